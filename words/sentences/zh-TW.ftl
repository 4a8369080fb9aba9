### 繁體中文（台灣）。怎麼翻譯：docs/translating.md。


## 兩隊和牠們的貓咪

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
        [ghost] 幽靈 boop
        [kittens] 小貓 boop
       *[classic] boop
    }
edition-title =
    { $edition ->
        [ghost] 幽靈 boop
        [kittens] 小貓 boop
       *[classic] Boop
    }
former-player = 已離開的玩家
someone = 某位玩家

## 盤面訊息

board-begins = { $mover }，由你先手！隨便挑一格放小貓吧。
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange } 是橘貓，{ SIGN("kitten_tuxedo", plain: "🟦") }{ $gray } 是賓士貓。
board-your-turn = { $mover }，輪到你了！
board-past =
    { $who } 的{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }在 { $square } · 第 { $turn } 手 · 對局 { $match }
board-past-told = 對局 { $match } 第 { $turn } 手：{ $told }
board-past-first = 對局 { $match } 的開局
board-past-undone = 已悔棋 · 對局 { $match }
board-past-earlier = 對局 { $match } 先前的盤面
board-moved = { $mover }，對局 { $match } 搬到這裡囉。
board-moved-turn = 輪到你下，再來換 { $other }。
board-taken-back =
    { $undone ->
        [1] { $other }，第 { $last } 手收回了。
       *[other] { $other }，第 { $first } 手和第 { $last } 手收回了。
    }
board-taken-back-alone =
    { $undone ->
        [1] 第 { $last } 手收回了。
       *[other] 第 { $first } 手和第 { $last } 手收回了。
    }
board-moves-again = 請 { $mover } 重下。
board-yours-again = 又輪到你了。
whose-turn =
    { $turn ->
        [yours] 輪到你了。
       *[theirs] 輪到 { $mover }。
    }
side-to-move =
    { $side ->
        [orange] 輪到橘貓
       *[gray] 輪到賓士貓
    }
board-facts =
    { $clock ->
        [due] 第 { $turn } 手 · { side-to-move } · 期限 <t:{ $due }:R> · 對局 { $match }
        [still] 第 { $turn } 手 · { side-to-move } · 計時暫停 · 對局 { $match }
       *[none] 第 { $turn } 手 · { side-to-move } · 不計時 · 對局 { $match }
    }
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] 對局 { $match } · 積分賽 · 期限 <t:{ $due }:R>
                [still] 對局 { $match } · 積分賽 · 計時暫停
               *[none] 對局 { $match } · 積分賽 · 不計時
            }
       *[no]
            { $clock ->
                [due] 對局 { $match } · 友誼賽 · 期限 <t:{ $due }:R>
                [still] 對局 { $match } · 友誼賽 · 計時暫停
               *[none] 對局 { $match } · 友誼賽 · 不計時
            }
    }
board-won =
    { $ending ->
        [line] 🏆 { $winner } 贏了！三隻大貓連成一線。
        [eight-cats] 🏆 { $winner } 贏了！八隻大貓全在床上。
        [three-kittens] 🏆 { $winner } 贏了！三隻小貓連成一線。
        [resigned] 🏆 { $winner } 贏了：{ $loser } 認輸。
       *[time] 🏆 { $winner } 贏了：{ $loser } 時間用完了。
    }
board-drawn =
    { $ending ->
        [agreed] 🤝 和局：{ $orange } 和 { $gray } 都同意了。
        [repetition] 🤝 和局：同樣的盤面出現了三次。
       *[turn-limit] 🤝 和局：已經下了 300 手。
    }
board-called-off = { $by } 取消了對局 { $match }。
board-closed =
    { $ending ->
        [called-off] { $other }，{ $by } 取消了對局 { $match }。
        [cancelled] { $orange }、{ $gray }，管理員結束了對局 { $match }。
        [left-contest] { $orange }、{ $gray }，因為其中一方退賽，對局 { $match } 取消了。
       *[abandoned] { $orange }、{ $gray }，對局 { $match } 太久沒人下，已經結束。
    }
board-left = { $other }，因為 { $by } 退賽，對局 { $match } 取消了。
board-drawn-early = { $orange }、{ $gray }，你們同意和局，不過雙方還沒下滿兩手。
board-uncounted = 這局到此為止，不列入戰績。
board-off-in-league = 不計入積分。在聯賽裡怎麼算，請看聯賽的排名。
board-timed-out = { $other }，{ $by } 的時間用完了，不過雙方還沒下滿兩手。
board-well-played = 下得漂亮，{ $player }！
board-well-played-both = 雙方都下得很精彩！
board-ratings = 積分：{ $one } { $one-rating }（{ $one-change }）、{ $two } { $two-rating }（{ $two-change }）
board-friendly = 友誼賽：積分不變。
board-numbers = { $turns } 手 · 推了 { $boops } 下 · 把對手推下床 { $off } 隻
board-match = 對局 { $match }
counted-booos = 哇！ × { $count }
picture-turns = { $turns } 手
picture-boops = 推
picture-falls = 推下床
picture-grown = 長大
picture-won =
    { $ending ->
        [line] { $winner } 獲勝：三隻大貓連成一線！
        [eight-cats] { $winner } 獲勝：八隻大貓全在床上！
        [three-kittens] { $winner } 獲勝：三隻小貓連成一線！
        [resigned] { $winner } 獲勝：{ $loser } 認輸
       *[time] { $winner } 獲勝：{ $loser } 時間用完
    }
picture-drawn =
    { $ending ->
        [agreed] 和局：雙方同意
        [repetition] 和局：同一局面出現三次
       *[turn-limit] 和局：滿 300 手
    }
board-rows = 由上到下，一列一列看：
rows-tip = 想在每個盤面下讀到誰被推到哪裡嗎？在 { COMMAND("settings") } 打開**文字說明推動**。
board-row =
    { $rank }：{ $pieces ->
        [none] 空
       *[other] { $pieces }
    }
board-row-piece =
    { $square } { $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }（{ $who }）
board-moved-away =
    📦 { $mover } 把對局 { $match } 搬到{ $where ->
        [server] { " " }{ $channel }{ " " }
       *[conversation] 私人訊息
    }了。在哪裡輸入 `/board { option-match }:{ $match }`，盤面就搬到哪裡。
board-homeless-turn = { $other } 下好了，對局 { $match } 輪到你。不過我已經不能在 { $channel } 發訊息了。找一個你們都看得到的頻道，輸入 `/board { option-match }:{ $match }` 就能把對局搬過去。
place-lost = 你和 { $other } 的對局 { $match } 在 { $channel }，但我已經不能在那裡發訊息了。在你們都看得到的頻道輸入 `/board { option-match }:{ $match }`，就能把對局搬過去。
place-lost-around = { $players }：我已經不能在 { $channel } 發訊息了。在這裡輸入 `/board { option-match }:{ $match }`，就能把對局 { $match } 搬過來。
day-title = 有 { $count } 局在等你：
day-more = 另外還有 { $count } 局，都在 { COMMAND("games") }。
day-streak = ☀️ 在 <t:{ $until }:t> 之前解出今天的題目，就能延續你連續 { $streak } 天的紀錄：{ COMMAND("daily") }
call = ☀️ 照你說的來提醒：今天的謎題出來了。
call-streak = 解開它，{ $days } 天的連續紀錄就能延續。
call-ends = 如果你連續兩天沒來，我就不再提醒。
call-last = 如果你今天沒來，這就是最後一次提醒。`/settings { option-puzzle-reminder }:` 可以恢復。
call-off = 好，不再提醒每日一題。在已結束的謎題下按**{ button-call }**，或用 `/settings { option-puzzle-reminder }:`，就能恢復。
followed = 👀 你追蹤的對局 { $match }：{ $orange } 對 { $gray }
thread-name = { edition-title } { $match }：{ $one } 對 { $other }
thread-name-series = { edition-title } 系列賽：{ $one } 對 { $other }

## 一手棋的經過

turn-placed =
    { $how ->
        [nobody]
            { $who } 的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放在 { $square }，誰也沒推到。
        [all-off]
            { $who } 的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放在 { $square }，把 { $count } 隻推下床。
        [some-off]
            { $who } 的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放在 { $square }，推開 { $count } 隻，其中 { $off } 隻掉下床。
        [own-off]
            { $who } 的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放在 { $square }，把自己的 { $count } 隻推下床。
        [own-some]
            { $who } 的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放在 { $square }，推開 { $count } 隻，自己有 { $off } 隻掉下床。
       *[on]
            { $who } 的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放在 { $square }，推開 { $count } 隻。
    }
turn-grown =
    { $cats-count ->
        [0] 喵！{ $who } 的 { $kittens } 長大了。
       *[other] { $who } 的 { $kittens } 長大了，大貓 { $cats } 回到手邊。
    }
turn-grown-eight = 八隻全在床上：{ $who } 的 { $kitten } 長大了。
turn-taken-up =
    { $who } 在 { $square } 的{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }回到手邊。
turn-ghost-entered = { $who } 的幽靈從 { $low } 和 { $high } 之間進場。
turn-ghost-glides =
    { $how ->
        [nobody] { $who } 的幽靈往前飄，誰也沒推到。
        [all-off] { $who } 的幽靈把 { $count } 隻推下床。
        [some-off] { $who } 的幽靈推開 { $count } 隻，其中 { $off } 隻掉下床。
       *[on] { $who } 的幽靈往前飄，推開 { $count } 隻。
    }
turn-ghost-passes =
    { $how ->
        [nobody] { $who } 的幽靈穿過 { $other } 的幽靈，誰也沒推到。
        [all-off] { $who } 的幽靈穿過 { $other } 的幽靈，把 { $count } 隻推下床。
        [some-off] { $who } 的幽靈穿過 { $other } 的幽靈，推開 { $count } 隻，其中 { $off } 隻掉下床。
       *[on] { $who } 的幽靈穿過 { $other } 的幽靈，推開 { $count } 隻。
    }
turn-ghost-left = { $who } 的幽靈飄回家了。
turn-scared =
    { $how ->
        [all-off] 哇！{ $who } 的幽靈把 { $count } 隻嚇下床。
        [some-off] 哇！{ $who } 的幽靈嚇到 { $count } 隻，其中 { $off } 隻掉下床。
        [on] 哇！{ $who } 的幽靈嚇到 { $count } 隻。
       *[nobody] 哇！{ $who } 的幽靈誰也沒嚇到。
    }
turn-ghost-pushes =
    { $through ->
        [no] { $who } 的幽靈往前飄，推動：{ $moves }。
       *[yes] { $who } 的幽靈穿過 { $other } 的幽靈，推動：{ $moves }。
    }
turn-ghost-scares = 哇！被 { $who } 的幽靈嚇得跳開的：{ $moves }。
turn-own =
    { $all ->
        [yes]
            { $own ->
                [1] 是自己的。
               *[other] 都是自己的。
            }
       *[no] 其中 { $own } 隻是自己的。
    }
turn-won =
    { $ending ->
        [line] 三隻大貓連成一線：{ $squares }！
        [eight-cats] 八隻大貓全在床上！
       *[three-kittens] 三隻小貓連成一線：{ $squares }！
    }
turn-won-line = 連線：{ $squares }。
turn-named =
    { $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }放 { $square }{ $ghost ->
        [in] ，幽靈從 { $low } 和 { $high } 之間進場
       *[none] { "" }
    }{ $what ->
        [grows] ；{ $squares } 長大
        [back] ；{ $squares } 回到手邊
       *[nothing] { "" }
    }
ghost-next =
    { $where ->
        [home] { $who } 下完下一手後，幽靈就飄回家。
        [past] { $who } 下完下一手後，幽靈穿過另一隻，飄到 { $low } 和 { $high } 之間。
       *[on] { $who } 下完下一手後，幽靈飄到 { $low } 和 { $high } 之間。
    }
board-ghost-may = 這一手結束時，{ $who } 的幽靈可以進場。

## 替代文字

side-as-name =
    { $side ->
        [orange] 橘貓隊
       *[gray] 賓士貓隊
    }
alt-now = 現在床上：
alt-then = 當時床上：
alt-last = 上一手：
alt-preview = 下了這一手之後：
alt-placed =
    { $who } 的{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }放在 { $square }。
alt-booped =
    { $who } 的{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }從 { $from } 被推到 { $to }。
alt-fell =
    { $who } 的{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }從 { $from } 被推下床。
alt-blocked =
    { $why ->
        [cat] { $who } 在 { $square } 的大貓不動如山：小貓推不動大貓。
       *[behind]
            { $who } 在 { $square } 的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }沒動：後面緊貼著另一隻。
    }
alt-grown =
    { $cats ->
        [none] { $who } 在 { $kittens } 的小貓長大了。
       *[some] { $who } 在 { $kittens } 的小貓長大了，{ $cats } 的大貓回到手邊。
    }
alt-taken-up =
    { $who } 在 { $square } 的{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }回到手邊。
alt-ghost-entered = { $who } 的幽靈從 { $low } 和 { $high } 之間進場。
alt-ghost-moved = { $who } 的幽靈飄到 { $low } 和 { $high } 之間。
alt-ghost-through = { $who } 的幽靈穿過 { $other } 的幽靈，飄到 { $low } 和 { $high } 之間。
alt-ghost-left = { $who } 的幽靈飄回家了。
alt-scared =
    哇！{ $to ->
        [off]
            { $who } 的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }從 { $from } 跳過 { $over }，掉下床。
       *[on]
            { $who } 的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }從 { $from } 跳過 { $over }，落在 { $to }。
    }
alt-won = { $who } 靠 { $squares } 獲勝。
alt-over = 對局結束。
alt-counted = 這局統計：{ picture-turns }。
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] （積分 { $rating }）
    }：推了 { $boops } 下，推下床 { $off } 隻{ $grows ->
        [no] { "" }
       *[yes] ，長大 { $grown } 隻
    }{ $booos ->
        [0] { "" }
       *[other] ，哇！ × { $booos }
    }。
alt-won-by =
    { $ending ->
        [resigned] 對局結束：{ $loser } 認輸，{ $winner } 獲勝。
       *[time] 對局結束：{ $loser } 時間用完，{ $winner } 獲勝。
    }
alt-drawn =
    { $ending ->
        [agreed] 對局結束：{ $orange } 和 { $gray } 同意和局。
        [repetition] 對局結束：同樣的盤面出現三次，和局。
       *[turn-limit] 對局結束：下了 300 手，和局。
    }
alt-closed =
    { $ending ->
        [called-off] 對局結束：{ $by } 取消了，不列入戰績。
        [cancelled] 對局結束：由管理員結束，不列入戰績。
        [left-contest] 對局結束：其中一方已退賽，不列入戰績。
       *[abandoned] 對局結束：太久沒人下，不列入戰績。
    }
alt-choice = 選項：{ $ways }。
alt-bed-empty = 床上空空的：六乘六格，直排從左起 a 到 f，橫排從下起 1 到 6。
alt-standing =
    { $kind ->
        [cat] { $who } 的大貓：{ $squares }。
       *[kitten] { $who } 的小貓：{ $squares }。
    }
alt-ghost =
    { $where ->
        [home] { $who } 的幽靈在 { $low } 和 { $high } 之間，下次就飄回家。
        [past] { $who } 的幽靈在 { $low } 和 { $high } 之間，下次穿過另一隻，飄到 { $next-low } 和 { $next-high } 之間。
       *[on] { $who } 的幽靈在 { $low } 和 { $high } 之間，下次飄到 { $next-low } 和 { $next-high } 之間。
    }
alt-pool =
    { $edition ->
        [kittens] { $whose }：{ $kittens } 隻小貓。
        [classic] { $whose }：{ $kittens } 隻小貓、{ $cats } 隻大貓。
       *[ghost]
            { $whose }：{ $kittens } 隻小貓、{ $cats } 隻大貓{ $ghost ->
                [yes] 、幽靈
               *[no] { "" }
            }。
    }
pool-of = { $who } 手邊
pool-yours = 你手邊
alt-to-move =
    { $named ->
        [yes]
            輪到 { $who }（{ $side ->
                [orange] 橘貓
               *[gray] 賓士貓
            }）。
       *[no] 輪到 { $who }。
    }

## 點選著下

picker-where =
    { $kind ->
        [cat] 輪到你，對手是 { $opponent }：大貓要放哪裡？
       *[kitten] 輪到你，對手是 { $opponent }：小貓要放哪裡？
    }
picker-alt-told = 床上的樣子，如上面的文字所述。
picker-alt-told-turn = 這一手和之後床上的樣子，如上面的文字所述。
picker-paused = 對局暫停中：你一下棋，時間就會重新開始計算。
picker-cats-out = 你的大貓都在床上。連成一線或掉下床，就會回到你手上。
picker-grown-free = 有星星的淡色小貓已經回到手邊，那些格是空的。
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }你是橘貓。
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }你是賓士貓。
    }
picker-would =
    { $how ->
        [nobody]
            你的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放 { $square }，誰也推不到。
        [all-off]
            你的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放 { $square }，會把 { $count } 隻推下床。
        [some-off]
            你的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放 { $square }，會推開 { $count } 隻，其中 { $off } 隻掉下床。
       *[on]
            你的{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放 { $square }，會推開 { $count } 隻。
    }
picker-ghost-moves =
    { $how ->
        [nobody] 接著你的幽靈飄到 { $low } 和 { $high } 之間。
        [all-off] 接著你的幽靈飄到 { $low } 和 { $high } 之間，把 { $count } 隻推下床。
        [some-off] 接著你的幽靈飄到 { $low } 和 { $high } 之間，推開 { $count } 隻，其中 { $off } 隻掉下床。
       *[on] 接著你的幽靈飄到 { $low } 和 { $high } 之間，推開 { $count } 隻。
    }
picker-ghost-scares =
    { $how ->
        [on] 哇！會嚇得 { $count } 隻跳起來。
        [all-off] 哇！會嚇得 { $count } 隻跳下床。
       *[some-off] 哇！會嚇得 { $count } 隻跳起來，其中 { $off } 隻掉下床。
    }
ways-pushed = 被推的：{ $moves }。
ways-by-ghost = 幽靈推的：{ $moves }。
ways-jump = 跳開的：{ $moves }。
ways-held = 後面緊貼著另一隻，推不動：{ $squares }。
ways-heavy = 小貓推不動：{ $squares }。
move-to = { $from } 到 { $to }
move-off = { $square } 掉下床
move-cat = 大貓 { $move }
move-whose =
    { $move }（{ $yours ->
        [yes] 自己的
       *[no] 對手的
    }）
move-side =
    { $move }（{ $side ->
        [orange] 橘貓
       *[gray] 賓士貓
    }）
move-jump = { $move }（跳開）
moves-boops = 推開：{ $moves }
moves-ghost = 幽靈：{ $moves }
moves-of =
    { $yours ->
        [yes] 自己的
       *[no] 對手的
    }{ $moves }
picker-ghost-passes = 途中會穿過另一隻幽靈。
picker-ghost-leaves = 接著你的幽靈飄回家，下一手起可以再進場。
picker-ghost-when =
    { $where ->
        [pool] 這一手結束時，你的幽靈可以從床緣兩格之間進場。
       *[bed] 你的幽靈在床上。飄回家後，下一手起才能再進場。
    }
picker-grows =
    { $cats ->
        [none] { $squares } 的小貓長大。
       *[some] { $squares } 的小貓長大，{ $cats } 的大貓回到手邊。
    }
picker-piece-grows = { $square } 的小貓長大。
picker-piece-back =
    { $kind ->
        [cat] { $square } 的大貓回到手邊。
       *[kitten] { $square } 的小貓回到手邊。
    }
picker-wins = 這手就贏了！
picker-cat-wins = 那裡放大貓就贏了！
picker-cat-could-win = 這一手用大貓就能贏：按 **{ picker-kind }** 看下在哪裡。
picker-own-falls = **自己的 { $pieces }會掉下床，回到手邊。**
picker-own-kittens = { $count } 隻小貓
picker-own-cats = { $count } 隻大貓
picker-which =
    { $what ->
        [line] 你連成了 { $count } 條線，要靠哪一條長大？
        [piece] 你的八隻全在床上，要讓哪一隻回到手邊？
       *[both] 要靠一條線長大，還是讓一隻回到手邊？選一個吧。
    }
picker-eight-grows = 小貓會因此長大。
picker-may-enter = 你的幽靈可以進場，剛進場時誰也不推。
picker-enters = 你的幽靈從 { $low } 和 { $high } 之間進場。
picker-sure = 還沒下喔：按**咚下去！**，或換一格。
picker-repeats =
    { $time ->
        [2] 這個盤面出現過一次。出現第三次就是和局。
       *[3] ⚠️ 這個盤面出現過兩次了：這樣下就會和局。
    }
picker-done = 下好了：{ $turn }。
picker-done-last = 沒有別的對局在等你了。
picker-done-next = { $opponent } 也在對局 { $match } 等你。
picker-done-over =
    { $how ->
        [won] 你贏了！🎉
       *[drawn] 這局和了。
    }
picker-done-answered =
    ⚡ { $opponent } 早就安排好了這一手：{ $turn }。{ $again ->
        [yes] 又輪到你了。
       *[no] { "" }
    }
picker-left = a 到 c 直排
picker-right = d 到 f 直排
picker-ghost = 你的幽靈
picker-keep-ghost = 幽靈留在手邊
picker-entry =
    { $heading ->
        [e] { $number } · 從左邊，第 { $low } 和第 { $high } 橫排之間
        [w] { $number } · 從右邊，第 { $low } 和第 { $high } 橫排之間
        [n] { $number } · 從下面，{ $low } 和 { $high } 直排之間
       *[s] { $number } · 從上面，{ $low } 和 { $high } 直排之間
    }
picker-entry-where =
    { $heading ->
        [e] 從 { $low } 和 { $high } 之間出發，往右飄
        [w] 從 { $low } 和 { $high } 之間出發，往左飄
        [n] 從 { $low } 和 { $high } 之間出發，往上飄
       *[s] 從 { $low } 和 { $high } 之間出發，往下飄
    }
picker-what-grows =
    { $what ->
        [line] 靠哪一條線長大？
        [both] 要讓誰回到手邊？
       *[piece] 要讓哪一隻回到手邊？
    }
picker-line = { $number } · { $squares }
picker-piece =
    { $kind ->
        [cat] { $number } · 大貓 { $square }
       *[kitten] { $number } · 小貓 { $square }
    }
picker-line-does =
    { $cats ->
        [0] { $kittens } 隻小貓長大
       *[other] { $kittens } 隻小貓長大，{ $cats } 隻大貓回到手邊
    }
picker-piece-does =
    { $what ->
        [grows] 長大
        [stays-cat] 還是大貓
       *[stays-kitten] 還是小貓
    }
picker-kind =
    { $kind ->
        [cat] 用大貓
       *[kitten] 用小貓
    }
button-boop = 咚！
button-boop-it = 咚下去！
button-back = 重選
button-read = 文字盤面

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

turn-planned = ⚡ 預先安排：{ $told }
board-answered = 這一手，{ $mover } 早就安排好了。
alt-planned = 上一手（預先安排）：
picker-plan-stopped = 你安排的「{ $turn }」，現在下的話結果會不一樣，所以我沒下。
picker-plan-lapsed = { $opponent } 下的不是你預想的那一手，所以先前的安排作廢了。
button-plan = 預先安排
button-plan-it = 排進去
button-plan-add = 加一手
button-plan-remove = 移除
button-plan-back = 返回
plan-title = ⚡ **預先安排** · 對局 { $match }
plan-what = 只要 { $opponent } 下出你料到的一手，我就馬上替你下好應手。只有你看得到這些安排。
plan-what-first = 輪到你了：先選你打算下的一手，再選你覺得對手會怎麼回。我只會替你下後面的應手，這一手還是要你自己下。
plan-after = 「{ $turns }」之後：
plan-then = { "，然後" }
plan-pair = { $reply }：你下「{ $answer }」
plan-mine = 你下「{ $turn }」
plan-open = { $reply }：還沒安排應手
plan-unanswered = 還沒安排應手
plan-likely = 可能的應手
plan-branches = 你安排的分支
plan-planned = 排好了。按**加一手**接著安排，按**返回**看其他分支。
plan-ends = 這樣對局就結束了。
plan-full = 最多 { $branches } 個分支，每個分支裡你最多排 { $deep } 手。
plan-which-theirs = 你覺得 { $opponent } 會怎麼下？
plan-which-first = 你會先下哪一手？
plan-which-mine = 如果 { $opponent } 下「{ $turn }」，你要怎麼回？
plan-picked-theirs = { $opponent } 下「{ $turn }」：{ $effects }。
plan-picked-mine = 你下「{ $turn }」：{ $effects }。
plan-sure = 還沒排進去喔：按**排進去**，或換一格。
refusal-plan-against-bot = 我馬上就會下，不用預先安排，直接下就好。
refusal-plan-gone = 這部分的安排已經不在了。請到**更多**裡重新打開**預先安排**。
refusal-plan-full = 安排滿了：最多 { $branches } 個分支，每個分支裡你最多排 { $deep } 手。請先移除一個分支。

## 自動完成裡的一手

choice-turn =
    { $kind ->
        [cat] { $square } 大貓：{ $effects }
       *[kitten] { $square } 小貓：{ $effects }
    }
choice-entry =
    { $kind ->
        [cat] { $square } 大貓：幽靈從 { $low } 和 { $high } 之間進場
       *[kitten] { $square } 小貓：幽靈從 { $low } 和 { $high } 之間進場
    }
choice-way-entry =
    { $kind ->
        [cat] { $square } 大貓：{ $effects } · 幽靈從 { $low } 和 { $high } 之間進場
       *[kitten] { $square } 小貓：{ $effects } · 幽靈從 { $low } 和 { $high } 之間進場
    }
choice-why-none =
    { $why ->
        [no-match] 你目前沒有進行中的對局。
        [nothing-awaits-you] 現在沒有對局輪到你。
        [awaited-elsewhere] 這裡還沒輪到你，但另一局輪到你了。
        [which-match] 輸入你的一手，例如 c3，送出後我再問是哪一局。
        [not-your-turn] 那一局還沒輪到你。
        [match-over] 那一局已經結束了。
        [no-such-match] 找不到那一局。
        [not-your-match] 那是別人的對局。
        [no-ghost] 沒有這樣的一手。幽靈從床緣兩格之間進場，例如 c4 g a23。
       *[no-turn] 找不到這種下法。格子從 a1 到 f6，選一格空的吧。
    }
between-facts = { " · " }
between-groups = ；
effect-nobody = 誰也推不到
effect-boops =
    { $how ->
        [all-off] 把 { $count } 隻推下床
        [some-off] 推開 { $count } 隻，{ $off } 隻掉下床
       *[on] 推開 { $count } 隻
    }
effect-ghost =
    幽靈推開 { $count } 隻{ $own ->
        [0] { "" }
       *[other] （自己的 { $own } 隻）
    }{ $off ->
        [0] { "" }
       *[other] ，{ $off } 隻掉下床
    }
effect-scares =
    哇！嚇跳 { $count } 隻{ $own ->
        [0] { "" }
       *[other] （自己的 { $own } 隻）
    }{ $how ->
        [all-off] ，全掉下床
        [some-off] ，{ $off } 隻掉下床
       *[on] { "" }
    }
effect-own-falls = 把自己的 { $count } 隻推下床
effect-own-boops = 推開自己的 { $count } 隻
effect-grow =
    { $cats ->
        [none] { $kittens } 的小貓長大
       *[some] { $kittens } 的小貓長大，{ $cats } 的大貓回到手邊
    }
effect-back =
    { $kind ->
        [cat] { $square } 的大貓回到手邊
       *[kitten] { $square } 的小貓回到手邊
    }
effect-choose =
    { $what ->
        [line] 再選靠哪條線長大
        [piece] 再選哪隻回到手邊
       *[both] 再選誰回到手邊
    }
effect-wins = 🏆 贏了！
choice-match =
    對手 { $opponent } · { $awaits ->
        [yes] 輪到你
       *[no] 輪到對手
    } · { edition } · 對局 { $match }

## 挑戰

challenge-friend = { $opponent }，{ $challenger } 找你下「{ edition }」！
challenge-anybody = 誰要跟 { $challenger } 來一局「{ edition }」？
challenge-aim =
    { $edition ->
        [ghost] 幽靈從邊緣進場，在你每一手結束時自己往前飄，推開兩旁的貓。三隻大貓連成一線就贏。
        [kittens] 把小貓推來推去，先讓三隻連成一線就贏。
       *[classic] 把小貓養成大貓，三隻連成一線就贏。
    }
challenge-accepted =
    { $challenger } 對上 { $accepter }，玩的是「{ edition }」：{ $where ->
        [here] 對局 { $match } 就在下面開始。
       *[elsewhere] 對局 { $match } 在 { $channel }。
    }
challenge-declined = { $challenger }，{ $opponent } 現在不方便玩，下次吧！
challenge-withdrawn = { $challenger } 收回了這個挑戰。
rematch =
    { $opponent }，{ $challenger } 想跟你再戰一局。{ $first ->
        [challenger] { $challenger } 先手。
        [challenger-cat] 這次還是 { $challenger } 先手，手邊有 1 隻大貓。
        [opponent-cat] 這次還是 { $opponent } 先手，手邊有 1 隻大貓。
       *[opponent] { $opponent } 先手。
    }
rematch-terms =
    -# { $rated ->
        [yes] 積分賽
        [hints] 友誼賽，雙方都有提示
       *[no] 友誼賽
    } · { pace } · { edition } · 接續對局 { $match } · 回覆期限 <t:{ $until }:R>
