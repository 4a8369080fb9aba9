### Every sentence a person reads, in English. A translation is a copy of this file with other words: docs/translating.md.
### Names of players come in as mentions (<@1234>), squares by name (c3), turns in words, counts as numbers.
### Numbers of matches and moments (<t:1234:R>) are texts: they are shown as they are.


## The sides and their pieces. Each side has a colour name, a sign that differs in shape, and its animals.

# Where: A message, 2000 characters at most, with all else there.
# Within: puzzle-task, puzzle-post.
sign =
    { $edition ->
        [ghost]
            { $side ->
                [orange] 🟠
               *[gray] 🟪
            }
        [kittens]
            { $side ->
                [orange] 🟠
               *[gray] 🟦
            }
       *[classic]
            { $side ->
                [orange] 🟠
               *[gray] 🟦
            }
    }
# Where: A message, 2000 characters at most, with all else there.
# Within: choice-match, challenge-friend, challenge-anybody, challenge-accepted, ….
edition =
    { $edition ->
        [ghost] ghost boop
        [kittens] kitten boop
       *[classic] boop
    }
# Where: A message, 2000 characters at most, with all else there.
# Within: thread-name, thread-name-series, picture-example, leaderboard-title, ….
edition-title =
    { $edition ->
        [ghost] Ghost boop
        [kittens] Kitten boop
       *[classic] Boop
    }
# Where: A message, 2000 characters at most, with all else there.
former-player = Former player
# Where: A message, 2000 characters at most, with all else there.
someone = someone

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

# Where: The board message, 2000 characters at most, with all else there.
board-begins = { $mover }, you start! Put a kitten anywhere.
# Where: The board message, 2000 characters at most, with all else there.
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange } marmalade, { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray } tuxedo
# Where: The board message, 2000 characters at most, with all else there.
board-your-turn = { $mover }, your turn!
# Where: The board message, 2000 characters at most, with all else there.
board-past =
    { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
    } on { $square } · turn { $turn } · match { $match }
# Where: The board message, 2000 characters at most, with all else there.
board-past-told = Turn { $turn }, match { $match }: { $told }
# Where: The board message, 2000 characters at most, with all else there.
board-past-first = The start of match { $match }
# Where: The board message, 2000 characters at most, with all else there.
board-past-undone = Taken back · match { $match }
# Where: The board message, 2000 characters at most, with all else there.
board-past-earlier = Earlier in match { $match }
# Where: The board message, 2000 characters at most, with all else there.
board-moved = { $mover }, match { $match } has moved here.
# Where: The board message, 2000 characters at most, with all else there.
board-moved-turn = Your turn, then { $other }'s.
# Where: The board message, 2000 characters at most, with all else there.
board-taken-back =
    { $undone ->
        [one] { $other }, turn { $last } was taken back.
       *[other] { $other }, turns { $first } and { $last } were taken back.
    }
# Where: The board message, 2000 characters at most, with all else there.
board-taken-back-alone =
    { $undone ->
        [one] Turn { $last } was taken back.
       *[other] Turns { $first } and { $last } were taken back.
    }
# Where: The board message, 2000 characters at most, with all else there.
board-moves-again = It's { $mover }'s turn again.
# Where: The board message, 2000 characters at most, with all else there.
board-yours-again = It's your turn again.
# Where: A message, 2000 characters at most, with all else there.
whose-turn =
    { $turn ->
        [yours] It's your turn.
       *[theirs] It's { $mover }'s turn.
    }
# Where: A message, 2000 characters at most, with all else there.
# Within: board-facts.
side-to-move =
    { $side ->
        [orange] marmalade to move
       *[gray] tuxedo to move
    }
# Where: The board message, 2000 characters at most, with all else there.
board-facts =
    { $clock ->
        [due] Turn { $turn } · { side-to-move } · due <t:{ $due }:R> · match { $match }
        [still] Turn { $turn } · { side-to-move } · clock stopped · match { $match }
       *[none] Turn { $turn } · { side-to-move } · no clock · match { $match }
    }
# Where: The board message, 2000 characters at most, with all else there.
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] Match { $match } · rated · due <t:{ $due }:R>
                [still] Match { $match } · rated · clock stopped
               *[none] Match { $match } · rated · no clock
            }
       *[no]
            { $clock ->
                [due] Match { $match } · friendly · due <t:{ $due }:R>
                [still] Match { $match } · friendly · clock stopped
               *[none] Match { $match } · friendly · no clock
            }
    }
# Where: The board message, 2000 characters at most, with all else there.
board-won =
    { $ending ->
        [line] 🏆 { $winner } wins! Three cats in a line.
        [eight-cats] 🏆 { $winner } wins! All eight cats on the bed.
        [three-kittens] 🏆 { $winner } wins! Three kittens in a line.
        [resigned] 🏆 { $winner } wins: { $loser } gave up.
       *[time] 🏆 { $winner } wins: { $loser }'s time is up.
    }
# Where: The board message, 2000 characters at most, with all else there.
board-drawn =
    { $ending ->
        [agreed] 🤝 A draw: { $orange } and { $gray } agreed.
        [repetition] 🤝 A draw: the same position three times.
       *[turn-limit] 🤝 A draw after 300 turns.
    }
# Where: The board message, 2000 characters at most, with all else there.
board-called-off = { $by } called match { $match } off.
# Where: The board message, 2000 characters at most, with all else there.
board-closed =
    { $ending ->
        [called-off] { $other }, { $by } called match { $match } off.
        [cancelled] { $orange } and { $gray }, a moderator ended match { $match }.
        [left-contest] { $orange } and { $gray }, match { $match } is off: one of you isn't taking part any more.
       *[abandoned] { $orange } and { $gray }, match { $match } was abandoned.
    }
# Where: The board message, 2000 characters at most, with all else there.
board-left = { $other }, match { $match } is off: { $by } isn't taking part any more.
# Where: The board message, 2000 characters at most, with all else there.
board-uncounted = It's over, and it doesn't count.
# Where: The board message, 2000 characters at most, with all else there.
board-off-in-league = It counts for no rating. What it's worth in the league is in its table.
# Where: The board message, 2000 characters at most, with all else there.
board-drawn-early = { $orange } and { $gray }, you've agreed on a draw, but hadn't both taken two turns yet.
# Where: The board message, 2000 characters at most, with all else there.
board-timed-out = { $other }, { $by } ran out of time before you'd both taken two turns.
# Where: The board message, 2000 characters at most, with all else there.
# Within: good-game-lost.
board-well-played = Well played, { $player }!
# Where: The board message, 2000 characters at most, with all else there.
# Within: good-game-both, good-game-drawn.
board-well-played-both = Well played on both sides!
# Where: The board message, 2000 characters at most, with all else there.
board-ratings = Rating: { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
# Where: The board message, 2000 characters at most, with all else there.
board-friendly = Friendly: ratings stay as they are.
# Where: The board message, 2000 characters at most, with all else there.
board-numbers =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · { $boops ->
        [one] 1 boop
       *[other] { $boops } boops
    } · { $off ->
        [one] 1 opponent
       *[other] { $off } opponents
    } sent off
# Where: The board message, 2000 characters at most, with all else there.
board-match = match { $match }
# Where: A message, 2000 characters at most, with all else there.
counted-booos = BOOO! × { $count }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: alt-counted.
picture-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-boops =
    { $count ->
        [one] boop
       *[other] boops
    }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-falls = sent off
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-grown = grown
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-won =
    { $ending ->
        [line] { $winner } wins: three cats in a line!
        [eight-cats] { $winner } wins: all eight cats on the bed!
        [three-kittens] { $winner } wins: three kittens in a line!
        [resigned] { $winner } wins: { $loser } gave up
       *[time] { $winner } wins: { $loser } ran out of time
    }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-drawn =
    { $ending ->
        [agreed] A draw: both agreed
        [repetition] A draw: the same position three times
       *[turn-limit] A draw after 300 turns
    }
# Where: The board message, 2000 characters at most, with all else there.
board-rows = Row by row, from the top:
# Where: A message, 2000 characters at most, with all else there.
rows-tip = Would you like to read below every board who was pushed where? Switch on **Pushes in words** in { COMMAND("settings") }.
# Where: The board message, 2000 characters at most, with all else there.
board-row =
    { $rank }: { $pieces ->
        [none] empty
       *[other] { $pieces }
    }
# Where: The board message, 2000 characters at most, with all else there.
board-row-piece =
    { $square } { $kind ->
        [cat] cat
       *[kitten] kitten
    } ({ $who })
# Where: The board message, 2000 characters at most, with all else there.
board-moved-away =
    📦 { $mover } has moved match { $match } to { $where ->
        [server] { $channel }
       *[conversation] direct messages
    }. Type `/board { option-match }:{ $match }` anywhere to bring it there.
# Where: The board message, 2000 characters at most, with all else there.
board-homeless-turn = { $other } has moved, so it's your turn in match { $match }, but I can't post in { $channel } any more. Type `/board { option-match }:{ $match }` in a channel you can both see, and the match moves there.
# Where: A message, 2000 characters at most, with all else there.
place-lost = You're playing { $other } in { $channel }, but I can't post there any more. Type `/board { option-match }:{ $match }` in a channel you can both see, and the match moves there.
# Where: A message, 2000 characters at most, with all else there.
place-lost-around = { $players }: I can't post in { $channel } any more. `/board { option-match }:{ $match }` brings match { $match } here.
# Where: A message, 2000 characters at most, with all else there.
day-title =
    { $count ->
        [one] One match is waiting for you:
       *[other] { $count } matches are waiting for you:
    }
# Where: A message, 2000 characters at most, with all else there.
day-more = And { $count } more: { COMMAND("games") }
# Where: A message, 2000 characters at most, with all else there.
day-streak = ☀️ Solve today's puzzle before <t:{ $until }:t> to keep your streak of { $streak } days: { COMMAND("daily") }
# Where: A message, 2000 characters at most, with all else there.
call = ☀️ As you asked: today's puzzle is here.
# Where: A message, 2000 characters at most, with all else there.
call-streak =
    { $days ->
        [one] Solve it, and your streak is two days long.
       *[other] Solve it, and your streak of { $days } days goes on.
    }
# Where: A message, 2000 characters at most, with all else there.
call-ends = Let two days go by, and I'll stop by myself.
# Where: A message, 2000 characters at most, with all else there.
call-last = This is my last reminder if you don't come today. `/settings { option-puzzle-reminder }:` brings them back.
# Where: A message, 2000 characters at most, with all else there.
call-off = Fine, no more reminders of the daily puzzle. To get them back, press **{ button-call }** under one that you've ended, or use `/settings { option-puzzle-reminder }:`.
# Where: A message, 2000 characters at most, with all else there.
followed = 👀 You're following match { $match }: { $orange } and { $gray }
# Where: The name of a thread, 100 characters at most.
thread-name = { edition-title } { $match }: { $one } and { $other }
# Where: The name of a thread, 100 characters at most.
thread-name-series = { edition-title } series: { $one } and { $other }

## A turn, told. The pieces are counted: "boops 3" means that three pieces are pushed.

# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-placed =
    { $how ->
        [nobody]
            { $who }'s { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } boops nobody.
        [all-off]
            { $who }'s { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } boops { $count } off the bed.
        [some-off]
            { $who }'s { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } boops { $count }, { $off ->
                [one] 1 falls off
               *[other] { $off } fall off
            }.
        [own-off]
            { $who }'s { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } boops { $count } and loses { $count ->
                [one] it
               *[other] them
            }.
        [own-some]
            { $who }'s { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } boops { $count } and loses { $off }.
       *[on]
            { $who }'s { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } boops { $count }.
    }
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-grown =
    { $cats-count ->
        [0]
            { $kittens-count ->
                [one] Meow! { $who }'s { $kittens } grows up.
               *[other] Meow! { $who }'s { $kittens } grow up.
            }
       *[other]
            { $kittens-count ->
                [one] { $who }'s { $kittens } grows up
               *[other] { $who }'s { $kittens } grow up
            }; { $cats-count ->
                [one] cat { $cats } goes back
               *[other] cats { $cats } go back
            }.
    }
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-grown-eight = All eight on the bed: { $who }'s { $kitten } grows up.
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-taken-up =
    { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
    } on { $square } goes back to the pool.
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-ghost-entered = { $who }'s ghost comes in between { $low } and { $high }.
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
# Also given: $off.
turn-ghost-glides =
    { $how ->
        [nobody] { $who }'s ghost glides on, pushing nobody.
        [all-off] { $who }'s ghost pushes { $count } off the bed.
        [some-off] { $who }'s ghost pushes { $count }, 1 off the bed.
       *[on] { $who }'s ghost glides on, pushing { $count }.
    }
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
# Also given: $off.
turn-ghost-passes =
    { $how ->
        [nobody] { $who }'s ghost passes { $other }'s, pushing nobody.
        [all-off] { $who }'s ghost passes { $other }'s, pushing { $count } off the bed.
        [some-off] { $who }'s ghost passes { $other }'s, pushing { $count }, 1 off the bed.
       *[on] { $who }'s ghost passes { $other }'s, pushing { $count }.
    }
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-ghost-left = { $who }'s ghost floats home.
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-scared =
    { $how ->
        [all-off] BOOO! { $who }'s ghost scares { $count } off the bed.
        [some-off] BOOO! { $who }'s ghost scares { $count }, { $off } off the bed.
        [on] BOOO! { $who }'s ghost scares { $count }.
       *[nobody] BOOO! { $who }'s ghost scares nobody.
    }
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-ghost-pushes =
    { $through ->
        [no] { $who }'s ghost glides on and pushes { $moves }.
       *[yes] { $who }'s ghost passes { $other }'s and pushes { $moves }.
    }
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-ghost-scares = BOOO! { $who }'s ghost scares them away: { $moves }.
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-own =
    { $all ->
        [yes]
            { $own ->
                [one] It's their own piece.
               *[other] All are their own.
            }
       *[no]
            { $own ->
                [one] 1 of them is their own.
               *[other] { $own } of them are their own.
            }
    }
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-won =
    { $ending ->
        [line] Three cats in a line: { $squares }!
        [eight-cats] All eight cats on the bed!
       *[three-kittens] Three kittens in a line: { $squares }!
    }
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-won-line = The line: { $squares }.
# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
# A turn by name, to be put after a colon: "kitten on b3; b2, b3, b4 grow up".
turn-named =
    { $kind ->
        [cat] cat
       *[kitten] kitten
    } on { $square }{ $ghost ->
        [in] , ghost in between { $low } and { $high }
       *[none] { "" }
    }{ $what ->
        [grows]
            ; { $count ->
                [one] { $squares } grows up
               *[other] { $squares } grow up
            }
        [back] ; { $squares } goes back to the pool
       *[nothing] { "" }
    }
# Where: A message, 2000 characters at most, with all else there.
ghost-next =
    { $where ->
        [home] At the end of { $who }'s turn, their ghost floats home.
        [past] After { $who }'s turn, their ghost passes the other and stops between { $low } and { $high }.
       *[on] At the end of { $who }'s turn, their ghost glides to the seam between { $low } and { $high }.
    }
# Where: The board message, 2000 characters at most, with all else there.
board-ghost-may = At the end of this turn, { $who }'s ghost can come in.

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.

