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

## Почему нельзя: по сообщению на каждую причину из правил

reason-bid-out-of-turn = Сейчас не ваша очередь: ставку делает { $turn }.
reason-exchange-out-of-turn = Сейчас не ваша очередь: заменить ставку может { $turn }.
reason-play-out-of-turn = Сейчас не ваша очередь: ходит { $turn }.
reason-not-seated =
    { $seats ->
        [one] За столом на { $seats } игрока такого места нет.
       *[other] За столом на { $seats } игроков такого места нет.
    }
reason-no-round = Раунд сейчас не идёт: следующий ещё не роздан.
reason-match-over = Партия окончена.
reason-already-bid = Ваша ставка уже сделана.
reason-must-bid = Сначала ставка: карта металла с вашей руки.
reason-must-answer-exchange = Сначала решите, оставить ставки или заменить одну из них.
reason-must-play = Сейчас нужно положить карту.
reason-gold-bid = Золото не может быть ставкой.
reason-bid-not-in-hand = { $card } — такой карты у вас на руке нет, ставкой она быть не может.
reason-not-in-hand = { $card } — такой карты у вас на руке нет.
reason-not-in-collection = { $card } — такого золота у вас нет.
reason-payment-not-gold = За замену платят золотом, а { $card } — не золото.
reason-payment-not-owned = { $card } — такого золота у вас нет, заплатить им нельзя.
reason-no-partner =
    { $seats ->
        [one] За столом на { $seats } игрока партнёров нет.
       *[other] За столом на { $seats } игроков партнёров нет.
    }
reason-swap-not-in-hand = { $card } — такой карты у вас на руке нет, заменить ею ставку нельзя.
reason-gold-lead = С золота заходить нельзя.
reason-metal-already-played = { $metal } — этот металл уже есть во взятке.
reason-must-lead = Ваш заход: положите карту металла. Закончить раунд сейчас нельзя.
reason-can-play-base = У вас есть подходящая карта, поэтому закончить раунд нельзя.
reason-round-running = Раунд ещё идёт; следующая раздача — после него.
reason-wrong-hand-count =
    { $count ->
        [one] Роздана { $count } рука, а мест — { $seats }.
        [few] Розданы { $count } руки, а мест — { $seats }.
       *[other] Роздано { $count } рук, а мест — { $seats }.
    }
reason-wrong-hand-size =
    { $count ->
        [one] На руку роздана { $count } карта вместо { $size }.
        [few] На руку розданы { $count } карты вместо { $size }.
       *[other] На руку роздано { $count } карт вместо { $size }.
    }
reason-wrong-exposed-size =
    { $count ->
        [one] Лицом вверх лежит { $count } карта вместо { $size }.
        [few] Лицом вверх лежат { $count } карты вместо { $size }.
       *[other] Лицом вверх лежит { $count } карт вместо { $size }.
    }
reason-card-twice = { $card } — эта карта роздана дважды.
reason-not-in-deck = { $card } — такой карты нет в колоде этой игры.

## Почему нельзя: причины стола

reason-stale = Тем временем что-то изменилось; выберите ещё раз.
reason-no-match = За этим столом партия не идёт.
reason-other-match = За этим столом идёт уже другая партия.
reason-unreadable-action = Непонятный ход: { $text }
reason-no-seat = У вас нет места за этим столом.
reason-not-a-seat = Места { $seat } нет за столом, где мест { $players }.
reason-seat-taken = Место { $seat } занято.
reason-table-full = Все места за этим столом заняты.
reason-match-running = Во время партии местами не меняются.
reason-seats-open = Место { $seat } ещё свободно: подождите кого-нибудь или посадите бота.
reason-not-host = Это может только хозяин стола.
reason-nobody-to-remove = На месте { $seat } больше никого нет.
reason-removed = Хозяин убрал вас из-за этого стола. Смотреть можно.
reason-listed-enough = Ваших открытых столов, которые ждут игроков, уже { $count }.
reason-no-person = Для партии нужен хотя бы один человек.
reason-not-over = Реванш — только после этой партии.
reason-not-alone = Отменить ход можно, только играя одному против ботов.
reason-nothing-to-undo = В этом раунде вам пока нечего отменять.
reason-too-many-undos = За один раунд можно отменить не более { $limit } ходов.
reason-no-hints = Подсказки даются только тем, кто играет один, или если их разрешает стол.
reason-not-over-yet = Раунд { $round } ещё не закончен. О мыслях бота спросите после него.
reason-not-a-bots-move = Этот ход в раунде { $round } сделал не бот.
reason-no-seeds = Раздача сейчас не готовится.
reason-other-hand = Готовится раздача другого раунда (номер { $hand }).
reason-already-committed = Ваша часть этой раздачи уже получена.
reason-not-asked-for-seed = Для этой раздачи от вас сейчас ничего не нужно.
reason-wrong-seed = Зерно не совпадает с обещанным.
reason-seat-count = Описано мест: { $count }, а игроков: { $players }.
reason-two-seats = У вас может быть только одно место.
reason-spectators-closed = Этот стол закрыт для зрителей.
reason-unknown-bot = { $level } — такого бота на сервере нет; есть { $known }.

