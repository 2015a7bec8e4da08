### The page's own words. The words of the game itself are in game.ftl.

## Everywhere

home = Home
settings = Settings
close = Close
cancel = Cancel
loading = Loading…
load-failed = This part of the page could not be loaded.
reload = Reload
no-connection = The server isn’t responding. Check your connection and try again.
none = none
label-value = { $label }: { $value }
unknown-title = There is nothing here
unknown-help = The address leads nowhere. Perhaps a part of it got lost on the way.

## Front page

pitch = A trick-taking game turned upside down: nobody may follow suit, and the lowest card earns gold.
play-now = Play now
starting = Shuffling the cards…
credits = Aurum was designed by Shreesh Bhat. This is an unofficial fan project, not affiliated with the designer or any publisher; all artwork and text are our own.
play-now-hint = Three players, you against two bots. No account needed.
play-now-level = Bots
what-to-do = What would you like to do?
create-table = Create a table
join-table = Join with a code
watch = Public tables
learn = Learn
daily-today = Deal of the day
puzzle-today = Puzzle of the day
home-friends = With friends
home-daily = Every day
home-past = Look back
your-tables = Your tables
return = Back to the table
nickname = Your name at the table
my-games = My games
open-record = Open a saved match

## Settings

language = Language
theme = Appearance
theme-auto = same as device
theme-light = light
theme-dark = dark
motion = Animations
motion-full = full
motion-brief = brief
motion-none = off
reading = How long a finished trick stays
reading-short = short
reading-normal = normal
reading-long = long
bots-pace = Bot speed when nobody else plays
bots-calm = relaxed
bots-normal = normal
bots-brisk = quick
confirm = Confirm a card before it is played
confirm-touch = by touch and keyboard
confirm-always = always
confirm-never = never
sort = Sort the hand
sort-metal = by metal
sort-rank = by rank
sort-own = my own order
sort-next = Change sort order
ask-before-trick = Ask about my bid before every trick
ask-before-trick-hint = Otherwise only before the first trick, unless you press “Change bid” beforehand.
single = Play automatically when only one card is possible
single-hint = After a short pause, so that nobody can tell.
coach = Coach
coach-auto = in your first matches
coach-on = on
coach-off = off
sound = Sounds
notify = Browser notification when it’s my turn
log-out = Log out
log-out-hint = This browser then becomes a new guest. Your seats and tables cannot be reached from here any more.

## Creating and joining

three-players = 3, each for themselves
four-players = 4, two teams
what-differs = What differs between the editions
topic = Question
who-sits = Who sits where
seat-me = me
seat-for-someone = open (invite by link)
seat-bot = Bot: { $level }
team-a = Team Sun
team-b = Team Moon
partners-opposite = Partners sit opposite each other: seats 1 and 3 against seats 2 and 4.
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
more-options = More options
create-and-play = Sit down and play
create-and-wait = Open the table
code = Code
link = Link to the table
copy = Copy
copied = Copied
share = Share
code-or-link = Code or link
join = Join
watch-only = Only watch
table-full = All seats are taken. You may still be able to watch.
no-seat-left = A match is being played and no seat is free. You may still be able to watch.
tables-running = Matches to watch
tables-none = Nobody is playing in public right now. Create a table that is listed for everyone, and others will find it here.
tables-none-running = No public matches right now.
tables-open = Tables with open seats
tables-none-open = No public table has an open seat.
watch-this = Watch
room-gathering = waiting for players
room-playing = in progress
room-over = finished
open-seats =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
gathering-title = Waiting for players
dealing = Dealing the cards…
host = host
sit-here = Sit here
remove-person = Remove { $name }
remove-person-sure = { $name } loses this seat and can watch, but not sit at this table again.
start = Start the match
fill-and-start = Fill with bots and start
seats-missing =
    { $count ->
        [one] One seat is still empty
       *[other] { $count } seats are still empty
    }
host-starts = The host starts the match.
table = Table
ended-no-table = There is no such table. It may have been closed.
ended-no-spectators = This table is closed to spectators.
ended-old-page = The server has been updated. Please reload the page.
ended-no-identity = The server no longer knows this browser. Please reload the page.
ended-replaced = This table is open in too many windows; this one was disconnected.
ended-otherwise = The server has closed the connection. Please reload the page.

