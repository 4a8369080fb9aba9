### Every sentence a person reads, in French. How it is translated, and its glossary: docs/translating.md.
### Spaces: U+202F before ; ! ?, and U+00A0 before : and % and within « ». Apostrophes are curly (’).
### Names of players are mentions (<@1234>) or plain names: nothing may agree with them.


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
# Titles, which have no article: « jouer à boop chatons ».
edition =
    { $edition ->
        [ghost] boop fantôme
        [kittens] boop chatons
       *[classic] boop
    }
edition-title =
    { $edition ->
        [ghost] Boop fantôme
        [kittens] Boop chatons
       *[classic] Boop
    }
former-player = Anonyme
someone = quelqu’un

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }, à toi de commencer ! Pose un chaton où tu veux.
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange } joue les roux, { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray } les smokings.
board-your-turn = { $mover }, à toi de jouer !
board-past =
    { $kind ->
        [cat] Chat
       *[kitten] Chaton
    } de { $who } en { $square } · coup { $turn } · partie { $match }
board-past-told = Coup { $turn }, partie { $match } : { $told }
board-past-first = Début de la partie { $match }
board-past-undone = Coup repris · partie { $match }
board-past-earlier = Partie { $match }, un peu plus tôt
board-moved = { $mover }, la partie { $match } continue ici.
board-moved-turn = À toi de jouer, puis ce sera à { $other }.
board-taken-back =
    { $undone ->
        [one] { $other }, le coup { $last } a été repris.
       *[other] { $other }, les coups { $first } et { $last } ont été repris.
    }
board-taken-back-alone =
    { $undone ->
        [one] Le coup { $last } a été repris.
       *[other] Les coups { $first } et { $last } ont été repris.
    }
board-moves-again = C’est de nouveau à { $mover } de jouer.
board-yours-again = C’est de nouveau à toi.
whose-turn =
    { $turn ->
        [yours] À toi de jouer.
       *[theirs] À { $mover } de jouer.
    }
side-to-move =
    { $side ->
        [orange] aux roux de jouer
       *[gray] aux smokings de jouer
    }
board-facts =
    { $clock ->
        [due] Coup { $turn } · { side-to-move } · limite : <t:{ $due }:R> · partie { $match }
        [still] Coup { $turn } · { side-to-move } · chrono arrêté · partie { $match }
       *[none] Coup { $turn } · { side-to-move } · sans chrono · partie { $match }
    }
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] Partie { $match } · classée · limite : <t:{ $due }:R>
                [still] Partie { $match } · classée · chrono arrêté
               *[none] Partie { $match } · classée · sans chrono
            }
       *[no]
            { $clock ->
                [due] Partie { $match } · amicale · limite : <t:{ $due }:R>
                [still] Partie { $match } · amicale · chrono arrêté
               *[none] Partie { $match } · amicale · sans chrono
            }
    }
board-won =
    { $ending ->
        [line] 🏆 { $winner } gagne ! Trois chats alignés.
        [eight-cats] 🏆 { $winner } gagne ! Ses huit chats sont sur le lit.
        [three-kittens] 🏆 { $winner } gagne ! Trois chatons alignés.
        [resigned] 🏆 { $winner } gagne : { $loser } abandonne.
       *[time] 🏆 { $winner } gagne : { $loser } n’a plus de temps.
    }
board-drawn =
    { $ending ->
        [agreed] 🤝 Partie nulle : { $orange } et { $gray } sont d’accord.
        [repetition] 🤝 Partie nulle : trois fois la même position.
       *[turn-limit] 🤝 Partie nulle : 300 coups ont été joués.
    }
board-called-off = { $by } a annulé la partie { $match }.
board-closed =
    { $ending ->
        [called-off] { $other }, { $by } a annulé la partie { $match }.
        [cancelled] { $orange } et { $gray }, la modération a mis fin à la partie { $match }.
        [left-contest] { $orange } et { $gray }, la partie { $match } est annulée : quelqu’un ne participe plus.
       *[abandoned] { $orange } et { $gray }, la partie { $match } s’arrête : plus personne n’y jouait.
    }
board-left = { $other }, la partie { $match } est annulée : { $by } ne participe plus.
board-drawn-early = { $orange } et { $gray }, vous êtes d’accord pour la nulle, mais vous n’avez pas encore joué deux coups chacun.
board-uncounted = C’est fini, et ça ne compte pas.
board-off-in-league = Elle ne compte pas pour la cote. Ce qu’elle vaut dans la ligue est dans son tableau.
board-timed-out = { $other }, le temps de { $by } s’est écoulé avant que vous ayez joué deux coups chacun.
board-well-played = Bien joué, { $player } !
board-well-played-both = Bien joué des deux côtés !
board-ratings = Cote : { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
board-friendly = Partie amicale : les cotes ne bougent pas.
board-numbers =
    { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } · { $boops ->
        [one] { $boops } boop
       *[other] { $boops } boops
    } · { $off } adverses hors du lit
board-match = partie { $match }
counted-booos = BOUH ! × { $count }
picture-turns =
    { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
picture-boops =
    { $count ->
        [one] boop
       *[other] boops
    }
picture-falls = dehors
picture-grown = grandis
picture-won =
    { $ending ->
        [line] Victoire de { $winner } : trois chats alignés !
        [eight-cats] Victoire de { $winner } : huit chats sur le lit !
        [three-kittens] Victoire de { $winner } : trois chatons alignés !
        [resigned] Victoire de { $winner } : { $loser } abandonne
       *[time] Victoire de { $winner } : { $loser } n’a plus de temps
    }
picture-drawn =
    { $ending ->
        [agreed] Partie nulle d’un commun accord
        [repetition] Partie nulle : trois fois la même position
       *[turn-limit] Partie nulle après 300 coups
    }
board-rows = Rangée par rangée, depuis le haut :
rows-tip = Envie de lire sous chaque plateau qui a été poussé, et où ? Active **Poussées en mots** dans { COMMAND("settings") }.
board-row =
    { $rank } : { $pieces ->
        [none] vide
       *[other] { $pieces }
    }
board-row-piece =
    { $square } { $kind ->
        [cat] chat
       *[kitten] chaton
    } ({ $who })
board-moved-away =
    📦 { $mover } a déplacé la partie { $match } { $where ->
        [server] dans { $channel }
       *[conversation] dans une conversation privée
    }. `/board { option-match }:{ $match }` la ramène là où tu tapes cette commande.
board-homeless-turn = { $other } a joué : c’est à toi dans la partie { $match }. Mais je ne peux plus rien publier dans { $channel }. Tape `/board { option-match }:{ $match }` dans un salon ouvert à vous deux, et la partie s’y installe.
place-lost = Je ne peux plus rien publier dans { $channel }, où tu joues la partie { $match } contre { $other }. Tape `/board { option-match }:{ $match }` dans un salon ouvert à vous deux, et la partie s’y installe.
place-lost-around = { $players } : je ne peux plus rien publier dans { $channel }. `/board { option-match }:{ $match }` amène ici la partie { $match }.
day-title =
    { $count ->
        [one] { $count } partie t’attend :
       *[other] { $count } parties t’attendent :
    }
day-more = Et { $count } de plus : { COMMAND("games") }
day-streak = ☀️ Résous l’énigme du jour avant <t:{ $until }:t> pour continuer ta série de { $streak } jours : { COMMAND("daily") }
call = ☀️ Comme promis : l'énigme du jour est là.
call-streak =
    { $days ->
        [one] Résous-la et ta série sera de deux jours.
       *[other] Résous-la et ta série de { $days } jours continue.
    }
call-ends = Si tu laisses passer deux jours, j’arrête de moi-même.
call-last = C’est mon dernier rappel si tu ne viens pas aujourd’hui. `/settings { option-puzzle-reminder }:` les fait revenir.
call-off = Très bien, plus de rappels de l’énigme du jour. **{ button-call }**, sous une énigme finie, les fait revenir, ou `/settings { option-puzzle-reminder }:`.
followed = 👀 La partie { $match }, que tu suis : { $orange } et { $gray }
thread-name = { edition-title } { $match } : { $one } et { $other }
thread-name-series = { edition-title }, rencontre : { $one } et { $other }

## A turn, told. The pieces are counted: "boops 3; 1 falls" means that three are pushed, and one of them off the bed.

turn-placed =
    { $how ->
        [nobody]
            { $who } pose un { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } et ne boope personne.
        [all-off]
            { $who } pose un { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } et boope { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            } hors du lit.
        [some-off]
            { $who } pose un { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } et boope { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }, dont { $off } hors du lit.
        [own-off]
            { $who } pose un { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } et boope { $count ->
                [one] une de ses pièces
               *[other] { $count } de ses pièces
            } hors du lit.
        [own-some]
            { $who } pose un { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } et boope { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }, dont { $off } des siennes hors du lit.
       *[on]
            { $who } pose un { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } et boope { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }.
    }
turn-grown =
    Miaou ! { $who } : { $kittens-count ->
        [one] { $kittens } grandit
       *[other] { $kittens } grandissent
    }{ $cats-count ->
        [0] .
        [one] , le chat { $cats } retourne en réserve.
       *[other] , les chats { $cats } retournent en réserve.
    }
turn-grown-eight = Les huit sur le lit, { $who } : { $kitten } grandit.
turn-taken-up =
    { $who } remet en réserve son { $kind ->
        [cat] chat
       *[kitten] chaton
    } de { $square }.
turn-ghost-entered = Le fantôme de { $who } arrive entre { $low } et { $high }.
# Also given: $off.
turn-ghost-glides =
    { $how ->
        [nobody] Le fantôme de { $who } glisse sans pousser personne.
        [all-off]
            Le fantôme de { $who } glisse et pousse { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            } hors du lit.
        [some-off]
            Le fantôme de { $who } glisse et pousse { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }, dont { $off } hors du lit.
       *[on]
            Le fantôme de { $who } glisse et pousse { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }.
    }
# Also given: $off.
turn-ghost-passes =
    { $how ->
        [nobody] Le fantôme de { $who } traverse celui de { $other } sans pousser personne.
        [all-off]
            Le fantôme de { $who } traverse celui de { $other } et pousse { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            } hors du lit.
        [some-off]
            Le fantôme de { $who } traverse celui de { $other } et pousse { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }, dont { $off } hors du lit.
       *[on]
            Le fantôme de { $who } traverse celui de { $other } et pousse { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }.
    }
turn-ghost-left = Le fantôme de { $who } rentre chez lui en flottant.
turn-scared =
    { $off ->
        [0]
            BOUH ! Le fantôme de { $who } fait peur à { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }.
       *[other]
            BOUH ! Le fantôme de { $who } fait peur à { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            } ; { $off ->
                [one] { $off } tombe du lit
               *[other] { $off } tombent du lit
            }.
    }
turn-ghost-pushes =
    { $through ->
        [no] Le fantôme de { $who } glisse et pousse : { $moves }.
       *[yes] Le fantôme de { $who } traverse celui de { $other } et pousse : { $moves }.
    }
turn-ghost-scares = BOUH ! Le fantôme de { $who } fait sauter : { $moves }.
turn-own =
    { $all ->
        [yes]
            { $own ->
                [one] C’est la sienne.
               *[other] Toutes sont les siennes.
            }
       *[no]
            { $own ->
                [one] L’une est la sienne.
               *[other] { $own } sont les siennes.
            }
    }
turn-won =
    { $ending ->
        [line] Trois chats alignés : { $squares } !
        [eight-cats] Les huit chats sont sur le lit !
       *[three-kittens] Trois chatons alignés : { $squares } !
    }
turn-won-line = La ligne : { $squares }.
# A turn by name, to be put after a colon: "kitten on b3; b2, b3, b4 grow up".
turn-named =
    { $kind ->
        [cat] chat
       *[kitten] chaton
    } en { $square }{ $ghost ->
        [in] , fantôme entre { $low } et { $high }
       *[none] { "" }
    }{ $what ->
        [grows]
            , puis { $count ->
                [one] { $squares } grandit
               *[other] { $squares } grandissent
            }
        [back] , puis { $squares } retourne en réserve
       *[nothing] { "" }
    }
ghost-next =
    { $where ->
        [home] Après le prochain coup de { $who }, son fantôme rentre chez lui.
        [past] Après le prochain coup de { $who }, son fantôme traverse l’autre et glisse entre { $low } et { $high }.
       *[on] Après le prochain coup de { $who }, son fantôme glisse entre { $low } et { $high }.
    }
board-ghost-may = À la fin de ce coup, le fantôme de { $who } peut entrer.

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.
## « Anne : son chaton … » says whose piece it is without « de Anne ».

side-as-name =
    { $side ->
        [orange] Roux
       *[gray] Smoking
    }
alt-now = Maintenant, sur le lit :
alt-then = Ensuite, sur le lit :
alt-last = Dernier coup :
alt-preview = Avec ce coup :
alt-placed =
    { $who } pose un { $kind ->
        [cat] chat
       *[kitten] chaton
    } en { $square }.
alt-booped =
    { $who } : son { $kind ->
        [cat] chat
       *[kitten] chaton
    } est boopé de { $from } à { $to }.
alt-fell =
    { $who } : son { $kind ->
        [cat] chat
       *[kitten] chaton
    } de { $from } est boopé hors du lit.
alt-blocked =
    { $why ->
        [cat] { $who } : son chat en { $square } ne bouge pas, car un chaton ne peut pas booper un chat.
       *[behind]
            { $who } : son { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } ne bouge pas, car il y a une pièce juste derrière.
    }
alt-grown =
    { $cats ->
        [none]
            { $kittens-count ->
                [one] { $who } : son chaton en { $kittens } grandit.
               *[other] { $who } : ses chatons en { $kittens } grandissent.
            }
       *[some]
            { $kittens-count ->
                [one] { $who } : son chaton en { $kittens } grandit
               *[other] { $who } : ses chatons en { $kittens } grandissent
            } ; { $cats-count ->
                [one] son chat en { $cats } retourne en réserve.
               *[other] ses chats en { $cats } retournent en réserve.
            }
    }
alt-taken-up =
    { $who } : son { $kind ->
        [cat] chat
       *[kitten] chaton
    } en { $square } retourne en réserve.
alt-ghost-entered = { $who } : son fantôme arrive entre { $low } et { $high }.
alt-ghost-moved = { $who } : son fantôme glisse entre { $low } et { $high }.
alt-ghost-through = { $who } : son fantôme traverse celui de { $other } et glisse entre { $low } et { $high }.
alt-ghost-left = { $who } : son fantôme rentre chez lui en flottant.
alt-scared =
    BOUH ! { $to ->
        [off]
            { $who } : son { $kind ->
                [cat] chat
               *[kitten] chaton
            } saute de { $from } par-dessus { $over } et quitte le lit.
       *[on]
            { $who } : son { $kind ->
                [cat] chat
               *[kitten] chaton
            } saute de { $from } par-dessus { $over } jusqu’en { $to }.
    }
alt-won = { $who } gagne avec { $squares }.
alt-over = La partie est finie.
alt-counted = En chiffres : { picture-turns }.
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] { " " }(cote { $rating })
    } : { $boops ->
        [one] { $boops } boop
       *[other] { $boops } boops
    }, { $off } hors du lit{ $grows ->
        [no] { "" }
       *[yes] { "" }, chatons devenus grands : { $grown }
    }{ $booos ->
        [0] { "" }
       *[other] ,{ " " }BOUH ! × { $booos }
    }.
alt-won-by =
    { $ending ->
        [resigned] La partie est finie : { $winner } a gagné, car { $loser } a abandonné.
       *[time] La partie est finie : { $winner } a gagné, car { $loser } n’avait plus de temps.
    }
alt-drawn =
    { $ending ->
        [agreed] La partie est finie : elle est nulle, d’un commun accord entre { $orange } et { $gray }.
        [repetition] La partie est finie : elle est nulle, car la même position est revenue trois fois.
       *[turn-limit] La partie est finie : elle est nulle, après 300 coups.
    }
alt-closed =
    { $ending ->
        [called-off] La partie est finie : { $by } l’a annulée, et elle ne compte pas.
        [cancelled] La partie est finie : la modération y a mis fin, et elle ne compte pas.
        [left-contest] La partie est annulée : quelqu’un ne participe plus. Elle ne compte pas.
       *[abandoned] La partie est finie : plus personne n’y jouait, et elle ne compte pas.
    }
alt-choice = Au choix : { $ways }.
alt-bed-empty = Le lit est vide : six cases sur six, colonnes a à f depuis la gauche, rangées 1 à 6 depuis le bas.
alt-standing =
    { $kind ->
        [cat]
            { $count ->
                [one] { $who } a un chat en { $squares }.
               *[other] { $who } a des chats en { $squares }.
            }
       *[kitten]
            { $count ->
                [one] { $who } a un chaton en { $squares }.
               *[other] { $who } a des chatons en { $squares }.
            }
    }
alt-ghost =
    { $where ->
        [home] { $who } a son fantôme entre { $low } et { $high }, qui va rentrer chez lui.
        [past] { $who } a son fantôme entre { $low } et { $high }, qui ira, à travers l’autre, entre { $next-low } et { $next-high }.
       *[on] { $who } a son fantôme entre { $low } et { $high }, qui ira entre { $next-low } et { $next-high }.
    }
alt-pool =
    { $edition ->
        [kittens]
            { $whose } { $kittens ->
                [one] { $kittens } chaton
               *[other] { $kittens } chatons
            }.
        [classic]
            { $whose } { $kittens ->
                [one] { $kittens } chaton
               *[other] { $kittens } chatons
            }, { $cats ->
                [one] { $cats } chat
               *[other] { $cats } chats
            }.
       *[ghost]
            { $whose } { $kittens ->
                [one] { $kittens } chaton
               *[other] { $kittens } chatons
            }, { $cats ->
                [one] { $cats } chat
               *[other] { $cats } chats
            }{ $ghost ->
                [yes] { " " }et son fantôme
               *[no] { "" }
            }.
    }
pool-of = { $who } a en réserve
pool-yours = Tu as en réserve
alt-to-move =
    { $named ->
        [yes]
            { $side ->
                [orange] À { $who } de jouer, avec les roux.
               *[gray] À { $who } de jouer, avec les smokings.
            }
       *[no]
            { $side ->
                [orange] Aux roux de jouer.
               *[gray] Aux smokings de jouer.
            }
    }

## The picker: taking a turn by taps.

picker-where =
    À toi contre { $opponent } : où va ton { $kind ->
        [cat] chat
       *[kitten] chaton
    } ?
picker-alt-told = Le lit, comme raconté ci-dessus.
picker-alt-told-turn = Le coup et le lit ensuite, comme raconté ci-dessus.
picker-paused = La partie est en pause : ton coup relancera la pendule.
picker-cats-out = Tous tes chats sont sur le lit. Une ligne les ramène dans ta réserve, une chute du lit aussi.
picker-grown-free = Les chatons pâles à étoile sont maintenant en réserve : leurs cases sont libres.
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }Tu joues les roux.
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }Tu joues les smokings.
    }
picker-would =
    { $how ->
        [nobody]
            Ton { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } ne booperait personne.
        [all-off]
            Ton { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } booperait { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            } hors du lit.
        [some-off]
            Ton { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } booperait { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }, dont { $off } hors du lit.
       *[on]
            Ton { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } booperait { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }.
    }
picker-ghost-moves =
    { $how ->
        [nobody] Ton fantôme glisserait ensuite entre { $low } et { $high }.
        [all-off]
            Ton fantôme glisserait ensuite entre { $low } et { $high } et pousserait { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            } hors du lit.
        [some-off]
            Ton fantôme glisserait ensuite entre { $low } et { $high } et pousserait { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }, dont { $off } hors du lit.
       *[on]
            Ton fantôme glisserait ensuite entre { $low } et { $high } et pousserait { $count ->
                [one] { $count } pièce
               *[other] { $count } pièces
            }.
    }
picker-ghost-scares =
    { $how ->
        [on]
            BOUH ! { $count ->
                [one] { $count } pièce sauterait
               *[other] { $count } pièces sauteraient
            }.
        [all-off]
            BOUH ! { $count ->
                [one] { $count } pièce sauterait
               *[other] { $count } pièces sauteraient
            } hors du lit.
       *[some-off]
            BOUH ! { $count ->
                [one] { $count } pièce sauterait
               *[other] { $count } pièces sauteraient
            }, dont { $off } hors du lit.
    }
ways-pushed = Poussées : { $moves }.
ways-by-ghost = Le fantôme pousse : { $moves }.
ways-jump = Sautent : { $moves }.
ways-held = Ne bouge pas, à cause d’une pièce derrière : { $squares }.
ways-heavy = Trop lourd pour un chaton : { $squares }.
move-to = { $from } vers { $to }
move-off = { $square } hors du lit
move-cat = chat { $move }
move-whose =
    { $move } ({ $yours ->
        [yes] à toi
       *[no] à l’adversaire
    })
move-side =
    { $move } ({ $side ->
        [orange] roux
       *[gray] smoking
    })
move-jump = { $move } (saute)
moves-boops = boope { $moves }
moves-ghost = fantôme : { $moves }
moves-of =
    { $yours ->
        [yes] à toi
       *[no] à l’adversaire
    } { $moves }
picker-ghost-passes = En chemin, il traverse l’autre fantôme.
picker-ghost-leaves = Ton fantôme rentrerait ensuite chez lui ; il pourrait revenir dès ton coup suivant.
picker-ghost-when =
    { $where ->
        [pool] À la fin de ce coup, ton fantôme peut entrer par le bord du lit, entre deux cases.
       *[bed] Ton fantôme est sur le lit. Une fois rentré, il peut entrer au coup suivant.
    }
# Also given: $kittens-count, how many the squares are.
picker-grows =
    { $cats ->
        [none]
            { $kittens-count ->
                [one] Le chaton en { $squares } grandit.
               *[other] Les chatons en { $squares } grandissent.
            }
       *[some]
            { $kittens-count ->
                [one] Le chaton en { $squares } grandit
               *[other] Les chatons en { $squares } grandissent
            } ; { $cats-count ->
                [one] le chat en { $cats } retourne en réserve.
               *[other] les chats en { $cats } retournent en réserve.
            }
    }
picker-piece-grows = Le chaton en { $square } grandit.
picker-piece-back =
    Le { $kind ->
        [cat] chat
       *[kitten] chaton
    } en { $square } retourne en réserve.
picker-wins = C’est gagné !
picker-cat-wins = Un chat à cette place gagnerait !
picker-cat-could-win = Un chat peut gagner à ce coup : **{ picker-kind }** montre où.
picker-own-falls = **Tu booperais hors du lit { $pieces } à toi : retour dans ta réserve.**
picker-own-kittens =
    { $count ->
        [one] { $count } chaton
       *[other] { $count } chatons
    }
picker-own-cats =
    { $count ->
        [one] { $count } chat
       *[other] { $count } chats
    }
picker-which =
    { $what ->
        [line] Tu as { $count } lignes prêtes. Laquelle grandit ?
        [piece] Tes huit pièces sont sur le lit. Laquelle retourne en réserve ?
       *[both] Choisis une ligne qui grandit, ou une pièce qui retourne en réserve.
    }
picker-eight-grows = Un chaton grandit au passage.
picker-may-enter = Ton fantôme peut entrer. En arrivant, il ne fait rien.
picker-enters = Ton fantôme arrive entre { $low } et { $high }.
picker-sure = Pas encore joué : appuie sur **Et boop !**, ou choisis une autre case.
picker-repeats =
    { $time ->
        [2] Cette position est déjà apparue une fois. À la troisième, la partie est nulle.
       *[3] ⚠️ Cette position est déjà apparue deux fois : avec ce coup, la partie est nulle.
    }
picker-done = Joué : { $turn }.
picker-done-last = Plus rien ne t’attend.
picker-done-next = { $opponent } t’attend aussi, dans la partie { $match }.
picker-done-over =
    { $how ->
        [won] C’est gagné ! 🎉
       *[drawn] C’est la nulle.
    }
picker-done-answered =
    ⚡ { $opponent } avait déjà prévu sa réponse : { $turn }.{ $again ->
        [yes] { " " }C’est de nouveau à toi.
       *[no] { "" }
    }
picker-left = Colonnes a à c
picker-right = Colonnes d à f
picker-ghost = Ton fantôme
picker-keep-ghost = Le fantôme reste en réserve
picker-entry =
    { $heading ->
        [e] { $number } · Par la gauche, rangées { $low } et { $high }
        [w] { $number } · Par la droite, rangées { $low } et { $high }
        [n] { $number } · Par le bas, colonnes { $low } et { $high }
       *[s] { $number } · Par le haut, colonnes { $low } et { $high }
    }
picker-entry-where =
    { $heading ->
        [e] départ entre { $low } et { $high }, vers la droite
        [w] départ entre { $low } et { $high }, vers la gauche
        [n] départ entre { $low } et { $high }, vers le haut
       *[s] départ entre { $low } et { $high }, vers le bas
    }
picker-what-grows =
    { $what ->
        [line] Quelle ligne ?
        [both] Qui retourne dans ta réserve ?
       *[piece] Qui retourne dans ta réserve ?
    }
picker-line = { $number } · { $squares }
picker-piece =
    { $number } · { $kind ->
        [cat] chat
       *[kitten] chaton
    } { $square }
picker-line-does =
    { $cats ->
        [0]
            { $kittens ->
                [one] { $kittens } chaton grandit
               *[other] { $kittens } chatons grandissent
            }
       *[other]
            { $kittens ->
                [one] { $kittens } chaton grandit
               *[other] { $kittens } chatons grandissent
            }, { $cats ->
                [one] { $cats } chat retourne
               *[other] { $cats } chats retournent
            } en réserve
    }
picker-piece-does =
    { $what ->
        [grows] grandit
        [stays-cat] reste un chat
       *[stays-kitten] reste un chaton
    }
picker-kind =
    { $kind ->
        [cat] Prendre un chat
       *[kitten] Prendre un chaton
    }
button-boop = Boop !
button-boop-it = Et boop !
button-back = Recommencer
button-read = Lire le plateau

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

turn-planned = ⚡ Prévu : { $told }
board-answered = { $mover } avait déjà prévu sa réponse.
alt-planned = Dernier coup, prévu à l’avance :
picker-plan-stopped = Le coup que tu avais prévu, `{ $turn }`, aurait maintenant un autre effet : je ne l’ai pas joué.
picker-plan-lapsed = { $opponent } a joué autre chose que prévu : ton plan ne tient plus.
button-plan = Prévoir
button-plan-it = Prévoir ce coup
button-plan-add = Ajouter un coup
button-plan-remove = Retirer
button-plan-back = Retour
plan-title = ⚡ **Prévoir** · partie { $match }
plan-what = Si { $opponent } joue un coup que tu attends, je joue aussitôt ta réponse. Personne d’autre ne voit ton plan.
plan-what-first = C’est à toi de jouer : choisis d’abord ton coup, puis les réponses que tu attends. Ce premier coup, tu le joues toi-même ; ensuite, je joue seulement tes réponses.
plan-after = Après { $turns } :
plan-then = { ", puis " }
plan-pair = { $reply } : tu joues { $answer }
plan-mine = tu joues { $turn }
plan-open = { $reply } : pas encore de réponse
plan-unanswered = pas encore de réponse
plan-likely = Réponses probables
plan-branches = Tes branches
plan-planned = C’est prévu. **Ajouter un coup** pour continuer à partir d’ici, **Retour** pour voir tes autres branches.
plan-ends = La partie se termine là.
plan-full = Un plan peut avoir jusqu’à { $branches } branches, avec au plus { $deep } de tes coups dans chacune.
plan-which-theirs = Quel coup attends-tu de { $opponent } ?
plan-which-first = Quel coup joueras-tu d’abord ?
plan-which-mine = { $opponent } joue { $turn }. Que réponds-tu ?
plan-picked-theirs = { $opponent } joue { $turn } : { $effects }.
plan-picked-mine = Tu joues { $turn } : { $effects }.
plan-sure = Pas encore prévu : appuie sur **Prévoir ce coup**, ou choisis une autre case.
refusal-plan-against-bot = Je réponds tout de suite : il n’y a rien à prévoir. Joue simplement ton coup.
refusal-plan-gone = Ce bout de ton plan n’existe plus. Rouvre **Prévoir**, dans **Plus**.
refusal-plan-full = Ton plan est plein : { $branches } branches au plus, et dans chacune jusqu’à { $deep } de tes coups. Retire d’abord une branche.

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects.
## No no-break spaces in a turn's label: Discord may put it into the field, where it has to be recognized.

