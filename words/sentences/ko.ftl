### Every sentence a person reads, in Korean. Glossary and remarks: docs/translating.md.
### 해요체 to people; short noun endings in menus, lists and alt text. Pieces are counted with 마리, turns with 수.
### No particle that depends on a last consonant follows a detail.


## The sides and their pieces. Each side has a colour name, a sign that differs in shape, and its animals.

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
edition =
    { $edition ->
        [ghost] 유령 boop
        [kittens] 아기 고양이 boop
       *[classic] boop
    }
edition-title =
    { $edition ->
        [ghost] 유령 boop
        [kittens] 아기 고양이 boop
       *[classic] boop
    }
former-player = 떠난 플레이어
someone = 누군가

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }님, 선공이에요! 아무 칸에나 아기 고양이를 놓아 보세요.
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange } 치즈 · { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray } 턱시도
board-your-turn = { $mover }님 차례예요!
board-past =
    { $who }의 { $kind ->
        [cat] 고양이
       *[kitten] 아기 고양이
    }, { $square } · { $turn }번째 수 · { $match }번 대국
board-past-told = { $match }번 대국 { $turn }번째 수: { $told }
board-past-first = { $match }번 대국의 시작
board-past-undone = 무른 수 · { $match }번 대국
board-past-earlier = { $match }번 대국의 앞선 장면
board-moved = { $mover }님, { $match }번 대국이 여기로 이사 왔어요.
board-moved-turn = 이제 두면 돼요. 다음은 { $other }님 차례예요.
board-taken-back =
    { $undone ->
        [1] { $other }님, { $last }번째 수가 취소됐어요.
       *[other] { $other }님, { $first }번째 수와 { $last }번째 수가 취소됐어요.
    }
board-taken-back-alone =
    { $undone ->
        [1] { $last }번째 수가 취소됐어요.
       *[other] { $first }번째 수와 { $last }번째 수가 취소됐어요.
    }
board-moves-again = 다시 { $mover }님 차례예요.
board-yours-again = 다시 내 차례예요.
whose-turn =
    { $turn ->
        [yours] 이제 { $mover }님 차례예요.
       *[theirs] { $mover }님 차례예요.
    }
side-to-move =
    { $side ->
        [orange] 치즈 차례
       *[gray] 턱시도 차례
    }
board-facts =
    { $clock ->
        [due] { $turn }번째 수 · { side-to-move } · 마감 <t:{ $due }:R> · { $match }번 대국
        [still] { $turn }번째 수 · { side-to-move } · 시계 멈춤 · { $match }번 대국
       *[none] { $turn }번째 수 · { side-to-move } · 시간 제한 없음 · { $match }번 대국
    }
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] { $match }번 대국 · 랭크전 · 마감 <t:{ $due }:R>
                [still] { $match }번 대국 · 랭크전 · 시계 멈춤
               *[none] { $match }번 대국 · 랭크전 · 시간 제한 없음
            }
       *[no]
            { $clock ->
                [due] { $match }번 대국 · 친선전 · 마감 <t:{ $due }:R>
                [still] { $match }번 대국 · 친선전 · 시계 멈춤
               *[none] { $match }번 대국 · 친선전 · 시간 제한 없음
            }
    }
board-won =
    { $ending ->
        [line] 🏆 { $winner }님 승리! 고양이 세 마리가 한 줄이에요.
        [eight-cats] 🏆 { $winner }님 승리! 고양이 여덟 마리가 모두 침대 위에 모였어요.
        [three-kittens] 🏆 { $winner }님 승리! 아기 고양이 세 마리가 한 줄이에요.
        [resigned] 🏆 { $winner }님 승리! { $loser }님이 기권했어요.
       *[time] 🏆 { $winner }님 승리! { $loser }님의 시간이 다 됐어요.
    }
board-drawn =
    { $ending ->
        [agreed] 🤝 무승부! { $orange }님과 { $gray }님이 합의했어요.
        [repetition] 🤝 무승부! 같은 모양이 세 번 나왔어요.
       *[turn-limit] 🤝 무승부! 300수를 다 뒀어요.
    }
board-called-off = { $by }님이 { $match }번 대국을 없던 일로 했어요.
board-closed =
    { $ending ->
        [called-off] { $other }님, { $by }님이 { $match }번 대국을 없던 일로 했어요.
        [cancelled] { $orange }님, { $gray }님, 서버 관리자가 { $match }번 대국을 끝냈어요.
        [left-contest] { $orange }님, { $gray }님, 한쪽이 더는 참가하지 않아서 { $match }번 대국은 취소됐어요.
       *[abandoned] { $orange }님, { $gray }님, 오랫동안 아무도 두지 않아서 { $match }번 대국은 중단됐어요.
    }
board-left = { $other }님, { $by }님이 더는 참가하지 않아서 { $match }번 대국은 취소됐어요.
board-drawn-early = { $orange }님, { $gray }님, 무승부에 합의했지만 아직 서로 두 수씩 두지 않았어요.
board-uncounted = 대국이 끝났고, 전적에는 들어가지 않아요.
board-off-in-league = 레이팅에는 들어가지 않아요. 리그에서 어떻게 되는지는 순위표에 있어요.
board-timed-out = { $other }님, 서로 두 수씩 두기 전에 { $by }님의 시간이 다 됐어요.
board-well-played = { $player }님, 멋진 승부였어요!
board-well-played-both = 두 분 다 멋진 승부였어요!
board-ratings = 레이팅: { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
board-friendly = 친선전이라 레이팅은 그대로예요.
board-numbers = { $turns }수 · 콩 { $boops }번 · 떨어뜨린 상대 말 { $off }개
board-match = { $match }번 대국
counted-booos = 왁! × { $count }
picture-turns = { $turns }수
picture-boops = 콩
picture-falls = 침대 밖
picture-grown = 자람
picture-won =
    { $ending ->
        [line] { $winner } 승리! 고양이 세 마리 한 줄
        [eight-cats] { $winner } 승리! 고양이 여덟 마리가 침대 위에
        [three-kittens] { $winner } 승리! 아기 고양이 세 마리 한 줄
        [resigned] { $winner } 승리: { $loser } 기권
       *[time] { $winner } 승리: { $loser } 시간 초과
    }
picture-drawn =
    { $ending ->
        [agreed] 무승부: 합의
        [repetition] 무승부: 같은 모양 세 번
       *[turn-limit] 무승부: 300수
    }
board-rows = 위에서부터 한 줄씩:
rows-tip = 게임판마다 누가 어디로 밀렸는지 읽고 싶다면 { COMMAND("settings") }에서 **밀린 말을 글로**를 켜세요.
board-row =
    { $rank }: { $pieces ->
        [none] 비어 있음
       *[other] { $pieces }
    }
board-row-piece =
    { $square } { $kind ->
        [cat] 고양이
       *[kitten] 아기 고양이
    } ({ $who })
board-moved-away =
    📦 { $where ->
        [server] { $mover }님이 { $match }번 대국을 { $channel } 채널로 옮겼어요.
       *[conversation] { $mover }님이 { $match }번 대국을 DM으로 옮겼어요.
    } `/board { option-match }:{ $match }` 명령어로 원하는 곳에 불러올 수 있어요.
board-homeless-turn = { $match }번 대국에서 { $other }님이 뒀어요. 차례가 돌아왔는데, 제가 { $channel } 채널에 더는 글을 쓸 수 없네요. 둘 다 볼 수 있는 채널에서 `/board { option-match }:{ $match }` 명령어를 쓰면 대국이 그리로 옮겨 가요.
place-lost = { $other }님과 { $match }번 대국을 두는 { $channel } 채널에 제가 더는 글을 쓸 수 없어요. 둘 다 볼 수 있는 채널에서 `/board { option-match }:{ $match }` 명령어를 쓰면 대국이 그리로 옮겨 가요.
place-lost-around = { $players }님, 제가 { $channel } 채널에 더는 글을 쓸 수 없어요. `/board { option-match }:{ $match }` 명령어를 쓰면 { $match }번 대국이 여기로 옮겨 와요.
day-title = 차례가 돌아온 대국 { $count }판:
day-more = { $count }판 더: { COMMAND("games") }
day-streak = ☀️ <t:{ $until }:t>까지 오늘의 퍼즐을 풀면 { $streak }일 연속 기록이 이어져요: { COMMAND("daily") }
call = ☀️ 약속한 대로 알려 드려요. 오늘의 퍼즐이 나왔어요.
call-streak = 풀면 { $days }일 연속 기록이 이어져요.
call-ends = 이틀 동안 안 오시면 알림을 그만둘게요.
call-last = 오늘 오지 않으면 이번이 마지막 알림이에요. `/settings { option-puzzle-reminder }:`로 다시 받을 수 있어요.
call-off = 알겠어요. 오늘의 퍼즐 알림을 그만둘게요. 끝낸 퍼즐 아래의 **{ button-call }** 버튼이나 `/settings { option-puzzle-reminder }:`로 다시 받을 수 있어요.
followed = 👀 팔로우 중인 { $match }번 대국: { $orange }님, { $gray }님
thread-name = { edition-title } { $match }: { $one }, { $other }
thread-name-series = { edition-title } 시리즈: { $one }, { $other }

## A turn, told. The pieces are counted: "boops 3; 1 falls" means that three are pushed, and one of them off the bed.

turn-placed =
    { $how ->
        [nobody]
            { $who }의 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }, { $square } 칸에 사뿐. 아무도 안 밀려요.
        [all-off]
            { $who }의 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }, { $square } 칸에서 콩! { $count }마리를 침대 밖으로 밀어요.
        [some-off]
            { $who }의 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }, { $square } 칸에서 콩! { $count }마리를 밀고, 그중 { $off }마리는 떨어져요.
        [own-off]
            { $who }의 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }, { $square } 칸에서 콩! 자기 말 { $count }개를 침대 밖으로 밀어요.
        [own-some]
            { $who }의 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }, { $square } 칸에서 콩! { $count }마리를 밀고, 자기 말 { $off }개가 떨어져요.
       *[on]
            { $who }의 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }, { $square } 칸에서 콩! { $count }마리를 밀어요.
    }
turn-grown =
    { $cats-count ->
        [0] 야옹! { $who }의 { $kittens } 아기 고양이가 자라요.
       *[other] { $who }의 { $kittens } 아기 고양이가 자라고, { $cats } 고양이는 대기석으로 돌아가요.
    }
turn-grown-eight = 여덟 마리가 모두 침대 위: { $who }의 { $kitten } 아기 고양이가 자라요.
turn-taken-up =
    { $square } 칸에 있던 { $who }의 { $kind ->
        [cat] 고양이
       *[kitten] 아기 고양이
    }가 대기석으로 돌아가요.
turn-ghost-entered = { $who }의 유령이 { $low }·{ $high } 사이로 들어와요.
# Also given: $off.
turn-ghost-glides =
    { $how ->
        [nobody] { $who }의 유령이 아무도 밀지 않고 스르륵 나아가요.
        [all-off] { $who }의 유령이 { $count }마리를 침대 밖으로 밀어요.
        [some-off] { $who }의 유령이 { $count }마리를 밀고, 그중 { $off }마리는 떨어져요.
       *[on] { $who }의 유령이 스르륵 나아가며 { $count }마리를 밀어요.
    }
# Also given: $off.
turn-ghost-passes =
    { $how ->
        [nobody] { $who }의 유령이 { $other }의 유령을 지나가요. 아무도 안 밀려요.
        [all-off] { $who }의 유령이 { $other }의 유령을 지나며 { $count }마리를 침대 밖으로 밀어요.
        [some-off] { $who }의 유령이 { $other }의 유령을 지나며 { $count }마리를 밀고, 그중 { $off }마리는 떨어져요.
       *[on] { $who }의 유령이 { $other }의 유령을 지나며 { $count }마리를 밀어요.
    }
turn-ghost-left = { $who }의 유령이 둥실둥실 집으로 돌아가요.
turn-scared =
    { $off ->
        [0] 왁! { $who }의 유령이 { $count }마리를 깜짝 놀라게 해요.
       *[other] 왁! { $who }의 유령이 { $count }마리를 깜짝 놀라게 하고, 그중 { $off }마리는 떨어져요.
    }
turn-ghost-pushes =
    { $through ->
        [no] { $who }의 유령이 스르륵 나아가며 밀어요: { $moves }.
       *[yes] { $who }의 유령이 { $other }의 유령을 지나며 밀어요: { $moves }.
    }
turn-ghost-scares = 왁! { $who }의 유령에 놀라 뛰어넘어요: { $moves }.
turn-own =
    { $all ->
        [yes]
            { $own ->
                [1] 자기 말이에요.
               *[other] 모두 자기 말이에요.
            }
       *[no] 그중 { $own }마리는 자기 말이에요.
    }
turn-won =
    { $ending ->
        [line] 고양이 세 마리 한 줄: { $squares }!
        [eight-cats] 고양이 여덟 마리가 모두 침대 위에!
       *[three-kittens] 아기 고양이 세 마리 한 줄: { $squares }!
    }
turn-won-line = 한 줄: { $squares }.
# A turn by name, to be put after a colon: "kitten on b3; b2, b3, b4 grow up".
turn-named =
    { $square } 칸에 { $kind ->
        [cat] 고양이
       *[kitten] 아기 고양이
    }{ $ghost ->
        [in] , 유령은 { $low }·{ $high } 사이로
       *[none] { "" }
    }{ $what ->
        [grows] . 자람: { $squares }
        [back] . 대기석으로: { $squares }
       *[nothing] { "" }
    }
ghost-next =
    { $where ->
        [home] { $who }의 다음 수가 끝나면 유령이 집으로 돌아가요.
        [past] { $who }의 다음 수가 끝나면 유령이 다른 유령을 지나 { $low }·{ $high } 사이로 가요.
       *[on] { $who }의 다음 수가 끝나면 유령이 { $low }·{ $high } 사이로 가요.
    }
board-ghost-may = 이번 수 끝에 { $who }의 유령이 들어올 수 있어요.

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.

side-as-name =
    { $side ->
        [orange] 치즈
       *[gray] 턱시도
    }
alt-now = 지금 침대 위:
alt-then = 그때 침대 위:
alt-last = 마지막 수:
alt-preview = 이렇게 두면:
alt-placed =
    { $who }의 { $kind ->
        [cat] 고양이
       *[kitten] 아기 고양이
    }를 { $square } 칸에 놓음.
alt-booped =
    { $who }의 { $kind ->
        [cat] 고양이
       *[kitten] 아기 고양이
    }가 { $from } 칸에서 { $to } 칸으로 밀림.
alt-fell =
    { $who }의 { $kind ->
        [cat] 고양이
       *[kitten] 아기 고양이
    }가 { $from } 칸에서 침대 밖으로 밀려남.
alt-blocked =
    { $why ->
        [cat] { $square } 칸에 있는 { $who }의 고양이는 꿈쩍도 안 함: 아기 고양이는 고양이를 밀 수 없음.
       *[behind]
            { $square } 칸에 있는 { $who }의 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }는 그대로: 바로 뒤에 다른 말이 있음.
    }
alt-grown =
    { $cats ->
        [none] { $kittens } 칸에 있는 { $who }의 아기 고양이가 자람.
       *[some] { $kittens } 칸에 있는 { $who }의 아기 고양이가 자람. { $cats } 칸의 고양이는 대기석으로 돌아감.
    }
alt-taken-up =
    { $square } 칸에 있던 { $who }의 { $kind ->
        [cat] 고양이
       *[kitten] 아기 고양이
    }가 대기석으로 돌아감.
alt-ghost-entered = { $who }의 유령이 { $low }·{ $high } 사이로 들어옴.
alt-ghost-moved = { $who }의 유령이 { $low }·{ $high } 사이로 스르륵 움직임.
alt-ghost-through = { $who }의 유령이 { $other }의 유령을 뚫고 { $low }·{ $high } 사이로 스르륵 움직임.
alt-ghost-left = { $who }의 유령이 둥실둥실 집으로 돌아감.
alt-scared =
    왁! { $to ->
        [off]
            { $who }의 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }가 { $from } 칸에서 { $over } 칸을 넘어 침대 밖으로 펄쩍 뜀.
       *[on]
            { $who }의 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }가 { $from } 칸에서 { $over } 칸을 넘어 { $to } 칸으로 펄쩍 뜀.
    }
alt-won = { $who } 승리: { $squares }.
alt-over = 대국 종료.
alt-counted = 숫자로 보면: { picture-turns }.
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] { " " }(레이팅 { $rating })
    }: 콩 { $boops }번, 침대에서 떨어짐 { $off }번{ $grows ->
        [no] { "" }
       *[yes] , 자란 아기 고양이 { $grown }마리
    }{ $booos ->
        [0] { "" }
       *[other] ,{ " " }왁! × { $booos }
    }.
alt-won-by =
    { $ending ->
        [resigned] 대국 종료. { $loser }의 기권으로 { $winner } 승리.
       *[time] 대국 종료. { $loser }의 시간이 다 되어 { $winner } 승리.
    }
alt-drawn =
    { $ending ->
        [agreed] 대국 종료. { $orange }, { $gray } 합의로 무승부.
        [repetition] 대국 종료. 같은 모양이 세 번 나와 무승부.
       *[turn-limit] 대국 종료. 300수를 두고 무승부.
    }
alt-closed =
    { $ending ->
        [called-off] 대국 종료. { $by } 쪽에서 없던 일로 했고, 전적에는 들어가지 않음.
        [cancelled] 대국 종료. 서버 관리자가 끝냈고, 전적에는 들어가지 않음.
        [left-contest] 대국 종료. 한쪽이 더는 참가하지 않아 취소됐고, 전적에는 들어가지 않음.
       *[abandoned] 대국 종료. 오랫동안 아무도 두지 않아 중단됐고, 전적에는 들어가지 않음.
    }
alt-choice = 고를 수 있는 것: { $ways }.
alt-bed-empty = 침대가 비어 있음. 가로세로 여섯 칸, 세로줄은 왼쪽부터 a~f, 가로줄은 아래부터 1~6.
alt-standing =
    { $kind ->
        [cat] { $who }의 고양이: { $squares }.
       *[kitten] { $who }의 아기 고양이: { $squares }.
    }
alt-ghost =
    { $where ->
        [home] { $who }의 유령: { $low }·{ $high } 사이, 다음에는 집으로.
        [past] { $who }의 유령: { $low }·{ $high } 사이, 다음에는 다른 유령을 지나 { $next-low }·{ $next-high } 사이.
       *[on] { $who }의 유령: { $low }·{ $high } 사이, 다음에는 { $next-low }·{ $next-high } 사이.
    }
alt-pool =
    { $edition ->
        [kittens] { $whose }: 아기 고양이 { $kittens }마리.
        [classic] { $whose }: 아기 고양이 { $kittens }마리, 고양이 { $cats }마리.
       *[ghost]
            { $whose }: 아기 고양이 { $kittens }마리, 고양이 { $cats }마리{ $ghost ->
                [yes] , 유령
               *[no] { "" }
            }.
    }
pool-of = { $who }의 대기석
pool-yours = 내 대기석
alt-to-move =
    { $named ->
        [yes]
            { $who }({ $side ->
                [orange] 치즈
               *[gray] 턱시도
            }) 차례.
       *[no] { $who } 차례.
    }

## The picker: taking a turn by taps.

picker-where =
    { $kind ->
        [cat] { $opponent }님과의 대국, 내 차례예요. 고양이를 어디에 놓을까요?
       *[kitten] { $opponent }님과의 대국, 내 차례예요. 아기 고양이를 어디에 놓을까요?
    }
picker-alt-told = 위에 글로 적은 대로의 침대.
picker-alt-told-turn = 위에 글로 적은 대로의 수와 그 뒤의 침대.
picker-paused = 대국이 일시 정지 중이에요. 수를 두면 시간이 다시 흘러요.
picker-cats-out = 내 고양이가 모두 침대 위에 있어요. 줄을 만들거나 침대에서 떨어지면 손으로 돌아와요.
picker-grown-free = 별이 붙은 흐린 아기 고양이는 이제 대기석에 있어요. 그 칸은 비어 있어요.
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }내 편은 치즈예요.
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }내 편은 턱시도예요.
    }
picker-would =
    { $how ->
        [nobody]
            { $square } 칸에 내 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }를 놓으면 아무도 안 밀려요.
        [all-off]
            { $square } 칸에 내 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }를 놓으면 { $count }마리를 침대 밖으로 콩 밀어요.
        [some-off]
            { $square } 칸에 내 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }를 놓으면 { $count }마리를 콩 밀고, 그중 { $off }마리는 떨어져요.
       *[on]
            { $square } 칸에 내 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            }를 놓으면 { $count }마리를 콩 밀어요.
    }
picker-ghost-moves =
    { $how ->
        [nobody] 그다음 내 유령이 { $low }·{ $high } 사이로 스르륵 가요.
        [all-off] 그다음 내 유령이 { $low }·{ $high } 사이로 스르륵 가면서 { $count }마리를 침대 밖으로 밀어요.
        [some-off] 그다음 내 유령이 { $low }·{ $high } 사이로 스르륵 가면서 { $count }마리를 밀고, 그중 { $off }마리는 떨어져요.
       *[on] 그다음 내 유령이 { $low }·{ $high } 사이로 스르륵 가면서 { $count }마리를 밀어요.
    }
picker-ghost-scares =
    { $how ->
        [on] 왁! { $count }마리가 펄쩍 뛰어요.
        [all-off] 왁! { $count }마리가 침대 밖으로 펄쩍 뛰어요.
       *[some-off] 왁! { $count }마리가 펄쩍 뛰고, 그중 { $off }마리는 떨어져요.
    }
ways-pushed = 밀리는 말: { $moves }.
ways-by-ghost = 유령이 미는 말: { $moves }.
ways-jump = 뛰어넘는 말: { $moves }.
ways-held = 바로 뒤에 다른 말이 있어 그대로: { $squares }.
ways-heavy = 아기 고양이에게는 너무 무거움: { $squares }.
move-to = { $from }에서 { $to } 칸으로
move-off = { $square }에서 침대 밖으로
move-cat = 고양이 { $move }
move-whose =
    { $move } ({ $yours ->
        [yes] 내 말
       *[no] 상대 말
    })
move-side =
    { $move } ({ $side ->
        [orange] 치즈
       *[gray] 턱시도
    })
move-jump = { $move }(뜀)
moves-boops = 콩: { $moves }
moves-ghost = 유령: { $moves }
moves-of =
    { $yours ->
        [yes] 내 말
       *[no] 상대 말
    } { $moves }
picker-ghost-passes = 가는 길에 다른 유령을 지나쳐요.
picker-ghost-leaves = 그다음 내 유령이 둥실둥실 집으로 돌아가요. 다음 차례부터 다시 들어올 수 있어요.
picker-ghost-when =
    { $where ->
        [pool] 이번 수 끝에 내 유령이 침대 가장자리, 두 칸 사이로 들어올 수 있어요.
       *[bed] 내 유령은 침대 위에 있어요. 집으로 돌아오면 그다음 차례부터 들어올 수 있어요.
    }
picker-grows =
    { $cats ->
        [none] { $squares } 칸의 아기 고양이가 자라요.
       *[some] { $squares } 칸의 아기 고양이가 자라고, { $cats } 칸의 고양이는 대기석으로 돌아가요.
    }
picker-piece-grows = { $square } 칸의 아기 고양이가 자라요.
picker-piece-back =
    { $kind ->
        [cat] { $square } 칸의 고양이가 대기석으로 돌아가요.
       *[kitten] { $square } 칸의 아기 고양이가 대기석으로 돌아가요.
    }
picker-wins = 이렇게 두면 이겨요!
picker-cat-wins = 그 자리에 고양이를 놓으면 이겨요!
picker-cat-could-win = 이번 차례에 고양이로 이길 수 있어요. **{ picker-kind }**를 누르면 어디인지 보여요.
picker-own-falls = **내 { $pieces }가 침대 밖으로 떨어져 대기석으로 돌아가요.**
picker-own-kittens = 아기 고양이 { $count }마리
picker-own-cats = 고양이 { $count }마리
picker-which =
    { $what ->
        [line] 완성된 줄이 { $count }개예요. 어느 줄이 자랄까요?
        [piece] 내 말 여덟 마리가 모두 침대 위에 있어요. 누가 대기석으로 돌아갈까요?
       *[both] 자랄 줄을 하나 고르거나, 대기석으로 돌아갈 말을 하나 고르세요.
    }
picker-eight-grows = 아기 고양이는 이때 자라요.
picker-may-enter = 내 유령이 들어올 수 있어요. 들어올 때는 아무 일도 안 일어나요.
picker-enters = 내 유령이 { $low }·{ $high } 사이로 들어와요.
picker-sure = 아직 안 뒀어요. **이대로 콩!** 버튼을 누르거나 다른 칸을 고르세요.
picker-repeats =
    { $time ->
        [2] 이 모양은 전에 한 번 나왔어요. 세 번째에는 무승부가 돼요.
       *[3] ⚠️ 이 모양은 전에 두 번 나왔어요. 이렇게 두면 무승부로 끝나요.
    }
picker-done = 뒀어요: { $turn }.
picker-done-last = 더 기다리는 대국은 없어요.
picker-done-next = { $match }번 대국에서도 { $opponent }님이 기다려요.
picker-done-over =
    { $how ->
        [won] 이겼어요! 🎉
       *[drawn] 무승부예요.
    }
picker-done-answered =
    ⚡ { $opponent }님이 예약해 둔 응수: { $turn }.{ $again ->
        [yes] { " " }다시 내 차례예요.
       *[no] { "" }
    }
picker-left = 세로줄 a~c
picker-right = 세로줄 d~f
picker-ghost = 내 유령
picker-keep-ghost = 유령은 대기석에 그대로
picker-entry =
    { $heading ->
        [e] { $number } · 왼쪽에서, 가로줄 { $low }·{ $high }
        [w] { $number } · 오른쪽에서, 가로줄 { $low }·{ $high }
        [n] { $number } · 아래에서, 세로줄 { $low }·{ $high }
       *[s] { $number } · 위에서, 세로줄 { $low }·{ $high }
    }
picker-entry-where =
    { $heading ->
        [e] { $low }·{ $high } 사이에서 출발, 오른쪽을 봐요
        [w] { $low }·{ $high } 사이에서 출발, 왼쪽을 봐요
        [n] { $low }·{ $high } 사이에서 출발, 위를 봐요
       *[s] { $low }·{ $high } 사이에서 출발, 아래를 봐요
    }
picker-what-grows =
    { $what ->
        [line] 어느 줄이 자랄까요?
        [both] 누가 대기석으로 돌아갈까요?
       *[piece] 누가 대기석으로 돌아갈까요?
    }
picker-line = { $number } · { $squares }
picker-piece =
    { $kind ->
        [cat] { $number } · 고양이 { $square }
       *[kitten] { $number } · 아기 고양이 { $square }
    }
picker-line-does =
    { $cats ->
        [0] 아기 고양이 { $kittens }마리가 자라요
       *[other] 아기 고양이 { $kittens }마리가 자라고, 고양이 { $cats }마리가 돌아가요
    }
picker-piece-does =
    { $what ->
        [grows] 자라요
        [stays-cat] 고양이 그대로예요
       *[stays-kitten] 아기 고양이 그대로예요
    }
picker-kind =
    { $kind ->
        [cat] 고양이 놓기
       *[kitten] 아기 고양이 놓기
    }
button-boop = 콩!
button-boop-it = 이대로 콩!
button-back = 처음부터
button-read = 글로 읽기

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

turn-planned = ⚡ 예약한 수: { $told }
board-answered = { $mover }님이 예약해 둔 응수예요.
alt-planned = 마지막 수(예약한 수):
picker-plan-stopped = 예약해 둔 수 `{ $turn }`: 지금 두면 결과가 달라져서 두지 않았어요.
picker-plan-lapsed = { $opponent }님이 예상과 다른 수를 두어서 예약이 사라졌어요.
button-plan = 수 예약
button-plan-it = 예약하기
button-plan-add = 수 추가
button-plan-remove = 지우기
button-plan-back = 뒤로
plan-title = ⚡ **수 예약** · { $match }번 대국
plan-what = { $opponent }님이 예상대로 두면, 미리 정해 둔 응수를 제가 바로 대신 둬요. 예약은 다른 사람에게 보이지 않아요.
plan-what-first = 이번에 둘 수를 고르고, 상대가 어떻게 받을지도 고르세요. 이번 수는 직접 두고, 그다음 응수부터 제가 대신 둬요.
plan-after = 여기까지: { $turns }
plan-then = { ", 그다음 " }
plan-pair = { $reply }: 응수는 { $answer }
plan-mine = 내 수: { $turn }
plan-open = { $reply }: 응수를 아직 안 정했어요
plan-unanswered = 응수를 아직 안 정했어요
plan-likely = 상대가 둘 만한 수
plan-branches = 예약한 갈래
plan-planned = 예약했어요. **수 추가** 버튼으로 이어서 예약하고, **뒤로** 버튼으로 다른 갈래를 볼 수 있어요.
plan-ends = 이렇게 두면 대국이 끝나요.
plan-full = 예약은 { $branches }갈래까지, 갈래마다 내 수는 { $deep }수까지예요.
plan-which-theirs = { $opponent }님이 어떤 수를 둘까요?
plan-which-first = 먼저 어떤 수를 둘까요?
plan-which-mine = { $opponent }님의 수: { $turn }. 어떻게 받을까요?
plan-picked-theirs = { $opponent }님의 수: { $turn }, { $effects }.
plan-picked-mine = 내 수: { $turn }, { $effects }.
plan-sure = 아직 예약 안 했어요. **예약하기** 버튼을 누르거나 다른 칸을 고르세요.
refusal-plan-against-bot = 저는 바로 두니까 예약할 필요가 없어요. 그냥 두면 돼요.
refusal-plan-gone = 그 예약은 이제 없어요. **더 보기**에서 **수 예약**을 다시 열어 주세요.
refusal-plan-full = 예약이 꽉 찼어요({ $branches }갈래, 갈래마다 내 수 { $deep }수). 먼저 하나를 지워 주세요.

## What autocomplete says of a turn (100 characters at most). The square stands first: letters, so that
## the turn is known again when it was chosen.

choice-turn =
    { $kind ->
        [cat] { $square } 고양이: { $effects }
       *[kitten] { $square } 아기 고양이: { $effects }
    }
choice-entry =
    { $kind ->
        [cat] { $square } 고양이: 유령이 { $low }·{ $high } 사이로
       *[kitten] { $square } 아기 고양이: 유령이 { $low }·{ $high } 사이로
    }
