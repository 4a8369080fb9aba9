"""Two people of two languages in a server of a third: who reads what.

The languages are English with other vowels (tests/pseudo.py): Ann's has ä, Bob's á, the server's â.
"""

from datetime import timedelta

import pytest

from sandbox.world.places import Permission
from tests.cases import in_turn
from tests.pseudo import VOWELS, pseudo, spoken_too
from tests.wire.chairs import both_move

ANNS, BOBS, SERVERS = "fi", "hu", "ro"


def written_in(*texts):
    """The languages that texts are in, by their vowels; English has none of its own."""
    return {language for language, vowels in VOWELS.items() if set("".join(texts)) & set(vowels)}


def shown(message):
    """The languages of all the words on a message: its text, buttons and menus, and its pictures in words."""
    words = [message.content, *(file.description or "" for file in message.attachments)]
    for item in message.items:
        words += [item.get("label") or "", item.get("placeholder") or ""]
        for option in item.get("options", []):
            words += [option["label"], option.get("description") or ""]
    return written_in(*words)


async def press(person, message, verb):
    """Press the button with this verb, whatever its label."""
    custom_id = next(item["custom_id"] for item in message.items if item["custom_id"].split(":")[0] == verb)
    return await person.click(message, custom_id)


async def tap(person, picker, square):
    """Choose a square from the picker."""
    menu = next(item for item in picker.items if item["type"] == 3 and square in str(item["options"]))
    return (await person.pick(picker, menu["custom_id"], square)).message


def direct_messages(stage, person):
    return list(stage.server.world.direct_channel(person.user).messages.values())


@pytest.fixture(scope="module")
def languages(tmp_path_factory):
    """All tests here have the same languages, because reading them takes seconds."""
    with spoken_too(tmp_path_factory.mktemp("languages"), *VOWELS):
        yield


@pytest.fixture
def babel(languages, stage):  # noqa: ARG001 - spoken before the bot starts
    stage.ann.user.locale, stage.bob.user.locale, stage.guild.locale = ANNS, BOBS, SERVERS
    return stage


async def begin(stage, channel=None, **options):
    """Ann challenges Bob, who accepts."""
    channel = channel or stage.lounge
    challenge = await stage.ann.use(channel, "challenge", member=stage.bob, first="challenger", **options)
    await press(stage.bob, challenge.message, "accept")
    await stage.settle()
    return challenge.message


@pytest.mark.long
async def test_a_channel_reads_the_servers_language_and_each_player_their_own(babel):
    stage = babel
    challenge = await begin(stage)
    assert shown(challenge) == {SERVERS}
    board = await stage.board(stage.lounge)
    assert pseudo(SERVERS, "you start! Put a kitten anywhere.") in board.content
    assert shown(board) == {SERVERS}
    picker = (await press(stage.ann, board, "boop")).message
    assert shown(picker) == {ANNS}
    preview = await tap(stage.ann, picker, "c3")
    assert shown(preview) == {ANNS}
    await press(stage.ann, preview, "boopit")
    board = await stage.board(stage.lounge)
    assert pseudo(SERVERS, "your turn!") in board.content
    assert shown(board) == {SERVERS}
    assert shown((await stage.ann.use(stage.lounge, "move", turn="d4")).message) == {ANNS}, "refused"
    more = (await press(stage.bob, board, "more")).message
    assert shown(more) == {BOBS}
    await press(stage.bob, more, "offer")
    await stage.settle()
    line = [message for message in stage.lounge.messages.values() if not message.ephemeral][-1]
    assert shown(line) == {SERVERS}
    await press(stage.ann, line, "agree")
    assert shown(line) == {SERVERS}
    assert shown(await stage.board(stage.lounge)) == {SERVERS}


@pytest.mark.long
@in_turn(
    ("command", "options"),
    [
        ("help", {}),
        ("rules", {}),
        ("settings", {}),
        ("privacy", {}),
        ("games", {}),
        ("history", {}),
        ("profile", {}),
    ],
)
async def test_answers_to_one_person_are_in_their_language(babel, command, options):
    await begin(babel)
    assert shown((await babel.bob.use(babel.lounge, command, **options)).message) == {BOBS}
    assert shown((await babel.ann.use(babel.lounge, command, **options)).message) == {ANNS}


