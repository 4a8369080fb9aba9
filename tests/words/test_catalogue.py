"""The catalogue is whole: what the code says is there, what is there is said, and each is given what it names."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from data import First, MatchEnd, Player
from data.queries.matches.shown_matches import MatchToShow, Motion
from game import Edition, Objection, Position, Side, TurnError
from services.play.match_selection import RunningMatch
from services.play.stories import Story
from services.refusals import Refusal, Refused
from tests.data.make import a_match
from tests.strategies import games, positions
from words import refusals
from words.catalogue import WordsMissing, join_list, quoted, run_on, say, speaking
from words.choices import match_choices
from words.limits import ALT_TEXT
from words.play.challenges import CHALLENGE_BOXES
from words.turns.alt_text import SIDES, Ended, describe
from words.turns.story import tell
from words.turns.turn_choices import no_turns, turn_choices

ROOMS = ("bot", "services", "words")
#: Keys that the code puts together from a value.
COMPOSED = (
    {f"refusal-{refusal.value}" for refusal in Refusal}
    | {f"objection-{objection.name.lower().replace('_', '-')}" for objection in Objection}
    | {f"command-challenge-first-{first.value}" for first in First}
    | {f"button-{step}" for step in ("first", "step-back", "step-on", "last")}
    | {f"story-{story.value}" for story in Story if story is not Story.PLAIN}
    | {f"turn-words-{piece}" for piece in ("kitten", "cat", "ghost")}
    | {f"form-about-{post}" for post in ("house", "week", "season", "badges", "anyone-announces")}
    | {f"form-about-{name}" for name in (*CHALLENGE_BOXES, "rescue", "weekends-off")}
)


# Read when it is first needed: every process of the tests imports this file, and one or two run it.


@cache
def english():
    return FluentParser().parse(Path("words/sentences/en.ftl").read_text(encoding="utf-8"))


@cache
def messages():
    return {entry.id.name: entry for entry in english().body if isinstance(entry, ftl.Message)}


@cache
def nodes():
    """All that the code is made of."""
    paths = [path for room in ROOMS for path in Path(room).rglob("*.py")]
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def mentioned():
    """Every text in the code."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said():
    """Every key that is said as it stands, with the names of what is handed over (None: it can't be told)."""
    for node in nodes():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"say", "localised"}:
            names = [keyword.arg and keyword.arg.replace("_", "-") for keyword in node.keywords]
            if isinstance(node.args[0], ast.Constant):
                yield node.args[0].value, None if None in names else set(names)


def references():
    """Every sentence that stands within another."""
    found = set()

    class References(Visitor):
        def visit_MessageReference(self, node):  # noqa: N802 - Fluent's name
            found.add(node.id.name)

    References().visit(english())
    return found


def variables(message):
    found = set()

    class Names(Visitor):
        def visit_VariableReference(self, node):  # noqa: N802 - Fluent's name
            found.add(node.id.name)

        def visit_MessageReference(self, node):  # noqa: N802 - Fluent's name
            found.update(variables(messages()[node.id.name]))

    Names().visit(message)
    return found


def test_the_catalogue_is_read_without_a_mistake():
    assert [entry for entry in english().body if isinstance(entry, ftl.Junk)] == []
    assert len(messages()) > 100


def test_every_sentence_said_is_there_and_every_one_there_is_said():
    # That the options' names are those of the commands, tests/wire/test_registration.py asks.
    there = {key for key in messages() if not key.startswith("option-")}
    all_said = {key for key, _ in said()} | COMPOSED
    wrong = [f"{key} is said, but is not in words/sentences/en.ftl" for key in sorted(all_said - there)]
    wrong += [f"{key} is said by nobody" for key in sorted(there - mentioned() - COMPOSED - references())]
    assert not wrong, "\n".join(wrong)


def test_every_sentence_is_given_what_it_names():
    for key, names in said():
        if names is not None and key in messages():
            comment = messages()[key].comment
            told_of = set(re.findall(r"\$([a-z-]+)", comment.content)) if comment else set()
            assert variables(messages()[key]) | told_of <= names, key


def test_a_missing_sentence_or_detail_is_an_error():
    with pytest.raises(WordsMissing):
        say("no-such-sentence")
    with pytest.raises(WordsMissing):
        say("board-your-turn")


def test_lists_read_as_lists():
    assert join_list(["a3"]) == "a3"
    assert join_list(["a3", "b3", "c3"]) == "a3, b3, c3"
    with speaking("ko"):
        assert join_list(["a3", "b3", "c3"]) == "a3, b3, c3"
    with speaking("de"):
        assert join_list(["a3", "b3", "c3"]) == "a3, b3 und c3"


