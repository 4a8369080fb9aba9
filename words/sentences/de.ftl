### Jeder Satz, den jemand liest, auf Deutsch. Wie eine Übersetzung gemacht ist, sagt docs/translating.md; dort steht auch das Glossar.
### Namen stehen immer hinter "von", "gegen", "mit" oder am Satzanfang: So braucht keiner Fall oder Geschlecht.


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
        [ghost] Geister-Boop
        [kittens] Kätzchen-Boop
       *[classic] Boop
    }
edition-title =
    { $edition ->
        [ghost] Geister-Boop
        [kittens] Kätzchen-Boop
       *[classic] Boop
    }
# Ein Name für alle, die vergessen werden wollten: "Katze von Jemand von früher".
former-player = Jemand von früher
someone = jemand

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }, du beginnst! Setz ein Kätzchen, wohin du magst.
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange } spielt Rotpelz, { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray } spielt Frack.
board-your-turn = { $mover }, du bist dran!
board-past =
    { $kind ->
        [cat] Katze
       *[kitten] Kätzchen
    } von { $who } auf { $square } · Zug { $turn } · Partie { $match }
board-past-told = Zug { $turn }, Partie { $match }: { $told }
board-past-first = So begann Partie { $match }
board-past-undone = Zurückgenommen · Partie { $match }
board-past-earlier = Partie { $match }, ein früherer Stand
board-moved = { $mover }, Partie { $match } ist hierher umgezogen.
board-moved-turn = Du bist dran, danach { $other }.
board-taken-back =
    { $undone ->
        [one] { $other }, Zug { $last } wurde zurückgenommen.
       *[other] { $other }, die Züge { $first } und { $last } wurden zurückgenommen.
    }
board-taken-back-alone =
    { $undone ->
        [one] Zug { $last } wurde zurückgenommen.
       *[other] Die Züge { $first } und { $last } wurden zurückgenommen.
    }
board-moves-again = { $mover } ist noch einmal dran.
board-yours-again = Du bist wieder dran.
whose-turn =
    { $turn ->
        [yours] Du bist dran.
       *[theirs] { $mover } ist dran.
    }
side-to-move =
    { $side ->
        [orange] Rotpelz ist dran
       *[gray] Frack ist dran
    }
board-facts =
    { $clock ->
        [due] Zug { $turn } · { side-to-move } · fällig <t:{ $due }:R> · Partie { $match }
        [still] Zug { $turn } · { side-to-move } · Uhr angehalten · Partie { $match }
       *[none] Zug { $turn } · { side-to-move } · ohne Uhr · Partie { $match }
    }
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] Partie { $match } · gewertet · fällig <t:{ $due }:R>
                [still] Partie { $match } · gewertet · Uhr angehalten
               *[none] Partie { $match } · gewertet · ohne Uhr
            }
       *[no]
            { $clock ->
                [due] Freundschaftspartie { $match } · fällig <t:{ $due }:R>
                [still] Freundschaftspartie { $match } · Uhr angehalten
               *[none] Freundschaftspartie { $match } · ohne Uhr
            }
    }
board-won =
    { $ending ->
        [line] 🏆 { $winner } gewinnt! Drei Katzen in einer Reihe.
        [eight-cats] 🏆 { $winner } gewinnt! Alle acht Katzen auf dem Bett.
        [three-kittens] 🏆 { $winner } gewinnt! Drei Kätzchen in einer Reihe.
        [resigned] 🏆 { $winner } gewinnt: { $loser } hat aufgegeben.
       *[time] 🏆 { $winner } gewinnt: Die Zeit von { $loser } war um.
    }
board-drawn =
    { $ending ->
        [agreed] 🤝 Unentschieden: { $orange } und { $gray } sind sich einig.
        [repetition] 🤝 Unentschieden: dreimal dieselbe Stellung.
       *[turn-limit] 🤝 Unentschieden: 300 Züge sind gespielt.
    }
board-called-off = { $by } hat Partie { $match } abgesagt.
board-closed =
    { $ending ->
        [called-off] { $other }: { $by } hat Partie { $match } abgesagt.
        [cancelled] { $orange } und { $gray }, die Moderation hat Partie { $match } beendet.
        [left-contest] { $orange } und { $gray }, Partie { $match } entfällt: Ihr seid nicht mehr beide dabei.
       *[abandoned] { $orange } und { $gray }, Partie { $match } ist eingeschlafen.
    }
board-left = { $other }, Partie { $match } entfällt: { $by } ist nicht mehr dabei.
board-drawn-early = { $orange } und { $gray }, ihr seid euch über ein Unentschieden einig, habt aber noch nicht beide zwei Züge gemacht.
board-uncounted = Die Partie ist vorbei und zählt nicht.
board-off-in-league = Für die Wertung zählt sie nicht. Was sie in der Liga wert ist, steht in deren Tabelle.
board-timed-out = { $other }, die Zeit von { $by } war um, bevor ihr beide zwei Züge gemacht hattet.
board-well-played = Gut gespielt, { $player }!
board-well-played-both = Gut gespielt von beiden!
board-ratings = Wertung: { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
board-friendly = Freundschaftspartie: Die Wertungen bleiben, wie sie sind.
board-numbers =
    { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · { $boops } Stupser · { $off } gegnerische vom Bett
board-match = Partie { $match }
counted-booos = BUUUH! × { $count }
picture-turns =
    { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
picture-boops = Stupser
picture-falls = vom Bett
picture-grown = groß
picture-won =
    { $ending ->
        [line] { $winner } gewinnt: drei Katzen in einer Reihe!
        [eight-cats] { $winner } gewinnt: alle acht Katzen auf dem Bett!
        [three-kittens] { $winner } gewinnt: drei Kätzchen in einer Reihe!
        [resigned] { $winner } gewinnt: { $loser } hat aufgegeben
       *[time] { $winner } gewinnt: Die Zeit von { $loser } war um
    }
picture-drawn =
    { $ending ->
        [agreed] Unentschieden: beide waren einverstanden
        [repetition] Unentschieden: dreimal dieselbe Stellung
       *[turn-limit] Unentschieden nach 300 Zügen
    }
board-rows = Zeile für Zeile, von oben:
rows-tip = Sollen die Bretter selbst sagen, wer wohin gestupst wurde? Schalte in { COMMAND("settings") } **Stupser in Worten** ein.
board-row =
    { $rank }: { $pieces ->
        [none] leer
       *[other] { $pieces }
    }
board-row-piece =
    { $square } { $kind ->
        [cat] Katze
       *[kitten] Kätzchen
    } ({ $who })
board-moved-away =
    📦 { $mover } hat Partie { $match } { $where ->
        [server] nach { $channel }
       *[conversation] in eine Direktnachricht
    } verlegt. `/board { option-match }:{ $match }` holt sie dorthin, wo du den Befehl tippst.
board-homeless-turn = { $other } hat gezogen, du bist dran in Partie { $match }. Aber in { $channel } kann ich nichts mehr schreiben. Tipp `/board { option-match }:{ $match }` in einem Kanal, den ihr beide seht, dann zieht die Partie dorthin um.
place-lost = In { $channel }, wo du Partie { $match } gegen { $other } spielst, kann ich nichts mehr schreiben. Tipp `/board { option-match }:{ $match }` in einem Kanal, den ihr beide seht, dann zieht die Partie dorthin um.
place-lost-around = { $players }: In { $channel } kann ich nichts mehr schreiben. `/board { option-match }:{ $match }` bringt Partie { $match } hierher.
day-title =
    { $count ->
        [one] Eine Partie wartet auf dich:
       *[other] { $count } Partien warten auf dich:
    }
day-more = Und noch { $count }: { COMMAND("games") }
day-streak = ☀️ Löse das Tagesrätsel vor <t:{ $until }:t>, damit deine Serie von { $streak } Tagen weitergeht: { COMMAND("daily") }
call = ☀️ Wie gewünscht: Das Rätsel von heute ist da.
call-streak =
    { $days ->
        [one] Löse es, dann ist deine Serie zwei Tage lang.
       *[other] Löse es, dann geht deine Serie von { $days } Tagen weiter.
    }
call-ends = Lässt du zwei Tage aus, höre ich von selbst auf.
call-last = Das ist meine letzte Erinnerung, wenn du heute nicht kommst. `/settings { option-puzzle-reminder }:` holt sie zurück.
call-off = Gut, keine Erinnerungen mehr ans Tagesrätsel. **{ button-call }** unter einem beendeten holt sie zurück, oder `/settings { option-puzzle-reminder }:`.
followed = 👀 Partie { $match }, der du folgst: { $orange } und { $gray }
thread-name = { edition-title } { $match }: { $one } und { $other }
thread-name-series = { edition-title }, Duell: { $one } und { $other }

## A turn, told. The pieces are counted: "boops 3; 1 falls" means that three are pushed, and one of them off the bed.

turn-placed =
    { $kind ->
        [cat] Die Katze
       *[kitten] Das Kätzchen
    } von { $who } auf { $square } { $how ->
        [nobody] stupst niemanden.
        [all-off]
            stupst { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } vom Bett.
        [some-off]
            stupst { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } weg, { $off ->
                [one] eine
               *[other] { $off }
            } davon vom Bett.
        [own-off]
            stupst { $count ->
                [one] eine eigene Figur
               *[other] { $count } eigene Figuren
            } vom Bett.
        [own-some]
            stupst { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } weg, { $off ->
                [one] eine eigene
               *[other] { $off } eigene
            } davon vom Bett.
       *[on]
            stupst { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } weg.
    }
turn-grown =
    { $cats-count ->
        [0]
            { $kittens-count ->
                [one] Miau! { $who }: { $kittens } wird groß.
               *[other] Miau! { $who }: { $kittens } werden groß.
            }
       *[other]
            { $kittens-count ->
                [one] { $who }: { $kittens } wird groß
               *[other] { $who }: { $kittens } werden groß
            }, { $cats-count ->
                [one] Katze { $cats } geht zurück
               *[other] Katzen { $cats } gehen zurück
            }.
    }
turn-grown-eight = Alle acht auf dem Bett: { $who }: { $kitten } wird groß.
turn-taken-up =
    { $kind ->
        [cat] Die Katze von { $who } auf { $square } geht zurück in den Vorrat.
       *[kitten] Das Kätzchen von { $who } auf { $square } geht zurück in den Vorrat.
    }
turn-ghost-entered = Der Geist von { $who } kommt zwischen { $low } und { $high } herein.
# Also given: $off.
turn-ghost-glides =
    Der Geist von { $who } { $how ->
        [nobody] gleitet weiter und schiebt niemanden.
        [all-off]
            schiebt { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } vom Bett.
        [some-off]
            schiebt { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } weg, eine davon vom Bett.
       *[on]
            gleitet weiter und schiebt { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } weg.
    }
# Also given: $off.
turn-ghost-passes =
    Der Geist von { $who } gleitet durch den von { $other } und { $how ->
        [nobody] schiebt niemanden.
        [all-off]
            schiebt { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } vom Bett.
        [some-off]
            schiebt { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } weg, eine davon vom Bett.
       *[on]
            schiebt { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } weg.
    }
turn-ghost-left = Der Geist von { $who } schwebt heim.
turn-scared =
    BUUUH! Der Geist von { $who } erschreckt { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    }{ $off ->
        [0] .
        [one] { "" }, und eine fällt vom Bett.
       *[other] { "" }, und { $off } fallen vom Bett.
    }
turn-ghost-pushes =
    { $through ->
        [no] Der Geist von { $who } gleitet weiter und schiebt: { $moves }.
       *[yes] Der Geist von { $who } gleitet durch den von { $other } und schiebt: { $moves }.
    }
turn-ghost-scares = BUUUH! Vor dem Geist von { $who } springen weg: { $moves }.
turn-own =
    { $all ->
        [yes]
            { $own ->
                [one] Und zwar eine eigene.
               *[other] Lauter eigene.
            }
       *[no]
            { $own ->
                [one] 1 davon ist eine eigene.
               *[other] { $own } davon sind eigene.
            }
    }
turn-won =
    { $ending ->
        [line] Drei Katzen in einer Reihe: { $squares }!
        [eight-cats] Alle acht Katzen auf dem Bett!
       *[three-kittens] Drei Kätzchen in einer Reihe: { $squares }!
    }
turn-won-line = Die Reihe: { $squares }.
# A turn by name, to be put after a colon: "kitten on b3; b2, b3, b4 grow up".
turn-named =
    { $kind ->
        [cat] Katze
       *[kitten] Kätzchen
    } auf { $square }{ $ghost ->
        [in] , Geist kommt zwischen { $low } und { $high } herein
       *[none] { "" }
    }{ $what ->
        [grows]
            ; { $count ->
                [one] { $squares } wird groß
               *[other] { $squares } werden groß
            }
        [back] ; { $squares } geht zurück in den Vorrat
       *[nothing] { "" }
    }
ghost-next =
    { $where ->
        [home] Der Geist von { $who } schwebt nach dem nächsten Zug heim.
        [past] Der Geist von { $who } gleitet nach dem nächsten Zug durch den anderen auf die Naht zwischen { $low } und { $high }.
       *[on] Der Geist von { $who } gleitet nach dem nächsten Zug auf die Naht zwischen { $low } und { $high }.
    }
board-ghost-may = Am Ende dieses Zuges darf der Geist von { $who } herein.

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.

side-as-name =
    { $side ->
        [orange] Rotpelz
       *[gray] Frack
    }
alt-now = Jetzt auf dem Bett:
alt-then = Danach auf dem Bett:
alt-last = Letzter Zug:
alt-preview = Mit diesem Zug:
alt-placed =
    { $kind ->
        [cat] Katze von { $who } auf { $square } gesetzt.
       *[kitten] Kätzchen von { $who } auf { $square } gesetzt.
    }
alt-booped =
    { $kind ->
        [cat] Katze von { $who } gestupst, von { $from } nach { $to }.
       *[kitten] Kätzchen von { $who } gestupst, von { $from } nach { $to }.
    }
alt-fell =
    { $kind ->
        [cat] Katze von { $who } auf { $from } vom Bett gestupst.
       *[kitten] Kätzchen von { $who } auf { $from } vom Bett gestupst.
    }
alt-blocked =
    { $why ->
        [cat] Die Katze von { $who } auf { $square } rührt sich nicht: Ein Kätzchen kann keine Katze stupsen.
       *[behind]
            { $kind ->
                [cat] Die Katze von { $who } auf { $square } bleibt: Direkt hinter ihr steht noch jemand.
               *[kitten] Das Kätzchen von { $who } auf { $square } bleibt: Direkt hinter ihm steht noch jemand.
            }
    }
alt-grown =
    { $cats ->
        [none]
            { $kittens-count ->
                [one] Das Kätzchen von { $who } auf { $kittens } wird groß.
               *[other] Die Kätzchen von { $who } auf { $kittens } werden groß.
            }
       *[some]
            { $kittens-count ->
                [one] Das Kätzchen von { $who } auf { $kittens } wird groß
               *[other] Die Kätzchen von { $who } auf { $kittens } werden groß
            }; { $cats-count ->
                [one] die Katze auf { $cats } geht zurück in den Vorrat.
               *[other] die Katzen auf { $cats } gehen zurück in den Vorrat.
            }
    }
alt-taken-up =
    { $kind ->
        [cat] Die Katze von { $who } auf { $square } geht zurück in den Vorrat.
       *[kitten] Das Kätzchen von { $who } auf { $square } geht zurück in den Vorrat.
    }
alt-ghost-entered = Der Geist von { $who } kommt zwischen { $low } und { $high } herein.
alt-ghost-moved = Der Geist von { $who } gleitet auf die Naht zwischen { $low } und { $high }.
alt-ghost-through = Der Geist von { $who } gleitet durch den von { $other } auf die Naht zwischen { $low } und { $high }.
alt-ghost-left = Der Geist von { $who } schwebt heim.
alt-scared =
    BUUUH! { $to ->
        [off]
            { $kind ->
                [cat] Die Katze von { $who } springt von { $from } über { $over } vom Bett.
               *[kitten] Das Kätzchen von { $who } springt von { $from } über { $over } vom Bett.
            }
       *[on]
            { $kind ->
                [cat] Die Katze von { $who } springt von { $from } über { $over } nach { $to }.
               *[kitten] Das Kätzchen von { $who } springt von { $from } über { $over } nach { $to }.
            }
    }
alt-won = { $who } gewinnt mit { $squares }.
alt-over = Die Partie ist vorbei.
alt-counted = In Zahlen: { picture-turns }.
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] { " " }(Wertung { $rating })
    }: { $boops ->
        [one] 1 Stupser
       *[other] { $boops } Stupser
    }, { $off } vom Bett{ $grows ->
        [no] { "" }
       *[yes] { "" }, { $grown } groß geworden
    }{ $booos ->
        [0] { "" }
       *[other] ,{ " " }BUUUH! × { $booos }
    }.
alt-won-by =
    { $ending ->
        [resigned] Die Partie ist vorbei: { $winner } hat gewonnen, weil { $loser } aufgegeben hat.
       *[time] Die Partie ist vorbei: { $winner } hat gewonnen, weil die Zeit von { $loser } um war.
    }
alt-drawn =
    { $ending ->
        [agreed] Die Partie ist vorbei: { $orange } und { $gray } haben sich auf ein Unentschieden geeinigt.
        [repetition] Die Partie ist vorbei: unentschieden, weil dieselbe Stellung dreimal vorkam.
       *[turn-limit] Die Partie ist vorbei: unentschieden nach 300 Zügen.
    }
alt-closed =
    { $ending ->
        [called-off] Die Partie ist vorbei: { $by } hat sie abgesagt, und sie zählt nicht.
        [cancelled] Die Partie ist vorbei: Die Moderation hat sie beendet, und sie zählt nicht.
        [left-contest] Die Partie entfällt und zählt nicht: Es sind nicht mehr beide dabei.
       *[abandoned] Die Partie ist vorbei: Sie ist eingeschlafen und zählt nicht.
    }
alt-choice = Zur Wahl: { $ways }.
alt-bed-empty = Das Bett ist leer: sechs mal sechs Felder, Spalten a bis f von links, Zeilen 1 bis 6 von unten.
alt-standing =
    { $kind ->
        [cat]
            { $count ->
                [one] Katze von { $who } auf { $squares }.
               *[other] Katzen von { $who } auf { $squares }.
            }
       *[kitten] Kätzchen von { $who } auf { $squares }.
    }
alt-ghost =
    { $where ->
        [home] Geist von { $who } zwischen { $low } und { $high }, schwebt als Nächstes heim.
        [past] Geist von { $who } zwischen { $low } und { $high }, als Nächstes durch den anderen Geist zwischen { $next-low } und { $next-high }.
       *[on] Geist von { $who } zwischen { $low } und { $high }, als Nächstes zwischen { $next-low } und { $next-high }.
    }
alt-pool =
    { $edition ->
        [kittens] { $whose }: { $kittens } Kätzchen.
        [classic]
            { $whose }: { $kittens } Kätzchen, { $cats ->
                [one] 1 Katze
               *[other] { $cats } Katzen
            }.
       *[ghost]
            { $whose }: { $kittens } Kätzchen, { $cats ->
                [one] 1 Katze
               *[other] { $cats } Katzen
            }{ $ghost ->
                [yes] , ein Geist
               *[no] { "" }
            }.
    }
pool-of = Vorrat von { $who }
pool-yours = Dein Vorrat
alt-to-move =
    { $named ->
        [yes]
            { $who } ({ $side ->
                [orange] Rotpelz
               *[gray] Frack
            }) ist dran.
       *[no] { $who } ist dran.
    }

## The picker: taking a turn by taps.

picker-where =
    { $kind ->
        [cat] Dein Zug gegen { $opponent }: Wohin mit deiner Katze?
       *[kitten] Dein Zug gegen { $opponent }: Wohin mit deinem Kätzchen?
    }
picker-alt-told = Das Bett, wie oben erzählt.
picker-alt-told-turn = Der Zug und das Bett danach, wie oben erzählt.
picker-paused = Die Partie pausiert: Mit deinem Zug läuft die Uhr wieder.
picker-cats-out = Alle deine Katzen sind auf dem Bett. Eine Reihe bringt sie zurück in deinen Vorrat, ein Stups vom Bett auch.
picker-grown-free = Blasse Kätzchen mit Stern sind jetzt im Vorrat: Ihre Felder sind frei.
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }Du spielst Rotpelz.
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }Du spielst Frack.
    }
picker-would =
    { $kind ->
        [cat] Deine Katze
       *[kitten] Dein Kätzchen
    } auf { $square } würde { $how ->
        [nobody] niemanden stupsen.
        [all-off]
            { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } vom Bett stupsen.
        [some-off]
            { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } wegstupsen, { $off ->
                [one] eine
               *[other] { $off }
            } davon vom Bett.
       *[on]
            { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } wegstupsen.
    }
picker-ghost-moves =
    Dein Geist gleitet dann auf die Naht zwischen { $low } und { $high }{ $how ->
        [nobody] .
        [all-off]
            { " " }und schiebt { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } vom Bett.
        [some-off]
            { " " }und schiebt { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } weg, { $off ->
                [one] eine
               *[other] { $off }
            } davon vom Bett.
       *[on]
            { " " }und schiebt { $count ->
                [one] eine Figur
               *[other] { $count } Figuren
            } weg.
    }
picker-ghost-scares =
    BUUUH! { $count ->
        [one] Eine Figur würde
       *[other] { $count } Figuren würden
    } { $how ->
        [on] springen.
        [all-off] vom Bett springen.
       *[some-off]
            springen, { $off ->
                [one] eine
               *[other] { $off }
            } davon vom Bett.
    }
ways-pushed = Gestupst: { $moves }.
ways-by-ghost = Der Geist schiebt: { $moves }.
ways-jump = Springen weg: { $moves }.
ways-held = Gehalten, weil dahinter jemand steht: { $squares }.
ways-heavy = Zu schwer für ein Kätzchen: { $squares }.
move-to = { $from } nach { $to }
move-off = { $square } vom Bett
move-cat = Katze { $move }
move-whose =
    { $move } ({ $yours ->
        [yes] deine
       *[no] gegnerisch
    })
move-side =
    { $move } ({ $side ->
        [orange] Rotpelz
       *[gray] Frack
    })
move-jump = { $move } (springt)
moves-boops = stupst { $moves }
moves-ghost = Geist schiebt { $moves }
moves-of =
    { $yours ->
        [yes] deine
       *[no] gegnerisch
    } { $moves }
picker-ghost-passes = Dabei gleitet er durch den anderen Geist.
picker-ghost-leaves = Dein Geist schwebt dann heim; ab deinem nächsten Zug darf er wieder herein.
picker-ghost-when =
    { $where ->
        [pool] Am Ende dieses Zuges darf dein Geist herein: am Rand des Bettes, zwischen zwei Feldern.
       *[bed] Dein Geist ist auf dem Bett. Im Zug nach seiner Heimkehr darf er wieder herein.
    }
# Also given: $kittens-count, how many the squares are.
picker-grows =
    { $kittens-count ->
        [one] { $squares } wird groß
       *[other] { $squares } werden groß
    }{ $cats ->
        [none] .
       *[some]
            { $cats-count ->
                [one] ; die Katze auf { $cats } geht zurück in den Vorrat.
               *[other] ; die Katzen auf { $cats } gehen zurück in den Vorrat.
            }
    }
picker-piece-grows = Das Kätzchen auf { $square } wird groß.
picker-piece-back =
    { $kind ->
        [cat] Die Katze auf { $square } geht zurück in den Vorrat.
       *[kitten] Das Kätzchen auf { $square } geht zurück in den Vorrat.
    }
picker-wins = Damit gewinnst du!
picker-cat-wins = Eine Katze würde dort gewinnen!
picker-cat-could-win = Mit einer Katze kannst du jetzt gewinnen. Wo, zeigt **{ picker-kind }**.
picker-own-falls = **Du würdest { $pieces } von dir vom Bett stupsen, zurück in deinen Vorrat.**
picker-own-kittens = { $count } Kätzchen
picker-own-cats =
    { $count ->
        [one] 1 Katze
       *[other] { $count } Katzen
    }
picker-which =
    { $what ->
        [line] Du hast { $count } Reihen fertig. Welche wird groß?
        [piece] Deine acht Figuren sind alle auf dem Bett. Welche geht zurück in den Vorrat?
       *[both] Wähl eine Reihe, die groß wird, oder eine Figur, die zurück in den Vorrat geht.
    }
picker-eight-grows = Ein Kätzchen wird dabei groß.
picker-may-enter = Dein Geist darf hereinkommen. Bei der Ankunft tut er nichts.
picker-enters = Dein Geist kommt zwischen { $low } und { $high } herein.
picker-sure = Noch nicht gespielt: Drück auf **Los, stups!** oder wähl ein anderes Feld.
picker-repeats =
    { $time ->
        [2] Diese Stellung gab es schon einmal. Beim dritten Mal ist die Partie unentschieden.
       *[3] ⚠️ Diese Stellung gab es schon zweimal: Mit diesem Zug endet die Partie unentschieden.
    }
picker-done = Gespielt: { $turn }.
picker-done-last = Sonst wartet nichts auf dich.
picker-done-next = Auch in Partie { $match } wartet { $opponent } auf dich.
picker-done-over =
    { $how ->
        [won] Du hast gewonnen! 🎉
       *[drawn] Das ist ein Unentschieden.
    }
picker-done-answered =
    ⚡ { $opponent } hatte die Antwort schon geplant: { $turn }.{ $again ->
        [yes] { " " }Du bist wieder dran.
       *[no] { "" }
    }
picker-left = Spalten a bis c
picker-right = Spalten d bis f
picker-ghost = Dein Geist
picker-keep-ghost = Geist bleibt im Vorrat
picker-entry =
    { $heading ->
        [e] { $number } · Von links, Zeilen { $low } und { $high }
        [w] { $number } · Von rechts, Zeilen { $low } und { $high }
        [n] { $number } · Von unten, Spalten { $low } und { $high }
       *[s] { $number } · Von oben, Spalten { $low } und { $high }
    }
picker-entry-where =
    { $heading ->
        [e] beginnt zwischen { $low } und { $high }, blickt nach rechts
        [w] beginnt zwischen { $low } und { $high }, blickt nach links
        [n] beginnt zwischen { $low } und { $high }, blickt nach oben
       *[s] beginnt zwischen { $low } und { $high }, blickt nach unten
    }
picker-what-grows =
    { $what ->
        [line] Welche Reihe?
        [both] Was geht zurück in deinen Vorrat?
       *[piece] Was geht zurück in deinen Vorrat?
    }
picker-line = { $number } · { $squares }
picker-piece =
    { $kind ->
        [cat] { $number } · Katze { $square }
       *[kitten] { $number } · Kätzchen { $square }
    }
picker-line-does =
    { $kittens ->
        [one] 1 Kätzchen wird groß
       *[other] { $kittens } Kätzchen werden groß
    }{ $cats ->
        [0] { "" }
        [one] , 1 Katze geht zurück
       *[other] , { $cats } Katzen gehen zurück
    }
picker-piece-does =
    { $what ->
        [grows] wird groß
        [stays-cat] bleibt eine Katze
       *[stays-kitten] bleibt ein Kätzchen
    }
picker-kind =
    { $kind ->
        [cat] Katze nehmen
       *[kitten] Kätzchen nehmen
    }
button-boop = Stups!
button-boop-it = Los, stups!
button-back = Von vorn
button-read = Brett in Worten

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

turn-planned = ⚡ Vorausgeplant: { $told }
board-answered = { $mover } hatte die Antwort schon geplant.
alt-planned = Letzter Zug, vorausgeplant:
picker-plan-stopped = Dein geplanter Zug `{ $turn }` würde jetzt etwas anderes bewirken, darum habe ich ihn nicht gespielt.
picker-plan-lapsed = { $opponent } hat anders gezogen, als du erwartet hast, darum gilt dein Plan nicht mehr.
button-plan = Vorausplanen
button-plan-it = Einplanen
button-plan-add = Zug hinzufügen
button-plan-remove = Entfernen
button-plan-back = Zurück
plan-title = ⚡ **Vorausplanen** · Partie { $match }
plan-what = Wenn { $opponent } einen Zug spielt, den du erwartest, spiele ich sofort deine Antwort. Deinen Plan siehst nur du.
plan-what-first = Du bist dran: Wähl den Zug, den du spielen willst, dann die Antworten, die du erwartest. Ich spiele nur, was du darauf planst. Diesen ersten Zug spielst du selbst.
plan-after = Nach { $turns }:
plan-then = { ", dann " }
plan-pair = { $reply }: du spielst { $answer }
plan-mine = du spielst { $turn }
plan-open = { $reply }: noch keine Antwort
plan-unanswered = noch keine Antwort
plan-likely = Wahrscheinliche Antworten
plan-branches = Deine Zweige
plan-planned = Das ist eingeplant. **Zug hinzufügen** führt von hier weiter, **Zurück** zu deinen anderen Zweigen.
plan-ends = Damit endet die Partie.
plan-full = Ein Plan hat höchstens { $branches } Zweige, jeder mit bis zu { $deep } Zügen von dir.
plan-which-theirs = Welchen Zug erwartest du von { $opponent }?
plan-which-first = Welchen Zug spielst du zuerst?
plan-which-mine = { $opponent } spielt { $turn }. Was antwortest du?
plan-picked-theirs = { $opponent } spielt { $turn }: { $effects }.
plan-picked-mine = Du spielst { $turn }: { $effects }.
plan-sure = Noch nicht geplant: Drück auf **Einplanen** oder wähl ein anderes Feld.
refusal-plan-against-bot = Ich antworte sofort, da gibt es nichts vorauszuplanen. Spiel einfach deinen Zug.
refusal-plan-gone = Diesen Teil deines Plans gibt es nicht mehr. Öffne unter **Mehr** noch einmal **Vorausplanen**.
refusal-plan-full = Dein Plan ist voll: höchstens { $branches } Zweige, jeder mit bis zu { $deep } Zügen von dir. Entferne erst einen Zweig.

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects.

choice-turn =
    { $kind ->
        [cat] { $square } Katze: { $effects }
       *[kitten] { $square } Kätzchen: { $effects }
    }
choice-entry =
    { $kind ->
        [cat] { $square } Katze: Geist kommt zwischen { $low } und { $high } herein
       *[kitten] { $square } Kätzchen: Geist kommt zwischen { $low } und { $high } herein
    }
