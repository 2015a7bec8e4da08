### Die Wörter des Spiels, für alle Clients. Vereinbarungen:
### $who ist "you" oder "other"; $name ist ein Spielername; $card, $gold, $returned sind einzelne Karten.

## Karten

metal-Bi = Wismut
metal-Cu = Kupfer
metal-P = Phosphor
metal-Ag = Silber
metal-Zn = Zink
metal-Au = Gold
card = { $metal } { $rank }

## Aufzählungen und Anzahlen

list-and = { $list } und { $last }
decimal-point = ,
round-number = Runde { $number }
trick-number = Stich { $number }
card-count =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
trick-count =
    { $count ->
        [0] kein Stich
        [one] { $count } Stich
       *[other] { $count } Stiche
    }

## Plätze und Teams

seat-you = Du
seat-partner = Partner
seat-number = Platz { $number }
seat-open = freier Platz
seat-away = offline
seat-leader = spielt aus
seat-first = beginnt die Runde
team = { $first } und { $second }

## Was gerade geschieht

phase-deal = zwischen zwei Runden
phase-bid = Gebote
phase-exchange = Gebote dürfen geändert werden
phase-play = Stich läuft
phase-over = Partie beendet

ask-bid = Wähle eine Handkarte als Gebot: Ihr Wert sagt, wie viele Stiche du machen willst.
ask-exchange = Lass die Gebote liegen oder bezahle mit einer Goldkarte, um ein Gebot durch eine Handkarte zu ersetzen.
ask-lead = Du spielst aus: eine Metallkarte, kein Gold.
ask-play = Spiel eine Karte, deren Metall noch nicht im Stich liegt, oder Gold.
ask-gold-or-end = Keine deiner Karten passt. Spiel Gold oder beende die Runde.
wait-for = Am Zug: { $names }.
end-means = Wenn du die Runde jetzt beendest, wird sofort gewertet: { $sides }.
end-match =
    { $who ->
        [you] Damit endet auch die Partie, und du gewinnst sie.
       *[other]
            { $count ->
                [one] Damit endet auch die Partie. Es gewinnt: { $sides }.
               *[other] Damit endet auch die Partie. Es gewinnen gemeinsam: { $sides }.
            }
    }

## Was geschehen ist

log-match-started =
    { $players ->
        [3] Eine Partie zu dritt beginnt: { $edition }.
       *[other] Eine Partie zu viert beginnt: { $edition }.
    }
log-round-dealt =
    { $who ->
        [you] Runde { $number }. Du beginnst.
       *[other] Runde { $number }. { $name } beginnt.
    }
log-exposed = Übrig, offen ausgelegt: { $cards }.
log-bid-placed =
    { $who ->
        [you] Du bietest { $card }.
       *[other] { $name } bietet { $card }.
    }
log-bid-placed-hidden =
    { $who ->
        [you] Du legst dein Gebot verdeckt ab.
       *[other] { $name } legt ein Gebot verdeckt ab.
    }
log-bids-revealed = Die Gebote werden aufgedeckt: { $bids }.
bid-of = { $name }: { $card }
log-trick-opened =
    { $who ->
        [you] Stich { $number }. Du spielst aus.
       *[other] Stich { $number }. { $name } spielt aus.
    }
log-bids-kept = Gebote behalten: { $names }.
log-bid-exchanged =
    { $who ->
        [you] Du bezahlst { $gold }: { $card } ist dein neues Gebot, { $returned } kommt zurück auf deine Hand.
       *[other] { $name } bezahlt { $gold }: { $card } ist das neue Gebot, { $returned } geht zurück auf die Hand.
    }
log-bid-exchanged-partner =
    { $who ->
        [you] Du bezahlst { $gold }: { $card } ist jetzt das Gebot von { $owner }, und du nimmst { $returned } auf die Hand.
       *[other]
            { $whose ->
                [you] { $name } bezahlt { $gold }: { $card } ist jetzt dein Gebot, und { $name } nimmt { $returned }.
               *[other] { $name } bezahlt { $gold }: { $card } ist jetzt das Gebot von { $owner }, und { $name } nimmt { $returned }.
            }
    }
log-card-played =
    { $who ->
        [you] Du spielst { $card }.
       *[other] { $name } spielt { $card }.
    }
