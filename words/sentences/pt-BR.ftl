### Todas as frases que uma pessoa lê, em português do Brasil (pt-BR). Glossário e observações: docs/translating.md.
### Nomes vêm como menções (<@1234>), casas pelo nome (c3), jogadas em palavras, contagens como números.
### No plural do português, [one] vale para 0 e 1: mostre o número, ou use [0] e [1].


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
        [ghost] boop dos fantasmas
        [kittens] boop dos gatinhos
       *[classic] boop
    }
edition-title =
    { $edition ->
        [ghost] Boop dos fantasmas
        [kittens] Boop dos gatinhos
       *[classic] Boop
    }
former-player = Ex-participante
someone = alguém

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }, você começa! Coloque um gatinho onde quiser.
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange } joga com os laranjas, { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray } com os frajolas.
board-your-turn = { $mover }, sua vez!
board-past =
    { $kind ->
        [cat] Gato
       *[kitten] Gatinho
    } de { $who } em { $square } · jogada { $turn } · partida { $match }
board-past-told = Jogada { $turn }, partida { $match }: { $told }
board-past-first = Assim começou a partida { $match }
board-past-undone = Jogada desfeita · partida { $match }
board-past-earlier = Antes, na partida { $match }
board-moved = { $mover }, a partida { $match } agora continua aqui.
board-moved-turn = É a sua vez; depois, a de { $other }.
board-taken-back =
    { $undone ->
        [one] { $other }, a jogada { $last } foi desfeita.
       *[other] { $other }, as jogadas { $first } e { $last } foram desfeitas.
    }
board-taken-back-alone =
    { $undone ->
        [one] A jogada { $last } foi desfeita.
       *[other] As jogadas { $first } e { $last } foram desfeitas.
    }
board-moves-again = { $mover } joga de novo.
board-yours-again = É a sua vez de novo.
whose-turn =
    { $turn ->
        [yours] É a sua vez.
       *[theirs] É a vez de { $mover }.
    }
side-to-move =
    { $side ->
        [orange] vez dos laranjas
       *[gray] vez dos frajolas
    }
board-facts =
    { $clock ->
        [due] Jogada { $turn } · { side-to-move } · prazo: <t:{ $due }:R> · partida { $match }
        [still] Jogada { $turn } · { side-to-move } · relógio parado · partida { $match }
       *[none] Jogada { $turn } · { side-to-move } · sem relógio · partida { $match }
    }
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] Partida { $match } · ranqueada · prazo: <t:{ $due }:R>
                [still] Partida { $match } · ranqueada · relógio parado
               *[none] Partida { $match } · ranqueada · sem relógio
            }
       *[no]
            { $clock ->
                [due] Partida { $match } · amistosa · prazo: <t:{ $due }:R>
                [still] Partida { $match } · amistosa · relógio parado
               *[none] Partida { $match } · amistosa · sem relógio
            }
    }
board-won =
    { $ending ->
        [line] 🏆 { $winner } venceu! Três gatos em linha.
        [eight-cats] 🏆 { $winner } venceu! Os oito gatos na cama.
        [three-kittens] 🏆 { $winner } venceu! Três gatinhos em linha.
        [resigned] 🏆 { $winner } venceu: { $loser } desistiu.
       *[time] 🏆 { $winner } venceu: acabou o tempo de { $loser }.
    }
board-drawn =
    { $ending ->
        [agreed] 🤝 Empate de comum acordo entre { $orange } e { $gray }.
        [repetition] 🤝 Empate: a mesma posição, três vezes.
       *[turn-limit] 🤝 Empate: 300 jogadas.
    }
board-called-off = { $by } cancelou a partida { $match }.
board-closed =
    { $ending ->
        [called-off] { $other }, { $by } cancelou a partida { $match }.
        [cancelled] { $orange } e { $gray }, a moderação encerrou a partida { $match }.
        [left-contest] { $orange } e { $gray }, a partida { $match } foi cancelada: um dos lados saiu da disputa.
       *[abandoned] { $orange } e { $gray }, a partida { $match } foi abandonada.
    }
board-left = { $other }, a partida { $match } foi cancelada: { $by } não participa mais.
board-drawn-early = { $orange } e { $gray } concordaram com o empate, mas ainda não fizeram duas jogadas de cada lado.
board-uncounted = A partida acabou e não conta.
board-off-in-league = Não conta para a pontuação. Quanto vale na liga está na tabela dela.
board-timed-out = { $other }, o tempo de { $by } acabou antes de cada lado fazer duas jogadas.
board-well-played = Bem jogado, { $player }!
board-well-played-both = Que bela partida!
board-ratings = Pontuação: { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
board-friendly = Amistosa: a pontuação não muda.
board-numbers =
    { $turns ->
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    } · { $boops ->
        [one] { $boops } boop
       *[other] { $boops } boops
    } · { $off } adversárias fora da cama
board-match = partida { $match }
counted-booos = BUUU! × { $count }
picture-turns =
    { $turns ->
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }
picture-boops =
    { $count ->
        [one] boop
       *[other] boops
    }
picture-falls = fora
picture-grown = crescidos
picture-won =
    { $ending ->
        [line] Vitória de { $winner }: três gatos em linha!
        [eight-cats] Vitória de { $winner }: os oito gatos na cama!
        [three-kittens] Vitória de { $winner }: três gatinhos em linha!
        [resigned] Vitória de { $winner }: { $loser } desistiu
       *[time] Vitória de { $winner }: acabou o tempo de { $loser }
    }
picture-drawn =
    { $ending ->
        [agreed] Empate de comum acordo
        [repetition] Empate: três vezes a mesma posição
       *[turn-limit] Empate após 300 jogadas
    }
board-rows = Linha por linha, de cima para baixo:
rows-tip = Quer ler embaixo de cada tabuleiro quem foi empurrado? Ative **Empurrões em palavras** em { COMMAND("settings") }.
board-row =
    { $rank }: { $pieces ->
        [none] vazia
       *[other] { $pieces }
    }
board-row-piece =
    { $square } { $kind ->
        [cat] gato
       *[kitten] gatinho
    } ({ $who })
board-moved-away =
    📦 { $mover } levou a partida { $match } para { $where ->
        [server] { $channel }
       *[conversation] uma mensagem direta
    }. Para jogar em outro canal, digite lá `/board { option-match }:{ $match }`.
board-homeless-turn = { $other } jogou: é a sua vez na partida { $match }. Mas não consigo mais publicar em { $channel }. Digite `/board { option-match }:{ $match }` num canal que vocês consigam ver, e a partida vai para lá.
place-lost = Não consigo mais publicar em { $channel }, onde você joga a partida { $match } contra { $other }. Digite `/board { option-match }:{ $match }` num canal que vocês consigam ver, e a partida vai para lá.
place-lost-around = { $players }: não consigo mais publicar em { $channel }. Para trazer a partida { $match } para cá, digite `/board { option-match }:{ $match }`.
day-title =
    { $count ->
        [one] Uma partida espera por você:
       *[other] { $count } partidas esperam por você:
    }
day-more = E mais { $count }; veja todas em { COMMAND("games") }
day-streak = ☀️ Resolva o quebra-cabeça de hoje antes de <t:{ $until }:t> para manter sua sequência de { $streak } dias: { COMMAND("daily") }
call = ☀️ Como você pediu: o quebra-cabeça de hoje chegou.
call-streak =
    { $days ->
        [one] Resolva, e sua sequência chega a dois dias.
       *[other] Resolva, e sua sequência de { $days } dias continua.
    }
call-ends = Se você deixar passar dois dias, eu paro por conta própria.
call-last = Este é meu último lembrete se você não vier hoje. `/settings { option-puzzle-reminder }:` traz de volta.
call-off = Tudo bem, chega de lembretes do quebra-cabeça diário. **{ button-call }**, embaixo de um que você terminou, traz de volta, ou `/settings { option-puzzle-reminder }:`.
followed = 👀 A partida { $match }, que você segue: { $orange } e { $gray }
thread-name = { edition-title } { $match }: { $one } e { $other }
thread-name-series = { edition-title }, série: { $one } e { $other }

## A turn, told. The pieces are counted: "boops 3; 1 falls" means that three are pushed, and one of them off the bed.

turn-placed =
    { $kind ->
        [cat] O gato
       *[kitten] O gatinho
    } de { $who } em { $square } { $how ->
        [nobody] não dá boop em ninguém.
        [all-off]
            dá um boop e derruba { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            } da cama.
        [some-off]
            dá um boop em { $count } peças; { $off ->
                [one] { $off } cai
               *[other] { $off } caem
            } da cama.
        [own-off]
            dá um boop e derruba { $count ->
                [one] { $count } peça própria
               *[other] { $count } peças próprias
            } da cama.
        [own-some]
            dá um boop em { $count } peças; { $off ->
                [one] { $off } própria cai
               *[other] { $off } próprias caem
            } da cama.
       *[on]
            dá um boop em { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            }.
    }
turn-grown =
    { $cats-count ->
        [0]
            { $kittens-count ->
                [one] Miau! { $who }: { $kittens } cresce.
               *[other] Miau! { $who }: { $kittens } crescem.
            }
       *[other]
            { $kittens-count ->
                [one] { $who }: { $kittens } cresce
               *[other] { $who }: { $kittens } crescem
            }; { $cats-count ->
                [one] o gato { $cats } volta para a reserva
               *[other] os gatos { $cats } voltam para a reserva
            }.
    }
turn-grown-eight = Os oito na cama; { $who }: { $kitten } cresce.
turn-taken-up =
    { $kind ->
        [cat] O gato
       *[kitten] O gatinho
    } de { $who } em { $square } volta para a reserva.
turn-ghost-entered = O fantasma de { $who } aparece entre { $low } e { $high }.
# Also given: $off.
turn-ghost-glides =
    { $how ->
        [nobody] O fantasma de { $who } desliza e não empurra ninguém.
        [all-off]
            O fantasma de { $who } desliza e derruba { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            } da cama.
        [some-off] O fantasma de { $who } desliza e empurra { $count } peças; 1 cai da cama.
       *[on]
            O fantasma de { $who } desliza e empurra { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            }.
    }
# Also given: $off.
turn-ghost-passes =
    { $how ->
        [nobody] O fantasma de { $who } atravessa o de { $other } e não empurra ninguém.
        [all-off]
            O fantasma de { $who } atravessa o de { $other } e derruba { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            } da cama.
        [some-off] O fantasma de { $who } atravessa o de { $other } e empurra { $count } peças; 1 cai da cama.
       *[on]
            O fantasma de { $who } atravessa o de { $other } e empurra { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            }.
    }
turn-ghost-left = O fantasma de { $who } volta flutuando para a reserva.
turn-scared =
    BUUU! O fantasma de { $who } dá um susto em { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }{ $off ->
        [0] .
        [one] ; { $off } cai da cama.
       *[other] ; { $off } caem da cama.
    }
turn-ghost-pushes =
    { $through ->
        [no] O fantasma de { $who } desliza e empurra: { $moves }.
       *[yes] O fantasma de { $who } atravessa o de { $other } e empurra: { $moves }.
    }
turn-ghost-scares = BUUU! O fantasma de { $who } faz pular: { $moves }.
turn-own =
    { $all ->
        [yes]
            { $own ->
                [one] É uma peça própria.
               *[other] Todas são próprias.
            }
       *[no]
            { $own ->
                [one] 1 é própria.
               *[other] { $own } são próprias.
            }
    }
turn-won =
    { $ending ->
        [line] Três gatos em linha: { $squares }!
        [eight-cats] Os oito gatos na cama!
       *[three-kittens] Três gatinhos em linha: { $squares }!
    }
turn-won-line = A linha: { $squares }.
# A turn by name, to be put after a colon: "kitten on b3; b2, b3, b4 grow up".
turn-named =
    { $kind ->
        [cat] gato
       *[kitten] gatinho
    } em { $square }{ $ghost ->
        [in] , fantasma aparece entre { $low } e { $high }
       *[none] { "" }
    }{ $what ->
        [grows]
            ; { $count ->
                [1] { $squares } cresce
               *[other] { $squares } crescem
            }
        [back] ; { $squares } volta para a reserva
       *[nothing] { "" }
    }
ghost-next =
    { $where ->
        [home] Depois da próxima jogada de { $who }, o fantasma volta para a reserva.
        [past] Depois da próxima jogada de { $who }, o fantasma atravessa o outro e fica entre { $low } e { $high }.
       *[on] Depois da próxima jogada de { $who }, o fantasma desliza e fica entre { $low } e { $high }.
    }
board-ghost-may = No fim desta jogada, o fantasma de { $who } pode entrar.

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.

side-as-name =
    { $side ->
        [orange] Laranja
       *[gray] Frajola
    }
alt-now = Agora na cama:
alt-then = Depois, na cama:
alt-last = Última jogada:
alt-preview = Com esta jogada:
alt-placed =
    { $kind ->
        [cat] Gato
       *[kitten] Gatinho
    } de { $who } colocado em { $square }.
alt-booped =
    { $kind ->
        [cat] Gato
       *[kitten] Gatinho
    } de { $who } leva um boop e vai de { $from } para { $to }.
alt-fell =
    { $kind ->
        [cat] Gato
       *[kitten] Gatinho
    } de { $who } em { $from } leva um boop e cai da cama.
alt-blocked =
    { $why ->
        [cat] Gato de { $who } em { $square } nem se mexe: gatinho não dá boop em gato.
       *[behind]
            { $kind ->
                [cat] Gato
               *[kitten] Gatinho
            } de { $who } em { $square } não sai do lugar: tem outra peça logo atrás.
    }
alt-grown =
    { $kittens-count ->
        [one] Gatinho de { $who } em { $kittens } cresce
       *[other] Gatinhos de { $who } em { $kittens } crescem
    }{ $cats ->
        [none] .
       *[some]
            ; { $cats-count ->
                [one] o gato em { $cats } volta para a reserva.
               *[other] os gatos em { $cats } voltam para a reserva.
            }
    }
alt-taken-up =
    { $kind ->
        [cat] Gato
       *[kitten] Gatinho
    } de { $who } em { $square } volta para a reserva.
alt-ghost-entered = Fantasma de { $who } aparece entre { $low } e { $high }.
alt-ghost-moved = Fantasma de { $who } desliza e fica entre { $low } e { $high }.
alt-ghost-through = Fantasma de { $who } atravessa o de { $other } e fica entre { $low } e { $high }.
alt-ghost-left = Fantasma de { $who } volta flutuando para a reserva.
alt-scared =
    BUUU! { $kind ->
        [cat] Gato
       *[kitten] Gatinho
    } de { $who } pula de { $from }, por cima de { $over }, { $to ->
        [off] para fora da cama.
       *[on] até { $to }.
    }
alt-won = { $who } vence com { $squares }.
alt-over = A partida acabou.
alt-counted = Em números: { picture-turns }.
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] { " " }(pontuação { $rating })
    }: { $boops ->
        [one] { $boops } boop
       *[other] { $boops } boops
    }, { $off } fora da cama{ $grows ->
        [no] { "" }
       *[yes] { "" }, gatinhos que cresceram: { $grown }
    }{ $booos ->
        [0] { "" }
       *[other] ,{ " " }BUUU! × { $booos }
    }.
alt-won-by =
    { $ending ->
        [resigned] A partida acabou: { $winner } venceu, porque { $loser } desistiu.
       *[time] A partida acabou: { $winner } venceu, porque acabou o tempo de { $loser }.
    }
alt-drawn =
    { $ending ->
        [agreed] A partida acabou: { $orange } e { $gray } concordaram com o empate.
        [repetition] A partida acabou em empate, porque a mesma posição apareceu três vezes.
       *[turn-limit] A partida acabou em empate depois de 300 jogadas.
    }
alt-closed =
    { $ending ->
        [called-off] { $by } cancelou a partida, e ela não conta.
        [cancelled] A moderação encerrou a partida, e ela não conta.
        [left-contest] A partida foi cancelada e não conta: um dos lados saiu da disputa.
       *[abandoned] A partida foi abandonada e não conta.
    }
alt-choice = Opções: { $ways }.
alt-bed-empty = A cama está vazia: seis por seis casas, colunas de a até f da esquerda, linhas de 1 a 6 de baixo.
alt-standing =
    { $kind ->
        [cat]
            { $count ->
                [one] Gato de { $who } em { $squares }.
               *[other] Gatos de { $who } em { $squares }.
            }
       *[kitten]
            { $count ->
                [one] Gatinho de { $who } em { $squares }.
               *[other] Gatinhos de { $who } em { $squares }.
            }
    }
alt-ghost =
    { $where ->
        [home] Fantasma de { $who } entre { $low } e { $high }; depois volta para a reserva.
        [past] Fantasma de { $who } entre { $low } e { $high }; depois, atravessando o outro, entre { $next-low } e { $next-high }.
       *[on] Fantasma de { $who } entre { $low } e { $high }; depois, entre { $next-low } e { $next-high }.
    }
alt-pool =
    { $edition ->
        [kittens]
            { $whose }: { $kittens ->
                [0] nenhum gatinho
                [one] { $kittens } gatinho
               *[other] { $kittens } gatinhos
            }.
        [classic]
            { $whose }: { $kittens ->
                [0] nenhum gatinho
                [one] { $kittens } gatinho
               *[other] { $kittens } gatinhos
            }, { $cats ->
                [0] nenhum gato
                [one] { $cats } gato
               *[other] { $cats } gatos
            }.
       *[ghost]
            { $whose }: { $kittens ->
                [0] nenhum gatinho
                [one] { $kittens } gatinho
               *[other] { $kittens } gatinhos
            }, { $cats ->
                [0] nenhum gato
                [one] { $cats } gato
               *[other] { $cats } gatos
            }{ $ghost ->
                [yes] { " " }e o fantasma
               *[no] { "" }
            }.
    }
pool-of = Reserva de { $who }
pool-yours = Sua reserva
alt-to-move =
    { $named ->
        [yes]
            Vez de { $who } ({ $side ->
                [orange] laranja
               *[gray] frajola
            }).
       *[no] Vez de { $who }.
    }

## The picker: taking a turn by taps.

picker-where =
    { $kind ->
        [cat] Sua vez contra { $opponent }: onde você põe o gato?
       *[kitten] Sua vez contra { $opponent }: onde você põe o gatinho?
    }
picker-alt-told = A cama, como contada acima.
picker-alt-told-turn = A jogada e a cama depois dela, como contadas acima.
picker-paused = A partida está em pausa: sua jogada faz o relógio voltar a andar.
picker-cats-out = Todos os seus gatos estão na cama. Uma linha os leva de volta à sua reserva, e uma queda da cama também.
picker-grown-free = Os gatinhos apagados com estrela já estão na reserva: as casas deles estão livres.
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }Você joga com os laranjas.
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }Você joga com os frajolas.
    }
picker-would =
    { $kind ->
        [cat] Seu gato
       *[kitten] Seu gatinho
    } em { $square } { $how ->
        [nobody] não daria boop em ninguém.
        [all-off]
            daria um boop e derrubaria { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            } da cama.
        [some-off]
            daria um boop em { $count } peças; { $off ->
                [one] { $off } cairia
               *[other] { $off } cairiam
            } da cama.
       *[on]
            daria um boop em { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            }.
    }
picker-ghost-moves =
    { $how ->
        [nobody] Depois seu fantasma desliza e fica entre { $low } e { $high }.
        [all-off]
            Depois seu fantasma desliza, fica entre { $low } e { $high } e derruba { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            } da cama.
        [some-off]
            Depois seu fantasma desliza, fica entre { $low } e { $high } e empurra { $count } peças; { $off ->
                [one] { $off } cai
               *[other] { $off } caem
            } da cama.
       *[on]
            Depois seu fantasma desliza, fica entre { $low } e { $high } e empurra { $count ->
                [one] { $count } peça
               *[other] { $count } peças
            }.
    }
picker-ghost-scares =
    BUUU! { $count ->
        [one] { $count } peça pula
       *[other] { $count } peças pulam
    }{ $how ->
        [on] .
        [all-off] { " " }para fora da cama.
       *[some-off]
            ; { $off ->
                [one] { $off } cai
               *[other] { $off } caem
            } da cama.
    }
ways-pushed = Empurradas: { $moves }.
ways-by-ghost = O fantasma empurra: { $moves }.
ways-jump = Pulam: { $moves }.
ways-held = Não sai do lugar, com outra peça logo atrás: { $squares }.
ways-heavy = Pesado demais para um gatinho: { $squares }.
move-to = { $from } para { $to }
move-off = { $square } para fora da cama
move-cat = gato { $move }
move-whose =
    { $move } ({ $yours ->
        [yes] sua
       *[no] do rival
    })
move-side =
    { $move } ({ $side ->
        [orange] laranja
       *[gray] frajola
    })
move-jump = { $move } (pula)
moves-boops = boop: { $moves }
moves-ghost = fantasma: { $moves }
moves-of =
    { $yours ->
        [yes] suas
       *[no] do rival
    } { $moves }
picker-ghost-passes = No caminho, atravessa o outro fantasma.
picker-ghost-leaves = Depois seu fantasma volta flutuando para a reserva; pode entrar de novo na sua próxima vez.
picker-ghost-when =
    { $where ->
        [pool] No fim desta jogada, seu fantasma pode entrar pela beirada da cama, entre duas casas.
       *[bed] Seu fantasma está na cama. De volta à reserva, pode entrar na vez seguinte.
    }
# Also given: $kittens-count, how many the squares are.
picker-grows =
    { $kittens-count ->
        [one] { $squares } cresce
       *[other] { $squares } crescem
    }{ $cats ->
        [none] .
       *[some]
            ; { $cats-count ->
                [one] o gato em { $cats } volta para a reserva.
               *[other] os gatos em { $cats } voltam para a reserva.
            }
    }
picker-piece-grows = O gatinho em { $square } cresce.
picker-piece-back =
    { $kind ->
        [cat] O gato em { $square } volta para a reserva.
       *[kitten] O gatinho em { $square } volta para a reserva.
    }
picker-wins = Assim você vence!
picker-cat-wins = Um gato ali venceria!
picker-cat-could-win = Um gato pode vencer nesta jogada: **{ picker-kind }** mostra onde.
picker-own-falls = **Você derrubaria da cama { $pieces } dos seus, de volta à sua reserva.**
picker-own-kittens =
    { $count ->
        [one] { $count } gatinho
       *[other] { $count } gatinhos
    }
picker-own-cats =
    { $count ->
        [one] { $count } gato
       *[other] { $count } gatos
    }
picker-which =
    { $what ->
        [line] Você tem { $count } linhas prontas. Qual delas cresce?
        [piece] Suas oito peças estão na cama. Qual volta para a reserva?
       *[both] Escolha a linha que cresce, ou a peça que volta para a reserva.
    }
picker-eight-grows = Um gatinho cresce com isso.
picker-may-enter = Seu fantasma já pode entrar. Ao chegar, ele ainda não empurra ninguém.
picker-enters = Seu fantasma aparece entre { $low } e { $high }.
picker-sure = Ainda não valeu: aperte **Manda o boop!** ou escolha outra casa.
picker-repeats =
    { $time ->
        [2] Esta posição já apareceu uma vez. Na terceira, a partida empata.
       *[3] ⚠️ Esta posição já apareceu duas vezes: com esta jogada, a partida acaba em empate.
    }
picker-done = Jogada feita: { $turn }.
picker-done-last = Nada mais espera por você.
picker-done-next = { $opponent } também espera por você, na partida { $match }.
picker-done-over =
    { $how ->
        [won] Você venceu! 🎉
       *[drawn] Deu empate.
    }
picker-done-answered =
    ⚡ { $opponent } já tinha planejado a resposta: { $turn }.{ $again ->
        [yes] { " " }É a sua vez de novo.
       *[no] { "" }
    }
picker-left = Colunas de a até c
picker-right = Colunas de d até f
picker-ghost = Seu fantasma
picker-keep-ghost = O fantasma fica na reserva
picker-entry =
    { $heading ->
        [e] { $number } · Pela esquerda, fileiras { $low }-{ $high }
        [w] { $number } · Pela direita, fileiras { $low }-{ $high }
        [n] { $number } · Pela beirada de baixo, colunas { $low }-{ $high }
       *[s] { $number } · Pela beirada de cima, colunas { $low }-{ $high }
    }
picker-entry-where =
    { $heading ->
        [e] começa entre { $low } e { $high }, virado para a direita
        [w] começa entre { $low } e { $high }, virado para a esquerda
        [n] começa entre { $low } e { $high }, virado para cima
       *[s] começa entre { $low } e { $high }, virado para baixo
    }
picker-what-grows =
    { $what ->
        [line] Qual linha?
        [both] O que volta para a reserva?
       *[piece] O que volta para a reserva?
    }
picker-line = { $number } · { $squares }
picker-piece =
    { $kind ->
        [cat] { $number } · gato { $square }
       *[kitten] { $number } · gatinho { $square }
    }
picker-line-does =
    { $kittens ->
        [one] { $kittens } gatinho cresce
       *[other] { $kittens } gatinhos crescem
    }{ $cats ->
        [0] { "" }
        [one] , { $cats } gato volta
       *[other] , { $cats } gatos voltam
    }
picker-piece-does =
    { $what ->
        [grows] cresce
        [stays-cat] continua gato
       *[stays-kitten] continua gatinho
    }
picker-kind =
    { $kind ->
        [cat] Usar um gato
       *[kitten] Usar um gatinho
    }
button-boop = Boop!
button-boop-it = Manda o boop!
button-back = Recomeçar
button-read = Ler o tabuleiro

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

turn-planned = ⚡ Planejada: { $told }
board-answered = { $mover } já tinha planejado a resposta.
alt-planned = Última jogada, já planejada antes:
picker-plan-stopped = A jogada que você planejou, `{ $turn }`, agora faria outra coisa, por isso não joguei.
picker-plan-lapsed = { $opponent } jogou algo que seu plano não previa, então ele não vale mais.
button-plan = Planejar
button-plan-it = Pôr no plano
button-plan-add = Adicionar jogada
button-plan-remove = Remover
button-plan-back = Voltar
plan-title = ⚡ **Planejar** · partida { $match }
plan-what = Se { $opponent } fizer uma jogada que você previu, eu jogo a sua resposta na hora. Só você vê o seu plano.
plan-what-first = É a sua vez: escolha a jogada que vai fazer e depois as respostas que espera. Eu só jogo as suas respostas; esta primeira jogada é você quem faz.
plan-after = Depois de { $turns }:
plan-then = { ", depois " }
plan-pair = { $reply }: você joga { $answer }
plan-mine = você joga { $turn }
plan-open = { $reply }: ainda sem resposta
plan-unanswered = ainda sem resposta
plan-likely = Respostas prováveis
plan-branches = Suas variantes
plan-planned = Já está no plano. **Adicionar jogada** continua daqui, e **Voltar** leva às suas outras variantes.
plan-ends = A partida acaba aí.
plan-full = Um plano tem no máximo { $branches } variantes, com até { $deep } jogadas suas em cada uma.
plan-which-theirs = Que jogada você espera de { $opponent }?
plan-which-first = Que jogada você vai fazer primeiro?
plan-which-mine = { $opponent } joga { $turn }. O que você responde?
plan-picked-theirs = { $opponent } joga { $turn }: { $effects }.
plan-picked-mine = Você joga { $turn }: { $effects }.
plan-sure = Ainda não está no plano: aperte **Pôr no plano** ou escolha outra casa.
refusal-plan-against-bot = Eu respondo na hora, então não tem o que planejar. É só jogar!
refusal-plan-gone = Essa parte do seu plano não existe mais. Abra **Planejar** de novo em **Mais**.
refusal-plan-full = Seu plano está cheio: no máximo { $branches } variantes, com até { $deep } jogadas suas em cada uma. Remova uma variante primeiro.

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects.