challenge-terms =
    -# { $rated ->
        [yes] 積分賽：列入排行榜，沒有提示
        [hints] 友誼賽，雙方都有提示
       *[no] 友誼賽：積分不變
    } · { pace } · { $first ->
        [challenger] { $challenger } 先手
        [opponent] { $opponent } 先手
        [challenger-cat] { $challenger } 先手，手邊有 1 隻大貓
        [opponent-cat] { $opponent } 先手，手邊有 1 隻大貓
        [anybody] 接受的人先手
        [anybody-cat] 接受的人先手，手邊有 1 隻大貓
        [both] 雙方各先手一次
       *[chance] 擲硬幣決定先手
    }
    -# 回覆期限 <t:{ $until }:R> · 圖片只是範例
challenge-picture = 這是範例，不是你們的對局。{ picture-idea }{ $board }
picture-example = { edition-title }（範例）
picture-idea =
    { $edition ->
        [kittens] 放下小貓就會推開鄰居：讓三隻連成一線！
        [ghost] 棋子會推，幽靈會嚇：讓三隻大貓連成一線！
       *[classic] 放下棋子就會推開鄰居：讓三隻大貓連成一線！
    }
challenge-used-up = 你們這週的五場積分賽已經下完，所以這局是友誼賽。
challenge-gently = 這是 { $accepter } 的第一局，所以是友誼賽，雙方都有提示。
challenge-quiet = -# { $opponent } 最近收到很多挑戰，這次我就不 @ 對方了。
challenge-guest = -# 我只是來作客：按個按鈕，盤面就會出現。
challenge-expired = 期限到了，{ $challenger } 的挑戰一直沒有人回覆。用 { COMMAND("challenge") } 再發一個吧。

## 結果

result-won =
    { $ending ->
        [line] 🏆 { $winner } 在「{ edition }」打敗 { $loser }：三隻大貓連成一線！
        [eight-cats] 🏆 { $winner } 在「{ edition }」打敗 { $loser }：八隻大貓全在床上！
        [three-kittens] 🏆 { $winner } 在「{ edition }」打敗 { $loser }：三隻小貓連成一線！
        [resigned] 🏆 { $winner } 在「{ edition }」打敗 { $loser }：對手認輸了。
       *[time] 🏆 { $winner } 在「{ edition }」打敗 { $loser }：對手的時間用完了。
    }
result-drawn =
    { $ending ->
        [agreed] 🤝 { $orange } 和 { $gray } 的「{ edition }」以和局收場：雙方都同意了。
        [repetition] 🤝 { $orange } 和 { $gray } 的「{ edition }」以和局收場：同樣的盤面出現了三次。
       *[turn-limit] 🤝 { $orange } 和 { $gray } 的「{ edition }」以和局收場：已經下了 300 手。
    }
result-closed =
    { $ending ->
        [called-off] { $orange } 和 { $gray } 的「{ edition }」對局取消了。
        [cancelled] 管理員結束了 { $orange } 和 { $gray } 的「{ edition }」對局。
        [left-contest] 因為其中一方退賽，{ $orange } 和 { $gray } 的「{ edition }」對局取消了。
       *[abandoned] { $orange } 和 { $gray } 的「{ edition }」對局太久沒人下，已經結束。
    }
result-where = 對局 { $match } · [最後的盤面]({ $link })
result-again = { $one } 和 { $other } 又來一局「{ edition }」：對局 { $match } 在 { $channel }。
button-dare = 挑戰贏家
dare-again = 這局是你贏的！要再挑戰 { $opponent } 一次嗎？
button-dare-again = 再挑戰一次
pace =
    { $pace ->
        [ten-minutes] 每手 10 分鐘
        [one-day] 每手 1 天
        [three-days] 每手 3 天
        [seven-days] 每手 7 天
        [half-hour-bank] 每人 30 分鐘，每一手加 1 分鐘
        [two-day-bank] 每人 2 天，每一手加 2 小時
        [five-day-bank] 每人 5 天，每一手加 6 小時
        [one-day-bank] 每人 1 天，每一手加 1 小時
        [three-minute-bank] 每人 3 分鐘，每一手加 10 秒
        [half-minute-bank] 每人 30 秒，每一手加 5 秒
       *[none] 不計時
    }
button-rematch = 再戰一局
button-next-game = 下一局
button-accept = 接受
button-accept-gently = 接受，並可用提示
button-play-along = 我來
button-how-to-play = 怎麼玩
button-see-challenge = 看挑戰
button-see-board = 前往盤面
button-decline = 婉拒
button-withdraw = 收回

## 終局的一句話

story-first-win =
    { $telling ->
        [first] { $winner } 第一次贏過真人對手！
        [second] { $winner } 首度戰勝真人，值得紀念！
       *[third] { $winner } 以前還沒贏過真人，今天破蛋了！
    }
story-level-beaten =
    { $telling ->
        [first] 第一次打敗「{ level-name }」！
        [second] 「{ level-name }」這次踢到鐵板了！
       *[third] 又過一關：打敗「{ level-name }」！
    }
story-level-hinted = 不用提示打敗它，卡片上也會記下這一級。
story-upset =
    { $telling ->
        [first] 大爆冷門：{ $winner } 的積分原本低了 { $number } 分！
        [second] 積分差了 { $number } 分，輸的卻是高分那邊！
       *[third] 積分差 { $number } 分，{ $winner } 照贏不誤！
    }
story-streak =
    { $telling ->
        [first] { $winner } 已經 { $number } 連勝！
        [second] { $number } 連勝：{ $winner } 氣勢正旺！
       *[third] { $number } 連勝！誰來擋住 { $winner }？
    }
story-comeback =
    { $telling ->
        [first] 大逆轉：{ $winner } 一度落後 { $number } 隻大貓！
        [second] 落後 { $number } 隻大貓，{ $winner } 還是贏了！
       *[third] { $winner } 從落後 { $number } 隻大貓追回來！
    }
story-ghost-line =
    { $telling ->
        [first] 三隻裡有一隻是幽靈推到位的！
        [second] 這條線有幽靈幫忙。
       *[third] 謝謝幽靈把大貓推進這條線！
    }
story-eight-cats =
    { $telling ->
        [first] 全都長大了，全都擠上床！
        [second] 八隻大貓一張床，好溫暖！
       *[third] 連 { $winner } 的最後一隻小貓都長大了！
    }
story-quick =
    { $telling ->
        [first] 才 { $number } 手，好快！
        [second] { $number } 手就結束，眨個眼就錯過了！
       *[third] { $number } 手搞定：打個盹的工夫！
    }
story-long =
    { $telling ->
        [first] { $number } 手，好一場大戰！
        [second] { $number } 手！床單都皺了。
       *[third] 難分難解：{ $number } 手！
    }
story-next-level = 下一關：「{ level-name }」！
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] 下次再贏回來，{ $player }！
       *[third] 謝謝你下了這局好棋，{ $player }。
    }
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] 兩位辛苦了，謝謝這一局！
       *[third] 這一局真過癮！
    }
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] 沒有輸家，一起呼嚕一聲吧！
       *[third] 真是棋逢對手！要不要再戰一局？
    }
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] 被你打敗了，{ $player }！我心服口服。
                [lost] 謝謝你，{ $player }！每一手都很好玩。
                [gave-up] 沒關係，{ $player }！下次再來。
               *[drawn] 平分秋色，{ $player }！要不要分個高下？
            }
       *[third]
            { $how ->
                [won] 厲害，{ $player }！我連鬍鬚都甘拜下風。
                [lost] 下得好，{ $player }！隨時歡迎再戰。
                [gave-up] 別放在心上，{ $player }！下次見。
               *[drawn] 和得漂亮，{ $player }！你滴水不漏。
            }
    }

## 跟機器人下

level-name =
    { $level ->
        [1] 愛睏小貓
        [2] 冒失小貓
        [3] 好奇小貓
        [4] 愛玩小貓
        [5] 搗蛋小子
        [6] 家貓
        [7] 抓鼠高手
        [8] 街頭老大
        [9] 千年老貓
       *[10] 被窩女王
    }
level-about =
    { $level ->
        [1] 還在學，常常看漏。適合小朋友和第一次玩的人。
        [2] 看到線就連，其他時候糊里糊塗。
        [3] 會東張西望，偶爾看穿你的盤算。
        [4] 眼前的機會，大多看得到。
        [5] 能搶就搶，偶爾留個破綻給你贏。
        [6] 三思而後跳，比聽起來難對付。
        [7] 埋伏高手。看到能贏的一定贏，很少留機會給你。
        [8] 會先想個幾手，很少錯過機會。
        [9] 想得很遠，你一失手就要付出代價。
       *[10] 使出全力的我，祝你好運！
    }
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · 贏過 ✓
        [hints] { $level } · { level-name } · 用提示打敗過
       *[no] { $level } · { level-name }
    }
level-match-me = 配合你的程度
level-match-me-about = 我來挑等級，讓你大約兩局贏一局。
bot-match-choose =
    跟我下「{ edition }」，要我多厲害？
    { $matched ->
        [yes] **配合你的程度**：你大約兩局贏一局。照你現在的程度，我會是「**{ level-name }**」。
       *[no] 我的等級：**{ level-name }**。{ level-about }
    }
    -# 友誼賽 · { pace } · 準備好就按**{ button-begin }**
bot-match-warned = 在這個等級，如果你的這一步會讓我獲勝，我會先提醒你。
bot-match-unwarned = 在這個等級，下出會讓我贏的棋之前，我不再提醒你。
bot-match-public = 在這裡大家都看得到。在跟我的私訊裡，就只有我們倆知道。
bot-match-level = 要我多厲害
bot-match-edition = 玩哪一種
bot-match-who = 誰先手
bot-match-first =
    { $first ->
        [challenger] 你先手
        [opponent] 我先手
       *[chance] 擲硬幣
    }
bot-match-begins = 對局 { $match } 開始了，玩得開心！
bot-match-begins-there = 對局 { $match } 在 { $channel } 開始了，玩得開心！
bot-match-begun = { $player } 正在跟我下「{ edition }」（{ level-name }）：對局 { $match }。
bot-match-waits = 你的對局 { $match } 沒事，只是我現在腦袋當機了。一恢復我就下。
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
button-play-me = 跟我玩
button-begin = 開始
button-level = 試試「{ level-name }」
board-bot-thinks = { $bot } 思考中……
board-level = 這局我是「{ level-name }」
board-bot-word =
    { $how ->
        [won] 下得漂亮，{ $player }！這次是你比較厲害。
        [lost] 這局很精彩，{ $player }！每下一局都會進步。
        [gave-up] 謝謝你來下，{ $player }！隨時歡迎再來。
       *[drawn] 好一場硬仗，{ $player }！誰也沒占到便宜。
    }
board-bot-level =
    { $how ->
        [won] 這一級過關了。下一關：「{ level-name }」！
       *[lost] 下次試試「{ level-name }」？那個比較好對付。
    }
board-without-hints = 提示幫了大忙。這次不靠提示也能贏嗎？
board-then-level = 接下來「{ level-name }」等著你！
board-ladder = 不用提示，你已經打敗了 { $all } 級中的 { $count } 級。

## 指令和選項

command-challenge = 找朋友、這裡的任何人，或是我，來下一局 boop
option-boards-move = 盤面動畫
option-pushes-in-words = 文字說明
option-challenges-from = 誰可挑戰
option-champion-role = 冠軍身分組
option-clubhouse = 貓窩
option-daily-hour = 每日時間
option-daily-puzzle = 每日一題
option-days = 天數
option-difficulty = 難度
option-edition = 版本
option-end-match = 結束對局
option-file = 檔案
option-first = 先手
option-games = 局數
option-hints = 提示
option-language = 語言
option-leaderboards = 排行榜
option-match = 對局
option-matches-here = 對局頻道
option-member = 成員
option-nights = 夜間休息
option-pace = 時限
option-puzzles-for-server = 題目計入伺服器
option-puzzle-reminder = 題目提醒
option-puzzles-on-card = 題目顯示在名片
option-quiet-from = 安靜開始
option-quiet-until = 安靜結束
option-rated = 積分賽
option-reminders = 提醒
option-season = 賽季
option-starts-in = 幾天後開始
option-text = 文字
option-threads = 討論串
option-time-up = 時間用完
option-time-zone = 時區
option-turn = 下法
option-warnings = 警告
option-what = 內容
option-where = 範圍
command-challenge-member = 跟誰玩；不填的話，這裡任何人都能接受
command-edition = 玩哪一種 boop
command-edition-name =
    { $edition ->
        [ghost] 幽靈：雙方各有一隻幽靈，在格子之間飄，推開貓咪
        [kittens] 小貓：適合年紀小的玩家，先讓三隻連成一線就贏
       *[classic] 經典：三隻連成一線就長成大貓，三隻大貓連成一線就贏
    }
command-rules = 有圖的規則，一頁一頁看
command-challenge-first = 誰先手
command-challenge-first-chance = 擲硬幣
command-challenge-first-challenger = 我先手
command-challenge-first-opponent = 對手先手
command-challenge-first-opponent-cat = 對手先手，手邊有 1 隻大貓（友誼賽）
command-challenge-first-challenger-cat = 我先手，手邊有 1 隻大貓（友誼賽）
command-challenge-rated = 要算積分嗎？預設會算，小貓 boop 除外
command-challenge-hints = 雙方都可以向我要提示；這樣就是友誼賽
command-challenge-menu = 找這個人下 boop
command-challenge-pace = 每個人有多少時間
command-profile-menu = boop 個人檔案
command-block-menu = 在 boop 封鎖
command-pace-name =
    { $pace ->
        [ten-minutes] 每手 10 分鐘
        [one-day] 每手 1 天
        [three-days] 每手 3 天
        [seven-days] 每手 7 天
        [half-hour-bank] 每人 30 分鐘，每一手加 1 分鐘
        [two-day-bank] 每人 2 天，每一手加 2 小時
        [five-day-bank] 每人 5 天，每一手加 6 小時
        [one-day-bank] 每人 1 天，每一手加 1 小時
        [three-minute-bank] 每人 3 分鐘，每一手加 10 秒
        [half-minute-bank] 每人 30 秒，每一手加 5 秒
       *[none] 不計時
    }
command-offer = 提議和局、悔棋、暫停，或要求延長時間
command-offer-what = 要提議什麼
command-offer-name =
    { $offer ->
        [draw] 和局
        [takeback] 收回我的上一手
        [pause] 暫停：計時停止
       *[time] 延長時間：再多要一手的時間
    }
command-settings = 你的設定：提醒、勿擾時段、時區、盤面動畫
command-settings-reminders = 時間剩三分之一時，在哪裡提醒你（每手一次）
command-settings-reminders-name =
    { $reminders ->
        [thread] 在對局的頻道
        [direct] 用私人訊息
        [daily] 每天一則訊息，不再每手通知
       *[none] 不用提醒
    }
command-settings-daily-hour = 每天那則訊息幾點送，0 到 23，以你的時區為準
command-settings-quiet-from = 勿擾時段幾點開始，0 到 23，以你的時區為準
command-settings-quiet-until = 勿擾時段幾點結束，0 到 23；跟開始時間一樣就是關閉
command-settings-time-zone = 你的時區，例如 Asia/Taipei
command-settings-leaderboards = 讓你出現在排行榜和貓窩，別人也能看你的個人檔案和重播
command-settings-challenges-from = 誰可以挑戰你；你還是可以挑戰任何人
command-settings-challenges-from-name =
    { $people ->
        [everyone] 任何人
        [played] 跟我下過的人
       *[nobody] 沒有人
    }
command-settings-warnings = 預覽時，如果這手會讓對手有機會贏，就警告你（限有提示的對局）
command-settings-boards-move = 讓你的對局盤面自己動起來
command-settings-pushes-in-words = 給螢幕報讀軟體：用文字說明盤面，並寫出誰被推到哪裡
command-move = 下你這一手
command-move-turn = 要下的格子，例如 c3；清單會告訴你每一手的效果
command-match = 哪一局（有好幾局時）
command-board = 顯示對局的盤面
command-board-text = 用文字逐列顯示盤面，只有你看得到
command-server = 這個伺服器的設定，給管理伺服器的人用
command-server-boards-move = 讓盤面自己播放最後一手
command-server-threads = 幫每一局開討論串（在我有權限的地方）
command-server-pace = 每手的預設時間
command-server-edition = 預設玩哪一種
command-server-matches-here = 允許在這裡對局；選了頻道之後，就只有選到的頻道能對局
command-server-end-match = 要結束哪一個進行中的對局；不列入戰績
command-games = 列出你進行中的對局
command-resign = 這局認輸
command-help = 在這裡怎麼玩 boop

## 伺服器的設定

server-settings = 這個伺服器的設定：
server-puzzle-beside =
    -# { $channel ->
        [none] 每日一題也可以發在那裡：請在**頻道**中選擇。
       *[other] 每日一題會發在 { $channel }，這是在**頻道**中選的。
    }
server-lately = 最近 30 天 · 真人對局：{ $matches } · 玩家：{ $players } · 解出每日一題的人：{ $solvers }
channels-more = { $list }，還有 { $count } 個
server-end-sure = 要結束 { $orange } 和 { $gray } 的對局嗎（{ edition }，對局 { $match }）？這局不會列入戰績，而且無法復原。
button-end-match = 結束一局
server-end-which = 要結束哪一局？不會列入戰績。
server-end-own = 你自己的對局不在名單裡：用 { COMMAND("resign") } 認輸，或請其他管理這個伺服器的人處理。
server-end-others = 不在清單裡？在 `/server { option-end-match }:` 後面輸入名字。
server-end-none = 這個伺服器上現在沒有別人的對局。
server-end-contest = 這是 { $contest } 的對局，雙方都拿不到分數。
server-ended = 我已經結束 { $orange } 和 { $gray } 的對局 { $match }。
server-end-since = 在你詢問之後，那場對局有了變化。
server-end-reason = 💬 管理員結束對局 { $match } 的原因：
server-end-untold = 原因沒能送達：我不能在那裡發訊息，也傳不了私訊給他們。
server-kept = 好，這局繼續。
button-end-yes = 對，結束
button-end-why = 結束並說明原因
button-end-no = 不，繼續
button-end-list = 返回清單
choice-server-match = { $orange } 對 { $gray } · { edition } · 對局 { $match }
server-match-about =
    { $in-contest ->
        [yes] 已經 { $still } 沒有動靜 · { $turns } 手 · 屬於比賽
       *[no] 已經 { $still } 沒有動靜 · { $turns } 手
    }

## 排行榜

command-leaderboard = 排行榜：誰最會下 boop？
command-leaderboard-where = 這個伺服器，或所有伺服器一起
command-leaderboard-where-name =
    { $where ->
        [here] 這個伺服器
       *[everywhere] 所有伺服器
    }
command-leaderboard-season = 歷史總榜或某個賽季：每季大家都重新開始
season =
    { $quarter ->
        [1] { $year } 年 1 月到 3 月
        [2] { $year } 年 4 月到 6 月
        [3] { $year } 年 7 月到 9 月
       *[4] { $year } 年 10 月到 12 月
    }
season-choice =
    { $when ->
        [all-time] 歷史總榜
        [now] 本賽季：{ season }
       *[past] { season }
    }
leaderboard-title =
    { edition-title } · { $where ->
        [everywhere] 所有伺服器
       *[here] 這個伺服器
    } · { $when ->
        [all-time] 歷史總榜
       *[season] { season }
    }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three =
    { $span ->
        [season]
            { $where ->
                [here] 在這個伺服器的同一賽季
               *[everywhere] 在同一賽季
            }
       *[all-time]
            { $where ->
                [here] 在這個伺服器
               *[everywhere] { "" }
            }
    }下滿三場「{ edition }」積分賽
leaderboard-empty =
    { $when ->
        [over] 沒有人上榜：要{ leaderboard-three }才行。
       *[running] 還沒有人上榜：要{ leaderboard-three }才行。用 { COMMAND("challenge") } 找人來一局吧！
    }
leaderboard-alone =
    一個人玩嗎？謎題（{ COMMAND("puzzle") }、{ COMMAND("daily") }）和跟我下的對局，都會記在你的名片上（{ COMMAND("profile") }）。{ $where ->
        [here] 解謎也有自己的榜：**{ button-solvers }**。
       *[everywhere] { "" }
    }
