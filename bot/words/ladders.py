"""A leaderboard in words: its title, its lines, and the picture's alt text."""

from __future__ import annotations

from bot.services.ladders import Page
from bot.services.ratings import EVERYWHERE
from bot.words.catalogue import say
from bot.words.pieces import mention
from data.standings import Row, Table

#: Discord's limit for alt text, less a little.
_LONGEST_ALT = 1000
_TRENDS = {1: "up", 0: "even", -1: "down"}


def title(table: Table) -> str:
    """What the table is of."""
    edition = say("edition", edition=table.edition)
    where = "everywhere" if table.guild_id == EVERYWHERE else "here"
    return say("ladder-title", edition=edition, where=where)


def text(page: Page) -> str:
    """The table as text: the same lines as the picture's, with everybody's own name of the moment."""
    heading = say("ladder-heading", title=title(page.table))
    if not page.rows and not page.unsure:
        return f"{heading}\n{say('ladder-empty')}"
    lines = [_line(row) for row in page.rows]
    if page.apart:
        lines += [say("ladder-own"), _line(page.apart)]
    if page.unsure:
        names = ", ".join(
            say("ladder-unsure", player=mention(row.player), rating=str(round(row.standing.rating)))
            for row in page.unsure
        )
        lines.append(say("ladder-provisional", names=names))
    return "\n".join([heading, *lines])


def alt_text(page: Page) -> str:
    """The picture's lines without markup."""
    lines = (
        say(
            "ladder-alt",
            place=str(row.place),
            name=row.player.name,
            rating=str(round(row.standing.rating)),
            deviation=str(round(row.standing.deviation)),
            record=record(row),
        )
        for row in page.rows
    )
    return " ".join((title(page.table) + ".", *lines))[:_LONGEST_ALT]


def record(row: Row) -> str:
    """Wins, losses and draws."""
    counts = {name: str(getattr(row.standing, name)) for name in ("wins", "losses", "draws")}
    return say("ladder-record", **counts)


def _line(row: Row) -> str:
    change = round(row.standing.change)
    return say(
        "ladder-line",
        place=str(row.place),
        player=mention(row.player),
        rating=str(round(row.standing.rating)),
        deviation=str(round(row.standing.deviation)),
        record=record(row),
        trend=_TRENDS[(change > 0) - (change < 0)],
        change=str(abs(change)),
    )
