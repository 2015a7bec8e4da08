### Ce que disent les conseils et les bilans. Chaque chiffre a été compté dans les donnes possibles.

## Le but

hint-need =
    { $count ->
        [one] Il vous manque encore un pli.
       *[other] Il vous manque encore { $count } plis.
    }
hint-met = Vous avez exactement les plis promis.
hint-over =
    { $count ->
        [one] Vous avez un pli de plus que votre enchère.
       *[other] Vous avez { $count } plis de plus que votre enchère.
    }
hint-team-need =
    { $count ->
        [one] Il manque encore un pli à votre équipe.
       *[other] Il manque encore { $count } plis à votre équipe.
    }
hint-team-met = Votre équipe a exactement les plis promis.
hint-team-over =
    { $count ->
        [one] Votre équipe a un pli de plus que son enchère.
       *[other] Votre équipe a { $count } plis de plus que son enchère.
    }
hint-aim-take = But : remporter ce pli.
hint-aim-stay-out = But : ne pas remporter ce pli.
hint-aim-lowest = But : jouer la carte la plus faible et gagner de l’or.
hint-aim-keep-gold = But : garder votre or pour plus tard.
hint-aim-keep-bid = But : garder les enchères.
hint-aim-change-bid = But : changer une enchère.
hint-aim-bid = But : promettre le nombre de plis que vous avez le plus de chances de faire exactement.
hint-aim-end = But : terminer la manche maintenant.
hint-aim-open = But : ce pli n’est ni à remporter ni à éviter à tout prix.

## Le choix

hint-choice = Le mieux : { $action }.
hint-numbers = { $action } : gagne la partie { $win } % ± { $error }, enchère exacte { $exact } %, remporte le pli { $takes } %, la plus faible { $lowest } %
hint-numbers-bid = { $action } : gagne la partie { $win } % ± { $error }, enchère exacte { $exact } % ; plis : { $tricks }
hint-numbers-exchange = { $action } : gagne la partie { $win } % ± { $error }, enchère exacte { $exact } %
hint-tricks = { $count } dans { $percent } %
hint-close = Tout aussi bon : { $actions }.
hint-keep = garder les enchères
hint-end = terminer la manche
hint-swap = { $card } comme enchère pour Or { $gold }
hint-swap-partner = { $card } comme enchère de votre partenaire pour Or { $gold }

## Certain

certain-takes = Personne ne peut battre cette carte.
certain-loses = Cette carte ne peut pas remporter le pli.
certain-lowest = Personne ne peut jouer plus bas.
certain-not-lowest = Cette carte ne peut pas être la plus faible.
certain-gold = Personne ne peut jouer plus bas : cette carte rapporte Or { $rank }.

## Probable

why-takes = Cette carte remporte le pli dans { $percent } % des donnes possibles ({ $other } : { $otherPercent } %).
why-collects = Cette carte rapporte de l’or dans { $percent } % des donnes possibles ({ $other } : { $otherPercent } %).
why-exact = L’enchère est atteinte exactement dans { $percent } % des donnes possibles ({ $other } : { $otherPercent } %).
why-over = Il y a trop de plis dans { $percent } % des donnes possibles ({ $other } : { $otherPercent } %).
why-under = Il y a trop peu de plis dans { $percent } % des donnes possibles ({ $other } : { $otherPercent } %).
why-win = La partie est gagnée dans { $percent } % des donnes possibles ({ $other } : { $otherPercent } %).

## Le coach, et ce que les bots ont pensé

coach-first = Un mot d’abord : mieux vaut sans doute { $best }. On gagne ainsi environ { $more } parties de plus sur 100.
coach-first-bid = Un mot d’abord : mieux vaut sans doute { $best }. Tant que vous ne changez pas d’enchère, vous gagnez ainsi environ { $more } parties de plus sur 100.
move-forced = Il n’y avait pas d’autre choix.
move-random = Ce bot joue n’importe quelle carte permise, sans regarder.
move-thumb = Ce bot suit des règles simples et ne compte pas.
move-glance = Ce bot décide d’un coup d’œil et se trompe comme tout le monde.
move-team-lower =
    { $tricks ->
        [one] Il baisse l’enchère de l’équipe de { $old } à { $new }, car l’équipe a { $tricks } pli pour l’instant.
       *[other] Il baisse l’enchère de l’équipe de { $old } à { $new }, car l’équipe a { $tricks } plis pour l’instant.
    }
move-team-higher =
    { $tricks ->
        [one] Il relève l’enchère de l’équipe de { $old } à { $new }, car l’équipe a { $tricks } pli pour l’instant.
       *[other] Il relève l’enchère de l’équipe de { $old } à { $new }, car l’équipe a { $tricks } plis pour l’instant.
    }
move-team-exact = L’équipe atteint alors exactement son enchère dans { $percent } % des donnes possibles, contre { $before } % autrement.
move-team-same = L’enchère de l’équipe reste { $old } : de ses deux cartes, c’est la plus haute qui compte.
move-best = D’après le calcul, le mieux : { $action }.
move-close = D’après le calcul, aussi bon que le reste : { $action }.
move-worse =
    { $more ->
        [one] Choisi : { $action }. D’après le calcul, ceci gagne une partie de plus sur 100 : { $best }.
       *[other] Choisi : { $action }. D’après le calcul, ceci gagne { $more } parties de plus sur 100 : { $best }.
    }