# Where: A message, 2000 characters at most, with all else there.
side-as-name =
    { $side ->
        [orange] Marmalade
       *[gray] Tuxedo
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-now = Now on the bed:
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-then = Then on the bed:
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-last = Last turn:
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-preview = With this turn:
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-placed =
    { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
    } placed on { $square }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-booped =
    { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
    } booped from { $from } to { $to }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-fell =
    { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
    } booped off the bed from { $from }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-blocked =
    { $why ->
        [cat] { $who }'s cat on { $square } won't budge: a kitten can't boop a cat.
       *[behind]
            { $who }'s { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } stays put: another piece is right behind it.
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-grown =
    { $cats ->
        [none]
            { $kittens-count ->
                [one] { $who }'s kitten on { $kittens } grows up.
               *[other] { $who }'s kittens on { $kittens } grow up.
            }
       *[some]
            { $kittens-count ->
                [one] { $who }'s kitten on { $kittens } grows up
               *[other] { $who }'s kittens on { $kittens } grow up
            }; { $cats-count ->
                [one] the cat on { $cats } goes back to the pool.
               *[other] the cats on { $cats } go back to the pool.
            }
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-taken-up =
    { $who }'s { $kind ->
        [cat] cat
       *[kitten] kitten
    } on { $square } goes back to the pool.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-ghost-entered = { $who }'s ghost comes in between { $low } and { $high }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-ghost-moved = { $who }'s ghost glides to the seam between { $low } and { $high }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-ghost-through = { $who }'s ghost glides through { $other }'s to the seam between { $low } and { $high }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-ghost-left = { $who }'s ghost floats home.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-scared =
    BOOO! { $to ->
        [off]
            { $who }'s { $kind ->
                [cat] cat
               *[kitten] kitten
            } jumps from { $from } over { $over } and off the bed.
       *[on]
            { $who }'s { $kind ->
                [cat] cat
               *[kitten] kitten
            } jumps from { $from } over { $over } to { $to }.
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-won = { $who } wins with { $squares }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-over = The match is over.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-counted = In numbers: { picture-turns }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] { " " }(rating { $rating })
    }: { $boops ->
        [one] 1 boop
       *[other] { $boops } boops
    }, { $off } off the bed{ $grows ->
        [no] { "" }
       *[yes] { "" }, { $grown } grown up
    }{ $booos ->
        [0] { "" }
       *[other] ,{ " " }BOOO! × { $booos }
    }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-won-by =
    { $ending ->
        [resigned] The match is over: { $winner } won, because { $loser } gave up.
       *[time] The match is over: { $winner } won, because { $loser } ran out of time.
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-drawn =
    { $ending ->
        [agreed] The match is over: { $orange } and { $gray } agreed on a draw.
        [repetition] The match is over: a draw, because the same position came up three times.
       *[turn-limit] The match is over: a draw after 300 turns.
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-closed =
    { $ending ->
        [called-off] The match is over: { $by } called it off, so it doesn't count.
        [cancelled] The match is over: a moderator ended it, so it doesn't count.
        [left-contest] The match is over: one of the players isn't taking part any more, so it doesn't count.
       *[abandoned] The match is over: it was abandoned, so it doesn't count.
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-choice = Choices: { $ways }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-bed-empty = The bed is empty: six by six squares, columns a to f from the left, rows 1 to 6 from the bottom.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-standing =
    { $kind ->
        [cat]
            { $count ->
                [one] { $who }'s cat on { $squares }.
               *[other] { $who }'s cats on { $squares }.
            }
       *[kitten]
            { $count ->
                [one] { $who }'s kitten on { $squares }.
               *[other] { $who }'s kittens on { $squares }.
            }
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-ghost =
    { $where ->
        [home] { $who }'s ghost between { $low } and { $high }, going home next.
        [past] { $who }'s ghost between { $low } and { $high }, next past the other ghost between { $next-low } and { $next-high }.
       *[on] { $who }'s ghost between { $low } and { $high }, next between { $next-low } and { $next-high }.
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-pool =
    { $edition ->
        [kittens]
            { $whose }: { $kittens ->
                [one] 1 kitten
               *[other] { $kittens } kittens
            }.
        [classic]
            { $whose }: { $kittens ->
                [one] 1 kitten
               *[other] { $kittens } kittens
            }, { $cats ->
                [one] 1 cat
               *[other] { $cats } cats
            }.
       *[ghost]
            { $whose }: { $kittens ->
                [one] 1 kitten
               *[other] { $kittens } kittens
            }, { $cats ->
                [one] 1 cat
               *[other] { $cats } cats
            }{ $ghost ->
                [yes] , the ghost
               *[no] { "" }
            }.
    }
# Where: A message, 2000 characters at most, with all else there.
pool-of = { $who }'s pool
# Where: A message, 2000 characters at most, with all else there.
pool-yours = Your pool
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-to-move =
    { $named ->
        [yes]
            { $who } ({ $side ->
                [orange] marmalade
               *[gray] tuxedo
            }) to move.
       *[no] { $who } to move.
    }

## The picker: taking a turn by taps.

# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-where =
    { $kind ->
        [cat] Your turn against { $opponent }: where does your cat go?
       *[kitten] Your turn against { $opponent }: where does your kitten go?
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-alt-told = The bed, as told above.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-alt-told-turn = The turn and the bed after it, as told above.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-paused = The match is paused: your turn starts the clock again.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-cats-out = All your cats are on the bed. A line brings them back to your pool, and so does a push off the bed.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-grown-free = Faded kittens with a star are in the pool now: their squares are free.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }You're marmalade.
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }You're tuxedo.
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-would =
    { $how ->
        [nobody]
            Your { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } would boop nobody.
        [all-off]
            Your { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } would boop { $count } off the bed.
        [some-off]
            Your { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } would boop { $count }, { $off } off the bed.
       *[on]
            Your { $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square } would boop { $count }.
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-ghost-moves =
    { $how ->
        [nobody] Your ghost then glides to the seam between { $low } and { $high }.
        [all-off] Your ghost then glides to the seam between { $low } and { $high } and pushes { $count } off the bed.
        [some-off] Your ghost then glides to the seam between { $low } and { $high } and pushes { $count }, { $off } off the bed.
       *[on] Your ghost then glides to the seam between { $low } and { $high } and pushes { $count }.
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-ghost-scares =
    BOOO! { $count } would jump{ $how ->
        [on] .
        [all-off] { " " }off the bed.
       *[some-off] , { $off } off the bed.
    }
# Where: A message, 2000 characters at most, with all else there.
ways-pushed = Pushed: { $moves }.
# Where: A message, 2000 characters at most, with all else there.
ways-by-ghost = The ghost pushes: { $moves }.
# Where: A message, 2000 characters at most, with all else there.
ways-jump = Jump away: { $moves }.
# Where: A message, 2000 characters at most, with all else there.
ways-held = Can't move, with a piece behind: { $squares }.
# Where: A message, 2000 characters at most, with all else there.
ways-heavy = Too heavy for a kitten: { $squares }.
# Where: A message, 2000 characters at most, with all else there.
move-to = { $from } to { $to }
# Where: A message, 2000 characters at most, with all else there.
move-off = { $square } off the bed
# Where: A message, 2000 characters at most, with all else there.
move-cat = cat { $move }
# Where: A message, 2000 characters at most, with all else there.
move-whose =
    { $move } ({ $yours ->
        [yes] yours
       *[no] theirs
    })
# Where: A message, 2000 characters at most, with all else there.
move-side =
    { $move } ({ $side ->
        [orange] marmalade
       *[gray] tuxedo
    })
# Where: A message, 2000 characters at most, with all else there.
move-jump = { $move } (jumps)
# Where: A message, 2000 characters at most, with all else there.
moves-boops = boops { $moves }
# Where: A message, 2000 characters at most, with all else there.
moves-ghost = ghost pushes { $moves }
# Where: A message, 2000 characters at most, with all else there.
moves-of =
    { $yours ->
        [yes] yours
       *[no] theirs
    } { $moves }
# Where: An entry of a menu, 100 characters at most.
picker-ghost-passes = On its way it passes the other ghost.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-ghost-leaves = Your ghost then floats home; it can come in again from your next turn on.
# Where: An entry of a menu, 100 characters at most.
picker-ghost-when =
    { $where ->
        [pool] At the end of this turn, your ghost can come in at the edge of the bed, between two squares.
       *[bed] Your ghost is on the bed. Once it's home, it can come in the turn after.
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-grows =
    { $kittens-count ->
        [one] { $squares } grows up
       *[other] { $squares } grow up
    }{ $cats ->
        [none] .
       *[some]
            ; { $cats-count ->
                [one] the cat on { $cats } goes back to the pool.
               *[other] the cats on { $cats } go back to the pool.
            }
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-piece-grows = The kitten on { $square } grows up.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-piece-back =
    { $kind ->
        [cat] The cat on { $square } goes back to the pool.
       *[kitten] The kitten on { $square } goes back to the pool.
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-wins = That wins!
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-cat-wins = A cat there would win!
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-cat-could-win = A cat could win this turn: **{ picker-kind }** shows where.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-own-falls = **You'd push { $pieces } of your own off the bed, back to your pool.**
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-own-kittens =
    { $count ->
        [one] 1 kitten
       *[other] { $count } kittens
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-own-cats =
    { $count ->
        [one] 1 cat
       *[other] { $count } cats
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-which =
    { $what ->
        [line] { $count } of your lines are ready. Which one grows up?
        [piece] All eight of your pieces are on the bed. Which one goes back to the pool?
       *[both] Pick a line to grow up, or one piece to go back to the pool.
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-eight-grows = A kitten grows up by that.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-may-enter = Your ghost can come in now. It won't push anyone yet.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-enters = Your ghost comes in between { $low } and { $high }.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-sure = Not played yet: press **Boop it!**, or pick another square.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-repeats =
    { $time ->
        [2] This position has come up once before. If it comes up a third time, the match is a draw.
       *[3] ⚠️ This position has come up twice before: play this, and the match ends in a draw.
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-done = Played: { $turn }.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-done-last = Nothing else is waiting for you.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-done-next = { $opponent } is waiting for you, too, in match { $match }.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-done-over =
    { $how ->
        [won] You've won! 🎉
       *[drawn] That's a draw.
    }
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-done-answered =
    ⚡ { $opponent } had planned the answer: { $turn }.{ $again ->
        [yes] { " " }It's your turn again.
       *[no] { "" }
    }
# Where: An entry of a menu, 100 characters at most.
picker-left = Columns a to c
# Where: An entry of a menu, 100 characters at most.
picker-right = Columns d to f
# Where: An entry of a menu, 100 characters at most.
picker-ghost = Your ghost
# Where: An entry of a menu, 100 characters at most.
picker-keep-ghost = Ghost stays in the pool
# Where: An entry of a menu, 100 characters at most.
picker-entry =
    { $heading ->
        [e] { $number } · From the left, rows { $low } and { $high }
        [w] { $number } · From the right, rows { $low } and { $high }
        [n] { $number } · From below, columns { $low } and { $high }
       *[s] { $number } · From above, columns { $low } and { $high }
    }
# Where: An entry of a menu, 100 characters at most.
picker-entry-where =
    { $heading ->
        [e] starts between { $low } and { $high }, faces right
        [w] starts between { $low } and { $high }, faces left
        [n] starts between { $low } and { $high }, faces up
       *[s] starts between { $low } and { $high }, faces down
    }
# Where: An entry of a menu, 100 characters at most.
picker-what-grows =
    { $what ->
        [line] Which line?
        [both] What goes back to your pool?
       *[piece] What goes back to your pool?
    }
# Where: An entry of a menu, 100 characters at most.
picker-line = { $number } · { $squares }
# Where: An entry of a menu, 100 characters at most.
picker-piece =
    { $kind ->
        [cat] { $number } · cat { $square }
       *[kitten] { $number } · kitten { $square }
    }
# Where: An entry of a menu, 100 characters at most.
picker-line-does =
    { $cats ->
        [0]
            { $kittens ->
                [one] 1 kitten grows up
               *[other] { $kittens } kittens grow up
            }
       *[other]
            { $kittens ->
                [one] 1 kitten grows up
               *[other] { $kittens } kittens grow up
            }, { $cats ->
                [one] 1 cat goes back
               *[other] { $cats } cats go back
            }
    }
# Where: An entry of a menu, 100 characters at most.
picker-piece-does =
    { $what ->
        [grows] grows up
        [stays-cat] stays a cat
       *[stays-kitten] stays a kitten
    }
# Where: A button, 80 characters at most.
# Within: picker-cat-could-win.
picker-kind =
    { $kind ->
        [cat] Use a cat
       *[kitten] Use a kitten
    }
# Where: A button, 80 characters at most.
button-boop = Boop!
# Where: A button, 80 characters at most.
button-boop-it = Boop it!
# Where: A button, 80 characters at most.
button-back = Start over
# Where: A button, 80 characters at most.
# Within: more-about.
button-read = Read the board

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

# Where: A turn, told on the board, in a replay or in alt text, 2000 characters at most, with all else there.
turn-planned = ⚡ Planned: { $told }
# Where: The board message, 2000 characters at most, with all else there.
board-answered = { $mover } had planned that answer.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-planned = Last turn, planned ahead:
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-plan-stopped = The turn you planned, `{ $turn }`, would do something different now, so I haven't played it.
# Where: The message in which a turn is tapped, 2000 characters at most, with all else there.
picker-plan-lapsed = { $opponent } played something you hadn't planned for, so your plan is gone.
# Where: A button, 80 characters at most.
# Within: more-planned, more-about.
button-plan = Plan ahead
# Where: A button, 80 characters at most.
button-plan-it = Plan it
# Where: A button, 80 characters at most.
button-plan-add = Add a turn
# Where: A button, 80 characters at most.
button-plan-remove = Remove
# Where: A button, 80 characters at most.
button-plan-back = Back
# Where: A message, 2000 characters at most, with all else there.
plan-title = ⚡ **Plan ahead** · match { $match }
# Where: A message, 2000 characters at most, with all else there.
plan-what = If { $opponent } plays a turn you expected, I'll play your answer right away. Only you see your plan.
# Where: A message, 2000 characters at most, with all else there.
plan-what-first = It's your turn: pick the turn you mean to play, then the replies you expect. I'll only play your answers; this turn is still yours to play.
# Where: A message, 2000 characters at most, with all else there.
plan-after = After { $turns }:
# Where: A message, 2000 characters at most, with all else there.
plan-then = { ", then " }
# Where: A message, 2000 characters at most, with all else there.
plan-pair = { $reply }: you play { $answer }
# Where: A message, 2000 characters at most, with all else there.
plan-mine = you play { $turn }
# Where: A message, 2000 characters at most, with all else there.
plan-open = { $reply }: no answer yet
# Where: A message, 2000 characters at most, with all else there.
plan-unanswered = no answer yet
# Where: A message, 2000 characters at most, with all else there.
plan-likely = Likely replies
# Where: A message, 2000 characters at most, with all else there.
plan-branches = Your branches
# Where: A message, 2000 characters at most, with all else there.
plan-planned = Planned! **Add a turn** carries on from here, and **Back** shows your other branches.
# Where: A message, 2000 characters at most, with all else there.
plan-ends = That ends the match.
# Where: A message, 2000 characters at most, with all else there.
plan-full = A plan can have up to { $branches } branches, each with up to { $deep } of your turns.
# Where: A message, 2000 characters at most, with all else there.
plan-which-theirs = Which turn do you expect from { $opponent }?
# Where: A message, 2000 characters at most, with all else there.
plan-which-first = Which turn will you play first?
# Where: A message, 2000 characters at most, with all else there.
plan-which-mine = { $opponent } plays { $turn }. What's your answer?
# Where: A message, 2000 characters at most, with all else there.
plan-picked-theirs = { $opponent } plays { $turn }: { $effects }.
# Where: A message, 2000 characters at most, with all else there.
plan-picked-mine = You play { $turn }: { $effects }.
# Where: A message, 2000 characters at most, with all else there.
plan-sure = Not planned yet: press **Plan it**, or pick another square.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-plan-against-bot = I answer at once, so there's nothing to plan ahead for. Just play your turn.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-plan-gone = That part of your plan is gone. Open **Plan ahead** again under **More**.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-plan-full = Your plan is full: it can have up to { $branches } branches, each with up to { $deep } of your turns. Remove a branch first.

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects. The square comes first: by it
## the turn is known again when it was chosen.

# Where: An entry of the list under a command, 100 characters at most.
choice-turn =
    { $kind ->
        [cat] { $square } cat: { $effects }
       *[kitten] { $square } kitten: { $effects }
    }
# Where: An entry of the list under a command, 100 characters at most.
choice-entry =
    { $kind ->
        [cat] { $square } cat: ghost in between { $low } and { $high }
       *[kitten] { $square } kitten: ghost in between { $low } and { $high }
    }
# Where: An entry of the list under a command, 100 characters at most.
choice-way-entry =
    { $kind ->
        [cat] { $square } cat: { $effects } · ghost in between { $low } and { $high }
       *[kitten] { $square } kitten: { $effects } · ghost in between { $low } and { $high }
    }
# Where: An entry of the list under a command, 100 characters at most.
choice-why-none =
    { $why ->
        [no-match] You have no matches running.
        [nothing-awaits-you] It isn't your turn anywhere.
        [awaited-elsewhere] It isn't your turn here, but it is in another match.
        [which-match] Type your turn, such as c3, and send: then I ask in which match.
        [not-your-turn] It isn't your turn in that match.
        [match-over] That match is over.
        [no-such-match] I can't find that match.
        [not-your-match] That's someone else's match.
        [no-ghost] No turn starts like that. A ghost comes in at the edge, between two squares: c4 g a23.
       *[no-turn] No turn starts like that. Squares go from a1 to f6; pick a free one.
    }
# Where: A message, 2000 characters at most, with all else there.
between-facts = { " · " }
# Where: A message, 2000 characters at most, with all else there.
between-groups = ;{ " " }
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-nobody = boops nobody
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-boops =
    { $how ->
        [all-off] boops { $count } off the bed
        [some-off] boops { $count }, { $off } off the bed
       *[on] boops { $count }
    }
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-ghost =
    ghost pushes { $count }{ $own ->
        [0] { "" }
       *[other] { " " }({ $own } of yours)
    }{ $off ->
        [0] { "" }
       *[other] { ", " }{ $off } off the bed
    }
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-scares =
    BOOO! { $count ->
        [one] 1 jumps
       *[other] { $count } jump
    }{ $own ->
        [0] { "" }
       *[other] { " " }({ $own } of yours)
    }{ $how ->
        [all-off] { " " }off the bed
        [some-off] { ", " }{ $off } off the bed
       *[on] { "" }
    }
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-own-falls = boops { $count } of yours off the bed
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-own-boops = boops { $count } of yours
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-grow =
    { $cats ->
        [none]
            { $kittens-count ->
                [one] { $kittens } grows up
               *[other] { $kittens } grow up
            }
       *[some]
            { $kittens-count ->
                [one] { $kittens } grows up
               *[other] { $kittens } grow up
            }, { $cats-count ->
                [one] cat { $cats } goes back
               *[other] cats { $cats } go back
            }
    }
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-back =
    { $kind ->
        [cat] cat { $square } goes back
       *[kitten] kitten { $square } goes back
    }
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-choose =
    { $what ->
        [line] you pick which line grows up
        [piece] you pick what goes back
       *[both] you pick what goes back
    }
# Where: An entry of the list under a command, 100 characters at most, with all else there.
effect-wins = 🏆 wins!
# Where: An entry of the list under a command, 100 characters at most.
choice-match =
    against { $opponent } · { $awaits ->
        [yes] your turn
       *[no] their turn
    } · { edition } · match { $match }

## Challenges.

# Where: A challenge, 2000 characters at most, with all else there.
challenge-friend = { $opponent }, { $challenger } challenges you to { edition }!
# Where: A challenge, 2000 characters at most, with all else there.
challenge-anybody = Who wants to play { edition } with { $challenger }?
# Where: A challenge, 2000 characters at most, with all else there.
challenge-aim =
    { $edition ->
        [ghost] Ghosts come in from the edge, glide on by themselves at the end of your turns, and push whoever is beside them. Three cats in a line win.
        [kittens] Push kittens around, and get three in a line.
       *[classic] Push kittens around, grow them into cats, and get three in a line.
    }
# Where: A challenge, 2000 characters at most, with all else there.
challenge-accepted =
    { $challenger } and { $accepter } are playing { edition }: { $where ->
        [here] match { $match } starts just below.
       *[elsewhere] match { $match } is in { $channel }.
    }
# Where: A challenge, 2000 characters at most, with all else there.
challenge-declined = { $opponent } can't play right now, { $challenger }. Maybe another time!
# Where: A challenge, 2000 characters at most, with all else there.
challenge-withdrawn = { $challenger } withdrew this challenge.
# Where: A message, 2000 characters at most, with all else there.
rematch =
    { $opponent }, { $challenger } would like a rematch. { $first ->
        [challenger] { $challenger } starts.
        [challenger-cat] { $challenger } starts again, with a cat in the pool.
        [opponent-cat] { $opponent } starts again, with a cat in the pool.
       *[opponent] { $opponent } starts.
    }
# Where: A message, 2000 characters at most, with all else there.
rematch-terms =
    -# { $rated ->
        [yes] Rated
        [hints] Friendly, with hints for both
       *[no] Friendly
    } · { pace } · { edition } · after match { $match } · answer due <t:{ $until }:R>
# Where: A challenge, 2000 characters at most, with all else there.
challenge-terms =
    -# { $rated ->
        [yes] Rated: counts for the leaderboard, no hints
        [hints] Friendly, with hints for both
       *[no] Friendly: ratings stay as they are
    } · { pace } · { $first ->
        [challenger] { $challenger } starts
        [opponent] { $opponent } starts
        [challenger-cat] { $challenger } starts, with a cat in the pool
        [opponent-cat] { $opponent } starts, with a cat in the pool
        [anybody] whoever accepts starts
        [anybody-cat] whoever accepts starts, with a cat in the pool
        [both] each of you starts once
       *[chance] a coin toss decides who starts
    }
    -# Answer due <t:{ $until }:R> · the picture is just an example
# Where: A challenge, 2000 characters at most, with all else there.
challenge-picture = An example, not your match. { picture-idea } { $board }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-example = { edition-title } · an example
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: challenge-picture.
picture-idea =
    { $edition ->
        [kittens] Each kitten pushes its neighbours: line up three!
        [ghost] Pieces push, ghosts scare: line up three cats!
       *[classic] Each piece pushes its neighbours: line up three cats!
    }
# Where: A challenge, 2000 characters at most, with all else there.
challenge-used-up = You two have already played this week's five rated matches, so this one is friendly.
# Where: A challenge, 2000 characters at most, with all else there.
challenge-gently = It's { $accepter }'s first match, so it's friendly, with hints for both.
# Where: A challenge, 2000 characters at most, with all else there.
challenge-quiet = -# { $opponent } has had a lot of challenges lately, so I won't ping them for this one.
# Where: A challenge, 2000 characters at most, with all else there.
challenge-guest = -# I'm only visiting here: press a button and the board appears.
# Where: A challenge, 2000 characters at most, with all else there.
challenge-expired = Nobody answered { $challenger }'s challenge in time. Send a new one with { COMMAND("challenge") }.

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

# Where: The message of a challenge, once it is over, 2000 characters at most, with all else there.
result-won =
    { $ending ->
        [line] 🏆 { $winner } beat { $loser } at { edition }: three cats in a line!
        [eight-cats] 🏆 { $winner } beat { $loser } at { edition }: all eight cats on the bed!
        [three-kittens] 🏆 { $winner } beat { $loser } at { edition }: three kittens in a line!
        [resigned] 🏆 { $winner } beat { $loser } at { edition }: { $loser } gave up.
       *[time] 🏆 { $winner } beat { $loser } at { edition }: { $loser } ran out of time.
    }
# Where: The message of a challenge, once it is over, 2000 characters at most, with all else there.
result-drawn =
    { $ending ->
        [agreed] 🤝 { $orange } and { $gray } agreed on a draw at { edition }.
        [repetition] 🤝 { $orange } and { $gray } drew at { edition }: the same position came up three times.
       *[turn-limit] 🤝 { $orange } and { $gray } drew at { edition } after 300 turns.
    }
# Where: The message of a challenge, once it is over, 2000 characters at most, with all else there.
result-closed =
    { $ending ->
        [called-off] { $orange } and { $gray } called off their { edition } match.
        [cancelled] A moderator ended the { edition } match between { $orange } and { $gray }.
        [left-contest] The { edition } match between { $orange } and { $gray } is off: one of them isn't taking part any more.
       *[abandoned] { $orange } and { $gray } abandoned their { edition } match.
    }
# Where: The message of a challenge, once it is over, 2000 characters at most, with all else there.
result-where = Match { $match } · [its last board]({ $link })
# Where: The message of a challenge, once it is over, 2000 characters at most, with all else there.
result-again = { $one } and { $other } are playing { edition } again: match { $match } is in { $channel }.
# Where: A button, 80 characters at most.
button-dare = Challenge the winner
# Where: A message, 2000 characters at most, with all else there.
dare-again = You won this one! Would you like to challenge { $opponent } again?
# Where: A button, 80 characters at most.
button-dare-again = Challenge again
# Where: A message, 2000 characters at most, with all else there.
# Within: rematch-terms, challenge-terms, bot-match-choose, house-open.
pace =
    { $pace ->
        [ten-minutes] 10 minutes a turn
        [one-day] 1 day a turn
        [three-days] 3 days a turn
        [seven-days] 7 days a turn
        [half-hour-bank] 30 minutes each, plus 1 minute a turn
        [two-day-bank] 2 days each, plus 2 hours a turn
        [five-day-bank] 5 days each, plus 6 hours a turn
        [one-day-bank] 1 day each, plus 1 hour a turn
        [three-minute-bank] 3 minutes each, plus 10 seconds a turn
        [half-minute-bank] 30 seconds each, plus 5 seconds a turn
       *[none] no clock
    }
# Where: A button, 80 characters at most.
button-rematch = Rematch
# Where: A button, 80 characters at most.
button-next-game = Next game
# Where: A button, 80 characters at most.
button-accept = Accept
# Where: A button, 80 characters at most.
# Within: first-match-gently.
button-accept-gently = Accept, with hints
# Where: A button, 80 characters at most.
button-play-along = I'll play
# Where: A button, 80 characters at most.
button-how-to-play = How to play
# Where: A button, 80 characters at most.
button-see-challenge = See it
# Where: A button, 80 characters at most.
button-see-board = Go to the board
# Where: A button, 80 characters at most.
button-decline = Decline
# Where: A button, 80 characters at most.
button-withdraw = Withdraw

## The end of a match beside its result: its story, which addresses nobody, and a kind word. Each is told in three ways, one of them by the
## match's number. A story and the kind word after it share a line: together they are short.

# Where: A message, 2000 characters at most, with all else there.
story-first-win =
    { $telling ->
        [first] { $winner }'s very first win against another person!
        [second] First win over a real person for { $winner }: one to remember!
       *[third] { $winner } had never beaten another person until now!
    }
# Where: A message, 2000 characters at most, with all else there.
story-level-beaten =
    { $telling ->
        [first] A first win over { level-name }!
        [second] { level-name } has met its match!
       *[third] One more level done: { level-name } is beaten!
    }
# Where: A message, 2000 characters at most, with all else there.
story-level-hinted = Beat it without a hint, and your card shows this level, too.
# Where: A message, 2000 characters at most, with all else there.
story-upset =
    { $telling ->
        [first] An upset: { $winner } was rated { $number } points lower!
        [second] Rated { $number } points lower, and won anyway!
       *[third] { $number } points between them, and { $winner } didn't mind!
    }
# Where: A message, 2000 characters at most, with all else there.
story-streak =
    { $telling ->
        [first] { $winner } has won { $number } matches in a row!
        [second] { $number } wins in a row: { $winner } is on a roll!
       *[third] Who'll stop { $winner }? { $number } wins in a row!
    }
# Where: A message, 2000 characters at most, with all else there.
story-comeback =
    { $telling ->
        [first] What a comeback: { $winner } was { $number } cats behind!
        [second] { $number } cats behind, and { $winner } still won!
       *[third] { $winner } came back from { $number } cats behind!
    }
# Where: A message, 2000 characters at most, with all else there.
story-ghost-line =
    { $telling ->
        [first] A ghost pushed one of the three into place!
        [second] That line had a ghost's help.
       *[third] Thank the ghost: it pushed a cat into that line!
    }
# Where: A message, 2000 characters at most, with all else there.
story-eight-cats =
    { $telling ->
        [first] All grown up, and all on the bed at once!
        [second] Eight cats, one bed: how cosy!
       *[third] Even { $winner }'s last kitten has grown up!
    }
# Where: A message, 2000 characters at most, with all else there.
story-quick =
    { $telling ->
        [first] Only { $number } turns: that was quick!
        [second] Over in { $number } turns. Blink and you'd have missed it!
       *[third] { $number } turns, and done: a catnap of a match!
    }
# Where: A message, 2000 characters at most, with all else there.
story-long =
    { $telling ->
        [first] { $number } turns: what a match!
        [second] { $number } turns! That bed needs making.
       *[third] What a tussle: { $number } turns!
    }
# Where: A message, 2000 characters at most, with all else there.
story-next-level = Next up: { level-name }!
# Where: A message, 2000 characters at most, with all else there.
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] Maybe next time, { $player }!
       *[third] Thanks for the match, { $player }.
    }
# Where: A message, 2000 characters at most, with all else there.
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] Thank you both for the match.
       *[third] That was a fine match.
    }
# Where: A message, 2000 characters at most, with all else there.
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] Nobody lost: that's worth a purr.
       *[third] So well matched! How about a rematch?
    }
# Where: A message, 2000 characters at most, with all else there.
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] You got me, { $player }! Fair and square.
                [lost] Thanks, { $player }! I enjoyed every turn.
                [gave-up] That's all right, { $player }! There's always a next time.
               *[drawn] All square, { $player }! Shall we find out who's better?
            }
       *[third]
            { $how ->
                [won] Bravo, { $player }! I bow, whiskers and all.
                [lost] Good match, { $player }! I'd play you again any time.
                [gave-up] No hard feelings, { $player }! See you next time.
               *[drawn] A fair draw, { $player }! You gave nothing away.
            }
    }

## Matches against the bot. The bot speaks of itself as "I".

# Where: An entry of a menu, 100 characters at most.
# Within: story-level-beaten, story-next-level, level-option, bot-match-choose, ….
level-name =
    { $level ->
        [1] Sleepy kitten
        [2] Clumsy kitten
        [3] Curious kitten
        [4] Playful kitten
        [5] Cheeky young cat
        [6] House cat
        [7] Mouser
        [8] Alley cat
        [9] Clever old cat
       *[10] Queen of the quilt
    }
# Where: An entry of a menu, 100 characters at most.
# Within: bot-match-choose.
level-about =
    { $level ->
        [1] Only just learning, and misses a lot. Good for children, or for a first match.
        [2] Takes a line when it's there, and trips over everything else.
        [3] Looks around, and now and then notices what you're up to.
        [4] Sees what's right under its nose, most of the time.
        [5] Grabs what it can, and sometimes leaves you a win.
        [6] Looks before it leaps. Harder to beat than it sounds.
        [7] Lies in wait. Takes every win it sees, and rarely leaves you one.
        [8] Plans a little ahead, and rarely misses a chance.
        [9] Plans well ahead. One slip will cost you.
       *[10] My very best. Good luck!
    }
# Where: An entry of a menu, 100 characters at most.
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · beaten ✓
        [hints] { $level } · { level-name } · beaten with hints
       *[no] { $level } · { level-name }
    }
# Where: An entry of a menu, 100 characters at most.
level-match-me = About your level
# Where: An entry of a menu, 100 characters at most.
level-match-me-about = I'll pick a level that lets you win about half the time.
# Where: A message, 2000 characters at most, with all else there.
bot-match-choose =
    You against me at { edition }: how tough should I be?
    { $matched ->
        [yes] **About your level**: you'll win about half the time. Right now I'd play as **{ level-name }**.
       *[no] My level: **{ level-name }**. { level-about }
    }
    -# Friendly · { pace } · press **{ button-begin }** when you're ready
# Where: A message, 2000 characters at most, with all else there.
bot-match-warned = At this level I'll warn you before you play a turn that lets me win.
# Where: A message, 2000 characters at most, with all else there.
bot-match-unwarned = At this level I no longer warn you before you play a turn that lets me win.
# Where: A message, 2000 characters at most, with all else there.
bot-match-public = Everyone here will see it. In a direct message to me, it stays between the two of us.
# Where: An entry of a menu, 100 characters at most.
bot-match-level = How well I play
# Where: An entry of a menu, 100 characters at most.
bot-match-edition = Which edition
# Where: An entry of a menu, 100 characters at most.
bot-match-who = Who starts
# Where: An entry of a menu, 100 characters at most.
bot-match-first =
    { $first ->
        [challenger] You start
        [opponent] I start
       *[chance] Coin toss
    }
# Where: A message, 2000 characters at most, with all else there.
bot-match-begins = Match { $match } is on. Have fun!
# Where: A message, 2000 characters at most, with all else there.
bot-match-begins-there = Match { $match } is on, in { $channel }. Have fun!
# Where: A message, 2000 characters at most, with all else there.
bot-match-begun = { $player } is playing { edition } against me ({ level-name }): match { $match }.
# Where: A message, 2000 characters at most, with all else there.
bot-match-waits = Match { $match } is safe, but I can't think right now. I'll take my turn as soon as I can.
# Where: A message, 2000 characters at most, with all else there.
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
# Where: A button, 80 characters at most.
# Within: help-alone.
button-play-me = Play me
# Where: A button, 80 characters at most.
# Within: bot-match-choose.
button-begin = Start
# Where: A button, 80 characters at most.
button-level = Try { level-name }
# Where: The board message, 2000 characters at most, with all else there.
board-bot-thinks = { $bot } is thinking…
# Where: The board message, 2000 characters at most, with all else there.
board-level = I'm playing as { level-name }
# Where: The board message, 2000 characters at most, with all else there.
# Within: good-game-bot.
board-bot-word =
    { $how ->
        [won] Well played, { $player }! You were better this time.
        [lost] Good game, { $player }! Every match makes you stronger.
        [gave-up] Thanks for the match, { $player }! Come back any time.
       *[drawn] Well fought, { $player }! Neither of us could do better.
    }
# Where: The board message, 2000 characters at most, with all else there.
board-bot-level =
    { $how ->
        [won] You've beaten this level. Next up: { level-name }!
       *[lost] How about { level-name } next? That one's easier.
    }
# Where: The board message, 2000 characters at most, with all else there.
board-without-hints = Hints helped a lot here. Can you do it again without them?
# Where: The board message, 2000 characters at most, with all else there.
board-then-level = After that, { level-name } is waiting!
# Where: The board message, 2000 characters at most, with all else there.
board-ladder = You've beaten { $count } of my { $all } levels without hints.

## Commands and their options, as Discord lists them.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge = Challenge a friend, anyone here, or me to a game of boop
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-boards-move = boards_move
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: help-words.
option-pushes-in-words = pushes_in_words
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-challenges-from = challenges_from
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-champion-role = champion_role
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-clubhouse = clubhouse
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-daily-hour = daily_hour
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-daily-puzzle = daily_puzzle
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-days = days
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-difficulty = difficulty
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: refusal-no-handicap.
option-edition = edition
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: server-end-others, refusal-not-in-this-server.
option-end-match = end_match
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: replay-record, refusal-record-gone, refusal-what-to-replay.
option-file = file
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: refusal-no-handicap.
option-first = first
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: refusal-no-handicap, refusal-no-series-here.
option-games = games
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: help-hints, refusal-no-hints-rated, refusal-no-hints-here, refusal-hints-not-rated.
option-hints = hints
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-language = language
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: privacy.
option-leaderboards = leaderboards
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: board-moved-away, board-homeless-turn, place-lost, place-lost-around, ….
option-match = match
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-matches-here = matches_here
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-member = member
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-nights = nights
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-pace = pace
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-puzzles-for-server = puzzles_for_server
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: call-last, call-off.
option-puzzle-reminder = puzzle_reminder
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-puzzles-on-card = puzzles_on_card
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: refusal-half-quiet.
option-quiet-from = quiet_from
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: refusal-half-quiet.
option-quiet-until = quiet_until
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: refusal-hints-not-rated, refusal-no-handicap.
option-rated = rated
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-reminders = reminders
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: refusal-no-such-season.
option-season = season
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-starts-in = starts_in
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: refusal-board-not-alone.
option-text = text
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-threads = threads
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-time-up = time_up
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
# Within: settings-unknown-zone, refusal-no-such-zone.
option-time-zone = time_zone
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-turn = turn
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-warnings = warnings
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-what = what
# Where: The name of a command's option: small letters, no spaces, 32 characters at most.
option-where = where
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-member = Who to play; leave it out to challenge anyone here
# Where: The description of a command, an option or a choice, 100 characters at most.
command-edition = Which edition of boop
# Where: The description of a command, an option or a choice, 100 characters at most.
command-edition-name =
    { $edition ->
        [ghost] Ghost: each side has a ghost that glides between squares and pushes
        [kittens] Kittens: for younger players; the first line of three wins
       *[classic] Classic: three in a line grow up into cats, three cats in a line win
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-rules = The rules, page by page, with pictures
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-first = Who takes the first turn
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-first-chance = Coin toss
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-first-challenger = I start
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-first-opponent = They start
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-first-opponent-cat = They start, with a cat in their pool (friendly)
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-first-challenger-cat = I start, with a cat in my pool (friendly)
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-rated = Make it rated? Default: yes, except in kitten boop
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-hints = Let both of you ask me for hints, which makes the match friendly
# Where: The menu that a member has, 32 characters at most.
command-challenge-menu = Challenge to boop
# Where: The menu that a member has, 32 characters at most.
command-profile-menu = Boop profile
# Where: The menu that a member has, 32 characters at most.
# Within: block-how.
command-block-menu = Block in boop
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-pace = How much time each of you has
# Where: The description of a command, an option or a choice, 100 characters at most.
command-pace-name =
    { $pace ->
        [ten-minutes] 10 minutes a turn
        [one-day] 1 day a turn
        [three-days] 3 days a turn
        [seven-days] 7 days a turn
        [half-hour-bank] 30 minutes each, plus 1 minute a turn
        [two-day-bank] 2 days each, plus 2 hours a turn
        [five-day-bank] 5 days each, plus 6 hours a turn
        [one-day-bank] 1 day each, plus 1 hour a turn
        [three-minute-bank] 3 minutes each, plus 10 seconds a turn
        [half-minute-bank] 30 seconds each, plus 5 seconds a turn
       *[none] No clock
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-offer = Offer a draw, a takeback or a pause, or ask for more time
# Where: The description of a command, an option or a choice, 100 characters at most.
command-offer-what = What to offer
# Where: The description of a command, an option or a choice, 100 characters at most.
command-offer-name =
    { $offer ->
        [draw] A draw
        [takeback] Take my last turn back
        [pause] A pause: the clock stops
       *[time] More time for this turn: one turn's worth
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings = Your settings: reminders, quiet hours, time zone, animated boards
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-reminders = Where to send reminders: one a turn, when a third of your time is left
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-reminders-name =
    { $reminders ->
        [thread] In the match's channel
        [direct] By direct message
        [daily] In one message a day, with no ping for each turn
       *[none] Nowhere
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-daily-hour = When to send that one message a day, 0 to 23, in your time zone
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-quiet-from = When quiet hours start, 0 to 23, in your time zone
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-quiet-until = When quiet hours end, 0 to 23; the same hour as the start turns them off
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-time-zone = Your time zone, such as Europe/Berlin
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-leaderboards = Show you on leaderboards and in the clubhouse, and let others see your profile and replays
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-challenges-from = Who may challenge you; you can still challenge anyone
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-challenges-from-name =
    { $people ->
        [everyone] Everyone
        [played] People I've played
       *[nobody] Nobody
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-warnings = Warn you in the preview when a turn would let the other player win (in matches with hints)
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-boards-move = Allow animated boards in your matches
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-pushes-in-words = For screen readers: tell boards in words, and below them who was pushed where
# Where: The description of a command, an option or a choice, 100 characters at most.
command-move = Take your turn
# Where: The description of a command, an option or a choice, 100 characters at most.
command-move-turn = A square, such as c3; the list says what each turn does
# Where: The description of a command, an option or a choice, 100 characters at most.
command-match = Which match, if you have more than one
# Where: The description of a command, an option or a choice, 100 characters at most.
command-board = Show a match's board
# Where: The description of a command, an option or a choice, 100 characters at most.
command-board-text = The board in words, row by row, for you alone
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server = This server's settings, for those who manage it
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-boards-move = Let boards show their last turn as an animation
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-threads = Give each match its own thread, wherever I'm allowed to make one
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-pace = Default time per turn
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-edition = Default edition
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-matches-here = Allow matches here; from then on they can only be played in channels you've allowed
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-end-match = A running match to end; it won't count
# Where: The description of a command, an option or a choice, 100 characters at most.
command-games = List your running matches
# Where: The description of a command, an option or a choice, 100 characters at most.
command-resign = Give up a match
# Where: The description of a command, an option or a choice, 100 characters at most.
command-help = How to play boop here

## What a server has set.

# Where: A message, 2000 characters at most, with all else there.
server-settings = This server's settings:
# Where: A message, 2000 characters at most, with all else there.
server-puzzle-beside =
    -# { $channel ->
        [none] The daily puzzle can come there as well: choose its channel under **Channels**.
       *[other] The daily puzzle comes to { $channel }, as chosen under **Channels**.
    }
# Where: A message, 2000 characters at most, with all else there.
server-lately = The last 30 days · matches between people: { $matches } · players: { $players } · daily puzzle solvers: { $solvers }
# Where: A message, 2000 characters at most, with all else there.
channels-more = { $list } and { $count } more
# Where: A message, 2000 characters at most, with all else there.
server-end-sure = End the match between { $orange } and { $gray } ({ edition }, match { $match })? It won't count, and you can't undo this.
# Where: A button, 80 characters at most.
button-end-match = End a match
# Where: A message, 2000 characters at most, with all else there.
server-end-which = Which match should I end? It won't count.
# Where: A message, 2000 characters at most, with all else there.
server-end-own = Yours aren't in the list: give one up with { COMMAND("resign") }, or ask someone else who manages this server.
# Where: A message, 2000 characters at most, with all else there.
server-end-others = Not in the list? Type a name after `/server { option-end-match }:`.
# Where: A message, 2000 characters at most, with all else there.
server-end-none = Nobody else is playing a match on this server right now.
# Where: A message, 2000 characters at most, with all else there.
server-end-contest = It's a match of { $contest }: nobody gets any points for it.
# Where: A message, 2000 characters at most, with all else there.
server-ended = I've ended match { $match } between { $orange } and { $gray }.
# Where: A message, 2000 characters at most, with all else there.
server-end-since = Something has happened in that match since you asked.
# Where: A message, 2000 characters at most, with all else there.
server-end-reason = 💬 Why a moderator ended match { $match }:
# Where: A message, 2000 characters at most, with all else there.
server-end-untold = I couldn't deliver your reason: I can't post there, and their direct messages are closed to me.
# Where: A message, 2000 characters at most, with all else there.
server-kept = OK, the match goes on.
# Where: A button, 80 characters at most.
button-end-yes = Yes, end it
# Where: A button, 80 characters at most.
button-end-why = End it and say why
# Where: A button, 80 characters at most.
button-end-no = No, keep it
# Where: A button, 80 characters at most.
button-end-list = Back to the list
# Where: An entry of the list under a command, 100 characters at most.
choice-server-match = { $orange } against { $gray } · { edition } · match { $match }
# Where: A message, 2000 characters at most, with all else there.
server-match-about =
    { $in-contest ->
        [yes] Nothing new for { $still } · turns: { $turns } · in a contest
       *[no] Nothing new for { $still } · turns: { $turns }
    }

## Leaderboards.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-leaderboard = The leaderboard: who's the best at boop?
# Where: The description of a command, an option or a choice, 100 characters at most.
command-leaderboard-where = This server, or all servers together
# Where: The description of a command, an option or a choice, 100 characters at most.
command-leaderboard-where-name =
    { $where ->
        [here] This server
       *[everywhere] Everywhere
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-leaderboard-season = All time, or one season: everyone starts afresh each quarter
# Where: A message, 2000 characters at most, with all else there.
# Within: season-choice, leaderboard-title.
season =
    { $quarter ->
        [1] January to March { $year }
        [2] April to June { $year }
        [3] July to September { $year }
       *[4] October to December { $year }
    }
# Where: An entry of the list under a command, 100 characters at most.
season-choice =
    { $when ->
        [all-time] All time
        [now] This season: { season }
       *[past] { season }
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
# Within: leaderboard-heading, leaderboard-alt-title.
leaderboard-title =
    { edition-title }, { $where ->
        [everywhere] everywhere
       *[here] this server
    }, { $when ->
        [all-time] all time
       *[season] { season }
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
# Where: A leaderboard, 2000 characters at most, with all else there.
# Within: leaderboard-empty, leaderboard-provisional.
leaderboard-three =
    three rated { edition } matches{ $where ->
        [here] { " " }on this server
       *[everywhere] { "" }
    }{ $span ->
        [season] { " " }this season
       *[all-time] { "" }
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-empty =
    { $when ->
        [over] Nobody earned a place: it takes { leaderboard-three }.
       *[running] Nobody has a place yet: it takes { leaderboard-three }. Challenge someone with { COMMAND("challenge") }!
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-alone =
    On your own? Puzzles ({ COMMAND("puzzle") }, { COMMAND("daily") }) and matches against me count on your card ({ COMMAND("profile") }).{ $where ->
        [here] { " " }Puzzles have a list of their own, too: **{ button-solvers }**.
       *[everywhere] { "" }
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-passed = Everyone on this page has left the server. The list continues below.
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-more = -# And { $count } more further down.
# Where: A leaderboard, 2000 characters at most, with all else there.
# Within: leaderboard-line, solvers-line.
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1.**
        [2] { SIGN("medal_silver", plain: "🥈") }**2.**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
       *[other] **{ $place }.**
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] up { $change }
        [down] down { $change }
       *[even] no change
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-legend = -# Ordered by the number after the name: the rating minus how far off it may still be (±) · won–lost–drawn in rated matches · change from the latest match, shown for two weeks.
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-picture-legend = Rated matches only · the number: rating minus how far off it may be
# Where: A message, 2000 characters at most, with all else there.
score = { $wins }–{ $losses }–{ $draws }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-own = You: #{ $place }, **{ $strength }** (rating { $rating } ± { $deviation }) · { $record }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-own-provisional =
    { $when ->
        [over] You: no place this season, **{ $strength }** (rating { $rating } ± { $deviation }) · { $record }
       *[running] You: no place yet, **{ $strength }** (rating { $rating } ± { $deviation }) · { $record }
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-own-unlisted = You're hidden from leaderboards, so only you see this: **{ $rating }** ± { $deviation } · { $record }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-provisional-heading =
    { $when ->
        [over] Not placed
       *[running] Finding their place
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-provisional =
    { $when ->
        [over] Not placed (a place takes { leaderboard-three }): { $names }
       *[running] Still finding their place (it takes { leaderboard-three }): { $names }
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-alt-provisional = Not placed: { $names }.
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-alt-provisional-one = { $name } ({ $strength })
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-provisional-player = { $player } ({ $strength })
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }.
       *[other] { $server }: { leaderboard-title }.
    }
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-alt-told = The list, as told above.
# Where: A leaderboard, 2000 characters at most, with all else there.
leaderboard-alt =
    { $place }: { $name }, { $strength }, { $wins } won, { $losses } lost, { $draws } drawn{ $trend ->
        [up] , up by { $change }
        [down] , down by { $change }
       *[even] { "" }
    }.
# Where: A button, 80 characters at most.
button-season = This season
# Where: A button, 80 characters at most.
button-all-time = All time
# Where: A button, 80 characters at most.
button-top = To the top
# Where: A button, 80 characters at most.
button-further = Further down
# Where: A button, 80 characters at most.
button-share = Show everyone
# Where: A message, 2000 characters at most, with all else there.
# Within: solvers-heading, solvers-alt-title.
solvers-title = Puzzle solvers, this server
# Where: A message, 2000 characters at most, with all else there.
solvers-heading = 🧩 **{ solvers-title }**
# Where: A message, 2000 characters at most, with all else there.
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · solved { $solved } of { $tries }
# Where: A message, 2000 characters at most, with all else there.
solvers-empty = Nobody is on this list yet.
# Where: A message, 2000 characters at most, with all else there.
solvers-own = You: #{ $place } of { $of }, **{ $strength }** (puzzle rating { $rating } ± { $deviation }) · solved { $solved } of { $tries }
# Where: A message, 2000 characters at most, with all else there.
solvers-absent =
    { $why ->
        [unlisted] You aren't on it, because you're hidden from leaderboards: { COMMAND("settings") }
        [none-here] You'll be on it once you've solved a daily puzzle on this server: { COMMAND("daily") }
       *[not-asked] You aren't on it: only you see your puzzles. **Take part** shows your puzzle rating here and on your profile, and counts the daily puzzles you solve on a server.
    }
# Where: A message, 2000 characters at most, with all else there.
solvers-legend = -# Ordered by the number after the name: the puzzle rating minus how far off it may still be · solved: at the first try, without a hint.
# Where: A message, 2000 characters at most, with all else there.
solvers-picture-legend = The number: puzzle rating minus how far off it may be
# Where: A message, 2000 characters at most, with all else there.
solvers-alt-title = { $server }: { solvers-title }.
# Where: A message, 2000 characters at most, with all else there.
solvers-alt = { $place }: { $name }, { $strength }, solved { $solved } of { $tries }.
# Where: A button, 80 characters at most.
# Within: leaderboard-alone.
button-solvers = Puzzle solvers
# Where: A button, 80 characters at most.
button-take-part = Take part

## Champions: the end of a season, and the hall of fame.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-champions = The hall of fame: who won each season
# Where: A message, 2000 characters at most, with all else there.
# Within: hall-heading, hall-alt.
hall-title =
    Hall of fame: { edition-title }{ $where ->
        [everywhere] , everywhere
       *[here] { "" }
    }
# Where: A message, 2000 characters at most, with all else there.
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
# Where: A message, 2000 characters at most, with all else there.
hall-line = 👑 { $season }: { $player } · **{ $rating }**
# Where: A message, 2000 characters at most, with all else there.
hall-empty = No champions yet: the first crown in { edition } is up for grabs. This season ends on <t:{ $until }:D>. Challenge someone with { COMMAND("challenge") }!
# Where: A message, 2000 characters at most, with all else there.
hall-alt =
    { $server ->
        [none] { hall-title }.
       *[other] { $server }: { hall-title }.
    }
# Where: A message, 2000 characters at most, with all else there.
hall-alt-line = { $season }: a cat with a crown, { $name }, { $rating }.
# Where: A message, 2000 characters at most, with all else there.
season-over = 👑 **The season is over!** { $title }
# Where: A message, 2000 characters at most, with all else there.
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-season-over = Season over
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: season-champion, season-over-alt-champion.
picture-champion = Champion
# Where: A message, 2000 characters at most, with all else there.
season-champion = 🥇 **{ picture-champion }:** { $player } · **{ $rating }**
# Where: A message, 2000 characters at most, with all else there.
season-over-alt-champion = { picture-champion }: { $name }, { $rating }.
# Where: A message, 2000 characters at most, with all else there.
role-held =
    { $held ->
        [yes] 👑 The role { $role } now goes to { $names }.
       *[no] Nobody has the role { $role } now.
    }
# Where: A message, 2000 characters at most, with all else there.
season-matches =
    { $matches ->
        [one] 1 rated match
       *[other] { $matches } rated matches
    }, { $people ->
        [one] 1 player
       *[other] { $people } players
    }
# Where: A message, 2000 characters at most, with all else there.
season-longest = { $turns } turns in all, { $longest } of them in the longest match
# Where: A message, 2000 characters at most, with all else there.
season-upset = Upset of the season: { $winner } beat { $loser }, who was still rated { $ahead } points higher afterwards
# Where: A message, 2000 characters at most, with all else there.
season-matches-label = matches
# Where: A message, 2000 characters at most, with all else there.
season-people-label = players
# Where: A message, 2000 characters at most, with all else there.
season-longest-label = most turns
# Where: A message, 2000 characters at most, with all else there.
season-over-alt =
    { $server ->
        [none] A podium of cats, the first with a crown. { $title }.
       *[other] { $server }: a podium of cats, the first with a crown. { $title }.
    }
# Where: A message, 2000 characters at most, with all else there.
season-over-alt-line = { $place }: { $name }, { $rating }.
# Where: A message, 2000 characters at most, with all else there.
cup-over-alt-line = { $place }: { $name }.
# Where: A message, 2000 characters at most, with all else there.
season-over-alt-number = { $what }: { $number }.

## Profiles.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-profile = A player's boop profile: rating, record and fun stats
# Where: The description of a command, an option or a choice, 100 characters at most.
command-profile-member = Whose profile; leave it out for your own
# Where: The description of a command, an option or a choice, 100 characters at most.
command-profile-edition = Which edition to chart; by default, the one played most lately
# Where: A profile, 2000 characters at most, with all else there.
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }**: { $wins } won, { $losses } lost, { $draws } drawn
# Where: A profile, 2000 characters at most, with all else there.
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }**: no matches with friends yet
# Where: A profile, 2000 characters at most, with all else there.
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
# Where: A profile, 2000 characters at most, with all else there.
profile-unlisted = You're hidden from leaderboards, so only you see this ({ COMMAND("settings") }).
# Where: A profile, 2000 characters at most, with all else there.
profile-edition = **{ edition-title }**: { $score } (marmalade { $orange } · tuxedo { $gray }){ $where ->
        [unrated] { "" }
        [everywhere] { " " }· rating **{ $rating }** ± { $deviation } everywhere
       *[here] { " " }· rating **{ $rating }** ± { $deviation } here
    }
# Where: A profile, 2000 characters at most, with all else there.
profile-deviation = ± says how far off a rating may be. Leaderboards show the rating minus ±, so the number there is smaller.
# Where: A profile, 2000 characters at most, with all else there.
profile-unrated = No rated { edition } matches yet, so there's no rating chart.
# Where: A profile, 2000 characters at most, with all else there.
profile-grown =
    { SIGN("grown", plain: "🎓") }{ $count ->
        [one] 1 kitten has grown up
       *[other] { $count } kittens have grown up
    }
# Where: A profile, 2000 characters at most, with all else there.
profile-boops =
    { SIGN("fall", plain: "💨") }{ $count ->
        [one] 1 opposing piece booped off the bed
       *[other] { $count } opposing pieces booped off the bed
    }
# Where: A profile, 2000 characters at most, with all else there.
profile-streak =
    🔥 Longest streak: { $longest } wins{ $current ->
        [0] { "" }
       *[other] ; { $current } right now
    }
# Where: A profile, 2000 characters at most, with all else there.
profile-square =
    { SIGN("cat_marmalade", plain: "🐱") }Favourite first square: { $square }, in { $times } of { $total ->
        [one] 1 match
       *[other] { $total } matches
    }
# Where: A profile, 2000 characters at most, with all else there.
profile-with-me = { SIGN("even", plain: "🤝") }Against you: { $wins } won, { $losses } lost, { $draws } drawn
# Where: A profile, 2000 characters at most, with all else there.
profile-highest = { SIGN("trophy", plain: "🏆") }Highest level beaten without hints: { level-name }
# Where: A profile, 2000 characters at most, with all else there.
profile-ladder = Levels beaten without hints: { $count } of { $all }
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-ladder = { $title } ({ $levels }).
# Where: A profile, 2000 characters at most, with all else there.
profile-against-bot = 🤖 Against me, won–lost–drawn: { $scores }
# Where: A profile, 2000 characters at most, with all else there.
profile-bot-apart = Matches against me stand apart: all the rest here is about people.
# Where: A profile, 2000 characters at most, with all else there.
# Within: profile-alt-chart.
profile-chart =
    Rating in { edition }, { $where ->
        [everywhere] everywhere
        [named] { $server }
       *[here] this server
    }
# Where: A profile, 2000 characters at most, with all else there.
# Within: profile-alt-chart-puzzles.
profile-chart-puzzles = Puzzle rating
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-first = { $name }'s profile card: no matches with friends yet.
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-name = { $name }'s profile card.
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-told = The numbers, as told above.
# Where: A profile, 2000 characters at most, with all else there.
profile-alt =
    { $name }'s profile card. Matches: { $matches } ({ $wins } won, { $losses } lost, { $draws } drawn). Kittens grown up: { $grown }. Boops off the bed: { $boops }. Longest winning streak: { $streak }.{ $square ->
        [none] { "" }
       *[other] { " " }Favourite first square: { $square }.
    }
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-first = no matches yet
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-record = won–lost, all
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-grown = grown up
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-falls = off the bed
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-streak = best streak
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-square = first square
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-puzzles = puzzles
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-crowns = crowns
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-won = contests won
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-level = bot level
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-bot = against me
# Where: A card: drawn in a picture, so the shorter, the better, 2000 characters at most, with all else there.
card-days = days in a row
# Where: A profile, 2000 characters at most, with all else there.
profile-crowns =
    { SIGN("crown", plain: "👑") }{ $count ->
        [one] 1 season won on this server
       *[other] { $count } seasons won on this server
    }
# Where: A profile, 2000 characters at most, with all else there.
profile-won =
    { $contest-kind ->
        [league] 🏆 League divisions won here: { $count }
        [cup] 🏆 Cups won here: { $count }
       *[arena] 🏟️ Arenas won here: { $count }
    }
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-crowns =
    A crown: { $count ->
        [one] 1 season won on this server.
       *[other] { $count } seasons won on this server.
    }
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-won = Contests won on this server: { $count }.
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-chart =
    { profile-chart }, over { $count ->
        [one] 1 match
       *[other] { $count } matches
    }: from { $first } to { $last } ± { $deviation }, lowest { $low }, highest { $high }.
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-chart-puzzles =
    { profile-chart-puzzles }, over { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }: from { $first } to { $last } ± { $deviation }, lowest { $low }, highest { $high }.
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-badges = Badges: { $badges }.

## Puzzles. Turns are told in words, as `turn-named` names them.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-puzzle = A puzzle, just for you: find the one turn that wins, or the one that saves you
# Where: The description of a command, an option or a choice, 100 characters at most.
command-puzzle-difficulty = How hard; by default, matched to you
# Where: The description of a command, an option or a choice, 100 characters at most.
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-daily = The daily puzzle: the same for everyone, new at midnight UTC
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-daily = ☀️ **Daily puzzle for { $day }** · { edition }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-daily-small = ☀️ **Small puzzle for { $day }** · { edition }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-hardness = 🐾 Difficulty { $number } of 5: Mondays are the gentlest, Sundays the hardest.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-small = 🌱 New to boop? **{ button-small-puzzle }** takes one turn, and your streak counts it too.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-why-small = Each day has two puzzles: this one takes one turn, **{ button-daily }** takes more. Either keeps your streak going.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-ends-hidden = In a puzzle I don't say beforehand what a turn leads to.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-title = 🧩 **Puzzle { $number }** · { edition }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-title-one-turn = 🧩 **One-turn puzzle { $number }** · { edition }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-title-defence = 🧩 **Defence puzzle { $number }** · { edition }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-task =
    You're { sign } { $side ->
        [orange] marmalade
       *[gray] tuxedo
    }. { $what ->
        [grows] Only one turn lets three of your kittens grow up. Which?
        [wins] Only one turn wins right away. Which?
        [holds] Only one turn saves you: after any other, the other side wins next. Which?
       *[forces] Only one turn forces a win in { $turns } of your turns. Which?
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-go-on =
    ✅ Right: { $turn }! Their best reply: { $answer }. { $left ->
        [1] Now win in one turn.
       *[other] Now win in { $left } of your turns.
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-wrong = ❌ Not this one: { $turn }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-wrong-kind = The square is right, though: try the other piece there.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-wrong-rest =
    { $rest ->
        [ghost] Piece and square are right, though: it's about your ghost.
       *[growing] Piece and square are right, though: it's about which ones grow up.
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-wrong-at-once =
    { $what ->
        [grows] It doesn't let three grow up: no three of yours stand in a line.
       *[wins]
            It doesn't win: no three of your { $kind ->
                [cat] cats
               *[kitten] kittens
            } stand in a line.
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-wrong-later = ❌ That wins too, but later: { $turn }. There's a quicker one.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-wrong-leaves = ❌ Not this one: { $turn }. The other side would then win { winning-on }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-wrong-shown = The picture shows what your turn did.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-answered =
    { $how ->
        [wins] Their reply: { $answer }, and they win.
       *[late] Their reply: { $answer }, and you can't win in time any more.
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-answered-shown = The picture shows their reply.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-edition =
    { $edition ->
        [kittens] Kittens only: nobody grows up, and three kittens in a line win.
       *[ghost] With ghosts: at the end of your turn, a ghost in your pool may come in at any edge; one on the bed glides one seam ahead and pushes the pieces beside it. Three cats in a line win.
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-tries =
    { $tries ->
        [1] One try left.
        [2] Two tries left.
       *[other] Three tries.
    }
# Where: A button, 80 characters at most.
button-try-again = Try again
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-hint =
    💡 It's a { $kind ->
        [cat] cat
       *[kitten] kitten
    }, in the { $part ->
        [top-left] top left quarter, a4 to c6
        [top-right] top right quarter, d4 to f6
        [bottom-left] bottom left quarter, a1 to c3
       *[bottom-right] bottom right quarter, d1 to f3
    }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-hint-ghost = Your ghost comes in, too.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } Solved { puzzle-how }!
# Where: A puzzle, 2000 characters at most, with all else there.
# Within: puzzle-solved, puzzle-outcome.
puzzle-how =
    { $misses ->
        [0] on the first try
        [1] on the second try
       *[other] on the third try
    }{ $hinted ->
        [yes] { " " }with the hint
       *[no] { "" }
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-answer =
    { $solved ->
        [yes] The turn that did it: **{ $turn }**.
        [part] You'd begun right. From there, the answer was: **{ $turn }**.
       *[no] The answer was: **{ $turn }**.
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-rating = Your puzzle rating: **{ $rating }** ({ $change }) · this puzzle: { $puzzle }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-rating-unsure = I'm still working out your puzzle rating: about **{ $rating }** · this puzzle: { $puzzle }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-rating-first = For your rating, only a first try without a hint counts as solved.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-idea-grows =
    It lets { $count ->
        [one] a kitten
       *[other] { $count } kittens
    } grow up.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-idea-falls =
    It boops { $count ->
        [one] an opposing piece
       *[other] { $count } opposing pieces
    } off the bed.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-idea-stops = It stops their win { winning-on }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-idea-threatens = It threatens to win { winning-on }; whatever they reply, you can still win.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-idea-quiet = A quiet turn: no threat yet, but whatever they reply, you can still win.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-idea-forces = Whatever they reply, you can still win.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-idea-holds = After any other turn, the other side wins next.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-reply-loses =
    Every reply loses; after this one, { $count ->
        [one] only one square wins
       *[other] { $count } squares win
    } for you.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-reply-stops = It stops your win { winning-on }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-reply-threatens = It threatens to win { winning-on }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-reply-pushes =
    It pushes { $many ->
        [yes] { $count } of your pieces
       *[no]
            { $count ->
                [one] your piece on { $squares }
               *[other] your pieces on { $squares }
            }
    } off the bed.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-reply-keeps = It keeps you from completing a line { on-squares }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-reply-grows =
    It lets { $count ->
        [one] one of their kittens
       *[other] { $count } of their kittens
    } grow up.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-reply-line = It sets up a line of theirs that would grow up with one more piece { on-squares }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-why-already = They were already threatening that.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-why-pushed =
    That works only because { $by ->
        [ghost] your ghost
       *[piece] your turn
    } pushed their { $kind ->
        [cat] cat
       *[kitten] kitten
    } from { $origin } to { $to }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-why-idle = Your turn threatened no win.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-why-apart =
    It would make the line { $line }, but { $by ->
        [ghost] your ghost
       *[piece] it
    } pushes your { $kind ->
        [cat] cat
       *[kitten] kitten
    } on { $origin } { $to ->
        [none] off the bed
       *[other] to { $to }
    }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-why-mixed = The line { $line } isn't all cats, so it grows up instead of winning.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-step = Turn { $number } of { $count }: { $turn }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-streak =
    🔥 { $current ->
        [0] Your streak starts with the next daily puzzle you solve.
        [one] Your streak: one day. Come back tomorrow!
       *[other] { $current } days in a row.
    }{ $longest ->
        [0] { "" }
       *[other] { " " }Your longest: { $longest }.
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-streak-forgiven = Days when I wasn't there break no streak.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-server-streak =
    🏡 This server's streak: { $current ->
        [one] 1 day
       *[other] { $current } days
    }.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-uncounted = Yours isn't counted in it yet. **{ button-count }** changes that, and tomorrow's post may name you.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-next-daily = The next one comes <t:{ $at }:R>.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-call-promised = 📬 I'll remind you tomorrow at about <t:{ $at }:t>, and each day after that for as long as you come.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-call-blocked = My last message didn't reach you, so please allow direct messages.
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: puzzle-share, alt-daily.
picture-daily =
    { $small ->
        [yes] small daily puzzle
       *[no] daily { edition }
    } · { $day }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: alt-task, alt-daily-post.
picture-task =
    { $side ->
        [orange] Marmalade
       *[gray] Tuxedo
    } to move: { $what ->
        [grows] let three kittens grow up in one turn
        [wins] win in one turn
        [holds] find the only turn that saves you
       *[forces] force a win in { $turns } turns
    }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: alt-daily-post.
picture-daily-post = Daily puzzle for { $day } · { edition }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-task = { picture-task }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-daily-post = { picture-daily-post }. { picture-task }.
# Where: A puzzle, 2000 characters at most, with all else there.
# Within: puzzle-share, alt-daily.
puzzle-outcome =
    { $solved ->
        [yes] solved { puzzle-how }
       *[no] not this time
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $current } days in a row
    }
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
alt-daily =
    { $who }: { picture-daily }, { puzzle-outcome }{ $current ->
        [0] .
        [1] .
       *[other] , { $current } days in a row.
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-post =
    ☀️ **Daily puzzle for { $day }** · { edition }
    { sign } { $side ->
        [orange] marmalade
       *[gray] tuxedo
    } to move: force a win in { $turns } turns. Only one first turn does it. Solve it in private; you have three tries.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-yesterday =
    -# Yesterday { $count ->
        [0] nobody solved it for this server
       *[other]
            it was solved by { $who }{ $more ->
                [0] { "" }
               *[other] { " " }and { $more } more
            }
    } · the answer: ||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $streak } days in a row here
    }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-rests = 💤 Nobody here has opened the daily puzzle for two weeks, so it takes a rest now. As soon as someone opens { COMMAND("daily") } here, it comes every day again.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-kept = ☀️ { $who } wants more: the daily puzzle keeps coming.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-streak-stays = I was away for part of that day, so the streak stays.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-answer-alt = Yesterday's answer. { $told }
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-small-saves = 🌱 Today isn't lost: solve the small puzzle, and your streak goes on.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-daily-saves = ☀️ Today isn't lost: solve the daily puzzle itself, and your streak goes on.
# Where: A puzzle, 2000 characters at most, with all else there.
puzzle-counted = From now on, the daily puzzles you solve on a server count towards its streak. You can turn that off in { COMMAND("settings") }.
# Where: A button, 80 characters at most.
button-hint = Hint
# Where: A button, 80 characters at most.
button-keep-puzzles = Keep it coming
# Where: A button, 80 characters at most.
button-show-turn = Show me the turn
# Where: A button, 80 characters at most.
button-tell = I give up, tell me
# Where: A button, 80 characters at most.
button-show-me = Go through the answer
# Where: A button, 80 characters at most.
button-next-puzzle = Next puzzle
# Where: A button, 80 characters at most.
button-easier-puzzle = An easier one
# Where: A button, 80 characters at most.
button-puzzle-step = One step harder
# Where: A button, 80 characters at most.
# Within: puzzle-small.
button-small-puzzle = Small puzzle
# Where: A button, 80 characters at most.
# Within: call-off.
button-call = Remind me every day
# Where: A button, 80 characters at most.
button-call-off = No more reminders
# Where: A button, 80 characters at most.
# Within: puzzle-why-small.
button-daily = Daily puzzle
# Where: A button, 80 characters at most.
button-post-daily = Yes, every day
# Where: A button, 80 characters at most.
button-see-daily = Just show me today's
# Where: A button, 80 characters at most.
button-show-result = Show everyone
# Where: A button, 80 characters at most.
# Within: puzzle-uncounted.
button-count = Always count mine here
# Where: A button, 80 characters at most.
button-solve = Solve it
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-puzzles-on-card = Show your puzzle rating and how many you've solved on your profile and in a server's list of solvers
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-puzzles-for-server = Count the daily puzzles you solve on a server towards its streak
# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-puzzle-reminder = A direct message each day about the daily puzzle, at about this time, for as long as you come
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-daily-puzzle = Post the daily puzzle in this channel
# Where: A profile, 2000 characters at most, with all else there.
profile-puzzles-private = Only you see your puzzles here; { COMMAND("settings") } can show them to others.
# Where: A profile, 2000 characters at most, with all else there.
# Within: profile-alt-puzzles.
profile-puzzles =
    🧩 Puzzles solved: { $count }{ $rating ->
        [none] { "" }
       *[other] ; puzzle rating { $rating }
    }{ $longest ->
        [0] { "" }
       *[other] ; daily streak: { $current }, longest { $longest }
    }
# Where: A profile, 2000 characters at most, with all else there.
profile-alt-puzzles = { profile-puzzles }.

## What has been played.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-history = Your finished matches, latest first
# Where: The description of a command, an option or a choice, 100 characters at most.
command-replay = Step through a match turn by turn: yours, one from this channel, or a saved file
# Where: The description of a command, an option or a choice, 100 characters at most.
command-replay-file = A saved match file, up to 64 KiB
# Where: The description of a command, an option or a choice, 100 characters at most.
command-replay-match = Which match; the list shows the latest ones and who they were against
# Where: The list of finished matches, 2000 characters at most, with all else there.
history-none = You haven't finished a match yet. { COMMAND("games") } lists your running ones.
# Where: The list of finished matches, 2000 characters at most, with all else there.
history-title = Your finished matches, latest first:
# Where: The list of finished matches, 2000 characters at most, with all else there.
history-line =
    { $result ->
        [won] 🏆 Beat { $opponent }
        [lost] 🐾 Lost to { $opponent }
        [drawn] 🤝 Drew with { $opponent }
       *[nobody] 🧺 No result against { $opponent }
    } · { ending } · { edition } · { games-turns } · match { $match } · <t:{ $ended }:d>
# Where: The list of finished matches, 2000 characters at most, with all else there.
history-rating = rating { $change }
# Where: An entry of a menu, 100 characters at most.
history-option =
    { $result ->
        [won] Beat { $opponent }
        [lost] Lost to { $opponent }
        [drawn] Drew with { $opponent }
       *[nobody] No result against { $opponent }
    } · match { $match }
# Where: An entry of a menu, 100 characters at most.
history-replay = Replay one of these
# Where: A message, 2000 characters at most, with all else there.
# Within: history-line.
ending =
    { $ending ->
        [line] three cats in a line
        [eight-cats] eight cats on the bed
        [three-kittens] three kittens in a line
        [resigned]
            { $result ->
                [won] they gave up
               *[lost] you gave up
            }
        [time] out of time
        [agreed] draw agreed
        [repetition] same position three times
        [turn-limit] 300 turns
        [cancelled] ended by a moderator
        [left-contest] off: one of you left the contest
        [called-off] called off
       *[abandoned] abandoned
    }
# Where: A replay, 2000 characters at most, with all else there.
replay-title = 🎞️ Match { $match }: { $orange } vs { $gray } · turn { $turn } of { $turns }
# Where: A replay, 2000 characters at most, with all else there.
replay-start = The bed is made, and nobody's on it yet.
# Where: A replay, 2000 characters at most, with all else there.
replay-record = The whole match, turn by turn, in notation. Anyone can watch it with { COMMAND("replay") } and `{ option-file }`. The second file tells every turn in words.
# Where: A replay, 2000 characters at most, with all else there.
replay-file-title = 🎞️ A saved match: { $orange } vs { $gray } · { edition } · turn { $turn } of { $turns }
# Where: The message with a film, 2000 characters at most, with all else there.
film-of-match = 🎬 Match { $match }: { $orange } vs { $gray }, from first turn to last.
# Where: The message with a film, 2000 characters at most, with all else there.
film-of-file = 🎬 { $orange } vs { $gray }, from first turn to last.
# Where: The message with a film, 2000 characters at most, with all else there.
film-progress = 🎬 Drawing turn { $turn } of { $turns }…
# Where: The message with a film, 2000 characters at most, with all else there.
film-waiting = 🎬 There's a short queue; your film is coming up…
# Where: A message, 2000 characters at most, with all else there.
name-rated = { $name } ({ $rating })
# Where: The message with a film, 2000 characters at most, with all else there.
film-alt =
    { $orange } vs { $gray }: the whole match, { $count ->
        [one] 1 turn
       *[other] { $count } turns
    } long, as a film. At the end: { $told }
# Where: The highlights of a match, 2000 characters at most, with all else there.
highlights-of-match = ✨ Match { $match }: { $orange } vs { $gray }, the liveliest turns.
# Where: The highlights of a match, 2000 characters at most, with all else there.
highlights-of-file = ✨ { $orange } vs { $gray }, the liveliest turns.
# Where: The highlights of a match, 2000 characters at most, with all else there.
highlights-alt = { $orange } vs { $gray }: the liveliest turns ({ $turns }), as a short film. At the end: { $told }
# Where: The highlights of a match, 2000 characters at most, with all else there.
highlights-alt-turn = { $turn }, { $player }: { $played }
# Where: The highlights of a match, 2000 characters at most, with all else there.
highlights-turn = { $turn } · { $told }
# Where: A button, 80 characters at most.
button-highlights = Highlights
# Where: A button, 80 characters at most.
button-animate = Film
# Where: A form's title, or a question in it, 45 characters at most.
replay-jump-title = Go to a turn
# Where: A form's title, or a question in it, 45 characters at most.
replay-jump-label = Which turn, from 0 to { $turns }?
# Where: A button, 80 characters at most.
button-first = First
# Where: A button, 80 characters at most.
button-step-back = Back
# Where: A button, 80 characters at most.
button-step-on = Next
# Where: A button, 80 characters at most.
button-last = Last
# Where: A button, 80 characters at most.
button-jump = Go to turn
# Where: A button, 80 characters at most.
button-record = As a file

## What a player has chosen for themselves.

# Where: The settings, 2000 characters at most, with all else there.
settings-mine = Your settings:
# Where: The settings, 2000 characters at most, with all else there.
settings-saved =
    { $in-the-way ->
        [yes] ✅ Saved, but something can't work yet: see the lines with ⚠️ above.
       *[no] ✅ Saved.
    }
# Where: The settings, 2000 characters at most, with all else there.
settings-blocked = I can't send you direct messages, so I'll remind you in the match's channel. Allow them, then choose again.
# Where: The settings, 2000 characters at most, with all else there.
settings-unknown-zone = ⚠️ I don't know the time zone { $code }, so yours is still { $zone }; everything else is saved. Try the large city your zone is named after, or type `/settings { option-time-zone }:` for a list.
# Where: The list of whom somebody has blocked, or what is said when they do, 2000 characters at most, with all else there.
block-list =
    { $count ->
        [one] You've blocked one person. To unblock them, choose them below.
       *[other] You've blocked { $count } people. To unblock someone, choose them below.
    }
# Where: The list of whom somebody has blocked, or what is said when they do, 2000 characters at most, with all else there.
block-none = You haven't blocked anyone.
# Where: The list of whom somebody has blocked, or what is said when they do, 2000 characters at most, with all else there.
block-how = -# To block someone, press and hold their name (or right-click it), then **Apps** › **{ command-block-menu }**.
# Where: An entry of a menu, 100 characters at most.
block-choose = Unblock someone
# Where: The list of whom somebody has blocked, or what is said when they do, 2000 characters at most, with all else there.
block-done = 🚫 You've blocked { $whom }. You two can't challenge each other, or accept each other's challenges. I won't tell anyone.
# Where: The list of whom somebody has blocked, or what is said when they do, 2000 characters at most, with all else there.
block-running =
    { $count ->
        [one] Your running match with them goes on.
       *[other] Your { $count } running matches with them go on.
    }
# Where: The list of whom somebody has blocked, or what is said when they do, 2000 characters at most, with all else there.
block-lifted = { $whom } isn't blocked any more.
# Where: A button, 80 characters at most.
# Within: refusal-too-many-blocked.
button-blocked = Blocked people
# Where: A button, 80 characters at most.
button-unblock = Unblock
# Where: The settings, 2000 characters at most, with all else there.
setting-line = • { $name }: **{ $value }**
# Where: The settings, 2000 characters at most, with all else there.
setting-on =
    { $on ->
        [yes] on
       *[no] off
    }
# Where: The settings, 2000 characters at most, with all else there.
setting-on-not-here = on, but off on this server
# Where: The settings, 2000 characters at most, with all else there.
setting-hours =
    { $quiet ->
        [some] { $from }:00 to { $until }:00
       *[none] none
    }
# Where: The settings, 2000 characters at most, with all else there.
setting-hour =
    { $hour ->
        [none] No quiet hours
       *[other] { $hour }:00
    }
# Where: The settings, 2000 characters at most, with all else there.
setting-puzzle-reminder = every day at about <t:{ $at }:t>
# Where: The settings, 2000 characters at most, with all else there.
setting-channels =
    { $channels ->
        [everywhere] everywhere
       *[some] only in { $list }, and always in the clubhouse and in channels with contests
    }
# Where: The settings, 2000 characters at most, with all else there.
setting-puzzle =
    { $channel ->
        [none] nowhere
        [gone] ⚠️ its channel is gone
       *[other] { $channel }
    }
# Where: The settings, 2000 characters at most, with all else there.
setting-puzzle-rests = 💤 It rests, because nobody has opened it for two weeks. It comes again as soon as someone opens { COMMAND("daily") } on this server, or you choose its channel again.
# Where: The settings, 2000 characters at most, with all else there.
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }, same as Discord
    }
# Where: A question in a form, 45 characters at most.
form-label =
    { $field ->
        [reminders] Reminders
        [daily-hour] Daily message at
        [puzzle-reminder] Daily puzzle reminder
        [quiet] Quiet hours
        [quiet-from] Quiet from
        [quiet-until] Quiet until
        [time-zone] Time zone
        [boards-move] Animated boards
        [pushes-in-words] Pushes in words
        [warnings] Warnings in the preview
        [leaderboards] Leaderboards and profile
        [puzzles-on-card] Puzzles on your card
        [puzzles-for-server] Puzzles count for the server
        [challenges-from] Challenges from
        [language] Language
        [edition] Edition
        [pace] Time
        [threads] A thread for each match
        [matches-here] Where matches are played
        [daily-puzzle] Daily puzzle
        [play] While you play
        [privacy] What others see
        [boards] Boards and threads
        [contests] Leagues, cups and arenas
        [anyone-announces] Anyone may announce leagues, cups and arenas
        [member] Who to play
        [first] Who starts, and how many games
        [clubhouse] Clubhouse
        [results] Results
        [posts] What I post there
        [house] Noticeboard
        [week] Weekly recap
        [week-hour] Weekly recap: Mondays at (UTC)
        [season] End of season
        [badges] Badges
        [champion-role] Champions' role
        [friendly] Friendly
        [with-hints] Hints
        [lose-on-time] Lose on time
        [nights-off] Nights off
        [away-from] Away from
        [away-days] For how long
        [away-rules] Your clock
        [rescue] Rescue
        [weekends-off] Free weekends
        [note] Note
        [contest-name] Name
        [contest-begins] When it starts
        [arena-lasts] How long it lasts
        [end-reason] Why
        [contest-member] Who
        [contest-kept-out] Who
        [vote-level] My level
        [vote-hours] How often a turn is played
        [vote-code] Code
       *[terms] Terms
    }
# Where: The title of a form, 45 characters at most.
form-title =
    { $form ->
        [reminders] Reminders
        [privacy] Play and privacy
        [language] Language
        [matches] Matches and contests
        [channels] Channels
        [clubhouse] Clubhouse
        [away] Time away
        [note] Your note
        [league] New league
        [cup] New cup
        [arena] New arena
        [contest-correct] Edit before the start
        [end-reason] End the match
        [contest-end] End it
        [contest-remove] Remove someone
        [contest-let-in] Let someone join again
        [vote] New vote match
        [vote-challenge] Challenge another server
        [vote-code] Accept a challenge
       *[challenge] Challenge
    }
# Where: A note in a form, 100 characters at most.
form-note = Only you will ever see it, even after the match. Clear it to delete it.
# Where: A note in a form, 100 characters at most.
form-about-end-reason = Both players will read it below the board. I don't keep it.
# Where: A note in a form, 100 characters at most.
form-about-remove-reason = They'll read it in my direct message. I don't keep it.
# Where: A note in a form, 100 characters at most.
form-anybody = Anyone here
# Where: A note in a form, 100 characters at most.
form-time-zone = Such as Europe/Berlin, or just Berlin: the large city it's named after
# Where: A note in a form, 100 characters at most.
form-daily-puzzle = Where I post it each day at midnight UTC; leave it empty if you want none
# Where: A note in a form, 100 characters at most.
form-about-anyone-announces = Let everyone announce leagues, cups and arenas, not only people who can manage the server
# Where: A note in a form, 100 characters at most.
form-matches-here = Where matches may be played; empty means everywhere. The clubhouse and contests stay open

## What is kept about a person.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-privacy = What I keep about you and why; get it as a file, or be forgotten
# Where: A message, 2000 characters at most, with all else there.
privacy =
    🔒 **What I keep about you, and why**
    • Your Discord ID and name: to know whose turn it is, and to name you in lists and pictures.
    • Your challenges and matches, with every turn, its time, the server and the channel: so that you can play on and replay them. I also keep your hints, planned turns and votes in them, and reviews without names.
    • Your language, your { COMMAND("settings") }, whether I can message you, and who you've blocked (nobody else sees that).
    • Which reminders I've sent you, never their words: to update them when things change.
    • Ratings and counts: for leaderboards and { COMMAND("profile") }. `{ option-leaderboards }` in { COMMAND("settings") } hides you from both, and keeps others from replaying your matches.
    • The puzzles you were given and your answers: for streaks, your puzzle rating, and new puzzles. Your card shows these only if you want it to.
    • Your notes on matches and the matches you follow.
    • Your picture, in memory only, for leaderboards and your card.
    On servers, I don't read messages. In direct messages, I read the turns you type, but keep no messages. Whoever hosts me may keep backups for a while.
    • The leagues, cups and arenas you've joined, and your days away: to pair you, and to stop your clocks.
    • About a server: its settings, its contests and vote matches, and which messages I post. I keep these after I've been removed, in case I'm invited back.
    With **Export** you get all of it as a file; **Delete** makes me forget you, after asking twice.
# Where: The message about what is kept, 2000 characters at most, with all else there.
privacy-export = Everything I keep about you, as JSON.
# Where: The message about what is kept, 2000 characters at most, with all else there.
privacy-sure =
    Should I forget you? Your name, settings, ratings and profile would be gone for good. { $running ->
        [0] You have no matches running.
        [one] Your running match would be given up.
       *[other] Your { $running } running matches would be given up.
    } Finished ones would stay for the people you played, as matches with “Former player”. Open challenges would end. What I've posted in channels stays there until someone deletes it.
# Where: The message about what is kept, 2000 characters at most, with all else there.
privacy-really = Last question, and you can't undo this: should I forget you for good?
# Where: The message about what is kept, 2000 characters at most, with all else there.
privacy-forgotten = I've forgotten you. Thanks for playing, and farewell! If you ever come back, you'll start afresh.
# Where: The message about what is kept, 2000 characters at most, with all else there.
privacy-kept = OK, everything stays as it is.
# Where: A button, 80 characters at most.
button-export = Export
# Where: A button, 80 characters at most.
button-delete = Delete
# Where: A button, 80 characters at most.
button-forget = Yes, forget me
# Where: A button, 80 characters at most.
button-forget-really = Forget me for good
# Where: A button, 80 characters at most.
button-keep = No, keep everything

## What the clock says by itself.

# Where: A notice to one person, 2000 characters at most, with all else there.
notice-remind = { $mover }, { $waiting } is waiting for your turn in match { $match }.
# Where: A notice to one person, 2000 characters at most, with all else there.
notice-remind-due = Due <t:{ $until }:R>
# Where: A notice to one person, 2000 characters at most, with all else there.
notice-away = I'm not on this match's server any more · { COMMAND("board") } brings it to where you are
# Where: A notice to one person, 2000 characters at most, with all else there.
notice-time-up = { $waiting }, { $mover } is out of time.
# Where: A notice to one person, 2000 characters at most, with all else there.
notice-time-up-how =
    { $counts ->
        [yes]
            Claim the win, or give them { $extra ->
                [minutes] ten more minutes
               *[day] another day
            }.
       *[no]
            You haven't both taken two turns yet. Call it off, or give them { $extra ->
                [minutes] ten more minutes
               *[day] another day
            }.
    }
# Where: A notice to one person, 2000 characters at most, with all else there.
notice-time-up-until = Match { $match } · { $mover } can still move · if you do nothing, it ends without a result <t:{ $closes }:R>
# Where: A notice to one person, 2000 characters at most, with all else there.
notice-ask = { $who }, nobody has moved in match { $match } for thirty days. Still playing?
# Where: A notice to one person, 2000 characters at most, with all else there.
notice-ask-until = Otherwise it ends without a result <t:{ $closes }:R>
# Where: A button, 80 characters at most.
button-claim =
    { $counts ->
        [yes] Claim the win
       *[no] Call it off
    }
# Where: A button, 80 characters at most.
button-extend =
    { $extra ->
        [minutes] Give 10 more minutes
       *[day] Give another day
    }
# Where: A button, 80 characters at most.
button-go-on = Still playing
# Where: A button, 80 characters at most.
button-board = Go to the board
# Where: A button, 80 characters at most.
button-match = Match { $match }
# Where: A notice to one person, 2000 characters at most, with all else there.
notice-late =
    You're out of time against { $other } in match { $match }. { $counts ->
        [yes] You can still move, until they claim the win.
       *[no] You can still move.
    }
# Where: A notice to one person, 2000 characters at most, with all else there.
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by } has moved.
                [ask] { $by } has moved.
                [paused] { $by } has moved: the pause is over.
                [late] { $by } moved after all.
               *[time-up] { $by } moved after all.
            }
        [claimed] { $by } claimed the win.
        [day] { $by } gave { $other } more time.
        [time] { $by } gave { $other } more time.
        [taken-back]
            { $kind ->
                [paused] Turns in match { $match } were taken back: the pause is over.
                [time-up] Turns in match { $match } were taken back.
                [late] Turns in match { $match } were taken back.
                [ask] Turns in match { $match } were taken back.
               *[remind] Turns in match { $match } were taken back.
            }
        [paused] The clock of match { $match } is stopped.
        [resumed] { $by } started the clock.
        [anew] The deadline in match { $match } has moved. The board has the new one.
        [kept] { $by } is still playing match { $match }.
        [went-on] Match { $match } goes on.
        [rescued] { $by } ran out of time, so away days kicked in.
        [timed-out] { $other } ran out of time.
       *[over] Match { $match } is over.
    }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

# Where: A message, 2000 characters at most, with all else there.
# Within: offer-made, offer-extended, offer-sent, button-offer, ….
more-time =
    { $pace ->
        [ten-minutes] 10 minutes
        [one-day] 1 day
        [three-days] 3 days
       *[seven-days] 7 days
    }
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-made =
    { $offer ->
        [draw] { $other }, { $by } offers a draw.
        [pause] { $other }, { $by } asks for a pause: the clock would stop until the next turn is played.
        [time] { $other }, { $by } asks for { more-time } more for this turn.
        [takeback-one]
            { $other }, { $by } asks to take back turn { $last } ({ $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square }).
       *[takeback-two]
            { $other }, { $by } asks to take back turns { $first } and { $last } ({ $kind ->
                [cat] cat
               *[kitten] kitten
            } on { $square }, your { $other-kind ->
                [cat] cat
               *[kitten] kitten
            } on { $other-square }).
    }
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-terms = Match { $match } · open until the next turn
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-draw-early = You haven't both taken two turns yet: a draw now would end the match as if it hadn't been played.
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-declined =
    { $offer ->
        [draw] { $other }, { $by } declined the draw.
        [takeback] { $other }, { $by } declined the takeback.
        [pause] { $other }, { $by } declined the pause.
       *[time] { $other }, { $by } declined to give more time.
    }
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-paused = { $other }, { $by } agreed: the clock is stopped until the next turn is played.
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-resumed = { $other }, { $by } started the clock.
# Where: A message, 2000 characters at most, with all else there.
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest } is paused, and the clock is stopped until someone who manages the server resumes it. You can still take your turns.
       *[no] ▶️ { $mover }, your clock is running again: { $contest } is no longer paused. It's your turn.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest } is paused, and the clocks of { $movers } are stopped until someone who manages the server resumes it. You can still take your turns.
       *[no] ▶️ { $movers }, your clocks are running again: { $contest } is no longer paused. It's your turn, and each board says until when.
    }
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-extended = { $other }, { $by } gave you { more-time } more.
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-settled =
    { $offer ->
        [draw]
            { $how ->
                [accepted] { $by } offered a draw, and { $other } accepted.
                [declined] { $by } offered a draw, but { $other } declined.
                [withdrawn] { $by } offered a draw, then withdrew it.
                [turn] { $by } offered a draw, but a turn was played instead.
               *[over] { $by } offered a draw, but that's no longer open.
            }
        [takeback]
            { $how ->
                [accepted] { $by } asked for a takeback, and { $other } agreed.
                [declined] { $by } asked for a takeback, but { $other } declined.
                [withdrawn] { $by } asked for a takeback, then withdrew it.
                [turn] { $by } asked for a takeback, but a turn was played instead.
               *[over] { $by } asked for a takeback, but that's no longer open.
            }
        [pause]
            { $how ->
                [accepted] { $by } asked for a pause, and { $other } agreed.
                [declined] { $by } asked for a pause, but { $other } declined.
                [withdrawn] { $by } asked for a pause, then withdrew it.
                [turn] { $by } asked for a pause, but a turn was played instead.
               *[over] { $by } asked for a pause, but that's no longer open.
            }
       *[time]
            { $how ->
                [accepted] { $by } asked for more time, and { $other } agreed.
                [declined] { $by } asked for more time, but { $other } declined.
                [withdrawn] { $by } asked for more time, then withdrew it.
                [turn] { $by } asked for more time, but a turn was played instead.
               *[over] { $by } asked for more time, but that's no longer open.
            }
    }
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-sent =
    { $offer ->
        [draw] I've offered { $other } a draw in match { $match }.
        [takeback] I've asked { $other } to let you take your turn back in match { $match }.
        [pause] I've asked { $other } for a pause in match { $match }. The clock stops only until the next turn; for a longer break, there's { COMMAND("away") }.
       *[time] I've asked { $other } for { more-time } more in match { $match }.
    }
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-withdrawn-for =
    { $offer ->
        [draw] Your draw offer is withdrawn.
        [takeback] Your request to take a turn back is withdrawn.
        [pause] Your request for a pause is withdrawn.
       *[time] Your request for more time is withdrawn.
    }
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-sent-terms = I'll let you know what they say. It stands until the next turn; to withdraw it, press **{ button-more }**.
# Where: A message, 2000 characters at most, with all else there.
plan-taken-back = Your plan for what comes after that turn is gone, too.
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-answered = Done.
# Where: A button, 80 characters at most.
button-offer =
    { $offer ->
        [draw] Offer a draw
        [takeback] Ask for a takeback
        [pause] Ask for a pause
       *[time] Ask for { more-time } more
    }
