### L’écran du bilan d’une partie.

review-offer = Bilan
review-failed = Le bilan n’a pas pu être calculé. Réessayez plus tard.
review-title = Ce qui a décidé cette partie
review-intro = Les points sont des centièmes de la partie. Tout a été compté dans des donnes possibles à ce moment-là.
review-waiting = Comptage en cours. Les premiers chiffres arrivent dans quelques secondes.
review-progress = Manche { $round } sur { $count } en cours de comptage ; ces chiffres ne sont pas encore définitifs.
review-busy = D’autres parties passent d’abord. Cette page continue toute seule.
review-for = Du point de vue de
review-waterfall = Du début au résultat
review-part = Quoi
review-amount = Points
review-start = Chances au départ
review-hand = Ses cartes
review-lie = Place des autres cartes
review-others = Jeu des autres
review-hidden = Chance avec les cartes cachées
review-own = Son propre jeu
review-result = Résultat
review-so-far = Après la manche { $round }
review-graph = Cours de la partie
review-graph-text = Les chances de { $name }, de { $start } % au départ à { $result } % à la fin. Le tableau ci-dessous donne les mêmes chiffres.
review-known = ce qu’on pouvait savoir
review-open = cartes découvertes
review-table = Le même en tableau
review-moment = Moment
review-at-deal = Manche { $round }, donne
review-at-bids = Manche { $round }, enchères
review-at-trick = Manche { $round }, pli { $trick }
review-percent = { $number } %
review-turning-title = Tournants
review-turning-line = { $side } : { $change } points ({ $cause })
review-show = Voir dans la partie
review-look-title = Décisions à revoir
review-look = Manche { $round } : que feriez-vous ici ?
review-what = Que joueriez-vous ?
review-right = Oui : { $action } est le meilleur choix, ou aussi bon.
review-wrong = { $action } coûte environ { $points } points. Le meilleur choix : { $best }.
review-was = Dans la partie : { $action }, { $word } ({ $loss } ± { $error } points).
review-came = Ce qui en est sorti, avec les cartes telles qu’elles étaient : { $change } points.
review-again = Réessayer
review-matrix = Qui a donné quoi à qui
review-by = Décisions de
review-method = Juge { $version }, graine { $seed }, { $playouts } parties par position, { $worlds } donnes possibles par décision.

## Sur la feuille d’une manche

review-short = Chance et jeu dans cette manche
review-short-line = Chance { $luck }, jeu des autres { $others }, votre jeu { $own } : de { $start } % à { $result } %.
