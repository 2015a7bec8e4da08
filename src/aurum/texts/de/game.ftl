### Die Wörter des Spiels, für alle Clients. Vereinbarungen:
### $who ist "you" oder "other"; $name ist ein Spielername; $card, $gold, $returned sind einzelne Karten.

## Karten

metal-Bi = Wismut
metal-Cu = Kupfer
metal-P = Phosphor
metal-Ag = Silber
metal-Zn = Zink
metal-Au = Gold
card = { $metal } { $rank }

## Aufzählungen und Anzahlen

list-and = { $list } und { $last }
decimal-point = ,
round-number = Runde { $number }
trick-number = Stich { $number }
card-count =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
trick-count =
    { $count ->
        [0] kein Stich
        [one] { $count } Stich
       *[other] { $count } Stiche
    }

## Plätze und Teams

seat-you = Du
seat-partner = Partner
seat-number = Platz { $number }
seat-open = freier Platz
seat-away = offline
seat-leader = spielt aus
seat-first = beginnt die Runde
team = { $first } und { $second }
guest-names = Alembik, Tiegel, Retorte, Athanor, Kupelle, Mörser, Kolben, Glut

## Was gerade geschieht

phase-deal = zwischen zwei Runden
phase-bid = Gebote
phase-exchange = Gebote dürfen geändert werden
phase-play = Stich läuft
phase-over = Partie beendet

ask-bid = Wähle eine Handkarte als Gebot: Ihr Wert sagt, wie viele Stiche du machen willst.
ask-exchange = Lass die Gebote liegen oder bezahle mit einer Goldkarte, um ein Gebot durch eine Handkarte zu ersetzen.
ask-lead = Du spielst aus: eine Metallkarte, kein Gold.
ask-play = Spiel eine Karte, deren Metall noch nicht im Stich liegt, oder Gold.
ask-gold-or-end = Keine deiner Karten passt. Spiel Gold oder beende die Runde.
wait-for = Am Zug: { $names }.
end-means = Wenn du die Runde jetzt beendest, wird sofort gewertet: { $sides }.
end-match =
    { $who ->
        [you] Damit endet auch die Partie, und du gewinnst sie.
       *[other]
            { $count ->
                [one] Damit endet auch die Partie. Es gewinnt: { $sides }.
               *[other] Damit endet auch die Partie. Es gewinnen gemeinsam: { $sides }.
            }
    }

## Was geschehen ist

log-match-started =
    { $players ->
        [3] Eine Partie zu dritt beginnt: { $edition }.
       *[other] Eine Partie zu viert beginnt: { $edition }.
    }
log-round-dealt =
    { $who ->
        [you] Runde { $number }. Du beginnst.
       *[other] Runde { $number }. { $name } beginnt.
    }
log-exposed = Übrig, offen ausgelegt: { $cards }.
log-bid-placed =
    { $who ->
        [you] Du bietest { $card }.
       *[other] { $name } bietet { $card }.
    }
log-bid-placed-hidden =
    { $who ->
        [you] Du legst dein Gebot verdeckt ab.
       *[other] { $name } legt ein Gebot verdeckt ab.
    }
log-bids-revealed = Die Gebote werden aufgedeckt: { $bids }.
bid-of = { $name }: { $card }
log-trick-opened =
    { $who ->
        [you] Stich { $number }. Du spielst aus.
       *[other] Stich { $number }. { $name } spielt aus.
    }
log-bids-kept = Gebote behalten: { $names }.
substitute-bot = Während du weg warst, wurde für dich gespielt: { $cards }.
substitute-clock = Deine Zeit war um; für dich wurde gespielt: { $cards }.
log-bid-exchanged =
    { $who ->
        [you] Du bezahlst { $gold }: { $card } ist dein neues Gebot, { $returned } kommt zurück auf deine Hand.
       *[other] { $name } bezahlt { $gold }: { $card } ist das neue Gebot, { $returned } geht zurück auf die Hand.
    }
log-bid-exchanged-partner =
    { $who ->
        [you] Du bezahlst { $gold }: { $card } ist jetzt das Gebot von { $owner }, und du nimmst { $returned } auf die Hand.
       *[other]
            { $whose ->
                [you] { $name } bezahlt { $gold }: { $card } ist jetzt dein Gebot, und { $name } nimmt { $returned }.
               *[other] { $name } bezahlt { $gold }: { $card } ist jetzt das Gebot von { $owner }, und { $name } nimmt { $returned }.
            }
    }
