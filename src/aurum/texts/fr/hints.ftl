### Le panneau des conseils, le coach et les raisons des bots.

panel-thinking = Je calcule…
panel-preparing = Les bots se préparent. En attendant, de plus simples jouent.
panel-preparing-hint = Les bots s’y préparent. Cela dure jusqu’à une demi-minute, cette fois seulement.
panel-failed = Pas de réponse cette fois. Redemandez, ou continuez simplement.
panel-good = Bien maintenant : { $cards }.
panel-more-1 = Quelles cartes ?
panel-more-2 = Pourquoi ?
panel-more-3 = Tous les chiffres
panel-numbers = Tous les choix en chiffres
panel-choice = choix
panel-win = gagne la partie
panel-exact = enchère exacte
panel-takes = remporte le pli
panel-lowest = la plus faible
panel-bars = Plis à la fin, pour chaque carte d’enchère
panel-coach = Un mot d’abord
panel-play-on = Jouer quand même
panel-take-back = Reprendre
panel-why-title = Pourquoi le bot a-t-il fait cela ?
panel-why-how = Recompté à partir de ce que le bot pouvait voir alors.
percent = { $number } %
