### Ogni frase che una persona legge, in italiano: si dà del tu, e nessuna frase dice se chi gioca è uomo o donna. Vedi docs/translating.md.
### I nomi di chi gioca arrivano come menzioni (<@1234>), le caselle con il loro nome (c3), le mosse a parole, i conteggi come numeri.
### I numeri delle partite e i momenti (<t:1234:R>) sono testi: si mostrano così come sono.


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
        [ghost] boop fantasma
        [kittens] boop gattini
       *[classic] boop
    }
edition-title =
    { $edition ->
        [ghost] Boop fantasma
        [kittens] Boop gattini
       *[classic] Boop
    }
former-player = Ex partecipante
someone = qualcuno

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }, cominci tu! Metti un gattino dove vuoi.
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange } gioca con gli arancioni, { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray } con gli smoking.
board-your-turn = { $mover }, tocca a te!
board-past =
    { $kind ->
        [cat] Gatto
       *[kitten] Gattino
    } di { $who } in { $square } · mossa { $turn } · partita { $match }
board-past-told = Mossa { $turn }, partita { $match }: { $told }
board-past-first = Così è cominciata la partita { $match }
board-past-undone = Mossa annullata · partita { $match }
board-past-earlier = Prima, nella partita { $match }
board-moved = { $mover }, la partita { $match } ora è qui.
board-moved-turn = Tocca a te, poi a { $other }.
board-taken-back =
    { $undone ->
        [one] { $other }, la mossa { $last } è stata annullata.
       *[other] { $other }, le mosse { $first } e { $last } sono state annullate.
    }
board-taken-back-alone =
    { $undone ->
        [one] La mossa { $last } è stata annullata.
       *[other] Le mosse { $first } e { $last } sono state annullate.
    }
board-moves-again = { $mover } gioca di nuovo.
board-yours-again = Tocca di nuovo a te.
whose-turn =
    { $turn ->
        [yours] Tocca a te.
       *[theirs] Tocca a { $mover }.
    }
side-to-move =
    { $side ->
        [orange] tocca agli arancioni
       *[gray] tocca agli smoking
    }
board-facts =
    { $clock ->
        [due] Mossa { $turn } · { side-to-move } · scadenza <t:{ $due }:R> · partita { $match }
        [still] Mossa { $turn } · { side-to-move } · timer fermo · partita { $match }
       *[none] Mossa { $turn } · { side-to-move } · senza timer · partita { $match }
    }
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] Partita { $match } · classificata · scadenza <t:{ $due }:R>
                [still] Partita { $match } · classificata · timer fermo
               *[none] Partita { $match } · classificata · senza timer
            }
       *[no]
            { $clock ->
                [due] Partita { $match } · amichevole · scadenza <t:{ $due }:R>
                [still] Partita { $match } · amichevole · timer fermo
               *[none] Partita { $match } · amichevole · senza timer
            }
    }
board-won =
    { $ending ->
        [line] 🏆 Vince { $winner }! Tre gatti in fila.
        [eight-cats] 🏆 Vince { $winner }! Tutti e otto i gatti sul letto.
        [three-kittens] 🏆 Vince { $winner }! Tre gattini in fila.
        [resigned] 🏆 Vince { $winner }: { $loser } si arrende.
       *[time] 🏆 Vince { $winner }: { $loser } ha finito il tempo.
    }
board-drawn =
    { $ending ->
        [agreed] 🤝 Pareggio: { $orange } e { $gray } sono d’accordo.
        [repetition] 🤝 Pareggio: la stessa posizione per tre volte.
       *[turn-limit] 🤝 Pareggio: giocate 300 mosse.
    }
board-called-off = { $by } ha annullato la partita { $match }.
board-closed =
    { $ending ->
        [called-off] { $other }, { $by } ha annullato la partita { $match }.
        [cancelled] { $orange } e { $gray }, la moderazione ha chiuso la partita { $match }.
        [left-contest] { $orange } e { $gray }, la partita { $match } salta, perché qualcuno non partecipa più.
       *[abandoned] { $orange } e { $gray }, la partita { $match } è stata abbandonata.
    }
board-left = { $other }, la partita { $match } salta: { $by } non partecipa più.
board-drawn-early = { $orange } e { $gray }, siete d’accordo sul pareggio, ma non avete ancora giocato due mosse a testa.
board-uncounted = Finisce qui, e non conta.
board-off-in-league = Non conta per il punteggio. Quanto vale nella lega lo dice la sua tabella.
board-timed-out = { $other }, il tempo di { $by } è finito prima che giocaste due mosse a testa.
board-well-played = Bella partita, { $player }!
board-well-played-both = Bella partita, voi due!
board-ratings = Punteggio: { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
board-friendly = Amichevole: i punteggi restano come sono.
board-numbers =
    { $turns ->
        [one] 1 mossa
       *[other] { $turns } mosse
    } · { $boops } boop · { $off } avversari giù dal letto
board-match = partita { $match }
counted-booos = BUUU! × { $count }
picture-turns =
    { $turns ->
        [one] 1 mossa
       *[other] { $turns } mosse
    }
picture-boops = boop
picture-falls = fuori
picture-grown = cresciuti
picture-won =
    { $ending ->
        [line] Vince { $winner }: tre gatti in fila!
        [eight-cats] Vince { $winner }: otto gatti sul letto!
        [three-kittens] Vince { $winner }: tre gattini in fila!
        [resigned] Vince { $winner }: { $loser } si arrende
       *[time] Vince { $winner }: { $loser } ha finito il tempo
    }
picture-drawn =
    { $ending ->
        [agreed] Pareggio d’accordo
        [repetition] Pareggio: tre volte la stessa posizione
       *[turn-limit] Pareggio dopo 300 mosse
    }
board-rows = Riga per riga, dall’alto:
rows-tip = Vuoi leggere sotto ogni tabellone chi è stato spinto e dove? Attiva **Spinte a parole** in { COMMAND("settings") }.
board-row =
    { $rank }: { $pieces ->
        [none] vuota
       *[other] { $pieces }
    }
board-row-piece =
    { $square } { $kind ->
        [cat] gatto
       *[kitten] gattino
    } ({ $who })
board-moved-away =
    📦 { $mover } ha spostato la partita { $match } { $where ->
        [server] in { $channel }
       *[conversation] nei messaggi diretti
    }. `/board { option-match }:{ $match }` la porta dove lo scrivi.
board-homeless-turn = { $other } ha mosso: nella partita { $match } tocca a te. Ma in { $channel } non posso più scrivere. Scrivi `/board { option-match }:{ $match }` in un canale visibile a voi due, e la partita si sposta lì.
place-lost = In { $channel }, dove giochi la partita { $match } contro { $other }, non posso più scrivere. Scrivi `/board { option-match }:{ $match }` in un canale visibile a voi due, e la partita si sposta lì.
place-lost-around = { $players }: in { $channel } non posso più scrivere. `/board { option-match }:{ $match }` porta qui la partita { $match }.
day-title =
    { $count ->
        [one] Una partita ti aspetta:
       *[other] { $count } partite ti aspettano:
    }
day-more =
    { $count ->
        [one] E un’altra
       *[other] E altre { $count }
    }: { COMMAND("games") }
day-streak = ☀️ Risolvi il rompicapo di oggi prima di <t:{ $until }:t> per continuare la tua serie di { $streak } giorni: { COMMAND("daily") }
call = ☀️ Come promesso: il rompicapo di oggi è arrivato.
call-streak =
    { $days ->
        [one] Se lo risolvi, la tua serie sarà di due giorni.
       *[other] Se lo risolvi, la tua serie di { $days } giorni continua.
    }
call-ends = Se lasci passare due giorni, smetto da me.
call-last = È il mio ultimo avviso, se oggi non vieni. `/settings { option-puzzle-reminder }:` li riporta.
call-off = Va bene, basta avvisi del rompicapo del giorno. **{ button-call }**, sotto uno finito, li riporta, oppure `/settings { option-puzzle-reminder }:`.
followed = 👀 La partita { $match }, che segui: { $orange } e { $gray }
thread-name = { edition-title } { $match }: { $one } e { $other }
thread-name-series = { edition-title }, incontro: { $one } e { $other }

## A turn, told. The pieces are counted: "boops 3; 1 falls" means that three are pushed, and one of them off the bed.

turn-placed =
    { $kind ->
        [cat] Il gatto
       *[kitten] Il gattino
    } di { $who } in { $square } { $how ->
        [nobody] non fa boop a nessuno.
        [all-off]
            butta giù dal letto { $count ->
                [one] 1 vicino
               *[other] { $count } vicini
            }.
        [some-off]
            fa boop a { $count ->
                [one] 1 vicino
               *[other] { $count } vicini
            }; { $off ->
                [one] 1 cade dal letto
               *[other] { $off } cadono dal letto
            }.
        [own-off]
            butta giù dal letto { $count ->
                [one] un suo pezzo
               *[other] { $count } suoi pezzi
            }.
        [own-some]
            fa boop a { $count ->
                [one] 1 vicino
               *[other] { $count } vicini
            }; { $off ->
                [one] 1 suo cade dal letto
               *[other] { $off } suoi cadono dal letto
            }.
       *[on]
            fa boop a { $count ->
                [one] 1 vicino
               *[other] { $count } vicini
            }.
    }
turn-grown =
    { $cats-count ->
        [0]
            { $kittens-count ->
                [one] Miao! { $who }: cresce { $kittens }.
               *[other] Miao! { $who }: crescono { $kittens }.
            }
       *[other]
            { $kittens-count ->
                [one] { $who }: cresce { $kittens }
               *[other] { $who }: crescono { $kittens }
            }; { $cats-count ->
                [one] il gatto { $cats } torna in riserva
               *[other] i gatti { $cats } tornano in riserva
            }.
    }
turn-grown-eight = Tutti e otto sul letto, { $who }: cresce { $kitten }.
turn-taken-up =
    { $kind ->
        [cat] Il gatto
       *[kitten] Il gattino
    } di { $who } in { $square } torna in riserva.
turn-ghost-entered = Il fantasma di { $who } entra tra { $low } e { $high }.
# Also given: $off.
turn-ghost-glides =
    Il fantasma di { $who } { $how ->
        [nobody] scivola avanti senza spingere nessuno.
        [all-off]
            spinge giù dal letto { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }.
        [some-off]
            spinge { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }; 1 cade dal letto.
       *[on]
            scivola avanti e spinge { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }.
    }
# Also given: $off.
turn-ghost-passes =
    Il fantasma di { $who } attraversa quello di { $other } { $how ->
        [nobody] senza spingere nessuno.
        [all-off]
            e spinge giù { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }.
        [some-off]
            e spinge { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }; 1 cade dal letto.
       *[on]
            e spinge { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }.
    }
turn-ghost-left = Il fantasma di { $who } fluttua verso casa.
turn-scared =
    BUUU! Il fantasma di { $who } spaventa { $count ->
        [one] 1 pezzo
       *[other] { $count } pezzi
    }{ $off ->
        [0] .
       *[other]
            ; { $off ->
                [one] 1 cade dal letto
               *[other] { $off } cadono dal letto
            }.
    }
turn-ghost-pushes =
    { $through ->
        [no] Il fantasma di { $who } scivola avanti e spinge: { $moves }.
       *[yes] Il fantasma di { $who } attraversa quello di { $other } e spinge: { $moves }.
    }
turn-ghost-scares = BUUU! Il fantasma di { $who } fa saltare via: { $moves }.
turn-own =
    { $all ->
        [yes]
            { $own ->
                [one] È un suo pezzo.
               *[other] Sono tutti suoi.
            }
       *[no]
            { $own ->
                [one] 1 è suo.
               *[other] { $own } sono suoi.
            }
    }
turn-won =
    { $ending ->
        [line] Tre gatti in fila: { $squares }!
        [eight-cats] Tutti e otto i gatti sul letto!
       *[three-kittens] Tre gattini in fila: { $squares }!
    }
turn-won-line = La fila: { $squares }.
turn-named =
    { $kind ->
        [cat] gatto
       *[kitten] gattino
    } in { $square }{ $ghost ->
        [in] , fantasma tra { $low } e { $high }
       *[none] { "" }
    }{ $what ->
        [grows]
            ; { $count ->
                [one] { $squares } cresce
               *[other] { $squares } crescono
            }
        [back] ; { $squares } torna in riserva
       *[nothing] { "" }
    }
ghost-next =
    { $where ->
        [home] Dopo la prossima mossa di { $who }, il suo fantasma torna a casa.
        [past] Dopo la prossima mossa di { $who }, il suo fantasma attraversa l’altro e si sposta tra { $low } e { $high }.
       *[on] Dopo la prossima mossa di { $who }, il suo fantasma si sposta tra { $low } e { $high }.
    }
board-ghost-may = Alla fine di questa mossa può entrare il fantasma di { $who }.

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.

side-as-name =
    { $side ->
        [orange] Arancione
       *[gray] Smoking
    }
alt-now = Ora sul letto:
alt-then = Poi sul letto:
alt-last = Ultima mossa:
alt-preview = Con questa mossa:
alt-placed =
    { $kind ->
        [cat] Gatto
       *[kitten] Gattino
    } di { $who } messo in { $square }.
alt-booped =
    { $kind ->
        [cat] Gatto
       *[kitten] Gattino
    } di { $who } spinto da { $from } in { $to }.
alt-fell =
    { $kind ->
        [cat] Gatto
       *[kitten] Gattino
    } di { $who } spinto giù dal letto da { $from }.
alt-blocked =
    { $why ->
        [cat] Il gatto di { $who } in { $square } non si sposta: un gattino non può spingere un gatto.
       *[behind]
            { $kind ->
                [cat] Il gatto
               *[kitten] Il gattino
            } di { $who } in { $square } resta lì: ha un altro pezzo subito dietro.
    }
alt-grown =
    { $cats ->
        [none]
            { $kittens-count ->
                [one] Il gattino di { $who } in { $kittens } cresce.
               *[other] I gattini di { $who } in { $kittens } crescono.
            }
       *[some]
            { $kittens-count ->
                [one] Il gattino di { $who } in { $kittens } cresce
               *[other] I gattini di { $who } in { $kittens } crescono
            }; { $cats-count ->
                [one] il gatto in { $cats } torna in riserva.
               *[other] i gatti in { $cats } tornano in riserva.
            }
    }
alt-taken-up =
    { $kind ->
        [cat] Il gatto
       *[kitten] Il gattino
    } di { $who } in { $square } torna in riserva.
alt-ghost-entered = Il fantasma di { $who } entra tra { $low } e { $high }.
alt-ghost-moved = Il fantasma di { $who } scivola tra { $low } e { $high }.
alt-ghost-through = Il fantasma di { $who } attraversa quello di { $other } e arriva tra { $low } e { $high }.
alt-ghost-left = Il fantasma di { $who } fluttua verso casa.
alt-scared =
    BUUU! { $kind ->
        [cat] Il gatto
       *[kitten] Il gattino
    } di { $who } salta da { $from } oltre { $over } { $to ->
        [off] e finisce giù dal letto.
       *[on] e arriva in { $to }.
    }
alt-won = { $who } vince con { $squares }.
alt-over = La partita è finita.
alt-counted = In cifre: { picture-turns }.
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] { " " }(punteggio { $rating })
    }: { $boops } boop, { $off } giù dal letto{ $grows ->
        [no] { "" }
       *[yes] { "" }, cresciuti { $grown }
    }{ $booos ->
        [0] { "" }
       *[other] ,{ " " }BUUU! × { $booos }
    }.
alt-won-by =
    { $ending ->
        [resigned] La partita è finita: vince { $winner }, perché { $loser } si arrende.
       *[time] La partita è finita: vince { $winner }, perché { $loser } ha finito il tempo.
    }
alt-drawn =
    { $ending ->
        [agreed] La partita è finita: { $orange } e { $gray } si accordano per il pareggio.
        [repetition] La partita è finita: pareggio, perché la stessa posizione è tornata tre volte.
       *[turn-limit] La partita è finita: pareggio dopo 300 mosse.
    }
alt-closed =
    { $ending ->
        [called-off] La partita è finita: { $by } l’ha annullata, e non conta.
        [cancelled] La partita è finita: l’ha chiusa la moderazione, e non conta.
        [left-contest] La partita salta, perché qualcuno non partecipa più. Non conta.
       *[abandoned] La partita è finita: è stata abbandonata, e non conta.
    }
alt-choice = Scelte: { $ways }.
alt-bed-empty = Il letto è vuoto: sei caselle per sei, colonne da a a f da sinistra, righe da 1 a 6 dal basso.
alt-standing =
    { $kind ->
        [cat]
            { $count ->
                [one] Gatto di { $who } in { $squares }.
               *[other] Gatti di { $who } in { $squares }.
            }
       *[kitten]
            { $count ->
                [one] Gattino di { $who } in { $squares }.
               *[other] Gattini di { $who } in { $squares }.
            }
    }
alt-ghost =
    { $where ->
        [home] Fantasma di { $who } tra { $low } e { $high }, poi torna a casa.
        [past] Fantasma di { $who } tra { $low } e { $high }, poi, attraverso l’altro, tra { $next-low } e { $next-high }.
       *[on] Fantasma di { $who } tra { $low } e { $high }, poi tra { $next-low } e { $next-high }.
    }
alt-pool =
    { $edition ->
        [kittens]
            { $whose }: { $kittens ->
                [one] 1 gattino
               *[other] { $kittens } gattini
            }.
        [classic]
            { $whose }: { $kittens ->
                [one] 1 gattino
               *[other] { $kittens } gattini
            }, { $cats ->
                [one] 1 gatto
               *[other] { $cats } gatti
            }.
       *[ghost]
            { $whose }: { $kittens ->
                [one] 1 gattino
               *[other] { $kittens } gattini
            }, { $cats ->
                [one] 1 gatto
               *[other] { $cats } gatti
            }{ $ghost ->
                [yes] , il fantasma
               *[no] { "" }
            }.
    }
pool-of = Riserva di { $who }
pool-yours = La tua riserva
alt-to-move =
    { $named ->
        [yes]
            Turno di { $who } ({ $side ->
                [orange] arancioni
               *[gray] smoking
            }).
       *[no] Turno di { $who }.
    }

## The picker: taking a turn by taps.

picker-where =
    { $kind ->
        [cat] Tocca a te contro { $opponent }: dove va il tuo gatto?
       *[kitten] Tocca a te contro { $opponent }: dove va il tuo gattino?
    }
picker-alt-told = Il letto, come raccontato sopra.
picker-alt-told-turn = La mossa e il letto dopo, come raccontato sopra.
picker-paused = La partita è in pausa: la tua mossa fa ripartire l'orologio.
picker-cats-out = Tutti i tuoi gatti sono sul letto. Una fila li riporta nella tua riserva, e anche una caduta dal letto.
picker-grown-free = I gattini sbiaditi con la stella sono ormai in riserva: le loro caselle sono libere.
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }Giochi con gli arancioni.
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }Giochi con gli smoking.
    }
picker-would =
    { $kind ->
        [cat] Il tuo gatto
       *[kitten] Il tuo gattino
    } in { $square } { $how ->
        [nobody] non fa boop a nessuno.
        [all-off]
            butta giù dal letto { $count ->
                [one] 1 vicino
               *[other] { $count } vicini
            }.
        [some-off]
            fa boop a { $count ->
                [one] 1 vicino
               *[other] { $count } vicini
            }; { $off ->
                [one] 1 cade dal letto
               *[other] { $off } cadono dal letto
            }.
       *[on]
            fa boop a { $count ->
                [one] 1 vicino
               *[other] { $count } vicini
            }.
    }
picker-ghost-moves =
    Il tuo fantasma poi scivola tra { $low } e { $high }{ $how ->
        [nobody] .
        [all-off]
            { " " }e spinge giù dal letto { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }.
        [some-off]
            { " " }e spinge { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }; { $off ->
                [one] 1 cade dal letto
               *[other] { $off } cadono dal letto
            }.
       *[on]
            { " " }e spinge { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }.
    }
picker-ghost-scares =
    BUUU! { $count ->
        [one] 1 pezzo salta
       *[other] { $count } pezzi saltano
    }{ $how ->
        [on] .
        [all-off] { " " }giù dal letto.
       *[some-off]
            ; { $off ->
                [one] 1 cade dal letto
               *[other] { $off } cadono dal letto
            }.
    }
ways-pushed = Spinti: { $moves }.
ways-by-ghost = Il fantasma spinge: { $moves }.
ways-jump = Saltano via: { $moves }.
ways-held = Resta lì, con un altro pezzo dietro: { $squares }.
ways-heavy = Troppo peso per un gattino: { $squares }.
move-to = { $from } in { $to }
move-off = { $square } giù dal letto
move-cat = gatto { $move }
move-whose =
    { $move } ({ $yours ->
        [yes] tuo
       *[no] avversario
    })
move-side =
    { $move } ({ $side ->
        [orange] arancione
       *[gray] smoking
    })
move-jump = { $move } (salta)
moves-boops = boop: { $moves }
moves-ghost = fantasma: { $moves }
moves-of =
    { $yours ->
        [yes] tuoi
       *[no] avversari
    } { $moves }
picker-ghost-passes = Intanto attraversa l’altro fantasma.
picker-ghost-leaves = Il tuo fantasma poi fluttua verso casa; potrà rientrare dal tuo prossimo turno.
picker-ghost-when =
    { $where ->
        [pool] Alla fine di questa mossa, il tuo fantasma può entrare dal bordo del letto, tra due caselle.
       *[bed] Il tuo fantasma è sul letto. Tornato a casa, può entrare dal turno dopo.
    }
picker-grows =
    { $kittens-count ->
        [one] { $squares } cresce
       *[other] { $squares } crescono
    }{ $cats ->
        [none] .
       *[some]
            ; { $cats-count ->
                [one] il gatto in { $cats } torna in riserva.
               *[other] i gatti in { $cats } tornano in riserva.
            }
    }
picker-piece-grows = Il gattino in { $square } cresce.
picker-piece-back =
    { $kind ->
        [cat] Il gatto in { $square } torna in riserva.
       *[kitten] Il gattino in { $square } torna in riserva.
    }
picker-wins = Così vinci!
picker-cat-wins = Lì un gatto vincerebbe!
picker-cat-could-win = Un gatto può vincere con questa mossa: **{ picker-kind }** mostra dove.
picker-own-falls = **Butteresti giù dal letto { $pieces } dei tuoi, di ritorno nella tua riserva.**
picker-own-kittens =
    { $count ->
        [one] 1 gattino
       *[other] { $count } gattini
    }
picker-own-cats =
    { $count ->
        [one] 1 gatto
       *[other] { $count } gatti
    }
picker-which =
    { $what ->
        [line] Hai { $count } file pronte. Quale cresce?
        [piece] Hai tutti e otto i pezzi sul letto. Quale torna in riserva?
       *[both] Scegli una fila da far crescere, o un pezzo da rimettere in riserva.
    }
picker-eight-grows = Un gattino così cresce.
picker-may-enter = Il tuo fantasma può entrare. Appena arrivato non fa niente.
picker-enters = Il tuo fantasma entra tra { $low } e { $high }.
picker-sure = Non hai ancora giocato: premi **Fai boop!** o scegli un’altra casella.
picker-repeats =
    { $time ->
        [2] Questa posizione c’è già stata una volta. Alla terza la partita finisce in pareggio.
       *[3] ⚠️ Questa posizione c’è già stata due volte: con questa mossa la partita finisce in pareggio.
    }
picker-done = Mossa giocata: { $turn }.
picker-done-last = Non ti aspetta altro.
picker-done-next = Anche { $opponent } ti aspetta, nella partita { $match }.
picker-done-over =
    { $how ->
        [won] Hai vinto! 🎉
       *[drawn] È un pareggio.
    }
picker-done-answered =
    ⚡ { $opponent } aveva già pianificato la risposta: { $turn }.{ $again ->
        [yes] { " " }Tocca di nuovo a te.
       *[no] { "" }
    }
picker-left = Colonne a-c
picker-right = Colonne d-f
picker-ghost = Il tuo fantasma
picker-keep-ghost = Il fantasma resta in riserva
picker-entry =
    { $heading ->
        [e] { $number } · Da sinistra, righe { $low } e { $high }
        [w] { $number } · Da destra, righe { $low } e { $high }
        [n] { $number } · Dal basso, colonne { $low }-{ $high }
       *[s] { $number } · Dall’alto, colonne { $low }-{ $high }
    }
picker-entry-where =
    { $heading ->
        [e] parte tra { $low } e { $high }, guarda a destra
        [w] parte tra { $low } e { $high }, guarda a sinistra
        [n] parte tra { $low } e { $high }, guarda in su
       *[s] parte tra { $low } e { $high }, guarda in giù
    }
picker-what-grows =
    { $what ->
        [line] Quale fila?
        [both] Che cosa torna in riserva?
       *[piece] Che cosa torna in riserva?
    }
picker-line = { $number } · { $squares }
picker-piece =
    { $kind ->
        [cat] { $number } · gatto { $square }
       *[kitten] { $number } · gattino { $square }
    }
picker-line-does =
    { $kittens ->
        [one] 1 gattino cresce
       *[other] { $kittens } gattini crescono
    }{ $cats ->
        [0] { "" }
        [one] , 1 gatto torna in riserva
       *[other] , { $cats } gatti tornano in riserva
    }
picker-piece-does =
    { $what ->
        [grows] cresce
        [stays-cat] resta un gatto
       *[stays-kitten] resta un gattino
    }
picker-kind =
    { $kind ->
        [cat] Usa un gatto
       *[kitten] Usa un gattino
    }
button-boop = Boop!
button-boop-it = Fai boop!
button-back = Ricomincia
button-read = Leggi il tabellone

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

turn-planned = ⚡ Pianificata: { $told }
board-answered = { $mover } aveva già pianificato la risposta.
alt-planned = Ultima mossa, pianificata in anticipo:
picker-plan-stopped = La mossa che avevi pianificato, `{ $turn }`, ora avrebbe un altro effetto, quindi non l’ho giocata.
picker-plan-lapsed = { $opponent } ha giocato una mossa che non era nel tuo piano, quindi il piano non vale più.
button-plan = Pianifica
button-plan-it = Pianificala
button-plan-add = Aggiungi mossa
button-plan-remove = Togli
button-plan-back = Indietro
plan-title = ⚡ **Pianifica** · partita { $match }
plan-what = Se { $opponent } gioca una mossa che ti aspetti, io gioco subito la tua risposta. Il piano lo vedi solo tu.
plan-what-first = Tocca a te: scegli la mossa che farai, poi le risposte che ti aspetti. Io gioco solo le tue risposte: questa prima mossa la fai tu.
plan-after = Dopo { $turns }:
plan-then = { ", poi " }
plan-pair = { $reply }: tu giochi { $answer }
plan-mine = tu giochi { $turn }
plan-open = { $reply }: ancora senza risposta
plan-unanswered = ancora senza risposta
plan-likely = Risposte probabili
plan-branches = Le tue varianti
plan-planned = È nel piano. **Aggiungi mossa** continua da qui, **Indietro** porta alle altre varianti.
plan-ends = Così la partita finisce.
plan-full = In un piano ci stanno al massimo { $branches } varianti, ognuna con non più di { $deep } mosse tue.
plan-which-theirs = Che mossa ti aspetti da { $opponent }?
plan-which-first = Che mossa farai per prima?
plan-which-mine = { $opponent } gioca { $turn }. Cosa rispondi?
plan-picked-theirs = { $opponent } gioca { $turn }: { $effects }.
plan-picked-mine = Tu giochi { $turn }: { $effects }.
plan-sure = Non è ancora nel piano: premi **Pianificala** o scegli un’altra casella.
refusal-plan-against-bot = Io rispondo subito, quindi non c’è niente da pianificare. Fai pure la tua mossa.
refusal-plan-gone = Questa parte del piano non c’è più. Riapri **Pianifica** sotto **Altro**.
refusal-plan-full = Il tuo piano è pieno: al massimo { $branches } varianti, ognuna con non più di { $deep } mosse tue. Prima togli una variante.

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects. The square comes first: by it
## the turn is known again when it was chosen.