choice-turn =
    { $kind ->
        [cat] { $square } gato: { $effects }
       *[kitten] { $square } gatinho: { $effects }
    }
choice-entry =
    { $kind ->
        [cat] { $square } gato: fantasma aparece entre { $low } e { $high }
       *[kitten] { $square } gatinho: fantasma aparece entre { $low } e { $high }
    }
choice-way-entry =
    { $kind ->
        [cat] { $square } gato: { $effects } · fantasma aparece entre { $low } e { $high }
       *[kitten] { $square } gatinho: { $effects } · fantasma aparece entre { $low } e { $high }
    }
choice-why-none =
    { $why ->
        [no-match] Você não tem nenhuma partida em andamento.
        [nothing-awaits-you] Não é a sua vez em nenhuma partida.
        [awaited-elsewhere] Não é a sua vez aqui, mas é em outra partida.
        [which-match] Escreva sua jogada, como c3, e envie: depois pergunto em qual partida.
        [not-your-turn] Não é a sua vez nessa partida.
        [match-over] Essa partida acabou.
        [no-such-match] Não achei essa partida.
        [not-your-match] Essa partida é de outras pessoas.
        [no-ghost] Nenhuma jogada começa assim. O fantasma entra pela beirada, entre duas casas: c4 g a23.
       *[no-turn] Nenhuma jogada começa assim. As casas vão de a1 a f6; escolha uma livre.
    }
between-facts = { " · " }
between-groups = ;{ " " }
effect-nobody = não dá boop em ninguém
effect-boops =
    { $how ->
        [all-off] dá boop e derruba { $count } da cama
        [some-off]
            dá boop em { $count }; { $off ->
                [one] { $off } cai
               *[other] { $off } caem
            } da cama
       *[on] dá boop em { $count }
    }
effect-ghost =
    fantasma empurra { $count }{ $own ->
        [0] { "" }
       *[other]
            { " " }({ $own ->
                [one] { $own } sua
               *[other] { $own } suas
            })
    }{ $off ->
        [0] { "" }
       *[other] { ", " }{ $off } para fora da cama
    }
effect-scares =
    BUUU! { $count ->
        [one] { $count } pula
       *[other] { $count } pulam
    }{ $own ->
        [0] { "" }
       *[other]
            { " " }({ $own ->
                [one] { $own } sua
               *[other] { $own } suas
            })
    }{ $how ->
        [all-off] { " " }para fora da cama
        [some-off] { ", " }{ $off } para fora da cama
       *[on] { "" }
    }
effect-own-falls =
    dá boop e derruba { $count ->
        [one] { $count } sua
       *[other] { $count } suas
    } da cama
effect-own-boops =
    dá boop em { $count ->
        [one] { $count } sua
       *[other] { $count } suas
    }
effect-grow =
    { $kittens-count ->
        [one] { $kittens } cresce
       *[other] { $kittens } crescem
    }{ $cats ->
        [none] { "" }
       *[some]
            , { $cats-count ->
                [one] gato { $cats } volta
               *[other] gatos { $cats } voltam
            }
    }
effect-back =
    { $kind ->
        [cat] gato { $square } volta
       *[kitten] gatinho { $square } volta
    }
effect-choose =
    { $what ->
        [line] você escolhe qual linha cresce
        [piece] você escolhe o que volta
       *[both] você escolhe o que volta
    }
effect-wins = 🏆 vence!
choice-match =
    contra { $opponent } · { $awaits ->
        [yes] sua vez
       *[no] vez do rival
    } · { edition } · partida { $match }

## Challenges.

challenge-friend = { $opponent }, { $challenger } desafiou você para uma partida de { edition }!
challenge-anybody = Quem topa jogar { edition } com { $challenger }?
challenge-aim =
    { $edition ->
        [ghost] Fantasmas entram pela borda, deslizam sozinhos no fim das suas vezes e empurram quem estiver ao lado. Três gatos em linha vencem.
        [kittens] Empurre gatinhos para lá e para cá e alinhe três.
       *[classic] Faça os gatinhos virarem gatos e alinhe três gatos.
    }
challenge-accepted =
    { $challenger } e { $accepter } jogam { edition }: { $where ->
        [here] a partida { $match } começa logo abaixo.
       *[elsewhere] a partida { $match } está em { $channel }.
    }
challenge-declined = { $opponent } não pode jogar agora, { $challenger }. Fica para a próxima!
challenge-withdrawn = { $challenger } retirou este desafio.
rematch =
    { $opponent }, { $challenger } pede revanche. { $first ->
        [challenger] { $challenger } começa.
        [challenger-cat] { $challenger } começa de novo, com um gato na reserva.
        [opponent-cat] { $opponent } começa de novo, com um gato na reserva.
       *[opponent] { $opponent } começa.
    }
rematch-terms =
    -# { $rated ->
        [yes] Ranqueada
        [hints] Amistosa, com dicas para quem pedir
       *[no] Amistosa
    } · { pace } · { edition } · depois da partida { $match } · prazo para responder: <t:{ $until }:R>
challenge-terms =
    -# { $rated ->
        [yes] Ranqueada: conta para o ranking, sem dicas
        [hints] Amistosa, com dicas para quem pedir
       *[no] Amistosa: a pontuação não muda
    } · { pace } · { $first ->
        [challenger] { $challenger } começa
        [opponent] { $opponent } começa
        [challenger-cat] { $challenger } começa, com um gato na reserva
        [opponent-cat] { $opponent } começa, com um gato na reserva
        [anybody] quem aceitar começa
        [anybody-cat] quem aceitar começa, com um gato na reserva
        [both] cada lado começa uma vez
       *[chance] um sorteio decide quem começa
    }
    -# Prazo para responder: <t:{ $until }:R> · a imagem é só um exemplo
challenge-picture = Um exemplo, não a sua partida. { picture-idea } { $board }
picture-example = { edition-title } · um exemplo
picture-idea =
    { $edition ->
        [kittens] Cada gatinho empurra os vizinhos: alinhe três!
        [ghost] As peças empurram, os fantasmas assustam: alinhe três gatos!
       *[classic] Cada peça empurra as vizinhas: alinhe três gatos!
    }
challenge-used-up = Vocês já jogaram as cinco partidas ranqueadas desta semana, então esta é amistosa.
challenge-gently = É a primeira partida de { $accepter }, então é amistosa, com dicas para quem pedir.
challenge-quiet = -# { $opponent } recebeu muitos desafios ultimamente, então este vai sem notificação.
challenge-guest = -# Estou só de visita aqui: aperte um botão, e o tabuleiro aparece.
challenge-expired = Ninguém respondeu a tempo ao desafio de { $challenger }. Para fazer outro, use { COMMAND("challenge") }.

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

result-won =
    { $ending ->
        [line] 🏆 { $winner } venceu { $loser } no { edition }: três gatos em linha!
        [eight-cats] 🏆 { $winner } venceu { $loser } no { edition }: os oito gatos na cama!
        [three-kittens] 🏆 { $winner } venceu { $loser } no { edition }: três gatinhos em linha!
        [resigned] 🏆 { $winner } venceu { $loser } no { edition } por desistência.
       *[time] 🏆 { $winner } venceu { $loser } no { edition } por tempo.
    }
result-drawn =
    { $ending ->
        [agreed] 🤝 Empate de comum acordo entre { $orange } e { $gray } no { edition }.
        [repetition] 🤝 Empate no { edition } entre { $orange } e { $gray }: a mesma posição apareceu três vezes.
       *[turn-limit] 🤝 Empate no { edition } entre { $orange } e { $gray } depois de 300 jogadas.
    }
result-closed =
    { $ending ->
        [called-off] A partida de { edition } entre { $orange } e { $gray } foi cancelada.
        [cancelled] A moderação encerrou a partida de { edition } entre { $orange } e { $gray }.
        [left-contest] A partida de { edition } entre { $orange } e { $gray } foi cancelada: um dos lados saiu da disputa.
       *[abandoned] A partida de { edition } entre { $orange } e { $gray } foi abandonada.
    }
result-where = Partida { $match } · [o último tabuleiro]({ $link })
result-again = { $one } e { $other } jogam { edition } de novo: a partida { $match } está em { $channel }.
button-dare = Desafiar quem venceu
dare-again = Esta você venceu! Quer desafiar { $opponent } de novo?
button-dare-again = Desafiar de novo
pace =
    { $pace ->
        [ten-minutes] 10 minutos por jogada
        [one-day] 1 dia por jogada
        [three-days] 3 dias por jogada
        [seven-days] 7 dias por jogada
        [half-hour-bank] 30 minutos para cada lado, mais 1 minuto por jogada
        [two-day-bank] 2 dias para cada lado, mais 2 horas por jogada
        [five-day-bank] 5 dias para cada lado, mais 6 horas por jogada
        [one-day-bank] 1 dia para cada lado, mais 1 hora por jogada
        [three-minute-bank] 3 minutos para cada lado, mais 10 segundos por jogada
        [half-minute-bank] 30 segundos para cada lado, mais 5 segundos por jogada
       *[none] sem relógio
    }
button-rematch = Revanche
button-next-game = Próxima partida
button-accept = Aceitar
button-accept-gently = Aceitar com dicas
button-play-along = Eu topo!
button-how-to-play = Como jogar
button-see-challenge = Ver o desafio
button-see-board = Ir ao tabuleiro
button-decline = Recusar
button-withdraw = Retirar

## The end of a match beside its result: its story, which addresses nobody, and a kind word. Each is told in three ways, one of them by the
## match's number. A story and the kind word after it share a line: together they are short.

story-first-win =
    { $telling ->
        [first] É a primeira vitória de { $winner } contra gente de verdade!
        [second] Anote a data: primeira vitória de { $winner } contra uma pessoa!
       *[third] { $winner } nunca tinha vencido outra pessoa. Até agora!
    }
story-level-beaten =
    { $telling ->
        [first] Primeira vitória contra { level-name }!
        [second] { level-name } já sabe o que é perder!
       *[third] Mais um nível superado: { level-name }!
    }
story-level-hinted = Vença sem dicas e este nível aparece também no seu cartão.
story-upset =
    { $telling ->
        [first] Deu zebra! { $winner } tinha { $number } pontos a menos.
        [second] Ninguém apostava nessa: eram { $number } pontos de diferença!
       *[third] Eram { $number } pontos de diferença, e { $winner } nem ligou!
    }
story-streak =
    { $telling ->
        [first] { $winner } venceu { $number } seguidas!
        [second] { $number } vitórias seguidas: { $winner } está com tudo!
       *[third] Quem segura { $winner }? { $number } vitórias seguidas!
    }
story-comeback =
    { $telling ->
        [first] Que virada! { $winner } estava { $number } gatos atrás.
        [second] Mesmo com { $number } gatos a menos, { $winner } venceu!
       *[third] { $winner } tirou uma desvantagem de { $number } gatos!
    }
story-ghost-line =
    { $telling ->
        [first] Um fantasma empurrou um dos três para o lugar certo!
        [second] Essa linha teve ajuda de um fantasma.
       *[third] Palmas para o fantasma: ele pôs um gato nessa linha!
    }
story-eight-cats =
    { $telling ->
        [first] Todos crescidos, e todos na cama ao mesmo tempo!
        [second] Oito gatos, uma cama: que aconchego!
       *[third] Até o último gatinho de { $winner } cresceu!
    }
story-quick =
    { $telling ->
        [first] Só { $number } jogadas: que rapidez!
        [second] Acabou em { $number } jogadas. Piscou, perdeu!
       *[third] { $number } jogadas e pronto: uma partida do tamanho de um cochilo!
    }
story-long =
    { $telling ->
        [first] { $number } jogadas: que partida!
        [second] { $number } jogadas! Vai ser preciso arrumar essa cama.
       *[third] Que disputa: { $number } jogadas!
    }
story-next-level = O próximo: { level-name }!
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] Até a próxima, { $player }!
       *[third] Valeu pela partida, { $player }!
    }
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] Valeu pela partida!
       *[third] Foi bonito de ver.
    }
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] Ninguém perdeu: isso merece um ronrom.
       *[third] Que equilíbrio! Que tal uma revanche?
    }
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] Você me pegou, { $player }! Foi merecido.
                [lost] Valeu, { $player }! Gostei de cada jogada.
                [gave-up] Tudo bem, { $player }! Sempre tem uma próxima.
               *[drawn] Empate, { $player }! Bora desempatar?
            }
       *[third]
            { $how ->
                [won] Mandou bem, { $player }! Tiro o chapéu, e até os bigodes.
                [lost] Bom duelo, { $player }! Jogo com você sempre que quiser.
                [gave-up] Sem mágoas, { $player }! Até a próxima.
               *[drawn] Um empate justo, { $player }! Você não me deu moleza.
            }
    }

## Matches against the bot. The bot speaks of itself as "I".

level-name =
    { $level ->
        [1] Gatinho sonolento
        [2] Gatinho desajeitado
        [3] Gatinho curioso
        [4] Gatinho brincalhão
        [5] Gato atrevido
        [6] Gato de casa
        [7] Gato caçador
        [8] Gato de rua
        [9] Gato escaldado
       *[10] Rainha do cobertor
    }
level-about =
    { $level ->
        [1] Está aprendendo e deixa passar muita coisa. Para crianças e para a primeira partida.
        [2] Fecha a linha quando ela aparece e tropeça em todo o resto.
        [3] Olha tudo e, de vez em quando, percebe o que você está tramando.
        [4] Quase sempre vê o que está na frente do focinho.
        [5] Agarra o que consegue e às vezes deixa uma vitória para você.
        [6] Olha antes de pular. É mais difícil de vencer do que parece.
        [7] Fica à espreita: aproveita cada vitória que vê e raramente deixa uma para você.
        [8] Pensa um pouco à frente e raramente perde uma chance.
        [9] Pensa muito à frente. Um deslize custa caro.
       *[10] Meu jogo mais forte. Boa sorte!
    }
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · superado ✓
        [hints] { $level } · { level-name } · superado com dicas
       *[no] { $level } · { level-name }
    }
level-match-me = Sob medida
level-match-me-about = Escolho meu nível para você ganhar mais ou menos metade das partidas.
bot-match-choose =
    Você contra mim, no { edition }: em que nível eu jogo?
    { $matched ->
        [yes] **Sob medida**: você ganha mais ou menos metade das partidas. Por enquanto, jogo como **{ level-name }**.
       *[no] Meu nível: **{ level-name }**. { level-about }
    }
    -# Amistosa · { pace } · a gente começa quando você apertar o botão
bot-match-warned = Neste nível, aviso antes de um turno que me deixaria vencer.
bot-match-unwarned = Neste nível eu não aviso mais antes de uma jogada que me deixe vencer.
bot-match-public = Aqui todo mundo vai ver. Numa mensagem direta comigo, fica só entre nós.
bot-match-level = Meu nível
bot-match-edition = Qual edição
bot-match-who = Quem começa
bot-match-first =
    { $first ->
        [challenger] Você começa
        [opponent] Eu começo
       *[chance] Por sorteio
    }
bot-match-begins = A partida { $match } começou. Divirta-se!
bot-match-begins-there = A partida { $match } começou em { $channel }. Divirta-se!
bot-match-begun = { $player } joga { edition } contra mim ({ level-name }): partida { $match }.
bot-match-waits = Sua partida { $match } está a salvo, mas não consigo pensar agora. Jogo assim que puder.
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
button-play-me = Jogar comigo
button-begin = Começar
button-level = Encarar { level-name }
board-bot-thinks = { $bot } está pensando…
board-level = Jogo como { level-name }
board-bot-word =
    { $how ->
        [won] Bem jogado, { $player }! Desta vez você foi melhor.
        [lost] Boa partida, { $player }! Cada uma deixa você mais forte.
        [gave-up] Valeu pela partida, { $player }! Volte quando quiser.
       *[drawn] Que disputa, { $player }! Ninguém deu brecha.
    }
board-bot-level =
    { $how ->
        [won] Nível superado! O próximo: { level-name }.
       *[lost] Na próxima, que tal { level-name }? É mais fácil.
    }
board-without-hints = As dicas ajudaram bastante. Consegue de novo sem elas?
board-then-level = Depois, { level-name } espera por você!
board-ladder = Você já superou { $count } dos meus { $all } níveis sem dicas.

## Commands and their options, as Discord lists them.

command-challenge = Jogue boop com alguém, com quem topar ou comigo
option-boards-move = tabuleiros_animados
option-pushes-in-words = empurrões_em_palavras
option-challenges-from = desafios_de
option-champion-role = cargo_campeões
option-clubhouse = clube
option-daily-hour = hora_diária
option-daily-puzzle = quebra_cabeça_diário
option-days = dias
option-difficulty = dificuldade
option-edition = edição
option-end-match = encerrar_partida
option-file = arquivo
option-first = começa
option-games = partidas
option-hints = dicas
option-language = idioma
option-leaderboards = classificações
option-match = partida
option-matches-here = lugares
option-member = membro
option-nights = noites
option-pace = ritmo
option-puzzles-for-server = quebra_cabeças_no_servidor
option-puzzle-reminder = lembrete_quebra_cabeça
option-puzzles-on-card = quebra_cabeças_no_cartão
option-quiet-from = silêncio_de
option-quiet-until = silêncio_até
option-rated = ranqueada
option-reminders = lembretes
option-season = temporada
option-starts-in = começa_em
option-text = texto
option-threads = tópicos
option-time-up = tempo_esgotado
option-time-zone = fuso_horário
option-turn = jogada
option-warnings = avisos
option-what = o_que
option-where = onde
command-challenge-member = Com quem jogar; deixe vazio para desafiar qualquer pessoa daqui
command-edition = Qual edição do boop
command-edition-name =
    { $edition ->
        [ghost] Fantasmas: cada lado tem um fantasma que desliza entre as casas e empurra
        [kittens] Gatinhos: para crianças; a primeira linha de três vence
       *[classic] Clássica: três em linha crescem e viram gatos; três gatos em linha vencem
    }
command-rules = As regras, página por página, com imagens
command-challenge-first = Quem faz a primeira jogada
command-challenge-first-chance = Por sorteio
command-challenge-first-challenger = Eu começo
command-challenge-first-opponent = A outra pessoa começa
command-challenge-first-opponent-cat = A outra pessoa começa, com um gato na reserva (amistosa)
command-challenge-first-challenger-cat = Eu começo, com um gato na reserva (amistosa)
command-challenge-rated = Vale pontuação? Por padrão, sim, menos no boop dos gatinhos
command-challenge-hints = Permitir dicas para quem me pedir; aí a partida é amistosa
command-challenge-menu = Desafiar no boop
command-challenge-pace = Quanto tempo cada pessoa tem
command-profile-menu = Perfil no boop
command-block-menu = Bloquear no boop
command-pace-name =
    { $pace ->
        [ten-minutes] 10 minutos por jogada
        [one-day] 1 dia por jogada
        [three-days] 3 dias por jogada
        [seven-days] 7 dias por jogada
        [half-hour-bank] 30 minutos para cada lado, mais 1 minuto por jogada
        [two-day-bank] 2 dias para cada lado, mais 2 horas por jogada
        [five-day-bank] 5 dias para cada lado, mais 6 horas por jogada
        [one-day-bank] 1 dia para cada lado, mais 1 hora por jogada
        [three-minute-bank] 3 minutos para cada lado, mais 10 segundos por jogada
        [half-minute-bank] 30 segundos para cada lado, mais 5 segundos por jogada
       *[none] Sem relógio
    }
command-offer = Proponha empate ou pausa, peça mais tempo ou peça para desfazer sua última jogada
command-offer-what = O que propor
command-offer-name =
    { $offer ->
        [draw] Um empate
        [takeback] Desfazer minha última jogada
        [pause] Uma pausa: o relógio fica parado
       *[time] Mais tempo para esta jogada: outro prazo inteiro
    }
command-settings = Suas configurações: lembretes, horas de silêncio, fuso horário, tabuleiros animados
command-settings-reminders = Onde mando um lembrete por jogada, quando resta um terço do seu tempo
command-settings-reminders-name =
    { $reminders ->
        [thread] No canal da partida
        [direct] Por mensagem direta
        [daily] Em uma mensagem por dia, sem aviso a cada jogada
       *[none] Sem lembretes
    }
command-settings-daily-hour = A que horas mando a mensagem diária, de 0 a 23, no seu fuso horário
command-settings-quiet-from = Quando começam as horas de silêncio, de 0 a 23, no seu fuso horário
command-settings-quiet-until = Quando terminam as horas de silêncio, de 0 a 23; repita a hora do começo para desligar
command-settings-time-zone = Seu fuso horário, como America/Sao_Paulo
command-settings-leaderboards = Mostrar você nos rankings e no clube; os outros veem seu perfil e suas partidas
command-settings-challenges-from = Quem pode desafiar você; você continua podendo desafiar todo mundo
command-settings-challenges-from-name =
    { $people ->
        [everyone] Qualquer pessoa
        [played] Pessoas com quem já joguei
       *[nobody] Ninguém
    }
command-settings-warnings = Avisar na prévia quando a jogada deixa o rival vencer (partidas com dicas)
command-settings-boards-move = Permitir tabuleiros animados nas suas partidas
command-settings-pushes-in-words = Para leitores de tela: tabuleiros em palavras e, embaixo, quem foi empurrado e para onde
command-move = Faça sua jogada
command-move-turn = Uma casa, como c3; a lista diz o que cada jogada faz
command-match = Qual partida, se você tem mais de uma
command-board = Veja o tabuleiro de uma partida
command-board-text = O tabuleiro em palavras, linha por linha, só para você
command-server = As configurações deste servidor, para quem o gerencia
command-server-boards-move = Permitir que os tabuleiros mostrem a última jogada animada
command-server-threads = Criar um tópico para cada partida, onde eu tiver permissão
command-server-pace = Tempo padrão por jogada
command-server-edition = Edição padrão
command-server-matches-here = Permitir partidas aqui; se você escolher canais, só se joga neles
command-server-end-match = A partida em andamento que você quer encerrar; ela não vai contar
command-games = Veja suas partidas em andamento
command-resign = Desista de uma partida
command-help = Como jogar boop aqui

## What a server has set.

server-settings = As configurações deste servidor:
server-puzzle-beside =
    -# { $channel ->
        [none] O quebra-cabeça diário também pode sair lá: escolha o canal dele em **Canais**.
       *[other] O quebra-cabeça diário sai em { $channel }, como escolhido em **Canais**.
    }
server-lately = Últimos 30 dias · partidas entre pessoas: { $matches } · jogadores: { $players } · resolveram o quebra-cabeça diário: { $solvers }
channels-more = { $list } e mais { $count }
server-end-sure = Encerrar a partida de { $orange } e { $gray } ({ edition }, partida { $match })? Ela não vai contar, e não dá para desfazer.
button-end-match = Encerrar uma partida
server-end-which = Qual partida devo encerrar? Ela não vai contar.
server-end-own = As suas não estão na lista: desista com { COMMAND("resign") } ou peça a outra pessoa que gerencia este servidor.
server-end-others = Não está na lista? Digite um nome depois de `/server { option-end-match }:`.
server-end-none = Ninguém mais está jogando uma partida neste servidor agora.
server-end-contest = Ela faz parte de { $contest }: ninguém ganha os pontos dela.
server-ended = Encerrei a partida { $match } entre { $orange } e { $gray }.
server-end-since = Algo aconteceu nessa partida desde que você perguntou.
server-end-reason = 💬 Por que a moderação encerrou a partida { $match }:
server-end-untold = Não consegui entregar o motivo: não posso escrever lá, e eles não recebem minhas mensagens diretas.
server-kept = Certo, a partida continua.
button-end-yes = Sim, encerrar
button-end-why = Encerrar e dizer por quê
button-end-no = Não, manter
button-end-list = Voltar à lista
choice-server-match = { $orange } contra { $gray } · { edition } · partida { $match }
server-match-about =
    { $in-contest ->
        [yes] Sem novidade há { $still } · jogadas: { $turns } · em uma competição
       *[no] Sem novidade há { $still } · jogadas: { $turns }
    }

## Leaderboards.

command-leaderboard = O ranking: quem joga boop melhor?
command-leaderboard-where = Este servidor, ou todos os servidores juntos
command-leaderboard-where-name =
    { $where ->
        [here] Este servidor
       *[everywhere] Global: todos os servidores
    }
command-leaderboard-season = De todos os tempos, ou uma temporada: a cada trimestre todo mundo recomeça do zero
season =
    { $quarter ->
        [1] janeiro a março de { $year }
        [2] abril a junho de { $year }
        [3] julho a setembro de { $year }
       *[4] outubro a dezembro de { $year }
    }
season-choice =
    { $when ->
        [all-time] Todos os tempos
        [now] Esta temporada: { season }
       *[past] Temporada de { season }
    }
leaderboard-title =
    { edition-title }, { $where ->
        [everywhere] global
       *[here] neste servidor
    }, { $when ->
        [all-time] todos os tempos
       *[season] { season }
    }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three =
    três partidas ranqueadas de { edition }{ $where ->
        [here] { " " }neste servidor
       *[everywhere] { "" }
    }{ $span ->
        [season] { " " }nesta temporada
       *[all-time] { "" }
    }
leaderboard-empty =
    { $when ->
        [over] Ninguém entrou no ranking: é preciso jogar { leaderboard-three }.
       *[running] Ninguém entrou no ranking ainda: é preciso jogar { leaderboard-three }. Desafie alguém com { COMMAND("challenge") }!
    }
leaderboard-alone =
    Jogando por conta própria? Quebra-cabeças ({ COMMAND("puzzle") }, { COMMAND("daily") }) e partidas contra mim contam no seu cartão ({ COMMAND("profile") }).{ $where ->
        [here] { " " }Os quebra-cabeças também têm sua lista: **{ button-solvers }**.
       *[everywhere] { "" }
    }
leaderboard-passed = Quem estava nesta página já saiu do servidor. A lista continua abaixo.
leaderboard-more = -# E mais { $count } abaixo.
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1.**
        [2] { SIGN("medal_silver", plain: "🥈") }**2.**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
       *[other] **{ $place }.**
    }
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] sobe { $change }
        [down] cai { $change }
       *[even] igual
    }
