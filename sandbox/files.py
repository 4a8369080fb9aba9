"""Files: attached to messages, or handed over with a command."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass, field

from sandbox.payloads import Json


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
