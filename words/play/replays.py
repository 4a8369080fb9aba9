"""The words at each turn of a replay, and about a film."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from data import MatchEnd
from game import Played, Record, Side
from services.play.matches import ENDINGS
from services.play.snapshots import Snapshot
from services.replays import ReplayStep, end_of
from words.catalogue import quoted, say, small
from words.limits import ALT_TEXT
from words.play.boards.last import end_text, headline
from words.turns.alt_text import SIDES, Ended, describe, ended, ended_in, how_it_ended, names_in
from words.turns.pieces import mention, shortened, side_as_name
from words.turns.story import loudest, most_telling, tell, tell_last
from words.turns.turn_names import turn_name

#: Marks that would begin a list at the start of a line.
_LIST_MARK: Final = re.compile(r"^(\s*([-+]|\d+[.)])\s+)+")
#: So much of a name stands above the bed of a film, beside what a turn does.
_IN_FILM: Final = 14


def step_text(step: ReplayStep) -> str:
    """The text of a step: which turn this is, and what it did."""
    orange, gray = both_names(step.source)
    words: dict[str, str | int] = {
        "orange": orange,
        "gray": gray,
        "turn": step.number,
        "turns": step.turns,
    }
    if isinstance(step.source, Snapshot):
        title = say("replay-title", match=str(step.source.match.id), **words)
    else:
        title = say("replay-file-title", edition=step.source.edition, **words)
    if step.played is None:
        return f"{title}\n{say('replay-start')}"
    telling = tell_last if step.over and isinstance(step.source, Snapshot) else tell
    done = telling({Side.ORANGE: orange, Side.GRAY: gray}, step.events)
    lines = [title, say("turn-planned", told=done) if step.planned else done]
    if step.over and isinstance(step.source, Snapshot):
        lines.append(end_text(step.source))
    return "\n".join(lines)


def step_alt_text(step: ReplayStep) -> str:
    """The picture of a turn in words; where somebody reads boards in words only the bed, for the text tells the turn."""
    names, end = _plain_names(step.source), _end(step)
    told = isinstance(step.source, Snapshot) and step.source.in_words
    events = () if told else step.events
    return describe(step.position, events, names=names, end=end, planned=step.planned and not told)


def _plain_names(source: Snapshot | Record) -> Mapping[Side, str]:
    """The players' names for a picture in words; the sides' names where a record names nobody."""
    if isinstance(source, Snapshot):
        return names_in(source)
    named = any(source.headers.get(header) for header in ("Orange", "Gray"))
    return dict(zip(Side, both_names(source), strict=True)) if named else SIDES


def picture_names(source: Snapshot | Record) -> tuple[str, str]:
    """The names of Orange's and Gray's players as a picture has them, without any markup."""
    names = _plain_names(source)
    return names[Side.ORANGE], names[Side.GRAY]


def _end(step: ReplayStep) -> Ended | None:
    """The end of the game, if it ended at this turn; a record only says that it ended."""
    if not step.over:
        return None
    return (ended_in(step.source) if isinstance(step.source, Snapshot) else None) or Ended()


def all_turns(snapshot: Snapshot, game: Record) -> str:
    """Every turn of a match in words, a line each with its number, by the plain names of the players; and how the match ended."""
    names, lines, position = _plain_names(snapshot), list[str](), game.start
    for number, turn in enumerate(game.turns, 1):
        played = position.play(turn)
        lines.append(f"{number}. {tell(names, played.events)}")
        position = played.position
    end = ended(snapshot.match)
    return "\n".join([*lines, *([how_it_ended(names, end)] if end else []), ""])


def film_title(source: Snapshot | Record, *, brief: bool) -> str:
    """The title in a film: the edition, which match it is, and that it has only its liveliest turns if it is ``brief``."""
    if isinstance(source, Snapshot):
        number = say("board-match", match=str(source.match.id))
        facts = [say("edition-title", edition=source.match.edition), number]
    else:
        facts = [say("edition-title", edition=source.edition)]
    if brief:
        facts.append(say("button-highlights"))
    return say("between-facts").join(facts)


def film_turns(source: Snapshot | Record, shown: Mapping[int, Played | None]) -> tuple[tuple[int, str], ...]:
    """The numbers of a short film's turns, and what each did above all, as it stands above the bed while it moves."""
    names = {side: shortened(name, _IN_FILM) for side, name in _plain_names(source).items()}
    return tuple((number, loudest(names, played.events)) for number, played in shown.items() if played)


