"""What a failing test over the wire prints: what was said, as a chat log."""

import re

from tests.transcript import transcript

LOG = """\
#lounge Ann uses /challenge member:... first:challenger
#lounge Boop Bot (edited): @Ann and @Bob are playing boop: match 1 starts just below.
    pings Bob
#lounge Bob presses [accept:1]
#lounge Boop Bot: @Ann, you start! Put a kitten anywhere.
    🟠 @Ann marmalade, 🟦 @Bob tuxedo
    -# Match 1 · rated · due ...
    [board.png: The bed is empty: six by six squares, columns a to f from the left, rows 1 to 6 from the bottom. ...]
    (Boop!) (More)
    pings Ann, Bob
#lounge Ann presses More [more:1:1]
#lounge Boop Bot to Ann alone: Match 1:
    -# **Plan ahead**: pick your answer to a turn that hasn't come yet; if it does, I play it for you.
    -# **Note**: a few words that only you can read.
    -# **Read the board**: what stands where, in words.
    (Plan ahead) (Note) (Offer a draw) (Ask for a pause) (Ask for 3 days more) (Read the board) (Signs on the board) (Rules) (Help) (Give up)"""


async def test_what_was_said_reads_as_a_chat_log(stage):
    channel = await stage.begin()
    await stage.ann.click(await stage.board(channel), "More")
    log = re.sub(r"<t:\d+:R>|\b\d{15,}", "...", transcript(stage.server))
    assert re.sub(r"(\[\w+\.png: [^.]*\. ).*\]", r"\1...]", log) == LOG