## The table

table-title = Aurum, { $edition }
about-table = This table
rules = Rules
menu = Menu
table-and-link = Table and link
leave = Leave…
leave-title = Leave the table?
leave-help = Your seat stays yours if you just go away: after { $time } a bot plays for you until you come back. If you give up your seat, a bot takes it for good.
leave-for-now = Go away for now
leave-for-good = Give up my seat
leave-gathering = Leave the table
leave-watching = Stop watching
invited-title = You’re invited
watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
watching = You are watching. All hands stay hidden.
watching-delayed = You are watching. Each round is shown once it is over.
round-hidden = Round { $number } is being played. You’ll see it played through once it is over.
delayed-title = A round is being played
link-lost = Connection lost. Your game is safe; reconnecting…
link-connecting = Connecting…
supply = Gold supply
supply-of =
    { $count ->
        [0] gold { $rank }: none
       *[other] gold { $rank }: { $count }
    }
exposed = Out of play
seen = Cards seen
standings = Score
log = Game log
log-empty = Nothing yet.
score-and-log = Score and log
text-view = Text view
your-turn = Your turn
your-hand = Your hand
your-place = Your place
your-gold = Your gold
no-gold = no gold
hand = Hand
hand-of = { $name }’s hand
winner = winner
team-ours = our team
team-theirs = opponents
team-bid = team total
own-tricks = own tricks: { $count }
tricks-of-bid =
    { $taken ->
        [one] { $taken } trick, bid { $bid }
       *[other] { $taken } tricks, bid { $bid }
    }
tricks-so-far =
    { $taken ->
        [one] { $taken } trick
       *[other] { $taken } tricks
    }
bid-hidden = laid face down
bid-missing = no bid yet
known-cards = known
thinking = is thinking
on-turn = to act
stand-in = away, a bot is playing
seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
played-by = { $name }: { $card }
badge-taking = winning so far
badge-lowest = lowest so far
badge-took = took the trick
badge-was-lowest = lowest, leads next
badge-gold = earns gold { $rank }
burnt = Already in the trick: { $metals }
burnt-short = blocked:
card-barred = { $card }, not now: { $reason }
card-planned = { $card }, chosen in advance
plan-chosen = { $card } is chosen in advance. Escape cancels it.
plan-cancelled = { $card } is no longer chosen.
plan-dropped = { $card } was chosen in advance, but cannot be played now.
plan-played = The card you chose in advance is played.
no-card-yet = No card has been played to this trick.
no-trick-yet = No trick has been taken in this round.
last-trick = Last trick
tricks-title = Tricks of this round
undo = Take back
taken-back = Taken back: { $cards }.
hint = Hint
why = Why?
say-title = Say something

## What is asked

status-your-lead = Your lead
status-you-take = You take the trick
status-takes = { $name } takes the trick
status-sent = Sent…
status-bids = The bids are turned over
status-bidding =
    { $count ->
        [one] { $names } is choosing a bid
       *[other] { $names } are choosing their bids
    }
status-exchanging = { $names } may change a bid
status-wait = One moment…
status-gold-or-end = Play gold or end the round
armed = You’ll be asked about your bid before the next trick
bid-choose = Choose your bid
bid-with =
    { $count ->
        [one] Bid { $count } trick ({ $card })
       *[other] Bid { $count } tricks ({ $card })
    }
play-card = Play { $card }
choose-again = { $action }: choose it again to confirm.
gold-choose = Choose gold to play
change-bid = Change bid
end-round = End the round…
show-sheet = Score sheet

## Changing a bid

exchange-title = Change a bid
exchange-short = Keep your bid or change it?
exchange-spoken =
    { $team ->
        [true] The team’s bid is { $now }.
       *[other] Your bid is { $now }.
    } Press K to keep it, B to change it.
bids-first = First your bid: keep it (K) or press “Change bid” (B).
press-change = Press “Change bid” (B).
press-end = Press “End the round…” (E).
exchange-help = Pay one gold card. A card from your hand becomes the bid, and the old bid card goes into your hand; everybody has seen it.
exchange-whose = Whose bid?
exchange-own = mine
exchange-partner = { $name } (partner)
exchange-returns = { $card } goes into your hand
exchange-pay = Pay with
exchange-lay = New bid card
exchange-now = Your bid is { $now }.
exchange-becomes = Your bid: { $now } → { $then }.
exchange-team-now = The team’s bid is { $now }.
exchange-team-becomes = The team’s bid: { $now } → { $then }.
exchange-changes-nothing = That changes nothing.
exchange-keep = Keep the bids
exchange-keep-one = Keep my bid
exchange-do-nothing = Choose a card and gold
exchange-do-card = Choose a card
exchange-do = Bid { $card }, pay gold { $gold }