choice-way-entry =
    { $kind ->
        [cat] { $square } Katze: { $effects } · Geist kommt zwischen { $low } und { $high } herein
       *[kitten] { $square } Kätzchen: { $effects } · Geist kommt zwischen { $low } und { $high } herein
    }
choice-why-none =
    { $why ->
        [no-match] Du hast keine laufende Partie.
        [nothing-awaits-you] Du bist gerade nirgends dran.
        [awaited-elsewhere] Hier bist du nicht dran, aber in einer anderen Partie.
        [which-match] Schreib deinen Zug, etwa c3, und schick ihn ab: Dann frage ich, in welcher Partie.
        [not-your-turn] In dieser Partie bist du nicht dran.
        [match-over] Diese Partie ist vorbei.
        [no-such-match] Ich finde diese Partie nicht.
        [not-your-match] Diese Partie spielen andere.
        [no-ghost] So beginnt kein Zug. Ein Geist kommt am Rand herein, zwischen zwei Feldern: c4 g a23.
       *[no-turn] So beginnt kein Zug. Nimm ein freies Feld von a1 bis f6.
    }
between-facts = { " · " }
between-groups = ;{ " " }
effect-nobody = stupst niemanden
effect-boops =
    { $how ->
        [all-off] stupst { $count } vom Bett
        [some-off] stupst { $count } weg, { $off } davon vom Bett
       *[on] stupst { $count } weg
    }
effect-ghost =
    Geist schiebt { $count } weg{ $own ->
        [0] { "" }
       *[other] { " " }(davon { $own } eigene)
    }{ $off ->
        [0] { "" }
       *[other] { ", " }{ $off } davon vom Bett
    }
effect-scares =
    BUUUH! { $count ->
        [one] 1 springt
       *[other] { $count } springen
    }{ $own ->
        [0] { "" }
       *[other] { " " }(davon { $own } eigene)
    }{ $how ->
        [all-off] { " " }vom Bett
        [some-off] { ", " }{ $off } davon vom Bett
       *[on] { "" }
    }
effect-own-falls = stupst { $count } eigene vom Bett
effect-own-boops = stupst { $count } eigene weg
# "dann" trennt die Felder von dem, was in einem Tipp davor steht: "Kätzchen auf c3 und dann werden d4, e5 und f6 groß".
effect-grow =
    { $kittens-count ->
        [one] dann wird { $kittens } groß
       *[other] dann werden { $kittens } groß
    }{ $cats ->
        [none] { "" }
       *[some]
            { $cats-count ->
                [one] , Katze { $cats } geht zurück
               *[other] , Katzen { $cats } gehen zurück
            }
    }
effect-back =
    { $kind ->
        [cat] dann geht Katze { $square } zurück
       *[kitten] dann geht Kätzchen { $square } zurück
    }
effect-choose =
    { $what ->
        [line] du wählst, welche Reihe groß wird
        [piece] du wählst, welche Figur zurückgeht
       *[both] du wählst, was zurückgeht
    }
effect-wins = 🏆 gewinnt!
choice-match =
    gegen { $opponent } · { $awaits ->
        [yes] du bist dran
       *[no] du wartest
    } · { edition } · Partie { $match }

## Challenges.

challenge-friend = { $opponent }: { $challenger } fordert dich zu { edition } heraus!
challenge-anybody = Wer spielt { edition } mit { $challenger }?
challenge-aim =
    { $edition ->
        [ghost] Geister kommen vom Rand herein, gleiten am Ende deiner Züge von selbst weiter und schieben weg, wer neben ihnen steht. Drei Katzen in einer Reihe gewinnen.
        [kittens] Stups Kätzchen umher und bring drei in eine Reihe.
       *[classic] Mach aus Kätzchen Katzen und bring drei in eine Reihe.
    }
challenge-accepted =
    { $challenger } und { $accepter } spielen { edition }: { $where ->
        [here] Partie { $match } beginnt gleich hier unten.
       *[elsewhere] Partie { $match } läuft in { $channel }.
    }
challenge-declined = { $opponent } kann gerade nicht spielen, { $challenger }. Ein andermal!
challenge-withdrawn = { $challenger } hat diese Herausforderung zurückgezogen.
rematch =
    { $opponent }: { $challenger } möchte eine Revanche. { $first ->
        [challenger] { $challenger } beginnt.
        [challenger-cat] { $challenger } beginnt wieder und hat außerdem schon eine Katze.
        [opponent-cat] { $opponent } beginnt wieder und hat außerdem schon eine Katze.
       *[opponent] { $opponent } beginnt.
    }
rematch-terms =
    -# { $rated ->
        [yes] Gewertet
        [hints] Freundschaftspartie, mit Tipps für beide
       *[no] Freundschaftspartie
    } · { pace } · { edition } · nach Partie { $match } · Antwort fällig <t:{ $until }:R>
challenge-terms =
    -# { $rated ->
        [yes] Gewertet: zählt für die Rangliste, ohne Tipps
        [hints] Freundschaftspartie, mit Tipps für beide
       *[no] Freundschaftspartie: Die Wertungen bleiben, wie sie sind
    } · { pace } · { $first ->
        [challenger] { $challenger } beginnt
        [opponent] { $opponent } beginnt
        [challenger-cat] { $challenger } beginnt und hat außerdem schon eine Katze
        [opponent-cat] { $opponent } beginnt und hat außerdem schon eine Katze
        [anybody] wer annimmt, beginnt
        [anybody-cat] wer annimmt, beginnt und hat außerdem schon eine Katze
        [both] beide beginnen je einmal
       *[chance] das Los entscheidet, wer beginnt
    }
    -# Antwort fällig <t:{ $until }:R> · das Bild ist ein Beispiel
challenge-picture = Ein Beispiel, nicht eure Partie. { picture-idea } { $board }
picture-example = { edition-title } · ein Beispiel
picture-idea =
    { $edition ->
        [kittens] Jedes Kätzchen stupst seine Nachbarn: Bring drei in eine Reihe!
        [ghost] Figuren stupsen, Geister erschrecken: Bring drei Katzen in eine Reihe!
       *[classic] Jede Figur stupst ihre Nachbarn: Bring drei Katzen in eine Reihe!
    }
challenge-used-up = Eure fünf gewerteten Partien dieser Woche habt ihr schon gespielt, darum ist diese eine Freundschaftspartie.
challenge-gently = Es ist die erste Partie von { $accepter }, also eine Freundschaftspartie, mit Tipps für beide.
challenge-quiet = -# { $opponent } wurde zuletzt oft herausgefordert, darum gibt es diesmal keinen Ping.
challenge-guest = -# Ich bin hier nur zu Gast: Drückt auf einen Knopf, und das Brett ist da.
challenge-expired = Auf die Herausforderung von { $challenger } hat niemand rechtzeitig geantwortet. Mit { COMMAND("challenge") } startest du eine neue.

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

result-won =
    { $ending ->
        [line] 🏆 { $winner } gewinnt gegen { $loser } bei { edition }: drei Katzen in einer Reihe!
        [eight-cats] 🏆 { $winner } gewinnt gegen { $loser } bei { edition }: alle acht Katzen auf dem Bett!
        [three-kittens] 🏆 { $winner } gewinnt gegen { $loser } bei { edition }: drei Kätzchen in einer Reihe!
        [resigned] 🏆 { $winner } gewinnt bei { edition }: { $loser } hat aufgegeben.
       *[time] 🏆 { $winner } gewinnt bei { edition }: Die Zeit von { $loser } war um.
    }
result-drawn =
    { $ending ->
        [agreed] 🤝 { $orange } und { $gray } haben sich bei { edition } auf ein Unentschieden geeinigt.
        [repetition] 🤝 Unentschieden bei { edition } zwischen { $orange } und { $gray }: dreimal dieselbe Stellung.
       *[turn-limit] 🤝 Unentschieden bei { edition } zwischen { $orange } und { $gray }, nach 300 Zügen.
    }
result-closed =
    { $ending ->
        [called-off] Die { edition }-Partie von { $orange } und { $gray } wurde abgesagt.
        [cancelled] Die Moderation hat die { edition }-Partie von { $orange } und { $gray } beendet.
        [left-contest] Die { edition }-Partie von { $orange } und { $gray } entfällt: Es sind nicht mehr beide dabei.
       *[abandoned] Die { edition }-Partie von { $orange } und { $gray } ist eingeschlafen.
    }
result-where = Partie { $match } · [das letzte Brett]({ $link })
result-again = { $one } und { $other } spielen noch einmal { edition }: Partie { $match } läuft in { $channel }.
button-dare = Herausfordern
dare-again = Diese Partie hast du gewonnen! Möchtest du { $opponent } noch einmal herausfordern?
button-dare-again = Noch einmal herausfordern
pace =
    { $pace ->
        [ten-minutes] 10 Minuten pro Zug
        [one-day] 1 Tag pro Zug
        [three-days] 3 Tage pro Zug
        [seven-days] 7 Tage pro Zug
        [half-hour-bank] je 30 Minuten plus 1 Minute pro Zug
        [two-day-bank] je 2 Tage plus 2 Stunden pro Zug
        [five-day-bank] je 5 Tage plus 6 Stunden pro Zug
        [one-day-bank] je 1 Tag plus 1 Stunde pro Zug
        [three-minute-bank] je 3 Minuten plus 10 Sekunden pro Zug
        [half-minute-bank] je 30 Sekunden, plus 5 Sekunden pro Zug
       *[none] ohne Uhr
    }
button-rematch = Revanche
button-next-game = Nächste Partie
button-accept = Annehmen
button-accept-gently = Mit Tipps annehmen
button-play-along = Ich spiele mit
button-how-to-play = So geht’s
button-see-challenge = Ansehen
button-see-board = Zum Brett
button-decline = Ablehnen
button-withdraw = Zurückziehen

## The end of a match beside its result: its story, which addresses nobody, and a kind word. Each is told in three ways, one of them by the
## match's number. A story and the kind word after it share a line: together they are short.

story-first-win =
    { $telling ->
        [first] Der allererste Sieg von { $winner } gegen einen Menschen!
        [second] Premiere für { $winner }: erster Sieg gegen einen Menschen!
       *[third] Bis dahin hatte { $winner } nie gegen einen Menschen gewonnen!
    }
story-level-beaten =
    { $telling ->
        [first] Der erste Sieg gegen „{ level-name }“!
        [second] „{ level-name }“ ist bezwungen!
       *[third] Eine Stufe mehr: „{ level-name }“ ist geschafft!
    }
story-level-hinted = Ohne Tipp besiegt steht diese Stufe auch auf deiner Karte.
story-upset =
    { $telling ->
        [first] Eine Überraschung: { $winner } lag { $number } Wertungspunkte zurück!
        [second] { $number } Wertungspunkte weniger, und trotzdem gewonnen!
       *[third] { $number } Punkte Rückstand? Für { $winner } kein Hindernis!
    }
story-streak =
    { $telling ->
        [first] { $winner } hat { $number } Partien in Folge gewonnen!
        [second] { $number } Siege in Folge: { $winner } hat einen Lauf!
       *[third] Wer hält { $winner } noch auf? { $number } Siege in Folge!
    }
story-comeback =
    { $telling ->
        [first] Was für eine Aufholjagd: { $winner } lag { $number } Katzen zurück!
        [second] { $number } Katzen Rückstand, und { $winner } gewinnt doch noch!
       *[third] { $winner } hat { $number } Katzen Rückstand aufgeholt!
    }
story-ghost-line =
    { $telling ->
        [first] Ein Geist hat eine der drei an ihren Platz geschoben!
        [second] An dieser Reihe hat ein Geist mitgebaut.
       *[third] Danke, Geist! Der hat eine Katze in die Reihe geschoben!
    }
story-eight-cats =
    { $telling ->
        [first] Alle groß, und alle zugleich auf dem Bett!
        [second] Acht Katzen, ein Bett: Wie gemütlich!
       *[third] Auch das letzte Kätzchen von { $winner } ist groß geworden!
    }
story-quick =
    { $telling ->
        [first] Nur { $number } Züge: Das ging schnell!
        [second] Nach { $number } Zügen vorbei. Einmal geblinzelt und schon verpasst!
       *[third] { $number } Züge, und fertig: eine Partie wie ein Nickerchen!
    }
story-long =
    { $telling ->
        [first] { $number } Züge: Was für eine Partie!
        [second] { $number } Züge! Das Bett muss neu gemacht werden.
       *[third] Was für ein Gerangel: { $number } Züge!
    }
story-next-level = Als Nächstes: { level-name }!
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] Auf ein Neues, { $player }!
       *[third] Schöne Partie, { $player }.
    }
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] Danke euch für die Partie.
       *[third] Das war eine schöne Partie.
    }
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] Niemand hat verloren: schnurr!
       *[third] Völlig ausgeglichen! Wie wär’s mit einer Revanche?
    }
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] Du hast mich geschlagen, { $player }! Und zwar verdient.
                [lost] Danke, { $player }! Jeder Zug hat mir Spaß gemacht.
                [gave-up] Kopf hoch, { $player }, nächstes Mal klappt’s!
               *[drawn] Gleichstand, { $player }! Finden wir raus, wer besser ist?
            }
       *[third]
            { $how ->
                [won] Bravo, { $player }! Ich verneige mich samt Schnurrhaaren.
                [lost] Gut gekämpft, { $player }! Mit dir spiele ich gern wieder.
                [gave-up] Nichts für ungut, { $player }! Bis zum nächsten Mal.
               *[drawn] Ein faires Unentschieden, { $player }! Du hast mir nichts geschenkt.
            }
    }

## Matches against the bot. The bot speaks of itself as "I".

level-name =
    { $level ->
        [1] Schläfriges Kätzchen
        [2] Tapsiges Kätzchen
        [3] Neugieriges Kätzchen
        [4] Verspieltes Kätzchen
        [5] Freche Jungkatze
        [6] Hauskatze
        [7] Mäusejägerin
        [8] Straßenkatze
        [9] Schlaue alte Katze
       *[10] Katzenkönigin
    }
level-about =
    { $level ->
        [1] Lernt noch und übersieht vieles. Für Kinder und für die erste Partie.
        [2] Schnappt sich jede Reihe, die bereitliegt, und stolpert über den Rest.
        [3] Schaut sich um und merkt manchmal sogar, was du vorhast.
        [4] Sieht meistens, was direkt vor der Nase liegt.
        [5] Nimmt, was sie kriegen kann, und lässt dir hin und wieder einen Sieg.
        [6] Springt nie, ohne hinzusehen. Schwerer zu schlagen, als es klingt.
        [7] Liegt auf der Lauer. Nutzt jede Siegchance, die sie sieht, und lässt dir selten eine.
        [8] Plant ein wenig voraus und verpasst selten eine Chance.
        [9] Plant weit voraus. Ein Fehltritt kommt dich teuer zu stehen.
       *[10] Mein Allerbestes. Viel Glück!
    }
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · besiegt ✓
        [hints] { $level } · { level-name } · mit Tipps besiegt
       *[no] { $level } · { level-name }
    }
level-match-me = Passend zu dir
level-match-me-about = Ich wähle meine Stufe so, dass du etwa jede zweite Partie gewinnst.
bot-match-choose =
    Eine Partie { edition } gegen mich: Wie gut soll ich spielen?
    { $matched ->
        [yes] **Passend zu dir**: so, dass du etwa jede zweite Partie gewinnst. Im Moment spiele ich als **{ level-name }**.
       *[no] Meine Stufe: **{ level-name }**. { level-about }
    }
    -# Freundschaftspartie · { pace } · beginnt, sobald du auf **{ button-begin }** drückst
bot-match-warned = Auf dieser Stufe warne ich dich vor Zügen, nach denen ich gewinnen könnte.
bot-match-unwarned = Auf dieser Stufe warne ich nicht mehr vor Zügen, die mich gewinnen lassen.
bot-match-public = Hier können alle zusehen. In einer Direktnachricht an mich bleibt es unter uns.
bot-match-level = Wie gut ich spiele
bot-match-edition = Welche Variante
bot-match-who = Wer beginnt
bot-match-first =
    { $first ->
        [challenger] Du beginnst
        [opponent] Ich beginne
       *[chance] Das Los entscheidet
    }
bot-match-begins = Partie { $match } beginnt. Viel Spaß!
bot-match-begins-there = Partie { $match } beginnt in { $channel }. Viel Spaß!
bot-match-begun = { $player } spielt { edition } gegen mich ({ level-name }): Partie { $match }.
bot-match-waits = Deine Partie { $match } ist sicher, aber ich kann gerade nicht denken. Ich ziehe, sobald es wieder geht.
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
button-play-me = Spiel mit mir
button-begin = Los geht’s
button-level = Gegen { level-name }
board-bot-thinks = { $bot } denkt nach …
board-level = Ich spiele als { level-name }
board-bot-word =
    { $how ->
        [won] Gut gespielt, { $player }! Diesmal warst du besser.
        [lost] Schöne Partie, { $player }! Mit jeder wirst du stärker.
        [gave-up] Danke für die Partie, { $player }! Komm wieder, wann du magst.
       *[drawn] Stark gespielt, { $player }! Da waren wir gleich gut.
    }
board-bot-level =
    { $how ->
        [won] Diese Stufe hast du geschafft. Als Nächstes: { level-name }!
       *[lost] Wie wär’s als Nächstes mit „{ level-name }“? Die Stufe ist leichter.
    }
board-without-hints = Die Tipps haben kräftig geholfen. Schaffst du es auch ohne?
board-then-level = Danach wartet schon „{ level-name }“!
board-ladder = Ohne Tipps hast du { $count } von { $all } Stufen besiegt.

## Commands and their options, as Discord lists them.

command-challenge = Jemanden, alle hier oder mich zu einer Partie Boop herausfordern
option-boards-move = bretter_animiert
option-pushes-in-words = stupser_in_worten
option-challenges-from = herausforderungen_von
option-champion-role = champion_rolle
option-clubhouse = clubhaus
option-daily-hour = tägliche_stunde
option-daily-puzzle = tagesrätsel
option-days = tage
option-difficulty = schwierigkeit
option-edition = variante
option-end-match = partie_beenden
option-file = datei
option-first = beginn
option-games = partien
option-hints = tipps
option-language = sprache
option-leaderboards = ranglisten
option-match = partie
option-matches-here = spielorte
option-member = mitglied
option-nights = nachtruhe
option-pace = bedenkzeit
option-puzzles-for-server = rätsel_für_server
option-puzzle-reminder = rätsel_erinnerung
option-puzzles-on-card = rätsel_auf_karte
option-quiet-from = ruhe_von
option-quiet-until = ruhe_bis
option-rated = gewertet
option-reminders = erinnerungen
option-season = saison
option-starts-in = beginn_in
option-text = text
option-threads = threads
option-time-up = zeit_um
option-time-zone = zeitzone
option-turn = zug
option-warnings = warnungen
option-what = was
option-where = wo
command-challenge-member = Mit wem du spielen willst; ohne Namen forderst du alle hier heraus
command-edition = Welche Variante von Boop
command-edition-name =
    { $edition ->
        [ghost] Geister: Jede Seite hat einen Geist, der zwischen den Feldern gleitet und schiebt
        [kittens] Kätzchen: für die Jüngeren; die erste Dreierreihe gewinnt
       *[classic] Klassisch: Drei in einer Reihe werden Katzen, drei Katzen in einer Reihe gewinnen
    }
command-rules = Die Regeln, Seite für Seite, mit Bildern
command-challenge-first = Wer den ersten Zug macht
command-challenge-first-chance = Das Los entscheidet
command-challenge-first-challenger = Ich beginne
command-challenge-first-opponent = Mein Gegenüber beginnt
command-challenge-first-opponent-cat = Mein Gegenüber beginnt und hat außerdem schon eine Katze (Freundschaftspartie)
command-challenge-first-challenger-cat = Ich beginne und habe außerdem schon eine Katze (Freundschaftspartie)
command-challenge-rated = Für die Wertung zählen? Ohne Angabe ja, außer bei Kätzchen-Boop
command-challenge-hints = Euch beiden Tipps erlauben; dann ist es eine Freundschaftspartie
command-challenge-menu = Zu Boop herausfordern
command-challenge-pace = Wie viel Zeit ihr jeweils habt
command-profile-menu = Boop-Profil
command-block-menu = Bei Boop blockieren
command-pace-name =
    { $pace ->
        [ten-minutes] 10 Minuten pro Zug
        [one-day] 1 Tag pro Zug
        [three-days] 3 Tage pro Zug
        [seven-days] 7 Tage pro Zug
        [half-hour-bank] Je 30 Minuten plus 1 Minute pro Zug
        [two-day-bank] Je 2 Tage plus 2 Stunden pro Zug
        [five-day-bank] Je 5 Tage plus 6 Stunden pro Zug
        [one-day-bank] Je 1 Tag plus 1 Stunde pro Zug
        [three-minute-bank] Je 3 Minuten plus 10 Sekunden pro Zug
        [half-minute-bank] Je 30 Sekunden, plus 5 Sekunden pro Zug
       *[none] Ohne Uhr
    }
command-offer = Unentschieden, Zugrücknahme oder Pause anbieten oder um mehr Zeit bitten
command-offer-what = Was du anbieten willst
command-offer-name =
    { $offer ->
        [draw] Ein Unentschieden
        [takeback] Meinen letzten Zug zurücknehmen
        [pause] Eine Pause: Die Uhr wird angehalten
       *[time] Mehr Zeit für diesen Zug: noch einmal so viel
    }
command-settings = Deine Einstellungen: Erinnerungen, Ruhezeit, Zeitzone, animierte Bretter
command-settings-reminders = Wie ich dich erinnere: einmal pro Zug, wenn noch ein Drittel deiner Zeit bleibt
command-settings-reminders-name =
    { $reminders ->
        [thread] Im Kanal der Partie
        [direct] Per Direktnachricht
        [daily] In einer Nachricht am Tag, ohne Ping bei jedem Zug
       *[none] Gar nicht
    }
command-settings-daily-hour = Wann die eine Nachricht am Tag kommt, 0 bis 23, in deiner Zeitzone
command-settings-quiet-from = Wann die Ruhezeit beginnt, 0 bis 23, in deiner Zeitzone
command-settings-quiet-until = Wann die Ruhezeit endet, 0 bis 23; dieselbe Stunde wie am Anfang schaltet sie ab
command-settings-time-zone = Deine Zeitzone, zum Beispiel Europe/Berlin
command-settings-leaderboards = In Ranglisten und im Clubhaus erscheinen; andere dürfen dein Profil und deine Partien ansehen
command-settings-challenges-from = Wer dich herausfordern darf; du selbst kannst weiter alle herausfordern
command-settings-challenges-from-name =
    { $people ->
        [everyone] Alle
        [played] Leute, mit denen ich gespielt habe
       *[nobody] Niemand
    }
command-settings-warnings = In der Vorschau warnen, wenn dein Gegenüber danach gewinnen kann (Partien mit Tipps)
command-settings-boards-move = Animierte Bretter in deinen Partien erlauben
command-settings-pushes-in-words = Für Screenreader: Bretter in Worten und darunter, wer wohin gestupst wurde
command-move = Deinen Zug machen
command-move-turn = Ein Feld, zum Beispiel c3; die Liste sagt, was jeder Zug bewirkt
command-match = Welche Partie, falls es mehrere gibt
command-board = Das Brett einer Partie zeigen
command-board-text = Das Brett in Worten, Zeile für Zeile, nur für dich
command-server = Die Einstellungen dieses Servers, für alle, die ihn verwalten
command-server-boards-move = Den letzten Zug auf dem Brett als Animation zeigen
command-server-threads = Jeder Partie einen eigenen Thread geben, wo ich einen erstellen darf
command-server-pace = Voreingestellte Zeit pro Zug
command-server-edition = Voreingestellte Variante
command-server-matches-here = Hier Partien erlauben; sind Kanäle gewählt, wird nur in diesen gespielt
command-server-end-match = Eine laufende Partie, die enden soll; sie zählt dann nicht
command-games = Deine laufenden Partien zeigen
command-resign = Eine Partie aufgeben
command-help = Wie man hier Boop spielt

## What a server has set.

server-settings = Die Einstellungen dieses Servers:
server-puzzle-beside =
    -# { $channel ->
        [none] Auch das Tagesrätsel kann dort erscheinen: Wähl seinen Kanal unter **Kanäle**.
       *[other] Das Tagesrätsel kommt in { $channel }, wie unter **Kanäle** gewählt.
    }
server-lately = Die letzten 30 Tage · Partien unter Menschen: { $matches } · Mitspielende: { $players } · Tagesrätsel gelöst von: { $solvers }
channels-more =
    { $list } sowie { $count ->
        [one] einem weiteren
       *[other] { $count } weiteren
    }
server-end-sure = Die Partie von { $orange } und { $gray } beenden ({ edition }, Partie { $match })? Sie zählt dann nicht, und rückgängig machen kannst du das nicht.
button-end-match = Partie beenden
server-end-which = Welche Partie soll ich beenden? Sie zählt dann nicht.
server-end-own = Deine eigenen stehen nicht in der Liste: Gib sie mit { COMMAND("resign") } auf, oder bitte jemand anderen, der diesen Server verwaltet.
server-end-others = Nicht dabei? Tipp einen Namen hinter `/server { option-end-match }:`.
server-end-none = Auf diesem Server spielt gerade sonst niemand eine Partie.
server-end-contest = Sie gehört zu { $contest }: Punkte dafür bekommt niemand.
server-ended = Partie { $match } zwischen { $orange } und { $gray } ist beendet.
server-end-since = In dieser Partie ist seit deiner Frage etwas passiert.
server-end-reason = 💬 Warum Partie { $match } von der Moderation beendet wurde:
server-end-untold = Deinen Grund konnte ich nicht überbringen: Dort kann ich nichts schreiben, und Direktnachrichten kommen bei beiden nicht an.
server-kept = Gut, die Partie geht weiter.
button-end-yes = Ja, beenden
button-end-why = Mit Grund beenden
button-end-no = Nein, weiterspielen
button-end-list = Zurück zur Liste
choice-server-match = { $orange } gegen { $gray } · { edition } · Partie { $match }
server-match-about =
    { $in-contest ->
        [yes] Seit { $still } nichts Neues · Züge: { $turns } · in einem Wettbewerb
       *[no] Seit { $still } nichts Neues · Züge: { $turns }
    }

## Leaderboards.

command-leaderboard = Die Rangliste: Wer spielt Boop am besten?
command-leaderboard-where = Dieser Server oder alle Server zusammen
command-leaderboard-where-name =
    { $where ->
        [here] Dieser Server
       *[everywhere] Überall
    }
command-leaderboard-season = Seit Beginn oder eine Saison: Jedes Vierteljahr fangen alle neu an
season =
    { $quarter ->
        [1] Januar bis März { $year }
        [2] April bis Juni { $year }
        [3] Juli bis September { $year }
       *[4] Oktober bis Dezember { $year }
    }
season-choice =
    { $when ->
        [all-time] Seit Beginn
        [now] Diese Saison: { season }
       *[past] { season }
    }
leaderboard-title =
    { edition-title }, { $where ->
        [everywhere] überall
       *[here] dieser Server
    }, { $when ->
        [all-time] seit Beginn
       *[season] { season }
    }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three =
    drei gewertete { edition }-Partien{ $where ->
        [here] { " " }auf diesem Server
       *[everywhere] { "" }
    }{ $span ->
        [season] { " " }in dieser Saison
       *[all-time] { "" }
    }
leaderboard-empty =
    { $when ->
        [over] Niemand hat einen Platz bekommen: Dafür braucht es { leaderboard-three }.
       *[running] Noch hat niemand einen Platz: Dafür braucht es { leaderboard-three }. Mit { COMMAND("challenge") } forderst du jemanden heraus!
    }
leaderboard-alone =
    Allein hier? Rätsel ({ COMMAND("puzzle") }, { COMMAND("daily") }) und Partien gegen mich zählen auf deiner Karte ({ COMMAND("profile") }).{ $where ->
        [here] { " " }Auch Rätsel haben eine Liste: **{ button-solvers }**.
       *[everywhere] { "" }
    }
leaderboard-passed = Alle auf dieser Seite haben den Server verlassen. Die Liste geht darunter weiter.
leaderboard-more = -# Weiter unten: noch { $count }.
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1.**
        [2] { SIGN("medal_silver", plain: "🥈") }**2.**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
       *[other] **{ $place }.**
    }
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] plus { $change }
        [down] minus { $change }
       *[even] unverändert
    }
leaderboard-legend = -# Sortiert nach der Zahl hinter dem Namen: die Wertung abzüglich ihrer Unsicherheit (±) · Siege–Niederlagen–Unentschieden in gewerteten Partien · Änderung durch die letzte Partie, zwei Wochen lang zu sehen.
leaderboard-picture-legend = Nur gewertete Partien · die Zahl: Wertung minus Unsicherheit
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = Du: Platz { $place }, **{ $strength }** (Wertung { $rating } ± { $deviation }) · { $record }
leaderboard-own-provisional =
    { $when ->
        [over] Du: ohne Platz in dieser Saison, **{ $strength }** (Wertung { $rating } ± { $deviation }) · { $record }
       *[running] Du: noch ohne Platz, **{ $strength }** (Wertung { $rating } ± { $deviation }) · { $record }
    }
leaderboard-own-unlisted = Du bist in den Ranglisten ausgeblendet, darum siehst nur du das: **{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading =
    { $when ->
        [over] Ohne Platz
       *[running] Noch ohne Platz
    }
leaderboard-provisional =
    { $when ->
        [over] Ohne Platz (dafür braucht es { leaderboard-three }): { $names }
       *[running] Noch ohne Platz (dafür braucht es { leaderboard-three }): { $names }
    }
leaderboard-alt-provisional = Ohne Platz: { $names }.
leaderboard-alt-provisional-one = { $name } ({ $strength })
leaderboard-provisional-player = { $player } ({ $strength })
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }.
       *[other] { $server }: { leaderboard-title }.
    }
leaderboard-alt-told = Die Liste, wie oben erzählt.
leaderboard-alt =
    Platz { $place }: { $name }, { $strength }, { $wins } gewonnen, { $losses } verloren, { $draws } unentschieden{ $trend ->
        [up] , um { $change } gestiegen
        [down] , um { $change } gefallen
       *[even] { "" }
    }.
