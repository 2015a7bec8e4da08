### Der Rückblick auf eine Partie: was Glück war und was Spiel. Punkte sind Hundertstel der Partie.

## In einer Zeile

review-match = Partie in { $file }, Zeile { $line }
review-unit = Chancen und Punkte sind Hundertstel der Partie; ± ist der Standardfehler.
review-head = { $name }: Gewinnchance von { $start } % auf { $result } %.
review-columns = Verteilung { $deal }, verdeckte Karten { $hidden }, Spiel der anderen { $others }, eigenes Spiel { $own }.
review-points = { $points } ± { $error }
amount-points = { $points } Punkte
amount-matches = { $matches } ganze Partien
review-large = Eine Summe kann größer sein als eine ganze Partie: Chancen lassen sich mehrmals verspielen und zurückgewinnen.
review-sentence-deal-plus = Am meisten halfen die ausgeteilten Karten: { $amount }.
review-sentence-deal-minus = Am meisten kosteten die ausgeteilten Karten: { $amount }.
review-sentence-hidden-plus = Am meisten half das Glück mit verdeckten Karten: { $amount }.
review-sentence-hidden-minus = Am meisten kostete das Pech mit verdeckten Karten: { $amount }.
review-sentence-others-plus = Am meisten half das Spiel der anderen: { $amount }.
review-sentence-others-minus = Am meisten kostete das Spiel der anderen: { $amount }.
review-sentence-own-plus = Am meisten half das eigene Spiel: { $amount }.
review-sentence-own-minus = Am meisten kostete das eigene Spiel: { $amount }.
review-sentence-even = Nichts sticht heraus: Glück und Spiel glichen sich fast aus.

## Der Verlauf der Partie

review-course = Verlauf der Partie für { $name }: die Gewinnchance nach dem, was man wissen konnte, dann die bei offenen Karten.
review-course-line = { $moment }: { $known } %, alle Karten offen { $open } %.
review-course-open = { $moment }: alle Karten offen { $open } %.
review-at-deal = Runde { $round }, Austeilen
review-at-bids = Runde { $round }, Gebote
review-at-trick = Runde { $round }, Stich { $trick }

## Entscheidungen

review-none = Keine Entscheidung war mit Sicherheit ein Fehler.
review-mark = Runde { $round }, { $name }: { $action }. Das war { $word } ({ $loss } ± { $error } Punkte). Besser: { $best }.
review-turning = Wendepunkt in Runde { $round }, { $name }: { $action }. Für { $side }: { $change } Punkte ({ $cause }).
review-swap = { $card } als neues Gebot, bezahlt mit Gold { $gold }
review-swap-partner = { $card } als neues Gebot des Partners, bezahlt mit Gold { $gold }
mark-inaccuracy = eine Ungenauigkeit
mark-mistake = ein Fehler
mark-blunder = ein grober Fehler

## Was über Entscheidungen gesagt wird: wie viele von jeder Art

verdicts = Entscheidungen von { $name }: { $list }.
verdict-sharp = { $count } stark
verdict-fine = { $count } gut
verdict-close = { $count } knapp
verdict-depends = { $count } je nach Spiel der anderen
verdict-inaccuracy =
    { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
verdict-mistake = { $count } Fehler
verdict-blunder =
    { $count ->
        [one] 1 grober Fehler
       *[other] { $count } grobe Fehler
    }
cause-own = eigenes Spiel
cause-others = Spiel der anderen
cause-hidden = Verteilung der Karten

## Pech und Glücksfälle

fortune-line = Runde { $round }, { $name }: { $what } { $often } { $change }.
fortune-deal-minus = Schlechte Karten.
fortune-deal-plus = Gute Karten.
fortune-taken = { $action } machte den Stich.
fortune-not-taken = { $action } machte den Stich nicht.
fortune-gold = { $action } brachte Gold.
fortune-no-gold = { $action } brachte kein Gold.
fortune-under = Das Gebot { $action } wurde nicht erreicht.
fortune-exact = Das Gebot { $action } wurde genau erfüllt.
fortune-over = Das Gebot { $action } wurde übertroffen.
fortune-often = Das kommt in { $percent } % der möglichen Verteilungen vor.
fortune-often-minus = So schlecht oder schlechter sind { $percent } % aller Verteilungen.
fortune-often-plus = So gut oder besser sind { $percent } % aller Verteilungen.

## Glück über viele Partien

luck-head = { $name } über mehrere Partien
luck-account =
    { $matches ->
        [one] Eine Partie: Das Glück war { $luck } Siege wert. Bis ± { $band } ist üblich.
       *[other] { $matches } Partien: Das Glück war { $luck } Siege wert. Bis ± { $band } ist üblich.
    }
luck-usual = Nichts Ungewöhnliches.
luck-lucky = Ungewöhnlich viel Glück: So weit vom Üblichen liegen nur { $percent } % der Spieler.
luck-unlucky = Ungewöhnlich viel Pech: So weit vom Üblichen liegen nur { $percent } % der Spieler.
luck-play = Eigenes Spiel: { $points } ± { $error } Punkte je Partie.
luck-bids =
    { $bids ->
        [one] Ein Gebot, und was davon zu erwarten war:
       *[other] { $bids } Gebote, und was davon zu erwarten war:
    }
luck-bid-under = nicht erreicht { $came } (erwartet { $expected } ± { $band })
luck-bid-exact = genau erfüllt { $came } (erwartet { $expected } ± { $band })
luck-bid-over = übertroffen { $came } (erwartet { $expected } ± { $band })
