"""Five weeks of a small community, played with the program of commit 4c99124: every state worth keeping.

Part of ``make_fixture.py``, and to be run with that OLD program only.
"""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random

from game import Edition, Position, Side, random_game, record
from sandbox.people import File, Person
from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Channel, Guild, Permission
from tests.conftest import Stage, TestClock
from tests.wire.games import EIGHT_CATS, GHOSTS, KITTENS, THREE_CATS

BEGINNING = datetime(2026, 3, 20, 18, 30, 0, 250_000, tzinfo=UTC)
#: How long it takes to do anything.
A_MOMENT = timedelta(seconds=1)
DAY = timedelta(days=1)
NAMES = (
    "Dora", "Emil", "Fay", "Gil", "Hana", "Ida", "Jon", "Kim", "Lou", "Mia", "Ned", "Nora", "Otto", "Zoe",
)  # fmt: skip
#: Those who play for the leaderboard, the strongest first.
RANKED = (
    "Bob",
    "Ann",
    "Cleo",
    "Dora",
    "Emil",
    "Fay",
    "Gil",
    "Hana",
    "Ida",
    "Jon",
    "Kim",
    "Lou",
    "Mia",
    "Ned",
)


class Clock(TestClock):
    """A clock that moves only when it is moved."""

    def now(self):
        return BEGINNING + self.moved


class Actor(Person):
    """Somebody who takes a moment for everything, and waits until the bot has done it."""

    stage = None

    async def _ask(self, *asked):
        self.stage.clock.moved += A_MOMENT
        answer = await super()._ask(*asked)
        await self.stage.settle()
        return answer


class StoryStage(Stage):
    """A stage whose people take their time."""

    def person(self, name):
        actor = Actor(self.server, super().person(name).user)
        actor.stage = self
        return actor

    async def pass_time(self, time):
        self.clock.moved += time
        await self.tick()


@dataclass
class Story:
    """The community: its people and places, and what is worth finding again, by name."""

    stage: StoryStage
    names: dict = field(default_factory=dict)
    matches: dict = field(default_factory=dict)
    modals: list = field(default_factory=list)

    def __post_init__(self):
        stage, world = self.stage, self.stage.server.world
        self.ann, self.bob, self.cleo = stage.ann, stage.bob, stage.cleo
        for name in NAMES:
            setattr(self, name.lower(), stage.person(name))
        self.lounge, self.garden, self.guild = stage.lounge, stage.garden, stage.guild
        self.guild.moderators.add(self.ida.user.id)
        self.cellar, self.attic, self.tournament = (
            world.add_channel(name, self.guild) for name in ("cellar", "attic", "tournament")
        )
        for channel in (self.cellar, self.attic, self.tournament):
            channel.bot_permissions &= ~Permission.CREATE_THREADS
        self.barn = self.place("The barn", self.ann, self.bob, self.emil, self.fay)
        self.hayloft = world.add_channel("hayloft", self.barn)
        self.strict = self.place("House rules", self.mia, self.ned, self.ann)
        self.strict.moderators.add(self.mia.user.id)
        self.parlour, self.kitchen = (world.add_channel(name, self.strict) for name in ("parlour", "kitchen"))
        self.elsewhere = self.place("Elsewhere", self.emil, self.fay, self.zoe, with_bot=False)
        self.somewhere = world.add_channel("somewhere", self.elsewhere)

    def place(self, name, *people, with_bot=True) -> Guild:
        guild = self.stage.server.world.add_guild(name, with_bot=with_bot)
        for person in people:
            guild.members[person.user.id] = person.user
        return guild

    def talk(self, one, other) -> Channel:
        """The conversation of two people, to which either has brought the bot along."""
        return self.stage.server.world.direct_channel(one.user, other.user)

    def keep(self, name, message):
        """Remember a message by a name; the message."""
        assert name not in self.names, name
        assert message.items, (name, message.content)
        self.names[name] = message
        return message

    async def begin(self, name, orange, gray, channel=None, **options):
        """A match that has begun; it is known by its name."""
        channel = channel or self.lounge
        options = {"first": "I begin", **options}
        challenge = await orange.use(channel, "challenge", member=gray, **options)
        assert not challenge.ephemeral, challenge.content
        return await self.accept(name, challenge, orange, gray)

    async def accept(self, name, challenge, orange, gray):
        """The match that begins when a challenge is accepted."""
        channel = challenge.message.channel
        await gray.click(challenge.message, "Accept")
        (match_id,) = self.stage.row("SELECT max(id) FROM matches")
        assert name not in self.matches, name
        game = self.matches[name] = Game(
            self.stage, match_id, orange, gray, challenge.message.thread or channel
        )
        return game


