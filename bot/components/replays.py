"""The buttons that step through a game, and the one that shares its film.

A custom id says what is replayed: a match's number, or that it is the record attached to the button's own message.
"""

from __future__ import annotations

import discord

from bot.components.buttons import button, question, view_of
from services.replays import Step, is_over
from services.snapshots import Snapshot
from words.catalogue import say


def source_word(match_id: int | None) -> int | str:
    """How a custom id names what is replayed: a match, or the record attached to the message."""
    return "file" if match_id is None else match_id


def replay_view(step: Step) -> discord.ui.View:
    """The buttons to other turns; the last word of each only makes its custom id unique."""
    match_id = step.source.match.id if isinstance(step.source, Snapshot) else None
    source = source_word(match_id)
    here, last = step.number, step.turns
    # Always the same buttons in the same places, so that quick taps don't hit a wrong one.
    steps = (
        ("first", 0, here > 0),
        ("step-back", here - 1, here > 0),
        ("step-on", here + 1, here < last),
        ("last", last, here < last),
    )
    view = [
        *(
            button(say(f"button-{name}"), "step", source, max(number, 0), name, disabled=not possible)
            for name, number, possible in steps
        ),
        button(say("button-jump"), "jump", source, last, disabled=last == 0),
        button(say("button-animate"), "film", source, disabled=last == 0),
    ]
    if match_id is not None:
        view.append(button(say("button-record"), "record", match_id))
        if is_over(step.source) and last > 0:
            view.append(button(say("button-review"), "review", match_id))
    return view_of(*view)


def jump_question(match_id: int | None, turns: int) -> discord.ui.Modal:
    """The question which turn to go to."""
    label = say("replay-jump-label", turns=turns)
    return question(say("replay-jump-title"), label, "jumped", source_word(match_id))


def film_view(match_id: int | None) -> discord.ui.View:
    """The button that shares a film."""
    return view_of(button(say("button-share"), "show", source_word(match_id)))
