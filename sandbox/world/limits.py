"""The limits that Discord documents in prose and its OpenAPI description does not have."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from typing import Final

from sandbox.world.payloads import Json

COMPONENTS_V2: Final = 1 << 15
_MOST_BYTES_A_FILE: Final = 10 * 1024 * 1024
_MOST_BYTES_A_REQUEST: Final = 25 * 1024 * 1024
_ROW, _BUTTON, _SELECTS, _TEXT = 1, 2, range(3, 9), 10
_TEXT_INPUT, _LABEL, _CHECKBOX_GROUP = 4, 18, 22
#: The fields that a modal may have: menus, a text, files, radio buttons, and one checkbox or several.
_FIELDS: Final = frozenset({3, _TEXT_INPUT, 5, 6, 7, 8, 19, 21, _CHECKBOX_GROUP, 23})
#: How many options a field has, at least and at most.
_OPTIONS: Final = {3: (1, 25), 21: (2, 10), _CHECKBOX_GROUP: (1, 10)}
_MOST_LETTERS_A_COMMAND: Final = 8000
#: The type of the command that opens an application's Activity.
ENTRY_POINT: Final = 4
_COMMAND_NAME: Final = re.compile(r"^[-_'\w]{1,32}$")


class Refusal(Exception):
    """A request that Discord would refuse: the HTTP status, and Discord's error code and message."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message


class TooOften(Refusal):
    """A request that Discord would serve later: after so many seconds."""

    def __init__(self, code: int, message: str, retry_after: float) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after


def invalid(message: str) -> Refusal:
    """The refusal of a malformed request."""
    return Refusal(400, 50035, f"Invalid Form Body: {message}")


def check_message(body: Json, files: dict[int, bytes], kept: Iterable[int] = ()) -> None:
    """Refuse a message that breaks a limit; ``kept`` are the ids of attachments an edit may keep."""
    if len(body.get("content") or "") > 2000:
        raise invalid("content is longer than 2000 characters")
    allowed = body.get("allowed_mentions") or {}
    if "users" in (allowed.get("parse") or []) and allowed.get("users"):
        raise invalid("allowed_mentions: users both parsed and listed")
    _check_embeds(body.get("embeds") or [])
    components = body.get("components") or []
    _check_components(components, v2=bool((body.get("flags") or 0) & COMPONENTS_V2), body=body)
    _check_files(body, files, set(kept))


def _check_embeds(embeds: list[Json]) -> None:
    """Refuse embeds that Discord would refuse; of those that the bot sends, each has a picture alone."""
    if len(embeds) > 10:
        raise invalid("more than 10 embeds")
    for image in (embed["image"] for embed in embeds):
        if not image["url"].startswith(("http://", "https://", "attachment://")):
            raise invalid("an embed's picture has an address of the web")
        if len(image.get("description") or "") > 4096:
            raise invalid("an embed's description of its picture is at most 4096 characters")


def _check_components(components: list[Json], *, v2: bool, body: Json) -> None:
    every = list(_walk(components))
    ids = [item["custom_id"] for item in every if item.get("custom_id")]
    if len(ids) != len(set(ids)):
        raise invalid("custom ids must be unique in a message")
    if v2:
        if body.get("content") or body.get("embeds"):
            raise invalid("a Components V2 message has no content and no embeds")
        if len(every) > 40:
            raise invalid("more than 40 components")
        if sum(len(item.get("content", "")) for item in every if item["type"] == _TEXT) > 4000:
            raise invalid("more than 4000 characters of text")
    else:
        if len(components) > 5:
            raise invalid("more than 5 rows")
        if any(row["type"] != _ROW for row in components):
            raise invalid("only rows outside Components V2")
    for row in (item for item in every if item["type"] == _ROW):
        _check_row(row["components"])
    for item in every:
        _check_item(item)


def _check_row(items: list[Json]) -> None:
    selects = sum(item["type"] in _SELECTS for item in items)
    if selects > 1 or (selects and len(items) > 1) or len(items) > 5:
        raise invalid("a row holds five buttons or one menu")


