### Le bilan d’une partie : la chance et le jeu. Les points sont des centièmes de la partie.

## En une ligne

review-match = Partie dans { $file }, ligne { $line }
review-unit = Chances et points sont des centièmes de la partie ; ± est l’erreur type.
review-head = { $name } : chances de gagner de { $start } % à { $result } %.
review-columns = Donne { $deal }, cartes cachées { $hidden }, jeu des autres { $others }, jeu personnel { $own }.
review-points = { $points } ± { $error }
review-sentence-deal-plus = Ce qui a le plus aidé : les cartes distribuées, { $points } points.
review-sentence-deal-minus = Ce qui a le plus coûté : les cartes distribuées, { $points } points.
review-sentence-hidden-plus = Ce qui a le plus aidé : la chance avec les cartes cachées, { $points } points.
review-sentence-hidden-minus = Ce qui a le plus coûté : la malchance avec les cartes cachées, { $points } points.
review-sentence-others-plus = Ce qui a le plus aidé : le jeu des autres, { $points } points.
review-sentence-others-minus = Ce qui a le plus coûté : le jeu des autres, { $points } points.
review-sentence-own-plus = Ce qui a le plus aidé : le jeu personnel, { $points } points.
review-sentence-own-minus = Ce qui a le plus coûté : le jeu personnel, { $points } points.
review-sentence-even = Rien ne ressort : la chance et le jeu se sont presque compensés.

## Décisions

review-none = Aucune décision n’était à coup sûr une erreur.
review-mark = Manche { $round }, { $name } : { $action }. C’était { $word } ({ $loss } ± { $error } points). Mieux : { $best }.
review-turning = Tournant de la manche { $round }, { $name } : { $action }. Pour { $side } : { $change } points ({ $cause }).
review-swap = { $card } comme nouvelle enchère, payée avec Or { $gold }
review-swap-partner = { $card } comme nouvelle enchère du partenaire, payée avec Or { $gold }
mark-inaccuracy = une imprécision
mark-mistake = une erreur
mark-blunder = une grosse erreur
cause-own = jeu personnel
cause-others = jeu des autres
cause-hidden = répartition des cartes
