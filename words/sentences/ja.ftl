### Every sentence a person reads, in Japanese. Glossary and remarks: docs/translating.md.
### です・ます to people; short noun endings in menus, lists and alt text. Pieces are counted with 匹, turns with 手.


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
        [ghost] おばけboop
        [kittens] 子猫boop
       *[classic] boop
    }
edition-title =
    { $edition ->
        [ghost] おばけboop
        [kittens] 子猫boop
       *[classic] boop
    }
former-player = 元プレイヤー
someone = だれか

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }さんが先手です！　好きなマスに子猫を置いてください。
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange }さんが茶トラ、{ SIGN("kitten_tuxedo", plain: "🟦") }{ $gray }さんがハチワレです。
board-your-turn = { $mover }さん、あなたの番です！
board-past =
    { $who }の{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }が{ $square }へ · { $turn }手目 · 対戦{ $match }
board-past-told = 対戦{ $match }、{ $turn }手目：{ $told }
board-past-first = 対戦{ $match }の始まり
board-past-undone = 取り消された手 · 対戦{ $match }
board-past-earlier = 対戦{ $match }、前の盤面
board-moved = { $mover }さん、対戦{ $match }はここに引っ越しました。
board-moved-turn = 今はあなたの番、その次は{ $other }さんの番です。
board-taken-back =
    { $undone ->
        [1] { $other }さん、{ $last }手目が取り消されました。
       *[other] { $other }さん、{ $first }手目と{ $last }手目が取り消されました。
    }
board-taken-back-alone =
    { $undone ->
        [1] { $last }手目が取り消されました。
       *[other] { $first }手目と{ $last }手目が取り消されました。
    }
board-moves-again = もう一度、{ $mover }さんの番です。
board-yours-again = もう一度あなたの番です。
whose-turn =
    { $turn ->
        [yours] あなたの番です。
       *[theirs] { $mover }さんの番です。
    }
side-to-move =
    { $side ->
        [orange] 茶トラの番
       *[gray] ハチワレの番
    }
board-facts =
    { $clock ->
        [due] { $turn }手目 · { side-to-move } · 期限 <t:{ $due }:R> · 対戦{ $match }
        [still] { $turn }手目 · { side-to-move } · 時計は停止中 · 対戦{ $match }
       *[none] { $turn }手目 · { side-to-move } · 時間制限なし · 対戦{ $match }
    }
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] 対戦{ $match } · レート戦 · 期限 <t:{ $due }:R>
                [still] 対戦{ $match } · レート戦 · 時計は停止中
               *[none] 対戦{ $match } · レート戦 · 時間制限なし
            }
       *[no]
            { $clock ->
                [due] 対戦{ $match } · カジュアル戦 · 期限 <t:{ $due }:R>
                [still] 対戦{ $match } · カジュアル戦 · 時計は停止中
               *[none] 対戦{ $match } · カジュアル戦 · 時間制限なし
            }
    }
board-won =
    { $ending ->
        [line] 🏆 { $winner }さんの勝ち！　猫が3匹並びました。
        [eight-cats] 🏆 { $winner }さんの勝ち！　猫8匹がベッドに勢ぞろいしました。
        [three-kittens] 🏆 { $winner }さんの勝ち！　子猫が3匹並びました。
        [resigned] 🏆 { $winner }さんの勝ち！　{ $loser }さんが降参しました。
       *[time] 🏆 { $winner }さんの勝ち！　{ $loser }さんは時間切れでした。
    }
board-drawn =
    { $ending ->
        [agreed] 🤝 引き分けです。{ $orange }と{ $gray }が合意しました。
        [repetition] 🤝 引き分けです。同じ局面が3回現れました。
       *[turn-limit] 🤝 引き分けです。300手まで打ちました。
    }
board-called-off = { $by }さんが対戦{ $match }を中止しました。
board-closed =
    { $ending ->
        [called-off] { $other }さん、{ $by }さんが対戦{ $match }を中止しました。
        [cancelled] { $orange }さん、{ $gray }さん、モデレーターが対戦{ $match }を終了しました。
        [left-contest] { $orange }さん、{ $gray }さん、片方が参加しなくなったため、対戦{ $match }は取りやめになりました。
       *[abandoned] { $orange }さん、{ $gray }さん、対戦{ $match }は長い間動きがなかったため終了しました。
    }
board-left = { $other }さん、{ $by }さんが参加しなくなったため、対戦{ $match }は取りやめになりました。
board-drawn-early = { $orange }さん、{ $gray }さん、引き分けで合意しましたが、まだふたりとも2手打ち終わっていません。
board-uncounted = 対戦は終わりました。成績には入りません。
board-off-in-league = レートには入りません。リーグでの扱いは順位表にあります。
board-timed-out = { $other }さん、ふたりが2手ずつ打ち終わる前に、{ $by }さんが時間切れになりました。
board-well-played = { $player }さん、いい勝負でした！
board-well-played-both = すばらしい対戦でした！
board-ratings = レート：{ $one } { $one-rating }（{ $one-change }）、{ $two } { $two-rating }（{ $two-change }）
board-friendly = カジュアル戦なので、レートは変わりません。
board-numbers = { $turns }手 · ぷにっ{ $boops }回 · 落とした相手のコマ{ $off }匹
board-match = 対戦{ $match }
counted-booos = ばあっ！ × { $count }
picture-turns = { $turns }手
picture-boops = ぷにっ
picture-falls = 落とした
picture-grown = 成長
picture-won =
    { $ending ->
        [line] { $winner }の勝ち！　猫が3匹並びました
        [eight-cats] { $winner }の勝ち！　猫8匹がベッドに勢ぞろい
        [three-kittens] { $winner }の勝ち！　子猫が3匹並びました
        [resigned] { $winner }の勝ち（{ $loser }が降参）
       *[time] { $winner }の勝ち（{ $loser }が時間切れ）
    }
picture-drawn =
    { $ending ->
        [agreed] 引き分け（合意）
        [repetition] 引き分け（同じ局面が3回）
       *[turn-limit] 引き分け（300手）
    }
board-rows = 上の段から順に：
rows-tip = どのコマがどこへ動いたかを毎回読みたいときは、{ COMMAND("settings") }で「**動きを言葉で**」をオンにしてください。
board-row =
    { $rank }：{ $pieces ->
        [none] なし
       *[other] { $pieces }
    }
board-row-piece =
    { $square } { $kind ->
        [cat] 猫
       *[kitten] 子猫
    }（{ $who }）
board-moved-away =
    📦 { $mover }さんが対戦{ $match }を{ $where ->
        [server] { $channel }
       *[conversation] ダイレクトメッセージ
    }に移しました。好きな場所で`/board { option-match }:{ $match }`を使うと、そこに出せます。
board-homeless-turn = { $other }さんが打ちました。対戦{ $match }はあなたの番です。ただ、{ $channel }にはもう投稿できません。ふたりとも見えるチャンネルで`/board { option-match }:{ $match }`を使うと、対戦をそこへ移せます。
place-lost = { $other }さんとの対戦{ $match }がある{ $channel }には、もう投稿できません。ふたりとも見えるチャンネルで`/board { option-match }:{ $match }`を使うと、対戦をそこへ移せます。
place-lost-around = { $players }さん、{ $channel }にはもう投稿できません。`/board { option-match }:{ $match }`を使うと、対戦{ $match }をここへ移せます。
day-title = あなたの番になっている対戦：{ $count }件
day-more = ほかに{ $count }件：{ COMMAND("games") }
day-streak = ☀️ <t:{ $until }:t>までに今日のパズルを解くと、{ $streak }日の連続記録が続きます：{ COMMAND("daily") }
call = ☀️ お約束どおり、今日のパズルのお知らせです。
call-streak = 解けば連続{ $days }日の記録が続きます。
call-ends = 2日続けて来なければ、お知らせはやめます。
call-last = 今日お休みなら、これが最後のお知らせです。`/settings { option-puzzle-reminder }:`で、また始められます。
call-off = わかりました。日替わりパズルのお知らせをやめます。終えたパズルの下の「**{ button-call }**」か`/settings { option-puzzle-reminder }:`で、また始められます。
followed = 👀 フォロー中の対戦{ $match }：{ $orange }と{ $gray }
thread-name = { edition-title } { $match }：{ $one } 対 { $other }
thread-name-series = { edition-title } 番勝負：{ $one } 対 { $other }

## A turn, told. The pieces are counted: "boops 3; 1 falls" means that three are pushed, and one of them off the bed.

turn-placed =
    { $how ->
        [nobody]
            { $who }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }が{ $square }へ。だれも動きませんでした。
        [all-off]
            { $who }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }が{ $square }でぷにっ！　{ $count }匹をベッドの外へ落としました。
        [some-off]
            { $who }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }が{ $square }でぷにっ！　{ $count }匹を押して、そのうち{ $off }匹が落ちました。
        [own-off]
            { $who }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }が{ $square }でぷにっ！　自分のコマを{ $count }匹、ベッドの外へ落としました。
        [own-some]
            { $who }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }が{ $square }でぷにっ！　{ $count }匹を押して、自分のコマが{ $off }匹落ちました。
       *[on]
            { $who }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }が{ $square }でぷにっ！　{ $count }匹押しました。
    }
turn-grown =
    { $cats-count ->
        [0] にゃーん！　{ $who }の子猫（{ $kittens }）が成長しました。
       *[other] にゃーん！　{ $who }の子猫（{ $kittens }）が成長し、猫（{ $cats }）が手元に戻りました。
    }
turn-grown-eight = 8匹すべてがベッドに：{ $who }の子猫（{ $kitten }）が成長しました。
turn-taken-up =
    { $who }の{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }が{ $square }から手元に戻りました。
turn-ghost-entered = { $who }のおばけが{ $low }と{ $high }の間に現れました。
# Also given: $off.
turn-ghost-glides =
    { $how ->
        [nobody] { $who }のおばけがすーっと進みましたが、だれも動きませんでした。
        [all-off] { $who }のおばけが{ $count }匹をベッドの外へ押し出しました。
        [some-off] { $who }のおばけが{ $count }匹を押して、そのうち1匹が落ちました。
       *[on] { $who }のおばけがすーっと進んで、{ $count }匹押しました。
    }
# Also given: $off.
turn-ghost-passes =
    { $how ->
        [nobody] { $who }のおばけが{ $other }のおばけを通りぬけましたが、だれも動きませんでした。
        [all-off] { $who }のおばけが{ $other }のおばけを通りぬけて、{ $count }匹をベッドの外へ押し出しました。
        [some-off] { $who }のおばけが{ $other }のおばけを通りぬけて{ $count }匹を押し、そのうち1匹が落ちました。
       *[on] { $who }のおばけが{ $other }のおばけを通りぬけて、{ $count }匹押しました。
    }
turn-ghost-left = { $who }のおばけがふわりと手元へ帰りました。
turn-scared =
    { $off ->
        [0] ばあっ！　{ $who }のおばけが{ $count }匹をおどかしました。
       *[other] ばあっ！　{ $who }のおばけが{ $count }匹をおどかして、そのうち{ $off }匹が落ちました。
    }
turn-ghost-pushes =
    { $through ->
        [no] { $who }のおばけがすーっと進んで押しました：{ $moves }。
       *[yes] { $who }のおばけが{ $other }のおばけを通りぬけて押しました：{ $moves }。
    }
turn-ghost-scares = ばあっ！　{ $who }のおばけにおどろいて飛びこえました：{ $moves }。
turn-own =
    { $all ->
        [yes]
            { $own ->
                [1] 自分のコマです。
               *[other] すべて自分のコマです。
            }
       *[no] うち{ $own }匹は自分のコマです。
    }
turn-won =
    { $ending ->
        [line] { $squares }に猫が3匹！
        [eight-cats] 猫8匹がベッドに勢ぞろい！
       *[three-kittens] { $squares }に子猫が3匹！
    }
turn-won-line = 並んだマス：{ $squares }。
# A turn by name, to be put after a colon: "kitten on b3; b2, b3, b4 grow up".
turn-named =
    { $square }に{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }{ $ghost ->
        [in] 、おばけは{ $low }と{ $high }の間から
       *[none] { "" }
    }{ $what ->
        [grows] （{ $squares }が成長）
        [back] （{ $squares }は手元へ）
       *[nothing] { "" }
    }
ghost-next =
    { $where ->
        [home] { $who }が次に打ったあと、おばけは手元へ帰ります。
        [past] { $who }が次に打ったあと、おばけはもうひとりを通り抜けて{ $low }と{ $high }の間へ進みます。
       *[on] { $who }が次に打ったあと、おばけは{ $low }と{ $high }の間へ進みます。
    }
board-ghost-may = この番の最後に、{ $who }のおばけを出せます。

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.

side-as-name =
    { $side ->
        [orange] 茶トラ
       *[gray] ハチワレ
    }
alt-now = 今のベッド：
alt-then = そのあとのベッド：
alt-last = 直前の手：
alt-preview = この手を打つと：
alt-placed =
    { $who }の{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }が{ $square }へ。
alt-booped =
    { $who }の{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }が押されて{ $from }から{ $to }へ。
alt-fell =
    { $who }の{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }が押されて{ $from }からベッドの外へ。
alt-blocked =
    { $why ->
        [cat] { $who }の猫は{ $square }から動かず。子猫は猫を押せません。
       *[behind]
            { $who }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }は{ $square }から動かず。すぐ後ろに支えるコマがいます。
    }
alt-grown =
    { $cats ->
        [none] { $kittens }にいる{ $who }の子猫が成長。
       *[some] { $kittens }にいる{ $who }の子猫が成長。{ $cats }の猫は手元へ。
    }
alt-taken-up =
    { $who }の{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }が{ $square }から手元へ。
alt-ghost-entered = { $who }のおばけが{ $low }と{ $high }の間に登場。
alt-ghost-moved = { $who }のおばけが{ $low }と{ $high }の間へ。
alt-ghost-through = { $who }のおばけが{ $other }のおばけを通りぬけて{ $low }と{ $high }の間へ。
alt-ghost-left = { $who }のおばけがふわりと手元へ。
alt-scared =
    ばあっ！　{ $to ->
        [off]
            { $who }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }が{ $from }から{ $over }を飛びこえて、ベッドの外へ。
       *[on]
            { $who }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }が{ $from }から{ $over }を飛びこえて、{ $to }へ。
    }
alt-won = { $squares }で{ $who }の勝ち。
alt-over = 対戦は終わりました。
alt-counted = この対戦の記録：{ picture-turns }。
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] （レート{ $rating }）
    }：ぷにっ{ $boops }回、ベッドの外へ{ $off }匹{ $grows ->
        [no] { "" }
       *[yes] 、成長{ $grown }匹
    }{ $booos ->
        [0] { "" }
       *[other] 、ばあっ！ × { $booos }
    }。
alt-won-by =
    { $ending ->
        [resigned] 対戦は終わりました。{ $loser }が降参したので、{ $winner }の勝ちです。
       *[time] 対戦は終わりました。{ $loser }が時間切れのため、{ $winner }の勝ちです。
    }
alt-drawn =
    { $ending ->
        [agreed] 対戦は終わりました。{ $orange }と{ $gray }の合意で引き分けです。
        [repetition] 対戦は終わりました。同じ局面が3回現れたので引き分けです。
       *[turn-limit] 対戦は終わりました。300手まで打ったので引き分けです。
    }
alt-closed =
    { $ending ->
        [called-off] { $by }が中止したため、対戦は終わりました。成績には入りません。
        [cancelled] モデレーターが対戦を終了しました。成績には入りません。
        [left-contest] 片方が参加しなくなったため、対戦は取りやめです。成績には入りません。
       *[abandoned] 長い間動きがなかったため、対戦は終わりました。成績には入りません。
    }
alt-choice = 選択肢：{ $ways }。
alt-bed-empty = ベッドの上にはだれもいません。縦横6マスずつで、縦の列は左からa〜f、段は下から1〜6です。
alt-standing =
    { $kind ->
        [cat] { $who }の猫：{ $squares }。
       *[kitten] { $who }の子猫：{ $squares }。
    }
alt-ghost =
    { $where ->
        [home] { $who }のおばけ：{ $low }と{ $high }の間、次は手元へ。
        [past] { $who }のおばけ：{ $low }と{ $high }の間、次はもうひとりを通り抜けて{ $next-low }と{ $next-high }の間へ。
       *[on] { $who }のおばけ：{ $low }と{ $high }の間、次は{ $next-low }と{ $next-high }の間へ。
    }
alt-pool =
    { $edition ->
        [kittens] { $whose }：子猫{ $kittens }匹。
        [classic] { $whose }：子猫{ $kittens }匹、猫{ $cats }匹。
       *[ghost]
            { $whose }：子猫{ $kittens }匹、猫{ $cats }匹{ $ghost ->
                [yes] 、おばけ
               *[no] { "" }
            }。
    }
pool-of = { $who }の手元
pool-yours = あなたの手元
alt-to-move =
    { $named ->
        [yes]
            { $who }（{ $side ->
                [orange] 茶トラ
               *[gray] ハチワレ
            }）の番です。
       *[no] { $who }の番です。
    }

## The picker: taking a turn by taps.

picker-where =
    { $kind ->
        [cat] { $opponent }さんとの対戦、あなたの番です。猫をどこに置きますか？
       *[kitten] { $opponent }さんとの対戦、あなたの番です。子猫をどこに置きますか？
    }
picker-alt-told = 上の言葉のとおりのベッド。
picker-alt-told-turn = 上の言葉のとおりの手と、そのあとのベッド。
picker-paused = 今は一時停止中です。あなたが打つと、また時間が進み始めます。
picker-cats-out = あなたの猫は、みんなベッドの上です。並びに入るか、ベッドから落ちると、手元に戻ります。
picker-grown-free = 星のついた薄い子猫は、もう手元です。そのマスは空いています。
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }あなたは茶トラです。
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }あなたはハチワレです。
    }
picker-would =
    { $how ->
        [nobody]
            { $square }に{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }を置いても、だれも動きません。
        [all-off]
            { $square }に{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }を置くと、{ $count }匹がベッドの外へ落ちます。
        [some-off]
            { $square }に{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }を置くと、{ $count }匹を押して、そのうち{ $off }匹が落ちます。
       *[on]
            { $square }に{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }を置くと、{ $count }匹押します。
    }
picker-ghost-moves =
    { $how ->
        [nobody] そのあと、おばけが{ $low }と{ $high }の間へ進みます。
        [all-off] そのあと、おばけが{ $low }と{ $high }の間へ進んで、{ $count }匹をベッドの外へ押し出します。
        [some-off] そのあと、おばけが{ $low }と{ $high }の間へ進んで{ $count }匹を押し、そのうち{ $off }匹が落ちます。
       *[on] そのあと、おばけが{ $low }と{ $high }の間へ進んで、{ $count }匹押します。
    }
picker-ghost-scares =
    ばあっ！　{ $how ->
        [on] { $count }匹がびっくりして飛びこえます。
        [all-off] { $count }匹がベッドの外まで飛びます。
       *[some-off] { $count }匹がびっくりして飛び、そのうち{ $off }匹が落ちます。
    }
ways-pushed = 動くコマ：{ $moves }。
ways-by-ghost = おばけが動かすコマ：{ $moves }。
ways-jump = 飛びこえるコマ：{ $moves }。
ways-held = 後ろに支えがあって動かないコマ：{ $squares }。
ways-heavy = 猫なので子猫では押せないコマ：{ $squares }。
move-to = { $from }から{ $to }へ
move-off = { $square }からベッドの外へ
move-cat = 猫 { $move }
move-whose =
    { $move }（{ $yours ->
        [yes] 自分
       *[no] 相手
    }）
move-side =
    { $move }（{ $side ->
        [orange] 茶トラ
       *[gray] ハチワレ
    }）
move-jump = { $move }（ジャンプ）
moves-boops = 押す：{ $moves }
moves-ghost = おばけ：{ $moves }
moves-of =
    { $yours ->
        [yes] 自分の
       *[no] 相手の
    }{ $moves }
picker-ghost-passes = 途中で、もうひとりのおばけを通り抜けます。
picker-ghost-leaves = そのあと、おばけはふわりと手元へ帰ります。次の番からまた出せます。
picker-ghost-when =
    { $where ->
        [pool] この番の最後に、おばけをベッドのふちの2マスの間から出せます。
       *[bed] おばけはベッドの上です。手元に戻れば、その次の番から出せます。
    }
# Also given: $kittens-count, how many the squares are.
picker-grows =
    { $cats ->
        [none] { $squares }が成長します。
       *[some] { $squares }が成長し、{ $cats }の猫は手元に戻ります。
    }
picker-piece-grows = { $square }の子猫が成長します。
picker-piece-back =
    { $kind ->
        [cat] { $square }の猫が手元に戻ります。
       *[kitten] { $square }の子猫が手元に戻ります。
    }
picker-wins = これで勝ちです！
picker-cat-wins = そこに猫を置けば勝ちです！
picker-cat-could-win = この手番は猫で勝てます。「**{ picker-kind }**」を押すと場所がわかります。
picker-own-falls = **あなたの{ $pieces }がベッドの外へ落ちて、手元に戻ります。**
picker-own-kittens = 子猫{ $count }匹
picker-own-cats = 猫{ $count }匹
picker-which =
    { $what ->
        [line] 並びが{ $count }組できました。どれを成長させますか？
        [piece] あなたの8匹が全部ベッドの上です。どれを手元に戻しますか？
       *[both] 成長させる並びか、手元に戻す1匹を選んでください。
    }
picker-eight-grows = 子猫を選ぶと、猫に成長して手元に戻ります。
picker-may-enter = おばけを出せます。出しただけでは、だれも押しません。
picker-enters = おばけは{ $low }と{ $high }の間に出ます。
picker-sure = まだ打っていません。「**これでぷにっ！**」を押すと決まります。別のマスも選べます。
picker-repeats =
    { $time ->
        [2] この局面は、これで2回目です。3回目で引き分けになります。
       *[3] ⚠️ この局面は、これで3回目です。打つと引き分けになります。
    }
picker-done = 決まりました：{ $turn }。
picker-done-last = ほかに待っている対戦はありません。
picker-done-next = 対戦{ $match }（相手は{ $opponent }さん）も、あなたの番です。
picker-done-over =
    { $how ->
        [won] あなたの勝ちです！🎉
       *[drawn] 引き分けです。
    }
picker-done-answered =
    ⚡ { $opponent }さんが予約していた返し手：{ $turn }。{ $again ->
        [yes] もう一度あなたの番です。
       *[no] { "" }
    }
picker-left = 縦の列 a〜c
picker-right = 縦の列 d〜f
picker-ghost = あなたのおばけ
picker-keep-ghost = おばけは手元で待つ
picker-entry =
    { $heading ->
        [e] { $number } · 左から、横の列{ $low }と{ $high }の間
        [w] { $number } · 右から、横の列{ $low }と{ $high }の間
        [n] { $number } · 下から、縦の列{ $low }と{ $high }の間
       *[s] { $number } · 上から、縦の列{ $low }と{ $high }の間
    }
picker-entry-where =
    { $heading ->
        [e] { $low }と{ $high }の間から、右向き
        [w] { $low }と{ $high }の間から、左向き
        [n] { $low }と{ $high }の間から、上向き
       *[s] { $low }と{ $high }の間から、下向き
    }
picker-what-grows =
    { $what ->
        [line] どの並びにしますか？
        [both] どれを手元に戻しますか？
       *[piece] どれを手元に戻しますか？
    }
picker-line = { $number } · { $squares }
picker-piece =
    { $kind ->
        [cat] { $number } · 猫 { $square }
       *[kitten] { $number } · 子猫 { $square }
    }
picker-line-does =
    { $cats ->
        [0] 子猫{ $kittens }匹が成長
       *[other] 子猫{ $kittens }匹が成長、猫{ $cats }匹が手元へ
    }
picker-piece-does =
    { $what ->
        [grows] 成長
        [stays-cat] 猫のまま
       *[stays-kitten] 子猫のまま
    }
picker-kind =
    { $kind ->
        [cat] 猫を使う
       *[kitten] 子猫を使う
    }
button-boop = ぷにっ！
button-boop-it = これでぷにっ！
button-back = 選び直す
button-read = 盤面を言葉で読む

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

turn-planned = ⚡ 予約した手：{ $told }
board-answered = { $mover }さんが予約していた返し手です。
alt-planned = 直前の手（予約した手）：
picker-plan-stopped = 予約していた手「{ $turn }」は、今打つと結果が変わるため打ちませんでした。
picker-plan-lapsed = { $opponent }さんの手が予想と違ったので、予約は消えました。
button-plan = 手を予約
button-plan-it = この手を予約
button-plan-add = 手を追加
button-plan-remove = 取り消す
button-plan-back = 戻る
plan-title = ⚡ **手を予約** · 対戦{ $match }
plan-what = { $opponent }さんが予想どおりの手を打ったら、わたしがすぐにあなたの返し手を打ちます。予約はあなたにしか見えません。
plan-what-first = 今はあなたの番です。打つつもりの手を選び、続けて相手の返し手を予想してください。わたしが代わりに打つのは、その先だけ。この手は自分で打ってください。
plan-after = { $turns }のあと：
plan-then = { "、次に" }
plan-pair = { $reply }なら：{ $answer }
plan-mine = あなた：{ $turn }
plan-open = { $reply }なら：返し手は未定
plan-unanswered = 返し手は未定
plan-likely = ありそうな手
plan-branches = 予約した手順
plan-planned = 予約しました。続きは「**手を追加**」で予約できます。ほかの手順は「**戻る**」で見られます。
plan-ends = これで対戦は終わります。
plan-full = 予約できるのは{ $branches }通りまで、自分の手はそれぞれ{ $deep }手までです。
plan-which-theirs = { $opponent }さんはどう打つと思いますか？
plan-which-first = まず、どの手を打ちますか？
plan-which-mine = { $opponent }さんの手：{ $turn }。どう返しますか？
plan-picked-theirs = { $opponent }さんの手：{ $turn }。{ $effects }。
plan-picked-mine = あなたの手：{ $turn }。{ $effects }。
plan-sure = まだ予約していません。「**この手を予約**」を押すと決まります。別のマスも選べます。
refusal-plan-against-bot = わたしはすぐに打つので、予約の必要はありません。そのまま打ってください。
refusal-plan-gone = その予約はもうありません。「**その他**」から「**手を予約**」をもう一度開いてください。
refusal-plan-full = 予約がいっぱいです（{ $branches }通りまで、自分の手はそれぞれ{ $deep }手まで）。先にどれかを取り消してください。

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects.
## The square stands first: the bot knows a picked label again by it.

choice-turn =
    { $kind ->
        [cat] { $square } 猫：{ $effects }
       *[kitten] { $square } 子猫：{ $effects }
    }
choice-entry =
    { $kind ->
        [cat] { $square } 猫：おばけは{ $low }と{ $high }の間に
       *[kitten] { $square } 子猫：おばけは{ $low }と{ $high }の間に
    }
