"""Crosstables as they are published: a row of results for each player, the games against each other player one after the other."""

from contests.encounters import Encounter

_POINTS = {"1": 1.0, "½": 0.5, "0": 0.0}


def read(text):
    """The players and encounters of a crosstable: a line for each, its name and for each player in turn two results, or ``**``.

    The first game of two is held to have been begun by whoever stands higher. The table is checked: each game must stand in
    it twice, and with one sum.
    """
    rows = dict(line.strip().split(maxsplit=1) for line in text.strip().splitlines())
    players = list(rows)
    cells = {name: dict(zip(players, row.split(), strict=True)) for name, row in rows.items()}
    encounters = []
    for number, one in enumerate(players):
        for two in players[number + 1 :]:
            for game, (ours, theirs) in enumerate(zip(cells[one][two], cells[two][one], strict=True)):
                assert _POINTS[ours] + _POINTS[theirs] == 1, (one, two)
                winner = {"1": one, "½": None, "0": two}[ours]
                encounters.append(Encounter(*((one, two) if game == 0 else (two, one)), winner))
    return players, encounters
