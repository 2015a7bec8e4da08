### The rules page: the rules in our own words, clause by clause, and a glossary.
### [word](term) links a word to the glossary's `term-…`.

## How it works, in a minute

learn-goal = Mach in jeder Runde mehr Punkte als die anderen: genau so viele [Stiche](trick), wie du versprochen hast, und Gold, das du behältst. Eine gewonnene [Runde](round) bringt ein [Nugget](nugget); Nuggets entscheiden die [Partie](round).
learn-five-title = Das Spiel in fünf Sätzen
learn-five-1 = Bieten: Du legst eine Karte ab, und ihre Zahl sagt, wie viele Stiche du versprichst. Sie fehlt dir dann auf der Hand.
learn-five-2 = Niemand darf ein Metall spielen, das schon im Stich liegt. Gold geht immer, nur ausspielen darf man es nie.
learn-five-3 = Das höchste Gold macht den Stich, ohne Gold die höchste Karte. Bei Gleichstand zählt die später gespielte.
learn-five-4 = Die niedrigste Metallkarte bringt eine Goldkarte mit derselben Zahl, wenn noch eine da ist, und das nächste Ausspiel.
learn-five-5 = Kann jemand nicht mehr spielen, ist die Runde aus. Das Gebot genau getroffen zählt doppelt, mehr Stiche zählen das Gebot, weniger nichts; behaltenes Gold bringt Punkte dazu.
learn-five-four = Zu viert sitzen sich Partner gegenüber: Es gilt das höhere eurer beiden Gebote, und eure Stiche und euer Gold zählen zusammen.
learn-exchange-here = Auf dieser Seite: Wenn die Gebote aufgedeckt sind, wirst du gefragt, ob deins liegen bleibt. Später drückst du jederzeit „Gebot ändern“, dann wirst du vor dem nächsten Stich gefragt. Sonst bleibt dein Gebot liegen.
learn-words-title = Ein paar Wörter vorab
learn-symbols-title = Die Metalle auf den Karten
learn-more = Alle Regeln

## Examples

learn-examples-title = Beispiele
learn-example-title = Ein Stich
learn-example = { $first } wird ausgespielt. Wismut ist in diesem Stich vergeben: Es folgen { $second } und { $third }, jedes ein anderes Metall. { $third } ist am höchsten und macht den Stich. { $second } ist am niedrigsten: Wer sie gespielt hat, bekommt { $gold }, wenn noch eine Karte davon da ist, und spielt als Nächstes aus.
learn-example-gold-title = Ein Stich mit Gold
learn-example-gold = { $first } wird ausgespielt, dann { $second }, dann { $third }. Das Gold macht den Stich und geht danach zurück in den Vorrat. { $third } ist die niedrigste Metallkarte: Wer sie gespielt hat, bekommt { $gold } und spielt als Nächstes aus.
learn-example-tie-title = Gleichstand
learn-example-tie = { $first } wird ausgespielt, dann { $second }, dann { $third }. Zwei Karten sind gleich hoch: { $third } kam später und macht den Stich. Für die niedrigste Karte gilt dasselbe.
learn-example-score-title = Wertung
learn-example-score = 4 geboten, 4 Stiche gemacht: 8 Punkte. Du hast noch { $first } und { $second }: 1 + 2 Punkte. Zusammen 11. Mit 5 Stichen wären es 4 + 3, mit 3 Stichen 0 + 3.

## Cards and dealing

chapter-cards = Karten und Austeilen
rule-r1-1 = Es gibt fünf Elemente (Wismut, Kupfer, Phosphor, Silber, Zink) mit Karten von 1 bis 10.
rule-r1-2 = Es gibt 15 Goldkarten: viermal die 0, je zweimal 1, 2 und 3, je einmal 4 bis 8. Gold ist [Trumpf](trump).
rule-r2-1 = Zu viert spielen zwei Teams, [Partner](partner) sitzen sich gegenüber. Jeder bekommt 12 Karten; die zwei übrigen liegen offen und sind diese Runde [nicht im Spiel](exposed).
rule-r2-2 = Zu dritt spielt jeder für sich, ohne Kupfer, ohne die Zehner und ohne Gold 8: je 12 Karten, keine bleibt übrig.
rule-r2-3 = Sind die Nullen im Spiel, bekommt jeder zu Beginn jeder Runde eine Gold-Null. Das übrige Gold liegt im [Vorrat](supply). Alles Gold ist stets offen.
rule-r2-4 = Wer die erste Runde beginnt, wird ausgelost; danach wechselt es jede Runde nach links.
rule-r2-5 = [Nuggets](nugget) gibt es immer genug, egal wie viele in der Schachtel liegen.

