### Every sentence a person reads, in English. A translation is a copy of this file with other words: docs/translating.md.
### Names of players come in as mentions (<@1234>), squares by name (c3), turns in words, counts as numbers.
### Numbers of matches and moments (<t:1234:R>) are texts: they are shown as they are.

## The sides and their pieces. Each side has a colour name, a sign that differs in shape, and its animals.

sign = { $edition ->
    [ghost] { $side ->
        [orange] 🟠
       *[gray] 🟪
     }
    [kittens] { $side ->
        [orange] 🟠
       *[gray] 🟦
     }
   *[classic] { $side ->
        [orange] 🟠
       *[gray] 🟦
     }
 }
edition = { $edition ->
    [ghost] ghost boop
    [kittens] kitten boop
   *[classic] boop
 }
edition-title = { $edition ->
    [ghost] Ghost boop
    [kittens] Kitten boop
   *[classic] Boop
 }
former-player = Former player
someone = someone

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }, you begin! Put a kitten anywhere.
board-sides = { $orange } is marmalade, { $gray } tuxedo.
board-your-turn = { $mover }, your turn!
board-past = { $who }'s { $kind ->
    [cat] cat
   *[kitten] kitten
 } on { $square } · turn { $turn } · match { $match }
board-past-first = How match { $match } began
board-past-undone = Taken back · match { $match }
board-past-earlier = Earlier in match { $match }
board-moved = { $mover }, match { $match } lives here now.
board-moved-turn = It is your turn, and then { $other }'s.
board-taken-back = { $undone ->
    [one] { $other }, turn { $last } is taken back.
   *[other] { $other }, turns { $first } and { $last } are taken back.
 }
board-moves-again = { $mover } moves again.
side-to-move = { $side ->
    [orange] marmalade to move
   *[gray] tuxedo to move
 }
board-facts = { $clock ->
    [due] Turn { $turn } · { side-to-move } · due <t:{ $due }:R> · match { $match }
    [still] Turn { $turn } · { side-to-move } · the clock stands still · match { $match }
   *[none] Turn { $turn } · { side-to-move } · no clock · match { $match }
 }
board-facts-first = { $rated ->
    [yes] { $clock ->
        [due] Match { $match } · rated · due <t:{ $due }:R>
        [still] Match { $match } · rated · the clock stands still
       *[none] Match { $match } · rated · no clock
     }
   *[no] { $clock ->
        [due] Match { $match } · friendly · due <t:{ $due }:R>
        [still] Match { $match } · friendly · the clock stands still
       *[none] Match { $match } · friendly · no clock
     }
 }
board-won = { $ending ->
    [line] 🏆 { $winner } wins! Three cats in a line.
    [eight-cats] 🏆 { $winner } wins! All eight cats on the bed.
    [three-kittens] 🏆 { $winner } wins! Three kittens in a line.
    [resigned] 🏆 { $winner } wins: { $loser } gave up.
   *[time] 🏆 { $winner } wins: { $loser }'s time was up.
 }
board-drawn = { $ending ->
    [agreed] 🤝 A draw: { $orange } and { $gray } agree.
    [repetition] 🤝 A draw: the same position stood three times.
   *[turn-limit] 🤝 A draw: three hundred turns are played.
 }
board-closed = { $ending ->
    [called-off] { $other }, { $by } called match { $match } off.
    [cancelled] { $orange } and { $gray }, a moderator ended match { $match }.
   *[abandoned] { $orange } and { $gray }, nobody went on with match { $match }.
 }
board-uncounted = It is over, and counts for nobody.
board-well-played = Well played, { $player }.
board-well-played-both = Well played, both of you.
board-ratings = Rating: { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
board-friendly = Friendly: ratings stay.
board-numbers = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } · { $boops ->
    [one] 1 boop
   *[other] { $boops } boops
 } · { $off } off the bed
picture-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
picture-boops = boops
picture-falls = falls
picture-grown = grown
board-legend = K and C are marmalade kittens and cats, k and c tuxedo ones.
board-moved-away = 📦 { $mover } has moved match { $match } to { $where ->
    [server] { $channel }
   *[conversation] a direct conversation
 }. `/board match:{ $match }` brings it to where you type it.
board-homeless-turn = { $other } has moved: it's your turn in match { $match }. But I can't post in { $channel } any more. `/board match:{ $match }` brings the match to a channel you both see.
thread-name = { edition-title } { $match }: { $one } and { $other }

## A turn, told. The pieces are counted: "boops 3; 1 falls" means that three are pushed, and one of them off the bed.

turn-placed = { $how ->
    [nobody] { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square } boops nobody.
    [all-off] { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square } boops { $count } off the bed.
    [some-off] { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square } boops { $count }; { $off ->
        [one] 1 falls
       *[other] { $off } fall
     }.
   *[on] { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square } boops { $count }.
 }
turn-grown = { $cats ->
    [0] { $kittens ->
        [one] Meow! One of { $who }'s kittens grows up.
       *[other] Meow! { $kittens } of { $who }'s kittens grow up.
     }
   *[other] { $kittens ->
        [one] { $who }'s kitten grows up
       *[other] { $who }'s { $kittens } kittens grow up
     }; { $cats ->
        [one] 1 cat goes back
       *[other] { $cats } cats go back
     }.
 }
turn-taken-up = { $who }'s { $kind ->
    [cat] cat
   *[kitten] kitten
 } on { $square } goes back to the pool.
turn-ghost-entered = { $who }'s ghost enters between { $low } and { $high }.
# Also given: $off.
turn-ghost-glides = { $how ->
    [nobody] { $who }'s ghost glides on and pushes nobody.
    [all-off] { $who }'s ghost pushes { $count } off the bed.
    [some-off] { $who }'s ghost pushes { $count }; 1 falls.
   *[on] { $who }'s ghost glides on and pushes { $count }.
 }
# Also given: $off.
turn-ghost-passes = { $how ->
    [nobody] { $who }'s ghost passes { $other }'s, pushing nobody.
    [all-off] { $who }'s ghost passes { $other }'s, pushing { $count } off.
    [some-off] { $who }'s ghost passes { $other }'s, pushing { $count }; 1 falls.
   *[on] { $who }'s ghost passes { $other }'s, pushing { $count }.
 }
turn-ghost-left = { $who }'s ghost floats home.
turn-scared = { $off ->
    [0] BOOO! { $who }'s ghost scares { $count }.
   *[other] BOOO! { $who }'s ghost scares { $count }; { $off ->
        [one] 1 falls
       *[other] { $off } fall
     }.
 }
turn-won = { $ending ->
    [line] Three cats in a line: { $squares }!
    [eight-cats] All eight cats on the bed!
   *[three-kittens] Three kittens in a line: { $squares }!
 }
# A turn by name, to be put after a colon: "kitten on b3; b2, b3, b4 grow up".
turn-named = { $kind ->
    [cat] cat
   *[kitten] kitten
 } on { $square }{ $ghost ->
    [in] , ghost in between { $low } and { $high }
   *[none] {""}
 }{ $what ->
    [grows] ; { $count ->
        [one] { $squares } grows up
       *[other] { $squares } grow up
     }
    [back] ; { $squares } goes back to the pool
   *[nothing] {""}
 }
ghost-next = { $where ->
    [home] { $who }'s ghost goes home next.
   *[on] { $who }'s ghost moves next, to between { $low } and { $high }.
 }

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.

side-as-name = { $side ->
    [orange] Marmalade
   *[gray] Tuxedo
 }
alt-now = Now on the bed:
alt-then = Then on the bed:
alt-last = Last turn:
alt-preview = With this turn:
alt-placed = { $who }'s { $kind ->
    [cat] cat
   *[kitten] kitten
 } placed on { $square }.
alt-booped = { $who }'s { $kind ->
    [cat] cat
   *[kitten] kitten
 } booped from { $from } to { $to }.
alt-fell = { $who }'s { $kind ->
    [cat] cat
   *[kitten] kitten
 } booped off the bed from { $from }.
alt-blocked = { $why ->
    [cat] { $who }'s cat on { $square } won't budge: a kitten can't boop a cat.
   *[behind] { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square } stays: another is right behind it.
 }
alt-grown = { $cats ->
    [none] { $kittens-count ->
        [one] { $who }'s kitten on { $kittens } grows up.
       *[other] { $who }'s kittens on { $kittens } grow up.
     }
   *[some] { $kittens-count ->
        [one] { $who }'s kitten on { $kittens } grows up
       *[other] { $who }'s kittens on { $kittens } grow up
     }; { $cats-count ->
        [one] the cat on { $cats } goes back to the pool.
       *[other] the cats on { $cats } go back to the pool.
     }
 }
alt-taken-up = { $who }'s { $kind ->
    [cat] cat
   *[kitten] kitten
 } on { $square } goes back to the pool.
alt-ghost-entered = { $who }'s ghost comes in between { $low } and { $high }.
alt-ghost-moved = { $who }'s ghost glides to between { $low } and { $high }.
alt-ghost-through = { $who }'s ghost glides through { $other }'s to between { $low } and { $high }.
alt-ghost-left = { $who }'s ghost floats home.
alt-scared = { $to ->
    [off] { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
     } jumps from { $from } over { $over } and off the bed.
   *[on] { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
     } jumps from { $from } over { $over } to { $to }.
 }
alt-won = { $who } wins with { $squares }.
alt-over = The match is over.
alt-counted = In numbers: { picture-turns }.
alt-counted-side = { $who }{ $rating ->
    [none] {""}
   *[other] {" "}(rating { $rating })
 }: { $boops ->
    [one] 1 boop
   *[other] { $boops } boops
 }, { $off } off the bed{ $grows ->
    [no] {""}
   *[yes] {""}, { $grown } grown up
 }.
alt-won-by = { $ending ->
    [resigned] The match is over: { $winner } has won, because { $loser } gave up.
   *[time] The match is over: { $winner } has won, because { $loser }'s time was up.
 }
alt-drawn = { $ending ->
    [agreed] The match is over: { $orange } and { $gray } agreed on a draw.
    [repetition] The match is over: a draw, because the same position stood three times.
   *[turn-limit] The match is over: a draw, because three hundred turns are played.
 }
alt-closed = { $ending ->
    [called-off] The match is over: { $by } called it off, and it counts for nobody.
    [cancelled] The match is over: a moderator ended it, and it counts for nobody.
   *[abandoned] The match is over: nobody went on with it, and it counts for nobody.
 }
alt-choice = To choose from: { $ways }.
alt-bed-empty = The bed is empty.
alt-standing = { $kind ->
    [cat] { $count ->
        [one] { $who }'s cat on { $squares }.
       *[other] { $who }'s cats on { $squares }.
     }
   *[kitten] { $count ->
        [one] { $who }'s kitten on { $squares }.
       *[other] { $who }'s kittens on { $squares }.
     }
 }
alt-ghost = { $where ->
    [home] { $who }'s ghost between { $low } and { $high }, going home next.
   *[on] { $who }'s ghost between { $low } and { $high }, next { $next-low } and { $next-high }.
 }
alt-pool = { $edition ->
    [kittens] { $who }'s pool: { $kittens ->
        [one] 1 kitten
       *[other] { $kittens } kittens
     }.
    [classic] { $who }'s pool: { $kittens ->
        [one] 1 kitten
       *[other] { $kittens } kittens
     }, { $cats ->
        [one] 1 cat
       *[other] { $cats } cats
     }.
   *[ghost] { $who }'s pool: { $kittens ->
        [one] 1 kitten
       *[other] { $kittens } kittens
     }, { $cats ->
        [one] 1 cat
       *[other] { $cats } cats
     }{ $ghost ->
        [yes] , the ghost
       *[no] {""}
     }.
 }
