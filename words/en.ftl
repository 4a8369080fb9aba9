### Every sentence a person reads, in English. A translation is a copy of this file with other words.
### Names of players come in as mentions (<@1234>), squares and turns as notation (c3, K@c3).

## The sides and their pieces. Each side has a colour name, a sign that differs in shape, and its animals.

side = { $side ->
    [orange] marmalade
   *[gray] tuxedo
 }
sign = { $side ->
    [orange] 🟠
   *[gray] { $edition ->
        [ghost] 🟪
       *[classic] 🟦
     }
 }
edition = { $edition ->
    [ghost] boop with ghost cats
    [kittens] boop for kittens
   *[classic] boop
 }
former-player = Former player
someone = someone

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }, you begin! Put a kitten anywhere.
board-sides = { $orange } is marmalade, { $gray } is tuxedo.
board-your-turn = { $mover }, your turn!
board-to-move = It is { $mover }'s turn.
board-moved = { $orange } and { $gray }, match { $match } lives here now.
board-taken-back = { $undone ->
    [one] { $other }, turn { $last } is taken back.
   *[other] { $other }, turns { $first } and { $last } are taken back.
 }
board-moves-again = { $mover } moves again.
board-facts = { $clock ->
    [due] Turn { $turn } · due <t:{ $due }:R> · match { $match }
    [still] Turn { $turn } · the clock stands still · match { $match }
   *[none] Turn { $turn } · no clock · match { $match }
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
    [resigned] 🏆 { $winner }, you win: { $loser } gave up.
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
board-well-played-both = Well played, { $orange } and { $gray }.
board-ratings = Rating: { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
board-friendly = Friendly: ratings stay.
board-numbers = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } · { $boops ->
    [one] 1 boop
   *[other] { $boops } boops
 } · { $off } off the bed
board-legend = K and C are { $orange } kittens and cats, k and c { $gray } ones.
board-moved-away = 📦 { $mover } has moved match { $match } to { $where ->
    [server] { $channel }
   *[conversation] a direct conversation
 }. `/board match:{ $match }` brings it to where you type it.
thread-name = boop: { $orange } – { $gray }

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
   *[other] Meow! { $kittens ->
        [one] 1 kitten grows up
       *[other] { $kittens } kittens grow up
     }; { $cats ->
        [one] 1 cat goes back
       *[other] { $cats } cats go back
     }.
 }
turn-taken-up = { $who }'s { $kind ->
    [cat] cat
   *[kitten] kitten
 } on { $square } goes back to the pool.
turn-ghost-entered = { $who }'s ghost comes in between { $low } and { $high }.
turn-ghost-glides = { $how ->
    [nobody] { $who }'s ghost glides on and pushes nobody.
    [all-off] { $who }'s ghost pushes { $count } off the bed.
    [some-off] { $who }'s ghost pushes { $count }; 1 falls.
   *[on] { $who }'s ghost glides on and pushes { $count }.
 }
turn-ghost-passes = { $how ->
    [nobody] { $who }'s ghost passes { $other }'s, pushing nobody.
    [all-off] { $who }'s ghost passes { $other }'s, pushing { $count } off.
    [some-off] { $who }'s ghost passes { $other }'s, pushing { $count }; 1 falls.
   *[on] { $who }'s ghost passes { $other }'s, pushing { $count }.
 }
turn-ghost-left = { $who }'s ghost floats home.
turn-scared = { $off ->
    [0] BOOO! { $who }'s ghost makes { $count } jump.
   *[other] BOOO! { $who }'s ghost makes { $count } jump; { $off ->
        [one] 1 falls
       *[other] { $off } fall
     }.
 }
