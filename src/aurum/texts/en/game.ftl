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

## Why not: one message for every reason the rules can give

reason-bid-out-of-turn = It’s not your turn: { $turn } bids now.
reason-exchange-out-of-turn = It’s not your turn: { $turn } may change a bid now.
reason-play-out-of-turn = It’s not your turn: { $turn } plays now.
reason-not-seated = There is no such seat at a table for { $seats }.
reason-no-round = No round is being played; the next one has not been dealt yet.
reason-match-over = The match is over.
reason-already-bid = You have already bid.
reason-must-bid = Choose your bid first: a base card from your hand.
reason-must-answer-exchange = First decide whether to keep the bids or change one.
reason-must-play = You must play a card now.
reason-gold-bid = Gold cannot be a bid.
reason-bid-not-in-hand = You don’t hold { $card }, so you cannot bid it.
reason-not-in-hand = You don’t hold { $card }.
reason-not-in-collection = You don’t own { $card }.
reason-payment-not-gold = A bid change is paid for with gold, not with { $card }.
reason-payment-not-owned = You don’t own { $card }, so you cannot pay with it.
reason-no-partner = There are no partners at a table for { $seats }.
reason-swap-not-in-hand = You don’t hold { $card }, so it cannot replace a bid.
reason-gold-lead = Gold cannot be led.
reason-metal-already-played = { $metal } has already been played to this trick.
reason-must-lead = It’s your lead: play a base card. The round cannot be ended now.
reason-can-play-base = You have a playable card, so you cannot end the round.
reason-round-running = A round is being played; the next deal has to wait.
reason-wrong-hand-count =
    { $count ->
        [one] { $count } hand was dealt to { $seats } seats.
       *[other] { $count } hands were dealt to { $seats } seats.
    }
reason-wrong-hand-size =
    { $count ->
        [one] A hand of { $count } card was dealt instead of { $size }.
       *[other] A hand of { $count } cards was dealt instead of { $size }.
    }
reason-wrong-exposed-size =
    { $count ->
        [one] { $count } card lies face up instead of { $size }.
       *[other] { $count } cards lie face up instead of { $size }.
    }
reason-card-twice = { $card } was dealt twice.
reason-not-in-deck = { $card } does not belong to the deck of this game.

## Why not: reasons of the table

reason-stale = Something has changed in the meantime; please choose again.
reason-no-match = No match is being played at this table.
reason-other-match = Another match is being played at this table now.
reason-unreadable-action = Not a valid action: { $text }
reason-no-seat = You have no seat at this table.
reason-not-a-seat = There is no seat { $seat } at a table for { $players }.
reason-seat-taken = Seat { $seat } is taken.
reason-table-full = Every seat of this table is taken.
reason-match-running = Seats cannot be changed during a match.
reason-seats-open = Seat { $seat } is still free: wait for somebody or give it to a bot.
reason-not-host = Only the host of the table can do that.
reason-nobody-to-remove = Nobody else sits in seat { $seat }.
reason-removed = The host has removed you from this table. You may watch.
reason-listed-enough = { $count } tables of yours are already listed and waiting for players.
reason-no-person = A match needs at least one human player.
reason-not-over = A rematch has to wait until this match is over.
reason-not-alone = A move can be taken back only when you play alone against bots.
reason-nothing-to-undo = You have made no move in this round that could be taken back.
reason-too-many-undos = In one round you can take back { $limit } moves at most.
reason-no-hints = Hints are given only to somebody who plays alone, or where the table allows them.
reason-not-over-yet = Round { $round } is not over yet. Ask afterwards what a bot thought.
reason-not-a-bots-move = This move of round { $round } was not made by a bot.
reason-no-seeds = No deal is being prepared.
reason-other-hand = The deal of another round is being prepared (number { $hand }).
reason-already-committed = Your part of this deal is already there.
reason-not-asked-for-seed = Nothing is needed from you for this deal now.
reason-wrong-seed = The seed does not fit what was promised for it.
reason-seat-count = { $count } seats were described for { $players } players.
reason-two-seats = You can have only one seat.
reason-spectators-closed = This table is closed to spectators.
reason-unknown-bot = { $level } is not a bot of this server; there are { $known }.

## Why not: the deal was not prepared or proved as it should be

