### Wszystkie zdania po polsku. Jak powstaje tłumaczenie, mówi docs/translating.md; tam jest też słowniczek.
### Imion nie odmieniamy: stoją w mianowniku albo przy dwukropku, a o ludziach mówimy w czasie teraźniejszym.


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
        [ghost] boop z duchami
        [kittens] boop kociaków
       *[classic] boop
    }
edition-title =
    { $edition ->
        [ghost] Boop z duchami
        [kittens] Boop kociaków
       *[classic] Boop
    }
former-player = Ktoś z przeszłości
someone = ktoś

## The board message. Its first line is all that a notification shows; the lines that begin with -# there are small print.

board-begins = { $mover }, zaczynasz! Postaw kociaka, gdzie chcesz.
board-sides = { SIGN("kitten_marmalade", plain: "🟠") }{ $orange } gra rudymi, { SIGN("kitten_tuxedo", plain: "🟦") }{ $gray } frakami.
board-your-turn = { $mover }, twój ruch!
board-past =
    { $who }: { $kind ->
        [cat] kot
       *[kitten] kociak
    } na { $square } · ruch { $turn } · partia { $match }
board-past-told = Ruch { $turn }, partia { $match }: { $told }
board-past-first = Początek partii { $match }
board-past-undone = Cofnięte · partia { $match }
board-past-earlier = Wcześniej w partii { $match }
board-moved = { $mover }, partia { $match } jest teraz tutaj.
board-moved-turn = Twój ruch, potem gra { $other }.
board-taken-back =
    { $undone ->
        [one] { $other }, cofnięto ruch { $last }.
       *[other] { $other }, cofnięto ruchy { $first } i { $last }.
    }
board-taken-back-alone =
    { $undone ->
        [one] Cofnięto ruch { $last }.
       *[other] Cofnięto ruchy { $first } i { $last }.
    }
board-moves-again = Ruch znowu ma { $mover }.
board-yours-again = Znów twój ruch.
whose-turn =
    { $turn ->
        [yours] Twój ruch.
       *[theirs] Teraz ruch ma { $mover }.
    }
side-to-move =
    { $side ->
        [orange] ruch mają rude
       *[gray] ruch mają fraki
    }
board-facts =
    { $clock ->
        [due] Ruch { $turn } · { side-to-move } · termin <t:{ $due }:R> · partia { $match }
        [still] Ruch { $turn } · { side-to-move } · zegar stoi · partia { $match }
       *[none] Ruch { $turn } · { side-to-move } · bez zegara · partia { $match }
    }
board-facts-first =
    { $rated ->
        [yes]
            { $clock ->
                [due] Partia { $match } · rankingowa · termin <t:{ $due }:R>
                [still] Partia { $match } · rankingowa · zegar stoi
               *[none] Partia { $match } · rankingowa · bez zegara
            }
       *[no]
            { $clock ->
                [due] Partia { $match } · towarzyska · termin <t:{ $due }:R>
                [still] Partia { $match } · towarzyska · zegar stoi
               *[none] Partia { $match } · towarzyska · bez zegara
            }
    }
board-won =
    { $ending ->
        [line] 🏆 Wygrywa { $winner }! Trzy koty w linii.
        [eight-cats] 🏆 Wygrywa { $winner }! Wszystkie osiem kotów na łóżku.
        [three-kittens] 🏆 Wygrywa { $winner }! Trzy kociaki w linii.
        [resigned] 🏆 Wygrywa { $winner }: { $loser } poddaje partię.
       *[time] 🏆 Wygrywa { $winner }: { $loser } przekracza czas.
    }
board-drawn =
    { $ending ->
        [agreed] 🤝 Remis za obopólną zgodą: { $orange } i { $gray }.
        [repetition] 🤝 Remis: trzy razy ta sama pozycja.
       *[turn-limit] 🤝 Remis: rozegrano 300 ruchów.
    }
board-called-off = { $by } odwołuje partię { $match }.
board-closed =
    { $ending ->
        [called-off] { $other }, { $by } odwołuje partię { $match }.
        [cancelled] { $orange } i { $gray }, moderacja kończy partię { $match }.
        [left-contest] { $orange } i { $gray }, partia { $match } jest odwołana: ktoś z was już nie bierze udziału.
       *[abandoned] { $orange } i { $gray }, partia { $match } została porzucona.
    }
board-left = { $other }, partia { $match } jest odwołana: { $by } już nie bierze udziału.
board-drawn-early = { $orange } i { $gray }, zgadzacie się na remis, ale nie macie jeszcze po dwa ruchy.
board-uncounted = Koniec. Ta partia się nie liczy.
board-off-in-league = Nie liczy się do rankingu. Ile znaczy w lidze, pokazuje jej tabela.
board-timed-out = { $other }, { $by } przekracza czas, zanim zdążycie zrobić po dwa ruchy.
board-well-played = Dobrze zagrane, { $player }!
board-well-played-both = Dobrze zagrane z obu stron!
board-ratings = Ranking: { $one } { $one-rating } ({ $one-change }), { $two } { $two-rating } ({ $two-change })
board-friendly = Towarzysko: rankingi bez zmian.
board-numbers =
    { $turns ->
        [one] 1 ruch
        [few] { $turns } ruchy
       *[other] { $turns } ruchów
    } · { $boops ->
        [one] 1 pacnięcie
        [few] { $boops } pacnięcia
       *[other] { $boops } pacnięć
    } · strącone cudze: { $off }
board-match = partia { $match }
counted-booos = BUUU! × { $count }
picture-turns =
    { $turns ->
        [one] 1 ruch
        [few] { $turns } ruchy
       *[other] { $turns } ruchów
    }
picture-boops =
    { $count ->
        [one] pacnięcie
        [few] pacnięcia
       *[other] pacnięć
    }
picture-falls = z łóżka
picture-grown = dorosłe
picture-won =
    { $ending ->
        [line] Wygrywa { $winner }: trzy koty w linii!
        [eight-cats] Wygrywa { $winner }: osiem kotów na łóżku!
        [three-kittens] Wygrywa { $winner }: trzy kociaki w linii!
        [resigned] Wygrywa { $winner }: { $loser } poddaje partię
       *[time] Wygrywa { $winner }: { $loser } przekracza czas
    }
picture-drawn =
    { $ending ->
        [agreed] Remis za zgodą obu stron
        [repetition] Remis: trzy razy ta sama pozycja
       *[turn-limit] Remis po 300 ruchach
    }
board-rows = Rząd po rzędzie, od góry:
rows-tip = Chcesz czytać pod każdą planszą, kto został popchnięty? Włącz **Popchnięcia słowami** w { COMMAND("settings") }.
board-row =
    { $rank }: { $pieces ->
        [none] pusty
       *[other] { $pieces }
    }
board-row-piece =
    { $square } { $kind ->
        [cat] kot
       *[kitten] kociak
    } ({ $who })
board-moved-away =
    📦 { $mover } przenosi partię { $match }. Nowe miejsce: { $where ->
        [server] { $channel }
       *[conversation] prywatna rozmowa
    }. `/board { option-match }:{ $match }` sprowadzi ją tam, gdzie to wpiszesz.
board-homeless-turn = { $other } już po ruchu: w partii { $match } twoja kolej. Ale na { $channel } nie mogę już pisać. Wpisz `/board { option-match }:{ $match }` na waszym wspólnym kanale, a partia przeniesie się tam.
place-lost = Nie mogę już pisać na { $channel }, gdzie { $other } gra z tobą partię { $match }. Wpisz `/board { option-match }:{ $match }` na waszym wspólnym kanale, a partia przeniesie się tam.
place-lost-around = { $players }: na { $channel } nie mogę już pisać. `/board { option-match }:{ $match }` przeniesie partię { $match } tutaj.
day-title =
    { $count ->
        [one] Czeka na ciebie jedna partia:
        [few] Czekają na ciebie { $count } partie:
       *[many] Czeka na ciebie { $count } partii:
    }
day-more = I jeszcze { $count }: { COMMAND("games") }
day-streak = ☀️ Rozwiąż dzisiejszą zagadkę przed <t:{ $until }:t>, żeby nie przerwać serii (dni: { $streak }): { COMMAND("daily") }
call = ☀️ Zgodnie z prośbą: dzisiejsza zagadka już jest.
call-streak =
    { $days ->
        [one] Rozwiąż ją, a seria będzie trwać dwa dni.
        [few] Rozwiąż ją, a seria trwająca { $days } dni nie zostanie przerwana.
        [many] Rozwiąż ją, a seria trwająca { $days } dni nie zostanie przerwana.
       *[other] Rozwiąż ją, a seria trwająca { $days } dnia nie zostanie przerwana.
    }
call-ends = Jeśli opuścisz dwa dni, sam przestanę.
call-last = To moje ostatnie przypomnienie, jeśli dziś nie zajrzysz. `/settings { option-puzzle-reminder }:` je przywróci.
call-off = Dobrze, koniec z przypomnieniami o zagadce dnia. **{ button-call }** pod ukończoną zagadką je przywróci, podobnie `/settings { option-puzzle-reminder }:`.
followed = 👀 Partia { $match }, którą obserwujesz: { $orange } i { $gray }
thread-name = { edition-title } { $match }: { $one } i { $other }
thread-name-series = { edition-title }, pojedynek: { $one } i { $other }

## A turn, told. The pieces are counted: "boops 3; 1 falls" means that three are pushed, and one of them off the bed.