choice-way-entry =
    { $kind ->
        [cat] { $square } 고양이: { $effects } · 유령이 { $low }·{ $high } 사이로
       *[kitten] { $square } 아기 고양이: { $effects } · 유령이 { $low }·{ $high } 사이로
    }
choice-why-none =
    { $why ->
        [no-match] 진행 중인 대국이 없어요.
        [nothing-awaits-you] 지금 내 차례인 대국이 없어요.
        [awaited-elsewhere] 여기가 아니라 다른 대국이 내 차례예요.
        [which-match] c3처럼 수를 적어 보내면 어느 대국인지 물어볼게요.
        [not-your-turn] 그 대국은 지금 내 차례가 아니에요.
        [match-over] 그 대국은 끝났어요.
        [no-such-match] 그런 대국을 못 찾겠어요.
        [not-your-match] 다른 사람들의 대국이에요.
        [no-ghost] 그런 수는 없어요. 유령은 침대 가장자리, 두 칸 사이로 들어와요: c4 g a23.
       *[no-turn] 그렇게 시작하는 수는 없어요. a1부터 f6까지, 빈칸을 골라 주세요.
    }
between-facts = { " · " }
between-groups = ;{ " " }
effect-nobody = 아무도 안 밀려요
effect-boops =
    { $how ->
        [all-off] { $count }마리를 침대 밖으로 콩
        [some-off] { $count }마리를 콩, 그중 { $off }마리는 떨어져요
       *[on] { $count }마리를 콩
    }
effect-ghost =
    유령이 { $count }마리를 밀어요{ $own ->
        [0] { "" }
       *[other] { " " }(내 말 { $own }마리)
    }{ $off ->
        [0] { "" }
       *[other] { ", " }그중 { $off }마리는 떨어져요
    }
effect-scares =
    왁! { $count }마리가 뛰어요{ $own ->
        [0] { "" }
       *[other] { " " }(내 말 { $own }마리)
    }{ $how ->
        [all-off] { " " }침대 밖으로
        [some-off] { ", " }그중 { $off }마리는 떨어져요
       *[on] { "" }
    }
effect-own-falls = 내 말 { $count }마리를 침대 밖으로 콩
effect-own-boops = 내 말 { $count }마리를 콩
effect-grow =
    { $cats ->
        [none] { $kittens } 칸 아기 고양이가 자라요
       *[some] { $kittens } 칸 아기 고양이가 자라고, { $cats } 칸 고양이가 돌아가요
    }
effect-back =
    { $kind ->
        [cat] { $square } 칸 고양이가 돌아가요
       *[kitten] { $square } 칸 아기 고양이가 돌아가요
    }
effect-choose =
    { $what ->
        [line] 어느 줄이 자랄지 골라요
        [piece] 누가 돌아갈지 골라요
       *[both] 누가 돌아갈지 골라요
    }
effect-wins = 🏆 이겨요!
choice-match =
    상대: { $opponent } · { $awaits ->
        [yes] 내 차례
       *[no] 상대 차례
    } · { edition } · { $match }번 대국

## Challenges.

challenge-friend = { $opponent }님, { $challenger }님이 { edition } 도전장을 보냈어요!
challenge-anybody = { $challenger }님과 { edition } 한 판 둘 사람?
challenge-aim =
    { $edition ->
        [ghost] 유령은 가장자리로 들어와 내 차례가 끝날 때마다 스스로 나아가며 옆에 있는 말을 밀어요. 고양이 세 마리를 한 줄로 모으면 이겨요.
        [kittens] 아기 고양이를 콩콩 밀어서 세 마리를 한 줄로 모아요.
       *[classic] 아기 고양이를 고양이로 키워서 세 마리를 한 줄로 모아요.
    }
challenge-accepted =
    { $where ->
        [here] { $challenger }님과 { $accepter }님의 { edition }! { $match }번 대국이 바로 아래에서 시작해요.
       *[elsewhere] { $challenger }님과 { $accepter }님의 { edition }! { $match }번 대국은 { $channel } 채널에 있어요.
    }
challenge-declined = { $challenger }님, { $opponent }님은 지금은 어렵대요. 다음 기회에!
challenge-withdrawn = { $challenger }님이 도전장을 거뒀어요.
rematch =
    { $opponent }님, { $challenger }님이 재대결을 원해요. { $first ->
        [challenger] 선공은 { $challenger }님이에요.
        [challenger-cat] 이번에도 { $challenger }님이 선공이고, 대기석에 고양이가 1마리 있어요.
        [opponent-cat] 이번에도 { $opponent }님이 선공이고, 대기석에 고양이가 1마리 있어요.
       *[opponent] 선공은 { $opponent }님이에요.
    }
rematch-terms =
    -# { $rated ->
        [yes] 랭크전
        [hints] 친선전, 둘 다 힌트 사용
       *[no] 친선전
    } · { pace } · { edition } · { $match }번 대국에 이어 · 응답 마감 <t:{ $until }:R>
challenge-terms =
    -# { $rated ->
        [yes] 랭크전: 순위표에 반영돼요, 힌트 없음
        [hints] 친선전, 둘 다 힌트 사용
       *[no] 친선전: 레이팅은 그대로예요
    } · { pace } · { $first ->
        [challenger] { $challenger }님 선공
        [opponent] { $opponent }님 선공
        [challenger-cat] { $challenger }님 선공, 대기석에 고양이 1마리
        [opponent-cat] { $opponent }님 선공, 대기석에 고양이 1마리
        [anybody] 수락한 사람이 선공
        [anybody-cat] 수락한 사람이 선공, 대기석에 고양이 1마리
        [both] 한 번씩 선공
       *[chance] 선공은 동전 던지기
    }
    -# 응답 마감 <t:{ $until }:R> · 그림은 예시예요
challenge-picture = 이번 대국과는 상관없는 예시 그림이에요. { picture-idea } { $board }
picture-example = { edition-title } · 예시
picture-idea =
    { $edition ->
        [kittens] 놓으면 옆의 말이 밀려요. 아기 고양이 셋을 한 줄로!
        [ghost] 말은 밀고 유령은 놀래요. 고양이 셋을 한 줄로!
       *[classic] 놓으면 옆의 말이 밀려요. 고양이 셋을 한 줄로!
    }
challenge-used-up = 두 분이 이번 주 랭크전 다섯 판을 다 둬서, 이번 판은 친선전이에요.
challenge-gently = { $accepter }님의 첫 대국이라 친선전이고, 둘 다 힌트를 쓸 수 있어요.
challenge-quiet = -# { $opponent }님이 요즘 도전장을 많이 받아서, 이번에는 알림 없이 보냈어요.
challenge-guest = -# 저는 잠깐 놀러 왔어요. 버튼을 누르면 게임판이 나타나요.
challenge-expired = { $challenger }님의 도전장에 제때 답한 사람이 없어요. { COMMAND("challenge") } 명령어로 새로 보낼 수 있어요.

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

result-won =
    { $ending ->
        [line] 🏆 { $winner }님이 { edition }에서 { $loser }님을 이겼어요. 고양이 세 마리 한 줄!
        [eight-cats] 🏆 { $winner }님이 { edition }에서 { $loser }님을 이겼어요. 고양이 여덟 마리가 모두 침대 위에!
        [three-kittens] 🏆 { $winner }님이 { edition }에서 { $loser }님을 이겼어요. 아기 고양이 세 마리 한 줄!
        [resigned] 🏆 { $winner }님이 { edition }에서 이겼어요. { $loser }님이 기권했어요.
       *[time] 🏆 { $winner }님이 { edition }에서 이겼어요. { $loser }님의 시간이 다 됐어요.
    }
result-drawn =
    { $ending ->
        [agreed] 🤝 { $orange }님과 { $gray }님이 { edition } 대국을 무승부로 하기로 했어요.
        [repetition] 🤝 { $orange }님과 { $gray }님의 { edition } 대국은 무승부! 같은 모양이 세 번 나왔어요.
       *[turn-limit] 🤝 { $orange }님과 { $gray }님의 { edition } 대국은 300수 끝에 무승부!
    }
result-closed =
    { $ending ->
        [called-off] { $orange }님과 { $gray }님의 { edition } 대국은 없던 일이 됐어요.
        [cancelled] 서버 관리자가 { $orange }님과 { $gray }님의 { edition } 대국을 끝냈어요.
        [left-contest] 한쪽이 더는 참가하지 않아서 { $orange }님과 { $gray }님의 { edition } 대국이 취소됐어요.
       *[abandoned] { $orange }님과 { $gray }님의 { edition } 대국은 중단된 채 끝났어요.
    }
result-where = { $match }번 대국 · [마지막 게임판]({ $link })
result-again = { $one }님과 { $other }님의 { edition } 한 판 더! { $match }번 대국은 { $channel } 채널에 있어요.
button-dare = 승자에게 도전
dare-again = 이 판은 내가 이겼어요! { $opponent }님에게 다시 도전할까요?
button-dare-again = 다시 도전
pace =
    { $pace ->
        [ten-minutes] 한 수에 10분
        [one-day] 한 수에 1일
        [three-days] 한 수에 3일
        [seven-days] 한 수에 7일
        [half-hour-bank] 각자 30분, 한 수마다 1분 추가
        [two-day-bank] 각자 2일, 한 수마다 2시간 추가
        [five-day-bank] 각자 5일, 한 수마다 6시간 추가
        [one-day-bank] 각자 1일, 한 수마다 1시간 추가
        [three-minute-bank] 각자 3분, 한 수마다 10초 추가
        [half-minute-bank] 각자 30초, 한 수마다 5초 추가
       *[none] 시간 제한 없음
    }
button-rematch = 재대결
button-next-game = 다음 대국
button-accept = 수락
button-accept-gently = 힌트 쓰면서 수락
button-play-along = 내가 할래요
button-how-to-play = 게임 방법
button-see-challenge = 도전장 보기
button-see-board = 대국으로 가기
button-decline = 거절
button-withdraw = 거두기

## The end of a match beside its result: its story, which addresses nobody, and a kind word. Each is told in three ways, one of them by the
## match's number. A story and the kind word after it share a line: together they are short.

story-first-win =
    { $telling ->
        [first] { $winner }님이 사람을 상대로 거둔 첫 승리!
        [second] { $winner }님, 사람을 상대로 첫 승! 잊지 못할 날이네요.
       *[third] { $winner }님, 드디어 사람을 상대로 처음 이겼어요!
    }
story-level-beaten =
    { $telling ->
        [first] ‘{ level-name }’ 상대로 첫 승리!
        [second] ‘{ level-name }’, 드디어 임자를 만났네요!
       *[third] 한 단계 돌파! ‘{ level-name }’ 격파!
    }
story-level-hinted = 힌트 없이 이기면 이 단계가 카드에도 표시돼요.
story-upset =
    { $telling ->
        [first] 이변! { $winner }님의 레이팅이 { $number }점이나 낮았는데 말이죠!
        [second] 레이팅 { $number }점 차이를 뒤집었어요!
       *[third] { $number }점 차이쯤은 { $winner }님에게 아무것도 아니었네요!
    }
story-streak =
    { $telling ->
        [first] { $winner }님, { $number }연승!
        [second] { $number }연승! { $winner }님의 기세가 대단해요!
       *[third] { $winner }님을 누가 막을까요? 벌써 { $number }연승!
    }
story-comeback =
    { $telling ->
        [first] 대역전! { $winner }님, 고양이 { $number }마리나 뒤처져 있었어요!
        [second] 고양이 { $number }마리나 뒤처지고도 { $winner }님이 이겼어요!
       *[third] { $winner }님, 고양이 { $number }마리 차이를 뒤집었어요!
    }
story-ghost-line =
    { $telling ->
        [first] 세 마리 중 하나는 유령이 밀어 줬어요!
        [second] 유령이 도와준 한 줄이에요.
       *[third] 유령 덕분이에요. 고양이를 줄에 쏙 밀어 넣었거든요!
    }
story-eight-cats =
    { $telling ->
        [first] 모두 다 자라서, 모두 한 침대에!
        [second] 고양이 여덟에 침대 하나, 참 포근하네요!
       *[third] { $winner }님의 막내 아기 고양이까지 다 자랐어요!
    }
story-quick =
    { $telling ->
        [first] 겨우 { $number }수! 눈 깜짝할 새네요!
        [second] { $number }수 만에 끝! 한눈팔면 못 봐요!
       *[third] { $number }수로 끝! 고양이 낮잠만큼 짧았네요!
    }
story-long =
    { $telling ->
        [first] 무려 { $number }수! 대단한 승부!
        [second] { $number }수! 이불부터 다시 펴야겠어요.
       *[third] { $number }수의 팽팽한 승부였네요!
    }
story-next-level = 다음 상대는 ‘{ level-name }’!
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] { $player }님, 다음에는 꼭!
       *[third] { $player }님, 함께해서 즐거웠어요.
    }
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] 두 분 모두 수고하셨어요!
       *[third] 참 좋은 대국이었어요.
    }
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] 아무도 안 졌으니, 골골송 한 곡!
       *[third] 실력이 막상막하네요! 재대결 어때요?
    }
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] { $player }님, 제가 깨끗이 졌어요!
                [lost] { $player }님, 고마워요! 한 수 한 수 즐거웠어요.
                [gave-up] 괜찮아요, { $player }님! 다음이 있잖아요.
               *[drawn] { $player }님, 비겼네요! 누가 더 센지 가려 볼까요?
            }
       *[third]
            { $how ->
                [won] { $player }님, 대단해요! 제가 꼬리를 내릴게요.
                [lost] { $player }님, 좋은 승부였어요! 언제든 또 둬요.
                [gave-up] { $player }님, 마음 쓰지 마세요! 다음에 또 봐요.
               *[drawn] { $player }님, 팽팽한 무승부! 빈틈이 없었어요.
            }
    }

## Matches against the bot. The bot speaks of itself as "I": 저, 제가.

level-name =
    { $level ->
        [1] 졸린 아기 고양이
        [2] 덤벙대는 아기 고양이
        [3] 호기심 많은 아기 고양이
        [4] 놀기 좋아하는 아기 고양이
        [5] 당돌한 캣초딩
        [6] 집고양이
        [7] 쥐잡이 고양이
        [8] 골목 고양이
        [9] 영리한 노장 고양이
       *[10] 이불의 여왕
    }
level-about =
    { $level ->
        [1] 이제 막 배우는 중이라 많이 놓쳐요. 어린이나 첫 대국에 딱이에요.
        [2] 눈앞의 줄은 잡지만, 다른 데서는 자꾸 헛디뎌요.
        [3] 두리번거리다가 가끔 상대의 속셈을 눈치채요.
        [4] 코앞에 있는 건 대체로 알아봐요.
        [5] 잡을 수 있는 건 다 잡지만, 가끔 이길 틈을 줘요.
        [6] 뛰기 전에 잘 살펴요. 이름처럼 얌전하지만은 않아요.
        [7] 숨죽여 기다려요. 보이는 승리는 꼭 잡고, 틈은 거의 안 줘요.
        [8] 조금 앞을 내다보고, 기회는 거의 안 놓쳐요.
        [9] 한참 앞을 내다봐요. 한 번 삐끗하면 큰일 나요.
       *[10] 제 진짜 실력이에요. 행운을 빌어요!
    }
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · 이겨 봄 ✓
        [hints] { $level } · { level-name } · 힌트로 이김
       *[no] { $level } · { level-name }
    }
level-match-me = 내 실력에 맞추기
level-match-me-about = 두 판에 한 판쯤 이기도록 제가 단계를 골라요.
bot-match-choose =
    저와 둘이서 { edition }! 제 실력은 어느 정도로 할까요?
    { $matched ->
        [yes] **내 실력에 맞추기**: 두 판에 한 판쯤 이기게 돼요. 지금이라면 저는 **{ level-name }**.
       *[no] 제 단계: **{ level-name }**. { level-about }
    }
    -# 친선전 · { pace } · 준비되면 **{ button-begin }** 버튼을 누르세요
bot-match-warned = 이 레벨에서는 내가 이기게 되는 수를 두기 전에 미리 알려 줄게요.
bot-match-unwarned = 이 레벨부터는 제가 이기게 되는 수를 두어도 미리 알려 주지 않아요.
bot-match-public = 여기서는 모두가 볼 수 있어요. 저와의 DM에서는 둘만의 대국이에요.
bot-match-level = 봇의 실력
bot-match-edition = boop 종류
bot-match-who = 선공
bot-match-first =
    { $first ->
        [challenger] 내가 먼저
        [opponent] 봇이 먼저
       *[chance] 동전 던지기
    }
bot-match-begins = { $match }번 대국을 시작했어요. 재미있게 둬요!
bot-match-begins-there = { $match }번 대국을 { $channel }에서 시작했어요. 재미있게 둬요!
bot-match-begun = { $player }님과 저({ level-name })의 { edition } 한 판! { $match }번 대국이에요.
bot-match-waits = { $match }번 대국은 무사해요. 다만 제가 지금은 수를 생각할 수 없어요. 괜찮아지면 바로 둘게요.
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
button-play-me = 봇과 두기
button-begin = 시작
button-level = { level-name } 도전
board-bot-thinks = { $bot } 생각 중…
board-level = 지금 제 실력은 ‘{ level-name }’
board-bot-word =
    { $how ->
        [won] { $player }님, 잘 뒀어요! 이번에는 저보다 한 수 위였네요.
        [lost] { $player }님, 좋은 대국이었어요! 둘수록 강해질 거예요.
        [gave-up] { $player }님, 함께해서 고마워요! 언제든 또 와요.
       *[drawn] { $player }님, 잘 싸웠어요! 서로 한 치도 안 물러섰네요.
    }
board-bot-level =
    { $how ->
        [won] 이 단계를 이겼어요. 다음은 ‘{ level-name }’!
       *[lost] 다음에는 ‘{ level-name }’ 어때요? 조금 더 쉬워요.
    }
board-without-hints = 힌트가 큰 도움이 됐네요. 이번엔 힌트 없이 이겨 볼까요?
board-then-level = 그다음은 ‘{ level-name }’ 차례예요!
board-ladder = { $all }개 단계 중 { $count }개를 힌트 없이 이겼어요.

## Commands and their options, as Discord lists them.

command-challenge = 친구나 봇, 또는 여기 있는 누구에게나 boop 도전장 보내기
option-boards-move = 움직이는_게임판
option-pushes-in-words = 말로_알리기
option-challenges-from = 도전_허용
option-champion-role = 챔피언_역할
option-clubhouse = 클럽하우스
option-daily-hour = 매일_시각
option-daily-puzzle = 오늘의_퍼즐
option-days = 일수
option-difficulty = 난이도
option-edition = 에디션
option-end-match = 대국_종료
option-file = 파일
option-first = 선공
option-games = 판수
option-hints = 힌트
option-language = 언어
option-leaderboards = 순위표
option-match = 대국
option-matches-here = 대국_채널
option-member = 멤버
option-nights = 밤_휴식
option-pace = 제한_시간
option-puzzles-for-server = 퍼즐을_서버에
option-puzzle-reminder = 퍼즐_알림
option-puzzles-on-card = 퍼즐을_카드에
option-quiet-from = 조용한_시작
option-quiet-until = 조용한_끝
option-rated = 랭크전
option-reminders = 알림
option-season = 시즌
option-starts-in = 시작까지
option-text = 글자
option-threads = 스레드
option-time-up = 시간_초과
option-time-zone = 시간대
option-turn = 수
option-warnings = 경고
option-what = 내용
option-where = 범위
command-challenge-member = 상대. 비워 두면 여기 있는 누구나 받을 수 있어요
command-edition = boop 종류
command-edition-name =
    { $edition ->
        [ghost] 유령: 칸 사이를 스르륵 움직이며 말을 미는 유령이 편마다 하나씩 있어요
        [kittens] 아기 고양이: 어린 친구들을 위한 규칙. 먼저 세 마리를 한 줄로 모으면 이겨요
       *[classic] 기본: 아기 고양이 한 줄은 고양이로 자라고, 고양이 한 줄이면 이겨요
    }
command-rules = 그림과 함께 한 쪽씩 보는 규칙
command-challenge-first = 누가 먼저 둘지
command-challenge-first-chance = 동전 던지기
command-challenge-first-challenger = 내가 먼저
command-challenge-first-opponent = 상대가 먼저
command-challenge-first-opponent-cat = 상대가 먼저, 상대 대기석에 고양이 1마리 (친선전)
command-challenge-first-challenger-cat = 내가 먼저, 내 대기석에 고양이 1마리 (친선전)
command-challenge-rated = 레이팅에 반영할지. 기본값: 예 (아기 고양이 boop은 아니요)
command-challenge-hints = 둘 다 힌트를 쓸 수 있게 하기. 그러면 친선전이 돼요
command-challenge-menu = boop 도전장 보내기
command-challenge-pace = 각자의 제한 시간
command-profile-menu = boop 프로필
command-block-menu = boop에서 차단
command-pace-name =
    { $pace ->
        [ten-minutes] 한 수에 10분
        [one-day] 한 수에 1일
        [three-days] 한 수에 3일
        [seven-days] 한 수에 7일
        [half-hour-bank] 각자 30분, 한 수마다 1분 추가
        [two-day-bank] 각자 2일, 한 수마다 2시간 추가
        [five-day-bank] 각자 5일, 한 수마다 6시간 추가
        [one-day-bank] 각자 1일, 한 수마다 1시간 추가
        [three-minute-bank] 각자 3분, 한 수마다 10초 추가
        [half-minute-bank] 각자 30초, 한 수마다 5초 추가
       *[none] 시간 제한 없음
    }
command-offer = 무승부, 무르기, 일시 정지를 제안하거나 시간을 더 부탁하기
command-offer-what = 무엇을 제안할지
command-offer-name =
    { $offer ->
        [draw] 무승부
        [takeback] 내 마지막 수 무르기
        [pause] 일시 정지: 시계를 멈춰요
       *[time] 이번 수 시간 추가: 한 수만큼
    }
command-settings = 내 설정: 알림, 조용한 시간, 시간대, 움직이는 게임판
command-settings-reminders = 한 수에 한 번, 시간이 3분의 1 남았을 때 알림을 받을 곳
command-settings-reminders-name =
    { $reminders ->
        [thread] 대국이 있는 채널에서
        [direct] DM으로
        [daily] 하루에 한 번 모아서 받기 (수마다 알림 없음)
       *[none] 받지 않기
    }
command-settings-daily-hour = 하루 한 번 메시지를 보낼 시각. 0~23, 내 시간대 기준
command-settings-quiet-from = 조용한 시간이 시작되는 시각. 0~23, 내 시간대 기준
command-settings-quiet-until = 조용한 시간이 끝나는 시각. 0~23, 시작과 같으면 꺼져요
command-settings-time-zone = 내 시간대. 예: Europe/Berlin, Asia/Seoul
command-settings-leaderboards = 순위표와 클럽하우스에 나를 표시하고, 내 프로필과 대국 다시 보기를 공개하기
command-settings-challenges-from = 나에게 도전장을 보낼 수 있는 사람 (나는 누구에게나 보낼 수 있어요)
command-settings-challenges-from-name =
    { $people ->
        [everyone] 누구나
        [played] 나와 둔 적 있는 사람
       *[nobody] 없음
    }
command-settings-warnings = 상대에게 승리를 내줄 수 있는 수를 미리보기에서 경고하기 (힌트가 있는 대국)
command-settings-boards-move = 내 대국의 게임판을 움직이는 그림으로 보여 주기
command-settings-pushes-in-words = 화면 낭독기용: 게임판을 글로 알리고, 어떤 말이 어디로 밀렸는지 쓰기
command-move = 한 수 두기
command-move-turn = c3 같은 칸. 목록에서 수마다 무슨 일이 생기는지 볼 수 있어요
command-match = 어느 대국인지 (여러 판이 진행 중일 때)
command-board = 대국의 게임판 보기
command-board-text = 게임판을 글로 풀어서 나에게만 보여 주기
command-server = 이 서버의 설정. 서버 관리자만 쓸 수 있어요
command-server-boards-move = 게임판에서 마지막 수를 움직이는 그림으로 보여 주기
command-server-threads = 스레드를 만들 수 있는 곳이면 대국마다 스레드 만들기
command-server-pace = 제한 시간의 기본값
command-server-edition = boop 종류의 기본값
command-server-matches-here = 이 채널에서 대국 허용하기. 하나라도 고르면 고른 채널에서만 둘 수 있어요
command-server-end-match = 끝낼 대국. 전적에는 들어가지 않아요
command-games = 진행 중인 내 대국 보기
command-resign = 대국 기권하기
command-help = 여기서 boop 하는 법

## What a server has set.

server-settings = 이 서버의 설정:
server-puzzle-beside =
    -# { $channel ->
        [none] 오늘의 퍼즐도 거기에 올릴 수 있어요. **채널**에서 골라 주세요.
       *[other] 오늘의 퍼즐은 **채널**에서 고른 { $channel } 채널에 올라와요.
    }
server-lately = 최근 30일 · 사람끼리 대국: { $matches } · 참가자: { $players } · 오늘의 퍼즐을 푼 사람: { $solvers }
channels-more = { $list } 외 { $count }개
server-end-sure = { $orange }님과 { $gray }님의 대국({ edition }, { $match }번)을 끝낼까요? 전적에 들어가지 않고, 되돌릴 수 없어요.
button-end-match = 대국 끝내기
server-end-which = 어느 대국을 끝낼까요? 전적에 들어가지 않아요.
server-end-own = 내 대국은 목록에 없어요. { COMMAND("resign") } 명령어로 기권하거나, 이 서버를 관리하는 다른 사람에게 부탁하세요.
server-end-others = 목록에 없나요? `/server { option-end-match }:` 뒤에 이름을 입력하세요.
server-end-none = 지금 이 서버에서 다른 사람이 두는 대국은 없어요.
server-end-contest = { $contest } 대국이라 아무도 점수를 받지 못해요.
server-ended = { $orange }님과 { $gray }님의 { $match }번 대국을 끝냈어요.
server-end-since = 물어본 뒤로 그 대국에 변화가 있었어요.
server-end-reason = 💬 서버 관리자가 { $match }번 대국을 끝낸 이유:
server-end-untold = 이유를 전하지 못했어요. 그곳에 글을 쓸 수 없고, 다이렉트 메시지도 보낼 수 없어요.
server-kept = 네, 대국은 계속돼요.
button-end-yes = 네, 끝내요
button-end-why = 이유를 알리고 끝내기
button-end-no = 아니요, 놔둘게요
button-end-list = 목록으로
choice-server-match = { $orange } 대 { $gray } · { edition } · { $match }번 대국
server-match-about =
    { $in-contest ->
        [yes] { $still } 동안 변화 없음 · { $turns }수 · 대회 대국
       *[no] { $still } 동안 변화 없음 · { $turns }수
    }

## Leaderboards.

command-leaderboard = 순위표. boop 최고수는 누구?
command-leaderboard-where = 이 서버만, 또는 모든 서버
command-leaderboard-where-name =
    { $where ->
        [here] 이 서버
       *[everywhere] 모든 서버
    }
command-leaderboard-season = 전체 기간 또는 한 시즌. 석 달마다 모두 새로 시작해요
season =
    { $quarter ->
        [1] { $year }년 1~3월
        [2] { $year }년 4~6월
        [3] { $year }년 7~9월
       *[4] { $year }년 10~12월
    }
season-choice =
    { $when ->
        [all-time] 전체 기간
        [now] 이번 시즌: { season }
       *[past] { season }
    }
leaderboard-title =
    { edition-title }, { $where ->
        [everywhere] 모든 서버
       *[here] 이 서버
    }, { $when ->
        [all-time] 전체 기간
       *[season] { season }
    }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three =
    { $where ->
        [here] 이 서버에서 { "" }
       *[everywhere] { "" }
    }{ $span ->
        [season] 이번 시즌에 { "" }
       *[all-time] { "" }
    }{ edition } 랭크전 세 판
leaderboard-empty =
    { $when ->
        [over] 순위에 오른 사람이 없어요. 순위 조건: { leaderboard-three }.
       *[running] 아직 순위에 오른 사람이 없어요. 순위 조건: { leaderboard-three }. { COMMAND("challenge") } 명령어로 도전장을 보내 보세요!
    }
leaderboard-alone =
    혼자 두고 있나요? 퍼즐({ COMMAND("puzzle") }, { COMMAND("daily") })과 저와의 대국은 카드에 남아요 ({ COMMAND("profile") }).{ $where ->
        [here] { " " }퍼즐에도 순위표가 있어요: **{ button-solvers }**.
       *[everywhere] { "" }
    }
leaderboard-passed = 이 페이지에 있던 사람은 모두 서버를 떠났어요. 아래로 계속 이어져요.
leaderboard-more = -# 아래에 { $count }명 더 있어요.
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1.**
        [2] { SIGN("medal_silver", plain: "🥈") }**2.**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
       *[other] **{ $place }.**
    }
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] { $change } 상승
        [down] { $change } 하락
       *[even] 그대로
    }
leaderboard-legend = -# 이름 뒤의 숫자는 레이팅에서 오차(±)를 뺀 값이고, 순위도 그 순서예요 · 랭크전 승–패–무 · 최근 대국의 변화 (2주 동안 표시).
leaderboard-picture-legend = 랭크전만 · 숫자는 레이팅 − 오차
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = 나: { $place }위, **{ $strength }** (레이팅 { $rating } ± { $deviation }) · { $record }
leaderboard-own-provisional =
    { $when ->
        [over] 나: 이 시즌은 순위 없음, **{ $strength }** (레이팅 { $rating } ± { $deviation }) · { $record }
       *[running] 나: 아직 순위 없음, **{ $strength }** (레이팅 { $rating } ± { $deviation }) · { $record }
    }
leaderboard-own-unlisted = 순위표에서 숨긴 상태라 나에게만 보여요: **{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading =
    { $when ->
        [over] 순위 없음
       *[running] 아직 순위 없음
    }
leaderboard-provisional =
    { $when ->
        [over] 순위 없음 (조건: { leaderboard-three }): { $names }
       *[running] 아직 순위 없음 (조건: { leaderboard-three }): { $names }
    }
leaderboard-alt-provisional = 순위 없음: { $names }.
leaderboard-alt-provisional-one = { $name } ({ $strength })
leaderboard-provisional-player = { $player } ({ $strength })
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }.
       *[other] { $server }: { leaderboard-title }.
    }
leaderboard-alt-told = 목록은 위에 적은 대로예요.
leaderboard-alt =
    { $place }위: { $name }, { $strength }, { $wins }승 { $losses }패 { $draws }무{ $trend ->
        [up] , { $change } 오름
        [down] , { $change } 내림
       *[even] { "" }
    }.
