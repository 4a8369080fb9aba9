"""Messages with their files, and the JSON Discord would tell of them."""

from __future__ import annotations

import itertools
import mimetypes
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Final

from sandbox.places import Channel, Json, User

if TYPE_CHECKING:
    from sandbox.world import World

EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7


@dataclass
class Attachment:
    """A file on a message."""

    id: int
    filename: str
    description: str | None
    content: bytes = field(repr=False)

    @property
    def content_type(self) -> str:
        """What kind of picture it is, by its name."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    def payload(self, base: str) -> Json:
        """The file as Discord tells it."""
        url = f"{base}/cdn/attachments/{self.id}/{self.filename}"
        return {
            "id": str(self.id),
            "filename": self.filename,
            "description": self.description,
            "size": len(self.content),
            "url": url,
            "proxy_url": url,
            "content_type": self.content_type,
        }


@dataclass
class Message:
    """A message; an ephemeral one is seen by ``only_for`` alone."""

    id: int
    channel: Channel
    author: User
    created: datetime
    content: str = ""
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    only_for: User | None = None
    pings: list[int] = field(default_factory=list)
    nonce: str | None = None
    edited: datetime | None = None
    application_id: int | None = None
    thread: Channel | None = None
    #: The command it answers, and whose that was.
    used: tuple[User, str] | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self.only_for is not None

    @property
    def items(self) -> list[Json]:
        """Its buttons and menus, in order, however nested."""
        return list(_items(self.components))

    def payload(self, world: World) -> Json:
        """The message as Discord tells it."""
        told: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": self.created.isoformat(),
            "edited_timestamp": self.edited.isoformat() if self.edited else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [world.users[ping].payload() for ping in self.pings if ping in world.users],
            "mention_roles": [],
            "attachments": [file.payload(world.base) for file in self.attachments],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": self.flags,
            "components": self.components,
        }
        if self.nonce is not None:
            told["nonce"] = self.nonce
        if self.application_id:
            told["application_id"] = str(self.application_id)
        return told


def _items(components: list[Json]) -> itertools.chain[Json]:
    def inner(component: Json) -> list[Json]:
        nested = component.get("components", [])
        if "accessory" in component:
            nested = [*nested, component["accessory"]]
        return list(_items(nested)) if nested else [component]

    return itertools.chain.from_iterable(map(inner, components))