## Почему нельзя: раздача подготовлена или доказана не так, как следует

reason-distrust-commitment-changed = Раунд { $round }: сервер сменил свою печать после того, как программа её запомнила. Ваше зерно остаётся тайной, и эта раздача ничего не доказывает.
reason-distrust-seal-missing = Раунд { $round }: сервер требует ваше зерно раньше, чем все запечатали свои. Оно остаётся тайной, и эта раздача ничего не доказывает.
reason-distrust-seal-changed = Раунд { $round }: сервер сменил печать другого игрока. Ваше зерно остаётся тайной, и эта раздача ничего не доказывает.
reason-distrust-own-seal-changed = Раунд { $round }: сервер показывает за вас не ту печать, что вы прислали. Ваше зерно остаётся тайной, и эта раздача ничего не доказывает.
reason-distrust-not-committed = Раунд { $round }: сервер требует зерно, которое это устройство не запечатывало, поэтому оно ничего не показывает. Вы начинали на другом устройстве?
reason-distrust-asked-twice = Раунд { $round }: сервер готовит ту же раздачу во второй раз. Ваше зерно остаётся тайной, и эта раздача ничего не доказывает.
reason-distrust-kind-changed = Раунд { $round }: сервер выдаёт человека за бота, чтобы его зерно не считалось. Вы не участвуете, и эта раздача ничего не доказывает.
reason-fair-no-match = В записи не названа партия: доказательства могут быть от другой.
reason-fair-no-proofs = В этой записи нет доказательств, проверить раздачи нельзя.
reason-fair-proof-count = Сыграно раундов: { $rounds }, доказательств: { $count }.
reason-fair-no-proof = Раунд { $round }: читаемого доказательства раздачи нет.
reason-fair-other-match = Раунд { $round }: доказательство от другой партии.
reason-fair-other-hand = Раунд { $round }: доказательство от другого раунда.
reason-fair-seat-count = Раунд { $round }: в доказательстве не на каждое место есть зерно.
reason-fair-server-seed = Раунд { $round }: зерно сервера не совпадает с его печатью.
reason-fair-seat-kind = Раунд { $round }: доказательство не говорит, кто сидел на месте { $seat }: человек или бот.
reason-fair-bots-seed = Раунд { $round }: на месте { $seat } сидел бот, а его зерно выдано за зерно человека.
reason-fair-no-commitment = Раунд { $round }: зерно места { $seat } не было запечатано.
reason-fair-persons-seed = Раунд { $round }: зерно места { $seat } не совпадает с печатью.
reason-fair-free-seed = Раунд { $round }: зерно места { $seat } сервер выбрал по своему желанию.
reason-fair-server-alone = Раунд { $round }: ни одного зерна от людей, сервер раздал карты в одиночку.
reason-fair-other-cards = Раунд { $round }: зёрна ведут не к тем картам, что были розданы.
reason-fair-other-first = Раунд { $round }: по зёрнам начинает кто-то другой.
reason-fair-witness-match = Свидетельство относится к другой партии.
reason-fair-witness-round = Раунд { $round } был роздан, но в записи его нет.
reason-fair-refused = Раунд { $round }: ваша программа не поверила подготовке, эта раздача ничего не доказывает.
reason-fair-changed-commitment = Раунд { $round }: печать сервера не та, что он показал до раздачи. Он мог выбрать карты.
reason-fair-changed-kind = Раунд { $round }: до раздачи на месте { $seat } был показан другой вид игрока.
reason-fair-changed-seal = Раунд { $round }: печать места { $seat } не та, что была показана до раздачи. Сервер мог выбрать карты.
reason-fair-own-seed = Раунд { $round }: сервер принял зерно места { $seat }, а использовал другое. Он мог выбрать карты.
reason-fair-own-cards = Раунд { $round }: место { $seat } получило не те карты, что следуют из доказательства.