choice-turn =
    { $square } { $kind ->
        [cat] chat
       *[kitten] chaton
    } · { $effects }
choice-entry =
    { $square } { $kind ->
        [cat] chat
       *[kitten] chaton
    } · fantôme entre { $low } et { $high }
choice-way-entry =
    { $square } { $kind ->
        [cat] chat
       *[kitten] chaton
    } · { $effects } · fantôme entre { $low } et { $high }
choice-why-none =
    { $why ->
        [no-match] Tu n’as aucune partie en cours.
        [nothing-awaits-you] Aucune partie n’attend ton coup pour l’instant.
        [awaited-elsewhere] Ce n’est pas à toi de jouer ici, mais dans une autre partie.
        [which-match] Écris ton coup, par exemple c3, et envoie : je demande ensuite dans quelle partie.
        [not-your-turn] Ce n’est pas à toi de jouer dans cette partie.
        [match-over] Cette partie est finie.
        [no-such-match] Je ne trouve pas cette partie.
        [not-your-match] Cette partie n’est pas la tienne.
        [no-ghost] Aucun coup ne commence ainsi. Le fantôme entre par le bord, entre deux cases : c4 g a23.
       *[no-turn] Aucun coup ne commence ainsi. Les cases vont de a1 à f6 ; choisis-en une libre.
    }
between-facts = { " · " }
between-groups =  ;{ " " }
effect-nobody = ne boope personne
effect-boops =
    { $how ->
        [all-off] boope { $count } hors du lit
        [some-off] boope { $count }, dont { $off } hors du lit
       *[on] boope { $count }
    }
effect-ghost =
    le fantôme pousse { $count }{ $own ->
        [0] { "" }
       *[other] { " " }({ $own } des tiens)
    }{ $off ->
        [0] { "" }
       *[other] { ", " }dont { $off } hors du lit
    }
effect-scares =
    BOUH ! { $count ->
        [one] { $count } saute
       *[other] { $count } sautent
    }{ $own ->
        [0] { "" }
       *[other] { " " }({ $own } des tiens)
    }{ $how ->
        [all-off] { " " }hors du lit
        [some-off] { ", " }dont { $off } hors du lit
       *[on] { "" }
    }
effect-own-falls = boope { $count } à toi hors du lit
effect-own-boops = boope { $count } à toi
effect-grow =
    { $cats ->
        [none] fait grandir { $kittens }
       *[some] fait grandir { $kittens }, remet { $cats } en réserve
    }
effect-back =
    remet le { $kind ->
        [cat] chat
       *[kitten] chaton
    } { $square } en réserve
effect-choose =
    { $what ->
        [line] tu choisis la ligne qui grandit
        [piece] tu choisis qui retourne en réserve
       *[both] tu choisis qui retourne en réserve
    }
effect-wins = 🏆 gagne
choice-match =
    contre { $opponent } · { $awaits ->
        [yes] à toi de jouer
       *[no] à l’adversaire de jouer
    } · { edition } · partie { $match }

## Challenges.

challenge-friend = { $opponent }, { $challenger } te défie à { edition } !
challenge-anybody = Qui veut jouer à { edition } avec { $challenger } ?
challenge-aim =
    { $edition ->
        [ghost] Les fantômes entrent par le bord, glissent tout seuls à la fin de tes coups et poussent ce qui est à côté. Trois chats alignés gagnent.
        [kittens] Pousse des chatons et alignes-en trois.
       *[classic] Fais grandir tes chatons et aligne trois chats.
    }
challenge-accepted =
    { $where ->
        [here] { $challenger } et { $accepter } jouent à { edition } : la partie { $match } commence juste en dessous.
       *[elsewhere] { $challenger } et { $accepter } jouent à { edition } : la partie { $match } est dans { $channel }.
    }
challenge-declined = { $opponent } ne peut pas jouer pour l’instant, { $challenger }. Une autre fois !
challenge-withdrawn = { $challenger } a retiré ce défi.
rematch =
    { $opponent }, { $challenger } propose une revanche. { $first ->
        [challenger] { $challenger } commence.
        [challenger-cat] { $challenger } commence encore, avec un chat en réserve.
        [opponent-cat] { $opponent } commence encore, avec un chat en réserve.
       *[opponent] { $opponent } commence.
    }
rematch-terms =
    -# { $rated ->
        [yes] Classée
        [hints] Amicale, avec indices pour les deux
       *[no] Amicale
    } · { pace } · { edition } · après la partie { $match } · réponse attendue <t:{ $until }:R>
challenge-terms =
    -# { $rated ->
        [yes] Classée : compte pour le classement, sans indices
        [hints] Amicale, avec indices pour les deux
       *[no] Partie amicale : les cotes ne bougent pas
    } · { pace } · { $first ->
        [challenger] { $challenger } commence
        [opponent] { $opponent } commence
        [challenger-cat] { $challenger } commence, avec un chat en réserve
        [opponent-cat] { $opponent } commence, avec un chat en réserve
        [anybody] qui relève le défi commence
        [anybody-cat] qui relève le défi commence, avec un chat en réserve
        [both] vous commencez à tour de rôle
       *[chance] premier coup tiré au sort
    }
    -# Réponse attendue <t:{ $until }:R> · l’image est un exemple
challenge-picture = Un exemple, pas votre partie. { picture-idea } { $board }
picture-example = { edition-title } · un exemple
picture-idea =
    { $edition ->
        [kittens] Chaque chaton pousse ses voisins : aligne-en trois !
        [ghost] Les pièces poussent, les fantômes effraient : aligne trois chats !
       *[classic] Chaque pièce pousse ses voisines : aligne trois chats !
    }
challenge-used-up = Vous avez déjà joué ensemble les cinq parties classées de la semaine : celle-ci est amicale.
challenge-gently = C’est la première partie de { $accepter } : elle est amicale, avec indices pour les deux.
challenge-quiet = -# { $opponent } a reçu beaucoup de défis ces derniers temps : cette fois, pas de mention.
challenge-guest = -# Je suis seulement de passage ici : appuyez sur un bouton, et le plateau arrive.
challenge-expired = Personne n’a répondu à temps au défi de { $challenger }. { COMMAND("challenge") } en lance un nouveau.

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

result-won =
    { $ending ->
        [line] 🏆 { $winner } bat { $loser } à { edition } : trois chats alignés !
        [eight-cats] 🏆 { $winner } bat { $loser } à { edition } : ses huit chats sont sur le lit !
        [three-kittens] 🏆 { $winner } bat { $loser } à { edition } : trois chatons alignés !
        [resigned] 🏆 { $winner } bat { $loser } à { edition } par abandon.
       *[time] 🏆 { $winner } bat { $loser } à { edition } au temps.
    }
result-drawn =
    { $ending ->
        [agreed] 🤝 Partie nulle à { edition } entre { $orange } et { $gray }, d’un commun accord.
        [repetition] 🤝 Partie nulle à { edition } entre { $orange } et { $gray } : trois fois la même position.
       *[turn-limit] 🤝 Partie nulle à { edition } entre { $orange } et { $gray }, après 300 coups.
    }
result-closed =
    { $ending ->
        [called-off] La partie de { edition } entre { $orange } et { $gray } a été annulée.
        [cancelled] La modération a mis fin à la partie de { edition } entre { $orange } et { $gray }.
        [left-contest] La partie de { edition } entre { $orange } et { $gray } est annulée : quelqu’un ne participe plus.
       *[abandoned] La partie de { edition } entre { $orange } et { $gray } reste inachevée.
    }
result-where = Partie { $match } · [le dernier plateau]({ $link })
result-again = { $one } et { $other } rejouent à { edition } : la partie { $match } est dans { $channel }.
button-dare = Défier à mon tour
dare-again = C’est toi qui as gagné ! Veux-tu défier { $opponent } de nouveau ?
button-dare-again = Défier de nouveau
pace =
    { $pace ->
        [ten-minutes] 10 minutes par coup
        [one-day] 1 jour par coup
        [three-days] 3 jours par coup
        [seven-days] 7 jours par coup
        [half-hour-bank] 30 minutes chacun, plus 1 minute par coup
        [two-day-bank] 2 jours chacun, plus 2 heures par coup
        [five-day-bank] 5 jours chacun, plus 6 heures par coup
        [one-day-bank] 1 jour chacun, plus 1 heure par coup
        [three-minute-bank] 3 minutes chacun, plus 10 secondes par coup
        [half-minute-bank] 30 secondes chacun, plus 5 secondes par coup
       *[none] sans chrono
    }
button-rematch = Revanche
button-next-game = Partie suivante
button-accept = Accepter
button-accept-gently = Accepter, avec indices
button-play-along = Je joue
button-how-to-play = Comment jouer
button-see-challenge = Voir le défi
button-see-board = Aller au plateau
button-decline = Refuser
button-withdraw = Retirer

## The end of a match beside its result: its story, which addresses nobody, and a kind word. Each is told in three ways, one of them by the
## match's number. A story and the kind word after it share a line: together they are short.

story-first-win =
    { $telling ->
        [first] Première victoire de { $winner } contre une autre personne !
        [second] Ça y est : { $winner } a battu quelqu’un pour la première fois !
       *[third] Jusqu’ici, { $winner } n’avait jamais battu personne !
    }
story-level-beaten =
    { $telling ->
        [first] Première victoire contre « { level-name } » !
        [second] « { level-name } » a trouvé à qui parler !
       *[third] Encore un niveau de réussi : « { level-name } » !
    }
story-level-hinted = Sans indice, ce niveau figurera aussi sur ta carte.
story-upset =
    { $telling ->
        [first] Surprise : { $winner } avait { $number } points de retard !
        [second] { $number } points de retard sur le papier, et pourtant !
       *[third] { $number } points d’écart ? { $winner } n’a pas tremblé !
    }
story-streak =
    { $telling ->
        [first] { $winner } gagne { $number } fois de suite !
        [second] { $number } victoires de suite : { $winner } est sur sa lancée !
       *[third] Qui arrêtera { $winner } ? { $number } victoires de suite !
    }
story-comeback =
    { $telling ->
        [first] Quelle remontée : { $winner } avait { $number } chats de retard !
        [second] { $number } chats de retard, et { $winner } gagne quand même !
       *[third] { $winner } a remonté { $number } chats de retard !
    }
story-ghost-line =
    { $telling ->
        [first] Un fantôme a poussé l’un des trois au bon endroit !
        [second] Un fantôme a aidé à faire cette ligne.
       *[third] Merci au fantôme : il a poussé un chat dans cette ligne !
    }
story-eight-cats =
    { $telling ->
        [first] Tous grands, et tous sur le lit à la fois !
        [second] Huit chats, un lit : bien au chaud !
       *[third] Même le dernier chaton de { $winner } a grandi !
    }
story-quick =
    { $telling ->
        [first] { $number } coups seulement : c’était rapide !
        [second] Plié en { $number } coups. À peine le temps de cligner des yeux !
       *[third] { $number } coups, et c’est plié : une vraie sieste éclair !
    }
story-long =
    { $telling ->
        [first] { $number } coups : quelle partie !
        [second] { $number } coups ! Ce lit est à refaire.
       *[third] Quelle bataille : { $number } coups !
    }
story-next-level = Le suivant : « { level-name } » !
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] À la prochaine, { $player } !
       *[third] Merci pour la partie, { $player }.
    }
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] Merci à vous deux.
       *[third] C’était une belle partie.
    }
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] Personne n’a perdu : ça vaut bien un ronron.
       *[third] Personne n’a cédé. Une revanche pour vous départager ?
    }
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] Rien à dire, { $player } ! C’est mérité.
                [lost] Merci, { $player } ! Chaque coup m’a fait plaisir.
                [gave-up] Pas de souci, { $player } ! Il y aura d’autres parties.
               *[drawn] Égalité, { $player } ! On se départage ?
            }
       *[third]
            { $how ->
                [won] Bravo, { $player } ! Je m’incline, moustaches comprises.
                [lost] Beau combat, { $player } ! On rejoue quand tu veux.
                [gave-up] Sans rancune, { $player } ! À la prochaine.
               *[drawn] Une nulle méritée, { $player } ! Tu n’as rien laissé passer.
            }
    }

## Matches against the bot. The bot speaks of itself as "I".

level-name =
    { $level ->
        [1] Chaton endormi
        [2] Chaton maladroit
        [3] Chaton curieux
        [4] Chaton joueur
        [5] Jeune chat effronté
        [6] Chat de canapé
        [7] Chasseur de souris
        [8] Chat de gouttière
        [9] Vieux matou malin
       *[10] Reine de la couette
    }
level-about =
    { $level ->
        [1] Apprend encore, et ne voit pas grand-chose. Pour les enfants, ou pour une première partie.
        [2] Complète la ligne toute prête, et trébuche sur tout le reste.
        [3] Regarde partout, et remarque parfois ce que tu prépares.
        [4] Voit ce qui est sous son nez, la plupart du temps.
        [5] Prend ce qu’il peut, et te laisse gagner de temps en temps.
        [6] Réfléchit avant de sauter. Plus coriace que son nom ne le laisse croire.
        [7] À l’affût : saisit chaque victoire qu’il voit, et t’en laisse rarement une.
        [8] Prévoit un peu, et laisse rarement passer une occasion.
        [9] Voit loin. Le moindre faux pas te coûtera cher.
       *[10] Le meilleur de moi-même. Bonne chance !
    }
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · battu ✓
        [hints] { $level } · { level-name } · battu avec indices
       *[no] { $level } · { level-name }
    }
level-match-me = À ton niveau
level-match-me-about = Je choisis mon niveau pour que tu gagnes environ une partie sur deux.
bot-match-choose =
    Toi contre moi, à { edition } : à quel niveau dois-je jouer ?
    { $matched ->
        [yes] **À ton niveau** : tu gagnes environ une partie sur deux. Pour l’instant, je joue comme **{ level-name }**.
       *[no] Mon niveau : **{ level-name }**. { level-about }
    }
    -# Amicale · { pace } · la partie commence quand tu appuies
bot-match-warned = À ce niveau, je te préviens avant un coup qui me laisserait gagner.
bot-match-unwarned = À ce niveau, je ne préviens plus avant un coup qui me laisse gagner.
bot-match-public = Tout le monde ici la verra. En message privé avec moi, elle reste entre nous.
bot-match-level = Mon niveau de jeu
bot-match-edition = Quelle édition
bot-match-who = Qui commence
bot-match-first =
    { $first ->
        [challenger] Tu commences
        [opponent] Je commence
       *[chance] Tirage au sort
    }
bot-match-begins = La partie { $match } commence. Amuse-toi bien !
bot-match-begins-there = La partie { $match } commence dans { $channel }. Amuse-toi bien !
bot-match-begun = { $player } joue à { edition } contre moi ({ level-name }) : partie { $match }.
bot-match-waits = Ta partie { $match } est à l’abri, mais je n’arrive pas à réfléchir pour l’instant. Je jouerai dès que je pourrai.
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
button-play-me = Jouer avec moi
button-begin = Commencer
button-level = Essayer { level-name }
board-bot-thinks = { $bot } réfléchit…
board-level = Mon niveau : { level-name }
board-bot-word =
    { $how ->
        [won] Bien joué, { $player } ! Cette fois, tu m’as eu.
        [lost] Belle partie, { $player } ! Tu progresses à chaque fois.
        [gave-up] Merci pour la partie, { $player } ! Reviens quand tu veux.
       *[drawn] Belle bataille, { $player } ! Impossible de nous départager.
    }
board-bot-level =
    { $how ->
        [won] Niveau réussi ! Le suivant : « { level-name } ».
       *[lost] On essaie le niveau « { level-name } » la prochaine fois ? C’est plus facile.
    }
board-without-hints = Les indices ont bien aidé. Et sans eux, tu y arrives aussi ?
board-then-level = Ensuite, « { level-name } » t’attend !
board-ladder = Tu as battu { $count } de mes { $all } niveaux sans indice.

## Commands and their options, as Discord lists them.

command-challenge = Lancer un défi à boop : à quelqu’un, à tout le monde ici ou à moi
option-boards-move = plateaux_animés
option-pushes-in-words = poussées_en_mots
option-challenges-from = défis_de
option-champion-role = rôle_champions
option-clubhouse = club
option-daily-hour = heure_du_jour
option-daily-puzzle = énigme_du_jour
option-days = jours
option-difficulty = difficulté
option-edition = édition
option-end-match = terminer_partie
option-file = fichier
option-first = début
option-games = parties
option-hints = indices
option-language = langue
option-leaderboards = classements
option-match = partie
option-matches-here = lieux
option-member = membre
option-nights = nuits
option-pace = cadence
option-puzzles-for-server = énigmes_pour_serveur
option-puzzle-reminder = rappel_énigme
option-puzzles-on-card = énigmes_sur_carte
option-quiet-from = calme_de
option-quiet-until = calme_à
option-rated = classée
option-reminders = rappels
option-season = saison
option-starts-in = commence_dans
option-text = texte
option-threads = fils
option-time-up = temps_écoulé
option-time-zone = fuseau
option-turn = coup
option-warnings = avertissements
option-what = quoi
option-where = où
command-challenge-member = Avec qui jouer ; laisse vide pour défier tout le monde ici
command-edition = Quelle édition de boop
command-edition-name =
    { $edition ->
        [ghost] Fantômes : chaque camp a un fantôme qui glisse entre les cases et pousse
        [kittens] Chatons : pour les plus jeunes ; la première ligne de trois gagne
       *[classic] Classique : trois chatons alignés deviennent des chats, trois chats alignés gagnent
    }
command-rules = Les règles, page par page, en images
command-challenge-first = Qui joue le premier coup
command-challenge-first-chance = Tirage au sort
command-challenge-first-challenger = Je commence
command-challenge-first-opponent = L’adversaire commence
command-challenge-first-opponent-cat = L’adversaire commence, avec un chat en réserve (partie amicale)
command-challenge-first-challenger-cat = Je commence, avec un chat en réserve (partie amicale)
command-challenge-rated = Faire compter la partie pour la cote ; oui par défaut, sauf à boop chatons
command-challenge-hints = Autoriser les indices pour les deux camps ; la partie est alors amicale
command-challenge-menu = Défier à boop
command-challenge-pace = Combien de temps vous avez pour jouer
command-profile-menu = Profil boop
command-block-menu = Bloquer sur boop
command-pace-name =
    { $pace ->
        [ten-minutes] 10 minutes par coup
        [one-day] 1 jour par coup
        [three-days] 3 jours par coup
        [seven-days] 7 jours par coup
        [half-hour-bank] 30 minutes chacun, plus 1 minute par coup
        [two-day-bank] 2 jours chacun, plus 2 heures par coup
        [five-day-bank] 5 jours chacun, plus 6 heures par coup
        [one-day-bank] 1 jour chacun, plus 1 heure par coup
        [three-minute-bank] 3 minutes chacun, plus 10 secondes par coup
        [half-minute-bank] 30 secondes chacun, plus 5 secondes par coup
       *[none] Sans chrono
    }
command-offer = Proposer la nulle ou une pause, demander plus de temps, demander à reprendre un coup
command-offer-what = Ce que tu proposes
command-offer-name =
    { $offer ->
        [draw] La nulle
        [takeback] Reprendre mon dernier coup
        [pause] Une pause : le chrono s’arrête
       *[time] Plus de temps pour ce coup : le temps d’un coup en plus
    }
command-settings = Tes réglages : rappels, heures calmes, fuseau horaire, plateaux animés
command-settings-reminders = Où je te rappelle de jouer, une fois par coup, quand il reste un tiers de ton temps
command-settings-reminders-name =
    { $reminders ->
        [thread] Dans le salon de la partie
        [direct] Par message privé
        [daily] Dans un seul message par jour, sans mention à chaque coup
       *[none] Pas du tout
    }
command-settings-daily-hour = L’heure de ce message du jour, de 0 à 23, dans ton fuseau horaire
command-settings-quiet-from = Le début des heures calmes, de 0 à 23, dans ton fuseau horaire
command-settings-quiet-until = La fin des heures calmes, de 0 à 23 ; la même heure que le début les désactive
command-settings-time-zone = Ton fuseau horaire, par exemple Europe/Paris
command-settings-leaderboards = T’afficher dans les classements et au club ; les autres voient ton profil et tes parties
command-settings-challenges-from = Qui peut te défier ; toi, tu peux toujours défier tout le monde
command-settings-challenges-from-name =
    { $people ->
        [everyone] Tout le monde
        [played] Les gens avec qui j’ai joué
       *[nobody] Personne
    }
command-settings-warnings = T’avertir dans l’aperçu si ton coup laisse l’adversaire gagner (parties avec indices)
command-settings-boards-move = Laisser les plateaux de tes parties s’animer tout seuls
command-settings-pushes-in-words = Pour les lecteurs d’écran : plateaux en mots et, dessous, qui a été poussé où
command-move = Jouer ton coup
command-move-turn = Une case, par exemple c3 ; la liste dit ce que fait chaque coup
command-match = Quelle partie, s’il y en a plusieurs
command-board = Montrer le plateau d’une partie
command-board-text = Le plateau en mots, rangée par rangée, rien que pour toi
command-server = Les réglages de ce serveur ; il faut pouvoir le gérer
command-server-boards-move = Laisser les plateaux rejouer tout seuls leur dernier coup
command-server-threads = Donner à chaque partie son propre fil, là où je peux en créer un
command-server-pace = Temps par coup, par défaut
command-server-edition = Édition par défaut
command-server-matches-here = Autoriser les parties ici ; dès lors, on ne joue que dans les salons autorisés
command-server-end-match = Une partie en cours à arrêter ; elle ne comptera pas
command-games = La liste de tes parties en cours
command-resign = Abandonner une partie
command-help = Comment jouer à boop ici

## What a server has set.

server-settings = Les réglages de ce serveur :
server-puzzle-beside =
    -# { $channel ->
        [none] L’énigme du jour peut y être publiée aussi : choisis son salon dans **Salons**.
       *[other] L’énigme du jour est publiée dans { $channel }, comme choisi dans **Salons**.
    }
server-lately = Ces 30 derniers jours · parties entre humains : { $matches } · joueurs : { $players } · énigme du jour résolue par : { $solvers }
channels-more =
    { $list } et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
server-end-sure = Arrêter la partie { $match }, { $orange } contre { $gray } ({ edition }) ? Elle ne comptera pas, et c’est définitif.
button-end-match = Arrêter une partie
server-end-which = Quelle partie faut-il arrêter ? Elle ne comptera pas.
server-end-own = Les tiennes n’y sont pas : abandonne avec { COMMAND("resign") }, ou demande à quelqu’un d’autre qui gère ce serveur.
server-end-others = Elle n’est pas dans la liste ? Tape un nom après `/server { option-end-match }:`.
server-end-none = Personne d’autre ne joue de partie sur ce serveur en ce moment.
server-end-contest = Elle fait partie de { $contest } : personne n’en aura les points.
server-ended = J’ai arrêté la partie { $match } entre { $orange } et { $gray }.
server-end-since = Il s’est passé quelque chose dans cette partie depuis ta demande.
server-end-reason = 💬 Pourquoi la modération a arrêté la partie { $match } :
server-end-untold = Ta raison n’a pas pu être transmise : je ne peux pas écrire là-bas, et leurs messages privés me sont fermés.
server-kept = D’accord, la partie continue.
button-end-yes = Oui, l’arrêter
button-end-why = L’arrêter et dire pourquoi
button-end-no = Non, continuer
button-end-list = Retour à la liste
choice-server-match = { $orange } contre { $gray } · { edition } · partie { $match }
server-match-about =
    { $in-contest ->
        [yes] Rien de neuf depuis { $still } · tours : { $turns } · dans une compétition
       *[no] Rien de neuf depuis { $still } · tours : { $turns }
    }

## Leaderboards.

command-leaderboard = Le classement : qui joue le mieux à boop ?
command-leaderboard-where = Ce serveur, ou tous les serveurs ensemble
command-leaderboard-where-name =
    { $where ->
        [here] Ce serveur
       *[everywhere] Partout
    }
command-leaderboard-season = Depuis toujours, ou une saison : chaque trimestre, tout le monde repart de zéro
season =
    { $quarter ->
        [1] janvier à mars { $year }
        [2] avril à juin { $year }
        [3] juillet à septembre { $year }
       *[4] octobre à décembre { $year }
    }
season-choice =
    { $when ->
        [all-time] Depuis toujours
        [now] Cette saison : { season }
       *[past] Saison : { season }
    }
leaderboard-title =
    { edition-title }, { $where ->
        [everywhere] partout
       *[here] ce serveur
    }, { $when ->
        [all-time] depuis toujours
       *[season] { season }
    }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three =
    trois parties classées de { edition }{ $where ->
        [here] { " " }sur ce serveur
       *[everywhere] { "" }
    }{ $span ->
        [season] , cette saison
       *[all-time] { "" }
    }
leaderboard-empty =
    { $when ->
        [over] Personne n’a de rang cette fois : il faut { leaderboard-three }.
       *[running] Personne n’a encore de rang : il faut { leaderboard-three }. Lance un défi : { COMMAND("challenge") } !
    }
leaderboard-alone =
    En solo ? Les énigmes ({ COMMAND("puzzle") }, { COMMAND("daily") }) et les parties contre moi comptent sur ta fiche ({ COMMAND("profile") }).{ $where ->
        [here] { " " }Les énigmes ont aussi leur liste : **{ button-solvers }**.
       *[everywhere] { "" }
    }
leaderboard-passed = Tout le monde sur cette page a quitté le serveur. La suite est plus bas.
leaderboard-more = -# Encore { $count } plus bas.
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1.**
        [2] { SIGN("medal_silver", plain: "🥈") }**2.**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
       *[other] **{ $place }.**
    }
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] gagne { $change }
        [down] perd { $change }
       *[even] stable
    }
leaderboard-legend = -# L’ordre suit le nombre placé après le nom : la cote moins son incertitude (±) · victoires–défaites–nulles en parties classées · effet de la dernière partie, affiché pendant deux semaines.
leaderboard-picture-legend = Parties classées · le nombre : la cote moins son incertitude
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = Toi : rang { $place }, **{ $strength }** (cote { $rating } ± { $deviation }) · { $record }
leaderboard-own-provisional =
    { $when ->
        [over] Toi : pas de rang cette saison, **{ $strength }** (cote { $rating } ± { $deviation }) · { $record }
       *[running] Toi : pas encore de rang, **{ $strength }** (cote { $rating } ± { $deviation }) · { $record }
    }
leaderboard-own-unlisted = Tu n’apparais pas dans les classements, alors rien que pour toi : **{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading =
    { $when ->
        [over] Sans rang
       *[running] Pas encore de rang
    }
leaderboard-provisional =
    { $when ->
        [over] Sans rang, faute de { leaderboard-three } : { $names }
       *[running] Pas encore de rang, il faut { leaderboard-three } : { $names }
    }
leaderboard-alt-provisional = Sans rang : { $names }.
leaderboard-alt-provisional-one = { $name } ({ $strength })
leaderboard-provisional-player = { $player } ({ $strength })
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }.
       *[other] { $server } : { leaderboard-title }.
    }
