### Cada frase que lee una persona, en español: para España y para América, de tú y sin «vosotros» ni «ustedes». Véase docs/translating.md.
### Los nombres de quienes juegan llegan como menciones (<@1234>), las casillas por su nombre (c3), las jugadas en palabras, las cuentas como números.
### Los números de las partidas y los momentos (<t:1234:R>) son textos: se muestran tal cual.


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
        [ghost] boop de fantasmas
        [kittens] boop de gatitos
       *[classic] boop
    }
edition-title =
    { $edition ->
        [ghost] Boop de fantasmas
        [kittens] Boop de gatitos
       *[classic] Boop
    }
former-player = Exparticipante
someone = alguien

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }, ¡empiezas tú! Pon un gatito donde quieras.
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange } juega con los gatos naranjas; { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray }, con los de esmoquin.
board-your-turn = { $mover }, ¡te toca!
board-past =
    { $kind ->
        [cat] Gato
       *[kitten] Gatito
    } de { $who } en { $square } · jugada { $turn } · partida { $match }
board-past-told = Jugada { $turn }, partida { $match }: { $told }
board-past-first = Así empezó la partida { $match }
board-past-undone = Jugada deshecha · partida { $match }
board-past-earlier = Antes, en la partida { $match }
board-moved = { $mover }, la partida { $match } ahora se juega aquí.
board-moved-turn = Te toca, y luego a { $other }.
board-taken-back =
    { $undone ->
        [one] { $other }, se deshizo la jugada { $last }.
       *[other] { $other }, se deshicieron las jugadas { $first } y { $last }.
    }
board-taken-back-alone =
    { $undone ->
        [one] Se deshizo la jugada { $last }.
       *[other] Se deshicieron las jugadas { $first } y { $last }.
    }
board-moves-again = { $mover } juega otra vez.
board-yours-again = Te toca otra vez.
whose-turn =
    { $turn ->
        [yours] Te toca.
       *[theirs] Le toca a { $mover }.
    }
side-to-move =
    { $side ->
        [orange] juegan los naranjas
       *[gray] juegan los de esmoquin
    }
board-facts =
    { $clock ->
        [due] Jugada { $turn } · { side-to-move } · límite: <t:{ $due }:R> · partida { $match }
        [still] Jugada { $turn } · { side-to-move } · reloj detenido · partida { $match }
       *[none] Jugada { $turn } · { side-to-move } · sin reloj · partida { $match }
    }
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] Partida { $match } · puntuable · límite: <t:{ $due }:R>
                [still] Partida { $match } · puntuable · reloj detenido
               *[none] Partida { $match } · puntuable · sin reloj
            }
       *[no]
            { $clock ->
                [due] Partida { $match } · amistosa · límite: <t:{ $due }:R>
                [still] Partida { $match } · amistosa · reloj detenido
               *[none] Partida { $match } · amistosa · sin reloj
            }
    }
board-won =
    { $ending ->
        [line] 🏆 ¡Gana { $winner }! Tres gatos en línea.
        [eight-cats] 🏆 ¡Gana { $winner }! Los ocho gatos en la cama.
        [three-kittens] 🏆 ¡Gana { $winner }! Tres gatitos en línea.
        [resigned] 🏆 ¡Gana { $winner }! { $loser } se rindió.
       *[time] 🏆 ¡Gana { $winner }! A { $loser } se le acabó el tiempo.
    }
board-drawn =
    { $ending ->
        [agreed] 🤝 Empate: { $orange } y { $gray } lo acordaron.
        [repetition] 🤝 Empate: la misma posición, tres veces.
       *[turn-limit] 🤝 Empate: 300 jugadas.
    }
board-called-off = { $by } anuló la partida { $match }.
board-closed =
    { $ending ->
        [called-off] { $other }, { $by } anuló la partida { $match }.
        [cancelled] { $orange } y { $gray }: la moderación cerró la partida { $match }.
        [left-contest] { $orange } y { $gray }: se anula la partida { $match }, porque alguien ya no participa.
       *[abandoned] { $orange } y { $gray }: la partida { $match } quedó abandonada.
    }
board-left = { $other }, la partida { $match } se anula: { $by } ya no participa.
board-drawn-early = { $orange } y { $gray } acordaron un empate, pero aún no hay dos jugadas de cada color.
board-uncounted = Se acabó, y no cuenta.
board-off-in-league = No cuenta para la puntuación. Lo que vale en la liga está en su tabla.
board-timed-out = { $other }, a { $by } se le acabó el tiempo antes de que hubiera dos jugadas de cada color.
board-well-played = ¡Bien jugado, { $player }!
board-well-played-both = ¡Qué buena partida!
board-ratings = Puntuación: { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
board-friendly = Amistosa: las puntuaciones no cambian.
board-numbers =
    { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    } · { $boops ->
        [one] 1 boop
       *[other] { $boops } boops
    } · { $off } rivales fuera de la cama
board-match = partida { $match }
counted-booos = ¡BUUU! × { $count }
picture-turns =
    { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }
picture-boops =
    { $count ->
        [one] boop
       *[other] boops
    }
picture-falls = fuera
picture-grown = crecidos
picture-won =
    { $ending ->
        [line] Victoria de { $winner }: ¡tres gatos en línea!
        [eight-cats] Victoria de { $winner }: ¡los ocho gatos en la cama!
        [three-kittens] Victoria de { $winner }: ¡tres gatitos en línea!
        [resigned] Victoria de { $winner }: { $loser } se rindió
       *[time] Victoria de { $winner }: a { $loser } se le acabó el tiempo
    }
picture-drawn =
    { $ending ->
        [agreed] Empate acordado
        [repetition] Empate: la misma posición tres veces
       *[turn-limit] Empate tras 300 jugadas
    }
board-rows = Fila por fila, desde arriba:
rows-tip = ¿Quieres leer bajo cada tablero qué piezas se empujaron? Activa **Empujones en palabras** en { COMMAND("settings") }.
board-row =
    { $rank }: { $pieces ->
        [none] vacía
       *[other] { $pieces }
    }
board-row-piece =
    { $square } { $kind ->
        [cat] gato
       *[kitten] gatito
    } ({ $who })
board-moved-away =
    📦 { $mover } se llevó la partida { $match } a { $where ->
        [server] { $channel }
       *[conversation] un mensaje directo
    }. Para traerla a otro sitio, escribe ahí `/board { option-match }:{ $match }`.
board-homeless-turn = { $other } ya jugó: te toca en la partida { $match }. Pero ya no puedo publicar en { $channel }. Escribe `/board { option-match }:{ $match }` en un canal que también vea tu rival, y la partida se muda ahí.
place-lost = Ya no puedo publicar en { $channel }, donde juegas la partida { $match } contra { $other }. Escribe `/board { option-match }:{ $match }` en un canal que también vea tu rival, y la partida se muda ahí.
place-lost-around = { $players }: ya no puedo publicar en { $channel }. `/board { option-match }:{ $match }` trae aquí la partida { $match }.
day-title =
    { $count ->
        [one] Te espera una partida:
       *[other] Te esperan { $count } partidas:
    }
day-more = Y { $count } más: { COMMAND("games") }
day-streak = ☀️ Resuelve el puzle de hoy antes de <t:{ $until }:t> para seguir tu racha de { $streak } días: { COMMAND("daily") }
call = ☀️ Como pediste: el puzle de hoy ya está aquí.
call-streak =
    { $days ->
        [one] Si lo resuelves, tu racha será de dos días.
       *[other] Si lo resuelves, tu racha de { $days } días sigue.
    }
call-ends = Si dejas pasar dos días, dejaré de avisarte.
call-last = Este es mi último aviso si no vienes hoy. `/settings { option-puzzle-reminder }:` los recupera.
call-off = De acuerdo, no más avisos del puzle diario. **{ button-call }**, debajo de uno terminado, los recupera, o `/settings { option-puzzle-reminder }:`.
followed = 👀 Sigues la partida { $match }: { $orange } y { $gray }
thread-name = { edition-title } { $match }: { $one } y { $other }
thread-name-series = { edition-title }, serie: { $one } y { $other }

## A turn, told. The pieces are counted: "boops 3; 1 falls" means that three are pushed, and one of them off the bed.

turn-placed =
    { $how ->
        [nobody]
            { $kind ->
                [cat] El gato
               *[kitten] El gatito
            } de { $who } en { $square } no hace boop a nadie.
        [all-off]
            { $kind ->
                [cat] El gato
               *[kitten] El gatito
            } de { $who } en { $square } { $count ->
                [one] hace boop a 1 pieza, que se cae de la cama.
               *[other] hace boop a { $count } piezas, que se caen de la cama.
            }
        [some-off]
            { $kind ->
                [cat] El gato
               *[kitten] El gatito
            } de { $who } en { $square } hace boop a { $count } piezas; { $off ->
                [one] 1 se cae de la cama
               *[other] { $off } se caen de la cama
            }.
        [own-off]
            { $kind ->
                [cat] El gato
               *[kitten] El gatito
            } de { $who } en { $square } hace boop a { $count ->
                [one] 1 pieza propia, que se cae de la cama.
               *[other] { $count } piezas propias, que se caen de la cama.
            }
        [own-some]
            { $kind ->
                [cat] El gato
               *[kitten] El gatito
            } de { $who } en { $square } hace boop a { $count } piezas; { $off ->
                [one] 1 propia se cae de la cama
               *[other] { $off } propias se caen de la cama
            }.
       *[on]
            { $kind ->
                [cat] El gato
               *[kitten] El gatito
            } de { $who } en { $square } hace boop a { $count ->
                [one] 1 pieza
               *[other] { $count } piezas
            }.
    }
turn-grown =
    { $cats-count ->
        [0]
            { $kittens-count ->
                [one] ¡Miau! { $who }: crece { $kittens }.
               *[other] ¡Miau! { $who }: crecen { $kittens }.
            }
       *[other]
            { $kittens-count ->
                [one] { $who }: crece { $kittens }
               *[other] { $who }: crecen { $kittens }
            }; { $cats-count ->
                [one] el gato { $cats } vuelve a la reserva
               *[other] los gatos { $cats } vuelven a la reserva
            }.
    }
turn-grown-eight = Los ocho en la cama; { $who }: crece { $kitten }.
turn-taken-up =
    { $kind ->
        [cat] El gato
       *[kitten] El gatito
    } de { $who } en { $square } vuelve a la reserva.
turn-ghost-entered = El fantasma de { $who } aparece entre { $low } y { $high }.
# Also given: $off.
turn-ghost-glides =
    { $how ->
        [nobody] El fantasma de { $who } se desliza y no empuja a nadie.
        [all-off]
            El fantasma de { $who } echa de la cama { $count ->
                [one] 1 pieza
               *[other] { $count } piezas
            }.
        [some-off] El fantasma de { $who } empuja { $count } piezas; 1 se cae de la cama.
       *[on]
            El fantasma de { $who } se desliza y empuja { $count ->
                [one] 1 pieza
               *[other] { $count } piezas
            }.
    }
# Also given: $off.
turn-ghost-passes =
    { $how ->
        [nobody] El fantasma de { $who } atraviesa el de { $other } y no empuja a nadie.
        [all-off]
            El fantasma de { $who } atraviesa el de { $other } y echa de la cama { $count ->
                [one] 1 pieza
               *[other] { $count } piezas
            }.
        [some-off] El fantasma de { $who } atraviesa el de { $other } y empuja { $count } piezas; 1 se cae de la cama.
       *[on]
            El fantasma de { $who } atraviesa el de { $other } y empuja { $count ->
                [one] 1 pieza
               *[other] { $count } piezas
            }.
    }
turn-ghost-left = El fantasma de { $who } se va flotando a casa.
turn-scared =
    { $off ->
        [0]
            ¡BUUU! El fantasma de { $who } asusta a { $count ->
                [one] 1 pieza
               *[other] { $count } piezas
            }.
       *[other]
            { $count ->
                [one] ¡BUUU! El fantasma de { $who } asusta a 1 pieza, que se cae de la cama.
               *[other]
                    ¡BUUU! El fantasma de { $who } asusta a { $count } piezas; { $off ->
                        [one] 1 se cae de la cama
                       *[other] { $off } se caen de la cama
                    }.
            }
    }
turn-ghost-pushes =
    { $through ->
        [no] El fantasma de { $who } se desliza y empuja: { $moves }.
       *[yes] El fantasma de { $who } atraviesa el de { $other } y empuja: { $moves }.
    }
turn-ghost-scares = ¡BUUU! El fantasma de { $who } hace saltar: { $moves }.
turn-own =
    { $all ->
        [yes]
            { $own ->
                [one] Es suya.
               *[other] Todas son suyas.
            }
       *[no]
            { $own ->
                [one] 1 es suya.
               *[other] { $own } son suyas.
            }
    }
turn-won =
    { $ending ->
        [line] ¡Tres gatos en línea: { $squares }!
        [eight-cats] ¡Los ocho gatos en la cama!
       *[three-kittens] ¡Tres gatitos en línea: { $squares }!
    }
turn-won-line = La línea: { $squares }.
# A turn by name, to be put after a colon: "kitten on b3; b2, b3, b4 grow up".
turn-named =
    { $kind ->
        [cat] gato
       *[kitten] gatito
    } en { $square }{ $ghost ->
        [in] , el fantasma aparece entre { $low } y { $high }
       *[none] { "" }
    }{ $what ->
        [grows]
            ; { $count ->
                [one] crece { $squares }
               *[other] crecen { $squares }
            }
        [back] ; { $squares } vuelve a la reserva
       *[nothing] { "" }
    }
ghost-next =
    { $where ->
        [home] Después de la próxima jugada de { $who }, su fantasma vuelve a casa.
        [past] Después de la próxima jugada de { $who }, su fantasma atraviesa al otro y queda entre { $low } y { $high }.
       *[on] Después de la próxima jugada de { $who }, su fantasma queda entre { $low } y { $high }.
    }
board-ghost-may = Al final de esta jugada puede entrar el fantasma de { $who }.

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.

side-as-name =
    { $side ->
        [orange] Naranja
       *[gray] Esmoquin
    }
alt-now = Ahora en la cama:
alt-then = Después en la cama:
alt-last = Última jugada:
alt-preview = Con esta jugada:
alt-placed =
    { $who } pone un { $kind ->
        [cat] gato
       *[kitten] gatito
    } en { $square }.
alt-booped =
    Boop al { $kind ->
        [cat] gato
       *[kitten] gatito
    } de { $who }: pasa de { $from } a { $to }.
alt-fell =
    Boop al { $kind ->
        [cat] gato
       *[kitten] gatito
    } de { $who } en { $from }: se cae de la cama.
alt-blocked =
    { $why ->
        [cat] El gato de { $who } en { $square } no se mueve: un gatito no puede hacer boop a un gato.
       *[behind]
            El { $kind ->
                [cat] gato
               *[kitten] gatito
            } de { $who } en { $square } se queda: tiene otra pieza justo detrás.
    }
alt-grown =
    { $cats ->
        [none]
            { $kittens-count ->
                [one] Crece el gatito de { $who } en { $kittens }.
               *[other] Crecen los gatitos de { $who } en { $kittens }.
            }
       *[some]
            { $kittens-count ->
                [one] Crece el gatito de { $who } en { $kittens }
               *[other] Crecen los gatitos de { $who } en { $kittens }
            }; { $cats-count ->
                [one] el gato en { $cats } vuelve a la reserva.
               *[other] los gatos en { $cats } vuelven a la reserva.
            }
    }
alt-taken-up =
    El { $kind ->
        [cat] gato
       *[kitten] gatito
    } de { $who } en { $square } vuelve a la reserva.
alt-ghost-entered = El fantasma de { $who } aparece entre { $low } y { $high }.
alt-ghost-moved = El fantasma de { $who } se desliza y queda entre { $low } y { $high }.
alt-ghost-through = El fantasma de { $who } atraviesa el de { $other } y queda entre { $low } y { $high }.
alt-ghost-left = El fantasma de { $who } se va flotando a casa.
alt-scared =
    ¡BUUU! { $to ->
        [off]
            El { $kind ->
                [cat] gato
               *[kitten] gatito
            } de { $who } salta desde { $from } por encima de { $over } y cae fuera de la cama.
       *[on]
            El { $kind ->
                [cat] gato
               *[kitten] gatito
            } de { $who } salta desde { $from } por encima de { $over } hasta { $to }.
    }
alt-won = { $who } gana con { $squares }.
alt-over = La partida terminó.
alt-counted = En números: { picture-turns }.
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] { " " }(puntuación { $rating })
    }: { $boops ->
        [one] 1 boop
       *[other] { $boops } boops
    }, { $off } fuera de la cama{ $grows ->
        [no] { "" }
       *[yes] { "" }, gatitos que crecieron: { $grown }
    }{ $booos ->
        [0] { "" }
       *[other] ,{ " " }¡BUUU! × { $booos }
    }.
alt-won-by =
    { $ending ->
        [resigned] La partida terminó: gana { $winner }, porque { $loser } se rindió.
       *[time] La partida terminó: gana { $winner }, porque a { $loser } se le acabó el tiempo.
    }
alt-drawn =
    { $ending ->
        [agreed] La partida terminó: { $orange } y { $gray } acordaron un empate.
        [repetition] La partida terminó en empate, porque la misma posición se dio tres veces.
       *[turn-limit] La partida terminó en empate tras 300 jugadas.
    }
alt-closed =
    { $ending ->
        [called-off] La partida terminó: { $by } la anuló, y no cuenta.
        [cancelled] La partida terminó: la moderación la cerró, y no cuenta.
        [left-contest] La partida se anula, porque alguien ya no participa. No cuenta.
       *[abandoned] La partida terminó: quedó abandonada, y no cuenta.
    }
alt-choice = Opciones: { $ways }.
alt-bed-empty = La cama está vacía: seis por seis casillas, columnas de la a a la f desde la izquierda, filas del 1 al 6 desde abajo.
alt-standing =
    { $kind ->
        [cat]
            { $count ->
                [one] Gato de { $who } en { $squares }.
               *[other] Gatos de { $who } en { $squares }.
            }
       *[kitten]
            { $count ->
                [one] Gatito de { $who } en { $squares }.
               *[other] Gatitos de { $who } en { $squares }.
            }
    }
alt-ghost =
    { $where ->
        [home] Fantasma de { $who } entre { $low } y { $high }; después vuelve a casa.
        [past] Fantasma de { $who } entre { $low } y { $high }; después, a través del otro, entre { $next-low } y { $next-high }.
       *[on] Fantasma de { $who } entre { $low } y { $high }; después, entre { $next-low } y { $next-high }.
    }
alt-pool =
    { $edition ->
        [kittens]
            { $whose }: { $kittens ->
                [one] 1 gatito
               *[other] { $kittens } gatitos
            }.
        [classic]
            { $whose }: { $kittens ->
                [one] 1 gatito
               *[other] { $kittens } gatitos
            }, { $cats ->
                [one] 1 gato
               *[other] { $cats } gatos
            }.
       *[ghost]
            { $whose }: { $kittens ->
                [one] 1 gatito
               *[other] { $kittens } gatitos
            }, { $cats ->
                [one] 1 gato
               *[other] { $cats } gatos
            }{ $ghost ->
                [yes] , el fantasma
               *[no] { "" }
            }.
    }
pool-of = Reserva de { $who }
pool-yours = Tu reserva
alt-to-move =
    { $named ->
        [yes]
            Juega { $who } (con los { $side ->
                [orange] naranjas
               *[gray] de esmoquin
            }).
       *[no] Juega { $who }.
    }

## The picker: taking a turn by taps.

picker-where =
    { $kind ->
        [cat] Te toca contra { $opponent }: ¿dónde pones tu gato?
       *[kitten] Te toca contra { $opponent }: ¿dónde pones tu gatito?
    }
picker-alt-told = La cama, como se cuenta arriba.
picker-alt-told-turn = La jugada y la cama tras ella, como se cuenta arriba.
picker-paused = La partida está en pausa: tu jugada pone el reloj en marcha de nuevo.
picker-cats-out = Todos tus gatos están en la cama. Una línea los devuelve a tu reserva, y una caída de la cama también.
picker-grown-free = Los gatitos pálidos con estrella ya están en la reserva: sus casillas están libres.
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }Juegas con los naranjas.
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }Juegas con los de esmoquin.
    }
picker-would =
    { $how ->
        [nobody]
            Tu { $kind ->
                [cat] gato
               *[kitten] gatito
            } en { $square } no haría boop a nadie.
        [all-off]
            Tu { $kind ->
                [cat] gato
               *[kitten] gatito
            } en { $square } { $count ->
                [one] haría boop a 1 pieza, que se caería de la cama.
               *[other] haría boop a { $count } piezas, que se caerían de la cama.
            }
        [some-off]
            Tu { $kind ->
                [cat] gato
               *[kitten] gatito
            } en { $square } haría boop a { $count } piezas; { $off ->
                [one] 1 se caería de la cama
               *[other] { $off } se caerían de la cama
            }.
       *[on]
            Tu { $kind ->
                [cat] gato
               *[kitten] gatito
            } en { $square } haría boop a { $count ->
                [one] 1 pieza
               *[other] { $count } piezas
            }.
    }
picker-ghost-moves =
    { $how ->
        [nobody] Luego tu fantasma se desliza y queda entre { $low } y { $high }.
        [all-off]
            Luego tu fantasma se desliza, queda entre { $low } y { $high } y echa de la cama { $count ->
                [one] 1 pieza
               *[other] { $count } piezas
            }.
        [some-off]
            Luego tu fantasma se desliza, queda entre { $low } y { $high } y empuja { $count } piezas; { $off ->
                [one] 1 se caería de la cama
               *[other] { $off } se caerían de la cama
            }.
       *[on]
            Luego tu fantasma se desliza, queda entre { $low } y { $high } y empuja { $count ->
                [one] 1 pieza
               *[other] { $count } piezas
            }.
    }
picker-ghost-scares =
    ¡BUUU! { $count ->
        [one] 1 pieza saltaría
       *[other] { $count } piezas saltarían
    }{ $how ->
        [on] .
        [all-off] { " " }fuera de la cama.
       *[some-off]
            ; { $off ->
                [one] 1 se caería de la cama
               *[other] { $off } se caerían de la cama
            }.
    }
ways-pushed = Empujadas: { $moves }.
ways-by-ghost = El fantasma empuja: { $moves }.
ways-jump = Saltan: { $moves }.
ways-held = No se mueve, porque tiene otra pieza detrás: { $squares }.
ways-heavy = Demasiado peso para un gatito: { $squares }.
move-to = { $from } a { $to }
move-off = { $square } fuera de la cama
move-cat = gato { $move }
move-whose =
    { $move } ({ $yours ->
        [yes] tuya
       *[no] del rival
    })
move-side =
    { $move } ({ $side ->
        [orange] naranja
       *[gray] esmoquin
    })
move-jump = { $move } (salta)
moves-boops = boop: { $moves }
moves-ghost = fantasma: { $moves }
moves-of =
    { $yours ->
        [yes] tuyas
       *[no] del rival
    } { $moves }
picker-ghost-passes = De paso, atraviesa al otro fantasma.
picker-ghost-leaves = Luego tu fantasma se va flotando a casa; podrá volver a entrar desde tu próximo turno.
picker-ghost-when =
    { $where ->
        [pool] Al final de esta jugada, tu fantasma puede entrar por el borde de la cama, entre dos casillas.
       *[bed] Tu fantasma está en la cama. Cuando vuelva a casa, podrá entrar en la jugada siguiente.
    }
# Also given: $kittens-count, how many the squares are.
picker-grows =
    { $cats ->
        [none]
            { $kittens-count ->
                [one] Crece el gatito de { $squares }.
               *[other] Crecen los gatitos de { $squares }.
            }
       *[some]
            { $kittens-count ->
                [one] Crece el gatito de { $squares }
               *[other] Crecen los gatitos de { $squares }
            }; { $cats-count ->
                [one] el gato de { $cats } vuelve a la reserva.
               *[other] los gatos de { $cats } vuelven a la reserva.
            }
    }
picker-piece-grows = Crece el gatito de { $square }.
picker-piece-back =
    { $kind ->
        [cat] El gato de { $square } vuelve a la reserva.
       *[kitten] El gatito de { $square } vuelve a la reserva.
    }
picker-wins = ¡Con eso ganas!
picker-cat-wins = ¡Un gato ahí ganaría!
picker-cat-could-win = Un gato puede ganar en esta jugada: **{ picker-kind }** muestra dónde.
picker-own-falls = **Echarías de la cama { $pieces } de los tuyos, de vuelta a tu reserva.**
picker-own-kittens =
    { $count ->
        [one] 1 gatito
       *[other] { $count } gatitos
    }
picker-own-cats =
    { $count ->
        [one] 1 gato
       *[other] { $count } gatos
    }
picker-which =
    { $what ->
        [line] Tienes { $count } líneas listas. ¿Cuál crece?
        [piece] Tus ocho piezas están en la cama. ¿Cuál vuelve a la reserva?
       *[both] Elige la línea que crece o la pieza que vuelve a la reserva.
    }
picker-eight-grows = Un gatito crece con eso.
picker-may-enter = Tu fantasma puede entrar. Al llegar no hace nada.
picker-enters = Tu fantasma aparece entre { $low } y { $high }.
picker-sure = Falta confirmar: pulsa **¡Haz boop!** o elige otra casilla.
picker-repeats =
    { $time ->
        [2] Esta posición ya se dio una vez. A la tercera, la partida acaba en empate.
       *[3] ⚠️ Esta posición ya se dio dos veces: con esta jugada, la partida acaba en empate.
    }
picker-done = Hecho: { $turn }.
picker-done-last = No te espera nada más.
picker-done-next = { $opponent } también te espera, en la partida { $match }.
picker-done-over =
    { $how ->
        [won] ¡Has ganado! 🎉
       *[drawn] Es un empate.
    }
picker-done-answered =
    ⚡ { $opponent } ya tenía planeada la respuesta: { $turn }.{ $again ->
        [yes] { " " }Te toca otra vez.
       *[no] { "" }
    }
picker-left = Columnas a, b y c
picker-right = Columnas d, e y f
picker-ghost = Tu fantasma
picker-keep-ghost = El fantasma sigue en la reserva
picker-entry =
    { $heading ->
        [e] { $number } · Desde la izquierda, filas { $low } y { $high }
        [w] { $number } · Desde la derecha, filas { $low } y { $high }
        [n] { $number } · Desde abajo, columnas { $low } y { $high }
       *[s] { $number } · Desde arriba, columnas { $low } y { $high }
    }
picker-entry-where =
    { $heading ->
        [e] empieza entre { $low } y { $high }, mira a la derecha
        [w] empieza entre { $low } y { $high }, mira a la izquierda
        [n] empieza entre { $low } y { $high }, mira hacia arriba
       *[s] empieza entre { $low } y { $high }, mira hacia abajo
    }
picker-what-grows =
    { $what ->
        [line] ¿Qué línea?
        [both] ¿Qué vuelve a tu reserva?
       *[piece] ¿Qué vuelve a tu reserva?
    }
picker-line = { $number } · { $squares }
picker-piece =
    { $kind ->
        [cat] { $number } · gato de { $square }
       *[kitten] { $number } · gatito de { $square }
    }
picker-line-does =
    { $cats ->
        [0]
            { $kittens ->
                [one] 1 gatito crece
               *[other] { $kittens } gatitos crecen
            }
       *[other]
            { $kittens ->
                [one] 1 gatito crece
               *[other] { $kittens } gatitos crecen
            }, { $cats ->
                [one] 1 gato vuelve
               *[other] { $cats } gatos vuelven
            }
    }
