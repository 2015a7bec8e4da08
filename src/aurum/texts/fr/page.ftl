### The page's own words. The words of the game itself are in game.ftl.

## Everywhere

home = Accueil
settings = Réglages
close = Fermer
cancel = Annuler
loading = Chargement…
load-failed = Cette partie de la page n’a pas pu être chargée.
reload = Recharger
no-connection = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
none = aucun
label-value = { $label } : { $value }
unknown-title = Il n’y a rien ici
unknown-help = Cette adresse ne mène nulle part. Il en manque peut-être un morceau.

## Front page

pitch = Un jeu de plis à l’envers : interdit de fournir la couleur demandée, et la carte la plus faible rapporte de l’or.
play-now = Jouer
starting = On mélange les cartes…
credits = Aurum est un jeu de Shreesh Bhat. Ceci est un projet de fans non officiel, sans lien avec l’auteur ni avec aucun éditeur ; les images et les textes sont de nous.
play-now-hint = À trois, vous contre deux bots. Sans inscription.
play-now-level = Bots
what-to-do = Que voulez-vous faire ?
create-table = Créer une table
join-table = Rejoindre avec un code
watch = Tables publiques
learn = Apprendre
daily-today = Donne du jour
puzzle-today = Problème du jour
home-friends = Entre amis
home-daily = Chaque jour
home-past = Revoir
your-tables = Vos tables
return = Retour à la table
nickname = Votre nom à la table
my-games = Mes parties
open-record = Ouvrir une partie enregistrée

## Settings

language = Langue
theme = Apparence
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
motion = Animations
motion-full = complètes
motion-brief = brèves
motion-none = aucune
reading = Durée d’affichage d’un pli terminé
reading-short = courte
reading-normal = normale
reading-long = longue
bots-pace = Rythme des bots quand personne d’autre ne joue
bots-calm = tranquille
bots-normal = normal
bots-brisk = rapide
confirm = Confirmer une carte avant de la jouer
confirm-touch = au doigt et au clavier
confirm-always = toujours
confirm-never = jamais
sort = Trier la main
sort-metal = par métal
sort-rank = par valeur
sort-own = à ma façon
sort-next = Trier la main autrement
ask-before-trick = Proposer de changer d’enchère avant chaque pli
ask-before-trick-hint = Sinon, seulement avant le premier pli, sauf si vous appuyez avant sur « Changer l’enchère ».
single = Jouer d’office la seule carte possible
single-hint = Après un instant, pour que cela ne se voie pas.
coach = Coach
coach-auto = pour vos premières parties
coach-on = activé
coach-off = désactivé
sound = Sons
notify = Notification du navigateur quand c’est à moi
log-out = Se déconnecter
log-out-hint = Ce navigateur devient alors un nouvel invité. Vos places et vos tables ne seront plus accessibles d’ici.

## Creating and joining

three-players = 3, chacun pour soi
four-players = 4, deux équipes
what-differs = Ce qui change d’une édition à l’autre
topic = Question
who-sits = Qui s’assoit où
seat-me = moi
seat-for-someone = libre (invitation par lien)
seat-bot = Bot : { $level }
team-a = Équipe Soleil
team-b = Équipe Lune
partners-opposite = Les partenaires se font face : places 1 et 3 contre 2 et 4.
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
more-options = Plus d’options
create-and-play = S’asseoir et jouer
create-and-wait = Ouvrir la table
code = Code
link = Lien vers la table
copy = Copier
copied = Copié
share = Partager
code-or-link = Code ou lien
join = Rejoindre
watch-only = Seulement regarder
table-full = Toutes les places sont prises. Vous pouvez peut-être regarder.
no-seat-left = Une partie est en cours et il n’y a plus de place. Vous pouvez peut-être regarder.
tables-running = Parties à regarder
tables-none = Personne ne joue en public en ce moment. Créez une table visible de tous : les autres la trouveront ici.
tables-none-running = Aucune partie publique en cours.
tables-open = Tables avec des places libres
tables-none-open = Aucune table publique n’a de place libre.
watch-this = Regarder
room-gathering = attend des joueurs
room-playing = en cours
room-over = terminée
open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
gathering-title = On attend des joueurs
dealing = On distribue…
host = hôte
sit-here = S’asseoir ici
remove-person = Exclure { $name }
remove-person-sure = { $name } perd sa place et pourra regarder, mais plus s’asseoir à cette table.
start = Commencer la partie
fill-and-start = Compléter avec des bots et commencer
seats-missing =
    { $count ->
        [one] Il reste { $count } place libre
       *[other] Il reste { $count } places libres
    }
