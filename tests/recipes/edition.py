"""An edition: mice, which boop by the rules of the kittens, and look like ghosts' company."""

from pathlib import Path

from tests.recipes.example import TRANSLATED, Edit, Example, branch

_TRIAL = '''"""A match of mice."""


async def test_mice_are_played_and_explained(stage):
    await stage.begin(edition="mice")
    for person, turn in ((stage.ann, "c3"), (stage.bob, "d4")):
        assert (await person.use(stage.lounge, "move", turn=turn)).message.attachments
    assert (await stage.ann.use(stage.lounge, "rules", edition="mice")).message.attachments
    assert (await stage.ann.use(stage.lounge, "puzzle", edition="mice")).message.attachments
    assert stage.row("SELECT edition, turns, rated FROM matches") == ("mice", 2, 0)
'''
_SIGN = """[mice] { $side ->
        [orange] 🟠
       *[gray] 🟫
     }"""


def _row(file, text, after):
    return Edit(file, f"    Edition.MICE: {text},\n", after, named=f"{file[:-3].replace('/', '.')}.")


EDITION = Example(
    laws=("tests/test_additions.py",),
    trial=(
        "tests/wire/test_mice.py",
        "tests/puzzles/test_stock.py::test_a_puzzle_is_read_by_its_number_and_known_by_its_difficulty",
        *TRANSLATED,
    ),
    rounds=(
        (
            Edit("game/pieces.py", '    MICE = "mice"\n', '    KITTENS = "kittens"\n'),
            Edit("tests/wire/test_mice.py", _TRIAL),
        ),
        (
            _row(
                "game/core.py",
                "Rules(grows=False, haunted=False)",
                "    Edition.KITTENS: Rules(grows=False, haunted=False),\n",
            ),
            _row(
                "engine/levels/ramp.py",
                "(_erring(1, 0.9, 0.9, 2000),) * 9",
                "        _erring(0.03, 0.03, 0, 12, depth=3),\n    ),\n",
            ),
            _row(
                "engine/people.py",
                "Calibration(scale=4.19, at_hand=0.98, forced=0.72)",
                "    Edition.KITTENS: Calibration(scale=4.19, at_hand=0.98, forced=0.72),\n",
            ),
            _row("engine/teacher/hints.py", "80_000", "    Edition.KITTENS: 80_000,\n"),
            _row(
                "services/play/stories.py",
                "Bounds(quick=6, long=17)",
                "    Edition.KITTENS: Bounds(quick=6, long=17),\n",
            ),
            _row("services/ranking/ratings.py", "42.0", "    Edition.KITTENS: 42.0,\n"),
            _row("renderer/sprites/theme.py", "SPOOKY", "    Edition.KITTENS: COSY,\n"),
            _row("services/learning/first_steps.py", "_KITTENS", "    Edition.KITTENS: _KITTENS,\n"),
            _row(
                "words/pages/rules.py",
                "(*_AIM_KITTENS, *_BOOPING, *_KITTENS, _SIGNS_KITTENS, _DRAWS, _TYPING_KITTENS, _ADVICE_KITTENS)",
                "        _TYPING_KITTENS,\n        _ADVICE_KITTENS,\n    ),\n",
            ),
            _row(
                "words/pages/rules.py",
                'RulesPage("", "6/1K2K1/3k2/2k3/1K2k1/6 o 0/0 -/-", "K@d3")',
                '    Edition.KITTENS: RulesPage("", "6/1K2K1/3k2/2k3/1K2k1/6 o 0/0 -/-", "K@d3"),\n',
            ),
            Edit(
                "puzzles/mice.txt",
                Path("puzzles/kittens.txt").read_text(encoding="ascii").replace(" kittens", " mice"),
                named="puzzles/mice.txt",
            ),
            *branch("edition", "[mice] mouse boop", "edition (edition): ['mice']"),
            *branch("edition-title", "[mice] Mouse boop", "edition-title (edition): ['mice']"),
            *branch("challenge-aim", "[mice] Line up three mice.", "challenge-aim (edition): ['mice']"),
            *branch("picture-idea", "[mice] Line up three mice!", "picture-idea (edition): ['mice']"),
            *branch(
                "command-edition-name", "[mice] Mice, as kittens", "command-edition-name (edition): ['mice']"
            ),
            *branch("help-game", "[mice] As with kittens.", "help-game (edition): ['mice']"),
            *branch("alt-pool", "[mice] { $whose } ({ $kittens }).", "alt-pool (edition): ['mice']"),
            *branch("lesson-end", "[mice] That was all.", "lesson-end (edition): ['mice']"),
            *branch("lesson-more", "[mice] Mice", "lesson-more (edition): ['mice']"),
            *branch("puzzle-edition", "[mice] Mice alone.", "puzzle-edition (edition): ['mice']"),
            *branch("sign", _SIGN, "sign (edition): ['mice']"),
        ),
    ),
)
