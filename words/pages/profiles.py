"""A player's profile in words, on their card, and in its alt text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from data import PlayerStats, Score
from data.queries.standings import EVERYWHERE
from data.records.contests import ContestKind
from game import Edition, Side
from services.play.levels import LEVELS, shown
from services.players.profiles import Profile, PuzzlesSolved, sum_of
from words.catalogue import day, join_list, quoted, run_on, say, small
from words.pages.badges import badges_line, badges_on_card
from words.pages.puzzles import rating_text
from words.play.badges import badge_name
from words.play.bot_matches import score_text as bot_score
from words.turns.pieces import mention, score_text, shortened

#: More tiles than this would be too narrow for their words.
_MOST_TILES: Final = 7


def shared_text(profile: Profile) -> str:
    """The owner of a card, and the badges that it shows: all the rest is in the picture, and in its alt text."""
    name = say("profile-name", player=mention(profile.player))
    if not profile.shelf.earned:
        return name
    badges = say("profile-alt-badges", badges=join_list(map(badge_name, profile.shelf.on_card)))
    return "\n".join([name, small(badges)])


def profile_text(profile: Profile) -> str:
    """Matches by edition and side with the rating, then the other numbers."""
    lines = [_title(profile)]
    if profile.unlisted:
        lines.append(say("profile-unlisted"))
    lines += [_edition(profile, edition) for edition in Edition if _of(profile, edition)]
    if profile.standings:
        lines.append(small(say("profile-deviation")))
    if grown := _grown(profile):
        lines.append(say("profile-grown", count=grown))
    if boops := _boops(profile):
        lines.append(say("profile-boops", count=boops))
    longest, current = profile.streak.longest, profile.streak.current
    # A single win is no streak.
    if longest > 1:
        lines.append(say("profile-streak", longest=longest, current=current if current > 1 else 0))
    if favourite := _favourite(profile):
        square, times = favourite
        total = sum(profile.first_squares.values())
        lines.append(say("profile-square", square=square, times=times, total=total))
    if profile.with_me.matches and not profile.is_mine:
        lines.append(_with_me(profile))
    lines += _against_bot(profile)
    if profile.puzzles:
        lines.append(_puzzles(profile.puzzles))
        if profile.puzzles.private:
            lines.append(small(say("profile-puzzles-private")))
    if profile.crowns:
        lines.append(say("profile-crowns", count=len(profile.crowns)))
    lines += _won(profile)
    if profile.shelf.earned:
        lines.append(badges_line(profile.player, profile.shelf))
        lines.append(small(badges_on_card(profile.shelf)))
    if profile.score.matches and not profile.ratings:
        lines.append(say("profile-unrated", edition=profile.leaderboard.edition))
    return "\n".join(lines)


def tiles(profile: Profile) -> list[tuple[str, str, str]]:
    """The card's tiles: what is counted, by its sign's name; a number, two for the record, or a square; and a word for it.

    There is none for what there is none of. Whoever has played with nobody but the bot has what they did alone; where there
    would be no tile at all, one says that the first match is to come.
    """
    if not profile.score.matches:
        return list(_alone(profile)) or [("first", "", say("card-first"))]
    found = [("record", _record(profile.score), say("card-record"))]
    if grown := _grown(profile):
        found.append(("grown", str(grown), say("card-grown")))
    if boops := _boops(profile):
        found.append(("falls", str(boops), say("card-falls")))
    # A single win is no streak.
    if profile.streak.longest > 1:
        found.append(("streak", str(profile.streak.longest), say("card-streak")))
    if favourite := _favourite(profile):
        found.append(("square", favourite[0], say("card-square")))
    if profile.puzzles:
        found.append(("puzzles", str(profile.puzzles.solved), say("card-puzzles")))
    if profile.crowns:
        found.append(("crowns", str(len(profile.crowns)), say("card-crowns")))
    if profile.won:
        found.append(("won", str(_contests_won(profile)), say("card-won")))
    if profile.puzzles and profile.puzzles.streak.current > 1:
        found.append(("days", str(profile.puzzles.streak.current), say("card-days")))
    # Of so many the square says least, and then what the bed has seen.
    for least in ("square", "falls"):
        if len(found) > _MOST_TILES:
            found = [tile for tile in found if tile[0] != least]
    return found


def _alone(profile: Profile) -> Iterator[tuple[str, str, str]]:
    """The tiles of somebody who has played with nobody but the bot."""
    if level := profile.highest_beaten:
        yield "level", str(shown(level)), say("card-level")
    if profile.against_bot:
        yield "bot", _record(profile.score_against_bot), say("card-bot")
    if solved := profile.puzzles:
        yield "puzzles", str(solved.solved), say("card-puzzles")
        if solved.streak.current > 1:
            yield "days", str(solved.streak.current), say("card-days")


def _record(score: Score) -> str:
    return f"{score.wins}\N{EN DASH}{score.losses}"


def _won(profile: Profile) -> Iterator[str]:
    """Their wins in this server's contests, a line for each kind."""
    for kind in ContestKind:
        if kind in profile.won:
            yield say("profile-won", contest_kind=kind, count=str(profile.won[kind]))


