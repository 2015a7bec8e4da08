### The page's own words. The words of the game itself are in game.ftl.

## Everywhere

home = На главную
settings = Настройки
close = Закрыть
cancel = Отмена
loading = Загрузка…
load-failed = Не удалось загрузить эту часть страницы.
reload = Перезагрузить
no-connection = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
none = нет
label-value = { $label }: { $value }
unknown-title = Здесь ничего нет
unknown-help = Этот адрес никуда не ведёт. Возможно, его часть потерялась по дороге.

## Front page

pitch = Игра на взятки наоборот: ходить в масть нельзя, а младшая карта приносит золото.
play-now = Играть
starting = Тасуем карты…
credits = Автор игры «Аурум» — Шриш Бхат. Это неофициальный фанатский проект, не связанный ни с автором, ни с издателями; рисунки и тексты — наши собственные.
play-now-hint = Втроём: вы против двух ботов. Без регистрации.
play-now-level = Боты
what-to-do = Чем займёмся?
create-table = Создать стол
join-table = Войти по коду
watch = Открытые столы
learn = Обучение
daily-today = Раздача дня
puzzle-today = Задача дня
home-friends = С друзьями
home-daily = Каждый день
home-past = Архив
your-tables = Ваши столы
return = Вернуться за стол
nickname = Ваше имя за столом
my-games = Мои партии
open-record = Открыть сохранённую партию

## Settings

language = Язык
theme = Оформление
theme-auto = как на устройстве
theme-light = светлое
theme-dark = тёмное
motion = Анимация
motion-full = полная
motion-brief = короткая
motion-none = выключена
reading = Сколько лежит законченная взятка
reading-short = недолго
reading-normal = обычно
reading-long = долго
bots-pace = Темп ботов, когда других людей за столом нет
bots-calm = спокойный
bots-normal = обычный
bots-brisk = быстрый
confirm = Подтверждать карту перед ходом
confirm-touch = касанием и с клавиатуры
confirm-always = всегда
confirm-never = никогда
sort = Сортировать карты
sort-metal = по металлам
sort-rank = по номиналу
sort-own = свой порядок
sort-next = Отсортировать карты иначе
ask-before-trick = Спрашивать о ставке перед каждой взяткой
ask-before-trick-hint = Иначе — только перед первой взяткой, если вы заранее не нажмёте «Заменить ставку».
single = Единственную возможную карту играть автоматически
single-hint = С небольшой паузой, чтобы никто не заметил.
coach = Тренер
coach-auto = в первых партиях
coach-on = включён
coach-off = выключен
sound = Звуки
notify = Уведомление браузера о моём ходе
log-out = Выйти
log-out-hint = Этот браузер станет новым гостем. Ваши места и столы отсюда больше не будут доступны.

## Creating and joining

three-players = 3, каждый за себя
four-players = 4, две команды
what-differs = Чем отличаются издания
topic = Вопрос
who-sits = Кто где сидит
seat-me = я
seat-for-someone = свободно (по ссылке)
seat-bot = Бот: { $level }
team-a = Команда Солнца
team-b = Команда Луны
partners-opposite = Партнёры сидят друг напротив друга: места 1 и 3 против 2 и 4.
seconds =
    { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[other] { $count } секунд
    }
minutes =
    { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[other] { $count } минут
    }
more-options = Ещё настройки
create-and-play = Сесть и играть
create-and-wait = Открыть стол
code = Код
link = Ссылка на стол
copy = Скопировать
copied = Скопировано
share = Поделиться
code-or-link = Код или ссылка
join = Присоединиться
watch-only = Только смотреть
table-full = Все места заняты. Возможно, удастся посмотреть.
no-seat-left = Здесь идёт партия, и свободных мест нет. Возможно, удастся посмотреть.
tables-running = Идущие партии
tables-none = Сейчас никто не играет открыто. Создайте стол в общем списке, и другие найдут его здесь.
tables-none-running = Сейчас открытых партий нет.
tables-open = Столы со свободными местами
tables-none-open = Нет открытых столов со свободными местами.
watch-this = Смотреть
room-gathering = ждёт игроков
room-playing = идёт игра
room-over = партия окончена
open-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
gathering-title = Ждём игроков
dealing = Раздаём карты…
host = хозяин стола
sit-here = Сесть сюда
remove-person = Убрать из-за стола: { $name }
remove-person-sure = { $name } теряет место. Смотреть можно, снова сесть за этот стол — нет.
start = Начать партию
fill-and-start = Посадить ботов и начать
seats-missing =
    { $count ->
        [one] Ещё { $count } место свободно
        [few] Ещё { $count } места свободны
       *[other] Ещё { $count } мест свободно
    }
host-starts = Партию запускает хозяин стола.
table = Стол
ended-no-table = Такого стола нет. Возможно, его закрыли.
ended-no-spectators = Этот стол закрыт для зрителей.
ended-old-page = Сервер обновился. Перезагрузите страницу.
ended-no-identity = Сервер больше не узнаёт этот браузер. Перезагрузите страницу.
ended-replaced = Этот стол открыт в слишком многих окнах; это окно отключено.
ended-otherwise = Сервер закрыл соединение. Перезагрузите страницу.

