### Что говорят подсказки и разбор. Каждое число подсчитано по возможным раскладам.

## Цель

hint-need =
    { $count ->
        [one] До ставки не хватает { $count } взятки.
        [few] До ставки не хватает { $count } взяток.
       *[other] До ставки не хватает { $count } взяток.
    }
hint-met = Ставка сыграна точно.
hint-over =
    { $count ->
        [one] Взято на { $count } взятку больше ставки.
        [few] Взято на { $count } взятки больше ставки.
       *[other] Взято на { $count } взяток больше ставки.
    }
hint-aim-take = Цель: взять эту взятку.
hint-aim-stay-out = Цель: не брать эту взятку.
hint-aim-lowest = Цель: сыграть младшую карту и получить золото.
hint-aim-keep-gold = Цель: приберечь золото для другой взятки.
hint-aim-keep-bid = Цель: оставить ставки как есть.
hint-aim-change-bid = Цель: заменить ставку.
hint-aim-bid = Цель: поставить на столько взяток, сколько вы вероятнее всего возьмёте ровно.
hint-aim-end = Цель: закончить раунд сейчас.
hint-aim-open = Цель: карта, которая оставляет вам выбор.

## Выбор

hint-choice = Лучше всего: { $action }.
hint-numbers = { $action }: победа в матче { $win } % ± { $error }, ставка точно { $exact } %, берёт взятку { $takes } %, младшая { $lowest } %
hint-numbers-bid = { $action }: победа в матче { $win } % ± { $error }, ставка точно { $exact } %; взятки: { $tricks }
hint-numbers-exchange = { $action }: победа в матче { $win } % ± { $error }, ставка точно { $exact } %
hint-tricks = { $count } в { $percent } %
hint-close = Не хуже: { $actions }.
hint-keep = оставить ставки как есть
hint-end = закончить раунд
hint-swap = { $card } вместо вашей ставки, ценой золота { $gold }
hint-swap-partner = { $card } вместо ставки партнёра, ценой золота { $gold }

## Наверняка

certain-takes = Её никто не перебьёт.
certain-loses = Она не возьмёт эту взятку.
certain-lowest = Ниже никто не сыграет.
certain-not-lowest = Младшей она быть не может.
certain-gold = Ниже никто не сыграет, так что она приносит золото { $rank }.

## Вероятно

why-takes = Она берёт взятку в { $percent } % возможных раскладов, { $other } — в { $otherPercent } %.
why-collects = Она приносит золото в { $percent } % возможных раскладов, { $other } — в { $otherPercent } %.
why-exact = Ставка сыграна точно в { $percent } % возможных раскладов, с картой { $other } — в { $otherPercent } %.
why-over = Взяток больше ставки выходит в { $percent } % возможных раскладов, с картой { $other } — в { $otherPercent } %.
why-under = Взяток меньше ставки выходит в { $percent } % возможных раскладов, с картой { $other } — в { $otherPercent } %.

## Тренер и мысли ботов

coach-first =
    { $points ->
        [one] Одно замечание: похоже, лучше так: { $best }. Шанс на победу выше примерно на { $points } процентный пункт.
        [few] Одно замечание: похоже, лучше так: { $best }. Шанс на победу выше примерно на { $points } процентных пункта.
       *[other] Одно замечание: похоже, лучше так: { $best }. Шанс на победу выше примерно на { $points } процентных пунктов.
    }
move-forced = Другого выбора не было.
move-random = Этот бот играет любую разрешённую карту не глядя.
move-thumb = Этот бот играет по простым правилам и не считает.
move-glance = Этот бот решает с первого взгляда и ошибается, как ошибаются люди.
move-team-lower =
    { $tricks ->
        [one] Он снижает ставку команды с { $old } до { $new }: у команды пока { $tricks } взятка.
        [few] Он снижает ставку команды с { $old } до { $new }: у команды пока { $tricks } взятки.
       *[other] Он снижает ставку команды с { $old } до { $new }: у команды пока { $tricks } взяток.
    }
move-team-higher =
    { $tricks ->
        [one] Он повышает ставку команды с { $old } до { $new }: у команды пока { $tricks } взятка.
        [few] Он повышает ставку команды с { $old } до { $new }: у команды пока { $tricks } взятки.
       *[other] Он повышает ставку команды с { $old } до { $new }: у команды пока { $tricks } взяток.
    }
move-team-exact = Так ставка команды сыграна точно в { $percent } % возможных раскладов, а иначе в { $before } %.
move-team-same = Ставка команды остаётся { $old }: из двух её карт считается старшая.
move-best = По подсчёту лучше всего: { $action }.
move-close = По подсчёту не хуже других: { $action }.
move-worse =
    { $points ->
        [one] Выбрано: { $action }. По подсчёту на { $points } процентный пункт лучше: { $best }.
        [few] Выбрано: { $action }. По подсчёту на { $points } процентных пункта лучше: { $best }.
       *[other] Выбрано: { $action }. По подсчёту на { $points } процентных пунктов лучше: { $best }.
    }

## Разбор

review-head = { $name }: от { $start } % до { $result } %.
review-columns = Расклад { $deal }, скрытые карты { $hidden }, игра других { $others }, своя игра { $own }.
review-none = Ни одно решение не было наверняка ошибкой.
review-mark = Раунд { $round }, { $name }: { $action } — { $word } ({ $loss } п., ± { $error }). Лучше: { $best }.
review-turning = Перелом в раунде { $round }, { $name }: { $action }. { $side } { $change } п. ({ $cause }).
review-swap = { $card } вместо своей ставки, ценой золота { $gold }
review-swap-partner = { $card } вместо ставки партнёра, ценой золота { $gold }
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка
cause-own = своя игра
cause-others = игра других
cause-hidden = положение карт