@dataclass
class Game:
    """A match, from the chairs of its players."""

    stage: StoryStage
    id: int
    orange: Person
    gray: Person
    channel: Channel

    def column(self, name):
        return self.stage.row(f"SELECT {name} FROM matches WHERE id = {self.id}")[0]  # noqa: S608

    @property
    def mover(self):
        return (self.orange, self.gray)[self.column("turns") % 2]

    @property
    def waiting(self):
        return (self.gray, self.orange)[self.column("turns") % 2]

    @property
    def board(self):
        channel = self.stage.server.world.channels[self.column("channel_id")]
        return channel.messages[self.column("message_id")]

    async def use(self, person, command, **options):
        return await person.use(self.channel, command, match=str(self.id), **options)

    async def play(self, *turns):
        for turn in turns:
            answer = await self.use(self.mover, "move", turn=str(turn))
            assert answer.message.attachments, answer.content
        return self

    async def offer(self, person, what):
        await self.use(person, "offer", what=what)
        return self.board

    async def agree(self, person, what, button):
        """One offers something, and the other answers."""
        other = self.gray if person is self.orange else self.orange
        await other.click(await self.offer(person, what), button)

    async def resign(self, person):
        asked = await self.use(person, "resign")
        await person.click(asked.message, "Yes, give up")
        return self

    async def more(self, person):
        return (await person.click(self.board, "More")).message

    async def picker(self, square=None, kind=None):
        """The picker of who is to move, with a square picked or without."""
        picker = (await self.mover.click(self.board, "Boop!")).message
        if kind:
            await self.mover.click(picker, f"Place a {kind} instead")
        if square:
            menu = next(item for item in picker.items if square in {o["label"] for o in item["options"]})
            await self.mover.pick(picker, menu["custom_id"], square)
        return picker

    async def question(self, moderator):
        return (await moderator.use(self.channel, "server", end_match=str(self.id))).message


DRAW, TAKEBACK = "A draw", "Take my last turn back"
PAUSE, TIME = "A pause: the clock stops", "More time for this turn"
YES = {DRAW: "Accept the draw", TAKEBACK: "Allow the takeback", PAUSE: "Agree to the pause"}
YES[TIME] = "Give more time"
REFUSED = "Rather not"


def a_long_game():
    """Three hundred turns that end by nothing else: kittens stay kittens and leave the bed, as far as can be."""
    rng, position, turns, seen = Random(2), Position.start(Edition.CLASSIC), [], Counter()
    while len(turns) < 300:
        ways = []
        for begun in position.beginnings():
            turn = begun.turns()[0]
            after = position.play(turn).position
            if after.outcome is None and seen[str(after)] < 2:
                crowd = (sum(map(after.grown, Side)), len(after.pieces))
                ways.append((crowd, rng.random(), turn, after))
        _, _, turn, position = min(ways, key=lambda way: way[:2])
        seen[str(position)] += 1
        turns.append(turn)
    return turns


def some_turns(edition, seed, number):
    """How a random match may begin."""
    return random_game(edition, Random(seed))[:number]


# What happened, in the order in which it did.


async def matches_that_ended_by_the_rules(story):
    for name, orange, gray, channel, turns, options in (
        ("three cats", story.ann, story.bob, story.garden, THREE_CATS, {}),
        ("eight cats", story.bob, story.cleo, story.lounge, EIGHT_CATS, {}),
        ("three cats among ghosts", story.dora, story.ann, story.lounge, GHOSTS, {"edition": "ghost"}),
        ("three kittens", story.emil, story.fay, story.garden, KITTENS, {"edition": "kittens"}),
        ("repetition", story.emil, story.gil, story.lounge, ["b1", "a2", "b1", "a2", "b1"], {}),
        ("three hundred turns", story.gil, story.hana, story.lounge, a_long_game(), {"rated": False}),
        ("won by who began", story.bob, story.ann, story.lounge, some_turns(Edition.CLASSIC, 8, 300), {}),
    ):
        await (await story.begin(name, orange, gray, channel, **options)).play(*turns)


