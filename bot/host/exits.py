"""Exit codes: one for each way in which the program ends, with a sentence for the host."""

from __future__ import annotations

import os
import re
from enum import IntEnum
from typing import Final, NamedTuple

import aiohttp
import discord

from bot.host.settings import BadSetting, NoToken
from bot.tasks.registration import CommandsRefused
from data import (
    CopyDiffers,
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseExists,
    DatabaseFault,
    DatabaseGone,
    DatabaseInUse,
    DatabaseProblem,
    DatabaseReadOnly,
    DatabaseTooNew,
    DatabaseTooOld,
    EmptyFile,
    FileFault,
    ForeignDatabase,
    NoBackup,
    NoDatabase,
    NoRoom,
    NotADatabase,
    OutcomeUnknown,
    RescuedWaits,
    RestoreCutOff,
    SecondName,
    ServerNeedsLibrary,
    ServerPools,
    ServerRefuses,
    ServerTooOld,
    ServerUnreachable,
    ServerUrl,
    ShardsTaken,
)


class Exit(IntEnum):
    """The exit codes, for whoever supervises the program. docs/hosting.md says after which it may be started again."""

    WELL = 0
    NO_TOKEN = 10
    BAD_SETTING = 11
    DATABASE_IN_USE = 12
    DATABASE_TOO_NEW = 13
    TOKEN_REFUSED = 14
    NO_CONNECTION = 15
    NO_DATABASE = 16
    DATABASE_UNUSABLE = 17
    RECORDS_BROKEN = 18
    DATABASE_DAMAGED = 19
    DATABASE_BUSY = 20
    NO_ROOM = 21
    FILE_EXISTS = 22
    COMMANDS_REFUSED = 23
    INTENTS_REFUSED = 24
    SHARDS_NEEDED = 25
    API_REFUSED = 26
    NOT_WELL = 27
    LIBRARY_MISSING = 28
    SERVER_UNREACHABLE = 29
    SERVER_REFUSES = 30
    SERVER_TOO_OLD = 31
    SHARDS_TAKEN = 32
    DATABASE_LOST = 33
    SERVER_POOLED = 34


class ExitMessage(NamedTuple):
    """An exit code and what the host reads with it."""

    code: Exit
    sentence: str