alt-to-move = { $named ->
    [yes] { $who } ({ $side ->
        [orange] marmalade
       *[gray] tuxedo
     }) to move.
   *[no] { $who } to move.
 }

## The picker: taking a turn by taps.

picker-where = { $kind ->
    [cat] Your turn against { $opponent }: where does your cat go?
   *[kitten] Your turn against { $opponent }: where does your kitten go?
 }
picker-side = { $side ->
    [orange] You are marmalade.
   *[gray] You are tuxedo.
 }
picker-would = { $how ->
    [nobody] Your { $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square } would boop nobody.
    [all-off] Your { $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square } would boop { $count } off the bed.
    [some-off] Your { $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square } would boop { $count }; { $off } would fall.
   *[on] Your { $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square } would boop { $count }.
 }
picker-ghost-moves = { $how ->
    [nobody] Your ghost then glides to between { $low } and { $high }.
    [all-off] Your ghost then glides to between { $low } and { $high } and pushes { $count } off the bed.
    [some-off] Your ghost then glides to between { $low } and { $high } and pushes { $count }; { $off } would fall.
   *[on] Your ghost then glides to between { $low } and { $high } and pushes { $count }.
 }
picker-ghost-scares = BOOO! { $count } would jump{ $how ->
    [on] .
    [all-off] { " " }off the bed.
   *[some-off] ; { $off } would fall.
 }
picker-ghost-leaves = Your ghost then floats home.
picker-grows = { $kittens-count ->
    [one] { $squares } grows up
   *[other] { $squares } grow up
 }{ $cats ->
    [none] .
   *[some] ; { $cats-count ->
        [one] the cat on { $cats } goes back to the pool.
       *[other] the cats on { $cats } go back to the pool.
     }
 }
picker-piece-grows = The kitten on { $square } grows up.
picker-piece-back = { $kind ->
    [cat] The cat on { $square } goes back to the pool.
   *[kitten] The kitten on { $square } goes back to the pool.
 }
picker-wins = That wins!
picker-which = { $what ->
    [line] { $count } lines of yours are ready. Which one grows up?
    [piece] All eight of yours are on the bed. Which one goes back to the pool?
   *[both] Pick a line or one piece to go back to the pool.
 }
picker-may-enter = Your ghost may come in. On arrival it does nothing.
picker-enters = Your ghost comes in between { $low } and { $high }.
picker-sure = Not played yet: press Boop it!, or pick another square.
picker-repeats = { $time ->
    [2] This position has stood once before. The third time, the match is a draw.
   *[3] ⚠️ This position has stood twice before: the match would end in a draw.
 }
picker-done = Played: { $turn }.
picker-done-next = Played: { $turn }. Next: { $opponent } waits in match { $match }.
picker-left = Columns a to c
picker-right = Columns d to f
picker-ghost = Your ghost
picker-keep-ghost = Ghost stays in the pool
picker-entry = { $heading ->
    [e] { $number } · From the left, rows { $low } and { $high }
    [w] { $number } · From the right, rows { $low } and { $high }
    [n] { $number } · From below, columns { $low } and { $high }
   *[s] { $number } · From above, columns { $low } and { $high }
 }
picker-entry-where = { $heading ->
    [e] starts between { $low } and { $high }, faces right
    [w] starts between { $low } and { $high }, faces left
    [n] starts between { $low } and { $high }, faces up
   *[s] starts between { $low } and { $high }, faces down
 }
picker-what-grows = { $what ->
    [line] Which line?
    [both] What goes back to your pool?
   *[piece] What goes back to your pool?
 }
picker-line = { $number } · { $squares }
picker-piece = { $kind ->
    [cat] { $number } · cat { $square }
   *[kitten] { $number } · kitten { $square }
 }
picker-line-does = { $cats ->
    [0] { $kittens ->
        [one] 1 kitten grows up
       *[other] { $kittens } kittens grow up
     }
   *[other] { $kittens ->
        [one] 1 kitten grows up
       *[other] { $kittens } kittens grow up
     }, { $cats ->
        [one] 1 cat goes back
       *[other] { $cats } cats go back
     }
 }
picker-piece-does = { $what ->
    [grows] grows up
    [stays-cat] stays a cat
   *[stays-kitten] stays a kitten
 }
picker-kind = { $kind ->
    [cat] Use a cat
   *[kitten] Use a kitten
 }
button-boop = Boop!
button-boop-it = Boop it!
button-back = Start over
button-read = Read the board

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects. The square comes first: by it
## the turn is known again when it was chosen.

choice-turn = { $kind ->
    [cat] { $square } cat: { $effects }
   *[kitten] { $square } kitten: { $effects }
 }
choice-entry = { $kind ->
    [cat] { $square } cat: ghost in between { $low } and { $high }
   *[kitten] { $square } kitten: ghost in between { $low } and { $high }
 }
choice-way-entry = { $kind ->
    [cat] { $square } cat: { $effects } · ghost in between { $low } and { $high }
   *[kitten] { $square } kitten: { $effects } · ghost in between { $low } and { $high }
 }
choice-why-none = { $why ->
    [no-match] You have no match running.
    [nothing-awaits-you] It isn't your turn anywhere.
    [awaited-elsewhere] It isn't your turn here, but in another match.
    [which-match] Pick the match first.
    [not-your-turn] It isn't your turn in that match.
    [match-over] That match is over.
    [no-such-match] I can't find that match.
    [not-your-match] Others play that match.
   *[no-turn] No turn begins like that. A square is a1 to f6; it must be free.
 }
between-facts = {" · "}
effect-nobody = boops nobody
effect-boops = { $how ->
    [all-off] boops { $count } off the bed
    [some-off] boops { $count }; { $off ->
        [one] 1 falls
       *[other] { $off } fall
     }
   *[on] boops { $count }
 }
effect-ghost = ghost pushes { $count }
effect-grow = { $cats ->
    [none] { $kittens-count ->
        [one] { $kittens } grows up
       *[other] { $kittens } grow up
     }
   *[some] { $kittens-count ->
        [one] { $kittens } grows up
       *[other] { $kittens } grow up
     }, { $cats-count ->
        [one] cat { $cats } goes back
       *[other] cats { $cats } go back
     }
 }
effect-back = { $kind ->
    [cat] cat { $square } goes back
   *[kitten] kitten { $square } goes back
 }
effect-choose = { $what ->
    [line] you pick which line grows up
    [piece] you pick what goes back
   *[both] you pick what goes back
 }
effect-wins = wins!
choice-match = against { $opponent } · { $awaits ->
    [yes] your turn
   *[no] their turn
 } · { edition } · match { $match }

## Challenges.

challenge-friend = { $opponent }, { $challenger } challenges you to { edition }!
challenge-anybody = Who plays { edition } with { $challenger }?
challenge-aim = { $edition ->
    [ghost] Ghosts glide, cats jump. Line up three.
    [kittens] Push kittens about, and line up three.
   *[classic] Grow kittens into cats, and line up three.
 }
challenge-accepted = { $challenger } and { $accepter } play { edition }: { $where ->
    [here] match { $match } begins just below.
   *[elsewhere] match { $match } is in { $channel }.
 }
challenge-declined = { $opponent } can't play just now, { $challenger }. Another time!
challenge-withdrawn = { $challenger } took this challenge back.
rematch = { $opponent }, { $challenger } asks for a rematch. { $first ->
    [challenger] { $challenger } would begin.
   *[opponent] { $opponent } would begin.
 }
rematch-terms = -# { $rated ->
    [yes] Rated
    [hints] Friendly, with hints for both
   *[no] Friendly
 } · { pace } · { edition } · after match { $match } · answer due <t:{ $until }:R>
challenge-terms = -# { $rated ->
    [yes] Rated: counts for the leaderboard
    [hints] Friendly, with hints for both
   *[no] Friendly: ratings stay
 } · { pace } · { $first ->
    [challenger] { $challenger } begins
    [opponent] { $opponent } begins
    [anybody] whoever plays begins
   *[chance] chance says who begins
 } · answer due <t:{ $until }:R> · the picture is an example
challenge-picture = An example, not your match. { $board }
challenge-used-up = -# You two have played this week's five rated matches, so this one is friendly.
challenge-quiet = -# { $opponent } has been challenged a lot lately, so nobody is pinged this time.
challenge-guest = -# I'm a guest here: the board comes when one of you presses.
challenge-expired = Nobody answered { $challenger }'s challenge in time. { COMMAND("challenge") } makes a new one.

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

result-won = { $ending ->
    [line] 🏆 { $winner } beat { $loser } at { edition }: three cats in a line!
    [eight-cats] 🏆 { $winner } beat { $loser } at { edition }: all eight cats on the bed!
    [three-kittens] 🏆 { $winner } beat { $loser } at { edition }: three kittens in a line!
    [resigned] 🏆 { $winner } beat { $loser } at { edition }, who gave up.
   *[time] 🏆 { $winner } beat { $loser } at { edition }, whose time was up.
 }
result-drawn = { $ending ->
    [agreed] 🤝 { $orange } and { $gray } agreed on a draw at { edition }.
    [repetition] 🤝 { $orange } and { $gray } drew at { edition }: the same position stood three times.
   *[turn-limit] 🤝 { $orange } and { $gray } drew at { edition }, after three hundred turns.
 }
result-closed = { $ending ->
    [called-off] { $orange } and { $gray } called off their match of { edition }.
    [cancelled] A moderator ended the match of { edition } between { $orange } and { $gray }.
   *[abandoned] The match of { edition } between { $orange } and { $gray } ended unfinished.
 }
result-where = Match { $match } · { $channel }
result-again = { $one } and { $other } play { edition } again: match { $match } is in { $channel }.
button-dare = Challenge the winner

pace = { $pace ->
    [ten-minutes] 10 minutes a turn
    [one-day] 1 day a turn
    [three-days] 3 days a turn
    [seven-days] 7 days a turn
   *[none] no clock
 }
button-rematch = Rematch
button-accept = Accept
button-play-along = I'll play
button-how-to-play = How to play
button-see-challenge = See it
button-see-board = Go to the board
button-decline = Decline
button-withdraw = Withdraw

## Matches against the bot. The bot speaks of itself as "I".

level-name = { $level ->
    [1] Sleepy kitten
    [2] Clumsy kitten
    [3] Curious kitten
    [4] Playful kitten
    [5] Cheeky young cat
    [6] House cat
    [7] Mouser
    [8] Alley cat
    [9] Clever old cat
   *[10] Queen of the bed
 }
level-about = { $level ->
    [1] Just learning, and overlooks a lot. For children, and for a first match.
    [2] Takes a line that lies ready, and trips over everything else.
    [3] Looks at everything, and now and then at what you are up to.
    [4] Sees what is in front of its nose, most of the time.
    [5] Takes what it can get, and sometimes leaves you a win.
    [6] Looks before it leaps. Harder to beat than it sounds.
    [7] Lies in wait. Takes every win it sees, and seldom leaves you one.
    [8] Plans a little ahead, and seldom misses a chance.
    [9] Plans well ahead. A slip will cost you.
   *[10] The best that I can do. Good luck!
 }
level-option = { $level } · { level-name }
level-match-me = Match me
level-match-me-about = I choose my level so that you win about every other match.
bot-match-choose = You against me, in { edition }: how well shall I play?
    { $matched ->
        [yes] **Match me**: so that you win about every other match. For now I play as **{ level-name }**.
       *[no] My level: **{ level-name }**. { level-about }
    }
    -# Friendly · { pace } · it begins when you press
