"""A person's Discord client: they use commands, click buttons, choose from menus, and see their messages."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sandbox import forms
from sandbox.forms import NotThere, value_of
from sandbox.stand_in.interactions import Answer, Interaction, InteractionType
from sandbox.stand_in.server import Server
from sandbox.world.deviations import Deviation
from sandbox.world.files import Attachment
from sandbox.world.installs import owners_for, owners_of
from sandbox.world.payloads import Json
from sandbox.world.places import Channel, Message, Role, User
from sandbox.world.world import ChangeKind

Option: TypeAlias = "str | int | bool | Person | Role | File"

_USER_OPTION: Final = 6
_ROLE_OPTION: Final = 8
_FILE_OPTION: Final = 11
_BUTTON: Final = 2
_MENU: Final = 3
_USER_MENU: Final = 5
_SLASH: Final = 1
_ON_A_PERSON: Final = 2


class File(NamedTuple):
    """A file that a person uploads."""

    name: str
    content: bytes


class InteractionFailed(Exception):
    """The bot did not respond within three seconds; the client shows "This interaction failed"."""


class Person:
    """Somebody who uses Discord."""

    def __init__(self, server: Server, user: User) -> None:
        self.server = server
        self.user = user

    @property
    def name(self) -> str:
        """Their name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """The text that mentions them in a message."""
        return f"<@{self.user.id}>"

    async def use(self, channel: Channel, command: str, **options: Option) -> Answer:
        """Use a slash command with its options."""
        registered = self._command(command, _SLASH, channel)
        data = self._command_data(registered, options, channel)
        return await self._ask(InteractionType.COMMAND, channel, data, self._owners(registered, channel))

    async def suggestions(
        self, channel: Channel, command: str, option: str, typed: str, **options: Option
    ) -> list[Json]:
        """The choices that autocomplete offers for what is typed in an option so far."""
        registered = self._command(command, _SLASH, channel)
        data = self._command_data(registered, {**options, option: typed}, channel, partial=True)
        next(given for given in data["options"] if given["name"] == option)["focused"] = True
        owners = self._owners(registered, channel)
        return (await self._ask(InteractionType.AUTOCOMPLETE, channel, data, owners)).choices

    async def use_on(self, channel: Channel, command: str, person: Person) -> Answer:
        """Use a command of the context menu of a person."""
        registered = self._command(command, _ON_A_PERSON, channel)
        data = {
            "id": registered["id"],
            "name": registered["name"],
            "type": _ON_A_PERSON,
            "target_id": str(person.user.id),
            "resolved": self._resolved([person], channel),
        }
        return await self._ask(InteractionType.COMMAND, channel, data, self._owners(registered, channel))

    async def click(self, message: Message, button: str) -> Answer:
        """Press a button, named by its label or custom id."""
        item = _item(
            message,
            lambda item: item["type"] == _BUTTON and button in {item.get("label"), item.get("custom_id")},
        )
        return await self._component(message, item, {})

    async def pick(self, message: Message, menu: str, *labels: str) -> Answer:
        """Choose options of a menu by their labels; the menu is named by its placeholder or custom id."""
        item = _item(message, _is_menu(_MENU, menu))
        values = [value_of(item["options"], label) for label in labels]
        return await self._component(message, item, {"values": values})

    async def pick_people(self, message: Message, menu: str, *people: Person) -> Answer:
        """Choose people in a menu of members, named by its placeholder or custom id."""
        item = _item(message, _is_menu(_USER_MENU, menu))
        values = [str(person.user.id) for person in people]
        return await self._component(
            message, item, {"values": values, "resolved": self._resolved(people, message.channel)}
        )

    async def fill(self, answer: Answer, filled: Mapping[str, Any]) -> Answer:
        """Fill in the form that was answered, as a client lets them, and submit it; what is not named stays as it is.

        Fields are named by their labels or custom ids, choices by their labels; people, roles and channels are given as such.
        """
        if answer.modal is None:
            raise NotThere("there is no form")
        values: dict[str, forms.Value] = {}
        for name, wanted in filled.items():
            custom_id, field = forms.named(answer.modal, name)
            values[custom_id] = forms.chosen(field, _ids(wanted))
        channel = self.server.world.channels[int(answer.modal["opened_in"])]
        return await self.submit(channel, answer.modal, **values)

    async def submit(self, channel: Channel, modal: Json, **fields: forms.Value) -> Answer:
        """Submit a modal with the values given, by the custom ids of its fields, whether or not a client would let them."""
        components = forms.filled(modal, fields)
        data = {"custom_id": modal["custom_id"], "components": components}
        if told := self._resolved_in(components, channel):
            data["resolved"] = told
        source = channel.messages.get(int(modal["opened_from"]))
        return await self._ask(InteractionType.MODAL, channel, data, self._owners_of(source, channel), source)

    def _resolved_in(self, components: Sequence[Json], channel: Channel) -> Json:
        """The people, roles and channels that a submission names, as Discord tells of them."""
        world = self.server.world
        people = forms.resolved(forms.ids_in(components, forms.USERS), world.users.get)
        places = forms.resolved(forms.ids_in(components, forms.CHANNELS), world.channels.get)
        told = self._resolved([Person(self.server, user) for user in people], channel) if people else {}
        there: dict[int, Role] = channel.guild.roles if channel.guild else {}
        if roles := forms.resolved(forms.ids_in(components, forms.ROLES), there.get):
            told["roles"] = {str(role.id): role.payload() for role in roles}
        if places:
            told["channels"] = {str(place.id): place.partial_payload() for place in places}
        return told

    async def write(self, channel: Channel, content: str, answers: Message | None = None) -> Message:
        """Write a message, perhaps as an answer; the bot gets it only if it has asked for the messages of such places."""
        world = self.server.world
        message = Message(world.new_id(), channel, self.user, world.time(), content, answers=answers)
        if channel.archived:
            channel.archived = False
            world.notify(ChangeKind.PLACES)
        world.put_message(message)
        await self.server.tell_of(message)
        return message

    def sees(self, channel: Channel) -> list[Message]:
        """The messages they see in a channel, oldest first."""
        return [message for message in channel.messages.values() if message.only_for in (None, self.user)]

    def leave(self, channel: Channel) -> None:
        """Leave the channel's server."""
        if channel.guild:
            del channel.guild.members[self.user.id]
            self.server.world.notify(ChangeKind.PLACES)

    async def _component(self, message: Message, item: Json, data: Json) -> Answer:
        if message.id not in message.channel.messages:
            raise NotThere("the message is gone")
        data = {"custom_id": item["custom_id"], "component_type": item["type"], "id": 1, **data}
        owners = self._owners_of(message, message.channel)
        return await self._ask(InteractionType.COMPONENT, message.channel, data, owners, message)

    async def _ask(
        self,
        kind: InteractionType,
        channel: Channel,
        data: Json,
        owners: Json,
        source: Message | None = None,
    ) -> Answer:
        if kind is InteractionType.COMMAND and (channel.archived or channel.locked):
            raise NotThere("slash commands do not work in an archived thread, nor in a locked one")
        world = self.server.world
        token = secrets.token_urlsafe(24)
        ago = 10.0 if world.deviates(Deviation.PRESSES_COME_LATE) else 0.0
        interaction = Interaction(
            world.new_id(ago), token, kind, self.user, channel, data, world.now(), source, owners
        )
        await self.server.dispatch(interaction)
        try:
            return await asyncio.wait_for(asyncio.shield(interaction.answer), world.answer_within)
        except TimeoutError:
            raise InteractionFailed(data.get("name") or data.get("custom_id")) from None

    def can_use(self, command: Json, channel: Channel) -> bool:
        """True if a command is offered to them in a channel."""
        return bool(self._owners(command, channel))

    def _owners(self, command: Json, channel: Channel) -> Json:
        return owners_for(command, self.user, channel, self.server.world.bot)

    def _owners_of(self, message: Message | None, channel: Channel) -> Json:
        """The owners who have authorized the app to send a message."""
        if message and message.owners is not None:
            return message.owners
        return owners_of(self.user, channel, self.server.world.bot)

    def _command(self, name: str, kind: int, channel: Channel) -> Json:
        for command in self.server.world.commands:
            if command["name"] == name and command["type"] == kind and self.can_use(command, channel):
                return command
        raise NotThere(f"command {name}")

    def _command_data(
        self, registered: Json, options: Mapping[str, Option], channel: Channel, *, partial: bool = False
    ) -> Json:
        known = {option["name"]: option for option in registered["options"]}
        missing = {name for name, option in known.items() if option.get("required")} - set(options)
        if missing and not partial:
            raise NotThere(f"{registered['name']} needs {missing}")
        if strange := set(options) - set(known):
            raise NotThere(f"options {strange} of {registered['name']}")
        files = {name: self._upload(value) for name, value in options.items() if isinstance(value, File)}
        sent = {**options, **{name: str(file.id) for name, file in files.items()}}
        given = [
            {"name": name, "type": known[name]["type"], "value": _sent(known[name], value)}
            for name, value in sent.items()
        ]
        data = {"id": registered["id"], "name": registered["name"], "type": _SLASH, "options": given}
        people = [value for value in options.values() if isinstance(value, Person)]
        resolved = self._resolved(people, channel) if people else {}
        if roles := [value for value in options.values() if isinstance(value, Role)]:
            resolved["roles"] = {str(role.id): role.payload() for role in roles}
        if files:
            base = self.server.world.base
            resolved["attachments"] = {str(file.id): file.payload(base) for file in files.values()}
        return data | ({"resolved": resolved} if resolved else {})

    def _upload(self, file: File) -> Attachment:
        """Upload a file, as the client does before it sends a command."""
        world = self.server.world
        uploaded = Attachment(world.new_id(), file.name, None, file.content)
        world.uploads[uploaded.id] = uploaded
        return uploaded

    @staticmethod
    def _resolved(people: Sequence[Person], channel: Channel) -> Json:
        """The people who are named, as Discord tells of them: those in the channel's server as its members."""
        resolved: Json = {"users": {}, "members": {}}
        for person in people:
            resolved["users"][str(person.user.id)] = person.user.payload()
            if channel.guild and person.user.id in channel.guild.members:
                member = channel.guild.member_payload(person.user)
                del member["user"], member["deaf"], member["mute"]
                resolved["members"][str(person.user.id)] = member
        return resolved


