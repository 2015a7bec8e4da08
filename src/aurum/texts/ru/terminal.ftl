### The words of the terminal client.

## Words that can be typed (separated by commas; the English ones always work)

word-yes = да, д
word-no = нет, н
command-help = помощь
command-rules = правила
command-choices = ?, что
command-hand = рука, карты
command-table = стол
command-trick = взятка
command-bids = ставки
command-gold = золото
command-supply = запас
command-known = известные
command-score = счёт, счет
command-last = последняя
command-tricks = взятки
command-repeat = повторить
command-brief = кратко
command-change = замена
command-ask = спрашивать
command-undo = отмена, назад
command-coach = тренер
command-why = почему
command-hint = подсказка, совет
command-next = дальше
command-show = покажи
command-say = сказать, скажи
command-review = разбор
command-course = шансы
command-rematch = реванш
command-start = начать
command-bot = бот
command-open = освободить
command-remove = убрать
command-quit = выход

## What those words do

help-head = Можно набрать карту так, как её называют (серебро 3) или пишут (Ag3), её номер, ход вроде «play Zn4» или «swap Au0 Zn4» либо одно из этих слов:
help-line = { $words }: { $what }
help-more = «помощь» объяснит все слова, которые можно набрать.
help-help = этот список
help-rules = правила; «правила 3» — одна глава
help-choices = что сейчас можно сделать, с номерами
help-hand = ваши карты по металлам
help-table = весь стол
help-trick = взятка на столе
help-bids = все ставки и как они выполняются
help-gold = золото каждого
help-supply = золото в общем запасе
help-known = карты, известные всем
help-score = текущий счёт
help-last = последняя взятка
help-tricks = прошлые взятки раунда
help-repeat = повторить последние фразы
help-brief = спрашивать одним словом или снова полностью
help-change = предложить замену ставки перед следующей взяткой
help-ask = предлагать замену перед каждой взяткой или перестать
help-undo = отменить последний ход (одному против ботов)
help-coach = слово перед дорогой ошибкой или без него
help-why = почему бот сыграл карту, когда раунд закончен: почему Bi7
help-hint = помощь с этим решением; ещё раз или с числом от 1 до 4 скажет больше
help-next = раздать следующий раунд
help-show = на уроке: продолжить или выполнить шаг за вас
help-say = сказать что-нибудь остальным, например «сказать привет»
help-review = что решила удача, а что игра, когда партия окончена
help-course = ваши шансы на победу после каждой взятки, когда партия окончена
help-rematch = сыграть ещё одну партию
help-start = начать партию (хозяин стола)
help-bot = посадить бота, например «бот 2 адепт» (хозяин стола)
help-open = освободить место бота, например «освободить 2» (хозяин стола)
help-remove = забрать место у человека до партии или между партиями, например «убрать 2» (хозяин стола)
help-quit = выйти; партия сохраняется

## The table in words

table-head = Раунд { $round }, взятка { $trick }: { $phase }.
seat-line = { $name }: { $facts }.
fact-bid = ставка { $card }
fact-bid-hidden = ставка рубашкой вверх
fact-bid-none = ставки ещё нет
fact-team-bid = ставка команды { $bid }
fact-gold = золото: { $cards }
fact-no-gold = золота нет
fact-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[other] { $count } карт на руке
    }
fact-known = известны всем: { $cards }
card-of = { $name }: { $card }
label = { $name }:
count-of = { $name }: { $count }
trick-empty = Во взятке пока нет карт.
trick-does-not-count = Она прервана и не считается.
trick-cards = Во взятке: { $cards }.
trick-taking =
    { $who ->
        [you] Взятка пока ваша.
       *[other] Взятку пока берёт { $name }.
    }
trick-lowest =
    { $who ->
        [you] Ваша карта пока младшая, она принесла бы вам { $card }.
       *[other] Пока младшая карта у игрока { $name }: она принесла бы { $card }.
    }
trick-lowest-nothing =
    { $who ->
        [you] Ваша карта пока младшая; золота такого номинала нет.
       *[other] Пока младшая карта у игрока { $name }; золота такого номинала нет.
    }