host-starts = L’hôte lance la partie.
table = Table
ended-no-table = Cette table n’existe pas ou n’existe plus.
ended-no-spectators = Cette table n’admet pas de spectateurs.
ended-old-page = Le serveur a été mis à jour. Rechargez la page.
ended-no-identity = Le serveur ne reconnaît plus ce navigateur. Rechargez la page.
ended-replaced = Cette table est ouverte dans trop de fenêtres ; celle-ci a été déconnectée.
ended-otherwise = Le serveur a fermé la connexion. Rechargez la page.

## The table

table-title = Aurum, { $edition }
about-table = Cette table
rules = Règles
menu = Menu
table-and-link = Table et lien
leave = Quitter…
leave-title = Quitter la table ?
leave-help = Si vous partez un moment, la place reste à vous : au bout de { $time }, un bot joue à votre place jusqu’à votre retour. Si vous cédez la place, un bot la garde.
leave-for-now = Partir un moment
leave-for-good = Céder ma place
leave-gathering = Quitter la table
leave-watching = Ne plus regarder
invited-title = Vous avez une invitation
watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
watching = Vous regardez. Toutes les mains restent cachées.
watching-delayed = Vous regardez. Chaque manche est montrée une fois terminée.
round-hidden = La manche { $number } est en cours. Vous la verrez en entier une fois terminée.
delayed-title = Une manche est en cours
link-lost = Connexion perdue. Votre partie est sauvegardée ; reconnexion…
link-connecting = Connexion…
supply = Réserve d’or
supply-of =
    { $count ->
        [0] Or { $rank } : aucun
       *[other] Or { $rank } : { $count }
    }
exposed = Hors jeu
seen = Cartes vues
standings = Score
log = Déroulement
log-empty = Rien encore.
score-and-log = Score et déroulement
text-view = Vue en texte
your-turn = À vous de jouer
your-hand = Votre main
your-place = Votre place
your-gold = Votre or
no-gold = pas d’or
hand = Main
hand-of = Main : { $name }
winner = victoire
team-ours = notre équipe
team-theirs = adversaires
team-bid = total d’équipe
own-tricks = dont { $count } perso
tricks-of-bid =
    { $taken ->
        [one] { $taken } pli, enchère { $bid }
       *[other] { $taken } plis, enchère { $bid }
    }
tricks-so-far =
    { $taken ->
        [one] { $taken } pli
       *[other] { $taken } plis
    }
bid-hidden = posée face cachée
bid-missing = pas encore d’enchère
known-cards = connues
thinking = réfléchit
on-turn = doit jouer
stand-in = hors ligne, un bot joue
seconds-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
played-by = { $name } : { $card }
badge-taking = en tête
badge-lowest = la plus faible
badge-took = a remporté le pli
badge-was-lowest = la plus faible, entame ensuite
badge-gold = gagne Or { $rank }
burnt = Déjà dans le pli : { $metals }
burnt-short = interdits :
card-barred = { $card }, pas maintenant : { $reason }
card-planned = { $card }, choisie d’avance
plan-chosen = Choisie d’avance : { $card }. Échap annule le choix.
plan-cancelled = { $card } n’est plus choisie.
plan-dropped = { $card } était choisie d’avance, mais on ne peut pas la jouer maintenant.
plan-played = La carte choisie d’avance est jouée.
no-card-yet = Aucune carte dans ce pli.
no-trick-yet = Aucun pli dans cette manche.
last-trick = Dernier pli
tricks-title = Plis de la manche
undo = Reprendre le coup
taken-back = Coup repris : { $cards }.
hint = Conseil
why = Pourquoi ?
say-title = Dire un mot

