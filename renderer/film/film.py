"""A whole game as one animation, written turn by turn, so that its pictures are never all in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, takewhile
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Played, Position, Turn
from renderer.board.layout import Layout, layout_of
from renderer.board.scene import Finish, Players, scene
from renderer.files.gif import GifFile
from renderer.film.motion import count_frames, motion_frames, named
from renderer.film.pace import BRIEF, MOVING, WHOLE, FilmPace, paces
from renderer.sprites.brand import put_signature
from renderer.sprites.letters import Lettering, put_text, writable
from renderer.sprites.palette import index
from renderer.sprites.theme import Theme, theme_of


class _Cut(NamedTuple):
    """A film's width, in pixels; 3 for ``every`` keeps every third moving frame, 0 keeps none."""

    width: int
    every: int


#: From the finest to one in which some 370 turns take 8 MiB; no match has more than 300.
_CUTS: Final = (_Cut(768, 2), _Cut(512, 2), _Cut(384, 2), _Cut(384, 4), _Cut(256, 4), _Cut(256, 0))
#: Lengths in a picture 1024 wide: the strip above the bed, its margins, its letters, and the game's name.
_STRIP, _MARGIN = 66, 20
_SIZES: Final = (42, 39, 36, 33, 30, 27)
_BRAND: Final = 34


class FilmWords(NamedTuple):
    """The words above the bed, in a reader's language: what is shown, during some turns, by their numbers, what they do, and at the end the result."""

    title: str = ""
    result: str = ""
    turns: tuple[tuple[int, str], ...] = ()


_NO_WORDS: Final = FilmWords()


class _Game(NamedTuple):
    """The game that a film shows. ``over``: nobody is to move at its end; ``finish``: how it ended.

    ``players`` are named; ``only`` are the numbers of the turns to show, the last among them, if it is not all of them.
    """

    start: Position
    turns: Sequence[Turn]
    over: bool
    finish: Finish | None
    players: Players | None
    only: Sequence[int]
    words: FilmWords


class FilmTooLarge(Exception):
    """Not even the smallest film of a game fits into the bytes allowed."""


def draw_film(
    start: Position,
    turns: Sequence[Turn],
    limit: int,
    progress: Callable[[int], None] = lambda _: None,
    *,
    over: bool = False,
    finish: Finish | None = None,
    players: Players | None = None,
    only: Sequence[int] = (),
    words: FilmWords = _NO_WORDS,
) -> bytes:
    """A GIF of a game, in the finest cut that takes no more than ``limit`` bytes; FilmTooLarge if there is none.

    ``progress`` is called with the number of each turn as it is drawn, again from the first for each smaller cut.
    ``over``: nobody is to move at the end, whatever the position says; ``finish``: how the game ended. ``players`` are named
    below the bed. ``only`` are the numbers of the turns to show in a short film, the last of the game among them. The ``words`` are above the bed.
    """
    game = _Game(start, turns, over, finish, players, only, words)
    for cut in _CUTS:
        film = _written(game, cut, limit, progress)
        if film is not None:
            return film
    raise FilmTooLarge(len(turns))


def _written(game: _Game, cut: _Cut, limit: int, progress: Callable[[int], None]) -> bytes | None:
    """The film in one cut; None as soon as it has grown too large."""
    file = GifFile(loops=True)
    for picture, duration in _frames(game, cut, progress):
        file.add(picture, duration)
        if file.size > limit:
            return None
    return file.done()


def _frames(game: _Game, cut: _Cut, progress: Callable[[int], None]) -> Iterator[tuple[Image.Image, int]]:
    """The pictures, with how long each is shown: first the end, for clients that don't animate, then turn by turn; as it loops, that first one is the last a moment longer."""
    theme, layout = theme_of(game.start.edition), layout_of(cut.width)
    titled = _strip(theme, layout, game.words.title)
    lengths = BRIEF if game.only else WHOLE
    shown = _shown(game)
    if not shown:
        start = _below(titled, index(named(scene(game.start), theme, layout, game.players), theme))
        yield start, MOVING
        yield start, lengths.start
        return
    last, begins = shown[-1].played, shown[0].played.before
    over = scene(last.position, last.events, over=game.over, finish=game.finish)

    def above(text: str, colour: str = "") -> Image.Image:
        """The strip with a text; that with the title where there is none, or the fonts lack a letter of it."""
        return _strip(theme, layout, text, colour) if writable(text) else titled

    end = _below(
        above(game.words.result, theme.gold),
        index(named(over, theme, layout, game.players, shown[-1].number), theme),
    )
    yield end, MOVING
    yield _below(titled, index(named(scene(begins), theme, layout, game.players), theme)), lengths.start
    captions = dict(game.words.turns)
    counts = [count_frames(turn.played, theme, layout, _finish(game, turn)) for turn in shown]
    for place, pace in paces(counts, cut.every, lengths).items():
        turn = shown[place]
        progress(turn.number)
        strip = above(captions.get(turn.number, ""))
        for picture, duration in _turn(game, turn, pace, theme, layout):
            yield _below(strip, picture), duration
    yield end, lengths.last


def _strip(theme: Theme, layout: Layout, text: str, colour: str = "") -> Image.Image:
    """The strip above the bed, indexed: a text, as far as the fonts have its letters, and the game's name."""
    height, margin, brand = map(layout.scaled, (_STRIP, _MARGIN, _BRAND))
    picture = Image.new("RGB", (layout.width, height), theme.card)
    room = layout.width - 2 * margin - 5 * brand
    how = Lettering(list(map(layout.scaled, _SIZES)), colour or theme.letters, room)
    put_text(ImageDraw.Draw(picture), (margin, height // 2), text, how)
    put_signature(picture, (layout.width - margin, height // 2), brand, theme.dim)
    return index(picture, theme)


def _below(strip: Image.Image, picture: Image.Image) -> Image.Image:
    """A picture below its strip, both indexed."""
    whole = Image.new("P", (picture.width, strip.height + picture.height))
    whole.putpalette(picture.getpalette("RGB") or (), "RGB")
    whole.paste(strip, (0, 0))
    whole.paste(picture, (0, strip.height))
    return whole


class _Numbered(NamedTuple):
    """A turn that is shown, and its number in the game."""

    number: int
    played: Played


def _shown(game: _Game) -> Sequence[_Numbered]:
    turns = enumerate(_played(game.start, game.turns), 1)
    return [_Numbered(*turn) for turn in turns if not game.only or turn[0] in game.only]


def _finish(game: _Game, turn: _Numbered) -> Finish | None:
    """The end of the game, if this is its last turn."""
    return game.finish if turn.number == len(game.turns) else None


def _turn(
    game: _Game, turn: _Numbered, pace: FilmPace, theme: Theme, layout: Layout
) -> Iterator[tuple[Image.Image, int]]:
    """A turn in motion, and the board after it, unless it is the last of the game."""
    frames = motion_frames(
        turn.played, theme, layout, _finish(game, turn), players=game.players, number=turn.number
    )
    result = next(frames)
    if pace.every:
        # Its last frame is the first again. One at a time: together they would take 30 MiB.
        moving = takewhile(lambda frame: frame is not result, frames)
        for frame in islice(moving, 0, None, pace.every):
            yield index(frame, theme), pace.moving
    if turn.number < len(game.turns):
        yield index(result, theme), pace.standing


def _played(start: Position, turns: Sequence[Turn]) -> Iterator[Played]:
    position = start
    for turn in turns:
        yield (played := position.play(turn))
        position = played.position
