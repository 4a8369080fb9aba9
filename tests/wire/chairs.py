"""What people do, seen from where they sit, and what they see there."""

from datetime import timedelta

from tests.wire.games import THREE_CATS

DAY = timedelta(days=1)


async def pass_time(stage, time):
    """Let time pass, and the bot do what is due."""
    stage.clock.moved += time
    await stage.tick()


def notices(channel):
    """What the clock has said in a channel."""
    return [m for m in channel.messages.values() if m.content[:1] in "⏰⌛💤" and not m.ephemeral]


def state(stage):
    """How the first match stands: state, ending, winner."""
    return stage.row("SELECT state, ending, winner FROM matches")


async def offer(stage, person, what, channel=None):
    channel = channel or stage.lounge
    answer = await person.use(channel, "offer", what=what)
    await stage.settle()
    return answer, await stage.board(channel)


async def resign(stage, person, match):
    answer = await person.use(stage.lounge, "resign", match=str(match))
    await person.click(answer.message, "Yes, give up")
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
