"""A review in words, made by hand: it needs no engine to be told."""

from dataclasses import replace

import pytest

from data import MatchClock, MatchEnd, MatchState, Player
from game import Edition, Position, Side, record
from services.play.snapshots import Snapshot
from teaching import Answer, FollowUp, Moment, Review, ThreatensWin
from tests.data.make import NOW, a_match
from tests.teaching.wins import won_on
from words.catalogue import say
from words.play.reviews.moments import ShownMoment, moment_text
from words.play.reviews.review import review_alt_text, review_text
from words.play.reviews.tries import tried_text

ANN, BOB = Player(1, 11, "Ann"), Player(2, 12, "Bob")


def played(*texts):
    """Match a classic game with these turns, and a match that Ann has won with it."""
    position, turns = Position.start(Edition.CLASSIC), []
    for text in texts:
        turns.append(position.parse_turn(text))
        position = position.after(turns[-1])
    match = a_match(ANN, BOB)._replace(
        id=7,
        clock=MatchClock(NOW),
        turns=len(turns),
        state=MatchState.OVER,
        ending=MatchEnd.RESIGNED,
        winner=Side.ORANGE,
        by=Side.GRAY,
    )
    return Snapshot(match, ANN, BOB, None, position), record(Edition.CLASSIC, turns)


def test_each_moment_is_told_with_its_chances_and_a_better_turn():
    snapshot, game = played("c3", "d4", "a1", "f6")
    review = Review(
        (50, 52, 40, 22, 90), (Moment(1, "K@d4"), Moment(3, "K@e5"), Moment(4, "K@b2", loses_in=3))
    )
    title, _, *moments, how = review_text(snapshot, game, review, Side.ORANGE).split("\n")
    assert title == "🔎 Match 7 reviewed: <@11> vs <@12>"
    assert how.startswith("-# Up is good for <@11>, down for <@12>. ")
    in_words = review_text(replace(snapshot, in_words=True), game, review, Side.ORANGE)
    assert in_words.endswith("\n-# " + say("moment-chances")), "up and down is for the eye"
    told = [line for line in moments if line.startswith("**")]
    headings, turns = told[::2], told[1::2]
    assert headings == [
        "**1** · Turn 1, <@11> against <@12> · winning chances from 50% to 52%",
        "**2** · Turn 3, <@11> against <@12> · winning chances from 40% to 22%",
        "**3** · Turn 4, <@12> against <@11> · winning chances from 78% to 10%",
    ]
    assert turns[0].startswith("**Kitten on c3** ")
    assert turns[2].startswith("**Kitten on f6** lets them win within 3 turns")
    better = [line for line in moments if line.startswith("Better: ")]
    assert [line.split("**")[1] for line in better] == ["Kitten on d4.", "Kitten on e5.", "Kitten on b2."]


def test_a_turn_that_leaves_no_line_is_better_for_that():
    snapshot, game = played("b3", "d4", "b5", "c4", "e5", "d6", "c3")
    moment = Moment(7, "K@d4", reply="K@b4 =b4c5d6")
    told = review_text(snapshot, game, Review((50, 50, 50, 50, 50, 50, 50, 26), (moment,)), Side.ORANGE)
    assert (
        "**Kitten on c3** lets them answer on b4, and 3 of their kittens grow up, because it pushes their kitten "
        in told
    )
    assert "Better: ||**Kitten on d4.** It leaves them no line to complete.||\n" in told


def _told(shown, before, after):
    """The text of a moment of Ann's or Bob's match, whose mover had these chances."""
    snapshot, _ = played("c3", "d4")
    number = shown.moment.number
    chances = [50] * (number - 1) + [each if number % 2 else 100 - each for each in (before, after)]
    return moment_text(snapshot, Review(tuple(chances), (shown.moment,)), shown, better=False)


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        (Moment(2, "K@d4"), "isn't bad, but there's something better"),
        (Moment(2, "K@d4", reply="K@c4"), "(their best answer: c4)"),
        (
            Moment(2, "K@d4", reply="K@c4", after_reply=("K@c3", "K@d5")),
            "(their best answer: c4; after c3, their d5 threatens to win on c4 (line c4-b5-a6) or e6 (line c4-b5-a6, by booping))",
        ),
    ],
)
def test_where_no_reason_can_be_told_the_best_answer_shows_it(moment, told):
    position = Position.parse("6/1K1k2/6/1k1K1K/6/5k g 0/0 -/- kittens")
    shown = ShownMoment(
        moment,
        position.play(position.parse_turn("kitten e4")),
        position.play(position.parse_turn("kitten d4")),
    )
    assert told in _told(shown, 67, 62)