button-season = Diese Saison
button-all-time = Seit Beginn
button-top = Ganz nach oben
button-further = Weiter unten
button-share = Allen zeigen
solvers-title = Rätsel-Rangliste, dieser Server
solvers-heading = 🧩 **{ solvers-title }**
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · { $solved } von { $tries } gelöst
solvers-empty = Noch steht niemand auf dieser Liste.
solvers-own = Du: Platz { $place } von { $of }, **{ $strength }** (Rätselwertung { $rating } ± { $deviation }) · { $solved } von { $tries } gelöst
solvers-absent =
    { $why ->
        [unlisted] Du stehst nicht darauf, weil du in den Ranglisten ausgeblendet bist: { COMMAND("settings") }
        [none-here] Du stehst darauf, sobald du auf diesem Server ein Tagesrätsel gelöst hast: { COMMAND("daily") }
       *[not-asked] Du stehst nicht darauf: Deine Rätsel siehst nur du. **Mitmachen** zeigt deine Rätselwertung hier und auf deinem Profil und zählt die Tagesrätsel, die du auf einem Server löst.
    }
solvers-legend = -# Sortiert nach der Zahl hinter dem Namen: die Rätselwertung abzüglich ihrer Unsicherheit · gelöst: beim ersten Versuch, ohne Tipp.
solvers-picture-legend = Die Zahl: Rätselwertung minus Unsicherheit
solvers-alt-title = { $server }: { solvers-title }.
solvers-alt = { $place }: { $name }, { $strength }, { $solved } von { $tries } gelöst.
button-solvers = Rätsel-Rangliste
button-take-part = Mitmachen

## Champions: the end of a season, and the hall of fame.

command-champions = Die Ruhmeshalle: Wer hat die Saisons gewonnen?
hall-title =
    Ruhmeshalle: { edition-title }{ $where ->
        [everywhere] , überall
       *[here] { "" }
    }
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
hall-line = 👑 { $season }: { $player } · **{ $rating }**
hall-empty = Noch trägt hier niemand eine Krone: Die erste für { edition-title } ist zu haben. Diese Saison endet am <t:{ $until }:D>. Mit { COMMAND("challenge") } forderst du jemanden heraus!
hall-alt =
    { $server ->
        [none] { hall-title }.
       *[other] { $server }: { hall-title }.
    }
hall-alt-line = { $season }: eine Katze mit Krone, { $name }, { $rating }.
season-over = 👑 **Die Saison ist vorbei!** { $title }
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
picture-season-over = Saison vorbei
picture-champion = Champion
season-champion = 🥇 **{ picture-champion }:** { $player } · **{ $rating }**
season-over-alt-champion = { picture-champion }: { $name }, { $rating }.
role-held =
    { $held ->
        [yes] 👑 { $role } gehört jetzt: { $names }.
       *[no] { $role } hat jetzt niemand.
    }
season-matches =
    { $matches ->
        [one] 1 gewertete Partie
       *[other] { $matches } gewertete Partien
    }, gespielt von { $people ->
        [one] 1 Person
       *[other] { $people } Leuten
    }
season-longest = Insgesamt { $turns } Züge, davon { $longest } in der längsten Partie
season-upset = Überraschung der Saison: { $winner } schlägt { $loser } und liegt selbst danach noch { $ahead } Punkte zurück
season-matches-label = Partien
season-people-label = Leute
season-longest-label = meiste Züge
season-over-alt =
    { $server ->
        [none] Ein Podest mit Katzen, die erste mit Krone. { $title }.
       *[other] { $server }: ein Podest mit Katzen, die erste mit Krone. { $title }.
    }
season-over-alt-line = { $place }: { $name }, { $rating }.
cup-over-alt-line = { $place }: { $name }.
season-over-alt-number = { $what }: { $number }.

## Profiles.

command-profile = Das Boop-Profil von jemandem: Wertung, Bilanz und Zahlen zum Schmunzeln
command-profile-member = Wessen Profil; ohne Namen dein eigenes
command-profile-edition = Variante für die Kurve; ohne Angabe die, die zuletzt am meisten gespielt wurde
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }**: { $wins } gewonnen, { $losses } verloren, { $draws } unentschieden
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }**: die erste Partie gegen einen Menschen kommt noch
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
profile-unlisted = Du bist in den Ranglisten ausgeblendet, darum siehst nur du das ({ COMMAND("settings") }).
profile-edition = **{ edition-title }**: { $score } (Rotpelz { $orange } · Frack { $gray }){ $where ->
        [unrated] { "" }
        [everywhere] { " " }· Wertung **{ $rating }** ± { $deviation } überall
       *[here] { " " }· Wertung auf diesem Server **{ $rating }** ± { $deviation }
    }
profile-deviation = ± sagt, um wie viel eine Wertung danebenliegen kann. Ranglisten zeigen die Wertung minus ±, darum ist die Zahl dort kleiner.
profile-unrated = Noch keine gewertete { edition }-Partie, also auch keine Kurve.
profile-grown =
    { SIGN("grown", plain: "🎓") }{ $count ->
        [one] 1 Kätzchen ist groß geworden
       *[other] { $count } Kätzchen sind groß geworden
    }
profile-boops =
    { SIGN("fall", plain: "💨") }{ $count ->
        [one] 1 gegnerische Figur vom Bett gestupst
       *[other] { $count } gegnerische Figuren vom Bett gestupst
    }
profile-streak =
    🔥 Längste Siegesserie: { $longest }{ $current ->
        [0] { "" }
       *[other] { " " }(aktuell { $current })
    }
profile-square =
    { SIGN("cat_marmalade", plain: "🐱") }Lieblingsfeld zum Start: { $square }, in { $times } von { $total ->
        [one] 1 Partie
       *[other] { $total } Partien
    }
profile-with-me = { SIGN("even", plain: "🤝") }Gegen dich: { $wins } gewonnen, { $losses } verloren, { $draws } unentschieden
profile-highest = { SIGN("trophy", plain: "🏆") }Höchste ohne Tipps besiegte Stufe: { level-name }
profile-ladder = Ohne Tipps besiegte Stufen: { $count } von { $all }
profile-alt-ladder = { $title } ({ $levels }).
profile-against-bot = 🤖 Gegen mich, Siege–Niederlagen–Unentschieden: { $scores }
profile-bot-apart = Partien gegen mich zählen nur hier: Alles andere gilt für Partien gegen Menschen.
profile-chart =
    { edition }-Wertung { $where ->
        [everywhere] überall
        [named] auf { $server }
       *[here] auf diesem Server
    }
profile-chart-puzzles = Rätselwertung
profile-alt-first = Karte von { $name }: Die erste Partie unter Freunden kommt noch.
profile-alt-name = Karte von { $name }.
profile-alt-told = Die Zahlen, wie oben erzählt.
profile-alt =
    Karte von { $name }. Partien: { $matches } ({ $wins } gewonnen, { $losses } verloren, { $draws } unentschieden). Groß gewordene Kätzchen: { $grown }. Vom Bett gestupst: { $boops }. Längste Siegesserie: { $streak }.{ $square ->
        [none] { "" }
       *[other] { " " }Lieblingsfeld zum Start: { $square }.
    }
card-first = erste Partie kommt noch
card-record = Bilanz
card-grown = groß
card-falls = vom Bett
card-streak = Siegesserie
card-square = erstes Feld
card-puzzles = Rätsel
card-crowns = Kronen
card-won = Turniere gewonnen
card-level = Bot-Stufe
card-bot = gegen mich
card-days = Tage am Stück
profile-crowns =
    { SIGN("crown", plain: "👑") }{ $count ->
        [one] 1 Saison auf diesem Server gewonnen
       *[other] { $count } Saisons auf diesem Server gewonnen
    }
profile-won =
    { $contest-kind ->
        [league] 🏆 Ligasiege hier: { $count }
        [cup] 🏆 Pokalsiege hier: { $count }
       *[arena] 🏟️ Arenasiege hier: { $count }
    }
profile-alt-crowns =
    Eine Krone: { $count ->
        [one] 1 Saison auf diesem Server gewonnen.
       *[other] { $count } Saisons auf diesem Server gewonnen.
    }
profile-alt-won = Auf diesem Server gewonnene Wettbewerbe: { $count }.
profile-alt-chart =
    { profile-chart }, über { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }: von { $first } bis { $last } ± { $deviation }, am niedrigsten { $low }, am höchsten { $high }.
profile-alt-chart-puzzles =
    { profile-chart-puzzles }, über { $count ->
        [one] 1 Rätsel
       *[other] { $count } Rätsel
    }: von { $first } bis { $last } ± { $deviation }, am niedrigsten { $low }, am höchsten { $high }.
profile-alt-badges = Abzeichen: { $badges }.

## Puzzles. Turns are told in words, as `turn-named` names them.

command-puzzle = Ein Rätsel, nur für dich: Finde den einen Zug, der gewinnt oder standhält
command-puzzle-difficulty = Wie schwer; ohne Angabe passend zu dir
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] Leicht
        [medium] Mittel
       *[hard] Schwer
    }
command-daily = Das Tagesrätsel: für alle dasselbe, um Mitternacht UTC ein neues
puzzle-daily = ☀️ **Tagesrätsel vom { $day }** · { edition }
puzzle-daily-small = ☀️ **Kleines Rätsel vom { $day }** · { edition }
puzzle-hardness = 🐾 Schwierigkeit { $number } von 5: Montags ist es am leichtesten, sonntags am schwersten.
puzzle-small = 🌱 Neu bei Boop? Für **{ button-small-puzzle }** genügt ein einziger Zug, und auch das zählt für deine Serie.
puzzle-why-small = Jeder Tag hat zwei Rätsel: Dieses dauert einen Zug, das **{ button-daily }** mehr. Jedes hält deine Serie am Leben.
puzzle-ends-hidden = Bei Rätseln sage ich nicht vorher, was groß wird oder gewinnt.
puzzle-title = 🧩 **Rätsel { $number }** · { edition }
puzzle-title-one-turn = 🧩 **Rätsel { $number } in einem Zug** · { edition }
puzzle-title-defence = 🧩 **Verteidigung { $number }** · { edition }
puzzle-task =
    Du spielst { sign } { side-as-name }. { $what ->
        [grows] Nur ein Zug lässt drei deiner Kätzchen groß werden. Welcher?
        [wins] Nur ein Zug gewinnt sofort. Welcher?
        [holds]
            Nur ein Zug hält stand: Nach jedem anderen gewinnt { $side ->
                [orange] Frack
               *[gray] Rotpelz
            } sofort. Welcher?
       *[forces] Nur ein Zug erzwingt den Sieg in { $turns } Zügen. Welcher?
    }
puzzle-go-on =
    ✅ Richtig: { $turn }! Die beste Antwort: { $answer }. { $left ->
        [1] Jetzt fehlt dir noch ein Zug zum Sieg.
       *[other] Jetzt fehlen dir noch { $left } Züge zum Sieg.
    }
puzzle-wrong = ❌ Der ist es nicht: { $turn }.
puzzle-wrong-kind = Das Feld stimmt aber: Versuch dort die andere Figur.
puzzle-wrong-rest =
    { $rest ->
        [ghost] Figur und Feld stimmen aber: Es kommt auf deinen Geist an.
       *[growing] Figur und Feld stimmen aber: Es kommt darauf an, wer groß wird.
    }
puzzle-wrong-at-once =
    { $what ->
        [grows] Damit werden keine drei erwachsen: Es stehen keine drei von dir in einer Reihe.
       *[wins]
            Damit gewinnst du nicht: Es stehen keine drei { $kind ->
                [cat] Katzen
               *[kitten] Kätzchen
            } von dir in einer Reihe.
    }
puzzle-wrong-later = ❌ Auch der gewinnt, aber später: { $turn }. Ein anderer Zug ist schneller.
puzzle-wrong-leaves = ❌ Der ist es nicht: { $turn }. Dann gewinnt die andere Seite { winning-on }.
puzzle-wrong-shown = Das Bild zeigt, was dein Zug bewirkt hat.
puzzle-answered =
    { $how ->
        [wins] Die Antwort darauf: { $answer }. Damit gewinnt die andere Seite.
       *[late] Die Antwort darauf: { $answer }. Danach gewinnst du nicht mehr rechtzeitig.
    }
puzzle-answered-shown = Das Bild zeigt die Antwort darauf.
puzzle-edition =
    { $edition ->
        [kittens] Nur mit Kätzchen: Niemand wird groß, und drei Kätzchen in einer Reihe gewinnen.
       *[ghost] Mit Geistern: Am Ende deines Zuges darf dein Geist aus dem Vorrat an jedem Rand hereinkommen; auf dem Bett gleitet er eine Naht weiter und schiebt die Figuren neben sich weg. Drei Katzen in einer Reihe gewinnen.
    }
puzzle-tries =
    { $tries ->
        [1] Noch ein Versuch.
        [2] Noch zwei Versuche.
       *[other] Drei Versuche.
    }
button-try-again = Noch einmal
puzzle-hint =
    💡 Setz { $kind ->
        [cat] eine Katze
       *[kitten] ein Kätzchen
    } ins { $part ->
        [top-left] Viertel oben links, a4 bis c6
        [top-right] Viertel oben rechts, d4 bis f6
        [bottom-left] Viertel unten links, a1 bis c3
       *[bottom-right] Viertel unten rechts, d1 bis f3
    }.
puzzle-hint-ghost = Auch dein Geist kommt herein.
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } Gelöst, { puzzle-how }!
puzzle-how =
    { $misses ->
        [0] beim ersten Versuch
        [1] beim zweiten Versuch
       *[other] beim dritten Versuch
    }{ $hinted ->
        [yes] , aber mit Tipp
       *[no] { "" }
    }
puzzle-answer =
    { $solved ->
        [yes] Der entscheidende Zug: **{ $turn }**.
        [part] Du hattest richtig begonnen. Von da an war der Zug: **{ $turn }**.
       *[no] Der Zug war: **{ $turn }**.
    }
puzzle-rating = Deine Rätselwertung: **{ $rating }** ({ $change }) · dieses Rätsel: { $puzzle }.
puzzle-rating-unsure = Deine Rätselwertung pendelt sich noch ein: etwa **{ $rating }** · dieses Rätsel: { $puzzle }.
puzzle-rating-first = Für deine Wertung zählt ein Rätsel nur als gelöst, wenn es beim ersten Versuch ohne Tipp klappt.
puzzle-idea-grows =
    Er lässt { $count ->
        [one] ein Kätzchen
       *[other] { $count } Kätzchen
    } groß werden.
puzzle-idea-falls =
    Er stupst { $count ->
        [one] eine gegnerische Figur
       *[other] { $count } gegnerische Figuren
    } vom Bett.
puzzle-idea-stops = Er verhindert einen gegnerischen Sieg { winning-on }.
puzzle-idea-threatens = Danach drohst du, { winning-on } zu gewinnen. Ganz gleich, was darauf kommt: Du gewinnst.
puzzle-idea-quiet = Noch droht nichts, aber egal, was als Antwort kommt: Du kannst gewinnen.
puzzle-idea-forces = Ganz gleich, was darauf kommt: Du gewinnst.
puzzle-idea-holds = Nach jedem anderen Zug würde die andere Seite sofort gewinnen.
puzzle-reply-loses =
    Jede Antwort verliert; nach dieser gewinnst du { $count ->
        [one] nur auf einem Feld
       *[other] auf { $count } Feldern
    }.
puzzle-reply-stops = Das verhindert deinen Sieg { winning-on }.
puzzle-reply-threatens = Damit droht ein gegnerischer Sieg { winning-on }.
puzzle-reply-pushes =
    Das stupst { $many ->
        [yes] { $count } deiner Figuren
       *[no]
            { $count ->
                [one] deine Figur auf { $squares }
               *[other] deine Figuren auf { $squares }
            }
    } vom Bett.
puzzle-reply-keeps = Das verhindert deine Reihe { on-squares }.
puzzle-reply-grows =
    Damit { $count ->
        [one] wird ein gegnerisches Kätzchen
       *[other] werden { $count } gegnerische Kätzchen
    } groß.
puzzle-reply-line = Das bereitet eine gegnerische Reihe vor, die mit einer Figur { on-squares } groß würde.
puzzle-why-already = Das drohte schon vor deinem Zug.
puzzle-why-pushed =
    Das geht nur, weil { $by ->
        [ghost] dein Geist
       *[piece] dein Zug
    } { $kind ->
        [cat] die gegnerische Katze
       *[kitten] das gegnerische Kätzchen
    } von { $origin } nach { $to } geschoben hat.
puzzle-why-idle = Dein Zug hat nicht mit einem Sieg gedroht.
puzzle-why-apart =
    Das gäbe die Reihe { $line }, aber { $by ->
        [ghost] dein Geist
       *[piece] der Zug
    } schiebt { $kind ->
        [cat] deine Katze
       *[kitten] dein Kätzchen
    } auf { $origin } { $to ->
        [none] vom Bett
       *[other] nach { $to }
    }.
puzzle-why-mixed = In der Reihe { $line } stehen nicht nur Katzen: Sie wird groß, statt zu gewinnen.
puzzle-step = Zug { $number } von { $count }: { $turn }.
puzzle-streak =
    🔥 { $current ->
        [0] Deine Serie beginnt mit dem nächsten Tagesrätsel, das du löst.
        [one] Der erste Tag deiner Serie. Komm morgen wieder!
       *[other] { $current } Tage in Folge.
    }{ $longest ->
        [0] { "" }
       *[other] { " " }Deine längste Serie: { $longest }.
    }
puzzle-streak-forgiven = Tage, an denen ich nicht da war, unterbrechen keine Serie.
puzzle-server-streak =
    🏡 Die Serie dieses Servers: { $current ->
        [one] 1 Tag
       *[other] { $current } Tage
    }.
puzzle-uncounted = Deins zählt noch nicht mit. **{ button-count }** ändert das, und morgen kann dein Name im Beitrag stehen.
puzzle-next-daily = Das nächste: <t:{ $at }:R>.
puzzle-call-promised = 📬 Ich erinnere dich morgen gegen <t:{ $at }:t> und dann jeden Tag, solange du mitmachst.
puzzle-call-blocked = Meine letzte Nachricht kam nicht an. Bitte erlaube Direktnachrichten.
picture-daily =
    { $small ->
        [yes] kleines Rätsel des Tages
       *[no] { edition } des Tages
    } · { $day }
picture-task =
    { side-as-name } zieht: { $what ->
        [grows] Ein Zug lässt drei Kätzchen groß werden
        [wins] Gewinne in einem Zug
        [holds] Ein Zug hält stand
       *[forces] Gewinne in { $turns } eigenen Zügen
    }
picture-daily-post = Tagesrätsel vom { $day } · { edition }
alt-task = { picture-task }.
alt-daily-post = { picture-daily-post }. { picture-task }.
puzzle-outcome =
    { $solved ->
        [yes] gelöst, { puzzle-how }
       *[no] diesmal nicht
    }
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $current } Tage in Folge
    }
alt-daily =
    { $who }: { picture-daily }, { puzzle-outcome }{ $current ->
        [0] .
        [1] .
       *[other] , { $current } Tage in Folge.
    }
puzzle-post =
    ☀️ **Tagesrätsel vom { $day }** · { edition }
    { sign } { side-as-name } zieht und gewinnt in { $turns } eigenen Zügen. Nur ein Zug schafft das. Du hast drei Versuche, und niemand sieht dir dabei zu.
puzzle-yesterday =
    -# Gestern { $count ->
        [0] hat es niemand für diesen Server gelöst
       *[other]
            gelöst von { $who }{ $more ->
                [0] { "" }
                [one] { " " }und noch jemandem
               *[other] { " " }und { $more } weiteren
            }
    } · die Lösung: ||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $streak } Tage in Folge hier
    }
puzzle-rests = 💤 Seit zwei Wochen hat hier niemand das Tagesrätsel geöffnet, darum macht es jetzt Pause. Sobald hier jemand { COMMAND("daily") } öffnet, kommt es wieder jeden Tag.
puzzle-kept = ☀️ { $who } möchte mehr davon: Das Tagesrätsel kommt weiter.
puzzle-streak-stays = Ich war an dem Tag zeitweise offline, darum bleibt eure Serie bestehen.
puzzle-answer-alt = Die Lösung von gestern. { $told }
puzzle-small-saves = 🌱 Der Tag ist noch nicht verloren: Löse das kleine Rätsel, dann geht deine Serie weiter.
puzzle-daily-saves = ☀️ Der Tag ist noch nicht verloren: Löse das große Tagesrätsel, dann geht deine Serie weiter.
puzzle-counted = Ab jetzt zählen die Tagesrätsel, die du auf einem Server löst, für dessen Serie. Mit { COMMAND("settings") } nimmst du das zurück.
button-tell = Aufgeben und auflösen
button-show-me = Lösung durchgehen
button-next-puzzle = Nächstes Rätsel
button-easier-puzzle = Ein leichteres
button-puzzle-step = Eine Stufe schwerer
button-small-puzzle = Kleines Rätsel
button-call = Jeden Tag erinnern
button-call-off = Keine Erinnerungen mehr
button-daily = Tagesrätsel
button-post-daily = Ja, jeden Tag
button-see-daily = Nur das heutige zeigen
button-show-result = Allen zeigen
button-count = Meine hier immer zählen
button-solve = Lösen
command-settings-puzzles-on-card = Rätselwertung und gelöste Rätsel auf dem Profil und in der Rätsel-Rangliste von Servern zeigen
command-settings-puzzles-for-server = Tagesrätsel, die du auf einem Server löst, für dessen Serie zählen
command-settings-puzzle-reminder = Jeden Tag etwa um diese Zeit eine Direktnachricht zum Tagesrätsel, solange du mitmachst
command-server-daily-puzzle = Das Tagesrätsel in diesem Kanal posten
profile-puzzles-private = Deine Rätsel siehst hier nur du; mit { COMMAND("settings") } zeigst du sie auch anderen.
profile-puzzles =
    🧩 Gelöste Rätsel: { $count }{ $rating ->
        [none] { "" }
       *[other] ; Rätselwertung { $rating }
    }{ $longest ->
        [0] { "" }
       *[other] ; Tagesrätsel in Folge: { $current } (Rekord: { $longest })
    }
profile-alt-puzzles = { profile-puzzles }.

## What has been played.

command-history = Deine beendeten Partien, die neueste zuerst
command-replay = Eine Partie von dir, aus diesem Kanal oder aus einer Aufzeichnung Zug für Zug nachspielen
command-replay-file = Die Datei einer Aufzeichnung, höchstens 64 KiB
command-replay-match = Welche Partie; die Liste zeigt die neuesten und gegen wen sie waren
history-none = Du hast noch keine beendete Partie. { COMMAND("games") } zeigt die, die laufen.
history-title = Deine beendeten Partien, die neueste zuerst:
history-line =
    { $result ->
        [won] 🏆 Gewonnen gegen { $opponent }
        [lost] 🐾 Verloren gegen { $opponent }
        [drawn] 🤝 Unentschieden gegen { $opponent }
       *[nobody] 🧺 Ohne Ergebnis gegen { $opponent }
    } · { ending } · { edition } · { games-turns } · Partie { $match } · <t:{ $ended }:d>
history-rating = Wertung { $change }
history-option =
    { $result ->
        [won] Gewonnen gegen { $opponent }
        [lost] Verloren gegen { $opponent }
        [drawn] Unentschieden gegen { $opponent }
       *[nobody] Ohne Ergebnis gegen { $opponent }
    } · Partie { $match }
history-replay = Eine davon nachspielen
ending =
    { $ending ->
        [line] drei Katzen in einer Reihe
        [eight-cats] acht Katzen auf dem Bett
        [three-kittens] drei Kätzchen in einer Reihe
        [resigned] durch Aufgabe
        [time] auf Zeit
        [agreed] vereinbart
        [repetition] dreimal dieselbe Stellung
        [turn-limit] 300 Züge
        [cancelled] von der Moderation beendet
        [left-contest] entfallen: nicht mehr beide dabei
        [called-off] abgesagt
       *[abandoned] eingeschlafen
    }
replay-title = 🎞️ Partie { $match }: { $orange } gegen { $gray } · Zug { $turn } von { $turns }
replay-start = Das Bett ist gemacht, und noch liegt niemand darauf.
replay-record = Die Partie als Textdatei. Alle können sie mit { COMMAND("replay") } und `{ option-file }` nachspielen. Die zweite Datei erzählt jeden Zug in Worten.
replay-file-title = 🎞️ Eine Aufzeichnung: { $orange } gegen { $gray } · { edition } · Zug { $turn } von { $turns }
film-of-match = 🎬 Partie { $match }: { $orange } gegen { $gray }, vom ersten Zug bis zum letzten.
film-of-file = 🎬 { $orange } gegen { $gray }, vom ersten Zug bis zum letzten.
film-progress = 🎬 Ich zeichne Zug { $turn } von { $turns } …
film-waiting = 🎬 Kurze Warteschlange: Dein Film kommt gleich …
name-rated = { $name } ({ $rating })
film-alt =
    { $orange } gegen { $gray }: die ganze Partie, { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } lang, als Film. Am Ende: { $told }
highlights-of-match = ✨ Partie { $match }: { $orange } gegen { $gray }, die Höhepunkte.
highlights-of-file = ✨ { $orange } gegen { $gray }, die Höhepunkte.
highlights-alt = { $orange } gegen { $gray }: die Höhepunkte ({ $turns }), als kurzer Film. Am Ende: { $told }
highlights-alt-turn = { $turn }, { $player }: { $played }
highlights-turn = { $turn } · { $told }
button-highlights = Höhepunkte
button-animate = Film
replay-jump-title = Zu einem Zug springen
replay-jump-label = Welcher Zug, von 0 bis { $turns }?
button-first = Anfang
button-step-back = Zurück
button-step-on = Weiter
button-last = Ende
button-jump = Zu einem Zug
button-record = Als Datei

## What a player has chosen for themselves.

settings-mine = Deine Einstellungen:
settings-saved =
    { $in-the-way ->
        [yes] ✅ Gespeichert, aber etwas geht noch nicht: siehe die Zeilen mit ⚠️ oben.
       *[no] ✅ Gespeichert.
    }
settings-blocked = Ich kann dir keine Direktnachrichten schicken, darum erinnere ich dich im Kanal der Partie. Erlaub sie und wähl noch einmal.
settings-unknown-zone = ⚠️ Die Zeitzone { $code } kenne ich nicht, deine ist weiter { $zone }; alles andere ist gespeichert. Probier die große Stadt, nach der deine Zone heißt, oder tipp `/settings { option-time-zone }:`, dann kommt eine Liste.
block-list =
    { $count ->
        [one] Du hast eine Person blockiert. Wähl sie unten aus, um die Blockierung aufzuheben.
       *[other] Du hast { $count } Leute blockiert. Wähl unten aus, wen du nicht mehr blockieren willst.
    }
block-none = Du hast niemanden blockiert.
block-how = -# So blockierst du jemanden: den Namen gedrückt halten (oder Rechtsklick), dann **Apps** › **{ command-block-menu }**.
block-choose = Blockierung aufheben
block-done = 🚫 Du hast { $whom } blockiert. Ihr könnt euch nicht mehr gegenseitig herausfordern und keine Herausforderung voneinander annehmen. Außer dir erfährt das niemand.
block-running =
    { $count ->
        [one] Eure laufende Partie geht weiter.
       *[other] Eure { $count } laufenden Partien gehen weiter.
    }
block-lifted = { $whom } ist nicht mehr blockiert.
button-blocked = Blockierte Personen
button-unblock = Blockierung aufheben
setting-line = • { $name }: **{ $value }**
setting-on =
    { $on ->
        [yes] an
       *[no] aus
    }
setting-on-not-here = an, aber auf diesem Server aus
setting-hours =
    { $quiet ->
        [some] { $from }:00 bis { $until }:00 Uhr
       *[none] keine
    }
setting-hour =
    { $hour ->
        [none] Keine Ruhezeit
       *[other] { $hour }:00 Uhr
    }
setting-puzzle-reminder = jeden Tag gegen <t:{ $at }:t>
setting-channels =
    { $channels ->
        [everywhere] überall
       *[some] nur in { $list }, dazu im Clubhaus und in Kanälen mit Wettbewerben
    }
setting-puzzle =
    { $channel ->
        [none] nirgends
        [gone] ⚠️ den Kanal gibt es nicht mehr
       *[other] { $channel }
    }
setting-puzzle-rests = 💤 Es macht Pause, weil es seit zwei Wochen niemand geöffnet hat. Es kommt wieder, sobald jemand auf diesem Server { COMMAND("daily") } öffnet oder du seinen Kanal noch einmal wählst.
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }, wie bei Discord
    }
form-label =
    { $field ->
        [reminders] Erinnerungen
        [daily-hour] Tägliche Nachricht um
        [puzzle-reminder] Erinnerung ans Tagesrätsel
        [quiet] Ruhezeit
        [quiet-from] Ruhe ab
        [quiet-until] Ruhe bis
        [time-zone] Zeitzone
        [boards-move] Animierte Bretter
        [pushes-in-words] Stupser in Worten
        [warnings] Warnungen in der Vorschau
        [leaderboards] Ranglisten und Profil
        [puzzles-on-card] Rätsel auf deiner Karte
        [puzzles-for-server] Rätsel zählen für den Server
        [challenges-from] Wer mich herausfordern darf
        [language] Sprache
        [edition] Variante
        [pace] Zeit
        [threads] Ein Thread für jede Partie
        [matches-here] Wo gespielt wird
        [daily-puzzle] Tagesrätsel
        [play] Beim Spielen
        [privacy] Was andere sehen
        [boards] Bretter und Threads
        [contests] Ligen, Pokale und Arenen
        [anyone-announces] Alle dürfen Wettbewerbe ankündigen
        [member] Mit wem?
        [first] Wer beginnt und wie viele Partien ihr spielt
        [clubhouse] Clubhaus
        [results] Ergebnisse
        [posts] Was ich dort poste
        [house] Aushang
        [week] Die Woche
        [week-hour] Die Woche: montags um (UTC)
        [season] Ende einer Saison
        [badges] Abzeichen
        [champion-role] Champion-Rolle
        [friendly] Freundschaftspartie
        [with-hints] Tipps
        [lose-on-time] Zeit um heißt verloren
        [nights-off] Nachtruhe
        [away-from] Auszeit ab
        [away-days] Wie lange
        [away-rules] Deine Uhr
        [rescue] Rettung
        [weekends-off] Freie Wochenenden
        [note] Notiz
        [contest-name] Name
        [contest-begins] Beginn
        [arena-lasts] Wie lange
        [end-reason] Grund
        [contest-member] Wer
        [contest-kept-out] Wer
        [vote-level] Wie gut ich spiele
        [vote-hours] Gezogen wird
        [vote-code] Code
       *[terms] Bedingungen
    }
