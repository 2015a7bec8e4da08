### The words of the terminal client.

## Words that can be typed (separated by commas; the English ones always work)

word-yes = ja, j
word-no = nein
command-help = hilfe
command-rules = regeln
command-choices = ?, was
command-hand = blatt, karten
command-table = tisch
command-trick = stich
command-bids = gebote
command-gold = gold
command-supply = vorrat
command-known = bekannt
command-score = punkte, stand, wertung
command-last = letzter
command-tricks = stiche
command-repeat = nochmal, wiederholen
command-brief = kurz
command-change = ändern, tauschen
command-ask = fragen
command-undo = zurück
command-coach = coach
command-why = warum
command-hint = tipp
command-next = weiter
command-show = zeig
command-say = sagen, sag
command-review = rückblick
command-course = verlauf
command-rematch = revanche
command-start = start
command-bot = bot
command-open = frei
command-remove = entfernen
command-quit = ende, verlassen

## What those words do

help-head = Du kannst eine Karte tippen, wie man sie sagt (Silber 3) oder schreibt (Ag3), ihre Nummer, einen Zug wie „play Zn4“ oder „swap Au0 Zn4“, oder eines dieser Wörter:
help-line = { $words }: { $what }
help-more = „hilfe“ erklärt alle Wörter, die du tippen kannst.
help-help = diese Liste
help-rules = die Regeln; „regeln 3“ ist ein Kapitel
help-choices = was du jetzt tun darfst, mit Nummern
help-hand = deine Karten, nach Metallen
help-table = der ganze Tisch
help-trick = der Stich auf dem Tisch
help-bids = alle Gebote und wie sie stehen
help-gold = das Gold aller
help-supply = das Gold im Vorrat
help-known = Karten, die alle kennen
help-score = der Punktestand
help-last = der letzte Stich
help-tricks = die bisherigen Stiche der Runde
help-repeat = die letzten Sätze noch einmal
help-brief = nur mit einem Wort fragen, oder wieder ausführlich
help-change = vor dem nächsten Stich fragen, ob ich ein Gebot ändern will
help-ask = vor jedem Stich fragen oder nicht mehr fragen
help-undo = den letzten Zug zurücknehmen (allein gegen Bots)
help-coach = ein Wort vor einer teuren Karte, oder nicht mehr
help-why = warum ein Bot eine Karte gespielt hat, wenn die Runde vorbei ist: warum Bi7
help-hint = Hilfe bei dieser Entscheidung; noch einmal oder mit 1 bis 4 sagt sie mehr
help-next = die nächste Runde austeilen
help-show = in einer Lektion: weitergehen oder den Schritt ausführen lassen
help-say = den anderen etwas zurufen, zum Beispiel „sagen hallo“
help-review = was Glück war und was Spiel, wenn die Partie zu Ende ist
help-course = die eigene Gewinnchance nach jedem Stich, wenn die Partie zu Ende ist
help-rematch = noch eine Partie spielen
help-start = die Partie starten (wer den Tisch eröffnet hat)
help-bot = einen Platz einem Bot geben, zum Beispiel „bot 2 adept“ (wer den Tisch eröffnet hat)
help-open = den Platz eines Bots frei machen, zum Beispiel „frei 2“ (wer den Tisch eröffnet hat)
help-remove = jemandem vor oder zwischen Partien den Platz nehmen, zum Beispiel „entfernen 2“ (wer den Tisch eröffnet hat)
help-quit = aufhören; die Partie wird gesichert

## The table in words

table-head = Runde { $round }, Stich { $trick }: { $phase }.
seat-line = { $name }: { $facts }.
fact-bid = Gebot { $card }
fact-bid-hidden = Gebot verdeckt
fact-bid-none = noch kein Gebot
fact-team-bid = Teamgebot { $bid }
fact-gold = Gold: { $cards }
fact-no-gold = kein Gold
fact-hand =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
fact-known = allen bekannt: { $cards }
card-of = { $name }: { $card }
label = { $name }:
count-of = { $name }: { $count }
trick-empty = Im Stich liegt noch keine Karte.
trick-does-not-count = Er wurde abgebrochen und zählt nicht.
trick-cards = Im Stich: { $cards }.
trick-taking =
    { $who ->
        [you] Bisher machst du den Stich.
       *[other] Bisher macht { $name } den Stich.
    }
trick-lowest =
    { $who ->
        [you] Deine Karte ist bisher die niedrigste und brächte dir { $card }.
       *[other] Die bisher niedrigste Karte hat { $name }; sie brächte { $card }.
    }
trick-lowest-nothing =
    { $who ->
        [you] Deine Karte ist bisher die niedrigste; Gold mit diesem Wert gibt es keines.
       *[other] Die bisher niedrigste Karte hat { $name }; Gold mit diesem Wert gibt es keines.
    }