button-season = 이번 시즌
button-all-time = 전체 기간
button-top = 맨 위로
button-further = 아래로 더
button-share = 모두에게 보여 주기
solvers-title = 퍼즐 순위표, 이 서버
solvers-heading = 🧩 **{ solvers-title }**
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · { $tries }문제 중 { $solved }문제 정답
solvers-empty = 아직 아무도 없어요.
solvers-own = 나: { $of }명 중 { $place }위, **{ $strength }** (퍼즐 레이팅 { $rating } ± { $deviation }) · { $tries }문제 중 { $solved }문제 정답
solvers-absent =
    { $why ->
        [unlisted] 순위표에서 숨긴 상태라 여기에도 없어요: { COMMAND("settings") }
        [none-here] 이 서버에서 오늘의 퍼즐을 하나 풀면 여기에 올라요: { COMMAND("daily") }
       *[not-asked] 퍼즐 기록이 나에게만 보이는 상태라 여기에 없어요. **참가하기**를 누르면 퍼즐 레이팅이 여기와 프로필에 보이고, 서버에서 푼 오늘의 퍼즐이 기록돼요.
    }
solvers-legend = -# 이름 뒤의 숫자는 퍼즐 레이팅에서 오차를 뺀 값이고, 순위도 그 순서예요 · 정답: 힌트 없이 한 번에 맞힌 퍼즐.
solvers-picture-legend = 숫자: 퍼즐 레이팅 − 오차
solvers-alt-title = { $server }: { solvers-title }.
solvers-alt = { $place }위: { $name }, { $strength }, { $tries }문제 중 { $solved }문제 정답.
button-solvers = 퍼즐 순위표
button-take-part = 참가하기

## Champions: the end of a season, and the hall of fame.

command-champions = 명예의 전당. 시즌 챔피언은 누구?
hall-title =
    명예의 전당: { edition-title }{ $where ->
        [everywhere] , 모든 서버
       *[here] { "" }
    }
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
hall-line = 👑 { $season }: { $player } · **{ $rating }**
hall-empty = 아직 챔피언이 없어요. { edition-title } 첫 왕관의 주인을 기다려요. 이번 시즌은 <t:{ $until }:D>에 끝나니, { COMMAND("challenge") } 명령어로 한 판 둬 보세요!
hall-alt =
    { $server ->
        [none] { hall-title }.
       *[other] { $server }: { hall-title }.
    }
hall-alt-line = { $season }: 왕관을 쓴 고양이, { $name }, { $rating }.
season-over = 👑 **시즌이 끝났어요!** { $title }
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
picture-season-over = 시즌 종료
picture-champion = 챔피언
season-champion = 🥇 **{ picture-champion }:** { $player } · **{ $rating }**
season-over-alt-champion = { picture-champion }: { $name }, { $rating }.
role-held =
    { $held ->
        [yes] 👑 { $role } 역할의 새 주인: { $names }
       *[no] 지금은 아무도 { $role } 역할을 갖고 있지 않아요.
    }
season-matches = 랭크전 { $matches }판, 플레이어 { $people }명
season-longest = 모두 { $turns }수, 가장 긴 대국은 { $longest }수
season-upset = 이 시즌의 이변: { $winner }님이 { $loser }님을 이겼어요. 이긴 뒤에도 { $loser }님의 레이팅이 { $ahead }점이나 높았어요
season-matches-label = 대국
season-people-label = 플레이어
season-longest-label = 가장 긴 대국(수)
season-over-alt =
    { $server ->
        [none] 고양이들의 시상대. 1위는 왕관을 썼어요. { $title }.
       *[other] { $server }: 고양이들의 시상대. 1위는 왕관을 썼어요. { $title }.
    }
season-over-alt-line = { $place }위: { $name }, { $rating }.
cup-over-alt-line = { $place }위: { $name }.
season-over-alt-number = { $what }: { $number }.

## Profiles.

command-profile = 플레이어의 boop 프로필: 레이팅, 전적, 재미있는 숫자들
command-profile-member = 누구의 프로필인지. 비워 두면 내 프로필
command-profile-edition = 그래프로 볼 boop 종류. 기본값은 요즘 가장 많이 둔 것
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }**: { $wins }승 { $losses }패 { $draws }무
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }**: 친구와의 첫 대국을 기다리는 중이에요
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
profile-unlisted = 순위표에서 숨긴 상태라 나에게만 보여요 ({ COMMAND("settings") }).
profile-edition = **{ edition-title }**: { $score } (치즈 { $orange } · 턱시도 { $gray }){ $where ->
        [unrated] { "" }
        [everywhere] { " " }· 레이팅 **{ $rating }** ± { $deviation } (모든 서버)
       *[here] { " " }· 레이팅 **{ $rating }** ± { $deviation } (이 서버)
    }
profile-deviation = ±는 레이팅의 오차예요. 순위표에는 레이팅 − 오차가 나오니 숫자가 더 작아요.
profile-unrated = 아직 { edition } 랭크전을 안 둬서 그래프가 없어요.
profile-grown = { SIGN("grown", plain: "🎓") }다 키운 아기 고양이 { $count }마리
profile-boops = { SIGN("fall", plain: "💨") }침대 밖으로 콩 민 상대 말 { $count }마리
profile-streak =
    🔥 최다 연승: { $longest }연승{ $current ->
        [0] { "" }
       *[other] , 지금 { $current }연승 중
    }
profile-square = { SIGN("cat_marmalade", plain: "🐱") }좋아하는 첫 칸: { $square } ({ $total }판 중 { $times }판)
profile-with-me = { SIGN("even", plain: "🤝") }나를 상대로: { $wins }승 { $losses }패 { $draws }무
profile-highest = { SIGN("trophy", plain: "🏆") }힌트 없이 이긴 최고 단계: { level-name }
profile-ladder = 힌트 없이 이긴 단계: { $all }개 중 { $count }개
profile-alt-ladder = { $title } ({ $levels }).
profile-against-bot = 🤖 봇을 상대로 (승–패–무): { $scores }
profile-bot-apart = 저와 둔 대국은 여기에만 남아요. 나머지는 모두 사람과 둔 기록이에요.
profile-chart =
    { edition } 레이팅, { $where ->
        [everywhere] 모든 서버
        [named] { $server }
       *[here] 이 서버
    }
profile-chart-puzzles = 퍼즐 레이팅
profile-alt-first = { $name } 카드: 친구와의 첫 대국을 기다리는 중.
profile-alt-name = { $name } 카드.
profile-alt-told = 숫자는 위에 적은 대로예요.
profile-alt =
    { $name } 카드. 대국: { $matches }판 ({ $wins }승 { $losses }패 { $draws }무). 다 키운 아기 고양이: { $grown }마리. 침대 밖으로 콩: { $boops }번. 최다 연승: { $streak }.{ $square ->
        [none] { "" }
       *[other] { " " }좋아하는 첫 칸: { $square }.
    }
card-first = 첫 대국을 기다려요
card-record = 전체 승–패
card-grown = 다 키움
card-falls = 침대 밖으로
card-streak = 최다 연승
card-square = 첫 칸
card-puzzles = 퍼즐
card-crowns = 왕관
card-won = 대회 우승
card-level = 이긴 단계
card-bot = 봇 상대
card-days = 일 연속
profile-crowns = { SIGN("crown", plain: "👑") }이 서버에서 { $count }시즌 우승
profile-won =
    { $contest-kind ->
        [league] 🏆 여기서 리그 우승: { $count }번
        [cup] 🏆 여기서 컵 대회 우승: { $count }번
       *[arena] 🏟️ 여기서 아레나 우승: { $count }번
    }
profile-alt-crowns = 왕관: 이 서버에서 { $count }시즌 우승.
profile-alt-won = 이 서버의 대회 우승: { $count }회.
profile-alt-chart = { profile-chart }, { $count }판: 처음 { $first }, 지금 { $last } ± { $deviation }, 최저 { $low }, 최고 { $high }.
profile-alt-chart-puzzles = { profile-chart-puzzles }, 퍼즐 { $count }개: 처음 { $first }, 지금 { $last } ± { $deviation }, 최저 { $low }, 최고 { $high }.
profile-alt-badges = 배지: { $badges }.

## Puzzles. Turns are told in words, as `turn-named` names them.

command-puzzle = 나만의 퍼즐. 이기는 단 한 수, 또는 버티는 단 한 수를 찾아요
command-puzzle-difficulty = 난이도. 기본값은 내 실력에 맞추기
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] 쉬움
        [medium] 보통
       *[hard] 어려움
    }
command-daily = 오늘의 퍼즐. 모두에게 같은 문제, UTC 자정마다 새로 나와요
puzzle-daily = ☀️ **오늘의 퍼즐, { $day }** · { edition }
puzzle-daily-small = ☀️ **오늘의 작은 퍼즐, { $day }** · { edition }
puzzle-hardness = 🐾 난이도 5단계 중 { $number }: 월요일이 가장 쉽고 일요일이 가장 어려워요.
puzzle-small = 🌱 boop이 처음인가요? **{ button-small-puzzle }**은 한 수면 풀리고 연속 기록에도 들어가요.
puzzle-why-small = 날마다 퍼즐이 두 개 있어요. 이건 한 수짜리, **{ button-daily }**은 더 길어요. 어느 쪽을 풀어도 연속 기록이 이어져요.
puzzle-ends-hidden = 퍼즐에서는 무엇이 자라거나 이기는지 미리 말하지 않아요.
puzzle-title = 🧩 **퍼즐 { $number }** · { edition }
puzzle-title-one-turn = 🧩 **한 수 퍼즐 { $number }** · { edition }
puzzle-title-defence = 🧩 **수비 퍼즐 { $number }** · { edition }
puzzle-task =
    내 편은 { sign } { $side ->
        [orange] 치즈
       *[gray] 턱시도
    }. { $what ->
        [grows] 아기 고양이 세 마리가 자라는 수는 하나뿐이에요. 어디일까요?
        [wins] 바로 이기는 수는 하나뿐이에요. 어디일까요?
        [holds] 버티는 수는 하나뿐이에요. 다른 수를 두면 다음에 상대가 이겨요. 어디일까요?
       *[forces] 내가 { $turns }수 안에 반드시 이기는 수는 하나뿐이에요. 어디일까요?
    }
puzzle-go-on =
    ✅ 정답: { $turn }! 상대의 최선: { $answer }. { $left ->
        [1] 이제 이번 수로 이겨 보세요.
       *[other] 이제 { $left }수 안에 이겨 보세요.
    }
puzzle-wrong = ❌ 이 수가 아니에요: { $turn }.
puzzle-wrong-kind = 하지만 칸은 맞아요. 거기에 다른 말을 놓아 보세요.
puzzle-wrong-rest =
    { $rest ->
        [ghost] 하지만 말과 칸은 맞아요. 유령을 다시 생각해 보세요.
       *[growing] 하지만 말과 칸은 맞아요. 무엇이 자라는지를 다시 생각해 보세요.
    }
puzzle-wrong-at-once =
    { $what ->
        [grows] 이 수로는 세 마리가 자라지 않아요. 내 말 셋이 한 줄로 서지 않아요.
       *[wins]
            이 수로는 이길 수 없어요. 내 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            } 세 마리가 한 줄로 서지 않아요.
    }
puzzle-wrong-later = ❌ 이기긴 하지만 더 늦어요: { $turn }. 더 빠른 수가 있어요.
puzzle-wrong-leaves = ❌ 이 수가 아니에요: { $turn }. 그러면 상대가 { winning-on } 이겨요.
puzzle-wrong-shown = 그림은 그 수를 둔 뒤의 침대예요.
puzzle-answered =
    { $how ->
        [wins] 상대의 응수: { $answer }. 그러면 상대가 이겨요.
       *[late] 상대의 응수: { $answer }. 그러면 제때 이길 수 없어요.
    }
puzzle-answered-shown = 그림은 상대가 응수한 뒤의 침대예요.
puzzle-edition =
    { $edition ->
        [kittens] 아기 고양이만 있어요. 아무도 자라지 않고, 아기 고양이 세 마리를 한 줄로 모으면 이겨요.
       *[ghost] 유령이 있어요. 내 수가 끝날 때 밖에 있는 내 유령은 어느 가장자리로든 들어올 수 있고, 침대에 있으면 이음매 하나만큼 앞으로 스르륵 가면서 옆에 있는 말들을 밀어요. 고양이 세 마리를 한 줄로 모으면 이겨요.
    }
puzzle-tries =
    { $tries ->
        [1] 기회가 한 번 남았어요.
        [2] 기회가 두 번 남았어요.
       *[other] 기회는 세 번이에요.
    }
button-try-again = 다시 풀기
puzzle-hint =
    💡 { $part ->
        [top-left] 왼쪽 위(a4~c6)
        [top-right] 오른쪽 위(d4~f6)
        [bottom-left] 왼쪽 아래(a1~c3)
       *[bottom-right] 오른쪽 아래(d1~f3)
    }에 { $kind ->
        [cat] 고양이를 놓아 보세요.
       *[kitten] 아기 고양이를 놓아 보세요.
    }
puzzle-hint-ghost = 유령도 함께 들어와요.
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } { puzzle-how } 풀었어요!
puzzle-how =
    { $hinted ->
        [yes] 힌트를 보고 { "" }
       *[no] { "" }
    }{ $misses ->
        [0] 한 번에
        [1] 두 번 만에
       *[other] 세 번 만에
    }
puzzle-answer =
    { $solved ->
        [yes] 결정적인 수: **{ $turn }**.
        [part] 시작은 맞았어요. 그다음 정답: **{ $turn }**.
       *[no] 정답: **{ $turn }**.
    }
puzzle-rating = 내 퍼즐 레이팅: **{ $rating }** ({ $change }) · 이 퍼즐: { $puzzle }.
puzzle-rating-unsure = 퍼즐 레이팅 측정 중: 대략 **{ $rating }** · 이 퍼즐: { $puzzle }.
puzzle-rating-first = 레이팅에서는 힌트 없이 한 번에 맞혀야 푼 것으로 쳐요.
puzzle-idea-grows = 이 수로 아기 고양이 { $count }마리가 자라요.
puzzle-idea-falls = 이 수로 상대 말 { $count }마리를 침대 밖으로 콩 밀어요.
puzzle-idea-stops = 상대가 { winning-on } 이기는 걸 막아요.
puzzle-idea-threatens = { winning-on } 승리를 노려요. 상대가 어떻게 두든 이길 길이 남아요.
puzzle-idea-quiet = 당장 노리는 건 없지만, 상대가 어떻게 두든 이길 길이 남아요.
puzzle-idea-forces = 상대가 어떻게 두든 이길 길이 남아요.
puzzle-idea-holds = 다른 수를 두면 다음에 상대가 이겨요.
puzzle-reply-loses = 상대는 어떻게 받아도 져요. 이 응수 뒤에 이길 수 있는 칸은 { $count }곳이에요.
puzzle-reply-stops = 내가 { winning-on } 이기는 걸 막아요.
puzzle-reply-threatens = 상대가 { winning-on } 승리를 노려요.
puzzle-reply-pushes =
    { $many ->
        [yes] 내 말 { $count }마리를
       *[no] { $squares } 칸의 내 말을
    } 침대 밖으로 밀어요.
puzzle-reply-keeps = 내 아기 고양이가 { on-squares } 자라는 걸 막아요.
puzzle-reply-grows = 상대의 아기 고양이 { $count }마리가 자라요.
puzzle-reply-line = 상대가 { on-squares } 완성되어 자라는 줄을 노려요.
puzzle-why-already = 상대가 전부터 노리던 거예요.
puzzle-why-pushed =
    { $by ->
        [ghost] 내 유령이
       *[piece] 내 수가
    } 상대의 { $kind ->
        [cat] 고양이를
       *[kitten] 아기 고양이를
    } { $origin }에서 { $to }(으)로 밀지 않았다면 그럴 수 없었어요.
puzzle-why-idle = 내 수는 승리를 노리지 않았어요.
puzzle-why-apart =
    { $line } 줄이 될 텐데, { $by ->
        [ghost] 내 유령이
       *[piece] 이 수가
    } { $origin } 칸의 내 { $kind ->
        [cat] 고양이를
       *[kitten] 아기 고양이를
    } { $to ->
        [none] 침대 밖으로
       *[other] { $to } 칸으로
    } 밀어요.
puzzle-why-mixed = { $line } 줄은 고양이만으로 된 줄이 아니라서, 이기지 않고 자라요.
puzzle-step = { $count }수 중 { $number }번째: { $turn }.
puzzle-streak =
    🔥 { $current ->
        [0] 다음에 오늘의 퍼즐을 풀면 연속 기록이 시작돼요.
        [1] 1일째예요. 내일도 만나요!
       *[other] { $current }일 연속이에요.
    }{ $longest ->
        [0] { "" }
       *[other] { " " }내 최고 기록: { $longest }일.
    }
puzzle-streak-forgiven = 제가 없었던 날은 연속 기록을 끊지 않아요.
puzzle-server-streak = 🏡 이 서버: { $current }일 연속.
puzzle-uncounted = 내 정답은 아직 들어가지 않았어요. **{ button-count }**를 누르면 들어가고, 내일 글에 이름이 나올 수 있어요.
puzzle-next-daily = 다음 퍼즐은 <t:{ $at }:R>에 나와요.
puzzle-call-promised = 📬 내일 <t:{ $at }:t>쯤 알려 드리고, 계속 오시는 동안 날마다 알려 드릴게요.
puzzle-call-blocked = 지난번 메시지가 전달되지 않았어요. 다이렉트 메시지를 허용해 주세요.
picture-daily =
    { $small ->
        [yes] 오늘의 작은 퍼즐
       *[no] 오늘의 퍼즐 ({ edition })
    } · { $day }
picture-task =
    { $side ->
        [orange] 치즈
       *[gray] 턱시도
    } 차례: { $what ->
        [grows] 아기 고양이 셋이 자라는 수는?
        [wins] 한 수로 이기세요
        [holds] 버티는 수는?
       *[forces] { $turns }수 안에 반드시 이기세요
    }
picture-daily-post = 오늘의 퍼즐, { $day } · { edition }
alt-task = { picture-task }.
alt-daily-post = { picture-daily-post }. { picture-task }.
puzzle-outcome =
    { $solved ->
        [yes] { puzzle-how } 풀었어요
       *[no] 이번엔 못 풀었어요
    }
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $current }일 연속
    }
alt-daily =
    { $who }: { picture-daily }, { puzzle-outcome }{ $current ->
        [0] .
        [1] .
       *[other] , { $current }일 연속.
    }
puzzle-post =
    ☀️ **오늘의 퍼즐, { $day }** · { edition }
    { sign } { $side ->
        [orange] 치즈
       *[gray] 턱시도
    } 차례, { $turns }수 안에 반드시 이기는 첫 수는 단 하나! 푸는 모습은 본인만 볼 수 있고, 기회는 세 번이에요.
puzzle-yesterday =
    -# { $count ->
        [0] 어제는 이 서버에서 푼 사람이 없어요
       *[other]
            어제 이 서버에서 푼 사람: { $who }{ $more ->
                [0] { "" }
               *[other] { " " }외 { $more }명
            }
    } · 정답: ||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 이 서버 { $streak }일 연속
    }
puzzle-rests = 💤 2주 동안 여기서 오늘의 퍼즐을 열어 본 사람이 없어서 잠시 쉬어요. 누군가 여기서 { COMMAND("daily") } 명령어를 쓰면 다시 매일 올라와요.
puzzle-kept = ☀️ { $who } 님이 더 원해요: 오늘의 퍼즐은 계속 올라와요.
puzzle-streak-stays = 그날은 제가 한동안 자리를 비워서 연속 기록은 그대로예요.
puzzle-answer-alt = 어제의 정답. { $told }
puzzle-small-saves = 🌱 오늘은 아직 끝나지 않았어요. 작은 퍼즐을 풀면 연속 기록이 이어져요.
puzzle-daily-saves = ☀️ 오늘은 아직 끝나지 않았어요. 오늘의 퍼즐을 풀면 연속 기록이 이어져요.
puzzle-counted = 이제부터 서버에서 푼 오늘의 퍼즐은 그 서버의 연속 기록에 들어가요. { COMMAND("settings") } 명령어로 되돌릴 수 있어요.
button-hint = 힌트
button-keep-puzzles = 계속 올려 줘
button-show-turn = 정답 보기
button-tell = 포기하고 답 보기
button-show-me = 풀이 따라가기
button-next-puzzle = 다음 퍼즐
button-easier-puzzle = 더 쉬운 퍼즐
button-puzzle-step = 한 단계 더 어렵게
button-small-puzzle = 작은 퍼즐
button-call = 날마다 알려 줘
button-call-off = 알림 그만
button-daily = 오늘의 퍼즐
button-post-daily = 네, 매일요
button-see-daily = 오늘 것만 보기
button-show-result = 모두에게 자랑
button-count = 앞으로도 여기 기록에 넣기
button-solve = 풀어 보기
command-settings-puzzles-on-card = 내가 푼 퍼즐 수와 퍼즐 레이팅을 프로필과 퍼즐 순위표에 표시하기
command-settings-puzzles-for-server = 서버에서 푼 오늘의 퍼즐을 그 서버의 연속 기록에 넣기
command-settings-puzzle-reminder = 날마다 이맘때 오늘의 퍼즐을 다이렉트 메시지로 알려요. 계속 오는 동안만요
command-server-daily-puzzle = 이 채널에 오늘의 퍼즐 올리기
profile-puzzles-private = 퍼즐 기록은 여기서 나에게만 보여요. { COMMAND("settings") } 명령어로 다른 사람에게도 보여 줄 수 있어요.
profile-puzzles =
    🧩 푼 퍼즐: { $count }개{ $rating ->
        [none] { "" }
       *[other] , 퍼즐 레이팅 { $rating }
    }{ $longest ->
        [0] { "" }
       *[other] , 오늘의 퍼즐 { $current }일 연속 (최고 { $longest }일)
    }
profile-alt-puzzles = { profile-puzzles }.

## What has been played.

command-history = 끝난 내 대국, 최근 것부터
command-replay = 내 대국, 이 채널의 대국, 저장한 파일을 한 수씩 다시 보기
command-replay-file = 저장한 대국 파일, 최대 64 KiB
command-replay-match = 어느 대국인지. 목록에 최근 대국이 상대 이름으로 나와요
history-none = 아직 끝난 대국이 없어요. 진행 중인 대국은 { COMMAND("games") } 명령어로 볼 수 있어요.
history-title = 끝난 내 대국, 최근 것부터:
history-line =
    { $result ->
        [won] 🏆 { $opponent }님에게 승리
        [lost] 🐾 { $opponent }님에게 패배
        [drawn] 🤝 { $opponent }님과 무승부
       *[nobody] 🧺 { $opponent }님과의 대국, 전적 제외
    } · { ending } · { edition } · { games-turns } · { $match }번 대국 · <t:{ $ended }:d>
history-rating = 레이팅 { $change }
history-option =
    { $result ->
        [won] { $opponent }님에게 승리
        [lost] { $opponent }님에게 패배
        [drawn] { $opponent }님과 무승부
       *[nobody] { $opponent }님과의 대국, 전적 제외
    } · { $match }번 대국
history-replay = 다시 볼 대국 고르기
ending =
    { $ending ->
        [line] 고양이 세 마리 한 줄
        [eight-cats] 고양이 여덟 마리 침대 위
        [three-kittens] 아기 고양이 세 마리 한 줄
        [resigned] 기권
        [time] 시간 초과
        [agreed] 무승부 합의
        [repetition] 같은 모양 세 번
        [turn-limit] 300수
        [cancelled] 서버 관리자가 끝냄
        [left-contest] 더는 참가하지 않아 취소됨
        [called-off] 없던 일로 함
       *[abandoned] 중단
    }
replay-title = 🎞️ { $match }번 대국: { $orange } 대 { $gray } · { $turns }수 중 { $turn }번째
replay-start = 침대를 깨끗이 정리했어요. 아직 아무도 없어요.
replay-record = 이 대국의 기보예요. { COMMAND("replay") } 명령어의 `{ option-file }` 칸에 넣으면 누구나 볼 수 있어요. 둘째 파일에는 모든 수가 글로 적혀 있어요.
replay-file-title = 🎞️ 저장한 대국: { $orange } 대 { $gray } · { edition } · { $turns }수 중 { $turn }번째
film-of-match = 🎬 { $match }번 대국: { $orange } 대 { $gray }, 첫 수부터 마지막 수까지.
film-of-file = 🎬 { $orange } 대 { $gray }, 첫 수부터 마지막 수까지.
film-progress = 🎬 { $turns }수 중 { $turn }번째를 그리는 중…
film-waiting = 🎬 잠깐 줄을 섰어요. 영상이 곧 나와요…
name-rated = { $name } ({ $rating })
film-alt = { $orange } 대 { $gray }: { $count }수의 대국 전체를 담은 영상. 마지막: { $told }
highlights-of-match = ✨ { $match }번 대국: { $orange } 대 { $gray }, 가장 신나는 수들.
highlights-of-file = ✨ { $orange } 대 { $gray }, 가장 신나는 수들.
highlights-alt = { $orange } 대 { $gray }: 가장 신나는 수들({ $turns })을 담은 짧은 영상. 마지막: { $told }
highlights-alt-turn = { $turn }, { $player }: { $played }
highlights-turn = { $turn } · { $told }
button-highlights = 명장면
button-animate = 영상
replay-jump-title = 원하는 수로 가기
replay-jump-label = 몇 번째 수로 갈까요? (0~{ $turns })
button-first = 처음
button-step-back = 이전
button-step-on = 다음
button-last = 마지막
button-jump = 수 고르기
button-record = 기보 받기

## What a player has chosen for themselves.

settings-mine = 내 설정:
settings-saved =
    { $in-the-way ->
        [yes] ✅ 저장했지만 아직 되지 않는 것이 있어요. 위의 ⚠️ 줄을 보세요.
       *[no] ✅ 저장했어요.
    }
settings-blocked = 제가 DM을 보낼 수 없어서, 대국이 있는 채널에서 알려 드려요. DM을 허용한 다음 다시 골라 주세요.
settings-unknown-zone = ⚠️ { $code }, 모르는 시간대라서 { $zone } 그대로예요. 나머지는 저장했어요. 시간대 이름에 쓰이는 큰 도시를 적거나, `/settings { option-time-zone }:` 칸을 입력하면 목록이 나와요.
block-list = { $count }명을 차단했어요. 차단을 풀 사람을 아래에서 고르세요.
block-none = 차단한 사람이 없어요.
block-how = -# 차단하려면 이름을 길게 누르거나 마우스 오른쪽 버튼으로 누른 다음, **앱** › **{ command-block-menu }** 항목을 고르세요.
block-choose = 차단을 풀 사람
block-done = 🚫 { $whom }님을 차단했어요. 이제 서로 도전장을 보내거나 수락할 수 없어요. 다른 사람에게는 알리지 않아요.
block-running = 지금 함께 두는 대국({ $count }판)은 그대로 이어져요.
block-lifted = { $whom }님의 차단을 풀었어요.
button-blocked = 차단한 사람
button-unblock = 차단 해제
setting-line = • { $name }: **{ $value }**
setting-on =
    { $on ->
        [yes] 켜짐
       *[no] 꺼짐
    }
setting-on-not-here = 켬(이 서버에서는 꺼짐)
setting-hours =
    { $quiet ->
        [some] { $from }:00~{ $until }:00
       *[none] 없음
    }
setting-hour =
    { $hour ->
        [none] 조용한 시간 없음
       *[other] { $hour }:00
    }
setting-puzzle-reminder = 날마다 <t:{ $at }:t>쯤
setting-channels =
    { $channels ->
        [everywhere] 모든 채널
       *[some] 다음 채널만: { $list }. 클럽하우스와 대회 채널은 늘 열려 있어요
    }
setting-puzzle =
    { $channel ->
        [none] 없음
        [gone] ⚠️ 채널이 사라졌어요
       *[other] { $channel }
    }
setting-puzzle-rests = 💤 2주 동안 아무도 열지 않아서 쉬고 있어요. 이 서버에서 누군가 { COMMAND("daily") } 명령어를 쓰거나 채널을 다시 고르면 다시 올라와요.
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }, Discord 설정 그대로
    }
form-label =
    { $field ->
        [reminders] 알림
        [daily-hour] 하루 한 번 메시지 시각
        [puzzle-reminder] 오늘의 퍼즐 알림
        [quiet] 조용한 시간
        [quiet-from] 조용한 시간 시작
        [quiet-until] 조용한 시간 끝
        [time-zone] 시간대
        [boards-move] 움직이는 게임판
        [pushes-in-words] 밀린 말을 글로
        [warnings] 미리보기 경고
        [leaderboards] 순위표와 프로필
        [puzzles-on-card] 내 카드에 퍼즐 표시
        [puzzles-for-server] 퍼즐을 서버 기록에 넣기
        [challenges-from] 도전장을 보낼 수 있는 사람
        [language] 언어
        [edition] boop 종류
        [pace] 시간
        [threads] 대국마다 스레드
        [matches-here] 대국할 곳
        [daily-puzzle] 오늘의 퍼즐
        [play] 대국 중에
        [privacy] 다른 사람에게 보이는 것
        [boards] 게임판과 스레드
        [contests] 리그, 컵 대회, 아레나
        [anyone-announces] 누구나 리그, 컵 대회, 아레나 열기
        [member] 상대
        [first] 선공과 판 수
        [clubhouse] 클럽하우스
        [results] 결과
        [posts] 여기에 올릴 것
        [house] 클럽하우스 게시판
        [week] 한 주 소식
        [week-hour] 한 주 소식: 월요일 몇 시 (UTC)
        [season] 시즌 마감
        [badges] 배지
        [champion-role] 챔피언 역할
        [friendly] 친선전
        [with-hints] 힌트
        [lose-on-time] 시간패
        [nights-off] 밤에는 쉬기
        [away-from] 휴가 시작
        [away-days] 휴가 기간
        [away-rules] 내 시계
        [rescue] 자동 휴가
        [weekends-off] 주말에는 쉬기
        [note] 메모
        [contest-name] 이름
        [contest-begins] 시작
        [arena-lasts] 진행 시간
        [end-reason] 이유
        [contest-member] 내보낼 사람
        [contest-kept-out] 다시 참가할 사람
        [vote-level] 봇의 실력
        [vote-hours] 수를 두는 간격
        [vote-code] 코드
       *[terms] 조건
    }
