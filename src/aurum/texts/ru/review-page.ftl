### Экран с разбором партии.

review-offer = Разбор партии
review-failed = Разбор не получился. Попробуйте позже.
review-title = Что решило исход партии
review-intro = Пункты — сотые доли партии. Всё подсчитано по раскладам, возможным в тот момент.
review-waiting = Идёт подсчёт. Первые числа появятся через несколько секунд.
review-progress = Сейчас считается раунд { $round } из { $count }; числа ещё изменятся.
review-busy = Сначала считаются другие партии. Страница обновится сама.
review-for = Глазами игрока
review-waterfall = От начала до итога
review-part = Что
review-amount = Пункты
review-start = Шансы в начале
review-hand = Свои карты
review-lie = Положение остальных карт
review-others = Игра других
review-hidden = Удача со скрытыми картами
review-own = Своя игра
review-result = Итог
review-so-far = После раунда { $round }
review-graph = Ход партии
review-graph-text = Шансы игрока { $name } на победу: от { $start } % в начале до { $result } % в конце. В таблице ниже те же числа.
review-known = что можно было знать
review-open = с открытыми картами
review-table = То же в таблице
review-moment = Момент
review-percent = { $number } %
review-turning-title = Переломные моменты
review-turning-line = { $side }: { $change } п. ({ $cause })
review-show = Показать в просмотре
review-look-title = Решения, над которыми стоит подумать
review-look = Раунд { $round }: как бы вы поступили?
review-what = Что бы вы сыграли?
review-right = Да, лучший ход или не хуже лучшего: { $action }.
review-wrong = Примерно на { $points } п. хуже: { $action }. Лучше всего: { $best }.
review-was = В партии: { $action } — { $word } ({ $loss } ± { $error } п.).
review-came = Чем это обернулось при таком раскладе: { $change } п.
review-again = Попробовать ещё раз
review-matrix = Кто кому сколько принёс
review-by = Решения игрока
review-method = Оценщик { $version }, зерно { $seed }, доигрываний на позицию: { $playouts }, возможных раскладов на решение: { $worlds }.

## На листе раунда

review-short = Удача и игра в этом раунде
review-short-line = Удача { $luck }, игра других { $others }, ваша игра { $own }: от { $start } % до { $result } %.

## Невезение

review-bad-luck = Невезение
review-good-luck = Везение
review-fortunes-help = Что вышло вопреки ожиданию после раздачи или решения, которое не было ошибкой, и как часто так бывает на самом деле.
review-no-fortune = Ничего такого.

## Мои партии

luck-title = Удача и игра
luck-help = Удача — это раздачи и то, где лежали скрытые карты. Учитываются партии с готовым разбором и новой раздачей.
luck-came = вышло
luck-expected = ожидалось
luck-row-under = недобор
luck-row-exact = точно
luck-row-over = перебор
luck-bids-title = Ваши ставки и чего от них можно было ждать
luck-game = удача { $luck }, игра { $own }
luck-missing =
    { $count ->
        [one] { $count } партия ещё не разобрана.
        [few] { $count } партии ещё не разобраны.
       *[other] { $count } партий ещё не разобрано.
    }
luck-count = Разобрать
luck-counting = Идёт разбор, около минуты на партию.