form-title =
    { $form ->
        [reminders] Erinnerungen
        [privacy] Spiel und Privatsphäre
        [language] Sprache wählen
        [matches] Partien und Wettbewerbe
        [channels] Kanäle
        [clubhouse] Clubhaus
        [away] Auszeit
        [note] Deine Notiz
        [league] Neue Liga
        [cup] Neuer Pokal
        [arena] Neue Arena
        [contest-correct] Vor dem Beginn ändern
        [end-reason] Partie beenden
        [contest-end] Beenden
        [contest-remove] Jemanden entfernen
        [contest-let-in] Jemanden wieder zulassen
        [vote] Neue Abstimmungspartie
        [vote-challenge] Anderen Server herausfordern
        [vote-code] Herausforderung annehmen
       *[challenge] Herausforderung
    }
form-note = Nur du siehst sie, auch nach der Partie; zum Löschen einfach leeren
form-about-end-reason = Beide lesen ihn unter dem Brett. Ich hebe ihn nicht auf.
form-about-remove-reason = Steht in meiner Direktnachricht an die Person. Ich hebe ihn nicht auf.
form-anybody = Alle hier
form-time-zone = Zum Beispiel Europe/Berlin oder nur die Stadt, nach der die Zone benannt ist: Berlin
form-daily-puzzle = Wo ich es jeden Tag um Mitternacht UTC poste; leer heißt nirgends
form-about-anyone-announces = Ohne Häkchen darf das nur, wer den Server verwaltet; gilt auch für Arenen
form-matches-here = Wo gespielt werden darf; leer heißt überall. Im Clubhaus und in Wettbewerben geht es immer

## What is kept about a person.

command-privacy = Was ich über dich speichere und warum; als Datei mitnehmen oder alles löschen lassen
privacy =
    🔒 **Was ich über dich speichere und warum**
    • Deine Discord-ID und deinen Namen: damit ich weiß, wer dran ist, und dich in Listen und Bildern nennen kann.
    • Deine Herausforderungen und Partien, mit jedem Zug, seiner Zeit, Server und Kanal: zum Weiterspielen und Nachspielen. Dazu deine Tipps, geplanten Züge und Stimmen darin sowie Rückblicke, ohne Namen.
    • Deine Sprache, was du unter { COMMAND("settings") } wählst, ob ich dir schreiben kann und wen du blockiert hast (das sieht sonst niemand).
    • Welche Erinnerungen ich dir geschickt habe, nie ihren Wortlaut: um sie zu ändern, wenn sich etwas tut.
    • Wertungen und Zahlen: für Ranglisten und { COMMAND("profile") }. `{ option-leaderboards }` in { COMMAND("settings") } blendet dich in beiden aus; dann können andere auch deine Partien nicht nachspielen.
    • Deine Rätsel und Antworten: für Serien, deine Rätselwertung und neue Rätsel. Auf deiner Karte stehen sie nur, wenn du willst.
    • Deine Notizen zu Partien und die Partien, denen du folgst.
    • Dein Bild, nur im Arbeitsspeicher, für Ranglisten und deine Karte.
    Auf Servern lese ich keine Nachrichten. In Direktnachrichten lese ich die Züge, die du schreibst, und hebe keine Nachrichten auf. Wer mich betreibt, hat vielleicht eine Zeit lang Sicherungskopien.
    • Die Ligen, Pokale und Arenen, bei denen du dabei bist, und deine Auszeiten: um auszulosen, wer gegen wen spielt, und deine Uhren anzuhalten.
    • Über einen Server: seine Einstellungen, seine Wettbewerbe und Abstimmungspartien sowie die Nachrichten, die ich poste. Das behalte ich auch, wenn ich entfernt werde, falls ich zurückkomme.
    Mit **Exportieren** bekommst du alles als Datei; **Löschen** fragt zweimal nach, dann vergesse ich dich.
privacy-export = Alles, was ich über dich speichere, als JSON.
privacy-sure =
    Soll ich dich vergessen? Dein Name, deine Einstellungen, Wertungen und dein Profil wären für immer weg. { $running ->
        [0] Du hast keine laufende Partie.
        [one] Deine laufende Partie würde aufgegeben.
       *[other] Deine { $running } laufenden Partien würden aufgegeben.
    } Beendete bleiben für die, mit denen du gespielt hast, als Partien mit „Jemand von früher“. Offene Herausforderungen würden enden. Was ich in Kanälen gepostet habe, bleibt dort, bis jemand es löscht.
privacy-really = Letzte Frage, und danach gibt es kein Zurück: Soll ich dich für immer vergessen?
privacy-forgotten = Ich habe dich vergessen. Danke fürs Spielen, und mach’s gut! Wenn du je wiederkommst, fängst du neu an.
privacy-kept = Gut, alles bleibt, wie es ist.
button-export = Exportieren
button-delete = Löschen
button-forget = Ja, vergiss mich
button-forget-really = Für immer vergessen
button-keep = Nein, alles behalten

## What the clock says by itself.

notice-remind = { $mover }, { $waiting } wartet auf deinen Zug in Partie { $match }.
notice-remind-due = Fällig <t:{ $until }:R>
notice-away = Auf dem Server dieser Partie bin ich nicht mehr · { COMMAND("board") } holt sie dorthin, wo du bist
notice-time-up = { $waiting }, die Zeit von { $mover } ist um.
notice-time-up-how =
    { $counts ->
        [yes]
            Beanspruche den Sieg, oder schenk noch { $extra ->
                [minutes] zehn Minuten
               *[day] einen Tag
            }.
       *[no]
            Ihr habt noch nicht beide zweimal gezogen. Sag die Partie ab, oder schenk noch { $extra ->
                [minutes] zehn Minuten
               *[day] einen Tag
            }.
    }
notice-time-up-until = Partie { $match } · { $mover } kann noch ziehen · beansprucht niemand den Sieg, endet sie <t:{ $closes }:R> ohne Ergebnis
notice-ask = { $who }, in Partie { $match } hat seit dreißig Tagen niemand gezogen. Geht es noch weiter?
notice-ask-until = Sonst endet sie <t:{ $closes }:R> ohne Ergebnis
button-claim =
    { $counts ->
        [yes] Sieg beanspruchen
       *[no] Absagen
    }
button-extend =
    { $extra ->
        [minutes] Zehn Minuten schenken
       *[day] Einen Tag schenken
    }
button-go-on = Wir spielen noch
button-board = Zum Brett
button-match = Partie { $match }
notice-late =
    Deine Zeit gegen { $other } in Partie { $match } ist um. { $counts ->
        [yes] Du kannst noch ziehen, solange niemand den Sieg beansprucht hat.
       *[no] Du kannst noch ziehen.
    }
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by } hat gezogen.
                [ask] { $by } hat gezogen.
                [paused] { $by } hat gezogen: Die Pause ist vorbei.
                [late] { $by } hat doch noch gezogen.
               *[time-up] { $by } hat doch noch gezogen.
            }
        [claimed] { $by } hat den Sieg beansprucht.
        [day] { $by } hat { $other } mehr Zeit gegeben.
        [time] { $by } hat { $other } mehr Zeit gegeben.
        [taken-back]
            { $kind ->
                [paused] In Partie { $match } wurden Züge zurückgenommen: Die Pause ist vorbei.
                [time-up] In Partie { $match } wurden Züge zurückgenommen.
                [late] In Partie { $match } wurden Züge zurückgenommen.
                [ask] In Partie { $match } wurden Züge zurückgenommen.
               *[remind] In Partie { $match } wurden Züge zurückgenommen.
            }
        [paused] Die Uhr von Partie { $match } ist angehalten.
        [resumed] { $by } hat die Uhr wieder gestartet.
        [anew] Die Frist in Partie { $match } hat sich verschoben. Die neue steht auf dem Brett.
        [kept] { $by } spielt Partie { $match } weiter.
        [went-on] Partie { $match } geht weiter.
        [rescued] Die Zeit von { $by } war um, darum springen Auszeittage ein.
        [timed-out] Die Zeit von { $other } ist um.
       *[over] Partie { $match } ist vorbei.
    }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

more-time =
    { $pace ->
        [ten-minutes] 10 Minuten
        [one-day] 1 Tag
        [three-days] 3 Tage
       *[seven-days] 7 Tage
    }
offer-made =
    { $offer ->
        [draw] { $other }: { $by } bietet ein Unentschieden an.
        [pause] { $other }: { $by } bittet um eine Pause, in der die Uhr steht, bis der nächste Zug gespielt wird.
        [time] { $other }: { $by } bittet um { more-time } mehr für diesen Zug.
        [takeback-one]
            { $other }: { $by } möchte Zug { $last } zurücknehmen ({ $kind ->
                [cat] Katze
               *[kitten] Kätzchen
            } auf { $square }).
       *[takeback-two]
            { $other }: { $by } möchte die Züge { $first } und { $last } zurücknehmen ({ $kind ->
                [cat] Katze
               *[kitten] Kätzchen
            } auf { $square }, { $other-kind ->
                [cat] deine Katze
               *[kitten] dein Kätzchen
            } auf { $other-square }).
    }
offer-terms = Partie { $match } · gilt bis zum nächsten Zug
offer-draw-early = Ihr habt noch nicht beide zweimal gezogen: Ein Unentschieden jetzt beendet die Partie, als wäre sie nicht gespielt worden.
offer-declined =
    { $offer ->
        [draw] { $other }: { $by } lehnt das Unentschieden ab.
        [takeback] { $other }: { $by } lehnt die Zugrücknahme ab.
        [pause] { $other }: { $by } lehnt die Pause ab.
       *[time] { $other }: { $by } lehnt die Bitte um mehr Zeit ab.
    }
offer-paused = { $other }: { $by } ist einverstanden, und die Uhr steht, bis der nächste Zug gespielt wird.
offer-resumed = { $other }: { $by } hat die Uhr wieder gestartet.
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest } macht Pause, und die Uhr steht, bis jemand, der den Server verwaltet, es weitergehen lässt. Ziehen darf man trotzdem.
       *[no] ▶️ { $mover }, deine Uhr läuft wieder: Die Pause von { $contest } ist vorbei. Du bist dran.
    }
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest } macht Pause, und die Uhren von { $movers } stehen, bis jemand, der den Server verwaltet, es weitergehen lässt. Ziehen darf man trotzdem.
       *[no] ▶️ { $movers }, eure Uhren laufen wieder: Die Pause von { $contest } ist vorbei. Ihr seid dran; bis wann, steht auf jedem Brett.
    }
offer-extended = { $other }: { $by } gibt dir { more-time } mehr Zeit.
offer-settled =
    { $offer ->
        [draw]
            { $how ->
                [accepted] { $by } hat ein Unentschieden angeboten: { $other } hat angenommen.
                [declined] { $by } hat ein Unentschieden angeboten: { $other } hat abgelehnt.
                [withdrawn] { $by } hat ein Unentschieden angeboten und wieder zurückgezogen.
                [turn] { $by } hat ein Unentschieden angeboten, stattdessen wurde weitergespielt.
               *[over] { $by } hat ein Unentschieden angeboten: Das hat sich erledigt.
            }
        [takeback]
            { $how ->
                [accepted] { $by } wollte einen Zug zurücknehmen: { $other } war einverstanden.
                [declined] { $by } wollte einen Zug zurücknehmen: { $other } hat abgelehnt.
                [withdrawn] { $by } wollte einen Zug zurücknehmen, dann doch nicht.
                [turn] { $by } wollte einen Zug zurücknehmen, stattdessen wurde weitergespielt.
               *[over] { $by } wollte einen Zug zurücknehmen: Das hat sich erledigt.
            }
        [pause]
            { $how ->
                [accepted] { $by } hat um eine Pause gebeten: { $other } war einverstanden.
                [declined] { $by } hat um eine Pause gebeten: { $other } hat abgelehnt.
                [withdrawn] { $by } hat um eine Pause gebeten und es sich anders überlegt.
                [turn] { $by } hat um eine Pause gebeten, stattdessen wurde weitergespielt.
               *[over] { $by } hat um eine Pause gebeten: Das hat sich erledigt.
            }
       *[time]
            { $how ->
                [accepted] { $by } hat um mehr Zeit gebeten: { $other } war einverstanden.
                [declined] { $by } hat um mehr Zeit gebeten: { $other } hat abgelehnt.
                [withdrawn] { $by } hat um mehr Zeit gebeten und es sich anders überlegt.
                [turn] { $by } hat um mehr Zeit gebeten, stattdessen wurde weitergespielt.
               *[over] { $by } hat um mehr Zeit gebeten: Das hat sich erledigt.
            }
    }
offer-sent =
    { $offer ->
        [draw] Ich habe { $other } in Partie { $match } ein Unentschieden angeboten.
        [takeback] Ich habe { $other } gefragt, ob du in Partie { $match } deinen Zug zurücknehmen darfst.
        [pause] Ich habe { $other } in Partie { $match } um eine Pause gebeten. Die Uhr steht dann nur bis zum nächsten Zug; für länger gibt es { COMMAND("away") }.
       *[time] Ich habe { $other } in Partie { $match } um mehr Zeit gebeten: { more-time }.
    }
offer-withdrawn-for =
    { $offer ->
        [draw] Dein Angebot eines Unentschiedens ist damit zurückgezogen.
        [takeback] Deine Bitte, einen Zug zurückzunehmen, ist damit zurückgezogen.
        [pause] Deine Bitte um eine Pause ist damit zurückgezogen.
       *[time] Deine Bitte um mehr Zeit ist damit zurückgezogen.
    }
offer-sent-terms = Ich melde mich, sobald die Antwort da ist. Die Anfrage gilt bis zum nächsten Zug; unter **{ button-more }** kannst du sie zurückziehen.
plan-taken-back = Was du für danach geplant hattest, ist auch weg.
offer-answered = Erledigt.
button-offer =
    { $offer ->
        [draw] Unentschieden anbieten
        [takeback] Um Rücknahme bitten
        [pause] Um eine Pause bitten
       *[time] Um { more-time } mehr bitten
    }
button-take-back = Zug zurücknehmen
take-back-sure = Die Züge { $first } und { $last } zurücknehmen? Dann ist auch die Antwort auf deinen Zug weg und fällt beim nächsten Mal vielleicht anders aus.
offer-draw-sure = Mir ein Unentschieden anbieten? Wenn ich zustimme, ist die Partie vorbei.
button-accept-offer = Annehmen
button-decline-offer = Ablehnen
button-accept-named =
    { $offer ->
        [draw] Unentschieden annehmen
        [takeback] Rücknahme erlauben
        [pause] Pause annehmen
       *[time] { more-time } mehr geben
    }
button-decline-named =
    { $offer ->
        [draw] Unentschieden ablehnen
        [takeback] Rücknahme ablehnen
        [pause] Pause ablehnen
       *[time] Mehr Zeit ablehnen
    }
button-withdraw-offer = Zurückziehen
button-resume = Uhr starten
refusal-done-already = Das ist schon erledigt, du musst nichts mehr tun.

## Matches.

games-title =
    Du bist dran: { $mine } · du wartest: { $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· Pause: { $paused }
    }
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · Zug { $turn } · { $time ->
        [due] fällig <t:{ $until }:R>
        [paused] Pause
        [stopped] Uhr angehalten
        [unmoved] ohne Uhr
       *[still] ohne Uhr, letzter Zug <t:{ $since }:R>
    } · [Partie { $match }]({ $link }){ $planned ->
        [yes] { " " }· ⚡ vorausgeplant
       *[no] { "" }
    }
games-page = -# Seite { $page } von { $pages }
games-go-to = Zu einer Partie gehen
games-option =
    { edition } · Partie { $match } · { $awaits ->
        [yes] du bist dran
        [nobody] Pause
       *[no] du wartest
    }
games-challenge = { $challenger } ([Herausforderung]({ $link }))
games-challenges = ✋ Warten auf deine Antwort: { $list }
games-followed-match = [Partie { $match }]({ $link })
games-followed =
    -# 👀 Du folgst: { $matches }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weiteren
    }
which-match-title = Welche Partie meinst du?
which-match = { $opponent } · { edition } · Partie { $match }
games-none = Du hast keine laufende Partie. Mit { COMMAND("challenge") } forderst du jemanden heraus!
button-next = Nächstes Brett
games-turns =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
change-shown = Erledigt. Hier ist das Brett: { $link }
change-there = -# Das Brett: { $link }
change-unshown = Erledigt und gespeichert. Discord nimmt das neue Brett gerade nicht an; ich versuche es weiter.
change-user-installed = Erledigt und gespeichert. Auf dem Server der Partie bin ich nicht dabei, darum kann ich das Brett nur zeigen, wenn dort jemand `/board { option-match }:{ $match }` tippt.
change-homeless = Erledigt und gespeichert. Aber in { $link } kann ich nichts mehr posten. `/board { option-match }:{ $match }` in einem anderen Kanal holt die Partie dorthin. Oder bitte jemanden, der den alten verwaltet, mir das dort zu erlauben: Kanal ansehen, Nachrichten senden (auch in Threads) und Dateien anhängen. Dann mache ich von selbst weiter.
change-homeless-over = Erledigt und gespeichert. In { $link } kann ich nicht mehr posten; beide erfahren es von mir in einer Direktnachricht. `/board { option-match }:{ $match }` in einem anderen Kanal zeigt sie dort.
form-unsaved = Gespeichert ist nichts.
typed-unread = Hier lese ich nur Antworten auf meine Bretter und Erinnerungen: Antworte mit einem Zug, etwa `c3`. { COMMAND("move") } geht überall.
resign-sure =
    { $counts ->
        [yes] Partie { $match } aufgeben? { $opponent } gewinnt, und rückgängig machen kannst du das nicht.
       *[no] Partie { $match } absagen? Ihr habt noch nicht beide zweimal gezogen, also zählt sie nicht.
    }
resign-ends-series = Damit endet auch euer Duell, ohne Ergebnis.
resign-lost-in-series = Ein Spiel eures Duells ist schon gespielt, darum zählt das Aufgeben vom ersten Zug an.
resign-kept = Gut, es geht weiter!
watch-turn = Zug { $turn }, so wie er war:
button-watch = Zug ansehen
more-what = Partie { $match }:
more-planned = ⚡ Hier hast du vorausgeplant: **{ button-plan }** zeigt, was.
more-about =
    { $about ->
        [plan] **{ button-plan }**: Leg schon jetzt fest, wie du auf einen bestimmten Zug antwortest. Kommt er, ziehe ich für dich.
        [note] **{ button-note }**: ein paar Worte, die nur du lesen kannst.
       *[read] **{ button-read }**: was wo steht.
    }
button-note = Notiz
note-mine = 📝 Deine Notiz, nur für dich:
note-none = Du hast jetzt keine Notiz zu Partie { $match }.
watching = Du siehst { $orange } und { $gray } zu.
button-follow =
    { $how ->
        [end] Folgen: nur das Ende
        [turns] Folgen: jeder Zug
       *[none] Entfolgen
    }
following =
    { $how ->
        [end] Ich schreibe dir, wenn Partie { $match } zu Ende ist.
        [turns] Ich schreibe dir nach jedem Zug von Partie { $match }, und wenn sie zu Ende ist.
       *[none] Zu Partie { $match } schreibe ich dir nichts mehr.
    }
button-film-so-far = Film bis hierher
button-more = Mehr
button-replay = Nachspielen
button-film = Film
button-resign = Aufgeben
button-resign-yes =
    { $counts ->
        [yes] Aufgeben
       *[no] Absagen
    }
button-resign-no = Weiterspielen
button-help = Hilfe

## The rules, page by page.

rules-title = **{ edition-title }** · Seite { $page } von { $pages }
rules-new-ghost = **Was anders ist.** Es ist Boop, und beide haben dazu einen Geist: Er kommt vom Rand herein, gleitet am Ende deiner Züge von selbst weiter und schubst, wer neben ihm steht. Die nächsten vier Seiten erzählen mehr davon, die anderen sind die von Boop.
    Hier gleitet der Geist von Rotpelz weiter und schubst b2 und c2 auseinander.
rules-new-kittens = **Was anders ist.** Es ist Boop ohne Großwerden: Katzen gibt es nicht, und drei deiner Kätzchen in einer Reihe gewinnen. Sind alle acht auf dem Bett und stehen in keiner Reihe, kommt eins in den Vorrat zurück. Wer Boop kennt, weiß damit alles.
    Hier gewinnen die Kätzchen von Rotpelz auf b2, c2 und d2.
rules-aim = **Das Ziel.** Drei deiner Katzen in einer Reihe: nebeneinander in einer Zeile (1–6), einer Spalte (a–f) oder einer Diagonale. Beide beginnen mit acht Kätzchen und ziehen Katzen groß. Wer anfängt, steht in der Herausforderung; sonst entscheidet das Los; bei einer Revanche beginnt die andere Seite.
    Hier gewinnen b3, c3 und d3.
rules-aim-kittens = **Das Ziel.** Drei deiner acht Kätzchen in einer Reihe: nebeneinander in einer Zeile (1–6), einer Spalte (a–f) oder einer Diagonale. Wer anfängt, steht in der Herausforderung; sonst entscheidet das Los; bei einer Revanche beginnt die andere Seite.
    Hier gewinnen a3, b3 und c3.
rules-boop = **Stups!** In jedem Zug setzt du eine Figur aus deinem Vorrat (er liegt auf deiner Seite neben dem Bett) auf ein freies Feld. Jede Figur direkt daneben, auch schräg und egal von wem, wird in gerader Linie ein Feld weggestupst. Wer gestupst wird, stupst niemanden weiter.
    Hier landet ein Kätzchen auf c3 und stupst zwei andere.
rules-fall = **Vom Bett.** Eine Figur, die über den Rand gestupst wird, geht zurück in den Vorrat, aus dem sie kam, und kann wieder gesetzt werden. Manchmal willst du genau das.
    Hier stupst b1 die Figur auf a1 vom Bett und die auf c1 nach d1.
rules-held = **Gehalten.** Eine Figur lässt sich nicht stupsen, wenn direkt hinter ihr eine andere steht, egal von wem. Von einer anderen Seite geht es trotzdem.
    Hier kann c2 die Figur auf c3 nicht stupsen, weil c4 sie hält.
rules-graduate = **Groß werden.** Stehen am Ende deines Zuges drei deiner Figuren in einer Reihe (Kätzchen oder Katzen), gehen alle drei zurück in deinen Vorrat, die Kätzchen als Katzen. Das ist Pflicht. Mehrere Reihen? Wähle eine. Stupst du deinem Gegenüber eine Reihe zusammen, zählt sie am Ende *seines* Zuges, falls sie dann noch steht.
    Hier werden a3, b3 und c3 groß.
rules-cats = **Katzen.** Hast du eine Katze im Vorrat, setzt du sie oder ein Kätzchen, wie du magst. Katzen stupsen alle; Kätzchen stupsen nur Kätzchen.
    Hier stupst d3 das Kätzchen, aber die Katze auf c3 rührt sich nicht.
rules-eight = **Alle acht auf dem Bett.** Dann muss eine deiner Figuren zurück in deinen Vorrat; du wählst, welche. Ein Kätzchen wird groß, eine Katze bleibt eine Katze. Gibt es außerdem eine Reihe, wählst du die Reihe oder eine einzelne Figur.
    Hier wird das Kätzchen auf f1 groß.
rules-eight-kittens = **Alle acht auf dem Bett.** Ohne Reihe geht ein Kätzchen zurück in deinen Vorrat; du wählst, welches.
    Hier ist es das auf f1.
rules-win = **Gewinnen.** Stehen am Ende deines Zuges drei deiner Katzen in einer Reihe oder acht auf dem Bett, gewinnst du; dann wird kein Kätzchen mehr groß. Haben beide drei, gewinnt, wer gezogen hat.
    Hier vollendet d6 eine schräge Reihe.
rules-win-kittens = **Gewinnen.** Stehen am Ende deines Zuges drei deiner Kätzchen in einer Reihe, gewinnst du. Stupst du deinem Gegenüber eine Reihe zusammen, zählt sie am Ende *seines* Zuges, falls sie dann noch steht.
    Hier vollendet d6 eine schräge Reihe.
rules-ghost-enters = **Dein Geist.** Am Ende deines Zuges darf er an jedem Rand hereinkommen, auf einer Naht zwischen zwei Feldern, auf der kein Geist ist. Er blickt quer übers Bett und tut bei der Ankunft nichts. Er darf auch im Vorrat warten.
    Hier beginnt er zwischen a3 und a4.
rules-ghost-moves = **Er gleitet.** Von da an bewegt er sich am Ende deiner Züge von selbst: eine Naht weiter, immer geradeaus. Er schiebt die Figuren auf beiden Seiten der neuen Naht ein Feld nach außen, auch Katzen. Von der letzten Naht schwebt er heim; in einem späteren Zug darf er wieder hereinkommen. Reihen und Siege zählen erst danach.
    Hier schiebt er b2 nach links und c2 nach rechts.
rules-ghost-scares = **BUUUH!** Eine Figur, die er nicht schieben kann, weil andere dahinter stehen, springt über sie alle hinweg auf das erste freie Feld oder vom Bett.
    Hier springt c2 über d2 und e2 nach f2.
rules-ghost-passes = **Was ein Geist nicht kann.** Er belegt kein Feld, hält niemanden und zählt in keiner Reihe; schieben lässt er sich auch nicht. Durch den anderen Geist gleitet er hindurch bis zur Naht dahinter und schiebt nur dort; gibt es keine, schwebt er heim.
    Hier schiebt er c3.
rules-draws = **Unentschieden und Zeit.** Unentschieden ist es, wenn ihr euch einig seid, wenn dieselbe Stellung zum dritten Mal vorkommt oder nach insgesamt 300 Zügen. Ein Sieg im 300. Zug gilt trotzdem; zurückgenommene Züge zählen nicht. Ist deine Zeit um, darf dein Gegenüber den Sieg beanspruchen oder dir mehr Zeit schenken. Vor einem Urlaub hält { COMMAND("away") } deine Uhren an. Mit **Mehr** unter jedem Brett kannst du ein Unentschieden anbieten oder aufgeben.
rules-signs = **Zeichen auf dem Brett.**
    • Runde Figuren gehören Rotpelz, eckige Frack; eine Katze sitzt aufrecht und trägt ein Halsband.
    • Auf dem Feld mit Strahlen steht die Figur, die eben gesetzt wurde; Pfeile zeigen, wohin sie die anderen gestupst hat.
    • Eine blasse Figur ist nicht mehr auf dem Bett: Sie fiel herunter oder wurde groß (dann trägt sie einen Stern); mit einem Pfeil kam sie unverändert in den Vorrat.
    • Eine Kette: Die Figur dahinter hält diese fest.
    • Ein Gewicht: Diese Katze ist für ein Kätzchen zu schwer.
    • Die Vorräte liegen an den Seiten; ein Rahmen zeigt, wer am Zug ist.
    • Ein gestrichelter Rahmen ums Bett: nur eine Vorschau, gestupste Figuren sind blass, wo sie landen würden.
    Hier stupst b2 die Figur auf b3 nach oben und a2 vom Bett; c3 wird gehalten, und die Katze auf c2 rührt sich nicht.
rules-signs-ghost = **Zeichen auf dem Brett.**
    • Runde Figuren gehören Rotpelz, eckige Frack; eine Katze sitzt aufrecht und trägt ein Halsband.
    • Auf dem Feld mit Strahlen steht die Figur, die eben gesetzt wurde; Pfeile zeigen, wohin sie die anderen gestupst hat.
    • Eine blasse Figur ist nicht mehr auf dem Bett: Sie fiel herunter oder wurde groß (dann trägt sie einen Stern); mit einem Pfeil kam sie unverändert in den Vorrat.
    • Eine Kette: Die Figur dahinter hält diese fest.
    • Ein Gewicht: Diese Katze ist für ein Kätzchen zu schwer.
    • Dunkle Pfeile sind vom Geist.
    • Die Spitze eines Geistes zeigt, wohin er gleitet, und die Wölkchen dahinter, woher er kam.
    • Die Vorräte liegen an den Seiten; ein Rahmen zeigt, wer am Zug ist.
    • Ein gestrichelter Rahmen ums Bett: nur eine Vorschau, gestupste Figuren sind blass, wo sie landen würden.
    Hier stupst b2 die Figur auf b3 nach oben und a2 vom Bett; c3 wird gehalten, und die Katze auf c2 rührt sich nicht.
rules-signs-kittens = **Zeichen auf dem Brett.**
    • Runde Figuren gehören Rotpelz, eckige Frack.
    • Auf dem Feld mit Strahlen steht die Figur, die eben gesetzt wurde; Pfeile zeigen, wohin sie die anderen gestupst hat.
    • Eine blasse Figur ist nicht mehr auf dem Bett.
    • Eine Kette: Die Figur dahinter hält diese fest.
    • Die Vorräte liegen an den Seiten; ein Rahmen zeigt, wer am Zug ist.
    • Ein gestrichelter Rahmen ums Bett: nur eine Vorschau, gestupste Figuren sind blass, wo sie landen würden.
    Hier stupst b2 die Figur auf b3 nach oben und a2 vom Bett; c3 wird gehalten.
rules-typing = **Züge eintippen.** Mit { COMMAND("move") } gibst du einen Zug direkt ein.
    `c3` setzt dort ein Kätzchen, oder eine Katze, wenn du kein Kätzchen hast · `Katze c3` setzt dort eine Katze · `c3 =c3d4e5`: Diese Reihe wird groß · `c3 =d4`: Sind alle acht auf dem Bett, geht diese Figur zurück in den Vorrat.
    Hier vollendet c3 die Reihe c3, d4, e5.