picker-piece-does =
    { $what ->
        [grows] crece
        [stays-cat] sigue siendo gato
       *[stays-kitten] sigue siendo gatito
    }
picker-kind =
    { $kind ->
        [cat] Usar un gato
       *[kitten] Usar un gatito
    }
button-boop = ¡Boop!
button-boop-it = ¡Haz boop!
button-back = Empezar de nuevo
button-read = Leer el tablero

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

turn-planned = ⚡ Planeada: { $told }
board-answered = { $mover } ya tenía planeada la respuesta.
alt-planned = Última jugada, planeada de antemano:
picker-plan-stopped = La jugada que habías planeado, `{ $turn }`, ahora haría otra cosa, así que no la jugué.
picker-plan-lapsed = { $opponent } jugó algo que no habías previsto, así que tu plan ya no vale.
button-plan = Planear
button-plan-it = Planearla
button-plan-add = Añadir jugada
button-plan-remove = Quitar
button-plan-back = Volver
plan-title = ⚡ **Planear** · partida { $match }
plan-what = Si { $opponent } juega lo que esperas, respondo por ti al momento. Tu plan solo lo ves tú.
plan-what-first = Te toca: elige la jugada que harás y luego las respuestas que esperas. Yo solo juego tus respuestas; esta primera jugada la haces tú.
plan-after = Después de { $turns }:
plan-then = { ", luego " }
plan-pair = { $reply }: tú juegas { $answer }
plan-mine = tú juegas { $turn }
plan-open = { $reply }: aún sin respuesta
plan-unanswered = aún sin respuesta
plan-likely = Respuestas probables
plan-branches = Tus variantes
plan-planned = Ya está planeada. **Añadir jugada** sigue desde aquí, **Volver** lleva a tus otras variantes.
plan-ends = Ahí acaba la partida.
plan-full = Un plan tiene como mucho { $branches } variantes, con hasta { $deep } jugadas tuyas en cada una.
plan-which-theirs = ¿Qué jugada esperas de { $opponent }?
plan-which-first = ¿Qué jugada harás primero?
plan-which-mine = { $opponent } juega { $turn }. ¿Qué respondes?
plan-picked-theirs = { $opponent } juega { $turn }: { $effects }.
plan-picked-mine = Juegas { $turn }: { $effects }.
plan-sure = Falta confirmar: pulsa **Planearla** o elige otra casilla.
refusal-plan-against-bot = Yo respondo al momento, así que no hace falta planear. Haz tu jugada y listo.
refusal-plan-gone = Esa parte de tu plan ya no existe. Abre otra vez **Planear**, en **Más**.
refusal-plan-full = Tu plan está lleno: { $branches } variantes como mucho, con hasta { $deep } jugadas tuyas en cada una. Quita antes una variante.

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects.

choice-turn =
    { $kind ->
        [cat] { $square } gato: { $effects }
       *[kitten] { $square } gatito: { $effects }
    }
choice-entry =
    { $kind ->
        [cat] { $square } gato: el fantasma aparece entre { $low } y { $high }
       *[kitten] { $square } gatito: el fantasma aparece entre { $low } y { $high }
    }
choice-way-entry =
    { $kind ->
        [cat] { $square } gato: { $effects } · fantasma entre { $low } y { $high }
       *[kitten] { $square } gatito: { $effects } · fantasma entre { $low } y { $high }
    }
choice-why-none =
    { $why ->
        [no-match] No tienes ninguna partida en curso.
        [nothing-awaits-you] Ahora no te toca en ninguna partida.
        [awaited-elsewhere] Aquí no te toca, pero sí en otra partida.
        [which-match] Escribe tu jugada, como c3, y envía: luego pregunto en qué partida.
        [not-your-turn] En esa partida no te toca.
        [match-over] Esa partida ya terminó.
        [no-such-match] No encuentro esa partida.
        [not-your-match] Esa partida es de otras personas.
        [no-ghost] Ninguna jugada empieza así. El fantasma entra por el borde, entre dos casillas: c4 g a23.
       *[no-turn] Ninguna jugada empieza así. Las casillas van de a1 a f6; elige una libre.
    }
between-facts = { " · " }
between-groups = ;{ " " }
effect-nobody = no hace boop a nadie
effect-boops =
    { $how ->
        [all-off]
            { $count ->
                [one] boop a 1, que se cae de la cama
               *[other] boop a { $count }, que se caen de la cama
            }
        [some-off]
            boop a { $count }; { $off ->
                [one] 1 se cae de la cama
               *[other] { $off } se caen de la cama
            }
       *[on] boop a { $count }
    }
effect-ghost =
    el fantasma empuja { $count }{ $own ->
        [0] { "" }
       *[other]
            { " " }({ $own ->
                [one] 1 tuya
               *[other] { $own } tuyas
            })
    }{ $off ->
        [0] { "" }
       *[other] { ", " }{ $off } fuera de la cama
    }
effect-scares =
    ¡BUUU! { $count ->
        [one] 1 salta
       *[other] { $count } saltan
    }{ $own ->
        [0] { "" }
       *[other]
            { " " }({ $own ->
                [one] 1 tuya
               *[other] { $own } tuyas
            })
    }{ $how ->
        [all-off] { " " }fuera de la cama
        [some-off] { ", " }{ $off } fuera de la cama
       *[on] { "" }
    }
effect-own-falls =
    { $count ->
        [one] boop a 1 tuya, que se cae de la cama
       *[other] boop a { $count } tuyas, que se caen de la cama
    }
effect-own-boops =
    boop a { $count ->
        [one] 1 tuya
       *[other] { $count } tuyas
    }
effect-grow =
    { $cats ->
        [none]
            { $kittens-count ->
                [one] crece { $kittens }
               *[other] crecen { $kittens }
            }
       *[some]
            { $kittens-count ->
                [one] crece { $kittens }
               *[other] crecen { $kittens }
            }, { $cats-count ->
                [one] vuelve el gato de { $cats }
               *[other] vuelven los gatos de { $cats }
            }
    }
effect-back =
    { $kind ->
        [cat] vuelve el gato de { $square }
       *[kitten] vuelve el gatito de { $square }
    }
effect-choose =
    { $what ->
        [line] eliges qué línea crece
        [piece] eliges qué vuelve
       *[both] eliges qué vuelve
    }
effect-wins = 🏆 ¡gana!
choice-match =
    contra { $opponent } · { $awaits ->
        [yes] te toca
       *[no] le toca a tu rival
    } · { edition } · partida { $match }

## Challenges.

challenge-friend = { $opponent }, ¡{ $challenger } te reta a una partida de { edition }!
challenge-anybody = ¿Quién se anima a una partida de { edition } con { $challenger }?
challenge-aim =
    { $edition ->
        [ghost] Los fantasmas entran por el borde, se deslizan solos al final de tus turnos y empujan a quien tienen al lado. Ganan tres gatos en línea.
        [kittens] Empuja gatitos de acá para allá y pon tres en línea.
       *[classic] Haz crecer a tus gatitos y pon tres gatos en línea.
    }
challenge-accepted =
    { $challenger } y { $accepter } juegan a { edition }: { $where ->
        [here] la partida { $match } empieza aquí abajo.
       *[elsewhere] la partida { $match } está en { $channel }.
    }
challenge-declined = { $opponent } no puede jugar ahora, { $challenger }. ¡Otra vez será!
challenge-withdrawn = { $challenger } retiró este reto.
rematch =
    { $opponent }, { $challenger } te pide la revancha. { $first ->
        [challenger] Empieza { $challenger }.
        [challenger-cat] Vuelve a empezar { $challenger }, con un gato en la reserva.
        [opponent-cat] Vuelve a empezar { $opponent }, con un gato en la reserva.
       *[opponent] Empieza { $opponent }.
    }
rematch-terms =
    -# { $rated ->
        [yes] Puntuable
        [hints] Amistosa, con pistas para quien las pida
       *[no] Amistosa
    } · { pace } · { edition } · después de la partida { $match } · límite para responder: <t:{ $until }:R>
challenge-terms =
    -# { $rated ->
        [yes] Puntuable: cuenta para la clasificación, sin pistas
        [hints] Amistosa, con pistas para quien las pida
       *[no] Amistosa: las puntuaciones no cambian
    } · { pace } · { $first ->
        [challenger] empieza { $challenger }
        [opponent] empieza { $opponent }
        [challenger-cat] empieza { $challenger }, con un gato en la reserva
        [opponent-cat] empieza { $opponent }, con un gato en la reserva
        [anybody] empieza quien acepte
        [anybody-cat] empieza quien acepte, con un gato en la reserva
        [both] cada cual empieza una vez
       *[chance] se sortea quién empieza
    }
    -# Límite para responder: <t:{ $until }:R> · la imagen es solo un ejemplo
challenge-picture = Un ejemplo, no tu partida. { picture-idea } { $board }
picture-example = { edition-title } · un ejemplo
picture-idea =
    { $edition ->
        [kittens] Cada gatito empuja a sus vecinos: ¡pon tres en línea!
        [ghost] Las piezas empujan, los fantasmas asustan: ¡pon tres gatos en línea!
       *[classic] Cada pieza empuja a sus vecinas: ¡pon tres gatos en línea!
    }
challenge-used-up = Ya jugaron entre sí las cinco puntuables de la semana, así que esta es amistosa.
challenge-gently = Es la primera partida de { $accepter }, así que es amistosa, con pistas para quien las pida.
challenge-quiet = -# { $opponent } recibió muchos retos últimamente, así que esta vez no le aviso.
challenge-guest = -# Aquí estoy de visita: pulsa un botón y aparece el tablero.
challenge-expired = Nadie respondió a tiempo al reto de { $challenger }. { COMMAND("challenge") } crea otro.

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

result-won =
    { $ending ->
        [line] 🏆 { $winner } vence a { $loser } en { edition }: ¡tres gatos en línea!
        [eight-cats] 🏆 { $winner } vence a { $loser } en { edition }: ¡los ocho gatos en la cama!
        [three-kittens] 🏆 { $winner } vence a { $loser } en { edition }: ¡tres gatitos en línea!
        [resigned] 🏆 { $winner } vence a { $loser } en { edition } por rendición.
       *[time] 🏆 { $winner } vence a { $loser } en { edition } por tiempo.
    }
result-drawn =
    { $ending ->
        [agreed] 🤝 { $orange } y { $gray } acordaron un empate en { edition }.
        [repetition] 🤝 Empate en { edition } entre { $orange } y { $gray }: la misma posición se dio tres veces.
       *[turn-limit] 🤝 Empate en { edition } entre { $orange } y { $gray } tras 300 jugadas.
    }
result-closed =
    { $ending ->
        [called-off] La partida de { edition } entre { $orange } y { $gray } quedó anulada.
        [cancelled] La moderación cerró la partida de { edition } entre { $orange } y { $gray }.
        [left-contest] Se anula la partida de { edition } entre { $orange } y { $gray }, porque alguien ya no participa.
       *[abandoned] La partida de { edition } entre { $orange } y { $gray } quedó abandonada.
    }
result-where = Partida { $match } · [su último tablero]({ $link })
result-again = { $one } y { $other } juegan otra vez a { edition }: la partida { $match } está en { $channel }.
button-dare = Retar a quien ganó
dare-again = ¡Esta la ganaste tú! ¿Quieres retar otra vez a { $opponent }?
button-dare-again = Retar otra vez
pace =
    { $pace ->
        [ten-minutes] 10 minutos por jugada
        [one-day] 1 día por jugada
        [three-days] 3 días por jugada
        [seven-days] 7 días por jugada
        [half-hour-bank] 30 minutos por persona, más 1 minuto por jugada
        [two-day-bank] 2 días por persona, más 2 horas por jugada
        [five-day-bank] 5 días por persona, más 6 horas por jugada
        [one-day-bank] 1 día por persona, más 1 hora por jugada
        [three-minute-bank] 3 minutos por persona, más 10 segundos por jugada
        [half-minute-bank] 30 segundos por persona, más 5 segundos por jugada
       *[none] sin reloj
    }
button-rematch = Revancha
button-next-game = Siguiente partida
button-accept = Aceptar
button-accept-gently = Aceptar con pistas
button-play-along = ¡Juego yo!
button-how-to-play = Cómo se juega
button-see-challenge = Ver el reto
button-see-board = Ir al tablero
button-decline = Rechazar
button-withdraw = Retirar

## The end of a match beside its result: its story, which addresses nobody, and a kind word. Each is told in three ways, one of them by the
## match's number. A story and the kind word after it share a line: together they are short.

story-first-win =
    { $telling ->
        [first] ¡Es la primera victoria de { $winner } contra otra persona!
        [second] ¡Estreno de { $winner }: primera victoria contra otra persona!
       *[third] ¡Hasta ahora, { $winner } nunca había ganado contra otra persona!
    }
story-level-beaten =
    { $telling ->
        [first] ¡Primera victoria contra { level-name }!
        [second] ¡{ level-name } ya tiene quien le gane!
       *[third] ¡Un nivel más superado: { level-name }!
    }
story-level-hinted = Si lo superas sin pistas, este nivel sale también en tu tarjeta.
story-upset =
    { $telling ->
        [first] ¡Sorpresa! { $winner } tenía { $number } puntos menos.
        [second] ¡Y eso que tenía { $number } puntos menos!
       *[third] ¿{ $number } puntos de diferencia? ¡A { $winner } no le importó!
    }
story-streak =
    { $telling ->
        [first] ¡{ $winner } ganó { $number } seguidas!
        [second] ¡{ $number } victorias seguidas: { $winner } está en racha!
       *[third] ¿Quién frena a { $winner }? ¡{ $number } victorias seguidas!
    }
story-comeback =
    { $telling ->
        [first] ¡Qué remontada! { $winner } iba { $number } gatos por detrás.
        [second] ¡Iba { $number } gatos por detrás y aun así gana { $winner }!
       *[third] ¡{ $winner } remontó { $number } gatos de desventaja!
    }
story-ghost-line =
    { $telling ->
        [first] ¡Un fantasma empujó a uno de los tres hasta la línea!
        [second] Esa línea tuvo ayuda de un fantasma.
       *[third] Gracias al fantasma: ¡empujó a un gato a esa línea!
    }
story-eight-cats =
    { $telling ->
        [first] ¡Todos crecieron, y todos a la vez en la cama!
        [second] Ocho gatos, una cama: ¡qué a gusto!
       *[third] ¡Hasta el último gatito de { $winner } creció!
    }
story-quick =
    { $telling ->
        [first] Solo { $number } jugadas: ¡qué rapidez!
        [second] Se acabó en { $number } jugadas. ¡Si parpadeas, te la pierdes!
       *[third] { $number } jugadas y listo: ¡duró lo que una siestecita!
    }
story-long =
    { $telling ->
        [first] { $number } jugadas: ¡qué partida!
        [second] ¡{ $number } jugadas! Hay que volver a hacer esa cama.
       *[third] ¡Qué pelea: { $number } jugadas!
    }
story-next-level = ¡El siguiente: { level-name }!
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] ¡A la próxima, { $player }!
       *[third] Buena partida, { $player }.
    }
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] Gracias por la partida.
       *[third] Fue una buena partida.
    }
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] Nadie perdió: eso merece un ronroneo.
       *[third] ¡Qué duelo tan reñido! ¿Hay revancha?
    }
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] ¡Me ganaste, { $player }! Y bien ganado.
                [lost] ¡Gracias, { $player }! Disfruté cada jugada.
                [gave-up] ¡No pasa nada, { $player }! Siempre habrá otra partida.
               *[drawn] ¡Empate, { $player }! ¿Desempatamos?
            }
       *[third]
            { $how ->
                [won] ¡Bravo, { $player }! Me inclino, con bigotes y todo.
                [lost] ¡Buen duelo, { $player }! Contigo juego cuando quieras.
                [gave-up] ¡Sin rencores, { $player }! Nos vemos en la próxima.
               *[drawn] ¡Un empate justo, { $player }! No me regalaste nada.
            }
    }

## Matches against the bot. The bot speaks of itself as "I".

level-name =
    { $level ->
        [1] Gatito dormilón
        [2] Gatito torpe
        [3] Gatito curioso
        [4] Gatito juguetón
        [5] Gato joven y descarado
        [6] Gato de casa
        [7] Gato cazador
        [8] Gato callejero
        [9] Gato viejo y listo
       *[10] Reina de la colcha
    }
level-about =
    { $level ->
        [1] Está aprendiendo y se le escapan muchas cosas. Para peques y para una primera partida.
        [2] Completa la línea que tiene servida y tropieza con todo lo demás.
        [3] Lo mira todo y, de vez en cuando, nota lo que tramas.
        [4] Casi siempre ve lo que tiene delante de los bigotes.
        [5] Se lleva lo que puede y a veces te regala una victoria.
        [6] Mira antes de saltar. Cuesta más ganarle de lo que parece.
        [7] Está al acecho: aprovecha cada victoria que ve y rara vez te deja una.
        [8] Piensa un poco por adelantado y rara vez deja pasar una oportunidad.
        [9] Lo ve venir todo de lejos. Un descuido te saldrá caro.
       *[10] Juego lo mejor que sé. ¡Suerte!
    }
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · superado ✓
        [hints] { $level } · { level-name } · superado con pistas
       *[no] { $level } · { level-name }
    }
level-match-me = A mi medida
level-match-me-about = Elijo mi nivel para que ganes más o menos una de cada dos partidas.
bot-match-choose =
    Tú contra mí, a { edition }: ¿a qué nivel juego?
    { $matched ->
        [yes] **A mi medida**: para que ganes más o menos una de cada dos partidas. Por ahora juego como **{ level-name }**.
       *[no] Mi nivel: **{ level-name }**. { level-about }
    }
    -# Amistosa · { pace } · empezamos cuando pulses **Empezar**
bot-match-warned = En este nivel te avisaré antes de un turno que me deje ganar.
bot-match-unwarned = En este nivel ya no te aviso antes de una jugada que me deje ganar.
bot-match-public = Aquí la verá todo el mundo. En un mensaje directo conmigo queda entre tú y yo.
bot-match-level = A qué nivel juego
bot-match-edition = Qué edición
bot-match-who = Quién empieza
bot-match-first =
    { $first ->
        [challenger] Empiezas tú
        [opponent] Empiezo yo
       *[chance] Por sorteo
    }
bot-match-begins = Empieza la partida { $match }. ¡A divertirse!
bot-match-begins-there = Empieza la partida { $match } en { $channel }. ¡A divertirse!
bot-match-begun = { $player } juega a { edition } contra mí ({ level-name }): partida { $match }.
bot-match-waits = Tu partida { $match } está a salvo, pero ahora mismo no puedo pensar. Juego en cuanto pueda.
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
button-play-me = Juega conmigo
button-begin = Empezar
button-level = Probar: { level-name }
board-bot-thinks = { $bot } está pensando…
board-level = Juego como { level-name }
board-bot-word =
    { $how ->
        [won] ¡Bien jugado, { $player }! Esta vez me superaste.
        [lost] ¡Buena partida, { $player }! Cada vez juegas mejor.
        [gave-up] ¡Gracias por la partida, { $player }! Vuelve cuando quieras.
       *[drawn] ¡Qué partida tan reñida, { $player }! No hubo manera de desempatar.
    }
board-bot-level =
    { $how ->
        [won] ¡Nivel superado! El siguiente: { level-name }.
       *[lost] ¿Quieres que ahora juegue como { level-name }? Es más fácil.
    }
board-without-hints = Las pistas ayudaron mucho. ¿Te sale también sin ellas?
board-then-level = Después te espera { level-name }.
board-ladder = Llevas { $count } de { $all } niveles superados sin pistas.

## Commands and their options, as Discord lists them.

command-challenge = Lanza un reto de boop: a alguien, a quien se anime aquí o a mí
option-boards-move = tableros_animados
option-pushes-in-words = empujones_en_palabras
option-challenges-from = retos_de
option-champion-role = rol_campeones
option-clubhouse = club
option-daily-hour = hora_diaria
option-daily-puzzle = puzle_diario
option-days = días
option-difficulty = dificultad
option-edition = edición
option-end-match = terminar_partida
option-file = archivo
option-first = empieza
option-games = partidas
option-hints = pistas
option-language = idioma
option-leaderboards = clasificaciones
option-match = partida
option-matches-here = lugares
option-member = miembro
option-nights = noches
option-pace = ritmo
option-puzzles-for-server = puzles_para_servidor
option-puzzle-reminder = aviso_del_puzle
option-puzzles-on-card = puzles_en_tarjeta
option-quiet-from = silencio_desde
option-quiet-until = silencio_hasta
option-rated = puntúa
option-reminders = recordatorios
option-season = temporada
option-starts-in = empieza_en
option-text = texto
option-threads = hilos
option-time-up = tiempo_agotado
option-time-zone = zona_horaria
option-turn = jugada
option-warnings = avisos
option-what = qué
option-where = dónde
command-challenge-member = Con quién quieres jugar; si lo dejas vacío, puede aceptar cualquiera de aquí
command-edition = La edición de boop
command-edition-name =
    { $edition ->
        [ghost] Fantasma: cada color tiene un fantasma que se desliza entre las casillas y empuja
        [kittens] Gatitos: para los más peques; gana la primera línea de tres
       *[classic] Clásica: tres en línea crecen y se hacen gatos; tres gatos en línea ganan
    }
command-rules = Las reglas, página a página y con imágenes
command-challenge-first = Quién hace la primera jugada
command-challenge-first-chance = Por sorteo
command-challenge-first-challenger = Empiezo yo
command-challenge-first-opponent = Empieza mi rival
command-challenge-first-opponent-cat = Empieza mi rival, con un gato en su reserva (amistosa)
command-challenge-first-challenger-cat = Empiezo yo, con un gato en mi reserva (amistosa)
command-challenge-rated = Contar para la puntuación; si no dices nada, cuenta, salvo en boop de gatitos
command-challenge-hints = Dar pistas a quien me las pida; así la partida es amistosa
command-challenge-menu = Retar a una partida de boop
command-challenge-pace = De cuánto tiempo dispone cada persona
command-profile-menu = Perfil de boop
command-block-menu = Bloquear en boop
command-pace-name =
    { $pace ->
        [ten-minutes] 10 minutos por jugada
        [one-day] 1 día por jugada
        [three-days] 3 días por jugada
        [seven-days] 7 días por jugada
        [half-hour-bank] 30 minutos por persona, más 1 minuto por jugada
        [two-day-bank] 2 días por persona, más 2 horas por jugada
        [five-day-bank] 5 días por persona, más 6 horas por jugada
        [one-day-bank] 1 día por persona, más 1 hora por jugada
        [three-minute-bank] 3 minutos por persona, más 10 segundos por jugada
        [half-minute-bank] 30 segundos por persona, más 5 segundos por jugada
       *[none] Sin reloj
    }
command-offer = Ofrece un empate, o pide deshacer tu jugada, una pausa o más tiempo
command-offer-what = Qué ofrecer o pedir
command-offer-name =
    { $offer ->
        [draw] Un empate
        [takeback] Deshacer mi última jugada
        [pause] Una pausa: el reloj se detiene
       *[time] Más tiempo para esta jugada: el mismo otra vez
    }
command-settings = Tus ajustes: recordatorios, horas de silencio, zona horaria, tableros animados
command-settings-reminders = Dónde recordarte que te toca: una vez por jugada, cuando te queda un tercio del tiempo
command-settings-reminders-name =
    { $reminders ->
        [thread] En el canal de la partida
        [direct] Por mensaje directo
        [daily] En un mensaje al día, sin aviso por cada jugada
       *[none] En ningún sitio
    }
command-settings-daily-hour = A qué hora te envío ese mensaje diario, de 0 a 23, en tu zona horaria
command-settings-quiet-from = Cuándo empiezan las horas de silencio, de 0 a 23, en tu zona horaria
command-settings-quiet-until = Cuándo terminan las horas de silencio, de 0 a 23; si empiezan a esa misma hora, no las hay
command-settings-time-zone = Tu zona horaria, por ejemplo Europe/Madrid o America/Mexico_City
command-settings-leaderboards = Mostrarte en las clasificaciones y en el club, y dejar que se vean tu perfil y tus partidas
command-settings-challenges-from = Quién puede retarte; tú puedes seguir retando a cualquiera
command-settings-challenges-from-name =
    { $people ->
        [everyone] Cualquiera
        [played] Gente con la que jugué
       *[nobody] Nadie
    }
command-settings-warnings = Avisarte antes de jugar si tu jugada deja ganar a tu rival (solo en partidas con pistas)
command-settings-boards-move = Dejar que los tableros de tus partidas se muevan solos
command-settings-pushes-in-words = Para lectores de pantalla: los tableros con palabras y, debajo, quién se movió adónde
command-move = Haz tu jugada
command-move-turn = Una casilla, por ejemplo c3; la lista dice qué hace cada jugada
command-match = Qué partida, si tienes más de una
command-board = Muestra el tablero de una partida
command-board-text = El tablero en palabras, fila por fila, solo para ti
command-server = Los ajustes de este servidor, para quien lo gestiona
command-server-boards-move = Dejar que los tableros reproduzcan solos su última jugada
command-server-threads = Abrir un hilo para cada partida, donde tenga permiso
command-server-pace = El tiempo por jugada, si nadie elige otro
command-server-edition = La edición, si nadie elige otra
command-server-matches-here = Permitir partidas en este canal; en cuanto eliges alguno, solo se juega en los elegidos
command-server-end-match = Cerrar una partida en curso; no contará
command-games = Muestra tus partidas en curso
command-resign = Ríndete en una partida
command-help = Cómo se juega a boop aquí

## What a server has set.

server-settings = Los ajustes de este servidor:
server-puzzle-beside =
    -# { $channel ->
        [none] El puzle diario también puede publicarse allí: elige su canal en **Canales**.
       *[other] El puzle diario se publica en { $channel }, como se eligió en **Canales**.
    }
server-lately = Últimos 30 días · partidas entre personas: { $matches } · jugadores: { $players } · resolvieron el puzle diario: { $solvers }
channels-more = { $list } y { $count } más
server-end-sure = ¿Cierro la partida de { $orange } y { $gray } ({ edition }, partida { $match })? No contará, y no se puede deshacer.
button-end-match = Cerrar una partida
server-end-which = ¿Qué partida cierro? No contará.
server-end-own = Las tuyas no están en la lista: ríndete con { COMMAND("resign") } o pídeselo a otra persona que gestione este servidor.
server-end-others = ¿No está en la lista? Escribe un nombre después de `/server { option-end-match }:`.
server-end-none = Nadie más está jugando una partida en este servidor ahora mismo.
server-end-contest = Es de { $contest }: nadie recibirá sus puntos.
server-ended = Hecho: cerré la partida { $match } entre { $orange } y { $gray }.
server-end-since = Ha pasado algo en esa partida desde que preguntaste.
server-end-reason = 💬 Por qué la moderación cerró la partida { $match }:
server-end-untold = No pude entregar tu motivo: allí no puedo escribir, y no reciben mis mensajes directos.
server-kept = De acuerdo: la partida sigue.
button-end-yes = Sí, ciérrala
button-end-why = Cerrarla y decir por qué
button-end-no = No, que siga
button-end-list = Volver a la lista
choice-server-match = { $orange } contra { $gray } · { edition } · partida { $match }
server-match-about =
    { $in-contest ->
        [yes] Sin novedades desde hace { $still } · turnos: { $turns } · en una competición
       *[no] Sin novedades desde hace { $still } · turnos: { $turns }
    }