## The table

table-title = Aurum, { $edition }
about-table = Этот стол
rules = Правила
menu = Меню
table-and-link = Стол и ссылка
leave = Уйти…
leave-title = Уйти из-за стола?
leave-help = Если вы просто отойдёте, место останется за вами: через { $time } за вас будет играть бот, пока вы не вернётесь. Если отдать место, бот займёт его насовсем.
leave-for-now = Отойти ненадолго
leave-for-good = Отдать место
leave-gathering = Уйти из-за стола
leave-watching = Больше не смотреть
invited-title = Вас приглашают
watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
watching = Вы зритель. Карты на руках скрыты.
watching-delayed = Вы зритель. Каждый раунд показывают после его окончания.
round-hidden = Идёт раунд { $number }. Вы увидите его целиком, когда он закончится.
delayed-title = Идёт раунд
link-lost = Связь прервалась. Партия сохранена, подключаемся снова…
link-connecting = Соединение…
supply = Общий запас
supply-of =
    { $count ->
        [0] золото { $rank }: нет
       *[other] золото { $rank }: { $count }
    }
exposed = Вне игры
seen = Вышедшие карты
standings = Счёт
log = Ход игры
log-empty = Пока ничего.
score-and-log = Счёт и ход игры
text-view = Текстовый вид
your-turn = Ваш ход
your-hand = Ваши карты
your-place = Ваше место
your-gold = Ваше золото
no-gold = нет золота
hand = Карты на руке
hand-of = Карты: { $name }
winner = победа
team-ours = наша команда
team-theirs = соперники
team-bid = всего у команды
own-tricks = из них своих: { $count }
tricks-of-bid =
    { $taken ->
        [one] { $taken } взятка, ставка { $bid }
        [few] { $taken } взятки, ставка { $bid }
       *[other] { $taken } взяток, ставка { $bid }
    }
tricks-so-far =
    { $taken ->
        [one] { $taken } взятка
        [few] { $taken } взятки
       *[other] { $taken } взяток
    }
bid-hidden = лежит рубашкой вверх
bid-missing = ставки ещё нет
known-cards = известны
thinking = думает
on-turn = сейчас решает
stand-in = не в сети, играет бот
seconds-left =
    { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
       *[other] осталось { $seconds } секунд
    }
played-by = { $name }: { $card }
badge-taking = пока старшая
badge-lowest = пока младшая
badge-took = взятка
badge-was-lowest = младшая, затем заходит
badge-gold = получает золото { $rank }
burnt = Уже во взятке: { $metals }
burnt-short = нельзя:
card-barred = { $card }, сейчас нельзя: { $reason }
card-planned = { $card }, выбрана заранее
plan-chosen = Выбрано заранее: { $card }. Escape отменит выбор.
plan-cancelled = Выбор отменён: { $card }.
plan-dropped = Выбрано заранее, но сейчас сыграть нельзя: { $card }.
plan-played = Сыграна карта, выбранная заранее.
no-card-yet = Во взятке ещё нет карт.
no-trick-yet = В этом раунде взяток ещё не было.
last-trick = Последняя взятка
tricks-title = Взятки этого раунда
undo = Отменить ход
taken-back = Ход отменён: { $cards }.
hint = Подсказка
why = Почему?
say-title = Сказать

## What is asked

status-your-lead = Ваш заход
status-you-take = Взятка ваша
status-takes = Взятку берёт { $name }
status-sent = Отправлено…
status-bids = Ставки открываются
status-bidding =
    { $count ->
        [one] { $names } выбирает ставку
       *[other] { $names } выбирают ставки
    }
status-exchanging = { $names } может заменить ставку
status-wait = Минутку…
status-gold-or-end = Сыграйте золото или закончите раунд
armed = Перед следующей взяткой вас спросят о ставке
bid-choose = Выберите ставку
bid-with =
    { $count ->
        [one] Заявить { $count } взятку ({ $card })
        [few] Заявить { $count } взятки ({ $card })
       *[other] Заявить { $count } взяток ({ $card })
    }
play-card = Сыграть: { $card }
choose-again = { $action } — выберите ещё раз, чтобы подтвердить.
gold-choose = Выберите золото
change-bid = Заменить ставку
end-round = Закончить раунд…
show-sheet = Подсчёт очков

## Changing a bid

exchange-title = Заменить ставку
exchange-short = Оставить ставку или заменить?
exchange-spoken =
    { $team ->
        [true] Ставка команды — { $now }.
       *[other] Ваша ставка — { $now }.
    } Нажмите K, чтобы оставить её, или B, чтобы заменить.
