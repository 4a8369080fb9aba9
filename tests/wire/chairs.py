"""What people do, seen from where they sit, and what they see there."""

from datetime import timedelta

from tests.wire.games import THREE_CATS

DAY = timedelta(days=1)


async def pass_time(stage, time):
    """Let time pass, and the bot do what is due."""
    stage.clock.moved += time
    await stage.tick()


#: What the clock says by itself: that somebody waits, that time is up, that a match is still.
NOTICES = ("waits for your turn", "time is up", "has been still")


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
    """The latest line in a channel that has been said to everybody: no board, no picture."""
    lines = [m for m in channel.messages.values() if not m.attachments and not m.ephemeral]
    return lines[-1]


async def resign(stage, person, match):
    answer = await person.use(stage.lounge, "resign", match=str(match))
    yes = next(item["label"] for item in answer.message.items if item["label"] != "Play on")
    await person.click(answer.message, yes)
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
    """A deferred answer, once it has come."""
    await stage.until(lambda: answer.message.content)
    await stage.settle()
    return answer.message


async def finish(stage, channel, turns=THREE_CATS):
    for number, turn in enumerate(turns):
        answer = await (stage.ann, stage.bob)[number % 2].use(channel, "move", turn=turn)
        assert answer.message.attachments, answer.content
    await stage.settle()
