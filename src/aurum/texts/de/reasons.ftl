### Warum etwas nicht geht, für alle Programme. Die Seite lädt sie nach ihrem ersten Bild.
### Es gilt, was in game.ftl vereinbart ist.

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
reason-no-such-seat = Diesen Platz gibt es nicht.
reason-seat-taken = Platz { $seat } ist besetzt.
reason-table-full = Alle Plätze an diesem Tisch sind besetzt.
reason-match-running = Die Partie läuft schon; bis sie zu Ende ist, bleiben die Plätze, wie sie sind.
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
reason-no-hints = Hier gibt es keine Tipps: Die bekommt, wer allein und ohne Wertung spielt, oder wo der Tisch sie erlaubt.
reason-no-undo-here = In dieser Verteilung wird kein Zug zurückgenommen.
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
reason-no-decision = Eine solche Entscheidung hatte dieser Platz in dieser Partie nicht.
reason-no-puzzle = Dieses Rätsel gibt es nicht.
reason-not-an-answer = Diese Antwort erlauben die Regeln nicht.
reason-not-at-this-table = Das dürfen nur die fragen, die an diesem Tisch spielen.
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
reason-engine-failed = Das Rechenwerk der Bots funktioniert nicht, darum spielen einfachere. Eine neue Installation von Aurum behebt das.
reason-newer-question = Du hast inzwischen etwas Neueres gefragt; das kommt zuerst.
reason-thinking-spent = Der Server hat gerade sehr viel für dich gerechnet; frag in einer Minute noch einmal.
reason-seatings-too-often = Du hast sehr oft den Platz gewechselt; warte einen Moment.
reason-replaced = Du hast diesen Tisch zu oft geöffnet; das älteste Fenster wurde getrennt.
reason-identity-moved = Du spielst jetzt auf einem anderen Gerät oder hast dich hier abgemeldet.
reason-too-many-entries = Du kommst und gehst zu oft; warte einen Moment.
reason-too-busy = Zu viele deiner Anfragen warten noch; versuche es gleich noch einmal.
reason-foreign-host = Unter diesem Namen ist der Server nicht zu erreichen. Öffne die Seite unter seiner eigenen Adresse.
reason-metrics-not-public = Das ist nur für die Betreiber des Servers bestimmt.
reason-not-found = Unter dieser Adresse gibt es nichts.
reason-not-http = Der Server konnte das nicht lesen. Bitte lade die Seite neu und versuche es noch einmal.
reason-other-version = Dieser Link stammt von einer anderen Version von Aurum, mit anderen Bots oder Karten. Bitte um einen neuen Link.
reason-no-such-page = Diese Seite der Liste gibt es nicht; fang bei der neuesten Partie an.
reason-no-such-circle = Du gehörst nicht zu diesem Kreis.
reason-no-such-invitation = Dieser Link führt zu keinem Kreis; lass dir einen neuen geben.
reason-no-such-member = Dieses Mitglied gehört nicht mehr zum Kreis.
reason-not-the-maker = Das darf nur, wer am längsten in diesem Kreis ist.
reason-circle-full = Dieser Kreis ist voll.
reason-too-many-circles = Du bist schon in so vielen Kreisen, wie möglich sind; verlass zuerst einen davon.
reason-no-name = Der Name eines Kreises braucht mindestens ein sichtbares Zeichen.
reason-not-yet = Errate zuerst die Entscheidungen davor.
reason-attempt-open = Du hast diese Verteilung schon begonnen: Spiele erst deinen ersten Versuch zu Ende. Lade die Seite neu, um damit weiterzumachen.
reason-bots-silent = Die Bots haben nicht geantwortet. Es ist nichts verloren: Versuche es noch einmal.
reason-day-before-first = Dieser Tag liegt vor der ersten Tagesverteilung dieses Servers.
reason-day-after-last = Die Verteilungen dieses Tages stehen noch nicht fest.
reason-day-not-begun = Dieser Tag hat noch nicht begonnen; seine Verteilungen gibt es ab 00:00 UTC.
reason-not-a-date = Das ist kein Datum.
reason-no-puzzles = Die Rätsel dieses Servers sind beschädigt; wer ihn betreibt, findet den Grund im Protokoll.