leaderboard-passed = 這一頁的人都離開伺服器了，下面還有。
leaderboard-more = -# 後面還有 { $count } 位。
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1.**
        [2] { SIGN("medal_silver", plain: "🥈") }**2.**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
       *[other] **{ $place }.**
    }
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] 上升 { $change }
        [down] 下降 { $change }
       *[even] 持平
    }
leaderboard-legend = -# 名字後面的數字是積分減誤差（±），名次依此排列 · 積分賽的勝–負–和 · 最近一局的變化（顯示兩週）。
leaderboard-picture-legend = 只計積分賽 · 數字是積分減誤差
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = 你：第 { $place } 名，**{ $strength }**（積分 { $rating } ± { $deviation }） · { $record }
leaderboard-own-provisional =
    { $when ->
        [over] 你：這個賽季沒有名次，**{ $strength }**（積分 { $rating } ± { $deviation }） · { $record }
       *[running] 你：還沒有名次，**{ $strength }**（積分 { $rating } ± { $deviation }） · { $record }
    }
leaderboard-own-unlisted = 你設定了不上排行榜，所以這只有你看得到：**{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading =
    { $when ->
        [over] 沒有名次
       *[running] 名次未定
    }
leaderboard-provisional =
    { $when ->
        [over] 沒有名次（要{ leaderboard-three }）：{ $names }
       *[running] 名次未定（要{ leaderboard-three }）：{ $names }
    }
leaderboard-alt-provisional = 沒有名次：{ $names }。
leaderboard-alt-provisional-one = { $name }（{ $strength }）
leaderboard-provisional-player = { $player }（{ $strength }）
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }。
       *[other] { $server }：{ leaderboard-title }。
    }
leaderboard-alt-told = 名單如上面的文字。
leaderboard-alt =
    第 { $place } 名：{ $name }，{ $strength }，{ $wins } 勝 { $losses } 負 { $draws } 和{ $trend ->
        [up] ，上升 { $change }
        [down] ，下降 { $change }
       *[even] { "" }
    }。
button-season = 本賽季
button-all-time = 歷史總榜
button-top = 回到最前
button-further = 往後看
button-share = 給大家看
solvers-title = 解謎排行榜，本伺服器
solvers-heading = 🧩 **{ solvers-title }**
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · { $tries } 題答對 { $solved } 題
solvers-empty = 這裡還沒有人。
solvers-own = 你：{ $of } 人中第 { $place } 名，**{ $strength }**（解謎積分 { $rating } ± { $deviation }） · { $tries } 題答對 { $solved } 題
solvers-absent =
    { $why ->
        [unlisted] 你設定了不上排行榜，所以這裡沒有你：{ COMMAND("settings") }
        [none-here] 在本伺服器解開一題每日一題，你就會上榜：{ COMMAND("daily") }
       *[not-asked] 你的解題紀錄只有你看得到，所以這裡沒有你。按**參加**後，你的解謎積分會顯示在這裡和個人檔案，你在伺服器解開的每日一題也會算進去。
    }
solvers-legend = -# 名字後面的數字是解謎積分減誤差，名次依此排列 · 答對：一次就解開，沒用提示。
solvers-picture-legend = 數字：解謎積分減誤差
solvers-alt-title = { $server }：{ solvers-title }。
solvers-alt = 第 { $place } 名：{ $name }，{ $strength }，{ $tries } 題答對 { $solved } 題。
button-solvers = 解謎排行榜
button-take-part = 參加

## 冠軍

command-champions = 名人堂：各賽季是誰奪冠？
hall-title =
    名人堂：{ edition-title }{ $where ->
        [everywhere] { " " }· 所有伺服器
       *[here] { "" }
    }
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
hall-line = 👑 { $season }：{ $player } · **{ $rating }**
hall-empty = 還沒有冠軍：{ edition-title } 的第一頂皇冠正等著人來戴。本賽季 <t:{ $until }:D> 結束。快用 { COMMAND("challenge") } 開局吧！
hall-alt =
    { $server ->
        [none] { hall-title }。
       *[other] { $server }：{ hall-title }。
    }
hall-alt-line = { $season }：戴皇冠的貓，{ $name }，{ $rating }。
button-champions = 名人堂
season-over = 👑 **賽季結束！**{ $title }
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
picture-season-over = 賽季結束
picture-champion = 冠軍
season-champion = 🥇 **{ picture-champion }：**{ $player } · **{ $rating }**
season-over-alt-champion = { picture-champion }：{ $name }，{ $rating }。
role-held =
    { $held ->
        [yes] 👑 { $role } 現在屬於：{ $names }
       *[no] 現在沒有人擁有 { $role }。
    }
season-matches = { $matches } 場積分賽，{ $people } 位玩家
season-longest = 總共 { $turns } 手，最長的一局 { $longest } 手
season-upset = 本賽季最大冷門：{ $winner } 打敗 { $loser }，贏了之後積分還是比對方低 { $ahead } 分
season-matches-label = 對局
season-people-label = 玩家
season-longest-label = 最多手數
season-over-alt =
    { $server ->
        [none] 頒獎台上的貓，第一名戴著皇冠。{ $title }。
       *[other] { $server }：頒獎台上的貓，第一名戴著皇冠。{ $title }。
    }
season-over-alt-line = 第 { $place } 名：{ $name }，{ $rating }。
cup-over-alt-line = 第 { $place } 名：{ $name }。
season-over-alt-number = { $what }：{ $number }。

## 個人檔案

command-profile = 玩家的 boop 個人檔案：積分、戰績和有趣的數字
command-profile-member = 看誰的；不填就是你自己的
command-profile-edition = 積分曲線畫哪一種玩法；不填就是最近最常玩的那一種
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }**：{ $wins } 勝 { $losses } 負 { $draws } 和
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }**：還沒跟朋友下過
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
profile-highest = { SIGN("trophy", plain: "🏆") }不用提示打敗過的最高等級：{ level-name }
profile-ladder = 不用提示打敗的等級：{ $count }／{ $all }
profile-alt-ladder = { $title }（{ $levels }）。
profile-unlisted = 你設定了不上排行榜，所以這只有你看得到（{ COMMAND("settings") }）。
profile-edition = **{ edition-title }**：{ $score }（橘貓隊 { $orange } · 賓士貓隊 { $gray }）{ $where ->
        [unrated] { "" }
        [everywhere] · 所有伺服器積分 **{ $rating }** ± { $deviation }
       *[here] · 本伺服器積分 **{ $rating }** ± { $deviation }
    }
profile-deviation = ± 表示積分可能的誤差。排行榜顯示的是積分減誤差，所以數字會小一些。
profile-unrated = 還沒下過「{ edition }」積分賽，所以沒有曲線。
profile-grown = { SIGN("grown", plain: "🎓") }養大了 { $count } 隻小貓
profile-boops = { SIGN("fall", plain: "💨") }把對手的貓咪推下床 { $count } 次
profile-streak =
    🔥 最長 { $longest } 連勝{ $current ->
        [0] { "" }
       *[other] ；目前 { $current } 連勝
    }
profile-square = { SIGN("cat_marmalade", plain: "🐱") }最愛的第一手：{ $square }，{ $total } 局裡有 { $times } 局
profile-with-me = { SIGN("even", plain: "🤝") }跟你對戰：{ $wins } 勝 { $losses } 負 { $draws } 和
profile-against-bot = 🤖 跟我對戰，勝–負–和：{ $scores }
profile-bot-apart = 跟我的對局只算在這裡，其他都是跟真人的紀錄。
profile-chart =
    { edition } 積分 · { $where ->
        [everywhere] 所有伺服器
        [named] { $server }
       *[here] 這個伺服器
    }
profile-chart-puzzles = 解謎積分
profile-alt-first = { $name } 的卡片：還沒跟朋友下過。
profile-alt-name = { $name } 的卡片。
profile-alt-told = 數字如上面的文字。
profile-alt =
    { $name } 的卡片。對局：{ $matches }（{ $wins } 勝 { $losses } 負 { $draws } 和）。養大的小貓：{ $grown }。推下床：{ $boops }。最長連勝：{ $streak }。{ $square ->
        [none] { "" }
       *[other] 最愛的第一手：{ $square }。
    }
card-first = 等第一局
card-record = 總勝–負
card-grown = 養大
card-falls = 推下床
card-streak = 最長連勝
card-square = 第一手
card-puzzles = 謎題
card-crowns = 皇冠
card-won = 賽事冠軍
card-level = 機器人等級
card-bot = 跟我對戰
card-days = 連續天數
profile-crowns = { SIGN("crown", plain: "👑") }在這個伺服器拿過 { $count } 次賽季冠軍
profile-won =
    { $contest-kind ->
        [league] 🏆 在這裡拿過 { $count } 次聯賽分級冠軍
        [cup] 🏆 在這裡拿過 { $count } 次盃賽冠軍
       *[arena] 🏟️ 在這裡拿過 { $count } 次快棋賽冠軍
    }
profile-alt-crowns = 皇冠：在這個伺服器拿過 { $count } 次賽季冠軍。
profile-alt-won = 在這個伺服器贏得的賽事：{ $count }。
profile-alt-chart = { profile-chart }，共 { $count } 局：從 { $first } 到 { $last } ± { $deviation }，最低 { $low }，最高 { $high }。
profile-alt-chart-puzzles = { profile-chart-puzzles }，共 { $count } 題：從 { $first } 到 { $last } ± { $deviation }，最低 { $low }，最高 { $high }。
profile-alt-badges = 徽章：{ $badges }。

## 謎題

command-puzzle = 專屬於你的謎題：找出唯一能贏，或唯一守得住的一手
command-puzzle-difficulty = 多難；預設配合你的程度
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] 簡單
        [medium] 普通
       *[hard] 困難
    }
command-daily = 每日一題：大家同一題，UTC 午夜換新題
puzzle-daily = ☀️ **{ $day } 每日一題** · { edition }
puzzle-daily-small = ☀️ **{ $day } 每日小題** · { edition }
puzzle-hardness = 🐾 難度 { $number }（共 5 級）：星期一最簡單，星期日最難。
puzzle-small = 🌱 剛開始玩 boop 嗎？**{ button-small-puzzle }**只要走一步，也算進連續紀錄。
puzzle-why-small = 每天有兩題：這題只要一手，**{ button-daily }**要更多手。解開任一題都能延續連續紀錄。
puzzle-ends-hidden = 謎題裡我不會先說誰會長大、哪一手會贏。
puzzle-title = 🧩 **謎題 { $number }** · { edition }
puzzle-title-one-turn = 🧩 **一手謎題 { $number }** · { edition }
puzzle-title-defence = 🧩 **防守題 { $number }** · { edition }
puzzle-task =
    你是 { sign } { $side ->
        [orange] 橘貓
       *[gray] 賓士貓
    }。{ $what ->
        [grows] 只有一手能讓你的三隻小貓長大，是哪一手？
        [wins] 只有一手能馬上贏，是哪一手？
        [holds] 只有一手守得住；下別的，對手下一手就贏了。是哪一手？
       *[forces] 只有一手能讓你在自己的 { $turns } 手內必勝，是哪一手？
    }
puzzle-go-on =
    ✅ 答對了：{ $turn }！對手最好的應手是「{ $answer }」。{ $left ->
        [1] 再下一手就能贏！
       *[other] 再 { $left } 手內就能贏！
    }
puzzle-wrong = ❌ 不是這手：{ $turn }。
puzzle-wrong-kind = 不過位置對了：在那裡試試另一種棋子。
puzzle-wrong-rest =
    { $rest ->
        [ghost] 不過棋子和位置都對了：關鍵在你的幽靈。
       *[growing] 不過棋子和位置都對了：關鍵在哪些會長大。
    }
puzzle-wrong-at-once =
    { $what ->
        [grows] 這樣沒有三隻能長大：你沒有三隻連成一線。
       *[wins]
            這手贏不了：你沒有三隻{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }連成一線。
    }
puzzle-wrong-later = ❌ 這樣也會贏，但比較慢：{ $turn }。還有更快的。
puzzle-wrong-leaves = ❌ 不是這手：{ $turn }。這樣對手就能{ winning-on }獲勝。
puzzle-wrong-shown = 圖片是你下完的樣子。
puzzle-answered =
    { $how ->
        [wins] 對手接著下「{ $answer }」就贏了。
       *[late] 對手接著下「{ $answer }」，你就來不及贏了。
    }
puzzle-answered-shown = 圖片是對手下完之後的樣子。
puzzle-edition =
    { $edition ->
        [kittens] 只有小貓：不會長大，三隻小貓連成一線就贏。
       *[ghost] 有幽靈：你這一手結束時，場外的幽靈可以從任何一邊進來；已在床上的會往前飄到下一條縫線，推開兩邊的貓咪。三隻大貓連成一線就贏。
    }
puzzle-tries =
    { $tries ->
        [1] 還有一次機會。
        [2] 還有兩次機會。
       *[other] 有三次機會。
    }
button-try-again = 再試一次
puzzle-hint =
    💡 是{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }，在{ $part ->
        [top-left] 左上角，a4 到 c6
        [top-right] 右上角，d4 到 f6
        [bottom-left] 左下角，a1 到 c3
       *[bottom-right] 右下角，d1 到 f3
    }。
puzzle-hint-ghost = 你的幽靈也要進場。
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } 解開了，{ puzzle-how }！
puzzle-how =
    { $misses ->
        [0] 一次就中
        [1] 第二次答對
       *[other] 第三次答對
    }{ $hinted ->
        [yes] （用了提示）
       *[no] { "" }
    }
puzzle-answer =
    { $solved ->
        [yes] 關鍵的一手：**{ $turn }**。
        [part] 開頭走對了。接下來的答案是：**{ $turn }**。
       *[no] 答案是：**{ $turn }**。
    }
puzzle-rating = 你的解謎積分：**{ $rating }**（{ $change }）· 這題：{ $puzzle }。
puzzle-rating-unsure = 你的解謎積分還沒定下來，目前大約 **{ $rating }** · 這題：{ $puzzle }。
puzzle-rating-first = 一次就答對，又沒用提示，解謎積分才會算你答對。
puzzle-idea-grows = 這手讓 { $count } 隻小貓長大。
puzzle-idea-falls = 這手把對手的 { $count } 隻貓咪推下床。
puzzle-idea-stops = 這手不讓對手{ winning-on }獲勝。
puzzle-idea-threatens = 這手布好局，準備{ winning-on }獲勝；不管對手怎麼下，你都還是能贏。
puzzle-idea-quiet = 這手看起來不急著贏，可是不管對手怎麼下，你都還是能贏。
puzzle-idea-forces = 不管對手怎麼下，你都還是能贏。
puzzle-idea-holds = 下別的，對手下一手就贏了。
puzzle-reply-loses = 對手怎麼下都會輸；這手之後，能讓你贏的有 { $count } 格。
puzzle-reply-stops = 這手不讓你{ winning-on }獲勝。
puzzle-reply-threatens = 對手準備接著{ winning-on }獲勝。
puzzle-reply-pushes =
    這手把你{ $many ->
        [yes] 的 { $count } 隻貓咪
       *[no] 在 { $squares } 的貓咪
    }推下床。
puzzle-reply-keeps = 這手不給你{ on-squares }讓小貓長大的機會。
puzzle-reply-grows = 這手讓對手的 { $count } 隻小貓長大。
puzzle-reply-line = 對手準備{ on-squares }連成一線，讓小貓長大。
puzzle-why-already = 對手早就準備好這一手了。
puzzle-why-pushed =
    要不是{ $by ->
        [ghost] 你的幽靈
       *[piece] 你這手
    }把對手的{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }從 { $origin } 推到 { $to }，對手就做不到。
puzzle-why-idle = 你這手沒有製造獲勝的威脅。
puzzle-why-apart =
    本來能連成 { $line }，但{ $by ->
        [ghost] 你的幽靈
       *[piece] 這手
    }會把你在 { $origin } 的{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }推{ $to ->
        [none] 下床
       *[other] 到 { $to }
    }。
puzzle-why-mixed = { $line } 這條線不全是大貓，所以是長大，不是獲勝。
puzzle-step = 第 { $number } 手，共 { $count } 手：{ $turn }。
puzzle-streak =
    🔥 { $current ->
        [0] 下次解開每日一題，就開始累積連續天數。
        [1] 連續第 1 天，明天再來！
       *[other] 連續 { $current } 天。
    }{ $longest ->
        [0] { "" }
       *[other] 最長紀錄：{ $longest } 天。
    }
puzzle-streak-forgiven = 我不在的日子不會中斷連續紀錄。
puzzle-server-streak = 🏡 這個伺服器：連續 { $current } 天。
puzzle-uncounted = 你的還沒算進去。按 **{ button-count }** 就會算，明天的貼文可能會提到你的名字。
puzzle-next-daily = 下一題：<t:{ $at }:R>。
puzzle-call-promised = 📬 明天 <t:{ $at }:t> 左右我會提醒你，之後只要你還來，每天都會提醒。
puzzle-call-blocked = 我上次的訊息沒有送達，請允許私人訊息。
picture-daily =
    { $small ->
        [yes] 每日小題
       *[no] { edition } 每日一題
    } · { $day }
picture-task =
    輪到{ $side ->
        [orange] 橘貓
       *[gray] 賓士貓
    }：{ $what ->
        [grows] 哪一手讓三隻小貓長大？
        [wins] 一手就贏
        [holds] 哪一手守得住？
       *[forces] { $turns } 手內必勝
    }
picture-daily-post = { $day } 每日一題 · { edition }
alt-task = 上方寫著「{ picture-task }」。
alt-daily-post = 上方寫著「{ picture-daily-post }」、「{ picture-task }」。
puzzle-outcome =
    { $solved ->
        [yes] 解開了，{ puzzle-how }
       *[no] 這次沒解開
    }
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 連續 { $current } 天
    }
alt-daily =
    { $who }：{ picture-daily }，{ puzzle-outcome }{ $current ->
        [0] 。
        [1] 。
       *[other] ，連續 { $current } 天。
    }
puzzle-post =
    ☀️ **{ $day } 每日一題** · { edition }
    輪到 { sign } { $side ->
        [orange] 橘貓
       *[gray] 賓士貓
    }：{ $turns } 手內必勝，第一手只有一種下法。自己偷偷解，別爆雷；你有三次機會。
puzzle-yesterday =
    -# { $count ->
        [0] 昨天這個伺服器沒有人解開
       *[other]
            昨天解開的有 { $who }{ $more ->
                [0] { "" }
               *[other] ，還有 { $more } 位
            }
    } · 答案：||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 這裡連續 { $streak } 天
    }
puzzle-rests = 💤 這裡已經兩個星期沒有人打開每日一題，所以先休息一下。只要有人在這裡打開 { COMMAND("daily") }，就會恢復每天發布。
puzzle-kept = ☀️ { $who } 還想要更多：每日一題會繼續發布。
puzzle-streak-stays = 那天我有段時間不在，所以連續紀錄不中斷。
puzzle-answer-alt = 昨天的答案。{ $told }
puzzle-small-saves = 🌱 今天還有機會：解開每日小題，連續紀錄就不會斷。
puzzle-daily-saves = ☀️ 今天還有機會：解開每日謎題，連續紀錄就不會斷。
puzzle-counted = 從現在起，你在伺服器裡解開的每日一題都會算進那裡的連續紀錄。不想算的話，可以在 { COMMAND("settings") } 關掉。
button-hint = 提示
button-keep-puzzles = 請繼續
button-show-turn = 給我看那一手
button-tell = 放棄，看答案
button-show-me = 一步步看解答
button-next-puzzle = 下一題
button-easier-puzzle = 來題簡單的
button-puzzle-step = 再難一點
button-small-puzzle = 每日小題
button-call = 每天提醒我
button-call-off = 不要再提醒
button-daily = 每日一題
button-post-daily = 好，每天
button-see-daily = 只看今天的
button-show-result = 給大家看
button-count = 以後都算進這裡
button-solve = 來解題
command-settings-puzzles-on-card = 在個人檔案和解謎排行榜顯示你解了幾題，以及解謎積分
command-settings-puzzles-for-server = 把你在伺服器解開的每日一題算進那裡的連續紀錄
command-settings-puzzle-reminder = 每天大約在這個時間用私訊提醒你每日一題，只要你持續來
command-server-daily-puzzle = 在這個頻道發布每日一題
profile-puzzles =
    🧩 解開的謎題：{ $count }{ $rating ->
        [none] { "" }
       *[other] ；解謎積分 { $rating }
    }{ $longest ->
        [0] { "" }
       *[other] ；每日一題連續 { $current } 天，最長 { $longest } 天
    }
profile-alt-puzzles = { profile-puzzles }。
profile-puzzles-private = 你的解題紀錄在這裡只有你看得到；用 { COMMAND("settings") } 可以公開。

## 下過的對局

command-history = 你下完的對局，最近的在前
command-replay = 一手一手重播你的、這個頻道的，或存檔的對局
command-replay-file = 存檔的對局檔案，最大 64 KiB
command-replay-match = 哪一局；清單按對手列出最近的對局
history-none = 你還沒有下完的對局。進行中的在 { COMMAND("games") }。
history-title = 你下完的對局，最近的在前：
history-line =
    { $result ->
        [won] 🏆 贏了 { $opponent }
        [lost] 🐾 輸給 { $opponent }
        [drawn] 🤝 跟 { $opponent } 和局
       *[nobody] 🧺 跟 { $opponent } 的一局，不列入戰績
    } · { ending } · { edition } · { games-turns } · 對局 { $match } · <t:{ $ended }:d>
history-rating = 積分 { $change }
history-option =
    { $result ->
        [won] 贏了 { $opponent }
        [lost] 輸給 { $opponent }
        [drawn] 跟 { $opponent } 和局
       *[nobody] 跟 { $opponent } 的一局，不列入戰績
    } · 對局 { $match }
history-replay = 重播其中一局
ending =
    { $ending ->
        [line] 三隻大貓連成一線
        [eight-cats] 八隻大貓全在床上
        [three-kittens] 三隻小貓連成一線
        [resigned] 認輸
        [time] 時間用完
        [agreed] 雙方同意和局
        [repetition] 同樣的盤面出現三次
        [turn-limit] 下滿 300 手
        [cancelled] 由管理員結束
        [left-contest] 有人退賽，對局取消
        [called-off] 對局取消
       *[abandoned] 太久沒人下
    }
replay-title = 🎞️ 對局 { $match }：{ $orange } 對 { $gray } · 第 { $turn } 手，共 { $turns } 手
replay-start = 床鋪好了，還沒有貓上來。
replay-record = 這是這局的棋譜。把它附在 { COMMAND("replay") } 的 `{ option-file }`，誰都能重播。第二個檔案用文字寫出每一手。
replay-file-title = 🎞️ 存檔的對局：{ $orange } 對 { $gray } · { edition } · 第 { $turn } 手，共 { $turns } 手
film-of-match = 🎬 對局 { $match }：{ $orange } 對 { $gray }，從第一手到最後一手。
film-of-file = 🎬 { $orange } 對 { $gray }，從第一手到最後一手。
film-progress = 🎬 正在畫第 { $turn } 手，共 { $turns } 手……
film-waiting = 🎬 前面有幾位在排隊，你的影片馬上就來……
name-rated = { $name }（{ $rating }）
film-alt = { $orange } 對 { $gray }：整局 { $count } 手的影片。最後：{ $told }
highlights-of-match = ✨ 對局 { $match }：{ $orange } 對 { $gray }，最熱鬧的幾手。
highlights-of-file = ✨ { $orange } 對 { $gray }，最熱鬧的幾手。
highlights-alt = { $orange } 對 { $gray }：最熱鬧的幾手（{ $turns }）的短片。最後：{ $told }
highlights-alt-turn = 第 { $turn } 手，{ $player }：{ $played }
highlights-turn = { $turn } · { $told }
button-highlights = 精彩片段
button-animate = 影片
replay-jump-title = 跳到某一手
replay-jump-label = 第幾手？0 到 { $turns }
button-first = 最前
button-step-back = 上一手
button-step-on = 下一手
button-last = 最後
button-jump = 跳到某一手
button-record = 存成檔案

## 個人設定

settings-mine = 你的設定：
settings-saved =
    { $in-the-way ->
        [yes] ✅ 存好了，但有些還不能運作：請看上面標著 ⚠️ 的那幾行。
       *[no] ✅ 存好了。
    }
settings-blocked = 我傳不了私人訊息給你，所以改在對局的頻道提醒你。開放私人訊息後再選一次就好。
settings-unknown-zone = ⚠️ 我不認得時區 { $code }，所以你的時區還是 { $zone }；其他都存好了。試試你的時區用來命名的大城市，或輸入 `/settings { option-time-zone }:` 會有清單。
block-list = 你封鎖了 { $count } 個人。要解除封鎖，請在下面選。
block-none = 你沒有封鎖任何人。
block-how = -# 要封鎖某個人，請長按對方的名字（或按滑鼠右鍵），再選**應用程式** › **{ command-block-menu }**。
block-choose = 選擇要解除封鎖的人
block-done = 🚫 你封鎖了 { $whom }。你們不能再挑戰對方，也不能接受對方的挑戰。別人不會知道。
block-running = 你們正在下的 { $count } 局會照常進行。
block-lifted = 已經解除對 { $whom } 的封鎖。
button-blocked = 封鎖名單
button-unblock = 解除封鎖
setting-line = • { $name }：**{ $value }**
setting-on =
    { $on ->
        [yes] 開
       *[no] 關
    }
