"""Every language is whole: what is said in English is said in it, of the same details, and as long as Discord allows.

A translator runs this for one language: ``pytest tests/words/test_languages.py -k ja``.
"""

import re
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice, product
from math import prod
from pathlib import Path
from random import Random
from threading import Barrier

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from game import Edition, Kind, Position, Side, random_game, square_name
from tests.pseudo import read_again, spoken_too
from words import catalogue, marks
from words.catalogue import WordsMissing, say, speaking
from words.languages import (
    ENGLISH,
    babel_locale,
    language_for,
    languages,
    own_name,
    sources,
)
from words.limits import ALT_TEXT, CONTENT, LABEL, OPTION
from words.pages.help import help_text
from words.pages.rules import PAGES, page_options, page_text
from words.turns.alt_text import describe
from words.turns.turn_choices import turn_choices
from words.turns.turn_words import in_notation, kind_words

TRANSLATED = [language for language in languages() if language != ENGLISH]
#: The longest name, as a mention in a message and as text in an option.
MENTION, NAME = f"<@{9**20}>", "W" * 32
#: What a detail may be where no sentence chooses by it; others are names.
SAMPLES = {
    "due": "1800000000", "until": "1800000000", "closes": "1800000000", "since": "1800000000", "ended": "1800000000",
    "match": "123456", "square": "c3", "low": "c3", "high": "d3", "from": "c3", "to": "d3", "over": "d3, e3",
    "squares": "c3, d4, e5", "kittens": 3, "cats": 2, "count": 8, "off": 8, "turn": 300, "turns": 300,
    "first": "K@c3 =a3b3c3", "last": 300, "level": 10, "number": 22, "channel": f"<#{9**20}>", "objection": "A" * 80,
    "link": f"https://discord.com/channels/{9**20}/{9**20}/{9**20}", "effects": "A" * 40, "list": f"<#{9**20}>, " * 20,
}  # fmt: skip
#: How long a sentence may be, by how its key begins; those not named are part of a message.
LIMITS = {
    "command-challenge-menu": 32,
    "command-": 100,
    "button-": LABEL,
    "picker-kind": LABEL,
    "which-match": LABEL,
    "level-": OPTION,
    "language-as-discord": OPTION,
    "games-go-to": OPTION,
    "games-option": OPTION,
    "history-replay": OPTION,
    "bot-match-level": OPTION,
    "bot-match-edition": OPTION,
    "bot-match-who": OPTION,
    "bot-match-first": OPTION,
    "season-choice": OPTION,
    "choice-match": OPTION,
    "choice-why-none": OPTION,
    "choice-server-match": OPTION,
    "picker-left": OPTION,
    "picker-right": OPTION,
    "picker-ghost": OPTION,
    "picker-keep-ghost": OPTION,
    "picker-entry": OPTION,
    "picker-what-grows": OPTION,
    "picker-line": OPTION,
    "picker-piece": OPTION,
    "replay-jump-": 45,
    "form-": 100,
    "form-label": 45,
    "form-title": 45,
    "thread-name": 100,
}
#: Those that begin like one of these, and are sentences of a message all the same.
FREE = {
    "picker-ghost-moves",
    "picker-ghost-scares",
    "picker-ghost-leaves",
    "picker-piece-grows",
    "picker-piece-back",
}
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Parts(Visitor):
    """What a sentence is made of: what it shows, what it chooses by, what it calls, and which sentences it has within."""

    def __init__(self):
        self.shown, self.chosen, self.calls, self.messages, self.terms = set(), {}, set(), set(), set()

    def visit_SelectExpression(self, node):  # noqa: N802 - Fluent's name
        keys = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
        by = node.selector
        if isinstance(by, ftl.FunctionReference):  # NUMBER($count)
            by = by.arguments.positional[0]
        if isinstance(by, ftl.VariableReference):
            self.chosen.setdefault(by.id.name, set()).update(keys)
        elif isinstance(by, ftl.TermReference):
            self.terms.add(by.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node):  # noqa: N802 - Fluent's name
        self.shown.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802 - Fluent's name
        if node.id.name in {"COMMAND", "SIGN"}:
            self.calls.add((node.id.name, *(argument.value for argument in node.arguments.positional)))
        self.generic_visit(node)

    def visit_MessageReference(self, node):  # noqa: N802 - Fluent's name
        self.messages.add(node.id.name)

    def visit_TermReference(self, node):  # noqa: N802 - Fluent's name
        self.terms.add(node.id.name)


