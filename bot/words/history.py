"""A player's finished matches, and a match stepped through, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.history import Finished, Step
from bot.words.catalogue import say
from bot.words.choices import LONGEST
from bot.words.pieces import mention
from bot.words.story import tell

_RESULTS = {True: "won", False: "lost", None: "nobody"}


def history_text(page: Sequence[Finished]) -> str:
    """A line for each match."""
    if not page:
        return say("history-none")
    lines = (
        say(
            "history-line",
            result=_RESULTS[item.won],
            opponent=mention(item.opponent),
            match=str(item.match.id),
            edition=say("edition", edition=item.match.edition),
            ending=_ending(item),
            turns=say("games-turns", count=item.match.turns),
            ended=str(int(item.match.changed_at.timestamp())),
        )
        for item in page
    )
    return "\n".join((say("history-title"), *lines))


def replay_option(item: Finished) -> str:
    """A match in the menu from which one is replayed, with room for its number whatever the name is."""
    words = {"result": _RESULTS[item.won], "match": str(item.match.id)}
    room = LONGEST - len(say("history-option", opponent="", **words))
    return say("history-option", opponent=item.opponent.name[:room], **words)


def step_text(step: Step) -> str:
    """Where in the match this is, and the turn told."""
    match = step.snapshot.match
    title = say(
        "replay-title",
        match=str(match.id),
        orange=mention(step.snapshot.orange),
        gray=mention(step.snapshot.gray),
        turn=str(step.number),
        turns=str(step.turns),
    )
    if step.number == 0:
        return f"{title}\n{say('replay-start')}"
    return f"{title}\n{tell(mention(step.snapshot.player(step.before.side)), step.events)}"


def _ending(item: Finished) -> str:
    return say("ending", ending=item.match.ending.value if item.match.ending else "")