log-card-played =
    { $who ->
        [you] Du spielst { $card }.
       *[other] { $name } spielt { $card }.
    }
log-gold-collected =
    { $who ->
        [you] Deine Karte war die niedrigste: Du nimmst { $card }.
       *[other] { $name } hatte die niedrigste Karte und nimmt { $card }.
    }
log-trick-taken =
    { $who ->
        [you] Der Stich geht an dich.
       *[other] Der Stich geht an { $name }.
    }
log-round-ended-stuck =
    { $who ->
        [you] Du kannst nichts mehr spielen: Die Runde ist aus.
       *[other] { $name } kann nichts mehr spielen: Die Runde ist aus.
    }
log-round-ended-empty =
    { $who ->
        [you] Du müsstest ausspielen, hast aber keine Karten mehr: Die Runde ist aus.
       *[other] { $name } müsste ausspielen, hat aber keine Karten mehr: Die Runde ist aus.
    }
log-round-ended-declined =
    { $who ->
        [you] Du spielst kein Gold und beendest die Runde.
       *[other] { $name } spielt kein Gold und beendet die Runde.
    }
log-hand-shown =
    { $who ->
        [you] Auf deiner Hand waren noch { $cards }.
       *[other] { $name } hatte noch { $cards }.
    }
log-side-scored =
    { $tricks ->
        [one] { $side }: { $tricks } Stich, Gebot { $bid }; { $bid_points } für das Gebot + { $gold_points } für Gold = { $score }.
       *[other] { $side }: { $tricks } Stiche, Gebot { $bid }; { $bid_points } für das Gebot + { $gold_points } für Gold = { $score }.
    }
log-nuggets =
    { $who ->
        [you] Du bekommst das Nugget.
       *[other]
            { $count ->
                [one] Nugget: { $sides }.
               *[other] Je ein Nugget: { $sides }.
            }
    }
log-match-ended =
    { $who ->
        [you] Die Partie ist zu Ende, und du hast gewonnen.
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende. Gewonnen: { $sides }.
               *[other] Die Partie ist zu Ende. Gemeinsam gewonnen: { $sides }.
            }
    }
result-won = Du hast gewonnen!
result-shared = Geteilter Sieg!
result-lost = Diesmal hast du verloren.
result-over = Die Partie ist zu Ende.

tie-exact-bid = Gleichstand; das genau erfüllte Gebot entschied.
tie-highest-gold = Gleichstand; die höchste Goldkarte entschied.
tie-all-tied = Gleichstand, also bekommen alle daran Beteiligten ein Nugget.
final-bid-counts = Das ist die letzte Runde: Haben danach mehrere gleich viele Nuggets, gewinnt unter ihnen das höchste letzte Gebot die Partie.
final-bids = Gleich viele Nuggets; das höchste letzte Gebot entscheidet: { $bids }.
final-bid = { $side } ({ $bid })

## Der Stand des Gebots

standing-under = zu wenige Stiche
standing-exact = genau
standing-over = zu viele Stiche
standing-under-live = noch offen
standing-exact-live = genau
standing-over-live = darüber
standing-under-by =
    { $count ->
        [one] es fehlt noch { $count } Stich
       *[other] es fehlen noch { $count } Stiche
    }
standing-over-by =
    { $count ->
        [one] { $count } Stich darüber
       *[other] { $count } Stiche darüber
    }

## Wertung

sheet-title = Wertung
sheet-side = Partei
sheet-bid = Gebot
sheet-tricks = Stiche
sheet-bid-points = Fürs Gebot
sheet-gold = Gold
sheet-gold-points = Für Gold
sheet-score = Punkte
sheet-nugget = Nugget
sheet-nuggets = Nuggets
sheet-total = Summe

## Ausgaben und was sie unterscheidet

edition-english = Englische Ausgabe
edition-german = Deutsche Ausgabe
edition-russian = Russische Ausgabe
edition-designer = Regeln des Autors
edition-french = Französische Ausgabe
editions-all = alle Ausgaben
editions-played = Was hier gespielt wird
editions-books = Was in den Heften steht

