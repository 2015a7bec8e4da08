### The words of the terminal client.

## Words that can be typed (separated by commas; the English ones always work)

word-yes = oui, o
word-no = non
command-help = aide
command-rules = règles, regles
command-choices = ?, quoi
command-hand = main
command-table = table
command-trick = pli
command-bids = enchères, encheres
command-gold = or
command-supply = réserve, reserve
command-known = connues
command-score = points, score
command-last = dernier
command-tricks = plis
command-repeat = répéter, repeter
command-brief = bref
command-change = changer
command-ask = demander
command-undo = reprendre, annuler
command-coach = coach
command-why = pourquoi
command-hint = conseil
command-next = suite
command-show = montre
command-say = dire, dis
command-review = bilan
command-course = fil
command-rematch = revanche
command-start = commencer
command-bot = bot
command-open = libérer, liberer
command-remove = exclure
command-quit = quitter

## What those words do

help-head = Vous pouvez taper une carte comme on la dit (argent 3) ou l’écrit (Ag3), son numéro, une action comme « play Zn4 » ou « swap Au0 Zn4 », ou l’un de ces mots :
help-line = { $words } : { $what }
help-more = « aide » explique tous les mots que l’on peut taper.
help-help = cette liste
help-rules = les règles ; « règles 3 » est un chapitre
help-choices = ce que vous pouvez faire maintenant, avec des numéros
help-hand = vos cartes, par métal
help-table = toute la table
help-trick = le pli en cours
help-bids = toutes les enchères et où elles en sont
help-gold = l’or de chacun
help-supply = l’or de la réserve
help-known = les cartes que tous connaissent
help-score = le score actuel
help-last = le dernier pli
help-tricks = les plis passés de la manche
help-repeat = redire les dernières phrases
help-brief = poser les questions en un mot, ou de nouveau en entier
help-change = me proposer de changer une enchère avant le prochain pli
help-ask = proposer un changement d’enchère avant chaque pli, ou ne plus le proposer
help-undo = reprendre votre dernier coup (contre des bots seulement)
help-coach = un mot avant une carte coûteuse, ou plus rien
help-why = pourquoi un bot a joué une carte, après la manche : pourquoi Bi7
help-hint = une aide pour cette décision ; répété, ou avec 1 à 4, il en dit plus
help-next = distribuer la manche suivante
help-show = dans une leçon : continuer, ou faire faire l’étape
help-say = dire quelque chose aux autres, par exemple « dire bonjour »
help-review = la part de la chance et celle du jeu, après la partie
help-course = vos chances de gagner après chaque pli, après la partie
help-rematch = jouer une autre partie
help-start = commencer la partie (hôte)
help-bot = donner une place à un bot, par exemple « bot 2 adepte » (hôte)
help-open = libérer la place d’un bot, par exemple « libérer 2 » (hôte)
help-remove = reprendre la place de quelqu’un avant ou entre les parties, par exemple « exclure 2 » (hôte)
help-quit = quitter ; la partie est sauvegardée

## The table in words

table-head = Manche { $round }, pli { $trick } : { $phase }.
seat-line = { $name } : { $facts }.
fact-bid = enchère { $card }
fact-bid-hidden = enchère face cachée
fact-bid-none = pas encore d’enchère
fact-team-bid = enchère de l’équipe { $bid }
fact-gold = or : { $cards }
fact-no-gold = pas d’or
fact-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
fact-known = connues de tous : { $cards }
card-of = { $name } : { $card }
label = { $name } :
count-of = { $name } : { $count }
trick-empty = Aucune carte dans le pli pour l’instant.
trick-does-not-count = Il a été interrompu et ne compte pas.
trick-cards = Dans le pli : { $cards }.
trick-taking =
    { $who ->
        [you] Pour l’instant, le pli est à vous.
       *[other] Pour l’instant, le pli est à { $name }.
    }
trick-lowest =
    { $who ->
        [you] Votre carte est pour l’instant la plus faible et vous rapporterait { $card }.
       *[other] Pour l’instant, la carte la plus faible est à { $name } ; elle rapporterait { $card }.
    }
trick-lowest-nothing =
    { $who ->
        [you] Votre carte est pour l’instant la plus faible ; il n’y a pas d’or de cette valeur.
       *[other] Pour l’instant, la carte la plus faible est à { $name } ; il n’y a pas d’or de cette valeur.
    }
