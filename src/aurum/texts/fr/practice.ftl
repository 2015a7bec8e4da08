### Problèmes, donne du jour, la même donne encore une fois.

## Problèmes

puzzle-head = Problème { $id }, difficulté { $difficulty }.
puzzle-task-exact = Finissez la manche avec exactement les plis annoncés, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-gold = Gagnez l’or { $rank } dans ce pli, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-trick = Remportez ce pli, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-lead = Jouez la carte la plus basse de ce pli, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-round = Gagnez seul la manche, quoi que les autres aient en main et quoi qu’ils fassent.
puzzle-task-best-chance = Cette manche décide de la partie. Trouvez la meilleure chance de la gagner.
puzzle-choices = Vous pouvez : { $actions }
puzzle-ask = Votre réponse ?
puzzle-answer = La solution : { $answers }.
puzzle-hand = la place { $seat } a { $cards }
puzzle-certain-right = Juste. Cela marche dans les { $worlds } donnes possibles, contre toute réponse.
puzzle-certain-wrong = Pas cela : les autres peuvent l’empêcher dans { $count } des { $worlds } donnes possibles.
puzzle-certain-example = Par exemple quand { $hands }.
puzzle-chance-right = Juste. Vous gagnez dans { $percent } % des donnes possibles.
puzzle-chance-next = Le choix suivant, { $action }, gagne dans { $percent } %.
puzzle-chance-wrong =
    { $points ->
        [one] Pas cela : cela gagne dans { $percent } %, la solution dans { $best } %. Cela coûte un point.
       *[other] Pas cela : cela gagne dans { $percent } %, la solution dans { $best } %. Cela coûte { $points } points.
    }
puzzle-theme-bid = annoncer
puzzle-theme-keep = garder l’annonce
puzzle-theme-exchange = changer l’annonce
puzzle-theme-end = finir la manche
puzzle-theme-trump = jouer de l’or
puzzle-theme-gold = gagner de l’or
puzzle-theme-take = remporter le pli
puzzle-theme-lead = prendre la main
puzzle-theme-duck = éviter le pli
puzzle-theme-plan = prévoir

## La donne du jour

daily-head = Donne du jour { $day } ({ $date }), donne { $deal } sur 3.
daily-stopped = La donne est enregistrée ; la même commande la reprend.
daily-deal-result = Donne { $number } : { $word }. { $score } points, moyenne { $par } : mieux que { $percent } % du plateau.
daily-decisions = Vos décisions, sans la chance : { $points } points, ± { $error }.
daily-far-ahead = loin devant le plateau
daily-ahead = devant le plateau
daily-level = à égalité avec le plateau
daily-behind = derrière le plateau
daily-far-behind = loin derrière le plateau
daily-share-head = Aurum, donne du jour { $day } ({ $date })
daily-share-line = Mieux que { $percent } % du plateau, { $points } points par rapport à la moyenne.

## La même donne encore une fois

again-head = La même donne, pli par pli : avant et maintenant.
again-equal = Vous avez joué exactement comme avant.
again-trick = Pli { $number } : { $before } → { $after }
again-card = { $card }, pli pour { $name }
again-not-played = pas joué
again-scores = Points : { $before } avant, { $after } maintenant.
again-stopped = La manche n’est pas finie : il n’y a rien à comparer.

## Problèmes dans la page

puzzles = Problèmes
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-seat = Vous êtes à la place { $seat }.
puzzle-what = Que faites-vous ?
puzzle-action-keep = Laisser les annonces
puzzle-action-end = Terminer la manche
puzzle-action-swap = { $card } comme nouvelle annonce, payée avec l’or { $gold }
puzzle-action-swap-partner = { $card } comme nouvelle annonce de votre partenaire, payée avec l’or { $gold }

## La donne du jour dans la page

daily-title = Donne du jour
daily-intro = Les mêmes cartes et les mêmes adversaires pour tous ici ; le premier essai compte. Il est conservé.
daily-deal-number = Donne { $number }
daily-ask-bids = Me demander les annonces avant chaque pli
daily-waiting = Les autres jouent…
daily-copy = Copier le résultat
daily-copied = Copié
daily-go-on = Donne suivante
daily-done = Les trois donnes sont jouées. De nouvelles arrivent à 00:00 UTC.
daily-fixed = Les donnes de l’année étaient fixées d’avance : { $commitment }
daily-you = Vous

