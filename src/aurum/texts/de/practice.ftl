### Rätsel, das Spiel des Tages, dasselbe Spiel noch einmal.

## Rätsel

puzzle-head = Rätsel { $id }, Schwierigkeit { $difficulty }.
puzzle-task-exact = Beende die Runde mit genau so vielen Stichen, wie du geboten hast – ganz gleich, was die anderen halten und tun.
puzzle-task-gold = Hol dir in diesem Stich Gold { $rank } – ganz gleich, was die anderen halten und tun.
puzzle-task-trick = Mach diesen Stich – ganz gleich, was die anderen halten und tun.
puzzle-task-lead = Spiele in diesem Stich die niedrigste Karte – ganz gleich, was die anderen halten und tun.
puzzle-task-round = Gewinne die Runde, ohne den Sieg zu teilen – ganz gleich, was die anderen halten und tun.
puzzle-task-best-chance = Diese Runde entscheidet die Partie. Finde die beste Chance, sie zu gewinnen.
puzzle-ask = Deine Antwort?
puzzle-answer = Die Lösung: { $answers }.
puzzle-hand = Platz { $seat } hält { $cards }
puzzle-certain-right = Richtig. Das gelingt in allen { $worlds } möglichen Verteilungen, gegen jede Antwort.
puzzle-certain-wrong = Leider nein: In { $count } von { $worlds } möglichen Verteilungen können die anderen es vereiteln.
puzzle-certain-example = Zum Beispiel, wenn gilt: { $hands }.
puzzle-chance-right = Richtig. Damit gewinnst du in { $percent } % der möglichen Verteilungen.
puzzle-chance-next = Die nächstbeste Wahl, { $action }, gewinnt in { $percent } %.
puzzle-chance-wrong =
    { $points ->
        [one] Leider nein: Das gewinnt in { $percent } %, die Lösung in { $best } %. Es kostet einen Punkt.
       *[other] Leider nein: Das gewinnt in { $percent } %, die Lösung in { $best } %. Es kostet { $points } Punkte.
    }
puzzle-theme-bid = Bieten
puzzle-theme-keep = Gebot behalten
puzzle-theme-exchange = Gebot ändern
puzzle-theme-end = Runde beenden
puzzle-theme-trump = Gold spielen
puzzle-theme-gold = Gold sammeln
puzzle-theme-take = Stich machen
puzzle-theme-lead = Ausspiel holen
puzzle-theme-duck = Stich vermeiden
puzzle-theme-plan = Vorausplanen

## Das Spiel des Tages

daily-head = Spiel des Tages { $day } ({ $date }), Teil { $deal } von 3.
daily-stopped = Alles ist gespeichert; derselbe Befehl setzt das Spiel fort.
daily-deal-result = Verteilung { $number }: { $word }. { $score } Punkte, Schnitt { $par }: besser als { $percent } % des Feldes.
daily-decisions = Deine Entscheidungen, das Glück herausgerechnet: { $points } Punkte, ± { $error }.
daily-far-ahead = weit vor dem Feld
daily-ahead = vor dem Feld
daily-level = gleichauf mit dem Feld
daily-behind = hinter dem Feld
daily-far-behind = weit hinter dem Feld
daily-share-head = Aurum, Spiel des Tages { $day } ({ $date })
daily-share-line = Besser als { $percent } % des Feldes, { $points } Punkte gegenüber dem Schnitt.

## Dasselbe Spiel noch einmal

again-head = Dieselbe Verteilung, Stich für Stich: vorher und jetzt.
again-equal = Du hast genauso gespielt wie zuvor.
again-trick = Stich { $number }: { $before } → { $after }
again-card = { $card }, Stich an { $name }
again-not-played = nicht gespielt
again-scores = Punkte: vorher { $before }, jetzt { $after }.
again-stopped = Die Runde wurde nicht zu Ende gespielt, es gibt also nichts zu vergleichen.

## Rätsel auf der Seite

