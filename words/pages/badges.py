"""Badges in words: on the shelf, and in the alt text of its picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from data import Badge, Player
from services.play.badges.earning import LEAST_LEVEL
from services.players.shelf import Shelf
from words.catalogue import join_list, say, small
from words.limits import ALT_TEXT
from words.play.badges import badge_name
from words.turns.pieces import mention

#: So many badges of a kind are told with their stories: all of them would be a wall of text.
_WITH_STORIES: Final = 5
_OF_LEVELS: Final = frozenset({Badge.LEVEL_FIVE, Badge.QUEEN})


def shelf_text(player: Player, shelf: Shelf, *, is_mine: bool) -> str:
    """Somebody's badges, and of one's own those still to come: a few of each with their stories, the others by name."""
    lines = [badges_line(player, shelf) if shelf.earned else say("badge-none", player=mention(player))]
    lines += _told(shelf, shelf.latest)
    if is_mine and shelf.ahead:
        lines += [say("badge-ahead"), *_told(shelf, shelf.ahead)]
    if is_mine:
        lines.append(small(say("badge-where", level=str(LEAST_LEVEL))))
    if is_mine and shelf.earned:
        chosen = join_list(map(badge_name, shelf.chosen))
        lines.append(small(say("badge-card", count=len(shelf.chosen), list=chosen)))
    return "\n".join(lines)


def badges_line(player: Player, shelf: Shelf) -> str:
    """The number of somebody's badges, as their profile tells it."""
    return say("badge-title", player=mention(player), count=len(shelf.earned), all=len(Badge))


def badges_on_card(shelf: Shelf) -> str:
    """The names of the badges on somebody's card, and how many more they have."""
    names, more = list(map(badge_name, shelf.on_card)), len(shelf.earned) - len(shelf.on_card)
    return " · ".join([*names, say("badge-more", count=more)]) if more else join_list(names)


def _told(shelf: Shelf, badges: Sequence[Badge]) -> Iterator[str]:
    """The first of some badges, a line each, with the way there as far as it can be counted; the names of the others in one line."""
    for badge in badges[:_WITH_STORIES]:
        if way := shelf.progress.get(badge):
            # Of a level only the highest one that was beaten counts, not how many.
            if badge in _OF_LEVELS:
                yield say("badge-way-level", badge=badge, done=str(way.done))
            else:
                yield say("badge-way", badge=badge, done=str(way.done), all=str(way.all))
        else:
            yield say("badge-line", badge=badge)
    if others := badges[_WITH_STORIES:]:
        yield small(join_list(map(badge_name, others)))


def shelf_alt_text(player: Player, shelf: Shelf) -> str:
    """The picture of a shelf in words; what has no room is left out."""
    if not shelf.earned:
        return say("badge-alt-none", name=player.name, all=len(Badge))
    names = [badge_name(badge) for badge in shelf.earned]
    told = say("badge-alt", name=player.name, count=len(names), all=len(Badge), list=join_list(names))
    return told[:ALT_TEXT]


def picture_title(player: Player) -> str:
    """The title of the picture."""
    return say("badge-picture", name=player.name)


def picture_count(shelf: Shelf) -> str:
    """The number of the badges that somebody has, of all that there are, below the title."""
    return say("picture-badges", count=str(len(shelf.earned)), all=str(len(Badge)))


def way_to(shelf: Shelf, badge: Badge) -> str:
    """The way to a badge as the picture tells it, ``3/5``; empty where it can't be counted."""
    way = shelf.progress.get(badge)
    return f"{way.done}/{way.all}" if way else ""