choice-turn =
    { $kind ->
        [cat] { $square } gatto: { $effects }
       *[kitten] { $square } gattino: { $effects }
    }
choice-entry =
    { $kind ->
        [cat] { $square } gatto: fantasma tra { $low } e { $high }
       *[kitten] { $square } gattino: fantasma tra { $low } e { $high }
    }
choice-way-entry =
    { $kind ->
        [cat] { $square } gatto: { $effects } · fantasma tra { $low } e { $high }
       *[kitten] { $square } gattino: { $effects } · fantasma tra { $low } e { $high }
    }
choice-why-none =
    { $why ->
        [no-match] Non hai partite in corso.
        [nothing-awaits-you] Non tocca a te in nessuna partita.
        [awaited-elsewhere] Qui non tocca a te, ma in un’altra partita sì.
        [which-match] Scrivi la tua mossa, per esempio c3, e invia: poi chiedo in quale partita.
        [not-your-turn] In quella partita non tocca a te.
        [match-over] Quella partita è finita.
        [no-such-match] Non trovo quella partita.
        [not-your-match] Quella partita è di qualcun altro.
        [no-ghost] Nessuna mossa comincia così. Il fantasma entra dal bordo, tra due caselle: c4 g a23.
       *[no-turn] Nessuna mossa comincia così. Le caselle vanno da a1 a f6: scegline una libera.
    }
between-facts = { " · " }
between-groups = ;{ " " }
effect-nobody = non fa boop a nessuno
effect-boops =
    { $how ->
        [all-off]
            butta giù dal letto { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }
        [some-off]
            fa boop a { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }; { $off ->
                [one] 1 cade dal letto
               *[other] { $off } cadono dal letto
            }
       *[on]
            fa boop a { $count ->
                [one] 1 pezzo
               *[other] { $count } pezzi
            }
    }
effect-ghost =
    il fantasma spinge { $count ->
        [one] 1 pezzo
       *[other] { $count } pezzi
    }{ $own ->
        [0] { "" }
       *[other]
            { " " }({ $own ->
                [one] 1 tuo
               *[other] { $own } tuoi
            })
    }{ $off ->
        [0] { "" }
       *[other] { ", " }{ $off } giù dal letto
    }
effect-scares =
    BUUU! { $count ->
        [one] 1 salta
       *[other] { $count } saltano
    }{ $own ->
        [0] { "" }
       *[other]
            { " " }({ $own ->
                [one] 1 tuo
               *[other] { $own } tuoi
            })
    }{ $how ->
        [all-off] { " " }giù dal letto
        [some-off] { ", " }{ $off } giù dal letto
       *[on] { "" }
    }
effect-own-falls =
    butta giù dal letto { $count ->
        [one] 1 tuo pezzo
       *[other] { $count } tuoi pezzi
    }
effect-own-boops =
    fa boop a { $count ->
        [one] 1 tuo pezzo
       *[other] { $count } tuoi pezzi
    }
effect-grow =
    { $kittens-count ->
        [one] { $kittens } cresce
       *[other] { $kittens } crescono
    }{ $cats ->
        [none] { "" }
       *[some]
            , { $cats-count ->
                [one] gatto { $cats } torna in riserva
               *[other] gatti { $cats } tornano in riserva
            }
    }
effect-back =
    { $kind ->
        [cat] gatto { $square } torna in riserva
       *[kitten] gattino { $square } torna in riserva
    }
effect-choose =
    { $what ->
        [line] scegli quale fila cresce
        [piece] scegli chi torna in riserva
       *[both] scegli chi torna in riserva
    }
effect-wins = 🏆 vince!
choice-match =
    contro { $opponent } · { $awaits ->
        [yes] tocca a te
       *[no] in attesa
    } · { edition } · partita { $match }

## Challenges.

challenge-friend = { $opponent }, { $challenger } ti sfida a { edition }!
challenge-anybody = Chi vuole giocare a { edition } con { $challenger }?
challenge-aim =
    { $edition ->
        [ghost] I fantasmi entrano dal bordo, scivolano da soli alla fine delle tue mosse e spingono chi hanno accanto. Si vince con tre gatti in fila.
        [kittens] Spingi i gattini qua e là e mettine tre in fila.
       *[classic] Fai crescere i gattini e metti tre gatti in fila.
    }
challenge-accepted =
    { $challenger } e { $accepter } giocano a { edition }: { $where ->
        [here] la partita { $match } comincia qui sotto.
       *[elsewhere] la partita { $match } è in { $channel }.
    }
challenge-declined = { $opponent } adesso non può giocare, { $challenger }. Sarà per un’altra volta!
challenge-withdrawn = { $challenger } ha ritirato questa sfida.
rematch =
    { $opponent }, { $challenger } vuole la rivincita. { $first ->
        [challenger] Comincia { $challenger }.
        [challenger-cat] Comincia di nuovo { $challenger }, con un gatto in riserva.
        [opponent-cat] Comincia di nuovo { $opponent }, con un gatto in riserva.
       *[opponent] Comincia { $opponent }.
    }
rematch-terms =
    -# { $rated ->
        [yes] Classificata
        [hints] Amichevole, con suggerimenti per chi li chiede
       *[no] Amichevole
    } · { pace } · { edition } · dopo la partita { $match } · scadenza per rispondere <t:{ $until }:R>
challenge-terms =
    -# { $rated ->
        [yes] Classificata: conta per la classifica, senza suggerimenti
        [hints] Amichevole, con suggerimenti per chi li chiede
       *[no] Amichevole: i punteggi restano come sono
    } · { pace } · { $first ->
        [challenger] comincia { $challenger }
        [opponent] comincia { $opponent }
        [challenger-cat] comincia { $challenger }, con un gatto in riserva
        [opponent-cat] comincia { $opponent }, con un gatto in riserva
        [anybody] comincia chi accetta
        [anybody-cat] comincia chi accetta, con un gatto in riserva
        [both] si comincia una volta a testa
       *[chance] si tira a sorte chi comincia
    }
    -# Scadenza per rispondere <t:{ $until }:R> · l’immagine è solo un esempio
challenge-picture = Un esempio, non la vostra partita. { picture-idea } { $board }
picture-example = { edition-title } · un esempio
picture-idea =
    { $edition ->
        [kittens] Ogni gattino spinge i vicini: mettine tre in fila!
        [ghost] I pezzi spingono, i fantasmi spaventano: metti tre gatti in fila!
       *[classic] Ogni pezzo spinge i vicini: metti tre gatti in fila!
    }
challenge-used-up = Voi due avete già giocato le cinque partite classificate della settimana, quindi questa è amichevole.
challenge-gently = È la prima partita di { $accepter }, quindi è amichevole, con suggerimenti per chi li chiede.
challenge-quiet = -# { $opponent } ha ricevuto molte sfide di recente, quindi stavolta niente ping.
challenge-guest = -# Qui sono solo di passaggio: premi un pulsante e compare il tabellone.
challenge-expired = Nessuno ha risposto in tempo alla sfida di { $challenger }. { COMMAND("challenge") } ne lancia una nuova.

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

result-won =
    { $ending ->
        [line] 🏆 { $winner } batte { $loser } a { edition }: tre gatti in fila!
        [eight-cats] 🏆 { $winner } batte { $loser } a { edition }: tutti e otto i gatti sul letto!
        [three-kittens] 🏆 { $winner } batte { $loser } a { edition }: tre gattini in fila!
        [resigned] 🏆 { $winner } batte { $loser } a { edition }: { $loser } si arrende.
       *[time] 🏆 { $winner } batte { $loser } a { edition }: { $loser } ha finito il tempo.
    }
result-drawn =
    { $ending ->
        [agreed] 🤝 { $orange } e { $gray } si accordano per un pareggio a { edition }.
        [repetition] 🤝 { $orange } e { $gray } pareggiano a { edition }: la stessa posizione è tornata tre volte.
       *[turn-limit] 🤝 { $orange } e { $gray } pareggiano a { edition } dopo 300 mosse.
    }
result-closed =
    { $ending ->
        [called-off] { $orange } e { $gray } hanno annullato la loro partita di { edition }.
        [cancelled] La moderazione ha chiuso la partita di { edition } tra { $orange } e { $gray }.
        [left-contest] Salta la partita di { edition } tra { $orange } e { $gray }, perché qualcuno non partecipa più.
       *[abandoned] { $orange } e { $gray } hanno abbandonato la loro partita di { edition }.
    }
result-where = Partita { $match } · [l’ultimo tavoliere]({ $link })
result-again = { $one } e { $other } giocano ancora a { edition }: la partita { $match } è in { $channel }.
button-dare = Sfida chi ha vinto
dare-again = Questa l’hai vinta tu! Vuoi sfidare di nuovo { $opponent }?
button-dare-again = Sfida di nuovo
pace =
    { $pace ->
        [ten-minutes] 10 minuti a mossa
        [one-day] 1 giorno a mossa
        [three-days] 3 giorni a mossa
        [seven-days] 7 giorni a mossa
        [half-hour-bank] 30 minuti a testa, più 1 minuto a mossa
        [two-day-bank] 2 giorni a testa, più 2 ore a mossa
        [five-day-bank] 5 giorni a testa, più 6 ore a mossa
        [one-day-bank] 1 giorno a testa, più 1 ora a mossa
        [three-minute-bank] 3 minuti a testa, più 10 secondi a mossa
        [half-minute-bank] 30 secondi a testa, più 5 secondi a mossa
       *[none] senza timer
    }
button-rematch = Rivincita
button-next-game = Prossima partita
button-accept = Accetta
button-accept-gently = Accetta, con suggerimenti
button-play-along = Gioco io
button-how-to-play = Come si gioca
button-see-challenge = Vedi la sfida
button-see-board = Vai al tabellone
button-decline = Rifiuta
button-withdraw = Ritira

## The end of a match beside its result: its story, which addresses nobody, and a kind word. Each is told in three ways, one of them by the
## match's number. A story and the kind word after it share a line: together they are short.

story-first-win =
    { $telling ->
        [first] La primissima vittoria di { $winner } contro una persona!
        [second] Prima vittoria di { $winner } tra umani: da ricordare!
       *[third] Finora { $winner } non aveva mai vinto contro una persona!
    }
story-level-beaten =
    { $telling ->
        [first] Prima vittoria contro { level-name }!
        [second] { level-name } ha trovato pane per i suoi denti!
       *[third] Un livello in meno: { level-name } va al tappeto!
    }
story-level-hinted = Se lo batti senza suggerimenti, questo livello compare anche sulla tua scheda.
story-upset =
    { $telling ->
        [first] Colpaccio: { $winner } aveva { $number } punti in meno!
        [second] { $number } punti in meno, e tanti saluti al pronostico!
       *[third] { $number } punti di distanza, e { $winner } non ci ha fatto caso!
    }
story-streak =
    { $telling ->
        [first] { $winner } ne ha vinte { $number } di seguito!
        [second] { $number } vittorie di seguito: { $winner } ci ha preso gusto!
       *[third] Chi fermerà { $winner }? { $number } vittorie di seguito!
    }
story-comeback =
    { $telling ->
        [first] Che rimonta: { $winner } era sotto di { $number } gatti!
        [second] Sotto di { $number } gatti, e alla fine vince { $winner }!
       *[third] { $winner } rimonta da { $number } gatti di svantaggio!
    }
story-ghost-line =
    { $telling ->
        [first] Uno dei tre l’ha messo in fila un fantasma!
        [second] In quella fila c’è lo zampino di un fantasma.
       *[third] Grazie al fantasma: un gatto in fila l’ha spinto lui!
    }
story-eight-cats =
    { $telling ->
        [first] Tutti cresciuti, e tutti insieme sul letto!
        [second] Otto gatti, un letto: che calduccio!
       *[third] È cresciuto anche l’ultimo gattino di { $winner }!
    }
story-quick =
    { $telling ->
        [first] Solo { $number } mosse: che velocità!
        [second] Finita in { $number } mosse, in un batter d’occhio!
       *[third] { $number } mosse, e via: giusto un pisolino da gatti!
    }
story-long =
    { $telling ->
        [first] { $number } mosse: che partita!
        [second] { $number } mosse! Quel letto è tutto da rifare.
       *[third] Che battaglia: { $number } mosse!
    }
story-next-level = Ora tocca a { level-name }!
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] Sarà per la prossima, { $player }!
       *[third] Grazie della partita, { $player }.
    }
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] Grazie a voi due della partita.
       *[third] Una gran bella partita.
    }
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] Nessuno ha perso: ci vogliono le fusa.
       *[third] Che equilibrio! E se faceste la rivincita?
    }
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] Hai vinto tu, { $player }! Niente da dire.
                [lost] Grazie, { $player }! Ogni mossa è stata un piacere.
                [gave-up] Non fa niente, { $player }! C’è sempre una prossima volta.
               *[drawn] Pari, { $player }! Vogliamo scoprire chi è più forte?
            }
       *[third]
            { $how ->
                [won] Complimenti, { $player }! M’inchino, baffi compresi.
                [lost] Bella lotta, { $player }! Con te rigiocherei subito.
                [gave-up] Senza rancore, { $player }! Alla prossima.
               *[drawn] Pareggio giusto, { $player }! Non hai regalato niente.
            }
    }

## Matches against the bot. The bot speaks of itself as "I".

level-name =
    { $level ->
        [1] Gattino assonnato
        [2] Gattino pasticcione
        [3] Gattino curioso
        [4] Gattino giocherellone
        [5] Gatto monello
        [6] Gatto di casa
        [7] Acchiappatopi
        [8] Gatto di strada
        [9] Vecchio gattone furbo
       *[10] Regina della trapunta
    }
level-about =
    { $level ->
        [1] Sta ancora imparando, e gli sfugge parecchio. Per i più piccoli, e per una prima partita.
        [2] Se c’è una fila la fa, e inciampa in tutto il resto.
        [3] Si guarda intorno, e ogni tanto capisce che cosa hai in mente.
        [4] Vede quello che ha sotto il naso, quasi sempre.
        [5] Arraffa quello che può, e a volte ti lascia vincere.
        [6] Guarda prima di saltare. Più tosto di quanto sembri.
        [7] Sta in agguato. Non si perde una vittoria, e di rado te ne lascia una.
        [8] Pensa un po’ in anticipo, e spreca poche occasioni.
        [9] Vede lontano. Un passo falso ti costa caro.
       *[10] Do il massimo. In bocca al lupo!
    }
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · battuto ✓
        [hints] { $level } · { level-name } · battuto con suggerimenti
       *[no] { $level } · { level-name }
    }
level-match-me = Su misura
level-match-me-about = Scelgo il livello in modo che tu vinca circa una partita su due.
bot-match-choose =
    Tu contro di me a { edition }: quanto devo giocare bene?
    { $matched ->
        [yes] **Su misura**: vinci circa una partita su due. Adesso giocherei come **{ level-name }**.
       *[no] Il mio livello: **{ level-name }**. { level-about }
    }
    -# Amichevole · { pace } · si comincia appena premi
bot-match-warned = A questo livello ti avverto prima di un turno che mi farebbe vincere.
bot-match-unwarned = A questo livello non ti avviso più prima di una mossa che mi fa vincere.
bot-match-public = Qui la vedranno tutti. In un messaggio diretto con me resta tra noi due.
bot-match-level = A che livello gioco
bot-match-edition = Quale variante
bot-match-who = Chi comincia
bot-match-first =
    { $first ->
        [challenger] Cominci tu
        [opponent] Comincio io
       *[chance] Si tira a sorte
    }
bot-match-begins = La partita { $match } è cominciata. Buon divertimento!
bot-match-begins-there = La partita { $match } è cominciata in { $channel }. Buon divertimento!
bot-match-begun = { $player } gioca a { edition } contro di me ({ level-name }): partita { $match }.
bot-match-waits = La tua partita { $match } è al sicuro, ma adesso non riesco a pensare. Gioco la mia mossa appena posso.
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
button-play-me = Gioca con me
button-begin = Comincia
button-level = Prova { level-name }
board-bot-thinks = { $bot } ci pensa…
board-level = Gioco come { level-name }
board-bot-word =
    { $how ->
        [won] Bella partita, { $player }! Stavolta hai giocato meglio tu.
        [lost] Bella partita, { $player }! Ogni volta giochi meglio.
        [gave-up] Grazie della partita, { $player }! Torna quando vuoi.
       *[drawn] Bella lotta, { $player }! Meglio di così non si poteva.
    }
board-bot-level =
    { $how ->
        [won] Hai battuto questo livello. Ora tocca a { level-name }!
       *[lost] E se provassi { level-name }? È più facile.
    }
board-without-hints = I suggerimenti hanno aiutato parecchio. Ci riesci anche senza?
board-then-level = Poi ti aspetta { level-name }!
board-ladder = Hai battuto { $count } dei miei { $all } livelli senza suggerimenti.

## Commands and their options, as Discord lists them.

command-challenge = Sfida a boop una persona precisa, chiunque sia qui, o me
option-boards-move = tabelloni_animati
option-pushes-in-words = spinte_a_parole
option-challenges-from = sfide_da
option-champion-role = ruolo_campioni
option-clubhouse = ritrovo
option-daily-hour = ora_giornaliera
option-daily-puzzle = rompicapo_del_giorno
option-days = giorni
option-difficulty = difficoltà
option-edition = edizione
option-end-match = termina_partita
option-file = file
option-first = inizia
option-games = partite
option-hints = suggerimenti
option-language = lingua
option-leaderboards = classifiche
option-match = partita
option-matches-here = luoghi
option-member = membro
option-nights = notti
option-pace = ritmo
option-puzzles-for-server = rompicapi_per_server
option-puzzle-reminder = avviso_rompicapo
option-puzzles-on-card = rompicapi_su_scheda
option-quiet-from = silenzio_da
option-quiet-until = silenzio_a
option-rated = classificata
option-reminders = promemoria
option-season = stagione
option-starts-in = inizia_tra
option-text = testo
option-threads = thread
option-time-up = tempo_scaduto
option-time-zone = fuso_orario
option-turn = mossa
option-warnings = avvisi
option-what = cosa
option-where = dove
command-challenge-member = Con chi vuoi giocare; lascia vuoto per sfidare chiunque sia qui
command-edition = Quale variante di boop
command-edition-name =
    { $edition ->
        [ghost] Fantasma: un fantasma a testa scivola tra le caselle e spinge
        [kittens] Gattini: per i più piccoli; vince la prima fila da tre
       *[classic] Classica: tre in fila diventano gatti, tre gatti in fila vincono
    }
command-rules = Le regole, pagina per pagina, con le immagini
command-challenge-first = Chi gioca la prima mossa
command-challenge-first-chance = Si tira a sorte
command-challenge-first-challenger = Comincio io
command-challenge-first-opponent = Comincia l’altra persona
command-challenge-first-opponent-cat = Comincia chi sfido, con un gatto in riserva (amichevole)
command-challenge-first-challenger-cat = Comincio io, con un gatto in riserva (amichevole)
command-challenge-rated = Conta per il punteggio? Se non scegli: sì, tranne nel boop gattini
command-challenge-hints = Do suggerimenti a chi me li chiede; la partita diventa amichevole
command-challenge-menu = Sfida a boop
command-challenge-pace = Quanto tempo avete a testa
command-profile-menu = Profilo boop
command-block-menu = Blocca su boop
command-pace-name =
    { $pace ->
        [ten-minutes] 10 minuti a mossa
        [one-day] 1 giorno a mossa
        [three-days] 3 giorni a mossa
        [seven-days] 7 giorni a mossa
        [half-hour-bank] 30 minuti a testa, più 1 minuto a mossa
        [two-day-bank] 2 giorni a testa, più 2 ore a mossa
        [five-day-bank] 5 giorni a testa, più 6 ore a mossa
        [one-day-bank] 1 giorno a testa, più 1 ora a mossa
        [three-minute-bank] 3 minuti a testa, più 10 secondi a mossa
        [half-minute-bank] 30 secondi a testa, più 5 secondi a mossa
       *[none] Senza timer
    }
command-offer = Proponi un pareggio o una pausa, chiedi più tempo o di annullare la tua mossa
command-offer-what = Che cosa proporre
command-offer-name =
    { $offer ->
        [draw] Un pareggio
        [takeback] Annullare la mia ultima mossa
        [pause] Una pausa: il timer si ferma
       *[time] Più tempo per questa mossa: il tempo di una in più
    }
command-settings = Le tue impostazioni: promemoria, ore di silenzio, fuso orario, tabelloni animati
command-settings-reminders = Dove ti ricordo che tocca a te: una volta a mossa, quando ti resta un terzo del tempo
command-settings-reminders-name =
    { $reminders ->
        [thread] Nel canale della partita
        [direct] Con un messaggio diretto
        [daily] In un messaggio al giorno, senza avvisi a ogni mossa
       *[none] Da nessuna parte
    }
command-settings-daily-hour = A che ora ti mando il messaggio del giorno, da 0 a 23, nel tuo fuso orario
command-settings-quiet-from = Quando cominciano le ore di silenzio, da 0 a 23, nel tuo fuso orario
command-settings-quiet-until = Quando finiscono le ore di silenzio, da 0 a 23; se è la stessa ora dell’inizio, si spengono
command-settings-time-zone = Il tuo fuso orario, per esempio Europe/Rome
command-settings-leaderboards = Compari nelle classifiche e nel ritrovo; gli altri vedono il tuo profilo e le tue partite
command-settings-challenges-from = Chi può sfidarti; tu puoi sempre sfidare chiunque
command-settings-challenges-from-name =
    { $people ->
        [everyone] Chiunque
        [played] Chi ha già giocato con me
       *[nobody] Nessuno
    }
command-settings-warnings = Ti avviso nell’anteprima se una mossa regala la vittoria (partite con suggerimenti)
command-settings-boards-move = Consenti tabelloni animati nelle tue partite
command-settings-pushes-in-words = Per lettori di schermo: tabelloni a parole e, sotto, chi è stato spinto e dove
command-move = Gioca la tua mossa
command-move-turn = Una casella, per esempio c3; l’elenco dice che cosa fa ogni mossa
command-match = Quale partita, se ne hai più di una
command-board = Mostra il tabellone di una partita
command-board-text = Il tabellone a parole, riga per riga, solo per te
command-server = Le impostazioni di questo server, per chi lo gestisce
command-server-boards-move = Mostra l’ultima mossa sui tabelloni con un’animazione
command-server-threads = Apro un thread per ogni partita, dove posso crearlo
command-server-pace = Tempo predefinito per mossa
command-server-edition = Variante predefinita
command-server-matches-here = Consenti partite qui; se scegli dei canali, si gioca solo in quelli
command-server-end-match = Una partita in corso da chiudere; non conterà
command-games = Elenca le tue partite in corso
command-resign = Arrenditi in una partita
command-help = Come si gioca a boop qui

## What a server has set.

server-settings = Le impostazioni di questo server:
server-puzzle-beside =
    -# { $channel ->
        [none] Anche il rompicapo del giorno può arrivare lì: scegli il suo canale in **Canali**.
       *[other] Il rompicapo del giorno arriva in { $channel }, come scelto in **Canali**.
    }
server-lately = Ultimi 30 giorni · partite tra persone: { $matches } · giocatori: { $players } · rompicapo del giorno risolto da: { $solvers }
channels-more =
    { $list } e { $count ->
        [one] 1 altro
       *[other] altri { $count }
    }
server-end-sure = Chiudere la partita di { $orange } e { $gray } ({ edition }, partita { $match })? Non conterà, e non si torna indietro.
button-end-match = Chiudi una partita
server-end-which = Quale partita chiudo? Non conterà.
server-end-own = Le tue non sono nell’elenco: arrenditi con { COMMAND("resign") }, o chiedi a qualcun altro che gestisce questo server.
server-end-others = Non è nell’elenco? Scrivi un nome dopo `/server { option-end-match }:`.
server-end-none = Al momento nessun altro gioca una partita su questo server.
server-end-contest = Fa parte di { $contest }: nessuno ne avrà i punti.
server-ended = Ho chiuso la partita { $match } tra { $orange } e { $gray }.
server-end-since = In quella partita è successo qualcosa da quando hai chiesto.
server-end-reason = 💬 Perché la moderazione ha chiuso la partita { $match }:
server-end-untold = Non sono riuscito a far arrivare il motivo: lì non posso scrivere, e non ricevono i miei messaggi diretti.
server-kept = Va bene, la partita continua.
button-end-yes = Sì, chiudila
button-end-why = Chiudila e spiega perché
button-end-no = No, continua
button-end-list = Torna all’elenco
choice-server-match = { $orange } contro { $gray } · { edition } · partita { $match }
server-match-about =
    { $in-contest ->
        [yes] Niente di nuovo da { $still } · turni: { $turns } · in una gara
       *[no] Niente di nuovo da { $still } · turni: { $turns }
    }

## Leaderboards.

command-leaderboard = La classifica: chi gioca meglio a boop?
command-leaderboard-where = Questo server, o tutti i server insieme
command-leaderboard-where-name =
    { $where ->
        [here] Questo server
       *[everywhere] Ovunque
    }
command-leaderboard-season = Da sempre, o una stagione: ogni trimestre si riparte da capo
season =
    { $quarter ->
        [1] gennaio–marzo { $year }
        [2] aprile–giugno { $year }
        [3] luglio–settembre { $year }
       *[4] ottobre–dicembre { $year }
    }
season-choice =
    { $when ->
        [all-time] Da sempre
        [now] Questa stagione: { season }
       *[past] Stagione { season }
    }
leaderboard-title =
    { edition-title }, { $where ->
        [everywhere] ovunque
       *[here] questo server
    }, { $when ->
        [all-time] da sempre
       *[season] { season }
    }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three =
    tre partite classificate di { edition }{ $where ->
        [here] { " " }su questo server
       *[everywhere] { "" }
    }{ $span ->
        [season] { " " }in questa stagione
       *[all-time] { "" }
    }
leaderboard-empty =
    { $when ->
        [over] Nessuno ha conquistato un posto: servono { leaderboard-three }.
       *[running] Nessuno ha ancora un posto: servono { leaderboard-three }. Sfida qualcuno con { COMMAND("challenge") }!
    }
leaderboard-alone =
    Per conto tuo? I rompicapi ({ COMMAND("puzzle") }, { COMMAND("daily") }) e le partite contro di me contano sulla tua scheda ({ COMMAND("profile") }).{ $where ->
        [here] { " " }Anche i rompicapi hanno una lista: **{ button-solvers }**.
       *[everywhere] { "" }
    }
leaderboard-passed = Chi era in questa pagina non è più sul server. L’elenco continua più giù.
leaderboard-more =
    -# { $count ->
        [one] E 1 altro posto
       *[other] E altri { $count } posti
    } più giù.
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1.**
        [2] { SIGN("medal_silver", plain: "🥈") }**2.**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
       *[other] **{ $place }.**
    }
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] sale di { $change }
        [down] scende di { $change }
       *[even] stabile
    }