choice-way-entry =
    { $kind ->
        [cat] { $square } 猫：{ $effects } · おばけは{ $low }と{ $high }の間に
       *[kitten] { $square } 子猫：{ $effects } · おばけは{ $low }と{ $high }の間に
    }
choice-why-none =
    { $why ->
        [no-match] 進行中の対戦がありません。
        [nothing-awaits-you] 今、あなたの番の対戦はありません。
        [awaited-elsewhere] ここではなく、別の対戦があなたの番です。
        [which-match] c3のように手を書いて送ってください。どの対戦かは、そのあとで聞きます。
        [not-your-turn] その対戦は、今は相手の番です。
        [match-over] その対戦は終わっています。
        [no-such-match] その対戦は見つかりません。
        [not-your-match] その対戦は、ほかの人どうしの対戦です。
        [no-ghost] そういう手はありません。おばけはベッドのふちの、2マスの間から出ます（例：c4 g a23）。
       *[no-turn] その手は見つかりません。a1〜f6の空いているマスを選んでください。
    }
between-facts = { " · " }
between-groups = ；
effect-nobody = だれも動かない
effect-boops =
    { $how ->
        [all-off] { $count }匹をベッドの外へ落とす
        [some-off] { $count }匹押して、うち{ $off }匹が落ちる
       *[on] { $count }匹押す
    }
effect-ghost =
    おばけが{ $count }匹押す{ $own ->
        [0] { "" }
       *[other] （うち自分{ $own }匹）
    }{ $off ->
        [0] { "" }
       *[other] 、うち{ $off }匹が落ちる
    }
effect-scares =
    ばあっ！　{ $count }匹が飛ぶ{ $own ->
        [0] { "" }
       *[other] （うち自分{ $own }匹）
    }{ $how ->
        [all-off] 、ベッドの外へ
        [some-off] 、うち{ $off }匹が落ちる
       *[on] { "" }
    }
effect-own-falls = 自分のコマを{ $count }匹ベッドの外へ落とす
effect-own-boops = 自分のコマを{ $count }匹押す
effect-grow =
    { $cats ->
        [none] { $kittens }が成長
       *[some] { $kittens }が成長、猫{ $cats }は手元へ
    }
effect-back =
    { $kind ->
        [cat] 猫{ $square }は手元へ
       *[kitten] 子猫{ $square }は手元へ
    }
effect-choose =
    { $what ->
        [line] 成長する並びを選ぶ
        [piece] 手元に戻すコマを選ぶ
       *[both] 手元に戻すものを選ぶ
    }
effect-wins = 🏆 勝ち！
choice-match =
    相手：{ $opponent } · { $awaits ->
        [yes] あなたの番
       *[no] 相手の番
    } · { edition } · 対戦{ $match }

## Challenges.

challenge-friend = { $opponent }さん、{ $challenger }さんから{ edition }の挑戦状です！
challenge-anybody = { $challenger }さんと{ edition }で遊ぶ人はいませんか？
challenge-aim =
    { $edition ->
        [ghost] おばけはふちから入り、自分の番の終わりにひとりでに進んで、となりのコマを押します。猫が3匹並べば勝ちです。
        [kittens] 子猫をぷにぷに押して、3匹並べましょう。
       *[classic] 子猫を猫に育てて、3匹並べましょう。
    }
challenge-accepted =
    { $challenger }さんと{ $accepter }さんの{ edition }：{ $where ->
        [here] 対戦{ $match }は、このすぐ下で始まります。
       *[elsewhere] 対戦{ $match }が始まりました：{ $channel }
    }
challenge-declined = { $challenger }さん、{ $opponent }さんは今は遊べないそうです。また今度！
challenge-withdrawn = { $challenger }さんは、この挑戦状を取り下げました。
rematch =
    { $opponent }さん、{ $challenger }さんが再戦を希望しています。{ $first ->
        [challenger] 先手は{ $challenger }さんです。
        [challenger-cat] 先手は今回も{ $challenger }さん、手元に猫が1匹います。
        [opponent-cat] 先手は今回も{ $opponent }さん、手元に猫が1匹います。
       *[opponent] 先手は{ $opponent }さんです。
    }
rematch-terms =
    -# { $rated ->
        [yes] レート戦
        [hints] カジュアル戦、ふたりともヒントあり
       *[no] カジュアル戦
    } · { pace } · { edition } · 対戦{ $match }の再戦 · 返事の期限 <t:{ $until }:R>
challenge-terms =
    -# { $rated ->
        [yes] レート戦（ランキングに入ります。ヒントなし）
        [hints] カジュアル戦、ふたりともヒントあり
       *[no] カジュアル戦（レートは変わりません）
    } · { pace } · { $first ->
        [challenger] 先手は{ $challenger }さん
        [opponent] 先手は{ $opponent }さん
        [challenger-cat] 先手は{ $challenger }さん（手元に猫1匹）
        [opponent-cat] 先手は{ $opponent }さん（手元に猫1匹）
        [anybody] 先手は受けた人
        [anybody-cat] 先手は受けた人（手元に猫1匹）
        [both] 先手は1回ずつ
       *[chance] 先手はくじ引き
    }
    -# 返事の期限 <t:{ $until }:R> · 画像は見本の盤面です
challenge-picture = 見本の絵です。あなたの対戦ではありません。{ picture-idea }{ $board }
picture-example = { edition-title }（例）
picture-idea =
    { $edition ->
        [kittens] 子猫を置くと、となりを押す。3匹並べたら勝ち！
        [ghost] コマは押し、おばけはおどかす。猫を3匹並べたら勝ち！
       *[classic] コマを置くと、となりを押す。猫を3匹並べたら勝ち！
    }
challenge-used-up = おふたりは今週もうレート戦を5回したので、これはカジュアル戦です。
challenge-gently = { $accepter }さんのはじめての対戦なので、カジュアル戦（ふたりともヒントあり）です。
challenge-quiet = -# { $opponent }さんへの挑戦状が続いているので、今回は通知を送りません。
challenge-guest = -# ここにはおじゃましているだけなので、盤面はボタンを押すと出ます。
challenge-expired = { $challenger }さんの挑戦状には、期限までに返事がありませんでした。{ COMMAND("challenge") }で新しく送れます。

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

result-won =
    { $ending ->
        [line] 🏆 { edition }：{ $winner }が{ $loser }に勝利！　猫が3匹並びました。
        [eight-cats] 🏆 { edition }：{ $winner }が{ $loser }に勝利！　猫8匹がベッドに勢ぞろいしました。
        [three-kittens] 🏆 { edition }：{ $winner }が{ $loser }に勝利！　子猫が3匹並びました。
        [resigned] 🏆 { edition }：{ $winner }が{ $loser }に勝利。{ $loser }が降参しました。
       *[time] 🏆 { edition }：{ $winner }が{ $loser }に勝利。{ $loser }は時間切れでした。
    }
result-drawn =
    { $ending ->
        [agreed] 🤝 { edition }：{ $orange }と{ $gray }は、合意で引き分けです。
        [repetition] 🤝 { edition }：{ $orange }と{ $gray }は引き分けです。同じ局面が3回現れました。
       *[turn-limit] 🤝 { edition }：{ $orange }と{ $gray }は、300手で引き分けです。
    }
result-closed =
    { $ending ->
        [called-off] { edition }：{ $orange }と{ $gray }の対戦は中止になりました。
        [cancelled] { edition }：{ $orange }と{ $gray }の対戦を、モデレーターが終了しました。
        [left-contest] { edition }：片方が参加しなくなったため、{ $orange }と{ $gray }の対戦は取りやめになりました。
       *[abandoned] { edition }：{ $orange }と{ $gray }の対戦は、途中で終わりました。
    }
result-where = 対戦{ $match } · [最後の盤面]({ $link })
result-again = { edition }：{ $one }と{ $other }がもう一度遊びます。対戦{ $match }が{ $channel }で始まりました。
button-dare = 勝者に挑戦する
dare-again = この対戦はあなたの勝ちです！　もう一度{ $opponent }に挑戦しますか？
button-dare-again = もう一度挑戦
pace =
    { $pace ->
        [ten-minutes] 1手10分
        [one-day] 1手1日
        [three-days] 1手3日
        [seven-days] 1手7日
        [half-hour-bank] 持ち時間各30分、1手ごとに1分追加
        [two-day-bank] 持ち時間各2日、1手ごとに2時間追加
        [five-day-bank] 持ち時間各5日、1手ごとに6時間追加
        [one-day-bank] 持ち時間各1日、1手ごとに1時間追加
        [three-minute-bank] 持ち時間各3分、1手ごとに10秒追加
        [half-minute-bank] 持ち時間各30秒、1手ごとに5秒追加
       *[none] 時間制限なし
    }
button-rematch = 再戦する
button-next-game = 次の対戦
button-accept = 受ける
button-accept-gently = ヒントありで受ける
button-play-along = 遊びます
button-how-to-play = 遊び方
button-see-challenge = 挑戦状を見る
button-see-board = 盤面へ
button-decline = 今はやめておく
button-withdraw = 取り下げる

## The end of a match beside its result: its story, which addresses nobody, and a kind word. Each is told in three ways, one of them by the
## match's number. A story and the kind word after it share a line: together they are short.

story-first-win =
    { $telling ->
        [first] { $winner }、人との対戦で初勝利です！
        [second] 記念すべき日です。{ $winner }が人との対戦で初めて勝ちました！
       *[third] 人との対戦で、{ $winner }がついに初めての1勝です！
    }
story-level-beaten =
    { $telling ->
        [first] 「{ level-name }」に初勝利です！
        [second] 「{ level-name }」も、ついに負けました！
       *[third] レベルクリア！　「{ level-name }」に勝ちました。
    }
story-level-hinted = ヒントなしで勝つと、このレベルがカードにも載ります。
story-upset =
    { $telling ->
        [first] 番狂わせです！　{ $winner }のレートは{ $number }点も下でした。
        [second] レートの差は{ $number }点。でも勝負は、やってみないとわかりません！
       *[third] { $number }点のレート差をものともせず、{ $winner }の勝ちです！
    }
story-streak =
    { $telling ->
        [first] { $winner }さん、{ $number }連勝です！
        [second] { $number }連勝！　{ $winner }の勢いが止まりません。
       *[third] だれか止めて！　{ $winner }さん、{ $number }連勝です！
    }
story-comeback =
    { $telling ->
        [first] 大逆転！　{ $winner }は猫{ $number }匹の差をつけられていました。
        [second] 猫{ $number }匹の差から、{ $winner }が勝ちきりました！
       *[third] { $winner }、猫{ $number }匹の差をはね返しました！
    }
story-ghost-line =
    { $telling ->
        [first] 3匹のうち1匹は、おばけが押しこみました！
        [second] この並びは、おばけのおかげでもあります。
       *[third] おばけに感謝です。猫を1匹、並びに押しこんでくれました！
    }
story-eight-cats =
    { $telling ->
        [first] みんな大きくなって、みんなベッドの上です！
        [second] 猫8匹に、ベッドひとつ。ぬくぬくです！
       *[third] { $winner }の子猫は、最後の1匹まで成長しました！
    }
story-quick =
    { $telling ->
        [first] たったの{ $number }手。あっという間でした！
        [second] { $number }手で終わりました。まばたきするひまもありませんでした！
       *[third] { $number }手で決着。猫のひと眠りより短い対戦でした！
    }
story-long =
    { $telling ->
        [first] { $number }手の大熱戦でした！
        [second] { $number }手！　シーツはもう、しわくちゃです。
       *[third] ゆずらぬ勝負、{ $number }手です！
    }
story-next-level = 次は「{ level-name }」ですよ！
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] { $player }さん、次はきっと！
       *[third] { $player }さん、対戦ありがとうございました。
    }
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] おふたりとも、対戦ありがとうございました。
       *[third] おふたりに拍手です。
    }
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] 勝ちも負けもなし。ふたりともゴロゴロごきげんですね。
       *[third] まったくの互角でした！　再戦はいかがですか？
    }
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] { $player }さん、まいりました！　文句なしの勝ちです。
                [lost] { $player }さん、ありがとうございました！　どの一手も楽しかったです。
                [gave-up] { $player }さん、だいじょうぶ！　次の機会がありますよ。
               *[drawn] { $player }さん、互角でしたね！　もう一度対戦して決めましょうか？
            }
       *[third]
            { $how ->
                [won] { $player }さん、さすがです！　しっぽを巻いて退散します。
                [lost] { $player }さん、いい戦いでした！　いつでもまたお相手します。
                [gave-up] { $player }さん、お気になさらず！　また今度遊びましょう。
               *[drawn] { $player }さん、見事な引き分けです！　すきがありませんでした。
            }
    }

## Matches against the bot. The bot speaks of itself as "I".

level-name =
    { $level ->
        [1] ねむたい子猫
        [2] よちよち子猫
        [3] なんでも気になる子猫
        [4] 遊びざかりの子猫
        [5] やんちゃな若猫
        [6] おうちの猫
        [7] ねずみ捕りの名人
        [8] のら猫
        [9] かしこい老猫
       *[10] おふとんの女王さま
    }
level-about =
    { $level ->
        [1] まだおぼえたてで、見落としがいっぱいです。お子さんや、はじめての対戦に。
        [2] 目の前の並びは逃しませんが、あとはころんでばかりです。
        [3] きょろきょろして、たまにあなたのねらいにも気づきます。
        [4] 目の前のことなら、だいたい気づきます。
        [5] 取れるものは取りますが、たまにすきを見せます。
        [6] よく見てから飛びます。名前のわりに手ごわいです。
        [7] じっとねらっています。見つけた勝ちは逃さず、すきもめったに見せません。
        [8] 少し先まで考えて、チャンスはめったに逃しません。
        [9] ずっと先まで考えます。うっかりすると痛い目にあいます。
       *[10] わたしの本気です。がんばって！
    }
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · 勝利済み ✓
        [hints] { $level } · { level-name } · ヒントありで勝利
       *[no] { $level } · { level-name }
    }
level-match-me = おまかせ
level-match-me-about = あなたがだいたい2回に1回勝てる強さを、わたしが選びます。
bot-match-choose =
    わたしと{ edition }で対戦しましょう。どのくらいの強さにしますか？
    { $matched ->
        [yes] **おまかせ**：あなたがだいたい2回に1回勝てる強さにします。今のところは**{ level-name }**です。
       *[no] わたしの強さ：**{ level-name }** · { level-about }
    }
    -# カジュアル戦 · { pace } · ボタンを押すと始まります
bot-match-warned = このレベルでは、わたしに勝ちを許す手を選ぶと、決める前にお知らせします。
bot-match-unwarned = このレベルからは、わたしを勝たせてしまう手の前に注意しません。
bot-match-public = このチャンネルでの対戦はみんなに見えます。ダイレクトメッセージなら、わたしとふたりきりで遊べます。
bot-match-level = わたしの強さ
bot-match-edition = boopの種類
bot-match-who = どちらが先手か
bot-match-first =
    { $first ->
        [challenger] あなたが先手
        [opponent] わたしが先手
       *[chance] くじ引きで決める
    }
bot-match-begins = 対戦{ $match }、スタートです。楽しみましょう！
bot-match-begins-there = 対戦{ $match }、{ $channel }でスタートです。楽しみましょう！
bot-match-begun = { $player }さんが、わたし（{ level-name }）と{ edition }で遊びます：対戦{ $match }。
bot-match-waits = 対戦{ $match }は無事です。今は調子が悪くて手を考えられませんが、直りしだい打ちます。
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
button-play-me = わたしと遊ぶ
button-begin = 始める
button-level = { level-name }に挑戦
board-bot-thinks = { $bot }が考えています…
board-level = わたしの強さは「{ level-name }」です
board-bot-word =
    { $how ->
        [won] { $player }さん、お見事！　今回はあなたが一枚上手でした。
        [lost] { $player }さん、いい勝負でした！　あなたは対戦するたびに強くなっていますよ。
        [gave-up] { $player }さん、対戦ありがとうございました！　またいつでもどうぞ。
       *[drawn] { $player }さん、好勝負でした！　おたがい、ゆずりませんでしたね。
    }
board-bot-level =
    { $how ->
        [won] このレベルはクリアです。次は「{ level-name }」ですよ！
       *[lost] 次は「{ level-name }」と遊んでみませんか？　もう少しやさしいですよ。
    }
board-without-hints = ヒントが大活躍でしたね。次はヒントなしで勝てるかな？
board-then-level = そのあとは「{ level-name }」が待っていますよ！
board-ladder = ヒントなしで勝ったレベル：{ $all }のうち{ $count }

## Commands and their options, as Discord lists them.

command-challenge = 友だち、ここにいるだれか、またはBoop Botに、boopの挑戦状を送る
option-boards-move = 動く盤面
option-pushes-in-words = 動きを言葉で
option-challenges-from = 挑戦状の相手
option-champion-role = チャンピオンのロール
option-clubhouse = クラブハウス
option-daily-hour = まとめの時刻
option-daily-puzzle = 日替わりパズル
option-days = 日数
option-difficulty = 難しさ
option-edition = 種類
option-end-match = 対戦を終える
option-file = ファイル
option-first = 先手
option-games = 局数
option-hints = ヒント
option-language = 言語
option-leaderboards = ランキング
option-match = 対戦
option-matches-here = 対戦の場所
option-member = メンバー
option-nights = おやすみ時間
option-pace = 持ち時間
option-puzzles-for-server = 日替わりの記録
option-puzzle-reminder = パズルのお知らせ
option-puzzles-on-card = パズルの成績
option-quiet-from = おやすみ開始
option-quiet-until = おやすみ終了
option-rated = レート戦
option-reminders = お知らせ
option-season = シーズン
option-starts-in = 何日後から
option-text = 文字
option-threads = スレッド
option-time-up = 時間切れ
option-time-zone = タイムゾーン
option-turn = 手
option-warnings = 打つ前の注意
option-what = 内容
option-where = 範囲
command-challenge-member = だれと遊びますか？（空欄なら、ここにいる人はだれでも受けられます）
command-edition = boopの種類
command-edition-name =
    { $edition ->
        [ghost] おばけ：マスの間をすーっと進んでコマを押すおばけが、1匹ずつ加わる
        [kittens] 子猫：小さな子にも。先に3匹並べたら勝ち
       *[classic] 基本：3匹並ぶと猫に成長、猫が3匹並ぶと勝ち
    }
command-rules = 絵で見るルール（1ページずつ）
command-challenge-first = だれが先手か
command-challenge-first-chance = くじ引きで決める
command-challenge-first-challenger = 自分が先手
command-challenge-first-opponent = 相手が先手
command-challenge-first-opponent-cat = 相手が先手で、猫1匹を持って始める（カジュアル戦）
command-challenge-first-challenger-cat = 自分が先手で、猫1匹を持って始める（カジュアル戦）
command-challenge-rated = レート戦にするか（選ばなければ、子猫boop以外はレート戦）
command-challenge-hints = ふたりともヒントを使えるようにする（カジュアル戦になる）
command-challenge-menu = boopの挑戦状を送る
command-challenge-pace = それぞれの持ち時間
command-profile-menu = boopのプロフィール
command-block-menu = boopでブロック
command-pace-name =
    { $pace ->
        [ten-minutes] 1手10分
        [one-day] 1手1日
        [three-days] 1手3日
        [seven-days] 1手7日
        [half-hour-bank] 持ち時間各30分、1手ごとに1分追加
        [two-day-bank] 持ち時間各2日、1手ごとに2時間追加
        [five-day-bank] 持ち時間各5日、1手ごとに6時間追加
        [one-day-bank] 持ち時間各1日、1手ごとに1時間追加
        [three-minute-bank] 持ち時間各3分、1手ごとに10秒追加
        [half-minute-bank] 持ち時間各30秒、1手ごとに5秒追加
       *[none] 時間制限なし
    }
command-offer = 引き分け、待った、休止、時間の延長を相手にお願いする
command-offer-what = 何をお願いするか
command-offer-name =
    { $offer ->
        [draw] 引き分け
        [takeback] 待った（自分の前の手を取り消す）
        [pause] 休止（時計を止める）
       *[time] この手の時間の延長（1手分）
    }
command-settings = あなたの設定：お知らせ、おやすみ時間、タイムゾーン、動く盤面
command-settings-reminders = どこでお知らせするか（残り時間が3分の1になったとき、1手に1回）
command-settings-reminders-name =
    { $reminders ->
        [thread] 対戦のチャンネルで
        [direct] ダイレクトメッセージで
        [daily] 1日1通のメッセージで（1手ごとのお知らせなし）
       *[none] お知らせしない
    }
command-settings-daily-hour = 1日1通のメッセージを送る時刻（0〜23、あなたのタイムゾーン）
command-settings-quiet-from = おやすみ時間の始まり（0〜23、あなたのタイムゾーン）
command-settings-quiet-until = おやすみ時間の終わり（0〜23。始まりと同じ時刻なら、おやすみ時間なし）
command-settings-time-zone = あなたのタイムゾーン（例：Asia/Tokyo）
command-settings-leaderboards = ランキングとクラブハウスにのせ、プロフィールとリプレイをほかの人にも見せる
command-settings-challenges-from = あなたに挑戦状を送れる人（あなたからは、だれにでも送れる）
command-settings-challenges-from-name =
    { $people ->
        [everyone] だれでも
        [played] 対戦したことのある人
       *[nobody] なし
    }
command-settings-warnings = 相手に勝ちを許す手なら、打つ前に注意する（ヒントありの対戦）
command-settings-boards-move = あなたの対戦で、動く盤面（アニメーション）を使う
command-settings-pushes-in-words = スクリーンリーダー向け：盤面を言葉で伝え、どのコマがどこへ動いたかも書く
command-move = 自分の手を打つ
command-move-turn = マス（例：c3）。それぞれの手で起こることは一覧に出ます
command-match = どの対戦か（2つ以上あるとき）
command-board = 対戦の盤面を見る
command-board-text = 盤面を一段ずつ言葉で、あなただけに見せる
command-server = このサーバーの設定（サーバーを管理する人向け）
command-server-boards-move = 直前の手を、動く盤面（アニメーション）で見せる
command-server-threads = 対戦ごとにスレッドを作る（わたしが作れる場所で）
command-server-pace = 1手の時間（挑戦状で選ばなかったとき）
command-server-edition = boopの種類（挑戦状で選ばなかったとき）
command-server-matches-here = このチャンネルで対戦できるようにする（1つでも選ぶと、選んだ場所だけになる）
command-server-end-match = 終了させる進行中の対戦（成績には入らない）
command-games = 進行中の自分の対戦の一覧
command-resign = 対戦で降参する
command-help = ここでのboopの遊び方

## What a server has set.

server-settings = このサーバーの設定です：
server-puzzle-beside =
    -# { $channel ->
        [none] 日替わりパズルもそこに出せます。「**チャンネル**」で選んでください。
       *[other] 日替わりパズルは、「**チャンネル**」で選んだとおり{ $channel }に出ます。
    }
server-lately = この30日 · 人どうしの対戦：{ $matches } · プレイした人：{ $players } · 日替わりパズルを解いた人：{ $solvers }
channels-more = { $list }、ほか{ $count }か所
server-end-sure = { $orange }さんと{ $gray }さんの対戦（{ edition }、対戦{ $match }）を終了しますか？　成績には入らず、元に戻せません。
button-end-match = 対戦を終了する
server-end-which = どの対戦を終了しますか？　成績には入りません。
server-end-own = 自分の対戦は一覧にありません。{ COMMAND("resign") }で降参するか、このサーバーを管理するほかの人に頼んでください。
server-end-others = 一覧にないときは、`/server { option-end-match }:`のあとに名前を入力してください。
server-end-none = このサーバーでは今、ほかの人の対戦は行われていません。
server-end-contest = { $contest }の対戦なので、だれにもポイントは入りません。
server-ended = { $orange }さんと{ $gray }さんの対戦{ $match }を終了しました。
server-end-since = 確認のあと、その対戦に動きがありました。
server-end-reason = 💬 モデレーターが対戦{ $match }を終了した理由：
server-end-untold = 理由を届けられませんでした。そこには書き込めず、ダイレクトメッセージも送れません。
server-kept = わかりました。対戦は続きます。
button-end-yes = はい、終了する
button-end-why = 理由を伝えて終了する
button-end-no = いいえ、続ける
button-end-list = 一覧に戻る
choice-server-match = { $orange } 対 { $gray } · { edition } · 対戦{ $match }
server-match-about =
    { $in-contest ->
        [yes] { $still }動きなし · { $turns }手 · 大会の対局
       *[no] { $still }動きなし · { $turns }手
    }

## Leaderboards.

command-leaderboard = ランキング：boopがいちばん強いのはだれ？
command-leaderboard-where = このサーバーか、すべてのサーバーか
command-leaderboard-where-name =
    { $where ->
        [here] このサーバー
       *[everywhere] すべてのサーバー
    }
command-leaderboard-season = 全期間か、1つのシーズンか（3か月ごとに、みんな新しく始まる）
season =
    { $quarter ->
        [1] { $year }年1〜3月
        [2] { $year }年4〜6月
        [3] { $year }年7〜9月
       *[4] { $year }年10〜12月
    }
season-choice =
    { $when ->
        [all-time] 全期間
        [now] 今シーズン：{ season }
       *[past] { season }
    }
leaderboard-title =
    { edition-title }ランキング、{ $where ->
        [everywhere] すべてのサーバー
       *[here] このサーバー
    }、{ $when ->
        [all-time] 全期間
       *[season] { season }
    }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three =
    { $where ->
        [here] このサーバーで
       *[everywhere] { "" }
    }{ $span ->
        [season] このシーズンに
       *[all-time] { "" }
    }{ edition }のレート戦を3回
leaderboard-empty =
    { $when ->
        [over] 順位がついた人はいませんでした。順位は、{ leaderboard-three }終えるとつきます。
       *[running] まだ順位がついた人はいません。順位は、{ leaderboard-three }終えるとつきます。{ COMMAND("challenge") }でだれかを誘いましょう！
    }
leaderboard-alone =
    ひとりで遊んでいますか？　パズル（{ COMMAND("puzzle") }、{ COMMAND("daily") }）とわたしとの対戦は、あなたのカードに残ります（{ COMMAND("profile") }）。{ $where ->
        [here] パズルにもランキングがあります：**{ button-solvers }**。
       *[everywhere] { "" }
    }
leaderboard-passed = このページの人は、みんなサーバーを離れました。続きは下にあります。
leaderboard-more = -# ほかに{ $count }人います。
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1位**
        [2] { SIGN("medal_silver", plain: "🥈") }**2位**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3位**
       *[other] **{ $place }位**
    }
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] +{ $change }
        [down] −{ $change }
       *[even] 変化なし
    }