# Where: A button, 80 characters at most.
button-take-back = Take my turn back
# Where: A message, 2000 characters at most, with all else there.
take-back-sure = Take back turns { $first } and { $last }? The reply to yours goes too, and may be different next time.
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
offer-draw-sure = Offer me a draw? If I agree, the match is over.
# Where: A button, 80 characters at most.
button-accept-offer = Accept
# Where: A button, 80 characters at most.
button-decline-offer = Decline
# Where: A button, 80 characters at most.
button-accept-named =
    { $offer ->
        [draw] Accept the draw
        [takeback] Accept the takeback
        [pause] Accept the pause
       *[time] Give { more-time } more
    }
# Where: A button, 80 characters at most.
button-decline-named =
    { $offer ->
        [draw] Decline the draw
        [takeback] Decline the takeback
        [pause] Decline the pause
       *[time] Don't give more time
    }
# Where: A button, 80 characters at most.
button-withdraw-offer = Withdraw offer
# Where: A button, 80 characters at most.
button-resume = Start the clock
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-done-already = That's already done, so there's nothing left to do.

## Matches.

# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-title =
    Your turn: { $mine } · their turn: { $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· paused: { $paused }
    }
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · turn { $turn } · { $time ->
        [due] due <t:{ $until }:R>
        [paused] paused
        [stopped] clock stopped
        [unmoved] no clock
       *[still] no clock, last turn <t:{ $since }:R>
    } · [match { $match }]({ $link }){ $planned ->
        [yes] { " " }· ⚡ planned ahead
       *[no] { "" }
    }
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-page = -# Page { $page } of { $pages }
# Where: An entry of a menu, 100 characters at most.
games-go-to = Go to a match
# Where: An entry of a menu, 100 characters at most.
games-option =
    { edition } · match { $match } · { $awaits ->
        [yes] your turn
        [nobody] paused
       *[no] their turn
    }
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-challenge = { $challenger } ([challenge]({ $link }))
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-challenges = ✋ Waiting for your answer: { $list }
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-followed-match = [match { $match }]({ $link })
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-followed =
    -# 👀 You're following: { $matches }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