leaderboard-legend = -# L’ordine segue il numero dopo il nome: il punteggio meno la sua incertezza (±) · vittorie–sconfitte–pareggi nelle partite classificate · variazione dell’ultima partita, per due settimane.
leaderboard-picture-legend = Solo partite classificate · il numero: punteggio meno incertezza
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = Tu: { $place }º posto, **{ $strength }** (punteggio { $rating } ± { $deviation }) · { $record }
leaderboard-own-provisional =
    { $when ->
        [over] Tu: nessun posto in questa stagione, **{ $strength }** (punteggio { $rating } ± { $deviation }) · { $record }
       *[running] Tu: ancora nessun posto, **{ $strength }** (punteggio { $rating } ± { $deviation }) · { $record }
    }
leaderboard-own-unlisted = Hai scelto di non comparire nelle classifiche, quindi questo lo vedi solo tu: **{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading =
    { $when ->
        [over] Senza posto
       *[running] In cerca di un posto
    }
leaderboard-provisional =
    { $when ->
        [over] Senza posto (servono { leaderboard-three }): { $names }
       *[running] In cerca di un posto (servono { leaderboard-three }): { $names }
    }
leaderboard-alt-provisional = Senza posto: { $names }.
leaderboard-alt-provisional-one = { $name } ({ $strength })
leaderboard-provisional-player = { $player } ({ $strength })
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }.
       *[other] { $server }: { leaderboard-title }.
    }
leaderboard-alt-told = La lista, come detto sopra.
leaderboard-alt =
    { $place }: { $name }, { $strength }, vittorie { $wins }, sconfitte { $losses }, pareggi { $draws }{ $trend ->
        [up] , su di { $change }
        [down] , giù di { $change }
       *[even] { "" }
    }.
button-season = Questa stagione
button-all-time = Da sempre
button-top = In cima
button-further = Più giù
button-share = Mostra a tutti
solvers-title = Classifica dei rompicapi, questo server
solvers-heading = 🧩 **{ solvers-title }**
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · risolti: { $solved } su { $tries }
solvers-empty = In questa lista non c’è ancora nessuno.
solvers-own = Tu: { $place }º su { $of }, **{ $strength }** (punteggio { $rating } ± { $deviation }) · risolti: { $solved } su { $tries }
solvers-absent =
    { $why ->
        [unlisted] Non ci sei, perché hai scelto di non comparire nelle classifiche: { COMMAND("settings") }
        [none-here] Ci sarai appena risolvi un rompicapo del giorno su questo server: { COMMAND("daily") }
       *[not-asked] Non ci sei: i tuoi rompicapi li vedi solo tu. **Partecipa** mostra il tuo punteggio qui e nel tuo profilo, e fa contare i rompicapi del giorno che risolvi su un server.
    }
solvers-legend = -# L’ordine segue il numero dopo il nome: il punteggio nei rompicapi meno la sua incertezza · risolti: al primo tentativo, senza suggerimento.
solvers-picture-legend = Il numero: punteggio meno incertezza
solvers-alt-title = { $server }: { solvers-title }.
solvers-alt = { $place }: { $name }, { $strength }, risolti: { $solved } su { $tries }.
button-solvers = Classifica dei rompicapi
button-take-part = Partecipa

## Champions: the end of a season, and the hall of fame.

command-champions = L’albo d’oro: chi ha vinto le stagioni?
hall-title =
    Albo d’oro: { edition-title }{ $where ->
        [everywhere] , ovunque
       *[here] { "" }
    }
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
hall-line = 👑 { $season }: { $player } · **{ $rating }**
hall-empty = L’albo d’oro è ancora vuoto: la prima corona di { edition } aspetta solo una testa. La stagione finisce il <t:{ $until }:D>. Sfida qualcuno con { COMMAND("challenge") }!
hall-alt =
    { $server ->
        [none] { hall-title }.
       *[other] { $server }: { hall-title }.
    }
hall-alt-line = { $season }: un gatto con la corona, { $name }, { $rating }.
season-over = 👑 **La stagione è finita!** { $title }
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
picture-season-over = Stagione finita
picture-champion = Vince la stagione
season-champion = 🥇 **{ picture-champion }:** { $player } · **{ $rating }**
season-over-alt-champion = { picture-champion }: { $name }, { $rating }.
role-held =
    { $held ->
        [yes] 👑 { $role } ora va a { $names }.
       *[no] Adesso nessuno ha { $role }.
    }
season-matches =
    { $matches ->
        [one] 1 partita classificata
       *[other] { $matches } partite classificate
    }, { $people ->
        [one] 1 partecipante
       *[other] { $people } partecipanti
    }
season-longest = { $turns } mosse in tutto, { $longest } nella partita più lunga
season-upset = Il colpaccio della stagione: { $winner } batte { $loser }, che anche dopo restava avanti di { $ahead } punti
season-matches-label = partite
season-people-label = partecipanti
season-longest-label = più mosse
season-over-alt =
    { $server ->
        [none] Un podio di gatti, il primo con la corona. { $title }.
       *[other] { $server }: un podio di gatti, il primo con la corona. { $title }.
    }
season-over-alt-line = { $place }: { $name }, { $rating }.
cup-over-alt-line = { $place }: { $name }.
season-over-alt-number = { $what }: { $number }.

## Profiles.

command-profile = Il profilo di boop di una persona: punteggio, risultati e numeri divertenti
command-profile-member = Di quale persona; lascia vuoto per vedere il tuo
command-profile-edition = Quale variante mostrare nel grafico; se non scegli, la più giocata di recente
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }**: vittorie { $wins }, sconfitte { $losses }, pareggi { $draws }
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }**: la prima partita in compagnia deve ancora arrivare
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
profile-highest = { SIGN("trophy", plain: "🏆") }Livello più alto battuto senza suggerimenti: { level-name }
profile-ladder = Livelli battuti senza suggerimenti: { $count } su { $all }
profile-alt-ladder = { $title } ({ $levels }).
profile-unlisted = Hai scelto di non comparire nelle classifiche, quindi questo lo vedi solo tu ({ COMMAND("settings") }).
profile-edition = **{ edition-title }**: { $score } (arancione { $orange } · smoking { $gray }){ $where ->
        [unrated] { "" }
        [everywhere] { " " }· punteggio **{ $rating }** ± { $deviation } ovunque
       *[here] { " " }· punteggio **{ $rating }** ± { $deviation } qui
    }
profile-deviation = ± dice di quanto può sbagliare un punteggio. Le classifiche mostrano il punteggio meno ±: lì il numero è più piccolo.
profile-unrated = Ancora nessuna partita classificata di { edition }, quindi niente grafico.
profile-grown =
    { SIGN("grown", plain: "🎓") }{ $count ->
        [one] 1 gattino cresciuto
       *[other] { $count } gattini cresciuti
    }
profile-boops =
    { SIGN("fall", plain: "💨") }{ $count ->
        [one] 1 pezzo avversario buttato giù dal letto
       *[other] { $count } pezzi avversari buttati giù dal letto
    }
profile-streak =
    🔥 Serie di vittorie più lunga: { $longest }{ $current ->
        [0] { "" }
       *[other] ; adesso: { $current }
    }
profile-square =
    { SIGN("cat_marmalade", plain: "🐱") }Apertura preferita: { $square }, in { $times } su { $total ->
        [one] 1 partita
       *[other] { $total } partite
    }
profile-with-me = { SIGN("even", plain: "🤝") }Contro di te: vittorie { $wins }, sconfitte { $losses }, pareggi { $draws }
profile-against-bot = 🤖 Contro di me, vittorie–sconfitte–pareggi: { $scores }
profile-bot-apart = Le partite contro di me contano solo lì: il resto è contro persone.
profile-chart =
    Punteggio a { edition }, { $where ->
        [everywhere] ovunque
        [named] su { $server }
       *[here] su questo server
    }
profile-chart-puzzles = Punteggio nei rompicapi
profile-alt-first = Scheda di { $name }: la prima partita in compagnia deve ancora arrivare.
profile-alt-name = Scheda di { $name }.
profile-alt-told = I numeri, come detto sopra.
profile-alt =
    Scheda di { $name }. Partite: { $matches } (vittorie { $wins }, sconfitte { $losses }, pareggi { $draws }). Gattini cresciuti: { $grown }. Boop giù dal letto: { $boops }. Serie di vittorie più lunga: { $streak }.{ $square ->
        [none] { "" }
       *[other] { " " }Apertura preferita: { $square }.
    }
card-first = prima partita in arrivo
card-record = bilancio totale
card-grown = cresciuti
card-falls = giù dal letto
card-streak = serie record
card-square = apertura
card-puzzles = rompicapi
card-level = livello del bot
card-bot = contro di me
card-days = giorni di seguito
card-crowns = corone
card-won = tornei vinti
profile-crowns =
    { SIGN("crown", plain: "👑") }{ $count ->
        [one] 1 stagione vinta su questo server
       *[other] { $count } stagioni vinte su questo server
    }
profile-won =
    { $contest-kind ->
        [league] 🏆 Divisioni di campionato vinte qui: { $count }
        [cup] 🏆 Coppe vinte qui: { $count }
       *[arena] 🏟️ Arene vinte qui: { $count }
    }
profile-alt-crowns =
    { $count ->
        [one] Una corona: 1 stagione vinta su questo server.
       *[other] Una corona: { $count } stagioni vinte su questo server.
    }
profile-alt-won = Tornei vinti su questo server: { $count }.
profile-alt-chart =
    { profile-chart }, in { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }: da { $first } a { $last } ± { $deviation }, minimo { $low }, massimo { $high }.
profile-alt-chart-puzzles =
    { profile-chart-puzzles }, in { $count ->
        [one] 1 rompicapo
       *[other] { $count } rompicapi
    }: da { $first } a { $last } ± { $deviation }, minimo { $low }, massimo { $high }.
profile-alt-badges = Distintivi: { $badges }.

## Puzzles. Turns are told in words, as `turn-named` names them.

command-puzzle = Un rompicapo tutto per te: trova l’unica mossa che vince, o l’unica che ti salva
command-puzzle-difficulty = Quanto difficile; se non scegli, su misura per te
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] Facile
        [medium] Medio
       *[hard] Difficile
    }
command-daily = Il rompicapo del giorno: uguale per tutti, nuovo a mezzanotte UTC
puzzle-daily = ☀️ **Rompicapo del giorno, { $day }** · { edition }
puzzle-daily-small = ☀️ **Rompicapo piccolo, { $day }** · { edition }
puzzle-hardness = 🐾 Difficoltà { $number } su 5: il lunedì è il più facile, la domenica il più difficile.
puzzle-small = 🌱 Giochi a boop da poco? **{ button-small-puzzle }** si risolve in un turno e vale anche per la tua serie.
puzzle-why-small = Ogni giorno ha due rompicapi: questo richiede una mossa, **{ button-daily }** di più. Ne basta uno per la tua serie.
puzzle-ends-hidden = Nei rompicapi non dico prima chi cresce o che cosa vince.
puzzle-title = 🧩 **Rompicapo { $number }** · { edition }
puzzle-title-one-turn = 🧩 **Rompicapo { $number } in una mossa** · { edition }
puzzle-title-defence = 🧩 **Difesa { $number }** · { edition }
puzzle-task =
    Giochi con { sign } { $side ->
        [orange] gli arancioni
       *[gray] gli smoking
    }. { $what ->
        [grows] Solo una mossa fa crescere tre dei tuoi gattini. Quale?
        [wins] Solo una mossa vince subito. Quale?
        [holds]
            Solo una mossa ti salva: dopo qualsiasi altra, { $side ->
                [orange] gli smoking
               *[gray] gli arancioni
            } vincono alla mossa dopo. Quale?
       *[forces] Solo una mossa ti assicura la vittoria in { $turns } mosse tue. Quale?
    }
puzzle-go-on =
    ✅ Esatto: { $turn }! La risposta migliore: { $answer }. { $left ->
        [1] Ora ti basta una mossa per vincere.
       *[other] Ora ti bastano { $left } mosse per vincere.
    }
puzzle-wrong = ❌ Non è questa: { $turn }.
puzzle-wrong-kind = La casella però è giusta: prova lì l’altro pezzo.
puzzle-wrong-rest =
    { $rest ->
        [ghost] Pezzo e casella però sono giusti: conta il tuo fantasma.
       *[growing] Pezzo e casella però sono giusti: conta chi cresce.
    }
puzzle-wrong-at-once =
    { $what ->
        [grows] Così non ne crescono tre: non hai tre pezzi in fila.
       *[wins]
            Così non si vince: non hai tre { $kind ->
                [cat] gatti
               *[kitten] gattini
            } in fila.
    }
puzzle-wrong-later = ❌ Vince anche questa, ma più tardi: { $turn }. Ce n’è una più rapida.
puzzle-wrong-leaves = ❌ Non è questa: { $turn }. Così l’avversario può vincere { winning-on }.
puzzle-wrong-shown = L’immagine mostra che cosa ha fatto la tua mossa.
puzzle-answered =
    { $how ->
        [wins] La risposta: { $answer }, e vince l’avversario.
       *[late] La risposta: { $answer }, e non puoi più vincere in tempo.
    }
puzzle-answered-shown = L’immagine mostra la risposta.
puzzle-edition =
    { $edition ->
        [kittens] Solo gattini: nessuno cresce, e tre gattini in fila vincono.
       *[ghost] Con i fantasmi: alla fine della tua mossa il fantasma può entrare da qualsiasi bordo; se è già sul letto, scivola avanti di una cucitura e spinge i pezzi ai suoi lati. Tre gatti in fila vincono.
    }
puzzle-tries =
    { $tries ->
        [1] Ti resta un tentativo.
        [2] Ti restano due tentativi.
       *[other] Tre tentativi.
    }
button-try-again = Riprova
puzzle-hint =
    💡 È un { $kind ->
        [cat] gatto
       *[kitten] gattino
    }, nel riquadro { $part ->
        [top-left] in alto a sinistra, da a4 a c6
        [top-right] in alto a destra, da d4 a f6
        [bottom-left] in basso a sinistra, da a1 a c3
       *[bottom-right] in basso a destra, da d1 a f3
    }.
puzzle-hint-ghost = Entra anche il tuo fantasma.
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } Risolto { puzzle-how }!
puzzle-how =
    { $misses ->
        [0] al primo tentativo
        [1] al secondo tentativo
       *[other] al terzo tentativo
    }{ $hinted ->
        [yes] { " " }con il suggerimento
       *[no] { "" }
    }
puzzle-answer =
    { $solved ->
        [yes] La mossa decisiva: **{ $turn }**.
        [part] L’inizio era giusto. Da lì la mossa era: **{ $turn }**.
       *[no] Era questa: **{ $turn }**.
    }
puzzle-rating = Il tuo punteggio nei rompicapi: **{ $rating }** ({ $change }) · questo rompicapo: { $puzzle }.
puzzle-rating-unsure = Sto ancora stimando il tuo punteggio nei rompicapi: circa **{ $rating }** · questo rompicapo: { $puzzle }.
puzzle-rating-first = Per il punteggio, un rompicapo vale come risolto solo al primo tentativo e senza suggerimento.
puzzle-idea-grows =
    Fa crescere { $count ->
        [one] un gattino
       *[other] { $count } gattini
    }.
puzzle-idea-falls =
    Butta giù dal letto { $count ->
        [one] un pezzo avversario
       *[other] { $count } pezzi avversari
    }.
puzzle-idea-stops = Impedisce all’avversario di vincere { winning-on }.
puzzle-idea-threatens = Minaccia di vincere { winning-on }, e si vince qualunque sia la risposta.
puzzle-idea-quiet = Non minaccia di vincere subito, eppure si vince qualunque sia la risposta.
puzzle-idea-forces = Si vince qualunque sia la risposta.
puzzle-idea-holds = Con qualsiasi altra mossa, l’avversario vince alla mossa dopo.
puzzle-reply-loses =
    Ogni risposta perde; dopo questa vinci in { $count ->
        [one] una sola casella
       *[other] { $count } caselle
    }.
puzzle-reply-stops = Ti impedisce di vincere { winning-on }.
puzzle-reply-threatens = Minaccia di vincere { winning-on }.
puzzle-reply-pushes =
    Butta giù dal letto { $many ->
        [yes] { $count } dei tuoi pezzi
       *[no]
            { $count ->
                [one] il tuo pezzo in { $squares }
               *[other] i tuoi pezzi in { $squares }
            }
    }.
puzzle-reply-keeps = Ti impedisce di completare una fila { on-squares }.
puzzle-reply-grows =
    Fa crescere { $count ->
        [one] un gattino avversario
       *[other] { $count } gattini avversari
    }.
puzzle-reply-line = Prepara una fila avversaria, che crescerebbe con un pezzo in più { on-squares }.
puzzle-why-already = L’avversario lo minacciava già.
puzzle-why-pushed =
    È possibile solo perché { $by ->
        [ghost] il tuo fantasma
       *[piece] la tua mossa
    } ha spinto { $kind ->
        [cat] il gatto
       *[kitten] il gattino
    } avversario da { $origin } a { $to }.
puzzle-why-idle = La tua mossa non minacciava di vincere.
puzzle-why-apart =
    Farebbe la fila { $line }, ma { $by ->
        [ghost] il tuo fantasma
       *[piece] la mossa
    } spinge { $kind ->
        [cat] il tuo gatto
       *[kitten] il tuo gattino
    } da { $origin } { $to ->
        [none] giù dal letto
       *[other] a { $to }
    }.
puzzle-why-mixed = La fila { $line } non è di soli gatti: cresce invece di vincere.
puzzle-step = Mossa { $number } di { $count }: { $turn }.
puzzle-streak =
    🔥 { $current ->
        [0] La tua serie comincia dal prossimo rompicapo del giorno che risolvi.
        [one] Un giorno di seguito. Torna domani!
       *[other] { $current } giorni di seguito.
    }{ $longest ->
        [0] { "" }
       *[other] { " " }La tua serie più lunga: { $longest }.
    }
puzzle-streak-forgiven = I giorni in cui non c’ero non interrompono nessuna serie.
puzzle-server-streak =
    🏡 Questo server: { $current ->
        [one] 1 giorno
       *[other] { $current } giorni
    } di seguito.
puzzle-uncounted = Il tuo non conta ancora. **{ button-count }** lo cambia, e domani potrà comparire il tuo nome.
puzzle-next-daily = Il prossimo arriva <t:{ $at }:R>.
puzzle-call-promised = 📬 Te lo ricorderò domani verso le <t:{ $at }:t>, e poi ogni giorno finché vieni.
puzzle-call-blocked = Il mio ultimo messaggio non è arrivato: consenti i messaggi diretti.
picture-daily =
    { $small ->
        [yes] rompicapo piccolo del giorno
       *[no] { edition } del giorno
    } · { $day }
picture-task =
    { $side ->
        [orange] Muovono gli arancioni
       *[gray] Muovono gli smoking
    }: { $what ->
        [grows] una mossa fa crescere tre gattini
        [wins] vinci in una mossa
        [holds] una sola mossa ti salva
       *[forces]
            vinci in { $turns ->
                [one] 1 mossa
               *[other] { $turns } mosse
            }
    }
picture-daily-post = Rompicapo del giorno, { $day } · { edition }
alt-task = { picture-task }.
alt-daily-post = { picture-daily-post }. { picture-task }.
puzzle-outcome =
    { $solved ->
        [yes] risolto { puzzle-how }
       *[no] stavolta no
    }
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $current } giorni di fila
    }
alt-daily =
    { $who }: { picture-daily }, { puzzle-outcome }{ $current ->
        [0] .
        [1] .
       *[other] , { $current } giorni di seguito.
    }
puzzle-post =
    ☀️ **Rompicapo del giorno, { $day }** · { edition }
    { sign } { $side ->
        [orange] Gli arancioni
       *[gray] Gli smoking
    } muovono e vincono in { $turns ->
        [one] 1 mossa
       *[other] { $turns } mosse
    }. La prima mossa giusta è una sola. Risolvilo in privato: hai tre tentativi.
puzzle-yesterday =
    -# Ieri { $count ->
        [0] nessuno l’ha risolto per questo server
       *[other]
            risolto da { $who }{ $more ->
                [0] { "" }
                [one] { " " }e 1 altra persona
               *[other] { " " }e altre { $more } persone
            }
    } · la soluzione: ||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $streak } giorni di seguito qui
    }
puzzle-rests = 💤 Da due settimane nessuno apre qui il rompicapo del giorno, quindi ora si riposa. Appena qualcuno apre { COMMAND("daily") } qui, torna ogni giorno.
puzzle-kept = ☀️ { $who } ne vuole ancora: il rompicapo del giorno continua ad arrivare.
puzzle-streak-stays = Quel giorno non c’ero sempre, quindi la serie continua.
puzzle-answer-alt = La soluzione di ieri. { $told }
puzzle-small-saves = 🌱 La giornata non è persa: risolvi il rompicapo piccolo e la tua serie continua.
puzzle-daily-saves = ☀️ La giornata non è persa: risolvi il rompicapo del giorno e la tua serie continua.
puzzle-counted = D’ora in poi i rompicapi del giorno che risolvi su un server contano per la sua serie. Con { COMMAND("settings") } puoi cambiare idea.
button-hint = Suggerimento
button-keep-puzzles = Ancora, per favore
button-show-turn = Mostrami la mossa
button-tell = Mi arrendo, dimmelo
button-show-me = Soluzione passo passo
button-next-puzzle = Altro rompicapo
button-easier-puzzle = Uno più facile
button-puzzle-step = Un po’ più difficile
button-small-puzzle = Rompicapo piccolo
button-call = Ricordamelo ogni giorno
button-call-off = Basta avvisi
button-daily = Rompicapo del giorno
button-post-daily = Sì, ogni giorno
button-see-daily = Mostrami solo quello di oggi
button-show-result = Mostra a tutti
button-count = Conta sempre i miei qui
button-solve = Risolvilo
command-settings-puzzles-on-card = Mostra nel profilo e nella classifica dei rompicapi quanti ne hai risolti e il punteggio
command-settings-puzzles-for-server = I rompicapi del giorno che risolvi su un server contano per la sua serie
command-settings-puzzle-reminder = Ogni giorno verso quest’ora un messaggio diretto sul rompicapo del giorno, finché vieni
command-server-daily-puzzle = Pubblico il rompicapo del giorno in questo canale
profile-puzzles =
    🧩 Rompicapi risolti: { $count }{ $rating ->
        [none] { "" }
       *[other] ; punteggio nei rompicapi { $rating }
    }{ $longest ->
        [0] { "" }
       *[other] ; giorni di seguito: { $current }, record { $longest }
    }
profile-alt-puzzles = { profile-puzzles }.

## What has been played.

command-history = Le tue partite finite, dalla più recente
command-replay = Rivedi mossa per mossa una partita tua o di questo canale, o un file salvato
command-replay-file = Il file di una partita salvata, al massimo 64 KiB
command-replay-match = Quale partita; l’elenco ha le più recenti, con il nome di chi giocava contro di te
history-none = Non hai ancora finito una partita. { COMMAND("games") } elenca quelle in corso.
history-title = Le tue partite finite, dalla più recente:
history-line =
    { $result ->
        [won] 🏆 Vittoria contro { $opponent }
        [lost] 🐾 Sconfitta contro { $opponent }
        [drawn] 🤝 Pareggio con { $opponent }
       *[nobody] 🧺 Nessun risultato contro { $opponent }
    } · { ending } · { edition } · { games-turns } · partita { $match } · <t:{ $ended }:d>
history-rating = punteggio { $change }
history-option =
    { $result ->
        [won] Vittoria contro { $opponent }
        [lost] Sconfitta contro { $opponent }
        [drawn] Pareggio con { $opponent }
       *[nobody] Nessun risultato contro { $opponent }
    } · partita { $match }
history-replay = Rivedi una di queste
ending =
    { $ending ->
        [line] tre gatti in fila
        [eight-cats] otto gatti sul letto
        [three-kittens] tre gattini in fila
        [resigned] resa
        [time] tempo scaduto
        [agreed] pareggio concordato
        [repetition] stessa posizione tre volte
        [turn-limit] 300 mosse
        [cancelled] chiusa dalla moderazione
        [left-contest] saltata: qualcuno non partecipa più
        [called-off] annullata
       *[abandoned] abbandonata
    }
replay-title = 🎞️ Partita { $match }: { $orange } contro { $gray } · mossa { $turn } di { $turns }
replay-start = Il letto è fatto, e sopra non c’è ancora nessuno.
replay-record = La partita in notazione. Chiunque può rivederla con { COMMAND("replay") } e `{ option-file }`. Il secondo file racconta ogni mossa a parole.
replay-file-title = 🎞️ Una partita salvata: { $orange } contro { $gray } · { edition } · mossa { $turn } di { $turns }
film-of-match = 🎬 Partita { $match }: { $orange } contro { $gray }, dalla prima mossa all’ultima.
film-of-file = 🎬 { $orange } contro { $gray }, dalla prima mossa all’ultima.
film-progress = 🎬 Disegno la mossa { $turn } di { $turns }…
film-waiting = 🎬 C’è un po’ di coda; il tuo filmato arriva tra poco…
name-rated = { $name } ({ $rating })
film-alt =
    { $orange } contro { $gray }: tutta la partita in un filmato, { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }. Alla fine: { $told }
highlights-of-match = ✨ Partita { $match }: { $orange } contro { $gray }, le mosse più vivaci.
highlights-of-file = ✨ { $orange } contro { $gray }, le mosse più vivaci.
highlights-alt = { $orange } contro { $gray }: le mosse più vivaci ({ $turns }), in un breve filmato. Alla fine: { $told }
highlights-alt-turn = { $turn }, { $player }: { $played }
highlights-turn = { $turn } · { $told }
button-highlights = Momenti clou
button-animate = Filmato
replay-jump-title = Vai a una mossa
replay-jump-label = Quale mossa, da 0 a { $turns }?
button-first = Inizio
button-step-back = Indietro
button-step-on = Avanti
button-last = Fine
button-jump = Vai alla mossa
button-record = Come file

## What a player has chosen for themselves.

settings-mine = Le tue impostazioni:
settings-saved =
    { $in-the-way ->
        [yes] ✅ Salvato, ma qualcosa non può ancora funzionare: vedi le righe con ⚠️ qui sopra.
       *[no] ✅ Salvato.
    }
settings-blocked = Non riesco a mandarti messaggi diretti, quindi i promemoria arrivano nel canale della partita. Consentili e scegli di nuovo.
settings-unknown-zone = ⚠️ Non conosco il fuso orario { $code }, quindi il tuo resta { $zone }; il resto è salvato. Prova con la grande città che dà il nome al tuo fuso, o scrivi `/settings { option-time-zone }:` per l’elenco.
block-list =
    { $count ->
        [one] Hai bloccato una persona. Sceglila qui sotto per sbloccarla.
       *[other] Hai bloccato { $count } persone. Scegli qui sotto chi sbloccare.
    }
block-none = Non hai bloccato nessuno.
block-how = -# Per bloccare qualcuno, tieni premuto il suo nome (o fai clic destro), poi **App** › **{ command-block-menu }**.
block-choose = Sblocca qualcuno
block-done = 🚫 Hai bloccato { $whom }. Niente più sfide fra voi due, né da lanciare né da accettare. Nessun altro lo saprà.
block-running =
    { $count ->
        [one] La vostra partita in corso continua.
       *[other] Le vostre { $count } partite in corso continuano.
    }
block-lifted = Non blocchi più { $whom }.
button-blocked = Persone bloccate
button-unblock = Sblocca
setting-line = • { $name }: **{ $value }**
setting-on =
    { $on ->
        [yes] sì
       *[no] no
    }
