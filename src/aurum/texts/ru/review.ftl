### Разбор партии: что было удачей, что игрой. Пункты — сотые доли партии.

## Одной строкой

review-match = Партия из { $file }, строка { $line }
review-unit = Шансы и пункты — сотые доли партии; ± — стандартная ошибка.
review-head = { $name }: шансы на победу от { $start } % до { $result } %.
review-columns = Расклад { $deal }, скрытые карты { $hidden }, игра других { $others }, своя игра { $own }.
review-points = { $points } ± { $error }
amount-points = { $points } п.
amount-matches = { $matches } партии
review-large = Сумма может превышать целую партию: шансы можно упустить и вернуть несколько раз.
review-sentence-deal-plus = Больше всего помогли сданные карты: { $amount }
review-sentence-deal-minus = Дороже всего обошлись сданные карты: { $amount }
review-sentence-hidden-plus = Больше всего помогло везение со скрытыми картами: { $amount }
review-sentence-hidden-minus = Дороже всего обошлось невезение со скрытыми картами: { $amount }
review-sentence-others-plus = Больше всего помогла игра других: { $amount }
review-sentence-others-minus = Дороже всего обошлась игра других: { $amount }
review-sentence-own-plus = Больше всего помогла своя игра: { $amount }
review-sentence-own-minus = Дороже всего обошлась своя игра: { $amount }
review-sentence-even = Ничто не выделяется: удача и игра почти уравновесились.

## Ход партии

review-course = Ход партии для игрока { $name }: шансы на победу исходя из того, что можно было знать, затем с открытыми картами.
review-course-line = { $moment }: { $known } %, с открытыми картами { $open } %.
review-course-open = { $moment }: с открытыми картами { $open } %.
review-at-deal = Раунд { $round }, раздача
review-at-bids = Раунд { $round }, ставки
review-at-trick = Раунд { $round }, взятка { $trick }

## Решения

review-none = Ни одно решение не было наверняка ошибкой.
review-mark = Раунд { $round }, { $name }: { $action }. Это { $word } ({ $loss } ± { $error } п.). Лучше: { $best }.
review-turning = Перелом в раунде { $round }, { $name }: { $action }. { $side }: { $change } п. ({ $cause }).
review-swap = { $card } вместо своей ставки, ценой золота { $gold }
review-swap-partner = { $card } вместо ставки партнёра, ценой золота { $gold }
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка

## Что сказано о решениях: сколько каких

verdicts = { $name }, решения: { $list }.
verdict-sharp = сильных { $count }
verdict-fine = хороших { $count }
verdict-close = почти равных лучшему { $count }
verdict-depends = зависящих от игры других { $count }
verdict-inaccuracy = неточностей { $count }
verdict-mistake = ошибок { $count }
verdict-blunder = грубых ошибок { $count }
cause-own = своя игра
cause-others = игра других
cause-hidden = положение карт

## Невезение и везение

fortune-line = Раунд { $round }, { $name }: { $what } { $often } { $change }
fortune-deal-minus = Плохая раздача.
fortune-deal-plus = Хорошая раздача.
fortune-taken = { $action }: взятка взята.
fortune-not-taken = { $action }: взятка не взята.
fortune-gold = { $action }: карта принесла золото.
fortune-no-gold = { $action }: карта не принесла золота.
fortune-under = Ставка { $action } не набрана.
fortune-exact = Ставка { $action } сыграна точно.
fortune-over = Ставка { $action } превышена.
fortune-often = Так бывает в { $percent } % возможных раскладов.
fortune-often-minus = Не лучше этой { $percent } % всех раздач.
fortune-often-plus = Не хуже этой { $percent } % всех раздач.

## Удача за много партий

luck-head = { $name }: итог нескольких партий
luck-account =
    { $matches ->
        [one] { $matches } партия: вклад удачи — { $luck } победы. Обычно в пределах ± { $band }.
        [few] { $matches } партии: вклад удачи — { $luck } победы. Обычно в пределах ± { $band }.
       *[other] { $matches } партий: вклад удачи — { $luck } победы. Обычно в пределах ± { $band }.
    }
luck-usual = Ничего необычного.
luck-lucky = Необычное везение: так далеко от среднего лишь { $percent } % игроков.
luck-unlucky = Необычное невезение: так далеко от среднего лишь { $percent } % игроков.
luck-play = Своя игра: { $points } ± { $error } п. за партию.
luck-bids =
    { $bids ->
        [one] { $bids } ставка и чего от неё можно было ждать:
        [few] { $bids } ставки и чего от них можно было ждать:
       *[other] { $bids } ставок и чего от них можно было ждать:
    }
luck-bid-under = недобор: { $came } (ожидалось { $expected } ± { $band })
luck-bid-exact = точно: { $came } (ожидалось { $expected } ± { $band })
luck-bid-over = перебор: { $came } (ожидалось { $expected } ± { $band })
