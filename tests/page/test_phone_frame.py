"""Every kind of board message on a phone, in a real browser: the rows above its picture, and whether it fits the screen."""

import asyncio
import base64
from contextlib import contextmanager
from threading import Thread

import pytest

from bot.views.boards import board_view
from game import Edition, Graduated, Position
from renderer import draw_board
from renderer.fonts import TEXT_FONT
from sandbox.page import Page
from sandbox.stand_in.server import Server
from sandbox.world.files import Attachment
from sandbox.world.places import Message, User
from sandbox.world.world import World
from tests.data.make import NOW
from tests.words.test_frame import ANN, BOB, NAMES, moments
from words.play.boards.running import board_text

#: A phone, and what is left of its height between the channel's name and the line to type in.
PHONE, SCREEN = {"width": 390, "height": 844}, 660
#: Text as large as on Discord's app, in a font that is the same on every machine.
FONT = base64.b64encode(TEXT_FONT.read_bytes()).decode()
AS_ON_DISCORD = f"""
    @font-face {{ font-family: Hanken; src: url(data:font/otf;base64,{FONT}); }}
    body {{ font: 16px / 1.375 Hanken, sans-serif; }}
"""
#: A client that shows an avatar beside each message leaves it so much of 390 pixels.
NARROWER = ".body { flex: none; width: 302px; }"
#: How many rows may be above the picture. Long names wrap: then only the screen counts. With ghosts the first line of small
#: print tells all else that a turn did, which takes five rows where that is much. Without them, what grows up takes one more.
FRAME = {"running": 2 + 1, "grown": 3 + 1, "ghosts": 2 + 6, "end": 2 + 2}
DAY = 24 * 60 * 60

#: What is measured of each message: its rows and its height in pixels. The page loads only pictures in sight, such as
#: that of the newest message; all others are as high.
MEASURE = """(messages) => messages.map((message) => {
    const height = (element) => element.getBoundingClientRect().height;
    const picture = (one) => height(one.querySelector(".picture"));
    const rows = (pixels, text) => Math.round(pixels / parseFloat(getComputedStyle(text).lineHeight));
    const text = message.querySelector(".content");
    const small = [...text.querySelectorAll(".print")];
    const lines = height(text) - small.reduce((sum, line) => sum + height(line), 0);
    return {
        text: text.innerText,
        rows: rows(lines, text) + small.reduce((sum, line) => sum + rows(height(line), line), 0),
        height: height(message) - picture(message) + picture(messages.at(-1)),
    };
})"""


@contextmanager
def page_of(world):
    """The page on a world without a bot. It is served from a thread of its own; what is yielded runs work there."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    server = Server(world=world)
    server.add_routes(Page(server, {}).routes())

    def do(work):
        return asyncio.run_coroutine_threadsafe(work, loop).result(60)

    try:
        do(server.__aenter__())
        yield do
        do(server.__aexit__(None, None, None))
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def world_of(names):
    """A server with one channel, where two people have these names, three days before a turn is due."""
    world = World(now=lambda: NOW.timestamp() - 3 * DAY)
    guild = world.add_guild("The cat flap")
    for player, name in zip((ANN, BOB), names, strict=True):
        user = User(player.discord_id, name)
        world.users[user.id] = guild.members[user.id] = user
    world.add_channel("boop", guild)
    return world


async def put_boards(world, edition):
    """Post a board of every moment, as the answer to a command; the kind of each. One picture will do: all are as high."""
    *_, channel = world.channels.values()
    player = world.users[ANN.discord_id]
    picture = Attachment(world.new_id(), "board.png", "", draw_board(Position.start(edition)))
    kinds = []
    for moment in moments(edition):
        board = Message(world.new_id(), channel, world.bot, NOW, board_text(moment))
        board.components = board_view(moment).to_components()
        board.attachments, board.pings, board.used = [picture], [player.id], (player, "move")
        world.put_message(board)
        kinds.append(kind_of(moment))
    return kinds


def kind_of(moment):
    if not moment.running:
        return "end"
    if moment.position.edition is Edition.GHOST and moment.last:
        return "ghosts"
    return "grown" if any(isinstance(event, Graduated) for event in moment.events) else "running"


def measured(messages):
    """What is measured of all messages, once the newest picture is there."""
    messages.last.locator("img").evaluate("(image) => image.decode()")
    return messages.evaluate_all(MEASURE)


@pytest.mark.long
@pytest.mark.parametrize("length", NAMES)
@pytest.mark.parametrize("edition", Edition)
def test_a_board_message_fits_a_phone(chromium, edition, length):
    world = world_of(NAMES[length])
    with page_of(world) as do:
        kinds = do(put_boards(world, edition))
        page = chromium.new_page(viewport=PHONE)
        page.goto(world.base)
        page.add_style_tag(content=AS_ON_DISCORD)
        assert page.evaluate("document.fonts.load('16px Hanken').then((found) => found.length)") == 1
        messages = page.locator(".pane.shown .message")
        messages.nth(len(kinds) - 1).wait_for()
        wide = measured(messages)
        page.add_style_tag(content=NARROWER)
        narrow = measured(messages)
        page.close()
    if length == min(NAMES):
        assert [one for kind, one in zip(kinds, wide, strict=True) if one["rows"] > FRAME[kind]] == []
    assert [one for one in wide + narrow if one["height"] > SCREEN] == []
