"""The pictures of a cup: its bracket, a larger one in parts."""

from __future__ import annotations

import discord

from bot.delivery.drawing import Asker, Drawing
from contests.cup.bracket import Tie
from renderer import BracketRound, BracketScene, BracketTie
from services.contests.cup.brackets import CupBracket
from services.contests.telling import ContestSeen
from words.catalogue import say
from words.pages.contests.cups import bracket_alt_text, round_of
from words.play.series import written_points


async def bracket_pictures(drawing: Drawing, asker: Asker, seen: ContestSeen) -> list[discord.File]:
    """The bracket of a cup that has begun, in the language that is being spoken; none before."""
    cup = seen.cup
    if cup is None:
        return []
    rounds = [
        BracketRound(round_of(cup, number), [_drawn(cup, tie) for tie in ties])
        for number, ties in enumerate(cup.rounds)
    ]
    parts = await drawing.bracket(asker, BracketScene(seen.contest.name, rounds, say("cup-bye")))
    told = bracket_alt_text(seen, cup)
    return [part.file(told, f"bracket-{number + 1}.png") for number, part in enumerate(parts)]


def _drawn(cup: CupBracket, tie: Tie | None) -> BracketTie:
    """A tie as it is drawn: the better seed above, with the points of both once there are some."""
    if tie is None:
        return BracketTie()
    better = _name(cup, tie.better)
    if tie.other is None:
        return BracketTie((better, ""), winner=0, bye=True)
    both = tie.better, tie.other
    scores = ["", ""]
    if tie.games:
        scores = [written_points(sum(game.points(each) for game in tie.games)) for each in both]
    winner = None if tie.winner is None else both.index(tie.winner)
    return BracketTie((better, _name(cup, tie.other)), (scores[0], scores[1]), winner)


def _name(cup: CupBracket, player_id: int) -> str:
    return cup.players[player_id].name or say("former-player")
