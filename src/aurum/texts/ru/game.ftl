### Слова игры для всех клиентов. Соглашения:
### $who — "you" или "other"; $name — имя; $card, $gold, $returned — отдельные карты.

## Карты

metal-Bi = Висмут
metal-Cu = Медь
metal-P = Фосфор
metal-Ag = Серебро
metal-Zn = Цинк
metal-Au = Золото
card = { $metal } { $rank }

## Списки и количества

list-and = { $list } и { $last }
decimal-point = ,
round-number = Раунд { $number }
trick-number = Взятка { $number }
card-count =
    { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
trick-count =
    { $count ->
        [0] нет взяток
        [one] { $count } взятка
        [few] { $count } взятки
       *[other] { $count } взяток
    }

## Места и команды

seat-you = Вы
seat-partner = Партнёр
seat-number = Место { $number }
seat-open = свободное место
seat-away = не в сети
seat-leader = заходит
seat-first = начинает раунд
team = { $first } и { $second }
guest-names = Алембик, Тигель, Реторта, Атанор, Капель, Ступка, Колба, Уголёк

## Что происходит

phase-deal = между раундами
phase-bid = ставки
phase-exchange = можно заменить ставку
phase-play = розыгрыш взятки
phase-over = партия окончена

ask-bid = Выберите карту с руки как ставку: её номинал — число взяток, которое вы рассчитываете взять.
ask-exchange = Оставьте ставки или заплатите картой золота, чтобы заменить ставку картой с руки.
ask-lead = Ваш заход: карта металла, не золото.
ask-play = Положите карту металла, которого ещё нет во взятке, или золото.
ask-gold-or-end = Подходящей карты нет. Сыграйте золото или закончите раунд.
wait-for = Ждём: { $names }.
end-means = Если закончить раунд сейчас, подсчёт будет сразу: { $sides }.
end-match =
    { $who ->
        [you] На этом закончится и партия: победа ваша.
       *[other]
            { $count ->
                [one] На этом закончится и партия. Победа: { $sides }.
                [few] На этом закончится и партия. Общая победа: { $sides }.
               *[other] На этом закончится и партия. Общая победа: { $sides }.
            }
    }

## Что произошло

log-match-started =
    { $players ->
        [one] Партия начинается: { $edition }, { $players } игрок.
        [few] Партия начинается: { $edition }, { $players } игрока.
       *[other] Партия начинается: { $edition }, { $players } игроков.
    }
log-round-dealt =
    { $who ->
        [you] Раунд { $number }. Начинаете вы.
       *[other] Раунд { $number }. Начинает { $name }.
    }
log-exposed = Лишние карты, лицом вверх: { $cards }.
log-bid-placed =
    { $who ->
        [you] Ваша ставка — { $card }.
       *[other] { $name } ставит { $card }.
    }
log-bid-placed-hidden =
    { $who ->
        [you] Вы кладёте ставку рубашкой вверх.
       *[other] { $name } кладёт ставку рубашкой вверх.
    }
log-bids-revealed = Ставки открыты: { $bids }.
bid-of = { $name }: { $card }
log-trick-opened =
    { $who ->
        [you] Взятка { $number }. Вы заходите.
       *[other] Взятка { $number }. Заходит { $name }.
    }
log-bids-kept = Без замены: { $names }.
substitute-bot = Пока вас не было, за вас сыграли: { $cards }.
substitute-clock = Время вышло; за вас сыграно: { $cards }.
log-bid-exchanged =
    { $who ->
        [you] Вы платите { $gold }: новая ставка — { $card }, а { $returned } возвращается вам в руку.
       *[other] { $name } платит { $gold }: новая ставка — { $card }, а { $returned } возвращается в руку.
    }
log-bid-exchanged-partner =
    { $who ->
        [you] Вы платите { $gold }: { $card } — теперь ставка партнёра ({ $owner }), а { $returned } у вас на руке.
       *[other]
            { $whose ->
                [you] { $name } платит { $gold }: { $card } — теперь ваша ставка, а { $returned } берёт { $name }.
               *[other] { $name } платит { $gold }: { $card } — теперь ставка партнёра ({ $owner }), а { $returned } берёт { $name }.
            }
    }
log-card-played =
    { $who ->
        [you] Вы кладёте { $card }.
       *[other] { $name } кладёт { $card }.
    }
log-gold-collected =
    { $who ->
        [you] Ваша карта младшая: вы получаете { $card }.
       *[other] За младшую карту { $name } получает { $card }.
    }
log-trick-taken =
    { $who ->
        [you] Взятка ваша.
       *[other] Взятку берёт { $name }.
    }
log-round-ended-stuck =
    { $who ->
        [you] Вам нечем ходить: раунд окончен.
       *[other] { $name } не может положить ни одной карты: раунд окончен.
    }
log-round-ended-empty =
    { $who ->
        [you] Вам заходить, а карт больше нет: раунд окончен.
       *[other] Заходит { $name }, но карт на руке нет: раунд окончен.
    }
log-round-ended-declined =
    { $who ->
        [you] Вы не играете золото и заканчиваете раунд.
       *[other] { $name } не играет золото и заканчивает раунд.
    }
log-hand-shown =
    { $who ->
        [you] У вас на руке оставалось: { $cards }.
       *[other] На руке у игрока { $name } оставалось: { $cards }.
    }
log-side-scored =
    { $tricks ->
        [one] { $side }: { $tricks } взятка, ставка { $bid }; { $bid_points } за ставку + { $gold_points } за золото = { $score }.
        [few] { $side }: { $tricks } взятки, ставка { $bid }; { $bid_points } за ставку + { $gold_points } за золото = { $score }.
       *[other] { $side }: { $tricks } взяток, ставка { $bid }; { $bid_points } за ставку + { $gold_points } за золото = { $score }.
    }
log-nuggets =
    { $who ->
        [you] Самородок ваш.
       *[other]
            { $count ->
                [one] Самородок: { $sides }.
               *[other] По самородку: { $sides }.
            }
    }
log-match-ended =
    { $who ->
        [you] Партия окончена, победа ваша.
       *[other]
            { $count ->
                [one] Партия окончена. Победа: { $sides }.
               *[other] Партия окончена. Общая победа: { $sides }.
            }
    }
result-won = Вы победили!
result-shared = Вы разделили победу!
result-lost = На этот раз победа не ваша.
result-over = Партия окончена.

tie-exact-bid = Ничья по очкам; решила точная ставка.
tie-highest-gold = Ничья по очкам; решила старшая карта золота.
tie-all-tied = Ничья по очкам: самородок получает каждый из равных.
final-bid-counts = Это последний раунд: если после него самородков будет поровну, партию выиграет старшая последняя ставка.
final-bids = Самородков поровну; решает старшая последняя ставка: { $bids }.
final-bid = { $side } ({ $bid })

## Как идёт ставка

standing-under = недобор
standing-exact = точно
standing-over = перебор
standing-under-live = пока мало
standing-exact-live = точно
standing-over-live = перебор
standing-under-by =
    { $count ->
        [one] нужна ещё { $count } взятка
        [few] нужны ещё { $count } взятки
       *[other] нужно ещё { $count } взяток
    }
standing-over-by =
    { $count ->
        [one] { $count } лишняя взятка
        [few] { $count } лишние взятки
       *[other] { $count } лишних взяток
    }

## Подсчёт очков

sheet-title = Подсчёт очков
sheet-side = Сторона
sheet-bid = Ставка
sheet-tricks = Взятки
sheet-bid-points = За ставку
sheet-gold = Золото
sheet-gold-points = За золото
sheet-score = Очки
sheet-nugget = Самородок
sheet-nuggets = Самородки
sheet-total = Всего

## Издания и различия

edition-english = Английское издание
edition-german = Немецкое издание
edition-russian = Русское издание
edition-designer = Правила автора
edition-french = Французское издание
editions-all = все издания
editions-played = Как играют здесь
editions-books = Что написано в правилах

topic-zeros = Золотые нули
topic-first-player = Кто начинает
topic-zeros-again = Нули в следующих раундах
topic-removed-metal = Какой металл убирают втроём
topic-exchange-order = Порядок замены ставок
topic-gold-first = Золото раньше взятки
topic-unfinished-trick = Незаконченная взятка
topic-tie-three = Ничья втроём
topic-tie-four = Ничья вчетвером
topic-match-three = Партия втроём
topic-match-four = Партия вчетвером
topic-nuggets-in-box = Самородки в коробке
topic-table-talk = Разговоры партнёров

answer-silent = не указано; действует правило автора
answer-unstated = не указано
answer-zeros-on = в игре
answer-zeros-off = без них
answer-first-player-random = по жребию
answer-first-player-carries-most-gold = на ком больше золота, иначе по жребию
answer-zeros-again-said = снова в каждом раунде
answer-zeros-again-said-for-four = снова в каждом раунде (указано только для четверых)
answer-removed-metal-copper = медь
answer-removed-metal-any-one = любой (здесь: медь)
answer-exchange-order-turn-order = по очереди
answer-exchange-order-from-leader = от заходящего по часовой стрелке
answer-gold-first-said = младшая карта приносит золото до того, как взятку заберут
answer-gold-first-by-order-of-text = сначала золото (по порядку текста)
answer-unfinished-trick-discarded = в сброс
answer-unfinished-trick-not-evaluated = не считается
answer-tie-break-exact-bid = точная ставка
answer-tie-break-highest-gold = старшее золото
answer-tie-break-all-tied = самородок каждому из равных
answer-match-end-first-to-two = до двух самородков
answer-match-end-best-of-three = не больше трёх раундов, у кого больше самородков
answer-match-end-best-of-three-final-bid = не больше трёх раундов, у кого больше самородков; при равенстве побеждает старшая последняя ставка
answer-nuggets-in-box =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[other] { $count } самородков
    }