log-gold-collected =
    { $who ->
        [you] Deine Karte war die niedrigste: Du nimmst { $card }.
       *[other] { $name } hatte die niedrigste Karte und nimmt { $card }.
    }
log-trick-taken =
    { $who ->
        [you] Der Stich geht an dich.
       *[other] Der Stich geht an { $name }.
    }
log-round-ended-stuck =
    { $who ->
        [you] Du kannst nichts mehr spielen: Die Runde ist aus.
       *[other] { $name } kann nichts mehr spielen: Die Runde ist aus.
    }
log-round-ended-empty =
    { $who ->
        [you] Du müsstest ausspielen, hast aber keine Karten mehr: Die Runde ist aus.
       *[other] { $name } müsste ausspielen, hat aber keine Karten mehr: Die Runde ist aus.
    }
log-round-ended-declined =
    { $who ->
        [you] Du spielst kein Gold und beendest die Runde.
       *[other] { $name } spielt kein Gold und beendet die Runde.
    }
log-hand-shown =
    { $who ->
        [you] Auf deiner Hand waren noch { $cards }.
       *[other] { $name } hatte noch { $cards }.
    }
log-side-scored =
    { $tricks ->
        [one] { $side }: { $tricks } Stich, Gebot { $bid }; { $bid_points } für das Gebot + { $gold_points } für Gold = { $score }.
       *[other] { $side }: { $tricks } Stiche, Gebot { $bid }; { $bid_points } für das Gebot + { $gold_points } für Gold = { $score }.
    }
log-nuggets =
    { $who ->
        [you] Du bekommst das Nugget.
       *[other]
            { $count ->
                [one] Nugget: { $sides }.
               *[other] Je ein Nugget: { $sides }.
            }
    }
log-match-ended =
    { $who ->
        [you] Die Partie ist zu Ende, und du hast gewonnen.
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende. Gewonnen: { $sides }.
               *[other] Die Partie ist zu Ende. Gemeinsam gewonnen: { $sides }.
            }
    }
result-won = Du hast gewonnen!
result-shared = Geteilter Sieg!
result-lost = Diesmal hast du verloren.
result-over = Die Partie ist zu Ende.

tie-exact-bid = Gleichstand; das genau erfüllte Gebot entschied.
tie-highest-gold = Gleichstand; die höchste Goldkarte entschied.
tie-all-tied = Gleichstand, also bekommen alle daran Beteiligten ein Nugget.

## Der Stand des Gebots

standing-under = zu wenige Stiche
standing-exact = genau
standing-over = zu viele Stiche
standing-under-live = noch offen
standing-exact-live = genau
standing-over-live = darüber
standing-under-by =
    { $count ->
        [one] es fehlt noch { $count } Stich
       *[other] es fehlen noch { $count } Stiche
    }
standing-over-by =
    { $count ->
        [one] { $count } Stich darüber
       *[other] { $count } Stiche darüber
    }

## Wertung

sheet-title = Wertung
sheet-side = Partei
sheet-bid = Gebot
sheet-tricks = Stiche
sheet-bid-points = Fürs Gebot
sheet-gold = Gold
sheet-gold-points = Für Gold
sheet-score = Punkte
sheet-nugget = Nugget
sheet-nuggets = Nuggets
sheet-total = Summe

## Warum nicht: eine Meldung für jeden Grund, den die Regeln nennen