reason-distrust-commitment-changed = Round { $round }: the server changed its sealed seed after this client had noted it. Your seed stays secret, and this deal proves nothing.
reason-distrust-seal-missing = Round { $round }: the server asks for your seed before everybody has sealed theirs. Your seed stays secret, and this deal proves nothing.
reason-distrust-seal-changed = Round { $round }: the server changed another player’s seal. Your seed stays secret, and this deal proves nothing.
reason-distrust-own-seal-changed = Round { $round }: the server shows another seal for you than you sent. Your seed stays secret, and this deal proves nothing.
reason-distrust-not-committed = Round { $round }: the server asks for a seed that this device has not sealed, so it shows none. Did you start on another device?
reason-distrust-asked-twice = Round { $round }: the server prepares the same deal a second time. Your seed stays secret, and this deal proves nothing.
reason-distrust-kind-changed = Round { $round }: the server treats a person as a bot, so that their seed does not count. You take no part, and this deal proves nothing.
reason-fair-no-match = The record does not name its match, so its proofs could be those of another one.
reason-fair-no-proofs = This record has no proofs, so its deals cannot be checked.
reason-fair-proof-count = { $rounds } rounds were played, but there are { $count } proofs.
reason-fair-no-proof = Round { $round }: there is no readable proof of the deal.
reason-fair-other-match = Round { $round }: the proof belongs to another match.
reason-fair-other-hand = Round { $round }: the proof is that of another round.
reason-fair-seat-count = Round { $round }: the proof does not have one seed for every seat.
reason-fair-server-seed = Round { $round }: the server’s seed does not fit its seal.
reason-fair-seat-kind = Round { $round }: the proof does not say whether seat { $seat } was a person or a bot.
reason-fair-bots-seed = Round { $round }: seat { $seat } was a bot, but its seed is called a person’s.
reason-fair-no-commitment = Round { $round }: the seed of seat { $seat } was not sealed.
reason-fair-persons-seed = Round { $round }: the seed of seat { $seat } does not fit its seal.
reason-fair-free-seed = Round { $round }: the server chose the seed of seat { $seat } freely.
reason-fair-server-alone = Round { $round }: no person’s seed went into this deal; the server made it alone.
reason-fair-other-cards = Round { $round }: the seeds lead to other cards than were dealt.
reason-fair-other-first = Round { $round }: the seeds make somebody else first player.
reason-fair-witness-match = The witness watched another match.
reason-fair-witness-round = Round { $round } was dealt, but the record does not have it.
reason-fair-refused = Round { $round }: your client did not trust the preparation of this deal, so it proves nothing.
reason-fair-changed-commitment = Round { $round }: the server’s seal is not the one it showed before the deal. It may have chosen the cards.
reason-fair-changed-kind = Round { $round }: seat { $seat } was shown as another kind of player before the deal.
reason-fair-changed-seal = Round { $round }: the seal of seat { $seat } is not the one shown before the deal. The server may have chosen the cards.
reason-fair-own-seed = Round { $round }: the server took the seed of seat { $seat } and then used another one. It may have chosen the cards.
reason-fair-own-cards = Round { $round }: seat { $seat } was dealt other cards than the proof leads to.

## Why not: reasons of a server

reason-no-identity = The server doesn’t know you yet; please join again.
reason-no-such-code = This code is wrong, already used or expired.
reason-no-such-match = There is no finished match with this address.
reason-no-such-table = There is no table with this code.
reason-server-error = Something went wrong on the server.
reason-stopping = The server is being restarted; come back in a moment.
reason-storage-trouble = The server could not save that, so nothing was changed.
reason-too-fast = That was too fast; wait a moment.
reason-too-many-connections = The server is full at the moment; try again later.
reason-too-many-followers = This table already has too many spectators.
reason-too-slow = Your connection fell behind; reconnecting.
reason-another-day = A new day has begun; its deals are new.
reason-no-puzzle = There is no such puzzle.
reason-not-an-answer = This is not an answer that the rules allow.
reason-bad-record = This record cannot be shown: it is incomplete, or something in it breaks the rules of the game.
reason-too-large = This file is too large.
reason-no-answer = The server isn’t responding properly just now; try again in a moment.
reason-not-possible = That is not possible.
reason-foreign-origin = This address may not use the server. Open the page under the server’s own address.
reason-too-many-mistakes = The server understood too little of what this page sent. Please reload the page.
reason-unreadable = The server could not read that. Please reload the page and try again.
reason-not-json = The server could not read that. Please reload the page and try again.
reason-follow-first = Page and server did not understand each other. Please reload the page.
reason-no-follow = The page took too long to introduce itself. Please reload it.
reason-already-following = This page follows the table already.
reason-no-such-endpoint = The server doesn’t know this address. Please reload the page.
reason-http-404 = There is nothing at this address.
reason-http-405 = The server doesn’t know this address. Please reload the page.
reason-gone = The connection broke off before the server could answer.
reason-emote-too-soon = One message a second is enough.
reason-undo-too-often = You have taken back a lot of moves; wait a moment.
reason-hints-too-often = You have asked for very many hints; wait a moment.
reason-hint-failed = No hint could be worked out this time. Ask again, or simply play on.
reason-seatings-too-often = You have changed seats very often; wait a moment.
reason-replaced = You have this table open too many times; the oldest window was disconnected.
reason-identity-moved = You now play on another device, or you have logged out here.
reason-too-many-entries = You come and go too often; wait a moment.
reason-too-busy = The server is preparing other replays; try again in a moment.
reason-foreign-host = The server does not go by this name. Open the page under the server’s own address.
reason-metrics-not-public = This is only for the people who run the server.
reason-not-found = There is nothing at this address.
reason-not-http = The server could not read that. Please reload the page and try again.
guest-names = Alembic, Crucible, Retort, Athanor, Cupel, Mortar, Flask, Ember

## Editions and what differs between them

edition-english = English edition
edition-german = German edition
edition-russian = Russian edition
edition-designer = Designer’s rules
edition-french = French edition

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

answer-silent = not stated; the designer’s rule applies
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
answer-match-end-best-of-three = best of three rounds
answer-match-end-best-of-three-final-bid = best of three rounds; on a tie, the highest last bid wins
answer-nuggets-in-box =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
answer-table-talk-no-arrangements = partners may not make arrangements with each other

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
bot-apprentice = Apprentice
bot-adept = Adept
bot-master = Master

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
