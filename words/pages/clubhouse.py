"""The clubhouse in words: the board of the house, and the results of matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from data import Clubhouse, Games, Player
from data.records.contests import NOWHERE, Contest
from services.challenges.invitations import Invitation
from services.clubhouse.choices import CHANNEL_GONE, Posts
from services.clubhouse.house import Cushion, House
from services.clubhouse.results import ToldResult
from services.clubhouse.role import RoleTrouble
from words.catalogue import as_far_as_fits, join_list, quoted, run_on, say, seconds, small
from words.limits import ALT_TEXT, CONTENT
from words.links import address_of
from words.pages.contests.naming import due
from words.play.badges import earned_line
from words.play.contests import contest_tag, named, round_title
from words.play.results import headline, result_text
from words.play.series import series_result
from words.refusals import permissions_named
from words.turns.pieces import mention, shortened


def house_text(house: House) -> str:
    """The board of the house: its matches, the server's contests, whoever looks for somebody, the season and the streak.

    Where there is no room for all, matches are only counted: the picture has them, and each of the others a button.
    """
    matches, others = list(map(_match, house.cushions)), _beside_matches(house)
    while len("\n".join(lines := _house_lines(house, matches, others))) > CONTENT and matches:
        matches.pop()
    return as_far_as_fits(lines, CONTENT)


def _house_lines(house: House, matches: Sequence[str], others: Sequence[str]) -> list[str]:
    """The title, these of the matches, how many more there are, and the other lines."""
    more = house.running - len(matches)
    return [say("house-title"), *matches, *([say("house-more", count=more)] if more else []), *others]


def _beside_matches(house: House) -> list[str]:
    """The lines for all but the matches."""
    lines = list(map(_contest, house.contests))
    lines.extend(map(_invitation, house.invitations))
    if not house.cushions and not house.contests and not house.invitations:
        lines.append(say("house-quiet"))
    if house.leading:
        leading = join_list(
            say(
                "house-leader",
                place=row.place,
                player=mention(row.player),
                rating=round(row.strength),
            )
            for row in house.leading
        )
        lines.append(small(say("house-season", edition=house.edition, list=leading)))
    if house.streak:
        lines.append(small(say("house-streak", days=house.streak)))
    return lines


class HouseLabels(NamedTuple):
    """The words in the picture of the board of the house, as ``HouseWords`` of the renderer has them."""

    title: str
    streak: str
    moves: str
    looking: str
    quiet: str
    leading: str


def house_labels(house: House) -> HouseLabels:
    """The words in the picture of the board of the house: each sign is explained by one."""
    return HouseLabels(
        say("picture-house"),
        say("house-streak", days=house.streak),
        say("picture-moves"),
        say("picture-looking"),
        say("house-quiet"),
        say("picture-leading", edition=house.edition),
    )


def seat_note(cushion: Cushion, days: int) -> str:
    """The words below the sign of a match: for how many ``days`` it waits, or that it is nearly over; nothing if neither."""
    if days:
        return say("picture-waits", days=days)
    return say("picture-near-end") if cushion.near_end else ""


def house_alt_text(house: House, waits: Sequence[int]) -> str:
    """The picture of the board of the house in words, with the days for which each match ``waits``; if there is no room, the last is left out."""
    lines = [say("house-alt")]
    for cushion, days in zip(house.cushions, waits, strict=True):
        orange, gray = cushion.orange.name, cushion.gray.name
        lines.append(say("house-alt-match", orange=orange, gray=gray, mover=cushion.mover.name))
        # As ``seat_note`` has it: the wait is told first.
        if days:
            lines.append(say("house-alt-waits", days=days))
        elif cushion.near_end:
            lines.append(say("house-alt-near-end"))
    lines += (say("house-alt-open", who=each.challenger.name) for each in house.invitations)
    if not house.cushions and not house.invitations:
        lines.append(say("house-alt-quiet"))
    if house.leading:
        lines.append(say("house-alt-leading", edition=house.edition))
    lines += (
        say("house-alt-leader", place=row.place, player=row.player.name, rating=round(row.strength))
        for row in house.leading
    )
    if house.streak:
        lines.append(say("house-streak", days=house.streak))
    return as_far_as_fits(lines, ALT_TEXT, run_on)


def play_label(name: str) -> str:
    """The label of the button that accepts somebody's challenge."""
    return say("button-play-with", who=shortened(name))


def results_text(results: Sequence[ToldResult]) -> str:
    """The results of one match, with its numbers, or of several, a line each; their badges; and whose lead of the season is new."""
    if len(results) == 1 and not results[0].badges_only:
        (result,) = results
        return "\n".join([result_text(result.snapshot), *_lead(result)])
    return "\n".join(line for result in results for line in _in_short(result))


def _in_short(result: ToldResult) -> Iterator[str]:
    """A match in a line, and its badges in another; or the badges alone."""
    match, earned = result.snapshot.match, earned_line(result.snapshot, briefly=True)
    where = {"match": str(match.id), "link": address_of(match)}
    if result.badges_only:
        yield say("badge-told", earned=earned or "", **where)
        return
    yield from series_result(result.snapshot)
    yield say("clubhouse-result", result=headline(result.snapshot), **where)
    if earned:
        yield earned
    yield from _lead(result)


