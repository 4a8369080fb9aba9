"""Somebody to play with: a search and ten levels, on the rules alone. docs/engine.md tells how it thinks."""

from engine.answers import Analysis, Proof, ScoredTurn, chance, turns_to_end
from engine.engine import Engine, EngineUnavailable
from engine.levels import FormerLevel, Level
from engine.stop import Stop

__all__ = [
    "Analysis",
    "Engine",
    "EngineUnavailable",
    "FormerLevel",
    "Level",
    "Proof",
    "ScoredTurn",
    "Stop",
    "chance",
    "turns_to_end",
]
