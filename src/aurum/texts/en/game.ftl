### The words of the game, for every client. Conventions:
### $who is "you" or "other"; $name is a player's name; $card, $gold, $returned are single cards.

## Cards

metal-Bi = Bismuth
metal-Cu = Copper
metal-P = Phosphorus
metal-Ag = Silver
metal-Zn = Zinc
metal-Au = Gold
card = { $metal } { $rank }

## Lists and counts

list-and = { $list } and { $last }
decimal-point = .
round-number = Round { $number }
trick-number = Trick { $number }
card-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
trick-count =
    { $count ->
        [0] no tricks
        [one] { $count } trick
       *[other] { $count } tricks
    }

## Seats and teams

seat-you = You
seat-partner = Partner
seat-number = Seat { $number }
seat-open = open seat
seat-away = away
seat-leader = leads
seat-first = first player
team = { $first } and { $second }
guest-names = Alembic, Crucible, Retort, Athanor, Cupel, Mortar, Flask, Ember

## What is going on

phase-deal = between rounds
phase-bid = bidding
phase-exchange = bids may be changed
phase-play = play
phase-over = match over

ask-bid = Choose a card from your hand as your bid: its rank is the number of tricks you want to take.
ask-exchange = Keep the bids, or pay one gold card to replace a bid with a card from your hand.
ask-lead = Your lead: play any base card.
ask-play = Play a card of a metal that is not in the trick yet, or gold.
ask-gold-or-end = None of your cards can be played. Play gold or end the round.
wait-for = Waiting for { $names }.
end-means = If you end the round now, it is scored at once: { $sides }.
end-match =
    { $who ->
        [you] This also ends the match, and you win it.
       *[other]
            { $count ->
                [one] This also ends the match. Winner: { $sides }.
               *[other] This also ends the match. Joint winners: { $sides }.
            }
    }

## What happened

log-match-started = A match begins: { $edition }, { $players } players.
log-round-dealt =
    { $who ->
        [you] Round { $number }. You are the first player.
       *[other] Round { $number }. { $name } is the first player.
    }
log-exposed = Left over, face up: { $cards }.
log-bid-placed =
    { $who ->
        [you] You bid { $card }.
       *[other] { $name } bids { $card }.
    }
log-bid-placed-hidden =
    { $who ->
        [you] You lay down your bid.
       *[other] { $name } lays down a bid.
    }
log-bids-revealed = The bids are turned over: { $bids }.
bid-of = { $name }: { $card }
log-trick-opened =
    { $who ->
        [you] Trick { $number }. You lead.
       *[other] Trick { $number }. { $name } leads.
    }
log-bids-kept = Bids kept: { $names }.
substitute-bot = While you were away, this was played for you: { $cards }.
substitute-clock = Your time was up; this was played for you: { $cards }.
log-bid-exchanged =
    { $who ->
        [you] You pay { $gold }: { $card } is your new bid, and you take { $returned } back.
       *[other] { $name } pays { $gold }: { $card } is the new bid, and { $name } takes { $returned } back.
    }
log-bid-exchanged-partner =
    { $who ->
        [you] You pay { $gold }: { $card } is now { $owner }’s bid, and you take { $returned } into your hand.
       *[other]
            { $whose ->
                [you] { $name } pays { $gold }: { $card } is now your bid, and { $name } takes { $returned }.
               *[other] { $name } pays { $gold }: { $card } is now { $owner }’s bid, and { $name } takes { $returned }.
            }
    }
log-card-played =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
log-gold-collected =
    { $who ->
        [you] You had the lowest card and collect { $card }.
       *[other] { $name } had the lowest card and collects { $card }.
    }
log-trick-taken =
    { $who ->
        [you] You take the trick.
       *[other] { $name } takes the trick.
    }
log-round-ended-stuck =
    { $who ->
        [you] You cannot play a card: the round is over.
       *[other] { $name } cannot play a card: the round is over.
    }
log-round-ended-empty =
    { $who ->
        [you] You are on lead but have no cards left: the round is over.
       *[other] { $name } is on lead but has no cards left: the round is over.
    }
log-round-ended-declined =
    { $who ->
        [you] You decline to play gold: the round is over.
       *[other] { $name } declines to play gold: the round is over.
    }
log-hand-shown =
    { $who ->
        [you] You still held { $cards }.
       *[other] { $name } still held { $cards }.
    }
log-side-scored =
    { $tricks ->
        [one] { $side }: { $tricks } trick, bid { $bid }; { $bid_points } for the bid + { $gold_points } for gold = { $score }.
       *[other] { $side }: { $tricks } tricks, bid { $bid }; { $bid_points } for the bid + { $gold_points } for gold = { $score }.
    }
log-nuggets =
    { $who ->
        [you] You take the nugget.
       *[other]
            { $count ->
                [one] Nugget: { $sides }.
               *[other] Nuggets: { $sides }.
            }
    }
