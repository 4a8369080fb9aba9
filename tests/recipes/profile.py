"""A line of the profile: the longest match."""

from tests.recipes.example import OTHERS, SAID, TRANSLATED, Edit, Example, sentence

_QUERY = '''

def longest_of(connection: Connection, player_id: int) -> int:
    """The number of turns of a player's longest finished match; 0 if there is none."""
    found = (
        select(func.max(matches.c.turns).label("turns")).where(
            matches.c[side] == player_id, matches.c.state == written(MatchState.OVER)
        )
        for side in ("orange_id", "gray_id")
    )
    return max((turns or 0 for turns in connection.scalars(union_all(*found))), default=0)
'''
_TRIAL = '''"""The longest match is told, whichever side it was played on."""

from tests.wire.chairs import resign


async def test_the_longest_match_is_told(stage):
    await stage.begin()
    await resign(stage, stage.ann, 1)
    for person in (stage.ann, stage.bob):
        assert "Longest match 4 turns" in (await person.use(stage.lounge, "profile")).content.splitlines()
'''
_TOLD = "profile-longest = Longest match { $turns } turns"
_AFTER = "        player_stats.head_to_head_of(connection, me.id, player.id) if me else Score(),\n"

PROFILE = Example(
    laws=(*SAID, *TRANSLATED),
    trial=("tests/wire/test_longest.py",),
    rounds=(
        (
            Edit(
                "data/queries/matches/finished_matches.py",
                _QUERY,
                "    return [MatchEnded(*row) for row in connection.execute(query)]\n",
            ),
            Edit("services/players/profiles.py", "    longest: int\n", "    with_me: Score\n"),
            Edit(
                "words/pages/profiles.py",
                '    lines.append(say("profile-longest", turns=profile.longest))\n',
                '        lines.append(say("profile-boops", count=boops))\n',
            ),
            Edit("tests/wire/test_longest.py", _TRIAL),
        ),
        (
            Edit(
                "services/players/profiles.py",
                "        finished_matches.longest_of(connection, player.id),\n",
                _AFTER,
                named="services/players/profiles.py",
            ),
            *sentence(_TOLD, "profile-longest is said, but is not", ["en"]),
        ),
        (*sentence(_TOLD, " profile-longest is missing", OTHERS),),
    ),
)