form-title =
    { $form ->
        [reminders] 알림
        [privacy] 대국과 개인정보
        [language] 언어
        [matches] 대국과 대회
        [channels] 채널
        [clubhouse] 클럽하우스
        [away] 휴가
        [note] 내 메모
        [league] 새 리그
        [cup] 새 컵 대회
        [arena] 새 아레나
        [contest-correct] 시작 전에 수정하기
        [end-reason] 대국 끝내기
        [contest-end] 끝내기
        [contest-remove] 참가자 내보내기
        [contest-let-in] 다시 참가 허락하기
        [vote] 새 투표 대국
        [vote-challenge] 다른 서버에 도전하기
        [vote-code] 도전 수락하기
       *[challenge] 도전장
    }
form-note = 나만 볼 수 있고 대국이 끝나도 남아요. 비우면 지워져요
form-about-end-reason = 두 플레이어가 게임판 아래에서 읽어요. 따로 저장하지 않아요.
form-about-remove-reason = 그 사람이 다이렉트 메시지에서 읽어요. 따로 저장하지 않아요.
form-anybody = 여기 있는 누구나
form-time-zone = 예: Asia/Seoul, 또는 이름에 쓰인 도시만: 서울
form-daily-puzzle = 매일 UTC 자정에 퍼즐을 올릴 채널. 올리지 않으려면 비워 두세요
form-about-anyone-announces = 끄면 서버 관리자만 리그, 컵 대회, 아레나를 열 수 있어요
form-matches-here = 대국을 할 수 있는 채널. 모든 채널에서 하려면 비워 두세요. 클럽하우스와 대회 채널은 늘 열려 있어요

## What is kept about a person.

command-privacy = 저장된 내 정보와 그 이유 보기, 파일로 받기, 모두 지우기
privacy =
    🔒 **제가 저장하는 정보와 그 이유**
    • Discord ID와 이름: 누구 차례인지 알고, 목록과 그림에 이름을 쓰려고요.
    • 도전장과 대국, 모든 수와 둔 시각, 서버와 채널: 이어서 두고 다시 보려고요. 대국에서 받은 힌트, 예약한 수, 던진 표, 그리고 이름을 뺀 복기도 저장해요.
    • 언어, { COMMAND("settings") } 설정, 제가 DM을 보낼 수 있는지, 차단한 사람 (다른 사람에게는 안 보여요).
    • 어떤 알림을 보냈는지 (내용은 빼고): 상황이 바뀌면 고치려고요.
    • 레이팅과 기록: 순위표와 { COMMAND("profile") }에 쓰려고요. { COMMAND("settings") }의 `{ option-leaderboards }` 항목을 끄면 둘 다에서 숨고, 다른 사람이 대국을 다시 볼 수도 없어요.
    • 받은 퍼즐과 고른 답: 연속 기록, 퍼즐 레이팅, 새 퍼즐에 쓰려고요. 카드에는 원할 때만 나와요.
    • 대국에 쓴 메모와 팔로우하는 대국.
    • 프로필 사진: 메모리에만 두고, 순위표와 카드에 써요.
    서버에서는 메시지를 읽지 않아요. DM에서는 보내 준 수를 읽지만, 메시지는 저장하지 않아요. 저를 운영하는 사람이 백업을 한동안 갖고 있을 수는 있어요.
    • 참가한 리그, 컵 대회, 아레나와 자리를 비우는 날: 상대를 정하고 시계를 멈추려고요.
    • 서버에 대해서는: 설정, 대회와 투표 대국, 제가 올린 메시지. 제가 내보내져도 다시 초대될 때를 위해 남겨 둬요.
    모두 파일로 받으려면 **내보내기**를 누르세요. **삭제**를 누르면 두 번 물어본 뒤 모두 잊을게요.
privacy-export = 제가 저장한 정보 전부예요 (JSON).
privacy-sure =
    정말 모두 잊을까요? 이름, 설정, 레이팅, 프로필이 영영 사라져요. { $running ->
        [0] 진행 중인 대국은 없어요.
       *[other] 진행 중인 대국 { $running }판은 기권하게 돼요.
    } 끝난 대국은 상대에게 “떠난 플레이어”와의 대국으로 남아요. 답을 기다리는 도전장은 사라져요. 제가 채널에 올린 글은 누가 지울 때까지 그대로 있어요.
privacy-really = 마지막으로 한 번만 확인할게요. 되돌릴 수 없어요. 정말 영영 잊을까요?
privacy-forgotten = 모두 잊었어요. 그동안 함께해 줘서 고마웠어요. 안녕히 가세요! 언젠가 돌아오면 처음부터 새로 시작해요.
privacy-kept = 네, 모두 그대로 뒀어요.
button-export = 내보내기
button-delete = 삭제
button-forget = 네, 잊어 주세요
button-forget-really = 영영 잊어 주세요
button-keep = 아니요, 그대로 둬요

## What the clock says by itself.

notice-remind = { $mover }님, { $waiting }님이 { $match }번 대국에서 기다려요.
notice-remind-due = 마감 <t:{ $until }:R>
notice-away = 저는 이제 이 대국이 있는 서버에 없어요 · { COMMAND("board") } 명령어로 원하는 곳에 불러올 수 있어요
notice-time-up = { $waiting }님, { $mover }님의 시간이 다 됐어요.
notice-time-up-how =
    { $counts ->
        [yes]
            승리를 선언하거나, { $extra ->
                [minutes] 10분을
               *[day] 하루를
            } 더 줄 수 있어요.
       *[no]
            아직 서로 두 수씩 두기 전이에요. 없던 일로 하거나, { $extra ->
                [minutes] 10분을
               *[day] 하루를
            } 더 줄 수 있어요.
    }
notice-time-up-until = { $match }번 대국 · { $mover }님은 아직 둘 수 있어요 · 이대로라면 <t:{ $closes }:R>에 결과 없이 끝나요
notice-ask = { $who }님, { $match }번 대국에서 30일째 아무도 두지 않았어요. 계속 둘까요?
notice-ask-until = 이대로라면 <t:{ $closes }:R>에 결과 없이 끝나요
button-claim =
    { $counts ->
        [yes] 승리 선언
       *[no] 없던 일로
    }
button-extend =
    { $extra ->
        [minutes] 10분 더 주기
       *[day] 하루 더 주기
    }
button-go-on = 계속 둬요
button-board = 대국으로 가기
button-match = { $match }번 대국
notice-late =
    { $other }님과의 { $match }번 대국에서 시간이 다 됐어요. { $counts ->
        [yes] 상대가 승리를 선언하기 전까지는 아직 둘 수 있어요.
       *[no] 아직 둘 수 있어요.
    }
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by }님이 뒀어요.
                [ask] { $by }님이 뒀어요.
                [paused] { $by }님이 둬서 일시 정지가 풀렸어요.
                [late] { $by }님이 늦게나마 뒀어요.
               *[time-up] { $by }님이 늦게나마 뒀어요.
            }
        [claimed] { $by }님이 승리를 선언했어요.
        [day] { $by }님이 { $other }님에게 시간을 더 줬어요.
        [time] { $by }님이 { $other }님에게 시간을 더 줬어요.
        [taken-back]
            { $kind ->
                [paused] { $match }번 대국의 수를 물러서 일시 정지가 풀렸어요.
                [time-up] { $match }번 대국의 수를 물렀어요.
                [late] { $match }번 대국의 수를 물렀어요.
                [ask] { $match }번 대국의 수를 물렀어요.
               *[remind] { $match }번 대국의 수를 물렀어요.
            }
        [paused] { $match }번 대국의 시계가 멈췄어요.
        [resumed] { $by }님이 시계를 다시 움직였어요.
        [anew] { $match }번 대국의 기한이 바뀌었어요. 새 기한은 보드에 있어요.
        [kept] { $by }님이 { $match }번 대국을 계속 두기로 했어요.
        [went-on] { $match }번 대국은 계속돼요.
        [rescued] { $by }님의 시간이 다 되어 휴가를 썼어요.
        [timed-out] { $other }님의 시간이 다 됐어요.
       *[over] { $match }번 대국은 끝났어요.
    }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

more-time =
    { $pace ->
        [ten-minutes] 10분
        [one-day] 1일
        [three-days] 3일
       *[seven-days] 7일
    }
offer-made =
    { $offer ->
        [draw] { $other }님, { $by }님이 무승부를 제안했어요.
        [pause] { $other }님, { $by }님이 일시 정지를 부탁했어요. 수락하면 다음 수를 둘 때까지 시계가 멈춰요.
        [time] { $other }님, { $by }님이 이번 수에 시간을 { more-time } 더 부탁했어요.
        [takeback-one]
            { $other }님, { $by }님이 { $last }번째 수({ $square } 칸 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            })를 무르고 싶대요.
       *[takeback-two]
            { $other }님, { $by }님이 { $first }번째 수({ $square } 칸 { $kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            })와 { $last }번째 수({ $other }님의 { $other-square } 칸 { $other-kind ->
                [cat] 고양이
               *[kitten] 아기 고양이
            })를 무르고 싶대요.
    }
offer-terms = { $match }번 대국 · 다음 수를 둘 때까지 유효
offer-draw-early = 아직 두 사람 모두 두 수씩 두지 않아서, 지금 비기면 대국은 없었던 것으로 끝나요.
offer-declined =
    { $offer ->
        [draw] { $other }님, { $by }님이 무승부를 거절했어요.
        [takeback] { $other }님, { $by }님이 무르기를 거절했어요.
        [pause] { $other }님, { $by }님이 일시 정지를 거절했어요.
       *[time] { $other }님, { $by }님이 시간을 더 주지 않기로 했어요.
    }
offer-paused = { $other }님, { $by }님이 수락해서 다음 수를 둘 때까지 시계가 멈춰요.
offer-resumed = { $other }님, { $by }님이 시계를 다시 움직였어요.
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest }: 일시 정지됐어요. 서버 관리자가 다시 시작할 때까지 시계는 멈춰 있어요. 그동안에도 수는 둘 수 있어요.
       *[no] ▶️ { $mover }님, { $contest }: 다시 시작되어 시계가 움직여요. 당신 차례예요.
    }
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest }: 일시 정지됐어요. 서버 관리자가 다시 시작할 때까지 { $movers }의 시계는 멈춰 있어요. 그동안에도 수는 둘 수 있어요.
       *[no] ▶️ { $movers }, { $contest }: 다시 시작되어 시계가 움직여요. 여러분 차례예요. 기한은 각 게임판에 나와 있어요.
    }
offer-extended = { $other }님, { $by }님이 시간을 { more-time } 더 줬어요.
offer-settled =
    { $offer ->
        [draw]
            { $how ->
                [accepted] { $by }님의 무승부 제안: { $other }님이 수락했어요.
                [declined] { $by }님의 무승부 제안: { $other }님이 거절했어요.
                [withdrawn] { $by }님이 무승부 제안을 거뒀어요.
                [turn] { $by }님의 무승부 제안: 답 대신 다음 수를 뒀어요.
               *[over] { $by }님의 무승부 제안: 이제 답할 수 없어요.
            }
        [takeback]
            { $how ->
                [accepted] { $by }님의 무르기 부탁: { $other }님이 수락했어요.
                [declined] { $by }님의 무르기 부탁: { $other }님이 거절했어요.
                [withdrawn] { $by }님이 무르기 부탁을 거뒀어요.
                [turn] { $by }님의 무르기 부탁: 답 대신 다음 수를 뒀어요.
               *[over] { $by }님의 무르기 부탁: 이제 답할 수 없어요.
            }
        [pause]
            { $how ->
                [accepted] { $by }님의 일시 정지 부탁: { $other }님이 수락했어요.
                [declined] { $by }님의 일시 정지 부탁: { $other }님이 거절했어요.
                [withdrawn] { $by }님이 일시 정지 부탁을 거뒀어요.
                [turn] { $by }님의 일시 정지 부탁: 답 대신 다음 수를 뒀어요.
               *[over] { $by }님의 일시 정지 부탁: 이제 답할 수 없어요.
            }
       *[time]
            { $how ->
                [accepted] { $by }님의 시간 추가 부탁: { $other }님이 수락했어요.
                [declined] { $by }님의 시간 추가 부탁: { $other }님이 거절했어요.
                [withdrawn] { $by }님이 시간 추가 부탁을 거뒀어요.
                [turn] { $by }님의 시간 추가 부탁: 답 대신 다음 수를 뒀어요.
               *[over] { $by }님의 시간 추가 부탁: 이제 답할 수 없어요.
            }
    }
offer-sent =
    { $offer ->
        [draw] { $match }번 대국에서 { $other }님에게 무승부를 제안했어요.
        [takeback] { $match }번 대국에서 { $other }님에게 무르기를 부탁했어요.
        [pause] { $match }번 대국에서 { $other }님에게 일시 정지를 부탁했어요. 시계는 다음 수까지만 멈춰요. 오래 쉴 때는 { COMMAND("away") } 명령어를 쓰세요.
       *[time] { $match }번 대국에서 { $other }님에게 { more-time } 더 달라고 부탁했어요.
    }
offer-withdrawn-for =
    { $offer ->
        [draw] 전에 한 무승부 제안은 거뒀어요.
        [takeback] 전에 한 무르기 부탁은 거뒀어요.
        [pause] 전에 한 일시 정지 부탁은 거뒀어요.
       *[time] 전에 한 시간 연장 부탁은 거뒀어요.
    }
offer-sent-terms = 답이 오면 알려 드릴게요. 다음 수까지 유효하고, **{ button-more }**에서 거둘 수 있어요.
plan-taken-back = 그다음에 두려고 세운 계획도 사라졌어요.
offer-answered = 답을 전했어요.
button-offer =
    { $offer ->
        [draw] 무승부 제안
        [takeback] 내 수 무르기 부탁
        [pause] 일시 정지 부탁
       *[time] { more-time } 더 부탁
    }
button-take-back = 내 수 무르기
take-back-sure = { $first }번째 수와 { $last }번째 수를 무를까요? 응수도 함께 사라지고, 다음에는 다른 응수가 나올 수도 있어요.
offer-draw-sure = 무승부를 제안할까요? 제가 받아들이면 대국이 끝나요.
button-accept-offer = 수락
button-decline-offer = 거절
button-accept-named =
    { $offer ->
        [draw] 무승부 수락
        [takeback] 무르기 수락
        [pause] 일시 정지 수락
       *[time] { more-time } 더 주기
    }
button-decline-named =
    { $offer ->
        [draw] 무승부 거절
        [takeback] 무르기 거절
        [pause] 일시 정지 거절
       *[time] 시간 더 안 주기
    }
button-withdraw-offer = 거두기
button-resume = 시계 다시 시작
refusal-done-already = 이미 끝난 일이라 더 할 게 없어요.

## Matches.

games-title =
    내 차례: { $mine } · 상대 차례: { $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· 일시 정지: { $paused }
    }
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · { $turn }번째 수 · { $time ->
        [due] 마감 <t:{ $until }:R>
        [paused] 일시 정지
        [stopped] 시계 멈춤
        [unmoved] 시간 제한 없음
       *[still] 시간 제한 없음, 마지막 수 <t:{ $since }:R>
    } · [{ $match }번 대국]({ $link }){ $planned ->
        [yes] { " " }· ⚡ 예약한 수 있음
       *[no] { "" }
    }
games-page = -# { $pages }쪽 중 { $page }쪽
games-go-to = 대국으로 가기
games-option =
    { edition } · { $match }번 대국 · { $awaits ->
        [yes] 내 차례
        [nobody] 일시 정지
       *[no] 상대 차례
    }
games-challenge = { $challenger }님 ([도전장]({ $link }))
games-challenges = ✋ 답을 기다려요: { $list }
games-followed-match = [{ $match }번 대국]({ $link })
games-followed =
    -# 👀 지켜보는 대국: { $matches }{ $more ->
        [0] { "" }
       *[other] { " " }외 { $more }개
    }
which-match-title = 어느 대국인가요?
which-match = { $opponent } · { edition } · { $match }번 대국
games-none = 진행 중인 대국이 없어요. { COMMAND("challenge") } 명령어로 도전장을 보내 보세요!
button-next = 다음 대국
games-turns = { $count }수
change-shown = 다 됐어요! 게임판은 여기 있어요: { $link }
change-there = -# 게임판: { $link }
change-unshown = 잘 저장했어요. 지금은 Discord에 새 게임판이 올라가지 않네요. 될 때까지 계속 올려 볼게요.
change-user-installed = 잘 저장했어요. 저는 그 서버에 없어서, 거기 있는 사람이 `/board { option-match }:{ $match }` 명령어를 써야만 게임판을 보여 줄 수 있어요.
change-homeless = 잘 저장했어요. 그런데 제가 { $link } 채널에 더는 글을 쓸 수 없네요. 다른 채널에서 `/board { option-match }:{ $match }` 명령어를 쓰면 대국이 그리로 옮겨 가요. 아니면 그 채널을 관리하는 사람에게 제 채널 보기, 메시지 보내기(스레드에서도), 파일 첨부 권한을 켜 달라고 부탁해 주세요. 그러면 제가 알아서 이어 갈게요.
change-homeless-over = 처리하고 저장했어요. { $link }에는 더 이상 글을 쓸 수 없어서, 두 분께 DM으로 알릴게요. 다른 채널에서 `/board { option-match }:{ $match }` 명령어를 쓰면 거기에 보여 줘요.
form-unsaved = 아무것도 저장하지 않았어요.
typed-unread = 여기서는 제 게임판이나 알림에 단 답장만 읽어요. `c3` 같은 수로 답장해 주세요. { COMMAND("move") } 명령어는 어디서나 쓸 수 있어요.
resign-sure =
    { $counts ->
        [yes] { $match }번 대국을 기권할까요? { $opponent }님이 이기고, 되돌릴 수 없어요.
       *[no] { $match }번 대국을 없던 일로 할까요? 아직 서로 두 수씩 두기 전이라 전적에 들어가지 않아요.
    }
resign-ends-series = 시리즈도 결과 없이 여기서 끝나요.
resign-lost-in-series = 시리즈에서 이미 한 판이 끝났기 때문에, 첫 수부터 기권은 패배로 남아요.
resign-kept = 좋아요, 계속 둬요!
watch-turn = { $turn }번째 수를 두는 장면:
button-watch = 마지막 수 보기
more-what = { $match }번 대국:
more-planned = ⚡ 이 대국에는 예약한 수가 있어요. **{ button-plan }**에서 볼 수 있어요.
more-about =
    { $about ->
        [plan] **{ button-plan }**: 상대가 둘 법한 수에 대한 응수를 미리 골라 두면, 그 수가 나올 때 제가 대신 둬요.
        [note] **{ button-note }**: 나만 읽을 수 있는 짧은 글이에요.
       *[read] **{ button-read }**: 어디에 무엇이 있는지 글로 알려 줘요.
    }
button-note = 메모
note-mine = 📝 나만 보는 메모:
note-none = { $match }번 대국에는 이제 메모가 없어요.
watching = { $orange }님과 { $gray }님의 대국을 보고 있어요.
button-follow =
    { $how ->
        [end] 팔로우: 끝날 때만
        [turns] 팔로우: 모든 수
       *[none] 팔로우 취소
    }
following =
    { $how ->
        [end] { $match }번 대국이 끝나면 메시지를 보낼게요.
        [turns] { $match }번 대국에서 수를 둘 때마다, 그리고 끝나면 메시지를 보낼게요.
       *[none] 이제 { $match }번 대국 소식은 보내지 않을게요.
    }
button-film-so-far = 지금까지 영상
button-more = 더 보기
button-replay = 다시 보기
button-film = 영상
button-resign = 기권
button-resign-yes =
    { $counts ->
        [yes] 기권
       *[no] 없던 일로
    }
button-resign-no = 계속 두기
button-help = 도움말

## The rules, page by page.

rules-title = **{ edition-title }** · { $pages }쪽 중 { $page }쪽
rules-new-ghost = **다른 점.** boop에 유령이 하나씩 더 있어요. 가장자리에서 들어와 내 차례가 끝날 때마다 저절로 미끄러지며 옆에 있는 말을 밀어요. 다음 네 쪽에 자세한 이야기가 있고, 나머지 쪽은 boop과 같아요.
    그림에서는 치즈 쪽 유령이 나아가며 b2와 c2를 양옆으로 밀어요.
rules-new-kittens = **다른 점.** 자라지 않는 boop이에요. 고양이는 없고, 내 아기 고양이 세 마리가 한 줄이면 이겨요. 여덟 마리가 모두 침대에 있는데 줄이 없으면 한 마리가 대기석으로 돌아와요. boop을 안다면 이게 전부예요.
    그림에서는 b2, c2, d2의 치즈 아기 고양이로 이겨요.
rules-aim = **목표.** 내 고양이 세 마리를 한 줄로 나란히 모아요. 가로줄(1~6), 세로줄(a~f), 대각선 다 좋아요. 둘 다 아기 고양이 여덟 마리로 시작해서 고양이로 키워요. 누가 먼저 둘지는 도전장에 적혀 있거나 동전으로 정하고, 재대결에서는 바뀌어요.
    그림에서는 b3, c3, d3으로 이겨요.
rules-aim-kittens = **목표.** 내 아기 고양이 여덟 마리 중 세 마리를 한 줄로 나란히 모아요. 가로줄(1~6), 세로줄(a~f), 대각선 다 좋아요. 누가 먼저 둘지는 도전장에 적혀 있거나 동전으로 정하고, 재대결에서는 바뀌어요.
    그림에서는 a3, b3, c3으로 이겨요.
rules-boop = **콩!** 내 차례에 대기석(침대 옆 내 자리)에 있는 말 하나를 빈칸에 놓아요. 그러면 대각선까지 바로 옆에 있는 말은 누구 것이든 모두 놓은 말에서 멀어지는 쪽으로 한 칸씩 밀려나요. 밀린 말은 다른 말을 밀지 않아요.
    그림에서는 아기 고양이가 c3에 놓이며 둘을 콩 밀어요.
rules-fall = **침대 밖으로.** 가장자리 너머로 밀린 말은 주인의 대기석으로 돌아가고, 다시 놓을 수 있어요. 일부러 떨어뜨리고 싶을 때도 있답니다.
    그림에서는 b1이 a1을 침대 밖으로, c1을 d1로 콩 밀어요.
rules-held = **받쳐 주기.** 바로 뒤에 다른 말이 있으면, 누구 것이든 받쳐 줘서 밀리지 않아요. 다른 쪽에서는 밀릴 수 있어요.
    그림에서는 c4가 받쳐 줘서 c2가 c3을 못 밀어요.
rules-graduate = **자라기.** 내 차례가 끝났을 때 내 말 세 마리가 한 줄이면, 아기 고양이든 고양이든 셋 다 대기석으로 돌아가고, 아기 고양이는 고양이가 돼요. 건너뛸 수는 없어요. 줄이 여럿이면 하나를 골라요. 내가 상대의 줄을 만들어 주면, *상대의* 차례가 끝날 때까지 남아 있어야 줄로 쳐요.
    그림에서는 a3, b3, c3이 자라요.
rules-cats = **고양이.** 대기석에 고양이가 있으면 아기 고양이 대신 놓을 수 있어요. 고양이는 누구든 밀고, 아기 고양이는 아기 고양이만 밀어요.
    그림에서는 d3이 아기 고양이를 콩 밀지만, c3의 고양이는 꿈쩍도 안 해요.
rules-eight = **여덟 마리 모두 침대 위.** 내 말 하나가 대기석으로 돌아가야 해요. 누가 갈지는 내가 골라요. 아기 고양이는 자라고, 고양이는 고양이 그대로예요. 줄도 있으면 그 줄이나 말 하나 중에서 골라요.
    그림에서는 f1의 아기 고양이가 자라요.
rules-eight-kittens = **여덟 마리 모두 침대 위.** 줄이 없으면 아기 고양이 하나가 대기석으로 돌아가요. 누가 갈지는 내가 골라요.
    그림에서는 f1이 돌아가요.
rules-win = **이기기.** 내 차례가 끝났을 때 내 고양이 세 마리가 한 줄이거나 고양이 여덟 마리가 침대 위에 있으면 이겨요. 이때는 아무도 자라지 않아요. 둘 다 세 마리가 한 줄이면, 그 수를 둔 사람이 이겨요.
    그림에서는 d6으로 대각선 세 마리가 돼요.
rules-win-kittens = **이기기.** 내 차례가 끝났을 때 내 아기 고양이 세 마리가 한 줄이면 이겨요. 내가 상대의 줄을 만들어 주면, *상대의* 차례가 끝날 때까지 남아 있어야 줄로 쳐요.
    그림에서는 d6으로 대각선 세 마리가 돼요.
rules-ghost-enters = **내 유령.** 내 차례가 끝날 때, 어느 가장자리에서든 두 칸 사이의 이음매로 들어올 수 있어요. 다른 유령이 있는 이음매는 안 돼요. 침대를 가로지르는 쪽을 보고, 들어올 때는 아무 일도 안 일어나요. 대기석에서 더 기다려도 돼요.
    그림에서는 a3과 a4 사이에서 출발해요.
rules-ghost-moves = **스르륵.** 그 뒤로는 내 차례가 끝날 때마다 스스로 움직여요. 이음매 하나만큼 앞으로, 방향은 절대 안 바꿔요. 새 이음매 양옆의 말을 한 칸씩 바깥으로 밀고, 고양이도 밀어요. 마지막 이음매까지 가면 다음에는 집으로 돌아가고, 나중 차례에 다시 들어올 수 있어요. 줄과 승리는 그다음에 따져요.
    그림에서는 b2를 왼쪽으로, c2를 오른쪽으로 밀어요.
rules-ghost-scares = **왁!** 뒤가 막혀 밀리지 않는 말은 뒤에 늘어선 말을 모두 펄쩍 뛰어넘어 첫 빈칸으로 가요. 빈칸이 없으면 침대 밖으로 뛰고요.
    그림에서는 c2가 d2와 e2를 넘어 f2로 뛰어요.
rules-ghost-passes = **유령이 못 하는 것.** 유령은 칸을 차지하지 않고, 아무도 받쳐 주지 않고, 줄에도 안 들어가요. 누구도 유령을 밀 수 없어요. 다른 유령을 만나면 그대로 지나쳐 다음 이음매로 가서 거기서만 밀어요. 다음 이음매가 없으면 집으로 돌아가요.
    그림에서는 c3을 밀어요.
rules-draws = **무승부와 시간.** 둘이 합의하거나, 같은 모양이 세 번 나오거나, 모두 합쳐 300수를 두면 무승부예요. 그 마지막 수로 이기면 무승부가 아니라 승리예요. 무른 수는 세지 않아요. 내 시간이 다 되면 상대가 승리를 선언하거나 시간을 더 줄 수 있어요. 휴가 전에 { COMMAND("away") } 명령어로 시계를 멈출 수 있어요. 게임판 아래의 **더 보기**에서 무승부를 제안하거나 기권할 수 있어요.
rules-signs = **판 읽는 법.**
    • 둥근 말은 치즈, 네모난 말은 턱시도예요.
    • 고양이는 앉아 있고 목걸이를 했어요.
    • 빛살이 있는 칸은 방금 놓인 말이고, 화살표는 다른 말을 어디로 밀었는지 보여 줘요.
    • 흐릿한 말은 이제 침대에 없어요.
    • 가장자리로 떨어졌거나, 별이 있으면 자란 거예요. 화살표가 있으면 그대로 대기석으로 돌아갔어요.
    • 사슬은 뒤의 말이 받쳐 주고 있다는 뜻이에요.
    • 추는 아기 고양이에게 너무 무거운 고양이라는 뜻이에요.
    • 양옆은 대기석이고, 테두리가 있는 쪽이 둘 차례예요.
    • 침대 둘레가 점선이면 미리 보기예요. 밀릴 말은 도착할 칸에 흐릿하게 보여요.
    그림에서는 b2가 b3을 위로, a2를 침대 밖으로 밀어요. c3은 뒤에서 받쳐 줘서 그대로이고, c2의 고양이는 꿈쩍도 안 해요.
rules-signs-ghost = **판 읽는 법.**
    • 둥근 말은 치즈, 네모난 말은 턱시도예요.
    • 고양이는 앉아 있고 목걸이를 했어요.
    • 빛살이 있는 칸은 방금 놓인 말이고, 화살표는 다른 말을 어디로 밀었는지 보여 줘요.
    • 흐릿한 말은 이제 침대에 없어요.
    • 가장자리로 떨어졌거나, 별이 있으면 자란 거예요. 화살표가 있으면 그대로 대기석으로 돌아갔어요.
    • 사슬은 뒤의 말이 받쳐 주고 있다는 뜻이에요.
    • 추는 아기 고양이에게 너무 무거운 고양이라는 뜻이에요.
    • 진한 화살표는 유령이 민 거예요.
    • 유령의 뾰족한 끝은 가는 방향, 뒤의 작은 구름은 온 길이에요.
    • 양옆은 대기석이고, 테두리가 있는 쪽이 둘 차례예요.
    • 침대 둘레가 점선이면 미리 보기예요. 밀릴 말은 도착할 칸에 흐릿하게 보여요.
    그림에서는 b2가 b3을 위로, a2를 침대 밖으로 밀어요. c3은 뒤에서 받쳐 줘서 그대로이고, c2의 고양이는 꿈쩍도 안 해요.
rules-signs-kittens = **판 읽는 법.**
    • 둥근 말은 치즈, 네모난 말은 턱시도예요.
    • 빛살이 있는 칸은 방금 놓인 말이고, 화살표는 다른 말을 어디로 밀었는지 보여 줘요.
    • 흐릿한 말은 이제 침대에 없어요.
    • 사슬은 뒤의 말이 받쳐 주고 있다는 뜻이에요.
    • 양옆은 대기석이고, 테두리가 있는 쪽이 둘 차례예요.
    • 침대 둘레가 점선이면 미리 보기예요. 밀릴 말은 도착할 칸에 흐릿하게 보여요.
    그림에서는 b2가 b3을 위로, a2를 침대 밖으로 밀어요. c3은 뒤에서 받쳐 줘서 그대로예요.
rules-typing = **수 입력하기.** { COMMAND("move") } 명령어로 한 줄에 한 수를 둬요.
    `c3`: 거기에 아기 고양이를, 없으면 고양이를 놓아요 · `고양이 c3`: 고양이를 놓아요 · `c3 =c3d4e5`: 그 줄이 자라요 · `c3 =d4`: 여덟 마리 모두 침대 위라면, 그 말이 대기석으로 돌아가요.
    그림에서는 c3으로 c3, d4, e5 한 줄이 돼요.
rules-typing-ghost = **수 입력하기.** { COMMAND("move") } 명령어로 한 줄에 한 수를 둬요.
    `c3`: 거기에 아기 고양이를, 없으면 고양이를 놓아요 · `고양이 c3`: 고양이를 놓아요 · `c3 =c3d4e5`: 그 줄이 자라요 · `c3 =d4`: 여덟 마리 모두 침대 위라면, 그 말이 대기석으로 돌아가요 · `c3 유령 bc1`: 내 유령이 b1과 c1 사이로 들어와요.
    그림은 방금 들어온 모습이에요.
