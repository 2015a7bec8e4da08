### Le bilan d’une partie : la chance et le jeu. Les points sont des centièmes de la partie.

## En une ligne

review-match = Partie dans { $file }, ligne { $line }
review-unit = Chances et points sont des centièmes de la partie ; ± est l’erreur type.
review-head = { $name } : chances de gagner de { $start } % à { $result } %.
review-columns = Donne { $deal }, cartes cachées { $hidden }, jeu des autres { $others }, jeu personnel { $own }.
review-points = { $points } ± { $error }
amount-points = { $points } points
amount-matches = { $matches } parties entières
review-large = Une somme peut dépasser une partie entière : une chance peut être perdue et regagnée plusieurs fois.
review-sentence-deal-plus = Ce qui a le plus aidé : les cartes distribuées, { $amount }.
review-sentence-deal-minus = Ce qui a le plus coûté : les cartes distribuées, { $amount }.
review-sentence-hidden-plus = Ce qui a le plus aidé : la chance avec les cartes cachées, { $amount }.
review-sentence-hidden-minus = Ce qui a le plus coûté : la malchance avec les cartes cachées, { $amount }.
review-sentence-others-plus = Ce qui a le plus aidé : le jeu des autres, { $amount }.
review-sentence-others-minus = Ce qui a le plus coûté : le jeu des autres, { $amount }.
review-sentence-own-plus = Ce qui a le plus aidé : le jeu personnel, { $amount }.
review-sentence-own-minus = Ce qui a le plus coûté : le jeu personnel, { $amount }.
review-sentence-even = Rien ne ressort : la chance et le jeu se sont presque compensés.

## Le fil de la partie

review-course = Fil de la partie pour { $name } : chances de gagner d’après ce qu’on pouvait savoir, puis toutes cartes découvertes.
review-course-line = { $moment } : { $known } %, toutes cartes découvertes { $open } %.
review-course-open = { $moment } : toutes cartes découvertes { $open } %.
review-at-deal = Manche { $round }, donne
review-at-bids = Manche { $round }, enchères
review-at-trick = Manche { $round }, pli { $trick }

## Décisions

review-none = Aucune décision n’était à coup sûr une erreur.
review-mark = Manche { $round }, { $name } : { $action }. C’était { $word } ({ $loss } ± { $error } points). Mieux : { $best }.
review-turning = Tournant de la manche { $round }, { $name } : { $action }. Pour { $side } : { $change } points ({ $cause }).
review-swap = { $card } comme nouvelle enchère, payée avec Or { $gold }
review-swap-partner = { $card } comme nouvelle enchère du partenaire, payée avec Or { $gold }
mark-inaccuracy = une imprécision
mark-mistake = une erreur
mark-blunder = une grosse erreur

## Ce qui est dit des décisions : combien de chaque sorte

verdicts = { $name }, décisions : { $list }.
verdict-sharp =
    { $count ->
        [one] { $count } excellente
       *[other] { $count } excellentes
    }
verdict-fine =
    { $count ->
        [one] { $count } bonne
       *[other] { $count } bonnes
    }
verdict-close =
    { $count ->
        [one] { $count } serrée
       *[other] { $count } serrées
    }
verdict-depends = { $count } selon le jeu des autres
verdict-inaccuracy =
    { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
verdict-mistake =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
verdict-blunder =
    { $count ->
        [one] { $count } grosse erreur
       *[other] { $count } grosses erreurs
    }
cause-own = jeu personnel
cause-others = jeu des autres
cause-hidden = répartition des cartes

## Coups de malchance et coups de chance

fortune-line = Manche { $round }, { $name } : { $what } { $often } { $change }.
fortune-deal-minus = Une mauvaise donne.
fortune-deal-plus = Une bonne donne.
fortune-taken = { $action } a remporté le pli.
fortune-not-taken = { $action } n’a pas remporté le pli.
fortune-gold = { $action } a rapporté de l’or.
fortune-no-gold = { $action } n’a pas rapporté d’or.
fortune-under = L’enchère { $action } n’a pas été atteinte.
fortune-exact = L’enchère { $action } a été atteinte exactement.
fortune-over = L’enchère { $action } a été dépassée.
fortune-often = Cela arrive dans { $percent } % des donnes possibles.
fortune-often-minus = { $percent } % de toutes les donnes sont aussi mauvaises ou pires.
fortune-often-plus = { $percent } % de toutes les donnes sont aussi bonnes ou meilleures.

## La chance sur plusieurs parties

luck-head = { $name } sur plusieurs parties
luck-account =
    { $matches ->
        [one] Une partie : la chance a valu { $luck } victoire. Jusqu’à ± { $band }, c’est courant.
       *[other] { $matches } parties : la chance a valu { $luck } victoires. Jusqu’à ± { $band }, c’est courant.
    }
luck-usual = Rien d’inhabituel.
luck-lucky = Une chance inhabituelle : seuls { $percent } % des joueurs s’écartent autant de la moyenne.
luck-unlucky = Une malchance inhabituelle : seuls { $percent } % des joueurs s’écartent autant de la moyenne.
luck-play = Jeu personnel : { $points } ± { $error } points par partie.
luck-bids =
    { $bids ->
        [one] Une enchère, et ce qu’on pouvait en attendre :
       *[other] { $bids } enchères, et ce qu’on pouvait en attendre :
    }
luck-bid-under = manquées { $came } (attendu { $expected } ± { $band })
luck-bid-exact = atteintes exactement { $came } (attendu { $expected } ± { $band })
luck-bid-over = dépassées { $came } (attendu { $expected } ± { $band })
