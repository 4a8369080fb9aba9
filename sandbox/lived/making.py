"""Makes the recipe: the engine lets fifteen people of different strength play for five weeks. The same seed makes the same recipe."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import permutations
from random import Random
from typing import Final, NamedTuple

from contests.cup.bracket import Bracket
from contests.encounters import Encounter, Pairing
from engine import Engine, Level
from game import MAX_TURNS, Edition, Position
from sandbox.lived.recipe import (
    CANCELLED,
    CUP,
    DRAWN,
    LEAGUE,
    PLAYED,
    RESIGNED,
    RUNNING,
    THE_BOT,
    TIME,
    Asked,
    Founded,
    Recipe,
    Solved,
    Somebody,
    Story,
    begins,
    moments,
)

#: The seed of the recipe in the repository.
SEED: Final = 12
#: So many days before its end it begins.
DAYS: Final = 35
#: Ann, Bob and Cleo first, as the page seats them; some write their names in another script. The strongest is none of the three.
PEOPLE: Final = (
    Somebody("Ann", 5),
    Somebody("Bob", 4),
    Somebody("Cleo", 6),
    Somebody("Dora", 3),
    Somebody("Emil", 7),
    Somebody("Finn", 2),
    Somebody("Ζωή", 5),
    Somebody("はる", 8),
    Somebody("Ivo", 4, unlisted=True),
    Somebody("Jana", 6),
    Somebody("Kim 🌙", 3),
    Somebody("Lía", 7),
    Somebody("Mo", 1),
    Somebody("Ольга", 4),
    Somebody("Quentin the Very Patient", 5),
)
#: Any end will do while it is made: moments are told from it alone.
_END: Final = datetime(2027, 1, 1, 12, tzinfo=UTC)
#: How often somebody plays, by their place among the people; the last ones seldom do.
_EAGER: Final = (9, 8, 7, 5, 6, 5, 5, 6, 4, 5, 4, 5, 3, 3, 2)
#: How often each edition is played.
_EDITIONS: Final = {Edition.CLASSIC: 10, Edition.KITTENS: 8, Edition.GHOST: 2}
#: How many matches begin on an evening.
_AN_EVENING: Final = (2, 2, 3, 3, 4)
#: Minutes of the day between which an evening begins.
_EVENINGS: Final = (17 * 60 + 20, 20 * 60 + 30)
#: The share of matches against the bot, of rematches, of friendly matches, and of those that go over several evenings.
_WITH_BOT, _AGAIN, _FRIENDLY, _LONG = 0.08, 0.22, 0.15, 0.4
#: From this hour on nobody begins a rematch.
_LATE: Final = 22
#: A position that stands so often draws a match.
_THIRD_TIME: Final = 3
#: The number of the first level of today's, as it is stored.
_FIRST_LEVEL: Final = 11
#: Of so many matches one ends otherwise than by its last turn, in this order.
_OTHERWISE: Final = 12
_ENDS: Final = (RESIGNED, RESIGNED, TIME, RESIGNED, DRAWN, RESIGNED, TIME, RESIGNED)
#: A match that does not end by its last turn would have had at least so many.
_LEAST: Final = 12
#: Those who solve the puzzle of the day: from how many days before the end, and on how many days of a hundred.
_SOLVERS: Final = {0: (12, 100), 2: (30, 80), 4: (35, 55), 7: (35, 100), 9: (20, 60), 11: (33, 70)}
#: How often somebody tries who solves every puzzle.
_ALWAYS: Final = 100
#: The matches that still run: how many days ago they began, who plays them, after how many turns they stand. The last is the bot's.
_RUNNING: Final = (
    (4, Edition.CLASSIC, 2, 4, 31),
    (3, Edition.CLASSIC, 3, 7, 18),
    (2, Edition.GHOST, 9, 6, 13),
    (1, Edition.CLASSIC, 11, 13, 9),
    (1, Edition.KITTENS, 5, 10, 6),
    (1, Edition.CLASSIC, 12, THE_BOT, 14),
)
#: The league is of Kittens, whose matches are short, so that it takes hardly longer to let the month happen.
_LEAGUE: Final = Founded(
    24,
    18 * 60 + 30,
    7,
    Edition.KITTENS.value,
    "three-days",
    "Cat flap league",
    (0, 9, 4, 2, 10, 7, 1, 6, 11, 5, 13, 14),
)
#: Its divisions, which come of the ratings on the day on which it begins: ``sandbox.lived.load`` says so if they do not.
_DIVISIONS: Final = ((0, 2, 4, 7, 11, 14), (1, 5, 6, 9, 10, 13))
#: Who is out of it, because their time runs out twice.
_OUT: Final = 14
#: Its matches without a last turn, of which one is taken each evening: who plays them, how they end, and after how many turns they stand. Of those
#: that still run one awaits Ann and one Bob.
_CUT: Final = {
    (0, 4): (RUNNING, 16),
    (4, 0): (RUNNING, 16),
    (9, 1): (RUNNING, 15),
    (7, 2): (RUNNING, 15),
    (10, 6): (RUNNING, 16),
    (_OUT, 7): (TIME, 4),
    (11, _OUT): (TIME, 5),
    (4, _OUT): (CANCELLED, 6),
    (_OUT, 2): (CANCELLED, 5),
    (_OUT, 0): (CANCELLED, 6),
}
#: The most evenings of its other matches: of those with who is out, who is not out yet, and of all others.
_BEFORE_OUT, _AT_MOST = 5, 11
#: A cup of Kittens too, and the order of its people's ratings on the day on which it begins.
_CUP: Final = Founded(
    13,
    19 * 60,
    3,
    Edition.KITTENS.value,
    "three-days",
    "Catnip cup",
    (0, 1, 2, 3, 5, 6, 12, 13),
)
_SEEDS: Final = (3, 2, 0, 13, 1, 12, 6, 5)
#: With this seed Ann and Bob come to its final.
_CUP_SEED: Final = 400_000
#: Days from one round of it, or from two matches to their decider, to what follows; and after how many turns the matches of the final stand.
_A_STEP: Final = 2
_FINAL: Final = (7, 7)
_OPEN: Final = (Asked(95, "classic", 6, None), Asked(310, "ghost", 11, None))


class _Game(NamedTuple):
    """A game that the engine has played: its turns, and the side that won by its number (0 begins); None: nobody did."""

    turns: tuple[str, ...]
    winner: int | None


def make(seed: int = SEED, days: int = DAYS) -> Recipe:
    """The recipe of so many days."""
    maker = _Maker(seed)
    for days_ago in range(days, 0, -1):
        maker.play_evening(days_ago)
    maker.play_morning()
    maker.leave_running(days)
    league = _LEAGUE if days >= _LEAGUE.days_ago else None
    if league:
        maker.play_league(league, Random(f"league {seed}"))
    cup = _CUP if days >= _CUP.days_ago else None
    if cup:
        maker.play_cup(cup, Random(f"cup {seed}"))
    return Recipe(PEOPLE, list(_puzzles(seed, days)), _OPEN, maker.matches, league, cup)


class _Maker:
    """Plays one evening after the other."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(f"lived {seed}")
        self._engine = Engine.load()
        self._others = 0
        self.matches: list[Story] = []

    def play_evening(self, days_ago: int) -> None:
        """Let the matches of an evening begin, and their rematches."""
        for _ in range(self._rng.choice(_AN_EVENING)):
            number = self._add(self._invent(days_ago))
            if self._may_be_repeated(number) and self._rng.random() < _AGAIN:
                self._add(self._again(number))

    def play_morning(self) -> None:
        """Let two short matches be played on the last day."""
        for minute in (8 * 60 + 25, 10 * 60 + 5):
            one, other = self._pair()
            self._add(Story(0, minute, 1, Edition.KITTENS.value, True, None, None, one, other, PLAYED))

    def leave_running(self, days: int) -> None:
        """Begin the matches that still run at the end; each has an evening on every day since."""
        for days_ago, edition, orange, gray, turns in _RUNNING:
            if days_ago > days:
                continue
            level = _FIRST_LEVEL + 1 if gray == THE_BOT else None
            minute = self._rng.randint(*_EVENINGS)
            begun = Story(
                days_ago, minute, days_ago, edition.value, level is None, level, None, orange, gray, RUNNING
            )
            played = self._long_game(begun, turns).turns[:turns]
            self.matches.append(begun._replace(turns=played))

    def play_league(self, league: Founded, rng: Random) -> None:
        """Play the season of a league: everybody meets everybody of their division twice."""
        begun = league.days_ago - league.joining
        for orange, gray in (pair for division in _DIVISIONS for pair in permutations(division, 2)):
            # Some begin an evening or two later, but nobody lets the time for the first turn run out.
            minute = rng.randint(league.minute + 10, league.minute + 2 * 60)
            days_ago = begun - rng.randint(0, 2)
            evenings = rng.randint(1, _BEFORE_OUT if _OUT in {orange, gray} else _AT_MOST)
            story = Story(days_ago, minute, evenings, league.edition, False, None, None, orange, gray, PLAYED)
            self.matches.append(self._board(story._replace(contest=LEAGUE), begun))

    def _board(self, story: Story, begun: int) -> Story:
        """A match of a league whose season has begun so many days before the end, with its turns."""
        if story.people not in _CUT:
            return story._replace(turns=self._game(story, len(self.matches)).turns)
        end, turns = _CUT[story.people]
        days_ago = turns if end == RUNNING else begun - 1
        story = story._replace(days_ago=days_ago, evenings=turns, end=end)
        return story._replace(turns=self._long_game(story, turns).turns[:turns])

    def play_cup(self, cup: Founded, rng: Random) -> None:
        """Play the rounds of a cup; of its final both matches go on."""
        bracket, days_ago = Bracket(_SEEDS), cup.days_ago - cup.joining
        while len(bracket.due) > 1 or bracket.due[0].round < len(bracket.rounds()):
            due = [pairing for tie in bracket.due for pairing in tie.due]
            games = [self._play_tie(cup, pairing, days_ago, rng) for pairing in due]
            bracket = bracket._replace(games=[*bracket.games, *games])
            days_ago -= _A_STEP
        (final,) = bracket.due
        for pairing, turns in zip(final.due, _FINAL, strict=True):
            minute = rng.randint(cup.minute + 10, cup.minute + 90)
            story = Story(2, minute, 2, cup.edition, False, None, None, *pairing, RUNNING, contest=CUP)
            self.matches.append(story._replace(turns=self._long_game(story, turns).turns[:turns]))

    def _play_tie(self, cup: Founded, pairing: Pairing, days_ago: int, rng: Random) -> Encounter:
        """Play one match of a tie."""
        minute = rng.randint(cup.minute + 10, cup.minute + 90)
        story = Story(days_ago, minute, 1, cup.edition, False, None, None, *pairing, PLAYED, contest=CUP)
        game = self._game(story, _CUP_SEED + len(self.matches))
        self.matches.append(story._replace(turns=game.turns))
        return Encounter(*pairing, None if game.winner is None else pairing[game.winner], len(game.turns))

    def _long_game(self, story: Story, turns: int) -> _Game:
        """A game that goes on after so many turns."""
        for attempt in range(100):
            game = self._game(story, 1000 * attempt + len(self.matches))
            if len(game.turns) > turns:
                return game
        raise AssertionError("every game is shorter")

    def _invent(self, days_ago: int) -> Story:
        """A match that begins on an evening, without its turns."""
        rng = self._rng
        minute, edition = rng.randint(*_EVENINGS), rng.choices(list(_EDITIONS), list(_EDITIONS.values()))[0]
        one, other = self._pair()
        level = None
        if rng.random() < _WITH_BOT and days_ago > 2 and not self._has_met_bot(one, days_ago):
            level = _FIRST_LEVEL - 1 + min(10, max(1, PEOPLE[one].level + rng.randint(-1, 1)))
            other = THE_BOT
        slow = edition is not Edition.KITTENS and level is None and rng.random() < _LONG
        evenings = min(rng.randint(2, 5), days_ago) if slow else 1
        rated = level is None and rng.random() >= _FRIENDLY
        return Story(days_ago, minute, evenings, edition.value, rated, level, None, one, other, PLAYED)

    def _has_met_bot(self, person: int, days_ago: int) -> bool:
        """True if somebody has a match against the bot that evening: nobody has two at once."""
        tonight = (story for story in self.matches if story.days_ago == days_ago)
        return any({person, THE_BOT} == {*story.people} for story in tonight)

    def _pair(self) -> tuple[int, int]:
        """Two people: some play more than others, and mostly with those who play as well as they do."""
        everybody = range(len(PEOPLE))
        one = self._rng.choices(everybody, _EAGER)[0]
        others = [each for each in everybody if each != one]
        near = [_EAGER[each] / (1 + abs(PEOPLE[one].level - PEOPLE[each].level)) for each in others]
        other = self._rng.choices(others, near)[0]
        # Who challenges does not always begin.
        return (one, other) if self._rng.random() < 0.5 else (other, one)

    def _may_be_repeated(self, number: int) -> bool:
        """True if a match is over on the evening on which it began, with time left for another."""
        story = self.matches[number]
        over = moments(story, number, _END)[-1]
        return story.evenings == 1 and story.end == PLAYED and story.level is None and over.hour < _LATE

    def _again(self, number: int) -> Story:
        """The rematch of a match, some minutes after it; the sides are swapped."""
        before = self.matches[number]
        begun = moments(before, number, _END)[-1] + timedelta(minutes=self._rng.randint(4, 12))
        minute = (begun - begins(before, _END)) // timedelta(minutes=1) + before.minute
        return before._replace(minute=minute, orange=before.gray, gray=before.orange, again=number, turns=())

    def _add(self, story: Story) -> int:
        """Play a match to its end, and return its number."""
        number = len(self.matches)
        game = self._game(story, number)
        if number >= (self._others + 1) * _OTHERWISE and _may_end_otherwise(story, game):
            end = _ENDS[self._others % len(_ENDS)]
            self._others += 1
            story, game = story._replace(end=end), _cut(game)
        self.matches.append(story._replace(turns=game.turns))
        return number

    def _game(self, story: Story, seed: int) -> _Game:
        """A game between two people, or a person and the bot."""
        edition = Edition(story.edition)
        players = [_level(story, person) for person in story.people]
        stood = [Position.start(edition)]
        turns: list[str] = []
        while len(turns) < MAX_TURNS:
            position = stood[-1]
            if stood.count(position) == _THIRD_TIME:
                return _Game(tuple(turns), None)
            player = players[len(turns) % 2]
            # A number of its own for each turn of each match.
            turn = self._engine.choose(position, player, seed=seed * 1000 + len(turns), history=stood[:-1])
            turns.append(str(turn))
            stood.append(position.after(turn))
            if stood[-1].outcome:
                return _Game(tuple(turns), (len(turns) - 1) % 2)
        return _Game(tuple(turns), None)


def _level(story: Story, person: int) -> Level:
    """The level at which a player of a match plays."""
    return Level((story.level or 0) - _FIRST_LEVEL + 1 if person == THE_BOT else PEOPLE[person].level)


def _may_end_otherwise(story: Story, game: _Game) -> bool:
    """True if a match may end before its last turn: it is long enough, and there are days left for a clock to run out."""
    in_time = story.days_ago > story.evenings + 2
    fits = story.level is None and story.again is None and in_time
    return fits and game.winner is not None and len(game.turns) >= _LEAST


def _cut(game: _Game) -> _Game:
    """The first part of a game, after which whoever loses it is to move."""
    kept = len(game.turns) * 3 // 4
    return game._replace(turns=game.turns[: kept - (kept % 2 == game.winner)])


def _puzzles(seed: int, days: int) -> Iterator[Solved]:
    """The puzzles of the days as people tried them; on the last day that is left to the page's people."""
    rng = Random(f"puzzles {seed}")
    for days_ago in range(days, 0, -1):
        for person, (since, often) in _SOLVERS.items():
            if days_ago <= since and rng.randrange(100) < often:
                yield Solved(days_ago, person, often == _ALWAYS or rng.randrange(10) > 0)
