### Problèmes, donne du jour, la même donne encore une fois.

## Problèmes

puzzle-head = Problème { $id }, difficulté { $difficulty }.
puzzle-task-exact = Finissez la manche avec exactement les plis promis, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-gold = Gagnez Or { $rank } dans ce pli, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-trick = Remportez ce pli, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-lead = Jouez la carte la plus faible de ce pli, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-round = Gagnez la manche sans partage, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-best-chance = Cette manche décide de la partie. Trouvez le coup qui a le plus de chances de la gagner.
puzzle-ask = Votre réponse ?
puzzle-answer = La solution : { $answers }.
puzzle-hand = la place { $seat } a { $cards }
puzzle-certain-right = Exact. Cela marche dans les { $worlds } donnes possibles, quoi qu’on réponde.
puzzle-certain-wrong = Non : les autres peuvent l’empêcher dans { $count } des { $worlds } donnes possibles.
puzzle-certain-example = Par exemple quand { $hands }.
puzzle-chance-right = Exact. Ce choix gagne dans { $percent } % des donnes possibles.
puzzle-chance-next = Le choix suivant, { $action }, gagne dans { $percent } %.
puzzle-chance-wrong =
    { $points ->
        [one] Non : ce choix gagne dans { $percent } %, la solution dans { $best } %. Il coûte un point.
       *[other] Non : ce choix gagne dans { $percent } %, la solution dans { $best } %. Il coûte { $points } points.
    }
puzzle-theme-bid = miser
puzzle-theme-keep = garder l’enchère
puzzle-theme-exchange = changer l’enchère
puzzle-theme-end = terminer la manche
puzzle-theme-trump = jouer de l’or
puzzle-theme-gold = gagner de l’or
puzzle-theme-take = remporter le pli
puzzle-theme-lead = prendre la main
puzzle-theme-duck = éviter le pli
puzzle-theme-plan = voir plus loin

## La donne du jour

daily-head = Donne du jour { $day } ({ $date }), donne { $deal } sur 3.
daily-stopped = Tout est enregistré ; la même commande reprend la donne.
daily-deal-result = Donne { $number } : { $word }. { $score } points, moyenne { $par } : mieux que { $percent } % des bots.
daily-decisions = Vos décisions, chance mise à part : { $points } points, ± { $error }.
daily-far-ahead = loin devant les bots
daily-ahead = devant les bots
daily-level = à égalité avec les bots
daily-behind = derrière les bots
daily-far-behind = loin derrière les bots
daily-share-head = Aurum, donne du jour { $day } ({ $date })
daily-share-line = Mieux que { $percent } % des bots, { $points } points par rapport à la moyenne.

## La même donne encore une fois

again-head = La même donne, pli par pli : avant et maintenant.
again-equal = Vous avez joué exactement comme avant.
again-trick = Pli { $number } : { $before } → { $after }
again-card = { $card }, pli pour { $name }
again-not-played = non joué
again-scores = Points : { $before } avant, { $after } maintenant.
again-stopped = La manche n’a pas été terminée : il n’y a rien à comparer.

## Problèmes dans la page

puzzles = Problèmes
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-seat = Vous êtes à la place { $seat }.
puzzle-what = Que faites-vous ?
practice-barred = { $card }, injouable pour l’instant
puzzle-action-keep = Garder les enchères
puzzle-action-end = Terminer la manche
puzzle-action-swap = { $card } comme nouvelle enchère, payée avec Or { $gold }
puzzle-action-swap-partner = { $card } comme nouvelle enchère de votre partenaire, payée avec Or { $gold }

## La donne du jour dans la page

daily-title = Donne du jour
daily-intro = Ici, tout le monde a les mêmes cartes et les mêmes adversaires. Seul le premier essai compte ; il est conservé.
daily-deal-number = Donne { $number }
daily-ask-bids = Proposer de changer d’enchère avant chaque pli
daily-waiting = Les autres jouent…
daily-copy = Copier le résultat
daily-copied = Copié
daily-go-on = Donne suivante
daily-done = Les trois donnes sont jouées. Les suivantes arrivent à 00:00 UTC.
daily-fixed = Les donnes de l’année étaient fixées d’avance : { $commitment }
daily-changed = Ces donnes ne viennent pas de la chaîne que ce serveur avait annoncée. Il a peut-être perdu son secret ou en a choisi un autre.
daily-you = Vous

## La même donne, sur la page

same-deal = La même donne encore une fois
same-deal-title = Jouer cette donne
same-deal-send = Envoyer cette donne
same-deal-sent = Lien copié
same-deal-link = Lien vers cette donne
same-deal-compare = Comparer les deux
same-deal-help = Les mêmes cartes encore une fois, contre des bots qui répondent toujours de la même façon au même jeu. La différence ne vient donc que de vous, et vous pourrez comparer pli par pli.
same-deal-from = À partir d’où
same-deal-start = Au début
same-deal-moment = À partir de cet instant
same-deal-chair = À la place de
same-deal-play = Jouer
same-deal-of = Une donne jouée par { $names } ({ $edition }).
same-deal-yours = Vous jouez à la place de { $name }.
same-deal-later = Elle commence à la manche { $number }.
compare-title = La même donne, comparée
compare-help = Ce qui a été joué à cette place. Les lignes qui diffèrent sont marquées.
compare-before = La première fois
compare-after = La seconde fois
compare-trick = Pli
compare-bid = Enchère
compare-points = Points
compare-yours = pli remporté
compare-taken = pli pour { $name }
compare-lowest = carte la plus faible
compare-gold = Or { $rank } reçu
compare-same = Même jeu les deux fois, { $points } points.
compare-replay-before = Revoir la première partie
compare-replay-after = Revoir la deuxième partie

