### Lektionen: die geführte erste Runde und drei kurze, für Seite und Terminal.
### `lesson-<Lektion>-<Schritt>` ist der Text eines Schritts, `…-after` der nach getaner Tat, und
### `…-other` hilft, wenn etwas erlaubt war (oder geantwortet wurde), worum es hier nicht geht.

lesson-names = Maria, Jabir, Flamel
lesson-title-first = Deine erste Runde
lesson-title-exchange = Ein Gebot ändern
lesson-title-gold = Wozu Gold gut ist
lesson-title-team = Zwei Teams
lesson-place = Schritt { $step } von { $steps }
lesson-go-on = Weiter
lesson-label = Lektion
lesson-show = Zeig’s mir
lesson-leave = Verlassen
lesson-over = Das war’s. Probier es jetzt in einer Partie aus.
lesson-play = Eine Partie spielen
lesson-back = Zurück zu deiner Partie
lesson-answers = Deine Antwort
lesson-heading = Beim Spielen lernen
lesson-short = Kurze Lektionen
lesson-about-first = Alles, was vorkommen kann, einmal an einem echten Tisch. Etwa fünf Minuten.
lesson-start = Beginnen
lesson-resume = Weitermachen
lesson-offer-first = Neu bei Aurum? Eine geführte Runde zeigt dir das Spiel in fünf Minuten.
lesson-offer-exchange = Mehr Stiche als geboten? Eine kurze Lektion zeigt, wie man ein Gebot ändert.
lesson-offer-gold = Dein erstes Gold. Eine kurze Lektion zeigt, wozu es gut ist.
lesson-offer-team = Zum ersten Mal im Team? Eine kurze Lektion zeigt, wie man zu zweit bietet.
lesson-offer-yes = Zeig’s mir
lesson-offer-no = Nicht jetzt

## Die geführte erste Runde

lesson-first-metal = Jeder spielt eine Karte. Kein Metall zweimal: { $first } und { $second } liegen schon da, spiel also irgendein anderes.
lesson-first-metal-after = Die drei Karten sind ein Stich, und er gehört dir: Deine Karte ist die höchste. { $first } ist die niedrigste: { $left } bekommt dafür Gold 2 und beginnt den nächsten Stich.
lesson-first-highest = Die höchste Karte macht den Stich. Hol dir auch diesen.
lesson-first-highest-other = Erlaubt, aber zu niedrig für diesen Stich. Spiel eine 7 oder mehr.
lesson-first-lowest = Spiel jetzt absichtlich die niedrigste Karte: Sie bringt Gold mit derselben Zahl, wenn noch welches da ist, und du beginnst den nächsten Stich.
lesson-first-lowest-other = Erlaubt, aber nicht die niedrigste. Spiel { $card }.
lesson-first-lead = Gold 3 gehört dir, und du spielst aus: Beginne den Stich mit irgendeinem Metall. Mit Gold darf man nie ausspielen.
lesson-first-tie = Später in einer Runde: { $card } ist bisher am höchsten. Bei Gleichstand gewinnt die spätere Karte: Spiel auch eine 5.
lesson-first-tie-other = Erlaubt, aber kein Gleichstand. Spiel eine 5.
lesson-first-gold = Der Stich gehört dir! Und jetzt Gold: Es schlägt jedes Metall und darf immer gespielt werden. Spiel { $gold }.
lesson-first-gold-other = Erlaubt. Aber probier hier dein Gold aus: { $gold }.
lesson-first-gold-after = Gegen Gold verliert sogar eine 9. Dein Gold liegt wieder im Vorrat und kann neu verdient werden.
lesson-first-bid = Eine Runde beginnt mit deinem Gebot: Du legst eine Karte ab, und ihre Zahl sagt, wie viele Stiche du versprichst. Auf der Hand fehlt sie dir. Fünf deiner Karten sind 8 oder 9: Biete { $card }.
lesson-first-bid-other = Erlaubt. Aber versprich mit dieser Hand 5 Stiche: { $card }.
lesson-first-double = Triffst du dein Gebot genau, zählt es doppelt. Mit mehr Stichen zählt es einfach, mit weniger gar nicht. Du bietest 5 und machst 6: Wie viele Punkte?
lesson-first-double-other = Mit mehr Stichen als versprochen zählt das Gebot nur einfach.
lesson-first-change = Neun Stiche später hast du 4, einen zu wenig, und deine letzten Karten sind niedrig. Vor jedem Stich darfst du Gold bezahlen und eine andere Karte als Gebot hinlegen. Ändere es: { $gold } für { $card }.
lesson-first-change-other = Erlaubt. Aber { $gold } für { $card } macht dein Gebot zu 4 und kostet am wenigsten.
lesson-first-count = Deine 4 Stiche sind jetzt genau dein Gebot. Auch das Gold, das du behältst, zählt: { $gold } ist 2 wert. Wie viele Punkte zusammen?
lesson-first-count-other = Zweimal 4 und 2 für das Gold.
lesson-first-end = Du kannst keine deiner Karten spielen: Beide Metalle liegen schon da. Du darfst Gold spielen oder die Runde für alle beenden. Dein Gebot passt genau, also beende sie.
lesson-first-end-other = Erlaubt. Aber ein fünfter Stich verdirbt dein Gebot. Beende die Runde.
lesson-first-rest = 10 Punkte, mehr als die anderen: Die Runde gehört dir. Der Rest ist Übung. In deiner nächsten Partie beginnen außerdem alle mit Gold 0. Viel Glück!

