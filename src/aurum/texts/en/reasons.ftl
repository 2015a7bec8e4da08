### Why something cannot be done, for every client. The page loads these after its first screen.
### The conventions are those of game.ftl.

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
reason-no-such-seat = There is no such seat.
reason-seat-taken = Seat { $seat } is taken.
reason-table-full = Every seat of this table is taken.
reason-match-running = A match is being played; seats stay as they are until it is over.
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
reason-no-hints = No hints here: they are given to somebody who plays alone and whose result does not count, or where the table allows them.
reason-no-undo-here = In this deal no move is taken back.
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
reason-no-decision = There is no such decision in this match.
reason-no-puzzle = There is no such puzzle.
reason-not-an-answer = This is not an answer that the rules allow.
reason-not-at-this-table = Only those who play at this table may ask this.
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
reason-engine-failed = The bots’ engine does not work, so simpler bots play. Installing Aurum again mends it.
reason-newer-question = You have asked something newer; that comes first.
reason-thinking-spent = The server has worked out a great deal for you just now; ask again in a minute.
reason-seatings-too-often = You have changed seats very often; wait a moment.
reason-replaced = You have this table open too many times; the oldest window was disconnected.
reason-identity-moved = You now play on another device, or you have logged out here.
reason-too-many-entries = You come and go too often; wait a moment.
reason-too-busy = Too much that you asked for is still waiting; try again in a moment.
reason-foreign-host = The server does not go by this name. Open the page under the server’s own address.
reason-metrics-not-public = This is only for the people who run the server.
reason-not-found = There is nothing at this address.
reason-not-http = The server could not read that. Please reload the page and try again.
reason-other-version = This link was made by another version of Aurum, with other bots or cards. Ask for a new link.
reason-no-such-page = This page of the list does not exist; begin at the newest match.
reason-no-such-circle = You are not in this circle.
reason-no-such-invitation = This link leads to no circle; ask for a new one.
reason-no-such-member = That member is no longer in this circle.
reason-not-the-maker = Only the member who has been in this circle longest may do this.
reason-circle-full = This circle is full.
reason-too-many-circles = You are in as many circles as allowed; leave one first.
reason-no-name = A circle needs a name with at least one visible character.
reason-not-yet = First guess the decisions before this one.
reason-attempt-open = You have begun this deal: finish that first attempt first. Reload the page to go on with it.
reason-bots-silent = The bots did not answer. Nothing is lost: try again.
reason-day-before-first = That day is before the first deal of the day on this server.
reason-day-after-last = The deals of that day have not been fixed yet.
reason-day-not-begun = That day has not begun; its deals open at 00:00 UTC.
reason-not-a-date = This is not a date.
reason-no-puzzles = The puzzles of this server are damaged; the people who run it find the reason in its log.
