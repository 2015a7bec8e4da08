### Задачи, раздача дня, та же раздача ещё раз.

## Задачи

puzzle-head = Задача { $id }, сложность { $difficulty }.
puzzle-task-exact = Закончите раунд, взяв ровно столько взяток, сколько обещали, — что бы ни было у других и как бы они ни играли.
puzzle-task-gold = Получите в этой взятке золото { $rank } — что бы ни было у других и как бы они ни играли.
puzzle-task-trick = Возьмите эту взятку — что бы ни было у других и как бы они ни играли.
puzzle-task-lead = Сыграйте самую младшую карту этой взятки — что бы ни было у других и как бы они ни играли.
puzzle-task-round = Выиграйте раунд, ни с кем не деля победу, — что бы ни было у других и как бы они ни играли.
puzzle-task-best-chance = Этот раунд решает партию. Найдите ход с лучшими шансами на победу.
puzzle-ask = Ваш ответ?
puzzle-answer = Решение: { $answers }.
puzzle-hand = у места { $seat } на руке { $cards }
puzzle-certain-right = Верно. Получается при любом возможном раскладе (всего { $worlds }) и при любом ответе.
puzzle-certain-wrong = Нет: другие могут помешать. Таких раскладов { $count } из { $worlds } возможных.
puzzle-certain-example = Например, когда { $hands }.
puzzle-chance-right = Верно. Этот ход выигрывает в { $percent } % возможных раскладов.
puzzle-chance-next = Следующий по силе ход, { $action }, выигрывает в { $percent } %.
puzzle-chance-wrong =
    { $points ->
        [one] Нет: этот ход выигрывает в { $percent } %, решение — в { $best } %. Потеря — { $points } пункт.
        [few] Нет: этот ход выигрывает в { $percent } %, решение — в { $best } %. Потеря — { $points } пункта.
       *[other] Нет: этот ход выигрывает в { $percent } %, решение — в { $best } %. Потеря — { $points } пунктов.
    }
puzzle-theme-bid = ставка
puzzle-theme-keep = оставить ставку
puzzle-theme-exchange = заменить ставку
puzzle-theme-end = закончить раунд
puzzle-theme-trump = сыграть золото
puzzle-theme-gold = получить золото
puzzle-theme-take = взять взятку
puzzle-theme-lead = получить заход
puzzle-theme-duck = не брать взятку
puzzle-theme-plan = расчёт на несколько ходов

## Раздача дня

daily-head = Раздача дня { $day } ({ $date }), часть { $deal } из 3.
daily-stopped = Всё сохранено; та же команда продолжит игру.
daily-deal-result = Раздача { $number }: { $word }. Очки: { $score }, в среднем { $par }; лучше, чем { $percent } % ботов.
daily-decisions = Ваши решения без учёта везения: { $points } очка, ± { $error }.
daily-far-ahead = намного лучше ботов
daily-ahead = лучше ботов
daily-level = наравне с ботами
daily-behind = хуже ботов
daily-far-behind = намного хуже ботов
daily-share-head = Aurum, раздача дня { $day } ({ $date })
daily-share-line = Лучше, чем { $percent } % ботов, { $points } очка к среднему.

## Та же раздача ещё раз

again-head = Та же раздача, взятка за взяткой: раньше и теперь.
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
puzzle-what = Как вы поступите?
practice-barred = { $card }, сейчас нельзя
puzzle-action-keep = Оставить ставки как есть
puzzle-action-end = Закончить раунд
puzzle-action-swap = { $card } — новая ставка, плата: золото { $gold }
puzzle-action-swap-partner = { $card } — новая ставка партнёра, плата: золото { $gold }

## Раздача дня на странице

daily-title = Раздача дня
daily-intro = Карты и соперники у всех здесь одинаковые. Считается первая попытка, она сохраняется.
daily-deal-number = Раздача { $number }
daily-ask-bids = Спрашивать о ставках перед каждой взяткой
daily-waiting = Ходят другие…
daily-copy = Скопировать результат
daily-copied = Скопировано
daily-go-on = Следующая раздача
daily-done = Все три раздачи сыграны. Новые появятся в 00:00 UTC.
daily-fixed = Раздачи года были определены заранее: { $commitment }
daily-changed = Эти раздачи взяты не из той цепочки, которую объявил сервер. Возможно, он потерял свой секрет или выбрал другой.
daily-you = Вы

## Та же раздача ещё раз, на странице

