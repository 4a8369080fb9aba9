"""Vote matches in words: the private page, the picker of a vote, and what whoever manages the server reads; also of one against another server."""

from __future__ import annotations

from collections.abc import Iterator

from data import Match, Player, VoteMatch, VoteOffer
from services.contests.votes.challenging import VALID, Asked
from services.contests.votes.keeping import HOURS, USUAL_HOURS
from services.contests.votes.voting import Poll, VotePage
from services.play.levels import FIRST_LEVEL, MATCH_ME, shown
from services.play.picking import Picking
from services.play.snapshots import Snapshot
from words.catalogue import say, seconds, small
from words.choices import Option
from words.play import bot_matches
from words.play.boards.past import past_text
from words.play.picker import asking, bed_after, would
from words.turns.pieces import mention
from words.turns.turn_names import turn_name
from words.turns.votes import vote_lines


def level_options() -> list[Option]:
    """The levels of the bot; the one that suits somebody is none, for many people play."""
    return [each for each in bot_matches.level_options(FIRST_LEVEL) if each.value != str(MATCH_ME)]


def hours_options() -> list[Option]:
    """The times that a vote may last."""
    return [Option(str(hours), say("vote-hours", hours=hours), None, hours == USUAL_HOURS) for hours in HOURS]


def hours_of(value: str) -> int:
    """The time that a vote lasts, in hours, as the form says it. Raises ValueError if the form does not offer it."""
    if int(value) not in HOURS:
        raise ValueError(value)
    return int(value)


def page_text(page: VotePage) -> str:
    """A server's vote match as its members read it: what it is, how it stands, and what to do."""
    return "\n".join(
        [*_page(page), small(say("vote-what") if page.other is None else say("vote-what-server"))]
    )


def _page(page: VotePage) -> Iterator[str]:
    kept = page.kept
    if kept is None:
        yield say("vote-off")
        return
    if page.other is None:
        yield say("vote-terms", edition=kept.edition, level=shown(kept.level), hours=kept.hours)
    else:
        yield say("vote-terms-server", edition=kept.edition, team=mention(page.other), hours=kept.hours)
    channel, due = f"<#{kept.channel_id}>", _moment(kept)
    if page.poll is not None:
        yield say("vote-page-open", channel=channel, due=due)
        yield from vote_lines(page.poll.snapshot)
        yield _mine(page.poll)
    elif page.other is not None:
        yield say("vote-page-server", team=mention(page.other), channel=channel)
    elif kept.match_id is not None:
        yield say("vote-page-bot", channel=channel)
    else:
        yield say("vote-page-next", channel=channel, due=due)


def question(poll: Poll, picking: Picking) -> str:
    """The picker's question in a vote: first which square; then, by what the turn would do, what else there is to choose."""
    if picking.begun is None:
        mine = [_mine(poll)] if poll.mine else []
        return "\n".join([*mine, *asking(poll.snapshot, picking)])
    return would(picking, sure=say("vote-sure"), stands=bed_after(poll.snapshot, picking))


def voted_text(poll: Poll) -> str:
    """For whoever has voted: their vote, how many want the same, and until when they may change it."""
    kept = poll.snapshot.ballot.kept if poll.snapshot.ballot else None
    until = [small(say("vote-until", due=_moment(kept)))] if kept else []
    return "\n".join([_mine(poll), *until])


def begun_text(match: Match) -> str:
    """For whoever has begun a vote match: where it is."""
    return say("vote-begun", channel=f"<#{match.channel_id}>", match=str(match.id))


def offered_text(offer: VoteOffer) -> str:
    """For whoever has challenged another server: the code, what to do with it, where the match begins, and until when it is good."""
    until = seconds(offer.offered_at + VALID)
    return say("vote-offered", code=offer.code, channel=f"<#{offer.channel_id}>", until=until)


def asked_text(asked: Asked) -> str:
    """For whoever has entered a code: which server asks, and what would be played."""
    offer = asked.offer
    return say("vote-asked", team=mention(asked.challenger), edition=offer.edition, hours=offer.hours)


def accepted_text(other: Player) -> str:
    """For whoever has accepted a challenge: that it has begun, with the other server's turn."""
    return say("vote-accepted", team=mention(other))


def left_text(played: Snapshot) -> str:
    """The words of the board of a server whose turn was just played against another one: which turn it was, and who is to move now; and what the board shows."""
    ballot, last = played.ballot, played.last
    if ballot is None or last is None:
        return past_text(played)
    wanted = sum(each.notation == str(last.turn) for each in ballot.votes)
    turn, total = turn_name(last), len(ballot.votes)
    told = say("vote-left", turn=turn, votes=wanted, total=total, team=mention(played.to_move))
    return f"{told}\n{past_text(played)}"


def end_question(kept: VoteMatch) -> str:
    """The question before a vote match ends for good."""
    return say("vote-end-sure-server") if kept.between_servers else say("vote-end-sure")


def ended_text() -> str:
    """For whoever has ended a vote match."""
    return say("vote-ended")


def _mine(poll: Poll) -> str:
    """Somebody's vote, and how many want the same of all."""
    if poll.mine is None:
        return say("vote-not-yet")
    return say("vote-yours", turn=turn_name(poll.mine), votes=poll.with_me, total=poll.votes)


def _moment(kept: VoteMatch) -> str:
    return seconds(kept.due_at)