async def matches_that_ended_otherwise(story):
    given_up = await story.begin("given up", story.ann, story.bob, story.garden)
    await (await given_up.play(*THREE_CATS[:4])).resign(story.ann)
    given_up = await story.begin("given up with kittens", story.fay, story.lou, edition="kittens")
    await given_up.resign(story.lou)
    agreed = await (await story.begin("agreed", story.cleo, story.dora)).play(*THREE_CATS[:5])
    await agreed.agree(story.cleo, DRAW, YES[DRAW])
    cancelled = await (await story.begin("cancelled", story.jon, story.kim, story.garden)).play("c3")
    await story.ida.click(await cancelled.question(story.ida), "Yes, end it")
    for number in range(12):
        match = await story.begin(f"quick {number}", story.ann, story.lou, story.tournament, rated=False)
        await match.resign((story.ann, story.lou)[number % 3 == 0])


async def matches_left_lying(story):
    await (await story.begin("claimed", story.hana, story.ida, pace="1 day a turn")).play("c3")
    await (await story.begin("abandoned", story.jon, story.kim, story.garden, pace="1 day a turn")).play("c3")
    none = "No clock"
    await (await story.begin("silent", story.ann, story.cleo, story.garden, pace=none)).play("c3", "d4")
    await (await story.begin("silent no more", story.bob, story.dora, pace=none)).play("c3")
    talk = story.talk(story.gil, story.hana)
    await (await story.begin("silent in a conversation", story.gil, story.hana, talk, pace=none)).play("c3")


async def time_is_up(story):
    await story.stage.pass_time(1.1 * DAY)
    claimed = story.matches["claimed"]
    await claimed.orange.click(newest(claimed.channel, "Claim the win"), "Claim the win")
    assert claimed.column("ending") == "time"
    await story.stage.pass_time(8 * DAY)
    assert story.matches["abandoned"].column("ending") == "abandoned"


def newest(channel, button):
    """The newest message of a channel with that button."""
    found = [m for m in channel.messages.values() if button in {item.get("label") for item in m.items}]
    return found[-1]


async def people_who_are_forgotten(story):
    nora, otto = story.nora, story.otto
    await (await story.begin("won by the forgotten", story.ann, nora)).play(*THREE_CATS)
    running = await (await story.begin("running with the forgotten", nora, story.bob)).play("c3", "d4")
    await nora.use(story.lounge, "settings", quiet_from=22, quiet_until=7, time_zone="Asia/Tokyo")
    await nora.use(story.garden, "challenge")
    await story.cleo.use(story.lounge, "challenge", member=nora)
    story.keep("history of the forgotten", (await nora.use(story.lounge, "history")).message)
    replay = await nora.use(story.lounge, "replay", match=str(story.matches["won by the forgotten"].id))
    story.keep("replay of the forgotten", replay.message)
    story.keep("profile of the forgotten", (await nora.use(story.lounge, "profile")).message)
    story.keep("profile of who was forgotten later", await profile(story, story.ann, nora))
    story.keep("picker of the forgotten", await running.picker("e5"))
    await forget(story, nora)
    assert running.column("ending") == "resigned"
    await (await story.begin("against who came back", story.dora, otto)).resign(otto)
    await forget(story, otto)
    await (await story.begin("with who came back", otto, story.dora, pace="No clock")).play("c3")


async def profile(story, person, member):
    return (await person.use(story.lounge, "profile", member=member)).message


async def forget(story, person):
    opened = (await person.use(story.lounge, "privacy")).message
    asked = (await person.click(opened, "Delete")).message
    await person.click(asked, "Yes, forget me")
    await person.click(asked, "Forget me for good")


