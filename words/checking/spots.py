"""The places where sentences appear, and how long one may be there."""

from __future__ import annotations

from typing import Final, NamedTuple

from words.limits import ALT_TEXT, CONTENT, LABEL, OPTION, OPTION_NAME


class Spot(NamedTuple):
    """The spot where a sentence appears, and how many characters there are; ``shared`` if other sentences stand there as well."""

    name: str
    limit: int = CONTENT
    shared: bool = False

    def __str__(self) -> str:
        """The comment that a translator reads."""
        room = f"{self.limit} characters at most"
        return f"{self.name}, {room}, with all else there" if self.shared else f"{self.name}, {room}"


def _message(name: str) -> Spot:
    """A message, of which the sentence is a part."""
    return Spot(name, shared=True)


#: Of Discord: a form's title and its questions, the notes under these, a member's menu, a thread's name.
_QUESTION, _NOTE, _MENU, _THREAD = 45, 100, 32, 100
#: And the reason in a server's audit log.
_REASON: Final = Spot("The reason in a server's audit log, which its moderators read", 512)
_OPTION: Final = Spot("An entry of a menu", OPTION)
_ALT: Final = Spot("Alt text, which is read aloud", ALT_TEXT, shared=True)
_CHOICE: Final = Spot("An entry of the list under a command", OPTION)
_PICKER: Final = _message("The message in which a turn is tapped")
_TURN: Final = _message("A turn, told on the board, in a replay or in alt text")
_LEADERBOARD: Final = _message("A leaderboard")
_HINT: Final = _message("A hint, the warning of a preview, or a review")
_OFFER: Final = _message("A line of its own in the channel, with buttons")
_SAID: Final = _message("A message")
#: By how a key begins; of several, the longest says it.
SPOTS: Final = {
    "alert-": _message("A message to whoever hosts the bot"),
    "alt-": _ALT,
    "audit-": _REASON,
    "application-description": _message("The bot's description in Discord"),
    "application-tags": _message("The bot's tags in Discord, 20 characters each"),
    "block-": _message("The list of whom somebody has blocked, or what is said when they do"),
    "block-choose": _OPTION,
    "board-": _message("The board message"),
    "bot-match-edition": _OPTION,
    "bot-match-first": _OPTION,
    "bot-match-level": _OPTION,
    "bot-match-who": _OPTION,
    "button-": Spot("A button", LABEL),
    "card-": _message("A card: drawn in a picture, so the shorter, the better"),
    "challenge-": _message("A challenge"),
    "choice-": _CHOICE,
    "clubhouse-": _message("The clubhouse's message"),
    "command-": Spot("The description of a command, an option or a choice", OPTION),
    "command-block-menu": Spot("The menu that a member has", _MENU),
    "command-challenge-menu": Spot("The menu that a member has", _MENU),
    "command-profile-menu": Spot("The menu that a member has", _MENU),
    "effect-": Spot("An entry of the list under a command", OPTION, shared=True),
    "fact-": _HINT,
    "film-": _message("The message with a film"),
    "form-": Spot("A note in a form", _NOTE),
    "form-label": Spot("A question in a form", _QUESTION),
    "form-title": Spot("The title of a form", _QUESTION),
    "games-": _message("The list of somebody's matches"),
    "games-go-to": _OPTION,
    "games-option": _OPTION,
    "greeting": _message("The message when the bot joins a server"),
    "help-": _message("The help"),
    "highlights-": _message("The highlights of a match"),
    "hint": _HINT,
    "history-": _message("The list of finished matches"),
    "history-option": _OPTION,
    "history-replay": _OPTION,
    "house-": _message("The board of the house, in the clubhouse"),
    "house-alt": _ALT,
    "language-as-discord": _OPTION,
    "leaderboard-": _LEADERBOARD,
    "lesson-": _message("A lesson"),
    "level-": _OPTION,
    "moment-": _message("The moments of a review"),
    "moment-alt": _ALT,
    "notice-": _message("A notice to one person"),
    "objection-": _message("A refusal of a turn, which one person alone sees"),
    "offer-": _OFFER,
    "picker-": _PICKER,
    "picker-entry": _OPTION,
    "picker-ghost": _OPTION,
    "picker-ghost-leaves": _PICKER,
    "picker-ghost-moves": _PICKER,
    "picker-ghost-scares": _PICKER,
    "picker-keep-ghost": _OPTION,
    "picker-kind": Spot("A button", LABEL),
    "picker-left": _OPTION,
    "option-": Spot("The name of a command's option: small letters, no spaces", OPTION_NAME),
    "picker-line": _OPTION,
    "picker-piece": _OPTION,
    "picker-piece-back": _PICKER,
    "picker-piece-grows": _PICKER,
    "picker-right": _OPTION,
    "picker-what-grows": _OPTION,
    "picture-": _message("A word in a picture, so the shorter, the better"),
    "privacy-": _message("The message about what is kept"),
    "profile-": _message("A profile"),
    "puzzle-": _message("A puzzle"),
    "refusal-": _message("A refusal, which one person alone sees"),
    "replay-": _message("A replay"),
    "replay-jump-": Spot("A form's title, or a question in it", _QUESTION),
    "result-": _message("The message of a challenge, once it is over"),
    "review-": _message("The review of a match"),
    "rules-": _message("A page of the rules"),
    "season-choice": _CHOICE,
    "setting-": _message("The settings"),
    "settings-": _message("The settings"),
    "thread-name": Spot("The name of a thread", _THREAD),
    "turn-": _TURN,
    "turn-words-": _message("Words that somebody may type, with commas between them"),
    "which-match": Spot("A button", LABEL),
}


def spot_of(key: str) -> Spot:
    """The place where a sentence appears."""
    begun = max((each for each in SPOTS if key.startswith(each)), key=len, default=None)
    return SPOTS[begun] if begun else _SAID