leaderboard-legend = -# 名前の次の数字はレートから誤差（±）を引いた値で、この順に並びます · レート戦の勝–敗–分 · 直近の対戦での変化（2週間だけ表示）。
leaderboard-picture-legend = レート戦のみ · 数字はレート−誤差
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = あなた：{ $place }位、**{ $strength }**（レート { $rating } ± { $deviation }） · { $record }
leaderboard-own-provisional =
    { $when ->
        [over] あなた：このシーズンは順位なし、**{ $strength }**（レート { $rating } ± { $deviation }） · { $record }
       *[running] あなた：順位はこれから、**{ $strength }**（レート { $rating } ± { $deviation }） · { $record }
    }
leaderboard-own-unlisted = ランキングにのらない設定なので、これはあなただけに見えます：**{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading =
    { $when ->
        [over] 順位なし
       *[running] 順位はこれから
    }
leaderboard-provisional =
    { $when ->
        [over] 順位なし（{ leaderboard-three }終えるとつきます）：{ $names }
       *[running] 順位はこれから（{ leaderboard-three }終えるとつきます）：{ $names }
    }
leaderboard-alt-provisional = 順位なし：{ $names }。
leaderboard-alt-provisional-one = { $name }（{ $strength }）
leaderboard-provisional-player = { $player }（{ $strength }）
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }。
       *[other] { $server }：{ leaderboard-title }。
    }
leaderboard-alt-told = 一覧は上の文のとおりです。
leaderboard-alt =
    { $place }位：{ $name }、{ $strength }、{ $wins }勝{ $losses }敗{ $draws }分{ $trend ->
        [up] 、{ $change }上昇
        [down] 、{ $change }下降
       *[even] { "" }
    }。
button-season = 今シーズン
button-all-time = 全期間
button-top = 先頭へ
button-further = 続きを見る
button-share = みんなに見せる
solvers-title = パズルのランキング（このサーバー）
solvers-heading = 🧩 **{ solvers-title }**
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · { $tries }問中{ $solved }問正解
solvers-empty = まだだれものっていません。
solvers-own = あなた：{ $of }人中{ $place }位、**{ $strength }**（パズルのレート { $rating } ± { $deviation }） · { $tries }問中{ $solved }問正解
solvers-absent =
    { $why ->
        [unlisted] ランキングにのらない設定なので、ここにものっていません：{ COMMAND("settings") }
        [none-here] このサーバーで日替わりパズルを1つ解くと、ここにのります：{ COMMAND("daily") }
       *[not-asked] パズルの成績はあなたにだけ見えるので、ここにはのっていません。「**参加する**」を押すと、レートがここにもプロフィールにものり、サーバーで解いた日替わりパズルが数えられます。
    }
solvers-legend = -# 名前の次の数字はパズルのレートから誤差を引いた値で、この順に並びます · 正解は、ヒントなしで1回目に解けたパズルです。
solvers-picture-legend = 数字はパズルのレート−誤差
solvers-alt-title = { $server }：{ solvers-title }。
solvers-alt = { $place }位：{ $name }、{ $strength }、{ $tries }問中{ $solved }問正解。
button-solvers = パズルのランキング
button-take-part = 参加する

## Champions: the end of a season, and the hall of fame.

command-champions = シーズン優勝者の殿堂
hall-title =
    { edition-title }の殿堂{ $where ->
        [everywhere] （すべてのサーバー）
       *[here] { "" }
    }
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
hall-line = 👑 { $season }：{ $player } · **{ $rating }**
hall-empty = まだチャンピオンはいません。{ edition-title }の最初の王冠は、だれの頭に？　今シーズンの終了：<t:{ $until }:D>。{ COMMAND("challenge") }でだれかを誘いましょう！
hall-alt =
    { $server ->
        [none] { hall-title }。
       *[other] { $server }：{ hall-title }。
    }
hall-alt-line = { $season }：王冠をかぶった猫、{ $name }、{ $rating }。
season-over = 👑 **シーズン終了！** { $title }
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
picture-season-over = シーズン終了
picture-champion = 優勝
season-champion = 🥇 **{ picture-champion }：**{ $player } · **{ $rating }**
season-over-alt-champion = { picture-champion }：{ $name }、{ $rating }。
role-held =
    { $held ->
        [yes] 👑 { $role }は、いまこちらの手にあります：{ $names }
       *[no] { $role }は、いま誰も持っていません。
    }
season-matches = レート戦{ $matches }回、参加{ $people }人
season-longest = 全部で{ $turns }手、いちばん長い対戦は{ $longest }手
season-upset = シーズンいちばんの番狂わせ：{ $winner }が{ $loser }に勝利（勝ったあとでも、レートはまだ{ $ahead }点下）
season-matches-label = 対戦
season-people-label = 参加者
season-longest-label = 最長の手数
season-over-alt =
    { $server ->
        [none] 猫たちの表彰台。1位は王冠をかぶっています。{ $title }。
       *[other] { $server }：猫たちの表彰台。1位は王冠をかぶっています。{ $title }。
    }
season-over-alt-line = { $place }位：{ $name }、{ $rating }。
cup-over-alt-line = { $place }位：{ $name }。
season-over-alt-number = { $what }：{ $number }。

## Profiles.

command-profile = boopのプロフィール：レート、勝敗、ちょっと楽しい数字
command-profile-member = だれのプロフィールか（空欄にすると、あなたの）
command-profile-edition = グラフにするboopの種類（選ばなければ、最近よく遊んでいるもの）
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }**：{ $wins }勝{ $losses }敗{ $draws }分
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }**：友だちとの初対戦はこれからです
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
profile-unlisted = ランキングにのらない設定なので、これはあなただけに見えます（{ COMMAND("settings") }）。
profile-edition = **{ edition-title }**：{ $score }（茶トラ { $orange } · ハチワレ { $gray }）{ $where ->
        [unrated] { "" }
        [everywhere] { " " }· 全サーバーでのレート **{ $rating }** ± { $deviation }
       *[here] { " " }· ここでのレート **{ $rating }** ± { $deviation }
    }
profile-deviation = ±はレートの誤差の目安です。ランキングにはレート−誤差がのるので、数字はこれより小さくなります。
profile-unrated = { edition }のレート戦がまだないので、グラフはありません。
profile-grown = { SIGN("grown", plain: "🎓") }育てた子猫：{ $count }匹
profile-boops = { SIGN("fall", plain: "💨") }ベッドの外へ落とした相手のコマ：{ $count }匹
profile-streak =
    🔥 最長{ $longest }連勝{ $current ->
        [0] { "" }
       *[other] （今は{ $current }連勝中）
    }
profile-square = { SIGN("cat_marmalade", plain: "🐱") }お気に入りの初手：{ $square }（{ $total }戦中{ $times }回）
profile-with-me = { SIGN("even", plain: "🤝") }あなたとの対戦：{ $wins }勝{ $losses }敗{ $draws }分
profile-highest = { SIGN("trophy", plain: "🏆") }ヒントなしで勝ったいちばん強いレベル：{ level-name }
profile-ladder = ヒントなしで勝ったレベル：{ $all }のうち{ $count }
profile-alt-ladder = { $title }（{ $levels }）。
profile-against-bot = 🤖 わたしとの対戦（勝–敗–分）：{ $scores }
profile-bot-apart = わたしとの対戦はここだけの記録です。ほかはすべて、人どうしの対戦です。
profile-chart =
    { edition }のレート（{ $where ->
        [everywhere] すべてのサーバー
        [named] { $server }
       *[here] このサーバー
    }）
profile-chart-puzzles = パズルレート
profile-alt-first = { $name }のカード。友だちとの初対戦はこれからです。
profile-alt-name = { $name }のカード。
profile-alt-told = 数字は上の文のとおりです。
profile-alt =
    { $name }のカード。対戦{ $matches }回（{ $wins }勝{ $losses }敗{ $draws }分）。育てた子猫{ $grown }匹。ベッドの外へ落としたコマ{ $boops }匹。最長{ $streak }連勝。{ $square ->
        [none] { "" }
       *[other] お気に入りの初手は{ $square }。
    }
card-first = 初対戦はこれから
card-record = 勝–敗（全体）
card-grown = 成長
card-falls = ベッドの外へ
card-streak = 最長連勝
card-square = 初手
card-puzzles = パズル
card-crowns = 王冠
card-won = 大会優勝
card-level = 勝ったレベル
card-bot = わたしと
card-days = 連続日数
profile-crowns = { SIGN("crown", plain: "👑") }このサーバーでのシーズン優勝：{ $count }回
profile-won =
    { $contest-kind ->
        [league] 🏆 ここでのリーグ優勝：{ $count }回
        [cup] 🏆 ここでのカップ戦優勝：{ $count }回
       *[arena] 🏟️ ここでのアリーナ優勝：{ $count }回
    }
profile-alt-crowns = 王冠：このサーバーでのシーズン優勝{ $count }回。
profile-alt-won = このサーバーの大会での優勝：{ $count }回。
profile-alt-chart = { profile-chart }、{ $count }戦分：{ $first }から{ $last } ± { $deviation }へ。最低{ $low }、最高{ $high }。
profile-alt-chart-puzzles = { profile-chart-puzzles }、{ $count }問分：{ $first }から{ $last } ± { $deviation }へ。最低{ $low }、最高{ $high }。
profile-alt-badges = バッジ：{ $badges }。

## Puzzles. Turns are told in words, as `turn-named` names them.

command-puzzle = あなただけのパズル：勝つ手か守る手、ただ1つの正解を探す
command-puzzle-difficulty = むずかしさ（選ばなければ、あなたに合わせる）
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] やさしい
        [medium] ふつう
       *[hard] むずかしい
    }
command-daily = 日替わりパズル：みんな同じ1問、UTCの0時（日本時間の朝9時）に更新
puzzle-daily = ☀️ **{ $day }の日替わりパズル** · { edition }
puzzle-daily-small = ☀️ **{ $day }のミニパズル** · { edition }
puzzle-hardness = 🐾 むずかしさは5段階中{ $number }。月曜がいちばんやさしく、日曜がいちばんむずかしい問題です。
puzzle-small = 🌱 boopは初めて？　「**{ button-small-puzzle }**」は1手で解けて、連続記録にも数えます。
puzzle-why-small = パズルは毎日2問あります。こちらは1手、「**{ button-daily }**」はもっと手数がかかります。どちらを解いても連続記録は続きます。
puzzle-ends-hidden = パズルでは、その手がどうなるかは、打つまでお知らせしません。
puzzle-title = 🧩 **パズル{ $number }** · { edition }
puzzle-title-one-turn = 🧩 **1手パズル{ $number }** · { edition }
puzzle-title-defence = 🧩 **守りのパズル{ $number }** · { edition }
puzzle-task =
    あなたは{ sign }{ side-as-name }です。{ $what ->
        [grows] 自分の子猫3匹が成長する手が、1つだけあります。どの手でしょう？
        [wins] すぐに勝てる手が、1つだけあります。どの手でしょう？
        [holds] 守れる手が、1つだけあります。ほかの手では、次の番で相手が勝ちます。どの手でしょう？
       *[forces] 自分の{ $turns }手以内に必ず勝てる初手が、1つだけあります。どの手でしょう？
    }
puzzle-go-on =
    ✅ 正解：{ $turn }！　相手の最善の返し手：{ $answer }。{ $left ->
        [1] この番で決めましょう。
       *[other] あと{ $left }手で決めましょう。
    }
puzzle-wrong = ❌ この手ではありません：{ $turn }。
puzzle-wrong-kind = でもマスは合っています。もう一方のコマを試してみましょう。
puzzle-wrong-rest =
    { $rest ->
        [ghost] でもコマとマスは合っています。大事なのはおばけの動きです。
       *[growing] でもコマとマスは合っています。大事なのはどれが大人になるかです。
    }
puzzle-wrong-at-once =
    { $what ->
        [grows] これでは3匹そろって育ちません。自分のコマが3匹並ばないからです。
       *[wins]
            これでは勝てません。自分の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }が3匹並ばないからです。
    }
puzzle-wrong-later = ❌ この手でも勝てますが、少し遅くなります：{ $turn }。もっと早く勝てる手があります。
puzzle-wrong-leaves = ❌ この手ではありません：{ $turn }。これでは、次に相手が{ winning-on }勝ってしまいます。
puzzle-wrong-shown = 画像は、あなたが打ったあとの盤面です。
puzzle-answered =
    { $how ->
        [wins] 相手の返し手：{ $answer }。これで相手の勝ちです。
       *[late] 相手の返し手：{ $answer }。これでは、決められた手数で勝てません。
    }
puzzle-answered-shown = 画像は、相手が返したあとの盤面です。
puzzle-edition =
    { $edition ->
        [kittens] 子猫だけのパズルです。成長はなく、子猫が3匹並べば勝ちです。
       *[ghost] おばけのいるパズルです。自分の番の終わりに、手元のおばけはどのふちからでも出せます。ベッドにいるおばけはひとりでに縫い目1つぶん進み、両側のコマを押します。猫が3匹並べば勝ちです。
    }
puzzle-tries =
    { $tries ->
        [1] チャンスはあと1回です。
        [2] チャンスはあと2回です。
       *[other] チャンスは3回です。
    }
button-try-again = もう一度
puzzle-hint =
    💡 置くのは{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }、場所はベッドの{ $part ->
        [top-left] 左上（a4〜c6）
        [top-right] 右上（d4〜f6）
        [bottom-left] 左下（a1〜c3）
       *[bottom-right] 右下（d1〜f3）
    }です。
puzzle-hint-ghost = おばけも入ります。
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } { puzzle-how }解けました！
puzzle-how =
    { $hinted ->
        [yes] ヒントを使って、
       *[no] { "" }
    }{ $misses ->
        [0] 1回目で
        [1] 2回目で
       *[other] 3回目で
    }
puzzle-answer =
    { $solved ->
        [yes] 決め手：**{ $turn }**。
        [part] 出だしは正解でした。その先の正解：**{ $turn }**
       *[no] 正解：**{ $turn }**
    }
puzzle-rating = あなたのパズルのレート：**{ $rating }**（{ $change }） · このパズルのレート：{ $puzzle }。
puzzle-rating-unsure = あなたのパズルのレート（仮）：約**{ $rating }** · この問題：{ $puzzle }。
puzzle-rating-first = レートで正解になるのは、ヒントなしで1回目に解けたときだけです。
puzzle-idea-grows = この手で、子猫が{ $count }匹成長します。
puzzle-idea-falls = 相手の{ $count }匹をベッドの外へ落とします。
puzzle-idea-stops = 相手が{ winning-on }勝つのを防ぎます。
puzzle-idea-threatens = 次に{ winning-on }勝ちをねらいます。相手がどう返しても、勝ち筋が残ります。
puzzle-idea-quiet = すぐに勝ちをねらう手ではありませんが、相手がどう返しても、勝ち筋が残ります。
puzzle-idea-forces = 相手がどう返しても、勝ち筋が残ります。
puzzle-idea-holds = ほかの手では、次の番で相手が勝ちます。
puzzle-reply-loses = どう返されても勝てます。この返し手のあと、勝てるマスは{ $count }か所です。
puzzle-reply-stops = あなたが{ winning-on }勝つのを防ぎます。
puzzle-reply-threatens = 相手は次に{ winning-on }勝ちをねらいます。
puzzle-reply-pushes =
    あなたの{ $many ->
        [yes] { $count }匹
       *[no] { $squares }のコマ
    }をベッドの外へ落とします。
puzzle-reply-keeps = あなたの子猫が{ on-squares }成長するのを防ぎます。
puzzle-reply-grows = 相手の子猫が{ $count }匹成長します。
puzzle-reply-line = 相手は{ on-squares }3匹並んで成長するリーチをかけます。
puzzle-why-already = 相手は、前からそれをねらっていました。
puzzle-why-pushed =
    それができるのは、{ $by ->
        [ghost] あなたのおばけ
       *[piece] あなたの手
    }が相手の{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }を{ $origin }から{ $to }へ押したからです。
puzzle-why-idle = 次の勝ちもねらえない手でした。
puzzle-why-apart =
    { $line }が並ぶはずですが、{ $by ->
        [ghost] あなたのおばけ
       *[piece] この手
    }があなたの{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }を{ $origin }から{ $to ->
        [none] ベッドの外
       *[other] { $to }
    }へ押してしまいます。
puzzle-why-mixed = { $line }は猫だけの並びではないので、勝ちにならず、成長します。
puzzle-step = { $count }手のうち{ $number }手目：{ $turn }
puzzle-streak =
    🔥 { $current ->
        [0] 次に日替わりパズルを解くと、連続記録が始まります。
        [1] 連続記録の1日目です。また明日どうぞ！
       *[other] { $current }日連続です。
    }{ $longest ->
        [0] { "" }
       *[other] 最長記録は{ $longest }日です。
    }
puzzle-streak-forgiven = わたしがいなかった日は、連続記録を途切れさせません。
puzzle-server-streak = 🏡 このサーバーの連続記録：{ $current }日
puzzle-uncounted = あなたの正解は、まだ数えられていません。「**{ button-count }**」を押すと数えられ、翌日の投稿に名前が出ることがあります。
puzzle-next-daily = 次の日替わりパズル：<t:{ $at }:R>
puzzle-call-promised = 📬 明日の<t:{ $at }:t>ごろにお知らせします。そのあとも、来てくれるあいだは毎日お知らせします。
puzzle-call-blocked = 前回のメッセージは届きませんでした。ダイレクトメッセージを許可してください。
picture-daily =
    { $small ->
        [yes] ミニパズル
       *[no] 日替わりパズル（{ edition }）
    } · { $day }
picture-task =
    { side-as-name }の番：{ $what ->
        [grows] 子猫3匹が成長する手は？
        [wins] 1手で勝ちましょう
        [holds] 守れる手は？
       *[forces] { $turns }手以内に必ず勝ちましょう
    }
picture-daily-post = { $day }の日替わりパズル · { edition }
alt-task = 上の文字：「{ picture-task }」。
alt-daily-post = 上の文字：「{ picture-daily-post }」「{ picture-task }」。
puzzle-outcome =
    { $solved ->
        [yes] { puzzle-how }解けました
       *[no] 今回は解けず
    }
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $current }日連続
    }
alt-daily =
    { $who }：{ picture-daily }、{ puzzle-outcome }{ $current ->
        [0] 。
        [1] 。
       *[other] 、{ $current }日連続。
    }
puzzle-post =
    ☀️ **{ $day }の日替わりパズル** · { edition }
    { sign }{ side-as-name }の番です。自分の{ $turns }手以内に必ず勝てる初手が、1つだけあります。チャンスは3回。ひとりでこっそり解いてみてください。
puzzle-yesterday =
    -# きのうの問題は{ $count ->
        [0] このサーバーではだれも解けませんでした
       *[other]
            { $who }さん{ $more ->
                [0] { "" }
               *[other] ほか{ $more }人
            }が解きました
    } · 答え：||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 このサーバーで{ $streak }日連続
    }
puzzle-rests = 💤 ここでは2週間、だれも日替わりパズルを開いていないので、しばらくお休みします。ここでだれかが{ COMMAND("daily") }を開けば、また毎日届きます。
puzzle-kept = ☀️ { $who }さんのリクエストで、日替わりパズルはこれからも届きます。
puzzle-streak-stays = その間わたしがお休みしていたので、連続記録はそのまま続きます。
puzzle-answer-alt = きのうの答え。{ $told }
puzzle-small-saves = 🌱 今日はまだ間に合います。ミニパズルを解けば連続記録は続きます。
puzzle-daily-saves = ☀️ 今日はまだ間に合います。今日のパズルを解けば連続記録は続きます。
puzzle-counted = これからは、サーバーで解いた日替わりパズルが、そのサーバーの連続記録に入ります。やめるには{ COMMAND("settings") }を使ってください。
button-tell = あきらめて答えを見る
button-show-me = 手順を見る
button-next-puzzle = 次のパズル
button-easier-puzzle = もっとやさしい問題
button-puzzle-step = 少しむずかしい問題
button-small-puzzle = ミニパズル
button-call = 毎日お知らせ
button-call-off = お知らせをやめる
button-daily = 日替わりパズル
button-post-daily = はい、毎日
button-see-daily = 今日の分を見るだけ
button-show-result = みんなに見せる
button-count = 今後もここの記録に入れる
button-solve = 解いてみる
command-settings-puzzles-on-card = 解いたパズルの数とレートを、プロフィールとパズルのランキングにのせる
command-settings-puzzles-for-server = サーバーで解いた日替わりパズルを、そのサーバーの連続記録に入れる
command-settings-puzzle-reminder = 日替わりパズルのお知らせを、毎日、今ごろの時刻にダイレクトメッセージで送る（続けているあいだ）
command-server-daily-puzzle = 日替わりパズルをこのチャンネルに投稿する
profile-puzzles-private = パズルの成績は、ここではあなたにだけ見えます。{ COMMAND("settings") }で公開できます。
profile-puzzles =
    🧩 解いたパズル：{ $count }問{ $rating ->
        [none] { "" }
       *[other] 、レート{ $rating }
    }{ $longest ->
        [0] { "" }
       *[other] （日替わりは今{ $current }日連続、最長{ $longest }日）
    }
profile-alt-puzzles = { profile-puzzles }。

## What has been played.

command-history = 終わった自分の対戦の一覧（新しい順）
command-replay = 自分やこのチャンネルの対戦、または棋譜を、1手ずつ見返す
command-replay-file = 棋譜のファイル（64 KiBまで）
command-replay-match = どの対戦か（最近の対戦が、相手の名前で一覧に出る）
history-none = 終わった対戦はまだありません。進行中の対戦は{ COMMAND("games") }で見られます。
history-title = 終わった対戦（新しい順）：
history-line =
    { $result ->
        [won] 🏆 { $opponent }に勝ち
        [lost] 🐾 { $opponent }に負け
        [drawn] 🤝 { $opponent }と引き分け
       *[nobody] 🧺 { $opponent }との対戦、勝敗なし
    } · { ending } · { edition } · { games-turns } · 対戦{ $match } · <t:{ $ended }:d>
history-rating = レート{ $change }
history-option =
    { $result ->
        [won] { $opponent }に勝ち
        [lost] { $opponent }に負け
        [drawn] { $opponent }と引き分け
       *[nobody] { $opponent }との対戦、勝敗なし
    } · 対戦{ $match }
history-replay = リプレイする対戦を選ぶ
ending =
    { $ending ->
        [line] 猫が3匹並んだ
        [eight-cats] 猫8匹が勢ぞろい
        [three-kittens] 子猫が3匹並んだ
        [resigned] 降参
        [time] 時間切れ
        [agreed] 合意
        [repetition] 同じ局面が3回
        [turn-limit] 300手
        [cancelled] モデレーターによる終了
        [left-contest] 離脱のため取りやめ
        [called-off] 中止
       *[abandoned] 途中で終了
    }
replay-title = 🎞️ 対戦{ $match }：{ $orange } 対 { $gray } · { $turns }手中{ $turn }手目
replay-start = ベッドの準備ができました。まだだれも乗っていません。
replay-record = この対戦の棋譜です。{ COMMAND("replay") }の`{ option-file }`に入れれば、だれでも見られます。2つ目のファイルには、すべての手が言葉で書いてあります。
replay-file-title = 🎞️ 棋譜：{ $orange } 対 { $gray } · { edition } · { $turns }手中{ $turn }手目
film-of-match = 🎬 対戦{ $match }：{ $orange } 対 { $gray }、最初の手から最後の手まで。
film-of-file = 🎬 { $orange } 対 { $gray }、最初の手から最後の手まで。
film-progress = 🎬 { $turns }手中{ $turn }手目を描いています…
film-waiting = 🎬 順番待ちです。もうすぐ動画を作り始めます…
name-rated = { $name }（{ $rating }）
film-alt = { $orange }と{ $gray }の対戦、全{ $count }手の動画。最後の場面：{ $told }
highlights-of-match = ✨ 対戦{ $match }：{ $orange } 対 { $gray }の名場面です。
highlights-of-file = ✨ { $orange } 対 { $gray }の名場面です。
highlights-alt = { $orange }と{ $gray }の対戦、特ににぎやかな手（{ $turns }）の短い動画。最後の場面：{ $told }
highlights-alt-turn = { $turn }手目、{ $player }：{ $played }
highlights-turn = { $turn } · { $told }
button-highlights = 名場面
button-animate = 動画
replay-jump-title = 手を選んで移動
replay-jump-label = 何手目にしますか？（0〜{ $turns }）
button-first = 最初
button-step-back = 戻る
button-step-on = 次へ
button-last = 最後
button-jump = 何手目かを選ぶ
button-record = 棋譜を見る

## What a player has chosen for themselves.

settings-mine = あなたの設定です：
settings-saved =
    { $in-the-way ->
        [yes] ✅ 保存しましたが、まだ動かないものがあります。上の⚠️の行を見てください。
       *[no] ✅ 保存しました。
    }
settings-blocked = わたしからのダイレクトメッセージが届かない設定なので、対戦のチャンネルでお知らせします。届くようにしてから、もう一度選んでください。
settings-unknown-zone = ⚠️ { $code }というタイムゾーンは見つからないので、{ $zone }のままです。ほかは保存しました。タイムゾーン名になっている都市を書くか、`/settings { option-time-zone }:`と入力すると一覧が出ます。
block-list = { $count }人をブロックしています。解除するには、下から選んでください。
block-none = だれもブロックしていません。
block-how = -# ブロックするには、その人の名前を長押し（または右クリック）して、「**アプリ**」 › 「**{ command-block-menu }**」を選びます。
block-choose = ブロックを解除する人
block-done = 🚫 { $whom }さんをブロックしました。おたがいに、挑戦状を送ることも受けることもできません。ほかの人には知らせません。
block-running = おふたりの進行中の対戦（{ $count }件）は、そのまま続きます。
block-lifted = { $whom }さんのブロックを解除しました。
button-blocked = ブロックした人
button-unblock = ブロックを解除
setting-line = • { $name }：**{ $value }**
setting-on =
    { $on ->
        [yes] オン
       *[no] オフ
    }
setting-on-not-here = オン（このサーバーではオフ）
setting-hours =
    { $quiet ->
        [some] { $from }:00〜{ $until }:00
       *[none] なし
    }
setting-hour =
    { $hour ->
        [none] おやすみ時間なし
       *[other] { $hour }:00
    }
setting-puzzle-reminder = 毎日<t:{ $at }:t>ごろ
setting-channels =
    { $channels ->
        [everywhere] どこでも
       *[some] { $list }だけ（クラブハウスと大会のチャンネルではいつでも）
    }
setting-puzzle =
    { $channel ->
        [none] 投稿しません
        [gone] ⚠️ チャンネルがなくなりました
       *[other] { $channel }
    }
setting-puzzle-rests = 💤 2週間だれも開いていないので、お休み中です。このサーバーでだれかが{ COMMAND("daily") }を開くか、チャンネルを選び直すと、また届きます。
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }（Discordと同じ）
    }
