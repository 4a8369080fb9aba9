"""The handler of every verb of a custom id. Messages on Discord have all of these: none may be removed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.commands import (
    first_steps,
    history,
    leaderboards,
    privacy,
    profiles,
    puzzles,
    replays,
    reviews,
    server,
    settings,
)
from bot.commands import help as help_pages
from bot.commands.challenges import answers, bot_matches, command
from bot.commands.matches import boards, games, offers, picker
from bot.commands.routing.router import Handler

ROUTES: Final[Mapping[str, Handler]] = {
    # A challenge.
    "accept": answers.accept,
    "decline": answers.decline,
    "withdraw": answers.withdraw,
    "dare": command.dare,
    "darehere": command.challenge_anybody,
    "challengeform": command.challenge_as_filled_in,
    # A match against the bot.
    "playme": bot_matches.play_me,
    "level": bot_matches.choose_level,
    "variant": bot_matches.choose_edition,
    "begins": bot_matches.choose_first,
    "letsplay": bot_matches.begin,
    "again": bot_matches.again,
    # A board, and what is under More.
    "boop": picker.open_picker,
    "more": boards.more,
    "watch": boards.watch,
    "read": boards.read_board,
    "help": help_pages.show_help,
    "helpturn": help_pages.turn_help_to,
    "rules": help_pages.turn_to,
    "readrules": help_pages.read_rules,
    "resign": boards.resign,
    "giveup": boards.give_up,
    "playon": boards.play_on,
    "rematch": answers.rematch,
    # The picker.
    "left": picker.PICKER.pick_square,
    "right": picker.PICKER.pick_square,
    "enter": picker.PICKER.pick_entry,
    "grow": picker.PICKER.pick_graduation,
    "kind": picker.PICKER.change_kind,
    "back": picker.PICKER.back,
    "boopit": picker.play,
    "hint": picker.hint,
    "hintturn": picker.show_turn,
    "next": picker.show_next,
    # A lesson, and its picker.
    "learn": first_steps.begin,
    "lesson": first_steps.go_to,
    "tryleft": first_steps.PICKER.pick_square,
    "tryright": first_steps.PICKER.pick_square,
    "tryenter": first_steps.PICKER.pick_entry,
    "trygrow": first_steps.PICKER.pick_graduation,
    "trykind": first_steps.PICKER.change_kind,
    "tryback": first_steps.PICKER.back,
    "tryit": first_steps.play,
    # Puzzles.
    "puzzleleft": puzzles.PICKER.pick_square,
    "puzzleright": puzzles.PICKER.pick_square,
    "puzzleenter": puzzles.PICKER.pick_entry,
    "puzzlegrow": puzzles.PICKER.pick_graduation,
    "puzzlekind": puzzles.PICKER.change_kind,
    "puzzleback": puzzles.PICKER.back,
    "puzzleboopit": puzzles.play,
    "puzzlehint": puzzles.take_hint,
    "puzzletell": puzzles.give_up,
    "puzzleline": puzzles.show_line,
    "puzzlenext": puzzles.show_next,
    "puzzleshare": puzzles.share,
    "puzzlecount": puzzles.count_for_server,
    "daily": puzzles.show_daily,
    # Offers, and time that is up.
    "offer": offers.offer,
    "undo": offers.undo,
    "agree": offers.agree,
    "refuse": offers.decline,
    "unoffer": offers.take_back,
    "resume": offers.resume,
    "claim": offers.claim,
    "extend": offers.extend,
    "goon": offers.go_on,
    # One's running matches.
    "games": games.turn_to,
    "mygames": games.open_games,
    "goto": picker.show_next,
    "bring": boards.bring,
    # What has been played.
    "history": history.turn_to,
    "replay": history.replay,
    "step": replays.step,
    "watchturn": replays.watch_turn,
    "jump": replays.jump,
    "jumped": replays.jumped,
    "record": replays.record,
    "film": replays.film,
    "highlights": replays.highlights,
    "show": replays.share_film,
    "review": reviews.review,
    "overview": reviews.overview,
    "reviewshare": reviews.share,
    "moment": reviews.moment,
    "past": reviews.try_again,
    "pastleft": reviews.PICKER.pick_square,
    "pastright": reviews.PICKER.pick_square,
    "pastenter": reviews.PICKER.pick_entry,
    "pastgrow": reviews.PICKER.pick_graduation,
    "pastkind": reviews.PICKER.change_kind,
    "pastback": reviews.PICKER.back,
    "pastboopit": reviews.play,
    # Leaderboards and cards.
    "ladder": leaderboards.turn_to,
    "ladderhere": leaderboards.open_here,
    "share": leaderboards.share,
    "card": profiles.share,
    # Privacy.
    "export": privacy.export,
    "forget": privacy.ask,
    "forgetsure": privacy.ask_again,
    "forgetreally": privacy.forget,
    "keep": privacy.keep,
    # Settings: the forms, and what was filled in.
    "settings": settings.open_form,
    "settingsform": settings.change,
    "server": server.open_form,
    "serverform": server.change,
    "puzzlehere": server.post_puzzle_here,
    # A moderator ending a match.
    "cancel": server.cancel,
    "letgoon": server.let_go_on,
}
