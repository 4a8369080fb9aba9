"""Every language is whole, as ``python -m words check`` finds; and sentences are said in the language that is spoken."""

import re
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from fluent.syntax import FluentParser

from game import Position
from tests.cases import some
from tests.pseudo import alone_spoken, read_again, spoken_too
from words import catalogue
from words.catalogue import say, speaking
from words.checking.check import CHECKS, problems_of
from words.checking.coverage import coverage_of, uncovered
from words.checking.details import misjudged
from words.checking.lengths import too_long
from words.checking.reading import parts_of, read
from words.checking.typography import mistyped
from words.languages import ENGLISH, language_for, languages, own_name, sources
from words.turns.turn_choices import turn_choices
from words.turns.turn_words import in_notation

#: Languages unlike one another, whose lengths are looked at after every change; the others' with the long tests.
UNLIKE = {"en", "ja"}


#: A language each, those that come with the long tests marked.
SOONER_OR_LATER = [
    pytest.param(language, marks=[] if language in UNLIKE else pytest.mark.long) for language in languages()
]


def fail_with(language, problems):
    """Let a test fail with these problems of a language, a line each."""
    pytest.fail("\n".join(f"{language} {problem}" for problem in sorted(problems)), pytrace=False)


def test_no_sentence_writes_the_english_name_of_an_option_that_people_see_in_their_language():
    texts = {
        language: "".join(path.read_text("utf-8") for path in sources(language)) for language in languages()
    }
    names = set(re.findall(r"^option-[\w-]+ = (\w+)$", texts[ENGLISH], re.MULTILINE))
    assert names
    typed = re.compile(rf"(?<![\w{{-])({'|'.join(names)}):(?=\w|\{{)")
    assert {language: found for language, text in texts.items() if (found := typed.findall(text))} == {}


# All checks of a language in one test: a process reads its file once, which takes longer than they do.
@pytest.mark.parametrize("language", SOONER_OR_LATER)
def test_nothing_is_amiss_with_a_language(language):
    checks = [check for check in CHECKS if check is not too_long]
    if problems := [problem for check in checks for problem in check(language)]:
        fail_with(language, problems)


@pytest.mark.parametrize("language", SOONER_OR_LATER)
def test_no_sentence_of_a_language_is_too_long(language):
    if problems := too_long(language):
        fail_with(language, problems)


@pytest.mark.parametrize("language", some(languages(), 1))
def test_a_language_is_read_sentence_by_sentence_as_it_is_read_whole(language):
    script = read(language)
    whole = {**script.messages, **{f"-{key}": term for key, term in script.terms.items()}}
    written = catalogue._written(language)
    assert set(written) == set(whole)
    parser = FluentParser(with_spans=False)
    for key, text in written.items():
        [entry] = [each for each in parser.parse(text).body if isinstance(each, type(whole[key]))]
        assert entry.equals(whole[key], ignored_fields=["comment"]), key


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
        ("zh-TW", "zh-TW"),
    ],
)
def test_a_locale_has_the_language_of_its_name_or_of_its_first_part_or_english(tmp_path, locale, language):
    with spoken_too(tmp_path, "fi", "ro"):
        assert language_for(locale) == language


@pytest.mark.parametrize(
    ("language", "name"),
    [("de", "Deutsch"), ("fr", "Français"), ("pt-BR", "Português (Brasil)"), ("zh-TW", "繁體中文")],
)
def test_a_language_is_offered_by_what_it_calls_itself(language, name):
    assert own_name(language) == name


