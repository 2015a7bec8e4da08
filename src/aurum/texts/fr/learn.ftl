### The rules page: the rules in our own words, clause by clause, and a glossary.
### [word](term) links a word to the glossary's `term-…`.

## How it works, in a minute

learn-goal = Marquez à chaque manche plus de points que les autres : faites exactement autant de [plis](trick) que promis et gardez de l’or. Une [manche](round) gagnée rapporte une [pépite](nugget) ; les pépites décident de la [partie](round).
learn-five-title = Le jeu en cinq phrases
learn-five-1 = L’enchère : vous posez une carte, et son nombre dit combien de plis vous promettez. Elle ne sera plus dans votre main.
learn-five-2 = Personne n’a le droit de jouer un métal déjà présent dans le pli. L’or est toujours permis, mais jamais pour entamer.
learn-five-3 = L’or le plus haut remporte le pli ; sans or, la carte la plus forte. À égalité, la carte jouée plus tard l’emporte.
learn-five-4 = La carte Métal la plus faible rapporte un Or du même nombre, s’il en reste, et l’entame suivante.
learn-five-5 = Dès que quelqu’un ne peut plus jouer, la manche est finie. L’enchère faite pile compte double, plus de plis comptent l’enchère, moins ne comptent rien ; l’or gardé ajoute des points.
learn-five-four = À quatre, les partenaires se font face : la plus haute de vos deux enchères compte, vos plis et votre or s’additionnent.
learn-exchange-here = Sur cette page : quand les enchères ont été dévoilées, on vous demande si la vôtre reste. Ensuite, appuyez à tout moment sur « Changer l’enchère », et on vous le proposera avant le prochain pli. Sinon votre enchère reste.
learn-words-title = Quelques mots d’abord
learn-symbols-title = Les métaux sur les cartes
learn-more = Toutes les règles

## Examples

learn-examples-title = Exemples
learn-example-title = Un pli
learn-example = On entame avec { $first }. Le bismuth est désormais interdit dans ce pli : suivent { $second } puis { $third }, chaque fois un autre métal. { $third } est la plus forte et remporte le pli. { $second } est la plus faible : elle rapporte { $gold }, s’il en reste, et l’entame suivante.
learn-example-gold-title = Un pli avec de l’or
learn-example-gold = On entame avec { $first }, puis viennent { $second } et { $third }. L’or remporte le pli, puis retourne à la réserve. { $third } est la carte Métal la plus faible : elle rapporte { $gold } et l’entame suivante.
learn-example-tie-title = Une égalité
learn-example-tie = On entame avec { $first }, puis viennent { $second } et { $third }. Deux cartes sont à égalité, les plus fortes : { $third } a été jouée plus tard et remporte le pli. Pour la plus faible, c’est la même règle.
learn-example-score-title = Le décompte
learn-example-score = 4 annoncés, 4 plis faits : 8 points. Il vous reste { $first } et { $second } : 1 + 2 points. Total 11. Avec 5 plis, ce serait 4 + 3 ; avec 3 plis, 0 + 3.

## Cards and dealing

chapter-cards = Cartes et donne
rule-r1-1 = Outre l’or, il y a cinq métaux (bismuth, cuivre, phosphore, argent, zinc), chacun de 1 à 10.
rule-r1-2 = Il y a 15 cartes Or : quatre 0, deux de chaque de 1 à 3, une de chaque de 4 à 8. L’or est [atout](trump).
rule-r2-1 = À quatre, deux équipes, [partenaires](partner) face à face. Chacun reçoit 12 cartes ; les deux restantes, visibles, sont [hors jeu](exposed) pour la manche.
rule-r2-2 = À trois, chacun pour soi, sans le cuivre, sans les 10 et sans Or 8 : 12 cartes chacun, aucune en trop.
rule-r2-3 = Avec les zéros, chacun commence chaque manche avec un Or 0. Le reste de l’or est dans la [réserve](supply). Tout l’or est toujours visible.
rule-r2-4 = Le sort désigne qui commence la première manche ; ensuite, ce rôle passe à gauche à chaque manche.
rule-r2-5 = Il y a toujours assez de [pépites](nugget), quel que soit leur nombre dans la boîte.

## Bidding

chapter-bid = L’enchère
rule-r3-1 = Votre [enchère](bid) est une [carte Métal](base-card) de votre main : sa [valeur](rank) est le nombre de plis visé. Elle quitte la main. On ne peut annoncer ni 0, ni une valeur qu’on n’a pas.
rule-r3-2 = À trois, on choisit en secret et on révèle ensemble.
rule-r3-3 = À quatre, on pose les enchères à découvert, tour à tour, à partir de la personne qui commence.
rule-r3-4 = L’enchère d’une équipe est toujours la plus haute de ses deux cartes d’enchère.

## Changing bids

chapter-exchange = Changer une enchère
rule-r4-1 = Avant chaque pli, dès le premier, vous pouvez rendre un Or, même un 0, à la [réserve](supply) pour poser une carte de votre main à la place d’une enchère : la vôtre, ou celle de l’autre membre de l’équipe.
rule-r4-2 = La carte remplacée rejoint votre main.
rule-r4-3 = Avant chaque pli, on interroge chacun une seule fois, à partir de la personne qui [entame](leader). On saute qui n’a pas d’or ou n’a plus de carte en main.
rule-r4-4 = La nouvelle carte peut avoir la même valeur.
rule-r4-5 = Tout se fait à découvert : chacun sait que l’ancienne carte d’enchère est maintenant dans cette main.
rule-r4-6 = L’or est aussitôt dans la réserve et peut être gagné dès le pli qui va commencer.

