"""Badges in words: on the shelf, and in the alt text of its picture."""

from __future__ import annotations

from collections.abc import Iterator

from data import Badge, Player
from services.players.shelf import Shelf
from words.catalogue import as_far_as_fits, join_list, say, small
from words.limits import ALT_TEXT, CONTENT
from words.play.badges import badge_name
from words.turns.pieces import mention


def shelf_text(player: Player, shelf: Shelf, *, is_mine: bool) -> str:
    """Somebody's badges with their stories, and of one's own those still to come; where that is too long, one's own are named alone."""
    first = badges_line(player, shelf) if shelf.earned else say("badge-none", player=mention(player))
    stories = [say("badge-line", badge=badge) for badge in shelf.earned]
    if not is_mine:
        return as_far_as_fits([first, *stories], CONTENT)
    chosen = join_list(map(badge_name, shelf.chosen))
    below = small(say("badge-card", count=len(shelf.chosen), list=chosen)) if shelf.earned else ""
    room, ahead = CONTENT - len(below) - 1, tuple(_ahead(shelf))
    told = "\n".join([first, *stories, *ahead])
    if len(told) > room:
        # What is still to come is worth the room: the picture, too, has the names alone of those that are earned.
        names = join_list(map(badge_name, shelf.earned))
        told = as_far_as_fits([line for line in (first, names, *ahead) if line], room)
    return f"{told}\n{below}" if below else told


def badges_line(player: Player, shelf: Shelf) -> str:
    """The number of somebody's badges, as their profile tells it."""
    return say("badge-title", player=mention(player), count=len(shelf.earned), all=len(Badge))


def _ahead(shelf: Shelf) -> Iterator[str]:
    """The badges that are still to come, a line each, with the way there as far as it can be counted."""
    if shelf.ahead:
        yield say("badge-ahead")
    for badge in shelf.ahead:
        way = shelf.progress.get(badge)
        if way:
            yield say("badge-way", badge=badge, done=str(way.done), all=str(way.all))
        else:
            yield say("badge-line", badge=badge)


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


def way_to(shelf: Shelf, badge: Badge) -> str:
    """The way to a badge as the picture tells it, ``3/5``; empty where it can't be counted."""
    way = shelf.progress.get(badge)
    return f"{way.done}/{way.all}" if way else ""