bot-match-level = How well I play
bot-match-edition = Which edition
bot-match-who = Who begins
bot-match-first = { $first ->
    [challenger] You begin
    [opponent] I begin
   *[chance] Chance says who begins
 }
bot-match-begins = Match { $match } begins. Have fun!
bot-match-begun = { $player } plays { edition } against me ({ level-name }): match { $match }.
bot-match-waits = All is kept safe, but I can't think just now. Match { $match } waits, and I go on by myself when I can.
bot-score = { level-name } { $wins }-{ $losses }-{ $draws }
button-play-me = Play with me
button-begin = Begin
button-level = Try { level-name }
board-bot-thinks = { $bot } is thinking …
board-level = I play as { level-name }
board-bot-word = { $how ->
    [won] Well played, { $player }! You were better this time.
    [lost] Good game, { $player }! Every match makes you stronger.
    [gave-up] Thanks for the match, { $player }! Come back whenever you like.
   *[drawn] Well fought, { $player }! Neither of us could do better.
 }
board-bot-level = { $how ->
    [won] You've beaten this level. Next up: { level-name }!
   *[lost] How about { level-name } next? It's easier.
 }

## Commands and their options, as Discord lists them.

command-challenge = Challenge a friend, anybody here, or me, to a game of boop
command-challenge-member = Who to play with; leave it out to challenge anybody here
command-edition = Which edition of boop
command-edition-name = { $edition ->
    [ghost] Ghost: each side has a ghost that glides between the squares and pushes
    [kittens] Kittens: for younger players; the first line of three wins
   *[classic] Classic: three in a line grow up into cats, three cats in a line win
 }
command-rules = The rules, page by page, with pictures
command-challenge-first = Who makes the first turn
command-challenge-first-chance = Let chance decide
command-challenge-first-challenger = I begin
command-challenge-first-opponent = They begin
command-challenge-rated = Whether it counts for the ratings; it does unless you say, except with kittens
command-challenge-hints = Whether both of you may ask me for hints; such a match is friendly
command-challenge-menu = Challenge to boop
command-challenge-pace = How long each may think about a turn; nobody loses by the clock alone
command-pace-name = { $pace ->
    [ten-minutes] 10 minutes a turn
    [one-day] 1 day a turn
    [three-days] 3 days a turn
    [seven-days] 7 days a turn
   *[none] No clock
 }
command-offer = Offer a draw, a takeback, a pause, or ask for more time
command-offer-what = What to offer
command-offer-name = { $offer ->
    [draw] A draw
    [takeback] Take my last turn back
    [pause] A pause: the clock stops
   *[time] More time for this turn
 }
command-settings = Your own settings: reminders, quiet hours, time zone, moving boards
command-settings-reminders = Where I remind you, once a turn, when a third of your time is left
command-settings-reminders-name = { $reminders ->
    [thread] In the match's channel
    [direct] By direct message
   *[none] Not at all
 }
command-settings-quiet-from = The hour from which I leave you alone, 0 to 23, in your time zone
command-settings-quiet-until = The hour until which I leave you alone; the same hour twice means never
command-settings-time-zone = Your time zone, such as Europe/Berlin
command-settings-leaderboards = Whether leaderboards and your profile show you, and onlookers may replay your matches
command-settings-warnings = Whether the preview warns you of a win that your turn leaves, in matches with hints
command-settings-boards-move = Whether boards of your matches may move by themselves
command-move = Take your turn
command-move-turn = A square, such as c3; the list says what each turn does
command-match = Which match, if there is more than one
command-board = Show a match's board
command-board-text = The board in letters and words, for you alone
command-server = This server's settings, for those who manage it
command-server-boards-move = Whether boards play their last turn by themselves
command-server-threads = Whether each match gets a thread of its own, where I may make one
command-server-pace = How long a turn may take in a challenge that does not say
command-server-edition = The edition of a challenge that does not say
command-server-matches-here = Whether matches may live in this channel; choose one, and they live only where chosen
command-server-end-match = A running match to end; it counts for nobody
command-games = List your running matches
command-resign = Give a match up
command-help = How to play boop here

## What a server has set.

server-settings = { $saved ->
    [yes] ✅ Saved. This server's settings now:
   *[no] This server's settings:
 }
channels-more = { $list } and { $count } more
server-end-sure = End the match of { $orange } and { $gray } ({ edition }, match { $match })? It would count for nobody, and it can't be undone.
server-ended = The match is ended.
server-kept = Good: the match goes on.
button-end-yes = Yes, end it
button-end-no = No, let it go on
choice-server-match = { $orange } against { $gray } · { edition } · match { $match }

## Leaderboards.

command-leaderboard = The leaderboard: who is the strongest at boop
command-leaderboard-where = This server, or all servers together
command-leaderboard-where-name = { $where ->
    [here] This server
   *[everywhere] Everywhere
 }
command-leaderboard-season = Of all time, or a season: each quarter of a year everybody begins anew
season = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[4] October to December { $year }
 }
season-choice = { $when ->
    [all-time] All time
    [now] This season: { season }
   *[past] { season }
 }
leaderboard-title = { edition-title }, { $where ->
    [everywhere] everywhere
   *[here] this server
 }, { $when ->
    [all-time] all time
   *[season] { season }
 }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three = three rated matches of { edition }{ $where ->
    [here] {" "}in this server
   *[everywhere] {""}
 }{ $span ->
    [season] , in this season
   *[all-time] {""}
 }
leaderboard-empty = { $when ->
    [over] Nobody had a place: it takes { leaderboard-three }.
   *[running] Nobody has a place yet: it takes { leaderboard-three }. { COMMAND("challenge") } someone!
 }
leaderboard-passed = Whoever stands here has left this server. It goes on further down.
leaderboard-more = -# And { $count } more further down.
leaderboard-line = { $place ->
    [1] { SIGN("medal_gold", plain: "🥇") }**1.**
    [2] { SIGN("medal_silver", plain: "🥈") }**2.**
    [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
   *[other] **{ $place }.**
 } { $player } · **{ $rating }** ± { $deviation } · { $record } · { $trend ->
    [up] ▲ { $change }
    [down] ▼ { $change }
   *[even] even
 }
leaderboard-legend = -# Rating ± how unsure it is · won–lost–drawn · what a match of the last two weeks changed. In order of rating minus ±
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = You: place { $place }, **{ $rating }** ± { $deviation } · { $record }
leaderboard-own-provisional = { $when ->
    [over] You: no place in this season, **{ $rating }** ± { $deviation } · { $record }
   *[running] You: no place yet, **{ $rating }** ± { $deviation } · { $record }
 }
leaderboard-own-unlisted = You keep off, so only you see this: **{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading = { $when ->
    [over] Without a place
   *[running] Finding their place
 }
leaderboard-provisional = { $when ->
    [over] Without a place, which takes { leaderboard-three }: { $names }
   *[running] Finding their place, which takes { leaderboard-three }: { $names }
 }
leaderboard-alt-provisional = Without a place: { $names }.
leaderboard-alt-provisional-one = { $name } ({ $rating } ± { $deviation })
leaderboard-provisional-player = { $player } ({ $rating } ± { $deviation })
leaderboard-alt-title = { $server ->
    [none] { leaderboard-title }.
   *[other] { $server }: { leaderboard-title }.
 }
leaderboard-alt = { $place }: { $name }, { $rating } ± { $deviation }, { $wins } won, { $losses } lost, { $draws } drawn{ $trend ->
    [up] , up by { $change }
    [down] , down by { $change }
   *[even] {""}
 }.
button-season = This season
button-all-time = All time
button-top = To the top
button-further = Further down
button-share = Show everybody

## Profiles.

command-profile = What somebody has done at boop: rating over time, record, and numbers to smile at
command-profile-member = Whose; leave it out for your own
command-profile-edition = Which edition the chart is of; the one played most, unless you say
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }**: { $wins } won, { $losses } lost, { $draws } drawn
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }**: the first match with a friend is still to come
profile-unlisted = Only you see this, for you keep off the leaderboards ({ COMMAND("settings") }).
profile-edition = **{ edition-title }**: { $score } ({ SIGN("kitten_marmalade", plain: "🟠") }{ $orange } · { $edition ->
    [ghost] { SIGN("kitten_tuxedo", plain: "🟪") }{ $gray }
    [kittens] { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray }
   *[classic] { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray }
 }){ $where ->
    [unrated] {""}
    [everywhere] {" "}· rating **{ $rating }** ± { $deviation } everywhere
   *[here] {" "}· rating **{ $rating }** ± { $deviation } here
 }
profile-unrated = No rated match of { edition } yet, so there is no curve.
profile-grown = { SIGN("grown", plain: "🎓") }{ $count ->
    [one] 1 kitten has grown up
   *[other] { $count } kittens have grown up
 }
profile-boops = { SIGN("fall", plain: "💨") }{ $count ->
    [one] 1 of other people's pieces booped off the bed
   *[other] { $count } of other people's pieces booped off the bed
 }
profile-streak = 🔥 Longest streak: { $longest } wins{ $current ->
    [0] {""}
   *[other] ; { $current } just now
 }
profile-square = { SIGN("cat_marmalade", plain: "🐱") }Favourite first square: { $square }, in { $times } of { $total ->
    [one] 1 match
   *[other] { $total } matches
 }
profile-with-me = { SIGN("even", plain: "🤝") }Against you: { $wins } won, { $losses } lost, { $draws } drawn
profile-against-bot = 🤖 Against me, won-lost-drawn: { $scores }
profile-chart = Rating in { edition }, { $where ->
    [everywhere] everywhere
   *[here] this server
 }
profile-alt-first = Card of { $name }: the first match with a friend is still to come.
profile-alt = Card of { $name }. Matches: { $matches } ({ $wins } won, { $losses } lost, { $draws } drawn). Kittens grown up: { $grown }. Boops off the bed: { $boops }. Longest streak of wins: { $streak }.{ $square ->
    [none] {""}
   *[other] {" "}Favourite first square: { $square }.
 }
card-first = first match to come
card-record = won–lost
card-grown = grown up
card-falls = off the bed
card-streak = best streak
card-square = first square
card-puzzles = puzzles
profile-alt-chart = { profile-chart }, over { $count ->
    [one] 1 match
   *[other] { $count } matches
 }: from { $first } to { $last } ± { $deviation }, at lowest { $low }, at highest { $high }.

## Puzzles. Turns are told in words, as `turn-named` names them.

command-puzzle = A puzzle, for you alone: find the one turn that wins, or the one that holds
command-puzzle-difficulty = How hard for you: below your puzzle rating, near it (unless you say) or above it
command-puzzle-difficulty-name = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
 }
command-daily = The daily puzzle: the same for everybody, new at midnight UTC
puzzle-daily = ☀️ **Daily puzzle of { $day }** · { edition }
puzzle-title = 🧩 **Puzzle { $number }** · { edition }
puzzle-title-one-turn = 🧩 **Puzzle { $number } in one turn** · { edition }
puzzle-title-defence = 🧩 **Defence { $number }** · { edition }
puzzle-task = You are { sign } { $side ->
    [orange] marmalade
   *[gray] tuxedo
 }. { $what ->
    [grows] Only one turn lets three of your kittens grow up. Which?
    [wins] Only one turn wins at once. Which?
    [holds] Only one turn holds: after any other, the other side wins with its next. Which?
   *[forces] Only one turn wins by force in { $turns } turns of your own. Which?
 }
puzzle-go-on = ✅ Right: { $turn }! The best answer: { $answer }. { $left ->
    [1] Now win with this turn.
   *[other] Now win in { $left } turns of your own.
 }
