"""Somebody to play with: a search and six levels, on the rules alone. docs/engine.md tells how it thinks."""

from engine.answers import Analysis, Proof, ScoredTurn, chance, turns_to_end
from engine.engine import Engine, EngineUnavailable
from engine.levels import Level
from engine.stop import Stop

__all__ = [
    "Analysis",
    "Engine",
    "EngineUnavailable",
    "Level",
    "Proof",
    "ScoredTurn",
    "Stop",
    "chance",
    "turns_to_end",
]