setting-on-not-here = 開（這個伺服器關閉中）
setting-hours =
    { $quiet ->
        [some] { $from }:00 到 { $until }:00
       *[none] 無
    }
setting-hour =
    { $hour ->
        [none] 沒有勿擾時段
       *[other] { $hour }:00
    }
setting-puzzle-reminder = 每天大約 <t:{ $at }:t>
setting-channels =
    { $channels ->
        [everywhere] 所有頻道
       *[some] 只在 { $list }，貓窩和比賽頻道不受限
    }
setting-puzzle =
    { $channel ->
        [none] 不發布
        [gone] ⚠️ 那個頻道已經不在了
       *[other] { $channel }
    }
setting-puzzle-rests = 💤 休息中，因為兩個星期沒有人打開。只要有人在這個伺服器用 { COMMAND("daily") } 打開，或你重新選擇頻道，就會恢復發布。
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }（跟 Discord 一樣）
    }
form-label =
    { $field ->
        [reminders] 提醒
        [daily-hour] 每日訊息時間
        [puzzle-reminder] 每日一題提醒
        [quiet] 勿擾時段
        [quiet-from] 勿擾開始
        [quiet-until] 勿擾結束
        [time-zone] 時區
        [boards-move] 盤面動畫
        [pushes-in-words] 文字說明推動
        [warnings] 預覽時的警告
        [leaderboards] 排行榜和個人檔案
        [puzzles-on-card] 卡片上的謎題
        [puzzles-for-server] 解題算進伺服器
        [challenges-from] 誰可以挑戰你
        [language] 語言
        [edition] 玩哪一種
        [pace] 時間
        [threads] 每局一個討論串
        [matches-here] 在哪裡對局
        [daily-puzzle] 每日一題
        [play] 下棋時
        [privacy] 別人看得到什麼
        [boards] 盤面和討論串
        [contests] 聯賽、盃賽和快棋賽
        [anyone-announces] 所有人都能舉辦聯賽、盃賽和快棋賽
        [member] 跟誰玩
        [first] 誰先手、下幾局
        [clubhouse] 貓窩
        [results] 結果
        [posts] 我在那裡發布什麼
        [house] 貓窩看板
        [week] 本週回顧
        [week-hour] 本週回顧：週一幾點（UTC）
        [season] 賽季結束
        [badges] 徽章
        [champion-role] 冠軍身分組
        [friendly] 友誼賽
        [with-hints] 提示
        [lose-on-time] 超時就輸
        [nights-off] 夜裡暫停
        [away-from] 請假開始
        [away-days] 請假多久
        [away-rules] 你的計時
        [rescue] 自動請假
        [weekends-off] 週末休息
        [note] 筆記
        [contest-name] 名稱
        [contest-begins] 開始時間
        [arena-lasts] 進行多久
        [end-reason] 原因
        [contest-member] 玩家
        [contest-kept-out] 玩家
        [vote-level] 我的等級
        [vote-hours] 多久下一手
        [vote-code] 代碼
       *[terms] 條件
    }
form-title =
    { $form ->
        [reminders] 提醒
        [privacy] 遊戲和隱私
        [language] 語言
        [matches] 對局與賽事
        [channels] 頻道
        [clubhouse] 貓窩
        [away] 請假
        [note] 你的筆記
        [league] 新聯賽
        [cup] 新盃賽
        [arena] 新快棋賽
        [contest-correct] 開始前的編輯
        [end-reason] 結束對局
        [contest-end] 結束
        [contest-remove] 移除玩家
        [contest-let-in] 讓玩家重新報名
        [vote] 新的投票對局
        [vote-challenge] 挑戰另一個伺服器
        [vote-code] 接受挑戰
       *[challenge] 挑戰
    }
form-note = 只有你看得到，對局結束後也會留著；清空就會刪除
form-about-end-reason = 兩位玩家會在棋盤下方看到。我不會保存。
form-about-remove-reason = 對方會在私訊裡看到。我不會保存。
form-anybody = 這裡的任何人
form-time-zone = 例如 Asia/Taipei，或只寫名稱裡的城市：台北
form-daily-puzzle = 每天 UTC 午夜要發布在哪裡；留空就不發布
form-about-anyone-announces = 不勾的話，只有能管理伺服器的人可以舉辦；快棋賽也一樣
form-matches-here = 可以對局的頻道；留空就是所有頻道；貓窩和比賽頻道不受限

## 隱私

command-privacy = 我保存了你的哪些資料、用來做什麼；可以匯出，也可以讓我忘記你
privacy =
    🔒 **我保存了你的哪些資料、用來做什麼**
    • 你的 Discord ID 和名字：用來知道輪到誰，也用在清單和圖片上。
    • 你的挑戰和對局，包括每一手、下的時間、伺服器和頻道：這樣才能接著下，也能重播。還有你在對局裡要的提示、預先安排的應手和投的票，以及不含名字的賽後分析。
    • 你的語言、你的 { COMMAND("settings") }、我能不能傳私人訊息給你，還有你封鎖了誰（別人都看不到）。
    • 我傳過哪些提醒給你，不含內容：這樣情況有變時才能更新。
    • 積分和統計：用在排行榜和 { COMMAND("profile") }。用 { COMMAND("settings") } 的 `{ option-leaderboards }` 就能在兩邊都隱藏，別人也不能重播你的對局。
    • 你拿到的謎題和你的答案：用在連續紀錄、解謎積分，還有出新題。你願意的話，才會放上卡片。
    • 你的對局筆記，還有你追蹤的對局。
    • 你的頭像，只放在記憶體裡：用在排行榜和你的卡片。
    在伺服器裡，我不讀訊息。在私人訊息裡，我會讀你寫的那一手，但不保存訊息。架設我的人可能會保留備份一陣子。
    • 你參加的聯賽、盃賽和快棋賽，以及你離開的日子：用來配對和停住你的時鐘。
    • 關於伺服器：設定、那裡的比賽和投票對局，以及我發了哪些訊息。就算我被移除，也會留著，以便再被邀請時使用。
    按**匯出**，我就全部整理成一個檔案給你；按**刪除**，跟你確認兩次後，我就忘記你。
privacy-export = 你的資料全在這裡，JSON 格式。
privacy-sure =
    要我忘記你嗎？你的名字、設定、積分和個人檔案會永遠消失。{ $running ->
        [0] 你沒有進行中的對局。
       *[other] 你進行中的 { $running } 局會算認輸。
    }下完的對局會留給跟你下過的人，你的名字會變成「已離開的玩家」。還沒回覆的挑戰會結束。我在頻道裡發過的訊息會留著，除非有人刪除。
privacy-really = 最後再問一次，這沒辦法復原：要我永遠忘記你嗎？
privacy-forgotten = 我已經忘記你了。謝謝你來玩，再見！哪天你回來，就從頭開始。
privacy-kept = 好，一切照舊。
button-export = 匯出
button-delete = 刪除
button-forget = 忘記我
button-forget-really = 永遠忘記我
button-keep = 不，全部保留

## 計時自己說的話

notice-remind = { $mover }，{ $waiting } 在對局 { $match } 等你下。
notice-remind-due = 期限 <t:{ $until }:R>
notice-away = 我已經不在這局的伺服器了 · 用 { COMMAND("board") } 就能把盤面帶到你這裡
notice-time-up = { $waiting }，{ $mover } 的時間用完了。
notice-time-up-how =
    { $counts ->
        [yes]
            你可以直接拿下勝利，或再給對方{ $extra ->
                [minutes] 十分鐘
               *[day] 一天
            }。
       *[no]
            雙方都下滿兩手，才能拿下勝利。現在你可以取消這局，或再給對方{ $extra ->
                [minutes] 十分鐘
               *[day] 一天
            }。
    }
notice-time-up-until = 對局 { $match } · { $mover } 還可以下 · 你們都沒動作的話，<t:{ $closes }:R>就不分勝負結束
notice-ask = { $who }，對局 { $match } 已經三十天沒人下了。還要玩嗎？
notice-ask-until = 沒人回答的話，<t:{ $closes }:R>就不分勝負結束
button-claim =
    { $counts ->
        [yes] 拿下勝利
       *[no] 取消這局
    }
button-extend =
    { $extra ->
        [minutes] 再給 10 分鐘
       *[day] 再給一天
    }
button-go-on = 還要玩
button-board = 前往盤面
button-match = 對局 { $match }
notice-late =
    你和 { $other } 的對局 { $match } 時間用完了。{ $counts ->
        [yes] 在對手拿下勝利之前，你還可以下。
       *[no] 你還可以下。
    }
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by } 下好了。
                [ask] { $by } 下好了。
                [paused] { $by } 下好了：暫停結束。
                [late] { $by } 後來還是下了。
               *[time-up] { $by } 後來還是下了。
            }
        [claimed] { $by } 拿下了勝利。
        [day] { $by } 多給了 { $other } 一些時間。
        [time] { $by } 多給了 { $other } 一些時間。
        [taken-back]
            { $kind ->
                [paused] 對局 { $match } 有人悔棋：暫停結束。
                [time-up] 對局 { $match } 有人悔棋。
                [late] 對局 { $match } 有人悔棋。
                [ask] 對局 { $match } 有人悔棋。
               *[remind] 對局 { $match } 有人悔棋。
            }
        [paused] 對局 { $match } 的計時暫停了。
        [resumed] { $by } 恢復計時。
        [anew] 對局 { $match } 的期限改了，新的期限寫在棋盤上。
        [kept] { $by } 想繼續下對局 { $match }。
        [went-on] 對局 { $match } 繼續。
        [rescued] { $by } 的時間用完了，自動請了假。
        [timed-out] { $other } 的時間用完了。
       *[over] 對局 { $match } 結束了。
    }

## 提議

more-time =
    { $pace ->
        [ten-minutes] 10 分鐘
        [one-day] 1 天
        [three-days] 3 天
       *[seven-days] 7 天
    }
offer-made =
    { $offer ->
        [draw] { $other }，{ $by } 提議和局。
        [pause] { $other }，{ $by } 想暫停：計時會停下來，直到有人下一手。
        [time] { $other }，{ $by } 希望這一手多給 { more-time }。
        [takeback-one]
            { $other }，{ $by } 想收回第 { $last } 手（{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放 { $square }）。
       *[takeback-two]
            { $other }，{ $by } 想收回第 { $first } 手和第 { $last } 手（{ $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放 { $square }，還有你的{ $other-kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放 { $other-square }）。
    }
offer-terms = 對局 { $match } · 下一手之前都有效
offer-draw-early = 你們還沒各下兩手，現在和局的話，這局就當作沒下過。
offer-declined =
    { $offer ->
        [draw] { $other }，{ $by } 婉拒了和局。
        [takeback] { $other }，{ $by } 婉拒了悔棋。
        [pause] { $other }，{ $by } 婉拒了暫停。
       *[time] { $other }，{ $by } 婉拒了延長時間。
    }
offer-paused = { $other }，{ $by } 同意了：計時暫停，直到有人下一手。
offer-resumed = { $other }，{ $by } 恢復計時了。
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest } 暫停中，在管理伺服器的人恢復之前，時鐘都停住。這段時間仍然可以下。
       *[no] ▶️ { $mover }，{ $contest } 恢復了，你的時鐘又開始走了。輪到你了。
    }
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest } 暫停中，在管理伺服器的人恢復之前，{ $movers } 的時鐘都停住。這段時間仍然可以下。
       *[no] ▶️ { $movers }，{ $contest } 恢復了，你們的時鐘又開始走了。輪到你們了，期限寫在各自的棋盤上。
    }
offer-extended = { $other }，{ $by } 多給了你 { more-time }。
offer-settled =
    { $offer ->
        [draw]
            { $how ->
                [accepted] { $by } 提議和局：{ $other } 同意了。
                [declined] { $by } 提議和局：{ $other } 婉拒了。
                [withdrawn] { $by } 提議和局，後來收回了。
                [turn] { $by } 提議和局：後來又下了一手，提議失效。
               *[over] { $by } 提議和局：已經失效。
            }
        [takeback]
            { $how ->
                [accepted] { $by } 想悔棋：{ $other } 同意了。
                [declined] { $by } 想悔棋：{ $other } 婉拒了。
                [withdrawn] { $by } 想悔棋，後來作罷。
                [turn] { $by } 想悔棋：後來又下了一手，已經失效。
               *[over] { $by } 想悔棋：已經失效。
            }
        [pause]
            { $how ->
                [accepted] { $by } 想暫停：{ $other } 同意了。
                [declined] { $by } 想暫停：{ $other } 婉拒了。
                [withdrawn] { $by } 想暫停，後來作罷。
                [turn] { $by } 想暫停：後來又下了一手，已經失效。
               *[over] { $by } 想暫停：已經失效。
            }
       *[time]
            { $how ->
                [accepted] { $by } 想多要點時間：{ $other } 同意了。
                [declined] { $by } 想多要點時間：{ $other } 婉拒了。
                [withdrawn] { $by } 想多要點時間，後來作罷。
                [turn] { $by } 想多要點時間：後來又下了一手，已經失效。
               *[over] { $by } 想多要點時間：已經失效。
            }
    }
offer-sent =
    { $offer ->
        [draw] 已在對局 { $match } 向 { $other } 提議和局。
        [takeback] 已在對局 { $match } 請 { $other } 讓你悔棋。
        [pause] 已在對局 { $match } 請 { $other } 同意暫停。計時只會停到下一手為止；要離開更久，請用 { COMMAND("away") }。
       *[time] 已在對局 { $match } 請 { $other } 多給 { more-time }。
    }
offer-withdrawn-for =
    { $offer ->
        [draw] 你先前的和局提議已收回。
        [takeback] 你先前的悔棋請求已收回。
        [pause] 你先前的暫停請求已收回。
       *[time] 你先前的加時請求已收回。
    }
offer-sent-terms = 有回覆我就告訴你。到下一手前都有效，按**{ button-more }**可以收回。
plan-taken-back = 你為之後安排的手也一併取消了。
offer-answered = 好了。
button-offer =
    { $offer ->
        [draw] 提議和局
        [takeback] 請求悔棋
        [pause] 請求暫停
       *[time] 請求多給 { more-time }
    }
button-take-back = 悔棋
take-back-sure = 要收回第 { $first } 手和第 { $last } 手嗎？對手的應手也會一起收回，下次不一定一樣。
offer-draw-sure = 要向我提議和局嗎？如果我同意，對局就結束了。
button-accept-offer = 同意
button-decline-offer = 婉拒
button-accept-named =
    { $offer ->
        [draw] 同意和局
        [takeback] 同意悔棋
        [pause] 同意暫停
       *[time] 多給 { more-time }
    }
button-decline-named =
    { $offer ->
        [draw] 婉拒和局
        [takeback] 婉拒悔棋
        [pause] 婉拒暫停
       *[time] 不多給時間
    }
button-withdraw-offer = 收回
button-resume = 恢復計時
refusal-done-already = 已經處理好了，不用再做什麼。

## 對局

games-title =
    輪到你：{ $mine } · 輪到對手：{ $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· 暫停中：{ $paused }
    }
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · 第 { $turn } 手 · { $time ->
        [due] 期限 <t:{ $until }:R>
        [paused] 暫停中
        [stopped] 計時暫停
        [unmoved] 不計時
       *[still] 不計時，上一手 <t:{ $since }:R>
    } · [對局 { $match }]({ $link }){ $planned ->
        [yes] { " " }· ⚡ 已預先安排
       *[no] { "" }
    }
games-page = -# 第 { $page } 頁，共 { $pages } 頁
games-go-to = 前往某一局
games-option =
    { edition } · 對局 { $match } · { $awaits ->
        [yes] 輪到你
        [nobody] 暫停中
       *[no] 輪到對手
    }
games-challenge = { $challenger }（[挑戰]({ $link })）
games-challenges = ✋ 等你回覆：{ $list }
games-followed-match = [對局 { $match }]({ $link })
games-followed =
    -# 👀 你在關注：{ $matches }{ $more ->
        [0] { "" }
       *[other] ，還有 { $more } 場
    }
which-match-title = 你說的是哪一局？
which-match = { $opponent } · { edition } · 對局 { $match }
games-none = 你沒有進行中的對局。用 { COMMAND("challenge") } 找人來一局吧！
button-next = 下一個盤面
games-turns = { $count } 手
change-shown = 好了，盤面在這裡：{ $link }
change-there = -# 盤面：{ $link }
change-unshown = 好了，都存下來了。只是 Discord 現在更新不了盤面，我會繼續試。
change-user-installed = 好了，都存下來了。不過我不在那個伺服器裡，要有人在那裡輸入 `/board { option-match }:{ $match }`，我才能顯示盤面。
change-homeless = 好了，都存下來了。不過我已經不能在 { $link } 發訊息了。在別的頻道輸入 `/board { option-match }:{ $match }` 就能把對局搬過去；或請管理頻道的人讓我能檢視頻道、傳送訊息（討論串裡也要）和附加檔案，我就會自己接著發。
change-homeless-over = 完成並儲存了。我已經不能在 { $link } 發訊息，所以會私訊告訴兩位。在別的頻道輸入 `/board { option-match }:{ $match }`，就會顯示在那裡。
form-unsaved = 什麼都還沒儲存。
typed-unread = 在這裡，我只讀你對盤面或提醒的回覆：回覆其中一則，寫要下哪裡就好，例如 `c3`。{ COMMAND("move") } 在哪裡都能用。
resign-sure =
    { $counts ->
        [yes] 對局 { $match } 要認輸嗎？{ $opponent } 會獲勝，而且無法復原。
       *[no] 要取消對局 { $match } 嗎？雙方都下滿兩手才列入戰績，所以這局不算。
    }
resign-ends-series = 系列賽也會到此結束，沒有結果。
resign-lost-in-series = 系列賽已經下完一局，所以從第一手起認輸都算輸。
resign-kept = 很好，繼續下！
watch-turn = 第 { $turn } 手的經過：
button-watch = 觀看這一手
more-what = 對局 { $match }：
more-planned = ⚡ 這局你已經預先安排了應手：按**{ button-plan }**就能看。
more-about =
    { $about ->
        [plan] **{ button-plan }**：先選好要怎麼回應對手可能下的一手；對手真的那樣下，我就替你下。
        [note] **{ button-note }**：只有你看得到的幾句話。
       *[read] **{ button-read }**：用文字說明哪裡有什麼。
    }
button-note = 筆記
note-mine = 📝 你的筆記，只有你看得到：
note-none = 對局 { $match } 現在沒有筆記。
watching = 你正在觀看 { $orange } 和 { $gray } 的對局。
button-follow =
    { $how ->
        [end] 追蹤：只看結果
        [turns] 追蹤：每一手
       *[none] 取消追蹤
    }
following =
    { $how ->
        [end] 對局 { $match } 結束時，我會傳訊息給你。
        [turns] 對局 { $match } 每下一手，還有結束時，我都會傳訊息給你。
       *[none] 我不會再傳對局 { $match } 的訊息給你了。
    }
button-film-so-far = 目前為止的影片
button-more = 更多
button-replay = 重播
button-film = 影片
button-resign = 認輸
button-resign-yes =
    { $counts ->
        [yes] 認輸
       *[no] 取消這局
    }
button-resign-no = 繼續下
button-help = 說明

## 規則

rules-title = **{ edition-title }** · 第 { $page } 頁，共 { $pages } 頁
rules-new-ghost = **不一樣的地方：**一樣是 boop，只是雙方各多一隻幽靈：它從床邊進場，在你每一手結束時自己往前滑，推開身旁的棋子。接下來四頁會仔細說明，其他頁和 boop 相同。
    圖中橘貓的幽靈往前滑，把 b2 和 c2 推開。
rules-new-kittens = **不一樣的地方：**這是不會長大的 boop：沒有大貓，你的三隻小貓連成一線就獲勝。八隻都在床上又沒有連線時，一隻回到手邊。會玩 boop 的話，就這些了。
    圖中 b2、c2、d2 的橘色小貓獲勝。
rules-aim = **目標：**讓你的三隻大貓連成一線：沿著橫排（1-6）、直排（a-f）或斜線緊緊相鄰。雙方一開始各有八隻小貓，再養成大貓。誰先手，看挑戰怎麼寫，或擲硬幣決定；再戰一局時對調。
    圖中 b3、c3、d3 獲勝。
rules-aim-kittens = **目標：**你有八隻小貓，讓三隻連成一線：沿著橫排（1-6）、直排（a-f）或斜線緊緊相鄰。誰先手，看挑戰怎麼寫，或擲硬幣決定；再戰一局時對調。
    圖中 a3、b3、c3 獲勝。
rules-boop = **咚！**輪到你時，從你手邊（床外你那一側）拿一隻貓咪，放到空格上。旁邊的每一隻貓咪，包括斜的，不管是誰的，都會被往外推一格。被推的不會再推別的貓咪。
    圖中小貓落在 c3，推開另外兩隻。
rules-fall = **掉下床：**被推出床緣的貓咪會回到主人手邊，之後還能再放。有時候你還巴不得呢。
    圖中 b1 把 a1 推下床，把 c1 推到 d1。
rules-held = **有靠山：**貓咪後面緊貼著另一隻時，不管是誰的，都推不動。換個方向還是推得動。
    圖中 c2 推不動 c3，因為有 c4 當靠山。
rules-graduate = **長大：**你這一手結束時，如果你有三隻連成一線（小貓大貓都算），三隻全部回到你手邊，小貓變成大貓。這一步不能跳過。不只一條線？選一條。你幫對手連成的線，要等**對手**下完一手還在，才算數。
    圖中 a3、b3、c3 長大。
rules-cats = **大貓：**手邊有了大貓，就可以放大貓代替小貓。大貓誰都推得動；小貓只推得動小貓。
    圖中 d3 推開了小貓，c3 的大貓卻不動如山。
rules-eight = **八隻全在床上：**要讓其中一隻回到你手邊，由你來選。小貓會長大，大貓還是大貓。如果同時也有連線，就選那條線或選一隻。
    圖中 f1 的小貓長大。
rules-eight-kittens = **八隻全在床上：**沒有連線的話，要讓一隻小貓回到你手邊，由你來選。
    圖中是 f1 那隻。
rules-win = **獲勝：**你這一手結束時，三隻大貓連成一線，或八隻大貓全在床上，你就贏了，這時不會有貓咪長大。如果雙方都連成一線，下這一手的人贏。
    圖中下在 d6，斜線上的三隻連成一線。
rules-win-kittens = **獲勝：**你這一手結束時，三隻小貓連成一線，你就贏了。你幫對手連成的線，要等**對手**下完一手還在，才算數。
    圖中下在 d6，斜線上的三隻連成一線。
rules-ghost-enters = **你的幽靈：**你這一手結束時，它可以從床的任何一邊進場，站在兩格之間、還沒有幽靈的縫線上。它面向床的另一頭，剛進場時誰也不推。它也可以留在手邊等。
    圖中它從 a3 和 a4 之間出發。
rules-ghost-moves = **它會飄：**之後你每一手結束時，它都會自己往前飄到下一條縫線，不轉彎，並把新縫線兩側的貓咪往外推一格，大貓也一樣。飄過最後一條縫線就回家，以後輪到你時還能再進場。它飄完之後，才看連線和勝負。
    圖中它把 b2 往左推，c2 往右推。
rules-ghost-scares = **哇！**後面有靠山、推不動的貓咪，會跳過後面整排，落在第一個空格，或掉下床。
    圖中 c2 跳過 d2 和 e2，落在 f2。
rules-ghost-passes = **幽靈做不到的事：**它不占格子、不當靠山，也不算在連線裡；誰也推不動它。遇到另一隻幽靈時，它會穿過去，飄到更前面的縫線，只在那裡推；前面沒有縫線就回家。
    圖中它推開 c3。
rules-draws = **和局和時間：**雙方都同意、同樣的盤面出現三次，或總共下了 300 手，就是和局。最後那一手剛好贏了，還是算贏；收回的不算手數。你的時間用完時，對手可以拿下勝利，也可以再給你時間。出門前用 { COMMAND("away") } 就能暫停計時。每個盤面下面的**更多**可以提議和局或認輸。
rules-signs = **怎麼看棋盤：**
    • 圓的是橘貓，方的是賓士貓；大貓坐著，戴著項圈。
    • 有光芒的格子是剛放下的貓咪，箭頭表示它把別的貓咪推到哪裡。
    • 變淡的貓咪已經不在床上：掉下床了，或是長大了（有星星）；有箭頭的，原樣回到儲備。
    • 鏈子：後面有靠山，推不動。
    • 砝碼：這隻大貓太重，小貓推不動。
    • 兩側是手邊的貓咪，有外框的一方輪到走。
    • 床的外框是虛線：只是預覽，被推的貓咪會淡淡地畫在落點。
    圖中 b2 把 b3 往上推，把 a2 推下床；c3 有靠山，c2 的大貓不動如山。