puzzle-wrong = ❌ Not this one: { $turn }.
puzzle-wrong-later = ❌ That wins too, but later: { $turn }. Another turn is quicker.
puzzle-wrong-leaves = ❌ Not this one: { $turn }. The other side would then win on { $squares }.
puzzle-wrong-shown = The picture shows what your turn did. Before it:
puzzle-edition = { $edition ->
    [kittens] Kittens alone: nobody grows up, and three kittens in a line win.
   *[ghost] With ghosts: at the end of your turn, your ghost glides one seam ahead and pushes the pieces beside it. Three cats in a line win.
 }
puzzle-tries = { $tries ->
    [1] One try left.
    [2] Two tries left.
   *[other] Three tries.
 }
button-try-again = Try again
puzzle-hint = 💡 It is a { $kind ->
    [cat] cat
   *[kitten] kitten
 }, in the { $part ->
    [top-left] top left quarter, a4 to c6
    [top-right] top right quarter, d4 to f6
    [bottom-left] bottom left quarter, a1 to c3
   *[bottom-right] bottom right quarter, d1 to f3
 }.
puzzle-solved = 🎉 Solved, { puzzle-how }!
puzzle-how = { $misses ->
    [0] at the first try
    [1] at the second try
   *[other] at the third try
 }{ $hinted ->
    [yes] {" "}with the hint
   *[no] {""}
 }
puzzle-failed = The turn was: **{ $turn }**.
puzzle-rating = Your puzzle rating: **{ $rating }** ({ $change }) · this puzzle's: { $puzzle }.
puzzle-rating-unsure = Your puzzle rating is still being found: about **{ $rating }** · this puzzle's: { $puzzle }.
puzzle-rating-first = Only a first try without a hint counts as solved.
puzzle-idea-grows = It lets { $count ->
    [one] a kitten
   *[other] { $count } kittens
 } grow up.
puzzle-idea-falls = It boops { $count ->
    [one] a piece
   *[other] { $count } pieces
 } of the other side off the bed.
puzzle-idea-stops = It stops a win on { $squares }.
puzzle-idea-threatens = It threatens to win on { $squares }; whatever the answer, a win is left.
puzzle-idea-quiet = It threatens no win at once, and still: whatever the answer, a win is left.
puzzle-idea-holds = After any other turn, the other side would win with its next.
puzzle-step = Turn { $number } of { $count }: { $turn }.
puzzle-streak = 🔥 { $current ->
    [0] Your streak begins with the next daily puzzle you solve.
    [one] One day in a row. Come back tomorrow!
   *[other] { $current } days in a row.
 }{ $longest ->
    [0] {""}
   *[other] {" "}Your longest: { $longest }.
 }
puzzle-server-streak = 🏡 This server: { $current ->
    [one] 1 day
   *[other] { $current } days
 } in a row.
puzzle-next-daily = The next one comes <t:{ $at }:R>.
puzzle-share = { $who } · daily { edition } · { $day } · { $marks }{ $hinted ->
    [yes] {" "}with a hint
   *[no] {""}
 }{ $current ->
    [0] {""}
    [1] {""}
   *[other] {" "}· 🔥 { $current } days
 }
puzzle-post = ☀️ **Daily puzzle of { $day }** · { edition }
    { sign } { $side ->
        [orange] marmalade
       *[gray] tuxedo
     } moves and wins in { $turns } turns of its own. Only one turn does it: solve it in private, with three tries.
puzzle-yesterday = -# Yesterday { $count ->
    [0] nobody solved it for this server
   *[other] it was solved by { $who }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
     }
 } · the answer: ||{ $turn }||{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {" "}· 🔥 { $streak } days in a row here
 }
puzzle-counted = From now on the daily puzzles that you solve in a server count for its streak. { COMMAND("settings") } takes that back.
button-hint = Hint
button-show-turn = Show me the turn
button-tell = Tell me
button-show-me = Show me
button-next-puzzle = Next puzzle
button-daily = Daily puzzle
button-show-result = Show the others
button-count = Count it for this server
button-solve = Solve it
command-settings-puzzles-on-card = Whether your profile says how many puzzles you have solved, and your puzzle rating
command-settings-puzzles-for-server = Whether daily puzzles that you solve in a server count for its streak
command-server-daily-puzzle = Whether I post the daily puzzle in this channel
profile-puzzles = 🧩 Puzzles solved: { $count }{ $rating ->
    [none] {""}
   *[other] ; puzzle rating { $rating }
 }{ $longest ->
    [0] {""}
   *[other] ; daily ones in a row: { $current }, at most { $longest }
 }

## What has been played.

command-history = Your finished matches, the latest first
command-replay = Step through a match of yours or of this channel, or a record, turn by turn
command-replay-file = A record that somebody gave you, of at most 64 KiB
command-replay-match = Which match; the list names the latest by opponent
history-none = You have no finished match yet. { COMMAND("games") } lists those that run.
history-title = Your finished matches, the latest first:
history-line = { $result ->
    [won] 🏆 Won against { $opponent }
    [lost] 🐾 Lost to { $opponent }
    [drawn] 🤝 Drew with { $opponent }
   *[nobody] 🧺 Not counted, with { $opponent }
 } · { ending } · { edition } · { games-turns } · match { $match } · <t:{ $ended }:d>
history-option = { $result ->
    [won] Won against { $opponent }
    [lost] Lost to { $opponent }
    [drawn] Drew with { $opponent }
   *[nobody] Not counted, with { $opponent }
 } · match { $match }
history-replay = Replay one of these
ending = { $ending ->
    [line] three cats in a line
    [eight-cats] eight cats on the bed
    [three-kittens] three kittens in a line
    [resigned] given up
    [time] by the clock
    [agreed] as agreed
    [repetition] the same position three times
    [turn-limit] three hundred turns
    [cancelled] ended by a moderator
    [called-off] called off
   *[abandoned] put away
 }
replay-title = 🎞️ Match { $match }: { $orange } against { $gray } · turn { $turn } of { $turns }
replay-start = The bed is made, and nobody is on it yet.
replay-record = The match in notation. Anybody can look at it with { COMMAND("replay") } and `file`.
replay-file-title = 🎞️ A record: { $orange } against { $gray } · { edition } · turn { $turn } of { $turns }
film-of-match = 🎬 Match { $match }: { $orange } against { $gray }, from the first turn to the last.
film-of-file = 🎬 { $orange } against { $gray }, from the first turn to the last.
film-progress = 🎬 Drawing turn { $turn } of { $turns } …
film-waiting = 🎬 Others' films are drawn first; yours comes next or soon …
name-rated = { $name } ({ $rating })
film-alt = { $orange } against { $gray }: the whole game, { $count ->
    [one] 1 turn
   *[other] { $count } turns
 } long, as a film. At its end: { $told }
highlights-of-match = ✨ Match { $match }: { $orange } against { $gray }, { $how ->
    [review] the turns that mattered most
   *[last] the last turns
 }.
highlights-of-file = ✨ { $orange } against { $gray }, the last turns.
highlights-alt = { $orange } against { $gray }: { $how ->
    [review] the turns that mattered most ({ $turns })
   *[last] the last turns ({ $turns })
 }, as a short film. At its end: { $told }
button-highlights = Highlights
button-animate = Film
replay-jump-title = Go to a turn
replay-jump-label = Which turn, from 0 to { $turns }?
button-first = First
button-step-back = Back
button-step-on = Next
button-last = Last
button-jump = Go to turn
button-record = As text

## What a player has chosen for themselves.

settings-mine = { $saved ->
    [yes] ✅ Saved. Your settings now:
   *[no] Your settings:
 }
settings-blocked = Your direct messages are closed to me, so I remind you in the match's channel. Open them and choose again.
setting-line = • { $name }: **{ $value }**
setting-on = { $on ->
    [yes] on
   *[no] off
 }
setting-hours = { $quiet ->
    [some] { $from }:00 to { $until }:00
   *[none] none
 }
setting-hour = { $hour ->
    [none] No quiet hours
   *[other] { $hour }:00
 }
setting-channels = { $channels ->
    [everywhere] everywhere
   *[some] only in { $list }
 }
setting-puzzle = { $channel ->
    [none] nowhere
    [gone] its channel is gone
   *[other] { $channel }
 }
setting-language = { $chosen ->
    [yes] { $language }
   *[no] { $language }, as Discord has it
 }
form-label = { $field ->
    [reminders] Reminders
    [quiet] Quiet hours
    [quiet-from] Quiet from
    [quiet-until] Quiet until
    [time-zone] Time zone
    [boards-move] Moving boards
    [warnings] Warnings in the preview
    [leaderboards] Leaderboards and profile
    [puzzles-on-card] Puzzles on your card
    [puzzles-for-server] Puzzles count for the server
    [language] Language
    [edition] Edition
    [pace] Time for a turn
    [threads] A thread for each match
    [matches-here] Where matches live
    [daily-puzzle] Daily puzzle
    [play] While you play
    [privacy] What others see
    [boards] Boards and threads
    [member] Who plays with you
    [first] Who begins
    [clubhouse] Clubhouse
    [results] Results
    [posts] What I post there
    [house] Board of the house
    [season] End of a season
   *[counts] Rating and hints
 }
form-title = { $form ->
    [reminders] Reminders
    [privacy] Play and privacy
    [language] Choose a language
    [matches] Matches
    [channels] Channels
    [clubhouse] Clubhouse
   *[challenge] Challenge
 }
form-counts = { $counts ->
    [usual] Rated, or friendly with kittens
    [hints] Friendly, with hints for both
   *[friendly] Friendly
 }
form-anybody = Anybody here
form-time-zone = Such as Europe/Berlin, or a large city near you
form-daily-puzzle = Where I post it each day, at midnight UTC; leave it empty for nowhere
form-matches-here = The channels where matches may live; leave it empty for everywhere

## What is kept about a person.

command-privacy = What I keep about you and why; have it as a file, or be forgotten
privacy = 🔒 **What I keep about you, and why**
    • Your Discord id and the name you go by: to know whose turn it is, and to write you into lists and pictures.
    • Your challenges, and your matches with every turn, when it was played, which hints you asked for, and the server and channel it is shown in: to play on, and to replay. Reviews of matches are kept with them, without names.
    • The language of your Discord, what you choose under { COMMAND("settings") }, and whether your direct messages are closed to me.
    • Which direct messages to you tell of a clock, never their words: to say there how it went on.
    • Ratings and counts, which leaderboards and { COMMAND("profile") } show. With `leaderboards` in { COMMAND("settings") } you keep off both, and onlookers can't replay your matches.
    • The puzzles you were given and what you played in them: for streaks, for your puzzle rating, and to give you others. Your card says how many, and that rating, only if you want it.
    • Your picture, in memory only, for leaderboards and your card.
    I read no messages and keep none. Whoever hosts me may hold backups for a while.
    With **Export** you get all of it as a file; **Delete** forgets you, after two questions.
privacy-export = All I keep about you, as JSON.
privacy-sure = Shall I forget you? Your name, settings, ratings and profile would be gone for good. { $running ->
    [0] No match of yours is running.
    [one] Your running match would be given up.
   *[other] Your { $running } running matches would be given up.
 } Finished ones stay for those you played with, as matches with “Former player”. Challenges that wait would end. What I have posted in channels stays there until somebody deletes it.
privacy-really = This is the last question, and there is no way back: shall I forget you for good?
privacy-forgotten = You are forgotten. Thank you for playing, and farewell! Should you ever come back, you begin anew.
privacy-kept = Good: everything stays as it is.
button-export = Export
button-delete = Delete
button-forget = Yes, forget me
button-forget-really = Forget me for good
button-keep = No, keep everything

## What the clock says by itself.