leaderboard-legend = -# A ordem segue o número depois do nome: a pontuação menos a margem de erro (±) · vitórias–derrotas–empates em partidas ranqueadas · mudança na última partida (some depois de duas semanas).
leaderboard-picture-legend = Só partidas ranqueadas · o número: pontuação menos margem de erro
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = Você: { $place }º lugar, **{ $strength }** (pontuação { $rating } ± { $deviation }) · { $record }
leaderboard-own-provisional =
    { $when ->
        [over] Você: sem posição nesta temporada, **{ $strength }** (pontuação { $rating } ± { $deviation }) · { $record }
       *[running] Você: ainda sem posição, **{ $strength }** (pontuação { $rating } ± { $deviation }) · { $record }
    }
leaderboard-own-unlisted = Você não aparece nos rankings, então só você vê isto: **{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading =
    { $when ->
        [over] Sem posição
       *[running] Ainda sem posição
    }
leaderboard-provisional =
    { $when ->
        [over] Sem posição (é preciso jogar { leaderboard-three }): { $names }
       *[running] Ainda sem posição (é preciso jogar { leaderboard-three }): { $names }
    }
leaderboard-alt-provisional = Sem posição: { $names }.
leaderboard-alt-provisional-one = { $name } ({ $strength })
leaderboard-provisional-player = { $player } ({ $strength })
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }.
       *[other] { $server }: { leaderboard-title }.
    }
leaderboard-alt-told = A lista, como contada acima.
leaderboard-alt =
    { $place }: { $name }, { $strength }, vitórias: { $wins }, derrotas: { $losses }, empates: { $draws }{ $trend ->
        [up] , subiu { $change }
        [down] , caiu { $change }
       *[even] { "" }
    }.
button-season = Esta temporada
button-all-time = Todos os tempos
button-top = Voltar ao topo
button-further = Mais abaixo
button-share = Mostrar a todos
solvers-title = Ranking de quebra-cabeças, este servidor
solvers-heading = 🧩 **{ solvers-title }**
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · resolvidos: { $solved } de { $tries }
solvers-empty = Ainda não há ninguém nesta lista.
solvers-own = Você: { $place }º de { $of }, **{ $strength }** (pontuação { $rating } ± { $deviation }) · resolvidos: { $solved } de { $tries }
solvers-absent =
    { $why ->
        [unlisted] Você não está na lista, porque não aparece nos rankings: { COMMAND("settings") }
        [none-here] Você entra na lista assim que resolver um quebra-cabeça diário neste servidor: { COMMAND("daily") }
       *[not-asked] Você não está na lista: só você vê seus quebra-cabeças. **Participar** mostra sua pontuação aqui e no seu perfil, e conta os quebra-cabeças diários que você resolve num servidor.
    }
solvers-legend = -# A ordem segue o número depois do nome: a pontuação em quebra-cabeças menos a margem de erro · resolvidos: na primeira tentativa e sem dica.
solvers-picture-legend = O número: pontuação menos margem de erro
solvers-alt-title = { $server }: { solvers-title }.
solvers-alt = { $place }: { $name }, { $strength }, resolvidos: { $solved } de { $tries }.
button-solvers = Ranking de quebra-cabeças
button-take-part = Participar

## Champions: the end of a season, and the hall of fame.

command-champions = O hall da fama: quem venceu as temporadas?
hall-title =
    Hall da fama: { edition-title }{ $where ->
        [everywhere] , global
       *[here] { "" }
    }
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
hall-line = 👑 { $season }: { $player } · **{ $rating }**
hall-empty = Ainda não tem coroa por aqui: a primeira no { edition } está em jogo. Esta temporada termina em <t:{ $until }:D>. Bora jogar? Comece com { COMMAND("challenge") }!
hall-alt =
    { $server ->
        [none] { hall-title }.
       *[other] { $server }: { hall-title }.
    }
hall-alt-line = { $season }: um gato de coroa, { $name }, { $rating }.
season-over = 👑 **Fim de temporada!** { $title }
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
picture-season-over = Fim de temporada
picture-champion = Vence a temporada
season-champion = 🥇 **{ picture-champion }:** { $player } · **{ $rating }**
season-over-alt-champion = { picture-champion }: { $name }, { $rating }.
role-held =
    { $held ->
        [yes] 👑 { $role } agora é de { $names }.
       *[no] Ninguém tem { $role } agora.
    }
season-matches =
    { $matches ->
        [one] { $matches } partida ranqueada
       *[other] { $matches } partidas ranqueadas
    }, { $people ->
        [one] { $people } participante
       *[other] { $people } participantes
    }
season-longest = { $turns } jogadas no total, { $longest } delas na partida mais longa
season-upset = Zebra da temporada: { $winner } venceu { $loser }, que mesmo assim continuou { $ahead } pontos à frente
season-matches-label = partidas
season-people-label = participantes
season-longest-label = mais jogadas
season-over-alt =
    { $server ->
        [none] Um pódio de gatos, o primeiro com coroa. { $title }.
       *[other] { $server }: um pódio de gatos, o primeiro com coroa. { $title }.
    }
season-over-alt-line = { $place }: { $name }, { $rating }.
cup-over-alt-line = { $place }: { $name }.
season-over-alt-number = { $what }: { $number }.

## Profiles.

command-profile = O perfil de boop de alguém: pontuação, resultados e números divertidos
command-profile-member = De quem é o perfil; deixe vazio para ver o seu
command-profile-edition = Qual edição o gráfico mostra; por padrão, a mais jogada ultimamente
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }** · vitórias: { $wins } · derrotas: { $losses } · empates: { $draws }
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }** · ainda não jogou com outra pessoa
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
profile-unlisted = Você não aparece nos rankings, então só você vê isto ({ COMMAND("settings") }).
profile-edition = **{ edition-title }**: { $score } (laranja { $orange } · frajola { $gray }){ $where ->
        [unrated] { "" }
        [everywhere] { " " }· pontuação global **{ $rating }** ± { $deviation }
       *[here] { " " }· pontuação **{ $rating }** ± { $deviation } neste servidor
    }
profile-deviation = ± mostra o quanto uma pontuação pode estar errada. As classificações mostram a pontuação menos ±, por isso o número lá é menor.
profile-unrated = O gráfico aparece depois da primeira partida ranqueada de { edition }.
profile-grown =
    { SIGN("grown", plain: "🎓") }{ $count ->
        [0] Nenhum gatinho cresceu ainda
        [one] { $count } gatinho cresceu
       *[other] { $count } gatinhos cresceram
    }
profile-boops =
    { SIGN("fall", plain: "💨") }{ $count ->
        [0] Nenhuma peça rival derrubada da cama
        [one] { $count } peça rival derrubada da cama
       *[other] { $count } peças rivais derrubadas da cama
    }
profile-streak =
    🔥 Maior sequência: { $longest } vitórias{ $current ->
        [0] { "" }
       *[other] ; sequência atual: { $current }
    }
profile-square =
    { SIGN("cat_marmalade", plain: "🐱") }Casa favorita para começar: { $square }, em { $times } de { $total ->
        [one] { $total } partida
       *[other] { $total } partidas
    }
profile-with-me = { SIGN("even", plain: "🤝") }Contra você · vitórias: { $wins } · derrotas: { $losses } · empates: { $draws }
profile-highest = { SIGN("trophy", plain: "🏆") }Nível mais alto superado sem dicas: { level-name }
profile-ladder = Níveis superados sem dicas: { $count } de { $all }
profile-alt-ladder = { $title } ({ $levels }).
profile-against-bot = 🤖 Contra mim, vitórias–derrotas–empates: { $scores }
profile-bot-apart = As partidas contra mim só contam aí: o resto é contra pessoas.
profile-chart =
    Pontuação no { edition }, { $where ->
        [everywhere] global
        [named] { $server }
       *[here] este servidor
    }
profile-chart-puzzles = Pontuação em quebra-cabeças
profile-alt-first = Cartão de { $name }: a primeira partida com outra pessoa vem aí.
profile-alt-name = Cartão de { $name }.
profile-alt-told = Os números, como contados acima.
profile-alt =
    Cartão de { $name }. Partidas: { $matches } (vitórias: { $wins }, derrotas: { $losses }, empates: { $draws }). Gatinhos que cresceram: { $grown }. Boops para fora da cama: { $boops }. Maior sequência de vitórias: { $streak }.{ $square ->
        [none] { "" }
       *[other] { " " }Casa favorita para começar: { $square }.
    }
card-first = a estreia vem aí
card-record = vit.–derr., total
card-grown = crescidos
card-falls = quedas
card-streak = sequência
card-square = 1ª casa
card-puzzles = quebra-cabeças
card-crowns = coroas
card-won = torneios ganhos
card-level = nível do bot
card-bot = contra mim
card-days = dias seguidos
profile-crowns =
    { SIGN("crown", plain: "👑") }{ $count ->
        [one] Venceu { $count } temporada neste servidor
       *[other] Venceu { $count } temporadas neste servidor
    }
profile-won =
    { $contest-kind ->
        [league] 🏆 Divisões de liga vencidas aqui: { $count }
        [cup] 🏆 Copas vencidas aqui: { $count }
       *[arena] 🏟️ Arenas vencidas aqui: { $count }
    }
profile-alt-crowns =
    Uma coroa: { $count ->
        [one] venceu { $count } temporada neste servidor.
       *[other] venceu { $count } temporadas neste servidor.
    }
profile-alt-won = Torneios ganhos neste servidor: { $count }.
profile-alt-chart =
    { profile-chart }, em { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }: de { $first } a { $last } ± { $deviation }, mínimo { $low }, máximo { $high }.
profile-alt-chart-puzzles =
    { profile-chart-puzzles }, em { $count ->
        [one] { $count } quebra-cabeça
       *[other] { $count } quebra-cabeças
    }: de { $first } a { $last } ± { $deviation }, mínimo { $low }, máximo { $high }.
profile-alt-badges = Insígnias: { $badges }.

## Puzzles. Turns are told in words, as `turn-named` names them.

command-puzzle = Um quebra-cabeça só para você: encontre a única jogada que vence, ou a única que salva
command-puzzle-difficulty = Dificuldade; por padrão, sob medida para você
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] Fácil
        [medium] Médio
       *[hard] Difícil
    }
command-daily = O quebra-cabeça diário: o mesmo para todo mundo, novo à meia-noite UTC
puzzle-daily = ☀️ **Quebra-cabeça diário de { $day }** · { edition }
puzzle-daily-small = ☀️ **Quebra-cabeça pequeno de { $day }** · { edition }
puzzle-hardness = 🐾 Dificuldade { $number } de 5: segunda é o mais fácil, domingo o mais difícil.
puzzle-small = 🌱 Começando no boop? **{ button-small-puzzle }** se resolve em um turno e também conta para a sua sequência.
puzzle-why-small = Cada dia tem dois quebra-cabeças: este leva uma jogada, **{ button-daily }** leva mais. Qualquer um mantém sua sequência.
puzzle-ends-hidden = Nos quebra-cabeças, não digo antes quem cresce nem o que vence.
puzzle-title = 🧩 **Quebra-cabeça { $number }** · { edition }
puzzle-title-one-turn = 🧩 **Quebra-cabeça { $number }, de uma jogada só** · { edition }
puzzle-title-defence = 🧩 **Defesa { $number }** · { edition }
puzzle-task =
    Você joga com os { sign } { $side ->
        [orange] laranjas
       *[gray] frajolas
    }. { $what ->
        [grows] Só uma jogada faz três dos seus gatinhos crescerem. Qual é?
        [wins] Só uma jogada vence na hora. Qual é?
        [holds]
            Só uma jogada salva: depois de qualquer outra, os { $side ->
                [orange] frajolas
               *[gray] laranjas
            } vencem na hora. Qual é?
       *[forces] Só uma jogada garante a vitória em { $turns } jogadas suas. Qual é?
    }
puzzle-go-on =
    ✅ Isso mesmo: { $turn }! A melhor resposta: { $answer }. { $left ->
        [1] Agora vença em uma jogada.
       *[other] Agora vença em { $left } jogadas suas.
    }
puzzle-wrong = ❌ Não é esta: { $turn }.
puzzle-wrong-kind = Mas a casa está certa: tente ali a outra peça.
puzzle-wrong-rest =
    { $rest ->
        [ghost] Mas a peça e a casa estão certas: o que conta é o seu fantasma.
       *[growing] Mas a peça e a casa estão certas: o que conta é quem cresce.
    }
puzzle-wrong-at-once =
    { $what ->
        [grows] Assim não crescem três: você não tem três peças em linha.
       *[wins]
            Essa não vence: você não tem três { $kind ->
                [cat] gatos
               *[kitten] gatinhos
            } em linha.
    }
puzzle-wrong-later = ❌ Esta também vence, só que mais tarde: { $turn }. Tem uma jogada mais rápida.
puzzle-wrong-leaves = ❌ Não é esta: { $turn }. Depois dela, o rival vence { winning-on }.
puzzle-wrong-shown = A imagem mostra o que a sua jogada fez.
puzzle-answered =
    { $how ->
        [wins] A resposta: { $answer }. Com ela, o rival vence.
       *[late] A resposta: { $answer }. Depois dela, você não consegue mais vencer a tempo.
    }
puzzle-answered-shown = A imagem mostra essa resposta.
puzzle-edition =
    { $edition ->
        [kittens] Só gatinhos: ninguém cresce, e três gatinhos em linha vencem.
       *[ghost] Com fantasmas: no fim da sua vez, seu fantasma pode entrar por qualquer borda; se já está na cama, desliza até a costura seguinte e empurra as peças ao lado dela. Três gatos em linha vencem.
    }
puzzle-tries =
    { $tries ->
        [1] Resta uma tentativa.
        [2] Restam duas tentativas.
       *[other] Você tem três tentativas.
    }
button-try-again = Tentar de novo
puzzle-hint =
    💡 É um { $kind ->
        [cat] gato
       *[kitten] gatinho
    }, na parte de { $part ->
        [top-left] cima, à esquerda, de a4 a c6
        [top-right] cima, à direita, de d4 a f6
        [bottom-left] baixo, à esquerda, de a1 a c3
       *[bottom-right] baixo, à direita, de d1 a f3
    }.
puzzle-hint-ghost = Seu fantasma também entra.
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } Resolvido { puzzle-how }!
puzzle-how =
    { $misses ->
        [0] na primeira tentativa
        [1] na segunda tentativa
       *[other] na terceira tentativa
    }{ $hinted ->
        [yes] , com a dica
       *[no] { "" }
    }
puzzle-answer =
    { $solved ->
        [yes] A jogada decisiva: **{ $turn }**.
        [part] O começo estava certo. Dali, a jogada era: **{ $turn }**.
       *[no] A jogada era: **{ $turn }**.
    }
puzzle-rating = Sua pontuação em quebra-cabeças: **{ $rating }** ({ $change }) · este quebra-cabeça: { $puzzle }.
puzzle-rating-unsure = Ainda estou descobrindo sua pontuação em quebra-cabeças: cerca de **{ $rating }** · este quebra-cabeça: { $puzzle }.
puzzle-rating-first = Para a pontuação, só conta o que você resolve na primeira tentativa e sem dica.
puzzle-idea-grows =
    { $count ->
        [1] Faz um gatinho crescer.
       *[other] Faz { $count } gatinhos crescerem.
    }
puzzle-idea-falls =
    Derruba da cama { $count ->
        [1] uma peça rival
       *[other] { $count } peças rivais
    }.
puzzle-idea-stops = Impede o rival de vencer { winning-on }.
puzzle-idea-threatens = Ameaça vencer { winning-on }; seja qual for a resposta, ainda dá para vencer.
puzzle-idea-quiet = Não ameaça vencer logo em seguida, mas, seja qual for a resposta, ainda dá para vencer.
puzzle-idea-forces = Seja qual for a resposta, ainda dá para vencer.
puzzle-idea-holds = Depois de qualquer outra jogada, o rival venceria na hora.
puzzle-reply-loses =
    Qualquer resposta perde; depois desta, você vence em { $count ->
        [1] uma única casa
       *[other] { $count } casas
    }.
puzzle-reply-stops = Impede você de vencer { winning-on }.
puzzle-reply-threatens = Ameaça vencer { winning-on }.
puzzle-reply-pushes =
    Derruba da cama { $many ->
        [yes] { $count } peças suas
       *[no]
            { $count ->
                [1] sua peça em { $squares }
               *[other] suas peças em { $squares }
            }
    }.
puzzle-reply-keeps = Impede você de completar uma linha { on-squares }.
puzzle-reply-grows =
    { $count ->
        [1] Faz um gatinho rival crescer.
       *[other] Faz { $count } gatinhos rivais crescerem.
    }
puzzle-reply-line = Prepara uma linha rival, que cresceria com mais uma peça { on-squares }.
puzzle-why-already = O rival já ameaçava isso.
puzzle-why-pushed =
    Isso só funciona porque { $by ->
        [ghost] seu fantasma
       *[piece] sua jogada
    } empurrou { $kind ->
        [cat] o gato
       *[kitten] o gatinho
    } rival de { $origin } para { $to }.
puzzle-why-idle = Sua jogada não ameaçava vencer.
puzzle-why-apart =
    Formaria a linha { $line }, mas { $by ->
        [ghost] seu fantasma
       *[piece] a jogada
    } empurra { $kind ->
        [cat] seu gato
       *[kitten] seu gatinho
    } de { $origin } { $to ->
        [none] para fora da cama
       *[other] para { $to }
    }.
puzzle-why-mixed = A linha { $line } não é só de gatos: ela cresce em vez de vencer.
puzzle-step = Jogada { $number } de { $count }: { $turn }.
puzzle-streak =
    🔥 { $current ->
        [0] Sua sequência começa com o próximo quebra-cabeça diário que você resolver.
        [1] Sequência de um dia. Volte amanhã!
       *[other] Sequência de { $current } dias.
    }{ $longest ->
        [0] { "" }
       *[other] { " " }Sua maior sequência: { $longest }.
    }
puzzle-streak-forgiven = Os dias em que eu não estava não quebram nenhuma sequência.
puzzle-server-streak =
    🏡 Este servidor: sequência de { $current ->
        [one] { $current } dia
       *[other] { $current } dias
    }.
puzzle-uncounted = O seu ainda não conta. **{ button-count }** muda isso, e amanhã seu nome pode aparecer.
puzzle-next-daily = O próximo: <t:{ $at }:R>.
puzzle-call-promised = 📬 Vou te lembrar amanhã por volta das <t:{ $at }:t>, e depois todo dia enquanto você vier.
puzzle-call-blocked = Minha última mensagem não chegou até você: permita mensagens diretas.
picture-daily =
    { $small ->
        [yes] quebra-cabeça pequeno do dia
       *[no] { edition } do dia
    } · { $day }
picture-task =
    { $side ->
        [orange] Vez dos laranjas
       *[gray] Vez dos frajolas
    }: { $what ->
        [grows] uma jogada faz três gatinhos crescerem
        [wins] vença em uma jogada
        [holds] uma jogada salva
       *[forces] garanta a vitória em { $turns } jogadas
    }
picture-daily-post = Quebra-cabeça diário de { $day } · { edition }
alt-task = { picture-task }.
alt-daily-post = { picture-daily-post }. { picture-task }.
puzzle-outcome =
    { $solved ->
        [yes] resolvido { puzzle-how }
       *[no] desta vez não
    }
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $current } dias seguidos
    }
alt-daily =
    { $who }: { picture-daily }, { puzzle-outcome }{ $current ->
        [0] .
        [1] .
       *[other] , sequência de { $current } dias.
    }
puzzle-post =
    ☀️ **Quebra-cabeça diário de { $day }** · { edition }
    { sign } Vez dos { $side ->
        [orange] laranjas
       *[gray] frajolas
    }: vitória em { $turns } jogadas. Só uma jogada inicial dá certo. Você tem três tentativas, e só você vê as suas.
puzzle-yesterday =
    -# { $count ->
        [0] Ontem ninguém resolveu por este servidor
       *[other]
            Quem resolveu ontem: { $who }{ $more ->
                [0] { "" }
               *[other] { " " }e mais { $more }
            }
    } · a resposta: ||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 sequência de { $streak } dias aqui
    }
puzzle-rests = 💤 Faz duas semanas que ninguém abre o quebra-cabeça diário aqui, então agora ele descansa. Assim que alguém abrir { COMMAND("daily") } aqui, ele volta todo dia.
puzzle-kept = ☀️ { $who } quer mais: o quebra-cabeça diário continua chegando.
puzzle-streak-stays = Nesse dia eu fiquei fora por um tempo, então a sequência continua.
puzzle-answer-alt = A resposta de ontem. { $told }
puzzle-small-saves = 🌱 O dia não está perdido: resolva o quebra-cabeça pequeno e sua sequência continua.
puzzle-daily-saves = ☀️ O dia não está perdido: resolva o quebra-cabeça do dia e sua sequência continua.
puzzle-counted = A partir de agora, os quebra-cabeças diários que você resolve num servidor contam para a sequência dele. Se mudar de ideia, é só desligar isso em { COMMAND("settings") }.
button-hint = Dica
button-keep-puzzles = Quero mais
button-show-turn = Mostrar a jogada
button-tell = Desisto: ver a solução
button-show-me = Solução passo a passo
button-next-puzzle = Outro quebra-cabeça
button-easier-puzzle = Um mais fácil
button-puzzle-step = Um pouco mais difícil
button-small-puzzle = Quebra-cabeça pequeno
button-call = Me lembre todo dia
button-call-off = Chega de lembretes
button-daily = Quebra-cabeça diário
button-post-daily = Sim, todo dia
button-see-daily = Só ver o de hoje
button-show-result = Mostrar a todos
button-count = Contar sempre os meus aqui
button-solve = Resolver
command-settings-puzzles-on-card = Mostrar no perfil e no ranking de quebra-cabeças quantos você resolveu e sua pontuação
command-settings-puzzles-for-server = Contar para a sequência de um servidor os quebra-cabeças diários que você resolve nele
command-settings-puzzle-reminder = Todo dia, mais ou menos a esta hora, uma mensagem direta sobre o quebra-cabeça diário
command-server-daily-puzzle = Publicar o quebra-cabeça diário neste canal
profile-puzzles-private = Só você vê seus quebra-cabeças aqui; em { COMMAND("settings") } dá para mostrar a todo mundo.
profile-puzzles =
    🧩 Quebra-cabeças resolvidos: { $count }{ $rating ->
        [none] { "" }
       *[other] ; pontuação: { $rating }
    }{ $longest ->
        [0] { "" }
       *[other] ; sequência diária: { $current } (a maior: { $longest })
    }
profile-alt-puzzles = { profile-puzzles }.

## What has been played.

command-history = Suas partidas terminadas, a mais recente primeiro
command-replay = Reveja, jogada por jogada, uma partida sua, uma deste canal ou uma salva em arquivo
command-replay-file = Um arquivo de partida salva, de até 64 KiB
command-replay-match = Qual partida; a lista mostra as últimas, com o nome de quem jogou contra você
history-none = Você ainda não terminou nenhuma partida. As que estão em andamento aparecem em { COMMAND("games") }.
history-title = Suas partidas terminadas, a mais recente primeiro:
history-line =
    { $result ->
        [won] 🏆 Vitória contra { $opponent }
        [lost] 🐾 Derrota para { $opponent }
        [drawn] 🤝 Empate com { $opponent }
       *[nobody] 🧺 Sem resultado contra { $opponent }
    } · { ending } · { edition } · { games-turns } · partida { $match } · <t:{ $ended }:d>
history-rating = pontuação { $change }
history-option =
    { $result ->
        [won] Vitória contra { $opponent }
        [lost] Derrota para { $opponent }
        [drawn] Empate com { $opponent }
       *[nobody] Sem resultado contra { $opponent }
    } · partida { $match }
history-replay = Rever uma destas
ending =
    { $ending ->
        [line] três gatos em linha
        [eight-cats] oito gatos na cama
        [three-kittens] três gatinhos em linha
        [resigned] por desistência
        [time] por tempo
        [agreed] por acordo
        [repetition] a mesma posição três vezes
        [turn-limit] 300 jogadas
        [cancelled] encerrada pela moderação
        [left-contest] cancelada: um dos lados saiu da disputa
        [called-off] cancelada
       *[abandoned] abandonada
    }
replay-title = 🎞️ Partida { $match }: { $orange } contra { $gray } · jogada { $turn } de { $turns }
replay-start = A cama está arrumada, e ainda não tem ninguém nela.
replay-record = A partida em notação. Qualquer pessoa pode rever a partida com { COMMAND("replay") }, em `{ option-file }`. O segundo arquivo conta cada jogada em palavras.
replay-file-title = 🎞️ Uma partida salva: { $orange } contra { $gray } · { edition } · jogada { $turn } de { $turns }
film-of-match = 🎬 Partida { $match }: { $orange } contra { $gray }, da primeira à última jogada.
film-of-file = 🎬 { $orange } contra { $gray }, da primeira à última jogada.
film-progress = 🎬 Desenhando a jogada { $turn } de { $turns }…
film-waiting = 🎬 Tem uma filinha; seu vídeo já vem…
name-rated = { $name } ({ $rating })
film-alt =
    { $orange } contra { $gray }: a partida inteira em vídeo, com { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }. No fim: { $told }
highlights-of-match = ✨ Partida { $match }: { $orange } contra { $gray }, as jogadas mais animadas.
highlights-of-file = ✨ { $orange } contra { $gray }, as jogadas mais animadas.
highlights-alt = { $orange } contra { $gray }: as jogadas mais animadas ({ $turns }), em um vídeo curto. No fim: { $told }
highlights-alt-turn = { $turn }, { $player }: { $played }
highlights-turn = { $turn } · { $told }
button-highlights = Melhores momentos
button-animate = Vídeo
replay-jump-title = Ir para uma jogada
replay-jump-label = Qual jogada, de 0 a { $turns }?
button-first = Primeira
button-step-back = Anterior
button-step-on = Próxima
button-last = Última
button-jump = Ir para a jogada
button-record = Em arquivo

## What a player has chosen for themselves.

settings-mine = Suas configurações:
settings-saved =
    { $in-the-way ->
        [yes] ✅ Salvo, mas algo ainda não pode funcionar: veja as linhas com ⚠️ acima.
       *[no] ✅ Salvo.
    }
settings-blocked = Suas mensagens diretas estão fechadas para mim, então mando os lembretes no canal da partida. Abra as mensagens diretas e escolha de novo.
settings-unknown-zone = ⚠️ Não conheço o fuso horário { $code }, então o seu continua { $zone }; o resto foi salvo. Tente a cidade grande que dá nome ao seu fuso, ou digite `/settings { option-time-zone }:` para ver a lista.
block-list =
    { $count ->
        [one] Você bloqueou { $count } pessoa. Para desbloquear, é só escolher abaixo.
       *[other] Você bloqueou { $count } pessoas. Escolha abaixo quem desbloquear.
    }
block-none = Você não bloqueou ninguém.
block-how = -# Para bloquear alguém, toque e segure o nome da pessoa (ou clique nele com o botão direito) e escolha **Apps** › **{ command-block-menu }**.
block-choose = Desbloquear alguém
block-done = 🚫 Você bloqueou { $whom }. Vocês não podem mais se desafiar nem aceitar desafios entre si. Ninguém mais fica sabendo.
block-running =
    { $count ->
        [1] A partida que vocês estão jogando continua.
       *[other] As { $count } partidas que vocês estão jogando continuam.
    }