form-label =
    { $field ->
        [reminders] お知らせ
        [daily-hour] 1日1通の時刻
        [puzzle-reminder] 日替わりパズルのお知らせ
        [quiet] おやすみ時間
        [quiet-from] おやすみの始まり
        [quiet-until] おやすみの終わり
        [time-zone] タイムゾーン
        [boards-move] 動く盤面
        [pushes-in-words] 動きを言葉で
        [warnings] 打つ前の注意
        [leaderboards] ランキングとプロフィール
        [puzzles-on-card] パズルの成績をカードにのせる
        [puzzles-for-server] 日替わりをサーバーの記録に数える
        [challenges-from] 挑戦状を受けつける相手
        [language] 言語
        [edition] boopの種類
        [pace] 持ち時間
        [threads] 対戦ごとのスレッド
        [matches-here] 対戦できる場所
        [daily-puzzle] 日替わりパズル
        [play] 対戦中
        [privacy] ほかの人に見えるもの
        [boards] 盤面とスレッド
        [contests] リーグ、カップ戦、アリーナ
        [anyone-announces] リーグ・カップ戦・アリーナの開催をだれにでも許可する
        [member] 対戦相手
        [first] 先手と対戦の数
        [clubhouse] クラブハウス
        [results] 結果
        [posts] 投稿する内容
        [house] みんなの掲示板
        [week] 1週間のまとめ
        [week-hour] まとめの投稿：月曜日の時刻（UTC）
        [season] シーズンの終わり
        [badges] バッジ
        [champion-role] 優勝者のロール
        [friendly] カジュアル戦
        [with-hints] ヒント
        [lose-on-time] 時間切れ負け
        [nights-off] 夜は休み
        [away-from] 留守の開始
        [away-days] 留守の長さ
        [away-rules] あなたの時計
        [rescue] 救済
        [weekends-off] 週末は休み
        [note] メモ
        [contest-name] 名前
        [contest-begins] 開始
        [arena-lasts] 開催時間
        [end-reason] 理由
        [contest-member] 外す人
        [contest-kept-out] 参加できるようにする人
        [vote-level] わたしの強さ
        [vote-hours] 手を打つ間隔
        [vote-code] コード
       *[terms] 条件
    }
form-title =
    { $form ->
        [reminders] お知らせ
        [privacy] 対戦と公開
        [language] 言語を選ぶ
        [matches] 対戦と大会
        [channels] チャンネル
        [clubhouse] クラブハウス
        [away] 留守
        [note] あなたのメモ
        [league] 新しいリーグ
        [cup] 新しいカップ戦
        [arena] 新しいアリーナ
        [contest-correct] 開始前の編集
        [end-reason] 対戦を終了する
        [contest-end] 終了する
        [contest-remove] だれかを外す
        [contest-let-in] また参加できるようにする
        [vote] 新しい投票対戦
        [vote-challenge] ほかのサーバーに挑戦する
        [vote-code] 挑戦を受ける
       *[challenge] 挑戦状
    }
form-note = 見えるのはあなただけ。対戦のあとも残ります。空欄にすると消えます
form-about-end-reason = 両方のプレイヤーが盤面の下で読みます。保存はされません。
form-about-remove-reason = 本人がダイレクトメッセージで読みます。保存はされません。
form-anybody = ここにいるだれでも
form-time-zone = 例：Asia/Tokyo。「東京」のように都市名だけでもかまいません
form-daily-puzzle = 毎日UTCの0時に投稿する場所。空欄にすると投稿しません
form-about-anyone-announces = オフなら、リーグ、カップ戦、アリーナを開催できるのは、サーバーを管理できる人だけです
form-matches-here = 対戦できるチャンネル。空欄ならどこでも。クラブハウスと大会ではいつでもできます

## What is kept about a person.

command-privacy = わたしが保存しているあなたの情報とその理由。ファイルで受け取るか、削除する
privacy =
    🔒 **わたしが保存しているあなたの情報と、その理由**
    • DiscordのIDと名前：だれの番かを管理し、一覧や画像に名前を出すため。
    • 挑戦状と対戦（すべての手、その時刻、サーバー、チャンネル）：続きを遊び、リプレイするため。その対戦でのヒント、予約した手、投票、名前なしのふり返りも保存します。
    • 言語、{ COMMAND("settings") }で選んだこと、メッセージを送れるかどうか、ブロックした人（ほかの人には見えません）。
    • どのお知らせを送ったか（文面は残しません）：状況が変わったら、書きかえるため。
    • レートと回数：ランキングと{ COMMAND("profile") }のため。{ COMMAND("settings") }の`{ option-leaderboards }`をオフにすると、どちらにも出ず、ほかの人はあなたの対戦をリプレイできません。
    • 出されたパズルとあなたの答え：連続記録、パズルのレート、新しいパズルのため。カードにのせるのは、あなたが選んだときだけです。
    • 対戦のメモと、フォロー中の対戦。
    • アイコン（メモリの中だけ）：ランキングとあなたのカードのため。
    サーバーのメッセージは読みません。ダイレクトメッセージでは、あなたが書いた手を読みますが、メッセージは保存しません。わたしを動かしている人が、しばらくバックアップを残すことはあります。
    • 参加しているリーグ、カップ戦、アリーナと、留守の日：対戦相手を決め、時計を止めるため。
    • サーバーについて：設定、大会と投票対戦、わたしが投稿したメッセージ。わたしが外されても、また招待されるときのために残します。
    すべてをファイルで受け取るには「**エクスポート**」を押してください。「**削除する**」を押すと、2回確認してから、あなたの情報をすべて消します。
privacy-export = わたしが保存しているあなたの情報すべてです（JSON形式）。
privacy-sure =
    わたしがあなたのことを忘れてもいいですか？　名前、設定、レート、プロフィールは完全に消えます。{ $running ->
        [0] 進行中の対戦はありません。
       *[other] 進行中の対戦{ $running }件は降参になります。
    }終わった対戦は、一緒に遊んだ人のために「元プレイヤー」との対戦として残ります。返事待ちの挑戦状は取り下げになります。わたしがチャンネルに投稿したものは、だれかが消すまで残ります。
privacy-really = これが最後の確認です。元には戻せません。本当に、わたしがあなたのことを忘れてもいいですか？
privacy-forgotten = あなたのことを忘れました。遊んでくれてありがとう、お元気で！　また来てくれたら、「はじめまして」から始めましょう。
privacy-kept = わかりました。すべてそのままです。
button-export = エクスポート
button-delete = 削除する
button-forget = はい、忘れてください
button-forget-really = 完全に忘れてください
button-keep = いいえ、残します

## What the clock says by itself.

notice-remind = { $mover }さん、対戦{ $match }で{ $waiting }さんがあなたの手を待っています。
notice-remind-due = 期限 <t:{ $until }:R>
notice-away = わたしはもう、この対戦のサーバーにいません · { COMMAND("board") }で、あなたのいる場所に出せます
notice-time-up = { $waiting }さん、{ $mover }さんが時間切れになりました。
notice-time-up-how =
    { $counts ->
        [yes]
            勝ちを宣言するか、もう{ $extra ->
                [minutes] 10分
               *[day] 1日
            }待ってあげるかを選べます。
       *[no]
            まだ2手ずつ打つ前です。中止するか、もう{ $extra ->
                [minutes] 10分
               *[day] 1日
            }待ってあげるかを選べます。
    }
notice-time-up-until = 対戦{ $match } · { $mover }さんはまだ打てます · 選ばなければ<t:{ $closes }:R>に勝敗なしで終了
notice-ask = { $who }さん、対戦{ $match }は30日間動きがありません。まだ続けますか？
notice-ask-until = 答えがなければ<t:{ $closes }:R>に勝敗なしで終了
button-claim =
    { $counts ->
        [yes] 勝ちを宣言する
       *[no] 中止する
    }
button-extend =
    { $extra ->
        [minutes] もう10分待つ
       *[day] もう1日待つ
    }
button-go-on = まだ続ける
button-board = 盤面へ
button-match = 対戦{ $match }
notice-late =
    { $other }さんとの対戦{ $match }は時間切れです。{ $counts ->
        [yes] 相手が勝ちを宣言するまでは、まだ打てます。
       *[no] まだ打てます。
    }
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by }さんが打ちました。
                [ask] { $by }さんが打ちました。
                [paused] { $by }さんが打ったので、休止は終わりです。
                [late] その後、{ $by }さんが打ちました。
               *[time-up] その後、{ $by }さんが打ちました。
            }
        [claimed] { $by }さんが勝ちを宣言しました。
        [day] { $by }さんが、{ $other }さんの時間を延ばしました。
        [time] { $by }さんが、{ $other }さんの時間を延ばしました。
        [taken-back]
            { $kind ->
                [paused] 対戦{ $match }の手が取り消されたので、休止は終わりです。
                [time-up] 対戦{ $match }の手が取り消されました。
                [late] 対戦{ $match }の手が取り消されました。
                [ask] 対戦{ $match }の手が取り消されました。
               *[remind] 対戦{ $match }の手が取り消されました。
            }
        [paused] 対戦{ $match }の時計は停止中です。
        [resumed] { $by }さんが時計を動かしました。
        [anew] 対戦{ $match }の期限が変わりました。新しい期限は盤に出ています。
        [kept] { $by }さんは対戦{ $match }を続けます。
        [went-on] 対戦{ $match }は続いています。
        [rescued] { $by }さんは時間切れになり、留守の日が使われました。
        [timed-out] { $other }さんは時間切れになりました。
       *[over] 対戦{ $match }は終わりました。
    }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

more-time =
    { $pace ->
        [ten-minutes] 10分
        [one-day] 1日
        [three-days] 3日
       *[seven-days] 7日
    }
offer-made =
    { $offer ->
        [draw] { $other }さん、{ $by }さんが引き分けを提案しています。
        [pause] { $other }さん、{ $by }さんが休止を希望しています。受けると、次の手が打たれるまで時計が止まります。
        [time] { $other }さん、{ $by }さんは、この手の時間を{ more-time }延ばしてほしいそうです。
        [takeback-one]
            { $other }さん、{ $by }さんから「待った」のお願いです。{ $last }手目（{ $square }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }）を取り消したいそうです。
       *[takeback-two]
            { $other }さん、{ $by }さんから「待った」のお願いです。{ $first }手目（{ $square }の{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }）と{ $last }手目（あなたの{ $other-square }の{ $other-kind ->
                [cat] 猫
               *[kitten] 子猫
            }）を取り消したいそうです。
    }
offer-terms = 対戦{ $match } · 次の手まで有効
offer-draw-early = まだふたりとも2手ずつ打っていないので、いま引き分けにすると、対戦はなかったものとして終わります。
offer-declined =
    { $offer ->
        [draw] { $other }さん、{ $by }さんが引き分けの提案を断りました。
        [takeback] { $other }さん、{ $by }さんは待ったを断りました。
        [pause] { $other }さん、{ $by }さんは休止を断りました。
       *[time] { $other }さん、{ $by }さんは時間の延長を断りました。
    }
offer-paused = { $other }さん、{ $by }さんが休止に応じました。次の手が打たれるまで、時計は停止中です。
offer-resumed = { $other }さん、{ $by }さんが時計を動かしました。
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest }は一時停止中です。サーバーを管理する人が再開するまで、時計は止まります。その間も打てます。
       *[no] ▶️ { $mover }さん、{ $contest }が再開し、時計がまた動き始めました。あなたの番です。
    }
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest }は一時停止中です。サーバーを管理する人が再開するまで、{ $movers }の時計は止まります。その間も打てます。
       *[no] ▶️ { $movers }さん、{ $contest }が再開し、時計がまた動き始めました。あなたの番です。期限はそれぞれの盤面に出ています。
    }
offer-extended = { $other }さん、{ $by }さんが時間を{ more-time }延ばしてくれました。
offer-settled =
    { $offer ->
        [draw]
            { $how ->
                [accepted] { $by }さんの引き分けの提案：{ $other }さんが受けました。
                [declined] { $by }さんの引き分けの提案：{ $other }さんが断りました。
                [withdrawn] { $by }さんの引き分けの提案：取り下げられました。
                [turn] { $by }さんの引き分けの提案：次の手が打たれたので、流れました。
               *[over] { $by }さんの引き分けの提案：もう受けられません。
            }
        [takeback]
            { $how ->
                [accepted] { $by }さんの待った：{ $other }さんが応じました。
                [declined] { $by }さんの待った：{ $other }さんが断りました。
                [withdrawn] { $by }さんの待った：取り下げられました。
                [turn] { $by }さんの待った：次の手が打たれたので、流れました。
               *[over] { $by }さんの待った：もう受けられません。
            }
        [pause]
            { $how ->
                [accepted] { $by }さんの休止の希望：{ $other }さんが応じました。
                [declined] { $by }さんの休止の希望：{ $other }さんが断りました。
                [withdrawn] { $by }さんの休止の希望：取り下げられました。
                [turn] { $by }さんの休止の希望：次の手が打たれたので、流れました。
               *[over] { $by }さんの休止の希望：もう受けられません。
            }
       *[time]
            { $how ->
                [accepted] { $by }さんの時間延長の希望：{ $other }さんが応じました。
                [declined] { $by }さんの時間延長の希望：{ $other }さんが断りました。
                [withdrawn] { $by }さんの時間延長の希望：取り下げられました。
                [turn] { $by }さんの時間延長の希望：次の手が打たれたので、流れました。
               *[over] { $by }さんの時間延長の希望：もう受けられません。
            }
    }
offer-sent =
    { $offer ->
        [draw] 対戦{ $match }で{ $other }さんに引き分けを提案しました。
        [takeback] 対戦{ $match }で{ $other }さんに待ったをお願いしました。
        [pause] 対戦{ $match }で{ $other }さんに休止をお願いしました。時計が止まるのは次の手までです。長く留守にするときは{ COMMAND("away") }を使ってください。
       *[time] 対戦{ $match }で{ $other }さんに{ more-time }の延長をお願いしました。
    }
offer-withdrawn-for =
    { $offer ->
        [draw] 引き分けの提案は取り下げました。
        [takeback] 待ったのお願いは取り下げました。
        [pause] 休止のお願いは取り下げました。
       *[time] 延長のお願いは取り下げました。
    }
offer-sent-terms = 返事が来たらお知らせします。次の手まで有効で、「**{ button-more }**」から取り消せます。
plan-taken-back = そのあとの予定の手も消えました。
offer-answered = 返事を伝えました。
button-offer =
    { $offer ->
        [draw] 引き分けを提案
        [takeback] 待ったをお願い
        [pause] 休止をお願い
       *[time] { more-time }の延長をお願い
    }
button-take-back = 自分の手を取り消す
take-back-sure = { $first }手目と{ $last }手目を取り消しますか？　相手の返し手も消えて、次は違う手になるかもしれません。
offer-draw-sure = 引き分けを提案しますか？　わたしが受けると、対戦はそこで終わります。
button-accept-offer = 受ける
button-decline-offer = 断る
button-accept-named =
    { $offer ->
        [draw] 引き分けを受ける
        [takeback] 待ったを受ける
        [pause] 休止を受ける
       *[time] 時間を{ more-time }延ばす
    }
button-decline-named =
    { $offer ->
        [draw] 引き分けを断る
        [takeback] 待ったを断る
        [pause] 休止を断る
       *[time] 時間の延長を断る
    }
button-withdraw-offer = 取り下げる
button-resume = 時計を動かす
refusal-done-already = それはもう済んでいます。何もしなくて大丈夫です。

## Matches.

games-title =
    あなたの番：{ $mine } · 相手の番：{ $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· 休止中：{ $paused }
    }
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · { $turn }手目 · { $time ->
        [due] 期限 <t:{ $until }:R>
        [paused] 休止中
        [stopped] 時計は停止中
        [unmoved] 時間制限なし
       *[still] 時間制限なし、前の手は <t:{ $since }:R>
    } · [対戦{ $match }]({ $link }){ $planned ->
        [yes] { " " }· ⚡ 予約あり
       *[no] { "" }
    }
games-page = -# { $page }/{ $pages }ページ
games-go-to = 対戦を選んで開く
games-option =
    { edition } · 対戦{ $match } · { $awaits ->
        [yes] あなたの番
        [nobody] 休止中
       *[no] 相手の番
    }
games-challenge = { $challenger }さん（[挑戦状]({ $link })）
games-challenges = ✋ 返事待ち：{ $list }
games-followed-match = [対戦{ $match }]({ $link })
games-followed =
    -# 👀 フォロー中：{ $matches }{ $more ->
        [0] { "" }
       *[other] 、ほか{ $more }件
    }
which-match-title = どの対戦ですか？
which-match = { $opponent } · { edition } · 対戦{ $match }
games-none = 進行中の対戦はありません。{ COMMAND("challenge") }でだれかを誘いましょう！
button-next = 次の盤面
games-turns = { $count }手
change-shown = できました。盤面はこちらです： { $link }
change-there = -# 盤面： { $link }
change-unshown = できました。ちゃんと保存してあります。今はDiscordが新しい盤面を受けつけないので、くり返し試しています。
change-user-installed = できました。ちゃんと保存してあります。対戦しているサーバーにわたしは参加していないので、そこでだれかが`/board { option-match }:{ $match }`と打ったときだけ盤面を出せます。
change-homeless = できました。ちゃんと保存してあります。ただ、 { $link } にはもう投稿できません。別のチャンネルで`/board { option-match }:{ $match }`と打つと、対戦がそこに移ります。または、そのチャンネルを管理する人に頼んで、「チャンネルを見る」「メッセージを送信」「スレッドでメッセージを送信」「ファイルを添付」の権限を、わたしに付けてもらってください。あとはわたしがやっておきます。
change-homeless-over = 完了し、保存しました。{ $link }にはもう投稿できないので、ふたりにはダイレクトメッセージで知らせます。ほかのチャンネルで`/board { option-match }:{ $match }`を使うと、そこに出せます。
form-unsaved = 何も保存していません。
typed-unread = ここで読むのは、わたしの盤面やお知らせへの返信だけです。`c3`のように手を書いて、返信してください。{ COMMAND("move") }なら、どこでも使えます。
resign-sure =
    { $counts ->
        [yes] 対戦{ $match }で降参しますか？　{ $opponent }の勝ちになり、元には戻せません。
       *[no] 対戦{ $match }を中止しますか？　まだ2手ずつ打つ前なので、成績には入りません。
    }
resign-ends-series = 番勝負もここで終わり、勝敗はつきません。
resign-lost-in-series = この番勝負はもう1局終わっているため、1手目から降参は負けになります。
resign-kept = では、続けましょう！
watch-turn = { $turn }手目の動きです：
button-watch = 動きを見る
more-what = 対戦{ $match }：
more-planned = ⚡ この対戦には予約した手があります。「**{ button-plan }**」で確かめられます。
more-about =
    { $about ->
        [plan] **{ button-plan }**：相手の次の手を予想して、返す手を決めておけます。予想が当たれば、わたしが代わりに打ちます。
        [note] **{ button-note }**：あなただけが読めるひとことです。
       *[read] **{ button-read }**：どこに何があるかを言葉で伝えます。
    }
button-note = メモ
note-mine = 📝 あなただけのメモ：
note-none = 対戦{ $match }のメモは、今はありません。
watching = { $orange }と{ $gray }の対戦を見ています。
button-follow =
    { $how ->
        [end] フォロー：終局だけ
        [turns] フォロー：毎手
       *[none] フォロー解除
    }
following =
    { $how ->
        [end] 対戦{ $match }が終わったら、メッセージでお知らせします。
        [turns] 対戦{ $match }の1手ごとと、終わったときに、メッセージでお知らせします。
       *[none] 対戦{ $match }のお知らせはもう送りません。
    }
button-film-so-far = ここまでの動画
button-more = その他
button-replay = リプレイ
button-film = 動画
button-resign = 降参する
button-resign-yes =
    { $counts ->
        [yes] 降参する
       *[no] 中止する
    }
button-resign-no = 続ける
button-help = ヘルプ

## The rules, page by page.

rules-title = **{ edition-title }** · { $page }/{ $pages }ページ
rules-new-ghost = **ちがうところ**　いつものboopに、それぞれ1匹のおばけが加わります。ふちから入り、自分の番の終わりにひとりでに進んで、となりのコマを押します。くわしくは次の4ページに。そのほかのページはboopと同じです。
    図では、茶トラのおばけが進み、b2とc2を左右に押します。
rules-new-kittens = **ちがうところ**　育たないboopです。猫はいなくて、自分の子猫が3匹並べば勝ちです。8匹ともベッドにいて列がないときは、1匹が手元に戻ります。boopを知っていれば、これで全部です。
    図では、b2、c2、d2の茶トラの子猫が並んで勝ちです。
rules-aim = **目的**　自分の猫を3匹、すき間なく一列に並べたら勝ちです。横（1〜6）、縦（a〜f）、斜めのどの列でもかまいません。どちらも子猫8匹で始めて、猫に育てます。先手は挑戦状で決めた人、決めていなければくじ引きです。再戦では入れ替わります。
    図では、b3、c3、d3が並んで勝ちです。
rules-aim-kittens = **目的**　自分の子猫8匹のうち3匹を、すき間なく一列に並べたら勝ちです。横（1〜6）、縦（a〜f）、斜めのどの列でもかまいません。先手は挑戦状で決めた人、決めていなければくじ引きです。再戦では入れ替わります。
    図では、a3、b3、c3が並んで勝ちです。
rules-boop = **ぷにっ！**　自分の番には、手元（ベッドの横にいる自分のコマ）から1匹を、空いたマスに置きます。となりのコマは、斜めでも、自分のコマでも相手のコマでも、置いたコマから離れる向きへまっすぐ1マス押されます。押されたコマは、ほかのコマを押しません。
    図では、c3に置いた子猫が2匹押します。
rules-fall = **ベッドの外**　ふちから落ちたコマは持ち主の手元に戻り、また使えます。わざと落とすのも、ひとつの手です。
    図では、b1の子猫が、a1をベッドの外へ、c1をd1へ押します。
rules-held = **支え**　すぐ後ろに別のコマがいるコマは、押されても動きません。支えるのは自分のコマでも相手のコマでもかまいません。別の向きからなら押せます。
    図では、c4が支えているので、c2に置いてもc3のコマは動きません。
rules-graduate = **成長**　自分の番の終わりに自分のコマが3匹並んでいたら、子猫でも猫でも、3匹とも手元に戻り、子猫は猫になります。見送ることはできません。並びがいくつもあれば1つ選びます。相手のコマを並べてしまったときは、*相手*の番の終わりにまだ並んでいれば成長します。
    図では、a3、b3、c3が成長します。
rules-cats = **猫**　手元に猫がいれば、猫と子猫のどちらを置いてもかまいません。猫はどのコマも押せますが、子猫が押せるのは子猫だけです。
    図では、d3に置いた子猫が子猫を押しますが、c3の猫は動きません。
rules-eight = **8匹全部がベッドの上**　8匹とも出たら、自分の1匹を選んで手元に戻します。子猫なら成長し、猫は猫のままです。並びもあるときは、並びか1匹のどちらかを選びます。
    図では、f1の子猫が成長します。
rules-eight-kittens = **8匹全部がベッドの上**　そのとき並びがなければ、子猫を1匹選んで手元に戻します。
    図では、f1の子猫です。
rules-win = **勝ち**　自分の番の終わりに、自分の猫が3匹並んでいるか、8匹ベッドの上にいれば勝ちです。このときは何も成長しません。ふたりの猫が同時に3匹ずつ並んだら、打った人の勝ちです。
    図では、d6に置くと斜めに3匹並びます。
rules-win-kittens = **勝ち**　自分の番の終わりに、自分の子猫が3匹並んでいれば勝ちです。相手の子猫を並べてしまったときは、*相手*の番の終わりにまだ並んでいれば相手の勝ちです。
    図では、d6に置くと斜めに3匹並びます。
rules-ghost-enters = **おばけ**　自分の番の終わりに、ベッドのどのふちからでも出せます。出るのはマスとマスの間の縫い目で、おばけのいないところです。ベッドの反対側を向き、出たときは何もしません。手元で待っていてもかまいません。
    図では、a3とa4の間から始まります。
rules-ghost-moves = **すーっと進む**　そのあとは、自分の番の終わりにひとりでに縫い目1つぶん進みます。曲がることはありません。進んだ先の縫い目の両側にいるコマを、猫でも、外側へ1マスずつ押します。最後の縫い目まで行ったら手元へ帰り、あとの番にまた出せます。並びや勝ちは、そのあとで数えます。
    図では、b2を左へ、c2を右へ押します。
rules-ghost-scares = **ばあっ！**　後ろに支えがいて押せないコマは、支えを全部飛びこえて、最初の空いたマスか、ベッドの外へ行きます。
    図では、c2がd2とe2を飛びこえてf2へ行きます。
rules-ghost-passes = **おばけにできないこと**　おばけはマスをふさがず、支えにも並びにもならず、だれにも押されません。相手のおばけは通りぬけて、その先の縫い目でだけ押します。先がなければ手元へ帰ります。
    図では、c3を押します。
rules-draws = **引き分けと時間**　ふたりが合意したとき、同じ局面が3回現れたとき、ふたり合わせて300手になったときは引き分けです。その手で勝ちも決まるなら、勝ちが優先です。取り消した手は数えません。時間切れになったら、相手は勝ちを宣言するか、もう少し待つかを選べます。出かける前に{ COMMAND("away") }を使えば、時計が止まります。引き分けの提案や降参は、盤面の下の「**その他**」からできます。
rules-signs = **盤の見方**
    • 丸いコマが茶トラ、四角いコマがハチワレです。
    • おとなの猫はおすわりをして、首輪をしています。
    • 光の線がついたマスは今置かれたコマで、矢印は押されたコマの動きです。
    • うすく見えるコマは、もうベッドの上にいません。
    • ふちから落ちたか、星があれば成長したコマ、矢印があればそのまま手元に戻ったコマです。
    • くさりは、後ろのコマに支えられて動けないしるし。
    • おもりは、子猫では動かせない猫のしるしです。
    • 左右に並ぶのが手元のコマで、金色のわくのほうが次の番です。
    • ベッドのまわりが破線なら、まだ下見です。押されるコマは、行き先にうすく描かれます。
    図ではb2の子猫が、b3を上へ、a2をベッドの外へ押しました。c3は支えられていて、c2の猫は動きません。
rules-signs-ghost = **盤の見方**
    • 丸いコマが茶トラ、四角いコマがハチワレです。
    • おとなの猫はおすわりをして、首輪をしています。
    • 光の線がついたマスは今置かれたコマで、矢印は押されたコマの動きです。
    • うすく見えるコマは、もうベッドの上にいません。
    • ふちから落ちたか、星があれば成長したコマ、矢印があればそのまま手元に戻ったコマです。
    • くさりは、後ろのコマに支えられて動けないしるし。
    • おもりは、子猫では動かせない猫のしるしです。
    • 濃い色の矢印は、おばけが押したコマの動き。
    • おばけのとがった先が進む向き、後ろの小さな雲が来た道です。
    • 左右に並ぶのが手元のコマで、金色のわくのほうが次の番です。
    • ベッドのまわりが破線なら、まだ下見です。押されるコマは、行き先にうすく描かれます。
    図ではb2の子猫が、b3を上へ、a2をベッドの外へ押しました。c3は支えられていて、c2の猫は動きません。