notice-remind = { $mover }, { $waiting } waits for your turn in match { $match }.
notice-remind-due = Due <t:{ $until }:R>
notice-away = I am not in the server of this match any more · { COMMAND("board") } brings it to where you are
notice-time-up = { $waiting }, { $mover }'s time is up.
notice-time-up-how = { $counts ->
    [yes] Claim the win, or give { $extra ->
        [minutes] ten minutes
       *[day] a day
     } more.
   *[no] You haven't both moved yet. Call it off, or give { $extra ->
        [minutes] ten minutes
       *[day] a day
     } more.
 }
notice-time-up-until = Match { $match } · { $mover } can still move · unclaimed, it ends without a result <t:{ $closes }:R>
notice-ask = { $mover } and { $waiting }, match { $match } has been still for thirty days. Keep it?
notice-ask-until = Else it ends without a result <t:{ $closes }:R>
button-claim = { $counts ->
    [yes] Claim the win
   *[no] Call it off
 }
button-extend = { $extra ->
    [minutes] Give 10 minutes more
   *[day] Give a day more
 }
button-go-on = Keep it
button-board = Go to the board
notice-late = Your time against { $other } is up, but nothing is lost yet: you can still move.
notice-became = { $became ->
    [moved] { $kind ->
        [remind] { $by } has moved.
        [ask] { $by } has moved.
        [paused] { $by } has moved: the pause is over.
        [late] { $by } moved after all.
       *[time-up] { $by } moved after all.
     }
    [claimed] { $by } claimed the win.
    [day] { $by } gave { $other } more time.
    [time] { $by } gave { $other } more time.
    [taken-back] { $kind ->
        [paused] Turns of match { $match } were taken back: the pause is over.
        [time-up] Turns of match { $match } were taken back.
        [late] Turns of match { $match } were taken back.
        [ask] Turns of match { $match } were taken back.
       *[remind] Turns of match { $match } were taken back.
     }
    [paused] The clock of match { $match } stands still.
    [resumed] { $by } started the clock.
    [kept] { $by } keeps match { $match }.
    [went-on] Match { $match } goes on.
   *[over] Match { $match } is over.
 }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

offer-made = { $offer ->
    [draw] { $other }, { $by } offers a draw.
    [pause] { $other }, { $by } asks for a pause: the clock would stop.
    [time] { $other }, { $by } asks for more time for this turn.
    [takeback-one] { $other }, { $by } asks to take back turn { $last } ({ $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square }).
   *[takeback-two] { $other }, { $by } asks to take back turns { $first } and { $last } ({ $kind ->
        [cat] cat
       *[kitten] kitten
     } on { $square }, your { $other-kind ->
        [cat] cat
       *[kitten] kitten
     } on { $other-square }).
 }
offer-terms = Match { $match } · stands until the next turn
offer-declined = { $offer ->
    [draw] { $other }, { $by } declines the draw. It is { $mover }'s turn.
    [takeback] { $other }, { $by } declines the takeback. It is { $mover }'s turn.
    [pause] { $other }, { $by } declines the pause. It is { $mover }'s turn.
   *[time] { $other }, { $by } declines to give more time. It is { $mover }'s turn.
 }
offer-paused = { $other }, { $by } agrees: the clock stands still.
offer-resumed = { $turn ->
    [yours] { $other }, { $by } started the clock. It is your turn.
   *[theirs] { $other }, { $by } started the clock. It is { $by }'s turn.
 }
offer-extended = { $other }, { $by } gives you more time. It is your turn.
offer-settled = { $offer ->
    [draw] { $how ->
        [accepted] { $by } offered a draw: accepted by { $other }.
        [declined] { $by } offered a draw: declined by { $other }.
        [withdrawn] { $by } offered a draw: withdrawn.
        [turn] { $by } offered a draw: ended by a turn.
       *[over] { $by } offered a draw: it stands no longer.
     }
    [takeback] { $how ->
        [accepted] { $by } asked to take back: accepted by { $other }.
        [declined] { $by } asked to take back: declined by { $other }.
        [withdrawn] { $by } asked to take back: withdrawn.
        [turn] { $by } asked to take back: ended by a turn.
       *[over] { $by } asked to take back: it stands no longer.
     }
    [pause] { $how ->
        [accepted] { $by } asked for a pause: accepted by { $other }.
        [declined] { $by } asked for a pause: declined by { $other }.
        [withdrawn] { $by } asked for a pause: withdrawn.
        [turn] { $by } asked for a pause: ended by a turn.
       *[over] { $by } asked for a pause: it stands no longer.
     }
   *[time] { $how ->
        [accepted] { $by } asked for more time: accepted by { $other }.
        [declined] { $by } asked for more time: declined by { $other }.
        [withdrawn] { $by } asked for more time: withdrawn.
        [turn] { $by } asked for more time: ended by a turn.
       *[over] { $by } asked for more time: it stands no longer.
     }
 }
offer-sent = Sent. I'll tell you the answer.
offer-answered = Done.
button-offer = { $offer ->
    [draw] Offer a draw
    [takeback] Ask for my turn back
    [pause] Ask for a pause
   *[time] Ask for more time
 }
button-take-back = Take my turn back
button-accept-offer = Accept
button-decline-offer = Decline
button-withdraw-offer = Withdraw my offer
button-resume = Start the clock
refusal-done-already = That is done already; there is nothing more to do.

## Matches.

games-title = Your turn: { $mine } · their turn: { $theirs }
games-line = { $awaits ->
    [yes] 👉 { $opponent }
   *[no] ⏳ { $opponent }
 } · { edition } · turn { $turn } · { $time ->
    [due] due <t:{ $until }:R>
    [paused] paused
    [stopped] the clock stands still
   *[still] no clock, last turn <t:{ $since }:R>
 } · [match { $match }]({ $link })
games-page = -# Page { $page } of { $pages }
games-go-to = Go to a match
games-option = { edition } · match { $match } · { $awaits ->
    [yes] your turn
   *[no] their turn
 }
which-match-title = Which match do you mean?
which-match = { $opponent } · { edition } · match { $match }
games-none = You have no match running. { COMMAND("challenge") } somebody!
button-next = Next board
games-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
 }
change-shown = Done. The board is at { $link }.
change-unshown = Done, and kept safe. Discord won't take the new board just now; I keep trying.
change-user-installed = Done, and kept safe. I am no member where it is played, so I can only show the board when somebody asks there: `/board match:{ $match }`.
change-homeless = Done, and kept safe. But I can't post in { $link } any more. `/board match:{ $match }` in another channel moves the match there. Or let somebody who manages it allow me to see it, send messages (and send them in threads) and attach files: I go on by myself then.
resign-sure = { $counts ->
    [yes] Give up match { $match }? { $opponent } wins, and there is no way back.
   *[no] Call match { $match } off? You haven't both moved yet, so it counts for nobody.
 }
resign-done = Match { $match } is over.
resign-kept = Good, it goes on!
watch-turn = Turn { $turn }, as it happened:
button-watch = Watch the turn
more-what = Match { $match }:
watching = You are watching { $orange } and { $gray }.
button-film-so-far = Film so far
button-more = More
button-replay = Replay
button-film = Film
button-resign = Give up
button-resign-yes = { $counts ->
    [yes] Give up
   *[no] Call it off
 }
button-resign-no = Play on
button-help = Help

## The rules, page by page.

rules-title = **{ edition-title }** · page { $page } of { $pages }
rules-aim = **The aim.** Three cats of yours in a line: side by side along a row (1-6), a column (a-f) or a diagonal. Both start with eight kittens and raise cats. The challenge says who begins, else chance does; a rematch swaps.
    Here b3, c3 and d3 win.
rules-aim-kittens = **The aim.** Three of your eight kittens in a line: side by side along a row (1-6), a column (a-f) or a diagonal. The challenge says who begins, else chance does; a rematch swaps.
    Here a3, b3 and c3 win.
rules-boop = **Boop!** Each turn, put a piece from your pool (yours beside the bed) on an empty square. Every piece beside it, diagonals included and no matter whose, is pushed one square, directly away from it. A pushed piece pushes nobody.
    Here a kitten lands on c3 and boops two others.
rules-fall = **Off the bed.** Over the edge means back to the owner's pool, to be played again. You may want that.
    Here b1 boops a1 off the bed, and c1 to d1.
rules-held = **Held.** A piece can't be pushed if another, anybody's, is right behind it. From another side it can.
    Here c2 can't push c3, because c4 holds it.
rules-graduate = **Growing up.** If your turn ends with three of yours in a line, kittens or cats, all three go back to your pool, the kittens as cats. You must; of several lines, pick one. A line you make for the other player counts when *their* turn ends, if it still stands.
    Here a3, b3 and c3 grow up.
rules-cats = **Cats.** With a cat in your pool, play it or a kitten. Cats push everybody; kittens push only kittens.
    Here d3 boops the kitten, but the cat on c3 won't budge.
rules-eight = **All eight on the bed.** One of yours must go back to your pool; you pick. A kitten grows up, a cat stays a cat. With a line too, pick the line or one piece.
    Here the kitten on f1 grows up.
rules-eight-kittens = **All eight on the bed.** With no line, a kitten goes back to your pool; you pick.
    Here it is the one on f1.
rules-win = **Winning.** If your turn ends with three cats of yours in a line, or eight on the bed, you win; nothing grows up. If both have three, whoever moved wins.
    Here d6 makes a diagonal of three.
rules-win-kittens = **Winning.** If your turn ends with three of your kittens in a line, you win. A line you make for the other player counts when *their* turn ends, if it still stands.
    Here d6 makes a diagonal of three.
rules-ghost-enters = **Your ghost.** At the end of your turn it may come in at any edge, on a seam between two squares where no ghost is. It faces across the bed and does nothing on arrival. It may wait in the pool.
    Here it starts between a3 and a4.
rules-ghost-moves = **It glides.** From then on it moves by itself at the end of your turns: one seam ahead, never turning. It pushes the pieces on both sides of the new seam one square outward, cats too. From the last seam it goes home; on a later turn it may come in again. Lines and wins are counted after that.
    Here it pushes b2 to the left and c2 to the right.
rules-ghost-scares = **BOOO!** A piece it can't push, because others are behind, jumps over them all to the first free square, or off the bed.
    Here c2 jumps over d2 and e2 to f2.
rules-ghost-passes = **What a ghost can't do.** It fills no square, holds nobody, is in no line; nothing pushes it. It glides through the other ghost to the seam beyond and pushes only there; if there is none, it goes home.
    Here it pushes c3.
rules-draws = **Draws and time.** Nobody wins if you agree on it, if the same position stands for the third time, or after 300 turns of both together. A win comes first; turns taken back are forgotten. When your time is up, the other may claim the win or give a day more. You can offer a draw or give up with **More**, below each board.
rules-typing = **Typing turns.** { COMMAND("move") } takes a turn in one line.
    `c3` puts a kitten there, or a cat if you have no kitten · `cat c3` a cat · `c3 =c3d4e5`: that line grows up · `c3 =d4`: of eight, that piece goes back to the pool.
    Here c3 makes the line c3, d4, e5.
rules-typing-ghost = **Typing turns.** { COMMAND("move") } takes a turn in one line.
    `c3` puts a kitten there, or a cat if you have no kitten · `cat c3` a cat · `c3 =c3d4e5`: that line grows up · `c3 =d4`: of eight, that piece goes back to the pool · `c3 g bc1`: your ghost comes in between b1 and c1.
    Here it has done so.
rules-typing-kittens = **Typing turns.** { COMMAND("move") } takes a turn in one line.
    `c3` puts a kitten there · `c3 =d4`: of eight, that one goes back to the pool.
    Here a kitten lands on c3.
