"""Sixty hints to be read by somebody who plays: ``python -m tests.teaching.sixty [SEED]``; the same seed gives the same positions."""

import sys
from random import Random

from engine import Engine, FormerLevel
from engine.teacher import Teacher
from game import Edition, Position
from game.diagram import diagram
from words.turns.hints import hint_text
from words.turns.looks import look_text

HOW_MANY = {Edition.CLASSIC: 22, Edition.GHOST: 22, Edition.KITTENS: 16}
LEVELS = (FormerLevel.TWO, FormerLevel.THREE, FormerLevel.FOUR)
PARTS = ("opening", "middle", "end")


def game(engine, edition, rng):
    """The turns of a game between players of levels 2 to 4, and its positions from the start to the end."""
    players = [rng.choice(LEVELS) for _ in range(2)]
    turns, stood = [], [Position.start(edition)]
    while not stood[-1].outcome and len(stood) < 120:
        level = players[len(stood) % 2]
        turns.append(engine.choose(stood[-1], level, seed=rng.randrange(10**6), history=stood[:-1]))
        stood.append(stood[-1].after(turns[-1]))
    return turns, stood


def chosen(stood, part, rng):
    """The number of a position in one part of a game: its first third, but for the first turns, its second, its last."""
    third = len(stood) // 3
    if part == "opening":
        return rng.randrange(min(3, third), max(third, 4))
    return rng.randrange(third, 2 * third) if part == "middle" else rng.randrange(2 * third, len(stood))


def questions(engine, seed):
    """Positions to give hints for, each with the part of the game it is from and those that stood before."""
    rng = Random(f"sixty {seed}")
    for edition, many in HOW_MANY.items():
        for number in range(many):
            stood = []
            while len(stood) < 9:
                *stood, _ = game(engine, edition, rng)[1]
            part = PARTS[number % 3]
            at = chosen(stood, part, rng)
            yield part, stood[at], stood[:at]


def main(seed):
    engine = Engine.load()
    teacher = Teacher(engine)
    for number, (part, position, history) in enumerate(questions(engine, seed), 1):
        hint = teacher.hint(position, history)
        judged = engine.analyse(position, nodes=150_000, margin=45, history=history).turns
        told = ", ".join(f"{each.turn}{'' if each.exact else '<'}={round(each.score)}" for each in judged[:6])
        print(f"--- {number} {position.edition.value}, {part}, turn {len(history) + 1}: {position}")
        print(diagram(position))
        print(f"    (150,000 positions: {told})")
        print(look_text(position, hint))
        print(hint_text(position, hint), "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
