"""What a challenge message says, while it waits and after."""

from __future__ import annotations

from bot.services.challenges import Invitation
from bot.words.catalogue import say
from bot.words.pieces import mention
from data import Challenge, First, Match


def waiting(invitation: Invitation) -> str:
    """The challenge, to the friend or to anybody."""
    stored, challenger, opponent = invitation
    by = mention(challenger)
    edition = say("edition", edition=stored.edition)
    first = say("challenge-first", first=stored.first.value, challenger=by)
    if opponent is None:
        told = say("challenge-anybody", challenger=by, edition=edition, first=first)
    else:
        told = say(
            "challenge-friend", opponent=mention(opponent), challenger=by, edition=edition, first=first
        )
    return f"{told} {_terms(stored)}"


def rematch(invitation: Invitation, match_id: int) -> str:
    """The question for a rematch, to the other player."""
    stored, challenger, _ = invitation
    asking, asked = mention(challenger), _opponent(invitation)
    first = asking if stored.first is First.CHALLENGER else asked
    told = say(
        "rematch",
        opponent=asked,
        challenger=asking,
        match=str(match_id),
        first=first,
        edition=say("edition", edition=stored.edition),
    )
    return f"{told} {_terms(stored)}"


def accepted(invitation: Invitation, match: Match) -> str:
    """The match begins, friendly after all if the two have had their fill of rated ones."""
    told = say(
        "challenge-accepted",
        challenger=mention(invitation.challenger),
        accepter=_opponent(invitation),
        edition=say("edition", edition=invitation.challenge.edition),
        match=str(match.id),
    )
    full = invitation.challenge.rated and not match.rated
    return f"{told} {say('challenge-accepted-friendly')}" if full else told


def declined(invitation: Invitation) -> str:
    """A friendly no."""
    return say(
        "challenge-declined", opponent=_opponent(invitation), challenger=mention(invitation.challenger)
    )


def expired(invitation: Invitation) -> str:
    """Nobody answered."""
    return say("challenge-expired", challenger=mention(invitation.challenger))


def _terms(stored: Challenge) -> str:
    """How it would be played."""
    rated = "yes" if stored.rated else "no"
    return say("challenge-terms", rated=rated, pace=say("pace", pace=stored.pace.value))


def _opponent(invitation: Invitation) -> str:
    return mention(invitation.opponent) if invitation.opponent else say("someone")


def withdrawn(invitation: Invitation) -> str:
    """The challenger thought better of it."""
    return say("challenge-withdrawn", challenger=mention(invitation.challenger))