rules-advice = **Advice.**
    • From the middle it is a long way off the bed.
    • Two side by side threaten a line and hold each other: break the other's pairs from the side.
    • A boop can push your missing piece into place.
    • Short of pieces? Push your own off.
    • Keep a cat at hand: kittens can't push yours home. Cats stuck on the bed go back with a line, or off the edge.
    Here c3 breaks the pair on c4 and d4.
rules-advice-ghost = **Advice.**
    • From the middle it is a long way off the bed.
    • Two side by side threaten a line and hold each other: break the other's pairs from the side.
    • A boop can push your missing piece into place.
    • Short of pieces? Push your own off.
    • Keep a cat at hand: kittens can't push yours home. Cats stuck on the bed go back with a line, or off the edge.
    • Ghosts are slow: count the seams.
    Here c3 breaks the pair on c4 and d4.
rules-advice-kittens = **Advice.**
    • From the middle it is a long way off the bed.
    • Two side by side threaten a line and hold each other: break the other's pairs from the side.
    • A boop can push your missing kitten into place.
    • Short of kittens? Push your own off.
    Here c3 breaks the pair on c4 and d4.
button-rules = Rules
button-page-back = Back
button-page-next = Next

help-game = { $edition ->
    [kittens]
    1. Your kitten lands and pushes every neighbour one square away. What falls off the bed goes back to its owner's pool.
    2. A piece with another right behind it stays.
    3. Three of yours in a line, diagonals included, win.
    4. With all eight on the bed, one goes back to the pool.
    [ghost]
    1. Your kitten lands and pushes every neighbour one square away. What falls off the bed goes back to its owner's pool.
    2. A piece with another right behind it stays.
    3. Three of yours in a line, diagonals included, go back to your pool as cats.
    4. Three cats of yours in a line win; so do eight cats on the bed.
    Kittens can't push cats. Your ghost glides between squares and pushes what is beside it.
   *[classic]
    1. Your kitten lands and pushes every neighbour one square away. What falls off the bed goes back to its owner's pool.
    2. A piece with another right behind it stays.
    3. Three of yours in a line, diagonals included, go back to your pool as cats.
    4. Three cats of yours in a line win; so do eight cats on the bed.
    Kittens can't push cats.
 }
help-commands = -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("leaderboard") } · { COMMAND("settings") }
    -# Boop Bot is an unofficial fan project.
button-advice = Advice
button-typing = Typing turns
button-games = My games

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

button-first-steps = First steps
lesson-title = **{ $number } of { $count } · { $task ->
    [boop-off] Boop one off the bed
    [grow] Grow three up
    [win] Win with three cats
    [win-kittens] Win with three kittens
    [enter] Let your ghost in
   *[scare] Say BOOO!
 }**
lesson-task = { $task ->
    [boop-off] You are marmalade. Put a kitten down, and it pushes every neighbour one square away. Push a tuxedo kitten over the edge!
        -# Pick a square from a menu. In a match, **Boop!** opens the same menus.
    [grow] Three of yours in a line grow up into cats. You push your own, too, but two side by side hold each other. Where does the third go?
    [win] Three cats in a line win, and your two are in line already, corner to corner. The third waits beside the bed: press **Use a cat**, then pick its square.
    [win-kittens] Three kittens in a line win. You push your own, too, but two side by side hold each other. Where does the third go?
    [enter] Your ghost waits beside the bed. Put a kitten anywhere; then a third menu, **Your ghost**, says where it may come in.
   *[scare] When your turn ends, your ghost glides one seam ahead by itself and pushes the pieces beside it. A piece held from behind jumps instead: BOOO! Put your kitten well away from the two tuxedo kittens.
 }
lesson-where = { $kind ->
    [cat] A cat it is: pick its square.
   *[kitten] A kitten it is: pick its square.
 }
lesson-done = { $task ->
    [boop-off] Off it goes, back to the others beside the bed, tuxedo's **pool**! Yours can fall, too; then you just play them again.
    [grow] Meow! All three are back in your pool, as cats. A cat pushes everybody; a kitten can't push a cat.
    [win] 🏆 You win! That is the whole game: push, grow up, line up three cats.
    [win-kittens] 🏆 You win! That is the whole game. Should all eight of yours be on the bed, one goes back to your pool.
    [enter] There it is! On arrival it does nothing. From your next turn on it glides by itself, straight across the bed.
   *[scare] BOOO! The kitten had another right behind it, so it jumped over. Cats jump, too, if need be off the bed.
 }
lesson-miss = { $miss ->
    [nobody] Nobody is beside { $square }, so nobody moved. Stand right beside the tuxedo kitten at the edge, on { $example } for example.
    [still-on] Boop! But a push is one square only, and there was a square to go to. Try the tuxedo kitten at the edge, from { $example } for example.
    [pushed-own] Boop! That pushed your own. Two side by side only hold each other lengthwise: go to the end of their line, { $example } for example.
    [no-line] { $kind ->
        [cat] A cat
       *[kitten] A kitten
     } on { $square } makes no line of three. Go to the end of your two, { $example } for example.
    [kitten] That was a kitten, and three cats are needed. Press **Use a cat**, then pick { $example } for example.
    [kitten-in-line] A line, but one of the three is a kitten: it grows up, and nobody wins yet. Press **Use a cat**, then pick { $example } for example.
    [kept] Your ghost stays beside the bed, and it may. But now let it in: after the square, pick a place from the menu **Your ghost**.
   *[not-scared] Your kitten moved the two before your ghost came, so nobody had to jump. Stay away from them, on { $example } for example.
 }
lesson-again = The bed is as it was: try again.
lesson-end = { $edition ->
    [classic] **Play with me**, or { COMMAND("challenge") } a friend!
        -# There are two more ways to play: with ghosts that glide, or with kittens alone.
    [kittens] **Play with me**, or { COMMAND("challenge") } a friend!
   *[ghost] **Play with me**, or { COMMAND("challenge") } a friend!
 }
lesson-end-challenge = { $to ->
    [friend] You're ready! **Accept** { $challenger }'s challenge, or **Play with me** first.
   *[anybody] You're ready! **I'll play** takes { $challenger }'s challenge, or **Play with me** first.
 }
lesson-end-match = { $awaits ->
    [yes] You're ready! Match { $match } against { $opponent } is on, and it's your turn.
   *[no] You're ready! Match { $match } against { $opponent } is on; you're next after their turn.
 }
lesson-end-over = { $challenger }'s challenge isn't open any more.
lesson-more = { $edition ->
    [ghost] Ghosts
   *[kittens] Kittens alone
 }

## When the bot joins a server.

greeting = Hello! I'm Boop Bot: a board game for two, with kittens that push each other off a bed.
    { COMMAND("challenge") } a friend, or press **First steps**. A turn may take seconds or days; I ping whoever is next.
    -# I read no messages. Moderators: **Daily puzzle** brings one here each day; { COMMAND("server") } lets boards move and says where I play. In { COMMAND("settings") } I can warn you of wins you leave.
greeting-puzzle = From now on the daily puzzle comes to { $channel }, at midnight UTC; today's is on its way. { COMMAND("server") } turns it off again.

## Permissions, as Discord's own settings call them in this language.

permission = { $which ->
    [view-channel] View Channel
    [send-messages] Send Messages
    [send-messages-in-threads] Send Messages in Threads
    [read-message-history] Read Message History
   *[attach-files] Attach Files
 }

## Languages. { $language } is what a language calls itself.

command-settings-language = The language in which I speak to you alone; as Discord has it, unless you choose
command-server-language = The language of what everybody reads here; as Discord has it, unless you choose
language-as-discord = As Discord has it
refusal-no-such-language = I don't speak { $code }. Pick a language from the list.

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

turn-words-kitten = kitten
turn-words-cat = cat
turn-words-ghost = ghost

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = I can't read “{ $text }” as a turn. Name a square from a1 to f6, for example `/move c3`, or `/move cat c3`.
refusal-illegal-turn = { $objection } Nothing has changed: try another turn.
refusal-ambiguous-turn = That turn can end in { $count } ways. Say which, such as `{ $first }`; { COMMAND("move") } lists all.
refusal-not-your-turn = It is { $mover }'s turn. I'll tell you when it is yours.
refusal-not-your-match = Others play this one. To watch, press **More** under a running board, or **Replay** under a finished one.
refusal-kept-from-others = One of the players keeps to themselves, so only the two of them replay this match. While it runs, **Watch the turn** under **More** shows the last one.
refusal-no-such-match = I can't find that match. Pick one from the list; { COMMAND("games") } has yours.
refusal-match-over = That match is over. { COMMAND("challenge") } starts another!
refusal-former-player = That match was with “Former player”, so there is nobody to ask. { COMMAND("challenge") } somebody else!
refusal-match-running = That match is still going on. { COMMAND("board") } shows it.
refusal-match-quarantined = The record of match { $match } contradicts itself, so I set it aside rather than guess. Please tell whoever hosts me; nothing is lost.
refusal-out-of-date = The match has moved on since that board. Here it is as it stands.
refusal-old-button = That button is from an older version of me. { COMMAND("board") } shows the match with new ones.
refusal-old-command = I don't know that command, or not like that: it may be from an older version of me. Type `/` and pick it from the list again.
refusal-too-fast = Not so fast, even for a cat! Wait { $seconds } seconds, then go on.
refusal-shown-enough = This channel has seen enough pictures for one minute. Try again in a moment.
refusal-too-much-to-draw = So many boards are being drawn just now that yours would come too late. Try again in a moment.
refusal-no-match = You have no match running. { COMMAND("challenge") } somebody!
refusal-nothing-awaits-you = It isn't your turn anywhere. { COMMAND("games") } lists your matches.
refusal-awaited-elsewhere = Here it is { $opponent }'s turn. Match { $match } against { $other } awaits you elsewhere: { $link } Play it there, or add `match:{ $match }`.
refusal-which-match = More than one match could be meant. Pick it under `match`; { COMMAND("games") } lists them all.
refusal-challenged-self = You can't play against yourself. Challenge a friend, or leave the name out to challenge anybody here.
refusal-challenged-bot = Bots can't hold kittens. Challenge a person, or leave the name out to challenge anybody here.
refusal-challenged-stranger = That person isn't in this server any more. Challenge somebody who is here.
refusal-challenged-twice = Your challenge to { $opponent } is still waiting. Let them answer it, or withdraw it first.
refusal-challenged-all-twice = Your open challenge is still waiting. Let somebody accept it, or withdraw it first.
refusal-challenged-back = { $opponent } has challenged you here already. See it and accept!
refusal-challenge-over = That challenge has been answered already. { COMMAND("challenge") } makes a new one.
refusal-not-your-challenge = That challenge is for { $opponent }. { COMMAND("challenge") } makes your own!
refusal-own-challenge = { $whose ->
    [friend] { $opponent } answers this one.
   *[anybody] Somebody else answers this one.
 } You can withdraw it.
refusal-only-challenger = Only { $challenger } can take that challenge back.
refusal-no-channel = I can't post boards here: I lack { $missing }. Ask somebody who manages this channel to allow me that, or use another channel.
refusal-no-puzzle-in-forum = The daily puzzle needs a channel for messages: in a forum I can't post it. Choose a text channel.
refusal-no-puzzle-there = I can't post the daily puzzle in { $channels }: I lack { $missing }. Allow me that there, or choose another channel.
refusal-no-clubhouse-in-forum = The clubhouse needs a channel for messages: in a forum I can't post it. Choose a text channel.
refusal-no-clubhouse-there = I can't post the clubhouse in { $channels }: I'm missing { $missing }. Allow me that there, or choose another channel.
refusal-no-clubhouses = Whoever hosts me has switched the clubhouse off, so no server can have one.

