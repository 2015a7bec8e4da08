### The page's own words. The words of the game itself are in game.ftl.

## Everywhere

home = Startseite
settings = Einstellungen
close = Schließen
cancel = Abbrechen
loading = Wird geladen …
load-failed = Dieser Teil der Seite ließ sich nicht laden.
reload = Neu laden
no-connection = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
none = keins
label-value = { $label }: { $value }
unknown-title = Hier ist nichts
unknown-help = Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Stück verloren gegangen.

## Front page

pitch = Ein Stichspiel, das auf dem Kopf steht: Bedienen ist verboten, und die niedrigste Karte bringt Gold.
play-now = Sofort spielen
starting = Die Karten werden gemischt …
credits = Aurum wurde von Shreesh Bhat erfunden. Dies ist ein inoffizielles Fanprojekt ohne Verbindung zum Autor oder zu einem Verlag; Bilder und Texte sind unsere eigenen.
play-now-hint = Zu dritt, du gegen zwei Bots. Ganz ohne Anmeldung.
play-now-level = Bots
what-to-do = Was möchtest du tun?
create-table = Tisch eröffnen
join-table = Mit Code beitreten
watch = Öffentliche Tische
learn = Lernen
daily-today = Spiel des Tages
puzzle-today = Rätsel des Tages
home-friends = Gemeinsam spielen
home-daily = Jeden Tag
home-past = Rückblick
your-tables = Deine Tische
return = Zurück an den Tisch
nickname = Dein Name am Tisch
my-games = Meine Partien
open-record = Gespeicherte Partie öffnen

## Settings

language = Sprache
theme = Aussehen
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
motion = Animationen
motion-full = alle
motion-brief = kurz
motion-none = keine
reading = Wie lange ein fertiger Stich liegen bleibt
reading-short = kurz
reading-normal = normal
reading-long = lang
bots-pace = Tempo der Bots, wenn sonst niemand mitspielt
bots-calm = gemütlich
bots-normal = normal
bots-brisk = schnell
confirm = Karten vor dem Spielen bestätigen
confirm-touch = bei Touch und Tastatur
confirm-always = immer
confirm-never = nie
sort = Hand sortieren
sort-metal = nach Metall
sort-rank = nach Wert
sort-own = eigene Reihenfolge
sort-next = Hand anders sortieren
ask-before-trick = Vor jedem Stich nach dem Gebot fragen
ask-before-trick-hint = Sonst nur vor dem ersten Stich, außer du drückst vorher „Gebot ändern“.
single = Einzig mögliche Karte automatisch spielen
single-hint = Nach kurzem Zögern, damit es niemand merkt.
coach = Coach
coach-auto = in deinen ersten Partien
coach-on = an
coach-off = aus
sound = Töne
notify = Browser-Benachrichtigung, wenn ich dran bin
log-out = Abmelden
log-out-hint = Dieser Browser ist dann ein neuer Gast. Deine Plätze und Tische sind von hier aus nicht mehr erreichbar.

## Creating and joining