@pytest.mark.long
@settings(max_examples=30, deadline=None)
@given(games())
def test_every_turn_can_be_told_and_described_in_so_many_letters(game):
    edition, turns = game
    position = Position.start(edition)
    for turn in turns:
        played = position.play(turn)
        position = played.position
        assert tell(SIDES, played.events)
        described = describe(position, played.events)
        assert len(described) < ALT_TEXT, "cut off"
        for square, piece in position.pieces.items():
            assert re.search(rf"\b{chr(97 + square % 6)}{square // 6 + 1}\b", described), piece


@pytest.mark.parametrize("ending", MatchEnd)
def test_how_a_match_ended_is_described_in_a_whole_sentence(ending):
    names = {Side.ORANGE: "A" * 600, Side.GRAY: "Bob"}
    end = Ended(ending, Side.GRAY if ending.won else None, Side.ORANGE)
    told = describe(Position.start(Edition.CLASSIC), names=names, end=end)
    assert len(told) <= ALT_TEXT
    last = told[told.index("The match is over") :]
    assert last.endswith(".")
    if ending.by_turn and ending.won:
        assert last == "The match is over.", "the turn itself tells who has won"
    else:
        assert last.startswith("The match is over: ")
    assert ("Tuxedo won" in last) == (ending in {MatchEnd.RESIGNED, MatchEnd.TIME})
    assert ("doesn't count" in last) == (not ending.counts)


def test_a_turn_picked_from_the_list_with_its_line_and_the_ghosts_entry_is_found_again():
    position = Position.parse("6/2k2c/C1K3/4cc/1C1c2/3CKc g 5/6 ab5s/- ghost")
    (picked,) = turn_choices(position, "K@f4 G@ab1 =f3f4f5", in_words=True)
    assert picked.value == "K@f4 G@ab1 =f3f4f5"
    assert turn_choices(position, picked.label, in_words=True) == [picked]


@settings(max_examples=40, deadline=None)
@given(positions(), st.data())
def test_whatever_autocomplete_offers_can_be_played_or_asks_for_a_choice_it_then_offers(position, data):
    turn = data.draw(st.sampled_from(position.legal_turns()))
    typed = data.draw(st.sampled_from(["", str(turn)[2], str(turn)[2:4], str(turn)[:4], str(turn)]))
    in_words = data.draw(st.booleans())
    offered = turn_choices(position, typed, in_words=in_words)
    assert 0 < len(offered) <= 25
    for choice in offered:
        assert 1 <= len(choice.label) <= 100
        if in_words:
            assert turn_choices(position, choice.label, in_words=True) == [choice], "picked from the list"
        try:
            position.parse_turn(choice.value)
        except TurnError as error:
            ways = turn_choices(position, choice.value)
            assert len(ways) > 1
            assert {str(way) for way in error.turns[:25]} <= {way.value for way in ways}


def test_whoever_reads_boards_in_words_is_told_where_each_piece_goes():
    label = "a1 kitten: boops 1 of yours · boops 1"
    position = Position.parse("6/6/6/6/k5/1K4 o 0/0 -/- classic")
    assert turn_choices(position, "a1")[0].label == label
    assert turn_choices(position, "a1", in_words=True)[0].label == (
        "a1 kitten: boops yours b1 to c1; theirs a2 to a3"
    )
    crowd = Position.parse("6/6/1kkk2/1k1K2/1kkk2/6 o 0/0 -/- classic")
    (choice,) = turn_choices(crowd, "c3", in_words=True)[:1]
    assert choice.label.startswith("c3 kitten: boops yours "), "where there is little room, no kinds"


@pytest.mark.parametrize(
    ("ghosts", "typed", "told"),
    [
        ("bc2n/- ghost", "c4 g", "it can come in the turn after"),
        ("bc2n/- ghost", "c4 g a23", "it can come in the turn after"),
        ("-/- ghost", "c4 g d4", "A ghost comes in at the edge, between two squares: c4 g a23."),
        ("-/- classic", "c4 g", "There are no ghosts in this edition."),
        ("-/- classic", "g7", "Squares go from a1 to f6"),
    ],
)
def test_of_a_ghost_that_can_not_come_in_it_is_said_when_and_where_it_can(ghosts, typed, told):
    position = Position.parse(f"6/6/6/6/6/6 o 0/0 {ghosts}")
    assert turn_choices(position, typed) == []
    assert told in no_turns(None, typed, position).label


def test_typing_a_whole_turn_finds_it():
    position = Position.parse("6/6/6/KK1KK1/6/6 o 0/0 -/- classic")
    assert [choice.value for choice in turn_choices(position, "c3")] == [
        "K@c3 =a3b3c3",
        "K@c3 =b3c3d3",
        "K@c3 =c3d3e3",
    ]
    assert [choice.label for choice in turn_choices(position, "K@c3 =b3")] == [
        "c3 kitten: b3, c3, d3 grow up"
    ]