#: What is wrong with a database in a file.
_FILE: Final = {
    NoDatabase: ExitMessage(
        Exit.NO_DATABASE,
        "There is no database {path}. To begin an empty one: python -m bot init. If it should be there, name the right one "
        "with BOOP_DATABASE; a backup comes back with: python -m bot restore FILE",
    ),
    NoBackup: ExitMessage(Exit.NO_DATABASE, "There is no file {path} to restore. Nothing was changed."),
    EmptyFile: ExitMessage(
        Exit.NO_DATABASE,
        "The file {path} is empty. To begin an empty database in it: python -m bot init. If it should hold matches, name "
        "the right one with BOOP_DATABASE; a backup comes back with: python -m bot restore FILE",
    ),
    NotADatabase: ExitMessage(
        Exit.DATABASE_UNUSABLE,
        "{path} is not a database: {why}. Nothing was changed; name the right file, in the command or with BOOP_DATABASE.",
    ),
    ForeignDatabase: ExitMessage(
        Exit.DATABASE_UNUSABLE,
        "{path} is a database of another program; nothing was changed. Name another file with BOOP_DATABASE, and begin it "
        "with: python -m bot init",
    ),
    DatabaseReadOnly: ExitMessage(
        Exit.DATABASE_UNUSABLE,
        "The database {path} and its folder must be writable for the user that runs the bot ({user}). If they are another's, give them "
        "to that user: chown -R {user}, for a container on the host's own folder. {why}",
    ),
    SecondName: ExitMessage(
        Exit.DATABASE_UNUSABLE,
        "The file {path} has a second name (a hard link). Under it another program could destroy the newest turns: make a "
        "copy with python -m bot backup instead, and delete the second name.",
    ),
    DatabaseFault: ExitMessage(
        Exit.DATABASE_UNUSABLE, "The database {path} can't be read or written: {why}."
    ),
    FileFault: ExitMessage(
        Exit.DATABASE_UNUSABLE,
        "{path} can't be read or written by the user that runs this ({user}): {why}. Give it to that user, or name another. A service of "
        "systemd may write only in its own folder and in what ReadWritePaths of its unit names.",
    ),
    DatabaseGone: ExitMessage(
        Exit.DATABASE_LOST,
        "The database {path} was lost while the bot was running: {why}. The bot has taken nothing since then. The log above says "
        "where what could still be read of it is, to be brought back with: python -m bot restore FILE",
    ),
    RescuedWaits: ExitMessage(
        Exit.DATABASE_LOST,
        "Beside the database {path} lies {why}, which the bot saved when this file was lost. Choose. To go on with what was saved: "
        "python -m bot restore {why} (what is there now is kept); if it is called damaged, restore the latest backup. To go on with the "
        "file that is there, rename or delete {why}. Nothing was changed.",
    ),
    DatabaseTooNew: ExitMessage(
        Exit.DATABASE_TOO_NEW,
        "The database {path} was written by a newer Boop Bot. Update this one; nothing was changed.",
    ),
    DatabaseInUse: ExitMessage(
        Exit.DATABASE_IN_USE,
        "Another Boop Bot is using the database {path}. Stop it first, or set BOOP_DATABASE.",
    ),
    DatabaseBusy: ExitMessage(
        Exit.DATABASE_BUSY,
        "Another program has locked the database {path} for too long ({why}). A supervisor may try again in a while.",
    ),
    DatabaseDamaged: ExitMessage(
        Exit.DATABASE_DAMAGED,
        "The database {path} is damaged, and nothing was changed: {why}. Two ways on: if a backup was copied over the file, "
        "the log beside it ({path}-wal) belongs to the file that was there before: put that file back. Else bring back the "
        "latest backup with: python -m bot restore FILE (what is there now is kept)",
    ),
    RestoreCutOff: ExitMessage(
        Exit.DATABASE_DAMAGED,
        "A restore of {path} was cut off at its last step. Run it once more: python -m bot restore FILE",
    ),
    NoRoom: ExitMessage(
        Exit.NO_ROOM,
        "The disk has no room for {path}: {why}. Make room and start again; nothing was changed.",
    ),
    CopyDiffers: ExitMessage(
        Exit.RECORDS_BROKEN,
        "The copy in {path} is not what it was copied from ({why}). Nothing of it was kept, and the original is as it was.",
    ),
    DatabaseExists: ExitMessage(
        Exit.FILE_EXISTS,
        "There is a file {path} already, and it was left as it is. If it is the bot's database, nothing is left to do; else name "
        "another file.",
    ),
}
_UNREACHABLE: Final = ExitMessage(
    Exit.SERVER_UNREACHABLE,
    "The server of the database {path} can't be reached ({why}). Does it run, and is its address in BOOP_DATABASE right? A "
    "supervisor may try again in a while.",
)
#: What is wrong with a database of a server.
_SERVER: Final = {
    NoDatabase: ExitMessage(
        Exit.NO_DATABASE,
        "The database {path} has no tables yet. To begin an empty one: python -m bot init. If it should hold matches, name the "
        "right one with BOOP_DATABASE; a backup comes back with: python -m bot restore FILE",
    ),
    ForeignDatabase: ExitMessage(
        Exit.DATABASE_UNUSABLE,
        "The database {path} has tables of another program; nothing was changed. Make one for Boop Bot alone (CREATE DATABASE), "
        "name it with BOOP_DATABASE, and begin it with: python -m bot init",
    ),
    DatabaseReadOnly: ExitMessage(
        Exit.DATABASE_UNUSABLE,
        "The database {path} may not be written ({why}). Name the server that takes changes, not a copy of it, with "
        "BOOP_DATABASE.",
    ),
    DatabaseFault: ExitMessage(
        Exit.DATABASE_UNUSABLE,
        "The server of the database {path} could not do its work ({why}). Its log says more.",
    ),
    DatabaseTooNew: _FILE[DatabaseTooNew],
    DatabaseTooOld: ExitMessage(
        Exit.DATABASE_UNUSABLE,
        "The tables of the database {path} are of an earlier Boop Bot; nothing was changed. Start the bot once, which brings "
        "them up to date, and try again.",
    ),
    DatabaseInUse: ExitMessage(
        Exit.DATABASE_IN_USE, "Boop Bot is using the database {path}. Stop all of its processes first."
    ),
    DatabaseBusy: ExitMessage(
        Exit.DATABASE_BUSY,
        "The server of the database {path} has too much to do, or something was locked for too long ({why}). A supervisor may "
        "try again in a while.",
    ),
    DatabaseDamaged: ExitMessage(
        Exit.DATABASE_DAMAGED,
        "The database {path} is damaged ({why}). The server's log says more. To go on from the latest backup: make a new database "
        "(CREATE DATABASE), name it with BOOP_DATABASE, and: python -m bot restore FILE",
    ),
    NoRoom: ExitMessage(
        Exit.NO_ROOM,
        "The server of the database {path} has no room ({why}). Make room there, and start again.",
    ),
    DatabaseExists: ExitMessage(
        Exit.FILE_EXISTS,
        "The database {path} is not empty, and it was left as it is. Make a new one (CREATE DATABASE), and name that.",
    ),
    CopyDiffers: _FILE[CopyDiffers],
    ServerUnreachable: _UNREACHABLE,
    OutcomeUnknown: _UNREACHABLE,
    ServerRefuses: ExitMessage(
        Exit.SERVER_REFUSES,
        "The server does not let the bot use the database {path}. It says: {why}. Mend the user, the password or the name in "
        "BOOP_DATABASE, or give that user what is missing.",
    ),
    ServerPools: ExitMessage(
        Exit.SERVER_POOLED,
        "Between the bot and the database {path} is a pooler that gives each transaction another session, so neither locks nor news "
        "work. Let it pool sessions (pool_mode = session), or name the server itself with BOOP_DATABASE.",
    ),
    ServerTooOld: ExitMessage(
        Exit.SERVER_TOO_OLD,
        "The server of the database {path} is too old ({why}); nothing was changed. Update it.",
    ),
    ServerNeedsLibrary: ExitMessage(
        Exit.LIBRARY_MISSING,
        "The database {path} is on a PostgreSQL server, but the library for it is missing. Install it with: make postgres "
        "(or: .venv/bin/python -m pip install --require-hashes -r requirements/postgres.txt)",
    ),
}
#: The codes with which Discord closes the gateway for good.
#: https://discord.com/developers/docs/topics/opcodes-and-status-codes
_CLOSED: Final = {
    4004: Exit.TOKEN_REFUSED,
    4010: Exit.SHARDS_NEEDED,
    4011: Exit.SHARDS_NEEDED,
    4012: Exit.API_REFUSED,
    4013: Exit.INTENTS_REFUSED,
    4014: Exit.INTENTS_REFUSED,
}
_DISCORD: Final = {
    Exit.TOKEN_REFUSED: "Discord does not accept the token. Make a new one in the developer portal, and put it in .env.",
    Exit.NO_CONNECTION: (
        "Discord can't be reached, or does not answer properly. Is this machine online? A supervisor may try again in a while."
    ),
    Exit.INTENTS_REFUSED: (
        "Discord does not let this application have what the bot asks for (intents). It asks for none that needs a "
        "permission: look at the application's page in the developer portal."
    ),
    Exit.SHARDS_NEEDED: (
        "Discord does not accept these shards: there are too few for the bot's servers (2,500 a shard at most), or none has "
        "such a number. Leave BOOP_SHARDS out to start as many as Discord recommends, or give each process its share of one "
        "larger count, such as 0-3/8 and 4-7/8."
    ),
    Exit.API_REFUSED: "Discord does not know this version of its interface any more. Update Boop Bot.",
}
_TOO_MANY_REQUESTS: Final = 429
_TOO_MANY: Final = (
    " Too many requests come from this machine's address, which it may share with others (Cloudflare's error 1015, on shared hosting). "
    "Wait an hour without starting again, or run the bot from another address."
)
#: The tags of a page that something between here and Discord answers with, and how much of its text is shown.
_MARKUP: Final = re.compile(r"<(script|style)\b.*?</\1>|<[^>]*>", re.DOTALL | re.IGNORECASE)
_LONGEST_REASON: Final = 200
_NOT_CONFIGURED: Final = (
    "There is no token. Put your bot's token after DISCORD_TOKEN= in the file .env where the bot is started (beginning with a copy of "
    ".env.example; of the service it is /var/lib/boop-bot/.env), or give a container -e DISCORD_TOKEN=...; docs/hosting.md tells where "
    "to get one. To play without one, in a clone: make try"
)
_COMMANDS_REFUSED: Final = (
    "Discord does not accept the bot's commands: {why}. In the developer portal, under Installation, switch on both "
    "User Install and Guild Install, and start again."
)