def _check_item(item: Json) -> None:
    if item["type"] == _BUTTON:
        linked = item.get("style") == 5
        if linked == ("custom_id" in item) or linked != ("url" in item):
            raise invalid("a link button has a url, any other a custom_id")
        if not item.get("label") and not item.get("emoji"):
            raise invalid("a button needs a label or an emoji")
    if item["type"] == 3:
        options = item.get("options", [])
        if not 1 <= len(options) <= 25:
            raise invalid("a menu has 1 to 25 options")
        values = [option["value"] for option in options]
        if len(values) != len(set(values)):
            raise invalid("the values of a menu must be unique")


def check_modal(modal: Json) -> None:
    """Refuse a form that Discord would refuse to show."""
    if not 1 <= len(modal.get("title") or "") <= 45 or not 1 <= len(modal.get("custom_id") or "") <= 100:
        raise invalid("a modal has a title of 1 to 45 characters, and a custom id of 1 to 100")
    components = modal.get("components") or []
    if not 1 <= len(components) <= 5:
        raise invalid("a modal has 1 to 5 components")
    labels = [box for box in components if box["type"] != _TEXT]
    if any(label["type"] != _LABEL for label in labels):
        raise invalid("the fields of a modal are in labels")
    names = [label["component"]["custom_id"] for label in labels]
    if len(names) != len(set(names)):
        raise invalid("custom ids must be unique in a modal")
    for label in labels:
        if not 1 <= len(label["label"]) <= 45 or len(label.get("description") or "") > 100:
            raise invalid("a label has 1 to 45 characters, its description at most 100")
        _check_field(label["component"])


def _check_field(field: Json) -> None:
    kind = field["type"]
    if kind not in _FIELDS or field.get("disabled"):
        raise invalid(f"no field of a modal: {field}")
    if kind == _TEXT_INPUT and len(field.get("value") or "") > (field.get("max_length") or 4000):
        raise invalid("the value of a text input is longer than it may be")
    if field.get("min_values") == 0 and field.get("required", True):
        raise invalid("a field that may stay empty is not required")
    if kind in _OPTIONS:
        _check_field_options(field, *_OPTIONS[kind])
    elif len(field.get("default_values") or []) > (field.get("max_values") or 1):
        raise invalid("a menu has more default values than may be chosen")


def _check_field_options(field: Json, least: int, most: int) -> None:
    options = field.get("options") or []
    if not least <= len(options) <= most:
        raise invalid(f"a field of type {field['type']} has {least} to {most} options")
    if len({option["value"] for option in options}) != len(options):
        raise invalid("the values of a field must be unique")
    for option in options:
        if not 1 <= len(option["label"]) <= 100 or not 1 <= len(option["value"]) <= 100:
            raise invalid("an option's label and value have 1 to 100 characters")
        if len(option.get("description") or "") > 100:
            raise invalid("an option's description has at most 100 characters")
    may_choose = len(options) if field["type"] == _CHECKBOX_GROUP else 1
    if sum(bool(option.get("default")) for option in options) > (field.get("max_values") or may_choose):
        raise invalid("more options are chosen than may be")


def _walk(components: list[Json]) -> Iterable[Json]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if "accessory" in component:
            yield from _walk([component["accessory"]])


def _check_files(body: Json, files: dict[int, bytes], kept: set[int]) -> None:
    if len(files) > 10 or len(body.get("attachments") or []) > 10:
        raise invalid("more than 10 files")
    if any(len(content) > _MOST_BYTES_A_FILE for content in files.values()):
        raise Refusal(413, 40005, "Request entity too large")
    if sum(map(len, files.values())) > _MOST_BYTES_A_REQUEST:
        raise Refusal(413, 40005, "Request entity too large")
    for attachment in body.get("attachments") or []:
        if int(attachment["id"]) not in files and int(attachment["id"]) not in kept:
            raise invalid(f"attachment {attachment['id']} was not sent")
        if len(attachment.get("description") or "") > 1024:
            raise invalid("an attachment's description is at most 1024 characters")
    names = {attachment.get("filename") for attachment in body.get("attachments") or []}
    for item in _walk(body.get("components") or []):
        url = (item.get("media") or {}).get("url", "")
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            raise invalid(f"{url} names no file of this message")