rules-signs-ghost = **怎麼看棋盤：**
    • 圓的是橘貓，方的是賓士貓；大貓坐著，戴著項圈。
    • 有光芒的格子是剛放下的貓咪，箭頭表示它把別的貓咪推到哪裡。
    • 變淡的貓咪已經不在床上：掉下床了，或是長大了（有星星）；有箭頭的，原樣回到儲備。
    • 鏈子：後面有靠山，推不動。
    • 砝碼：這隻大貓太重，小貓推不動。
    • 深色箭頭是幽靈推的。
    • 幽靈的尖端是它前進的方向，後面的小雲是來的路。
    • 兩側是手邊的貓咪，有外框的一方輪到走。
    • 床的外框是虛線：只是預覽，被推的貓咪會淡淡地畫在落點。
    圖中 b2 把 b3 往上推，把 a2 推下床；c3 有靠山，c2 的大貓不動如山。
rules-signs-kittens = **怎麼看棋盤：**
    • 圓的是橘貓，方的是賓士貓。
    • 有光芒的格子是剛放下的貓咪，箭頭表示它把別的貓咪推到哪裡。
    • 變淡的貓咪已經不在床上。
    • 鏈子：後面有靠山，推不動。
    • 兩側是手邊的貓咪，有外框的一方輪到走。
    • 床的外框是虛線：只是預覽，被推的貓咪會淡淡地畫在落點。
    圖中 b2 把 b3 往上推，把 a2 推下床；c3 有靠山。
rules-typing = **打字下棋：**用 { COMMAND("move") } 一行就能下一手。
    `c3` 把小貓放在那裡，沒有小貓就放大貓 · `大貓 c3` 放大貓 · `c3 =c3d4e5`：靠那條線長大 · `c3 =d4`：八隻全在床上時，那一隻回到手邊。
    圖中 c3 連成 c3、d4、e5。
rules-typing-ghost = **打字下棋：**用 { COMMAND("move") } 一行就能下一手。
    `c3` 把小貓放在那裡，沒有小貓就放大貓 · `大貓 c3` 放大貓 · `c3 =c3d4e5`：靠那條線長大 · `c3 =d4`：八隻全在床上時，那一隻回到手邊 · `c3 g bc1`：你的幽靈從 b1 和 c1 之間進場。
    圖中它剛剛進場。
rules-typing-kittens = **打字下棋：**用 { COMMAND("move") } 一行就能下一手。
    `c3` 把小貓放在那裡 · `c3 =d4`：八隻全在床上時，那一隻回到手邊。
    圖中小貓落在 c3。
rules-advice = **訣竅：**
    • 中間最安全：離床緣最遠。
    • 兩隻相鄰，能連線又互為靠山；看到對手的一對，就從側面拆散。
    • 推一下，也能把你缺的那隻推到位。
    • 貓咪快用完了？把自己的推下床。
    • 手邊留一隻大貓：上了床，小貓就推不動牠。困在床上的大貓，連成一線或掉下床就會回來。
    圖中 c3 拆散了 c4 和 d4 這一對。
rules-advice-ghost = **訣竅：**
    • 中間最安全：離床緣最遠。
    • 兩隻相鄰，能連線又互為靠山；看到對手的一對，就從側面拆散。
    • 推一下，也能把你缺的那隻推到位。
    • 貓咪快用完了？把自己的推下床。
    • 手邊留一隻大貓：上了床，小貓就推不動牠。困在床上的大貓，連成一線或掉下床就會回來。
    • 幽靈飄得慢：先數好還有幾條縫線。
    圖中 c3 拆散了 c4 和 d4 這一對。
rules-advice-kittens = **訣竅：**
    • 中間最安全：離床緣最遠。
    • 兩隻相鄰，能連線又互為靠山；看到對手的一對，就從側面拆散。
    • 推一下，也能把你缺的那隻推到位。
    • 小貓快用完了？把自己的推下床。
    圖中 c3 拆散了 c4 和 d4 這一對。
button-rules = 規則
button-signs = 怎麼看棋盤
button-page-back = 上一頁
button-page-next = 下一頁
help-title = **{ edition-title }**
help-game =
    { $edition ->
        [kittens]
            1. 把你八隻小貓中的一隻放在空格上，就把旁邊的全部推開一格。掉下床的會回到主人手邊。
            2. 後面緊貼著另一隻的，推不動。
            3. 你的三隻連成一線就贏，斜的也算。
            4. 八隻全在床上時，要讓一隻回到手邊。
        [ghost]
            1. 把你八隻小貓中的一隻放在空格上，就把旁邊的全部推開一格。掉下床的會回到主人手邊。
            2. 後面緊貼著另一隻的，推不動。
            3. 你的三隻連成一線，斜的也算，就回到你手邊變成大貓。
            4. 三隻大貓連成一線就贏，八隻大貓全在床上也贏。
            小貓推不動大貓。你的幽靈在格子之間飄，推開兩邊的貓咪。
       *[classic]
            1. 把你八隻小貓中的一隻放在空格上，就把旁邊的全部推開一格。掉下床的會回到主人手邊。
            2. 後面緊貼著另一隻的，推不動。
            3. 你的三隻連成一線，斜的也算，就回到你手邊變成大貓。
            4. 三隻大貓連成一線就贏，八隻大貓全在床上也贏。
            小貓推不動大貓。
    }
help-editions = 一共有三種玩法，在下面選一種：
help-together = **一起玩：**{ COMMAND("league") } 聯賽、{ COMMAND("cup") } 盃賽、{ COMMAND("arena") } 快棋賽、{ COMMAND("vote") } 大家一起跟我下。
help-alone = **一個人玩：**跟我下，有十個等級（**{ button-play-me }**）；{ COMMAND("puzzle") } 解謎題，{ COMMAND("daily") } 每天一題。
help-hints = **提示：**跟我下的對局都有；友誼賽則要在挑戰時選 `{ option-hints }`。
help-words = **使用螢幕報讀軟體：**{ COMMAND("settings") } 的 `{ option-pushes-in-words }` 會用文字說明盤面，{ COMMAND("move") } 會列出每一手的效果。
help-managing = **你管理這個伺服器：**語言、頻道、每日一題和貓窩都在 { COMMAND("server") } 設定。
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# Boop Bot 是非官方的粉絲作品。
button-advice = 訣竅
button-typing = 打字下棋
button-games = 我的對局

## 新手教學

button-first-steps = 新手教學
lesson-title = **{ $number }/{ $count } · { $task ->
        [boop-off] 推一隻下床
        [grow] 讓三隻長大
        [win] 用三隻大貓獲勝
        [win-kittens] 用三隻小貓獲勝
        [enter] 讓幽靈進場
        [stop] 擋下對手的連線
        [push-in] 推一隻連成線
        [fork] 兩端都是機會
        [eight] 八隻都在床上
       *[scare] 「哇！」嚇牠們一跳
    }**
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }你是橘貓。放下一隻小貓，旁邊的全部都會被推開一格。把一隻{ SIGN("kitten_tuxedo", plain: "🟦") }賓士小貓推下床吧！
            -# 從選單選一格。在對局裡，按**咚！**會打開一樣的選單。
        [grow] 你的三隻連成一線，就會長成大貓。自己的貓咪也會被推，不過相鄰的兩隻互為靠山。第三隻要放哪裡？
        [win] 三隻大貓連成一線就贏，你的兩隻已經斜斜排好了。第三隻在手邊等：按**用大貓**，再選格子。
        [win-kittens] 三隻小貓連成一線就贏。自己的貓咪也會被推，不過相鄰的兩隻互為靠山。第三隻要放哪裡？
        [enter] 你的幽靈在手邊等。隨便挑一格放小貓，接著在第三個選單**你的幽靈**選它從哪裡進場。
        [stop] 賓士貓有兩隻連成一線：再來一隻，牠們就會長大。放在其中一隻旁邊，把牠推開！
        [push-in] 推也能連成線。你有兩隻並排：把第三隻小貓推到牠們旁邊。要從哪裡推？
        [fork] 並排的兩隻，兩端都空著，很難擋下。把你的一隻推到另一隻旁邊，讓你下一手不管怎樣都能長大！
        [eight] 你有七隻在床上。把第八隻放在不會讓任何一隻掉下去的地方：接著由你選一隻長大。
       *[scare] 你這一手結束時，你的幽靈會自己往前飄到下一條縫線，推開兩邊的貓咪。後面有靠山的，會嚇得跳起來：哇！把你的小貓放在離那兩隻賓士小貓遠一點的地方。
    }
lesson-squares = 格子：直排從左起 a 到 f，橫排從下起 1 到 6。
lesson-where =
    { $kind ->
        [cat] 好，用大貓：選一格吧。
       *[kitten] 好，用小貓：選一格吧。
    }
lesson-done =
    { $task ->
        [boop-off] 掉下去了，回到賓士貓隊的**手邊**，跟大家會合！你的也可能掉下去，再放就好。
        [grow] 喵！三隻都回到你手邊，變成大貓了。大貓誰都推得動，小貓推不動大貓。
        [win]
            🏆 你贏了！玩法就這麼簡單：推開、長大、三隻大貓連成一線。
            -# 大貓跟小貓連成一線時，會一起回到你手邊。八隻大貓全在床上也算贏。
        [win-kittens] 🏆 你贏了！玩法就這麼簡單。如果你的八隻全在床上，要讓一隻回到手邊。
        [enter] 出來了！進場時不推任何一隻。從你的下一手起，它會自己沿著縫線直直飄過床。到了對面的邊緣就離開床，你可以再讓它進場。
        [stop] 擋得好！每次下之前，先看看對手有沒有兩隻連成一線。
        [push-in] 喵！被推進線裡的，和自己放進去的一樣算。
        [fork] 做得好！不管對手怎麼下，你下一手都能讓三隻長大。
        [eight] 長大了！你的八隻都在床上時，一定有一隻回到手邊：小貓會變成大貓回來。八隻都是大貓就獲勝。
       *[scare] 哇！那隻小貓後面緊貼著另一隻，所以跳過去了。大貓也會跳，沒地方落腳就跳下床。
    }
lesson-miss =
    { $miss ->
        [nobody] { $square } 旁邊沒有貓咪，所以誰也沒動。放在床緣那隻賓士小貓的旁邊，例如 { $example }。
        [still-on] 咚！不過一次只推一格，那邊還有空位。去推床緣的賓士小貓，例如放 { $example }。
        [pushed-own] 咚！推到自己的了。相鄰的兩隻，要順著牠們排的方向推，才互為靠山：放在那條線的一端，例如 { $example }。
        [no-line]
            { $kind ->
                [cat] 大貓
               *[kitten] 小貓
            }放 { $square } 連不成一線。放在你那兩隻的一端，例如 { $example }。
        [kitten] 那是小貓，要三隻大貓才行。按**用大貓**，再選格子，例如 { $example }。
        [kitten-in-line] 連成線了，但其中一隻是小貓：牠會長大，還沒有人贏。按**用大貓**，再選格子，例如 { $example }。
        [kept] 你的幽靈留在手邊，這也可以。不過這次讓它進場吧：選完格子，再從**你的幽靈**選單選一個地方。
        [still-a-line] 牠動了，但那兩隻又在一線上。把其中一隻完全推出那條線，例如從 { $example }。
        [held] 誰都沒動：其中一隻正後方就是另一隻，所以被撐住了。從旁邊推，例如從 { $example }。
        [not-pushed-in] 這一關要用推的：把第三隻小貓推到那兩隻旁邊，例如從 { $example }。
        [one-end] 這樣對手擋得住。把小貓推到另一隻旁邊，讓兩端都空著：例如從 { $example }。
        [seven] 你有一隻掉下去了，只剩七隻。把第八隻放在不會把自己的推下去的地方，例如 { $example }。
       *[not-scared] 幽靈還沒到，你的小貓就先動到了那兩隻，結果誰也沒被嚇到。離牠們遠一點，例如放 { $example }。
    }
lesson-again = 床恢復原狀了，再試一次。
lesson-end =
    { $edition ->
        [classic] **跟我玩**，或用 { COMMAND("challenge") } 找朋友來一局！
            -# 還有兩種玩法，各有一堂短短的教學：幽靈 boop 有飄來飄去的幽靈，小貓 boop 只有小貓。
        [kittens] **跟我玩**，或用 { COMMAND("challenge") } 找朋友來一局！
       *[ghost] **跟我玩**，或用 { COMMAND("challenge") } 找朋友來一局！
    }
lesson-end-next = 現在來用用看：按**來一題**，或**跟我玩**，或用 { COMMAND("challenge") } 找朋友來一局！
lesson-end-challenge =
    { $to ->
        [friend] 你準備好了！按**接受**，接下 { $challenger } 的挑戰，或先按**跟我玩**練習一下。
       *[anybody] 你準備好了！按**我來**，接下 { $challenger } 的挑戰，或先按**跟我玩**練習一下。
    }
first-match-gently = 第一次下嗎？按**{ button-accept-gently }**就是友誼賽：積分不變，雙方都能用提示。
lesson-end-match =
    { $awaits ->
        [yes] 你準備好了！跟 { $opponent } 的對局 { $match }（{ edition }）正在進行，輪到你了。
       *[no] 你準備好了！跟 { $opponent } 的對局 { $match }（{ edition }）正在進行，對手下完就輪到你。
    }
lesson-end-over = { $challenger } 的挑戰已經結束了。
lesson-more =
    { $edition ->
        [ghost] 學幽靈 boop
       *[kittens] 學小貓 boop
    }
button-next-steps = 第二課
button-a-puzzle = 來一題
lesson-ghosts-now = 直接看幽靈

## 加入伺服器

greeting =
    嗨，我是 Boop Bot！我帶來一款兩人桌遊：小貓在床上推來推去，把對方擠下床。
    用 { COMMAND("challenge") } 找朋友來一局，或按**新手教學**。一手可以想幾秒，也可以想幾天：輪到誰，我就 @ 誰。
    -# 我不讀這裡的訊息。怕不小心把勝利送給對手？到 { COMMAND("settings") } 打開警告就好。
    -# 給管理員：按**每日一題**，這裡每天就有新題目；{ COMMAND("server") } 可以設定在哪裡對局，也能開一個貓窩：正在進行的對局、每週回顧和冠軍都在那裡。
greeting-puzzle = 從現在起，每天 UTC 午夜會在 { $channel } 發布每日一題，今天的馬上就到。用 { COMMAND("server") } 可以關掉。
greeting-puzzle-ask = 要我每天 UTC 午夜在 { $channel } 發布每日一題嗎？今天的會馬上發。

## Discord 的權限名稱

permission =
    { $which ->
        [view-channel] 檢視頻道
        [send-messages] 傳送訊息
        [create-public-threads] 建立公開討論串
        [send-messages-in-threads] 在討論串中傳送訊息
        [read-message-history] 讀取訊息歷史
        [manage-roles] 管理身分組
       *[attach-files] 附加檔案
    }

## 語言

command-settings-language = 我單獨跟你說話時用的語言；預設跟你的 Discord 一樣
command-server-language = 大家在這裡看到的語言；預設跟這個伺服器的 Discord 語言一樣
language-as-discord = 跟 Discord 一樣
refusal-no-such-language = 我還不會說 { $code }。請從清單選一種語言。

## 打字時能用的詞

turn-words-kitten = 小貓, 幼貓, 小猫
turn-words-cat = 大貓, 貓, 成貓, 大猫
turn-words-ghost = 幽靈, 鬼, 幽灵

## 沒辦法的時候

refusal-not-a-turn = 我看不懂「{ $text }」這一手。請寫 a1 到 f6 的一格，例如 `/move c3` 或 `/move 大貓 c3`。
refusal-illegal-turn = { $objection }盤面沒有變，換一手試試。
refusal-ambiguous-turn = 這一手有 { $count } 種結果。請寫清楚，例如 `{ $first }`；{ COMMAND("move") } 會全部列出來。
refusal-not-your-turn = 現在輪到 { $mover }。輪到你時我會告訴你。
refusal-not-your-match = 那是別人的對局。想看的話，還在下的請按盤面下面的**更多**，已經結束的請按**重播**。
refusal-kept-from-others = 這局有一位玩家不公開自己的對局，所以只有下棋的兩位能重播。對局還在進行的話，可以用**更多**裡的**觀看這一手**看上一手。
refusal-no-such-match = 找不到那一局。請從清單選；你的對局在 { COMMAND("games") }。
refusal-match-over = 那一局已經結束了。用 { COMMAND("challenge") } 再開一局吧！
refusal-former-player = 那一局的對手是「已離開的玩家」，已經沒有人可以問了。用 { COMMAND("challenge") } 找別人來一局吧！
refusal-match-running = 那一局還在進行。用 { COMMAND("board") } 就能看。
refusal-match-quarantined = 對局 { $match } 的紀錄對不起來，我不想亂猜，所以先凍結了。請告訴架設我的人；資料都還在。
refusal-out-of-date = 這個盤面是舊的，對局 { $match } 現在是這樣。
refusal-old-button = 那是舊版的按鈕。用 { COMMAND("board") } 顯示對局，就有新按鈕。
refusal-old-command = 我不認得這個指令，可能是舊版的。輸入 `/`，再從清單選一次。
refusal-too-fast = 太快了，連貓都跟不上！等 { $seconds } 秒再繼續。
refusal-shown-enough = 這個頻道剛才發了太多圖片，先休息一下，等等再試。
refusal-too-much-to-draw = 現在要畫的盤面太多，一時還輪不到你的。等一下再試。
refusal-no-match = 你沒有進行中的對局。用 { COMMAND("challenge") } 找人來一局吧！
refusal-nothing-awaits-you = 現在沒有對局輪到你。你的對局在 { COMMAND("games") }。
refusal-awaited-elsewhere = 這裡輪到 { $opponent }。輪到你的是跟 { $other } 的對局 { $match }：到 { $link } 下，或在指令裡加上 `{ option-match }:{ $match }`。
refusal-which-match = 符合的不只一局。請在 `{ option-match }` 選一局；你的對局都列在 { COMMAND("games") }。
refusal-challenged-self = 你不能跟自己下。找個朋友，或不填名字，讓這裡任何人都能接受。
refusal-challenged-bot = 機器人抱不住小貓。找個真人，或不填名字，讓這裡任何人都能接受。
refusal-challenged-stranger = 那個人已經不在這個伺服器了。找別人來一局吧。
refusal-challenged-twice = 你給 { $opponent } 的挑戰還沒回覆。一次只能發一個，免得對方應接不暇。等對方回覆，或先收回再重新挑戰，換個版本也可以。
refusal-challenged-all-twice = 你給大家的挑戰還沒有人接受。再等等，或先收回。
refusal-challenged-back = { $opponent } 已經先在這裡挑戰你了。去看看，接受吧！
refusal-not-with-them = 沒辦法跟 { $opponent } 開始對局。找別人下，或跟我玩吧！
refusal-you-blocked = 你封鎖了 { $opponent }。想一起下的話，請先解除封鎖。
refusal-declined-lately = { $opponent } 婉拒了你的挑戰。<t:{ $until }:R>可以再問一次。
refusal-blocked-self = 你不能封鎖自己。請選別人。
refusal-blocked-bot = 機器人不會挑戰任何人，所以不用封鎖。請選一個真人。
refusal-too-many-blocked = 你已經封鎖了 { $limit } 個人，再多我就記不住了。請先到 { COMMAND("settings") } 的**{ button-blocked }**解除一個人的封鎖。
refusal-banned = 架設我的人把你停權了，所以我在這裡幫不上忙。如果你覺得弄錯了，或想要你的資料，請找架設我的人。
refusal-challenge-over = 那個挑戰已經有人回覆了。用 { COMMAND("games") } 看你的對局，用 { COMMAND("challenge") } 發新的挑戰。
refusal-not-your-challenge = 那是給 { $opponent } 的挑戰。用 { COMMAND("challenge") } 發一個自己的吧！
refusal-own-challenge =
    { $whose ->
        [friend] 這個挑戰要等 { $opponent } 回覆。
       *[anybody] 這個挑戰要等別人回覆。
    }你可以收回。
refusal-only-challenger = 只有 { $challenger } 能收回那個挑戰。
refusal-no-channel = 我還不能在這裡發盤面，需要這些權限：{ $missing }。請找管理這個頻道的人開放給我，或換個頻道。
refusal-no-puzzle-in-forum = 每日一題要發在能聊天的頻道，論壇不行。請選一個文字頻道。
refusal-no-puzzle-there = 我還不能在 { $channels } 發每日一題，需要這些權限：{ $missing }。請在那裡開放給我，或選別的頻道。
refusal-no-clubhouse-in-forum = 貓窩要放在能聊天的頻道，論壇不行。請選一個文字頻道。
refusal-no-clubhouse-there = 貓窩還不能放在 { $channels }，我需要這些權限：{ $missing }。請在那裡開放給我，或選別的頻道。
refusal-no-clubhouses = 架設我的人關掉了貓窩，所以每個伺服器都不能用。
refusal-role-everyone = 那個身分組每個人都有，冠軍要有專屬的。請選別的；不想給的話，就在**貓窩**裡留空。
refusal-role-managed = 那個身分組由 Discord 或應用程式自動發放，我不能給。請選別的，或為冠軍建立一個。
refusal-role-powerful = 贏了就會自動得到這個身分組，所以它不能有管理權限。請選一個不能管理、踢出、停權、禁言，也不能提及所有人的身分組。
refusal-role-not-allowed = 我還不能給身分組，需要這些權限：{ $missing }。請到伺服器設定的「身分組」，把權限開給我的身分組，再選一次。
refusal-role-too-high = 我只能給排在我下面的身分組。請到伺服器設定的「身分組」，把我的身分組移到它上面，再選一次。
refusal-role-above-you = 那個身分組沒有排在你最高的身分組下面，所以你不能拿來發。請選排在下面的，或請身分組更高的人幫忙。
refusal-not-a-moderator = 只有能管理這個伺服器的人可以改。請他們幫忙吧。
refusal-too-many-matches = 你有 { $limit } 局在進行，就算是貓，腳掌也不夠用了。先下完一局吧，都列在 { COMMAND("games") }。
refusal-too-many-matches-of = { $player } 已經有 { $limit } 局在進行，不能再多了。等其中一局結束再試吧。
refusal-too-many-challenges = 你已經有 { $limit } 個挑戰在等人回覆。看看最早的那個，或先把它收回。
refusal-following-many = 你已經追蹤了 { $limit } 局，再多我就跟不上了。請在**更多**裡或我傳給你的訊息下面按**取消追蹤**，或等其中一局結束。
refusal-not-in-this-channel = 這個伺服器的對局都在 { $channels }。請到那裡試。
refusal-thread-of-others = 這個討論串是別場對局的。請到 { $channels } 發起挑戰，你們的對局就會有自己的地方。
refusal-moderator-plays = 對局 { $match } 你自己也在下，所以不能用管理員身分結束。請其他管理員來，或用 { COMMAND("resign") } 認輸。
refusal-not-in-this-server = 那一局不在這個伺服器。請從 `{ option-end-match }` 的清單選。
refusal-nobody-else-here = 這裡只有我們兩個。跟我玩，或到伺服器用 { COMMAND("challenge") }；跟朋友的私人訊息裡也能用（要先把我加到你自己的帳號）。
refusal-board-not-alone = 你的對手看不到這個對話，所以對局先留在原來的地方。用 `/board { option-text }:True`，你在這裡也看得到文字盤面。
refusal-not-a-member = 我還沒加入這個伺服器，你們在這裡只能用我的指令，我發不了盤面。管理伺服器的人可以[把我加進來]({ $invite })。
refusal-answers-hidden = 在這裡只有你看得到我的回覆，別人沒辦法一起下。到大家都看得到我回覆的地方用 { COMMAND("challenge") }，或請人把我加到這個伺服器。
refusal-time-not-up = { $opponent } 這一手的期限是 <t:{ $until }:R>，過了你就可以拿下勝利。
refusal-untold = 我剛才沒辦法顯示盤面，{ $opponent } 可能還不知道你下了。用 `/board` 把對局帶到你們都在的地方，<t:{ $until }:R>你就可以拿下勝利。
refusal-your-own-time = 現在輪到的是你：你的時間用完的話，對手就可以拿下勝利。不過你還可以下！
offer-named =
    { $offer ->
        [draw] 和局提議
        [takeback] 悔棋請求
        [pause] 暫停請求
       *[time] 加時請求
    }