block-lifted = Você desbloqueou { $whom }.
button-blocked = Pessoas bloqueadas
button-unblock = Desbloquear
setting-line = • { $name }: **{ $value }**
setting-on =
    { $on ->
        [yes] sim
       *[no] não
    }
setting-on-not-here = sim, mas não neste servidor
setting-hours =
    { $quiet ->
        [some] { $from }h–{ $until }h
       *[none] nenhuma
    }
setting-hour =
    { $hour ->
        [none] Sem horas de silêncio
       *[other] { $hour }h
    }
setting-puzzle-reminder = todo dia por volta das <t:{ $at }:t>
setting-channels =
    { $channels ->
        [everywhere] em qualquer canal
       *[some] só em { $list }, e sempre no clube e nos canais dos torneios
    }
setting-puzzle =
    { $channel ->
        [none] em nenhum canal
        [gone] ⚠️ o canal não existe mais
       *[other] { $channel }
    }
setting-puzzle-rests = 💤 Está descansando, porque faz duas semanas que ninguém o abre. Ele volta assim que alguém abrir { COMMAND("daily") } neste servidor, ou quando você escolher o canal de novo.
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }, o mesmo do Discord
    }
form-label =
    { $field ->
        [reminders] Lembretes
        [daily-hour] Mensagem diária às
        [puzzle-reminder] Lembrete do quebra-cabeça diário
        [quiet] Horas de silêncio
        [quiet-from] Silêncio a partir de
        [quiet-until] Silêncio até
        [time-zone] Fuso horário
        [boards-move] Tabuleiros animados
        [pushes-in-words] Empurrões em palavras
        [warnings] Avisos na prévia
        [leaderboards] Rankings e perfil
        [puzzles-on-card] Quebra-cabeças no seu cartão
        [puzzles-for-server] Contar quebra-cabeças para o servidor
        [challenges-from] Quem pode desafiar você
        [language] Idioma
        [edition] Edição
        [pace] Tempo
        [threads] Um tópico por partida
        [matches-here] Onde se joga
        [daily-puzzle] Quebra-cabeça diário
        [play] Durante o jogo
        [privacy] O que os outros veem
        [boards] Tabuleiros e tópicos
        [contests] Ligas, copas e arenas
        [anyone-announces] Todos podem anunciar ligas, copas e arenas
        [member] Com quem jogar
        [first] Quem começa e quantas partidas
        [clubhouse] Clube
        [results] Resultados
        [posts] O que eu publico lá
        [house] Mural do clube
        [week] A semana
        [week-hour] A semana: hora da segunda-feira (UTC)
        [season] Fim de temporada
        [badges] Insígnias
        [champion-role] Cargo de quem vence
        [friendly] Amistosa
        [with-hints] Dicas
        [lose-on-time] Perder por tempo
        [nights-off] Noites livres
        [away-from] Fora a partir de
        [away-days] Por quanto tempo
        [away-rules] Seu relógio
        [rescue] Salva-vidas
        [weekends-off] Fins de semana livres
        [note] Anotação
        [contest-name] Nome
        [contest-begins] Quando começa
        [arena-lasts] Quanto tempo dura
        [end-reason] Motivo
        [contest-member] Quem
        [contest-kept-out] Quem
        [vote-level] Meu nível
        [vote-hours] Ritmo das jogadas
        [vote-code] Código
       *[terms] Condições
    }
form-title =
    { $form ->
        [reminders] Lembretes
        [privacy] Jogo e privacidade
        [language] Escolher idioma
        [matches] Partidas e torneios
        [channels] Canais
        [clubhouse] Clube
        [away] Folga
        [note] Sua anotação
        [league] Nova liga
        [cup] Nova copa
        [arena] Nova arena
        [contest-correct] Editar antes de começar
        [end-reason] Encerrar a partida
        [contest-end] Encerrar
        [contest-remove] Remover alguém
        [contest-let-in] Deixar alguém voltar
        [vote] Nova partida por votação
        [vote-challenge] Desafiar outro servidor
        [vote-code] Aceitar um desafio
       *[challenge] Desafio
    }
form-note = Só você vê, mesmo depois da partida; deixe vazio para apagar
form-about-end-reason = Os dois jogadores vão ler embaixo do tabuleiro. Eu não guardo.
form-about-remove-reason = A pessoa vai ler na minha mensagem direta. Eu não guardo.
form-anybody = Qualquer pessoa daqui
form-time-zone = Por exemplo America/Sao_Paulo, ou só a cidade que lhe dá nome: São Paulo
form-daily-puzzle = Onde publico todo dia, à meia-noite UTC; deixe vazio para eu não publicar
form-about-anyone-announces = Sem isso, só quem pode gerenciar o servidor anuncia ligas, copas e arenas
form-matches-here = Onde se pode jogar; vazio libera todos. No clube e nos torneios, sempre

## What is kept about a person.

command-privacy = O que guardo sobre você e por quê; receba tudo num arquivo ou peça que eu esqueça você
privacy =
    🔒 **O que guardo sobre você, e por quê**
    • Seu ID e seu nome no Discord: para saber de quem é a vez e pôr seu nome em listas e imagens.
    • Seus desafios e partidas, com cada jogada, a hora, o servidor e o canal: para continuar e para rever. Também suas dicas, jogadas planejadas e votos nelas, e as análises, sem nomes.
    • Seu idioma, o que você escolhe em { COMMAND("settings") }, se posso escrever para você e quem você bloqueou (ninguém mais vê).
    • Quais lembretes mandei a você, mas nunca o texto deles: para atualizar cada um quando algo muda.
    • Pontuações e contagens: para os rankings e { COMMAND("profile") }. Com `{ option-leaderboards }` desligado em { COMMAND("settings") } você some dos dois, e ninguém mais revê suas partidas.
    • Os quebra-cabeças que você recebeu e suas respostas: para as sequências, a sua pontuação neles e novos quebra-cabeças. Seu cartão só mostra isso se você quiser.
    • Suas anotações sobre partidas e as partidas que você segue.
    • Sua foto, só na memória, para os rankings e o seu cartão.
    Nos servidores não leio mensagens. Nas mensagens diretas leio as jogadas que você escreve, e não guardo mensagens. Quem me hospeda pode manter backups por um tempo.
    • As ligas, copas e arenas em que você está e seus dias de ausência: para formar os pares e parar seus relógios.
    • Sobre um servidor: suas configurações, suas competições e partidas por votos, e quais mensagens publico. Guardo isso mesmo se me removerem, caso me convidem de volta.
    Com **Exportar** você recebe tudo num arquivo; com **Apagar** eu esqueço você, depois de duas perguntas.
privacy-export = Tudo o que guardo sobre você, em JSON.
privacy-sure =
    Quer que eu esqueça você? Seu nome, suas configurações, sua pontuação e seu perfil vão sumir para sempre. { $running ->
        [0] Você não tem nenhuma partida em andamento.
        [one] Você desistiria de { $running } partida em andamento.
       *[other] Você desistiria de { $running } partidas em andamento.
    } As partidas terminadas ficam para quem jogou com você, como partidas com “Ex-participante”. Seus desafios abertos são cancelados. O que publiquei em canais fica lá até alguém apagar.
privacy-really = Última pergunta, e não dá para desfazer: quer que eu esqueça você para sempre?
privacy-forgotten = Pronto, esqueci você. Valeu por jogar, e até mais! Se um dia você voltar, começa do zero.
privacy-kept = Certo, tudo fica como está.
button-export = Exportar
button-delete = Apagar
button-forget = Sim, esqueça
button-forget-really = Esquecer para sempre
button-keep = Não, guarde tudo

## What the clock says by itself.

notice-remind = { $mover }, { $waiting } está esperando sua jogada na partida { $match }.
notice-remind-due = Prazo: <t:{ $until }:R>
notice-away = Não estou mais no servidor desta partida · use { COMMAND("board") } onde você estiver, e a partida vai para lá
notice-time-up = { $waiting }, acabou o tempo de { $mover }.
notice-time-up-how =
    { $counts ->
        [yes]
            Reivindique a vitória, ou dê mais { $extra ->
                [minutes] dez minutos
               *[day] um dia
            }.
       *[no]
            Ainda não houve duas jogadas de cada lado. Cancele a partida, ou dê mais { $extra ->
                [minutes] dez minutos
               *[day] um dia
            }.
    }
notice-time-up-until = Partida { $match } · { $mover } ainda pode jogar · se ninguém fizer nada, a partida acaba sem resultado <t:{ $closes }:R>
notice-ask = { $who }, ninguém joga na partida { $match } há trinta dias. A partida continua?
notice-ask-until = Senão, a partida acaba sem resultado <t:{ $closes }:R>
button-claim =
    { $counts ->
        [yes] Reivindicar a vitória
       *[no] Cancelar a partida
    }
button-extend =
    { $extra ->
        [minutes] Dar mais dez minutos
       *[day] Dar mais um dia
    }
button-go-on = Ainda estou jogando
button-board = Ir ao tabuleiro
button-match = Partida { $match }
notice-late =
    Seu tempo contra { $other } na partida { $match } acabou. { $counts ->
        [yes] Você ainda pode jogar, até que a vitória seja reclamada.
       *[no] Você ainda pode jogar.
    }
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by } já jogou.
                [ask] { $by } já jogou.
                [paused] { $by } já jogou: a pausa acabou.
                [late] { $by } ainda conseguiu jogar.
               *[time-up] { $by } ainda conseguiu jogar.
            }
        [claimed] { $by } reivindicou a vitória.
        [day] { $by } deu mais tempo a { $other }.
        [time] { $by } deu mais tempo a { $other }.
        [taken-back]
            { $kind ->
                [paused] Jogadas da partida { $match } foram desfeitas: a pausa acabou.
                [time-up] Jogadas da partida { $match } foram desfeitas.
                [late] Jogadas da partida { $match } foram desfeitas.
                [ask] Jogadas da partida { $match } foram desfeitas.
               *[remind] Jogadas da partida { $match } foram desfeitas.
            }
        [paused] O relógio da partida { $match } está parado.
        [resumed] { $by } encerrou a pausa.
        [anew] O prazo da partida { $match } mudou. O novo está no tabuleiro.
        [kept] { $by } continua jogando a partida { $match }.
        [went-on] A partida { $match } continua.
        [rescued] O tempo de { $by } acabou, então usei dias de folga.
        [timed-out] O tempo de { $other } acabou.
       *[over] A partida { $match } acabou.
    }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

more-time =
    { $pace ->
        [ten-minutes] 10 minutos
        [one-day] 1 dia
        [three-days] 3 dias
       *[seven-days] 7 dias
    }
offer-made =
    { $offer ->
        [draw] { $other }, { $by } propõe empate.
        [pause] { $other }, { $by } pede uma pausa, com o relógio parado até a próxima jogada.
        [time] { $other }, { $by } pede mais { more-time } para esta jogada.
        [takeback-one]
            { $other }, { $by } pede para desfazer a jogada { $last } ({ $kind ->
                [cat] gato
               *[kitten] gatinho
            } em { $square }).
       *[takeback-two]
            { $other }, { $by } pede para desfazer as jogadas { $first } e { $last } ({ $kind ->
                [cat] gato
               *[kitten] gatinho
            } em { $square }, seu { $other-kind ->
                [cat] gato
               *[kitten] gatinho
            } em { $other-square }).
    }
offer-terms = Partida { $match } · vale até a próxima jogada
offer-draw-early = Ainda não houve duas jogadas de cada lado: um empate agora encerraria a partida como se não tivesse sido jogada.
offer-declined =
    { $offer ->
        [draw] { $other }, { $by } recusou o empate.
        [takeback] { $other }, { $by } não deixou desfazer a jogada.
        [pause] { $other }, { $by } recusou a pausa.
       *[time] { $other }, { $by } não deu mais tempo.
    }
offer-paused = { $other }, { $by } aceitou: o relógio fica parado até a próxima jogada.
offer-resumed = { $other }, { $by } encerrou a pausa.
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest } está em pausa, e o relógio fica parado até que quem gerencia o servidor encerre a pausa. Dá para continuar jogando.
       *[no] ▶️ { $mover }, seu relógio voltou a correr: { $contest } não está mais em pausa. É sua vez.
    }
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest } está em pausa, e os relógios de { $movers } ficam parados até que quem gerencia o servidor encerre a pausa. Dá para continuar jogando.
       *[no] ▶️ { $movers }, seus relógios voltaram a correr: { $contest } não está mais em pausa. É a vez de vocês; cada tabuleiro diz até quando.
    }
offer-extended = { $other }, { $by } deu mais { more-time } a você.
offer-settled =
    { $offer ->
        [draw]
            { $how ->
                [accepted] { $by } propôs empate, e { $other } aceitou.
                [declined] { $by } propôs empate, e { $other } recusou.
                [withdrawn] { $by } propôs empate e depois retirou a proposta.
                [turn] { $by } propôs empate, mas o jogo seguiu.
               *[over] { $by } propôs empate, mas isso não vale mais.
            }
        [takeback]
            { $how ->
                [accepted] { $by } pediu para desfazer a jogada, e { $other } aceitou.
                [declined] { $by } pediu para desfazer a jogada, e { $other } recusou.
                [withdrawn] { $by } pediu para desfazer a jogada e depois retirou o pedido.
                [turn] { $by } pediu para desfazer a jogada, mas o jogo seguiu.
               *[over] { $by } pediu para desfazer a jogada, mas isso não vale mais.
            }
        [pause]
            { $how ->
                [accepted] { $by } pediu uma pausa, e { $other } aceitou.
                [declined] { $by } pediu uma pausa, e { $other } recusou.
                [withdrawn] { $by } pediu uma pausa e depois retirou o pedido.
                [turn] { $by } pediu uma pausa, mas o jogo seguiu.
               *[over] { $by } pediu uma pausa, mas isso não vale mais.
            }
       *[time]
            { $how ->
                [accepted] { $by } pediu mais tempo, e { $other } aceitou.
                [declined] { $by } pediu mais tempo, e { $other } recusou.
                [withdrawn] { $by } pediu mais tempo e depois retirou o pedido.
                [turn] { $by } pediu mais tempo, mas o jogo seguiu.
               *[over] { $by } pediu mais tempo, mas isso não vale mais.
            }
    }
offer-sent =
    { $offer ->
        [draw] Propus empate a { $other } na partida { $match }.
        [takeback] Perguntei a { $other } se você pode desfazer sua jogada na partida { $match }.
        [pause] Pedi uma pausa a { $other } na partida { $match }. O relógio para só até a próxima jogada; para mais tempo, use { COMMAND("away") }.
       *[time] Pedi mais { more-time } a { $other } na partida { $match }.
    }
offer-withdrawn-for =
    { $offer ->
        [draw] Sua proposta de empate foi retirada.
        [takeback] Seu pedido para desfazer foi retirado.
        [pause] Seu pedido de pausa foi retirado.
       *[time] Seu pedido de tempo foi retirado.
    }
offer-sent-terms = Eu aviso quando a resposta chegar. Vale até a próxima jogada; para retirar, aperte **{ button-more }**.
plan-taken-back = O que você tinha planejado para depois também sumiu.
offer-answered = Pronto.
button-offer =
    { $offer ->
        [draw] Propor empate
        [takeback] Pedir para desfazer
        [pause] Pedir uma pausa
       *[time] Pedir mais { more-time }
    }
button-take-back = Desfazer jogada
take-back-sure = Desfazer as jogadas { $first } e { $last }? A resposta à sua jogada também é desfeita, e da próxima vez pode ser outra.
offer-draw-sure = Propor empate para mim? Se eu aceitar, a partida acaba.
button-accept-offer = Aceitar
button-decline-offer = Recusar
button-accept-named =
    { $offer ->
        [draw] Aceitar o empate
        [takeback] Deixar desfazer
        [pause] Aceitar a pausa
       *[time] Dar mais { more-time }
    }
button-decline-named =
    { $offer ->
        [draw] Recusar o empate
        [takeback] Não deixar desfazer
        [pause] Recusar a pausa
       *[time] Não dar mais tempo
    }
button-withdraw-offer = Retirar
button-resume = Encerrar a pausa
refusal-done-already = Isso já está feito; não precisa fazer mais nada.

## Matches.

games-title =
    Sua vez: { $mine } · vez do rival: { $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· em pausa: { $paused }
    }
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · jogada { $turn } · { $time ->
        [due] prazo: <t:{ $until }:R>
        [paused] em pausa
        [stopped] relógio parado
        [unmoved] sem relógio
       *[still] sem relógio, última jogada <t:{ $since }:R>
    } · [partida { $match }]({ $link }){ $planned ->
        [yes] { " " }· ⚡ com plano
       *[no] { "" }
    }
games-page = -# Página { $page } de { $pages }
games-go-to = Ir para uma partida
games-option =
    { edition } · partida { $match } · { $awaits ->
        [yes] sua vez
        [nobody] em pausa
       *[no] vez do rival
    }
games-challenge = { $challenger } ([desafio]({ $link }))
games-challenges = ✋ Esperam a sua resposta: { $list }
games-followed-match = [partida { $match }]({ $link })
games-followed =
    -# 👀 Você segue: { $matches }{ $more ->
        [0] { "" }
       *[other] { " " }e mais { $more }
    }
which-match-title = Qual partida?
which-match = { $opponent } · { edition } · partida { $match }
games-none = Você não tem nenhuma partida em andamento. Desafie alguém com { COMMAND("challenge") }!
button-next = Próximo tabuleiro
games-turns =
    { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
change-shown = Pronto. O tabuleiro está em { $link }.
change-there = -# O tabuleiro: { $link }
change-unshown = Pronto, está salvo. O Discord não está aceitando o novo tabuleiro agora, mas eu continuo tentando.
change-user-installed = Pronto, está salvo. Não estou no servidor da partida, então só posso mostrar o tabuleiro quando alguém digitar lá `/board { option-match }:{ $match }`.
change-homeless = Pronto, está salvo. Mas não consigo mais publicar em { $link }. Digite `/board { option-match }:{ $match }` em outro canal, e a partida vai para lá. Ou peça a quem gerencia o servidor que me deixe ver o canal, enviar mensagens (também em tópicos) e anexar arquivos: aí eu continuo por conta própria.
change-homeless-over = Feito e salvo. Não posso mais postar em { $link }, então aviso os dois por mensagem direta. `/board { option-match }:{ $match }` em outro canal mostra a partida lá.
form-unsaved = Nada foi salvo.
typed-unread = Aqui só leio respostas aos meus tabuleiros e lembretes: responda a um deles com uma jogada, como `c3`. { COMMAND("move") } funciona em qualquer lugar.
resign-sure =
    { $counts ->
        [yes] Desistir da partida { $match }? { $opponent } vence, e não dá para desfazer.
       *[no] Cancelar a partida { $match }? Ainda não houve duas jogadas de cada lado, então ela não vai contar.
    }
resign-ends-series = A série também terminaria aqui, sem resultado.
resign-lost-in-series = Uma partida da série já foi jogada, então desistir conta desde a primeira jogada.
resign-kept = Boa, o jogo continua!
watch-turn = Assim foi a jogada { $turn }:
button-watch = Ver a jogada
more-what = Partida { $match }:
more-planned = ⚡ Você tem um plano aqui: veja em **{ button-plan }**.
more-about =
    { $about ->
        [plan] **{ button-plan }**: escolha sua resposta a uma jogada que ainda não veio; se vier, eu jogo por você.
        [note] **{ button-note }**: umas palavras que só você pode ler.
       *[read] **{ button-read }**: o que está em cada casa, em palavras.
    }
button-note = Anotação
note-mine = 📝 Sua anotação, só para você:
note-none = Agora você não tem nenhuma anotação sobre a partida { $match }.
watching = Você está assistindo à partida de { $orange } e { $gray }.
button-follow =
    { $how ->
        [end] Seguir: o fim
        [turns] Seguir: cada jogada
       *[none] Deixar de seguir
    }
following =
    { $how ->
        [end] Eu aviso quando a partida { $match } acabar.
        [turns] Eu aviso a cada jogada da partida { $match }, e quando ela acabar.
       *[none] Não aviso mais nada da partida { $match }.
    }
button-film-so-far = Vídeo até aqui
button-more = Mais
button-replay = Rever
button-film = Vídeo
button-resign = Desistir
button-resign-yes =
    { $counts ->
        [yes] Desistir
       *[no] Cancelar a partida
    }
button-resign-no = Continuar jogando
button-help = Ajuda

## The rules, page by page.

rules-title = **{ edition-title }** · página { $page } de { $pages }
rules-new-ghost = **O que muda.** É boop, e cada cor tem também um fantasma: ele entra por uma beirada, desliza sozinho no fim das suas vezes e empurra quem está ao lado. As quatro páginas seguintes contam mais; as outras são as do boop.
    Aqui o fantasma laranja avança e separa b2 e c2.
rules-new-kittens = **O que muda.** É boop sem crescer: não há gatos, e três gatinhos seus em linha vencem. Se os oito estão na cama e não há linha, um volta para a reserva. Se você conhece boop, é só isso.
    Aqui vencem os gatinhos laranja em b2, c2 e d2.
rules-aim = **O objetivo.** Três gatos seus em linha: lado a lado numa fileira (1-6), numa coluna (a-f) ou numa diagonal. Cada cor começa com oito gatinhos, que vão crescendo e virando gatos. O desafio diz quem começa; senão, é por sorteio. Na revanche, a ordem se inverte.
    Aqui b3, c3 e d3 vencem.
rules-aim-kittens = **O objetivo.** Três dos seus oito gatinhos em linha: lado a lado numa fileira (1-6), numa coluna (a-f) ou numa diagonal. O desafio diz quem começa; senão, é por sorteio. Na revanche, a ordem se inverte.
    Aqui a3, b3 e c3 vencem.
rules-boop = **Boop!** Na sua vez, coloque numa casa livre uma peça da sua reserva, que fica ao lado da cama. Cada peça vizinha, também na diagonal e seja de quem for, é empurrada uma casa na direção oposta. Peça empurrada não empurra ninguém.
    Aqui um gatinho chega em c3 e dá um boop em dois.
rules-fall = **Fora da cama.** A peça que passa da beirada volta para a reserva da própria cor e pode ser jogada de novo. Às vezes é bem isso que você quer.
    Aqui b1 dá um boop em a1, que cai da cama, e em c1, que vai para d1.
rules-held = **Não sai do lugar.** Uma peça com outra logo atrás, seja de quem for, não se mexe. De outra direção, dá para empurrar.
    Aqui c2 não empurra c3, porque c4 segura c3.
rules-graduate = **Crescer.** Se a sua vez termina com três peças suas em linha, gatinhos ou gatos, as três voltam para a sua reserva, os gatinhos como gatos. É obrigatório; se você tiver várias linhas, escolha uma. Uma linha que você faz para a outra pessoa conta no fim da vez *dela*, se ainda estiver lá.
    Aqui a3, b3 e c3 crescem.
rules-cats = **Gatos.** Com um gato na reserva, você pode jogar com ele em vez de um gatinho. Gatos empurram todo mundo; gatinhos só empurram gatinhos.
    Aqui d3 dá um boop no gatinho, mas o gato em c3 nem se mexe.
rules-eight = **As oito na cama.** Uma das suas peças tem que voltar para a reserva; você escolhe. Um gatinho cresce, um gato continua gato. Se você também tiver uma linha, escolha a linha ou uma só peça.
    Aqui o gatinho em f1 cresce.
rules-eight-kittens = **Os oito na cama.** Se não houver linha, um gatinho volta para a sua reserva; você escolhe.
    Aqui é o de f1.
rules-win = **Vencer.** Se a sua vez termina com três gatos seus em linha, ou oito na cama, você vence; nada cresce. Se as duas cores têm três, vence quem acabou de jogar.
    Aqui d6 faz uma diagonal de três.
rules-win-kittens = **Vencer.** Se a sua vez termina com três gatinhos seus em linha, você vence. Uma linha que você faz para a outra pessoa conta no fim da vez *dela*, se ainda estiver lá.
    Aqui d6 faz uma diagonal de três.
rules-ghost-enters = **Seu fantasma.** No fim da sua vez ele pode entrar por qualquer beirada, numa costura livre entre duas casas. Fica virado para o outro lado da cama e, ao chegar, não faz nada. Também pode esperar na reserva.
    Aqui ele começa entre a3 e a4.
rules-ghost-moves = **Ele desliza.** Depois de entrar, o fantasma anda sozinho no fim de cada vez sua: uma costura à frente, sem nunca virar. Empurra as peças dos dois lados da nova costura, gatos também, uma casa para longe dela. Da última costura ele volta para a reserva; em outra vez sua, pode entrar de novo. Só depois disso se vê se há linha ou vitória.
    Aqui ele empurra b2 para a esquerda e c2 para a direita.
rules-ghost-scares = **BUUU!** Uma peça que ele não consegue empurrar, porque tem outras atrás, pula por cima de todas até a primeira casa livre, ou para fora da cama.
    Aqui c2 pula por cima de d2 e e2 até f2.
rules-ghost-passes = **O que um fantasma não faz.** Não ocupa casa, não segura ninguém, não conta como parte de uma linha; nada empurra um fantasma. Ele atravessa o outro fantasma até a costura seguinte e só empurra ali; se não tem mais costura, volta para a reserva.
    Aqui ele empurra c3.
rules-draws = **Empate e tempo.** Dá empate se os dois lados concordarem, se a mesma posição aparecer três vezes ou depois de 300 jogadas ao todo. Se a última jogada vence, vale a vitória; jogadas desfeitas não contam. Quando o seu tempo acaba, a outra pessoa pode reivindicar a vitória ou dar mais tempo. Vai viajar? Com { COMMAND("away") } seus relógios ficam parados. Em **Mais**, embaixo de cada tabuleiro, você pode propor empate ou desistir.
rules-signs = **Como ler o tabuleiro.**
    • As peças redondas são do laranja, as quadradas do frajola; um gato fica sentado e usa coleira.
    • A casa com raios é a peça que acabou de ser posta, e as setas mostram para onde ela empurrou as outras.
    • Uma peça desbotada já não está na cama: caiu pela beirada ou, com uma estrela, cresceu; com uma seta, voltou para a reserva como era.
    • Uma corrente: a peça de trás segura esta.
    • Um peso: este gato é pesado demais para um gatinho.
    • As reservas ficam dos lados; joga a que tem moldura.
    • Uma moldura tracejada em volta da cama: só uma prévia, com as peças empurradas desbotadas onde parariam.
    Aqui b2 empurra b3 para cima e a2 para fora da cama; c3 está segura, e o gato em c2 não se mexe.
rules-signs-ghost = **Como ler o tabuleiro.**
    • As peças redondas são do laranja, as quadradas do frajola; um gato fica sentado e usa coleira.
    • A casa com raios é a peça que acabou de ser posta, e as setas mostram para onde ela empurrou as outras.
    • Uma peça desbotada já não está na cama: caiu pela beirada ou, com uma estrela, cresceu; com uma seta, voltou para a reserva como era.
    • Uma corrente: a peça de trás segura esta.
    • Um peso: este gato é pesado demais para um gatinho.
    • As setas escuras são do fantasma.
    • A ponta de um fantasma mostra para onde ele vai, e as nuvenzinhas atrás, de onde veio.
    • As reservas ficam dos lados; joga a que tem moldura.
    • Uma moldura tracejada em volta da cama: só uma prévia, com as peças empurradas desbotadas onde parariam.
    Aqui b2 empurra b3 para cima e a2 para fora da cama; c3 está segura, e o gato em c2 não se mexe.
rules-signs-kittens = **Como ler o tabuleiro.**
    • As peças redondas são do laranja, as quadradas do frajola.
    • A casa com raios é a peça que acabou de ser posta, e as setas mostram para onde ela empurrou as outras.
    • Uma peça desbotada já não está na cama.
    • Uma corrente: a peça de trás segura esta.
    • As reservas ficam dos lados; joga a que tem moldura.
    • Uma moldura tracejada em volta da cama: só uma prévia, com as peças empurradas desbotadas onde parariam.
    Aqui b2 empurra b3 para cima e a2 para fora da cama; c3 está segura.
rules-typing = **Digitar jogadas.** Com { COMMAND("move") } você escreve a jogada numa linha de texto.
    `c3` põe ali um gatinho, ou um gato se você não tem gatinho · `gato c3` põe um gato · `c3 =c3d4e5`: essa linha cresce · `c3 =d4`: com as oito na cama, essa peça volta para a reserva.
    Aqui c3 faz a linha c3, d4, e5.
rules-typing-ghost = **Digitar jogadas.** Com { COMMAND("move") } você escreve a jogada numa linha de texto.
    `c3` põe ali um gatinho, ou um gato se você não tem gatinho · `gato c3` põe um gato · `c3 =c3d4e5`: essa linha cresce · `c3 =d4`: com as oito na cama, essa peça volta para a reserva · `c3 g bc1`: seu fantasma aparece entre b1 e c1.
    Aqui ele acabou de chegar.
rules-typing-kittens = **Digitar jogadas.** Com { COMMAND("move") } você escreve a jogada numa linha de texto.
    `c3` põe ali um gatinho · `c3 =d4`: com os oito na cama, esse volta para a reserva.
    Aqui um gatinho chega em c3.
rules-advice = **Conselhos.**
    • O meio é o lugar mais seguro: a beirada fica longe.
    • Duas peças lado a lado ameaçam fazer linha e se seguram: chegue pela lateral e separe os pares rivais.
    • Um boop pode empurrar para o lugar certo a peça que falta.
    • Faltam peças? Derrube as suas da cama.
    • Guarde um gato na reserva: gatinhos não empurram gatos, então os que ficam na cama voltam com uma linha, ou pela beirada.
    Aqui c3 separa o par de c4 e d4.
rules-advice-ghost = **Conselhos.**
    • O meio é o lugar mais seguro: a beirada fica longe.
    • Duas peças lado a lado ameaçam fazer linha e se seguram: chegue pela lateral e separe os pares rivais.
    • Um boop pode empurrar para o lugar certo a peça que falta.
    • Faltam peças? Derrube as suas da cama.
    • Guarde um gato na reserva: gatinhos não empurram gatos, então os que ficam na cama voltam com uma linha, ou pela beirada.
    • Fantasmas são lentos: conte as costuras.
    Aqui c3 separa o par de c4 e d4.
rules-advice-kittens = **Conselhos.**
    • O meio é o lugar mais seguro: a beirada fica longe.
    • Dois gatinhos lado a lado ameaçam fazer linha e se seguram: chegue pela lateral e separe os pares rivais.
    • Um boop pode empurrar para o lugar certo o gatinho que falta.
    • Faltam gatinhos? Derrube os seus da cama.
    Aqui c3 separa o par de c4 e d4.
button-rules = Regras
button-signs = Sinais do tabuleiro
button-page-back = Anterior
button-page-next = Próxima
help-title = **{ edition-title }**
help-game =
    { $edition ->
        [kittens]
            1. Coloque um dos seus oito gatinhos em qualquer casa livre: ele empurra cada vizinho uma casa para longe. Quem cai da cama volta para a reserva da própria cor.
            2. Uma peça com outra logo atrás não sai do lugar.
            3. Três gatinhos seus em linha, também na diagonal, vencem.
            4. Com os oito na cama, um volta para a reserva.
        [ghost]
            1. Coloque um dos seus oito gatinhos em qualquer casa livre: ele empurra cada vizinho uma casa para longe. Quem cai da cama volta para a reserva da própria cor.
            2. Uma peça com outra logo atrás não sai do lugar.
            3. Três peças suas em linha, também na diagonal, voltam para a reserva como gatos.
            4. Três gatos seus em linha vencem; oito gatos na cama, também.
            Gatinhos não empurram gatos. Seu fantasma desliza entre as casas e empurra o que está ao lado.
       *[classic]
            1. Coloque um dos seus oito gatinhos em qualquer casa livre: ele empurra cada vizinho uma casa para longe. Quem cai da cama volta para a reserva da própria cor.
            2. Uma peça com outra logo atrás não sai do lugar.
            3. Três peças suas em linha, também na diagonal, voltam para a reserva como gatos.
            4. Três gatos seus em linha vencem; oito gatos na cama, também.
            Gatinhos não empurram gatos.
    }
help-editions = São três edições; escolha a sua abaixo:
help-together = **Em grupo:** ligas com { COMMAND("league") }, copas com { COMMAND("cup") }, uma noite de partidas rápidas com { COMMAND("arena") } e o servidor inteiro contra mim com { COMMAND("vote") }.
help-alone = **Sem companhia:** jogue comigo em dez níveis (**{ button-play-me }**), resolva quebra-cabeças com { COMMAND("puzzle") } e um novo por dia com { COMMAND("daily") }.
help-hints = **Dicas:** nas partidas contra mim e numa amistosa, se o desafio as pedir (`{ option-hints }`).
help-words = **Com leitor de tela:** `{ option-pushes-in-words }` em { COMMAND("settings") } conta seus tabuleiros em palavras, e { COMMAND("move") } lista o que cada jogada faria.
help-managing = **Você gerencia este servidor:** idioma, canais, quebra-cabeça diário e clube ficam em { COMMAND("server") }.
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# O Boop Bot é um projeto de fãs, não oficial.
button-advice = Conselhos
button-typing = Digitar jogadas
button-games = Minhas partidas

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

button-first-steps = Primeiros passos
lesson-title = **{ $number } de { $count } · { $task ->
        [boop-off] Derrube um gatinho da cama
        [grow] Faça três gatinhos crescerem
        [win] Vença com três gatos
        [win-kittens] Vença com três gatinhos
        [enter] Chame seu fantasma
        [stop] Impeça a linha deles
        [push-in] Empurre um para a linha
        [fork] Duas pontas ao mesmo tempo
        [eight] Todos os oito na cama
       *[scare] Diga BUUU!
    }**
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }Você joga com os laranjas. Coloque um gatinho, e ele empurra cada vizinho uma casa para longe. Derrube um { SIGN("kitten_tuxedo", plain: "🟦") }gatinho frajola da cama!
            -# Escolha uma casa num menu. Numa partida, **Boop!** abre os mesmos menus.
        [grow] Três peças suas em linha crescem e viram gatos. Você também empurra as suas, mas duas peças lado a lado se seguram. Onde entra a terceira?
        [win] Três gatos em linha vencem, e os seus dois já estão alinhados na diagonal. O terceiro espera ao lado da cama: aperte **Usar um gato** e depois escolha a casa dele.
        [win-kittens] Três gatinhos em linha vencem. Você também empurra os seus, mas dois gatinhos lado a lado se seguram. Onde entra o terceiro?
        [enter] Seu fantasma espera ao lado da cama. Coloque um gatinho onde quiser; depois um terceiro menu, **Seu fantasma**, diz por onde ele pode entrar.
        [stop] O rival tem dois em linha: com um terceiro, eles crescem. Fique bem ao lado de um dos dois e empurre-o!
        [push-in] Um empurrão também pode formar uma linha. Dois dos seus estão lado a lado: empurre seu terceiro gatinho para o lado deles. De onde?
        [fork] Dois lado a lado com as pontas livres são difíceis de parar. Empurre um dos seus bem para o lado de outro, para poder crescer na próxima jogada, venha o que vier!
        [eight] Sete dos seus estão na cama. Coloque o oitavo onde nenhum caia: então um, o que você escolher, cresce.
       *[scare] Quando a sua vez termina, seu fantasma desliza sozinho até a costura seguinte e empurra as peças ao lado dela. Mas uma peça que tem outra logo atrás pula: BUUU! Coloque seu gatinho bem longe dos dois gatinhos frajolas.
    }