leaderboard-alt-told = La liste, comme dite ci-dessus.
leaderboard-alt =
    { $place } : { $name }, { $strength } ; victoires : { $wins }, défaites : { $losses }, nulles : { $draws }{ $trend ->
        [up] , en hausse de { $change }
        [down] , en baisse de { $change }
       *[even] { "" }
    }.
button-season = Cette saison
button-all-time = Depuis toujours
button-top = Tout en haut
button-further = Plus bas
button-share = Montrer à tous
solvers-title = Classement des énigmes, ce serveur
solvers-heading = 🧩 **{ solvers-title }**
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · { $solved } sur { $tries }
solvers-empty = Il n’y a encore personne sur cette liste.
solvers-own = Toi : place { $place } sur { $of }, **{ $strength }** (cote aux énigmes { $rating } ± { $deviation }) · { $solved } sur { $tries }
solvers-absent =
    { $why ->
        [unlisted] Tu n’y figures pas, car tu n’apparais pas dans les classements : { COMMAND("settings") }
        [none-here] Tu y figureras dès que tu auras résolu une énigme du jour sur ce serveur : { COMMAND("daily") }
       *[not-asked] Tu n’y figures pas : tes énigmes ne sont visibles que pour toi. **Participer** montre ta cote ici et dans ton profil, et fait compter les énigmes du jour que tu résous sur un serveur.
    }
solvers-legend = -# L’ordre suit le nombre placé après le nom : la cote aux énigmes moins son incertitude · ensuite, les énigmes résolues au premier essai, sans indice.
solvers-picture-legend = Le nombre : cote moins incertitude
solvers-alt-title = { $server } : { solvers-title }.
solvers-alt = { $place } : { $name }, { $strength }, { $solved } énigmes résolues sur { $tries }.
button-solvers = Classement des énigmes
button-take-part = Participer

## Champions: the end of a season, and the hall of fame.

command-champions = Le palmarès : qui a gagné les saisons ?
hall-title =
    Palmarès : { edition-title }{ $where ->
        [everywhere] , partout
       *[here] { "" }
    }
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
hall-line = 👑 { $season } : { $player } · **{ $rating }**
hall-empty = Pas encore de couronne : la première pour { edition-title } est à prendre. Cette saison se termine le <t:{ $until }:D>. Lance un défi : { COMMAND("challenge") } !
hall-alt =
    { $server ->
        [none] { hall-title }.
       *[other] { $server } : { hall-title }.
    }
hall-alt-line = { $season } : un chat couronné, { $name }, { $rating }.
season-over = 👑 **La saison est finie !** { $title }
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
picture-season-over = Saison terminée
picture-champion = Gagne la saison
season-champion = 🥇 **{ picture-champion } :** { $player } · **{ $rating }**
season-over-alt-champion = { picture-champion } : { $name }, { $rating }.
role-held =
    { $held ->
        [yes] 👑 { $role } revient maintenant à { $names }.
       *[no] Personne n’a { $role } en ce moment.
    }
season-matches =
    { $matches ->
        [one] { $matches } partie classée
       *[other] { $matches } parties classées
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
season-longest = { $turns } coups en tout, dont { $longest } dans la partie la plus longue
season-upset = Surprise de la saison : { $winner } a battu { $loser }, qui garde pourtant { $ahead } points d’avance
season-matches-label = parties
season-people-label = personnes
season-longest-label = record de coups
season-over-alt =
    { $server ->
        [none] Un podium de chats, le premier couronné. { $title }.
       *[other] { $server } : un podium de chats, le premier couronné. { $title }.
    }
season-over-alt-line = { $place } : { $name }, { $rating }.
cup-over-alt-line = { $place } : { $name }.
season-over-alt-number = { $what } : { $number }.

## Profiles.

command-profile = Le profil boop de quelqu’un : cote, bilan et chiffres amusants
command-profile-member = Le profil à voir ; laisse vide pour le tien
command-profile-edition = L’édition de la courbe ; par défaut, la plus jouée ces derniers temps
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }** · victoires : { $wins }, défaites : { $losses }, nulles : { $draws }
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }** attend sa première partie entre amis
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
profile-unlisted = Rien que pour toi, car tu n’apparais pas dans les classements ({ COMMAND("settings") }).
profile-edition = **{ edition-title }** : { $score } (roux { $orange } · smoking { $gray }){ $where ->
        [unrated] { "" }
        [everywhere] { " " }· cote **{ $rating }** ± { $deviation } partout
       *[here] { " " }· cote **{ $rating }** ± { $deviation } ici
    }
profile-deviation = ± indique la marge d’erreur d’une cote. Les classements montrent la cote moins ± : le nombre y est donc plus petit.
profile-unrated = Pas encore de partie classée à { edition }, donc pas de courbe.
profile-grown =
    { SIGN("grown", plain: "🎓") }{ $count ->
        [one] { $count } chaton a grandi
       *[other] { $count } chatons ont grandi
    }
profile-boops =
    { SIGN("fall", plain: "💨") }{ $count ->
        [one] { $count } pièce adverse boopée
       *[other] { $count } pièces adverses boopées
    } hors du lit
profile-streak =
    🔥 Plus longue série de victoires : { $longest }{ $current ->
        [0] { "" }
       *[other] { " " }(en ce moment : { $current })
    }
profile-square = { SIGN("cat_marmalade", plain: "🐱") }Case favorite pour débuter : { $square }, { $times } fois sur { $total }
profile-with-me = { SIGN("even", plain: "🤝") }Contre toi · victoires : { $wins }, défaites : { $losses }, nulles : { $draws }
profile-highest = { SIGN("trophy", plain: "🏆") }Plus haut niveau battu sans indice : { level-name }
profile-ladder = Niveaux battus sans indice : { $count } sur { $all }
profile-alt-ladder = { $title } ({ $levels }).
profile-against-bot = 🤖 Contre moi, victoires–défaites–nulles : { $scores }
profile-bot-apart = Les parties contre moi ne comptent que là : le reste concerne les parties entre personnes.
profile-chart =
    Cote à { edition }, { $where ->
        [everywhere] partout
        [named] { $server }
       *[here] ce serveur
    }
profile-chart-puzzles = Cote aux énigmes
profile-alt-first = Carte de profil : { $name } attend sa première partie entre amis.
profile-alt-name = Carte de profil : { $name }.
profile-alt-told = Les nombres, comme dits ci-dessus.
profile-alt =
    Carte de profil : { $name }. Parties : { $matches } (victoires : { $wins }, défaites : { $losses }, nulles : { $draws }). Chatons devenus grands : { $grown }. Pièces boopées hors du lit : { $boops }. Plus longue série de victoires : { $streak }.{ $square ->
        [none] { "" }
       *[other] { " " }Case favorite pour débuter : { $square }.
    }
card-first = première partie à venir
card-record = bilan total
card-grown = grandis
card-falls = hors du lit
card-streak = série record
card-square = case favorite
card-puzzles = énigmes
card-crowns = couronnes
card-won = tournois gagnés
card-level = niveau du bot
card-bot = contre moi
card-days = jours de suite
profile-crowns =
    { SIGN("crown", plain: "👑") }{ $count ->
        [one] { $count } saison gagnée sur ce serveur
       *[other] { $count } saisons gagnées sur ce serveur
    }
profile-won =
    { $contest-kind ->
        [league] 🏆 Divisions de ligue gagnées ici : { $count }
        [cup] 🏆 Coupes gagnées ici : { $count }
       *[arena] 🏟️ Arènes gagnées ici : { $count }
    }
profile-alt-crowns =
    Une couronne : { $count ->
        [one] { $count } saison gagnée sur ce serveur.
       *[other] { $count } saisons gagnées sur ce serveur.
    }
profile-alt-won = Tournois gagnés sur ce serveur : { $count }.
profile-alt-chart =
    { profile-chart }, sur { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } : de { $first } à { $last } ± { $deviation }, au plus bas { $low }, au plus haut { $high }.
profile-alt-chart-puzzles =
    { profile-chart-puzzles }, sur { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    } : de { $first } à { $last } ± { $deviation }, au plus bas { $low }, au plus haut { $high }.
profile-alt-badges = Badges : { $badges }.

## Puzzles. Turns are told in words, as `turn-named` names them.

command-puzzle = Une énigme, rien que pour toi : trouve le seul coup qui gagne, ou le seul qui tient
command-puzzle-difficulty = La difficulté ; par défaut, adaptée à ton niveau
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] Facile
        [medium] Moyenne
       *[hard] Difficile
    }
command-daily = L’énigme du jour : la même pour tout le monde, une nouvelle à minuit UTC
puzzle-daily = ☀️ **Énigme du jour, { $day }** · { edition }
puzzle-daily-small = ☀️ **Petite énigme du jour, { $day }** · { edition }
puzzle-hardness = 🐾 Difficulté { $number } sur 5 : le lundi est le plus facile, le dimanche le plus dur.
puzzle-small = 🌱 Tu débutes ? **{ button-small-puzzle }** se résout en un coup et compte aussi pour ta série.
puzzle-why-small = Chaque jour a deux énigmes : celle-ci se joue en un coup, **{ button-daily }** en plusieurs. L’une ou l’autre suffit à ta série.
puzzle-ends-hidden = Dans une énigme, je ne dis pas d’avance qui grandit ni ce qui gagne.
puzzle-title = 🧩 **Énigme { $number }** · { edition }
puzzle-title-one-turn = 🧩 **Énigme { $number } en un coup** · { edition }
puzzle-title-defence = 🧩 **Défense { $number }** · { edition }
puzzle-task =
    Tu joues les { $side ->
        [orange] { sign } roux
       *[gray] { sign } smokings
    }. { $what ->
        [grows] Un seul coup fait grandir trois de tes chatons. Lequel ?
        [wins] Un seul coup gagne tout de suite. Lequel ?
        [holds] Un seul coup tient : avec tous les autres, l’adversaire gagne tout de suite. Lequel ?
       *[forces] Un seul coup force la victoire en { $turns } de tes coups. Lequel ?
    }
puzzle-go-on =
    ✅ Bien vu : { $turn } ! L’adversaire répond au mieux : { $answer }. { $left ->
        [1] À toi de jouer : gagne tout de suite.
       *[other] À toi de jouer : gagne en { $left } de tes coups.
    }
puzzle-wrong = ❌ Ce n’est pas ça : { $turn }.
puzzle-wrong-kind = Mais la case est la bonne : essaies-y l’autre pièce.
puzzle-wrong-rest =
    { $rest ->
        [ghost] Mais la pièce et la case sont bonnes : tout dépend de ton fantôme.
       *[growing] Mais la pièce et la case sont bonnes : tout dépend de ceux qui grandissent.
    }
puzzle-wrong-at-once =
    { $what ->
        [grows] Aucun trio ne grandit : tu n’as pas trois pièces alignées.
       *[wins]
            Ce coup ne gagne pas : tu n’as pas trois { $kind ->
                [cat] chats
               *[kitten] chatons
            } alignés.
    }
puzzle-wrong-later = ❌ Ce coup gagne aussi, mais plus tard : { $turn }. Un autre est plus rapide.
puzzle-wrong-leaves = ❌ Ce n’est pas ça : { $turn }. L’adversaire gagne alors { winning-on }.
puzzle-wrong-shown = L’image montre ce que ton coup a fait.
puzzle-answered =
    { $how ->
        [wins] L’adversaire répond : { $answer }, et c’est perdu.
       *[late] L’adversaire répond : { $answer }, et tu ne peux plus gagner à temps.
    }
puzzle-answered-shown = L’image montre cette réponse.
puzzle-edition =
    { $edition ->
        [kittens] Rien que des chatons : personne ne grandit, et trois chatons alignés gagnent.
       *[ghost] Avec des fantômes : à la fin de ton coup, ton fantôme peut entrer par n’importe quel bord ; s’il est déjà sur le lit, il glisse d’une couture et pousse les pièces d’à côté. Trois chats alignés gagnent.
    }
puzzle-tries =
    { $tries ->
        [1] Encore un essai.
        [2] Encore deux essais.
       *[other] Trois essais.
    }
button-try-again = Réessayer
puzzle-hint =
    💡 C’est un { $kind ->
        [cat] chat
       *[kitten] chaton
    }, dans le quart { $part ->
        [top-left] en haut à gauche, de a4 à c6
        [top-right] en haut à droite, de d4 à f6
        [bottom-left] en bas à gauche, de a1 à c3
       *[bottom-right] en bas à droite, de d1 à f3
    }.
puzzle-hint-ghost = Ton fantôme entre aussi.
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } Énigme résolue { puzzle-how } !
puzzle-how =
    { $misses ->
        [0] au premier essai
        [1] au deuxième essai
       *[other] au troisième essai
    }{ $hinted ->
        [yes] , avec l’indice
       *[no] { "" }
    }
puzzle-answer =
    { $solved ->
        [yes] Le coup décisif : **{ $turn }**.
        [part] Ton début était juste. La suite : **{ $turn }**.
       *[no] Le bon coup : **{ $turn }**.
    }
puzzle-rating = Ta cote aux énigmes : **{ $rating }** ({ $change }) · celle de cette énigme : { $puzzle }.
puzzle-rating-unsure = Ta cote aux énigmes se précise encore : environ **{ $rating }** · celle de cette énigme : { $puzzle }.
puzzle-rating-first = Pour ta cote, une énigme compte comme résolue seulement au premier essai, sans indice.
puzzle-idea-grows =
    Il fait grandir { $count ->
        [one] { $count } chaton
       *[other] { $count } chatons
    }.
puzzle-idea-falls =
    Il boope { $count ->
        [one] { $count } pièce adverse
       *[other] { $count } pièces adverses
    } hors du lit.
puzzle-idea-stops = Il empêche l’adversaire de gagner { winning-on }.
puzzle-idea-threatens = Il menace de gagner { winning-on } ; quelle que soit la réponse, c’est gagné.
puzzle-idea-quiet = Il ne menace pas encore de gagner, et pourtant, quelle que soit la réponse, c’est gagné.
puzzle-idea-forces = Quelle que soit la réponse, c’est gagné.
puzzle-idea-holds = Avec n’importe quel autre coup, l’adversaire gagnerait tout de suite.
puzzle-reply-loses =
    Toutes les réponses perdent ; après celle-ci, { $count ->
        [one] { $count } case te fait gagner
       *[other] { $count } cases te font gagner
    }.
puzzle-reply-stops = Cette réponse t’empêche de gagner { winning-on }.
puzzle-reply-threatens = Cette réponse menace de gagner { winning-on }.
puzzle-reply-pushes =
    Cette réponse pousse hors du lit { $many ->
        [yes] { $count } de tes pièces
       *[no]
            { $count ->
                [1] ta pièce en { $squares }
               *[other] tes pièces en { $squares }
            }
    }.
puzzle-reply-keeps = Cette réponse t’empêche de compléter une ligne { on-squares }.
puzzle-reply-grows =
    Cette réponse fait grandir { $count ->
        [one] { $count } chaton adverse
       *[other] { $count } chatons adverses
    }.
puzzle-reply-line = Cette réponse prépare une ligne adverse, qui grandirait avec une pièce de plus { on-squares }.
puzzle-why-already = L’adversaire en menaçait déjà.
puzzle-why-pushed =
    C’est possible seulement parce que { $by ->
        [ghost] ton fantôme
       *[piece] ton coup
    } a poussé { $kind ->
        [cat] le chat
       *[kitten] le chaton
    } adverse de { $origin } à { $to }.
puzzle-why-idle = Ton coup ne menaçait pas de gagner.
puzzle-why-apart =
    La ligne { $line } serait complète, mais { $by ->
        [ghost] ton fantôme
       *[piece] le coup
    } pousse { $kind ->
        [cat] ton chat
       *[kitten] ton chaton
    } de { $origin } { $to ->
        [none] hors du lit
       *[other] vers { $to }
    }.
puzzle-why-mixed = La ligne { $line } n’est pas faite que de chats : elle grandit au lieu de gagner.
puzzle-step = Coup { $number } sur { $count } : { $turn }.
puzzle-streak =
    🔥 { $current ->
        [0] Ta série commence avec la prochaine énigme du jour que tu résous.
        [one] Ta série : { $current } jour. Reviens demain !
       *[other] Ta série : { $current } jours.
    }{ $longest ->
        [0] { "" }
       *[other] { " " }La plus longue : { $longest }.
    }
puzzle-streak-forgiven = Les jours où je n’étais pas là n’interrompent aucune série.
puzzle-server-streak =
    🏡 La série de ce serveur : { $current ->
        [one] { $current } jour
       *[other] { $current } jours
    }.
puzzle-uncounted = La tienne n’y compte pas encore. **{ button-count }** change cela, et ton nom pourra être cité demain.
puzzle-next-daily = La prochaine arrive <t:{ $at }:R>.
puzzle-call-promised = 📬 Je te le rappellerai demain vers <t:{ $at }:t>, puis chaque jour tant que tu viens.
puzzle-call-blocked = Mon dernier message ne t'est pas parvenu : autorise les messages privés.
picture-daily =
    { $small ->
        [yes] petite énigme du jour
       *[no] { edition } du jour
    } · { $day }
picture-task =
    { $side ->
        [orange] Les roux jouent
       *[gray] Les smokings jouent
    } : { $what ->
        [grows] un coup fait grandir trois chatons
        [wins] gagne en un coup
        [holds] un seul coup tient
       *[forces] force la victoire en { $turns } coups
    }
picture-daily-post = Énigme du jour, { $day } · { edition }
alt-task = { picture-task }.
alt-daily-post = { picture-daily-post }. { picture-task }.
puzzle-outcome =
    { $solved ->
        [yes] résolue { puzzle-how }
       *[no] pas cette fois
    }
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $current } jours d’affilée
    }
alt-daily =
    { $who } : { picture-daily }, { puzzle-outcome }{ $current ->
        [0] .
        [1] .
       *[other] , série de { $current } jours.
    }
puzzle-post =
    ☀️ **Énigme du jour, { $day }** · { edition }
    { $side ->
        [orange] Les { sign } roux jouent et gagnent en { $turns } coups.
       *[gray] Les { sign } smokings jouent et gagnent en { $turns } coups.
    } Un seul coup y mène : à toi de le trouver, en privé, en trois essais.
puzzle-yesterday =
    -# Hier, { $count ->
        [0] personne ne l’a résolue pour ce serveur
       *[other]
            résolue par { $who }{ $more ->
                [0] { "" }
                [one] { " " }et { $more } autre
               *[other] { " " }et { $more } autres
            }
    } · la solution : ||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $streak } jours de suite ici
    }
puzzle-rests = 💤 Personne n’a ouvert l’énigme du jour ici depuis deux semaines : elle fait donc une pause. Dès que quelqu’un ouvre { COMMAND("daily") } ici, elle revient chaque jour.
puzzle-kept = ☀️ { $who } en redemande : l’énigme du jour continue.
puzzle-streak-stays = J’ai été absent une partie de la journée, la série continue donc.
puzzle-answer-alt = La solution d’hier. { $told }
puzzle-small-saves = 🌱 La journée n'est pas perdue : résous la petite énigme et ta série continue.
puzzle-daily-saves = ☀️ La journée n'est pas perdue : résous l'énigme du jour et ta série continue.
puzzle-counted = Désormais, les énigmes du jour que tu résous sur un serveur comptent pour sa série. Pour changer d’avis : { COMMAND("settings") }.
button-tell = J’abandonne : la solution
button-show-me = La solution pas à pas
button-next-puzzle = Énigme suivante
button-easier-puzzle = Une plus facile
button-puzzle-step = Un cran plus dur
button-small-puzzle = Petite énigme
button-call = Rappelle-le-moi chaque jour
button-call-off = Plus de rappels
button-daily = Énigme du jour
button-post-daily = Oui, chaque jour
button-see-daily = Voir seulement celle du jour
button-show-result = Montrer à tous
button-count = Toujours compter les miennes ici
button-solve = Résoudre
command-settings-puzzles-on-card = Montrer tes énigmes résolues et ta cote dans ton profil et au classement des énigmes
command-settings-puzzles-for-server = Faire compter pour la série d’un serveur les énigmes du jour que tu y résous
command-settings-puzzle-reminder = Chaque jour vers cette heure, un message privé sur l’énigme du jour, tant que tu viens
command-server-daily-puzzle = Publier l’énigme du jour dans ce salon
profile-puzzles-private = Ici, tes énigmes ne sont visibles que pour toi ; { COMMAND("settings") } peut les montrer aux autres.
profile-puzzles =
    🧩 Énigmes résolues : { $count }{ $rating ->
        [none] { "" }
       *[other] { "\u202F" }; cote aux énigmes : { $rating }
    }{ $longest ->
        [0] { "" }
       *[other] { "\u202F" }; énigmes du jour de suite : { $current } (record : { $longest })
    }
profile-alt-puzzles = { profile-puzzles }.

## What has been played.

command-history = Tes parties finies, la plus récente d’abord
command-replay = Revoir coup par coup une de tes parties, une partie de ce salon ou une feuille de partie
command-replay-file = Une feuille de partie, de 64 Kio au plus
command-replay-match = Quelle partie ; la liste donne les dernières, par adversaire
history-none = Tu n’as encore aucune partie finie. { COMMAND("games") } montre celles qui sont en cours.
history-title = Tes parties finies, la plus récente d’abord :
history-line =
    { $result ->
        [won] 🏆 Victoire contre { $opponent }
        [lost] 🐾 Défaite contre { $opponent }
        [drawn] 🤝 Nulle contre { $opponent }
       *[nobody] 🧺 Sans résultat contre { $opponent }
    } · { ending } · { edition } · { games-turns } · partie { $match } · <t:{ $ended }:d>
history-rating = cote { $change }
history-option =
    { $result ->
        [won] Victoire contre { $opponent }
        [lost] Défaite contre { $opponent }
        [drawn] Nulle contre { $opponent }
       *[nobody] Sans résultat contre { $opponent }
    } · partie { $match }
history-replay = Revoir une de ces parties
ending =
    { $ending ->
        [line] trois chats alignés
        [eight-cats] huit chats sur le lit
        [three-kittens] trois chatons alignés
        [resigned] par abandon
        [time] au temps
        [agreed] d’un commun accord
        [repetition] trois fois la même position
        [turn-limit] 300 coups
        [cancelled] arrêtée par la modération
        [left-contest] annulée, faute d’adversaire
        [called-off] annulée
       *[abandoned] restée inachevée
    }
replay-title = 🎞️ Partie { $match } : { $orange } contre { $gray } · coup { $turn } sur { $turns }
replay-start = Le lit est fait, et il n’y a encore personne dessus.
replay-record = La feuille de la partie. Tout le monde peut la revoir avec { COMMAND("replay") } et `{ option-file }`. Le second fichier raconte chaque coup en mots.
replay-file-title = 🎞️ Feuille de partie : { $orange } contre { $gray } · { edition } · coup { $turn } sur { $turns }
film-of-match = 🎬 Partie { $match } : { $orange } contre { $gray }, du premier coup au dernier.
film-of-file = 🎬 { $orange } contre { $gray }, du premier coup au dernier.
film-progress = 🎬 Je dessine le coup { $turn } sur { $turns }…
film-waiting = 🎬 Il y a un peu d’attente : ton film arrive bientôt…
name-rated = { $name } ({ $rating })
film-alt =
    { $orange } contre { $gray } : toute la partie en film, { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }. À la fin : { $told }
highlights-of-match = ✨ Partie { $match } : { $orange } contre { $gray }, les coups les plus animés.
highlights-of-file = ✨ { $orange } contre { $gray }, les coups les plus animés.
highlights-alt = { $orange } contre { $gray } : les coups les plus animés ({ $turns }), en petit film. À la fin : { $told }
highlights-alt-turn = { $turn }, { $player } : { $played }
highlights-turn = { $turn } · { $told }
button-highlights = Temps forts
button-animate = Film
replay-jump-title = Aller à un coup
replay-jump-label = Quel coup, de 0 à { $turns } ?
button-first = Début
button-step-back = Précédent
button-step-on = Suivant
button-last = Fin
button-jump = Aller au coup
button-record = En fichier

## What a player has chosen for themselves.

settings-mine = Tes réglages :
settings-saved =
    { $in-the-way ->
        [yes] ✅ Enregistré, mais quelque chose ne marche pas encore : voir les lignes avec ⚠️ plus haut.
       *[no] ✅ Enregistré.
    }
settings-blocked = Je ne peux pas t’envoyer de messages privés, alors je te fais signe dans le salon de la partie. Autorise-les, puis choisis de nouveau.
settings-unknown-zone = ⚠️ Je ne connais pas le fuseau horaire { $code }, le tien reste donc { $zone } ; le reste est enregistré. Essaie la grande ville qui donne son nom à ton fuseau, ou tape `/settings { option-time-zone }:` pour avoir la liste.
block-list =
    { $count ->
        [one] Tu bloques { $count } personne. Choisis-la ci-dessous pour la débloquer.
       *[other] Tu bloques { $count } personnes. Choisis ci-dessous qui débloquer.
    }
block-none = Tu ne bloques personne.
block-how = -# Pour bloquer quelqu’un, appuie longuement sur son nom (ou clic droit), puis **Applications** › **{ command-block-menu }**.
block-choose = Débloquer quelqu’un
block-done = 🚫 Tu bloques maintenant { $whom }. Entre vous, plus aucun défi ne peut être lancé ni accepté. Personne d’autre n’en saura rien.
block-running =
    { $count ->
        [one] { $count } partie en cours entre vous continue.
       *[other] { $count } parties en cours entre vous continuent.
    }
block-lifted = Tu ne bloques plus { $whom }.
button-blocked = Personnes bloquées
button-unblock = Débloquer
setting-line = • { $name } : **{ $value }**
setting-on =
    { $on ->
        [yes] oui
       *[no] non
    }
setting-on-not-here = oui, mais pas sur ce serveur
setting-hours =
    { $quiet ->
        [some] de { $from } h à { $until } h
       *[none] aucune
    }
setting-hour =
    { $hour ->
        [none] Pas d’heures calmes
       *[other] { $hour } h
    }
setting-puzzle-reminder = chaque jour vers <t:{ $at }:t>
setting-channels =
    { $channels ->
        [everywhere] partout
       *[some] seulement dans { $list }, et toujours au club et dans les salons des tournois
    }
setting-puzzle =
    { $channel ->
        [none] nulle part
        [gone] ⚠️ son salon n’existe plus
       *[other] { $channel }
    }
setting-puzzle-rests = 💤 Elle fait une pause : personne ne l’a ouverte depuis deux semaines. Elle revient dès que quelqu’un ouvre { COMMAND("daily") } sur ce serveur, ou que tu choisis de nouveau son salon.
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }, comme dans Discord
    }