refusal-offer-open = { $by } 的{ offer-named }還在等回覆。請先用這些按鈕回覆。
refusal-offer-replaced = 那個提議已經失效了，現在換成 { $by } 的{ offer-named }在等回覆。
refusal-offer-declined = 這個你已經提過了。下一手之後可以再提。
refusal-nothing-offered = 那個提議已經失效了。用 { COMMAND("board") } 看看對局現在怎麼樣。
refusal-your-own-offer = 那是你自己的提議，要由對手來回覆。你可以收回。
refusal-not-your-offer = 只有提議的人能收回。你可以同意或婉拒。
refusal-nothing-to-take-back = 你還沒有可以收回的一手。繼續下吧！
refusal-no-clock = 這局不計時，不用暫停，也不用多要時間。慢慢下吧！
refusal-not-your-clock = 現在計的是 { $mover } 的時間，不是你的。輪到你的時候，才能請對方多給時間。
refusal-not-paused = 這局現在沒有暫停。用 { COMMAND("board") } 看看對局現在怎麼樣。
refusal-contest-holds = 這局所屬的比賽暫停中，所以時鐘停住了。你仍然可以下；比賽恢復後，時鐘才會繼續走。
refusal-no-such-zone = 我不認得時區 { $code }。時區長得像 Asia/Taipei；輸入 `/settings { option-time-zone }:` 會有清單。
refusal-nothing-kept = 我沒有保存你的任何資料。用 { COMMAND("challenge") } 找人來一局，我才有東西可記！
refusal-record-too-large = 這個檔案太大，存檔的對局最大 { $limit } KiB。請附上在 `/replay` 按**存成檔案**拿到的檔案。
refusal-record-not-text = 這個檔案不是文字檔。請附上在 `/replay` 按**存成檔案**拿到的檔案。
refusal-record-empty = 這個檔案是空的。請附上在 `/replay` 按**存成檔案**拿到的檔案。
refusal-record-no-edition = 第 { $line } 行：第一手之前要有一行寫玩法：`Edition: classic`、`Edition: ghost` 或 `Edition: kittens`。加上去再試一次。
refusal-record-odd-edition = 第 { $line } 行：我不認得玩法 { $code }。請寫 `classic`、`ghost` 或 `kittens` 再試一次。
refusal-record-not-next = 第 { $line } 行：那裡應該是第 { $expected } 手，不是 { $code }。改好再試一次。
refusal-record-too-long = 第 { $line } 行：一局最多 { $limit } 手，所以要在那一行之前結束。請把後面的刪掉。
refusal-record-not-a-turn = 第 { $line } 行：我看不懂 { $code } 這一手。改好再試一次。
refusal-record-illegal-turn = 第 { $line } 行，{ $code }：{ $objection }改好再試一次。
refusal-record-ambiguous-turn = 第 { $line } 行，{ $code }：這一手有好幾種結果，例如 `{ $first }`。寫清楚再試一次。
refusal-record-gone = 這個檔案已經不在我這裡了。請用 `/replay { option-file }:` 再上傳一次。
refusal-what-to-replay = 要重播什麼？你的對局填在 `{ option-match }`，存檔的填在 `{ option-file }`。
refusal-export-awaited = 我還在整理你的資料，請先等這份檔案。
refusal-film-awaited = 我還在做你的影片，請先等這部做好。
refusal-film-too-long = 這局手數太多，一部影片裝不下。請一手一手看。
refusal-no-such-number = 這局沒有這一手。再按一次**跳到某一手**，輸入數字。
refusal-profile-bot = 機器人抱不住小貓，所以沒有個人檔案。請選一個真人。
refusal-you-played-nothing = 你還沒有下完的對局。用 { COMMAND("challenge") } 找人來一局，下完就有個人檔案了！
refusal-nothing-played = 這位玩家還沒有下完的對局。用 { COMMAND("challenge") } 來第一局吧！
refusal-profile-kept = 這位玩家的個人檔案不公開。你們之間的對局在 { COMMAND("history") }。
refusal-profile-stranger = 那個人不在這裡，你們也沒下過。請選這裡的人或跟你下過的人；不填名字就是看你自己的。
refusal-leaderboard-elsewhere = 那是別的伺服器的排行榜。{ COMMAND("leaderboard") } 有這個伺服器的，也有所有伺服器的。
refusal-no-such-season = 找不到那個賽季。請從 `{ option-season }` 的清單選，或不填。
refusal-no-such-hour = 請填整點，從 0 到 23，再試一次。
refusal-half-quiet = 勿擾時段要有開始，也要有結束：`{ option-quiet-from }` 和 `{ option-quiet-until }` 都要填。
refusal-no-such-level = 沒有那個等級。在 { COMMAND("help") } 下面按**跟我玩**，從清單選一個。
refusal-not-your-lesson = 那是別人的教學。在 { COMMAND("help") } 下面按**新手教學**，就有你自己的。
refusal-bot-plays-you = 我們已經在下對局 { $match }（{ edition }）了，先下完吧。用 { COMMAND("board") } 可以把它帶來這裡，用 { COMMAND("resign") } 可以結束它。
refusal-bot-is-guest = 我只是來作客，沒辦法在這裡顯示我下的每一手。傳私人訊息給我，或到有我的伺服器跟我玩。
refusal-bot-cannot-play = 我現在不能下；架設我的人可以在紀錄檔裡找到原因。先用 { COMMAND("challenge") } 找朋友來一局吧！
refusal-no-hints-rated = 這局是積分賽，所以沒有提示。跟我下的對局有提示，用 { COMMAND("challenge") } `{ option-hints }:True` 開的也有。
refusal-no-hints-here = 這局開始時沒有開提示，所以雙方都沒有。用 { COMMAND("challenge") } `{ option-hints }:True` 開一局雙方都有提示的。
refusal-hints-not-rated = 有提示的對局不能算積分。不填 `{ option-rated }` 就是友誼賽；想算積分，就不要填 `{ option-hints }`。
refusal-hint-awaited = 我還在幫你想提示，馬上就來。
refusal-cannot-think = 我現在腦袋當機，所以沒有提示和賽後分析；架設我的人可以在紀錄檔裡找到原因。你的對局照常進行，這次不算用過提示。
refusal-too-much-to-think = 現在太多人在問我，一時輪不到你的提示。這次不算用過，等一下再試。
refusal-review-awaited = 我還在做你的賽後分析，請先等這份做好。
refusal-review-of-running = 那一局還在進行。結束後就能分析。
refusal-nothing-to-review = 那一局連一手都沒下，沒什麼可以分析。
refusal-review-unseen = 對手還沒看過這份分析。雙方都看過之後，就能給大家看。
refusal-puzzle-not-yours = 那是別人的謎題。{ COMMAND("puzzle") } 會給你自己的。
refusal-puzzle-done = 這題已經結束，或你已經開始別題。{ COMMAND("puzzle") } 會給你一題新的。
refusal-puzzle-changed = 這題你已經在別的地方往下解了。用 { COMMAND("puzzle") } 或 { COMMAND("daily") } 看看現在怎麼樣。
refusal-puzzle-of-the-past = 那天的每日一題已經結束，你的連續紀錄沒有變。今天的在 { COMMAND("daily") }。
refusal-puzzle-not-yet = 那天的每日一題還沒到：每天 UTC 午夜換新題。今天的在 { COMMAND("daily") }。
refusal-puzzle-gone = 那題已經不在了，不加分也不扣分。{ COMMAND("puzzle") } 會給你另一題。
refusal-puzzle-counts-not = 要先解開每日一題，才能算進伺服器。今天的在 { COMMAND("daily") }。
refusal-no-puzzle-left = 這一種你全都做過了。用 { COMMAND("puzzle") } 選別的玩法或難度。
refusal-challenge-expired = 那個挑戰過期了。用 { COMMAND("challenge") } 發一個新的。
refusal-opponent-not-here = { $opponent } 看不到這個頻道，所以你們不能在這裡下。到你們都在的地方試試。
objection-game-over = 那一局已經結束了。
objection-square-taken = 那一格有貓咪了。
objection-no-kitten = 你手邊沒有小貓。
objection-no-cat = 你手邊沒有大貓。
objection-no-cats-here = 這種玩法沒有大貓。
objection-no-ghosts-here = 這種玩法沒有幽靈。
objection-ghost-out = 這一手開始時你的幽靈還在床上，不能進場。飄回家後，下一手起才能再進場。
objection-not-an-entry = 幽靈不能從那裡進場，要從床緣、兩格之間進場。`c4 g a23` 就是把棋子下在 c4，幽靈進到 a2 和 a3 之間。
objection-stitch-taken = 另一隻幽靈已經在那裡了。
objection-nothing-graduates = 這一手沒有貓咪長大或回到手邊。
objection-win-graduates-nothing = 這一手就贏了，所以沒有貓咪回到手邊。
objection-not-a-graduation = 這一手不能讓那些貓咪回到手邊。
objection-must-graduate = 要讓你的一隻貓咪回到手邊：請寫清楚是哪一隻。

## 給架設的人

alert-disk = **我的硬碟快滿了：**資料庫所在的地方只剩 { $free } MiB。硬碟一滿，玩家就沒辦法下棋了。占空間的可能是舊備份，或資料庫旁邊的副本（`.before-…`、`.replaced-…`）。
alert-database = **我的資料庫無法寫入：**現在玩家沒辦法下棋，我會請大家晚點再試。原因在紀錄檔（`CRITICAL`）：檔案不見或被換掉、被其他程式鎖住，或空間不足。
alert-lost = **執行到一半，我的資料庫不見了：**{ $why }。我已經停下來，之後沒有再記下任何一手。還讀得到的內容都存在旁邊（`.rescued`）：位置和復原方法寫在紀錄檔裡。
alert-taken = **執行到一半，我的資料庫被另一個程式占用了：**我已經停下來，之後沒有再記下任何一手；在那之前的都在檔案裡。請看看是不是有第二個 Boop Bot 在用它。
alert-replaced = **我有一個處理程序沒有回應：**就是負責提醒、每日一題和備份的那個。另一個已經接手，所以沒有漏掉什麼。請看看它是不是卡住了：由它服務的玩家可能得不到回應。
alert-over =
    { $cause ->
        [disk] ✅ 我的磁碟又有空間了。
        [database] ✅ 我又能寫入資料庫，可以繼續收下每一手了。
        [backup] ✅ 我又有新的備份了。
       *[boards] ✅ 我又能顯示所有棋盤了。
    }
alert-newer = **我有新版本了：**{ $version }。什麼時候更新由你決定；有什麼新東西、需不需要你做什麼，都寫在更新紀錄裡。
alert-quarantine = **對局 { $list } 已隔離：**紀錄對不起來，所以沒有人能繼續下。`python -m bot check` 會說哪裡不對；玩家可以另開新局。
alert-backup = **我沒有新的備份：**{ $why }
alert-boards =
    { $count ->
        [1] **對局 { $list } 的盤面顯示不出來：**已經十分鐘了。可能是我已經不能在那個頻道發訊息，或頻道不見了：`python -m bot doctor` 會說我缺什麼權限；`/board` 可以把對局帶到別處。如果只是 Discord 狀況不好，過一會兒就會好。
       *[other] **對局 { $list } 的盤面都顯示不出來：**已經十分鐘了。可能是我已經不能在那些頻道發訊息，或頻道不見了：`python -m bot doctor` 會說我缺什麼權限；`/board` 可以把對局帶到別處。如果只是 Discord 狀況不好，過一會兒就會好。
    }
application-description = 小貓在床上推來推去。跟朋友下 boop，今天下一手、明天再下一手也行；也可以跟我下：任何頻道都能用 /challenge。/help 兩分鐘教會你。
application-tags = 桌遊, 雙人, 回合制, 貓, 遊戲

## 出狀況的時候

error-database = 我現在沒辦法用資料庫，所以什麼都沒有變。每一局都跟之前一樣，請晚點再試。
error-database-lost = 我剛才跟資料庫斷了線，不確定你那一下有沒有成功。放心，不會只做一半：請先看看現在的狀況，再決定要不要重試。
error-discord = Discord 剛才恍神了一下。什麼都沒弄丟，請再試一次。
error-unexpected = 我這邊出了點問題，不過你的對局沒事。如果又發生，請把這個代碼告訴架設我的人：`{ $reference }`。

## 提示

hint = 💡 **{ $turn }：**{ $why }
hint-place =
    { $kind ->
        [cat] 大貓放 { $square }
       *[kitten] 小貓放 { $square }
    }
hint-way = { $turn }；{ $way }
hint-entry = 幽靈從 { $low } 和 { $high } 之間進場
hint-why =
    { $count ->
        [1] 這手{ $first }。
       *[other] 這手{ $first }，而且{ $second }。
    }
hint-look =
    💡 { $told }看看{ $part ->
        [top-left] 左上，{ $left } 到 { $right } 欄、{ $lower } 到 { $upper } 列
        [top-right] 右上，{ $left } 到 { $right } 欄、{ $lower } 到 { $upper } 列
        [bottom-left] 左下，{ $left } 到 { $right } 欄、{ $lower } 到 { $upper } 列
       *[bottom-right] 右下，{ $left } 到 { $right } 欄、{ $lower } 到 { $upper } 列
    }。
hint-look-idea =
    { $idea ->
        [wins] 你這一手就能贏。
        [eight] 你的八隻都在床上，所以有一隻可以收回來。
        [threatens] 你可以先布局，準備下一手就贏。
        [prepares] 你可以先布局，準備下一手連成一線，讓小貓長大。
        [trap] 小心：看起來最好的那格，其實不好。
        [nothing] 你可以讓對手既連不成線，也推不下你的貓咪。
        [ghost] 你的幽靈可以進場，飄向對手的貓咪。
        [safe] 你可以讓自己的貓咪暫時都不會被推下床。
        [more] 你可以讓自己在床上的貓咪比對手多。
        [middle] 離床緣遠一點：在那裡很容易被推下床。
        [apart] 可以把對手的貓咪推散。
        [beside] 可以放在自己的貓咪旁邊，慢慢連成三隻一線。
        [free] 不急：很多下法都一樣好。
       *[quiet] 現在沒有特別要做的：找個好位置就行。
    }
hint-look-forces = 不管對手怎麼下，你都能在 { $turns } 手內獲勝。
hint-look-lost =
    { $turns ->
        [1] 不管你怎麼下，對手下一手都能贏。
       *[other] 不管你怎麼下，對手都能在 { $turns } 手內獲勝：找撐得最久的下法。
    }
hint-look-stops =
    { $named ->
        [yes] 對手正準備{ winning-on }獲勝，不過你擋得住。
       *[no] 對手快要贏了，不過你擋得住。
    }
hint-look-few =
    { $free } 個空格中，只有 { $count } 格能不讓對手{ $turns ->
        [1] 下一手就贏
       *[other] 在 { $turns } 手內必勝
    }。
hint-look-grows = 這一手可以讓你的 { $count } 隻小貓長大。
hint-look-pushes = 可以把對手的 { $count } 隻貓咪推下床。
hint-look-keeps =
    { $named ->
        [yes] 對手接著就能{ on-squares }讓小貓長大，不過你擋得住。
       *[no] 對手的小貓快長大了，不過你擋得住。
    }
hint-look-spoils =
    { $reply ->
        [none] 對手有一手好棋：
       *[other] 小心對手下 { $reply }：
    }{ $does ->
        [grows] 會讓小貓長大
        [threatens] 會準備獲勝
        [pushes] 會把你的貓咪推下床
       *[line] 會準備連成一線讓小貓長大
    }。你可以先去攪局。
hint-look-edge = 可以把對手的 { $count } 隻貓咪推到床緣，再推一下就會掉下去。
hint-look-kind =
    { $kind ->
        [cat] 要用大貓。
       *[kitten] 要用小貓。
    }
hint-found = 👍 換我也會這樣下！
hint-look-opening = 💡 床上還空空的：靠近中間的格子就不錯，離每一邊床緣都遠。
hint-threat = 對手正準備{ winning-on }獲勝。
hint-few-hold =
    { $free } 個空格裡，只有 { $count } 格不會讓對手{ $turns ->
        [1] 下一手就贏
       *[other] 在 { $turns } 手內獲勝
    }：{ $count ->
        [1] 就是這一格
       *[other] 這是其中一格
    }。
hint-but-win = 不過對手接著就能{ winning-on }獲勝。
hint-but-growing =
    不過對手接著就能{ on-squares }讓小貓長大{ $anyway ->
        [yes] （沒辦法全部擋住）
       *[no] { "" }
    }。
hint-but-loses =
    不過自己{ $too ->
        [yes] 也
       *[no] { "" }
    }會有 { $count } 隻掉下床。
hint-not =
    { $kind ->
        [kitten] 不要把小貓放 { $square }
        [cat] 不要把大貓放 { $square }
       *[any] 不要放 { $square }
    }
hint-not-win = { hint-not }：對手會{ winning-on }獲勝。
hint-not-forced =
    { hint-not }：對手{ $turns ->
        [1] 馬上就能獲勝
       *[other] { " " }{ $turns } 手內必勝
    }。
hint-not-grows = { hint-not }：對手會下 { $reply }，讓 { $count } 隻小貓長大。
hint-not-threatens = { hint-not }：對手會先下 { $reply }，準備再{ winning-on }獲勝。
hint-not-pushes =
    { hint-not }：對手會下 { $reply }，{ $many ->
        [yes] 把你的 { $count } 隻
       *[no] 把你在 { $squares } 的貓咪
    }送下床。
hint-not-line = { hint-not }：對手會下 { $reply }，準備{ on-squares }連成一線讓小貓長大。
hint-not-line-sure = { hint-not }：對手會下 { $reply }，準備{ on-squares }連成一線讓小貓長大，而且你擋不住。
hint-lose-at-once = 別下 { $squares }：對手馬上就會贏。
hint-follow-up = 如果對手下 { $reply }，就再下 { $next }，{ $does }。
hint-eight = 這樣你的八隻都在床上，所以有一隻會收回來。
hint-ghost-waits = 這次先不讓幽靈進場。
hint-as-good =
    { $how ->
        [many] 這裡很多下法看起來都一樣好。
        [alone] 別的格子看起來都沒這麼好。
       *[some] 還有幾格看起來差不多好。
    }
hint-lost-now = 已經擋不住對手了：不管你怎麼下，對手下一手都能贏。
hint-lost = 不管你怎麼下，對手都能在 { $turns } 手內贏；這手撐得最久。
hint-behind =
    { $cats ->
        [told] 這局你目前落後（大貓 { $own } 比 { $theirs }）。
       *[none] 這局你目前落後。
    }
hint-ahead =
    { $cats ->
        [told] 這局你目前大幅領先（大貓 { $own } 比 { $theirs }）。
       *[none] 這局你目前大幅領先。
    }
hint-no-reason = 沒有什麼特別的理由：我試過的下法裡，就這手的結果最好。
hint-warning = ⚠️ 這樣下，對手就能{ winning-on }獲勝。
on-squares =
    { $many ->
        [yes] 下 { $count } 格中的任一格
       *[no] 下 { $squares }{ " " }
    }
winning-on =
    { $with ->
        [cat] 用大貓
        [kitten] 用小貓
       *[any] { "" }
    }{ on-squares }
square-of-line =
    { $square } （連線 { $line }{ $pushed ->
        [piece] ，推了才連成
        [ghost] ，幽靈推了才連成
       *[nobody] { "" }
    }）
square-by-ghost = { $square }（幽靈推了才連成）
fact-wins = 直接獲勝
fact-wins-in =
    { $turns ->
        [2] 不管對手怎麼下，下一手都能贏
       *[other] 不管對手怎麼下，{ $turns } 手內都能贏
    }
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] 下在唯一擋得住的格子
               *[no] 擋下這個威脅
            }
       *[new]
            { $only ->
                [yes] 下在唯一守得住的格子，不讓對手{ winning-on }獲勝
               *[no] 不讓對手{ winning-on }獲勝
            }
    }
fact-leaves-win = 讓對手能{ winning-on }獲勝
fact-grows-up = 讓 { $count } 隻小貓長大
fact-anyway = { $does }（幾乎下哪一格都一樣）
fact-threatens-win = 布好局，準備接著{ winning-on }獲勝
fact-leaves-line = 錯過了{ on-squares }連成一線的機會
fact-stops-growing = 不給對手{ on-squares }讓小貓長大的機會
fact-leaves-growing = 給了對手{ on-squares }讓小貓長大的機會
fact-threatens-growing =
    準備連成一線讓小貓長大，只要再放一隻{ $kind ->
        [kitten] 小貓
        [cat] 大貓
       *[any] { "" }
    }在 { $many ->
        [yes] { $count } 格中的任何一格
       *[no] { $squares }{ " " }
    }就行
fact-pushes-off =
    { $many ->
        [yes] 把對手的 { $count } 隻
       *[no] 把對手在 { $squares } 的貓咪
    }推下床
fact-scares-off =
    讓幽靈{ $many ->
        [yes] 把對手的 { $count } 隻
       *[no] 把對手在 { $squares } 的貓咪
    }嚇下床
fact-ghost-comes =
    讓幽靈飄向{ $many ->
        [yes] 對手的 { $count } 隻貓咪
       *[no] 對手在 { $squares } 的貓咪
    }
fact-spoils-threat = 打亂對手先下 { $reply }、再{ winning-on }獲勝的盤算
fact-spoils-push =
    打亂對手的盤算（想下 { $reply }，把{ $many ->
        [yes] { " " }{ $count } 隻貓咪
       *[no] { " " }{ $squares } 的貓咪
    }送下床）
fact-spoils-line = 打亂對手的盤算（想下 { $reply }，準備連成一線讓小貓長大）
fact-spoils-growing = 打亂對手的盤算（想下 { $reply }，讓 { $count } 隻小貓長大）
fact-leaves-nothing = 讓對手連不成線，也推不下任何一隻
fact-loses-pieces = 讓自己的 { $count } 隻貓咪掉下床
fact-pushes-to-edge =
    { $many ->
        [yes] 把對手的 { $count } 隻
       *[no] 把對手在 { $squares } 的貓咪
    }推到床緣
fact-own-to-edge =
    { $many ->
        [yes] 把自己的 { $count } 隻
       *[no] 把自己在 { $squares } 的貓咪
    }推到床緣
fact-nobody-falls = 讓自己的貓咪暫時都不會被推下床
fact-more-on-bed = 讓床上的貓咪變成 { $own } 隻對 { $theirs } 隻
fact-middle = 占住中間
fact-pushes-apart = 把對手的貓咪推散
fact-beside = 放在自己的 { $count } 隻貓咪旁邊
board-handicap = 讓子局：{ $orange } 從第一手起，手邊就有 1 隻大貓。
board-may-hint = 卡住了？**咚！**裡面有**提示**；用過幾次會記在這裡。
board-may-hint-level = 卡住了？**咚！**裡面有**提示**；用了之後，贏了也不算通過該等級。
board-hints = 💡 提示：{ $counts }
board-hints-of = { $player } { $count } 次

## 賽後分析

review-title = 🔎 對局 { $match } 賽後分析：{ $orange } 對 { $gray }
review-chart = 每一手的形勢
review-moment = **{ $place }** · 第 { $turn } 手，{ $player }（對手：{ $other }） · 勝率從 { $before }% 到 { $after }%
review-played = **{ $played }**，{ $against }。
review-better = 更好的一手是||{ $better }||
review-better-turn = **{ $turn }：**{ $why }
review-loses = 之後不管怎麼下，對手都能在 { $turns } 手內贏
review-misses-line = 錯過了連成一線的機會
review-misses-win = 錯過了勝利
review-reply-grows = 給了對手機會，下 { $reply } 就能讓 { $count } 隻小貓長大
review-reply-threatens = 讓對手有機會先下 { $reply }，準備再{ winning-on }獲勝
review-reply-pushes =
    給了對手機會，下 { $reply } 就能把{ $many ->
        [yes] { " " }{ $count } 隻貓咪
       *[no] { " " }{ $squares } 的貓咪
    }送下床
review-reply-line = 讓對手有機會下 { $reply }，準備連成一線讓小貓長大
review-reply-line-sure = 讓對手有機會下 { $reply }，準備連成一線讓小貓長大，而且擋不住
review-reply-wins = 讓對手有機會下 { $reply }，之後不管怎麼下，都能在 { $turns } 手內贏
review-leaves-none = 這手不給對手獲勝的機會。
review-leaves-no-line = 這手之後，對手沒辦法馬上連成一線。
review-nothing-against = 可以下，不過還有更好的下法
review-lets-slip = 錯過了更好的機會
review-gives-away = 送掉了大半勝機
review-best-answer = { $told }（最好的回應：{ $reply }）
review-line-where = { $told }（{ on-squares }）
review-with-cat = { $square }（大貓）
review-answer-does = { $told }（最好的回應：{ $reply }，{ $does }）
review-answer-then = { $told }（最好的回應：{ $reply }；接著下 { $next } 的話，對手下 { $later }，{ $does }）
review-cause =
    { $told }，因為{ $by ->
        [ghost] 幽靈把對手的
       *[piece] 它把對手的
    }{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }從 { $origin } 推到 { $to }