lesson-squares = Casas: colunas de a até f da esquerda, linhas de 1 a 6 de baixo.
lesson-where =
    { $kind ->
        [cat] Vai ser um gato: escolha a casa dele.
       *[kitten] Vai ser um gatinho: escolha a casa dele.
    }
lesson-done =
    { $task ->
        [boop-off] Lá se foi ele! Voltou para junto dos outros, ao lado da cama: é a **reserva** dos frajolas. Os seus também podem cair; aí é só jogar com eles de novo.
        [grow] Miau! Os três estão de volta na sua reserva, como gatos. Um gato empurra todo mundo; um gatinho não empurra gato.
        [win]
            🏆 Você venceu! O jogo é só isso: empurrar, crescer, alinhar três gatos.
            -# Um gato em linha com gatinhos volta com eles para a reserva. Seus oito gatos na cama também vencem.
        [win-kittens] 🏆 Você venceu! O jogo é só isso. Se os seus oito estiverem na cama, um volta para a reserva.
        [enter] Pronto! Ao entrar, ele não empurra ninguém. A partir da sua próxima jogada, desliza sozinho pelas costuras, em linha reta. Na borda oposta ele sai da cama, e você pode chamá-lo de novo.
        [stop] Boa defesa! Antes de cada jogada, procure dois do rival em linha.
        [push-in] Miau! Quem é empurrado para uma linha conta igual a quem se põe nela.
        [fork] Muito bem! Faça o outro lado o que fizer, três dos seus podem crescer na próxima jogada.
        [eight] Cresceu! Com os seus oito na cama, um sempre volta para a reserva: um gatinho volta como gato. Oito gatos venceriam.
       *[scare] BUUU! O gatinho tinha outro logo atrás, então pulou por cima. Gatos também pulam, se for preciso até para fora da cama.
    }
lesson-miss =
    { $miss ->
        [nobody] Não tem ninguém ao lado de { $square }, então ninguém se mexeu. Chegue bem ao lado do gatinho frajola da beirada, em { $example }, por exemplo.
        [still-on] Boop! Mas um empurrão é de uma casa só, e ainda sobrava uma casa livre. Tente com o gatinho frajola da beirada, jogando em { $example }, por exemplo.
        [pushed-own] Boop! Isso empurrou os seus próprios gatinhos. Dois gatinhos lado a lado só se seguram no sentido da linha: ponha o novo numa das pontas da dupla, em { $example }, por exemplo.
        [no-line]
            { $kind ->
                [cat] Um gato
               *[kitten] Um gatinho
            } em { $square } não faz linha de três. Jogue na ponta da sua dupla, em { $example }, por exemplo.
        [kitten] Esse foi um gatinho, e você precisa de três gatos. Aperte **Usar um gato** e depois escolha { $example }, por exemplo.
        [kitten-in-line] Uma linha, mas um dos três é gatinho: ele cresce, e ninguém vence ainda. Aperte **Usar um gato** e depois escolha { $example }, por exemplo.
        [kept] Seu fantasma ficou ao lado da cama, e isso pode. Mas aqui ele tem que entrar: depois da casa, escolha um lugar no menu **Seu fantasma**.
        [still-a-line] Ele se mexeu, mas os dois estão de novo em linha. Empurre um bem para fora, de { $example } por exemplo.
        [held] Ninguém se mexeu: um dos dois tem o outro bem atrás e fica firme. Empurre de lado, de { $example } por exemplo.
        [not-pushed-in] Aqui a ideia é empurrar: empurre seu terceiro gatinho para o lado dos dois, de { $example } por exemplo.
        [one-end] Isso dá para impedir. Empurre seu gatinho para o lado do outro, com as duas pontas livres: de { $example }, por exemplo.
        [seven] Um dos seus caiu: sobraram sete. Coloque o oitavo onde não derrube nenhum dos seus, em { $example } por exemplo.
       *[not-scared] Seu gatinho mexeu com a dupla antes de o fantasma chegar, então ninguém precisou pular. Fique longe deles, em { $example }, por exemplo.
    }
lesson-again = A cama está como antes: tente de novo.
lesson-end =
    { $edition ->
        [classic]
            Aperte **Jogar comigo**, ou desafie alguém com { COMMAND("challenge") }!
            -# Tem mais dois jeitos de jogar, cada um com uma lição curta: o boop dos fantasmas, com fantasmas que deslizam, e o boop dos gatinhos, só com gatinhos.
        [kittens] Aperte **Jogar comigo**, ou desafie alguém com { COMMAND("challenge") }!
       *[ghost] Aperte **Jogar comigo**, ou desafie alguém com { COMMAND("challenge") }!
    }
lesson-end-next = Agora use isso: com **Um quebra-cabeça**, ou em uma partida. Aperte **Jogar comigo**, ou desafie alguém com { COMMAND("challenge") }!
lesson-end-challenge =
    { $to ->
        [friend] Você já sabe jogar! Aperte **Aceitar** para jogar com { $challenger }, ou **Jogar comigo** para treinar antes.
       *[anybody] Você já sabe jogar! Aperte **Eu topo!** para jogar com { $challenger }, ou **Jogar comigo** para treinar antes.
    }
first-match-gently = É a sua primeira partida? **{ button-accept-gently }** faz dela uma amistosa: a pontuação não muda, e os dois podem pedir dicas.
lesson-end-match =
    { $awaits ->
        [yes] Você já sabe jogar! A partida { $match } ({ edition }) contra { $opponent } começou, e é a sua vez.
       *[no] Você já sabe jogar! A partida { $match } ({ edition }) contra { $opponent } começou. A outra pessoa joga agora, e depois é a sua vez.
    }
lesson-end-over = O desafio de { $challenger } não está mais aberto.
lesson-more =
    { $edition ->
        [ghost] Aprender o boop dos fantasmas
       *[kittens] Aprender o boop dos gatinhos
    }
button-next-steps = Segunda lição
button-a-puzzle = Um quebra-cabeça
lesson-ghosts-now = Direto aos fantasmas

## When the bot joins a server.

greeting =
    Oi! Eu sou o Boop Bot e trago um jogo de tabuleiro para duas pessoas, com gatinhos que se empurram para fora da cama.
    Desafie alguém com { COMMAND("challenge") }, ou aperte **Primeiros passos**. Uma jogada pode levar segundos ou dias; eu aviso de quem é a vez.
    -# Aqui não leio mensagens. Em { COMMAND("settings") } dá para ligar avisos de jogadas que entregam a vitória.
    -# Para a moderação: o botão **Quebra-cabeça diário** traz um para cá todo dia; em { COMMAND("server") } você decide onde se joga e abre um clube: o que está rolando, um resumo da semana, campeões.
greeting-puzzle = A partir de agora o quebra-cabeça diário sai em { $channel }, à meia-noite UTC; o de hoje está a caminho. Para desligar: { COMMAND("server") }.
greeting-puzzle-ask = Posto o quebra-cabeça diário em { $channel } todo dia, à meia-noite UTC? O de hoje sairia logo.

## Permissions, as Discord's own settings call them in this language.

permission =
    { $which ->
        [view-channel] Ver canal
        [send-messages] Enviar mensagens
        [create-public-threads] Criar tópicos públicos
        [send-messages-in-threads] Enviar mensagens em tópicos
        [read-message-history] Ler histórico de mensagens
        [manage-roles] Gerenciar cargos
       *[attach-files] Anexar arquivos
    }

## Languages. { $language } is what a language calls itself.

command-settings-language = O idioma do que só você lê; por padrão, o do seu Discord
command-server-language = O idioma do que todo mundo lê aqui; por padrão, o deste servidor no Discord
language-as-discord = O mesmo do Discord
refusal-no-such-language = Ainda não falo { $code }. Escolha um idioma da lista.

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

turn-words-kitten = gatinho, gatinha, filhote
turn-words-cat = gato, gata
turn-words-ghost = fantasma

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = Não entendi a jogada “{ $text }”. Escreva uma casa de a1 a f6, por exemplo `/move c3` ou `/move gato c3`.
refusal-illegal-turn = { $objection } Nada mudou: tente outra jogada.
refusal-ambiguous-turn = Essa jogada pode terminar de { $count } jeitos. Escreva qual deles, por exemplo `{ $first }`, ou veja todos em { COMMAND("move") }.
refusal-not-your-turn = É a vez de { $mover }. Eu aviso quando for a sua.
refusal-not-your-match = Esta partida é de outras pessoas. Para assistir, use **Mais** embaixo do tabuleiro, ou **Rever**, se a partida já acabou.
refusal-kept-from-others = Uma das pessoas prefere não mostrar suas partidas, então só quem jogou pode rever esta. Enquanto a partida não acaba, **Ver a jogada**, em **Mais**, mostra a última jogada.
refusal-no-such-match = Não achei essa partida. Escolha uma da lista, ou veja as suas em { COMMAND("games") }.
refusal-match-over = Essa partida acabou. Comece outra com { COMMAND("challenge") }!
refusal-former-player = Essa partida foi com “Ex-participante”, então não tem a quem pedir. Desafie outra pessoa com { COMMAND("challenge") }!
refusal-match-running = Essa partida ainda está em andamento. Veja o tabuleiro com { COMMAND("board") }.
refusal-match-quarantined = Os dados da partida { $match } não batem, então congelei a partida em vez de adivinhar. Avise quem me hospeda, por favor; nada se perdeu.
refusal-out-of-date = Esse tabuleiro já ficou para trás. Veja como a partida { $match } está agora.
refusal-old-button = Esse botão é antigo e não funciona mais. Abra a partida com { COMMAND("board") } e use os botões novos.
refusal-old-command = Não reconheço esse comando; ele pode ser de uma versão antiga minha. Digite `/` e escolha de novo na lista.
refusal-too-fast = Calma, nem gato é tão rápido! Espere { $seconds } segundos e continue.
refusal-shown-enough = Já mandei imagens demais neste canal em um minuto. Tente de novo daqui a pouco.
refusal-too-much-to-draw = Estou desenhando tantos tabuleiros que o seu chegaria tarde demais. Tente de novo daqui a pouco.
refusal-no-match = Você não tem nenhuma partida em andamento. Desafie alguém com { COMMAND("challenge") }!
refusal-nothing-awaits-you = Não é a sua vez em nenhuma partida. Veja as suas em { COMMAND("games") }.
refusal-awaited-elsewhere = Aqui é a vez de { $opponent }. A partida { $match } contra { $other } espera você em outro lugar: { $link } Jogue lá, ou acrescente `{ option-match }:{ $match }` ao comando.
refusal-which-match = Pode ser mais de uma partida. Escolha em `{ option-match }`, ou veja todas em { COMMAND("games") }.
refusal-challenged-self = Essa pessoa é você! Desafie outra, ou deixe o nome vazio para desafiar quem estiver aqui.
refusal-challenged-bot = Bots não sabem segurar gatinhos. Desafie uma pessoa, ou deixe o nome vazio para desafiar quem estiver aqui.
refusal-challenged-stranger = Essa pessoa não está mais neste servidor. Desafie alguém que esteja aqui.
refusal-challenged-twice = Seu desafio a { $opponent } ainda está aberto. É um de cada vez, para ninguém ficar sobrecarregado. Espere a resposta, ou retire o desafio e faça outro, em outra edição se quiser.
refusal-challenged-all-twice = Seu desafio a todo mundo ainda está aberto. Espere alguém aceitar, ou retire o desafio primeiro.
refusal-challenged-back = { $opponent } já desafiou você aqui. Veja o desafio e aceite!
refusal-not-with-them = Você não pode começar uma partida com { $opponent }. Desafie outra pessoa, ou jogue comigo!
refusal-you-blocked = Você bloqueou { $opponent }. Se quiser jogar, desbloqueie primeiro.
refusal-declined-lately = { $opponent } recusou seu desafio. Você pode desafiar de novo <t:{ $until }:R>.
refusal-blocked-self = Essa pessoa é você! Escolha outra para bloquear.
refusal-blocked-bot = Bots não desafiam ninguém, então não tem o que bloquear. Escolha uma pessoa.
refusal-too-many-blocked = Você já bloqueou { $limit } pessoas, e esse é o limite. Desbloqueie alguém primeiro, em { COMMAND("settings") }, **{ button-blocked }**.
refusal-banned = Quem me hospeda baniu você, então não posso atender seus pedidos. Se você acha que foi engano, ou se quer receber seus dados, fale com quem me hospeda.
refusal-challenge-over = Esse desafio já foi respondido. { COMMAND("games") } mostra suas partidas; { COMMAND("challenge") } lança outro desafio.
refusal-not-your-challenge = Esse desafio é para { $opponent }. Faça o seu com { COMMAND("challenge") }!
refusal-own-challenge =
    { $whose ->
        [friend] Agora é { $opponent } quem responde.
       *[anybody] Agora é outra pessoa quem responde.
    } Se quiser, você pode retirar o desafio.
refusal-only-challenger = Só { $challenger } pode retirar esse desafio.
refusal-no-channel = Não posso publicar tabuleiros aqui: falta permissão para { $missing }. Fale com quem gerencia este canal, ou use outro.
refusal-no-puzzle-in-forum = Não consigo publicar o quebra-cabeça diário num fórum. Escolha um canal de texto.
refusal-no-puzzle-there = Não posso publicar o quebra-cabeça diário em { $channels }: falta permissão para { $missing }. Dê a permissão lá, ou escolha outro canal.
refusal-no-clubhouse-in-forum = O clube não pode ficar num fórum, porque lá não consigo publicar. Escolha um canal de texto.
refusal-no-clubhouse-there = O clube não pode ficar em { $channels }: falta permissão para { $missing }. Dê a permissão lá, ou escolha outro canal.
refusal-no-clubhouses = Quem me hospeda desativou o clube, então nenhum servidor pode ter um.
refusal-role-everyone = Esse é o cargo de todo mundo; quem vence a temporada precisa de um cargo só para isso. Escolha outro ou, se não quiser nenhum, deixe o campo vazio em **Clube**.
refusal-role-managed = Quem dá esse cargo é o Discord ou um app, então eu não posso dar. Escolha outro, ou crie um só para quem vence.
refusal-role-powerful = Esse cargo vem com a vitória, então não pode dar poderes de moderação. Escolha um que não permita gerenciar nada, nem expulsar, banir ou pôr alguém de castigo, nem mencionar todo mundo.
refusal-role-not-allowed = Ainda não posso dar cargos: falta permissão para { $missing }. Dê a permissão ao meu cargo em Configurações do servidor, Cargos, e escolha de novo.
refusal-role-too-high = Só posso dar cargos que fiquem abaixo do meu. Em Configurações do servidor, Cargos, ponha o meu cargo acima desse, e escolha de novo.
refusal-role-above-you = Você só pode dar cargos que fiquem abaixo do seu mais alto. Escolha um desses, ou peça a alguém com um cargo mais alto.
refusal-not-a-moderator = Só quem gerencia este servidor pode mudar isso. Peça a alguém que possa.
refusal-too-many-matches = Você tem { $limit } partidas em andamento, e até um gato só tem quatro patas. Termine uma primeiro: veja todas em { COMMAND("games") }.
refusal-too-many-matches-of = { $player } tem { $limit } partidas em andamento, o máximo para cada pessoa. Tente de novo quando uma acabar.
refusal-too-many-challenges = Você já tem { $limit } desafios abertos. Veja o mais antigo, ou retire esse primeiro.
refusal-following-many = Você já segue { $limit } partidas, e esse é o limite. Pare de seguir uma com **Deixar de seguir**, em **Mais** ou embaixo de uma das mensagens, ou espere uma acabar.
refusal-not-in-this-channel = Neste servidor se joga em { $channels }. Tente lá.
refusal-thread-of-others = Este tópico é de outra partida. Lance o desafio em { $channels }, e a sua terá um lugar só dela.
refusal-moderator-plays = Você está jogando a partida { $match }, então só outra pessoa da moderação pode encerrar. Peça a ela, ou desista com { COMMAND("resign") }.
refusal-not-in-this-server = Essa partida não é deste servidor. Escolha uma da lista em `{ option-end-match }`.
refusal-nobody-else-here = Aqui só estamos você e eu, e eu não sei segurar gatinhos. Use { COMMAND("challenge") } num servidor, ou numa conversa com quem vai jogar (para isso, me adicione à sua conta).
refusal-board-not-alone = Aqui a outra pessoa não vê o tabuleiro, então a partida fica onde está. Com `/board { option-text }:True` você vê tudo aqui mesmo, em palavras.
refusal-not-a-member = Ainda não faço parte deste servidor: só os meus comandos foram adicionados, então não posso publicar tabuleiros. Quem gerencia o servidor pode [me adicionar]({ $invite }).
refusal-answers-hidden = Aqui só você veria minhas respostas, e ninguém poderia acompanhar a partida. Use { COMMAND("challenge") } onde os apps podem falar com todo mundo, ou peça que me adicionem a este servidor.
refusal-time-not-up = O prazo de { $opponent } acaba <t:{ $until }:R>. Depois disso você pode reivindicar a vitória.
refusal-untold = Talvez sua última jogada não tenha chegado a { $opponent }: não consegui mostrar o tabuleiro. Leve a partida com `/board` para um canal que vocês consigam ver. Você pode reivindicar a vitória <t:{ $until }:R>.
refusal-your-own-time = A vez é sua: quando o seu tempo acabar, a outra pessoa é que pode reivindicar a vitória. Você ainda pode jogar!
offer-named =
    { $offer ->
        [draw] A proposta de empate
        [takeback] O pedido para desfazer
        [pause] O pedido de pausa
       *[time] O pedido de tempo
    }