## Ending a round

end-title = End the round?
end-help = None of your base cards can be played, but you could still play gold. If you decline, the round ends at once, this unfinished trick counts for nobody, and the score is:
end-cancel = Keep playing
end-do = End the round

## Results

round-result = Round { $number } is over
rounds = Rounds
player = Player
left-over = left in hand
hands-and-order = Hands and order of play
next-round = Next round
rematch = Play again
next-level = Next level: { $level }
rematch-waits = Waiting for { $names }
replay = Replay
record = Download record
record-watched = All deals ({ $count }) follow from their seeds, and whoever kept this record saw them being sealed.
record-unwatched =
    { $watched ->
        [0] All deals ({ $count }) follow from their seeds. Whoever kept this record did not see them being sealed.
       *[other] All deals ({ $count }) follow from their seeds. Whoever kept this record saw { $watched } of them being sealed.
    }
record-unproved = The proofs of these deals cannot be read.
fair-title = Was the deal fair?
fair-watched = Yes. This browser noted all seals before the deal. Every seed fits its seal, and dealing again from the seeds gave the same cards, your hand included.
fair-unwatched = Every seed fits its seal, and dealing again from the seeds gave the same cards. This browser cannot say whether the seals were there before the deal: it did not take part.
fair-late = Seat { $number } is a person, but sealed no seed in time. The server’s seed was used instead.
fair-help = The record holds these seeds, and what this browser noted. “aurum verify” checks both.
fair-server = Server
fair-withheld = Seat { $number } did not show the seed it had sealed. The server’s seed was used instead.

## Moments of the table

more = More
or-play-gold = or play gold
bid-was = before: { $card }
trick-broken = This trick does not count.
status-gold =
    { $who ->
        [you] you get gold { $rank }
       *[other] { $name } gets gold { $rank }
    }
end-why-stuck = cannot play
end-why-empty = no card left
end-why-declined = ends the round
news-you-changed = You changed the bid: { $from } → { $to } (gold { $gold })
news-your-bid = { $name } changed your bid: { $from } → { $to } (gold { $gold })
news-own-bid = { $name } changed the bid: { $from } → { $to } (gold { $gold })
news-partner-bid = { $name } changed the bid of { $owner }: { $from } → { $to } (gold { $gold })
fast-forward = Fast-forward until your turn
best-round = Best round: { $side }, { $score } in round { $number }

## Replay

replay-start = The cards have been dealt.
replay-position = Position in the match
replay-step = step { $step } of { $count }
replay-moves = Moves
replay-result = Result
replay-first = To the start
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-next = Step forward
replay-last = To the end
replay-jump = Jump to a trick
replay-view = View as
replay-open = all hands open
replay-link = Link to this moment
open-record-help = A record is a .json or .jsonl file, as offered by the table after a match or written by “aurum simulate”.
record-file = Choose a file…
record-unreadable = This file is not a record: it should hold one JSON object, or one on every line.
record-details = What exactly is wrong
which-record = Which match
record-number = Match { $number }

## Keys

keys = Keys
key-name-enter = Enter
key-name-space = Space
key-name-escape = Esc
key-name-alt = Alt
key-hand = through the hand
key-move = move the card in the hand
key-choose =
    { $confirm ->
        [never] choose; a bid needs it once more
       *[other] choose; once more to confirm
    }
key-plan = before your turn: choose in advance; once more to cancel
key-hurry = clear a finished trick
key-gold = to the gold
key-bid = change bid
key-keep = keep the bid
key-end = end the round
key-tricks = last trick
key-next = score sheet, next round
key-undo = take back
key-hint = a hint; press again for more
key-text = text view
key-sort = sort the hand
key-cancel = cancel a choice
key-name-hold = hold Space
key-digit = to the card with this number
key-forward = fast-forward until it is your turn
key-help = these keys
