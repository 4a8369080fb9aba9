"""A review in words, made by hand: it needs no engine to be told."""

from data import MatchClock, MatchEnd, MatchState, Player
from game import Edition, Position, Side, record
from services.play.snapshots import Snapshot
from teaching import Moment, Review
from tests.data.make import NOW, a_match
from words.play.reviews import review_alt_text, review_text

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
    title, _, *moments, how = review_text(snapshot, game, review).split("\n")
    assert title == "🔎 Match 7 reviewed: <@11> vs <@12>"
    assert how.startswith("-# Up is good for marmalade")
    told = [line for line in moments if line.startswith("**")]
    assert [line.partition(";")[2] for line in told] == [
        " winning chances 50% → 52%",
        " winning chances 40% → 22%",
        " winning chances 78% → 10%",
    ]
    assert told[0].startswith("**1** · Turn 1, <@11>: **Kitten on c3** ")
    assert told[2].startswith("**3** · Turn 4, <@12>: **Kitten on f6** lets them win within 3 turns")
    better = [line for line in moments if line.startswith("└ Better: ")]
    assert [line.split("**")[1] for line in better] == ["Kitten on d4.", "Kitten on e5.", "Kitten on b2."]


def test_a_turn_that_leaves_no_line_is_better_for_that():
    snapshot, game = played("b3", "d4", "b5", "c4", "e5", "d6", "c3")
    moment = Moment(7, "K@d4", reply="K@b4 =b4c5d6")
    told = review_text(snapshot, game, Review((50, 50, 50, 50, 50, 50, 50, 26), (moment,)))
    assert (
        "**Kitten on c3** lets them answer on b4, and 3 of their kittens grow up, because it pushes their kitten "
        in told
    )
    assert "└ Better: **Kitten on d4.** It leaves them no line to complete.\n" in told


def test_where_nothing_changed_much_both_are_praised():
    snapshot, game = played("c3", "d4")
    assert "No single turn changed much. Well played on both sides!" in review_text(
        snapshot, game, Review((50, 50, 50), ())
    )


def test_the_chart_is_told_by_some_of_its_turns():
    snapshot, _ = played("c3", "d4", "a1", "f6")
    told = review_alt_text(snapshot, Review((50, 52, 40, 22, 90), (Moment(3, "K@e5"),)))
    assert told.startswith("Chart of Ann's winning chances over 4 turns")
    assert "After turn 0: 50%." in told
    assert "After turn 4: 90%." in told
    assert told.endswith("Number 1 marks turn 3.")
