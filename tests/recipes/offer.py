"""A kind of offer: to make a match friendly."""

from tests.recipes.example import OTHERS, SAID, TRANSLATED, Edit, Example, branch, sentence

_SETTLED = """[friendly] { $how ->
        [accepted] { $by }, { $other }, now friendly.
        [declined] { $by }, { $other }, still rated.
        [withdrawn] { $by }, { $other }, still rated after all.
        [turn] { $by }, { $other }, a turn came first.
       *[over] { $by }, { $other }, not now friendly.
     }"""

_BEFRIENDED = "offer-befriended = { $other }, { $by } agrees, this match is friendly."
_TRIAL = '''"""Two people make their match friendly."""

from tests.wire.chairs import line


async def test_a_match_becomes_friendly_and_both_are_told(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "offer", what="friendly")
    offered = line(stage.lounge)
    await stage.bob.click(offered, "Accept")
    await stage.settle()
    ann, bob = stage.ann.mention, stage.bob.mention
    assert offered.content == f"{ann}, {bob}, now friendly."
    assert line(stage.lounge).content.startswith(f"{ann}, {bob} agrees, this match is friendly.")
    assert stage.row("SELECT rated, news FROM matches") == (0, "befriended")
'''

OFFER = Example(
    laws=("tests/test_additions.py", *SAID, *TRANSLATED),
    trial=("tests/wire/test_friendly.py", "tests/wire/test_offers.py"),
    rounds=(
        (
            Edit(
                "data/records/matches.py",
                '    FRIENDLY = "friendly"\n',
                '    PAUSE = "pause"\n    TIME = "time"\n',
            ),
            Edit("data/records/matches.py", '    BEFRIENDED = "befriended"\n', '    EXTENDED = "extended"\n'),
        ),
        (
            Edit(
                "services/play/kinds/offer_kinds.py",
                "    Offer.FRIENDLY: OfferKind(News.BEFRIENDED),\n",
                "    Offer.TIME: OfferKind(News.EXTENDED, needs_clock=True),\n",
                named="services.play.kinds.offer_kinds.OFFERS has no row for Offer.FRIENDLY",
            ),
            Edit(
                "services/play/kinds/news_kinds.py",
                '    News.BEFRIENDED: NewsKind(Telling.LINE, "over", Became.WENT_ON, PlansThen.KEPT),\n',
                '    News.EXTENDED: NewsKind(Telling.LINE, "over", None, PlansThen.KEPT, moves_clock=True),\n',
                named="services.play.kinds.news_kinds.NEWS has no row for News.BEFRIENDED",
            ),
            Edit(
                "services/play/offers.py",
                """
        case Offer.FRIENDLY:
            after = without_offers(snapshot.match)._replace(rated=False)
            return change(connection, snapshot, after, now, news=News.BEFRIENDED, by=by)""",
                "            return change(connection, snapshot, after, now, news=News.EXTENDED, by=by)",
                named="services/play/offers.py",
            ),
            Edit(
                "words/play/offers.py",
                """
        case News.BEFRIENDED:
            return say("offer-befriended", **words)""",
                '            return say("offer-extended", pace=clocks.added(match), **words)',
                named="words/play/offers.py",
            ),
            Edit(
                "words/play/boards/running.py",
                "            | News.BEFRIENDED\n",
                "            | News.EXTENDED\n",
                named="words/play/boards/running.py",
            ),
            *sentence(_BEFRIENDED, languages=["en"]),
            *branch(
                "command-offer-name",
                "[friendly] To make it friendly",
                "command-offer-name (offer): ['friendly']",
            ),
            *branch(
                "button-offer", "[friendly] Offer to make it friendly", "button-offer (offer): ['friendly']"
            ),
            *branch(
                "button-accept-named",
                "[friendly] Make it friendly",
                "button-accept-named (offer): ['friendly']",
            ),
            *branch(
                "button-decline-named",
                "[friendly] Leave it rated",
                "button-decline-named (offer): ['friendly']",
            ),
            *branch(
                "offer-made",
                "[friendly] { $other }, { $by } offers to make it friendly.",
                "offer-made (offer): ['friendly']",
            ),
            *branch(
                "offer-declined",
                "[friendly] { $other }, { $by } would rather keep it rated.",
                "offer-declined (offer): ['friendly']",
            ),
            *branch(
                "offer-sent",
                "[friendly] I've offered { $other } to make match { $match } friendly.",
                "offer-sent (offer): ['friendly']",
            ),
            *branch(
                "offer-named",
                "[friendly] offer to make it friendly",
                "offer-named (offer): ['friendly']",
            ),
            *branch(
                "offer-withdrawn-for",
                "[friendly] Your offer to make it friendly is withdrawn.",
                "offer-withdrawn-for (offer): ['friendly']",
            ),
            *branch("offer-settled", _SETTLED, "offer-settled (offer): ['friendly']"),
            Edit("tests/wire/test_friendly.py", _TRIAL),
        ),
        (*sentence(_BEFRIENDED, " offer-befriended is missing", OTHERS),),
    ),
)