_SHARDS_TAKEN: Final = (
    "This process can't have its shards of Discord: {why}. Give each process a share of its own with BOOP_SHARDS, all of the same "
    "number of shards, such as 0-3/8 and 4-7/8."
)
METRICS_MISSING: Final = (
    "BOOP_METRICS is set, but the library for it is missing. Install it with: make metrics "
    "(or: .venv/bin/python -m pip install --require-hashes -r requirements/metrics.txt)"
)


def ending_of(error: BaseException) -> ExitMessage | None:
    """The exit code and message of an error; None for a mistake of ours, which ends the program with a traceback."""
    match error:
        case NoToken():
            return ExitMessage(Exit.NO_TOKEN, _NOT_CONFIGURED)
        case BadSetting():
            return ExitMessage(Exit.BAD_SETTING, str(error))
        case DatabaseProblem():
            sentences = _SERVER if isinstance(error.url, ServerUrl) else _FILE
            code, sentence = sentences[type(error)]
            return ExitMessage(code, sentence.format(path=error.url, why=error.why, user=_user()).strip())
        case CommandsRefused():
            return ExitMessage(Exit.COMMANDS_REFUSED, _COMMANDS_REFUSED.format(why=error))
        case ShardsTaken():
            return ExitMessage(Exit.SHARDS_TAKEN, _SHARDS_TAKEN.format(why=error))
        case _:
            return _ending_by_discord(error)