@pytest.mark.long
async def test_what_is_shared_is_in_the_servers_language(babel):
    await begin(babel)
    await both_move(babel, babel.lounge)
    sure = await babel.ann.use(babel.lounge, "resign")
    await press(babel.ann, sure.message, "giveup")
    await babel.settle()
    card = (await babel.bob.use(babel.lounge, "profile")).message
    assert shown(card) == {BOBS}
    await press(babel.bob, card, "card")
    await babel.settle()
    assert shown(list(babel.lounge.messages.values())[-1]) == {SERVERS}


@pytest.mark.long
async def test_a_thread_is_named_in_the_servers_language(babel):
    challenge = await begin(babel, babel.garden)
    assert pseudo(SERVERS, "and") in challenge.thread.name


@pytest.mark.long
async def test_a_direct_message_is_in_the_language_that_discord_told_last(babel):
    stage = babel
    await stage.bob.use(stage.lounge, "settings", reminders="direct")
    await begin(stage, pace="one-day")
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    await stage.restart_bot()
    stage.clock.moved += timedelta(hours=17)
    await stage.tick()
    [reminder] = direct_messages(stage, stage.bob)
    assert shown(reminder) == {BOBS}
    stage.bob.user.locale = ANNS
    await stage.bob.use(stage.lounge, "help")
    await stage.settle()
    assert stage.row("SELECT locale FROM players WHERE name = 'Bob'") == (ANNS,)
    stage.clock.moved += timedelta(hours=8)
    await stage.tick()
    late = direct_messages(stage, stage.bob)[-1]
    assert shown(late) == {ANNS}
    time_up = [message for message in stage.lounge.messages.values() if not message.ephemeral][-1]
    assert shown(time_up) == {SERVERS}
    await press(stage.ann, time_up, "extend")
    await stage.settle()
    assert shown(time_up) == {SERVERS}
    assert shown(late) == {ANNS}, "what became of it"


@pytest.mark.long
async def test_who_chooses_a_language_reads_it_wherever_they_are(babel):
    stage = babel
    offered = await stage.ann.suggestions(stage.lounge, "settings", "language", "")
    assert {"English", "Suomi", "Magyar", "Română"} < {choice["name"] for choice in offered}
    told = await stage.ann.use(stage.lounge, "settings", language="hu")
    assert pseudo(BOBS, "Language: **") in told.content
    assert "**Magyar**" in told.content
    assert shown((await stage.ann.use(stage.lounge, "help")).message) == {BOBS}
    await stage.restart_bot()
    assert shown((await stage.ann.use(stage.lounge, "help")).message) == {BOBS}
    await stage.ann.use(stage.lounge, "settings", language="english")
    assert shown((await stage.ann.use(stage.lounge, "help")).message) == set()
    told = await stage.ann.use(stage.lounge, "settings", language="-")
    assert shown(told.message) == {ANNS}
    assert pseudo(ANNS, "same as Discord") in told.content


async def test_what_is_no_language_is_refused_in_ones_own(babel):
    refused = await babel.ann.use(babel.lounge, "settings", language="Klingon")
    assert shown(refused.message) == {ANNS}
    assert "`Klingon`" in refused.content
    assert babel.row("SELECT count(*) FROM preferences") == (0,)


@pytest.mark.long
async def test_moderators_choose_the_language_of_what_everybody_reads(babel):
    stage = babel
    refused = await stage.ann.use(stage.lounge, "server", language=BOBS)
    assert shown(refused.message) == {ANNS}
    stage.guild.moderators.add(stage.ann.user.id)
    told = await stage.ann.use(stage.lounge, "server", language=BOBS)
    assert shown(told.message) == {ANNS}
    assert "**Magyar**" in told.content
    await begin(stage)
    assert shown(await stage.board(stage.lounge)) == {BOBS}
    await stage.restart_bot()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    assert shown(await stage.board(stage.lounge)) == {BOBS}
    await stage.ann.use(stage.lounge, "server", language="-")
    await stage.bob.use(stage.lounge, "move", turn="e5")
    assert shown(await stage.board(stage.lounge)) == {SERVERS}