def test_a_seam_where_a_ghost_stands_already_means_no_other():
    position = Position.parse("6/6/3k2/6/1K4/6 g 0/0 a34e/- ghost")
    assert [choice.value for choice in turn_choices(position, "f1 g a34")] == []
    assert len(turn_choices(position, "f1 g a3")) == 1, "a square has a seam on either side, and one is taken"


def test_a_square_alone_offers_the_cat_too_and_either_may_be_named_behind_it():
    position = Position.parse("6/6/6/6/6/6 o 3/0 -/- classic")
    offered = turn_choices(position, "c3")
    assert sorted(choice.value for choice in offered) == ["C@c3", "K@c3"]
    for typed, value in (("c3 kitten", "K@c3"), ("c3 cat", "C@c3"), ("cat c3", "C@c3")):
        assert [choice.value for choice in turn_choices(position, typed)] == [value]


@pytest.mark.parametrize(
    ("typed", "where"),
    [("ghost 20", "ef6"), ("ghost between e6 and f6", "ef6"), ("ghost e6-f6", "ef6"), ("g ef6", "ef6")],
)
def test_the_way_in_of_a_ghost_is_typed_by_its_number_or_the_squares_beside_it(typed, where):
    position = Position.start(Edition.GHOST)
    assert [choice.value for choice in turn_choices(position, f"b2 {typed}")] == [f"K@b2 G@{where}"]
    every = turn_choices(position, "b2 ghost e6")
    assert {f"K@b2 G@{each}" for each in ("ef6", "de6")} <= {choice.value for choice in every}


def test_a_long_name_of_an_opponent_fits_into_a_choice():
    ann, bob = Player(1, 11, "Ann"), Player(2, 12, "Bob" * 100)
    found = MatchToShow(a_match(ann, bob)._replace(id=123456), ann, bob, Motion(boards=False, allowed=True))
    item = RunningMatch(found, bob, awaits_me=True)
    [choice] = match_choices([item], "bob")
    assert len(choice.label) <= 100
    assert choice.label.endswith("… · your turn · boop · match 123456")


@given(st.text())
def test_what_people_type_has_no_power_in_a_sentence(text):
    kept = quoted(text)
    assert len(kept) <= 100
    assert not set(kept) & set("*_~`|<>@#[]()\\:/\n")


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_says_what_to_do(refusal):
    details = {
        "edition": "ghost",
        "text": "c9",
        "objection": Objection.SQUARE_TAKEN,
        "turns": Position.parse("6/6/6/KK1KK1/6/6 o 0/0 -/- classic").legal_turns()[:2],
        "mover": Player(1, 11, "Ann"),
        "opponent": Player(1, 11, "Ann"),
        "other": Player(2, 12, "Bob"),
        "challenger": Player(1, 11, "Ann"),
        "match": 7,
        "link": a_match(Player(1, 11, "Ann"), Player(2, 12, "Bob")),
        "by": Player(2, 12, "Bob"),
        "offer": "draw",
        "missing": "view-channel attach-files",
        "invite": "https://example.org/add",
        "player": Player(1, 11, "Ann"),
        "limit": 20,
        "names": "Winter league, Spring cup",
        "name": "Winter league",
        "contest_kind": "league",
        "days": 3,
        "branches": 10,
        "deep": 5,
        "seconds": 5,
        "until": 1_800_000_000,
        "channels": frozenset({7, 8}),
        "line": 3,
        "code": "2. K@c9",
        "expected": 2,
        "whose": "friend",
        "why": "rated",
    }
    sentence = refusals.sentence(Refused(refusal, **details))
    assert 20 < len(sentence) < 300
    assert sentence[-1] in ".!"


def test_what_a_player_is_called_is_shown_as_it_is():
    for name in ("Ann", "{ $who }", "שלום", "\u2068", "<@5>"):
        assert name in say("alt-placed", who=name, kind="kitten", square="c3")


def test_a_sentence_is_chosen_by_a_detail_that_it_shows_too():
    for count in (0, 1, 2, 5):
        told = [say("alt-standing", who=who, count=count, kind="cat", squares="a1") for who in ("Ann", "Bob")]
        assert told[0].replace("Ann", "Bob") == told[1]
    assert say("alt-standing", who="A", count=1, kind="cat", squares="a1") != say(
        "alt-standing", who="A", count=2, kind="cat", squares="a1"
    )


def test_sentences_run_on_with_a_space_but_not_after_full_width_punctuation():
    assert run_on(["One.", "", "Two!", None, "Three"]) == "One. Two! Three"
    assert run_on(["（上一手）", "輪到你；", "好"]) == "（上一手）輪到你；好"
    assert run_on(["直前の手：", "猫がd3へ。", "おわり"]) == "直前の手：猫がd3へ。おわり"