reason-bid-out-of-turn = Du bist nicht dran: { $turn } bietet gerade.
reason-exchange-out-of-turn = Du bist nicht dran: { $turn } darf gerade ein Gebot ändern.
reason-play-out-of-turn = Du bist nicht dran: { $turn } spielt gerade.
reason-not-seated = Diesen Platz gibt es an einem Tisch für { $seats } nicht.
reason-no-round = Gerade läuft keine Runde; die nächste ist noch nicht ausgeteilt.
reason-match-over = Die Partie ist zu Ende.
reason-already-bid = Du hast schon geboten.
reason-must-bid = Wähle zuerst dein Gebot: eine Metallkarte von der Hand.
reason-must-answer-exchange = Entscheide zuerst, ob du die Gebote liegen lässt oder eines änderst.
reason-must-play = Du musst jetzt eine Karte spielen.
reason-gold-bid = Gold kann kein Gebot sein.
reason-bid-not-in-hand = { $card } ist nicht auf deiner Hand, also auch kein Gebot.
reason-not-in-hand = { $card } ist nicht auf deiner Hand.
reason-not-in-collection = { $card } liegt nicht in deiner Goldsammlung.
reason-payment-not-gold = Ein neues Gebot wird mit Gold bezahlt, nicht mit { $card }.
reason-payment-not-owned = { $card } liegt nicht in deiner Goldsammlung, also kannst du damit nicht bezahlen.
reason-no-partner = An einem Tisch für { $seats } gibt es keine Partner.
reason-swap-not-in-hand = { $card } ist nicht auf deiner Hand und kann kein Gebot ersetzen.
reason-gold-lead = Gold darf nicht ausgespielt werden.
reason-metal-already-played = { $metal } liegt schon im Stich: Bedienen ist verboten.
reason-must-lead = Du spielst aus: Leg eine Metallkarte. Beenden kannst du die Runde hier nicht.
reason-can-play-base = Du hast eine passende Karte, also darfst du die Runde nicht beenden.
reason-round-running = Es läuft noch eine Runde; ausgeteilt wird erst danach.
reason-wrong-hand-count =
    { $count ->
        [one] { $count } Blatt wurde an { $seats } Plätze ausgeteilt.
       *[other] { $count } Blätter wurden an { $seats } Plätze ausgeteilt.
    }
reason-wrong-hand-size =
    { $count ->
        [one] Ein Blatt hat { $count } Karte statt { $size }.
       *[other] Ein Blatt hat { $count } Karten statt { $size }.
    }
reason-wrong-exposed-size =
    { $count ->
        [one] { $count } Karte liegt offen statt { $size }.
       *[other] { $count } Karten liegen offen statt { $size }.
    }
reason-card-twice = { $card } wurde zweimal ausgeteilt.
reason-not-in-deck = { $card } gehört nicht zu den Karten dieses Spiels.

## Warum nicht: Gründe des Tisches

reason-stale = Inzwischen hat sich etwas geändert; bitte wähle noch einmal.
reason-no-match = An diesem Tisch läuft keine Partie.
reason-other-match = An diesem Tisch läuft inzwischen eine andere Partie.
reason-unreadable-action = Kein gültiger Zug: { $text }
reason-no-seat = Du hast keinen Platz an diesem Tisch.
reason-not-a-seat = Platz { $seat } gibt es an einem Tisch für { $players } nicht.
reason-seat-taken = Platz { $seat } ist besetzt.
reason-table-full = Alle Plätze an diesem Tisch sind besetzt.
reason-match-running = Während einer Partie werden keine Plätze gewechselt.
reason-seats-open = Platz { $seat } ist noch frei: Warte auf jemanden oder gib ihn einem Bot.
reason-not-host = Das darf nur, wer den Tisch eröffnet hat.
reason-nobody-to-remove = Auf Platz { $seat } sitzt sonst niemand.
reason-removed = Du wurdest von diesem Tisch entfernt. Zusehen darfst du.
reason-listed-enough = Von dir sind schon { $count } Tische gelistet, die auf Mitspieler warten.
reason-no-person = Eine Partie braucht mindestens einen Menschen.
reason-not-over = Eine Revanche gibt es erst nach dieser Partie.
reason-not-alone = Zurücknehmen kannst du nur, wenn du allein gegen Bots spielst.
reason-nothing-to-undo = In dieser Runde hast du noch nichts getan, was du zurücknehmen könntest.
reason-too-many-undos = In einer Runde kannst du höchstens { $limit } Züge zurücknehmen.
reason-no-hints = Tipps gibt es nur, wenn du allein spielst oder der Tisch sie erlaubt.
reason-not-over-yet = Runde { $round } läuft noch. Frag danach, was ein Bot gedacht hat.
reason-not-a-bots-move = Dieser Zug in Runde { $round } stammt nicht von einem Bot.
reason-no-seeds = Gerade wird nicht ausgeteilt.
reason-other-hand = Gerade wird eine andere Runde vorbereitet (Nummer { $hand }).
reason-already-committed = Dein Anteil an diesem Austeilen ist schon da.
reason-not-asked-for-seed = Für dieses Austeilen wird von dir gerade nichts gebraucht.
reason-wrong-seed = Der Startwert passt nicht zu dem, was dafür zugesagt war.
reason-seat-count = Beschrieben sind { $count } Plätze für { $players } Spieler.
reason-two-seats = Du kannst nur einen Platz haben.
reason-spectators-closed = Dieser Tisch lässt keine Zuschauer zu.
reason-unknown-bot = { $level } ist kein Bot dieses Servers; es gibt { $known }.

