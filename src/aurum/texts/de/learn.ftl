### The rules page: the rules in our own words, clause by clause, and a glossary.

## How it works, in a minute

learn-lead = Du bietest, wie viele Stiche du machst, indem du eine Karte mit diesem Wert hinlegst. In den Stichen darf niemand ein Metall spielen, das schon liegt. Die höchste Karte nimmt den Stich; die niedrigste bringt Gold und das nächste Ausspiel. Gold sticht alles, ändert Gebote und zählt am Ende.
learn-example-title = Ein Stich
learn-example = { $first } wird ausgespielt. Wismut ist in diesem Stich vergeben: Es folgen { $second } und { $third }, jedes ein anderes Metall. { $third } ist am höchsten und macht den Stich. { $second } ist am niedrigsten: Wer sie gespielt hat, nimmt die Goldkarte 3, wenn noch eine da ist, und spielt als Nächstes aus.

## Cards and dealing

chapter-cards = Karten und Geben
rule-r1-1 = Es gibt fünf unedle Metalle (Wismut, Kupfer, Phosphor, Silber, Zink) mit Karten von 1 bis 10.
rule-r1-2 = Es gibt 15 Goldkarten: viermal die 0, je zweimal 1, 2 und 3, je einmal 4 bis 8.
rule-r2-1 = Zu viert spielen zwei Teams, Partner sitzen sich gegenüber. Jeder bekommt 12 Karten; die zwei übrigen liegen offen und sind diese Runde nicht im Spiel.
rule-r2-2 = Zu dritt spielt jeder für sich, ohne Kupfer, ohne die Zehner und ohne Gold 8: je 12 Karten, keine bleibt übrig.
rule-r2-3 = Mit Nullen beginnt jeder jede Runde mit einer Gold-Null. Das übrige Gold liegt im Vorrat. Alles Gold ist stets offen.
rule-r2-4 = Wer die erste Runde beginnt, bestimmt der Zufall; danach geht es links herum weiter.

## Bidding

chapter-bid = Das Gebot
rule-r3-1 = Dein Gebot ist eine Handkarte: Ihr Wert ist die Zahl der Stiche, die du willst. Sie verlässt die Hand. Eine 0 kann niemand bieten, und auch keinen Wert, den man nicht hat.
rule-r3-2 = Zu dritt wählt man verdeckt und deckt gemeinsam auf.
rule-r3-3 = Zu viert legt man die Gebote offen, der Reihe nach ab der Person, die beginnt.
rule-r3-4 = Das Gebot eines Teams ist immer die höhere seiner beiden Gebotskarten.

## Changing bids

chapter-exchange = Ein Gebot tauschen
rule-r4-1 = Vor jedem Stich darfst du eine deiner Goldkarten in den Vorrat zurücklegen und dafür deine Gebotskarte, oder die deines Partners, durch eine Handkarte ersetzen.
rule-r4-2 = Die ersetzte Karte kommt auf deine Hand.
rule-r4-3 = Die Gelegenheit geht einmal reihum, ab der Person, die ausspielt; je Stich einmal. Wer kein Gold oder keine Karten hat, wird übergangen.
rule-r4-4 = Die neue Karte darf denselben Wert haben.
rule-r4-5 = All das ist offen: Jeder weiß, dass die alte Gebotskarte jetzt auf dieser Hand ist.
rule-r4-6 = Das Gold liegt sofort im Vorrat und kann schon im nächsten Stich gewonnen werden.

## Play

chapter-play = Ausspielen
rule-r5-1 = Ausspielen darf man jede Metallkarte, nie Gold.
rule-r5-2 = Dann legt im Uhrzeigersinn jeder eine Karte dazu, deren Metall noch nicht im Stich liegt, oder Gold aus seiner Sammlung. Gold geht immer, auch auf Gold.
rule-r5-3 = Wer keine passende Metallkarte hat, aber Gold, darf es spielen oder verzichten. Verzicht beendet die Runde.

## The trick

chapter-trick = Wenn alle gespielt haben
rule-r6-1 = Die niedrigste Metallkarte bringt eine Goldkarte mit diesem Wert, wenn der Vorrat eine hat.
rule-r6-2 = Dieselbe Person spielt als Nächstes aus, ob es Gold gab oder nicht.
rule-r6-3 = Gold ist Trumpf: Das höchste Gold nimmt den Stich; ohne Gold die höchste Metallkarte.
rule-r6-4 = Bei jedem Gleichstand, oben wie unten, zählt die später gespielte Karte.
rule-r6-5 = In den Stich gespieltes Gold kehrt danach in den Vorrat zurück; im selben Stich ist es nicht zu gewinnen.

## The end of a round

chapter-end = Ende der Runde
rule-r7-1 = Die Runde endet sofort, wenn die Person am Zug nichts spielen kann; auch, wenn zum Ausspielen keine Metallkarte mehr da ist.
rule-r7-2 = Sie endet auch, wenn jemand nur Gold spielen könnte und verzichtet.
rule-r7-3 = Diese Person zeigt ihre Hand.
rule-r7-4 = Der angefangene Stich zählt für niemanden, und Gold darin ist für die Wertung verloren.

## Scoring

chapter-score = Wertung und Sieg
rule-r8-1 = Zu wenige Stiche: nichts. Zu viele: das Gebot. Genau: das doppelte Gebot.
rule-r8-2 = Gold, das du noch hast: 0 für die 0, 1 für 1 bis 3, 2 für 4 bis 6, 3 für 7 und 8.
rule-r9 = Die höchste Punktzahl bekommt ein Nugget. Was bei Gleichstand gilt, hängt von der Ausgabe ab.
rule-r10 = Je nach Ausgabe gewinnt, wer zuerst zwei Nuggets hat, oder wer nach drei Runden vorn liegt.
rule-r11-1 = Variante: mit oder ohne Gold-Nullen.
rule-r11-2 = Variante: genau drei Runden spielen und die Punkte addieren, statt um Nuggets.

## Editions

chapter-editions = Was die Ausgaben anders machen
learn-editions = Fünf Regelhefte beschreiben das Spiel, und an ein paar Stellen sind sie sich uneins. An jedem Tisch gilt eines davon. Diese Übersicht kommt aus der Spiellogik selbst.

## Glossary

chapter-glossary = Begriffe
term-base-card = Metallkarte
term-base-card-means = Jede Karte, die kein Gold ist.
term-bid = Gebot
term-bid-means = Die Karte, die sagt, wie viele Stiche du machen willst.
term-bid-exchange = Gebotstausch
term-bid-exchange-means = Vor einem Stich Gold bezahlen, um eine Gebotskarte zu ersetzen.
term-burnt = Verbranntes Metall
term-burnt-means = Ein Metall, das schon im Stich liegt und nicht noch einmal gespielt werden darf.
term-collection = Sammlung
term-collection-means = Das Gold, das vor einer Person liegt.
term-exposed = Nicht im Spiel
term-exposed-means = Die zwei Karten, die zu viert übrig bleiben, offen.
term-leader = Ausspieler
term-leader-means = Wer die erste Karte eines Stichs spielt.
term-nugget = Nugget
term-nugget-means = Der Preis einer Runde.
term-side = Partei
term-side-means = Eine Person allein, oder ein Team aus zweien.
term-supply = Vorrat
term-supply-means = Das Gold in der Mitte, das niemandem gehört.
term-trick = Stich
term-trick-means = Von jedem eine Karte; eine davon nimmt alle.