form-label =
    { $field ->
        [reminders] Rappels
        [daily-hour] Heure du message du jour
        [puzzle-reminder] Rappel de l’énigme du jour
        [quiet] Heures calmes
        [quiet-from] Début des heures calmes
        [quiet-until] Fin des heures calmes
        [time-zone] Fuseau horaire
        [boards-move] Plateaux animés
        [pushes-in-words] Poussées en mots
        [warnings] Avertissements dans l’aperçu
        [leaderboards] Classements et profil
        [puzzles-on-card] Énigmes sur ta carte
        [puzzles-for-server] Énigmes comptées pour le serveur
        [challenges-from] Qui peut te défier
        [language] Langue
        [edition] Édition
        [pace] Temps
        [threads] Un fil par partie
        [matches-here] Où l’on joue
        [daily-puzzle] Énigme du jour
        [play] Pendant tes parties
        [privacy] Ce que voient les autres
        [boards] Plateaux et fils
        [contests] Ligues, coupes et arènes
        [anyone-announces] Chacun peut annoncer ligues, coupes et arènes
        [member] Avec qui jouer
        [first] Qui commence, et combien de parties
        [clubhouse] Club
        [results] Résultats
        [posts] Ce que j’y publie
        [house] Tableau du club
        [week] La semaine
        [week-hour] La semaine : le lundi à quelle heure (UTC)
        [season] Fin de saison
        [badges] Badges
        [champion-role] Rôle des champions
        [friendly] Amicale
        [with-hints] Indices
        [lose-on-time] Défaite au temps
        [nights-off] Nuits sans chrono
        [away-from] Début de l’absence
        [away-days] Durée de l’absence
        [away-rules] Ton chrono
        [rescue] Filet de sécurité
        [weekends-off] Week-ends sans chrono
        [note] Note
        [contest-name] Nom
        [contest-begins] Début
        [arena-lasts] Durée
        [end-reason] Raison
        [contest-member] Qui retirer
        [contest-kept-out] Qui
        [vote-level] Mon niveau de jeu
        [vote-hours] Rythme des coups
        [vote-code] Code
       *[terms] Conditions
    }
form-title =
    { $form ->
        [reminders] Rappels
        [privacy] Jeu et vie privée
        [language] Choisir la langue
        [matches] Parties et tournois
        [channels] Salons
        [clubhouse] Club
        [away] Absence
        [note] Ta note
        [league] Nouvelle ligue
        [cup] Nouvelle coupe
        [arena] Nouvelle arène
        [contest-correct] Modifier avant le début
        [end-reason] Arrêter la partie
        [contest-end] Arrêter
        [contest-remove] Retirer quelqu’un
        [contest-let-in] Permettre à quelqu’un de revenir
        [vote] Nouvelle partie par votes
        [vote-challenge] Défier un autre serveur
        [vote-code] Accepter un défi
       *[challenge] Défi
    }
form-note = Personne d’autre ne la voit, même après la partie ; vide-la pour l’effacer
form-about-end-reason = Les deux la liront sous le plateau. Je ne la garde pas.
form-about-remove-reason = Elle sera dans mon message privé à cette personne. Je ne la garde pas.
form-anybody = Tout le monde ici
form-time-zone = Par exemple Europe/Paris, ou juste Paris, la ville qui lui donne son nom
form-daily-puzzle = Où je la publie chaque jour à minuit UTC ; laisse vide pour ne pas la publier
form-about-anyone-announces = Sinon, seules les personnes qui gèrent le serveur annoncent ligues, coupes et arènes
form-matches-here = Où l’on peut jouer ; vide : partout. Au club et dans les tournois, toujours

## What is kept about a person.

command-privacy = Voir ce que je garde sur toi et pourquoi, le recevoir en fichier ou tout faire supprimer
privacy =
    🔒 **Ce que je garde sur toi, et pourquoi**
    • Ton identifiant Discord et ton nom : pour savoir à qui c’est de jouer, et te nommer dans les listes et les images.
    • Tes défis et tes parties, avec chaque coup, son heure, le serveur et le salon : pour continuer et pour revoir. Et aussi tes indices, tes coups prévus, tes votes, et les analyses, sans les noms.
    • Ta langue, tes réglages ({ COMMAND("settings") }), si je peux t’écrire, et qui tu bloques (personne d’autre ne le voit).
    • Quels rappels je t’ai envoyés, jamais leur texte : pour les mettre à jour.
    • Tes cotes et tes chiffres : pour les classements et { COMMAND("profile") }. `{ option-leaderboards }`, dans { COMMAND("settings") }, te cache des deux, et les autres ne peuvent plus revoir tes parties.
    • Les énigmes que tu as reçues et tes réponses : pour tes séries, ta cote aux énigmes et les énigmes suivantes. Ta carte ne les montre que si tu le veux.
    • Tes notes sur tes parties, et les parties que tu suis.
    • Ton avatar, seulement en mémoire vive, pour les classements et ta carte.
    Sur les serveurs, je ne lis aucun message. En message privé, je lis les coups que tu écris, et je ne garde aucun message. La personne qui m’héberge peut garder des sauvegardes quelque temps.
    • Les ligues, coupes et arènes où tu joues, et tes jours d’absence : pour te trouver des adversaires et arrêter tes pendules.
    • Sur un serveur : ses réglages, ses compétitions et ses parties à votes, et les messages que j’y publie. Je les garde même si l’on me retire, au cas où l’on m’invite à nouveau.
    Avec **Exporter**, tu reçois le tout en fichier ; **Supprimer** t’efface de ma mémoire, après deux questions.
privacy-export = Tout ce que je garde sur toi, en JSON.
privacy-sure =
    Dois-je t’oublier ? Ton nom, tes réglages, tes cotes et ton profil disparaîtraient pour de bon. { $running ->
        [0] Tu n’as aucune partie en cours.
        [one] Ta partie en cours serait abandonnée.
       *[other] Tes { $running } parties en cours seraient abandonnées.
    } Tes adversaires gardent vos parties finies, avec « { former-player } » à ta place. Tes défis ouverts prendraient fin. Ce que j’ai publié dans des salons y reste jusqu’à ce que quelqu’un le supprime.
privacy-really = Dernière question, car c’est définitif : je t’oublie pour de bon ?
privacy-forgotten = Voilà, je ne sais plus rien de toi. Merci pour toutes ces parties, et adieu ! Si tu reviens un jour, tu repartiras de zéro.
privacy-kept = D’accord, tout reste comme avant.
button-export = Exporter
button-delete = Supprimer
button-forget = Oui, oublie-moi
button-forget-really = Oublie-moi pour de bon
button-keep = Non, tout garder

## What the clock says by itself.

notice-remind = { $mover }, { $waiting } attend que tu joues dans la partie { $match }.
notice-remind-due = Ton coup est attendu <t:{ $until }:R>
notice-away = Je ne suis plus sur le serveur de cette partie · { COMMAND("board") } l’amène là où tu es
notice-time-up = { $waiting }, { $mover } n’a plus de temps.
notice-time-up-how =
    { $counts ->
        [yes]
            Réclame la victoire, ou donne { $extra ->
                [minutes] dix minutes
               *[day] un jour
            } de plus.
       *[no]
            Vous n’avez pas encore joué deux coups chacun. Annule la partie, ou donne { $extra ->
                [minutes] dix minutes
               *[day] un jour
            } de plus.
    }
notice-time-up-until = Partie { $match } · { $mover } peut encore jouer · si rien ne se passe, la partie s’arrête sans résultat <t:{ $closes }:R>
notice-ask = { $who }, personne n’a joué dans la partie { $match } depuis trente jours. On continue ?
notice-ask-until = Sinon, la partie s’arrête sans résultat <t:{ $closes }:R>
button-claim =
    { $counts ->
        [yes] Réclamer la victoire
       *[no] Annuler la partie
    }
button-extend =
    { $extra ->
        [minutes] Dix minutes de plus
       *[day] Un jour de plus
    }
button-go-on = On continue
button-board = Aller au plateau
button-match = Partie { $match }
notice-late =
    Tu n’as plus de temps contre { $other } dans la partie { $match }. { $counts ->
        [yes] Tu peux encore jouer, tant que la victoire n’est pas réclamée.
       *[no] Tu peux encore jouer.
    }
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by } a joué.
                [ask] { $by } a joué.
                [paused] { $by } a joué : la pause est finie.
                [late] { $by } a fini par jouer.
               *[time-up] { $by } a fini par jouer.
            }
        [claimed] { $by } a réclamé la victoire.
        [day] { $by } a donné plus de temps à { $other }.
        [time] { $by } a donné plus de temps à { $other }.
        [taken-back]
            { $kind ->
                [paused] Des coups de la partie { $match } ont été repris : la pause est finie.
                [time-up] Des coups de la partie { $match } ont été repris.
                [late] Des coups de la partie { $match } ont été repris.
                [ask] Des coups de la partie { $match } ont été repris.
               *[remind] Des coups de la partie { $match } ont été repris.
            }
        [paused] Le chrono de la partie { $match } est arrêté.
        [resumed] { $by } a relancé le chrono.
        [anew] L’échéance de la partie { $match } a changé. La nouvelle est sur le plateau.
        [kept] { $by } continue la partie { $match }.
        [went-on] La partie { $match } continue.
        [rescued] Le temps de { $by } était écoulé : des jours d’absence ont pris le relais.
        [timed-out] Le temps de { $other } est écoulé.
       *[over] La partie { $match } est finie.
    }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

more-time =
    { $pace ->
        [ten-minutes] 10 minutes
        [one-day] 1 jour
        [three-days] 3 jours
       *[seven-days] 7 jours
    }
offer-made =
    { $offer ->
        [draw] { $other }, { $by } propose la nulle.
        [pause] { $other }, { $by } demande une pause : le chrono s’arrêterait jusqu’au prochain coup joué.
        [time] { $other }, { $by } demande { more-time } de plus pour ce coup.
        [takeback-one]
            { $other }, { $by } demande à reprendre le coup { $last } ({ $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square }).
       *[takeback-two]
            { $other }, { $by } demande à reprendre les coups { $first } et { $last } ({ $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square }, et ton { $other-kind ->
                [cat] chat
               *[kitten] chaton
            } en { $other-square }).
    }
offer-terms = Partie { $match } · valable jusqu’au prochain coup
offer-draw-early = Vous n’avez pas encore joué deux coups chacun : une nulle maintenant finirait la partie comme si elle n’avait pas eu lieu.
offer-declined =
    { $offer ->
        [draw] { $other }, { $by } refuse la nulle.
        [takeback] { $other }, { $by } refuse que tu reprennes ton coup.
        [pause] { $other }, { $by } refuse la pause.
       *[time] { $other }, { $by } refuse de donner plus de temps.
    }
offer-paused = { $other }, { $by } est d’accord : le chrono est arrêté jusqu’au prochain coup joué.
offer-resumed = { $other }, { $by } a relancé le chrono.
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest } est en pause, et le chrono arrêté jusqu’à ce que la personne qui gère le serveur mette fin à la pause. On peut quand même jouer.
       *[no] ▶️ { $mover }, ton chrono tourne de nouveau : { $contest } n’est plus en pause. À toi de jouer.
    }
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest } est en pause, et les chronos de { $movers } sont arrêtés jusqu’à ce que la personne qui gère le serveur mette fin à la pause. On peut quand même jouer.
       *[no] ▶️ { $movers }, vos chronos tournent de nouveau : { $contest } n’est plus en pause. À vous de jouer ; chaque plateau dit jusqu’à quand.
    }
offer-extended = { $other }, { $by } te donne { more-time } de plus.
offer-settled =
    { $offer ->
        [draw]
            { $how ->
                [accepted] { $by } a proposé la nulle : { $other } accepte.
                [declined] { $by } a proposé la nulle : { $other } refuse.
                [withdrawn] { $by } a proposé la nulle, puis a changé d’avis.
                [turn] { $by } a proposé la nulle : un coup a été joué depuis.
               *[over] { $by } a proposé la nulle : ce n’est plus d’actualité.
            }
        [takeback]
            { $how ->
                [accepted] { $by } a demandé à reprendre son coup : { $other } accepte.
                [declined] { $by } a demandé à reprendre son coup : { $other } refuse.
                [withdrawn] { $by } a demandé à reprendre son coup, puis a changé d’avis.
                [turn] { $by } a demandé à reprendre son coup : un autre a été joué depuis.
               *[over] { $by } a demandé à reprendre son coup : ce n’est plus d’actualité.
            }
        [pause]
            { $how ->
                [accepted] { $by } a demandé une pause : { $other } accepte.
                [declined] { $by } a demandé une pause : { $other } refuse.
                [withdrawn] { $by } a demandé une pause, puis a changé d’avis.
                [turn] { $by } a demandé une pause : un coup a été joué depuis.
               *[over] { $by } a demandé une pause : ce n’est plus d’actualité.
            }
       *[time]
            { $how ->
                [accepted] { $by } a demandé plus de temps : { $other } accepte.
                [declined] { $by } a demandé plus de temps : { $other } refuse.
                [withdrawn] { $by } a demandé plus de temps, puis a changé d’avis.
                [turn] { $by } a demandé plus de temps : un coup a été joué depuis.
               *[over] { $by } a demandé plus de temps : ce n’est plus d’actualité.
            }
    }
offer-sent =
    { $offer ->
        [draw] J’ai proposé la nulle à { $other } dans la partie { $match }.
        [takeback] J’ai demandé à { $other } si tu peux reprendre ton coup dans la partie { $match }.
        [pause] J’ai demandé une pause à { $other } dans la partie { $match }. Le chrono ne s’arrête que jusqu’au prochain coup ; pour plus longtemps, il y a { COMMAND("away") }.
       *[time] J’ai demandé { more-time } de plus à { $other } dans la partie { $match }.
    }
offer-withdrawn-for =
    { $offer ->
        [draw] Ta proposition de nulle est retirée.
        [takeback] Ta demande de reprise est retirée.
        [pause] Ta demande de pause est retirée.
       *[time] Ta demande de temps est retirée.
    }
offer-sent-terms = Je te dirai la réponse. C’est valable jusqu’au prochain coup ; pour le retirer, appuie sur **{ button-more }**.
plan-taken-back = Ce que tu avais prévu pour la suite est effacé aussi.
offer-answered = C’est fait.
button-offer =
    { $offer ->
        [draw] Proposer la nulle
        [takeback] Demander à reprendre
        [pause] Demander une pause
       *[time] Demander { more-time } de plus
    }
button-take-back = Reprendre mon coup
take-back-sure = Reprendre les coups { $first } et { $last } ? La réponse à ton coup disparaît aussi, et pourrait changer la prochaine fois.
offer-draw-sure = Me proposer la nulle ? Si j’accepte, la partie est finie.
button-accept-offer = Accepter
button-decline-offer = Refuser
button-accept-named =
    { $offer ->
        [draw] Accepter la nulle
        [takeback] Laisser reprendre
        [pause] Accepter la pause
       *[time] Donner { more-time } de plus
    }
button-decline-named =
    { $offer ->
        [draw] Refuser la nulle
        [takeback] Ne pas laisser reprendre
        [pause] Refuser la pause
       *[time] Refuser plus de temps
    }
button-withdraw-offer = Retirer
button-resume = Relancer le chrono
refusal-done-already = C’est déjà fait : il n’y a plus rien à faire.

## Matches.

games-title =
    À toi de jouer : { $mine } · aux autres : { $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· en pause : { $paused }
    }
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · coup { $turn } · { $time ->
        [due] limite : <t:{ $until }:R>
        [paused] en pause
        [stopped] chrono arrêté
        [unmoved] sans chrono
       *[still] sans chrono, dernier coup <t:{ $since }:R>
    } · [partie { $match }]({ $link }){ $planned ->
        [yes] { " " }· ⚡ coup prévu
       *[no] { "" }
    }
games-page = -# Page { $page } sur { $pages }
games-go-to = Aller à une partie
games-option =
    { edition } · partie { $match } · { $awaits ->
        [yes] à toi de jouer
        [nobody] en pause
       *[no] à l’adversaire de jouer
    }
games-challenge = { $challenger } ([défi]({ $link }))
games-challenges = ✋ En attente de ta réponse : { $list }
games-followed-match = [partie { $match }]({ $link })
games-followed =
    -# 👀 Tu suis : { $matches }{ $more ->
        [0] { "" }
       *[other] { " " }et { $more } de plus
    }
which-match-title = De quelle partie parles-tu ?
which-match = { $opponent } · { edition } · partie { $match }
games-none = Tu n’as aucune partie en cours. Lance un défi : { COMMAND("challenge") } !
button-next = Plateau suivant
games-turns =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
change-shown = C’est fait. Le plateau est là : { $link }.
change-there = -# Le plateau : { $link }
change-unshown = C’est fait et enregistré. Discord n’accepte pas le nouveau plateau pour l’instant ; je réessaie.
change-user-installed = C’est fait et enregistré. Je ne suis pas sur ce serveur, je ne peux donc montrer le plateau que si quelqu’un y tape `/board { option-match }:{ $match }`.
change-homeless = C’est fait et enregistré. Mais je ne peux plus publier dans { $link }. `/board { option-match }:{ $match }` dans un autre salon y amène la partie. Ou bien demande à quelqu’un qui gère ce salon de m’autoriser à le voir, à y envoyer des messages (aussi dans les fils) et à joindre des fichiers : je reprendrai alors tout seul.
change-homeless-over = C’est fait et enregistré. Je ne peux plus publier dans { $link } : je préviens les deux en message privé. `/board { option-match }:{ $match }` dans un autre salon l’y montre.
form-unsaved = Rien n’a été enregistré.
typed-unread = Ici, je ne lis que les réponses à mes plateaux et à mes rappels : réponds à l’un d’eux par un coup, par exemple `c3`. { COMMAND("move") } marche partout.
resign-sure =
    { $counts ->
        [yes] Abandonner la partie { $match } ? { $opponent } gagne, et c’est définitif.
       *[no] Annuler la partie { $match } ? Vous n’avez pas encore joué deux coups chacun : elle ne comptera pas.
    }
resign-ends-series = La rencontre s’arrêterait aussi, sans résultat.
resign-lost-in-series = Une partie de votre rencontre est déjà jouée : abandonner compte donc dès le premier coup.
resign-kept = Super, on continue !
watch-turn = Le coup { $turn }, comme il s’est joué :
button-watch = Voir le coup
more-what = Partie { $match } :
more-planned = ⚡ Tu as prévu un coup ici : **{ button-plan }** le montre.
more-about =
    { $about ->
        [plan] **{ button-plan }** : choisis ta réponse à un coup qui n’est pas encore joué ; s’il vient, je la joue pour toi.
        [note] **{ button-note }** : quelques mots que personne d’autre ne peut lire.
       *[read] **{ button-read }** : ce qui se trouve où, en mots.
    }
button-note = Note
note-mine = 📝 Ta note, rien que pour toi :
note-none = Tu n’as plus de note sur la partie { $match }.
watching = Tu regardes { $orange } contre { $gray }.
button-follow =
    { $how ->
        [end] Suivre : la fin
        [turns] Suivre : chaque coup
       *[none] Ne plus suivre
    }
following =
    { $how ->
        [end] Je t’écrirai quand la partie { $match } sera finie.
        [turns] Je t’écrirai après chaque coup de la partie { $match }, et quand elle sera finie.
       *[none] Je ne t’écrirai plus rien sur la partie { $match }.
    }
button-film-so-far = Film jusqu’ici
button-more = Plus
button-replay = Revoir
button-film = Film
button-resign = Abandonner
button-resign-yes =
    { $counts ->
        [yes] Abandonner
       *[no] Annuler la partie
    }
button-resign-no = Continuer
button-help = Aide

## The rules, page by page.

rules-title = **{ edition-title }** · page { $page } sur { $pages }
rules-new-ghost = **Ce qui change.** C’est boop, et chaque camp a en plus un fantôme : il entre par un bord, glisse tout seul à la fin de tes coups et pousse ceux qui sont à côté de lui. Les quatre pages suivantes en disent plus ; les autres sont celles de boop.
    Ici, le fantôme roux avance et écarte b2 et c2.
rules-new-kittens = **Ce qui change.** C’est boop sans grandir : pas de chats, et trois de tes chatons alignés gagnent. Si tous les huit sont sur le lit sans aucune ligne, l’un d’eux revient en réserve. Si tu connais boop, tu sais tout.
    Ici, les chatons roux en b2, c2 et d2 gagnent.
rules-aim = **Le but.** Aligner trois de tes chats, côte à côte dans une rangée (1-6), une colonne (a-f) ou une diagonale. Chaque camp commence avec huit chatons et les fait grandir. Le défi dit qui commence, sinon on tire au sort ; à la revanche, on échange.
    Ici, b3, c3 et d3 gagnent.
rules-aim-kittens = **Le but.** Aligner trois de tes huit chatons, côte à côte dans une rangée (1-6), une colonne (a-f) ou une diagonale. Le défi dit qui commence, sinon on tire au sort ; à la revanche, on échange.
    Ici, a3, b3 et c3 gagnent.
rules-boop = **Boop !** À ton tour, pose sur une case libre une pièce de ta réserve (celles qui attendent à côté du lit). Toutes les pièces voisines, même en diagonale et quel que soit leur camp, sont repoussées d’une case, tout droit. Une pièce poussée ne pousse personne.
    Ici, un chaton arrive en c3 et en boope deux autres.
rules-fall = **Hors du lit.** Une pièce poussée par-dessus le bord retourne dans la réserve de son camp, prête à être rejouée. Parfois, c’est exactement ce qu’on veut.
    Ici, b1 boope a1 hors du lit, et c1 en d1.
rules-held = **Calé.** Une pièce ne peut pas être poussée s’il y en a une autre juste derrière, quel que soit son camp : elle est calée. Par un autre côté, on peut la pousser.
    Ici, c2 ne peut pas pousser c3, car c4 le cale.
rules-graduate = **Grandir.** Si, à la fin de ton coup, trois de tes pièces sont alignées, chatons ou chats, toutes les trois retournent dans ta réserve, et les chatons deviennent des chats. C’est obligatoire. Plusieurs lignes ? Choisis-en une. Une ligne que tu formes pour l’adversaire compte à la fin de *son* coup, si elle est encore là.
    Ici, a3, b3 et c3 grandissent.
rules-cats = **Les chats.** Avec un chat en réserve, tu joues un chat ou un chaton, comme tu veux. Les chats poussent tout le monde, les chatons ne poussent que des chatons.
    Ici, d3 boope le chaton, mais le chat en c3 ne bouge pas d’un poil.
rules-eight = **Huit sur le lit.** Si tes huit pièces sont sur le lit, l’une d’elles doit retourner dans ta réserve : à toi de choisir. Un chaton grandit, un chat reste un chat. Si tu as aussi une ligne, choisis la ligne ou une seule pièce.
    Ici, le chaton en f1 grandit.
rules-eight-kittens = **Huit sur le lit.** Si tes huit chatons sont sur le lit, sans ligne, l’un d’eux retourne dans ta réserve : à toi de choisir.
    Ici, c’est celui en f1.
rules-win = **Gagner.** Si, à la fin de ton coup, trois de tes chats sont alignés, ou si huit sont sur le lit, tu gagnes, et plus rien ne grandit. Si les deux camps en ont trois, le camp qui vient de jouer gagne.
    Ici, d6 complète une diagonale de trois.
rules-win-kittens = **Gagner.** Si, à la fin de ton coup, trois de tes chatons sont alignés, tu gagnes. Une ligne que tu formes pour l’adversaire compte à la fin de *son* coup, si elle est encore là.
    Ici, d6 complète une diagonale de trois.
rules-ghost-enters = **Ton fantôme.** À la fin de ton coup, il peut entrer par n’importe quel bord, sur une couture entre deux cases où il n’y a pas de fantôme. Il regarde vers le bord d’en face, et ne fait rien en arrivant. Il peut aussi attendre en réserve.
    Ici, il arrive entre a3 et a4.
rules-ghost-moves = **Il glisse.** Ensuite, il avance tout seul à la fin de tes coups : d’une couture, toujours tout droit. Il pousse d’une case vers l’extérieur les pièces des deux côtés de la nouvelle couture, même les chats. Après la dernière couture, il rentre chez lui ; à un coup suivant, il peut entrer de nouveau. Les lignes et les victoires se comptent après.
    Ici, il pousse b2 vers la gauche et c2 vers la droite.
rules-ghost-scares = **BOUH !** Une pièce qu’il ne peut pas pousser, parce qu’il y en a d’autres derrière, saute par-dessus toute la file jusqu’à la première case libre, ou hors du lit.
    Ici, c2 saute par-dessus d2 et e2 jusqu’en f2.
rules-ghost-passes = **Ce qu’un fantôme ne peut pas faire.** Il n’occupe pas de case, ne cale personne, n’est dans aucune ligne, et rien ne le pousse. Il traverse l’autre fantôme jusqu’à la couture d’après, et ne pousse que là ; s’il n’y en a pas, il rentre chez lui.
    Ici, il pousse c3.
rules-draws = **Partie nulle et temps.** La partie est nulle si vous êtes d’accord, si la même position revient pour la troisième fois, ou après 300 coups en tout. Une victoire sur ce coup-là compte quand même ; les coups repris ne comptent pas. Quand ton temps est écoulé, l’adversaire peut réclamer la victoire ou te donner plus de temps. Avant des vacances, { COMMAND("away") } arrête tes chronos. Pour proposer la nulle ou abandonner, il y a **Plus**, sous chaque plateau.
rules-signs = **Lire un plateau.**
    • Les pièces rondes sont celles du roux, les carrées celles du smoking ; un chat est assis et porte un collier.
    • La case à rayons est la pièce qui vient d’être posée, et les flèches montrent où elle a poussé les autres.
    • Une pièce pâle n’est plus sur le lit : elle est tombée du bord ou, avec une étoile, elle a grandi ; avec une flèche, elle est revenue telle quelle dans la réserve.
    • Une chaîne : la pièce de derrière cale celle-ci.
    • Un poids : ce chat est trop lourd pour un chaton.
    • Les réserves sont sur les côtés ; celle qui a un cadre est au trait.
    • Un cadre en pointillés autour du lit : un simple aperçu, où les pièces poussées sont pâles là où elles arriveraient.
    Ici, b2 pousse b3 vers le haut et a2 hors du lit ; c3 est calé, et le chat en c2 ne bouge pas d’un poil.
rules-signs-ghost = **Lire un plateau.**
    • Les pièces rondes sont celles du roux, les carrées celles du smoking ; un chat est assis et porte un collier.
    • La case à rayons est la pièce qui vient d’être posée, et les flèches montrent où elle a poussé les autres.
    • Une pièce pâle n’est plus sur le lit : elle est tombée du bord ou, avec une étoile, elle a grandi ; avec une flèche, elle est revenue telle quelle dans la réserve.
    • Une chaîne : la pièce de derrière cale celle-ci.
    • Un poids : ce chat est trop lourd pour un chaton.
    • Les flèches sombres sont celles du fantôme.
    • La pointe d’un fantôme montre où il va, et les petits nuages derrière lui, d’où il vient.
    • Les réserves sont sur les côtés ; celle qui a un cadre est au trait.
    • Un cadre en pointillés autour du lit : un simple aperçu, où les pièces poussées sont pâles là où elles arriveraient.
    Ici, b2 pousse b3 vers le haut et a2 hors du lit ; c3 est calé, et le chat en c2 ne bouge pas d’un poil.
rules-signs-kittens = **Lire un plateau.**
    • Les pièces rondes sont celles du roux, les carrées celles du smoking.
    • La case à rayons est la pièce qui vient d’être posée, et les flèches montrent où elle a poussé les autres.
    • Une pièce pâle n’est plus sur le lit.
    • Une chaîne : la pièce de derrière cale celle-ci.
    • Les réserves sont sur les côtés ; celle qui a un cadre est au trait.
    • Un cadre en pointillés autour du lit : un simple aperçu, où les pièces poussées sont pâles là où elles arriveraient.
    Ici, b2 pousse b3 vers le haut et a2 hors du lit ; c3 est calé.
rules-typing = **Taper ses coups.** { COMMAND("move") } joue un coup en une ligne.
    `c3` pose un chaton en c3, ou un chat si tu n’as pas de chaton · `chat c3` : un chat · `c3 =c3d4e5` : cette ligne grandit · `c3 =d4` : avec huit sur le lit, cette pièce retourne en réserve.
    Ici, c3 forme la ligne c3, d4, e5.
rules-typing-ghost = **Taper ses coups.** { COMMAND("move") } joue un coup en une ligne.
    `c3` pose un chaton en c3, ou un chat si tu n’as pas de chaton · `chat c3` : un chat · `c3 =c3d4e5` : cette ligne grandit · `c3 =d4` : avec huit sur le lit, cette pièce retourne en réserve · `c3 g bc1` : ton fantôme arrive entre b1 et c1.
    C’est ce qu’il a fait ici.