@pytest.mark.long
async def test_a_board_that_discord_did_not_take_comes_after_a_restart_in_the_servers_language(babel):
    stage = babel
    await begin(stage)
    stage.lounge.bot_permissions &= ~Permission.SEND
    more = (await press(stage.ann, await stage.board(stage.lounge), "boop")).message
    await press(stage.ann, await tap(stage.ann, more, "c3"), "boopit")
    await stage.stop_bot()
    stage.lounge.bot_permissions |= Permission.SEND
    await stage.start_bot()
    assert shown(await stage.board(stage.lounge)) == {SERVERS}


@pytest.mark.long
async def test_where_there_is_no_server_the_bots_turns_are_in_the_language_of_whom_it_plays(babel):
    stage = babel
    direct = stage.server.world.direct_channel(stage.ann.user)
    asked = await stage.ann.use(direct, "help")
    choose = await press(stage.ann, asked.message, "playme")
    await press(stage.ann, choose.message, "letsplay")
    for _ in range(2):
        await stage.settle()
    boards = [message for message in direct.messages.values() if message.attachments]
    assert {language for board in boards for language in shown(board)} == {ANNS}


@pytest.mark.long
async def test_commands_are_described_in_every_language_and_mentions_of_them_stay_right(babel):
    registered = {command["name"]: command for command in babel.server.world.commands}
    move = registered["move"]
    assert move["description"] == "Take your turn"
    described = move["description_localizations"]
    assert {language: described[language] for language in (ANNS, BOBS, SERVERS)} == {
        language: pseudo(language, "Take your turn") for language in (ANNS, BOBS, SERVERS)
    }
    assert described["de"] == "Deinen Zug machen"
    for command in registered.values():
        if command["type"] == 1:
            named = [command, *command["options"]]
            assert all(set(each["description_localizations"]) >= {ANNS, BOBS, SERVERS} for each in named)
            choices = [choice for option in command["options"] for choice in option.get("choices", [])]
            assert all(set(choice["name_localizations"]) >= {ANNS, BOBS, SERVERS} for choice in choices)
    assert registered["Challenge to boop"]["name_localizations"][ANNS] == pseudo(ANNS, "Challenge to boop")
    told = (await babel.ann.use(babel.lounge, "help")).content
    assert f"</move:{move['id']}>" in told


@pytest.mark.long
@pytest.mark.both
async def test_a_turn_may_be_typed_in_ones_own_words(babel):
    await begin(babel)
    typed = pseudo(ANNS, "kitten")
    [choice] = await babel.ann.suggestions(babel.lounge, "move", "turn", f"{typed} c3")
    assert choice["value"] == "K@c3"
    await babel.ann.use(babel.lounge, "move", turn=f"{typed} c3")
    assert babel.row("SELECT notation FROM turns") == ("K@c3",)
    refused = await babel.bob.use(babel.lounge, "move", turn=f"{typed} e5")
    assert typed in refused.content, "another's words"


@pytest.mark.long
async def test_a_language_from_right_to_left_isolates_names_and_squares(babel):
    babel.ann.user.locale = "ar"
    await begin(babel)
    picker = (await press(babel.ann, await babel.board(babel.lounge), "boop")).message
    assert f"\u2068{babel.bob.mention}\u2069" in picker.content
    preview = await tap(babel.ann, picker, "c3")
    assert "\u2068c3\u2069" in preview.content


@pytest.mark.long
@pytest.mark.both
async def test_a_locale_that_is_none_is_english_and_stored_nowhere(babel):
    babel.ann.user.locale = "'; DROP TABLE players"
    assert shown((await babel.ann.use(babel.lounge, "help")).message) == set()
    await babel.ann.use(babel.lounge, "settings", reminders="none")
    assert babel.row("SELECT locale FROM players") in {(None,), ("en-US",)}