def film_result(source: Snapshot | Record) -> str:
    """The result at the end of a film: who has won and how, or that nobody has; nothing where the game goes on, or doesn't count."""
    return headline(*_result(source), _plain_names(source))


def _result(source: Snapshot | Record) -> tuple[MatchEnd | None, Side | None]:
    """The end of a game and its winner, as far as they are known: of a record, by its last turn."""
    if isinstance(source, Snapshot):
        return source.match.ending, source.match.winner
    outcome = end_of(source).position.outcome
    return (ENDINGS[outcome.ending], outcome.winner) if outcome else (None, None)


def film_text(source: Snapshot | Record) -> str:
    """The text of a film."""
    orange, gray = both_names(source)
    if isinstance(source, Snapshot):
        told = say("film-of-match", match=str(source.match.id), orange=orange, gray=gray)
        return told if source.running else f"{told}\n{end_text(source)}"
    return say("film-of-file", orange=orange, gray=gray)


def film_progress(turn: int, turns: int) -> str:
    """The share of a film that is drawn, as a line."""
    return say("film-progress", turn=turn, turns=turns) if turn else say("film-waiting")


def highlights_text(source: Snapshot | Record, shown: Mapping[int, Played | None]) -> str:
    """The text of a game's highlights, with what each turn did."""
    orange, gray = both_names(source)
    if not isinstance(source, Snapshot):
        told = say("highlights-of-file", orange=orange, gray=gray)
        return "\n".join([told, *_each(source, shown)])
    told = say("highlights-of-match", match=str(source.match.id), orange=orange, gray=gray)
    return "\n".join([told, *([] if source.running else [end_text(source)]), *_each(source, shown)])


def _each(source: Snapshot | Record, shown: Mapping[int, Played | None]) -> Iterator[str]:
    """A line for each turn that is shown; for the last only where the end is told above it."""
    names = dict(zip(Side, both_names(source), strict=True))
    told = isinstance(source, Snapshot) and not source.running
    for number, played in list(shown.items())[: None if told else -1]:
        if played:
            yield small(say("highlights-turn", turn=str(number), told=most_telling(names, played.events)))


def film_alt(source: Snapshot | Record, at_end: ReplayStep) -> str:
    """A film in words: whose game it is, its length, and the board at its end."""
    orange, gray = _names_on_film(source)
    told = say("film-alt", orange=orange, gray=gray, count=at_end.turns, told=_told(source, at_end))
    return say("between-facts").join((film_title(source, brief=False), told))[:ALT_TEXT]


def highlights_alt(source: Snapshot | Record, at_end: ReplayStep, shown: Mapping[int, Played | None]) -> str:
    """A game's highlights in words: whose game it is, the turns that are ``shown`` by their numbers, and the board at its end."""
    orange, gray = _names_on_film(source)
    names = dict(zip(Side, (orange, gray), strict=True))
    # What a turn did is told with commas and semicolons.
    turns = " / ".join(
        say("highlights-alt-turn", turn=str(number), player=names[played.side], played=turn_name(played))
        for number, played in shown.items()
        if played
    )
    told = say("highlights-alt", orange=orange, gray=gray, turns=turns, told=_told(source, at_end))
    return say("between-facts").join((film_title(source, brief=True), told))[:ALT_TEXT]


def _names_on_film(source: Snapshot | Record) -> list[str]:
    """The players' names as a film has them: with the ratings that the match has given them, if it has."""
    names = picture_names(source)
    ratings = source.summary.ratings if isinstance(source, Snapshot) and source.summary else None
    if not ratings:
        return list(names)
    after = (str(ratings[side].after) for side in Side)
    return [say("name-rated", name=name, rating=rating) for name, rating in zip(names, after, strict=True)]


def _told(source: Snapshot | Record, at_end: ReplayStep) -> str:
    """The board at the end of a film in words, by the names of the players."""
    end = ended(source.match) if isinstance(source, Snapshot) else _end(at_end)
    return describe(at_end.position, at_end.events, names=_plain_names(source), end=end)


def both_names(source: Snapshot | Record) -> tuple[str, str]:
    """The names of Orange's and Gray's players; for a record, its own or else the sides' names."""
    if isinstance(source, Snapshot):
        return mention(source.orange), mention(source.gray)
    orange, gray = (
        _LIST_MARK.sub("", quoted(source.headers.get(header, ""))).strip() or side_as_name(side)
        for header, side in (("Orange", Side.ORANGE), ("Gray", Side.GRAY))
    )
    return orange, gray
