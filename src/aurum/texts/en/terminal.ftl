### The words of the terminal client.

## Words that can be typed (separated by commas; the English ones always work)

word-yes = yes, y
word-no = no, n
command-help = help, h
command-rules = rules
command-choices = ?
command-hand = hand
command-table = table
command-trick = trick
command-bids = bids
command-gold = gold
command-supply = supply
command-known = known
command-score = score
command-last = last
command-tricks = tricks
command-repeat = repeat
command-brief = brief
command-change = change
command-ask = ask
command-undo = undo
command-coach = coach
command-why = why
command-hint = hint
command-next = next
command-show = show
command-say = say
command-review = review
command-course = course
command-rematch = rematch
command-start = start
command-bot = bot
command-open = open
command-remove = remove
command-quit = quit, q, leave

## What those words do

help-head = You can type a card as it is said (silver 3) or written (Ag3), its number, an action such as “play Zn4” or “swap Au0 Zn4”, or one of these words:
help-line = { $words }: { $what }
help-more = “help” explains all the words that can be typed.
help-help = this list
help-rules = the rules; “rules 3” is a chapter
help-choices = what you may do now, with numbers
help-hand = your cards by metal
help-table = the whole table
help-trick = the trick on the table
help-bids = all bids, and how they stand
help-gold = everybody’s gold
help-supply = the gold in the supply
help-known = cards that everybody knows
help-score = the score so far
help-last = the last trick
help-tricks = the past tricks of this round
help-repeat = say the last sentences again
help-brief = ask in a word, or in full again
help-change = ask me about changing a bid before the next trick
help-ask = ask me before every trick, or stop asking
help-undo = take back your last move (alone against bots)
help-coach = a word before a costly card, or no more
help-why = why a bot played a card, when the round is over: why Bi7
help-hint = help with this decision; again, or with 1 to 4, tells more
help-next = deal the next round
help-show = in a lesson: go on, or have the step done for you
help-say = say something to the others, for example “say hello”
help-review = what was luck and what was play, when the match is over
help-course = your chance to win after every trick, when the match is over
help-rematch = play another match
help-start = start the match (host)
help-bot = give a seat to a bot, for example “bot 2 adept” (host)
help-open = free the seat of a bot, for example “open 2” (host)
help-remove = take somebody’s seat away before or between matches, for example “remove 2” (host)
help-quit = leave; the match is saved

## The table in words

table-head = Round { $round }, trick { $trick }: { $phase }.
seat-line = { $name }: { $facts }.
fact-bid = bid { $card }
fact-bid-hidden = bid face down
fact-bid-none = no bid yet
fact-team-bid = team bid { $bid }
fact-gold = gold: { $cards }
fact-no-gold = no gold
fact-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
fact-known = known to all: { $cards }
card-of = { $name }: { $card }
label = { $name }:
count-of = { $name }: { $count }
trick-empty = No card has been played to the trick yet.
trick-does-not-count = It was broken off and does not count.
trick-cards = In the trick: { $cards }.
trick-taking =
    { $who ->
        [you] You are winning it so far.
       *[other] { $name } is winning it so far.
    }
trick-lowest =
    { $who ->
        [you] Your card is the lowest so far and would earn you { $card }.
       *[other] { $name } has the lowest card so far; it would earn { $card }.
    }
trick-lowest-nothing =
    { $who ->
        [you] Your card is the lowest so far; there is no gold of that rank.
       *[other] { $name } has the lowest card so far; there is no gold of that rank.
    }
trick-burnt = Metals already taken in this trick: { $metals }.
trick-told = Trick { $number }: { $cards }.
supply-line = In the supply: { $cards }.
supply-item = { $card } (×{ $count })
supply-empty = The supply is empty.
nuggets-line = Nuggets: { $list }.
points-line = Points: { $list }.
last-none = No trick has been taken in this round yet.
known-none = Nobody’s cards are known, and none lies face up.
hand-line = Your hand: { $cards }.
hand-gold = Your { $gold }.
hand-barred = Not now: { $cards }. { $reason }
hand-empty = You have no cards in your hand.
choice-line = { $number }. { $what } ({ $notation })
choice-barred = { $number }. { $what } ({ $notation }), not now: { $reason }
choice-keep = keep the bids
choice-swap = pay { $gold } and make { $card } your bid ({ $before } → { $after })
choice-swap-partner = pay { $gold } and make { $card } your partner’s bid ({ $before } → { $after })
choice-end = play no gold and end the round

## Questions and answers