## Play

chapter-play = Jouer
rule-r5-1 = Toute [carte Métal](base-card) peut servir à [entamer](leader), l’or jamais.
rule-r5-2 = Ensuite, dans le sens horaire, chacun ajoute une carte d’un métal absent du pli, ou de l’or de son [stock](collection). L’or est toujours permis, même sur de l’or. ([Fournir](follow) est interdit.)
rule-r5-3 = Sans carte Métal jouable, mais avec de l’or, on peut le jouer ou y renoncer. Y renoncer termine la manche.

## The trick

chapter-trick = Quand tous ont joué
rule-r6-1 = La carte Métal la plus faible rapporte une carte Or de cette valeur, si la [réserve](supply) en a. Il n’y a pas d’or au-dessus de 8 (de 7 à trois) : un 9 ou un 10 (à trois, un 8 ou un 9) ne rapporte alors que l’entame. Un Or 0 dépensé est perdu : aucune carte Métal ne vaut 0.
rule-r6-2 = La même personne entame ensuite, or ou pas. Si tous les autres jouent de l’or, c’est celle qui avait entamé.
rule-r6-3 = L’or est [atout](trump) : la plus haute carte Or remporte le pli ; sans or, la plus haute carte Métal.
rule-r6-4 = Toute égalité, pour la plus forte comme pour la plus faible, profite à la carte jouée plus tard.
rule-r6-5 = L’or joué dans le pli retourne ensuite à la réserve ; on ne peut pas le gagner dans ce pli.

## The end of a round

chapter-end = Fin de la manche
rule-r7-1 = La manche s’arrête dès que la personne dont c’est le tour ne peut rien jouer ; aussi quand il n’y a plus de carte Métal pour entamer.
rule-r7-2 = Elle s’arrête aussi quand quelqu’un ne pourrait jouer que de l’or et y renonce.
rule-r7-3 = Cette personne montre sa main.
rule-r7-4 = Le pli inachevé ne compte pour personne, et l’or qu’il contient est perdu pour le décompte.

## Scoring

chapter-score = Décompte et victoire
rule-r8-1 = Les [partenaires](partner) additionnent leurs plis et leur or. Moins de plis que l’enchère : aucun point. Plus : autant de points que l’enchère. Exactement : le double.
rule-r8-2 = Points pour l’or qui vous reste : 0 pour le 0, 1 de 1 à 3, 2 de 4 à 6, 3 pour 7 et 8.
rule-r9 = Le [camp](side) qui a le plus de points gagne une [pépite](nugget). On départage les égalités pas à pas, selon l’édition : « enchère exacte » garde les camps qui ont réalisé leur enchère exactement, s’il y en a ; « or le plus haut » garde ceux dont la meilleure carte Or est la plus haute à la fin (aucun or vaut moins qu’un 0). Les camps encore à égalité gagnent une pépite chacun.
rule-r10-1 = Le premier à deux : la partie s’arrête dès qu’un camp a deux [pépites](nugget). Les camps qui y parviennent dans la même manche gagnent ensemble.
rule-r10-2 = Au meilleur des trois manches : la partie ne s’arrête avant la troisième que si un camp a deux pépites et plus que chacun des autres. Après la troisième, le plus de pépites l’emporte. À trois, les camps à égalité en tête comparent les cartes d’enchère posées devant eux à la fin de cette manche, et la plus haute gagne. S’ils restent à égalité, ils gagnent ensemble.
rule-r11-1 = Variante : avec ou sans les zéros d’or.
rule-r11-2 = Variante : jouer exactement trois manches et additionner les points, au lieu de jouer pour des pépites. À égalité de points, la victoire est partagée.

## Editions

chapter-editions = Ce que les éditions font autrement
learn-editions = Cinq livrets décrivent le jeu et divergent par endroits. Chaque table en suit un. Les deux tableaux viennent du moteur de jeu lui-même.

## Glossary

chapter-glossary = Glossaire
term-base-card = Carte Métal
term-base-card-means = Toute carte qui n’est pas de l’or.
term-bid = Enchère
term-bid-means = La carte qui dit combien de plis vous voulez faire.
term-bid-exchange = Changer une enchère
term-bid-exchange-means = Payer de l’or avant un pli pour remplacer une carte d’enchère.
term-collection = Stock d’or
term-collection-means = L’or posé devant un joueur.
term-exposed = Hors jeu
term-exposed-means = Les deux cartes en trop à quatre joueurs, visibles.
term-follow = Fournir
term-follow-means = Jouer un métal déjà présent dans le pli. Interdit ici.
term-leader = Entamer
term-leader-means = Ouvrir un pli : poser la carte qui commence.
term-nugget = Pépite
term-nugget-means = La récompense d’une manche gagnée.
term-partner = Partenaire
term-partner-means = À quatre, la personne assise en face de vous ; à deux, vous formez une équipe.
term-rank = Valeur
term-rank-means = Le nombre inscrit sur la carte.
term-round = Manche, partie
term-round-means = Une manche : tous les plis d’une donne. Une partie : les manches jusqu’à la victoire.
term-side = Camp
term-side-means = Un joueur seul, ou une équipe de deux.
term-supply = Réserve
term-supply-means = L’or au milieu, qui n’est à personne.
term-trick = Pli
term-trick-means = Une carte de chacun ; la meilleure les remporte toutes.
term-trump = Atout
term-trump-means = L’or, qui bat toute carte Métal.