three-players = 3, jeder für sich
four-players = 4, zwei Teams
what-differs = Worin sich die Ausgaben unterscheiden
topic = Frage
who-sits = Wer wo sitzt
seat-me = ich
seat-for-someone = frei (Einladung per Link)
seat-bot = Bot: { $level }
team-a = Team Sonne
team-b = Team Mond
partners-opposite = Partner sitzen sich gegenüber: Plätze 1 und 3 gegen 2 und 4.
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
more-options = Weitere Optionen
create-and-play = Hinsetzen und losspielen
create-and-wait = Tisch eröffnen
code = Code
link = Link zum Tisch
copy = Kopieren
copied = Kopiert
share = Teilen
code-or-link = Code oder Link
join = Mitspielen
watch-only = Nur zusehen
table-full = Alle Plätze sind besetzt. Vielleicht kannst du zusehen.
no-seat-left = Hier läuft eine Partie, und kein Platz ist frei. Vielleicht kannst du zusehen.
tables-running = Partien zum Zusehen
tables-none = Gerade spielt niemand öffentlich. Eröffne einen Tisch, der für alle sichtbar ist, dann finden ihn andere hier.
tables-none-running = Gerade läuft keine öffentliche Partie.
tables-open = Tische mit freien Plätzen
tables-none-open = Kein öffentlicher Tisch hat einen freien Platz.
watch-this = Zusehen
room-gathering = wartet auf Mitspieler
room-playing = Partie läuft
room-over = beendet
open-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
gathering-title = Warten auf Mitspieler
dealing = Die Karten werden ausgeteilt …
host = Gastgeber
sit-here = Hier sitzen
remove-person = { $name } entfernen
remove-person-sure = { $name } verliert den Platz, darf zusehen, sich aber nicht mehr an diesen Tisch setzen.
start = Partie starten
fill-and-start = Mit Bots auffüllen und starten
seats-missing =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
host-starts = Wer den Tisch eröffnet hat, startet die Partie.
table = Tisch
ended-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
ended-no-spectators = Dieser Tisch lässt keine Zuschauer zu.
ended-old-page = Der Server wurde aktualisiert. Bitte lade die Seite neu.
ended-no-identity = Der Server kennt diesen Browser nicht mehr. Bitte lade die Seite neu.
ended-replaced = Dieser Tisch ist in zu vielen Fenstern geöffnet; dieses wurde getrennt.
ended-otherwise = Der Server hat die Verbindung beendet. Bitte lade die Seite neu.

## The table

table-title = Aurum, { $edition }
about-table = Dieser Tisch
rules = Regeln
menu = Menü
table-and-link = Tisch und Link
leave = Verlassen …
leave-title = Den Tisch verlassen?
leave-help = Gehst du nur kurz weg, bleibt dein Platz reserviert: Nach { $time } spielt ein Bot für dich, bis du wiederkommst. Gibst du den Platz auf, übernimmt ihn ein Bot endgültig.
leave-for-now = Nur kurz weg
leave-for-good = Platz aufgeben
leave-gathering = Tisch verlassen
leave-watching = Nicht mehr zusehen
invited-title = Du bist eingeladen
watchers =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
watching = Du siehst zu. Alle Handkarten bleiben verdeckt.
watching-delayed = Du siehst zu. Jede Runde wird gezeigt, sobald sie vorbei ist.
round-hidden = Runde { $number } läuft. Du siehst sie in voller Länge, sobald sie vorbei ist.
delayed-title = Gerade läuft eine Runde
link-lost = Verbindung verloren. Deine Partie ist sicher; es wird neu verbunden …
link-connecting = Verbindung wird aufgebaut …
supply = Goldvorrat
supply-of =
    { $count ->
        [0] Gold { $rank }: keins
       *[other] Gold { $rank }: { $count }
    }
exposed = Nicht im Spiel
seen = Gesehene Karten
standings = Spielstand
log = Verlauf
log-empty = Noch nichts.
score-and-log = Stand und Verlauf
text-view = Textansicht
your-turn = Du bist dran
your-hand = Deine Hand
your-place = Dein Platz
your-gold = Dein Gold
no-gold = kein Gold
hand = Hand
hand-of = Hand von { $name }
winner = gewonnen
team-ours = unser Team
team-theirs = Gegner
team-bid = Team gesamt
own-tricks = davon selbst { $count }
tricks-of-bid =
    { $taken ->
        [one] { $taken } Stich, Gebot { $bid }
       *[other] { $taken } Stiche, Gebot { $bid }
    }
tricks-so-far =
    { $taken ->
        [one] { $taken } Stich
       *[other] { $taken } Stiche
    }
bid-hidden = liegt verdeckt
bid-missing = noch kein Gebot
known-cards = bekannt
thinking = überlegt
on-turn = ist am Zug
stand-in = offline, ein Bot spielt
seconds-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
played-by = { $name }: { $card }
badge-taking = führt im Stich
badge-lowest = bisher niedrigste
badge-took = hat den Stich
badge-was-lowest = niedrigste, spielt dann aus
badge-gold = bekommt Gold { $rank }
burnt = Schon im Stich: { $metals }
burnt-short = gesperrt:
card-barred = { $card }, jetzt nicht: { $reason }
card-planned = { $card }, im Voraus gewählt
plan-chosen = Im Voraus gewählt: { $card }. Escape hebt die Wahl auf.
plan-cancelled = Nicht mehr gewählt: { $card }.
plan-dropped = { $card } war im Voraus gewählt, lässt sich jetzt aber nicht spielen.
plan-played = Die im Voraus gewählte Karte wird gespielt.
no-card-yet = In diesem Stich liegt noch keine Karte.
no-trick-yet = In dieser Runde gab es noch keinen Stich.
last-trick = Letzter Stich
tricks-title = Stiche dieser Runde
undo = Zurücknehmen
taken-back = Zurückgenommen: { $cards }.
hint = Tipp
why = Warum?
say-title = Etwas sagen

