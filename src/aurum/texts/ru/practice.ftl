### Задачи, сдача дня, та же сдача ещё раз.

## Задачи

puzzle-head = Задача { $id }, сложность { $difficulty }.
puzzle-task-exact = Закончите раунд ровно с заявленным числом взяток, что бы ни было у других и как бы они ни играли.
puzzle-task-gold = Получите золото { $rank } в этой взятке, что бы ни было у других и как бы они ни играли.
puzzle-task-trick = Возьмите эту взятку, что бы ни было у других и как бы они ни играли.
puzzle-task-lead = Сыграйте самую младшую карту этой взятки, что бы ни было у других и как бы они ни играли.
puzzle-task-round = Выиграйте раунд в одиночку, что бы ни было у других и как бы они ни играли.
puzzle-task-best-chance = Этот раунд решает матч. Найдите лучший шанс его выиграть.
puzzle-choices = Можно: { $actions }
puzzle-ask = Ваш ответ?
puzzle-answer = Решение: { $answers }.
puzzle-hand = у места { $seat } на руках { $cards }
puzzle-certain-right = Верно. Получается при всех { $worlds } возможных раскладах, против любого ответа.
puzzle-certain-wrong = Не это: другие могут помешать в { $count } из { $worlds } возможных раскладов.
puzzle-certain-example = Например, когда { $hands }.
puzzle-chance-right = Верно. Это выигрывает в { $percent }% возможных раскладов.
puzzle-chance-next = Следующий по силе ход, { $action }, выигрывает в { $percent }%.
puzzle-chance-wrong =
    { $points ->
        [one] Не это: выигрывает в { $percent }%, решение — в { $best }%. Потеря — { $points } пункт.
        [few] Не это: выигрывает в { $percent }%, решение — в { $best }%. Потеря — { $points } пункта.
       *[other] Не это: выигрывает в { $percent }%, решение — в { $best }%. Потеря — { $points } пунктов.
    }
puzzle-theme-bid = заявка
puzzle-theme-keep = оставить заявку
puzzle-theme-exchange = сменить заявку
puzzle-theme-end = закончить раунд
puzzle-theme-trump = сыграть золото
puzzle-theme-gold = получить золото
puzzle-theme-take = взять взятку
puzzle-theme-lead = получить ход
puzzle-theme-duck = не брать
puzzle-theme-plan = расчёт вперёд

## Сдача дня

daily-head = Сдача дня { $day } ({ $date }), раздача { $deal } из 3.
daily-stopped = Раздача сохранена; та же команда продолжит её.
daily-deal-result = Раздача { $number }: { $word }. Очки: { $score }, среднее { $par }; лучше, чем { $percent }% поля.
daily-decisions = Ваши решения без учёта везения: { $points } очка, ± { $error }.
daily-far-ahead = намного впереди поля
daily-ahead = впереди поля
daily-level = вровень с полем
daily-behind = позади поля
daily-far-behind = намного позади поля
daily-share-head = Aurum, сдача дня { $day } ({ $date })
daily-share-line = Лучше, чем { $percent }% поля, { $points } очка к среднему.

## Та же сдача ещё раз

again-head = Та же раздача по взяткам: раньше и теперь.
again-equal = Вы сыграли точно так же.
again-trick = Взятка { $number }: { $before } → { $after }
again-card = { $card }, взятку берёт { $name }
again-not-played = не разыграна
again-scores = Очки: раньше { $before }, теперь { $after }.
again-stopped = Раунд не доигран, сравнивать нечего.

## Задачи на странице

puzzles = Задачи
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-seat = Вы сидите на месте { $seat }.
puzzle-what = Ваш ход?
puzzle-action-keep = Оставить заявки как есть
puzzle-action-end = Закончить раунд
puzzle-action-swap = { $card } — новая заявка, плата: золото { $gold }
puzzle-action-swap-partner = { $card } — новая заявка партнёра, плата: золото { $gold }

## Сдача дня на странице

daily-title = Сдача дня
daily-intro = Карты и соперники у всех здесь одни и те же; считается первая попытка. Она сохраняется.
daily-deal-number = Раздача { $number }
daily-ask-bids = Спрашивать о заявках перед каждой взяткой
daily-waiting = Ходят другие…
daily-copy = Скопировать результат
daily-copied = Скопировано
daily-go-on = Следующая раздача
daily-done = Все три раздачи сыграны. Новые появятся в 00:00 UTC.
daily-fixed = Раздачи года были определены заранее: { $commitment }
daily-you = Вы

