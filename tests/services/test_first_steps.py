"""The tasks of the lessons: each can be done, and only by what it asks for."""

import re

import pytest

from game import Edition, Fell, Kind, Side, TurnRequest, square_name
from services.learning.first_steps import (
    LESSONS,
    MORE,
    NEXT_STEPS,
    Lesson,
    LessonStep,
    LessonTask,
    Miss,
    try_turn,
)
from services.refusals import Refusal, Refused
from words.play.picker import square_effects

STEPS = sorted({step for lesson in (*LESSONS.values(), NEXT_STEPS) for step in lesson}, key=str)
IDS = [f"{step.position.edition.value} {step.task.value}" for step in STEPS]
PAIR_OF_WAYS = {"K@b3", "K@e3"}
#: What does each task, by the kind and the square; of a ghost's entering every square does.
DOES_IT = {
    LessonTask.BOOP_OFF: {"K@b3", "K@b4", "K@b5"},
    LessonTask.GROW: PAIR_OF_WAYS,
    LessonTask.WIN: {"C@a3", "C@d6"},
    LessonTask.WIN_WITH_KITTENS: PAIR_OF_WAYS,
    # Whatever pushes one of the two away; the ways to complete the line itself are no way.
    LessonTask.STOP: {"K@b3", "K@c2", "K@c3", "K@d4", "K@d5", "K@e4"},
    LessonTask.PUSH_IN: {"K@d4"},
    LessonTask.FORK: {"K@d6"},
}


def tried(step):
    """Every turn of a step, with what it did instead of the task."""
    return {turn: try_turn(step, TurnRequest(*turn)) for turn in step.position.legal_turns()}


def placed(turn):
    return f"{turn.kind.value}@{square_name(turn.square)}"


@pytest.mark.parametrize("step", STEPS, ids=IDS)
def test_the_task_can_be_done_as_the_hint_says_and_not_by_every_turn(step):
    found = tried(step)
    assert found[step.example].miss is None
    assert any(each.miss for each in found.values())


@pytest.mark.parametrize("step", STEPS, ids=IDS)
def test_the_menus_do_not_tell_what_wins_or_grows_up(step):
    picking = step.picking(TurnRequest(kind=step.example.kind))
    for square in picking.squares:
        assert not re.search("wins|grow", square_effects(picking, square))


@pytest.mark.parametrize("step", STEPS, ids=IDS)
def test_who_learns_is_marmalade_and_to_move_in_a_position_that_is_not_over(step):
    assert step.position.side is Side.ORANGE
    assert step.position.outcome is None


@pytest.mark.parametrize("step", [step for step in STEPS if step.task in DOES_IT], ids=lambda step: step.task)
def test_these_turns_do_it_and_no_other(step):
    assert {placed(turn) for turn, each in tried(step).items() if each.miss is None} == DOES_IT[step.task]


def test_only_a_tuxedo_kitten_is_booped_off():
    for step in STEPS:
        if step.task is LessonTask.BOOP_OFF:
            fallen = [
                event.piece
                for each in tried(step).values()
                for event in each.played.events
                if isinstance(event, Fell)
            ]
            assert {piece.side for piece in fallen} == {Side.GRAY}


def test_three_grow_up_and_they_are_kittens():
    (step,) = (step for step in STEPS if step.task is LessonTask.GROW)
    for turn, each in tried(step).items():
        assert bool(turn.graduation) == (each.miss is None)
        assert each.played.position.outcome is None
        if turn.graduation:
            assert each.played.position.pool(Side.ORANGE).cats == 3


def test_cats_alone_win_with_cats():
    (step,) = (step for step in STEPS if step.task is LessonTask.WIN)
    for turn, each in tried(step).items():
        won = each.played.position.outcome is not None
        assert won == (each.miss is None)
        assert not (won and turn.kind is Kind.KITTEN)


def test_a_ghost_comes_in_wherever_its_player_says():
    (step,) = (step for step in STEPS if step.task is LessonTask.ENTER)
    for turn, each in tried(step).items():
        assert (turn.entry is not None) == (each.miss is None)


def test_who_stays_away_from_the_two_sees_one_jump():
    (step,) = (step for step in STEPS if step.task is LessonTask.SCARE)
    missed = {placed(turn) for turn, each in tried(step).items() if each.miss}
    assert missed == {f"K@{square}" for square in ("b1", "c1", "d1", "e1", "b3", "c3", "d3", "e3")}


@pytest.mark.parametrize("step", STEPS, ids=IDS)
def test_a_square_and_perhaps_a_kind_or_an_entry_is_all_there_is_to_pick(step):
    if step.task is not LessonTask.EIGHT:  # of the eight, one is to be chosen
        assert all(len(begun.graduations) < 2 for begun in step.position.beginnings())


def test_every_way_to_miss_a_task_is_some_turns():
    assert {each.miss for step in STEPS for each in tried(step).values()} == {None, *Miss}


def test_each_lesson_ends_and_the_first_ends_with_a_win():
    lessons = {Lesson(edition): LESSONS[edition] for edition in Edition}
    for begun, steps in (lessons | {Lesson(Edition.CLASSIC, is_next=True): NEXT_STEPS}).items():
        lesson, seen = begun, 1
        while lesson.next:
            lesson, seen = lesson.next, seen + 1
        assert seen == lesson.length == len(steps)
        assert Lesson.named(lesson.name, lesson.number) == lesson
    assert LESSONS[Edition.CLASSIC][-1].task is LessonTask.WIN
    assert [more.step.task for more in MORE] == [LessonTask.ENTER, LessonTask.WIN_WITH_KITTENS]


@pytest.mark.parametrize(("name", "number"), [("classic", 3), ("kittens", 2), ("ghost", -1), ("next", 4)])
def test_there_is_no_step_beyond_the_last(name, number):
    with pytest.raises(ValueError, match="no step"):
        Lesson.named(name, number)


@pytest.mark.parametrize(
    ("request_", "refusal"),
    [
        (TurnRequest(square=0, kind=Kind.CAT), Refusal.ILLEGAL_TURN),
        (TurnRequest(square=18), Refusal.ILLEGAL_TURN),
        (TurnRequest(square=0, entry=1), Refusal.ILLEGAL_TURN),
        (TurnRequest(square=0, graduation=(0, 1, 2)), Refusal.ILLEGAL_TURN),
        (TurnRequest(), Refusal.AMBIGUOUS_TURN),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(request_, refusal):
    step: LessonStep = Lesson(Edition.CLASSIC).step
    with pytest.raises(Refused) as refused:
        try_turn(step, request_)
    assert refused.value.refusal is refusal


def _step(task):
    (step,) = (step for step in NEXT_STEPS if step.task is task)
    return step


def test_a_fork_lets_three_grow_up_after_every_reply():
    step = _step(LessonTask.FORK)
    after = step.position.after(step.example)
    for reply in after.legal_turns():
        next_ = after.after(reply)
        assert any(len(turn.graduation) == 3 for turn in next_.legal_turns())


def test_the_line_to_stop_is_there_if_nothing_is_done():
    step = _step(LessonTask.STOP)
    elsewhere = step.position.after(step.position.parse_turn("f6"))
    assert any(turn.graduation for turn in elsewhere.legal_turns())


def test_of_eight_on_the_bed_one_grows_up_whichever_is_chosen():
    step = _step(LessonTask.EIGHT)
    done = [each.played for each in tried(step).values() if each.miss is None]
    assert {len(played.turn.graduation) for played in done} == {1}
    assert {played.position.pool(Side.ORANGE).cats for played in done} == {1}