turn-won = { $ending ->
    [line] Three cats in a line: { $squares }!
    [eight-cats] All eight cats on the bed!
   *[three-kittens] Three kittens in a line: { $squares }!
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
   *[classic] { $who }'s pool: { $kittens ->
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
picker-ghost-scares = BOOO! { $count ->
    [one] 1 would jump
   *[other] { $count } would jump
 }.
picker-ghost-leaves = Your ghost then floats home.
picker-grows = { $cats ->
    [none] { $squares } grow up.
   *[some] { $squares } grow up; { $cats } goes back to the pool.
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
picker-done = { $kind ->
    [cat] Played: cat on { $square }.
   *[kitten] Played: kitten on { $square }.
 }
picker-done-next = { $kind ->
    [cat] Played: cat on { $square }. Next: { $opponent } waits in match { $match }.
   *[kitten] Played: kitten on { $square }. Next: { $opponent } waits in match { $match }.
 }
picker-left = Columns a to c
picker-right = Columns d to f
picker-ghost = Your ghost
picker-keep-ghost = Stay in the pool
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

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects.

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
 } · { $edition } · match { $match }

## Challenges.

challenge-friend = { $opponent }, { $challenger } challenges you to a game of { $edition }! { $first }
challenge-anybody = { $challenger } is looking for a game of { $edition }. Who dares? { $first }
challenge-first = { $first ->
    [challenger] { $challenger } would begin.
    [opponent] { $challenger } would let the other begin.
   *[chance] Chance decides who begins.
 }
challenge-accepted = { $challenger } and { $accepter } are on! Match { $match } begins: { $edition }.
challenge-declined = { $opponent } would rather not play just now, { $challenger }. Another time!
challenge-withdrawn = { $challenger } took this challenge back.
rematch = { $opponent }, { $challenger } asks for a rematch of match { $match } ({ $edition }), sides swapped: { $first } begins.
challenge-terms = { $rated ->
    [yes] Rated, { $pace }.
   *[no] Friendly, { $pace }.
 }
challenge-friendly-after-all = The rated matches that you two can have within a week are used up, so this one is friendly.
challenge-expired = Nobody took up { $challenger }'s challenge in time. `/challenge` makes a new one.
pace = { $pace ->
    [ten-minutes] 10 minutes a turn
    [one-day] 1 day a turn
    [three-days] 3 days a turn
    [seven-days] 7 days a turn
   *[none] no clock
 }
button-rematch = Rematch
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw

## Commands and their options, as Discord lists them.

command-challenge = Challenge a friend, or anybody here, to a game of boop
command-challenge-member = Who to play with; leave it out to challenge anybody here
command-edition = Which edition of boop
command-edition-name = { $edition ->
    [ghost] Ghost cats: each side has a ghost that glides between the squares and scares
    [kittens] Kittens: for younger players, the first three in a row win
   *[classic] Classic: three kittens in a row grow up, three cats in a row win
 }
command-rules = The rules, page by page, with pictures
command-challenge-first = Who makes the first turn
command-challenge-first-chance = Let chance decide
command-challenge-first-challenger = I begin
command-challenge-first-opponent = They begin
command-challenge-rated = Whether it counts for the ratings; it does unless you say, except with kittens
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
command-settings-leaderboards = Whether you stand on leaderboards, and others see your profile
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

server-settings = Here is how this server has it:
    • Boards { $moving ->
        [yes] **play their last turn** by themselves, once.
       *[no] **stand still**; *Watch the turn* under **More** plays it for who asks.
     }
    • Matches { $threads ->
        [yes] get **a thread of their own** where I may make one.
       *[no] live **in the channel** itself.
     }
    • A challenge that does not say is of **{ $edition }**, with **{ $pace }**.
    • Matches live { $channels ->
        [everywhere] **everywhere**.
       *[some] only in { $list }.
     }
channels-more = { $list } and { $count } more
server-end-sure = End the match of { $orange } and { $gray } ({ $edition }, match { $match })? It would count for nobody, and it can't be undone.
server-ended = The match is ended.
server-kept = Good: the match goes on.
button-end-yes = Yes, end it
button-end-no = No, let it go on
choice-server-match = { $orange } against { $gray } · { $edition } · match { $match }

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
    [now] This season: { $season }
   *[past] { $season }
 }
