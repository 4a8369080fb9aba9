"""A German and a Japanese player in a French server play a match; what each of them sees, as a transcript.

``python -m tests.wire.three_languages`` writes ``tests/wire/three-languages.txt`` anew: read the difference before you commit it.
"""

import asyncio
import re
import tempfile
from datetime import timedelta
from pathlib import Path

from sandbox.world.world import ChangeKind
from tests.stage import set_stage
from tests.wire.games import THREE_CATS

TRANSCRIPT = Path(__file__).with_name("three-languages.txt")
SERVERS = "fr"
#: Of the turns, the first two are taken by taps; Haruto is reminded of his fourth, and a draw is offered after it.
TAPPED, WAITED_FOR = 2, 7
HEADING = """\
# A match in three languages: Anna reads German, Haruto Japanese, and their server French. A line with ">" is what somebody
# does, [Boop!] a button or a menu, and "picture:" its alt text. What changes on a message that is there already is told as
# "changed". Turns are typed in each player's own words. Haruto has asked for reminders by direct message.
"""


class Transcript:
    """What people do, and every message that comes of it or changes, once the bot has finished."""

    def __init__(self, stage):
        self.stage, self.lines = stage, [HEADING]
        self.read = {
            person.user.id: "de" if person is stage.ann else "ja" for person in (stage.ann, stage.bob)
        }
        #: All texts that were seen so far, each with the language of its only reader, or the server's.
        self.seen = []
        self._shown, self._changed = {}, {}
        stage.server.world.watchers.append(self._on_change)

    @property
    def text(self):
        return "\n".join(self.lines)

    def _on_change(self, change):
        if change.kind is ChangeKind.MESSAGE:
            self._changed[change.message.id] = change.message

    async def note(self, doing, done=None):
        """Write what somebody does, and then what is to be seen; the answer."""
        answer = await done if done else None
        await self.stage.settle()
        self.lines.append(f"> {doing}\n")
        for _, message in sorted(self._changed.items()):
            self._add(message)
        self._changed.clear()
        return answer

    def _add(self, message):
        """A message as its readers see it, unless it has only lost buttons."""
        before, now = self._shown.get(message.id), parts(message)
        self._shown[message.id] = now
        if before and set(now) <= set(before):
            return
        reader = self._reader(message)
        language = self.read[reader.id] if reader else SERVERS
        self.seen += [
            (language, message.content),
            *((language, words.removeprefix("picture: ")) for words in now),
        ]
        head = self._place(message, reader) + (" (changed)" if before else "") + ":"
        self.lines += [head, *(f"    {self._plain(line)}" for part in now for line in part.split("\n")), ""]
        if message.thread and not before:
            self.seen.append((language, message.thread.name))

    def _reader(self, message):
        """The one person who sees a message, if it is one."""
        if message.only_for:
            return message.only_for
        if message.channel.guild is None:
            return self.stage.server.world.users[
                next(iter(message.channel.members - {self.stage.server.world.bot.id}))
            ]
        return None

    def _place(self, message, reader):
        if message.only_for:
            return f"{reader.name} alone"
        if reader:
            return f"{reader.name}, by direct message"
        return "channel" if message.channel.parent is None else f'thread "{message.channel.name}"'

    def _plain(self, text):
        """A text with names for mentions, and without what differs each time."""
        for user in self.stage.server.world.users.values():
            text = text.replace(f"<@{user.id}>", f"@{user.name}")
        text = re.sub(r"</([\w -]+):\d+>", r"/\1", text)
        text = re.sub(r"<t:\d+:(\w)>", r"<time:\1>", text)
        text = re.sub(r"https?://\S+?(?=[)\s]|$)", "<link>", text)
        return re.sub(r"<#\d+>", "<#thread>", text)


def parts(message):
    """All that is read of a message: its text, what its pictures show, and its buttons and menus."""
    found = [message.content] if message.content else []
    found += [f"picture: {file.description}" for file in message.attachments if file.description]
    for item in message.items:
        if label := item.get("label") or item.get("placeholder"):
            found.append(f"[{label}]")
        # A menu of squares is long, and the same in all languages.
        told = [option["label"] for option in item.get("options", []) if len(option["label"]) > len("c3")]
        found += [f"    - {label}" for label in told]
    return found