setting-on-not-here = sì, ma non su questo server
setting-hours =
    { $quiet ->
        [some] { $from }:00–{ $until }:00
       *[none] nessuna
    }
setting-hour =
    { $hour ->
        [none] Nessuna ora di silenzio
       *[other] { $hour }:00
    }
setting-puzzle-reminder = ogni giorno verso le <t:{ $at }:t>
setting-channels =
    { $channels ->
        [everywhere] ovunque
       *[some] solo in { $list }, e sempre nel Ritrovo e nei canali dei tornei
    }
setting-puzzle =
    { $channel ->
        [none] da nessuna parte
        [gone] ⚠️ il suo canale non c’è più
       *[other] { $channel }
    }
setting-puzzle-rests = 💤 Si riposa, perché da due settimane nessuno lo apre. Torna appena qualcuno apre { COMMAND("daily") } su questo server, o quando ne scegli di nuovo il canale.
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }, come su Discord
    }
form-label =
    { $field ->
        [reminders] Promemoria
        [daily-hour] Messaggio del giorno alle
        [puzzle-reminder] Avviso del rompicapo del giorno
        [quiet] Ore di silenzio
        [quiet-from] Silenzio dalle
        [quiet-until] Silenzio fino alle
        [time-zone] Fuso orario
        [boards-move] Tabelloni animati
        [pushes-in-words] Spinte a parole
        [warnings] Avvisi nell’anteprima
        [leaderboards] Classifiche e profilo
        [puzzles-on-card] Rompicapi nella tua scheda
        [puzzles-for-server] Rompicapi per la serie del server
        [challenges-from] Sfide da
        [language] Lingua
        [edition] Variante
        [pace] Tempo
        [threads] Un thread per ogni partita
        [matches-here] Dove si gioca
        [daily-puzzle] Rompicapo del giorno
        [play] Mentre giochi
        [privacy] Che cosa si vede di te
        [boards] Tabelloni e thread
        [contests] Campionati, coppe e arene
        [anyone-announces] Tutti possono annunciare competizioni
        [member] Con chi giocare
        [first] Chi comincia, e quante partite
        [clubhouse] Ritrovo
        [results] Risultati
        [posts] Che cosa pubblico lì
        [house] Bacheca
        [week] La settimana
        [week-hour] La settimana: lunedì alle (UTC)
        [season] Fine della stagione
        [badges] Distintivi
        [champion-role] Ruolo di chi vince
        [friendly] Amichevole
        [with-hints] Suggerimenti
        [lose-on-time] Sconfitta a tempo scaduto
        [nights-off] Notti libere
        [away-from] Assenza da
        [away-days] Per quanto tempo
        [away-rules] Il tuo timer
        [rescue] Salvagente
        [weekends-off] Weekend liberi
        [note] Nota
        [contest-name] Nome
        [contest-begins] Quando comincia
        [arena-lasts] Quanto dura
        [end-reason] Motivo
        [contest-member] Chi
        [contest-kept-out] Chi
        [vote-level] Quanto gioco bene
        [vote-hours] Si gioca una mossa
        [vote-code] Codice
       *[terms] Condizioni
    }
form-title =
    { $form ->
        [reminders] Promemoria
        [privacy] Gioco e privacy
        [language] Lingua
        [matches] Partite e tornei
        [channels] Canali
        [clubhouse] Ritrovo
        [away] Assenza
        [note] La tua nota
        [league] Nuovo campionato
        [cup] Nuova coppa
        [arena] Nuova arena
        [contest-correct] Modifica prima dell’inizio
        [end-reason] Chiudi la partita
        [contest-end] Chiudi
        [contest-remove] Togli qualcuno
        [contest-let-in] Lascia iscrivere qualcuno di nuovo
        [vote] Nuova partita a voti
        [vote-challenge] Sfida un altro server
        [vote-code] Accetta una sfida
       *[challenge] Sfida
    }
form-note = La vedi solo tu, anche dopo la partita; svuotala per cancellarla
form-about-end-reason = Entrambi lo leggono sotto il tabellone. Io non lo conservo.
form-about-remove-reason = Lo leggerà nel mio messaggio diretto. Io non lo conservo.
form-anybody = Chiunque sia qui
form-time-zone = Per esempio Europe/Rome, o solo la città che le dà il nome: Rome
form-daily-puzzle = Dove lo pubblico ogni giorno a mezzanotte UTC; se lasci vuoto, da nessuna parte
form-about-anyone-announces = Senza la spunta, campionati, coppe e arene può annunciarli solo chi gestisce il server
form-matches-here = Dove si può giocare; vuoto, ovunque. Nel Ritrovo e nei tornei, sempre

## What is kept about a person.

command-privacy = Che cosa conservo su di te e perché; scaricalo in un file, o fatti dimenticare
privacy =
    🔒 **Che cosa conservo su di te, e perché**
    • Il tuo ID e il tuo nome su Discord: per sapere a chi tocca, e per nominarti in elenchi e immagini.
    • Le tue sfide e partite, con ogni mossa, la sua ora, il server e il canale: per continuare a giocare e per rivederle. Con loro anche i suggerimenti chiesti, le mosse pianificate, i tuoi voti e le analisi, senza nomi.
    • La tua lingua, le tue scelte in { COMMAND("settings") }, se posso scriverti, e chi hai bloccato (non lo vede nessun altro).
    • Quali promemoria ti ho mandato, mai le loro parole: per aggiornarli quando cambia qualcosa.
    • Punteggi e conteggi: per le classifiche e { COMMAND("profile") }. Con `{ option-leaderboards }` in { COMMAND("settings") } lì non compari, e le tue partite può rivederle solo chi le ha giocate.
    • I rompicapi che hai ricevuto e le tue risposte: per le serie, per il tuo punteggio nei rompicapi, e per dartene di nuovi. La tua scheda li mostra solo se vuoi.
    • Le tue note sulle partite, e le partite che segui.
    • La tua immagine, solo in memoria, per le classifiche e la tua scheda.
    Sui server non leggo messaggi. Nei messaggi diretti leggo le mosse che scrivi, e non conservo nessun messaggio. Chi mi ospita può tenere dei backup per un po’.
    • I campionati, le coppe e le arene a cui partecipi e i tuoi giorni di assenza: per abbinarti e fermare i tuoi orologi.
    • Di un server: le sue impostazioni, le sue gare e partite a voti, e quali messaggi pubblico. Lo conservo anche se vengo rimosso, nel caso mi invitino di nuovo.
    Con **Esporta** ricevi tutto in un file; con **Elimina** ti dimentico, dopo due domande.
privacy-export = Tutto quello che conservo su di te, in JSON.
privacy-sure =
    Vuoi che ti dimentichi? Nome, impostazioni, punteggi e profilo sparirebbero per sempre. { $running ->
        [0] Non hai partite in corso.
        [one] La tua partita in corso finirebbe con una resa.
       *[other] Le tue { $running } partite in corso finirebbero con una resa.
    } Quelle finite restano a chi le ha giocate con te, come partite con «Ex partecipante». Le sfide aperte si chiuderebbero. Quello che ho pubblicato nei canali resta lì finché qualcuno non lo elimina.
privacy-really = Ultima domanda, e poi non si torna indietro: vuoi che ti dimentichi per sempre?
privacy-forgotten = Ho dimenticato tutto di te. Grazie di aver giocato, e stammi bene! Se un giorno torni, si riparte da zero.
privacy-kept = Va bene, resta tutto com’è.
button-export = Esporta
button-delete = Elimina
button-forget = Sì, dimenticami
button-forget-really = Dimenticami per sempre
button-keep = No, tieni tutto

## What the clock says by itself.

notice-remind = { $mover }, { $waiting } aspetta la tua mossa nella partita { $match }.
notice-remind-due = Scadenza <t:{ $until }:R>
notice-away = Non sono più sul server di questa partita · { COMMAND("board") } la porta dove sei tu
notice-time-up = { $waiting }, { $mover } ha finito il tempo.
notice-time-up-how =
    { $counts ->
        [yes]
            Prenditi la vittoria, o concedi { $extra ->
                [minutes] altri dieci minuti
               *[day] un altro giorno
            }.
       *[no]
            Non avete ancora giocato due mosse a testa. Annulla la partita, o concedi { $extra ->
                [minutes] altri dieci minuti
               *[day] un altro giorno
            }.
    }
notice-time-up-until = Partita { $match } · { $mover } può ancora muovere · se non succede niente, finisce senza risultato <t:{ $closes }:R>
notice-ask = { $who }, nella partita { $match } nessuno muove da trenta giorni. Si continua?
notice-ask-until = Altrimenti finisce senza risultato <t:{ $closes }:R>
button-claim =
    { $counts ->
        [yes] Prenditi la vittoria
       *[no] Annulla la partita
    }
button-extend =
    { $extra ->
        [minutes] Altri 10 minuti
       *[day] Un altro giorno
    }
button-go-on = Continuiamo
button-board = Vai al tabellone
button-match = Partita { $match }
notice-late =
    Hai finito il tempo contro { $other } nella partita { $match }. { $counts ->
        [yes] Puoi ancora muovere, finché non reclama la vittoria.
       *[no] Puoi ancora muovere.
    }
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by } ha mosso.
                [ask] { $by } ha mosso.
                [paused] { $by } ha mosso: la pausa è finita.
                [late] Alla fine { $by } ha mosso.
               *[time-up] Alla fine { $by } ha mosso.
            }
        [claimed] { $by } si prende la vittoria.
        [day] { $by } ha concesso altro tempo a { $other }.
        [time] { $by } ha concesso altro tempo a { $other }.
        [taken-back]
            { $kind ->
                [paused] Nella partita { $match } sono state annullate delle mosse: la pausa è finita.
                [time-up] Nella partita { $match } sono state annullate delle mosse.
                [late] Nella partita { $match } sono state annullate delle mosse.
                [ask] Nella partita { $match } sono state annullate delle mosse.
               *[remind] Nella partita { $match } sono state annullate delle mosse.
            }
        [paused] Il timer della partita { $match } è fermo.
        [resumed] { $by } ha fatto ripartire il timer.
        [anew] La scadenza della partita { $match } è cambiata. Quella nuova è sulla scacchiera.
        [kept] { $by } vuole continuare la partita { $match }.
        [went-on] La partita { $match } continua.
        [rescued] Il tempo di { $by } era finito: sono entrati in gioco i giorni di assenza.
        [timed-out] Il tempo di { $other } è finito.
       *[over] La partita { $match } è finita.
    }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

more-time =
    { $pace ->
        [ten-minutes] 10 minuti
        [one-day] 1 giorno
        [three-days] 3 giorni
       *[seven-days] 7 giorni
    }
offer-made =
    { $offer ->
        [draw] { $other }, { $by } propone un pareggio.
        [pause] { $other }, { $by } chiede una pausa: il timer si fermerebbe finché non si gioca la prossima mossa.
        [time] { $other }, { $by } chiede { more-time } in più per questa mossa.
        [takeback-one]
            { $other }, { $by } chiede di annullare la mossa { $last } ({ $kind ->
                [cat] gatto
               *[kitten] gattino
            } in { $square }).
       *[takeback-two]
            { $other }, { $by } chiede di annullare le mosse { $first } e { $last } ({ $kind ->
                [cat] gatto
               *[kitten] gattino
            } in { $square }, il tuo { $other-kind ->
                [cat] gatto
               *[kitten] gattino
            } in { $other-square }).
    }
offer-terms = Partita { $match } · vale fino alla prossima mossa
offer-draw-early = Non avete ancora fatto due mosse ciascuno: un pareggio adesso chiuderebbe la partita come se non fosse stata giocata.
offer-declined =
    { $offer ->
        [draw] { $other }, { $by } ha rifiutato il pareggio.
        [takeback] { $other }, { $by } non vuole annullare.
        [pause] { $other }, { $by } ha rifiutato la pausa.
       *[time] { $other }, { $by } non concede altro tempo.
    }
offer-paused = { $other }, { $by } ci sta: il timer è fermo finché non si gioca la prossima mossa.
offer-resumed = { $other }, { $by } ha fatto ripartire il timer.
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest } è in pausa, e il timer resta fermo finché chi gestisce il server non mette fine alla pausa. Si può comunque giocare.
       *[no] ▶️ { $mover }, il tuo timer è ripartito: { $contest } non è più in pausa. Tocca a te.
    }
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest } è in pausa, e i timer di { $movers } restano fermi finché chi gestisce il server non mette fine alla pausa. Si può comunque giocare.
       *[no] ▶️ { $movers }, i vostri timer sono ripartiti: { $contest } non è più in pausa. Tocca a voi; fino a quando, lo dice ogni tabellone.
    }
offer-extended = { $other }, { $by } ti ha concesso { more-time } in più.
offer-settled =
    { $offer ->
        [draw]
            { $by } ha proposto un pareggio: { $how ->
                [accepted] { $other } ha accettato.
                [declined] { $other } ha rifiutato.
                [withdrawn] proposta ritirata.
                [turn] invece è stata giocata una mossa.
               *[over] la proposta non vale più.
            }
        [takeback]
            { $by } ha chiesto di annullare la mossa: { $how ->
                [accepted] { $other } ha accettato.
                [declined] { $other } ha rifiutato.
                [withdrawn] richiesta ritirata.
                [turn] invece è stata giocata una mossa.
               *[over] la richiesta non vale più.
            }
        [pause]
            { $by } ha chiesto una pausa: { $how ->
                [accepted] { $other } ha accettato.
                [declined] { $other } ha rifiutato.
                [withdrawn] richiesta ritirata.
                [turn] invece è stata giocata una mossa.
               *[over] la richiesta non vale più.
            }
       *[time]
            { $by } ha chiesto altro tempo: { $how ->
                [accepted] { $other } ha accettato.
                [declined] { $other } ha rifiutato.
                [withdrawn] richiesta ritirata.
                [turn] invece è stata giocata una mossa.
               *[over] la richiesta non vale più.
            }
    }
offer-sent =
    { $offer ->
        [draw] Ho proposto un pareggio a { $other } nella partita { $match }.
        [takeback] Ho chiesto a { $other } se puoi annullare la tua mossa nella partita { $match }.
        [pause] Ho chiesto una pausa a { $other } nella partita { $match }. L’orologio si ferma solo fino alla prossima mossa; per un’assenza più lunga c’è { COMMAND("away") }.
       *[time] Ho chiesto { more-time } in più a { $other } nella partita { $match }.
    }
offer-withdrawn-for =
    { $offer ->
        [draw] La tua proposta di pareggio è ritirata.
        [takeback] La tua richiesta di annullare è ritirata.
        [pause] La tua richiesta di pausa è ritirata.
       *[time] La tua richiesta di tempo è ritirata.
    }
offer-sent-terms = Ti faccio sapere la risposta. Vale fino alla prossima mossa; per ritirarlo, premi **{ button-more }**.
plan-taken-back = È sparito anche quello che avevi pianificato per dopo.
offer-answered = Fatto.
button-offer =
    { $offer ->
        [draw] Proponi un pareggio
        [takeback] Chiedi di annullare la mossa
        [pause] Chiedi una pausa
       *[time] Chiedi { more-time } in più
    }
button-take-back = Annulla la mia mossa
take-back-sure = Annullare le mosse { $first } e { $last }? Sparisce anche la risposta alla tua, e la prossima volta potrebbe essere diversa.
offer-draw-sure = Vuoi propormi un pareggio? Se accetto, la partita è finita.
button-accept-offer = Accetta
button-decline-offer = Rifiuta
button-accept-named =
    { $offer ->
        [draw] Accetta il pareggio
        [takeback] Accetta di annullare
        [pause] Accetta la pausa
       *[time] Concedi { more-time }
    }
button-decline-named =
    { $offer ->
        [draw] Rifiuta il pareggio
        [takeback] Non annullare
        [pause] Rifiuta la pausa
       *[time] Niente tempo in più
    }
button-withdraw-offer = Ritira
button-resume = Fai ripartire il timer
refusal-done-already = È già fatto: non resta niente da fare.

## Matches.

games-title =
    Tocca a te: { $mine } · in attesa: { $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· in pausa: { $paused }
    }
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · mossa { $turn } · { $time ->
        [due] scadenza <t:{ $until }:R>
        [paused] in pausa
        [stopped] timer fermo
        [unmoved] senza timer
       *[still] senza timer, ultima mossa <t:{ $since }:R>
    } · [partita { $match }]({ $link }){ $planned ->
        [yes] { " " }· ⚡ con un piano
       *[no] { "" }
    }
games-page = -# Pagina { $page } di { $pages }
games-go-to = Vai a una partita
games-option =
    { edition } · partita { $match } · { $awaits ->
        [yes] tocca a te
        [nobody] in pausa
       *[no] in attesa
    }
games-challenge = { $challenger } ([sfida]({ $link }))
games-challenges = ✋ Aspettano una tua risposta: { $list }
games-followed-match = [partita { $match }]({ $link })
games-followed =
    -# 👀 Segui: { $matches }{ $more ->
        [0] { "" }
       *[other] { " " }e altre { $more }
    }
which-match-title = Quale partita intendi?
which-match = { $opponent } · { edition } · partita { $match }
games-none = Non hai partite in corso. Sfida qualcuno con { COMMAND("challenge") }!
button-next = Prossimo tabellone
games-turns =
    { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
change-shown = Fatto. Il tabellone è qui: { $link }.
change-there = -# Il tabellone: { $link }
change-unshown = Fatto e salvato. Adesso Discord non accetta il nuovo tabellone; continuo a provare.
change-user-installed = Fatto e salvato. Non sono su quel server, quindi posso mostrare il tabellone solo quando qualcuno lì scrive `/board { option-match }:{ $match }`.
change-homeless = Fatto e salvato. Ma in { $link } non posso più scrivere. `/board { option-match }:{ $match }` in un altro canale sposta lì la partita. Oppure chiedi a chi gestisce quel canale di lasciarmelo vedere, con il permesso di inviare messaggi (anche nei thread) e allegare file: al resto penso io.
change-homeless-over = Fatto e salvato. In { $link } non posso più scrivere: avviso entrambi con un messaggio diretto. `/board { option-match }:{ $match }` in un altro canale la mostra lì.
form-unsaved = Non è stato salvato nulla.
typed-unread = Qui leggo solo le risposte ai miei tabelloni e promemoria: rispondi a uno con una mossa, per esempio `c3`. { COMMAND("move") } funziona ovunque.
resign-sure =
    { $counts ->
        [yes] Arrenderti nella partita { $match }? Vince { $opponent }, e non si torna indietro.
       *[no] Annullare la partita { $match }? Non avete ancora giocato due mosse a testa, quindi non conterà.
    }
resign-ends-series = Finirebbe qui anche l’incontro, senza risultato.
resign-lost-in-series = Una partita dell’incontro è già stata giocata, quindi arrendersi conta fin dalla prima mossa.
resign-kept = Bene, si gioca!
watch-turn = Mossa { $turn }, così com’è andata:
button-watch = Guarda la mossa
more-what = Partita { $match }:
more-planned = ⚡ Qui hai un piano: **{ button-plan }** lo mostra.
more-about =
    { $about ->
        [plan] **{ button-plan }**: scegli la risposta a una mossa che deve ancora arrivare; se arriva, la gioco per te.
        [note] **{ button-note }**: due parole che puoi leggere solo tu.
       *[read] **{ button-read }**: che cosa c’è e dove, a parole.
    }
button-note = Nota
note-mine = 📝 La tua nota, solo per te:
note-none = Ora sulla partita { $match } non hai note.
watching = Stai guardando { $orange } e { $gray }.
button-follow =
    { $how ->
        [end] Segui: la fine
        [turns] Segui: ogni mossa
       *[none] Non seguire più
    }
following =
    { $how ->
        [end] Ti scrivo quando finisce la partita { $match }.
        [turns] Ti scrivo dopo ogni mossa della partita { $match }, e quando finisce.
       *[none] Sulla partita { $match } non ti scrivo più.
    }
button-film-so-far = Filmato fin qui
button-more = Altro
button-replay = Rivedi
button-film = Filmato
button-resign = Arrenditi
button-resign-yes =
    { $counts ->
        [yes] Mi arrendo
       *[no] Annulla la partita
    }
button-resign-no = Continua
button-help = Aiuto

## The rules, page by page.

rules-title = **{ edition-title }** · pagina { $page } di { $pages }
rules-new-ghost = **Che cosa cambia.** È boop, e in più si ha un fantasma a testa: entra da un bordo, scivola da solo alla fine delle tue mosse e spinge chi gli sta accanto. Le prossime quattro pagine ne parlano; le altre sono quelle di boop.
    Qui il fantasma arancione avanza e separa b2 e c2.
rules-new-kittens = **Che cosa cambia.** È boop senza crescere: non ci sono gatti, e tre dei tuoi gattini in fila vincono. Se tutti e otto sono sul letto e non c’è una fila, uno torna in riserva. Se conosci boop, è tutto qui.
    Qui vincono i gattini arancioni in b2, c2 e d2.
rules-aim = **Lo scopo.** Metti tre dei tuoi gatti in fila: uno accanto all’altro in una riga (1-6), una colonna (a-f) o una diagonale. Si parte con otto gattini a testa, e si fanno crescere. Chi comincia lo dice la sfida, o la sorte; nella rivincita si cambia.
    Qui vincono b3, c3 e d3.
rules-aim-kittens = **Lo scopo.** Metti tre dei tuoi otto gattini in fila: uno accanto all’altro in una riga (1-6), una colonna (a-f) o una diagonale. Chi comincia lo dice la sfida, o la sorte; nella rivincita si cambia.
    Qui vincono a3, b3 e c3.
rules-boop = **Boop!** Quando tocca a te, metti un pezzo della tua riserva (i tuoi accanto al letto) su una casella libera. Ogni pezzo vicino, anche in diagonale e di qualunque colore, viene spinto via di una casella, in linea retta. Chi viene spinto non spinge nessuno.
    Qui un gattino arriva in c3 e fa boop ad altri due.
rules-fall = **Giù dal letto.** Un pezzo spinto oltre il bordo torna nella sua riserva, e si può giocare di nuovo. A volte è proprio quello che vuoi.
    Qui b1 butta a1 giù dal letto, e spinge c1 in d1.
rules-held = **Fermo lì.** Un pezzo non si muove se ne ha un altro subito dietro, di qualunque colore. Da un altro lato si può spingere comunque.
    Qui c2 non riesce a spingere c3, perché c4 lo tiene fermo.
rules-graduate = **Si cresce.** Se alla fine della tua mossa hai tre pezzi in fila, gattini o gatti, tornano tutti e tre in riserva, e i gattini diventano gatti. Non puoi rinunciare. Più file? Scegline una. Una fila che fai per l’avversario conta alla fine della *sua* mossa, se c’è ancora.
    Qui crescono a3, b3 e c3.
rules-cats = **I gatti.** Quando hai un gatto in riserva, puoi giocarlo al posto di un gattino. I gatti spingono chiunque; i gattini solo altri gattini.
    Qui d3 fa boop al gattino, ma il gatto in c3 non si sposta.
rules-eight = **Tutti e otto sul letto.** Uno dei tuoi deve tornare in riserva; scegli tu quale. Un gattino cresce, un gatto resta un gatto. Se hai anche una fila, scegli tra la fila e un pezzo solo.
    Qui cresce il gattino in f1.
rules-eight-kittens = **Tutti e otto sul letto.** Se non c’è una fila, un gattino torna in riserva; scegli tu quale.
    Qui è quello in f1.
rules-win = **Si vince.** Se la tua mossa finisce con tre dei tuoi gatti in fila, o otto sul letto, vinci; non cresce più niente. Se ne hanno tre tutti e due i colori, vince chi ha mosso.
    Qui d6 fa una diagonale di tre.
rules-win-kittens = **Si vince.** Se la tua mossa finisce con tre dei tuoi gattini in fila, vinci. Una fila che fai per l’avversario conta alla fine della *sua* mossa, se c’è ancora.
    Qui d6 fa una diagonale di tre.
rules-ghost-enters = **Il tuo fantasma.** Alla fine della tua mossa può entrare da un bordo qualsiasi, su una cucitura tra due caselle dove non c’è un altro fantasma. Guarda verso il lato opposto del letto, e appena arrivato non fa niente. Può anche aspettare in riserva.
    Qui parte tra a3 e a4.
rules-ghost-moves = **Scivola.** Da lì in poi si muove da solo alla fine delle tue mosse: avanti di una cucitura, senza mai girare. Spinge di una casella verso l’esterno i pezzi ai due lati della nuova cucitura, gatti compresi. Dall’ultima cucitura torna a casa; in una mossa successiva può rientrare. File e vittorie si contano dopo.
    Qui spinge b2 a sinistra e c2 a destra.
rules-ghost-scares = **BUUU!** Un pezzo che il fantasma non può spingere, perché ne ha altri dietro, li salta tutti fino alla prima casella libera, o giù dal letto.
    Qui c2 salta d2 ed e2 e arriva in f2.
rules-ghost-passes = **Che cosa non può fare un fantasma.** Non occupa caselle, non tiene fermo nessuno e non conta in una fila; niente può spingerlo. Attraversa l’altro fantasma fino alla cucitura dopo, e spinge solo lì; se non ce n’è una, torna a casa.
    Qui spinge c3.
rules-draws = **Pareggio e tempo.** È pareggio se siete d’accordo, se la stessa posizione torna tre volte, o dopo 300 mosse in tutto. Se proprio quella mossa vince, la vittoria vale; le mosse annullate non contano. Se finisci il tempo, l’avversario può prendersi la vittoria o concederti altro tempo. Prima di una vacanza, { COMMAND("away") } ferma i tuoi timer. Con **Altro**, sotto ogni tabellone, proponi un pareggio o ti arrendi.
rules-signs = **Leggere il tabellone.**
    • I pezzi rotondi sono dell’arancione, quelli quadrati dello smoking; un gatto sta seduto e porta il collare.
    • La casella con i raggi è il pezzo appena messo, e le frecce mostrano dove ha spinto gli altri.
    • Un pezzo sbiadito non è più sul letto: è caduto oltre il bordo o, con una stella, è cresciuto; con una freccia, è tornato nella riserva così com’era.
    • Una catena: il pezzo dietro tiene fermo questo.
    • Un peso: questo gatto è troppo pesante per un gattino.
    • Le riserve sono ai lati; muove quella con la cornice.
    • Una cornice tratteggiata attorno al letto: solo un’anteprima, con i pezzi spinti sbiaditi dove finirebbero.
    Qui b2 spinge b3 in su e a2 giù dal letto; c3 è tenuto fermo, e il gatto su c2 non si muove.
rules-signs-ghost = **Leggere il tabellone.**
    • I pezzi rotondi sono dell’arancione, quelli quadrati dello smoking; un gatto sta seduto e porta il collare.
    • La casella con i raggi è il pezzo appena messo, e le frecce mostrano dove ha spinto gli altri.
    • Un pezzo sbiadito non è più sul letto: è caduto oltre il bordo o, con una stella, è cresciuto; con una freccia, è tornato nella riserva così com’era.
    • Una catena: il pezzo dietro tiene fermo questo.
    • Un peso: questo gatto è troppo pesante per un gattino.
    • Le frecce scure sono del fantasma.
    • La punta di un fantasma mostra dove va, e gli sbuffi dietro di lui da dove viene.
    • Le riserve sono ai lati; muove quella con la cornice.
    • Una cornice tratteggiata attorno al letto: solo un’anteprima, con i pezzi spinti sbiaditi dove finirebbero.
    Qui b2 spinge b3 in su e a2 giù dal letto; c3 è tenuto fermo, e il gatto su c2 non si muove.
rules-signs-kittens = **Leggere il tabellone.**
    • I pezzi rotondi sono dell’arancione, quelli quadrati dello smoking.
    • La casella con i raggi è il pezzo appena messo, e le frecce mostrano dove ha spinto gli altri.
    • Un pezzo sbiadito non è più sul letto.
    • Una catena: il pezzo dietro tiene fermo questo.
    • Le riserve sono ai lati; muove quella con la cornice.
    • Una cornice tratteggiata attorno al letto: solo un’anteprima, con i pezzi spinti sbiaditi dove finirebbero.
    Qui b2 spinge b3 in su e a2 giù dal letto; c3 è tenuto fermo.
rules-typing = **Mosse scritte.** { COMMAND("move") } gioca una mossa in una riga.
    `c3` ci mette un gattino, o un gatto se non hai gattini · `gatto c3` un gatto · `c3 =c3d4e5`: quella fila cresce · `c3 =d4`: con tutti e otto sul letto, quel pezzo torna in riserva.
    Qui c3 fa la fila c3, d4, e5.
rules-typing-ghost = **Mosse scritte.** { COMMAND("move") } gioca una mossa in una riga.
    `c3` ci mette un gattino, o un gatto se non hai gattini · `gatto c3` un gatto · `c3 =c3d4e5`: quella fila cresce · `c3 =d4`: con tutti e otto sul letto, quel pezzo torna in riserva · `c3 g bc1`: il tuo fantasma entra tra b1 e c1.
    Qui ha appena fatto così.
rules-typing-kittens = **Mosse scritte.** { COMMAND("move") } gioca una mossa in una riga.
    `c3` ci mette un gattino · `c3 =d4`: con tutti e otto sul letto, quello torna in riserva.
    Qui un gattino arriva in c3.
rules-advice = **Consigli.**
    • Al centro si sta più al sicuro: il bordo è lontano.
    • Due pezzi vicini minacciano una fila e si tengono fermi a vicenda: dividi le coppie avversarie con un boop di lato.
    • Un boop può spingere al posto giusto il pezzo che ti manca.
    • Ti restano pochi pezzi? Butta giù i tuoi dal letto.
    • Tieni un gatto in riserva: quelli sul letto i gattini avversari non li spingono giù, e tornano da te con una fila o se cadono oltre il bordo.
    Qui c3 divide la coppia in c4 e d4.
rules-advice-ghost = **Consigli.**
    • Al centro si sta più al sicuro: il bordo è lontano.
    • Due pezzi vicini minacciano una fila e si tengono fermi a vicenda: dividi le coppie avversarie con un boop di lato.
    • Un boop può spingere al posto giusto il pezzo che ti manca.
    • Ti restano pochi pezzi? Butta giù i tuoi dal letto.
    • Tieni un gatto in riserva: quelli sul letto i gattini avversari non li spingono giù, e tornano da te con una fila o se cadono oltre il bordo.
    • I fantasmi sono lenti: conta le cuciture.
    Qui c3 divide la coppia in c4 e d4.
rules-advice-kittens = **Consigli.**
    • Al centro si sta più al sicuro: il bordo è lontano.
    • Due pezzi vicini minacciano una fila e si tengono fermi a vicenda: dividi le coppie avversarie con un boop di lato.
    • Un boop può spingere al posto giusto il gattino che ti manca.
    • Ti restano pochi gattini? Butta giù i tuoi dal letto.
    Qui c3 divide la coppia in c4 e d4.
button-rules = Regole
button-signs = Segni sul tabellone
button-page-back = Indietro
button-page-next = Avanti
help-title = **{ edition-title }**
help-game =
    { $edition ->
        [kittens]
            1. Metti uno dei tuoi otto gattini su una casella libera: spinge ogni vicino una casella più in là. Chi cade dal letto torna nella sua riserva.
            2. Un pezzo con un altro subito dietro resta dov’è.
            3. Tre dei tuoi in fila, anche in diagonale, vincono.
            4. Con tutti e otto sul letto, uno torna in riserva.
        [ghost]
            1. Metti uno dei tuoi otto gattini su una casella libera: spinge ogni vicino una casella più in là. Chi cade dal letto torna nella sua riserva.
            2. Un pezzo con un altro subito dietro resta dov’è.
            3. Tre dei tuoi in fila, anche in diagonale, tornano in riserva e sono gatti.
            4. Tre dei tuoi gatti in fila vincono; e anche otto gatti sul letto.
            I gattini non spingono i gatti. Il tuo fantasma scivola tra le caselle e spinge chi ha ai lati.
       *[classic]
            1. Metti uno dei tuoi otto gattini su una casella libera: spinge ogni vicino una casella più in là. Chi cade dal letto torna nella sua riserva.
            2. Un pezzo con un altro subito dietro resta dov’è.
            3. Tre dei tuoi in fila, anche in diagonale, tornano in riserva e sono gatti.
            4. Tre dei tuoi gatti in fila vincono; e anche otto gatti sul letto.
            I gattini non spingono i gatti.
    }
help-editions = Ci sono tre varianti; scegli la tua qui sotto:
help-together = **Insieme:** campionati con { COMMAND("league") }, coppe con { COMMAND("cup") }, una serata di partite veloci con { COMMAND("arena") }, tutti voi contro di me con { COMMAND("vote") }.
help-alone = **Da soli:** gioca contro di me a dieci livelli (**{ button-play-me }**), risolvi rompicapi con { COMMAND("puzzle") } e uno nuovo ogni giorno con { COMMAND("daily") }.
help-hints = **Suggerimenti:** nelle partite contro di me, e in un’amichevole se la sfida li prevede (`{ option-hints }`).
help-words = **Con un lettore di schermo:** `{ option-pushes-in-words }` in { COMMAND("settings") } racconta a parole i tuoi tabelloni, e { COMMAND("move") } elenca cosa farebbe ogni mossa.
help-managing = **Gestisci questo server:** con { COMMAND("server") } scegli lingua, canali, rompicapo del giorno e ritrovo.
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# Boop Bot è un progetto non ufficiale, fatto da fan.
button-advice = Consigli
button-typing = Mosse scritte
button-games = Le mie partite

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

button-first-steps = Primi passi
lesson-title = **{ $number } di { $count } · { $task ->
        [boop-off] Buttane uno giù dal letto
        [grow] Fanne crescere tre
        [win] Vinci con tre gatti
        [win-kittens] Vinci con tre gattini
        [enter] Fai entrare il fantasma
        [stop] Ferma la loro fila
        [push-in] Spingine uno in fila
        [fork] Due estremità insieme
        [eight] Tutti e otto sul letto
       *[scare] Di’ BUUU!
    }**
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }Giochi con gli arancioni. Metti un gattino: spinge ogni vicino una casella più in là. Butta oltre il bordo un { SIGN("kitten_tuxedo", plain: "🟦") }gattino in smoking!
            -# Scegli una casella da un menu. In una partita, **Boop!** apre gli stessi menu.
        [grow] Tre dei tuoi in fila diventano gatti. Spingi anche i tuoi, ma due vicini si tengono fermi. Dove va il terzo?
        [win] Tre gatti in fila vincono, e i tuoi due sono già pronti, angolo contro angolo. Il terzo aspetta accanto al letto: premi **Usa un gatto**, poi scegli la sua casella.
        [win-kittens] Tre gattini in fila vincono. Spingi anche i tuoi, ma due vicini si tengono fermi. Dove va il terzo?
        [enter] Il tuo fantasma aspetta accanto al letto. Metti un gattino dove vuoi; poi un terzo menu, **Il tuo fantasma**, dice da dove può entrare.
        [stop] L’avversario ne ha due in fila: con un terzo, crescono. Mettiti accanto a uno dei due e spingilo via!
        [push-in] Anche una spinta può fare una fila. Due dei tuoi sono vicini: spingi il tuo terzo gattino accanto a loro. Da dove?
        [fork] Due vicini con le estremità libere sono difficili da fermare. Spingi uno dei tuoi proprio accanto a un altro, così da poter crescere alla prossima mossa qualunque cosa succeda!
        [eight] Sette dei tuoi sono sul letto. Metti l’ottavo dove nessuno cade: poi uno, quello che scegli, cresce.
       *[scare] Alla fine della tua mossa il fantasma scivola da solo avanti di una cucitura e spinge i pezzi ai suoi lati. Se uno è tenuto fermo da dietro, salta: BUUU! Metti il tuo gattino ben lontano dai due in smoking.
    }
