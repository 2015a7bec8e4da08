### Разбор партии: что было удачей, что игрой. Пункты — сотые доли партии.

## Одной строкой

review-match = Партия из { $file }, строка { $line }
review-unit = Шансы и пункты — сотые доли партии; ± — стандартная ошибка.
review-head = { $name }: шансы на победу от { $start } % до { $result } %.
review-columns = Расклад { $deal }, скрытые карты { $hidden }, игра других { $others }, своя игра { $own }.
review-points = { $points } ± { $error }
review-sentence-deal-plus = Больше всего помогли сданные карты: { $points } п.
review-sentence-deal-minus = Дороже всего обошлись сданные карты: { $points } п.
review-sentence-hidden-plus = Больше всего помогло везение со скрытыми картами: { $points } п.
review-sentence-hidden-minus = Дороже всего обошлось невезение со скрытыми картами: { $points } п.
review-sentence-others-plus = Больше всего помогла игра других: { $points } п.
review-sentence-others-minus = Дороже всего обошлась игра других: { $points } п.
review-sentence-own-plus = Больше всего помогла своя игра: { $points } п.
review-sentence-own-minus = Дороже всего обошлась своя игра: { $points } п.
review-sentence-even = Ничто не выделяется: удача и игра почти уравновесились.

## Решения

review-none = Ни одно решение не было наверняка ошибкой.
review-mark = Раунд { $round }, { $name }: { $action }. Это { $word } ({ $loss } ± { $error } п.). Лучше: { $best }.
review-turning = Перелом в раунде { $round }, { $name }: { $action }. { $side }: { $change } п. ({ $cause }).
review-swap = { $card } вместо своей ставки, ценой золота { $gold }
review-swap-partner = { $card } вместо ставки партнёра, ценой золота { $gold }
mark-inaccuracy = неточность
mark-mistake = ошибка
mark-blunder = грубая ошибка
cause-own = своя игра
cause-others = игра других
cause-hidden = положение карт