## Warum nicht: Das Austeilen wurde nicht richtig vorbereitet oder bewiesen

reason-distrust-commitment-changed = Runde { $round }: Der Server hat sein Siegel geändert, nachdem dieses Programm es sich gemerkt hatte. Dein Schlüssel bleibt geheim, und dieses Austeilen beweist nichts.
reason-distrust-seal-missing = Runde { $round }: Der Server verlangt deinen Schlüssel, bevor alle ihren versiegelt haben. Dein Schlüssel bleibt geheim, und dieses Austeilen beweist nichts.
reason-distrust-seal-changed = Runde { $round }: Der Server hat ein fremdes Siegel geändert. Dein Schlüssel bleibt geheim, und dieses Austeilen beweist nichts.
reason-distrust-own-seal-changed = Runde { $round }: Der Server zeigt für dich ein anderes Siegel, als du geschickt hast. Dein Schlüssel bleibt geheim, und dieses Austeilen beweist nichts.
reason-distrust-not-committed = Runde { $round }: Der Server verlangt einen Schlüssel, den dieses Gerät nicht versiegelt hat; es zeigt keinen. Hast du auf einem anderen Gerät angefangen?
reason-distrust-asked-twice = Runde { $round }: Der Server bereitet dasselbe Austeilen ein zweites Mal vor. Dein Schlüssel bleibt geheim, und dieses Austeilen beweist nichts.
reason-distrust-kind-changed = Runde { $round }: Der Server behandelt einen Menschen als Bot, damit dessen Schlüssel nicht zählt. Du nimmst nicht teil, und dieses Austeilen beweist nichts.
reason-fair-no-match = Die Aufzeichnung nennt ihre Partie nicht; die Beweise könnten aus einer anderen stammen.
reason-fair-no-proofs = Diese Aufzeichnung enthält keine Beweise; das Austeilen lässt sich nicht prüfen.
reason-fair-proof-count = Gespielte Runden: { $rounds }, Beweise: { $count }.
reason-fair-no-proof = Runde { $round }: Es gibt keinen lesbaren Beweis für das Austeilen.
reason-fair-other-match = Runde { $round }: Der Beweis gehört zu einer anderen Partie.
reason-fair-other-hand = Runde { $round }: Der Beweis gehört zu einer anderen Runde.
reason-fair-seat-count = Runde { $round }: Der Beweis hat nicht für jeden Platz einen Schlüssel.
reason-fair-server-seed = Runde { $round }: Der Schlüssel des Servers passt nicht zu seinem Siegel.
reason-fair-seat-kind = Runde { $round }: Der Beweis sagt nicht, ob auf Platz { $seat } ein Mensch oder ein Bot saß.
reason-fair-bots-seed = Runde { $round }: Auf Platz { $seat } saß ein Bot, sein Schlüssel soll aber von einem Menschen sein.
reason-fair-no-commitment = Runde { $round }: Der Schlüssel von Platz { $seat } war nicht versiegelt.
reason-fair-persons-seed = Runde { $round }: Der Schlüssel von Platz { $seat } passt nicht zu seinem Siegel.
reason-fair-free-seed = Runde { $round }: Der Server hat den Schlüssel für Platz { $seat } frei gewählt.
reason-fair-server-alone = Runde { $round }: Kein Mensch hat einen Schlüssel beigetragen; der Server hat allein ausgeteilt.
reason-fair-other-cards = Runde { $round }: Die Schlüssel führen zu anderen Karten als den ausgeteilten.
reason-fair-other-first = Runde { $round }: Nach den Schlüsseln beginnt jemand anderes.
reason-fair-witness-match = Das Zeugnis gehört zu einer anderen Partie.
reason-fair-witness-round = Runde { $round } wurde ausgeteilt, fehlt aber in der Aufzeichnung.
reason-fair-refused = Runde { $round }: Dein Programm hat der Vorbereitung nicht getraut; dieses Austeilen beweist nichts.
reason-fair-changed-commitment = Runde { $round }: Das Siegel des Servers ist nicht das, das er vor dem Austeilen gezeigt hat. Er könnte die Karten ausgesucht haben.
reason-fair-changed-kind = Runde { $round }: Platz { $seat } war vor dem Austeilen anders besetzt als im Beweis.
reason-fair-changed-seal = Runde { $round }: Das Siegel von Platz { $seat } ist nicht das, das vor dem Austeilen gezeigt wurde. Der Server könnte die Karten ausgesucht haben.
reason-fair-own-seed = Runde { $round }: Der Server hat den Schlüssel von Platz { $seat } angenommen und dann einen anderen benutzt. Er könnte die Karten ausgesucht haben.
reason-fair-own-cards = Runde { $round }: Platz { $seat } bekam andere Karten, als der Beweis ergibt.

