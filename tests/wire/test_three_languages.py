"""A whole match of a German and a Japanese player in a French server: it is as the transcript tells, and nothing mixes two languages."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

from tests.wire.chairs import finished
from tests.wire.three_languages import TRANSCRIPT, custom_id, play

SPOKEN = ("de", "en", "fr", "ja")
#: Code, links, mentions and other markup are the same in each language.
MARKUP = re.compile(r"`[^`]*`|https?://\S+|<[^<>\s]*>|</[^<>]*>")
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


class Words(Visitor):
    """The words that a language's sentences are made of."""

    def __init__(self, language):
        self.found = set()
        self.visit(FluentParser().parse(Path(f"words/sentences/{language}.ftl").read_text(encoding="utf-8")))

    def visit_Comment(self, node):  # noqa: N802 - Fluent's name
        """Remarks for translators are English."""

    def visit_GroupComment(self, node):  # noqa: N802 - Fluent's name
        """Headings, too."""

    visit_ResourceComment = visit_GroupComment  # noqa: N815 - Fluent's name

    def visit_TextElement(self, node):  # noqa: N802 - Fluent's name
        self.found |= words_of(node.value)


def words_of(text):
    """The words of a text in Latin letters, and every Japanese letter."""
    text = MARKUP.sub(" ", text)
    return {word.casefold() for word in re.findall(r"[^\W\d_]{2,}", JAPANESE.sub(" ", text))} | set(
        JAPANESE.findall(text)
    )


@cache
def own_words():
    """The words that one language alone has, by language."""
    found = {language: Words(language).found for language in SPOKEN}
    return {
        language: words - set().union(*(found[other] for other in SPOKEN if other != language))
        for language, words in found.items()
    }


def languages_in(text, own):
    return {language for language in SPOKEN if words_of(text) & own[language]}


def mixed(transcript):
    """What holds a word that its reader's language has not, but another has."""
    own = own_words()
    return [
        (language, text)
        for language, text in transcript.seen
        if not languages_in(text.replace("Anna", "").replace("Haruto", ""), own) <= {language}
    ]


@pytest.mark.long
async def test_each_reads_their_own_language_and_the_channel_the_servers(stage):
    transcript = await play(stage)
    assert {language for language, _ in transcript.seen} == {"de", "ja", "fr"}
    assert mixed(transcript) == []
    assert transcript.text == TRANSCRIPT.read_text(encoding="utf-8"), (
        "if it is right as it is now: python -m tests.wire.three_languages"
    )
    # What the engine says may change with its weights, so it isn't part of the transcript.
    end = await stage.board(transcript.place)
    for person in (stage.ann, stage.bob):
        review = await finished(stage, await person.click(end, custom_id(end, "review")))
        assert languages_in(review.content, own_words()) == {transcript.read[person.user.id]}


@pytest.mark.long
def test_a_mixed_message_would_be_found():
    own = own_words()
    assert languages_in("Dein Kätzchen auf e6 würde niemanden stupsen. Pose un chaton où tu veux.", own) == {
        "de",
        "fr",
    }
    assert languages_in("あなたの番です。 Put a kitten anywhere", own) == {"en", "ja"}
    assert languages_in("Boop!", own) == set()