## Leaderboards.

command-leaderboard = La clasificación: ¿quién juega mejor a boop?
command-leaderboard-where = Este servidor, o todos los servidores juntos
command-leaderboard-where-name =
    { $where ->
        [here] Este servidor
       *[everywhere] Global: todos los servidores
    }
command-leaderboard-season = Desde siempre, o una temporada: cada trimestre se empieza de cero
season =
    { $quarter ->
        [1] de enero a marzo de { $year }
        [2] de abril a junio de { $year }
        [3] de julio a septiembre de { $year }
       *[4] de octubre a diciembre de { $year }
    }
season-choice =
    { $when ->
        [all-time] Desde siempre
        [now] Esta temporada: { season }
       *[past]
            { $quarter ->
                [1] De enero a marzo de { $year }
                [2] De abril a junio de { $year }
                [3] De julio a septiembre de { $year }
               *[4] De octubre a diciembre de { $year }
            }
    }
leaderboard-title =
    { edition-title }, { $where ->
        [everywhere] global
       *[here] aquí
    }, { $when ->
        [all-time] desde siempre
       *[season] { season }
    }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three =
    tres partidas puntuables de { edition }{ $where ->
        [here] { " " }en este servidor
       *[everywhere] { "" }
    }{ $span ->
        [season] { " " }en esta temporada
       *[all-time] { "" }
    }
leaderboard-empty =
    { $when ->
        [over] Nadie consiguió puesto: hacen falta { leaderboard-three }.
       *[running] Nadie tiene puesto todavía: hacen falta { leaderboard-three }. ¡Reta a alguien con { COMMAND("challenge") }!
    }
leaderboard-alone =
    ¿Juegas por tu cuenta? Los puzles ({ COMMAND("puzzle") }, { COMMAND("daily") }) y las partidas contra mí cuentan en tu ficha ({ COMMAND("profile") }).{ $where ->
        [here] { " " }Los puzles tienen también su lista: **{ button-solvers }**.
       *[everywhere] { "" }
    }
leaderboard-passed = Nadie de esta página sigue en el servidor. La lista continúa más abajo.
leaderboard-more = -# Más abajo hay { $count } más.
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1.**
        [2] { SIGN("medal_silver", plain: "🥈") }**2.**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
       *[other] **{ $place }.**
    }
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] sube { $change }
        [down] baja { $change }
       *[even] igual
    }
leaderboard-legend = -# El orden lo da el número tras el nombre: la puntuación menos su margen de error (±) · ganadas–perdidas–empatadas en partidas puntuables · cambio en la última partida (se muestra dos semanas).
leaderboard-picture-legend = Solo partidas puntuables · el número: puntuación menos margen de error
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = Tú: puesto { $place }, **{ $strength }** (puntuación { $rating } ± { $deviation }) · { $record }
leaderboard-own-provisional =
    { $when ->
        [over] Tú: sin puesto en esta temporada, **{ $strength }** (puntuación { $rating } ± { $deviation }) · { $record }
       *[running] Tú: todavía sin puesto, **{ $strength }** (puntuación { $rating } ± { $deviation }) · { $record }
    }
leaderboard-own-unlisted = No apareces en las clasificaciones, así que esto solo lo ves tú: **{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading =
    { $when ->
        [over] Sin puesto
       *[running] Todavía sin puesto
    }
leaderboard-provisional =
    { $when ->
        [over] Sin puesto (hacían falta { leaderboard-three }): { $names }
       *[running] Todavía sin puesto (hacen falta { leaderboard-three }): { $names }
    }
leaderboard-alt-provisional = Sin puesto: { $names }.
leaderboard-alt-provisional-one = { $name } ({ $strength })
leaderboard-provisional-player = { $player } ({ $strength })
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }.
       *[other] { $server }: { leaderboard-title }.
    }
leaderboard-alt-told = La lista, como se cuenta arriba.
leaderboard-alt =
    { $place }: { $name }, { $strength }; ganó { $wins }, perdió { $losses }, empató { $draws }{ $trend ->
        [up] ; sube { $change }
        [down] ; baja { $change }
       *[even] { "" }
    }.
button-season = Esta temporada
button-all-time = Desde siempre
button-top = Ir arriba
button-further = Más abajo
button-share = Mostrar en el canal
solvers-title = Clasificación de puzles, este servidor
solvers-heading = 🧩 **{ solvers-title }**
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · resueltos: { $solved } de { $tries }
solvers-empty = Todavía no hay nadie en esta lista.
solvers-own = Tú: puesto { $place } de { $of }, **{ $strength }** (puntuación { $rating } ± { $deviation }) · resueltos: { $solved } de { $tries }
solvers-absent =
    { $why ->
        [unlisted] No estás en la lista porque no apareces en las clasificaciones: { COMMAND("settings") }
        [none-here] Estarás en la lista en cuanto resuelvas un puzle diario en este servidor: { COMMAND("daily") }
       *[not-asked] No estás en la lista: tus puzles solo los ves tú. **Participar** muestra tu puntuación aquí y en tu perfil, y cuenta los puzles diarios que resuelves en un servidor.
    }
solvers-legend = -# El orden lo da el número tras el nombre: la puntuación en puzles menos su margen de error · resueltos: a la primera y sin pista.
solvers-picture-legend = El número: puntuación menos margen de error
solvers-alt-title = { $server }: { solvers-title }.
solvers-alt = { $place }: { $name }, { $strength }, resueltos: { $solved } de { $tries }.
button-solvers = Clasificación de puzles
button-take-part = Participar

## Champions: the end of a season, and the hall of fame.

command-champions = El salón de la fama: ¿quién ganó cada temporada?
hall-title =
    Salón de la fama: { edition-title }{ $where ->
        [everywhere] , global
       *[here] { "" }
    }
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
hall-line = 👑 { $season }: { $player } · **{ $rating }**
hall-empty = Aún no hay coronas: la primera de { edition } sigue en juego. Esta temporada termina el <t:{ $until }:D>. ¡Anímate con { COMMAND("challenge") }!
hall-alt =
    { $server ->
        [none] { hall-title }.
       *[other] { $server }: { hall-title }.
    }
hall-alt-line = { $season }: un gato con corona, { $name }, { $rating }.
season-over = 👑 **¡Se acabó la temporada!** { $title }
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
picture-season-over = Fin de la temporada
picture-champion = Gana la temporada
season-champion = 🥇 **{ picture-champion }:** { $player } · **{ $rating }**
season-over-alt-champion = { picture-champion }: { $name }, { $rating }.
role-held =
    { $held ->
        [yes] 👑 { $role } es ahora de { $names }.
       *[no] Nadie tiene ahora { $role }.
    }
season-matches =
    { $matches ->
        [one] 1 partida puntuable
       *[other] { $matches } partidas puntuables
    }, { $people ->
        [one] 1 participante
       *[other] { $people } participantes
    }
season-longest = { $turns } jugadas en total, { $longest } de ellas en la partida más larga
season-upset = Sorpresa de la temporada: { $winner } ganó a { $loser }, que incluso después le sacaba { $ahead } puntos
season-matches-label = partidas
season-people-label = participantes
season-longest-label = más jugadas
season-over-alt =
    { $server ->
        [none] Un podio de gatos, el primero con corona. { $title }.
       *[other] { $server }: un podio de gatos, el primero con corona. { $title }.
    }
season-over-alt-line = { $place }: { $name }, { $rating }.
cup-over-alt-line = { $place }: { $name }.
season-over-alt-number = { $what }: { $number }.

## Profiles.

command-profile = El perfil de boop de alguien: puntuación, resultados y datos curiosos
command-profile-member = De quién es el perfil; déjalo vacío para ver el tuyo
command-profile-edition = La edición que muestra el gráfico; si no eliges, la que más se jugó últimamente
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }**: ganó { $wins }, perdió { $losses }, empató { $draws }
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }**: su primera partida con otra persona está por llegar
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
profile-unlisted = No apareces en las clasificaciones, así que esto solo lo ves tú ({ COMMAND("settings") }).
profile-edition = **{ edition-title }**: { $score } (naranja { $orange } · esmoquin { $gray }){ $where ->
        [unrated] { "" }
        [everywhere] { " " }· puntuación global **{ $rating }** ± { $deviation }
       *[here] { " " }· puntuación **{ $rating }** ± { $deviation } aquí
    }
profile-deviation = ± indica cuánto puede desviarse una puntuación. Las clasificaciones muestran la puntuación menos ±; por eso allí el número es menor.
profile-unrated = Aún no hay partidas puntuables de { edition }, así que no hay gráfico.
profile-grown =
    { SIGN("grown", plain: "🎓") }{ $count ->
        [one] Creció 1 gatito
       *[other] Crecieron { $count } gatitos
    }
profile-boops =
    { SIGN("fall", plain: "💨") }{ $count ->
        [one] Echó de la cama 1 pieza rival
       *[other] Echó de la cama { $count } piezas rivales
    }
profile-streak =
    🔥 Mejor racha de victorias: { $longest }{ $current ->
        [0] { "" }
       *[other] ; ahora lleva { $current }
    }
profile-square =
    { SIGN("cat_marmalade", plain: "🐱") }Casilla favorita para empezar: { $square }, en { $times } de { $total ->
        [one] 1 partida
       *[other] { $total } partidas
    }
profile-with-me = { SIGN("even", plain: "🤝") }Contra ti: ganó { $wins }, perdió { $losses }, empató { $draws }
profile-highest = { SIGN("trophy", plain: "🏆") }Nivel más alto superado sin pistas: { level-name }
profile-ladder = Niveles superados sin pistas: { $count } de { $all }
profile-alt-ladder = { $title } ({ $levels }).
profile-against-bot = 🤖 Contra mí, ganadas–perdidas–empatadas: { $scores }
profile-bot-apart = Las partidas contra mí solo cuentan ahí: lo demás es contra personas.
profile-chart =
    Puntuación en { edition }, { $where ->
        [everywhere] global
        [named] { $server }
       *[here] este servidor
    }
profile-chart-puzzles = Puntuación en puzles
profile-alt-first = Tarjeta de { $name }: su primera partida con otra persona está por llegar.
profile-alt-name = Tarjeta de { $name }.
profile-alt-told = Los números, como se cuenta arriba.
profile-alt =
    Tarjeta de { $name }. Partidas: { $matches } (ganó { $wins }, perdió { $losses }, empató { $draws }). Gatitos que crecieron: { $grown }. Piezas rivales echadas de la cama: { $boops }. Mejor racha de victorias: { $streak }.{ $square ->
        [none] { "" }
       *[other] { " " }Casilla favorita para empezar: { $square }.
    }
card-first = primera partida por llegar
card-record = balance total
card-grown = crecidos
card-falls = caídas
card-streak = mejor racha
card-square = 1.ª casilla
card-puzzles = puzles
card-crowns = coronas
card-won = torneos ganados
card-level = nivel del bot
card-bot = contra mí
card-days = días seguidos
profile-crowns =
    { SIGN("crown", plain: "👑") }{ $count ->
        [one] 1 temporada ganada en este servidor
       *[other] { $count } temporadas ganadas en este servidor
    }
profile-won =
    { $contest-kind ->
        [league] 🏆 Divisiones de liga ganadas aquí: { $count }
        [cup] 🏆 Copas ganadas aquí: { $count }
       *[arena] 🏟️ Arenas ganadas aquí: { $count }
    }
profile-alt-crowns =
    Una corona: { $count ->
        [one] 1 temporada ganada en este servidor.
       *[other] { $count } temporadas ganadas en este servidor.
    }
profile-alt-won = Torneos ganados en este servidor: { $count }.
profile-alt-chart =
    { profile-chart }, en { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }: de { $first } a { $last } ± { $deviation }; mínimo { $low }, máximo { $high }.
profile-alt-chart-puzzles =
    { profile-chart-puzzles }, en { $count ->
        [one] 1 puzle
       *[other] { $count } puzles
    }: de { $first } a { $last } ± { $deviation }; mínimo { $low }, máximo { $high }.
profile-alt-badges = Insignias: { $badges }.

## Puzzles. Turns are told in words, as `turn-named` names them.

command-puzzle = Un puzle solo para ti: encuentra la única jugada que gana o que aguanta
command-puzzle-difficulty = La dificultad; si no eliges, va a tu medida
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] Fácil
        [medium] Intermedio
       *[hard] Difícil
    }
command-daily = El puzle diario: el mismo para todo el mundo, y uno nuevo cada medianoche UTC
puzzle-daily = ☀️ **Puzle diario del { $day }** · { edition }
puzzle-daily-small = ☀️ **Puzle pequeño del { $day }** · { edition }
puzzle-hardness = 🐾 Dificultad { $number } de 5: los lunes es el más fácil; los domingos, el más difícil.
puzzle-small = 🌱 ¿Empiezas con boop? **{ button-small-puzzle }** se resuelve en un turno y también cuenta para tu racha.
puzzle-why-small = Cada día hay dos puzles: este es de una jugada; **{ button-daily }**, de más. Con cualquiera sigue tu racha.
puzzle-ends-hidden = En los puzles no digo de antemano qué crece ni qué gana.
puzzle-title = 🧩 **Puzle { $number }** · { edition }
puzzle-title-one-turn = 🧩 **Puzle { $number } en una jugada** · { edition }
puzzle-title-defence = 🧩 **Defensa { $number }** · { edition }
puzzle-task =
    Juegas con los { sign } { $side ->
        [orange] naranjas
       *[gray] de esmoquin
    }. { $what ->
        [grows] Solo una jugada hace crecer a tres de tus gatitos. ¿Cuál es?
        [wins] Solo una jugada gana enseguida. ¿Cuál es?
        [holds]
            Solo una jugada aguanta: con cualquier otra, { $side ->
                [orange] los de esmoquin
               *[gray] los naranjas
            } ganan enseguida. ¿Cuál es?
       *[forces] Solo una jugada fuerza la victoria en { $turns } jugadas tuyas. ¿Cuál es?
    }
puzzle-go-on =
    ✅ ¡Esa es: { $turn }! La mejor respuesta: { $answer }. { $left ->
        [1] Te toca: gana en una jugada.
       *[other] Te toca: gana en { $left } jugadas tuyas.
    }
puzzle-wrong = ❌ Esa no es: { $turn }.
puzzle-wrong-kind = Pero la casilla es la buena: prueba ahí la otra pieza.
puzzle-wrong-rest =
    { $rest ->
        [ghost] Pero la pieza y la casilla son las buenas: la clave es tu fantasma.
       *[growing] Pero la pieza y la casilla son las buenas: la clave es cuáles crecen.
    }
puzzle-wrong-at-once =
    { $what ->
        [grows] Así no crecen tres: no tienes tres piezas en línea.
       *[wins]
            Con esa no ganas: no tienes tres { $kind ->
                [cat] gatos
               *[kitten] gatitos
            } en línea.
    }
puzzle-wrong-later = ❌ Esa también gana, pero más tarde: { $turn }. Hay una jugada más rápida.
puzzle-wrong-leaves = ❌ Esa no es: { $turn }. Deja ganar a tu rival { winning-on }.
puzzle-wrong-shown = La imagen muestra lo que hizo tu jugada.
puzzle-answered =
    { $how ->
        [wins] La respuesta: { $answer }. Así gana tu rival.
       *[late] La respuesta: { $answer }. Así ya no ganas a tiempo.
    }
puzzle-answered-shown = La imagen muestra esa respuesta.
puzzle-edition =
    { $edition ->
        [kittens] Solo gatitos: nadie crece, y ganan tres gatitos en línea.
       *[ghost] Con fantasmas: al final de tu turno, tu fantasma puede entrar por cualquier borde; si ya está en la cama, se desliza una costura y empuja las piezas que tiene a los lados. Ganan tres gatos en línea.
    }
puzzle-tries =
    { $tries ->
        [1] Te queda un intento.
        [2] Te quedan dos intentos.
       *[other] Tienes tres intentos.
    }
button-try-again = Otra vez
puzzle-hint =
    💡 Es un { $kind ->
        [cat] gato
       *[kitten] gatito
    }, { $part ->
        [top-left] arriba a la izquierda, de a4 a c6
        [top-right] arriba a la derecha, de d4 a f6
        [bottom-left] abajo a la izquierda, de a1 a c3
       *[bottom-right] abajo a la derecha, de d1 a f3
    }.
puzzle-hint-ghost = Tu fantasma también entra.
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } ¡Resuelto { puzzle-how }!
puzzle-how =
    { $misses ->
        [0] a la primera
        [1] a la segunda
       *[other] a la tercera
    }{ $hinted ->
        [yes] , con la pista
       *[no] { "" }
    }
puzzle-answer =
    { $solved ->
        [yes] La jugada decisiva: **{ $turn }**.
        [part] Habías empezado bien. Desde ahí, la jugada era: **{ $turn }**.
       *[no] La jugada era: **{ $turn }**.
    }
puzzle-rating = Tu puntuación en puzles: **{ $rating }** ({ $change }) · este puzle: { $puzzle }.
puzzle-rating-unsure = Tu puntuación en puzles aún se está ajustando: unos **{ $rating }** · este puzle: { $puzzle }.
puzzle-rating-first = Para tu puntuación, un puzle solo cuenta como resuelto a la primera y sin pista.
puzzle-idea-grows =
    Hace crecer a { $count ->
        [one] un gatito
       *[other] { $count } gatitos
    }.
puzzle-idea-falls =
    Echa de la cama { $count ->
        [one] una pieza rival
       *[other] { $count } piezas rivales
    }.
puzzle-idea-stops = No deja ganar a tu rival { winning-on }.
puzzle-idea-threatens = Amenaza con ganar { winning-on }, y ninguna respuesta evita la victoria.
puzzle-idea-quiet = Es una jugada tranquila: aún no amenaza con ganar, pero ninguna respuesta evita la victoria.
puzzle-idea-forces = Ninguna respuesta evita la victoria.
puzzle-idea-holds = Con cualquier otra jugada, tu rival ganaría enseguida.
puzzle-reply-loses =
    Cualquier respuesta pierde; después de esta ganas en { $count ->
        [one] una sola casilla
       *[other] { $count } casillas
    }.
puzzle-reply-stops = Evita que ganes { winning-on }.
puzzle-reply-threatens = Amenaza con ganar { winning-on }.
puzzle-reply-pushes =
    Echa de la cama { $many ->
        [yes] { $count } de tus piezas
       *[no]
            { $count ->
                [one] tu pieza de { $squares }
               *[other] tus piezas de { $squares }
            }
    }.
puzzle-reply-keeps = Evita que completes una línea { on-squares }.
puzzle-reply-grows =
    Hace crecer a { $count ->
        [one] un gatito
       *[other] { $count } gatitos
    } de tu rival.
puzzle-reply-line = Prepara una línea de tu rival, que crecería con una pieza más { on-squares }.
puzzle-why-already = Tu rival ya amenazaba con eso.
puzzle-why-pushed =
    Solo funciona porque { $by ->
        [ghost] tu fantasma
       *[piece] tu jugada
    } empujó { $kind ->
        [cat] el gato
       *[kitten] el gatito
    } rival de { $origin } a { $to }.
puzzle-why-idle = Tu jugada no amenazaba con ganar.
puzzle-why-apart =
    Formaría la línea { $line }, pero { $by ->
        [ghost] tu fantasma
       *[piece] la jugada
    } empuja { $kind ->
        [cat] tu gato
       *[kitten] tu gatito
    } de { $origin } { $to ->
        [none] fuera de la cama
       *[other] a { $to }
    }.
puzzle-why-mixed = La línea { $line } no es solo de gatos: crece en vez de ganar.
puzzle-step = Jugada { $number } de { $count }: { $turn }.
puzzle-streak =
    🔥 { $current ->
        [0] Tu racha empieza con el próximo puzle diario que resuelvas.
        [one] Racha de un día. ¡Vuelve mañana!
       *[other] Racha de { $current } días.
    }{ $longest ->
        [0] { "" }
       *[other] { " " }Tu mejor racha: { $longest }.
    }
puzzle-streak-forgiven = Los días en que yo no estaba no rompen ninguna racha.
puzzle-server-streak =
    🏡 Este servidor: racha de { $current ->
        [one] 1 día
       *[other] { $current } días
    }.
puzzle-uncounted = El tuyo aún no cuenta. **{ button-count }** lo cambia, y mañana podría aparecer tu nombre.
puzzle-next-daily = El próximo: <t:{ $at }:R>.
puzzle-call-promised = 📬 Te avisaré mañana hacia las <t:{ $at }:t>, y después cada día mientras sigas viniendo.
puzzle-call-blocked = Mi último mensaje no te llegó, así que permite los mensajes directos.
picture-daily =
    { $small ->
        [yes] puzle pequeño del día
       *[no] { edition } del día
    } · { $day }
picture-task =
    { $side ->
        [orange] Juegan los naranjas
       *[gray] Juegan los de esmoquin
    }: { $what ->
        [grows] con una jugada crecen tres gatitos
        [wins] gana en una jugada
        [holds] una jugada aguanta
       *[forces] gana en { $turns } jugadas
    }
picture-daily-post = Puzle diario del { $day } · { edition }
alt-task = { picture-task }.
alt-daily-post = { picture-daily-post }. { picture-task }.
puzzle-outcome =
    { $solved ->
        [yes] resuelto { puzzle-how }
       *[no] esta vez no
    }
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $current } días seguidos
    }
alt-daily =
    { $who }: { picture-daily }, { puzzle-outcome }{ $current ->
        [0] .
        [1] .
       *[other] , racha de { $current } días.
    }
puzzle-post =
    ☀️ **Puzle diario del { $day }** · { edition }
    { sign } Juegan los { $side ->
        [orange] naranjas
       *[gray] de esmoquin
    } y ganan en { $turns } jugadas suyas. Solo una jugada lo consigue: encuéntrala en privado, con tres intentos.
puzzle-yesterday =
    -# Ayer { $count ->
        [0] nadie lo resolvió para este servidor
        [one] lo resolvió { $who }
       *[other]
            lo resolvieron { $who }{ $more ->
                [0] { "" }
               *[other] { " " }y { $more } más
            }
    } · la respuesta: ||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 racha de { $streak } días aquí
    }
puzzle-rests = 💤 Hace dos semanas que nadie abre aquí el puzle diario, así que ahora descansa. En cuanto alguien abra { COMMAND("daily") } aquí, volverá cada día.
puzzle-kept = ☀️ { $who } quiere más: el puzle diario sigue llegando.
puzzle-streak-stays = Ese día no estuve todo el tiempo, así que la racha sigue.
puzzle-answer-alt = La solución de ayer. { $told }
puzzle-small-saves = 🌱 El día no está perdido: resuelve el puzle pequeño y tu racha sigue.
puzzle-daily-saves = ☀️ El día no está perdido: resuelve el puzle del día y tu racha sigue.
puzzle-counted = Desde ahora, los puzles diarios que resuelvas en un servidor cuentan para la racha de ese servidor. Para cambiarlo: { COMMAND("settings") }.
button-hint = Pista
button-keep-puzzles = Que siga
button-show-turn = Muéstrame la jugada
button-tell = Me rindo: ver la solución
button-show-me = Ver la solución paso a paso
button-next-puzzle = Otro puzle
button-easier-puzzle = Uno más fácil
button-puzzle-step = Un poco más difícil
button-small-puzzle = Puzle pequeño
button-call = Avísame cada día
button-call-off = No más avisos
button-daily = Puzle diario
button-post-daily = Sí, cada día
button-see-daily = Solo ver el de hoy
button-show-result = Mostrar en el canal
button-count = Contar siempre los míos aquí
button-solve = Resolverlo
command-settings-puzzles-on-card = Mostrar en tu perfil y en la clasificación de puzles cuántos resolviste y tu puntuación
command-settings-puzzles-for-server = Contar para la racha de un servidor los puzles diarios que resuelves en él
command-settings-puzzle-reminder = Un mensaje directo al día sobre el puzle diario, más o menos a esta hora, mientras vengas
command-server-daily-puzzle = Publicar el puzle diario en este canal
profile-puzzles-private = Tus puzles solo los ves tú; con { COMMAND("settings") } puedes mostrarlos.
profile-puzzles =
    🧩 Puzles resueltos: { $count }{ $rating ->
        [none] { "" }
       *[other] ; puntuación en ellos: { $rating }
    }{ $longest ->
        [0] { "" }
       *[other] ; racha de diarios: { $current }, la mejor: { $longest }
    }
profile-alt-puzzles = { profile-puzzles }.

## What has been played.

command-history = Tus partidas terminadas, de la más reciente a la más antigua
command-replay = Vuelve a ver, jugada a jugada, una partida tuya, una de este canal o una guardada en un archivo
command-replay-file = Un archivo de partida guardada, de 64 KiB como máximo
command-replay-match = Qué partida; la lista muestra las últimas, por rival
history-none = Todavía no tienes partidas terminadas. { COMMAND("games") } muestra las que están en curso.
history-title = Tus partidas terminadas, primero la más reciente:
history-line =
    { $result ->
        [won] 🏆 Victoria contra { $opponent }
        [lost] 🐾 Derrota contra { $opponent }
        [drawn] 🤝 Empate con { $opponent }
       *[nobody] 🧺 Sin resultado con { $opponent }
    } · { ending } · { edition } · { games-turns } · partida { $match } · <t:{ $ended }:d>
history-rating = puntuación { $change }
history-option =
    { $result ->
        [won] Victoria contra { $opponent }
        [lost] Derrota contra { $opponent }
        [drawn] Empate con { $opponent }
       *[nobody] Sin resultado con { $opponent }
    } · partida { $match }
history-replay = Volver a ver una de estas
ending =
    { $ending ->
        [line] tres gatos en línea
        [eight-cats] ocho gatos en la cama
        [three-kittens] tres gatitos en línea
        [resigned] por rendición
        [time] por tiempo
        [agreed] de común acuerdo
        [repetition] la misma posición tres veces
        [turn-limit] 300 jugadas
        [cancelled] la moderación la cerró
        [left-contest] anulada: alguien ya no participa
        [called-off] anulada
       *[abandoned] abandonada
    }
replay-title = 🎞️ Partida { $match }: { $orange } contra { $gray } · jugada { $turn } de { $turns }
replay-start = La cama está hecha, y todavía no hay nadie encima.
replay-record = La partida en notación. Cualquiera puede verla con { COMMAND("replay") } y `{ option-file }`. El segundo archivo cuenta cada jugada en palabras.
replay-file-title = 🎞️ Una partida guardada: { $orange } contra { $gray } · { edition } · jugada { $turn } de { $turns }
film-of-match = 🎬 Partida { $match }: { $orange } contra { $gray }, de la primera a la última jugada.
film-of-file = 🎬 { $orange } contra { $gray }, de la primera a la última jugada.
film-progress = 🎬 Dibujando la jugada { $turn } de { $turns }…
film-waiting = 🎬 Hay que esperar un poquito: tu película ya viene…
name-rated = { $name } ({ $rating })
film-alt =
    { $orange } contra { $gray }: la partida entera, de { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }, en una película. Al final: { $told }
highlights-of-match = ✨ Partida { $match }: { $orange } contra { $gray }, las jugadas más movidas.
highlights-of-file = ✨ { $orange } contra { $gray }, las jugadas más movidas.
highlights-alt = { $orange } contra { $gray }: las jugadas más movidas ({ $turns }), en una película corta. Al final: { $told }
highlights-alt-turn = { $turn }, { $player }: { $played }
highlights-turn = { $turn } · { $told }
button-highlights = Mejores momentos
button-animate = Película
replay-jump-title = Ir a una jugada
replay-jump-label = ¿A qué jugada, de 0 a { $turns }?
button-first = Principio
button-step-back = Atrás
button-step-on = Siguiente
button-last = Final
button-jump = Ir a una jugada
button-record = Como archivo