review-even = 這一局沒有哪一手決定了勝負，是一點一點拉開的。
review-lost-from = 從第 { $turn } 手起，{ $player } 幾乎無法挽回了。
review-bots-slip = { $player } 幾乎沒有放過任何機會。決定勝負的是我的第 { $turn } 手：**{ $played }**。
review-kept =
    { $player } 得 { $kept } 分（滿分 100）{ $hints ->
        [0] { "" }
       *[other] ，用了 { $hints } 次提示
    }：{ $how ->
        [every] 沒有浪費任何勝機
        [all] 幾乎沒浪費勝機
        [most] 溜走了一些勝機
        [some] 溜走了不少勝機
       *[few] 這局很辛苦，還有不少進步空間
    }。
review-praise = ⭐ 第 { $turn } 手，{ $player } 下得好！**{ $played }：**{ $why }
moment-title = **{ $place }/{ $count } · 第 { $turn } 手，{ $player }（對手：{ $other }）**
moment-played = 實戰：**{ $played }**，{ $against }；勝率從 { $before }% 到 { $after }%
moment-better = 更好的一手是{ $better }
moment-pictures =
    { $better ->
        [yes] 第一張圖是實戰，第二張是更好的一手。
        [hidden] 更好的一手先蓋住了，可以自己先找找看。
       *[no] 圖片是實戰。更好的一手先蓋住了，可以自己先找找看。
    }
moment-chances = 勝率是以偶爾會看漏的人來算，所以必勝也不是 100%。
try-where = **替 { $player } 重下第 { $turn } 手：**{ $kind ->
        [cat] 大貓
       *[kitten] 小貓
    }要放哪裡？
try-wins = **{ $turn }：**這手就贏了！
try-loses = **{ $turn }：**這樣就把勝利送掉了。
try-verdict =
    { $verdict ->
        [best] 就是這一手！⭐
        [good] 跟最好的一手差不多！⭐
        [better] 比實戰那一手好，不過還有更好的。
        [alike] 跟實戰那一手差不多。
        [lost] 這一手同樣會輸。
        [same] 這就是實戰那一手。
       *[worse] 不如實戰那一手。
    }
try-answer = **{ $turn }：**我會下**{ $reply }**，這時你的勝率大約 { $chance }%；實戰那一手是 { $played }%。
try-sure = **{ $turn }：**不管對手怎麼下，{ $turns } 手內都能贏。對手最好的抵抗：**{ $reply }**。
try-answer-wins = **{ $turn }：**我會下**{ $reply }**，我就贏了。實戰那一手，你的勝率是 { $played }%。
try-follows = 接著下 { $next }，{ $does }。
try-shown = 圖上是我的回應。
button-moment = 第 { $turn } 手
button-moment-back = 回到這一手
button-try-it = 試試看
button-try-another = 換一手
button-show-better = 看更好的一手
button-overview = 總覽
review-how = 越往上對 { $upper } 越有利，越往下對 { $lower } 越有利。勝率是照真人的下法估的，人總有看漏的時候。
review-show-later = 你們兩人都看過之後，再按一次**{ button-review }**，就能給大家看。
moment-alt =
    { $better ->
        [yes] 第 { $turn } 手更好的下法。
       *[no] 第 { $turn } 手，實戰。
    }
review-alt = { $count } 手的局勢圖：數字是 { $upper } 的勝率，剩下的是 { $lower } 的。
review-alt-turn = 第 { $turn } 手之後：{ $chance }%。
review-alt-moment = 編號 { $place } 標出第 { $turn } 手。
picture-kept = { $kept } 分（滿分 100）
review-alt-kept = { $player }：{ picture-kept }。
review-alt-star = 星星標出下得好的第 { $turn } 手。
picture-better = { $player } 較有利
picture-turn = 手
picture-turning-point = 轉捩點
review-alt-turning-point = 有一條線標出第 { $turn } 手，也就是轉捩點。
review-progress = 🔎 正在看第 { $done } 手，共 { $turns } 手……
review-waiting = 🔎 前面有幾位在排隊，你的賽後分析馬上就來……
button-review = 賽後分析

## 貓窩

house-title = ### 🐾 這裡的動態
house-match =
    { $near ->
        [yes] • { $orange } 對 { $gray }，快分勝負了！輪到 { $mover }，{ house-since } · [對局 { $match }]({ $link })
       *[no] • { $orange } 對 { $gray } · 輪到 { $mover }，{ house-since } · [對局 { $match }]({ $link })
    }
house-since =
    { $moved ->
        [no] <t:{ $since }:R>開始
       *[yes] 上一手 <t:{ $since }:R>
    }
house-more = ……還有 { $count } 局。
house-open = • { $who } 在找對手：{ edition }，{ pace } · [挑戰]({ $link })
house-contest =
    { $state ->
        [open] { $contest } <t:{ $due }:f>開始，還可以參加
        [running] { $contest } 進行中
        [paused] { $contest } 暫停中
       *[resting] { $contest } <t:{ $due }:f>繼續
    }
house-contest-link =
    { $contest-kind ->
        [league] [聯賽]({ $link })
        [cup] [盃賽]({ $link })
       *[arena] [快棋賽]({ $link })
    }
house-quiet = 這裡靜悄悄的。誰想來一局？
house-leader = { $place }. { $player } { $rating }
house-season = 🏆 { edition } 本賽季：{ $list }
house-streak = 🔥 每日一題連續紀錄：{ $days } 天
picture-house = 這裡的動態
picture-moves = 輪到這位
picture-looking = 在找對手
picture-near-end = 快分勝負了
picture-waits = 已等 { $days } 天
picture-leading = { edition } 本賽季 · 積分減誤差
house-alt = 這裡的動態。
house-alt-match = { $orange } 對 { $gray }，輪到 { $mover }。
house-alt-near-end = 這局快分勝負了。
house-alt-waits = 已經等了 { $days } 天。
house-alt-open = { $who } 在找對手。
house-alt-quiet = 空空的墊子，還有兩隻睡著的貓。
house-alt-leading = { picture-leading }。
house-alt-leader = 本賽季第 { $place } 名：{ $player }，{ $rating }。
button-play-with = 跟 { $who } 玩
button-new-challenge = 新挑戰
button-leaderboard = 排行榜
clubhouse-result = { $result } · [對局 { $match }]({ $link })
clubhouse-lead = 👑 { $who } 登上「{ edition }」本賽季第一名！
challenge-begun-elsewhere = 加入成功！對局 { $match } 在 { $channel } 進行。
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results =
    { $results ->
        [all] 所有結果
        [rated] 積分賽結果
       *[none] 不發結果
    }
setting-clubhouse-board = 貓窩看板
setting-clubhouse-season = 賽季結束
setting-clubhouse-trouble = ⚠️ 我不能在那裡發訊息，需要這些權限：{ $missing }。
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ 但我不能在{ $channels }建立討論串，需要這些權限：{ $missing }。
owner-channel-closed =
    我在 **{ $server }** 的 { $channel } 沒辦法再發文了（{ $what ->
        [puzzle] 每日一題
       *[clubhouse] 貓窩
    }）：缺少 { $missing }。請在那裡開放權限，或用 { COMMAND("server") } 換一個頻道。
owner-channel-gone = **{ $server }** 上我原本發文的頻道不見了（{ $what ->
        [puzzle] 每日一題
       *[clubhouse] 貓窩
    }）。請在那裡用 { COMMAND("server") } 選別的頻道，我就繼續。
owner-mended = ✅ 在 **{ $server }**，我又能在 { $channel } 發文了。你不用再做什麼。
owner-moved = ✅ 在 **{ $server }**，我現在改在 { $channel } 發文了。你不用再做什麼。
owner-contests-closed = 我在 **{ $server }** 的 { $channel } 沒辦法再發文了，那裡的比賽因此停住：缺少 { $missing }。請在那裡開放權限，或在別的頻道用 { COMMAND("league") }、{ COMMAND("cup") } 或 { COMMAND("arena") } 打開比賽，按 **{ button-contest-here }**。
owner-contests-gone = **{ $server }** 上 { $contest } 的頻道不見了，比賽因此停住。請在別的頻道用 { COMMAND("league") }、{ COMMAND("cup") } 或 { COMMAND("arena") } 打開它，按 **{ button-contest-here }**。
command-server-clubhouse = 把這個頻道當成貓窩，我會在這裡發布動態和勝負
form-clubhouse = 動態和勝負要發布在哪裡，不會通知任何人；留空就不發布
form-about-results = 跟我下的對局，還有任一方不上排行榜的對局，都不會公布
form-results =
    { $results ->
        [all] 所有結果
        [rated] 積分賽結果
       *[none] 不發結果
    }
form-about-house = 一則訊息，隨時更新對局、挑戰和賽季
form-about-season = 新賽季第一天，公布上一季的前三名
setting-champion-role =
    { $role ->
        [none] 無
        [gone] 那個身分組已經不在了
       *[other] { $role }
    }
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ 這個身分組我發不出去，需要這些權限：{ $missing }。
        [too-high] ⚠️ 這個身分組我發不出去。請到伺服器設定的「身分組」，把我的身分組移到它上面。
        [powerful] ⚠️ 這個身分組現在有管理權限，所以我不再發了。請選別的身分組。
       *[refused] ⚠️ Discord 不讓我發這個身分組。我會在一小時內再試一次。
    }
command-server-champion-role = 我給賽季冠軍的身分組；不想給了，就到「貓窩」把它清空
form-champion-role = 給上個賽季的冠軍；我需要「管理身分組」權限，我的身分組也要排在它上面；留空就不給
audit-champion =
    { $given ->
        [yes] boop 上個賽季的冠軍
       *[no] 不再是 boop 上個賽季的冠軍
    }
champion-role-ask = 要把 { $role } 給每個賽季的冠軍嗎？上個賽季的冠軍會馬上拿到：{ $names }。
champion-role-ask-nobody = 要把 { $role } 給每個賽季的冠軍嗎？上個賽季沒有冠軍，所以要等這個賽季結束才會給。
champion-role-ask-former = 這會取代 { $role }，{ $names } 會失去它。
button-role-yes = 對，給
button-role-no = 不，維持現狀

## 本週回顧

week-title = ### 🗓️ boop 本週回顧 · { $first } 到 { $last }
week-numbers = { $people } 位玩家下了 { $matches } 局：{ $turns } 手，推了 { $boops } 下，{ $off } 隻貓咪掉下床。
week-upset = 本週最大冷門：{ $winner } 打敗積分高 { $gap } 分的 { $loser }
week-longest = 最長的一局：{ $orange } 對 { $gray }，{ $turns } 手
week-turn = 本週最關鍵的一手：{ $who } 對上 { $other } 時下的第 { $turn } 手，勝率一下子變了 { $points } 個百分點
week-solvers =
    七天的每日一題全解開：{ $who }{ $more ->
        [0] { "" }
       *[other] ，還有 { $more } 位
    }
week-alt = 這個伺服器的一週，{ $first } 到 { $last }。
week-title-drawn = 本週回顧 · { $first } 到 { $last }
week-heading =
    { $of ->
        [upset] 本週最大冷門
        [longest] 最長的一局
        [turn] 本週最關鍵的一手
       *[solvers] 七天的每日一題全解開
    }
week-label-matches = 局
week-label-turns = 手
week-swing = 勝率變了 { $points } 個百分點
picture-gap = 積分差距
setting-clubhouse-week = 本週回顧（週一 { $hour }:00 UTC）
form-about-week = 有人下過的話，週一發布本週回顧的圖片
badge-name =
    { $badge ->
        [first-win] 初次呼嚕
        [three-grown] 轉大貓
        [two-lines] 雙喜臨門
        [eight-cats] 床位客滿
        [ghost-line] 幽靈助攻
        [five-off] 這床歸我
        [three-off] 三連落床
        [five-booped] 大咚特咚
        [sure-footed] 穩如大貓
        [pushed-home] 臨門一咚
        [diagonal] 歪打正著
        [corner] 窩在角落
        [quick] 打個盹
        [long] 漫漫長夜
        [comeback] 九條命
        [upset] 大爆冷門
        [revenge] 扳回一城
        [streak-three] 三連勝
        [streak-ten] 十全十美
        [five-friends] 貓緣真好
        [all-editions] 三項全能
        [bot-beaten] 逮到你了！
        [level-five] 半山腰
        [five-levels] 步步高升
        [queen] 女王折腰
        [all-levels] 一窩全收
        [first-puzzle] 啊哈！
        [puzzle-week] 一週全勤
        [hundred-days] 百日修行
        [hard-puzzle] 難不倒貓
        [defence] 一線生機
        [podium] 站上頒獎台
       *[champion] 賽季冠軍
    }
badge-story =
    { $badge ->
        [first-win] 第一次打敗真人對手
        [three-grown] 在獲勝的對局裡，一手讓三隻小貓長大
        [two-lines] 在獲勝的對局裡，一手同時連成兩條線
        [eight-cats] 靠床上的八隻大貓獲勝
        [ghost-line] 靠幽靈推到位的一條線獲勝
        [five-off] 在獲勝的對局裡，把對手的五隻貓咪推下床
        [three-off] 在獲勝的對局裡，一手把對手的三隻貓咪推下床
        [five-booped] 在獲勝的對局裡，一手推開五隻貓咪
        [sure-footed] 獲勝，而且自己的貓咪一次也沒掉下床
        [pushed-home] 把貓咪推到位，連成一線獲勝
        [diagonal] 在角對角的長斜線上連成一線獲勝
        [corner] 靠一條連到角落的線獲勝
        [quick] 短短幾手就獲勝
        [long] 贏了很長的一局
        [comeback] 落後四隻大貓，最後還是獲勝
        [upset] 打敗積分高 200 分的對手
        [revenge] 打敗上次贏過自己的對手
        [streak-three] 連贏三局
        [streak-ten] 連贏十局
        [five-friends] 打敗五位不同的玩家
        [all-editions] 三種玩法都贏過一局
        [bot-beaten] 第一次不用提示打敗我
        [level-five] 打敗等級 5 以上的我
        [five-levels] 不用提示，在五個不同等級打敗我
        [queen] 打敗最高等級的我
        [all-levels] 不用提示，在全部十個等級打敗我
        [first-puzzle] 第一次解開謎題
        [puzzle-week] 連續七天解開每日一題
        [hundred-days] 解開一百個每日一題
        [hard-puzzle] 一次就解開困難的謎題
        [defence] 找出唯一守得住的一手
        [podium] 這裡的賽季結束時，站上頒獎台
       *[champion] 在這裡拿下賽季冠軍
    }
badge-earned = 🏅 { $player } 獲得新徽章：{ $list }
badge-brought = 🏅 新徽章：**{ badge-name }**
badge-told = { $earned } · [對局 { $match }]({ $link })
badge-way = **{ badge-name }**：{ badge-story }（目前 { $done }/{ $all }）
badge-way-level = **{ badge-name }**：{ badge-story }（目前第 { $done } 級）
badge-line = **{ badge-name }**：{ badge-story }
badge-title = 🏅 { $player } 的徽章：{ $all } 枚中拿到 { $count } 枚
badge-none = 🏅 { $player } 還沒有徽章。贏棋或解謎，就能一枚一枚拿到。
badge-more = 還有 { $count } 個
badge-ahead = **還沒拿到的：**
badge-where = 一個人玩也能拿到謎題的徽章、打敗我的徽章；跟第 { $level } 級以上的我下，床上的妙招也算數。
badge-card =
    { $count ->
        [0] 你的卡片：最新的三枚
       *[other] 你的卡片：{ $list }
    }
badge-alt = { $name } 的徽章，{ $all } 枚拿到 { $count } 枚：{ $list }
badge-alt-none = { $name } 的徽章：還沒有，總共有 { $all } 枚
badge-picture = { $name } 的徽章
picture-badges = { $all } 枚中的 { $count } 枚
badge-choose = 選三枚放上你的卡片
badge-what-for = 還沒拿到的徽章要怎麼拿？
button-badges = 徽章
button-my-card = 看自己的卡片
setting-clubhouse-badges = 徽章
form-about-badges = 新徽章，還有拿到它的那一局

## Time banks, and being away.

challenge-time-up =
    { $how ->
        [lose] -# 雙方都下滿兩手後，時間用完就輸。
       *[claim] -# 雙方都下滿兩手後，一方時間用完，對手就可以拿下勝利。
    }
challenge-rescue = 第一次通常會多寬限兩天。
challenge-nights-off = -# 每個人的計時會在自己的勿擾時段和休息的週末暫停。
challenge-away = { $opponent } 請假到 <t:{ $until }:f>，在那之前都不會計時，你的挑戰會保留一週。還是要送出嗎？
button-anyway = 照樣送出
board-bank = ⏳ { $player } 還有 { $time } · 每一手加 { $each }
board-bank-loses = ⏳ { $player } 還剩 { $time } · 時間用完就輸
board-loses-on-time = 時間用完就輸
board-away = 🌴 { $player } 從 <t:{ $since }:D> 到 <t:{ $until }:f> 請假：計時都暫停
board-away-unclocked = 🌴 { $player } 從 <t:{ $since }:D> 到 <t:{ $until }:f> 請假
away-leaves =
    { $other }，{ $by } 從 <t:{ $since }:f> 到 <t:{ $until }:f> 請假。{ $whose ->
        [yours] 這段時間你的計時也會暫停，期限是 <t:{ $due }:f>。
        [still] 這段時間你的計時也會暫停，不用急。
        [unclocked] 這局沒有計時，不用急。
        [sooner] 這局輪到 { $by }，期限還是在請假前：<t:{ $due }:R>。
       *[theirs] 這局輪到 { $by }，請假期間計時暫停。
    }
away-returns = { $other }，{ $by } 在這裡，計時照常進行。
away-returns-unclocked = { $other }，{ $by } 回來了。
line-match = 對局 { $match }
away-rescued =
    { $by }，你在這局的時間用完了，自動請假兩天。
    -# 請在 <t:{ $until }:f> 之前下。{ $other }，謝謝你多等一下！還剩幾天，請看 { COMMAND("away") }。
away-mine =
    { $state ->
        [none] 你現在沒有請假，之後也沒有安排。請假期間，你的對局都暫停計時。
        [planned] 你從 <t:{ $since }:f> 到 <t:{ $until }:f> 請假。這段時間你的對局都暫停計時。
       *[away] 你請假到 <t:{ $until }:f>，你的對局都暫停計時。
    }
away-back = 👋 很高興你在！你的時鐘照常計時。
away-before = ⚠️ 出門前別忘了：[對局 { $match }]({ $link }) 的期限是 <t:{ $due }:R>。
away-left = 今年的請假天數：還剩 { $days } 天，共 { $of } 天（用了一部分的那天也算一天）
away-rescue =
    { $on ->
        [yes] 自動請假：開。每手至少有一天的對局，時間用完時會自動請假兩天，只為那一局多給兩天，每局一次。其他對局照常進行。
       *[no] 自動請假：關。時間用完就是用完了。
    }
away-weekends =
    { $on ->
        [yes] 週末休息：開。有開「夜裡暫停」的對局，週六和週日也會暫停你的計時。
       *[no] 週末休息：關。
    }
away-now = 現在開始
away-days =
    { $days ->
        [0] 不請假，只改其他設定
       *[other] { $days } 天
    }
button-change-away = 更改
button-am-back =
    { $planned ->
        [yes] 我不請假了
       *[no] 我回來了
    }
form-about-friendly = 積分不變；小貓 boop 沒有特別選的話就是友誼賽
form-about-with-hints = 雙方都可以向我要提示，積分不變
form-about-lose-on-time = 時間用完就馬上輸；不勾的話，要對手拿下勝利才算
form-about-nights-off = 每個人的計時在自己的勿擾時段（最多 12 小時）和休息的週末暫停
form-about-rescue = 時間用完時會自動請假兩天，每局一次
form-about-weekends-off = 有開「夜裡暫停」的對局，週六和週日也會暫停你的計時
command-away = 告訴我你什麼時候請假：那段時間你的對局都暫停計時
command-away-days = 請假幾天
command-away-starts-in = 幾天後開始；不填就是現在
command-challenge-time-up = 時間用完時會怎樣
command-challenge-time-up-name =
    { $how ->
        [lose] 馬上輸
       *[claim] 對手可以拿下勝利
    }
command-challenge-nights = 在每個人的勿擾時段和休息的週末暫停計時
refusal-no-time-to-take-back = 剩下的時間太少，不能收回這幾手。繼續下吧！
refusal-not-away = 你沒有安排請假。想請假的話，用 { COMMAND("away") } 安排就好。
refusal-away-too-far = 太早了，請假最多只能提前三個月安排。
refusal-no-away-days = 你今年的請假天數不夠了，只剩 { $days } 天。請少選幾天。
refusal-rescued = { $opponent } 還有請假天數，所以現在自動請假兩天。等一下盤面上就看得到。

## Several games with one result.

challenge-games =
    { $games ->
        [both-sides] -# 兩局同時開始，先後手互換，合起來定勝負。
        [best-of-three] -# 三戰兩勝：一局結束後，先後手互換，下一局接著開始。
       *[best-of-five] -# 五戰三勝：一局結束後，先後手互換，下一局接著開始。
    }
challenge-games-rated = 每一局分開算積分，也算進你們這週的五場積分賽。
challenge-rated-left = 你們這週只剩 { $left } 場積分賽，之後的對局就是友誼賽。
series-game =
    { $games ->
        [both-sides] 同時下的兩局，第 { $number } 局
        [best-of-three] 三戰兩勝，第 { $number } 局
       *[best-of-five] 五戰三勝，第 { $number } 局
    } · { $one } { $score } { $other }
series-result =
    { $state ->
        [won] 🏁 { $first } 以 { $score } 贏得系列賽！
        [drawn] 🏁 系列賽以 { $score } 平手。
       *[stopped] 🏁 系列賽到此結束，沒有分出勝負：{ $first } { $score } { $second }
    }
command-challenge-games = 幾局定勝負；不填就是一局
command-challenge-games-name =
    { $games ->
        [one] 一局
        [both-sides] 先後手各一次：兩局同時下
        [best-of-three] 三戰兩勝
       *[best-of-five] 五戰三勝
    }
refusal-series-running = 你們的系列賽還沒結束，下一局正在進行。用 { COMMAND("games") } 就能看。
refusal-rematch-running = 你們已經再戰了：對局 { $match }。用 { COMMAND("challenge") } 可以另外再開一局。
refusal-no-handicap =
    { $why ->
        [rated] 開局就有大貓的對局不能算積分。不填 `{ option-rated }` 就是友誼賽。
        [kittens] 這種玩法沒有大貓，誰開局都不會有。換個 `{ option-edition }`，或在 `{ option-first }` 選別的。
        [series] 只下一局的時候，才能開局就有大貓。不填 `{ option-games }`，或在 `{ option-first }` 選別的。
       *[bot] 大貓我可不送，不過我有好幾個等級，選個簡單一點的吧。
    }
refusal-no-series-here = 我只是來作客，沒辦法在這裡發下一個盤面。不填 `{ option-games }`，或到有我的伺服器下系列賽。

## Contests: leagues, cups and arenas.

command-league = 這個伺服器的聯賽：查看、參加或舉辦
contest-none =
    { $contest-kind ->
        [league] 這裡目前沒有聯賽。管理伺服器的人可以舉辦。
        [cup] 這裡目前沒有盃賽。管理伺服器的人可以舉辦。
       *[arena] 這裡目前沒有快棋賽。管理伺服器的人可以舉辦。
    }
contest-none-but-you =
    { $contest-kind ->
        [league] 這裡目前沒有聯賽。按**{ button-contest-announce }**就能開始。
        [cup] 這裡目前沒有盃賽。按**{ button-contest-announce }**就能開始。
       *[arena] 這裡目前沒有快棋賽。按**{ button-contest-announce }**就能開始。
    }
contest-choose =
    { $contest-kind ->
        [league] 要看哪一個聯賽？
        [cup] 要看哪一場盃賽？
       *[arena] 要看哪一場快棋賽？
    }
league-title = ### 🏆 { $contest } · 第 { $season } 賽季
league-season = 第 { $season } 賽季
league-division = 第 { $number } 級
league-rules =
    • 每級四到六人，起初依積分分級。第一名升一級，最後一名降一級。
    • 跟同級的每個人各下兩局，各先手一次。所有對局同時開始。
    • 時間用完（會先扣請假天數）就輸掉那局；第二次超時，本賽季就出局。
    • 出局或退出時，如果對局已下完一半以上，下完的算數，其餘算輸；不到一半就全都不算。
contest-opens =
    { $short ->
        [yes] 開始時間：<t:{ $due }:F>（<t:{ $due }:R>）。到時未滿 { $least } 人，就延後一週。
       *[no] 開始時間：<t:{ $due }:F>（<t:{ $due }:R>）。
    }
league-state =
    { $state ->
        [running] 已下完 { $over } 局，共 { $all } 局。
        [paused] 暫停中：已下完 { $over } 局，共 { $all } 局。在管理伺服器的人用 { COMMAND("league") } 恢復之前，不會開始新的對局，所有時鐘都停住。
        [nobody] 賽季結束。沒有人獲勝：大家都在結束前出局了。下個賽季 <t:{ $due }:F> 開放報名。
        [resting] 🎉 賽季結束！恭喜 { $winners } 拿下第一！下個賽季 <t:{ $due }:F> 開放報名。
       *[ended] 這個聯賽已經結束。
    }