trick-burnt = Métaux désormais interdits : { $metals }.
trick-told = Pli { $number } : { $cards }.
supply-line = Dans la réserve : { $cards }.
supply-item = { $card } (×{ $count })
supply-empty = La réserve est vide.
nuggets-line = Pépites : { $list }.
points-line = Points : { $list }.
last-none = Aucun pli n’a encore été fait dans cette manche.
known-none = Aucune carte n’est connue, et aucune n’est face visible.
hand-line = Votre main : { $cards }.
hand-gold = Votre { $gold }.
hand-barred = Pas maintenant : { $cards }. { $reason }
hand-empty = Vous n’avez pas de cartes en main.
choice-line = { $number }. { $what } ({ $notation })
choice-barred = { $number }. { $what } ({ $notation }), pas maintenant : { $reason }
choice-keep = garder les enchères
choice-swap = payer { $gold } et faire de { $card } votre enchère ({ $before } → { $after })
choice-swap-partner = payer { $gold } et faire de { $card } l’enchère du partenaire ({ $before } → { $after })
choice-end = ne pas jouer d’or et terminer la manche

## Questions and answers

prompt-next-round = Touche Entrée pour la manche suivante.
ask-first-exchange = Avant le premier pli, « changer » remplace une enchère ; Entrée garde les enchères.
prompt-over = La partie est terminée : « bilan » pour savoir ce qui l’a décidée, « revanche » pour en jouer une autre, « quitter » pour quitter la table.
prompt-gathering = On attend des joueurs. « commencer » lance la partie, « bot 2 adepte » donne la place 2 à un bot.
prompt-gathering-guest = On attend que l’hôte lance la partie.
brief-bid = Enchère ?
brief-exchange = Changer ?
brief-first-exchange = Changer ou garder ?
brief-lead = Entame ?
brief-play = Carte ?
brief-gold-or-end = Or ou fin ?
brief-next-round = Manche suivante ?
brief-over = Quitter, bilan ou revanche ?
brief-gathering = Commencer ?
confirm-swap = Vraiment { $what } ? Tapez oui ou non.
confirm-end = { $what } Terminer la manche ? Tapez oui ou non.
confirm-bid = Annoncer { $card } ? Tapez oui ou non.
confirm-coach = Jouer quand même ? Oui continue, non reprend la carte.
cancelled = Annulé.
not-understood = « { $text } » n’a pas de sens ici. Tapez une carte comme Zn4, un numéro, ou « ? » pour vos choix.
no-such-number = Le numéro { $number } n’existe pas ; les numéros vont de 1 à { $count }.
no-such-card = « { $text } » n’est pas une carte. Les cartes s’appellent argent 9 ou Ag9, zinc 1 ou Zn1, or 0 ou Au0.
say-payment = Dites avec quoi vous payez, par exemple : swap Au0 Zn4
say-which = Au choix : { $emotes }
bot-how = Nommez une place et un niveau ({ $levels }), par exemple : bot 2 adepte
open-how = Nommez la place à libérer, par exemple : libérer 2
remove-how = Nommez la place de la personne qui doit partir, par exemple : exclure 2
next-not-now = Il n’y a pas de manche suivante à distribuer maintenant.
armed-on = Avant le prochain pli, on vous proposera de changer une enchère.
armed-off = Les enchères seront gardées sans rien vous demander.
ask-on = On vous proposera de changer une enchère avant chaque pli.
ask-off = On ne vous le proposera plus avant chaque pli.
brief-on = Les questions sont courtes maintenant.
brief-off = Les questions sont de nouveau posées en entier.
repeat-nothing = Rien n’a encore été dit.
rules-how = Tapez « règles » et le numéro d’un chapitre, par exemple « règles 2 ».

## Coming and going

