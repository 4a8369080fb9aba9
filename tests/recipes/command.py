"""A command: ``/coin``, which tosses one."""

from tests.recipes.example import OTHERS, SAID, TRANSLATED, Edit, Example, sentence

_COG = '''"""``/coin``: tosses a coin."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.common.options import localised
from bot.context import Interaction
from bot.replies import send_ephemeral
from services import coins
from words.catalogue import say
from words.turns.pieces import side_word


class CoinCog(commands.Cog):
    """A coin."""

    @app_commands.command(name="coin", description=localised("command-coin"))
    async def coin(self, interaction: Interaction) -> None:
        """Toss it."""
        side = coins.toss(interaction.client.context.rng)
        await send_ephemeral(interaction, say("coin-tossed", side=side_word(side)))
'''
_SERVICE = '''"""A coin."""

from __future__ import annotations

from random import Random

from game import Side


def toss(rng: Random) -> Side:
    """The side that is up."""
    return rng.choice(list(Side))
'''
_TRIAL = '''"""A coin is tossed."""


async def test_a_coin_has_two_sides(stage):
    answers = {(await stage.ann.use(stage.lounge, "coin")).content for _ in range(20)}
    assert answers == {"It shows marmalade.", "It shows tuxedo."}
'''
_TOSSED = """coin-tossed = { $side ->
    [orange] It shows marmalade.
   *[gray] It shows tuxedo.
 }"""

DOCUMENTED = "tests/test_docs.py::test_the_commands_and_their_options_are_documented"

COMMAND = Example(
    laws=(
        "tests/test_additions.py",
        DOCUMENTED,
        *SAID,
        *TRANSLATED,
    ),
    trial=("tests/wire/test_coin.py",),
    rounds=(
        (
            *sentence("command-coin = Toss a coin", languages=["en"]),
            *sentence(_TOSSED, languages=["en"]),
            Edit("services/coins.py", _SERVICE),
            Edit("bot/commands/coin.py", _COG),
            Edit("tests/wire/test_coin.py", _TRIAL),
        ),
        (
            Edit(
                "bot/client.py",
                "from bot.commands.coin import CoinCog\n",
                "from bot.commands.challenges.command import ChallengesCog\n",
                named="CoinCog is not in bot/client.py",
            ),
            Edit("bot/client.py", "            CoinCog(),\n", "            ChallengesCog(),\n"),
            *sentence("command-coin = Toss a coin", " command-coin is missing", OTHERS),
            *sentence(_TOSSED, " coin-tossed is missing", OTHERS),
        ),
        (
            Edit(
                "docs/commands.md",
                "| `/coin` | | tosses a coin |\n",
                "|---|---|---|\n",
                named="/coin is not in docs/commands.md",
            ),
        ),
    ),
)
