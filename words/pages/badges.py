"""Badges in words: on the shelf, in the menu for one's card, and in the alt text of the picture."""

from __future__ import annotations

from data import Badge, Player
from services.players.shelf import Shelf
from words.catalogue import as_far_as_fits, join_list, say, small
from words.limits import ALT_TEXT, CONTENT
from words.play.badges import badge_name
from words.turns.pieces import mention


def shelf_text(player: Player, shelf: Shelf, *, is_mine: bool) -> str:
    """Somebody's badges with their stories, then those that are coming up; what has no room is left out."""
    first = badges_line(player, shelf) if shelf.earned else say("badge-none", player=mention(player))
    lines = [first, *(say("badge-line", badge=badge) for badge in shelf.earned)]
    below = [_next(shelf)] if shelf.progress else []
    if is_mine and shelf.earned:
        chosen = join_list(map(badge_name, shelf.chosen))
        below.append(small(say("badge-card", count=len(shelf.chosen), list=chosen)))
    room = CONTENT - sum(len(line) + 1 for line in below)
    return "\n".join([as_far_as_fits(lines, room), *below])


def badges_line(player: Player, shelf: Shelf) -> str:
    """The number of somebody's badges, as their profile tells it."""
    return say("badge-title", player=mention(player), count=len(shelf.earned), all=len(Badge))


def _next(shelf: Shelf) -> str:
    """The badges that are coming up, the nearest first."""
    nearest = sorted(shelf.progress.items(), key=lambda way: way[1].done / way[1].all, reverse=True)
    ways = [
        say("badge-progress", badge=badge, done=str(way.done), all=str(way.all)) for badge, way in nearest
    ]
    return say("badge-next", list=join_list(ways))


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
