### Was Tipps und Rückblicke sagen. Jede Zahl wurde in möglichen Verteilungen gezählt.

## Das Ziel

hint-need =
    { $count ->
        [one] Für dein Gebot fehlt noch ein Stich.
       *[other] Für dein Gebot fehlen noch { $count } Stiche.
    }
hint-met = Dein Gebot ist genau erfüllt.
hint-over =
    { $count ->
        [one] Du hast einen Stich mehr als geboten.
       *[other] Du hast { $count } Stiche mehr als geboten.
    }
hint-team-need =
    { $count ->
        [one] Für das Gebot eures Teams fehlt noch ein Stich.
       *[other] Für das Gebot eures Teams fehlen noch { $count } Stiche.
    }
hint-team-met = Das Gebot eures Teams ist genau erfüllt.
hint-team-over =
    { $count ->
        [one] Euer Team hat einen Stich mehr als geboten.
       *[other] Euer Team hat { $count } Stiche mehr als geboten.
    }
hint-aim-take = Ziel: diesen Stich machen.
hint-aim-stay-out = Ziel: diesen Stich nicht machen.
hint-aim-lowest = Ziel: die niedrigste Karte spielen und Gold holen.
hint-aim-keep-gold = Ziel: das Gold für einen späteren Stich behalten.
hint-aim-keep-bid = Ziel: die Gebote liegen lassen.
hint-aim-change-bid = Ziel: ein Gebot ändern.
hint-aim-bid = Ziel: so viele Stiche bieten, wie du am ehesten auch genau machst.
hint-aim-end = Ziel: die Runde jetzt beenden.
hint-aim-open = Ziel: Diesen Stich musst du weder machen noch vermeiden.

## Die Wahl

hint-choice = Am besten: { $action }.
hint-numbers = { $action }: gewinnt die Partie { $win } % ± { $error }, Gebot genau { $exact } %, macht den Stich { $takes } %, niedrigste { $lowest } %
hint-numbers-bid = { $action }: gewinnt die Partie { $win } % ± { $error }, Gebot genau { $exact } %; Stiche: { $tricks }
hint-numbers-exchange = { $action }: gewinnt die Partie { $win } % ± { $error }, Gebot genau { $exact } %
hint-tricks = { $count } in { $percent } %
hint-close = Genauso gut: { $actions }.
hint-keep = die Gebote liegen lassen
hint-end = die Runde beenden
hint-swap = { $card } als dein Gebot für Gold { $gold }
hint-swap-partner = { $card } als Gebot deines Partners für Gold { $gold }

## Sicher

certain-takes = Niemand kann diese Karte schlagen.
certain-loses = Diese Karte kann den Stich nicht machen.
certain-lowest = Niemand kann darunter bleiben.
certain-not-lowest = Diese Karte kann nicht die niedrigste sein.
certain-gold = Niemand kann darunter bleiben, also bringt diese Karte Gold { $rank }.

## Wahrscheinlich

why-takes = Diese Karte macht den Stich in { $percent } % der möglichen Verteilungen ({ $other }: { $otherPercent } %).
why-collects = Diese Karte bringt Gold in { $percent } % der möglichen Verteilungen ({ $other }: { $otherPercent } %).
why-exact = Das Gebot wird in { $percent } % der möglichen Verteilungen genau erfüllt ({ $other }: { $otherPercent } %).
why-over = Zu viele Stiche werden es in { $percent } % der möglichen Verteilungen ({ $other }: { $otherPercent } %).
why-under = Zu wenige Stiche werden es in { $percent } % der möglichen Verteilungen ({ $other }: { $otherPercent } %).
why-win = Die Partie wird in { $percent } % der möglichen Verteilungen gewonnen ({ $other }: { $otherPercent } %).

## Der Coach, und was Bots gedacht haben

coach-first = Eins vorweg. Besser sieht das aus: { $best }. Damit gewinnst du von 100 Partien etwa { $more } mehr.
coach-first-bid = Eins vorweg. Besser sieht das aus: { $best }. Solange du dein Gebot nicht änderst, gewinnst du damit von 100 Partien etwa { $more } mehr.
move-forced = Es gab keine andere Wahl.
move-random = Dieser Bot spielt irgendeine erlaubte Karte, ohne hinzusehen.
move-thumb = Dieser Bot spielt nach Faustregeln und zählt nicht.
move-glance = Dieser Bot entscheidet auf einen Blick und irrt sich, wie Menschen sich irren.
move-team-lower =
    { $tricks ->
        [one] Er senkt das Gebot des Teams von { $old } auf { $new }, denn das Team hat bisher einen Stich.
       *[other] Er senkt das Gebot des Teams von { $old } auf { $new }, denn das Team hat bisher { $tricks } Stiche.
    }
move-team-higher =
    { $tricks ->
        [one] Er erhöht das Gebot des Teams von { $old } auf { $new }, denn das Team hat bisher einen Stich.
       *[other] Er erhöht das Gebot des Teams von { $old } auf { $new }, denn das Team hat bisher { $tricks } Stiche.
    }
move-team-exact = Damit erfüllt das Team sein Gebot genau in { $percent } % der möglichen Verteilungen, sonst in { $before } %.
move-team-same = Das Gebot des Teams bleibt { $old }: Von seinen zwei Karten zählt die höhere.
move-best = Nach der Zählung am besten: { $action }.
move-close = Nach der Zählung nicht schlechter als anderes: { $action }.
move-worse = Gewählt: { $action }. Nach der Zählung gewinnt von 100 Partien { $more } mehr: { $best }.
