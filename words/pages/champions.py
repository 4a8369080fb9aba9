"""Champions in words: the end of a season, and the hall of fame."""

from __future__ import annotations

from data.queries.standings import EVERYWHERE, Row
from game import Edition
from services.clubhouse.role import RoleNews
from services.ranking.champions import Champion, Hall, SeasonEnd, SeasonNumbers
from services.ranking.seasons import Season
from words.catalogue import as_far_as_fits, join_list, quoted, run_on, say, seconds, small
from words.limits import ALT_TEXT, CONTENT
from words.play.contests import winner_line
from words.turns.pieces import mention


def season_text(ended: SeasonEnd, server: str) -> str:
    """The end of a season of a ``server``, by its name if that is known: its first three, and its numbers."""
    named = [quoted(server)] if server else []
    lines = [say("season-over", title=say("between-facts").join((*_which_season(ended), *named)))]
    lines += map(_line, ended.podium)
    lines += map(small, (*_numbers(ended.numbers), rating_legend()))
    return "\n".join(lines)


def role_text(news: RoleNews) -> str:
    """The line that tells who holds the role of a server's champions now."""
    names = join_list(map(mention, news.holders))
    return say("role-held", role=f"<@&{news.role_id}>", held="yes" if names else "no", names=names)


def season_alt_text(ended: SeasonEnd, server: str = "") -> str:
    """The podium in words; ``server`` is the name in the picture."""
    lines = [say("season-over-alt", server=server or "none", title=podium_title(ended))]
    lines += map(_alt_line, ended.podium)
    lines += (say("season-over-alt-number", what=label, number=figure) for _, figure, label in figures(ended))
    return run_on([*lines, rating_legend()])


def _line(row: Row) -> str:
    """One of the first of a season."""
    if row.place == 1:
        return say("season-champion", player=mention(row.player), **_rating(row))
    return say("season-over-line", place=row.place, player=mention(row.player), **_rating(row))


def _alt_line(row: Row) -> str:
    """One of the first of a season, as the picture has them."""
    if row.place == 1:
        return say("season-over-alt-champion", name=row.player.name, **_rating(row))
    return say("season-over-alt-line", place=row.place, name=row.player.name, **_rating(row))


def podium_title(ended: SeasonEnd) -> str:
    """The title of the podium's picture: that the season is over, and which one; the server's name stands above it."""
    return say("between-facts").join((say("picture-season-over"), *_which_season(ended)))


def rating_legend() -> str:
    """The line that says which of a player's numbers stands beside their name."""
    return say("leaderboard-picture-legend")


def champion_word() -> str:
    """The word for the first of a season, in the podium's picture."""
    return say("picture-champion")


def _which_season(ended: SeasonEnd) -> tuple[str, str]:
    """The edition and the months of a season."""
    edition = say("edition-title", edition=ended.leaderboard.edition)
    return edition, season_name(Season.numbered(ended.leaderboard.season))


def figures(ended: SeasonEnd) -> list[tuple[str, str, str]]:
    """The numbers in the podium's picture: the name of a sign, the number, and a word for it."""
    numbers = ended.numbers
    found = [
        ("boop", str(numbers.matches), say("season-matches-label")),
        ("paw", str(numbers.people), say("season-people-label")),
    ]
    if numbers.longest:
        found.append(("hourglass", str(numbers.longest), say("season-longest-label")))
    return found


def hall_text(hall: Hall) -> str:
    """A page of the hall of fame, or that it is still empty."""
    lines = [say("hall-heading", **_where(hall))]
    if not hall.champions:
        until = seconds(hall.ends)
        lines.append(say("hall-empty", edition=hall.leaderboard.edition, until=until))
    lines += (
        say("hall-line", season=season_name(season), player=mention(row.player), **_rating(row))
        for season, row in hall.champions
    )
    if hall.champions:
        lines.append(small(rating_legend()))
    if hall.contests:
        lines += (
            say("champions-contests"),
            *(winner_line(won, mention(won.player)) for won in hall.contests),
        )
    return as_far_as_fits(lines, CONTENT)


def hall_alt_text(hall: Hall, server: str = "") -> str:
    """The picture of the hall of fame in words; ``server`` is the name in it. If there is no room, the last are left out."""
    lines = [say("hall-alt", server=server or "none", **_where(hall))]
    lines += map(_in_alt, hall.champions)
    lines.append(rating_legend())
    return as_far_as_fits(lines, ALT_TEXT, run_on)


def hall_title(hall: Hall) -> str:
    """The title of the picture of the hall of fame."""
    return say("hall-title", **_where(hall))


def season_name(season: Season) -> str:
    """The months and the year of a season."""
    return say("season", quarter=season.quarter, year=str(season.year))


def _in_alt(champion: Champion) -> str:
    season, row = champion
    return say("hall-alt-line", season=season_name(season), name=row.player.name, **_rating(row))


def _where(hall: Hall) -> dict[str, str | Edition]:
    guild_id, edition, _ = hall.leaderboard
    return {"edition": edition, "where": "everywhere" if guild_id == EVERYWHERE else "here"}


def _rating(row: Row) -> dict[str, str]:
    """The number that orders a leaderboard: whoever comes from there finds it again."""
    return {"rating": str(round(row.strength))}


def _numbers(numbers: SeasonNumbers) -> list[str]:
    """The numbers of a season, a sentence for each that is known."""
    lines = [say("season-matches", matches=numbers.matches, people=numbers.people)]
    if numbers.longest:
        lines.append(say("season-longest", turns=numbers.turns, longest=numbers.longest))
    if numbers.upset:
        winner, loser, ahead = numbers.upset
        lines.append(say("season-upset", winner=mention(winner), loser=mention(loser), ahead=ahead))
    return lines