trick-burnt = В этой взятке больше нельзя: { $metals }.
trick-told = Взятка { $number }: { $cards }.
supply-line = В общем запасе: { $cards }.
supply-item = { $card } (×{ $count })
supply-empty = Общий запас пуст.
nuggets-line = Самородки: { $list }.
points-line = Очки: { $list }.
last-none = В этом раунде взяток ещё не было.
known-none = Ни у кого нет известных карт, и открытых карт нет.
hand-line = У вас на руке: { $cards }.
hand-gold = Ваше { $gold }.
hand-barred = Сейчас нельзя: { $cards }. { $reason }
hand-empty = У вас на руке нет карт.
choice-line = { $number }. { $what } ({ $notation })
choice-barred = { $number }. { $what } ({ $notation }), сейчас нельзя: { $reason }
choice-keep = оставить ставки
choice-swap = заплатить { $gold } и положить { $card } вместо своей ставки ({ $before } → { $after })
choice-swap-partner = заплатить { $gold } и положить { $card } вместо ставки партнёра ({ $before } → { $after })
choice-end = не играть золото и закончить раунд

## Questions and answers

prompt-next-round = Нажмите Enter, чтобы начать следующий раунд.
ask-first-exchange = Перед первой взяткой можно заменить ставку: «замена»; Enter — оставить ставки.
prompt-over = Партия окончена: «разбор» — что её решило, «реванш» — ещё одна партия, «выход» — встать из-за стола.
prompt-gathering = Ждём игроков. «начать» — запустить партию, «бот 2 адепт» — посадить бота на место 2.
prompt-gathering-guest = Ждём, пока хозяин стола запустит партию.
brief-bid = Ставка?
brief-exchange = Замена?
brief-first-exchange = Замена или нет?
brief-lead = Заход?
brief-play = Карта?
brief-gold-or-end = Золото или конец?
brief-next-round = Следующий раунд?
brief-over = Выход, разбор или реванш?
brief-gathering = Начать?
confirm-swap = Точно { $what }? Наберите да или нет.
confirm-end = { $what } Закончить раунд? Наберите да или нет.
confirm-bid = Поставить { $card }? Наберите да или нет.
confirm-coach = Играть дальше? Да — играть, нет — взять назад.
cancelled = Отменено.
not-understood = «{ $text }» здесь не подходит. Наберите карту, например Zn4, номер или ? — список возможностей.
no-such-number = Номера { $number } нет; номера идут от 1 до { $count }.
no-such-card = «{ $text }» — не карта. Карты называются так: серебро 9 или Ag9, цинк 1 или Zn1, золото 0 или Au0.
say-payment = Скажите, чем платите, например: swap Au0 Zn4
say-which = Доступные реплики: { $emotes }
bot-how = Назовите место и уровень ({ $levels }), например: бот 2 адепт
open-how = Назовите место, которое нужно освободить, например: освободить 2
remove-how = Назовите место человека, который должен уйти, например: убрать 2
next-not-now = Раздавать следующий раунд пока нельзя.
armed-on = Перед следующей взяткой вам предложат заменить ставку.
armed-off = Ставки останутся, вас не спросят.
ask-on = Вас будут спрашивать перед каждой взяткой.
ask-off = Больше вас не будут спрашивать перед каждой взяткой.
brief-on = Теперь вопросы короткие.
brief-off = Вопросы снова задаются полностью.
repeat-nothing = Пока ничего не было сказано.
rules-how = Наберите «правила» и номер главы, например «правила 2».

## Coming and going

