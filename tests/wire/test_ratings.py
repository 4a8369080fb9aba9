"""Results that count: once, for both, here and everywhere, in the transaction that ends the match."""

import pytest

from game import read_turn
from services.people import Person
from services.play.matches import play
from services.refusals import Refused
from tests.wire.chairs import DAY, both_move, finish, offer, pass_time, state, withdraw
from tests.wire.crash import Crash, crash_after
from tests.wire.games import KITTENS, THREE_CATS


def standings(stage):
    """Rating, deviation and record of each, by player and table."""
    rows = stage.rows(
        "SELECT name, standings.guild_id, rating, deviation, wins, losses, draws FROM standings"
        " JOIN players ON players.id = player_id WHERE season = 0"
    )
    return {
        (name, bool(guild)): (round(rating), round(deviation), *record)
        for name, guild, rating, deviation, *record in rows
    }


@pytest.mark.long
async def test_a_rated_match_counts_for_both_here_and_everywhere(stage):
    channel = await stage.begin()
    assert "· rated ·" in (await stage.board(channel)).content
    await finish(stage, channel)
    won, lost = (1672, 290, 1, 0, 0), (1328, 290, 0, 1, 0)
    assert standings(stage) == {
        ("Bob", False): won,
        ("Bob", True): won,
        ("Ann", False): lost,
        ("Ann", True): lost,
    }
    assert stage.row("SELECT count(*) FROM rated_results") == (4,)


@pytest.mark.long
async def test_a_friendly_match_and_one_put_away_count_for_nobody(stage):
    channel = await stage.begin(rated=False)
    assert "· friendly ·" in (await stage.board(channel)).content
    await finish(stage, channel)
    await stage.begin(stage.garden)
    await pass_time(stage, 4 * DAY)
    await pass_time(stage, 8 * DAY)
    assert stage.row("SELECT ending FROM matches WHERE id = 2") == ("abandoned",)
    assert standings(stage) == {}


@pytest.mark.long
async def test_with_kittens_it_is_friendly_unless_it_says_otherwise(stage):
    label = "Kittens: for younger players; the first line of three wins"
    challenge = await stage.ann.use(stage.lounge, "challenge", member=stage.bob, edition=label)
    assert "-# Friendly: ratings stay as they are · 3 days a turn" in challenge.content
    await withdraw(stage.ann, challenge.message)
    channel = await stage.begin(edition=label, rated=True)
    await finish(stage, channel, KITTENS)
    assert len(standings(stage)) == 4


@pytest.mark.long
async def test_a_draw_is_half_a_win(stage):
    await both_move(stage, await stage.begin())
    _, board = await offer(stage, stage.ann, "A draw")
    await stage.bob.click(board, "Accept")
    began, other = (1490, 290, 0, 0, 1), (1510, 290, 0, 0, 1)
    assert set(standings(stage).values()) == {began, other}, (
        "who begins should do a little better than the other"
    )


@pytest.mark.long
async def test_the_sixth_match_of_a_pair_within_a_week_is_friendly(stage):
    for number in range(6):
        challenge = await stage.ann.use(stage.lounge, "challenge", member=stage.bob, first="I start")
        assert ("five rated matches, so this one is friendly" in challenge.content) == (number == 5)
        assert challenge.content.count("-# Friendly: ratings stay as they are · 3 days a turn") == (
            number == 5
        )
        await stage.bob.click(challenge.message, "Accept")
        await stage.settle()
        await both_move(stage, stage.lounge, number + 1)
        answer = await stage.ann.use(stage.lounge, "resign", match=str(number + 1))
        await stage.ann.click(answer.message, "Give up")
        await stage.settle()
    assert [row[0] for row in stage.rows("SELECT rated FROM matches ORDER BY id")] == [1, 1, 1, 1, 1, 0]
    assert standings(stage)["Bob", True][2:] == (5, 0, 0)
    stage.clock.moved += 8 * DAY
    challenge = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    await stage.bob.click(challenge.message, "Accept")
    assert "friendly" not in challenge.message.content


@pytest.mark.long
async def test_a_crash_between_any_two_steps_of_the_end_rates_exactly_once(stage):
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS[:-1])
    bob = Person(stage.bob.user.id, "Bob")
    before = stage.kept()
    failures = 0
    for steps in range(1, 150):
        crash = crash_after(stage, steps)
        try:
            await stage.database.write(play, 1, bob, read_turn(THREE_CATS[-1]), stage.clock.now())
        except Crash:
            failures += 1
            assert stage.kept() == before
            assert standings(stage) == {}
        else:
            break
        finally:
            crash.undo()
    assert failures > 10, "the end has that many steps"
    assert state(stage) == ("over", "line", "g")
    assert len(standings(stage)) == 4
    assert stage.row("SELECT count(*) FROM standings WHERE season > 0") == (4,)
    assert stage.row("SELECT count(*) FROM rated_results") == (4,)
    with pytest.raises(Refused):
        await stage.database.write(play, 1, bob, read_turn(THREE_CATS[-1]), stage.clock.now())
    assert stage.row("SELECT count(*) FROM rated_results") == (4,)
