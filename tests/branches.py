"""The branches that a sentence has wherever it chooses by a detail: one for each member of an enumeration, or one for each word."""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from data import (
    Badge,
    Became,
    ChallengesFrom,
    Difficulty,
    First,
    Games,
    MatchEnd,
    NoticeKind,
    Offer,
    Pace,
    ReminderPlace,
    ToldResults,
)
from data.records.contests import ContestKind, ContestState
from engine import Level
from game import Edition, Heading, Kind, Side
from services.clubhouse.choices import Posts
from services.clubhouse.role import RoleTrouble
from services.learning.first_steps import LessonTask, Miss
from services.learning.solvers import Absence
from services.play.beginning.series import SeriesState
from services.play.kinds.news_kinds import NEWS
from services.play.telling.follows import Following
from tests.sources import definitions, files_of, parsed, text_of
from words import catalogue
from words.turns.turn_choices import REASONS

ROOMS = ("bot", "services", "words")
#: What Fluent itself chooses a number's branch by.
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def value(member):
    return str(member.value)


def name(member):
    return member.name.lower()


class Members(NamedTuple):
    """Members of an enumeration, how each is written, and words beside them."""

    kind: type[Enum]
    written: Callable = value
    #: True for those that the sentence may be given; another one that is added is, unless this says otherwise.
    given: Callable = lambda _: True
    beside: frozenset[str] = frozenset()
    #: Members that are told in several ways.
    split: Mapping[str, list[str]] = MappingProxyType({})

    def branches(self):
        words = [self.written(member) for member in self.kind if self.given(member)]
        return {each for word in words for each in self.split.get(word, [word])} | self.beside


class Words(NamedTuple):
    """Plain words, which stand for no members."""

    words: frozenset[str]

    def branches(self):
        return self.words


def words(text):
    return Words(frozenset(text.split()))


_YES_NO = words("yes no")
_CLOSED = Members(MatchEnd, given=lambda end: not end.counts)
_DRAWN = Members(MatchEnd, given=lambda end: end.drawn)
_WON = Members(MatchEnd, given=lambda end: end.won)
#: What can come in the way of a role after it was chosen; all else is refused at once, and a role that is gone is named itself.
_TOLD_LATER = {
    RoleTrouble.NOT_ALLOWED,
    RoleTrouble.TOO_HIGH,
    RoleTrouble.POWERFUL,
    RoleTrouble.REFUSED,
}
_SERIES = Members(Games, given=lambda games: games is not Games.ONE)
#: Contests have sentences of their own.
_OF_ONE_CHANNEL = Members(Posts, given=lambda posts: posts is not Posts.CONTESTS)
_PUSHED = words("nobody on all-off some-off")