## What is asked

status-your-lead = Du spielst aus
status-you-take = Du machst den Stich
status-takes = { $name } macht den Stich
status-sent = Gesendet …
status-bids = Die Gebote werden aufgedeckt
status-bidding =
    { $count ->
        [one] { $names } wählt ein Gebot
       *[other] { $names } wählen ihre Gebote
    }
status-exchanging = { $names } darf ein Gebot ändern
status-wait = Einen Moment …
status-gold-or-end = Gold spielen oder Runde beenden
armed = Vor dem nächsten Stich wirst du nach deinem Gebot gefragt
bid-choose = Gebot wählen
bid-with =
    { $count ->
        [one] { $count } Stich bieten ({ $card })
       *[other] { $count } Stiche bieten ({ $card })
    }
play-card = { $card } spielen
choose-again = { $action }: Zum Bestätigen noch einmal wählen.
gold-choose = Gold wählen
change-bid = Gebot ändern
end-round = Runde beenden …
show-sheet = Wertung

## Changing a bid

exchange-title = Ein Gebot ändern
exchange-short = Gebot liegen lassen oder ändern?
exchange-spoken =
    { $team ->
        [true] Das Gebot eures Teams ist { $now }.
       *[other] Dein Gebot ist { $now }.
    } Drück K, damit es liegen bleibt, oder B, um es zu ändern.
bids-first = Erst das Gebot: Lass es liegen (K) oder drück „Gebot ändern“ (B).
press-change = Drück „Gebot ändern“ (B).
press-end = Drück „Runde beenden …“ (E).
exchange-help = Bezahle mit einer Goldkarte. Eine Handkarte wird zum Gebot, und die alte Gebotskarte kommt auf deine Hand; alle haben sie gesehen.
exchange-whose = Wessen Gebot?
exchange-own = meines
exchange-partner = { $name } (Partner)
exchange-returns = { $card } kommt auf deine Hand
exchange-pay = Bezahlen mit
exchange-lay = Neue Gebotskarte
exchange-now = Dein Gebot ist { $now }.
exchange-becomes = Dein Gebot: { $now } → { $then }.
exchange-team-now = Das Gebot des Teams ist { $now }.
exchange-team-becomes = Gebot des Teams: { $now } → { $then }.
exchange-changes-nothing = Das ändert nichts.
exchange-keep = Gebote liegen lassen
exchange-keep-one = Gebot liegen lassen
exchange-do-nothing = Karte und Gold wählen
exchange-do-card = Karte wählen
exchange-do = { $card } bieten, Gold { $gold } zahlen

## Ending a round

end-title = Runde beenden?
end-help = Keine deiner Metallkarten passt, aber du könntest noch Gold spielen. Verzichtest du, endet die Runde sofort, der angefangene Stich zählt für niemanden, und es wird so gewertet:
end-cancel = Weiterspielen
end-do = Runde beenden

## Results

round-result = Runde { $number } ist vorbei
rounds = Runden
player = Name
left-over = Rest auf der Hand
hands-and-order = Karten und Reihenfolge
next-round = Nächste Runde
rematch = Noch eine Partie
next-level = Nächste Stufe: { $level }
rematch-waits = Warten auf { $names }
replay = Partie ansehen
record = Aufzeichnung laden
record-watched = Alle Kartenverteilungen ({ $count }) ergeben sich aus ihren Startwerten; wer diese Aufzeichnung führte, war beim Versiegeln dabei.
record-unwatched =
    { $watched ->
        [0] Alle Kartenverteilungen ({ $count }) ergeben sich aus ihren Startwerten. Wer diese Aufzeichnung führte, war beim Versiegeln nicht dabei.
       *[other] Alle Kartenverteilungen ({ $count }) ergeben sich aus ihren Startwerten. Bei { $watched } davon war, wer diese Aufzeichnung führte, beim Versiegeln dabei.
    }