log-match-ended =
    { $who ->
        [you] The match is over, and you win it.
       *[other]
            { $count ->
                [one] The match is over. Winner: { $sides }.
               *[other] The match is over. Joint winners: { $sides }.
            }
    }
result-won = You win!
result-shared = A shared victory!
result-lost = You lost this time.
result-over = The match is over.

tie-exact-bid = The scores were level; an exact bid decided.
tie-highest-gold = The scores were level; the highest gold card decided.
tie-all-tied = The scores were level, so everyone who tied takes a nugget.
final-bid-counts = This is the last round: if nuggets are level after it, the highest last bid wins the match.
final-bids = Nuggets are level, so the highest last bid decides: { $bids }.
final-bid = { $side } ({ $bid })

## The bid so far

standing-under = too few
standing-exact = exact
standing-over = too many
standing-under-live = short
standing-exact-live = exact
standing-over-live = over
standing-under-by =
    { $count ->
        [one] { $count } trick to go
       *[other] { $count } tricks to go
    }
standing-over-by =
    { $count ->
        [one] { $count } trick over
       *[other] { $count } tricks over
    }

## Score sheet

sheet-title = Score sheet
sheet-side = Side
sheet-bid = Bid
sheet-tricks = Tricks
sheet-bid-points = For the bid
sheet-gold = Gold
sheet-gold-points = For gold
sheet-score = Score
sheet-nugget = Nugget
sheet-nuggets = Nuggets
sheet-total = Total

## Editions and what differs between them

edition-english = English edition
edition-german = German edition
edition-russian = Russian edition
edition-designer = Designer’s rules
edition-french = French edition
editions-all = all editions
editions-played = What is played here
editions-books = What the books say

topic-zeros = Gold zeros
topic-first-player = First player
topic-zeros-again = Zeros in later rounds
topic-removed-metal = Metal left out with three players
topic-exchange-order = Order of bid changes
topic-gold-first = Gold before the trick
topic-unfinished-trick = Unfinished trick
topic-tie-three = Tied round, three players
topic-tie-four = Tied round, four players
topic-match-three = Match, three players
topic-match-four = Match, four players
topic-nuggets-in-box = Nuggets in the box
topic-table-talk = Table talk

answer-silent = the book is silent; the designer’s rule applies
answer-unstated = the book is silent
answer-zeros-on = in play
answer-zeros-off = left out
answer-first-player-random = drawn at random
answer-first-player-carries-most-gold = the player wearing the most gold, otherwise drawn at random
answer-zeros-again-said = dealt again every round
answer-zeros-again-said-for-four = dealt again every round (stated for four players only)
answer-removed-metal-copper = Copper
answer-removed-metal-any-one = any one metal (here: Copper)
answer-exchange-order-turn-order = in turn
answer-exchange-order-from-leader = from the leader, clockwise
answer-gold-first-said = the lowest card collects before the trick is taken
answer-gold-first-by-order-of-text = the lowest card collects first (by the order of the text)
answer-unfinished-trick-discarded = discarded
answer-unfinished-trick-not-evaluated = does not count
answer-tie-break-exact-bid = exact bid
answer-tie-break-highest-gold = highest gold
answer-tie-break-all-tied = a nugget for all who tied
answer-match-end-first-to-two = first to two nuggets
answer-match-end-best-of-three = best of three rounds, most nuggets
answer-match-end-best-of-three-final-bid = best of three rounds, most nuggets; if level, the highest last bid wins
answer-nuggets-in-box =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
answer-table-talk-no-arrangements = partners may not make arrangements with each other directly

## Options of a table

option-players = Players
option-edition = Edition
option-zeros = Gold zeros
zeros-on = everyone starts with a gold 0
zeros-off = without zeros
option-scoring = Match decided by
scoring-nuggets = nuggets
scoring-points = points over three rounds
option-clock = Time per decision
clock-none = unlimited
clock-relaxed = relaxed
clock-quick = quick
option-memory = Tricks you may review
memory-on = whole round
memory-off = last trick only
option-spectators = Spectators
spectators-closed = not allowed
spectators-delayed = allowed once the round is over
spectators-open = allowed
option-listed = Public tables
listed-yes = listed for everyone
listed-no = not listed, by link only
option-hints = Hints
hints-alone = only for those who play alone
hints-all = for everyone
option-sit-in = A bot sits in for absent players after
bot-random = Random
bot-novice = Novice
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-adept = Adept
bot-cautious = Cautious adept
bot-greedy = Greedy adept
bot-daring = Daring adept
bot-expert = Expert
bot-master = Master
bot-instinct = Instinct

## Emotes

emote-hello = Hello!
emote-thanks = Thank you!
emote-well-played = Well played!
emote-nice = Nice!
emote-oops = Oops!
emote-wow = Wow!
emote-thinking = Let me think…
emote-hurry = Your turn!
emote-sorry = Sorry!
emote-good-game = Good game!
