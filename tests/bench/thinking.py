"""How fast the engine looks ahead, one core."""

import time

from engine import Engine
from game import Edition, Position

NODES = 3_000_000
#: From the middle of games, where neither side has won yet.
POSITIONS = (
    "2K3/1k1K2/2k3/1K2k1/3k2/2K3 o 0/0 -/- classic",
    "4kC/1C4/3k1C/3Ck1/k2K2/1Ck1k1 g 5/0 -/- classic",
    str(Position.start(Edition.KITTENS)),
    "6/1K2k1/2k3/3K2/1k2K1/6 o 0/0 bc2n/- ghost",
)


def measure():
    engine, looked_at, start = Engine.load(), 0, time.perf_counter()
    for text in POSITIONS:
        looked_at += engine.analyse(Position.parse(text), nodes=NODES // len(POSITIONS)).nodes
    return {"engine_nodes_per_second": round(looked_at / (time.perf_counter() - start))}
