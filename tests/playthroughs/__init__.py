"""Games as text that a rules expert can proof-read: board, turn, what happened, board.

In a file, lines that begin with ``>`` are the script and plain lines are comments; what is indented was written by
``python -m tests.playthroughs`` and is compared by a test. ``> start POSITION`` sets a board up, ``> TURN`` plays,
``> ! TURN`` must be refused.
"""