def test_everything_said_is_in_the_language_that_is_spoken_and_english_where_that_lacks_it(tmp_path):
    with spoken_too(tmp_path, "fi"):
        (tmp_path / "hu.ftl").write_text("board-moves-again = { $mover } jön.\nwatching = { $nobody }\n")
        read_again()
        with speaking("fi"):
            assert say("board-moves-again", mover="Ann") == "Ït's Ann's türn ägäïn."
            with speaking("hu"):
                assert say("board-moves-again", mover="Ann") == "Ann jön."
                assert say("board-well-played-both") == "Well played on both sides!"
                assert say("watching", orange="Ann", gray="Bob") == "You're watching Ann and Bob.", (
                    "what can't be formed"
                )
            assert say("board-moves-again", ENGLISH, mover="Ann") == "It's Ann's turn again."
            assert say("board-moves-again", mover="Ann") == "Ït's Ann's türn ägäïn."
        assert say("board-moves-again", mover="Ann") == "It's Ann's turn again."


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
        for key in sorted(read(ENGLISH).messages)
        if not parts_of(ENGLISH, key).shown | set(parts_of(ENGLISH, key).chosen)
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
review-kept = { $player } { $kept } % { $how }
"""


def wrong_with(language):
    """What the check says of each sentence."""
    found = {}
    for problem in problems_of(language):
        found.setdefault(problem.key, []).append(problem.wrong)
    return found


def test_what_translators_get_wrong_is_found_and_nothing_else(tmp_path):
    with spoken_too(tmp_path):
        (tmp_path / "sv.ftl").write_text(MISTAKES, encoding="utf-8")
        read_again()
        found = wrong_with("sv")
    for key, wrong in {
        "picker-left { $x": "can't be read",
        "picker-wins": "is there twice",
        "nobody-says": "is said by nobody",
        "board-moves-again": "is not given $moverr; its details are: $mover",
        "board-your-turn": "leaves out $mover",
        "board-well-played": "names no term -dog",
        "help-commands": "lacks { COMMAND(move) }",
        "turn-taken-up": "chooses by $kind, which is never katze; it is one of: ",
        "board-numbers": "chooses by $off, which is never manyy",
        "button-boop": "characters, and may have 80",
        "review-kept": "no-break space (U+00A0) stands before %",
        "docs/translating.md": "has no section Svenska",
    }.items():
        assert any(wrong in each for each in found.pop(key)), key
    assert not found


def test_where_there_are_no_plurals_one_is_the_number_itself(tmp_path):
    for one, found in (("one", ["chooses by $own, which is never one"]), ("1", [])):
        with spoken_too(tmp_path):
            branches = f"[{one}] 自\n       *[other] {{ $own }}"
            text = f"turn-own =\n    {{ $all ->\n        [yes] 全\n       *[no] 一\n    }}{{ $own ->\n        {branches}\n    }}\n"
            (tmp_path / "zh.ftl").write_text(text, encoding="utf-8")
            read_again()
            told = [each.wrong for each in misjudged("zh")]
        assert [each.partition(";")[0] for each in told] == found


#: A text in a language, and what is wrong with it; nothing: it is as it should be.
TYPED = [
    ("fr", "Gagné\u202f! Oui\u00a0: {0}\u00a0; «\u00a0non\u00a0»", ""),
    ("fr", "Gagné !", "no-break"),
    ("fr", "{ $mover }: oui", "no-break"),
    ("fr", "«\u00a0oui »", "no-break"),
    ("es", "¿Qué? ¡Sí!", ""),
    ("es", "Qué?", "in pairs"),
    ("de", "„Ja“", ""),
    ("de", 'Sag "ja"', "„ and “"),
    ("ja", "はい。`/board match:7` <t:1:R>", ""),
    ("ja", "はい!", "half-width"),
    ("zh-TW", "好，`/board match:7` <t:1:R>。", ""),
    ("zh-TW", "好,走吧。", "half-width"),
    ("en", "Well … played: 50% !", "space before punctuation"),
    ("pt-BR", "50 %", "no space stands before %"),
]


def test_a_language_has_its_own_typography(subtests, tmp_path):
    keys = [f"typed-{number}" for number in range(len(TYPED))]
    for language in {language for language, *_ in TYPED}:
        # English has every sentence.
        lines = [
            f"{key} = {{ $mover }} {text}\n"
            for key, (of, text, _) in zip(keys, TYPED, strict=True)
            if language in {of, ENGLISH}
        ]
        (tmp_path / f"{language}.ftl").write_text("".join(lines), encoding="utf-8")
    with alone_spoken(tmp_path):
        for key, (language, text, wrong) in zip(keys, TYPED, strict=True):
            with subtests.test(language=language, text=text):
                told = " ".join(problem.wrong for problem in mistyped(language) if problem.key == key)
                assert wrong in told
                assert bool(told) == bool(wrong), told


@pytest.mark.long
def test_a_language_that_is_under_way_may_lack_sentences_and_one_that_has_nearly_all_may_not(tmp_path):
    keys = list(read(ENGLISH).messages)
    with spoken_too(tmp_path, "fi"):
        path = tmp_path / "fi.ftl"
        path.write_text(
            path.read_text(encoding="utf-8").replace("\nedition-title =", "\n-kept ="), encoding="utf-8"
        )
        read_again()
        assert [(problem.key, problem.wrong) for problem in uncovered("fi")] == [
            ("edition-title", "is missing: say it")
        ]
        assert coverage_of("fi") == (len(keys) - 1, len(keys), ["edition-title"])
        path.write_text("picker-wins = Voitto!\n", encoding="utf-8")
        read_again()
        assert uncovered("fi") == []
        assert coverage_of("fi").own == 1


def test_a_file_that_is_named_like_no_language_is_named(tmp_path):
    with spoken_too(tmp_path):
        (tmp_path / "klingon.ftl").write_text("picker-wins = Qapla'!\n", encoding="utf-8")
        read_again()
        [problem] = problems_of("klingon")
        assert "is no language that Babel knows" in problem.wrong


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
        assert f"`/board {say('option-match')}:7`" in moved
        linked = say(
            "games-line", awaits="yes", time="due", opponent="Ann", edition="ghost", turn=3, match="7",
            until="1800000000", since="0", link="https://discord.com/channels/1/2/3", planned="no",
        )  # fmt: skip
        assert "](https://discord.com/channels/1/2/3)" in linked


def test_a_name_from_right_to_left_is_isolated_in_english_too():
    assert say("board-moves-again", mover="מרים") == "It's \u2068מרים\u2069's turn again."
    assert say("board-moves-again", mover="Zoë") == "It's Zoë's turn again."


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