same-deal = Та же раздача ещё раз
same-deal-title = Сыграть эту раздачу
same-deal-send = Отправить раздачу
same-deal-sent = Ссылка скопирована
same-deal-link = Ссылка на эту раздачу
same-deal-compare = Сравнить обе
same-deal-help = Те же карты ещё раз, против ботов, которые на одинаковую игру всегда отвечают одинаково. Вся разница — в вашей игре, а потом обе партии можно сравнить взятка за взяткой.
same-deal-from = С какого места
same-deal-start = С самого начала
same-deal-moment = С этого момента
same-deal-chair = За кого играть
same-deal-play = Играть
same-deal-of = Раздача из партии: { $names } ({ $edition }).
same-deal-yours = Вы играете на месте игрока { $name }.
same-deal-later = Она начинается с раунда { $number }.
compare-title = Та же раздача: сравнение
compare-help = Что было сыграно на этом месте. Различия выделены.
compare-before = В первый раз
compare-after = Во второй раз
compare-trick = Взятка
compare-bid = Ставка
compare-points = Очки
compare-yours = своя взятка
compare-taken = взятку берёт { $name }
compare-lowest = младшая карта
compare-gold = получено золото { $rank }
compare-same = Оба раза сыграно одинаково, очков: { $points }.
compare-replay-before = Просмотр первой партии
compare-replay-after = Просмотр второй партии

## Мои партии

games-none = Законченных партий пока нет. Здесь появятся те, что вы доиграете до конца; регистрация не нужна.
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
games-bids = Ставки вашей стороны: сколько взяток получилось
games-under = меньше
games-exact = ровно
games-over = больше
games-won = Победа
games-shared = Общая победа
games-lost = Поражение
games-hints = с подсказками
games-more = Более ранние партии

## Дни раздачи дня

daily-second = Вы уже играли эту раздачу. Считается первая попытка, а не эта.
daily-past = Прошедший день: результат не идёт в зачёт.
daily-done-past = Все три раздачи этого дня сыграны.
daily-calendar = Дни
daily-played =
    { $count ->
        [one] Сыгран { $count } день.
        [few] Сыграно { $count } дня.
       *[other] Сыграно { $count } дней.
    }
daily-archive = Прошедшие дни тоже можно сыграть, но без зачёта.
daily-played-day = { $date }, сыграно
puzzle-all = Все задачи
puzzle-line = { $id } · сложность { $difficulty }
puzzle-theme = Тема
puzzle-any = Все
puzzle-kind = Вид
puzzle-kind-certain = верный способ
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
puzzle-report-how = Если вам кажется, что здесь ошибка, отправьте эти строки владельцу сервера.

## Партия, которую угадывают

guess-title = Как бы вы сыграли?
guess-offer = Угадать ходы
guess-help = Партия глазами игрока { $name }. Перед каждым решением скажите, как сыграли бы вы; продолжение до этого скрыто.
guess-since = Что произошло с тех пор
guess-same = { $action }: { $name } поступает так же.
guess-other = Вы: { $guess }. { $name }: { $action }.
guess-score = Совпало: { $right } из { $count }.
guess-over = Партия окончена.
guess-replay = Вся запись партии
guess-anew = С начала

## Круги друзей

circles = Круги друзей
circles-help = Сравнивайте раздачи дня с друзьями. Чужие результаты видны только по тем раздачам, которые вы уже доиграли сами.
circles-name = Название нового круга
circles-make = Создать круг
circles-link = Ссылка для вступления
circles-copy = Скопировать ссылку
circles-copied = Ссылка скопирована
circles-rename = Переименовать
circles-save = Сохранить
circles-leave = Выйти
circles-leave-sure = Точно выйти?
circles-remove = Исключить: { $name }
circles-remove-sure = Точно исключить: { $name }? Ссылка изменится.
circles-invited =
    { $count ->
        [one] «{ $name }» — круг друзей, в нём { $count } участник. Если вы вступите, участники, доигравшие ту же раздачу, увидят ваше имя и результат, в том числе за прошедшие дни.
        [few] «{ $name }» — круг друзей, в нём { $count } участника. Если вы вступите, участники, доигравшие ту же раздачу, увидят ваше имя и результат, в том числе за прошедшие дни.
       *[other] «{ $name }» — круг друзей, в нём { $count } участников. Если вы вступите, участники, доигравшие ту же раздачу, увидят ваше имя и результат, в том числе за прошедшие дни.
    }
circles-join = Вступить
circles-hidden = Доиграйте раздачу этого дня — и увидите, как сыграли другие.
circles-never = Вы не доиграли ни одной раздачи этого дня, пока она шла в зачёт, поэтому результаты скрыты.
circles-member = Участник
circles-deals = Раздачи
circles-percent = Лучше, чем
circles-par = К среднему
circles-decisions = Решения

## Ваша ошибка

puzzle-mistake = Ваша ошибка
puzzle-mistake-help = Из вашей партии ({ $names }). Как бы вы сыграли сейчас?
puzzle-mistake-gone = Разбор больше не считает это решение ошибкой, поэтому оно не вернётся.
puzzle-comes-back = Это решение снова появится среди задач { $date }.
