"""A button under **More**: to wave to the other player."""

from tests.recipes.example import OTHERS, SAID, TRANSLATED, Edit, Example, sentence

_HANDLER = '''

async def wave(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Wave to the other player."""
    await interaction.client.context.database.read(running_match, match_id, person(interaction), version)
    await send_ephemeral(interaction, say("waved"))
'''
_TRIAL = '''"""Somebody waves, and may not wave for another."""


async def test_only_players_wave(stage):
    await stage.begin()
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    assert (await stage.ann.click(more.message, "Wave")).content == "You wave."
    assert (await stage.cleo.click(more.message, "Wave")).content != "You wave."
'''

BUTTON = Example(
    laws=("tests/bot/test_router.py::test_every_verb_that_a_button_has_leads_somewhere", *SAID, *TRANSLATED),
    trial=("tests/wire/test_wave.py",),
    rounds=(
        (
            Edit(
                "bot/views/boards.py",
                '        button(say("button-wave"), "wave", *state),\n',
                '        button(say("button-note"), "note", match.id),\n',
            ),
            Edit(
                "bot/commands/matches/boards.py",
                _HANDLER,
                "    await send_ephemeral(interaction, more_text(snapshot.match, note, planned=planned), view=view)\n",
            ),
            Edit("tests/wire/test_wave.py", _TRIAL),
        ),
        (
            Edit(
                "bot/commands/routing/routes.py",
                '    "wave": boards.wave,\n',
                '    "watch": boards.watch,\n',
                named="wave is on a button, but not in ROUTES",
            ),
            *sentence("button-wave = Wave", "button-wave is said, but is not", ["en"]),
            *sentence("waved = You wave.", "waved is said, but is not", ["en"]),
        ),
        (
            *sentence("button-wave = Wave", " button-wave is missing", OTHERS),
            *sentence("waved = You wave.", " waved is missing", OTHERS),
        ),
    ),
)
