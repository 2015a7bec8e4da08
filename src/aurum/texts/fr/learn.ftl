### The rules page: the rules in our own words, clause by clause, and a glossary.

## How it works, in a minute

learn-lead = Vous annoncez combien de plis vous ferez en posant une carte de cette valeur. Dans un pli, personne ne joue un métal déjà présent. La carte la plus forte prend le pli ; la plus faible rapporte de l’or et l’entame suivante. L’or est atout, change les enchères et compte à la fin.
learn-example-title = Un pli
learn-example = On entame avec { $first }. Le bismuth est désormais interdit dans ce pli : suivent { $second } puis { $third }, chaque fois un autre métal. { $third } est la plus forte et remporte le pli. { $second } est la plus faible : elle rapporte Or 3, s’il en reste, et l’entame suivante.

## Cards and dealing

chapter-cards = Cartes et donne
rule-r1-1 = Il y a cinq métaux ordinaires (bismuth, cuivre, phosphore, argent, zinc), chacun de 1 à 10.
rule-r1-2 = Il y a 15 cartes Or : quatre 0, deux de chaque de 1 à 3, une de chaque de 4 à 8.
rule-r2-1 = À quatre, deux équipes, partenaires face à face. Chacun reçoit 12 cartes ; les deux restantes, visibles, sont hors jeu pour la manche.
rule-r2-2 = À trois, chacun pour soi, sans le cuivre, sans les 10 et sans l’or 8 : 12 cartes chacun, aucune en trop.
rule-r2-3 = Avec les zéros, chacun commence chaque manche avec un Or 0. Le reste de l’or est dans la réserve. Tout l’or est visible.
rule-r2-4 = Le hasard désigne qui commence la première manche ; ensuite, on tourne vers la gauche.

## Bidding

chapter-bid = L’enchère
rule-r3-1 = Votre enchère est une carte de votre main : sa valeur est le nombre de plis visé. Elle quitte la main. On ne peut annoncer ni 0, ni une valeur qu’on n’a pas.
rule-r3-2 = À trois, on choisit en secret et on révèle ensemble.
rule-r3-3 = À quatre, on pose les enchères à découvert, tour à tour, depuis la personne qui commence.
rule-r3-4 = L’enchère d’une équipe est toujours la plus haute de ses deux cartes.

## Changing bids

chapter-exchange = Changer une enchère
rule-r4-1 = Avant chaque pli, vous pouvez rendre une de vos cartes Or à la réserve et remplacer votre carte d’enchère, ou celle de votre partenaire, par une carte de votre main.
rule-r4-2 = La carte remplacée rejoint votre main.
rule-r4-3 = Avant chaque pli, on interroge chacun une seule fois, à partir de la personne qui entame. On saute qui n’a pas d’or ou n’a plus de carte en main.
rule-r4-4 = La nouvelle carte peut avoir la même valeur.
rule-r4-5 = Tout se fait à découvert : chacun sait que l’ancienne carte est dans cette main.
rule-r4-6 = L’or est aussitôt dans la réserve et peut être gagné dès ce pli.

## Play

chapter-play = Jouer
rule-r5-1 = On entame avec n’importe quelle carte Métal, jamais avec de l’or.
rule-r5-2 = Ensuite, dans le sens horaire, chacun ajoute une carte d’un métal absent du pli, ou de l’or de sa collection. L’or est toujours permis, même sur de l’or.
rule-r5-3 = Qui n’a pas de carte Métal possible mais a de l’or peut le jouer ou refuser. Refuser termine la manche.

## The trick

chapter-trick = Quand tous ont joué
rule-r6-1 = La carte Métal la plus faible rapporte une carte Or de cette valeur, si la réserve en a.
rule-r6-2 = La même personne entame ensuite, or ou pas.
rule-r6-3 = L’or est atout : la plus haute carte Or prend le pli ; sans or, la plus haute carte Métal.
rule-r6-4 = Toute égalité, en haut comme en bas, profite à la carte jouée plus tard.
rule-r6-5 = L’or joué dans le pli retourne ensuite à la réserve ; on ne peut pas le gagner dans ce pli.

## The end of a round

chapter-end = Fin de la manche
rule-r7-1 = La manche s’arrête dès que la personne dont c’est le tour ne peut rien jouer ; aussi quand il n’y a plus de carte Métal pour entamer.
rule-r7-2 = Elle s’arrête aussi quand quelqu’un ne pourrait jouer que de l’or et refuse.
rule-r7-3 = Cette personne montre sa main.
rule-r7-4 = Le pli inachevé ne compte pour personne, et l’or qu’il contient est perdu pour le décompte.

## Scoring

chapter-score = Décompte et victoire
rule-r8-1 = Trop peu de plis : rien. Trop : l’enchère. Juste : deux fois l’enchère.
rule-r8-2 = L’or qui vous reste : 0 pour le 0, 1 de 1 à 3, 2 de 4 à 6, 3 pour 7 et 8.
rule-r9 = Le plus haut score prend une pépite. En cas d’égalité, cela dépend de l’édition.
rule-r10 = Selon l’édition, la victoire revient à qui réunit le premier deux pépites, ou à qui en a le plus après trois manches.
rule-r11-1 = Variante : avec ou sans les zéros d’or.
rule-r11-2 = Variante : jouer exactement trois manches et additionner les points, au lieu des pépites.

## Editions

chapter-editions = Ce que les éditions font autrement
learn-editions = Cinq livrets décrivent le jeu et divergent par endroits. Chaque table en suit un. Ce tableau vient du moteur de jeu lui-même.

## Glossary

chapter-glossary = Glossaire
term-base-card = Carte Métal
term-base-card-means = Toute carte qui n’est pas de l’or.
term-bid = Enchère
term-bid-means = La carte qui dit combien de plis vous voulez faire.
term-bid-exchange = Échange d’enchère
term-bid-exchange-means = Payer de l’or avant un pli pour remplacer une carte d’enchère.
term-burnt = Métal brûlé
term-burnt-means = Un métal déjà dans le pli, qu’on ne peut plus jouer.
term-collection = Collection
term-collection-means = L’or posé devant un joueur.
term-exposed = Hors jeu
term-exposed-means = Les deux cartes en trop à quatre joueurs, visibles.
term-leader = Meneur
term-leader-means = Qui joue la première carte d’un pli.
term-nugget = Pépite
term-nugget-means = Le prix d’une manche.
term-side = Camp
term-side-means = Un joueur seul, ou une équipe de deux.
term-supply = Réserve
term-supply-means = L’or au milieu, qui n’est à personne.
term-trick = Pli
term-trick-means = Une carte de chacun ; l’une d’elles les prend toutes.