answer-table-talk-no-arrangements = партнёрам нельзя напрямую договариваться между собой

## Настройки стола

option-players = Число игроков
option-edition = Издание
option-zeros = Золотые нули
zeros-on = каждый начинает с золотым нулём
zeros-off = без нулей
option-scoring = Что решает партию
scoring-nuggets = самородки
scoring-points = очки за три раунда
option-clock = Время на ход
clock-none = без ограничения
clock-relaxed = не спеша
clock-quick = быстро
option-memory = Какие взятки можно пересмотреть
memory-on = весь раунд
memory-off = только последнюю
option-spectators = Зрители
spectators-closed = смотреть нельзя
spectators-delayed = можно смотреть после раунда
spectators-open = можно смотреть
option-listed = Открытые столы
listed-yes = в общем списке
listed-no = не в списке, только по ссылке
option-hints = Подсказки
hints-alone = только играющим в одиночку
hints-all = для всех
option-sit-in = Бот заменит отсутствующего через
bot-random = Случай
bot-novice = Новичок
bot-apprentice = Ученик
bot-journeyman = Подмастерье
bot-adept = Адепт
bot-cautious = Осторожный адепт
bot-greedy = Жадный адепт
bot-daring = Дерзкий адепт
bot-expert = Знаток
bot-master = Мастер
bot-instinct = Инстинкт

## Реплики

emote-hello = Привет!
emote-thanks = Спасибо!
emote-well-played = Хорошо сыграно!
emote-nice = Отлично!
emote-oops = Ой!
emote-wow = Ух ты!
emote-thinking = Сейчас подумаю…
emote-hurry = Ваш ход!
emote-sorry = Простите!
emote-good-game = Хорошая партия!
