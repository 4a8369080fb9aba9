"""Files: attached to messages, or handed over with a command."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Final

from sandbox.world.payloads import Json

#: The pictures that the page of ``make try`` shows, by the ends of their names.
_PICTURES: Final = {
    ".png": "image/png",
    ".gif": "image/gif",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
}


@dataclass
class Attachment:
    """A file with its name and its alt text."""

    id: int
    filename: str
    description: str | None
    content: bytes = field(repr=False)

    @property
    def content_type(self) -> str:
        """Its media type, guessed from its name."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    @property
    def headers(self) -> dict[str, str]:
        """The headers to serve it with: a picture is shown, any other file saved, and none is run as a page."""
        picture = _PICTURES.get(PurePath(self.filename).suffix.lower())
        headers = {
            "Content-Type": picture or "application/octet-stream",
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox",
        }
        return headers if picture else headers | {"Content-Disposition": "attachment"}

    def payload(self, base: str) -> Json:
        """The file as Discord sends it; ``base`` is the address of the server that has it."""
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