## What a player has chosen for themselves.

settings-mine = Tus ajustes:
settings-saved =
    { $in-the-way ->
        [yes] ✅ Guardado, pero algo aún no puede funcionar: mira las líneas con ⚠️ de arriba.
       *[no] ✅ Guardado.
    }
settings-blocked = No puedo enviarte mensajes directos, así que te lo recuerdo en el canal de la partida. Permítelos y vuelve a elegir.
settings-unknown-zone = ⚠️ No conozco la zona horaria { $code }, así que la tuya sigue siendo { $zone }; lo demás está guardado. Prueba con la gran ciudad que da nombre a tu zona, o escribe `/settings { option-time-zone }:` para ver la lista.
block-list =
    { $count ->
        [one] Tienes a una persona bloqueada. Elígela abajo para desbloquearla.
       *[other] Tienes a { $count } personas bloqueadas. Elige abajo a quién desbloquear.
    }
block-none = Tu lista de bloqueos está vacía.
block-how = -# Para bloquear a alguien, mantén pulsado su nombre (o haz clic derecho) y elige **Aplicaciones** › **{ command-block-menu }**.
block-choose = Desbloquear a alguien
block-done = 🚫 Bloqueaste a { $whom }. No podrá retarte ni aceptar tus retos, ni tú los suyos. Nadie más se entera.
block-running =
    { $count ->
        [one] Su partida en curso contigo sigue.
       *[other] Sus { $count } partidas en curso contigo siguen.
    }
block-lifted = Ya no bloqueas a { $whom }.
button-blocked = Gente bloqueada
button-unblock = Desbloquear
setting-line = • { $name }: **{ $value }**
setting-on =
    { $on ->
        [yes] sí
       *[no] no
    }
setting-on-not-here = sí, pero no en este servidor
setting-hours =
    { $quiet ->
        [some] de { $from }:00 a { $until }:00
       *[none] ninguna
    }
setting-hour =
    { $hour ->
        [none] Sin horas de silencio
       *[other] { $hour }:00
    }
setting-puzzle-reminder = cada día hacia las <t:{ $at }:t>
setting-channels =
    { $channels ->
        [everywhere] en todas partes
       *[some] solo en { $list }, y siempre en el club y en los canales de los torneos
    }
setting-puzzle =
    { $channel ->
        [none] en ninguna parte
        [gone] ⚠️ su canal ya no existe
       *[other] { $channel }
    }
setting-puzzle-rests = 💤 Descansa, porque nadie lo abre desde hace dos semanas. Volverá en cuanto alguien abra { COMMAND("daily") } en este servidor o vuelvas a elegir su canal.
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }, como en Discord
    }
form-label =
    { $field ->
        [reminders] Recordatorios
        [daily-hour] Mensaje diario a las
        [puzzle-reminder] Aviso del puzle diario
        [quiet] Horas de silencio
        [quiet-from] Silencio desde
        [quiet-until] Silencio hasta
        [time-zone] Zona horaria
        [boards-move] Tableros animados
        [pushes-in-words] Empujones en palabras
        [warnings] Avisos antes de jugar
        [leaderboards] Clasificaciones y perfil
        [puzzles-on-card] Puzles en tu tarjeta
        [puzzles-for-server] Puzles que cuentan para el servidor
        [challenges-from] Retos de
        [language] Idioma
        [edition] Edición
        [pace] Tiempo
        [threads] Un hilo por partida
        [matches-here] Dónde se juega
        [daily-puzzle] Puzle diario
        [play] Mientras juegas
        [privacy] Lo que se ve de ti
        [boards] Tableros e hilos
        [contests] Ligas, copas y arenas
        [anyone-announces] Todos pueden anunciar ligas, copas y arenas
        [member] Con quién juegas
        [first] Quién empieza y cuántas partidas
        [clubhouse] Club
        [results] Resultados
        [posts] Qué publico ahí
        [house] Tablón del club
        [week] La semana
        [week-hour] La semana: los lunes a las (UTC)
        [season] Fin de temporada
        [badges] Insignias
        [champion-role] Rol de campeones
        [friendly] Amistosa
        [with-hints] Pistas
        [lose-on-time] Perder por tiempo
        [nights-off] Noches libres
        [away-from] Ausencia desde
        [away-days] Cuánto tiempo
        [away-rules] Tu reloj
        [rescue] Rescate
        [weekends-off] Fines de semana libres
        [note] Nota
        [contest-name] Nombre
        [contest-begins] Cuándo empieza
        [arena-lasts] Cuánto dura
        [end-reason] Motivo
        [contest-member] Quién
        [contest-kept-out] Quién
        [vote-level] A qué nivel juego
        [vote-hours] Cada cuánto se juega
        [vote-code] Código
       *[terms] Condiciones
    }
form-title =
    { $form ->
        [reminders] Recordatorios
        [privacy] Juego y privacidad
        [language] Elegir idioma
        [matches] Partidas y torneos
        [channels] Canales
        [clubhouse] Club
        [away] Ausencia
        [note] Tu nota
        [league] Nueva liga
        [cup] Nueva copa
        [arena] Nueva arena
        [contest-correct] Editar antes de empezar
        [end-reason] Cerrar la partida
        [contest-end] Terminar
        [contest-remove] Quitar a alguien
        [contest-let-in] Permitir que alguien vuelva
        [vote] Nueva partida por votación
        [vote-challenge] Retar a otro servidor
        [vote-code] Aceptar un reto
       *[challenge] Reto
    }
form-note = Solo la ves tú, también después de la partida; déjala vacía para borrarla
form-about-end-reason = Los dos jugadores lo leerán bajo el tablero. Yo no lo guardo.
form-about-remove-reason = Lo leerá en mi mensaje directo. No lo guardo.
form-anybody = Cualquiera de aquí
form-time-zone = Por ejemplo Europe/Madrid, o solo la ciudad que le da nombre: Madrid
form-daily-puzzle = Dónde lo publico cada día a medianoche UTC; si lo dejas vacío, no lo publico
form-about-anyone-announces = Si no lo marcas, las ligas, copas y arenas solo las anuncia quien gestiona el servidor
form-matches-here = Dónde se puede jugar; vacío, en todas partes. En el club y en los torneos, siempre

## What is kept about a person.

command-privacy = Lo que guardo de ti y por qué; recíbelo en un archivo, o pide que te olvide
privacy =
    🔒 **Lo que guardo de ti, y por qué**
    • Tu ID y tu nombre de Discord: para saber a quién le toca y nombrarte en listas e imágenes.
    • Tus retos y partidas, con cada jugada, su hora, el servidor y el canal: para seguir jugando y volver a verlas. También tus pistas, jugadas planeadas y votos en ellas, y los repasos, sin nombres.
    • Tu idioma, lo que eliges en { COMMAND("settings") }, si puedo escribirte y a quién bloqueaste (eso no lo ve nadie más).
    • Qué recordatorios te envié, nunca su texto: para actualizarlos si algo cambia.
    • Puntuaciones y recuentos: para las clasificaciones y { COMMAND("profile") }. En { COMMAND("settings") }, `{ option-leaderboards }` te permite no aparecer ahí; entonces tus partidas solo puede volver a verlas quien las jugó.
    • Los puzles que te di y tus respuestas: para las rachas, tu puntuación en puzles y darte otros. Tu tarjeta solo los muestra si tú quieres.
    • Tus notas sobre partidas y las partidas que sigues.
    • Tu foto, solo en memoria, para las clasificaciones y tu tarjeta.
    En los servidores no leo mensajes. En los mensajes directos leo las jugadas que escribes, y no guardo ningún mensaje. Quien me aloja puede conservar copias de seguridad durante un tiempo.
    • Las ligas, copas y arenas en las que estás y tus días de ausencia: para emparejarte y parar tus relojes.
    • De un servidor: sus ajustes, sus competiciones y partidas por votos, y qué mensajes publico. Lo conservo aunque me quiten, por si vuelven a invitarme.
    Con **Exportar** lo recibes todo en un archivo; con **Eliminar** te olvido, después de dos preguntas.
privacy-export = Todo lo que guardo de ti, en JSON.
privacy-sure =
    ¿Quieres que te olvide? Tu nombre, tus ajustes, tus puntuaciones y tu perfil desaparecerían para siempre. { $running ->
        [0] No tienes ninguna partida en curso.
        [one] Tu partida en curso se daría por perdida.
       *[other] Tus { $running } partidas en curso se darían por perdidas.
    } Las terminadas se quedan para quienes jugaron contigo, como partidas con “Exparticipante”. Los retos abiertos se cerrarían. Lo que publiqué en los canales se queda ahí hasta que alguien lo borre.
privacy-really = Última pregunta, y no se puede deshacer: ¿te olvido para siempre?
privacy-forgotten = Ya te olvidé. ¡Gracias por jugar, y que te vaya muy bien! Si algún día vuelves, empiezas de cero.
privacy-kept = De acuerdo: todo queda como está.
button-export = Exportar
button-delete = Eliminar
button-forget = Sí, olvídame
button-forget-really = Olvídame para siempre
button-keep = No, guárdalo todo

## What the clock says by itself.

notice-remind = { $mover }, { $waiting } espera a que juegues en la partida { $match }.
notice-remind-due = Límite: <t:{ $until }:R>
notice-away = Ya no estoy en el servidor de esta partida · { COMMAND("board") } la trae a donde estés
notice-time-up = { $waiting }, a { $mover } se le acabó el tiempo.
notice-time-up-how =
    { $counts ->
        [yes]
            Reclama la victoria o da { $extra ->
                [minutes] diez minutos
               *[day] un día
            } más.
       *[no]
            Todavía no hay dos jugadas de cada color. Anula la partida o da { $extra ->
                [minutes] diez minutos
               *[day] un día
            } más.
    }
notice-time-up-until = Partida { $match } · { $mover } todavía puede jugar · si nadie reclama la victoria, la partida acaba sin resultado: <t:{ $closes }:R>
notice-ask = { $who }, hace treinta días que nadie juega en la partida { $match }. ¿Sigue en pie?
notice-ask-until = Si no, acaba sin resultado: <t:{ $closes }:R>
button-claim =
    { $counts ->
        [yes] Reclamar la victoria
       *[no] Anularla
    }
button-extend =
    { $extra ->
        [minutes] Dar diez minutos más
       *[day] Dar un día más
    }
button-go-on = Sigo jugando
button-board = Ir al tablero
button-match = Partida { $match }
notice-late =
    Se te acabó el tiempo contra { $other } en la partida { $match }. { $counts ->
        [yes] Aún puedes jugar, hasta que reclame la victoria.
       *[no] Aún puedes jugar.
    }
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by } ya jugó.
                [ask] { $by } ya jugó.
                [paused] { $by } ya jugó: se acabó la pausa.
                [late] Al final { $by } sí jugó.
               *[time-up] Al final { $by } sí jugó.
            }
        [claimed] { $by } reclamó la victoria.
        [day] { $by } le dio más tiempo a { $other }.
        [time] { $by } le dio más tiempo a { $other }.
        [taken-back]
            { $kind ->
                [paused] Se deshicieron jugadas de la partida { $match }: se acabó la pausa.
                [time-up] Se deshicieron jugadas de la partida { $match }.
                [late] Se deshicieron jugadas de la partida { $match }.
                [ask] Se deshicieron jugadas de la partida { $match }.
               *[remind] Se deshicieron jugadas de la partida { $match }.
            }
        [paused] El reloj de la partida { $match } está detenido.
        [resumed] { $by } reanudó el reloj.
        [anew] El plazo de la partida { $match } ha cambiado. El nuevo está en el tablero.
        [kept] { $by } sigue jugando la partida { $match }.
        [went-on] La partida { $match } sigue.
        [rescued] A { $by } se le acabó el tiempo y se usaron días de ausencia.
        [timed-out] A { $other } se le acabó el tiempo.
       *[over] La partida { $match } terminó.
    }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

more-time =
    { $pace ->
        [ten-minutes] 10 minutos
        [one-day] 1 día
        [three-days] 3 días
       *[seven-days] 7 días
    }
offer-made =
    { $offer ->
        [draw] { $other }, { $by } ofrece un empate.
        [pause] { $other }, { $by } pide una pausa: el reloj se detendría hasta que se juegue el próximo turno.
        [time] { $other }, { $by } pide { more-time } más para esta jugada.
        [takeback-one]
            { $other }, { $by } pide deshacer la jugada { $last } ({ $kind ->
                [cat] gato
               *[kitten] gatito
            } en { $square }).
       *[takeback-two]
            { $other }, { $by } pide deshacer las jugadas { $first } y { $last } ({ $kind ->
                [cat] gato
               *[kitten] gatito
            } en { $square }, tu { $other-kind ->
                [cat] gato
               *[kitten] gatito
            } en { $other-square }).
    }
offer-terms = Partida { $match } · vale hasta la próxima jugada
offer-draw-early = Aún no habéis hecho dos jugadas cada uno: un empate ahora acabaría la partida como si no se hubiera jugado.
offer-declined =
    { $offer ->
        [draw] { $other }, { $by } no acepta el empate.
        [takeback] { $other }, { $by } no acepta deshacer la jugada.
        [pause] { $other }, { $by } no acepta la pausa.
       *[time] { $other }, { $by } no acepta dar más tiempo.
    }
offer-paused = { $other }, { $by } acepta: el reloj está detenido hasta que se juegue el próximo turno.
offer-resumed = { $other }, { $by } reanudó el reloj.
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest } está en pausa, y el reloj parado hasta que quien gestiona el servidor termine la pausa. Se puede seguir jugando.
       *[no] ▶️ { $mover }, tu reloj vuelve a correr: { $contest } ya no está en pausa. Te toca.
    }
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest } está en pausa, y los relojes de { $movers } parados hasta que quien gestiona el servidor termine la pausa. Se puede seguir jugando.
       *[no] ▶️ { $movers }: los relojes vuelven a correr, porque { $contest } ya no está en pausa. Toca jugar; cada tablero dice hasta cuándo.
    }
offer-extended = { $other }, { $by } te da { more-time } más.
offer-settled =
    { $offer ->
        [draw]
            { $how ->
                [accepted] { $by } ofreció un empate: { $other } aceptó.
                [declined] { $by } ofreció un empate: { $other } no aceptó.
                [withdrawn] { $by } ofreció un empate, pero cambió de idea.
                [turn] { $by } ofreció un empate: se siguió jugando.
               *[over] { $by } ofreció un empate: ya no vale.
            }
        [takeback]
            { $how ->
                [accepted] { $by } pidió deshacer su jugada: { $other } aceptó.
                [declined] { $by } pidió deshacer su jugada: { $other } no aceptó.
                [withdrawn] { $by } pidió deshacer su jugada, pero cambió de idea.
                [turn] { $by } pidió deshacer su jugada: se siguió jugando.
               *[over] { $by } pidió deshacer su jugada: ya no vale.
            }
        [pause]
            { $how ->
                [accepted] { $by } pidió una pausa: { $other } aceptó.
                [declined] { $by } pidió una pausa: { $other } no aceptó.
                [withdrawn] { $by } pidió una pausa, pero cambió de idea.
                [turn] { $by } pidió una pausa: se siguió jugando.
               *[over] { $by } pidió una pausa: ya no vale.
            }
       *[time]
            { $how ->
                [accepted] { $by } pidió más tiempo: { $other } aceptó.
                [declined] { $by } pidió más tiempo: { $other } no aceptó.
                [withdrawn] { $by } pidió más tiempo, pero cambió de idea.
                [turn] { $by } pidió más tiempo: se siguió jugando.
               *[over] { $by } pidió más tiempo: ya no vale.
            }
    }
offer-sent =
    { $offer ->
        [draw] Le he ofrecido un empate a { $other } en la partida { $match }.
        [takeback] Le he preguntado a { $other } si puedes deshacer tu jugada en la partida { $match }.
        [pause] Le he pedido una pausa a { $other } en la partida { $match }. El reloj se para solo hasta la próxima jugada; para una ausencia larga usa { COMMAND("away") }.
       *[time] Le he pedido { more-time } más a { $other } en la partida { $match }.
    }
offer-withdrawn-for =
    { $offer ->
        [draw] Tu propuesta de empate queda retirada.
        [takeback] Tu petición de deshacer queda retirada.
        [pause] Tu petición de pausa queda retirada.
       *[time] Tu petición de más tiempo queda retirada.
    }
offer-sent-terms = Te avisaré de la respuesta. Vale hasta la próxima jugada; para retirarlo, pulsa **{ button-more }**.
plan-taken-back = También se borró lo que habías planeado para después.
offer-answered = Hecho.
button-offer =
    { $offer ->
        [draw] Ofrecer un empate
        [takeback] Pedir deshacer mi jugada
        [pause] Pedir una pausa
       *[time] Pedir { more-time } más
    }
button-take-back = Deshacer mi jugada
take-back-sure = ¿Deshacer las jugadas { $first } y { $last }? La respuesta a la tuya también se pierde, y quizá no se repita.
offer-draw-sure = ¿Ofrecerme un empate? Si acepto, la partida se acaba.
button-accept-offer = Aceptar
button-decline-offer = Rechazar
button-accept-named =
    { $offer ->
        [draw] Aceptar el empate
        [takeback] Permitir deshacer
        [pause] Aceptar la pausa
       *[time] Dar { more-time } más
    }
button-decline-named =
    { $offer ->
        [draw] Rechazar el empate
        [takeback] No permitirlo
        [pause] Rechazar la pausa
       *[time] No dar más tiempo
    }
button-withdraw-offer = Retirar
button-resume = Reanudar el reloj
refusal-done-already = Eso ya está hecho; no hace falta repetirlo.

## Matches.

games-title =
    Te toca: { $mine } · le toca a tu rival: { $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· en pausa: { $paused }
    }
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · jugada { $turn } · { $time ->
        [due] límite: <t:{ $until }:R>
        [paused] en pausa
        [stopped] reloj detenido
        [unmoved] sin reloj
       *[still] sin reloj, última jugada <t:{ $since }:R>
    } · [partida { $match }]({ $link }){ $planned ->
        [yes] { " " }· ⚡ planeada
       *[no] { "" }
    }
games-page = -# Página { $page } de { $pages }
games-go-to = Ir a una partida
games-option =
    { edition } · partida { $match } · { $awaits ->
        [yes] te toca
        [nobody] en pausa
       *[no] le toca a tu rival
    }
games-challenge = { $challenger } ([reto]({ $link }))
games-challenges = ✋ Esperan tu respuesta: { $list }
games-followed-match = [partida { $match }]({ $link })
games-followed =
    -# 👀 Sigues: { $matches }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
    }
which-match-title = ¿A qué partida te refieres?
which-match = { $opponent } · { edition } · partida { $match }
games-none = No tienes ninguna partida en curso. ¡Reta a alguien con { COMMAND("challenge") }!
button-next = Siguiente tablero
games-turns =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
change-shown = Hecho. El tablero está en { $link }.
change-there = -# El tablero: { $link }
change-unshown = Hecho y guardado. Discord no acepta el nuevo tablero ahora mismo; lo sigo intentando.
change-user-installed = Hecho y guardado. No estoy en ese servidor, así que solo puedo mostrar el tablero cuando alguien escribe allí `/board { option-match }:{ $match }`.
change-homeless = Hecho y guardado. Pero ya no puedo publicar en { $link }. `/board { option-match }:{ $match }` en otro canal se lleva la partida allí. O pide a quien gestiona el canal de antes que me deje verlo, enviar mensajes (también en hilos) y adjuntar archivos: entonces sigo por mi cuenta.
change-homeless-over = Hecho y guardado. Ya no puedo publicar en { $link }; aviso a los dos por mensaje directo. `/board { option-match }:{ $match }` en otro canal la muestra allí.
form-unsaved = No se ha guardado nada.
typed-unread = Aquí solo leo respuestas a mis tableros y recordatorios: responde a uno con una jugada, como `c3`. { COMMAND("move") } funciona en cualquier sitio.
resign-sure =
    { $counts ->
        [yes] ¿Te rindes en la partida { $match }? Gana { $opponent }, y no se puede deshacer.
       *[no] ¿Anulas la partida { $match }? Todavía no hay dos jugadas de cada color, así que no contará.
    }
resign-ends-series = Además, la serie terminaría aquí, sin resultado.
resign-lost-in-series = Ya se ha jugado una partida de la serie, así que rendirse cuenta desde la primera jugada.
resign-kept = ¡Bien, a seguir jugando!
watch-turn = La jugada { $turn }, tal como fue:
button-watch = Ver la jugada
more-what = Partida { $match }:
more-planned = ⚡ Aquí tienes un plan: **{ button-plan }** lo muestra.
more-about =
    { $about ->
        [plan] **{ button-plan }**: elige tu respuesta a una jugada que aún no ha llegado; si llega, la juego por ti.
        [note] **{ button-note }**: unas palabras que solo tú puedes leer.
       *[read] **{ button-read }**: qué hay en cada casilla, en palabras.
    }
button-note = Nota
note-mine = 📝 Tu nota, solo para ti:
note-none = Ahora no tienes ninguna nota sobre la partida { $match }.
watching = Estás viendo a { $orange } y { $gray }.
button-follow =
    { $how ->
        [end] Seguir: el final
        [turns] Seguir: cada jugada
       *[none] Dejar de seguir
    }
following =
    { $how ->
        [end] Te escribiré cuando termine la partida { $match }.
        [turns] Te escribiré después de cada jugada de la partida { $match }, y cuando termine.
       *[none] Ya no te escribiré sobre la partida { $match }.
    }
button-film-so-far = Película hasta ahora
button-more = Más
button-replay = Volver a verla
button-film = Película
button-resign = Rendirme
button-resign-yes =
    { $counts ->
        [yes] Rendirme
       *[no] Anularla
    }
button-resign-no = Seguir jugando
button-help = Ayuda

## The rules, page by page.

rules-title = **{ edition-title }** · página { $page } de { $pages }
rules-new-ghost = **Qué cambia.** Es boop, y además cada color tiene un fantasma: entra por un borde, se desliza solo al final de tus turnos y empuja a quien tenga al lado. Las cuatro páginas siguientes cuentan más; las demás son las de boop.
    Aquí el fantasma naranja avanza y separa b2 y c2.
rules-new-kittens = **Qué cambia.** Es boop sin crecer: no hay gatos, y ganan tres gatitos tuyos en línea. Si los ocho están en la cama y no hay línea, uno vuelve a tu reserva. Si conoces boop, eso es todo.
    Aquí ganan los gatitos naranjas de b2, c2 y d2.
rules-aim = **El objetivo.** Tres gatos tuyos en línea: uno junto a otro en una fila (1-6), una columna (a-f) o una diagonal. Cada color empieza con ocho gatitos y los cría hasta que son gatos. El reto dice quién empieza; si no, se sortea; en la revancha, al revés.
    Aquí ganan b3, c3 y d3.
rules-aim-kittens = **El objetivo.** Tres de tus ocho gatitos en línea: uno junto a otro en una fila (1-6), una columna (a-f) o una diagonal. El reto dice quién empieza; si no, se sortea; en la revancha, al revés.
    Aquí ganan a3, b3 y c3.
rules-boop = **¡Boop!** En cada turno, pon una pieza de tu reserva (las tuyas que están junto a la cama) en una casilla libre. Cada pieza vecina, también en diagonal y sea de quien sea, recibe un empujón y se aleja de la tuya una casilla, en línea recta. Una pieza empujada no empuja a nadie.
    Aquí un gatito llega a c3 y hace boop a otros dos.
rules-fall = **Fuera de la cama.** La pieza que pasa del borde vuelve a su reserva, para jugarla otra vez. A veces es justo lo que quieres.
    Aquí b1 hace boop a a1, que se cae de la cama, y a c1, que pasa a d1.
rules-held = **Bien sujeta.** Una pieza no se puede empujar si tiene otra, de quien sea, justo detrás. Desde otro lado sí.
    Aquí c2 no puede empujar a c3, porque c4 lo sujeta.
rules-graduate = **Crecer.** Si tu turno termina con tres piezas tuyas en línea, gatitos o gatos, las tres vuelven a tu reserva, y los gatitos vuelven como gatos. Es obligatorio; si hay varias líneas, elige una. Una línea que le haces a tu rival cuenta cuando termina *su* turno, si aún sigue ahí.
    Aquí crecen a3, b3 y c3.
rules-cats = **Gatos.** Si tienes un gato en la reserva, puedes jugarlo en lugar de un gatito. Los gatos empujan a cualquiera; los gatitos, solo a gatitos.
    Aquí d3 hace boop al gatito, pero el gato de c3 no se mueve.
rules-eight = **Las ocho en la cama.** Una de tus piezas tiene que volver a la reserva; tú eliges. Un gatito crece, un gato sigue siendo gato. Si además tienes una línea, elige la línea o una sola pieza.
    Aquí crece el gatito de f1.
rules-eight-kittens = **Los ocho en la cama.** Si no hay línea, un gatito vuelve a tu reserva; tú eliges.
    Aquí es el de f1.
rules-win = **Ganar.** Si tu turno termina con tres gatos tuyos en línea, o con ocho en la cama, ganas, y nadie crece. Si los dos colores tienen tres, gana quien acaba de jugar.
    Aquí d6 forma una diagonal de tres.
rules-win-kittens = **Ganar.** Si tu turno termina con tres gatitos tuyos en línea, ganas. Una línea que le haces a tu rival cuenta cuando termina *su* turno, si aún sigue ahí.
    Aquí d6 forma una diagonal de tres.
rules-ghost-enters = **Tu fantasma.** Al final de tu turno puede entrar por cualquier borde, en una costura entre dos casillas donde no haya otro fantasma. Mira hacia el lado opuesto de la cama, y al llegar no hace nada. Puede esperar en la reserva.
    Aquí empieza entre a3 y a4.
rules-ghost-moves = **Se desliza.** Desde entonces se mueve por su cuenta al final de tus turnos: una costura hacia adelante, sin girar nunca. A las piezas que hay a ambos lados de la nueva costura las empuja una casilla hacia fuera, también a los gatos. Desde la última costura se va a casa; en un turno posterior puede volver a entrar. Las líneas y las victorias se cuentan después de todo eso.
    Aquí empuja a b2 a la izquierda y a c2 a la derecha.
rules-ghost-scares = **¡BUUU!** Una pieza que el fantasma no puede empujar, porque tiene otras detrás, salta por encima de todas hasta la primera casilla libre, o fuera de la cama.
    Aquí c2 salta por encima de d2 y e2 hasta f2.
rules-ghost-passes = **Lo que un fantasma no puede hacer.** No ocupa casillas, no sujeta a nadie, no forma líneas; nada lo empuja. Atraviesa al otro fantasma hasta la costura siguiente y solo empuja allí; si no la hay, se va a casa.
    Aquí empuja a c3.