rules-typing-kittens = **Taper ses coups.** { COMMAND("move") } joue un coup en une ligne.
    `c3` pose un chaton en c3 · `c3 =d4` : avec huit sur le lit, ce chaton retourne en réserve.
    Ici, un chaton arrive en c3.
rules-advice = **Conseils.**
    • Le milieu est l’endroit le plus sûr : le bord est loin.
    • Deux pièces côte à côte menacent de former une ligne et se calent l’une l’autre : sépare les paires adverses en arrivant de côté.
    • Un boop peut amener la pièce qui te manque juste où il faut.
    • Plus assez de pièces ? Pousse les tiennes hors du lit.
    • Garde un chat en réserve : les chatons ne peuvent pas faire tomber tes chats. Un chat coincé sur le lit en sort par une ligne, ou par le bord.
    Ici, c3 sépare la paire c4-d4.
rules-advice-ghost = **Conseils.**
    • Le milieu est l’endroit le plus sûr : le bord est loin.
    • Deux pièces côte à côte menacent de former une ligne et se calent l’une l’autre : sépare les paires adverses en arrivant de côté.
    • Un boop peut amener la pièce qui te manque juste où il faut.
    • Plus assez de pièces ? Pousse les tiennes hors du lit.
    • Garde un chat en réserve : les chatons ne peuvent pas faire tomber tes chats. Un chat coincé sur le lit en sort par une ligne, ou par le bord.
    • Les fantômes sont lents : compte les coutures.
    Ici, c3 sépare la paire c4-d4.
rules-advice-kittens = **Conseils.**
    • Le milieu est l’endroit le plus sûr : le bord est loin.
    • Deux chatons côte à côte menacent de former une ligne et se calent l’un l’autre : sépare les paires adverses en arrivant de côté.
    • Un boop peut amener le chaton qui te manque juste où il faut.
    • Plus assez de chatons ? Pousse les tiens hors du lit.
    Ici, c3 sépare la paire c4-d4.
button-rules = Règles
button-signs = Signes du plateau
button-page-back = Précédente
button-page-next = Suivante
help-title = **{ edition-title }**
help-game =
    { $edition ->
        [kittens]
            1. Pose l’un de tes huit chatons sur une case libre : il pousse chaque voisin d’une case. Qui tombe du lit retourne dans la réserve de son camp.
            2. Une pièce qui en a une autre juste derrière elle ne bouge pas.
            3. Trois des tiens alignés, même en diagonale, et tu gagnes.
            4. Si les huit sont sur le lit, l’un d’eux retourne en réserve.
        [ghost]
            1. Pose l’un de tes huit chatons sur une case libre : il pousse chaque voisin d’une case. Qui tombe du lit retourne dans la réserve de son camp.
            2. Une pièce qui en a une autre juste derrière elle ne bouge pas.
            3. Trois de tes pièces alignées, même en diagonale, retournent dans ta réserve et deviennent des chats.
            4. Trois de tes chats alignés gagnent ; huit chats sur le lit aussi.
            Un chaton ne peut pas pousser un chat. Ton fantôme glisse entre les cases et pousse ce qui est à côté.
       *[classic]
            1. Pose l’un de tes huit chatons sur une case libre : il pousse chaque voisin d’une case. Qui tombe du lit retourne dans la réserve de son camp.
            2. Une pièce qui en a une autre juste derrière elle ne bouge pas.
            3. Trois de tes pièces alignées, même en diagonale, retournent dans ta réserve et deviennent des chats.
            4. Trois de tes chats alignés gagnent ; huit chats sur le lit aussi.
            Un chaton ne peut pas pousser un chat.
    }
help-editions = Il y a trois éditions ; choisis la tienne ci-dessous :
help-together = **Ensemble :** des ligues avec { COMMAND("league") }, des coupes avec { COMMAND("cup") }, une soirée de parties rapides avec { COMMAND("arena") }, tout le serveur contre moi avec { COMMAND("vote") }.
help-alone = **En solo :** joue contre moi à dix niveaux (**{ button-play-me }**), résous des énigmes avec { COMMAND("puzzle") }, et une nouvelle chaque jour avec { COMMAND("daily") }.
help-hints = **Indices :** dans les parties contre moi, et en amical si le défi les autorise (`{ option-hints }`).
help-words = **Avec un lecteur d’écran :** `{ option-pushes-in-words }` dans { COMMAND("settings") } raconte tes plateaux avec des mots, et { COMMAND("move") } dit ce que ferait chaque coup.
help-managing = **Tu gères ce serveur :** langue, salons, énigme du jour et club se règlent avec { COMMAND("server") }.
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# Boop Bot est un projet de fans, non officiel.
button-advice = Conseils
button-typing = Taper ses coups
button-games = Mes parties

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

button-first-steps = Premiers pas
lesson-title = **{ $number } sur { $count } · { $task ->
        [boop-off] Boope un chaton hors du lit
        [grow] Fais grandir trois chatons
        [win] Gagne avec trois chats
        [win-kittens] Gagne avec trois chatons
        [enter] Fais entrer ton fantôme
        [stop] Empêche un alignement
        [push-in] Pousse-en un dans la ligne
        [fork] Deux bouts à la fois
        [eight] Les huit sur le lit
       *[scare] Fais BOUH !
    }**
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }Tu joues les roux. Pose un chaton, et il pousse chaque voisin d’une case. Pousse un { SIGN("kitten_tuxedo", plain: "🟦") }chaton smoking par-dessus bord !
            -# Choisis une case dans un menu. Dans une partie, **Boop !** ouvre les mêmes menus.
        [grow] Trois de tes pièces alignées deviennent des chats. Tu pousses aussi les tiennes, mais deux côte à côte se calent l’une l’autre. Où va la troisième ?
        [win] Trois chats alignés gagnent, et deux des tiens le sont déjà, en diagonale. Le troisième attend à côté du lit : appuie sur **Prendre un chat**, puis choisis sa case.
        [win-kittens] Trois chatons alignés gagnent. Tu pousses aussi les tiens, mais deux côte à côte se calent l’un l’autre. Où va le troisième ?
        [enter] Ton fantôme attend à côté du lit. Pose un chaton où tu veux ; un troisième menu, **Ton fantôme**, dit alors par où il peut entrer.
        [stop] Les smokings en ont deux alignés : un troisième, et ils grandissent. Pose-toi juste à côté de l’un des deux et pousse-le !
        [push-in] Une poussée peut aussi faire une ligne. Deux des tiens sont côte à côte : pousse ton troisième chaton à côté d’eux. D’où le pousses-tu ?
        [fork] Deux chatons côte à côte, les deux bouts libres, sont difficiles à arrêter. Pousse un des tiens juste à côté d’un autre, pour pouvoir grandir au prochain coup quoi qu’il arrive !
        [eight] Sept des tiens sont sur le lit. Pose le huitième là où aucun ne tombe : alors l’un d’eux, que tu choisis, grandit.
       *[scare] À la fin de ton coup, ton fantôme glisse tout seul d’une couture et pousse les pièces d’à côté. Une pièce calée par-derrière saute : BOUH ! Pose ton chaton bien loin des deux chatons smoking.
    }
lesson-squares = Cases : colonnes a à f depuis la gauche, rangées 1 à 6 depuis le bas.
lesson-where =
    { $kind ->
        [cat] Va pour un chat : choisis sa case.
       *[kitten] Va pour un chaton : choisis sa case.
    }
lesson-done =
    { $task ->
        [boop-off] Et hop, retour auprès des autres à côté du lit, dans la **réserve** des smokings ! Les tiens aussi peuvent tomber ; alors tu les rejoues, tout simplement.
        [grow] Miaou ! Tous les trois sont de retour dans ta réserve, et ce sont des chats. Un chat pousse tout le monde ; un chaton ne peut pas pousser un chat.
        [win]
            🏆 C’est gagné ! Voilà tout le jeu : pousser, grandir, aligner trois chats.
            -# Un chat aligné avec des chatons retourne avec eux dans ta réserve. Tes huit chats sur le lit, ça gagne aussi.
        [win-kittens] 🏆 C’est gagné ! Voilà tout le jeu. Si un jour tes huit chatons sont sur le lit, l’un d’eux retourne dans ta réserve.
        [enter] Le voilà ! Il ne pousse personne en entrant. Dès ton prochain coup, il glisse tout seul le long des coutures, tout droit. Au bord opposé, il quitte le lit, et tu peux le faire entrer de nouveau.
        [stop] Bien joué ! Avant chaque coup, cherche deux pièces adverses alignées.
        [push-in] Miaou ! Qui est poussé dans une ligne compte autant que qui s’y pose.
        [fork] Bien joué ! Quoi que fasse l’autre camp, trois des tiens peuvent grandir au prochain coup.
        [eight] Il a grandi ! Quand tes huit pièces sont sur le lit, l’une retourne toujours dans ta réserve : un chaton revient en chat. Huit chats, ce serait gagné.
       *[scare] BOUH ! Le chaton en avait un autre juste derrière lui, alors il a sauté par-dessus. Les chats sautent aussi, et même hors du lit s’il le faut.
    }
lesson-miss =
    { $miss ->
        [nobody] Personne n’est à côté de { $square }, alors personne n’a bougé. Place-toi juste à côté du chaton smoking au bord, en { $example } par exemple.
        [still-on] Boop ! Mais on ne pousse que d’une case, et il y avait de la place. Vise le chaton smoking au bord, depuis { $example } par exemple.
        [pushed-own] Boop ! Tu as poussé tes propres pièces. Deux pièces côte à côte ne se calent que dans le sens de leur ligne : va au bout de cette ligne, en { $example } par exemple.
        [no-line]
            Un { $kind ->
                [cat] chat
               *[kitten] chaton
            } en { $square } ne forme pas de ligne de trois. Va au bout de tes deux pièces, en { $example } par exemple.
        [kitten] C’était un chaton, et il faut trois chats. Appuie sur **Prendre un chat**, puis choisis { $example } par exemple.
        [kitten-in-line] Une ligne, mais l’un des trois est un chaton : il grandit, et personne ne gagne encore. Appuie sur **Prendre un chat**, puis choisis { $example } par exemple.
        [kept] Ton fantôme reste à côté du lit, et il en a le droit. Mais cette fois, fais-le entrer : après la case, choisis un endroit dans le menu **Ton fantôme**.
        [still-a-line] Il a bougé, mais les deux sont de nouveau alignés. Pousses-en un tout à fait dehors, depuis { $example } par exemple.
        [held] Personne n’a bougé : l’un des deux a l’autre juste derrière lui, qui le retient. Pousse de côté, depuis { $example } par exemple.
        [not-pushed-in] Ici, il faut pousser : pousse ton troisième chaton à côté des deux, depuis { $example } par exemple.
        [one-end] Cela peut être arrêté. Pousse ton chaton à côté de l’autre, les deux bouts libres : depuis { $example }, par exemple.
        [seven] Un des tiens est tombé : ils ne sont plus que sept. Pose le huitième là où il n’en pousse aucun par-dessus bord, en { $example } par exemple.
       *[not-scared] Ton chaton a dérangé ces deux-là avant l’arrivée de ton fantôme, alors personne n’a eu à sauter. Reste loin d’eux, en { $example } par exemple.
    }
lesson-again = Le lit est comme avant : essaie encore.
lesson-end =
    { $edition ->
        [classic]
            Et maintenant : **Jouer avec moi**, ou défier quelqu’un avec { COMMAND("challenge") } !
            -# Il y a deux autres façons de jouer, chacune avec une petite leçon : le boop fantôme, avec des fantômes qui glissent, et le boop chatons, rien qu’avec des chatons.
        [kittens] Et maintenant : **Jouer avec moi**, ou défier quelqu’un avec { COMMAND("challenge") } !
       *[ghost] Et maintenant : **Jouer avec moi**, ou défier quelqu’un avec { COMMAND("challenge") } !
    }
lesson-end-next = À toi de t’en servir : avec **Une énigme**, ou dans une partie avec moi ou avec quelqu’un d’autre, { COMMAND("challenge") } !
lesson-end-challenge =
    { $to ->
        [friend] Tu sais jouer ! **Accepter** lance la partie avec { $challenger } ; ou entraîne-toi d’abord : **Jouer avec moi**.
       *[anybody] Tu sais jouer ! **Je joue** lance la partie avec { $challenger } ; ou entraîne-toi d’abord : **Jouer avec moi**.
    }
first-match-gently = Ta première partie ? **{ button-accept-gently }** la rend amicale : les cotes ne bougent pas, et vous pouvez tous deux demander des indices.
lesson-end-match =
    { $awaits ->
        [yes] Tu sais jouer ! La partie { $match } ({ edition }) contre { $opponent } a commencé, et c’est à toi.
       *[no] Tu sais jouer ! La partie { $match } ({ edition }) contre { $opponent } a commencé ; ce sera à toi après son coup.
    }
lesson-end-over = Le défi de { $challenger } n’est plus ouvert.
lesson-more =
    { $edition ->
        [ghost] Apprendre le boop fantôme
       *[kittens] Apprendre le boop chatons
    }
button-next-steps = Deuxième leçon
button-a-puzzle = Une énigme
lesson-ghosts-now = Directement aux fantômes

## When the bot joins a server.

greeting =
    Bonjour, je suis Boop Bot ! J’apporte un jeu de plateau à deux, où des chatons se poussent les uns les autres hors d’un lit.
    Défie quelqu’un avec { COMMAND("challenge") }, ou appuie sur **Premiers pas**. Un coup peut prendre quelques secondes ou plusieurs jours ; je préviens qui doit jouer.
    -# Je ne lis aucun message ici. Avec { COMMAND("settings") }, je peux t’avertir quand ton coup laisse l’adversaire gagner.
    -# Pour la modération : **Énigme du jour** en publie une ici chaque jour ; { COMMAND("server") } permet de choisir où l’on joue et d’ouvrir un club : ce qui se passe, un résumé de la semaine, des champions.
greeting-puzzle = Désormais, l’énigme du jour arrive dans { $channel }, à minuit UTC ; celle d’aujourd’hui est en route. { COMMAND("server") } permet de l’arrêter.
greeting-puzzle-ask = Est-ce que je publie l’énigme du jour dans { $channel } chaque jour, à minuit UTC ? Celle d’aujourd’hui viendrait tout de suite.

## Permissions, as Discord's own settings call them in this language.

permission =
    { $which ->
        [view-channel] Voir le salon
        [send-messages] Envoyer des messages
        [create-public-threads] Créer des fils publics
        [send-messages-in-threads] Envoyer des messages dans les fils
        [read-message-history] Voir les anciens messages
        [manage-roles] Gérer les rôles
       *[attach-files] Joindre des fichiers
    }

## Languages. { $language } is what a language calls itself.

command-settings-language = La langue de ce que je ne dis qu’à toi ; par défaut, celle de ton Discord
command-server-language = La langue que tout le monde lit ici ; par défaut, celle de Discord pour ce serveur
language-as-discord = Comme dans Discord
refusal-no-such-language = Je ne parle pas encore { $code }. Choisis une langue dans la liste.

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

turn-words-kitten = chaton, chatonne
turn-words-cat = chat, chatte, matou
turn-words-ghost = fantôme, fantome

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = Je ne comprends pas le coup « { $text } ». Donne une case de a1 à f6, par exemple `/move c3`, ou `/move chat c3`.
refusal-illegal-turn = { $objection } Rien n’a changé : essaie un autre coup.
refusal-ambiguous-turn = Ce coup peut finir de { $count } façons. Précise laquelle, par exemple `{ $first }` ; { COMMAND("move") } les montre toutes.
refusal-not-your-turn = C’est à { $mover } de jouer. Je te préviens dès que c’est à toi.
refusal-not-your-match = Cette partie n’est pas la tienne. Pour la regarder : **Plus** sous le plateau si elle est en cours, **Revoir** si elle est finie.
refusal-kept-from-others = Cette partie est privée : pour la revoir, il faut y avoir joué. Tant qu’elle dure, **Voir le coup**, sous **Plus**, montre le dernier coup.
refusal-no-such-match = Je ne trouve pas cette partie. Choisis-en une dans la liste ; { COMMAND("games") } montre les tiennes.
refusal-match-over = Cette partie est finie. Commences-en une autre avec { COMMAND("challenge") } !
refusal-former-player = Cette partie était contre « { former-player } », il n’y a donc plus personne à qui demander. Défie quelqu’un d’autre avec { COMMAND("challenge") } !
refusal-match-running = Cette partie est encore en cours. { COMMAND("board") } la montre.
refusal-match-quarantined = La feuille de la partie { $match } se contredit, alors j’ai bloqué la partie plutôt que de deviner. Dis-le à la personne qui m’héberge ; rien n’est perdu.
refusal-out-of-date = La partie { $match } a continué depuis ce plateau. Voici où elle en est.
refusal-old-button = Ce bouton vient d’une version précédente. { COMMAND("board") } montre la partie avec des boutons neufs.
refusal-old-command = Je ne reconnais pas cette commande : elle vient peut-être d’une version précédente. Tape `/` et choisis-la de nouveau dans la liste.
refusal-too-fast = Doucement ! Même un chat ne va pas si vite. Attends { $seconds } secondes, puis continue.
refusal-shown-enough = Ce salon a vu assez d’images pour l’instant. Réessaie dans une minute.
refusal-too-much-to-draw = Je dessine tant de plateaux en ce moment que le tien arriverait trop tard. Réessaie dans un instant.
refusal-no-match = Tu n’as aucune partie en cours. Lance un défi : { COMMAND("challenge") } !
refusal-nothing-awaits-you = Aucune partie n’attend ton coup pour l’instant. { COMMAND("games") } montre tes parties.
refusal-awaited-elsewhere = Ici, c’est à { $opponent } de jouer, mais c’est à toi dans la partie { $match } contre { $other } : { $link } Joue là-bas, ou ajoute `{ option-match }:{ $match }`.
refusal-which-match = Plusieurs parties sont possibles. Choisis-en une avec `{ option-match }` ; { COMMAND("games") } les montre toutes.
refusal-challenged-self = Tu ne peux pas jouer contre toi-même. Défie quelqu’un d’autre, ou laisse le nom vide pour défier tout le monde ici.
refusal-challenged-bot = Les bots ne savent pas tenir un chaton. Défie une personne, ou laisse le nom vide pour défier tout le monde ici.
refusal-challenged-stranger = Cette personne n’est plus sur ce serveur. Défie quelqu’un qui est ici.
refusal-challenged-twice = Ton défi à { $opponent } est encore ouvert. C’est un à la fois, pour ne submerger personne. Attends la réponse, ou retire-le et lances-en un autre, dans une autre édition si tu veux.
refusal-challenged-all-twice = Ton défi à tout le monde est encore ouvert. Attends que quelqu’un l’accepte, ou retire-le d’abord.
refusal-challenged-back = Un défi de { $opponent } t’attend déjà ici. Va le voir, et accepte !
refusal-not-with-them = Tu ne peux pas commencer de partie avec { $opponent }. Défie quelqu’un d’autre, ou joue avec moi !
refusal-you-blocked = Tu bloques { $opponent }. Pour jouer, débloque d’abord cette personne.
refusal-declined-lately = { $opponent } a refusé ton défi. Tu peux retenter ta chance <t:{ $until }:R>.
refusal-blocked-self = Tu ne peux pas te bloquer toi-même. Choisis quelqu’un d’autre.
refusal-blocked-bot = Les bots ne défient personne, il n’y a donc rien à bloquer. Choisis une personne.
refusal-too-many-blocked = Tu bloques déjà { $limit } personnes, et je ne peux pas en retenir plus. Débloque d’abord quelqu’un : { COMMAND("settings") }, **{ button-blocked }**.
refusal-banned = La personne qui m’héberge t’interdit de m’utiliser, je ne peux donc rien faire pour toi. Si tu penses que c’est une erreur, ou si tu veux tes données, adresse-toi à elle.
refusal-challenge-over = Ce défi a déjà reçu une réponse. { COMMAND("games") } montre tes parties ; { COMMAND("challenge") } lance un nouveau défi.
refusal-not-your-challenge = Ce défi est pour { $opponent }. { COMMAND("challenge") } lance le tien !
refusal-own-challenge =
    { $whose ->
        [friend] C’est à { $opponent } de répondre à ce défi.
       *[anybody] C’est à quelqu’un d’autre de répondre à ce défi.
    } Toi, tu peux le retirer.
refusal-only-challenger = Ce défi, c’est à { $challenger } de le retirer.
refusal-no-channel = Je ne peux pas publier de plateau ici. Il me manque : { $missing }. Demande à quelqu’un qui gère ce salon de me l’autoriser, ou choisis un autre salon.
refusal-no-puzzle-in-forum = Je ne peux pas publier l’énigme du jour dans un forum. Choisis un salon textuel.
refusal-no-puzzle-there = Je ne peux pas publier l’énigme du jour dans { $channels }. Il me manque : { $missing }. Autorise-le là-bas, ou choisis un autre salon.
refusal-no-clubhouse-in-forum = Le club ne peut pas être dans un forum. Choisis un salon textuel.
refusal-no-clubhouse-there = Le club ne peut pas être dans { $channels }. Il me manque : { $missing }. Autorise-le là-bas, ou choisis un autre salon.
refusal-no-clubhouses = La personne qui m’héberge a désactivé le club : aucun serveur ne peut en avoir un.
refusal-role-everyone = Tout le monde a ce rôle, et il en faut un rien que pour les champions. Choisis-en un autre, ou laisse le champ vide sous **Club** pour n’en donner aucun.
refusal-role-managed = Ce rôle est attribué par Discord ou par une application, je ne peux donc pas le donner. Choisis-en un autre, ou crées-en un exprès.
refusal-role-powerful = Ce rôle se gagne en jouant : il ne doit pas donner de pouvoirs de modération. Choisis-en un qui ne permet ni de gérer quoi que ce soit, ni d’expulser, de bannir ou d’exclure, ni de mentionner tout le monde.
refusal-role-not-allowed = Je ne peux pas encore donner de rôles. Il me manque : { $missing }. Donne cette permission à mon rôle dans Paramètres du serveur, Rôles, et choisis à nouveau.
refusal-role-too-high = Je ne peux donner que des rôles placés sous le mien. Dans Paramètres du serveur, Rôles, place mon rôle au-dessus, et choisis à nouveau.
refusal-role-above-you = Ce rôle n’est pas sous ton rôle le plus haut : ce n’est pas à toi de le donner. Choisis-en un plus bas, ou demande à quelqu’un dont le rôle est plus haut.
refusal-not-a-moderator = Pour changer ça, il faut pouvoir gérer ce serveur. Demande à quelqu’un qui le peut.
refusal-too-many-matches = Tu as { $limit } parties en cours, et même un chat n’a que quatre pattes. Finis-en d’abord une : { COMMAND("games") } les montre.
refusal-too-many-matches-of = { $player } a { $limit } parties en cours, et c’est le maximum. Réessaie quand l’une d’elles sera finie.
refusal-too-many-challenges = Tu as déjà { $limit } défis en attente. Va voir le plus ancien, ou retire-le d’abord.
refusal-following-many = Tu suis déjà { $limit } parties, et c’est le maximum. Appuie sur **Ne plus suivre** pour l’une d’elles, dans **Plus** ou sous un message à son sujet, ou attends qu’une partie se termine.
refusal-not-in-this-channel = Sur ce serveur, les parties se jouent dans { $channels }. Essaie là-bas.
refusal-thread-of-others = Ce fil est celui d’une autre partie. Lance ton défi dans { $channels } : la vôtre aura sa propre place.
refusal-moderator-plays = Tu joues toi-même la partie { $match } : tu ne peux donc pas y mettre fin sans résultat. Demande à une autre personne qui gère ce serveur, ou abandonne avec { COMMAND("resign") }.
refusal-not-in-this-server = Cette partie n’est pas sur ce serveur. Choisis-en une dans la liste de `{ option-end-match }`.
refusal-nobody-else-here = Il n’y a que nous deux ici, et je ne sais pas tenir un chaton. Utilise { COMMAND("challenge") } sur un serveur, ou dans une conversation avec la personne que tu défies (pour cela, ajoute-moi à ton compte).
refusal-board-not-alone = Ton adversaire ne voit pas cette conversation, donc la partie reste où elle est. `/board { option-text }:True` te la montre en mots, ici aussi.
refusal-not-a-member = Je ne fais pas encore partie de ce serveur : seules mes commandes y ont été ajoutées, je ne peux donc pas publier de plateau. Quelqu’un qui gère le serveur peut [m’ajouter]({ $invite }).
refusal-answers-hidden = Ici, personne d’autre que toi ne verrait mes réponses, ni ne pourrait suivre la partie. Utilise { COMMAND("challenge") } là où les applications peuvent parler à tout le monde, ou demande qu’on m’ajoute à ce serveur.
refusal-time-not-up = Le temps de { $opponent } n’est pas encore écoulé. Tu pourras réclamer la victoire <t:{ $until }:R>.
refusal-untold = { $opponent } n’a peut-être pas vu ton dernier coup : je n’ai pas pu montrer le plateau. Amène la partie avec `/board` dans un salon ouvert à vous deux. Tu pourras réclamer la victoire <t:{ $until }:R>.
refusal-your-own-time = C’est à toi de jouer : l’adversaire pourra réclamer la victoire quand ton temps sera écoulé. Tu peux encore jouer !
offer-named =
    { $offer ->
        [draw] La proposition de nulle
        [takeback] La demande de reprise
        [pause] La demande de pause
       *[time] La demande de temps
    }
