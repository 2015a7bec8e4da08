### Der Rückblick auf eine Partie: was Glück war und was Spiel. Punkte sind Hundertstel der Partie.

## In einer Zeile

review-match = Partie in { $file }, Zeile { $line }
review-unit = Chancen und Punkte sind Hundertstel der Partie; ± ist der Standardfehler.
review-head = { $name }: Gewinnchance von { $start } % auf { $result } %.
review-columns = Verteilung { $deal }, verdeckte Karten { $hidden }, Spiel der anderen { $others }, eigenes Spiel { $own }.
review-points = { $points } ± { $error }
review-sentence-deal-plus = Am meisten halfen die ausgeteilten Karten: { $points } Punkte.
review-sentence-deal-minus = Am meisten kosteten die ausgeteilten Karten: { $points } Punkte.
review-sentence-hidden-plus = Am meisten half das Glück mit verdeckten Karten: { $points } Punkte.
review-sentence-hidden-minus = Am meisten kostete das Pech mit verdeckten Karten: { $points } Punkte.
review-sentence-others-plus = Am meisten half das Spiel der anderen: { $points } Punkte.
review-sentence-others-minus = Am meisten kostete das Spiel der anderen: { $points } Punkte.
review-sentence-own-plus = Am meisten half das eigene Spiel: { $points } Punkte.
review-sentence-own-minus = Am meisten kostete das eigene Spiel: { $points } Punkte.
review-sentence-even = Nichts sticht heraus: Glück und Spiel glichen sich fast aus.

## Entscheidungen

review-none = Keine Entscheidung war mit Sicherheit ein Fehler.
review-mark = Runde { $round }, { $name }: { $action }. Das war { $word } ({ $loss } ± { $error } Punkte). Besser: { $best }.
review-turning = Wendepunkt in Runde { $round }, { $name }: { $action }. Für { $side }: { $change } Punkte ({ $cause }).
review-swap = { $card } als neues Gebot, bezahlt mit Gold { $gold }
review-swap-partner = { $card } als neues Gebot des Partners, bezahlt mit Gold { $gold }
mark-inaccuracy = eine Ungenauigkeit
mark-mistake = ein Fehler
mark-blunder = ein grober Fehler
cause-own = eigenes Spiel
cause-others = Spiel der anderen
cause-hidden = Verteilung der Karten