record-unproved = Die Nachweise zu diesen Kartenverteilungen sind nicht lesbar.
fair-title = Wurde ehrlich ausgeteilt?
fair-watched = Ja. Dieser Browser hat sich vor dem Austeilen alle Siegel gemerkt. Jeder Startwert passt zu seinem Siegel, und erneutes Austeilen ergab dieselben Karten, auch dein Blatt.
fair-unwatched = Jeder Startwert passt zu seinem Siegel, und erneutes Austeilen ergab dieselben Karten. Ob die Siegel schon vorher da waren, kann dieser Browser nicht sagen: Er war nicht beteiligt.
fair-late = Auf Platz { $number } sitzt ein Mensch, dessen Startwert nicht rechtzeitig versiegelt war. Stattdessen gilt der des Servers.
fair-help = Die Aufzeichnung enthält diese Startwerte und was dieser Browser sich gemerkt hat. „aurum verify“ prüft beides.
fair-server = Server
fair-withheld = Platz { $number } hat den versiegelten Startwert nicht gezeigt. Stattdessen gilt der des Servers.

## Moments of the table

more = Mehr
or-play-gold = oder Gold spielen
bid-was = vorher: { $card }
trick-broken = Dieser Stich zählt nicht.
status-gold =
    { $who ->
        [you] du bekommst Gold { $rank }
       *[other] { $name } bekommt Gold { $rank }
    }
end-why-stuck = kann nichts spielen
end-why-empty = keine Karte mehr
end-why-declined = beendet die Runde
news-you-changed = Du hast das Gebot geändert: { $from } → { $to } (Gold { $gold })
news-your-bid = { $name } hat dein Gebot geändert: { $from } → { $to } (Gold { $gold })
news-own-bid = { $name } hat das Gebot geändert: { $from } → { $to } (Gold { $gold })
news-partner-bid = { $name } hat das Gebot von { $owner } geändert: { $from } → { $to } (Gold { $gold })
fast-forward = Vorspulen, bis du dran bist
best-round = Beste Runde: { $side } mit { $score } in Runde { $number }

## Replay

replay-start = Die Karten sind ausgeteilt.
replay-position = Stelle in der Partie
replay-step = Schritt { $step } von { $count }
replay-moves = Spielzüge
replay-result = Ergebnis
replay-first = An den Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt weiter
replay-last = Ans Ende
replay-jump = Zu einem Stich springen
replay-view = Aus Sicht von
replay-open = alle Karten offen
replay-link = Link zu diesem Moment
open-record-help = Eine Aufzeichnung ist eine .json- oder .jsonl-Datei, wie der Tisch sie nach der Partie anbietet oder „aurum simulate“ sie schreibt.
record-file = Datei wählen …
record-unreadable = Diese Datei ist keine Aufzeichnung: Erwartet wird ein JSON-Objekt oder eines je Zeile.
record-details = Was genau nicht stimmt
which-record = Welche Partie
record-number = Partie { $number }

## Keys

keys = Tasten
key-name-enter = Eingabe
key-name-space = Leertaste
key-name-escape = Esc
key-name-alt = Alt
key-hand = durch die Hand
key-move = Karte in der Hand verschieben
key-choose =
    { $confirm ->
        [never] wählen; ein Gebot braucht es noch einmal
       *[other] wählen; noch einmal zum Bestätigen
    }
key-plan = bevor du dran bist: im Voraus wählen; noch einmal hebt die Wahl auf
key-hurry = fertigen Stich gleich wegräumen
key-gold = zum Gold
key-bid = Gebot ändern
key-keep = Gebot liegen lassen
key-end = Runde beenden
key-tricks = letzter Stich
key-next = Wertung, nächste Runde
key-undo = zurücknehmen
key-hint = ein Tipp; noch einmal für mehr
key-text = Textansicht
key-sort = Hand sortieren
key-cancel = Auswahl aufheben
key-name-hold = Leertaste halten
key-digit = zur Karte mit dieser Nummer
key-forward = vorspulen, bis du dran bist
key-help = diese Tasten