async def a_tournament(story):
    """Everybody against many others, the stronger one mostly winning; its channel is gone by now."""
    rng, people = Random(5), [getattr(story, name.lower()) for name in RANKED]
    half = len(people) // 2
    for number in range(9):
        order = [people[0], *people[1 + number :], *people[1 : 1 + number]]
        for one, other in zip(order[:half], order[: half - 1 : -1], strict=True):
            match = await story.begin(f"{one.name} {other.name} {number}", one, other, story.tournament)
            stronger = min(one, other, key=people.index)
            weaker = other if stronger is one else one
            await match.resign(weaker if rng.random() < 0.8 else stronger)
    await story.stage.server.delete(story.tournament)


async def settings(story):
    for person, chosen in (
        (story.ann, {"time_zone": "Europe/Berlin"}),
        (story.bob, {"reminders": "By direct message"}),
        (story.cleo, {"reminders": "Not at all", "boards_move": False}),
        (story.dora, {"quiet_from": 22, "quiet_until": 7, "time_zone": "America/New_York"}),
        (story.kim, {"leaderboards": False}),
        (story.lou, {"reminders": "In the match's channel"}),
        (story.ned, {"reminders": "By direct message"}),
    ):
        await person.use(story.lounge, "settings", **chosen)
    await story.mia.use(
        story.parlour,
        "server",
        boards_move=True,
        threads=False,
        pace="1 day a turn",
        edition="kittens",
        matches_here=True,
    )
    story.stage.server.world.direct_channel(story.ned.user).closed = True


async def challenges_that_run_out(story):
    place = story.talk(story.ida, story.jon)
    challenge = await story.ida.use(place, "challenge", member=story.jon)
    story.keep("challenge run out in a conversation", challenge.message)
    await story.hana.use(story.lounge, "challenge", member=story.jon)


async def after_a_month(story):
    kept = newest(story.lounge, "We go on")
    await story.dora.click(kept, "We go on")
    story.keep("silence that was answered", kept)
    silent = story.matches["silent"].channel
    story.keep("silence", newest(silent, "We go on"))
    await story.stage.server.archive(silent)
    for person in (story.gil, story.hana):
        direct = story.stage.server.world.direct_channel(person.user)
        story.keep(f"silence, told {person.name}", newest(direct, "We go on"))
    await story.begin("reminded", story.cleo, story.bob, story.garden)
    await story.begin("reminded by message", story.bob, story.gil)
    # Ned's direct messages are closed, as the bot finds out when it is to remind him.
    pace = "3 days a turn"
    await story.begin("reminded in the channel after all", story.ned, story.mia, story.parlour, pace=pace)


async def a_day_before(story):
    """What will be overdue, and a server that removes the bot."""
    for name, orange, gray, channel in (
        ("overdue", story.ann, story.dora, story.garden),
        ("overdue and claimed twice", story.bob, story.ann, story.lounge),
        ("given a day", story.cleo, story.emil, story.garden),
        ("overdue and played on", story.fay, story.dora, story.garden),
        ("overdue in a lost thread", story.gil, story.ida, story.garden),
        ("overdue in a conversation", story.jon, story.lou, story.talk(story.jon, story.lou)),
    ):
        await (await story.begin(name, orange, gray, channel, pace="1 day a turn")).play("c3", "d4")
    await story.stage.server.delete(story.matches["overdue in a lost thread"].channel)
    await story.hana.use(story.garden, "challenge")
    await in_the_barn(story)
    await story.stage.server.remove_bot(story.barn)
    away = story.matches["away"]
    await story.stage.until(lambda: away.column("hold") == "away")


async def in_the_barn(story):
    barn = story.hayloft
    await (await story.begin("away", story.ann, story.bob, barn)).play("c3")
    await story.begin("away without a clock", story.emil, story.fay, barn, pace="No clock")
    paused = await story.begin("away and paused", story.bob, story.emil, barn)
    await paused.agree(story.bob, PAUSE, YES[PAUSE])
    offered = await (await story.begin("away with an offer", story.fay, story.ann, barn)).play("c3")
    await offered.offer(story.fay, DRAW)
    over = await (await story.begin("over in the barn", story.ann, story.emil, barn)).play("c3", "d4")
    await over.resign(story.ann)
    challenge = await story.ann.use(barn, "challenge", member=story.fay)
    story.keep("challenge in the barn", challenge.message)


