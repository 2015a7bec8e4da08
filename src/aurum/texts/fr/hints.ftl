### Le panneau des conseils, le coach et les raisons des bots.

panel-thinking = Je calcule…
panel-failed = Pas de réponse cette fois. Redemandez, ou continuez simplement.
panel-good = De bons choix : { $cards }.
panel-more-1 = Quelles cartes ?
panel-more-2 = Pourquoi ?
panel-more-3 = Tous les chiffres
panel-numbers = Tous les choix en chiffres
panel-choice = choix
panel-win = partie gagnée
panel-exact = enchère exacte
panel-takes = pli remporté
panel-lowest = carte la plus faible
panel-bars = Plis à la fin, selon la carte d’enchère
panel-coach = Votre coach
panel-coach-off = Vous pouvez désactiver le coach dans les réglages.
panel-looking = Le coach regarde votre coup…
panel-do-not-wait = Ne pas attendre
panel-play-on = Jouer quand même
panel-take-back = Reprendre
panel-why-title = Pourquoi le bot a-t-il fait cela ?
panel-why-how = Recompté à partir de ce que le bot pouvait voir alors.
percent = { $number } %