lesson-squares = Caselle: colonne da a a f da sinistra, righe da 1 a 6 dal basso.
lesson-where =
    { $kind ->
        [cat] Vada per un gatto: scegli la casella.
       *[kitten] Vada per un gattino: scegli la casella.
    }
lesson-done =
    { $task ->
        [boop-off] E giù, di nuovo con gli altri accanto al letto: quella è la **riserva** degli smoking! Anche i tuoi possono cadere; poi li giochi di nuovo.
        [grow] Miao! Sono tornati in riserva tutti e tre, e ora sono gatti. Un gatto spinge chiunque; un gattino non può spingere un gatto.
        [win]
            🏆 Hai vinto! Il gioco è tutto qui: spingi, fai crescere, metti in fila tre gatti.
            -# Un gatto in fila con dei gattini torna con loro in riserva. Vincono anche i tuoi otto gatti sul letto.
        [win-kittens] 🏆 Hai vinto! Il gioco è tutto qui. Se hai tutti e otto i pezzi sul letto, uno torna in riserva.
        [enter] Eccolo! Quando entra non spinge nessuno. Dalla tua prossima mossa scivola da solo lungo le cuciture, sempre dritto. Al bordo opposto lascia il letto, e puoi farlo rientrare.
        [stop] Ben fermata! Prima di ogni mossa cerca due avversari in fila.
        [push-in] Miao! Chi viene spinto in fila conta come chi ci si mette.
        [fork] Ben fatto! Qualunque cosa faccia l’altra parte, tre dei tuoi possono crescere alla prossima mossa.
        [eight] È cresciuto! Con tutti e otto i tuoi sul letto, uno torna sempre nella riserva: un gattino torna come gatto. Otto gatti vincerebbero.
       *[scare] BUUU! Il gattino ne aveva un altro subito dietro, quindi l’ha saltato. Saltano anche i gatti, e se serve finiscono giù dal letto.
    }
lesson-miss =
    { $miss ->
        [nobody] Accanto a { $square } non c’è nessuno, quindi nessuno si è mosso. Vai proprio accanto al gattino in smoking sul bordo, per esempio in { $example }.
        [still-on] Boop! Ma si spinge di una casella sola, e c’era posto. Prova con il gattino in smoking sul bordo, per esempio da { $example }.
        [pushed-own] Boop! Così hai spinto i tuoi. Due vicini si tengono fermi solo per il lungo: mettilo a un capo della coppia, per esempio in { $example }.
        [no-line]
            { $kind ->
                [cat] Un gatto
               *[kitten] Un gattino
            } in { $square } non fa una fila da tre. Mettilo a un capo della coppia, per esempio in { $example }.
        [kitten] Quello era un gattino, e servono tre gatti. Premi **Usa un gatto**, poi scegli per esempio { $example }.
        [kitten-in-line] Una fila c’è, ma uno dei tre è un gattino: cresce, e nessuno vince ancora. Premi **Usa un gatto**, poi scegli per esempio { $example }.
        [kept] Il tuo fantasma è rimasto accanto al letto, e si può fare. Ma ora fallo entrare: dopo la casella, scegli un posto dal menu **Il tuo fantasma**.
        [still-a-line] Si è mosso, ma i due sono di nuovo in fila. Spingine uno del tutto fuori, per esempio da { $example }.
        [held] Nessuno si è mosso: uno dei due ha l’altro proprio dietro e resta fermo. Spingi di lato, per esempio da { $example }.
        [not-pushed-in] Qui si tratta di spingere: spingi il tuo terzo gattino accanto ai due, per esempio da { $example }.
        [one-end] Questo si può fermare. Spingi il tuo gattino accanto all’altro, con le estremità libere: per esempio da { $example }.
        [seven] Uno dei tuoi è caduto: ne restano sette. Metti l’ottavo dove non ne fa cadere nessuno dei tuoi, per esempio in { $example }.
       *[not-scared] Il tuo gattino ha disturbato la coppia prima che arrivasse il fantasma, quindi nessuno ha dovuto saltare. Stai lontano da loro, per esempio in { $example }.
    }
lesson-again = Il letto è di nuovo com’era: riprova.
lesson-end =
    { $edition ->
        [classic] **Gioca con me**, o sfida qualcuno con { COMMAND("challenge") }!
            -# Ci sono altri due modi di giocare, ognuno con una breve lezione: il boop fantasma, con fantasmi che scivolano, e il boop gattini, solo con gattini.
        [kittens] **Gioca con me**, o sfida qualcuno con { COMMAND("challenge") }!
       *[ghost] **Gioca con me**, o sfida qualcuno con { COMMAND("challenge") }!
    }
lesson-end-next = Ora mettilo in pratica: con **Un rompicapo**, o in una partita. **Gioca con me**, o sfida qualcuno con { COMMAND("challenge") }!
lesson-end-challenge =
    { $to ->
        [friend] Ora sai giocare! Premi **Accetta** per giocare con { $challenger }, o allenati prima: **Gioca con me**.
       *[anybody] Ora sai giocare! Premi **Gioco io** per giocare con { $challenger }, o allenati prima: **Gioca con me**.
    }
first-match-gently = È la tua prima partita? **{ button-accept-gently }** la rende amichevole: i punteggi restano come sono e potete chiedere entrambi suggerimenti.
lesson-end-match =
    { $awaits ->
        [yes] Ora sai giocare! La partita { $match } ({ edition }) contro { $opponent } è in corso, e tocca a te.
       *[no] Ora sai giocare! La partita { $match } ({ edition }) contro { $opponent } è in corso; dopo la prossima mossa tocca a te.
    }
lesson-end-over = La sfida di { $challenger } non è più aperta.
lesson-more =
    { $edition ->
        [ghost] Impara il boop fantasma
       *[kittens] Impara il boop gattini
    }
button-next-steps = Seconda lezione
button-a-puzzle = Un rompicapo
lesson-ghosts-now = Subito ai fantasmi

## When the bot joins a server.

greeting =
    Ciao, sono Boop Bot! Vi porto un gioco da tavolo per due, con gattini che si spingono giù da un letto.
    Sfida qualcuno con { COMMAND("challenge") }, o premi **Primi passi**. Una mossa può durare secondi o giorni: avviso io chi deve muovere.
    -# Qui non leggo messaggi. Con { COMMAND("settings") } posso avvisarti prima di una mossa che regala la vittoria.
    -# Per la moderazione: **Rompicapo del giorno** ne porta uno qui ogni giorno; con { COMMAND("server") } scegliete dove si gioca e aprite un ritrovo: che cosa succede, un riepilogo settimanale, i campioni.
greeting-puzzle = D’ora in poi il rompicapo del giorno arriva in { $channel } a mezzanotte UTC; quello di oggi sta arrivando. Con { COMMAND("server") } si può spegnere.
greeting-puzzle-ask = Pubblico il rompicapo del giorno in { $channel } ogni giorno, a mezzanotte UTC? Quello di oggi arriverebbe subito.

## Permissions, as Discord's own settings call them in this language.

permission =
    { $which ->
        [view-channel] Visualizza canale
        [send-messages] Invia messaggi
        [create-public-threads] Crea thread pubblici
        [send-messages-in-threads] Invia messaggi nei thread
        [read-message-history] Leggi cronologia messaggi
        [manage-roles] Gestisci ruoli
       *[attach-files] Allega file
    }

## Languages. { $language } is what a language calls itself.

command-settings-language = La lingua di quello che leggi solo tu; se non scegli, quella del tuo Discord
command-server-language = La lingua che tutti leggono qui; se non scegli, quella del server su Discord
language-as-discord = Come su Discord
refusal-no-such-language = { $code } non lo parlo ancora. Scegli una lingua dall’elenco.

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

turn-words-kitten = gattino, gattina, micino
turn-words-cat = gatto, gatta, micio
turn-words-ghost = fantasma, fantasmino

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = Non capisco la mossa «{ $text }». Scrivi una casella da a1 a f6, per esempio `/move c3` o `/move gatto c3`.
refusal-illegal-turn = { $objection } Non è cambiato niente: prova un’altra mossa.
refusal-ambiguous-turn = Quella mossa può finire in { $count } modi. Di’ quale, per esempio `{ $first }`; { COMMAND("move") } li elenca tutti.
refusal-not-your-turn = Tocca a { $mover }. Quando tocca a te, te lo dico io.
refusal-not-your-match = Quella partita è di qualcun altro. Per guardarla, premi **Altro** sotto una partita in corso, o **Rivedi** sotto una finita.
refusal-kept-from-others = Qualcuno qui tiene private le sue partite, quindi questa può rivederla solo chi l’ha giocata. Finché è in corso, **Guarda la mossa** sotto **Altro** mostra l’ultima mossa.
refusal-no-such-match = Non trovo quella partita. Scegline una dall’elenco; { COMMAND("games") } ha le tue.
refusal-match-over = Quella partita è finita. Cominciane un’altra con { COMMAND("challenge") }!
refusal-former-player = Quella partita era con «Ex partecipante», quindi non c’è a chi chiedere. Sfida qualcun altro con { COMMAND("challenge") }!
refusal-match-running = Quella partita è ancora in corso. { COMMAND("board") } la mostra.
refusal-match-quarantined = La notazione della partita { $match } non torna: piuttosto che tirare a indovinare, l’ho bloccata. Dillo a chi mi ospita; non si è perso niente.
refusal-out-of-date = Quel tabellone è vecchio: intanto la partita { $match } è andata avanti. Ecco com’è adesso.
refusal-old-button = Quel pulsante è di una mia versione precedente. { COMMAND("board") } mostra la partita con quelli nuovi.
refusal-old-command = Non riconosco quel comando; forse è di una mia versione precedente. Scrivi `/` e sceglilo di nuovo dall’elenco.
refusal-too-fast = Troppa fretta, anche per un gatto! Aspetta { $seconds } secondi, poi continua.
refusal-shown-enough = In questo canale ho già mandato troppe immagini in un minuto. Riprova tra poco.
refusal-too-much-to-draw = Adesso ci sono così tanti tabelloni da disegnare che il tuo arriverebbe tardi. Riprova tra poco.
refusal-no-match = Non hai partite in corso. Sfida qualcuno con { COMMAND("challenge") }!
refusal-nothing-awaits-you = Non tocca a te in nessuna partita. { COMMAND("games") } elenca le tue.
refusal-awaited-elsewhere = Qui tocca a { $opponent }, ma tocca a te nella partita { $match } contro { $other }: { $link } Gioca lì, o aggiungi `{ option-match }:{ $match }`.
refusal-which-match = Potrebbe essere più di una partita. Scegli quale in `{ option-match }`; { COMMAND("games") } le elenca tutte.
refusal-challenged-self = Quel nome è il tuo! Sfida qualcun altro, o lascia vuoto il nome per sfidare chiunque sia qui.
refusal-challenged-bot = I bot non sanno tenere in mano i gattini. Sfida una persona, o lascia vuoto il nome per sfidare chiunque sia qui.
refusal-challenged-stranger = Quella persona non è più su questo server. Sfida qualcuno che c’è.
refusal-challenged-twice = La tua sfida a { $opponent } è ancora aperta. Se ne lancia una alla volta, per non sommergere nessuno. Aspetta la risposta, o ritirala e lanciane un’altra, anche in un’altra edizione.
refusal-challenged-all-twice = La tua sfida per chiunque è ancora aperta. Aspetta che qualcuno accetti, o prima ritirala.
refusal-challenged-back = { $opponent } ti ha già lanciato una sfida qui. Guardala e accetta!
refusal-not-with-them = Non puoi iniziare una partita con { $opponent }. Sfida qualcun altro, o gioca con me!
refusal-you-blocked = Hai bloccato { $opponent }. Se vuoi giocare, prima togli il blocco.
refusal-declined-lately = { $opponent } ha rifiutato la tua sfida. Puoi riprovarci <t:{ $until }:R>.
refusal-blocked-self = Quel nome è il tuo! Scegli qualcun altro da bloccare.
refusal-blocked-bot = I bot non sfidano nessuno, quindi non c’è niente da bloccare. Scegli una persona.
refusal-too-many-blocked = Hai bloccato { $limit } persone, e non riesco a ricordarne altre. Prima sblocca qualcuno: { COMMAND("settings") }, **{ button-blocked }**.
refusal-banned = Chi mi ospita non ti lascia più usarmi, quindi non posso fare niente per te. Se pensi che sia un errore, o se vuoi i tuoi dati, chiedi a chi mi ospita.
refusal-challenge-over = A quella sfida qualcuno ha già risposto. { COMMAND("games") } mostra le tue partite, { COMMAND("challenge") } lancia una nuova sfida.
refusal-not-your-challenge = Quella sfida è per { $opponent }. Lancia la tua con { COMMAND("challenge") }!
refusal-own-challenge =
    { $whose ->
        [friend] A questa deve rispondere { $opponent }.
       *[anybody] A questa deve rispondere qualcun altro.
    } Tu puoi ritirarla.
refusal-only-challenger = Solo { $challenger } può ritirare quella sfida.
refusal-no-channel = Qui non posso pubblicare tabelloni. Permessi mancanti: { $missing }. Chiedili a chi gestisce il canale, o usa un altro canale.
refusal-no-puzzle-in-forum = In un forum non posso pubblicare il rompicapo del giorno. Scegli un canale testuale.
refusal-no-puzzle-there = Non posso pubblicare il rompicapo del giorno in { $channels }. Permessi mancanti: { $missing }. Concedili lì, o scegli un altro canale.
refusal-no-clubhouse-in-forum = Il ritrovo non può stare in un forum: lì non posso scrivere. Scegli un canale testuale.
refusal-no-clubhouse-there = Il ritrovo non può stare in { $channels }. Permessi mancanti: { $missing }. Concedili lì, o scegli un altro canale.
refusal-no-clubhouses = Chi mi ospita ha spento il ritrovo, quindi nessun server può averne uno.
refusal-role-everyone = Quel ruolo ce l’hanno tutti, e a chi vince la stagione ne serve uno speciale. Scegline un altro; per nessuno, lascia vuoto il campo in **Ritrovo**.
refusal-role-managed = Quel ruolo lo assegna Discord o un’app, quindi io non posso. Scegline un altro, o creane uno per chi vince.
refusal-role-powerful = Questo ruolo si ottiene vincendo, quindi non deve dare poteri di moderazione. Scegline uno che non permetta di gestire nulla, espellere, bannare o mettere in timeout, né di menzionare tutti.
refusal-role-not-allowed = Non posso ancora assegnare ruoli. Permesso mancante: { $missing }. Dallo al mio ruolo in Impostazioni server, Ruoli, e scegli di nuovo.
refusal-role-too-high = Posso assegnare solo ruoli che stanno sotto il mio. In Impostazioni server, Ruoli, sposta il mio ruolo sopra quello, e scegli di nuovo.
refusal-role-above-you = Quel ruolo non sta sotto il tuo ruolo più alto, quindi non puoi darlo. Scegline uno più basso, o chiedi a chi ha un ruolo più alto.
refusal-not-a-moderator = Può cambiarlo solo chi gestisce questo server. Chiedi a chi può farlo.
refusal-too-many-matches = Hai { $limit } partite in corso, e anche un gatto ha solo quattro zampe. Prima finiscine una: { COMMAND("games") } le elenca.
refusal-too-many-matches-of = { $player } ha { $limit } partite in corso, e più di così non si può. Riprova quando ne finisce una.
refusal-too-many-challenges = Hai già { $limit } sfide aperte. Guarda la più vecchia, o prima ritirala.
refusal-following-many = Segui già { $limit } partite, e a più di così non riesco a star dietro. Lasciane una con **Non seguire più**, sotto **Altro** o sotto un suo messaggio, oppure aspetta che ne finisca una.
refusal-not-in-this-channel = Su questo server si gioca in { $channels }. Prova lì.
refusal-thread-of-others = Questo thread è di un’altra partita. Lancia la sfida in { $channels }: la vostra avrà un posto tutto suo.
refusal-moderator-plays = Nella partita { $match } giochi anche tu, quindi non puoi chiuderla senza risultato. Chiedi a qualcun altro che gestisce questo server, o arrenditi con { COMMAND("resign") }.
refusal-not-in-this-server = Quella partita non è su questo server. Scegline una dall’elenco in `{ option-end-match }`.
refusal-nobody-else-here = Qui ci siamo solo noi, e io non so tenere in mano i gattini. Usa { COMMAND("challenge") } su un server, o in una conversazione con chi vuoi sfidare (per questo aggiungimi al tuo account).
refusal-board-not-alone = Chi gioca con te non vede questa conversazione, quindi la partita resta dov’è. `/board { option-text }:True` te la mostra a parole anche qui.
refusal-not-a-member = Non faccio ancora parte di questo server: sono stati aggiunti solo i miei comandi, quindi non posso pubblicare tabelloni. Chi gestisce il server può [aggiungermi]({ $invite }).
refusal-answers-hidden = Qui le mie risposte le vedresti solo tu, quindi nessuno potrebbe seguire una partita. Usa { COMMAND("challenge") } dove le app possono parlare a tutti, o chiedi di farmi aggiungere a questo server.
refusal-time-not-up = Tocca a { $opponent }, e il tempo scade <t:{ $until }:R>. Dopo puoi prenderti la vittoria.
refusal-untold = Forse { $opponent } non sa della tua ultima mossa: non ho potuto mostrare il tabellone. Con `/board` porta la partita in un canale visibile a voi due. Potrai prenderti la vittoria <t:{ $until }:R>.
refusal-your-own-time = Tocca proprio a te: se finisci il tempo, chi aspetta può prendersi la vittoria. Puoi ancora muovere!
offer-named =
    { $offer ->
        [draw] La proposta di pareggio
        [takeback] La richiesta di annullare
        [pause] La richiesta di pausa
       *[time] La richiesta di tempo
    }
