### Les mots du jeu, pour tous les clients. Conventions :
### $who vaut "you" ou "other" ; $name est un nom ; $card, $gold, $returned sont des cartes seules.

## Cartes

metal-Bi = Bismuth
metal-Cu = Cuivre
metal-P = Phosphore
metal-Ag = Argent
metal-Zn = Zinc
metal-Au = Or
card = { $metal } { $rank }

## Listes et nombres

list-and = { $list } et { $last }
decimal-point = ,
round-number = Manche { $number }
trick-number = Pli { $number }
card-count =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
trick-count =
    { $count ->
        [0] aucun pli
        [one] { $count } pli
       *[other] { $count } plis
    }

## Places et équipes

seat-you = Vous
seat-partner = Partenaire
seat-number = Place { $number }
seat-open = place libre
seat-away = hors ligne
seat-leader = entame
seat-first = commence la manche
team = { $first } et { $second }
guest-names = Alambic, Creuset, Cornue, Athanor, Coupelle, Mortier, Fiole, Braise

## Ce qui se passe

phase-deal = entre deux manches
phase-bid = enchères
phase-exchange = on peut changer une enchère
phase-play = pli en cours
phase-over = partie terminée

ask-bid = Choisissez une carte de votre main comme enchère : sa valeur est le nombre de plis visé.
ask-exchange = Gardez les enchères, ou payez une carte Or pour remplacer une enchère par une carte de votre main.
ask-lead = Entamez le pli avec une carte Métal.
ask-play = Jouez une carte dont le métal n’est pas encore dans le pli, ou de l’or.
ask-gold-or-end = Aucune de vos cartes n’est jouable. Jouez de l’or ou terminez la manche.
wait-for = On attend : { $names }.
end-means = Si vous terminez la manche maintenant, on compte tout de suite : { $sides }.
end-match =
    { $who ->
        [you] La partie se termine aussi, et vous l’emportez.
       *[other]
            { $count ->
                [one] La partie se termine aussi. Victoire : { $sides }.
               *[other] La partie se termine aussi. Victoire partagée : { $sides }.
            }
    }

## Ce qui s’est passé

log-match-started = Une partie commence : { $edition }, { $players } joueurs.
log-round-dealt =
    { $who ->
        [you] Manche { $number }. Vous commencez.
       *[other] Manche { $number }. { $name } commence.
    }
log-exposed = Cartes restantes, face visible : { $cards }.
log-bid-placed =
    { $who ->
        [you] Vous annoncez { $card }.
       *[other] { $name } annonce { $card }.
    }
log-bid-placed-hidden =
    { $who ->
        [you] Vous posez votre enchère face cachée.
       *[other] { $name } pose son enchère face cachée.
    }
log-bids-revealed = Les enchères sont dévoilées : { $bids }.
bid-of = { $name } : { $card }
log-trick-opened =
    { $who ->
        [you] Pli { $number }. Vous entamez.
       *[other] Pli { $number }. { $name } entame.
    }
log-bids-kept = Enchères gardées : { $names }.
substitute-bot = En votre absence, on a joué à votre place : { $cards }.
substitute-clock = Votre temps était écoulé ; on a joué pour vous : { $cards }.
log-bid-exchanged =
    { $who ->
        [you] Vous payez { $gold } : { $card } devient votre enchère, { $returned } revient dans votre main.
       *[other] { $name } paie { $gold } : { $card } devient son enchère, { $returned } revient dans sa main.
    }
log-bid-exchanged-partner =
    { $who ->
        [you] Vous payez { $gold } : { $card } devient l’enchère de votre partenaire ({ $owner }), et vous prenez { $returned } en main.
       *[other]
            { $whose ->
                [you] { $name } paie { $gold } : { $card } devient votre enchère, et { $name } prend { $returned }.
               *[other] { $name } paie { $gold } : { $card } devient l’enchère de son partenaire ({ $owner }), et { $name } prend { $returned }.
            }
    }
log-card-played =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
log-gold-collected =
    { $who ->
        [you] Votre carte était la plus faible : vous prenez { $card }.
       *[other] La carte la plus faible rapporte { $card } à { $name }.
    }
log-trick-taken =
    { $who ->
        [you] Le pli est pour vous.
       *[other] Le pli est pour { $name }.
    }
log-round-ended-stuck =
    { $who ->
        [you] Vous ne pouvez plus rien jouer : la manche est finie.
       *[other] { $name } ne peut plus rien jouer : la manche est finie.
    }
log-round-ended-empty =
    { $who ->
        [you] Vous devez entamer mais n’avez plus de cartes : la manche est finie.
       *[other] { $name } doit entamer mais n’a plus de cartes : la manche est finie.
    }
log-round-ended-declined =
    { $who ->
        [you] Vous ne jouez pas d’or et terminez la manche.
       *[other] { $name } ne joue pas d’or et termine la manche.
    }
log-hand-shown =
    { $who ->
        [you] Il vous restait : { $cards }.
       *[other] Il restait à { $name } : { $cards }.
    }
log-side-scored =
    { $tricks ->
        [one] { $side } : { $tricks } pli, enchère { $bid } ; { $bid_points } pour l’enchère + { $gold_points } pour l’or = { $score }.
       *[other] { $side } : { $tricks } plis, enchère { $bid } ; { $bid_points } pour l’enchère + { $gold_points } pour l’or = { $score }.
    }
log-nuggets =
    { $who ->
        [you] La pépite est pour vous.
       *[other]
            { $count ->
                [one] Pépite : { $sides }.
               *[other] Pépites : { $sides }.
            }
    }