refusal-offer-open = { offer-named } de { $by } attend encore. Réponds-y d’abord avec ces boutons.
refusal-offer-replaced = Cette proposition n’est plus d’actualité. { offer-named } de { $by } l’a remplacée.
refusal-offer-declined = Tu l’as déjà demandé. Redemande après le prochain coup.
refusal-nothing-offered = Cette proposition n’est plus d’actualité. { COMMAND("board") } montre où en est la partie.
refusal-your-own-offer = Cette proposition est la tienne : à l’adversaire d’y répondre. Tu peux la retirer.
refusal-not-your-offer = Ce n’est pas ta proposition, tu ne peux donc pas la retirer. Mais tu peux l’accepter ou la refuser.
refusal-nothing-to-take-back = Tu n’as encore aucun coup à reprendre. Continue à jouer !
refusal-no-clock = Cette partie se joue sans chrono : rien à arrêter, pas de temps à donner. Continue à jouer !
refusal-not-your-clock = C’est le temps de { $mover } qui passe, pas le tien. Tu pourras en demander plus quand ce sera à toi de jouer.
refusal-not-paused = Cette partie n’est pas en pause. { COMMAND("board") } montre où elle en est.
refusal-contest-holds = Le tournoi de cette partie est en pause, donc aucun chrono ne tourne. Tu peux jouer ; le chrono repartira à la reprise.
refusal-no-such-zone = Je ne connais pas le fuseau horaire { $code }. Un fuseau s’écrit comme Europe/Paris ; tape `/settings { option-time-zone }:` pour avoir la liste.
refusal-nothing-kept = Je ne garde rien sur toi. Lance un défi avec { COMMAND("challenge") }, et j’aurai quelque chose à retenir !
refusal-record-too-large = Ce fichier est trop gros pour une feuille de partie : { $limit } Kio au plus. Joins-en un que `/replay` a donné sous **En fichier**.
refusal-record-not-text = Ce fichier n’est pas du texte. Joins-en un que `/replay` a donné sous **En fichier**.
refusal-record-empty = Ce fichier est vide. Joins-en un que `/replay` a donné sous **En fichier**.
refusal-record-no-edition = À la ligne { $line } du fichier, il manque l’édition. Avant les coups, écris `Edition: classic`, `Edition: ghost` ou `Edition: kittens` et réessaie.
refusal-record-odd-edition = À la ligne { $line } du fichier, je ne connais pas l’édition { $code }. Écris `classic`, `ghost` ou `kittens` et réessaie.
refusal-record-not-next = À la ligne { $line } du fichier, j’attendais le coup { $expected }, et non { $code }. Corrige et réessaie.
refusal-record-too-long = Une partie a { $limit } coups au plus : elle doit finir avant la ligne { $line } du fichier. Retire la suite.
refusal-record-not-a-turn = À la ligne { $line } du fichier, je ne comprends pas le coup { $code }. Corrige et réessaie.
refusal-record-illegal-turn = À la ligne { $line } du fichier, on ne peut pas jouer { $code }. { $objection } Corrige et réessaie.
refusal-record-ambiguous-turn = À la ligne { $line } du fichier, { $code } peut finir de plusieurs façons, par exemple `{ $first }`. Précise laquelle et réessaie.
refusal-record-gone = Je n’ai plus ce fichier. Donne-le-moi de nouveau avec `/replay { option-file }:`.
refusal-what-to-replay = Dis-moi quoi revoir : une de tes parties avec `{ option-match }`, ou une feuille de partie avec `{ option-file }`.
refusal-export-awaited = Je rassemble encore tes données. Attends le fichier avant de redemander.
refusal-film-awaited = Je travaille encore à un film pour toi. Attends-le avant d’en redemander un.
refusal-film-too-long = Il y a trop de coups pour un film. Revois-les plutôt un par un.
refusal-no-such-number = Ce coup n’existe pas dans cette partie. Appuie de nouveau sur **Aller au coup** et tape un nombre.
refusal-profile-bot = Les bots ne savent pas tenir un chaton, il n’y a donc rien à raconter. Demande le profil d’une personne.
refusal-you-played-nothing = Tu n’as encore fini aucune partie. Lance un défi avec { COMMAND("challenge") }, et ton profil se remplira tout seul !
refusal-nothing-played = Cette personne n’a encore fini aucune partie. Défie-la avec { COMMAND("challenge") } !
refusal-profile-kept = Cette personne garde son profil pour elle. { COMMAND("history") } montre les parties que vous avez jouées ensemble.
refusal-profile-stranger = Cette personne n’est pas ici, et vous n’avez jamais joué ensemble. Demande le profil de quelqu’un qui est ici ou avec qui tu as joué, ou laisse le nom vide pour voir le tien.
refusal-leaderboard-elsewhere = C’est le classement d’un autre serveur. { COMMAND("leaderboard") } montre celui de ce serveur, ou de tous ensemble.
refusal-no-such-season = Je ne connais pas cette saison. Choisis-en une dans la liste de `{ option-season }`, ou laisse vide.
refusal-no-such-hour = Cette heure n’existe pas. Choisis-en une de 0 à 23.
refusal-half-quiet = Il faut un début et une fin aux heures calmes : donne à la fois `{ option-quiet-from }` et `{ option-quiet-until }`.
refusal-no-such-level = Je ne connais pas ce niveau. Appuie sur **Jouer avec moi** sous { COMMAND("help") } et choisis-en un dans la liste.
refusal-not-your-lesson = C’est la leçon de quelqu’un d’autre. **Premiers pas**, sous { COMMAND("help") }, commence la tienne.
refusal-bot-plays-you = On joue déjà ensemble ({ edition }), dans la partie { $match }. Finissons d’abord celle-là ; { COMMAND("board") } l’amène ici, { COMMAND("resign") } y met fin.
refusal-bot-is-guest = Je suis seulement de passage ici, je ne pourrais pas y montrer mes coups. Écris-moi en message privé, ou joue contre moi sur un serveur qui m’a ajouté.
refusal-bot-cannot-play = Je ne peux pas jouer pour l’instant ; la personne qui m’héberge trouvera pourquoi dans mon journal. En attendant, défie quelqu’un avec { COMMAND("challenge") } !
refusal-no-hints-rated = Cette partie est classée, donc sans indices. Il y en a dans les parties contre moi, et dans celles de { COMMAND("challenge") } `{ option-hints }:True`.
refusal-no-hints-here = Cette partie a commencé sans indices, donc personne n’en reçoit. { COMMAND("challenge") } `{ option-hints }:True` en commence une avec des indices pour les deux.
refusal-hints-not-rated = Une partie avec indices ne peut pas être classée. Laisse `{ option-rated }` vide, et elle sera amicale ; ou laisse `{ option-hints }` vide.
refusal-hint-awaited = Je réfléchis encore à un indice pour toi. Il arrive dans un instant.
refusal-cannot-think = Je n’arrive pas à réfléchir pour l’instant, il n’y a donc ni indices ni analyses ; la personne qui m’héberge trouvera pourquoi dans mon journal. Ta partie continue comme avant, et rien n’a été compté.
refusal-too-much-to-think = On me demande tant de choses en ce moment que ton indice arriverait trop tard. Rien n’a été compté ; réessaie dans un instant.
refusal-review-awaited = Je travaille encore à une analyse pour toi. Attends-la avant d’en redemander une.
refusal-review-of-running = Cette partie est encore en cours. On pourra l’analyser quand elle sera finie.
refusal-nothing-to-review = Aucun coup n’a été joué dans cette partie, il n’y a donc rien à analyser.
refusal-review-unseen = L’adversaire n’a pas encore vu cette analyse. Quand elle aura été vue des deux côtés, tu pourras la montrer à tout le monde.
refusal-puzzle-not-yours = C’est l’énigme de quelqu’un d’autre. { COMMAND("puzzle") } t’en donne une à toi.
refusal-puzzle-done = Cette énigme est close : tu l’as terminée, ou tu en as commencé une autre. { COMMAND("puzzle") } t’en donne une.
refusal-puzzle-changed = Tu as continué cette énigme ailleurs. { COMMAND("puzzle") } ou { COMMAND("daily") } montre où elle en est maintenant.
refusal-puzzle-of-the-past = Cette énigme du jour est passée ; ta série n’a pas changé. { COMMAND("daily") } montre celle d’aujourd’hui.
refusal-puzzle-not-yet = Cette énigme du jour est encore à venir : il y en a une nouvelle à minuit UTC. { COMMAND("daily") } montre celle d’aujourd’hui.
refusal-puzzle-gone = Je n’ai plus cette énigme : elle ne comptera pas. { COMMAND("puzzle") } t’en donne une autre.
refusal-puzzle-counts-not = Seule une énigme du jour que tu as résolue compte pour un serveur. { COMMAND("daily") } montre celle d’aujourd’hui.
refusal-no-puzzle-left = Tu as déjà vu toutes ces énigmes. Choisis une autre édition ou une autre difficulté avec { COMMAND("puzzle") }.
refusal-challenge-expired = Ce défi a expiré. { COMMAND("challenge") } en lance un nouveau.
refusal-opponent-not-here = { $opponent } ne peut pas voir ce salon, vous ne pouvez donc pas jouer ici. Essaie dans un salon ouvert à vous deux.
objection-game-over = Cette partie est finie.
objection-square-taken = Cette case est prise.
objection-no-kitten = Tu n’as pas de chaton en réserve.
objection-no-cat = Tu n’as pas de chat en réserve.
objection-no-cats-here = Il n’y a pas de chats dans cette édition.
objection-no-ghosts-here = Il n’y a pas de fantômes dans cette édition.
objection-ghost-out = Ton fantôme était sur le lit au début de ton coup. Une fois rentré, il peut entrer au coup suivant.
objection-not-an-entry = Un fantôme ne peut pas entrer là ; il entre par le bord du lit, entre deux cases. `c4 g a23`, c’est une pièce en c4 et le fantôme entre a2 et a3.
objection-stitch-taken = L’autre fantôme y est déjà.
objection-nothing-graduates = Avec ce coup, rien ne grandit ni ne retourne en réserve.
objection-win-graduates-nothing = Ce coup gagne, donc rien ne retourne en réserve.
objection-not-a-graduation = Avec ce coup, ces pièces ne peuvent pas retourner en réserve.
objection-must-graduate = Une de tes pièces doit retourner en réserve : dis laquelle.

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

alert-disk = **Mon disque est presque plein :** il reste { $free } Mio là où se trouve ma base de données. Sur un disque plein, je n’accepte plus aucun coup. Ce qui prend la place, ce sont peut-être de vieilles sauvegardes, ou les copies à côté de la base de données (`.before-…`, `.replaced-…`).
alert-database = **Je ne peux pas écrire dans ma base de données :** je n’accepte aucun coup pour l’instant, et je demande à tout le monde de réessayer plus tard. Le journal dit pourquoi (`CRITICAL`) : un fichier perdu ou remplacé, le verrou d’un autre programme, ou un disque plein.
alert-lost = **Ma base de données a disparu pendant que je tournais :** { $why }. Je me suis arrêté, et je n’ai plus rien accepté depuis. Ce qu’elle contenait est enregistré à côté (`.rescued`), du moins ce qui était encore lisible : le journal dit où, et comment le remettre en place.
alert-taken = **Un autre programme a pris ma base de données pendant que je tournais.** Je me suis arrêté, et je n’ai plus rien accepté depuis ; tout ce qui précède est dans le fichier. Regarde si un deuxième Boop Bot s’en sert.
alert-replaced = **Un de mes processus ne répond plus :** celui qui s’occupait des rappels, des énigmes du jour et des sauvegardes. Un autre a pris le relais, rien n’est perdu. Regarde s’il est bloqué : dans ses parties, on ne reçoit peut-être plus de réponse.
alert-over =
    { $cause ->
        [disk] ✅ Mon disque a de nouveau de la place.
        [database] ✅ Je peux de nouveau écrire dans ma base de données et accepter des coups.
        [backup] ✅ J’ai de nouveau une sauvegarde récente.
       *[boards] ✅ Je peux de nouveau montrer tous les plateaux.
    }
alert-newer = **Il existe une version plus récente de moi :** { $version }. À toi de choisir le moment : les notes de version disent ce qui est nouveau, et s’il y a quelque chose à faire.
alert-quarantine =
    { $count ->
        [one] **La partie { $list } est en quarantaine :** sa feuille de partie se contredit, donc plus personne ne peut y jouer. `python -m bot check` dit ce qui ne va pas ; les adversaires peuvent en commencer une nouvelle.
       *[other] **Les parties { $list } sont en quarantaine :** leurs feuilles de partie se contredisent, donc plus personne ne peut y jouer. `python -m bot check` dit ce qui ne va pas ; les adversaires peuvent en commencer de nouvelles.
    }
alert-backup = **Je n’ai pas de sauvegarde récente :** { $why }
alert-boards =
    { $count ->
        [one] **Depuis dix minutes, je n’arrive pas à montrer le plateau de la partie { $list }.** Peut-être que je n’ai plus le droit d’écrire dans son salon, ou que ce salon n’existe plus : `python -m bot doctor` dit ce qui m’est interdit ; `/board` amène la partie ailleurs. Si c’est un mauvais jour de Discord, ça passera tout seul.
       *[other] **Depuis dix minutes, je n’arrive pas à montrer les plateaux des parties { $list }.** Peut-être que je n’ai plus le droit d’écrire dans leurs salons, ou que ces salons n’existent plus : `python -m bot doctor` dit ce qui m’est interdit ; `/board` amène une partie ailleurs. Si c’est un mauvais jour de Discord, ça passera tout seul.
    }
application-description = Des chatons qui se poussent sur un lit. Joue à boop à deux, un coup maintenant et le suivant demain, ou avec moi : /challenge, dans n’importe quel salon. /help t’explique tout en deux minutes.
application-tags = jeu de société, à deux, par correspondance, chats, jeux

## When something breaks.

error-database = Ma base de données ne répond pas pour l’instant, alors je n’ai rien fait. Toutes les parties sont comme avant : réessaie plus tard, s’il te plaît.
error-database-lost = Je viens de perdre la connexion à ma base de données, et je ne sais pas si c’est passé. Rien n’est fait à moitié : regarde où tu en es avant de réessayer, s’il te plaît.
error-discord = Discord a trébuché. Rien n’est perdu : réessaie, s’il te plaît.
error-unexpected = Quelque chose s’est mal passé de mon côté ; ta partie est à l’abri. Si ça se reproduit, donne cette référence à la personne qui m’héberge : `{ $reference }`.

## The teacher: hints, and the warning of a preview. What a turn does stands behind its name or behind "It"; "they" is the
## other player. A fact never says more than is true: "threatens" is what would happen if the other let it be.
## Here facts follow « Ce coup », and fit either side, because reviews say them too: « adverse », « de son camp », never « ton ».

hint = 💡 **{ $turn }.** { $why }
hint-place =
    { $kind ->
        [cat] Chat
       *[kitten] Chaton
    } en { $square }
hint-way = { $turn } ; { $way }
hint-entry = fantôme entre { $low } et { $high }
hint-why =
    { $count ->
        [one] Ce coup { $first }.
       *[other] Ce coup { $first }, et { $second }.
    }
hint-look-opening = 💡 Le lit est encore presque vide : joue près du milieu, loin de tous les bords.
hint-look =
    💡 { $told } Regarde { $part ->
        [top-left] en haut à gauche, colonnes { $left } à { $right }, rangées { $lower } à { $upper }
        [top-right] en haut à droite, colonnes { $left } à { $right }, rangées { $lower } à { $upper }
        [bottom-left] en bas à gauche, colonnes { $left } à { $right }, rangées { $lower } à { $upper }
       *[bottom-right] en bas à droite, colonnes { $left } à { $right }, rangées { $lower } à { $upper }
    }.
hint-look-idea =
    { $idea ->
        [wins] Tu peux gagner sur ce coup.
        [eight] Tes huit pièces seront sur le lit, donc l’une d’elles en ressort.
        [threatens] Tu peux menacer de gagner au coup suivant.
        [prepares] Tu peux préparer une ligne qui grandirait au coup suivant.
        [trap] Attention : la case qui semble la meilleure ne l’est pas.
        [nothing] Tu peux ne laisser à l’adversaire aucune ligne à compléter et personne à pousser hors du lit.
        [ghost] Ton fantôme peut entrer et se diriger vers des pièces adverses.
        [safe] Tu peux mettre tes pièces à l’abri pour un coup.
        [more] Tu peux avoir plus de pièces sur le lit que l’adversaire.
        [middle] Reste loin des bords : on y tombe facilement du lit.
        [apart] Tu peux séparer des pièces adverses.
        [beside] Tu peux poser une pièce à côté d’une des tiennes, en route vers trois alignées.
        [free] Rien ne presse : beaucoup de coups se valent.
       *[quiet] Rien ne saute aux yeux pour l’instant : il s’agit de trouver une bonne case.
    }
hint-look-forces = Quoi que fasse l’adversaire, tu peux gagner en { $turns } coups au plus.
hint-look-lost =
    { $turns ->
        [1] Quoi que tu joues, l’adversaire peut gagner au coup suivant.
       *[other] Quoi que tu joues, l’adversaire peut gagner en { $turns } coups au plus : cherche ce qui tient le plus longtemps.
    }
hint-look-stops =
    { $named ->
        [yes] L’adversaire menace de gagner { winning-on }, et tu peux l’empêcher.
       *[no] L’adversaire menace de gagner, et tu peux l’empêcher.
    }
hint-look-few =
    { $count ->
        [one] Seule { $count } des { $free } cases libres empêche
       *[other] Seules { $count } des { $free } cases libres empêchent
    } l’adversaire { $turns ->
        [1] de gagner au coup suivant
       *[other] de forcer la victoire en { $turns } coups
    }.
hint-look-grows =
    { $count ->
        [one] { $count } de tes chatons peut
       *[other] { $count } de tes chatons peuvent
    } grandir sur ce coup.
hint-look-pushes =
    Tu peux faire tomber du lit { $count ->
        [one] { $count } pièce adverse
       *[other] { $count } pièces adverses
    }.
hint-look-keeps =
    { $named ->
        [yes] L’adversaire pourrait compléter une ligne { on-squares }, et tu peux l’empêcher.
       *[no] L’adversaire pourrait compléter une ligne au coup suivant, et tu peux l’empêcher.
    }
hint-look-spoils =
    { $reply ->
        [none] L’adversaire a un bon coup, qui
       *[other] Méfie-toi du coup adverse en { $reply }, qui
    } { $does ->
        [grows] ferait grandir des chatons
        [threatens] menacerait de gagner
        [pushes] ferait tomber de tes pièces
       *[line] préparerait une ligne à faire grandir
    }. Tu peux le déjouer.
hint-look-edge =
    Tu peux repousser jusqu’au bord { $count ->
        [one] { $count } pièce adverse
       *[other] { $count } pièces adverses
    }, à un seul boop de la chute.
hint-look-kind =
    { $kind ->
        [cat] Il faut un chat.
       *[kitten] Il faut un chaton.
    }
hint-found = 👍 C’est aussi ce que je jouerais !
hint-threat = L’adversaire menace de gagner { winning-on }.
hint-few-hold =
    { $turns ->
        [1]
            { $count ->
                [1] C’est la seule des { $free } cases libres qui empêche l’adversaire de gagner au coup suivant.
               *[other] Seules { $count } des { $free } cases libres, dont celle-ci, empêchent l’adversaire de gagner au coup suivant.
            }
       *[other]
            { $count ->
                [1] C’est la seule des { $free } cases libres qui empêche l’adversaire de forcer la victoire en { $turns } coups au plus.
               *[other] Seules { $count } des { $free } cases libres, dont celle-ci, empêchent l’adversaire de forcer la victoire en { $turns } coups au plus.
            }
    }
hint-but-win = Mais l’adversaire peut ensuite gagner { winning-on }.
hint-but-growing =
    Mais l’adversaire peut ensuite compléter une ligne { on-squares }{ $anyway ->
        [yes] { " " }(impossible de l’empêcher tout à fait)
       *[no] { "" }
    }.
hint-but-loses =
    Mais ce coup fait { $too ->
        [yes] aussi{ " " }
       *[no] { "" }
    }tomber du lit { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } de son propre camp.
hint-not =
    Évite { $kind ->
        [kitten] de poser un chaton en { $square }
        [cat] de poser un chat en { $square }
       *[any] { $square }
    }
hint-not-win = { hint-not } : l’adversaire gagnerait { winning-on }.
hint-not-forced =
    { hint-not } : l’adversaire pourrait forcer la victoire { $turns ->
        [1] aussitôt
       *[other] en { $turns } coups au plus
    }.
hint-not-grows =
    { hint-not } : l’adversaire répondrait en { $reply } et ferait grandir { $count ->
        [one] { $count } chaton
       *[other] { $count } chatons
    }.
hint-not-threatens = { hint-not } : l’adversaire répondrait en { $reply } et menacerait de gagner { winning-on }.
hint-not-pushes =
    { hint-not } : l’adversaire répondrait en { $reply } et pousserait hors du lit { $many ->
        [yes] { $count } de tes pièces
       *[no]
            { $count ->
                [1] ta pièce
               *[other] tes pièces
            } en { $squares }
    }.
hint-not-line = { hint-not } : l’adversaire répondrait en { $reply } et préparerait une ligne à faire grandir avec une pièce de plus { on-squares }.
hint-not-line-sure = { hint-not } : l’adversaire répondrait en { $reply } et préparerait une ligne à faire grandir avec une pièce de plus { on-squares }, que tu ne pourrais plus empêcher.
hint-lose-at-once = Évite { $squares } : l’adversaire gagnerait aussitôt.
hint-follow-up = Si l’adversaire répond en { $reply }, alors { $next } { $does }.
hint-eight = Tes huit pièces sont alors sur le lit, donc l’une d’elles en ressort.
hint-ghost-waits = Ton fantôme reste cette fois dans la réserve.
hint-as-good =
    { $how ->
        [many] Beaucoup de coups semblent se valoir ici.
        [alone] Aucune autre case ne semble aussi bonne.
       *[some] Quelques autres cases semblent à peu près aussi bonnes.
    }
hint-lost-now = Plus rien n’arrête l’adversaire : quoi qu’on joue, son prochain coup peut gagner.
hint-lost = Quoi qu’on joue, l’adversaire peut gagner en { $turns } coups au plus ; c’est ce coup qui tient le plus longtemps.
hint-behind =
    { $cats ->
        [told] Ici, l’adversaire a l’avantage (chats : { $own } à { $theirs }).
       *[none] Ici, l’adversaire a l’avantage.
    }
hint-ahead =
    { $cats ->
        [told] Tu as nettement l’avantage (chats : { $own } à { $theirs }).
       *[none] Tu as nettement l’avantage.
    }
hint-no-reason = Rien de décisif ici, mais de tous les coups que j’ai essayés, c’est celui qui marche le mieux.
hint-warning = ⚠️ Ce coup laisse l’adversaire gagner { winning-on }.
on-squares =
    { $many ->
        [yes] à { $count } endroits
       *[no] en { $squares }
    }
winning-on =
    { $with ->
        [cat] avec un chat{ " " }
        [kitten] avec un chaton{ " " }
       *[any] { "" }
    }{ on-squares }
square-of-line =
    { $square } (ligne { $line }{ $pushed ->
        [piece] , en poussant
        [ghost] , grâce au fantôme
       *[nobody] { "" }
    })
square-by-ghost = { $square } (grâce au fantôme)
fact-wins = gagne
fact-wins-in =
    { $turns ->
        [2] assure la victoire dès le coup suivant, quoi que fasse l’adversaire
       *[other] assure la victoire en { $turns } coups au plus, quoi que fasse l’adversaire
    }
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] occupe la seule case qui permet de parer la menace
               *[no] pare la menace
            }
       *[new]
            { $only ->
                [yes] occupe la seule case d’où l’on empêche l’adversaire de gagner { winning-on }
               *[no] empêche l’adversaire de gagner { winning-on }
            }
    }
fact-leaves-win = laisse l’adversaire gagner { winning-on }
fact-grows-up =
    fait grandir { $count ->
        [one] { $count } chaton
       *[other] { $count } chatons
    }
fact-anyway = { $does } (comme sur presque toutes les cases)
fact-threatens-win = menace de gagner { winning-on }
fact-leaves-line = laisse passer une ligne à compléter { on-squares }
fact-stops-growing = empêche l’adversaire de compléter une ligne { on-squares }
fact-leaves-growing = laisse l’adversaire compléter une ligne { on-squares }
fact-threatens-growing =
    prépare une ligne qui grandirait avec { $kind ->
        [kitten] un chaton
        [cat] un chat
       *[any] une pièce de plus
    } { on-squares }
fact-pushes-off =
    pousse hors du lit { $many ->
        [yes] { $count } pièces adverses
       *[no]
            { $count ->
                [1] la pièce adverse
               *[other] les pièces adverses
            } en { $squares }
    }
fact-scares-off =
    laisse le fantôme chasser du lit { $many ->
        [yes] { $count } pièces adverses
       *[no]
            { $count ->
                [1] la pièce adverse
               *[other] les pièces adverses
            } en { $squares }
    }
fact-ghost-comes =
    envoie le fantôme vers { $many ->
        [yes] { $count } pièces adverses
       *[no]
            { $count ->
                [1] la pièce adverse
               *[other] les pièces adverses
            } en { $squares }
    }
fact-spoils-threat = déjoue la réponse en { $reply }, qui aurait menacé de gagner { winning-on }
fact-spoils-push =
    déjoue la réponse en { $reply }, qui aurait fait tomber du lit { $many ->
        [yes] { $count } pièces
       *[no]
            { $count ->
                [1] la pièce
               *[other] les pièces
            } en { $squares }
    }
fact-spoils-line = déjoue la réponse en { $reply }, qui aurait préparé une ligne à faire grandir
fact-spoils-growing =
    déjoue la réponse en { $reply }, qui aurait fait grandir { $count ->
        [one] { $count } chaton
       *[other] { $count } chatons
    }
fact-leaves-nothing = ne laisse à l’adversaire ni ligne à compléter ni pièce à pousser hors du lit
fact-loses-pieces =
    fait tomber du lit { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } de son propre camp
fact-pushes-to-edge =
    repousse jusqu’au bord { $many ->
        [yes] { $count } pièces adverses
       *[no]
            { $count ->
                [1] la pièce adverse
               *[other] les pièces adverses
            } de { $squares }
    }
fact-own-to-edge =
    repousse jusqu’au bord { $many ->
        [yes] { $count } pièces de son propre camp
       *[no]
            { $count ->
                [1] sa propre pièce
               *[other] ses propres pièces
            } de { $squares }
    }
fact-nobody-falls = met les pièces de son camp à l’abri pour un coup
fact-more-on-bed = donne l’avantage du nombre sur le lit ({ $own } contre { $theirs })
fact-middle = occupe le milieu
fact-pushes-apart = sépare des pièces adverses
fact-beside =
    se place à côté de { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } de son camp
button-hint = Indice
button-keep-puzzles = Continuer
button-show-turn = Montre-moi le coup
board-handicap = Un coup de pouce : { $orange } a un chat en réserve dès le premier coup.
board-may-hint = En panne d’idées ? **Boop !** propose un **Indice** ; les indices demandés sont comptés ici.
board-may-hint-level = En panne d’idées ? **Boop !** propose un **Indice** ; avec, le niveau ne compte pas comme battu.
board-hints = 💡 Indices : { $counts }
board-hints-of = { $player } { $count }

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

review-title = 🔎 Analyse de la partie { $match } : { $orange } contre { $gray }
review-chart = Qui menait, tour après tour
review-moment = **{ $place }** · Coup { $turn }, { $player } contre { $other } · chances de victoire : de { $before } % à { $after } %
review-played = **{ $played }**. Ce coup { $against }.
review-better = Mieux : ||{ $better }||
review-better-turn = **{ $turn }.** { $why }
review-loses = laisse l’adversaire gagner en { $turns } coups au plus, quoi qu’on joue
review-misses-line = laisse passer une ligne à compléter
review-misses-win = laisse passer une victoire
review-reply-grows =
    permet à l’adversaire de répondre en { $reply } et de faire grandir { $count ->
        [one] { $count } chaton
       *[other] { $count } chatons
    }
review-reply-threatens = permet à l’adversaire de répondre en { $reply } et de menacer de gagner { winning-on }
review-reply-pushes =
    permet à l’adversaire de répondre en { $reply } et de pousser hors du lit { $many ->
        [yes] { $count } pièces
       *[no]
            { $count ->
                [1] la pièce
               *[other] les pièces
            } en { $squares }
    }
review-reply-line = permet à l’adversaire de répondre en { $reply } et de préparer une ligne à faire grandir
review-reply-line-sure = permet à l’adversaire de répondre en { $reply } et de préparer une ligne à faire grandir, que plus rien n’empêche
review-reply-wins = permet à l’adversaire de répondre en { $reply } et de gagner en { $turns } coups au plus, quoi qu’on joue
review-leaves-none = Celui-ci ne laisse pas l’adversaire gagner.
review-leaves-no-line = Après ce coup, l’adversaire ne peut compléter aucune ligne.
review-nothing-against = était jouable, mais il y avait mieux
review-lets-slip = laisse passer une meilleure chance
review-gives-away = laisse filer presque toutes les chances
review-best-answer = { $told } (la meilleure réponse : { $reply })
review-line-where = { $told } ({ on-squares })
review-with-cat = { $square } (avec un chat)
review-answer-does = { $told } (la meilleure réponse : { $reply }, qui { $does })
review-answer-then = { $told } (la meilleure réponse : { $reply } ; après { $next }, son coup en { $later } { $does })
review-cause =
    { $told }, car { $by ->
        [ghost] le fantôme pousse
       *[piece] il pousse
    } { $kind ->
        [cat] le chat
       *[kitten] le chaton
    } adverse de { $origin } à { $to }