refusal-offer-open = { offer-named } de { $by } ainda espera resposta. Responda primeiro com estes botões.
refusal-offer-replaced = Essa proposta não vale mais. { offer-named } de { $by } ficou no lugar dela.
refusal-offer-declined = Você já pediu isso. Peça de novo depois da próxima jogada.
refusal-nothing-offered = Essa proposta não vale mais. Veja com { COMMAND("board") } como está a partida.
refusal-your-own-offer = Essa proposta é sua: quem responde é a outra pessoa. Se quiser, retire a proposta.
refusal-not-your-offer = Só quem fez a proposta pode retirar. Você pode aceitar ou recusar.
refusal-nothing-to-take-back = Você ainda não tem jogada para desfazer. Segue o jogo!
refusal-no-clock = Esta partida não tem relógio, então não dá para fazer uma pausa nem dar mais tempo. Segue o jogo!
refusal-not-your-clock = Agora é o relógio de { $mover } que está correndo. Na sua vez, você pode pedir mais tempo.
refusal-not-paused = Esta partida não está em pausa. Veja com { COMMAND("board") } como ela está.
refusal-contest-holds = O torneio desta partida está em pausa, então nenhum relógio corre. Você pode jogar; o relógio volta a correr quando ele for retomado.
refusal-no-such-zone = Não conheço o fuso horário { $code }. Escreva um como America/Sao_Paulo, ou digite `/settings { option-time-zone }:` para ver a lista.
refusal-nothing-kept = Não guardo nada sobre você. Desafie alguém com { COMMAND("challenge") }, e aí vou ter o que lembrar!
refusal-record-too-large = Esse arquivo é grande demais para uma partida salva: o limite é de { $limit } KiB. Anexe um que você recebeu pelo botão **Em arquivo**, em `/replay`.
refusal-record-not-text = Esse arquivo não é de texto. Anexe um que você recebeu pelo botão **Em arquivo**, em `/replay`.
refusal-record-empty = Esse arquivo está vazio. Anexe um que você recebeu pelo botão **Em arquivo**, em `/replay`.
refusal-record-no-edition = Linha { $line }: antes das jogadas, uma linha precisa dizer a edição: `Edition: classic`, `Edition: ghost` ou `Edition: kittens`. Corrija e tente de novo.
refusal-record-odd-edition = Linha { $line }: não conheço a edição { $code }. Escreva `classic`, `ghost` ou `kittens` e tente de novo.
refusal-record-not-next = Linha { $line }: eu esperava ali a jogada { $expected }, e não { $code }. Corrija e tente de novo.
refusal-record-too-long = Linha { $line }: uma partida tem no máximo { $limit } jogadas, então precisa acabar antes dessa linha. Tire o que vem depois.
refusal-record-not-a-turn = Linha { $line }: não entendi a jogada { $code }. Corrija e tente de novo.
refusal-record-illegal-turn = Linha { $line }, { $code }: { $objection } Corrija e tente de novo.
refusal-record-ambiguous-turn = Linha { $line }, { $code }: essa jogada pode terminar de vários jeitos, por exemplo `{ $first }`. Escreva qual deles e tente de novo.
refusal-record-gone = Não tenho mais esse arquivo. Envie de novo com `/replay { option-file }:`.
refusal-what-to-replay = Escolha o que você quer rever: uma das suas partidas, em `{ option-match }`, ou uma partida salva, em `{ option-file }`.
refusal-export-awaited = Ainda estou juntando seus dados. Espere o arquivo e depois peça de novo.
refusal-film-awaited = Ainda estou fazendo um vídeo para você. Espere ele ficar pronto e depois peça de novo.
refusal-film-too-long = São jogadas demais para um vídeo só. Você ainda pode rever a partida jogada por jogada.
refusal-no-such-number = Esta partida não tem essa jogada. Aperte **Ir para a jogada** de novo e digite um número.
refusal-profile-bot = Bots não sabem segurar gatinhos, então não tem o que contar. Peça o perfil de uma pessoa.
refusal-you-played-nothing = Você ainda não terminou nenhuma partida. Desafie alguém com { COMMAND("challenge") }, e seu perfil se preenche sozinho!
refusal-nothing-played = Essa pessoa ainda não terminou nenhuma partida. Que tal um desafio com { COMMAND("challenge") }?
refusal-profile-kept = Essa pessoa prefere não mostrar o perfil. As suas partidas com ela estão em { COMMAND("history") }.
refusal-profile-stranger = Essa pessoa não está aqui, e vocês nunca jogaram. Escolha alguém daqui ou com quem você já jogou, ou deixe o nome vazio para ver o seu.
refusal-leaderboard-elsewhere = Esse ranking é de outro servidor. Veja o deste, ou o de todos juntos, em { COMMAND("leaderboard") }.
refusal-no-such-season = Não conheço essa temporada. Escolha uma da lista em `{ option-season }`, ou deixe vazio.
refusal-no-such-hour = As horas do dia vão de 0 a 23. Tente de novo com uma delas.
refusal-half-quiet = As horas de silêncio precisam de começo e fim: preencha `{ option-quiet-from }` e `{ option-quiet-until }`.
refusal-no-such-level = Não conheço esse nível. Aperte **Jogar comigo** em { COMMAND("help") } e escolha um da lista.
refusal-not-your-lesson = Esses primeiros passos são de outra pessoa. Para começar os seus, aperte **Primeiros passos** em { COMMAND("help") }.
refusal-bot-plays-you = Já estamos jogando ({ edition }), na partida { $match }. Vamos terminar essa primeiro: use { COMMAND("board") } para trazer a partida para cá, ou { COMMAND("resign") } para desistir.
refusal-bot-is-guest = Aqui estou só de visita e não poderia mostrar minhas jogadas. Me mande uma mensagem direta, ou jogue comigo num servidor que tenha me adicionado.
refusal-bot-cannot-play = Não consigo jogar agora: quem me hospeda encontra o motivo no meu log. Enquanto isso, desafie alguém com { COMMAND("challenge") }!
refusal-no-hints-rated = Esta partida é ranqueada, então não tem dicas. Para ter dicas, jogue contra mim, ou desafie alguém com { COMMAND("challenge") } `{ option-hints }:True`.
refusal-no-hints-here = Esta partida começou sem dicas, então agora não dá para pedir. Para jogar com dicas, comece outra com { COMMAND("challenge") } `{ option-hints }:True`.
refusal-hints-not-rated = Uma partida com dicas não pode ser ranqueada. Tire `{ option-rated }` para jogar uma amistosa, ou tire `{ option-hints }`.
refusal-hint-awaited = Ainda estou pensando numa dica para você. Ela já vem.
refusal-cannot-think = Não consigo pensar agora, então fico devendo dicas e análises; quem me hospeda encontra o motivo no meu log. Sua partida segue normalmente, e nada foi contado.
refusal-too-much-to-think = Tanta gente está me pedindo dicas que a sua chegaria tarde demais. Nada foi contado; tente de novo daqui a pouco.
refusal-review-awaited = Ainda estou fazendo uma análise para você. Espere ela ficar pronta e depois peça de novo.
refusal-review-of-running = Essa partida ainda está em andamento. A análise fica para quando ela acabar.
refusal-nothing-to-review = Essa partida acabou sem nenhuma jogada, então não tem o que analisar.
refusal-review-unseen = A outra pessoa ainda não viu esta análise. Quando ela também tiver visto, você pode mostrar a todo mundo.
refusal-puzzle-not-yours = Esse quebra-cabeça é de outra pessoa. Peça um para você com { COMMAND("puzzle") }.
refusal-puzzle-done = Esse quebra-cabeça está encerrado: você terminou ou começou outro. Peça um com { COMMAND("puzzle") }.
refusal-puzzle-changed = Você continuou este quebra-cabeça em outro lugar. Veja com { COMMAND("puzzle") } ou { COMMAND("daily") } como ele está agora.
refusal-puzzle-of-the-past = Esse quebra-cabeça diário já passou; sua sequência continua igual. Veja o de hoje com { COMMAND("daily") }.
refusal-puzzle-not-yet = Esse quebra-cabeça diário ainda não saiu: tem um novo todo dia, à meia-noite UTC. Veja o de hoje com { COMMAND("daily") }.
refusal-puzzle-gone = Não tenho mais esse quebra-cabeça; ele não conta nem a seu favor nem contra você. Peça outro com { COMMAND("puzzle") }.
refusal-puzzle-counts-not = Para o servidor, só contam os quebra-cabeças diários que você conseguiu resolver. Veja o de hoje com { COMMAND("daily") }.
refusal-no-puzzle-left = Você já recebeu todos os quebra-cabeças deste tipo. Escolha outra edição ou dificuldade em { COMMAND("puzzle") }.
refusal-challenge-expired = O prazo desse desafio acabou. Para fazer outro, use { COMMAND("challenge") }.
refusal-opponent-not-here = { $opponent } não vê este canal, então vocês não podem jogar aqui. Tente num canal que vocês consigam ver.
objection-game-over = Essa partida acabou.
objection-square-taken = Essa casa está ocupada.
objection-no-kitten = Você não tem gatinho na reserva.
objection-no-cat = Você não tem gato na reserva.
objection-no-cats-here = Esta edição não tem gatos.
objection-no-ghosts-here = Esta edição não tem fantasmas.
objection-ghost-out = Seu fantasma já estava na cama no início da vez. De volta à reserva, pode entrar na vez seguinte.
objection-not-an-entry = Por aí o fantasma não entra; ele entra pela beirada da cama, entre duas casas. `c4 g a23` é uma peça em c4 e o fantasma entre a2 e a3.
objection-stitch-taken = O outro fantasma já está lá.
objection-nothing-graduates = Nada cresce nem volta para a reserva com essa jogada.
objection-win-graduates-nothing = Essa jogada vence, então nada volta para a reserva.
objection-not-a-graduation = Essas peças não podem voltar para a reserva com essa jogada.
objection-must-graduate = Uma peça sua tem que voltar para a reserva: diga qual.

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

alert-disk = **Meu disco está quase cheio:** onde fica meu banco de dados, só restam { $free } MiB livres. Com o disco cheio não aceito jogadas. O espaço pode estar tomado por backups antigos, ou pelas cópias ao lado do banco de dados (`.before-…`, `.replaced-…`).
alert-database = **Não consigo gravar no meu banco de dados:** agora não aceito jogadas, e peço a quem joga que tente mais tarde. O log diz por quê (`CRITICAL`): um arquivo perdido ou trocado, outro programa bloqueando o banco ou falta de espaço.
alert-lost = **Perdi meu banco de dados enquanto eu estava no ar:** { $why }. Parei, e desde então não aceitei nenhuma jogada. O que ainda dava para ler está guardado ao lado (`.rescued`): o log diz onde está e como trazer tudo de volta.
alert-taken = **Outro programa assumiu meu banco de dados enquanto eu estava no ar.** Parei, e desde então não aceitei nenhuma jogada; tudo o que veio antes está no arquivo. Veja se um segundo Boop Bot está usando o mesmo banco.
alert-replaced = **Um dos meus processos não responde mais:** o que cuidava de lembretes, quebra-cabeças diários e backups. Outro assumiu, então nada se perde. Veja se o primeiro travou: quem joga por ele pode ficar sem resposta.
alert-over =
    { $cause ->
        [disk] ✅ Meu disco tem espaço de novo.
        [database] ✅ Posso gravar de novo no meu banco de dados e aceitar jogadas.
        [backup] ✅ Tenho de novo um backup recente.
       *[boards] ✅ Posso mostrar de novo todos os tabuleiros.
    }
alert-newer = **Saiu uma nova versão minha:** { $version }. Você decide quando atualizar: as notas da versão dizem o que mudou e se você precisa fazer alguma coisa.
alert-quarantine =
    { $count ->
        [one] **A partida { $list } está em quarentena:** os dados dela não batem, então ninguém pode continuar a jogar. `python -m bot check` diz o que está errado; quem estava nela pode começar outra.
       *[other] **As partidas { $list } estão em quarentena:** os dados delas não batem, então ninguém pode continuar a jogar. `python -m bot check` diz o que está errado; quem estava nelas pode começar outras.
    }
alert-backup = **Não tenho backup recente:** { $why }
alert-boards =
    { $count ->
        [one] **Não consigo mostrar o tabuleiro da partida { $list }** há dez minutos. Talvez eu não possa mais escrever no canal dela, ou o canal não exista mais: `python -m bot doctor` diz que permissão me falta; com `/board` a partida vai para outro lugar. Se for só um dia ruim do Discord, passa sozinho.
       *[other] **Não consigo mostrar os tabuleiros das partidas { $list }** há dez minutos. Talvez eu não possa mais escrever nos canais delas, ou os canais não existam mais: `python -m bot doctor` diz que permissão me falta; com `/board` uma partida vai para outro lugar. Se for só um dia ruim do Discord, passa sozinho.
    }
application-description = Gatinhos que se empurram numa cama. Jogue boop com alguém, uma jogada agora e outra amanhã, ou comigo: /challenge, em qualquer canal. Aprenda em dois minutos com /help.
application-tags = jogo de tabuleiro, para dois, por turnos, gatos, jogos

## When something breaks.

error-database = Não consigo usar meu banco de dados agora, então não fiz nada. Todas as partidas estão como estavam: tente mais tarde, por favor.
error-database-lost = Perdi o contato com meu banco de dados agora há pouco e não sei se o que você fez chegou a valer. Nada ficou pela metade: por favor, veja como tudo está antes de tentar de novo.
error-discord = O Discord tropeçou agora há pouco. Nada se perdeu: tente de novo, por favor.
error-unexpected = Algo deu errado do meu lado; sua partida está a salvo. Se acontecer de novo, passe esta referência a quem me hospeda: `{ $reference }`.

## The teacher: hints, and the warning of a preview. What a turn does stands behind its name or behind "It"; "they" is the
## other player. A fact never says more than is true: "threatens" is what would happen if the other let it be.

hint = 💡 **{ $turn }.** { $why }
hint-place =
    { $kind ->
        [cat] Gato em { $square }
       *[kitten] Gatinho em { $square }
    }
hint-way = { $turn }; { $way }
hint-entry = o fantasma entre { $low } e { $high }
hint-why =
    { $count ->
        [one] Essa jogada { $first }.
       *[other] Essa jogada { $first }, e ainda { $second }.
    }
hint-look-opening = 💡 A cama ainda está quase vazia: uma casa perto do meio serve bem, porque fica longe de todas as beiradas.
hint-look =
    💡 { $told } Olhe na parte de { $part ->
        [top-left] cima, à esquerda, colunas { $left } a { $right }, linhas { $lower } a { $upper }
        [top-right] cima, à direita, colunas { $left } a { $right }, linhas { $lower } a { $upper }
        [bottom-left] baixo, à esquerda, colunas { $left } a { $right }, linhas { $lower } a { $upper }
       *[bottom-right] baixo, à direita, colunas { $left } a { $right }, linhas { $lower } a { $upper }
    }.
hint-look-idea =
    { $idea ->
        [wins] Dá para vencer nesta jogada.
        [eight] Suas oito peças estarão na cama, então uma sai de novo.
        [threatens] Dá para ameaçar vencer na próxima jogada.
        [prepares] Dá para preparar uma linha que cresceria na próxima jogada.
        [trap] Cuidado: a casa que parece a melhor não é.
        [nothing] Dá para deixar o rival sem linha para completar e sem ninguém para derrubar da cama.
        [ghost] Seu fantasma pode entrar e ir na direção de peças rivais.
        [safe] Dá para evitar que suas peças sejam derrubadas na próxima jogada.
        [more] Dá para ter mais peças na cama que o rival.
        [middle] Fique longe das beiradas: dali é fácil cair da cama.
        [apart] Dá para separar peças rivais.
        [beside] Dá para pôr uma peça ao lado de outra sua, a caminho de três em linha.
        [free] Nada é urgente: muitas jogadas são igualmente boas.
       *[quiet] Agora nada se destaca: o que conta é uma boa casa.
    }
hint-look-forces = Faça o rival o que fizer, dá para vencer em até { $turns } jogadas.
hint-look-lost =
    { $turns ->
        [1] Jogue o que jogar, o rival pode vencer na próxima jogada.
       *[other] Jogue o que jogar, o rival pode vencer em até { $turns } jogadas: procure a que resiste mais.
    }
hint-look-stops =
    { $named ->
        [yes] O rival ameaça vencer { winning-on }, mas dá para impedir.
       *[no] O rival ameaça vencer, mas dá para impedir.
    }
hint-look-few =
    Só { $count } das { $free } casas livres { $count ->
        [1] impede
       *[other] impedem
    } o rival de { $turns ->
        [1] vencer na próxima jogada
       *[other] forçar a vitória em até { $turns } jogadas
    }.
hint-look-grows =
    { $count ->
        [1] Um gatinho seu pode crescer nesta jogada.
       *[other] { $count } gatinhos seus podem crescer nesta jogada.
    }
hint-look-pushes =
    Dá para derrubar da cama { $count ->
        [1] uma peça rival
       *[other] { $count } peças rivais
    }.
hint-look-keeps =
    { $named ->
        [yes] O rival poderia completar uma linha { on-squares }, mas dá para impedir.
       *[no] O rival poderia completar uma linha na próxima jogada, mas dá para impedir.
    }
hint-look-spoils =
    { $reply ->
        [none] O rival tem uma boa jogada:
       *[other] Cuidado com a jogada rival em { $reply }:
    } { $does ->
        [grows] ela faria gatinhos crescerem
        [threatens] ela ameaçaria vencer
        [pushes] ela derrubaria peças suas
       *[line] ela prepararia uma linha para crescer
    }. Dá para estragar isso.
hint-look-edge =
    Dá para empurrar até a beirada { $count ->
        [1] uma peça rival
       *[other] { $count } peças rivais
    }, a um só empurrão da queda.
hint-look-kind =
    { $kind ->
        [cat] É preciso um gato.
       *[kitten] É preciso um gatinho.
    }
hint-found = 👍 É bem o que eu jogaria!
hint-threat = O rival ameaça vencer { winning-on }.
hint-few-hold =
    { $turns ->
        [1]
            { $count ->
                [1] Das { $free } casas livres, só esta impede o rival de vencer na próxima jogada.
               *[other] Das { $free } casas livres, só { $count } impedem o rival de vencer na próxima jogada; esta é uma delas.
            }
       *[other]
            { $count ->
                [1] Das { $free } casas livres, só esta impede o rival de forçar a vitória em até { $turns } jogadas.
               *[other] Das { $free } casas livres, só { $count } impedem o rival de forçar a vitória em até { $turns } jogadas; esta é uma delas.
            }
    }
hint-but-win = Mas depois o rival pode vencer { winning-on }.
hint-but-growing =
    Mas depois o rival pode completar uma linha { on-squares }{ $anyway ->
        [yes] { " " }(não dá para impedir isso por completo)
       *[no] { "" }
    }.
hint-but-loses =
    Mas { $count ->
        [1]
            uma peça sua { $too ->
                [yes] também cai da cama.
               *[no] cai da cama.
            }
       *[other]
            { $count } peças suas { $too ->
                [yes] também caem da cama.
               *[no] caem da cama.
            }
    }
hint-not =
    Melhor não { $kind ->
        [kitten] pôr um gatinho em { $square }
        [cat] pôr um gato em { $square }
       *[any] jogar em { $square }
    }
hint-not-win = { hint-not }: o rival venceria { winning-on }.
hint-not-forced =
    { hint-not }: o rival poderia { $turns ->
        [1] vencer na hora
       *[other] forçar a vitória em até { $turns } jogadas
    }.
hint-not-grows =
    { hint-not }: o rival responderia em { $reply } e faria { $count ->
        [1] um gatinho crescer
       *[other] { $count } gatinhos crescerem
    }.
hint-not-threatens = { hint-not }: o rival responderia em { $reply } e ameaçaria vencer { winning-on }.
hint-not-pushes =
    { hint-not }: o rival responderia em { $reply } e derrubaria da cama { $many ->
        [yes] { $count } peças suas
       *[no]
            { $count ->
                [1] a sua peça em { $squares }
               *[other] as suas peças em { $squares }
            }
    }.
hint-not-line = { hint-not }: o rival responderia em { $reply } e prepararia uma linha para crescer com mais uma peça { on-squares }.
hint-not-line-sure = { hint-not }: o rival responderia em { $reply } e prepararia uma linha para crescer com mais uma peça { on-squares }, que você não conseguiria mais impedir.
hint-lose-at-once = Não jogue em { $squares }: o rival venceria na hora.
hint-follow-up = Se o rival responder em { $reply }, depois { $next } { $does }.
hint-eight = Com isso, suas oito peças estão na cama, então uma sai de novo.
hint-ghost-waits = Desta vez, seu fantasma fica na reserva.
hint-as-good =
    { $how ->
        [many] Aqui muitas jogadas parecem igualmente boas.
        [alone] Nenhuma outra casa parece tão boa.
       *[some] Algumas outras casas parecem quase tão boas quanto esta.
    }
hint-lost-now = Nada mais segura o rival: jogue o que jogar, ele pode vencer na próxima jogada.
hint-lost = Jogue o que jogar, o rival pode vencer em até { $turns } jogadas; com esta você resiste por mais tempo.
hint-behind =
    { $cats ->
        [told] Aqui você está em desvantagem (gatos: { $own } a { $theirs }).
       *[none] Aqui você está em desvantagem.
    }
hint-ahead =
    { $cats ->
        [told] Você está bem na frente (gatos: { $own } a { $theirs }).
       *[none] Você está bem na frente.
    }
hint-no-reason = Não tem um motivo especial: de tudo o que testei, foi o que deu mais certo.
hint-warning = ⚠️ Depois desta jogada, o rival pode vencer { winning-on }.
on-squares =
    { $many ->
        [yes] em { $count } casas
       *[no] em { $squares }
    }
winning-on =
    { $with ->
        [cat] com um gato{ " " }
        [kitten] com um gatinho{ " " }
       *[any] { "" }
    }{ on-squares }
square-of-line =
    { $square } (linha { $line }{ $pushed ->
        [piece] , empurrando
        [ghost] , graças ao fantasma
       *[nobody] { "" }
    })
square-by-ghost = { $square } (graças ao fantasma)
fact-wins = vence
fact-wins-in =
    { $turns ->
        [2] vence na jogada seguinte, não importa o que o rival faça
       *[other] vence em até { $turns } jogadas, não importa o que o rival faça
    }
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] é a única que evita isso
               *[no] evita isso
            }
       *[new]
            { $only ->
                [yes] é a única que impede o rival de vencer { winning-on }
               *[no] impede o rival de vencer { winning-on }
            }
    }
fact-leaves-win = deixa o rival vencer { winning-on }
fact-grows-up =
    { $count ->
        [1] faz um gatinho crescer
       *[other] faz { $count } gatinhos crescerem
    }
fact-anyway = { $does } (como quase todas as outras)
fact-threatens-win = ameaça vencer { winning-on }
fact-leaves-line = deixa passar a chance de completar uma linha { on-squares }
fact-stops-growing = impede o rival de completar uma linha { on-squares }
fact-leaves-growing = deixa o rival completar uma linha { on-squares }
fact-threatens-growing =
    prepara uma linha que cresceria com { $kind ->
        [kitten] um gatinho
        [cat] um gato
       *[any] mais uma peça
    } { $many ->
        [yes] em qualquer uma de { $count } casas
       *[no] em { $squares }
    }
fact-pushes-off =
    derruba da cama { $many ->
        [yes] { $count } peças rivais
       *[no]
            { $count ->
                [1] a peça rival em { $squares }
               *[other] as peças rivais em { $squares }
            }
    }
fact-scares-off =
    faz o fantasma dar um susto que derruba da cama { $many ->
        [yes] { $count } peças rivais
       *[no]
            { $count ->
                [1] a peça rival em { $squares }
               *[other] as peças rivais em { $squares }
            }
    }
fact-ghost-comes =
    manda o fantasma na direção { $many ->
        [yes] de { $count } peças rivais
       *[no]
            { $count ->
                [1] da peça rival em { $squares }
               *[other] das peças rivais em { $squares }
            }
    }
fact-spoils-threat = estraga o plano do rival de jogar em { $reply } e ameaçar vencer { winning-on }
fact-spoils-push =
    estraga o plano do rival de jogar em { $reply } e derrubar da cama { $many ->
        [yes] { $count } peças
       *[no]
            { $count ->
                [1] a peça em { $squares }
               *[other] as peças em { $squares }
            }
    }
fact-spoils-line = estraga o plano do rival de jogar em { $reply } e preparar uma linha para crescer
fact-spoils-growing =
    estraga o plano do rival de jogar em { $reply } e fazer { $count ->
        [1] um gatinho crescer
       *[other] { $count } gatinhos crescerem
    }
fact-leaves-nothing = não deixa o rival completar uma linha nem derrubar ninguém da cama
fact-loses-pieces =
    { $count ->
        [1] custa uma peça, que cai da cama
       *[other] custa { $count } peças, que caem da cama
    }
fact-pushes-to-edge =
    empurra { $many ->
        [yes] { $count } peças rivais
       *[no]
            { $count ->
                [1] a peça rival em { $squares }
               *[other] as peças rivais em { $squares }
            }
    } para a beirada
fact-own-to-edge =
    empurra { $many ->
        [yes] { $count } peças próprias
       *[no]
            { $count ->
                [1] a própria peça em { $squares }
               *[other] as próprias peças em { $squares }
            }
    } para a beirada
fact-nobody-falls = não deixa o rival derrubar ninguém da cama na próxima jogada
fact-more-on-bed = deixa o placar da cama em { $own } a { $theirs }
fact-middle = ocupa o meio
fact-pushes-apart = separa peças rivais
fact-beside =
    fica ao lado de { $count ->
        [1] uma peça da mesma cor
       *[other] { $count } peças da mesma cor
    }
board-handicap = { $orange } joga com uma vantagem: um gato na reserva desde a primeira jogada.
board-may-hint = Travou? Em **Boop!** dá para pedir uma **Dica**; cada dica que você pedir é contada aqui.
board-may-hint-level = Travou? Em **Boop!** dá para pedir uma **Dica**; com ela, o nível não conta como vencido.
board-hints = 💡 Dicas: { $counts }
board-hints-of = { $player } { $count }

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

review-title = 🔎 Análise da partida { $match }: { $orange } contra { $gray }
review-chart = Quem estava melhor, jogada a jogada
review-moment = **{ $place }** · Jogada { $turn }, { $player } contra { $other } · chance de vencer: de { $before }% para { $after }%
review-played = **{ $played }** { $against }.
review-better = Melhor: ||{ $better }||
review-better-turn = **{ $turn }.** { $why }
review-loses = deixa o rival vencer em até { $turns } jogadas, aconteça o que acontecer
review-misses-line = deixa passar a chance de completar uma linha
review-misses-win = deixa escapar uma vitória
review-reply-grows =
    deixa o rival responder em { $reply } e fazer { $count ->
        [1] um gatinho crescer
       *[other] { $count } gatinhos crescerem
    }
review-reply-threatens = deixa o rival responder em { $reply } e ameaçar vencer { winning-on }
review-reply-pushes =
    deixa o rival responder em { $reply } e derrubar da cama { $many ->
        [yes] { $count } peças
       *[no]
            { $count ->
                [1] a peça em { $squares }
               *[other] as peças em { $squares }
            }
    }
review-reply-line = deixa o rival responder em { $reply } e preparar uma linha para crescer
review-reply-line-sure = deixa o rival responder em { $reply } e preparar uma linha para crescer, que nada mais impede
review-reply-wins = deixa o rival responder em { $reply } e vencer em até { $turns } jogadas, aconteça o que acontecer
review-leaves-none = Depois dela, o rival não tem como vencer na hora.
review-leaves-no-line = Depois dela, o rival não tem nenhuma linha para completar.
review-nothing-against = não é ruim, mas dava para jogar melhor
review-lets-slip = deixa passar uma chance melhor
review-gives-away = entrega quase todas as chances
review-best-answer = { $told } (a melhor resposta: { $reply })
review-line-where = { $told } ({ on-squares })
review-with-cat = { $square } (com um gato)
review-answer-does = { $told } (a melhor resposta: { $reply }, que { $does })
review-answer-then = { $told } (a melhor resposta: { $reply }; depois de { $next }, a jogada do rival em { $later } { $does })
review-cause =
    { $told }, porque { $by ->
        [ghost] o fantasma empurra
       *[piece] empurra
    } { $kind ->
        [cat] o gato
       *[kitten] o gatinho
    } rival de { $origin } para { $to }