async def notices(story):
    """What the clock has said by now, and what was done about it."""
    for name in ("overdue", "overdue and claimed twice", "given a day", "overdue and played on"):
        story.keep(f"notice: {name}", newest(story.matches[name].channel, "Claim the win"))
    for name, person in (("lost thread", story.ida), ("conversation", story.lou)):
        match = story.matches[f"overdue in a {name}"]
        direct = story.stage.server.world.direct_channel(match.waiting.user)
        story.keep(f"notice: overdue in a {name}", newest(direct, "Claim the win"))
        assert person in {match.orange, match.gray}
    claimed = story.matches["overdue and claimed twice"]
    await claimed.waiting.click(story.names["notice: overdue and claimed twice"], "Claim the win")
    given = story.matches["given a day"]
    await given.waiting.click(story.names["notice: given a day"], "Give a day more")
    await story.matches["overdue and played on"].play("e5")
    story.keep("more: a win to claim", await story.matches["overdue"].more(story.matches["overdue"].waiting))
    assert story.stage.row("SELECT count(*) FROM preferences WHERE direct_blocked") == (1,)


# How things stand now.


async def running_matches(story):
    ghost, kittens, classic = Edition.GHOST, Edition.KITTENS, Edition.CLASSIC
    for name, orange, gray, channel, edition, pace, turns in (
        ("classic at its start", story.ann, story.bob, story.garden, classic, "3 days a turn", 0),
        ("classic in the middle", story.bob, story.cleo, story.lounge, classic, "7 days a turn", 14),
        ("classic without a clock", story.dora, story.emil, story.lounge, classic, "No clock", 9),
        ("classic in a hurry", story.emil, story.fay, story.lounge, classic, "10 minutes a turn", 6),
        ("ghosts at their start", story.cleo, story.dora, story.lounge, ghost, "No clock", 0),
        ("ghosts in the middle", story.fay, story.gil, story.garden, ghost, "1 day a turn", 11),
        ("kittens at their start", story.hana, story.ida, story.lounge, kittens, "10 minutes a turn", 0),
        ("kittens in the middle", story.lou, story.jon, story.garden, kittens, "No clock", 8),
    ):
        match = await story.begin(name, orange, gray, channel, edition=edition.value, pace=pace)
        await match.play(*some_turns(edition, 4, turns))


async def offers(story):
    for name, what, by_mover, options in (
        ("draw offered", DRAW, False, {}),
        ("takeback asked for", TAKEBACK, True, {"rated": False}),
        ("pause offered", PAUSE, True, {"pace": "7 days a turn"}),
        ("more time asked for", TIME, True, {"pace": "1 day a turn"}),
        ("draw offered by who is to move", DRAW, True, {"pace": "No clock", "edition": "ghost"}),
        ("takeback asked for in a rated match", TAKEBACK, False, {"rated": True}),
    ):
        match = await story.begin(name, story.ann, story.hana, story.garden, **options)
        await match.play("c3", "d4", "e5")
        await match.offer(match.mover if by_mover else match.waiting, what)


async def answered_offers(story):
    bob, ida = story.bob, story.ida
    for name, what, answer in (
        ("draw declined", DRAW, REFUSED),
        ("pause declined", PAUSE, REFUSED),
        ("takeback declined", TAKEBACK, REFUSED),
        ("two turns taken back", TAKEBACK, YES[TAKEBACK]),
        ("paused", PAUSE, YES[PAUSE]),
        ("more time given", TIME, YES[TIME]),
    ):
        match = await (await story.begin(name, bob, ida, story.garden, rated=False)).play("c3", "d4")
        await match.agree(bob, what, answer)
    withdrawn = await (await story.begin("offer withdrawn", bob, ida)).play("c3")
    await bob.click(await withdrawn.offer(bob, DRAW), "Withdraw")
    freely = await (await story.begin("turn taken back", bob, ida, rated=False)).play("c3", "d4", "e5")
    await freely.offer(bob, TAKEBACK)
    gone_on = await (await story.begin("gone on after a pause", bob, ida)).play("c3")
    await gone_on.agree(bob, PAUSE, YES[PAUSE])
    await bob.click(gone_on.board, "Let the clock go on")
    both = await (await story.begin("paused with an offer", ida, story.jon)).play("c3")
    await both.agree(ida, PAUSE, YES[PAUSE])
    await both.offer(story.jon, DRAW)


