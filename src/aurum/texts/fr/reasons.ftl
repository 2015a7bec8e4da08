### Pourquoi quelque chose est refusé, pour tous les programmes. La page les charge après son premier écran.
### Les conventions sont celles de game.ftl.

## Pourquoi pas : un message pour chaque raison que donnent les règles

reason-bid-out-of-turn = Ce n’est pas à vous : { $turn } annonce en ce moment.
reason-exchange-out-of-turn = Ce n’est pas à vous : { $turn } peut changer une enchère en ce moment.
reason-play-out-of-turn = Ce n’est pas à vous : { $turn } joue en ce moment.
reason-not-seated = Cette place n’existe pas à une table de { $seats }.
reason-no-round = Aucune manche n’est en cours ; la prochaine n’est pas encore distribuée.
reason-match-over = La partie est terminée.
reason-already-bid = Vous avez déjà annoncé.
reason-must-bid = Choisissez d’abord votre enchère : une carte Métal de votre main.
reason-must-answer-exchange = Décidez d’abord si vous gardez les enchères ou si vous en changez une.
reason-must-play = Vous devez jouer une carte maintenant.
reason-gold-bid = L’or ne peut pas servir d’enchère.
reason-bid-not-in-hand = { $card } n’est pas dans votre main : impossible de l’annoncer.
reason-not-in-hand = { $card } n’est pas dans votre main.
reason-not-in-collection = { $card } ne fait pas partie de votre or.
reason-payment-not-gold = Un changement d’enchère se paie avec de l’or, pas avec { $card }.
reason-payment-not-owned = { $card } ne fait pas partie de votre or : impossible de payer avec.
reason-no-partner = Il n’y a pas de partenaires à une table de { $seats }.
reason-swap-not-in-hand = { $card } n’est pas dans votre main : impossible d’en faire une enchère.
reason-gold-lead = On n’entame pas avec de l’or.
reason-metal-already-played = { $metal } : ce métal est déjà dans le pli.
reason-must-lead = C’est à vous d’entamer avec une carte Métal. Impossible de terminer la manche maintenant.
reason-can-play-base = Une de vos cartes est jouable : vous ne pouvez pas terminer la manche.
reason-round-running = Une manche est en cours ; la prochaine donne attendra.
reason-wrong-hand-count =
    { $count ->
        [one] { $count } main a été distribuée pour { $seats } places.
       *[other] { $count } mains ont été distribuées pour { $seats } places.
    }
reason-wrong-hand-size =
    { $count ->
        [one] Une main compte { $count } carte au lieu de { $size }.
       *[other] Une main compte { $count } cartes au lieu de { $size }.
    }
reason-wrong-exposed-size =
    { $count ->
        [one] { $count } carte est face visible au lieu de { $size }.
       *[other] { $count } cartes sont face visible au lieu de { $size }.
    }
reason-card-twice = { $card } a été distribuée deux fois.
reason-not-in-deck = { $card } ne fait pas partie du paquet de ce jeu.

## Pourquoi pas : raisons de la table

reason-stale = La situation a changé entre-temps ; choisissez de nouveau.
reason-no-match = Aucune partie n’est en cours à cette table.
reason-other-match = Cette table joue maintenant une autre partie.
reason-unreadable-action = Action incompréhensible : { $text }
reason-no-seat = Vous n’avez pas de place à cette table.
reason-not-a-seat = Il n’y a pas de place { $seat } à une table de { $players }.
reason-no-such-seat = Cette place n’existe pas.
reason-seat-taken = La place { $seat } est prise.
reason-table-full = Toutes les places de cette table sont prises.
reason-match-running = Une partie est en cours ; les places ne changent plus avant la fin.
reason-seats-open = La place { $seat } est encore libre : attendez quelqu’un ou donnez-la à un bot.
reason-not-host = Seul l’hôte de la table peut le faire.
reason-nobody-to-remove = Personne d’autre n’est assis à la place { $seat }.
reason-removed = L’hôte vous a exclu de cette table. Vous pouvez regarder.
reason-listed-enough = Vous avez déjà { $count } tables publiques qui attendent des joueurs.
reason-no-person = Il faut au moins un joueur humain.
reason-not-over = La revanche attendra la fin de cette partie.
reason-not-alone = On ne reprend un coup que si l’on joue seul contre des bots.
reason-nothing-to-undo = Vous n’avez encore rien joué dans cette manche que vous puissiez reprendre.
reason-too-many-undos = Vous pouvez reprendre au plus { $limit } coups par manche.
reason-no-hints = Pas de conseils ici : on en reçoit quand on joue seul et que le résultat ne compte pas, ou si la table le permet.
reason-no-undo-here = Dans cette donne, aucun coup n’est repris.
reason-not-over-yet = La manche { $round } n’est pas finie. Demandez ensuite ce qu’un bot a pensé.
reason-not-a-bots-move = Ce coup de la manche { $round } n’est pas celui d’un bot.
reason-no-seeds = Aucune donne n’est en préparation.
reason-other-hand = C’est la donne d’une autre manche qui se prépare (numéro { $hand }).
reason-already-committed = Votre part de cette donne est déjà là.
reason-not-asked-for-seed = Rien n’est attendu de vous pour cette donne.
reason-wrong-seed = La graine ne correspond pas à ce qui avait été promis.
reason-seat-count = { $count } places décrites pour { $players } joueurs.
reason-two-seats = Vous ne pouvez avoir qu’une place.
reason-spectators-closed = Cette table n’admet pas de spectateurs.
reason-unknown-bot = { $level } n’est pas un bot de ce serveur ; il y a { $known }.

