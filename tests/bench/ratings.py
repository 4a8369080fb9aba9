"""How soon a leaderboard's order is right, in servers of 5, 15 and 60 people who play whom they know, some far more than others.

It is no timing but a simulation, always the same: decision 36 rests on it. ``rating_order_15_8`` is the share of pairs that stand in the
right order among fifteen people with eight matches each, by the rating less one deviation; ``…_by_rating`` by the rating alone,
``…_by_two`` less two, ``…_paper`` where everybody begins with the paper's deviation. A pair counts once both have a place.
"""

from itertools import combinations
from random import Random
from statistics import mean

from services.ranking.glicko import MAX_DEVIATION, Rating, newcomer, rated
from services.ranking.ratings import MATCHES_FOR_A_PLACE
from tests.bench.stages import NOW as BEFORE

#: How many people play, and how many matches each has on average.
SERVERS = (5, 15, 60)
MATCHES = (4, 8, 16, 32)
TIMES = 40
#: By how many points people's true strengths differ (a standard deviation), and how many friends somebody mostly plays.
SPREAD = 250
FRIENDS = 3
SOFT = newcomer(BEFORE.replace(year=2027)).deviation


class Server:
    """People with true strengths, and the ratings that their matches lead to."""

    def __init__(self, people, start, seed):
        self.rng = Random(seed)
        self.truth = [self.rng.gauss(1500, SPREAD) for _ in range(people)]
        self.activity = [self.rng.paretovariate(1.2) for _ in range(people)]
        self.friends = [
            self.rng.sample([other for other in range(people) if other != one], min(people - 1, FRIENDS))
            for one in range(people)
        ]
        self.ratings = [Rating(deviation=start)] * people
        self.played = [0] * people
        self.first_changes = []

    def play(self):
        """One match, a day after the last of both."""
        people = range(len(self.truth))
        [one] = self.rng.choices(people, self.activity)
        others = self.friends[one] if self.rng.random() < 0.8 else [each for each in people if each != one]
        other = self.rng.choice(others)
        chance = 1 / (1 + 10 ** ((self.truth[other] - self.truth[one]) / 400))
        score = float(self.rng.random() < chance)
        before = self.ratings[one], self.ratings[other]
        for player, mine, theirs, scored in ((one, *before, score), (other, *before[::-1], 1 - score)):
            self.ratings[player] = rated(mine, ((theirs, scored),))
            if not self.played[player]:
                self.first_changes.append(abs(self.ratings[player].rating - mine.rating))
            self.played[player] += 1

    def order(self, caution):
        """The share of pairs that stand in the right order, of those with a place; None if there is no pair."""
        placed = [player for player, matches in enumerate(self.played) if matches >= MATCHES_FOR_A_PLACE]

        def strength(player):
            return self.ratings[player].rating - caution * self.ratings[player].deviation

        right = [
            (strength(one) > strength(other)) == (self.truth[one] > self.truth[other])
            for one, other in combinations(placed, 2)
        ]
        return mean(right) if right else None


def orders(people, matches, start, caution):
    found = []
    for seed in range(TIMES):
        server = Server(people, start, seed)
        for _ in range(people * matches // 2):
            server.play()
        found.append(server.order(caution))
    return round(mean(order for order in found if order is not None), 3)


def measure():
    figures = {}
    for people in SERVERS:
        for matches in MATCHES:
            name = f"rating_order_{people}_{matches}"
            figures[name] = orders(people, matches, SOFT, 1)
        for name, start, caution in (
            ("by_rating", SOFT, 0),
            ("by_two", SOFT, 2),
            ("paper", MAX_DEVIATION, 1),
        ):
            figures[f"rating_order_{people}_8_{name}"] = orders(people, 8, start, caution)
    for name, start in (("", SOFT), ("_paper", MAX_DEVIATION)):
        one = Rating(deviation=start)
        figures[f"rating_first_loss{name}"] = round(one.rating - rated(one, ((one, 0.0),)).rating)
    return figures