rules-typing-ghost = **Züge eintippen.** Mit { COMMAND("move") } gibst du einen Zug direkt ein.
    `c3` setzt dort ein Kätzchen, oder eine Katze, wenn du kein Kätzchen hast · `Katze c3` setzt dort eine Katze · `c3 =c3d4e5`: Diese Reihe wird groß · `c3 =d4`: Sind alle acht auf dem Bett, geht diese Figur zurück in den Vorrat · `c3 Geist bc1`: Dein Geist kommt zwischen b1 und c1 herein.
    Hier ist er gerade hereingekommen.
rules-typing-kittens = **Züge eintippen.** Mit { COMMAND("move") } gibst du einen Zug direkt ein.
    `c3` setzt dort ein Kätzchen · `c3 =d4`: Sind alle acht auf dem Bett, geht dieses zurück in den Vorrat.
    Hier landet ein Kätzchen auf c3.
rules-advice = **Kniffe.**
    • In der Mitte steht es sich am sichersten: Bis zum Rand ist es weit.
    • Aus zwei nebeneinander wird schnell eine Reihe, und die beiden stützen sich gegenseitig: Trenn gegnerische Paare von der Seite her.
    • Ein Stupser kann dir die Figur zurechtrücken, die dir noch fehlt.
    • Dir gehen die Figuren aus? Stups eigene vom Bett.
    • Halt eine Katze im Vorrat bereit: Steht sie erst auf dem Bett, stupst kein Kätzchen sie weg. Katzen, die auf dem Bett festsitzen, kommen mit einer Reihe oder über den Rand zurück.
    Hier trennt c3 das Paar auf c4 und d4.
rules-advice-ghost = **Kniffe.**
    • In der Mitte steht es sich am sichersten: Bis zum Rand ist es weit.
    • Aus zwei nebeneinander wird schnell eine Reihe, und die beiden stützen sich gegenseitig: Trenn gegnerische Paare von der Seite her.
    • Ein Stupser kann dir die Figur zurechtrücken, die dir noch fehlt.
    • Dir gehen die Figuren aus? Stups eigene vom Bett.
    • Halt eine Katze im Vorrat bereit: Steht sie erst auf dem Bett, stupst kein Kätzchen sie weg. Katzen, die auf dem Bett festsitzen, kommen mit einer Reihe oder über den Rand zurück.
    • Geister sind langsam: Zähl die Nähte.
    Hier trennt c3 das Paar auf c4 und d4.
rules-advice-kittens = **Kniffe.**
    • In der Mitte steht es sich am sichersten: Bis zum Rand ist es weit.
    • Aus zwei nebeneinander wird schnell eine Reihe, und die beiden stützen sich gegenseitig: Trenn gegnerische Paare von der Seite her.
    • Ein Stupser kann dein fehlendes Kätzchen an seinen Platz bringen.
    • Dir gehen die Kätzchen aus? Stups eigene vom Bett.
    Hier trennt c3 das Paar auf c4 und d4.
button-rules = Regeln
button-signs = Zeichen auf dem Brett
button-page-back = Zurück
button-page-next = Weiter
help-title = **{ edition-title }**
help-game =
    { $edition ->
        [kittens]
            1. Setz eines deiner acht Kätzchen auf ein freies Feld: Es stupst alle Nachbarn ein Feld weiter. Was vom Bett fällt, geht zurück in den Vorrat, aus dem es kam.
            2. Wer direkt hinter sich eine andere Figur hat, bleibt stehen.
            3. Drei deiner Kätzchen in einer Reihe, auch schräg, gewinnen.
            4. Sind alle acht auf dem Bett, geht eines zurück in den Vorrat.
        [ghost]
            1. Setz eines deiner acht Kätzchen auf ein freies Feld: Es stupst alle Nachbarn ein Feld weiter. Was vom Bett fällt, geht zurück in den Vorrat, aus dem es kam.
            2. Wer direkt hinter sich eine andere Figur hat, bleibt stehen.
            3. Drei deiner Figuren in einer Reihe, auch schräg, gehen als Katzen zurück in deinen Vorrat.
            4. Drei deiner Katzen in einer Reihe gewinnen, acht auf dem Bett ebenso.
            Kätzchen können keine Katzen stupsen. Dein Geist gleitet zwischen den Feldern und schiebt, was neben ihm steht.
       *[classic]
            1. Setz eines deiner acht Kätzchen auf ein freies Feld: Es stupst alle Nachbarn ein Feld weiter. Was vom Bett fällt, geht zurück in den Vorrat, aus dem es kam.
            2. Wer direkt hinter sich eine andere Figur hat, bleibt stehen.
            3. Drei deiner Figuren in einer Reihe, auch schräg, gehen als Katzen zurück in deinen Vorrat.
            4. Drei deiner Katzen in einer Reihe gewinnen, acht auf dem Bett ebenso.
            Kätzchen können keine Katzen stupsen.
    }
help-editions = Es gibt drei Varianten, such dir unten eine aus:
help-together = **Gemeinsam:** Ligen mit { COMMAND("league") }, Pokale mit { COMMAND("cup") }, ein Abend voller schneller Partien mit { COMMAND("arena") }, ihr alle gegen mich mit { COMMAND("vote") }.
help-alone = **Allein:** spiel gegen mich auf zehn Stufen (**{ button-play-me }**), löse Rätsel mit { COMMAND("puzzle") } und jeden Tag ein neues mit { COMMAND("daily") }.
help-hints = **Tipps:** in Partien gegen mich und in Freundschaftspartien, wenn die Herausforderung sie erlaubt (`{ option-hints }`).
help-words = **Mit Screenreader:** `{ option-pushes-in-words }` in { COMMAND("settings") } beschreibt dir deine Bretter in Worten, und { COMMAND("move") } zählt auf, was jeder Zug bewirkt.
help-managing = **Du verwaltest diesen Server:** Sprache, Kanäle, Tagesrätsel und Clubhaus stellst du mit { COMMAND("server") } ein.
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# Boop Bot ist ein inoffizielles Fanprojekt.
button-advice = Kniffe
button-typing = Züge eintippen
button-games = Meine Partien

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

button-first-steps = Erste Schritte
lesson-title = **{ $number } von { $count } · { $task ->
        [boop-off] Stups ein Kätzchen vom Bett
        [grow] Lass drei groß werden
        [win] Gewinne mit drei Katzen
        [win-kittens] Gewinne mit drei Kätzchen
        [enter] Lass deinen Geist herein
        [stop] Halt eine Reihe auf
        [push-in] Stups eins in die Reihe
        [fork] Zwei offene Enden
        [eight] Alle acht auf dem Bett
       *[scare] Sag BUUUH!
    }**
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }Du spielst Rotpelz. Setz ein Kätzchen: Es stupst alle Nachbarn ein Feld weiter. Stups ein { SIGN("kitten_tuxedo", plain: "🟦") }Frack-Kätzchen über den Rand!
            -# Wähl ein Feld in einem der Menüs. In einer Partie öffnet **Stups!** dieselben Menüs.
        [grow] Drei deiner Kätzchen in einer Reihe werden groß: Aus ihnen werden Katzen. Du stupst auch eigene weg, aber zwei nebeneinander halten einander. Wohin kommt das dritte?
        [win] Drei Katzen in einer Reihe gewinnen, und deine zwei liegen schon richtig, Ecke an Ecke. Die dritte wartet neben dem Bett: Drück auf **Katze nehmen** und wähl dann ihr Feld.
        [win-kittens] Drei Kätzchen in einer Reihe gewinnen. Du stupst auch eigene weg, aber zwei nebeneinander halten einander. Wohin kommt das dritte?
        [enter] Dein Geist wartet neben dem Bett. Setz ein Kätzchen irgendwohin; dann sagt ein drittes Menü, **Dein Geist**, wo er hereinkommen darf.
        [stop] Frack hat zwei in einer Reihe: Mit einem dritten werden sie groß. Setz dich direkt neben einen der beiden und stups ihn weg!
        [push-in] Auch ein Stups kann eine Reihe machen. Zwei von dir stehen nebeneinander: Stups dein drittes Kätzchen daneben. Von wo aus?
        [fork] Zwei nebeneinander mit freien Enden sind schwer aufzuhalten. Stups eines von dir direkt neben ein anderes, sodass du im nächsten Zug groß werden kannst, was auch kommt!
        [eight] Sieben von dir sind auf dem Bett. Setz das achte so, dass keines fällt: Dann wird eines groß, das du wählst.
       *[scare] Am Ende deines Zuges gleitet dein Geist von selbst eine Naht weiter und schiebt die Figuren neben sich weg. Wer von hinten gehalten wird, springt stattdessen: BUUUH! Setz dein Kätzchen weit weg von den zwei Frack-Kätzchen.
    }
lesson-squares = Felder: Spalten a bis f von links, Zeilen 1 bis 6 von unten.
lesson-where =
    { $kind ->
        [cat] Jetzt also eine Katze: Wohin damit?
       *[kitten] Ein Kätzchen also: Wähle sein Feld.
    }
lesson-done =
    { $task ->
        [boop-off] Plumps! Es liegt wieder bei den anderen neben dem Bett: im **Vorrat** von Frack. Auch deine können fallen; dann setzt du sie einfach wieder.
        [grow] Miau! Alle drei sind wieder in deinem Vorrat, als Katzen. Eine Katze stupst alle; ein Kätzchen kann keine Katze stupsen.
        [win]
            🏆 Du gewinnst! Das ist das ganze Spiel: stupsen, groß werden, drei Katzen in eine Reihe bringen.
            -# Eine Katze in einer Reihe mit Kätzchen geht mit ihnen zurück in deinen Vorrat. Auch acht Katzen auf dem Bett gewinnen.
        [win-kittens] 🏆 Du gewinnst! Das ist das ganze Spiel. Sind einmal alle acht von dir auf dem Bett, geht eines zurück in deinen Vorrat.
        [enter] Da ist er! Bei der Ankunft tut er nichts. Ab deinem nächsten Zug gleitet er von selbst auf den Nähten geradewegs übers Bett. Am anderen Rand verlässt er es, und du kannst ihn wieder hereinlassen.
        [stop] Gut aufgehalten! Such vor jedem Zug nach zwei gegnerischen in einer Reihe.
        [push-in] Miau! Wer in eine Reihe gestupst wird, zählt genauso, wie wer sich hineinsetzt.
        [fork] Gut gemacht! Was die andere Seite jetzt auch tut, drei von dir können mit dem nächsten Zug groß werden.
        [eight] Groß geworden! Sind alle acht von dir auf dem Bett, geht immer eines zurück in deinen Vorrat: Ein Kätzchen kommt als Katze wieder. Acht Katzen würden gewinnen.
       *[scare] BUUUH! Direkt hinter dem Kätzchen stand ein anderes, darum ist es darübergesprungen. Auch Katzen springen, wenn es sein muss, sogar vom Bett.
    }
lesson-miss =
    { $miss ->
        [nobody] Neben { $square } ist niemand, darum hat sich niemand bewegt. Setz dein Kätzchen direkt neben das Frack-Kätzchen am Rand, zum Beispiel auf { $example }.
        [still-on] Stups! Aber gestupst wird nur ein Feld weit, und da war noch Platz. Versuch es mit dem Frack-Kätzchen am Rand, zum Beispiel von { $example } aus.
        [pushed-own] Stups! Das hat deine eigenen weggestupst. Zwei nebeneinander halten einander nur der Länge nach: Geh ans Ende der beiden, zum Beispiel auf { $example }.
        [no-line]
            { $kind ->
                [cat] Eine Katze
               *[kitten] Ein Kätzchen
            } auf { $square } ergibt keine Dreierreihe. Setz es ans Ende deines Pärchens, zum Beispiel auf { $example }.
        [kitten] Das war ein Kätzchen, aber du brauchst drei Katzen. Drück auf **Katze nehmen** und wähl dann zum Beispiel { $example }.
        [kitten-in-line] Eine Reihe, aber eines der drei ist ein Kätzchen: Es wird groß, und noch gewinnt niemand. Drück auf **Katze nehmen** und wähl dann zum Beispiel { $example }.
        [kept] Dein Geist ist neben dem Bett geblieben, und das darf er. Aber jetzt lass ihn herein: Wähle nach dem Feld einen Platz aus dem Menü **Dein Geist**.
        [still-a-line] Er hat sich bewegt, aber die zwei stehen wieder in einer Reihe. Stups einen ganz heraus, zum Beispiel von { $example } aus.
        [held] Niemand hat sich bewegt: Einer der zwei hat den anderen direkt hinter sich und wird gehalten. Stups von der Seite, zum Beispiel von { $example } aus.
        [not-pushed-in] Hier geht es ums Stupsen: Stups dein drittes Kätzchen neben die zwei, zum Beispiel von { $example } aus.
        [one-end] Das lässt sich aufhalten. Stups dein Kätzchen neben das andere, sodass beide Enden frei bleiben: zum Beispiel von { $example } aus.
        [seven] Eines von dir ist gefallen, also sind es nur sieben. Setz das achte so, dass keines über den Rand fällt, zum Beispiel auf { $example }.
       *[not-scared] Dein Kätzchen hat die zwei gestört, bevor dein Geist kam, darum musste niemand springen. Bleib weg von ihnen, zum Beispiel auf { $example }.
    }
lesson-again = Das Bett ist wieder wie vorher: gleich noch einmal!
lesson-end =
    { $edition ->
        [classic] **Spiel mit mir**, oder fordere mit { COMMAND("challenge") } jemanden heraus!
            -# Es gibt noch zwei Varianten, jede mit einer kurzen Lektion: Geister-Boop mit gleitenden Geistern und Kätzchen-Boop ganz ohne Katzen.
        [kittens] **Spiel mit mir**, oder fordere mit { COMMAND("challenge") } jemanden heraus!
       *[ghost] **Spiel mit mir**, oder fordere mit { COMMAND("challenge") } jemanden heraus!
    }
lesson-end-next = Jetzt wende es an: mit **Ein Rätsel** oder in einer Partie. **Spiel mit mir**, oder fordere mit { COMMAND("challenge") } jemanden heraus!
lesson-end-challenge =
    { $to ->
        [friend] Du bist so weit! Mit **Annehmen** beginnt die Partie gegen { $challenger }. Oder üb erst mit mir: **Spiel mit mir**.
       *[anybody] Du bist so weit! Mit **Ich spiele mit** beginnt die Partie gegen { $challenger }. Oder üb erst mit mir: **Spiel mit mir**.
    }
first-match-gently = Deine erste Partie? **{ button-accept-gently }** macht sie freundschaftlich: Die Wertungen bleiben, wie sie sind, und ihr dürft beide um Tipps bitten.
lesson-end-match =
    { $awaits ->
        [yes] Du bist so weit! Partie { $match } ({ edition }) gegen { $opponent } läuft, und du bist dran.
       *[no] Du bist so weit! Partie { $match } ({ edition }) gegen { $opponent } läuft; sobald dein Gegenüber gezogen hat, bist du dran.
    }
lesson-end-over = Die Herausforderung von { $challenger } ist nicht mehr offen.
lesson-more =
    { $edition ->
        [ghost] Geister-Boop lernen
       *[kittens] Kätzchen-Boop lernen
    }
button-next-steps = Zweite Lektion
button-a-puzzle = Ein Rätsel
lesson-ghosts-now = Gleich zu den Geistern

## When the bot joins a server.

greeting =
    Hallo, ich bin Boop Bot! Ich bringe euch ein Brettspiel für zwei, mit Kätzchen, die einander vom Bett stupsen.
    Fordere mit { COMMAND("challenge") } jemanden heraus, oder drück auf **Erste Schritte**. Ein Zug darf Sekunden dauern oder Tage: Wer dran ist, bekommt einen Ping von mir.
    -# Hier lese ich keine Nachrichten. Mit { COMMAND("settings") } warne ich dich vor Zügen, nach denen dein Gegenüber gewinnen kann.
    -# Für die Moderation: **Tagesrätsel** bringt jeden Tag eines hierher; { COMMAND("server") } legt fest, wo gespielt wird, und öffnet ein Clubhaus: was los ist, ein Wochenrückblick, Champions.
greeting-puzzle = Von nun an kommt das Tagesrätsel nach { $channel }, um Mitternacht UTC; das heutige ist unterwegs. Mit { COMMAND("server") } schaltest du es wieder ab.
greeting-puzzle-ask = Soll ich das Tagesrätsel jeden Tag um Mitternacht UTC in { $channel } posten? Das heutige käme gleich.

## Permissions, as Discord's own settings call them in this language.

permission =
    { $which ->
        [view-channel] Kanal ansehen
        [send-messages] Nachrichten senden
        [create-public-threads] Öffentliche Threads erstellen
        [send-messages-in-threads] Nachrichten in Threads senden
        [read-message-history] Nachrichtenverlauf anzeigen
        [manage-roles] Rollen verwalten
       *[attach-files] Dateien anhängen
    }

## Languages. { $language } is what a language calls itself.

command-settings-language = Die Sprache für alles, was nur du siehst; ohne Angabe wie bei Discord
command-server-language = Die Sprache, die hier alle lesen; ohne Angabe die Sprache des Servers bei Discord
language-as-discord = Wie bei Discord
refusal-no-such-language = Ich spreche noch kein { $code }. Wähle eine Sprache aus der Liste.

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

turn-words-kitten = Kätzchen, Kaetzchen, Katzchen
turn-words-cat = Katze, Kater
turn-words-ghost = Geist, Gespenst

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = „{ $text }“ kann ich nicht als Zug lesen. Nenn ein Feld von a1 bis f6, zum Beispiel `/move c3` oder `/move Katze c3`.
refusal-illegal-turn = { $objection } Es hat sich nichts geändert: Versuch einen anderen Zug.
refusal-ambiguous-turn = Dieser Zug kann auf { $count } Arten enden. Sag, auf welche, zum Beispiel `{ $first }`; { COMMAND("move") } zeigt alle.
refusal-not-your-turn = { $mover } ist dran. Ich sage dir Bescheid, wenn du dran bist.
refusal-not-your-match = Diese Partie spielen andere. Zusehen kannst du mit **Mehr** unter einem laufenden Brett oder **Nachspielen** unter einem beendeten.
refusal-kept-from-others = Diese Partie ist privat: Nur die beiden selbst können sie nachspielen. Solange sie läuft, zeigt **Zug ansehen** unter **Mehr** den letzten Zug.
refusal-no-such-match = Ich finde diese Partie nicht. Wähle eine aus der Liste; { COMMAND("games") } zeigt deine.
refusal-match-over = Diese Partie ist vorbei. Mit { COMMAND("challenge") } beginnst du eine neue!
refusal-former-player = Diese Partie war mit „Jemand von früher“, da kann man niemanden mehr fragen. Mit { COMMAND("challenge") } forderst du jemand anderen heraus!
refusal-match-running = Diese Partie läuft noch. { COMMAND("board") } zeigt sie.
refusal-match-quarantined = Die Aufzeichnung von Partie { $match } widerspricht sich, darum habe ich sie lieber eingefroren, als zu raten. Bitte sag denen Bescheid, die mich betreiben; verloren ist nichts.
refusal-out-of-date = Partie { $match } ist schon weiter als dieses Brett. Hier siehst du, wie sie steht.
refusal-old-button = Dieser Knopf stammt aus einer älteren Version von mir. { COMMAND("board") } zeigt die Partie mit neuen.
refusal-old-command = Diesen Befehl kenne ich nicht; vielleicht stammt er aus einer älteren Version von mir. Tipp `/` und wähle ihn noch einmal aus der Liste.
refusal-too-fast = Nicht so schnell, selbst für eine Katze! Warte { $seconds } Sekunden, dann geht es weiter.
refusal-shown-enough = Für eine Minute waren das hier genug Bilder. Versuch es gleich noch einmal.
refusal-too-much-to-draw = Gerade sind so viele Bretter zu zeichnen, dass deines zu spät käme. Versuch es gleich noch einmal.
refusal-no-match = Du hast keine laufende Partie. Mit { COMMAND("challenge") } forderst du jemanden heraus!
refusal-nothing-awaits-you = Du bist gerade nirgends dran. { COMMAND("games") } zeigt deine Partien.
refusal-awaited-elsewhere = Hier ist { $opponent } dran. Auf dich wartet Partie { $match } gegen { $other }: { $link } Zieh dort oder ergänze `{ option-match }:{ $match }`.
refusal-which-match = Das könnte mehr als eine Partie sein. Wähle sie unter `{ option-match }`; { COMMAND("games") } zeigt alle.
refusal-challenged-self = Gegen dich selbst kannst du nicht spielen. Fordere jemanden heraus, oder lass den Namen weg: Dann gilt die Herausforderung allen hier.
refusal-challenged-bot = Bots können keine Kätzchen halten. Fordere einen Menschen heraus, oder lass den Namen weg: Dann gilt die Herausforderung allen hier.
refusal-challenged-stranger = Diese Person ist nicht mehr auf diesem Server. Fordere jemanden heraus, der hier ist.
refusal-challenged-twice = Deine Herausforderung an { $opponent } ist noch offen. Mehr als eine auf einmal gibt es nicht, damit niemand damit überschüttet wird. Warte auf die Antwort, oder zieh sie zurück und schick eine neue, gern auch eine andere Variante.
refusal-challenged-all-twice = Deine Herausforderung an alle ist noch offen. Warte, bis jemand annimmt, oder zieh sie erst zurück.
refusal-challenged-back = { $opponent } hat dich hier schon herausgefordert. Sieh nach und nimm an!
refusal-not-with-them = Mit { $opponent } kannst du keine Partie beginnen. Fordere jemand anderen heraus, oder spiel mit mir!
refusal-you-blocked = Du hast { $opponent } blockiert. Wenn du spielen möchtest, heb zuerst die Blockierung auf.
refusal-declined-lately = { $opponent } hat deine Herausforderung abgelehnt. Du kannst <t:{ $until }:R> wieder fragen.
refusal-blocked-self = Dich selbst kannst du nicht blockieren. Wähle jemand anderen.
refusal-blocked-bot = Bots fordern niemanden heraus, also gibt es nichts zu blockieren. Wähle einen Menschen.
refusal-too-many-blocked = Du hast { $limit } Leute blockiert, mehr kann ich mir nicht merken. Heb zuerst eine Blockierung auf: { COMMAND("settings") }, **{ button-blocked }**.
refusal-banned = Wer mich betreibt, hat dich gesperrt, darum kann ich nichts für dich tun. Wenn du das für einen Irrtum hältst oder deine Daten haben möchtest, frag dort nach.
refusal-challenge-over = Auf diese Herausforderung gibt es schon eine Antwort. { COMMAND("games") } zeigt dir deine Partien, { COMMAND("challenge") } schickt eine neue los.
refusal-not-your-challenge = Diese Herausforderung gilt { $opponent }. Mit { COMMAND("challenge") } startest du deine eigene!
refusal-own-challenge =
    { $whose ->
        [friend] Hier ist { $opponent } gefragt.
       *[anybody] Hier ist jemand anderes gefragt.
    } Du kannst die Herausforderung zurückziehen.
refusal-only-challenger = Nur { $challenger } kann diese Herausforderung zurückziehen.
refusal-no-channel = Hier kann ich keine Bretter posten. Mir fehlt: { $missing }. Bitte jemanden, der den Kanal verwaltet, mir das zu erlauben, oder nimm einen anderen Kanal.
refusal-no-puzzle-in-forum = Das Tagesrätsel braucht einen Kanal für Nachrichten: In einem Forum kann ich es nicht posten. Nimm einen Textkanal.
refusal-no-puzzle-there = In { $channels } kann ich das Tagesrätsel nicht posten. Mir fehlt: { $missing }. Erlaube mir das dort, oder nimm einen anderen Kanal.
refusal-no-clubhouse-in-forum = Das Clubhaus braucht einen Kanal für Nachrichten: In einem Forum kann ich nichts posten. Nimm einen Textkanal.
refusal-no-clubhouse-there = In { $channels } kann das Clubhaus nicht sein. Mir fehlt: { $missing }. Erlaube mir das dort, oder nimm einen anderen Kanal.
refusal-no-clubhouses = Wer mich betreibt, hat das Clubhaus abgeschaltet, darum kann kein Server eines haben.
refusal-role-everyone = Diese Rolle haben alle; Champions bekommen eine eigene. Wähle eine andere, oder lass das Feld unter **Clubhaus** leer: Dann gibt es keine.
refusal-role-managed = Diese Rolle vergibt Discord oder eine App selbst, ich kann es nicht. Wähle eine andere, oder leg eine für Champions an.
refusal-role-powerful = Champions bekommen ihre Rolle durchs Gewinnen, also darf sie keine Moderationsrechte enthalten. Wähle eine, mit der man nichts verwalten, niemanden kicken, bannen oder in Timeout versetzen und nicht alle erwähnen kann.
refusal-role-not-allowed = Ich kann noch keine Rollen vergeben. Mir fehlt: { $missing }. Erlaube das meiner Rolle in den Servereinstellungen unter Rollen, und wähle noch einmal.
refusal-role-too-high = Ich kann nur Rollen vergeben, die unter meiner stehen. Schieb meine Rolle in den Servereinstellungen unter Rollen über diese, und wähle noch einmal.
refusal-role-above-you = Diese Rolle steht nicht unter deiner höchsten, also darfst du sie nicht vergeben. Wähle eine niedrigere, oder frag jemanden mit einer höheren Rolle.
refusal-not-a-moderator = Das kann nur ändern, wer diesen Server verwalten darf. Bitte jemanden darum.
refusal-too-many-matches = Du hast { $limit } laufende Partien, und auch eine Katze hat nur vier Pfoten. Spiel erst eine zu Ende: { COMMAND("games") } zeigt sie.
refusal-too-many-matches-of = { $player } hat { $limit } laufende Partien, und mehr gehen nicht. Versuch es wieder, wenn eine vorbei ist.
refusal-too-many-challenges = Du hast schon { $limit } offene Herausforderungen. Sieh dir die älteste an, oder zieh sie erst zurück.
refusal-following-many = Du folgst schon { $limit } Partien, und bei mehr komme ich nicht mit. Drück bei einer auf **Entfolgen**, unter **Mehr** oder unter einer Nachricht dazu, oder warte, bis eine zu Ende ist.
refusal-not-in-this-channel = Auf diesem Server wird in { $channels } gespielt. Versuch es dort.
refusal-thread-of-others = Dieser Thread gehört zu einer anderen Partie. Fordere in { $channels } heraus, dann bekommt eure Partie ihren eigenen Platz.
refusal-moderator-plays = In Partie { $match } spielst du selbst mit, also kannst du sie nicht ohne Ergebnis beenden. Bitte jemand anderen, der diesen Server verwalten darf, oder gib sie mit { COMMAND("resign") } auf.
refusal-not-in-this-server = Diese Partie ist nicht auf diesem Server. Wähle eine aus der Liste unter `{ option-end-match }`.
refusal-nobody-else-here = Hier sind nur wir zwei. Spiel mit mir, oder nimm { COMMAND("challenge") } auf einem Server oder in einer Unterhaltung zu zweit (dafür füg mich zu deinem eigenen Account hinzu).
refusal-board-not-alone = Hier sieht dein Gegenüber das Brett nicht, darum bleibt die Partie, wo sie ist. `/board { option-text }:True` zeigt sie dir auch hier in Worten.
refusal-not-a-member = Ich bin noch kein Mitglied dieses Servers: Nur meine Befehle wurden hinzugefügt, also kann ich keine Bretter posten. Wer den Server verwaltet, kann [mich hinzufügen]({ $invite }).
refusal-answers-hidden = Was ich hier schreibe, siehst nur du, und eine Partie könnte niemand mitverfolgen. Nimm { COMMAND("challenge") } in einem Kanal, in dem Apps für alle schreiben dürfen, oder bitte darum, dass mich jemand zu diesem Server hinzufügt.
refusal-time-not-up = Der Zug von { $opponent } ist <t:{ $until }:R> fällig. Danach kannst du den Sieg beanspruchen.
refusal-untold = { $opponent } weiß vielleicht nichts von deinem letzten Zug: Ich konnte das Brett nicht zeigen. Hol die Partie mit `/board` dorthin, wo ihr beide seid. Den Sieg kannst du <t:{ $until }:R> beanspruchen.
refusal-your-own-time = Du bist selbst dran: Wenn deine Zeit um ist, darf dein Gegenüber den Sieg beanspruchen. Noch kannst du ziehen!
offer-named =
    { $offer ->
        [draw] Das Angebot eines Unentschiedens
        [takeback] Die Bitte, einen Zug zurückzunehmen,
        [pause] Die Bitte um eine Pause
       *[time] Die Bitte um mehr Zeit
    }