greeting = Aurum en mode texte. Tapez « ? » pour vos choix, « aide » pour toutes les commandes.
joined = La partie continue.
undone = Le dernier coup est repris.
hint-not-now = Il n’y a rien à décider maintenant.
hint-how = Tapez encore conseil, ou conseil 1 (le but), 2 (les cartes), 3 (pourquoi), 4 (tous les chiffres).
hint-cards = De bons choix : { $cards }.
why-how = Après une manche, nommez une carte jouée ou misée par un bot : pourquoi Bi7. Avec un nombre, celle de cette manche : pourquoi 1 Bi7.
why-not-there = Personne n’a joué { $card } dans cette manche.
review-not-now = Le bilan dit ce qui a décidé d’une partie. On le demande quand la partie est terminée.
review-begins = Calcul du bilan en cours, { $rounds ->
    [one] une manche d’une demi-minute au plus
   *[other] { $rounds } manches d’une demi-minute au plus chacune
}. « quitter » permet de partir sans l’attendre.
review-round = Bilan : { $done } manches sur { $rounds } calculées.
review-impossible = Le bilan n’a pas pu être calculé : { $why }
review-address = Le bilan de cette partie : { $address }
coach-looks = Le coach regarde votre coup… Entrée le joue sans attendre.
coach-on = Le coach prend la parole avant une carte coûteuse.
coach-off = Le coach se tait.
watching = Vous regardez.
said = { $name } : { $emote }
room-address = Les autres peuvent vous rejoindre ici : { $address }
room-seat = Place { $number } : { $name }
room-away = { $name } n’est plus là.
room-back = { $name } est de retour.
room-came = { $name } est là.
room-sit-in = Un bot remplace { $name } en attendant son retour.
room-rematch = { $name } aimerait une revanche.
time-left =
    { $seconds ->
        [one] Il reste { $seconds } seconde.
       *[other] Il reste { $seconds } secondes.
    }
connection-lost = Connexion perdue ; reconnexion…
connection-back = La connexion est rétablie.
saved = La partie est sauvegardée dans { $file }. Pour continuer : { $command }
saved-own = La partie est sauvegardée. Pour continuer : { $command }
recorded = La feuille de partie est dans { $file }.
last-match = La partie est conservée jusqu’à ce que vous en terminiez une autre. Ce qui l’a décidée : { $command }
log-mended = Une partie de ce fichier est illisible. Le jeu reprend juste avant ; le reste est conservé dans { $file }.
level-offer = Deux victoires contre { $level }. Le niveau suivant est { $next } : { $command }
come-back = Pour revenir à la table : { $command }
match-address = La partie peut être revue et vérifiée ici : { $address }
unfinished-line = { $number }. { $when } : { $names } ; { $edition }, manche { $round }
unfinished-busy = { $line } (en cours dans une autre fenêtre)
unfinished-damaged = { $line } (fichier abîmé : { $file } ; le jeu reprendra juste avant)
unfinished-how = Continuer avec : { $command }
unfinished-none = Vous n’avez aucune partie en cours.
tables-line = { $address } : { $state } ; { $edition } ; { $names } ; places libres : { $open }
tables-none = Le serveur n’affiche aucune table.
replay-match = Partie { $number }
replay-unfinished = La partie n’est pas terminée.
table-gathering = attend des joueurs
table-playing = partie en cours
table-over = partie terminée

## The whole screen

column-hand = Cartes
title-supply = Réserve
title-exposed = Visibles
title-known = Cartes connues
trick-void = interrompu ; ne compte pas
window-small = Petite fenêtre ({ $width } × { $height }) ; tout est visible à partir de 80 × 24
title-exchange = Changer une enchère
badge-taking = en tête
badge-took = a remporté le pli
badge-lowest = la plus faible
badge-last = Dernier pli ({ $number })
cell-end = fin
exchange-card = Nouvelle enchère
exchange-gold = Payer avec
exchange-target = Remplace
exchange-own = votre enchère
exchange-partner = l’enchère du partenaire
hint-exchange = Flèches : choisir ; Entrée : valider ; Échap : garder les enchères.
hint-confirm = (Entrée : oui, Échap : non)
hint-page = Entrée ou Échap pour revenir.
help-keys = Les flèches et Entrée choisissent une carte ; on peut aussi taper un numéro ou une carte comme Zn4. ▶ doit jouer, ◇ entame, ¹ a commencé la manche, + est votre partenaire ; les cartes entre parenthèses sont interdites pour l’instant. Page préc., Page suiv., Début et Fin font défiler le récit.
key-help = Aide
key-change = Changer
key-tricks = Plis
key-score = Score
key-sort = Trier
key-undo = Annuler
key-hint = Conseil
key-rules = Règles
key-quit = Quitter

## Bots that are compiled the first time


## Leçons

lesson-prompt-read = Entrée pour continuer.
lesson-prompt-answer = Tapez votre réponse ({ $answers }) ; Entrée la donne.
lesson-prompt-over = Entrée pour terminer.
lesson-left = La leçon reprend quand vous voulez : { $command }
lesson-how = Tapez « { $command } » dans votre terminal quand vous voulez.
