"""The table of what Discord documents and the bot relies on, with what it means for players where Discord is otherwise.

Source: discord.com/developers/docs, the page that each row names.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

#: A plain fact: a number, a word, yes or no. A set of such: any of them is as documented.
Fact: TypeAlias = int | str | bool | None


class Documented(NamedTuple):
    """A thing that can be seen: what Discord documents of it, on which page, and what follows if it is otherwise."""

    facts: frozenset[Fact]
    page: str
    otherwise: str


def _documented(page: str, *facts: Fact, otherwise: str) -> Documented:
    return Documented(frozenset(facts), page, otherwise)


_MESSAGE: Final = "Message"
_THREADS: Final = "Threads"
_CHANNEL: Final = "Channel"
_ANSWERS: Final = "Receiving and Responding"
_COMMANDS: Final = "Application Commands"

DOCUMENTED: Final = {
    "clock agrees": _documented(
        "Rate Limits",
        True,
        otherwise="The machine's clock is wrong: presses are taken for too late. Set it (NTP)",
    ),
    "gateway tells the server": _documented(
        "Gateway", True, otherwise="Moved and removed servers are noticed late, or the bot is no member here"
    ),
    "gateway lists the server": _documented(
        "Gateway Events", True, otherwise="Which servers the bot is in is known late at each start. Tell us"
    ),
    "gateway answers heartbeats": _documented(
        "Gateway", True, otherwise="The connection is slow or broken: presses come late, or are lost"
    ),
    "channel types are known": _documented(
        _CHANNEL, True, otherwise="In channels of a new type the bot can't play. Tell us"
    ),
    "gateway tells no message": _documented(
        "Gateway",
        True,
        otherwise="The bot is sent what people write, although it asks for none of it. Tell us",
    ),
    "commands in all languages": _documented(
        _COMMANDS, True, otherwise="Players see commands in English alone. Start the bot once, and try again"
    ),
    "commands are short enough": _documented(
        _COMMANDS, True, otherwise="Discord may refuse the next version of a command. Tell us"
    ),
    "emoji is taken": _documented(
        "Emoji", 200, otherwise="Plain signs are shown instead of kittens on buttons"
    ),
    "alt text is whole": _documented(
        _MESSAGE, 1024, otherwise="People with a screen reader hear a board only in part"
    ),
    "film stays a film": _documented(_MESSAGE, "image/gif", otherwise="Films stand still"),
    "buttons come back": _documented(
        _MESSAGE, True, otherwise="The bot can't tell its own boards, and may post one twice after a failure"
    ),
    "same nonce, same channel": _documented(
        _MESSAGE, "one message", otherwise="After a failure a board or a reminder may come twice"
    ),
    "same nonce, another channel": _documented(
        _MESSAGE, "one message", otherwise="Nothing: the bot's nonces differ between channels"
    ),
    "thread is listed for a week": _documented(
        _THREADS, 10080, otherwise="Matches with long turns vanish from the list of channels after a day"
    ),
    "edit in an archived thread": _documented(
        _THREADS,
        "400, code 50083",
        otherwise="Old boards in archived threads may keep their buttons; they answer all the same",
    ),
    "message opens an archive": _documented(
        _THREADS, True, otherwise="After a pause of a week nobody sees the next board. Tell us"
    ),
    "message to a locked thread": _documented(
        _THREADS,
        *("403, code 160005", "400, code 160005", "403, code 50083", "400, code 50083"),
        otherwise="In a locked thread the bot tries again and again, instead of telling players to move the match. Tell us",
    ),
    "edit of an old message": _documented(
        _MESSAGE,
        200,
        otherwise="Challenges that expired, and reminders, keep looking open; presses on them are answered",
    ),
    "edit of a deleted message": _documented(
        _CHANNEL,
        "404, code 10008",
        otherwise="The bot may try again for ever where a moderator deleted a board. Tell us",
    ),
    "direct message": _documented(
        "User",
        200,
        otherwise="Reminders come in the channel instead. Allow direct messages of this server, if you want them",
    ),
    "avatar is there": _documented(
        "Reference", 200, otherwise="Cards and leaderboards show paws instead of pictures"
    ),
    "press comes in time": _documented(
        _ANSWERS,
        True,
        otherwise="Players read that the application did not respond: look at the network and the clock",
    ),
    "press tells permissions": _documented(
        _ANSWERS, True, otherwise="The bot says that it can't post boards here, although it can. Tell us"
    ),
    "press tells who added it": _documented(
        _ANSWERS, True, otherwise="Whether the bot is a guest in a place is guessed. Tell us"
    ),
    "private message changes": _documented(
        _ANSWERS, True, otherwise="Nobody can choose a turn by buttons; it can be typed with /move. Tell us"
    ),
    "press tells its channel": _documented(
        _ANSWERS, True, otherwise="Presses in archived threads may go unanswered. Tell us"
    ),
    "press in an archive is read": _documented(
        _ANSWERS, True, otherwise="Presses in archived threads go unanswered. Tell us"
    ),
    "follow-up is seen by all": _documented(
        _ANSWERS, True, otherwise="Where apps may not speak to everybody, boards are seen by one player alone"
    ),
    "follow-up is seen by one": _documented(
        _ANSWERS, True, otherwise="What is meant for one player is seen by all. Tell us"
    ),
    "suggestions are asked for": _documented(
        _COMMANDS, True, otherwise="/move lists no turns while somebody types; they can be typed in full"
    ),
}