## Ein Gebot ändern

lesson-exchange-lower = Du hast 6 geboten, die anderen 5 und 4: Das sind 15, und eine Runde hat etwa 12 Stiche. Ändere dein Gebot: Gold 0 kostet keine Punkte. Leg eine niedrige Karte hin.
lesson-exchange-lower-other = Erlaubt. Aber leg eine 4 hin: Weniger Stiche sind jetzt leichter.
lesson-exchange-back = Die alte Gebotskarte ist wieder auf deiner Hand, und alle wissen es. Spiel { $card } aus.
lesson-exchange-back-other = Erlaubt. Aber spiel { $card }, die Karte, die zurückkam.
lesson-exchange-worth = Vor jedem Stich kannst du einmal ändern. Mit 4 Stichen legst du eine 4 statt einer 3 hin. Was zählt dein Gebot jetzt?
lesson-exchange-worth-other = Genau getroffen zählt doppelt: zweimal 4.

## Wozu Gold gut ist

lesson-gold-trump = Gold macht Stiche, und { $gold } ist am Ende keinen Punkt wert: Billiger geht es nicht. Hol dir damit diesen Stich.
lesson-gold-trump-other = Erlaubt. Aber hol dir den Stich mit { $gold }.
lesson-gold-catch = Hohes Gold ist mehr wert, und { $gold } liegt noch im Vorrat. Spiel eine 7: So hast du die niedrigste Karte.
lesson-gold-catch-other = Erlaubt. Aber nur eine 7 bringt { $gold }.
lesson-gold-worth = Am Ende ist Gold 1 bis 3 je 1 Punkt wert, Gold 4 bis 6 je 2, Gold 7 und 8 je 3. Du behältst { $small }, { $middle } und { $large }: Wie viele Punkte?
lesson-gold-worth-other = Ein Punkt, zwei und drei.

## Zwei Teams

lesson-team-bid = { $partner } und du seid ein Team: Es gilt das höhere eurer beiden Gebote. { $theirs } liegt da, und deine Hand ist stark. Biete { $mine }.
lesson-team-bid-other = Erlaubt. Aber deine Hand ist gut für 5 Stiche: { $mine }.
lesson-team-higher = { $partner } hat 3 geboten und du 5. Wie viele Stiche hat euer Team versprochen?
lesson-team-higher-other = Es gilt das höhere Gebot. Zusammengezählt wird nicht.
lesson-team-leave = Eure Stiche zählen zusammen. Diesen macht wohl { $partner } mit { $card }, also spar deine hohen Karten: Spiel eine 4 oder weniger.
lesson-team-leave-other = Erlaubt. Aber spar dir diese Karte und spiel eine 4 oder weniger.
lesson-team-together = Euer Team hat 5 geboten. Du hast 3 Stiche, { $partner } hat 2. Wie viele Punkte macht das?
lesson-team-together-other = 3 + 2 ist genau euer Gebot, also zählt es doppelt.

## Warum etwas in einer Lektion nicht geht

reason-no-lesson = An diesem Tisch läuft keine Lektion.
reason-no-such-lesson = Eine Lektion { $name } gibt es nicht; es gibt { $known }.
reason-lesson-on = In einer Lektion wird nichts zurückgenommen. Mach weiter oder beginne sie von vorn.
reason-lesson-waits = Drück in der Lektion zuerst auf „Weiter“.
reason-lesson-other = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes.
reason-lesson-wrong = Nicht ganz. Versuch eine andere Antwort.