#: What each detail chooses by: in every sentence, or in the one that is named before it.
CHOOSE_BY = {
    "badge": Members(Badge),
    "became": Members(Became),
    "beaten": words("yes hints no"),
    "begun": _YES_NO,
    "better": _YES_NO,
    "moment-pictures better": words("yes no hidden"),
    "difficulty": Members(Difficulty, name),
    "edition": Members(Edition),
    "ending": Members(MatchEnd),
    "first": Members(First),
    "heading": Members(Heading),
    "in-contest": _YES_NO,
    "in-the-way": _YES_NO,
    "kind": Members(Kind, name),
    "level": Members(Level),
    "miss": Members(Miss),
    "offer": Members(Offer),
    "other-kind": Members(Kind, name),
    "moved": _YES_NO,
    "near": _YES_NO,
    "pace": Members(Pace),
    # More time is given only where a clock runs, and as much as a turn has.
    "more-time pace": Members(Pace, given=lambda pace: pace.time is not None and pace.bank is None),
    "people": Members(ChallengesFrom),
    "reminders": Members(ReminderPlace),
    "results": Members(ToldResults),
    "puzzle-solved clean": _YES_NO,
    "puzzle-answer solved": words("yes part no"),
    "server": words("none other"),
    "side": Members(Side, name),
    "small": _YES_NO,
    "square-of-line pushed": words("piece ghost nobody"),
    "move-whose yours": _YES_NO,
    "moves-of yours": _YES_NO,
    "turn-ghost-pushes through": _YES_NO,
    "picker-ghost-when where": words("pool bed"),
    "span": words("all-time season"),
    "task": Members(LessonTask),
    # A challenge to nobody in particular has no opponent who could be named.
    "challenge-terms first": Members(First, beside=frozenset({"anybody", "anybody-cat", "both"})),
    # Whoever did not begin the match before begins the next.
    "rematch first": Members(First, given=lambda first: first is not First.CHANCE),
    # The bot gives nobody a cat from the start: it has levels.
    "bot-match-first first": Members(First, given=lambda first: not first.handicap),
    "fact-threatens-growing kind": Members(Kind, name, beside=frozenset({"any"})),
    "notice-became kind": Members(NoticeKind),
    "offer-made offer": Members(Offer, split={"takeback": ["takeback-one", "takeback-two"]}),
    # The lesson goes on from the classic edition to the others.
    "lesson-more edition": Members(Edition, given=lambda edition: edition is not Edition.CLASSIC),
    # The classic edition needs no word about its rules.
    "puzzle-edition edition": Members(Edition, given=lambda edition: edition is not Edition.CLASSIC),
    "alt-closed ending": _CLOSED,
    "board-closed ending": _CLOSED,
    "result-closed ending": _CLOSED,
    "alt-drawn ending": _DRAWN,
    "board-drawn ending": _DRAWN,
    "picture-drawn ending": _DRAWN,
    "picture-won ending": _WON,
    "result-drawn ending": _DRAWN,
    "alt-won-by ending": Members(MatchEnd, given=lambda end: end.won and not end.by_turn),
    "board-won ending": _WON,
    "result-won ending": _WON,
    "turn-won ending": Members(MatchEnd, given=lambda end: end.won and end.by_turn),
    "all": _YES_NO,
    "anyway": _YES_NO,
    "awaits": _YES_NO,
    # Beside others that are paused a match awaits nobody.
    "games-line awaits": words("yes no nobody"),
    "games-option awaits": words("yes no nobody"),
    "cats": words("none some"),
    "channel": words("none other"),
    "channels": words("everywhere some"),
    "chosen": _YES_NO,
    "clock": words("due still none"),
    "extra": words("minutes day"),
    "field": words(
        "reminders quiet quiet-from quiet-until time-zone boards-move pushes-in-words warnings leaderboards puzzles-on-card puzzles-for-server puzzle-reminder language "
        "edition pace threads matches-here daily-puzzle clubhouse results posts house week week-hour season badges champion-role play privacy boards contests anyone-announces member first terms friendly "
        "with-hints lose-on-time nights-off away-from away-days away-rules rescue weekends-off challenges-from daily-hour note contest-name contest-begins contest-member contest-kept-out arena-lasts end-reason vote-level vote-hours vote-code"
    ),
    "form": words(
        "reminders privacy language matches channels clubhouse away challenge note league cup arena contest-correct contest-end contest-remove contest-let-in end-reason vote vote-challenge vote-code"
    ),
    "challenge-time-up how": words("claim lose"),
    "command-challenge-time-up-name how": words("claim lose"),
    "following how": Members(Following),
    "button-follow how": Members(Following),
    "games": Members(Games),
    "challenge-games games": _SERIES,
    "series-game games": _SERIES,
    "series-result state": Members(SeriesState, given=lambda state: state is not SeriesState.RUNNING),
    "hint-as-good how": words("many alone some"),
    "idea": words(
        "wins eight threatens prepares trap nothing ghost safe more middle apart beside free quiet"
    ),
    "reply": words("none other"),
    "does": words("grows threatens pushes line"),
    "hint-ahead cats": words("told none"),
    "hint-behind cats": words("told none"),
    "with": Members(Kind, name, beside=frozenset({"any"})),
    "hint-not kind": Members(Kind, name, beside=frozenset({"any"})),
    "threat": words("said new"),
    "verdict": words("best good better alike lost same worse"),
    "hour": words("none other"),
    "board-row pieces": words("none other"),
    "week-heading of": words("upset longest turn solvers"),
    "on": _YES_NO,
    "setting-puzzle channel": words("none gone other"),
    "counts": _YES_NO,
    "out": _YES_NO,
    "paused": _YES_NO,
    "short": _YES_NO,
    "league-state state": Members(
        ContestState, given=lambda state: state is not ContestState.OPEN, beside=frozenset({"nobody"})
    ),
    "house-contest state": Members(ContestState, given=lambda state: state is not ContestState.ENDED),
    "contest-joined when": words("open next"),
    "contest-kind": Members(ContestKind),
    "cup-state state": words("running paused won ended"),
    "round": words("final semi quarter eighth sixteenth thirty-second"),
    "cup-tie how": words("won seed walkover bye begun open"),
    "cup-board-tie state": words("won won-cup walkover walkover-cup level decider open"),
    "cup-you where": words("joined plays out late none"),
    "arena-state state": words("running won nobody ended"),
    "arena-row how": words("fire out plain"),
    "arena-alt-row how": words("fire out plain"),
    "arena-you where": words("joined plays resting none"),
    "league-you where": words("plays both out out-joined joined none"),
    "ghost": _YES_NO,
    "given": _YES_NO,
    "turn-named ghost": words("in none"),
    "hinted": _YES_NO,
    "how": _PUSHED,
    "turn-placed how": words("nobody on all-off some-off own-off own-some"),
    # Where a ghost scares nobody, it is not told that it does.
    "effect-scares how": words("on all-off some-off"),
    "puzzle-answered how": words("wins late"),
    "puzzle-why-apart to": words("none other"),
    "board-bot-level how": words("won lost"),
    "board-bot-word how": words("won lost gave-up drawn"),
    "good-game-bot how": words("won lost gave-up drawn"),
    "review-kept how": words("every all most some few"),
    "grows": _YES_NO,
    "rating": words("none other"),
    "rest": words("ghost growing"),
    "effect-boops how": words("on all-off some-off"),
    "picker-ghost-scares how": words("on all-off some-off"),
    "offer-settled how": Words(frozenset({"accepted", *(kind.ended for kind in NEWS.values())})),
    "about": words("plan note read"),
    "many": _YES_NO,
    "matched": _YES_NO,
    "named": _YES_NO,
    "only": _YES_NO,
    "by": words("ghost piece"),
    "part": words("top-left top-right bottom-left bottom-right"),
    "quiet": words("none some"),
    "rated": _YES_NO,
    "held": _YES_NO,
    "role": words("none gone other"),
    "challenge-terms rated": words("yes hints no"),
    "rematch-terms rated": words("yes hints no"),
    "result": words("won lost drawn nobody"),
    # Who gave up is told of somebody's own match that has a winner.
    "ending result": words("won lost"),
    "square": words("none other"),
    "state": words("none planned away"),
    "planned": _YES_NO,
    "time": words("due paused stopped still unmoved"),
    "to": words("off on"),
    "lesson-end-challenge to": words("friend anybody"),
    "too": _YES_NO,
    "telling": words("first second third"),
    "trouble": Members(RoleTrouble, given=_TOLD_LATER.__contains__),
    "trend": words("up down even"),
    "alert-over cause": words("disk database backup boards"),
    "games-bank whose": words("mine theirs"),
    "whose-turn turn": words("yours theirs"),
    "picker-done-over how": words("won drawn"),
    "picker-done-answered again": _YES_NO,
    "away-leaves whose": words("yours still unclocked sooner theirs"),
    "what": words("line piece both"),
    "owner-channel-closed what": _OF_ONE_CHANNEL,
    "owner-channel-gone what": _OF_ONE_CHANNEL,
    "picker-piece-does what": words("grows stays-cat stays-kitten"),
    "turn-named what": words("grows back nothing"),
    "puzzle-task what": words("wins grows holds forces"),
    "picture-task what": words("wins grows holds forces"),
    "puzzle-wrong-at-once what": words("wins grows"),
    "solved": _YES_NO,
    "when": words("over running"),
    "leaderboard-title when": words("all-time season"),
    "season-choice when": words("all-time now past"),
    "where": words("everywhere here"),
    "alt-ghost where": words("home on past"),
    "ghost-next where": words("home on past"),
    "board-moved-away where": words("server conversation"),
    "challenge-accepted where": words("here elsewhere"),
    "profile-chart where": words("everywhere named here"),
    "profile-edition where": words("unrated everywhere here"),
    "which": words(
        "view-channel send-messages create-public-threads send-messages-in-threads read-message-history manage-roles attach-files"
    ),
    "whose": words("friend anybody"),
    "alt-blocked why": words("cat behind"),
    "solvers-absent why": Members(Absence),
    "refusal-no-handicap why": words("rated kittens series bot"),
    "choice-why-none why": Words(frozenset({"no-turn", "no-ghost", *map(value, REASONS)})),
}


