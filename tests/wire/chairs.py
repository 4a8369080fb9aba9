"""What people do, seen from where they sit, and what they see there."""

import copy
from datetime import timedelta

from tests.wire.games import THREE_CATS

MINUTE = timedelta(minutes=1)
DAY = timedelta(days=1)


async def pass_time(stage, time):
    """Let time pass, and the bot do what is due."""
    stage.clock.moved += time
    await stage.tick()


#: What the clock says by itself: that somebody waits, that time is up, that a match is still.
NOTICES = ("is waiting for your turn", "is out of time", "nobody has moved in")


def notices(channel):
    """What the clock has said in a channel."""
    return [
        message
        for message in channel.messages.values()
        if any(words in message.content for words in NOTICES) and not message.ephemeral
    ]


def kinds_of(messages):
    """Which notices these are."""
    return [next(words for words in NOTICES if words in message.content) for message in messages]


def state(stage):
    """How the first match stands: state, ending, winner."""
    return stage.row("SELECT state, ending, winner FROM matches")


async def offer(stage, person, what, channel=None):
    """Offer something; the answer, and the line that is open now."""
    channel = channel or stage.lounge
    answer = await person.use(channel, "offer", what=what)
    await stage.settle()
    return answer, line(channel)


def line(channel):
    """The latest line in a channel that has been said to everybody: no board, no picture; None if there is none."""
    lines = [m for m in channel.messages.values() if not m.attachments and not m.ephemeral]
    return lines[-1] if lines else None


async def both_move(stage, channel, match=1):
    """Let both have taken two turns, so that giving the match up counts."""
    for turns, turn in enumerate(("a1", "f6", "a6", "f1")):
        query = "SELECT m.turns, o.name, g.name FROM matches m, players o, players g"
        query += f" WHERE m.id = {match} AND o.id = orange_id AND g.id = gray_id"
        played, *names = stage.row(query)
        if played == turns:
            mover = next(one for one in (stage.ann, stage.bob, stage.cleo) if one.name == names[turns % 2])
            await mover.use(channel, "move", turn=turn, match=str(match))
    await stage.settle()


async def withdraw(person, challenge):
    """Take one's own challenge back, as the answer to a press on it offers."""
    answer = await person.click(challenge, next(item["custom_id"] for item in challenge.items))
    return await person.click(answer.message, "Withdraw")


async def resign(stage, person, match):
    await both_move(stage, stage.lounge, match)
    answer = await person.use(stage.lounge, "resign", match=str(match))
    await person.click(answer.message, "Give up")
    await stage.settle()


async def forget_me(stage, person):
    """Ask to be forgotten, and answer both questions."""
    opened = await person.use(stage.lounge, "privacy")
    asked = await person.click(opened.message, "Delete")
    await person.click(asked.message, "Yes, forget me")
    await person.click(asked.message, "Forget me for good")
    await stage.settle()
    return asked.message


async def finished(stage, answer):
    """A deferred answer, once it has come: what is said meanwhile ends with three dots."""
    await stage.until(lambda: answer.message.content and not answer.message.content.endswith("…"))
    await stage.settle()
    return answer.message


async def show_table(stage, person, message):
    """Look at how a contest stands, and show that to everybody: what was looked at."""
    table = await person.click(message, "Table")
    shared = await show_everybody(stage, person, table.message)
    assert table.content.splitlines()[0] in shared.content.splitlines()[1:], "below the contest's title"
    assert len(shared.attachments) == len(table.message.attachments) == 1
    return table


async def show_everybody(stage, person, message, button="Show everyone"):
    """Press it: the message that everybody sees then or, where there is none, the private answer."""
    before = set(message.channel.messages)
    answer = await person.click(message, button)
    if answer.message is not message:
        return answer.message

    def shown():
        later = [m for number, m in message.channel.messages.items() if number not in before]
        return [m for m in later if not m.ephemeral]

    await stage.until(shown)
    await stage.settle()
    return shown()[0]


async def finish(stage, channel, turns=THREE_CATS):
    for number, turn in enumerate(turns):
        answer = await (stage.ann, stage.bob)[number % 2].use(channel, "move", turn=turn)
        assert answer.message.attachments, answer.content
    await stage.settle()


async def play_two(stage):
    """A rated match that has ended, and one that goes on, in the lounge."""
    await stage.begin(pace="1 day a turn", rated=True)
    await finish(stage, stage.lounge)
    await stage.begin(pace="1 day a turn", rated=True)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()


def odd(message, custom_id):
    """A message as if it had a button that somebody made up."""
    made = copy.copy(message)
    button = {"type": 2, "style": 2, "label": "Odd", "custom_id": custom_id}
    made.components = [{"type": 1, "components": [button]}]
    return made
