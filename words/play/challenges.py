"""The words of a challenge, while it is open and after."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final, assert_never

from data import Challenge, ChallengeState, First, Games, Match
from game import Edition
from services.challenges.invitations import Invitation
from services.play.away import is_long
from words.catalogue import run_on, say, seconds, small
from words.choices import Option
from words.turns.pieces import mention


def waiting(invitation: Invitation) -> str:
    """An open challenge, to a friend or to anybody: who asks whom, the aim, and the terms."""
    stored, by = invitation.challenge, mention(invitation.challenger)
    if invitation.opponent:
        asked = say(
            "challenge-friend", opponent=mention(invitation.opponent), challenger=by, edition=stored.edition
        )
    else:
        asked = say("challenge-anybody", challenger=by, edition=stored.edition)
    terms = say(
        "challenge-terms",
        rated=_rated(stored),
        pace=stored.pace,
        first=_begins(invitation),
        challenger=by,
        opponent=_opponent(invitation),
        until=seconds(stored.expires_at),
    )
    return "\n".join((asked, say("challenge-aim", edition=stored.edition), terms, *_notes(invitation)))


#: What a form may have of a challenge's terms, each on or off.
CHALLENGE_BOXES: Final = ("friendly", "with-hints", "lose-on-time", "nights-off")


def first_options() -> list[Option]:
    """The choices of who begins, and of several games, in which each begins in turn; one game and chance at first."""
    return [
        *(
            Option(first.value, say(f"command-challenge-first-{first.value}"), None, first is First.CHANCE)
            for first in First
        ),
        *(
            Option(games.value, say("command-challenge-games-name", games=games), None, False)
            for games in Games
            if games is not Games.ONE
        ),
    ]


def terms_options() -> list[Option]:
    """The terms that a challenge may have besides, each with what it is about; none at first."""
    return [
        Option(name, say("form-label", field=name), say(f"form-about-{name}"), False)
        for name in CHALLENGE_BOXES
    ]


def opponent_away(discord_id: int, until: datetime) -> str:
    """That somebody who is about to be challenged is away."""
    return say("challenge-away", opponent=f"<@{discord_id}>", until=seconds(until))


def rematch(invitation: Invitation, match_id: int) -> str:
    """The question for a rematch, to the other player, and the terms."""
    stored, asking, asked = invitation.challenge, mention(invitation.challenger), _opponent(invitation)
    told = say(
        "rematch",
        opponent=asked,
        challenger=asking,
        first=stored.first,
    )
    terms = say(
        "rematch-terms",
        rated=_rated(stored),
        pace=stored.pace,
        edition=stored.edition,
        match=str(match_id),
        until=seconds(stored.expires_at),
    )
    return "\n".join((told, terms, *_notes(invitation)))


def accepted(invitation: Invitation, match: Match) -> str:
    """The line of an accepted challenge: where the match begins, and that it is friendly if the two have played too many rated ones."""
    told = say(
        "challenge-accepted",
        challenger=mention(invitation.challenger),
        accepter=_opponent(invitation),
        edition=invitation.challenge.edition,
        match=str(match.id),
        where="here" if match.channel_id == invitation.challenge.channel_id else "elsewhere",
        channel=f"<#{match.channel_id}>",
    )
    if match.hints and not invitation.challenge.hints:
        return f"{told}\n{small(say('challenge-gently', accepter=_opponent(invitation)))}"
    now_friendly = invitation.challenge.rated and not match.rated
    return f"{told}\n{small(say('challenge-used-up'))}" if now_friendly else told


def declined(invitation: Invitation) -> str:
    """That the challenge was declined."""
    return say(
        "challenge-declined", opponent=_opponent(invitation), challenger=mention(invitation.challenger)
    )


def expired(invitation: Invitation) -> str:
    """That nobody answered."""
    return say("challenge-expired", challenger=mention(invitation.challenger))


def over(invitation: Invitation) -> str | None:
    """The end of a challenge; None if it was accepted: then another message tells of the match."""
    match invitation.challenge.state:
        case ChallengeState.EXPIRED:
            return expired(invitation)
        case ChallengeState.WITHDRAWN:
            return withdrawn(invitation)
        case ChallengeState.DECLINED:
            return declined(invitation)
        case ChallengeState.OPEN | ChallengeState.ACCEPTED:
            return None
        case never:
            assert_never(never)


def _begins(invitation: Invitation) -> str:
    """The line of who begins: the challenger, the one who is challenged, whoever plays, both at once, or chance."""
    first = invitation.challenge.first
    if invitation.challenge.games is Games.SIDES:
        return "both"
    if invitation.opponent is None and first in {First.OPPONENT, First.OPPONENT_WITH_CAT}:
        return "anybody-cat" if first.handicap else "anybody"
    return first.value


def _rated(stored: Challenge) -> str:
    """The line that the match would be rated, or friendly, or friendly with hints."""
    if stored.hints:
        return "hints"
    return "yes" if stored.rated else "no"


def _notes(invitation: Invitation) -> Iterator[str]:
    """The notes of a challenge: how many games it asks for, what its clock does, why it is not rated, and that the bot is no member here."""
    stored = invitation.challenge
    if stored.games is not Games.ONE:
        yield run_on((say("challenge-games", games=stored.games), *_rated_games(invitation)))
    if stored.pace.time is not None:
        up = say("challenge-time-up", how="lose" if stored.loses_on_time else "claim")
        yield run_on((up, say("challenge-rescue") if is_long(stored.pace) else None))
    if stored.nights_off:
        yield say("challenge-nights-off")
    if invitation.rated_left == 0:
        yield small(say("challenge-used-up"))
    if invitation.gently:
        yield small(say("first-match-gently"))
    if invitation.quiet:
        yield say("challenge-quiet", opponent=_opponent(invitation))
    if invitation.challenge.user_installed:
        yield say("challenge-guest")


def _rated_games(invitation: Invitation) -> Iterator[str]:
    """The sentences on which of several games are rated, if any is."""
    if invitation.challenge.rated:
        yield say("challenge-games-rated")
        left = invitation.rated_left
        if left is not None and left < invitation.challenge.games.most:
            yield say("challenge-rated-left", left=left)


def _opponent(invitation: Invitation) -> str:
    return mention(invitation.opponent) if invitation.opponent else say("someone")


def withdrawn(invitation: Invitation) -> str:
    """That the challenger took it back."""
    return say("challenge-withdrawn", challenger=mention(invitation.challenger))


def picture_alt(edition: Edition, board: str) -> str:
    """The picture of a challenge in words, beginning with that it is no match of theirs."""
    return say("challenge-picture", edition=edition, board=board)


def picture_head(edition: Edition) -> tuple[str, str]:
    """The two lines above the picture of a challenge: the edition, and what it is about."""
    return say("picture-example", edition=edition), say("picture-idea", edition=edition)