## Та же раздача ещё раз, на странице

same-deal = Та же раздача ещё раз
same-deal-title = Сыграть эту раздачу
same-deal-send = Отправить раздачу
same-deal-sent = Ссылка скопирована
same-deal-link = Ссылка на эту раздачу
same-deal-compare = Сравнить обе
same-deal-help = Те же карты ещё раз, против ботов, которые на одинаковую игру всегда отвечают одинаково. Разница зависит только от вас, и потом обе партии можно сравнить взятка за взяткой.
same-deal-from = Откуда начать
same-deal-start = С начала
same-deal-moment = С этого момента
same-deal-chair = Чьё место
same-deal-play = Играть
same-deal-of = Раздача: { $names } ({ $edition }).
same-deal-yours = Вы играете на месте игрока { $name }.
same-deal-later = Она начинается с раунда { $number }.
compare-title = Сравнение одной раздачи
compare-help = Что было сыграно на этом месте. Различия выделены.
compare-before = Сначала
compare-after = Потом
compare-trick = Взятка
compare-bid = Заявка
compare-points = Очки
compare-yours = своя взятка
compare-taken = взял { $name }
compare-lowest = младшая карта
compare-gold = получено золото { $rank }
compare-same = Оба раза сыграно одинаково, очков: { $points }.
compare-replay-before = Повтор первой партии
compare-replay-after = Повтор второй партии

## Мои партии

games-none = Пока нет законченных партий. Здесь появятся те, что вы доиграете до конца; учётная запись не нужна.
games-edition = Издание
games-any = все
games-opponent = Соперник
games-export = Скачать все записи
games-sum =
    { $count ->
        [one] { $count } партия, выиграно: { $won }.
        [few] { $count } партии, выиграно: { $won }.
       *[other] { $count } партий, выиграно: { $won }.
    }
games-gold = Золото принесло в среднем { $points } очка за раунд.
games-bids = Заявки вашей стороны: сколько взяток получилось
games-under = меньше
games-exact = точно
games-over = больше
games-won = Победа
games-shared = Общая победа
games-lost = Поражение
games-hints = с подсказками
games-more = Более ранние партии

## Дни раздачи дня

daily-second = Вы уже играли эту раздачу. Считается первая попытка, а эта — нет.
daily-past = Прошедший день: этот результат не считается.
daily-done-past = Все три раздачи этого дня сыграны.
daily-calendar = Дни
daily-played =
    { $count ->
        [one] Сыгран { $count } день.
        [few] Сыграно { $count } дня.
       *[other] Сыграно { $count } дней.
    }
daily-archive = Прошедшие дни тоже можно сыграть, без зачёта.
daily-played-day = { $date }, сыграно
puzzle-all = Все задачи
puzzle-theme = Тема
puzzle-any = Все
puzzle-kind = Вид
puzzle-kind-certain = верный ход
puzzle-kind-best-chance = лучший шанс
puzzle-found =
    { $count ->
        [one] { $count } задача, решено: { $solved }.
        [few] { $count } задачи, решено: { $solved }.
       *[other] { $count } задач, решено: { $solved }.
    }
puzzle-solved = решена
puzzle-due =
    { $count ->
        [one] Сегодня вернулась { $count } нерешённая задача.
        [few] Сегодня вернулись { $count } нерешённые задачи.
       *[other] Сегодня вернулось { $count } нерешённых задач.
    }
puzzle-due-next = Попробовать ещё раз
puzzle-report = Сообщить об ошибке в задаче
puzzle-report-how = Если вам кажется, что здесь ошибка, отправьте эти строки тому, кто держит этот сервер.

## Партия, которую угадывают

guess-title = Как бы вы сыграли?
guess-offer = Угадать ходы
guess-help = Партия такой, какой её видит { $name }. Перед каждым решением скажите, как сыграли бы вы; что будет дальше, до этого скрыто.
guess-since = Что произошло с тех пор
guess-same = { $action }: { $name } выбирает то же самое.
guess-other = Вы: { $guess }. { $name }: { $action }.
guess-score = Совпало: { $right } из { $count }.
guess-over = Партия окончена.
guess-replay = Вся запись партии
guess-anew = С начала