rules-draws = **Empates y tiempo.** Hay empate de mutuo acuerdo, si la misma posición se da tres veces, o tras 300 jugadas en total. Si la última jugada gana, vale la victoria; las jugadas deshechas no cuentan. Cuando se te acaba el tiempo, tu rival puede reclamar la victoria o darte más tiempo. Antes de unas vacaciones, { COMMAND("away") } detiene tus relojes. Con **Más**, debajo de cada tablero, puedes ofrecer un empate o rendirte.
rules-signs = **Leer un tablero.**
    • Las piezas redondas son del naranja, las cuadradas del esmoquin; un gato está sentado y lleva collar.
    • La casilla con rayos es la pieza recién puesta, y las flechas muestran adónde empujó a las demás.
    • Una pieza pálida ya no está en la cama: cayó por el borde o, con una estrella, creció; con una flecha, volvió a la reserva tal cual.
    • Una cadena: la pieza de detrás sujeta a esta.
    • Una pesa: este gato pesa demasiado para un gatito.
    • Las reservas están a los lados; juega la que tiene marco.
    • Un marco discontinuo alrededor de la cama: solo una vista previa, con las piezas empujadas pálidas donde caerían.
    Aquí b2 empuja b3 hacia arriba y a2 fuera de la cama; c3 está sujeta, y el gato de c2 no se mueve.
rules-signs-ghost = **Leer un tablero.**
    • Las piezas redondas son del naranja, las cuadradas del esmoquin; un gato está sentado y lleva collar.
    • La casilla con rayos es la pieza recién puesta, y las flechas muestran adónde empujó a las demás.
    • Una pieza pálida ya no está en la cama: cayó por el borde o, con una estrella, creció; con una flecha, volvió a la reserva tal cual.
    • Una cadena: la pieza de detrás sujeta a esta.
    • Una pesa: este gato pesa demasiado para un gatito.
    • Las flechas oscuras son del fantasma.
    • La punta de un fantasma muestra hacia dónde va, y las nubecitas de detrás, de dónde viene.
    • Las reservas están a los lados; juega la que tiene marco.
    • Un marco discontinuo alrededor de la cama: solo una vista previa, con las piezas empujadas pálidas donde caerían.
    Aquí b2 empuja b3 hacia arriba y a2 fuera de la cama; c3 está sujeta, y el gato de c2 no se mueve.
rules-signs-kittens = **Leer un tablero.**
    • Las piezas redondas son del naranja, las cuadradas del esmoquin.
    • La casilla con rayos es la pieza recién puesta, y las flechas muestran adónde empujó a las demás.
    • Una pieza pálida ya no está en la cama.
    • Una cadena: la pieza de detrás sujeta a esta.
    • Las reservas están a los lados; juega la que tiene marco.
    • Un marco discontinuo alrededor de la cama: solo una vista previa, con las piezas empujadas pálidas donde caerían.
    Aquí b2 empuja b3 hacia arriba y a2 fuera de la cama; c3 está sujeta.
rules-typing = **Escribir jugadas.** { COMMAND("move") } hace una jugada en una sola línea.
    `c3` pone ahí un gatito, o un gato si no te quedan gatitos · `gato c3`, un gato · `c3 =c3d4e5`: crece esa línea · `c3 =d4`: con las ocho en la cama, esa pieza vuelve a la reserva.
    Aquí c3 forma la línea c3, d4, e5.
rules-typing-ghost = **Escribir jugadas.** { COMMAND("move") } hace una jugada en una sola línea.
    `c3` pone ahí un gatito, o un gato si no te quedan gatitos · `gato c3`, un gato · `c3 =c3d4e5`: crece esa línea · `c3 =d4`: con las ocho en la cama, esa pieza vuelve a la reserva · `c3 g bc1`: tu fantasma aparece entre b1 y c1.
    Aquí acaba de hacerlo.
rules-typing-kittens = **Escribir jugadas.** { COMMAND("move") } hace una jugada en una sola línea.
    `c3` pone ahí un gatito · `c3 =d4`: con los ocho en la cama, ese vuelve a la reserva.
    Aquí un gatito llega a c3.
rules-advice = **Consejos.**
    • El centro es lo más seguro: el borde queda lejos.
    • Dos juntas amenazan con una línea y se sujetan entre sí: rompe desde un lado las parejas de tu rival.
    • Un boop puede llevar a su sitio la pieza que te falta.
    • ¿Te faltan piezas? Echa de la cama alguna tuya.
    • Ten un gato a mano: los gatitos no pueden echarlo de la cama. Los gatos atascados en la cama vuelven con una línea o por el borde.
    Aquí c3 rompe la pareja de c4 y d4.
rules-advice-ghost = **Consejos.**
    • El centro es lo más seguro: el borde queda lejos.
    • Dos juntas amenazan con una línea y se sujetan entre sí: rompe desde un lado las parejas de tu rival.
    • Un boop puede llevar a su sitio la pieza que te falta.
    • ¿Te faltan piezas? Echa de la cama alguna tuya.
    • Ten un gato a mano: los gatitos no pueden echarlo de la cama. Los gatos atascados en la cama vuelven con una línea o por el borde.
    • Los fantasmas son lentos: cuenta las costuras.
    Aquí c3 rompe la pareja de c4 y d4.
rules-advice-kittens = **Consejos.**
    • El centro es lo más seguro: el borde queda lejos.
    • Dos juntos amenazan con una línea y se sujetan entre sí: rompe desde un lado las parejas de tu rival.
    • Un boop puede llevar a su sitio el gatito que te falta.
    • ¿Te faltan gatitos? Echa de la cama alguno tuyo.
    Aquí c3 rompe la pareja de c4 y d4.
button-rules = Reglas
button-signs = Signos del tablero
button-page-back = Atrás
button-page-next = Siguiente
help-title = **{ edition-title }**
help-game =
    { $edition ->
        [kittens]
            1. Pon uno de tus ocho gatitos en cualquier casilla libre: empuja a todos sus vecinos una casilla más allá. Lo que se cae de la cama vuelve a su reserva.
            2. Si una pieza tiene otra justo detrás, no se mueve.
            3. Tres tuyos en línea, también en diagonal, ganan.
            4. Con los ocho en la cama, uno vuelve a la reserva.
        [ghost]
            1. Pon uno de tus ocho gatitos en cualquier casilla libre: empuja a todos sus vecinos una casilla más allá. Lo que se cae de la cama vuelve a su reserva.
            2. Si una pieza tiene otra justo detrás, no se mueve.
            3. Tres tuyas en línea, también en diagonal, vuelven a tu reserva como gatos.
            4. Tres gatos tuyos en línea ganan; ocho gatos en la cama, también.
            Los gatitos no pueden empujar a los gatos. Tu fantasma se desliza entre las casillas y empuja lo que tiene a los lados.
       *[classic]
            1. Pon uno de tus ocho gatitos en cualquier casilla libre: empuja a todos sus vecinos una casilla más allá. Lo que se cae de la cama vuelve a su reserva.
            2. Si una pieza tiene otra justo detrás, no se mueve.
            3. Tres tuyas en línea, también en diagonal, vuelven a tu reserva como gatos.
            4. Tres gatos tuyos en línea ganan; ocho gatos en la cama, también.
            Los gatitos no pueden empujar a los gatos.
    }
help-editions = Hay tres ediciones; elige la tuya abajo:
help-together = **En grupo:** ligas con { COMMAND("league") }, copas con { COMMAND("cup") }, una tarde de partidas rápidas con { COMMAND("arena") }, todo el servidor contra mí con { COMMAND("vote") }.
help-alone = **Por tu cuenta:** juega contra mí en diez niveles (**{ button-play-me }**), resuelve puzles con { COMMAND("puzzle") } y uno nuevo cada día con { COMMAND("daily") }.
help-hints = **Pistas:** en las partidas contra mí, y en una amistosa si el reto las pide (`{ option-hints }`).
help-words = **Con lector de pantalla:** `{ option-pushes-in-words }` en { COMMAND("settings") } cuenta tus tableros con palabras, y { COMMAND("move") } enumera lo que haría cada jugada.
help-managing = **Administras este servidor:** en { COMMAND("server") } están su idioma, sus canales, el puzle diario y el club.
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# Boop Bot es un proyecto de fans, no oficial.
button-advice = Consejos
button-typing = Escribir jugadas
button-games = Mis partidas

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

button-first-steps = Primeros pasos
lesson-title = **{ $number } de { $count } · { $task ->
        [boop-off] Haz caer a uno de la cama
        [grow] Haz crecer a tres
        [win] Gana con tres gatos
        [win-kittens] Gana con tres gatitos
        [enter] Deja entrar a tu fantasma
        [stop] Impide su línea
        [push-in] Empuja uno a la línea
        [fork] Dos extremos a la vez
        [eight] Los ocho en la cama
       *[scare] Di ¡BUUU!
    }**
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }Juegas con los naranjas. El gatito que pones empuja a todos sus vecinos una casilla más allá. ¡Haz caer por el borde a un { SIGN("kitten_tuxedo", plain: "🟦") }gatito de esmoquin!
            -# Elige una casilla en un menú. En una partida, **¡Boop!** abre los mismos menús.
        [grow] Tres de los tuyos en línea crecen y se hacen gatos. También empujas a los tuyos, pero dos juntos se sujetan entre sí. ¿Dónde va el tercero?
        [win] Tres gatos en línea ganan, y los dos tuyos ya lo están, esquina con esquina. El tercero espera junto a la cama: pulsa **Usar un gato** y elige su casilla.
        [win-kittens] Tres gatitos en línea ganan. También empujas a los tuyos, pero dos juntos se sujetan entre sí. ¿Dónde va el tercero?
        [enter] Tu fantasma espera junto a la cama. Pon un gatito donde quieras; después, un tercer menú, **Tu fantasma**, dice por dónde puede entrar.
        [stop] El rival tiene dos en línea: con un tercero, crecen. ¡Ponte justo al lado de uno de los dos y empújalo!
        [push-in] Un empujón también puede formar una línea. Dos de los tuyos están juntos: empuja a tu tercer gatito a su lado. ¿Desde dónde?
        [fork] Dos juntos con los dos extremos libres son difíciles de parar. ¡Empuja a uno de los tuyos justo al lado de otro, para poder crecer en tu próxima jugada pase lo que pase!
        [eight] Siete de los tuyos están en la cama. Pon el octavo donde ninguno caiga: entonces crece uno, el que tú elijas.
       *[scare] Cuando termina tu turno, tu fantasma se desliza por su cuenta una costura hacia adelante y empuja las piezas que tiene a los lados. En cambio, una pieza sujeta por detrás salta: ¡BUUU! Pon tu gatito bien lejos de los dos gatitos de esmoquin.
    }
lesson-squares = Casillas: columnas de la a a la f desde la izquierda, filas del 1 al 6 desde abajo.
lesson-where =
    { $kind ->
        [cat] Va un gato: elige su casilla.
       *[kitten] Va un gatito: elige su casilla.
    }
lesson-done =
    { $task ->
        [boop-off] ¡Abajo! Ya está con los demás junto a la cama: esa es la **reserva** de los de esmoquin. Los tuyos también se pueden caer; entonces los juegas otra vez y ya está.
        [grow] ¡Miau! Los tres están otra vez en tu reserva, y ya son gatos. Un gato empuja a cualquiera; un gatito no puede empujar a un gato.
        [win]
            🏆 ¡Ganaste! Y eso es todo: empujar, crecer y poner tres gatos en línea.
            -# Un gato en línea con gatitos vuelve con ellos a tu reserva. También ganan tus ocho gatos en la cama.
        [win-kittens] 🏆 ¡Ganaste! Y eso es todo. Si tus ocho gatitos llegan a estar en la cama, uno vuelve a tu reserva.
        [enter] ¡Ahí está! Al entrar no empuja a nadie. Desde tu próxima jugada se desliza solo por las costuras, en línea recta. En el borde opuesto sale de la cama, y puedes volver a dejarlo entrar.
        [stop] ¡Bien parado! Antes de cada jugada, busca dos del rival en línea.
        [push-in] ¡Miau! A quien empujan a una línea cuenta igual que quien se pone en ella.
        [fork] ¡Bien hecho! Haga lo que haga el rival, tres de los tuyos pueden crecer en tu próxima jugada.
        [eight] ¡Ha crecido! Con tus ocho en la cama, uno siempre vuelve a tu reserva: un gatito vuelve como gato. Ocho gatos ganarían.
       *[scare] ¡BUUU! El gatito tenía otro justo detrás, así que saltó por encima. Los gatos también saltan, y si hace falta, fuera de la cama.
    }
lesson-miss =
    { $miss ->
        [nobody] No hay nadie junto a { $square }, así que nadie se movió. Pon el tuyo justo al lado del gatito de esmoquin del borde, por ejemplo en { $example }.
        [still-on] ¡Boop! Pero un empujón es de una sola casilla, y aún había sitio en la cama. Prueba con el gatito de esmoquin del borde, por ejemplo desde { $example }.
        [pushed-own] ¡Boop! Con eso empujaste a los tuyos. Dos juntos solo se sujetan uno a otro a lo largo: pon el gatito en una punta de su línea, por ejemplo en { $example }.
        [no-line]
            { $kind ->
                [cat] Un gato
               *[kitten] Un gatito
            } en { $square } no forma una línea de tres. Ponlo en un extremo de tus dos piezas, por ejemplo en { $example }.
        [kitten] Eso fue un gatito, y hacen falta tres gatos. Pulsa **Usar un gato** y elige, por ejemplo, { $example }.
        [kitten-in-line] Es una línea, pero uno de los tres es un gatito: crece, y aún no gana nadie. Pulsa **Usar un gato** y elige, por ejemplo, { $example }.
        [kept] Tu fantasma se queda junto a la cama, y puede hacerlo. Pero ahora déjalo entrar: después de la casilla, elige un sitio en el menú **Tu fantasma**.
        [still-a-line] Se ha movido, pero los dos vuelven a estar en línea. Empuja a uno del todo fuera, desde { $example } por ejemplo.
        [held] Nadie se ha movido: uno de los dos tiene al otro justo detrás y no cede. Empuja de lado, desde { $example } por ejemplo.
        [not-pushed-in] Aquí se trata de empujar: empuja a tu tercer gatito al lado de los dos, desde { $example } por ejemplo.
        [one-end] Eso se puede impedir. Empuja a tu gatito al lado del otro, con los dos extremos libres: desde { $example }, por ejemplo.
        [seven] Uno de los tuyos se ha caído: quedan siete. Pon el octavo donde no tire a ninguno de los tuyos, en { $example } por ejemplo.
       *[not-scared] Tu gatito desordenó la pareja antes de que llegara tu fantasma, así que nadie tuvo que saltar. No te acerques a ellos: ponte, por ejemplo, en { $example }.
    }
lesson-again = La cama está como antes: prueba otra vez.
lesson-end =
    { $edition ->
        [classic]
            ¡**Juega conmigo** o reta a alguien con { COMMAND("challenge") }!
            -# Hay dos maneras más de jugar, cada una con una lección breve: el boop de fantasmas, con fantasmas que se deslizan, y el boop de gatitos, solo con gatitos.
        [kittens] ¡**Juega conmigo** o reta a alguien con { COMMAND("challenge") }!
       *[ghost] ¡**Juega conmigo** o reta a alguien con { COMMAND("challenge") }!
    }
lesson-end-next = Ahora ponlo en práctica: con **Un puzle**, o en una partida. ¡**Juega conmigo** o reta a alguien con { COMMAND("challenge") }!
lesson-end-challenge =
    { $to ->
        [friend] ¡Ya sabes jugar! Pulsa **Aceptar** para jugar con { $challenger }, o **Juega conmigo** para practicar antes.
       *[anybody] ¡Ya sabes jugar! Pulsa **¡Juego yo!** para jugar con { $challenger }, o **Juega conmigo** para practicar antes.
    }
first-match-gently = ¿Tu primera partida? **{ button-accept-gently }** la hace amistosa: las puntuaciones no cambian y ambos podéis pedir pistas.
lesson-end-match =
    { $awaits ->
        [yes] ¡Ya sabes jugar! La partida { $match } ({ edition }) contra { $opponent } está en marcha, y te toca.
       *[no] ¡Ya sabes jugar! La partida { $match } ({ edition }) contra { $opponent } está en marcha; después de su jugada te toca a ti.
    }
lesson-end-over = El reto de { $challenger } ya no está abierto.
lesson-more =
    { $edition ->
        [ghost] Aprender el boop de fantasmas
       *[kittens] Aprender el boop de gatitos
    }
button-next-steps = Segunda lección
button-a-puzzle = Un puzle
lesson-ghosts-now = Directo a los fantasmas

## When the bot joins a server.

greeting =
    ¡Hola! Soy Boop Bot: un juego de mesa para dos, con gatitos que se echan de la cama a empujones.
    Reta a alguien con { COMMAND("challenge") }, o pulsa **Primeros pasos**. Una jugada puede tardar segundos o días; yo aviso a quien le toque.
    -# Aquí no leo mensajes. En { COMMAND("settings") } puedes pedir que te avise si una jugada deja ganar a tu rival.
    -# Para la moderación: **Puzle diario** trae uno aquí cada día; { COMMAND("server") } decide dónde se juega y abre un club: lo que hay en marcha, un resumen semanal, campeones.
greeting-puzzle = Desde ahora el puzle diario llega a { $channel }, a medianoche UTC; el de hoy está en camino. Para quitarlo: { COMMAND("server") }.
greeting-puzzle-ask = ¿Publico el puzle diario en { $channel } cada día, a medianoche UTC? El de hoy saldría enseguida.

## Permissions, as Discord's own settings call them in this language.

permission =
    { $which ->
        [view-channel] Ver canal
        [send-messages] Enviar mensajes
        [create-public-threads] Crear hilos públicos
        [send-messages-in-threads] Enviar mensajes en hilos
        [read-message-history] Leer el historial de mensajes
        [manage-roles] Gestionar roles
       *[attach-files] Adjuntar archivos
    }

## Languages. { $language } is what a language calls itself.

command-settings-language = El idioma en que te hablo solo a ti; el de Discord, si no eliges otro
command-server-language = El idioma de lo que aquí lee todo el mundo; el de Discord, si no eliges otro
language-as-discord = El de Discord
refusal-no-such-language = Todavía no hablo { $code }. Elige un idioma de la lista.

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

turn-words-kitten = gatito, gatita
turn-words-cat = gato, gata
turn-words-ghost = fantasma

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = No entiendo la jugada “{ $text }”. Di una casilla de a1 a f6, por ejemplo `/move c3` o `/move gato c3`.
refusal-illegal-turn = { $objection } La partida sigue igual: prueba otra jugada.
refusal-ambiguous-turn = Esa jugada puede terminar de { $count } maneras. Di cuál, por ejemplo `{ $first }`; { COMMAND("move") } las muestra todas.
refusal-not-your-turn = Le toca a { $mover }. Te avisaré cuando te toque a ti.
refusal-not-your-match = Esta partida es de otras personas. Para verla, pulsa **Más** debajo de un tablero en juego, o **Volver a verla** debajo de uno terminado.
refusal-kept-from-others = Alguien de esta partida prefiere no mostrarla, así que solo quienes la jugaron pueden volver a verla. Mientras está en curso, **Ver la jugada**, en **Más**, muestra la última.
refusal-no-such-match = No encuentro esa partida. Elige una de la lista; { COMMAND("games") } muestra las tuyas.
refusal-match-over = Esa partida ya terminó. ¡Empieza otra con { COMMAND("challenge") }!
refusal-former-player = Esa partida fue con “Exparticipante”, así que no hay a quién preguntar. ¡Reta a alguien más con { COMMAND("challenge") }!
refusal-match-running = Esa partida sigue en curso. { COMMAND("board") } la muestra.
refusal-match-quarantined = Los datos de la partida { $match } no cuadran, así que la dejo congelada en vez de adivinar. Por favor, avisa a quien me aloja; no se perdió nada.
refusal-out-of-date = Ese tablero ya no está al día. Así va ahora la partida { $match }.
refusal-old-button = Ese botón es de una versión anterior. { COMMAND("board") } muestra la partida con botones nuevos.
refusal-old-command = No reconozco ese comando; puede que sea de una versión anterior. Escribe `/` y elígelo otra vez en la lista.
refusal-too-fast = ¡Vas demasiado rápido hasta para un gato! Espera un poco ({ $seconds } s) y sigue.
refusal-shown-enough = Por ahora, este canal ya recibió bastantes imágenes. Prueba otra vez en un minuto.
refusal-too-much-to-draw = Ahora mismo dibujo tantos tableros que el tuyo llegaría demasiado tarde. Prueba otra vez en un momento.
refusal-no-match = No tienes ninguna partida en curso. ¡Reta a alguien con { COMMAND("challenge") }!
refusal-nothing-awaits-you = Ahora no te toca en ninguna partida. { COMMAND("games") } muestra las tuyas.
refusal-awaited-elsewhere = Aquí le toca a { $opponent }. La partida { $match } contra { $other } te espera en otro sitio: { $link } Juégala allí, o añade `{ option-match }:{ $match }`.
refusal-which-match = Puede ser más de una partida. Elígela en `{ option-match }`; { COMMAND("games") } las muestra todas.
refusal-challenged-self = ¡Ese nombre es el tuyo! Reta a otra persona, o deja vacío el nombre para retar a cualquiera de aquí.
refusal-challenged-bot = Los bots no saben sostener un gatito. Reta a una persona, o deja vacío el nombre para retar a cualquiera de aquí.
refusal-challenged-stranger = Esa persona ya no está en este servidor. Reta a alguien que esté aquí.
refusal-challenged-twice = Tu reto a { $opponent } sigue abierto. Va uno a la vez, para no abrumar a nadie. Espera la respuesta, o retíralo y lanza otro, en otra edición si quieres.
refusal-challenged-all-twice = Tu reto a quien se anime sigue abierto. Espera a que alguien lo acepte, o retíralo primero.
refusal-challenged-back = { $opponent } ya te retó aquí. ¡Mira su reto y acéptalo!
refusal-not-with-them = No puedes empezar una partida con { $opponent }. Reta a otra persona, ¡o juega conmigo!
refusal-you-blocked = Bloqueaste a { $opponent }. Si quieres jugar, quita primero el bloqueo.
refusal-declined-lately = { $opponent } rechazó tu reto. Podrás repetirlo <t:{ $until }:R>.
refusal-blocked-self = ¡Ese nombre es el tuyo! Elige a otra persona.
refusal-blocked-bot = Los bots no retan a nadie, así que no hace falta bloquearlos. Elige a una persona.
refusal-too-many-blocked = Ya tienes a { $limit } personas bloqueadas, y no puedo recordar más. Desbloquea antes a alguien: { COMMAND("settings") }, **{ button-blocked }**.
refusal-banned = Quien me aloja te vetó, así que no puedo atenderte. Si crees que es un error, o si quieres tus datos, habla con esa persona.
refusal-challenge-over = Ese reto ya tiene respuesta. { COMMAND("games") } muestra tus partidas; { COMMAND("challenge") } crea otro reto.
refusal-not-your-challenge = Ese reto es para { $opponent }. ¡Crea el tuyo con { COMMAND("challenge") }!
refusal-own-challenge =
    { $whose ->
        [friend] A este reto tiene que responder { $opponent }.
       *[anybody] A este reto tiene que responder otra persona.
    } Tú puedes retirarlo.
refusal-only-challenger = Solo { $challenger } puede retirar ese reto.
refusal-no-channel = Aquí no puedo publicar tableros: me faltan permisos ({ $missing }). Pide a quien gestiona este canal que me los dé, o usa otro canal.
refusal-no-puzzle-in-forum = El puzle diario necesita un canal de mensajes: en un foro no puedo publicarlo. Elige un canal de texto.
refusal-no-puzzle-there = No puedo publicar el puzle diario en { $channels }: me faltan permisos ({ $missing }). Dámelos ahí, o elige otro canal.
refusal-no-clubhouse-in-forum = El club necesita un canal de mensajes: en un foro no puedo publicar. Elige un canal de texto.
refusal-no-clubhouse-there = El club no puede estar en { $channels }: me faltan permisos ({ $missing }). Dámelos ahí, o elige otro canal.
refusal-no-clubhouses = Quien me aloja desactivó el club, así que ningún servidor puede tener uno.
refusal-role-everyone = Ese rol lo tiene todo el mundo, y quien gana la temporada recibe uno propio. Elige otro, o deja el campo vacío en **Club** si no quieres ninguno.
refusal-role-managed = Ese rol lo reparte Discord o una aplicación, así que yo no puedo darlo. Elige otro, o crea uno para quien gane.
refusal-role-powerful = Este rol se consigue ganando, así que no puede dar permisos de moderación. Elige uno con el que no se pueda gestionar nada, ni expulsar, banear o aislar a nadie, ni mencionar a todo el mundo.
refusal-role-not-allowed = Todavía no puedo dar roles: me falta el permiso { $missing }. Dáselo a mi rol en Ajustes del servidor, Roles, y elige otra vez.
refusal-role-too-high = Solo puedo dar roles que estén por debajo del mío. En Ajustes del servidor, Roles, sube mi rol por encima de ese y elige otra vez.
refusal-role-above-you = Ese rol no está por debajo de tu rol más alto, así que no puedes darlo. Elige uno más bajo, o pídeselo a alguien con un rol más alto.
refusal-not-a-moderator = Eso solo lo puede cambiar quien gestiona este servidor. Pídeselo a alguien que pueda.
refusal-too-many-matches = Tienes { $limit } partidas en curso, y hasta un gato tiene las patas contadas. Termina una primero: { COMMAND("games") } las muestra.
refusal-too-many-matches-of = { $player } tiene { $limit } partidas en curso, y ese es el máximo. Prueba otra vez cuando termine una.
refusal-too-many-challenges = Ya tienes { $limit } retos abiertos. Mira el más antiguo, o retíralo primero.
refusal-following-many = Ya sigues { $limit } partidas, y con más no doy abasto. Deja una con **Dejar de seguir**, en **Más** o debajo de uno de sus mensajes, o espera a que termine alguna.
refusal-not-in-this-channel = En este servidor se juega en { $channels }. Prueba allí.
refusal-thread-of-others = Este hilo es de otra partida. Lanza el reto en { $channels } y tu partida tendrá su propio sitio.
refusal-moderator-plays = En la partida { $match } juegas tú, así que no puedes cerrarla. Pídeselo a otra persona que gestione este servidor, o ríndete con { COMMAND("resign") }.
refusal-not-in-this-server = Esa partida no está en este servidor. La lista de `{ option-end-match }` muestra las que sí están.
refusal-nobody-else-here = Aquí solo estamos tú y yo, y yo no sé sostener un gatito. Usa { COMMAND("challenge") } en un servidor, o en una conversación con alguien (para eso, añádeme a tu propia cuenta).
refusal-board-not-alone = Aquí tu rival no vería el tablero, así que la partida se queda donde está. `/board { option-text }:True` te la muestra con palabras, también aquí.
refusal-not-a-member = Todavía no estoy en este servidor: solo se añadieron mis comandos, así que no puedo publicar tableros. Quien gestiona el servidor puede [añadirme]({ $invite }).
refusal-answers-hidden = Aquí mis respuestas solo las verías tú, así que nadie podría seguir una partida. Usa { COMMAND("challenge") } donde las aplicaciones puedan escribir a la vista de todo el mundo, o pide que me añadan a este servidor.
refusal-time-not-up = A { $opponent } se le acaba el tiempo <t:{ $until }:R>. Después puedes reclamar la victoria.
refusal-untold = Puede que { $opponent } no sepa de tu última jugada: no pude mostrar el tablero. Lleva la partida con `/board` a un canal que también vea tu rival. Podrás reclamar la victoria <t:{ $until }:R>.
refusal-your-own-time = Te toca a ti: tu rival puede reclamar la victoria cuando se te acabe el tiempo. ¡Todavía puedes jugar!
offer-named =
    { $offer ->
        [draw] La propuesta de empate
        [takeback] La petición de deshacer
        [pause] La petición de pausa
       *[time] La petición de más tiempo
    }