rules-signs-kittens = **盤の見方**
    • 丸いコマが茶トラ、四角いコマがハチワレです。
    • 光の線がついたマスは今置かれたコマで、矢印は押されたコマの動きです。
    • うすく見えるコマは、もうベッドの上にいません。
    • くさりは、後ろのコマに支えられて動けないしるし。
    • 左右に並ぶのが手元のコマで、金色のわくのほうが次の番です。
    • ベッドのまわりが破線なら、まだ下見です。押されるコマは、行き先にうすく描かれます。
    図ではb2の子猫が、b3を上へ、a2をベッドの外へ押しました。c3は支えられています。
rules-typing = **手を文字で打つ**　{ COMMAND("move") }なら1行で打てます。
    `c3`：そこに子猫（子猫がいなければ猫） · `猫 c3`：猫 · `c3 =c3d4e5`：その並びが成長 · `c3 =d4`：8匹そろったとき、d4のコマを手元へ戻す。
    図では、c3に置くとc3、d4、e5が並びます。
rules-typing-ghost = **手を文字で打つ**　{ COMMAND("move") }なら1行で打てます。
    `c3`：そこに子猫（子猫がいなければ猫） · `猫 c3`：猫 · `c3 =c3d4e5`：その並びが成長 · `c3 =d4`：8匹そろったとき、d4のコマを手元へ戻す · `c3 おばけ bc1`：おばけがb1とc1の間に出る。
    図では、おばけがそこに出ています。
rules-typing-kittens = **手を文字で打つ**　{ COMMAND("move") }なら1行で打てます。
    `c3`：そこに子猫 · `c3 =d4`：8匹のうち、その子猫が手元へ。
    図では、子猫がc3に来ます。
rules-advice = **コツ**
    • 真ん中がいちばん安全です。どのふちからも遠いからです。
    • 2匹がとなり合うと、並びをねらえるうえに、支え合えます。相手の2匹組は、横からくずしましょう。
    • ぷにっと押して、足りないコマを並びに入れることもできます。
    • 手元のコマが少ないときは、自分のコマを落としましょう。
    • 猫を1匹は手元に残しましょう。ベッドに出た猫は、子猫に押されて戻ることがありません。出たままの猫は、並べるか、ふちから落とせば手元に戻ります。
    図では、c3に置いてc4とd4の2匹組をくずしています。
rules-advice-ghost = **コツ**
    • 真ん中がいちばん安全です。どのふちからも遠いからです。
    • 2匹がとなり合うと、並びをねらえるうえに、支え合えます。相手の2匹組は、横からくずしましょう。
    • ぷにっと押して、足りないコマを並びに入れることもできます。
    • 手元のコマが少ないときは、自分のコマを落としましょう。
    • 猫を1匹は手元に残しましょう。ベッドに出た猫は、子猫に押されて戻ることがありません。出たままの猫は、並べるか、ふちから落とせば手元に戻ります。
    • おばけはゆっくりです。縫い目を数えましょう。
    図では、c3に置いてc4とd4の2匹組をくずしています。
rules-advice-kittens = **コツ**
    • 真ん中がいちばん安全です。どのふちからも遠いからです。
    • 2匹がとなり合うと、並びをねらえるうえに、支え合えます。相手の2匹組は、横からくずしましょう。
    • ぷにっと押して、足りない子猫を並びに入れることもできます。
    • 手元の子猫が少ないときは、自分の子猫を落としましょう。
    図では、c3に置いてc4とd4の2匹組をくずしています。
button-rules = ルール
button-signs = 盤の見方
button-page-back = 前へ
button-page-next = 次へ
help-title = **{ edition-title }**
help-game =
    { $edition ->
        [kittens]
            1. 8匹の子猫のうち1匹を空いたマスに置くと、となりのコマを全部1マスずつ押します。ベッドから落ちたら、持ち主の手元に戻ります。
            2. すぐ後ろに別のコマがいるコマは動きません。
            3. 自分の子猫が3匹並べば勝ちです。斜めでもかまいません。
            4. 8匹全部がベッドの上に出たら、1匹を手元に戻します。
        [ghost]
            1. 8匹の子猫のうち1匹を空いたマスに置くと、となりのコマを全部1マスずつ押します。ベッドから落ちたら、持ち主の手元に戻ります。
            2. すぐ後ろに別のコマがいるコマは動きません。
            3. 自分のコマが3匹並ぶと、猫になって手元に戻ります。斜めでもかまいません。
            4. 自分の猫が3匹並べば勝ちです。猫が8匹ベッドの上にいても勝ちです。
            子猫は猫を押せません。おばけはマスの間をすーっと進んで、両側のコマを押します。
       *[classic]
            1. 8匹の子猫のうち1匹を空いたマスに置くと、となりのコマを全部1マスずつ押します。ベッドから落ちたら、持ち主の手元に戻ります。
            2. すぐ後ろに別のコマがいるコマは動きません。
            3. 自分のコマが3匹並ぶと、猫になって手元に戻ります。斜めでもかまいません。
            4. 自分の猫が3匹並べば勝ちです。猫が8匹ベッドの上にいても勝ちです。
            子猫は猫を押せません。
    }
help-editions = boopは3種類あります。下のメニューから選べます。
help-together = **みんなで**：リーグは{ COMMAND("league") }、勝ち抜きのカップ戦は{ COMMAND("cup") }、短い対戦を次々に遊ぶアリーナは{ COMMAND("arena") }、みんなでわたしと対戦するなら{ COMMAND("vote") }です。
help-alone = **ひとりで**：わたしの強さは10段階（「**{ button-play-me }**」から）。パズルは{ COMMAND("puzzle") }、毎日1問の日替わりパズルは{ COMMAND("daily") }です。
help-hints = **ヒント**：わたしとの対戦、または対戦を申し込むときに`{ option-hints }`を選んだカジュアル戦で使えます。
help-words = **スクリーンリーダーを使うなら**：{ COMMAND("settings") }の`{ option-pushes-in-words }`で盤面が言葉になり、{ COMMAND("move") }では各手の効果が一覧で出ます。
help-managing = **サーバーを管理している方へ**：言語、チャンネル、日替わりパズル、クラブハウスの設定は{ COMMAND("server") }でできます。
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# Boop Botは非公式のファンプロジェクトです。
button-advice = コツ
button-typing = 手を文字で打つ
button-games = 自分の対戦

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

button-first-steps = はじめの一歩
lesson-title = **{ $number }/{ $count } · { $task ->
        [boop-off] ベッドの外へぷにっ
        [grow] 3匹そろって成長
        [win] 猫3匹で勝つ
        [win-kittens] 子猫3匹で勝つ
        [enter] おばけを出す
        [stop] 相手の並びを止める
        [push-in] 押して並べる
        [fork] 両端をねらう
        [eight] 8匹全部をベッドに
       *[scare] ばあっ！とおどかす
    }**
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }あなたは茶トラです。子猫を置くと、となりのコマを全部1マスずつ押します。{ SIGN("kitten_tuxedo", plain: "🟦") }ハチワレの子猫を1匹、ふちから落としてみましょう！
            -# メニューからマスを選びます。対戦でも、「**ぷにっ！**」を押すと同じメニューが開きます。
        [grow] 自分のコマが3匹並ぶと、猫に成長します。自分のコマも押してしまいますが、2匹並んでいれば支え合って動きません。3匹目はどこに置けばいいでしょう？
        [win] 猫が3匹並べば勝ちです。あなたの2匹は、もう斜めに並んでいます。3匹目はベッドの横で待っています。「**猫を使う**」を押してから、置くマスを選びましょう。
        [win-kittens] 子猫が3匹並べば勝ちです。自分のコマも押してしまいますが、2匹並んでいれば支え合って動きません。3匹目はどこに置けばいいでしょう？
        [enter] あなたのおばけが、ベッドの横で待っています。好きなマスに子猫を置いてください。すると3つ目のメニュー「**あなたのおばけ**」に、出せる場所が出ます。
        [stop] ハチワレが2匹並んでいます。3匹目が並ぶと成長します。どちらかのすぐとなりに置いて、押してどかしましょう！
        [push-in] 押して並べることもできます。あなたの2匹が並んでいます。3匹目の子猫を、そのとなりへ押しこみましょう。どこから押しますか？
        [fork] 両端があいた2匹の並びは、止めにくい形です。自分の1匹をもう1匹のすぐとなりへ押して、相手が何をしても次の番で成長できるようにしましょう！
        [eight] あなたの7匹がベッドにいます。1匹も落ちないところに8匹目を置きましょう。すると、選んだ1匹が成長します。
       *[scare] 自分の番が終わると、おばけはひとりでに縫い目1つぶん進み、両側のコマを押します。後ろに支えがいるコマは、押されるかわりに飛びこえます。ばあっ！　ハチワレの子猫2匹からうんと離れて、子猫を置きましょう。
    }
lesson-squares = マスの名前：縦の列は左からa〜f、段は下から1〜6です。
lesson-where =
    { $kind ->
        [cat] 猫を使います。置くマスを選んでください。
       *[kitten] 子猫を使います。置くマスを選んでください。
    }
lesson-done =
    { $task ->
        [boop-off] 落ちました！　落ちたコマは、ベッドの横の仲間のところへ。そこがハチワレの「**手元**」です。あなたのコマが落ちることもありますが、また置けば大丈夫です。
        [grow] にゃーん！　3匹とも、猫になって手元に戻りました。猫はどのコマも押せますが、子猫は猫を押せません。
        [win]
            🏆 あなたの勝ちです！　押して、育てて、猫を3匹並べる。ルールはこれだけです。
            -# 子猫と混ざって並んだ猫も、いっしょに手元へ戻ります。猫8匹をベッドにそろえても勝ちです。
        [win-kittens] 🏆 あなたの勝ちです！　ルールはこれだけです。あなたの8匹が全部ベッドに出たら、1匹を手元に戻します。
        [enter] 出ました！　出たときは何もしません。次のあなたの番から、ひとりでに縫い目の上をまっすぐ進みます。反対側のふちに着くとベッドから出て、また出すことができます。
        [stop] うまく止めました！　毎回、相手の2匹の並びがないか見てみましょう。
        [push-in] にゃーん！　押されて並んでも、置いて並べたときと同じです。
        [fork] よくできました！　相手が何をしても、次の番であなたの3匹が成長できます。
        [eight] 成長しました！　8匹全部がベッドに出ると、必ず1匹が手元へ戻ります。子猫なら猫になって戻ります。8匹とも猫なら勝ちです。
       *[scare] ばあっ！　子猫のすぐ後ろに支えがいたので、飛びこえました。猫も飛びます。ベッドの外まで飛ぶこともあります。
    }
lesson-miss =
    { $miss ->
        [nobody] { $square }のとなりにはだれもいないので、だれも動きませんでした。ふちにいるハチワレの子猫のすぐとなりに置きましょう。たとえば{ $example }です。
        [still-on] ぷにっ！　でも、押せるのは1マスだけです。その先にまだマスがあったので、落ちませんでした。ふちにいるハチワレの子猫をねらいましょう。たとえば{ $example }からです。
        [pushed-own] ぷにっ！　自分のコマを押してしまいました。2匹が支え合うのは、並んでいる向きだけです。並びの端に置きましょう。たとえば{ $example }です。
        [no-line]
            { $square }に{ $kind ->
                [cat] 猫
               *[kitten] 子猫
            }を置いても、3匹並びません。2匹の並びの端に置きましょう。たとえば{ $example }です。
        [kitten] それは子猫でした。必要なのは猫3匹です。「**猫を使う**」を押してから、たとえば{ $example }を選びましょう。
        [kitten-in-line] 並びましたが、3匹のうち1匹は子猫です。子猫が成長するだけで、まだ勝ちではありません。「**猫を使う**」を押してから、たとえば{ $example }を選びましょう。
        [kept] おばけはベッドの横に残りました。それでもかまいませんが、今回は出してみましょう。マスを選んだあと、メニュー「**あなたのおばけ**」で場所を選んでください。
        [still-a-line] 動きましたが、2匹がまた並んでいます。1匹を列の外へ押し出しましょう。たとえば{ $example }からです。
        [held] だれも動きませんでした。片方のすぐ後ろにもう片方がいて、支えています。横から押しましょう。たとえば{ $example }からです。
        [not-pushed-in] ここでは「押して並べる」のが課題です。3匹目の子猫を2匹のとなりへ押しましょう。たとえば{ $example }からです。
        [one-end] それだと止められてしまいます。両端があくように、子猫をもう1匹のとなりへ押しましょう。たとえば{ $example }からです。
        [seven] あなたの1匹が落ちて、7匹になりました。自分のコマを落とさないところに8匹目を置きましょう。たとえば{ $example }です。
       *[not-scared] おばけが来る前に、あなたの子猫が2匹の並びをくずしたので、だれも飛びこえませんでした。2匹から離れて置きましょう。たとえば{ $example }です。
    }
lesson-again = ベッドを元に戻しました。もう一度どうぞ。
lesson-end =
    { $edition ->
        [classic]
            次は「**わたしと遊ぶ**」か、{ COMMAND("challenge") }で友だちを誘いましょう！
            -# 遊び方はほかに2つあり、それぞれ短いレッスンがあります。すーっと進むおばけが出るおばけboopと、子猫だけの子猫boopです。
        [kittens] 次は「**わたしと遊ぶ**」か、{ COMMAND("challenge") }で友だちを誘いましょう！
       *[ghost] 次は「**わたしと遊ぶ**」か、{ COMMAND("challenge") }で友だちを誘いましょう！
    }
lesson-end-next = さっそく使ってみましょう。「**パズル**」を解くか、「**わたしと遊ぶ**」か、{ COMMAND("challenge") }で友だちを誘いましょう！
lesson-end-challenge =
    { $to ->
        [friend] もう遊べます！　「**受ける**」を押すと{ $challenger }さんとの対戦が始まります。先に「**わたしと遊ぶ**」で練習もできます。
       *[anybody] もう遊べます！　「**遊びます**」を押すと{ $challenger }さんとの対戦が始まります。先に「**わたしと遊ぶ**」で練習もできます。
    }
first-match-gently = はじめての対戦ですか？　**{ button-accept-gently }**なら、レートの変わらないカジュアル戦になり、ふたりともヒントを使えます。
lesson-end-match =
    { $awaits ->
        [yes] もう遊べます！　{ $opponent }さんとの対戦{ $match }（{ edition }）が始まっていて、あなたの番です。
       *[no] もう遊べます！　{ $opponent }さんとの対戦{ $match }（{ edition }）が始まっています。相手が打ったら、あなたの番です。
    }
lesson-end-over = { $challenger }さんの挑戦状は、もう受けられません。
lesson-more =
    { $edition ->
        [ghost] おばけboopを習う
       *[kittens] 子猫boopを習う
    }
button-next-steps = 次のレッスン
button-a-puzzle = パズル
lesson-ghosts-now = おばけから始める

## When the bot joins a server.

greeting =
    こんにちは、Boop Botです！　子猫たちがベッドの上で押し合う、ふたり用のボードゲームができます。
    { COMMAND("challenge") }で友だちを誘うか、「**はじめの一歩**」を押してください。数秒で打っても、何日か考えてもかまいません。番が来たら、わたしがお知らせします。
    -# ここのメッセージは読みません。{ COMMAND("settings") }で、相手に勝ちを許す手を打つ前に注意するようにもできます。
    -# モデレーターの方へ：「**日替わりパズル**」を押すと毎日ここに届きます。{ COMMAND("server") }では、遊べる場所を決めたり、進行中の対戦・週のまとめ・チャンピオンが並ぶクラブハウスを開いたりできます。
greeting-puzzle = これから毎日、UTCの0時に日替わりパズルが{ $channel }に届きます。今日の分はまもなく届きます。{ COMMAND("server") }でやめられます。
greeting-puzzle-ask = 毎日、UTCの0時に{ $channel }へ日替わりパズルを投稿しましょうか？　今日の分はすぐに届きます。

## Permissions, as Discord's own settings call them in this language.

permission =
    { $which ->
        [view-channel] チャンネルを見る
        [send-messages] メッセージを送信
        [create-public-threads] 公開スレッドを作成
        [send-messages-in-threads] スレッドでメッセージを送信
        [read-message-history] メッセージ履歴を読む
        [manage-roles] ロールの管理
       *[attach-files] ファイルを添付
    }

## Languages. { $language } is what a language calls itself.

command-settings-language = あなただけに見えるメッセージの言語（選ばなければDiscordと同じ）
command-server-language = ここでみんなに話すときの言語（選ばなければ、Discordのサーバー設定と同じ）
language-as-discord = Discordと同じ
refusal-no-such-language = { $code }はまだ話せません。一覧から言語を選んでください。

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

turn-words-kitten = 子猫, 子ねこ, 子ネコ, こねこ, コネコ, 仔猫, koneko
turn-words-cat = 猫, ねこ, ネコ, neko
turn-words-ghost = おばけ, オバケ, お化け, ゴースト, obake

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = 「{ $text }」は手として読めません。a1〜f6のマスを書いてください。例：`/move c3`、または`/move 猫 c3`。
refusal-illegal-turn = { $objection }何も変わっていません。別の手を試してください。
refusal-ambiguous-turn = その手のあとは{ $count }通りに分かれます。`{ $first }`のように、どれにするかも書いてください。{ COMMAND("move") }に全部の一覧が出ます。
refusal-not-your-turn = 今は{ $mover }さんの番です。あなたの番になったらお知らせします。
refusal-not-your-match = これは、ほかの人どうしの対戦です。見るには、対戦中の盤面なら「**その他**」、終わった盤面なら「**リプレイ**」を押してください。
refusal-kept-from-others = 記録を見せない設定の人がいるので、この対戦をリプレイできるのは対戦したふたりだけです。対戦中なら、直前の手は「**その他**」の中の「**動きを見る**」で見られます。
refusal-no-such-match = その対戦は見つかりません。一覧から選んでください。あなたの対戦は{ COMMAND("games") }にあります。
refusal-match-over = その対戦は終わっています。{ COMMAND("challenge") }で新しく始めましょう！
refusal-former-player = その対戦の相手は「元プレイヤー」なので、頼める人がいません。{ COMMAND("challenge") }でほかの人を誘いましょう！
refusal-match-running = その対戦はまだ続いています。{ COMMAND("board") }で見られます。
refusal-match-quarantined = 対戦{ $match }の記録に食い違いがあるので、勝手に直さずに止めてあります。わたしを動かしている人に伝えてください。記録は消えていません。
refusal-out-of-date = 対戦{ $match }は、その盤面から先に進んでいます。今はこうなっています。
refusal-old-button = それは以前のバージョンのボタンです。{ COMMAND("board") }で、新しいボタンつきの盤面を出せます。
refusal-old-command = そのコマンドがわかりません。以前のバージョンのものかもしれません。`/`と打って、一覧から選び直してください。
refusal-too-fast = 猫でもそんなに速くは動けません！　{ $seconds }秒待ってから続けてください。
refusal-shown-enough = このチャンネルでは、1分間に出せる画像がもういっぱいです。少したってから、もう一度試してください。
refusal-too-much-to-draw = 今はたくさんの盤面を描いていて、間に合いそうにありません。少したってから、もう一度試してください。
refusal-no-match = 進行中の対戦はありません。{ COMMAND("challenge") }でだれかを誘いましょう！
refusal-nothing-awaits-you = 今、あなたの番の対戦はありません。あなたの対戦は{ COMMAND("games") }で見られます。
refusal-awaited-elsewhere = ここは今、{ $opponent }さんの番です。あなたの番なのは、{ $other }さんとの対戦{ $match }です： { $link } そちらで打つか、`{ option-match }:{ $match }`をつけてください。
refusal-which-match = 当てはまる対戦が2つ以上あります。`{ option-match }`で選んでください。{ COMMAND("games") }に全部の一覧が出ます。
refusal-challenged-self = 自分とは対戦できません。友だちを選んでください。名前を空欄にすると、ここにいるだれでも受けられます。
refusal-challenged-bot = ボットは子猫を抱っこできません。人を選んでください。名前を空欄にすると、ここにいるだれでも受けられます。
refusal-challenged-stranger = その人は、もうこのサーバーにいません。ここにいる人を選んでください。
refusal-challenged-twice = { $opponent }さんへの挑戦状は、まだ返事待ちです。相手が困らないように、一度に送れるのは1通だけです。返事を待つか、取り下げてから送り直してください。種類を変えてもかまいません。
refusal-challenged-all-twice = だれでも受けられる挑戦状が、まだ返事待ちです。だれかが受けるのを待つか、先に取り下げてください。
refusal-challenged-back = { $opponent }さんからの挑戦状が、もうここに届いています。受けてみませんか？
refusal-not-with-them = { $opponent }さんとの対戦は始められません。ほかの人を誘うか、わたしと遊びましょう！
refusal-you-blocked = { $opponent }さんをブロックしています。対戦したいときは、先にブロックを解除してください。
refusal-declined-lately = { $opponent }さんは、あなたの挑戦状を断りました。<t:{ $until }:R>に、また送れます。
refusal-blocked-self = 自分はブロックできません。ほかの人を選んでください。
refusal-blocked-bot = ボットは挑戦状を送らないので、ブロックはいりません。人を選んでください。
refusal-too-many-blocked = もう{ $limit }人をブロックしていて、これ以上は覚えられません。先にだれかを解除してください（{ COMMAND("settings") }の**{ button-blocked }**）。
refusal-banned = わたしを動かしている人があなたの利用を止めたので、何もできません。間違いだと思うときや、自分の情報がほしいときは、その人に連絡してください。
refusal-challenge-over = その挑戦状にはもう返事がありました。対戦は{ COMMAND("games") }で見られ、新しい挑戦状は{ COMMAND("challenge") }で送れます。
refusal-not-your-challenge = その挑戦状は{ $opponent }さんあてです。{ COMMAND("challenge") }で自分の挑戦状を送れます！
refusal-own-challenge =
    { $whose ->
        [friend] これは{ $opponent }さんの返事待ちです。
       *[anybody] これは、ほかの人の返事待ちです。
    }取り下げることはできます。
refusal-only-challenger = その挑戦状を取り下げられるのは、{ $challenger }さんだけです。
refusal-no-channel = ここには盤面を投稿できません。わたしに足りない権限：{ $missing }。このチャンネルを管理する人に許可してもらうか、別のチャンネルを使ってください。
refusal-no-puzzle-in-forum = 日替わりパズルはフォーラムには投稿できません。テキストチャンネルを選んでください。
refusal-no-puzzle-there = { $channels }には日替わりパズルを投稿できません。わたしに足りない権限：{ $missing }。そこで許可するか、別のチャンネルを選んでください。
refusal-no-clubhouse-in-forum = クラブハウスはフォーラムには置けません。テキストチャンネルを選んでください。
refusal-no-clubhouse-there = { $channels }にはクラブハウスを置けません。わたしに足りない権限：{ $missing }。そこで許可するか、別のチャンネルを選んでください。
refusal-no-clubhouses = わたしを動かしている人がクラブハウスを止めているので、どのサーバーでも使えません。
refusal-role-everyone = それは全員のロールです。優勝者には専用のロールを選んでください。渡さないときは、「**クラブハウス**」で空欄にしてください。
refusal-role-managed = そのロールはDiscordかアプリが自動で付けるもので、わたしには渡せません。別のロールを選ぶか、優勝者用に作ってください。
refusal-role-powerful = 優勝すると自動で付くロールなので、管理の権限は付けられません。管理、キック、BAN、タイムアウト、全員へのメンションのどれもできないロールを選んでください。
refusal-role-not-allowed = まだロールを渡せません。わたしに足りない権限：{ $missing }。サーバー設定の「ロール」でわたしのロールに許可して、もう一度選んでください。
refusal-role-too-high = わたしが渡せるのは、わたしのロールより下のロールだけです。サーバー設定の「ロール」でわたしのロールをその上に動かして、もう一度選んでください。
refusal-role-above-you = あなたが選べるのは、あなたのいちばん上のロールより下にあるロールだけです。もっと下のロールを選ぶか、上のロールの人に頼んでください。
refusal-not-a-moderator = それを変えられるのは、このサーバーを管理できる人だけです。管理する人に頼んでください。
refusal-too-many-matches = 進行中の対戦が{ $limit }件あります。もう、猫の手を借りても足りません。先に1つ終えてください。一覧は{ COMMAND("games") }にあります。
refusal-too-many-matches-of = { $player }さんの進行中の対戦は{ $limit }件で、もういっぱいです。1つ終わったら、また試してください。
refusal-too-many-challenges = あなたの挑戦状が、もう{ $limit }件返事待ちです。いちばん古いものを見るか、先に取り下げてください。
refusal-following-many = フォローできる対戦は{ $limit }件までです。「**その他**」の中か、届いたメッセージの下の「**フォロー解除**」で1件減らすか、どれかが終わるのを待ってください。
refusal-not-in-this-channel = このサーバーで対戦できるのは{ $channels }です。そちらで試してください。
refusal-thread-of-others = このスレッドは別の対戦のものです。{ $channels }で申し込むと、あなたの対戦のための場所ができます。
refusal-moderator-plays = 対戦{ $match }はあなた自身の対戦なので、モデレーターとして終了することはできません。このサーバーを管理できるほかの人に頼むか、{ COMMAND("resign") }で降参してください。
refusal-not-in-this-server = その対戦はこのサーバーにありません。`{ option-end-match }`の一覧に、このサーバーの対戦が出ます。
refusal-nobody-else-here = ここにいるのはあなたとわたしだけで、挑戦状を受ける人がいません。{ COMMAND("challenge") }は、サーバーか、友だちとの会話で使ってください（会話で使うには、わたしを自分のアカウントに追加します）。
refusal-board-not-alone = この会話は対戦相手から見えないので、対戦の場所は変わりません。`/board { option-text }:True`なら、ここでも盤面を言葉で見られます。
refusal-not-a-member = わたしはまだこのサーバーのメンバーではありません。追加されているのはコマンドだけなので、盤面を投稿できません。サーバーを管理する人なら、[わたしを追加]({ $invite })できます。
refusal-answers-hidden = ここではわたしの返事があなたにしか見えないので、ほかの人は対戦を見られません。アプリの返事がみんなに見える場所で{ COMMAND("challenge") }を使うか、わたしをこのサーバーに追加するよう頼んでください。
refusal-time-not-up = { $opponent }さんの期限は<t:{ $until }:R>です。それを過ぎたら、勝ちを宣言できます。
refusal-untold = 盤面を表示できなかったので、{ $opponent }さんはあなたの最後の手をまだ知らないかもしれません。ふたりともいる場所へ`/board`で対戦を移してください。勝ちを宣言できるのは<t:{ $until }:R>です。
refusal-your-own-time = 今はあなたの番です。あなたが時間切れになると、相手は勝ちを宣言できます。まだ打てますよ！
offer-named =
    { $offer ->
        [draw] 引き分けの提案
        [takeback] 待ったのお願い
        [pause] 休止のお願い
       *[time] 延長のお願い
    }