## Warum nicht: Gründe eines Servers

reason-no-identity = Der Server kennt dich noch nicht; tritt bitte noch einmal bei.
reason-no-such-code = Dieser Code ist falsch, schon benutzt oder abgelaufen.
reason-no-such-match = Unter dieser Adresse gibt es keine beendete Partie.
reason-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
reason-server-error = Auf dem Server ist ein Fehler aufgetreten.
reason-stopping = Der Server startet neu; komm gleich wieder.
reason-storage-trouble = Der Server konnte das nicht speichern; nichts hat sich geändert.
reason-too-fast = Das ging zu schnell; warte einen Moment.
reason-too-many-connections = Der Server ist gerade voll; versuch es später noch einmal.
reason-too-many-followers = An diesem Tisch sehen schon zu viele zu.
reason-too-slow = Deine Verbindung kam nicht hinterher; sie wird neu aufgebaut.
reason-another-day = Ein neuer Tag hat begonnen; er hat neue Verteilungen.
reason-no-puzzle = Dieses Rätsel gibt es nicht.
reason-not-an-answer = Diese Antwort erlauben die Regeln nicht.
reason-bad-record = Diese Aufzeichnung lässt sich nicht zeigen: Sie ist unvollständig, oder etwas darin verstößt gegen die Spielregeln.
reason-too-large = Diese Datei ist zu groß.
reason-no-answer = Der Server antwortet gerade nicht richtig; versuch es gleich noch einmal.
reason-not-possible = Das geht nicht.
reason-foreign-origin = Von dieser Adresse aus geht das nicht. Öffne die Seite unter der Adresse des Servers.
reason-too-many-mistakes = Der Server hat zu wenig von dem verstanden, was diese Seite schickt. Bitte lade sie neu.
reason-unreadable = Der Server konnte das nicht lesen. Bitte lade die Seite neu und versuch es noch einmal.
reason-not-json = Der Server konnte das nicht lesen. Bitte lade die Seite neu und versuch es noch einmal.
reason-follow-first = Seite und Server haben einander nicht verstanden. Bitte lade die Seite neu.
reason-no-follow = Die Seite hat sich zu spät gemeldet. Bitte lade sie neu.
reason-already-following = Diese Seite zeigt den Tisch schon.
reason-no-such-endpoint = Diese Adresse kennt der Server nicht. Bitte lade die Seite neu.
reason-http-404 = Unter dieser Adresse gibt es nichts.
reason-http-405 = Diese Adresse kennt der Server nicht. Bitte lade die Seite neu.
reason-gone = Die Verbindung brach ab, bevor der Server antworten konnte.
reason-emote-too-soon = Eine Äußerung pro Sekunde genügt.
reason-undo-too-often = Du hast sehr viele Züge zurückgenommen; warte einen Moment.
reason-hints-too-often = Du hast sehr viele Tipps verlangt; warte einen Moment.
reason-hint-failed = Diesmal ließ sich kein Tipp berechnen. Frag noch einmal oder spiel einfach weiter.
reason-seatings-too-often = Du hast sehr oft den Platz gewechselt; warte einen Moment.
reason-replaced = Du hast diesen Tisch zu oft geöffnet; das älteste Fenster wurde getrennt.
reason-identity-moved = Du spielst jetzt auf einem anderen Gerät oder hast dich hier abgemeldet.
reason-too-many-entries = Du kommst und gehst zu oft; warte einen Moment.
reason-too-busy = Der Server bereitet gerade andere Wiederholungen vor; versuche es gleich noch einmal.
reason-foreign-host = Unter diesem Namen ist der Server nicht zu erreichen. Öffne die Seite unter seiner eigenen Adresse.
reason-metrics-not-public = Das ist nur für die Betreiber des Servers bestimmt.
reason-not-found = Unter dieser Adresse gibt es nichts.
reason-not-http = Der Server konnte das nicht lesen. Bitte lade die Seite neu und versuche es noch einmal.
guest-names = Alembik, Tiegel, Retorte, Athanor, Kupelle, Mörser, Kolben, Glut