@cache
def read(language):
    """A language's messages and terms, and what can't be read or is there twice."""
    entries = [
        entry
        for path in sources(language)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
    terms = {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Term)}
    wrong = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in messages]
    keys += [f"-{entry.id.name}" for entry in entries if isinstance(entry, ftl.Term)]
    wrong += [f"{key} is there twice" for key in sorted({key for key in keys if keys.count(key) > 1})]
    return {entry.id.name: entry for entry in messages}, terms, wrong


def parts_of(key, messages):
    """What a sentence is made of, with the sentences within it."""
    found, waiting, seen = Parts(), [messages[key].value], set()
    while waiting:
        found.visit(waiting.pop())
        new = found.messages - seen
        seen |= new
        waiting += [messages[name].value for name in new & set(messages)]
    return found


def in_english():
    return read(ENGLISH)[0]


@cache
def english_parts():
    return {key: parts_of(key, in_english()) for key in in_english()}


@cache
def kinds():
    """What each detail is told apart by, anywhere in the catalogue."""
    found = defaultdict(set)
    for parts in english_parts().values():
        for name, keys in parts.chosen.items():
            found[name] |= keys
    return found


def given(key):
    """The names of the details that a sentence is given: those it names in English, and those its comment tells of."""
    parts, comment = english_parts()[key], in_english()[key].comment
    return (
        parts.shown | set(parts.chosen) | set(re.findall(r"\$([a-z-]+)", comment.content if comment else ""))
    )


def untranslated():
    lines = Path("words/untranslated.txt").read_text(encoding="utf-8").splitlines()
    return {tuple(line.split()) for line in lines if line and not line.startswith("#")}


def occasions(key, name):
    """Details for a sentence, each choice it makes in English once, at most some hundreds of them; ``name`` is everybody's."""
    chosen = english_parts()[key].chosen
    values = {}
    for detail in sorted(given(key)):
        keys = chosen.get(detail)
        if keys is None:
            values[detail] = [SAMPLES.get(detail, name)]
        elif keys & PLURALS or all(each.isdecimal() for each in keys - {"other"}):
            values[detail] = sorted({0, 1, 2, 5, 21, *(int(each) for each in keys if each.isdecimal())})
        else:
            values[detail] = sorted(keys)
        if detail in english_parts()[key].shown and keys and not isinstance(values[detail][0], int):
            values[detail].append(SAMPLES.get(detail, name))
    assert prod(map(len, values.values())) < 50_000, key
    yield from (dict(zip(values, each, strict=True)) for each in islice(product(*values.values()), 2_000))


def told(wrong):
    """Fail with a line for each thing that is wrong."""
    if wrong:
        pytest.fail("\n".join(sorted(wrong)), pytrace=False)


def formed(language, key, details):
    """A sentence in a language, never in English instead."""
    named = ((name.replace("-", "_"), value) for name, value in details.items())
    return catalogue._formed(language, key, 0, *named)


