"""Validates requests against Discord's OpenAPI description, if that file is available."""

from __future__ import annotations

import copy
import json
import os
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from sandbox.world.limits import invalid
from sandbox.world.payloads import Json

_ELSEWHERE: Final = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
#: Properties that Discord accepts although its description does not have them.
_ALSO_TAKEN: Final = {
    # Its documents and discord.py have a text, its description an object.
    "ApplicationFormPartial": {"description": {"type": "string", "maxLength": 400}},
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": "boolean"}},
    "MessageEditRequestPartial": {"tts": {"type": "boolean"}},
    "RichEmbed": {"flags": {"type": "integer"}},
}


def find_description() -> Path | None:
    """The path of Discord's OpenAPI file: from DISCORD_OPENAPI, or beside the project; None if there is no file."""
    path = Path(os.environ.get("DISCORD_OPENAPI") or _ELSEWHERE)
    return path if path.is_file() else None


@dataclass(frozen=True)
class _Request:
    """The schema of one kind of request."""

    method: str
    path: re.Pattern[str]
    schema: Json

    @cached_property
    def validator(self) -> Any:
        """The validator of a body; made when the first comes, because most kinds never do."""
        import jsonschema_rs  # noqa: PLC0415 - only the tests have it installed

        return jsonschema_rs.Draft202012Validator(self.schema)


class Schema:
    """Discord's description of its requests. Needs the package jsonschema-rs."""

    def __init__(self, description: Path) -> None:
        spec = json.loads(description.read_text(encoding="utf-8"))
        components = _closed(spec["components"])
        self._requests: list[_Request] = []
        for template, operations in spec["paths"].items():
            path = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", template) + "$")
            for method, operation in operations.items():
                content = (
                    operation.get("requestBody", {}).get("content", {}) if isinstance(operation, dict) else {}
                )
                if "application/json" in content:
                    schema = content["application/json"]["schema"] | {"components": components}
                    self._requests.append(_Request(method.upper(), path, schema))
        # A literal path such as .../@original is tried before one with a placeholder there.
        self._requests.sort(key=lambda request: request.path.pattern.count("[^/]+"))

    def check(self, method: str, path: str, body: Json) -> None:
        """Refuse a request whose body does not fit the description."""
        for request in self._requests:
            if request.method == method and request.path.match(path):
                error = next(request.validator.iter_errors(body), None)
                if error is not None:
                    raise invalid(f"{method} {path}: {error.message} at {list(error.instance_path)}")
                return


def _closed(components: Json) -> Json:
    """The schemas with unknown properties forbidden, and with ids allowed as numbers."""
    closed: Json = copy.deepcopy(components)
    schemas = closed["schemas"]
    schemas["SnowflakeType"] = {"type": ["string", "integer"]}
    for name, extra in _ALSO_TAKEN.items():
        schemas[name]["properties"] |= extra
    for schema in schemas.values():
        if schema.get("type") == "object" and "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return closed