topic-zeros = Gold-Nullen
topic-first-player = Wer beginnt
topic-zeros-again = Nullen in späteren Runden
topic-removed-metal = Welches Metall zu dritt fehlt
topic-exchange-order = Reihenfolge beim Ändern der Gebote
topic-gold-first = Gold vor dem Stich
topic-unfinished-trick = Unvollständiger Stich
topic-tie-three = Gleichstand zu dritt
topic-tie-four = Gleichstand zu viert
topic-match-three = Partie zu dritt
topic-match-four = Partie zu viert
topic-nuggets-in-box = Nuggets in der Schachtel
topic-table-talk = Absprachen

answer-silent = nicht geregelt; es gilt die Regel des Autors
answer-unstated = nicht geregelt
answer-zeros-on = im Spiel
answer-zeros-off = nicht im Spiel
answer-first-player-random = wird ausgelost
answer-first-player-carries-most-gold = wer das meiste Gold an sich trägt, sonst das Los
answer-zeros-again-said = jede Runde aufs Neue
answer-zeros-again-said-for-four = jede Runde aufs Neue (nur für vier so geregelt)
answer-removed-metal-copper = Kupfer
answer-removed-metal-any-one = ein beliebiges (hier: Kupfer)
answer-exchange-order-turn-order = der Reihe nach
answer-exchange-order-from-leader = zuerst wer ausspielt, dann im Uhrzeigersinn
answer-gold-first-said = die niedrigste Karte bringt Gold, bevor der Stich vergeben wird
answer-gold-first-by-order-of-text = zuerst das Gold (nach der Reihenfolge im Text)
answer-unfinished-trick-discarded = wird abgelegt
answer-unfinished-trick-not-evaluated = zählt nicht
answer-tie-break-exact-bid = genaues Gebot
answer-tie-break-highest-gold = höchstes Gold
answer-tie-break-all-tied = je ein Nugget für alle am Gleichstand Beteiligten
answer-match-end-first-to-two = wer zuerst zwei Nuggets hat
answer-match-end-best-of-three = höchstens drei Runden, die meisten Nuggets
answer-match-end-best-of-three-final-bid = höchstens drei Runden, die meisten Nuggets; bei gleich vielen gewinnt das höchste letzte Gebot
answer-nuggets-in-box =
    { $count ->
        [one] { $count } Nugget
       *[other] { $count } Nuggets
    }
answer-table-talk-no-arrangements = Partner dürfen sich nicht direkt absprechen

## Einstellungen eines Tisches

option-players = Spielerzahl
option-edition = Ausgabe
option-zeros = Gold-Nullen
zeros-on = alle beginnen mit einer Gold-Null
zeros-off = ohne Nullen
option-scoring = Die Partie entscheiden
scoring-nuggets = Nuggets
scoring-points = Punkte aus drei Runden
option-clock = Bedenkzeit
clock-none = unbegrenzt
clock-relaxed = gemütlich
clock-quick = schnell
option-memory = Stiche zum Nachsehen
memory-on = ganze Runde
memory-off = nur letzter Stich
option-spectators = Zuschauer
spectators-closed = nicht erlaubt
spectators-delayed = erst nach Ende der Runde
spectators-open = erlaubt
option-listed = Öffentliche Tische
listed-yes = für alle sichtbar
listed-no = nicht gelistet, nur mit Link
option-hints = Tipps
hints-alone = nur für Alleinspieler
hints-all = für alle
option-sit-in = Für Abwesende springt ein Bot ein nach
bot-random = Zufall
bot-novice = Neuling
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-adept = Adept
bot-cautious = Vorsichtiger Adept
bot-greedy = Goldgieriger Adept
bot-daring = Wagemutiger Adept
bot-expert = Experte
bot-master = Meister
bot-instinct = Instinkt

## Zurufe

emote-hello = Hallo!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
emote-nice = Schön!
emote-oops = Hoppla!
emote-wow = Wow!
emote-thinking = Moment, ich überlege …
emote-hurry = Du bist dran!
emote-sorry = Entschuldigung!
emote-good-game = Schöne Partie!
