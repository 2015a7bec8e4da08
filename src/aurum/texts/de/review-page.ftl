### Der Bildschirm mit dem Rückblick auf eine Partie.

review-offer = Was entschied?
review-failed = Der Rückblick konnte nicht gezählt werden. Versuch es später noch einmal.
review-title = Was diese Partie entschied
review-intro = Punkte sind Hundertstel der Partie. Alles wurde in Verteilungen gezählt, die in jenem Moment möglich waren.
review-waiting = Es wird gezählt. Die ersten Zahlen kommen in wenigen Sekunden.
review-progress = Runde { $round } von { $count } wird gezählt; was hier steht, ist noch nicht endgültig.
review-busy = Andere Partien werden zuerst gezählt. Diese Seite macht von selbst weiter.
review-for = Aus der Sicht von
review-waterfall = Vom Anfang zum Ergebnis
review-part = Was
review-amount = Punkte
review-start = Chance am Anfang
review-hand = Eigene Karten
review-lie = Lage der anderen Karten
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
review-at-deal = Runde { $round }, Austeilen
review-at-bids = Runde { $round }, Gebote
review-at-trick = Runde { $round }, Stich { $trick }
review-percent = { $number } %
review-turning-title = Wendepunkte
review-turning-line = { $side }: { $change } Punkte ({ $cause })
review-show = In der Wiedergabe zeigen
review-look-title = Entscheidungen zum Nachdenken
review-look = Runde { $round }: Was würdest du hier tun?
review-what = Was würdest du spielen?
review-right = Ja: { $action } ist am besten oder gleich gut.
review-wrong = { $action } liegt etwa { $points } Punkte zurück. Am besten: { $best }.
review-was = In der Partie: { $action }, { $word } ({ $loss } ± { $error } Punkte).
review-came = Was daraus wurde, so wie die Karten lagen: { $change } Punkte.
review-again = Noch einmal versuchen
review-matrix = Wer wem was gab
review-by = Entscheidungen von
review-method = Richter { $version }, Startwert { $seed }, { $playouts } Partien je Stellung, { $worlds } mögliche Verteilungen je Entscheidung.

## Auf dem Blatt einer Runde

review-short = Glück und Spiel in dieser Runde
review-short-line = Glück { $luck }, Spiel der anderen { $others }, dein Spiel { $own }: von { $start } % auf { $result } %.