async def brought_along(story):
    """Matches where the bot is no member: it can only answer, so old boards keep their buttons."""
    talk = story.talk(story.ann, story.bob)
    await (await story.begin("conversation", story.ann, story.bob, talk)).play("c3", "d4", "e5")
    offered = await (await story.begin("conversation with an offer", story.bob, story.ann, talk)).play("c3")
    await offered.offer(story.bob, PAUSE)
    over = await story.begin("over in a conversation", story.ann, story.bob, talk, rated=False)
    await (await over.play(*KITTENS[:3])).resign(story.bob)
    server = await story.begin("server without the bot", story.emil, story.fay, story.somewhere)
    await server.play("c3", "d4")
    await story.begin("conversation at its start", story.kim, story.lou, story.talk(story.kim, story.lou))
    challenge = await story.fay.use(story.somewhere, "challenge")
    story.keep("challenge to anybody without the bot", challenge.message)
    challenge = await story.cleo.use(
        story.talk(story.cleo, story.hana), "challenge", member=story.hana, edition="ghost"
    )
    story.keep("challenge in a conversation", challenge.message)


async def moved_matches(story):
    moved = await (await story.begin("moved", story.cleo, story.fay, story.garden)).play("c3")
    await story.cleo.use(story.lounge, "board", match=str(moved.id))
    left = await (await story.begin("moved out of sight", story.cleo, story.fay, story.cellar)).play("c3")
    story.keep("board left behind", left.board)
    story.stage.server.world.allow(story.cellar, Permission.VIEW, given=False)
    await story.fay.use(story.lounge, "board", match=str(left.id))
    talked = await (await story.begin("moved to a conversation", story.dora, story.kim)).play("c3")
    await story.dora.use(story.talk(story.dora, story.kim), "board", match=str(talked.id))
    lost = await (await story.begin("lost thread", story.jon, story.kim, story.garden)).play("c3", "d4")
    await story.stage.server.delete(lost.channel)


async def broken_matches(story):
    """Records that contradict themselves, found out by who asks for them."""
    for name, damage in (
        ("turn that can't be", "UPDATE turns SET notation = 'K@z9' WHERE number = 2 AND match_id ="),
        ("position that is another", "UPDATE matches SET position = '6/6/6/6/6/6 o 0/0 -/- classic' WHERE id ="),
    ):  # fmt: skip
        match = await (await story.begin(name, story.gil, story.lou)).play("c3", "d4")
        story.stage.write(f"{damage} {match.id}")
        await match.use(story.gil, "board")
        assert match.column("state") == "aside"


async def open_challenges(story):
    for name, person, member, channel, options in (
        ("challenge to a friend", story.emil, story.cleo, story.garden, {}),
        ("challenge to anybody", story.dora, None, story.garden, {"edition": "ghost"}),
        ("challenge with kittens", story.fay, story.kim, story.lounge, {"edition": "kittens"}),
        ("challenge in a hurry", story.lou, None, story.lounge, {"pace": "10 minutes a turn"}),
        ("challenge by house rules", story.ned, story.ann, story.parlour, {}),
    ):
        answer = await person.use(channel, "challenge", **({"member": member} if member else {}), **options)
        assert not answer.ephemeral, answer.content
        story.keep(name, answer.message)
    declined = await story.gil.use_on(story.garden, "Challenge to boop", story.hana)
    await story.hana.click(declined.message, "Decline")
    withdrawn = await story.gil.use(story.garden, "challenge", member=story.ida)
    await story.gil.click(withdrawn.message, "Withdraw")
    rematch = await story.bob.click(story.matches["three cats"].board, "Rematch")
    story.keep("challenge to a rematch", rematch.message)