## Ausgaben und was sie unterscheidet

edition-english = Englische Ausgabe
edition-german = Deutsche Ausgabe
edition-russian = Russische Ausgabe
edition-designer = Regeln des Autors
edition-french = Französische Ausgabe

topic-zeros = Gold-Nullen
topic-first-player = Wer beginnt
topic-zeros-again = Nullen in späteren Runden
topic-removed-metal = Welches Metall zu dritt fehlt
topic-exchange-order = Reihenfolge beim Ändern der Gebote
topic-gold-first = Gold vor dem Stich
topic-unfinished-trick = Unvollständiger Stich
topic-tie-three = Gleichstand zu dritt
topic-tie-four = Gleichstand zu viert
topic-match-three = Partie zu dritt
topic-match-four = Partie zu viert
topic-nuggets-in-box = Nuggets in der Schachtel
topic-table-talk = Absprachen

answer-silent = nicht geregelt; es gilt die Regel des Autors
answer-zeros-on = im Spiel
answer-zeros-off = nicht im Spiel
answer-first-player-random = wird ausgelost
answer-first-player-carries-most-gold = wer das meiste Gold an sich trägt, sonst das Los
answer-zeros-again-said = jede Runde aufs Neue
answer-zeros-again-said-for-four = jede Runde aufs Neue (nur für vier so geregelt)
answer-removed-metal-copper = Kupfer
answer-removed-metal-any-one = ein beliebiges (hier: Kupfer)
answer-exchange-order-turn-order = der Reihe nach
answer-exchange-order-from-leader = zuerst wer ausspielt, dann im Uhrzeigersinn
answer-gold-first-said = die niedrigste Karte bringt Gold, bevor der Stich vergeben wird
answer-gold-first-by-order-of-text = zuerst das Gold (nach der Reihenfolge im Text)
answer-unfinished-trick-discarded = wird abgelegt
answer-unfinished-trick-not-evaluated = zählt nicht
answer-tie-break-exact-bid = genaues Gebot
answer-tie-break-highest-gold = höchstes Gold
answer-tie-break-all-tied = je ein Nugget für alle am Gleichstand Beteiligten
answer-match-end-first-to-two = wer zuerst zwei Nuggets hat
answer-match-end-best-of-three = höchstens drei Runden, die meisten Nuggets
answer-match-end-best-of-three-final-bid = höchstens drei Runden; bei gleich vielen Nuggets zählt das höhere letzte Gebot
answer-nuggets-in-box =
    { $count ->
        [one] { $count } Nugget
       *[other] { $count } Nuggets
    }
answer-table-talk-no-arrangements = Partner dürfen sich nicht absprechen

## Einstellungen eines Tisches

option-players = Spielerzahl
option-edition = Ausgabe
option-zeros = Gold-Nullen
zeros-on = alle beginnen mit einer Gold-Null
zeros-off = ohne Nullen
option-scoring = Die Partie entscheiden
scoring-nuggets = Nuggets
scoring-points = Punkte aus drei Runden
option-clock = Bedenkzeit
clock-none = unbegrenzt
clock-relaxed = gemütlich
clock-quick = schnell
option-memory = Stiche zum Nachsehen
memory-on = ganze Runde
memory-off = nur letzter Stich
option-spectators = Zuschauer
spectators-closed = nicht erlaubt
spectators-delayed = erst nach Ende der Runde
spectators-open = erlaubt
option-listed = Öffentliche Tische
listed-yes = für alle sichtbar
listed-no = nicht gelistet, nur mit Link
option-hints = Tipps
hints-alone = nur für Alleinspieler
hints-all = für alle
option-sit-in = Für Abwesende springt ein Bot ein nach
bot-random = Zufall
bot-apprentice = Lehrling
bot-adept = Adept
bot-master = Meister

## Zurufe

emote-hello = Hallo!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
emote-nice = Schön!
emote-oops = Hoppla!
emote-wow = Wow!
emote-thinking = Moment, ich überlege …
emote-hurry = Du bist dran!
emote-sorry = Entschuldigung!
emote-good-game = Schöne Partie!