refusal-offer-open = { offer-named } de { $by } sigue abierta. Respóndela primero con estos botones.
refusal-offer-replaced = Esa propuesta ya no está abierta. { offer-named } de { $by } ocupa ahora su lugar.
refusal-offer-declined = Eso ya lo has propuesto. Puedes repetirlo después de la próxima jugada.
refusal-nothing-offered = Ya no hay ninguna propuesta pendiente. { COMMAND("board") } muestra cómo va la partida.
refusal-your-own-offer = Esa propuesta es tuya: le toca responder a tu rival. Tú puedes retirarla.
refusal-not-your-offer = Solo quien hizo la propuesta puede retirarla. Tú puedes aceptarla o rechazarla.
refusal-nothing-to-take-back = Aún no tienes ninguna jugada que deshacer. ¡Sigue jugando!
refusal-no-clock = Esta partida no tiene reloj, así que no hacen falta pausas ni más tiempo. ¡Sigue jugando!
refusal-not-your-clock = Corre el reloj de { $mover }, no el tuyo. Podrás pedir más tiempo cuando te toque a ti.
refusal-not-paused = Esta partida no está en pausa. { COMMAND("board") } muestra cómo va.
refusal-contest-holds = El torneo de esta partida está en pausa, así que no corre ningún reloj. Puedes seguir jugando; el reloj seguirá cuando se reanude.
refusal-no-such-zone = No conozco { $code }. Una zona horaria es, por ejemplo, Europe/Madrid; escribe `/settings { option-time-zone }:` para ver la lista.
refusal-nothing-kept = No guardo nada de ti. ¡Reta a alguien con { COMMAND("challenge") } y tendré algo que recordar!
refusal-record-too-large = Ese archivo es demasiado grande para una partida guardada: el máximo es { $limit } KiB. Adjunta uno que te haya dado `/replay` con **Como archivo**.
refusal-record-not-text = Ese archivo no es texto. Adjunta uno que te haya dado `/replay` con **Como archivo**.
refusal-record-empty = Ese archivo está vacío. Adjunta uno que te haya dado `/replay` con **Como archivo**.
refusal-record-no-edition = Línea { $line }: antes de las jugadas, una línea tiene que decir la edición: `Edition: classic`, `Edition: ghost` o `Edition: kittens`. Añádela y prueba otra vez.
refusal-record-odd-edition = Línea { $line }: no conozco la edición { $code }. Escribe `classic`, `ghost` o `kittens` y prueba otra vez.
refusal-record-not-next = Línea { $line }: ahí esperaba la jugada { $expected }, no { $code }. Corrígelo y prueba otra vez.
refusal-record-too-long = Línea { $line }: una partida tiene como mucho { $limit } jugadas, así que tiene que acabar antes. Quita lo que sigue.
refusal-record-not-a-turn = Línea { $line }: no entiendo la jugada { $code }. Corrígelo y prueba otra vez.
refusal-record-illegal-turn = Línea { $line }, { $code }: { $objection } Corrígelo y prueba otra vez.
refusal-record-ambiguous-turn = Línea { $line }, { $code }: puede terminar de varias maneras, por ejemplo `{ $first }`. Di cuál y prueba otra vez.
refusal-record-gone = Ya no tengo ese archivo. Súbelo otra vez con `/replay { option-file }:`.
refusal-what-to-replay = Di qué quieres volver a ver: una de tus partidas en `{ option-match }`, o una guardada en `{ option-file }`.
refusal-export-awaited = Todavía estoy reuniendo tus datos. Espera ese archivo antes de pedir otro.
refusal-film-awaited = Todavía estoy haciendo una película para ti. Espérala antes de pedir otra.
refusal-film-too-long = Tantas jugadas no caben en una película. Míralas una a una.
refusal-no-such-number = Esta partida no tiene esa jugada. Pulsa otra vez **Ir a una jugada** y escribe un número.
refusal-profile-bot = Los bots no saben sostener un gatito, así que no tienen perfil. Elige a una persona.
refusal-you-played-nothing = Todavía no tienes partidas terminadas. ¡Reta a alguien con { COMMAND("challenge") }, y tu perfil se llenará solo!
refusal-nothing-played = Esa persona todavía no tiene partidas terminadas. ¡Rétala con { COMMAND("challenge") }!
refusal-profile-kept = Ese perfil es privado. { COMMAND("history") } muestra las partidas que ya jugaste con esa persona.
refusal-profile-stranger = Esa persona no está aquí, y nunca jugó contigo. Elige a alguien que esté aquí o con quien ya jugaste, o deja vacío el nombre para ver tu perfil.
refusal-leaderboard-elsewhere = Esa clasificación es de otro servidor. { COMMAND("leaderboard") } muestra la de este, o la de todos juntos.
refusal-no-such-season = No conozco esa temporada. Elige una de la lista en `{ option-season }`, o déjala vacía.
refusal-no-such-hour = Las horas van de 0 a 23. Prueba otra vez con una de ellas.
refusal-half-quiet = Las horas de silencio tienen principio y fin: indica `{ option-quiet-from }` y `{ option-quiet-until }`.
refusal-no-such-level = No conozco ese nivel. Pulsa **Juega conmigo** en { COMMAND("help") } y elige uno de la lista.
refusal-not-your-lesson = Esa lección es de otra persona. **Primeros pasos**, en { COMMAND("help") }, empieza la tuya.
refusal-bot-plays-you = Ya estamos jugando ({ edition }), en la partida { $match }. Terminemos primero esa; { COMMAND("board") } la trae aquí, { COMMAND("resign") } le pone fin.
refusal-bot-is-guest = Aquí solo estoy de visita, así que no podría mostrar mis jugadas. Escríbeme por mensaje directo, o juega conmigo en un servidor donde me hayan añadido.
refusal-bot-cannot-play = Ahora mismo no puedo jugar: quien me aloja encontrará el motivo en mi log. ¡Mientras, reta a alguien con { COMMAND("challenge") }!
refusal-no-hints-rated = Esta partida es puntuable, así que no tiene pistas. Las hay en las partidas contra mí y en las que empiezan con { COMMAND("challenge") } `{ option-hints }:True`.
refusal-no-hints-here = Esta partida empezó sin pistas, así que no las hay para nadie. { COMMAND("challenge") } `{ option-hints }:True` empieza una con pistas para quien las pida.
refusal-hints-not-rated = Una partida con pistas no puede ser puntuable. Quita `{ option-rated }` y será amistosa; o quita `{ option-hints }`.
refusal-hint-awaited = Todavía estoy pensando una pista para ti. Llega en un momento.
refusal-cannot-think = Ahora mismo no puedo pensar, así que no hay pistas ni repasos; quien me aloja encontrará el motivo en mi log. Tu partida sigue igual, y esto no cuenta como pista.
refusal-too-much-to-think = Ahora mismo me preguntan tantas personas que tu pista llegaría demasiado tarde. No cuenta como pista: prueba otra vez en un momento.
refusal-review-awaited = Todavía estoy haciendo un repaso para ti. Espéralo antes de pedir otro.
refusal-review-of-running = Esa partida sigue en curso. Podrás repasarla cuando termine.
refusal-nothing-to-review = En esa partida no hubo ninguna jugada, así que no hay nada que repasar.
refusal-review-unseen = Tu rival aún no ha visto este repaso. Cuando también lo vea, podrás mostrárselo a todo el mundo.
refusal-puzzle-not-yours = Ese puzle es de otra persona. { COMMAND("puzzle") } te da el tuyo.
refusal-puzzle-done = Ese puzle ya está cerrado: lo terminaste o empezaste otro. { COMMAND("puzzle") } te da uno.
refusal-puzzle-changed = Seguiste con este puzle en otro sitio. { COMMAND("puzzle") } o { COMMAND("daily") } lo muestra como está ahora.
refusal-puzzle-of-the-past = Ese puzle diario ya pasó; tu racha sigue igual. { COMMAND("daily") } muestra el de hoy.
refusal-puzzle-not-yet = Ese puzle diario aún está por llegar: hay uno nuevo a medianoche UTC. { COMMAND("daily") } muestra el de hoy.
refusal-puzzle-gone = Ya no tengo ese puzle; no cuenta ni a tu favor ni en tu contra. { COMMAND("puzzle") } te da otro.
refusal-puzzle-counts-not = Para un servidor solo cuentan los puzles diarios resueltos. { COMMAND("daily") } muestra el de hoy.
refusal-no-puzzle-left = Ya te di todos los que hay de este tipo. Elige otra edición o dificultad en { COMMAND("puzzle") }.
refusal-challenge-expired = Ese reto ya caducó. { COMMAND("challenge") } crea otro.
refusal-opponent-not-here = { $opponent } no puede ver este canal, así que aquí no se puede jugar. Prueba en otro que sí pueda ver.
objection-game-over = Esa partida ya terminó.
objection-square-taken = Esa casilla está ocupada.
objection-no-kitten = No tienes ningún gatito en tu reserva.
objection-no-cat = No tienes ningún gato en tu reserva.
objection-no-cats-here = En esta edición no hay gatos.
objection-no-ghosts-here = En esta edición no hay fantasmas.
objection-ghost-out = Tu fantasma ya estaba en la cama al empezar tu turno. Cuando vuelva, podrá entrar al siguiente.
objection-not-an-entry = Un fantasma no puede entrar ahí; entra por el borde de la cama, entre dos casillas. `c4 g a23` es una pieza en c4 y el fantasma entre a2 y a3.
objection-stitch-taken = Ahí ya está el otro fantasma.
objection-nothing-graduates = Con esa jugada no crece ni vuelve a la reserva ninguna pieza.
objection-win-graduates-nothing = Esa jugada gana, así que ninguna pieza vuelve a la reserva.
objection-not-a-graduation = Esas piezas no pueden volver a la reserva con esa jugada.
objection-must-graduate = Una pieza tuya tiene que volver a la reserva: di cuál.

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

alert-disk = **Mi disco está casi lleno:** donde está mi base de datos solo hay { $free } MiB de espacio libre. Con el disco lleno no acepto jugadas. Puede que el espacio lo ocupen copias de seguridad antiguas, o las copias que hay junto a la base de datos (`.before-…`, `.replaced-…`).
alert-database = **No puedo escribir en mi base de datos:** ahora mismo no acepto jugadas y pido a quienes juegan que prueben más tarde. El log dice por qué (`CRITICAL`): un archivo perdido o reemplazado, el bloqueo de otro programa o falta de espacio.
alert-lost = **Perdí mi base de datos en plena marcha:** { $why }. Me detuve y desde entonces no acepto jugadas. Lo que contenía está guardado a su lado (`.rescued`), hasta donde se podía leer: el log dice dónde y cómo recuperarlo.
alert-taken = **Otro programa se quedó con mi base de datos en plena marcha.** Me detuve y desde entonces no acepto jugadas; todo lo anterior está en el archivo. Mira si la usa un segundo Boop Bot.
alert-replaced = **Uno de mis procesos ya no responde:** el que se encargaba de los recordatorios, los puzles diarios y las copias de seguridad. Otro tomó el relevo, así que no se perdió nada. Mira si está bloqueado: puede que quienes juegan con él no reciban respuesta.
alert-over =
    { $cause ->
        [disk] ✅ Mi disco vuelve a tener espacio.
        [database] ✅ Puedo escribir otra vez en mi base de datos y aceptar jugadas.
        [backup] ✅ Vuelvo a tener una copia reciente.
       *[boards] ✅ Puedo mostrar otra vez todos los tableros.
    }
alert-newer = **Hay una versión más nueva de mí:** { $version }. Tú decides cuándo actualizar: las notas de cambios dicen qué hay de nuevo y si tienes que hacer algo.
alert-quarantine =
    { $count ->
        [one] **La partida { $list } está en cuarentena:** sus datos no cuadran, así que nadie puede seguir jugándola. `python -m bot check` dice qué falla; quienes la jugaban pueden empezar otra.
       *[other] **Las partidas { $list } están en cuarentena:** sus datos no cuadran, así que nadie puede seguir jugándolas. `python -m bot check` dice qué falla; quienes las jugaban pueden empezar otras.
    }
alert-backup = **No tengo ninguna copia de seguridad reciente:** { $why }
alert-boards =
    { $count ->
        [one] **No puedo mostrar el tablero de la partida { $list }** desde hace diez minutos. Quizá ya no tengo permiso para escribir en su canal, o el canal ya no existe: `python -m bot doctor` dice qué permiso me falta; `/board` lleva la partida a otro sitio. Si es que Discord tiene un mal día, se arregla solo.
       *[other] **No puedo mostrar los tableros de las partidas { $list }** desde hace diez minutos. Quizá ya no tengo permiso para escribir en sus canales, o los canales ya no existen: `python -m bot doctor` dice qué permiso me falta; `/board` lleva una partida a otro sitio. Si es que Discord tiene un mal día, se arregla solo.
    }
application-description = Gatitos que se empujan en una cama. Juega a boop con alguien, una jugada ahora y la siguiente mañana, o conmigo: /challenge, en cualquier canal. /help te enseña en dos minutos.
application-tags = juego de mesa, para dos, por turnos, gatos, juegos

## When something breaks.

error-database = Ahora mismo no puedo usar mi base de datos, así que no pude hacerlo. Todas las partidas están como estaban: prueba más tarde, por favor.
error-database-lost = Acabo de perder la conexión con mi base de datos y no sé si eso llegó a guardarse. Nada quedó a medias: por favor, mira cómo está todo antes de probar otra vez.
error-discord = Discord acaba de tropezar. No se perdió nada: prueba otra vez, por favor.
error-unexpected = Algo me salió mal; tu partida está a salvo. Si vuelve a pasar, dale a quien me aloja esta referencia: `{ $reference }`.

## The teacher: hints, and the warning of a preview. What a turn does stands behind its name or behind "It"; "they" is the
## other player. A fact never says more than is true: "threatens" is what would happen if the other let it be.

hint = 💡 **{ $turn }.** { $why }
hint-place =
    { $kind ->
        [cat] Gato en { $square }
       *[kitten] Gatito en { $square }
    }
hint-way = { $turn }; { $way }
hint-entry = fantasma entre { $low } y { $high }
hint-why =
    { $count ->
        [one] Esta jugada { $first }.
       *[other] Esta jugada { $first }, y además { $second }.
    }
hint-look-opening = 💡 Aún no hay casi nada en la cama: una casilla cerca del centro va bien, porque desde ahí todos los bordes quedan lejos.
hint-look =
    💡 { $told } Mira { $part ->
        [top-left] arriba a la izquierda, columnas { $left } a { $right }, filas { $lower } a { $upper }
        [top-right] arriba a la derecha, columnas { $left } a { $right }, filas { $lower } a { $upper }
        [bottom-left] abajo a la izquierda, columnas { $left } a { $right }, filas { $lower } a { $upper }
       *[bottom-right] abajo a la derecha, columnas { $left } a { $right }, filas { $lower } a { $upper }
    }.
hint-look-idea =
    { $idea ->
        [wins] Puedes ganar con esta jugada.
        [eight] Tendrás tus ocho piezas en la cama, así que una vuelve a salir.
        [threatens] Puedes amenazar con ganar en tu próximo turno.
        [prepares] Puedes preparar una línea que crecería en tu próximo turno.
        [trap] Cuidado: la casilla que parece la mejor no lo es.
        [nothing] Puedes dejar a tu rival sin líneas que completar y sin nadie a quien echar de la cama.
        [ghost] Tu fantasma puede entrar y dirigirse hacia piezas rivales.
        [safe] Puedes evitar que tu rival eche de la cama una pieza tuya en su próximo turno.
        [more] Puedes tener más piezas en la cama que tu rival.
        [middle] Aléjate de los bordes: desde ahí es fácil caer de la cama.
        [apart] Puedes separar piezas rivales.
        [beside] Puedes poner una pieza junto a otra tuya, camino de tres en línea.
        [free] No hay nada urgente: muchas jugadas son igual de buenas.
       *[quiet] Ahora nada destaca: se trata de elegir una buena casilla.
    }
hint-look-forces = Haga lo que haga tu rival, puedes ganar en { $turns } turnos como mucho.
hint-look-lost =
    { $turns ->
        [1] Juegues lo que juegues, tu rival puede ganar en su próximo turno.
       *[other] Juegues lo que juegues, tu rival puede ganar en { $turns } turnos como mucho: busca lo que más aguante.
    }
hint-look-stops =
    { $named ->
        [yes] Tu rival amenaza con ganar { winning-on }, pero puedes evitarlo.
       *[no] Tu rival amenaza con ganar, pero puedes evitarlo.
    }
hint-look-few =
    Solo { $count } de las { $free } casillas libres { $count ->
        [1] evita
       *[other] evitan
    } que tu rival { $turns ->
        [1] gane en su próximo turno
       *[other] fuerce la victoria en { $turns } turnos
    }.
hint-look-grows =
    { $count ->
        [one] Un gatito tuyo puede
       *[other] { $count } gatitos tuyos pueden
    } crecer en esta jugada.
hint-look-pushes =
    Puedes echar de la cama { $count ->
        [one] una pieza rival
       *[other] { $count } piezas rivales
    }.
hint-look-keeps =
    { $named ->
        [yes] Tu rival podría completar una línea { on-squares }, pero puedes evitarlo.
       *[no] Tu rival podría completar una línea en su próximo turno, pero puedes evitarlo.
    }
hint-look-spoils =
    { $reply ->
        [none] Tu rival tiene una buena jugada:
       *[other] Ojo con la jugada rival en { $reply }:
    } { $does ->
        [grows] haría crecer gatitos
        [threatens] amenazaría con ganar
        [pushes] echaría de la cama piezas tuyas
       *[line] prepararía una línea para crecer
    }. Puedes estropearla.
hint-look-edge =
    Puedes empujar hasta el borde { $count ->
        [one] una pieza rival
       *[other] { $count } piezas rivales
    }, a un solo empujón de caerse.
hint-look-kind =
    { $kind ->
        [cat] Hace falta un gato.
       *[kitten] Hace falta un gatito.
    }
hint-found = 👍 ¡Es justo lo que yo jugaría!
hint-threat = Tu rival amenaza con ganar { winning-on }.
hint-few-hold =
    { $turns ->
        [1]
            { $count ->
                [1] De las { $free } casillas libres, solo esta evita que tu rival gane en su próximo turno.
               *[other] De las { $free } casillas libres, solo { $count } evitan que tu rival gane en su próximo turno, y esta es una de ellas.
            }
       *[other]
            { $count ->
                [1] De las { $free } casillas libres, solo esta evita que tu rival fuerce la victoria en { $turns } jugadas como máximo.
               *[other] De las { $free } casillas libres, solo { $count } evitan que tu rival fuerce la victoria en { $turns } jugadas como máximo, y esta es una de ellas.
            }
    }
hint-but-win = Pero luego el rival puede ganar { winning-on }.
hint-but-growing =
    Pero luego el rival puede completar una línea { on-squares }{ $anyway ->
        [yes] { " " }(no se puede evitar del todo)
       *[no] { "" }
    }.
hint-but-loses =
    Pero cuesta { $count ->
        [one]
            una pieza, que { $too ->
                [yes] también se cae
               *[no] se cae de la cama
            }
       *[other]
            { $count } piezas, que { $too ->
                [yes] también se caen
               *[no] se caen de la cama
            }
    }.
hint-not =
    { $kind ->
        [kitten] Mejor no pongas un gatito en { $square }
        [cat] Mejor no pongas un gato en { $square }
       *[any] Mejor no juegues en { $square }
    }
hint-not-win = { hint-not }: tu rival ganaría { winning-on }.
hint-not-forced =
    { hint-not }: tu rival podría forzar la victoria { $turns ->
        [1] al momento
       *[other] en { $turns } jugadas como máximo
    }.
hint-not-grows =
    { hint-not }: tu rival respondería en { $reply } y haría crecer a { $count ->
        [one] un gatito
       *[other] { $count } gatitos
    }.
hint-not-threatens = { hint-not }: tu rival respondería en { $reply } y amenazaría con ganar { winning-on }.
hint-not-pushes =
    { hint-not }: tu rival respondería en { $reply } y echaría de la cama { $many ->
        [yes] { $count } piezas tuyas
       *[no]
            { $count ->
                [one] tu pieza de { $squares }
               *[other] tus piezas de { $squares }
            }
    }.
hint-not-line = { hint-not }: tu rival respondería en { $reply } y prepararía una línea para crecer con una pieza más { on-squares }.
hint-not-line-sure = { hint-not }: tu rival respondería en { $reply } y prepararía una línea para crecer con una pieza más { on-squares }, que ya no podrías evitar.
hint-lose-at-once = No juegues en { $squares }: tu rival ganaría enseguida.
hint-follow-up = Si el rival responde en { $reply }, luego { $next } { $does }.
hint-eight = Con eso tienes tus ocho piezas en la cama, así que una vuelve a salir.
hint-ghost-waits = Tu fantasma se queda esta vez en la reserva.
hint-as-good =
    { $how ->
        [many] Aquí muchas jugadas parecen igual de buenas.
        [alone] Ninguna otra casilla parece tan buena.
       *[some] Hay unas pocas casillas que parecen casi igual de buenas.
    }
hint-lost-now = Ya no hay forma de parar a tu rival: juegues lo que juegues, puede ganar en su próximo turno.
hint-lost = Juegues lo que juegues, tu rival puede ganar en { $turns } jugadas como máximo; así aguantas más.
hint-behind =
    { $cats ->
        [told] Aquí vas por detrás (gatos: { $own } a { $theirs }).
       *[none] Aquí vas por detrás.
    }
hint-ahead =
    { $cats ->
        [told] Llevas una clara ventaja (gatos: { $own } a { $theirs }).
       *[none] Llevas una clara ventaja.
    }
hint-no-reason = No hay una razón de peso: de todo lo que probé, esto fue lo que mejor salió.
hint-warning = ⚠️ Con esto dejas ganar a tu rival { winning-on }.
on-squares =
    { $many ->
        [yes] en { $count } casillas
       *[no] en { $squares }
    }
winning-on =
    { $with ->
        [cat] con un gato{ " " }
        [kitten] con un gatito{ " " }
       *[any] { "" }
    }{ on-squares }
square-of-line =
    { $square } (línea { $line }{ $pushed ->
        [piece] , al empujar
        [ghost] , gracias al fantasma
       *[nobody] { "" }
    })
square-by-ghost = { $square } (gracias al fantasma)
fact-wins = gana
fact-wins-in =
    { $turns ->
        [2] gana con la jugada siguiente, haga lo que haga el rival
       *[other] gana en { $turns } jugadas como máximo, haga lo que haga el rival
    }
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] ocupa la única casilla que frena esa amenaza
               *[no] frena esa amenaza
            }
       *[new]
            { $only ->
                [yes] ocupa la única casilla que evita que el rival gane { winning-on }
               *[no] evita que el rival gane { winning-on }
            }
    }
fact-leaves-win = deja ganar al rival { winning-on }
fact-grows-up =
    { $count ->
        [one] hace crecer a un gatito
       *[other] hace crecer a { $count } gatitos
    }
fact-anyway = { $does } (como casi cualquier casilla)
fact-threatens-win = amenaza con ganar { winning-on }
fact-leaves-line = deja pasar la ocasión de completar una línea { on-squares }
fact-stops-growing = evita que el rival complete una línea { on-squares }
fact-leaves-growing = deja que el rival complete una línea { on-squares }
fact-threatens-growing =
    prepara una línea que crecería con { $kind ->
        [kitten] un gatito
        [cat] un gato
       *[any] una pieza más
    } { $many ->
        [yes] en cualquiera de { $count } casillas
       *[no] en { $squares }
    }
fact-pushes-off =
    echa de la cama { $count ->
        [one] la pieza rival de { $squares }
       *[other]
            { $many ->
                [yes] { $count } piezas rivales
               *[no] las piezas rivales de { $squares }
            }
    }
fact-scares-off =
    echa de la cama, de un susto del fantasma, { $count ->
        [one] la pieza rival de { $squares }
       *[other]
            { $many ->
                [yes] { $count } piezas rivales
               *[no] las piezas rivales de { $squares }
            }
    }
fact-ghost-comes =
    manda al fantasma hacia { $many ->
        [yes] { $count } piezas rivales
       *[no]
            { $count ->
                [one] la pieza rival de { $squares }
               *[other] las piezas rivales de { $squares }
            }
    }
fact-spoils-threat = no deja que el rival responda en { $reply } y amenace con ganar { winning-on }
fact-spoils-push =
    no deja que el rival responda en { $reply } y eche de la cama { $many ->
        [yes] { $count } piezas
       *[no]
            { $count ->
                [one] la pieza de { $squares }
               *[other] las piezas de { $squares }
            }
    }
fact-spoils-line = no deja que el rival responda en { $reply } y prepare una línea para crecer
fact-spoils-growing =
    no deja que el rival responda en { $reply } y haga crecer a { $count ->
        [one] un gatito
       *[other] { $count } gatitos
    }
fact-leaves-nothing = no le deja al rival líneas que completar ni piezas que echar de la cama
fact-loses-pieces =
    cuesta { $count ->
        [one] una pieza, que se cae de la cama
       *[other] { $count } piezas, que se caen de la cama
    }
fact-pushes-to-edge =
    empuja { $count ->
        [one] la pieza rival de { $squares }
       *[other]
            { $many ->
                [yes] { $count } piezas rivales
               *[no] las piezas rivales de { $squares }
            }
    } hasta el borde
fact-own-to-edge =
    empuja { $count ->
        [one] su propia pieza de { $squares }
       *[other]
            { $many ->
                [yes] { $count } piezas propias
               *[no] sus propias piezas de { $squares }
            }
    } hasta el borde
fact-nobody-falls = evita que el rival eche a alguien de la cama en su próximo turno
fact-more-on-bed = deja en la cama { $own } piezas contra { $theirs } del rival
fact-middle = ocupa el centro
fact-pushes-apart = separa las piezas rivales
fact-beside =
    queda junto a { $count ->
        [one] otra pieza de su color
       *[other] otras { $count } piezas de su color
    }
board-handicap = Con ventaja: { $orange } tiene un gato en la reserva desde la primera jugada.
board-may-hint = ¿No sabes qué jugar? En **¡Boop!** tienes **Pista**; las que pidas se cuentan aquí.
board-may-hint-level = ¿No sabes qué jugar? En **¡Boop!** tienes **Pista**; con ella, el nivel no cuenta como superado.
board-hints = 💡 Pistas: { $counts }
board-hints-of = { $player } { $count }

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

review-title = 🔎 Repaso de la partida { $match }: { $orange } contra { $gray }
review-chart = Quién iba mejor, turno a turno
review-moment = **{ $place }** · Jugada { $turn }, { $player } contra { $other } · opciones de ganar: del { $before } % al { $after } %
review-played = **{ $played }**: { $against }.
review-better = Mejor: ||{ $better }||
review-better-turn = **{ $turn }.** { $why }
review-loses = deja ganar al rival en { $turns } jugadas como máximo, pase lo que pase
review-misses-line = deja pasar la ocasión de completar una línea
review-misses-win = deja escapar la victoria
review-reply-grows =
    deja que el rival responda en { $reply } y haga crecer a { $count ->
        [one] un gatito
       *[other] { $count } gatitos
    }
