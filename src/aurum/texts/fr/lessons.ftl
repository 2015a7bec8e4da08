### Leçons : la première manche guidée et trois leçons courtes, pour la page et le terminal.
### `lesson-<leçon>-<étape>` est le texte d’une étape, `…-after` celui qui suit, et `…-other` aide
### après un coup permis (ou une réponse) qui n’est pas ce que l’étape montre.

lesson-names = Maria, Jabir, Flamel
lesson-title-first = Votre première manche
lesson-title-exchange = Changer une enchère
lesson-title-gold = À quoi sert l’or
lesson-title-team = Deux équipes
lesson-place = Étape { $step } sur { $steps }
lesson-go-on = Continuer
lesson-label = Leçon
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-over = C’est tout. À vous de l’essayer dans une partie.
lesson-play = Jouer une partie
lesson-back = Revenir à votre partie
lesson-answers = Votre réponse
lesson-heading = Apprendre en jouant
lesson-short = Leçons courtes
lesson-about-first = Tout ce qui peut arriver, une fois, à une vraie table. Environ cinq minutes.
lesson-start = Commencer
lesson-resume = Reprendre
lesson-offer-first = Vous découvrez Aurum ? Une manche guidée vous montre le jeu en cinq minutes.
lesson-offer-exchange = Plus de plis que promis ? Une courte leçon montre comment changer une enchère.
lesson-offer-gold = Votre premier or. Une courte leçon montre à quoi il sert.
lesson-offer-team = Première fois en équipe ? Une courte leçon montre comment on mise à deux.
lesson-offer-yes = Montrez-moi
lesson-offer-no = Pas maintenant

## La première manche guidée

lesson-first-metal = Chacun joue une carte. Aucun métal deux fois : { $first } et { $second } y sont déjà, jouez n’importe quel autre.
lesson-first-metal-after = Ces trois cartes forment un pli, et il est à vous : votre carte est la plus forte. { $first } est la plus faible : { $left } gagne Or 2 et commence le pli suivant.
lesson-first-highest = La carte la plus forte remporte le pli. Gagnez aussi celui-ci.
lesson-first-highest-other = C’est permis, mais trop faible pour ce pli. Jouez un 7 ou plus.
lesson-first-lowest = Cette fois, jouez exprès la carte la plus faible : elle rapporte l’or du même nombre, s’il en reste, et vous commencez le pli suivant.
lesson-first-lowest-other = C’est permis, mais ce n’est pas la plus faible. Jouez { $card }.
lesson-first-lead = Or 3 est à vous, et c’est vous qui entamez : commencez le pli par n’importe quel métal. On n’entame jamais avec de l’or.
lesson-first-tie = Plus tard dans une manche : { $card } est la plus forte pour l’instant. À égalité, la carte jouée plus tard l’emporte : jouez aussi un 5.
lesson-first-tie-other = C’est permis, mais il n’y a pas d’égalité. Jouez un 5.
lesson-first-gold = Le pli est à vous ! Et maintenant l’or : il bat tous les métaux, et on peut toujours en jouer. Jouez { $gold }.
lesson-first-gold-other = C’est permis. Mais essayez ici votre or : { $gold }.
lesson-first-gold-after = Contre l’or, même un 9 perd. Votre or est retourné à la réserve, où l’on peut le regagner.
lesson-first-bid = Une manche commence par votre enchère : vous posez une carte, et son nombre dit combien de plis vous promettez. Elle quitte votre main. Cinq de vos cartes sont des 8 ou des 9 : misez { $card }.
lesson-first-bid-other = C’est permis. Mais avec cette main, promettez 5 plis : { $card }.
lesson-first-double = Autant de plis que promis : l’enchère compte double. Plus : elle compte une fois. Moins : rien. Vous avez promis 5 et vous en faites 6. Combien de points ?
lesson-first-double-other = Plus de plis que promis : l’enchère compte une fois.
lesson-first-change = Neuf plis plus tard, vous en avez 4 : il en manque un, et vos dernières cartes sont basses. Avant chaque pli, on peut payer de l’or et poser une autre carte comme enchère. Changez-la : { $gold } pour { $card }.
lesson-first-change-other = C’est permis. Mais { $gold } pour { $card } porte votre enchère à 4, et coûte le moins.
lesson-first-count = Vos 4 plis sont maintenant exactement votre enchère. L’or que vous gardez compte aussi : { $gold } vaut 2. Combien de points en tout ?
lesson-first-count-other = Deux fois 4, et 2 pour l’or.
lesson-first-end = Vous ne pouvez jouer aucune de vos cartes : leurs deux métaux sont déjà là. Vous pouvez jouer de l’or, ou terminer la manche pour tous. Votre compte est bon : terminez-la.
lesson-first-end-other = C’est permis. Mais un cinquième pli gâcherait votre enchère. Terminez la manche.
lesson-first-rest = 10 points, plus que les autres : la manche est à vous. Le reste viendra en jouant. Dans votre prochaine partie, chacun commence en plus avec Or 0. Bonne chance !

