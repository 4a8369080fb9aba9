"""A league in tests over the wire: announced, filled, begun and played to its end."""

from datetime import timedelta

from sandbox.forms import fields_of

DAY = timedelta(days=1)


async def announced(stage, **wanted):
    """The message of a league that Ann, who may manage the server, has announced."""
    stage.guild.moderators.add(stage.ann.user.id)
    listed = await stage.ann.use(stage.garden, "league")
    form = await stage.ann.click(listed.message, "Announce a league")
    about = fields_of(form.modal)["contest-name"]["description"]
    assert about == "The name everyone will see. I announce it in #garden."
    answer = await stage.ann.fill(form, {"Name": "Winter **league**", **wanted})
    assert answer.ephemeral
    assert f"Winter league is announced in <#{stage.garden.id}>." in answer.content
    await stage.settle()
    return told(stage)


def told(stage):
    """The message that tells of the latest season."""
    return seasons_in(stage.garden)[-1]


def seasons_in(channel):
    """The messages that tell everybody of a season."""
    shown = (each for each in channel.messages.values() if not each.ephemeral)
    return [each for each in shown if each.content.startswith("### 🏆")]


async def look(stage, time=timedelta()):
    """Let time pass, and the bot do what is due in leagues, until nothing is."""
    stage.clock.moved += time
    before = stage.bot.contests.looks
    await stage.until(lambda: stage.bot.contests.looks >= before + 2)
    await stage.settle()


async def begun(stage):
    """The message of a league that begins, once it stands below those of all its pairs."""
    await look(stage, 3 * DAY)
    below = "SELECT message_id > (SELECT max(message_id) FROM contest_pairs) FROM contests"
    await stage.until(lambda: stage.row(below)[0])
    await stage.settle()
    return told(stage)


async def filled(stage, count=4):
    """A league that so many have joined, and their people."""
    message = await announced(stage)
    people = [stage.ann, stage.bob, stage.cleo, *(stage.person(f"P{number}") for number in range(count - 3))]
    for person in people:
        answer = await person.click(message, "I'm in")
        assert answer.content.startswith("You're in: Winter league, season 1.")
    await stage.settle()
    return message, people


def people_in(form):
    """The people whom a form offers."""
    (label,) = fields_of(form.modal).values()
    return [option["label"] for option in label["component"]["options"]]
