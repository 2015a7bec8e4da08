### L’écran du bilan d’une partie.

review-offer = Qu’est-ce qui a décidé ?
review-failed = Le bilan n’a pas pu être calculé. Réessayez plus tard.
review-title = Ce qui a décidé de cette partie
review-intro = Un point est un centième de la partie. Tout a été compté dans les donnes possibles à ce moment-là.
review-waiting = Calcul en cours. Les premiers chiffres arrivent dans quelques secondes.
review-progress = Calcul de la manche { $round } sur { $count } ; ces chiffres ne sont pas encore définitifs.
review-busy = D’autres parties passent d’abord. Cette page continue toute seule.
review-for = Du point de vue de
review-waterfall = Du début au résultat
review-part = Cause
review-amount = Points
review-start = Chances au départ
review-hand = Cartes en main
review-lie = Répartition des autres cartes
review-others = Jeu des autres
review-hidden = Chance avec les cartes cachées
review-own = Jeu personnel
review-result = Résultat
review-so-far = Après la manche { $round }
review-graph = Fil de la partie
review-graph-text = Les chances de { $name }, de { $start } % au départ à { $result } % à la fin. Le tableau ci-dessous donne les mêmes chiffres.
review-known = ce qu’on pouvait savoir
review-open = toutes cartes découvertes
review-table = Les mêmes chiffres en tableau
review-moment = Moment
review-percent = { $number } %
review-turning-title = Tournants
review-turning-line = { $side } : { $change } points ({ $cause })
review-show = Voir ce moment
review-look-title = Décisions à revoir
review-look = Manche { $round } : que feriez-vous ici ?
review-what = Que joueriez-vous ?
review-right = Oui, le meilleur choix, ou aussi bon : { $action }.
review-wrong = Environ { $points } points de moins : { $action }. Le meilleur choix : { $best }.
review-was = Dans la partie : { $action }, { $word } ({ $loss } ± { $error } points).
review-came = Ce que cela a donné, les cartes étant ce qu’elles étaient : { $change } points.
review-again = Réessayer
review-matrix = Qui a apporté quoi à qui
review-by = Décisions de
review-method = Évaluateur { $version }, graine { $seed }, { $playouts } parties par position, { $worlds } donnes possibles par décision.

## Sur la feuille d’une manche

review-short = Chance et jeu dans cette manche
review-short-line = Chance { $luck }, jeu des autres { $others }, votre jeu { $own } : de { $start } % à { $result } %.

## Malchance

review-bad-luck = Coups de malchance
review-good-luck = Coups de chance
review-fortunes-help = Ce qui est arrivé contre toute attente, après la donne ou après une décision qui n’était pas une erreur, et à quelle fréquence cela arrive vraiment.
review-no-fortune = Rien de ce genre.

## Mes parties

luck-title = Chance et jeu
luck-help = La chance, c’est la donne et la répartition des cartes cachées. Une partie compte si son bilan est complet et si sa donne était nouvelle.
luck-came = obtenu
luck-expected = attendu
luck-row-under = manquées
luck-row-exact = atteintes exactement
luck-row-over = dépassées
luck-bids-title = Vos enchères, et ce qu’on pouvait en attendre
luck-game = chance { $luck }, jeu { $own }
luck-missing =
    { $count ->
        [one] Une partie n’est pas encore calculée.
       *[other] { $count } parties ne sont pas encore calculées.
    }
luck-count = Calculer
luck-counting = Calcul en cours, environ une minute par partie.
