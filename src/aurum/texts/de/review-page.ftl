### Der Bildschirm mit dem Rückblick auf eine Partie.

review-offer = Was hat entschieden?
review-failed = Der Rückblick ließ sich nicht berechnen. Versuch es später noch einmal.
review-title = Was diese Partie entschied
review-intro = Ein Punkt ist ein Hundertstel der Partie. Alles wurde in Verteilungen gezählt, die in dem Moment möglich waren.
review-waiting = Wird berechnet. Die ersten Zahlen kommen in wenigen Sekunden.
review-progress = Runde { $round } von { $count } wird berechnet; die Zahlen sind noch nicht endgültig.
review-busy = Andere Partien sind vorher dran. Diese Seite macht von selbst weiter.
review-for = Aus der Sicht von
review-waterfall = Vom Anfang zum Ergebnis
review-part = Ursache
review-amount = Punkte
review-start = Chance am Anfang
review-hand = Eigene Karten
review-lie = Verteilung der anderen Karten
review-others = Spiel der anderen
review-hidden = Glück mit verdeckten Karten
review-own = Eigenes Spiel
review-result = Ergebnis
review-so-far = Nach Runde { $round }
review-graph = Verlauf der Partie
review-graph-text = Die Gewinnchance von { $name }, von { $start } % am Anfang bis { $result } % am Ende. Die Tabelle darunter nennt dieselben Zahlen.
review-known = was man wissen konnte
review-open = alle Karten offen
review-table = Dasselbe als Tabelle
review-moment = Moment
review-percent = { $number } %
review-turning-title = Wendepunkte
review-turning-line = { $side }: { $change } Punkte ({ $cause })
review-show = In der Partie zeigen
review-look-title = Entscheidungen zum Nachdenken
review-look = Runde { $round }: Was würdest du hier tun?
review-what = Was würdest du spielen?
review-right = Ja, am besten oder genauso gut: { $action }.
review-wrong = Etwa { $points } Punkte schlechter: { $action }. Am besten: { $best }.
review-was = In der Partie: { $action }, { $word } ({ $loss } ± { $error } Punkte).
review-came = Was daraus wurde, so wie die Karten lagen: { $change } Punkte.
review-again = Noch einmal versuchen
review-matrix = Wer wem was gebracht hat
review-by = Entscheidungen von
review-method = Bewerter { $version }, Startwert { $seed }, { $playouts } Partien je Stellung, { $worlds } mögliche Verteilungen je Entscheidung.

## Auf dem Blatt einer Runde

review-short = Glück und Spiel in dieser Runde
review-short-line = Glück { $luck }, Spiel der anderen { $others }, dein Spiel { $own }: von { $start } % auf { $result } %.

## Pech

review-bad-luck = Pech
review-good-luck = Glücksfälle
review-fortunes-help = Was nach dem Austeilen oder nach einer Entscheidung, die kein Fehler war, anders kam als erwartet, und wie oft das wirklich vorkommt.
review-no-fortune = Nichts dergleichen.

## Meine Partien

luck-title = Glück und Spiel
luck-help = Glück: wie ausgeteilt wurde und wo die verdeckten Karten lagen. Es zählen Partien mit fertigem Rückblick, deren Karten neu waren.
luck-came = gekommen
luck-expected = erwartet
luck-row-under = nicht erreicht
luck-row-exact = genau erfüllt
luck-row-over = übertroffen
luck-bids-title = Deine Gebote, und was davon zu erwarten war
luck-game = Glück { $luck }, Spiel { $own }
luck-missing =
    { $count ->
        [one] Eine Partie ist noch nicht ausgewertet.
       *[other] { $count } Partien sind noch nicht ausgewertet.
    }
luck-count = Auswerten
luck-counting = Wird ausgewertet. Das dauert etwa eine Minute je Partie.