## La même donne, sur la page

same-deal = Rejouer la même donne
same-deal-title = Jouer cette donne
same-deal-send = Envoyer cette donne
same-deal-sent = Lien copié
same-deal-link = Lien vers cette donne
same-deal-compare = Comparer les deux
same-deal-help = Les mêmes cartes encore une fois, contre des bots qui répondent toujours de la même façon au même jeu. La différence ne vient donc que de vous, et vous pourrez comparer pli par pli.
same-deal-from = Où commencer
same-deal-start = Au début
same-deal-moment = À cet instant
same-deal-chair = À la place de
same-deal-play = Jouer
same-deal-of = Une donne de { $names } ({ $edition }).
same-deal-yours = Vous jouez à la place de { $name }.
same-deal-later = Elle commence à la manche { $number }.
compare-title = La même donne, comparée
compare-help = Ce qui a été joué à cette place. Les différences ressortent.
compare-before = D’abord
compare-after = Ensuite
compare-trick = Pli
compare-bid = Annonce
compare-points = Points
compare-yours = pli gagné
compare-taken = pli pour { $name }
compare-lowest = carte la plus basse
compare-gold = or { $rank } reçu
compare-same = Joué de la même façon les deux fois, { $points } points.
compare-replay-before = Revoir la première partie
compare-replay-after = Revoir la deuxième partie

## Mes parties

games-none = Aucune partie n’est encore terminée. Celles que vous jouerez ici jusqu’au bout y figureront, sans compte.
games-edition = Édition
games-any = toutes
games-opponent = Adversaire
games-export = Télécharger tous les enregistrements
games-sum =
    { $count ->
        [one] { $count } partie, { $won } gagnée.
       *[other] { $count } parties, { $won } gagnées.
    }
games-gold = L’or a rapporté { $points } points par manche.
games-bids = Les annonces de votre camp et les plis obtenus
games-under = moins
games-exact = juste
games-over = plus
games-won = Gagnée
games-shared = Partagée
games-lost = Perdue
games-hints = avec des indices
games-more = Parties plus anciennes

## Les jours de la donne du jour

daily-second = Vous avez déjà joué cette donne. Le premier essai compte, celui-ci non.
daily-past = Un jour passé : ce résultat ne compte pas.
daily-done-past = Les trois donnes de ce jour sont jouées.
daily-calendar = Jours
daily-played =
    { $count ->
        [one] { $count } jour joué.
       *[other] { $count } jours joués.
    }
daily-archive = Les jours passés se jouent aussi, sans compter.
daily-played-day = { $date }, joué
puzzle-all = Tous les problèmes
puzzle-theme = Thème
puzzle-any = Tous
puzzle-kind = Genre
puzzle-kind-certain = sûr
puzzle-kind-best-chance = meilleure chance
puzzle-found =
    { $count ->
        [one] { $count } problème, dont { $solved } résolu.
       *[other] { $count } problèmes, dont { $solved } résolus.
    }
puzzle-solved = résolu
puzzle-due =
    { $count ->
        [one] Un problème manqué revient aujourd’hui.
       *[other] { $count } problèmes manqués reviennent aujourd’hui.
    }
puzzle-due-next = Le retenter
puzzle-report = Signaler ce problème
puzzle-report-how = Si quelque chose vous semble faux, envoyez ces lignes à la personne qui gère ce serveur.

## Une partie à deviner

guess-title = Que joueriez-vous ?
guess-offer = Deviner les coups
guess-help = La partie telle que { $name } l’a vue. Avant chaque décision, vous dites ce que vous joueriez ; la suite reste cachée jusque-là.
guess-since = Ce qui s’est passé depuis
guess-same = { $action } : c’est aussi le choix de { $name }.
guess-other = Vous : { $guess }. { $name } : { $action }.
guess-score = Réponses identiques : { $right } sur { $count }.
guess-over = La partie est finie.
guess-replay = Revoir toute la partie
guess-anew = Depuis le début