class Choice(NamedTuple):
    """A choice that a sentence makes: by which detail, and which branches it has."""

    key: str
    detail: str
    branches: frozenset[str]

    @property
    def by(self):
        """What it should choose by; None: that is not known."""
        return CHOOSE_BY.get(f"{self.key} {self.detail}") or CHOOSE_BY.get(self.detail)

    @property
    def of_a_number(self):
        """True if it chooses by how many there are; a level is a number that is a member."""
        numbers = all(each in PLURALS or each.isdecimal() for each in self.branches)
        return numbers and CHOOSE_BY.get(self.detail) is not CHOOSE_BY["level"]


class _Choices(Visitor):
    def __init__(self):
        self.key, self.found = "", []

    def visit_Message(self, node):  # noqa: N802 - Fluent's name
        self.key = node.id.name
        self.generic_visit(node)

    def visit_Term(self, _):  # noqa: N802 - Fluent's name
        """A language's own: it chooses by what its sentences hand it."""

    def visit_SelectExpression(self, node):  # noqa: N802 - Fluent's name
        if isinstance(node.selector, ftl.VariableReference):
            branches = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
            self.found.append(Choice(self.key, node.selector.id.name, frozenset(branches)))
        self.generic_visit(node)


@cache
def choices(language):
    """Every choice that a language's sentences make by a detail which is no number."""
    found, parser = _Choices(), FluentParser(with_spans=False)
    for text in catalogue._written(language).values():
        if "->" in text:  # most sentences choose by nothing
            found.visit(parser.parse(text))
    return [choice for choice in found.found if not choice.of_a_number]


