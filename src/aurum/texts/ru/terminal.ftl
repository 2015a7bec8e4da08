### The words of the terminal client.

## Words that can be typed (separated by commas; the English ones always work)

word-yes = да, д
word-no = нет, н
command-help = помощь
command-choices = ?, что
command-hand = рука, карты
command-table = стол
command-score = счёт, счет
command-last = последняя
command-tricks = взятки
command-change = замена
command-ask = спрашивать
command-undo = назад
command-next = дальше
command-say = сказать
command-rematch = реванш
command-start = начать
command-bot = бот
command-open = освободить
command-quit = выход

## What those words do

help-head = Можно набрать карту, например Zn4, её номер, ход вроде «play Zn4» или «swap Au0 Zn4» либо одно из этих слов:
help-line = { $words }: { $what }
help-hint = «помощь» объяснит все слова, которые можно набрать.
help-help = этот список
help-choices = что сейчас можно сделать
help-hand = ваши карты с номерами
help-table = весь стол
help-score = текущий счёт
help-last = последняя взятка
help-tricks = прошлые взятки раунда
help-change = предложить замену ставки перед следующей взяткой
help-ask = предлагать замену перед каждой взяткой или перестать
help-undo = взять назад последний ход (одному против ботов)
help-next = сдать следующий раунд
help-say = сказать что-нибудь остальным, например «say hello»
help-rematch = сыграть ещё одну партию
help-start = начать партию (хозяин стола)
help-bot = посадить бота, например «bot 2 adept» (хозяин стола)
help-open = освободить место бота, например «open 2» (хозяин стола)
help-quit = выйти; партия сохраняется

## The table in words

table-head = Раунд { $round }, взятка { $trick }: { $phase }.
seat-line = { $name }: { $facts }.
fact-bid = ставка { $card }
fact-bid-hidden = ставка закрыта
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
count-of = { $name }: { $count }
trick-empty = Во взятке пока нет карт.
trick-cards = Во взятке: { $cards }.
trick-taking =
    { $who ->
        [you] Взятка пока ваша.
       *[other] Взятку пока берёт { $name }.
    }
trick-lowest =
    { $who ->
        [you] Ваша карта младшая, она принесла бы вам { $card }.
       *[other] Младшая карта — { $name }, она принесла бы { $card }.
    }
trick-lowest-nothing =
    { $who ->
        [you] Ваша карта младшая; золота такого номинала нет.
       *[other] Младшая карта — { $name }; золота такого номинала нет.
    }
trick-burnt = Металлы, которые больше нельзя класть: { $metals }.
trick-told = Взятка { $number }: { $cards }.
supply-line = В запасе: { $cards }.
supply-item = { $card } (×{ $count })
supply-empty = Запас пуст.
nuggets-line = Самородки: { $list }.
points-line = Очки: { $list }.
last-none = В этом раунде взяток ещё не было.
hand-head = Ваши карты:
hand-line = У вас на руке: { $cards }.
hand-empty = У вас на руке нет карт.
choice-line = { $number }. { $what } ({ $notation })
choice-barred = { $number }. { $what } ({ $notation }), сейчас нельзя: { $reason }
choice-keep = оставить ставки
choice-swap = заплатить { $gold } и положить { $card } вместо своей ставки: ставка была { $before }, станет { $after }
choice-swap-partner = заплатить { $gold } и положить { $card } вместо ставки партнёра: ставка была { $before }, станет { $after }
choice-end = не играть золото и закончить раунд

## Questions and answers

prompt-next-round = Нажмите Enter, чтобы начать следующий раунд.
prompt-over = Партия окончена: Enter — выход, «rematch» — ещё одна партия.
prompt-gathering = Ждём игроков. «start» — начать, «bot 2 adept» — посадить бота на место 2.
confirm-swap = Точно { $what }? Наберите да или нет.
confirm-end = { $what } Закончить раунд? Наберите да или нет.
confirm-bid = Поставить { $card }? Наберите да или нет.
cancelled = Ничего не сделано.
not-understood = «{ $text }» здесь не подходит. Наберите карту, например Zn4, номер или ? — список возможностей.
no-such-number = Номера { $number } нет; номера идут от 1 до { $count }.
no-such-card = «{ $text }» — не карта. Карты пишутся так: Bi7, Cu10, P3, Ag9, Zn1 или Au0.
say-payment = Скажите, чем платите, например: swap Au0 Zn4
say-which = Скажите одно из этого: { $emotes }
bot-how = Назовите место и уровень ({ $levels }), например: bot 2 adept
next-not-now = Сейчас сдавать следующий раунд не нужно.
armed-on = Перед следующей взяткой вам предложат заменить ставку.
armed-off = Ставки останутся без вопроса.
ask-on = Вас будут спрашивать перед каждой взяткой.
ask-off = Больше вас не будут спрашивать перед каждой взяткой.

## Coming and going

greeting = Aurum в тексте. ? — что можно сделать, «помощь» — все слова.
joined = Партия продолжается.
undone = Последний ход взят назад.
watching = Вы смотрите.
said = { $name }: { $emote }
room-address = Присоединиться можно здесь: { $address }
room-seat = Место { $number }: { $name }
room-away = { $name } — нет на месте.
room-back = { $name } — снова на месте.
room-sit-in = { $name } отсутствует, пока играет бот.
room-rematch = { $name } хочет реванш.
time-left =
    { $seconds ->
        [one] Осталась { $seconds } секунда.
        [few] Осталось { $seconds } секунды.
       *[other] Осталось { $seconds } секунд.
    }
connection-lost = Связь потеряна; пробуем снова…
connection-back = Связь восстановлена.
saved = Партия сохранена в { $file }. Продолжить: { $command }
recorded = Запись партии — в { $file }.
come-back = Вернуться за стол: { $command }

## The whole screen

column-hand = Карты
title-supply = Запас
title-exposed = Открыты
title-known = Известно: { $name }
title-exchange = Замена ставки
badge-taking = берёт
badge-took = взятка
badge-lowest = младшая
badge-last = Последняя взятка ({ $number })
cell-end = конец
exchange-card = Положить карту
exchange-gold = Заплатить
exchange-target = Вместо
exchange-own = вашей ставки
exchange-partner = ставки партнёра
hint-exchange = Стрелки — выбор, Enter — замена, Esc — оставить ставки.
hint-confirm = (Enter — да, Esc — нет)
hint-page = Enter или Esc — назад.
help-keys = Стрелки и Enter выбирают карту; можно набрать номер или карту, например Zn4. ▶ — чей ход, ◇ — кто заходит, ¹ — кто начал раунд, + — ваш партнёр; карты в скобках сейчас класть нельзя.
key-help = Помощь
key-change = Ставка
key-tricks = Взятки
key-score = Счёт
key-sort = Порядок
key-undo = Назад
key-quit = Выход
