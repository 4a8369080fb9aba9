"""Every form in every language: Discord shows it, whatever is set."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.views.challenges import challenge_form
from bot.views.contests.contests import announce_form
from bot.views.contests.votes import begin_form
from bot.views.forms import form, paragraph_field
from bot.views.settings import server_form, settings_form
from data import Clubhouse, Guild, Preferences
from data.records.contests import ContestKind
from sandbox.world import limits
from services.servers import ServerSettings
from tests.stage import SCHEMA
from words.catalogue import say, speaking
from words.languages import languages
from words.pages.settings import ServerForm, SettingsForm

CHANNELS = frozenset(range(10**18, 10**18 + 25))
SETTINGS = ServerSettings(Guild(puzzle_channel_id=10**18), CHANNELS)


def forms():
    yield challenge_form(Guild(), None)
    yield challenge_form(Guild(), 10**18)
    yield form("note", [paragraph_field("note", say("form-note"), "x", 500)], "noteform", 1)
    for which in SettingsForm:
        yield settings_form(which, Preferences(), None)
        yield settings_form(which, Preferences(quiet_from=22, quiet_until=7), "de")
    for kind in ContestKind:
        yield announce_form(
            Guild(), kind, "W" * 32, datetime(2026, 1, 1, tzinfo=UTC), ZoneInfo("Europe/Berlin")
        )
    yield begin_form(Guild(), "W" * 32)
    for which in ServerForm:
        yield server_form(which, SETTINGS, Clubhouse(channel_id=10**18), CHANNELS)


@pytest.mark.parametrize("language", languages())
async def test_every_form_is_one_that_discord_shows(language):
    with speaking(language):
        for each in forms():
            limits.check_modal(each.to_dict())
            if SCHEMA:
                SCHEMA.check("POST", "/interactions/1/x/callback", {"type": 9, "data": each.to_dict()})