refusal-offer-open = { $by }さんの{ offer-named }がまだ出ています。先に、下のボタンで返事をしてください。
refusal-offer-replaced = そのお願いはもう出ていません。代わりに{ $by }さんの{ offer-named }が出ています。
refusal-offer-declined = それはもうお願いしました。次の手のあとなら、もう一度お願いできます。
refusal-nothing-offered = もうお願いは出ていません。今の様子は{ COMMAND("board") }で見られます。
refusal-your-own-offer = それはあなたが出したお願いで、相手の返事待ちです。取り下げることはできます。
refusal-not-your-offer = お願いを取り下げられるのは、出した人だけです。受けるか断るかを選んでください。
refusal-nothing-to-take-back = 取り消せる手がまだありません。そのまま続けましょう！
refusal-no-clock = この対戦には時間制限がないので、止める時計も、延ばす時間もありません。そのまま続けましょう！
refusal-not-your-clock = 今動いているのは{ $mover }さんの時計です。自分の番になったら、延長をお願いできます。
refusal-not-paused = この対戦は休止していません。今の様子は{ COMMAND("board") }で見られます。
refusal-contest-holds = この対戦の大会は一時停止中なので、時計は止まっています。打つことはできます。大会が再開すると時計も動きます。
refusal-no-such-zone = { $code }というタイムゾーンは見つかりません。Asia/Tokyoのように書いてください。`/settings { option-time-zone }:`と入力すると一覧が出ます。
refusal-nothing-kept = あなたの情報は何も保存していません。{ COMMAND("challenge") }でだれかと遊べば、思い出ができますよ！
refusal-record-too-large = 棋譜にしては大きすぎるファイルです。{ $limit } KiBまでにしてください。`/replay`の「**棋譜を見る**」で出したファイルを添付してください。
refusal-record-not-text = そのファイルはテキストではありません。`/replay`の「**棋譜を見る**」で出したファイルを添付してください。
refusal-record-empty = そのファイルは空です。`/replay`の「**棋譜を見る**」で出したファイルを添付してください。
refusal-record-no-edition = { $line }行目：手の前に、boopの種類を書く行が必要です：`Edition: classic`、`Edition: ghost`、`Edition: kittens`のどれかです。書きたして、もう一度試してください。
refusal-record-odd-edition = { $line }行目：{ $code }という種類のboopはありません。`classic`、`ghost`、`kittens`のどれかを書いて、もう一度試してください。
refusal-record-not-next = { $line }行目：{ $code }ではなく、{ $expected }手目が来るはずです。直して、もう一度試してください。
refusal-record-too-long = { $line }行目：1つの対戦は{ $limit }手までなので、この行より前で終わるはずです。この行から後を消してください。
refusal-record-not-a-turn = { $line }行目：{ $code }は手として読めません。直して、もう一度試してください。
refusal-record-illegal-turn = { $line }行目、{ $code }：{ $objection }直して、もう一度試してください。
refusal-record-ambiguous-turn = { $line }行目、{ $code }：そのあとがいくつかに分かれます。`{ $first }`のように、どれにするかも書いて、もう一度試してください。
refusal-record-gone = そのファイルはもう持っていません。`/replay { option-file }:`で、もう一度添付してください。
refusal-what-to-replay = 何をリプレイするか選んでください。自分の対戦なら`{ option-match }`、棋譜なら`{ option-file }`です。
refusal-export-awaited = まだ情報をまとめているところです。ファイルが届いてから、もう一度頼んでください。
refusal-film-awaited = 前の動画を、まだ作っているところです。できあがってから、もう一度頼んでください。
refusal-film-too-long = 手が多すぎて、1本の動画に入りません。1手ずつ見てください。
refusal-no-such-number = この対戦にその手はありません。もう一度「**何手目かを選ぶ**」を押して、数字を入れてください。
refusal-profile-bot = ボットは子猫を抱っこできないので、お話しできる記録がありません。人を選んでください。
refusal-you-played-nothing = 終わった対戦がまだありません。{ COMMAND("challenge") }でだれかと遊べば、プロフィールはひとりでに埋まっていきます！
refusal-nothing-played = その人には、終わった対戦がまだありません。{ COMMAND("challenge") }で誘ってみましょう！
refusal-profile-kept = その人はプロフィールを見せない設定です。その人とあなたの対戦は、{ COMMAND("history") }で見られます。
refusal-profile-stranger = その人はここにいませんし、あなたと対戦したこともありません。ここにいる人か、対戦したことのある人を選んでください。名前を空欄にすると、あなたのプロフィールが出ます。
refusal-leaderboard-elsewhere = それは別のサーバーのランキングです。{ COMMAND("leaderboard") }で、このサーバーか、すべてのサーバーのランキングを見られます。
refusal-no-such-season = そのシーズンは見つかりません。`{ option-season }`の一覧から選ぶか、空欄にしてください。
refusal-no-such-hour = 時刻は0〜23の数字です。もう一度入れてください。
refusal-half-quiet = おやすみ時間には始まりと終わりが必要です。`{ option-quiet-from }`と`{ option-quiet-until }`の両方を入れてください。
refusal-no-such-level = その強さはありません。{ COMMAND("help") }の「**わたしと遊ぶ**」を押して、一覧から選んでください。
refusal-not-your-lesson = それは、ほかの人の練習です。{ COMMAND("help") }の「**はじめの一歩**」で、自分の練習を始められます。
refusal-bot-plays-you = わたしたちは今、対戦{ $match }（{ edition }）の途中です。先にそちらを終えましょう。{ COMMAND("board") }でここに出せます。やめるなら{ COMMAND("resign") }です。
refusal-bot-is-guest = ここにはおじゃましているだけなので、自分の手を見せられません。わたしにダイレクトメッセージを送るか、わたしを追加したサーバーで遊んでください。
refusal-bot-cannot-play = 今は、わたし自身は対戦できません。理由は、わたしを動かしている人がログで確かめられます。かわりに{ COMMAND("challenge") }で友だちを誘いましょう！
refusal-no-hints-rated = これはレート戦なので、ヒントはありません。ヒントがあるのは、わたしとの対戦と、{ COMMAND("challenge") }で`{ option-hints }:True`にした対戦です。
refusal-no-hints-here = この対戦はヒントなしで始まったので、どちらもヒントを使えません。{ COMMAND("challenge") }で`{ option-hints }:True`にすると、ふたりともヒントありで始められます。
refusal-hints-not-rated = ヒントありの対戦は、レート戦にできません。`{ option-rated }`を外してカジュアル戦にするか、`{ option-hints }`を外してください。
refusal-hint-awaited = まだヒントを考えているところです。もう少しで届きます。
refusal-cannot-think = 今は調子が悪くて考えられないので、ヒントもふり返りも出せません。理由は、わたしを動かしている人がログで確かめられます。対戦はそのまま続けられ、ヒントの回数にも入っていません。
refusal-too-much-to-think = 今はたくさんの人に聞かれていて、ヒントが間に合いそうにありません。回数には入っていないので、少したってから、もう一度試してください。
refusal-review-awaited = 前のふり返りを、まだ作っているところです。できあがってから、もう一度頼んでください。
refusal-review-of-running = その対戦はまだ続いています。終わったら、ふり返りができます。
refusal-nothing-to-review = その対戦では1手も打たれていないので、ふり返るものがありません。
refusal-review-unseen = 相手はまだこのふり返りを見ていません。ふたりとも見たら、みんなに見せられます。
refusal-puzzle-not-yours = それは、ほかの人のパズルです。{ COMMAND("puzzle") }で自分のパズルを出せます。
refusal-puzzle-done = そのパズルはもう終わっているか、別のパズルを始めたため閉じています。{ COMMAND("puzzle") }で新しいパズルを出せます。
refusal-puzzle-changed = そのパズルは、別の場所で先に進んでいます。今の様子は{ COMMAND("puzzle") }か{ COMMAND("daily") }で見られます。
refusal-puzzle-of-the-past = その日替わりパズルは終わりました。連続記録はそのままです。今日の分は{ COMMAND("daily") }で見られます。
refusal-puzzle-not-yet = その日替わりパズルはまだ出ていません。新しいものはUTCの0時（日本時間の朝9時）に出ます。今日の分は{ COMMAND("daily") }で見られます。
refusal-puzzle-gone = そのパズルはもうありません。成績には影響しません。{ COMMAND("puzzle") }で別のパズルを出せます。
refusal-puzzle-counts-not = サーバーの記録に入るのは、あなたが解いた日替わりパズルだけです。今日の分は{ COMMAND("daily") }で見られます。
refusal-no-puzzle-left = この条件のパズルは、もう全部出しました。{ COMMAND("puzzle") }で、別の種類のboopか、別のむずかしさを選んでください。
refusal-challenge-expired = その挑戦状は期限が切れました。{ COMMAND("challenge") }で新しく送れます。
refusal-opponent-not-here = { $opponent }さんにはこのチャンネルが見えないので、ここではおふたりの対戦ができません。ふたりとも見える場所で試してください。
objection-game-over = その対戦は終わっています。
objection-square-taken = そのマスは空いていません。
objection-no-kitten = 手元に子猫がいません。
objection-no-cat = 手元に猫がいません。
objection-no-cats-here = この種類のboopには猫がいません。
objection-no-ghosts-here = この種類のboopにはおばけがいません。
objection-ghost-out = おばけは、番が始まったときにベッドの上にいたので、今回は出せません。手元に戻れば、その次の番から出せます。
objection-not-an-entry = おばけはそこには出られません。ベッドのふちの、マスとマスの間から出ます。`c4 g a23`なら、c4にコマ、a2とa3の間におばけです。
objection-stitch-taken = そこには相手のおばけがいます。
objection-nothing-graduates = その手では、だれも成長せず、手元にも戻りません。
objection-win-graduates-nothing = その手で勝ちなので、だれも手元に戻りません。
objection-not-a-graduation = その手では、そのコマを手元に戻せません。
objection-must-graduate = この手では、自分のコマを1匹、手元に戻します。どれを戻すかも書いてください。

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

alert-disk = **ディスクがもうすぐいっぱいです。** データベースのある場所の残りは{ $free } MiBです。いっぱいになると、手を受けつけられません。古いバックアップや、データベースと同じ場所にあるコピー（`.before-…`、`.replaced-…`）が容量を使っているのかもしれません。
alert-database = **データベースに書きこめません。** 今は手を受けつけず、プレイヤーには「あとで試してください」と伝えています。理由はログの`CRITICAL`にあります。ファイルがなくなったか入れ替わった、別のプログラムがロックしている、空き容量がない、のどれかです。
alert-lost = **動作中にデータベースが失われました。** 理由：{ $why }。わたしは停止し、それ以降は何も受けつけていません。読み取れた分は、データベースと同じ場所に保存してあります（`.rescued`）。ファイルの場所と戻し方はログにあります。
alert-taken = **動作中に、別のプログラムがわたしのデータベースを使い始めました。** わたしは停止し、それ以降の手は受けつけていません。それまでの分はすべてファイルに残っています。Boop Botがもうひとつ動いていないか確かめてください。
alert-replaced = **わたしのプロセスのひとつが応答しなくなりました。** お知らせ、日替わりパズル、バックアップを受け持つ、中心のプロセスです。どの仕事も別のプロセスが引きついだので、止まっていません。応答しないプロセスが固まっていないか、確かめてください。そこにつながっているプレイヤーには、返事が届いていないかもしれません。
alert-over =
    { $cause ->
        [disk] ✅ ディスクの空きがまた十分になりました。
        [database] ✅ またデータベースに書き込めるようになり、手を受け付けています。
        [backup] ✅ また新しいバックアップができました。
       *[boards] ✅ また全部の盤面を表示できるようになりました。
    }
alert-newer = **わたしの新しいバージョンがあります：**{ $version }。更新する時期はおまかせします。新しくなった点や必要な作業は、変更履歴を見てください。
alert-quarantine = **対戦{ $list }を止めてあります。** 記録に食い違いがあり、続きを打てません。どこがおかしいかは`python -m bot check`でわかります。対戦していた人たちは、新しい対戦を始められます。
alert-backup = **新しいバックアップがありません。**{ $why }
alert-boards =
    { $count ->
        [1] **対戦{ $list }の盤面を、10分前から表示できません。** チャンネルに投稿できなくなったか、チャンネルがなくなったのかもしれません。足りない権限は`python -m bot doctor`でわかります。`/board`で、対戦を別の場所に移せます。Discordの調子が悪いだけなら、そのうち直ります。
       *[other] **対戦{ $list }の盤面を、どれも10分前から表示できません。** チャンネルに投稿できなくなったか、チャンネルがなくなったのかもしれません。足りない権限は`python -m bot doctor`でわかります。`/board`で、対戦を1つずつ別の場所に移せます。Discordの調子が悪いだけなら、そのうち直ります。
    }
application-description = ベッドの上で押し合う子猫たち。友だちと、今日1手、明日また1手。わたしとも遊べます。どのチャンネルでも /challenge で始められ、/help を見れば2分で遊び方がわかります。
application-tags = ボードゲーム, ふたり用, じっくり対戦, 猫, ゲーム

## When something breaks.

error-database = データベースが使えないので、今の操作はできませんでした。対戦はどれもそのままです。少したってから、もう一度試してください。
error-database-lost = たった今データベースとの接続が切れたため、今の操作が反映されたかどうかわかりません。ただ、操作が途中で止まっていることはありません。今の状態を確かめてから、もう一度試してください。
error-discord = 今、Discordがちょっとつまずきました。データは無事です。もう一度試してください。
error-unexpected = こちらで問題が起きました。あなたの対戦は無事です。また起きたら、わたしを動かしている人にこの番号を伝えてください：`{ $reference }`

## The teacher: hints, and the warning of a preview. What a turn does stands behind its name or behind "It"; "they" is the
## other player. A fact never says more than is true: "threatens" is what would happen if the other let it be.
## In Japanese each fact is a sentence of its own without its 。 and without あなた, because a review tells of others' turns, too.

hint = 💡 **{ $turn }。**{ $why }
hint-place =
    { $kind ->
        [cat] { $square }に猫
       *[kitten] { $square }に子猫
    }
hint-way = { $turn }。{ $way }
hint-entry = おばけは{ $low }と{ $high }の間に
hint-why =
    { $count ->
        [1] { $first }。
       *[other] { $first }。さらに、{ $second }。
    }
hint-look-opening = 💡 ベッドはまだがらがらです。どのふちからも遠い、真ん中あたりのマスがおすすめです。
hint-look =
    💡 { $told }{ $part ->
        [top-left] 左上（{ $left }〜{ $right }列、{ $lower }〜{ $upper }行）
        [top-right] 右上（{ $left }〜{ $right }列、{ $lower }〜{ $upper }行）
        [bottom-left] 左下（{ $left }〜{ $right }列、{ $lower }〜{ $upper }行）
       *[bottom-right] 右下（{ $left }〜{ $right }列、{ $lower }〜{ $upper }行）
    }に注目してみましょう。
hint-look-idea =
    { $idea ->
        [wins] 次の一手で勝てます。
        [eight] 8匹すべてがベッドに乗るので、1匹が戻ってきます。
        [threatens] 次の番の勝ちをねらえる手があります。
        [prepares] リーチをかける手があります。次の番で3匹並ぶと、成長します。
        [trap] 気をつけて。いちばんよさそうなマスは、じつはよくありません。
        [nothing] 相手が並べることも、こちらのコマを落とすこともできなくなる手があります。
        [ghost] おばけが入って、相手のコマのほうへ向かえます。
        [safe] 次に自分のコマが落とされないようにできます。
        [more] ベッドの上のコマを、相手より多くできます。
        [middle] ふちから離れましょう。ふちのコマは落とされやすいです。
        [apart] 相手のコマどうしを引き離せます。
        [beside] 自分のコマのとなりに置けます。3匹並べるための一歩です。
        [free] 急ぐことはありません。同じくらいいい手がたくさんあります。
       *[quiet] いまは、とくに目立つ手はありません。いいマスを選ぶ場面です。
    }
hint-look-forces = 相手がどう返しても、{ $turns }手以内に勝てます。
hint-look-lost =
    { $turns ->
        [1] どこに打っても、次の番で相手が勝てます。
       *[other] どこに打っても、相手は{ $turns }手以内に勝てます。いちばん長く粘れる手を探しましょう。
    }
hint-look-stops =
    { $named ->
        [yes] 相手は次に{ winning-on }勝ちをねらっています。でも、防げます。
       *[no] 相手が勝ちをねらっています。でも、防げます。
    }
hint-look-few =
    相手が{ $turns ->
        [1] 次の番で勝つ
       *[other] { $turns }手以内に勝ちを決める
    }のを防げるのは、空いている{ $free }マスのうち{ $count }マスだけです。
hint-look-grows = この手番で、子猫が{ $count }匹成長できます。
hint-look-pushes = 相手のコマを{ $count }匹、ベッドから落とせます。
hint-look-keeps =
    { $named ->
        [yes] 相手は次に{ on-squares }子猫を成長させられます。でも、防げます。
       *[no] 相手の子猫が次に成長しそうです。でも、防げます。
    }
hint-look-spoils =
    { $reply ->
        [none] 相手にはいい手があります。
       *[other] 相手が{ $reply }に打つ手に気をつけましょう。
    }{ $does ->
        [grows] 子猫を成長させる手です。
        [threatens] 勝ちをねらう手です。
        [pushes] こちらのコマを落とす手です。
       *[line] 成長のリーチをかける手です。
    }先に封じられます。
hint-look-edge = 相手のコマを{ $count }匹、ふちへ押しやれます。ふちのコマは、もう一押しで落ちます。
hint-look-kind =
    { $kind ->
        [cat] 使うのは猫です。
       *[kitten] 使うのは子猫です。
    }
hint-found = 👍 わたしでもそう打ちます！
hint-threat = 相手は次に{ winning-on }勝ちをねらっています。
hint-few-hold =
    { $turns ->
        [1]
            空いている{ $free }マスのうち、相手の次の勝ちを防げるのは{ $count ->
                [1] ここだけです。
               *[other] { $count }マスだけ。ここはその1つです。
            }
       *[other]
            空いている{ $free }マスのうち、相手があと{ $turns }手以内に勝つのを防げるのは{ $count ->
                [1] ここだけです。
               *[other] { $count }マスだけ。ここはその1つです。
            }
    }
hint-but-win = ただし、そのあと相手は{ winning-on }勝てます。
hint-but-growing =
    ただし、そのあと相手は{ on-squares }子猫を成長させられます{ $anyway ->
        [yes] （すべては防げません）
       *[no] { "" }
    }。
hint-but-loses =
    ただし、自分のコマ{ $too ->
        [yes] も
       *[no] が
    }{ $count }匹落ちます。
hint-not =
    { $square }に{ $kind ->
        [kitten] 子猫を
        [cat] 猫を
       *[any] { "" }
    }置くのは避けましょう
hint-not-win = { hint-not }。相手に{ winning-on }勝たれてしまいます。
hint-not-forced =
    { hint-not }。{ $turns ->
        [1] 相手にすぐ勝ちを決められてしまいます。
       *[other] 相手は、あと{ $turns }手で必ず勝てるようになります。
    }
hint-not-grows = { hint-not }。{ $reply }に打たれると、相手の子猫が{ $count }匹成長します。
hint-not-threatens = { hint-not }。{ $reply }に打たれると、次に{ winning-on }勝ちをねらわれます。
hint-not-pushes =
    { hint-not }。{ $reply }に打たれると、自分の{ $many ->
        [yes] { $count }匹
       *[no] { $squares }のコマ
    }を落とされます。
hint-not-line = { hint-not }。{ $reply }に打たれると、{ on-squares }並ぶ成長のリーチをかけられます。
hint-not-line-sure = { hint-not }。{ $reply }に打たれると、{ on-squares }並ぶ、防ぎようのない成長のリーチをかけられます。
hint-lose-at-once = { $squares }に置くと、すぐに相手に勝たれてしまいます。
hint-follow-up = 相手が{ $reply }と返したら、次は{ $next }。{ $does }。
hint-eight = これで8匹すべてがベッドに乗るので、1匹が戻ります。
hint-ghost-waits = おばけは、今回は出さずにおきましょう。
hint-as-good =
    { $how ->
        [many] ここでは、同じくらいよさそうな手がたくさんあります。
        [alone] ほかに同じくらいよさそうなマスはありません。
       *[some] 同じくらいよさそうなマスが、ほかにもいくつかあります。
    }
hint-lost-now = もう止められません。何を打っても、相手は次の番で勝てます。
hint-lost = 何を打っても、相手はあと{ $turns }手以内に勝てます。いちばん長くねばれるのがこの手です。
hint-behind =
    { $cats ->
        [told] 今は形勢が不利です（猫は{ $own }対{ $theirs }）。
       *[none] 今は形勢が不利です。
    }
hint-ahead =
    { $cats ->
        [told] 形勢はかなり有利です（猫は{ $own }対{ $theirs }）。
       *[none] 形勢はかなり有利です。
    }
hint-no-reason = これという決め手はありませんが、試した中ではいちばんいい手でした。
hint-warning = ⚠️ この手を打つと、相手が{ winning-on }勝てるようになります。
on-squares =
    { $many ->
        [yes] { $count }か所で
       *[no] { $squares }で
    }
winning-on =
    { $with ->
        [cat] 猫を使って{ on-squares }
        [kitten] 子猫を使って{ on-squares }
       *[any] { on-squares }
    }
square-of-line =
    { $square }（{ $line }の並び{ $pushed ->
        [piece] 、押してそろう
        [ghost] 、おばけが押してそろう
       *[nobody] { "" }
    }）
square-by-ghost = { $square }（おばけが押してそろう）
fact-wins = これで勝ちです
fact-wins-in =
    { $turns ->
        [2] 相手が何をしても、次の自分の番で勝てます
       *[other] 相手がどう返しても、この手を含めて{ $turns }手以内に勝てます
    }
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] そのねらいを防げるのは、ここだけです
               *[no] そのねらいを防ぎます
            }
       *[new]
            { $only ->
                [yes] 相手が{ winning-on }勝つのを防げるのは、ここだけです
               *[no] 相手が{ winning-on }勝つのを防ぎます
            }
    }
fact-leaves-win = 相手が{ winning-on }勝てるようになります
fact-grows-up = 子猫が{ $count }匹成長します
fact-anyway = { $does }（ほとんどのマスで同じです）
fact-threatens-win = 次に{ winning-on }勝ちをねらいます
fact-leaves-line = { on-squares }完成できる並びを見送っています
fact-stops-growing = 相手の子猫が{ on-squares }成長するのを防ぎます
fact-leaves-growing = 相手が{ on-squares }子猫を成長させられるようになります
fact-threatens-growing =
    成長のリーチをかけます（{ $kind ->
        [kitten] 子猫なら
        [cat] 猫なら
       *[any] { "" }
    }{ $many ->
        [yes] { $count }か所のどこでも
       *[no] { $squares }で
    }3匹並び、成長します）
fact-pushes-off =
    相手の{ $many ->
        [yes] { $count }匹
       *[no] { $squares }のコマ
    }をベッドの外へ落とします
fact-scares-off =
    おばけが相手の{ $many ->
        [yes] { $count }匹
       *[no] { $squares }のコマ
    }をおどかして、ベッドの外へ落とします
fact-ghost-comes =
    おばけが相手の{ $many ->
        [yes] { $count }匹
       *[no] { $squares }のコマ
    }のほうへ向かいます
fact-spoils-threat = 相手が{ $reply }に打って{ winning-on }勝ちをねらう手を封じます
fact-spoils-push =
    相手が{ $reply }に打って、こちらの{ $many ->
        [yes] { $count }匹
       *[no] { $squares }のコマ
    }を落とす手を封じます
fact-spoils-line = 相手が{ $reply }に打って成長のリーチをかける手を封じます
fact-spoils-growing = 相手が{ $reply }に打って子猫{ $count }匹を成長させる手を封じます
fact-leaves-nothing = 相手には、完成できる並びも、落とせるコマもなくなります
fact-loses-pieces = 自分のコマが{ $count }匹、ベッドの外へ落ちます
fact-pushes-to-edge =
    相手の{ $many ->
        [yes] { $count }匹
       *[no] { $squares }のコマ
    }をふちへ押しやります
fact-own-to-edge =
    自分の{ $many ->
        [yes] { $count }匹
       *[no] { $squares }のコマ
    }をふちへ押しやります
fact-nobody-falls = 次に自分のコマが落とされる心配がなくなります
fact-more-on-bed = ベッドの上は、自分{ $own }匹、相手{ $theirs }匹になります
fact-middle = 真ん中を押さえます
fact-pushes-apart = 相手のコマどうしを引き離します
fact-beside = 自分のコマ{ $count }匹のとなりに来ます
button-hint = ヒント
button-keep-puzzles = これからも届けて
button-show-turn = おすすめの手を見る
board-handicap = ハンデあり：{ $orange }さんの手元には、最初から猫が1匹います。
board-may-hint = 困ったら、「**ぷにっ！**」の中の「**ヒント**」をどうぞ。使った回数はここに出ます。
board-may-hint-level = 困ったら、「**ぷにっ！**」の中の「**ヒント**」をどうぞ。使うと、勝ってもレベルの攻略にはなりません。
board-hints = 💡 ヒント：{ $counts }
board-hints-of = { $player } { $count }回

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

review-title = 🔎 対戦{ $match }のふり返り：{ $orange } 対 { $gray }
review-chart = 一手ごとの形勢
review-moment = **{ $place }** · { $turn }手目、{ $player }（相手：{ $other }） · 打った側の勝率：{ $before }%から{ $after }%へ
review-played = **{ $played }**。{ $against }。
review-better = もっといい手：||{ $better }||
review-better-turn = **{ $turn }。**{ $why }
review-loses = このあとどう打っても、相手は{ $turns }回打つうちに勝てます
review-misses-line = 完成できる並びを見送っています
review-misses-win = 勝ちを見のがしています
review-reply-grows = { $reply }に打たれると、相手の子猫が{ $count }匹成長します
review-reply-threatens = { $reply }に打たれると、次に{ winning-on }勝ちをねらわれます
review-reply-pushes =
    { $reply }に打たれると、自分の{ $many ->
        [yes] { $count }匹
       *[no] { $squares }のコマ
    }を落とされます
review-reply-line = { $reply }に打たれると、成長のリーチをかけられます
review-reply-line-sure = { $reply }に打たれると、防ぎようのない成長のリーチをかけられます
review-reply-wins = { $reply }に打たれると、そのあとどう打っても、相手は{ $turns }回打つうちに勝てます
review-leaves-none = これなら、相手に勝てる手はありません。
review-leaves-no-line = これなら、相手は次の手で3匹並べられません。
review-nothing-against = 悪くはありませんが、もっといい手がありました
review-lets-slip = もっといい手がありました
review-gives-away = 勝つチャンスのほとんどを手放しました
review-best-answer = { $told }。相手の最善の返しは{ $reply }です
review-line-where = { $told }（{ on-squares }）
review-with-cat = { $square }（猫）
review-answer-does = { $told }。相手の最善の返しは{ $reply }で、{ $does }
review-answer-then = { $told }。相手の最善の返しは{ $reply }です。{ $next }と続けても、相手が{ $later }に打って{ $does }
review-cause =
    { $told }（{ $by ->
        [ghost] おばけに
       *[piece] この手で
    }相手の{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }が{ $origin }から{ $to }へ押されるため）