async def pickers(story):
    """Pickers of every kind: as they are opened, with a preview, with a choice; and some that time has passed by."""
    fresh = await story.begin("match with pickers", story.ann, story.kim, story.garden)
    story.keep("old picker", await fresh.picker("c3"))
    story.keep("old more", await fresh.more(story.ann))
    story.keep("old question to give up", (await fresh.use(story.kim, "resign")).message)
    story.keep("old question of a moderator", await fresh.question(story.ida))
    await fresh.play(*THREE_CATS[:11])
    story.keep("picker", await fresh.picker())
    story.keep("picker with a cat", await fresh.picker("c2", kind="cat"))
    story.keep("picker with a preview", await fresh.picker("e5"))
    story.keep("more", await fresh.more(fresh.mover))
    story.keep("more of who waits", await fresh.more(fresh.waiting))
    story.keep("question to give up", (await fresh.use(story.ann, "resign")).message)
    story.keep("question of a moderator", await fresh.question(story.ida))
    growing = await story.begin("match in which kittens grow", story.hana, story.bob)
    await growing.play(*EIGHT_CATS[: EIGHT_CATS.index("K@d1 =a6")])
    story.keep("picker that asks what grows", await growing.picker("d1"))
    grown = story.keep("picker that knows what grows", await growing.picker("d1"))
    await growing.mover.pick(grown, "What goes back to your pool?", "The kitten on a6")
    await ghost_pickers(story)
    kittens = await story.begin("match with kittens", story.jon, story.emil, edition="kittens")
    story.keep("picker with kittens", await (await kittens.play(*KITTENS[:14])).picker("d4"))


async def ghost_pickers(story):
    ghosts = await story.begin("match with ghosts", story.dora, story.cleo, edition="ghost")
    story.keep("picker with a ghost to let in", await ghosts.picker("c3"))
    entered = story.keep("picker with a ghost let in", await ghosts.picker("c3"))
    entry = "from the left, between ranks 3 and 4"
    await story.dora.pick(entered, "Your ghost: keep it back, or let it in", entry)
    gliding = await story.begin("match with a ghost on the bed", story.ida, story.emil, edition="ghost")
    await gliding.play("c3 g bc1", "f6")
    story.keep("picker with a ghost that glides", await gliding.picker("c1"))


async def next_boards(story):
    match = await story.begin("match that leads to the next", story.emil, story.hana)
    done = story.keep("picker that is done", await match.picker("c3"))
    await story.emil.click(done, "Boop it!")
    assert "Next:" in done.content
    story.keep("next board", (await story.emil.click(done, "Next board")).message)


async def pages(story):
    ann, lounge = story.ann, story.lounge
    for person in (ann, story.bob):
        story.keep(f"history of {person.name}", (await person.use(lounge, "history")).message)
    second = (await ann.use(lounge, "history")).message
    await ann.click(second, "Further down")
    story.keep("history further down", second)
    for name, options in (
        ("leaderboard", {}),
        ("leaderboard of all servers", {"where": "Everywhere"}),
        ("leaderboard with ghosts", {"edition": "ghost"}),
        ("leaderboard of the last season", {"season": "20261"}),
        ("leaderboard of this season", {"season": "20262"}),
    ):
        story.keep(name, await there(story, await ann.use(lounge, "leaderboard", **options)))
    second = await there(story, await story.lou.use(lounge, "leaderboard"))
    await story.lou.click(second, "Further down")
    await story.stage.until(lambda: "**11.**" in second.content)
    story.keep("leaderboard further down", second)
    story.keep("profile", (await ann.use(lounge, "profile")).message)
    story.keep("profile with ghosts", (await ann.use(lounge, "profile", edition="ghost")).message)
    story.keep("profile of another", await profile(story, story.dora, ann))
    story.keep("profile of who keeps it", (await story.kim.use(lounge, "profile")).message)


async def there(story, answer):
    """A deferred answer, once it has come."""
    await story.stage.until(lambda: answer.message.content)
    await story.stage.settle()
    return answer.message


async def rules(story):
    for edition in Edition:
        opened = (await story.zoe.use(story.lounge, "rules", edition=edition.value)).message
        story.keep(f"rules of {edition.value}", opened)
        if edition is Edition.GHOST:
            opened = (await story.zoe.use(story.lounge, "rules", edition=edition.value)).message
            for _ in range(11):
                await story.zoe.click(opened, "Next")
            story.keep("rules, last page", opened)
    turned = (await story.ann.use(story.talk(story.ann, story.bob), "rules")).message
    await story.ann.click(turned, "Next")
    story.keep("rules, second page", turned)