refusal-not-a-moderator = Only those who may manage this server can change that. Ask one of them.
refusal-too-many-matches = You have { $limit } matches running, and even a cat has only so many paws. Finish one first: { COMMAND("games") } lists them.
refusal-too-many-matches-of = { $player } has { $limit } matches running, which is as many as anybody can. Try again when one is over.
refusal-too-many-challenges = { $limit } challenges of yours are waiting already. See the oldest, or withdraw it first.
refusal-not-in-this-channel = Matches of this server live in { $channels }. Try it there.
refusal-moderator-plays = You play in match { $match } yourself, so it is not yours to end for nobody. Ask somebody else who may manage this server; or give it up with { COMMAND("resign") }.
refusal-not-in-this-server = That match is not in this server. The list under `end_match` shows those that are.
refusal-nobody-else-here = Nobody but us is here, and I can't hold kittens. Use { COMMAND("challenge") } in a server, or in a conversation with your friend (for that, add me to your own account).
refusal-board-not-alone = Your opponent can't see this conversation, so the match stays where it is. `/board text:True` shows it to you in words, also here.
refusal-not-a-member = I am not a member of this server yet: only my commands were added, so I can't post boards. Somebody who manages the server can [add me]({ $invite }).
refusal-answers-hidden = My answers would be seen by you alone here, so nobody could follow a match. Use { COMMAND("challenge") } where apps may speak to everybody, or ask for me to be added to this server.
refusal-time-not-up = { $opponent }'s turn is due <t:{ $until }:R>. After that you can claim the win.
refusal-untold = { $opponent } may not know of your last turn: I could not show the board. Bring the match where you both are with `/board`. You can claim the win <t:{ $until }:R>.
refusal-your-own-time = It is your own turn: the other player may claim the win when your time is up. You can still move!
refusal-offer-open = Something is offered already. Let it be answered or withdrawn first.
refusal-offer-declined = That was declined. Ask again after the next turn.
refusal-nothing-offered = Nothing is offered any more. { COMMAND("board") } shows how the match stands.
refusal-your-own-offer = That is your own offer: the other player has to answer it. You can withdraw it.
refusal-not-your-offer = Only who made an offer can withdraw it. You can accept it, or rather not.
refusal-nothing-to-take-back = You have no turn to take back yet. Play on!
refusal-no-clock = No clock runs in this match, so there is nothing to stop or to give. Play on!
refusal-not-your-clock = It is { $mover }'s time that runs. You can ask for more when it is your turn.
refusal-not-paused = This match is not paused. { COMMAND("board") } shows how it stands.
refusal-no-such-zone = I don't know { $code }. A time zone looks like Europe/Berlin; type `/settings time_zone:` to get a list.
refusal-nothing-kept = I keep nothing about you. { COMMAND("challenge") } somebody, and I'll have something to remember!
refusal-record-too-large = That file is too large to be a record: { $limit } KiB are the most. Attach one that `/replay` gave under **As text**.
refusal-record-not-text = That file isn't text. Attach one that `/replay` gave under **As text**.
refusal-record-empty = That file is empty. Attach one that `/replay` gave under **As text**.
refusal-record-no-edition = Line { $line }: before the turns a line has to say the edition: `Edition: classic`, `Edition: ghost` or `Edition: kittens`. Correct it and try again.
refusal-record-odd-edition = Line { $line }: I don't know the edition { $code }. Write `classic`, `ghost` or `kittens` and try again.
refusal-record-not-next = Line { $line }: I expected turn { $expected } there, not { $code }. Correct it and try again.
refusal-record-too-long = Line { $line }: a match has at most { $limit } turns, so it must end before that line. Leave out what follows.
refusal-record-not-a-turn = Line { $line }: I can't read { $code } as a turn. Correct it and try again.
refusal-record-illegal-turn = Line { $line }, { $code }: { $objection } Correct it and try again.
refusal-record-ambiguous-turn = Line { $line }, { $code }: that can end in several ways, such as `{ $first }`. Say which and try again.
refusal-record-gone = The file of this replay is gone. Bring it again with `/replay file:`.
refusal-what-to-replay = Say what to replay: one of your matches under `match`, or a record under `file`.
refusal-export-awaited = I am still putting your data together. Wait for the file, then ask again.
refusal-film-awaited = I am still at work on a film for you. Wait for it, then ask again.
refusal-film-too-long = So many turns don't fit into one film. Step through them instead.
refusal-no-such-number = That is no turn of this match. Press **Go to turn** again and type a number.
refusal-profile-bot = Bots can't hold kittens, so there is nothing to tell. Ask for a person.
refusal-you-played-nothing = You have finished no match yet. { COMMAND("challenge") } somebody, and a profile comes by itself!
refusal-nothing-played = I keep no finished match of theirs. { COMMAND("challenge") } them!
refusal-profile-kept = They keep their profile to themselves. { COMMAND("history") } has your own matches with them.
refusal-profile-stranger = That person isn't here, and I keep no match between you two. Ask for somebody who is here or whom you have played, or leave the name out for your own.
refusal-leaderboard-elsewhere = That is another server's leaderboard. { COMMAND("leaderboard") } shows this server's, or that of all together.
refusal-no-such-season = I know no such season. Pick one from the list under `season`, or leave it out.
refusal-no-such-hour = An hour of the day is a number from 0 to 23. Try again with one.
refusal-half-quiet = Quiet hours begin and end: say both `quiet_from` and `quiet_until`.
refusal-no-such-level = I know no such level. Press **Play with me** under { COMMAND("help") } and pick one from the list.
refusal-not-your-lesson = That is somebody else's lesson. **First steps** under { COMMAND("help") } begins your own.
refusal-bot-plays-you = We are at it already, in match { $match }. Let us finish that one first; { COMMAND("board") } brings it here, { COMMAND("resign") } ends it.
refusal-bot-is-guest = I'm only a guest here, so I couldn't show my turns. Write to me directly, or play me in a server that has added me.
refusal-bot-cannot-play = I can't play myself just now: whoever hosts me finds the reason in my log. { COMMAND("challenge") } a friend instead!
refusal-no-hints-rated = This match is rated, so there are no hints in it. Matches against me have them, and those of { COMMAND("challenge") } `hints:True`.
refusal-no-hints-here = This match was begun without hints, so nobody gets one. { COMMAND("challenge") } `hints:True` begins one with hints for both.
refusal-hints-not-rated = A match with hints can't be rated. Leave `rated` out, and it is friendly; or leave `hints` out.
refusal-hint-awaited = I am still thinking about a hint for you. It comes in a moment.
refusal-cannot-think = I can't think just now, so there are no hints and reviews; whoever hosts me finds the reason in my log. Your match goes on as it is, and nothing was counted.
refusal-too-much-to-think = So many are asking me just now that your hint would come too late. Nothing was counted; try again in a moment.
refusal-review-awaited = I am still at work on a review for you. Wait for it, then ask again.
refusal-review-of-running = That match is still going on. It can be reviewed when it is over.
refusal-nothing-to-review = No turn was taken in that match, so there is nothing to review.
refusal-review-unseen = The other player hasn't looked at this review yet. Once both of you have, you can show it to everybody.
refusal-puzzle-not-yours = That puzzle is somebody else's. { COMMAND("puzzle") } gives you one of your own.
refusal-puzzle-done = You are done with that puzzle. { COMMAND("puzzle") } gives you another.
refusal-puzzle-changed = You have gone on with this puzzle elsewhere. { COMMAND("puzzle") } or { COMMAND("daily") } shows it as it stands now.
refusal-puzzle-of-the-past = That daily puzzle is over; nothing happened to your streak by this press. { COMMAND("daily") } shows today's.
refusal-puzzle-not-yet = That daily puzzle is still to come: there is a new one at midnight UTC. { COMMAND("daily") } shows today's.
refusal-puzzle-gone = I don't have that puzzle any more; it counts neither for nor against you. { COMMAND("puzzle") } gives you another.
refusal-puzzle-counts-not = Only a daily puzzle that you have solved counts for a server. { COMMAND("daily") } shows today's.
refusal-no-puzzle-left = You have had all of these. Choose another edition or difficulty under { COMMAND("puzzle") }.
refusal-challenge-expired = That challenge has waited too long. { COMMAND("challenge") } makes a new one.
refusal-opponent-not-here = { $opponent } can't see this channel, so a match between you can't live here. Try it where you both are.

objection-game-over = That match is over.
objection-square-taken = That square is taken.
objection-no-kitten = You have no kitten in your pool.
objection-no-cat = You have no cat in your pool.
objection-no-cats-here = There are no cats in this edition.
objection-no-ghosts-here = There are no ghosts in this edition.
objection-ghost-out = Your ghost was on the bed when your turn began, so it can't come in.
objection-not-an-entry = A ghost can't enter there; it enters at the edge of the bed.
objection-stitch-taken = The other ghost is there already.
objection-nothing-graduates = Nothing grows up or goes back to the pool with that turn.
objection-win-graduates-nothing = That turn wins, so nothing goes back to the pool.
objection-not-a-graduation = Those pieces can't go back to the pool with that turn.
objection-must-graduate = Something of yours must go back to the pool: say what.

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

alert-disk = **My disk is nearly full:** { $free } MiB are left where my database is. On a full disk I take no turns. Old backups, and the copies beside the database (`.before-…`, `.replaced-…`), may be what takes the room.
alert-database = **My database can't be written:** I take no turns just now, and players are told to try later. The log says why (`CRITICAL`): a lost or replaced file, another program's lock, or no room.
alert-lost = **My database was lost while I was running:** { $why }. I have stopped, and nothing has been taken since then. What was in it is saved beside it (`.rescued`), as far as it could still be read: the log says where, and how to bring it back.
alert-taken = **Another program has taken my database while I was running.** I have stopped, and nothing has been taken since then; all that I had taken is in the file. Please look whether a second Boop Bot uses it.
alert-replaced = **One of my processes doesn't answer any more:** the one that led, with reminders, daily puzzles and backups. Another has taken that over, so nothing is missed. Please look whether it hangs: its players may get no answer.
alert-newer = **There is a newer version of me:** { $version }. You decide when: what is new, and whether there is something for you to do, is in its change notes.
alert-quarantine = { $count ->
    [one] **Match { $list } is quarantined:** its record contradicts itself, so nobody can play on in it. `python -m bot check` says what is wrong; its players may begin a new one.
   *[other] **Matches { $list } are quarantined:** their records contradict themselves, so nobody can play on in them. `python -m bot check` says what is wrong; their players may begin new ones.
}
alert-backup = **I have no fresh backup:** { $why }
alert-boards = { $count ->
    [one] **I can't show the board of match { $list }** for ten minutes now. Perhaps I may no longer write in its channel, or it is gone: `python -m bot doctor` says what I may not; `/board` brings the match elsewhere. If it is Discord's bad day, it passes by itself.
   *[other] **I can't show the boards of matches { $list }** for ten minutes now. Perhaps I may no longer write in their channels, or they are gone: `python -m bot doctor` says what I may not; `/board` brings a match elsewhere. If it is Discord's bad day, it passes by itself.
}
application-description = Pushy kittens on a bed. Play boop with a friend, a turn now and the next tomorrow, or with me: /challenge, in any channel. /help shows how in two minutes.
application-tags = board game, two players, play by post, cats, games

## When something breaks.