log-match-ended =
    { $who ->
        [you] La partie est terminée, et vous l’emportez.
       *[other]
            { $count ->
                [one] La partie est terminée. Victoire : { $sides }.
               *[other] La partie est terminée. Victoire partagée : { $sides }.
            }
    }
result-won = Vous avez gagné !
result-shared = Victoire partagée !
result-lost = Vous avez perdu cette fois.
result-over = La partie est terminée.

tie-exact-bid = Égalité ; une enchère exacte a tranché.
tie-highest-gold = Égalité ; la plus haute carte Or a tranché.
tie-all-tied = Égalité : une pépite pour tous les ex æquo.
final-bid-counts = C’est la dernière manche : en cas d’égalité de pépites à la fin, la plus haute dernière enchère gagne la partie.
final-bids = Égalité de pépites ; la plus haute dernière enchère départage : { $bids }.
final-bid = { $side } ({ $bid })

## Où en est l’enchère

standing-under = trop peu
standing-exact = pile
standing-over = trop
standing-under-live = pas encore
standing-exact-live = pile
standing-over-live = dépassé
standing-under-by =
    { $count ->
        [one] encore { $count } pli à faire
       *[other] encore { $count } plis à faire
    }
standing-over-by =
    { $count ->
        [one] dépassé de { $count } pli
       *[other] dépassé de { $count } plis
    }

## Décompte

sheet-title = Décompte
sheet-side = Camp
sheet-bid = Enchère
sheet-tricks = Plis
sheet-bid-points = Pour l’enchère
sheet-gold = Or
sheet-gold-points = Pour l’or
sheet-score = Points
sheet-nugget = Pépite
sheet-nuggets = Pépites
sheet-total = Total

## Éditions et différences

edition-english = Édition anglaise
edition-german = Édition allemande
edition-russian = Édition russe
edition-designer = Règles de l’auteur
edition-french = Édition française
editions-all = toutes les éditions
editions-played = Ce que l’on joue ici
editions-books = Ce que disent les livrets

topic-zeros = Zéros d’or
topic-first-player = Qui commence
topic-zeros-again = Zéros aux manches suivantes
topic-removed-metal = Métal retiré à trois
topic-exchange-order = Ordre des changements d’enchère
topic-gold-first = L’or avant le pli
topic-unfinished-trick = Pli inachevé
topic-tie-three = Égalité à trois joueurs
topic-tie-four = Égalité à quatre joueurs
topic-match-three = Partie à trois
topic-match-four = Partie à quatre
topic-nuggets-in-box = Pépites dans la boîte
topic-table-talk = Concertation entre partenaires

answer-silent = non précisé ; la règle de l’auteur s’applique
answer-unstated = non précisé
answer-zeros-on = en jeu
answer-zeros-off = hors jeu
answer-first-player-random = tirage au sort
answer-first-player-carries-most-gold = qui porte le plus d’or sur soi, sinon tirage au sort
answer-zeros-again-said = redonnés à chaque manche
answer-zeros-again-said-for-four = redonnés à chaque manche (précisé pour quatre seulement)
answer-removed-metal-copper = Cuivre
answer-removed-metal-any-one = n’importe lequel (ici : Cuivre)
answer-exchange-order-turn-order = à tour de rôle
answer-exchange-order-from-leader = d’abord qui entame, puis dans le sens horaire
answer-gold-first-said = la carte la plus faible rapporte son or avant que le pli soit ramassé
answer-gold-first-by-order-of-text = l’or d’abord (selon l’ordre du texte)
answer-unfinished-trick-discarded = défaussé
answer-unfinished-trick-not-evaluated = ne compte pas
answer-tie-break-exact-bid = enchère exacte
answer-tie-break-highest-gold = or le plus haut
answer-tie-break-all-tied = une pépite à chaque ex æquo
answer-match-end-first-to-two = le premier à deux pépites
answer-match-end-best-of-three = au meilleur des trois manches, le plus de pépites
answer-match-end-best-of-three-final-bid = au meilleur des trois manches, le plus de pépites ; à égalité, la plus haute dernière enchère gagne
answer-nuggets-in-box =
    { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    }
answer-table-talk-no-arrangements = les partenaires n’ont pas le droit de se concerter directement

## Options d’une table

option-players = Joueurs
option-edition = Édition
option-zeros = Zéros d’or
zeros-on = chacun commence avec un Or 0
zeros-off = sans zéros
option-scoring = La partie se décide aux
scoring-nuggets = pépites
scoring-points = points sur trois manches
option-clock = Temps de réflexion
clock-none = illimité
clock-relaxed = tranquille
clock-quick = rapide
option-memory = Plis consultables
memory-on = toute la manche
memory-off = dernier pli seulement
option-spectators = Spectateurs
spectators-closed = non admis
spectators-delayed = admis une fois la manche finie
spectators-open = admis
option-listed = Tables publiques
listed-yes = visible de tous
listed-no = non listée, par le lien seulement
option-hints = Conseils
hints-alone = seulement pour qui joue seul
hints-all = pour tous
option-sit-in = Un bot remplace les absents au bout de
bot-random = Hasard
bot-novice = Novice
bot-apprentice = Apprenti
bot-journeyman = Compagnon
bot-adept = Adepte
bot-cautious = Adepte prudent
bot-greedy = Adepte cupide
bot-daring = Adepte audacieux
bot-expert = Expert
bot-master = Maître
bot-instinct = Instinct

## Interjections

emote-hello = Bonjour !
emote-thanks = Merci !
emote-well-played = Bien joué !
emote-nice = Joli !
emote-oops = Oups !
emote-wow = Waouh !
emote-thinking = Je réfléchis…
emote-hurry = À vous !
emote-sorry = Pardon !
emote-good-game = Belle partie !