review-even = Aucun coup n’a décidé seul de cette partie : elle s’est jouée petit à petit.
review-lost-from = À partir du coup { $turn }, { $player } ne pouvait plus guère sauver la partie.
review-bots-slip = { $player } n’a presque rien laissé filer. C’est mon coup { $turn } qui a décidé : **{ $played }**.
review-kept =
    { $player } obtient { $kept } sur 100{ $hints ->
        [0] { "" }
        [one] { " " }(avec 1 indice)
       *[other] { " " }(avec { $hints } indices)
    } : { $how ->
        [every] aucune chance ne lui a échappé
        [all] presque aucune chance ne lui a échappé
        [most] quelques chances lui ont échappé
        [some] beaucoup de chances lui ont échappé
       *[few] une partie difficile, il y a encore de la marge
    }.
review-praise = ⭐ Bien joué ! Coup { $turn }, { $player } : **{ $played }.** { $why }
moment-title = **{ $place } sur { $count } · Coup { $turn }, { $player } contre { $other }**
moment-played = Coup joué : **{ $played }**. Ce coup { $against } ; les chances de victoire passent de { $before } % à { $after } %.
moment-better = Mieux : { $better }
moment-pictures =
    { $better ->
        [yes] La première image montre le coup joué, la seconde le meilleur coup.
        [hidden] Le meilleur coup est caché : à toi de le trouver d’abord, si tu veux.
       *[no] L’image montre le coup joué. Le meilleur coup est caché : à toi de le trouver d’abord, si tu veux.
    }
moment-chances = Les chances valent pour des joueurs humains, qui ratent parfois des choses : une victoire sûre n’est donc pas à 100 %.
try-where = **Retour au coup { $turn }, à la place de { $player }.** Où va le { $kind ->
        [cat] chat
       *[kitten] chaton
    } ?
try-wins = **{ $turn }.** C’est gagné !
try-loses = **{ $turn }.** Là, tu offres la victoire.
try-verdict =
    { $verdict ->
        [best] C’est le bon ! ⭐
        [good] Presque aussi bon que le meilleur ! ⭐
        [better] Mieux que le coup joué, mais il y a encore mieux.
        [alike] À peu près aussi bon que le coup joué.
        [lost] Ça perd tout autant.
        [same] C’est le coup joué dans la partie.
       *[worse] Moins bon que le coup joué.
    }
try-answer = **{ $turn }.** Je répondrais : **{ $reply }**. Il te resterait environ { $chance } % de chances, contre { $played } % avec le coup joué.
try-sure = **{ $turn }.** La victoire est assurée en { $turns } coups au plus. La meilleure réplique : **{ $reply }**.
try-answer-wins = **{ $turn }.** Je répondrais : **{ $reply }**, et je gagnerais. Avec le coup joué, il restait { $played } % de chances.
try-follows = Ensuite, ton coup en { $next } { $does }.
try-shown = L’image montre ma réponse.
button-moment = Coup { $turn }
button-moment-back = Retour au coup
button-try-it = Essayer
button-try-another = Un autre
button-show-better = Voir le meilleur coup
button-overview = Vue d’ensemble
review-how = Vers le haut, c’est bon pour { $upper } ; vers le bas, pour { $lower }. Ces chances sont celles d’une partie entre humains, qui ne voient pas toujours tout.
review-show-later = Dès que vous l’aurez vue tous les deux, vous pourrez montrer cette analyse à tous : appuie alors de nouveau sur **{ button-review }**.
moment-alt =
    { $better ->
        [yes] Le meilleur choix au coup { $turn }.
       *[no] Coup { $turn }, tel qu’il a été joué.
    }
review-alt =
    Courbe des chances de victoire sur { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } : le pourcentage est pour { $upper }, le reste pour { $lower }.
review-alt-turn = Après le coup { $turn } : { $chance } %.
review-alt-moment = Le numéro { $place } marque le coup { $turn }.
picture-kept = { $kept } sur 100
review-alt-kept = { $player } { picture-kept }.
review-alt-star = Une étoile marque le coup { $turn }, bien joué.
picture-better = bon pour { $player }
picture-turn = coup
picture-turning-point = tournant
review-alt-turning-point = Une ligne marque le coup { $turn }, le tournant.
review-progress = 🔎 Je regarde le coup { $done } sur { $turns }…
review-waiting = 🔎 Il y a un peu d’attente : ton analyse arrive bientôt…
button-review = Analyse

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

house-title = ### 🐾 En ce moment
house-match =
    { $near ->
        [yes] • { $orange } contre { $gray }, bientôt fini ! À { $mover } de jouer, { house-since } · [partie { $match }]({ $link })
       *[no] • { $orange } contre { $gray } · À { $mover } de jouer, { house-since } · [partie { $match }]({ $link })
    }
house-since =
    { $moved ->
        [no] commencée <t:{ $since }:R>
       *[yes] dernier coup <t:{ $since }:R>
    }
house-more =
    { $count ->
        [one] … et { $count } autre partie.
       *[other] … et { $count } autres parties.
    }
house-open = • { $who } cherche une partie : { edition }, { pace } · [défi]({ $link })
house-contest =
    { $state ->
        [open] { $contest } commence le <t:{ $due }:f>, et on peut encore participer
        [running] { $contest } est en cours
        [paused] { $contest } est en pause
       *[resting] { $contest } reprend le <t:{ $due }:f>
    }
house-contest-link =
    { $contest-kind ->
        [league] [ligue]({ $link })
        [cup] [coupe]({ $link })
       *[arena] [arène]({ $link })
    }
house-quiet = C’est bien calme ici. Qui veut jouer ?
house-leader = { $place }. { $player } { $rating }
house-season = 🏆 Cette saison à { edition } : { $list }
house-streak =
    { $days ->
        [one] 🔥 Série de l’énigme du jour : { $days } jour
       *[other] 🔥 Série de l’énigme du jour : { $days } jours
    }
picture-house = En ce moment
picture-moves = doit jouer
picture-looking = cherche une partie
picture-near-end = bientôt fini
picture-waits =
    { $days ->
        [one] depuis { $days } jour
       *[other] depuis { $days } jours
    }
picture-leading = Cette saison à { edition } · la cote moins son incertitude
house-alt = Ce qui se joue sur ce serveur.
house-alt-match = { $orange } joue contre { $gray } ; c’est à { $mover } de jouer.
house-alt-near-end = Cette partie est bientôt finie.
house-alt-waits =
    Elle attend depuis { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
house-alt-open = { $who } cherche une partie.
house-alt-quiet = Un coussin vide et deux chats endormis.
house-alt-leading = { picture-leading }.
house-alt-leader = Rang { $place } cette saison : { $player }, { $rating }.
button-play-with = Jouer contre { $who }
button-new-challenge = Nouveau défi
button-leaderboard = Classement
button-champions = Palmarès
clubhouse-result = { $result } · [partie { $match }]({ $link })
clubhouse-lead = 👑 { $who } prend la tête de la saison à { edition } !
challenge-begun-elsewhere = C’est parti ! La partie { $match } a commencé dans { $channel }.
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results =
    { $results ->
        [all] tous les résultats
        [rated] les résultats des parties classées
       *[none] aucun résultat
    }
setting-clubhouse-board = le tableau du club
setting-clubhouse-season = la fin de saison
setting-clubhouse-trouble = ⚠️ Je ne peux rien y publier. Il me manque : { $missing }.
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ Mais je ne peux pas en créer dans { $channels }. Il me manque : { $missing }.
owner-channel-closed =
    Sur **{ $server }**, je ne peux plus rien publier dans { $channel } ({ $what ->
        [puzzle] énigme du jour
       *[clubhouse] club
    }) : il me manque { $missing }. Autorise-le là-bas, ou choisis un autre salon avec { COMMAND("server") }.
owner-channel-gone =
    Sur **{ $server }**, le salon où je publiais n’existe plus ({ $what ->
        [puzzle] énigme du jour
       *[clubhouse] club
    }). Choisis-en un autre là-bas avec { COMMAND("server") }, et je continue.
owner-mended = ✅ Sur **{ $server }**, je peux de nouveau publier dans { $channel }. Tu n’as plus rien à faire.
owner-moved = ✅ Sur **{ $server }**, je publie maintenant dans { $channel }. Tu n’as plus rien à faire.
owner-contests-closed = Sur **{ $server }**, je ne peux plus rien publier dans { $channel }, et les compétitions y sont à l’arrêt : il me manque { $missing }. Autorise-le là-bas, ou ouvre une compétition avec { COMMAND("league") }, { COMMAND("cup") } ou { COMMAND("arena") } dans un autre salon et appuie sur **{ button-contest-here }**.
owner-contests-gone = Sur **{ $server }**, le salon de { $contest } n’existe plus, et la compétition est à l’arrêt. Ouvre-la avec { COMMAND("league") }, { COMMAND("cup") } ou { COMMAND("arena") } dans un autre salon et appuie sur **{ button-contest-here }**.
command-server-clubhouse = Faire de ce salon le club, où je publie ce qui se joue et qui gagne
form-clubhouse = Où je publie ce qui se joue et qui gagne, sans notifier personne ; laisse vide pour t’en passer
form-about-results = Sans les parties contre moi, ni celles de qui ne veut pas être dans les classements
form-results =
    { $results ->
        [all] Tous les résultats
        [rated] Les résultats des parties classées
       *[none] Aucun résultat
    }
form-about-house = Un message tenu à jour : parties, défis, saison
form-about-season = Le podium, au premier jour d’un nouveau trimestre
setting-champion-role =
    { $role ->
        [none] aucun
        [gone] ce rôle n’existe plus
       *[other] { $role }
    }
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ Je ne peux pas le donner. Il me manque : { $missing }.
        [too-high] ⚠️ Je ne peux pas le donner : dans Paramètres du serveur, Rôles, place mon rôle au-dessus.
        [powerful] ⚠️ Je ne le donne plus : il a maintenant des permissions de modération. Choisis-en un autre.
       *[refused] ⚠️ Discord ne m’a pas laissé le donner. Je réessaie d’ici une heure.
    }
command-server-champion-role = Le rôle que je donne à qui gagne la saison ; pour arrêter, vide le champ sous « Club »
form-champion-role = Pour qui gagne la saison (facultatif) ; il me faut Gérer les rôles et un rôle plus haut que lui
audit-champion =
    { $given ->
        [yes] A gagné la dernière saison de boop
       *[no] La dernière saison de boop a été gagnée par quelqu’un d’autre
    }
champion-role-ask = Donner { $role } à qui gagne chaque saison ? Pour la dernière, ce serait tout de suite : { $names }.
champion-role-ask-nobody = Donner { $role } à qui gagne chaque saison ? Personne n’a gagné la dernière, alors je ne le donne qu’à la fin de celle-ci.
champion-role-ask-former = Il remplace { $role }, que perdrait : { $names }.
button-role-yes = Oui, le donner
button-role-no = Non, ne rien changer

## The week of a server: a picture, and a few lines above it.

week-title = ### 🗓️ La semaine de boop · du { $first } au { $last }
week-numbers =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } entre { $people } personnes : { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }, { $boops ->
        [one] { $boops } boop
       *[other] { $boops } boops
    }, { $off ->
        [one] { $off } pièce hors du lit
       *[other] { $off } pièces hors du lit
    }.
week-upset = Surprise de la semaine : { $winner } bat { $loser }, malgré { $gap } points de retard
week-longest =
    Partie la plus longue : { $orange } contre { $gray }, { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
week-turn = Coup de la semaine : le coup { $turn } de { $who } contre { $other }, un retournement de { $points } points
week-solvers =
    Les sept énigmes du jour résolues : { $who }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } autre
       *[other] { " " }et { $more } autres
    }
week-alt = La semaine sur ce serveur, du { $first } au { $last }.
week-title-drawn = La semaine · du { $first } au { $last }
week-heading =
    { $of ->
        [upset] Surprise de la semaine
        [longest] Partie la plus longue
        [turn] Coup de la semaine
       *[solvers] Les sept énigmes du jour résolues
    }
week-label-matches =
    { $count ->
        [one] partie
       *[other] parties
    }
week-label-turns =
    { $count ->
        [one] coup
       *[other] coups
    }
week-swing = Un retournement de { $points } points
picture-gap = points d’écart
setting-clubhouse-week = la semaine (le lundi à { $hour } h UTC)
form-about-week = Le lundi, s’il y a eu des parties : la semaine en image, à partager
badge-name =
    { $badge ->
        [first-win] Premier ronron
        [three-grown] Belle poussée
        [two-lines] Coup double
        [eight-cats] Lit complet
        [ghost-line] Esprit d’équipe
        [five-off] Mon lit !
        [three-off] Triple chute
        [five-booped] Méga-boop
        [sure-footed] Patte sûre
        [pushed-home] Coup de patte
        [diagonal] Chat en travers
        [corner] Coin douillet
        [quick] Sieste éclair
        [long] Nuit blanche
        [comeback] Neuf vies
        [upset] Géant au tapis
        [revenge] Un partout
        [streak-three] Passe de trois
        [streak-ten] Dix d’affilée
        [five-friends] Chat mondain
        [all-editions] Touche-à-tout
        [bot-beaten] Je t’ai eu !
        [level-five] À mi-chemin
        [five-levels] Pas à pas
        [queen] Révérence royale
        [all-levels] Toute la portée
        [first-puzzle] Eurêka !
        [puzzle-week] Sept sur sept
        [hundred-days] Les Cent-Jours
        [hard-puzzle] Sacré casse-tête
        [defence] À un poil près
        [podium] Sur le podium
       *[champion] La couronne
    }
badge-story =
    { $badge ->
        [first-win] a battu une autre personne pour la première fois
        [three-grown] a fait grandir trois chatons en un seul coup, et a gagné
        [two-lines] a fait deux lignes de trois en un seul coup, et a gagné
        [eight-cats] a gagné avec huit chats sur le lit
        [ghost-line] a gagné avec une ligne qu’un fantôme a mise en place
        [five-off] a boopé cinq pièces adverses hors du lit, et a gagné
        [three-off] a boopé trois pièces adverses hors du lit en un seul coup, et a gagné
        [five-booped] a boopé cinq pièces en un seul coup, et a gagné
        [sure-footed] a gagné sans qu’aucune de ses pièces ne tombe du lit
        [pushed-home] a gagné avec une ligne que le boop a complétée tout seul
        [diagonal] a gagné avec une ligne sur la grande diagonale, d’un coin à l’autre
        [corner] a gagné avec une ligne qui finit dans un coin
        [quick] a gagné vite, en une poignée de coups
        [long] a gagné une très longue partie
        [comeback] a gagné après avoir eu quatre chats de retard
        [upset] a battu quelqu’un qui avait 200 points de plus à la cote
        [revenge] a battu quelqu’un après avoir perdu la fois d’avant
        [streak-three] a gagné trois parties de suite
        [streak-ten] a gagné dix parties de suite
        [five-friends] a battu cinq personnes différentes
        [all-editions] a gagné une partie dans chacune des trois éditions
        [bot-beaten] a gagné contre moi sans indice pour la première fois
        [level-five] a gagné contre moi au niveau 5 ou plus haut
        [five-levels] a gagné contre moi sans indice à cinq niveaux différents
        [queen] a gagné contre moi au plus haut niveau
        [all-levels] a gagné contre moi sans indice à chacun de mes dix niveaux
        [first-puzzle] a résolu une énigme pour la première fois
        [puzzle-week] a résolu l’énigme du jour sept jours de suite
        [hundred-days] a résolu cent énigmes du jour
        [hard-puzzle] a résolu une énigme difficile au premier essai
        [defence] a trouvé le seul coup qui tient
        [podium] a fini une saison ici sur le podium
       *[champion] a gagné une saison ici
    }
badge-earned =
    { $count ->
        [one] 🏅 Nouveau badge pour { $player } : { $list }
       *[other] 🏅 Nouveaux badges pour { $player } : { $list }
    }
badge-brought = 🏅 Un nouveau badge : **{ badge-name }**
badge-told = { $earned } · [partie { $match }]({ $link })
badge-way = **{ badge-name }** : { badge-story } ({ $done } sur { $all } pour l’instant)
badge-way-level = **{ badge-name }** : { badge-story } (pour l’instant : niveau { $done })
badge-line = **{ badge-name }** : { badge-story }
badge-title =
    { $count ->
        [one] 🏅 { $player } a { $count } badge sur { $all }
       *[other] 🏅 { $player } a { $count } badges sur { $all }
    }
badge-none = 🏅 { $player } n’a pas encore de badge. Chacun se gagne par une victoire sur le plateau, ou avec les énigmes.
badge-more = et { $count } de plus
badge-ahead = **Encore à gagner :**
badge-where = Sans autre personne, tu peux gagner les badges des énigmes, ceux de tes victoires contre moi et, dès mon niveau { $level }, ceux des exploits sur le lit.
badge-card =
    { $count ->
        [0] Sur ta carte : tes trois derniers
       *[other] Sur ta carte : { $list }
    }
badge-alt = { $name }, badges : { $count } sur { $all }. { $list }
badge-alt-none = { $name }, badges : encore aucun sur { $all }
badge-picture = Badges : { $name }
picture-badges = { $count } sur { $all }
badge-choose = Choisis-en trois pour ta carte
badge-what-for = À quoi servent ceux qui restent à gagner ?
button-badges = Badges
button-my-card = Voir ta carte
setting-clubhouse-badges = les badges
form-about-badges = Les nouveaux badges, avec la partie qui les a rapportés

## Time banks, and being away.

challenge-time-up =
    { $how ->
        [lose] -# Quand vous aurez joué deux coups chacun, qui dépasse son temps perd la partie.
       *[claim] -# Quand vous aurez joué deux coups chacun, si quelqu’un dépasse son temps, l’autre peut réclamer la victoire.
    }
challenge-rescue = La première fois, il y a en général deux jours de grâce.
challenge-nights-off = -# Le chrono de chacun s’arrête pendant ses heures calmes et ses week-ends sans chrono.
challenge-away = { $opponent } s’absente jusqu’au <t:{ $until }:f>. D’ici là, aucun chrono ne tourne, et ton défi attend une semaine. L’envoyer quand même ?
button-anyway = Défier quand même
board-bank = ⏳ Il reste { $time } à { $player } · { $each } de plus par coup
board-bank-loses = ⏳ { $player } a encore { $time } · temps écoulé : perdu
board-loses-on-time = Temps écoulé, partie perdue
board-away = 🌴 { $player } · absence du <t:{ $since }:D> au <t:{ $until }:f> · aucun chrono entre-temps
board-away-unclocked = 🌴 { $player } · absence du <t:{ $since }:D> au <t:{ $until }:f>
away-leaves =
    { $other }, { $by } s’absente du <t:{ $since }:f> au <t:{ $until }:f>. { $whose ->
        [yours] Ton chrono s’arrête aussi : tu as jusqu’au <t:{ $due }:f> pour jouer.
        [still] Ton chrono s’arrête aussi : rien ne presse.
        [unclocked] Cette partie n’a pas de chrono : rien ne presse.
        [sooner] Ici, c’est à { $by } de jouer, et la limite tombe avant : <t:{ $due }:R>.
       *[theirs] C’est à { $by } de jouer, et son chrono s’arrête pendant ce temps.
    }
away-returns = { $other }, { $by } est là, et le chrono tourne comme d’habitude.
away-returns-unclocked = { $other }, { $by } est de retour.
line-match = Partie { $match }
away-rescued =
    { $by }, ton temps est écoulé ici : deux de tes jours d’absence prennent le relais.
    -# Joue avant le <t:{ $until }:f>. Merci de patienter, { $other } ! { COMMAND("away") } dit combien il t’en reste.
away-mine =
    { $state ->
        [none] Tu es là, et aucune absence n’est prévue. Pendant une absence, aucun chrono ne tourne dans tes parties.
        [planned] Tu t’absentes du <t:{ $since }:f> au <t:{ $until }:f>. Aucun chrono ne tournera dans tes parties.
       *[away] Tu t’absentes jusqu’au <t:{ $until }:f> : aucun chrono ne tourne dans tes parties.
    }
away-back = 👋 Content de t’avoir parmi nous ! Tes chronos tournent comme d’habitude.
away-before = ⚠️ Avant de partir : dans la [partie { $match }]({ $link }), ton coup est attendu <t:{ $due }:R>.
away-left =
    { $days ->
        [one] Il te reste { $days } jour d’absence cette année, sur { $of } ; une journée entamée compte.
       *[other] Il te reste { $days } jours d’absence cette année, sur { $of } ; une journée entamée compte.
    }
away-rescue =
    { $on ->
        [yes] Filet de sécurité : activé. Si ton temps s’écoule dans une partie à un jour par coup ou plus, deux jours d’absence t’y donnent deux jours de plus, une fois par partie. Tes autres parties continuent.
       *[no] Filet de sécurité : désactivé. Quand ton temps est écoulé, c’est fini.
    }
away-weekends =
    { $on ->
        [yes] Week-ends sans chrono : activés. Dans les parties avec nuits sans chrono, ton chrono s’arrête le samedi et le dimanche.
       *[no] Week-ends sans chrono : désactivés.
    }
away-now = Maintenant
away-days =
    { $days ->
        [0] Aucune absence, juste les réglages
        [one] { $days } jour
       *[other] { $days } jours
    }
button-change-away = Modifier
button-am-back =
    { $planned ->
        [yes] Je reste
       *[no] Me revoilà
    }
form-about-friendly = Les cotes ne bougent pas ; à boop chatons, c’est le cas sauf si tu choisis « classée »
form-about-with-hints = Vous pouvez me demander des indices, et les cotes ne bougent pas
form-about-lose-on-time = Qui dépasse son temps perd aussitôt ; sinon, l’autre doit réclamer la victoire
form-about-nights-off = Le chrono de chacun s’arrête pendant ses heures calmes (12 h maximum) et ses week-ends sans chrono
form-about-rescue = Si ton temps s’écoule, deux jours d’absence prennent le relais, une fois par partie
form-about-weekends-off = Ton chrono s’arrête le samedi et le dimanche, dans les parties avec nuits sans chrono
command-away = Prévoir une absence : pendant ce temps, aucun chrono ne tourne dans tes parties
command-away-days = Pour combien de jours
command-away-starts-in = Dans combien de jours ton absence commence ; par défaut, tout de suite
command-challenge-time-up = Ce qui se passe quand le temps est écoulé
command-challenge-time-up-name =
    { $how ->
        [lose] La partie est perdue aussitôt
       *[claim] L’autre peut réclamer la victoire
    }
command-challenge-nights = Arrêter le chrono de chacun pendant ses heures calmes et ses week-ends sans chrono
refusal-no-time-to-take-back = Il reste trop peu de temps au chrono pour reprendre ces coups. Continue à jouer !
refusal-not-away = Tu n’as prévu aucune absence. { COMMAND("away") } permet d’en prévoir une.
refusal-away-too-far = C’est trop loin. Tu peux prévoir une absence jusqu’à trois mois à l’avance.
refusal-no-away-days =
    { $days ->
        [0] Il ne te reste plus de jours d’absence cette année.
        [one] Il ne te reste que { $days } jour d’absence cette année. Choisis moins de jours.
       *[other] Il ne te reste que { $days } jours d’absence cette année. Choisis moins de jours.
    }
refusal-rescued = { $opponent } a encore des jours d’absence, et deux d’entre eux prennent le relais. Le plateau le dira dans un instant.

## Several games with one result.

challenge-games =
    { $games ->
        [both-sides] -# Deux parties démarrent ensemble, avec les camps inversés, et donnent un seul résultat.
        [best-of-three] -# Au meilleur des trois : dès qu’une partie est finie, la suivante démarre, avec les camps inversés.
       *[best-of-five] -# Au meilleur des cinq : dès qu’une partie est finie, la suivante démarre, avec les camps inversés.
    }
challenge-games-rated = Chaque partie est classée à part et compte parmi vos cinq de la semaine.
challenge-rated-left =
    { $left ->
        [one] Il ne vous en reste qu’une cette semaine : les suivantes seront amicales.
       *[other] Il ne vous en reste que { $left } cette semaine : les suivantes seront amicales.
    }
series-game =
    { $games ->
        [both-sides] Plateau { $number } sur 2
        [best-of-three] Partie { $number } sur 3 au plus
       *[best-of-five] Partie { $number } sur 5 au plus
    } · { $one } { $score } { $other }
series-result =
    { $state ->
        [won] 🏁 { $first } gagne la rencontre { $score } !
        [drawn] 🏁 La rencontre finit à égalité, { $score }.
       *[stopped] 🏁 La rencontre s’arrête ici, sans résultat : { $first } { $score } { $second }
    }
command-challenge-games = En combien de parties se joue la rencontre ; une seule par défaut
command-challenge-games-name =
    { $games ->
        [one] Une partie
        [both-sides] Les deux camps : deux plateaux à la fois
        [best-of-three] Au meilleur des trois
       *[best-of-five] Au meilleur des cinq
    }
refusal-series-running = Votre rencontre n’est pas finie : la partie suivante est en cours. { COMMAND("games") } la montre.
refusal-rematch-running = Vous rejouez déjà : partie { $match }. { COMMAND("challenge") } en lance une autre en plus.
refusal-no-handicap =
    { $why ->
        [rated] Une partie où quelqu’un commence avec un chat ne peut pas être classée. Laisse `{ option-rated }` vide, et elle sera amicale.
        [kittens] Il n’y a pas de chats dans cette édition : personne ne peut commencer avec un chat. Prends une autre `{ option-edition }`, ou un autre choix sous `{ option-first }`.
        [series] Commencer avec un chat, c’est pour une seule partie. Laisse `{ option-games }` vide, ou prends un autre choix sous `{ option-first }`.
       *[bot] Je ne donne pas de chat, mais je joue à plusieurs niveaux : prends-en un plus facile.
    }
refusal-no-series-here = Je suis seulement de passage ici, je ne pourrais pas y montrer le plateau suivant. Laisse `{ option-games }` vide, ou joue sur un serveur qui m’a ajouté.

## Contests: leagues, cups and arenas.

command-league = Voir les ligues de ce serveur, y participer ou en annoncer une
contest-none =
    { $contest-kind ->
        [league] Il n’y a pas de ligue ici en ce moment. La personne qui gère le serveur peut en annoncer une.
        [cup] Il n’y a pas de coupe ici en ce moment. La personne qui gère le serveur peut en annoncer une.
       *[arena] Il n’y a pas d’arène ici en ce moment. La personne qui gère le serveur peut en annoncer une.
    }
contest-none-but-you =
    { $contest-kind ->
        [league] Il n’y a pas de ligue ici en ce moment. **{ button-contest-announce }** en lance une.
        [cup] Il n’y a pas de coupe ici en ce moment. **{ button-contest-announce }** en lance une.
       *[arena] Il n’y a pas d’arène ici en ce moment. **{ button-contest-announce }** en lance une.
    }
contest-choose =
    { $contest-kind ->
        [league] Quelle ligue ?
        [cup] Quelle coupe ?
       *[arena] Quelle arène ?
    }
league-title = ### 🏆 { $contest } · saison { $season }
league-season = Saison { $season }
league-division = Division { $number }
league-rules =
    • Des divisions de quatre à six personnes, formées au début selon la cote. En tête, tu montes d’une division ; en queue, tu descends.
    • Tu joues deux parties contre chaque adversaire et tu en commences une. Toutes démarrent en même temps.
    • Si ton temps est écoulé, même après tes jours d’absence, tu perds la partie. La deuxième fois, c’est forfait pour la saison.
    • En cas de forfait ou de départ : si tu as fini au moins la moitié de tes parties, elles comptent et les autres sont perdues ; sinon, aucune ne compte.