refusal-offer-open = { offer-named } von { $by } ist noch offen. Beantworte das zuerst mit diesen Knöpfen.
refusal-offer-replaced = Dieses Angebot ist nicht mehr offen. { offer-named } von { $by } ist an seine Stelle getreten.
refusal-offer-declined = Danach hast du schon gefragt. Nach dem nächsten Zug kannst du wieder fragen.
refusal-nothing-offered = Dieses Angebot ist nicht mehr offen. { COMMAND("board") } zeigt, wie die Partie steht.
refusal-your-own-offer = Das ist dein eigenes Angebot: Antworten kann nur dein Gegenüber. Du kannst es zurückziehen.
refusal-not-your-offer = Ein Angebot zurückziehen kann nur, wer es gemacht hat. Du kannst es annehmen oder ablehnen.
refusal-nothing-to-take-back = Du hast noch keinen Zug zum Zurücknehmen. Spiel weiter!
refusal-no-clock = Diese Partie hat keine Uhr, also gibt es nichts anzuhalten und nichts zu schenken. Spiel weiter!
refusal-not-your-clock = Gerade läuft die Zeit von { $mover }, nicht deine. Um mehr bitten kannst du, wenn du dran bist.
refusal-not-paused = Diese Partie macht gerade keine Pause. { COMMAND("board") } zeigt, wie sie steht.
refusal-contest-holds = Der Wettbewerb dieser Partie macht Pause, darum läuft keine Uhr. Ziehen darfst du; die Uhr läuft weiter, wenn es dort weitergeht.
refusal-no-such-zone = Die Zeitzone { $code } kenne ich nicht. So sieht eine aus: Europe/Berlin. Tipp `/settings { option-time-zone }:`, dann kommt eine Liste.
refusal-nothing-kept = Über dich speichere ich nichts. Fordere mit { COMMAND("challenge") } jemanden heraus, dann kann ich mir etwas merken!
refusal-record-too-large = Diese Datei ist zu groß für eine Aufzeichnung: Höchstens { $limit } KiB gehen. Häng eine an, die `/replay` unter **Als Datei** ausgegeben hat.
refusal-record-not-text = Diese Datei ist kein Text. Häng eine an, die `/replay` unter **Als Datei** ausgegeben hat.
refusal-record-empty = Diese Datei ist leer. Häng eine an, die `/replay` unter **Als Datei** ausgegeben hat.
refusal-record-no-edition = Zeile { $line }: Vor den Zügen muss eine Zeile die Variante nennen: `Edition: classic`, `Edition: ghost` oder `Edition: kittens`. Ergänze sie und versuch es noch einmal.
refusal-record-odd-edition = Zeile { $line }: Die Variante { $code } kenne ich nicht. Schreib `classic`, `ghost` oder `kittens` und versuch es noch einmal.
refusal-record-not-next = Zeile { $line }: Hier habe ich Zug { $expected } erwartet, nicht { $code }. Korrigier das und versuch es noch einmal.
refusal-record-too-long = Zeile { $line }: Eine Partie hat höchstens { $limit } Züge und muss vor dieser Zeile enden. Lass weg, was danach kommt.
refusal-record-not-a-turn = Zeile { $line }: { $code } kann ich nicht als Zug lesen. Korrigier das und versuch es noch einmal.
refusal-record-illegal-turn = Zeile { $line }, { $code }: { $objection } Korrigier das und versuch es noch einmal.
refusal-record-ambiguous-turn = Zeile { $line }, { $code }: Das kann auf mehrere Arten enden, zum Beispiel `{ $first }`. Sag, auf welche, und versuch es noch einmal.
refusal-record-gone = Diese Datei habe ich nicht mehr. Häng sie mit `/replay { option-file }:` noch einmal an.
refusal-what-to-replay = Sag, was du nachspielen willst: eine deiner Partien unter `{ option-match }` oder eine Aufzeichnung unter `{ option-file }`.
refusal-export-awaited = Ich stelle deine Daten noch zusammen. Warte auf die Datei, bevor du noch einmal fragst.
refusal-film-awaited = Ich arbeite noch an deinem letzten Film. Sobald er da ist, kannst du den nächsten haben.
refusal-film-too-long = So viele Züge passen nicht in einen Film. Geh sie lieber Schritt für Schritt durch.
refusal-no-such-number = Diesen Zug gibt es in der Partie nicht. Drück noch einmal auf **Zu einem Zug** und tipp eine Zahl.
refusal-profile-bot = Bots können keine Kätzchen halten, also gibt es nichts zu erzählen. Frag nach einem Menschen.
refusal-you-played-nothing = Du hast noch keine Partie zu Ende gespielt. Fordere mit { COMMAND("challenge") } jemanden heraus, dann füllt sich dein Profil von selbst!
refusal-nothing-played = Dieses Profil ist noch leer: Es gibt keine beendete Partie. Mit { COMMAND("challenge") } könnt ihr das ändern!
refusal-profile-kept = Dieses Profil ist privat. { COMMAND("history") } zeigt eure gemeinsamen Partien.
refusal-profile-stranger = Ich zeige dir Profile von Leuten, die hier sind oder mit denen du gespielt hast. Ohne Namen zeige ich dein eigenes.
refusal-leaderboard-elsewhere = Das ist die Rangliste eines anderen Servers. { COMMAND("leaderboard") } zeigt die von diesem oder die von allen zusammen.
refusal-no-such-season = Diese Saison kenne ich nicht. Wähle eine aus der Liste unter `{ option-season }`, oder lass sie weg.
refusal-no-such-hour = Gib eine Stunde von 0 bis 23 an.
refusal-half-quiet = Die Ruhezeit braucht Anfang und Ende: Gib beides an, `{ option-quiet-from }` und `{ option-quiet-until }`.
refusal-no-such-level = Diese Stufe kenne ich nicht. Drück auf **Spiel mit mir** unter { COMMAND("help") } und wähle eine aus der Liste.
refusal-not-your-lesson = Das sind die ersten Schritte von jemand anderem. Mit **Erste Schritte** unter { COMMAND("help") } beginnst du deine eigenen.
refusal-bot-plays-you = { edition-title } spielen wir doch schon, in Partie { $match }. Bringen wir erst die zu Ende; { COMMAND("board") } holt sie her, { COMMAND("resign") } beendet sie.
refusal-bot-is-guest = Hier bin ich nur zu Gast und könnte meine Züge nicht zeigen. Schreib mir direkt, oder spiel mit mir auf einem Server, der mich hinzugefügt hat.
refusal-bot-cannot-play = Ich kann gerade nicht spielen; wer mich betreibt, findet den Grund in meinem Protokoll. Fordere so lange mit { COMMAND("challenge") } jemand anderen heraus!
refusal-no-hints-rated = Diese Partie wird gewertet, darum gibt es hier keine Tipps. Die gibt es gegen mich und in Partien mit { COMMAND("challenge") } `{ option-hints }:True`.
refusal-no-hints-here = Diese Partie hat ohne Tipps begonnen, darum bekommt niemand einen. { COMMAND("challenge") } `{ option-hints }:True` beginnt eine mit Tipps für beide.
refusal-hints-not-rated = Eine Partie mit Tipps kann nicht gewertet werden. Lass `{ option-rated }` weg, dann ist es eine Freundschaftspartie; oder lass `{ option-hints }` weg.
refusal-hint-awaited = Ich denke noch über einen Tipp für dich nach. Er kommt gleich.
refusal-cannot-think = Ich kann gerade nicht denken, darum gibt es keine Tipps und Rückblicke; wer mich betreibt, findet den Grund in meinem Protokoll. Deine Partie geht weiter wie bisher, und als Tipp zählt das nicht.
refusal-too-much-to-think = Gerade fragen mich so viele, dass dein Tipp zu spät käme. Als Tipp zählt das nicht: Versuch es gleich noch einmal.
refusal-review-awaited = Ich arbeite noch an deinem letzten Rückblick. Sobald er da ist, kannst du den nächsten haben.
refusal-review-of-running = Diese Partie läuft noch. Einen Rückblick gibt es, wenn sie vorbei ist.
refusal-nothing-to-review = In dieser Partie hat niemand gezogen, also gibt es keinen Rückblick.
refusal-review-unseen = Dein Gegenüber hat diesen Rückblick noch nicht gesehen. Wenn ihr ihn beide gesehen habt, kannst du ihn allen zeigen.
refusal-puzzle-not-yours = Das ist das Rätsel von jemand anderem. { COMMAND("puzzle") } gibt dir ein eigenes.
refusal-puzzle-done = Dieses Rätsel ist abgeschlossen, oder du hast inzwischen ein anderes begonnen. { COMMAND("puzzle") } gibt dir ein neues.
refusal-puzzle-changed = Du hast dieses Rätsel anderswo weitergespielt. { COMMAND("puzzle") } oder { COMMAND("daily") } zeigt, wie es jetzt steht.
refusal-puzzle-of-the-past = Dieses Tagesrätsel ist vorbei; an deiner Serie ändert sich nichts. { COMMAND("daily") } zeigt das von heute.
refusal-puzzle-not-yet = Dieses Tagesrätsel kommt erst noch: Um Mitternacht UTC gibt es ein neues. { COMMAND("daily") } zeigt das von heute.
refusal-puzzle-gone = Dieses Rätsel habe ich nicht mehr; es zählt weder für noch gegen dich. { COMMAND("puzzle") } gibt dir ein anderes.
refusal-puzzle-counts-not = Für einen Server zählt nur ein Tagesrätsel, das du gelöst hast. { COMMAND("daily") } zeigt das von heute.
refusal-no-puzzle-left = Von diesen hattest du schon alle. Wähle unter { COMMAND("puzzle") } eine andere Variante oder Schwierigkeit.
refusal-challenge-expired = Diese Herausforderung ist abgelaufen. Mit { COMMAND("challenge") } startest du eine neue.
refusal-opponent-not-here = { $opponent } kann diesen Kanal nicht sehen, darum könnt ihr hier nicht spielen. Versuch es dort, wo ihr beide seid.
objection-game-over = Diese Partie ist vorbei.
objection-square-taken = Dieses Feld ist besetzt.
objection-no-kitten = Du hast kein Kätzchen im Vorrat.
objection-no-cat = Du hast keine Katze im Vorrat.
objection-no-cats-here = In dieser Variante gibt es keine Katzen.
objection-no-ghosts-here = In dieser Variante gibt es keine Geister.
objection-ghost-out = Dein Geist war zu Beginn deines Zuges auf dem Bett. Erst im Zug nach seiner Heimkehr darf er herein.
objection-not-an-entry = Dort kann ein Geist nicht hereinkommen; er kommt am Rand des Bettes zwischen zwei Feldern herein. `c4 g a23` heißt: eine Figur auf c4, der Geist zwischen a2 und a3.
objection-stitch-taken = Dort ist schon der andere Geist.
objection-nothing-graduates = Bei diesem Zug wird nichts groß, und nichts geht zurück in den Vorrat.
objection-win-graduates-nothing = Dieser Zug gewinnt, also geht nichts zurück in den Vorrat.
objection-not-a-graduation = Diese Figuren können bei diesem Zug nicht zurück in den Vorrat.
objection-must-graduate = Eine deiner Figuren muss zurück in den Vorrat: Sag, welche.

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

alert-disk = **Meine Festplatte ist fast voll:** Wo meine Datenbank liegt, sind noch { $free } MiB frei. Ist sie voll, nehme ich keine Züge mehr an. Vielleicht belegen alte Sicherungskopien und die Kopien neben der Datenbank (`.before-…`, `.replaced-…`) den Platz.
alert-database = **Ich kann nicht in meine Datenbank schreiben:** Gerade nehme ich keine Züge an und bitte alle, es später zu versuchen. Im Protokoll steht, warum (`CRITICAL`): eine verlorene oder ersetzte Datei, die Sperre eines anderen Programms oder kein Platz mehr.
alert-lost = **Meine Datenbank ist mir im laufenden Betrieb abhandengekommen:** { $why }. Ich habe mich beendet und seither nichts mehr angenommen. Was darin stand, liegt daneben (`.rescued`), soweit es noch zu lesen war: Im Protokoll steht, wo, und wie du es zurückholst.
alert-taken = **Ein anderes Programm hat mir im laufenden Betrieb die Datenbank weggenommen.** Ich habe mich beendet und seither nichts mehr angenommen; alles davor steht in der Datei. Bitte sieh nach, ob ein zweiter Boop Bot sie benutzt.
alert-replaced = **Einer meiner Prozesse antwortet nicht mehr:** der führende, der sich um Erinnerungen, Tagesrätsel und Sicherungskopien kümmert. Ein anderer hat das übernommen, es fehlt also nichts. Bitte sieh nach, ob er hängt: Wer bei ihm spielt, bekommt vielleicht keine Antwort.
alert-over =
    { $cause ->
        [disk] ✅ Auf meiner Festplatte ist wieder Platz.
        [database] ✅ Ich kann wieder in meine Datenbank schreiben und nehme Züge an.
        [backup] ✅ Ich habe wieder eine frische Sicherung.
       *[boards] ✅ Ich kann wieder alle Bretter zeigen.
    }
alert-newer = **Es gibt eine neuere Version von mir:** { $version }. Wann du umsteigst, entscheidest du. Was neu ist und ob es für dich etwas zu tun gibt, steht in den Versionshinweisen.
alert-quarantine =
    { $count ->
        [one] **Partie { $list } ist in Quarantäne:** Ihre Aufzeichnung widerspricht sich, darum kann niemand sie weiterspielen. `python -m bot check` sagt, was nicht stimmt; wer sie gespielt hat, darf eine neue beginnen.
       *[other] **Partien { $list } sind in Quarantäne:** Ihre Aufzeichnungen widersprechen sich, darum kann niemand sie weiterspielen. `python -m bot check` sagt, was nicht stimmt; wer sie gespielt hat, darf neue beginnen.
    }
alert-backup = **Ich habe keine frische Sicherungskopie:** { $why }
alert-boards =
    { $count ->
        [one] **Seit zehn Minuten kann ich das Brett von Partie { $list } nicht zeigen.** Vielleicht darf ich in ihrem Kanal nicht mehr schreiben, oder es gibt ihn nicht mehr: `python -m bot doctor` sagt, was ich nicht darf; `/board` bringt die Partie anderswohin. Hat nur Discord einen schlechten Tag, geht es von selbst vorbei.
       *[other] **Seit zehn Minuten kann ich die Bretter der Partien { $list } nicht zeigen.** Vielleicht darf ich in ihren Kanälen nicht mehr schreiben, oder es gibt sie nicht mehr: `python -m bot doctor` sagt, was ich nicht darf; `/board` bringt eine Partie anderswohin. Hat nur Discord einen schlechten Tag, geht es von selbst vorbei.
    }
application-description = Freche Kätzchen auf einem Bett. Spiel Boop zu zweit, einen Zug heute und den nächsten morgen, oder mit mir: /challenge, in jedem Kanal. /help zeigt in zwei Minuten, wie es geht.
application-tags = Brettspiel, zu zweit, Zug um Zug, Katzen, Spiele

## When something breaks.

error-database = Meine Datenbank ist gerade nicht zu erreichen, darum habe ich nichts getan. Jede Partie ist, wie sie war: Bitte versuch es später noch einmal.
error-database-lost = Eben ist die Verbindung zu meiner Datenbank abgerissen, und ich weiß nicht, ob das noch gezählt hat. Halbe Sachen mache ich nicht: Bitte sieh nach, wie es jetzt steht, bevor du es noch einmal versuchst.
error-discord = Bei Discord hat es gerade gehakt. Verloren ist nichts: Bitte versuch es noch einmal.
error-unexpected = Bei mir ist etwas schiefgegangen; deine Partie ist sicher. Passiert es wieder, nenn denen, die mich betreiben, diese Kennung: `{ $reference }`.

## The teacher: hints, and the warning of a preview. What a turn does stands behind its name or behind "It"; "they" is the
## other player. A fact never says more than is true: "threatens" is what would happen if the other let it be.
## Auf Deutsch steht vor einer Tatsache "Das …" oder ein Gedankenstrich, danach oft "und …": darum keine Nebensätze mit Komma.
## Tipps und Rückblicke werden auch von anderen gelesen: "eigene", "gegnerisch" und "die andere Seite", nie "dein" (nur `hint-look`, `hint-not-…` und `hint-warning` liest eine Person allein).

hint = 💡 **{ $turn }.** { $why }
hint-place =
    { $kind ->
        [cat] Katze auf { $square }
       *[kitten] Kätzchen auf { $square }
    }
hint-way = { $turn }; { $way }
hint-entry = der Geist kommt zwischen { $low } und { $high } herein
hint-why =
    { $count ->
        [one] Das { $first }.
       *[other] Das { $first } und { $second }.
    }
hint-look-opening = 💡 Das Bett ist noch so gut wie leer: Ein Feld nahe der Mitte ist gut, denn von dort ist es zu jedem Rand weit.
hint-look =
    💡 { $told } Sieh dich { $part ->
        [top-left] oben links um, Spalten { $left } bis { $right }, Reihen { $lower } bis { $upper }
        [top-right] oben rechts um, Spalten { $left } bis { $right }, Reihen { $lower } bis { $upper }
        [bottom-left] unten links um, Spalten { $left } bis { $right }, Reihen { $lower } bis { $upper }
       *[bottom-right] unten rechts um, Spalten { $left } bis { $right }, Reihen { $lower } bis { $upper }
    }.
hint-look-idea =
    { $idea ->
        [wins] Du kannst mit diesem Zug gewinnen.
        [eight] Alle acht von dir stehen dann auf dem Bett, also darf eine Figur wieder herunter.
        [threatens] Du kannst drohen, mit dem nächsten Zug zu gewinnen.
        [prepares] Du kannst eine Dreierreihe vorbereiten, die du im nächsten Zug vollendest.
        [trap] Vorsicht: Das Feld, das am besten aussieht, ist es nicht.
        [nothing] Du kannst so ziehen, dass danach keine gegnerische Reihe droht und niemand von dir vom Bett fällt.
        [ghost] Dein Geist kann hereinkommen und auf gegnerische Figuren zugleiten.
        [safe] Du kannst deine Figuren für einen Zug in Sicherheit bringen.
        [more] Du kannst mehr Figuren auf dem Bett haben als dein Gegenüber.
        [middle] Bleib weg vom Rand: Dort fallen Figuren leicht vom Bett.
        [apart] Du kannst gegnerische Figuren auseinanderstupsen.
        [beside] Du kannst eine Figur neben eine eigene setzen, auf dem Weg zu drei in einer Reihe.
        [free] Nichts drängt: Viele Züge sind gleich gut.
       *[quiet] Gerade drängt sich nichts auf: Es geht um ein gutes Feld.
    }
hint-look-forces = Egal, was dein Gegenüber macht: Du kannst innerhalb von { $turns } Zügen gewinnen.
hint-look-lost =
    { $turns ->
        [1] Egal, was du spielst: Dein Gegenüber kann im nächsten Zug gewinnen.
       *[other] Egal, was du spielst: Dein Gegenüber kann innerhalb von { $turns } Zügen gewinnen. Such, was am längsten standhält.
    }
hint-look-stops =
    { $named ->
        [yes] Es droht ein gegnerischer Sieg { winning-on }, aber du kannst ihn verhindern.
       *[no] Dein Gegenüber könnte gleich gewinnen, aber du kannst es verhindern.
    }
hint-look-few =
    Nur auf { $count } von { $free } freien Feldern verhinderst du, dass dein Gegenüber { $turns ->
        [1] im nächsten Zug gewinnt
       *[other] innerhalb von { $turns } Zügen den Sieg erzwingt
    }.
hint-look-grows =
    Mit diesem Zug { $count ->
        [one] kann eines deiner Kätzchen
       *[other] können { $count } deiner Kätzchen
    } groß werden.
hint-look-pushes =
    Du kannst { $count ->
        [one] eine gegnerische Figur
       *[other] { $count } gegnerische Figuren
    } vom Bett stupsen.
hint-look-keeps =
    { $named ->
        [yes] Dein Gegenüber könnte { on-squares } eine Reihe schließen, aber du kannst es verhindern.
       *[no] Dein Gegenüber könnte gleich eine Reihe schließen, aber du kannst es verhindern.
    }
hint-look-spoils =
    { $reply ->
        [none] Dein Gegenüber hat einen guten Zug: Er würde
       *[other] Achte auf den gegnerischen Zug { $reply }: Er würde
    } { $does ->
        [grows] Kätzchen groß werden lassen
        [threatens] einen Sieg vorbereiten
        [pushes] Figuren von dir vom Bett stupsen
       *[line] eine Dreierreihe vorbereiten
    }. Dem kannst du zuvorkommen.
hint-look-edge =
    Du kannst { $count ->
        [one] eine gegnerische Figur
       *[other] { $count } gegnerische Figuren
    } an den Rand stupsen, nur noch einen Stups vom Herunterfallen entfernt.
hint-look-kind =
    { $kind ->
        [cat] Dazu brauchst du eine Katze.
       *[kitten] Dazu brauchst du ein Kätzchen.
    }
hint-found = 👍 Genau das würde ich auch spielen!
hint-threat = Es droht ein gegnerischer Sieg { winning-on }.
hint-few-hold =
    { $turns ->
        [1]
            { $count ->
                [1] Nur dieses eine der { $free } freien Felder verhindert, dass die andere Seite sofort gewinnt.
               *[other] Nur { $count } der { $free } freien Felder verhindern, dass die andere Seite sofort gewinnt. Dieses ist eines davon.
            }
       *[other]
            { $count ->
                [1] Nur dieses eine der { $free } freien Felder verhindert, dass die andere Seite sicher in höchstens { $turns } Zügen gewinnt.
               *[other] Nur { $count } der { $free } freien Felder verhindern, dass die andere Seite sicher in höchstens { $turns } Zügen gewinnt. Dieses ist eines davon.
            }
    }
hint-but-win = Aber dann kann die andere Seite { winning-on } gewinnen.
hint-but-growing =
    Aber dann ist { on-squares } eine gegnerische Reihe möglich{ $anyway ->
        [yes] { " " }(ganz verhindern lässt sich das nicht)
       *[no] { "" }
    }.
hint-but-loses =
    { $too ->
        [yes]
            Aber auch { $count ->
                [one] eine eigene Figur fällt
               *[other] { $count } eigene Figuren fallen
            } vom Bett.
       *[no]
            Aber { $count ->
                [one] eine eigene Figur fällt
               *[other] { $count } eigene Figuren fallen
            } vom Bett.
    }
hint-not =
    { $kind ->
        [kitten] Kein Kätzchen auf { $square }
        [cat] Keine Katze auf { $square }
       *[any] Nicht auf { $square }
    }
hint-not-win = { hint-not }: Sonst gewinnt dein Gegenüber { winning-on }.
hint-not-forced =
    { hint-not }: Sonst { $turns ->
        [1] gewinnt dein Gegenüber sofort
       *[other] erzwingt dein Gegenüber den Sieg in höchstens { $turns } Zügen
    }.
hint-not-grows =
    { hint-not }: Dein Gegenüber würde mit { $reply } antworten und { $count ->
        [one] ein Kätzchen
       *[other] { $count } Kätzchen
    } groß werden lassen.
hint-not-threatens = { hint-not }: Dein Gegenüber würde mit { $reply } antworten und { winning-on } einen Sieg vorbereiten.
hint-not-pushes =
    { hint-not }: Dein Gegenüber würde mit { $reply } antworten und { $many ->
        [yes] { $count } Figuren von dir
       *[no]
            { $count ->
                [one] deine Figur auf { $squares }
               *[other] deine Figuren auf { $squares }
            }
    } vom Bett stupsen.
hint-not-line = { hint-not }: Dein Gegenüber würde mit { $reply } antworten und eine Dreierreihe vorbereiten (dann fehlt nur noch eine Figur { on-squares }).
hint-not-line-sure = { hint-not }: Dein Gegenüber würde mit { $reply } antworten und eine Dreierreihe vorbereiten (dann fehlt nur noch eine Figur { on-squares }), ohne dass du es verhindern könntest.
hint-lose-at-once = Nicht auf { $squares }: Sonst gewinnt dein Gegenüber sofort.
hint-follow-up = Kommt darauf { $reply }, folgt { $next }: Das { $does }.
hint-eight = Damit stehen alle acht von dir auf dem Bett, also kommt eine Figur wieder herunter.
hint-ghost-waits = Dein Geist bleibt diesmal im Vorrat.
hint-as-good =
    { $how ->
        [many] Viele Züge sehen hier gleich gut aus.
        [alone] Kein anderes Feld sieht so gut aus.
       *[some] Ein paar andere Felder sind etwa gleich gut.
    }
hint-lost-now = Da hilft nichts mehr: Die andere Seite kann mit dem nächsten Zug gewinnen, egal, was kommt.
hint-lost = Egal, was kommt: Die andere Seite kann in höchstens { $turns } Zügen gewinnen. So dauert es am längsten.
hint-behind =
    { $cats ->
        [told] Du stehst hier schlechter (Katzen: { $own } zu { $theirs }).
       *[none] Du stehst hier schlechter.
    }
hint-ahead =
    { $cats ->
        [told] Du stehst klar besser (Katzen: { $own } zu { $theirs }).
       *[none] Du stehst klar besser.
    }
hint-no-reason = Den einen großen Grund gibt es nicht: Von allem, was ich probiert habe, ging das am besten aus.
hint-warning = ⚠️ Danach kann dein Gegenüber { winning-on } gewinnen.
on-squares =
    { $many ->
        [yes] auf { $count } Feldern
       *[no] auf { $squares }
    }
winning-on =
    { $with ->
        [cat] mit einer Katze{ " " }
        [kitten] mit einem Kätzchen{ " " }
       *[any] { "" }
    }{ on-squares }
square-of-line =
    { $square } (Reihe { $line }{ $pushed ->
        [piece] , durchs Stupsen
        [ghost] , dank des Geistes
       *[nobody] { "" }
    })
square-by-ghost = { $square } (dank des Geistes)
fact-wins = gewinnt
fact-wins-in =
    { $turns ->
        [2] gewinnt sicher mit dem nächsten Zug
       *[other] gewinnt sicher in höchstens { $turns } Zügen
    }
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] wehrt die Drohung ab (das kann nur dieses Feld)
               *[no] wehrt die Drohung ab
            }
       *[new]
            { $only ->
                [yes] verhindert den gegnerischen Sieg { winning-on } (das kann nur dieses Feld)
               *[no] verhindert den gegnerischen Sieg { winning-on }
            }
    }
fact-leaves-win = lässt den Sieg { winning-on } zu
fact-grows-up =
    { $count ->
        [one] lässt ein Kätzchen groß werden
       *[other] lässt { $count } Kätzchen groß werden
    }
fact-anyway = { $does } (wie auf fast jedem anderen Feld)
fact-threatens-win = bereitet { winning-on } einen Sieg vor
fact-leaves-line = lässt { on-squares } eine Reihe liegen
fact-stops-growing = verhindert { on-squares } eine gegnerische Reihe
fact-leaves-growing = lässt { on-squares } eine gegnerische Reihe zu
fact-threatens-growing =
    bereitet eine Dreierreihe vor (dann fehlt nur noch { $kind ->
        [kitten] ein Kätzchen
        [cat] eine Katze
       *[any] eine Figur
    } { $many ->
        [yes] auf einem von { $count } Feldern
       *[no] auf { $squares }
    })
fact-pushes-off =
    stupst { $count ->
        [one] die gegnerische Figur auf { $squares }
       *[other]
            { $many ->
                [yes] { $count } gegnerische Figuren
               *[no] die gegnerischen Figuren auf { $squares }
            }
    } vom Bett
fact-scares-off =
    lässt den Geist { $count ->
        [one] die gegnerische Figur auf { $squares }
       *[other]
            { $many ->
                [yes] { $count } gegnerische Figuren
               *[no] die gegnerischen Figuren auf { $squares }
            }
    } vom Bett scheuchen
fact-ghost-comes =
    schickt den Geist zu { $many ->
        [yes] { $count } gegnerischen Figuren
       *[no]
            { $count ->
                [one] der gegnerischen Figur auf { $squares }
               *[other] den gegnerischen Figuren auf { $squares }
            }
    }
fact-spoils-threat = entschärft die Antwort { $reply }, die sonst { winning-on } einen Sieg vorbereitet hätte
fact-spoils-push =
    entschärft die Antwort { $reply } (sonst { $many ->
        [yes] wären { $count } eigene Figuren
       *[no]
            { $count ->
                [one] wäre die eigene Figur auf { $squares }
               *[other] wären die eigenen Figuren auf { $squares }
            }
    } vom Bett gefallen)
fact-spoils-line = entschärft die Antwort { $reply } (sonst stünde dort bald eine gegnerische Dreierreihe)
fact-spoils-growing =
    entschärft die Antwort { $reply } (sonst { $count ->
        [one] wäre ein Kätzchen
       *[other] wären { $count } Kätzchen
    } groß geworden)
fact-leaves-nothing = lässt weder eine gegnerische Reihe noch einen Sturz vom Bett zu
fact-loses-pieces =
    lässt { $count ->
        [one] eine eigene Figur
       *[other] { $count } eigene Figuren
    } vom Bett fallen
fact-pushes-to-edge =
    stupst { $count ->
        [one] die gegnerische Figur auf { $squares }
       *[other]
            { $many ->
                [yes] { $count } gegnerische Figuren
               *[no] die gegnerischen Figuren auf { $squares }
            }
    } an den Rand
fact-own-to-edge =
    stupst { $count ->
        [one] die eigene Figur auf { $squares }
       *[other]
            { $many ->
                [yes] { $count } eigene Figuren
               *[no] die eigenen Figuren auf { $squares }
            }
    } an den Rand
fact-nobody-falls = bringt die eigenen Figuren für einen Zug in Sicherheit
fact-more-on-bed = führt danach auf dem Bett mit { $own } zu { $theirs }
fact-middle = besetzt die Mitte
fact-pushes-apart = stupst gegnerische Figuren auseinander
fact-beside =
    steht neben { $count ->
        [one] einer eigenen Figur
       *[other] { $count } eigenen Figuren
    }
button-hint = Tipp
button-keep-puzzles = Weiter so
button-show-turn = Zeig mir den Zug
board-handicap = Mit Vorsprung: { $orange } hat vom ersten Zug an eine Katze im Vorrat.
board-may-hint = Ratlos? Unter **Stups!** gibt es einen **Tipp**; hier steht dann, wie oft du einen geholt hast.
board-may-hint-level = Ratlos? Unter **Stups!** gibt es einen **Tipp**; mit ihm gilt die Stufe nicht als geschafft.
board-hints = 💡 Tipps: { $counts }
board-hints-of = { $player } { $count }

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

review-title = 🔎 Rückblick auf Partie { $match }: { $orange } gegen { $gray }
review-chart = Wer wann besser stand
review-moment = **{ $place }** · Zug { $turn }, { $player } gegen { $other } · Gewinnchance von { $before } % auf { $after } %
review-played = **{ $played }** – { $against }.
review-better = Besser: ||{ $better }||
review-better-turn = **{ $turn }.** { $why }
review-loses = lässt die andere Seite in höchstens { $turns } Zügen gewinnen, egal, was kommt
review-misses-line = lässt eine Reihe liegen, die fertig werden konnte
review-misses-win = verpasst einen Sieg
review-reply-grows =
    erlaubt die Antwort { $reply }: { $count ->
        [one] Ein gegnerisches Kätzchen wird
       *[other] { $count } gegnerische Kätzchen werden
    } groß
review-reply-threatens = erlaubt die Antwort { $reply }, nach der { winning-on } ein gegnerischer Sieg droht
review-reply-pushes =
    erlaubt die Antwort { $reply }, bei der { $many ->
        [yes] { $count } eigene Figuren vom Bett fallen
       *[no]
            { $count ->
                [one] die eigene Figur auf { $squares } vom Bett fällt
               *[other] die eigenen Figuren auf { $squares } vom Bett fallen
            }
    }