prompt-next-round = Press Enter for the next round.
ask-first-exchange = Before the first trick, “change” changes a bid; Enter keeps the bids.
prompt-over = The match is over: “review” says what decided it, “rematch” starts another match, “quit” leaves the table.
prompt-gathering = Waiting for players. “start” begins the match, “bot 2 adept” gives seat 2 to a bot.
prompt-gathering-guest = Waiting for the host to start the match.
brief-bid = Bid?
brief-exchange = Exchange?
brief-first-exchange = Change or keep?
brief-lead = Lead?
brief-play = Card?
brief-gold-or-end = Gold or end?
brief-next-round = Next round?
brief-over = Leave, review or rematch?
brief-gathering = Start?
confirm-swap = Really { $what }? Type yes or no.
confirm-end = { $what } End the round? Type yes or no.
confirm-bid = Bid { $card }? Type yes or no.
confirm-coach = Play on all the same? yes plays on, no takes it back.
cancelled = Cancelled.
not-understood = “{ $text }” makes no sense here. Type a card such as Zn4, a number, or ? for your choices.
no-such-number = There is no number { $number } to choose; the numbers go from 1 to { $count }.
no-such-card = “{ $text }” is not a card. Cards are called silver 9 or Ag9, zinc 1 or Zn1, gold 0 or Au0.
say-payment = Say what you pay with, for example: swap Au0 Zn4
say-which = You can say: { $emotes }
bot-how = Name a seat and a level ({ $levels }), for example: bot 2 adept
open-how = Name the seat to free, for example: open 2
remove-how = Name the seat of the person who has to go, for example: remove 2
next-not-now = There is no next round to deal now.
armed-on = You’ll be asked about changing a bid before the next trick.
armed-off = The bids will be kept without asking you.
ask-on = You’ll be asked before every trick.
ask-off = You won’t be asked before every trick any more.
brief-on = Questions are short now.
brief-off = Questions are asked in full again.
repeat-nothing = Nothing has been said yet.
rules-how = Type “rules” and the number of a chapter, for example “rules 2”.

## Coming and going

greeting = Aurum, text mode. Type ? to see your choices, “help” for all commands.
joined = The match goes on.
undone = The last move has been taken back.
hint-not-now = There is nothing to decide now.
hint-how = Type hint again for more, or hint 1 (the aim), 2 (the cards), 3 (why), 4 (all numbers).
hint-cards = Good now: { $cards }.
why-how = When a round is over, name a card that a bot played or bid: why Bi7. With a number, from that round: why 1 Bi7.
why-not-there = Nobody played { $card } in that round.
review-not-now = A review tells what decided a match. There is one when the match is over.
review-begins = The review is being worked out, { $rounds ->
    [one] one round of up to half a minute
   *[other] { $rounds } rounds of up to half a minute each
}. “quit” leaves without waiting for it.
review-round = Review: { $done } of { $rounds } rounds done.
review-impossible = The review could not be worked out: { $why }
review-address = The review of this match: { $address }
coach-looks = The coach is looking at your move… Enter plays it without waiting.
coach-on = The coach speaks up before a costly card.
coach-off = The coach keeps quiet.
watching = You are watching.
said = { $name }: { $emote }
room-address = Others can join here: { $address }
room-seat = Seat { $number }: { $name }
room-away = { $name } is away.
room-back = { $name } is back.
room-came = { $name } is here.
room-sit-in = A bot plays for { $name } until they return.
room-rematch = { $name } would like a rematch.
time-left =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
connection-lost = Connection lost; reconnecting…
connection-back = The connection is back.
saved = The match is saved in { $file }. Go on with: { $command }
saved-own = The match is saved. Go on with: { $command }
recorded = The record of the match is in { $file }.
last-match = The match is kept until you finish another one. What decided it: { $command }
log-mended = A part of this match could not be read. It goes on from just before; the rest is kept in { $file }.
level-offer = You have won twice against { $level }. The next level is { $next }: { $command }
come-back = Come back to the table with: { $command }
match-address = The match can be replayed and checked here: { $address }
unfinished-line = { $number }. { $when }: { $names }; { $edition }, round { $round }
unfinished-busy = { $line } (being played in another window)
unfinished-damaged = { $line } (damaged: { $file }; it goes on from just before the damage)
unfinished-how = Go on with: { $command }
unfinished-none = You have no unfinished match.
tables-line = { $address }: { $state }; { $edition }; { $names }; open seats: { $open }
tables-none = The server lists no table.
replay-match = Match { $number }
replay-unfinished = The match is not finished.
table-gathering = waiting for players
table-playing = being played
table-over = match over

## The whole screen

column-hand = Cards
title-supply = Supply
title-exposed = Face up
title-known = Known cards
trick-void = broken off; does not count
window-small = { $width } × { $height } is a small window; 80 × 24 shows everything
title-exchange = Change a bid
badge-taking = winning
badge-took = took it
badge-lowest = lowest
badge-last = Last trick ({ $number })
cell-end = end
exchange-card = New bid card
exchange-gold = Pay with
exchange-target = Replaces
exchange-own = your bid
exchange-partner = your partner’s bid
hint-exchange = Arrows: choose; Enter: change the bid; Esc: keep the bids.
hint-confirm = (Enter: yes, Esc: no)
hint-page = Enter or Esc goes back.
help-keys = Arrow keys and Enter choose a card; a number or a card such as Zn4 can be typed too. ▶ has to act, ◇ leads, ¹ began the round, + is your partner; cards in brackets may not be played now. PgUp, PgDn, Home and End leaf through the story.
key-help = Help
key-change = Change bid
key-tricks = Tricks
key-score = Score
key-sort = Sort
key-undo = Undo
key-hint = Hint
key-rules = Rules
key-quit = Leave

## Bots that are compiled the first time


## Lessons

lesson-prompt-read = Press Enter to go on.
lesson-prompt-answer = Type your answer ({ $answers }), or press Enter to see it.
lesson-prompt-over = Press Enter to finish.
lesson-left = You can go on with the lesson at any time: { $command }
lesson-how = Type “{ $command }” in your shell when you like.