def _functions():
    """The functions of the code by their names, and those of the files in which something is said."""
    named, saying = defaultdict(list), []
    for path, tree in parsed(files_of(*ROOMS)):
        functions = [node for node in definitions(tree) if not isinstance(node, ast.ClassDef)]
        for function in functions:
            named[function.name].append(function)
        if re.search(r"\b(say|localised)\(", text_of(path)):
            saying += functions
    return named, saying


def words_of(expression, function, functions):
    """The words that an expression may be; None among them: what else it may be can't be told."""
    match expression:
        case ast.Constant(str(word)):
            return {word}
        case ast.IfExp(body=one, orelse=other):
            return words_of(one, function, functions) | words_of(other, function, functions)
        case ast.Call(func=ast.Name(called)) if len(functions[called]) == 1:
            [giving] = functions[called]
            returns = [node.value for node in ast.walk(giving) if isinstance(node, ast.Return)]
            return set().union(*(words_of(each, giving, functions) for each in returns))
        case ast.Name(local):
            given = [
                node.value
                for node in ast.walk(function)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name) and target.id == local
            ]
            return set().union(*(words_of(each, function, functions) for each in given)) or {None}
        case _:
            return {None}


def said():
    """The words that the code gives for each sentence's details, as far as they can be told; None: and others."""
    (functions, saying), found = _functions(), defaultdict(set)
    for function in saying:
        for node in ast.walk(function):
            match node:
                case ast.Call(func=ast.Name("say" | "localised"), args=[key, *_], keywords=keywords):
                    for keyword in keywords:
                        for each in words_of(key, function, functions) - {None}:
                            detail = (keyword.arg or "").replace("_", "-")
                            found[each, detail] |= words_of(keyword.value, function, functions)
    return found