## What is asked

status-your-lead = À vous d’entamer
status-you-take = Vous remportez le pli
status-takes = { $name } remporte le pli
status-sent = Envoyé…
status-bids = On retourne les enchères
status-bidding =
    { $count ->
        [one] { $names } choisit son enchère
       *[other] { $names } choisissent leurs enchères
    }
status-exchanging = { $names } peut changer une enchère
status-wait = Un instant…
status-gold-or-end = Jouez de l’or ou terminez la manche
armed = Avant le prochain pli, on vous proposera de changer d’enchère
bid-choose = Choisir l’enchère
bid-with =
    { $count ->
        [one] Annoncer { $count } pli ({ $card })
       *[other] Annoncer { $count } plis ({ $card })
    }
play-card = Jouer { $card }
choose-again = { $action } : choisissez encore une fois pour confirmer.
gold-choose = Choisir l’or à jouer
change-bid = Changer l’enchère
end-round = Terminer la manche…
show-sheet = Décompte

## Changing a bid

exchange-title = Changer une enchère
exchange-short = Garder l’enchère ou la changer ?
exchange-spoken =
    { $team ->
        [true] L’enchère de l’équipe est de { $now }.
       *[other] Votre enchère est de { $now }.
    } Appuyez sur K pour la garder, sur B pour la changer.
bids-first = D’abord l’enchère : gardez-la (K) ou appuyez sur « Changer l’enchère » (B).
press-change = Appuyez sur « Changer l’enchère » (B).
press-end = Appuyez sur « Terminer la manche… » (E).
exchange-help = Payez une carte Or. Une carte de votre main devient l’enchère, et l’ancienne rejoint votre main ; tout le monde l’a vue.
exchange-whose = L’enchère de qui ?
exchange-own = la mienne
exchange-partner = { $name } (partenaire)
exchange-returns = { $card } rejoint votre main
exchange-pay = Payer avec
exchange-lay = Nouvelle carte d’enchère
exchange-now = Votre enchère est de { $now }.
exchange-becomes = Votre enchère : { $now } → { $then }.
exchange-team-now = L’enchère de l’équipe est de { $now }.
exchange-team-becomes = Enchère de l’équipe : { $now } → { $then }.
exchange-changes-nothing = Cela ne change rien.
exchange-keep = Garder les enchères
exchange-keep-one = Garder mon enchère
exchange-do-nothing = Choisissez carte et or
exchange-do-card = Choisissez une carte
exchange-do = Poser { $card }, payer Or { $gold }

## Ending a round

end-title = Terminer la manche ?
end-help = Aucune de vos cartes Métal ne convient, mais vous pourriez jouer de l’or. Si vous y renoncez, la manche s’arrête, ce pli inachevé ne compte pour personne, et le décompte est le suivant :
end-cancel = Continuer
end-do = Terminer la manche

## Results

round-result = La manche { $number } est finie
rounds = Manches
player = Joueur
left-over = reste en main
hands-and-order = Mains et ordre du jeu
next-round = Manche suivante
rematch = Rejouer
next-level = Niveau suivant : { $level }
rematch-waits = En attente : { $names }
replay = Revoir la partie
record = Télécharger la partie
record-watched = Toutes les donnes ({ $count }) découlent de leurs graines, scellées sous les yeux de qui a gardé cette feuille.
record-unwatched =
    { $watched ->
        [0] Toutes les donnes ({ $count }) découlent de leurs graines. La personne qui a gardé cette feuille ne les a pas vu sceller.
       *[other] Toutes les donnes ({ $count }) découlent de leurs graines. Scellées sous les yeux de qui a gardé cette feuille : { $watched }.
    }