trick-burnt = In diesem Stich schon vergeben: { $metals }.
trick-told = Stich { $number }: { $cards }.
supply-line = Im Vorrat: { $cards }.
supply-item = { $card } (×{ $count })
supply-empty = Der Vorrat ist leer.
nuggets-line = Nuggets: { $list }.
points-line = Punkte: { $list }.
last-none = In dieser Runde wurde noch kein Stich gemacht.
known-none = Von niemandem sind Karten bekannt, und keine liegt offen aus.
hand-line = Deine Hand: { $cards }.
hand-gold = Dein { $gold }.
hand-barred = Jetzt nicht: { $cards }. { $reason }
hand-empty = Du hast keine Karten auf der Hand.
choice-line = { $number }. { $what } ({ $notation })
choice-barred = { $number }. { $what } ({ $notation }), jetzt nicht: { $reason }
choice-keep = die Gebote liegen lassen
choice-swap = { $gold } bezahlen und { $card } als eigenes Gebot legen ({ $before } → { $after })
choice-swap-partner = { $gold } bezahlen und { $card } als Gebot des Partners legen ({ $before } → { $after })
choice-end = kein Gold spielen und die Runde beenden

## Questions and answers

prompt-next-round = Weiter zur nächsten Runde mit der Eingabetaste.
ask-first-exchange = Vor dem ersten Stich kannst du mit „ändern“ ein Gebot ersetzen; mit Eingabe bleiben die Gebote liegen.
prompt-over = Die Partie ist zu Ende: „rückblick“ sagt, was sie entschieden hat, mit „revanche“ beginnt eine neue Partie, mit „ende“ verlässt du den Tisch.
prompt-gathering = Warten auf Mitspieler. „start“ startet die Partie, „bot 2 adept“ gibt Platz 2 einem Bot.
prompt-gathering-guest = Warten, bis der Gastgeber die Partie startet.
brief-bid = Gebot?
brief-exchange = Tauschen?
brief-first-exchange = Ändern oder liegen lassen?
brief-lead = Ausspielen?
brief-play = Karte?
brief-gold-or-end = Gold oder Ende?
brief-next-round = Nächste Runde?
brief-over = Verlassen, Rückblick oder Revanche?
brief-gathering = Starten?
confirm-swap = Wirklich { $what }? Tippe ja oder nein.
confirm-end = { $what } Runde beenden? Tippe ja oder nein.
confirm-bid = { $card } bieten? Tippe ja oder nein.
confirm-coach = Trotzdem spielen? Ja spielt weiter, nein nimmt zurück.
cancelled = Abgebrochen.
not-understood = „{ $text }“ passt hier nicht. Tippe eine Karte wie Zn4, eine Nummer oder ? für deine Möglichkeiten.
no-such-number = Nummer { $number } steht nicht zur Wahl; die Nummern gehen von 1 bis { $count }.
no-such-card = „{ $text }“ ist keine Karte. Karten heißen Silber 9 oder Ag9, Zink 1 oder Zn1, Gold 0 oder Au0.
say-payment = Sag dazu, womit du bezahlst, zum Beispiel: swap Au0 Zn4
say-which = Du kannst sagen: { $emotes }
bot-how = Nenne Platz und Stufe ({ $levels }), zum Beispiel: bot 2 adept
open-how = Nenne den Platz, der frei werden soll, zum Beispiel: frei 2
remove-how = Nenne den Platz der Person, die gehen soll, zum Beispiel: entfernen 2
next-not-now = Gerade gibt es keine nächste Runde auszuteilen.
armed-on = Vor dem nächsten Stich wirst du gefragt, ob du ein Gebot ändern willst.
armed-off = Die Gebote bleiben liegen, ohne dass du gefragt wirst.
ask-on = Du wirst vor jedem Stich gefragt.
ask-off = Du wirst nicht mehr vor jedem Stich gefragt.
brief-on = Die Fragen sind jetzt kurz.
brief-off = Die Fragen kommen wieder ausführlich.
repeat-nothing = Bisher wurde nichts gesagt.
rules-how = Tippe „regeln“ und die Nummer eines Kapitels, zum Beispiel „regeln 2“.

## Coming and going