def takes_person(option: Json) -> bool:
    """True if a command's option takes a user."""
    return bool(option["type"] == _USER_OPTION)


def takes_role(option: Json) -> bool:
    """True if a command's option takes a role."""
    return bool(option["type"] == _ROLE_OPTION)


def takes_file(option: Json) -> bool:
    """True if a command's option takes a file."""
    return bool(option["type"] == _FILE_OPTION)


def _item(message: Message, wanted: Callable[[Json], bool]) -> Json:
    for item in message.items:
        if wanted(item):
            if item.get("disabled"):
                raise NotThere(f"{item.get('label')} is disabled")
            return item
    raise NotThere([item.get("label") or item.get("placeholder") for item in message.items])


def _is_menu(kind: int, name: str) -> Callable[[Json], bool]:
    return lambda item: item["type"] == kind and name in {item.get("placeholder"), item["custom_id"]}


def _ids(wanted: Any) -> Any:
    """People, roles and channels, also in a list, as their ids; anything else as it is."""
    if isinstance(wanted, list):
        return [_ids(each) for each in wanted]
    if isinstance(wanted, Person):
        return str(wanted.user.id)
    return str(wanted.id) if isinstance(wanted, Channel | Role) else wanted


def _sent(option: Json, value: Option) -> str | int | bool | File:
    """The value that the client sends: the id of a person or a role, the value of a choice."""
    if isinstance(value, Person):
        return str(value.user.id)
    if isinstance(value, Role):
        return str(value.id)
    for choice in option.get("choices") or []:
        if value in {choice["name"], choice["value"], *(choice.get("name_localizations") or {}).values()}:
            chosen: str | int = choice["value"]
            return chosen
    return value