## Pourquoi pas : la donne n’a pas été préparée ou prouvée comme il faut

reason-distrust-commitment-changed = Manche { $round } : le serveur a changé son sceau après que ce programme l’a noté. Votre graine reste secrète, et cette donne ne prouve rien.
reason-distrust-seal-missing = Manche { $round } : le serveur demande votre graine avant que tous aient scellé la leur. Elle reste secrète, et cette donne ne prouve rien.
reason-distrust-seal-changed = Manche { $round } : le serveur a changé le sceau d’un autre joueur. Votre graine reste secrète, et cette donne ne prouve rien.
reason-distrust-own-seal-changed = Manche { $round } : le serveur montre pour vous un autre sceau que celui que vous avez envoyé. Votre graine reste secrète, et cette donne ne prouve rien.
reason-distrust-not-committed = Manche { $round } : le serveur demande une graine que cet appareil n’a pas scellée, il n’en montre donc aucune. Avez-vous commencé sur un autre appareil ?
reason-distrust-asked-twice = Manche { $round } : le serveur prépare la même donne une seconde fois. Votre graine reste secrète, et cette donne ne prouve rien.
reason-distrust-kind-changed = Manche { $round } : le serveur traite une personne comme un bot, pour que sa graine ne compte pas. Vous n’y prenez pas part, et cette donne ne prouve rien.
reason-fair-no-match = La feuille ne nomme pas sa partie : ses preuves pourraient venir d’une autre.
reason-fair-no-proofs = Cette feuille n’a pas de preuves : ses donnes ne peuvent pas être vérifiées.
reason-fair-proof-count = Manches jouées : { $rounds }, preuves : { $count }.
reason-fair-no-proof = Manche { $round } : il n’y a pas de preuve lisible de la donne.
reason-fair-other-match = Manche { $round } : la preuve appartient à une autre partie.
reason-fair-other-hand = Manche { $round } : la preuve est celle d’une autre manche.
reason-fair-seat-count = Manche { $round } : la preuve n’a pas une graine pour chaque place.
reason-fair-server-seed = Manche { $round } : la graine du serveur ne correspond pas à son sceau.
reason-fair-seat-kind = Manche { $round } : la preuve ne dit pas si la place { $seat } était une personne ou un bot.
reason-fair-bots-seed = Manche { $round } : la place { $seat } était un bot, mais sa graine passe pour celle d’une personne.
reason-fair-no-commitment = Manche { $round } : la graine de la place { $seat } n’était pas scellée.
reason-fair-persons-seed = Manche { $round } : la graine de la place { $seat } ne correspond pas à son sceau.
reason-fair-free-seed = Manche { $round } : le serveur a choisi librement la graine de la place { $seat }.
reason-fair-server-alone = Manche { $round } : aucune graine d’une personne n’est entrée dans cette donne, le serveur l’a faite seul.
reason-fair-other-cards = Manche { $round } : les graines mènent à d’autres cartes que celles distribuées.
reason-fair-other-first = Manche { $round } : d’après les graines, quelqu’un d’autre commence.
reason-fair-witness-match = Le témoignage concerne une autre partie.
reason-fair-witness-round = La manche { $round } a été distribuée, mais la feuille ne l’a pas.
reason-fair-refused = Manche { $round } : votre programme ne s’est pas fié à la préparation, cette donne ne prouve donc rien.
reason-fair-changed-commitment = Manche { $round } : le sceau du serveur n’est pas celui qu’il a montré avant la donne. Il a pu choisir les cartes.
reason-fair-changed-kind = Manche { $round } : avant la donne, la place { $seat } n’était pas occupée comme le dit la preuve.
reason-fair-changed-seal = Manche { $round } : le sceau de la place { $seat } n’est pas celui montré avant la donne. Le serveur a pu choisir les cartes.
reason-fair-own-seed = Manche { $round } : le serveur a pris la graine de la place { $seat }, puis en a utilisé une autre. Il a pu choisir les cartes.
reason-fair-own-cards = Manche { $round } : la place { $seat } a reçu d’autres cartes que celles de la preuve.

## Pourquoi pas : raisons d’un serveur