review-even = この対戦を決めた一手はありません。少しずつ差がつきました。
review-lost-from = { $turn }手目からは、{ $player }さんが挽回するのはほぼ無理でした。
review-bots-slip = { $player }さんはほとんど何も逃しませんでした。勝負を決めたのは、わたしの{ $turn }手目、**{ $played }**です。
review-kept =
    { $player }：100点中{ $kept }点{ $hints ->
        [0] { "" }
       *[other] （ヒント{ $hints }回）
    }。{ $how ->
        [every] チャンスをひとつも逃していません
        [all] チャンスをほとんど逃していません
        [most] チャンスをいくつか逃しました
        [some] チャンスをかなり逃しました
       *[few] 苦しい対局でした。まだまだ伸びます
    }。
review-praise = ⭐ 好手！　{ $turn }手目、{ $player }：**{ $played }。**{ $why }
moment-title = **{ $place }/{ $count } · { $turn }手目、{ $player }（相手：{ $other }）**
moment-played = 打った手：**{ $played }**。{ $against }。打った側の勝率：{ $before }%から{ $after }%へ
moment-better = もっといい手：{ $better }
moment-pictures =
    { $better ->
        [yes] 1枚目は打った手、2枚目はもっといい手です。
        [hidden] もっといい手は隠してあるので、先に自分で探してみてもいいですよ。
       *[no] 画像は打った手です。もっといい手は隠してあるので、先に自分で探してみてもいいですよ。
    }
moment-chances = 勝率は、ときどき見落としもある人どうしの場合です。だから、必ず勝てる場面でも100%にはなりません。
try-where = **もう一度、{ $turn }手目（{ $player }の番）。**{ $kind ->
        [cat] 猫
       *[kitten] 子猫
    }をどこに置きますか？
try-wins = **{ $turn }**。これで勝ちです！
try-loses = **{ $turn }**。相手の勝ちになってしまいます。
try-verdict =
    { $verdict ->
        [best] 正解！⭐
        [good] 最善手とほぼ同じくらいの手です！⭐
        [better] 実際の手よりいい手です。でも、もっといい手があります。
        [alike] 実際の手と同じくらいの手です。
        [lost] この手でも負けてしまいます。
        [same] 実際に打った手です。
       *[worse] 実際の手のほうがいいです。
    }
try-answer = **{ $turn }**。わたしなら**{ $reply }**と返します。そのあとのあなたの勝率は約{ $chance }%、実際の手では{ $played }%です。
try-sure = **{ $turn }**。相手がどう返しても、この手を含めて{ $turns }手以内に勝てます。相手の最善のねばりは**{ $reply }**です。
try-answer-wins = **{ $turn }**。わたしなら**{ $reply }**と返して勝ちです。実際の手での勝率は{ $played }%です。
try-follows = 次は{ $next }。{ $does }。
try-shown = 画像は、わたしが返したあとの盤面です。
button-moment = { $turn }手目
button-moment-back = ふり返りに戻る
button-try-it = 試す
button-try-another = 別の手
button-show-better = もっといい手を見る
button-overview = 全体へ
review-how = 線が上なら{ $upper }さん、下なら{ $lower }さんが優勢です。勝率は、ときどき見落とすくらいの人どうしで打った場合の目安です。
review-show-later = ふたりとも見たあとで、もう一度「**{ button-review }**」を押すと、みんなに見せられます。
moment-alt =
    { $better ->
        [yes] { $turn }手目の、もっといい手です。
       *[no] { $turn }手目、実際の手です。
    }
review-alt = { $count }手のあいだ、どちらが優勢だったかのグラフ。数字は{ $upper }（上）の勝率で、残りが{ $lower }（下）の勝率です。
review-alt-turn = { $turn }手目のあと：{ $chance }%。
review-alt-moment = 番号{ $place }は{ $turn }手目の印です。
picture-kept = 100点中{ $kept }点
review-alt-kept = { $player }：{ picture-kept }。
review-alt-star = 星は好手だった{ $turn }手目の印です。
picture-better = { $player }さん優勢
picture-turn = 手目
picture-turning-point = 分かれ目
review-alt-turning-point = 線は{ $turn }手目、勝負の分かれ目です。
review-progress = 🔎 { $turns }手中{ $done }手目を見ています…
review-waiting = 🔎 順番待ちです。もうすぐふり返りを始めます…
button-review = ふり返る

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

house-title = ### 🐾 今の対戦
house-match =
    { $near ->
        [yes] • { $orange } 対 { $gray }、もうすぐ決着！　{ $mover }の番（{ house-since }） · [対戦{ $match }]({ $link })
       *[no] • { $orange } 対 { $gray } · { $mover }の番（{ house-since }） · [対戦{ $match }]({ $link })
    }
house-since = <t:{ $since }:R>から
house-more = …ほかにも対戦が{ $count }件あります。
house-open = • { $who }が対戦相手を募集中：{ edition }、{ pace } · [挑戦状]({ $link })
house-contest =
    { $state ->
        [open] { $contest }：<t:{ $due }:f>に開始。まだ参加できます
        [running] { $contest }：開催中
        [paused] { $contest }：休止中
       *[resting] { $contest }：<t:{ $due }:f>に再開
    }
house-contest-link =
    { $contest-kind ->
        [league] [リーグ]({ $link })
        [cup] [カップ戦]({ $link })
       *[arena] [アリーナ]({ $link })
    }
house-quiet = 今は静かです。だれか遊びませんか？
house-leader = { $place }位 { $player } { $rating }
house-season = 🏆 今シーズンの{ edition }：{ $list }
house-streak = 🔥 日替わりパズルの連続記録：{ $days }日
picture-house = 今の対戦
picture-moves = この人の番
picture-looking = 対戦相手を募集中
picture-near-end = もうすぐ決着
picture-waits = { $days }日待ち
picture-leading = 今シーズンの{ edition } · レート−誤差
house-alt = このサーバーの今のようす。
house-alt-match = { $orange }対{ $gray }。{ $mover }の番。
house-alt-near-end = もうすぐ決着です。
house-alt-waits = { $days }日待っています。
house-alt-open = { $who }が対戦相手を募集中。
house-alt-quiet = 空いたクッションと、眠る2匹の猫。
house-alt-leading = { picture-leading }。
house-alt-leader = 今シーズン{ $place }位：{ $player }、{ $rating }。
button-play-with = { $who }と対戦
button-new-challenge = 挑戦状を出す
button-leaderboard = ランキング
button-champions = 殿堂
clubhouse-result = { $result } · [対戦{ $match }]({ $link })
clubhouse-lead = 👑 { $who }が今シーズンの{ edition }で首位に立ちました！
challenge-begun-elsewhere = 対戦開始！　対戦{ $match }が{ $channel }で始まりました。
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results =
    { $results ->
        [all] すべての結果
        [rated] レート戦の結果
       *[none] 結果なし
    }
setting-clubhouse-board = みんなの掲示板
setting-clubhouse-season = シーズンの終わり
setting-clubhouse-trouble = ⚠️ 投稿できません。足りない権限：{ $missing }。
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ でも{ $channels }では作れません。足りない権限：{ $missing }。
owner-channel-closed = **{ $server }**の{ $channel }に投稿できなくなりました（{ $what ->
        [puzzle] 日替わりパズル
       *[clubhouse] クラブハウス
    }）。足りない権限：{ $missing }。そこで許可するか、{ COMMAND("server") }でほかのチャンネルを選んでください。
owner-channel-gone = **{ $server }**で、投稿先のチャンネルがなくなりました（{ $what ->
        [puzzle] 日替わりパズル
       *[clubhouse] クラブハウス
    }）。そちらで{ COMMAND("server") }を使ってほかのチャンネルを選ぶと、続けられます。
owner-mended = ✅ **{ $server }**の{ $channel }に、また投稿できるようになりました。もう何もしなくて大丈夫です。
owner-moved = ✅ **{ $server }**では、これから{ $channel }に投稿します。もう何もしなくて大丈夫です。
owner-contests-closed = **{ $server }**の{ $channel }に投稿できなくなり、そこの大会が止まっています。足りない権限：{ $missing }。そこで許可するか、ほかのチャンネルで{ COMMAND("league") }、{ COMMAND("cup") }、{ COMMAND("arena") }から大会を開き、「**{ button-contest-here }**」を押してください。
owner-contests-gone = **{ $server }**で{ $contest }のチャンネルがなくなり、大会が止まっています。ほかのチャンネルで{ COMMAND("league") }、{ COMMAND("cup") }、{ COMMAND("arena") }から開き、「**{ button-contest-here }**」を押してください。
command-server-clubhouse = このチャンネルをクラブハウスにして、対戦のようすと結果を投稿する
form-clubhouse = 対戦のようすと結果を、通知なしで投稿する場所。空欄にすると投稿しません
form-about-results = わたしとの対戦と、どちらかがランキングに出ない対戦の結果は、お知らせしません
form-results =
    { $results ->
        [all] すべての結果
        [rated] レート戦の結果
       *[none] 結果なし
    }
form-about-house = 対戦、挑戦状、シーズンの今がわかる、自動更新のメッセージ
form-about-season = 新しいシーズンの最初の日に出す、表彰台の絵
setting-champion-role =
    { $role ->
        [none] なし
        [gone] そのロールはもうありません
       *[other] { $role }
    }
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ ロールを渡せません。足りない権限：{ $missing }。
        [too-high] ⚠️ ロールを渡せません。サーバー設定の「ロール」で、わたしのロールをその上に動かしてください。
        [powerful] ⚠️ このロールには管理の権限が付いたので、渡すのをやめました。別のロールを選んでください。
       *[refused] ⚠️ Discordに断られて、ロールを渡せませんでした。1時間以内にもう一度試します。
    }
command-server-champion-role = シーズン優勝者に渡すロール。やめるときは「クラブハウス」で空欄にする
form-champion-role = 前のシーズンの優勝者に渡すロール（わたしのロールより下のもの）。「ロールの管理」の権限が必要。空欄にすると渡しません
audit-champion =
    { $given ->
        [yes] boopの前シーズンの優勝者
       *[no] boopの前シーズンの優勝者ではなくなりました
    }
champion-role-ask = { $role }をシーズンごとの優勝者に渡しますか？　前のシーズンの優勝者にはすぐに渡します：{ $names }。
champion-role-ask-nobody = { $role }をシーズンごとの優勝者に渡しますか？　前のシーズンには優勝者がいないので、渡すのは今のシーズンが終わってからです。
champion-role-ask-former = これまでの{ $role }は、{ $names }から外れます。
button-role-yes = はい、渡す
button-role-no = いいえ、このままにする

## The week of a server: a picture, and a few lines above it.

week-title = ### 🗓️ boopの1週間 · { $first }〜{ $last }
week-numbers = { $people }人で{ $matches }戦：{ $turns }手、ぷにっ{ $boops }回、ベッドの外へ{ $off }匹。
week-upset = 今週の番狂わせ：{ $winner }が、レートで{ $gap }点上の{ $loser }に勝利
week-longest = 最長の対戦：{ $orange } 対 { $gray }、{ $turns }手
week-turn = 今週の一手：{ $other }との対戦で{ $who }が指した{ $turn }手目。勝率が{ $points }ポイント動きました
week-solvers =
    日替わりパズルを7日とも正解：{ $who }{ $more ->
        [0] { "" }
       *[other] ほか{ $more }人
    }
week-alt = このサーバーの1週間、{ $first }から{ $last }まで。
week-title-drawn = 1週間のまとめ · { $first }〜{ $last }
week-heading =
    { $of ->
        [upset] 今週の番狂わせ
        [longest] 最長の対戦
        [turn] 今週の一手
       *[solvers] 日替わりパズルを7日とも正解
    }
week-label-matches = 対戦
week-label-turns = 手
week-swing = 勝率が{ $points }ポイント動いた
picture-gap = レート差
setting-clubhouse-week = 1週間のまとめ（月曜日{ $hour }:00 UTC）
form-about-week = シェアできる1週間のまとめ画像。対戦があった週の分だけ、月曜日に出します
badge-name =
    { $badge ->
        [first-win] 初ゴロゴロ
        [three-grown] のびざかり
        [two-lines] 一石二猫
        [eight-cats] 満員ベッド
        [ghost-line] おばけの手助け
        [five-off] ベッドひとりじめ
        [three-off] トリプルぽとり
        [five-booped] 特大ぷにっ
        [sure-footed] ふんばり上手
        [pushed-home] 最後のひと押し
        [diagonal] ななめ上をいく
        [corner] すみっこ好き
        [quick] 電光石火
        [long] 夜ふかし
        [comeback] 九つの命
        [upset] 下克上
        [revenge] 雪辱
        [streak-three] ノリノリ3連勝
        [streak-ten] にゃんと10連勝
        [five-friends] 顔の広い猫
        [all-editions] 三刀流
        [bot-beaten] つかまえた！
        [level-five] 五合目
        [five-levels] 一歩ずつ
        [queen] 女王さまのおじぎ
        [all-levels] 全にゃん制覇
        [first-puzzle] ひらめいた！
        [puzzle-week] パズル週間
        [hundred-days] 百日パズル
        [hard-puzzle] 難問ひとひねり
        [defence] この一手
        [podium] 表彰台入り
       *[champion] チャンピオン
    }
badge-story =
    { $badge ->
        [first-win] 人との対戦で初勝利
        [three-grown] 勝った対戦で、1手で子猫が3匹成長
        [two-lines] 勝った対戦で、1手で並びを同時に2つ完成
        [eight-cats] ベッドの上に猫8匹で勝利
        [ghost-line] おばけが押しこんでできた並びで勝利
        [five-off] 勝った対戦で、相手のコマを5匹ベッドの外へ
        [three-off] 勝った対戦で、1手で相手のコマを3匹ベッドの外へ
        [five-booped] 勝った対戦で、1手で5匹をぷにっ
        [sure-footed] 自分のコマが一度もベッドから落ちずに勝利
        [pushed-home] ぷにっと押して初めてできた並びで勝利
        [diagonal] 角から角への長い斜め線の上に並べて勝利
        [corner] すみのマスまで届く並びで勝利
        [quick] ほんの数手での早い勝利
        [long] とても長い対戦で勝利
        [comeback] 猫4匹の差から逆転勝利
        [upset] レートが200点以上高い相手に勝利
        [revenge] 前回負けた相手に勝利
        [streak-three] 3回続けて勝利
        [streak-ten] 10回続けて勝利
        [five-friends] ちがう5人に勝利
        [all-editions] 3種類のboopすべてで勝利
        [bot-beaten] Boop Botにヒントなしで初勝利
        [level-five] レベル5以上のわたしに勝利
        [five-levels] 5つのレベルのBoop Botにヒントなしで勝利
        [queen] 最高レベルのBoop Botに勝利
        [all-levels] 10あるすべてのレベルのBoop Botにヒントなしで勝利
        [first-puzzle] はじめてパズルに正解
        [puzzle-week] 日替わりパズルを7日連続で正解
        [hundred-days] 日替わりパズルを100問正解
        [hard-puzzle] むずかしいパズルを1回目で正解
        [defence] 守れるただ1つの手を発見
        [podium] ここでのシーズン終了時に表彰台へ
       *[champion] ここでのシーズンで優勝
    }
badge-earned = 🏅 { $player }の新しいバッジ：{ $list }
badge-brought = 🏅 新しいバッジ：**{ badge-name }**
badge-told = { $earned } · [対戦{ $match }]({ $link })
badge-way = **{ badge-name }**：{ badge-story }（今は{ $done }/{ $all }）
badge-way-level = **{ badge-name }**：{ badge-story }（今はレベル{ $done }）
badge-line = **{ badge-name }**：{ badge-story }
badge-title = 🏅 { $player }のバッジ：{ $all }個中{ $count }個
badge-none = 🏅 { $player }のバッジはまだありません。対戦で勝ったり、パズルを解いたりすると手に入ります。
badge-more = ほか{ $count }個
badge-ahead = **これからのバッジ**
badge-where = ひとりでも、パズルのバッジや、わたしに勝つともらえるバッジを集められます。レベル{ $level }以上のわたしとの対戦なら、ベッドの上の技のバッジももらえます。
badge-card =
    { $count ->
        [0] あなたのカードのバッジ：最新の3つ
       *[other] あなたのカードのバッジ：{ $list }
    }
badge-alt = { $name }のバッジ、{ $all }個中{ $count }個：{ $list }
badge-alt-none = { $name }のバッジ：{ $all }個中、まだなし
badge-picture = { $name }のバッジ
picture-badges = { $all }個中{ $count }個
badge-choose = カードにのせる3つを選ぶ
badge-what-for = まだ持っていないバッジの条件は？
button-badges = バッジ
button-my-card = 自分のカードを見る
setting-clubhouse-badges = バッジ
form-about-badges = 新しいバッジと、それを手に入れた対戦

## Time banks, and being away.

challenge-time-up =
    { $how ->
        [lose] -# ふたりが2手ずつ打ったあとは、時間が切れた人の負けです。
       *[claim] -# 時間切れのときは、相手が勝ちを宣言できます（ふたりとも2手打ったあと）。
    }
challenge-rescue = 時間が切れても、1局に1度だけ、たいてい2日延びます。
challenge-nights-off = -# おやすみ時間の間は、その人の時計が止まります。「週末は休み」の人は、土曜と日曜も止まります。
challenge-away = { $opponent }さんは<t:{ $until }:f>まで留守です。それまで時計は動かず、挑戦状は1週間有効です。それでも送りますか？
button-anyway = それでも送る
board-bank = ⏳ { $player }さんの残りは{ $time } · 1手ごとに{ $each }追加
board-bank-loses = ⏳ { $player }さんの残りは{ $time } · 時間切れは負け
board-loses-on-time = 時間が切れた人は負けです
board-away = 🌴 { $player }さんは<t:{ $since }:D>から<t:{ $until }:f>まで留守：時計は動きません
board-away-unclocked = 🌴 { $player }さんは<t:{ $since }:D>から<t:{ $until }:f>まで留守
away-leaves =
    { $other }さん、{ $by }さんは<t:{ $since }:f>から<t:{ $until }:f>まで留守です。{ $whose ->
        [yours] あなたの時計も止まります。期限は<t:{ $due }:f>です。
        [still] あなたの時計も止まるので、ごゆっくり。
        [unclocked] この対戦には時計がないので、ごゆっくり。
        [sooner] 今は{ $by }さんの番で、期限は留守の前（<t:{ $due }:R>）です。
       *[theirs] 今は{ $by }さんの番です。{ $by }さんの時計は、その間止まります。
    }
away-returns = { $other }さん、{ $by }さんは対局できます。時計はいつもどおり動きます。
away-returns-unclocked = { $other }さん、{ $by }さんが戻りました。
line-match = 対戦{ $match }
away-rescued =
    { $by }さん、この対戦の時間が切れたので、留守の日を2日使います。
    -# <t:{ $until }:f>までに打ってください。{ $other }さん、待ってくれてありがとう！残りの日数は{ COMMAND("away") }で見られます。
away-mine =
    { $state ->
        [none] 今のところ、留守の予定はありません。留守の間は、あなたの対戦の時計が動きません。
        [planned] <t:{ $since }:f>から<t:{ $until }:f>まで留守です。その間、あなたの対戦の時計は動きません。
       *[away] <t:{ $until }:f>まで留守です。その間、あなたの対戦の時計は動きません。
    }
away-back = 👋 また一緒に遊べますね！　時計はいつもどおり動きます。
away-before = ⚠️ 出かける前に：[対戦{ $match }]({ $link })の期限は<t:{ $due }:R>です。
away-left = 今年残っている留守の日：{ $of }日のうち{ $days }日（使い始めた日も1日と数えます）
away-rescue =
    { $on ->
        [yes] 時間切れの救済：オン。時間が切れても、自動で留守の日を2日使い、その対戦だけ2日延ばします（1手に1日以上ある対戦で、1局に1度だけ）。ほかの対戦はそのまま進みます。
       *[no] 時間切れの救済：オフ。時間が切れたら、そこまでです。
    }
away-weekends =
    { $on ->
        [yes] 週末は休み：オン。「夜は休み」の対戦では、土曜と日曜にあなたの時計が止まります。
       *[no] 週末は休み：オフ。
    }
away-now = 今から
away-days =
    { $days ->
        [0] 留守にしない（ほかの設定だけ変える）
       *[other] { $days }日
    }
button-change-away = 変更する
button-am-back =
    { $planned ->
        [yes] やっぱりいます
       *[no] 戻りました
    }
form-about-friendly = レートは変わりません。子猫boopは、とくに指定しなければカジュアル戦です
form-about-with-hints = ふたりともヒントを聞けます。レートは変わりません
form-about-lose-on-time = 時間が切れた人はその場で負け。チェックなしなら、相手が勝ちを宣言すると負けです
form-about-nights-off = おやすみ時間（12時間まで）に、その人の時計が止まります。「週末は休み」の人は土曜と日曜も
form-about-rescue = 時間が切れても、対戦ごとに1度、留守の日を2日使って続けられます
form-about-weekends-off = 「夜は休み」の対戦では、土曜と日曜にあなたの時計が止まります
command-away = 留守を知らせる：その間、あなたの対戦の時計は動かない
command-away-days = 留守にする日数
command-away-starts-in = 何日後に始まるか（空欄にすると今から）
command-challenge-time-up = 時間が切れたらどうなるか
command-challenge-time-up-name =
    { $how ->
        [lose] その場で負け
       *[claim] 相手が勝ちを宣言できる
    }
command-challenge-nights = おやすみ時間に、その人の時計を止める（「週末は休み」の人は土曜と日曜も）
refusal-no-time-to-take-back = その手を取り消すには、残り時間が足りません。そのまま続けてください！
refusal-not-away = 留守の予定はありません。{ COMMAND("away") }で予定できます。
refusal-away-too-far = 少し先すぎます。留守の予定を入れられるのは、始まる3か月前からです。
refusal-no-away-days = 今年の留守の日が足りません。残りは{ $days }日です。もっと短くしてください。
refusal-rescued = { $opponent }さんにはまだ留守の日があるので、ここで2日使います。まもなく盤面に表示されます。

## Several games with one result.

challenge-games =
    { $games ->
        [both-sides] -# 先手と後手を入れ替えた2つの盤面が同時に始まり、合わせて1つの結果になります。
        [best-of-three] -# 3番勝負（先に2勝した方の勝ち）：1局終わると、先手と後手を入れ替えて次の盤面が始まります。
       *[best-of-five] -# 5番勝負：1局終わると、先手と後手を入れ替えて次の盤面が始まります。
    }
challenge-games-rated = レートは1局ごとに変わり、どの局も週5回までのレート戦の1回に数えます。
challenge-rated-left = 今週おふたりに残っているレート戦はあと{ $left }局なので、そのあとはカジュアル戦になります。
series-game =
    { $games ->
        [both-sides] 2つの盤面の{ $number }つ目
        [best-of-three] 3番勝負の第{ $number }局
       *[best-of-five] 5番勝負の第{ $number }局
    } · { $one } { $score } { $other }
series-result =
    { $state ->
        [won] 🏁 { $first }が番勝負を{ $score }で制しました！
        [drawn] 🏁 番勝負は{ $score }で引き分けです。
       *[stopped] 🏁 番勝負はここで終わり、勝敗はつきません：{ $first } { $score } { $second }
    }
command-challenge-games = 何局勝負にするか（選ばなければ1局）
command-challenge-games-name =
    { $games ->
        [one] 1局だけ
        [both-sides] 先手後手を1回ずつ：2つの盤面で同時に
        [best-of-three] 3番勝負
       *[best-of-five] 5番勝負
    }
refusal-series-running = シリーズはまだ終わっていません。次の対戦がもう始まっています。{ COMMAND("games") }で見られます。
refusal-rematch-running = 再戦はもう始まっています：対戦{ $match }。別にもう一局なら{ COMMAND("challenge") }をどうぞ。
refusal-no-handicap =
    { $why ->
        [rated] 最初から猫がいる対戦は、レート戦にできません。`{ option-rated }`を外すと、カジュアル戦になります。
        [kittens] この種類のboopには猫がいないので、猫のハンデはつけられません。`{ option-edition }`か`{ option-first }`で、ほかのものを選んでください。
        [series] 猫のハンデは、1局だけの対戦で使えます。`{ option-games }`を外すか、`{ option-first }`でほかのものを選んでください。
       *[bot] 猫はあげられませんが、強さは何段階もあります。やさしいほうを選んでみてください。
    }
refusal-no-series-here = ここにはおじゃましているだけなので、次の盤面を出せません。`{ option-games }`を外すか、わたしを追加したサーバーでシリーズを遊んでください。

## Contests: leagues, cups and arenas.

command-league = このサーバーのリーグ：見る、参加する、開催する
contest-none =
    { $contest-kind ->
        [league] 今、ここではリーグを開催していません。サーバーを管理する人なら開催できます。
        [cup] 今、ここではカップ戦を開催していません。サーバーを管理する人なら開催できます。
       *[arena] 今、ここではアリーナを開催していません。サーバーを管理する人なら開催できます。
    }
contest-none-but-you =
    { $contest-kind ->
        [league] 今、ここではリーグを開催していません。「**{ button-contest-announce }**」で始められます。
        [cup] 今、ここではカップ戦を開催していません。「**{ button-contest-announce }**」で始められます。
       *[arena] 今、ここではアリーナを開催していません。「**{ button-contest-announce }**」で始められます。
    }
contest-choose =
    { $contest-kind ->
        [league] どのリーグを見ますか？
        [cup] どのカップ戦を見ますか？
       *[arena] どのアリーナを見ますか？
    }
league-title = ### 🏆 { $contest } · シーズン{ $season }
league-season = シーズン{ $season }
league-division = { $number }部
league-rules =
    • 各部4〜6人。最初はレート順に分け、1位は1つ上の部へ昇格、最下位は降格します。
    • 同じ部の全員と2回ずつ、先手は1回ずつ。対戦はすべて同時に始まります。
    • 時間切れは負けです（留守の日が残っていれば、先に使います）。2回でシーズンから離脱です。
    • 離脱になったり、自分から抜けたりしたときは、自分の対戦の半分以上が終わっていれば、その結果は有効、残りは負け。半分未満なら、どれも無効です。
contest-opens =
    { $short ->
        [yes] 開始：<t:{ $due }:F>（<t:{ $due }:R>）。それまでに{ $least }人以上集まらなければ、1週間延期します。
       *[no] 開始：<t:{ $due }:F>（<t:{ $due }:R>）。
    }