@pytest.mark.parametrize("language", languages())
class TestALanguage:
    def test_is_read_without_a_mistake(self, language):
        _, _, wrong = read(language)
        told(wrong)
        assert own_name(language), "Babel knows the language"

    def test_is_read_sentence_by_sentence_as_it_is_read_whole(self, language):
        messages, terms, _ = read(language)
        whole = {**messages, **{f"-{key}": term for key, term in terms.items()}}
        written = catalogue._written(language)
        assert set(written) == set(whole)
        for key, text in written.items():
            [entry] = [each for each in FluentParser().parse(text).body if isinstance(each, type(whole[key]))]
            assert entry.equals(whole[key], ignored_fields=["span", "comment"]), key

    def test_has_every_sentence_or_it_is_listed_as_untranslated(self, language):
        messages, _, _ = read(language)
        listed = {key for tag, key in untranslated() if tag == language}
        lacking = set(in_english()) - set(messages)
        wrong = [f"{language} {key} is missing: say it, or list it" for key in sorted(lacking - listed)]
        wrong += [f"{language} {key} is listed as missing, but is there" for key in sorted(listed - lacking)]
        wrong += [f"{key} is said by nobody" for key in sorted(set(messages) - set(in_english()))]
        told(wrong)

    def test_names_what_the_sentence_is_given_and_shows_what_it_shows_in_english(self, language):
        messages, terms, _ = read(language)
        wrong = []
        for key in set(messages) & set(in_english()):
            here, there = parts_of(key, messages), english_parts()[key]
            strange = (here.shown | set(here.chosen)) - given(key)
            left_out = there.shown - here.shown - set(here.chosen)
            wrong += [f"{key} is not given ${name}" for name in sorted(strange)]
            wrong += [f"{key} leaves out ${name}" for name in sorted(left_out)]
            wrong += [f"{key} names no sentence {name}" for name in sorted(here.messages - set(messages))]
            wrong += [f"{key} names no term -{name}" for name in sorted(here.terms - set(terms))]
            wrong += [f"{key}: {call} differs" for call in sorted(here.calls ^ there.calls)]
        told(wrong)

    def test_chooses_by_what_there_is(self, language):
        messages, _, _ = read(language)
        plurals = {*babel_locale(language).plural_form.tags, "other"}
        wrong = []
        for key in set(messages) & set(in_english()):
            for name, keys in parts_of(key, messages).chosen.items():
                known = kinds()[name] | (plurals if isinstance(SAMPLES.get(name), int) else set())
                counted = bool(kinds()[name] & PLURALS) or isinstance(SAMPLES.get(name), int)
                known |= plurals if counted else set()
                strange = {each for each in keys - known if not (counted and each.isdecimal())}
                wrong += [f"{key}: ${name} is never {each}" for each in sorted(strange)]
        told(wrong)

    def test_forms_every_sentence_as_long_as_discord_allows(self, language):
        wrong = []
        for key in set(read(language)[0]) & set(in_english()):
            begun = [each for each in LIMITS if key.startswith(each)]
            limit = CONTENT if key in FREE or not begun else LIMITS[max(begun, key=len)]
            # A name that is an option's is cut for it; what else there is must leave room for a few letters of it.
            name = MENTION if limit == CONTENT else "Winifred" if limit != 100 else NAME
            if key in {"choice-match", "games-option", "choice-server-match", "which-match"}:
                name = "Winifred"
            for details in occasions(key, name):
                try:
                    sentence = formed(language, key, details)
                except WordsMissing as error:
                    wrong.append(f"{key} can't be formed: {error}")
                    break
                if not 0 < len(sentence) <= limit:
                    wrong.append(f"{key} has {len(sentence)} characters, and may have {limit}: {sentence}")
                    break
        told(wrong)

    def test_has_words_for_typed_turns_that_can_be_read(self, language):
        with speaking(language):
            for kind in Kind:
                for word in kind_words(kind):
                    letter = kind.name[0].lower()
                    assert in_notation(f"{word} c3") in {f"{letter} c3", f"{word} c3"}
            ghost = say("turn-words-ghost").split(",")[0]
            assert in_notation(f"c3 {ghost} bc1").startswith("c3 g")

    @pytest.mark.parametrize("edition", Edition)
    def test_has_pages_that_fit_into_a_message(self, language, edition):
        marks.know_commands(dict.fromkeys(("challenge", "move", "games", "leaderboard", "settings"), 9**20))
        try:
            with speaking(language):
                for number in range(len(PAGES[edition])):
                    assert len(page_text(edition, number)) <= CONTENT
                assert len(help_text(edition)) <= CONTENT
                assert len(help_text(None)) <= CONTENT
                titles = {option.label for option in page_options(edition, 0)}
                assert len(titles) == len(PAGES[edition]), "each page has a title of its own"
        finally:
            marks.know_commands({})

    @pytest.mark.parametrize("edition", Edition)
    def test_describes_a_full_bed_whole(self, language, edition):
        names = {Side.ORANGE: NAME, Side.GRAY: "M" * 32}
        position = Position.start(edition)
        with speaking(language):
            for turn in random_game(edition, Random(3)):
                played = position.play(turn)
                position = played.position
                described = describe(position, played.events, names=names)
                assert len(described) < ALT_TEXT, described
                for square in position.pieces:
                    assert square_name(square) in described


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_command_is_written_alike_in_every_language(language):
    messages, _, _ = read(language)
    slash = re.compile(r"`(/\w+)[^`]*`|`(\w+):`")
    for key, message in messages.items():
        text, english = (catalogue_text(each) for each in (message, in_english()[key]))
        assert sorted(slash.findall(text)) == sorted(slash.findall(english)), key