rules-typing-kittens = **수 입력하기.** { COMMAND("move") } 명령어로 한 줄에 한 수를 둬요.
    `c3`: 거기에 아기 고양이를 놓아요 · `c3 =d4`: 여덟 마리 모두 침대 위라면, 그 아기 고양이가 대기석으로 돌아가요.
    그림에서는 아기 고양이가 c3에 놓여요.
rules-advice = **팁.**
    • 가운데가 제일 안전해요. 가장자리까지 멀거든요.
    • 나란한 두 마리는 줄을 노리면서 서로 받쳐 줘요. 상대 말 둘이 나란하면 옆에서 갈라놓으세요.
    • 한 마리가 모자란 줄은 내 말을 콩 밀어 채울 수도 있어요.
    • 놓을 말이 부족한가요? 내 말을 밀어 떨어뜨리세요.
    • 고양이 하나는 대기석에 남겨 두세요. 침대 위의 내 고양이는 아기 고양이로 밀어 떨어뜨릴 수 없어요. 줄이 되거나 가장자리 너머로 떨어져야 돌아와요.
    그림에서는 c3이 c4와 d4의 짝을 갈라놓아요.
rules-advice-ghost = **팁.**
    • 가운데가 제일 안전해요. 가장자리까지 멀거든요.
    • 나란한 두 마리는 줄을 노리면서 서로 받쳐 줘요. 상대 말 둘이 나란하면 옆에서 갈라놓으세요.
    • 한 마리가 모자란 줄은 내 말을 콩 밀어 채울 수도 있어요.
    • 놓을 말이 부족한가요? 내 말을 밀어 떨어뜨리세요.
    • 고양이 하나는 대기석에 남겨 두세요. 침대 위의 내 고양이는 아기 고양이로 밀어 떨어뜨릴 수 없어요. 줄이 되거나 가장자리 너머로 떨어져야 돌아와요.
    • 유령은 느려요. 이음매를 세어 보세요.
    그림에서는 c3이 c4와 d4의 짝을 갈라놓아요.
rules-advice-kittens = **팁.**
    • 가운데가 제일 안전해요. 가장자리까지 멀거든요.
    • 나란한 두 마리는 줄을 노리면서 서로 받쳐 줘요. 상대 말 둘이 나란하면 옆에서 갈라놓으세요.
    • 한 마리가 모자란 줄은 내 말을 콩 밀어 채울 수도 있어요.
    • 놓을 아기 고양이가 부족한가요? 내 것을 밀어 떨어뜨리세요.
    그림에서는 c3이 c4와 d4의 짝을 갈라놓아요.
button-rules = 규칙
button-signs = 판 읽는 법
button-page-back = 이전
button-page-next = 다음
help-title = **{ edition-title }**
help-game =
    { $edition ->
        [kittens]
            1. 아기 고양이 여덟 마리 중 하나를 빈 칸에 놓으면 옆에 있는 말이 모두 한 칸씩 밀려나요. 침대에서 떨어지면 주인의 대기석으로 돌아가요.
            2. 바로 뒤에 다른 말이 있으면 밀리지 않아요.
            3. 내 아기 고양이 세 마리가 한 줄이면 (대각선도) 이겨요.
            4. 여덟 마리가 모두 침대 위에 있으면 하나가 대기석으로 돌아가요.
        [ghost]
            1. 아기 고양이 여덟 마리 중 하나를 빈 칸에 놓으면 옆에 있는 말이 모두 한 칸씩 밀려나요. 침대에서 떨어지면 주인의 대기석으로 돌아가요.
            2. 바로 뒤에 다른 말이 있으면 밀리지 않아요.
            3. 내 말 세 마리가 한 줄이면 (대각선도) 고양이가 되어 대기석으로 돌아가요.
            4. 내 고양이 세 마리가 한 줄이면 이겨요. 고양이 여덟 마리가 침대 위에 있어도 이겨요.
            아기 고양이는 고양이를 못 밀어요. 내 유령은 칸 사이를 스르륵 움직이며 옆에 있는 말을 밀어요.
       *[classic]
            1. 아기 고양이 여덟 마리 중 하나를 빈 칸에 놓으면 옆에 있는 말이 모두 한 칸씩 밀려나요. 침대에서 떨어지면 주인의 대기석으로 돌아가요.
            2. 바로 뒤에 다른 말이 있으면 밀리지 않아요.
            3. 내 말 세 마리가 한 줄이면 (대각선도) 고양이가 되어 대기석으로 돌아가요.
            4. 내 고양이 세 마리가 한 줄이면 이겨요. 고양이 여덟 마리가 침대 위에 있어도 이겨요.
            아기 고양이는 고양이를 못 밀어요.
    }
help-editions = boop은 세 가지예요. 아래에서 골라 보세요:
help-together = **함께:** 리그는 { COMMAND("league") }, 컵 대회는 { COMMAND("cup") }, 빠른 대국을 잇달아 두는 아레나는 { COMMAND("arena") }, 다 함께 저와 두는 투표 대국은 { COMMAND("vote") }.
help-alone = **혼자서:** 열 단계 중에서 골라 저와 두거나(**{ button-play-me }**), { COMMAND("puzzle") }로 퍼즐을, { COMMAND("daily") }로 날마다 새 퍼즐을 풀어요.
help-hints = **힌트:** 저와 둘 때, 그리고 도전에서 `{ option-hints }`를 고른 친선전에서 쓸 수 있어요.
help-words = **화면 낭독기를 쓴다면:** { COMMAND("settings") }의 `{ option-pushes-in-words }`로 게임판을 글로 읽고, { COMMAND("move") }에서 각 수가 무엇을 하는지 목록으로 볼 수 있어요.
help-managing = **이 서버를 관리하시네요:** 언어, 채널, 오늘의 퍼즐, 클럽하우스는 { COMMAND("server") }에서 설정해요.
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# Boop Bot은 팬이 만든 비공식 프로젝트예요.
button-advice = 팁
button-typing = 수 입력하기
button-games = 내 대국

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

button-first-steps = 첫걸음
lesson-title = **{ $number }/{ $count } · { $task ->
        [boop-off] 침대 밖으로 콩!
        [grow] 세 마리 키우기
        [win] 고양이 세 마리로 이기기
        [win-kittens] 아기 고양이 세 마리로 이기기
        [enter] 유령 불러들이기
        [stop] 상대의 줄 막기
        [push-in] 밀어서 줄 만들기
        [fork] 양쪽 끝 노리기
        [eight] 여덟 마리 모두 침대에
       *[scare] 왁! 놀라게 하기
    }**
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }내 편은 치즈예요. 아기 고양이를 놓으면 옆에 있는 말이 모두 한 칸씩 밀려나요. { SIGN("kitten_tuxedo", plain: "🟦") }턱시도 아기 고양이를 가장자리 너머로 밀어 보세요!
            -# 메뉴에서 칸을 고르세요. 대국에서는 **콩!** 버튼이 같은 메뉴를 열어요.
        [grow] 내 말 세 마리가 한 줄이면 고양이로 자라요. 내 말도 밀리지만, 나란한 두 마리는 서로 받쳐 줘요. 세 번째는 어디에 놓을까요?
        [win] 고양이 세 마리가 한 줄이면 이겨요. 내 고양이 두 마리가 벌써 대각선으로 나란히 있어요. 세 번째는 침대 옆에서 기다려요. **고양이 놓기**를 누르고 칸을 고르세요.
        [win-kittens] 아기 고양이 세 마리가 한 줄이면 이겨요. 내 말도 밀리지만, 나란한 두 마리는 서로 받쳐 줘요. 세 번째는 어디에 놓을까요?
        [enter] 내 유령이 침대 옆에서 기다려요. 아기 고양이를 아무 데나 놓으세요. 그러면 세 번째 메뉴 **내 유령**에서 들어올 자리를 고를 수 있어요.
        [stop] 턱시도 두 마리가 나란히 있어요. 한 마리가 더 서면 자라나요. 둘 중 하나 바로 옆에 놓아 밀어내세요!
        [push-in] 밀어서 줄을 만들 수도 있어요. 내 고양이 둘이 나란히 있어요. 세 번째 아기 고양이를 그 옆으로 밀어 넣으세요. 어디서 밀까요?
        [fork] 양쪽 끝이 빈 두 마리는 막기 어려워요. 내 고양이 하나를 다른 하나 바로 옆으로 밀어, 상대가 무엇을 하든 다음 차례에 자랄 수 있게 해 보세요!
        [eight] 내 일곱 마리가 침대에 있어요. 아무도 떨어지지 않게 여덟 번째를 놓으세요. 그러면 고른 한 마리가 자라나요.
       *[scare] 내 차례가 끝나면 내 유령이 스스로 이음매 하나만큼 앞으로 스르륵 가면서 옆에 있는 말들을 밀어요. 뒤가 받쳐진 말은 밀리는 대신 펄쩍 뛰어요. 왁! 아기 고양이를 턱시도 아기 고양이 두 마리에게서 멀리 놓아 보세요.
    }
lesson-squares = 칸 이름: 세로줄은 왼쪽부터 a~f, 가로줄은 아래부터 1~6이에요.
lesson-where =
    { $kind ->
        [cat] 고양이를 놓아요. 칸을 고르세요.
       *[kitten] 아기 고양이를 놓아요. 칸을 고르세요.
    }
lesson-done =
    { $task ->
        [boop-off] 떨어졌네요! 침대 옆 친구들에게 돌아갔어요. 거기가 턱시도의 **대기석**이에요. 내 말도 떨어질 수 있지만, 다시 놓으면 돼요.
        [grow] 야옹! 셋 다 고양이가 되어 대기석으로 돌아왔어요. 고양이는 누구든 밀고, 아기 고양이는 고양이를 못 밀어요.
        [win]
            🏆 이겼어요! 이게 전부예요. 밀고, 키우고, 고양이 세 마리를 한 줄로.
            -# 아기 고양이와 함께 줄을 이룬 고양이는 같이 대기석으로 돌아가요. 내 고양이 여덟 마리가 모두 침대에 있어도 이겨요.
        [win-kittens] 🏆 이겼어요! 이게 전부예요. 내 말 여덟 마리가 모두 침대 위에 있으면 하나는 대기석으로 돌아가요.
        [enter] 나왔어요! 들어올 때는 아무도 밀지 않아요. 다음 내 차례부터 솔기를 따라 침대를 똑바로 가로질러 스스로 움직여요. 반대쪽 끝에 닿으면 침대를 떠나고, 다시 불러들일 수 있어요.
        [stop] 잘 막았어요! 둘 때마다 상대의 두 마리가 나란히 있는지 살펴보세요.
        [push-in] 야옹! 밀려서 줄에 선 고양이도 놓아서 선 고양이와 똑같이 쳐요.
        [fork] 잘했어요! 상대가 무엇을 하든 다음 차례에 내 세 마리가 자랄 수 있어요.
        [eight] 자랐어요! 내 여덟 마리가 모두 침대에 있으면 늘 하나가 돌아와요. 아기 고양이는 고양이가 되어 돌아와요. 여덟 마리 모두 고양이면 이겨요.
       *[scare] 왁! 바로 뒤에 다른 말이 있어서 펄쩍 뛰어넘었어요. 고양이도 뛰어요. 자리가 없으면 침대 밖으로 뛰고요.
    }
lesson-miss =
    { $miss ->
        [nobody] { $square } 칸 옆에 아무도 없어서 아무도 안 움직였어요. 가장자리의 턱시도 아기 고양이 바로 옆에 놓아 보세요. 예를 들면 { $example } 칸.
        [still-on] 콩! 그런데 한 칸만 밀려서 아직 침대 위에 있어요. 가장자리의 턱시도 아기 고양이를 노려 보세요. 예를 들면 { $example } 칸에서.
        [pushed-own] 콩! 내 말이 밀렸네요. 나란한 두 마리는 늘어선 방향으로만 서로 받쳐 줘요. 그 줄의 끝에 놓아 보세요. 예를 들면 { $example } 칸.
        [no-line]
            { $square } 칸의 { $kind ->
                [cat] 고양이로는
               *[kitten] 아기 고양이로는
            } 세 마리 한 줄이 안 돼요. 내 두 마리의 끝에 놓아 보세요. 예를 들면 { $example } 칸.
        [kitten] 그건 아기 고양이였어요. 고양이 세 마리가 필요해요. **고양이 놓기**를 누르고 칸을 고르세요. 예를 들면 { $example } 칸.
        [kitten-in-line] 한 줄이긴 한데, 그중 하나가 아기 고양이예요. 자라기만 하고 아직 이기지는 못해요. **고양이 놓기**를 누르고 칸을 고르세요. 예를 들면 { $example } 칸.
        [kept] 유령이 침대 옆에 그대로 있네요. 그래도 되지만, 이번에는 불러 봐요. 칸을 고른 다음 **내 유령** 메뉴에서 자리를 고르세요.
        [still-a-line] 움직였지만 두 마리가 다시 한 줄이에요. 하나를 줄 밖으로 완전히 밀어내세요. 예를 들면 { $example }에서요.
        [held] 아무도 움직이지 않았어요. 한 마리 바로 뒤에 다른 한 마리가 있어 버텨요. 옆에서 미세요. 예를 들면 { $example }에서요.
        [not-pushed-in] 여기서는 밀어 넣는 것이 과제예요. 세 번째 아기 고양이를 두 마리 옆으로 미세요. 예를 들면 { $example }에서요.
        [one-end] 그건 막을 수 있어요. 양쪽 끝이 비도록 아기 고양이를 다른 하나 옆으로 미세요. 예를 들면 { $example }에서요.
        [seven] 내 한 마리가 떨어져서 일곱 마리예요. 내 고양이를 떨어뜨리지 않는 곳에 여덟 번째를 놓으세요. 예를 들면 { $example }이에요.
       *[not-scared] 유령이 오기 전에 내 아기 고양이가 둘을 흐트러뜨려서, 아무도 뛸 필요가 없었어요. 둘에게서 멀리 놓아 보세요. 예를 들면 { $example } 칸.
    }
lesson-again = 침대를 처음대로 돌려놓았어요. 다시 해 보세요.
lesson-end =
    { $edition ->
        [classic] **봇과 두기**를 누르거나, { COMMAND("challenge") } 명령어로 친구에게 도전해 보세요!
            -# boop은 두 종류가 더 있고, 저마다 짧은 수업이 있어요. 스르륵 움직이는 유령과 함께하는 유령 boop, 아기 고양이만으로 두는 아기 고양이 boop.
        [kittens] **봇과 두기**를 누르거나, { COMMAND("challenge") } 명령어로 친구에게 도전해 보세요!
       *[ghost] **봇과 두기**를 누르거나, { COMMAND("challenge") } 명령어로 친구에게 도전해 보세요!
    }
lesson-end-next = 이제 써 볼 차례예요. **퍼즐**을 풀거나, **봇과 두기**를 누르거나, { COMMAND("challenge") } 명령어로 친구에게 도전해 보세요!
lesson-end-challenge =
    { $to ->
        [friend] 준비 끝! **수락**을 눌러 { $challenger }님의 도전장을 받거나, 먼저 **봇과 두기**로 연습해 보세요.
       *[anybody] 준비 끝! **내가 할래요**를 눌러 { $challenger }님의 도전장을 받거나, 먼저 **봇과 두기**로 연습해 보세요.
    }
first-match-gently = 첫 대국인가요? **{ button-accept-gently }**하면 친선전이 돼요. 레이팅은 그대로이고, 둘 다 힌트를 쓸 수 있어요.
lesson-end-match =
    { $awaits ->
        [yes] 준비 끝! { $opponent }님과의 { $match }번 대국({ edition })이 한창이고, 내 차례예요.
       *[no] 준비 끝! { $opponent }님과의 { $match }번 대국({ edition })이 한창이에요. 상대가 두면 내 차례예요.
    }
lesson-end-over = { $challenger }님의 도전장은 이제 받을 수 없어요.
lesson-more =
    { $edition ->
        [ghost] 유령 boop 배우기
       *[kittens] 아기 고양이 boop 배우기
    }
button-next-steps = 두 번째 레슨
button-a-puzzle = 퍼즐
lesson-ghosts-now = 유령부터 하기

## When the bot joins a server.

greeting =
    안녕하세요, Boop Bot이에요! 아기 고양이들이 서로 침대 밖으로 콩 미는 2인용 보드게임을 가져왔어요.
    { COMMAND("challenge") } 명령어로 친구에게 도전하거나, **첫걸음**을 눌러 보세요. 몇 초 만에 둬도, 며칠에 걸쳐 둬도 돼요. 차례가 오면 제가 불러 드려요.
    -# 여기서는 메시지를 읽지 않아요. { COMMAND("settings") } 명령어로는 상대에게 승리를 내주는 수를 두기 전에 경고를 받을 수 있어요.
    -# 서버 관리자라면: **오늘의 퍼즐**을 누르면 여기에 매일 퍼즐이 올라와요. { COMMAND("server") } 명령어로 대국할 채널을 정하고, 진행 중인 대국과 주간 소식, 챔피언을 보여 주는 클럽하우스를 열 수 있어요.
greeting-puzzle = 이제부터 UTC 자정마다 { $channel } 채널에 오늘의 퍼즐을 올릴게요. 오늘 것도 곧 가요. 끄려면 { COMMAND("server") } 명령어를 쓰세요.
greeting-puzzle-ask = 매일 UTC 자정에 { $channel } 채널에 오늘의 퍼즐을 올릴까요? 오늘 것은 바로 올라가요.

## Permissions, as Discord's own settings call them in this language.

permission =
    { $which ->
        [view-channel] 채널 보기
        [send-messages] 메시지 보내기
        [create-public-threads] 공개 스레드 만들기
        [send-messages-in-threads] 스레드에서 메시지 보내기
        [read-message-history] 메시지 기록 보기
        [manage-roles] 역할 관리하기
       *[attach-files] 파일 첨부
    }

## Languages. { $language } is what a language calls itself.

command-settings-language = 나에게만 보이는 글의 언어. 기본값은 내 Discord의 언어
command-server-language = 이 서버에서 모두가 읽는 언어. 기본값은 Discord가 정한 이 서버의 언어
language-as-discord = Discord 설정 그대로
refusal-no-such-language = { $code }, 아직 제가 못 하는 언어예요. 목록에서 골라 주세요.

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

turn-words-kitten = 아기고양이, 새끼고양이, 아기, 새끼, 아깽이
turn-words-cat = 고양이, 냥이
turn-words-ghost = 유령, 귀신

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = “{ $text }”, 무슨 수인지 모르겠어요. a1부터 f6까지의 칸을 적어 주세요. 예: `/move c3` 또는 `/move 고양이 c3`.
refusal-illegal-turn = { $objection } 대국은 그대로예요. 다른 수를 둬 보세요.
refusal-ambiguous-turn = 그 수의 결과는 { $count }가지예요. `{ $first }`처럼 하나를 골라 적어 주세요. { COMMAND("move") } 목록에 모두 나와요.
refusal-not-your-turn = 지금은 { $mover }님 차례예요. 차례가 오면 알려 드릴게요.
refusal-not-your-match = 다른 사람들의 대국이에요. 구경하려면 진행 중인 대국에서는 **더 보기**, 끝난 대국에서는 **다시 보기**를 누르세요.
refusal-kept-from-others = 대국을 공개하지 않는 플레이어가 있어서 두 사람만 다시 볼 수 있어요. 진행 중에는 **더 보기** 안의 **마지막 수 보기**로 마지막 수를 볼 수 있어요.
refusal-no-such-match = 그런 대국을 못 찾겠어요. 목록에서 골라 주세요. 내 대국은 { COMMAND("games") } 명령어로 볼 수 있어요.
refusal-match-over = 그 대국은 끝났어요. { COMMAND("challenge") } 명령어로 새로 시작해 보세요!
refusal-former-player = “떠난 플레이어”와의 대국이라 물어볼 사람이 없어요. { COMMAND("challenge") } 명령어로 다른 사람에게 도전해 보세요!
refusal-match-running = 그 대국은 아직 진행 중이에요. { COMMAND("board") } 명령어로 볼 수 있어요.
refusal-match-quarantined = { $match }번 대국의 기록이 맞지 않아서, 함부로 고치지 않고 멈춰 뒀어요. 저를 운영하는 사람에게 알려 주세요. 사라진 건 없어요.
refusal-out-of-date = 그 뒤로 { $match }번 대국이 더 진행됐어요. 지금은 이런 모습이에요.
refusal-old-button = 옛 버전의 버튼이에요. { COMMAND("board") } 명령어를 쓰면 새 버튼과 함께 대국이 나와요.
refusal-old-command = 모르는 명령어예요. 옛 버전의 것일 수도 있어요. `/`를 입력하고 목록에서 다시 골라 주세요.
refusal-too-fast = 고양이도 못 따라갈 속도예요! { $seconds }초 기다렸다가 이어서 해 주세요.
refusal-shown-enough = 이 채널에 1분 사이 그림이 너무 많이 올라왔어요. 잠시 뒤에 다시 해 주세요.
refusal-too-much-to-draw = 지금 그릴 게임판이 너무 많아서 늦어질 것 같아요. 잠시 뒤에 다시 해 주세요.
refusal-no-match = 진행 중인 대국이 없어요. { COMMAND("challenge") } 명령어로 도전장을 보내 보세요!
refusal-nothing-awaits-you = 지금 내 차례인 대국이 없어요. 내 대국은 { COMMAND("games") } 명령어로 볼 수 있어요.
refusal-awaited-elsewhere = 여기는 { $opponent }님 차례예요. 내 차례는 { $other }님과의 { $match }번 대국이에요: { $link } 거기서 두거나 `{ option-match }:{ $match }` 옵션을 붙여 주세요.
refusal-which-match = 어느 대국인지 알 수 없어요. `{ option-match }` 칸에서 골라 주세요. { COMMAND("games") } 명령어로 모두 볼 수 있어요.
refusal-challenged-self = 자기 자신과는 대국할 수 없어요. 친구에게 도전하거나, 이름을 비우고 여기 있는 누구에게나 도전해 보세요.
refusal-challenged-bot = 봇은 아기 고양이를 못 안아요. 사람에게 도전하거나, 이름을 비우고 여기 있는 누구에게나 도전해 보세요.
refusal-challenged-stranger = 그 사람은 이제 이 서버에 없어요. 여기 있는 사람에게 도전해 보세요.
refusal-challenged-twice = { $opponent }님에게 보낸 도전장이 아직 남아 있어요. 상대가 부담스럽지 않게 한 번에 한 장만 보낼 수 있어요. 답을 기다리거나, 거두고 새로 보내세요. 다른 에디션도 좋아요.
refusal-challenged-all-twice = 모두에게 보낸 도전장이 아직 남아 있어요. 누가 받을 때까지 기다리거나 먼저 거둬 주세요.
refusal-challenged-back = { $opponent }님이 여기서 벌써 도전장을 보냈어요. 확인하고 수락해 보세요!
refusal-not-with-them = { $opponent }님과는 대국을 시작할 수 없어요. 다른 사람에게 도전하거나 저와 둬요!
refusal-you-blocked = { $opponent }님을 차단했어요. 대국하고 싶다면 먼저 차단을 풀어 주세요.
refusal-declined-lately = { $opponent }님이 도전장을 거절했어요. <t:{ $until }:R>에 다시 보낼 수 있어요.
refusal-blocked-self = 자기 자신은 차단할 수 없어요. 다른 사람을 골라 주세요.
refusal-blocked-bot = 봇은 도전장을 보내지 않으니 차단할 필요가 없어요. 사람을 골라 주세요.
refusal-too-many-blocked = 이미 { $limit }명을 차단해서 더는 기억할 수 없어요. 먼저 누군가의 차단을 풀어 주세요: { COMMAND("settings") }, **{ button-blocked }**.
refusal-banned = 저를 운영하는 사람이 이용을 막아서 아무것도 해 드릴 수 없어요. 착오인 것 같거나 저장된 정보를 받고 싶다면 그 사람에게 문의해 주세요.
refusal-challenge-over = 이미 답이 나온 도전장이에요. { COMMAND("games") } 명령어로 내 대국을 보고, { COMMAND("challenge") } 명령어로 새로 도전할 수 있어요.
refusal-not-your-challenge = { $opponent }님에게 온 도전장이에요. { COMMAND("challenge") } 명령어로 직접 보내 보세요!
refusal-own-challenge =
    { $whose ->
        [friend] { $opponent }님만 답할 수 있어요. 마음이 바뀌었다면 거둘 수 있어요.
       *[anybody] 다른 사람만 답할 수 있어요. 마음이 바뀌었다면 거둘 수 있어요.
    }
refusal-only-challenger = 그 도전장은 { $challenger }님만 거둘 수 있어요.
refusal-no-channel = 여기에는 게임판을 올릴 수 없어요. 필요한 권한: { $missing }. 이 채널을 관리하는 사람에게 허용해 달라고 하거나, 다른 채널을 써 주세요.
refusal-no-puzzle-in-forum = 포럼에는 오늘의 퍼즐을 올릴 수 없어요. 텍스트 채널을 골라 주세요.
refusal-no-puzzle-there = { $channels }: 오늘의 퍼즐을 올릴 수 없어요. 필요한 권한: { $missing }. 거기서 허용하거나 다른 채널을 골라 주세요.
refusal-no-clubhouse-in-forum = 포럼은 클럽하우스로 쓸 수 없어요. 텍스트 채널을 골라 주세요.
refusal-no-clubhouse-there = { $channels }: 클럽하우스로 쓸 수 없어요. 필요한 권한: { $missing }. 거기서 허용하거나 다른 채널을 골라 주세요.
refusal-no-clubhouses = 저를 운영하는 사람이 클럽하우스를 꺼 둬서, 어느 서버에서도 쓸 수 없어요.
refusal-role-everyone = 모두가 가진 역할이에요. 챔피언에게 줄 역할은 따로 골라 주세요. 주지 않으려면 **클럽하우스**에서 비워 두세요.
refusal-role-managed = 그 역할은 Discord나 앱이 직접 주는 거라 제가 줄 수 없어요. 다른 역할을 고르거나 챔피언용으로 하나 만들어 주세요.
refusal-role-powerful = 이기면 저절로 받는 역할이라 관리 권한이 있으면 안 돼요. 관리, 추방, 차단, 타임아웃, 전체 멘션을 할 수 없는 역할을 골라 주세요.
refusal-role-not-allowed = 아직 역할을 줄 수 없어요. 필요한 권한: { $missing }. 서버 설정의 역할에서 제 역할에 허용하고 다시 골라 주세요.
refusal-role-too-high = 저는 제 역할보다 아래에 있는 역할만 줄 수 있어요. 서버 설정의 역할에서 제 역할을 그 위로 옮기고 다시 골라 주세요.
refusal-role-above-you = 자기가 가진 가장 높은 역할보다 낮은 역할만 고를 수 있어요. 더 낮은 역할을 고르거나, 역할이 더 높은 사람에게 부탁해 주세요.
refusal-not-a-moderator = 서버 관리자만 바꿀 수 있어요. 관리자에게 부탁해 주세요.
refusal-too-many-matches = 진행 중인 대국이 { $limit }판이에요. 고양이 발을 다 빌려도 모자라요. 먼저 한 판을 끝내 주세요. { COMMAND("games") } 명령어로 모두 볼 수 있어요.
refusal-too-many-matches-of = { $player }님은 진행 중인 대국이 { $limit }판이라 더는 못 둬요. 한 판이 끝나면 다시 해 주세요.
refusal-too-many-challenges = 답을 기다리는 도전장이 벌써 { $limit }장이에요. 가장 오래된 것부터 확인하거나 거둬 주세요.
refusal-following-many = 대국은 { $limit }판까지만 팔로우할 수 있어요. **더 보기**나 제가 보낸 메시지 아래의 **팔로우 취소**를 누르거나, 하나가 끝날 때까지 기다려 주세요.
refusal-not-in-this-channel = 이 서버에서는 { $channels } 채널에서 대국해요. 거기서 해 보세요.
refusal-thread-of-others = 이 스레드는 다른 대국의 자리예요. { $channels } 채널에서 도전하면 새 대국만의 자리가 생겨요.
refusal-moderator-plays = { $match }번 대국은 직접 두고 있어서 관리자 권한으로 끝낼 수 없어요. 이 서버의 다른 관리자에게 부탁하거나, { COMMAND("resign") } 명령어로 기권하세요.
refusal-not-in-this-server = 그 대국은 이 서버에 없어요. `{ option-end-match }` 칸의 목록에서 골라 주세요.
refusal-nobody-else-here = 여기는 우리 둘뿐이라 도전장을 받을 사람이 없어요. 서버나 친구와의 대화에서 { COMMAND("challenge") } 명령어를 써 주세요 (대화에서 쓰려면 먼저 저를 계정에 추가하세요).
refusal-board-not-alone = 상대가 이 대화를 볼 수 없어서 대국은 그대로 있어요. `/board { option-text }:True` 명령어를 쓰면 여기서도 글로 볼 수 있어요.
refusal-not-a-member = 저는 아직 이 서버의 멤버가 아니에요. 명령어만 추가돼서 게임판을 올릴 수 없어요. 서버 관리자가 [저를 추가]({ $invite })할 수 있어요.
refusal-answers-hidden = 여기서는 제 답이 한 사람에게만 보여서 함께 대국할 수 없어요. 앱이 모두에게 말할 수 있는 곳에서 { COMMAND("challenge") } 명령어를 쓰거나, 이 서버에 저를 추가해 달라고 부탁해 주세요.
refusal-time-not-up = 아직 { $opponent }님의 시간이 남았어요 (마감 <t:{ $until }:R>). 그 뒤에 승리를 선언할 수 있어요.
refusal-untold = 게임판을 보여 줄 수 없어서, { $opponent }님이 마지막 수를 모를 수도 있어요. `/board` 명령어로 둘 다 있는 곳에 대국을 불러 주세요. 승리 선언은 <t:{ $until }:R>부터 할 수 있어요.
refusal-your-own-time = 지금은 내 차례예요. 시간이 다 되면 상대가 승리를 선언할 수 있지만, 아직 둘 수 있어요!
offer-named =
    { $offer ->
        [draw] 무승부 제안
        [takeback] 무르기 부탁
        [pause] 일시 정지 부탁
       *[time] 시간 연장 부탁
    }