league-state =
    { $state ->
        [running] 全{ $all }回の対戦のうち、{ $over }回が終了。
        [paused] 休止中：全{ $all }回の対戦のうち、{ $over }回が終了。サーバーを管理する人が{ COMMAND("league") }で再開するまで、新しい対戦は始まらず、時計もすべて止まっています。
        [nobody] シーズン終了。全員が途中で外れたため、優勝者はいません。次のシーズンの受付開始：<t:{ $due }:F>。
        [resting] 🎉 シーズン終了！　優勝：{ $winners }。次のシーズンの受付開始：<t:{ $due }:F>。
       *[ended] このリーグは終了しました。
    }
contest-joined =
    { $when ->
        [open] **参加者（{ $count }人）：** { $names }
       *[next] **次のシーズンの参加者（{ $count }人）：** { $names }
    }
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ チャンネルがなくなったため、新しい対戦は始まりません。サーバーを管理する人は、別のチャンネルで{ COMMAND("league") }を使い、「**{ button-contest-here }**」を選んでください。
        [cup] ⚠️ チャンネルがなくなったため、新しい対戦は始まりません。サーバーを管理する人は、別のチャンネルで{ COMMAND("cup") }を使い、「**{ button-contest-here }**」を選んでください。
       *[arena] ⚠️ チャンネルがなくなったため、新しい対戦は始まりません。サーバーを管理する人は、別のチャンネルで{ COMMAND("arena") }を使い、「**{ button-contest-here }**」を選んでください。
    }
league-row =
    { $out ->
        [yes] { $place }位 ~~{ $player }~~ 離脱 · **{ $points }** · { $played }/{ $all }
       *[no] { $place }位 { $player } **{ $points }** · { $played }/{ $all }
    }
league-alt = { $contest }、{ $division }の順位表。
league-alt-row =
    { $out ->
        [yes] { $place }位：{ $name }（離脱）、勝ち点{ $points }、対戦{ $played }回。
       *[no] { $place }位：{ $name }、勝ち点{ $points }、対戦{ $played }回。
    }
league-pair = **{ $contest }** · { $division }：{ $one } – { $other }
league-playing = ▶️ { $division }、対戦中：{ $threads }
contest-thread = { $one } 対 { $other } · { $contest }
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
games-bank =
    { $whose ->
        [mine] ⏳ あなたの残りは{ $time }
       *[theirs] ⏳ 相手の残りは{ $time }
    }
games-offer = ✋ 提案があなたの返事を待っています
contest-counts =
    { $contest-kind ->
        [league] ただし、リーグでは有効です。勝ち点は{ $player }さんに入ります。
        [cup] ただし、カップ戦では有効です。点は{ $player }さんに入ります。
       *[arena] ポイントは{ $player }さんに入ります。
    }
contest-loss =
    { $contest-kind ->
        [league] それでも、リーグでは負けになります。
        [cup] それでも、カップ戦では負けになります。
       *[arena] それでも、アリーナでは負けになります。
    }
arena-too-late = アリーナはもう終わっていたので、この対戦は成績に入りません。
league-board = 🏆 { $contest }、{ $division }
league-you =
    { $where ->
        [plays] 今シーズンに参加中です。「**{ button-contest-join }**」を押すと、シーズン{ $season }にも参加できます。
        [both] 今シーズンに参加中で、シーズン{ $season }にも参加予定です。
        [out] 今シーズンは離脱しました。「**{ button-contest-join }**」を押すと、シーズン{ $season }に参加できます。
        [out-joined] 今シーズンは離脱しましたが、シーズン{ $season }に参加予定です。
        [joined] シーズン{ $season }に参加予定です。
       *[none] まだ参加していません。「**{ button-contest-join }**」を押すと、シーズン{ $season }に参加できます。
    }
contest-in =
    { $contest-kind ->
        [league] 参加しました：{ $contest }、シーズン{ $season }。対戦が始まったらお知らせします。
        [cup] 参加しました：{ $contest }。対戦が始まったらお知らせします。
       *[arena] 参加しました：{ $contest }。対戦のたびにお知らせします。
    }
contest-blocked =
    { $contest-kind ->
        [league] リーグでは、ブロックした人や、あなたをブロックした人と当たることもあります。
        [cup] カップ戦では、ブロックした人や、あなたをブロックした人と当たることもあります。
       *[arena] アリーナでは、ブロックした人や、あなたをブロックした人と当たることもあります。
    }
contest-stayed = わかりました。このまま続けましょう！
contest-kept = わかりました。このまま続けます。
contest-left = { $contest }から抜けました。
contest-leave-sure =
    { $contest-kind ->
        [league] シーズンの途中で{ $contest }から抜けますか？　進行中の対戦は終了します。
        [cup] 今、{ $contest }から抜けますか？　進行中の対戦は終了し、相手が勝ち上がります。
       *[arena] { $contest }から抜けますか？　ポイントは残り、開催中ならいつでも戻れます。
    }
contest-announced =
    { $contest-kind ->
        [league] { $contest }のお知らせを{ $channel }に出しました。4人以上集まれば、<t:{ $due }:f>に始まります。
        [cup] { $contest }のお知らせを{ $channel }に出しました。4人以上集まれば、<t:{ $due }:f>に始まります。
       *[arena] { $contest }のお知らせを{ $channel }に出しました。<t:{ $due }:f>に始まります。
    }
contest-removed =
    { $contest-kind ->
        [league] { $player }さんを{ $contest }から外しました。そこで進行中だった対戦は終わりました。
        [cup] { $player }さんを{ $contest }から外しました。そこで進行中だった対戦は終わりました。
       *[arena] { $player }さんを{ $contest }から外しました。
    }
contest-removed-early = { $player }さんを{ $contest }の参加者から外しました。あなたが許可しないかぎり、もう参加できません。
contest-let-in = { $player }さんは{ $contest }にまた参加できます。
contest-let-in-letter = **{ $server }**のモデレーターが、あなたの{ $contest }への参加をまた認めました。よかったらどうぞ。
contest-trouble = ⚠️ いま{ $channel }に投稿できないので、そこでは大会が進みません。足りない権限：{ $missing }。
contest-no-threads = ⚠️ { $channel }ではスレッドを作れないため（足りない権限：{ $missing }）、ボードはすべてチャンネルそのものに届きます。
contest-remove-sure =
    { $contest-kind ->
        [league] { $player }さんを{ $contest }から外しますか？進行中の対戦は終わり、今シーズンは戻れません。
        [cup] { $player }さんを{ $contest }から外しますか？進行中の対戦は終わり、もう戻れません。
       *[arena] { $player }さんを{ $contest }から外しますか？もう戻れません。
    }
contest-remove-sure-early = { $player }さんを{ $contest }から外しますか？あなたが許可するまで、もう一度参加することはできません。
contest-remove-told = 本人がダイレクトメッセージを受け取れる場合は、そこで知らせます。
contest-removed-untold = 理由を届けられませんでした。ダイレクトメッセージを送れません。
contest-removed-letter = **{ $server }**のモデレーターが、あなたを{ $contest }から外しました。
contest-removed-why = 💬 理由：
contest-removed-then =
    { $contest-kind ->
        [league] そこで進行中だった対局は終わり、今シーズンは戻れません。
        [cup] そこで進行中だった対局は終わり、もう戻れません。
       *[arena] 進行中の対局は最後まで打てますが、もう戻れません。
    }
contest-kept-out = モデレーターが許可しないかぎり、もう参加できません。
contest-end-sure =
    { $contest-kind ->
        [league] { $contest }を完全に終了しますか？　進行中の対戦は続けられますが、優勝は決まらず、次のシーズンもありません。
        [cup] { $contest }を完全に終了しますか？　進行中の対戦は続けられますが、優勝は決まりません。
       *[arena] 今、{ $contest }を終了しますか？　進行中の対戦は続けられますが、もうポイントには入りません。
    }
contest-end-sure-open = { $contest }を中止しますか？　まだ始まっていないので、対戦は行われません。
contest-pause-sure = { $contest }を一時停止しますか？　期限はありません。あなたか、サーバーを管理するほかの人が「**再開する**」を押すまで、新しい対戦は始まらず、どの時計も動きません。その間も打てます。進行中の各対戦でお知らせします。
contest-called-off = モデレーターが{ $contest }を終了しました。進行中の対戦は最後まで続けられます。
contest-called-off-early = モデレーターが、始まる前に{ $contest }を中止しました。
contest-waited = ⏳ { $contest }は1週間のびます。いまの参加者は{ $who }。始めるには{ $least }人が必要です。新しい開始は<t:{ $due }:F>。お友だちもぜひ誘ってください！
contest-corrected = ✏️ { $contest }の内容が変わりました：
contest-ended = { $contest }は終了しました。
contest-ended-early = { $contest }は中止されました。
contest-end-reason = 💬 モデレーターが{ $contest }を終了します。理由：
contest-end-untold = 理由を届けられませんでした。そのチャンネルには書き込めません。
contest-begins =
    { $days ->
        [0] 1時間後
       *[other] { $days }日後
    }
contest-begins-now = 今すぐ
league-points = 勝ち点
league-rises = 昇格
league-falls = 降格
league-columns = 勝ち点 · 対戦数
league-out = 離脱
button-contest-join = 参加する
button-contest-leave = 抜ける
button-contest-stay = 残る
button-contest-keep = いいえ、続ける
button-contest-table =
    { $contest-kind ->
        [league] 順位表
        [cup] トーナメント表
       *[arena] 順位表
    }
button-contest-announce =
    { $contest-kind ->
        [league] リーグを開催する
        [cup] カップ戦を開催する
       *[arena] アリーナを開催する
    }
button-contest-pause =
    { $paused ->
        [yes] 再開する
       *[no] 休止する
    }
button-contest-correct = 編集
button-contest-remove = だれかを外す
button-contest-remove-yes = はい、外します
button-contest-remove-why = 理由を伝えて外す
button-contest-remove-no = いいえ、残します
button-contest-let-in = だれかをまた参加できるようにする
button-contest-here = ここに移す
button-contest-there = いいえ、そのまま
button-contest-list =
    { $contest-kind ->
        [league] リーグ一覧
        [cup] カップ戦一覧
       *[arena] アリーナ一覧
    }
button-contest-end =
    { $contest-kind ->
        [league] リーグを終了する
        [cup] カップ戦を終了する
       *[arena] アリーナを終了する
    }
button-contest-end-why = 理由を伝えて終了する
form-about-contest-name = 全員に見える名前
form-about-contest-announce = 全員に見える名前。お知らせは#{ $channel }に出ます。
form-about-contest-begins = 時刻は{ $zone }の時間帯です。/settingsで変えられます。
form-about-contest-end-reason = チャンネルで全員が読みます。保存はされません。
form-contest-member = 未選択
form-about-contest-member = 外す人を選ぶ
form-about-contest-kept-out = また参加できるようにする人
refusal-no-such-contest = ここではもう開催していません。開催中のものは{ COMMAND("league") }、{ COMMAND("cup") }、{ COMMAND("arena") }で見られます。
refusal-no-contest-name = 名前が必要です。名前を書いて、もう一度送ってください。
refusal-no-contest-clock = 時間制限がないと、いつまでも終わらないかもしれません。別の持ち時間を選んでください。
refusal-enough-contests = ここではリーグ、カップ戦、アリーナがもう合わせて{ $limit }件開かれています。新しく開催できるのは、サーバーを管理する人だけです。どれかが終われば、あなたも開催できます。
refusal-contest-named-so =
    { $contest-kind ->
        [league] このサーバーには{ $name }という名前のリーグがもうあります
        [cup] このサーバーには{ $name }という名前のカップ戦がもうあります
       *[arena] このサーバーには{ $name }という名前のアリーナがもうあります
    }。紛らわしくないように別の名前にして、もう一度送ってください。
refusal-too-many-contests = このサーバーにはリーグ、カップ戦、アリーナがもう合わせて{ $limit }件あり、これ以上は開催できません（{ $names }）。先に1件終了してください。
refusal-in-contest-already = もう参加しています。対戦が始まったらお知らせします。
refusal-nobody-to-remove = その人は参加していないので、外す必要はありません。
refusal-not-in-contest = 今は参加していないので、抜ける必要はありません。
refusal-contest-runs-not = 今は進行中の対戦がないので、休止は必要ありません。
refusal-no-contests = わたしを動かしている人がリーグ、カップ戦、アリーナを止めています。{ COMMAND("challenge") }なら、いつでもだれかを誘えます。
refusal-contest-full = 満員です。カップ戦に参加できるのは{ $limit }人までです。
refusal-contest-has-begun = もう始まっているので、編集できません。
refusal-cup-has-begun = このカップ戦はもう始まっています。ほかのカップ戦があるかは{ COMMAND("cup") }でわかります。
command-cup = このサーバーのカップ戦：見る、参加する、開催する
cup-title = ### 🏆 { $contest }
cup-rules =
    • 勝ち抜き戦で、シードはレート順。人数が半端なら、上位シードは1回戦が不戦勝です。
    • 1組につき2回、同時に対戦します。先手は1回ずつです。
    • 同点なら、もう1回の決定戦。決定戦は、より短い持ち時間で打ちます（あれば）。先手は下位シード。引き分けなら、上位シードの勝ちです。
    • 時間切れは負けです（留守の日が残っていれば、先に使います）。
    • 抜けると、相手が勝ち上がります。
cup-state =
    { $state ->
        [running] { $round }：{ $all }人のうち{ $left }人が勝ち残っています。
        [paused] 休止中（{ $round }）：サーバーを管理する人が{ COMMAND("cup") }で再開するまで、新しい対戦は始まらず、時計もすべて止まっています。
        [won] 🎉 優勝は{ $winner }、準優勝は{ $second }です！
       *[ended] このカップ戦は終了しました。
    }
cup-round =
    { $round ->
        [final] 決勝
        [semi] 準決勝
        [quarter] 準々決勝
        [eighth] ラウンド16
        [sixteenth] ラウンド32
       *[thirty-second] ラウンド64
    }
cup-tie =
    { $how ->
        [won] { $one }が{ $other }に{ $score }で勝ち
        [seed] { $one }が上位シードで勝ち（{ $other }と{ $score }）
        [walkover] { $one }の勝ち（{ $other }は離脱）
        [bye] { $one }は不戦勝
        [begun] { $one } 対 { $other }（ここまで{ $score }）
       *[open] { $one } 対 { $other }
    }
cup-score = { $one }対{ $other }
cup-bye = 不戦勝
cup-alt = { $contest }のトーナメント表。
cup-alt-round = { $round }：{ $ties }。
cup-pair = **{ $contest }** { $round }：{ $one }さんと{ $other }さんが、ここで2回対戦します。先手は1回ずつです。
cup-decider = **{ $contest }** { $round }：{ $one }さんと{ $other }さんは同点なので、決定戦で決着をつけます（{ $pace }）。先手は{ $one }さん。引き分けなら、{ $other }さんの勝ちです。
cup-again = **{ $contest }** { $round }：無効になった対戦があるので、{ $one }さんと{ $other }さんはここでもう1回対戦します。
cup-board = 🏆 { $contest }、{ $round }
cup-board-tie =
    { $state ->
        [won] { $winner }が{ $score }で勝ち上がりです
        [won-cup] 🏆 { $winner }が{ $score }で優勝です！
        [walkover] { $loser }が離脱したため、{ $winner }が勝ち上がりです
        [walkover-cup] 🏆 { $loser }が離脱したため、{ $winner }が優勝です
        [level] { $score }の同点なので、決定戦で決着をつけます
        [decider] 決定戦（ここまで{ $score }）：引き分けなら{ $better }の勝ちです
       *[open] ここまで { $orange } { $score } { $gray }。2局で同点なら、もう1局で決めます
    }
cup-you =
    { $where ->
        [joined] 参加しています。
        [plays] このカップ戦で勝ち残っています。
        [out] あなたのカップ戦は、ここまでです。
        [late] もう始まっているので、参加できません。
       *[none] まだ参加していません。「**{ button-contest-join }**」を押すと参加できます。
    }
league-leave-counts =
    { $counts ->
        [yes] あなたの対戦は全{ $all }回のうち{ $over }回が終わっています。終わった分は有効で、残りは相手の勝ちになります。
       *[no] あなたの対戦は全{ $all }回のうち{ $over }回しか終わっていません。半分に届かないので、どれも無効になります。
    }
league-remove-counts =
    { $counts ->
        [yes] 全{ $all }局のうち{ $over }局が終わっています。それは数えられ、残りは相手の勝ちになります。
       *[no] 終わったのは全{ $all }局のうち{ $over }局だけです。半分に足りないので、1局も数えられません。
    }
league-over = 🎉 { $contest }、シーズン{ $season }が終わりました！
league-over-division = **{ $division }**：🏆 { $winner }
league-over-nobody = 全員が途中で外れたため、優勝者はいません。
league-goes-up = { $player } 昇格
league-goes-down = { $player } 降格
league-next = シーズン{ $season }の受付開始：<t:{ $due }:F>。ここに新しいメッセージが出ます。続けて遊ぶなら、そこで「**{ button-contest-join }**」を押してください。
cup-over = 🎉 { $contest }の優勝は{ $winner }！　準優勝は{ $second }です。
arena-over = 🎉 { $contest }が終わりました！　優勝は{ $points }ポイントの{ $winner }です。
arena-over-nobody = { $contest }が終わりました。最後まで進んだ対戦はありませんでした。
command-arena = このサーバーのアリーナ：見る、参加する、開催する
arena-title = ### 🏟️ { $contest }
arena-rules =
    • 終了時刻まで、手の空いた人どうしが次々に対戦します。
    • 勝ちは2ポイント、引き分けは1ポイント。引き分けが続いたら、数えるのは最初の1回だけです。
    • 2連勝で絶好調🔥！　勝ちが止まるまで、ポイントはすべて2倍です。
    • カジュアル戦なので、レートは変わりません。終了時にまだ続いている対戦は、ポイントに入りません。
    • 時間が切れるとお休みです。もう一度「**{ button-contest-join }**」を押すと戻れます。
arena-state =
    { $state ->
        [running] 終了：<t:{ $due }:R>。
        [won] 🎉 優勝は{ $points }ポイントの{ $winner }です！
        [nobody] 終わりました。最後まで進んだ対戦はありませんでした。
       *[ended] このアリーナは終了しました。
    }
arena-row =
    { $how ->
        [fire] { $place }位 🔥 { $player } **{ $points }** · { $played }戦
        [out] { $place }位 { $player }（お休み中） **{ $points }** · { $played }戦
       *[plain] { $place }位 { $player } **{ $points }** · { $played }戦
    }
arena-more = ほか{ $count }人
arena-alt = { $contest }の順位表。
arena-alt-row =
    { $how ->
        [fire] { $place }位：{ $name }（絶好調）、{ $points }ポイント、対戦{ $played }回。
        [out] { $place }位：{ $name }（お休み中）、{ $points }ポイント、対戦{ $played }回。
       *[plain] { $place }位：{ $name }、{ $points }ポイント、対戦{ $played }回。
    }
arena-pair = **{ $contest }**：{ $one }さん、{ $other }さん、おふたりの対戦はここです。先手は{ $one }さんです。
arena-board = 🏟️ { $contest }
arena-sits-out = { $player }さんはお休みに入ります。「**{ button-contest-join }**」で戻れます。
contest-moved = { $contest }は{ $channel }に移りました。
contest-move-sure = { $contest }を{ $channel }に移しますか？　これからは案内のメッセージもお知らせもそこに出て、新しい対戦もそこで始まります。進行中の対戦は、今のスレッドやチャンネルに残ります。
picture-starts = { $day } { $hour }（UTC）に開始
picture-join = 参加はDiscordの「{ button-contest-join }」から
contest-poster-alt =
    { $contest }のポスター（{ $facts }）。{ picture-starts }。{ picture-join }。台の上に賞品があります。{ $count ->
        [0] まだだれも参加していません。横に子猫が2匹います。
       *[other] 横に参加者{ $count }人の猫。
    }
arena-you =
    { $where ->
        [joined] 参加しています。
        [plays] 参加中です。相手が空きしだい、対戦が始まります。
        [resting] お休み中です。「**{ button-contest-join }**」を押すと戻れます。
       *[none] まだ参加していません。「**{ button-contest-join }**」を押すと参加できます。
    }
arena-begins =
    { $minutes ->
        [5] 5分後
        [15] 15分後
        [60] 1時間後
        [1440] 1日後
       *[10080] 1週間後
    }
arena-lasts =
    { $minutes ->
        [30] 30分
        [60] 1時間
        [120] 2時間
       *[180] 3時間
    }
refusal-removed-from-contest = モデレーターがあなたを外したため、もう参加できません。
refusal-only-moderators-announce = 開催できるのは、このサーバーを管理できる人だけです。管理する人は{ COMMAND("server") }で、だれでも開催できるように変えられます。
champions-contests = **リーグ、カップ戦、アリーナ**
champions-contest =
    { $contest-kind ->
        [league] { $contest }、シーズン{ $season }、{ $division }：{ $winner }
        [cup] { $contest }：{ $winner }
       *[arena] { $contest }：{ $winner }
    }

## Vote matches: a whole server against the bot.

command-vote = みんなでわたしと対戦：サーバーの次の手を投票で決める
team-unnamed = このサーバー
vote-open = { $team }の番です！　投票の締め切り：<t:{ $due }:R>。
vote-wanted = **{ $turn }**：{ $total }票中{ $votes }票
vote-more = ほかに{ $count }手
vote-none =
    { $hours ->
        [24] まだ投票がありません。だれも投票しなければ、もう1日待ちます。
       *[other] まだ投票がありません。だれも投票しなければ、さらに{ $hours }時間待ちます。
    }
vote-played = { $total }票中{ $votes }票で選ばれた手です。
vote-before = みなさんの前の手、{ $turn }：{ $total }票中{ $votes }票でした。
vote-counted = { $turn }：{ $votes }票
vote-alt = 投票：{ $votes }。
vote-voters = 投票の多かった人：{ $voters }
vote-voter = { $player }（{ $votes }回）
vote-next = 投票対戦が続いていれば、次の対戦は<t:{ $due }:F>に始まります。
vote-again = { COMMAND("vote") }で、また始められます。
vote-given-up = 1週間だれも投票しなかったため、対戦{ $match }は終わりました。
vote-what = 投票対戦では、このサーバーのみんなでわたしと対戦します。対戦は週に1回。次の手には、ひとりひとりがこっそり投票します。時間になったら、いちばん票の多い手をわたしが打ちます。同数なら、先に票が入った手です。そのあと、わたしが返し手を打ちます。
vote-off = 今、ここでは投票対戦をしていません。サーバーを管理する人なら始められます。
vote-terms =
    { $hours ->
        [24] { edition-title }、相手はわたし（{ level-name }）、1日1手です。
       *[other] { edition-title }、相手はわたし（{ level-name }）、{ $hours }時間ごとに1手です。
    }
vote-page-open = { $channel }で、みんなの番です。投票の締め切り：<t:{ $due }:R>。
vote-page-bot = { $channel }でわたしの番です。わたしが打ったら投票できます。
vote-page-next = 次の対戦は<t:{ $due }:R>に{ $channel }で始まります。
vote-not-yet = この番では、まだ投票していません。
vote-yours = あなたの投票：**{ $turn }**。{ $total }票中{ $votes }票がこの手です。
vote-until = 投票の締め切り：<t:{ $due }:R>。それまでは変えられます。
vote-sure = まだこの手に投票していません。「**{ button-vote-for }**」を押すか、別のマスを選んでください。
vote-begun = 対戦{ $match }が{ $channel }で始まります。その後は毎週月曜日に、新しい対戦が始まります。
vote-end-sure = 投票対戦を終了しますか？　進行中の対戦は勝敗なしで終わり、月曜日に新しい対戦も始まりません。
vote-ended = 投票対戦を終了しました。{ vote-again }
vote-terms-server =
    { $hours ->
        [24] { edition-title }、相手は{ $team }、1日1手です。
       *[other] { edition-title }、相手は{ $team }、{ $hours }時間ごとに1手です。
    }
vote-page-server = { $team }の番です。相手の手のあと、{ $channel }で投票できます。
vote-what-server = この投票対戦では、2つのサーバーが対戦します。自分たちの番が来たら、それぞれのサーバーで、ひとりひとりがこっそり投票します。時間になったら、いちばん票の多い手をわたしが打ちます。同数なら、先に票が入った手です。相手のサーバーについて見えるのは、名前と打った手だけです。
vote-offered = 相手のサーバーを管理する人に、コード`{ $code }`を渡してください。そのサーバーの{ COMMAND("vote") }で入力されると、{ $channel }で対戦が始まり、このサーバーが先手になります。コードは1回だけ、<t:{ $until }:f>まで使えます。
vote-asked =
    { $hours ->
        [24] { $team }からこのサーバーへの挑戦です：{ edition-title }、1日1手です。手はそれぞれのサーバーの投票で決まり、{ $team }が先手です。こちらの盤面はこのチャンネルに届きます。
       *[other] { $team }からこのサーバーへの挑戦です：{ edition-title }、{ $hours }時間ごとに1手です。手はそれぞれのサーバーの投票で決まり、{ $team }が先手です。こちらの盤面はこのチャンネルに届きます。
    }
vote-accepted = 対戦が始まりました！　先手は{ $team }です。相手の手のあと、ここに最初の盤面が届きます。
vote-left = **{ $turn }**を打ちました：{ $total }票中{ $votes }票。次は{ $team }の番です。そのあと、ここに次の盤面が届きます。
vote-end-sure-server = 投票対戦を終了しますか？　両方のサーバーで、勝敗なしで終わります。
vote-hours =
    { $hours ->
        [24] 毎日
       *[other] { $hours }時間ごと
    }
button-vote = 投票する
button-vote-for = この手に投票
button-vote-change = 投票を変える
button-vote-page = 投票対戦
button-vote-begin = 投票対戦を始める
button-vote-here = ここに移す
button-vote-end = 投票対戦を終了する
button-vote-challenge = ほかのサーバーに挑戦する
button-vote-accept = 挑戦を受ける
form-about-vote-code = 相手のサーバーを管理する人からもらった8文字
form-about-vote-channel = 盤面は#{ $channel }に届き、みんなはそこで投票します。
refusal-no-vote-match = 今、ここでは投票対戦をしていません。{ COMMAND("vote") }で始められます。
refusal-vote-match-on = ここではもう投票対戦をしています。{ COMMAND("vote") }で見られます。
refusal-other-vote-match-on = 相手のサーバーはもう投票対戦をしています。終わったら、もう一度試してください。コードは1週間使えます。
refusal-no-such-vote-offer = そのコードは見つかりません。もう使われたか、1週間を過ぎたか、文字が違うようです。相手のサーバーに新しいコードをもらってください。
refusal-own-vote-offer = それはこのサーバーのコードです。相手のサーバーを管理する人に渡してください。
refusal-other-server-votes = { $mover }の番なので、ここではまだ投票できません。相手の手のあと、次の盤面が届きます。
