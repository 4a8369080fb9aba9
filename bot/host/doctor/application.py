"""The application as Discord has it: what the doctor reads there, what should be there, and what of it can be set."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, Final, NamedTuple

import discord

from bot.gateway.private import application_flags
from bot.gateway.shares import Share
from bot.host.doctor.findings import Finding, fine, note, wrong
from bot.invite import PERMISSIONS, SCOPES
from words.catalogue import say

#: Where an application can be installed, by Discord's numbers: in servers, on a person's own account.
_GUILD, _USER = "0", "1"
#: With a user, only the commands are installed.
_USER_SCOPES: Final = ("applications.commands",)
#: From so many servers on Discord lets an application be verified.
_NEAR_THE_LIMIT: Final = 75
#: Fewer logins than these are too few to try things out.
_FEW_LOGINS: Final = 50


class Wish(NamedTuple):
    """Something that should be otherwise: what is said of it, and the arguments of discord.py that set it."""

    told: str
    arguments: Mapping[str, Any]


async def read(client: discord.Client) -> Mapping[str, Any]:
    """The application, as Discord tells it."""
    found: Mapping[str, Any] = await client.http.request(discord.http.Route("GET", "/applications/@me"))
    return found


def findings(application: Mapping[str, Any]) -> Iterator[Finding]:
    """The findings about it: what is in the way of the bot, or could be better."""
    installs = application.get("integration_types_config") or {}
    if {_GUILD, _USER} <= set(installs):
        yield fine("installation", "in servers, and on people's own accounts")
    else:
        lacks = "Guild Install" if _GUILD not in installs else "User Install"
        yield wrong(
            "installation",
            f"{lacks} is off, so Discord may refuse the commands. Switch it on in the developer portal, under Installation, "
            "or with: python -m bot doctor --setup",
        )
    if url := application.get("interactions_endpoint_url"):
        yield wrong(
            "interactions",
            f"Discord sends every press to {url}, and none to the bot. In the developer portal, under General Information, "
            "empty Interactions Endpoint URL",
        )
    flags = application_flags(int(application.get("flags") or 0))
    if needless := [name for name, switched_on in flags if switched_on and name.startswith("gateway_")]:
        yield note(
            "intents", f"Not needed, and may be switched off in the portal, under Bot: {', '.join(needless)}"
        )
    if not application.get("bot_public", True):
        yield note("invitation", "Only you can invite the bot: Public Bot is off in the portal, under Bot")
    if application.get("bot_require_code_grant"):
        yield wrong(
            "invitation",
            "The link below does not work: switch off Requires OAuth2 Code Grant in the portal, under Bot",
        )
    yield from _verification(application)
    for wish in wishes(application):
        yield note("application", f"{wish.told}. To set it: python -m bot doctor --setup")


def _verification(application: Mapping[str, Any]) -> Iterator[Finding]:
    """The finding about how many servers the bot is in: a hundred are all there can be before Discord has verified it."""
    servers = int(application.get("approximate_guild_count") or 0)
    if servers >= _NEAR_THE_LIMIT:
        yield note(
            "verification",
            f"The bot is in {servers} servers; unverified, it may be in 100. docs/hosting.md tells what Discord wants before the hundredth",
        )


def wishes(application: Mapping[str, Any]) -> list[Wish]:
    """The settings of the application that should be otherwise. A description and tags that the host has written stay."""
    # A private application may have no link that installs it, and so no default installation either.
    installs = _installs(application) if application.get("bot_public", True) else ()
    return [*_texts(application), *installs]


def _texts(application: Mapping[str, Any]) -> Iterator[Wish]:
    if not application.get("description"):
        description = say("application-description")
        yield Wish(f"The description is empty; it could be: “{description}”", {"description": description})
    if not application.get("tags"):
        tags = say("application-tags").split(", ")
        yield Wish(f"There are no tags; they could be: “{', '.join(tags)}”", {"tags": tags})


def _installs(application: Mapping[str, Any]) -> Iterator[Wish]:
    installs = application.get("integration_types_config") or {}
    guild, user = (
        _params((installs.get(kind) or {}).get("oauth2_install_params")) for kind in (_GUILD, _USER)
    )
    in_servers = (set(SCOPES), PERMISSIONS.value)
    told = f"{' and '.join(SCOPES)}, with the permissions {PERMISSIONS.value}"
    if (
        _GUILD not in installs
        or _USER not in installs
        or guild != in_servers
        or user != (set(_USER_SCOPES), 0)
    ):
        yield Wish(
            f"Its default installation should be: in servers {told}; on people's accounts {_USER_SCOPES[0]}",
            {
                "guild_install_scopes": list(SCOPES),
                "guild_install_permissions": PERMISSIONS,
                "user_install_scopes": list(_USER_SCOPES),
            },
        )
    if not application.get("custom_install_url") and _params(application.get("install_params")) != in_servers:
        yield Wish(
            f"The button Add App on its profile should ask for {told}",
            {"install_params_scopes": list(SCOPES), "install_params_permissions": PERMISSIONS},
        )


def _params(params: Mapping[str, Any] | None) -> tuple[set[str], int] | None:
    return (set(params["scopes"]), int(params["permissions"])) if params else None


async def commands(client: discord.Client, application_id: int) -> AsyncIterator[Finding]:
    """The finding about the commands: that they are registered, and for whom."""
    registered = await client.http.get_global_commands(application_id)
    if not registered:
        yield note("commands", "None is registered yet: the bot does so when it starts")
        return
    anywhere = sum(set(command.get("integration_types") or [0]) == {0, 1} for command in registered)
    yield fine(
        "commands", f"{len(registered)} are registered, {anywhere} of them also for people's own accounts"
    )


async def connections(client: discord.Client, share: Share | None) -> AsyncIterator[Finding]:
    """The findings about logins: how many are left today, each shard's being one, and whether there are shards enough."""
    recommended, _, limit = await client.http.get_bot_gateway()
    own = share or Share.whole(recommended)
    told = f"{limit['remaining']} of {limit['total']} are left today"
    enough = limit["remaining"] > _FEW_LOGINS + len(own.ids) - 1
    yield fine("logins", told) if enough else wrong("logins", f"{told}: something restarts the bot")
    yield _shards(share, recommended)


def _shards(share: Share | None, recommended: int) -> Finding:
    if share is None:
        return fine("shards", f"as many as Discord recommends: {recommended}")
    told = f"this process has {share}; Discord recommends {recommended}"
    return fine("shards", told) if share.count >= recommended else note("shards", told)