def with_ids_as_text(components: list[Json]) -> list[Json]:
    """The components of a message as Discord gives them back: the ids of emoji as text, for a page reads no number as large as these."""
    for item in _walk(components):
        for one in (item, *item.get("options", [])):
            if (shown := one.get("emoji")) and shown.get("id"):
                one["emoji"] = {**shown, "id": str(shown["id"])}
    return components


def check_emojis(components: list[Json], known: Container[int]) -> None:
    """Refuse buttons and options with an emoji of the application's that does not exist; ``known`` are ids."""
    every = list(_walk(components))
    for item in (*every, *(option for menu in every for option in menu.get("options", []))):
        emoji = (item.get("emoji") or {}).get("id")
        if emoji is not None and int(emoji) not in known:
            raise invalid(f"there is no emoji {emoji}")


def check_empty(parts: Iterable[object]) -> None:
    """Refuse a message of which all parts are empty."""
    if not any(parts):
        raise Refusal(400, 50006, "Cannot send an empty message")


def check_choices(choices: list[Json]) -> None:
    """Refuse choices of autocomplete that Discord would refuse."""
    if len(choices) > 25:
        raise invalid("more than 25 choices")
    for choice in choices:
        if not 1 <= len(choice["name"]) <= 100 or not 1 <= len(str(choice["value"])) <= 100:
            raise invalid("a choice's name and value have 1 to 100 characters")


def check_commands(commands: list[Json]) -> None:
    """Refuse commands that Discord would refuse to register."""
    by_type = [(command.get("type", 1), command["name"]) for command in commands]
    if len(by_type) != len(set(by_type)):
        raise invalid("two commands of one name")
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        if sum(found == kind for found, _ in by_type) > most:
            raise Refusal(400, 30032, "Maximum number of application commands reached")
    for command in commands:
        if command.get("type", 1) == 1:
            _check_named(command)
            if not command.get("description"):
                raise invalid("a slash command needs a description")
            _check_options(command.get("options") or [])
            if (length := _length(command)) > _MOST_LETTERS_A_COMMAND:
                raise invalid(f"the command {command['name']} has {length} characters, more than 8000")
        elif command["type"] != ENTRY_POINT and any(
            not 1 <= len(name) <= 32 for name in _in_every_language(command, "name")
        ):
            raise invalid("the name in a menu has 1 to 32 characters")


def _length(named: Json) -> int:
    """The size of a command as Discord counts it: names, descriptions and values, of each the longest translation."""
    own = sum(max(map(len, _in_every_language(named, what))) for what in ("name", "description"))
    value = len(str(named.get("value", "")))
    return own + value + sum(map(_length, [*(named.get("options") or []), *(named.get("choices") or [])]))


def check_entry_points(commands: list[Json], registered: list[Json]) -> None:
    """Refuse to lose the command that opens an application's Activity, which only a request of its own may delete."""
    if {ENTRY_POINT} & {command["type"] for command in registered} and not any(
        command.get("type") == ENTRY_POINT for command in commands
    ):
        raise Refusal(
            400,
            50240,
            "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command "
            "in your update request or delete it separately.",
        )


def _check_named(named: Json) -> None:
    for name in _in_every_language(named, "name"):
        if not _COMMAND_NAME.match(name) or name != name.lower():
            raise invalid(f"not a name for a command or option: {name!r}")
    if any(not 1 <= len(each) <= 100 for each in _in_every_language(named, "description")):
        raise invalid("a description has 1 to 100 characters")
    for choice in named.get("choices") or []:
        if any(not 1 <= len(name) <= 100 for name in _in_every_language(choice, "name")):
            raise invalid("the name of a choice has 1 to 100 characters")


def _in_every_language(named: Json, what: str) -> Iterator[str]:
    """A name or description, and what it is in other languages."""
    yield named.get(what) or ""
    yield from (named.get(f"{what}_localizations") or {}).values()


def _check_options(options: list[Json]) -> None:
    optional = False
    for option in options:
        _check_named(option)
        if option.get("required") and optional:
            raise invalid("required options come first")
        optional = optional or not option.get("required")
        _check_options(option.get("options") or [])
