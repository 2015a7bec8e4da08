### Окно подсказки, тренер и доводы ботов.

panel-thinking = Считаю…
panel-failed = На этот раз ответа нет. Спросите ещё раз или просто играйте дальше.
panel-good = Сейчас хорошо: { $cards }.
panel-more-1 = Какие карты?
panel-more-2 = Почему?
panel-more-3 = Все числа
panel-numbers = Все варианты в числах
panel-choice = вариант
panel-win = победа в партии
panel-exact = ставка точно
panel-takes = берёт взятку
panel-lowest = младшая
panel-bars = Сколько взяток будет в конце при каждой карте ставки
panel-coach = Ваш тренер
panel-coach-off = Тренера можно выключить в настройках.
panel-looking = Тренер смотрит на ваш ход…
panel-do-not-wait = Не ждать
panel-play-on = Играть дальше
panel-take-back = Взять назад
panel-why-title = Почему бот так сыграл?
panel-why-how = Подсчитано заново по тому, что бот тогда видел.
percent = { $number } %