# Where: A button, 80 characters at most.
which-match-title = Which match do you mean?
# Where: A button, 80 characters at most.
which-match = { $opponent } · { edition } · match { $match }
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-none = You have no matches running. Challenge someone with { COMMAND("challenge") }!
# Where: A button, 80 characters at most.
button-next = Next board
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
# Within: history-line.
games-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
# Where: A message, 2000 characters at most, with all else there.
change-shown = Done. Here's the board: { $link }
# Where: A message, 2000 characters at most, with all else there.
change-there = -# The board: { $link }
# Where: A message, 2000 characters at most, with all else there.
change-unshown = Done and saved. Discord isn't taking the new board right now; I'll keep trying.
# Where: A message, 2000 characters at most, with all else there.
change-user-installed = Done and saved. I haven't been added where it's played, so I can only show the board when someone there types `/board { option-match }:{ $match }`.
# Where: A message, 2000 characters at most, with all else there.
change-homeless = Done and saved, but I can't post in { $link } any more. `/board { option-match }:{ $match }` in another channel moves the match there. Or ask someone who manages the old one to let me see it, send messages (in threads too) and attach files, and I'll carry on by myself.
# Where: A message, 2000 characters at most, with all else there.
change-homeless-over = Done and saved. I can't post in { $link } any more, so I'm telling both players in a direct message. `/board { option-match }:{ $match }` in another channel shows it there.
# Where: A note in a form, 100 characters at most.
form-unsaved = Nothing has been saved.
# Where: A message, 2000 characters at most, with all else there.
typed-unread = Here I only read replies to my boards and reminders: reply to one with a turn, such as `c3`. { COMMAND("move") } works wherever you are.
# Where: A message, 2000 characters at most, with all else there.
resign-sure =
    { $counts ->
        [yes] Give up match { $match }? { $opponent } will win, and you can't undo that.
       *[no] Call match { $match } off? You haven't both taken two turns yet, so it won't count.
    }
# Where: A message, 2000 characters at most, with all else there.
resign-ends-series = It would also end your series here, without a result.
# Where: A message, 2000 characters at most, with all else there.
resign-lost-in-series = A game of your series has been played already, so giving up counts from the first turn.
# Where: A message, 2000 characters at most, with all else there.
resign-kept = Good, play on!
# Where: A message, 2000 characters at most, with all else there.
watch-turn = Turn { $turn }, as it happened:
# Where: A button, 80 characters at most.
button-watch = Watch the turn
# Where: A message, 2000 characters at most, with all else there.
more-what = Match { $match }:
# Where: A message, 2000 characters at most, with all else there.
more-planned = ⚡ You have a plan here: **{ button-plan }** shows it.
# Where: A message, 2000 characters at most, with all else there.
more-about =
    { $about ->
        [plan] **{ button-plan }**: pick your answer to a turn that hasn't come yet; if it does, I play it for you.
        [note] **{ button-note }**: a few words that only you can read.
       *[read] **{ button-read }**: what stands where, in words.
    }
# Where: A button, 80 characters at most.
# Within: more-about.
button-note = Note
# Where: A message, 2000 characters at most, with all else there.
note-mine = 📝 Your note, for you alone:
# Where: A message, 2000 characters at most, with all else there.
note-none = You have no note on match { $match } now.
# Where: A message, 2000 characters at most, with all else there.
watching = You're watching { $orange } and { $gray }.
# Where: A button, 80 characters at most.
button-follow =
    { $how ->
        [end] Follow: the end
        [turns] Follow: every turn
       *[none] Unfollow
    }
# Where: A message, 2000 characters at most, with all else there.
following =
    { $how ->
        [end] I'll message you when match { $match } ends.
        [turns] I'll message you after each turn of match { $match }, and when it ends.
       *[none] I won't message you about match { $match } any more.
    }
# Where: A button, 80 characters at most.
button-film-so-far = Film so far
# Where: A button, 80 characters at most.
# Within: offer-sent-terms.
button-more = More
# Where: A button, 80 characters at most.
button-replay = Replay
# Where: A button, 80 characters at most.
button-film = Film
# Where: A button, 80 characters at most.
button-resign = Give up
# Where: A button, 80 characters at most.
button-resign-yes =
    { $counts ->
        [yes] Give up
       *[no] Call it off
    }
# Where: A button, 80 characters at most.
button-resign-no = Play on
# Where: A button, 80 characters at most.
button-help = Help

## The rules, page by page.

