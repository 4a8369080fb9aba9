"""What a challenge message says, while it is open and after."""

from __future__ import annotations

from data import ChallengeState, First, Match
from services.challenges import Invitation
from words.catalogue import say
from words.pieces import capitalised, mention


def waiting(invitation: Invitation) -> str:
    """An open challenge, to a friend or to anybody."""
    stored, challenger, opponent = invitation.challenge, invitation.challenger, invitation.opponent
    by = mention(challenger)
    edition = say("edition", edition=stored.edition)
    first = say("challenge-first", first=stored.first.value, challenger=by)
    if opponent is None:
        told = say("challenge-anybody", challenger=by, edition=edition, first=first)
    else:
        told = say(
            "challenge-friend", opponent=mention(opponent), challenger=by, edition=edition, first=first
        )
    return f"{told} {_terms(invitation)}"


def rematch(invitation: Invitation, match_id: int) -> str:
    """The question for a rematch, to the other player."""
    stored, challenger = invitation.challenge, invitation.challenger
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
    return f"{told} {_terms(invitation)}"


def accepted(invitation: Invitation, match: Match) -> str:
    """That the match begins, and that it is friendly if the two have played too many rated ones."""
    told = say(
        "challenge-accepted",
        challenger=mention(invitation.challenger),
        accepter=_opponent(invitation),
        edition=say("edition", edition=invitation.challenge.edition),
        match=str(match.id),
    )
    now_friendly = invitation.challenge.rated and not match.rated
    return f"{told} {say('challenge-friendly-after-all')}" if now_friendly else told


def declined(invitation: Invitation) -> str:
    """That the challenge was declined."""
    told = say(
        "challenge-declined", opponent=_opponent(invitation), challenger=mention(invitation.challenger)
    )
    return capitalised(told)


def expired(invitation: Invitation) -> str:
    """That nobody answered."""
    return say("challenge-expired", challenger=mention(invitation.challenger))


def over(invitation: Invitation) -> str | None:
    """How a challenge ended; None if it was accepted: then another message tells of the match."""
    match invitation.challenge.state:
        case ChallengeState.EXPIRED:
            return expired(invitation)
        case ChallengeState.WITHDRAWN:
            return withdrawn(invitation)
        case ChallengeState.DECLINED:
            return declined(invitation)
        case _:
            return None


def _terms(invitation: Invitation) -> str:
    """Whether it is rated, and its pace."""
    stored = invitation.challenge
    rated = "yes" if stored.rated else "no"
    told = say("challenge-terms", rated=rated, pace=say("pace", pace=stored.pace.value))
    return f"{told} {say('challenge-friendly-after-all')}" if invitation.used_up else told


def _opponent(invitation: Invitation) -> str:
    return mention(invitation.opponent) if invitation.opponent else say("someone")


def withdrawn(invitation: Invitation) -> str:
    """That the challenger took it back."""
    return capitalised(say("challenge-withdrawn", challenger=mention(invitation.challenger)))