error-database = My database can't be used just now, so I did nothing. Every match is as it was: please try again later.
error-database-lost = I lost touch with my database just now, and can't tell whether that still counted. Nothing is half done: please look at how it is now before you try again.
error-discord = Discord stumbled just now. Nothing is lost: please try again.
error-unexpected = Something went wrong on my side; your match is safe. If it happens again, tell whoever hosts me this reference: `{ $reference }`.

## The teacher: hints, and the warning of a preview. What a turn does stands behind its name or behind "It"; "they" is the
## other player. A fact never says more than is true: "threatens" is what would happen if the other let it be.

hint = 💡 **{ $turn }.** { $why }
hint-place = { $kind ->
    [cat] Cat on { $square }
   *[kitten] Kitten on { $square }
 }
hint-entry = the ghost in between { $low } and { $high }
hint-why = { $count ->
    [one] It { $first }.
   *[other] It { $first }, and { $second }.
 }
hint-look = 💡 { $idea ->
    [wins] You can win with this turn.
    [forces] You can force a win.
    [lost] Every turn loses here, if they find theirs.
    [stops] They threaten to win, and you can stop it.
    [few] Most squares lose here.
    [grows] A line of yours can grow up.
    [threatens] You can threaten to win.
    [trap] Take care: the square that looks best isn't.
    [pushes] One of theirs can go off the bed.
    [keeps] Their kittens are about to grow up, and you can stop that.
    [prepares] You can prepare a line.
    [spoils] They would like to play somewhere themselves: spoil it.
    [free] Nothing is urgent: many turns are as good.
   *[quiet] It is time for a quiet turn.
 } Look at the { $part ->
    [top-left] upper left, a4 to c6
    [top-right] upper right, d4 to f6
    [bottom-left] lower left, a1 to c3
   *[bottom-right] lower right, d1 to f3
 }.
hint-threat = They threaten to win { on-squares }.
hint-few-hold = All but { $count ->
    [1] one
   *[other] { $count }
 } of the { $free } free squares { $turns ->
    [1] let them win with their next turn
   *[other] let them force a win within { $turns } turns
 }; this is { $count ->
    [1] the one
   *[other] one
 } that doesn't.
hint-but-win = But they can then win { on-squares }.
hint-but-growing = But their kittens can then grow up { on-squares }{ $anyway ->
    [yes] , whatever you play
   *[no] {""}
 }.
hint-but-loses = But { $count ->
    [one] one of its own falls
   *[other] { $count } of its own fall
 } off { $too ->
    [yes] too
   *[no] the bed
 }.
hint-not = Not { $kind ->
    [kitten] a kitten on { $square }
    [cat] a cat on { $square }
   *[any] { $square }
 }
hint-not-win = { hint-not }: they would win { on-squares }.
hint-not-forced = { hint-not }: they could then force a win { $turns ->
    [1] at once
   *[other] within { $turns } turns
 }.
hint-not-grows = { hint-not }: they would answer { $reply }, and let { $count ->
    [one] a kitten
   *[other] { $count } kittens
 } grow up.
hint-not-threatens = { hint-not }: they would answer { $reply }, and threaten to win { on-squares }.
hint-not-pushes = { hint-not }: they would answer { $reply }, and send { $many ->
    [yes] { $count } of yours
   *[no] yours on { $squares }
 } off the bed.
hint-not-line = { hint-not }: they would answer { $reply }, and prepare a line.
hint-follow-up = If they answer { $reply }: { $next } then { $does }.
hint-as-good = { $how ->
    [many] Many turns look as good here.
    [alone] No other square looks as good.
   *[some] A few squares look about as good.
 }
hint-lost-now = { $threat ->
    [said] Nothing stops that any more: whatever is played, they win.
   *[new] Nothing stops them any more: they can win with their next turn, whatever is played.
 }
hint-lost = They can win within { $turns } turns whatever is played, but this holds out longest.
hint-behind = You are behind here.
hint-ahead = You are well ahead.
hint-no-reason = No single reason stands out.
hint-warning = ⚠️ After this, your opponent can win { on-squares }.
on-squares = { $many ->
    [yes] in { $count } places
   *[no] on { $squares }
 }
fact-wins = wins
fact-wins-in = { $turns ->
    [2] wins with the next turn, whatever they do
   *[other] wins in { $turns } turns at most, whatever they do
 }
fact-stops-win = { $threat ->
    [said] { $only ->
        [yes] is the only place that stops the threat
       *[no] stops the threat
    }
   *[new] { $only ->
        [yes] is the only place that stops their win { on-squares }
       *[no] stops their win { on-squares }
    }
 }
fact-leaves-win = leaves them a win { on-squares }
fact-grows-up = { $count ->
    [one] lets a kitten grow up
   *[other] lets { $count } kittens grow up
 }
fact-threatens-win = threatens to win { on-squares }
fact-leaves-line = leaves a line uncompleted { on-squares }
fact-stops-growing = keeps their kittens from growing up { on-squares }
fact-leaves-growing = lets their kittens grow up { on-squares }
fact-threatens-growing = prepares a line that { $kind ->
    [kitten] a kitten on{" "}
    [cat] a cat on{" "}
   *[any] {""}
 }{ $many ->
    [yes] any of { $count } squares
   *[no] { $squares }
 } would complete
fact-pushes-off = pushes { $many ->
    [yes] { $count } of theirs
   *[no] theirs on { $squares }
 } off the bed
fact-scares-off = lets the ghost scare { $many ->
    [yes] { $count } of theirs
   *[no] theirs on { $squares }
 } off the bed
fact-ghost-comes = sends the ghost towards { $many ->
    [yes] { $count } of theirs
   *[no] theirs on { $squares }
 }
fact-spoils-threat = spoils their { $reply }, which would have threatened to win { on-squares }
fact-spoils-push = spoils their { $reply }, which would have sent { $many ->
    [yes] { $count } of yours
   *[no] yours on { $squares }
 } off the bed
fact-spoils-line = spoils their { $reply }, which would have prepared a line
fact-leaves-nothing = leaves them no line to complete and nobody to send off
fact-loses-pieces = lets { $count ->
    [one] one of its own
   *[other] { $count } of its own
 } fall off the bed
fact-pushes-to-edge = pushes { $many ->
    [yes] { $count } of theirs
   *[no] theirs on { $squares }
 } to the edge, one boop from falling off
fact-nobody-falls = keeps its own from falling off next
fact-more-on-bed = makes it { $own } on the bed against { $theirs }
fact-middle = takes the middle, three boops from any edge
fact-pushes-apart = pushes theirs apart
fact-beside = stands beside { $count ->
    [one] one of its own
   *[other] { $count } of its own
 }
board-may-hint = Stuck? **Boop!** has a **Hint**; how often each of you asks is shown here.
board-hints = 💡 Hints: { $counts }
board-hints-of = { $player } { $count }

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

review-title = 🔎 Match { $match } looked at again: { $orange } against { $gray }
review-moment = **{ $place }** · Turn { $turn }, { $player }: **{ $played }** { $against }; chance { $before }% before, { $after }% after.
review-better = └ Better: **{ $turn }.** { $why }
review-loses = lets them win within { $turns } turns, whatever is played
review-misses-win = misses a win
review-reply-grows = lets them answer { $reply }, where { $count ->
    [one] a kitten grows up
   *[other] { $count } kittens grow up
 }
review-reply-threatens = lets them answer { $reply }, and threaten to win { on-squares }
review-reply-pushes = lets them answer { $reply }, and send { $many ->
    [yes] { $count } of its own
   *[no] its own on { $squares }
 } off the bed
review-reply-line = lets them answer { $reply }, and prepare a line
review-leaves-none = It leaves them no win.
review-nothing-against = was playable, but there was more to get
review-gives-away = gave most of the chances away
review-even = No single turn changed much. Well played, both of you!
review-kept = { $player } kept { $kept }% of their chances: { $how ->
    [every] not one let go
    [all] hardly one let go
    [most] a solid match
    [some] a few let go
   *[few] plenty left to find
 }.
review-praise = ⭐ Turn { $turn }, { $player }: **{ $played }.** { $why }
moment-title = **{ $place } of { $count } · Turn { $turn }, { $player }**
moment-played = Played: **{ $played }** { $against }; chance { $before }% before, { $after }% after.
moment-better = Better: **{ $turn }.** { $why }
moment-pictures = First picture: as it was played. Second: the better turn.
try-where = **Turn { $turn } again.** Where does the { $kind ->
    [cat] cat
   *[kitten] kitten
 } go?
try-wins = **{ $turn }.** That wins!
try-loses = **{ $turn }.** That gives the win away.
try-answer = **{ $turn }.** I'd answer: **{ $reply }**. Your chance then: about { $chance }%. As it was played: { $played }%.
try-answer-wins = **{ $turn }.** I'd answer **{ $reply }**, and win. As it was played: { $played }%.
button-moment = Turn { $turn }
button-moment-back = Back to the turn
button-try-it = Try it
button-try-another = Another one
button-overview = Overview
review-how = The line goes up where marmalade stood better, down where tuxedo did. The chances are those between people, who miss things at times.
moment-alt = { $better ->
    [yes] Better at turn { $turn }.
   *[no] Turn { $turn }, as it was played.
 }
review-alt = Chart of who stood better over { $count ->
    [one] 1 turn
   *[other] { $count } turns
 }: chances of { $orange } (up), the rest is { $gray }'s (down).
review-alt-turn = After turn { $turn }: { $chance }%.
review-alt-moment = Number { $place } marks turn { $turn }.
review-progress = 🔎 Looking at turn { $done } of { $turns } …
review-waiting = 🔎 Others' matches are looked at first; yours comes next or soon …
button-review = Review

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

house-title = ### 🐾 What's on
house-match = { $near ->
    [yes] • { $orange } vs { $gray }, nearly over! { $mover } to move, since <t:{ $since }:R> · [match { $match }]({ $link })
   *[no] • { $orange } vs { $gray } · { $mover } to move, since <t:{ $since }:R> · [match { $match }]({ $link })
 }
house-more = { $count ->
    [one] … and one more match.
   *[other] … and { $count } more matches.
 }
house-open = • { $who } is looking for a game: { edition }, { pace } · [challenge]({ $link })
house-quiet = It's quiet in here. Who's up for a game?
house-leader = { $place }. { $player } { $rating }
house-season = 🏆 This season in { edition }: { $list }
house-streak = { $days ->
    [one] 🔥 Daily puzzle streak: 1 day
   *[other] 🔥 Daily puzzle streak: { $days } days
 }
house-alt = What's on in this server.
house-alt-match = { $orange } plays { $gray }; { $mover } is to move.
house-alt-open = { $who } is looking for a game.
house-alt-quiet = An empty cushion, and two cats asleep.
house-alt-leader = Place { $place } this season: { $player }, { $rating }.
button-play-with = Play { $who }
button-new-challenge = New challenge
button-leaderboard = Leaderboard
clubhouse-result = { $result } · [match { $match }]({ $link })
clubhouse-lead = 👑 { $who } takes the lead this season in { edition }!
challenge-begun-elsewhere = You're in! Match { $match } is on in { $channel }.
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results = { $results ->
    [all] all results
    [rated] rated results
   *[none] no results
 }
setting-clubhouse-board = board of the house
setting-clubhouse-season = end of a season
setting-clubhouse-trouble = ⚠️ I can't post there: I'm missing { $missing }.
command-server-clubhouse = Make this channel the clubhouse, where I post what's on and who won
form-clubhouse = Where I post what's on and who won; leave empty for nowhere
form-results = { $results ->
    [all] All results
    [rated] Rated results
   *[none] No results
 }
form-about-house = One message that I keep up to date: matches, challenges, the season
form-about-season = The podium, on the first day of a new quarter
