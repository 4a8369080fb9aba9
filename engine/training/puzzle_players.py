"""The players of the games in which puzzles come up, and those who try the puzzles: five strengths that never change.

They are the levels 1 to 5 as these were when the first stock was made. Whatever becomes of the levels, the same seeds give the
same puzzles, and the difficulties of old and new puzzles can be compared.
"""

from __future__ import annotations

from typing import Final

from engine.levels import Habits

#: From the weakest to the strongest.
SOLVERS: Final = (
    Habits(depth=0, nodes=10_000, overlooks=0.88, misjudges=400, central=0.8),
    Habits(depth=1, nodes=10_000, hurries=0.7, overlooks=0.45, misjudges=120, central=0.85),
    Habits(depth=1, nodes=10_000, hurries=0.24, overlooks=0.19, misjudges=50, central=0.9),
    Habits(depth=2, nodes=20_000, hurries=0.08, overlooks=0.08, misjudges=26, central=0.95),
    Habits(depth=3, nodes=100_000, overlooks=0.025, misjudges=12),
)
#: Both players of a game are two of these: they err, and so leave wins to be found.
PLAYERS: Final = SOLVERS[1:4]
#: These leave a win, and kittens to grow up, for many turns.
BEGINNERS: Final = SOLVERS[:3]