## Почему нельзя: причины сервера

reason-no-identity = Сервер вас ещё не знает; присоединитесь снова.
reason-no-such-code = Этот код неверен, уже использован или устарел.
reason-no-such-match = По этому адресу нет законченной партии.
reason-no-such-table = Стола с таким кодом нет.
reason-server-error = На сервере произошла ошибка.
reason-stopping = Сервер перезапускается; возвращайтесь через минуту.
reason-storage-trouble = Сервер не смог это сохранить, поэтому ничего не изменилось.
reason-too-fast = Слишком быстро; подождите немного.
reason-too-many-connections = Сервер сейчас переполнен; попробуйте позже.
reason-too-many-followers = За этим столом уже слишком много зрителей.
reason-too-slow = Ваше соединение отстало; подключаемся снова.
reason-another-day = Начался новый день, и раздачи теперь новые.
reason-no-puzzle = Такой задачи нет.
reason-not-an-answer = Правила не допускают такого ответа.
reason-bad-record = Эту запись показать нельзя: она неполная или что-то в ней нарушает правила игры.
reason-too-large = Этот файл слишком большой.
reason-no-answer = Сервер сейчас отвечает неправильно; попробуйте ещё раз чуть позже.
reason-not-possible = Это невозможно.
reason-foreign-origin = С этого адреса нельзя. Откройте страницу по адресу самого сервера.
reason-too-many-mistakes = Сервер слишком многого не понял из того, что шлёт эта страница. Перезагрузите её.
reason-unreadable = Сервер не смог это прочитать. Перезагрузите страницу и попробуйте ещё раз.
reason-not-json = Сервер не смог это прочитать. Перезагрузите страницу и попробуйте ещё раз.
reason-follow-first = Страница и сервер не поняли друг друга. Перезагрузите страницу.
reason-no-follow = Страница слишком долго не представлялась. Перезагрузите её.
reason-already-following = Эта страница уже показывает стол.
reason-no-such-endpoint = Сервер не знает этого адреса. Перезагрузите страницу.
reason-http-404 = По этому адресу ничего нет.
reason-http-405 = Сервер не знает этого адреса. Перезагрузите страницу.
reason-gone = Связь оборвалась раньше, чем сервер ответил.
reason-emote-too-soon = Одной реплики в секунду достаточно.
reason-undo-too-often = Вы взяли назад очень много ходов; подождите немного.
reason-hints-too-often = Вы просили слишком много подсказок; подождите немного.
reason-hint-failed = На этот раз подсказку посчитать не удалось. Спросите ещё раз или просто играйте дальше.
reason-seatings-too-often = Вы очень часто меняли места; подождите немного.
reason-replaced = Этот стол открыт у вас слишком много раз; самое старое окно отключено.
reason-identity-moved = Теперь вы играете на другом устройстве или вышли здесь.
reason-too-many-entries = Вы слишком часто заходите и выходите; подождите немного.
reason-too-busy = Сервер готовит другие записи партий; попробуйте чуть позже.
reason-foreign-host = Под этим именем сервер недоступен. Откройте страницу по собственному адресу сервера.
reason-metrics-not-public = Это только для тех, кто управляет сервером.
reason-not-found = По этому адресу ничего нет.
reason-not-http = Сервер не смог это прочитать. Перезагрузите страницу и попробуйте ещё раз.
guest-names = Алембик, Тигель, Реторта, Атанор, Капель, Ступка, Колба, Уголёк

## Издания и различия

edition-english = Английское издание
edition-german = Немецкое издание
edition-russian = Русское издание
edition-designer = Правила автора
edition-french = Французское издание

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
answer-match-end-best-of-three = больше самородков после трёх раундов
answer-match-end-best-of-three-final-bid = больше самородков после трёх раундов; при равенстве решает старшая последняя ставка
answer-nuggets-in-box =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[other] { $count } самородков
    }
answer-table-talk-no-arrangements = партнёрам нельзя договариваться между собой

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
bot-apprentice = Ученик
bot-adept = Адепт
bot-master = Мастер

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