def catalogue_text(message):
    """All the text of a sentence."""
    found = []

    class Text(Visitor):
        def visit_TextElement(self, node):  # noqa: N802 - Fluent's name
            found.append(node.value)

    Text().visit(message)
    return "".join(found)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("tlh", "en"),
        (None, "en"),
        ("fi", "fi"),
        ("ro-MD", "ro"),
        ("RO", "ro"),
    ],
)
def test_a_locale_has_the_language_of_its_name_or_of_its_first_part_or_english(tmp_path, locale, language):
    with spoken_too(tmp_path, "fi", "ro"):
        assert language_for(locale) == language


def test_everything_said_is_in_the_language_that_is_spoken_and_english_where_that_lacks_it(tmp_path):
    with spoken_too(tmp_path, "fi"):
        (tmp_path / "hu.ftl").write_text("board-moves-again = { $mover } jön.\nwatching = { $nobody }\n")
        read_again()
        with speaking("fi"):
            assert say("board-moves-again", mover="Ann") == "Ann göës ägäïn."
            with speaking("hu"):
                assert say("board-moves-again", mover="Ann") == "Ann jön."
                assert say("board-well-played-both") == "Well played on both sides!"
                assert say("watching", orange="Ann", gray="Bob") == "You're watching Ann and Bob.", (
                    "what can't be formed"
                )
            assert say("board-moves-again", ENGLISH, mover="Ann") == "Ann goes again."
            assert say("board-moves-again", mover="Ann") == "Ann göës ägäïn."
        assert say("board-moves-again", mover="Ann") == "Ann goes again."


def test_a_sentence_is_formed_of_terms_and_sentences_wherever_they_stand(tmp_path):
    written = """
board-moves-again = { -move(how: "again") } { picker-wins } { $mover ->
    [Ann] Ő Ann.
   *[other] Más.
}

-move = { $how ->
    [again] { edition }, újra:
   *[once] egyszer:
}
edition = Boop
# A remark.
picker-wins = Nyert!
"""
    with spoken_too(tmp_path, "fi"):
        (tmp_path / "hu.ftl").write_text(written, encoding="utf-8")
        read_again()
        with speaking("hu"):
            assert say("board-moves-again", mover="Ann") == "Boop, újra: Nyert! Ő Ann."
            assert say("board-moves-again", mover="Bob") == "Boop, újra: Nyert! Más."
        assert not catalogue.can_say("board-well-played-both", "hu")
        assert catalogue.can_say("picker-wins", "hu")


def test_a_sentence_is_parsed_once_for_all_threads():
    keys = [
        key
        for key in sorted(in_english())
        if not english_parts()[key].shown | set(english_parts()[key].chosen)
    ][:50]
    for _ in range(10):
        read_again()
        together = Barrier(4)

        def say_all(keys, together=together):
            together.wait()
            return [say(key, "ja") for key in keys]

        with ThreadPoolExecutor(4) as threads:
            said = threads.map(say_all, [keys, keys[::-1], keys, keys[::-1]])
            forwards, backwards, *_ = said
        assert forwards == backwards[::-1]


#: A language with the mistakes that translators make, and with what they may do.
MISTAKES = """
-kitten = { $case ->
    [dative] kätzchenem
   *[nominative] kätzchen
 }
    .sex = neuter
board-moves-again = { $moverr } zieht.
board-your-turn = Du bist dran!
board-well-played = Gut, { $player }! { -dog }
turn-taken-up = { -kitten.sex ->
    [neuter] Das
   *[other] Die
 } { -kitten(case: "dative") } von { $who } auf { $square } { $kind ->
    [katze] Katze
   *[kitten] { -kitten }
 }
help-commands = Nichts
button-boop = Ein Knopf mit einer Aufschrift, die für Discord viel zu lang ist, und für jedes Telefon erst recht
board-numbers = { NUMBER($turns) ->
    [one] ein Zug
   *[other] { $turns } Züge
 } { $boops } { $off ->
    [manyy] viele
   *[other] { $off }
 }
nobody-says = this
picker-wins = Gewonnen!
picker-wins = Gewonnen!
picker-left { $x
"""