record-unproved = Les preuves de ces donnes sont illisibles.
fair-title = La donne était-elle honnête ?
fair-watched = Oui. Ce navigateur a noté tous les sceaux avant la donne. Chaque graine correspond à son sceau, et une nouvelle donne tirée des graines a produit les mêmes cartes, votre main comprise.
fair-unwatched = Chaque graine correspond à son sceau, et une nouvelle donne tirée des graines a produit les mêmes cartes. Ce navigateur ne peut pas dire si les sceaux étaient là avant la donne : il n’y a pas pris part.
fair-late = À la place { $number }, quelqu’un n’a pas scellé de graine à temps. Celle du serveur l’a remplacée.
fair-help = La feuille de partie contient ces graines et ce que ce navigateur a noté. « aurum verify » vérifie les deux.
fair-server = Serveur
fair-withheld = À la place { $number }, la graine scellée n’a pas été montrée. Celle du serveur l’a remplacée.

## Moments of the table

more = Plus
or-play-gold = ou jouer de l’or
bid-was = avant : { $card }
trick-broken = Ce pli ne compte pas.
status-gold =
    { $who ->
        [you] vous recevez Or { $rank }
       *[other] { $name } reçoit Or { $rank }
    }
end-why-stuck = ne peut pas jouer
end-why-empty = plus de carte
end-why-declined = termine la manche
news-you-changed = Vous avez changé l’enchère : { $from } → { $to } (Or { $gold })
news-your-bid = { $name } a changé votre enchère : { $from } → { $to } (Or { $gold })
news-own-bid = { $name } a changé son enchère : { $from } → { $to } (Or { $gold })
news-partner-bid = { $name } a changé l’enchère de son partenaire ({ $owner }) : { $from } → { $to } (Or { $gold })
fast-forward = Avance rapide jusqu’à votre tour
best-round = Meilleure manche : { $side }, { $score } à la manche { $number }

## Replay

replay-start = Les cartes sont distribuées.
replay-position = Position dans la partie
replay-step = étape { $step } sur { $count }
replay-moves = Coups
replay-result = Résultat
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-jump = Aller à un pli
replay-view = Vu par
replay-open = toutes les mains visibles
replay-link = Lien vers cet instant
open-record-help = Une feuille de partie est un fichier .json ou .jsonl, proposé par la table après la partie ou écrit par « aurum simulate ».
record-file = Choisir un fichier…
record-unreadable = Ce fichier n’est pas une feuille de partie : il doit contenir un objet JSON, ou un par ligne.
record-details = Ce qui ne va pas exactement
which-record = Quelle partie
record-number = Partie { $number }

## Keys

keys = Touches
key-name-enter = Entrée
key-name-space = Espace
key-name-escape = Échap
key-name-alt = Alt
key-hand = parcourir la main
key-move = déplacer la carte
key-choose =
    { $confirm ->
        [never] choisir ; pour une enchère, encore une fois
       *[other] choisir ; encore une fois pour confirmer
    }
key-plan = avant votre tour : choisir d’avance ; encore une fois pour annuler
key-hurry = ramasser le pli sans attendre
key-gold = vers l’or
key-bid = changer l’enchère
key-keep = garder l’enchère
key-end = terminer la manche
key-tricks = dernier pli
key-next = décompte, manche suivante
key-undo = reprendre le coup
key-hint = un conseil ; encore pour en savoir plus
key-text = vue en texte
key-sort = trier la main
key-cancel = annuler le choix
key-name-hold = Espace maintenu
key-digit = à la carte de ce numéro
key-forward = avance rapide jusqu’à votre tour
key-help = ces touches