refusal-offer-open = { offer-named } di { $by } è ancora aperta. Rispondi prima a quella, con questi pulsanti.
refusal-offer-replaced = Quella proposta non è più aperta. { offer-named } di { $by } ha preso il suo posto.
refusal-offer-declined = L’hai già chiesto. Puoi chiedere di nuovo dopo la prossima mossa.
refusal-nothing-offered = Quella proposta non è più aperta. { COMMAND("board") } mostra come va la partita.
refusal-your-own-offer = Quella proposta è tua: aspetta la risposta, o ritirala.
refusal-not-your-offer = Una proposta può ritirarla solo chi l’ha fatta. Tu puoi accettarla o rifiutarla.
refusal-nothing-to-take-back = Non hai ancora mosse da annullare. Continua a giocare!
refusal-no-clock = Questa partita non ha timer, quindi non c’è niente da fermare o concedere. Continua a giocare!
refusal-not-your-clock = Adesso corre il timer di { $mover }, non il tuo. Puoi chiedere più tempo quando tocca a te.
refusal-not-paused = Questa partita non è in pausa. { COMMAND("board") } mostra come va.
refusal-contest-holds = Il torneo di questa partita è in pausa, quindi nessun timer va avanti. Puoi giocare; il timer riparte quando riprende.
refusal-no-such-zone = Non conosco il fuso orario { $code }. I fusi si scrivono come Europe/Rome; scrivi `/settings { option-time-zone }:` per l’elenco.
refusal-nothing-kept = Di te non conservo niente. Sfida qualcuno con { COMMAND("challenge") }, e avrò qualcosa da ricordare!
refusal-record-too-large = Quel file è troppo grande per una partita salvata: al massimo { $limit } KiB. Allegane uno che ti ha dato `/replay` con **Come file**.
refusal-record-not-text = Quel file non è testo. Allegane uno che ti ha dato `/replay` con **Come file**.
refusal-record-empty = Quel file è vuoto. Allegane uno che ti ha dato `/replay` con **Come file**.
refusal-record-no-edition = Riga { $line }: prima delle mosse serve una riga con la variante: `Edition: classic`, `Edition: ghost` o `Edition: kittens`. Aggiungila e riprova.
refusal-record-odd-edition = Riga { $line }: non conosco la variante { $code }. Scrivi `classic`, `ghost` o `kittens` e riprova.
refusal-record-not-next = Riga { $line }: lì aspettavo la mossa { $expected }, non { $code }. Correggila e riprova.
refusal-record-too-long = Riga { $line }: una partita ha al massimo { $limit } mosse, quindi deve finire prima di quella riga. Togli il resto.
refusal-record-not-a-turn = Riga { $line }: non riesco a leggere { $code } come mossa. Correggila e riprova.
refusal-record-illegal-turn = Riga { $line }, { $code }: { $objection } Correggi e riprova.
refusal-record-ambiguous-turn = Riga { $line }, { $code }: può finire in più modi, per esempio `{ $first }`. Di’ quale e riprova.
refusal-record-gone = Questo file non ce l’ho più. Caricalo di nuovo con `/replay { option-file }:`.
refusal-what-to-replay = Di’ che cosa rivedere: una delle tue partite in `{ option-match }`, o una salvata in `{ option-file }`.
refusal-export-awaited = Sto ancora raccogliendo i tuoi dati. Aspetta quel file prima di chiedere di nuovo.
refusal-film-awaited = Sto ancora facendo un filmato per te. Aspettalo prima di chiedere di nuovo.
refusal-film-too-long = Così tante mosse non stanno in un filmato. Rivedile una per una.
refusal-no-such-number = In questa partita non c’è quella mossa. Premi di nuovo **Vai alla mossa** e scrivi un numero.
refusal-profile-bot = I bot non sanno tenere in mano i gattini, quindi non hanno un profilo. Scegli una persona.
refusal-you-played-nothing = Non hai ancora finito una partita. Sfida qualcuno con { COMMAND("challenge") }, e il tuo profilo si riempie da sé!
refusal-nothing-played = Questa persona non ha ancora finito una partita. Che ne dici di una sfida con { COMMAND("challenge") }?
refusal-profile-kept = Questo profilo è privato. { COMMAND("history") } ha le partite giocate fra voi due.
refusal-profile-stranger = Quella persona non è qui, e voi due non avete mai giocato insieme. Scegli qualcuno che è qui o con cui hai giocato, o lascia vuoto il nome per vedere il tuo profilo.
refusal-leaderboard-elsewhere = Quella è la classifica di un altro server. { COMMAND("leaderboard") } mostra quella di questo, o quella di tutti.
refusal-no-such-season = Non conosco quella stagione. Scegline una dall’elenco in `{ option-season }`, o lascia vuoto.
refusal-no-such-hour = Le ore vanno da 0 a 23. Riprova con una di queste.
refusal-half-quiet = Le ore di silenzio hanno un inizio e una fine: indica sia `{ option-quiet-from }` sia `{ option-quiet-until }`.
refusal-no-such-level = Non conosco quel livello. Premi **Gioca con me** in { COMMAND("help") } e scegline uno dall’elenco.
refusal-not-your-lesson = Quella lezione è di qualcun altro. **Primi passi** in { COMMAND("help") } comincia la tua.
refusal-bot-plays-you = Noi due stiamo già giocando ({ edition }), nella partita { $match }. Prima finiamo quella; { COMMAND("board") } la porta qui, { COMMAND("resign") } la chiude.
refusal-bot-is-guest = Qui sono solo di passaggio, quindi non potrei mostrare le mie mosse. Mandami un messaggio diretto, o gioca con me su un server che mi ha aggiunto.
refusal-bot-cannot-play = Adesso non posso giocare; chi mi ospita trova il motivo nel mio log. Intanto sfida qualcuno con { COMMAND("challenge") }!
refusal-no-hints-rated = Questa partita è classificata, quindi niente suggerimenti. Ci sono nelle partite contro di me e in quelle cominciate con { COMMAND("challenge") } `{ option-hints }:True`.
refusal-no-hints-here = Questa partita è cominciata senza suggerimenti, quindi non li riceve nessuno. { COMMAND("challenge") } `{ option-hints }:True` ne comincia una con suggerimenti per chi li chiede.
refusal-hints-not-rated = Una partita con suggerimenti non può essere classificata. Togli `{ option-rated }` e sarà amichevole, o togli `{ option-hints }`.
refusal-hint-awaited = Sto ancora pensando a un suggerimento per te. Arriva tra poco.
refusal-cannot-think = Adesso non riesco a pensare, quindi niente suggerimenti né analisi; chi mi ospita trova il motivo nel mio log. La tua partita va avanti così com’è, e nessun suggerimento è stato contato.
refusal-too-much-to-think = Adesso mi chiedono in così tanti che il tuo suggerimento arriverebbe tardi. Non l’ho contato; riprova tra poco.
refusal-review-awaited = Sto ancora lavorando a un’analisi per te. Aspettala prima di chiedere di nuovo.
refusal-review-of-running = Quella partita è ancora in corso. Potrai analizzarla quando è finita.
refusal-nothing-to-review = In quella partita nessuno ha mosso, quindi non c’è niente da analizzare.
refusal-review-unseen = Chi ha giocato con te non ha ancora guardato questa analisi. Quando l’avrà fatto, potrai mostrarla a tutti.
refusal-puzzle-not-yours = Quel rompicapo è di qualcun altro. { COMMAND("puzzle") } te ne dà uno tuo.
refusal-puzzle-done = Quel rompicapo è chiuso: l’hai finito, o ne hai cominciato un altro. { COMMAND("puzzle") } te ne dà uno.
refusal-puzzle-changed = Hai continuato questo rompicapo altrove. { COMMAND("puzzle") } o { COMMAND("daily") } mostra a che punto sei.
refusal-puzzle-of-the-past = Quel rompicapo del giorno è finito; la tua serie non è cambiata. { COMMAND("daily") } mostra quello di oggi.
refusal-puzzle-not-yet = Quel rompicapo del giorno non c’è ancora: ne arriva uno nuovo a mezzanotte UTC. { COMMAND("daily") } mostra quello di oggi.
refusal-puzzle-gone = Quel rompicapo non ce l’ho più; non conta né a favore né contro. { COMMAND("puzzle") } te ne dà un altro.
refusal-puzzle-counts-not = Per un server conta solo un rompicapo del giorno che hai risolto. { COMMAND("daily") } mostra quello di oggi.
refusal-no-puzzle-left = Questi li hai già fatti tutti. Scegli un’altra variante o difficoltà con { COMMAND("puzzle") }.
refusal-challenge-expired = Quella sfida è scaduta. { COMMAND("challenge") } ne lancia una nuova.
refusal-opponent-not-here = { $opponent } non vede questo canale, quindi qui non potete giocare. Prova in un canale visibile a voi due.
objection-game-over = Quella partita è finita.
objection-square-taken = Quella casella è occupata.
objection-no-kitten = Non hai gattini in riserva.
objection-no-cat = Non hai gatti in riserva.
objection-no-cats-here = In questa variante non ci sono gatti.
objection-no-ghosts-here = In questa variante non ci sono fantasmi.
objection-ghost-out = Il tuo fantasma era già sul letto a inizio turno. Tornato a casa, può entrare dal turno dopo.
objection-not-an-entry = Da lì i fantasmi non possono entrare; entrano dal bordo del letto, tra due caselle. `c4 g a23` vuol dire un pezzo in c4 e il fantasma tra a2 e a3.
objection-stitch-taken = Lì c’è già l’altro fantasma.
objection-nothing-graduates = Con quella mossa nessun pezzo cresce o torna in riserva.
objection-win-graduates-nothing = Quella mossa vince, quindi nessun pezzo torna in riserva.
objection-not-a-graduation = Quei pezzi non possono tornare in riserva con quella mossa.
objection-must-graduate = Uno dei tuoi deve tornare in riserva: di’ quale.

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

alert-disk = **Il mio disco è quasi pieno:** dove sta il mio database restano { $free } MiB. Con il disco pieno non accetto mosse. Forse lo spazio lo occupano vecchi backup, o le copie accanto al database (`.before-…`, `.replaced-…`).
alert-database = **Non riesco a scrivere nel mio database:** adesso non accetto mosse, e chiedo a chi gioca di riprovare più tardi. Il log dice perché (`CRITICAL`): un file perso o sostituito, il blocco di un altro programma, o lo spazio finito.
alert-lost = **Il mio database è andato perso mentre ero in funzione:** { $why }. Ho interrotto tutto, e da allora non ho accettato niente. Quello che c’era è salvato lì accanto (`.rescued`), per quanto si poteva ancora leggere: il log dice dove, e come recuperarlo.
alert-taken = **Un altro programma si è preso il mio database mentre ero in funzione.** Ho interrotto tutto, e da allora non ho accettato mosse; quelle di prima sono tutte nel file. Controlla se lo sta usando un secondo Boop Bot.
alert-replaced = **Uno dei miei processi non risponde più:** quello che gestiva promemoria, rompicapi del giorno e backup. Ora ci pensa un altro, quindi non si perde niente. Controlla se si è bloccato: chi era affidato a quel processo forse non riceve risposta.
alert-over =
    { $cause ->
        [disk] ✅ Il mio disco ha di nuovo spazio.
        [database] ✅ Posso di nuovo scrivere nel mio database e accettare mosse.
        [backup] ✅ Ho di nuovo un backup recente.
       *[boards] ✅ Posso di nuovo mostrare tutti i tabelloni.
    }
alert-newer = **C’è una mia versione più nuova:** { $version }. Quando passarci lo decidi tu: le note di versione dicono che cosa c’è di nuovo, e se devi fare qualcosa.
alert-quarantine =
    { $count ->
        [one] **La partita { $list } è in quarantena:** la sua notazione non torna, quindi nessuno può continuarla. `python -m bot check` dice che cosa non va; chi la giocava può cominciarne una nuova.
       *[other] **Le partite { $list } sono in quarantena:** le loro notazioni non tornano, quindi nessuno può continuarle. `python -m bot check` dice che cosa non va; chi le giocava può cominciarne di nuove.
    }
alert-backup = **Non ho un backup recente:** { $why }
alert-boards =
    { $count ->
        [one] **Da dieci minuti non riesco a mostrare il tabellone della partita { $list }.** Forse non posso più scrivere nel suo canale, o non c’è più: `python -m bot doctor` dice che cosa mi manca; `/board` porta la partita altrove. Se è una giornata no di Discord, passa da sola.
       *[other] **Da dieci minuti non riesco a mostrare i tabelloni delle partite { $list }.** Forse non posso più scrivere nei loro canali, o non ci sono più: `python -m bot doctor` dice che cosa mi manca; `/board` porta una partita altrove. Se è una giornata no di Discord, passa da sola.
    }
application-description = Gattini dispettosi su un letto. Gioca a boop con chi vuoi, una mossa oggi e una domani, o con me: /challenge, in qualsiasi canale. /help spiega tutto in due minuti.
application-tags = gioco da tavolo, per due, a turni, gatti, giochi

## When something breaks.

error-database = Adesso non riesco a usare il mio database, quindi non ho fatto niente. Ogni partita è com’era: riprova più tardi.
error-database-lost = Ho appena perso il contatto con il mio database, e non so se ho fatto in tempo a salvare. Niente è rimasto a metà: guarda come stanno le cose prima di riprovare.
error-discord = Discord ha appena inciampato. Non si è perso niente: riprova.
error-unexpected = Qualcosa è andato storto, e la colpa è mia; la tua partita è al sicuro. Se succede ancora, dai a chi mi ospita questo riferimento: `{ $reference }`.

## The teacher: hints, and the warning of a preview. What a turn does stands behind its name or behind "It"; "they" is the
## other player. A fact never says more than is true: "threatens" is what would happen if the other let it be.

hint = 💡 **{ $turn }.** { $why }
hint-place =
    { $kind ->
        [cat] Gatto in { $square }
       *[kitten] Gattino in { $square }
    }
hint-way = { $turn }; { $way }
hint-entry = fantasma tra { $low } e { $high }
hint-why =
    { $count ->
        [one] Questa mossa { $first }.
       *[other] Questa mossa { $first }, e in più { $second }.
    }
hint-look =
    💡 { $told } Guarda { $part ->
        [top-left] in alto a sinistra, colonne da { $left } a { $right }, righe da { $lower } a { $upper }
        [top-right] in alto a destra, colonne da { $left } a { $right }, righe da { $lower } a { $upper }
        [bottom-left] in basso a sinistra, colonne da { $left } a { $right }, righe da { $lower } a { $upper }
       *[bottom-right] in basso a destra, colonne da { $left } a { $right }, righe da { $lower } a { $upper }
    }.
hint-look-idea =
    { $idea ->
        [wins] Puoi vincere subito.
        [eight] Avrai tutti e otto i pezzi sul letto, quindi uno torna via.
        [threatens] Puoi minacciare di vincere alla mossa dopo.
        [prepares] Puoi preparare una fila che crescerebbe alla mossa dopo.
        [trap] Attenzione: la casella che sembra la migliore non lo è.
        [nothing] Puoi non lasciare all’avversario né file da completare né pezzi da buttare giù dal letto.
        [ghost] Il tuo fantasma può entrare e dirigersi verso pezzi avversari.
        [safe] Puoi mettere i tuoi pezzi al sicuro per una mossa.
        [more] Puoi avere sul letto più pezzi dell’avversario.
        [middle] Stai lontano dai bordi: da lì si cade facilmente dal letto.
        [apart] Puoi separare i pezzi avversari.
        [beside] Puoi mettere un pezzo accanto a un altro dei tuoi, verso tre in fila.
        [free] Niente di urgente: molte mosse si equivalgono.
       *[quiet] Ora non spicca niente: si tratta di trovare una buona casella.
    }
hint-look-forces = Qualunque cosa faccia l’avversario, puoi vincere entro { $turns } mosse.
hint-look-lost =
    { $turns ->
        [1] Qualunque mossa tu faccia, l’avversario può vincere alla mossa dopo.
       *[other] Qualunque mossa tu faccia, l’avversario può vincere entro { $turns } mosse: cerca quella che resiste di più.
    }
hint-look-stops =
    { $named ->
        [yes] L’avversario minaccia di vincere { winning-on }, e tu puoi impedirlo.
       *[no] L’avversario minaccia di vincere, e tu puoi impedirlo.
    }
hint-look-few =
    Solo { $count } delle { $free } caselle libere { $count ->
        [1] impedisce
       *[other] impediscono
    } all’avversario di { $turns ->
        [1] vincere alla mossa dopo
       *[other] forzare la vittoria entro { $turns } mosse
    }.
hint-look-grows =
    { $count ->
        [one] Un tuo gattino può
       *[other] { $count } dei tuoi gattini possono
    } crescere con questa mossa.
hint-look-pushes =
    Puoi buttare giù dal letto { $count ->
        [one] un pezzo avversario
       *[other] { $count } pezzi avversari
    }.
hint-look-keeps =
    { $named ->
        [yes] L’avversario potrebbe completare una fila { on-squares }, e tu puoi impedirlo.
       *[no] L’avversario potrebbe completare una fila alla mossa dopo, e tu puoi impedirlo.
    }
hint-look-spoils =
    { $reply ->
        [none] L’avversario ha una buona mossa:
       *[other] Occhio alla mossa avversaria in { $reply }:
    } { $does ->
        [grows] farebbe crescere dei gattini
        [threatens] minaccerebbe di vincere
        [pushes] butterebbe giù dei tuoi pezzi
       *[line] preparerebbe una fila da far crescere
    }. Puoi rovinarla.
hint-look-edge =
    Puoi spingere fino al bordo { $count ->
        [one] un pezzo avversario
       *[other] { $count } pezzi avversari
    }, a una sola spinta dalla caduta.
hint-look-kind =
    { $kind ->
        [cat] Serve un gatto.
       *[kitten] Serve un gattino.
    }
hint-found = 👍 È proprio quello che giocherei io!
hint-threat = L’avversario minaccia di vincere { winning-on }.
hint-few-hold =
    { $count ->
        [1]
            Delle { $free } caselle libere, solo questa impedisce all’avversario di { $turns ->
                [1] vincere alla prossima mossa
               *[other] assicurarsi la vittoria entro { $turns } mosse
            }.
       *[other]
            Delle { $free } caselle libere, solo { $count } impediscono all’avversario di { $turns ->
                [1] vincere alla prossima mossa
               *[other] assicurarsi la vittoria entro { $turns } mosse
            }, e questa è una di quelle.
    }
hint-but-win = Ma poi l’avversario può vincere { winning-on }.
hint-but-growing =
    Ma poi l’avversario può completare una fila { on-squares }{ $anyway ->
        [yes] { " " }(impedirlo del tutto non si può)
       *[no] { "" }
    }.
hint-but-loses =
    Ma costa { $count ->
        [one]
            un pezzo, che { $too ->
                [yes] cade anche lui
               *[no] cade dal letto
            }
       *[other]
            { $count } pezzi, che { $too ->
                [yes] cadono anche loro
               *[no] cadono dal letto
            }
    }.
hint-not =
    Meglio non { $kind ->
        [kitten] mettere un gattino in { $square }
        [cat] mettere un gatto in { $square }
       *[any] giocare in { $square }
    }
hint-not-win = { hint-not }: poi l’avversario può vincere { winning-on }.
hint-not-forced =
    { hint-not }: poi l’avversario { $turns ->
        [1] può vincere subito
       *[other] ha la vittoria sicura entro { $turns } mosse
    }.
hint-not-grows =
    { hint-not }: l’avversario può rispondere in { $reply } e far crescere { $count ->
        [one] un gattino
       *[other] { $count } gattini
    }.
hint-not-threatens = { hint-not }: l’avversario può rispondere in { $reply } e minacciare di vincere { winning-on }.
hint-not-pushes =
    { hint-not }: l’avversario può rispondere in { $reply } e buttare giù dal letto { $many ->
        [yes] { $count } pezzi tuoi
       *[no]
            { $count ->
                [one] il tuo pezzo in { $squares }
               *[other] i tuoi pezzi in { $squares }
            }
    }.
hint-not-line = { hint-not }: l’avversario può rispondere in { $reply } e preparare una fila da far crescere con un pezzo in più { on-squares }.
hint-not-line-sure = { hint-not }: l’avversario può rispondere in { $reply } e preparare una fila da far crescere con un pezzo in più { on-squares }, che non potresti più impedire.
hint-lose-at-once = Meglio non giocare in { $squares }: l’avversario vincerebbe subito.
hint-follow-up = Se l’avversario risponde in { $reply }, poi { $next } { $does }.
hint-eight = Così hai tutti e otto i pezzi sul letto, quindi uno torna via.
hint-ghost-waits = Il tuo fantasma stavolta resta in riserva.
hint-as-good =
    { $how ->
        [many] Qui molte altre mosse sembrano buone come questa.
        [alone] Nessun’altra casella sembra buona come questa.
       *[some] Anche qualche altra casella sembra più o meno buona come questa.
    }
hint-lost-now = Ormai niente ferma l’avversario: qualunque cosa tu giochi, può vincere alla prossima mossa.
hint-lost = Qualunque cosa tu giochi, l’avversario può vincere entro { $turns } mosse, ma così resisti più a lungo.
hint-behind =
    { $cats ->
        [told] Qui sei in svantaggio (gatti: { $own } a { $theirs }).
       *[none] Qui sei in svantaggio.
    }
hint-ahead =
    { $cats ->
        [told] Qui sei in netto vantaggio (gatti: { $own } a { $theirs }).
       *[none] Qui sei in netto vantaggio.
    }
hint-no-reason = Non c’è un motivo preciso: di tutte le mosse che ho provato, questa è andata meglio.
hint-warning = ⚠️ Dopo questa mossa, l’avversario può vincere { winning-on }.
on-squares =
    { $many ->
        [yes] in { $count } caselle diverse
       *[no] in { $squares }
    }
winning-on =
    { $with ->
        [cat] con un gatto{ " " }
        [kitten] con un gattino{ " " }
       *[any] { "" }
    }{ on-squares }
square-of-line =
    { $square } (fila { $line }{ $pushed ->
        [piece] , spingendo
        [ghost] , grazie al fantasma
       *[nobody] { "" }
    })
square-by-ghost = { $square } (grazie al fantasma)
fact-wins = vince la partita
fact-wins-in =
    { $turns ->
        [2] assicura la vittoria alla mossa dopo, qualunque cosa risponda l’avversario
       *[other] assicura la vittoria in { $turns } mosse al massimo, qualunque cosa risponda l’avversario
    }
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] occupa l’unica casella che ferma la minaccia
               *[no] ferma la minaccia
            }
       *[new]
            { $only ->
                [yes] occupa l’unica casella che impedisce all’avversario di vincere { winning-on }
               *[no] impedisce all’avversario di vincere { winning-on }
            }
    }
fact-leaves-win = permette all’avversario di vincere { winning-on }
fact-grows-up =
    { $count ->
        [one] fa crescere un gattino
       *[other] fa crescere { $count } gattini
    }
fact-anyway = { $does } (come quasi ogni casella)
fact-threatens-win = minaccia di vincere { winning-on }
fact-leaves-line = lascia lì una fila che si poteva completare { on-squares }
fact-stops-growing = impedisce all’avversario di completare una fila { on-squares }
fact-leaves-growing = permette all’avversario di completare una fila { on-squares }
fact-threatens-growing =
    prepara una fila che crescerebbe con { $kind ->
        [kitten] un gattino
        [cat] un gatto
       *[any] un pezzo in più
    } { $many ->
        [yes] in una di { $count } caselle
       *[no] in { $squares }
    }
fact-pushes-off =
    butta giù dal letto { $many ->
        [yes] { $count } pezzi avversari
       *[no]
            { $count ->
                [one] il pezzo avversario in { $squares }
               *[other] i pezzi avversari in { $squares }
            }
    }
fact-scares-off =
    manda il fantasma a spaventare { $many ->
        [yes] { $count } pezzi avversari, che cadono dal letto
       *[no]
            { $count ->
                [one] il pezzo avversario in { $squares }, che cade dal letto
               *[other] i pezzi avversari in { $squares }, che cadono dal letto
            }
    }
fact-ghost-comes =
    manda il fantasma verso { $many ->
        [yes] { $count } pezzi avversari
       *[no]
            { $count ->
                [one] il pezzo avversario in { $squares }
               *[other] i pezzi avversari in { $squares }
            }
    }
fact-spoils-threat = rovina all’avversario la mossa in { $reply }, con cui avrebbe minacciato di vincere { winning-on }
fact-spoils-push =
    rovina all’avversario la mossa in { $reply }, con cui avrebbe buttato giù dal letto { $many ->
        [yes] { $count } pezzi
       *[no]
            { $count ->
                [one] il pezzo in { $squares }
               *[other] i pezzi in { $squares }
            }
    }
fact-spoils-line = rovina all’avversario la mossa in { $reply }, con cui avrebbe preparato una fila da far crescere
fact-spoils-growing =
    rovina all’avversario la mossa in { $reply }, con cui avrebbe fatto crescere { $count ->
        [one] un gattino
       *[other] { $count } gattini
    }
fact-leaves-nothing = non lascia all’avversario né file da completare né pezzi da buttare giù
fact-loses-pieces =
    costa { $count ->
        [one] un pezzo, che cade dal letto
       *[other] { $count } pezzi, che cadono dal letto
    }
fact-pushes-to-edge =
    spinge { $many ->
        [yes] { $count } pezzi avversari
       *[no]
            { $count ->
                [one] il pezzo avversario in { $squares }
               *[other] i pezzi avversari in { $squares }
            }
    } fino al bordo
fact-own-to-edge =
    spinge { $many ->
        [yes] { $count } pezzi propri
       *[no]
            { $count ->
                [one] il proprio pezzo in { $squares }
               *[other] i propri pezzi in { $squares }
            }
    } fino al bordo
fact-nobody-falls = non lascia all’avversario pezzi da buttare giù alla prossima mossa
fact-more-on-bed = porta a { $own } i pezzi sul letto, contro { $theirs } dell’avversario
fact-middle = occupa il centro
fact-pushes-apart = separa i pezzi avversari
fact-beside =
    affianca { $count ->
        [one] un pezzo dello stesso colore
       *[other] { $count } pezzi dello stesso colore
    }
board-handicap = Si parte con un vantaggio: { $orange } ha un gatto in riserva fin dalla prima mossa.
board-may-hint = Non sai che fare? In **Boop!** trovi **Suggerimento**; qui conto quelli che chiedete.
board-may-hint-level = Non sai che fare? In **Boop!** trovi **Suggerimento**; se lo usi, il livello non conta come battuto.
board-hints = 💡 Suggerimenti: { $counts }
board-hints-of = { $player } { $count }

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

review-title = 🔎 Analisi della partita { $match }: { $orange } contro { $gray }
review-chart = Chi stava meglio, turno per turno
review-moment = **{ $place }** · Mossa { $turn }, { $player } contro { $other } · possibilità di vittoria: da { $before }% a { $after }%
review-played = **{ $played }** { $against }.
review-better = Meglio: ||{ $better }||
review-better-turn = **{ $turn }.** { $why }
review-loses =
    dà all’avversario la vittoria sicura { $turns ->
        [1] alla prossima mossa
       *[other] entro { $turns } mosse
    }
review-misses-line = lascia lì una fila che si poteva completare
review-misses-win = si lascia sfuggire una vittoria
review-reply-grows =
    permette all’avversario di rispondere in { $reply } e far crescere { $count ->
        [one] un gattino
       *[other] { $count } gattini
    }
review-reply-threatens = permette all’avversario di rispondere in { $reply } e minacciare di vincere { winning-on }
review-reply-pushes =
    permette all’avversario di rispondere in { $reply } e buttare giù dal letto { $many ->
        [yes] { $count } pezzi
       *[no]
            { $count ->
                [one] il pezzo in { $squares }
               *[other] i pezzi in { $squares }
            }
    }
review-reply-line = permette all’avversario di rispondere in { $reply } e preparare una fila da far crescere
review-reply-line-sure = permette all’avversario di rispondere in { $reply } e preparare una fila da far crescere, che non si può più impedire
review-reply-wins = permette all’avversario di rispondere in { $reply } e vincere di sicuro entro { $turns } mosse
review-leaves-none = Non lascia all’avversario nessuna mossa vincente.
review-leaves-no-line = Così l’avversario non può completare nessuna fila con la prossima mossa.
review-nothing-against = si poteva giocare, ma c’era di meglio
review-lets-slip = lascia sfuggire un’occasione migliore
review-gives-away = spreca quasi tutte le possibilità
review-best-answer = { $told } (la risposta migliore: { $reply })
review-line-where = { $told } ({ on-squares })
review-with-cat = { $square } (con un gatto)
review-answer-does = { $told } (la risposta migliore: { $reply }, che { $does })
review-answer-then = { $told } (la risposta migliore: { $reply }; dopo { $next }, la sua mossa in { $later } { $does })
review-cause =
    { $told }, perché { $by ->
        [ghost] il fantasma spinge
       *[piece] spinge
    } { $kind ->
        [cat] il gatto
       *[kitten] il gattino
    } avversario da { $origin } a { $to }
