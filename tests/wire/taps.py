"""Taking a turn by taps, as a person on a phone does."""

from game import square_name, stitch_name
from sandbox.people import NotThere


async def open_picker(person, board):
    """The picker, after Boop!"""
    answer = await person.click(board, "Boop!")
    assert answer.ephemeral, answer.content
    return answer.message


async def tap_square(person, picker, square):
    """Pick a square from the menu that has it; the picker with its preview."""
    menus = [item["custom_id"] for item in picker.items if square in labels(item)]
    if not menus:
        raise NotThere(f"{square} in {labels_of(picker)}")
    return (await person.pick(picker, menus[0], square)).message


async def take_turn(person, board, turn):
    """A whole turn by taps; how many it took, and the last answer."""
    taps, picker = await pick_turn(person, board, turn)
    return taps + 1, await person.click(picker, "Boop it!")


async def pick_turn(person, board, turn):
    """A turn by taps, up to the last one; how many it took, and the picker with its preview."""
    picker = await open_picker(person, board)
    taps = 1
    if (other := f"Use a {turn.kind.name.lower()}") in labels_of(picker):
        picker = (await person.click(picker, other)).message
        taps += 1
    picker = await tap_square(person, picker, square_name(turn.square))
    taps += 1
    if turn.entry is not None:
        picker = (await person.pick(picker, "Your ghost", stitch_name(turn.entry))).message
        taps += 1
    if "Boop it!" not in labels_of(picker):
        chosen = "".join(map(square_name, turn.graduation))
        menus = [item["custom_id"] for item in picker.items if item.get("custom_id", "").startswith("grow:")]
        if not menus:
            raise NotThere(f"a menu of what grows up in {labels_of(picker)}")
        picker = (await person.pick(picker, menus[0], chosen)).message
        taps += 1
    return taps, picker


async def open_plan(person, board):
    """One's plan, from under More."""
    more = await person.click(board, "More")
    return (await person.click(more.message, "Plan ahead")).message


async def plan_turn(person, shown, square):
    """Plan a turn by its square, from the plan or from the picker; what is shown then."""
    if "Add a turn" in labels_of(shown):
        shown = (await person.click(shown, "Add a turn")).message
    picker = await tap_square(person, shown, square)
    return (await person.click(picker, "Plan it")).message


def labels(item):
    return [option["label"] for option in item.get("options", [])]


def labels_of(message):
    return [item.get("label") or item.get("placeholder") for item in message.items]