puzzles = Rätsel
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-seat = Du sitzt auf Platz { $seat }.
puzzle-what = Was tust du?
practice-barred = { $card }, jetzt nicht spielbar
puzzle-action-keep = Die Gebote liegen lassen
puzzle-action-end = Die Runde beenden
puzzle-action-swap = { $card } als neues Gebot, bezahlt mit Gold { $gold }
puzzle-action-swap-partner = { $card } als neues Gebot deines Partners, bezahlt mit Gold { $gold }

## Das Spiel des Tages auf der Seite

daily-title = Spiel des Tages
daily-intro = Alle haben hier dieselben Karten und dieselben Gegner. Es zählt der erste Versuch; er bleibt gespeichert.
daily-deal-number = Verteilung { $number }
daily-ask-bids = Vor jedem Stich nach den Geboten fragen
daily-waiting = Die anderen spielen …
daily-copy = Ergebnis kopieren
daily-copied = Kopiert
daily-go-on = Nächste Verteilung
daily-done = Alle drei Verteilungen sind gespielt. Neue kommen um 00:00 UTC.
daily-fixed = Die Verteilungen des Jahres standen vorab fest: { $commitment }
daily-changed = Diese Verteilungen stammen nicht aus der Kette, die dieser Server angekündigt hat. Vielleicht hat er sein Geheimnis verloren oder ein anderes gewählt.
daily-you = Du

## Dieselbe Verteilung noch einmal, auf der Seite

same-deal = Dieselben Karten noch einmal
same-deal-title = Dieses Blatt spielen
same-deal-send = Diese Karten weitergeben
same-deal-sent = Link kopiert
same-deal-link = Link zu diesen Karten
same-deal-compare = Beide Partien vergleichen
same-deal-help = Noch einmal dieselben Karten, gegen Bots, die auf gleiches Spiel immer gleich antworten. So liegt der Unterschied nur an dir, und danach kannst du Stich für Stich vergleichen.
same-deal-from = Ab wann
same-deal-start = Von Anfang an
same-deal-moment = Ab diesem Moment
same-deal-chair = Auf wessen Platz
same-deal-play = Spielen
same-deal-of = Aus einer Partie von { $names } ({ $edition }).
same-deal-yours = Du spielst auf dem Platz von { $name }.
same-deal-later = Es geht in Runde { $number } los.
compare-title = Dieselben Karten im Vergleich
compare-help = Was auf diesem Platz gespielt wurde. Unterschiede sind hervorgehoben.
compare-before = Beim ersten Mal
compare-after = Beim zweiten Mal
compare-trick = Stich
compare-bid = Gebot
compare-points = Punkte
compare-yours = eigener Stich
compare-taken = Stich an { $name }
compare-lowest = niedrigste Karte
compare-gold = Gold { $rank } erhalten
compare-same = Beide Male gleich gespielt, { $points } Punkte.
compare-replay-before = Erste Partie ansehen
compare-replay-after = Zweite Partie ansehen

## Meine Partien

games-none = Noch ist keine Partie beendet. Was du hier zu Ende spielst, erscheint auf dieser Seite, ganz ohne Anmeldung.
games-edition = Ausgabe
games-any = alle
games-opponent = Gegner
games-export = Alle Aufzeichnungen laden
games-sum =
    { $count ->
        [one] Eine Partie, { $won } gewonnen.
       *[other] { $count } Partien, { $won } gewonnen.
    }
games-gold = Gold brachte { $points } Punkte je Runde.
games-bids = Gebote deiner Seite: wie viele Stiche daraus wurden
games-under = weniger
games-exact = genau
games-over = mehr
games-won = Gewonnen
games-shared = Geteilter Sieg
games-lost = Verloren
games-hints = mit Tipps
games-more = Ältere Partien

## Tage der Tagesverteilung

daily-second = Du hast diese Verteilung schon gespielt. Der erste Versuch zählt, dieser nicht.
daily-past = Ein vergangener Tag: Dieses Ergebnis zählt nicht.
daily-done-past = Alle drei Verteilungen dieses Tages sind gespielt.
daily-calendar = Tage
daily-played =
    { $count ->
        [one] Ein Tag gespielt.
       *[other] { $count } Tage gespielt.
    }