@pytest.mark.parametrize(
    ("check", "found"),
    [
        ("is_read_without_a_mistake", ["picker-left", "picker-wins is there twice"]),
        (
            "has_every_sentence_or_it_is_listed_as_untranslated",
            ["sv board-begins is missing", "nobody-says is said by nobody"],
        ),
        (
            "names_what_the_sentence_is_given_and_shows_what_it_shows_in_english",
            [
                "board-moves-again is not given $moverr",
                "board-your-turn leaves out $mover",
                "board-well-played names no term -dog",
                "help-commands: ('COMMAND', 'move') differs",
            ],
        ),
        (
            "chooses_by_what_there_is",
            ["turn-taken-up: $kind is never katze", "board-numbers: $off is never manyy"],
        ),
        ("forms_every_sentence_as_long_as_discord_allows", ["button-boop has"]),
    ],
)
def test_what_translators_get_wrong_is_found(tmp_path, check, found):
    with spoken_too(tmp_path):
        (tmp_path / "sv.ftl").write_text(MISTAKES, encoding="utf-8")
        read_again()
        with pytest.raises(pytest.fail.Exception) as wrong:
            getattr(TestALanguage(), f"test_{check}")("sv")
        for each in found:
            assert each in wrong.value.msg
        for fine in ("$case", "NUMBER", "board-numbers: $turns", "turn-taken-up is not given"):
            assert fine not in wrong.value.msg


def test_a_language_may_be_a_folder(tmp_path):
    with spoken_too(tmp_path, "fi"):
        folder = tmp_path / "hu"
        folder.mkdir()
        (folder / "boards.ftl").write_text("board-moves-again = { $mover } jön.\n")
        (folder / "picker.ftl").write_text("picker-wins = Nyert!\n")
        read_again()
        assert "hu" in languages()
        with speaking("hu"):
            assert (say("board-moves-again", mover="Ann"), say("picker-wins")) == ("Ann jön.", "Nyert!")


def test_names_and_squares_keep_their_own_direction_but_discords_markup_stays_whole(tmp_path):
    with spoken_too(tmp_path, "ar"), speaking("ar"):
        placed = say("alt-placed", who="Ann", kind="cat", square="c3")
        assert "\u2068Ann\u2069" in placed
        assert "\u2068c3\u2069" in placed
        facts = say("board-facts", clock="due", due="1800000000", match="7", turn=3, side="orange")
        assert "<t:1800000000:R>" in facts
        moved = say("board-moved-away", where="server", mover="<@11>", channel="<#5>", match="7")
        assert "\u2068<@11>\u2069" in moved
        assert "`/board match:7`" in moved
        linked = say(
            "games-line", awaits="yes", time="due", opponent="Ann", edition="ghost", turn=3, match="7",
            until="1800000000", since="0", link="https://discord.com/channels/1/2/3",
        )  # fmt: skip
        assert "](https://discord.com/channels/1/2/3)" in linked


def test_a_name_from_right_to_left_is_isolated_in_english_too():
    assert say("board-moves-again", mover="מרים") == "\u2068מרים\u2069 goes again."
    assert say("board-moves-again", mover="Zoë") == "Zoë goes again."


@pytest.mark.parametrize(("language", "word"), [("es", "gato"), ("es", "gatito"), ("de", "kätzchen")])
def test_the_beginning_of_a_languages_word_for_a_piece_finds_its_turns(language, word):
    kind = "C" if word == "gato" else "K"
    position = Position.parse("6/6/6/6/6/6 o 2/0 -/- classic")
    with speaking(language):
        for typed in (word[:length] for length in range(5, len(word) + 1)):
            offered = turn_choices(position, typed)
            assert offered
            assert all(choice.value.startswith(kind) for choice in offered)
        assert turn_choices(position, word[:2]), "what may still be either"


def test_typed_turns_may_be_in_the_languages_own_words(tmp_path):
    with spoken_too(tmp_path, "fi"), speaking("fi"):
        assert in_notation("kïttën c3") == "k c3"
        assert in_notation("CÄT c3, ghöst bc1") == "c c3, g bc1"
        assert in_notation("ｋ ｃ３") == "k c3", "as a Japanese keyboard writes it"
        for universal in ("c3", "cat c3", "K@c3 =c3d4e5", "hello"):
            assert in_notation(universal) == universal
        position = Position.parse("6/6/6/6/6/6 o 2/0 -/- classic")
        assert all(each.value.startswith("C@c") for each in turn_choices(position, "cät c"))
        [choice] = turn_choices(position, "cät c3")
        assert turn_choices(position, choice.label) == [choice], "picked from the list"


@pytest.mark.parametrize("language", languages())
def test_a_language_has_its_glossary(language):
    text = Path("docs/translating.md").read_text(encoding="utf-8").casefold()
    name = own_name(language)
    told([] if f"### {name.casefold()}\n" in text else [f"{name} has no glossary in docs/translating.md"])