review-even = Nenhum turno decidiu esta partida sozinho: foi acontecendo aos poucos.
review-lost-from = A partir da jogada { $turn }, { $player } já quase não podia salvar a partida.
review-bots-slip = { $player } não deixou quase nada escapar. O que decidiu foi a minha jogada { $turn }: **{ $played }**.
review-kept =
    { $player } ficou com nota { $kept } de 100{ $hints ->
        [0] { "" }
        [one] { " " }(com 1 dica)
       *[other] { " " }(com { $hints } dicas)
    }: { $how ->
        [every] não deixou escapar nenhuma chance
        [all] quase não deixou escapar chances
        [most] deixou escapar algumas chances
        [some] deixou escapar muitas chances
       *[few] uma partida difícil, ainda tem muito a descobrir
    }.
review-praise = ⭐ Boa! Jogada { $turn }, { $player }: **{ $played }.** { $why }
moment-title = **{ $place } de { $count } · Jogada { $turn }, { $player } contra { $other }**
moment-played = Na partida: **{ $played }** { $against }; chance de vencer: de { $before }% para { $after }%
moment-better = Melhor: { $better }
moment-pictures =
    { $better ->
        [yes] Primeira imagem: a jogada da partida. Segunda: a melhor jogada.
        [hidden] A melhor jogada está escondida: que tal procurar antes de olhar?
       *[no] A imagem mostra a jogada da partida. A melhor jogada está escondida: que tal procurar antes de olhar?
    }
moment-chances = As chances são para pessoas, que às vezes deixam passar algo: por isso uma vitória certa não é 100%.
try-where = **A jogada { $turn } de novo, no lugar de { $player }.** Onde você põe o { $kind ->
        [cat] gato
       *[kitten] gatinho
    }?
try-wins = **{ $turn }.** Assim você vence!
try-loses = **{ $turn }.** Assim você entrega a vitória.
try-verdict =
    { $verdict ->
        [best] É essa mesmo! ⭐
        [good] Quase tão boa quanto a melhor! ⭐
        [better] Melhor que a jogada da partida, mas há uma melhor ainda.
        [alike] Mais ou menos tão boa quanto a jogada da partida.
        [lost] Perde do mesmo jeito.
        [same] É a jogada da partida.
       *[worse] Pior que a jogada da partida.
    }
try-answer = **{ $turn }.** Eu responderia com **{ $reply }**. Sua chance de vencer seria de cerca de { $chance }%; com a jogada da partida, foi de { $played }%.
try-sure = **{ $turn }.** Você vence em até { $turns } jogadas, não importa o que o rival faça. A melhor tentativa dele: **{ $reply }**.
try-answer-wins = **{ $turn }.** Eu responderia com **{ $reply }** e venceria. Com a jogada da partida, sua chance de vencer foi de { $played }%.
try-follows = Depois, sua jogada em { $next } { $does }.
try-shown = A imagem mostra a minha resposta.
button-moment = Jogada { $turn }
button-moment-back = Voltar à jogada
button-try-it = Tentar
button-try-another = Outra jogada
button-show-better = Mostrar a melhor jogada
button-overview = Visão geral
review-how = Quanto mais para cima, melhor para { $upper }; quanto mais para baixo, melhor para { $lower }. As chances valem para gente de carne e osso, que às vezes deixa passar alguma coisa.
review-show-later = Depois que as duas pessoas virem a análise, dá para mostrar a todos: é só tocar de novo em **{ button-review }**.
moment-alt =
    { $better ->
        [yes] A melhor opção na jogada { $turn }.
       *[no] A jogada { $turn }, como foi na partida.
    }
review-alt =
    Gráfico das chances de vitória de { $upper } ao longo de { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }; o que falta para 100% é de { $lower }.
review-alt-turn = Depois da jogada { $turn }: { $chance }%.
review-alt-moment = O número { $place } marca a jogada { $turn }.
picture-kept = nota { $kept } de 100
review-alt-kept = { $player } { picture-kept }.
review-alt-star = Uma estrela marca a jogada { $turn }, que foi boa.
picture-better = melhor para { $player }
picture-turn = jogada
picture-turning-point = ponto de virada
review-alt-turning-point = Uma linha marca a jogada { $turn }, o ponto de virada.
review-progress = 🔎 Analisando a jogada { $done } de { $turns }…
review-waiting = 🔎 Tem uma filinha; sua análise já vem…
button-review = Analisar

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

house-title = ### 🐾 O que está rolando
house-match =
    { $near ->
        [yes] • { $orange } contra { $gray }, quase no fim! Vez de { $mover }, { house-since } · [partida { $match }]({ $link })
       *[no] • { $orange } contra { $gray } · vez de { $mover }, { house-since } · [partida { $match }]({ $link })
    }
house-since =
    { $moved ->
        [no] começou <t:{ $since }:R>
       *[yes] última jogada <t:{ $since }:R>
    }
house-more =
    { $count ->
        [one] … e mais { $count } partida.
       *[other] … e mais { $count } partidas.
    }
house-open = • { $who } procura uma partida: { edition }, { pace } · [desafio]({ $link })
house-contest =
    { $state ->
        [open] { $contest } começa em <t:{ $due }:f>, e ainda dá para participar
        [running] { $contest } está em andamento
        [paused] { $contest } está em pausa
       *[resting] { $contest } continua em <t:{ $due }:f>
    }
house-contest-link =
    { $contest-kind ->
        [league] [liga]({ $link })
        [cup] [copa]({ $link })
       *[arena] [arena]({ $link })
    }
house-quiet = Está tudo calmo por aqui. Quem topa uma partida?
house-leader = { $place }. { $player } { $rating }
house-season = 🏆 Esta temporada no { edition }: { $list }
house-streak =
    { $days ->
        [one] 🔥 Sequência do quebra-cabeça diário: { $days } dia
       *[other] 🔥 Sequência do quebra-cabeça diário: { $days } dias
    }
picture-house = O que está rolando
picture-moves = na vez
picture-looking = procura uma partida
picture-near-end = quase no fim
picture-waits =
    { $days ->
        [one] há { $days } dia
       *[other] há { $days } dias
    }
picture-leading = Esta temporada no { edition } · pontuação menos margem de erro
house-alt = O que está rolando neste servidor.
house-alt-match = { $orange } joga contra { $gray }; é a vez de { $mover }.
house-alt-near-end = Essa partida está quase no fim.
house-alt-waits =
    Espera há { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }.
house-alt-open = { $who } procura uma partida.
house-alt-quiet = Uma almofada vazia e dois gatos dormindo.
house-alt-leading = { picture-leading }.
house-alt-leader = { $place }º lugar nesta temporada: { $player }, { $rating }.
button-play-with = Jogar com { $who }
button-new-challenge = Novo desafio
button-leaderboard = Ranking
button-champions = Hall da fama
clubhouse-result = { $result } · [partida { $match }]({ $link })
clubhouse-lead = 👑 { $who } assume a liderança da temporada no { edition }!
challenge-begun-elsewhere = Valendo! A partida { $match } começou em { $channel }.
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results =
    { $results ->
        [all] todos os resultados
        [rated] resultados das ranqueadas
       *[none] nenhum resultado
    }
setting-clubhouse-board = mural do clube
setting-clubhouse-season = fim de temporada
setting-clubhouse-trouble = ⚠️ Não consigo publicar lá. Falta permissão para { $missing }.
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ Mas não consigo criar nenhum em { $channels }. Falta permissão para { $missing }.
owner-channel-closed =
    Em **{ $server }** não consigo mais postar em { $channel } ({ $what ->
        [puzzle] quebra-cabeça diário
       *[clubhouse] clube
    }): falta { $missing }. Permita isso lá, ou escolha outro canal com { COMMAND("server") }.
owner-channel-gone =
    Em **{ $server }**, o canal onde eu postava não existe mais ({ $what ->
        [puzzle] quebra-cabeça diário
       *[clubhouse] clube
    }). Escolha outro lá com { COMMAND("server") }, e eu continuo.
owner-mended = ✅ Em **{ $server }**, já posso postar de novo em { $channel }. Você não precisa fazer mais nada.
owner-moved = ✅ Em **{ $server }**, agora eu posto em { $channel }. Você não precisa fazer mais nada.
owner-contests-closed = Em **{ $server }** não consigo mais postar em { $channel }, e as competições de lá estão paradas: falta { $missing }. Permita isso lá, ou abra uma competição com { COMMAND("league") }, { COMMAND("cup") } ou { COMMAND("arena") } em outro canal e aperte **{ button-contest-here }**.
owner-contests-gone = Em **{ $server }**, o canal de { $contest } não existe mais, e a competição está parada. Abra-a com { COMMAND("league") }, { COMMAND("cup") } ou { COMMAND("arena") } em outro canal e aperte **{ button-contest-here }**.
command-server-clubhouse = Fazer deste canal o clube, onde publico o que está rolando e quem venceu
form-clubhouse = Onde conto, sem notificar ninguém, o que está rolando e quem venceu; deixe vazio se não quiser
form-about-results = Ficam fora as partidas contra mim e as de quem prefere não aparecer nos rankings
form-results =
    { $results ->
        [all] Todos os resultados
        [rated] Resultados das ranqueadas
       *[none] Nenhum resultado
    }
form-about-house = Uma mensagem sempre atualizada, com as partidas, os desafios e a temporada
form-about-season = O pódio, no primeiro dia de cada trimestre
setting-champion-role =
    { $role ->
        [none] nenhum
        [gone] o cargo não existe mais
       *[other] { $role }
    }
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ Não consigo dar o cargo. Falta permissão para { $missing }.
        [too-high] ⚠️ Não consigo dar o cargo: em Configurações do servidor, Cargos, ponha o meu cargo acima dele.
        [powerful] ⚠️ Não dou mais este cargo: agora ele tem permissões de moderação. Escolha outro.
       *[refused] ⚠️ O Discord não me deixou dar o cargo. Tento de novo em até uma hora.
    }
command-server-champion-role = O cargo que dou a quem vence a temporada; para parar, esvazie o campo em “Clube”
form-champion-role = Para quem vence; preciso de Gerenciar cargos e de um cargo acima dele. Deixe vazio se não quiser
audit-champion =
    { $given ->
        [yes] Venceu a última temporada de boop
       *[no] Não tem mais a coroa da última temporada de boop
    }
champion-role-ask = Dou { $role } a quem vence cada temporada? Pela última, sairia logo para: { $names }.
champion-role-ask-nobody = Dou { $role } a quem vence cada temporada? Ninguém venceu a última, então só dou quando esta acabar.
champion-role-ask-former = Ele substitui { $role }, que deixa de ser de: { $names }.
button-role-yes = Sim, dar
button-role-no = Não, deixar como está

## The week of a server: a picture, and a few lines above it.

week-title = ### 🗓️ A semana no boop · { $first } a { $last }
week-numbers =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } entre { $people } pessoas: { $turns ->
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }, { $boops ->
        [one] { $boops } boop
       *[other] { $boops } boops
    }, { $off ->
        [one] { $off } peça fora da cama
       *[other] { $off } peças fora da cama
    }.
week-upset = Zebra da semana: { $winner } venceu { $loser }, que tinha { $gap } pontos a mais
week-longest =
    Partida mais longa: { $orange } contra { $gray }, com { $turns ->
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }
week-turn = Jogada da semana: a jogada { $turn }, de { $who } contra { $other }, mudou as chances em { $points } pontos
week-solvers =
    Quem resolveu os sete quebra-cabeças diários: { $who }{ $more ->
        [0] { "" }
       *[other] { " " }e mais { $more }
    }
week-alt = A semana neste servidor, de { $first } a { $last }.
week-title-drawn = A semana · { $first } a { $last }
week-heading =
    { $of ->
        [upset] Zebra da semana
        [longest] Partida mais longa
        [turn] Jogada da semana
       *[solvers] Quem resolveu os sete quebra-cabeças
    }
week-label-matches =
    { $count ->
        [one] partida
       *[other] partidas
    }
week-label-turns =
    { $count ->
        [one] jogada
       *[other] jogadas
    }
week-swing = Virada de { $points } pontos
picture-gap = pontos de diferença
setting-clubhouse-week = a semana (segundas, { $hour }h UTC)
form-about-week = Toda segunda, se alguém jogou, uma imagem da semana para compartilhar
badge-name =
    { $badge ->
        [first-win] Primeiro ronrom
        [three-grown] Que estirão!
        [two-lines] Dose dupla
        [eight-cats] Cama lotada
        [ghost-line] Ajuda do além
        [five-off] A cama é minha!
        [three-off] Tombo triplo
        [five-booped] Superboop
        [sure-footed] Sempre de pé
        [pushed-home] Empurrãozinho
        [diagonal] Gato atravessado
        [corner] Meu cantinho
        [quick] Cochilo
        [long] Noite em claro
        [comeback] Sete vidas
        [upset] Deu zebra!
        [revenge] Elas por elas
        [streak-three] Trinca
        [streak-ten] Nota dez
        [five-friends] Gato enturmado
        [all-editions] Faz de tudo
        [bot-beaten] Te peguei!
        [level-five] Meio do caminho
        [five-levels] Passo a passo
        [queen] Reverência real
        [all-levels] A ninhada toda
        [first-puzzle] Eureca!
        [puzzle-week] Sete em sete
        [hundred-days] Cem dias
        [hard-puzzle] Osso duro
        [defence] Por um triz
        [podium] No pódio
       *[champion] Cabeça coroada
    }
badge-story =
    { $badge ->
        [first-win] venceu gente de verdade pela primeira vez
        [three-grown] fez três gatinhos crescerem numa só jogada e venceu
        [two-lines] fez duas linhas de três numa só jogada e venceu
        [eight-cats] venceu com oito gatos na cama
        [ghost-line] venceu com uma linha que um fantasma ajudou a formar
        [five-off] derrubou cinco peças rivais da cama e venceu
        [three-off] derrubou três peças rivais da cama numa só jogada e venceu
        [five-booped] deu um boop em cinco peças numa só jogada e venceu
        [sure-footed] venceu sem que nenhuma peça sua caísse da cama
        [pushed-home] venceu com uma linha que só o boop completou
        [diagonal] venceu com uma linha na diagonal longa, de canto a canto
        [corner] venceu com uma linha que termina num canto
        [quick] venceu rápido, num punhado de jogadas
        [long] venceu uma partida muito longa
        [comeback] venceu depois de estar quatro gatos atrás
        [upset] venceu alguém que tinha 200 pontos a mais
        [revenge] venceu alguém para quem tinha perdido na última vez
        [streak-three] venceu três partidas seguidas
        [streak-ten] venceu dez partidas seguidas
        [five-friends] venceu cinco pessoas diferentes
        [all-editions] venceu uma partida em cada uma das três edições
        [bot-beaten] me venceu sem dicas pela primeira vez
        [level-five] me venceu no nível 5 ou acima
        [five-levels] me venceu sem dicas em cinco níveis diferentes
        [queen] me venceu no nível mais alto
        [all-levels] me venceu sem dicas em todos os dez níveis
        [first-puzzle] resolveu um quebra-cabeça pela primeira vez
        [puzzle-week] resolveu o quebra-cabeça diário por sete dias seguidos
        [hundred-days] resolveu cem quebra-cabeças diários
        [hard-puzzle] resolveu um quebra-cabeça difícil na primeira tentativa
        [defence] encontrou a única jogada que salva
        [podium] subiu ao pódio no fim de uma temporada aqui
       *[champion] venceu uma temporada aqui
    }
badge-earned =
    { $count ->
        [one] 🏅 Nova insígnia para { $player }: { $list }
       *[other] 🏅 Novas insígnias para { $player }: { $list }
    }
badge-brought = 🏅 Uma nova insígnia: **{ badge-name }**
badge-told = { $earned } · [partida { $match }]({ $link })
badge-way = **{ badge-name }**: { badge-story } ({ $done } de { $all } até agora)
badge-way-level = **{ badge-name }**: { badge-story } (até agora: nível { $done })
badge-line = **{ badge-name }**: { badge-story }
badge-title =
    { $count ->
        [one] 🏅 { $player } tem { $count } das { $all } insígnias
       *[other] 🏅 { $player } tem { $count } das { $all } insígnias
    }
badge-none = 🏅 { $player } ainda não tem insígnias. Dá para ganhar no tabuleiro ou com quebra-cabeças.
badge-more = e mais { $count }
badge-ahead = **Ainda faltam:**
badge-where = Sem mais ninguém, dá para ganhar as insígnias dos quebra-cabeças, as das vitórias contra mim e, a partir do meu nível { $level }, as das façanhas na cama.
badge-card =
    { $count ->
        [0] No seu cartão: as três mais recentes
       *[other] No seu cartão: { $list }
    }
badge-alt = Insígnias de { $name }, { $count } de { $all }: { $list }
badge-alt-none = Insígnias de { $name }: ainda nenhuma de { $all }
badge-picture = Insígnias de { $name }
picture-badges = { $count } de { $all }
badge-choose = Escolha três para o seu cartão
badge-what-for = Como se ganham os que ainda faltam?
button-badges = Insígnias
button-my-card = Ver o seu cartão
setting-clubhouse-badges = insígnias
form-about-badges = Novas insígnias, com a partida que rendeu cada uma

## Time banks, and being away.

challenge-time-up =
    { $how ->
        [lose] -# Se cada lado já tiver feito duas jogadas, quem ficar sem tempo perde.
       *[claim] -# Se cada lado já tiver feito duas jogadas e o tempo de alguém acabar, a outra pessoa pode reivindicar a vitória.
    }
challenge-rescue = Na primeira vez, costuma haver dois dias de tolerância.
challenge-nights-off = -# Nas horas de silêncio e nos fins de semana livres de cada pessoa, o relógio dela fica parado.
challenge-away = { $opponent } está fora até <t:{ $until }:f>. Até lá os relógios ficam parados, e seu desafio fica aberto por uma semana. Enviar mesmo assim?
button-anyway = Desafiar mesmo assim
board-bank = ⏳ { $player } ainda tem { $time } · mais { $each } por jogada
board-bank-loses = ⏳ { $player } ainda tem { $time } · sem tempo, perde
board-loses-on-time = Quem ficar sem tempo perde
board-away = 🌴 { $player } · fora de <t:{ $since }:D> até <t:{ $until }:f> · relógios parados nesse tempo
board-away-unclocked = 🌴 { $player } · fora de <t:{ $since }:D> até <t:{ $until }:f>
away-leaves =
    { $other }, { $by } fica fora de <t:{ $since }:f> até <t:{ $until }:f>. { $whose ->
        [yours] Seu relógio também para: você tem até <t:{ $due }:f> para jogar.
        [still] Seu relógio também para, então não precisa ter pressa.
        [unclocked] Esta partida não tem relógio, então não precisa ter pressa.
        [sooner] Aqui é a vez de { $by }, e o prazo acaba antes: <t:{ $due }:R>.
       *[theirs] É a vez de { $by }, e esse relógio fica parado até lá.
    }
away-returns = { $other }, { $by } está aqui, e o relógio corre como sempre.
away-returns-unclocked = { $other }, { $by } está de volta.
line-match = Partida { $match }
away-rescued =
    { $by }, seu tempo aqui acabou, então usei dois dos seus dias de folga.
    -# Jogue antes de <t:{ $until }:f>. Valeu por esperar, { $other }! { COMMAND("away") } mostra quantos ainda restam.
away-mine =
    { $state ->
        [none] Você está por aqui, sem folga planejada. Enquanto você estiver fora, os relógios das suas partidas ficam parados.
        [planned] Você vai ficar fora de <t:{ $since }:f> até <t:{ $until }:f>. Nesses dias, os relógios das suas partidas ficam parados.
       *[away] Você está fora até <t:{ $until }:f>, e os relógios das suas partidas estão parados.
    }
away-back = 👋 Que bom ter você aqui! Seus relógios correm como sempre.
away-before = ⚠️ Antes de sair: na [partida { $match }]({ $link }), o prazo da sua jogada acaba <t:{ $due }:R>.
away-left = Dias de folga que restam este ano: { $days } de { $of } · um dia começado conta
away-rescue =
    { $on ->
        [yes] O salva-vidas está ligado: se o seu tempo acabar numa partida com pelo menos um dia por jogada, dois dias de folga viram mais dois dias ali, uma vez por partida. As outras partidas seguem normalmente.
       *[no] O salva-vidas está desligado: quando o seu tempo acaba, acabou.
    }
away-weekends =
    { $on ->
        [yes] Os fins de semana livres estão ligados: em partidas com noites livres, seu relógio fica parado aos sábados e domingos.
       *[no] Os fins de semana livres estão desligados.
    }
away-now = Agora
away-days =
    { $days ->
        [0] Sem folga, só as outras opções
        [one] { $days } dia
       *[other] { $days } dias
    }
button-change-away = Alterar
button-am-back =
    { $planned ->
        [yes] Vou ficar aqui
       *[no] Voltei
    }
form-about-friendly = As pontuações não mudam; o boop dos gatinhos é amistoso, a não ser que você escolha
form-about-with-hints = Vocês podem me pedir dicas, e as pontuações não mudam
form-about-lose-on-time = Quem ficar sem tempo perde na hora; sem isso, é preciso reivindicar a vitória
form-about-nights-off = Cada relógio para nas horas de silêncio da pessoa (no máximo 12) e nos fins de semana livres dela
form-about-rescue = Se o seu tempo acabar, uso dois dias de folga seus, uma vez por partida
form-about-weekends-off = Seu relógio fica parado aos sábados e domingos, em partidas com noites livres
command-away = Avise quando vai ficar fora: até você voltar, os relógios das suas partidas ficam parados
command-away-days = Por quantos dias
command-away-starts-in = Daqui a quantos dias começa; deixe vazio para começar agora
command-challenge-time-up = O que acontece quando o tempo acaba
command-challenge-time-up-name =
    { $how ->
        [lose] Quem ficar sem tempo perde na hora
       *[claim] A outra pessoa pode reivindicar a vitória
    }
command-challenge-nights = Parar o relógio de cada pessoa nas horas de silêncio e nos fins de semana livres dela
refusal-no-time-to-take-back = Não sobra tempo suficiente no relógio para desfazer essas jogadas. Segue o jogo!
refusal-not-away = Você não planejou nenhuma folga. Para planejar, use { COMMAND("away") }.
refusal-away-too-far = Ainda falta muito para isso. Dá para planejar folga com até três meses de antecedência.
refusal-no-away-days =
    { $days ->
        [0] Você não tem mais dias de folga este ano.
        [one] Você só tem mais { $days } dia de folga este ano. Escolha menos tempo.
       *[other] Você só tem mais { $days } dias de folga este ano. Escolha menos dias.
    }
refusal-rescued = { $opponent } ainda tem dias de folga, e vou usar dois agora. Daqui a pouco isso aparece no tabuleiro.

## Several games with one result.

challenge-games =
    { $games ->
        [both-sides] -# Dois tabuleiros começam juntos, com os lados trocados, e valem um resultado só.
        [best-of-three] -# Melhor de três: quando uma partida acaba, a próxima começa com os lados trocados.
       *[best-of-five] -# Melhor de cinco: quando uma partida acaba, a próxima começa com os lados trocados.
    }
challenge-games-rated = Cada partida vale pontuação e conta como uma das cinco ranqueadas da semana.
challenge-rated-left =
    { $left ->
        [1] Nesta semana só resta uma a vocês; as outras serão amistosas.
       *[other] Nesta semana só restam { $left } a vocês; as outras serão amistosas.
    }
series-game =
    { $games ->
        [both-sides] Tabuleiro { $number } de 2
        [best-of-three] Partida { $number } de até 3
       *[best-of-five] Partida { $number } de até 5
    } · { $one } { $score } { $other }
series-result =
    { $state ->
        [won] 🏁 { $first } vence a série por { $score }!
        [drawn] 🏁 A série termina empatada em { $score }.
       *[stopped] 🏁 A série termina aqui, sem resultado: { $first } { $score } { $second }
    }
command-challenge-games = Quantas partidas decidem o resultado; por padrão, uma
command-challenge-games-name =
    { $games ->
        [one] Uma partida
        [both-sides] Os dois lados: dois tabuleiros ao mesmo tempo
        [best-of-three] Melhor de três
       *[best-of-five] Melhor de cinco
    }
refusal-series-running = A série de vocês ainda não acabou: a próxima partida já está em andamento. Veja qual é em { COMMAND("games") }.
refusal-rematch-running = A revanche já está em andamento: partida { $match }. { COMMAND("challenge") } começa mais uma.
refusal-no-handicap =
    { $why ->
        [rated] Uma partida em que alguém começa com um gato não pode ser ranqueada. Tire `{ option-rated }` para jogar uma amistosa.
        [kittens] Esta edição não tem gatos, então ninguém pode começar com um. Escolha outra `{ option-edition }`, ou outra opção em `{ option-first }`.
        [series] Começar com um gato vale para uma partida só. Tire `{ option-games }`, ou escolha outra opção em `{ option-first }`.
       *[bot] Gatos eu não dou, mas jogo em vários níveis: escolha um mais fácil.
    }
refusal-no-series-here = Aqui estou só de visita e não poderia mostrar o próximo tabuleiro. Deixe `{ option-games }` de fora, ou jogue uma série num servidor que tenha me adicionado.

## Contests: leagues, cups and arenas.

command-league = As ligas deste servidor: veja, participe ou anuncie uma
contest-none =
    { $contest-kind ->
        [league] Agora não tem nenhuma liga por aqui. Quem gerencia o servidor pode anunciar uma.
        [cup] Agora não tem nenhuma copa por aqui. Quem gerencia o servidor pode anunciar uma.
       *[arena] Agora não tem nenhuma arena por aqui. Quem gerencia o servidor pode anunciar uma.
    }
contest-none-but-you =
    { $contest-kind ->
        [league] Agora não tem nenhuma liga por aqui. Comece uma com **{ button-contest-announce }**.
        [cup] Agora não tem nenhuma copa por aqui. Comece uma com **{ button-contest-announce }**.
       *[arena] Agora não tem nenhuma arena por aqui. Comece uma com **{ button-contest-announce }**.
    }
contest-choose =
    { $contest-kind ->
        [league] Qual liga?
        [cup] Qual copa?
       *[arena] Qual arena?
    }
league-title = ### 🏆 { $contest } · temporada { $season }
league-season = Temporada { $season }
league-division = Divisão { $number }
league-rules =
    • As divisões têm de quatro a seis pessoas e, no início, seguem a pontuação. Quem fica em 1º sobe uma divisão, e quem fica em último cai uma.
    • Você joga duas partidas contra cada pessoa da sua divisão e começa uma delas. Todas começam ao mesmo tempo.
    • Se o seu tempo acabar, já contando os dias de folga, você perde a partida. Na segunda vez, sai da temporada.
    • Se você sair, por vontade própria ou pelo relógio, com pelo menos metade das partidas terminadas, elas contam e as outras viram derrotas. Com menos da metade, nenhuma conta.