bids-first = Сначала ставка: оставьте её (K) или нажмите «Заменить ставку» (B).
press-change = Нажмите «Заменить ставку» (B).
press-end = Нажмите «Закончить раунд…» (E).
exchange-help = Заплатите картой золота. Карта с руки станет ставкой, а прежняя карта ставки вернётся вам в руку; её все видели.
exchange-whose = Чью ставку?
exchange-own = свою
exchange-partner = { $name } (партнёр)
exchange-returns = { $card } вернётся вам в руку
exchange-pay = Чем заплатить
exchange-lay = Новая карта ставки
exchange-now = Ваша ставка: { $now }.
exchange-becomes = Ваша ставка: { $now } → { $then }.
exchange-team-now = Ставка команды: { $now }.
exchange-team-becomes = Ставка команды: { $now } → { $then }.
exchange-changes-nothing = Это ничего не меняет.
exchange-keep = Оставить ставки
exchange-keep-one = Оставить ставку
exchange-do-nothing = Выберите карту и золото
exchange-do-card = Выберите карту
exchange-do = Ставка { $card } за золото { $gold }

## Ending a round

end-title = Закончить раунд?
end-help = Подходящей карты металла у вас нет, но можно сыграть золото. Если отказаться, раунд сразу закончится, начатая взятка никому не достанется, а счёт будет таким:
end-cancel = Играть дальше
end-do = Закончить раунд

## Results

round-result = Раунд { $number } окончен
rounds = Раунды
player = Игрок
left-over = осталось на руке
hands-and-order = Карты и порядок ходов
next-round = Следующий раунд
rematch = Сыграть ещё
next-level = Следующий уровень: { $level }
rematch-waits = Ждём: { $names }
replay = Просмотр партии
record = Скачать запись
record-watched = Все раздачи ({ $count }) следуют из зёрен, запечатанных на глазах у того, кто сохранил запись.
record-unwatched =
    { $watched ->
        [0] Все раздачи ({ $count }) следуют из зёрен. Тот, кто сохранил запись, не видел, как их запечатали.
       *[other] Все раздачи ({ $count }) следуют из зёрен. Запечатано на глазах у того, кто сохранил запись: { $watched }.
    }
record-unproved = Доказательства этих раздач не читаются.
fair-title = Честной ли была раздача?
fair-watched = Да. Этот браузер запомнил все печати до раздачи. Каждое зерно совпадает с печатью, и повторная раздача по зёрнам дала те же карты, в том числе ваши.
fair-unwatched = Каждое зерно совпадает с печатью, и повторная раздача по зёрнам дала те же карты. Были ли печати показаны до раздачи, этот браузер сказать не может: он в ней не участвовал.
fair-late = На месте { $number } человек, но зерно вовремя запечатано не было. Вместо него взято зерно сервера.
fair-help = В записи есть эти зёрна и то, что запомнил браузер. «aurum verify» проверяет и то и другое.
fair-server = Сервер
fair-withheld = На месте { $number } запечатанное зерно не показали. Вместо него взято зерно сервера.

## Moments of the table

more = Ещё
or-play-gold = или сыграть золото
bid-was = раньше: { $card }
trick-broken = Эта взятка не считается.
status-gold =
    { $who ->
        [you] вы получаете золото { $rank }
       *[other] { $name } получает золото { $rank }
    }
end-why-stuck = нечем ходить
end-why-empty = карт не осталось
end-why-declined = завершает раунд
news-you-changed = Вы заменили ставку: { $from } → { $to } (золото { $gold })
news-your-bid = { $name } меняет вашу ставку: { $from } → { $to } (золото { $gold })
news-own-bid = { $name } меняет ставку: { $from } → { $to } (золото { $gold })
news-partner-bid = { $name } меняет ставку игрока { $owner }: { $from } → { $to } (золото { $gold })
fast-forward = Перемотка до вашего хода
best-round = Лучший раунд: { $side }, { $score } (раунд { $number })

## Replay

replay-start = Карты розданы.
replay-position = Место в партии
replay-step = шаг { $step } из { $count }
replay-moves = Ходы
replay-result = Итог
replay-first = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-jump = Перейти к взятке
replay-view = Чьими глазами
replay-open = все карты открыты
replay-link = Ссылка на этот момент
open-record-help = Запись — это файл .json или .jsonl: его предлагает стол после партии и пишет «aurum simulate».
record-file = Выбрать файл…
record-unreadable = Этот файл не запись: в нём должен быть один объект JSON или по одному в строке.
record-details = Что именно не так
which-record = Какая партия
record-number = Партия { $number }

## Keys

keys = Клавиши
key-name-enter = Enter
key-name-space = Пробел
key-name-escape = Esc
key-name-alt = Alt
key-hand = по картам
key-move = переставить карту
key-choose =
    { $confirm ->
        [never] выбрать; для ставки — ещё раз
       *[other] выбрать; ещё раз — подтвердить
    }
key-plan = до своего хода: выбрать заранее; ещё раз — отменить
key-hurry = сразу убрать взятку
key-gold = к золоту
key-bid = заменить ставку
key-keep = оставить ставку
key-end = закончить раунд
key-tricks = последняя взятка
key-next = подсчёт, следующий раунд
key-undo = отменить ход
key-hint = подсказка; ещё раз — больше
key-text = текстовый вид
key-sort = сортировать карты
key-cancel = отменить выбор
key-name-hold = удерживать пробел
key-digit = к карте с этим номером
key-forward = перемотать до своего хода
key-help = эта подсказка