contest-opens =
    { $short ->
        [yes] Commence le <t:{ $due }:F> (<t:{ $due }:R>), s’il y a d’ici là au moins { $least } inscriptions ; sinon une semaine plus tard.
       *[no] Commence le <t:{ $due }:F> (<t:{ $due }:R>).
    }
league-state =
    { $state ->
        [running] Parties jouées : { $over } sur { $all }.
        [paused] En pause ; parties jouées : { $over } sur { $all }. Aucune autre ne commence et aucun chrono ne tourne tant que la personne qui gère le serveur ne la reprend pas avec { COMMAND("league") }.
        [nobody] La saison est finie. Personne ne l’a gagnée : tout le monde en est sorti avant la fin. La prochaine s’ouvre le <t:{ $due }:F>.
        [resting] 🎉 La saison est finie ! Bravo à { $winners } pour la victoire. La prochaine s’ouvre le <t:{ $due }:F>.
       *[ended] Cette ligue est terminée.
    }
contest-joined =
    { $when ->
        [open] **Inscriptions pour l’instant ({ $count }) :** { $names }
       *[next] **Inscriptions pour la prochaine saison ({ $count }) :** { $names }
    }
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ Son salon n’existe plus : rien de nouveau ne commence. La personne qui gère le serveur peut utiliser { COMMAND("league") } dans un autre salon et choisir **{ button-contest-here }**.
        [cup] ⚠️ Son salon n’existe plus : rien de nouveau ne commence. La personne qui gère le serveur peut utiliser { COMMAND("cup") } dans un autre salon et choisir **{ button-contest-here }**.
       *[arena] ⚠️ Son salon n’existe plus : rien de nouveau ne commence. La personne qui gère le serveur peut utiliser { COMMAND("arena") } dans un autre salon et choisir **{ button-contest-here }**.
    }
league-row =
    { $out ->
        [yes] { $place }. ~~{ $player }~~ forfait · **{ $points }** · { $played } sur { $all }
       *[no] { $place }. { $player } **{ $points }** · { $played } sur { $all }
    }
league-alt = Classement : { $contest }, { $division }.
league-alt-row =
    { $out ->
        [yes] { $place }. { $name }, forfait. Points : { $points }, parties : { $played }.
       *[no] { $place }. { $name }. Points : { $points }, parties : { $played }.
    }
league-pair = **{ $contest }** · { $division } : { $one } – { $other }
league-playing = ▶️ { $division }, parties en cours : { $threads }
contest-thread = { $one } – { $other } · { $contest }
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
games-bank =
    { $whose ->
        [mine] ⏳ il te reste { $time }
       *[theirs] ⏳ il lui reste { $time }
    }
games-offer = ✋ une proposition attend ta réponse
contest-counts =
    { $contest-kind ->
        [league] Dans la ligue, le point va quand même à { $player }.
        [cup] Dans la coupe, le point va quand même à { $player }.
       *[arena] Les points vont à { $player }.
    }
contest-loss =
    { $contest-kind ->
        [league] Dans la ligue, c’est quand même une défaite.
        [cup] Dans la coupe, c’est quand même une défaite.
       *[arena] Dans l’arène, c’est quand même une défaite.
    }
arena-too-late = L’arène était déjà finie : cette partie arrive trop tard pour y compter.
league-board = 🏆 { $contest }, { $division }
league-you =
    { $where ->
        [plays] Tu joues cette saison. **{ button-contest-join }** t’inscrit aussi à la saison { $season }.
        [both] Tu joues cette saison, et tu participes aussi à la saison { $season }.
        [out] Tu es forfait pour cette saison. **{ button-contest-join }** t’inscrit à la saison { $season }.
        [out-joined] Tu es forfait pour cette saison, mais tu participes à la saison { $season }.
        [joined] Tu participes à la saison { $season }.
       *[none] Tu n’y participes pas. **{ button-contest-join }** t’inscrit à la saison { $season }.
    }
contest-in =
    { $contest-kind ->
        [league] Tu participes : { $contest }, saison { $season }. Je te préviens quand tes parties commencent.
        [cup] Tu participes : { $contest }. Je te préviens quand tes parties commencent.
       *[arena] Tu participes : { $contest }. Je te préviens à chaque partie.
    }
contest-blocked =
    { $contest-kind ->
        [league] Dans une ligue, tu joues aussi contre des personnes que tu bloques, ou qui te bloquent.
        [cup] Dans une coupe, tu joues aussi contre des personnes que tu bloques, ou qui te bloquent.
       *[arena] Dans une arène, tu joues aussi contre des personnes que tu bloques, ou qui te bloquent.
    }
contest-stayed = D’accord, tu restes !
contest-kept = D’accord, ça continue.
contest-left = Tu as quitté { $contest }.
contest-leave-sure =
    { $contest-kind ->
        [league] Quitter { $contest } en pleine saison ? Tes parties en cours s’arrêtent.
        [cup] Quitter { $contest } maintenant ? Tes parties en cours s’arrêtent, et ton adversaire passe au tour suivant.
       *[arena] Quitter { $contest } ? Tes points restent, et tu peux revenir tant que ça dure.
    }
contest-announced =
    { $contest-kind ->
        [league] C’est annoncé dans { $channel } : { $contest } commence le <t:{ $due }:f>, s’il y a d’ici là au moins quatre inscriptions.
        [cup] C’est annoncé dans { $channel } : { $contest } commence le <t:{ $due }:f>, s’il y a d’ici là au moins quatre inscriptions.
       *[arena] C’est annoncé dans { $channel } : { $contest } commence le <t:{ $due }:f>.
    }
contest-removed =
    { $contest-kind ->
        [league] { $player } ne participe plus à { $contest }. Ses parties en cours s’arrêtent.
        [cup] { $player } ne participe plus à { $contest }. Ses parties en cours s’arrêtent.
       *[arena] { $player } ne participe plus à { $contest }.
    }
contest-removed-early = { $player } n’est plus sur la liste de { $contest } et ne peut pas s’y réinscrire, sauf si tu le permets.
contest-let-in = { $player } peut de nouveau s’inscrire à { $contest }.
contest-let-in-letter = La modération de **{ $server }** te permet de te réinscrire à { $contest }, si tu veux.
contest-trouble = ⚠️ Je ne peux pas écrire dans { $channel } pour l’instant, alors aucun tournoi n’y avance. Il me manque : { $missing }.
contest-no-threads = ⚠️ Je ne peux pas créer de fils dans { $channel } (il me manque { $missing }) : chaque plateau arriverait dans le salon même.
contest-remove-sure =
    { $contest-kind ->
        [league] Retirer { $player } de { $contest } ? Ses parties en cours s’arrêteront, sans retour possible cette saison.
        [cup] Retirer { $player } de { $contest } ? Ses parties en cours s’arrêteront, sans retour possible.
       *[arena] Retirer { $player } de { $contest } ? Sans retour possible.
    }
contest-remove-sure-early = Retirer { $player } de { $contest } ? Pour se réinscrire, il faudra ton accord.
contest-remove-told = Je préviens cette personne par message privé, si elle en accepte.
contest-removed-untold = Ta raison n’a pas pu être transmise : ses messages privés me sont fermés.
contest-removed-letter = La modération de **{ $server }** t’a retiré de { $contest }.
contest-removed-why = 💬 Pourquoi :
contest-removed-then =
    { $contest-kind ->
        [league] Tes parties en cours y sont finies, et tu ne peux pas revenir cette saison.
        [cup] Tes parties en cours y sont finies, et tu ne peux pas revenir.
       *[arena] Une partie en cours peut être jouée jusqu’au bout, mais tu ne peux pas revenir.
    }
contest-kept-out = Tu ne peux te réinscrire que si la modération le permet.
contest-end-sure =
    { $contest-kind ->
        [league] Arrêter { $contest } pour de bon ? Les parties en cours peuvent continuer, mais personne ne gagnera et il n’y aura pas d’autre saison.
        [cup] Arrêter { $contest } pour de bon ? Les parties en cours peuvent continuer, mais personne ne gagnera la coupe.
       *[arena] Arrêter { $contest } maintenant ? Les parties en cours peuvent continuer, mais elles ne comptent plus.
    }
contest-end-sure-open = Annuler { $contest } ? Rien n’a encore commencé, donc rien ne sera joué.
contest-pause-sure = Mettre { $contest } en pause ? Sans limite de durée : aucune partie ne commence et aucun chrono ne tourne tant que toi, ou une autre personne qui gère le serveur, n’appuyez pas sur **Reprendre**. On peut quand même jouer, et chaque partie en cours en est avertie.
contest-called-off = La modération a mis fin à { $contest }. Les parties en cours peuvent être jouées jusqu’au bout.
contest-called-off-early = La modération a annulé { $contest } avant le début.
contest-waited =
    ⏳ { $contest } attend une semaine : { $count ->
        [1] seul { $who } est inscrit pour l’instant
       *[other] pour l’instant, { $who } sont inscrits
    }, et il en faut { $least }. Début : <t:{ $due }:F>. Amenez vos amis !
contest-corrected = ✏️ Du nouveau pour { $contest } :
contest-ended = { $contest } s’arrête ici.
contest-ended-early = { $contest } est annulé.
contest-end-reason = 💬 La modération met fin à { $contest } et dit pourquoi :
contest-end-untold = Ta raison n’a pas pu être transmise : je ne peux pas écrire dans son salon.
contest-begins =
    { $days ->
        [0] Dans une heure
        [one] Dans { $days } jour
       *[other] Dans { $days } jours
    }
contest-begins-now = Tout de suite
league-points = Points
league-rises = Montée
league-falls = Descente
league-columns = points · parties jouées
league-out = Forfait
button-contest-join = Je participe
button-contest-leave = Quitter
button-contest-stay = Rester
button-contest-keep = Non, continuer
button-contest-table =
    { $contest-kind ->
        [league] Classement
        [cup] Arbre
       *[arena] Classement
    }
button-contest-announce =
    { $contest-kind ->
        [league] Annoncer une ligue
        [cup] Annoncer une coupe
       *[arena] Annoncer une arène
    }
button-contest-pause =
    { $paused ->
        [yes] Reprendre
       *[no] Mettre en pause
    }
button-contest-correct = Modifier
button-contest-remove = Retirer quelqu’un
button-contest-remove-yes = Oui, retirer
button-contest-remove-why = Retirer et dire pourquoi
button-contest-remove-no = Non, ne pas retirer
button-contest-let-in = Permettre à quelqu’un de revenir
button-contest-here = Déplacer ici
button-contest-there = Non, laisser là-bas
button-contest-list =
    { $contest-kind ->
        [league] Toutes les ligues
        [cup] Toutes les coupes
       *[arena] Toutes les arènes
    }
button-contest-end =
    { $contest-kind ->
        [league] Arrêter la ligue
        [cup] Arrêter la coupe
       *[arena] Arrêter l’arène
    }
button-contest-end-why = Arrêter et dire pourquoi
form-about-contest-name = Tel que tout le monde le lira
form-about-contest-announce = Tel que tout le monde le lira. Annonce dans #{ $channel }.
form-about-contest-begins = Les heures sont dans ton fuseau horaire, { $zone } ; /settings le change.
form-about-contest-end-reason = Tout le monde la lira dans son salon. Je ne la garde pas.
form-contest-member = Personne pour l’instant
form-about-contest-member = La personne qui ne participera plus
form-about-contest-kept-out = La personne qui peut se réinscrire
refusal-no-such-contest = Elle n’existe plus ici. Pour voir les autres : { COMMAND("league") }, { COMMAND("cup") } ou { COMMAND("arena") }.
refusal-no-contest-name = Il manque un nom. Écris-en un et renvoie le formulaire.
refusal-no-contest-clock = Il faut un chrono, sinon ça risque de ne jamais finir. Choisis-en un sous **Temps**.
refusal-enough-contests = Il y a déjà { $limit } ligues, coupes et arènes ici. Les personnes qui gèrent le serveur peuvent encore en annoncer une ; toi, tu le pourras dès que l’une d’elles sera finie.
refusal-contest-named-so =
    { $contest-kind ->
        [league] Il y a déjà ici une ligue appelée { $name }
        [cup] Il y a déjà ici une coupe appelée { $name }
       *[arena] Il y a déjà ici une arène appelée { $name }
    }. Choisis un autre nom, pour qu’on ne les confonde pas, et renvoie le formulaire.
refusal-too-many-contests = Ce serveur a déjà { $limit } ligues, coupes et arènes en tout, et c’est le maximum : { $names }. Arrêtes-en d’abord une.
refusal-in-contest-already = Tu participes déjà. Je te préviens quand tes parties commencent.
refusal-nobody-to-remove = Cette personne ne participe pas.
refusal-not-in-contest = Tu ne participes pas, tu n’as donc rien à quitter.
refusal-contest-runs-not = Rien n’est en cours, il n’y a donc rien à mettre en pause.
refusal-no-contests = La personne qui m’héberge a désactivé les ligues, les coupes et les arènes. Tu peux toujours défier quelqu’un avec { COMMAND("challenge") }.
refusal-contest-full = C’est complet : { $limit } personnes participent déjà, et une coupe n’en accepte pas plus.
refusal-contest-has-begun = C’est déjà commencé, donc on ne peut plus rien modifier.
refusal-cup-has-begun = Cette coupe a déjà commencé. { COMMAND("cup") } montre s’il y en a une autre.
command-cup = Voir les coupes de ce serveur, y participer ou en annoncer une
cup-title = ### 🏆 { $contest }
cup-rules =
    • Élimination directe, avec des têtes de série selon la cote. Si le compte ne tombe pas juste, les meilleures passent directement au deuxième tour.
    • Chaque duel se joue en deux parties à la fois : tu en commences une, ton adversaire l’autre.
    • Égalité ? Place à la belle, avec moins de temps s’il existe un chrono plus rapide. La moins bonne tête de série commence ; la nulle suffit à l’autre.
    • Si ton temps est écoulé, même après tes jours d’absence, tu perds la partie.
    • Si tu pars, ton adversaire passe au tour suivant.
cup-state =
    { $state ->
        [running] { $round } : encore { $left } sur { $all } en lice.
        [paused] En pause ({ $round }) : aucune autre partie ne commence et aucun chrono ne tourne tant que la personne qui gère le serveur ne la reprend pas avec { COMMAND("cup") }.
        [won] 🎉 { $winner } gagne la coupe, devant { $second } !
       *[ended] Cette coupe est terminée.
    }
cup-round =
    { $round ->
        [final] Finale
        [semi] Demi-finales
        [quarter] Quarts de finale
        [eighth] Huitièmes de finale
        [sixteenth] Seizièmes de finale
       *[thirty-second] Trente-deuxièmes de finale
    }
cup-tie =
    { $how ->
        [won] { $one } bat { $other } { $score }
        [seed] { $one }, meilleure tête de série, élimine { $other } ({ $score })
        [walkover] { $one } gagne par forfait : { $other } ne participe plus
        [bye] { $one } passe au tour suivant sans jouer
        [begun] { $one } – { $other }, { $score } pour l’instant
       *[open] { $one } – { $other }
    }
cup-score = { $one }–{ $other }
cup-bye = Sans adversaire
cup-alt = Arbre : { $contest }.
cup-alt-round = { $round } : { $ties }.
cup-pair = **{ $contest }**, { $round } : { $one } et { $other } jouent ici deux parties et commencent à tour de rôle.
cup-decider = **{ $contest }**, { $round } : égalité entre { $one } et { $other }, place à la belle ({ $pace }). { $one } commence ; la nulle suffit à { $other }.
cup-again = **{ $contest }**, { $round } : { $one } et { $other } jouent ici une partie de plus, à la place de celle qui n’a pas compté.
cup-board = 🏆 { $contest }, { $round }
cup-board-tie =
    { $state ->
        [won] { $winner } passe au tour suivant, { $score }
        [won-cup] 🏆 { $winner } gagne la coupe, { $score } !
        [walkover] { $winner } passe au tour suivant, car { $loser } ne participe plus
        [walkover-cup] 🏆 { $winner } gagne la coupe, car { $loser } ne participe plus
        [level] Égalité, { $score } : place à la belle
        [decider] La belle, à { $score } : la nulle suffit à { $better }
       *[open] Pour l’instant : { $orange } { $score } { $gray } ; en cas d’égalité après les deux, une partie de plus décide
    }
cup-you =
    { $where ->
        [joined] Tu participes.
        [plays] Tu es toujours en lice.
        [out] Pour toi, cette coupe est finie.
        [late] Elle a déjà commencé : plus personne ne peut s’inscrire.
       *[none] Tu n’y participes pas. **{ button-contest-join }** t’inscrit.
    }
league-leave-counts =
    { $counts ->
        [yes] Tes parties finies comptent ({ $over } sur { $all }), et tes adversaires gagnent les autres.
       *[no] Tu as fini { $over } de tes { $all } parties. C’est moins de la moitié : aucune ne comptera.
    }
league-remove-counts =
    { $counts ->
        [yes] { $over } parties sur { $all } sont finies : elles comptent, et les adversaires gagnent les autres.
       *[no] Seulement { $over } parties sur { $all } sont finies. C’est moins de la moitié, donc aucune ne comptera.
    }
league-over = 🎉 { $contest }, saison { $season } : c’est fini !
league-over-division = **{ $division }** : 🏆 { $winner }
league-over-nobody = Personne ne l’a gagnée : tout le monde en est sorti avant la fin.
league-goes-up = { $player } monte
league-goes-down = { $player } descend
league-next = La saison { $season } s’ouvre le <t:{ $due }:F>, avec un nouveau message ici. Pour continuer à jouer, appuie alors sur **{ button-contest-join }**.
cup-over = 🎉 { $winner } gagne { $contest } ! { $second } prend la deuxième place.
arena-over = 🎉 { $contest }, c’est fini ! Victoire de { $winner } (points : { $points }).
arena-over-nobody = { $contest }, c’est fini, et personne n’a terminé de partie.
command-arena = Voir les arènes de ce serveur, y participer ou en annoncer une
arena-title = ### 🏟️ { $contest }
arena-rules =
    • Dès que tu es libre, je te trouve une partie, encore et encore, jusqu’à la fin.
    • Une victoire vaut 2 points, une nulle 1. Si tu enchaînes les nulles, seule la première compte.
    • Après deux victoires d’affilée, te voilà en feu 🔥 : tout compte double jusqu’à ta première partie sans victoire.
    • C’est amical : les cotes ne bougent pas. Une partie encore en cours à la fin ne compte pas.
    • Si ton temps est écoulé, tu restes sur la touche jusqu’à ce que tu appuies de nouveau sur **{ button-contest-join }**.
arena-state =
    { $state ->
        [running] Fin : <t:{ $due }:R>.
        [won] 🎉 Victoire de { $winner } ! Points : { $points }.
        [nobody] C’est fini, et personne n’a terminé de partie.
       *[ended] Cette arène est terminée.
    }
arena-row =
    { $how ->
        [fire] { $place }. 🔥 { $player } **{ $points }** · parties : { $played }
        [out] { $place }. { $player } (sur la touche) **{ $points }** · parties : { $played }
       *[plain] { $place }. { $player } **{ $points }** · parties : { $played }
    }
arena-more = et { $count } de plus
arena-alt = Classement : { $contest }.
arena-alt-row =
    { $how ->
        [fire] { $place }. { $name }, en feu. Points : { $points }, parties : { $played }.
        [out] { $place }. { $name }, sur la touche. Points : { $points }, parties : { $played }.
       *[plain] { $place }. { $name }. Points : { $points }, parties : { $played }.
    }
arena-pair = **{ $contest }** : { $one } et { $other }, votre partie est ici. { $one } commence.
arena-board = 🏟️ { $contest }
arena-sits-out = { $player } est sur la touche ; **{ button-contest-join }** pour revenir.
contest-moved = { $contest } continue dans { $channel }.
contest-move-sure = Déplacer { $contest } vers { $channel } ? Son message et ses nouvelles y seront désormais, et les nouvelles parties y commenceront. Les parties en cours restent dans leurs fils et salons.
picture-starts = Début : { $day }, { $hour } UTC
picture-join = Inscription sur Discord : « { button-contest-join } »
contest-poster-alt =
    Affiche de { $contest } ({ $facts }). { picture-starts }. { picture-join }. Il y a un prix sur un piédestal. { $count ->
        [0] Personne ne s’est encore inscrit ; deux chatons lui tiennent compagnie.
        [one] À côté, le chat d’une personne inscrite.
       *[other] À côté, les chats de { $count } personnes inscrites.
    }
arena-you =
    { $where ->
        [joined] Tu participes.
        [plays] Tu participes. Je te trouve une partie dès que quelqu’un est libre.
        [resting] Tu es sur la touche. **{ button-contest-join }** te remet en jeu.
       *[none] Tu n’y participes pas. **{ button-contest-join }** t’inscrit.
    }
arena-begins =
    { $minutes ->
        [5] Dans 5 minutes
        [15] Dans 15 minutes
        [60] Dans une heure
        [1440] Dans un jour
       *[10080] Dans une semaine
    }
arena-lasts =
    { $minutes ->
        [30] 30 minutes
        [60] 1 heure
        [120] 2 heures
       *[180] 3 heures
    }
refusal-removed-from-contest = La modération t’a fait sortir : tu ne peux plus revenir ici.
refusal-only-moderators-announce = Pour en annoncer une, il faut pouvoir gérer ce serveur. Avec { COMMAND("server") }, les personnes qui le gèrent peuvent le permettre à tout le monde.
champions-contests = **Ligues, coupes et arènes**
champions-contest =
    { $contest-kind ->
        [league] { $contest }, saison { $season }, { $division } : { $winner }
        [cup] { $contest } : { $winner }
       *[arena] { $contest } : { $winner }
    }

## Vote matches: a whole server against the bot.

command-vote = Jouer en équipe contre moi : ce serveur vote pour son prochain coup
team-unnamed = Ce serveur
vote-open = { $team }, à vous de jouer ! Je compte les votes <t:{ $due }:R>.
vote-wanted = **{ $turn }** : { $votes } voix sur { $total }
vote-more =
    { $count ->
        [one] et { $count } autre coup
       *[other] et { $count } autres coups
    }
vote-none =
    { $hours ->
        [24] Personne n’a encore voté. Sans aucun vote, j’attends un jour de plus.
       *[other] Personne n’a encore voté. Sans aucun vote, j’attends encore { $hours } heures.
    }
vote-played = Ce coup a eu { $votes } voix sur { $total }.
vote-before = Votre dernier coup, { $turn }, a eu { $votes } voix sur { $total }.
vote-counted = { $turn } : { $votes }
vote-alt = Votes : { $votes }.
vote-voters = Qui a le plus voté : { $voters }.
vote-voter = { $player } ({ $votes })
vote-next = La prochaine partie commence le <t:{ $due }:F>, sauf si quelqu’un met fin aux votes d’ici là.
vote-again = { COMMAND("vote") } en commence une autre.
vote-given-up = Personne n’a voté pendant une semaine : la partie { $match } s’arrête ici.
vote-what = Dans une partie par votes, ce serveur joue en équipe contre moi, une partie par semaine. Tout le monde vote pour le prochain coup, à bulletin secret. Quand le temps est écoulé, je joue le coup qui a le plus de voix ; à égalité, celui que quelqu’un a choisi en premier. Puis je réponds.
vote-off = Il n’y a pas de partie par votes ici. La personne qui gère le serveur peut en commencer une.
vote-terms =
    { $hours ->
        [24] { edition-title } contre moi ({ level-name }), un coup par jour.
       *[other] { edition-title } contre moi ({ level-name }), un coup toutes les { $hours } heures.
    }
vote-page-open = À vous de jouer dans { $channel } : je compte les votes <t:{ $due }:R>.
vote-page-bot = C’est à moi de jouer dans { $channel }. Tu pourras voter dès que j’aurai joué.
vote-page-next = La prochaine partie commence <t:{ $due }:R> dans { $channel }.
vote-not-yet = Tu n’as pas encore voté cette fois-ci.
vote-yours = Ton vote : **{ $turn }**, qui a { $votes } voix sur { $total }.
vote-until = Je compte les votes <t:{ $due }:R>. D’ici là, tu peux changer le tien.
vote-sure = Ce n’est pas encore ton vote : appuie sur **{ button-vote-for }**, ou choisis une autre case.
vote-begun = La partie { $match } commence dans { $channel }. Une nouvelle commence chaque lundi.
vote-end-sure = Arrêter la partie par votes ? La partie en cours finira sans résultat, et aucune autre ne commencera lundi.
vote-ended = La partie par votes s’arrête ici. { vote-again }
vote-terms-server =
    { $hours ->
        [24] { edition-title } contre { $team }, un coup par jour.
       *[other] { edition-title } contre { $team }, un coup toutes les { $hours } heures.
    }
vote-page-server = C’est à { $team } de jouer. Après son coup, vous pourrez voter dans { $channel }.
vote-what-server = Dans cette partie par votes, deux serveurs jouent l’un contre l’autre. Chacun vote chez soi, à bulletin secret, quand c’est son tour. Quand le temps est écoulé, je joue le coup qui a le plus de voix ; à égalité, celui que quelqu’un a choisi en premier. De l’autre serveur, on ne voit que le nom et les coups joués.
vote-offered = Donne ce code à qui gère l’autre serveur : `{ $code }`. Une fois le code entré là-bas avec { COMMAND("vote") }, la partie commence dans { $channel }, et c’est ton serveur qui joue en premier. Le code sert une seule fois, jusqu’au <t:{ $until }:f>.
vote-asked =
    { $hours ->
        [24] { $team } défie ce serveur : { edition-title }, un coup par jour. Chaque serveur vote pour ses propres coups, et { $team } commence. Vos plateaux arriveront dans ce salon.
       *[other] { $team } défie ce serveur : { edition-title }, un coup toutes les { $hours } heures. Chaque serveur vote pour ses propres coups, et { $team } commence. Vos plateaux arriveront dans ce salon.
    }
vote-accepted = C’est parti ! { $team } commence. Votre premier plateau arrivera ici après son coup.
vote-left = J’ai joué **{ $turn }**, qui a eu { $votes } voix sur { $total }. C’est maintenant à { $team } de jouer. Ensuite, votre prochain plateau arrivera ici.
vote-end-sure-server = Arrêter la partie par votes ? Elle finira sans résultat pour les deux serveurs.
vote-hours =
    { $hours ->
        [24] Tous les jours
       *[other] Toutes les { $hours } heures
    }
button-vote = Voter
button-vote-for = Voter pour ce coup
button-vote-change = Changer mon vote
button-vote-page = Partie par votes
button-vote-begin = Commencer une partie par votes
button-vote-here = Déplacer ici
button-vote-end = Arrêter la partie par votes
button-vote-challenge = Défier un autre serveur
button-vote-accept = Accepter un défi
form-about-vote-code = Les huit lettres que t’a données la personne qui gère l’autre serveur
form-about-vote-channel = Les plateaux arrivent dans #{ $channel }, où tout le monde vote.
refusal-no-vote-match = Il n’y a pas de partie par votes ici. { COMMAND("vote") } en commence une.
refusal-vote-match-on = Il y a déjà une partie par votes ici. { COMMAND("vote") } la montre.
refusal-other-vote-match-on = L’autre serveur est déjà dans une partie par votes. Réessaie quand elle sera finie : le code est valable une semaine.
refusal-no-such-vote-offer = Je ne connais pas ce code. Peut-être qu’il a déjà servi, qu’il a plus d’une semaine ou qu’une lettre est fausse. Demande un nouveau code à l’autre serveur.
refusal-own-vote-offer = C’est le code de ce serveur-ci. Donne-le à qui gère l’autre.
refusal-other-server-votes = C’est à { $mover } de jouer : on ne vote pas encore ici. Votre prochain plateau arrivera après son coup.