## Bidding

chapter-bid = Das Gebot
rule-r3-1 = Dein [Gebot](bid) ist eine [Metallkarte](base-card) von der Hand: Ihr [Wert](rank) ist die Zahl der Stiche, die du willst. Sie verlässt die Hand. Eine 0 kann niemand bieten, und auch keinen Wert, den man nicht hat.
rule-r3-2 = Zu dritt wählt man verdeckt und deckt gemeinsam auf.
rule-r3-3 = Zu viert bietet man offen und reihum; wer die Runde beginnt, legt zuerst.
rule-r3-4 = Das Gebot eines Teams ist immer die höhere seiner beiden Gebotskarten.

## Changing bids

chapter-exchange = Ein Gebot ändern
rule-r4-1 = Vor jedem Stich, auch vor dem ersten, darfst du eine deiner Goldkarten, auch eine 0, in den [Vorrat](supply) zurücklegen und dafür deine Gebotskarte oder die deines Partners durch eine Handkarte ersetzen.
rule-r4-2 = Die ersetzte Karte kommt auf deine Hand.
rule-r4-3 = Vor jedem Stich wird jeder einmal gefragt, zuerst, wer [ausspielt](leader). Wer kein Gold oder keine Handkarten hat, wird übersprungen.
rule-r4-4 = Die neue Karte darf denselben Wert haben.
rule-r4-5 = All das ist offen: Jeder weiß, dass die alte Gebotskarte jetzt auf dieser Hand ist.
rule-r4-6 = Das Gold liegt sofort im Vorrat und kann schon in dem Stich gewonnen werden, der gleich beginnt.

## Play

chapter-play = Karten spielen
rule-r5-1 = [Ausspielen](leader) darf man jede [Metallkarte](base-card), nie Gold.
rule-r5-2 = Dann legt im Uhrzeigersinn jeder eine Karte dazu, deren Metall noch nicht im Stich liegt, oder eigenes Gold. Gold geht immer, auch auf Gold. ([Bedienen](follow) ist verboten.)
rule-r5-3 = Wer keine passende Metallkarte hat, aber Gold, darf es spielen oder verzichten. Verzicht beendet die Runde.

## The trick

chapter-trick = Wenn alle gespielt haben
rule-r6-1 = Die niedrigste Metallkarte bringt eine Goldkarte mit diesem Wert, wenn der [Vorrat](supply) eine hat. Gold über 8 gibt es nicht (zu dritt über 7); ist die niedrigste Karte eine 9 oder 10 (zu dritt eine 8 oder 9), bringt sie nur das Ausspiel. Eine ausgegebene Gold-Null ist weg, denn keine Metallkarte hat den Wert 0.
rule-r6-2 = Wer sie gespielt hat, spielt als Nächstes aus, ob es Gold gab oder nicht. Spielen alle anderen Gold, bleibt das Ausspiel, wo es war.
rule-r6-3 = Gold ist [Trumpf](trump): Das höchste Gold macht den Stich; ohne Gold die höchste Metallkarte.
rule-r6-4 = Bei jedem Gleichstand, ob am höchsten oder am niedrigsten, zählt die später gespielte Karte.
rule-r6-5 = In den Stich gespieltes Gold kehrt danach in den Vorrat zurück; im selben Stich ist es nicht zu gewinnen.

## The end of a round

chapter-end = Ende der Runde
rule-r7-1 = Die Runde endet sofort, wenn jemand am Zug ist und nichts spielen kann; ebenso, wenn zum Ausspielen keine Metallkarte mehr da ist.
rule-r7-2 = Sie endet auch, wenn jemand nur Gold spielen könnte und verzichtet.
rule-r7-3 = Wer die Runde beendet hat, zeigt seine Hand.
rule-r7-4 = Der angefangene Stich zählt für niemanden, und Gold darin ist für die Wertung verloren.

