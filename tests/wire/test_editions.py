"""Matches with ghost cats and with kittens, played to the end by menus and by command, and their rules pages."""

import re

import pytest

from game import Edition, Position, Scared, square_name
from tests.cases import in_turn
from tests.wire.games import GHOSTS, KITTENS
from tests.wire.taps import labels, labels_of, open_picker, take_turn, tap_square
from words.catalogue import say

GHOST_CATS = "Ghost: each side has a ghost that glides between squares and pushes"
FOR_KITTENS = "Kittens: for younger players; the first line of three wins"


async def begin(stage, edition):
    challenge = await stage.ann.use(
        stage.lounge, "challenge", member=stage.bob, edition=edition, first="I start"
    )
    await stage.bob.click(challenge.message, "Accept")
    await stage.settle()
    return challenge


@pytest.mark.long
@pytest.mark.parametrize(
    ("label", "edition", "script"),
    [(GHOST_CATS, Edition.GHOST, GHOSTS), (FOR_KITTENS, Edition.KITTENS, KITTENS)],
    ids=["ghost", "kittens"],
)
async def test_a_whole_match_one_player_by_menus_the_other_by_command(stage, label, edition, script):
    await begin(stage, label)
    position = Position.start(edition)
    for number, text in enumerate(script):
        turn = position.parse_turn(text)
        if number % 2:
            await stage.bob.use(stage.lounge, "move", turn=text)
        else:
            await take_turn(stage.ann, await stage.board(stage.lounge), turn)
        position = position.play(turn).position
    board = await stage.board(stage.lounge)
    assert board.content.startswith("🏆")
    assert [row[3] for row in stage.kept()["turns"]] == list(script)
    if edition is Edition.KITTENS:
        texts = [
            m.content + " ".join(a.description for a in m.attachments) for m in stage.lounge.messages.values()
        ]
        assert not any(" cat" in text for text in texts), "no cats anywhere"


@pytest.mark.long
async def test_the_challenge_names_its_edition(stage):
    challenge = await begin(stage, GHOST_CATS)
    assert (
        challenge.message.content
        == f"{stage.ann.mention} and {stage.bob.mention} are playing ghost boop: match 1 starts just below."
    )
    board = await stage.board(stage.lounge)
    assert "Ann's pool: 8 kittens, 0 cats, the ghost." in board.attachments[0].description
    assert "ghost boop" in (await stage.ann.use(stage.lounge, "games")).content


async def test_the_ghosts_entries_are_found_without_notation(stage):
    await begin(stage, GHOST_CATS)
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    picker = await tap_square(stage.ann, picker, "c3")
    menu = next(item for item in picker.items if item.get("placeholder", "").startswith("Your ghost"))
    assert labels(menu)[0] == "Ghost stays in the pool"
    assert labels(menu)[3] == "3 · From the left, rows 3 and 4"
    assert len(labels(menu)) == 21
    assert "Boop it!" in labels_of(picker), "keeping it back asks nothing"
    picker = (await stage.ann.pick(picker, menu["placeholder"], "3 · From the left, rows 3 and 4")).message
    assert "Your ghost comes in between a3 and a4." in picker.content
    assert "Ann's ghost between a3 and a4, next between b3 and b4." in picker.attachments[0].description
    await stage.ann.click(picker, "Boop it!")
    assert stage.kept()["turns"][0][3] == "K@c3 G@a34"
    picker = await tap_square(stage.bob, await open_picker(stage.bob, await stage.board(stage.lounge)), "f6")
    doors = labels(
        next(item for item in picker.items if item.get("placeholder", "").startswith("Your ghost"))
    )
    assert "2 · From the left, rows 2 and 3" in doors
    assert not any(door.startswith("3 · ") for door in doors), "the other ghost stands there"
    assert "4 · From the left, rows 4 and 5" in doors, "a number is the name of its place"


@pytest.mark.long
async def test_the_picker_tells_what_the_ghost_does_by_itself(stage):
    await begin(stage, GHOST_CATS)
    for person, turn in ((stage.ann, "c3 g bc1"), (stage.bob, "f6")):
        await person.use(stage.lounge, "move", turn=turn)
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    picker = await tap_square(stage.ann, picker, "c1")
    assert "Your ghost then glides to the seam between b2 and c2." in picker.content
    assert not any(item.get("placeholder", "").startswith("Your ghost") for item in picker.items)
    taken = await stage.ann.click(picker, "Boop it!")
    assert taken.content.startswith("Played:")


@pytest.mark.long
async def test_a_scare_is_told_with_its_booo_and_over_whom(stage):
    await begin(stage, GHOST_CATS)
    position = Position.start(Edition.GHOST)
    told = []
    for number, text in enumerate(GHOSTS):
        turn = position.parse_turn(text)
        played = position.play(turn)
        position, events = played.position, played.events
        answer = await (stage.ann, stage.bob)[number % 2].use(stage.lounge, "move", turn=text)
        for event in events:
            if isinstance(event, Scared):
                over = ", ".join(map(square_name, event.over))
                assert "BOOO! " in answer.content or position.outcome
                described = answer.message.attachments[0].description
                assert f"jumps from {square_name(event.origin)} over {over}" in described
                told.append(event)
    assert {event.to is None for event in told} == {True, False}, "some to a square, some off the bed"