contest-opens =
    { $short ->
        [yes] Começa <t:{ $due }:F> (<t:{ $due }:R>), se até lá houver pelo menos { $least } participantes; senão, começa uma semana depois.
       *[no] Começa <t:{ $due }:F> (<t:{ $due }:R>).
    }
league-state =
    { $state ->
        [running] Partidas jogadas: { $over } de { $all }.
        [paused] A liga está em pausa. Partidas jogadas: { $over } de { $all }. Não começam outras e nenhum relógio corre até que quem gerencia o servidor a retome com { COMMAND("league") }.
        [nobody] Fim de temporada. Ninguém venceu: todos ficaram de fora antes do fim. A próxima abre em <t:{ $due }:F>.
        [resting] 🎉 Fim de temporada! Parabéns a { $winners } pela vitória. A próxima abre em <t:{ $due }:F>.
       *[ended] Esta liga acabou.
    }
contest-joined =
    { $when ->
        [open] **Inscrições até agora ({ $count }):** { $names }
       *[next] **Inscrições para a próxima temporada ({ $count }):** { $names }
    }
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ O canal dela não existe mais, então não começam novas partidas. Quem gerencia o servidor pode usar { COMMAND("league") } em outro canal e escolher **{ button-contest-here }**.
        [cup] ⚠️ O canal dela não existe mais, então não começam novas partidas. Quem gerencia o servidor pode usar { COMMAND("cup") } em outro canal e escolher **{ button-contest-here }**.
       *[arena] ⚠️ O canal dela não existe mais, então não começam novas partidas. Quem gerencia o servidor pode usar { COMMAND("arena") } em outro canal e escolher **{ button-contest-here }**.
    }
league-row =
    { $out ->
        [yes] { $place }. ~~{ $player }~~ fora · **{ $points }** · { $played } de { $all }
       *[no] { $place }. { $player } **{ $points }** · { $played } de { $all }
    }
league-alt = Tabela de { $contest }, { $division }.
league-alt-row =
    { $out ->
        [yes] { $place }. { $name }, fora, pontos: { $points }, partidas: { $played }.
       *[no] { $place }. { $name }, pontos: { $points }, partidas: { $played }.
    }
league-pair = **{ $contest }** · { $division }: { $one } – { $other }
league-playing = ▶️ { $division }, partidas em andamento: { $threads }
contest-thread = { $one } – { $other } · { $contest }
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
games-bank =
    { $whose ->
        [mine] ⏳ você ainda tem { $time }
       *[theirs] ⏳ a outra pessoa ainda tem { $time }
    }
games-offer = ✋ uma proposta espera sua resposta
contest-counts =
    { $contest-kind ->
        [league] Na liga ela conta mesmo assim: o ponto é de { $player }.
        [cup] Na copa ela conta mesmo assim: o ponto é de { $player }.
       *[arena] Os pontos vão para { $player }.
    }
contest-loss =
    { $contest-kind ->
        [league] Na liga, vale como derrota mesmo assim.
        [cup] Na copa, vale como derrota mesmo assim.
       *[arena] Na arena, vale como derrota mesmo assim.
    }
arena-too-late = A arena já tinha acabado: esta partida chegou tarde demais para contar nela.
league-board = 🏆 { $contest }, { $division }
league-you =
    { $where ->
        [plays] Você está jogando nesta temporada. Para entrar também na temporada { $season }, aperte **{ button-contest-join }**.
        [both] Você está jogando nesta temporada e já se inscreveu na temporada { $season }.
        [out] Você está fora desta temporada. Para entrar na temporada { $season }, aperte **{ button-contest-join }**.
        [out-joined] Você está fora desta temporada, mas já se inscreveu na temporada { $season }.
        [joined] Você já se inscreveu na temporada { $season }.
       *[none] Você não está participando. Para entrar na temporada { $season }, aperte **{ button-contest-join }**.
    }
contest-in =
    { $contest-kind ->
        [league] Inscrição feita em { $contest }, temporada { $season }. Eu aviso quando suas partidas começarem.
        [cup] Inscrição feita em { $contest }. Eu aviso quando suas partidas começarem.
       *[arena] Inscrição feita em { $contest }. Eu aviso a cada partida.
    }
contest-blocked =
    { $contest-kind ->
        [league] Numa liga você também joga contra pessoas que você bloqueou ou que bloquearam você.
        [cup] Numa copa você também joga contra pessoas que você bloqueou ou que bloquearam você.
       *[arena] Numa arena você também joga contra pessoas que você bloqueou ou que bloquearam você.
    }
contest-stayed = Certo, você continua participando!
contest-kept = Certo, tudo continua como está.
contest-left = Você saiu de { $contest }.
contest-leave-sure =
    { $contest-kind ->
        [league] Sair de { $contest } no meio da temporada? Suas partidas em andamento acabam.
        [cup] Sair de { $contest } agora? Suas partidas em andamento acabam, e quem joga contra você avança.
       *[arena] Sair de { $contest }? Seus pontos ficam, e você pode voltar enquanto ela durar.
    }
contest-announced =
    { $contest-kind ->
        [league] Pronto, anunciei em { $channel }: { $contest } começa em <t:{ $due }:f>, se houver pelo menos quatro participantes.
        [cup] Pronto, anunciei em { $channel }: { $contest } começa em <t:{ $due }:f>, se houver pelo menos quatro participantes.
       *[arena] Pronto, anunciei em { $channel }: { $contest } começa em <t:{ $due }:f>.
    }
contest-removed =
    { $contest-kind ->
        [league] { $player } não está mais em { $contest }, e as partidas que jogava ali acabaram.
        [cup] { $player } não está mais em { $contest }, e as partidas que jogava ali acabaram.
       *[arena] { $player } não está mais em { $contest }.
    }
contest-removed-early = { $player } não está mais na lista de { $contest } e só pode entrar de novo se você permitir.
contest-let-in = { $player } pode entrar em { $contest } de novo.
contest-let-in-letter = A moderação de **{ $server }** deixa você entrar em { $contest } de novo, se quiser.
contest-trouble = ⚠️ Não consigo postar em { $channel } agora, então lá os torneios não andam. Falta: { $missing }.
contest-no-threads = ⚠️ Não consigo criar tópicos em { $channel } (falta { $missing }), então cada tabuleiro cairia no próprio canal.
contest-remove-sure =
    { $contest-kind ->
        [league] Remover { $player } de { $contest }? As partidas que joga ali vão acabar, e não dá para voltar nesta temporada.
        [cup] Remover { $player } de { $contest }? As partidas que joga ali vão acabar, e não dá para voltar.
       *[arena] Remover { $player } de { $contest }? Não dá para voltar.
    }
contest-remove-sure-early = Remover { $player } de { $contest }? Só vai poder entrar de novo se você deixar.
contest-remove-told = Aviso essa pessoa por mensagem direta, se ela aceitar.
contest-removed-untold = Não consegui entregar o motivo: a pessoa não recebe minhas mensagens diretas.
contest-removed-letter = A moderação de **{ $server }** tirou você de { $contest }.
contest-removed-why = 💬 Por quê:
contest-removed-then =
    { $contest-kind ->
        [league] Suas partidas em andamento lá terminaram, e você não pode voltar nesta temporada.
        [cup] Suas partidas em andamento lá terminaram, e você não pode voltar.
       *[arena] Uma partida em andamento pode ser jogada até o fim, mas você não pode voltar.
    }
contest-kept-out = Você só pode entrar de novo se a moderação permitir.
contest-end-sure =
    { $contest-kind ->
        [league] Encerrar { $contest } de vez? As partidas em andamento podem continuar, mas ninguém vence, e não vai ter próxima temporada.
        [cup] Encerrar { $contest } de vez? As partidas em andamento podem continuar, mas ninguém vence a copa.
       *[arena] Encerrar { $contest } agora? As partidas em andamento podem continuar, mas não contam mais.
    }
contest-end-sure-open = Cancelar { $contest }? Ainda não começou, então nada será jogado.
contest-pause-sure = Pausar { $contest }? Não há limite de tempo: até você, ou outra pessoa que gerencia o servidor, tocar em **Retomar**, nenhuma partida nova começa e nenhum relógio corre. Dá para continuar jogando, e cada partida em andamento é avisada.
contest-called-off = A moderação encerrou { $contest }. As partidas em andamento podem ir até o fim.
contest-called-off-early = A moderação cancelou { $contest } antes do início.
contest-waited =
    ⏳ { $contest } espera uma semana: { $count ->
        [1] por enquanto só { $who } entrou
       *[other] por enquanto entraram { $who }
    }, e são precisas { $least }. Agora começa <t:{ $due }:F>. Tragam os amigos!
contest-corrected = ✏️ { $contest } mudou. Agora é assim:
contest-ended = { $contest } chegou ao fim.
contest-ended-early = { $contest } foi cancelado.
contest-end-reason = 💬 A moderação está encerrando { $contest } e diz por quê:
contest-end-untold = Não consegui entregar o motivo: não posso escrever no canal.
contest-begins =
    { $days ->
        [0] Daqui a uma hora
        [one] Daqui a { $days } dia
       *[other] Daqui a { $days } dias
    }
contest-begins-now = Agora mesmo
league-points = Pontos
league-rises = Acesso
league-falls = Rebaixamento
league-columns = pontos · partidas jogadas
league-out = Fora
button-contest-join = Quero participar
button-contest-leave = Sair
button-contest-stay = Ficar
button-contest-keep = Não, manter
button-contest-table =
    { $contest-kind ->
        [league] Tabela
        [cup] Chaveamento
       *[arena] Tabela
    }
button-contest-announce =
    { $contest-kind ->
        [league] Anunciar uma liga
        [cup] Anunciar uma copa
       *[arena] Anunciar uma arena
    }
button-contest-pause =
    { $paused ->
        [yes] Retomar
       *[no] Pausar
    }
button-contest-correct = Editar
button-contest-remove = Remover alguém
button-contest-remove-yes = Sim, remover
button-contest-remove-why = Remover e dizer por quê
button-contest-remove-no = Não, fica
button-contest-let-in = Deixar alguém voltar
button-contest-here = Mover para cá
button-contest-there = Não, deixar onde está
button-contest-list =
    { $contest-kind ->
        [league] Todas as ligas
        [cup] Todas as copas
       *[arena] Todas as arenas
    }
button-contest-end =
    { $contest-kind ->
        [league] Encerrar a liga
        [cup] Encerrar a copa
       *[arena] Encerrar a arena
    }
button-contest-end-why = Encerrar e dizer por quê
form-about-contest-name = O nome que todo mundo vai ver
form-about-contest-announce = O nome que todo mundo vai ver. O anúncio sai em #{ $channel }.
form-about-contest-begins = Os horários são do seu fuso, { $zone }; /settings muda isso.
form-about-contest-end-reason = Todo mundo vai ler no canal. Eu não guardo.
form-contest-member = Ninguém ainda
form-about-contest-member = Quem deve sair
form-about-contest-kept-out = Quem pode se inscrever de novo
refusal-no-such-contest = Essa disputa não existe mais aqui. Veja as que existem em { COMMAND("league") }, { COMMAND("cup") } e { COMMAND("arena") }.
refusal-no-contest-name = Falta um nome. Escreva um e envie o formulário de novo.
refusal-no-contest-clock = Sem relógio, isso pode não acabar nunca. Escolha um relógio em **Tempo**.
refusal-enough-contests = Já tem { $limit } ligas, copas e arenas por aqui. Quem gerencia o servidor ainda pode anunciar mais uma; senão, espere alguma acabar.
refusal-contest-named-so =
    { $contest-kind ->
        [league] Já existe aqui uma liga chamada { $name }
        [cup] Já existe aqui uma copa chamada { $name }
       *[arena] Já existe aqui uma arena chamada { $name }
    }. Escolha outro nome, para ninguém confundir, e envie o formulário de novo.
refusal-too-many-contests = Este servidor já tem { $limit } ligas, copas e arenas, e esse é o limite: { $names }. Encerre uma primeiro.
refusal-in-contest-already = Você já está participando. Eu aviso quando suas partidas começarem.
refusal-nobody-to-remove = Essa pessoa não está participando, então não tem quem remover.
refusal-not-in-contest = Você não está participando, então não tem do que sair.
refusal-contest-runs-not = Agora não tem nada em andamento para pausar.
refusal-no-contests = Quem me hospeda desativou ligas, copas e arenas. Você ainda pode desafiar alguém com { COMMAND("challenge") }.
refusal-contest-full = Lotou: já são { $limit } participantes, o máximo de uma copa.
refusal-contest-has-begun = Já começou, então não dá mais para editar.
refusal-cup-has-begun = Esta copa já começou. Veja em { COMMAND("cup") } se tem outra.
command-cup = As copas deste servidor: veja, participe ou anuncie uma
cup-title = ### 🏆 { $contest }
cup-rules =
    • É mata-mata, com a chave montada pela pontuação. Se o número de participantes não fechar a chave, as maiores pontuações passam direto pela primeira fase.
    • Cada confronto tem duas partidas ao mesmo tempo, e cada lado começa uma.
    • Se der empate no total, mais uma partida decide, com um relógio mais rápido, se houver. Quem tem a pontuação mais baixa começa; para quem tem a mais alta, basta o empate.
    • Se o seu tempo acabar, já contando os dias de folga, você perde a partida.
    • Se você sair, a outra pessoa avança.
cup-state =
    { $state ->
        [running] { $round }: { $left } de { $all } participantes ainda estão na disputa.
        [paused] A copa está em pausa ({ $round }). Não começam novas partidas e nenhum relógio corre até que quem gerencia o servidor a retome com { COMMAND("cup") }.
        [won] 🎉 { $winner } venceu a copa, à frente de { $second }!
       *[ended] Esta copa acabou.
    }
cup-round =
    { $round ->
        [final] Final
        [semi] Semifinal
        [quarter] Quartas de final
        [eighth] Oitavas de final
        [sixteenth] Fase de 32
       *[thirty-second] Fase de 64
    }
cup-tie =
    { $how ->
        [won] { $one } venceu { $other } por { $score }
        [seed] { $one } e { $other } empataram em { $score }, e { $one } avança pela melhor pontuação inicial
        [walkover] { $one } venceu ({ $other } está fora)
        [bye] { $one } passa direto
        [begun] { $one } – { $other } (por enquanto { $score })
       *[open] { $one } – { $other }
    }
cup-score = { $one }–{ $other }
cup-bye = Passa direto
cup-alt = Chaveamento de { $contest }.
cup-alt-round = { $round }: { $ties }.
cup-pair = **{ $contest }**, { $round }: { $one } e { $other } jogam aqui duas partidas, e cada lado começa uma.
cup-decider = **{ $contest }**, { $round }: deu empate entre { $one } e { $other }, então mais uma partida decide ({ $pace }). { $one } começa; para { $other }, basta o empate.
cup-again = **{ $contest }**, { $round }: { $one } e { $other } jogam aqui mais uma partida, porque uma das anteriores não contou.
cup-board = 🏆 { $contest }, { $round }
cup-board-tie =
    { $state ->
        [won] { $winner } avança com { $score }
        [won-cup] 🏆 { $winner } venceu a copa com { $score }!
        [walkover] { $winner } avança, porque { $loser } saiu da disputa
        [walkover-cup] 🏆 { $winner } venceu a copa, porque { $loser } saiu da disputa
        [level] Empate em { $score }, então mais uma partida decide
        [decider] Partida de desempate, { $score } até aqui: para { $better }, basta o empate
       *[open] Por enquanto { $orange } { $score } { $gray }; se empatar depois das duas, mais uma decide
    }
cup-you =
    { $where ->
        [joined] Você está participando.
        [plays] Você continua nesta copa.
        [out] Para você, esta copa já acabou.
        [late] A copa já começou, então não dá mais para entrar.
       *[none] Você não está participando. Para entrar, aperte **{ button-contest-join }**.
    }
league-leave-counts =
    { $counts ->
        [yes] Você já terminou { $over } das suas { $all } partidas: elas contam, e as outras viram vitórias dos rivais.
       *[no] Você só terminou { $over } das suas { $all } partidas. É menos da metade, então nenhuma vai contar.
    }
league-remove-counts =
    { $counts ->
        [yes] Partidas terminadas: { $over } de { $all }. Elas contam, e os adversários vencem as outras.
       *[no] Partidas terminadas: só { $over } de { $all }. É menos da metade, então nenhuma vai contar.
    }
league-over = 🎉 { $contest }: fim da temporada { $season }!
league-over-division = **{ $division }**: 🏆 { $winner }
league-over-nobody = Ninguém venceu: todos ficaram de fora antes do fim.
league-goes-up = { $player } sobe
league-goes-down = { $player } cai
league-next = A temporada { $season } abre em <t:{ $due }:F>, com uma nova mensagem aqui. Aperte **{ button-contest-join }** nela para continuar jogando.
cup-over = 🎉 { $winner } venceu { $contest }! { $second } ficou em 2º lugar.
arena-over = 🎉 { $contest } acabou! Vitória de { $winner } (pontos: { $points }).
arena-over-nobody = { $contest } acabou, e ninguém terminou nenhuma partida.
command-arena = As arenas deste servidor: veja, participe ou anuncie uma
arena-title = ### 🏟️ { $contest }
arena-rules =
    • Quem estiver livre já entra em outra partida, até o tempo da arena acabar.
    • A vitória vale 2 pontos, e o empate, 1. De vários empates seguidos, só o primeiro conta.
    • Com duas vitórias seguidas, você pega fogo 🔥: tudo vale em dobro até a primeira partida que você não vencer.
    • As partidas são amistosas: a pontuação não muda. As que ainda estiverem em andamento no fim não contam.
    • Se o seu tempo acabar, você descansa até apertar **{ button-contest-join }** de novo.
arena-state =
    { $state ->
        [running] Termina <t:{ $due }:R>.
        [won] 🎉 Vitória de { $winner } (pontos: { $points })!
        [nobody] Acabou, e ninguém terminou nenhuma partida.
       *[ended] Esta arena acabou.
    }
arena-row =
    { $how ->
        [fire] { $place }. 🔥 { $player } **{ $points }** · partidas: { $played }
        [out] { $place }. { $player } (descansando) **{ $points }** · partidas: { $played }
       *[plain] { $place }. { $player } **{ $points }** · partidas: { $played }
    }
arena-more = e mais { $count }
arena-alt = Tabela de { $contest }.
arena-alt-row =
    { $how ->
        [fire] { $place }. { $name }, pegando fogo, pontos: { $points }, partidas: { $played }.
        [out] { $place }. { $name }, descansando, pontos: { $points }, partidas: { $played }.
       *[plain] { $place }. { $name }, pontos: { $points }, partidas: { $played }.
    }
arena-pair = **{ $contest }**: { $one } e { $other }, a partida de vocês é aqui. { $one } começa.
arena-board = 🏟️ { $contest }
arena-sits-out = { $player } está descansando; para voltar, é só apertar **{ button-contest-join }**.
contest-moved = { $contest } continua em { $channel }.
contest-move-sure = Mover { $contest } para { $channel }? A partir de agora, a mensagem e as novidades ficam lá, e lá começam as novas partidas. As partidas em andamento continuam nos tópicos e canais onde estão.
picture-starts = Começa: { $day }, { $hour } UTC
picture-join = Participe no Discord: “{ button-contest-join }”
contest-poster-alt =
    Cartaz de { $contest } ({ $facts }). { picture-starts }. { picture-join }. Em um pedestal está um prêmio. { $count ->
        [0] Ninguém entrou ainda; dois gatinhos fazem companhia a ele.
        [one] Ao lado, o gato de 1 pessoa inscrita.
       *[other] Ao lado, os gatos de { $count } pessoas inscritas.
    }
arena-you =
    { $where ->
        [joined] Você está participando.
        [plays] Você está participando: assim que alguém estiver livre, vocês jogam.
        [resting] Você está descansando. Para voltar, aperte **{ button-contest-join }**.
       *[none] Você não está participando. Para entrar, aperte **{ button-contest-join }**.
    }
arena-begins =
    { $minutes ->
        [5] Daqui a 5 minutos
        [15] Daqui a 15 minutos
        [60] Daqui a uma hora
        [1440] Daqui a um dia
       *[10080] Daqui a uma semana
    }
arena-lasts =
    { $minutes ->
        [30] 30 minutos
        [60] 1 hora
        [120] 2 horas
       *[180] 3 horas
    }
refusal-removed-from-contest = A moderação tirou você desta disputa, então não dá para voltar.
refusal-only-moderators-announce = Só quem gerencia este servidor pode anunciar. Peça que liberem isso para todo mundo em { COMMAND("server") }.
champions-contests = **Ligas, copas e arenas**
champions-contest =
    { $contest-kind ->
        [league] { $contest }, temporada { $season }, { $division }: { $winner }
        [cup] { $contest }: { $winner }
       *[arena] { $contest }: { $winner }
    }

## Vote matches: a whole server against the bot.

command-vote = Todo mundo contra mim: este servidor vota na próxima jogada
team-unnamed = Este servidor
vote-open = { $team }, é a vez de vocês! Conto os votos <t:{ $due }:R>.
vote-wanted = **{ $turn }**: { $votes } de { $total }
vote-more =
    { $count ->
        [one] e mais { $count } jogada
       *[other] e mais { $count } jogadas
    }
vote-none =
    { $hours ->
        [24] Nenhum voto ainda. Se ninguém votar, espero mais um dia.
       *[other] Nenhum voto ainda. Se ninguém votar, espero mais { $hours } horas.
    }
vote-played = Essa jogada recebeu { $votes } de { $total } votos.
vote-before = A última jogada de vocês foi { $turn }, com { $votes } de { $total } votos.
vote-counted = { $turn }: { $votes }
vote-alt = Votos: { $votes }.
vote-voters = Quem mais votou: { $voters }.
vote-voter = { $player } ({ $votes })
vote-next = A próxima partida começa em <t:{ $due }:F>, a não ser que alguém cancele antes disso.
vote-again = Para começar outra, use { COMMAND("vote") }.
vote-given-up = Faz uma semana que ninguém vota, então a partida { $match } acaba aqui.
vote-what = Numa partida por votação, o servidor inteiro joga contra mim: uma partida por semana. Cada pessoa vota em segredo na próxima jogada. Quando o tempo acaba, faço a jogada com mais votos; se der empate, a que recebeu um voto primeiro. Depois eu respondo.
vote-off = Agora não tem partida por votação aqui. Quem gerencia o servidor pode começar uma.
vote-terms =
    { $hours ->
        [24] { edition-title } contra mim ({ level-name }), uma jogada por dia.
       *[other] { edition-title } contra mim ({ level-name }), uma jogada a cada { $hours } horas.
    }
vote-page-open = É a vez de vocês em { $channel }: conto os votos <t:{ $due }:R>.
vote-page-bot = É a minha vez em { $channel }. Você pode votar assim que eu jogar.
vote-page-next = A próxima partida começa <t:{ $due }:R> em { $channel }.
vote-not-yet = Você ainda não votou nesta jogada.
vote-yours =
    { $votes ->
        [one] Seu voto: **{ $turn }**. { $votes } de { $total } quer essa jogada.
       *[other] Seu voto: **{ $turn }**. { $votes } de { $total } querem essa jogada.
    }
vote-until = Conto os votos <t:{ $due }:R>. Até lá você pode mudar o seu.
vote-sure = Este voto ainda não vale: aperte **{ button-vote-for }** ou escolha outra casa.
vote-begun = A partida { $match } começa em { $channel }. Toda segunda-feira começa outra.
vote-end-sure = Encerrar esta partida e as próximas? A que está em andamento acaba sem ninguém vencer, e na segunda-feira não começa outra.
vote-ended = As partidas por votação acabaram por aqui. { vote-again }
vote-terms-server =
    { $hours ->
        [24] { edition-title } contra { $team }, uma jogada por dia.
       *[other] { edition-title } contra { $team }, uma jogada a cada { $hours } horas.
    }
vote-page-server = É a vez de { $team }. Depois dessa jogada, a votação de vocês abre em { $channel }.
vote-what-server = Nesta partida por votação, dois servidores jogam um contra o outro. Cada um vota no próprio servidor, em segredo, quando chega a vez dele. Quando o tempo acaba, faço a jogada com mais votos; se der empate, a que recebeu um voto primeiro. Do outro servidor só dá para ver o nome e as jogadas.
vote-offered = Passe este código a quem gerencia o outro servidor: `{ $code }`. Quando alguém digitar o código lá com { COMMAND("vote") }, a partida começa em { $channel }, e o seu servidor joga primeiro. O código vale uma vez, até <t:{ $until }:f>.
vote-asked =
    { $hours ->
        [24] { $team } desafia este servidor: { edition-title }, uma jogada por dia. Cada servidor vota nas próprias jogadas, e { $team } começa. Os tabuleiros de vocês vão aparecer neste canal.
       *[other] { $team } desafia este servidor: { edition-title }, uma jogada a cada { $hours } horas. Cada servidor vota nas próprias jogadas, e { $team } começa. Os tabuleiros de vocês vão aparecer neste canal.
    }
vote-accepted = Começou! { $team } joga primeiro. O primeiro tabuleiro de vocês aparece aqui depois dessa jogada.
vote-left = Joguei **{ $turn }**, com { $votes } de { $total } votos. Agora é a vez de { $team }. Depois, o próximo tabuleiro de vocês aparece aqui.
vote-end-sure-server = Encerrar esta partida? Ela acaba para os dois servidores, sem ninguém vencer.
vote-hours =
    { $hours ->
        [24] Todo dia
       *[other] A cada { $hours } horas
    }
button-vote = Votar
button-vote-for = Votar nesta
button-vote-change = Mudar meu voto
button-vote-page = Partida por votação
button-vote-begin = Começar partida por votação
button-vote-here = Mover para cá
button-vote-end = Encerrar a partida
button-vote-challenge = Desafiar outro servidor
button-vote-accept = Aceitar um desafio
form-about-vote-code = As oito letras que você recebeu de quem gerencia o outro servidor
form-about-vote-channel = Os tabuleiros saem em #{ $channel }, onde todo mundo vota.
refusal-no-vote-match = Agora não tem partida por votação aqui. Para começar uma, use { COMMAND("vote") }.
refusal-vote-match-on = Já tem uma partida por votação aqui: veja em { COMMAND("vote") }.
refusal-other-vote-match-on = Esse servidor já está numa partida por votação. Tente de novo quando ela acabar: o código vale uma semana.
refusal-no-such-vote-offer = Não conheço esse código. Talvez já tenha sido usado, tenha mais de uma semana ou esteja com uma letra errada. Peça um novo ao outro servidor.
refusal-own-vote-offer = Esse código é deste servidor mesmo. Passe para quem gerencia o outro.
refusal-other-server-votes = É a vez de { $mover }, então aqui ainda não dá para votar. O próximo tabuleiro de vocês aparece depois dessa jogada.
