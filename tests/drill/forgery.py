"""Interactions and events that Discord would never send: every kind, broken in every way."""

import copy
import secrets

from bot.commands.routing.routes import ROUTES
from sandbox.stand_in.interactions import Interaction, InteractionType

#: What stands where something else should.
JUNK = (
    *(
        None,
        True,
        0,
        -1,
        1,
        7.5,
        2**63,
        2**70,
        "",
        "0",
        "-1",
        "x",
        "nan",
        "٣",
        "9" * 19,
        "9" * 30,
        "9" * 5000,
    ),
    *("c3", "classic", "file", "\ud800", "\0", "' OR 1=1 --", "<@1> @everyone", "a" * 5000),
    *([], {}, [None], [[]], {"": None}, {"id": "-1"}, {"value": 5}, ["c3", "c3"]),
)
#: Words of a custom id; some are right in some places.
WORDS = (
    *("", "0", "1", "2", "-1", "x", "9" * 19, "9" * 30, "1e9", "nan", "inf", "0x1.8p+10", "1700000000.5"),
    *("c3", "z9", "c3d4e5", "K", "C", "-", "a12", "classic", "ghost", "file", "draw", "20264", "٣", "\ud800"),
)
EVENTS = (
    *("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE", "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"),
    *("THREAD_CREATE", "THREAD_UPDATE", "THREAD_LIST_SYNC", "THREAD_MEMBERS_UPDATE", "GUILD_ROLE_CREATE"),
    *("MESSAGE_CREATE", "USER_UPDATE", "INTERACTION_CREATE", "ENTITLEMENT_CREATE", "NO_SUCH_EVENT"),
)
_KEYS = (
    "id",
    "guild_id",
    "channel_id",
    "name",
    "type",
    "roles",
    "channels",
    "user",
    "member",
    "data",
    "token",
)
_BUTTON, _MENU, _TEXT_INPUT, _LABEL = 2, 3, 4, 18
_SLASH, _ON_A_PERSON = 1, 2

#: Commands by which anybody writes something.
WRITING = {"challenge", "settings", "server", "puzzle", "daily"}
VERBS = tuple(ROUTES)
#: A press that gives a puzzle is anybody's too.
GIVING = {"daily", "dailysmall", "puzzlenext", "puzzleeasier", "puzzlehere"}


class Forger:
    """Forges events and interactions in the channel of a match, none of which may change anything.

    They are from the players of the match, and from somebody else. What the players press, and what gives anybody something, has
    a word too many, their commands and those that anybody may use to write something have an option that does not exist: the rest may be as it
    should.
    """

    def __init__(self, server, rng, board, players):
        self.world, self.rng, self.board, self.players = server.world, rng, board, players
        self.stranger = self.world.add_user("Mallory")
        board.channel.guild.members[self.stranger.id] = self.stranger

    def event(self):
        """An event's name and its data, or a few of them; with an id alone, a server would really be gone."""
        event = self.rng.choice(EVENTS)
        some = {self.rng.choice(_KEYS): self._junk() for _ in range(self.rng.randrange(5))}
        return event, self._junk() if event == "GUILD_DELETE" else self.rng.choice((some, some, self._junk()))

    def interaction(self):
        """An interaction, for the stand-in to take the answer, and what is sent of it."""
        kind = self.rng.choice(list(InteractionType))
        user = self.rng.choice((self.stranger, *self.players))
        source, may_break = None, True
        if kind is InteractionType.COMPONENT:
            data = self._press(user)
            source = self._message_with(data["custom_id"])
        elif kind is InteractionType.MODAL:
            data, source = self._form(user), self.board
        else:
            data, may_break = self._command(user, typing=kind is InteractionType.AUTOCOMPLETE)
        now, token = self.world.now(), secrets.token_urlsafe(12)
        made = Interaction(self.world.new_id(), token, kind, user, self.board.channel, data, now, source)
        payload = copy.deepcopy(made.payload(self.world))
        if may_break and self.rng.random() < 0.5:
            self._break(payload)
        return made, payload

    def _junk(self):
        return copy.deepcopy(self.rng.choice(JUNK))

    def _custom_id(self, user):
        words = [self.rng.choice(WORDS) for _ in range(self.rng.randrange(9))]
        verb = self.rng.choice((*VERBS, "nope", "@left", ""))
        if user is not self.stranger or verb in GIVING:
            words += ["1"] * 9
        return ":".join([verb, *words])

    def _press(self, user):
        """A button or a menu, with whatever was chosen in it."""
        data = {
            "custom_id": self._custom_id(user),
            "component_type": self.rng.choice((_BUTTON, _MENU, 99)),
            "id": 1,
        }
        if self.rng.random() < 0.6:
            values = [self.rng.choice(WORDS) for _ in range(self.rng.randrange(4))]
            data["values"] = self.rng.choice((values, values, self._junk()))
        return data

    def _form(self, user):
        """An answered form."""
        fields = [
            {
                "type": _LABEL,
                "component": {"type": _TEXT_INPUT, "custom_id": "x", "value": self.rng.choice(WORDS)},
            }
            for _ in range(self.rng.randrange(3))
        ]
        components = self.rng.choice((fields, fields, self._junk()))
        return {"custom_id": self._custom_id(user), "components": components}

    def _message_with(self, custom_id):
        """The board's message, most often as if it had such a button."""
        message = copy.copy(self.board)
        if self.rng.random() < 0.8:
            button = {"type": _BUTTON, "style": 2, "label": "?", "custom_id": custom_id}
            message.components = [{"type": 1, "components": [button]}]
        return message

    def _command(self, user, *, typing):
        """A command with some options, and whether it may be broken further: it would write nothing if it were not."""
        command = self.rng.choice(self.world.commands)
        if command["type"] == _ON_A_PERSON:
            return {
                "id": command["id"],
                "name": command["name"],
                "type": _ON_A_PERSON,
                "target_id": self._junk(),
            }, False
        options = [self._option(option, typing) for option in command["options"] if self.rng.random() < 0.5]
        if harmful := user is not self.stranger or command["name"] in WRITING:
            options.append({"name": "nonsense", "type": 3, "value": "x"})
        name = command["name"] if harmful or self.rng.random() < 0.9 else "nope"
        return {"id": command["id"], "name": name, "type": _SLASH, "options": options}, not harmful

    def _option(self, option, typing):
        right = {3: "classic", 4: 5, 5: True, 6: str(self.stranger.id), 11: "1"}.get(option["type"])
        kind = self.rng.choice((option["type"], option["type"], 3, 4, 6, 11, 99))
        value = self.rng.choice((right, right, self.rng.choice(WORDS), self._junk()))
        sent = {"name": option["name"], "type": kind, "value": value}
        return sent | {"focused": True} if typing and self.rng.random() < 0.6 else sent

    def _break(self, payload):
        """Put junk somewhere into a payload, or take something away."""
        place = self.rng.choice(list(payload) if isinstance(payload, dict) else range(len(payload)))
        if isinstance(payload[place], dict | list) and payload[place] and self.rng.random() < 0.8:
            self._break(payload[place])
        elif self.rng.random() < 0.3:
            del payload[place]
        else:
            payload[place] = self._junk()