contest-joined =
    { $when ->
        [open] **目前已報名（{ $count } 人）：**{ $names }
       *[next] **下個賽季已報名（{ $count } 人）：**{ $names }
    }
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ 原本的頻道不見了，所以不會開始新的對局。管理伺服器的人可以到別的頻道用 { COMMAND("league") }，按**{ button-contest-here }**。
        [cup] ⚠️ 原本的頻道不見了，所以不會開始新的對局。管理伺服器的人可以到別的頻道用 { COMMAND("cup") }，按**{ button-contest-here }**。
       *[arena] ⚠️ 原本的頻道不見了，所以不會開始新的對局。管理伺服器的人可以到別的頻道用 { COMMAND("arena") }，按**{ button-contest-here }**。
    }
league-row =
    { $out ->
        [yes] { $place }. ~~{ $player }~~ 出局 · **{ $points }** · { $played }/{ $all }
       *[no] { $place }. { $player } **{ $points }** · { $played }/{ $all }
    }
league-alt = { $contest } { $division } 的戰績表。
league-alt-row =
    { $out ->
        [yes] 第 { $place } 名：{ $name }，出局，得分 { $points }，已下 { $played } 局。
       *[no] 第 { $place } 名：{ $name }，得分 { $points }，已下 { $played } 局。
    }
league-pair = **{ $contest }** · { $division }：{ $one } – { $other }
league-playing = ▶️ { $division }，進行中：{ $threads }
contest-thread = { $one } 對 { $other } · { $contest }
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
games-bank =
    { $whose ->
        [mine] ⏳ 你還有 { $time }
       *[theirs] ⏳ 對手還有 { $time }
    }
games-offer = ✋ 有提議等你回覆
contest-counts =
    { $contest-kind ->
        [league] 聯賽這一分由 { $player } 拿下。
        [cup] 盃賽這一分由 { $player } 拿下。
       *[arena] { $player } 得分。
    }
contest-loss =
    { $contest-kind ->
        [league] 在聯賽裡還是算輸。
        [cup] 在盃賽裡還是算輸。
       *[arena] 在快棋賽裡還是算輸。
    }
arena-too-late = 快棋賽那時已經結束，這一局來不及計分。
league-board = 🏆 { $contest }，{ $division }
league-you =
    { $where ->
        [plays] 你正在參加本賽季。按**{ button-contest-join }**，就能連第 { $season } 賽季一起報名。
        [both] 你正在參加本賽季，也已報名第 { $season } 賽季。
        [out] 你在本賽季已出局。按**{ button-contest-join }**就能報名第 { $season } 賽季。
        [out-joined] 你在本賽季已出局，不過已報名第 { $season } 賽季。
        [joined] 你已報名第 { $season } 賽季。
       *[none] 你還沒參加。按**{ button-contest-join }**就能報名第 { $season } 賽季。
    }
contest-in =
    { $contest-kind ->
        [league] 報名成功：{ $contest }，第 { $season } 賽季。你的對局開始時，我會通知你。
        [cup] 報名成功：{ $contest }。你的對局開始時，我會通知你。
       *[arena] 你加入了 { $contest }。每一局開始時，我都會通知你。
    }
contest-blocked =
    { $contest-kind ->
        [league] 在聯賽裡，也可能遇到你封鎖的人，或封鎖你的人。
        [cup] 在盃賽裡，也可能遇到你封鎖的人，或封鎖你的人。
       *[arena] 在快棋賽裡，也可能遇到你封鎖的人，或封鎖你的人。
    }
contest-stayed = 好，那就繼續參加！
contest-kept = 好，照常進行。
contest-left = 你退出了 { $contest }。
contest-leave-sure =
    { $contest-kind ->
        [league] 要在賽季中途退出 { $contest } 嗎？你進行中的對局會結束。
        [cup] 要現在退出 { $contest } 嗎？你進行中的對局會結束，由對手晉級。
       *[arena] 要退出 { $contest } 嗎？得分會保留，結束前隨時可以回來。
    }
contest-announced =
    { $contest-kind ->
        [league] 已在 { $channel } 公告 { $contest }。滿四人的話，<t:{ $due }:f>開始。
        [cup] 已在 { $channel } 公告 { $contest }。滿四人的話，<t:{ $due }:f>開始。
       *[arena] 已在 { $channel } 公告 { $contest }。<t:{ $due }:f>開始。
    }
contest-removed =
    { $contest-kind ->
        [league] 已將 { $player } 移出 { $contest }，進行中的對局也結束了。
        [cup] 已將 { $player } 移出 { $contest }，進行中的對局也結束了。
       *[arena] 已將 { $player } 移出 { $contest }。
    }
contest-removed-early = { $player } 已不在 { $contest } 的名單上，除非你允許，否則不能再報名。
contest-let-in = { $player } 可以再報名 { $contest } 了。
contest-let-in-letter = **{ $server }** 的管理員允許你再報名 { $contest }，想參加就來吧。
contest-trouble = ⚠️ 我現在沒辦法在 { $channel } 發文，所以那裡的比賽都停著。缺少：{ $missing }。
contest-no-threads = ⚠️ 我在 { $channel } 不能建立討論串（缺少 { $missing }），所以每個棋盤都會直接發在頻道裡。
contest-remove-sure =
    { $contest-kind ->
        [league] 要將 { $player } 移出 { $contest } 嗎？進行中的對局會結束，這一季也不能再回來。
        [cup] 要將 { $player } 移出 { $contest } 嗎？進行中的對局會結束，也不能再回來。
       *[arena] 要將 { $player } 移出 { $contest } 嗎？之後不能再回來。
    }
contest-remove-sure-early = 要將 { $player } 移出 { $contest } 嗎？除非你允許，對方不能再加入。
contest-remove-told = 如果對方接受私訊，我會私訊告知。
contest-removed-untold = 原因沒能送達：我傳不了私訊給對方。
contest-removed-letter = **{ $server }** 的管理員已把你移出{ $contest }。
contest-removed-why = 💬 原因：
contest-removed-then =
    { $contest-kind ->
        [league] 你在那裡進行中的對局已結束，這一季也不能再回來。
        [cup] 你在那裡進行中的對局已結束，也不能再回來。
       *[arena] 進行中的對局可以下完，但不能再回來。
    }
contest-kept-out = 除非管理員允許，否則不能再報名。
contest-end-sure =
    { $contest-kind ->
        [league] 要就此結束 { $contest } 嗎？進行中的對局可以下完，但不會有冠軍，也沒有下個賽季。
        [cup] 要就此結束 { $contest } 嗎？進行中的對局可以下完，但不會有冠軍。
       *[arena] 要現在結束 { $contest } 嗎？進行中的對局可以下完，但不再算分。
    }
contest-end-sure-open = 要取消 { $contest } 嗎？還沒開始，所以不會有任何對局。
contest-pause-sure = 要暫停 { $contest } 嗎？暫停沒有期限：在你或其他管理伺服器的人按**繼續**之前，不會有新的對局開始，所有時鐘也會停住。暫停時仍然可以下，進行中的每一局都會收到通知。
contest-called-off = 管理員結束了 { $contest }。還在進行的對局可以下完。
contest-called-off-early = 管理員在開始前取消了 { $contest }。
contest-waited = ⏳ { $contest } 延後一週：目前報名的有 { $who }，要 { $least } 人才能開始。改在 <t:{ $due }:F> 開始，找朋友一起來吧！
contest-corrected = ✏️ { $contest } 有變動：
contest-ended = { $contest } 結束了。
contest-ended-early = { $contest } 取消了。
contest-end-reason = 💬 管理員要結束 { $contest }，原因：
contest-end-untold = 原因沒能送達：我不能在那個頻道發訊息。
contest-begins =
    { $days ->
        [0] 1 小時後
       *[other] { $days } 天後
    }
contest-begins-now = 現在就開始
league-points = 得分
league-rises = 升級
league-falls = 降級
league-columns = 得分 · 已下局數
league-out = 出局
button-contest-join = 我要參加
button-contest-leave = 退出
button-contest-stay = 留下
button-contest-keep = 不，繼續
button-contest-table =
    { $contest-kind ->
        [league] 戰績表
        [cup] 對戰表
       *[arena] 戰績表
    }
button-contest-announce =
    { $contest-kind ->
        [league] 舉辦聯賽
        [cup] 舉辦盃賽
       *[arena] 舉辦快棋賽
    }
button-contest-pause =
    { $paused ->
        [yes] 繼續
       *[no] 暫停
    }
button-contest-correct = 編輯
button-contest-remove = 移除玩家
button-contest-remove-yes = 好，移除
button-contest-remove-why = 移除並說明原因
button-contest-remove-no = 不，保留
button-contest-let-in = 讓玩家重新報名
button-contest-here = 移到這裡
button-contest-there = 不，留在原處
button-contest-list =
    { $contest-kind ->
        [league] 所有聯賽
        [cup] 所有盃賽
       *[arena] 所有快棋賽
    }
button-contest-end =
    { $contest-kind ->
        [league] 結束聯賽
        [cup] 結束盃賽
       *[arena] 結束快棋賽
    }
button-contest-end-why = 結束並說明原因
form-about-contest-name = 大家看到的名稱
form-about-contest-announce = 大家看到的名稱。會在 #{ $channel } 公告。
form-about-contest-begins = 時刻以你的時區 { $zone } 為準，可用 /settings 更改。
form-about-contest-end-reason = 所有人都會在頻道裡看到。我不會保存。
form-contest-member = 未選擇
form-about-contest-member = 要請誰離開
form-about-contest-kept-out = 可以重新報名的人
refusal-no-such-contest = 這裡已經沒有那場比賽了。用 { COMMAND("league") }、{ COMMAND("cup") } 和 { COMMAND("arena") } 看看現有的比賽。
refusal-no-contest-name = 還沒取名字。請填好，再送出一次。
refusal-no-contest-clock = 不計時的話，比賽可能永遠比不完。請在**時間**選別的。
refusal-enough-contests = 這裡已經有 { $limit } 場聯賽、盃賽和快棋賽了。管理伺服器的人還能再辦一場；你要等其中一場結束才能辦。
refusal-contest-named-so =
    { $contest-kind ->
        [league] 這裡已經有一個叫 { $name } 的聯賽
        [cup] 這裡已經有一個叫 { $name } 的盃賽
       *[arena] 這裡已經有一個叫 { $name } 的快棋賽
    }。請換個名字，免得大家搞混，再送出一次。
refusal-too-many-contests = 這個伺服器已經有 { $limit } 場聯賽、盃賽和快棋賽，滿了（{ $names }）。先結束一場，才能再辦。
refusal-in-contest-already = 你已經參加了。你的對局開始時，我會通知你。
refusal-nobody-to-remove = 這個人本來就沒有參加，不用移除。
refusal-not-in-contest = 你本來就沒有參加，不用退出。
refusal-contest-runs-not = 現在沒有比賽在進行，不用暫停。
refusal-no-contests = 架設我的人關掉了聯賽、盃賽和快棋賽。你還是可以用 { COMMAND("challenge") } 挑戰別人。
refusal-contest-full = 額滿了：已經有 { $limit } 人參加，盃賽最多就這麼多人。
refusal-contest-has-begun = 已經開始了，不能再編輯。
refusal-cup-has-begun = 這場盃賽已經開始了。用 { COMMAND("cup") } 看看有沒有別的。
command-cup = 這個伺服器的盃賽：查看、參加或舉辦
cup-title = ### 🏆 { $contest }
cup-rules =
    • 淘汰賽，依積分排種子。人數排不滿時，種子排名最前面的幾位首輪輪空。
    • 每一組同時下兩局，雙方各先手一次。
    • 兩局下完平手，就加賽一局決勝負，盡量用更快的計時。種子排名較低的先手，較高的只要和局就夠了。
    • 時間用完（會先扣請假天數）就輸掉那局。
    • 中途退出的話，就由對手晉級。
cup-state =
    { $state ->
        [running] { $round }：{ $all } 人中還剩 { $left } 人。
        [paused] 暫停中（{ $round }）：在管理伺服器的人用 { COMMAND("cup") } 恢復之前，不會開始新的對局，所有時鐘都停住。
        [won] 🎉 恭喜 { $winner } 拿下冠軍！亞軍是 { $second }。
       *[ended] 這場盃賽已經結束。
    }
cup-round =
    { $round ->
        [final] 決賽
        [semi] 準決賽
        [quarter] 8 強賽
        [eighth] 16 強賽
        [sixteenth] 32 強賽
       *[thirty-second] 64 強賽
    }
cup-tie =
    { $how ->
        [won] { $one } 以 { $score } 打敗 { $other }
        [seed] { $one } 與 { $other } 戰成 { $score }，憑種子排名獲勝
        [walkover] { $one } 獲勝（{ $other } 已退賽）
        [bye] { $one } 輪空
        [begun] { $one } 對 { $other }（目前 { $score }）
       *[open] { $one } 對 { $other }
    }
cup-score = { $one } 比 { $other }
cup-bye = 輪空
cup-alt = { $contest } 的對戰表。
cup-alt-round = { $round }：{ $ties }。
cup-pair = **{ $contest }** { $round }：{ $one } 和 { $other } 在這裡下兩局，雙方各先手一次。
cup-decider = **{ $contest }** { $round }：{ $one } 和 { $other } 平手，加賽一局決勝負（{ $pace }）。{ $one } 先手；{ $other } 只要和局就夠了。
cup-again = **{ $contest }** { $round }：有一局不算，{ $one } 和 { $other } 在這裡再下一局。
cup-board = 🏆 { $contest }，{ $round }
cup-board-tie =
    { $state ->
        [won] { $winner } 以 { $score } 晉級
        [won-cup] 🏆 { $winner } 以 { $score } 拿下冠軍！
        [walkover] { $loser } 已退賽，由 { $winner } 晉級
        [walkover-cup] 🏆 { $loser } 已退賽，由 { $winner } 拿下冠軍
        [level] { $score } 平手，加賽一局決勝負
        [decider] 加賽，目前 { $score }：{ $better } 只要和局就夠了
       *[open] 目前 { $orange } { $score } { $gray }；兩局後平手的話，再下一局決定
    }
cup-you =
    { $where ->
        [joined] 你已經報名了。
        [plays] 你還沒被淘汰。
        [out] 你在這場盃賽已經出局了。
        [late] 已經開賽了，不能再報名。
       *[none] 你還沒參加。按**{ button-contest-join }**就能加入。
    }
league-leave-counts =
    { $counts ->
        [yes] 你的 { $all } 局已下完 { $over } 局：下完的算數，其餘算對手贏。
       *[no] 你的 { $all } 局只下完 { $over } 局，不到一半，全都不算。
    }
league-remove-counts =
    { $counts ->
        [yes] { $all } 局中已下完 { $over } 局：這些都算，其餘由對手獲勝。
       *[no] { $all } 局中只下完 { $over } 局，不到一半，所以都不算。
    }
league-over = 🎉 { $contest } 第 { $season } 賽季結束了！
league-over-division = **{ $division }**：🏆 { $winner }
league-over-nobody = 沒有人獲勝：大家都在結束前出局了。
league-goes-up = { $player } 升級
league-goes-down = { $player } 降級
league-next = 第 { $season } 賽季 <t:{ $due }:F> 開放報名，到時這裡會有新訊息。想繼續下，就在那則訊息按**{ button-contest-join }**。
cup-over = 🎉 恭喜 { $winner } 拿下 { $contest } 的冠軍！亞軍是 { $second }。
arena-over = 🎉 { $contest } 結束了！恭喜 { $winner } 以 { $points } 分拿下冠軍。
arena-over-nobody = { $contest } 結束了，沒有人下完一局。
command-arena = 這個伺服器的快棋賽：查看、參加或舉辦
arena-title = ### 🏟️ { $contest }
arena-rules =
    • 有空的人就會配對，一局接一局，直到時間結束。
    • 贏一局 2 分，和局 1 分。連續和局只算第一局。
    • 連贏兩局就火力全開 🔥：之後得分都加倍，直到有一局沒贏。
    • 這是友誼賽，積分不變。結束時還沒下完的不算。
    • 有一局時間用完，就要先休息，再按一次**{ button-contest-join }**才會繼續配對。
arena-state =
    { $state ->
        [running] 結束時間：<t:{ $due }:R>。
        [won] 🎉 恭喜 { $winner } 以 { $points } 分拿下冠軍！
        [nobody] 結束了，沒有人下完一局。
       *[ended] 這場快棋賽已經結束。
    }
arena-row =
    { $how ->
        [fire] { $place }. 🔥 { $player } **{ $points }** · { $played } 局
        [out] { $place }. { $player }（休息中）**{ $points }** · { $played } 局
       *[plain] { $place }. { $player } **{ $points }** · { $played } 局
    }
arena-more = 還有 { $count } 人
arena-alt = { $contest } 的戰績表。
arena-alt-row =
    { $how ->
        [fire] 第 { $place } 名：{ $name }，火力全開，得分 { $points }，已下 { $played } 局。
        [out] 第 { $place } 名：{ $name }，休息中，得分 { $points }，已下 { $played } 局。
       *[plain] 第 { $place } 名：{ $name }，得分 { $points }，已下 { $played } 局。
    }
arena-pair = **{ $contest }**：{ $one }、{ $other }，你們的對局在這裡。{ $one } 先手。
arena-board = 🏟️ { $contest }
arena-sits-out = { $player } 先休息；按**{ button-contest-join }**就能回來。
contest-moved = { $contest } 改在 { $channel } 進行。
contest-move-sure = 要把 { $contest } 移到 { $channel } 嗎？之後它的訊息和消息都會在那裡，新的對局也在那裡開始。進行中的對局留在原本的討論串和頻道。
picture-starts = { $day } { $hour }（UTC）開始
picture-join = 在 Discord 按「{ button-contest-join }」參加
contest-poster-alt =
    { $contest } 的海報（{ $facts }）。{ picture-starts }。{ picture-join }。台座上有獎品。{ $count ->
        [0] 還沒有人參加，有兩隻小貓陪著。
       *[other] 旁邊是 { $count } 位參加者的貓。
    }
arena-you =
    { $where ->
        [joined] 你已經報名了。
        [plays] 你正在場上，只要有人有空，我就幫你配對。
        [resting] 你正在休息。按**{ button-contest-join }**就能回來。
       *[none] 你還沒參加。按**{ button-contest-join }**就能加入。
    }
arena-begins =
    { $minutes ->
        [5] 5 分鐘後
        [15] 15 分鐘後
        [60] 1 小時後
        [1440] 1 天後
       *[10080] 1 週後
    }
arena-lasts =
    { $minutes ->
        [30] 30 分鐘
        [60] 1 小時
        [120] 2 小時
       *[180] 3 小時
    }
refusal-removed-from-contest = 管理員把你移出了這場比賽，所以不能再參加。
refusal-only-moderators-announce = 只有能管理這個伺服器的人可以舉辦。他們可以用 { COMMAND("server") } 開放給所有人。
champions-contests = **聯賽、盃賽和快棋賽**
champions-contest =
    { $contest-kind ->
        [league] { $contest }，第 { $season } 賽季，{ $division }：{ $winner }
        [cup] { $contest }：{ $winner }
       *[arena] { $contest }：{ $winner }
    }

## Vote matches: a whole server against the bot.

command-vote = 大家一起跟我下：這個伺服器投票決定下一手
team-unnamed = 這個伺服器
vote-open = { $team }，輪到你們了！計票時間：<t:{ $due }:R>。
vote-wanted = **{ $turn }**：{ $votes } 票（共 { $total } 票）
vote-more = 還有 { $count } 種下法
vote-none =
    { $hours ->
        [24] 還沒有人投票。沒人投票的話，我再等一天。
       *[other] 還沒有人投票。沒人投票的話，我再等 { $hours } 小時。
    }
vote-played = { $total } 票中有 { $votes } 票投給這一手。
vote-before = 你們的上一手是「{ $turn }」：{ $total } 票中有 { $votes } 票。
vote-counted = { $turn }：{ $votes } 票
vote-alt = 投票：{ $votes }。
vote-voters = 投票次數最多：{ $voters }。
vote-voter = { $player }（{ $votes } 次）
vote-next = 沒有人喊停的話，下一局 <t:{ $due }:F> 開始。
vote-again = 用 { COMMAND("vote") } 可以再開一場。
vote-given-up = 已經一個星期沒有人投票，所以對局 { $match } 結束了。
vote-what = 投票對局是整個伺服器聯手跟我下，每週一局。下一手由大家各自投票，別人看不到你投什麼。時間到了，我就照得票最多的那一手下；票數一樣時，就下最早有人投的那一手。接著換我下。
vote-off = 這裡目前沒有投票對局。管理伺服器的人可以開一場。
vote-terms =
    { $hours ->
        [24] { edition-title }，對手是我（{ level-name }），每天一手。
       *[other] { edition-title }，對手是我（{ level-name }），每 { $hours } 小時一手。
    }
vote-page-open = { $channel } 的對局輪到你們了。計票時間：<t:{ $due }:R>。
vote-page-bot = { $channel } 的對局輪到我了。我下完你就能投票。
vote-page-next = 下一局 <t:{ $due }:R>在 { $channel } 開始。
vote-not-yet = 這一手你還沒投票。
vote-yours = 你的票：**{ $turn }**。{ $total } 票中有 { $votes } 票投給這一手。
vote-until = 計票時間：<t:{ $due }:R>。在那之前都可以改投。
vote-sure = 還沒投出去喔：按**{ button-vote-for }**，或換一格。
vote-begun = 對局 { $match } 在 { $channel } 開始。之後每週一都有新的一局。
vote-end-sure = 要結束投票對局嗎？進行中的對局會就此結束、不分勝負，週一也不會開始新的一局。
vote-ended = 投票對局結束了。{ vote-again }
vote-terms-server =
    { $hours ->
        [24] { edition-title }，對手是 { $team }，每天一手。
       *[other] { edition-title }，對手是 { $team }，每 { $hours } 小時一手。
    }
vote-page-server = 輪到 { $team } 了。對方下完後，你們就能在 { $channel } 投票。
vote-what-server = 這場投票對局是兩個伺服器對戰。輪到哪一邊，哪一邊就在自己的伺服器投票，別人看不到你投什麼。時間到了，我就照得票最多的那一手下；票數一樣時，就下最早有人投的那一手。至於對方，你們只看得到伺服器的名稱和下過的棋。
vote-offered = 把這組代碼交給另一個伺服器的管理員：`{ $code }`。對方在那裡用 { COMMAND("vote") } 輸入後，對局就在 { $channel } 開始，由你們的伺服器先手。代碼只能用一次，<t:{ $until }:f> 前有效。
vote-asked =
    { $hours ->
        [24] { $team } 向這個伺服器發起挑戰：{ edition-title }，每天一手。兩邊各自投票決定自己的棋，由 { $team } 先手。你們的盤面會出現在這個頻道。
       *[other] { $team } 向這個伺服器發起挑戰：{ edition-title }，每 { $hours } 小時一手。兩邊各自投票決定自己的棋，由 { $team } 先手。你們的盤面會出現在這個頻道。
    }
vote-accepted = 開始了！由 { $team } 先手。對方下完後，你們的第一個盤面會出現在這裡。
vote-left = 我下了**{ $turn }**：{ $total } 票中有 { $votes } 票。現在輪到 { $team }，對方下完後，你們的下一個盤面會出現在這裡。
vote-end-sure-server = 要結束投票對局嗎？兩個伺服器的對局都會就此結束、不分勝負。
vote-hours =
    { $hours ->
        [24] 每天
       *[other] 每 { $hours } 小時
    }
button-vote = 投票
button-vote-for = 投給這一手
button-vote-change = 改投
button-vote-page = 投票對局
button-vote-begin = 開始投票對局
button-vote-here = 移到這裡
button-vote-end = 結束投票對局
button-vote-challenge = 挑戰另一個伺服器
button-vote-accept = 接受挑戰
form-about-vote-code = 另一個伺服器的管理員給你的八個字母
form-about-vote-channel = 盤面會發在 #{ $channel }，大家在那裡投票。
refusal-no-vote-match = 這裡目前沒有投票對局。用 { COMMAND("vote") } 可以開一場。
refusal-vote-match-on = 這裡已經有投票對局了。用 { COMMAND("vote") } 就能看。
refusal-other-vote-match-on = 那個伺服器已經有投票對局了。等結束後再試一次：代碼一週內有效。
refusal-no-such-vote-offer = 我不認得這組代碼。可能已經用過、超過一週，或是有字母打錯。請向另一個伺服器要一組新的。
refusal-own-vote-offer = 這是你們自己伺服器的代碼，要交給另一個伺服器的管理員才行。
refusal-other-server-votes = 現在輪到 { $mover }，這裡還不能投票。對方下完後，你們的下一個盤面就會出現。
