"""The buttons that step through a game, and the one that shares its film.

What a button is about is in its custom id: a match's number, or that it is the record on the button's own message.
"""

from __future__ import annotations

import discord

from bot.components.buttons import button, question, view_of
from services.replays import Step
from services.snapshots import Snapshot
from words.catalogue import say


def source_word(match_id: int | None) -> int | str:
    """How a custom id names what is replayed: a match, or the record on the message."""
    return "file" if match_id is None else match_id


def replay_view(step: Step) -> discord.ui.View:
    """Where one may go from here; the last word of each only keeps their custom ids apart."""
    match_id = step.source.match.id if isinstance(step.source, Snapshot) else None
    source = source_word(match_id)
    here, last = step.number, step.turns
    # Always the same buttons in the same places, so that nobody who taps quickly hits another.
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
    return view_of(*view)


def jump_question(match_id: int | None, turns: int) -> discord.ui.Modal:
    """Which turn to go to."""
    label = say("replay-jump-label", turns=str(turns))
    return question(say("replay-jump-title"), label, "jumped", source_word(match_id))


def film_view(match_id: int | None) -> discord.ui.View:
    """Sharing a film."""
    return view_of(button(say("button-share"), "show", source_word(match_id)))