refusal-offer-open = { $by }님의 { offer-named }이 아직 답을 기다리고 있어요. 아래 버튼으로 먼저 답해 주세요.
refusal-offer-replaced = 그 제안은 이미 끝났어요. 지금은 { $by }님의 { offer-named }이 답을 기다리고 있어요.
refusal-offer-declined = 그건 이미 부탁했어요. 다음 수를 둔 뒤에 다시 부탁할 수 있어요.
refusal-nothing-offered = 그 제안은 이미 끝났어요. { COMMAND("board") } 명령어로 지금 대국을 볼 수 있어요.
refusal-your-own-offer = 직접 한 제안이라 상대만 답할 수 있어요. 마음이 바뀌었다면 거둘 수 있어요.
refusal-not-your-offer = 제안은 제안한 사람만 거둘 수 있어요. 수락하거나 거절해 주세요.
refusal-nothing-to-take-back = 아직 무를 수가 없어요. 계속 두세요!
refusal-no-clock = 이 대국은 시간 제한이 없어서 멈추거나 더 줄 시간도 없어요. 계속 두세요!
refusal-not-your-clock = 지금은 { $mover }님의 시간이 가고 있어요. 시간은 내 차례일 때 더 부탁할 수 있어요.
refusal-not-paused = 이 대국은 일시 정지 상태가 아니에요. { COMMAND("board") } 명령어로 대국을 볼 수 있어요.
refusal-contest-holds = 이 대국이 속한 대회가 일시 정지 중이라 시계가 멈춰 있어요. 수는 둘 수 있고, 대회가 다시 시작되면 시계도 움직여요.
refusal-no-such-zone = { $code }, 모르는 시간대예요. Europe/Berlin처럼 적어 주세요. `/settings { option-time-zone }:` 칸을 입력하면 목록이 나와요.
refusal-nothing-kept = 저장해 둔 정보가 하나도 없어요. { COMMAND("challenge") } 명령어로 도전장을 보내면 기억할 게 생길 거예요!
refusal-record-too-large = 저장한 대국이라기엔 파일이 너무 커요. 최대 { $limit } KiB예요. `/replay`의 **기보 받기**에서 받은 파일을 첨부해 주세요.
refusal-record-not-text = 텍스트 파일이 아니에요. `/replay`의 **기보 받기**에서 받은 파일을 첨부해 주세요.
refusal-record-empty = 빈 파일이에요. `/replay`의 **기보 받기**에서 받은 파일을 첨부해 주세요.
refusal-record-no-edition = { $line }번째 줄: 수가 나오기 전에 종류를 적은 줄이 있어야 해요. `Edition: classic`, `Edition: ghost`, `Edition: kittens` 중 하나를 넣고 다시 해 주세요.
refusal-record-odd-edition = { $line }번째 줄: { $code }, 모르는 종류예요. `classic`, `ghost`, `kittens` 중 하나를 적고 다시 해 주세요.
refusal-record-not-next = { $line }번째 줄: { $expected }번째 수가 나와야 하는데 다른 것이 적혀 있어요({ $code }). 고치고 다시 해 주세요.
refusal-record-too-long = { $line }번째 줄: 대국은 최대 { $limit }수라서 이 줄 전에 끝나야 해요. 나머지는 지워 주세요.
refusal-record-not-a-turn = { $line }번째 줄: { $code }, 무슨 수인지 모르겠어요. 고치고 다시 해 주세요.
refusal-record-illegal-turn = { $line }번째 줄, { $code }: { $objection } 고치고 다시 해 주세요.
refusal-record-ambiguous-turn = { $line }번째 줄, { $code }: 결과가 여러 가지예요. `{ $first }`처럼 하나를 골라 적고 다시 해 주세요.
refusal-record-gone = 그 파일이 이제 없어요. `/replay { option-file }:` 명령어로 다시 올려 주세요.
refusal-what-to-replay = 무엇을 다시 볼지 알려 주세요. 내 대국은 `{ option-match }`, 저장한 대국은 `{ option-file }` 칸이에요.
refusal-export-awaited = 아직 데이터를 모으고 있어요. 그 파일이 나온 다음에 다시 부탁해 주세요.
refusal-film-awaited = 아직 영상을 만들고 있어요. 그 영상이 나온 다음에 다시 부탁해 주세요.
refusal-film-too-long = 수가 너무 많아서 영상 하나에 다 안 들어가요. 한 수씩 넘겨 보세요.
refusal-no-such-number = 이 대국에 그런 수는 없어요. **수 고르기**를 다시 누르고 숫자를 적어 주세요.
refusal-profile-bot = 봇은 아기 고양이를 못 안아서 보여 줄 게 없어요. 사람을 골라 주세요.
refusal-you-played-nothing = 아직 끝난 대국이 없어요. { COMMAND("challenge") } 명령어로 도전장을 보내면 프로필이 저절로 채워져요!
refusal-nothing-played = 이 플레이어는 아직 끝낸 대국이 없어요. { COMMAND("challenge") } 명령어로 도전장을 보내 보세요!
refusal-profile-kept = 이 플레이어는 프로필을 공개하지 않아요. 둘이 둔 대국은 { COMMAND("history") } 명령어로 볼 수 있어요.
refusal-profile-stranger = 여기에 없고, 함께 둔 적도 없는 사람이에요. 여기 있거나 함께 둔 사람을 고르세요. 이름을 비우면 내 프로필이 나와요.
refusal-leaderboard-elsewhere = 다른 서버의 순위표예요. { COMMAND("leaderboard") } 명령어로 이 서버 또는 모든 서버의 순위를 볼 수 있어요.
refusal-no-such-season = 모르는 시즌이에요. `{ option-season }` 칸의 목록에서 고르거나 비워 주세요.
refusal-no-such-hour = 시각은 0부터 23까지예요. 그중에서 다시 골라 주세요.
refusal-half-quiet = 조용한 시간은 시작과 끝을 모두 정해야 해요. `{ option-quiet-from }`, `{ option-quiet-until }` 둘 다 적어 주세요.
refusal-no-such-level = 모르는 단계예요. { COMMAND("help") } 명령어에서 **봇과 두기**를 누르고 목록에서 골라 주세요.
refusal-not-your-lesson = 다른 사람의 수업이에요. { COMMAND("help") } 명령어에서 **첫걸음**을 누르면 내 수업이 시작돼요.
refusal-bot-plays-you = 저와는 벌써 { $match }번 대국({ edition })을 두고 있어요. 그 대국부터 끝내요. { COMMAND("board") } 명령어로 여기로 불러오거나, { COMMAND("resign") } 명령어로 끝낼 수 있어요.
refusal-bot-is-guest = 저는 잠깐 놀러 와서 제 수를 보여 줄 수 없어요. 저에게 DM을 보내거나, 저를 추가한 서버에서 같이 둬요.
refusal-bot-cannot-play = 지금은 제가 둘 수 없어요. 이유는 저를 운영하는 사람이 로그에서 볼 수 있어요. 대신 { COMMAND("challenge") } 명령어로 친구에게 도전해 보세요!
refusal-no-hints-rated = 랭크전이라 힌트가 없어요. 저와의 대국이나 { COMMAND("challenge") } `{ option-hints }:True` 대국에는 힌트가 있어요.
refusal-no-hints-here = 힌트 없이 시작한 대국이라 둘 다 힌트를 못 받아요. { COMMAND("challenge") } `{ option-hints }:True` 명령어로 둘 다 힌트를 받는 대국을 시작할 수 있어요.
refusal-hints-not-rated = 힌트가 있는 대국은 랭크전이 될 수 없어요. `{ option-rated }` 칸을 비우고 친선전으로 두거나, `{ option-hints }` 칸을 비워 주세요.
refusal-hint-awaited = 아직 힌트를 생각하고 있어요. 곧 나와요.
refusal-cannot-think = 지금은 제가 생각을 못 해서 힌트도 복기도 없어요. 이유는 저를 운영하는 사람이 로그에서 볼 수 있어요. 대국은 그대로 이어지고, 힌트 횟수도 그대로예요.
refusal-too-much-to-think = 지금 부탁이 너무 많아서 힌트가 늦어질 것 같아요. 힌트 횟수는 그대로니 잠시 뒤에 다시 해 주세요.
refusal-review-awaited = 아직 복기를 하고 있어요. 그 복기가 나온 다음에 다시 부탁해 주세요.
refusal-review-of-running = 그 대국은 아직 진행 중이에요. 끝나면 복기할 수 있어요.
refusal-nothing-to-review = 아무도 두지 않은 대국이라 복기할 게 없어요.
refusal-review-unseen = 상대가 아직 이 복기를 안 봤어요. 둘 다 본 다음에 모두에게 보여 줄 수 있어요.
refusal-puzzle-not-yours = 다른 사람의 퍼즐이에요. { COMMAND("puzzle") } 명령어로 내 퍼즐을 받을 수 있어요.
refusal-puzzle-done = 그 퍼즐은 끝났거나, 그사이 다른 퍼즐을 시작해서 닫혔어요. { COMMAND("puzzle") } 명령어로 새 퍼즐을 받을 수 있어요.
refusal-puzzle-changed = 다른 곳에서 이 퍼즐을 더 풀었네요. 지금 모습은 { COMMAND("puzzle") } 또는 { COMMAND("daily") } 명령어로 볼 수 있어요.
refusal-puzzle-of-the-past = 그날의 퍼즐은 끝났어요. 연속 기록은 그대로예요. { COMMAND("daily") } 명령어로 오늘 것을 볼 수 있어요.
refusal-puzzle-not-yet = 그날의 퍼즐은 아직 안 나왔어요. UTC 자정마다 새로 나와요. { COMMAND("daily") } 명령어로 오늘 것을 볼 수 있어요.
refusal-puzzle-gone = 그 퍼즐은 이제 없어요. 기록에는 아무 영향이 없어요. { COMMAND("puzzle") } 명령어로 다른 퍼즐을 받을 수 있어요.
refusal-puzzle-counts-not = 서버 기록에는 직접 푼 오늘의 퍼즐만 들어가요. { COMMAND("daily") } 명령어로 오늘 것을 볼 수 있어요.
refusal-no-puzzle-left = 여기 있는 퍼즐은 다 풀어 봤네요. { COMMAND("puzzle") } 명령어로 다른 종류나 난이도를 골라 주세요.
refusal-challenge-expired = 그 도전장은 기한이 지났어요. { COMMAND("challenge") } 명령어로 새로 보낼 수 있어요.
refusal-opponent-not-here = { $opponent }님이 이 채널을 볼 수 없어서 여기서는 못 둬요. 둘 다 있는 곳에서 해 보세요.
objection-game-over = 그 대국은 끝났어요.
objection-square-taken = 그 칸에는 이미 말이 있어요.
objection-no-kitten = 대기석에 아기 고양이가 없어요.
objection-no-cat = 대기석에 고양이가 없어요.
objection-no-cats-here = 이 boop에는 고양이가 없어요.
objection-no-ghosts-here = 이 boop에는 유령이 없어요.
objection-ghost-out = 내 차례가 시작될 때 유령이 침대 위에 있었어요. 집으로 돌아오면 그다음 차례부터 들어올 수 있어요.
objection-not-an-entry = 유령은 거기로 들어올 수 없어요. 침대 가장자리, 두 칸 사이로 들어와요. `c4 g a23`은 c4 칸에 말을, a2와 a3 사이에 유령을 둔다는 뜻이에요.
objection-stitch-taken = 거기에는 이미 상대의 유령이 있어요.
objection-nothing-graduates = 그 수로는 아무도 자라거나 대기석으로 돌아가지 않아요.
objection-win-graduates-nothing = 그 수로 이기니까 아무도 대기석으로 돌아가지 않아요.
objection-not-a-graduation = 그 수로는 그 말들이 대기석으로 돌아갈 수 없어요.
objection-must-graduate = 내 말 하나가 대기석으로 돌아가야 해요. 누가 갈지 적어 주세요.

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

alert-disk = **디스크가 거의 찼어요:** 데이터베이스가 있는 곳에 { $free } MiB만 남았어요. 가득 차면 수를 받을 수 없어요. 오래된 백업이나 데이터베이스 옆의 사본(`.before-…`, `.replaced-…`)이 공간을 차지하고 있을지 몰라요.
alert-database = **데이터베이스에 쓸 수 없어요:** 지금은 수를 받지 않고, 플레이어에게는 나중에 다시 해 달라고 안내하고 있어요. 이유는 로그의 `CRITICAL`에 있어요. 파일이 사라졌거나 바뀌었거나, 다른 프로그램이 잠갔거나, 공간이 없을 거예요.
alert-lost = **실행 중에 데이터베이스를 잃었어요:** { $why }. 저는 멈췄고, 그 뒤로는 아무것도 받지 않았어요. 읽을 수 있었던 내용은 데이터베이스 옆에 저장해 뒀어요(`.rescued`). 파일의 위치와 되살리는 방법은 로그에 있어요.
alert-taken = **실행 중에 다른 프로그램이 제 데이터베이스를 쓰기 시작했어요.** 저는 멈췄고, 그 뒤로는 수를 받지 않았어요. 그때까지 받은 것은 모두 파일에 있어요. 다른 Boop Bot이 쓰고 있는지 확인해 주세요.
alert-replaced = **제 프로세스 하나가 응답하지 않아요:** 알림, 오늘의 퍼즐, 백업을 맡은 대표 프로세스예요. 다른 프로세스가 이어받아서 빠진 건 없어요. 멈춰 있지 않은지 확인해 주세요. 그 프로세스에 연결된 플레이어는 답을 못 받을 수 있어요.
alert-over =
    { $cause ->
        [disk] ✅ 디스크에 다시 여유가 생겼어요.
        [database] ✅ 다시 데이터베이스에 기록할 수 있어서 수를 받고 있어요.
        [backup] ✅ 다시 최신 백업이 있어요.
       *[boards] ✅ 다시 모든 게임판을 보여 줄 수 있어요.
    }
alert-newer = **새 버전이 나왔어요:** { $version }. 언제 업데이트할지는 직접 정하면 돼요. 새로워진 점과 해야 할 일은 변경 내역에 있어요.
alert-quarantine = **격리한 대국: { $list }.** 기록이 맞지 않아서 이어서 둘 수 없어요. 무엇이 잘못됐는지는 `python -m bot check` 명령어로 알 수 있고, 플레이어는 새로 시작할 수 있어요.
alert-backup = **최근 백업이 없어요:** { $why }
alert-boards =
    { $count ->
        [1] **10분째 게임판을 보여 주지 못한 대국: { $list }.** 그 채널에 더는 글을 쓸 수 없거나 채널이 사라졌을지 몰라요. 어떤 권한이 없는지는 `python -m bot doctor` 명령어로 알 수 있고, `/board` 명령어로 대국을 다른 곳으로 옮길 수 있어요. Discord에 잠깐 문제가 생긴 거라면 저절로 해결돼요.
       *[other] **10분째 게임판을 보여 주지 못한 대국: { $list }.** 그 채널들에 더는 글을 쓸 수 없거나 채널이 사라졌을지 몰라요. 어떤 권한이 없는지는 `python -m bot doctor` 명령어로 알 수 있고, `/board` 명령어로 대국을 다른 곳으로 옮길 수 있어요. Discord에 잠깐 문제가 생긴 거라면 저절로 해결돼요.
    }
application-description = 침대 위에서 서로 콩콩 미는 아기 고양이들. 친구와 오늘 한 수, 내일 한 수, 아니면 저와 함께 boop을 둬요. 어느 채널에서든 /challenge 명령어로 시작해요. 하는 법은 /help 명령어로 2분 만에 배울 수 있어요.
application-tags = 보드게임, 2인용, 느긋한 대국, 고양이, 게임

## When something breaks.

error-database = 지금 데이터베이스를 쓸 수 없어서 아무것도 하지 않았어요. 대국은 모두 그대로예요. 나중에 다시 해 주세요.
error-database-lost = 방금 데이터베이스와 연결이 끊겨서, 마지막으로 한 일이 저장됐는지 알 수 없어요. 하다 만 채로 남은 건 없어요. 다시 하기 전에 지금 상태를 살펴봐 주세요.
error-discord = 방금 Discord가 삐끗했어요. 사라진 건 없으니 다시 해 주세요.
error-unexpected = 저한테 문제가 생겼어요. 대국은 무사해요. 또 이러면 저를 운영하는 사람에게 이 번호를 알려 주세요: `{ $reference }`.

## The teacher: hints, and the warning of a preview. A fact is a whole sentence without its full stop and without 나 or 내, for reviews
## tell of others' turns with it: 상대 is the other player, 이쪽 whoever played. A fact never says more than is true.

hint = 💡 **{ $turn }.** { $why }
hint-place =
    { $kind ->
        [cat] { $square } 칸에 고양이
       *[kitten] { $square } 칸에 아기 고양이
    }
hint-way = { $turn }; { $way }
hint-entry = 유령은 { $low }·{ $high } 사이로
hint-why =
    { $count ->
        [1] { $first }.
       *[other] { $first }. 게다가 { $second }.
    }
hint-look-opening = 💡 아직 침대가 거의 비어 있어요. 어느 가장자리에서도 먼, 가운데 쪽 칸이 좋아요.
hint-look =
    💡 { $told } { $part ->
        [top-left] 왼쪽 위({ $left }~{ $right }열, { $lower }~{ $upper }행)
        [top-right] 오른쪽 위({ $left }~{ $right }열, { $lower }~{ $upper }행)
        [bottom-left] 왼쪽 아래({ $left }~{ $right }열, { $lower }~{ $upper }행)
       *[bottom-right] 오른쪽 아래({ $left }~{ $right }열, { $lower }~{ $upper }행)
    } 쪽을 살펴보세요.
hint-look-idea =
    { $idea ->
        [wins] 이번 수로 이길 수 있어요.
        [eight] 여덟 마리가 모두 침대에 올라가니 한 마리가 다시 내려와요.
        [threatens] 다음 수에 승리를 노릴 수 있어요.
        [prepares] 다음 수에 완성되어 자랄 줄을 노릴 수 있어요.
        [trap] 조심! 제일 좋아 보이는 칸이 함정이에요.
        [nothing] 상대가 줄을 완성하지도, 내 말을 떨어뜨리지도 못하게 할 수 있어요.
        [ghost] 유령이 들어와 상대 말 쪽으로 갈 수 있어요.
        [safe] 다음 한 수 동안 내 말이 떨어지지 않게 할 수 있어요.
        [more] 침대 위의 내 말을 상대보다 많게 할 수 있어요.
        [middle] 가장자리를 피하세요. 거기서는 떨어지기 쉬워요.
        [apart] 상대 말들을 갈라놓을 수 있어요.
        [beside] 내 말 옆에 놓을 수 있어요. 세 마리 한 줄로 가는 길이에요.
        [free] 급한 건 없어요. 비슷하게 좋은 수가 많아요.
       *[quiet] 지금은 눈에 띄는 수가 없어요. 좋은 칸을 고르면 돼요.
    }
hint-look-forces = 상대가 어떻게 두든 { $turns }수 안에 이길 수 있어요.
hint-look-lost =
    { $turns ->
        [1] 어떻게 두든 상대가 다음 수에 이길 수 있어요.
       *[other] 어떻게 두든 상대가 { $turns }수 안에 이길 수 있어요. 가장 오래 버티는 수를 찾아보세요.
    }
hint-look-stops =
    { $named ->
        [yes] 상대가 { winning-on } 승리를 노려요. 막을 수 있어요.
       *[no] 상대가 승리를 노려요. 막을 수 있어요.
    }
hint-look-few =
    빈칸 { $free }곳 가운데 { $count }곳만 상대가 { $turns ->
        [1] 다음 수에 이기는
       *[other] { $turns }수 안에 반드시 이기는
    } 걸 막아요.
hint-look-grows = 이번 수로 아기 고양이 { $count }마리가 자랄 수 있어요.
hint-look-pushes = 상대 말 { $count }마리를 떨어뜨릴 수 있어요.
hint-look-keeps =
    { $named ->
        [yes] 상대의 아기 고양이가 { on-squares } 자랄 수 있어요. 막을 수 있어요.
       *[no] 상대의 아기 고양이가 다음에 자라려고 해요. 막을 수 있어요.
    }
hint-look-spoils =
    { $reply ->
        [none] 상대에게 좋은 수가 있어요.
       *[other] 상대가 { $reply } 칸에 두는 수를 조심하세요.
    } { $does ->
        [grows] 아기 고양이가 자라는 수예요.
        [threatens] 승리를 노리는 수예요.
        [pushes] 내 말을 떨어뜨리는 수예요.
       *[line] 자라는 줄을 노리는 수예요.
    } 미리 막을 수 있어요.
hint-look-edge = 상대 말 { $count }마리를 가장자리로 밀 수 있어요. 거기서는 한 번만 더 밀면 떨어져요.
hint-look-kind =
    { $kind ->
        [cat] 고양이를 써야 해요.
       *[kitten] 아기 고양이를 써야 해요.
    }
hint-found = 👍 저라도 그렇게 두겠어요!
hint-threat = 상대가 { winning-on } 승리를 노려요.
hint-few-hold =
    { $turns ->
        [1]
            빈칸 { $free }개 중 상대가 다음에 이기는 걸 막는 칸은 { $count ->
                [1] 여기뿐이에요.
               *[other] { $count }개뿐이고, 여기가 그중 하나예요.
            }
       *[other]
            빈칸 { $free }개 중 상대가 { $turns }수 안에 반드시 이기는 걸 막는 칸은 { $count ->
                [1] 여기뿐이에요.
               *[other] { $count }개뿐이고, 여기가 그중 하나예요.
            }
    }
hint-but-win = 하지만 그다음 상대가 { winning-on } 이길 수 있어요.
hint-but-growing =
    { $anyway ->
        [yes] 하지만 그다음 상대의 아기 고양이가 { on-squares } 자랄 수 있어요. 모두 막을 수는 없어요.
       *[no] 하지만 그다음 상대의 아기 고양이가 { on-squares } 자랄 수 있어요.
    }
hint-but-loses =
    { $too ->
        [yes] 하지만 이쪽 말도 { $count }마리 떨어져요.
       *[no] 하지만 이쪽 말 { $count }마리가 침대에서 떨어져요.
    }
hint-not =
    { $kind ->
        [kitten] { $square } 칸에 아기 고양이를 놓으면 안 좋아요
        [cat] { $square } 칸에 고양이를 놓으면 안 좋아요
       *[any] { $square } 칸은 안 좋아요
    }
hint-not-win = { hint-not }. 상대가 { winning-on } 이기게 돼요.
hint-not-forced =
    { hint-not }. 그러면 상대가 { $turns ->
        [1] 바로
       *[other] { $turns }수 안에 반드시
    } 이길 수 있어요.
hint-not-grows = { hint-not }. 상대가 { $reply } 칸으로 받으면 상대의 아기 고양이 { $count }마리가 자라요.
hint-not-threatens = { hint-not }. 상대가 { $reply } 칸으로 받으면 { winning-on } 승리를 노리게 돼요.
hint-not-pushes =
    { hint-not }. 상대가 { $reply } 칸으로 받으면 { $many ->
        [yes] 이쪽 말 { $count }마리가
       *[no] { $squares } 칸의 이쪽 말이
    } 침대 밖으로 떨어져요.
hint-not-line = { hint-not }. 상대가 { $reply } 칸으로 받으면 { on-squares } 자라는 줄을 노리게 돼요.
hint-not-line-sure = { hint-not }. 상대가 { $reply } 칸으로 받으면 { on-squares } 막을 수 없게 자라는 줄을 노리게 돼요.
hint-lose-at-once = { $squares } 칸에 두면 상대가 바로 이겨요.
hint-follow-up = 상대가 { $reply } 칸으로 받으면 다음은 { $next } 칸이에요. { $does }.
hint-eight = 이러면 여덟 마리가 모두 침대에 올라가서 한 마리가 다시 내려와요.
hint-ghost-waits = 유령은 이번에는 대기석에 두세요.
hint-as-good =
    { $how ->
        [many] 여기서는 비슷하게 좋아 보이는 수가 많아요.
        [alone] 이만큼 좋아 보이는 칸은 또 없어요.
       *[some] 비슷하게 좋아 보이는 칸이 몇 군데 있어요.
    }
hint-lost-now = 이제는 막을 수 없어요. 어떻게 둬도 상대가 다음에 이길 수 있어요.
hint-lost = 어떻게 둬도 상대가 { $turns }수 안에 이길 수 있어요. 이 수가 가장 오래 버텨요.
hint-behind =
    { $cats ->
        [told] 지금은 불리해요 (고양이 { $own } 대 { $theirs }).
       *[none] 지금은 불리해요.
    }
hint-ahead =
    { $cats ->
        [told] 지금은 많이 앞서 있어요 (고양이 { $own } 대 { $theirs }).
       *[none] 지금은 많이 앞서 있어요.
    }
hint-no-reason = 딱 꼬집을 이유는 없지만, 제가 따져 본 수 중에서 결과가 가장 좋았어요.
hint-warning = ⚠️ 이렇게 두면 상대가 { winning-on } 이길 수 있어요.
on-squares =
    { $many ->
        [yes] { $count }곳에서
       *[no] { $squares } 칸에서
    }
winning-on =
    { $with ->
        [cat] 고양이로{ " " }
        [kitten] 아기 고양이로{ " " }
       *[any] { "" }
    }{ on-squares }
square-of-line =
    { $square }({ $line } 줄{ $pushed ->
        [piece] , 밀어서 완성
        [ghost] , 유령이 밀어서 완성
       *[nobody] { "" }
    })
square-by-ghost = { $square }(유령이 밀어서 완성)
fact-wins = 이 수로 이겨요
fact-wins-in =
    { $turns ->
        [2] 상대가 어떻게 두든 다음 차례에 이겨요
       *[other] 상대가 어떻게 두든 늦어도 { $turns }수 안에 이겨요
    }
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] 그걸 막는 곳은 여기뿐이에요
               *[no] 그걸 막아요
            }
       *[new]
            { $only ->
                [yes] 상대가 { winning-on } 이기는 걸 막는 곳은 여기뿐이에요
               *[no] 상대가 { winning-on } 이기는 걸 막아요
            }
    }
fact-leaves-win = 상대가 { winning-on } 이길 수 있게 돼요
fact-grows-up = 아기 고양이 { $count }마리가 자라요
fact-anyway = { $does } (거의 어느 칸이든 마찬가지예요)
fact-threatens-win = { winning-on } 승리를 노려요
fact-leaves-line = { on-squares } 완성할 수 있는 줄을 놓쳐요
fact-stops-growing = 상대의 아기 고양이가 { on-squares } 자라는 걸 막아요
fact-leaves-growing = 상대의 아기 고양이가 { on-squares } 자랄 수 있게 돼요
fact-threatens-growing =
    { $kind ->
        [kitten]
            { $many ->
                [yes] { $count }곳 어디든 아기 고양이가 오면 다 함께 자라는 줄을 노려요
               *[no] { $squares } 칸에 아기 고양이가 오면 다 함께 자라는 줄을 노려요
            }
        [cat]
            { $many ->
                [yes] { $count }곳 어디든 고양이가 오면 다 함께 자라는 줄을 노려요
               *[no] { $squares } 칸에 고양이가 오면 다 함께 자라는 줄을 노려요
            }
       *[any]
            { $many ->
                [yes] { $count }곳 어디든 하나만 더 오면 자라는 줄을 노려요
               *[no] { $squares } 칸에 하나만 더 오면 자라는 줄을 노려요
            }
    }
fact-pushes-off =
    { $many ->
        [yes] 상대 말 { $count }마리를
       *[no] { $squares } 칸의 상대 말을
    } 침대 밖으로 밀어요
fact-scares-off =
    유령이 { $many ->
        [yes] 상대 말 { $count }마리를
       *[no] { $squares } 칸의 상대 말을
    } 놀래서 침대 밖으로 떨어뜨려요
fact-ghost-comes =
    유령이 { $many ->
        [yes] 상대 말 { $count }마리 쪽으로
       *[no] { $squares } 칸의 상대 말 쪽으로
    } 가요
fact-spoils-threat = 상대가 { $reply } 칸에 놓고 { winning-on } 승리를 노리는 걸 막아요
fact-spoils-push =
    { $many ->
        [yes] 상대가 { $reply } 칸에 놓고 이쪽 말 { $count }마리를 떨어뜨리는 걸 막아요
       *[no] 상대가 { $reply } 칸에 놓고 { $squares } 칸의 이쪽 말을 떨어뜨리는 걸 막아요
    }
fact-spoils-line = 상대가 { $reply } 칸에 놓고 자라는 줄을 노리는 걸 막아요
fact-spoils-growing = 상대가 { $reply } 칸에 놓고 아기 고양이 { $count }마리를 키우는 걸 막아요
fact-leaves-nothing = 상대에게 완성할 줄도, 떨어뜨릴 말도 남기지 않아요
fact-loses-pieces = 이쪽 말 { $count }마리가 침대에서 떨어져요
fact-pushes-to-edge =
    { $many ->
        [yes] 상대 말 { $count }마리를
       *[no] { $squares } 칸의 상대 말을
    } 가장자리로 밀어요
fact-own-to-edge =
    { $many ->
        [yes] 자기 말 { $count }마리를
       *[no] { $squares } 칸의 자기 말을
    } 가장자리로 밀어요
fact-nobody-falls = 다음 한 수 동안은 이쪽 말이 떨어질 걱정이 없어요
fact-more-on-bed = 침대 위의 말이 이쪽 { $own }마리, 상대 { $theirs }마리가 돼요
fact-middle = 가운데를 차지해요
fact-pushes-apart = 상대 말들을 갈라놓아요
fact-beside = 이쪽 말 { $count }마리 옆에 자리를 잡아요
board-handicap = 핸디캡: { $orange }님은 처음부터 대기석에 고양이가 1마리 있어요.
board-may-hint = 막혔나요? **콩!** 버튼을 누르면 **힌트**가 있어요. 힌트를 쓴 횟수는 여기에 나와요.
board-may-hint-level = 막혔나요? **콩!** 버튼을 누르면 **힌트**가 있어요. 힌트를 쓰면 레벨을 깬 것으로 치지 않아요.
board-hints = 💡 힌트: { $counts }
board-hints-of = { $player } { $count }번

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

review-title = 🔎 { $match }번 대국 복기: { $orange } 대 { $gray }
review-chart = 수마다의 형세
review-moment = **{ $place }** · { $turn }번째 수, { $player } (상대: { $other }) · 둔 쪽 승률 { $before }%에서 { $after }%로
review-played = **{ $played }**. { $against }.
review-better = 더 좋은 수: ||{ $better }||
review-better-turn = **{ $turn }.** { $why }
review-loses = 그다음에 어떻게 두든 상대가 { $turns }수 안에 이길 수 있게 돼요
review-misses-line = 완성할 수 있는 줄을 놓쳐요
review-misses-win = 이길 기회를 놓쳐요
review-reply-grows = 상대가 { $reply } 칸으로 받으면 상대의 아기 고양이 { $count }마리가 자라요
review-reply-threatens = 상대가 { $reply } 칸으로 받으면 { winning-on } 승리를 노리게 돼요
review-reply-pushes =
    상대가 { $reply } 칸으로 받으면 { $many ->
        [yes] 이쪽 말 { $count }마리가
       *[no] { $squares } 칸의 이쪽 말이
    } 침대 밖으로 떨어져요