turn-placed =
    { $who }: { $kind ->
        [cat] kot
       *[kitten] kociak
    } na { $square } { $how ->
        [nobody] nikogo nie paca.
        [all-off]
            zrzuca z łóżka { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
        [some-off]
            paca { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }; { $off ->
                [one] 1 spada z łóżka
                [few] { $off } spadają z łóżka
               *[other] { $off } spada z łóżka
            }.
        [own-off]
            zrzuca z łóżka { $count ->
                [one] własny pionek
                [few] { $count } własne pionki
               *[other] { $count } własnych pionków
            }.
        [own-some]
            paca { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }; { $off ->
                [one] 1 własny spada z łóżka
                [few] { $off } własne spadają z łóżka
               *[other] { $off } własnych spada z łóżka
            }.
       *[on]
            paca { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
    }
turn-grown =
    { $cats-count ->
        [0]
            { $kittens-count ->
                [one] Miau! { $who }: dorasta { $kittens }.
               *[other] Miau! { $who }: dorastają { $kittens }.
            }
       *[other]
            { $kittens-count ->
                [one] { $who }: dorasta { $kittens }
               *[other] { $who }: dorastają { $kittens }
            }; { $cats-count ->
                [one] kot { $cats } wraca do zapasu
               *[other] koty { $cats } wracają do zapasu
            }.
    }
turn-grown-eight = Cała ósemka na łóżku, { $who }: dorasta { $kitten }.
turn-taken-up =
    { $who }: { $kind ->
        [cat] kot
       *[kitten] kociak
    } z { $square } wraca do zapasu.
turn-ghost-entered = { $who }: duch wchodzi między { $low } a { $high }.
# Podane też: { $off }.
turn-ghost-glides =
    { $how ->
        [nobody] { $who }: duch sunie dalej i nikogo nie popycha.
        [all-off]
            { $who }: duch spycha z łóżka { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
        [some-off]
            { $who }: duch popycha { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }; { $off ->
                [one] 1 spada z łóżka
                [few] { $off } spadają z łóżka
               *[other] { $off } spada z łóżka
            }.
       *[on]
            { $who }: duch sunie dalej i popycha { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
    }
# Podane też: { $off }.
turn-ghost-passes =
    { $how ->
        [nobody] { $who }: duch mija drugiego ({ $other }) i nikogo nie popycha.
        [all-off]
            { $who }: duch mija drugiego ({ $other }) i spycha z łóżka { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
        [some-off]
            { $who }: duch mija drugiego ({ $other }) i popycha { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }; { $off ->
                [one] 1 spada z łóżka
                [few] { $off } spadają z łóżka
               *[other] { $off } spada z łóżka
            }.
       *[on]
            { $who }: duch mija drugiego ({ $other }) i popycha { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
    }
turn-ghost-left = { $who }: duch odpływa do domu.
turn-scared =
    BUUU! { $who }: duch straszy { $count ->
        [one] 1 pionek
        [few] { $count } pionki
       *[other] { $count } pionków
    }{ $off ->
        [0] .
        [one] ; 1 spada z łóżka.
        [few] ; { $off } spadają z łóżka.
       *[other] ; { $off } spada z łóżka.
    }
turn-ghost-pushes =
    { $through ->
        [no] { $who }: duch sunie dalej. Popchnięte: { $moves }.
       *[yes] { $who }: duch mija drugiego ({ $other }). Popchnięte: { $moves }.
    }
turn-ghost-scares = BUUU! { $who }: duch straszy. Odskakują: { $moves }.
turn-own =
    { $all ->
        [yes]
            { $own ->
                [one] To własny pionek.
               *[other] Wszystkie są własne.
            }
       *[no]
            { $own ->
                [one] 1 jest własny.
                [few] { $own } są własne.
               *[other] { $own } jest własnych.
            }
    }
turn-won =
    { $ending ->
        [line] Trzy koty w linii: { $squares }!
        [eight-cats] Wszystkie osiem kotów na łóżku!
       *[three-kittens] Trzy kociaki w linii: { $squares }!
    }
turn-won-line = Linia: { $squares }.
# Ruch z nazwy, po dwukropku: „kociak na b3; dorastają b2, b3 i b4”.
turn-named =
    { $kind ->
        [cat] kot
       *[kitten] kociak
    } na { $square }{ $ghost ->
        [in] , duch wchodzi między { $low } a { $high }
       *[none] { "" }
    }{ $what ->
        [grows]
            ; { $count ->
                [one] dorasta
                [few] dorastają
               *[other] dorastają
            } { $squares }
        [back] ; { $squares } wraca do zapasu
       *[nothing] { "" }
    }
ghost-next =
    { $where ->
        [home] { $who }: po następnym ruchu duch wróci do domu.
        [past] { $who }: po następnym ruchu duch minie drugiego i przesunie się między { $low } a { $high }.
       *[on] { $who }: po następnym ruchu duch przesunie się między { $low } a { $high }.
    }
board-ghost-may = { $who }: na końcu tego ruchu duch może wejść.

## The picture in words (alt text), for those who can't see it: the last turn, the bed, the pools, whose turn.
## A player is named; where nobody is known, a side's name stands for one.

side-as-name =
    { $side ->
        [orange] Rude
       *[gray] Fraki
    }
alt-now = Teraz na łóżku:
alt-then = Wtedy na łóżku:
alt-last = Ostatni ruch:
alt-preview = Po tym ruchu:
alt-placed =
    { $who }: { $kind ->
        [cat] kot
       *[kitten] kociak
    } staje na { $square }.
alt-booped =
    { $who }: { $kind ->
        [cat] kot
       *[kitten] kociak
    } pacnięty z { $from } na { $to }.
alt-fell =
    { $who }: { $kind ->
        [cat] kot
       *[kitten] kociak
    } z { $from } spada z łóżka.
alt-blocked =
    { $why ->
        [cat] { $who }: kot na { $square } ani drgnie, bo kociak kota nie ruszy.
       *[behind]
            { $who }: { $kind ->
                [cat] kot
               *[kitten] kociak
            } na { $square } zostaje, bo tuż za nim ktoś stoi.
    }
alt-grown =
    { $cats ->
        [none]
            { $who }: { $kittens-count ->
                [one] dorasta kociak
                [few] dorastają kociaki
               *[other] dorastają kociaki
            } na { $kittens }.
       *[some]
            { $who }: { $kittens-count ->
                [one] dorasta kociak
                [few] dorastają kociaki
               *[other] dorastają kociaki
            } na { $kittens }; { $cats-count ->
                [one] kot z { $cats } wraca do zapasu.
                [few] koty z { $cats } wracają do zapasu.
               *[other] koty z { $cats } wracają do zapasu.
            }
    }
alt-taken-up =
    { $who }: { $kind ->
        [cat] kot
       *[kitten] kociak
    } z { $square } wraca do zapasu.
alt-ghost-entered = { $who }: duch wchodzi między { $low } a { $high }.
alt-ghost-moved = { $who }: duch sunie między { $low } a { $high }.
alt-ghost-through = { $who }: duch przenika przez drugiego ({ $other }) i staje między { $low } a { $high }.
alt-ghost-left = { $who }: duch odpływa do domu.
alt-scared =
    BUUU! { $to ->
        [off]
            { $who }: { $kind ->
                [cat] kot
               *[kitten] kociak
            } skacze z { $from } nad { $over } i spada z łóżka.
       *[on]
            { $who }: { $kind ->
                [cat] kot
               *[kitten] kociak
            } skacze z { $from } nad { $over } na { $to }.
    }
alt-won = { $who } wygrywa: { $squares }.
alt-over = Koniec partii.
alt-counted = W liczbach: { picture-turns }.
alt-counted-side =
    { $who }{ $rating ->
        [none] { "" }
       *[other] { " " }(ranking { $rating })
    }: { $boops ->
        [one] 1 pacnięcie
        [few] { $boops } pacnięcia
       *[other] { $boops } pacnięć
    }, { $off ->
        [one] 1 upadek
        [few] { $off } upadki
       *[other] { $off } upadków
    } z łóżka{ $grows ->
        [no] { "" }
       *[yes] , dorosłe kociaki: { $grown }
    }{ $booos ->
        [0] { "" }
       *[other] ,{ " " }BUUU! × { $booos }
    }.
alt-won-by =
    { $ending ->
        [resigned] Koniec partii: wygrywa { $winner }, bo { $loser } się poddaje.
       *[time] Koniec partii: wygrywa { $winner }, bo { $loser } przekracza czas.
    }
alt-drawn =
    { $ending ->
        [agreed] Koniec partii: { $orange } i { $gray } zgadzają się na remis.
        [repetition] Koniec partii: remis, bo trzy razy powstała ta sama pozycja.
       *[turn-limit] Koniec partii: remis po 300 ruchach.
    }
alt-closed =
    { $ending ->
        [called-off] Koniec partii: odwołuje ją { $by }, więc się nie liczy.
        [cancelled] Koniec partii: zamyka ją moderacja, więc się nie liczy.
        [left-contest] Koniec partii: nie liczy się, bo jedna ze stron już nie bierze udziału.
       *[abandoned] Koniec partii: nie liczy się, bo nikt jej nie dokończył.
    }
alt-choice = Do wyboru: { $ways }.
alt-bed-empty = Łóżko jest puste: sześć na sześć pól, kolumny od a do f od lewej, rzędy od 1 do 6 od dołu.
alt-standing =
    { $who }: { $kind ->
        [cat]
            { $count ->
                [one] kot
                [few] koty
               *[other] koty
            }
       *[kitten]
            { $count ->
                [one] kociak
                [few] kociaki
               *[other] kociaki
            }
    } na { $squares }.
alt-ghost =
    { $where ->
        [home] { $who }: duch między { $low } a { $high }, zaraz wróci do domu.
        [past] { $who }: duch między { $low } a { $high }, zaraz minie drugiego i stanie między { $next-low } a { $next-high }.
       *[on] { $who }: duch między { $low } a { $high }, zaraz między { $next-low } a { $next-high }.
    }
alt-pool =
    { $edition ->
        [kittens]
            { $whose }: { $kittens ->
                [one] 1 kociak
                [few] { $kittens } kociaki
               *[other] { $kittens } kociaków
            }.
        [classic]
            { $whose }: { $kittens ->
                [one] 1 kociak
                [few] { $kittens } kociaki
               *[other] { $kittens } kociaków
            }, { $cats ->
                [one] 1 kot
                [few] { $cats } koty
               *[other] { $cats } kotów
            }.
       *[ghost]
            { $whose }: { $kittens ->
                [one] 1 kociak
                [few] { $kittens } kociaki
               *[other] { $kittens } kociaków
            }, { $cats ->
                [one] 1 kot
                [few] { $cats } koty
               *[other] { $cats } kotów
            }{ $ghost ->
                [yes] , duch
               *[no] { "" }
            }.
    }
pool-of = { $who }, w zapasie
pool-yours = W twoim zapasie
alt-to-move =
    { $named ->
        [yes]
            Teraz ruch: { $who } ({ $side ->
                [orange] rude
               *[gray] fraki
            }).
       *[no] Teraz ruch: { $who }.
    }

## The picker: taking a turn by taps.

picker-where =
    { $kind ->
        [cat] { $opponent } czeka na twój ruch: gdzie stanie twój kot?
       *[kitten] { $opponent } czeka na twój ruch: gdzie stanie twój kociak?
    }
picker-alt-told = Łóżko, tak jak opisano wyżej.
picker-alt-told-turn = Ruch i łóżko po nim, tak jak opisano wyżej.
picker-paused = Partia jest wstrzymana: Twój ruch znów uruchomi zegar.
picker-cats-out = Wszystkie twoje koty są na łóżku. Do zapasu wrócą dzięki linii albo po upadku z łóżka.
picker-grown-free = Blade kociaki z gwiazdką są już w zapasie: ich pola są wolne.
picker-side =
    { $side ->
        [orange] { SIGN("kitten_marmalade", plain: "🟠") }Grasz rudymi.
       *[gray] { SIGN("kitten_tuxedo", plain: "🟦") }Grasz frakami.
    }
picker-would =
    Twój { $kind ->
        [cat] kot
       *[kitten] kociak
    } na { $square } { $how ->
        [nobody] nikogo nie pacnie.
        [all-off]
            zrzuci z łóżka { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
        [some-off]
            pacnie { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }; { $off ->
                [one] 1 spadnie z łóżka
                [few] { $off } spadną z łóżka
               *[other] { $off } spadnie z łóżka
            }.
       *[on]
            pacnie { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
    }
picker-ghost-moves =
    Potem twój duch sunie między { $low } a { $high }{ $how ->
        [nobody] .
        [all-off]
            { " " }i spycha z łóżka { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
        [some-off]
            { " " }i popycha { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }; { $off ->
                [one] 1 spadnie z łóżka
                [few] { $off } spadną z łóżka
               *[other] { $off } spadnie z łóżka
            }.
       *[on]
            { " " }i popycha { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }.
    }
picker-ghost-scares =
    BUUU! { $count ->
        [one] 1 pionek podskoczy
        [few] { $count } pionki podskoczą
       *[other] { $count } pionków podskoczy
    }{ $how ->
        [on] .
        [all-off] { " " }i buch z łóżka!
       *[some-off]
            ; { $off ->
                [one] 1 spadnie z łóżka
                [few] { $off } spadną z łóżka
               *[other] { $off } spadnie z łóżka
            }.
    }
ways-pushed = Popchnięte: { $moves }.
ways-by-ghost = Duch spycha: { $moves }.
ways-jump = Odskakują: { $moves }.
ways-held = Zostaje, bo tuż za nim ktoś stoi: { $squares }.
ways-heavy = Za ciężko dla kociaka: { $squares }.
move-to = z { $from } na { $to }
move-off = z { $square } poza łóżko
move-cat = kot { $move }
move-whose =
    { $move } ({ $yours ->
        [yes] twój
       *[no] przeciwnika
    })
move-side =
    { $move } ({ $side ->
        [orange] rudy
       *[gray] frak
    })
move-jump = { $move } (skacze)
moves-boops = paca: { $moves }
moves-ghost = duch: { $moves }
moves-of =
    { $yours ->
        [yes] twoje
       *[no] przeciwnika
    } { $moves }
picker-ghost-passes = Po drodze mija drugiego ducha.
picker-ghost-leaves = Potem twój duch odpływa do domu; od następnego ruchu znów może wejść.
picker-ghost-when =
    { $where ->
        [pool] Na końcu tego ruchu twój duch może wejść od krawędzi łóżka, między dwoma polami.
       *[bed] Twój duch jest na łóżku. Gdy wróci do domu, może wejść od następnego ruchu.
    }
picker-grows =
    { $kittens-count ->
        [one] Dorasta { $squares }
        [few] Dorastają { $squares }
       *[other] Dorastają { $squares }
    }{ $cats ->
        [none] .
       *[some]
            ; { $cats-count ->
                [one] kot z { $cats } wraca do zapasu.
                [few] koty z { $cats } wracają do zapasu.
               *[other] koty z { $cats } wracają do zapasu.
            }
    }
picker-piece-grows = Kociak na { $square } dorasta.
picker-piece-back =
    { $kind ->
        [cat] Kot z { $square } wraca do zapasu.
       *[kitten] Kociak z { $square } wraca do zapasu.
    }
picker-wins = Ten ruch wygrywa!
picker-cat-wins = Kot na tym polu wygrałby partię!
picker-cat-could-win = Kot może wygrać w tym ruchu: **{ picker-kind }** pokaże, gdzie.
picker-own-falls = **Zrzucisz z łóżka, z powrotem do swojego zapasu: { $pieces }.**
picker-own-kittens =
    { $count ->
        [one] 1 kociaka
        [few] { $count } kociaki
       *[other] { $count } kociaków
    }
picker-own-cats =
    { $count ->
        [one] 1 kota
        [few] { $count } koty
       *[other] { $count } kotów
    }
picker-which =
    { $what ->
        [line]
            { $count ->
                [one] Masz { $count } gotową linię.
                [few] Masz { $count } gotowe linie.
               *[other] Masz { $count } gotowych linii.
            } Która dorasta?
        [piece] Masz na łóżku całą ósemkę. Kto wraca do zapasu?
       *[both] Wybierz linię, która dorośnie, albo jeden pionek, który wróci do zapasu.
    }
picker-eight-grows = Kociak przy tym dorasta.
picker-may-enter = Twój duch może wejść. Wchodząc, nikogo nie rusza.
picker-enters = Twój duch wchodzi między { $low } a { $high }.
picker-sure = Jeszcze nie zagrane: naciśnij **Pacnij!** albo wybierz inne pole.
picker-repeats =
    { $time ->
        [2] Taka pozycja już raz była. Za trzecim razem partia kończy się remisem.
       *[3] ⚠️ Taka pozycja była już dwa razy: ten ruch kończy partię remisem.
    }
picker-done = Zagrane: { $turn }.
picker-done-last = Nic więcej na ciebie nie czeka.
picker-done-next = W partii { $match } czeka też { $opponent }.
picker-done-over =
    { $how ->
        [won] Wygrywasz! 🎉
       *[drawn] To remis.
    }
picker-done-answered =
    ⚡ { $opponent } gra odpowiedź z planu: { $turn }.{ $again ->
        [yes] { " " }Znów twój ruch.
       *[no] { "" }
    }
picker-left = Kolumny od a do c
picker-right = Kolumny od d do f
picker-ghost = Twój duch
picker-keep-ghost = Duch zostaje w zapasie
picker-entry =
    { $heading ->
        [e] { $number } · Z lewej, rzędy { $low } i { $high }
        [w] { $number } · Z prawej, rzędy { $low } i { $high }
        [n] { $number } · Z dołu, kolumny { $low } i { $high }
       *[s] { $number } · Z góry, kolumny { $low } i { $high }
    }
picker-entry-where =
    { $heading ->
        [e] zaczyna między { $low } a { $high }, patrzy w prawo
        [w] zaczyna między { $low } a { $high }, patrzy w lewo
        [n] zaczyna między { $low } a { $high }, patrzy w górę
       *[s] zaczyna między { $low } a { $high }, patrzy w dół
    }
picker-what-grows =
    { $what ->
        [line] Która linia?
        [both] Co wraca do zapasu?
       *[piece] Kto wraca do zapasu?
    }
picker-line = { $number } · { $squares }
picker-piece =
    { $kind ->
        [cat] { $number } · kot { $square }
       *[kitten] { $number } · kociak { $square }
    }
picker-line-does =
    { $kittens ->
        [one] dorasta 1 kociak
        [few] dorastają { $kittens } kociaki
       *[other] dorasta { $kittens } kociaków
    }{ $cats ->
        [0] { "" }
        [one] , wraca 1 kot
        [few] , wracają { $cats } koty
       *[other] , wraca { $cats } kotów
    }
picker-piece-does =
    { $what ->
        [grows] dorasta
        [stays-cat] pozostaje kotem
       *[stays-kitten] pozostaje kociakiem
    }
picker-kind =
    { $kind ->
        [cat] Weź kota
       *[kitten] Weź kociaka
    }
button-boop = Pac!
button-boop-it = Pacnij!
button-back = Od nowa
button-read = Opis planszy

## Planning ahead: if they play this, I play that. Only whoever plans reads it, but for what the board tells of a planned turn. Turns are told in words, as
## `turn-named` names them.

turn-planned = ⚡ Zaplanowane: { $told }
board-answered = { $mover } gra odpowiedź z planu.
alt-planned = Ostatni ruch, zaplanowany wcześniej:
picker-plan-stopped = Zaplanowany ruch `{ $turn }` dałby teraz coś innego, więc go nie gram.
picker-plan-lapsed = { $opponent } gra coś, czego twój plan nie przewidział, więc plan przepada.
button-plan = Zaplanuj
button-plan-it = Do planu
button-plan-add = Dodaj ruch
button-plan-remove = Usuń
button-plan-back = Wróć
plan-title = ⚡ **Plan** · partia { $match }
plan-what = Jeśli { $opponent } zagra ruch, którego się spodziewasz, od razu zagram twoją odpowiedź. Plan widzisz tylko ty.
plan-what-first = Twój ruch: wybierz, co zagrasz, a potem odpowiedzi, których się spodziewasz. Za ciebie gram tylko dalsze ruchy: ten nadal robisz ty.
plan-after = Dotąd: { $turns }
plan-then = { ", potem " }
plan-pair = { $reply }, a ty na to: { $answer }
plan-mine = twój ruch: { $turn }
plan-open = { $reply }: jeszcze bez odpowiedzi
plan-unanswered = jeszcze bez odpowiedzi
plan-likely = Prawdopodobne odpowiedzi
plan-branches = Twoje warianty
plan-planned = Jest w planie. **Dodaj ruch** pozwala planować stąd dalej, **Wróć** prowadzi do innych wariantów.
plan-ends = Ten ruch kończy partię.
plan-full = Plan mieści do { $branches } wariantów, a każdy z nich do { $deep } twoich ruchów.
plan-which-theirs = Co twoim zdaniem zagra { $opponent }?
plan-which-first = Co zagrasz najpierw?
plan-which-mine = { $opponent } gra tak: { $turn }. Co odpowiadasz?
plan-picked-theirs = { $opponent } gra tak: { $turn } ({ $effects }).
plan-picked-mine = Grasz tak: { $turn } ({ $effects }).
plan-sure = Jeszcze nie w planie: naciśnij **Do planu** albo wybierz inne pole.
refusal-plan-against-bot = Odpowiadam od razu, więc nie ma czego planować. Po prostu zagraj swój ruch.
refusal-plan-gone = Tej części planu już nie ma. Otwórz **Zaplanuj** jeszcze raz pod **Więcej**.
refusal-plan-full = Plan jest pełny: mieści do { $branches } wariantów, a każdy z nich do { $deep } twoich ruchów. Najpierw usuń jakiś wariant.

## What autocomplete says of a turn (100 characters at most): what it does, in one or more of the effects. The square comes first: by it
## the turn is known again when it was chosen.

choice-turn =
    { $kind ->
        [cat] { $square } kot: { $effects }
       *[kitten] { $square } kociak: { $effects }
    }
choice-entry =
    { $kind ->
        [cat] { $square } kot: duch wchodzi między { $low } a { $high }
       *[kitten] { $square } kociak: duch wchodzi między { $low } a { $high }
    }
choice-way-entry =
    { $kind ->
        [cat] { $square } kot: { $effects } · duch wchodzi między { $low } a { $high }
       *[kitten] { $square } kociak: { $effects } · duch wchodzi między { $low } a { $high }
    }
choice-why-none =
    { $why ->
        [no-match] Nie masz żadnej trwającej partii.
        [nothing-awaits-you] Żadna partia nie czeka teraz na twój ruch.
        [awaited-elsewhere] Tutaj to nie twoja kolej, ale w innej partii tak.
        [which-match] Wpisz ruch, na przykład c3, i wyślij: potem zapytam, w której partii.
        [not-your-turn] W tej partii to nie twoja kolej.
        [match-over] Ta partia już się skończyła.
        [no-such-match] Nie ma takiej partii.
        [not-your-match] To cudza partia.
        [no-ghost] Żaden ruch tak się nie zaczyna. Duch wchodzi od krawędzi, między dwoma polami: c4 g a23.
       *[no-turn] Żaden ruch się tak nie zaczyna. Pola są od a1 do f6; wybierz wolne.
    }
between-facts = { " · " }
between-groups = ;{ " " }
effect-nobody = nikogo nie paca
effect-boops =
    { $how ->
        [all-off]
            zrzuca z łóżka { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }
        [some-off]
            paca { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }; { $off ->
                [one] 1 spada z łóżka
                [few] { $off } spadają z łóżka
               *[other] { $off } spada z łóżka
            }
       *[on]
            paca { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }
    }
effect-ghost =
    duch popycha { $count ->
        [one] 1 pionek
        [few] { $count } pionki
       *[other] { $count } pionków
    }{ $own ->
        [0] { "" }
       *[other] { " " }(w tym twoje: { $own })
    }{ $off ->
        [0] { "" }
       *[other] { ", " }w tym { $off } z łóżka
    }
effect-scares =
    BUUU! { $count ->
        [one] 1 skacze
        [few] { $count } skaczą
       *[other] { $count } skacze
    }{ $own ->
        [0] { "" }
       *[other] { " " }(w tym twoje: { $own })
    }{ $how ->
        [all-off] { " " }z łóżka
        [some-off] { ", " }w tym { $off } z łóżka
       *[on] { "" }
    }
effect-own-falls =
    zrzuca z łóżka { $count ->
        [one] 1 twój pionek
        [few] { $count } twoje pionki
       *[other] { $count } twoich pionków
    }
effect-own-boops =
    paca { $count ->
        [one] 1 twój pionek
        [few] { $count } twoje pionki
       *[other] { $count } twoich pionków
    }
effect-grow =
    { $kittens-count ->
        [one] dorasta { $kittens }
        [few] dorastają { $kittens }
       *[other] dorastają { $kittens }
    }{ $cats ->
        [none] { "" }
       *[some]
            , { $cats-count ->
                [one] kot { $cats } wraca
                [few] koty { $cats } wracają
               *[other] koty { $cats } wracają
            }
    }
effect-back =
    { $kind ->
        [cat] kot { $square } wraca
       *[kitten] kociak { $square } wraca
    }
effect-choose =
    { $what ->
        [line] wybierasz, która linia dorasta
        [piece] wybierasz, kto wraca
       *[both] wybierasz, co wraca
    }
effect-wins = 🏆 wygrywa!
choice-match =
    { $opponent } · { $awaits ->
        [yes] twój ruch
       *[no] czekasz
    } · { edition } · partia { $match }

## Challenges.

challenge-friend = { $opponent }, { $challenger } wyzywa cię na { edition }!
challenge-anybody = Kto zagra w { edition }? Czeka { $challenger }.
challenge-aim =
    { $edition ->
        [ghost] Duchy wchodzą z brzegu, na koniec twoich ruchów suną same i spychają, kto stoi obok. Trzy koty w linii wygrywają.
        [kittens] Rozpychaj kociaki i ustaw trzy w linii.
       *[classic] Wychowaj kociaki na koty i ustaw trzy w linii.
    }
challenge-accepted =
    { $challenger } i { $accepter } grają w { edition }: { $where ->
        [here] partia { $match } zaczyna się tuż poniżej.
       *[elsewhere] partia { $match } jest na { $channel }.
    }
challenge-declined = { $challenger }, { $opponent } teraz nie może zagrać. Innym razem!
challenge-withdrawn = { $challenger } wycofuje to wyzwanie.
rematch =
    { $opponent }, { $challenger } prosi o rewanż. { $first ->
        [challenger] Zaczyna { $challenger }.
        [challenger-cat] Znów zaczyna { $challenger }, z kotem w zapasie.
        [opponent-cat] Znów zaczyna { $opponent }, z kotem w zapasie.
       *[opponent] Zaczyna { $opponent }.
    }
rematch-terms =
    -# { $rated ->
        [yes] Rankingowa
        [hints] Towarzyska, z podpowiedziami dla obu stron
       *[no] Towarzyska
    } · { pace } · { edition } · po partii { $match } · termin odpowiedzi <t:{ $until }:R>
challenge-terms =
    -# { $rated ->
        [yes] Rankingowa: liczy się do tabeli, bez podpowiedzi
        [hints] Towarzyska, z podpowiedziami dla obu stron
       *[no] Towarzyska: rankingi bez zmian
    } · { pace } · { $first ->
        [challenger] zaczyna { $challenger }
        [opponent] zaczyna { $opponent }
        [challenger-cat] zaczyna { $challenger }, z kotem w zapasie
        [opponent-cat] zaczyna { $opponent }, z kotem w zapasie
        [anybody] kto przyjmie wyzwanie, zaczyna
        [anybody-cat] kto przyjmie wyzwanie, zaczyna z kotem w zapasie
        [both] każda strona zaczyna raz
       *[chance] kto zaczyna, rozstrzyga los
    }
    -# Termin odpowiedzi <t:{ $until }:R> · obrazek to tylko przykład
challenge-picture = Przykład, nie wasza partia. { picture-idea } { $board }
picture-example = { edition-title } · przykład
picture-idea =
    { $edition ->
        [kittens] Każdy kociak odpycha sąsiadów: ustaw trzy w linii!
        [ghost] Figury pchają, duchy straszą: ustaw trzy koty w linii!
       *[classic] Każda figura odpycha sąsiadów: ustaw trzy koty w linii!
    }
challenge-used-up = W tym tygodniu macie już za sobą pięć wspólnych partii rankingowych, więc ta jest towarzyska.
challenge-gently = To pierwsza partia gracza { $accepter }, więc jest towarzyska, z podpowiedziami dla obu stron.
challenge-quiet = -# { $opponent } dostaje ostatnio dużo wyzwań, więc tym razem bez pingu.
challenge-guest = -# Jestem tu tylko z wizytą: naciśnij przycisk, a pojawi się plansza.
challenge-expired = { $challenger }: na to wyzwanie nikt nie odpowiedział na czas. Nowe rzucisz przez { COMMAND("challenge") }.

## The result, where the challenge stood. Everybody in the channel reads it, so nobody is addressed.

result-won =
    { $ending ->
        [line] 🏆 Trzy koty w linii! { $winner } wygrywa w { edition }, { $loser } przegrywa.
        [eight-cats] 🏆 Osiem kotów na łóżku! { $winner } wygrywa w { edition }, { $loser } przegrywa.
        [three-kittens] 🏆 Trzy kociaki w linii! { $winner } wygrywa w { edition }, { $loser } przegrywa.
        [resigned] 🏆 { $winner } wygrywa w { edition }: { $loser } poddaje partię.
       *[time] 🏆 { $winner } wygrywa w { edition }: { $loser } przekracza czas.
    }
result-drawn =
    { $ending ->
        [agreed] 🤝 { $orange } i { $gray } zgadzają się na remis ({ edition }).
        [repetition] 🤝 { $orange } i { $gray } remisują ({ edition }): trzy razy ta sama pozycja.
       *[turn-limit] 🤝 { $orange } i { $gray } remisują ({ edition }) po 300 ruchach.
    }
result-closed =
    { $ending ->
        [called-off] { $orange } i { $gray }: partia ({ edition }) odwołana.
        [cancelled] { $orange } i { $gray }: partię ({ edition }) kończy moderacja.
        [left-contest] { $orange } i { $gray }: partia ({ edition }) odwołana, bo jedna ze stron już nie bierze udziału.
       *[abandoned] { $orange } i { $gray }: partia ({ edition }) porzucona.
    }
result-where = Partia { $match } · [ostatnia plansza]({ $link })
result-again = { $one } i { $other } znów grają w { edition }: partia { $match } jest na { $channel }.
button-dare = Rzuć wyzwanie
dare-again = Tę partię wygrywasz ty! { $opponent }: rzucić kolejne wyzwanie?
button-dare-again = Rzuć wyzwanie
pace =
    { $pace ->
        [ten-minutes] 10 minut na ruch
        [one-day] 1 dzień na ruch
        [three-days] 3 dni na ruch
        [seven-days] 7 dni na ruch
        [half-hour-bank] po 30 minut na osobę, plus minuta na ruch
        [two-day-bank] po 2 dni na osobę, plus 2 godziny na ruch
        [five-day-bank] po 5 dni na osobę, plus 6 godzin na ruch
        [one-day-bank] po 1 dniu na osobę, plus godzina na ruch
        [three-minute-bank] po 3 minuty na osobę, plus 10 sekund na ruch
        [half-minute-bank] po 30 sekund na osobę, plus 5 sekund na ruch
       *[none] bez zegara
    }
button-rematch = Rewanż
button-next-game = Następna partia
button-accept = Przyjmij
button-accept-gently = Przyjmij z podpowiedziami
button-play-along = Zagram
button-how-to-play = Jak grać
button-see-challenge = Zobacz
button-see-board = Do planszy
button-decline = Odrzuć
button-withdraw = Wycofaj

## The end of a match beside its result: its story, which addresses nobody, and a kind word. Each is told in three ways, one of them by the
## match's number. A story and the kind word after it share a line: together they are short.

story-first-win =
    { $telling ->
        [first] { $winner } ma pierwszą w życiu wygraną z człowiekiem!
        [second] Pierwszy triumf nad człowiekiem: brawo, { $winner }!
       *[third] Pierwszy raz { $winner } wygrywa z człowiekiem!
    }
story-level-beaten =
    { $telling ->
        [first] Pierwsza wygrana z takim poziomem: { level-name }!
        [second] { level-name } ma swojego pogromcę!
       *[third] Kolejny poziom z głowy: { level-name }!
    }
story-level-hinted = Pokonaj go bez podpowiedzi, a poziom trafi też na twoją kartę.
story-upset =
    { $telling ->
        [first]
            Niespodzianka: { $winner } wygrywa, mając o { $number ->
                [one] 1 punkt
                [few] { $number } punkty
               *[other] { $number } punktów
            } mniej!
        [second]
            Ranking mówił co innego, i to o { $number ->
                [one] 1 punkt
                [few] { $number } punkty
               *[other] { $number } punktów
            }!
       *[third]
            { $number ->
                [one] 1 punkt
                [few] { $number } punkty
               *[other] { $number } punktów
            } różnicy, a { $winner } nic sobie z tego nie robi!
    }
story-streak =
    { $telling ->
        [first]
            { $winner } wygrywa { $number ->
                [one] 1 raz
                [few] { $number } razy
               *[other] { $number } razy
            } z rzędu!
        [second] Wygrane z rzędu: { $number }. { $winner } jest na fali!
       *[third] Kogo się boi { $winner }? Nikogo! Wygrane z rzędu: { $number }!
    }
story-comeback =
    { $telling ->
        [first]
            Co za zwrot akcji: { $winner } wygrywa mimo { $number ->
                [one] 1 kota
                [few] { $number } kotów
               *[other] { $number } kotów
            } straty!
        [second]
            { $number ->
                [one] 1 kot
                [few] { $number } koty
               *[other] { $number } kotów
            } w plecy, a i tak wygrywa { $winner }!
       *[third]
            { $winner } odrabia { $number ->
                [one] 1 kota
                [few] { $number } koty
               *[other] { $number } kotów
            } straty!
    }
story-ghost-line =
    { $telling ->
        [first] Jednego z tej trójki ustawił duch!
        [second] W tej linii maczał palce duch.
       *[third] Podziękuj duchowi: to on wepchnął kota w tę linię!
    }
story-eight-cats =
    { $telling ->
        [first] Wszystkie dorosłe i wszystkie naraz na łóżku!
        [second] Osiem kotów, jedno łóżko: ależ przytulnie!
       *[third] Dorósł nawet ostatni kociak: brawo, { $winner }!
    }
story-quick =
    { $telling ->
        [first]
            Tylko { $number ->
                [one] 1 ruch
                [few] { $number } ruchy
               *[other] { $number } ruchów
            }: szybka sprawa!
        [second]
            Koniec po { $number ->
                [one] 1 ruchu
                [few] { $number } ruchach
               *[other] { $number } ruchach
            }. Mrugniesz i po wszystkim!
       *[third]
            { $number ->
                [one] 1 ruch
                [few] { $number } ruchy
               *[other] { $number } ruchów
            } i po sprawie: partia jak kocia drzemka!
    }
story-long =
    { $telling ->
        [first]
            { $number ->
                [one] 1 ruch
                [few] { $number } ruchy
               *[other] { $number } ruchów
            }: co za partia!
        [second]
            { $number ->
                [one] 1 ruch
                [few] { $number } ruchy
               *[other] { $number } ruchów
            }! Czas pościelić to łóżko.
       *[third]
            Zacięta walka: { $number ->
                [one] 1 ruch
                [few] { $number } ruchy
               *[other] { $number } ruchów
            }!
    }
story-next-level = Następny poziom: { level-name }!
good-game-lost =
    { $telling ->
        [first] { board-well-played }
        [second] Może następnym razem, { $player }!
       *[third] Dzięki za partię, { $player }.
    }
good-game-both =
    { $telling ->
        [first] { board-well-played-both }
        [second] Dzięki wam za tę partię.
       *[third] To była piękna partia.
    }
good-game-drawn =
    { $telling ->
        [first] { board-well-played-both }
        [second] Nikt nie przegrywa: warto zamruczeć.
       *[third] Łapa w łapę! Może rewanż?
    }
good-game-bot =
    { $telling ->
        [first] { board-bot-word }
        [second]
            { $how ->
                [won] Masz mnie, { $player }! Czysta wygrana.
                [lost] Dzięki, { $player }! Każdy ruch to była przyjemność.
                [gave-up] Nic się nie stało, { $player }! Zawsze jest następny raz.
               *[drawn] Po równo, { $player }! Sprawdzimy, kto jest lepszy?
            }
       *[third]
            { $how ->
                [won] Brawo, { $player }! Kłaniam się aż po wąsy.
                [lost] Dobra walka, { $player }! Zawsze chętnie zagram znowu.
                [gave-up] Bez urazy, { $player }! Do następnego razu.
               *[drawn] Uczciwy remis, { $player }! Tanio skóry nie sprzedajesz.
            }
    }

## Matches against the bot. The bot speaks of itself as "I".

level-name =
    { $level ->
        [1] Śpiący kociak
        [2] Niezdarny kociak
        [3] Ciekawski kociak
        [4] Rozbrykany kociak
        [5] Zadziorny młody kot
        [6] Kot domowy
        [7] Kot łowny
        [8] Dachowiec
        [9] Stary wyga
       *[10] Królowa kołdry
    }
level-about =
    { $level ->
        [1] Dopiero się uczy i dużo przeocza. Dla dzieci i na pierwszą partię.
        [2] Gdy linia czeka, to ją bierze. O całą resztę się potyka.
        [3] Rozgląda się i czasem nawet zauważy, co knujesz.
        [4] Widzi to, co ma tuż pod nosem. Przeważnie.
        [5] Łapie, co się da, a czasem zostawi ci wygraną.
        [6] Najpierw patrzy, potem skacze. Trudniejszy, niż się wydaje.
        [7] Czai się. Bierze każdą wygraną, którą widzi, i rzadko zostawia ją tobie.
        [8] Planuje trochę naprzód i rzadko marnuje okazję.
        [9] Planuje daleko naprzód. Jedno potknięcie i po tobie.
       *[10] Wszystko, na co mnie stać. Powodzenia!
    }
level-option =
    { $beaten ->
        [yes] { $level } · { level-name } · pokonany ✓
        [hints] { $level } · { level-name } · pokonany z podpowiedziami
       *[no] { $level } · { level-name }
    }
level-match-me = Na twoją miarę
level-match-me-about = Dobieram poziom tak, że wygrywasz mniej więcej co drugą partię.
bot-match-choose =
    Gramy w { edition }: jak dobrze mam grać?
    { $matched ->
        [yes] **Na twoją miarę**: wygrywasz mniej więcej co drugą partię. Teraz zagram jako **{ level-name }**.
       *[no] Mój poziom: **{ level-name }**. { level-about }
    }
    -# Towarzyska · { pace } · zaczynamy, gdy naciśniesz **{ button-begin }**
bot-match-warned = Na tym poziomie ostrzegę cię przed ruchem, po którym mogę wygrać.
bot-match-unwarned = Na tym poziomie nie ostrzegam już przed ruchem, po którym mogę wygrać.
bot-match-public = Tutaj zobaczą ją wszyscy. W wiadomości prywatnej do mnie zostanie między nami.
bot-match-level = Jak dobrze gram
bot-match-edition = Która odmiana
bot-match-who = Kto zaczyna
bot-match-first =
    { $first ->
        [challenger] Zaczynasz ty
        [opponent] Zaczynam ja
       *[chance] Rzut monetą
    }
bot-match-begins = Partia { $match } rozpoczęta. Miłej zabawy!
bot-match-begins-there = Partia { $match } rozpoczęta w { $channel }. Miłej zabawy!
bot-match-begun = { $player } gra ze mną w { edition } ({ level-name }): partia { $match }.
bot-match-waits = Twoja partia { $match } jest bezpieczna, ale chwilowo nie mogę myśleć. Zagram, gdy tylko się da.
bot-score = { level-name } { $wins }–{ $losses }–{ $draws }
button-play-me = Zagraj ze mną
button-begin = Zacznij
button-level = Spróbuj: { level-name }
board-bot-thinks = { $bot } myśli…
board-level = Gram jako { level-name }
board-bot-word =
    { $how ->
        [won] Brawo, { $player }! Tym razem górą jesteś ty.
        [lost] Dobra gra, { $player }! Z każdą partią idzie ci lepiej.
        [gave-up] Dzięki za partię, { $player }! Wpadaj, kiedy chcesz.
       *[drawn] Dobra walka, { $player }! Lepiej się nie dało.
    }
board-bot-level =
    { $how ->
        [won] Ten poziom masz za sobą. Następny: { level-name }!
       *[lost] Może teraz { level-name }? Będzie łatwiej.
    }
board-without-hints = Podpowiedzi bardzo pomogły. Uda się też bez nich?
board-then-level = Potem czeka { level-name }!
board-ladder = Pokonane bez podpowiedzi: { $count } z { $all } poziomów.

## Commands and their options, as Discord lists them.

command-challenge = Wyzwij na partię boop kogoś ze znajomych, wszystkich tutaj albo mnie
option-boards-move = ruchome_plansze
option-pushes-in-words = ruchy_słowami
option-challenges-from = wyzwania_od
option-champion-role = rola_mistrzów
option-clubhouse = klub
option-daily-hour = godzina_dnia
option-daily-puzzle = zagadka_dnia
option-days = dni
option-difficulty = trudność
option-edition = wersja
option-end-match = zakończ_partię
option-file = plik
option-first = zaczyna
option-games = partie
option-hints = podpowiedzi
option-language = język
option-leaderboards = rankingi
option-match = partia
option-matches-here = miejsca_gry
option-member = członek
option-nights = noce
option-pace = tempo
option-puzzles-for-server = zagadki_dla_serwera
option-puzzle-reminder = przypomnienie_o_zagadce
option-puzzles-on-card = zagadki_na_karcie
option-quiet-from = cisza_od
option-quiet-until = cisza_do
option-rated = rankingowa
option-reminders = przypomnienia
option-season = sezon
option-starts-in = początek_za
option-text = tekst
option-threads = wątki
option-time-up = koniec_czasu
option-time-zone = strefa_czasowa
option-turn = ruch
option-warnings = ostrzeżenia
option-what = co
option-where = gdzie
command-challenge-member = Z kim grasz; puste pole to wyzwanie dla wszystkich
command-edition = Która odmiana boop
command-edition-name =
    { $edition ->
        [ghost] Duchy: każda strona ma ducha, który sunie między polami i popycha
        [kittens] Kociaki: dla młodszych; wygrywa pierwsza linia z trzech
       *[classic] Klasyczna: trójka w linii dorasta na koty, trzy koty w linii wygrywają
    }
command-rules = Zasady, strona po stronie, z obrazkami
command-challenge-first = Kto robi pierwszy ruch
command-challenge-first-chance = Rzut monetą
command-challenge-first-challenger = Zaczynam ja
command-challenge-first-opponent = Zaczyna druga strona
command-challenge-first-opponent-cat = Zaczyna druga strona, z kotem w zapasie (towarzyska)
command-challenge-first-challenger-cat = Zaczynam ja, z kotem w zapasie (towarzyska)
command-challenge-rated = Liczyć do rankingu? Domyślnie tak, oprócz boop kociaków
command-challenge-hints = Pozwala obu stronom prosić mnie o podpowiedzi; partia jest wtedy towarzyska
command-challenge-menu = Wyzwij na boop
command-challenge-pace = Ile czasu ma każda strona
command-profile-menu = Profil boop
command-block-menu = Zablokuj w boop
command-pace-name =
    { $pace ->
        [ten-minutes] 10 minut na ruch
        [one-day] 1 dzień na ruch
        [three-days] 3 dni na ruch
        [seven-days] 7 dni na ruch
        [half-hour-bank] Po 30 minut na osobę, plus minuta na ruch
        [two-day-bank] Po 2 dni na osobę, plus 2 godziny na ruch
        [five-day-bank] Po 5 dni na osobę, plus 6 godzin na ruch
        [one-day-bank] Po 1 dniu na osobę, plus godzina na ruch
        [three-minute-bank] Po 3 minuty na osobę, plus 10 sekund na ruch
        [half-minute-bank] Po 30 sekund na osobę, plus 5 sekund na ruch
       *[none] Bez zegara
    }
command-offer = Zaproponuj remis, cofnięcie ruchu lub przerwę albo poproś o więcej czasu
command-offer-what = Co proponujesz
command-offer-name =
    { $offer ->
        [draw] Remis
        [takeback] Cofnięcie mojego ostatniego ruchu
        [pause] Przerwa: zegar staje
       *[time] Więcej czasu na ten ruch: drugie tyle
    }
command-settings = Twoje ustawienia: przypomnienia, cisza, strefa czasowa, animowane plansze
command-settings-reminders = Gdzie przypominać, raz na ruch, gdy zostaje ci jedna trzecia czasu
command-settings-reminders-name =
    { $reminders ->
        [thread] Na kanale partii
        [direct] W wiadomości prywatnej
        [daily] W jednej wiadomości dziennie, bez powiadomień o każdym ruchu
       *[none] Nigdzie
    }
command-settings-daily-hour = O której wysyłać tę jedną wiadomość dziennie, od 0 do 23, w twojej strefie czasowej
command-settings-quiet-from = O której zaczyna się cisza, od 0 do 23, w twojej strefie czasowej
command-settings-quiet-until = O której kończy się cisza, od 0 do 23; ta sama godzina co początek wyłącza ciszę
command-settings-time-zone = Twoja strefa czasowa, na przykład Europe/Warsaw
command-settings-leaderboards = Pokazuje cię w tabelach i w klubie, a inni widzą twój profil i powtórki
command-settings-challenges-from = Kto może cię wyzwać; ty nadal możesz wyzwać każdego
command-settings-challenges-from-name =
    { $people ->
        [everyone] Wszyscy
        [played] Osoby z moich partii
       *[nobody] Nikt
    }
command-settings-warnings = Ostrzega w podglądzie przed ruchem, który odda wygraną (partie z podpowiedziami)
command-settings-boards-move = Pozwala na animowane plansze w twoich partiach
command-settings-pushes-in-words = Dla czytników ekranu: plansze słowami, a pod nimi, kto został popchnięty i dokąd
command-move = Zrób ruch
command-move-turn = Pole, na przykład c3; lista mówi, co daje każdy ruch
command-match = Która partia, jeśli masz więcej niż jedną
command-board = Pokaż planszę partii
command-board-text = Plansza w słowach, rząd po rzędzie, tylko dla ciebie
command-server = Ustawienia tego serwera, dla osób, które nim zarządzają
command-server-boards-move = Pozwala planszom odgrywać ostatni ruch jako animację
command-server-threads = Daje każdej partii osobny wątek tam, gdzie mogę go założyć
command-server-pace = Domyślny czas na ruch
command-server-edition = Domyślna odmiana
command-server-matches-here = Pozwala grać tutaj; gdy wybierzesz choć jeden kanał, gra się tylko na wybranych
command-server-end-match = Trwająca partia do zakończenia; nie będzie się liczyć
command-games = Lista twoich trwających partii
command-resign = Poddaj partię
command-help = Jak się tu gra w boop

## What a server has set.

server-settings = Ustawienia tego serwera:
server-puzzle-beside =
    -# { $channel ->
        [none] Zagadka dnia też może się tam pojawiać: wybierz jej kanał w **Kanały**.
       *[other] Zagadka dnia pojawia się na { $channel }, jak wybrano w **Kanały**.
    }
server-lately = Ostatnie 30 dni · partie między ludźmi: { $matches } · grający: { $players } · rozwiązali zagadkę dnia: { $solvers }
channels-more = { $list } i jeszcze { $count }
server-end-sure = Zakończyć tę partię: { $orange } i { $gray } ({ edition }, partia { $match })? Nie będzie się liczyć i nie da się tego cofnąć.
button-end-match = Zakończ partię
server-end-which = Którą partię zakończyć? Nie będzie się liczyć.
server-end-own = Twoich nie ma na liście: poddaj je przez { COMMAND("resign") } albo poproś kogoś innego, kto zarządza tym serwerem.
server-end-others = Nie ma jej na liście? Wpisz nazwę po `/server { option-end-match }:`.
server-end-none = Nikt inny nie gra teraz partii na tym serwerze.
server-end-contest = Należy do rozgrywek { $contest }: nikt nie dostanie za nią punktów.
server-ended = Gotowe, partia { $match } ({ $orange } i { $gray }) jest zakończona.
server-end-since = Od twojego pytania w tej partii coś się wydarzyło.
server-end-reason = 💬 Dlaczego moderacja zakończyła partię { $match }:
server-end-untold = Nie udało się przekazać powodu: nie mogę tam pisać, a wiadomości prywatne do nich nie docierają.
server-kept = Dobrze, partia trwa dalej.
button-end-yes = Tak, zakończ
button-end-why = Zakończ i podaj powód
button-end-no = Nie, niech trwa
button-end-list = Wróć do listy
choice-server-match = { $orange } i { $gray } · { edition } · partia { $match }
server-match-about =
    { $in-contest ->
        [yes] Bez zmian od: { $still } · ruchy: { $turns } · w zawodach
       *[no] Bez zmian od: { $still } · ruchy: { $turns }
    }

## Leaderboards.

command-leaderboard = Tabela: kto najlepiej gra w boop?
command-leaderboard-where = Ten serwer czy wszystkie serwery razem
command-leaderboard-where-name =
    { $where ->
        [here] Ten serwer
       *[everywhere] Wszędzie
    }
command-leaderboard-season = Tabela od początku albo z jednego sezonu: co kwartał każdy zaczyna od zera
season =
    { $quarter ->
        [1] styczeń–marzec { $year }
        [2] kwiecień–czerwiec { $year }
        [3] lipiec–wrzesień { $year }
       *[4] październik–grudzień { $year }
    }
season-choice =
    { $when ->
        [all-time] Od początku
        [now] Ten sezon: { season }
       *[past] Sezon { season }
    }
leaderboard-title =
    { edition-title }, { $where ->
        [everywhere] wszędzie
       *[here] ten serwer
    }, { $when ->
        [all-time] od początku
       *[season] { season }
    }
leaderboard-heading = { SIGN("trophy", plain: "🏆") }**{ leaderboard-title }**
leaderboard-three =
    trzy partie rankingowe w { edition }{ $where ->
        [here] { " " }na tym serwerze
       *[everywhere] { "" }
    }{ $span ->
        [season] { " " }w tym sezonie
       *[all-time] { "" }
    }
leaderboard-empty =
    { $when ->
        [over] Nikt nie zdobył miejsca: potrzebne są { leaderboard-three }.
       *[running] Nikt nie zdobył jeszcze miejsca: potrzebne są { leaderboard-three }. Wyzwij kogoś: { COMMAND("challenge") }!
    }
leaderboard-alone =
    Grasz solo? Zagadki ({ COMMAND("puzzle") }, { COMMAND("daily") }) i partie ze mną liczą się na twojej karcie ({ COMMAND("profile") }).{ $where ->
        [here] { " " }Zagadki też mają swoją tabelę: **{ button-solvers }**.
       *[everywhere] { "" }
    }
leaderboard-passed = Nikogo z tej strony nie ma już na serwerze. Ciąg dalszy niżej.
leaderboard-more = -# I jeszcze { $count } poniżej.
leaderboard-place =
    { $place ->
        [1] { SIGN("medal_gold", plain: "🥇") }**1.**
        [2] { SIGN("medal_silver", plain: "🥈") }**2.**
        [3] { SIGN("medal_bronze", plain: "🥉") }**3.**
       *[other] **{ $place }.**
    }
leaderboard-line =
    { leaderboard-place } { $player } · **{ $strength }** · { $record } · { $trend ->
        [up] w górę o { $change }
        [down] w dół o { $change }
       *[even] bez zmian
    }
leaderboard-legend = -# Liczba po nazwie, według której idzie kolejność: ranking minus niepewność (±) · wygrane–przegrane–remisy w partiach rankingowych · zmiana po ostatniej partii, widoczna dwa tygodnie.
leaderboard-picture-legend = Tylko partie rankingowe · liczba: ranking minus niepewność
score = { $wins }–{ $losses }–{ $draws }
leaderboard-own = Ty: miejsce { $place }, **{ $strength }** (ranking { $rating } ± { $deviation }) · { $record }
leaderboard-own-provisional =
    { $when ->
        [over] Ty: bez miejsca w tym sezonie, **{ $strength }** (ranking { $rating } ± { $deviation }) · { $record }
       *[running] Ty: jeszcze bez miejsca, **{ $strength }** (ranking { $rating } ± { $deviation }) · { $record }
    }
leaderboard-own-unlisted = Nie pokazuję cię w tabelach, więc widzisz to tylko ty: **{ $rating }** ± { $deviation } · { $record }
leaderboard-provisional-heading =
    { $when ->
        [over] Bez miejsca
       *[running] W drodze po miejsce
    }
leaderboard-provisional =
    { $when ->
        [over] Bez miejsca (potrzebne są { leaderboard-three }): { $names }
       *[running] W drodze po miejsce (potrzebne są { leaderboard-three }): { $names }
    }
leaderboard-alt-provisional = Bez miejsca: { $names }.
leaderboard-alt-provisional-one = { $name } ({ $strength })
leaderboard-provisional-player = { $player } ({ $strength })
leaderboard-alt-title =
    { $server ->
        [none] { leaderboard-title }.
       *[other] { $server }: { leaderboard-title }.
    }
leaderboard-alt-told = Lista, tak jak wyżej.
leaderboard-alt =
    { $place }: { $name }, { $strength }, wygrane: { $wins }, przegrane: { $losses }, remisy: { $draws }{ $trend ->
        [up] , w górę o { $change }
        [down] , w dół o { $change }
       *[even] { "" }
    }.
button-season = Ten sezon
button-all-time = Wszystkie sezony
button-top = Na górę
button-further = Dalej
button-share = Pokaż wszystkim
solvers-title = Tabela zagadek, ten serwer
solvers-heading = 🧩 **{ solvers-title }**
solvers-line = { leaderboard-place } { $player } · **{ $strength }** · rozwiązane: { $solved } z { $tries }
solvers-empty = Nikogo tu jeszcze nie ma.
solvers-own = Ty: miejsce { $place } z { $of }, **{ $strength }** (ranking zagadek { $rating } ± { $deviation }) · rozwiązane: { $solved } z { $tries }
solvers-absent =
    { $why ->
        [unlisted] Nie ma cię tu, bo nie pokazuję cię w tabelach: { COMMAND("settings") }
        [none-here] Będziesz tu, gdy rozwiążesz na tym serwerze zagadkę dnia: { COMMAND("daily") }
       *[not-asked] Nie ma cię tu, bo swoje zagadki widzisz tylko ty. **Biorę udział** pokaże twój ranking zagadek tutaj i na profilu, a zagadki dnia rozwiązane na serwerze będą się liczyć.
    }
solvers-legend = -# Liczba po nazwie, według której idzie kolejność: ranking zagadek minus niepewność · rozwiązane: za pierwszym razem, bez podpowiedzi.
solvers-picture-legend = Liczba: ranking zagadek minus niepewność
solvers-alt-title = { $server }: { solvers-title }.
solvers-alt = { $place }: { $name }, { $strength }, rozwiązane: { $solved } z { $tries }.
button-solvers = Tabela zagadek
button-take-part = Biorę udział

## Champions: the end of a season, and the hall of fame.

command-champions = Galeria sław: kto wygrywał kolejne sezony?
hall-title =
    Galeria sław: { edition-title }{ $where ->
        [everywhere] , wszędzie
       *[here] { "" }
    }
hall-heading = { SIGN("crown", plain: "👑") }**{ hall-title }**
hall-line = 👑 { $season }: { $player } · **{ $rating }**
hall-empty = Nie ma jeszcze mistrzów: pierwsza korona w { edition } jest do wzięcia. Sezon kończy się <t:{ $until }:D>. Wyzwij kogoś: { COMMAND("challenge") }!
hall-alt =
    { $server ->
        [none] { hall-title }.
       *[other] { $server }: { hall-title }.
    }
hall-alt-line = { $season }: kot w koronie, { $name }, { $rating }.
season-over = 👑 **Koniec sezonu!** { $title }
season-over-line =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[3] 🥉
    } { $player } · **{ $rating }**
picture-season-over = Koniec sezonu
picture-champion = Mistrzostwo sezonu
season-champion = 🥇 **{ picture-champion }:** { $player } · **{ $rating }**
season-over-alt-champion = { picture-champion }: { $name }, { $rating }.
role-held =
    { $held ->
        [yes] 👑 Rolę { $role } ma teraz: { $names }.
       *[no] Roli { $role } nie ma teraz nikt.
    }
season-matches =
    { $matches ->
        [one] 1 partia rankingowa
        [few] { $matches } partie rankingowe
       *[other] { $matches } partii rankingowych
    }, { $people ->
        [one] 1 osoba
        [few] { $people } osoby
       *[other] { $people } osób
    }
season-longest = ruchów w sumie: { $turns }, w najdłuższej partii: { $longest }
season-upset = Niespodzianka sezonu: wygrywa { $winner }, choć { $loser } nawet po tej partii ma { $ahead } pkt więcej
season-matches-label = partie
season-people-label = osoby
season-longest-label = najwięcej ruchów
season-over-alt =
    { $server ->
        [none] Podium z kotami, pierwszy w koronie. { $title }.
       *[other] { $server }: podium z kotami, pierwszy w koronie. { $title }.
    }
season-over-alt-line = { $place }: { $name }, { $rating }.
cup-over-alt-line = { $place }: { $name }.
season-over-alt-number = { $what }: { $number }.

## Profiles.

command-profile = Profil boop: ranking, bilans i ciekawe liczby
command-profile-member = Czyj profil; puste pole to twój
command-profile-edition = Odmiana na wykresie; domyślnie ta, w którą ostatnio grano najczęściej
profile-title = { SIGN("paw", plain: "🐾") }**{ $player }**: wygrane { $wins }, przegrane { $losses }, remisy { $draws }
profile-first = { SIGN("paw", plain: "🐾") }**{ $player }**: pierwsza partia ze znajomymi wciąż czeka
profile-name = { SIGN("paw", plain: "🐾") }**{ $player }**
profile-highest = { SIGN("trophy", plain: "🏆") }Najwyższy poziom pokonany bez podpowiedzi: { level-name }
profile-ladder = Poziomy pokonane bez podpowiedzi: { $count } z { $all }
profile-alt-ladder = { $title } ({ $levels }).
profile-unlisted = Nie pokazuję cię w tabelach, więc widzisz to tylko ty ({ COMMAND("settings") }).
profile-edition = **{ edition-title }**: { $score } (rude { $orange } · fraki { $gray }){ $where ->
        [unrated] { "" }
        [everywhere] { " " }· ranking **{ $rating }** ± { $deviation } wszędzie
       *[here] { " " }· ranking **{ $rating }** ± { $deviation } tutaj
    }
profile-deviation = ± mówi, o ile ranking może się mylić. Tabele pokazują ranking minus ±, dlatego liczba jest tam mniejsza.
profile-unrated = Nie ma jeszcze partii rankingowej ({ edition }), więc nie ma też wykresu.
profile-grown =
    { SIGN("grown", plain: "🎓") }{ $count ->
        [one] 1 kociak już dorósł
        [few] { $count } kociaki już dorosły
       *[other] { $count } kociaków już dorosło
    }
profile-boops = { SIGN("fall", plain: "💨") }Pionki przeciwników zrzucone z łóżka: { $count }
profile-streak =
    🔥 Najdłuższa seria wygranych: { $longest }{ $current ->
        [0] { "" }
       *[other] ; teraz { $current }
    }
profile-square =
    { SIGN("cat_marmalade", plain: "🐱") }Ulubione pierwsze pole: { $square }, w { $times } z { $total ->
        [one] 1 partii
        [few] { $total } partii
       *[other] { $total } partii
    }
profile-with-me = { SIGN("even", plain: "🤝") }Przeciw tobie: wygrane { $wins }, przegrane { $losses }, remisy { $draws }
profile-against-bot = 🤖 Przeciw mnie, wygrane–przegrane–remisy: { $scores }
profile-bot-apart = Partie ze mną liczą się tylko tam: cała reszta to gry z ludźmi.
profile-chart =
    Ranking w { edition }, { $where ->
        [everywhere] wszędzie
        [named] na serwerze { $server }
       *[here] na tym serwerze
    }
profile-chart-puzzles = Ranking zagadek
profile-alt-first = Karta: { $name }. Pierwsza partia ze znajomymi wciąż czeka.
profile-alt-name = Karta: { $name }.
profile-alt-told = Liczby, tak jak wyżej.
profile-alt =
    Karta: { $name }. Partie: { $matches } (wygrane { $wins }, przegrane { $losses }, remisy { $draws }). Dorosłe kociaki: { $grown }. Zrzucone z łóżka: { $boops }. Najdłuższa seria wygranych: { $streak }.{ $square ->
        [none] { "" }
       *[other] { " " }Ulubione pierwsze pole: { $square }.
    }
card-first = pierwsza partia czeka
card-record = bilans ogółem
card-grown = dorosłe
card-falls = z łóżka
card-streak = najlepsza seria
card-square = pierwsze pole
card-puzzles = zagadki
card-level = poziom bota
card-bot = przeciw mnie
card-days = dni z rzędu
card-crowns = korony
card-won = wygrane turnieje
profile-crowns =
    { SIGN("crown", plain: "👑") }{ $count ->
        [one] 1 wygrany sezon na tym serwerze
        [few] { $count } wygrane sezony na tym serwerze
       *[other] { $count } wygranych sezonów na tym serwerze
    }
profile-won =
    { $contest-kind ->
        [league] 🏆 Wygrane dywizje ligi tutaj: { $count }
        [cup] 🏆 Wygrane puchary tutaj: { $count }
       *[arena] 🏟️ Wygrane areny tutaj: { $count }
    }
profile-alt-crowns =
    Korona: { $count ->
        [one] 1 wygrany sezon
        [few] { $count } wygrane sezony
       *[other] { $count } wygranych sezonów
    } na tym serwerze.
profile-alt-won = Turnieje wygrane na tym serwerze: { $count }.
profile-alt-chart =
    { profile-chart }, { $count ->
        [one] 1 partia
        [few] { $count } partie
       *[other] { $count } partii
    }: od { $first } do { $last } ± { $deviation }, najniżej { $low }, najwyżej { $high }.
profile-alt-chart-puzzles =
    { profile-chart-puzzles }, { $count ->
        [one] 1 zagadka
        [few] { $count } zagadki
       *[other] { $count } zagadek
    }: od { $first } do { $last } ± { $deviation }, najniżej { $low }, najwyżej { $high }.
profile-alt-badges = Odznaki: { $badges }.

## Puzzles. Turns are told in words, as `turn-named` names them.

command-puzzle = Zagadka tylko dla ciebie: znajdź jedyny ruch, który wygrywa albo ratuje
command-puzzle-difficulty = Jak trudna; domyślnie na twoją miarę
command-puzzle-difficulty-name =
    { $difficulty ->
        [easy] Łatwa
        [medium] Średnia
       *[hard] Trudna
    }
command-daily = Zagadka dnia: dla wszystkich ta sama, nowa o północy UTC
puzzle-daily = ☀️ **Zagadka dnia, { $day }** · { edition }
puzzle-daily-small = ☀️ **Mała zagadka, { $day }** · { edition }
puzzle-hardness = 🐾 Trudność { $number } z 5: w poniedziałki najłatwiej, w niedziele najtrudniej.
puzzle-small = 🌱 Dopiero zaczynasz? **{ button-small-puzzle }** to jeden ruch i też liczy się do serii.
puzzle-why-small = Każdy dzień ma dwie zagadki: ta jest na jeden ruch, **{ button-daily }** na więcej. Serię podtrzymuje każda z nich.
puzzle-ends-hidden = W zagadkach nie mówię z góry, co dorośnie ani co wygra.
puzzle-title = 🧩 **Zagadka { $number }** · { edition }
puzzle-title-one-turn = 🧩 **Zagadka { $number }, jeden ruch** · { edition }
puzzle-title-defence = 🧩 **Obrona { $number }** · { edition }
puzzle-task =
    Grasz { sign } { $side ->
        [orange] rudymi
       *[gray] frakami
    }. { $what ->
        [grows] Tylko po jednym ruchu dorosną trzy twoje kociaki. Po którym?
        [wins] Tylko jeden ruch od razu wygrywa. Który?
        [holds] Tylko jeden ruch cię ratuje: po każdym innym przeciwnik zaraz wygra. Który?
       *[forces]
            Tylko jeden ruch wymusza wygraną { $turns ->
                [one] w { $turns } ruchu
                [few] w { $turns } twoich ruchach
               *[other] w { $turns } twoich ruchach
            }. Który?
    }
puzzle-go-on =
    ✅ Tak: { $turn }! Najlepsza odpowiedź przeciwnika: { $answer }. { $left ->
        [1] Teraz wygraj jednym ruchem.
       *[other] Teraz wygraj w { $left } ruchach.
    }
puzzle-wrong = ❌ To nie ten: { $turn }.
puzzle-wrong-kind = Ale pole się zgadza: spróbuj tam drugiej figury.
puzzle-wrong-rest =
    { $rest ->
        [ghost] Ale figura i pole się zgadzają: chodzi o twojego ducha.
       *[growing] Ale figura i pole się zgadzają: chodzi o to, które dorosną.
    }
puzzle-wrong-at-once =
    { $what ->
        [grows] Tak nie dorośnie trójka: nie masz trzech pionków w linii.
       *[wins]
            To nie wygrywa: nie masz trzech { $kind ->
                [cat] kotów
               *[kitten] kociaków
            } w linii.
    }
puzzle-wrong-later = ❌ Też wygrywa, ale później: { $turn }. Da się szybciej.
puzzle-wrong-leaves = ❌ To nie ten: { $turn }. Przeciwnik wygrałby potem { winning-on }.
puzzle-wrong-shown = Na obrazku widać skutek twojego ruchu.
puzzle-answered =
    { $how ->
        [wins] Przeciwnik odpowiada tak: { $answer }. I wygrywa.
       *[late] Przeciwnik odpowiada tak: { $answer }. Teraz już nie zdążysz wygrać w tylu ruchach.
    }
puzzle-answered-shown = Na obrazku widać odpowiedź.
puzzle-edition =
    { $edition ->
        [kittens] Same kociaki: nikt nie dorasta, a trzy kociaki w linii wygrywają.
       *[ghost] Z duchami: na koniec twojego ruchu duch może wejść z dowolnego brzegu, a gdy jest już na łóżku, sunie o jeden szew naprzód i popycha pionki po bokach. Trzy koty w linii wygrywają.
    }
puzzle-tries =
    { $tries ->
        [1] Została jedna próba.
        [2] Zostały dwie próby.
       *[other] Masz trzy próby.
    }
button-try-again = Jeszcze raz
puzzle-hint =
    💡 To { $kind ->
        [cat] kot
       *[kitten] kociak
    } w { $part ->
        [top-left] lewej górnej ćwiartce, od a4 do c6
        [top-right] prawej górnej ćwiartce, od d4 do f6
        [bottom-left] lewej dolnej ćwiartce, od a1 do c3
       *[bottom-right] prawej dolnej ćwiartce, od d1 do f3
    }.
puzzle-hint-ghost = Twój duch też wchodzi.
puzzle-solved =
    { $clean ->
        [yes] 🎉
       *[no] ✅
    } Rozwiązane { puzzle-how }!
puzzle-how =
    { $misses ->
        [0] za pierwszym razem
        [1] za drugim razem
       *[other] za trzecim razem
    }{ $hinted ->
        [yes] { " " }z podpowiedzią
       *[no] { "" }
    }
puzzle-answer =
    { $solved ->
        [yes] Decydujący ruch: **{ $turn }**.
        [part] Początek był dobry. Dalej trzeba było zagrać: **{ $turn }**.
       *[no] To był ten ruch: **{ $turn }**.
    }
puzzle-rating = Twój ranking zagadek: **{ $rating }** ({ $change }) · ta zagadka: { $puzzle }.
puzzle-rating-unsure = Twój ranking zagadek dopiero się ustala: około **{ $rating }** · ta zagadka: { $puzzle }.
puzzle-rating-first = W rankingu zagadka liczy się jako rozwiązana tylko za pierwszym razem i bez podpowiedzi.
puzzle-idea-grows =
    Dzięki niemu { $count ->
        [one] dorasta 1 kociak
        [few] dorastają { $count } kociaki
       *[other] dorasta { $count } kociaków
    }.
puzzle-idea-falls =
    Zrzuca z łóżka { $count ->
        [one] 1 pionek przeciwnika
        [few] { $count } pionki przeciwnika
       *[other] { $count } pionków przeciwnika
    }.
puzzle-idea-stops = Nie pozwala przeciwnikowi wygrać { winning-on }.
puzzle-idea-threatens = Grozi wygraną { winning-on }; cokolwiek odpowie przeciwnik, i tak da się wygrać.
puzzle-idea-quiet = Od razu nie grozi wygraną, ale cokolwiek odpowie przeciwnik, i tak da się wygrać.
puzzle-idea-forces = Cokolwiek odpowie przeciwnik, i tak da się wygrać.
puzzle-idea-holds = Po każdym innym ruchu przeciwnik zaraz wygrywa.
puzzle-reply-loses =
    Każda odpowiedź przegrywa; po tej wygrywasz { $count ->
        [one] na jednym polu
        [few] na { $count } polach
       *[other] na { $count } polach
    }.
puzzle-reply-stops = Nie pozwala ci wygrać { winning-on }.
puzzle-reply-threatens = Przeciwnik grozi teraz wygraną { winning-on }.
puzzle-reply-pushes =
    Zrzuca z łóżka { $many ->
        [yes]
            { $count ->
                [one] 1 twój pionek
                [few] { $count } twoje pionki
               *[other] { $count } twoich pionków
            }
       *[no]
            { $count ->
                [one] twój pionek z { $squares }
                [few] twoje pionki z { $squares }
               *[other] twoje pionki z { $squares }
            }
    }.
puzzle-reply-keeps = Nie pozwala ci zamknąć linii { on-squares }.
puzzle-reply-grows =
    Dzięki temu { $count ->
        [one] dorasta 1 kociak przeciwnika
        [few] dorastają { $count } kociaki przeciwnika
       *[other] dorasta { $count } kociaków przeciwnika
    }.
puzzle-reply-line = Przeciwnik szykuje linię, która dorośnie z jeszcze jednym pionkiem { on-squares }.
puzzle-why-already = Przeciwnik groził tym już wcześniej.
puzzle-why-pushed =
    To możliwe tylko dlatego, że { $by ->
        [ghost] twój duch popchnął
       *[piece] twój ruch popchnął
    } { $kind ->
        [cat] kota
       *[kitten] kociaka
    } przeciwnika z { $origin } na { $to }.
puzzle-why-idle = Twój ruch nie groził wygraną.
puzzle-why-apart =
    Powstałaby linia { $line }, ale { $by ->
        [ghost] twój duch
       *[piece] ten ruch
    } spycha twojego { $kind ->
        [cat] kota
       *[kitten] kociaka
    } z { $origin } { $to ->
        [none] poza łóżko
       *[other] na { $to }
    }.
puzzle-why-mixed = Linia { $line } to nie same koty, więc dorasta, zamiast wygrać.
puzzle-step = Ruch { $number } z { $count }: { $turn }.
puzzle-streak =
    🔥 { $current ->
        [0] Twoja seria zacznie się od następnej rozwiązanej zagadki dnia.
        [one] Pierwszy dzień serii. Wróć jutro!
        [few] { $current } dni z rzędu.
       *[other] { $current } dni z rzędu.
    }{ $longest ->
        [0] { "" }
       *[other] { " " }Najdłuższa: { $longest }.
    }
puzzle-streak-forgiven = Dni, w których mnie nie było, nie przerywają serii.
puzzle-server-streak =
    🏡 Ten serwer: { $current ->
        [one] 1 dzień
        [few] { $current } dni
       *[other] { $current } dni
    } z rzędu.
puzzle-uncounted = Twoja jeszcze się do niej nie liczy. **{ button-count }** to zmieni, a jutrzejszy wpis może podać twoje imię.
puzzle-next-daily = Następna pojawi się <t:{ $at }:R>.
puzzle-call-promised = 📬 Przypomnę ci jutro około <t:{ $at }:t>, a potem codziennie, dopóki przychodzisz.
puzzle-call-blocked = Moja ostatnia wiadomość nie dotarła, więc zezwól na wiadomości prywatne.
picture-daily =
    { $small ->
        [yes] mała zagadka dnia
       *[no] zagadka dnia, { edition }
    } · { $day }
picture-task =
    { $side ->
        [orange] Zaczynają rude
       *[gray] Zaczynają fraki
    }: { $what ->
        [grows] po jednym ruchu dorosną trzy kociaki
        [wins] wygraj w jednym ruchu
        [holds] jeden ruch cię ratuje
       *[forces]
            wygraj { $turns ->
                [one] w { $turns } ruchu
                [few] w { $turns } ruchach
               *[other] w { $turns } ruchach
            }
    }
picture-daily-post = Zagadka dnia, { $day } · { edition }
alt-task = { picture-task }.
alt-daily-post = { picture-daily-post }. { picture-task }.
puzzle-outcome =
    { $solved ->
        [yes] rozwiązane { puzzle-how }
       *[no] tym razem nie
    }
puzzle-share =
    { $who } · { picture-daily } · { $marks } { puzzle-outcome }{ $current ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 { $current } dni z rzędu
    }
alt-daily =
    { $who }: { picture-daily }, { puzzle-outcome }{ $current ->
        [0] .
        [1] .
       *[other] , { $current } dni z rzędu.
    }
puzzle-post =
    ☀️ **Zagadka dnia, { $day }** · { edition }
    Zaczynają { sign } { $side ->
        [orange] rude
       *[gray] fraki
    } i wygrywają { $turns ->
        [one] w { $turns } ruchu
        [few] w { $turns } ruchach
       *[other] w { $turns } ruchach
    }. Prowadzi do tego tylko jeden pierwszy ruch. Rozwiąż po cichu: masz trzy próby.
puzzle-yesterday =
    -# Wczorajsza zagadka: { $count ->
        [0] nikt jej tu nie rozwiązał
       *[other]
            brawo, { $who }{ $more ->
                [0] { "" }
               *[other] { " " }i jeszcze { $more }
            }
    } · rozwiązanie: ||{ $turn }||{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· 🔥 tutaj { $streak } dni z rzędu
    }
puzzle-rests = 💤 Od dwóch tygodni nikt tu nie otworzył zagadki dnia, więc teraz odpoczywa. Gdy tylko ktoś otworzy tu { COMMAND("daily") }, znów będzie codziennie.
puzzle-kept = ☀️ { $who } chce więcej: zagadka dnia będzie nadal.
puzzle-streak-stays = Tego dnia przez jakiś czas mnie nie było, więc seria trwa.
puzzle-answer-alt = Wczorajsze rozwiązanie. { $told }
puzzle-small-saves = 🌱 Dzień nie jest stracony: rozwiąż małą zagadkę, a seria będzie trwać.
puzzle-daily-saves = ☀️ Dzień nie jest stracony: rozwiąż zagadkę dnia, a seria będzie trwać.
puzzle-counted = Od teraz zagadki dnia, które rozwiązujesz na serwerze, liczą się do jego serii. Wyłączysz to w { COMMAND("settings") }.
button-hint = Podpowiedź
button-keep-puzzles = Chcemy więcej
button-show-turn = Pokaż ruch
button-tell = Poddaję się, powiedz
button-show-me = Rozwiązanie krok po kroku
button-next-puzzle = Następna zagadka
button-easier-puzzle = Łatwiejsza
button-puzzle-step = Trochę trudniejsza
button-small-puzzle = Mała zagadka
button-call = Przypominaj codziennie
button-call-off = Bez przypomnień
button-daily = Zagadka dnia
button-post-daily = Tak, codziennie
button-see-daily = Pokaż tylko dzisiejszą
button-show-result = Pokaż wszystkim
button-count = Zawsze licz moje tutaj
button-solve = Rozwiąż
command-settings-puzzles-on-card = Pokazuje na profilu i w tabeli zagadek, ile masz za sobą, i twój ranking zagadek
command-settings-puzzles-for-server = Liczy zagadki dnia, które rozwiązujesz na serwerze, do jego serii
command-settings-puzzle-reminder = Codziennie mniej więcej o tej porze prywatna wiadomość o zagadce dnia, póki zaglądasz
command-server-daily-puzzle = Wrzuca na ten kanał zagadkę dnia
profile-puzzles =
    🧩 Rozwiązane zagadki: { $count }{ $rating ->
        [none] { "" }
       *[other] ; ranking zagadek { $rating }
    }{ $longest ->
        [0] { "" }
       *[other] ; zagadki dnia z rzędu: { $current }, najwięcej { $longest }
    }
profile-alt-puzzles = { profile-puzzles }.

## What has been played.

command-history = Twoje zakończone partie, od najnowszej
command-replay = Obejrzyj ruch po ruchu partię swoją, z tego kanału albo z pliku
command-replay-file = Plik z zapisem partii, do 64 KiB
command-replay-match = Która partia; na liście są ostatnie, każda z nazwą przeciwnika
history-none = Nie masz jeszcze zakończonej partii. { COMMAND("games") } pokazuje te, które trwają.
history-title = Twoje zakończone partie, od najnowszej:
history-line =
    { $result ->
        [won] 🏆 Twoja wygrana · { $opponent }
        [lost] 🐾 Twoja przegrana · { $opponent }
        [drawn] 🤝 Remis · { $opponent }
       *[nobody] 🧺 Nie liczy się · { $opponent }
    } · { ending } · { edition } · { games-turns } · partia { $match } · <t:{ $ended }:d>
history-rating = ranking { $change }
history-option =
    { $result ->
        [won] Twoja wygrana · { $opponent }
        [lost] Twoja przegrana · { $opponent }
        [drawn] Remis · { $opponent }
       *[nobody] Nie liczy się · { $opponent }
    } · partia { $match }
history-replay = Obejrzyj którąś z nich
ending =
    { $ending ->
        [line] trzy koty w linii
        [eight-cats] osiem kotów na łóżku
        [three-kittens] trzy kociaki w linii
        [resigned] poddana
        [time] na czas
        [agreed] za obopólną zgodą
        [repetition] trzy razy ta sama pozycja
        [turn-limit] 300 ruchów
        [cancelled] zakończona przez moderację
        [left-contest] odwołana: ktoś już nie bierze udziału
        [called-off] odwołana
       *[abandoned] porzucona
    }
replay-title = 🎞️ Partia { $match }: { $orange } i { $gray } · ruch { $turn } z { $turns }
replay-start = Łóżko pościelone i jeszcze nikogo na nim nie ma.
replay-record = Zapis partii. Każdy może ją odtworzyć: { COMMAND("replay") } z tym plikiem pod `{ option-file }`. Drugi plik opisuje każdy ruch słowami.
replay-file-title = 🎞️ Zapisana partia: { $orange } i { $gray } · { edition } · ruch { $turn } z { $turns }
film-of-match = 🎬 Partia { $match }: { $orange } i { $gray }, od pierwszego ruchu do ostatniego.
film-of-file = 🎬 { $orange } i { $gray }, od pierwszego ruchu do ostatniego.
film-progress = 🎬 Rysuję ruch { $turn } z { $turns }…
film-waiting = 🎬 Jest mała kolejka; twój film zaraz będzie…
name-rated = { $name } ({ $rating })
film-alt =
    { $orange } i { $gray }: cała partia, { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }, jako film. Na końcu: { $told }
highlights-of-match = ✨ Partia { $match }: { $orange } i { $gray }, najżywsze ruchy.
highlights-of-file = ✨ { $orange } i { $gray }, najżywsze ruchy.
highlights-alt = { $orange } i { $gray }: najżywsze ruchy ({ $turns }), jako krótki film. Na końcu: { $told }
highlights-alt-turn = { $turn }, { $player }: { $played }
highlights-turn = { $turn } · { $told }
button-highlights = Najlepsze momenty
button-animate = Film
replay-jump-title = Przejdź do ruchu
replay-jump-label = Który ruch, od 0 do { $turns }?
button-first = Pierwszy
button-step-back = Wstecz
button-step-on = Dalej
button-last = Ostatni
button-jump = Do ruchu
button-record = Jako plik

## What a player has chosen for themselves.

settings-mine = Twoje ustawienia:
settings-saved =
    { $in-the-way ->
        [yes] ✅ Zapisane, ale coś jeszcze nie zadziała: zobacz wiersze z ⚠️ powyżej.
       *[no] ✅ Zapisane.
    }
settings-blocked = Nie mogę wysyłać ci wiadomości prywatnych, więc przypominam na kanale partii. Zezwól na nie i wybierz jeszcze raz.
settings-unknown-zone = ⚠️ Nie znam strefy czasowej { $code }, więc twoja to nadal { $zone }; reszta jest zapisana. Wpisz duże miasto, od którego nazywa się twoja strefa, albo `/settings { option-time-zone }:`, a zobaczysz listę.
block-list =
    { $count ->
        [one] Blokujesz jedną osobę. Żeby ją odblokować, wybierz ją niżej.
        [few] Blokujesz { $count } osoby. Wybierz niżej, kogo odblokować.
        [many] Blokujesz { $count } osób. Wybierz niżej, kogo odblokować.
       *[other] Blokujesz { $count } osoby. Wybierz niżej, kogo odblokować.
    }
block-none = Nikogo nie blokujesz.
block-how = -# Żeby kogoś zablokować, przytrzymaj nazwę tej osoby (albo kliknij ją prawym przyciskiem), potem **Aplikacje** › **{ command-block-menu }**.
block-choose = Odblokuj kogoś
block-done = 🚫 Teraz blokujesz: { $whom }. Nie możecie się wyzywać ani przyjmować od siebie wyzwań. Nikt inny się o tym nie dowie.
block-running =
    { $count ->
        [one] Wasza partia toczy się dalej.
        [few] Wasze { $count } partie toczą się dalej.
        [many] Waszych { $count } partii toczy się dalej.
       *[other] Wasze { $count } partii toczy się dalej.
    }
block-lifted = Już nie blokujesz: { $whom }.
button-blocked = Zablokowane osoby
button-unblock = Odblokuj
setting-line = • { $name }: **{ $value }**
setting-on =
    { $on ->
        [yes] tak
       *[no] nie
    }
setting-on-not-here = tak, ale nie na tym serwerze
setting-hours =
    { $quiet ->
        [some] od { $from }:00 do { $until }:00
       *[none] brak
    }
setting-hour =
    { $hour ->
        [none] Bez ciszy
       *[other] { $hour }:00
    }
setting-puzzle-reminder = codziennie około <t:{ $at }:t>
setting-channels =
    { $channels ->
        [everywhere] wszędzie
       *[some] tylko tutaj: { $list }, a zawsze w klubie i na kanałach rozgrywek
    }
setting-puzzle =
    { $channel ->
        [none] nigdzie
        [gone] ⚠️ jej kanału już nie ma
       *[other] { $channel }
    }
setting-puzzle-rests = 💤 Odpoczywa, bo od dwóch tygodni nikt jej nie otworzył. Wróci, gdy ktoś użyje na tym serwerze { COMMAND("daily") } albo gdy wybierzesz jej kanał jeszcze raz.
setting-language =
    { $chosen ->
        [yes] { $language }
       *[no] { $language }, tak jak w Discordzie
    }
form-label =
    { $field ->
        [reminders] Przypomnienia
        [daily-hour] Codzienna wiadomość o
        [puzzle-reminder] Przypomnienie o zagadce dnia
        [quiet] Godziny ciszy
        [quiet-from] Cisza od
        [quiet-until] Cisza do
        [time-zone] Strefa czasowa
        [boards-move] Animowane plansze
        [pushes-in-words] Popchnięcia słowami
        [warnings] Ostrzeżenia w podglądzie
        [leaderboards] Tabele i profil
        [puzzles-on-card] Zagadki na twojej karcie
        [puzzles-for-server] Zagadki liczą się dla serwera
        [challenges-from] Kto może cię wyzwać
        [language] Język
        [edition] Odmiana
        [pace] Czas
        [threads] Wątek dla każdej partii
        [matches-here] Gdzie gramy
        [daily-puzzle] Zagadka dnia
        [play] Podczas gry
        [privacy] Co widzą inni
        [boards] Plansze i wątki
        [contests] Ligi, puchary i areny
        [anyone-announces] Wszyscy mogą ogłaszać ligi, puchary i areny
        [member] Z kim grasz
        [first] Kto zaczyna i ile partii
        [clubhouse] Klub
        [results] Wyniki
        [posts] Co tam wrzucam
        [house] Tablica klubu
        [week] Tydzień
        [week-hour] Tydzień: w poniedziałki o (UTC)
        [season] Koniec sezonu
        [badges] Odznaki
        [champion-role] Rola mistrzów
        [friendly] Towarzyska
        [with-hints] Podpowiedzi
        [lose-on-time] Przegrana na czas
        [nights-off] Wolne noce
        [away-from] Nieobecność od
        [away-days] Jak długo
        [away-rules] Twój zegar
        [rescue] Ratunek
        [weekends-off] Wolne weekendy
        [note] Notatka
        [contest-name] Nazwa
        [contest-begins] Początek
        [arena-lasts] Jak długo trwa
        [end-reason] Powód
        [contest-member] Kto
        [contest-kept-out] Kto
        [vote-level] Jak dobrze gram
        [vote-hours] Jak często ruch
        [vote-code] Kod
       *[terms] Warunki
    }
form-title =
    { $form ->
        [reminders] Przypomnienia
        [privacy] Gra i prywatność
        [language] Język
        [matches] Partie i turnieje
        [channels] Kanały
        [clubhouse] Klub
        [away] Nieobecność
        [note] Twoja notatka
        [league] Nowa liga
        [cup] Nowy puchar
        [arena] Nowa arena
        [contest-correct] Zmień przed startem
        [end-reason] Zakończ partię
        [contest-end] Zakończ
        [contest-remove] Usuń kogoś
        [contest-let-in] Pozwól komuś wrócić
        [vote] Nowa gra na głosy
        [vote-challenge] Wyzwij inny serwer
        [vote-code] Przyjmij wyzwanie
       *[challenge] Wyzwanie
    }
form-note = Widzisz ją tylko ty, nawet po partii; żeby ją usunąć, wyczyść pole
form-about-end-reason = Przeczytają go oboje gracze pod planszą. Nie zapisuję go.
form-about-remove-reason = Ta osoba przeczyta go w mojej wiadomości prywatnej. Nie zapisuję go.
form-anybody = Wszyscy tutaj
form-time-zone = Na przykład Europe/Warsaw albo samo miasto z nazwy: Warsaw
form-daily-puzzle = Gdzie ją wrzucam co dzień o północy UTC; puste pole znaczy: nigdzie
form-about-anyone-announces = Bez tego ligi, puchary i areny ogłaszają tylko osoby, które zarządzają serwerem
form-matches-here = Gdzie wolno grać; puste pole znaczy: wszędzie. W klubie i w rozgrywkach zawsze

## What is kept about a person.

command-privacy = Co o tobie przechowuję i po co; pobierz to jako plik albo każ mi cię zapomnieć
privacy =
    🔒 **Co o tobie przechowuję i po co**
    • Twój identyfikator i nazwę z Discorda: żeby wiedzieć, czyj jest ruch, i wpisywać cię na listy i obrazki.
    • Twoje wyzwania i partie, z każdym ruchem, jego czasem, serwerem i kanałem: żeby grać dalej i odtwarzać. Do tego twoje podpowiedzi, zaplanowane ruchy i głosy, a także analizy, bez nazw.
    • Twój język, ustawienia ({ COMMAND("settings") }), to, czy mogę do ciebie pisać, i kogo blokujesz (nikt inny tego nie widzi).
    • Które przypomnienia masz ode mnie, nigdy ich treść: żeby je poprawiać, gdy coś się zmieni.
    • Rankingi i liczniki: do tabel i { COMMAND("profile") }. `{ option-leaderboards }` w { COMMAND("settings") } ukryje cię w obu miejscach, a inni nie odtworzą twoich partii.
    • Zagadki, które masz za sobą, i twoje odpowiedzi: do serii, rankingu zagadek i nowych zagadek. Na karcie są tylko, jeśli chcesz.
    • Twoje notatki do partii i partie, które obserwujesz.
    • Twój awatar, tylko w pamięci: do tabel i karty.
    Na serwerach nie czytam wiadomości. W prywatnych czytam wpisane ruchy, a wiadomości nie przechowuję. Osoba, która mnie hostuje, może przez jakiś czas mieć kopie zapasowe.
    • Ligi, puchary i areny, w których grasz, i dni twojej nieobecności: żeby dobierać pary i zatrzymywać zegary.
    • O serwerze: jego ustawienia, zawody i partie z głosowaniem oraz które wiadomości publikuję. Zachowuję to także po usunięciu mnie, na wypadek ponownego zaproszenia.
    Przycisk **Eksportuj** da ci to wszystko w pliku; po **Usuń** i dwóch pytaniach cię zapomnę.
privacy-export = Wszystko, co o tobie przechowuję, w formacie JSON.
privacy-sure =
    Mam cię zapomnieć? Twoja nazwa, ustawienia, rankingi i profil znikną na dobre. { $running ->
        [0] Nie masz żadnej trwającej partii.
        [one] Twoja trwająca partia zostanie poddana.
        [few] Twoje { $running } trwające partie zostaną poddane.
       *[other] Twoje trwające partie ({ $running }) zostaną poddane.
    } Zakończone partie zostaną u drugiej strony, a zamiast twojej nazwy będzie tam „Ktoś z przeszłości”. Otwarte wyzwania wygasną. To, co wrzucam na kanały, zostanie tam, aż ktoś to usunie.
privacy-really = Ostatnie pytanie, bo tego nie da się cofnąć: mam cię zapomnieć na dobre?
privacy-forgotten = Zapomniane. Dzięki za grę i żegnaj! Jeśli kiedyś wrócisz, zaczniesz od nowa.
privacy-kept = Dobrze, wszystko zostaje po staremu.
button-export = Eksportuj
button-delete = Usuń
button-forget = Tak, zapomnij
button-forget-really = Zapomnij na dobre
button-keep = Nie, zostaw wszystko

## What the clock says by itself.

notice-remind = { $mover }, w partii { $match } na twój ruch czeka { $waiting }.
notice-remind-due = Termin <t:{ $until }:R>
notice-away = Nie ma mnie już na serwerze tej partii · { COMMAND("board") } sprowadzi ją tam, gdzie jesteś
notice-time-up = { $waiting }, { $mover } przekracza czas.
notice-time-up-how =
    { $counts ->
        [yes]
            Weź wygraną albo daj { $extra ->
                [minutes] jeszcze dziesięć minut
               *[day] jeszcze jeden dzień
            }.
       *[no]
            Ktoś z was nie ma jeszcze dwóch ruchów. Odwołaj partię albo daj { $extra ->
                [minutes] jeszcze dziesięć minut
               *[day] jeszcze jeden dzień
            }.
    }
notice-time-up-until = Partia { $match } · { $mover } nadal może zagrać · jeśli nic nie wybierzesz, partia kończy się bez wyniku <t:{ $closes }:R>
notice-ask = { $who }, w partii { $match } od trzydziestu dni nie ma ruchu. Gramy dalej?
notice-ask-until = Inaczej partia kończy się bez wyniku <t:{ $closes }:R>
button-claim =
    { $counts ->
        [yes] Weź wygraną
       *[no] Odwołaj
    }
button-extend =
    { $extra ->
        [minutes] Daj 10 minut
       *[day] Daj jeszcze dzień
    }
button-go-on = Gramy dalej
button-board = Do planszy
button-match = Partia { $match }
notice-late =
    W partii { $match } z { $other } skończył ci się czas. { $counts ->
        [yes] Możesz jeszcze ruszyć, dopóki nikt nie odbierze wygranej.
       *[no] Możesz jeszcze ruszyć.
    }
notice-became =
    { $became ->
        [moved]
            { $kind ->
                [remind] { $by } już po ruchu.
                [ask] { $by } już po ruchu.
                [paused] { $by } już po ruchu: koniec przerwy.
                [late] { $by } jednak robi ruch.
               *[time-up] { $by } jednak robi ruch.
            }
        [claimed] { $by } bierze wygraną.
        [day] { $by } dorzuca czasu, a { $other } myśli dalej.
        [time] { $by } dorzuca czasu, a { $other } myśli dalej.
        [taken-back]
            { $kind ->
                [paused] W partii { $match } cofnięto ruchy: koniec przerwy.
                [time-up] W partii { $match } cofnięto ruchy.
                [late] W partii { $match } cofnięto ruchy.
                [ask] W partii { $match } cofnięto ruchy.
               *[remind] W partii { $match } cofnięto ruchy.
            }
        [paused] Zegar partii { $match } stoi.
        [resumed] { $by } włącza zegar.
        [anew] Termin w partii { $match } się zmienił. Nowy podaje plansza.
        [kept] { $by } gra dalej w partii { $match }.
        [went-on] Partia { $match } trwa dalej.
        [rescued] { $by }: czas się skończył, więc przedłużają go dni nieobecności.
        [timed-out] { $other }: czas się skończył.
       *[over] Partia { $match } już się skończyła.
    }

## Offers: a line of text with buttons, never another board. When one is settled, its line says how.

more-time =
    { $pace ->
        [ten-minutes] 10 minut
        [one-day] 1 dzień
        [three-days] 3 dni
       *[seven-days] 7 dni
    }
offer-made =
    { $offer ->
        [draw] { $other }, { $by } proponuje remis.
        [pause] { $other }, { $by } prosi o przerwę: zegar stanie do następnego zagranego ruchu.
        [time] { $other }, { $by } prosi o jeszcze { more-time } na ten ruch.
        [takeback-one]
            { $other }, { $by } prosi o cofnięcie ruchu { $last } ({ $kind ->
                [cat] kot
               *[kitten] kociak
            } na { $square }).
       *[takeback-two]
            { $other }, { $by } prosi o cofnięcie ruchów { $first } i { $last } ({ $kind ->
                [cat] kot
               *[kitten] kociak
            } na { $square }, twój { $other-kind ->
                [cat] kot
               *[kitten] kociak
            } na { $other-square }).
    }
offer-terms = Partia { $match } · ważne do następnego ruchu
offer-draw-early = Nie macie jeszcze po dwa ruchy: remis teraz zakończy partię tak, jakby jej nie było.
offer-declined =
    { $offer ->
        [draw] { $other }, { $by } odrzuca remis.
        [takeback] { $other }, { $by } nie zgadza się na cofnięcie ruchu.
        [pause] { $other }, { $by } nie zgadza się na przerwę.
       *[time] { $other }, { $by } nie daje więcej czasu.
    }
offer-paused = { $other }, { $by } się zgadza: zegar stoi do następnego zagranego ruchu.
offer-resumed = { $other }, { $by } włącza zegar.
contest-clock =
    { $paused ->
        [yes] ⏸️ { $contest }: przerwa, a zegar stoi, aż ktoś, kto zarządza serwerem, zakończy przerwę. Grać nadal można.
       *[no] ▶️ { $mover }, twój zegar znów idzie: { $contest } – koniec przerwy. Twoja kolej.
    }
contest-clocks =
    { $paused ->
        [yes] ⏸️ { $contest }: przerwa. Dopóki nie zakończy jej ktoś, kto zarządza serwerem, stoją zegary: { $movers }. Grać nadal można.
       *[no] ▶️ { $movers }, wasze zegary znów idą: { $contest } – koniec przerwy. Wasza kolej; do kiedy, mówi każda plansza.
    }
offer-extended = { $other }, { $by } daje ci jeszcze { more-time }.
offer-settled =
    { $offer ->
        [draw]
            { $by } proponuje remis: { $how ->
                [accepted] { $other } się zgadza.
                [declined] { $other } odmawia.
                [withdrawn] propozycja wycofana.
                [turn] zamiast odpowiedzi zagrano ruch.
               *[over] już nieaktualne.
            }
        [takeback]
            { $by } prosi o cofnięcie ruchu: { $how ->
                [accepted] { $other } się zgadza.
                [declined] { $other } odmawia.
                [withdrawn] prośba wycofana.
                [turn] zamiast odpowiedzi zagrano ruch.
               *[over] już nieaktualne.
            }
        [pause]
            { $by } prosi o przerwę: { $how ->
                [accepted] { $other } się zgadza.
                [declined] { $other } odmawia.
                [withdrawn] prośba wycofana.
                [turn] zamiast odpowiedzi zagrano ruch.
               *[over] już nieaktualne.
            }
       *[time]
            { $by } prosi o więcej czasu: { $how ->
                [accepted] { $other } się zgadza.
                [declined] { $other } odmawia.
                [withdrawn] prośba wycofana.
                [turn] zamiast odpowiedzi zagrano ruch.
               *[over] już nieaktualne.
            }
    }
offer-sent =
    { $offer ->
        [draw] Propozycja remisu w partii { $match } jest już u { $other }.
        [takeback] Prośba o cofnięcie ruchu w partii { $match } jest już u { $other }.
        [pause] Prośba o przerwę w partii { $match } jest już u { $other }. Zegar stanie tylko do następnego ruchu; na dłużej jest { COMMAND("away") }.
       *[time] Prośba o { more-time } w partii { $match } jest już u { $other }.
    }
offer-withdrawn-for =
    { $offer ->
        [draw] Twoja propozycja remisu jest wycofana.
        [takeback] Twoja prośba o cofnięcie ruchu jest wycofana.
        [pause] Twoja prośba o przerwę jest wycofana.
       *[time] Twoja prośba o więcej czasu jest wycofana.
    }
offer-sent-terms = Dam znać, jaka będzie odpowiedź. Ważne do następnego ruchu; żeby to wycofać, naciśnij **{ button-more }**.
plan-taken-back = Twój plan na dalsze ruchy też zniknął.
offer-answered = Gotowe.
button-offer =
    { $offer ->
        [draw] Zaproponuj remis
        [takeback] Poproś o cofnięcie
        [pause] Poproś o przerwę
       *[time] Poproś o { more-time }
    }
button-take-back = Cofnij mój ruch
take-back-sure = Cofnąć ruchy { $first } i { $last }? Moja odpowiedź też znika i następnym razem może być inna.
offer-draw-sure = Zaproponować mi remis? Jeśli się zgodzę, partia się kończy.
button-accept-offer = Przyjmij
button-decline-offer = Odrzuć
button-accept-named =
    { $offer ->
        [draw] Przyjmij remis
        [takeback] Pozwól cofnąć
        [pause] Zgódź się na przerwę
       *[time] Daj jeszcze { more-time }
    }
button-decline-named =
    { $offer ->
        [draw] Odrzuć remis
        [takeback] Odmów cofnięcia
        [pause] Odmów przerwy
       *[time] Nie dodawaj czasu
    }
button-withdraw-offer = Wycofaj
button-resume = Włącz zegar
refusal-done-already = To już załatwione, nic więcej nie trzeba robić.

## Matches.

games-title =
    Twój ruch: { $mine } · czekasz: { $theirs }{ $paused ->
        [0] { "" }
       *[other] { " " }· przerwa: { $paused }
    }
games-line =
    { $awaits ->
        [yes] 👉 { $opponent }
        [nobody] ⏸️ { $opponent }
       *[no] ⏳ { $opponent }
    } · { edition } · ruch { $turn } · { $time ->
        [due] termin <t:{ $until }:R>
        [paused] przerwa
        [stopped] zegar stoi
        [unmoved] bez zegara
       *[still] bez zegara, ostatni ruch <t:{ $since }:R>
    } · [partia { $match }]({ $link }){ $planned ->
        [yes] { " " }· ⚡ jest plan
       *[no] { "" }
    }
games-page = -# Strona { $page } z { $pages }
games-go-to = Przejdź do partii
games-option =
    { edition } · partia { $match } · { $awaits ->
        [yes] twój ruch
        [nobody] przerwa
       *[no] czekasz
    }
games-challenge = { $challenger } ([wyzwanie]({ $link }))
games-challenges = ✋ Czekają na twoją odpowiedź: { $list }
games-followed-match = [partia { $match }]({ $link })
games-followed =
    -# 👀 Obserwujesz: { $matches }{ $more ->
        [0] { "" }
       *[other] { " " }i jeszcze { $more }
    }
which-match-title = O którą partię chodzi?
which-match = { $opponent } · { edition } · partia { $match }
games-none = Nie masz żadnej trwającej partii. Wyzwij kogoś: { COMMAND("challenge") }!
button-next = Następna plansza
games-turns =
    { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }
change-shown = Gotowe. Plansza jest tutaj: { $link }
change-there = -# Plansza: { $link }
change-unshown = Gotowe i zapisane. Discord chwilowo nie przyjmuje nowej planszy; próbuję dalej.
change-user-installed = Gotowe i zapisane. Nie ma mnie na tamtym serwerze, więc pokażę planszę dopiero, gdy ktoś wpisze tam `/board { option-match }:{ $match }`.
change-homeless = Gotowe i zapisane. Ale na { $link } nie mogę już pisać. `/board { option-match }:{ $match }` na innym kanale przeniesie tam partię. Albo poproś osobę, która zarządza tamtym, o uprawnienia dla mnie: wyświetlanie kanału, wysyłanie wiadomości (także w wątkach) i załączanie plików. Wtedy gram dalej bez przypominania.
change-homeless-over = Gotowe i zapisane. Nie mogę już pisać w { $link }, więc powiadamiam oboje w wiadomości prywatnej. `/board { option-match }:{ $match }` na innym kanale pokaże ją tam.
form-unsaved = Nic nie zapisano.
typed-unread = Tutaj czytam tylko odpowiedzi na moje plansze i przypomnienia: odpowiedz tam ruchem, na przykład `c3`. { COMMAND("move") } działa wszędzie.
resign-sure =
    { $counts ->
        [yes] Poddać partię { $match }? Wygra wtedy { $opponent } i nie da się tego cofnąć.
       *[no] Odwołać partię { $match }? Ktoś z was nie ma jeszcze dwóch ruchów, więc partia nie będzie się liczyć.
    }
resign-ends-series = Skończy się też wasz pojedynek, bez wyniku.
resign-lost-in-series = Jedna partia pojedynku jest już rozegrana, więc poddanie liczy się od pierwszego ruchu.
resign-kept = Świetnie, graj dalej!
watch-turn = Ruch { $turn }, krok po kroku:
button-watch = Obejrzyj ruch
more-what = Partia { $match }:
more-planned = ⚡ Masz tu plan: pokaże go **{ button-plan }**.
more-about =
    { $about ->
        [plan] **{ button-plan }**: wybierz odpowiedź na ruch, którego jeszcze nie było; jeśli padnie, zagram ją za ciebie.
        [note] **{ button-note }**: kilka słów, które przeczytasz tylko ty.
       *[read] **{ button-read }**: co gdzie stoi, słowami.
    }
button-note = Notatka
note-mine = 📝 Twoja notatka, tylko dla ciebie:
note-none = Do partii { $match } nie masz teraz notatki.
watching = Oglądasz partię: { $orange } i { $gray }.
button-follow =
    { $how ->
        [end] Obserwuj: koniec
        [turns] Obserwuj: każdy ruch
       *[none] Nie obserwuj
    }
following =
    { $how ->
        [end] Napiszę, gdy partia { $match } się skończy.
        [turns] Napiszę po każdym ruchu partii { $match } i gdy się skończy.
       *[none] O partii { $match } już nie napiszę.
    }
button-film-so-far = Film do tej pory
button-more = Więcej
button-replay = Powtórka
button-film = Film
button-resign = Poddaj
button-resign-yes =
    { $counts ->
        [yes] Poddaj
       *[no] Odwołaj
    }
button-resign-no = Graj dalej
button-help = Pomoc

## The rules, page by page.

rules-title = **{ edition-title }** · strona { $page } z { $pages }
rules-new-ghost = **Co jest inaczej.** To boop, a do tego obie strony mają ducha: wchodzi od krawędzi, na koniec twoich ruchów sam sunie dalej i popycha tych, którzy stoją obok. Więcej jest na czterech następnych stronach; pozostałe są takie jak w boop.
    Tutaj rudy duch sunie naprzód i rozpycha b2 i c2.
rules-new-kittens = **Co jest inaczej.** To boop bez dorastania: kotów nie ma, a trzy twoje kociaki w linii wygrywają. Gdy cała ósemka jest na łóżku i nie ma linii, jeden wraca do zapasu. Kto zna boop, wie już wszystko.
    Tutaj wygrywają rude kociaki na b2, c2 i d2.
rules-aim = **Cel.** Ustaw w linii trzy swoje koty: obok siebie w rzędzie (1–6), kolumnie (a–f) albo po przekątnej. Obie strony zaczynają z ośmioma kociakami i wychowują je na koty. O tym, kto zaczyna, decyduje wyzwanie albo los; w rewanżu jest na odwrót.
    Tutaj wygrywają b3, c3 i d3.
rules-aim-kittens = **Cel.** Ustaw w linii trzy ze swoich ośmiu kociaków: obok siebie w rzędzie (1–6), kolumnie (a–f) albo po przekątnej. O tym, kto zaczyna, decyduje wyzwanie albo los; w rewanżu jest na odwrót.
    Tutaj wygrywają a3, b3 i c3.
rules-boop = **Pac!** W swoim ruchu postaw pionek z zapasu (twój leży obok łóżka) na pustym polu. Odepchnie on każdego sąsiada, także po skosie i obojętnie czyjego, o jedno pole prosto od siebie. Odepchnięty pionek nikogo już nie popycha.
    Tutaj kociak ląduje na c3 i paca dwa inne.
rules-fall = **Z łóżka.** Pionek zepchnięty za krawędź wraca do zapasu swojej strony i można nim zagrać znowu. Czasem właśnie o to chodzi.
    Tutaj b1 zrzuca a1 z łóżka, a c1 spycha na d1.
rules-held = **Podparty.** Pionek się nie rusza, gdy tuż za nim stoi inny, obojętnie czyj. Z innej strony nadal można go zepchnąć.
    Tutaj c2 nie zepchnie c3, bo podpiera go c4.
rules-graduate = **Dorastanie.** Jeśli na koniec ruchu masz trzy pionki w linii, kociaki albo koty, cała trójka wraca do zapasu, a kociaki już jako koty. Nie można odmówić. Więcej linii? Wybierz jedną. Linia, którą ustawisz przeciwnikowi, liczy się na koniec *jego* ruchu, jeśli jeszcze stoi.
    Tutaj dorastają a3, b3 i c3.
rules-cats = **Koty.** Gdy masz w zapasie kota, możesz nim zagrać zamiast kociaka. Koty popychają wszystkich, kociaki tylko kociaki.
    Tutaj d3 paca kociaka, ale kot na c3 ani drgnie.
rules-eight = **Cała ósemka na łóżku.** Jeden twój pionek musi wrócić do zapasu; ty wybierasz który. Kociak dorasta, kot pozostaje kotem. Jeśli masz też linię, wybierz linię albo jeden pionek.
    Tutaj dorasta kociak na f1.
rules-eight-kittens = **Cała ósemka na łóżku.** Jeśli nie ma linii, jeden kociak wraca do zapasu; ty wybierasz który.
    Tutaj to ten na f1.
rules-win = **Wygrana.** Jeśli na koniec ruchu masz trzy koty w linii albo osiem na łóżku, wygrywasz; nic już nie dorasta. Jeśli trójkę mają obie strony, wygrywa ta, która właśnie zrobiła ruch.
    Tutaj d6 zamyka przekątną z trzech.
rules-win-kittens = **Wygrana.** Jeśli na koniec ruchu masz trzy kociaki w linii, wygrywasz. Linia, którą ustawisz przeciwnikowi, liczy się na koniec *jego* ruchu, jeśli jeszcze stoi.
    Tutaj d6 zamyka przekątną z trzech.
rules-ghost-enters = **Twój duch.** Na koniec twojego ruchu może wejść od dowolnej krawędzi, na szew między dwoma polami, na którym nie ma ducha. Patrzy na drugi koniec łóżka i wchodząc, nikogo nie rusza. Może też czekać w zapasie.
    Tutaj zaczyna między a3 a a4.
rules-ghost-moves = **Sunie.** Potem rusza się sam na koniec twoich ruchów: o jeden szew naprzód, bez skręcania. Pionki po obu stronach nowego szwu spycha o jedno pole na zewnątrz, koty też. Z ostatniego szwu wraca do domu; w późniejszym ruchu może wejść znowu. Dopiero potem liczą się linie i wygrane.
    Tutaj spycha b2 w lewo i c2 w prawo.
rules-ghost-scares = **BUUU!** Pionek, którego duch nie zepchnie, bo stoją za nim inne, przeskakuje je wszystkie: na pierwsze wolne pole albo poza łóżko.
    Tutaj c2 skacze nad d2 i e2 na f2.
rules-ghost-passes = **Czego duch nie może.** Nie zajmuje pola, nikogo nie podpiera i nie liczy się do linii; nic go nie popycha. Przez drugiego ducha przenika na szew za nim i popycha dopiero tam; jeśli takiego nie ma, wraca do domu.
    Tutaj spycha c3.
rules-draws = **Remis i czas.** Remis jest wtedy, gdy obie strony się zgodzą, gdy trzy razy powstanie ta sama pozycja albo po 300 ruchach łącznie. Wygrana w ostatnim z nich jeszcze się liczy; cofnięte ruchy nie. Gdy skończy ci się czas, przeciwnik może wziąć wygraną albo dać ci go więcej. Przed urlopem { COMMAND("away") } zatrzyma twoje zegary. **Więcej**, pod każdą planszą, pozwala zaproponować remis albo poddać partię.
rules-signs = **Jak czytać planszę.**
    • Okrągłe pionki należą do rudego, kwadratowe do fraka; kot siedzi i nosi obrożę.
    • Pole z promieniami to pionek, który właśnie postawiono, a strzałki pokazują, dokąd popchnął inne.
    • Wyblakłego pionka już nie ma na łóżku: spadł za brzeg albo, jeśli ma gwiazdkę, urósł; ze strzałką wrócił do zapasu bez zmian.
    • Łańcuch: pionek z tyłu podpiera ten przed sobą.
    • Odważnik: ten kot jest za ciężki dla kociaka.
    • Zapasy leżą po bokach; ruch ma strona w ramce.
    • Przerywana ramka wokół łóżka: to tylko podgląd, a popchnięte pionki są wyblakłe tam, gdzie by stanęły.
    Tutaj b2 spycha b3 w górę, a a2 z łóżka; c3 jest podparty, a kot na c2 ani drgnie.
rules-signs-ghost = **Jak czytać planszę.**
    • Okrągłe pionki należą do rudego, kwadratowe do fraka; kot siedzi i nosi obrożę.
    • Pole z promieniami to pionek, który właśnie postawiono, a strzałki pokazują, dokąd popchnął inne.
    • Wyblakłego pionka już nie ma na łóżku: spadł za brzeg albo, jeśli ma gwiazdkę, urósł; ze strzałką wrócił do zapasu bez zmian.
    • Łańcuch: pionek z tyłu podpiera ten przed sobą.
    • Odważnik: ten kot jest za ciężki dla kociaka.
    • Ciemne strzałki to ruchy po pchnięciu ducha.
    • Czubek ducha pokazuje, dokąd sunie, a obłoczki za nim, skąd przybył.
    • Zapasy leżą po bokach; ruch ma strona w ramce.
    • Przerywana ramka wokół łóżka: to tylko podgląd, a popchnięte pionki są wyblakłe tam, gdzie by stanęły.
    Tutaj b2 spycha b3 w górę, a a2 z łóżka; c3 jest podparty, a kot na c2 ani drgnie.
rules-signs-kittens = **Jak czytać planszę.**
    • Okrągłe pionki należą do rudego, kwadratowe do fraka.
    • Pole z promieniami to pionek, który właśnie postawiono, a strzałki pokazują, dokąd popchnął inne.
    • Wyblakłego pionka już nie ma na łóżku.
    • Łańcuch: pionek z tyłu podpiera ten przed sobą.
    • Zapasy leżą po bokach; ruch ma strona w ramce.
    • Przerywana ramka wokół łóżka: to tylko podgląd, a popchnięte pionki są wyblakłe tam, gdzie by stanęły.
    Tutaj b2 spycha b3 w górę, a a2 z łóżka; c3 jest podparty.
rules-typing = **Wpisywanie ruchów.** { COMMAND("move") } robi ruch w jednym wierszu.
    `c3` stawia tam kociaka albo kota, jeśli nie masz kociaka · `kot c3` kota · `c3 =c3d4e5`: dorasta ta linia · `c3 =d4`: przy całej ósemce na łóżku ten pionek wraca do zapasu.
    Tutaj c3 tworzy linię c3, d4, e5.
rules-typing-ghost = **Wpisywanie ruchów.** { COMMAND("move") } robi ruch w jednym wierszu.
    `c3` stawia tam kociaka albo kota, jeśli nie masz kociaka · `kot c3` kota · `c3 =c3d4e5`: dorasta ta linia · `c3 =d4`: przy całej ósemce na łóżku ten pionek wraca do zapasu · `c3 g bc1`: twój duch wchodzi między b1 a c1.
    Tutaj właśnie to zrobił.
rules-typing-kittens = **Wpisywanie ruchów.** { COMMAND("move") } robi ruch w jednym wierszu.
    `c3` stawia tam kociaka · `c3 =d4`: przy całej ósemce na łóżku ten wraca do zapasu.
    Tutaj kociak ląduje na c3.
rules-advice = **Rady.**
    • Na środku jest najbezpieczniej: do krawędzi daleko.
    • Dwa obok siebie grożą linią i podpierają się nawzajem: pary przeciwnika rozbijaj z boku.
    • Pacnięcie może wepchnąć na miejsce twój brakujący pionek.
    • Kończą ci się pionki? Zrzuć własne.
    • Miej kota w pogotowiu: kociaki go nie zrzucą. Koty, które utknęły na łóżku, wracają z linią albo przez krawędź.
    Tutaj c3 rozbija parę na c4 i d4.
rules-advice-ghost = **Rady.**
    • Na środku jest najbezpieczniej: do krawędzi daleko.
    • Dwa obok siebie grożą linią i podpierają się nawzajem: pary przeciwnika rozbijaj z boku.
    • Pacnięcie może wepchnąć na miejsce twój brakujący pionek.
    • Kończą ci się pionki? Zrzuć własne.
    • Miej kota w pogotowiu: kociaki go nie zrzucą. Koty, które utknęły na łóżku, wracają z linią albo przez krawędź.
    • Duchy są powolne: licz szwy.
    Tutaj c3 rozbija parę na c4 i d4.
rules-advice-kittens = **Rady.**
    • Na środku jest najbezpieczniej: do krawędzi daleko.
    • Dwa obok siebie grożą linią i podpierają się nawzajem: pary przeciwnika rozbijaj z boku.
    • Pacnięcie może wepchnąć na miejsce twojego brakującego kociaka.
    • Kończą ci się kociaki? Zrzuć własne.
    Tutaj c3 rozbija parę na c4 i d4.
button-rules = Zasady
button-signs = Znaki na planszy
button-page-back = Wstecz
button-page-next = Dalej
help-title = **{ edition-title }**
help-game =
    { $edition ->
        [kittens]
            1. Postaw jednego ze swoich ośmiu kociaków na wolnym polu: spycha każdego sąsiada o jedno pole. Kto spadnie z łóżka, wraca do zapasu swojej strony.
            2. Pionek, za którym tuż stoi inny, zostaje na miejscu.
            3. Trzy twoje w linii, także po skosie, wygrywają.
            4. Gdy cała ósemka jest na łóżku, jeden wraca do zapasu.
        [ghost]
            1. Postaw jednego ze swoich ośmiu kociaków na wolnym polu: spycha każdego sąsiada o jedno pole. Kto spadnie z łóżka, wraca do zapasu swojej strony.
            2. Pionek, za którym tuż stoi inny, zostaje na miejscu.
            3. Trzy twoje w linii, także po skosie, wracają do zapasu jako koty.
            4. Trzy twoje koty w linii wygrywają; osiem kotów na łóżku też.
            Kociak kota nie zepchnie. Twój duch sunie między polami i popycha to, co ma po bokach.
       *[classic]
            1. Postaw jednego ze swoich ośmiu kociaków na wolnym polu: spycha każdego sąsiada o jedno pole. Kto spadnie z łóżka, wraca do zapasu swojej strony.
            2. Pionek, za którym tuż stoi inny, zostaje na miejscu.
            3. Trzy twoje w linii, także po skosie, wracają do zapasu jako koty.
            4. Trzy twoje koty w linii wygrywają; osiem kotów na łóżku też.
            Kociak kota nie zepchnie.
    }
help-editions = Są trzy odmiany; wybierz swoją:
help-together = **Razem:** ligi ({ COMMAND("league") }), puchary ({ COMMAND("cup") }), wieczór szybkich partii ({ COMMAND("arena") }) i wszyscy przeciwko mnie ({ COMMAND("vote") }).
help-alone = **Solo:** zagraj ze mną na jednym z dziesięciu poziomów (**{ button-play-me }**), rozwiązuj zagadki ({ COMMAND("puzzle") }), a codziennie nową ({ COMMAND("daily") }).
help-hints = **Podpowiedzi:** w partiach ze mną i w towarzyskich, jeśli wyzwanie je włącza (`{ option-hints }`).
help-words = **Z czytnikiem ekranu:** `{ option-pushes-in-words }` w { COMMAND("settings") } opisuje plansze słowami, a { COMMAND("move") } wymienia, co zrobi każdy ruch.
help-managing = **Zarządzasz tym serwerem:** język, kanały, zagadkę dnia i klub ustawisz w { COMMAND("server") }.
help-commands =
    -# { COMMAND("challenge") } · { COMMAND("move") } · { COMMAND("games") } · { COMMAND("away") } · { COMMAND("leaderboard") } · { COMMAND("profile") } · { COMMAND("puzzle") } · { COMMAND("daily") } · { COMMAND("settings") }
    -# Boop Bot to nieoficjalny projekt fanowski.
button-advice = Rady
button-typing = Wpisywanie ruchów
button-games = Moje partie

## First steps: a lesson in which somebody does a few tasks. They are marmalade, and it is always their turn.

button-first-steps = Pierwsze kroki
lesson-title = **{ $number } z { $count } · { $task ->
        [boop-off] Zrzuć jednego z łóżka
        [grow] Niech trójka dorośnie
        [win] Wygraj trzema kotami
        [win-kittens] Wygraj trzema kociakami
        [enter] Wpuść ducha
        [stop] Zatrzymaj ich linię
        [push-in] Wepchnij w linię
        [fork] Dwa końce naraz
        [eight] Cała ósemka na łóżku
       *[scare] Zrób BUUU!
    }**
lesson-task =
    { $task ->
        [boop-off]
            { SIGN("kitten_marmalade", plain: "🟠") }Grasz rudymi. Postaw kociaka, a zepchnie każdego sąsiada o jedno pole. Zrzuć za krawędź { SIGN("kitten_tuxedo", plain: "🟦") }kociaka fraków!
            -# Wybierz pole z menu. W partii takie samo menu otwiera **Pac!**.
        [grow] Trzy twoje w linii dorastają na koty. Swoje też popychasz, ale dwa obok siebie się podpierają. Gdzie stanie trzeci?
        [win] Trzy koty w linii wygrywają, a dwa twoje już tak stoją, rogiem do rogu. Trzeci czeka obok łóżka: naciśnij **Weź kota**, potem wybierz mu pole.
        [win-kittens] Trzy kociaki w linii wygrywają. Swoje też popychasz, ale dwa obok siebie się podpierają. Gdzie stanie trzeci?
        [enter] Twój duch czeka obok łóżka. Postaw kociaka gdziekolwiek, a trzecie menu, **Twój duch**, pokaże, którędy może wejść.
        [stop] Fraki mają dwa w linii: z trzecim dorosną. Stań tuż obok jednego z nich i wypchnij go!
        [push-in] Linię można też zrobić pchnięciem. Dwa twoje stoją obok siebie: wepchnij obok nich trzeciego kociaka. Skąd go pchniesz?
        [fork] Dwa obok siebie z wolnymi końcami trudno zatrzymać. Pchnij jednego swojego tuż obok drugiego, tak żeby w następnym ruchu mogły dorosnąć, cokolwiek się stanie!
        [eight] Siedem twoich jest na łóżku. Postaw ósmego tak, żeby żaden nie spadł: wtedy jeden, którego wybierzesz, dorośnie.
       *[scare] Na koniec twojego ruchu duch sam sunie o jeden szew naprzód i popycha pionki po bokach. Pionek podparty z tyłu skacze: BUUU! Postaw kociaka z dala od dwóch kociaków fraków.
    }
lesson-squares = Pola: kolumny od a do f od lewej, rzędy od 1 do 6 od dołu.
lesson-where =
    { $kind ->
        [cat] No to kot: wybierz mu pole.
       *[kitten] No to kociak: wybierz mu pole.
    }
lesson-done =
    { $task ->
        [boop-off] Spadł i dołącza do reszty obok łóżka: to **zapas** fraków! Twoje też mogą spaść; po prostu zagrasz nimi znowu.
        [grow] Miau! Cała trójka wraca do zapasu, jako koty. Kot popycha wszystkich, a kociak kota nie ruszy.
        [win]
            🏆 Wygrywasz! I to już cała gra: popychaj, wychowuj, ustaw trzy koty w linii.
            -# Kot w linii z kociakami wraca razem z nimi do zapasu. Wygrywa też osiem twoich kotów na łóżku.
        [win-kittens] 🏆 Wygrywasz! I to już cała gra. Gdy na łóżku jest cała twoja ósemka, jeden wraca do zapasu.
        [enter] Jest! Wchodząc, nikogo nie popycha. Od twojego następnego ruchu sam sunie po szwach, prosto przez łóżko. Na drugim brzegu schodzi z łóżka i możesz go znowu wpuścić.
        [stop] Dobrze zatrzymane! Przed każdym ruchem szukaj dwóch w linii po drugiej stronie.
        [push-in] Miau! Kto został wepchnięty w linię, liczy się tak samo jak ten, kto w niej stanął.
        [fork] Dobrze! Cokolwiek zrobi druga strona, w następnym ruchu mogą dorosnąć trzy twoje.
        [eight] Dorósł! Gdy cała twoja ósemka jest na łóżku, jeden zawsze wraca do zapasu: kociak wraca jako kot. Osiem kotów dałoby wygraną.
       *[scare] BUUU! Kociak miał innego tuż za sobą, więc go przeskoczył. Koty też skaczą, a jak trzeba, to nawet z łóżka.
    }
lesson-miss =
    { $miss ->
        [nobody] Obok { $square } nikogo nie ma, więc nikt się nie ruszył. Stań tuż obok kociaka fraków przy krawędzi, na przykład na { $example }.
        [still-on] Pac! Ale pacnięcie to tylko jedno pole, a miejsca starczyło. Spróbuj z kociakiem fraków przy krawędzi, na przykład z { $example }.
        [pushed-own] Pac! Dostało się twoim. Dwa obok siebie podpierają się tylko wzdłuż: stań na końcu ich linii, na przykład na { $example }.
        [no-line]
            { $kind ->
                [cat] Kot
               *[kitten] Kociak
            } na { $square } nie tworzy linii z trzech. Stań na końcu twojej dwójki, na przykład na { $example }.
        [kitten] To był kociak, a trzeba trzech kotów. Naciśnij **Weź kota**, potem wybierz na przykład { $example }.
        [kitten-in-line] Linia jest, ale jeden z trzech to kociak: dorasta, a nikt jeszcze nie wygrywa. Naciśnij **Weź kota**, potem wybierz na przykład { $example }.
        [kept] Duch został obok łóżka. Wolno mu. Ale teraz go wpuść: po wyborze pola wybierz miejsce w menu **Twój duch**.
        [still-a-line] Ruszył się, ale ci dwaj znów są w linii. Wypchnij jednego całkiem z niej, na przykład z { $example }.
        [held] Nikt się nie ruszył: jeden z dwóch ma drugiego tuż za sobą i stoi. Pchnij z boku, na przykład z { $example }.
        [not-pushed-in] Tu chodzi o pchnięcie: wepchnij trzeciego kociaka obok tych dwóch, na przykład z { $example }.
        [one-end] To da się zatrzymać. Pchnij kociaka obok drugiego tak, żeby oba końce były wolne: na przykład z { $example }.
        [seven] Jeden twój spadł, więc zostało siedem. Postaw ósmego tak, żeby nie zepchnął żadnego twojego, na przykład na { $example }.
       *[not-scared] Twój kociak naruszył tę parę przed duchem, więc nikt nie musiał skakać. Trzymaj się od nich z dala, na przykład na { $example }.
    }
lesson-again = Łóżko jest jak przedtem: spróbuj jeszcze raz.
lesson-end =
    { $edition ->
        [classic] **Zagraj ze mną** albo wyzwij kogoś ze znajomych: { COMMAND("challenge") }!
            -# Są jeszcze dwie odmiany, każda z krótką lekcją: boop z duchami, które suną, i boop kociaków, z samymi kociakami.
        [kittens] **Zagraj ze mną** albo wyzwij kogoś ze znajomych: { COMMAND("challenge") }!
       *[ghost] **Zagraj ze mną** albo wyzwij kogoś ze znajomych: { COMMAND("challenge") }!
    }
lesson-end-next = Teraz to wykorzystaj: **Zagadka** albo partia. **Zagraj ze mną** albo wyzwij kogoś ze znajomych: { COMMAND("challenge") }!
lesson-end-challenge =
    { $to ->
        [friend] Umiesz już wszystko! { $challenger } czeka z wyzwaniem: naciśnij **Przyjmij** albo najpierw **Zagraj ze mną**.
       *[anybody] Umiesz już wszystko! { $challenger } czeka z wyzwaniem: naciśnij **Zagram** albo najpierw **Zagraj ze mną**.
    }
first-match-gently = Pierwsza partia? **{ button-accept-gently }** zmieni ją w towarzyską: rankingi zostają bez zmian, a podpowiedzi są dla obu stron.
lesson-end-match =
    { $awaits ->
        [yes] Umiesz już wszystko! W partii { $match } ({ edition }) czeka { $opponent }, a ruch jest twój.
       *[no] Umiesz już wszystko! W partii { $match } ({ edition }) ruch ma { $opponent }, a potem ty.
    }
lesson-end-over = To wyzwanie ({ $challenger }) jest już nieaktualne.
lesson-more =
    { $edition ->
        [ghost] Naucz się boopa z duchami
       *[kittens] Naucz się boopa kociaków
    }
button-next-steps = Druga lekcja
button-a-puzzle = Zagadka
lesson-ghosts-now = Od razu do duchów

## When the bot joins a server.

greeting =
    Cześć, tu Boop Bot! Mam dla was grę planszową dla dwojga, w której kociaki spychają się nawzajem z łóżka.
    Wyzwij kogoś ze znajomych: { COMMAND("challenge") }, albo naciśnij **Pierwsze kroki**. Ruch może trwać sekundy albo dni: dam znać, czyja kolej.
    -# Nie czytam tu wiadomości. W { COMMAND("settings") } włączysz ostrzeżenia przed ruchem, który oddaje wygraną.
    -# Dla moderacji: **Zagadka dnia** co dzień przynosi tu zagadkę; w { COMMAND("server") } wybierzesz, gdzie się gra, i otworzysz klub: co się dzieje, podsumowanie tygodnia, mistrzowie.
greeting-puzzle = Od teraz zagadka dnia pojawia się o północy UTC na { $channel }; dzisiejsza jest w drodze. { COMMAND("server") } ją wyłączy.
greeting-puzzle-ask = Czy publikować zagadkę dnia na { $channel } codziennie o północy UTC? Dzisiejsza przyszłaby od razu.

## Permissions, as Discord's own settings call them in this language.

permission =
    { $which ->
        [view-channel] Wyświetlanie kanałów
        [send-messages] Wysyłanie wiadomości
        [create-public-threads] Tworzenie publicznych wątków
        [send-messages-in-threads] Wysyłanie wiadomości w wątkach
        [read-message-history] Czytanie historii czatu
        [manage-roles] Zarządzanie rolami
       *[attach-files] Załączanie plików
    }

## Languages. { $language } is what a language calls itself.

command-settings-language = Język, w którym mówię tylko do ciebie; domyślnie ten z twojego Discorda
command-server-language = Język, który czytają tu wszyscy; domyślnie ten, który serwer ma w Discordzie
language-as-discord = Jak w Discordzie
refusal-no-such-language = Nie mówię jeszcze w tym języku: { $code }. Wybierz język z listy.

## What else a piece may be called in a typed turn, such as "cat c3": words with commas between them.

turn-words-kitten = kociak, kociaka, kotek, kocię, kocie
turn-words-cat = kot, kota
turn-words-ghost = duch, ducha

## Saying no. Each says what to do; nothing has changed.

refusal-not-a-turn = Nie umiem odczytać ruchu „{ $text }”. Podaj pole od a1 do f6, na przykład `/move c3` albo `/move kot c3`.
refusal-illegal-turn = { $objection } Nic się nie zmieniło: spróbuj innego ruchu.
refusal-ambiguous-turn = Ten ruch może skończyć się na kilka sposobów ({ $count }). Wskaż jeden, na przykład `{ $first }`; { COMMAND("move") } pokaże je wszystkie.
refusal-not-your-turn = Teraz ruch ma { $mover }. Dam znać, gdy przyjdzie twoja kolej.
refusal-not-your-match = To cudza partia. Żeby popatrzeć, naciśnij **Więcej** pod planszą trwającej partii albo **Powtórka** pod skończoną.
refusal-kept-from-others = Któraś ze stron nie pokazuje swoich partii, więc tę odtworzą tylko grający. Dopóki trwa, **Obejrzyj ruch** pod **Więcej** pokazuje ostatni ruch.
refusal-no-such-match = Nie ma takiej partii. Wybierz ją z listy; { COMMAND("games") } pokazuje twoje.
refusal-match-over = Ta partia już się skończyła. Zacznij nową: { COMMAND("challenge") }!
refusal-former-player = Druga strona tej partii to „Ktoś z przeszłości”, więc nie ma kogo pytać. Wyzwij kogoś innego: { COMMAND("challenge") }!
refusal-match-running = Ta partia jeszcze trwa. { COMMAND("board") } ją pokaże.
refusal-match-quarantined = Coś się nie zgadza w zapisie partii { $match }, więc wolę ją zamrozić, niż zgadywać. Daj znać osobie, która mnie hostuje; nic nie zginie.
refusal-out-of-date = Ta plansza jest już nieaktualna. Teraz partia { $match } wygląda tak.
refusal-old-button = To przycisk z mojej starszej wersji. { COMMAND("board") } pokaże partię z nowymi przyciskami.
refusal-old-command = Nie znam tej komendy; może jest z mojej starszej wersji. Wpisz `/` i wybierz ją z listy jeszcze raz.
refusal-too-fast = Wolniej, nawet kot tak nie pędzi! Poczekaj { $seconds } s i graj dalej.
refusal-shown-enough = Ten kanał ma już dość obrazków jak na jedną minutę. Spróbuj za chwilę.
refusal-too-much-to-draw = Rysuję teraz tyle plansz, że twoja przyszłaby za późno. Spróbuj za chwilę.
refusal-no-match = Nie masz żadnej trwającej partii. Wyzwij kogoś: { COMMAND("challenge") }!
refusal-nothing-awaits-you = Żadna partia nie czeka teraz na twój ruch. { COMMAND("games") } pokaże twoje partie.
refusal-awaited-elsewhere = Tutaj ruch ma { $opponent }, ale na twój ruch czeka { $other } w partii { $match }: { $link } Zagraj tam albo dopisz `{ option-match }:{ $match }`.
refusal-which-match = Może chodzić o różne partie. Wskaż jedną pod `{ option-match }`; { COMMAND("games") } pokaże wszystkie.
refusal-challenged-self = Ze sobą nie zagrasz. Wyzwij kogoś ze znajomych albo nie podawaj nikogo, a wyzwiesz wszystkich tutaj.
refusal-challenged-bot = Boty nie umieją trzymać kociaków. Wyzwij człowieka albo nie podawaj nikogo, a wyzwiesz wszystkich tutaj.
refusal-challenged-stranger = Tej osoby nie ma już na tym serwerze. Wyzwij kogoś, kto tu jest.
refusal-challenged-twice = Twoje wyzwanie jeszcze czeka na odpowiedź ({ $opponent }). Można wysłać tylko jedno naraz, żeby nikogo nimi nie zasypać. Poczekaj albo wycofaj je i wyślij nowe, może być w innej wersji.
refusal-challenged-all-twice = Twoje wyzwanie dla wszystkich jeszcze czeka. Poczekaj, aż ktoś je przyjmie, albo najpierw je wycofaj.
refusal-challenged-back = { $opponent } już cię tu wyzywa. Zobacz i przyjmij!
refusal-not-with-them = Nie możesz zacząć partii z tą osobą ({ $opponent }). Wyzwij kogoś innego albo zagraj ze mną!
refusal-you-blocked = { $opponent } jest na twojej liście blokad. Jeśli chcesz zagrać, najpierw odblokuj tę osobę.
refusal-declined-lately = { $opponent } tym razem odmawia. Wyzwanie możesz ponowić <t:{ $until }:R>.
refusal-blocked-self = Siebie nie zablokujesz. Wybierz kogoś innego.
refusal-blocked-bot = Boty nie rzucają wyzwań, więc nie ma czego blokować. Wybierz człowieka.
refusal-too-many-blocked = Masz już komplet blokad ({ $limit }), a więcej nie zapamiętam. Najpierw kogoś odblokuj: { COMMAND("settings") }, **{ button-blocked }**.
refusal-banned = Osoba, która mnie hostuje, zablokowała ci dostęp, więc nic nie mogę dla ciebie zrobić. Jeśli to pomyłka albo chcesz dostać swoje dane, napisz do niej.
refusal-challenge-over = Ktoś już na to wyzwanie odpowiedział. { COMMAND("games") } pokaże twoje partie, a { COMMAND("challenge") } rzuci nowe wyzwanie.
refusal-not-your-challenge = Na to wyzwanie odpowiada { $opponent }. Rzuć własne: { COMMAND("challenge") }!
refusal-own-challenge =
    { $whose ->
        [friend] To twoje wyzwanie: odpowiada { $opponent }.
       *[anybody] To twoje wyzwanie: odpowiada ktoś inny.
    } Ty możesz je wycofać.
refusal-only-challenger = To wyzwanie może wycofać tylko { $challenger }.
refusal-no-channel = Nie mogę tu wstawiać plansz. Brakuje mi uprawnień: { $missing }. Poproś o nie kogoś, kto zarządza kanałem, albo użyj innego kanału.
refusal-no-puzzle-in-forum = Zagadka dnia potrzebuje kanału z wiadomościami; na forum jej nie wstawię. Wybierz kanał tekstowy.
refusal-no-puzzle-there = Nie mogę wstawiać zagadki dnia na { $channels }. Brakuje mi uprawnień: { $missing }. Nadaj je albo wybierz inny kanał.
refusal-no-clubhouse-in-forum = Klub potrzebuje kanału z wiadomościami; na forum nie mogę pisać. Wybierz kanał tekstowy.
refusal-no-clubhouse-there = Klub nie może być na { $channels }. Brakuje mi uprawnień: { $missing }. Nadaj je albo wybierz inny kanał.
refusal-no-clubhouses = Osoba, która mnie hostuje, wyłączyła klub, więc żaden serwer nie może go mieć.
refusal-role-everyone = Tę rolę mają wszyscy, a mistrzowie dostają własną. Wybierz inną; jeśli nie chcesz żadnej, zostaw puste pole w formularzu **Klub**.
refusal-role-managed = Tę rolę nadaje sam Discord albo inna aplikacja, więc ja nie mogę. Wybierz inną albo utwórz osobną dla mistrzów.
refusal-role-powerful = Tę rolę dostaje się za wygraną, więc nie może dawać uprawnień moderatorskich. Wybierz taką, z którą nie da się niczym zarządzać, wyrzucać, banować, wyciszać ani wzmiankować wszystkich.
refusal-role-not-allowed = Nie mogę jeszcze nadawać ról. Brakuje mi uprawnień: { $missing }. Nadaj je mojej roli w ustawieniach serwera (Role) i wybierz jeszcze raz.
refusal-role-too-high = Mogę nadawać tylko role poniżej mojej. W ustawieniach serwera (Role) przesuń moją rolę nad tę i wybierz jeszcze raz.
refusal-role-above-you = Ta rola nie jest poniżej twojej najwyższej, więc nie możesz jej przyznać. Wybierz niższą albo poproś kogoś z wyższą rolą.
refusal-not-a-moderator = To może zmienić tylko ktoś, kto zarządza tym serwerem. Poproś taką osobę.
refusal-too-many-matches = Masz już komplet trwających partii ({ $limit }): nawet kot ma tylko tyle łap. Najpierw skończ którąś; { COMMAND("games") } je pokaże.
refusal-too-many-matches-of = { $player } ma już komplet trwających partii ({ $limit }). Spróbuj, gdy któraś się skończy.
refusal-too-many-challenges = Masz już komplet otwartych wyzwań ({ $limit }). Zobacz najstarsze albo najpierw je wycofaj.
refusal-following-many = Obserwujesz już komplet partii ({ $limit }), za większą liczbą nie nadążę. Zrezygnuj z którejś przyciskiem **Nie obserwuj** pod **Więcej** lub pod moją wiadomością o niej albo poczekaj, aż któraś się skończy.
refusal-not-in-this-channel = Na tym serwerze gra się na { $channels }. Spróbuj tam.
refusal-thread-of-others = Ten wątek należy do innej partii. Rzuć wyzwanie na { $channels }, a wasza partia będzie miała własne miejsce.
refusal-moderator-plays = W partii { $match } grasz ty, więc zakończyć ją musi inna osoba z moderacji. Poproś kogoś, kto zarządza serwerem, albo poddaj ją: { COMMAND("resign") }.
refusal-not-in-this-server = Tej partii nie ma na tym serwerze. Wybierz ją z listy pod `{ option-end-match }`.
refusal-nobody-else-here = Jesteśmy tu we dwójkę, a ja nie umiem trzymać kociaków. Użyj { COMMAND("challenge") } na serwerze albo w rozmowie z kimś ze znajomych (dodaj mnie w tym celu do swojego konta).
refusal-board-not-alone = Druga strona nie widzi tej rozmowy, więc partia zostaje, gdzie jest. `/board { option-text }:True` pokaże ci ją w słowach także tutaj.
refusal-not-a-member = Nie ma mnie jeszcze na tym serwerze: są tylko moje komendy, więc nie mogę wstawiać plansz. Ktoś, kto zarządza serwerem, może [mnie dodać]({ $invite }).
refusal-answers-hidden = Moje odpowiedzi widzisz tu tylko ty, więc nikt inny nie zobaczy partii. Użyj { COMMAND("challenge") } tam, gdzie aplikacje mogą mówić do wszystkich, albo poproś o dodanie mnie do tego serwera.
refusal-time-not-up = { $opponent } ma jeszcze czas: termin mija <t:{ $until }:R>. Potem możesz wziąć wygraną.
refusal-untold = { $opponent } może nie wiedzieć o twoim ostatnim ruchu: nie udało się pokazać planszy. Przenieś partię na wspólny kanał: `/board`. Wygraną możesz wziąć <t:{ $until }:R>.
refusal-your-own-time = Teraz twój ruch: gdy skończy ci się czas, druga strona może wziąć wygraną. Jeszcze możesz zagrać!
offer-named =
    { $offer ->
        [draw] Propozycja remisu
        [takeback] Prośba o cofnięcie ruchu
        [pause] Prośba o przerwę
       *[time] Prośba o więcej czasu
    }
refusal-offer-open = { offer-named } ({ $by }) jeszcze czeka. Najpierw odpowiedz na nią tymi przyciskami.
refusal-offer-replaced = Ta propozycja jest już nieaktualna. Zastąpiła ją inna: { offer-named } ({ $by }).
refusal-offer-declined = O to już była prośba. Po następnym ruchu możesz zapytać znowu.
refusal-nothing-offered = Ta propozycja jest już nieaktualna. { COMMAND("board") } pokaże, co słychać w partii.
refusal-your-own-offer = To twoja własna propozycja, odpowiada druga strona. Możesz ją wycofać.
refusal-not-your-offer = Propozycję może wycofać tylko strona, która ją składa. Ty możesz ją przyjąć albo odrzucić.
refusal-nothing-to-take-back = Nie masz jeszcze ruchu do cofnięcia. Graj dalej!
refusal-no-clock = W tej partii nie ma zegara, więc nie ma czego zatrzymywać ani przedłużać. Graj dalej!
refusal-not-your-clock = Teraz biegnie czas drugiej strony ({ $mover }), nie twój. O więcej czasu poprosisz, gdy będzie twój ruch.
refusal-not-paused = W tej partii nie ma teraz przerwy. { COMMAND("board") } pokaże, co w niej słychać.
refusal-contest-holds = Turniej, do którego należy ta partia, ma przerwę, więc żaden zegar nie idzie. Możesz grać; zegar ruszy po wznowieniu.
refusal-no-such-zone = Nie znam takiej strefy czasowej: { $code }. Ma wyglądać jak Europe/Warsaw; po wpisaniu `/settings { option-time-zone }:` zobaczysz listę.
refusal-nothing-kept = Nic o tobie nie przechowuję. Wyzwij kogoś: { COMMAND("challenge") }, a będę mieć co pamiętać!
refusal-record-too-large = Ten plik jest za duży jak na zapis partii: limit to { $limit } KiB. Załącz taki, jaki daje `/replay` pod **Jako plik**.
refusal-record-not-text = Ten plik to nie tekst. Załącz taki, jaki daje `/replay` pod **Jako plik**.
refusal-record-empty = Ten plik jest pusty. Załącz taki, jaki daje `/replay` pod **Jako plik**.
refusal-record-no-edition = Wiersz { $line }: przed ruchami musi stać wiersz z odmianą: `Edition: classic`, `Edition: ghost` albo `Edition: kittens`. Dodaj go i spróbuj jeszcze raz.
refusal-record-odd-edition = Wiersz { $line }: nie znam odmiany { $code }. Wpisz `classic`, `ghost` albo `kittens` i spróbuj jeszcze raz.
refusal-record-not-next = Wiersz { $line }: tu powinien być ruch { $expected }, a nie { $code }. Popraw i spróbuj jeszcze raz.
refusal-record-too-long = Wiersz { $line }: limit ruchów w partii to { $limit }, więc partia musi się skończyć przed tym wierszem. Usuń resztę.
refusal-record-not-a-turn = Wiersz { $line }: nie umiem odczytać ruchu { $code }. Popraw i spróbuj jeszcze raz.
refusal-record-illegal-turn = Wiersz { $line }, { $code }: { $objection } Popraw i spróbuj jeszcze raz.
refusal-record-ambiguous-turn = Wiersz { $line }, { $code }: to może skończyć się różnie, na przykład `{ $first }`. Podaj dokładny zapis i spróbuj jeszcze raz.
refusal-record-gone = Nie mam już tego pliku. Prześlij go znowu: `/replay { option-file }:`.
refusal-what-to-replay = Wskaż, co odtworzyć: swoją partię pod `{ option-match }` albo zapisaną pod `{ option-file }`.
refusal-export-awaited = Jeszcze zbieram twoje dane. Zaczekaj na ten plik, zanim poprosisz znowu.
refusal-film-awaited = Jeszcze robię dla ciebie film. Zaczekaj na niego, zanim poprosisz znowu.
refusal-film-too-long = Tyle ruchów nie zmieści się w jednym filmie. Obejrzyj je po kolei.
refusal-no-such-number = W tej partii nie ma takiego ruchu. Naciśnij **Do ruchu** jeszcze raz i wpisz liczbę.
refusal-profile-bot = Boty nie umieją trzymać kociaków, więc nie ma o czym mówić. Zapytaj o człowieka.
refusal-you-played-nothing = Nie masz jeszcze żadnej zakończonej partii. Wyzwij kogoś: { COMMAND("challenge") }, a profil sam się zapełni!
refusal-nothing-played = Ta osoba nie ma jeszcze zakończonej partii. Rzuć jej wyzwanie: { COMMAND("challenge") }!
refusal-profile-kept = Ta osoba nie pokazuje swojego profilu. { COMMAND("history") } pokaże wasze wspólne partie.
refusal-profile-stranger = Tej osoby tu nie ma i nie macie wspólnej partii. Wybierz kogoś stąd albo ze swoich partii; bez nazwy zobaczysz swój profil.
refusal-leaderboard-elsewhere = To tabela innego serwera. { COMMAND("leaderboard") } pokaże tabelę tego serwera albo wszystkich.
refusal-no-such-season = Nie znam tego sezonu. Wybierz go z listy pod `{ option-season }` albo pomiń.
refusal-no-such-hour = Godziny są od 0 do 23. Wpisz jedną z nich.
refusal-half-quiet = Cisza musi mieć początek i koniec: podaj `{ option-quiet-from }` i `{ option-quiet-until }`.
refusal-no-such-level = Nie znam tego poziomu. Naciśnij **Zagraj ze mną** pod { COMMAND("help") } i wybierz z listy.
refusal-not-your-lesson = To cudza lekcja. Swoją zaczniesz przez **Pierwsze kroki** pod { COMMAND("help") }.
refusal-bot-plays-you = Już gramy ({ edition }), w partii { $match }. Najpierw ją skończmy; { COMMAND("board") } sprowadzi ją tutaj, { COMMAND("resign") } ją zakończy.
refusal-bot-is-guest = Jestem tu tylko z wizytą i nie mogę pokazywać swoich ruchów. Napisz do mnie prywatnie albo zagraj ze mną na serwerze, na którym jestem na stałe.
refusal-bot-cannot-play = Chwilowo nie mogę grać; osoba, która mnie hostuje, znajdzie powód w moim dzienniku. Wyzwij kogoś ze znajomych: { COMMAND("challenge") }!
refusal-no-hints-rated = Ta partia jest rankingowa, więc nie ma w niej podpowiedzi. Są w partiach ze mną i w tych z { COMMAND("challenge") } `{ option-hints }:True`.
refusal-no-hints-here = Ta partia zaczęła się bez podpowiedzi, więc nikt ich nie dostaje. { COMMAND("challenge") } `{ option-hints }:True` zaczyna partię z podpowiedziami dla obu stron.
refusal-hints-not-rated = Partia z podpowiedziami nie może być rankingowa. Pomiń `{ option-rated }`, a będzie towarzyska, albo pomiń `{ option-hints }`.
refusal-hint-awaited = Jeszcze myślę nad podpowiedzią dla ciebie. Zaraz będzie.
refusal-cannot-think = Chwilowo nie mogę myśleć, więc nie ma podpowiedzi ani analiz; osoba, która mnie hostuje, znajdzie powód w moim dzienniku. Twoja partia toczy się dalej, a ta prośba się nie liczy.
refusal-too-much-to-think = Tyle osób teraz mnie pyta, że twoja podpowiedź przyszłaby za późno. Ta prośba się nie liczy; spróbuj za chwilę.
refusal-review-awaited = Jeszcze pracuję nad analizą dla ciebie. Zaczekaj na nią, zanim poprosisz znowu.
refusal-review-of-running = Ta partia jeszcze trwa. Analizę zobaczysz, gdy się skończy.
refusal-nothing-to-review = W tej partii nie było ani jednego ruchu, więc nie ma czego analizować.
refusal-review-unseen = Druga strona nie widziała jeszcze tej analizy. Gdy obejrzą ją obie strony, możesz pokazać ją wszystkim.
refusal-puzzle-not-yours = To cudza zagadka. { COMMAND("puzzle") } da ci własną.
refusal-puzzle-done = Ta zagadka jest zamknięta: masz ją za sobą albo zaczęto już inną. { COMMAND("puzzle") } da ci następną.
refusal-puzzle-changed = Masz już w tej zagadce kolejny ruch za sobą, tylko gdzie indziej. { COMMAND("puzzle") } albo { COMMAND("daily") } pokaże, jak teraz wygląda.
refusal-puzzle-of-the-past = Czas tej zagadki dnia minął; twoja seria się nie zmienia. { COMMAND("daily") } pokaże dzisiejszą.
refusal-puzzle-not-yet = Tej zagadki dnia jeszcze nie ma: nowa przychodzi o północy UTC. { COMMAND("daily") } pokaże dzisiejszą.
refusal-puzzle-gone = Nie mam już tej zagadki; nie liczy się ani na plus, ani na minus. { COMMAND("puzzle") } da ci inną.
refusal-puzzle-counts-not = Dla serwera liczy się tylko rozwiązana zagadka dnia. { COMMAND("daily") } pokaże dzisiejszą.
refusal-no-puzzle-left = Te masz już wszystkie za sobą. Wybierz inną odmianę albo trudność: { COMMAND("puzzle") }.
refusal-challenge-expired = To wyzwanie wygasło. Nowe rzucisz przez { COMMAND("challenge") }.
refusal-opponent-not-here = { $opponent } nie widzi tego kanału, więc tu nie zagracie. Spróbuj na kanale, gdzie jesteście razem.
objection-game-over = Ta partia już się skończyła.
objection-square-taken = To pole jest zajęte.
objection-no-kitten = Nie masz w zapasie kociaka.
objection-no-cat = Nie masz w zapasie kota.
objection-no-cats-here = W tej odmianie nie ma kotów.
objection-no-ghosts-here = W tej odmianie nie ma duchów.
objection-ghost-out = Na początku ruchu twój duch był na łóżku. Gdy wróci do domu, może wejść od następnego ruchu.
objection-not-an-entry = Tędy duch nie wejdzie; duchy wchodzą od krawędzi łóżka, między dwoma polami. `c4 g a23` to pionek na c4 i duch między a2 a a3.
objection-stitch-taken = Tam jest już drugi duch.
objection-nothing-graduates = Po tym ruchu nic nie dorasta i nic nie wraca do zapasu.
objection-win-graduates-nothing = Ten ruch wygrywa, więc nic nie wraca do zapasu.
objection-not-a-graduation = Te pionki nie mogą po tym ruchu wrócić do zapasu.
objection-must-graduate = Jeden z twoich pionków musi wrócić do zapasu: wskaż który.

## What the host is told, in the channel or the direct message of their choosing; and how Discord presents the bot.

alert-disk = **Mój dysk jest prawie pełny:** tam, gdzie mam bazę danych, zostało { $free } MiB. Na pełnym dysku nie przyjmuję ruchów. Miejsce mogą zajmować stare kopie zapasowe i kopie obok bazy (`.before-…`, `.replaced-…`).
alert-database = **Nie mogę zapisywać w bazie danych:** chwilowo nie przyjmuję ruchów i proszę graczy, żeby spróbowali później. Dziennik mówi dlaczego (`CRITICAL`): plik zniknął lub został podmieniony, blokuje go inny program albo brak miejsca.
alert-lost = **Moja baza danych zniknęła w trakcie pracy:** { $why }. Wstrzymuję pracę i niczego już nie przyjmuję. Zawartość bazy leży obok (`.rescued`), o ile dało się ją jeszcze odczytać: dziennik mówi, gdzie i jak ją przywrócić.
alert-taken = **Inny program przejął moją bazę danych w trakcie pracy.** Wstrzymuję pracę i nie przyjmuję już ruchów, a wszystko wcześniejsze jest w pliku. Sprawdź, czy nie używa jej drugi Boop Bot.
alert-replaced = **Jeden z moich procesów już nie odpowiada:** ten główny, od przypomnień, zagadek dnia i kopii zapasowych. Przejął to inny, więc nic nie przepada. Sprawdź, czy tamten nie wisi: jego gracze mogą nie dostawać odpowiedzi.
alert-over =
    { $cause ->
        [disk] ✅ Na dysku znowu jest miejsce.
        [database] ✅ Znowu mogę zapisywać w bazie danych i przyjmować ruchy.
        [backup] ✅ Znowu mam świeżą kopię zapasową.
       *[boards] ✅ Znowu mogę pokazać wszystkie plansze.
    }
alert-newer = **Jest moja nowsza wersja:** { $version }. Kiedy ją zainstalować, decydujesz ty; lista zmian mówi, co nowego i czy masz coś do zrobienia.
alert-quarantine =
    { $count ->
        [one] **Partia { $list } jest w kwarantannie:** jej zapis się nie zgadza, więc nikt nie może w niej grać dalej. `python -m bot check` powie, co jest nie tak; grający mogą zacząć nową.
       *[other] **Partie { $list } są w kwarantannie:** ich zapisy się nie zgadzają, więc nikt nie może w nich grać dalej. `python -m bot check` powie, co jest nie tak; grający mogą zacząć nowe.
    }
alert-backup = **Nie mam świeżej kopii zapasowej:** { $why }
alert-boards =
    { $count ->
        [one] **Nie mogę pokazać planszy partii { $list }** od dziesięciu minut. Może nie wolno mi już pisać na jej kanale albo kanału nie ma: `python -m bot doctor` powie, czego mi nie wolno; `/board` przeniesie partię gdzie indziej. Jeśli to zły dzień Discorda, samo przejdzie.
       *[other] **Nie mogę pokazać plansz partii { $list }** od dziesięciu minut. Może nie wolno mi już pisać na ich kanałach albo kanałów nie ma: `python -m bot doctor` powie, czego mi nie wolno; `/board` przeniesie partię gdzie indziej. Jeśli to zły dzień Discorda, samo przejdzie.
    }
application-description = Kociaki rozpychają się na łóżku. Graj w boop ze znajomymi (jeden ruch dziś, drugi jutro) albo ze mną: /challenge działa na każdym kanale. /help w dwie minuty pokaże, jak grać.
application-tags = gra planszowa, dla dwóch osób, korespondencyjna, koty, gry

## When something breaks.

error-database = Nie mogę teraz skorzystać z bazy danych, więc nic się nie zmieniło. Wszystkie partie są jak przedtem: spróbuj później.
error-database-lost = Właśnie urwał mi się kontakt z bazą danych i nie wiem, czy to się jeszcze zapisało. Nic nie zostało w połowie: zanim spróbujesz znowu, sprawdź, jak jest.
error-discord = Discord się potknął. Nic nie przepadło: spróbuj jeszcze raz.
error-unexpected = Coś mi nie wyszło; twoja partia jest bezpieczna. Jeśli to się powtórzy, podaj osobie, która mnie hostuje, ten numer: `{ $reference }`.

## The teacher: hints, and the warning of a preview. What a turn does stands behind its name or behind "It"; "they" is the
## other player. A fact never says more than is true: "threatens" is what would happen if the other let it be.

hint = 💡 **{ $turn }.** { $why }
hint-place =
    { $kind ->
        [cat] Kot na { $square }
       *[kitten] Kociak na { $square }
    }
hint-way = { $turn }; { $way }
hint-entry = duch wchodzi między { $low } a { $high }
hint-why =
    { $count ->
        [one] Ten ruch { $first }.
       *[other] Ten ruch { $first }, a do tego { $second }.
    }
hint-look =
    💡 { $told } Spójrz na { $part ->
        [top-left] lewą górną ćwiartkę, kolumny { $left }–{ $right }, rzędy { $lower }–{ $upper }
        [top-right] prawą górną ćwiartkę, kolumny { $left }–{ $right }, rzędy { $lower }–{ $upper }
        [bottom-left] lewą dolną ćwiartkę, kolumny { $left }–{ $right }, rzędy { $lower }–{ $upper }
       *[bottom-right] prawą dolną ćwiartkę, kolumny { $left }–{ $right }, rzędy { $lower }–{ $upper }
    }.
hint-look-idea =
    { $idea ->
        [wins] Możesz wygrać tym ruchem.
        [eight] Cała twoja ósemka będzie na łóżku, więc jeden pionek z niego zejdzie.
        [threatens] Możesz zagrozić wygraną w następnym ruchu.
        [prepares] Możesz przygotować linię, która dorośnie w następnym ruchu.
        [trap] Uwaga: pole, które kusi najbardziej, nie jest najlepsze.
        [nothing] Możesz nie zostawić przeciwnikowi ani linii do zamknięcia, ani nikogo do zrzucenia z łóżka.
        [ghost] Twój duch może wejść i ruszyć w stronę pionków przeciwnika.
        [safe] Możesz ochronić swoje pionki przed upadkiem w następnym ruchu.
        [more] Możesz mieć na łóżku więcej pionków niż przeciwnik.
        [middle] Trzymaj się z dala od krawędzi: stamtąd łatwo spaść.
        [apart] Możesz rozepchnąć pionki przeciwnika.
        [beside] Możesz postawić pionek obok swojego, po drodze do trzech w linii.
        [free] Nic nie nagli: wiele ruchów jest równie dobrych.
       *[quiet] Teraz nic się nie narzuca: chodzi o dobre pole.
    }
hint-look-forces = Cokolwiek zrobi przeciwnik, możesz wygrać najpóźniej w { $turns } ruchach.
hint-look-lost =
    { $turns ->
        [1] Cokolwiek zagrasz, przeciwnik może wygrać w następnym ruchu.
       *[other] Cokolwiek zagrasz, przeciwnik może wygrać najpóźniej w { $turns } ruchach: szukaj tego, co wytrzyma najdłużej.
    }
hint-look-stops =
    { $named ->
        [yes] Przeciwnik grozi wygraną { winning-on }, ale możesz go powstrzymać.
       *[no] Przeciwnik grozi wygraną, ale możesz go powstrzymać.
    }
hint-look-few =
    Tylko { $count ->
        [one] 1 wolne pole z { $free } nie pozwala
        [few] { $count } wolne pola z { $free } nie pozwalają
       *[other] { $count } wolnych pól z { $free } nie pozwala
    } przeciwnikowi { $turns ->
        [1] wygrać w następnym ruchu
       *[other] wymusić wygranej w { $turns } ruchach
    }.
hint-look-grows =
    W tym ruchu { $count ->
        [one] może dorosnąć 1 twój kociak
        [few] mogą dorosnąć { $count } twoje kociaki
       *[other] może dorosnąć { $count } twoich kociaków
    }.
hint-look-pushes =
    Możesz zrzucić z łóżka { $count ->
        [one] 1 pionek przeciwnika
        [few] { $count } pionki przeciwnika
       *[other] { $count } pionków przeciwnika
    }.
hint-look-keeps =
    { $named ->
        [yes] Przeciwnik mógłby zamknąć linię { on-squares }, ale możesz temu zapobiec.
       *[no] Przeciwnik mógłby zamknąć linię w następnym ruchu, ale możesz temu zapobiec.
    }
hint-look-spoils =
    { $reply ->
        [none] Przeciwnik ma dobry ruch:
       *[other] Uważaj na ruch przeciwnika na { $reply }:
    } { $does ->
        [grows] dorosłyby po nim kociaki
        [threatens] zagroziłby wygraną
        [pushes] zrzuciłby z łóżka twoje pionki
       *[line] przygotowałby linię, która dorośnie
    }. Możesz w tym przeszkodzić.
hint-look-edge =
    Możesz zepchnąć na krawędź { $count ->
        [one] 1 pionek przeciwnika
        [few] { $count } pionki przeciwnika
       *[other] { $count } pionków przeciwnika
    }, skąd do upadku wystarczy jedno pacnięcie.
hint-look-kind =
    { $kind ->
        [cat] Potrzebny jest kot.
       *[kitten] Potrzebny jest kociak.
    }
hint-found = 👍 To właśnie ten ruch!
hint-threat = Przeciwnik grozi wygraną { winning-on }.
hint-few-hold =
    Z { $free } wolnych pól tylko { $count ->
        [1] to jedno nie pozwala
        [one] { $count } nie pozwala
        [few] { $count } nie pozwalają
       *[other] { $count } nie pozwala
    } przeciwnikowi { $turns ->
        [1] wygrać następnym ruchem
       *[other] wymusić wygranej najdalej w { $turns } ruchach
    }{ $count ->
        [1] { "" }
       *[other] ; to jedno z nich
    }.
hint-but-win = Ale przeciwnik może potem wygrać { winning-on }.
hint-but-growing =
    Ale przeciwnik może potem zamknąć linię { on-squares }{ $anyway ->
        [yes] { " " }(całkiem nie da się temu zapobiec)
       *[no] { "" }
    }.
hint-but-loses =
    Ale ten ruch zrzuca z łóżka { $too ->
        [yes]
            { $count ->
                [one] też własny pionek
                [few] też { $count } własne pionki
               *[other] też { $count } własnych pionków
            }
       *[no]
            { $count ->
                [one] własny pionek
                [few] { $count } własne pionki
               *[other] { $count } własnych pionków
            }
    }.
hint-not =
    Lepiej nie stawiaj { $kind ->
        [kitten] kociaka na { $square }
        [cat] kota na { $square }
       *[any] pionka na { $square }
    }
hint-not-win = { hint-not }: przeciwnik wygra { winning-on }.
hint-not-forced =
    { hint-not }: przeciwnik wymusi wtedy wygraną { $turns ->
        [1] od razu
       *[other] najdalej w { $turns } ruchach
    }.
hint-not-grows =
    { hint-not }: przeciwnik zagra na { $reply }, a wtedy { $count ->
        [one] dorośnie mu kociak
        [few] dorosną mu { $count } kociaki
       *[other] dorośnie mu { $count } kociaków
    }.
hint-not-threatens = { hint-not }: przeciwnik zagra na { $reply } i zagrozi wygraną { winning-on }.
hint-not-pushes =
    { hint-not }: przeciwnik zagra na { $reply } i zrzuci z łóżka { $many ->
        [yes]
            { $count ->
                [one] 1 twój pionek
                [few] { $count } twoje pionki
               *[other] { $count } twoich pionków
            }
       *[no]
            { $count ->
                [one] twój pionek z { $squares }
                [few] twoje pionki z { $squares }
               *[other] twoje pionki z { $squares }
            }
    }.
hint-not-line = { hint-not }: przeciwnik zagra na { $reply } i przygotuje linię, która dorośnie z pionkiem { on-squares }.
hint-not-line-sure = { hint-not }: przeciwnik zagra na { $reply } i przygotuje linię, która dorośnie z pionkiem { on-squares } i której nic już nie powstrzyma.
hint-lose-at-once = Nie graj na { $squares }: przeciwnik od razu wygra.
hint-follow-up = A jeśli przeciwnik zagra na { $reply }, zagraj na { $next }: ten ruch { $does }.
hint-eight = Wtedy cała twoja ósemka jest na łóżku, więc jeden pionek z niego schodzi.
hint-ghost-waits = Twój duch tym razem zostaje w zapasie.
hint-as-good =
    { $how ->
        [many] Wiele ruchów wygląda tu równie dobrze.
        [alone] Żadne inne pole nie wygląda tak dobrze.
       *[some] Kilka pól wygląda mniej więcej tak samo dobrze.
    }
hint-lost-now = Przeciwnika nic już nie powstrzyma: cokolwiek zagrasz, może wygrać następnym ruchem.
hint-lost =
    Cokolwiek zagrasz, przeciwnik może wygrać { $turns ->
        [one] następnym ruchem
        [few] najdalej w { $turns } ruchach
       *[other] najdalej w { $turns } ruchach
    }; ten ruch broni się najdłużej.
hint-behind =
    { $cats ->
        [told] Stoisz tu gorzej (koty: { $own } do { $theirs }).
       *[none] Stoisz tu gorzej.
    }
hint-ahead =
    { $cats ->
        [told] Masz dużą przewagę (koty: { $own } do { $theirs }).
       *[none] Masz dużą przewagę.
    }
hint-no-reason = Jednego mocnego powodu nie ma: po prostu ze wszystkich sprawdzonych ruchów ten wypada najlepiej.
hint-warning = ⚠️ Po tym ruchu przeciwnik może wygrać { winning-on }.
on-squares =
    { $many ->
        [yes] na { $count } polach
       *[no] na { $squares }
    }
winning-on =
    { $with ->
        [cat] kotem{ " " }
        [kitten] kociakiem{ " " }
       *[any] { "" }
    }{ on-squares }
square-of-line =
    { $square } (linia { $line }{ $pushed ->
        [piece] , po popchnięciu
        [ghost] , dzięki duchowi
       *[nobody] { "" }
    })
square-by-ghost = { $square } (dzięki duchowi)
fact-wins = wygrywa
fact-wins-in =
    { $turns ->
        [2] pozwala wygrać następnym ruchem, cokolwiek zrobi przeciwnik
       *[other] pozwala wygrać najdalej w { $turns } ruchach, cokolwiek zrobi przeciwnik
    }
fact-stops-win =
    { $threat ->
        [said]
            { $only ->
                [yes] zajmuje jedyne pole, które broni przed tą groźbą
               *[no] broni przed tą groźbą
            }
       *[new]
            { $only ->
                [yes] zajmuje jedyne pole, które nie pozwala przeciwnikowi wygrać { winning-on }
               *[no] nie pozwala przeciwnikowi wygrać { winning-on }
            }
    }
fact-leaves-win = pozwala przeciwnikowi wygrać { winning-on }
fact-grows-up =
    { $count ->
        [one] pozwala dorosnąć kociakowi
        [few] pozwala dorosnąć { $count } kociakom
       *[other] pozwala dorosnąć { $count } kociakom
    }
fact-anyway = { $does } (jak prawie każde pole)
fact-threatens-win = grozi wygraną { winning-on }
fact-leaves-line = nie zamyka linii, która czeka { on-squares }
fact-stops-growing = nie pozwala przeciwnikowi zamknąć linii { on-squares }
fact-leaves-growing = pozwala przeciwnikowi zamknąć linię { on-squares }
fact-threatens-growing =
    przygotowuje linię, która dorośnie, gdy { $kind ->
        [kitten] kociak stanie{ " " }
        [cat] kot stanie{ " " }
       *[any] dojdzie jeszcze jeden pionek{ " " }
    }{ $many ->
        [yes] na dowolnym z { $count } pól
       *[no] na { $squares }
    }
fact-pushes-off =
    zrzuca z łóżka { $many ->
        [yes]
            { $count ->
                [one] 1 pionek przeciwnika
                [few] { $count } pionki przeciwnika
               *[other] { $count } pionków przeciwnika
            }
       *[no]
            { $count ->
                [one] pionek przeciwnika z { $squares }
                [few] pionki przeciwnika z { $squares }
               *[other] pionki przeciwnika z { $squares }
            }
    }
fact-scares-off =
    pozwala duchowi wypłoszyć z łóżka { $many ->
        [yes]
            { $count ->
                [one] 1 pionek przeciwnika
                [few] { $count } pionki przeciwnika
               *[other] { $count } pionków przeciwnika
            }
       *[no]
            { $count ->
                [one] pionek przeciwnika z { $squares }
                [few] pionki przeciwnika z { $squares }
               *[other] pionki przeciwnika z { $squares }
            }
    }
fact-ghost-comes =
    posyła ducha w stronę { $many ->
        [yes]
            { $count ->
                [one] 1 pionka przeciwnika
                [few] { $count } pionków przeciwnika
               *[other] { $count } pionków przeciwnika
            }
       *[no]
            { $count ->
                [one] pionka przeciwnika na { $squares }
                [few] pionków przeciwnika na { $squares }
               *[other] pionków przeciwnika na { $squares }
            }
    }
fact-spoils-threat = nie pozwala przeciwnikowi ruchem na { $reply } zagrozić wygraną { winning-on }
fact-spoils-push =
    nie pozwala przeciwnikowi ruchem na { $reply } zrzucić z łóżka { $many ->
        [yes]
            { $count ->
                [one] 1 pionka
                [few] { $count } pionków
               *[other] { $count } pionków
            }
       *[no]
            { $count ->
                [one] pionka z { $squares }
                [few] pionków z { $squares }
               *[other] pionków z { $squares }
            }
    }
fact-spoils-line = nie pozwala przeciwnikowi przygotować ruchem na { $reply } linii, która dorośnie
fact-spoils-growing =
    nie pozwala przeciwnikowi ruchem na { $reply } dać dorosnąć { $count ->
        [one] kociakowi
        [few] { $count } kociakom
       *[other] { $count } kociakom
    }
fact-leaves-nothing = nie zostawia przeciwnikowi ani linii do zamknięcia, ani pionka do zrzucenia
fact-loses-pieces =
    zrzuca z łóżka { $count ->
        [one] własny pionek
        [few] { $count } własne pionki
       *[other] { $count } własnych pionków
    }
fact-pushes-to-edge =
    spycha { $many ->
        [yes]
            { $count ->
                [one] 1 pionek przeciwnika
                [few] { $count } pionki przeciwnika
               *[other] { $count } pionków przeciwnika
            }
       *[no]
            { $count ->
                [one] pionek przeciwnika z { $squares }
                [few] pionki przeciwnika z { $squares }
               *[other] pionki przeciwnika z { $squares }
            }
    } na krawędź
fact-own-to-edge =
    spycha { $many ->
        [yes]
            { $count ->
                [one] 1 własny pionek
                [few] { $count } własne pionki
               *[other] { $count } własnych pionków
            }
       *[no]
            { $count ->
                [one] własny pionek z { $squares }
               *[other] własne pionki z { $squares }
            }
    } na krawędź
fact-nobody-falls = chroni własne pionki przed upadkiem w następnym ruchu
fact-more-on-bed = daje na łóżku przewagę { $own } do { $theirs }
fact-middle = zajmuje środek
fact-pushes-apart = rozpycha pionki przeciwnika
fact-beside =
    stawia pionek obok { $count ->
        [one] własnego
        [few] { $count } własnych
       *[other] { $count } własnych
    }
board-handicap = Fory: { $orange } ma kota w zapasie od pierwszego ruchu.
board-may-hint = Nie wiesz, co dalej? Pod **Pac!** jest **Podpowiedź**; wzięte podpowiedzi liczę tutaj.
board-may-hint-level = Nie wiesz, co dalej? Pod **Pac!** jest **Podpowiedź**; z nią poziom się nie zalicza.
board-hints = 💡 Podpowiedzi: { $counts }
board-hints-of = { $player } { $count }

## The review of a finished match. Chances are in hundredths, as far as the engine sees.

review-title = 🔎 Analiza partii { $match }: { $orange } i { $gray }
review-chart = Kto stał lepiej, ruch po ruchu
review-moment = **{ $place }** · Ruch { $turn }, { $player } przeciw { $other } · szanse na wygraną z { $before }% na { $after }%
review-played = **{ $played }.** Ten ruch { $against }.
review-better = Lepiej: ||{ $better }||
review-better-turn = **{ $turn }.** { $why }
review-loses =
    pozwala przeciwnikowi wygrać { $turns ->
        [one] następnym ruchem
        [few] najdalej w { $turns } ruchach
       *[other] najdalej w { $turns } ruchach
    } i nie ma już na to rady
review-misses-line = nie zamyka linii, choć można było
review-misses-win = marnuje wygraną
review-reply-grows =
    pozwala przeciwnikowi zagrać na { $reply }, po czym { $count ->
        [one] dorasta mu kociak
        [few] dorastają mu { $count } kociaki
       *[other] dorasta mu { $count } kociaków
    }
review-reply-threatens = pozwala przeciwnikowi zagrać na { $reply } i zagrozić wygraną { winning-on }
review-reply-pushes =
    pozwala przeciwnikowi zagrać na { $reply } i zrzucić z łóżka { $many ->
        [yes]
            { $count ->
                [one] 1 pionek
                [few] { $count } pionki
               *[other] { $count } pionków
            }
       *[no]
            { $count ->
                [one] pionek z { $squares }
                [few] pionki z { $squares }
               *[other] pionki z { $squares }
            }
    }
review-reply-line = pozwala przeciwnikowi zagrać na { $reply } i przygotować linię, która dorośnie
review-reply-line-sure = pozwala przeciwnikowi zagrać na { $reply } i przygotować linię, która dorośnie i której nic już nie powstrzyma
review-reply-wins = pozwala przeciwnikowi zagrać na { $reply } i wygrać najdalej w { $turns } ruchach: nie ma już na to rady
review-leaves-none = Po tym ruchu przeciwnik nie może od razu wygrać.
review-leaves-no-line = Po tym ruchu przeciwnik nie może od razu zamknąć żadnej linii.
review-nothing-against = ujdzie, ale dało się lepiej
review-lets-slip = nie wykorzystuje lepszej szansy
review-gives-away = oddaje większość szans
review-best-answer = { $told } (najlepsza odpowiedź: { $reply })
review-line-where = { $told } ({ on-squares })
review-with-cat = { $square } (kotem)
review-answer-does = { $told } (najlepsza odpowiedź: { $reply }, która { $does })
review-answer-then = { $told } (najlepsza odpowiedź: { $reply }; po { $next } ruch rywala na { $later } { $does })
review-cause =
    { $told }, bo { $by ->
        [ghost] duch popycha
       *[piece] popycha
    } { $kind ->
        [cat] kota
       *[kitten] kociaka
    } przeciwnika z { $origin } na { $to }
review-even = Żaden pojedynczy ruch nie rozstrzygnął tej partii: działo się to po trochu.
review-lost-from = Od ruchu { $turn } { $player } nie może już właściwie uratować partii.
review-bots-slip = { $player } prawie niczego nie przepuszcza. Rozstrzygnął mój ruch { $turn }: **{ $played }**.
review-kept =
    { $player } ma { $kept } na 100{ $hints ->
        [0] { "" }
        [one] { " " }(z 1 podpowiedzią)
        [few] { " " }(z { $hints } podpowiedziami)
        [many] { " " }(z { $hints } podpowiedziami)
       *[other] { " " }(z { $hints } podpowiedziami)
    }: { $how ->
        [every] żadna szansa nie uciekła
        [all] prawie żadna szansa nie uciekła
        [most] kilka szans uciekło
        [some] sporo szans uciekło
       *[few] trudna partia, jest jeszcze co odkrywać
    }.
review-praise = ⭐ Świetnie! Ruch { $turn }, { $player }: **{ $played }.** { $why }
moment-title = **{ $place } z { $count } · Ruch { $turn }, { $player } przeciw { $other }**
moment-played = Zagrane: **{ $played }.** Ten ruch { $against }; szanse na wygraną z { $before }% na { $after }%
moment-better = Lepiej: { $better }
moment-pictures =
    { $better ->
        [yes] Pierwszy obrazek: tak zagrano. Drugi: lepszy ruch.
        [hidden] Lepszy ruch jest zakryty: możesz najpierw poszukać go samodzielnie.
       *[no] Obrazek pokazuje, jak zagrano. Lepszy ruch jest zakryty: możesz najpierw poszukać go samodzielnie.
    }
moment-chances = Szanse dotyczą ludzi, którzy czasem coś przeoczą: dlatego pewna wygrana to nie 100%.
try-where = **Jeszcze raz ruch { $turn }, za: { $player }.** Gdzie stanie { $kind ->
        [cat] kot
       *[kitten] kociak
    }?
try-wins = **{ $turn }.** Ten ruch wygrywa!
try-loses = **{ $turn }.** Ten ruch oddaje wygraną.
try-verdict =
    { $verdict ->
        [best] To ten! ⭐
        [good] Prawie tak dobry jak najlepszy! ⭐
        [better] Lepszy niż ruch z partii, ale jest jeszcze lepszy.
        [alike] Mniej więcej tak dobry jak ruch z partii.
        [lost] Tak samo przegrywa.
        [same] To ruch z partii.
       *[worse] Gorszy niż ruch z partii.
    }
try-answer = **{ $turn }.** Odpowiadam tak: **{ $reply }.** Masz wtedy około { $chance }% szans; po ruchu z partii było { $played }%.
try-sure = **{ $turn }.** To daje wygraną najdalej w { $turns } ruchach. Najlepsza próba obrony: **{ $reply }**.
try-answer-wins = **{ $turn }.** Odpowiadam tak: **{ $reply }.** I wygrywam. Po ruchu z partii było { $played }% szans.
try-follows = Potem zagraj na { $next }: ten ruch { $does }.
try-shown = Obrazek pokazuje moją odpowiedź.
button-moment = Ruch { $turn }
button-moment-back = Wróć do ruchu
button-try-it = Spróbuj
button-try-another = Inny ruch
button-show-better = Pokaż lepszy ruch
button-overview = Przegląd
review-how = Im wyżej na wykresie, tym lepiej stoi { $upper }; im niżej, tym lepiej stoi { $lower }. To szanse w grze między ludźmi, którzy czasem coś przeoczą.
review-show-later = Gdy obie osoby ją obejrzą, naciśnij jeszcze raz **{ button-review }**, a będzie można pokazać tę analizę wszystkim.
moment-alt =
    { $better ->
        [yes] Lepszy ruch { $turn }.
       *[no] Ruch { $turn }, tak jak zagrano.
    }
review-alt =
    Wykres szans na wygraną przez { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }. Podane szanse ma { $upper }, a resztę { $lower }.
review-alt-turn = Po ruchu { $turn }: { $chance }%.
review-alt-moment = Numer { $place } oznacza ruch { $turn }.
picture-kept = { $kept } na 100
review-alt-kept = { $player } · { picture-kept }.
review-alt-star = Gwiazda oznacza świetny ruch { $turn }.
picture-better = lepiej stoi { $player }
picture-turn = ruch
picture-turning-point = punkt zwrotny
review-alt-turning-point = Linia zaznacza ruch { $turn }, punkt zwrotny.
review-progress = 🔎 Oglądam ruch { $done } z { $turns }…
review-waiting = 🔎 Jest mała kolejka; twoja analiza zaraz będzie…
button-review = Analiza

## The clubhouse: the channel where a server sees what is on. Nobody is pinged there.

house-title = ### 🐾 Co słychać
house-match =
    { $near ->
        [yes] • { $orange } i { $gray }, zaraz koniec! Ruch ma { $mover }, { house-since } · [partia { $match }]({ $link })
       *[no] • { $orange } i { $gray } · ruch ma { $mover }, { house-since } · [partia { $match }]({ $link })
    }
house-since =
    { $moved ->
        [no] początek <t:{ $since }:R>
       *[yes] ostatni ruch <t:{ $since }:R>
    }
house-more =
    { $count ->
        [one] … i jeszcze 1 partia.
        [few] … i jeszcze { $count } partie.
       *[other] … i jeszcze { $count } partii.
    }
house-open = • { $who } chce zagrać: { edition }, { pace } · [wyzwanie]({ $link })
house-contest =
    { $state ->
        [open] { $contest } startuje <t:{ $due }:f>, jeszcze można dołączyć
        [running] { $contest }: gra trwa
        [paused] { $contest }: przerwa
       *[resting] { $contest } wraca <t:{ $due }:f>
    }
house-contest-link =
    { $contest-kind ->
        [league] [liga]({ $link })
        [cup] [puchar]({ $link })
       *[arena] [arena]({ $link })
    }
house-quiet = Cicho tu. Kto ma ochotę zagrać?
house-leader = { $place }. { $player } { $rating }
house-season = 🏆 Ten sezon, { edition }: { $list }
house-streak =
    🔥 Seria zagadek dnia: { $days ->
        [one] 1 dzień
        [few] { $days } dni
       *[other] { $days } dni
    }
picture-house = Co słychać
picture-moves = ma ruch
picture-looking = chce zagrać
picture-near-end = zaraz koniec
picture-waits =
    { $days ->
        [one] czeka 1 dzień
        [few] czeka { $days } dni
       *[other] czeka { $days } dnia
    }
picture-leading = Ten sezon, { edition } · ranking minus niepewność
house-alt = Co tu słychać.
house-alt-match = { $orange } i { $gray } grają; ruch ma { $mover }.
house-alt-near-end = Ta partia zaraz się skończy.
house-alt-waits =
    Ta partia czeka od { $days ->
        [one] 1 dnia
       *[other] { $days } dni
    }.
house-alt-open = { $who } chce zagrać.
house-alt-quiet = Pusta poduszka i dwa śpiące koty.
house-alt-leading = { picture-leading }.
house-alt-leader = Miejsce { $place } w tym sezonie: { $player }, { $rating }.
button-play-with = Zagraj: { $who }
button-new-challenge = Nowe wyzwanie
button-leaderboard = Tabela
button-champions = Galeria sław
clubhouse-result = { $result } · [partia { $match }]({ $link })
clubhouse-lead = 👑 { $who } obejmuje prowadzenie w tym sezonie ({ edition })!
challenge-begun-elsewhere = Grasz! Partia { $match } trwa na { $channel }.
setting-clubhouse-posts = { $channel } · { $list }
setting-clubhouse-results =
    { $results ->
        [all] wszystkie wyniki
        [rated] wyniki rankingowe
       *[none] bez wyników
    }
setting-clubhouse-board = tablica klubu
setting-clubhouse-season = koniec sezonu
setting-clubhouse-trouble = ⚠️ Nie mogę tam pisać. Brakuje mi uprawnień: { $missing }.
# Where: The settings, 2000 characters at most, with all else there.
setting-threads-trouble = ⚠️ Ale nie mogę ich tworzyć w { $channels }. Brakuje mi uprawnień: { $missing }.
owner-channel-closed =
    Na **{ $server }** nie mogę już nic publikować na { $channel } ({ $what ->
        [puzzle] zagadka dnia
       *[clubhouse] klub
    }): brakuje mi { $missing }. Zezwól na to albo wybierz inny kanał: { COMMAND("server") }.
owner-channel-gone =
    Na **{ $server }** nie ma już kanału, na którym publikowałem ({ $what ->
        [puzzle] zagadka dnia
       *[clubhouse] klub
    }). Wybierz tam inny: { COMMAND("server") }, a będę robić to dalej.
owner-mended = ✅ Na serwerze **{ $server }** znowu mogę pisać na kanale { $channel }. Nie trzeba robić nic więcej.
owner-moved = ✅ Na serwerze **{ $server }** piszę teraz na kanale { $channel }. Nie trzeba robić nic więcej.
owner-contests-closed = Na **{ $server }** nie mogę już nic publikować na { $channel }, więc zawody tam stoją: brakuje mi { $missing }. Zezwól na to albo otwórz zawody na innym kanale ({ COMMAND("league") }, { COMMAND("cup") }, { COMMAND("arena") }) i naciśnij **{ button-contest-here }**.
owner-contests-gone = Na **{ $server }** nie ma już kanału zawodów { $contest }, więc stoją. Otwórz je na innym kanale ({ COMMAND("league") }, { COMMAND("cup") }, { COMMAND("arena") }) i naciśnij **{ button-contest-here }**.
command-server-clubhouse = Robi z tego kanału klub, gdzie piszę, co słychać i kto wygrywa
form-clubhouse = Gdzie piszę bez powiadomień, co słychać i kto wygrywa; puste pole znaczy: nigdzie
form-about-results = Bez partii ze mną i takich, w których ktoś woli nie być w tabelach
form-results =
    { $results ->
        [all] Wszystkie wyniki
        [rated] Wyniki rankingowe
       *[none] Bez wyników
    }
form-about-house = Jedna wiadomość, zawsze aktualna: partie, wyzwania, sezon
form-about-season = Podium, pierwszego dnia nowego kwartału
setting-champion-role =
    { $role ->
        [none] brak
        [gone] tej roli już nie ma
       *[other] { $role }
    }
setting-champion-role-trouble =
    { $trouble ->
        [not-allowed] ⚠️ Nie mogę jej nadać. Brakuje mi uprawnień: { $missing }.
        [too-high] ⚠️ Nie mogę jej nadać: w ustawieniach serwera (Role) przesuń moją rolę nad nią.
        [powerful] ⚠️ Już jej nie nadaję: ma teraz uprawnienia moderatorskie. Wybierz inną.
       *[refused] ⚠️ Discord nie pozwala mi jej nadać. Spróbuję znowu w ciągu godziny.
    }
command-server-champion-role = Rola, którą nadaję mistrzom sezonu; żeby przestać, wyczyść to pole w formularzu „Klub”
form-champion-role = Dla mistrzów ostatniego sezonu; wymaga „Zarządzania rolami” i mojej roli nad nią; puste: brak
audit-champion =
    { $given ->
        [yes] Mistrzostwo w ostatnim sezonie boop
       *[no] Koniec mistrzostwa: ostatni sezon boop wygrał ktoś inny
    }
champion-role-ask = Nadawać { $role } mistrzom każdego sezonu? Za ostatni sezon od razu: { $names }.
champion-role-ask-nobody = Nadawać { $role } mistrzom każdego sezonu? W ostatnim ich nie było, więc do końca tego nikt jej nie dostanie.
champion-role-ask-former = Zastąpi { $role }; tę rolę straci: { $names }.
button-role-yes = Tak, nadaj
button-role-no = Nie, zostaw jak jest

## The week of a server: a picture, and a few lines above it.

week-title = ### 🗓️ Tydzień w boop · { $first } – { $last }
week-numbers =
    { $matches ->
        [one] 1 partia
        [few] { $matches } partie
       *[other] { $matches } partii
    }, { $people ->
        [one] 1 osoba
        [few] { $people } osoby
       *[other] { $people } osób
    }: { $turns ->
        [one] 1 ruch
        [few] { $turns } ruchy
       *[other] { $turns } ruchów
    }, { $boops ->
        [one] 1 pacnięcie
        [few] { $boops } pacnięcia
       *[other] { $boops } pacnięć
    }, { $off ->
        [one] 1 pionek zrzucony z łóżka
        [few] { $off } pionki zrzucone z łóżka
       *[other] { $off } pionków zrzuconych z łóżka
    }.
week-upset = Niespodzianka tygodnia: wygrywa { $winner }, choć { $loser } ma ranking wyższy o { $gap }
week-longest =
    Najdłuższa partia: { $orange } i { $gray }, { $turns ->
        [one] 1 ruch
        [few] { $turns } ruchy
       *[other] { $turns } ruchów
    }
week-turn = Ruch tygodnia: { $who }, ruch { $turn } (po drugiej stronie { $other }), szanse skaczą o { $points } pkt
week-solvers =
    Wszystkie siedem zagadek dnia: { $who }{ $more ->
        [0] { "" }
       *[other] { " " }i jeszcze { $more }
    }
week-alt = Tydzień na tym serwerze, od { $first } do { $last }.
week-title-drawn = Tydzień · { $first } – { $last }
week-heading =
    { $of ->
        [upset] Niespodzianka tygodnia
        [longest] Najdłuższa partia
        [turn] Ruch tygodnia
       *[solvers] Wszystkie siedem zagadek dnia
    }
week-label-matches =
    { $count ->
        [one] partia
        [few] partie
       *[other] partii
    }
week-label-turns =
    { $count ->
        [one] ruch
        [few] ruchy
       *[other] ruchów
    }
week-swing = Szanse skaczą o { $points } pkt
picture-gap = pkt różnicy
setting-clubhouse-week = tydzień (poniedziałki, { $hour }:00 UTC)
form-about-week = W poniedziałki, jeśli ktoś grał: obrazek tygodnia, którym można się podzielić
profile-puzzles-private = Swoje zagadki widzisz tu tylko ty; { COMMAND("settings") } może pokazać je innym.
hint-look-opening = 💡 Na łóżku prawie nic jeszcze nie ma: dobre będzie pole blisko środka, bo stamtąd do każdej krawędzi jest daleko.
badge-name =
    { $badge ->
        [first-win] Pierwsze mrrr
        [three-grown] Ale wyrosły!
        [two-lines] Dwa w jednym
        [eight-cats] Kocia ósemka
        [ghost-line] Dobry duch
        [five-off] Moje łóżko!
        [three-off] Potrójne bęc
        [five-booped] Wielkie pac
        [sure-footed] Na cztery łapy
        [pushed-home] Pac i gotowe
        [diagonal] Kot na ukos
        [corner] Koci kącik
        [quick] Kocia drzemka
        [long] Zarwana noc
        [comeback] Dziewięć żyć
        [upset] Gigant poległ
        [revenge] Wet za wet
        [streak-three] Trzy z rzędu
        [streak-ten] Dziesięć z rzędu
        [five-friends] Towarzyski kot
        [all-editions] Złota łapka
        [bot-beaten] Mam cię!
        [level-five] Półmetek
        [five-levels] Krok po kroku
        [queen] Ukłon królowej
        [all-levels] Cały miot
        [first-puzzle] Aha!
        [puzzle-week] Tydzień zagadek
        [hundred-days] Sto dni
        [hard-puzzle] Twardy orzech
        [defence] O koci włos
        [podium] Na podium
       *[champion] Korona sezonu
    }
badge-story =
    { $badge ->
        [first-win] pierwsza wygrana z człowiekiem
        [three-grown] trzy kociaki dorastają w jednym ruchu, w wygranej partii
        [two-lines] dwie trójki naraz jednym ruchem, w wygranej partii
        [eight-cats] wygrana dzięki ośmiu kotom na łóżku
        [ghost-line] wygrana dzięki linii, którą ustawił duch
        [five-off] pięć pionków przeciwnika zrzuconych z łóżka, w wygranej partii
        [three-off] trzy pionki przeciwnika zrzucone z łóżka w jednym ruchu, w wygranej partii
        [five-booped] pięć pionków pacniętych w jednym ruchu, w wygranej partii
        [sure-footed] wygrana, w której ani razu nie spadł z łóżka własny pionek
        [pushed-home] wygrana dzięki linii, którą domknęło dopiero pacnięcie
        [diagonal] wygrana dzięki linii na długiej przekątnej, od rogu do rogu
        [corner] wygrana dzięki linii, która kończy się w rogu
        [quick] szybka wygrana, w zaledwie kilku ruchach
        [long] wygrana w bardzo długiej partii
        [comeback] wygrana mimo czterech kotów straty
        [upset] wygrana z kimś, kto ma o 200 punktów wyższy ranking
        [revenge] wygrana z kimś, z kim poprzednia partia była przegrana
        [streak-three] trzy wygrane partie z rzędu
        [streak-ten] dziesięć wygranych partii z rzędu
        [five-friends] wygrane z pięcioma różnymi osobami
        [all-editions] wygrana partia w każdej z trzech odmian
        [bot-beaten] pierwsza wygrana ze mną bez podpowiedzi
        [level-five] wygrana ze mną na poziomie 5 lub wyższym
        [five-levels] wygrane ze mną bez podpowiedzi na pięciu różnych poziomach
        [queen] wygrana ze mną na najwyższym poziomie
        [all-levels] wygrane ze mną bez podpowiedzi na wszystkich dziesięciu poziomach
        [first-puzzle] pierwsza rozwiązana zagadka
        [puzzle-week] zagadka dnia rozwiązana siedem dni z rzędu
        [hundred-days] sto rozwiązanych zagadek dnia
        [hard-puzzle] trudna zagadka rozwiązana za pierwszym razem
        [defence] znaleziony jedyny ruch, który ratuje
        [podium] miejsce na podium na koniec tutejszego sezonu
       *[champion] wygrany tutejszy sezon
    }
badge-earned =
    { $count ->
        [one] 🏅 { $player } zdobywa nową odznakę: { $list }
        [few] 🏅 { $player } zdobywa nowe odznaki: { $list }
       *[other] 🏅 { $player } zdobywa nowe odznaki: { $list }
    }
badge-brought = 🏅 Nowa odznaka: **{ badge-name }**
badge-told = { $earned } · [partia { $match }]({ $link })
badge-way = **{ badge-name }**: { badge-story } (na razie { $done } z { $all })
badge-way-level = **{ badge-name }**: { badge-story } (na razie: poziom { $done })
badge-line = **{ badge-name }**: { badge-story }
badge-title =
    { $count ->
        [one] 🏅 { $player } ma 1 odznakę z { $all }
        [few] 🏅 { $player } ma { $count } odznaki z { $all }
       *[other] 🏅 { $player } ma { $count } odznak z { $all }
    }
badge-none = 🏅 { $player } nie ma jeszcze żadnej odznaki. Zdobywa się je za wygrane partie i rozwiązane zagadki.
badge-more = i jeszcze { $count }
badge-ahead = **Jeszcze do zdobycia:**
badge-where = Bez innych osób zdobędziesz odznaki za zagadki, za wygrane ze mną i, od mojego poziomu { $level }, za wyczyny na łóżku.
badge-card =
    { $count ->
        [0] Na twojej karcie: trzy najnowsze
       *[other] Na twojej karcie: { $list }
    }
badge-alt = Odznaki ({ $name }), { $count } z { $all }: { $list }
badge-alt-none = Odznaki ({ $name }): jeszcze żadnej z { $all }
badge-picture = Odznaki: { $name }
picture-badges = { $count } z { $all }
badge-choose = Wybierz trzy na swoją kartę
badge-what-for = Za co są te, które jeszcze przed tobą?
button-badges = Odznaki
button-my-card = Twoja karta
setting-clubhouse-badges = odznaki
form-about-badges = Nowe odznaki, razem z partią, która je przyniosła

## Time banks, and being away.

challenge-time-up =
    { $how ->
        [lose] -# Kto przekroczy czas, przegrywa, o ile każda strona ma już za sobą dwa ruchy.
       *[claim] -# Gdy komuś skończy się czas, druga strona może wziąć wygraną, o ile każda ma już za sobą dwa ruchy.
    }
challenge-rescue = Za pierwszym razem są zwykle dwa dni łaski.
challenge-nights-off = -# Zegary stoją w godzinach ciszy i w wolne weekendy: u każdej strony według jej ustawień.
challenge-away = { $opponent } ma wolne do <t:{ $until }:f>. Do tego czasu zegary stoją, a wyzwanie czeka tydzień. Wysłać mimo to?
button-anyway = Wyzwij mimo to
board-bank = ⏳ { $player } ma jeszcze { $time } · dodatkowo { $each } na każdy ruch
board-bank-loses = ⏳ { $player }: zostało { $time } · koniec czasu to porażka
board-loses-on-time = Kto przekroczy czas, przegrywa
board-away = 🌴 { $player } ma wolne od <t:{ $since }:D> do <t:{ $until }:f>: zegary wtedy stoją
board-away-unclocked = 🌴 { $player } ma wolne od <t:{ $since }:D> do <t:{ $until }:f>
away-leaves =
    { $other }, { $by } ma wolne od <t:{ $since }:f> do <t:{ $until }:f>. { $whose ->
        [yours] Twój zegar też wtedy stoi: masz czas do <t:{ $due }:f>.
        [still] Twój zegar też wtedy stoi, więc bez pośpiechu.
        [unclocked] Ta partia nie ma zegara, więc bez pośpiechu.
        [sooner] Tutaj ruch ma { $by }, a termin mija jeszcze przed wolnym: <t:{ $due }:R>.
       *[theirs] Ruch ma { $by }, ale zegar w tym czasie stoi.
    }
away-returns = { $other }, { $by } gra dalej, a zegar chodzi jak zwykle.
away-returns-unclocked = { $other }, { $by } wraca do gry.
line-match = Partia { $match }
away-rescued =
    { $by }, skończył ci się tu czas, więc przedłużam go o dwa twoje dni nieobecności.
    -# Zagraj przed <t:{ $until }:f>. Dzięki za cierpliwość, { $other }! Ile ci zostało, mówi { COMMAND("away") }.
away-mine =
    { $state ->
        [none] Nie masz zaplanowanej nieobecności. Kiedy cię nie ma, zegary w twoich partiach stoją.
        [planned] Nie będzie cię od <t:{ $since }:f> do <t:{ $until }:f>. Zegary w twoich partiach wtedy staną.
       *[away] Masz wolne do <t:{ $until }:f>: zegary w twoich partiach stoją.
    }
away-back = 👋 Miło, że jesteś! Zegary chodzą jak zwykle.
away-before = ⚠️ Zanim wyjedziesz: w [partii { $match }]({ $link }) termin ruchu mija <t:{ $due }:R>.
away-left = Dni nieobecności na ten rok: zostało { $days } z { $of } · rozpoczęty dzień się liczy
away-rescue =
    { $on ->
        [yes] Ratunek: włączony. Gdy skończy ci się czas w partii, w której masz na ruch co najmniej dzień, dwa dni nieobecności dadzą ci w niej dwa dni więcej. Raz w każdej partii; inne partie toczą się dalej.
       *[no] Ratunek: wyłączony. Gdy skończy ci się czas, nic go nie przedłuży.
    }
away-weekends =
    { $on ->
        [yes] Wolne weekendy: włączone. W partiach z wolnymi nocami twój zegar stoi w soboty i niedziele.
       *[no] Wolne weekendy: wyłączone.
    }
away-now = Od teraz
away-days =
    { $days ->
        [0] Bez nieobecności, zmieniam tylko resztę
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
button-change-away = Zmień
button-am-back =
    { $planned ->
        [yes] Jednak zostaję
       *[no] Jestem z powrotem
    }
form-about-friendly = Rankingi bez zmian; boop kociaków jest towarzyski, chyba że wybierzesz inaczej
form-about-with-hints = Obie strony mogą prosić mnie o podpowiedzi; rankingi bez zmian
form-about-lose-on-time = Kto przekroczy czas, od razu przegrywa; bez tego po wygraną trzeba się zgłosić
form-about-nights-off = Każdy zegar stoi w godzinach ciszy (najwyżej 12) i w wolne weekendy
form-about-rescue = Gdy skończy ci się czas, przedłużą go dwa dni nieobecności, raz w każdej partii
form-about-weekends-off = Twój zegar stoi w soboty i niedziele, w partiach z wolnymi nocami
command-away = Powiedz mi, kiedy cię nie będzie: zegary w twoich partiach wtedy staną
command-away-days = Na ile dni
command-away-starts-in = Za ile dni się zaczyna; puste: od teraz
command-challenge-time-up = Co się dzieje, gdy skończy się czas
command-challenge-time-up-name =
    { $how ->
        [lose] Od razu przegrana
       *[claim] Druga strona może wziąć wygraną
    }
command-challenge-nights = Zatrzymuje zegary w godzinach ciszy i w wolne weekendy
refusal-no-time-to-take-back = Na zegarze jest za mało czasu, żeby cofnąć te ruchy. Grajcie dalej!
refusal-not-away = Nie masz zaplanowanej nieobecności. Zaplanujesz ją przez { COMMAND("away") }.
refusal-away-too-far = Ten termin jest zbyt odległy. Nieobecność możesz zaplanować najwyżej trzy miesiące wcześniej.
refusal-no-away-days = Nie masz już tylu dni nieobecności w tym roku (zostało: { $days }). Wybierz mniej.
refusal-rescued = { $opponent } ma jeszcze dni nieobecności, więc dwa z nich przedłużają teraz czas. Za chwilę zobaczysz to na planszy.

## Several games with one result.

challenge-games =
    { $games ->
        [both-sides] -# Gracie dwie partie naraz, w drugiej z zamianą stron. Wynik jest jeden, łączny.
        [best-of-three] -# Gracie do dwóch wygranych, najwyżej trzy partie. Po każdej zaczyna się następna, z zamianą stron.
       *[best-of-five] -# Gracie do trzech wygranych, najwyżej pięć partii. Po każdej zaczyna się następna, z zamianą stron.
    }
challenge-games-rated = Każda partia osobno liczy się do rankingu i do waszego limitu pięciu rankingowych na tydzień.
challenge-rated-left =
    { $left ->
        [one] W tym tygodniu została wam tylko jedna, więc każda następna będzie towarzyska.
        [few] W tym tygodniu zostały wam tylko { $left }, więc każda następna będzie towarzyska.
       *[other] W tym tygodniu zostało wam tylko { $left }, więc każda następna będzie towarzyska.
    }
series-game =
    { $games ->
        [both-sides] Plansza { $number } z dwóch
        [best-of-three] Partia { $number } (gracie najwyżej trzy)
       *[best-of-five] Partia { $number } (gracie najwyżej pięć)
    } · { $one } { $score } { $other }
series-result =
    { $state ->
        [won] 🏁 { $first } wygrywa pojedynek { $score }!
        [drawn] 🏁 Pojedynek kończy się remisem { $score }.
       *[stopped] 🏁 Pojedynek kończy się tutaj, bez wyniku: { $first } { $score } { $second }
    }
command-challenge-games = Z ilu partii składa się pojedynek; domyślnie z jednej
command-challenge-games-name =
    { $games ->
        [one] Jedna partia
        [both-sides] Obie strony: dwie plansze naraz
        [best-of-three] Do dwóch wygranych, najwyżej trzy partie
       *[best-of-five] Do trzech wygranych, najwyżej pięć partii
    }
refusal-series-running = Wasz pojedynek jeszcze trwa: następna partia jest w toku. { COMMAND("games") } ją pokaże.
refusal-rematch-running = Rewanż już trwa: partia { $match }. { COMMAND("challenge") } zaczyna jeszcze jedną.
refusal-no-handicap =
    { $why ->
        [rated] Partia z kotem na start nie może być rankingowa. Pomiń `{ option-rated }`, a będzie towarzyska.
        [kittens] W tej odmianie nie ma kotów, więc nikt nie może zacząć z kotem. Wybierz inną `{ option-edition }` albo coś innego w `{ option-first }`.
        [series] Kot na start jest tylko w pojedynczej partii. Pomiń `{ option-games }` albo wybierz coś innego w `{ option-first }`.
       *[bot] Kotów nie rozdaję, ale gram na wielu poziomach: wybierz łatwiejszy.
    }
refusal-no-series-here = Jestem tu tylko z wizytą i nie mogę pokazać następnej planszy. Pomiń `{ option-games }` albo zagraj taki pojedynek na serwerze, na którym jestem na stałe.

## Contests: leagues, cups and arenas.

command-league = Ligi tego serwera: zobacz je, dołącz albo ogłoś nową
contest-none =
    { $contest-kind ->
        [league] Teraz nie ma tu żadnej ligi. Może ją ogłosić ktoś, kto zarządza serwerem.
        [cup] Teraz nie ma tu żadnego pucharu. Może go ogłosić ktoś, kto zarządza serwerem.
       *[arena] Teraz nie ma tu żadnej areny. Może ją ogłosić ktoś, kto zarządza serwerem.
    }
contest-none-but-you =
    { $contest-kind ->
        [league] Teraz nie ma tu żadnej ligi. Naciśnij **{ button-contest-announce }**, żeby zacząć nową.
        [cup] Teraz nie ma tu żadnego pucharu. Naciśnij **{ button-contest-announce }**, żeby zacząć nowy.
       *[arena] Teraz nie ma tu żadnej areny. Naciśnij **{ button-contest-announce }**, żeby zacząć nową.
    }
contest-choose =
    { $contest-kind ->
        [league] Która liga?
        [cup] Który puchar?
       *[arena] Która arena?
    }
league-title = ### 🏆 { $contest } · sezon { $season }
league-season = Sezon { $season }
league-division = Dywizja { $number }
league-rules =
    • W dywizji gra od czterech do sześciu osób; na początku dzielę was według rankingu. Pierwsze miejsce awansuje o dywizję, ostatnie spada.
    • Z każdą osobą w dywizji grasz dwie partie, jedną z nich zaczynasz. Wszystkie startują naraz.
    • Skończył ci się czas, a dni nieobecności już go nie przedłużą? Przegrywasz partię. Za drugim razem odpadasz z sezonu.
    • Odpadasz albo się wypisujesz? Jeśli masz za sobą połowę partii, liczą się, a resztę przegrywasz. Jeśli mniej, nie liczy się żadna.
contest-opens =
    { $short ->
        [yes] Początek: <t:{ $due }:F> (<t:{ $due }:R>), jeśli do tego czasu będzie dość chętnych (minimum { $least }); inaczej tydzień później.
       *[no] Początek: <t:{ $due }:F> (<t:{ $due }:R>).
    }
league-state =
    { $state ->
        [running] Rozegrane partie: { $over } z { $all }.
        [paused] Przerwa. Rozegrane partie: { $over } z { $all }. Nowe się nie zaczynają i żaden zegar nie idzie, dopóki ktoś, kto zarządza serwerem, nie wznowi ligi przez { COMMAND("league") }.
        [nobody] Koniec sezonu. Nikt go nie wygrał: wszyscy odpadli przed końcem. Następny: <t:{ $due }:F>.
        [resting] 🎉 Koniec sezonu! Na pierwszym miejscu: { $winners }. Następny: <t:{ $due }:F>.
       *[ended] Ta liga już się skończyła.
    }
contest-joined =
    { $when ->
        [open] **Zgłoszenia do tej pory ({ $count }):** { $names }
       *[next] **Zgłoszenia na następny sezon ({ $count }):** { $names }
    }
contest-nowhere =
    { $contest-kind ->
        [league] ⚠️ Jej kanału już nie ma, więc nic nowego się nie zaczyna. Osoba, która zarządza serwerem, może użyć { COMMAND("league") } na innym kanale i wybrać **{ button-contest-here }**.
        [cup] ⚠️ Jego kanału już nie ma, więc nic nowego się nie zaczyna. Osoba, która zarządza serwerem, może użyć { COMMAND("cup") } na innym kanale i wybrać **{ button-contest-here }**.
       *[arena] ⚠️ Jej kanału już nie ma, więc nic nowego się nie zaczyna. Osoba, która zarządza serwerem, może użyć { COMMAND("arena") } na innym kanale i wybrać **{ button-contest-here }**.
    }
league-row =
    { $out ->
        [yes] { $place }. ~~{ $player }~~ odpada · **{ $points }** · { $played } z { $all }
       *[no] { $place }. { $player } **{ $points }** · { $played } z { $all }
    }
league-alt = Tabela: { $contest }, { $division }.
league-alt-row =
    { $out ->
        [yes] { $place }. { $name }, odpada. Punkty: { $points }, partie: { $played }.
       *[no] { $place }. { $name }. Punkty: { $points }, partie: { $played }.
    }
league-pair = **{ $contest }** · { $division }: { $one } – { $other }
league-playing = ▶️ { $division }, trwające partie: { $threads }
contest-thread = { $one } – { $other } · { $contest }
games-contest =
    { $contest-kind ->
        [league] 🏆 { $contest }
        [cup] 🏆 { $contest }
       *[arena] 🏟️ { $contest }
    }
games-bank =
    { $whose ->
        [mine] ⏳ masz jeszcze { $time }
       *[theirs] ⏳ druga strona ma jeszcze { $time }
    }
games-offer = ✋ propozycja czeka na twoją odpowiedź
contest-counts =
    { $contest-kind ->
        [league] W lidze punkt dostaje { $player }.
        [cup] W pucharze punkt dostaje { $player }.
       *[arena] Punkty dostaje { $player }.
    }
contest-loss =
    { $contest-kind ->
        [league] W lidze to i tak przegrana.
        [cup] W pucharze to i tak przegrana.
       *[arena] Na arenie to i tak przegrana.
    }
arena-too-late = Arena już się skończyła, więc ta partia przyszła za późno, żeby się do niej liczyć.
league-board = 🏆 { $contest }, { $division }
league-you =
    { $where ->
        [plays] Grasz w tym sezonie. **{ button-contest-join }** zapisze cię też na sezon { $season }.
        [both] Grasz w tym sezonie i jesteś na liście na sezon { $season }.
        [out] W tym sezonie już nie grasz. **{ button-contest-join }** zapisze cię na sezon { $season }.
        [out-joined] W tym sezonie już nie grasz, ale jesteś na liście na sezon { $season }.
        [joined] Jesteś na liście na sezon { $season }.
       *[none] Nie ma cię na liście. **{ button-contest-join }** zapisze cię na sezon { $season }.
    }
contest-in =
    { $contest-kind ->
        [league] Jesteś na liście: { $contest }, sezon { $season }. Dam znać, gdy zaczną się twoje partie.
        [cup] Jesteś na liście: { $contest }. Dam znać, gdy zaczną się twoje partie.
       *[arena] Jesteś na liście: { $contest }. Dam znać przy każdej partii.
    }
contest-blocked =
    { $contest-kind ->
        [league] W lidze możesz trafić też na osoby, które blokujesz albo które blokują ciebie.
        [cup] W pucharze możesz trafić też na osoby, które blokujesz albo które blokują ciebie.
       *[arena] Na arenie możesz trafić też na osoby, które blokujesz albo które blokują ciebie.
    }
contest-stayed = Dobrze, grasz dalej!
contest-kept = Dobrze, gramy dalej.
contest-left = Nie ma cię już na liście: { $contest }.
contest-leave-sure =
    { $contest-kind ->
        [league] { $contest }: wypisać cię w środku sezonu? Twoje trwające partie się skończą.
        [cup] { $contest }: wypisać cię teraz? Twoje trwające partie się skończą, a dalej przejdzie druga strona.
       *[arena] { $contest }: wypisać cię? Twoje punkty zostają, a do końca areny możesz wrócić.
    }
contest-announced =
    { $contest-kind ->
        [league] Ogłoszone na { $channel }: { $contest } startuje <t:{ $due }:f>, jeśli do tego czasu zgłoszą się co najmniej cztery osoby.
        [cup] Ogłoszone na { $channel }: { $contest } startuje <t:{ $due }:f>, jeśli do tego czasu zgłoszą się co najmniej cztery osoby.
       *[arena] Ogłoszone na { $channel }: { $contest } startuje <t:{ $due }:f>.
    }
contest-removed =
    { $contest-kind ->
        [league] { $contest }: { $player } już nie gra. Trwające tam partie tej osoby się kończą.
        [cup] { $contest }: { $player } już nie gra. Trwające tam partie tej osoby się kończą.
       *[arena] { $contest }: { $player } już nie gra.
    }
contest-removed-early = { $player } – już nie na liście: { $contest }. Ponowny zapis będzie możliwy tylko za twoją zgodą.
contest-let-in = { $player } może znów zapisać się na: { $contest }.
contest-let-in-letter = Moderacja serwera **{ $server }** pozwala ci znów zapisać się na: { $contest }, jeśli chcesz.
contest-trouble = ⚠️ W { $channel } nie mogę teraz pisać, więc turnieje tam stoją. Brakuje mi: { $missing }.
contest-no-threads = ⚠️ Nie mogę tworzyć wątków na { $channel } (brakuje mi { $missing }), więc każda plansza trafi na sam kanał.
contest-remove-sure =
    { $contest-kind ->
        [league] { $contest }: usunąć { $player }? Trwające tam partie tej osoby się skończą, a w tym sezonie nie będzie powrotu.
        [cup] { $contest }: usunąć { $player }? Trwające tam partie tej osoby się skończą i nie będzie powrotu.
       *[arena] { $contest }: usunąć { $player }? Powrotu nie będzie.
    }
contest-remove-sure-early = { $contest }: usunąć { $player }? Ta osoba nie dołączy ponownie, chyba że na to pozwolisz.
contest-remove-told = Powiadomię tę osobę w wiadomości prywatnej, jeśli je przyjmuje.
contest-removed-untold = Nie udało się przekazać powodu: wiadomości prywatne do tej osoby nie docierają.
contest-removed-letter = Moderacja serwera **{ $server }** usunęła cię z { $contest }.
contest-removed-why = 💬 Dlaczego:
contest-removed-then =
    { $contest-kind ->
        [league] Twoje trwające tam partie się skończyły i w tym sezonie nie możesz wrócić.
        [cup] Twoje trwające tam partie się skończyły i nie możesz wrócić.
       *[arena] Trwającą partię można dograć do końca, ale nie możesz wrócić.
    }
contest-kept-out = Ponowny zapis jest możliwy tylko za zgodą moderacji.
contest-end-sure =
    { $contest-kind ->
        [league] { $contest }: zakończyć na dobre? Trwające partie można dograć, ale nikt nie wygra i nie będzie następnego sezonu.
        [cup] { $contest }: zakończyć na dobre? Trwające partie można dograć, ale nikt nie zdobędzie pucharu.
       *[arena] { $contest }: zakończyć teraz? Trwające partie można dograć, ale już się nie liczą.
    }
contest-end-sure-open = { $contest }: odwołać? Jeszcze się nie zaczęło, więc nic nie zostanie rozegrane.
contest-pause-sure = { $contest }: wstrzymać? Bez limitu czasu: dopóki ty lub ktoś inny, kto zarządza serwerem, nie naciśnie **Wznów**, nie zaczną się nowe partie i żaden zegar nie będzie szedł. Grać nadal można, a w każdej trwającej partii pojawi się o tym wiadomość.
contest-called-off = { $contest }: moderacja kończy rozgrywki. Trwające partie można dograć do końca.
contest-called-off-early = { $contest }: moderacja odwołuje rozgrywki przed startem.
contest-waited =
    ⏳ { $contest } czeka tydzień: { $count ->
        [one] na razie jest tylko { $who }
        [few] na razie są { $who }
       *[other] na razie są { $who }
    }, a potrzeba { $least }. Nowy początek: <t:{ $due }:F>. Zaproście znajomych!
contest-corrected = ✏️ Zmiany: { $contest }. Teraz jest tak:
contest-ended = { $contest }: to już koniec.
contest-ended-early = { $contest }: odwołane.
contest-end-reason = 💬 Moderacja kończy { $contest } i mówi dlaczego:
contest-end-untold = Nie udało się przekazać powodu: nie mogę pisać na tym kanale.
contest-begins =
    { $days ->
        [0] Za godzinę
        [one] Za { $days } dzień
        [few] Za { $days } dni
        [many] Za { $days } dni
       *[other] Za { $days } dnia
    }
contest-begins-now = Od razu
league-points = Punkty
league-rises = Awans
league-falls = Spadek
league-columns = punkty · rozegrane partie
league-out = Odpada
button-contest-join = Wchodzę
button-contest-leave = Wypisz się
button-contest-stay = Zostań
button-contest-keep = Nie, niech trwa
button-contest-table =
    { $contest-kind ->
        [league] Tabela
        [cup] Drabinka
       *[arena] Tabela
    }
button-contest-announce =
    { $contest-kind ->
        [league] Ogłoś ligę
        [cup] Ogłoś puchar
       *[arena] Ogłoś arenę
    }
button-contest-pause =
    { $paused ->
        [yes] Wznów
       *[no] Wstrzymaj
    }
button-contest-correct = Edytuj
button-contest-remove = Usuń kogoś
button-contest-remove-yes = Tak, usuń
button-contest-remove-why = Usuń i podaj powód
button-contest-remove-no = Nie, zostaw
button-contest-let-in = Pozwól komuś wrócić
button-contest-here = Przenieś tutaj
button-contest-there = Nie, niech zostanie
button-contest-list =
    { $contest-kind ->
        [league] Wszystkie ligi
        [cup] Wszystkie puchary
       *[arena] Wszystkie areny
    }
button-contest-end =
    { $contest-kind ->
        [league] Zakończ ligę
        [cup] Zakończ puchar
       *[arena] Zakończ arenę
    }
button-contest-end-why = Zakończ i podaj powód
form-about-contest-name = Tę nazwę zobaczą wszyscy
form-about-contest-announce = Tę nazwę zobaczą wszyscy. Ogłoszę to na #{ $channel }.
form-about-contest-begins = Godziny są w twojej strefie czasowej, { $zone }; zmienisz ją w /settings.
form-about-contest-end-reason = Przeczytają go wszyscy na kanale. Nie zapisuję go.
form-contest-member = Jeszcze nikt
form-about-contest-member = Kto ma odejść
form-about-contest-kept-out = Kto może dołączyć ponownie
refusal-no-such-contest = Tego już tu nie ma. { COMMAND("league") }, { COMMAND("cup") } i { COMMAND("arena") } pokażą, co jest.
refusal-no-contest-name = Brakuje nazwy. Wpisz ją i wyślij formularz jeszcze raz.
refusal-no-contest-clock = Bez zegara to mogłoby się nigdy nie skończyć. Wybierz coś innego w polu **Czas**.
refusal-enough-contests = Lig, pucharów i aren jest tu już { $limit }. Kolejne może ogłosić ktoś, kto zarządza serwerem, albo ty, gdy coś się skończy.
refusal-contest-named-so =
    { $contest-kind ->
        [league] Jest tu już liga o nazwie { $name }
        [cup] Jest tu już puchar o nazwie { $name }
       *[arena] Jest tu już arena o nazwie { $name }
    }. Wybierz inną nazwę, żeby nikt ich nie mylił, i wyślij formularz jeszcze raz.
refusal-too-many-contests = Ten serwer ma już komplet lig, pucharów i aren ({ $limit }): { $names }. Najpierw coś zakończ.
refusal-in-contest-already = Już jesteś na liście. Dam znać, gdy zaczną się twoje partie.
refusal-nobody-to-remove = Tej osoby nie ma na liście.
refusal-not-in-contest = Nie ma cię na liście, więc nie ma z czego się wypisać.
refusal-contest-runs-not = Nic teraz nie trwa, więc nie ma czego wstrzymać.
refusal-no-contests = Osoba, która mnie hostuje, wyłączyła ligi, puchary i areny. Nadal możesz kogoś wyzwać: { COMMAND("challenge") }.
refusal-contest-full = Jest już komplet ({ $limit }). Więcej osób w pucharze się nie zmieści.
refusal-contest-has-begun = To już się zaczęło, więc nie można tego zmienić.
refusal-cup-has-begun = Ten puchar już się zaczął. { COMMAND("cup") } pokaże, czy jest jakiś inny.
command-cup = Puchary tego serwera: zobacz je, dołącz albo ogłoś nowy
cup-title = ### 🏆 { $contest }
cup-rules =
    • System pucharowy, rozstawienie według rankingu. Gdy liczba osób nie pasuje do drabinki, czołówka ma w pierwszej rundzie wolny los.
    • Każda para gra dwie partie naraz, każda strona raz zaczyna.
    • Remis po obu? Czas na dogrywkę: jedna partia, z krótszym czasem, jeśli jest szybszy zegar. Zaczyna strona rozstawiona niżej, a tej wyżej wystarczy remis.
    • Skończył ci się czas, a dni nieobecności już go nie przedłużą? Przegrywasz partię.
    • Wypisujesz się? Dalej przechodzi druga strona.
cup-state =
    { $state ->
        [running] { $round }: w grze { $left } z { $all }.
        [paused] Przerwa ({ $round }): nowe partie się nie zaczynają i żaden zegar nie idzie, dopóki ktoś, kto zarządza serwerem, nie wznowi pucharu przez { COMMAND("cup") }.
        [won] 🎉 Puchar zdobywa { $winner }! Drugie miejsce: { $second }.
       *[ended] Ten puchar już się skończył.
    }
cup-round =
    { $round ->
        [final] Finał
        [semi] Półfinały
        [quarter] Ćwierćfinały
        [eighth] 1/8 finału
        [sixteenth] 1/16 finału
       *[thirty-second] 1/32 finału
    }
cup-tie =
    { $how ->
        [won] { $one } wygrywa { $score }, { $other } przegrywa
        [seed] { $one } i { $other }: { $score }, a dalej przechodzi { $one } dzięki wyższemu rozstawieniu
        [walkover] { $one } wygrywa walkowerem: { $other } odpada
        [bye] { $one } ma wolny los
        [begun] { $one } – { $other }, na razie { $score }
       *[open] { $one } – { $other }
    }
cup-score = { $one }:{ $other }
cup-bye = Wolny los
cup-alt = Drabinka: { $contest }.
cup-alt-round = { $round }: { $ties }.
cup-pair = **{ $contest }**, { $round }: { $one } i { $other } grają tu dwie partie, każda strona zaczyna raz.
cup-decider = **{ $contest }**, { $round }: { $one } i { $other } mają remis, więc czas na dogrywkę ({ $pace }). Zaczyna { $one }, a przy remisie górą jest { $other }.
cup-again = **{ $contest }**, { $round }: { $one } i { $other } grają tu jeszcze jedną partię, bo jedna się nie liczy.
cup-board = 🏆 { $contest }, { $round }
cup-board-tie =
    { $state ->
        [won] { $winner } przechodzi dalej, { $score }
        [won-cup] 🏆 { $winner } zdobywa puchar, { $score }!
        [walkover] { $winner } przechodzi dalej, bo { $loser } już nie gra
        [walkover-cup] 🏆 { $winner } zdobywa puchar, bo { $loser } już nie gra
        [level] Remis { $score }, więc czas na dogrywkę
        [decider] Dogrywka przy stanie { $score }: przy remisie górą jest { $better }
       *[open] Na razie { $orange } { $score } { $gray }; jeśli po obu będzie remis, rozstrzygnie jeszcze jedna
    }
cup-you =
    { $where ->
        [joined] Jesteś na liście.
        [plays] Nadal grasz w tym pucharze.
        [out] W tym pucharze już nie grasz.
        [late] Już się zaczął, więc nikt nie może dołączyć.
       *[none] Nie ma cię na liście. **{ button-contest-join }** cię zapisze.
    }
league-leave-counts =
    { $counts ->
        [yes] Masz za sobą { $over } z { $all } partii. Te się liczą, a resztę przegrywasz.
       *[no] Masz za sobą tylko { $over } z { $all } partii. To mniej niż połowa, więc nie będzie się liczyć żadna.
    }
league-remove-counts =
    { $counts ->
        [yes] Skończone partie: { $over } z { $all }. Liczą się, a resztę wygrywają przeciwnicy.
       *[no] Skończone partie: tylko { $over } z { $all }. To mniej niż połowa, więc żadna nie będzie się liczyć.
    }
league-over = 🎉 { $contest }, sezon { $season }: to już koniec!
league-over-division = **{ $division }**: 🏆 { $winner }
league-over-nobody = Nikt go nie wygrał: wszyscy odpadli przed końcem.
league-goes-up = { $player } awansuje
league-goes-down = { $player } spada
league-next = Zapisy na sezon { $season } od: <t:{ $due }:F>, z nową wiadomością tutaj. Chcesz grać dalej? Naciśnij tam **{ button-contest-join }**.
cup-over = 🎉 { $contest }: wygrywa { $winner }! Drugie miejsce: { $second }.
arena-over = 🎉 { $contest }: to już koniec! Pierwsze miejsce: { $winner } (punkty: { $points }).
arena-over-nobody = { $contest }: to już koniec, a nikt nie skończył żadnej partii.
command-arena = Areny tego serwera: zobacz je, dołącz albo ogłoś nową
arena-title = ### 🏟️ { $contest }
arena-rules =
    • Kto akurat nie gra, dostaje następną partię, i tak w kółko, aż minie czas.
    • Wygrana to 2 punkty, remis 1. Z kilku remisów z rzędu liczy się tylko pierwszy.
    • Po dwóch wygranych z rzędu jesteś na fali 🔥: wszystko liczy się podwójnie, aż do pierwszej partii bez wygranej.
    • Gra jest towarzyska, bez rankingu. Co na koniec jeszcze trwa, już się nie liczy.
    • Przegrana na czas? Pauzujesz, dopóki znów nie naciśniesz **{ button-contest-join }**.
arena-state =
    { $state ->
        [running] Koniec: <t:{ $due }:R>.
        [won] 🎉 Pierwsze miejsce: { $winner }! Punkty: { $points }.
        [nobody] To już koniec, a nikt nie skończył żadnej partii.
       *[ended] Ta arena już się skończyła.
    }
arena-row =
    { $how ->
        [fire] { $place }. 🔥 { $player } **{ $points }** · partie: { $played }
        [out] { $place }. { $player } (pauzuje) **{ $points }** · partie: { $played }
       *[plain] { $place }. { $player } **{ $points }** · partie: { $played }
    }
arena-more = i jeszcze { $count }
arena-alt = Tabela: { $contest }.
arena-alt-row =
    { $how ->
        [fire] { $place }. { $name }, na fali. Punkty: { $points }, partie: { $played }.
        [out] { $place }. { $name }, pauzuje. Punkty: { $points }, partie: { $played }.
       *[plain] { $place }. { $name }. Punkty: { $points }, partie: { $played }.
    }
arena-pair = **{ $contest }**: { $one } i { $other }, wasza partia jest tutaj. Zaczyna { $one }.
arena-board = 🏟️ { $contest }
arena-sits-out = { $player } teraz pauzuje; **{ button-contest-join }** przywraca do gry.
contest-moved = { $contest } toczy się dalej na { $channel }.
contest-move-sure = Przenieść { $contest } na { $channel }? Od teraz tam będą wiadomość i nowości i tam zaczną się nowe partie. Partie, które trwają, zostają w swoich wątkach i kanałach.
picture-starts = Start: { $day }, { $hour } UTC
picture-join = Dołącz na Discordzie: „{ button-contest-join }”
contest-poster-alt =
    Plakat: { $contest } ({ $facts }). { picture-starts }. { picture-join }. Na podium stoi nagroda. { $count ->
        [0] Nikt się jeszcze nie zapisał; towarzystwa dotrzymują jej dwa kociaki.
        [one] Obok kot 1 zapisanej osoby.
        [few] Obok koty { $count } zapisanych osób.
       *[other] Obok koty { $count } zapisanych osób.
    }
arena-you =
    { $where ->
        [joined] Jesteś na liście.
        [plays] Jesteś w grze. Gdy tylko znajdzie się ktoś wolny, dostaniesz partię.
        [resting] Pauzujesz. Naciśnij **{ button-contest-join }**, a wracasz do gry.
       *[none] Nie ma cię na liście. **{ button-contest-join }** cię zapisze.
    }
arena-begins =
    { $minutes ->
        [5] Za 5 minut
        [15] Za 15 minut
        [60] Za godzinę
        [1440] Za dzień
       *[10080] Za tydzień
    }
arena-lasts =
    { $minutes ->
        [30] 30 minut
        [60] 1 godzina
        [120] 2 godziny
       *[180] 3 godziny
    }
refusal-removed-from-contest = Moderacja usunęła cię z tych rozgrywek, więc nie możesz do nich wrócić.
refusal-only-moderators-announce = Ogłaszać może tu tylko ktoś, kto zarządza tym serwerem. Przez { COMMAND("server") } można na to pozwolić wszystkim.
champions-contests = **Ligi, puchary i areny**
champions-contest =
    { $contest-kind ->
        [league] { $contest }, sezon { $season }, { $division }: { $winner }
        [cup] { $contest }: { $winner }
       *[arena] { $contest }: { $winner }
    }

## Vote matches: a whole server against the bot.

command-vote = Razem przeciwko mnie: cały serwer głosuje, jaki ruch zagrać
team-unnamed = Ten serwer
vote-open = { $team }, wasz ruch! Liczę głosy <t:{ $due }:R>.
vote-wanted = **{ $turn }**: { $votes } z { $total }
vote-more =
    { $count ->
        [one] i jeszcze { $count } ruch
        [few] i jeszcze { $count } ruchy
        [many] i jeszcze { $count } ruchów
       *[other] i jeszcze { $count } ruchu
    }
vote-none =
    { $hours ->
        [24] Nie ma jeszcze głosów. Jeśli nikt nie zagłosuje, poczekam jeszcze dzień.
        [few] Nie ma jeszcze głosów. Jeśli nikt nie zagłosuje, poczekam jeszcze { $hours } godziny.
       *[other] Nie ma jeszcze głosów. Jeśli nikt nie zagłosuje, poczekam jeszcze { $hours } godzin.
    }
vote-played = Głosy na ten ruch: { $votes } z { $total }.
vote-before = Wasz ostatni ruch: { $turn }. Głosy na niego: { $votes } z { $total }.
vote-counted = { $turn }: { $votes }
vote-alt = Głosy: { $votes }.
vote-voters = Najwięcej oddanych głosów: { $voters }.
vote-voter = { $player } ({ $votes })
vote-next = Następna partia: <t:{ $due }:F>, jeśli nikt wcześniej nie zakończy gry na głosy.
vote-again = Kolejną zaczniesz przez { COMMAND("vote") }.
vote-given-up = Przez tydzień nikt nie głosował, więc partia { $match } się kończy.
vote-what = W grze na głosy cały serwer gra razem przeciwko mnie, po jednej partii na tydzień. Wszyscy mogą głosować na następny ruch, a głosowanie jest tajne. Gdy czas minie, gram ruch z największą liczbą głosów, a przy remisie ten, na który najwcześniej padł głos. Potem odpowiadam.
vote-off = Nie ma tu gry na głosy. Może ją zacząć ktoś, kto zarządza serwerem.
vote-terms =
    { $hours ->
        [24] { edition-title } przeciwko mnie ({ level-name }), jeden ruch dziennie.
        [few] { edition-title } przeciwko mnie ({ level-name }), jeden ruch co { $hours } godziny.
       *[other] { edition-title } przeciwko mnie ({ level-name }), jeden ruch co { $hours } godzin.
    }
vote-page-open = Wasz ruch na { $channel }: liczę głosy <t:{ $due }:R>.
vote-page-bot = Teraz mój ruch na { $channel }. Gdy zagram, zacznie się głosowanie.
vote-page-next = Następna partia zaczyna się <t:{ $due }:R> na { $channel }.
vote-not-yet = W tym głosowaniu nie ma jeszcze twojego głosu.
vote-yours = Twój głos: **{ $turn }**. Głosy na ten ruch: { $votes } z { $total }.
vote-until = Liczę głosy <t:{ $due }:R>. Do tego czasu możesz zmienić swój.
vote-sure = To jeszcze nie głos: naciśnij **{ button-vote-for }** albo wybierz inne pole.
vote-begun = Partia { $match } zaczyna się na { $channel }. W każdy poniedziałek zaczyna się nowa.
vote-end-sure = Zakończyć grę na głosy? Trwająca partia skończy się bez zwycięzcy, a w poniedziałek nie zacznie się nowa.
vote-ended = Gra na głosy zakończona. { vote-again }
vote-terms-server =
    { $hours ->
        [24] { edition-title }, rywal: { $team }, jeden ruch dziennie.
        [few] { edition-title }, rywal: { $team }, jeden ruch co { $hours } godziny.
       *[other] { edition-title }, rywal: { $team }, jeden ruch co { $hours } godzin.
    }
vote-page-server = Ruch ma { $team }. Potem zacznie się głosowanie na { $channel }.
vote-what-server = W tej grze na głosy dwa serwery grają ze sobą. Każdy głosuje tajnie u siebie, gdy jest jego ruch. Gdy czas minie, gram ruch z największą liczbą głosów, a przy remisie ten, na który najwcześniej padł głos. Z drugiego serwera widać tylko nazwę i zagrane ruchy.
vote-offered = Przekaż ten kod osobie, która zarządza drugim serwerem: `{ $code }`. Gdy wpisze go tam przez { COMMAND("vote") }, partia zacznie się na { $channel }, a pierwszy ruch zrobi wasz serwer. Kod działa raz, do <t:{ $until }:f>.
vote-asked =
    { $hours ->
        [24] { $team } wyzywa ten serwer: { edition-title }, jeden ruch dziennie. Każdy serwer głosuje na własne ruchy, a zaczyna { $team }. Wasze plansze pojawią się na tym kanale.
        [few] { $team } wyzywa ten serwer: { edition-title }, jeden ruch co { $hours } godziny. Każdy serwer głosuje na własne ruchy, a zaczyna { $team }. Wasze plansze pojawią się na tym kanale.
       *[other] { $team } wyzywa ten serwer: { edition-title }, jeden ruch co { $hours } godzin. Każdy serwer głosuje na własne ruchy, a zaczyna { $team }. Wasze plansze pojawią się na tym kanale.
    }
vote-accepted = Gramy! Zaczyna { $team }. Wasza pierwsza plansza pojawi się tutaj, gdy rywal zagra.
vote-left = Zagrane: **{ $turn }** (głosy: { $votes } z { $total }). Teraz ruch ma { $team }. Wasza następna plansza pojawi się tutaj, gdy rywal zagra.
vote-end-sure-server = Zakończyć grę na głosy? Skończy się dla obu serwerów, bez zwycięzcy.
vote-hours =
    { $hours ->
        [24] Codziennie
        [few] Co { $hours } godziny
       *[other] Co { $hours } godzin
    }
button-vote = Głosuj
button-vote-for = Głosuję na to
button-vote-change = Zmień głos
button-vote-page = Gra na głosy
button-vote-begin = Zacznij grę na głosy
button-vote-here = Przenieś tutaj
button-vote-end = Zakończ grę na głosy
button-vote-challenge = Wyzwij inny serwer
button-vote-accept = Przyjmij wyzwanie
form-about-vote-code = Osiem liter od osoby, która zarządza drugim serwerem
form-about-vote-channel = Plansze trafią na #{ $channel }, tam wszyscy głosują.
refusal-no-vote-match = Nie ma tu gry na głosy. Zaczniesz ją przez { COMMAND("vote") }.
refusal-vote-match-on = Gra na głosy już tu trwa. { COMMAND("vote") } ją pokaże.
refusal-other-vote-match-on = Tamten serwer gra już na głosy. Spróbuj, gdy skończy: kod działa przez tydzień.
refusal-no-such-vote-offer = Nie znam tego kodu. Może był już użyty, ma więcej niż tydzień albo jedna litera się nie zgadza. Poproś drugi serwer o nowy.
refusal-own-vote-offer = To kod tego serwera. Przekaż go osobie, która zarządza drugim.
refusal-other-server-votes = Ruch ma { $mover }, więc tu nie ma jeszcze na co głosować. Wasza następna plansza pojawi się, gdy rywal zagra.
