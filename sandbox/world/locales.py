"""The languages that Discord's client has, by its locales, each as it calls itself.

Source: discord.com/developers/docs/reference, "Locales".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandbox.world.payloads import Json

LOCALES: Final[Mapping[str, str]] = {
    "id": "Bahasa Indonesia",
    "da": "Dansk",
    "de": "Deutsch",
    "en-GB": "English, UK",
    "en-US": "English, US",
    "es-ES": "Español",
    "es-419": "Español, LATAM",
    "fr": "Français",
    "hr": "Hrvatski",
    "it": "Italiano",
    "lt": "Lietuviškai",
    "hu": "Magyar",
    "nl": "Nederlands",
    "no": "Norsk",
    "pl": "Polski",
    "pt-BR": "Português do Brasil",
    "ro": "Română",
    "fi": "Suomi",
    "sv-SE": "Svenska",
    "vi": "Tiếng Việt",
    "tr": "Türkçe",
    "cs": "Čeština",
    "el": "Ελληνικά",
    "bg": "български",
    "ru": "Русский",
    "uk": "Українська",
    "hi": "हिन्दी",
    "th": "ไทย",
    "zh-CN": "中文",
    "ja": "日本語",
    "zh-TW": "繁體中文",
    "ko": "한국어",
}


def in_locale(command: Json, locale: str) -> Json:
    """A command as a client in a locale shows it: its descriptions, its choices, and as ``label`` its name and those of its options."""

    def told(named: Json, what: str) -> Any:
        return (named.get(f"{what}_localizations") or {}).get(locale) or named.get(what)

    options = [
        {
            **option,
            "label": told(option, "name"),
            "description": told(option, "description"),
            "choices": [{**choice, "name": told(choice, "name")} for choice in option.get("choices") or []],
        }
        for option in command.get("options") or []
    ]
    shown = {"label": told(command, "name"), "description": told(command, "description"), "options": options}
    return {**command, **shown}