review-reply-line = 상대가 { $reply } 칸으로 받으면 자라는 줄을 노리게 돼요
review-reply-line-sure = 상대가 { $reply } 칸으로 받으면 막을 수 없게 자라는 줄을 노리게 돼요
review-reply-wins = 상대가 { $reply } 칸으로 받으면, 그다음에 어떻게 두든 상대가 { $turns }수 안에 이길 수 있게 돼요
review-leaves-none = 상대에게 이길 길을 남기지 않아요.
review-leaves-no-line = 그러면 상대는 바로 줄을 완성할 수 없어요.
review-nothing-against = 나쁘지 않지만, 더 좋은 수가 있었어요
review-lets-slip = 더 좋은 기회를 놓쳤어요
review-gives-away = 이길 기회를 거의 다 내줬어요
review-best-answer = { $told } (가장 좋은 응수: { $reply })
review-line-where = { $told } ({ on-squares })
review-with-cat = { $square }(고양이)
review-answer-does = { $told } (가장 좋은 응수: { $reply }. { $does })
review-answer-then = { $told } (가장 좋은 응수: { $reply }. { $next } 칸에 두면 상대가 { $later } 칸에 두어 { $does })
review-cause =
    { $told } ({ $by ->
        [ghost] 유령이 상대의
       *[piece] 상대의
    } { $kind ->
        [cat] 고양이를
       *[kitten] 아기 고양이를
    } { $origin }에서 { $to }(으)로 밀어서)
review-even = 이 대국을 결정지은 한 수는 없었어요. 조금씩 기울었어요.
review-lost-from = { $turn }수째부터는 { $player }님이 뒤집기 어려운 판이었어요.
review-bots-slip = { $player }님은 놓친 것이 거의 없어요. 승부를 가른 건 저의 { $turn }수째, **{ $played }**예요.
review-kept =
    { $player }님은 100점 만점에 { $kept }점이에요{ $hints ->
        [0] { "" }
       *[other] { " " }(힌트 { $hints }번)
    }. { $how ->
        [every] 기회를 하나도 놓치지 않았어요.
        [all] 기회를 거의 놓치지 않았어요.
        [most] 기회를 몇 번 놓쳤어요.
        [some] 기회를 많이 놓쳤어요.
       *[few] 힘든 판이었어요. 찾아낼 게 아직 많아요.
    }
review-praise = ⭐ 멋진 수! { $turn }번째 수, { $player }: **{ $played }.** { $why }
moment-title = **{ $place }/{ $count } · { $turn }번째 수, { $player } (상대: { $other })**
moment-played = 둔 수: **{ $played }**. { $against }. 둔 쪽 승률 { $before }%에서 { $after }%로
moment-better = 더 좋은 수: { $better }
moment-pictures =
    { $better ->
        [yes] 첫 그림은 실제로 둔 수, 둘째 그림은 더 좋은 수예요.
        [hidden] 더 좋은 수는 가려 두었으니 먼저 직접 찾아봐도 좋아요.
       *[no] 그림은 실제로 둔 수예요. 더 좋은 수는 가려 두었으니 먼저 직접 찾아봐도 좋아요.
    }
moment-chances = 승률은 가끔 놓치기도 하는 사람을 기준으로 해요. 그래서 확실히 이기는 자리도 100%가 아니에요.
try-where =
    { $kind ->
        [cat] **{ $turn }번째 수({ $player }님 차례), 다시 한번.** 고양이를 어디에 놓을까요?
       *[kitten] **{ $turn }번째 수({ $player }님 차례), 다시 한번.** 아기 고양이를 어디에 놓을까요?
    }
try-wins = **{ $turn }.** 이렇게 두면 이겨요!
try-loses = **{ $turn }.** 승리를 내주는 수예요.
try-verdict =
    { $verdict ->
        [best] 바로 그 수예요! ⭐
        [good] 가장 좋은 수와 거의 같아요! ⭐
        [better] 실제로 둔 수보다 좋아요. 하지만 더 좋은 수가 있어요.
        [alike] 실제로 둔 수와 비슷해요.
        [lost] 이 수도 똑같이 져요.
        [same] 실제로 둔 수예요.
       *[worse] 실제로 둔 수보다 못해요.
    }
try-answer = **{ $turn }.** 저라면 이렇게 받아요: **{ $reply }**. 그러면 승률은 { $chance }%쯤. 실제로 둔 수는 { $played }%.
try-sure = **{ $turn }.** 상대가 어떻게 두든 늦어도 { $turns }수 안에 이겨요. 상대의 가장 좋은 버티기: **{ $reply }**.
try-answer-wins = **{ $turn }.** 저라면 이렇게 받아서 이겨요: **{ $reply }**. 실제로 둔 수는 { $played }%.
try-follows = 다음은 { $next } 칸이에요. { $does }.
try-shown = 그림은 저의 답수예요.
button-moment = { $turn }번째 수
button-moment-back = 그 수로 돌아가기
button-try-it = 직접 해 보기
button-try-another = 다른 수로
button-show-better = 더 좋은 수 보기
button-overview = 전체 보기
review-how = 위로 갈수록 { $upper }님, 아래로 갈수록 { $lower }님이 유리해요. 승률은 가끔 실수도 하는 사람끼리 둘 때 기준이에요.
review-show-later = 두 사람이 모두 보고 나서 **{ button-review }** 버튼을 다시 누르면 모두에게 보여 줄 수 있어요.
moment-alt =
    { $better ->
        [yes] { $turn }번째 수, 더 좋은 수.
       *[no] { $turn }번째 수, 실제로 둔 수.
    }
review-alt = { $count }수 동안 누가 유리했는지 보여 주는 그래프. 숫자는 { $upper }(위)의 승률, 나머지는 { $lower }(아래)의 승률.
review-alt-turn = { $turn }번째 수 뒤: { $chance }%.
review-alt-moment = { $place }번 표시는 { $turn }번째 수.
picture-kept = 100점 만점에 { $kept }점
review-alt-kept = { $player }님: { picture-kept }.
review-alt-star = 별 표시는 멋졌던 { $turn }번째 수.
picture-better = { $player }님 유리
picture-turn = 수
picture-turning-point = 승부처
review-alt-turning-point = 선은 승부처인 { $turn }수째를 표시해요.
review-progress = 🔎 { $turns }수 중 { $done }번째를 보는 중…
review-waiting = 🔎 잠깐 줄을 섰어요. 복기가 곧 나와요…
button-review = 복기

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

house-title = ### 🐾 지금 여기는
house-match =
    { $near ->
        [yes] • { $orange } 대 { $gray }, 막바지예요! { $mover }님 차례, { house-since } · [{ $match }번 대국]({ $link })
       *[no] • { $orange } 대 { $gray } · { $mover }님 차례, { house-since } · [{ $match }번 대국]({ $link })
    }
house-since = <t:{ $since }:R>부터
house-more = … 그리고 { $count }판 더 있어요.
house-open = • { $who }님이 상대를 찾아요: { edition }, { pace } · [도전장]({ $link })
house-contest =
    { $state ->
        [open] { $contest }: <t:{ $due }:f>에 시작해요. 아직 들어올 수 있어요
        [running] { $contest }: 진행 중이에요
        [paused] { $contest }: 잠시 멈췄어요
       *[resting] { $contest }: <t:{ $due }:f>에 이어져요
    }
house-contest-link =
    { $contest-kind ->
        [league] [리그]({ $link })
        [cup] [컵 대회]({ $link })
       *[arena] [아레나]({ $link })
    }
house-quiet = 조용하네요. 한 판 둘 사람?
house-leader = { $place }. { $player } { $rating }
house-season = 🏆 이번 시즌 { edition }: { $list }
house-streak = 🔥 오늘의 퍼즐 { $days }일 연속
picture-house = 지금 여기는
picture-moves = 둘 차례
picture-looking = 상대를 찾는 중
picture-near-end = 막바지
picture-waits = { $days }일째 대기
picture-leading = 이번 시즌 { edition } · 레이팅 − 오차
house-alt = 지금 여기서 벌어지는 일.
house-alt-match = { $orange } 대 { $gray }, { $mover } 차례.
house-alt-near-end = 막바지예요.
house-alt-waits = { $days }일째 기다리고 있어요.
house-alt-open = { $who }, 상대를 찾는 중.
house-alt-quiet = 빈 방석 하나와 잠든 고양이 두 마리.
house-alt-leading = { picture-leading }.
house-alt-leader = 이번 시즌 { $place }위: { $player }, { $rating }.
button-play-with = { $who }님과 두기
button-new-challenge = 새 도전장
button-leaderboard = 순위표
button-champions = 챔피언
clubhouse-result = { $result } · [{ $match }번 대국]({ $link })
clubhouse-lead = 👑 { $who }님이 이번 시즌 { edition } 선두로 나섰어요!
challenge-begun-elsewhere = 수락했어요! { $match }번 대국이 { $channel } 채널에서 시작됐어요.
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results =
    { $results ->
        [all] 모든 결과
        [rated] 랭크전 결과
       *[none] 결과 없음
    }
setting-clubhouse-board = 클럽하우스 게시판
setting-clubhouse-season = 시즌 마감
setting-clubhouse-trouble = ⚠️ 거기에 글을 올릴 수 없어요. 필요한 권한: { $missing }.
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ 하지만 { $channels }에서는 만들 수 없어요. 필요한 권한: { $missing }.
owner-channel-closed = **{ $server }**의 { $channel } 채널에 더는 글을 올릴 수 없어요({ $what ->
        [puzzle] 오늘의 퍼즐
       *[clubhouse] 클럽하우스
    }). 없는 권한: { $missing }. 거기서 허용하거나 { COMMAND("server") } 명령어로 다른 채널을 골라 주세요.
owner-channel-gone = **{ $server }**에서 글을 올리던 채널이 없어졌어요({ $what ->
        [puzzle] 오늘의 퍼즐
       *[clubhouse] 클럽하우스
    }). 거기서 { COMMAND("server") } 명령어로 다른 채널을 고르면 계속할게요.
owner-mended = ✅ **{ $server }** 서버의 { $channel } 채널에 다시 글을 올릴 수 있어요. 더 하실 일은 없어요.
owner-moved = ✅ **{ $server }** 서버에서는 이제 { $channel } 채널에 글을 올려요. 더 하실 일은 없어요.
owner-contests-closed = **{ $server }**의 { $channel } 채널에 더는 글을 올릴 수 없어 그곳의 대회가 멈췄어요. 없는 권한: { $missing }. 거기서 허용하거나, 다른 채널에서 { COMMAND("league") }, { COMMAND("cup") }, { COMMAND("arena") } 명령어로 대회를 열고 **{ button-contest-here }** 버튼을 눌러 주세요.
owner-contests-gone = **{ $server }**에서 { $contest } 채널이 없어져 대회가 멈췄어요. 다른 채널에서 { COMMAND("league") }, { COMMAND("cup") }, { COMMAND("arena") } 명령어로 열고 **{ button-contest-here }** 버튼을 눌러 주세요.
command-server-clubhouse = 이 채널을 클럽하우스로 쓰기: 진행 중인 대국과 결과를 올려요
form-clubhouse = 진행 중인 대국과 결과를 알림 없이 올릴 채널. 올리지 않으려면 비워 두세요
form-about-results = 저와 둔 대국과, 한 사람이라도 순위표에서 빠진 대국은 알리지 않아요
form-results =
    { $results ->
        [all] 모든 결과
        [rated] 랭크전 결과
       *[none] 결과 없음
    }
form-about-house = 대국, 도전장, 시즌 소식을 메시지 하나에 모아 늘 새로 고쳐요
form-about-season = 새 시즌 첫날, 지난 시즌의 시상대를 올려요
setting-champion-role =
    { $role ->
        [none] 없음
        [gone] 역할이 없어졌어요
       *[other] { $role }
    }
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ 역할을 줄 수 없어요. 필요한 권한: { $missing }.
        [too-high] ⚠️ 역할을 줄 수 없어요. 서버 설정의 역할에서 제 역할을 그 위로 옮겨 주세요.
        [powerful] ⚠️ 관리 권한이 생겨서 더는 주지 않아요. 다른 역할을 골라 주세요.
       *[refused] ⚠️ Discord가 허락하지 않아 역할을 주지 못했어요. 한 시간 안에 다시 해 볼게요.
    }
command-server-champion-role = 시즌 챔피언에게 주는 역할. 그만두려면 ‘클럽하우스’에서 비우기
form-champion-role = 지난 시즌 챔피언에게 주는 역할. ‘역할 관리하기’ 권한이 필요하고 제 역할보다 아래여야 해요. 비우면 주지 않아요
audit-champion =
    { $given ->
        [yes] boop 지난 시즌 챔피언
       *[no] 이제 boop 지난 시즌 챔피언이 아님
    }
champion-role-ask = { $role } 역할을 시즌마다 챔피언에게 줄까요? 지난 시즌 챔피언은 바로 받아요: { $names }.
champion-role-ask-nobody = { $role } 역할을 시즌마다 챔피언에게 줄까요? 지난 시즌에는 챔피언이 없어서, 이번 시즌이 끝나야 줘요.
champion-role-ask-former = 지금까지 쓰던 { $role } 역할은 거둬요: { $names }.
button-role-yes = 네, 줘요
button-role-no = 아니요, 그대로 둘게요

## The week of a server: a picture, and a few lines above it.

week-title = ### 🗓️ boop 한 주 소식 · { $first }~{ $last }
week-numbers = 플레이어 { $people }명, 대국 { $matches }판: { $turns }수, 콩 { $boops }번, 침대에서 떨어진 말 { $off }마리.
week-upset = 이 주의 이변: { $winner }님이 레이팅 { $gap }점 차이를 뒤집고 { $loser }님을 이겼어요
week-longest = 가장 긴 대국: { $orange } 대 { $gray }, { $turns }수
week-turn = 이 주의 한 수: { $other }님과의 대국에서 { $who }님이 둔 { $turn }번째 수로 승률이 { $points }%p 바뀌었어요
week-solvers =
    오늘의 퍼즐 일곱 개를 모두 푼 사람: { $who }{ $more ->
        [0] { "" }
       *[other] { " " }외 { $more }명
    }
week-alt = { $first }~{ $last }, 이 서버의 한 주.
week-title-drawn = 한 주 소식 · { $first }~{ $last }
week-heading =
    { $of ->
        [upset] 이 주의 이변
        [longest] 가장 긴 대국
        [turn] 이 주의 한 수
       *[solvers] 오늘의 퍼즐 일곱 개 모두 풀기
    }
week-label-matches = 대국
week-label-turns = 수
week-swing = 승률 { $points }%p 변화
picture-gap = 레이팅 차이
setting-clubhouse-week = 한 주 소식 (월요일 { $hour }:00 UTC)
form-about-week = 지난주에 대국이 있었으면 월요일에, 공유하기 좋은 한 주 그림을 올려요
badge-name =
    { $badge ->
        [first-win] 첫 골골송
        [three-grown] 폭풍 성장
        [two-lines] 일타쌍묘
        [eight-cats] 침대 만석
        [ghost-line] 유령의 손길
        [five-off] 내 침대야!
        [three-off] 트리플 쿵
        [five-booped] 왕콩
        [sure-footed] 안 떨어지냥
        [pushed-home] 콩 하고 쏙
        [diagonal] 삐딱냥
        [corner] 구석이 좋아
        [quick] 쪽잠 한 판
        [long] 긴긴밤
        [comeback] 아홉 목숨
        [upset] 거인 사냥꾼
        [revenge] 이제 쌤쌤
        [streak-three] 신나는 3연승
        [streak-ten] 무려 10연승
        [five-friends] 마당발 고양이
        [all-editions] 팔방미묘
        [bot-beaten] 잡았다!
        [level-five] 절반 고지
        [five-levels] 한 단계씩
        [queen] 여왕의 인사
        [all-levels] 냥이 총집합
        [first-puzzle] 아하!
        [puzzle-week] 퍼즐 주간
        [hundred-days] 퍼즐 백일잔치
        [hard-puzzle] 난제도 한 방
        [defence] 단 하나의 묘수
        [podium] 시상대 위
       *[champion] 챔피언
    }
badge-story =
    { $badge ->
        [first-win] 사람을 상대로 거둔 첫 승리
        [three-grown] 이긴 대국에서 한 수에 아기 고양이 세 마리가 자람
        [two-lines] 이긴 대국에서 한 수에 줄 두 개를 한꺼번에 완성
        [eight-cats] 고양이 여덟 마리를 침대에 올리고 승리
        [ghost-line] 유령이 밀어 맞춘 줄로 승리
        [five-off] 이긴 대국에서 상대 말 다섯 마리를 침대 밖으로
        [three-off] 이긴 대국에서 한 수에 상대 말 세 마리를 침대 밖으로
        [five-booped] 이긴 대국에서 한 수에 말 다섯 마리를 콩
        [sure-footed] 자기 말이 한 번도 침대에서 떨어지지 않고 승리
        [pushed-home] 콩 밀어서 비로소 완성된 줄로 승리
        [diagonal] 모서리에서 모서리까지 긴 대각선 위의 줄로 승리
        [corner] 구석에서 끝나는 줄로 승리
        [quick] 몇 수 만에 거둔 빠른 승리
        [long] 아주 긴 대국에서 승리
        [comeback] 고양이 네 마리 차이를 뒤집고 승리
        [upset] 레이팅이 200점 높은 상대에게 승리
        [revenge] 지난번에 진 상대에게 승리
        [streak-three] 세 판 연속 승리
        [streak-ten] 열 판 연속 승리
        [five-friends] 서로 다른 다섯 사람에게 승리
        [all-editions] 세 가지 boop에서 모두 한 판 이상 승리
        [bot-beaten] 힌트 없이 저를 상대로 거둔 첫 승리
        [level-five] 5단계 이상의 저를 상대로 승리
        [five-levels] 서로 다른 다섯 단계의 저를 상대로 힌트 없이 승리
        [queen] 가장 높은 단계의 저를 상대로 승리
        [all-levels] 열 단계 모두에서 저를 상대로 힌트 없이 승리
        [first-puzzle] 처음으로 퍼즐 해결
        [puzzle-week] 오늘의 퍼즐을 7일 연속 해결
        [hundred-days] 오늘의 퍼즐 백 개 해결
        [hard-puzzle] 어려운 퍼즐을 한 번에 해결
        [defence] 버티는 단 한 수를 발견
        [podium] 이곳의 시즌 마감 때 시상대에 오름
       *[champion] 이곳의 시즌에서 우승
    }
badge-earned = 🏅 { $player }님의 새 배지: { $list }
badge-brought = 🏅 새 배지: **{ badge-name }**
badge-told = { $earned } · [{ $match }번 대국]({ $link })
badge-way = **{ badge-name }**: { badge-story } (지금 { $done }/{ $all })
badge-way-level = **{ badge-name }**: { badge-story } (지금 { $done }단계)
badge-line = **{ badge-name }**: { badge-story }
badge-title = 🏅 { $player }님의 배지: { $all }개 중 { $count }개
badge-none = 🏅 { $player }님은 아직 배지가 없어요. 대국에서 이기거나 퍼즐을 풀면 하나씩 받을 수 있어요.
badge-more = 외 { $count }개
badge-ahead = **아직 남은 배지:**
badge-where = 혼자서도 퍼즐 배지와 저를 이기면 받는 배지를 모을 수 있고, { $level }단계 이상의 저와 두면 침대 위의 묘기 배지도 받을 수 있어요.
badge-card =
    { $count ->
        [0] 내 카드: 최근에 받은 세 개
       *[other] 내 카드: { $list }
    }
badge-alt = { $name } 배지, { $all }개 중 { $count }개: { $list }
badge-alt-none = { $name } 배지: { $all }개 중 아직 없음
badge-picture = { $name } 배지
picture-badges = { $all }개 중 { $count }개
badge-choose = 카드에 올릴 세 개 고르기
badge-what-for = 아직 없는 배지는 어떻게 얻나요?
button-badges = 배지
button-my-card = 내 카드 보기
setting-clubhouse-badges = 배지
form-about-badges = 새 배지와, 그 배지를 안겨 준 대국을 올려요

## Time banks, and being away.

challenge-time-up =
    { $how ->
        [lose] -# 서로 두 수씩 둔 뒤에는 시간이 다 되면 져요.
       *[claim] -# 서로 두 수씩 둔 뒤에는 시간이 다 되면 상대가 승리를 선언할 수 있어요.
    }
challenge-rescue = 처음에는 보통 이틀의 여유를 줘요.
challenge-nights-off = -# 각자의 시계는 자기 조용한 시간과 쉬는 주말에 멈춰요.
challenge-away = { $opponent }님은 <t:{ $until }:f>까지 자리를 비워요. 그때까지 시계는 멈추고, 도전장은 일주일 동안 기다려요. 그래도 보낼까요?
button-anyway = 그래도 보내기
board-bank = ⏳ { $player }님의 남은 시간 { $time } · 한 수마다 { $each } 추가
board-bank-loses = ⏳ { $player }님 남은 시간 { $time } · 시간이 다 되면 져요
board-loses-on-time = 시간이 다 되면 져요
board-away = 🌴 { $player }님이 <t:{ $since }:D>부터 <t:{ $until }:f>까지 자리를 비워요 · 그동안 시계 멈춤
board-away-unclocked = 🌴 { $player }님이 <t:{ $since }:D>부터 <t:{ $until }:f>까지 자리를 비워요
away-leaves =
    { $other }님, { $by }님이 <t:{ $since }:f>부터 <t:{ $until }:f>까지 자리를 비워요. { $whose ->
        [yours] { $other }님의 시계도 멈춰요. 마감은 <t:{ $due }:f>이에요.
        [still] { $other }님의 시계도 멈추니 천천히 두세요.
        [unclocked] 이 대국에는 시계가 없으니 천천히 두세요.
        [sooner] 여기는 { $by }님 차례이고, 마감은 그 전(<t:{ $due }:R>)이에요.
       *[theirs] 지금은 { $by }님 차례이고, 시계는 그동안 멈춰요.
    }
away-returns = { $other }님, { $by }님이 자리에 있어요. 시계는 평소대로 가요.
away-returns-unclocked = { $other }님, { $by }님이 돌아왔어요.
line-match = { $match }번 대국
away-rescued =
    { $by }님, 여기서 시간이 다 되어 휴가 이틀을 써요.
    -# <t:{ $until }:f> 전에 두어 주세요. { $other }님, 기다려 줘서 고마워요! 남은 날은 { COMMAND("away") }에서 볼 수 있어요.
away-mine =
    { $state ->
        [none] 예약한 휴가가 없어요. 휴가 동안에는 내 대국의 시계가 멈춰요.
        [planned] <t:{ $since }:f>부터 <t:{ $until }:f>까지 자리를 비워요. 그동안 내 대국의 시계는 멈춰요.
       *[away] <t:{ $until }:f>까지 자리를 비우는 중이라 내 대국의 시계가 멈춰 있어요.
    }
away-back = 👋 함께해서 반가워요! 시계는 평소대로 가요.
away-before = ⚠️ 떠나기 전에: [{ $match }번 대국]({ $link }) · 마감 <t:{ $due }:R>
away-left = 올해 남은 휴가: { $of }일 중 { $days }일 · 시작한 날도 하루로 쳐요
away-rescue =
    { $on ->
        [yes] 자동 휴가: 켜짐. 한 수에 하루 이상인 대국에서 시간이 다 되면, 휴가 이틀을 써서 그 대국에만 이틀을 더 드려요. 대국마다 한 번이고, 다른 대국은 그대로 이어져요.
       *[no] 자동 휴가: 꺼짐. 시간이 다 되면 그걸로 끝이에요.
    }
away-weekends =
    { $on ->
        [yes] 주말에는 쉬기: 켜짐. 밤에 쉬는 대국에서는 토요일과 일요일에 내 시계가 멈춰요.
       *[no] 주말에는 쉬기: 꺼짐.
    }
away-now = 지금부터
away-days =
    { $days ->
        [0] 휴가 없이 나머지만 바꾸기
       *[other] { $days }일
    }
button-change-away = 바꾸기
button-am-back =
    { $planned ->
        [yes] 휴가 취소
       *[no] 돌아왔어요
    }
form-about-friendly = 레이팅은 그대로예요. 아기 고양이 boop은 따로 고르지 않으면 친선전이에요
form-about-with-hints = 둘 다 힌트를 받을 수 있고, 레이팅은 그대로예요
form-about-lose-on-time = 시간이 다 되면 바로 져요. 끄면 상대가 승리를 선언해야 해요
form-about-nights-off = 각자의 조용한 시간(최대 12시간)과 쉬는 주말에 시계가 멈춰요
form-about-rescue = 시간이 다 되면 대국마다 한 번, 휴가 이틀을 자동으로 써요
form-about-weekends-off = 밤에 쉬는 대국에서는 토요일과 일요일에 내 시계가 멈춰요
command-away = 휴가 알리기: 그동안 내 대국의 시계가 멈춰요
command-away-days = 며칠 동안 자리를 비울지
command-away-starts-in = 며칠 뒤에 시작할지. 비우면 지금부터
command-challenge-time-up = 시간이 다 되면 어떻게 될지
command-challenge-time-up-name =
    { $how ->
        [lose] 바로 지기
       *[claim] 상대가 승리 선언 가능
    }
command-challenge-nights = 각자의 조용한 시간과 쉬는 주말에 시계 멈추기
refusal-no-time-to-take-back = 그 수를 무르기에는 남은 시간이 모자라요. 계속 두세요!
refusal-not-away = 예약한 휴가가 없어요. { COMMAND("away") } 명령어로 예약할 수 있어요.
refusal-away-too-far = 너무 먼 날이에요. 휴가는 시작하기 석 달 전부터 예약할 수 있어요.
refusal-no-away-days = 올해 휴가가 모자라요. { $days }일 남았으니 기간을 줄여 주세요.
refusal-rescued = { $opponent }님에게 아직 휴가가 있어서 지금 이틀을 써요. 곧 게임판에 나와요.

## Several games with one result.

challenge-games =
    { $games ->
        [both-sides] -# 선공을 바꿔 두 판을 동시에 두고, 합쳐서 결과를 하나로 내요.
        [best-of-three] -# 3판 2선승: 한 판이 끝나면 선공을 바꿔 다음 판이 시작돼요.
       *[best-of-five] -# 5판 3선승: 한 판이 끝나면 선공을 바꿔 다음 판이 시작돼요.
    }
challenge-games-rated = 판마다 따로 랭크전으로 치고, 일주일 다섯 판 제한에도 들어가요.
challenge-rated-left = 이번 주에 두 분께 남은 랭크전은 { $left }판뿐이라, 그 뒤로는 친선전이에요.
series-game =
    { $games ->
        [both-sides] 두 판 중 { $number }번째 판
        [best-of-three] 3판 2선승, { $number }번째 판
       *[best-of-five] 5판 3선승, { $number }번째 판
    } · { $one } { $score } { $other }
series-result =
    { $state ->
        [won] 🏁 { $first }님, { $score } 시리즈 승리!
        [drawn] 🏁 시리즈는 { $score } 무승부예요.
       *[stopped] 🏁 시리즈가 결과 없이 여기서 끝났어요: { $first } { $score } { $second }
    }
command-challenge-games = 몇 판을 합쳐서 결과를 낼지. 고르지 않으면 한 판
command-challenge-games-name =
    { $games ->
        [one] 한 판
        [both-sides] 선공 바꿔 두 판 동시에
        [best-of-three] 3판 2선승
       *[best-of-five] 5판 3선승
    }
refusal-series-running = 시리즈가 아직 끝나지 않았어요. 다음 판이 진행 중이에요. { COMMAND("games") } 명령어로 볼 수 있어요.
refusal-rematch-running = 재대결은 이미 시작됐어요: { $match }번 대국. { COMMAND("challenge") } 명령어로 하나 더 시작할 수 있어요.
refusal-no-handicap =
    { $why ->
        [rated] 고양이를 데리고 시작하는 대국은 랭크전이 될 수 없어요. `{ option-rated }` 칸을 비우면 친선전이 돼요.
        [kittens] 이 boop에는 고양이가 없어서 고양이를 데리고 시작할 수 없어요. 다른 `{ option-edition }`이나 다른 `{ option-first }`를 골라 주세요.
        [series] 고양이를 데리고 시작하는 건 한 판짜리 대국에서만 돼요. `{ option-games }` 칸을 비우거나 다른 `{ option-first }`를 골라 주세요.
       *[bot] 고양이는 못 드리지만, 제 단계는 여러 가지예요. 더 쉬운 단계를 골라 보세요.
    }
refusal-no-series-here = 저는 잠깐 놀러 와서 다음 판을 올릴 수 없어요. `{ option-games }` 없이 두거나, 저를 추가한 서버에서 시리즈를 둬요.

## Contests: leagues, cups and arenas.

command-league = 이 서버의 리그: 보기, 참가하기, 새로 열기
contest-none =
    { $contest-kind ->
        [league] 지금 열린 리그가 없어요. 서버 관리자가 열 수 있어요.
        [cup] 지금 열린 컵 대회가 없어요. 서버 관리자가 열 수 있어요.
       *[arena] 지금 열린 아레나가 없어요. 서버 관리자가 열 수 있어요.
    }
contest-none-but-you =
    { $contest-kind ->
        [league] 지금 열린 리그가 없어요. **{ button-contest-announce }** 버튼으로 열 수 있어요.
        [cup] 지금 열린 컵 대회가 없어요. **{ button-contest-announce }** 버튼으로 열 수 있어요.
       *[arena] 지금 열린 아레나가 없어요. **{ button-contest-announce }** 버튼으로 열 수 있어요.
    }
contest-choose =
    { $contest-kind ->
        [league] 어느 리그를 볼까요?
        [cup] 어느 컵 대회를 볼까요?
       *[arena] 어느 아레나를 볼까요?
    }
league-title = ### 🏆 { $contest } · 시즌 { $season }
league-season = 시즌 { $season }
league-division = 디비전 { $number }
league-rules =
    • 디비전은 4~6명, 처음에는 레이팅순이에요. 1위는 승격, 꼴찌는 강등!
    • 같은 디비전 모두와 두 판씩, 한 번씩 선공으로 둬요. 모든 대국이 한꺼번에 시작돼요.
    • 시간이 다 되면 져요 (휴가가 있으면 먼저 써요). 두 번이면 시즌에서 제외돼요.
    • 제외되거나 나가면? 절반 이상 끝냈으면 끝난 대국은 인정되고, 나머지는 패배로 쳐요. 아니면 하나도 인정되지 않아요.
