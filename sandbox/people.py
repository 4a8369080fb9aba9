"""A person at the stand-in: types commands, clicks buttons, picks from menus, and sees what they would see."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sandbox.interactions import ANSWER_WITHIN, Answer, Interaction, InteractionType
from sandbox.server import Server
from sandbox.world import Channel, ChannelType, Json, Message, User

Option: TypeAlias = "str | int | bool | Person"

_STRING, _INTEGER, _BOOLEAN, _USER = 3, 4, 5, 6
_BUTTON: Final = 2
_USER_MENU: Final = 5
_LABEL: Final = 18


class InteractionFailed(Exception):
    """What the client tells a person whose click nobody answered within three seconds."""


class NotThere(LookupError):
    """A person looked for a command, button or menu that is not there."""


class Person:
    """Somebody on Discord, seen from their chair."""

    def __init__(self, server: Server, user: User) -> None:
        self.server = server
        self.user = user

    @property
    def name(self) -> str:
        """Their name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """How a message mentions them."""
        return f"<@{self.user.id}>"

    async def use(self, channel: Channel, command: str, **options: Option) -> Answer:
        """Type a slash command with its options and send it."""
        registered = self._command(command, kind=1)
        data = self._command_data(registered, options)
        return await self._ask(InteractionType.COMMAND, channel, data)

    async def suggestions(
        self, channel: Channel, command: str, option: str, typed: str, **options: Option
    ) -> list[Json]:
        """What autocomplete offers after typing that much of an option."""
        registered = self._command(command, kind=1)
        data = self._command_data(registered, {**options, option: typed}, partial=True)
        next(given for given in data["options"] if given["name"] == option)["focused"] = True
        return (await self._ask(InteractionType.AUTOCOMPLETE, channel, data)).choices

    async def use_on(self, channel: Channel, command: str, person: Person) -> Answer:
        """Pick an entry of the menu on a person."""
        registered = self._command(command, kind=2)
        data = {
            "id": registered["id"],
            "name": registered["name"],
            "type": 2,
            "target_id": str(person.user.id),
            "resolved": self._resolved([person], channel),
        }
        return await self._ask(InteractionType.COMMAND, channel, data)

    async def click(self, message: Message, button: str) -> Answer:
        """Press a button by its label (or custom id)."""
        item = self._item(
            message,
            lambda item: item["type"] == _BUTTON and button in {item.get("label"), item.get("custom_id")},
        )
        return await self._component(message, item["custom_id"], {"component_type": _BUTTON})

    async def pick(self, message: Message, menu: str, *labels: str) -> Answer:
        """Choose options of a menu by their labels; the menu by its placeholder (or custom id)."""
        item = self._item(
            message, lambda item: item["type"] == 3 and menu in {item.get("placeholder"), item["custom_id"]}
        )
        values = [
            next(
                (
                    option["value"]
                    for option in item["options"]
                    if label in {option["label"], option["value"]}
                ),
                None,
            )
            for label in labels
        ]
        if None in values:
            raise NotThere(f"{labels} in {[option['label'] for option in item['options']]}")
        return await self._component(message, item["custom_id"], {"component_type": 3, "values": values})

    async def pick_people(self, message: Message, menu: str, *people: Person) -> Answer:
        """Choose people in a menu of members, by its placeholder (or custom id)."""
        item = self._item(
            message,
            lambda item: item["type"] == _USER_MENU and menu in {item.get("placeholder"), item["custom_id"]},
        )
        chosen = {
            "values": [str(person.user.id) for person in people],
            "resolved": self._resolved(people, message.channel),
        }
        return await self._component(message, item["custom_id"], {"component_type": _USER_MENU, **chosen})

    async def submit(self, channel: Channel, modal: Json, **fields: str) -> Answer:
        """Fill the fields of a modal in, by their custom ids, and send it."""
        known = {
            box["component"]["custom_id"]: box["component"]
            for box in modal["components"]
            if box["type"] == _LABEL
        }
        if missing := {name for name, box in known.items() if box.get("required", True)} - set(fields):
            raise NotThere(f"the modal needs {missing}")
        filled = [
            {
                "type": _LABEL,
                "id": number,
                "component": {
                    "type": known[name]["type"],
                    "id": 100 + number,
                    "custom_id": name,
                    "value": value,
                },
            }
            for number, (name, value) in enumerate(fields.items(), 1)
        ]
        return await self._ask(
            InteractionType.MODAL, channel, {"custom_id": modal["custom_id"], "components": filled}
        )

    def sees(self, channel: Channel) -> list[Message]:
        """The messages they see in a channel, oldest first."""
        return [message for message in channel.messages.values() if message.only_for in (None, self.user)]

    def leave(self, channel: Channel) -> None:
        """Leave the channel's server."""
        if channel.guild:
            del channel.guild.members[self.user.id]

    async def _component(self, message: Message, custom_id: str, data: Json) -> Answer:
        if message.id not in message.channel.messages:
            raise NotThere("the message is gone")
        data = {"custom_id": custom_id, "id": 1, **data}
        return await self._ask(InteractionType.COMPONENT, message.channel, data, message)

    async def _ask(
        self, kind: InteractionType, channel: Channel, data: Json, source: Message | None = None
    ) -> Answer:
        if kind is InteractionType.COMMAND and channel.archived and channel.type is ChannelType.THREAD:
            raise NotThere("slash commands do not work in an archived thread")
        world = self.server.world
        asked = Interaction(
            world.new_id(), secrets.token_urlsafe(24), kind, self.user, channel, data, world.now(), source
        )
        await self.server.ask(asked)
        try:
            return await asyncio.wait_for(asyncio.shield(asked.answer), ANSWER_WITHIN)
        except TimeoutError:
            raise InteractionFailed(data.get("name") or data.get("custom_id")) from None

    def _command(self, name: str, kind: int) -> Json:
        for command in self.server.world.commands:
            if command["name"] == name and command["type"] == kind:
                return command
        raise NotThere(f"command {name}")

    def _command_data(self, registered: Json, options: dict[str, Option], *, partial: bool = False) -> Json:
        known = {option["name"]: option for option in registered["options"]}
        missing = {name for name, option in known.items() if option.get("required")} - set(options)
        if missing and not partial:
            raise NotThere(f"{registered['name']} needs {missing}")
        given = []
        people = []
        for name, value in options.items():
            if name not in known:
                raise NotThere(f"option {name} of {registered['name']}")
            if isinstance(value, Person):
                people.append(value)
            given.append({"name": name, "type": known[name]["type"], "value": _value(known[name], value)})
        data = {"id": registered["id"], "name": registered["name"], "type": 1, "options": given}
        if people:
            data["resolved"] = self._resolved(people, None)
        return data

    def _resolved(self, people: Sequence[Person], channel: Channel | None) -> Json:
        resolved: Json = {"users": {}, "members": {}}
        for person in people:
            resolved["users"][str(person.user.id)] = person.user.payload()
            for guild in self.server.world.guilds.values():
                if person.user.id in guild.members and (channel is None or channel.guild is guild):
                    member = guild.member_payload(person.user)
                    del member["user"], member["deaf"], member["mute"]
                    resolved["members"][str(person.user.id)] = member
        return resolved

    def _item(self, message: Message, wanted: Any) -> Json:
        for item in message.items:
            if wanted(item):
                if item.get("disabled"):
                    raise NotThere(f"{item.get('label')} is disabled")
                return item
        raise NotThere([item.get("label") or item.get("placeholder") for item in message.items])


def _value(option: Json, value: Option) -> str | int | bool:
    """A value as the client sends it: a choice by its name is sent by its value."""
    if isinstance(value, Person):
        return str(value.user.id)
    for choice in option.get("choices") or []:
        if value in {choice["name"], choice["value"]}:
            chosen: str | int = choice["value"]
            return chosen
    return value