review-reply-threatens = deja que el rival responda en { $reply } y amenace con ganar { winning-on }
review-reply-pushes =
    deja que el rival responda en { $reply } y eche de la cama { $many ->
        [yes] { $count } piezas
       *[no]
            { $count ->
                [one] la pieza de { $squares }
               *[other] las piezas de { $squares }
            }
    }
review-reply-line = deja que el rival responda en { $reply } y prepare una línea para crecer
review-reply-line-sure = deja que el rival responda en { $reply } y prepare una línea para crecer que ya no se puede evitar
review-reply-wins = deja que el rival responda en { $reply } y gane en { $turns } jugadas como máximo, pase lo que pase
review-leaves-none = Así el rival no puede ganar en su próximo turno.
review-leaves-no-line = Así el rival no puede completar ninguna línea en su próximo turno.
review-nothing-against = no está mal, pero había algo mejor
review-lets-slip = deja pasar una oportunidad mejor
review-gives-away = regala casi todas las opciones de ganar
review-best-answer = { $told } (la mejor respuesta: { $reply })
review-line-where = { $told } ({ on-squares })
review-with-cat = { $square } (con un gato)
review-answer-does = { $told } (la mejor respuesta: { $reply }, que { $does })
review-answer-then = { $told } (la mejor respuesta: { $reply }; tras { $next }, su jugada en { $later } { $does })
review-cause =
    { $told }, porque { $by ->
        [ghost] el fantasma empuja
       *[piece] empuja
    } { $kind ->
        [cat] el gato
       *[kitten] el gatito
    } rival de { $origin } a { $to }
review-even = Ningún turno decidió esta partida por sí solo: se fue inclinando poco a poco.
review-lost-from = Desde la jugada { $turn }, { $player } ya apenas podía salvar la partida.
review-bots-slip = { $player } apenas dejó escapar nada. Lo decidió mi jugada { $turn }: **{ $played }**.
review-kept =
    { $player } saca un { $kept } sobre 100{ $hints ->
        [0] { "" }
        [one] { " " }(con 1 pista)
       *[other] { " " }(con { $hints } pistas)
    }: { $how ->
        [every] no dejó escapar ninguna oportunidad
        [all] no dejó escapar casi ninguna oportunidad
        [most] dejó escapar algunas oportunidades
        [some] dejó escapar muchas oportunidades
       *[few] una partida difícil, queda mucho por descubrir
    }.
review-praise = ⭐ ¡Bien jugado! Jugada { $turn }, { $player }: **{ $played }.** { $why }
moment-title = **{ $place } de { $count } · Jugada { $turn }, { $player } contra { $other }**
moment-played = Se jugó **{ $played }**: { $against }; opciones de ganar: del { $before } % al { $after } %
moment-better = Mejor: { $better }
moment-pictures =
    { $better ->
        [yes] Primera imagen: lo que se jugó. Segunda: la mejor opción.
        [hidden] La mejor opción está oculta: primero puedes buscarla tú.
       *[no] La imagen muestra lo que se jugó. La mejor opción está oculta: primero puedes buscarla tú.
    }
moment-chances = Las opciones son para personas, que a veces se despistan: por eso una victoria segura no es el 100 %.
try-where = **Jugada { $turn } otra vez, como { $player }.** ¿Dónde va { $kind ->
        [cat] el gato
       *[kitten] el gatito
    }?
try-wins = **{ $turn }.** ¡Con eso ganas!
try-loses = **{ $turn }.** Eso regala la victoria.
try-verdict =
    { $verdict ->
        [best] ¡Esa es! ⭐
        [good] ¡Casi tan buena como la mejor! ⭐
        [better] Mejor que la jugada de la partida, pero aún hay una mejor.
        [alike] Más o menos igual de buena que la jugada de la partida.
        [lost] Pierde igual.
        [same] Es la jugada de la partida.
       *[worse] Peor que la jugada de la partida.
    }
try-answer = **{ $turn }.** Yo respondería: **{ $reply }**. Así tendrías más o menos un { $chance } % de opciones de ganar; con lo que se jugó, un { $played } %.
try-sure = **{ $turn }.** Ganas en { $turns } jugadas como máximo, haga lo que haga el rival. Su mejor intento: **{ $reply }**.
try-answer-wins = **{ $turn }.** Yo respondería **{ $reply }**, y ganaría. Con lo que se jugó había un { $played } % de opciones de ganar.
try-follows = Luego, tu jugada en { $next } { $does }.
try-shown = La imagen muestra mi respuesta.
button-moment = Jugada { $turn }
button-moment-back = Volver a la jugada
button-try-it = Probar
button-try-another = Otra jugada
button-show-better = Ver la mejor jugada
button-overview = Resumen
review-how = Cuanto más arriba, mejor para { $upper }; cuanto más abajo, mejor para { $lower }. Las cifras cuentan con que a cualquiera se le escapa algo.
review-show-later = Este repaso se puede mostrar en el canal cuando las dos personas lo hayan visto: pulsa entonces otra vez **{ button-review }**.
moment-alt =
    { $better ->
        [yes] La mejor opción en la jugada { $turn }.
       *[no] Jugada { $turn }, tal como se jugó.
    }
review-alt =
    Gráfico de las opciones de ganar de { $upper } (hacia arriba) a lo largo de { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }; el resto son las de { $lower } (hacia abajo).
review-alt-turn = Tras la jugada { $turn }: { $chance } %.
review-alt-moment = El número { $place } señala la jugada { $turn }.
picture-kept = { $kept } sobre 100
review-alt-kept = { $player } { picture-kept }.
review-alt-star = Una estrella señala la jugada { $turn }, bien jugada.
picture-better = mejor para { $player }
picture-turn = jugada
picture-turning-point = punto de inflexión
review-alt-turning-point = Una línea marca la jugada { $turn }, el punto de inflexión.
review-progress = 🔎 Mirando la jugada { $done } de { $turns }…
review-waiting = 🔎 Hay que esperar un poquito: tu repaso ya viene…
button-review = Repaso

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

house-title = ### 🐾 Qué se juega aquí
house-match =
    { $near ->
        [yes] • { $orange } contra { $gray }, ¡casi termina! Le toca a { $mover }, { house-since } · [partida { $match }]({ $link })
       *[no] • { $orange } contra { $gray } · Le toca a { $mover }, { house-since } · [partida { $match }]({ $link })
    }
house-since = desde <t:{ $since }:R>
house-more =
    { $count ->
        [one] … y una partida más.
       *[other] … y { $count } partidas más.
    }
house-open = • { $who } busca partida: { edition }, { pace } · [reto]({ $link })
house-contest =
    { $state ->
        [open] { $contest } empieza el <t:{ $due }:f>, y aún puedes apuntarte
        [running] { $contest } está en marcha
        [paused] { $contest } está en pausa
       *[resting] { $contest } sigue el <t:{ $due }:f>
    }
house-contest-link =
    { $contest-kind ->
        [league] [liga]({ $link })
        [cup] [copa]({ $link })
       *[arena] [arena]({ $link })
    }
house-quiet = Todo tranquilo por aquí. ¿Quién se anima a jugar?
house-leader = { $place }. { $player } { $rating }
house-season = 🏆 Esta temporada en { edition }: { $list }
house-streak =
    { $days ->
        [one] 🔥 Racha del puzle diario: 1 día
       *[other] 🔥 Racha del puzle diario: { $days } días
    }
picture-house = Qué se juega aquí
picture-moves = le toca
picture-looking = busca partida
picture-near-end = casi termina
picture-waits =
    { $days ->
        [one] hace 1 día
       *[other] hace { $days } días
    }
picture-leading = Esta temporada en { edition } · puntuación menos margen de error
house-alt = Qué se juega en este servidor.
house-alt-match = { $orange } juega contra { $gray }; le toca a { $mover }.
house-alt-near-end = Esa partida casi termina.
house-alt-waits =
    Espera desde hace { $days ->
        [one] 1 día
       *[other] { $days } días
    }.
house-alt-open = { $who } busca partida.
house-alt-quiet = Un cojín vacío y dos gatos dormidos.
house-alt-leading = { picture-leading }.
house-alt-leader = Puesto { $place } de la temporada: { $player }, { $rating }.
button-play-with = Jugar con { $who }
button-new-challenge = Nuevo reto
button-leaderboard = Clasificación
button-champions = Salón de la fama
clubhouse-result = { $result } · [partida { $match }]({ $link })
clubhouse-lead = 👑 ¡{ $who } toma el liderato de la temporada en { edition }!
challenge-begun-elsewhere = ¡A jugar! La partida { $match } está en { $channel }.
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results =
    { $results ->
        [all] todos los resultados
        [rated] resultados de partidas puntuables
       *[none] ningún resultado
    }
setting-clubhouse-board = tablón del club
setting-clubhouse-season = fin de temporada
setting-clubhouse-trouble = ⚠️ No puedo publicar ahí: me faltan permisos ({ $missing }).
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ Pero no puedo crear ninguno en { $channels }: me faltan permisos ({ $missing }).
owner-channel-closed =
    En **{ $server }** ya no puedo publicar en { $channel } ({ $what ->
        [puzzle] puzle diario
       *[clubhouse] club
    }): me falta { $missing }. Permítelo ahí o elige otro canal con { COMMAND("server") }.
owner-channel-gone =
    En **{ $server }** ya no existe el canal en el que publicaba ({ $what ->
        [puzzle] puzle diario
       *[clubhouse] club
    }). Elige otro ahí con { COMMAND("server") } y sigo.
owner-mended = ✅ En **{ $server }** ya puedo publicar otra vez en { $channel }. No tienes que hacer nada más.
owner-moved = ✅ En **{ $server }** publico ahora en { $channel }. No tienes que hacer nada más.
owner-contests-closed = En **{ $server }** ya no puedo publicar en { $channel }, y las competiciones de allí están paradas: me falta { $missing }. Permítelo ahí, o abre una competición con { COMMAND("league") }, { COMMAND("cup") } o { COMMAND("arena") } en otro canal y pulsa **{ button-contest-here }**.
owner-contests-gone = En **{ $server }** ya no existe el canal de { $contest }, y la competición está parada. Ábrela con { COMMAND("league") }, { COMMAND("cup") } o { COMMAND("arena") } en otro canal y pulsa **{ button-contest-here }**.
command-server-clubhouse = Hacer de este canal el club, donde publico qué se juega y quién gana
form-clubhouse = Dónde publico, sin avisar a nadie, qué se juega y quién gana; si lo dejas vacío, no publico nada
form-about-results = Sin las partidas contra mí, ni las de quien prefiere no salir en las clasificaciones
form-results =
    { $results ->
        [all] Todos los resultados
        [rated] Resultados de partidas puntuables
       *[none] Ningún resultado
    }
form-about-house = Un mensaje que mantengo al día, con partidas, retos y temporada
form-about-season = El podio, el primer día de cada trimestre
setting-champion-role =
    { $role ->
        [none] ninguno
        [gone] ese rol ya no existe
       *[other] { $role }
    }
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ No puedo darlo: me falta el permiso { $missing }.
        [too-high] ⚠️ No puedo darlo: en Ajustes del servidor, Roles, sube mi rol por encima.
        [powerful] ⚠️ Ya no lo doy: ahora tiene permisos de moderación. Elige otro.
       *[refused] ⚠️ Discord no me dejó darlo. Lo intento otra vez en menos de una hora.
    }
command-server-champion-role = El rol que doy a quien gana cada temporada; para quitarlo, vacíalo en “Club”
form-champion-role = Para quien gana la temporada; necesito Gestionar roles y tener mi rol por encima; vacío, ninguno
audit-champion =
    { $given ->
        [yes] Ganó la última temporada de boop
       *[no] Ya no es quien ganó la última temporada de boop
    }
champion-role-ask = ¿Doy { $role } a quien gane cada temporada? Por la última, lo recibiría enseguida: { $names }.
champion-role-ask-nobody = ¿Doy { $role } a quien gane cada temporada? La última no la ganó nadie, así que no lo doy hasta que acabe esta.
champion-role-ask-former = Sustituye a { $role }, que perdería: { $names }.
button-role-yes = Sí, darlo
button-role-no = No, dejarlo como está

## The week of a server: a picture, and a few lines above it.

week-title = ### 🗓️ La semana en boop · del { $first } al { $last }
week-numbers =
    { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    } entre { $people } participantes: { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }, { $boops ->
        [one] 1 boop
       *[other] { $boops } boops
    }, { $off ->
        [one] 1 pieza fuera de la cama
       *[other] { $off } piezas fuera de la cama
    }.
week-upset = Sorpresa de la semana: { $winner } venció a { $loser }, que tenía { $gap } puntos más
week-longest =
    Partida más larga: { $orange } contra { $gray }, { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }
week-turn = Jugada de la semana: la { $turn }, de { $who } contra { $other }, con un vuelco de { $points } puntos en el pronóstico
week-solvers =
    Los siete puzles diarios resueltos: { $who }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
    }
week-alt = La semana en este servidor, del { $first } al { $last }.
week-title-drawn = La semana · del { $first } al { $last }
week-heading =
    { $of ->
        [upset] Sorpresa de la semana
        [longest] Partida más larga
        [turn] Jugada de la semana
       *[solvers] Los siete puzles diarios resueltos
    }
week-label-matches =
    { $count ->
        [one] partida
       *[other] partidas
    }
week-label-turns =
    { $count ->
        [one] jugada
       *[other] jugadas
    }
week-swing = Vuelco de { $points } puntos
picture-gap = puntos de diferencia
setting-clubhouse-week = la semana (lunes, { $hour }:00 UTC)
form-about-week = Los lunes, si se jugó: una imagen de la semana para compartir
badge-name =
    { $badge ->
        [first-win] Primer ronroneo
        [three-grown] ¡Qué estirón!
        [two-lines] Dos por uno
        [eight-cats] No cabe un gato
        [ghost-line] Amigo fantasma
        [five-off] ¡Mi cama!
        [three-off] Triple caída
        [five-booped] Superboop
        [sure-footed] Pies de gato
        [pushed-home] Empujoncito
        [diagonal] Gato atravesado
        [corner] Rinconcito
        [quick] Siestecita
        [long] Noche en vela
        [comeback] Siete vidas
        [upset] Matagigantes
        [revenge] Desquite
        [streak-three] Tres seguidas
        [streak-ten] Diez seguidas
        [five-friends] Gato sociable
        [all-editions] Todoterreno
        [bot-beaten] ¡Te pillé!
        [level-five] A medio camino
        [five-levels] Paso a paso
        [queen] Reverencia real
        [all-levels] Toda la camada
        [first-puzzle] ¡Ajá!
        [puzzle-week] Semana de puzles
        [hundred-days] Cien días
        [hard-puzzle] Hueso duro
        [defence] Por un pelo
        [podium] En el podio
       *[champion] La corona
    }
badge-story =
    { $badge ->
        [first-win] ganó por primera vez contra otra persona
        [three-grown] hizo crecer a tres gatitos en una sola jugada y ganó
        [two-lines] formó dos líneas de tres en una sola jugada y ganó
        [eight-cats] ganó con ocho gatos en la cama
        [ghost-line] ganó con una línea que un fantasma puso en su sitio
        [five-off] echó de la cama cinco piezas rivales y ganó
        [three-off] echó de la cama tres piezas rivales en una sola jugada y ganó
        [five-booped] hizo boop a cinco piezas en una sola jugada y ganó
        [sure-footed] ganó sin que se le cayera ni una pieza de la cama
        [pushed-home] ganó con una línea que se completó gracias al boop
        [diagonal] ganó con una línea en la diagonal larga, de esquina a esquina
        [corner] ganó con una línea que termina en una esquina
        [quick] una victoria rápida, en un puñado de jugadas
        [long] ganó una partida larguísima
        [comeback] ganó tras ir cuatro gatos por detrás
        [upset] ganó contra alguien con 200 puntos más
        [revenge] ganó contra alguien tras perder la vez anterior
        [streak-three] ganó tres partidas seguidas
        [streak-ten] ganó diez partidas seguidas
        [five-friends] ganó contra cinco personas distintas
        [all-editions] ganó una partida en cada una de las tres ediciones
        [bot-beaten] ganó contra mí sin pistas por primera vez
        [level-five] ganó contra mí en el nivel 5 o uno más alto
        [five-levels] ganó contra mí sin pistas en cinco niveles distintos
        [queen] ganó contra mí en el nivel más alto
        [all-levels] ganó contra mí sin pistas en mis diez niveles
        [first-puzzle] resolvió un puzle por primera vez
        [puzzle-week] resolvió el puzle diario siete días seguidos
        [hundred-days] resolvió cien puzles diarios
        [hard-puzzle] resolvió un puzle difícil a la primera
        [defence] encontró la única jugada que aguanta
        [podium] subió al podio al final de una temporada aquí
       *[champion] ganó una temporada aquí
    }
badge-earned =
    { $count ->
        [one] 🏅 Nueva insignia para { $player }: { $list }
       *[other] 🏅 Nuevas insignias para { $player }: { $list }
    }
badge-brought = 🏅 Una insignia nueva: **{ badge-name }**
badge-told = { $earned } · [partida { $match }]({ $link })
badge-way = **{ badge-name }**: { badge-story } ({ $done } de { $all } por ahora)
badge-way-level = **{ badge-name }**: { badge-story } (por ahora: nivel { $done })
badge-line = **{ badge-name }**: { badge-story }
badge-title =
    { $count ->
        [one] 🏅 { $player } tiene 1 insignia de { $all }
       *[other] 🏅 { $player } tiene { $count } insignias de { $all }
    }
badge-none = 🏅 { $player } aún no tiene insignias. Se consiguen ganando en el tablero o con puzles.
badge-more = y { $count } más
badge-ahead = **Aún por conseguir:**
badge-where = Por tu cuenta puedes conseguir las insignias de los puzles, las de ganarme a mí y, desde mi nivel { $level }, las de las hazañas en la cama.
badge-card =
    { $count ->
        [0] En tu tarjeta: las tres más recientes
       *[other] En tu tarjeta: { $list }
    }
badge-alt = Insignias de { $name }, { $count } de { $all }: { $list }
badge-alt-none = Insignias de { $name }: aún ninguna de { $all }
badge-picture = Insignias de { $name }
picture-badges = { $count } de { $all }
badge-choose = Elige tres para tu tarjeta
badge-what-for = ¿Cómo se ganan las que faltan?
button-badges = Insignias
button-my-card = Ver tu tarjeta
setting-clubhouse-badges = insignias
form-about-badges = Insignias nuevas, con la partida en que se ganaron

## Time banks, and being away.

challenge-time-up =
    { $how ->
        [lose] -# Quien se quede sin tiempo pierde, siempre que ya haya dos jugadas de cada color.
       *[claim] -# Si a alguien se le acaba el tiempo cuando ya hay dos jugadas de cada color, su rival puede reclamar la victoria.
    }
challenge-rescue = La primera vez suele haber dos días de gracia.
challenge-nights-off = -# El reloj de cada cual se detiene en sus horas de silencio y en sus fines de semana libres.
challenge-away = { $opponent } está fuera hasta el <t:{ $until }:f>. Hasta entonces no corre ningún reloj, y tu reto espera una semana. ¿Enviarlo de todos modos?
button-anyway = Retar de todos modos
board-bank = ⏳ { $player } tiene { $time } · { $each } más por jugada
board-bank-loses = ⏳ A { $player } le quedan { $time } · sin tiempo se pierde
board-loses-on-time = Quien se quede sin tiempo pierde
board-away = 🌴 { $player } · fuera del <t:{ $since }:D> al <t:{ $until }:f> · sin reloj mientras tanto
board-away-unclocked = 🌴 { $player } · fuera del <t:{ $since }:D> al <t:{ $until }:f>
away-leaves =
    { $other }, { $by } está fuera del <t:{ $since }:f> al <t:{ $until }:f>. { $whose ->
        [yours] Tu reloj también se detiene: tu plazo acaba el <t:{ $due }:f>.
        [still] Tu reloj también se detiene, así que no hay prisa.
        [unclocked] Esta partida no tiene reloj, así que no hay prisa.
        [sooner] Aquí le toca a { $by }, y el plazo acaba antes: <t:{ $due }:R>.
       *[theirs] Le toca a { $by }, y ese reloj se detiene mientras tanto.
    }
away-returns = { $other }, { $by } está aquí y el reloj corre como siempre.
away-returns-unclocked = { $other }, { $by } ya está de vuelta.
line-match = Partida { $match }
away-rescued =
    { $by }, aquí se te acabó el tiempo y se usan dos de tus días de ausencia.
    -# Juega antes del <t:{ $until }:f>. ¡Gracias por esperar, { $other }! { COMMAND("away") } dice cuántos te quedan.
away-mine =
    { $state ->
        [none] Estás aquí y no tienes ninguna ausencia prevista. Mientras no estés, no corre ningún reloj en tus partidas.
        [planned] Estarás fuera del <t:{ $since }:f> al <t:{ $until }:f>. No correrá ningún reloj en tus partidas.
       *[away] Estás fuera hasta el <t:{ $until }:f>, y no corre ningún reloj en tus partidas.
    }
away-back = 👋 ¡Qué bueno tenerte aquí! Tus relojes corren como siempre.
away-before = ⚠️ Antes de irte: el plazo de la [partida { $match }]({ $link }) acaba <t:{ $due }:R>.
away-left = Días de ausencia que te quedan este año: { $days } de { $of } · un día empezado cuenta
away-rescue =
    { $on ->
        [yes] Rescate: sí. Si se te acaba el tiempo en una partida con al menos un día por jugada, dos días de ausencia te dan allí dos días más, una vez por partida. Tus otras partidas siguen como siempre.
       *[no] Rescate: no. Cuando se te acaba el tiempo, se acabó.
    }
away-weekends =
    { $on ->
        [yes] Fines de semana libres: sí. En partidas con noches libres, tu reloj se detiene sábados y domingos.
       *[no] Fines de semana libres: no.
    }
away-now = Ahora
away-days =
    { $days ->
        [0] Sin ausencia: solo cambiar lo demás
        [one] { $days } día
       *[other] { $days } días
    }
button-change-away = Cambiar
button-am-back =
    { $planned ->
        [yes] Al final me quedo
       *[no] Ya estoy aquí
    }
form-about-friendly = Las puntuaciones no cambian; el boop de gatitos es amistoso si no eliges otra cosa
form-about-with-hints = Quien juega puede pedirme pistas, y las puntuaciones no cambian
form-about-lose-on-time = Quien se quede sin tiempo pierde al momento; si no lo marcas, hay que reclamar la victoria
form-about-nights-off = Cada reloj se detiene en las horas de silencio (12 como mucho) y los fines de semana libres
form-about-rescue = Si se te acaba el tiempo, se usan dos días de ausencia, una vez por partida
form-about-weekends-off = Tu reloj se detiene sábados y domingos, en partidas con noches libres
command-away = Dime cuándo vas a estar fuera, y los relojes de tus partidas se detienen
command-away-days = Cuántos días vas a estar fuera
command-away-starts-in = Dentro de cuántos días te vas; si lo dejas vacío, ahora mismo
command-challenge-time-up = Qué pasa cuando se acaba el tiempo
command-challenge-time-up-name =
    { $how ->
        [lose] Se pierde al momento
       *[claim] Se puede reclamar la victoria
    }
command-challenge-nights = Detener cada reloj en las horas de silencio y los fines de semana libres
refusal-no-time-to-take-back = Queda muy poco tiempo en el reloj para deshacer esas jugadas. ¡La partida sigue!
refusal-not-away = No tienes ninguna ausencia prevista. Con { COMMAND("away") } puedes planear una.
refusal-away-too-far = Eso queda muy lejos. Una ausencia puede empezar dentro de tres meses, como mucho.
refusal-no-away-days = No te quedan tantos días de ausencia este año, solo { $days }. Elige menos días.
refusal-rescued = { $opponent } aún tiene días de ausencia, y ahora se usan dos. Enseguida lo verás en el tablero.

## Several games with one result.

challenge-games =
    { $games ->
        [both-sides] -# Dos tableros empiezan a la vez, con los colores cambiados, y dan un solo resultado.
        [best-of-three] -# Al mejor de tres: cuando acaba un tablero, empieza el siguiente con los colores cambiados.
       *[best-of-five] -# Al mejor de cinco: cuando acaba un tablero, empieza el siguiente con los colores cambiados.
    }
challenge-games-rated = Cada partida puntúa por separado y cuenta para el límite de cinco por semana.
challenge-rated-left =
    { $left ->
        [one] Esta semana solo les queda una; las demás serán amistosas.
       *[other] Esta semana solo les quedan { $left }; las demás serán amistosas.
    }
series-game =
    { $games ->
        [both-sides] Tablero { $number } de dos
        [best-of-three] Partida { $number } de tres como máximo
       *[best-of-five] Partida { $number } de cinco como máximo
    } · { $one } { $score } { $other }
series-result =
    { $state ->
        [won] 🏁 ¡{ $first } gana la serie { $score }!
        [drawn] 🏁 La serie acaba en empate, { $score }.
       *[stopped] 🏁 La serie termina aquí, sin resultado: { $first } { $score } { $second }
    }
command-challenge-games = Cuántas partidas deciden el resultado; si no eliges, una
command-challenge-games-name =
    { $games ->
        [one] Una partida
        [both-sides] Los dos colores: dos tableros a la vez
        [best-of-three] Al mejor de tres
       *[best-of-five] Al mejor de cinco
    }
refusal-series-running = Esta serie sigue: ya se juega la siguiente partida. { COMMAND("games") } la muestra.
refusal-rematch-running = La revancha ya está en marcha: partida { $match }. { COMMAND("challenge") } empieza otra más.
refusal-no-handicap =
    { $why ->
        [rated] Una partida en la que alguien empieza con un gato no puede ser puntuable. Quita `{ option-rated }` y será amistosa.
        [kittens] En esta edición no hay gatos, así que nadie puede empezar con uno. Elige otra `{ option-edition }`, u otra opción en `{ option-first }`.
        [series] Solo se puede empezar con un gato si se juega una sola partida. Quita `{ option-games }`, o elige otra opción en `{ option-first }`.
       *[bot] Yo no regalo gatos, pero juego a muchos niveles: elige uno más fácil.
    }
refusal-no-series-here = Aquí solo estoy de visita, así que no podría mostrar el siguiente tablero. Quita `{ option-games }`, o juega una serie en un servidor donde me hayan añadido.

## Contests: leagues, cups and arenas.

command-league = Las ligas de este servidor: míralas, apúntate o anuncia una
contest-none =
    { $contest-kind ->
        [league] Ahora mismo no hay ninguna liga aquí. Quien gestiona el servidor puede anunciar una.
        [cup] Ahora mismo no hay ninguna copa aquí. Quien gestiona el servidor puede anunciar una.
       *[arena] Ahora mismo no hay ninguna arena aquí. Quien gestiona el servidor puede anunciar una.
    }
contest-none-but-you =
    { $contest-kind ->
        [league] Ahora mismo no hay ninguna liga aquí. Con **{ button-contest-announce }** empieza una.
        [cup] Ahora mismo no hay ninguna copa aquí. Con **{ button-contest-announce }** empieza una.
       *[arena] Ahora mismo no hay ninguna arena aquí. Con **{ button-contest-announce }** empieza una.
    }
contest-choose =
    { $contest-kind ->
        [league] ¿Qué liga?
        [cup] ¿Qué copa?
       *[arena] ¿Qué arena?
    }