def _user() -> str:
    """The name of the user that runs the program, whatever the environment says; its number where it has no name, as in a container."""
    try:
        import pwd  # noqa: PLC0415 - Windows has none
    except ImportError:
        return "yours"
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return str(os.geteuid())


def _ending_by_discord(error: BaseException) -> ExitMessage | None:
    match error:
        case discord.LoginFailure():
            code = Exit.TOKEN_REFUSED
        case discord.PrivilegedIntentsRequired():
            code = Exit.INTENTS_REFUSED
        case discord.ConnectionClosed() if error.code in _CLOSED:
            code = _CLOSED[error.code]
        case discord.HTTPException(status=401):
            code = Exit.TOKEN_REFUSED
        case (
            discord.HTTPException()
            | discord.GatewayNotFound()
            | discord.ConnectionClosed()
            | aiohttp.ClientConnectionError()
        ):
            code = Exit.NO_CONNECTION
        case _:
            return None
    return ExitMessage(code, f"{_DISCORD[code]}{reason(error)}")


def reason(error: BaseException) -> str:
    """The words of Discord or of the network, to be put behind a sentence: status, code and reason; nothing where the sentence says it all."""
    match error:
        case discord.LoginFailure() | discord.PrivilegedIntentsRequired():
            return ""
        case discord.HTTPException():
            words = " ".join(_MARKUP.sub(" ", error.text).split())[:_LONGEST_REASON].rstrip(".")
            told = f" It answered {error.status} ({error.response.reason}), code {error.code}{f': {words}' if words else ''}."
            return told + (_TOO_MANY if error.status == _TOO_MANY_REQUESTS else "")
        case discord.ConnectionClosed():
            return f" It closed the gateway with code {error.code}{f' ({error.reason})' if error.reason else ''}."
        case _:
            return f" ({type(error).__name__}: {error})" if str(error) else f" ({type(error).__name__})"
