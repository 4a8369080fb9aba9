"""Tells Discord what the commands, their options and choices are called in every language, from the catalogue of sentences."""

from __future__ import annotations

import discord
from discord import app_commands

from words.catalogue import can_say, say
from words.languages import ENGLISH, language_for


class CatalogueTranslator(app_commands.Translator):
    """Translates what ``bot.commands.common.options.localised`` has made; asked once at the start, for each locale that Discord has."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The sentence in a locale's language; None if that is English or lacks it: then Discord shows the English one.

        The name of an option is made by discord.py from the parameter's; the catalogue has it as ``option-…``.
        """
        key, language = string.extras.get("key"), language_for(locale.value)
        if context.location is app_commands.TranslationContextLocation.parameter_name:
            key = f"option-{string.message.replace('_', '-')}"
        if key is None or language == ENGLISH or not can_say(key, language):
            return None
        return say(key, language, **string.extras.get("details", {}))
