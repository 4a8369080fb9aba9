"""A kind of offer: to swap sides."""

from tests.recipes.example import Edit, Example, branch

_SETTLED = """[swap] { $how ->
        [accepted] { $by }, { $other }: swapped.
       *[over] { $by }, { $other }: not swapped.
     }"""

OFFER = Example(
    laws=("tests/test_additions.py", "tests/words/test_catalogue.py", "tests/words/test_languages.py"),
    trial=("tests/wire/test_swap.py", "tests/wire/test_offers.py"),
    rounds=(
        (
            Edit("data/records.py", '    SWAP = "swap"\n', '    PAUSE = "pause"\n    TIME = "time"\n'),
            Edit("data/records.py", '    SWAPPED = "swapped"\n', '    EXTENDED = "extended"\n'),
        ),
        (
            Edit(
                "services/play/offer_kinds.py",
                "    Offer.SWAP: OfferKind(News.SWAPPED),\n",
                "    Offer.TIME: OfferKind(News.EXTENDED, needs_clock=True),\n",
                named="services.play.offer_kinds.OFFERS has no row for Offer.SWAP",
            ),
            Edit(
                "services/play/news_kinds.py",
                '    News.SWAPPED: NewsKind(Telling.BOARD, "over", Became.WENT_ON),\n',
                '    News.EXTENDED: NewsKind(Telling.LINE, "over", None),\n',
                named="services.play.news_kinds.NEWS has no row for News.SWAPPED",
            ),
            Edit(
                "services/play/offers.py",
                """
        case Offer.SWAP:
            match_ = snapshot.match
            after = without_offers(match_)._replace(orange_id=match_.gray_id, gray_id=match_.orange_id)
            return change(connection, snapshot, after, now, news=News.SWAPPED, by=by)""",
                "            return change(connection, snapshot, after, now, news=News.EXTENDED, by=by)",
                named="services/play/offers.py",
            ),
            Edit(
                "words/play/offers.py",
                " | News.SWAPPED",
                "        case News.BEGUN | News.TURN | News.TAKEN_BACK | News.OFFERED | News.WITHDREW",
                named="words/play/offers.py",
            ),
            *branch("command-offer-name", "[swap] To swap sides", "command-offer-name (offer): ['swap']"),
            *branch("button-offer", "[swap] Offer to swap sides", "button-offer (offer): ['swap']"),
            *branch(
                "offer-made", "[swap] { $other }, { $by } offers to swap.", "offer-made (offer): ['swap']"
            ),
            *branch(
                "offer-declined",
                "[swap] { $other }, { $by } declines. It is { $mover }'s turn.",
                "offer-declined (offer): ['swap']",
            ),
            *branch("offer-settled", _SETTLED, "offer-settled (offer): ['swap']"),
            Edit(
                "tests/wire/test_swap.py",
                '''"""Two people swap sides."""

from tests.wire.chairs import line


async def test_sides_are_swapped(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "offer", what="swap")
    await stage.bob.click(line(stage.lounge), "Accept")
    await stage.settle()
    assert stage.row("SELECT orange_id, gray_id, news FROM matches") == (2, 1, "swapped")
''',
            ),
        ),
    ),
)