greeting = Aurum в текстовом режиме. ? — что можно сделать, «помощь» — все команды.
joined = Партия продолжается.
undone = Последний ход отменён.
hint-not-now = Сейчас решать нечего.
hint-how = Наберите подсказка ещё раз или подсказка 1 (цель), 2 (карты), 3 (почему), 4 (все числа).
hint-cards = Сейчас хорошо: { $cards }.
why-how = После раунда назовите карту, которую бот сыграл или поставил: почему Bi7. С числом — из этого раунда: почему 1 Bi7.
why-not-there = В этом раунде никто не играл { $card }.
review-not-now = Разбор показывает, что решило исход партии. Он возможен, когда партия окончена.
review-begins = Разбор считается: { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}, на каждый до полуминуты. «Выход» — уйти, не дожидаясь.
review-round = Разбор: готово раундов: { $done } из { $rounds }.
review-impossible = Разбор не удался: { $why }
review-address = Разбор этой партии: { $address }
coach-looks = Тренер смотрит на ваш ход… Enter — сыграть, не дожидаясь его.
coach-on = Тренер предупреждает перед дорогой ошибкой.
coach-off = Тренер молчит.
watching = Вы смотрите.
said = { $name }: { $emote }
room-address = Присоединиться можно здесь: { $address }
room-seat = Место { $number }: { $name }
room-away = { $name } не в сети.
room-back = { $name } снова в сети.
room-came = { $name } здесь.
room-sit-in = { $name } не в сети: временно играет бот.
room-rematch = { $name } предлагает реванш.
time-left =
    { $seconds ->
        [one] Осталась { $seconds } секунда.
        [few] Осталось { $seconds } секунды.
       *[other] Осталось { $seconds } секунд.
    }
connection-lost = Связь прервалась; подключаемся снова…
connection-back = Связь восстановлена.
saved = Партия сохранена в { $file }. Продолжить: { $command }
saved-own = Партия сохранена. Продолжить: { $command }
recorded = Запись партии — в { $file }.
last-match = Партия хранится, пока вы не закончите следующую. Что её решило: { $command }
log-mended = Часть этой партии не читается. Игра продолжается с последнего целого места; остальное — в { $file }.
level-offer = Вы дважды выиграли на уровне «{ $level }». Следующий уровень — «{ $next }»: { $command }
come-back = Вернуться за стол: { $command }
match-address = Партию можно пересмотреть и проверить здесь: { $address }
unfinished-line = { $number }. { $when }: { $names }; { $edition }, раунд { $round }
unfinished-busy = { $line } (идёт в другом окне)
unfinished-damaged = { $line } (файл повреждён: { $file }; игра продолжится с последнего целого места)
unfinished-how = Продолжить: { $command }
unfinished-none = Незаконченных партий нет.
tables-line = { $address }: { $state }; { $edition }; { $names }; свободных мест: { $open }
tables-none = На сервере нет открытых столов.
replay-match = Партия { $number }
replay-unfinished = Партия не закончена.
table-gathering = ждёт игроков
table-playing = идёт партия
table-over = партия окончена

## The whole screen

column-hand = Карты
title-supply = Общий запас
title-exposed = Открыты
title-known = Известные карты
trick-void = прерван; не считается
window-small = Окно мало ({ $width } × { $height }); всё видно при 80 × 24
title-exchange = Замена ставки
badge-taking = пока старшая
badge-took = взятка
badge-lowest = младшая
badge-last = Последняя взятка ({ $number })
cell-end = конец
exchange-card = Новая карта ставки
exchange-gold = Чем заплатить
exchange-target = Вместо
exchange-own = вашей ставки
exchange-partner = ставки партнёра
hint-exchange = Стрелки — выбор, Enter — замена, Esc — оставить ставки.
hint-confirm = (Enter — да, Esc — нет)
hint-page = Enter или Esc — назад.
help-keys = Стрелки и Enter выбирают карту; можно набрать номер или карту, например Zn4. ▶ — чей ход, ◇ — кто заходит, ¹ — кто начал раунд, + — ваш партнёр; карты в скобках сейчас класть нельзя. PgUp, PgDn, Home и End листают рассказ.
key-help = Помощь
key-change = Замена
key-tricks = Взятки
key-score = Счёт
key-sort = Порядок
key-undo = Отмена
key-hint = Совет
key-rules = Правила
key-quit = Выход

## Bots that are compiled the first time


## Уроки

lesson-prompt-read = Дальше — клавиша Enter.
lesson-prompt-answer = Введите ответ ({ $answers }); Enter покажет его.
lesson-prompt-over = Enter завершает урок.
lesson-left = Продолжить урок можно в любой момент: { $command }
lesson-how = Введите «{ $command }» в командной строке, когда захотите.