review-even = Nessuna mossa ha deciso da sola questa partita: è andata avanti un po’ alla volta.
review-lost-from = Dalla mossa { $turn } in poi { $player } poteva salvare ben poco.
review-bots-slip = { $player } non ha lasciato andare quasi nulla. Ha deciso la mia mossa { $turn }: **{ $played }**.
review-kept =
    { $player } · voto { $kept } su 100{ $hints ->
        [0] { "" }
        [one] { " " }(con 1 suggerimento)
       *[other] { " " }(con { $hints } suggerimenti)
    }: { $how ->
        [every] non ha sprecato nessuna occasione
        [all] non ha sprecato quasi nessuna occasione
        [most] ha sprecato qualche occasione
        [some] ha sprecato molte occasioni
       *[few] una partita difficile, c’è ancora molto da scoprire
    }.
review-praise = ⭐ Ben giocato! Mossa { $turn }, { $player }: **{ $played }.** { $why }
moment-title = **{ $place } di { $count } · Mossa { $turn }, { $player } contro { $other }**
moment-played = In partita: **{ $played }** { $against }. Possibilità di vittoria: da { $before }% a { $after }%
moment-better = Meglio: { $better }
moment-pictures =
    { $better ->
        [yes] Prima immagine: com’è andata. Seconda: la mossa migliore.
        [hidden] La mossa migliore è nascosta: prima puoi provare a trovarla tu.
       *[no] L’immagine mostra com’è andata. La mossa migliore è nascosta: prima puoi provare a trovarla tu.
    }
moment-chances = Le possibilità valgono per giocatori umani, a cui ogni tanto sfugge qualcosa: per questo una vittoria sicura non è il 100%.
try-where = **Di nuovo la mossa { $turn }, al posto di { $player }.** Dove va il { $kind ->
        [cat] gatto
       *[kitten] gattino
    }?
try-wins = **{ $turn }.** Così vinci!
try-loses = **{ $turn }.** Così regali la vittoria.
try-verdict =
    { $verdict ->
        [best] È proprio questa! ⭐
        [good] Vale quasi quanto la migliore! ⭐
        [better] Meglio della mossa giocata in partita, ma ce n’è una ancora migliore.
        [alike] Vale più o meno quanto la mossa giocata in partita.
        [lost] Perde allo stesso modo.
        [same] È la mossa giocata in partita.
       *[worse] Meno buona della mossa giocata in partita.
    }
try-answer = **{ $turn }.** Io risponderei: **{ $reply }**. Le tue possibilità così: circa { $chance }%. Con la mossa giocata in partita: { $played }%.
try-sure = **{ $turn }.** Vinci in { $turns } mosse al massimo, qualunque cosa risponda l’avversario. Il suo miglior tentativo: **{ $reply }**.
try-answer-wins = **{ $turn }.** Io risponderei **{ $reply }**, e vincerei. Con la mossa giocata in partita: { $played }%.
try-follows = Poi una tua mossa in { $next } { $does }.
try-shown = L’immagine mostra la mia risposta.
button-moment = Mossa { $turn }
button-moment-back = Torna alla mossa
button-try-it = Provala
button-try-another = Un’altra
button-show-better = Mostra la mossa migliore
button-overview = Panoramica
review-how = In alto sta meglio { $upper }, in basso { $lower }. Le possibilità valgono tra persone, a cui ogni tanto sfugge qualcosa.
review-show-later = Quando l’avrete vista entrambi, potrete mostrare l’analisi a tutti: premi poi di nuovo **{ button-review }**.
moment-alt =
    { $better ->
        [yes] Alla mossa { $turn } era meglio così.
       *[no] La mossa { $turn }, com’è stata giocata.
    }
review-alt =
    Grafico delle possibilità di vittoria di { $upper }, su { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }; le altre sono quelle di { $lower }.
review-alt-turn = Dopo la mossa { $turn }: { $chance }%.
review-alt-moment = Il numero { $place } indica la mossa { $turn }.
picture-kept = voto { $kept } su 100
review-alt-kept = { $player } · { picture-kept }.
review-alt-star = Una stella indica la mossa { $turn }, ben giocata.
picture-better = sta meglio { $player }
picture-turn = mossa
picture-turning-point = punto di svolta
review-alt-turning-point = Una linea segna la mossa { $turn }, il punto di svolta.
review-progress = 🔎 Guardo la mossa { $done } di { $turns }…
review-waiting = 🔎 C’è un po’ di coda; la tua analisi arriva tra poco…
button-review = Analisi

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

house-title = ### 🐾 Che cosa si gioca
house-match =
    { $near ->
        [yes] • { $orange } contro { $gray }, quasi alla fine! Tocca a { $mover }, { house-since } · [partita { $match }]({ $link })
       *[no] • { $orange } contro { $gray } · tocca a { $mover }, { house-since } · [partita { $match }]({ $link })
    }
house-since =
    { $moved ->
        [no] iniziata <t:{ $since }:R>
       *[yes] ultima mossa <t:{ $since }:R>
    }
house-more =
    { $count ->
        [one] … e un’altra partita.
       *[other] … e altre { $count } partite.
    }
house-open = • { $who } cerca una partita: { edition }, { pace } · [sfida]({ $link })
house-contest =
    { $state ->
        [open] { $contest } comincia il <t:{ $due }:f>, e si può ancora partecipare
        [running] { $contest } è in corso
        [paused] { $contest } è in pausa
       *[resting] { $contest } riprende il <t:{ $due }:f>
    }
house-contest-link =
    { $contest-kind ->
        [league] [campionato]({ $link })
        [cup] [coppa]({ $link })
       *[arena] [arena]({ $link })
    }
house-quiet = Qui è tutto tranquillo. Chi ha voglia di una partita?
house-leader = { $place }. { $player } { $rating }
house-season = 🏆 Questa stagione a { edition }: { $list }
house-streak =
    { $days ->
        [one] 🔥 Serie del rompicapo del giorno: 1 giorno
       *[other] 🔥 Serie del rompicapo del giorno: { $days } giorni
    }
picture-house = Che cosa si gioca
picture-moves = deve muovere
picture-looking = cerca una partita
picture-near-end = quasi alla fine
picture-waits =
    { $days ->
        [one] da 1 giorno
       *[other] da { $days } giorni
    }
picture-leading = Questa stagione a { edition } · punteggio meno incertezza
house-alt = Che cosa si gioca qui.
house-alt-match = { $orange } gioca contro { $gray }; tocca a { $mover }.
house-alt-near-end = È una partita quasi alla fine.
house-alt-waits =
    Aspetta da { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }.
house-alt-open = { $who } cerca una partita.
house-alt-quiet = Un cuscino vuoto, e due gatti che dormono.
house-alt-leading = { picture-leading }.
house-alt-leader = { $place }º posto in questa stagione: { $player }, { $rating }.
button-play-with = Gioca con { $who }
button-new-challenge = Nuova sfida
button-leaderboard = Classifica
button-champions = Albo d’oro
clubhouse-result = { $result } · [partita { $match }]({ $link })
clubhouse-lead = 👑 { $who } passa in testa alla stagione di { edition }!
challenge-begun-elsewhere = Si gioca! La partita { $match } è in { $channel }.
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results =
    { $results ->
        [all] tutti i risultati
        [rated] risultati delle classificate
       *[none] nessun risultato
    }
setting-clubhouse-board = bacheca
setting-clubhouse-season = fine della stagione
setting-clubhouse-trouble = ⚠️ Lì non posso scrivere. Permessi mancanti: { $missing }.
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ Ma in { $channels } non posso crearne. Permessi mancanti: { $missing }.
owner-channel-closed =
    Su **{ $server }** non posso più pubblicare in { $channel } ({ $what ->
        [puzzle] rompicapo del giorno
       *[clubhouse] ritrovo
    }): mi manca { $missing }. Permettilo lì, o scegli un altro canale con { COMMAND("server") }.
owner-channel-gone =
    Su **{ $server }** il canale in cui pubblicavo non c’è più ({ $what ->
        [puzzle] rompicapo del giorno
       *[clubhouse] ritrovo
    }). Scegline un altro lì con { COMMAND("server") } e continuo.
owner-mended = ✅ Su **{ $server }** posso di nuovo scrivere in { $channel }. Non devi fare altro.
owner-moved = ✅ Su **{ $server }** ora scrivo in { $channel }. Non devi fare altro.
owner-contests-closed = Su **{ $server }** non posso più pubblicare in { $channel }, e le gare lì sono ferme: mi manca { $missing }. Permettilo lì, oppure apri una gara con { COMMAND("league") }, { COMMAND("cup") } o { COMMAND("arena") } in un altro canale e premi **{ button-contest-here }**.
owner-contests-gone = Su **{ $server }** il canale di { $contest } non c’è più, e la gara è ferma. Aprila con { COMMAND("league") }, { COMMAND("cup") } o { COMMAND("arena") } in un altro canale e premi **{ button-contest-here }**.
command-server-clubhouse = Usa questo canale come ritrovo: qui pubblico che cosa si gioca e chi ha vinto
form-clubhouse = Dove pubblico, senza notifiche, che cosa si gioca e chi ha vinto; se lasci vuoto, da nessuna parte
form-about-results = Mai le partite contro di me, né quelle di chi non vuole comparire nelle classifiche
form-results =
    { $results ->
        [all] Tutti i risultati
        [rated] Risultati delle classificate
       *[none] Nessun risultato
    }
form-about-house = Un messaggio che tengo aggiornato: partite, sfide, la stagione
form-about-season = Il podio, il primo giorno di ogni trimestre
setting-champion-role =
    { $role ->
        [none] nessuno
        [gone] il ruolo non c’è più
       *[other] { $role }
    }
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ Non posso assegnarlo. Permesso mancante: { $missing }.
        [too-high] ⚠️ Non posso assegnarlo: in Impostazioni server, Ruoli, sposta il mio ruolo sopra quello.
        [powerful] ⚠️ Non lo assegno più: adesso ha permessi di moderazione. Scegline un altro.
       *[refused] ⚠️ Discord non mi ha permesso di assegnarlo. Ci riprovo entro un’ora.
    }
command-server-champion-role = Il ruolo per chi vince la stagione; per smettere, svuotalo in «Ritrovo»
form-champion-role = Lo riceve chi vince la stagione; mi servono Gestisci ruoli e un ruolo più alto. Vuoto: nessuno
audit-champion =
    { $given ->
        [yes] Ha vinto l’ultima stagione di boop
       *[no] Non ha più il titolo dell’ultima stagione di boop
    }
champion-role-ask = Do { $role } a chi vince ogni stagione? Per l’ultima, subito: { $names }.
champion-role-ask-nobody = Do { $role } a chi vince ogni stagione? L’ultima non l’ha vinta nessuno, quindi fino alla fine di questa non lo do.
champion-role-ask-former = Sostituisce { $role }, che perderebbe: { $names }.
button-role-yes = Sì, dallo
button-role-no = No, lascia tutto così

## The week of a server: a picture, and a few lines above it.

week-title = ### 🗓️ La settimana di boop · { $first } – { $last }
week-numbers =
    { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    } con { $people } partecipanti: { $turns ->
        [one] 1 mossa
       *[other] { $turns } mosse
    }, { $boops } boop, { $off ->
        [one] 1 pezzo
       *[other] { $off } pezzi
    } giù dal letto.
week-upset = Colpaccio della settimana: { $winner } batte { $loser }, che aveva { $gap } punti in più
week-longest =
    Partita più lunga: { $orange } contro { $gray }, { $turns ->
        [one] 1 mossa
       *[other] { $turns } mosse
    }
week-turn = Mossa della settimana: la { $turn }, di { $who } contro { $other }, che ha spostato di { $points } punti le possibilità di vittoria
week-solvers =
    Tutti e sette i rompicapi del giorno, risolti da { $who }{ $more ->
        [0] { "" }
        [one] { " " }e 1 altra persona
       *[other] { " " }e altre { $more } persone
    }
week-alt = La settimana su questo server, { $first } – { $last }.
week-title-drawn = La settimana · { $first } – { $last }
week-heading =
    { $of ->
        [upset] Colpaccio della settimana
        [longest] Partita più lunga
        [turn] Mossa della settimana
       *[solvers] Sette rompicapi su sette
    }
week-label-matches =
    { $count ->
        [one] partita
       *[other] partite
    }
week-label-turns =
    { $count ->
        [one] mossa
       *[other] mosse
    }
week-swing = Una svolta da { $points } punti
picture-gap = punti di distacco
setting-clubhouse-week = la settimana (lunedì, ore { $hour }:00 UTC)
form-about-week = Il lunedì, se qualcuno ha giocato: un’immagine della settimana da condividere
profile-puzzles-private = Qui i tuoi rompicapi li vedi solo tu; { COMMAND("settings") } può mostrarli anche ad altri.
hint-look-opening = 💡 Sul letto non c’è quasi niente: va bene una casella vicina al centro, perché da lì ogni bordo è lontano.
badge-name =
    { $badge ->
        [first-win] Prime fusa
        [three-grown] Crescita lampo
        [two-lines] In doppia fila
        [eight-cats] Tutto esaurito
        [ghost-line] Zampino fantasma
        [five-off] Il letto è mio!
        [three-off] Triplo tonfo
        [five-booped] Maxi boop
        [sure-footed] Sempre in piedi
        [pushed-home] Spintarella
        [diagonal] Di traverso
        [corner] Cantuccio
        [quick] Pisolino
        [long] Notte in bianco
        [comeback] Sette vite
        [upset] Ammazzagiganti
        [revenge] Pari e patta
        [streak-three] Tripletta
        [streak-ten] Dieci e lode
        [five-friends] Gatto socievole
        [all-editions] A tutto campo
        [bot-beaten] Ti ho preso!
        [level-five] A metà strada
        [five-levels] Passo dopo passo
        [queen] Inchino reale
        [all-levels] Tutta la cucciolata
        [first-puzzle] Eureka!
        [puzzle-week] Sette su sette
        [hundred-days] Cento giorni
        [hard-puzzle] Osso duro
        [defence] Per un pelo
        [podium] Sul podio
       *[champion] La corona
    }
badge-story =
    { $badge ->
        [first-win] ha vinto per la prima volta contro un’altra persona
        [three-grown] ha fatto crescere tre gattini con una sola mossa, in una partita vinta
        [two-lines] ha formato due file da tre con una sola mossa, in una partita vinta
        [eight-cats] ha vinto con otto gatti sul letto
        [ghost-line] ha vinto con una fila sistemata da un fantasma
        [five-off] ha buttato giù dal letto cinque pezzi avversari, in una partita vinta
        [three-off] ha buttato giù dal letto tre pezzi avversari con una sola mossa, in una partita vinta
        [five-booped] ha fatto boop a cinque pezzi con una sola mossa, in una partita vinta
        [sure-footed] ha vinto senza che nessuno dei suoi pezzi cadesse mai dal letto
        [pushed-home] ha vinto con una fila che solo il boop ha completato
        [diagonal] ha vinto con una fila sulla diagonale lunga, da angolo ad angolo
        [corner] ha vinto con una fila che finisce in un angolo
        [quick] ha vinto in fretta, in una manciata di mosse
        [long] ha vinto una partita lunghissima
        [comeback] ha vinto dopo uno svantaggio di quattro gatti
        [upset] ha vinto contro qualcuno con 200 punti in più
        [revenge] ha vinto contro qualcuno dopo aver perso la volta prima
        [streak-three] ha vinto tre partite di seguito
        [streak-ten] ha vinto dieci partite di seguito
        [five-friends] ha vinto contro cinque persone diverse
        [all-editions] ha vinto una partita in ognuna delle tre varianti
        [bot-beaten] ha vinto contro di me senza suggerimenti per la prima volta
        [level-five] ha vinto contro di me al livello 5 o più alto
        [five-levels] ha vinto contro di me senza suggerimenti a cinque livelli diversi
        [queen] ha vinto contro di me al livello più alto
        [all-levels] ha vinto contro di me senza suggerimenti a tutti e dieci i livelli
        [first-puzzle] ha risolto un rompicapo per la prima volta
        [puzzle-week] ha risolto il rompicapo del giorno per sette giorni di seguito
        [hundred-days] ha risolto cento rompicapi del giorno
        [hard-puzzle] ha risolto un rompicapo difficile al primo tentativo
        [defence] ha trovato l’unica mossa che salva la partita
        [podium] ha chiuso qui una stagione sul podio
       *[champion] ha vinto qui una stagione
    }
badge-earned =
    { $count ->
        [one] 🏅 Un nuovo distintivo per { $player }: { $list }
       *[other] 🏅 Nuovi distintivi per { $player }: { $list }
    }
badge-brought = 🏅 Un nuovo distintivo: **{ badge-name }**
badge-told = { $earned } · [partita { $match }]({ $link })
badge-way = **{ badge-name }**: { badge-story } ({ $done } su { $all } finora)
badge-way-level = **{ badge-name }**: { badge-story } (finora: livello { $done })
badge-line = **{ badge-name }**: { badge-story }
badge-title =
    { $count ->
        [one] 🏅 { $player } ha 1 distintivo su { $all }
       *[other] 🏅 { $player } ha { $count } distintivi su { $all }
    }
badge-none = 🏅 { $player } non ha ancora distintivi. Si conquistano vincendo partite o risolvendo rompicapi.
badge-more = e altri { $count }
badge-ahead = **Ancora da conquistare:**
badge-where = Anche senza altre persone puoi conquistare i distintivi dei rompicapi, quelli delle vittorie contro di me e, dal mio livello { $level }, quelli delle imprese sul letto.
badge-card =
    { $count ->
        [0] Sulla tua scheda: i tuoi ultimi tre
       *[other] Sulla tua scheda: { $list }
    }
badge-alt = Distintivi di { $name }, { $count } su { $all }: { $list }
badge-alt-none = Distintivi di { $name }: ancora nessuno su { $all }
badge-picture = Distintivi di { $name }
picture-badges = { $count } su { $all }
badge-choose = Scegline tre per la tua scheda
badge-what-for = Come si ottengono quelli che mancano?
button-badges = Distintivi
button-my-card = La tua scheda
setting-clubhouse-badges = distintivi
form-about-badges = Nuovi distintivi, con la partita che li ha portati

## Time banks, and being away.

challenge-time-up =
    { $how ->
        [lose] -# Chi finisce il tempo perde, dopo due mosse a testa.
       *[claim] -# Se qualcuno finisce il tempo, chi aspetta può prendersi la vittoria, dopo due mosse a testa.
    }
challenge-rescue = La prima volta di solito ci sono due giorni di tolleranza.
challenge-nights-off = -# Il timer di ciascuno si ferma nelle sue ore di silenzio e nei suoi weekend liberi.
challenge-away = { $opponent } è via fino al <t:{ $until }:f>. Fino ad allora i timer sono fermi, e la tua sfida resta aperta una settimana. La mando lo stesso?
button-anyway = Sfida lo stesso
board-bank = ⏳ { $player } ha ancora { $time } · { $each } in più a mossa
board-bank-loses = ⏳ { $player } ha ancora { $time } · a tempo scaduto si perde
board-loses-on-time = Chi finisce il tempo perde
board-away = 🌴 { $player } · via dal <t:{ $since }:D> al <t:{ $until }:f> · nel frattempo timer fermi
board-away-unclocked = 🌴 { $player } · via dal <t:{ $since }:D> al <t:{ $until }:f>
away-leaves =
    { $other }, { $by } è via dal <t:{ $since }:f> al <t:{ $until }:f>. { $whose ->
        [yours] Si ferma anche il tuo timer: hai tempo fino al <t:{ $due }:f>.
        [still] Si ferma anche il tuo timer: niente fretta.
        [unclocked] Questa partita non ha timer: niente fretta.
        [sooner] Qui tocca a { $by }, e il tempo scade prima: <t:{ $due }:R>.
       *[theirs] Tocca a { $by }, e intanto il suo timer è fermo.
    }
away-returns = { $other }, { $by } è qui e il timer corre come al solito.
away-returns-unclocked = { $other }, { $by } è di nuovo qui.
line-match = Partita { $match }
away-rescued =
    { $by }, qui il tuo tempo è finito ed entrano in gioco due dei tuoi giorni di assenza.
    -# Muovi prima del <t:{ $until }:f>. Grazie dell’attesa, { $other }! { COMMAND("away") } dice quanti te ne restano.
away-mine =
    { $state ->
        [none] Sei qui, e non hai assenze in programma. Quando sei via, i timer delle tue partite sono fermi.
        [planned] Sei via dal <t:{ $since }:f> al <t:{ $until }:f>. I timer delle tue partite saranno fermi.
       *[away] Sei via fino al <t:{ $until }:f>, e i timer delle tue partite sono fermi.
    }
away-back = 👋 Che bello averti qui! I tuoi timer corrono come al solito.
away-before = ⚠️ Prima di partire: nella [partita { $match }]({ $link }) la tua mossa scade <t:{ $due }:R>.
away-left = Giorni di assenza che ti restano quest’anno: { $days } su { $of } · un giorno iniziato conta
away-rescue =
    { $on ->
        [yes] Salvagente: sì. Se finisci il tempo in una partita con almeno un giorno a mossa, due giorni di assenza ti danno lì altri due giorni, una volta per partita. Le altre partite vanno avanti.
       *[no] Salvagente: no. Quando il tempo è finito, è finito.
    }
away-weekends =
    { $on ->
        [yes] Weekend liberi: sì. Nelle partite con notti libere il tuo timer si ferma sabato e domenica.
       *[no] Weekend liberi: no.
    }
away-now = Da adesso
away-days =
    { $days ->
        [0] Nessuna assenza: cambio solo il resto
        [one] { $days } giorno
       *[other] { $days } giorni
    }
button-change-away = Modifica
button-am-back =
    { $planned ->
        [yes] Alla fine resto
       *[no] Eccomi
    }
form-about-friendly = I punteggi non cambiano; il boop gattini è amichevole se non scegli altro
form-about-with-hints = Potete chiedermi suggerimenti, e i punteggi non cambiano
form-about-lose-on-time = Chi finisce il tempo perde subito; senza la spunta, chi aspetta deve prendersi la vittoria
form-about-nights-off = Ogni timer si ferma nelle ore di silenzio (12 al massimo) e nei weekend liberi
form-about-rescue = Se finisci il tempo, entrano in gioco due giorni di assenza, una volta per partita
form-about-weekends-off = Il tuo timer si ferma sabato e domenica, nelle partite con notti libere
command-away = Dimmi quando sei via: i timer delle tue partite si fermano
command-away-days = Per quanti giorni
command-away-starts-in = Fra quanti giorni comincia; se lo lasci vuoto, adesso
command-challenge-time-up = Che cosa succede quando il tempo è finito
command-challenge-time-up-name =
    { $how ->
        [lose] Si perde subito
       *[claim] Chi aspetta può prendersi la vittoria
    }
command-challenge-nights = Ferma il timer di ciascuno nelle sue ore di silenzio e nei suoi weekend liberi
refusal-no-time-to-take-back = Resta troppo poco tempo per annullare quelle mosse. Continua a giocare!
refusal-not-away = Non hai assenze in programma. Con { COMMAND("away") } ne pianifichi una.
refusal-away-too-far = È troppo in là. Un’assenza si pianifica al massimo tre mesi prima che cominci.
refusal-no-away-days =
    { $days ->
        [0] Per quest’anno hai finito i giorni di assenza.
        [one] Quest’anno ti resta solo 1 giorno di assenza. Scegline di meno.
       *[other] Quest’anno ti restano solo { $days } giorni di assenza. Scegline di meno.
    }
refusal-rescued = { $opponent } ha ancora giorni di assenza, e due entrano in gioco adesso. Fra un attimo lo vedi sul tabellone.

## Several games with one result.

challenge-games =
    { $games ->
        [both-sides] -# Due tabelloni cominciano insieme, a parti invertite, e danno un solo risultato.
        [best-of-three] -# Al meglio delle tre: finita una partita, comincia la successiva a parti invertite.
       *[best-of-five] -# Al meglio delle cinque: finita una partita, comincia la successiva a parti invertite.
    }
challenge-games-rated = Ognuna è classificata per conto suo e conta tra le cinque della settimana.
challenge-rated-left =
    { $left ->
        [one] Questa settimana ve ne resta solo una: le altre saranno amichevoli.
       *[other] Questa settimana ve ne restano solo { $left }: le altre saranno amichevoli.
    }
series-game =
    { $games ->
        [both-sides] Tabellone { $number } di due
        [best-of-three] Partita { $number } di tre al massimo
       *[best-of-five] Partita { $number } di cinque al massimo
    } · { $one } { $score } { $other }
series-result =
    { $state ->
        [won] 🏁 { $first } vince l’incontro { $score }!
        [drawn] 🏁 L’incontro finisce in parità, { $score }.
       *[stopped] 🏁 L’incontro finisce qui, senza risultato: { $first } { $score } { $second }
    }
command-challenge-games = Quante partite decidono la sfida; se non scegli, una sola
command-challenge-games-name =
    { $games ->
        [one] Una partita
        [both-sides] A parti invertite: due tabelloni insieme
        [best-of-three] Al meglio delle tre
       *[best-of-five] Al meglio delle cinque
    }
refusal-series-running = Il vostro incontro non è ancora finito: la partita successiva è in corso. { COMMAND("games") } la mostra.
refusal-rematch-running = La rivincita è già in corso: partita { $match }. { COMMAND("challenge") } ne comincia un’altra.
refusal-no-handicap =
    { $why ->
        [rated] Una partita in cui qualcuno parte con un gatto non può essere classificata. Togli `{ option-rated }` e sarà amichevole.
        [kittens] In questa variante non ci sono gatti, quindi nessuno può partire con uno. Scegline un’altra in `{ option-edition }`, o un’altra voce in `{ option-first }`.
        [series] Partire con un gatto vale per una sola partita. Togli `{ option-games }`, o scegli un’altra voce in `{ option-first }`.
       *[bot] Gatti non ne regalo, ma gioco a tanti livelli: scegline uno più facile.
    }
refusal-no-series-here = Qui sono solo di passaggio, quindi non potrei mostrare il tabellone successivo. Lascia vuoto `{ option-games }`, o gioca un incontro su un server che mi ha aggiunto.

## Contests: leagues, cups and arenas.

command-league = I campionati di questo server: guardali, partecipa o annunciane uno
contest-none =
    { $contest-kind ->
        [league] Al momento qui non c’è nessun campionato. Chi gestisce il server può annunciarne uno.
        [cup] Al momento qui non c’è nessuna coppa. Chi gestisce il server può annunciarne una.
       *[arena] Al momento qui non c’è nessuna arena. Chi gestisce il server può annunciarne una.
    }
contest-none-but-you =
    { $contest-kind ->
        [league] Al momento qui non c’è nessun campionato. Con **{ button-contest-announce }** ne cominci uno.
        [cup] Al momento qui non c’è nessuna coppa. Con **{ button-contest-announce }** ne cominci una.
       *[arena] Al momento qui non c’è nessuna arena. Con **{ button-contest-announce }** ne cominci una.
    }
contest-choose =
    { $contest-kind ->
        [league] Quale campionato?
        [cup] Quale coppa?
       *[arena] Quale arena?
    }
league-title = ### 🏆 { $contest } · stagione { $season }
league-season = Stagione { $season }
league-division = Divisione { $number }
league-rules =
    • Divisioni da quattro a sei persone, formate all’inizio in base al punteggio. Il primo posto sale, l’ultimo scende.
    • Giochi due partite contro ogni avversario della tua divisione, e ne cominci una. Si aprono tutte insieme.
    • Se finisci il tempo e non ti salvano i giorni di assenza, perdi la partita. La seconda volta sei fuori dalla stagione.
    • Se sei fuori o te ne vai, le partite finite contano solo se sono almeno la metà delle tue, e le altre sono perse. Se sono meno, non ne conta nessuna.
