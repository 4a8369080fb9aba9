"""The ways in which the stand-in can be made to differ from what Discord documents: where Discord itself may differ, too."""

from __future__ import annotations

from enum import Enum


class Deviation(Enum):
    """A difference from what is documented, once it is switched on."""

    CLOCK_IS_AHEAD = "ids are of a minute that is yet to come"
    SERVER_UNTOLD = "the gateway does not tell of servers"
    SERVERS_UNLISTED = "the gateway lists no servers when it is ready"
    HEARTBEATS_UNANSWERED = "the gateway answers no heartbeat"
    CHANNELS_ARE_NEW = "a server has a channel of a type that nobody knows yet"
    MESSAGES_TOLD = "the gateway tells of messages to whoever has not asked for them"
    COMMANDS_UNTRANSLATED = "commands are read back without their translations"
    COMMANDS_GROW = "commands are read back longer than any command may be"
    EMOJI_REFUSED = "an application may have no emoji"
    ALT_TEXT_CUT = "of an alt text the first hundred characters are kept"
    FILM_CONVERTED = "a GIF becomes another kind of file"
    BUTTONS_LEFT_OUT = "a message that is fetched has no buttons"
    NONCE_IGNORED = "a message that is sent twice with one nonce comes twice"
    NONCE_OF_A_CHANNEL = "a nonce is a channel's, not its author's"
    ARCHIVED_AFTER_A_DAY = "a thread is listed for a day, whatever is asked for"
    ARCHIVE_TAKES_EDITS = "a message in an archived thread can be edited"
    ARCHIVE_STAYS = "a message to an archived thread does not open it"
    LOCKED_IS_A_BAD_REQUEST = "what is sent to a locked thread is refused with the status 400, not 403"
    LOCKED_IS_A_MISTAKE = "what is sent to a locked thread is refused as a form that is not valid"
    OLD_EDITS_REFUSED = "a message that is older than an hour can't be edited"
    DELETED_IS_FORBIDDEN = "a message that is gone is one that may not be seen"
    DIRECT_MESSAGES_REFUSED = "nobody takes direct messages"
    AVATARS_MISSING = "pictures of people are not there"
    PRESSES_COME_LATE = "a press comes ten seconds after it was made"
    PERMISSIONS_UNTOLD = "an interaction does not say what the app may do"
    OWNERS_UNTOLD = "an interaction does not say by whom the app was added"
    PRIVATE_STAYS = "a message for one person alone does not change when something on it is pressed"
    CHANNEL_UNTOLD = "an interaction's channel has an id, a name and a type, and no more"
    CHANNEL_IS_STRANGE = "an interaction in an archived thread has a channel that can't be read"
    FOLLOW_UPS_HIDDEN = "whatever follows an answer is seen by one person alone"
    FOLLOW_UPS_SHOWN = "whatever follows an answer is seen by everybody"
    NO_SUGGESTIONS = "nothing is asked for while somebody types"
