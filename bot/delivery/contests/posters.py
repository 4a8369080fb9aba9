"""The picture of a contest that is announced: its poster, with the cats of those who have joined."""

from __future__ import annotations

from typing import Final

import discord

from bot.delivery.drawing import Asker, Drawing
from data.records.contests import ContestKind
from renderer import Likeness, PosterScene, Prize
from services.contests.announcing import least
from services.contests.telling import ContestSeen
from words.pages.contests.answers import poster_alt_text

#: An arena needs nobody to begin; its poster has so many places.
_FEW: Final = 4


async def poster(drawing: Drawing, asker: Asker, seen: ContestSeen) -> discord.File:
    """The poster of a contest that has yet to begin, in the language that is being spoken."""
    contest = seen.contest
    prize = Prize.FLAME if contest.kind is ContestKind.ARENA else Prize.TROPHY
    joined = [Likeness(each.player.id) for each in seen.joined]
    scene = PosterScene(contest.name, prize, joined, least(contest.kind) or _FEW, contest.edition)
    picture = await drawing.poster(asker, scene)
    return picture.file(poster_alt_text(seen))