greeting = Aurum im Textmodus. ? zeigt, was du tun kannst, „hilfe“ alle Befehle.
joined = Die Partie geht weiter.
undone = Der letzte Zug ist zurückgenommen.
hint-not-now = Jetzt gibt es nichts zu entscheiden.
hint-how = Tippe noch einmal tipp, oder tipp 1 (das Ziel), 2 (die Karten), 3 (warum), 4 (alle Zahlen).
hint-cards = Gut ist jetzt: { $cards }.
why-how = Nenne nach einer Runde eine Karte, die ein Bot gespielt oder geboten hat: warum Bi7. Mit einer Zahl aus dieser Runde: warum 1 Bi7.
why-not-there = In dieser Runde hat niemand { $card } gespielt.
review-not-now = Der Rückblick sagt, was eine Partie entschieden hat. Es gibt ihn, wenn die Partie zu Ende ist.
review-begins = Der Rückblick wird berechnet, { $rounds ->
    [one] eine Runde von höchstens einer halben Minute
   *[other] { $rounds } Runden von je höchstens einer halben Minute
}. Mit „ende“ gehst du, ohne darauf zu warten.
review-round = Rückblick: { $done } von { $rounds } Runden fertig.
review-impossible = Der Rückblick ließ sich nicht berechnen: { $why }
review-address = Der Rückblick auf diese Partie: { $address }
coach-looks = Der Coach sieht sich deinen Zug an … Eingabe spielt ihn, ohne zu warten.
coach-on = Der Coach meldet sich vor einer teuren Karte.
coach-off = Der Coach schweigt.
watching = Du siehst zu.
said = { $name }: { $emote }
room-address = Andere können hier dazukommen: { $address }
room-seat = Platz { $number }: { $name }
room-away = { $name } ist offline.
room-back = { $name } ist wieder da.
room-came = { $name } ist da.
room-sit-in = Ein Bot springt ein, bis { $name } wieder da ist.
room-rematch = { $name } möchte eine Revanche.
time-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
connection-lost = Verbindung verloren; es wird neu verbunden …
connection-back = Die Verbindung steht wieder.
saved = Die Partie ist in { $file } gesichert. Weiter geht es mit: { $command }
saved-own = Die Partie ist gesichert. Weiter geht es mit: { $command }
recorded = Die Aufzeichnung der Partie liegt in { $file }.
last-match = Die Partie bleibt aufgehoben, bis du eine weitere beendest. Was sie entschieden hat: { $command }
log-mended = Ein Teil dieser Partie war nicht lesbar. Sie geht kurz davor weiter; der Rest liegt in { $file }.
level-offer = Du hast zweimal gegen { $level } gewonnen. Die nächste Stufe ist { $next }: { $command }
come-back = Zurück an den Tisch mit: { $command }
match-address = Hier kann man die Partie noch einmal ansehen und prüfen: { $address }
unfinished-line = { $number }. { $when }: { $names }; { $edition }, Runde { $round }
unfinished-busy = { $line } (wird in einem anderen Fenster gespielt)
unfinished-damaged = { $line } (beschädigt: { $file }; sie geht kurz vor dem Schaden weiter)
unfinished-how = Weiterspielen mit: { $command }
unfinished-none = Du hast keine angefangene Partie.
tables-line = { $address }: { $state }; { $edition }; { $names }; freie Plätze: { $open }
tables-none = Der Server zeigt keinen Tisch an.
replay-match = Partie { $number }
replay-unfinished = Die Partie ist nicht zu Ende.
table-gathering = wartet auf Mitspieler
table-playing = wird gespielt
table-over = Partie zu Ende

## The whole screen

column-hand = Karten
title-supply = Vorrat
title-exposed = Offen
title-known = Bekannte Karten
trick-void = abgebrochen; zählt nicht
window-small = Kleines Fenster ({ $width } × { $height }); ab 80 × 24 ist alles zu sehen
title-exchange = Ein Gebot ändern
badge-taking = führt
badge-took = Stich
badge-lowest = niedrigste
badge-last = Letzter Stich ({ $number })
cell-end = Ende
exchange-card = Neue Gebotskarte
exchange-gold = Bezahlen mit
exchange-target = Ersetzt
exchange-own = dein Gebot
exchange-partner = das Gebot des Partners
hint-exchange = Pfeile: wählen; Eingabe: Gebot ändern; Esc: Gebote liegen lassen.
hint-confirm = (Eingabe: ja, Esc: nein)
hint-page = Eingabe oder Esc geht zurück.
help-keys = Pfeiltasten und Eingabe wählen eine Karte; du kannst auch eine Nummer oder eine Karte wie Zn4 tippen. ▶ ist am Zug, ◇ spielt aus, ¹ hat die Runde begonnen, + ist dein Partner; Karten in Klammern dürfen gerade nicht gespielt werden. Mit Bild auf, Bild ab, Pos1 und Ende blätterst du im Verlauf.
key-help = Hilfe
key-change = Ändern
key-tricks = Stiche
key-score = Wertung
key-sort = Ordnen
key-undo = Zurück
key-hint = Tipp
key-rules = Regeln
key-quit = Ende

## Bots that are compiled the first time


## Lektionen

lesson-prompt-read = Weiter mit der Eingabetaste.
lesson-prompt-answer = Tipp deine Antwort ({ $answers }); die Eingabetaste löst auf.
lesson-prompt-over = Die Eingabetaste beendet die Lektion.
lesson-left = Die Lektion geht jederzeit hier weiter: { $command }
lesson-how = Gib dafür „{ $command }“ in deiner Shell ein, wann immer du magst.