review-reply-line = erlaubt die Antwort { $reply }, die eine gegnerische Dreierreihe vorbereitet
review-reply-line-sure = erlaubt die Antwort { $reply }, die eine gegnerische Reihe vorbereitet, die dann sicher groß wird
review-reply-wins = erlaubt die Antwort { $reply }, mit der die andere Seite in höchstens { $turns } Zügen gewinnt, egal, was kommt
review-leaves-none = Dieser Zug lässt keinen gegnerischen Sieg zu.
review-leaves-no-line = Danach ist keine gegnerische Reihe möglich.
review-nothing-against = war spielbar, aber es war mehr drin
review-lets-slip = lässt eine bessere Chance liegen
review-gives-away = hat die meisten Chancen verschenkt
review-best-answer = { $told } (beste Antwort: { $reply })
review-line-where = { $told } ({ on-squares })
review-with-cat = { $square } (Katze)
review-answer-does = { $told } (beste Antwort: { $reply }; das { $does })
review-answer-then = { $told } (beste Antwort: { $reply }; auf { $next } folgt { $later }: Das { $does })
review-cause =
    { $told } ({ $by ->
        [ghost] der Geist schiebt
       *[piece] der Zug stupst
    } { $kind ->
        [cat] die gegnerische Katze
       *[kitten] das gegnerische Kätzchen
    } von { $origin } nach { $to })
review-even = Kein einzelner Zug hat diese Partie entschieden: Es ging Schritt für Schritt.
review-lost-from = Ab Zug { $turn } war die Partie für { $player } kaum noch zu retten.
review-bots-slip = { $player } hat kaum etwas liegen lassen. Entschieden hat mein Zug { $turn }: **{ $played }**.
review-kept =
    { $player } kommt auf { $kept } von 100{ $hints ->
        [0] { "" }
        [one] { " " }(mit 1 Tipp)
       *[other] { " " }(mit { $hints } Tipps)
    }: { $how ->
        [every] keine einzige Chance verpasst
        [all] kaum eine Chance verpasst
        [most] ein paar Chancen verpasst
        [some] viele Chancen verpasst
       *[few] eine holprige Partie, da geht noch was
    }.
review-praise = ⭐ Stark! Zug { $turn }, { $player }: **{ $played }.** { $why }
moment-title = **{ $place } von { $count } · Zug { $turn }, { $player } gegen { $other }**
moment-played = Gespielt: **{ $played }** – { $against }; Gewinnchance von { $before } % auf { $after } %
moment-better = Besser: { $better }
moment-pictures =
    { $better ->
        [yes] Erstes Bild: wie gespielt wurde. Zweites: der bessere Zug.
        [hidden] Der bessere Zug ist verdeckt: Vielleicht findest du ihn ja selbst?
       *[no] Das Bild zeigt, wie gespielt wurde. Der bessere Zug ist verdeckt: Vielleicht findest du ihn ja selbst?
    }
moment-chances = Die Chancen gelten für Menschen, die auch mal etwas übersehen: Ein sicherer Sieg hat also keine 100 %.
try-where = **Noch einmal Zug { $turn }, als { $player }.** Wohin { $kind ->
        [cat] mit der Katze
       *[kitten] mit dem Kätzchen
    }?
try-wins = **{ $turn }.** Damit ist es gewonnen!
try-loses = **{ $turn }.** Damit ist der Sieg verschenkt.
try-verdict =
    { $verdict ->
        [best] Genau der! ⭐
        [good] Fast so gut wie der beste! ⭐
        [better] Besser als der Zug in der Partie, aber es gibt noch einen besseren.
        [alike] Ungefähr so gut wie der Zug in der Partie.
        [lost] Der verliert genauso.
        [same] Das ist der Zug aus der Partie.
       *[worse] Nicht so gut wie der Zug in der Partie.
    }
try-answer = **{ $turn }.** Ich würde antworten: **{ $reply }**. Deine Chance danach: etwa { $chance } %. Mit dem gespielten Zug: { $played } %.
try-sure = **{ $turn }.** Das gewinnt sicher in höchstens { $turns } Zügen. Das Beste dagegen: **{ $reply }**.
try-answer-wins = **{ $turn }.** Ich würde mit **{ $reply }** antworten und gewinnen. Deine Chance mit dem gespielten Zug: { $played } %.
try-follows = Danach kommt { $next }: Das { $does }.
try-shown = Das Bild zeigt meine Antwort.
button-moment = Zug { $turn }
button-moment-back = Zurück zum Zug
button-try-it = Ausprobieren
button-try-another = Anderer Zug
button-show-better = Besseren Zug zeigen
button-overview = Übersicht
review-how = Je höher die Kurve, desto besser für { $upper }; je tiefer, desto besser für { $lower }. Die Chancen gelten für Leute, die auch mal etwas übersehen.
review-show-later = Sobald ihr beide den Rückblick gesehen habt, könnt ihr ihn allen zeigen: Drückt dann noch einmal auf **{ button-review }**.
moment-alt =
    { $better ->
        [yes] Besser bei Zug { $turn }.
       *[no] Zug { $turn }, wie er gespielt wurde.
    }
review-alt =
    Eine Kurve zeigt über { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } hinweg, wer besser stand: oben die Chancen von { $upper }, der Rest unten gehört { $lower }.
review-alt-turn = Nach Zug { $turn }: { $chance } %.
review-alt-moment = Nummer { $place } markiert Zug { $turn }.
picture-kept = { $kept } von 100
review-alt-kept = { $player }: { picture-kept }.
review-alt-star = Ein Stern markiert Zug { $turn }: stark gespielt.
picture-better = besser für { $player }
picture-turn = Zug
picture-turning-point = Wendepunkt
review-alt-turning-point = Eine Linie markiert Zug { $turn }, den Wendepunkt.
review-progress = 🔎 Ich sehe mir Zug { $done } von { $turns } an …
review-waiting = 🔎 Kurze Warteschlange: Dein Rückblick kommt gleich …
button-review = Rückblick

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

house-title = ### 🐾 Was hier los ist
house-match =
    { $near ->
        [yes] • { $orange } gegen { $gray }, bald vorbei! { $mover } ist dran, { house-since } · [Partie { $match }]({ $link })
       *[no] • { $orange } gegen { $gray } · { $mover } ist dran, { house-since } · [Partie { $match }]({ $link })
    }
house-since =
    { $moved ->
        [no] begonnen <t:{ $since }:R>
       *[yes] letzter Zug <t:{ $since }:R>
    }
house-more =
    { $count ->
        [one] … und eine weitere Partie.
       *[other] … und { $count } weitere Partien.
    }
house-open = • { $who } sucht jemanden zum Spielen: { edition }, { pace } · [Herausforderung]({ $link })
house-contest =
    { $state ->
        [open] { $contest } beginnt am <t:{ $due }:f>, mitmachen geht noch
        [running] { $contest } läuft
        [paused] { $contest } macht Pause
       *[resting] { $contest } geht am <t:{ $due }:f> weiter
    }
house-contest-link =
    { $contest-kind ->
        [league] [Liga]({ $link })
        [cup] [Pokal]({ $link })
       *[arena] [Arena]({ $link })
    }
house-quiet = Gerade ist es still hier. Wer hat Lust auf eine Partie?
house-leader = { $place }. { $player } { $rating }
house-season = 🏆 Diese Saison bei { edition }: { $list }
house-streak =
    { $days ->
        [one] 🔥 Serie beim Tagesrätsel: 1 Tag
       *[other] 🔥 Serie beim Tagesrätsel: { $days } Tage
    }
picture-house = Was hier los ist
picture-moves = ist am Zug
picture-looking = sucht Mitspieler
picture-near-end = bald vorbei
picture-waits =
    { $days ->
        [one] seit 1 Tag
       *[other] seit { $days } Tagen
    }
picture-leading = Diese Saison bei { edition } · Wertung minus Unsicherheit
house-alt = Was auf diesem Server los ist.
house-alt-match = { $orange } spielt gegen { $gray }; am Zug: { $mover }.
house-alt-near-end = Die Partie ist bald vorbei.
house-alt-waits =
    Die Partie wartet seit { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    }.
house-alt-open = { $who } sucht jemanden zum Spielen.
house-alt-quiet = Ein leeres Kissen und zwei schlafende Katzen.
house-alt-leading = { picture-leading }.
house-alt-leader = Platz { $place } dieser Saison: { $player }, { $rating }.
button-play-with = Gegen { $who }
button-new-challenge = Herausfordern
button-leaderboard = Rangliste
button-champions = Ruhmeshalle
clubhouse-result = { $result } · [Partie { $match }]({ $link })
clubhouse-lead = 👑 { $who } übernimmt in dieser Saison die Führung bei { edition }!
challenge-begun-elsewhere = Los geht’s! Partie { $match } läuft in { $channel }.
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results =
    { $results ->
        [all] alle Ergebnisse
        [rated] gewertete Ergebnisse
       *[none] keine Ergebnisse
    }
setting-clubhouse-board = Aushang
setting-clubhouse-season = Ende einer Saison
setting-clubhouse-trouble = ⚠️ Ich kann dort nichts posten. Mir fehlt: { $missing }.
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ Aber in { $channels } kann ich keine anlegen. Mir fehlt: { $missing }.
owner-channel-closed =
    Auf **{ $server }** kann ich in { $channel } nichts mehr posten ({ $what ->
        [puzzle] Tagesrätsel
       *[clubhouse] Clubhaus
    }): Mir fehlt { $missing }. Erlaub das dort, oder wähl mit { COMMAND("server") } einen anderen Kanal.
owner-channel-gone =
    Auf **{ $server }** gibt es den Kanal nicht mehr, in dem ich gepostet habe ({ $what ->
        [puzzle] Tagesrätsel
       *[clubhouse] Clubhaus
    }). Wähl dort mit { COMMAND("server") } einen anderen, dann mache ich weiter.
owner-mended = ✅ Auf **{ $server }** kann ich wieder in { $channel } schreiben. Du musst nichts weiter tun.
owner-moved = ✅ Auf **{ $server }** schreibe ich jetzt in { $channel }. Du musst nichts weiter tun.
owner-contests-closed = Auf **{ $server }** kann ich in { $channel } nichts mehr posten, darum stehen die Wettbewerbe dort still: Mir fehlt { $missing }. Erlaub das dort, oder öffne einen Wettbewerb mit { COMMAND("league") }, { COMMAND("cup") } oder { COMMAND("arena") } in einem anderen Kanal und drück auf **{ button-contest-here }**.
owner-contests-gone = Auf **{ $server }** gibt es den Kanal von { $contest } nicht mehr, darum steht der Wettbewerb still. Öffne ihn mit { COMMAND("league") }, { COMMAND("cup") } oder { COMMAND("arena") } in einem anderen Kanal und drück auf **{ button-contest-here }**.
command-server-clubhouse = Diesen Kanal zum Clubhaus machen: was los ist und wer gewonnen hat
form-clubhouse = Wo ich ohne Pings poste, was los ist und wer gewonnen hat; leer heißt nirgends
form-about-results = Nicht dabei: Partien gegen mich, und wenn jemand von beiden nicht auf die Ranglisten will
form-results =
    { $results ->
        [all] Alle Ergebnisse
        [rated] Gewertete Ergebnisse
       *[none] Keine Ergebnisse
    }
form-about-house = Eine Nachricht, die aktuell bleibt: Partien, Herausforderungen, Saison
form-about-season = Das Podest, am ersten Tag eines neuen Quartals
setting-champion-role =
    { $role ->
        [none] keine
        [gone] die Rolle gibt es nicht mehr
       *[other] { $role }
    }
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ Ich kann sie nicht weitergeben: Mir fehlt { $missing }.
        [too-high] ⚠️ Ich kann sie nicht weitergeben: Schieb meine Rolle in den Servereinstellungen unter Rollen darüber.
        [powerful] ⚠️ Ich vergebe sie nicht mehr: Sie hat inzwischen Moderationsrechte. Wähle eine andere.
       *[refused] ⚠️ Discord hat die Vergabe abgelehnt. Spätestens in einer Stunde versuche ich es wieder.
    }
command-server-champion-role = Die Rolle für die Champions jeder Saison; zum Abschalten das Feld unter „Clubhaus“ leeren
form-champion-role = Für die letzten Champions; braucht „Rollen verwalten“ und meine Rolle darüber; leer heißt keine
audit-champion =
    { $given ->
        [yes] Boop-Champion der letzten Saison
       *[no] Nicht mehr Boop-Champion der letzten Saison
    }
champion-role-ask = { $role } den Champions jeder Saison geben? Sofort bekämen sie die der letzten: { $names }.
champion-role-ask-nobody = { $role } den Champions jeder Saison geben? In der letzten gab es keine, also bekommt sie niemand, bevor diese endet.
champion-role-ask-former = Sie ersetzt { $role }; die verlieren dann: { $names }.
button-role-yes = Ja, vergeben
button-role-no = Nein, so lassen

## The week of a server: a picture, and a few lines above it.

week-title = ### 🗓️ Die Boop-Woche · { $first } bis { $last }
week-numbers =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } von { $people } Leuten: { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, { $boops ->
        [one] 1 Stupser
       *[other] { $boops } Stupser
    }, { $off ->
        [one] 1 Figur vom Bett gefallen
       *[other] { $off } Figuren vom Bett gefallen
    }.
week-upset = Überraschung der Woche: { $winner } schlägt { $loser } trotz { $gap } Punkten Rückstand
week-longest =
    Längste Partie: { $orange } gegen { $gray }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
week-turn = Zug der Woche: Zug { $turn } von { $who } gegen { $other } hat die Chancen um { $points } Prozentpunkte verschoben
week-solvers =
    Alle sieben Tagesrätsel gelöst: { $who }{ $more ->
        [0] { "" }
        [one] { " " }und noch jemand
       *[other] { " " }und { $more } weitere
    }
week-alt = Die Woche auf diesem Server, { $first } bis { $last }.
week-title-drawn = Die Woche · { $first } bis { $last }
week-heading =
    { $of ->
        [upset] Überraschung der Woche
        [longest] Längste Partie
        [turn] Zug der Woche
       *[solvers] Alle sieben Tagesrätsel gelöst
    }
week-label-matches =
    { $count ->
        [one] Partie
       *[other] Partien
    }
week-label-turns =
    { $count ->
        [one] Zug
       *[other] Züge
    }
week-swing = { $points } Prozentpunkte
picture-gap = Punkte Abstand
setting-clubhouse-week = die Woche (montags, { $hour }:00 Uhr UTC)
form-about-week = Montags, wenn gespielt wurde: ein Bild der Woche zum Weiterzeigen
badge-name =
    { $badge ->
        [first-win] Erster Schnurrer
        [three-grown] Schon so groß!
        [two-lines] Doppelpack
        [eight-cats] Bett ausgebucht
        [ghost-line] Geisterhand
        [five-off] Mein Bett!
        [three-off] Dreifachplumps
        [five-booped] Rundumstupser
        [sure-footed] Trittsicher
        [pushed-home] Der letzte Stupser
        [diagonal] Schräge Sache
        [corner] Kuschelecke
        [quick] Katzensprung
        [long] Lange Nacht
        [comeback] Sieben Leben
        [upset] Riesenschreck
        [revenge] Wieder quitt
        [streak-three] Hattrick
        [streak-ten] Zehn am Stück
        [five-friends] Partykatze
        [all-editions] Multitalent
        [bot-beaten] Erwischt!
        [level-five] Bergfest
        [five-levels] Stufe um Stufe
        [queen] Hofknicks
        [all-levels] Der ganze Wurf
        [first-puzzle] Aha!
        [puzzle-week] Rätselwoche
        [hundred-days] Hundert Tage
        [hard-puzzle] Harte Nuss
        [defence] Rettende Pfote
        [podium] Aufs Treppchen
       *[champion] Saisonkrone
    }
badge-story =
    { $badge ->
        [first-win] zum ersten Mal gegen einen anderen Menschen gewonnen
        [three-grown] in einem Zug drei Kätzchen groß werden lassen und die Partie gewonnen
        [two-lines] in einem Zug zwei Reihen geschafft und die Partie gewonnen
        [eight-cats] mit acht Katzen auf dem Bett gewonnen
        [ghost-line] mit einer Reihe gewonnen, die ein Geist zurechtgeschoben hat
        [five-off] fünf gegnerische Figuren vom Bett gestupst und die Partie gewonnen
        [three-off] drei gegnerische Figuren in einem Zug vom Bett gestupst und die Partie gewonnen
        [five-booped] fünf Figuren in einem Zug gestupst und die Partie gewonnen
        [sure-footed] gewonnen, ohne dass je eine eigene Figur vom Bett fiel
        [pushed-home] mit einer Reihe gewonnen, die erst der Stupser vollendet hat
        [diagonal] mit einer Reihe auf der langen Diagonale gewonnen, von Ecke zu Ecke
        [corner] mit einer Reihe gewonnen, die in einer Ecke endet
        [quick] schnell gewonnen, in einer Handvoll Zügen
        [long] eine sehr lange Partie gewonnen
        [comeback] trotz vier Katzen Rückstand noch gewonnen
        [upset] gegen jemanden mit 200 Wertungspunkten mehr gewonnen
        [revenge] sich für die letzte Niederlage mit einem Sieg revanchiert
        [streak-three] drei Partien in Folge gewonnen
        [streak-ten] zehn Partien in Folge gewonnen
        [five-friends] gegen fünf verschiedene Menschen gewonnen
        [all-editions] in jeder der drei Varianten eine Partie gewonnen
        [bot-beaten] zum ersten Mal ohne Tipps gegen mich gewonnen
        [level-five] gegen mich auf Stufe 5 oder höher gewonnen
        [five-levels] ohne Tipps auf fünf verschiedenen Stufen gegen mich gewonnen
        [queen] gegen mich auf der höchsten Stufe gewonnen
        [all-levels] ohne Tipps auf allen zehn Stufen gegen mich gewonnen
        [first-puzzle] zum ersten Mal ein Rätsel gelöst
        [puzzle-week] das Tagesrätsel an sieben Tagen in Folge gelöst
        [hundred-days] hundert Tagesrätsel gelöst
        [hard-puzzle] ein schweres Rätsel beim ersten Versuch gelöst
        [defence] den einzigen Zug gefunden, der standhält
        [podium] hier am Ende einer Saison auf dem Podest gestanden
       *[champion] hier eine Saison gewonnen
    }
badge-earned =
    { $count ->
        [one] 🏅 Ein neues Abzeichen für { $player }: { $list }
       *[other] 🏅 Neue Abzeichen für { $player }: { $list }
    }
badge-brought = 🏅 Ein neues Abzeichen: **{ badge-name }**
badge-told = { $earned } · [Partie { $match }]({ $link })
badge-way = **{ badge-name }**: { badge-story } (bisher { $done } von { $all })
badge-way-level = **{ badge-name }**: { badge-story } (bisher: Stufe { $done })
badge-line = **{ badge-name }**: { badge-story }
badge-title =
    { $count ->
        [one] 🏅 { $player } hat 1 von { $all } Abzeichen
       *[other] 🏅 { $player } hat { $count } von { $all } Abzeichen
    }
badge-none = 🏅 { $player } hat noch kein Abzeichen. Die gibt es für Siege auf dem Brett und für Rätsel.
badge-more = und noch { $count }
badge-ahead = **Noch zu holen:**
badge-where = Ganz allein holst du dir die Abzeichen für Rätsel, für Siege gegen mich und, ab meiner Stufe { $level }, auch die für Kunststücke auf dem Bett.
badge-card =
    { $count ->
        [0] Auf deiner Karte: deine drei neuesten
       *[other] Auf deiner Karte: { $list }
    }
badge-alt = Abzeichen von { $name }, { $count } von { $all }: { $list }
badge-alt-none = Abzeichen von { $name }: noch keins von { $all }
badge-picture = Abzeichen von { $name }
picture-badges = { $count } von { $all }
badge-choose = Wähle drei für deine Karte
badge-what-for = Wie bekomme ich die übrigen?
button-badges = Abzeichen
button-my-card = Deine eigene Karte
setting-clubhouse-badges = Abzeichen
form-about-badges = Neue Abzeichen, mit der Partie, die sie eingebracht hat

## Time banks, and being away.

challenge-time-up =
    { $how ->
        [lose] -# Wer keine Zeit mehr hat, verliert, aber erst, wenn ihr beide mindestens zwei Züge gemacht habt.
       *[claim] -# Ist deine Zeit um, darf dein Gegenüber den Sieg beanspruchen, aber erst, wenn ihr beide mindestens zwei Züge gemacht habt.
    }
challenge-rescue = Beim ersten Mal bekommt man meist zwei Tage Aufschub.
challenge-nights-off = -# In deiner Ruhezeit und an deinen freien Wochenenden steht deine Uhr still.
challenge-away = { $opponent } ist bis <t:{ $until }:f> weg. Bis dahin läuft keine Uhr, und deine Herausforderung wartet eine Woche. Trotzdem abschicken?
button-anyway = Trotzdem herausfordern
board-bank = ⏳ { $player } hat noch { $time } · für jeden Zug { $each } dazu
board-bank-loses = ⏳ { $player } hat noch { $time } · Zeit um: verloren
board-loses-on-time = Wer keine Zeit mehr hat, verliert
board-away = 🌴 { $player } · weg vom <t:{ $since }:D> bis <t:{ $until }:f> · dann läuft keine Uhr
board-away-unclocked = 🌴 { $player } · weg vom <t:{ $since }:D> bis <t:{ $until }:f>
away-leaves =
    { $other }: { $by } ist vom <t:{ $since }:f> bis <t:{ $until }:f> weg. { $whose ->
        [yours] Auch deine Uhr steht dann still: Dein Zug ist fällig am <t:{ $due }:f>.
        [still] Auch deine Uhr steht dann still, du hast also Zeit.
        [unclocked] Diese Partie hat keine Uhr, du hast also Zeit.
        [sooner] Hier ist { $by } am Zug, und zwar noch vorher: fällig <t:{ $due }:R>.
       *[theirs] { $by } ist am Zug, und die Uhr steht so lange still.
    }
away-returns = { $other }: { $by } ist da, die Uhr läuft wie sonst.
away-returns-unclocked = { $other }: { $by } ist zurück.
line-match = Partie { $match }
away-rescued =
    { $by }, deine Zeit hier ist um, darum springen zwei deiner Auszeittage ein.
    -# Zieh vor <t:{ $until }:f>. Danke fürs Warten, { $other }! Wie viele dir bleiben, sagt { COMMAND("away") }.
away-mine =
    { $state ->
        [none] Du bist da und hast keine Auszeit geplant. Solange du weg bist, läuft in deinen Partien keine Uhr.
        [planned] Du bist vom <t:{ $since }:f> bis <t:{ $until }:f> weg. Dann läuft in deinen Partien keine Uhr.
       *[away] Du bist bis <t:{ $until }:f> weg, und in deinen Partien läuft keine Uhr.
    }
away-back = 👋 Schön, dass du da bist! Deine Uhren laufen wie sonst.
away-before = ⚠️ Bevor du gehst: In [Partie { $match }]({ $link }) ist dein Zug <t:{ $due }:R> fällig.
away-left = Auszeittage in diesem Jahr: noch { $days } von { $of } · ein angebrochener Tag zählt
away-rescue =
    { $on ->
        [yes] Rettung: an. Läuft in einer Partie deine Zeit ab, bekommst du dort für zwei Auszeittage zwei Tage dazu (einmal pro Partie, ab einem Tag pro Zug). Deine anderen Partien laufen einfach weiter.
       *[no] Rettung: aus. Ist deine Zeit um, dann ist sie um.
    }
away-weekends =
    { $on ->
        [yes] Freie Wochenenden: an. In Partien mit Nachtruhe steht deine Uhr samstags und sonntags still.
       *[no] Freie Wochenenden: aus.
    }
away-now = Sofort
away-days =
    { $days ->
        [0] Keine Auszeit: nur den Rest ändern
        [one] { $days } Tag
       *[other] { $days } Tage
    }
button-change-away = Ändern
button-am-back =
    { $planned ->
        [yes] Ich bleibe doch
       *[no] Ich bin zurück
    }
form-about-friendly = Eure Wertungen ändern sich nicht; bei Kätzchen-Boop ist das der Normalfall
form-about-with-hints = Ihr dürft mich beide um Tipps bitten, und eure Wertungen bleiben, wie sie sind
form-about-lose-on-time = Wer keine Zeit mehr hat, verliert sofort; ohne Häkchen muss der Sieg erst beansprucht werden
form-about-nights-off = Eure Uhren stehen in eurer jeweiligen Ruhezeit (bis zu 12 Stunden) und an freien Wochenenden still
form-about-rescue = Ist deine Zeit um, springen zwei Auszeittage ein, einmal in jeder Partie
form-about-weekends-off = Deine Uhr steht samstags und sonntags still, in Partien mit Nachtruhe
command-away = Sag mir, wann du weg bist: Dann läuft in deinen Partien keine Uhr
command-away-days = Für wie viele Tage
command-away-starts-in = In wie vielen Tagen die Auszeit beginnt; ohne Angabe sofort
command-challenge-time-up = Was geschieht, wenn die Zeit um ist
command-challenge-time-up-name =
    { $how ->
        [lose] Die Partie ist sofort verloren
       *[claim] Die andere Seite darf den Sieg beanspruchen
    }
command-challenge-nights = Eure Uhren in eurer jeweiligen Ruhezeit und an freien Wochenenden anhalten
refusal-no-time-to-take-back = Auf der Uhr ist zu wenig Zeit, um diese Züge zurückzunehmen. Spiel weiter!
refusal-not-away = Du hast keine Auszeit geplant. Mit { COMMAND("away") } planst du eine.
refusal-away-too-far = Das ist noch zu lange hin. Eine Auszeit kannst du höchstens drei Monate vorher planen.
refusal-no-away-days = So viele Auszeittage hast du dieses Jahr nicht mehr, nur noch { $days }. Nimm weniger Tage.
refusal-rescued = { $opponent } hat noch Auszeittage, und zwei davon springen jetzt ein. Gleich steht es auf dem Brett.

## Several games with one result.

challenge-games =
    { $games ->
        [both-sides] -# Zwei Bretter beginnen zugleich, mit vertauschten Seiten, und zählen als ein Ergebnis.
        [best-of-three] -# Höchstens drei Partien: Ist eine vorbei, beginnt die nächste, mit vertauschten Seiten.
       *[best-of-five] -# Höchstens fünf Partien: Ist eine vorbei, beginnt die nächste, mit vertauschten Seiten.
    }
challenge-games-rated = Jede davon wird für sich gewertet und zählt zu den fünf gewerteten Partien, die ihr in einer Woche gegeneinander habt.
challenge-rated-left =
    { $left ->
        [one] In dieser Woche habt ihr nur noch eine gewertete übrig; alle weiteren sind Freundschaftspartien.
       *[other] In dieser Woche habt ihr nur noch { $left } gewertete übrig; alle weiteren sind Freundschaftspartien.
    }
series-game =
    { $games ->
        [both-sides] Brett { $number } von zwei
        [best-of-three] Partie { $number } von höchstens drei
       *[best-of-five] Partie { $number } von höchstens fünf
    } · { $one } { $score } { $other }
series-result =
    { $state ->
        [won] 🏁 { $first } gewinnt das Duell { $score }!
        [drawn] 🏁 Das Duell endet unentschieden, { $score }.
       *[stopped] 🏁 Das Duell endet hier, ohne Ergebnis: { $first } { $score } { $second }
    }
command-challenge-games = Wie viele Partien als ein Ergebnis zählen; ohne Angabe eine
command-challenge-games-name =
    { $games ->
        [one] Eine Partie
        [both-sides] Beide Seiten: zwei Bretter zugleich
        [best-of-three] Höchstens drei Partien, zwei Siege reichen
       *[best-of-five] Höchstens fünf Partien, drei Siege reichen
    }
refusal-series-running = Euer Duell ist noch nicht vorbei: Die nächste Partie läuft. { COMMAND("games") } zeigt sie.
refusal-rematch-running = Ihr spielt schon wieder: Partie { $match }. Mit { COMMAND("challenge") } beginnt noch eine daneben.
refusal-no-handicap =
    { $why ->
        [rated] Eine Partie mit einer Katze von Anfang an kann nicht gewertet werden. Lass `{ option-rated }` weg, dann ist es eine Freundschaftspartie.
        [kittens] In dieser Variante gibt es keine Katzen, also kann niemand mit einer beginnen. Nimm eine andere `{ option-edition }` oder wähle unter `{ option-first }` etwas anderes.
        [series] Eine Katze von Anfang an gibt es nur in einer einzelnen Partie. Lass `{ option-games }` weg oder wähle unter `{ option-first }` etwas anderes.
       *[bot] Katzen verschenke ich nicht, aber ich spiele auf vielen Stufen: Nimm einfach eine leichtere.
    }
refusal-no-series-here = Hier bin ich nur zu Gast und könnte das nächste Brett nicht zeigen. Lass `{ option-games }` weg, oder spielt auf einem Server, der mich hinzugefügt hat.

## Contests: leagues, cups and arenas.

command-league = Die Ligen dieses Servers: ansehen, mitspielen oder eine ankündigen
contest-none =
    { $contest-kind ->
        [league] Hier läuft gerade keine Liga. Wer den Server verwaltet, kann eine ankündigen.
        [cup] Hier läuft gerade kein Pokal. Wer den Server verwaltet, kann einen ankündigen.
       *[arena] Hier läuft gerade keine Arena. Wer den Server verwaltet, kann eine ankündigen.
    }
contest-none-but-you =
    { $contest-kind ->
        [league] Hier läuft gerade keine Liga. Mit **{ button-contest-announce }** fängt eine an.
        [cup] Hier läuft gerade kein Pokal. Mit **{ button-contest-announce }** fängt einer an.
       *[arena] Hier läuft gerade keine Arena. Mit **{ button-contest-announce }** fängt eine an.
    }
contest-choose =
    { $contest-kind ->
        [league] Welche Liga?
        [cup] Welcher Pokal?
       *[arena] Welche Arena?
    }
league-title = ### 🏆 { $contest } · Saison { $season }
league-season = Saison { $season }
league-division = Division { $number }
league-rules =
    • Vier bis sechs pro Division, anfangs nach Wertung. Platz eins steigt auf, der letzte Platz ab.
    • Gegen alle in deiner Division spielst du je zwei Partien, eine davon beginnst du. Alle laufen gleichzeitig.
    • Ist deine Zeit um und springen keine Auszeittage mehr ein, verlierst du die Partie. Beim zweiten Mal ist die Saison für dich vorbei.
    • Scheidest du aus oder steigst du aus, zählen deine Partien, wenn mindestens die Hälfte vorbei ist; die übrigen gelten als verloren. Sonst zählt keine.
contest-opens =
    { $short ->
        [yes] Beginn: <t:{ $due }:F> (<t:{ $due }:R>), wenn bis dahin mindestens { $least } dabei sind; sonst eine Woche später.
       *[no] Beginn: <t:{ $due }:F> (<t:{ $due }:R>).
    }
league-state =
    { $state ->
        [running] { $over } von { $all } Partien gespielt.
        [paused] Pausiert: { $over } von { $all } Partien gespielt. Es beginnen keine neuen, und keine Uhr läuft, bis jemand, der den Server verwaltet, die Liga mit { COMMAND("league") } fortsetzt.
        [nobody] Die Saison ist vorbei. Gewonnen hat niemand: Alle waren vor dem Ende draußen. Die nächste wird am <t:{ $due }:F> eröffnet.
        [resting] 🎉 Die Saison ist vorbei! Glückwunsch an { $winners }! Die nächste wird am <t:{ $due }:F> eröffnet.
       *[ended] Diese Liga ist beendet.
    }
contest-joined =
    { $when ->
        [open] **Bisher dabei ({ $count }):** { $names }
       *[next] **Nächste Saison dabei ({ $count }):** { $names }
    }
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ Der Kanal ist weg, darum beginnt nichts Neues. Wer den Server verwaltet, kann in einem anderen Kanal { COMMAND("league") } aufrufen und **{ button-contest-here }** wählen.
        [cup] ⚠️ Der Kanal ist weg, darum beginnt nichts Neues. Wer den Server verwaltet, kann in einem anderen Kanal { COMMAND("cup") } aufrufen und **{ button-contest-here }** wählen.
       *[arena] ⚠️ Der Kanal ist weg, darum beginnt nichts Neues. Wer den Server verwaltet, kann in einem anderen Kanal { COMMAND("arena") } aufrufen und **{ button-contest-here }** wählen.
    }
