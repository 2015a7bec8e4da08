### Das Tippfenster, der Coach und die Gründe der Bots.

panel-thinking = Ich rechne …
panel-failed = Diesmal keine Antwort. Frag noch einmal oder spiel einfach weiter.
panel-good = Gut ist jetzt: { $cards }.
panel-more-1 = Welche Karten?
panel-more-2 = Warum?
panel-more-3 = Alle Zahlen
panel-numbers = Alle Möglichkeiten in Zahlen
panel-choice = Wahl
panel-win = gewinnt die Partie
panel-exact = Gebot genau
panel-takes = macht den Stich
panel-lowest = ist die niedrigste
panel-bars = Stiche am Ende, für jede Gebotskarte
panel-coach = Dein Coach
panel-coach-off = In den Einstellungen kannst du den Coach ausschalten.
panel-looking = Der Coach sieht sich deinen Zug an …
panel-do-not-wait = Nicht warten
panel-play-on = Weiterspielen
panel-take-back = Zurücknehmen
panel-why-title = Warum hat der Bot das getan?
panel-why-how = Neu gezählt aus dem, was der Bot damals sehen konnte.
percent = { $number } %