def _contests_won(profile: Profile) -> int:
    return sum(profile.won.values())


def _title(profile: Profile) -> str:
    """The first line: a player, and their record if there is one."""
    player, score = mention(profile.player), profile.score
    if _is_active_alone(profile):
        return say("profile-name", player=player)
    if not score.matches:
        return say("profile-first", player=player)
    return say("profile-title", player=player, **_counts(score))


def _is_active_alone(profile: Profile) -> bool:
    """True for somebody who has done something, but played with nobody but the bot."""
    return not profile.score.matches and bool(profile.against_bot or profile.puzzles)


def _favourite(profile: Profile) -> tuple[str, int] | None:
    """The first square chosen most often, and how often; None if none was chosen more than once."""
    square, times = next(iter(profile.first_squares.items()), ("", 0))
    return (square, times) if times > 1 else None


def chart_title(profile: Profile, server: str) -> str:
    """The chart's title; of ratings from matches it names the ``server``, unless that is empty, for the card is shown elsewhere too."""
    if not profile.ratings and profile.charted:
        return say("profile-chart-puzzles")
    return say("profile-chart", **_chart(profile, server))


def _chart(profile: Profile, server: str) -> dict[str, str | Edition]:
    """The details of the chart's title: the edition, and where."""
    here, named = profile.leaderboard.guild_id != EVERYWHERE, shortened(quoted(server))
    where = ("named" if named else "here") if here else "everywhere"
    return {"edition": profile.leaderboard.edition, "where": where, "server": named}


def deviation_of(profile: Profile) -> float:
    """The deviation of the chart's last rating as it is now: it has grown since the last match."""
    now = profile.standings.get(profile.leaderboard.edition)
    return now.deviation if now and profile.ratings else profile.charted[-1].deviation


def chart_days(profile: Profile) -> tuple[str, str]:
    """The days of the chart's first and last rating."""
    first, last = (day(rated.rated_at) for rated in (profile.charted[0], profile.charted[-1]))
    return first, last


def alt_text(profile: Profile, server: str) -> str:
    """The card in words, with ratings of a ``server``, whose name is empty where that is not known."""
    card = _alt_numbers(profile)
    if _is_active_alone(profile):
        card = run_on((card, *_against_bot(profile)))
    if profile.puzzles:
        card = run_on((card, _puzzles(profile.puzzles, "profile-alt-puzzles")))
    if profile.crowns:
        card = run_on((card, say("profile-alt-crowns", count=len(profile.crowns))))
    if profile.won:
        card = run_on((card, say("profile-alt-won", count=str(_contests_won(profile)))))
    if on_card := profile.shelf.on_card:
        card = run_on((card, say("profile-alt-badges", badges=join_list(map(badge_name, on_card)))))
    return _with_curve(card, profile, server)


def alt_beside_text(profile: Profile, server: str) -> str:
    """The card in words beside a text that tells its numbers: nobody is to hear them twice."""
    card = run_on((say("profile-alt-name", name=profile.player.name), say("profile-alt-told")))
    return _with_curve(card, profile, server)