async def questions_of_privacy(story):
    for person in (story.ann, story.zoe):
        opened = (await person.use(story.lounge, "privacy")).message
        story.keep(f"privacy of {person.name}", opened)
    asked = (await story.ann.click(story.names["privacy of Ann"], "Delete")).message
    story.keep("question whether to forget", asked)
    again = (await story.ann.click(story.names["privacy of Ann"], "Delete")).message
    await story.ann.click(again, "Yes, forget me")
    story.keep("question whether to forget for good", again)


async def replays(story):
    ann, lounge, number = story.ann, story.lounge, str(story.matches["three cats"].id)
    last = story.keep("replay", (await ann.use(lounge, "replay", match=number)).message)
    middle = (await ann.use(lounge, "replay", match=number)).message
    for _ in range(3):
        await ann.click(middle, "Back one")
    story.keep("replay in the middle", middle)
    first = (await story.bob.use(lounge, "replay", match=number)).message
    await story.bob.click(first, "First")
    story.keep("replay at its start", first)
    running = await story.matches["classic in the middle"].use(story.bob, "replay")
    story.keep("replay of a running match", running.message)
    empty = await story.matches["classic at its start"].use(ann, "replay")
    story.keep("replay of no turn", empty.message)
    brought = await there(story, await story.zoe.use(lounge, "replay", file=File("match.txt", a_record())))
    story.keep("replay of a record", brought)
    await modal(story, "turn of a replay", ann, last)
    await modal(story, "turn of a record", story.zoe, brought)
    for name, person, message in (("match", ann, last), ("record", story.zoe, brought)):
        film = (await person.click(message, "Animate")).message
        await story.stage.until(lambda film=film: film.attachments)
        await story.stage.settle()
        story.keep(f"film of a {name}", film)


async def modal(story, name, person, message):
    """A question that is still open on somebody's screen."""
    asked = (await person.click(message, "Jump to turn")).modal
    # The field's own id is made by chance.
    asked["components"][0]["component"]["custom_id"] = f"{len(story.modals) + 1:032x}"
    story.modals.append({"name": name, "person": person, "message": message, "modal": asked})


def a_record():
    position, read = Position.start(Edition.GHOST), []
    for text in GHOSTS[:6]:
        read.append(position.parse_turn(text))
        position = position.play(read[-1]).position
    return str(record(Edition.GHOST, read, Orange="Grandma", Gray="Pippa")).encode()


async def what_could_not_be_shown(story):
    """The last thing that happens: turns that are kept, but nobody has seen yet."""
    stage, quiet = story.stage, story.attic
    closed = await story.begin("turn in a channel that is closed", story.gil, story.kim, quiet)
    unseen = await story.begin("turn nobody has seen", story.kim, story.gil)
    stage.server.world.allow(quiet, Permission.SEND, given=False)
    stage.server.trouble = Trouble()
    stage.server.trouble.by_chance(1.0, (Fault.DROPPED,))
    for match in (closed, unseen):
        asking = asyncio.create_task(
            Person.use(match.mover, match.channel, "move", turn="c3", match=str(match.id))
        )
        await stage.until(lambda match=match: match.column("turns"))
        asking.cancel()
    await stage.stop_bot()
    assert all(match.column("shown_version") < match.column("version") for match in (closed, unseen))


async def tell(story):
    """All of it."""
    await matches_that_ended_by_the_rules(story)
    await matches_that_ended_otherwise(story)
    await matches_left_lying(story)
    await time_is_up(story)
    await people_who_are_forgotten(story)
    await settings(story)
    await story.stage.pass_time(5 * DAY)
    await a_tournament(story)
    await story.stage.pass_time(7 * DAY)
    await challenges_that_run_out(story)
    await story.stage.pass_time(9 * DAY)
    await after_a_month(story)
    await story.stage.pass_time(1.0 * DAY)
    await a_day_before(story)
    await story.stage.pass_time(1.1 * DAY)
    await notices(story)
    for chapter in (
        running_matches, offers, answered_offers, brought_along, moved_matches, broken_matches, open_challenges,
        pickers, next_boards, pages, rules, questions_of_privacy, replays, what_could_not_be_shown,
    ):  # fmt: skip
        await chapter(story)