## Scoring

chapter-score = Wertung und Sieg
rule-r8-1 = [Partner](partner) zählen Stiche und Gold zusammen. Zu wenige Stiche: keine Punkte. Zu viele: so viele Punkte wie das Gebot. Genau getroffen: doppelt so viele.
rule-r8-2 = Punkte für Gold, das du noch hast: 0 für die 0, je 1 für 1 bis 3, je 2 für 4 bis 6, je 3 für 7 und 8.
rule-r9 = Die [Partei](side) mit den meisten Punkten bekommt ein [Nugget](nugget). Ein Gleichstand wird Schritt für Schritt aufgelöst, je nach Ausgabe: „Genaues Gebot“ lässt übrig, wer sein Gebot genau erfüllt hat, falls das jemand hat; „höchstes Gold“ lässt übrig, wessen beste Goldkarte am Ende die höchste ist (gar kein Gold ist weniger als eine 0). Wer dann noch gleichauf liegt, bekommt je ein Nugget.
rule-r10-1 = Wer zuerst zwei hat: Die Partie endet, sobald eine Partei zwei [Nuggets](nugget) hat. Schaffen es mehrere in derselben Runde, gewinnen sie gemeinsam.
rule-r10-2 = Höchstens drei Runden: Vor der dritten endet die Partie nur, wenn eine Partei zwei Nuggets hat und mehr als jede andere. Nach der dritten gewinnen die meisten Nuggets. Zu dritt vergleichen alle, die gleichauf führen, die Gebotskarten, die am Ende dieser Runde vor ihnen liegen; die höchste gewinnt. Wer dann noch gleichauf liegt, gewinnt gemeinsam.
rule-r11-1 = Variante: mit oder ohne Gold-Nullen.
rule-r11-2 = Variante: genau drei Runden spielen und die Punkte addieren, statt um Nuggets zu spielen. Gleiche Summen gewinnen gemeinsam.

## Editions

chapter-editions = Was die Ausgaben anders machen
learn-editions = Fünf Regelhefte beschreiben das Spiel, und an ein paar Stellen sind sie sich uneins. An jedem Tisch gilt eines davon. Beide Übersichten kommen aus der Spiellogik selbst.

## Glossary

chapter-glossary = Begriffe
term-base-card = Metallkarte
term-base-card-means = Jede Karte, die kein Gold ist (im deutschen Regelheft: Elementarkarte).
term-bid = Gebot
term-bid-means = Die Karte, die sagt, wie viele Stiche du machen willst.
term-bid-exchange = Ein Gebot ändern
term-bid-exchange-means = Vor einem Stich Gold bezahlen, um eine Gebotskarte zu ersetzen.
term-collection = Goldsammlung
term-collection-means = Das Gold, das vor jemandem liegt.
term-exposed = Nicht im Spiel
term-exposed-means = Die zwei Karten, die zu viert übrig bleiben, offen.
term-follow = Bedienen
term-follow-means = Ein Metall spielen, das schon im Stich liegt. Hier verboten.
term-leader = Ausspielen
term-leader-means = Einen Stich eröffnen, also seine erste Karte legen.
term-nugget = Nugget
term-nugget-means = Die Belohnung für eine gewonnene Runde.
term-partner = Partner
term-partner-means = Zu viert, wer dir gegenübersitzt; ihr beide seid ein Team.
term-rank = Wert
term-rank-means = Die Zahl auf der Karte.
term-round = Runde, Partie
term-round-means = Eine Runde sind alle Stiche eines Austeilens, eine Partie alle Runden bis zum Sieg.
term-side = Partei
term-side-means = Wer allein spielt oder ein Zweierteam.
term-supply = Vorrat
term-supply-means = Das Gold in der Mitte, das niemandem gehört.
term-trick = Stich
term-trick-means = Jeder spielt eine Karte; die stärkste gewinnt sie alle.
term-trump = Trumpf
term-trump-means = Gold; es schlägt jede Metallkarte.