## Mes parties

games-none = Aucune partie terminée pour l’instant. Celles que vous jouerez ici jusqu’au bout apparaîtront sur cette page, sans inscription.
games-edition = Édition
games-any = toutes
games-opponent = Adversaire
games-export = Télécharger toutes les parties
games-sum =
    { $count ->
        [one] { $count } partie. Victoires : { $won }.
       *[other] { $count } parties. Victoires : { $won }.
    }
games-gold = L’or a rapporté { $points } points par manche.
games-bids = Les enchères de votre camp et les plis obtenus
games-under = moins
games-exact = pile
games-over = plus
games-won = Gagnée
games-shared = Partagée
games-lost = Perdue
games-hints = avec des conseils
games-more = Parties plus anciennes

## Les jours de la donne du jour

daily-second = Vous avez déjà joué cette donne. Le premier essai compte, celui-ci non.
daily-past = Jour passé : ce résultat ne compte pas.
daily-done-past = Les trois donnes de ce jour sont jouées.
daily-calendar = Jours
daily-played =
    { $count ->
        [one] { $count } jour joué.
       *[other] { $count } jours joués.
    }
daily-archive = On peut aussi jouer les jours passés, mais ils ne comptent pas.
daily-played-day = { $date }, joué
puzzle-all = Tous les problèmes
puzzle-line = { $id } · difficulté { $difficulty }
puzzle-theme = Thème
puzzle-any = Tous
puzzle-kind = Genre
puzzle-kind-certain = à coup sûr
puzzle-kind-best-chance = meilleure chance
puzzle-found =
    { $count ->
        [one] { $count } problème. Résolus : { $solved }.
       *[other] { $count } problèmes. Résolus : { $solved }.
    }
puzzle-solved = résolu
puzzle-due =
    { $count ->
        [one] Un problème manqué revient aujourd’hui.
       *[other] { $count } problèmes manqués reviennent aujourd’hui.
    }
puzzle-due-next = Réessayer
puzzle-report = Signaler ce problème
puzzle-report-how = Si quelque chose vous semble faux, envoyez ces lignes à la personne qui gère ce serveur.

## Une partie à deviner

guess-title = Que joueriez-vous ?
guess-offer = Deviner les coups
guess-help = La partie telle que { $name } l’a vue. Avant chaque décision, vous dites ce que vous joueriez ; la suite reste cachée jusque-là.
guess-since = Ce qui s’est passé depuis
guess-same = { $action } : { $name } a fait le même choix.
guess-other = Vous : { $guess }. { $name } : { $action }.
guess-score = Réponses identiques : { $right } sur { $count }.
guess-over = La partie est finie.
guess-replay = Revoir toute la partie
guess-anew = Depuis le début

## Cercles d’amis

circles = Cercles d’amis
circles-help = Comparez vos donnes du jour avec vos amis. Vous ne voyez les résultats des autres que pour les donnes que vous avez terminées.
circles-name = Nom du nouveau cercle
circles-make = Créer un cercle
circles-link = Lien pour rejoindre
circles-copy = Copier le lien
circles-copied = Lien copié
circles-rename = Renommer
circles-save = Enregistrer
circles-leave = Quitter
circles-leave-sure = Vraiment quitter ?
circles-remove = Retirer { $name }
circles-remove-sure = Vraiment retirer { $name } ? Le lien changera.
circles-invited =
    { $count ->
        [one] « { $name } » est un cercle d’amis qui compte { $count } membre. Si vous le rejoignez, les membres qui ont terminé la même donne verront votre nom et votre résultat, y compris pour les jours passés.
       *[other] « { $name } » est un cercle d’amis qui compte { $count } membres. Si vous le rejoignez, les membres qui ont terminé la même donne verront votre nom et votre résultat, y compris pour les jours passés.
    }
circles-join = Rejoindre
circles-hidden = Terminez une donne de ce jour pour voir les résultats des autres.
circles-never = Vous n’avez terminé aucune donne de ce jour pendant qu’elle comptait ; les résultats restent cachés.
circles-member = Membre
circles-deals = Donnes
circles-percent = Mieux que
circles-par = Écart à la moyenne
circles-decisions = Décisions

## Une de vos erreurs

puzzle-mistake = Une de vos erreurs
puzzle-mistake-help = Tiré de votre partie avec { $names }. Que joueriez-vous maintenant ?
puzzle-mistake-gone = Le bilan ne considère plus cette décision comme une erreur ; elle ne reviendra pas.
puzzle-comes-back = Cette décision reviendra parmi les problèmes le { $date }.
