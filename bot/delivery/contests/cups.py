"""The pictures of a cup: its bracket, a larger one in parts; and at its end a podium."""

from __future__ import annotations

import discord

from bot.delivery.drawing import Asker, Drawing
from renderer import PLAIN, BracketRound, BracketScene, BracketTie, Likeness, Winner
from services.contests.cup.brackets import CupBracket
from services.contests.telling import ContestSeen
from words.catalogue import say
from words.pages.contests.cups import bracket_alt_text, first_two, podium_alt_text, round_of
from words.play.series import written_points


async def bracket_pictures(drawing: Drawing, asker: Asker, seen: ContestSeen) -> list[discord.File]:
    """The bracket of a cup that has begun, in the language that is being spoken; none before."""
    cup = seen.cup
    if cup is None:
        return []
    rounds = [
        BracketRound(round_of(cup, number), [_drawn(cup, number, at) for at in range(len(ties))])
        for number, ties in enumerate(cup.rounds)
    ]
    champion = PLAIN if cup.champion is None else Likeness(cup.champion)
    scene = BracketScene(seen.contest.name, rounds, say("cup-bye"), champion=champion)
    parts = await drawing.bracket(asker, scene)
    told = bracket_alt_text(seen, cup)
    return [part.file(told, f"bracket-{number + 1}.png") for number, part in enumerate(parts)]


async def podium_picture(drawing: Drawing, asker: Asker, seen: ContestSeen, server: str) -> discord.File:
    """The winner of a cup in a ``server`` and the second, on a podium, in the language that is being spoken."""
    winners = [
        Winner(player.name or say("former-player"), likeness=Likeness(player.id))
        for player in first_two(seen)
    ]
    # The cup stands large above it, and small the server, which a season's podium names first.
    picture = await drawing.podium(asker, server, winners, (), server=seen.contest.name)
    return picture.file(podium_alt_text(seen, server))


def _drawn(cup: CupBracket, number: int, at: int) -> BracketTie:
    """A tie as it is drawn, with the points of both once there are some."""
    tie = cup.rounds[number][at]
    upper, lower = _both(cup, number, at)
    names, looks = (_name(cup, upper), _name(cup, lower)), (Likeness(upper or 0), Likeness(lower or 0))
    if tie is None:
        return BracketTie(names, likenesses=looks)
    if tie.other is None:
        return BracketTie(names, winner=0, bye=True, likenesses=looks)
    points = [sum(game.points(each) for game in tie.games) for each in (tie.better, tie.other)]
    scores = [written_points(each) if tie.games else "" for each in points]
    if upper != tie.better:
        scores.reverse()
    winner = None if tie.winner is None else int(tie.winner == lower)
    return BracketTie(names, (scores[0], scores[1]), winner, likenesses=looks)


def _both(cup: CupBracket, number: int, at: int) -> tuple[int | None, int | None]:
    """The two of a tie as they stand in the bracket: whoever comes from the upper tie of the round before, and from the lower one; None: not known yet."""
    tie = cup.rounds[number][at]
    if number == 0:
        return (tie.better, tie.other) if tie else (None, None)
    upper, lower = cup.rounds[number - 1][2 * at : 2 * at + 2]
    return upper and upper.winner, lower and lower.winner


def _name(cup: CupBracket, player_id: int | None) -> str:
    """The name of a player; empty if it is not known yet who it will be."""
    return "" if player_id is None else cup.players[player_id].name or say("former-player")