league-title = ### 🏆 { $contest } · temporada { $season }
league-season = Temporada { $season }
league-division = División { $number }
league-rules =
    • Divisiones de cuatro a seis personas, al principio según la puntuación. El primer puesto asciende; el último desciende.
    • Juegas dos partidas contra cada rival de tu división, y una la empiezas tú. Todas se abren a la vez.
    • Si se te acaba el tiempo (tras usar tus días de ausencia), pierdes la partida. A la segunda, quedas fuera de la temporada.
    • Si quedas fuera o te vas con la mitad de tus partidas ya terminadas, esas cuentan y las demás se pierden. Con menos, no cuenta ninguna.
contest-opens =
    { $short ->
        [yes] Empieza el <t:{ $due }:F> (<t:{ $due }:R>), si para entonces participan al menos { $least }; si no, una semana después.
       *[no] Empieza el <t:{ $due }:F> (<t:{ $due }:R>).
    }
league-state =
    { $state ->
        [running] Partidas jugadas: { $over } de { $all }.
        [paused] En pausa; partidas jugadas: { $over } de { $all }. No empieza ninguna más y no corre ningún reloj hasta que quien gestiona el servidor la reanude con { COMMAND("league") }.
        [nobody] Se acabó la temporada. No la ganó nadie: todos quedaron fuera antes del final. La próxima se abre el <t:{ $due }:F>.
        [resting] 🎉 ¡Se acabó la temporada! ¡Felicidades a { $winners }! La próxima se abre el <t:{ $due }:F>.
       *[ended] Esta liga terminó.
    }
contest-joined =
    { $when ->
        [open] **Participan ({ $count }):** { $names }
       *[next] **Para la próxima temporada ({ $count }):** { $names }
    }
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ Su canal ya no existe, así que no empiezan más partidas. Quien gestiona el servidor puede usar { COMMAND("league") } en otro canal y elegir **{ button-contest-here }**.
        [cup] ⚠️ Su canal ya no existe, así que no empiezan más partidas. Quien gestiona el servidor puede usar { COMMAND("cup") } en otro canal y elegir **{ button-contest-here }**.
       *[arena] ⚠️ Su canal ya no existe, así que no empiezan más partidas. Quien gestiona el servidor puede usar { COMMAND("arena") } en otro canal y elegir **{ button-contest-here }**.
    }
league-row =
    { $out ->
        [yes] { $place }. ~~{ $player }~~ fuera · **{ $points }** · { $played } de { $all }
       *[no] { $place }. { $player } **{ $points }** · { $played } de { $all }
    }
league-alt = Tabla de { $contest }, { $division }.
league-alt-row =
    { $out ->
        [yes] { $place }. { $name }, fuera. Puntos: { $points }, partidas: { $played }.
       *[no] { $place }. { $name }. Puntos: { $points }, partidas: { $played }.
    }
league-pair = **{ $contest }** · { $division }: { $one } – { $other }
league-playing = ▶️ { $division }, partidas en curso: { $threads }
contest-thread = { $one } – { $other } · { $contest }
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
games-bank =
    { $whose ->
        [mine] ⏳ tienes { $time }
       *[theirs] ⏳ tu rival tiene { $time }
    }
games-offer = ✋ una propuesta espera tu respuesta
contest-counts =
    { $contest-kind ->
        [league] En la liga sí cuenta: el punto es para { $player }.
        [cup] En la copa sí cuenta: el punto es para { $player }.
       *[arena] Los puntos son para { $player }.
    }
contest-loss =
    { $contest-kind ->
        [league] En la liga cuenta como derrota.
        [cup] En la copa cuenta como derrota.
       *[arena] En la arena cuenta como derrota.
    }
arena-too-late = La arena ya había terminado: esta partida llegó tarde y no cuenta para ella.
league-board = 🏆 { $contest }, { $division }
league-you =
    { $where ->
        [plays] Juegas esta temporada. Con **{ button-contest-join }** entras también en la temporada { $season }.
        [both] Juegas esta temporada, y ya estás en la temporada { $season }.
        [out] Quedaste fuera esta temporada. Con **{ button-contest-join }** entras en la temporada { $season }.
        [out-joined] Quedaste fuera esta temporada, y ya estás en la temporada { $season }.
        [joined] Estás en la temporada { $season }.
       *[none] No participas. Con **{ button-contest-join }** entras en la temporada { $season }.
    }
contest-in =
    { $contest-kind ->
        [league] ¡Estás dentro! { $contest }, temporada { $season }. Te avisaré cuando empiecen tus partidas.
        [cup] ¡Estás dentro! { $contest }. Te avisaré cuando empiecen tus partidas.
       *[arena] ¡Estás dentro! { $contest }. Te avisaré para cada partida.
    }
contest-blocked =
    { $contest-kind ->
        [league] En una liga también juegas con gente que bloqueaste o que te bloqueó.
        [cup] En una copa también juegas con gente que bloqueaste o que te bloqueó.
       *[arena] En una arena también juegas con gente que bloqueaste o que te bloqueó.
    }
contest-stayed = ¡De acuerdo, sigues dentro!
contest-kept = De acuerdo: todo sigue adelante.
contest-left = Saliste de { $contest }.
contest-leave-sure =
    { $contest-kind ->
        [league] ¿Salir de { $contest } a mitad de temporada? Tus partidas en curso terminarán.
        [cup] ¿Salir de { $contest } ahora? Tus partidas en curso terminarán, y tu rival pasará de ronda.
       *[arena] ¿Salir de { $contest }? Tus puntos se quedan, y puedes volver mientras dure.
    }
contest-announced =
    { $contest-kind ->
        [league] Anuncio publicado en { $channel }: { $contest } empieza el <t:{ $due }:f>, si para entonces participan al menos cuatro personas.
        [cup] Anuncio publicado en { $channel }: { $contest } empieza el <t:{ $due }:f>, si para entonces participan al menos cuatro personas.
       *[arena] Anuncio publicado en { $channel }: { $contest } empieza el <t:{ $due }:f>.
    }
contest-removed =
    { $contest-kind ->
        [league] { $player } ya no está en { $contest }, y las partidas que jugaba allí terminaron.
        [cup] { $player } ya no está en { $contest }, y las partidas que jugaba allí terminaron.
       *[arena] { $player } ya no está en { $contest }.
    }
contest-removed-early = { $player } ya no está en la lista de { $contest } y no puede volver a apuntarse, salvo que lo permitas.
contest-let-in = { $player } puede volver a apuntarse a { $contest }.
contest-let-in-letter = La moderación de **{ $server }** te deja volver a apuntarte a { $contest }, si quieres.
contest-trouble = ⚠️ Ahora mismo no puedo escribir en { $channel }, así que allí no empieza nada de los torneos. Me falta: { $missing }.
contest-no-threads = ⚠️ No puedo crear hilos en { $channel } (me falta { $missing }), así que cada tablero llegaría al propio canal.
contest-remove-sure =
    { $contest-kind ->
        [league] ¿Quitar a { $player } de { $contest }? Las partidas que juega allí terminarán, y no podrá volver esta temporada.
        [cup] ¿Quitar a { $player } de { $contest }? Las partidas que juega allí terminarán, y no podrá volver.
       *[arena] ¿Quitar a { $player } de { $contest }? No podrá volver.
    }
contest-remove-sure-early = ¿Quitar a { $player } de { $contest }? No podrá volver a apuntarse si no se lo permites.
contest-remove-told = Se lo diré en un mensaje directo, si los acepta.
contest-removed-untold = No pude entregar tu motivo: no recibe mis mensajes directos.
contest-removed-letter = La moderación de **{ $server }** te ha sacado de { $contest }.
contest-removed-why = 💬 Por qué:
contest-removed-then =
    { $contest-kind ->
        [league] Tus partidas en curso allí han terminado, y no puedes volver esta temporada.
        [cup] Tus partidas en curso allí han terminado, y no puedes volver.
       *[arena] Una partida en curso se puede jugar hasta el final, pero no puedes volver.
    }
contest-kept-out = Solo puedes volver a apuntarte si alguien de la moderación lo permite.
contest-end-sure =
    { $contest-kind ->
        [league] ¿Terminar { $contest } para siempre? Las partidas en curso se pueden seguir jugando, pero nadie ganará y no habrá otra temporada.
        [cup] ¿Terminar { $contest } para siempre? Las partidas en curso se pueden seguir jugando, pero nadie ganará la copa.
       *[arena] ¿Terminar { $contest } ahora? Las partidas en curso se pueden seguir jugando, pero ya no cuentan.
    }
contest-end-sure-open = ¿Cancelar { $contest }? Aún no ha empezado, así que no se jugará nada.
contest-pause-sure = ¿Poner { $contest } en pausa? No hay límite de tiempo: hasta que tú u otra persona que gestione el servidor pulse **Reanudar**, no empieza ninguna partida y no corre ningún reloj. Se puede seguir jugando, y se avisa en cada partida en curso.
contest-called-off = La moderación cerró { $contest }. Las partidas en curso se pueden jugar hasta el final.
contest-called-off-early = La moderación canceló { $contest } antes de que empezara.
contest-waited =
    ⏳ { $contest } espera una semana: { $count ->
        [one] por ahora solo está { $who }
       *[other] por ahora están { $who }
    }, y hacen falta { $least }. Ahora empieza <t:{ $due }:F>. ¡Traigan a sus amigos!
contest-corrected = ✏️ { $contest } ha cambiado. Ahora es así:
contest-ended = { $contest } termina aquí.
contest-ended-early = { $contest } queda cancelado.
contest-end-reason = 💬 La moderación cierra { $contest } y explica por qué:
contest-end-untold = No pude entregar tu motivo: en su canal no puedo escribir.
contest-begins =
    { $days ->
        [0] Dentro de una hora
        [one] Dentro de { $days } día
       *[other] Dentro de { $days } días
    }
contest-begins-now = Ahora mismo
league-points = Puntos
league-rises = Ascenso
league-falls = Descenso
league-columns = puntos · partidas jugadas
league-out = Fuera
button-contest-join = Me apunto
button-contest-leave = Salir
button-contest-stay = Quedarme
button-contest-keep = No, que siga
button-contest-table =
    { $contest-kind ->
        [league] Tabla
        [cup] Cuadro
       *[arena] Tabla
    }
button-contest-announce =
    { $contest-kind ->
        [league] Anunciar una liga
        [cup] Anunciar una copa
       *[arena] Anunciar una arena
    }
button-contest-pause =
    { $paused ->
        [yes] Reanudar
       *[no] Pausar
    }
button-contest-correct = Editar
button-contest-remove = Quitar a alguien
button-contest-remove-yes = Sí, quitar
button-contest-remove-why = Quitar y decir por qué
button-contest-remove-no = No, se queda
button-contest-let-in = Permitir que alguien vuelva
button-contest-here = Mover aquí
button-contest-there = No, dejarlo donde está
button-contest-list =
    { $contest-kind ->
        [league] Todas las ligas
        [cup] Todas las copas
       *[arena] Todas las arenas
    }
button-contest-end =
    { $contest-kind ->
        [league] Terminar la liga
        [cup] Terminar la copa
       *[arena] Terminar la arena
    }
button-contest-end-why = Terminar y decir por qué
form-about-contest-name = Así lo leerá todo el mundo
form-about-contest-announce = Así lo leerá todo el mundo. Se anuncia en #{ $channel }.
form-about-contest-begins = Las horas son de tu zona horaria, { $zone }; /settings la cambia.
form-about-contest-end-reason = Todos lo leerán en su canal. Yo no lo guardo.
form-contest-member = Nadie todavía
form-about-contest-member = A quién quitar
form-about-contest-kept-out = Quién puede volver a apuntarse
refusal-no-such-contest = Esa ya no existe aquí. { COMMAND("league") }, { COMMAND("cup") } y { COMMAND("arena") } muestran lo que hay.
refusal-no-contest-name = Falta el nombre. Escribe uno y vuelve a enviar el formulario.
refusal-no-contest-clock = Sin reloj, quizá no acabe nunca. Elige otra opción en **Tiempo**.
refusal-enough-contests = Aquí ya hay { $limit } ligas, copas y arenas en marcha. Puede anunciar otra quien gestiona el servidor, o tú cuando alguna termine.
refusal-contest-named-so =
    { $contest-kind ->
        [league] Aquí ya hay una liga llamada { $name }
        [cup] Aquí ya hay una copa llamada { $name }
       *[arena] Aquí ya hay una arena llamada { $name }
    }. Elige otro nombre, para que no se confundan, y vuelve a enviar el formulario.
refusal-too-many-contests = Este servidor ya tiene { $limit } ligas, copas y arenas en total, y no caben más: { $names }. Termina una primero.
refusal-in-contest-already = Ya participas. Te avisaré cuando empiecen tus partidas.
refusal-nobody-to-remove = Esa persona no participa.
refusal-not-in-contest = No puedes salir: no participas.
refusal-contest-runs-not = Ahora mismo no se está jugando, así que no se puede pausar.
refusal-no-contests = Quien me aloja desactivó las ligas, copas y arenas. Aun así puedes retar a alguien con { COMMAND("challenge") }.
refusal-contest-full = Ya no quedan plazas: participan { $limit } personas, y en una copa no caben más.
refusal-contest-has-begun = Ya empezó, así que ya no se puede editar.
refusal-cup-has-begun = Esta copa ya empezó. { COMMAND("cup") } muestra si hay otra.
command-cup = Las copas de este servidor: míralas, apúntate o anuncia una
cup-title = ### 🏆 { $contest }
cup-rules =
    • Eliminación directa, con un orden inicial por puntuación. Si el número no cuadra, quienes van delante se saltan la primera ronda.
    • Cada cruce son dos partidas a la vez, y cada cual empieza una.
    • Si hay empate tras las dos, decide una más, con menos tiempo si hay un reloj más rápido. Empieza quien va detrás en el orden inicial; a su rival le basta el empate.
    • Si se te acaba el tiempo (tras usar tus días de ausencia), pierdes la partida.
    • Si te vas, tu rival pasa de ronda.
cup-state =
    { $state ->
        [running] { $round }: siguen { $left } de { $all }.
        [paused] En pausa ({ $round }): no empieza ninguna partida más y no corre ningún reloj hasta que quien gestiona el servidor la reanude con { COMMAND("cup") }.
        [won] 🎉 ¡{ $winner } gana la copa, por delante de { $second }!
       *[ended] Esta copa terminó.
    }
cup-round =
    { $round ->
        [final] Final
        [semi] Semifinales
        [quarter] Cuartos de final
        [eighth] Octavos de final
        [sixteenth] Dieciseisavos de final
       *[thirty-second] Treintaidosavos de final
    }
cup-tie =
    { $how ->
        [won] { $one } gana { $score } a { $other }
        [seed] { $one } supera a { $other } ({ $score }) por el orden inicial
        [walkover] { $one } gana: { $other } ya no participa
        [bye] { $one } tiene pase directo
        [begun] { $one } – { $other }, { $score } por ahora
       *[open] { $one } – { $other }
    }
cup-score = { $one }–{ $other }
cup-bye = Pase directo
cup-alt = Cuadro de { $contest }.
cup-alt-round = { $round }: { $ties }.
cup-pair = **{ $contest }**, { $round }: { $one } y { $other } juegan aquí dos partidas; cada cual empieza una.
cup-decider = **{ $contest }**, { $round }: hay empate entre { $one } y { $other }, así que decide una partida más ({ $pace }). Empieza { $one }; a { $other } le basta el empate.
cup-again = **{ $contest }**, { $round }: { $one } y { $other } juegan aquí una partida más, porque una no contó.
cup-board = 🏆 { $contest }, { $round }
cup-board-tie =
    { $state ->
        [won] { $winner } pasa de ronda, { $score }
        [won-cup] 🏆 ¡{ $winner } gana la copa, { $score }!
        [walkover] { $winner } pasa de ronda, porque { $loser } ya no participa
        [walkover-cup] 🏆 { $winner } gana la copa, porque { $loser } ya no participa
        [level] Empate, { $score }: decide una partida más
        [decider] Desempate, con { $score }: a { $better } le basta el empate
       *[open] Por ahora: { $orange } { $score } { $gray }; si hay empate tras las dos, decide una más
    }
cup-you =
    { $where ->
        [joined] Ya participas.
        [plays] Sigues en esta copa.
        [out] Ya quedaste fuera de esta copa.
        [late] Ya empezó, así que nadie más puede apuntarse.
       *[none] No participas. Con **{ button-contest-join }** entras.
    }
league-leave-counts =
    { $counts ->
        [yes] Terminaste { $over } de tus { $all } partidas: cuentan, y las demás las ganan tus rivales.
       *[no] Solo terminaste { $over } de tus { $all } partidas. Es menos de la mitad, así que no contará ninguna.
    }
league-remove-counts =
    { $counts ->
        [yes] Partidas terminadas: { $over } de { $all }. Cuentan, y sus rivales ganan las demás.
       *[no] Partidas terminadas: solo { $over } de { $all }. Es menos de la mitad, así que ninguna contará.
    }
league-over = 🎉 ¡Se acabó la temporada { $season } de { $contest }!
league-over-division = **{ $division }**: 🏆 { $winner }
league-over-nobody = No la ganó nadie: todos quedaron fuera antes del final.
league-goes-up = { $player } asciende
league-goes-down = { $player } desciende
league-next = La temporada { $season } se abre el <t:{ $due }:F>, con un mensaje nuevo aquí. Para seguir jugando, pulsa en él **{ button-contest-join }**.
cup-over = 🎉 ¡{ $winner } gana { $contest }! El segundo puesto es para { $second }.
arena-over = 🎉 ¡Se acabó { $contest }! Victoria de { $winner } (puntos: { $points }).
arena-over-nobody = Se acabó { $contest }, y nadie terminó ninguna partida.
command-arena = Las arenas de este servidor: míralas, apúntate o anuncia una
arena-title = ### 🏟️ { $contest }
arena-rules =
    • Si estás libre, te busco rival, una y otra vez, hasta que se acabe el tiempo.
    • Una victoria vale 2 puntos; un empate, 1. De varios empates seguidos solo cuenta el primero.
    • Tras dos victorias seguidas estás en llamas 🔥: todo cuenta doble hasta la primera partida que no ganes.
    • Las partidas son amistosas: las puntuaciones no cambian. Las que sigan en juego al final no cuentan.
    • Si pierdes por tiempo, descansas hasta que pulses otra vez **{ button-contest-join }**.
arena-state =
    { $state ->
        [running] Termina <t:{ $due }:R>.
        [won] 🎉 ¡Victoria de { $winner }! Puntos: { $points }.
        [nobody] Se acabó, y nadie terminó ninguna partida.
       *[ended] Esta arena terminó.
    }
arena-row =
    { $how ->
        [fire] { $place }. 🔥 { $player } **{ $points }** · partidas: { $played }
        [out] { $place }. { $player } (descansa) **{ $points }** · partidas: { $played }
       *[plain] { $place }. { $player } **{ $points }** · partidas: { $played }
    }
arena-more = y { $count } más
arena-alt = Tabla de { $contest }.
arena-alt-row =
    { $how ->
        [fire] { $place }. { $name }, en llamas. Puntos: { $points }, partidas: { $played }.
        [out] { $place }. { $name }, descansa. Puntos: { $points }, partidas: { $played }.
       *[plain] { $place }. { $name }. Puntos: { $points }, partidas: { $played }.
    }
arena-pair = **{ $contest }**: { $one } contra { $other }; la partida se juega aquí. Empieza { $one }.
arena-board = 🏟️ { $contest }
arena-sits-out = { $player } descansa por ahora; con **{ button-contest-join }** vuelve a entrar.
contest-moved = { $contest } sigue en { $channel }.
contest-move-sure = ¿Mover { $contest } a { $channel }? A partir de ahora estarán allí su mensaje y sus novedades, y allí empezarán las partidas nuevas. Las partidas en curso siguen en los hilos y canales donde están.
picture-starts = Empieza: { $day }, { $hour } UTC
picture-join = Apúntate en Discord: “{ button-contest-join }”
contest-poster-alt =
    Cartel de { $contest } ({ $facts }). { picture-starts }. { picture-join }. Sobre un pedestal hay un premio. { $count ->
        [0] Aún no se ha apuntado nadie; dos gatitos le hacen compañía.
        [one] Al lado, el gato de 1 persona apuntada.
       *[other] Al lado, los gatos de { $count } personas apuntadas.
    }
arena-you =
    { $where ->
        [joined] Ya participas.
        [plays] Participas: en cuanto haya alguien libre, te busco una partida.
        [resting] Descansas por ahora. Con **{ button-contest-join }** vuelves a entrar.
       *[none] No participas. Con **{ button-contest-join }** entras.
    }
arena-begins =
    { $minutes ->
        [5] Dentro de 5 minutos
        [15] Dentro de 15 minutos
        [60] Dentro de una hora
        [1440] Dentro de un día
       *[10080] Dentro de una semana
    }
arena-lasts =
    { $minutes ->
        [30] 30 minutos
        [60] 1 hora
        [120] 2 horas
       *[180] 3 horas
    }
refusal-removed-from-contest = La moderación te sacó de aquí, así que no puedes volver a entrar.
refusal-only-moderators-announce = Aquí solo puede anunciar quien gestiona este servidor. Con { COMMAND("server") } se le puede permitir a todo el mundo.
champions-contests = **Ligas, copas y arenas**
champions-contest =
    { $contest-kind ->
        [league] { $contest }, temporada { $season }, { $division }: { $winner }
        [cup] { $contest }: { $winner }
       *[arena] { $contest }: { $winner }
    }

## Vote matches: a whole server against the bot.

command-vote = Todo el servidor contra mí: aquí se vota cada jugada
team-unnamed = Este servidor
vote-open = { $team }: ¡a votar! Cuento los votos <t:{ $due }:R>.
vote-wanted = **{ $turn }**: { $votes } de { $total }
vote-more =
    { $count ->
        [one] y otra jugada
       *[other] y { $count } jugadas más
    }
vote-none =
    { $hours ->
        [24] Aún no hay votos. Si nadie vota, espero un día más.
       *[other] Aún no hay votos. Si nadie vota, espero otras { $hours } horas.
    }
vote-played =
    { $votes ->
        [one] { $votes } de { $total } votó por esta jugada.
       *[other] { $votes } de { $total } votaron por esta jugada.
    }
vote-before =
    { $votes ->
        [one] La última jugada del servidor, { $turn }: la votó { $votes } de { $total }.
       *[other] La última jugada del servidor, { $turn }: la votaron { $votes } de { $total }.
    }
vote-counted = { $turn }: { $votes }
vote-alt = Votos: { $votes }.
vote-voters = Quienes más votaron: { $voters }.
vote-voter = { $player } ({ $votes })
vote-next = La próxima partida empieza el <t:{ $due }:F>, salvo que alguien termine antes la partida por votación.
vote-again = { COMMAND("vote") } empieza otra.
vote-given-up = Nadie votó durante una semana, así que la partida { $match } termina aquí.
vote-what = En una partida por votación este servidor juega en equipo contra mí, una partida por semana. Cada cual vota en secreto por la próxima jugada. Cuando se acaba el tiempo, hago la jugada con más votos; si hay empate, la que se votó antes. Y luego respondo.
vote-off = Aquí no hay ninguna partida por votación. Quien gestiona el servidor puede empezar una.
vote-terms =
    { $hours ->
        [24] { edition-title } contra mí ({ level-name }), una jugada al día.
       *[other] { edition-title } contra mí ({ level-name }), una jugada cada { $hours } horas.
    }
vote-page-open = Es el turno del servidor en { $channel }: cuento los votos <t:{ $due }:R>.
vote-page-bot = Me toca a mí en { $channel }. Podrás votar en cuanto juegue.
vote-page-next = La próxima partida empieza <t:{ $due }:R> en { $channel }.
vote-not-yet = Aún no has votado en este turno.
vote-yours =
    { $votes ->
        [one] Tu voto: **{ $turn }**. De momento la vota { $votes } de { $total }.
       *[other] Tu voto: **{ $turn }**. De momento la votan { $votes } de { $total }.
    }
vote-until = Cuento los votos <t:{ $due }:R>. Hasta entonces puedes cambiar el tuyo.
vote-sure = Falta confirmar: pulsa **{ button-vote-for }** o elige otra casilla.
vote-begun = La partida { $match } empieza en { $channel }. Cada lunes habrá una nueva.
vote-end-sure = ¿Terminar la partida por votación? La que está en curso acaba sin que gane nadie, y el lunes no empieza otra.
vote-ended = La partida por votación termina aquí. { vote-again }
vote-terms-server =
    { $hours ->
        [24] { edition-title } contra { $team }, una jugada al día.
       *[other] { edition-title } contra { $team }, una jugada cada { $hours } horas.
    }
vote-page-server = Es el turno de { $team }. Después de su jugada se podrá votar en { $channel }.
vote-what-server = En esta partida por votación juegan dos servidores, uno contra otro. Cada uno vota en secreto en su propio servidor cuando le toca. Cuando se acaba el tiempo, hago la jugada con más votos; si hay empate, la que se votó antes. Del otro servidor solo se ven el nombre y las jugadas que hace.
vote-offered = Dale este código a quien gestiona el otro servidor: `{ $code }`. Cuando lo escriba allí con { COMMAND("vote") }, la partida empieza en { $channel }, y la primera jugada es de tu servidor. El código sirve una vez, hasta el <t:{ $until }:f>.
vote-asked =
    { $hours ->
        [24] { $team } reta a este servidor a una partida de { edition }, con una jugada al día. Cada servidor vota sus propias jugadas, y empieza { $team }. Los tableros de este servidor llegarán a este canal.
       *[other] { $team } reta a este servidor a una partida de { edition }, con una jugada cada { $hours } horas. Cada servidor vota sus propias jugadas, y empieza { $team }. Los tableros de este servidor llegarán a este canal.
    }
vote-accepted = ¡Ya está en marcha! Empieza { $team }. El primer tablero llegará aquí en cuanto haga su jugada.
vote-left = Hice la jugada **{ $turn }**: { $votes } de { $total } votos. Ahora es el turno de { $team }. Después llegará aquí el próximo tablero.
vote-end-sure-server = ¿Terminar la partida por votación? Acaba para los dos servidores, sin que gane ninguno.
vote-hours =
    { $hours ->
        [24] Cada día
       *[other] Cada { $hours } horas
    }
button-vote = Votar
button-vote-for = Votar esta jugada
button-vote-change = Cambiar mi voto
button-vote-page = Partida por votación
button-vote-begin = Empezar una partida
button-vote-here = Mover aquí
button-vote-end = Terminar la partida
button-vote-challenge = Retar a otro servidor
button-vote-accept = Aceptar un reto
form-about-vote-code = Las ocho letras que te dio quien gestiona el otro servidor
form-about-vote-channel = Los tableros llegan a #{ $channel }; allí vota todo el mundo.
refusal-no-vote-match = Aquí no hay ninguna partida por votación. { COMMAND("vote") } empieza una.
refusal-vote-match-on = Aquí ya hay una partida por votación. { COMMAND("vote") } la muestra.
refusal-other-vote-match-on = Ese servidor ya está en una partida por votación. Inténtalo cuando termine: el código sirve una semana.
refusal-no-such-vote-offer = No conozco ese código. Puede que ya se haya usado, que tenga más de una semana o que una letra esté mal. Pide uno nuevo al otro servidor.
refusal-own-vote-offer = Ese código es de este mismo servidor. Dáselo a quien gestiona el otro.
refusal-other-server-votes = Es el turno de { $mover }, así que aquí todavía no se vota. El próximo tablero llegará en cuanto haga su jugada.
