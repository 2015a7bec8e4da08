### Die Seite ohne Server: Tische, die in diesem Browser liegen.

here-starting = Das Spiel wird in diesem Browser vorbereitet …
here-failed = In diesem Browser lässt sich das Spiel nicht starten. Regeln und Aufzeichnungen lassen sich lesen; ein neuerer Browser kann auch spielen.
here-unkept-never = Dieser Browser bewahrt nichts auf: Was du spielst, ist weg, sobald du dieses Fenster schließt.
here-unkept-full = Der Browser hat keinen Platz mehr, darum wurde dein letzter Zug nicht gespeichert. Schaffe Platz und versuch es noch einmal.
here-unkept-failed = Der Browser konnte deinen letzten Zug nicht speichern. Versuch es noch einmal.
here-elsewhere = Diese Partie ist in einem anderen Fenster dieses Browsers offen. Nur in einem kann man sie spielen.
here-take-over = Hier spielen
here-several = Andere Leute trifft man nur über einen Server, und diese Seite hat keinen.
here-several-how = Wer Aurum installiert hat, öffnet mit dem Befehl „aurum serve“ einen Server für Freunde und verschickt den Link.
here-daily = Diese Deals folgen allein aus dem Datum. Auf jeder Seite ohne Server sind es dieselben, und niemand hat sie versiegelt.
here-kept = In diesem Browser aufbewahrt
here-kept-about = Deine Partien und Ergebnisse liegen nur in diesem Browser. Eine Datei bringt sie in einen anderen.
here-export = Alles als Datei sichern
here-import = Eine solche Datei einlesen
here-imported =
    { $count ->
        [0] Alles aus der Datei war schon da.
        [one] Eine Partie kam hinzu.
       *[other] { $count } Partien kamen hinzu.
    }
here-import-damaged = Diese Datei stammt nicht von dieser Seite oder ist beschädigt. Nichts wurde geändert.
here-import-newer = Diese Datei stammt von einer neueren Version der Seite. Nichts wurde geändert.
here-forget = Alles löschen
here-forget-sure = Alle Partien und Ergebnisse in diesem Browser gehen verloren.
here-new-version = Eine neue Version des Spiels ist da.
here-load-version = Laden
here-unreached = Der Server ist nicht zu erreichen.
here-without = Ohne ihn spielen
here-away = Du spielst ohne den Server; was du spielst, bleibt in diesem Browser.
here-back = Zurück zum Server