@pytest.mark.long
async def test_kittens_meet_no_cats_in_any_menu_or_button(stage):
    await begin(stage, FOR_KITTENS)
    for number, text in enumerate(KITTENS[:14]):
        await (stage.ann, stage.bob)[number % 2].use(stage.lounge, "move", turn=text)
    seen = []
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    for square in ("e2", "d4"):
        picker = await tap_square(stage.ann, picker, square)
        options = [option for item in picker.items for option in item.get("options", [])]
        seen += [
            picker.content,
            *labels_of(picker),
            *(f"{o['label']} {o.get('description')}" for o in options),
        ]
        seen += [file.description for file in picker.attachments]
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    seen.append((await stage.ann.click(more.message, "Help")).content.split("**Boop!**")[0])
    assert not [text for text in seen if re.search(r"\bcats?\b", text)]
    assert any("All eight of your pieces are on the bed." in text for text in seen)
    assert not any("grows up" in text for text in seen)


async def test_autocomplete_explains_the_ghost(stage):
    await begin(stage, GHOST_CATS)
    offered = await stage.ann.suggestions(stage.lounge, "move", "turn", "c3")
    assert offered[0] == {"name": "c3 kitten: boops nobody", "value": "K@c3"}
    assert {"name": "c3 kitten: ghost in between a3 and a4", "value": "K@c3 G@a34"} in offered
    assert len(offered) == 21
    picked = await stage.ann.suggestions(
        stage.lounge, "move", "turn", "c3 kitten: ghost in between a3 and a4"
    )
    assert [choice["value"] for choice in picked] == ["K@c3 G@a34"]
    offered = await stage.ann.suggestions(stage.lounge, "move", "turn", "c3 ghost b")
    assert [choice["value"] for choice in offered] == ["K@c3 G@bc1", "K@c3 G@bc6"]


@pytest.mark.long
@in_turn(
    ("label", "pages"),
    [
        ("Classic: three in a line grow up into cats, three cats in a line win", 12),
        (GHOST_CATS, 17),
        (FOR_KITTENS, 11),
    ],
)
async def test_the_rules_are_leafed_through_with_pictures(stage, label, pages):
    answer = await stage.cleo.use(stage.lounge, "rules", edition=label)
    seen = []
    while True:
        assert answer.ephemeral
        assert len(answer.message.attachments) == 1
        seen.append(answer.content)
        if "Next" not in labels_of(answer.message):
            break
        answer = await stage.cleo.click(answer.message, "Next")
    assert len(seen) == len(set(seen)) == pages
    assert f"page {pages} of {pages}" in seen[-1]
    assert labels_of(answer.message)[-3:] == ["Back", "First steps", "Play me"], "the last page leads on"
    back = await stage.cleo.click(answer.message, "Back")
    assert back.content == seen[-2]


@pytest.mark.long
async def test_more_opens_the_rules_of_the_matchs_own_edition(stage):
    await begin(stage, FOR_KITTENS)
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    page = await stage.ann.click(more.message, "Rules")
    assert "Kitten boop" in page.content
    signs = await stage.ann.click(more.message, "Signs on the board")
    assert signs.content.startswith("**Kitten boop** · page 8 of 11\n**Reading a board.**\n• Round pieces")


@pytest.mark.long
async def test_help_and_rules_are_of_the_edition_that_is_played_and_lead_to_the_others(stage):
    helped = await stage.ann.use(stage.lounge, "help")
    assert all(f"- {each}" in helped.content for each in ("Classic: ", "Ghost: ", "Kittens: "))
    assert "You manage this server" not in helped.content
    stage.guild.moderators.add(stage.ann.user.id)
    assert "**You manage this server:** </server:" in (await stage.ann.use(stage.lounge, "help")).content
    await begin(stage, FOR_KITTENS)
    helped = (await stage.ann.use(stage.lounge, "help")).message
    assert helped.content.startswith("**Kitten boop**")
    ghost = say("command-edition-name", edition=Edition.GHOST)
    helped = (await stage.ann.pick(helped, "Which edition", ghost)).message
    assert helped.content.startswith("**Ghost boop**")
    rules = (await stage.ann.use(stage.lounge, "rules")).message
    assert rules.content.startswith("**Kitten boop** · page 1 of ")
    rules = (await stage.ann.pick(rules, "Rules", "Held")).message
    assert rules.content.startswith("**Kitten boop** · page 5 of ")
    pages, _ = [item for item in rules.items if item.get("options")]
    assert [option["label"] for option in pages["options"] if option.get("default")] == ["Held"]
    rules = (await stage.ann.pick(rules, "Which edition", ghost)).message
    assert rules.content.startswith("**Ghost boop** · page 1 of ")
    # Where they play nothing, no match of elsewhere decides what somebody learns.
    rules = (await stage.ann.use(stage.garden, "rules")).message
    assert rules.content.startswith("**Boop** · page 1 of ")
    await stage.ann.click((await stage.ann.use(stage.lounge, "resign")).message, "Call it off")
    rules = (await stage.ann.use(stage.lounge, "rules")).message
    assert rules.content.startswith("**Kitten boop** · page 1 of "), "what they have just played here"
