"""A player's profile in words, on their card, and in its alt text."""

from __future__ import annotations

from bot.services.profiles import Profile, sum_of
from bot.words.catalogue import say
from bot.words.pieces import mention, score_text, side_sign
from data import Tally
from data.standings import EVERYWHERE
from game import Edition, Side


def profile_text(profile: Profile, *, shared: bool = False) -> str:
    """Matches by edition and side with the rating, then the numbers to smile at.

    One that is shared leaves out what is the asker's alone.
    """
    lines = [say("profile-title", player=mention(profile.player))]
    if profile.unlisted and not shared:
        lines.append(say("profile-unlisted"))
    lines += [_edition(profile, edition) for edition in Edition if _of(profile, edition)]
    lines += [say("profile-grown", count=_grown(profile)), say("profile-boops", count=_boops(profile))]
    lines.append(
        say("profile-streak", longest=profile.streak.longest, current=str(profile.streak.current))
        if profile.streak.current > 1
        else say("profile-longest", longest=profile.streak.longest)
    )
    if profile.first_squares:
        square, times = next(iter(profile.first_squares.items()))
        total = sum(profile.first_squares.values())
        lines.append(say("profile-square", square=square, times=str(times), total=total))
    if not (profile.is_mine or shared) and profile.with_me.matches:
        lines.append(_with_me(profile))
    return "\n".join(lines)


def tiles(profile: Profile) -> list[tuple[str, str]]:
    """What the card's tiles say: a figure, and what it is."""
    found = [
        (str(profile.score.matches), say("profile-tile-matches", count=profile.score.matches)),
        (str(_grown(profile)), say("profile-tile-grown", count=_grown(profile))),
        (str(_boops(profile)), say("profile-tile-boops", count=_boops(profile))),
        (str(profile.streak.longest), say("profile-tile-streak", count=profile.streak.longest)),
    ]
    square = next(iter(profile.first_squares), None)
    return [*found, (square, say("profile-tile-square"))] if square else found


def chart_title(profile: Profile) -> str:
    """What the chart is of."""
    where = "everywhere" if profile.table.guild_id == EVERYWHERE else "here"
    return say("profile-chart", edition=say("edition", edition=profile.table.edition), where=where)


def alt_text(profile: Profile) -> str:
    """The card in words."""
    told = ", ".join(f"{figure} {label}" for figure, label in tiles(profile))
    card = say("profile-alt", name=profile.player.name, tiles=told)
    if not profile.ratings:
        return card
    heights = [round(rated.rating) for rated in profile.ratings]
    curve = say(
        "profile-alt-chart",
        title=chart_title(profile),
        first=str(heights[0]),
        last=str(heights[-1]),
        low=str(min(heights)),
        high=str(max(heights)),
        count=len(heights),
    )
    return f"{card} {curve}"


def _edition(profile: Profile, edition: Edition) -> str:
    """Matches of an edition, on both sides and on each, with the rating if there is one."""
    done = _of(profile, edition)
    sides = " · ".join(
        f"{side_sign(side, edition)} {score_text(sum_of([t for t in done if t.side == side.value]))}"
        for side in Side
    )
    name = say("edition", edition=edition.value)
    line = say("profile-edition", edition=name, score=score_text(sum_of(done)), sides=sides)
    standing = profile.standings.get(edition.value)
    if standing is None:
        return line
    rating = say(
        "profile-rating",
        rating=str(round(standing.rating)),
        deviation=str(round(standing.deviation)),
        where="everywhere" if standing.guild_id == EVERYWHERE else "here",
    )
    return f"{line} · {rating}"


def _with_me(profile: Profile) -> str:
    score = profile.with_me
    counts = {name: str(count) for name, count in score._asdict().items()}
    return say("profile-with-me", player=mention(profile.player), **counts)


def _of(profile: Profile, edition: Edition) -> list[Tally]:
    return [tally for tally in profile.tallies if tally.edition == edition.value]


def _grown(profile: Profile) -> int:
    return sum(tally.graduations for tally in profile.tallies)


def _boops(profile: Profile) -> int:
    return sum(tally.boops_off for tally in profile.tallies)