def chosen(clubhouse: Clubhouse, *, gone: bool) -> str:
    """A server's clubhouse among its settings; ``gone``: there is no such channel any more."""
    gone = gone or clubhouse.trouble == CHANNEL_GONE
    if clubhouse.channel_id is None or gone:
        return say("setting-puzzle", channel="gone" if gone else "none")
    posts = [say("setting-clubhouse-results", results=clubhouse.results)]
    if clubhouse.board:
        posts.append(say("setting-clubhouse-board"))
    if clubhouse.week:
        posts.append(say("setting-clubhouse-week", hour=str(clubhouse.week_hour)))
    if clubhouse.season:
        posts.append(say("setting-clubhouse-season"))
    if clubhouse.badges:
        posts.append(say("setting-clubhouse-badges"))
    told = say("setting-clubhouse-posts", channel=f"<#{clubhouse.channel_id}>", list=join_list(posts))
    return with_trouble(told, clubhouse.trouble.split())


def with_trouble(told: str, missing: Sequence[str]) -> str:
    """A channel among the settings, with the permissions that are missing there."""
    if not missing:
        return told
    return run_on([told, say("setting-clubhouse-trouble", missing=permissions_named(missing))])


def owner_text(
    server: str, channel_id: int, posts: Posts, missing: Sequence[str], contest: Contest | None = None
) -> str:
    """For the owner of a server: that a channel takes no posts (of that ``contest``) any more, because permissions are ``missing`` there, or (none) it is gone."""
    where = {"server": quoted(server)}
    closed = {"channel": f"<#{channel_id}>", "missing": permissions_named(missing)}
    if contest:
        return (
            say("owner-contests-closed", **where, **closed)
            if missing
            else say("owner-contests-gone", **where, contest=named(contest))
        )
    if not missing:
        return say("owner-channel-gone", **where, what=posts)
    return say("owner-channel-closed", **where, what=posts, **closed)


def owner_mended_text(server: str, channel_id: int, *, moved: bool) -> str:
    """For the owner of a server: that what they were told of is over, for posts arrive in a channel, which is another one if ``moved``."""
    where = {"server": quoted(server), "channel": f"<#{channel_id}>"}
    return say("owner-moved", **where) if moved else say("owner-mended", **where)


def champions_role(clubhouse: Clubhouse, trouble: RoleTrouble | None, champions: Sequence[Player]) -> str:
    """The role of the champions among a server's settings, who has it, and what keeps them from having it."""
    if trouble is RoleTrouble.GONE:
        return say("setting-champion-role", role="gone")
    told = say("setting-champion-role", role=f"<@&{clubhouse.role_id}>" if clubhouse.role_id else "none")
    if champions:
        told = f"{told} · {join_list(map(mention, champions))}"
    if trouble is None:
        return told
    missing = say("permission", which="manage-roles")
    return run_on([told, say("setting-champion-role-trouble", trouble=trouble, missing=missing)])


def role_question(
    role_id: int, champions: Sequence[Player], clubhouse: Clubhouse, former: Sequence[Player]
) -> str:
    """The question before the champions are given another role: who would get it at once, and who would lose the one that they have."""
    wanted = f"<@&{role_id}>"
    if champions:
        asked = say("champion-role-ask", role=wanted, names=join_list(map(mention, champions)))
    else:
        asked = say("champion-role-ask-nobody", role=wanted)
    if not former:
        return asked
    names = join_list(map(mention, former))
    return run_on([asked, say("champion-role-ask-former", role=f"<@&{clubhouse.role_id}>", names=names)])


def _invitation(invitation: Invitation) -> str:
    """Whoever looks for somebody: for which edition and pace, and for how many games, if not for one."""
    challenge = invitation.challenge
    told = say(
        "house-open",
        who=mention(invitation.challenger),
        edition=challenge.edition,
        pace=challenge.pace,
        link=address_of(challenge),
    )
    if challenge.games is Games.ONE:
        return told
    return say("between-facts").join((told, say("command-challenge-games-name", games=challenge.games)))


def _match(cushion: Cushion) -> str:
    match = cushion.match
    told = say(
        "house-match",
        orange=mention(cushion.orange),
        gray=mention(cushion.gray),
        mover=mention(cushion.mover),
        near="yes" if cushion.near_end else "no",
        moved="yes" if match.turns else "no",
        since=seconds(cushion.since),
        match=str(match.id),
        link=address_of(match),
    )
    if cushion.final is None:
        return told
    final = say("cup-board", contest=named(cushion.final), round=round_title(0))
    return say("between-facts").join((told, final))


def _contest(contest: Contest) -> str:
    """A contest in a line: what it is called, how it stands, and where it is told; one without a channel is told nowhere."""
    told = say("house-contest", contest=contest_tag(contest), state=contest.state, due=due(contest))
    if contest.channel_id == NOWHERE:
        return told
    link = say("house-contest-link", contest_kind=contest.kind, link=address_of(contest))
    return say("between-facts").join((told, link))


def _lead(result: ToldResult) -> list[str]:
    if result.leader is None:
        return []
    player = result.snapshot.player(result.leader)
    return [say("clubhouse-lead", who=mention(player), edition=result.snapshot.match.edition)]