league-row =
    { $out ->
        [yes] { $place }. ~~{ $player }~~ ausgeschieden · **{ $points }** · { $played } von { $all }
       *[no] { $place }. { $player } **{ $points }** · { $played } von { $all }
    }
league-alt = Tabelle von { $contest }, { $division }.
league-alt-row =
    { $out ->
        [yes] { $place }. { $name }, ausgeschieden. Punkte: { $points }, Partien: { $played }.
       *[no] { $place }. { $name }. Punkte: { $points }, Partien: { $played }.
    }
league-pair = **{ $contest }** · { $division }: { $one } – { $other }
league-playing = ▶️ { $division }, hier wird gespielt: { $threads }
contest-thread = { $one } – { $other } · { $contest }
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
games-bank =
    { $whose ->
        [mine] ⏳ du hast noch { $time }
       *[theirs] ⏳ dein Gegenüber hat noch { $time }
    }
games-offer = ✋ ein Angebot wartet auf deine Antwort
contest-counts =
    { $contest-kind ->
        [league] In der Liga zählt sie trotzdem: Der Punkt geht an { $player }.
        [cup] Im Pokal zählt sie trotzdem: Der Punkt geht an { $player }.
       *[arena] Die Punkte bekommt { $player }.
    }
contest-loss =
    { $contest-kind ->
        [league] In der Liga gilt sie trotzdem als verloren.
        [cup] Im Pokal gilt sie trotzdem als verloren.
       *[arena] In der Arena gilt sie trotzdem als verloren.
    }
arena-too-late = Da war die Arena schon vorbei: Für sie kam diese Partie zu spät und zählt nicht.
league-board = 🏆 { $contest }, { $division }
league-you =
    { $where ->
        [plays] Du spielst in dieser Saison. Mit **{ button-contest-join }** bist du auch in Saison { $season } dabei.
        [both] Du spielst in dieser Saison und bist auch in Saison { $season } dabei.
        [out] Du bist in dieser Saison ausgeschieden. Mit **{ button-contest-join }** bist du in Saison { $season } dabei.
        [out-joined] In dieser Saison bist du ausgeschieden, in Saison { $season } bist du dabei.
        [joined] Du bist in Saison { $season } dabei.
       *[none] Du bist nicht dabei. Mit **{ button-contest-join }** spielst du in Saison { $season } mit.
    }
contest-in =
    { $contest-kind ->
        [league] Du bist dabei: { $contest }, Saison { $season }. Wenn deine Partien beginnen, bekommst du einen Ping von mir.
        [cup] Du bist dabei: { $contest }. Wenn deine Partien beginnen, bekommst du einen Ping von mir.
       *[arena] Du bist dabei: { $contest }. Für jede Partie bekommst du einen Ping von mir.
    }
contest-blocked =
    { $contest-kind ->
        [league] In einer Liga triffst du auch auf Leute, die du blockiert hast oder die dich blockiert haben.
        [cup] In einem Pokal triffst du auch auf Leute, die du blockiert hast oder die dich blockiert haben.
       *[arena] In einer Arena triffst du auch auf Leute, die du blockiert hast oder die dich blockiert haben.
    }
contest-stayed = Gut, du bist weiter dabei!
contest-kept = Gut, es geht weiter.
contest-left = Du bist bei { $contest } ausgestiegen.
contest-leave-sure =
    { $contest-kind ->
        [league] Bei { $contest } mitten in der Saison aussteigen? Deine laufenden Partien enden.
        [cup] Bei { $contest } jetzt aussteigen? Deine laufenden Partien enden, und dein Gegenüber kommt weiter.
       *[arena] Bei { $contest } aussteigen? Deine Punkte bleiben, und bis zum Ende kannst du jederzeit zurückkommen.
    }
contest-announced =
    { $contest-kind ->
        [league] { $contest } ist in { $channel } angekündigt. Es geht am <t:{ $due }:f> los, wenn bis dahin mindestens 4 dabei sind.
        [cup] { $contest } ist in { $channel } angekündigt. Es geht am <t:{ $due }:f> los, wenn bis dahin mindestens 4 dabei sind.
       *[arena] { $contest } ist in { $channel } angekündigt. Es geht am <t:{ $due }:f> los.
    }
contest-removed =
    { $contest-kind ->
        [league] { $player } ist bei { $contest } nicht mehr dabei. Laufende Partien dort sind beendet.
        [cup] { $player } ist bei { $contest } nicht mehr dabei. Laufende Partien dort sind beendet.
       *[arena] { $player } ist bei { $contest } nicht mehr dabei.
    }
contest-removed-early = { $player } ist für { $contest } nicht mehr angemeldet und kann sich nur wieder anmelden, wenn du es erlaubst.
contest-let-in = { $player } kann sich für { $contest } wieder anmelden.
contest-let-in-letter = Jemand aus der Moderation von **{ $server }** lässt dich wieder zu: Du kannst dich für { $contest } anmelden, wenn du magst.
contest-trouble = ⚠️ In { $channel } kann ich gerade nicht schreiben, darum beginnt dort in Wettbewerben nichts. Mir fehlt: { $missing }.
contest-no-threads = ⚠️ In { $channel } kann ich keine Threads anlegen (mir fehlt { $missing }), darum käme jedes Brett in den Kanal selbst.
contest-remove-sure =
    { $contest-kind ->
        [league] { $player } aus { $contest } nehmen? Laufende Partien dort enden, und in dieser Saison gibt es kein Zurück.
        [cup] { $player } aus { $contest } nehmen? Laufende Partien dort enden, und es gibt kein Zurück.
       *[arena] { $player } aus { $contest } nehmen? Es gibt kein Zurück.
    }
contest-remove-sure-early = { $player } aus { $contest } nehmen? Wieder mitmachen geht dann nur, wenn du es erlaubst.
contest-remove-told = Ich sage es ihnen in einer Direktnachricht, falls sie welche annehmen.
contest-removed-untold = Deinen Grund konnte ich nicht überbringen: Direktnachrichten kommen dort nicht an.
contest-removed-letter = Jemand aus der Moderation von **{ $server }** hat dich aus { $contest } herausgenommen.
contest-removed-why = 💬 Warum:
contest-removed-then =
    { $contest-kind ->
        [league] Deine laufenden Partien dort sind beendet, und in dieser Saison kannst du nicht zurück.
        [cup] Deine laufenden Partien dort sind beendet, und du kannst nicht zurück.
       *[arena] Eine laufende Partie kann noch zu Ende gespielt werden, aber zurück kannst du nicht.
    }
contest-kept-out = Wieder anmelden kannst du dich nur, wenn jemand aus der Moderation es erlaubt.
contest-end-sure =
    { $contest-kind ->
        [league] { $contest } endgültig beenden? Laufende Partien können zu Ende gespielt werden, aber niemand gewinnt, und es gibt keine nächste Saison.
        [cup] { $contest } endgültig beenden? Laufende Partien können zu Ende gespielt werden, aber niemand gewinnt den Pokal.
       *[arena] { $contest } jetzt beenden? Laufende Partien können zu Ende gespielt werden, zählen aber nicht mehr.
    }
contest-end-sure-open = { $contest } absagen? Es hat noch nicht begonnen, also wird nichts gespielt.
contest-pause-sure = { $contest } anhalten? Das gilt ohne Frist: Bis du oder jemand anderes, der den Server verwaltet, auf **Fortsetzen** drückt, beginnen keine neuen Partien, und keine Uhr läuft. Ziehen darf man trotzdem, und in jeder laufenden Partie steht es dann.
contest-called-off = Die Moderation hat { $contest } beendet. Laufende Partien könnt ihr zu Ende spielen.
contest-called-off-early = Die Moderation hat { $contest } abgesagt, bevor es begonnen hat.
contest-waited =
    ⏳ { $contest } wartet eine Woche: { $count ->
        [one] Bisher ist nur { $who } dabei
       *[other] Bisher sind { $who } dabei
    }, und es braucht { $least }. Los geht es jetzt <t:{ $due }:F>. Bringt noch Leute mit!
contest-corrected = ✏️ Bei { $contest } hat sich etwas geändert:
contest-ended = { $contest } ist beendet.
contest-ended-early = { $contest } ist abgesagt.
contest-end-reason = 💬 Die Moderation beendet { $contest } und sagt, warum:
contest-end-untold = Deinen Grund konnte ich nicht überbringen: In den Kanal kann ich nichts schreiben.
contest-begins =
    { $days ->
        [0] In einer Stunde
        [one] In einem Tag
       *[other] In { $days } Tagen
    }
contest-begins-now = Jetzt gleich
league-points = Punkte
league-rises = Aufstieg
league-falls = Abstieg
league-columns = Punkte · gespielte Partien
league-out = Ausgeschieden
button-contest-join = Ich bin dabei
button-contest-leave = Aussteigen
button-contest-stay = Dabeibleiben
button-contest-keep = Nein, weiter
button-contest-table =
    { $contest-kind ->
        [league] Tabelle
        [cup] Turnierbaum
       *[arena] Tabelle
    }
button-contest-announce =
    { $contest-kind ->
        [league] Liga ankündigen
        [cup] Pokal ankündigen
       *[arena] Arena ankündigen
    }
button-contest-pause =
    { $paused ->
        [yes] Fortsetzen
       *[no] Pausieren
    }
button-contest-correct = Bearbeiten
button-contest-remove = Jemanden entfernen
button-contest-remove-yes = Ja, entfernen
button-contest-remove-why = Mit Grund entfernen
button-contest-remove-no = Nein, nicht entfernen
button-contest-let-in = Jemanden wieder zulassen
button-contest-here = Hierher verlegen
button-contest-there = Nein, dort lassen
button-contest-list =
    { $contest-kind ->
        [league] Alle Ligen
        [cup] Alle Pokale
       *[arena] Alle Arenen
    }
button-contest-end =
    { $contest-kind ->
        [league] Liga beenden
        [cup] Pokal beenden
       *[arena] Arena beenden
    }
button-contest-end-why = Mit Grund beenden
form-about-contest-name = Diesen Namen sehen alle
form-about-contest-announce = Diesen Namen sehen alle. Angekündigt wird in #{ $channel }.
form-about-contest-begins = Uhrzeiten gelten in deiner Zeitzone, { $zone }; /settings ändert sie.
form-about-contest-end-reason = Alle lesen ihn im Kanal. Ich hebe ihn nicht auf.
form-contest-member = Noch niemand
form-about-contest-member = Wer nicht mehr mitspielen soll
form-about-contest-kept-out = Wer sich wieder anmelden darf
refusal-no-such-contest = Das gibt es hier nicht mehr. { COMMAND("league") }, { COMMAND("cup") } und { COMMAND("arena") } zeigen, was es gibt.
refusal-no-contest-name = Der Name fehlt noch. Schreib einen, und schick das Formular noch einmal ab.
refusal-no-contest-clock = Ohne Uhr endet das vielleicht nie. Wähle unter **Zeit** etwas anderes.
refusal-enough-contests = Hier laufen schon { $limit } Ligen, Pokale und Arenen. Warte, bis etwas davon vorbei ist, oder frag jemanden, der den Server verwaltet.
refusal-contest-named-so =
    { $contest-kind ->
        [league] Hier gibt es schon eine Liga namens { $name }
        [cup] Hier gibt es schon einen Pokal namens { $name }
       *[arena] Hier gibt es schon eine Arena namens { $name }
    }. Wähle einen anderen Namen, damit niemand die beiden verwechselt, und schick das Formular noch einmal ab.
refusal-too-many-contests = Hier gibt es schon { $limit } Ligen, Pokale und Arenen, und mehr gehen nicht: { $names }. Beende erst etwas davon.
refusal-in-contest-already = Du bist schon dabei. Wenn deine Partien beginnen, bekommst du einen Ping.
refusal-nobody-to-remove = Diese Person ist gar nicht dabei.
refusal-not-in-contest = Aussteigen kann nur, wer dabei ist.
refusal-contest-runs-not = Gerade läuft nichts, also gibt es nichts zu pausieren.
refusal-no-contests = Wer mich betreibt, hat Ligen, Pokale und Arenen abgeschaltet. Mit { COMMAND("challenge") } kannst du trotzdem jemanden herausfordern.
refusal-contest-full = Alles voll: { $limit } sind schon dabei, und mehr passen in keinen Pokal.
refusal-contest-has-begun = Es hat schon begonnen und lässt sich deshalb nicht mehr ändern.
refusal-cup-has-begun = Dieser Pokal hat schon begonnen. { COMMAND("cup") } zeigt, ob es noch einen gibt.
command-cup = Die Pokale dieses Servers: ansehen, mitspielen oder einen ankündigen
cup-title = ### 🏆 { $contest }
cup-rules =
    • K.-o.-System, gesetzt nach Wertung. Geht die Zahl nicht auf, haben die Bestgesetzten in der ersten Runde ein Freilos.
    • In jeder Paarung laufen zwei Partien zugleich, und ihr beginnt je eine.
    • Danach Gleichstand? Dann entscheidet eine weitere Partie, wenn möglich mit weniger Zeit. Wer schlechter gesetzt ist, beginnt; wer besser gesetzt ist, braucht nur ein Unentschieden.
    • Ist deine Zeit um und springen keine Auszeittage mehr ein, verlierst du die Partie.
    • Steigst du aus, kommt dein Gegenüber weiter.
cup-state =
    { $state ->
        [running] { $round }: noch { $left } von { $all } dabei.
        [paused] Pausiert ({ $round }): Es beginnen keine neuen Partien, und keine Uhr läuft, bis jemand, der den Server verwaltet, den Pokal mit { COMMAND("cup") } fortsetzt.
        [won] 🎉 { $winner } gewinnt den Pokal, vor { $second }!
       *[ended] Dieser Pokal ist beendet.
    }
cup-round =
    { $round ->
        [final] Finale
        [semi] Halbfinale
        [quarter] Viertelfinale
        [eighth] Achtelfinale
        [sixteenth] Sechzehntelfinale
       *[thirty-second] Zweiunddreißigstelfinale
    }
cup-tie =
    { $how ->
        [won] { $one } gewinnt { $score } gegen { $other }
        [seed] { $one } setzt sich mit { $score } gegen { $other } durch (besser gesetzt)
        [walkover] { $one } gewinnt kampflos: { $other } ist ausgeschieden
        [bye] { $one } hat ein Freilos
        [begun] { $one } – { $other }, bisher { $score }
       *[open] { $one } – { $other }
    }
cup-score = { $one }:{ $other }
cup-bye = Freilos
cup-alt = Turnierbaum von { $contest }.
cup-alt-round = { $round }: { $ties }.
cup-pair = **{ $contest }**, { $round }: { $one } und { $other } spielen hier zwei Partien und beginnen je eine.
cup-decider = **{ $contest }**, { $round }: Gleichstand zwischen { $one } und { $other }, also entscheidet noch eine Partie ({ $pace }). { $one } beginnt; für { $other } reicht ein Unentschieden.
cup-again = **{ $contest }**, { $round }: { $one } und { $other } spielen hier noch eine Partie, denn eine zählt nicht.
cup-board = 🏆 { $contest }, { $round }
cup-board-tie =
    { $state ->
        [won] { $winner } kommt mit { $score } weiter
        [won-cup] 🏆 { $winner } gewinnt den Pokal mit { $score }!
        [walkover] { $winner } kommt weiter, denn { $loser } ist nicht mehr dabei
        [walkover-cup] 🏆 { $winner } gewinnt den Pokal, denn { $loser } ist nicht mehr dabei
        [level] Gleichstand ({ $score }), also entscheidet noch eine Partie
        [decider] Entscheidungspartie beim Stand von { $score }, für { $better } reicht ein Unentschieden
       *[open] Bisher { $orange } { $score } { $gray }; steht es nach beiden gleich, entscheidet noch eine Partie
    }
cup-you =
    { $where ->
        [joined] Du bist dabei.
        [plays] Du bist in diesem Pokal noch dabei.
        [out] In diesem Pokal bist du ausgeschieden.
        [late] Er hat schon begonnen, darum kann niemand mehr dazukommen.
       *[none] Du bist nicht dabei. Mit **{ button-contest-join }** spielst du mit.
    }
league-leave-counts =
    { $counts ->
        [yes] Von deinen { $all } Partien hast du { $over } zu Ende gespielt: Sie zählen, und den Rest gewinnen die anderen.
       *[no] Von deinen { $all } Partien hast du erst { $over } zu Ende gespielt. Das ist weniger als die Hälfte, also zählt keine.
    }
league-remove-counts =
    { $counts ->
        [yes] { $over } von { $all } Partien sind gespielt: Sie zählen, und die anderen gewinnen den Rest.
       *[no] Erst { $over } von { $all } Partien sind gespielt. Das ist weniger als die Hälfte, also zählt keine davon.
    }
league-over = 🎉 { $contest }: Saison { $season } ist vorbei!
league-over-division = **{ $division }**: 🏆 { $winner }
league-over-nobody = Gewonnen hat niemand: Alle waren vor dem Ende draußen.
league-goes-up = { $player } steigt auf
league-goes-down = { $player } steigt ab
league-next = Saison { $season } wird am <t:{ $due }:F> eröffnet, mit einer neuen Nachricht hier. Wenn du weiter mitspielen willst, drück dort auf **{ button-contest-join }**.
cup-over = 🎉 { $winner } gewinnt { $contest }! Platz zwei: { $second }.
arena-over = 🎉 { $contest } ist vorbei! Gewonnen hat { $winner } (Punkte: { $points }).
arena-over-nobody = { $contest } ist vorbei, und niemand hat eine Partie zu Ende gespielt.
command-arena = Die Arenen dieses Servers: ansehen, mitspielen oder eine ankündigen
arena-title = ### 🏟️ { $contest }
arena-rules =
    • Wer frei ist, bekommt die nächste Partie, immer wieder, bis die Zeit um ist.
    • Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Von mehreren Unentschieden in Folge zählt nur das erste.
    • Nach zwei Siegen in Folge hast du einen Lauf 🔥: Alles zählt doppelt, bis du einmal nicht gewinnst.
    • Es sind Freundschaftspartien, ohne Wertung. Was am Ende noch läuft, zählt nicht.
    • Verlierst du auf Zeit, setzt du aus, bis du wieder auf **{ button-contest-join }** drückst.
arena-state =
    { $state ->
        [running] Ende: <t:{ $due }:R>.
        [won] 🎉 Sieg für { $winner }! Punkte: { $points }.
        [nobody] Sie ist vorbei, und niemand hat eine Partie zu Ende gespielt.
       *[ended] Diese Arena ist beendet.
    }
arena-row =
    { $how ->
        [fire] { $place }. 🔥 { $player } **{ $points }** · { $played } gespielt
        [out] { $place }. { $player } (setzt aus) **{ $points }** · { $played } gespielt
       *[plain] { $place }. { $player } **{ $points }** · { $played } gespielt
    }
arena-more = und noch { $count }
arena-alt = Tabelle von { $contest }.
arena-alt-row =
    { $how ->
        [fire] { $place }. { $name }, hat einen Lauf. Punkte: { $points }, Partien: { $played }.
        [out] { $place }. { $name }, setzt aus. Punkte: { $points }, Partien: { $played }.
       *[plain] { $place }. { $name }. Punkte: { $points }, Partien: { $played }.
    }
arena-pair = **{ $contest }**: { $one } und { $other }, hier ist eure Partie. { $one } beginnt.
arena-board = 🏟️ { $contest }
arena-sits-out = { $player } setzt jetzt aus; mit **{ button-contest-join }** geht es weiter.
contest-moved = { $contest } geht in { $channel } weiter.
contest-move-sure = { $contest } nach { $channel } verlegen? Dort stehen dann die Nachricht dazu und alle Neuigkeiten, und dort beginnen neue Partien. Partien, die schon laufen, bleiben in ihren Threads und Kanälen.
picture-starts = Start: { $day }, { $hour } Uhr UTC
picture-join = Mitmachen in Discord: „{ button-contest-join }“
contest-poster-alt =
    Plakat für { $contest } ({ $facts }). { picture-starts }. { picture-join }. Auf einem Podest steht ein Preis. { $count ->
        [0] Noch ist niemand dabei; zwei Kätzchen leisten ihm Gesellschaft.
        [one] Daneben die Katze einer Person, die dabei ist.
       *[other] Daneben die Katzen von { $count } Leuten, die dabei sind.
    }
arena-you =
    { $where ->
        [joined] Du bist dabei.
        [plays] Du bist dabei. Sobald jemand frei ist, bekommst du eine Partie.
        [resting] Du setzt aus. Mit **{ button-contest-join }** bist du wieder dabei.
       *[none] Du bist nicht dabei. Mit **{ button-contest-join }** spielst du mit.
    }
arena-begins =
    { $minutes ->
        [5] In 5 Minuten
        [15] In 15 Minuten
        [60] In einer Stunde
        [1440] In einem Tag
       *[10080] In einer Woche
    }
arena-lasts =
    { $minutes ->
        [30] 30 Minuten
        [60] 1 Stunde
        [120] 2 Stunden
       *[180] 3 Stunden
    }
refusal-removed-from-contest = Die Moderation hat dich herausgenommen, darum kannst du hier nicht wieder mitspielen.
refusal-only-moderators-announce = Ankündigen kann hier nur, wer den Server verwaltet. Mit { COMMAND("server") } lässt sich das allen erlauben.
champions-contests = **Ligen, Pokale und Arenen**
champions-contest =
    { $contest-kind ->
        [league] { $contest }, Saison { $season }, { $division }: { $winner }
        [cup] { $contest }: { $winner }
       *[arena] { $contest }: { $winner }
    }

## Vote matches: a whole server against the bot.

command-vote = Zusammen gegen mich: Dieser Server stimmt über seinen nächsten Zug ab
team-unnamed = Dieser Server
vote-open = { $team }, ihr seid dran! Ich zähle die Stimmen <t:{ $due }:R>.
vote-wanted = **{ $turn }**: { $votes } von { $total }
vote-more =
    { $count ->
        [one] und ein weiterer Zug
       *[other] und { $count } weitere Züge
    }
vote-none =
    { $hours ->
        [24] Noch keine Stimmen. Wenn niemand abstimmt, warte ich noch einen Tag.
       *[other] Noch keine Stimmen. Wenn niemand abstimmt, warte ich noch einmal { $hours } Stunden.
    }
vote-played =
    { $votes ->
        [one] Dafür war { $votes } von { $total }.
       *[other] Dafür waren { $votes } von { $total }.
    }
vote-before =
    { $votes ->
        [one] Euer letzter Zug, { $turn }: Dafür war { $votes } von { $total }.
       *[other] Euer letzter Zug, { $turn }: Dafür waren { $votes } von { $total }.
    }
vote-counted = { $turn }: { $votes }
vote-alt = Stimmen: { $votes }.
vote-voters = Am fleißigsten abgestimmt: { $voters }.
vote-voter = { $player } ({ $votes })
vote-next = Die nächste Partie beginnt am <t:{ $due }:F>, wenn bis dahin niemand die Abstimmungspartie beendet.
vote-again = { COMMAND("vote") } beginnt eine neue.
vote-given-up = Eine Woche lang hat niemand abgestimmt, darum ist Partie { $match } vorbei.
vote-what = In einer Abstimmungspartie spielt dieser Server zusammen gegen mich, jede Woche eine Partie. Alle stimmen geheim über den nächsten Zug ab. Ist die Zeit um, spiele ich den Zug mit den meisten Stimmen, bei Gleichstand den, der zuerst vorgeschlagen wurde. Dann antworte ich.
vote-off = Hier läuft keine Abstimmungspartie. Wer den Server verwaltet, kann eine beginnen.
vote-terms =
    { $hours ->
        [24] { edition-title } gegen mich ({ level-name }), ein Zug am Tag.
       *[other] { edition-title } gegen mich ({ level-name }), alle { $hours } Stunden ein Zug.
    }
vote-page-open = In { $channel } seid ihr dran: Ich zähle die Stimmen <t:{ $due }:R>.
vote-page-bot = In { $channel } bin ich dran. Abstimmen kannst du, sobald ich gezogen habe.
vote-page-next = Die nächste Partie beginnt <t:{ $due }:R> in { $channel }.
vote-not-yet = Über diesen Zug hast du noch nicht abgestimmt.
vote-yours =
    { $votes ->
        [one] Deine Stimme: **{ $turn }**. Dafür ist { $votes } von { $total }.
       *[other] Deine Stimme: **{ $turn }**. Dafür sind { $votes } von { $total }.
    }
vote-until = Ich zähle die Stimmen <t:{ $due }:R>. Bis dahin kannst du deine ändern.
vote-sure = Diese Stimme zählt noch nicht: Drück auf **{ button-vote-for }** oder wähl ein anderes Feld.
vote-begun = Partie { $match } beginnt in { $channel }. Jeden Montag folgt eine neue.
vote-end-sure = Die Abstimmungspartie beenden? Die laufende Partie endet ohne Sieg, und am Montag beginnt keine neue.
vote-ended = Die Abstimmungspartie ist beendet. { vote-again }
vote-terms-server =
    { $hours ->
        [24] { edition-title } gegen { $team }, ein Zug am Tag.
       *[other] { edition-title } gegen { $team }, alle { $hours } Stunden ein Zug.
    }
vote-page-server = { $team } ist dran. Nach dem Zug könnt ihr in { $channel } abstimmen.
vote-what-server = In dieser Abstimmungspartie spielen zwei Server gegeneinander. Ist ein Server dran, stimmt er bei sich geheim ab. Ist die Zeit um, spiele ich den Zug mit den meisten Stimmen, bei Gleichstand den, der zuerst vorgeschlagen wurde. Vom anderen Server seht ihr nur den Namen und die gespielten Züge.
vote-offered = Gib diesen Code denen, die den anderen Server verwalten: `{ $code }`. Geben sie ihn dort mit { COMMAND("vote") } ein, beginnt die Partie in { $channel }, und euer Server fängt an. Der Code gilt einmal, bis <t:{ $until }:f>.
vote-asked =
    { $hours ->
        [24] { $team } fordert diesen Server heraus: { edition-title }, ein Zug am Tag. Jeder Server stimmt über seine eigenen Züge ab, und { $team } fängt an. Eure Bretter kommen in diesen Kanal.
       *[other] { $team } fordert diesen Server heraus: { edition-title }, alle { $hours } Stunden ein Zug. Jeder Server stimmt über seine eigenen Züge ab, und { $team } fängt an. Eure Bretter kommen in diesen Kanal.
    }
vote-accepted = Es geht los! { $team } fängt an. Nach dem ersten Zug kommt euer Brett hierher.
vote-left = Ich habe **{ $turn }** gespielt: { $votes } von { $total } Stimmen. Jetzt ist { $team } dran. Danach kommt euer nächstes Brett hierher.
vote-end-sure-server = Die Abstimmungspartie beenden? Sie endet für beide Server, ohne Sieg.
vote-hours =
    { $hours ->
        [24] Jeden Tag
       *[other] Alle { $hours } Stunden
    }
button-vote = Abstimmen
button-vote-for = Dafür stimmen
button-vote-change = Stimme ändern
button-vote-page = Abstimmungspartie
button-vote-begin = Abstimmungspartie beginnen
button-vote-here = Hierher verlegen
button-vote-end = Abstimmungspartie beenden
button-vote-challenge = Server herausfordern
button-vote-accept = Herausforderung annehmen
form-about-vote-code = Acht Buchstaben; ihr bekommt sie vom anderen Server
form-about-vote-channel = Die Bretter kommen nach #{ $channel }, dort stimmen alle ab.
refusal-no-vote-match = Hier läuft keine Abstimmungspartie. { COMMAND("vote") } beginnt eine.
refusal-vote-match-on = Hier läuft schon eine Abstimmungspartie. { COMMAND("vote") } zeigt sie.
refusal-other-vote-match-on = Auf dem anderen Server läuft schon eine Abstimmungspartie. Versuch es danach noch einmal: Der Code gilt eine Woche.
refusal-no-such-vote-offer = Diesen Code kenne ich nicht. Vielleicht wurde er schon benutzt, ist älter als eine Woche oder hat einen falschen Buchstaben. Bitte den anderen Server um einen neuen.
refusal-own-vote-offer = Das ist der Code dieses Servers. Gib ihn denen, die den anderen verwalten.
refusal-other-server-votes = { $mover } ist dran, hier gibt es also noch nichts abzustimmen. Nach dem Zug kommt euer nächstes Brett.