reason-no-identity = Le serveur ne vous connaît pas encore ; rejoignez la table à nouveau.
reason-no-such-code = Ce code est faux, déjà utilisé ou trop ancien.
reason-no-such-match = Aucune partie terminée à cette adresse.
reason-no-such-table = Aucune table ne porte ce code.
reason-server-error = Une erreur s’est produite sur le serveur.
reason-stopping = Le serveur redémarre ; revenez dans un instant.
reason-storage-trouble = Le serveur n’a pas pu enregistrer cela : rien n’a changé.
reason-too-fast = Trop rapide ; attendez un instant.
reason-too-many-connections = Le serveur est plein pour l’instant ; réessayez plus tard.
reason-too-many-followers = Trop de monde suit déjà cette table.
reason-too-slow = Votre connexion n’a pas suivi ; reconnexion.
reason-no-decision = Cette place n’a pas eu une telle décision dans cette partie.
reason-no-puzzle = Ce problème n’existe pas.
reason-not-an-answer = Les règles ne permettent pas cette réponse.
reason-not-at-this-table = Seuls ceux qui jouent à cette table peuvent le demander.
reason-bad-record = Impossible de montrer cette feuille de partie : elle est incomplète, ou quelque chose y enfreint les règles du jeu.
reason-too-large = Ce fichier est trop gros.
reason-no-answer = Le serveur ne répond pas correctement pour l’instant ; réessayez dans un moment.
reason-not-possible = C’est impossible.
reason-foreign-origin = Impossible depuis cette adresse. Ouvrez la page à l’adresse du serveur.
reason-too-many-mistakes = Le serveur n’a pas assez compris ce que cette page envoie. Rechargez la page.
reason-unreadable = Le serveur n’a pas pu lire cela. Rechargez la page et réessayez.
reason-not-json = Le serveur n’a pas pu lire cela. Rechargez la page et réessayez.
reason-follow-first = La page et le serveur ne se sont pas compris. Rechargez la page.
reason-no-follow = La page a mis trop de temps à se présenter. Rechargez-la.
reason-already-following = Cette page suit déjà la table.
reason-no-such-endpoint = Le serveur ne connaît pas cette adresse. Rechargez la page.
reason-http-404 = Il n’y a rien à cette adresse.
reason-http-405 = Le serveur ne connaît pas cette adresse. Rechargez la page.
reason-gone = La connexion s’est coupée avant la réponse du serveur.
reason-emote-too-soon = Une réaction par seconde suffit.
reason-undo-too-often = Vous avez repris beaucoup de coups ; attendez un instant.
reason-hints-too-often = Vous avez demandé beaucoup de conseils ; attendez un instant.
reason-hint-failed = Impossible de calculer un conseil cette fois. Redemandez, ou continuez simplement.
reason-engine-failed = Le moteur de calcul des bots ne fonctionne pas : des bots plus simples jouent. Réinstaller Aurum y remédie.
reason-newer-question = Vous avez posé une question plus récente ; elle passe d’abord.
reason-thinking-spent = Le serveur vient de beaucoup calculer pour vous ; redemandez dans une minute.
reason-seatings-too-often = Vous avez changé de place très souvent ; attendez un instant.
reason-replaced = Cette table est ouverte trop de fois ; la fenêtre la plus ancienne a été déconnectée.
reason-identity-moved = Vous jouez maintenant sur un autre appareil, ou vous vous êtes déconnecté ici.
reason-too-many-entries = Vous entrez et sortez trop souvent ; attendez un instant.
reason-too-busy = Trop de vos demandes attendent encore ; réessayez dans un instant.
reason-foreign-host = Le serveur ne répond pas sous ce nom. Ouvrez la page à l’adresse du serveur lui-même.
reason-metrics-not-public = Ceci est réservé aux personnes qui gèrent le serveur.
reason-not-found = Il n’y a rien à cette adresse.
reason-not-http = Le serveur n’a pas pu lire cela. Rechargez la page et réessayez.
reason-other-version = Ce lien vient d’une autre version d’Aurum, avec d’autres bots ou d’autres cartes. Demandez un nouveau lien.
reason-no-such-page = Cette page de la liste n’existe pas ; commencez par la partie la plus récente.
reason-no-such-circle = Vous ne faites pas partie de ce cercle.
reason-no-such-invitation = Ce lien ne mène à aucun cercle ; demandez-en un nouveau.
reason-no-such-member = Ce membre ne fait plus partie du cercle.
reason-not-the-maker = Seul le membre le plus ancien de ce cercle peut le faire.
reason-circle-full = Ce cercle est complet.
reason-too-many-circles = Vous êtes déjà membre d’autant de cercles que possible ; quittez-en un d’abord.
reason-no-name = Le nom d’un cercle doit comporter un caractère visible.
reason-not-yet = Devinez d’abord les décisions précédentes.
reason-attempt-open = Vous avez déjà commencé cette donne : terminez d’abord ce premier essai. Rechargez la page pour le reprendre.
reason-bots-silent = Les bots n’ont pas répondu. Rien n’est perdu : réessayez.
reason-day-before-first = Ce jour précède la première donne du jour de ce serveur.
reason-day-after-last = Les donnes de ce jour ne sont pas encore fixées.
reason-day-not-begun = Ce jour n’a pas commencé ; ses donnes s’ouvrent à 00:00 UTC.
reason-not-a-date = Ce n’est pas une date.
reason-no-puzzles = Les problèmes de ce serveur sont endommagés ; son journal en dit la raison à ceux qui le gèrent.