contest-opens =
    { $short ->
        [yes] 시작: <t:{ $due }:F> (<t:{ $due }:R>). 그때까지 { $least }명이 모이지 않으면 일주일 뒤에 시작해요.
       *[no] 시작: <t:{ $due }:F> (<t:{ $due }:R>).
    }
league-state =
    { $state ->
        [running] 대국 { $all }판 중 { $over }판이 끝났어요.
        [paused] 일시 정지: 대국 { $all }판 중 { $over }판이 끝났어요. 서버 관리자가 { COMMAND("league") } 명령어로 다시 시작할 때까지 새 대국은 시작되지 않고, 시계도 모두 멈춰 있어요.
        [nobody] 시즌이 끝났어요. 모두 중간에 빠져서 우승자는 없어요. 다음 시즌은 <t:{ $due }:F>에 열려요.
        [resting] 🎉 시즌이 끝났어요! 우승: { $winners }. 다음 시즌은 <t:{ $due }:F>에 열려요.
       *[ended] 이 리그는 끝났어요.
    }
contest-joined =
    { $when ->
        [open] **지금까지 참가 ({ $count }명):** { $names }
       *[next] **다음 시즌 참가 ({ $count }명):** { $names }
    }
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ 채널이 없어져서 새 대국이 시작되지 않아요. 서버 관리자가 다른 채널에서 { COMMAND("league") } 명령어를 쓰고 **{ button-contest-here }** 버튼을 누르면 돼요.
        [cup] ⚠️ 채널이 없어져서 새 대국이 시작되지 않아요. 서버 관리자가 다른 채널에서 { COMMAND("cup") } 명령어를 쓰고 **{ button-contest-here }** 버튼을 누르면 돼요.
       *[arena] ⚠️ 채널이 없어져서 새 대국이 시작되지 않아요. 서버 관리자가 다른 채널에서 { COMMAND("arena") } 명령어를 쓰고 **{ button-contest-here }** 버튼을 누르면 돼요.
    }
league-row =
    { $out ->
        [yes] { $place }. ~~{ $player }~~ 제외 · **{ $points }** · { $played }/{ $all }
       *[no] { $place }. { $player } **{ $points }** · { $played }/{ $all }
    }
league-alt = 순위표: { $contest }, { $division }.
league-alt-row =
    { $out ->
        [yes] { $place }위: { $name }, 제외, 승점 { $points }, { $played }판.
       *[no] { $place }위: { $name }, 승점 { $points }, { $played }판.
    }
league-pair = **{ $contest }** · { $division }: { $one } – { $other }
league-playing = ▶️ { $division }, 진행 중인 대국: { $threads }
contest-thread = { $one } 대 { $other } · { $contest }
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
games-bank =
    { $whose ->
        [mine] ⏳ 내 남은 시간 { $time }
       *[theirs] ⏳ 상대의 남은 시간 { $time }
    }
games-offer = ✋ 제안이 답을 기다려요
contest-counts =
    { $contest-kind ->
        [league] 리그 승점은 { $player }님이 받아요.
        [cup] 컵 대회 점수는 { $player }님이 받아요.
       *[arena] 아레나 점수는 { $player }님이 받아요.
    }
contest-loss =
    { $contest-kind ->
        [league] 리그에서는 그래도 패배로 쳐요.
        [cup] 컵 대회에서는 그래도 패배로 쳐요.
       *[arena] 아레나에서는 그래도 패배로 쳐요.
    }
arena-too-late = 아레나가 이미 끝난 뒤라서 이 대국은 점수에 들어가지 않아요.
league-board = 🏆 { $contest }, { $division }
league-you =
    { $where ->
        [plays] 이번 시즌에 뛰고 있어요. **{ button-contest-join }** 버튼을 누르면 시즌 { $season }에도 참가해요.
        [both] 이번 시즌에 뛰고 있고, 시즌 { $season }에도 참가할 예정이에요.
        [out] 이번 시즌에서는 빠졌어요. **{ button-contest-join }** 버튼을 누르면 시즌 { $season }에 참가해요.
        [out-joined] 이번 시즌에서는 빠졌고, 시즌 { $season }에 참가할 예정이에요.
        [joined] 시즌 { $season }에 참가할 예정이에요.
       *[none] 아직 참가하지 않았어요. **{ button-contest-join }** 버튼을 누르면 시즌 { $season }에 참가해요.
    }
contest-in =
    { $contest-kind ->
        [league] 참가했어요: { $contest }, 시즌 { $season }. 대국이 시작되면 알려 드릴게요.
        [cup] 참가했어요: { $contest }. 대국이 시작되면 알려 드릴게요.
       *[arena] 참가했어요: { $contest }. 대국이 잡힐 때마다 알려 드릴게요.
    }
contest-blocked =
    { $contest-kind ->
        [league] 리그에서는 어느 한쪽이 차단한 사이라도 함께 둬요.
        [cup] 컵 대회에서는 어느 한쪽이 차단한 사이라도 함께 둬요.
       *[arena] 아레나에서는 어느 한쪽이 차단한 사이라도 함께 둬요.
    }
contest-stayed = 네, 계속 함께해요!
contest-kept = 네, 그대로 계속돼요.
contest-left = { $contest }에서 나왔어요.
contest-leave-sure =
    { $contest-kind ->
        [league] 시즌 도중에 { $contest }에서 나갈까요? 진행 중인 대국은 끝나요.
        [cup] 지금 { $contest }에서 나갈까요? 진행 중인 대국은 끝나고, 상대가 다음 라운드로 올라가요.
       *[arena] { $contest }에서 나갈까요? 점수는 그대로 남고, 끝나기 전에는 다시 들어올 수 있어요.
    }
contest-announced =
    { $contest-kind ->
        [league] { $channel }에 알렸어요: { $contest }. 4명 이상 모이면 <t:{ $due }:f>에 시작해요.
        [cup] { $channel }에 알렸어요: { $contest }. 4명 이상 모이면 <t:{ $due }:f>에 시작해요.
       *[arena] { $channel }에 알렸어요: { $contest }. <t:{ $due }:f>에 시작해요.
    }
contest-removed =
    { $contest-kind ->
        [league] { $player }님을 { $contest }에서 내보냈어요. 거기서 진행 중이던 대국은 끝났어요.
        [cup] { $player }님을 { $contest }에서 내보냈어요. 거기서 진행 중이던 대국은 끝났어요.
       *[arena] { $player }님을 { $contest }에서 내보냈어요.
    }
contest-removed-early = { $player }님을 { $contest } 참가자 명단에서 뺐어요. 허락하기 전에는 다시 참가할 수 없어요.
contest-let-in = { $player }님이 { $contest }에 다시 참가할 수 있어요.
contest-let-in-letter = **{ $server }** 관리자가 { $contest }에 다시 참가하도록 허락했어요. 원하면 참가해 보세요.
contest-trouble = ⚠️ 지금 { $channel } 채널에 글을 쓸 수 없어서 거기서는 대회가 나아가지 못해요. 없는 권한: { $missing }.
contest-no-threads = ⚠️ { $channel } 채널에 스레드를 만들 수 없어서(없는 권한: { $missing }) 모든 판이 채널에 바로 올라와요.
contest-remove-sure =
    { $contest-kind ->
        [league] { $player }님을 { $contest }에서 내보낼까요? 거기서 진행 중인 대국은 끝나고, 이번 시즌에는 돌아올 수 없어요.
        [cup] { $player }님을 { $contest }에서 내보낼까요? 거기서 진행 중인 대국은 끝나고, 돌아올 수 없어요.
       *[arena] { $player }님을 { $contest }에서 내보낼까요? 돌아올 수 없어요.
    }
contest-remove-sure-early = { $player }님을 { $contest }에서 내보낼까요? 허락하기 전에는 다시 참가할 수 없어요.
contest-remove-told = 다이렉트 메시지를 받는 사람이라면 그리로 알려 줄게요.
contest-removed-untold = 이유를 전하지 못했어요. 다이렉트 메시지를 보낼 수 없어요.
contest-removed-letter = **{ $server }** 관리자가 { $contest }에서 나를 뺐어요.
contest-removed-why = 💬 이유:
contest-removed-then =
    { $contest-kind ->
        [league] 그곳에서 진행 중이던 대국은 끝났고, 이번 시즌에는 돌아올 수 없어요.
        [cup] 그곳에서 진행 중이던 대국은 끝났고, 돌아올 수 없어요.
       *[arena] 진행 중인 대국은 끝까지 둘 수 있지만, 돌아올 수는 없어요.
    }
contest-kept-out = 관리자가 허락하기 전에는 다시 참가할 수 없어요.
contest-end-sure =
    { $contest-kind ->
        [league] { $contest }, 완전히 끝낼까요? 진행 중인 대국은 계속 둘 수 있지만, 우승자도 다음 시즌도 없어요.
        [cup] { $contest }, 완전히 끝낼까요? 진행 중인 대국은 계속 둘 수 있지만, 우승자는 나오지 않아요.
       *[arena] { $contest }, 지금 끝낼까요? 진행 중인 대국은 계속 둘 수 있지만, 점수에는 들어가지 않아요.
    }
contest-end-sure-open = { $contest }, 취소할까요? 아직 시작하지 않았으니 아무 대국도 두지 않아요.
contest-pause-sure = { $contest }, 잠시 멈출까요? 기한은 없어요. 나나 다른 서버 관리자가 **다시 시작**을 누를 때까지 새 대국은 시작되지 않고 시계도 모두 멈춰요. 그동안에도 수는 둘 수 있고, 진행 중인 대국마다 알려 드려요.
contest-called-off = { $contest }: 서버 관리자가 끝냈어요. 진행 중인 대국은 끝까지 둘 수 있어요.
contest-called-off-early = { $contest }: 시작하기 전에 서버 관리자가 취소했어요.
contest-waited = ⏳ { $contest }: 일주일 미뤄졌어요. 지금 참가자는 { $who }. 시작하려면 { $least }명이 필요해요. 이제 <t:{ $due }:F>에 시작해요. 친구도 데려오세요!
contest-corrected = ✏️ { $contest } 내용이 바뀌었어요:
contest-ended = { $contest } 종료.
contest-ended-early = { $contest } 취소됨.
contest-end-reason = 💬 서버 관리자가 { $contest }을(를) 끝내요. 이유:
contest-end-untold = 이유를 전하지 못했어요. 그 채널에 글을 쓸 수 없어요.
contest-begins =
    { $days ->
        [0] 1시간 뒤
       *[other] { $days }일 뒤
    }
contest-begins-now = 지금 바로
league-points = 승점
league-rises = 승격
league-falls = 강등
league-columns = 승점 · 치른 대국
league-out = 제외
button-contest-join = 참가하기
button-contest-leave = 나가기
button-contest-stay = 계속 참가
button-contest-keep = 아니요, 계속해요
button-contest-table =
    { $contest-kind ->
        [league] 순위표
        [cup] 대진표
       *[arena] 순위표
    }
button-contest-announce =
    { $contest-kind ->
        [league] 리그 열기
        [cup] 컵 대회 열기
       *[arena] 아레나 열기
    }
button-contest-pause =
    { $paused ->
        [yes] 다시 시작
       *[no] 일시 정지
    }
button-contest-correct = 수정하기
button-contest-remove = 참가자 내보내기
button-contest-remove-yes = 네, 내보내기
button-contest-remove-why = 이유를 알리고 내보내기
button-contest-remove-no = 아니요, 그대로 두기
button-contest-let-in = 다시 참가 허락하기
button-contest-here = 여기로 옮기기
button-contest-there = 아니요, 그대로 둘게요
button-contest-list =
    { $contest-kind ->
        [league] 리그 목록
        [cup] 컵 대회 목록
       *[arena] 아레나 목록
    }
button-contest-end =
    { $contest-kind ->
        [league] 리그 끝내기
        [cup] 컵 대회 끝내기
       *[arena] 아레나 끝내기
    }
button-contest-end-why = 이유를 알리고 끝내기
form-about-contest-name = 모두에게 보이는 이름
form-about-contest-announce = 모두에게 보이는 이름이에요. #{ $channel } 채널에 알려요.
form-about-contest-begins = 시각은 내 시간대 { $zone } 기준이에요. /settings에서 바꿀 수 있어요.
form-about-contest-end-reason = 채널에서 모두가 읽어요. 따로 저장하지 않아요.
form-contest-member = 선택 안 함
form-about-contest-member = 누구를 내보낼지
form-about-contest-kept-out = 다시 참가해도 되는 사람
refusal-no-such-contest = 그 대회는 이제 없어요. { COMMAND("league") }, { COMMAND("cup") }, { COMMAND("arena") } 명령어로 지금 열린 대회를 볼 수 있어요.
refusal-no-contest-name = 이름이 필요해요. 이름을 적어서 다시 보내 주세요.
refusal-no-contest-clock = 시간 제한이 없으면 영영 끝나지 않을 수 있어요. **시간**에서 다른 것을 골라 주세요.
refusal-enough-contests = 여기에는 이미 리그, 컵 대회, 아레나가 모두 합쳐 { $limit }개 있어요. 서버 관리자는 더 열 수 있고, 하나가 끝나면 누구나 다시 열 수 있어요.
refusal-contest-named-so =
    { $contest-kind ->
        [league] 여기에는 { $name }라는 이름의 리그가 이미 있어요
        [cup] 여기에는 { $name }라는 이름의 컵 대회가 이미 있어요
       *[arena] 여기에는 { $name }라는 이름의 아레나가 이미 있어요
    }. 헷갈리지 않게 다른 이름을 골라 다시 보내 주세요.
refusal-too-many-contests = 이 서버에는 이미 리그, 컵 대회, 아레나가 모두 합쳐 { $limit }개 있어서 더는 못 열어요({ $names }). 먼저 하나를 끝내 주세요.
refusal-in-contest-already = 이미 참가했어요. 대국이 시작되면 알려 드릴게요.
refusal-nobody-to-remove = 그 사람은 참가하고 있지 않아요.
refusal-not-in-contest = 지금 참가하고 있지 않아서 나갈 필요가 없어요.
refusal-contest-runs-not = 지금은 진행 중인 대회가 없어서 멈출 게 없어요.
refusal-no-contests = 저를 운영하는 사람이 리그, 컵 대회, 아레나를 꺼 뒀어요. { COMMAND("challenge") } 명령어로 도전장은 언제든 보낼 수 있어요.
refusal-contest-full = 자리가 다 찼어요. 컵 대회는 { $limit }명까지만 참가할 수 있어요.
refusal-contest-has-begun = 이미 시작해서 더는 수정할 수 없어요.
refusal-cup-has-begun = 이 컵 대회는 벌써 시작했어요. 다른 컵 대회가 있는지는 { COMMAND("cup") } 명령어로 볼 수 있어요.
command-cup = 이 서버의 컵 대회: 보기, 참가하기, 새로 열기
cup-title = ### 🏆 { $contest }
cup-rules =
    • 지면 탈락, 시드는 레이팅순이에요. 인원이 안 맞으면 상위 시드는 첫 라운드가 부전승이에요.
    • 한 상대와 두 판을 동시에, 한 번씩 선공으로 둬요.
    • 동점이면 결정전 한 판, 가능하면 더 짧은 시간으로 둬요. 낮은 시드가 선공, 높은 시드는 비기기만 해도 돼요.
    • 시간이 다 되면 그 대국은 져요 (휴가가 있으면 먼저 써요).
    • 나가면 상대가 올라가요.
cup-state =
    { $state ->
        [running] { $round }: { $all }명 중 { $left }명이 남았어요.
        [paused] 일시 정지 ({ $round }): 서버 관리자가 { COMMAND("cup") } 명령어로 다시 시작할 때까지 새 대국은 시작되지 않고, 시계도 모두 멈춰 있어요.
        [won] 🎉 { $winner }님 우승! 준우승은 { $second }님이에요.
       *[ended] 이 컵 대회는 끝났어요.
    }
cup-round =
    { $round ->
        [final] 결승
        [semi] 준결승
        [quarter] 8강
        [eighth] 16강
        [sixteenth] 32강
       *[thirty-second] 64강
    }
cup-tie =
    { $how ->
        [won] { $one } 승: { $other } 상대로 { $score }
        [seed] { $one } 승: { $other } 상대로 { $score }, 시드 우위
        [walkover] { $one } 승 ({ $other } 불참)
        [bye] { $one } 부전승
        [begun] { $one } 대 { $other } (지금까지 { $score })
       *[open] { $one } 대 { $other }
    }
cup-score = { $one } 대 { $other }
cup-bye = 부전승
cup-alt = 대진표: { $contest }.
cup-alt-round = { $round }: { $ties }.
cup-pair = **{ $contest }**, { $round }: { $one }님과 { $other }님이 여기서 두 판을 둬요. 한 번씩 선공이에요.
cup-decider = **{ $contest }**, { $round }: { $one }님과 { $other }님이 동점이라 결정전을 한 판 둬요 ({ $pace }). 선공은 { $one }님이고, { $other }님은 비기기만 해도 돼요.
cup-again = **{ $contest }**, { $round }: 인정되지 않은 대국이 있어서 { $one }님과 { $other }님이 여기서 한 판 더 둬요.
cup-board = 🏆 { $contest }, { $round }
cup-board-tie =
    { $state ->
        [won] { $winner }님이 올라가요 ({ $score })
        [won-cup] 🏆 { $winner }님 컵 대회 우승! ({ $score })
        [walkover] { $loser }님이 더는 참가하지 않아서 { $winner }님이 올라가요
        [walkover-cup] 🏆 { $loser }님이 더는 참가하지 않아서 { $winner }님이 컵 대회에서 우승했어요
        [level] { $score } 동점이라 결정전을 한 판 둬요
        [decider] 결정전 (지금까지 { $score }): { $better }님은 비기기만 해도 돼요
       *[open] 지금까지 { $orange } { $score } { $gray }; 두 판이 끝나고 동점이면 한 판 더 둬서 정해요
    }
cup-you =
    { $where ->
        [joined] 참가했어요.
        [plays] 아직 이 컵 대회에 남아 있어요.
        [out] 이번 컵 대회는 여기까지예요.
        [late] 벌써 시작해서 이제는 참가할 수 없어요.
       *[none] 아직 참가하지 않았어요. **{ button-contest-join }** 버튼을 누르면 참가해요.
    }
league-leave-counts =
    { $counts ->
        [yes] 대국 { $all }판 중 { $over }판을 끝냈어요. 끝낸 대국은 인정되고, 남은 대국은 상대가 이긴 것으로 쳐요.
       *[no] 대국 { $all }판 중 { $over }판만 끝냈어요. 절반이 안 돼서, 하나도 인정되지 않아요.
    }
league-remove-counts =
    { $counts ->
        [yes] { $all }판 중 { $over }판이 끝났어요. 그 판들은 인정되고 나머지는 상대의 승리가 돼요.
       *[no] { $all }판 중 { $over }판만 끝났어요. 절반이 안 되어 한 판도 인정되지 않아요.
    }
league-over = 🎉 { $contest } 시즌 { $season } 종료!
league-over-division = **{ $division }**: 🏆 { $winner }
league-over-nobody = 모두 중간에 빠져서 우승자는 없어요.
league-goes-up = { $player } 승격
league-goes-down = { $player } 강등
league-next = 시즌 { $season } 참가 신청은 <t:{ $due }:F>에 시작돼요. 여기에 새 메시지가 올라오면 **{ button-contest-join }** 버튼을 눌러 계속해 주세요.
cup-over = 🎉 { $contest }, { $winner }님 우승! 준우승은 { $second }님이에요.
arena-over = 🎉 { $contest } 종료! { $points }점으로 { $winner }님 우승!
arena-over-nobody = { $contest } 종료. 끝까지 둔 대국은 없었어요.
command-arena = 이 서버의 아레나: 보기, 참가하기, 새로 열기
arena-title = ### 🏟️ { $contest }
arena-rules =
    • 시간이 다 될 때까지, 손이 비는 사람끼리 계속 짝을 지어 둬요.
    • 이기면 2점, 비기면 1점이에요. 연달아 비기면 첫 판만 점수가 돼요.
    • 2연승이면 불이 붙어요 🔥. 연승이 끊길 때까지 점수가 두 배!
    • 친선전이라 레이팅은 그대로예요. 끝날 때 두던 대국은 점수가 없어요.
    • 시간패하면 **{ button-contest-join }** 버튼을 다시 누를 때까지 쉬어요.
arena-state =
    { $state ->
        [running] <t:{ $due }:R>에 끝나요.
        [won] 🎉 { $points }점으로 { $winner }님 우승!
        [nobody] 끝났어요. 끝까지 둔 대국은 없었어요.
       *[ended] 이 아레나는 끝났어요.
    }
arena-row =
    { $how ->
        [fire] { $place }. 🔥 { $player } **{ $points }** · { $played }판
        [out] { $place }. { $player } (쉬는 중) **{ $points }** · { $played }판
       *[plain] { $place }. { $player } **{ $points }** · { $played }판
    }
arena-more = 외 { $count }명
arena-alt = 순위표: { $contest }.
arena-alt-row =
    { $how ->
        [fire] { $place }위: { $name }, 불붙음, { $points }점, { $played }판.
        [out] { $place }위: { $name }, 쉬는 중, { $points }점, { $played }판.
       *[plain] { $place }위: { $name }, { $points }점, { $played }판.
    }
arena-pair = **{ $contest }**: { $one }님, { $other }님, 두 분의 대국은 여기예요. 선공은 { $one }님이에요.
arena-board = 🏟️ { $contest }
arena-sits-out = { $player }님은 이제 쉬어요. **{ button-contest-join }** 버튼을 누르면 돌아와요.
contest-moved = { $contest }: { $channel }에서 이어져요.
contest-move-sure = { $contest }: { $channel } 채널로 옮길까요? 이제부터 안내 메시지와 소식이 거기에 올라오고, 새 대국도 거기서 시작돼요. 진행 중인 대국은 지금 있는 스레드와 채널에 그대로 남아요.
picture-starts = { $day } { $hour }(UTC) 시작
picture-join = Discord에서 ‘{ button-contest-join }’ 누르기
contest-poster-alt =
    { $contest } 포스터 ({ $facts }). { picture-starts }. { picture-join }. 받침대 위에 상이 있어요. { $count ->
        [0] 아직 참가한 사람이 없어요. 아기 고양이 두 마리가 곁을 지켜요.
       *[other] 옆에 참가자 { $count }명의 고양이.
    }
arena-you =
    { $where ->
        [joined] 참가했어요.
        [plays] 참가 중이에요. 상대가 나오는 대로 짝을 지어 드릴게요.
        [resting] 쉬는 중이에요. **{ button-contest-join }** 버튼을 누르면 다시 들어가요.
       *[none] 아직 참가하지 않았어요. **{ button-contest-join }** 버튼을 누르면 참가해요.
    }
arena-begins =
    { $minutes ->
        [5] 5분 뒤
        [15] 15분 뒤
        [60] 1시간 뒤
        [1440] 하루 뒤
       *[10080] 일주일 뒤
    }
arena-lasts =
    { $minutes ->
        [30] 30분
        [60] 1시간
        [120] 2시간
       *[180] 3시간
    }
refusal-removed-from-contest = 서버 관리자가 내보내서 이 대회에는 다시 참가할 수 없어요.
refusal-only-moderators-announce = 서버 관리자만 열 수 있어요. 관리자가 { COMMAND("server") } 명령어로 모두에게 허용할 수는 있어요.
champions-contests = **리그, 컵 대회, 아레나**
champions-contest =
    { $contest-kind ->
        [league] { $contest }, 시즌 { $season }, { $division }: { $winner }
        [cup] { $contest }: { $winner }
       *[arena] { $contest }: { $winner }
    }

## Vote matches: a whole server against the bot.

command-vote = 다 함께 저와 두기: 이 서버의 다음 수를 투표로 정해요
team-unnamed = 이 서버
vote-open = { $team } 차례예요! 투표 마감: <t:{ $due }:R>.
vote-wanted = **{ $turn }**: { $total }표 중 { $votes }표
vote-more = 그 밖의 수 { $count }가지
vote-none =
    { $hours ->
        [24] 아직 표가 없어요. 아무도 투표하지 않으면 하루 더 기다릴게요.
       *[other] 아직 표가 없어요. 아무도 투표하지 않으면 { $hours }시간 더 기다릴게요.
    }
vote-played = { $total }표 중 { $votes }표를 받은 수예요.
vote-before = 여러분의 지난 수, { $turn }: { $total }표 중 { $votes }표를 받았어요.
vote-counted = { $turn }: { $votes }표
vote-alt = 투표: { $votes }.
vote-voters = 가장 많이 투표한 사람: { $voters }.
vote-voter = { $player } ({ $votes }번)
vote-next = 투표 대국이 계속되면 다음 대국은 <t:{ $due }:F>에 시작해요.
vote-again = { COMMAND("vote") } 명령어로 다시 시작할 수 있어요.
vote-given-up = 일주일 동안 아무도 투표하지 않아서 { $match }번 대국이 끝났어요.
vote-what = 투표 대국에서는 이 서버가 다 함께 저와 둬요. 대국은 일주일에 한 판이에요. 다음 수는 각자 비공개로 투표해요. 시간이 되면 표가 가장 많은 수를 두고, 표가 같으면 먼저 표를 받은 수를 둬요. 그다음 제가 응수해요.
vote-off = 지금은 투표 대국이 없어요. 서버 관리자가 시작할 수 있어요.
vote-terms =
    { $hours ->
        [24] { edition-title }, 상대는 저({ level-name }), 하루에 한 수예요.
       *[other] { edition-title }, 상대는 저({ level-name }), { $hours }시간마다 한 수예요.
    }
vote-page-open = { $channel }에서 여러분 차례예요. 투표 마감: <t:{ $due }:R>.
vote-page-bot = { $channel }에서 제 차례예요. 제가 두고 나면 투표할 수 있어요.
vote-page-next = 다음 대국은 <t:{ $due }:R>에 { $channel }에서 시작해요.
vote-not-yet = 이번 수에는 아직 투표하지 않았어요.
vote-yours = 내 표: **{ $turn }**. { $total }표 중 { $votes }표가 이 수예요.
vote-until = 투표 마감: <t:{ $due }:R>. 그때까지는 바꿀 수 있어요.
vote-sure = 아직 이 수에 투표하지 않았어요. **{ button-vote-for }** 버튼을 누르거나 다른 칸을 고르세요.
vote-begun = { $channel }에서 { $match }번 대국이 시작돼요. 그다음부터는 월요일마다 새 대국이 시작돼요.
vote-end-sure = 투표 대국을 끝낼까요? 진행 중인 대국은 승자 없이 끝나고, 월요일에 새 대국이 시작되지 않아요.
vote-ended = 투표 대국이 끝났어요. { vote-again }
vote-terms-server =
    { $hours ->
        [24] { edition-title }, 상대: { $team }, 하루에 한 수예요.
       *[other] { edition-title }, 상대: { $team }, { $hours }시간마다 한 수예요.
    }
vote-page-server = { $team } 차례예요. 상대가 두고 나면 { $channel }에서 투표할 수 있어요.
vote-what-server = 이 투표 대국에서는 두 서버가 서로 겨뤄요. 자기 차례가 되면 각자 자기 서버에서 비공개로 투표해요. 시간이 되면 표가 가장 많은 수를 두고, 표가 같으면 먼저 표를 받은 수를 둬요. 상대 서버는 이름과 둔 수만 보여요.
vote-offered = 이 코드를 상대 서버 관리자에게 전해 주세요: `{ $code }`. 그 서버에서 { COMMAND("vote") } 명령어로 입력하면 { $channel } 채널에서 대국이 시작되고, 이 서버가 먼저 둬요. 코드는 한 번만, <t:{ $until }:f>까지 쓸 수 있어요.
vote-asked =
    { $hours ->
        [24] { $team } 서버가 이 서버에 도전해요: { edition-title }, 하루에 한 수예요. 수는 각 서버가 투표로 정하고, 선공은 { $team }. 이 서버의 게임판은 이 채널에 올라와요.
       *[other] { $team } 서버가 이 서버에 도전해요: { edition-title }, { $hours }시간마다 한 수예요. 수는 각 서버가 투표로 정하고, 선공은 { $team }. 이 서버의 게임판은 이 채널에 올라와요.
    }
vote-accepted = 대국 시작! { $team }부터 둬요. 상대가 두고 나면 여기에 첫 게임판이 올라와요.
vote-left = { $total }표 중 { $votes }표를 받은 수를 뒀어요: **{ $turn }**. 이제 { $team } 차례예요. 상대가 두고 나면 여기에 다음 게임판이 올라와요.
vote-end-sure-server = 투표 대국을 끝낼까요? 두 서버 모두에서 승자 없이 끝나요.
vote-hours =
    { $hours ->
        [24] 매일
       *[other] { $hours }시간마다
    }
button-vote = 투표하기
button-vote-for = 이 수에 투표
button-vote-change = 투표 바꾸기
button-vote-page = 투표 대국
button-vote-begin = 투표 대국 시작하기
button-vote-here = 여기로 옮기기
button-vote-end = 투표 대국 끝내기
button-vote-challenge = 다른 서버에 도전하기
button-vote-accept = 도전 수락하기
form-about-vote-code = 상대 서버 관리자에게 받은 여덟 글자
form-about-vote-channel = 게임판은 #{ $channel } 채널에 올라오고, 투표도 거기서 해요.
refusal-no-vote-match = 지금은 투표 대국이 없어요. { COMMAND("vote") } 명령어로 시작할 수 있어요.
refusal-vote-match-on = 여기서는 이미 투표 대국이 진행 중이에요. { COMMAND("vote") } 명령어로 볼 수 있어요.
refusal-other-vote-match-on = 그 서버는 이미 다른 투표 대국 중이에요. 끝난 뒤에 다시 해 보세요. 코드는 일주일 동안 쓸 수 있어요.
refusal-no-such-vote-offer = 모르는 코드예요. 이미 썼거나, 일주일이 지났거나, 글자가 틀렸을 수 있어요. 상대 서버에 새 코드를 부탁하세요.
refusal-own-vote-offer = 그건 이 서버의 코드예요. 상대 서버 관리자에게 전해 주세요.
refusal-other-server-votes = { $mover } 차례라서 아직 여기서는 투표할 수 없어요. 상대가 두고 나면 다음 게임판이 올라와요.