def custom_id(message, verb):
    return next(
        item["custom_id"] for item in message.items if item.get("custom_id", "").split(":")[0] == verb
    )


async def tap(transcript, person, turn):
    """A turn by taps: the button, the square, the last button."""
    board = await transcript.stage.board(transcript.place)
    picker = await transcript.note(
        f"{person.name} presses Boop!", person.click(board, custom_id(board, "boop"))
    )
    square = turn.removeprefix("K@")
    menu = next(item for item in picker.message.items if square in str(item.get("options")))
    picked = person.pick(picker.message, menu["custom_id"], square)
    preview = await transcript.note(f"{person.name} chooses {square}", picked)
    sure = person.click(preview.message, custom_id(preview.message, "boopit"))
    await transcript.note(f"{person.name} presses Boop it!", sure)


async def move(transcript, person, turn):
    """A typed turn, in the player's own words."""
    kitten, cat = {"de": ("Kätzchen", "Katze"), "ja": ("子猫", "猫")}[transcript.read[person.user.id]]
    typed = turn.replace("K@", f"{kitten} ").replace("C@", f"{cat} ")
    await transcript.note(
        f"{person.name}: /move turn:{typed}", person.use(transcript.place, "move", turn=typed)
    )


async def offer_a_draw(transcript, asks, answers):
    """An offer, which is declined."""
    stage = transcript.stage
    await transcript.note(f"{asks.name}: /offer what:draw", asks.use(transcript.place, "offer", what="draw"))
    line = [m for m in transcript.place.messages.values() if not m.attachments and not m.ephemeral][-1]
    await transcript.note(f"{answers.name} declines", answers.click(line, custom_id(line, "refuse")))
    await stage.settle()


async def be_refused(transcript):
    """Each tries what can't be done, and is told so alone."""
    anna, haruto = transcript.stage.ann, transcript.stage.bob
    await move(transcript, haruto, "K@a1")
    await transcript.note("Anna: /move turn:Hund c3", anna.use(transcript.place, "move", turn="Hund c3"))
    await move(transcript, anna, "K@e6")


async def wait(transcript):
    """Time passes until Haruto is reminded."""
    transcript.stage.clock.moved += timedelta(hours=17)
    await transcript.note("17 hours pass", transcript.stage.tick())


async def begin(transcript):
    """Anna challenges Haruto, who accepts."""
    stage = transcript.stage
    anna, haruto, garden = stage.ann, stage.bob, stage.garden
    asked = anna.use(garden, "challenge", member=haruto, first="challenger", pace="one-day")
    asked = await transcript.note("Anna: /challenge member:Haruto first:challenger pace:one-day", asked)
    yes = haruto.click(asked.message, custom_id(asked.message, "accept"))
    await transcript.note("Haruto accepts", yes)
    transcript.place = asked.message.thread


async def play(stage):
    """The whole match; its transcript."""
    stage.ann.user.name, stage.ann.user.locale = "Anna", "de"
    stage.bob.user.name, stage.bob.user.locale = "Haruto", "ja"
    stage.guild.locale = SERVERS
    await stage.bob.use(stage.garden, "settings", reminders="direct")
    transcript = Transcript(stage)
    await begin(transcript)
    for number, turn in enumerate(THREE_CATS):
        player, other = (stage.ann, stage.bob) if number % 2 == 0 else (stage.bob, stage.ann)
        if number == TAPPED:
            await be_refused(transcript)
        if number == WAITED_FOR:
            await wait(transcript)
        await (tap if number < TAPPED else move)(transcript, player, turn)
        if number == WAITED_FOR:
            await offer_a_draw(transcript, other, player)
    return transcript


async def write():
    with tempfile.TemporaryDirectory() as folder:
        async with set_stage(Path(folder, "boop.sqlite3")) as stage:
            TRANSCRIPT.write_text((await play(stage)).text, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write())