daily-archive = Auch vergangene Tage lassen sich spielen, dann aber ohne Wertung.
daily-played-day = { $date }, gespielt
puzzle-all = Alle Rätsel
puzzle-line = { $id } · Schwierigkeit { $difficulty }
puzzle-theme = Thema
puzzle-any = Alle
puzzle-kind = Art
puzzle-kind-certain = sicherer Weg
puzzle-kind-best-chance = beste Chance
puzzle-found =
    { $count ->
        [one] Ein Rätsel, davon { $solved } gelöst.
       *[other] { $count } Rätsel, davon { $solved } gelöst.
    }
puzzle-solved = gelöst
puzzle-due =
    { $count ->
        [one] Ein verfehltes Rätsel ist heute wieder dran.
       *[other] { $count } verfehlte Rätsel sind heute wieder dran.
    }
puzzle-due-next = Noch einmal versuchen
puzzle-report = Dieses Rätsel melden
puzzle-report-how = Wenn etwas nicht stimmt, schick diese Zeilen an die Person, die diesen Server betreibt.

## Eine Partie erraten

guess-title = Was würdest du spielen?
guess-offer = Züge raten
guess-help = Die Partie, wie { $name } sie sah. Vor jeder Entscheidung sagst du, was du spielen würdest; was folgt, bleibt bis dahin verborgen.
guess-since = Was seither geschah
guess-same = { $action }: Genau so hat { $name } entschieden.
guess-other = Du: { $guess }. { $name }: { $action }.
guess-score = Übereinstimmende Antworten: { $right } von { $count }.
guess-over = Die Partie ist zu Ende.
guess-replay = Die ganze Partie ansehen
guess-anew = Von vorn

## Freundeskreise

circles = Freundeskreise
circles-help = Vergleiche dein Spiel des Tages mit Freunden. Du siehst die Ergebnisse der anderen nur bei Verteilungen, die du selbst beendet hast.
circles-name = Name des neuen Kreises
circles-make = Kreis gründen
circles-link = Link zum Beitreten
circles-copy = Link kopieren
circles-copied = Link kopiert
circles-rename = Umbenennen
circles-save = Speichern
circles-leave = Verlassen
circles-leave-sure = Wirklich verlassen?
circles-remove = { $name } entfernen
circles-remove-sure = { $name } wirklich entfernen? Der Link ändert sich.
circles-invited =
    { $count ->
        [one] „{ $name }“ ist ein Freundeskreis mit einem Mitglied. Wenn du beitrittst, sehen Mitglieder, die dieselbe Verteilung beendet haben, deinen Namen und dein Ergebnis, auch für vergangene Tage.
       *[other] „{ $name }“ ist ein Freundeskreis mit { $count } Mitgliedern. Wenn du beitrittst, sehen Mitglieder, die dieselbe Verteilung beendet haben, deinen Namen und dein Ergebnis, auch für vergangene Tage.
    }
circles-join = Beitreten
circles-hidden = Beende eine Verteilung dieses Tages, um zu sehen, wie die anderen gespielt haben.
circles-never = Du hast an diesem Tag keine Verteilung beendet, als sie noch zählte; die Ergebnisse bleiben verborgen.
circles-member = Mitglied
circles-deals = Verteilungen
circles-percent = Besser als
circles-par = Zum Schnitt
circles-decisions = Entscheidungen

## Ein Fehler von dir

puzzle-mistake = Ein Fehler von dir
puzzle-mistake-help = Aus deiner Partie mit { $names }. Was würdest du jetzt spielen?
puzzle-mistake-gone = Der Rückblick hält diese Entscheidung nicht mehr für einen Fehler; sie kommt nicht wieder.
puzzle-comes-back = Diese Entscheidung kommt am { $date } bei den Rätseln wieder.
