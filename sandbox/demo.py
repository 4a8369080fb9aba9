"""``make demo``: starts the stand-in and the bot, and plays one whole match between two scripted people.

They do not know the rules: they choose from what autocomplete offers, a winning turn first. The match is printed as a
transcript, and its pictures are saved in ``build/demo``.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from sandbox.people import Person
from sandbox.program import start_bot, stop_bot
from sandbox.stand_in.interactions import Answer
from sandbox.stand_in.server import Server
from sandbox.world.payloads import Json
from sandbox.world.places import Channel, Message

_PICTURES: Final = Path("build/demo")
#: The seed of a lively match; another seed gives another match.
_SEED: Final = 4
_MOST_TURNS: Final = 300
_MENU: Final = 3


class Demo:
    """A match between Ann and Bob, and the transcript of it."""

    def __init__(self, server: Server) -> None:
        world = server.world
        self.server = server
        self.guild = world.add_guild("The cat flap")
        self.channel: Channel = world.add_channel("lounge", self.guild)
        self.ann, self.bob = (Person(server, world.add_user(name)) for name in ("Ann", "Bob"))
        for person in (self.ann, self.bob):
            self.guild.members[person.user.id] = person.user
        self._rng = Random(_SEED)
        self._printed: set[int] = set()
        self._pictures = 0

    async def play(self) -> bool:
        """Play the whole match, Ann with commands and Bob with buttons and menus; True if somebody won."""
        self._say(self.ann, "/challenge member:@Bob")
        challenge = await self.ann.use(self.channel, "challenge", member=self.bob)
        self._tell()
        self._say(self.bob, "[Accept]")
        if challenge.message:
            await self.bob.click(challenge.message, "Accept")
        board = await self._board_after(0)
        for turn in range(1, _MOST_TURNS):
            if self.ann.user.id in _first_mention(board):
                await self._move(self.ann)
            else:
                await self._tap(self.bob, board)
            board = await self._board_after(turn)
            if "🏆" in board.content:
                return True
        return False

    async def _move(self, mover: Person) -> None:
        """Take a turn with a command, chosen from what autocomplete offers."""
        choice = self._liveliest(await mover.suggestions(self.channel, "move", "turn", ""), "name")
        if "you pick" in choice["name"]:
            # The suggestion is not a complete turn yet: autocomplete lists its completions next.
            choice = self._rng.choice(await mover.suggestions(self.channel, "move", "turn", choice["value"]))
        self._say(mover, f"/move turn:{choice['value']}    ({choice['name']})")
        await mover.use(self.channel, "move", turn=choice["value"])

    async def _tap(self, mover: Person, board: Message) -> None:
        """Take a turn with menus and buttons, chosen by what the menus say about each square."""
        self._say(mover, "[Boop!]")
        picker = _seen(await mover.click(board, "Boop!"))
        menus = [item for item in picker.items if item["type"] == _MENU]
        option = self._liveliest([option for menu in menus for option in menu["options"]], "description")
        menu = next(menu for menu in menus if option in menu["options"])
        does = option.get("description", "boops nobody")
        self._say(mover, f"[{menu['placeholder']}] {option['label']}    ({does})")
        picker = _seen(await mover.pick(picker, menu["custom_id"], option["label"]))
        if "Boop it!" not in [item.get("label") for item in picker.items]:
            menu = next(item for item in picker.items if "grow" in item["custom_id"])
            option = self._rng.choice(menu["options"])
            self._say(mover, f"[{menu['placeholder']}] {option['label']}")
            picker = _seen(await mover.pick(picker, menu["custom_id"], option["label"]))
        self._say(mover, "[Boop it!]")
        await mover.click(picker, "Boop it!")

    def _liveliest(self, offered: list[Json], key: str) -> Json:
        """A choice that wins if there is one, else one that makes a line, else any."""
        for wanted in ("wins", "line", ""):
            if fitting := [choice for choice in offered if wanted in choice.get(key, "")]:
                return self._rng.choice(fitting)
        raise LookupError("nothing was offered")

    async def _board_after(self, turns: int) -> Message:
        """Wait for the board that is shown after that many turns."""
        async with asyncio.timeout(10):
            while len(boards := self._boards()) <= turns:  # noqa: ASYNC110 - the messages have no event to wait for
                await asyncio.sleep(0.005)
        self._tell()
        self.channel = boards[-1].channel
        return boards[-1]

    def _boards(self) -> list[Message]:
        shown = (message for message in self._everything() if message.attachments and not message.ephemeral)
        # The picture of a challenge is no board.
        return [message for message in shown if message.attachments[0].filename != "challenge.png"]

    def _everything(self) -> list[Message]:
        """The messages of every channel and thread."""
        channels = list(self.guild.channels.values())
        return [message for channel in channels for message in list(channel.messages.values())]

    def _say(self, person: Person, typed: str) -> None:
        print(f"{person.name:>8}  {typed}")

    def _tell(self) -> None:
        """Print the messages that have not been printed yet, and save their pictures."""
        for message in self._everything():
            if message.id in self._printed or message.ephemeral:
                continue
            self._printed.add(message.id)
            for line in self._named(message.content).splitlines():
                print(f"{'Boop Bot':>8}  {line}")
            labels = [f"[{item['label']}]" for item in message.items if item.get("label")]
            for file in message.attachments:
                self._pictures += 1
                path = _PICTURES / f"{self._pictures:03}.png"
                path.write_bytes(file.content)
                print(f"{'':8}  🖼  {path}: {file.description}")
            if labels:
                print(f"{'':8}  {' '.join(labels)}")
            print()

    def _named(self, content: str) -> str:
        for person in (self.ann, self.bob):
            content = content.replace(person.mention, f"@{person.name}")
        return content


def _seen(answer: Answer) -> Message:
    if answer.message is None:
        raise LookupError("there was no answer")
    return answer.message


def _first_mention(board: Message) -> list[int]:
    """The player to move: the one whom a board mentions first."""
    return [ping for ping in board.pings if board.content.startswith(f"<@{ping}>")]


async def main() -> int:
    """Play the match, faster than people do; the exit code is 0 if it came to its end."""
    _PICTURES.mkdir(parents=True, exist_ok=True)
    for old in _PICTURES.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        async with Server() as server:
            demo = Demo(server)
            bot = await start_bot(
                server, Path(folder, "demo.sqlite3"), BOOP_LOG_LEVEL="WARNING", BOOP_PRESSES="1000"
            )
            try:
                ended = await demo.play()
            finally:
                await stop_bot(bot)
    print("The match is over." if ended else "The match did not end.")
    return 0 if ended else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