leaderboard-title = { $where ->
    [everywhere] The best at { $edition }, everywhere
   *[here] The best at { $edition }, here
 }
leaderboard-title-season = { $title } · { $season }
leaderboard-heading = 🏆 **{ $title }**
leaderboard-empty = { $when ->
    [over] Nobody had enough rated matches for a place in this season.
   *[running] Nobody has enough rated matches yet: five to ten make a place. `/challenge` somebody!
 }
leaderboard-passed = Whoever stands here has left this server. It goes on further down.
leaderboard-line = **{ $place }.** { $player } · **{ $rating }** ± { $deviation } · { $record } · { $trend ->
    [up] ▲ { $change }
    [down] ▼ { $change }
   *[even] even
 }
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = … and you:
leaderboard-own-provisional = { $when ->
    [over] You: **{ $rating }** ± { $deviation } · { $record } · without a place
   *[running] You: **{ $rating }** ± { $deviation } · { $record } · finding your place
 }
leaderboard-own-unlisted = Only you see this, for you keep off the leaderboards: **{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading = { $when ->
    [over] Without a place
   *[running] Finding their place
 }
leaderboard-provisional = { $when ->
    [over] Without a place, which takes five to ten matches: { $names }
   *[running] Finding their place, which takes five to ten matches: { $names }
 }
leaderboard-alt-provisional = Without a place: { $names }.
leaderboard-alt-provisional-one = { $name } ({ $rating })
leaderboard-provisional-player = { $player } ({ $rating }?)
leaderboard-alt-title = { $title }.
leaderboard-alt = { $place }: { $name }, { $rating } give or take { $deviation }, wins–losses–draws { $record }{ $trend ->
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
profile-title = 🐾 **Profile of { $player }** (won–lost–drawn)
profile-unlisted = Only you see this, for you keep off the leaderboards (`/settings`).
profile-edition = **{ $edition }**: { $score } ({ $sides })
profile-edition-rated = { $where ->
    [everywhere] **{ $edition }**: { $score } ({ $sides }) · rating **{ $rating }** ± { $deviation } everywhere
   *[here] **{ $edition }**: { $score } ({ $sides }) · rating **{ $rating }** ± { $deviation } here
 }
profile-side = { $sign } { $score }
profile-unrated = No rated match of { $edition } yet, so there is no curve.
profile-grown = 🎓 { $count ->
    [one] 1 kitten has grown up
   *[other] { $count } kittens have grown up
 }
profile-boops = 💨 { $count ->
    [one] 1 of other people's pieces booped off the bed
   *[other] { $count } of other people's pieces booped off the bed
 }
profile-longest = 🔥 Longest streak: { $longest ->
    [one] 1 win
   *[other] { $longest } wins
 } in a row
profile-streak = 🔥 Longest streak: { $longest ->
    [one] 1 win
   *[other] { $longest } wins
 } in a row; { $current } just now
profile-square = 🐱 Favourite first square: { $square }, in { $times } of { $total ->
    [one] 1 match
   *[other] { $total } matches
 }
profile-with-me = 🤝 You and { $player }: you won { $wins }, they won { $losses }, { $draws } drawn
profile-chart = { $where ->
    [everywhere] Rating in { $edition }, everywhere
   *[here] Rating in { $edition }, here
 }
profile-alt = Card of { $name }. Matches: { $matches }. Kittens grown up: { $grown }. Boops off the bed: { $boops }. Wins in a row, at best: { $streak }.{ $square ->
    [none] {""}
   *[other] {" "}Favourite first square: { $square }.
 }
profile-alt-chart = { $title }, over { $count ->
    [one] 1 match
   *[other] { $count } matches
 }: from { $first } to { $last }, at lowest { $low }, at highest { $high }.

## What has been played.

command-history = Your finished matches, the latest first
command-replay = Step through one of your matches, or a record, turn by turn
command-replay-file = A record that somebody gave you, of at most 64 KiB
command-replay-match = Which match; the list names the latest by opponent
history-none = You have no finished match yet. `/games` lists those that run.
history-title = Your finished matches, the latest first:
history-line = { $result ->
    [won] 🏆 Won
    [lost] 🐾 Lost
   *[nobody] 🤝 Nobody won
 } against { $opponent }: { $ending } · { $edition }, match { $match }, { $turns } · <t:{ $ended }:d>
history-option = { $result ->
    [won] Won
    [lost] Lost
   *[nobody] Nobody won
 } against { $opponent } · match { $match }
history-replay = Replay one of these
ending = { $ending ->
    [line] three cats in line
    [eight-cats] eight cats on the bed
    [three-kittens] three kittens in line
    [resigned] given up
    [time] by the clock
    [agreed] a draw, as agreed
    [repetition] a draw by repetition
    [turn-limit] a draw after 300 turns
    [cancelled] ended by a moderator
    [called-off] called off
   *[abandoned] put away
 }
replay-title = 🎞️ Match { $match }: { $orange } against { $gray } · turn { $turn } of { $turns }
replay-start = The bed is made, and nobody is on it yet.
replay-record = The match in notation. Anybody can look at it with `/replay file:`.
replay-file-title = 🎞️ A record: { $orange } against { $gray } · { $edition } · turn { $turn } of { $turns }
film-of-match = 🎬 Match { $match }: { $orange } against { $gray }, from the first turn to the last.
film-of-file = 🎬 { $orange } against { $gray }, from the first turn to the last.
film-progress = 🎬 Drawing turn { $turn } of { $turns } …
film-waiting = 🎬 Others' films are drawn first; yours comes next or soon …
film-alt = The whole game, { $count ->
    [one] 1 turn
   *[other] { $count } turns
 } long, as a film. At its end: { $told }
button-animate = Animate
replay-jump-title = Jump to a turn
replay-jump-label = Which turn, from 0 to { $turns }?
button-first = First
button-step-back = Back one
button-step-on = On one
button-last = Last
button-jump = Jump to turn
button-record = As text

## What a player has chosen for themselves.

settings-mine = Here is how you have it:
    • Reminders: { $reminders ->
        [thread] **in the match's channel**, once a turn, when a third of your time is left.
        [direct] **by direct message**, once a turn, when a third of your time is left.
       *[none] **none**.
     }
    • Quiet hours: { $quiet ->
        [none] **none**.
       *[some] **{ $from }:00 to { $until }:00** in { $zone }.
     }
    • Boards of your matches { $reduce-motion ->
        [yes] **stand still**.
       *[no] **may move**, where a server wants it.
     }
settings-unlisted = • You stand on **no leaderboard**, and only you see your profile.
settings-listed = • You stand **on leaderboards**, once you have played rated matches, and others see your profile.
settings-blocked = Your direct messages are closed to me, so I remind you in the match's channel. Open them and choose again.

## What is kept about a person.

command-privacy = What I keep about you and why; have it as a file, or be forgotten
privacy = 🔒 **What I keep about you, and why**
    • Your Discord id and the name you go by: to know whose turn it is, and to write you into lists and pictures.
    • Your challenges, and your matches with every turn, when it was played, and the server and channel it is shown in: to play on, and to replay.
    • What you choose under `/settings`, and whether your direct messages are closed to me.
    • Ratings and counts, which leaderboards and `/profile` show. With `leaderboards` in `/settings` you keep off both.
    I read no messages and keep none. Whoever hosts me may hold backups for a while.
    With **Export** you get all of it as a file; **Delete** forgets you, after two questions.
privacy-export = All I keep about you, as JSON.
privacy-sure = Shall I forget you? Your name, settings, ratings and profile would be gone for good. { $running ->
    [0] No match of yours is running.
    [one] Your running match would be given up.
   *[other] Your { $running } running matches would be given up.
 } Finished ones stay for those you played with, as matches with “a former player”. Challenges that wait would end. What I have posted in channels stays there until somebody deletes it.
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
notice-time-up = { $waiting }, { $mover }'s time is up.
notice-time-up-how = Claim the win, or give a day more.
notice-time-up-until = Match { $match } · { $mover } can still move · unclaimed, it ends without a result <t:{ $closes }:R>
notice-ask = { $mover } and { $waiting }, match { $match } has been still for thirty days. Keep it?
notice-ask-until = Else it ends without a result <t:{ $closes }:R>
button-claim = Claim the win
button-extend = Give a day more
button-go-on = Keep it
button-board = Go to the board
claim-done = { $by } claimed the win.
extend-done = { $by } gave { $other } a day more.
go-on-done = { $by } keeps match { $match }.

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

games-title = Your matches:
games-none = You have no match running. Challenge somebody with `/challenge`!
games-mine = 👉 **Your turn** against { $opponent } · { $edition }, match { $match }, { $turns } played · { $time } · { $link }
games-theirs = ⏳ { $opponent } to move · { $edition }, match { $match }, { $turns } played · { $time } · { $link }
games-until = time ends <t:{ $until }:R>
games-since = last turn <t:{ $since }:R>
games-paused = paused
button-next = Next board
games-more = … and { $count } more.
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

rules-draws = **When nobody wins.** The players may agree on a draw. A match is also drawn when the same position stands for the third time, or after 300 turns. A win comes first, and turns taken back are forgotten.
    And if somebody's time is up, nothing is lost by itself: the other may claim the win, or give a day more.
rules-title = { $edition ->
    [ghost] 📖 **Boop with ghost cats** · page { $page } of { $pages }
    [kittens] 📖 **Boop for kittens** · page { $page } of { $pages }
   *[classic] 📖 **Boop** · page { $page } of { $pages }
 }
rules-boop = **Boop!** You each have eight kittens. On your turn, put one on any empty square. It boops everybody next to it, yours and theirs, one square straight away, slantwise too.
    Here a kitten lands on c3 and boops two others.
rules-fall = **Off the bed.** Who is booped over the edge goes back to their owner's pool, to be placed again. That can be just what you want.
    Here b1 boops the kitten on a1 off the bed, and the one on c1 along.
rules-held = **Held from behind.** A piece with another right behind it stays where it is; and whoever is booped boops nobody else.
    Here c2 can't move the kitten on c3, because c4 holds it.
rules-cats = **Cats are heavier.** Once you have cats in your pool, you may place either. A kitten can't boop a cat; a cat boops everybody.
    Here the kitten on d3 boops the kitten, but the cat does not budge.
rules-graduate = **Growing up.** Three of yours in a row, along a rank, a file or a diagonal, at the end of your turn: all three go back to your pool, kittens as cats. You have to; with several lines, you choose one. A line you make for the other player waits for the end of their turn.
    Here a3, b3 and c3 grow up.
rules-eight = **All eight on the bed.** If all your eight are on the bed, one of them, whichever you like, goes back to your pool: a kitten as a cat. If there is a line too, choose the line or one piece.
    Here the kitten on f1 grows up.
rules-win = **Winning.** Three of your cats in a row at the end of your turn, or all eight of your cats on the bed, and you have won. Nothing grows up then.
    Here the cat on d3 makes three.
rules-ghost-enters = **A ghost drifts in.** You each have a ghost cat. At the end of your turn it may enter on the seam between two squares at any edge, and looks across the bed. It takes no square, nobody can boop it, and on arrival it does nothing. You may keep it back as long as you like.
    Here it comes in from the left, between ranks 3 and 4.
rules-ghost-moves = **It glides on.** From then on your ghost glides one seam ahead at the end of each of your turns, by itself, and pushes the pieces on both sides of its new seam straight away from it: anybody's, cats too. At the far edge it goes home and may enter again on a later turn. Lines and wins are counted after it has moved.
    Here it pushes b2 to the left and c2 to the right.
rules-ghost-scares = **BOOO!** Who can't be pushed because somebody stands behind jumps over all of them to the first free square; if there is none, off the bed.
    Here the kitten on c2 jumps over d2 and e2 to f2.
rules-ghost-passes = **Ghosts don't mind ghosts.** If the other ghost is on the next seam, yours glides through it to the one after, and scares only there.
    Here it passes the other and scares the kitten on c3.
rules-eight-kittens = **All eight on the bed.** If all your eight kittens are on the bed and there is no row of three, one of them, whichever you like, goes back to your pool.
    Here it is the one on f1.
rules-win-kittens = **Winning.** Three of your kittens in a row, along a rank, a file or a diagonal, at the end of your turn, and you have won!
    Here c3 makes three.
button-rules = Rules
button-page-back = Back
button-page-next = Next

help-classic =
    🐱 **boop** is a game of pushy kittens on a bed of six by six squares. You each have eight.
    🐾 **Your turn:** put a kitten (or a cat, once you have some) on an empty square. It boops every neighbour one square away, off the bed too: those go back to their owner. Two in a row hold each other, and a kitten can't boop a cat.
    🎓 **Grow up:** three of yours in a row, file or diagonal go back to your pool, kittens as cats. With all eight on the bed, one of them does.
    🏆 **Win:** three of your cats in line, or all eight on the bed.
help-ghost =
    { help-classic }
    👻 **Ghosts:** you each have one. At the end of a turn it may drift in at any edge, between two squares; from then on it glides one seam ahead each turn and pushes the pieces on both sides away. Who can't move jumps over all behind: BOOO!
help-kittens =
    🐱 **boop** is a game of pushy kittens on a bed of six by six squares. You each have eight.
    🐾 **Your turn:** put a kitten on an empty square. It boops every neighbour one square away, off the bed too: those go back to their owner. Two in a row hold each other.
    🏆 **Win:** three of your kittens in line. With all eight on the bed and no line, one goes back to your pool.
help-commands = **Boop!** under a board takes your turn by taps; `/move c3` does it in one line, and its list says what each turn does. **More** has the rest.
    `/challenge` a friend, or anybody, in one of three editions · `/rules` teaches each with pictures · `/board` shows a match · `/games` lists yours · `/offer` a draw or a pause · `/resign` gives one up · `/settings` for reminders
    `/leaderboard` and `/profile` tell how everybody does · `/history` and `/replay` what has been played · `/privacy` what I keep
help-notation = { $edition ->
    [kittens] In a turn, `c3` is a kitten on c3.
    [ghost] In a turn, `c3` is a kitten on c3, `cat c3` a cat; `c3 g bc1` lets your ghost in between b1 and c1; `c3 =c3d4e5` says which line goes back.
   *[classic] In a turn, `c3` is a kitten on c3, `cat c3` a cat; `c3 =c3d4e5` says which line goes back.
 }

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = I can't read “{ $text }” as a turn. Name a square from a1 to f6, for example `/move c3`, or `/move cat c3`.
refusal-illegal-turn = { $objection } Nothing has changed: try another turn.
refusal-ambiguous-turn = That turn leaves you a choice of what to take up. Say which, for example `/move { $first }`; the list under `/move` shows all { $count }.
refusal-not-your-turn = It is { $mover }'s turn. I'll tell you when it is yours.
refusal-not-your-match = That match is between others. Start your own with `/challenge`!
refusal-no-such-match = I can't find that match. `/games` lists yours.
refusal-match-over = That match is over: { $link } `/challenge` starts another!
refusal-former-player = That match was with a former player, so there is nobody to ask. `/challenge` somebody else!
refusal-match-running = That match is still going on. `/board` shows it.
refusal-match-quarantined = The record of match { $match } contradicts itself, so I set it aside rather than guess. Please tell whoever hosts me; nothing is lost.
refusal-out-of-date = That board is out of date: the match has moved on. Here it is as it stands; go on at { $link }.
refusal-old-button = That button is from an older version of me. `/board` shows the match with new ones.
refusal-old-command = I don't know that command, or not like that: it may be from an older version of me. Type `/` and pick it from the list again.
refusal-too-fast = Not so fast, even for a cat! Wait { $seconds } seconds, then go on.
refusal-too-much-to-draw = So many boards are being drawn just now that yours would come too late. Try again in a moment.
refusal-no-match = You have no match running. Challenge somebody with `/challenge`!
refusal-nothing-awaits-you = No match awaits you: it is { $opponent }'s turn. `/games` lists all of yours.
refusal-awaited-elsewhere = Here it is { $opponent }'s turn. Match { $match } against { $other } awaits you elsewhere: { $link } Play it there, or add `match:{ $match }`.
refusal-which-match = More than one match could be meant. Say which with the `match` option; the list names them by opponent.
refusal-challenged-self = You can't play against yourself. Challenge a friend, or leave the name out to challenge anybody here.
refusal-challenged-bot = Bots can't hold kittens. Challenge a person, or leave the name out to challenge anybody here.
refusal-challenged-stranger = That person isn't in this server any more. Challenge somebody who is here.
refusal-challenged-twice = Your challenge to { $opponent } is still waiting here: { $link } Let them answer it, or withdraw it first.
refusal-challenged-all-twice = Your open challenge is still waiting here: { $link } Let somebody accept it, or withdraw it first.
refusal-challenged-back = { $opponent } has challenged you here already. See { $link } to accept it!
refusal-challenge-over = That challenge has been answered already. `/challenge` makes a new one.
refusal-not-your-challenge = That challenge is for { $opponent }. Make your own with `/challenge`!
refusal-own-challenge = That is your own challenge: somebody else has to answer it. You can withdraw it.
refusal-only-challenger = Only { $challenger } can take that challenge back.
refusal-no-channel = I can't post boards here: I lack { $missing }. Ask somebody who manages this channel to allow me that, or use another channel.

refusal-not-a-moderator = Only those who may manage this server can change that. Ask one of them.
refusal-too-many-matches = You have { $limit } matches running, and even a cat has only so many paws. Finish one first: `/games` lists them.
refusal-too-many-matches-of = { $player } has { $limit } matches running, which is as many as anybody can. Try again when one is over.
refusal-too-many-challenges = { $limit } challenges of yours are waiting already, the oldest at { $link } Let somebody accept one, or withdraw one first.
refusal-not-in-this-channel = Matches of this server live in { $channels }. Try it there.
refusal-not-in-this-server = That match is not in this server. The list under `end_match` shows those that are.
refusal-nobody-else-here = Nobody but us is here, and I can't hold kittens. Use `/challenge` in a server, or in a conversation with your friend (for that, add me to your own account).
refusal-answers-hidden = My answers would be seen by you alone here, so nobody could follow a match. Use `/challenge` where apps may speak to everybody, or ask for me to be added to this server.
refusal-time-not-up = { $opponent } still has time: it ends <t:{ $until }:R>. You can claim the win when it is up.
refusal-your-own-time = It is your own turn: the other player may claim the win when your time is up. You can still move!
refusal-offer-open = Something is offered already. Let it be answered or withdrawn first.
refusal-offer-declined = That was declined. You can offer it again after the next turn.
refusal-nothing-offered = Nothing is offered any more. `/board` shows how the match stands.
refusal-your-own-offer = That is your own offer: the other player has to answer it. You can withdraw it.
refusal-not-your-offer = Only who made an offer can withdraw it. You can accept it, or rather not.
refusal-nothing-to-take-back = You have no turn to take back yet. Play on!
refusal-no-clock = No clock runs in this match, so there is nothing to stop or to give. Play on!
refusal-not-your-clock = It is { $mover }'s time that runs. You can ask for more when it is your turn.
refusal-not-paused = This match is not paused. `/board` shows how it stands.
refusal-no-such-zone = I don't know the time zone “{ $text }”. Pick one from the list, such as Europe/Berlin.
refusal-nothing-kept = I keep nothing about you. `/challenge` somebody, and I'll have something to remember!
refusal-record-too-large = That file is too large to be a record: { $limit } KiB are the most. Attach one that `/replay` gave under **As text**.
refusal-record-not-text = That file isn't text. Attach one that `/replay` gave under **As text**.
refusal-record-empty = That file is empty. Attach one that `/replay` gave under **As text**.
refusal-record-no-edition = Line { $line }: before the turns a line has to say the edition: `Edition: classic`, `Edition: ghost` or `Edition: kittens`. Mend it and try again.
refusal-record-odd-edition = Line { $line }: I don't know the edition { $code }. Write `classic`, `ghost` or `kittens` and try again.
refusal-record-not-next = Line { $line }: I expected turn { $expected } there, not { $code }. Mend it and try again.
refusal-record-not-a-turn = Line { $line }: I can't read { $code } as a turn. Mend it and try again.
refusal-record-illegal-turn = Line { $line }, { $code }: { $objection } Mend it and try again.
refusal-record-ambiguous-turn = Line { $line }, { $code }: that leaves a choice of what to take up, for example `{ $first }`. Say which and try again.
refusal-record-gone = The file of this replay is gone. Bring it again with `/replay file:`.
refusal-what-to-replay = Say what to replay: one of your matches under `match`, or a record under `file`.
refusal-export-awaited = I am still putting your data together. Wait for the file, then ask again.
refusal-film-awaited = I am still at work on a film for you. Wait for it, then ask again.
refusal-film-too-long = So many turns don't fit into one film. Step through them instead.
refusal-no-such-number = That is no number of a turn. Press **Jump to turn** again and type one.
refusal-profile-bot = Bots can't hold kittens, so there is nothing to tell. Ask for a person.
refusal-you-played-nothing = You have finished no match yet. Challenge somebody with `/challenge`, and a profile comes by itself!
refusal-nothing-played = I keep no finished match of theirs. Challenge them with `/challenge`!
refusal-profile-kept = They keep their profile to themselves. `/history` has your own matches with them.
refusal-profile-stranger = That person isn't here, and I keep no match between you two. Ask for somebody who is here or whom you have played, or leave the name out for your own.
refusal-leaderboard-elsewhere = That is another server's leaderboard. `/leaderboard` shows this server's, or that of all together.
refusal-no-such-season = I know no such season. Pick one from the list under `season`, or leave it out.
refusal-no-such-hour = An hour of the day is a number from 0 to 23. Try again with one.
refusal-half-quiet = Quiet hours begin and end: say both `quiet_from` and `quiet_until`.
refusal-challenge-expired = That challenge has waited too long. `/challenge` makes a new one.
refusal-opponent-not-here = { $opponent } can't see this channel, so a match between you can't live here. Try it where you both are.

objection-game-over = That game is over.
objection-square-taken = That square is taken.
objection-no-kitten = You have no kitten in your pool.
objection-no-cat = You have no cat in your pool.
objection-no-cats-here = There are no cats in this edition.
objection-no-ghosts-here = There are no ghosts in this edition.
objection-ghost-out = Your ghost wasn't in your pool when your turn began.
objection-not-an-entry = A ghost can't enter there; it enters at the edge of the bed.
objection-stitch-taken = The other ghost is there already.
objection-nothing-graduates = Nothing grows up or is taken up with that turn.
objection-win-graduates-nothing = That turn wins, so nothing is taken up.
objection-not-a-graduation = Those pieces can't be taken up with that turn.
objection-must-graduate = With that turn you must take something up.

## When something breaks.

error-database = My database can't be used just now, so I did nothing. Every match is as it was: please try again later.
error-discord = Discord stumbled just now. Nothing is lost: please try again.
error-unexpected = Something went wrong on my side; your match is safe. If it happens again, tell whoever hosts me this reference: `{ $reference }`.