contest-opens =
    { $short ->
        [yes] Comincia <t:{ $due }:F> (<t:{ $due }:R>), se per allora siete almeno in { $least }; altrimenti una settimana dopo.
       *[no] Comincia <t:{ $due }:F> (<t:{ $due }:R>).
    }
league-state =
    { $state ->
        [running] Partite giocate: { $over } su { $all }.
        [paused] In pausa; partite giocate: { $over } su { $all }. Non ne cominciano altre e nessun timer va avanti finché chi gestisce il server non lo riprende con { COMMAND("league") }.
        [nobody] La stagione è finita. Non l’ha vinta nessuno: tutti ne sono usciti prima della fine. La prossima si apre <t:{ $due }:F>.
        [resting] 🎉 La stagione è finita! Complimenti a { $winners } per la vittoria. La prossima si apre <t:{ $due }:F>.
       *[ended] Questo campionato è finito.
    }
contest-joined =
    { $when ->
        [open] **In lista ({ $count }):** { $names }
       *[next] **In lista per la prossima stagione ({ $count }):** { $names }
    }
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ Il suo canale non c’è più, quindi non comincia niente di nuovo. Chi gestisce il server può usare { COMMAND("league") } in un altro canale e scegliere **{ button-contest-here }**.
        [cup] ⚠️ Il suo canale non c’è più, quindi non comincia niente di nuovo. Chi gestisce il server può usare { COMMAND("cup") } in un altro canale e scegliere **{ button-contest-here }**.
       *[arena] ⚠️ Il suo canale non c’è più, quindi non comincia niente di nuovo. Chi gestisce il server può usare { COMMAND("arena") } in un altro canale e scegliere **{ button-contest-here }**.
    }
league-row =
    { $out ->
        [yes] { $place }. ~~{ $player }~~ fuori · **{ $points }** · { $played } su { $all }
       *[no] { $place }. { $player } **{ $points }** · { $played } su { $all }
    }
league-alt = Classifica: { $contest }, { $division }.
league-alt-row =
    { $out ->
        [yes] { $place }. { $name }, fuori. Punti: { $points }, partite: { $played }.
       *[no] { $place }. { $name }. Punti: { $points }, partite: { $played }.
    }
league-pair = **{ $contest }** · { $division }: { $one } – { $other }
league-playing = ▶️ { $division }, partite in corso: { $threads }
contest-thread = { $one } – { $other } · { $contest }
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
games-bank =
    { $whose ->
        [mine] ⏳ hai ancora { $time }
       *[theirs] ⏳ chi gioca con te ha ancora { $time }
    }
games-offer = ✋ una proposta aspetta la tua risposta
contest-counts =
    { $contest-kind ->
        [league] Nel campionato conta lo stesso: il punto va a { $player }.
        [cup] Nella coppa conta lo stesso: il punto va a { $player }.
       *[arena] I punti vanno a { $player }.
    }
contest-loss =
    { $contest-kind ->
        [league] Nel campionato vale comunque come sconfitta.
        [cup] Nella coppa vale comunque come sconfitta.
       *[arena] Nell’arena vale comunque come sconfitta.
    }
arena-too-late = L’arena era già finita: questa partita è arrivata troppo tardi per contare.
league-board = 🏆 { $contest }, { $division }
league-you =
    { $where ->
        [plays] Giochi in questa stagione. Con **{ button-contest-join }** entri anche nella stagione { $season }.
        [both] Giochi in questa stagione e partecipi anche alla stagione { $season }.
        [out] Da questa stagione sei fuori. Con **{ button-contest-join }** entri nella stagione { $season }.
        [out-joined] Da questa stagione sei fuori, ma partecipi alla stagione { $season }.
        [joined] Partecipi alla stagione { $season }.
       *[none] Non partecipi. Con **{ button-contest-join }** entri nella stagione { $season }.
    }
contest-in =
    { $contest-kind ->
        [league] Ci sei! { $contest }, stagione { $season }. Ti avviso quando cominciano le tue partite.
        [cup] Ci sei! { $contest }. Ti avviso quando cominciano le tue partite.
       *[arena] Ci sei! { $contest }. Ti avviso a ogni partita.
    }
contest-blocked =
    { $contest-kind ->
        [league] In un campionato incontri anche persone che hai bloccato o che ti hanno bloccato.
        [cup] In una coppa incontri anche persone che hai bloccato o che ti hanno bloccato.
       *[arena] In un’arena incontri anche persone che hai bloccato o che ti hanno bloccato.
    }
contest-stayed = Va bene, resti in gara!
contest-kept = Va bene, si continua.
contest-left = Hai lasciato { $contest }.
contest-leave-sure =
    { $contest-kind ->
        [league] Lasciare { $contest } a metà stagione? Le tue partite in corso finiscono.
        [cup] Lasciare { $contest } adesso? Le tue partite in corso finiscono, e passa il turno chi gioca contro di te.
       *[arena] Lasciare { $contest }? I tuoi punti restano, e finché dura puoi tornare.
    }
contest-announced =
    { $contest-kind ->
        [league] L’annuncio è in { $channel }: { $contest } comincia il <t:{ $due }:f>, se per allora siete almeno in quattro.
        [cup] L’annuncio è in { $channel }: { $contest } comincia il <t:{ $due }:f>, se per allora siete almeno in quattro.
       *[arena] L’annuncio è in { $channel }: { $contest } comincia il <t:{ $due }:f>.
    }
contest-removed =
    { $contest-kind ->
        [league] { $player } non è più in { $contest }. Le sue partite in corso lì sono finite.
        [cup] { $player } non è più in { $contest }. Le sue partite in corso lì sono finite.
       *[arena] { $player } non è più in { $contest }.
    }
contest-removed-early = { $player } non è più nella lista di { $contest } e può iscriversi di nuovo solo se lo permetti.
contest-let-in = { $player } può iscriversi di nuovo a { $contest }.
contest-let-in-letter = La moderazione di **{ $server }** ti lascia iscrivere di nuovo a { $contest }, se vuoi.
contest-trouble = ⚠️ Per ora non posso scrivere in { $channel }, quindi lì i tornei non vanno avanti. Mi manca: { $missing }.
contest-no-threads = ⚠️ In { $channel } non posso creare thread (mi manca { $missing }), quindi ogni tavolo finirebbe nel canale stesso.
contest-remove-sure =
    { $contest-kind ->
        [league] Togliere { $player } da { $contest }? Le sue partite in corso lì finiranno, e non potrà tornare in questa stagione.
        [cup] Togliere { $player } da { $contest }? Le sue partite in corso lì finiranno, e non potrà tornare.
       *[arena] Togliere { $player } da { $contest }? Non potrà tornare.
    }
contest-remove-sure-early = Togliere { $player } da { $contest }? Non potrà iscriversi di nuovo senza il tuo permesso.
contest-remove-told = Glielo dirò in un messaggio diretto, se li accetta.
contest-removed-untold = Non sono riuscito a far arrivare il motivo: non riceve i miei messaggi diretti.
contest-removed-letter = La moderazione di **{ $server }** ti ha tolto da { $contest }.
contest-removed-why = 💬 Perché:
contest-removed-then =
    { $contest-kind ->
        [league] Le tue partite in corso lì sono finite, e in questa stagione non puoi rientrare.
        [cup] Le tue partite in corso lì sono finite, e non puoi rientrare.
       *[arena] Una partita in corso si può giocare fino alla fine, ma non puoi rientrare.
    }
contest-kept-out = Puoi iscriverti di nuovo solo se chi modera lo permette.
contest-end-sure =
    { $contest-kind ->
        [league] Chiudere { $contest } per sempre? Le partite in corso si possono finire, ma non vincerà nessuno e non ci sarà un’altra stagione.
        [cup] Chiudere { $contest } per sempre? Le partite in corso si possono finire, ma nessuno vincerà la coppa.
       *[arena] Chiudere { $contest } adesso? Le partite in corso si possono finire, ma non contano più.
    }
contest-end-sure-open = Annullare { $contest }? Non è ancora cominciato niente, quindi non si giocherà.
contest-pause-sure = Mettere { $contest } in pausa? Non c’è un limite di tempo: finché tu, o un’altra persona che gestisce il server, non premi **Riprendi**, non cominciano nuove partite e nessun timer va avanti. Si può comunque giocare, e lo si dice in ogni partita in corso.
contest-called-off = La moderazione ha chiuso { $contest }. Le partite in corso si possono giocare fino alla fine.
contest-called-off-early = La moderazione ha annullato { $contest } prima dell’inizio.
contest-waited =
    ⏳ { $contest } aspetta una settimana: { $count ->
        [one] finora c’è solo { $who }
       *[other] finora ci sono { $who }
    }, e ne servono { $least }. Ora si comincia <t:{ $due }:F>. Portate gli amici!
contest-corrected = ✏️ Qualcosa è cambiato per { $contest }:
contest-ended = { $contest } finisce qui.
contest-ended-early = { $contest } è annullato.
contest-end-reason = 💬 La moderazione chiude { $contest } e spiega perché:
contest-end-untold = Non sono riuscito a far arrivare il motivo: nel suo canale non posso scrivere.
contest-begins =
    { $days ->
        [0] Tra un’ora
        [one] Tra { $days } giorno
       *[other] Tra { $days } giorni
    }
contest-begins-now = Subito
league-points = Punti
league-rises = Promozione
league-falls = Retrocessione
league-columns = punti · partite giocate
league-out = Fuori
button-contest-join = Partecipo
button-contest-leave = Lascia
button-contest-stay = Resta
button-contest-keep = No, continua
button-contest-table =
    { $contest-kind ->
        [league] Classifica
        [cup] Tabellone di coppa
       *[arena] Classifica
    }
button-contest-announce =
    { $contest-kind ->
        [league] Annuncia un campionato
        [cup] Annuncia una coppa
       *[arena] Annuncia un’arena
    }
button-contest-pause =
    { $paused ->
        [yes] Riprendi
       *[no] Metti in pausa
    }
button-contest-correct = Modifica
button-contest-remove = Togli qualcuno
button-contest-remove-yes = Sì, togli
button-contest-remove-why = Togli e spiega perché
button-contest-remove-no = No, resta
button-contest-let-in = Lascia iscrivere di nuovo qualcuno
button-contest-here = Sposta qui
button-contest-there = No, lascia dov’è
button-contest-list =
    { $contest-kind ->
        [league] Tutti i campionati
        [cup] Tutte le coppe
       *[arena] Tutte le arene
    }
button-contest-end =
    { $contest-kind ->
        [league] Chiudi il campionato
        [cup] Chiudi la coppa
       *[arena] Chiudi l’arena
    }
button-contest-end-why = Chiudi e spiega perché
form-about-contest-name = Come lo leggeranno tutti
form-about-contest-announce = Come lo leggeranno tutti. L’annuncio va in #{ $channel }.
form-about-contest-begins = Le ore sono nel tuo fuso orario, { $zone }; /settings lo cambia.
form-about-contest-end-reason = Tutti lo leggono nel suo canale. Io non lo conservo.
form-contest-member = Ancora nessuno
form-about-contest-member = Chi deve uscire
form-about-contest-kept-out = Chi può iscriversi di nuovo
refusal-no-such-contest = Quello che cerchi non è più qui. { COMMAND("league") }, { COMMAND("cup") } e { COMMAND("arena") } mostrano quello che c’è.
refusal-no-contest-name = Serve un nome. Scrivine uno e invia di nuovo il modulo.
refusal-no-contest-clock = Serve un timer, o rischia di non finire mai. Scegli un altro tempo.
refusal-enough-contests = Qui sono già in corso { $limit } tra campionati, coppe e arene. Per ora può aggiungerne solo chi gestisce il server; tu potrai quando ne finisce uno.
refusal-contest-named-so =
    { $contest-kind ->
        [league] Qui c’è già un campionato di nome { $name }
        [cup] Qui c’è già una coppa di nome { $name }
       *[arena] Qui c’è già un’arena di nome { $name }
    }. Scegli un altro nome, così non si confondono, e invia di nuovo il modulo.
refusal-too-many-contests = Questo server ha già { $limit } tra campionati, coppe e arene, e più di così non si può: { $names }. Prima chiudi qualcosa.
refusal-in-contest-already = Partecipi già. Ti avviso quando cominciano le tue partite.
refusal-nobody-to-remove = Questa persona non partecipa.
refusal-not-in-contest = Non partecipi, quindi non c’è niente da lasciare.
refusal-contest-runs-not = Adesso non c’è niente in corso, quindi non c’è niente da mettere in pausa.
refusal-no-contests = Chi mi ospita ha spento campionati, coppe e arene. Puoi comunque sfidare qualcuno con { COMMAND("challenge") }.
refusal-contest-full = Posti finiti: partecipano già { $limit } persone, e una coppa non ne può avere di più.
refusal-contest-has-begun = È già cominciato, quindi non si può più modificare.
refusal-cup-has-begun = Questa coppa è già cominciata. { COMMAND("cup") } mostra se ce n’è un’altra.
command-cup = Le coppe di questo server: guardale, partecipa o annunciane una
cup-title = ### 🏆 { $contest }
cup-rules =
    • Eliminazione diretta, con le teste di serie per punteggio. Se non siete in numero giusto, le più alte saltano il primo turno.
    • Contro ogni avversario giochi due partite in contemporanea, e ne cominci una.
    • Parità dopo le due partite? Si va allo spareggio, con meno tempo se c’è un timer più veloce. Comincia la testa di serie più bassa; all’altra basta il pareggio.
    • Se finisci il tempo e non ti salvano i giorni di assenza, perdi la partita.
    • Se lasci la coppa, passa il turno chi gioca contro di te.
cup-state =
    { $state ->
        [running] { $round }: ancora in gara { $left } su { $all }.
        [paused] In pausa ({ $round }): non cominciano altre partite e nessun timer va avanti finché chi gestisce il server non la riprende con { COMMAND("cup") }.
        [won] 🎉 { $winner } vince la coppa, davanti a { $second }!
       *[ended] Questa coppa è finita.
    }
cup-round =
    { $round ->
        [final] Finale
        [semi] Semifinali
        [quarter] Quarti di finale
        [eighth] Ottavi di finale
        [sixteenth] Sedicesimi di finale
       *[thirty-second] Trentaduesimi di finale
    }
cup-tie =
    { $how ->
        [won] { $one } batte { $other } { $score }
        [seed] { $one } supera { $other } ({ $score }) come testa di serie più alta
        [walkover] { $one } vince a tavolino: { $other } è fuori
        [bye] { $one } passa il turno senza giocare
        [begun] { $one } – { $other }, per ora { $score }
       *[open] { $one } – { $other }
    }
cup-score = { $one }–{ $other }
cup-bye = Nessun avversario
cup-alt = Tabellone di coppa: { $contest }.
cup-alt-round = { $round }: { $ties }.
cup-pair = **{ $contest }**, { $round }: { $one } e { $other } giocano qui due partite e ne cominciano una a testa.
cup-decider = **{ $contest }**, { $round }: parità tra { $one } e { $other }, si va allo spareggio ({ $pace }). Comincia { $one }; a { $other } basta il pareggio.
cup-again = **{ $contest }**, { $round }: { $one } e { $other } giocano qui un’altra partita, perché una non contava.
cup-board = 🏆 { $contest }, { $round }
cup-board-tie =
    { $state ->
        [won] { $winner } passa il turno, { $score }
        [won-cup] 🏆 { $winner } vince la coppa, { $score }!
        [walkover] { $winner } passa il turno, perché { $loser } non partecipa più
        [walkover-cup] 🏆 { $winner } vince la coppa, perché { $loser } non partecipa più
        [level] Parità, { $score }: si va allo spareggio
        [decider] Spareggio, sul { $score }: a { $better } basta il pareggio
       *[open] Per ora: { $orange } { $score } { $gray }; se dopo tutte e due siete pari, ne decide un’altra
    }
cup-you =
    { $where ->
        [joined] Partecipi.
        [plays] In questa coppa sei ancora in gara.
        [out] Da questa coppa sei fuori.
        [late] È già cominciata, quindi non può più entrare nessuno.
       *[none] Non partecipi. Con **{ button-contest-join }** entri.
    }
league-leave-counts =
    { $counts ->
        [yes] Hai finito { $over } delle tue { $all } partite: contano, e le altre le vincono gli avversari.
       *[no] Hai finito solo { $over } delle tue { $all } partite. È meno della metà, quindi non ne conterà nessuna.
    }
league-remove-counts =
    { $counts ->
        [yes] Partite finite: { $over } su { $all }. Contano, e gli avversari vincono le altre.
       *[no] Partite finite: solo { $over } su { $all }. È meno della metà, quindi nessuna conterà.
    }
league-over = 🎉 { $contest }: la stagione { $season } è finita!
league-over-division = **{ $division }**: 🏆 { $winner }
league-over-nobody = Non l’ha vinta nessuno: tutti ne sono usciti prima della fine.
league-goes-up = { $player } sale
league-goes-down = { $player } scende
league-next = La stagione { $season } si apre <t:{ $due }:F>, con un nuovo messaggio qui. Per continuare a giocare, premi lì **{ button-contest-join }**.
cup-over = 🎉 { $winner } vince { $contest }! Il secondo posto va a { $second }.
arena-over = 🎉 { $contest } finisce qui! Vittoria di { $winner } (punti: { $points }).
arena-over-nobody = { $contest } finisce qui, e nessuno ha concluso una partita.
command-arena = Le arene di questo server: guardale, partecipa o annunciane una
arena-title = ### 🏟️ { $contest }
arena-rules =
    • Appena c’è qualcuno di libero ti trovo una partita, e poi un’altra, fino alla fine.
    • Una vittoria vale 2 punti, un pareggio 1. Di più pareggi di seguito conta solo il primo.
    • Dopo due vittorie di seguito sei in fiamme 🔥: tutto vale doppio finché non ti sfugge una vittoria.
    • Le partite sono amichevoli: i punteggi restano come sono. Quelle ancora in corso alla fine non contano.
    • Se finisci il tempo, vai in panchina finché non premi di nuovo **{ button-contest-join }**.
arena-state =
    { $state ->
        [running] Finisce <t:{ $due }:R>.
        [won] 🎉 Vittoria di { $winner }! Punti: { $points }.
        [nobody] È finita, e nessuno ha concluso una partita.
       *[ended] Questa arena è finita.
    }
arena-row =
    { $how ->
        [fire] { $place }. 🔥 { $player } **{ $points }** · partite: { $played }
        [out] { $place }. { $player } (in panchina) **{ $points }** · partite: { $played }
       *[plain] { $place }. { $player } **{ $points }** · partite: { $played }
    }
arena-more =
    { $count ->
        [one] e un’altra persona
       *[other] e altre { $count } persone
    }
arena-alt = Classifica: { $contest }.
arena-alt-row =
    { $how ->
        [fire] { $place }. { $name }, in fiamme. Punti: { $points }, partite: { $played }.
        [out] { $place }. { $name }, in panchina. Punti: { $points }, partite: { $played }.
       *[plain] { $place }. { $name }. Punti: { $points }, partite: { $played }.
    }
arena-pair = **{ $contest }**: { $one } e { $other }, la vostra partita è qui. Comincia { $one }.
arena-board = 🏟️ { $contest }
arena-sits-out = { $player } ora è in panchina; con **{ button-contest-join }** torna in gioco.
contest-moved = { $contest } continua in { $channel }.
contest-move-sure = Spostare { $contest } in { $channel }? Da ora il suo messaggio e le sue novità saranno lì, e lì inizieranno le nuove partite. Le partite in corso restano nei thread e nei canali dove sono.
picture-starts = Inizio: { $day }, ore { $hour } UTC
picture-join = Iscriviti su Discord: «{ button-contest-join }»
contest-poster-alt =
    Locandina di { $contest } ({ $facts }). { picture-starts }. { picture-join }. Su un piedistallo c’è un premio. { $count ->
        [0] Non si è ancora iscritto nessuno; due gattini gli fanno compagnia.
        [one] Accanto, il gatto di 1 persona iscritta.
       *[other] Accanto, i gatti di { $count } persone iscritte.
    }
arena-you =
    { $where ->
        [joined] Partecipi.
        [plays] Partecipi, e appena c’è qualcuno di libero ti trovo una partita.
        [resting] Sei in panchina. Con **{ button-contest-join }** torni in gioco.
       *[none] Non partecipi. Con **{ button-contest-join }** entri.
    }
arena-begins =
    { $minutes ->
        [5] Tra 5 minuti
        [15] Tra 15 minuti
        [60] Tra un’ora
        [1440] Tra un giorno
       *[10080] Tra una settimana
    }
arena-lasts =
    { $minutes ->
        [30] 30 minuti
        [60] 1 ora
        [120] 2 ore
       *[180] 3 ore
    }
refusal-removed-from-contest = La moderazione ti ha tolto da qui, quindi non puoi rientrare.
refusal-only-moderators-announce = Può annunciare solo chi gestisce questo server. Con { COMMAND("server") } lo si può permettere a chiunque.
champions-contests = **Campionati, coppe e arene**
champions-contest =
    { $contest-kind ->
        [league] { $contest }, stagione { $season }, { $division }: { $winner }
        [cup] { $contest }: { $winner }
       *[arena] { $contest }: { $winner }
    }

## Vote matches: a whole server against the bot.

command-vote = In squadra contro di me: questo server vota la sua prossima mossa
team-unnamed = Questo server
vote-open = { $team }, tocca a voi! Conto i voti <t:{ $due }:R>.
vote-wanted = **{ $turn }**: { $votes } su { $total }
vote-more =
    { $count ->
        [one] e un’altra mossa
       *[other] e altre { $count } mosse
    }
vote-none =
    { $hours ->
        [24] Ancora nessun voto. Se nessuno vota, aspetto un altro giorno.
       *[other] Ancora nessun voto. Se nessuno vota, aspetto altre { $hours } ore.
    }
vote-played =
    { $votes ->
        [one] L’ha votata { $votes } su { $total }.
       *[other] L’hanno votata { $votes } su { $total }.
    }
vote-before =
    { $votes ->
        [one] La vostra ultima mossa, { $turn }: la voleva { $votes } su { $total }.
       *[other] La vostra ultima mossa, { $turn }: la volevano { $votes } su { $total }.
    }
vote-counted = { $turn }: { $votes }
vote-alt = Voti: { $votes }.
vote-voters = Chi ha votato di più: { $voters }.
vote-voter = { $player } ({ $votes })
vote-next = La prossima partita comincia <t:{ $due }:F>, se nessuno chiude prima la partita a voti.
vote-again = { COMMAND("vote") } ne comincia un’altra.
vote-given-up = Da una settimana nessuno vota, quindi la partita { $match } finisce qui.
vote-what = In una partita a voti questo server gioca in squadra contro di me, una partita a settimana. Si vota la prossima mossa, in segreto. Quando il tempo è finito gioco la mossa con più voti; in caso di parità, quella votata per prima. Poi rispondo.
vote-off = Qui non c’è nessuna partita a voti. Chi gestisce il server può cominciarne una.
vote-terms =
    { $hours ->
        [24] { edition-title } contro di me ({ level-name }), una mossa al giorno.
       *[other] { edition-title } contro di me ({ level-name }), una mossa ogni { $hours } ore.
    }
vote-page-open = Tocca a voi in { $channel }: conto i voti <t:{ $due }:R>.
vote-page-bot = Tocca a me in { $channel }. Potrai votare appena avrò giocato.
vote-page-next = La prossima partita comincia <t:{ $due }:R> in { $channel }.
vote-not-yet = In questo turno non hai ancora votato.
vote-yours =
    { $votes ->
        [one] Il tuo voto: **{ $turn }**. La vuole { $votes } su { $total }.
       *[other] Il tuo voto: **{ $turn }**. La vogliono { $votes } su { $total }.
    }
vote-until = Conto i voti <t:{ $due }:R>. Fino ad allora puoi cambiare il tuo.
vote-sure = Non è ancora il tuo voto: premi **{ button-vote-for }** o scegli un’altra casella.
vote-begun = La partita { $match } comincia in { $channel }. Ogni lunedì ne comincia una nuova.
vote-end-sure = Chiudere la partita a voti? Quella in corso finisce senza vittoria, e lunedì non ne comincia un’altra.
vote-ended = La partita a voti finisce qui. { vote-again }
vote-terms-server =
    { $hours ->
        [24] { edition-title } contro { $team }, una mossa al giorno.
       *[other] { edition-title } contro { $team }, una mossa ogni { $hours } ore.
    }
vote-page-server = Tocca a { $team }. Dopo la sua mossa potrete votare in { $channel }.
vote-what-server = In questa partita a voti due server giocano l’uno contro l’altro. Quando tocca a un server si vota lì, in segreto. Quando il tempo è finito gioco la mossa con più voti; in caso di parità, quella votata per prima. Dell’altro server si vedono solo il nome e le mosse giocate.
vote-offered = Dai questo codice a chi gestisce l’altro server: `{ $code }`. Quando lo inserisce lì con { COMMAND("vote") }, la partita parte in { $channel }, e comincia il tuo server. Il codice vale una volta, fino al <t:{ $until }:f>.
vote-asked =
    { $hours ->
        [24] { $team } sfida questo server: { edition-title }, una mossa al giorno. Ogni server vota le proprie mosse, e comincia { $team }. I vostri tabelloni arriveranno in questo canale.
       *[other] { $team } sfida questo server: { edition-title }, una mossa ogni { $hours } ore. Ogni server vota le proprie mosse, e comincia { $team }. I vostri tabelloni arriveranno in questo canale.
    }
vote-accepted = Si parte! Comincia { $team }. Il vostro primo tabellone arriverà qui dopo la sua mossa.
vote-left =
    Ho giocato **{ $turn }**: { $votes ->
        [one] la voleva { $votes } su { $total }
       *[other] la volevano { $votes } su { $total }
    }. Ora tocca a { $team }. Il vostro prossimo tabellone arriverà qui dopo la sua mossa.
vote-end-sure-server = Chiudere la partita a voti? Finisce per tutti e due i server, senza vittoria.
vote-hours =
    { $hours ->
        [24] Ogni giorno
       *[other] Ogni { $hours } ore
    }
button-vote = Vota
button-vote-for = Vota questa
button-vote-change = Cambia voto
button-vote-page = Partita a voti
button-vote-begin = Nuova partita a voti
button-vote-here = Sposta qui
button-vote-end = Chiudi la partita a voti
button-vote-challenge = Sfida un altro server
button-vote-accept = Accetta una sfida
form-about-vote-code = Otto lettere, da chi gestisce l’altro server
form-about-vote-channel = I tabelloni arrivano in #{ $channel }, dove votano tutti.
refusal-no-vote-match = Qui non c’è nessuna partita a voti. { COMMAND("vote") } ne comincia una.
refusal-vote-match-on = Qui c’è già una partita a voti. { COMMAND("vote") } la mostra.
refusal-other-vote-match-on = Quel server è già in una partita a voti. Riprova quando è finita: il codice vale una settimana.
refusal-no-such-vote-offer = Non conosco questo codice. Forse è già stato usato, ha più di una settimana, o c’è una lettera sbagliata. Chiedine uno nuovo all’altro server.
refusal-own-vote-offer = Questo è il codice di questo server. Dallo a chi gestisce l’altro.
refusal-other-server-votes = Tocca a { $mover }, quindi qui non c’è ancora niente da votare. Il vostro prossimo tabellone arriverà dopo la sua mossa.
