"""A form of the bot's (a modal) as a client has it: its fields, what they hold at first, and what is sent of them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from sandbox.world.payloads import Json

_LABEL: Final = 18
_MENU, _TEXT, USERS, ROLES, CHANNELS = 3, 4, 5, 6, 8
_RADIO, _CHECKBOXES, _CHECKBOX = 21, 22, 23
#: The fields of which several values are sent.
_OF_SEVERAL: Final = frozenset({_MENU, USERS, ROLES, 7, CHANNELS, _CHECKBOXES})

#: The value of a field as it is sent: a text, several values, yes or no, or None where nothing was chosen.
Value: TypeAlias = "str | list[str] | bool | None"


class NotThere(LookupError):
    """The command, button, menu or choice that a person wants to use does not exist."""


def fields_of(modal: Json) -> dict[str, Json]:
    """The labels of a form, each with its field, by the custom ids of the fields."""
    labels = (box for box in modal["components"] if box["type"] == _LABEL)
    return {label["component"]["custom_id"]: label for label in labels}


def as_sent(modal: Json) -> Json:
    """A form as Discord hands it on to the client: with ids as texts, since numbers as large are not exact in a browser."""
    sent = copy.deepcopy(modal)
    for label in fields_of(sent).values():
        for chosen_before in label["component"].get("default_values") or []:
            chosen_before["id"] = str(chosen_before["id"])
    return sent


def at_first(field: Json) -> Value:
    """The value that a field holds before anybody has touched it."""
    kind = field["type"]
    if kind == _CHECKBOX:
        return bool(field.get("default"))
    if kind == _TEXT:
        return str(field.get("value") or "")
    if kind in {_MENU, _RADIO, _CHECKBOXES}:
        chosen = [option["value"] for option in field["options"] if option.get("default")]
        return chosen if kind in _OF_SEVERAL else next(iter(chosen), None)
    return [each["id"] for each in field.get("default_values") or []]


def shown_in(modal: Json) -> dict[str, Any]:
    """The values that a form shows at first, by its labels: texts, ticks, and what is chosen by its name (people, roles and channels by their ids)."""
    return {label["label"]: _named(label["component"]) for label in fields_of(modal).values()}


def _named(field: Json) -> Any:
    value = at_first(field)
    names = {option["value"]: option["label"] for option in field.get("options") or []}
    if isinstance(value, list):
        return [names.get(each, each) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


def named(modal: Json, name: str) -> tuple[str, Json]:
    """The custom id and the field with this label or custom id."""
    for custom_id, label in fields_of(modal).items():
        if name in {label["label"], custom_id}:
            return custom_id, label["component"]
    raise NotThere(f"{name} in {[label['label'] for label in fields_of(modal).values()]}")


def chosen(field: Json, wanted: Any) -> Value:
    """The value that a person puts into a field, as it is sent: choices are named by their labels. NotThere for what the client does not let them."""
    kind = field["type"]
    if kind == _CHECKBOX:
        return bool(wanted)
    if kind == _TEXT:
        return _typed(field, str(wanted))
    several = [wanted] if isinstance(wanted, str) else list(wanted or [])
    if kind in {_MENU, _RADIO, _CHECKBOXES}:
        several = [value_of(field["options"], each) for each in several]
    _check_number(field, several)
    return several if kind in _OF_SEVERAL else next(iter(several), None)


def _typed(field: Json, text: str) -> str:
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if (text and len(text) < least) or len(text) > most or (not text and _required(field)):
        raise NotThere(f"{least} to {most} letters fit, not {text!r}")
    return text


def _check_number(field: Json, values: Sequence[str]) -> None:
    kind = field["type"]
    least = field.get("min_values")
    most = field.get("max_values")
    if most is None:
        most = len(field["options"]) if kind == _CHECKBOXES else 1
    fewest = (1 if least is None else least) if _required(field) else 0
    if not fewest <= len(values) <= most:
        raise NotThere(f"{fewest} to {most} choices fit, not {values}")


def _required(field: Json) -> bool:
    return field.get("required") is not False


def filled(modal: Json, values: dict[str, Value]) -> list[Json]:
    """The components of a submission: the values given, and of the other fields what they hold. NotThere if one has to be filled."""
    known = fields_of(modal)
    every = {name: at_first(label["component"]) for name, label in known.items()} | values
    empty = {
        name
        for name, label in known.items()
        if every[name] in ("", [], None) and label["component"]["type"] != _CHECKBOX
    }
    if missing := {name for name in empty if _required(known[name]["component"])}:
        raise NotThere(f"the modal needs {missing}")
    return [
        {
            "type": _LABEL,
            "id": number,
            "component": {
                "type": known[name]["component"]["type"],
                "id": 100 + number,
                "custom_id": name,
                "values" if known[name]["component"]["type"] in _OF_SEVERAL else "value": value,
            },
        }
        for number, (name, value) in enumerate(every.items(), 1)
    ]


def ids_in(components: Iterable[Json], kind: int) -> list[str]:
    """The ids of the people, roles or channels that a submission names."""
    fields = (box["component"] for box in components)
    return [each for field in fields if field["type"] == kind for each in field["values"]]


def resolved(ids: Iterable[str], known: Callable[[int], Any]) -> list[Any]:
    """Those of the ids that exist: of a made-up one Discord tells nothing."""
    return [found for each in ids if each.isdecimal() and (found := known(int(each)))]


def value_of(options: Iterable[Json], label: str) -> str:
    """The value of the option that has this label or value."""
    every = list(options)
    for option in every:
        if label in {option["label"], option["value"]}:
            value: str = option["value"]
            return value
    raise NotThere(f"{label} in {[option['label'] for option in every]}")