## Changer une enchère

lesson-exchange-lower = Vous avez promis 6, les autres 5 et 4 : cela fait 15, et une manche compte environ 12 plis. Changez votre enchère : Or 0 ne coûte aucun point. Posez une carte basse.
lesson-exchange-lower-other = C’est permis. Mais posez un 4 : moins de plis, c’est plus facile ici.
lesson-exchange-back = L’ancienne carte d’enchère est revenue dans votre main, et tout le monde le sait. Entamez avec { $card }.
lesson-exchange-back-other = C’est permis. Mais jouez { $card }, la carte qui est revenue.
lesson-exchange-worth = On peut changer une fois avant chaque pli. Avec 4 plis, vous posez un 4 à la place d’un 3. Combien vaut votre enchère ?
lesson-exchange-worth-other = Pile le compte : l’enchère est doublée, deux fois 4.

## À quoi sert l’or

lesson-gold-trump = L’or remporte des plis, et { $gold } ne vaut aucun point à la fin : c’est le moins cher. Jouez-le pour remporter ce pli.
lesson-gold-trump-other = C’est permis. Mais remportez ce pli avec { $gold }.
lesson-gold-catch = L’or élevé vaut plus, et { $gold } est encore dans la réserve. Jouez un 7 pour avoir la carte la plus faible.
lesson-gold-catch-other = C’est permis. Mais seul un 7 rapporte { $gold }.
lesson-gold-worth = À la fin, les Or 1 à 3 valent 1 point, les Or 4 à 6 en valent 2, les Or 7 et 8 en valent 3. Vous gardez { $small }, { $middle } et { $large }. Combien de points ?
lesson-gold-worth-other = Un point, deux et trois.

## Deux équipes

lesson-team-bid = { $partner } et vous formez une équipe : la plus haute de vos deux enchères compte. { $theirs } est posée, et votre main est forte. Misez { $mine }.
lesson-team-bid-other = C’est permis. Mais votre main vaut 5 plis : { $mine }.
lesson-team-higher = { $partner } a promis 3 plis, et vous 5. Combien votre équipe en a-t-elle promis ?
lesson-team-higher-other = L’enchère la plus haute compte. On ne les additionne pas.
lesson-team-leave = Vos plis s’additionnent. { $partner } va sans doute remporter celui-ci avec { $card } : gardez vos cartes fortes et jouez un 4 ou moins.
lesson-team-leave-other = C’est permis. Mais gardez cette carte, et jouez un 4 ou moins.
lesson-team-together = Votre équipe a promis 5. Vous avez fait 3 plis, { $partner } en a fait 2. Combien de points ?
lesson-team-together-other = 3 + 2, c’est exactement votre enchère : elle compte double.

## Ce qui ne se fait pas dans une leçon

reason-no-lesson = Aucune leçon n’est en cours à cette table.
reason-no-such-lesson = La leçon { $name } n’existe pas ; il y a { $known }.
reason-lesson-on = Dans une leçon, on ne reprend pas de coup. Continuez, ou recommencez-la.
reason-lesson-waits = Appuyez d’abord sur « Continuer » dans la leçon.
reason-lesson-other = C’est permis, mais cette étape montre autre chose.
reason-lesson-wrong = Pas tout à fait. Essayez une autre réponse.