def _with_curve(card: str, profile: Profile, server: str) -> str:
    """A card in words, and after it its chart and its ladder."""
    ladder = _ladder_in_words(profile) if profile.against_bot else None
    heights = [round(rated.rating) for rated in profile.charted]
    if not heights:
        return run_on((card, ladder))
    what = "profile-alt-chart" if profile.ratings else "profile-alt-chart-puzzles"
    curve = say(
        what,
        **(_chart(profile, server) if profile.ratings else {}),
        first=str(heights[0]),
        last=str(heights[-1]),
        deviation=str(round(deviation_of(profile))),
        low=str(min(heights)),
        high=str(max(heights)),
        count=len(heights),
    )
    return run_on((card, curve, ladder))


def _alt_numbers(profile: Profile) -> str:
    """The numbers of the card in words."""
    name, score, favourite = profile.player.name, profile.score, _favourite(profile)
    if _is_active_alone(profile):
        return say("profile-alt-name", name=name)
    if not score.matches:
        return say("profile-alt-first", name=name)
    return say(
        "profile-alt",
        name=name,
        matches=score.matches,
        **_counts(score),
        grown=_grown(profile),
        boops=_boops(profile),
        streak=profile.streak.longest,
        square=favourite[0] if favourite else "none",
    )


def _puzzles(shown: PuzzlesSolved, key: str = "profile-puzzles") -> str:
    streak, rating = shown.streak, shown.rating
    return say(
        key,
        count=str(shown.solved),
        rating=rating_text(rating) if rating else "none",
        current=str(streak.current),
        longest=streak.longest,
    )


def ladder_title(profile: Profile) -> str:
    """The title of the ladder of levels."""
    return say("profile-ladder", count=str(len(profile.levels_beaten)), all=str(len(LEVELS)))


def _ladder_in_words(profile: Profile) -> str:
    """The ladder in words: its title, and which levels were beaten."""
    title, beaten = ladder_title(profile), sorted(map(shown, profile.levels_beaten))
    if not beaten:
        return title
    return say("profile-alt-ladder", title=title, levels=join_list(map(str, beaten)))


def _against_bot(profile: Profile) -> Iterator[str]:
    """The lines about matches against the bot: the highest level that was beaten, and the scores."""
    if level := profile.highest_beaten:
        yield say("profile-highest", level=shown(level))
    if profile.against_bot:
        yield say("profile-against-bot", scores=join_list(map(bot_score, profile.against_bot)))
        if profile.score.matches:
            yield small(say("profile-bot-apart"))


def _edition(profile: Profile, edition: Edition) -> str:
    """Matches of an edition, on both sides and on each, with the rating if there is one."""
    done = _of(profile, edition)
    told: dict[str, str] = {"where": "unrated", "rating": "", "deviation": ""}
    if standing := profile.standings.get(edition):
        told = {
            "where": "everywhere" if standing.guild_id == EVERYWHERE else "here",
            "rating": str(round(standing.rating)),
            "deviation": str(round(standing.deviation)),
        }
    return say(
        "profile-edition",
        edition=edition,
        score=score_text(sum_of(done)),
        orange=_score_of(done, Side.ORANGE),
        gray=_score_of(done, Side.GRAY),
        **told,
    )


def _score_of(done: Sequence[PlayerStats], side: Side) -> str:
    return score_text(sum_of([stats for stats in done if stats.side is side]))


def _with_me(profile: Profile) -> str:
    """The line about the player's matches with the asker."""
    mine = profile.with_me
    return say("profile-with-me", **_counts(Score(mine.losses, mine.wins, mine.draws)))


def _counts(score: Score) -> dict[str, int]:
    return score._asdict()


def _of(profile: Profile, edition: Edition) -> list[PlayerStats]:
    return [stats for stats in profile.player_stats if stats.edition is edition]


def _grown(profile: Profile) -> int:
    return sum(stats.graduations for stats in profile.player_stats)


def _boops(profile: Profile) -> int:
    return sum(stats.boops_off for stats in profile.player_stats)
