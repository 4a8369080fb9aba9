"""What was said on a stage, as a chat log: printed under a test over the wire that fails."""

import re
from operator import itemgetter

from sandbox.stand_in.interactions import InteractionType

_EDITED = " (edited)"
_MENTION = re.compile(r"<@(\d+)>")


def transcript(server):
    """All that people did and the bot said, a line each or more, in the order in which it began."""
    world = server.world
    asked = [(made.id, _asked(made)) for made in server.rest.interactions.values()]
    said = [
        (message.id, _said(world, message))
        for channel in world.channels.values()
        for message in channel.messages.values()
    ]
    names = {user.id: user.name for user in world.users.values()}
    log = "\n".join(line for _, lines in sorted(asked + said, key=itemgetter(0)) for line in lines)
    return _MENTION.sub(lambda found: f"@{names.get(int(found[1]), found[1])}", log)


def _asked(made):
    data = made.data
    match made.type:
        case InteractionType.COMPONENT:
            item = data.get("custom_id", "")
            items = made.source.items if made.source else []
            label = next((found.get("label") for found in items if found.get("custom_id") == item), None)
            values = " ".join(map(str, data.get("values", ())))
            done = f"presses {label or ''} [{item}] {values}".replace("  ", " ").rstrip()
        case InteractionType.MODAL:
            done = f"sends the form [{data.get('custom_id', '')}]"
        case kind:
            options = " ".join(f"{each['name']}:{each['value']}" for each in data.get("options", ()))
            verb = "types" if kind is InteractionType.AUTOCOMPLETE else "uses"
            done = f"{verb} /{data.get('name', '')} {options}".rstrip()
    yield f"{_place(made.channel)} {made.user.name} {done}"
    if not made.answer.done():
        yield "    ... and gets no answer"


def _said(world, message):
    alone = f" to {message.only_for.name} alone" if message.only_for else ""
    first, *others = message.content.split("\n")
    yield f"{_place(message.channel)} {message.author.name}{alone}{_EDITED if message.edited else ''}: {first}"
    yield from (f"    {line}" for line in others)
    yield from (f"    [{file.filename}: {file.description or 'no alt text'}]" for file in message.attachments)
    yield from (f"    [shown again: {embed['image']['description']}]" for embed in message.embeds)
    buttons = [item.get("label") or item.get("placeholder") or item.get("type") for item in message.items]
    if buttons:
        yield "    " + " ".join(f"({button})" for button in buttons)
    if message.pings:
        yield "    pings " + ", ".join(
            world.users[ping].name for ping in message.pings if ping in world.users
        )


def _place(channel):
    return f"#{channel.name}" if channel.name else "(direct)"