# Where: A page of the rules, 2000 characters at most, with all else there.
rules-title = **{ edition-title }** · page { $page } of { $pages }
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-new-ghost = **What's different.** It's boop, and each of you has a ghost as well: it comes in from the edge, glides on by itself at the end of your turns, and pushes whoever is beside it. The next four pages tell more of it; the others are those of boop.
    Here the marmalade ghost glides ahead and pushes b2 and c2 apart.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-new-kittens = **What's different.** It's boop without growing up: there are no cats, and three of your kittens in a line win. If all eight are on the bed and there's no line, one goes back to your pool. If you know boop, that's all.
    Here the marmalade kittens on b2, c2 and d2 win.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-aim = **The aim.** Get three of your cats in a line: side by side along a row (1-6), a column (a-f) or a diagonal. You both start with eight kittens and raise cats. The challenge says who starts, or it's a coin toss; a rematch swaps.
    Here b3, c3 and d3 win.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-aim-kittens = **The aim.** Get three of your eight kittens in a line: side by side along a row (1-6), a column (a-f) or a diagonal. The challenge says who starts, or it's a coin toss; a rematch swaps.
    Here a3, b3 and c3 win.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-boop = **Boop!** On your turn, put a piece from your pool (your pieces beside the bed) on an empty square. Every piece next to it, diagonals included and no matter whose it is, gets pushed one square straight away from it. A pushed piece pushes nobody.
    Here a kitten lands on c3 and boops two others.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-fall = **Off the bed.** A piece pushed over the edge goes back to its owner's pool, to be played again. Sometimes that's just what you want.
    Here b1 boops a1 off the bed, and c1 to d1.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-held = **Held.** A piece doesn't move if another one, no matter whose, is right behind it. It can still be pushed from another side.
    Here c2 can't push c3, because c4 holds it.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-graduate = **Growing up.** If your turn ends with three of yours in a line, kittens or cats, all three go back to your pool, the kittens as cats. This isn't optional. More than one line? Pick one. A line you make for the other player counts when *their* turn ends, if it's still there.
    Here a3, b3 and c3 grow up.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-cats = **Cats.** Once you have a cat in your pool, you may play it instead of a kitten. Cats push everyone; kittens push only kittens.
    Here d3 boops the kitten, but the cat on c3 won't budge.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-eight = **All eight on the bed.** One of yours must go back to your pool; you pick which. A kitten grows up, a cat stays a cat. If you have a line too, pick the line or one piece.
    Here the kitten on f1 grows up.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-eight-kittens = **All eight on the bed.** If there's no line, a kitten goes back to your pool; you pick which.
    Here it's the one on f1.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-win = **Winning.** If your turn ends with three of your cats in a line, or eight on the bed, you win; nothing grows up. If you both have three, whoever just moved wins.
    Here d6 makes a diagonal of three.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-win-kittens = **Winning.** If your turn ends with three of your kittens in a line, you win. A line you make for the other player counts when *their* turn ends, if it's still there.
    Here d6 makes a diagonal of three.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-ghost-enters = **Your ghost.** At the end of your turn, it may come in at any edge, on a seam between two squares with no ghost on it. It faces straight across the bed and pushes nobody yet. It may also wait in the pool.
    Here it starts between a3 and a4.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-ghost-moves = **It glides.** From then on it moves by itself at the end of your turns: one seam ahead, never turning. It pushes the pieces on both sides of the new seam one square outwards, cats too. From the last seam it goes home; on a later turn it may come in again. Lines and wins are checked after that.
    Here it pushes b2 to the left and c2 to the right.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-ghost-scares = **BOOO!** A piece it can't push, because others are behind it, jumps over them all to the first free square, or off the bed.
    Here c2 jumps over d2 and e2 to f2.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-ghost-passes = **What a ghost can't do.** It takes up no square, holds nobody and is part of no line; nothing pushes it. It glides through the other ghost to the seam beyond and pushes only there; if there's no seam beyond, it goes home.
    Here it pushes c3.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-draws = **Draws and time.** It's a draw if you both agree, if the same position comes up three times, or after 300 turns in all, unless the last one wins. Turns taken back don't count. When your time is up, the other player may claim the win or give you more. Before a holiday, { COMMAND("away") } stops your clocks. **More**, below each board, lets you offer a draw or give up.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-signs = **Reading a board.**
    • Round pieces are marmalade, square ones tuxedo; a cat sits up and wears a collar.
    • The square with rays is the piece just placed, and arrows show where it pushed the others.
    • A faded piece has left the bed: over the edge or, with a star, because it grew up; with an arrow, it went back to the pool as it was.
    • A chain: the piece behind holds this one.
    • A weight: this cat is too heavy for a kitten.
    • The pools are at the sides; the framed one moves next.
    • A dashed frame round the bed: only a preview, with pushed pieces pale where they would land.
    Here b2 pushes b3 up and a2 off the bed; c3 is held, and the cat on c2 won't budge.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-signs-ghost = **Reading a board.**
    • Round pieces are marmalade, square ones tuxedo; a cat sits up and wears a collar.
    • The square with rays is the piece just placed, and arrows show where it pushed the others.
    • A faded piece has left the bed: over the edge or, with a star, because it grew up; with an arrow, it went back to the pool as it was.
    • A chain: the piece behind holds this one.
    • A weight: this cat is too heavy for a kitten.
    • Dark arrows are the ghost's pushes.
    • A ghost's point shows which way it's going, and the puffs behind it where it came from.
    • The pools are at the sides; the framed one moves next.
    • A dashed frame round the bed: only a preview, with pushed pieces pale where they would land.
    Here b2 pushes b3 up and a2 off the bed; c3 is held, and the cat on c2 won't budge.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-signs-kittens = **Reading a board.**
    • Round pieces are marmalade, square ones tuxedo.
    • The square with rays is the piece just placed, and arrows show where it pushed the others.
    • A faded piece has left the bed.
    • A chain: the piece behind holds this one.
    • The pools are at the sides; the framed one moves next.
    • A dashed frame round the bed: only a preview, with pushed pieces pale where they would land.
    Here b2 pushes b3 up and a2 off the bed; c3 is held.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-typing = **Typing turns.** With { COMMAND("move") } you can type a whole turn.
    `c3` puts a kitten there, or a cat if you have no kitten · `cat c3` a cat · `c3 =c3d4e5`: that line grows up · `c3 =d4`: with all eight on the bed, that piece goes back to the pool.
    Here c3 makes the line c3, d4, e5.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-typing-ghost = **Typing turns.** With { COMMAND("move") } you can type a whole turn.
    `c3` puts a kitten there, or a cat if you have no kitten · `cat c3` a cat · `c3 =c3d4e5`: that line grows up · `c3 =d4`: with all eight on the bed, that piece goes back to the pool · `c3 g bc1`: your ghost comes in between b1 and c1.
    Here it has just come in.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-typing-kittens = **Typing turns.** With { COMMAND("move") } you can type a whole turn.
    `c3` puts a kitten there · `c3 =d4`: with all eight on the bed, that one goes back to the pool.
    Here a kitten lands on c3.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-advice = **Tips.**
    • The middle is the safest place: it's a long way to the edge.
    • Two side by side threaten a line and hold each other: break up their pairs from the side.
    • A boop can push your missing piece into place.
    • Running low on pieces? Push your own off.
    • Keep a cat in your pool. Kittens can't push cats, so cats stuck on the bed come back with a line, or over the edge.
    Here c3 breaks the pair on c4 and d4.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-advice-ghost = **Tips.**
    • The middle is the safest place: it's a long way to the edge.
    • Two side by side threaten a line and hold each other: break up their pairs from the side.
    • A boop can push your missing piece into place.
    • Running low on pieces? Push your own off.
    • Keep a cat in your pool. Kittens can't push cats, so cats stuck on the bed come back with a line, or over the edge.
    • Ghosts are slow: count the seams.
    Here c3 breaks the pair on c4 and d4.
# Where: A page of the rules, 2000 characters at most, with all else there.
rules-advice-kittens = **Tips.**
    • The middle is the safest place: it's a long way to the edge.
    • Two side by side threaten a line and hold each other: break up their pairs from the side.
    • A boop can push your missing kitten into place.
    • Running low on kittens? Push your own off.
    Here c3 breaks the pair on c4 and d4.
# Where: A button, 80 characters at most.
button-rules = Rules
# Where: A button, 80 characters at most.
button-signs = Signs on the board
# Where: A button, 80 characters at most.
button-page-back = Back
# Where: A button, 80 characters at most.
button-page-next = Next
# Where: The help, 2000 characters at most, with all else there.
help-title = **{ edition-title }**
# Where: The help, 2000 characters at most, with all else there.
help-game =
    { $edition ->
        [kittens]
            1. Put one of your eight kittens on any free square: it pushes every neighbour one square away. Pieces that fall off the bed go back to their owner's pool.
            2. A piece with another right behind it stays put.
            3. Three of yours in a line, diagonals included, win.
            4. With all eight on the bed, one goes back to the pool.
        [ghost]
            1. Put one of your eight kittens on any free square: it pushes every neighbour one square away. Pieces that fall off the bed go back to their owner's pool.
            2. A piece with another right behind it stays put.
            3. Three of yours in a line, diagonals included, go back to your pool as cats.
            4. Three of your cats in a line win; so do eight cats on the bed.
            Kittens can't push cats. Your ghost glides between squares and pushes what's beside it.
       *[classic]
            1. Put one of your eight kittens on any free square: it pushes every neighbour one square away. Pieces that fall off the bed go back to their owner's pool.
            2. A piece with another right behind it stays put.
            3. Three of yours in a line, diagonals included, go back to your pool as cats.
            4. Three of your cats in a line win; so do eight cats on the bed.
            Kittens can't push cats.
    }
# Where: The help, 2000 characters at most, with all else there.
help-editions = There are three editions; pick yours below:
# Where: The help, 2000 characters at most, with all else there.
help-together = **Together:** leagues with { COMMAND("league") }, knockouts with { COMMAND("cup") }, an evening of quick games with { COMMAND("arena") }, all of you against me with { COMMAND("vote") }.
# Where: The help, 2000 characters at most, with all else there.
help-alone = **Alone:** play me at ten levels (**{ button-play-me }**), solve puzzles with { COMMAND("puzzle") }, and a new one each day with { COMMAND("daily") }.
# Where: The help, 2000 characters at most, with all else there.
help-hints = **Hints:** in matches against me, and in a friendly match if its challenge asks for `{ option-hints }`.
# Where: The help, 2000 characters at most, with all else there.
help-words = **With a screen reader:** `{ option-pushes-in-words }` in { COMMAND("settings") } tells your boards in words, and { COMMAND("move") } lists what each turn would do.
# Where: The help, 2000 characters at most, with all else there.
help-managing = **You manage this server:** { COMMAND("server") } has its language, channels, daily puzzle and clubhouse.
# Where: The help, 2000 characters at most, with all else there.
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# Boop Bot is an unofficial fan project.
# Where: A button, 80 characters at most.
button-advice = Tips
# Where: A button, 80 characters at most.
button-typing = Typing turns
# Where: A button, 80 characters at most.
button-games = My matches

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

# Where: A button, 80 characters at most.
button-first-steps = First steps
# Where: A lesson, 2000 characters at most, with all else there.
lesson-title = **{ $number } of { $count } · { $task ->
        [boop-off] Boop one off the bed
        [grow] Let three grow up
        [win] Win with three cats
        [win-kittens] Win with three kittens
        [enter] Let your ghost in
        [stop] Stop their line
        [push-in] Push one into line
        [fork] Two ends at once
        [eight] All eight on the bed
       *[scare] Say BOOO!
    }**
# Where: A lesson, 2000 characters at most, with all else there.
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }You're marmalade. Put a kitten down, and it pushes every neighbour one square away. Push a { SIGN("kitten_tuxedo", plain: "🟦") }tuxedo kitten over the edge!
            -# Pick a square from a menu. In a match, **Boop!** opens the same menus.
        [grow] Three of yours in a line grow up into cats. You push your own, too; but with another right behind it, a kitten can't be moved. Where does the third go?
        [win] Three cats in a line win, and your two are lined up already, diagonally. The third is waiting beside the bed: press **Use a cat**, then pick its square.
        [win-kittens] Three kittens in a line win. You push your own, too; but with another right behind it, a kitten can't be moved. Where does the third go?
        [enter] Your ghost is waiting beside the bed. Put a kitten anywhere; then a third menu, **Your ghost**, appears: pick there where it comes in.
        [stop] Tuxedo has two in a line: a third, and they grow up. Land right beside one of the two, and push it away!
        [push-in] A push can make a line, too. Two of yours are side by side: push your third kitten in beside them. Where do you push from?
        [fork] Two side by side with both ends free are hard to stop. Push one of yours right beside another, so that you can grow up next turn whatever comes!
        [eight] Seven of yours are on the bed. Put the eighth where none of them falls: then one that you choose grows up.
       *[scare] When your turn ends, your ghost glides one seam ahead by itself and pushes the pieces beside it. A piece held from behind jumps over the one behind it instead: BOOO! Put your kitten well away from the two tuxedo kittens.
    }
# Where: A lesson, 2000 characters at most, with all else there.
lesson-squares = Squares: columns a to f from the left, rows 1 to 6 from the bottom.
# Where: A lesson, 2000 characters at most, with all else there.
lesson-where =
    { $kind ->
        [cat] A cat it is: pick its square.
       *[kitten] A kitten it is: pick its square.
    }
# Where: A lesson, 2000 characters at most, with all else there.
lesson-done =
    { $task ->
        [boop-off] Off it goes, back to the others beside the bed: that's tuxedo's **pool**! Yours can fall, too; you just play them again.
        [grow] Meow! All three are back in your pool, as cats. A cat pushes everyone; a kitten can't push a cat.
        [win]
            🏆 You win! That's how it goes: push, grow up, line up three cats.
            -# A cat in a line with kittens goes back to your pool with them. All eight of your cats on the bed win, too.
        [win-kittens] 🏆 You win! That's the whole game. If all eight of yours are on the bed, one goes back to your pool.
        [enter] There it is! It pushes nobody when it comes in. From your next turn on, it glides by itself along the seams, straight across the bed. At the far edge it leaves the bed, and you can let it in again.
        [stop] Well stopped! Before each turn, look for two of theirs in a line.
        [push-in] Meow! Whoever is pushed into a line counts just like whoever lands in one.
        [fork] Well done! Whatever the other side does now, three of yours can grow up next turn.
        [eight] It grew up! With all eight of yours on the bed, one always goes back to your pool: a kitten comes back as a cat. All eight as cats would win.
       *[scare] BOOO! The kitten had another right behind it, so it jumped over. Cats jump too; where no square is free behind, it's off the bed.
    }
# Where: A lesson, 2000 characters at most, with all else there.
lesson-miss =
    { $miss ->
        [nobody] Nobody is beside { $square }, so nobody moved. Land right beside the tuxedo kitten at the edge, on { $example } for example.
        [still-on] Boop! But a push is only one square, and there was room. Try the tuxedo kitten at the edge, from { $example } for example.
        [pushed-own] Boop! That pushed your own. Go to the end of their line, { $example } for example: there, one has the other right behind it, and neither moves.
        [no-line]
            { $kind ->
                [cat] A cat
               *[kitten] A kitten
            } on { $square } makes no line of three. Go to the end of your two, { $example } for example.
        [kitten] That was a kitten, and it takes three cats. Press **Use a cat**, then pick { $example } for example.
        [kitten-in-line] A line, but one of the three is a kitten: it grows up, and nobody wins yet. Press **Use a cat**, then pick { $example } for example.
        [kept] Your ghost stayed beside the bed. That's allowed, but let it in now: after the square, pick a place from the **Your ghost** menu.
        [still-a-line] It moved, but the two are in a line again. Push one right out of it, from { $example } for example.
        [held] Nobody moved: one of the two has the other right behind it, and is held. Push from the side, from { $example } for example.
        [not-pushed-in] A push is what this one is about: push your third kitten in beside the two, from { $example } for example.
        [one-end] They can stop that. Push your kitten down beside the other, so that both ends stay free: from { $example }, for example.
        [seven] One of yours fell off, so seven are left. Put the eighth where it pushes none of yours over the edge, on { $example } for example.
       *[not-scared] Your kitten pushed into that pair before your ghost came, so nobody had to jump. Stay away from them, on { $example } for example.
    }
# Where: A lesson, 2000 characters at most, with all else there.
lesson-again = Everything's back where it was: try again.
# Where: A lesson, 2000 characters at most, with all else there.
lesson-end =
    { $edition ->
        [classic] **Play me**, or challenge a friend with { COMMAND("challenge") }!
            -# There are two more ways to play, each with a short lesson: ghost boop, with ghosts that glide, and kitten boop, with kittens only.
        [kittens] **Play me**, or challenge a friend with { COMMAND("challenge") }!
       *[ghost] **Play me**, or challenge a friend with { COMMAND("challenge") }!
    }
# Where: A lesson, 2000 characters at most, with all else there.
lesson-end-next = Now put it to use: with **A puzzle**, or in a match. **Play me**, or challenge a friend with { COMMAND("challenge") }!
# Where: A lesson, 2000 characters at most, with all else there.
lesson-end-challenge =
    { $to ->
        [friend] You're ready! Press **Accept** to take { $challenger }'s challenge, or **Play me** to practise first.
       *[anybody] You're ready! Press **I'll play** to take { $challenger }'s challenge, or **Play me** to practise first.
    }
# Where: A message, 2000 characters at most, with all else there.
first-match-gently = Your first match? **{ button-accept-gently }** makes it friendly: ratings stay as they are, and you can both ask for hints.
# Where: A lesson, 2000 characters at most, with all else there.
lesson-end-match =
    { $awaits ->
        [yes] You're ready! Match { $match } ({ edition }) against { $opponent } is on, and it's your turn.
       *[no] You're ready! Match { $match } ({ edition }) against { $opponent } is on: it's their turn, then yours.
    }
# Where: A lesson, 2000 characters at most, with all else there.
lesson-end-over = { $challenger }'s challenge isn't open any more.
# Where: A lesson, 2000 characters at most, with all else there.
lesson-more =
    { $edition ->
        [ghost] Learn ghost boop
       *[kittens] Learn kitten boop
    }
# Where: A button, 80 characters at most.
button-next-steps = Second lesson
# Where: A button, 80 characters at most.
button-a-puzzle = A puzzle
# Where: A lesson, 2000 characters at most, with all else there.
lesson-ghosts-now = Straight to the ghosts

## When the bot joins a server.

# Where: The message when the bot joins a server, 2000 characters at most, with all else there.
greeting =
    Hi, I'm Boop Bot! I've got a board game for two, with kittens that push each other off a bed.
    Challenge a friend with { COMMAND("challenge") }, or press **First steps**. Take your turns in seconds or over days: I'll ping whoever's next.
    -# I don't read messages here. With { COMMAND("settings") }, I can warn you before a turn that would let the other player win.
    -# Moderators: **Daily puzzle** brings one here each day; { COMMAND("server") } sets where matches are played, and opens a clubhouse: what's on, a weekly recap, champions.
# Where: The message when the bot joins a server, 2000 characters at most, with all else there.
greeting-puzzle = From now on I'll post the daily puzzle in { $channel } at midnight UTC; today's is on its way. { COMMAND("server") } turns it off again.
# Where: The message when the bot joins a server, 2000 characters at most, with all else there.
greeting-puzzle-ask = Shall I post the daily puzzle in { $channel } every day, at midnight UTC? Today's would come right away.

## Permissions, as Discord's own settings call them in this language.

# Where: A message, 2000 characters at most, with all else there.
permission =
    { $which ->
        [view-channel] View Channel
        [send-messages] Send Messages
        [create-public-threads] Create Public Threads
        [send-messages-in-threads] Send Messages in Threads
        [read-message-history] Read Message History
        [manage-roles] Manage Roles
       *[attach-files] Attach Files
    }

## Languages. { $language } is what a language calls itself.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-settings-language = The language for everything only you see; by default, the same as your Discord
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-language = The language everyone reads here; by default, the one set in Discord for this server
# Where: An entry of a menu, 100 characters at most.
language-as-discord = Same as Discord
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-such-language = I don't speak { $code } yet. Pick a language from the list.

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

# Where: Words that somebody may type, with commas between them, 2000 characters at most, with all else there.
turn-words-kitten = kitten
# Where: Words that somebody may type, with commas between them, 2000 characters at most, with all else there.
turn-words-cat = cat
# Where: Words that somebody may type, with commas between them, 2000 characters at most, with all else there.
turn-words-ghost = ghost

## Saying no. Each says what to do; nothing has changed.

# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-a-turn = I can't read “{ $text }” as a turn. Name a square from a1 to f6, such as `/move c3` or `/move cat c3`.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-illegal-turn = { $objection } Nothing has changed, so try another turn.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-ambiguous-turn = That turn can end in { $count } ways. Say which one you mean, such as `{ $first }`; { COMMAND("move") } lists them all.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-your-turn = It's { $mover }'s turn. I'll tell you when it's yours.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-your-match = That's someone else's match. To watch, press **More** under a running board, or **Replay** under a finished one.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-kept-from-others = One of the players keeps their matches private, so only the two of them can replay this one. While it's running, **Watch the turn** under **More** shows the last turn.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-such-match = I can't find that match. Pick one from the list; { COMMAND("games") } has yours.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-match-over = That match is over. Start another with { COMMAND("challenge") }!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-former-player = That match was with “Former player”, so there's nobody to ask. Challenge someone else with { COMMAND("challenge") }!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-match-running = That match is still on. { COMMAND("board") } shows it.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-match-quarantined = Match { $match }'s record doesn't add up, so I've frozen it rather than guess. Please tell whoever hosts me; nothing is lost.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-out-of-date = Match { $match } has moved on since that board. Here's how it stands.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-old-button = That button is from an older version of me. { COMMAND("board") } shows the match with new ones.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-old-command = I don't recognise that command. It may be from an older version of me. Type `/` and pick it from the list again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-too-fast = Not so fast, even for a cat! Wait { $seconds } seconds, then carry on.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-shown-enough = This channel has had enough pictures for one minute. Try again in a moment.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-too-much-to-draw = So many boards are being drawn right now that yours would come too late. Try again in a moment.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-match = You have no matches running. Challenge someone with { COMMAND("challenge") }!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-nothing-awaits-you = It isn't your turn anywhere. { COMMAND("games") } lists your matches.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-awaited-elsewhere = It's { $opponent }'s turn here, but it's yours in match { $match } against { $other }: { $link } Play it there, or add `{ option-match }:{ $match }`.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-which-match = That could be more than one match. Pick the one you mean under `{ option-match }`; { COMMAND("games") } lists them all.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-challenged-self = You can't play against yourself. Challenge a friend, or leave the name out to challenge anyone here.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-challenged-bot = Bots can't hold kittens. Challenge a person, or leave the name out to challenge anyone here.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-challenged-stranger = That person isn't on this server any more. Challenge someone who's here.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-challenged-twice = Your challenge to { $opponent } is still open. I keep to one at a time, so that nobody is swamped with them. Let them answer it, or withdraw it and make a new one, in another edition if you like.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-challenged-all-twice = Your challenge to everyone is still open. Let someone accept it, or withdraw it first.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-challenged-back = { $opponent } has already challenged you here. See it and accept!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-with-them = You can't start a match with { $opponent }. Challenge someone else, or play me!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-you-blocked = You've blocked { $opponent }. If you'd like to play, unblock them first.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-declined-lately = { $opponent } declined your challenge. You can ask again <t:{ $until }:R>.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-blocked-self = You can't block yourself. Choose someone else.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-blocked-bot = Bots don't challenge anyone, so there's nothing to block. Choose a person.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-too-many-blocked = You've blocked { $limit } people, and I can't remember any more than that. To unblock someone, open { COMMAND("settings") } and press **{ button-blocked }**.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-banned = Whoever hosts me has banned you, so I can't do anything for you. If you think that's a mistake, or if you want your data, ask them.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-challenge-over = That challenge has already been answered. { COMMAND("games") } shows your matches; { COMMAND("challenge") } sends a new challenge.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-your-challenge = That challenge is for { $opponent }. Make your own with { COMMAND("challenge") }!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-own-challenge =
    { $whose ->
        [friend] This one is for { $opponent } to answer.
       *[anybody] This one is for someone else to answer.
    } You can withdraw it.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-only-challenger = Only { $challenger } can withdraw that challenge.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-channel = I can't post boards here. I'm missing: { $missing }. Ask someone who manages this channel to allow that, or use another channel.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-puzzle-in-forum = The daily puzzle needs a channel for messages. I can't post it in a forum, so choose a text channel.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-puzzle-there = I can't post the daily puzzle in { $channels }. I'm missing: { $missing }. Allow that there, or choose another channel.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-clubhouse-in-forum = The clubhouse needs a channel for messages. I can't post in a forum, so choose a text channel.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-clubhouse-there = The clubhouse can't be in { $channels }. I'm missing: { $missing }. Allow that there, or choose another channel.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-clubhouses = Whoever hosts me has switched the clubhouse off, so no server can have one.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-role-everyone = Everyone has that role, and champions need one of their own. Choose another, or leave the role under **Clubhouse** empty if you don't want one.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-role-managed = Discord or an app gives that role out, so I can't. Choose another, or make one for champions.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-role-powerful = Champions get their role by winning, so it mustn't let them moderate. Choose one that can't manage anything, kick, ban or time out members, or mention everyone.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-role-not-allowed = I can't give roles yet. I'm missing: { $missing }. Allow that for my role in Server Settings, Roles, and choose again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-role-too-high = I can only give roles below my own. In Server Settings, Roles, move my role above that one, and choose again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-role-above-you = That role isn't below your own highest one, so it isn't yours to give away. Choose a lower one, or ask someone whose role is higher.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-a-moderator = Only people who can manage this server can change that. Ask one of them.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-too-many-matches = You have { $limit } matches running, and even a cat has only so many paws. Finish one first: { COMMAND("games") } lists them.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-too-many-matches-of = { $player } has { $limit } matches running, and that's the limit. Try again when one is over.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-too-many-challenges = You already have { $limit } open challenges. Wait for an answer, or withdraw the oldest.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-following-many = You already follow { $limit } matches, and I can't keep up with more. Stop following one with **Unfollow** under **More** or below one of my messages about it, or wait until one ends.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-in-this-channel = On this server, matches are played in { $channels }. Try it there.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-thread-of-others = This thread belongs to another match. Challenge in { $channels } instead, and your match gets a place of its own.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-moderator-plays = You're playing in match { $match } yourself, so you can't end it as a moderator. Ask someone else who manages this server, or give up with { COMMAND("resign") }.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-in-this-server = That match isn't on this server. Pick one from the list under `{ option-end-match }`.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-nobody-else-here = It's just the two of us here. Play me, or use { COMMAND("challenge") } on a server, or in your direct messages with a friend (add me to your own account first).
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-board-not-alone = Your opponent can't see this chat, so the match stays where it is. `/board { option-text }:True` shows it to you here, in words.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-a-member = I'm not a member of this server yet: only my commands were added, so I can't post boards. Someone who manages the server can [add me]({ $invite }).
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-answers-hidden = Only you would see my answers here, so nobody could follow a match. Use { COMMAND("challenge") } where everyone can see what apps post, or ask for me to be added to this server.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-time-not-up = { $opponent }'s turn is due <t:{ $until }:R>. After that you can claim the win.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-untold = { $opponent } may not know about your last turn, because I couldn't show the board. Bring the match to where you both are with `/board`. You can claim the win <t:{ $until }:R>.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-your-own-time = It's your own turn. When your time is up, the other player may claim the win, but you can still move!
# Where: A line of its own in the channel, with buttons, 2000 characters at most, with all else there.
# Within: refusal-offer-open, refusal-offer-replaced.
offer-named =
    { $offer ->
        [draw] draw offer
        [takeback] request to take a turn back
        [pause] request for a pause
       *[time] request for more time
    }
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-offer-open = { $by }'s { offer-named } is still open. Answer it first, with these buttons.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-offer-replaced = That offer isn't open any more. { $by }'s { offer-named } has taken its place.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-offer-declined = You've asked for that already. You can ask again after the next turn.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-nothing-offered = That offer isn't open any more. { COMMAND("board") } shows how the match stands.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-your-own-offer = That's your own offer, so it's for the other player to answer. You can withdraw it.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-your-offer = Only whoever made an offer can withdraw it. You can accept or decline it.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-nothing-to-take-back = You have no turn to take back yet. Play on!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-clock = This match has no clock, so there's nothing to stop and no time to give. Play on!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-your-clock = { $mover }'s clock is running, not yours. You can ask for more time when it's your turn.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-paused = This match isn't paused. { COMMAND("board") } shows how it stands.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-contest-holds = The contest this match is played in is paused, so no clock is running. You can take your turns; the clock goes on when the contest does.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-such-zone = I don't know the time zone { $code }. It should look like Europe/Berlin; type `/settings { option-time-zone }:` for a list.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-nothing-kept = I keep nothing about you. Challenge someone with { COMMAND("challenge") }, and I'll have something to remember!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-too-large = That file is too large for a saved match, which can be { $limit } KiB at most. Attach one that `/replay` gave you under **As a file**.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-not-text = That file isn't text. Attach one that `/replay` gave you under **As a file**.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-empty = That file is empty. Attach one that `/replay` gave you under **As a file**.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-no-edition = Line { $line }: there must be a line with the edition before the turns: `Edition: classic`, `Edition: ghost` or `Edition: kittens`. Add it and try again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-odd-edition = Line { $line }: I don't know the edition { $code }. Write `classic`, `ghost` or `kittens` and try again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-not-next = Line { $line }: I expected turn { $expected } there, not { $code }. Correct it and try again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-too-long = Line { $line }: a match has at most { $limit } turns, so it must end before that line. Leave out the rest.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-not-a-turn = Line { $line }: I can't read { $code } as a turn. Correct it and try again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-illegal-turn = Line { $line }, { $code }: { $objection } Correct it and try again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-ambiguous-turn = Line { $line }, { $code }: that can end in several ways, such as `{ $first }`. Say which one you mean and try again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-record-gone = I no longer have this file. Upload it again with `/replay { option-file }:`.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-what-to-replay = Say what to replay: one of your matches under `{ option-match }`, or a saved one under `{ option-file }`.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-export-awaited = I'm still putting your data together. Wait for that file before you ask again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-film-awaited = I'm still making a film for you. Wait for it before you ask again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-film-too-long = That's too many turns for one film. Step through them instead.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-such-number = This match has no such turn. Press **Go to turn** again and type a number.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-profile-bot = Bots can't hold kittens, so they have no profiles. Pick a person instead.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-you-played-nothing = You haven't finished a match yet. Challenge someone with { COMMAND("challenge") }, and your profile fills itself in!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-nothing-played = They haven't finished a match yet. Challenge them with { COMMAND("challenge") }!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-profile-kept = They keep their profile private. { COMMAND("history") } has your own matches with them.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-profile-stranger = That person isn't here, and you two haven't played. Pick someone who's here or who you've played, or leave the name out for your own profile.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-leaderboard-elsewhere = That's another server's leaderboard. { COMMAND("leaderboard") } shows this server's, or everyone's.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-such-season = I don't know that season. Pick one from the list under `{ option-season }`, or leave it out.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-such-hour = Hours go from 0 to 23. Try again with one of those.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-half-quiet = Quiet hours need a start and an end: give both `{ option-quiet-from }` and `{ option-quiet-until }`.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-such-level = I don't know that level. Press **Play me** under { COMMAND("help") } and pick one from the list.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-your-lesson = That's someone else's lesson. **First steps** under { COMMAND("help") } starts your own.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-bot-plays-you = We're already playing { edition }, in match { $match }. Let's finish that one first: { COMMAND("board") } brings it here, and { COMMAND("resign") } ends it.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-bot-is-guest = I'm only visiting here, so I couldn't show my turns. Message me directly, or play me on a server that has added me.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-bot-cannot-play = I can't play right now; whoever hosts me will find the reason in my log. Challenge a friend with { COMMAND("challenge") } instead!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-hints-rated = This match is rated, so it has no hints. Matches against me have them, and so do those started with { COMMAND("challenge") } `{ option-hints }:True`.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-hints-here = This match was started without hints, so nobody gets any. { COMMAND("challenge") } `{ option-hints }:True` starts one with hints for both.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-hints-not-rated = A match with hints can't be rated. Leave out `{ option-rated }` and it's friendly, or leave out `{ option-hints }`.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-hint-awaited = I'm still thinking about a hint for you. It'll be here in a moment.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-cannot-think = I can't think right now, so there are no hints or reviews; whoever hosts me will find the reason in my log. Your match isn't affected, and nothing was counted.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-too-much-to-think = So many people are asking me right now that your hint would come too late. Nothing was counted; try again in a moment.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-review-awaited = I'm still working on a review for you. Wait for it before you ask again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-review-of-running = That match is still on. You can review it when it's over.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-nothing-to-review = Nobody took a turn in that match, so there's nothing to review.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-review-unseen = The other player hasn't looked at this review yet. Once you both have, you can show it to everyone.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-puzzle-not-yours = That's someone else's puzzle. { COMMAND("puzzle") } gives you one of your own.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-puzzle-done = That puzzle is closed: it's done, or you've started another since. { COMMAND("puzzle") } gives you one.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-puzzle-changed = You've carried on with this puzzle somewhere else. { COMMAND("puzzle") } or { COMMAND("daily") } shows where it stands now.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-puzzle-of-the-past = That daily puzzle is over, and your streak hasn't changed. { COMMAND("daily") } shows today's.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-puzzle-not-yet = That daily puzzle isn't here yet. There's a new one at midnight UTC. { COMMAND("daily") } shows today's.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-puzzle-gone = I don't have that puzzle any more, so it won't count for or against you. { COMMAND("puzzle") } gives you another.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-puzzle-counts-not = Only a daily puzzle you've solved counts for a server. { COMMAND("daily") } shows today's.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-puzzle-left = You've had all of these puzzles. Choose another edition or difficulty with { COMMAND("puzzle") }.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-challenge-expired = That challenge has expired. Send a new one with { COMMAND("challenge") }.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-opponent-not-here = { $opponent } can't see this channel, so you can't play here. Try it where you both are.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-game-over = That match is over.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-square-taken = That square is taken.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-no-kitten = You have no kitten in your pool.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-no-cat = You have no cat in your pool.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-no-cats-here = There are no cats in this edition.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-no-ghosts-here = There are no ghosts in this edition.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-ghost-out = Your ghost was on the bed when your turn started. Once it's home, it can come in the turn after.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-not-an-entry = Ghosts can't come in there; they come in at the edge of the bed, between two squares. `c4 g a23` is a cat or kitten on c4 and the ghost between a2 and a3.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-stitch-taken = The other ghost is there already.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-nothing-graduates = Nothing grows up or goes back to the pool with that turn.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-win-graduates-nothing = That turn wins, so nothing goes back to the pool.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-not-a-graduation = Those pieces can't go back to the pool with that turn.
# Where: A refusal of a turn, which one person alone sees, 2000 characters at most, with all else there.
objection-must-graduate = One of your pieces has to go back to the pool. Say which one.

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-disk = **My disk is nearly full:** there's only { $free } MiB left where my database is. Once it's full, I can't take any turns. Old backups, and the copies beside the database (`.before-…`, `.replaced-…`), may be what's taking up the space.
# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-database = **I can't write to my database:** for now I'm not taking any turns, and I'm asking players to try again later. The log says why (`CRITICAL`): the file was lost or replaced, another program has locked it, or there's no space left.
# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-lost = **My database was lost while I was running:** { $why }. I've stopped, and haven't taken any turns since. Whatever could still be read is saved beside it (`.rescued`); the log says where, and how to bring it back.
# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-taken = **Another program took over my database while I was running.** I've stopped, and haven't taken any turns since; everything up to then is in the file. Please check whether a second Boop Bot is using it.
# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-replaced = **One of my processes has stopped answering:** the lead one, which runs reminders, daily puzzles and backups. Another has taken over, so nothing has been missed. Please check whether it's stuck: its players may get no answer.
# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-over =
    { $cause ->
        [disk] ✅ My disk has room again.
        [database] ✅ I can write to my database again, and take turns.
        [backup] ✅ I have a fresh backup again.
       *[boards] ✅ I can show all boards again.
    }
# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-newer = **There's a newer version of me:** { $version }. Update whenever you like; its release notes say what's new, and whether you need to do anything.
# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-quarantine =
    { $count ->
        [one] **Match { $list } is quarantined:** its record doesn't add up, so nobody can play on in it. `python -m bot check` says what's wrong; its players can start a new one.
       *[other] **Matches { $list } are quarantined:** their records don't add up, so nobody can play on in them. `python -m bot check` says what's wrong; their players can start new ones.
    }
# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-backup = **I have no fresh backup:** { $why }
# Where: A message to whoever hosts the bot, 2000 characters at most, with all else there.
alert-boards =
    { $count ->
        [one] **I haven't been able to show the board of match { $list }** for ten minutes. Maybe I can't post in its channel any more, or the channel is gone: `python -m bot doctor` says which permissions I'm missing; `/board` moves the match elsewhere. If Discord is just having a bad day, this will pass by itself.
       *[other] **I haven't been able to show the boards of matches { $list }** for ten minutes. Maybe I can't post in their channels any more, or the channels are gone: `python -m bot doctor` says which permissions I'm missing; `/board` moves a match elsewhere. If Discord is just having a bad day, this will pass by itself.
    }
# Where: The bot's description in Discord, 2000 characters at most, with all else there.
application-description = Pushy kittens on a bed. Play boop with a friend, one turn now and the next tomorrow, or with me: just use /challenge in any channel. /help shows how in two minutes.
# Where: The bot's tags in Discord, 20 characters each, 2000 characters at most, with all else there.
application-tags = board game, two players, play by post, cats, games

## When something breaks.

# Where: A message, 2000 characters at most, with all else there.
error-database = I can't use my database right now, so nothing has changed. Every match is just as it was. Please try again later.
# Where: A message, 2000 characters at most, with all else there.
error-database-lost = I lost touch with my database just now, and can't tell whether that went through. Nothing is half done, but please check how things stand before you try again.
# Where: A message, 2000 characters at most, with all else there.
error-discord = Discord stumbled just now. Nothing is lost, so please try again.
# Where: A message, 2000 characters at most, with all else there.
error-unexpected = Something went wrong on my side; your match is safe. If it happens again, give whoever hosts me this reference: `{ $reference }`.

## The teacher: hints, and the warning of a preview. What a turn does stands behind its name or behind "It"; "they" is the
## other player. A fact never says more than is true: "threatens" is what would happen if the other let it be.

# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint = 💡 **{ $turn }.** { $why }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-place =
    { $kind ->
        [cat] Cat on { $square }
       *[kitten] Kitten on { $square }
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-way = { $turn }; { $way }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-entry = the ghost in between { $low } and { $high }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-why =
    { $count ->
        [one] It { $first }.
       *[other] It { $first }, and { $second }.
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-opening = 💡 There's hardly anything on the bed yet: a square near the middle is fine, a long way from every edge.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look =
    💡 { $told } Look at the { $part ->
        [top-left] top left, columns { $left } to { $right }, rows { $lower } to { $upper }
        [top-right] top right, columns { $left } to { $right }, rows { $lower } to { $upper }
        [bottom-left] bottom left, columns { $left } to { $right }, rows { $lower } to { $upper }
       *[bottom-right] bottom right, columns { $left } to { $right }, rows { $lower } to { $upper }
    }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-idea =
    { $idea ->
        [wins] You can win with this turn.
        [eight] All eight of yours will be on the bed, so one comes off again.
        [threatens] You can threaten to win with your next turn.
        [prepares] You can set up a line that would grow up next turn.
        [trap] Careful: the square that looks best isn't.
        [nothing] You can leave them no line to complete and nobody to push off the bed.
        [ghost] Your ghost can come in and head for their pieces.
        [safe] You can keep your pieces from being pushed off next turn.
        [more] You can have more pieces on the bed than they do.
        [middle] Stay away from the edges: pieces there are easily pushed off.
        [apart] You can push their pieces apart.
        [beside] You can put a piece beside another of yours, on the way to three in a line.
        [free] Nothing's urgent: many turns are equally good.
       *[quiet] Nothing stands out this turn: it's about a good square.
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-forces = Whatever they do, you can win within { $turns } turns.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-lost =
    { $turns ->
        [1] They can win next turn, whatever you play.
       *[other] Whatever you play, they can win within { $turns } turns: look for what holds out longest.
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-stops =
    { $named ->
        [yes] They're threatening to win { winning-on }, but you can stop it.
       *[no] They're threatening to win, but you can stop it.
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-few =
    Only { $count } of the { $free } free squares { $count ->
        [1] stops
       *[other] stop
    } them from { $turns ->
        [1] winning next turn
       *[other] forcing a win within { $turns } turns
    }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-grows =
    { $count ->
        [one] One of your kittens
       *[other] { $count } of your kittens
    } can grow up this turn.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-pushes =
    You can send { $count ->
        [one] one of their pieces
       *[other] { $count } of their pieces
    } off the bed.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-keeps =
    { $named ->
        [yes] They could complete a line { on-squares } next turn, but you can stop that.
       *[no] They could complete a line next turn, but you can stop that.
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-spoils =
    { $reply ->
        [none] They have a good turn that would
       *[other] Watch out for their turn on { $reply }: it would
    } { $does ->
        [grows] let kittens grow up
        [threatens] threaten to win
        [pushes] push pieces of yours off the bed
       *[line] set up a line to grow up
    }. You can spoil it.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-edge =
    You can push { $count ->
        [one] a piece of theirs
       *[other] { $count } of their pieces
    } to the edge, where one more boop can send { $count ->
        [one] it
       *[other] them
    } off.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-look-kind =
    { $kind ->
        [cat] It takes a cat.
       *[kitten] It takes a kitten.
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-found = 👍 Just what I'd play!
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-threat = They're threatening to win { winning-on }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-few-hold =
    Only { $count } of the { $free } free squares { $count ->
        [1] stops
       *[other] stop
    } them from { $turns ->
        [1] winning next turn
       *[other] forcing a win within { $turns } turns
    }, and this is { $count ->
        [1] the one
       *[other] one of them
    }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-but-win = But they can then win { winning-on }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-but-growing =
    But they can then complete a line { on-squares }{ $anyway ->
        [yes] { " " }(you can't stop them altogether)
       *[no] { "" }
    }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-but-loses =
    But { $count ->
        [one] one of yours falls
       *[other] { $count } of yours fall
    } off { $too ->
        [yes] too
       *[no] the bed
    }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
# Within: hint-not-win, hint-not-forced, hint-not-grows, hint-not-threatens, ….
hint-not =
    Don't play { $kind ->
        [kitten] a kitten on { $square }
        [cat] a cat on { $square }
       *[any] { $square }
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-not-win = { hint-not }: they'd win { winning-on }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-not-forced =
    { hint-not }: they could then force a win { $turns ->
        [1] at once
       *[other] within { $turns } turns
    }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-not-grows =
    { hint-not }: they'd answer on { $reply } and let { $count ->
        [one] a kitten
       *[other] { $count } kittens
    } grow up.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-not-threatens = { hint-not }: they'd answer on { $reply } and threaten to win { winning-on }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-not-pushes =
    { hint-not }: they'd answer on { $reply } and send { $many ->
        [yes] { $count } of your pieces
       *[no]
            { $count ->
                [one] your piece on { $squares }
               *[other] your pieces on { $squares }
            }
    } off the bed.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-not-line = { hint-not }: they'd answer on { $reply } and set up a line to grow up { on-squares }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-not-line-sure = { hint-not }: they'd answer on { $reply } and set up a line to grow up { on-squares }, which you couldn't stop.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-lose-at-once = Don't play { $squares }: they'd win at once.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-follow-up = If they answer on { $reply }, { $next } then { $does }.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-eight = That puts all eight of yours on the bed, so one comes off again.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-ghost-waits = Your ghost stays in the pool this time.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-as-good =
    { $how ->
        [many] Many turns look just as good here.
        [alone] No other square looks as good.
       *[some] A few squares look about as good.
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-lost-now = Nothing can stop them now: whatever you play, they can win next turn.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-lost = Whatever you play, they can win within { $turns } turns; this holds out longest.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-behind =
    { $cats ->
        [told] You're behind here (cats: { $own } to { $theirs }).
       *[none] You're behind here.
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-ahead =
    { $cats ->
        [told] You're well ahead (cats: { $own } to { $theirs }).
       *[none] You're well ahead.
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-no-reason = There's no single big reason: of everything I tried, this came out best.
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
hint-warning = ⚠️ After this, your opponent can win { winning-on }.
# Where: A message, 2000 characters at most, with all else there.
# Within: puzzle-reply-keeps, puzzle-reply-line, hint-look-keeps, hint-but-growing, ….
on-squares =
    { $many ->
        [yes] in { $count } places
       *[no] on { $squares }
    }
# Where: A message, 2000 characters at most, with all else there.
# Within: puzzle-wrong-leaves, puzzle-idea-stops, puzzle-idea-threatens, puzzle-reply-stops, ….
winning-on =
    { $with ->
        [cat] with a cat{ " " }
        [kitten] with a kitten{ " " }
       *[any] { "" }
    }{ on-squares }
# Where: A message, 2000 characters at most, with all else there.
square-of-line =
    { $square } (line { $line }{ $pushed ->
        [piece] , by booping
        [ghost] , thanks to the ghost
       *[nobody] { "" }
    })
# Where: A message, 2000 characters at most, with all else there.
square-by-ghost = { $square } (thanks to the ghost)
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-wins = wins
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-wins-in =
    { $turns ->
        [2] wins next turn, whatever they do
       *[other] wins within { $turns } turns, whatever they do
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] is the only way to stop the threat
               *[no] stops the threat
            }
       *[new]
            { $only ->
                [yes] is the only way to stop their win { winning-on }
               *[no] stops their win { winning-on }
            }
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-leaves-win = lets them win { winning-on }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-grows-up =
    { $count ->
        [one] lets a kitten grow up
       *[other] lets { $count } kittens grow up
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-anyway = { $does } (as almost any square would)
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-threatens-win = threatens to win { winning-on }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-leaves-line = misses the chance to complete a line { on-squares }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-stops-growing = keeps them from completing a line { on-squares }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-leaves-growing = lets them complete a line { on-squares }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-threatens-growing =
    sets up a line that would grow up with { $kind ->
        [kitten] a kitten
        [cat] a cat
       *[any] one more piece
    } on { $many ->
        [yes] any of { $count } squares
       *[no] { $squares }
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-pushes-off =
    pushes { $many ->
        [yes] { $count } of their pieces
       *[no]
            { $count ->
                [one] their piece on { $squares }
               *[other] their pieces on { $squares }
            }
    } off the bed
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-scares-off =
    lets the ghost scare { $many ->
        [yes] { $count } of their pieces
       *[no]
            { $count ->
                [one] their piece on { $squares }
               *[other] their pieces on { $squares }
            }
    } off the bed
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-ghost-comes =
    sends the ghost towards { $many ->
        [yes] { $count } of their pieces
       *[no]
            { $count ->
                [one] their piece on { $squares }
               *[other] their pieces on { $squares }
            }
    }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-spoils-threat = spoils their turn on { $reply }, which would have threatened to win { winning-on }
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-spoils-push =
    spoils their turn on { $reply }, which would have sent { $many ->
        [yes] { $count } of your pieces
       *[no]
            { $count ->
                [one] your piece on { $squares }
               *[other] your pieces on { $squares }
            }
    } off the bed
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-spoils-line = spoils their turn on { $reply }, which would have set up a line to grow up
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-spoils-growing =
    spoils their turn on { $reply }, which would have let { $count ->
        [one] a kitten
       *[other] { $count } kittens
    } grow up
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-leaves-nothing = leaves them no line to complete and nobody to push off the bed
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-loses-pieces =
    loses { $count ->
        [one] a piece
       *[other] { $count } pieces
    } off the bed
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-pushes-to-edge =
    pushes { $many ->
        [yes] { $count } of their pieces
       *[no]
            { $count ->
                [one] their piece on { $squares }
               *[other] their pieces on { $squares }
            }
    } to the edge
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-own-to-edge =
    pushes { $many ->
        [yes] { $count } of its own pieces
       *[no]
            { $count ->
                [one] its own piece on { $squares }
               *[other] its own pieces on { $squares }
            }
    } to the edge
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-nobody-falls = leaves them nobody to push off the bed next turn
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-more-on-bed = makes it { $own } pieces to { $theirs } on the bed
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-middle = takes the middle
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-pushes-apart = pushes their pieces apart
# Where: A hint, the warning of a preview, or a review, 2000 characters at most, with all else there.
fact-beside =
    stands beside { $count ->
        [one] one of its own
       *[other] { $count } of its own
    }
# Where: The board message, 2000 characters at most, with all else there.
board-handicap = A head start: { $orange } has a cat in the pool from the first turn.
# Where: The board message, 2000 characters at most, with all else there.
board-may-hint = Stuck? **Boop!** has a **Hint**; each one you ask for is counted here.
# Where: The board message, 2000 characters at most, with all else there.
board-may-hint-level = Stuck? **Boop!** has a **Hint**; with one, a win won't count as a level beaten.
# Where: The board message, 2000 characters at most, with all else there.
board-hints = 💡 Hints: { $counts }
# Where: The board message, 2000 characters at most, with all else there.
board-hints-of = { $player } { $count }

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

# Where: The review of a match, 2000 characters at most, with all else there.
review-title = 🔎 Match { $match } reviewed: { $orange } vs { $gray }
# Where: The review of a match, 2000 characters at most, with all else there.
review-chart = Who stood better, turn by turn
# Where: The review of a match, 2000 characters at most, with all else there.
review-moment = **{ $place }** · Turn { $turn }, { $player } against { $other } · winning chances from { $before }% to { $after }%
# Where: The review of a match, 2000 characters at most, with all else there.
review-played = **{ $played }** { $against }.
# Where: The review of a match, 2000 characters at most, with all else there.
review-better = Better: ||{ $better }||
# Where: The review of a match, 2000 characters at most, with all else there.
review-better-turn = **{ $turn }.** { $why }
# Where: The review of a match, 2000 characters at most, with all else there.
review-loses = lets them win within { $turns } turns, whatever comes next
# Where: The review of a match, 2000 characters at most, with all else there.
review-misses-line = misses the chance to complete a line
# Where: The review of a match, 2000 characters at most, with all else there.
review-misses-win = misses a win
# Where: The review of a match, 2000 characters at most, with all else there.
review-reply-grows =
    lets them answer on { $reply }, and { $count ->
        [one] one of their kittens grows up
       *[other] { $count } of their kittens grow up
    }
# Where: The review of a match, 2000 characters at most, with all else there.
review-reply-threatens = lets them answer on { $reply } and threaten to win { winning-on }
# Where: The review of a match, 2000 characters at most, with all else there.
review-reply-pushes =
    lets them answer on { $reply } and send { $many ->
        [yes] { $count } pieces
       *[no]
            { $count ->
                [one] the piece on { $squares }
               *[other] the pieces on { $squares }
            }
    } off the bed
# Where: The review of a match, 2000 characters at most, with all else there.
review-reply-line = lets them answer on { $reply } and set up a line to grow up
# Where: The review of a match, 2000 characters at most, with all else there.
review-reply-line-sure = lets them answer on { $reply } and set up a line to grow up, which nothing can stop
# Where: The review of a match, 2000 characters at most, with all else there.
review-reply-wins = lets them answer on { $reply } and win within { $turns } turns, whatever comes next
# Where: The review of a match, 2000 characters at most, with all else there.
review-leaves-none = It doesn't let them win.
# Where: The review of a match, 2000 characters at most, with all else there.
review-leaves-no-line = It leaves them no line to complete.
# Where: The review of a match, 2000 characters at most, with all else there.
review-nothing-against = isn't bad, but there's something better
# Where: The review of a match, 2000 characters at most, with all else there.
review-lets-slip = lets a better chance go
# Where: The review of a match, 2000 characters at most, with all else there.
review-gives-away = throws away most of the winning chances
# Where: The review of a match, 2000 characters at most, with all else there.
review-best-answer = { $told } (their best answer: { $reply })
# Where: The review of a match, 2000 characters at most, with all else there.
review-line-where = { $told }, to be completed { on-squares }
# Where: The review of a match, 2000 characters at most, with all else there.
review-with-cat = { $square } with a cat
# Where: The review of a match, 2000 characters at most, with all else there.
review-answer-does = { $told } (their best answer: { $reply }, which { $does })
# Where: The review of a match, 2000 characters at most, with all else there.
review-answer-then = { $told } (their best answer: { $reply }; after { $next }, their { $later } { $does })
# Where: The review of a match, 2000 characters at most, with all else there.
review-cause =
    { $told }, because { $by ->
        [ghost] the ghost pushes
       *[piece] it pushes
    } their { $kind ->
        [cat] cat
       *[kitten] kitten
    } from { $origin } to { $to }
# Where: The review of a match, 2000 characters at most, with all else there.
review-even = No single turn decided this match: it went bit by bit.
# Where: The review of a match, 2000 characters at most, with all else there.
review-lost-from = From turn { $turn } on, { $player } could hardly save this match.
# Where: The review of a match, 2000 characters at most, with all else there.
review-bots-slip = { $player } gave hardly anything away. My turn { $turn } decided it: **{ $played }**.
# Where: The review of a match, 2000 characters at most, with all else there.
review-kept =
    { $player } played at { $kept } of 100{ $hints ->
        [0] { "" }
        [one] { " " }(with 1 hint)
       *[other] { " " }(with { $hints } hints)
    }: { $how ->
        [every] no chance slipped away
        [all] hardly a chance slipped away
        [most] a few chances slipped away
        [some] a lot slipped away
       *[few] a rough game, with plenty more to find
    }.
# Where: The review of a match, 2000 characters at most, with all else there.
review-praise = ⭐ Well played! Turn { $turn }, { $player }: **{ $played }.** { $why }
# Where: The moments of a review, 2000 characters at most, with all else there.
moment-title = **{ $place } of { $count } · Turn { $turn }, { $player } against { $other }**
# Where: The moments of a review, 2000 characters at most, with all else there.
moment-played = Played: **{ $played }** { $against }; winning chances from { $before }% to { $after }%
# Where: The moments of a review, 2000 characters at most, with all else there.
moment-better = Better: { $better }
# Where: The moments of a review, 2000 characters at most, with all else there.
moment-pictures =
    { $better ->
        [yes] The first picture shows the turn as it was played, the second the better one.
        [hidden] The better turn is hidden: try to find it first, if you like.
       *[no] The picture shows the turn as it was played. The better one is hidden: try to find it first, if you like.
    }
# Where: The moments of a review, 2000 characters at most, with all else there.
moment-chances = Chances are for human players, who miss things now and then: so a sure win isn't 100%.
# Where: A message, 2000 characters at most, with all else there.
try-where = **Turn { $turn } again, as { $player }.** Where does the { $kind ->
        [cat] cat
       *[kitten] kitten
    } go?
# Where: A message, 2000 characters at most, with all else there.
try-wins = **{ $turn }.** That wins!
# Where: A message, 2000 characters at most, with all else there.
try-loses = **{ $turn }.** That gives the win away.
# Where: A message, 2000 characters at most, with all else there.
try-verdict =
    { $verdict ->
        [best] That's the one! ⭐
        [good] About as good as the best! ⭐
        [better] Better than the turn in the match, but there's a better one still.
        [alike] About as good as the turn in the match.
        [lost] It loses just the same.
        [same] That's the turn from the match.
       *[worse] Not as good as the turn in the match.
    }
# Where: A message, 2000 characters at most, with all else there.
try-answer = **{ $turn }.** I'd answer with **{ $reply }**. Your chances would then be about { $chance }%; in the match, they were { $played }%.
# Where: A message, 2000 characters at most, with all else there.
try-sure = **{ $turn }.** It wins within { $turns } turns, whatever they do. Their best try: **{ $reply }**.
# Where: A message, 2000 characters at most, with all else there.
try-answer-wins = **{ $turn }.** I'd answer with **{ $reply }** and win. In the match, your chances were { $played }%.
# Where: A message, 2000 characters at most, with all else there.
try-follows = If you then play { $next }, that { $does }.
# Where: A message, 2000 characters at most, with all else there.
try-shown = The picture shows my answer.
# Where: A button, 80 characters at most.
button-moment = Turn { $turn }
# Where: A button, 80 characters at most.
button-moment-back = Back to the turn
# Where: A button, 80 characters at most.
button-try-it = Try it
# Where: A button, 80 characters at most.
button-try-another = Try another
# Where: A button, 80 characters at most.
button-show-better = Show the better turn
# Where: A button, 80 characters at most.
button-overview = Overview
# Where: The review of a match, 2000 characters at most, with all else there.
review-how = Up is good for { $upper }, down for { $lower }. The chances are for human players, who miss things now and then.
# Where: The review of a match, 2000 characters at most, with all else there.
review-show-later = Once you've both looked at it, press **{ button-review }** again, and you can show it to everyone.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
moment-alt =
    { $better ->
        [yes] A better choice for turn { $turn }.
       *[no] Turn { $turn }, as it was played.
    }
# Where: The review of a match, 2000 characters at most, with all else there.
review-alt =
    Chart of { $upper }'s winning chances over { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }; the rest are { $lower }'s.
# Where: The review of a match, 2000 characters at most, with all else there.
review-alt-turn = After turn { $turn }: { $chance }%.
# Where: The review of a match, 2000 characters at most, with all else there.
review-alt-moment = Number { $place } marks turn { $turn }.
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: review-alt-kept.
picture-kept = played at { $kept } of 100
# Where: The review of a match, 2000 characters at most, with all else there.
review-alt-kept = { $player } { picture-kept }.
# Where: The review of a match, 2000 characters at most, with all else there.
review-alt-star = A star marks turn { $turn }, which was well played.
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-better = better for { $player }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-turn = turn
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-turning-point = turning point
# Where: The review of a match, 2000 characters at most, with all else there.
review-alt-turning-point = A line marks turn { $turn }, the turning point.
# Where: The review of a match, 2000 characters at most, with all else there.
review-progress = 🔎 Looking at turn { $done } of { $turns }…
# Where: The review of a match, 2000 characters at most, with all else there.
review-waiting = 🔎 There's a short queue; your review is coming up…
# Where: A button, 80 characters at most.
# Within: review-show-later.
button-review = Review

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-title = ### 🐾 What's on
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-match =
    { $near ->
        [yes] • { $orange } vs { $gray }, nearly over! { $mover } to move, { house-since } · [match { $match }]({ $link })
       *[no] • { $orange } vs { $gray } · { $mover } to move, { house-since } · [match { $match }]({ $link })
    }
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
# Within: house-match.
house-since =
    { $moved ->
        [no] began <t:{ $since }:R>
       *[yes] last turn <t:{ $since }:R>
    }
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-more =
    { $count ->
        [one] And one more match.
       *[other] And { $count } more matches.
    }
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-open = • { $who } is looking for a game: { edition }, { pace } · [challenge]({ $link })
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-contest =
    { $state ->
        [open] { $contest } starts <t:{ $due }:f>, and you can still join
        [running] { $contest } is on
        [paused] { $contest } is paused
       *[resting] { $contest } continues <t:{ $due }:f>
    }
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-contest-link =
    { $contest-kind ->
        [league] [league]({ $link })
        [cup] [cup]({ $link })
       *[arena] [arena]({ $link })
    }
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-quiet = It's quiet in here. Who's up for a game?
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-leader = { $place }. { $player } { $rating }
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-season = 🏆 This season in { edition }: { $list }
# Where: The board of the house, in the clubhouse, 2000 characters at most, with all else there.
house-streak =
    { $days ->
        [one] 🔥 Daily puzzle streak: 1 day
       *[other] 🔥 Daily puzzle streak: { $days } days
    }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-house = What's on
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-moves = to move
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-looking = looking for a game
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-near-end = nearly over
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-waits =
    { $days ->
        [one] 1 day's wait
       *[other] { $days } days' wait
    }
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: house-alt-leading.
picture-leading = This season in { edition } · rating minus how far off it may be
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
house-alt = What's on here.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
house-alt-match = { $orange } is playing { $gray }; it's { $mover }'s turn.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
house-alt-near-end = That one is nearly over.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
house-alt-waits =
    It has been waiting for { $days ->
        [one] 1 day
       *[other] { $days } days
    }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
house-alt-open = { $who } is looking for a game.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
house-alt-quiet = An empty cushion, and two cats asleep.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
house-alt-leading = { picture-leading }.
# Where: Alt text, which is read aloud, 1024 characters at most, with all else there.
house-alt-leader = Number { $place } this season: { $player }, { $rating }.
# Where: A button, 80 characters at most.
button-play-with = Play { $who }
# Where: A button, 80 characters at most.
button-new-challenge = New challenge
# Where: A button, 80 characters at most.
button-leaderboard = Leaderboard
# Where: A button, 80 characters at most.
button-champions = Champions
# Where: The clubhouse's message, 2000 characters at most, with all else there.
clubhouse-result = { $result } · [match { $match }]({ $link })
# Where: The clubhouse's message, 2000 characters at most, with all else there.
clubhouse-lead = 👑 { $who } takes the lead this season in { edition }!
# Where: A challenge, 2000 characters at most, with all else there.
challenge-begun-elsewhere = You're in! Match { $match } is on in { $channel }.
# Where: The settings, 2000 characters at most, with all else there.
setting-clubhouse-posts = { $channel } · { $list }
# Where: The settings, 2000 characters at most, with all else there.
setting-clubhouse-results =
    { $results ->
        [all] all results
        [rated] rated results
       *[none] no results
    }
# Where: The settings, 2000 characters at most, with all else there.
setting-clubhouse-board = noticeboard
# Where: The settings, 2000 characters at most, with all else there.
setting-clubhouse-season = end of season
# Where: The settings, 2000 characters at most, with all else there.
setting-clubhouse-trouble = ⚠️ I can't post there: I'm missing { $missing }.
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ But I can't make any in { $channels }: I'm missing { $missing }.
# Where: A message, 2000 characters at most, with all else there.
owner-channel-closed =
    On **{ $server }**, I can't post in { $channel } any more ({ $what ->
        [puzzle] daily puzzle
       *[clubhouse] clubhouse
    }): I'm missing { $missing }. Allow that there, or choose another channel with { COMMAND("server") }.
# Where: A message, 2000 characters at most, with all else there.
owner-channel-gone =
    On **{ $server }**, the channel where I posted is gone ({ $what ->
        [puzzle] daily puzzle
       *[clubhouse] clubhouse
    }). Choose another one with { COMMAND("server") } there, and I'll go on.
# Where: A message, 2000 characters at most, with all else there.
owner-mended = ✅ On **{ $server }**, I can post in { $channel } again. There's nothing left for you to do.
# Where: A message, 2000 characters at most, with all else there.
owner-moved = ✅ On **{ $server }**, I post in { $channel } now. There's nothing left for you to do.
# Where: A message, 2000 characters at most, with all else there.
owner-contests-closed = On **{ $server }**, I can't post in { $channel } any more, so the contests there have stopped: I'm missing { $missing }. Allow that there, or open a contest with { COMMAND("league") }, { COMMAND("cup") } or { COMMAND("arena") } in another channel and press **{ button-contest-here }**.
# Where: A message, 2000 characters at most, with all else there.
owner-contests-gone = On **{ $server }**, the channel of { $contest } is gone, so it has stopped. Open it with { COMMAND("league") }, { COMMAND("cup") } or { COMMAND("arena") } in another channel and press **{ button-contest-here }**.
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-clubhouse = Make this channel the clubhouse, where I post what's on and who won
# Where: A note in a form, 100 characters at most.
form-clubhouse = Where I post what's on and who won, without pinging anyone; leave it empty for no clubhouse
# Where: A note in a form, 100 characters at most.
form-about-results = Matches against me, or in which either player keeps off the leaderboards, are never told
# Where: A note in a form, 100 characters at most.
form-results =
    { $results ->
        [all] All results
        [rated] Rated results
       *[none] No results
    }
# Where: A note in a form, 100 characters at most.
form-about-house = One message that I keep up to date: matches, challenges, the season
# Where: A note in a form, 100 characters at most.
form-about-season = The podium, on the first day of a new quarter
# Where: The settings, 2000 characters at most, with all else there.
setting-champion-role =
    { $role ->
        [none] none
        [gone] the role is gone
       *[other] { $role }
    }
# Where: The settings, 2000 characters at most, with all else there.
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ I can't give it out: I'm missing { $missing }.
        [too-high] ⚠️ I can't give it out: in Server Settings, Roles, move my role above it.
        [powerful] ⚠️ I've stopped giving it out: it comes with moderator permissions now. Choose another.
       *[refused] ⚠️ Discord didn't let me give it out. I'll try again within an hour.
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-server-champion-role = The role I give to each season's champions; clear it under Clubhouse to stop
# Where: A note in a form, 100 characters at most.
form-champion-role = For last season's champions; needs Manage Roles and my role above it; leave it empty for none
# Where: The reason in a server's audit log, which its moderators read, 512 characters at most.
audit-champion =
    { $given ->
        [yes] Last season's boop champion
       *[no] No longer the reigning boop champion
    }
# Where: A message, 2000 characters at most, with all else there.
champion-role-ask = Give { $role } to each season's champions? Last season's would get it right away: { $names }.
# Where: A message, 2000 characters at most, with all else there.
champion-role-ask-nobody = Give { $role } to each season's champions? There were none last season, so nobody gets it before this one ends.
# Where: A message, 2000 characters at most, with all else there.
champion-role-ask-former = It replaces { $role }, which { $names } would lose.
# Where: A button, 80 characters at most.
button-role-yes = Yes, give it out
# Where: A button, 80 characters at most.
button-role-no = No, leave it as it is

## The week of a server: a picture, and a few lines above it.

# Where: A message, 2000 characters at most, with all else there.
week-title = ### 🗓️ The week in boop · { $first } to { $last }
# Where: A message, 2000 characters at most, with all else there.
week-numbers =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } among { $people } players: { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $boops ->
        [one] 1 boop
       *[other] { $boops } boops
    }, { $off ->
        [one] 1 piece off the bed
       *[other] { $off } pieces off the bed
    }.
# Where: A message, 2000 characters at most, with all else there.
week-upset = Upset of the week: { $winner } beat { $loser }, who was rated { $gap } points higher
# Where: A message, 2000 characters at most, with all else there.
week-longest =
    Longest match: { $orange } vs { $gray }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# Where: A message, 2000 characters at most, with all else there.
week-turn = Turn of the week: turn { $turn } by { $who } against { $other } swung the odds by { $points } points
# Where: A message, 2000 characters at most, with all else there.
week-solvers =
    Solved all seven daily puzzles: { $who }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
# Where: A message, 2000 characters at most, with all else there.
week-alt = This server's week in boop, { $first } to { $last }.
# Where: A message, 2000 characters at most, with all else there.
week-title-drawn = The week in boop · { $first } to { $last }
# Where: A message, 2000 characters at most, with all else there.
week-heading =
    { $of ->
        [upset] Upset of the week
        [longest] Longest match
        [turn] Turn of the week
       *[solvers] Solved all seven daily puzzles
    }
# Where: A message, 2000 characters at most, with all else there.
week-label-matches =
    { $count ->
        [one] match
       *[other] matches
    }
# Where: A message, 2000 characters at most, with all else there.
week-label-turns =
    { $count ->
        [one] turn
       *[other] turns
    }
# Where: A message, 2000 characters at most, with all else there.
week-swing = Swing: { $points } points
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-gap = rating gap
# Where: The settings, 2000 characters at most, with all else there.
setting-clubhouse-week = weekly recap (Mondays, { $hour }:00 UTC)
# Where: A note in a form, 100 characters at most.
form-about-week = A picture of the week to share, on Mondays, if anyone has played

## Badges: small stories of what somebody has done, each shown as a picture.

# Where: A message, 2000 characters at most, with all else there.
# Within: badge-brought, badge-way, badge-way-level, badge-line.
badge-name =
    { $badge ->
        [first-win] First purr
        [three-grown] Growth spurt
        [two-lines] Two at once
        [eight-cats] Full bed
        [ghost-line] Ghost's friend
        [five-off] My bed!
        [three-off] Triple drop
        [five-booped] Big boop
        [sure-footed] Sure-footed
        [pushed-home] Nudged home
        [diagonal] Catty-corner
        [corner] Corner seat
        [quick] Catnap
        [long] Long night
        [comeback] Nine lives
        [upset] Giant slayer
        [revenge] Getting even
        [streak-three] Three in a row
        [streak-ten] Ten in a row
        [five-friends] Social cat
        [all-editions] All-rounder
        [bot-beaten] Gotcha!
        [level-five] Halfway up
        [five-levels] Step by step
        [queen] Royal bow
        [all-levels] The whole litter
        [first-puzzle] Aha!
        [puzzle-week] Puzzle week
        [hundred-days] Hundred days
        [hard-puzzle] Tough nut
        [defence] The only way
        [podium] On the podium
       *[champion] Champion
    }
# Where: A message, 2000 characters at most, with all else there.
# Within: badge-way, badge-way-level, badge-line.
badge-story =
    { $badge ->
        [first-win] beat another person for the first time
        [three-grown] had three kittens grow up in one turn, and won
        [two-lines] made two lines of three in one turn, and won
        [eight-cats] won with eight cats on the bed
        [ghost-line] won with a line that a ghost pushed into place
        [five-off] booped five opposing pieces off the bed, and won
        [three-off] booped three opposing pieces off the bed in one turn, and won
        [five-booped] booped five pieces in one turn, and won
        [sure-footed] won without ever having a piece fall off the bed
        [pushed-home] won with a line that only the boop completed
        [diagonal] won with a line on the long diagonal, from corner to corner
        [corner] won with a line that ends in a corner
        [quick] won quickly, in a handful of turns
        [long] won a very long match
        [comeback] won after being four cats behind
        [upset] beat someone rated 200 points higher
        [revenge] beat someone they'd lost to the last time
        [streak-three] won three matches in a row
        [streak-ten] won ten matches in a row
        [five-friends] beat five different people
        [all-editions] won a match in each of the three editions
        [bot-beaten] beat me without hints for the first time
        [level-five] beat me at level 5 or higher
        [five-levels] beat me without hints at five different levels
        [queen] beat me at my highest level
        [all-levels] beat me without hints at every one of my ten levels
        [first-puzzle] solved a puzzle for the first time
        [puzzle-week] solved the daily puzzle seven days in a row
        [hundred-days] solved a hundred daily puzzles
        [hard-puzzle] solved a hard puzzle on the first try
        [defence] found the only turn that didn't lose
        [podium] stood on the podium at the end of a season here
       *[champion] won a season here
    }
# Where: A message, 2000 characters at most, with all else there.
badge-earned =
    { $count ->
        [one] 🏅 A new badge for { $player }: { $list }
       *[other] 🏅 New badges for { $player }: { $list }
    }
# Where: A message, 2000 characters at most, with all else there.
badge-brought = 🏅 A new badge: **{ badge-name }**
# Where: A message, 2000 characters at most, with all else there.
badge-told = { $earned } · [match { $match }]({ $link })
# Where: A message, 2000 characters at most, with all else there.
badge-way = **{ badge-name }**: { badge-story } ({ $done } of { $all } so far)
# Where: A message, 2000 characters at most, with all else there.
badge-way-level = **{ badge-name }**: { badge-story } (so far: level { $done })
# Where: A message, 2000 characters at most, with all else there.
badge-line = **{ badge-name }**: { badge-story }
# Where: A message, 2000 characters at most, with all else there.
badge-title =
    { $count ->
        [one] 🏅 { $player } has 1 of { $all } badges
       *[other] 🏅 { $player } has { $count } of { $all } badges
    }
# Where: A message, 2000 characters at most, with all else there.
badge-none = 🏅 { $player } has no badges yet. You earn them by winning matches or solving puzzles.
# Where: A message, 2000 characters at most, with all else there.
badge-more = and { $count } more
# Where: A message, 2000 characters at most, with all else there.
badge-ahead = **Still to come:**
# Where: A message, 2000 characters at most, with all else there.
badge-where = On your own, you can earn the badges for puzzles, for beating me and, from my level { $level } on, for feats on the bed.
# Where: A message, 2000 characters at most, with all else there.
badge-card =
    { $count ->
        [0] On your card: your latest three
       *[other] On your card: { $list }
    }
# Where: A message, 2000 characters at most, with all else there.
badge-alt = { $name }'s badges, { $count } of { $all }: { $list }
# Where: A message, 2000 characters at most, with all else there.
badge-alt-none = { $name }'s badges: none of { $all } yet
# Where: A message, 2000 characters at most, with all else there.
badge-picture = { $name }'s badges
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
picture-badges = { $count } of { $all }
# Where: A message, 2000 characters at most, with all else there.
badge-choose = Choose three for your card
# Where: A message, 2000 characters at most, with all else there.
badge-what-for = How to earn those still to come
# Where: A button, 80 characters at most.
button-badges = Badges
# Where: A button, 80 characters at most.
button-my-card = See your own card
# Where: The settings, 2000 characters at most, with all else there.
setting-clubhouse-badges = badges
# Where: A note in a form, 100 characters at most.
form-about-badges = New badges, with the match that earned them

## Time banks, and being away.

# Where: A challenge, 2000 characters at most, with all else there.
challenge-time-up =
    { $how ->
        [lose] -# Whoever runs out of time loses, once you've both taken two turns.
       *[claim] -# When someone's time is up, the other player may claim the win, once you've both taken two turns.
    }
# Where: A challenge, 2000 characters at most, with all else there.
challenge-rescue = The first time, they usually get two days' grace.
# Where: A challenge, 2000 characters at most, with all else there.
challenge-nights-off = -# Each player's clock stops in their quiet hours and on their free weekends.
# Where: A challenge, 2000 characters at most, with all else there.
challenge-away = { $opponent } is away until <t:{ $until }:f>. No clock will run before then, and your challenge will stay open for a week. Send it anyway?
# Where: A button, 80 characters at most.
button-anyway = Challenge anyway
# Where: The board message, 2000 characters at most, with all else there.
board-bank = ⏳ { $player } has { $time } left · plus { $each } a turn
# Where: The board message, 2000 characters at most, with all else there.
board-bank-loses = ⏳ { $player } has { $time } left · time up loses
# Where: The board message, 2000 characters at most, with all else there.
board-loses-on-time = Whoever runs out of time loses
# Where: The board message, 2000 characters at most, with all else there.
board-away = 🌴 { $player } · away from <t:{ $since }:D> to <t:{ $until }:f> · the clock stops then
# Where: The board message, 2000 characters at most, with all else there.
board-away-unclocked = 🌴 { $player } · away from <t:{ $since }:D> to <t:{ $until }:f>
# Where: A message, 2000 characters at most, with all else there.
away-leaves =
    { $other }, { $by } { $begun ->
        [yes] is
       *[no] will be
    } away from <t:{ $since }:f> to <t:{ $until }:f>. { $whose ->
        [yours] Your clock stops meanwhile: your turn is due <t:{ $due }:f>.
        [still] Your clock stops meanwhile, so there's no hurry.
        [unclocked] This match has no clock, so there's no hurry.
        [sooner] It's { $by }'s turn here, due before they leave: <t:{ $due }:R>.
       *[theirs] It's { $by }'s turn, and the clock stops while they're away.
    }
# Where: A message, 2000 characters at most, with all else there.
away-returns = { $other }, { $by } is here, and the clock runs as usual.
# Where: A message, 2000 characters at most, with all else there.
away-returns-unclocked = { $other }, { $by } isn't away any more.
# Where: A message, 2000 characters at most, with all else there.
line-match = Match { $match }
# Where: A message, 2000 characters at most, with all else there.
away-rescued =
    { $by }, your time here is up, so two of your away days kick in.
    -# Take your turn before <t:{ $until }:f>. Thanks for waiting, { $other }! { COMMAND("away") } says how many you have left.
# Where: A message, 2000 characters at most, with all else there.
away-mine =
    { $state ->
        [none] You haven't planned any time away. While you're away, the clocks in your matches stop.
        [planned] You'll be away from <t:{ $since }:f> to <t:{ $until }:f>. The clocks in your matches will stop.
       *[away] You're away until <t:{ $until }:f>, and the clocks in your matches are stopped.
    }
# Where: A message, 2000 characters at most, with all else there.
away-back = 👋 Good to have you here! Your clocks run as usual.
# Where: A message, 2000 characters at most, with all else there.
away-before = ⚠️ Before you go: [match { $match }]({ $link }) is due <t:{ $due }:R>.
# Where: A message, 2000 characters at most, with all else there.
away-left = Away days left this year: { $days } of { $of } · a day you've begun counts
# Where: A message, 2000 characters at most, with all else there.
away-rescue =
    { $on ->
        [yes] Rescue: on. If your time runs out in a match with at least a day a turn, two of your away days become two more days there, once per match. Your other matches just go on.
       *[no] Rescue: off. When your time is up, it's up.
    }
# Where: A message, 2000 characters at most, with all else there.
away-weekends =
    { $on ->
        [yes] Free weekends: on. In matches with nights off, your clock stops on Saturdays and Sundays.
       *[no] Free weekends: off.
    }
# Where: A message, 2000 characters at most, with all else there.
away-now = Now
# Where: A message, 2000 characters at most, with all else there.
away-days =
    { $days ->
        [0] No time away, just the other settings
        [one] { $days } day
       *[other] { $days } days
    }
# Where: A button, 80 characters at most.
button-change-away = Change
# Where: A button, 80 characters at most.
button-am-back =
    { $planned ->
        [yes] I'm staying
       *[no] I'm back
    }
# Where: A note in a form, 100 characters at most.
form-about-friendly = Ratings stay as they are; kitten boop is friendly unless you choose Rated
# Where: A note in a form, 100 characters at most.
form-about-with-hints = You may both ask me for hints, and ratings stay as they are
# Where: A note in a form, 100 characters at most.
form-about-lose-on-time = Whoever runs out of time loses at once; if this isn't ticked, the win has to be claimed
# Where: A note in a form, 100 characters at most.
form-about-nights-off = Each clock stops in its player's quiet hours (12 at most) and on free weekends
# Where: A note in a form, 100 characters at most.
form-about-rescue = If your time runs out, two away days kick in, once per match
# Where: A note in a form, 100 characters at most.
form-about-weekends-off = Your clock stops on Saturdays and Sundays, in matches with nights off
# Where: The description of a command, an option or a choice, 100 characters at most.
command-away = Tell me when you're away, and the clocks in your matches stop
# Where: The description of a command, an option or a choice, 100 characters at most.
command-away-days = For how many days
# Where: The description of a command, an option or a choice, 100 characters at most.
command-away-starts-in = How many days until it starts; leave it out to start now
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-time-up = What happens when someone's time is up
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-time-up-name =
    { $how ->
        [lose] They lose at once
       *[claim] The other player may claim the win
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-nights = Stop each clock in its player's quiet hours and on their free weekends
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-time-to-take-back = There's too little time left on the clock to take that back. Play on!
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-away = You haven't planned any time away. You can do that with { COMMAND("away") }.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-away-too-far = That's too far ahead. You can plan time away up to three months before it starts.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-away-days =
    { $days ->
        [0] You have no away days left this year.
        [one] You have only one away day left this year. Choose a shorter time.
       *[other] You have only { $days } away days left this year. Choose fewer days.
    }
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-rescued = { $opponent } still has away days, and two of them kick in now. The board will show it in a moment.

## Several games with one result.

# Where: A challenge, 2000 characters at most, with all else there.
challenge-games =
    { $games ->
        [both-sides] -# Two boards start at once, with sides swapped, and count together as one result.
        [best-of-three] -# Best of three: when one game is over, the next starts with sides swapped.
       *[best-of-five] -# Best of five: when one game is over, the next starts with sides swapped.
    }
# Where: A challenge, 2000 characters at most, with all else there.
challenge-games-rated = Each one is rated separately, and counts towards the five rated matches you two can play a week.
# Where: A challenge, 2000 characters at most, with all else there.
challenge-rated-left =
    { $left ->
        [one] You two have only one left this week, so every game after the first is friendly.
       *[other] You two have only { $left } left this week, so every game after those is friendly.
    }
# Where: A message, 2000 characters at most, with all else there.
series-game =
    { $games ->
        [both-sides] Board { $number } of 2
        [best-of-three] Game { $number } of up to 3
       *[best-of-five] Game { $number } of up to 5
    } · { $one } { $score } { $other }
# Where: A message, 2000 characters at most, with all else there.
series-result =
    { $state ->
        [won] 🏁 { $first } wins the series { $score }!
        [drawn] 🏁 The series ends in a draw, { $score }.
       *[stopped] 🏁 The series ends here, without a result: { $first } { $score } { $second }
    }
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-games = How many games decide it; one if you leave it out
# Where: The description of a command, an option or a choice, 100 characters at most.
command-challenge-games-name =
    { $games ->
        [one] One game
        [both-sides] Both sides: two boards at once
        [best-of-three] Best of three
       *[best-of-five] Best of five
    }
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-series-running = Your series isn't over yet: the next game is on. { COMMAND("games") } lists it.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-rematch-running = You're playing again already: match { $match }. { COMMAND("challenge") } begins another beside it.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-handicap =
    { $why ->
        [rated] A match with a cat from the start can't be rated. Leave out `{ option-rated }` and it's friendly.
        [kittens] There are no cats in this edition, so nobody can start with one. Pick another `{ option-edition }`, or another choice under `{ option-first }`.
        [series] A cat from the start is only for a single match. Leave out `{ option-games }`, or pick another choice under `{ option-first }`.
       *[bot] I don't give cats away, but I play at many levels: pick an easier one.
    }
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-series-here = I'm only visiting here, so I couldn't post the next game. Leave out `{ option-games }`, or play a series on a server that has added me.

## Contests: leagues, cups and arenas.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-league = This server's leagues: see them, join, or announce one
# Where: A message, 2000 characters at most, with all else there.
contest-none =
    { $contest-kind ->
        [league] There's no league here right now. Someone who manages the server can announce one.
        [cup] There's no cup here right now. Someone who manages the server can announce one.
       *[arena] There's no arena here right now. Someone who manages the server can announce one.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-none-but-you =
    { $contest-kind ->
        [league] There's no league here right now. **{ button-contest-announce }** starts one.
        [cup] There's no cup here right now. **{ button-contest-announce }** starts one.
       *[arena] There's no arena here right now. **{ button-contest-announce }** starts one.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-choose =
    { $contest-kind ->
        [league] Which league?
        [cup] Which cup?
       *[arena] Which arena?
    }
# Where: A message, 2000 characters at most, with all else there.
league-title = ### 🏆 { $contest } · season { $season }
# Where: A message, 2000 characters at most, with all else there.
league-season = Season { $season }
# Where: A message, 2000 characters at most, with all else there.
league-division = Division { $number }
# Where: A message, 2000 characters at most, with all else there.
league-rules =
    • There are divisions of four to six players, sorted by rating at first. First place goes up a division, last place goes down one.
    • You play everyone in your division twice, and start one of the two. All boards open at once.
    • If you run out of time (after your away days), you lose the match. If that happens twice, you're out of the season.
    • If you leave or you're out with at least half your matches played, those count and you lose the rest. Otherwise, none of them count.
# Where: A message, 2000 characters at most, with all else there.
contest-opens =
    { $short ->
        [yes] Starts <t:{ $due }:F> (<t:{ $due }:R>), if at least { $least } have joined by then; otherwise, it starts a week later.
       *[no] Starts <t:{ $due }:F> (<t:{ $due }:R>).
    }
# Where: A message, 2000 characters at most, with all else there.
league-state =
    { $state ->
        [running] { $over } of { $all } matches played.
        [paused] Paused: { $over } of { $all } matches played. No new ones will start and no clocks run until someone who manages the server resumes it with { COMMAND("league") }.
        [nobody] The season is over. Nobody won it: all were out before its end. The next one opens on <t:{ $due }:F>.
        [resting] 🎉 The season is over! 🏆 { $winners }. The next one opens on <t:{ $due }:F>.
       *[ended] This league has ended.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-joined =
    { $when ->
        [open] **Joined so far ({ $count }):** { $names }
       *[next] **Joined for next season ({ $count }):** { $names }
    }
# Where: A message, 2000 characters at most, with all else there.
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ Its channel is gone, so nothing new can start. Someone who manages the server can use { COMMAND("league") } in another channel and pick **{ button-contest-here }**.
        [cup] ⚠️ Its channel is gone, so nothing new can start. Someone who manages the server can use { COMMAND("cup") } in another channel and pick **{ button-contest-here }**.
       *[arena] ⚠️ Its channel is gone, so nothing new can start. Someone who manages the server can use { COMMAND("arena") } in another channel and pick **{ button-contest-here }**.
    }
# Where: A message, 2000 characters at most, with all else there.
league-row =
    { $out ->
        [yes] { $place }. ~~{ $player }~~ out · **{ $points }** · { $played } of { $all }
       *[no] { $place }. { $player } **{ $points }** · { $played } of { $all }
    }
# Where: A message, 2000 characters at most, with all else there.
league-alt = Table for { $contest }, { $division }.
# Where: A message, 2000 characters at most, with all else there.
league-alt-row =
    { $out ->
        [yes] { $place }. { $name }, out. Points: { $points }, matches: { $played }.
       *[no] { $place }. { $name }. Points: { $points }, matches: { $played }.
    }
# Where: A message, 2000 characters at most, with all else there.
league-pair = **{ $contest }** · { $division }: { $one } – { $other }
# Where: A message, 2000 characters at most, with all else there.
league-playing = ▶️ { $division }, now playing: { $threads }
# Where: A message, 2000 characters at most, with all else there.
contest-thread = { $one } – { $other } · { $contest }
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-bank =
    { $whose ->
        [mine] ⏳ you have { $time } left
       *[theirs] ⏳ they have { $time } left
    }
# Where: The list of somebody's matches, 2000 characters at most, with all else there.
games-offer = ✋ an offer waits for your answer
# Where: A message, 2000 characters at most, with all else there.
contest-counts =
    { $contest-kind ->
        [league] In the league, { $player } gets the point.
        [cup] In the cup, { $player } gets the point.
       *[arena] { $player } gets the points.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-loss =
    { $contest-kind ->
        [league] In the league, it still counts as a loss.
        [cup] In the cup, it still counts as a loss.
       *[arena] In the arena, it still counts as a loss.
    }
# Where: A message, 2000 characters at most, with all else there.
arena-too-late = The arena was over by then, so this match came too late to count for it.
# Where: A message, 2000 characters at most, with all else there.
league-board = 🏆 { $contest }, { $division }
# Where: A message, 2000 characters at most, with all else there.
league-you =
    { $where ->
        [plays] You're playing this season. **{ button-contest-join }** signs you up for season { $season } too.
        [both] You're playing this season, and you're signed up for season { $season } too.
        [out] You're out of this season. **{ button-contest-join }** signs you up for season { $season }.
        [out-joined] You're out of this season, but you're signed up for season { $season }.
        [joined] You're signed up for season { $season }.
       *[none] You're not in it. **{ button-contest-join }** signs you up for season { $season }.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-in =
    { $contest-kind ->
        [league] You're in: { $contest }, season { $season }. I'll ping you when your matches start.
        [cup] You're in: { $contest }. I'll ping you when your matches start.
       *[arena] You're in: { $contest }. I'll ping you for each match.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-blocked =
    { $contest-kind ->
        [league] In a league, you may also meet people you've blocked, or who've blocked you.
        [cup] In a cup, you may also meet people you've blocked, or who've blocked you.
       *[arena] In an arena, you may also meet people you've blocked, or who've blocked you.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-stayed = OK, you're still in!
# Where: A message, 2000 characters at most, with all else there.
contest-kept = OK, it goes on.
# Where: A message, 2000 characters at most, with all else there.
contest-left = You've left { $contest }.
# Where: A message, 2000 characters at most, with all else there.
contest-leave-sure =
    { $contest-kind ->
        [league] Leave { $contest } in the middle of the season? Your running matches will end.
        [cup] Leave { $contest } now? Your running matches will end, and your opponent will go through.
       *[arena] Leave { $contest }? You'll keep your points, and you can come back while it's on.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-announced =
    { $contest-kind ->
        [league] { $contest } is announced in { $channel }. It starts <t:{ $due }:F> if at least four have joined by then.
        [cup] { $contest } is announced in { $channel }. It starts <t:{ $due }:F> if at least four have joined by then.
       *[arena] { $contest } is announced in { $channel }. It starts <t:{ $due }:F>.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-removed =
    { $contest-kind ->
        [league] { $player } is out of { $contest }. Their running matches there have ended.
        [cup] { $player } is out of { $contest }. Their running matches there have ended.
       *[arena] { $player } is out of { $contest }.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-removed-early = { $player } isn't signed up for { $contest } any more, and can't join again unless you let them.
# Where: A message, 2000 characters at most, with all else there.
contest-let-in = { $player } can join { $contest } again.
# Where: A message, 2000 characters at most, with all else there.
contest-let-in-letter = A moderator of **{ $server }** lets you join { $contest } again, if you like.
# Where: A message, 2000 characters at most, with all else there.
contest-trouble = ⚠️ I can't post in { $channel } right now, so no contest begins anything there: I'm missing { $missing }.
# Where: A message, 2000 characters at most, with all else there.
contest-no-threads = ⚠️ I can't make threads in { $channel } (I'm missing { $missing }), so every board would land in the channel itself.
# Where: A message, 2000 characters at most, with all else there.
contest-remove-sure =
    { $contest-kind ->
        [league] Take { $player } out of { $contest }? Their running matches there will end, and they can't come back this season.
        [cup] Take { $player } out of { $contest }? Their running matches there will end, and they can't come back.
       *[arena] Take { $player } out of { $contest }? They can't come back into it.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-remove-sure-early = Take { $player } out of { $contest }? They can't join again unless you let them.
# Where: A message, 2000 characters at most, with all else there.
contest-remove-told = I'll let them know in a direct message, if they accept those.
# Where: A message, 2000 characters at most, with all else there.
contest-removed-untold = I couldn't deliver your reason: their direct messages are closed to me.
# Where: A message, 2000 characters at most, with all else there.
contest-removed-letter = A moderator of **{ $server }** has taken you out of { $contest }.
# Where: A message, 2000 characters at most, with all else there.
contest-removed-why = 💬 Why:
# Where: A message, 2000 characters at most, with all else there.
contest-removed-then =
    { $contest-kind ->
        [league] Your running matches there have ended, and you can't come back this season.
        [cup] Your running matches there have ended, and you can't come back.
       *[arena] A match that's still on can be played to the end, but you can't come back in.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-kept-out = You can't join again unless a moderator lets you.
# Where: A message, 2000 characters at most, with all else there.
contest-end-sure =
    { $contest-kind ->
        [league] End { $contest } for good? Running matches can be played to the end, but there will be no winner and no next season.
        [cup] End { $contest } for good? Running matches can be played to the end, but nobody will win the cup.
       *[arena] End { $contest } now? Running matches can be played to the end, but they won't count.
    }
# Where: A message, 2000 characters at most, with all else there.
contest-end-sure-open = Call off { $contest }? It hasn't started yet, so nothing will be played.
# Where: A message, 2000 characters at most, with all else there.
contest-pause-sure = Pause { $contest }? There's no time limit: no new matches start and no clocks run until you, or someone else who manages the server, presses **Resume**. Players can still take their turns, and each running match is told.
# Where: A message, 2000 characters at most, with all else there.
contest-called-off = A moderator has ended { $contest }. Matches that are still on can be played to the end.
# Where: A message, 2000 characters at most, with all else there.
contest-called-off-early = A moderator has called off { $contest } before it started.
# Where: A message, 2000 characters at most, with all else there.
contest-waited =
    ⏳ { $contest } waits a week: { $count ->
        [one] only { $who } has joined so far
       *[other] so far { $who } have joined
    }, and it takes { $least }. It now starts <t:{ $due }:F>. Bring your friends!
# Where: A message, 2000 characters at most, with all else there.
contest-corrected = ✏️ { $contest } has changed. Here's what's new:
# Where: A message, 2000 characters at most, with all else there.
contest-ended = { $contest } has ended.
# Where: A message, 2000 characters at most, with all else there.
contest-ended-early = { $contest } has been called off.
# Where: A message, 2000 characters at most, with all else there.
contest-end-reason = 💬 A moderator is ending { $contest }, and says why:
# Where: A message, 2000 characters at most, with all else there.
contest-end-untold = I couldn't deliver your reason: I can't post in its channel.
# Where: A message, 2000 characters at most, with all else there.
contest-begins =
    { $days ->
        [0] In an hour
        [one] In a day
       *[other] In { $days } days
    }
# Where: A message, 2000 characters at most, with all else there.
contest-begins-now = Right now
# Where: A message, 2000 characters at most, with all else there.
league-points = Points
# Where: A message, 2000 characters at most, with all else there.
league-rises = Promotion
# Where: A message, 2000 characters at most, with all else there.
league-falls = Relegation
# Where: A message, 2000 characters at most, with all else there.
league-columns = points · matches played
# Where: A message, 2000 characters at most, with all else there.
league-out = Out
# Where: A button, 80 characters at most.
# Within: league-you, cup-you, league-next, arena-rules, ….
button-contest-join = I'm in
# Where: A button, 80 characters at most.
button-contest-leave = Leave
# Where: A button, 80 characters at most.
button-contest-stay = Stay
# Where: A button, 80 characters at most.
button-contest-keep = No, keep it
# Where: A button, 80 characters at most.
button-contest-table =
    { $contest-kind ->
        [league] Table
        [cup] Bracket
       *[arena] Table
    }
# Where: A button, 80 characters at most.
# Within: contest-none-but-you.
button-contest-announce =
    { $contest-kind ->
        [league] Announce a league
        [cup] Announce a cup
       *[arena] Announce an arena
    }
# Where: A button, 80 characters at most.
button-contest-pause =
    { $paused ->
        [yes] Resume
       *[no] Pause
    }
# Where: A button, 80 characters at most.
button-contest-correct = Edit
# Where: A button, 80 characters at most.
button-contest-remove = Remove someone
# Where: A button, 80 characters at most.
button-contest-remove-yes = Yes, take them out
# Where: A button, 80 characters at most.
button-contest-remove-why = Take them out and say why
# Where: A button, 80 characters at most.
button-contest-remove-no = No, they stay
# Where: A button, 80 characters at most.
button-contest-let-in = Let someone join again
# Where: A button, 80 characters at most.
# Within: owner-contests-closed, owner-contests-gone, contest-nowhere.
button-contest-here = Move it here
# Where: A button, 80 characters at most.
button-contest-there = No, leave it there
# Where: A button, 80 characters at most.
button-contest-list =
    { $contest-kind ->
        [league] All leagues
        [cup] All cups
       *[arena] All arenas
    }
# Where: A button, 80 characters at most.
button-contest-end =
    { $contest-kind ->
        [league] End the league
        [cup] End the cup
       *[arena] End the arena
    }
# Where: A button, 80 characters at most.
button-contest-end-why = End it and say why
# Where: A note in a form, 100 characters at most.
form-about-contest-name = The name everyone will see
# Where: A note in a form, 100 characters at most.
form-about-contest-announce = The name everyone will see. I announce it in #{ $channel }.
# Where: A note in a form, 100 characters at most.
form-about-contest-begins = Times of day are in your time zone, { $zone }; /settings changes it.
# Where: A note in a form, 100 characters at most.
form-about-contest-end-reason = Everyone will read it in its channel. I don't keep it.
# Where: A note in a form, 100 characters at most.
form-contest-member = Nobody yet
# Where: A note in a form, 100 characters at most.
form-about-contest-member = The person to remove
# Where: A note in a form, 100 characters at most.
form-about-contest-kept-out = The person who may join again
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-such-contest = That one isn't here any more. { COMMAND("league") }, { COMMAND("cup") } and { COMMAND("arena") } show what's on.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-contest-name = It still needs a name. Type one, and send the form again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-contest-clock = This needs a clock, or it might never end. Pick one under **Time**.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-enough-contests = There are already { $limit } leagues, cups and arenas here. Someone who manages the server can still announce one; otherwise, wait until one ends.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-contest-named-so =
    { $contest-kind ->
        [league] There's already a league called { $name } here
        [cup] There's already a cup called { $name } here
       *[arena] There's already an arena called { $name } here
    }. Choose another name, so that nobody mixes them up, and send the form again.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-too-many-contests = This server has { $limit } leagues, cups and arenas already, and that's the most it can have: { $names }. End one first.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-in-contest-already = You're in already. I'll ping you when your matches start.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-nobody-to-remove = That person isn't in it, so there's nobody to remove.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-not-in-contest = You're not in it, so there's nothing to leave.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-contest-runs-not = Nothing is running now, so there's nothing to pause.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-contests = Whoever hosts me has switched leagues, cups and arenas off. You can still challenge someone with { COMMAND("challenge") }.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-contest-full = This cup is full: { $limit } people are in it already, and that's the most it can have.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-contest-has-begun = It has started already, so it can't be edited any more.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-cup-has-begun = This cup has started already. { COMMAND("cup") } shows whether there's another.
# Where: The description of a command, an option or a choice, 100 characters at most.
command-cup = This server's cups: see them, join, or announce one
# Where: A message, 2000 characters at most, with all else there.
cup-title = ### 🏆 { $contest }
# Where: A message, 2000 characters at most, with all else there.
cup-rules =
    • It's a knockout, seeded by rating. If the bracket isn't full, the top seeds skip the first round.
    • Each pair plays two matches at once, and each of you starts one.
    • If you're level after both, one more match decides it, at a quicker pace where there is one. The lower seed starts; a draw is enough for the higher one.
    • If you run out of time (after your away days), you lose the match.
    • If you leave, your opponent goes through.
# Where: A message, 2000 characters at most, with all else there.
cup-state =
    { $state ->
        [running] { $round }: { $left } of { $all } still in.
        [paused] Paused ({ $round }): no new matches will start and no clocks run until someone who manages the server resumes it with { COMMAND("cup") }.
        [won] 🎉 { $winner } has won the cup, ahead of { $second }!
       *[ended] This cup has ended.
    }
# Where: A message, 2000 characters at most, with all else there.
cup-round =
    { $round ->
        [final] Final
        [semi] Semifinals
        [quarter] Quarterfinals
        [eighth] Round of 16
        [sixteenth] Round of 32
       *[thirty-second] Round of 64
    }
# Where: A message, 2000 characters at most, with all else there.
cup-tie =
    { $how ->
        [won] { $one } beat { $other } { $score }
        [seed] { $one } and { $other }: { $score }, so { $one } goes through as the higher seed
        [walkover] { $one } wins: { $other } is out
        [bye] { $one } has a bye
        [begun] { $one } – { $other }, so far { $score }
       *[open] { $one } – { $other }
    }
# Where: A message, 2000 characters at most, with all else there.
cup-score = { $one }–{ $other }
# Where: A message, 2000 characters at most, with all else there.
cup-bye = Bye
# Where: A message, 2000 characters at most, with all else there.
cup-alt = Bracket for { $contest }.
# Where: A message, 2000 characters at most, with all else there.
cup-alt-round = { $round }: { $ties }.
# Where: A message, 2000 characters at most, with all else there.
cup-pair = **{ $contest }**, { $round }: { $one } and { $other } will play two matches here, each starting one.
# Where: A message, 2000 characters at most, with all else there.
cup-decider = **{ $contest }**, { $round }: { $one } and { $other } are level, so one more match will decide it ({ $pace }). { $one } starts; a draw is enough for { $other }.
# Where: A message, 2000 characters at most, with all else there.
cup-again = **{ $contest }**, { $round }: { $one } and { $other } will play one more match here, because one didn't count.
# Where: A message, 2000 characters at most, with all else there.
cup-board = 🏆 { $contest }, { $round }
# Where: A message, 2000 characters at most, with all else there.
cup-board-tie =
    { $state ->
        [won] { $winner } goes through, { $score }
        [won-cup] 🏆 { $winner } wins the cup, { $score }!
        [walkover] { $winner } goes through, because { $loser } isn't taking part any more
        [walkover-cup] 🏆 { $winner } wins the cup, because { $loser } isn't taking part any more
        [level] Level at { $score }, so one more match will decide it
        [decider] The decider, at { $score }: a draw is enough for { $better }
       *[open] So far { $orange } { $score } { $gray }; if you're level after both, one more match decides
    }
# Where: A message, 2000 characters at most, with all else there.
cup-you =
    { $where ->
        [joined] You're in.
        [plays] You're still in this cup.
        [out] You're out of this one.
        [late] It's already started, so nobody can join now.
       *[none] You're not in it. **{ button-contest-join }** puts you in.
    }
# Where: A message, 2000 characters at most, with all else there.
league-leave-counts =
    { $counts ->
        [yes] You've finished { $over } of your { $all } matches: they count, and your opponents win the rest.
       *[no] You've finished only { $over } of your { $all } matches. That's less than half, so none of yours will count.
    }
# Where: A message, 2000 characters at most, with all else there.
league-remove-counts =
    { $counts ->
        [yes] They've finished { $over } of their { $all } matches: those count, and their opponents win the rest.
       *[no] They've finished only { $over } of their { $all } matches. That's less than half, so none of them will count.
    }
# Where: A message, 2000 characters at most, with all else there.
league-over = 🎉 { $contest }, season { $season }, is over!
# Where: A message, 2000 characters at most, with all else there.
league-over-division = **{ $division }**: 🏆 { $winner }
# Where: A message, 2000 characters at most, with all else there.
league-over-nobody = Nobody won it: all were out before its end.
# Where: A message, 2000 characters at most, with all else there.
league-goes-up = { $player } goes up
# Where: A message, 2000 characters at most, with all else there.
league-goes-down = { $player } goes down
# Where: A message, 2000 characters at most, with all else there.
league-next = Season { $season } opens on <t:{ $due }:F>, with a new message here. Press **{ button-contest-join }** there to play on.
# Where: A message, 2000 characters at most, with all else there.
cup-over = 🎉 { $winner } has won { $contest }! { $second } came second.
# Where: A message, 2000 characters at most, with all else there.
arena-over = 🎉 { $contest } is over! { $winner } won with a score of { $points }.
# Where: A message, 2000 characters at most, with all else there.
arena-over-nobody = { $contest } is over, and nobody finished a match.
# Where: The description of a command, an option or a choice, 100 characters at most.
command-arena = This server's arenas: see them, join, or announce one
# Where: A message, 2000 characters at most, with all else there.
arena-title = ### 🏟️ { $contest }
# Where: A message, 2000 characters at most, with all else there.
arena-rules =
    • Everyone who's free gets paired, again and again, until time's up.
    • A win is worth 2 points, a draw 1. If you draw several in a row, only the first counts.
    • After two wins in a row you're on fire 🔥: everything counts double until the first match you don't win.
    • It's all friendly, so ratings stay as they are. Matches still running at the end don't count.
    • If you run out of time, you sit out until you press **{ button-contest-join }** again.
# Where: A message, 2000 characters at most, with all else there.
arena-state =
    { $state ->
        [running] Ends <t:{ $due }:R>.
        [won] 🎉 { $winner } won with a score of { $points }!
        [nobody] It's over, and nobody finished a match.
       *[ended] This arena has ended.
    }
# Where: A message, 2000 characters at most, with all else there.
arena-row =
    { $how ->
        [fire] { $place }. 🔥 { $player } **{ $points }** · { $played } played
        [out] { $place }. { $player } (sitting out) **{ $points }** · { $played } played
       *[plain] { $place }. { $player } **{ $points }** · { $played } played
    }
# Where: A message, 2000 characters at most, with all else there.
arena-more = and { $count } more
# Where: A message, 2000 characters at most, with all else there.
arena-alt = Table for { $contest }.
# Where: A message, 2000 characters at most, with all else there.
arena-alt-row =
    { $how ->
        [fire] { $place }. { $name }, on fire. Points: { $points }, matches: { $played }.
        [out] { $place }. { $name }, sitting out. Points: { $points }, matches: { $played }.
       *[plain] { $place }. { $name }. Points: { $points }, matches: { $played }.
    }
# Where: A message, 2000 characters at most, with all else there.
arena-pair = **{ $contest }**: { $one } and { $other }, your match is here. { $one } starts.
# Where: A message, 2000 characters at most, with all else there.
arena-board = 🏟️ { $contest }
# Where: A message, 2000 characters at most, with all else there.
arena-sits-out = { $player } is sitting out now; **{ button-contest-join }** brings them back.
# Where: A message, 2000 characters at most, with all else there.
contest-moved = { $contest } has moved to { $channel }.
# Where: A message, 2000 characters at most, with all else there.
contest-move-sure = Move { $contest } to { $channel }? Its message and its news will be there from now on, and new matches will start there. Matches that are running stay in the threads and channels where they are.
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: contest-poster-alt.
picture-starts = Starts { $day } at { $hour } UTC
# Where: A word in a picture, so the shorter, the better, 2000 characters at most, with all else there.
# Within: contest-poster-alt.
picture-join = Join in Discord: “{ button-contest-join }”
# Where: A message, 2000 characters at most, with all else there.
contest-poster-alt =
    Poster for { $contest } ({ $facts }). { picture-starts }. { picture-join }. On a pedestal, there's a prize. { $count ->
        [0] Nobody has joined yet; two kittens keep it company.
        [one] Beside it, the cat of 1 player who has joined.
       *[other] Beside it, the cats of { $count } players who have joined.
    }
# Where: A message, 2000 characters at most, with all else there.
arena-you =
    { $where ->
        [joined] You're in.
        [plays] You're in, and I'll pair you as soon as someone's free.
        [resting] You're sitting out. **{ button-contest-join }** puts you back in.
       *[none] You're not in it. **{ button-contest-join }** puts you in.
    }
# Where: A message, 2000 characters at most, with all else there.
arena-begins =
    { $minutes ->
        [5] In 5 minutes
        [15] In 15 minutes
        [60] In an hour
        [1440] In a day
       *[10080] In a week
    }
# Where: A message, 2000 characters at most, with all else there.
arena-lasts =
    { $minutes ->
        [30] 30 minutes
        [60] 1 hour
        [120] 2 hours
       *[180] 3 hours
    }
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-removed-from-contest = A moderator has removed you from this one, so you can't rejoin.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-only-moderators-announce = Only people who can manage this server can announce one. With { COMMAND("server") }, they can let everyone do it.
# Where: A message, 2000 characters at most, with all else there.
champions-contests = **Leagues, cups and arenas**
# Where: A message, 2000 characters at most, with all else there.
champions-contest =
    { $contest-kind ->
        [league] { $contest }, season { $season }, { $division }: { $winner }
        [cup] { $contest }: { $winner }
       *[arena] { $contest }: { $winner }
    }

## Vote matches: a whole server against the bot.

# Where: The description of a command, an option or a choice, 100 characters at most.
command-vote = Team up against me: this server votes on each of its turns
# Where: A message, 2000 characters at most, with all else there.
team-unnamed = This server
# Where: A message, 2000 characters at most, with all else there.
vote-open = { $team }, your turn! I'll count the votes <t:{ $due }:R>.
# Where: A message, 2000 characters at most, with all else there.
vote-wanted = **{ $turn }**: { $votes } of { $total }
# Where: A message, 2000 characters at most, with all else there.
vote-more =
    { $count ->
        [one] and one other turn
       *[other] and { $count } other turns
    }
# Where: A message, 2000 characters at most, with all else there.
vote-none =
    { $hours ->
        [24] No votes yet. If nobody votes, I'll wait another day.
       *[other] No votes yet. If nobody votes, I'll wait another { $hours } hours.
    }
# Where: A message, 2000 characters at most, with all else there.
vote-played = { $votes } of { $total } voted for that.
# Where: A message, 2000 characters at most, with all else there.
vote-before = Your last turn, { $turn }: { $votes } of { $total } voted for it.
# Where: A message, 2000 characters at most, with all else there.
vote-counted = { $turn }: { $votes }
# Where: A message, 2000 characters at most, with all else there.
vote-alt = Votes: { $votes }.
# Where: A message, 2000 characters at most, with all else there.
vote-voters = Top voters: { $voters }.
# Where: A message, 2000 characters at most, with all else there.
vote-voter = { $player } ({ $votes })
# Where: A message, 2000 characters at most, with all else there.
vote-next = The next match starts on <t:{ $due }:F>, unless someone ends the vote match first.
# Where: A message, 2000 characters at most, with all else there.
# Within: vote-ended.
vote-again = { COMMAND("vote") } starts another one.
# Where: A message, 2000 characters at most, with all else there.
vote-given-up = Nobody has voted for a week, so match { $match } is over.
# Where: A message, 2000 characters at most, with all else there.
vote-what = In a vote match, this server teams up against me, one match a week. Everyone votes for the next turn, in private. When time is up, I play the turn with the most votes; if there's a tie, I play the one that was voted for first. Then I take my turn.
# Where: A message, 2000 characters at most, with all else there.
vote-off = There's no vote match here. Someone who manages the server can start one.
# Where: A message, 2000 characters at most, with all else there.
vote-terms =
    { $hours ->
        [24] { edition-title } against me as { level-name }, one turn a day.
       *[other] { edition-title } against me as { level-name }, one turn every { $hours } hours.
    }
# Where: A message, 2000 characters at most, with all else there.
vote-page-open = It's your turn in { $channel }: I'll count the votes <t:{ $due }:R>.
# Where: A message, 2000 characters at most, with all else there.
vote-page-bot = It's my turn in { $channel }. You can vote once I've moved.
# Where: A message, 2000 characters at most, with all else there.
vote-page-next = The next match starts <t:{ $due }:R> in { $channel }.
# Where: A message, 2000 characters at most, with all else there.
vote-not-yet = You haven't voted for this turn yet.
# Where: A message, 2000 characters at most, with all else there.
vote-yours =
    { $votes ->
        [one] Your vote: **{ $turn }**. { $votes } of { $total } voted for that.
       *[other] Your vote: **{ $turn }**. { $votes } of { $total } voted for that.
    }
# Where: A message, 2000 characters at most, with all else there.
vote-until = I'll count the votes <t:{ $due }:R>. Until then you can change yours.
# Where: A message, 2000 characters at most, with all else there.
vote-sure = Not voted yet: press **{ button-vote-for }**, or pick another square.
# Where: A message, 2000 characters at most, with all else there.
vote-begun = Match { $match } is starting in { $channel }. There'll be a new one every Monday.
# Where: A message, 2000 characters at most, with all else there.
vote-end-sure = End the vote match? The running match will end with no winner, and no new one will start on Monday.
# Where: A message, 2000 characters at most, with all else there.
vote-ended = The vote match is over. { vote-again }
# Where: A message, 2000 characters at most, with all else there.
vote-terms-server =
    { $hours ->
        [24] { edition-title } against { $team }, one turn a day.
       *[other] { edition-title } against { $team }, one turn every { $hours } hours.
    }
# Where: A message, 2000 characters at most, with all else there.
vote-page-server = It's { $team }'s turn. Once they've moved, you can vote in { $channel }.
# Where: A message, 2000 characters at most, with all else there.
vote-what-server = In this vote match, two servers play each other. Each side votes on its own server, in private, when it's their turn. When time is up, I play the turn most of you want; if there's a tie, I play the one that was voted for first. All you see of the other server is its name and the turns it plays.
# Where: A message, 2000 characters at most, with all else there.
vote-offered = Give this code to whoever manages the other server: `{ $code }`. When they enter it there with { COMMAND("vote") }, the match starts in { $channel }, and your server takes the first turn. The code works once, until <t:{ $until }:f>.
# Where: A message, 2000 characters at most, with all else there.
vote-asked =
    { $hours ->
        [24] { $team } challenges this server to { edition-title }, one turn a day. Each server votes on its own turns, and { $team } takes the first turn. Your boards will appear in this channel.
       *[other] { $team } challenges this server to { edition-title }, one turn every { $hours } hours. Each server votes on its own turns, and { $team } takes the first turn. Your boards will appear in this channel.
    }
# Where: A message, 2000 characters at most, with all else there.
vote-accepted = It's on! { $team } starts. Your first board will appear here once they've moved.
# Where: A message, 2000 characters at most, with all else there.
vote-left = I played **{ $turn }**: { $votes } of { $total } voted for that. Now it's { $team }'s turn. Your next board will appear here once they've moved.
# Where: A message, 2000 characters at most, with all else there.
vote-end-sure-server = End the vote match? It will end for both servers, with no winner.
# Where: A message, 2000 characters at most, with all else there.
vote-hours =
    { $hours ->
        [24] Every day
       *[other] Every { $hours } hours
    }
# Where: A button, 80 characters at most.
button-vote = Vote
# Where: A button, 80 characters at most.
# Within: vote-sure.
button-vote-for = Vote for it
# Where: A button, 80 characters at most.
button-vote-change = Change my vote
# Where: A button, 80 characters at most.
button-vote-page = Vote match
# Where: A button, 80 characters at most.
button-vote-begin = Start a vote match
# Where: A button, 80 characters at most.
button-vote-here = Move it here
# Where: A button, 80 characters at most.
button-vote-end = End the vote match
# Where: A button, 80 characters at most.
button-vote-challenge = Challenge another server
# Where: A button, 80 characters at most.
button-vote-accept = Accept a challenge
# Where: A note in a form, 100 characters at most.
form-about-vote-code = Eight letters, from whoever manages the other server
# Where: A note in a form, 100 characters at most.
form-about-vote-channel = The boards go to #{ $channel }, where everyone votes.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-vote-match = There's no vote match here. { COMMAND("vote") } starts one.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-vote-match-on = There's a vote match here already. { COMMAND("vote") } shows it.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-other-vote-match-on = That server is in a vote match already. Try again once it's over. The code works for a week.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-no-such-vote-offer = I don't know that code. Maybe it's been used already, it's over a week old, or a letter is wrong. Ask the other server for a new one.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-own-vote-offer = That's this server's own code. Give it to whoever manages the other one.
# Where: A refusal, which one person alone sees, 2000 characters at most, with all else there.
refusal-other-server-votes = It's { $mover }'s turn, so there's nothing to vote for here yet. You'll get your next board once they've moved.