def test_what_comes_after_the_answer_to_a_turn_that_is_tried_is_told():
    position = Position.parse("6/1K1k2/6/1k1K1K/6/5k g 0/0 -/- kittens")
    tried, better = (position.play(position.parse_turn(text)) for text in ("kitten e4", "kitten d4"))
    answer = tried.position.parse_turn("kitten c4")
    then = tried.position.after(answer)
    follows = FollowUp(answer, then.parse_turn("kitten b6"), ThreatensWin(won_on(7, 8)))
    shown, review = ShownMoment(Moment(2, "K@d4"), tried, better), Review((50, 50, 60), ())
    _, told, did = tried_text(
        Answer(tried, tried.position.play(answer), 48, follows), review, shown
    ).splitlines()
    assert told.endswith(
        "in the match, they were 40%. If you then play b6, that threatens to win on b2 or c2."
    )
    assert did.startswith("-# Tuxedo's kitten on e4 boops 3, 1 falls off."), (
        "the picture shows the answer already"
    )
    _, told, _ = tried_text(Answer(tried, tried.position.play(answer), 48), review, shown).splitlines()
    assert told.endswith("they were 40%.")


def test_an_answer_that_lets_kittens_grow_up_is_told_though_it_would_after_the_better_turn_too():
    position = Position.parse("2K3/1K4/k1k1k1/1k4/2K2k/K2k2 o 0/0 -/- classic")
    played, better = (position.play(position.parse_turn(text)) for text in ("kitten e6", "kitten d2"))
    shown = ShownMoment(Moment(15, "K@d2", reply="K@d5 =b3c4d5"), played, better)
    assert (
        "throws away most of the winning chances (their best answer: d5, which lets 3 kittens grow up)"
        in _told(shown, 46, 21)
    )


def test_where_no_turn_changed_much_nobody_is_praised_or_blamed():
    snapshot, game = played("c3", "d4")
    assert "No single turn decided this match: it went bit by bit." in review_text(
        snapshot, game, Review((50, 50, 50), ()), Side.ORANGE
    )


def test_from_which_turn_on_a_match_could_hardly_be_saved_is_said():
    snapshot, game = played("c3", "d4", "a1", "f6", "b6", "f1")
    told = review_text(snapshot, game, Review((50, 60, 88, 86, 95, 97, 99), ()), Side.ORANGE)
    assert "From turn 2 on, <@12> could hardly save this match." in told
    late = review_text(snapshot, game, Review((50, 60, 60, 60, 60, 97, 99), ()), Side.ORANGE)
    assert "could hardly save" not in late, "that is the end of every match"


def test_where_the_bots_own_turn_decided_its_review_says_so():
    snapshot, game = played("c3", "d4", "a1", "f6")
    against_me = replace(snapshot, gray=BOB._replace(is_bot=True))
    told = review_text(against_me, game, Review((50, 52, 75, 75, 80), ()), Side.ORANGE)
    assert "<@11> gave hardly anything away. My turn 2 decided it: **Kitten on d4**." in told
    assert "bit by bit" not in told
    even = review_text(against_me, game, Review((50, 52, 53, 53, 55), ()), Side.ORANGE)
    assert "it went bit by bit" in even


def test_what_beginners_keep_does_not_read_as_praise():
    snapshot, game = played("c3", "d4", "a1", "f6")
    told = review_text(snapshot, game, Review((50, 44, 50, 44, 44), ()), Side.ORANGE)
    assert "<@11> played at 60 of 100: a lot slipped away." in told
    assert "<@12> played at 82 of 100: a few chances slipped away." in told
    hinted = replace(snapshot, hints={Side.ORANGE: 1, Side.GRAY: 5})
    told = review_text(hinted, game, Review((50, 44, 50, 44, 44), ()), Side.ORANGE)
    assert "<@11> played at 60 of 100 (with 1 hint): a lot slipped away." in told
    assert "<@12> played at 82 of 100 (with 5 hints): a few" in told


def test_the_chart_is_told_by_some_of_its_turns():
    snapshot, _ = played("c3", "d4", "a1", "f6")
    told = review_alt_text(snapshot, Review((50, 52, 40, 22, 90), (Moment(3, "K@e5"),)), Side.ORANGE)
    assert told.startswith("Chart of Ann's winning chances over 4 turns")
    assert "After turn 0: 50%." in told
    assert "After turn 4: 90%." in told
    assert "Ann played at 33 of 100. Bob played at 0 of 100." in told
    assert told.endswith("Number 1 marks turn 3. A star marks turn 2, which was well played.")
    hinted = replace(snapshot, hints={Side.GRAY: 1})
    told = review_alt_text(hinted, Review((50, 52, 40, 22, 90), (Moment(3, "K@e5"),)), Side.ORANGE)
    assert told.endswith("Number 1 marks turn 3."), "it may have been the hint's"
