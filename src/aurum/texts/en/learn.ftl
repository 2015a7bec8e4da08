### The rules page: the rules in our own words, clause by clause, and a glossary.

## How it works, in a minute

learn-lead = You bid how many tricks you will take, by laying down a card of that rank. Then you play tricks in which nobody may play a metal that is already there. The highest card takes the trick; the lowest brings gold and the next lead. Gold beats everything, changes bids, and counts at the end.
learn-example-title = One trick
learn-example = { $first } is led. Bismuth is now taken for this trick, so { $second } follows with another metal, and { $third } with a third. { $third } is the highest and takes the trick. { $second } is the lowest: its player takes the gold card of rank 3, if one is left, and leads next.

## Cards and dealing

chapter-cards = Cards and dealing
rule-r1-1 = There are five base metals (Bismuth, Copper, Phosphorus, Silver, Zinc) with cards from 1 to 10 each.
rule-r1-2 = There are 15 gold cards: four zeros, two each of 1, 2 and 3, and one each of 4 to 8.
rule-r2-1 = Four play in two teams, partners opposite. Everybody gets 12 cards; the two left over lie face up and are out of play for the round.
rule-r2-2 = Three play each for themselves, without Copper, without the tens and without gold 8: 12 cards each, none left over.
rule-r2-3 = With zeros in play, everybody begins every round with one gold 0. The rest of the gold lies in the supply. All gold is always visible.
rule-r2-4 = Chance names the first player of the first round; then it goes on to the left.

## Bidding

chapter-bid = The bid
rule-r3-1 = Your bid is a card from your hand: its rank is the number of tricks you want. It leaves your hand. Nobody can bid 0, or a rank they do not hold.
rule-r3-2 = Three players choose secretly and turn over together.
rule-r3-3 = Four players lay their bids openly, one after the other, from the first player on.
rule-r3-4 = A team’s bid is always the higher of its two bid cards.

## Changing bids

chapter-exchange = Changing a bid
rule-r4-1 = Before every trick you may return one of your gold cards to the supply and put a card from your hand in place of your bid card, or of your partner’s.
rule-r4-2 = The replaced card comes into your hand.
rule-r4-3 = The chance goes once round, from the leader of the trick; once per trick for each player. Those without gold or without cards are passed over.
rule-r4-4 = The new card may have the same rank.
rule-r4-5 = All of this is open: everybody knows that the old bid card is now in that hand.
rule-r4-6 = The gold is in the supply at once and can be won in the very next trick.

## Play

chapter-play = Playing cards
rule-r5-1 = Any base card may be led, gold never.
rule-r5-2 = Then, clockwise, everybody adds one card of a metal that is not in the trick yet, or gold from their collection. Gold may always be chosen, also on other gold.
rule-r5-3 = Who has no base card that fits, but has gold, may play it or decline. Declining ends the round.

## The trick

chapter-trick = When all have played
rule-r6-1 = The lowest base card brings its player a gold card of that rank, if the supply has one.
rule-r6-2 = The same player leads next, with or without gold to take.
rule-r6-3 = Gold is trump: the highest gold takes the trick; without gold, the highest base card.
rule-r6-4 = Every tie, up or down, goes to the card played later.
rule-r6-5 = Gold played to the trick returns to the supply afterwards; it cannot be won in the same trick.

## The end of a round

chapter-end = The end of a round
rule-r7-1 = The round ends at once when the player whose turn it is has nothing to play. A leader without base cards ends it too.
rule-r7-2 = It also ends when a player could only play gold and declines.
rule-r7-3 = That player shows their hand.
rule-r7-4 = The unfinished trick counts for nobody, and gold in it is lost for scoring.

## Scoring

chapter-score = Scoring and winning
rule-r8-1 = Fewer tricks than bid: nothing. More: the bid. Exactly the bid: twice the bid.
rule-r8-2 = Gold that you still have: 0 for rank 0, 1 for ranks 1 to 3, 2 for 4 to 6, 3 for 7 and 8.
rule-r9 = The highest score takes a nugget. What happens in a tie depends on the edition.
rule-r10 = Depending on the edition, the first to two nuggets wins, or the best of three rounds.
rule-r11-1 = Variant: play with or without gold zeros.
rule-r11-2 = Variant: play exactly three rounds and add up the points, instead of nuggets.

## Editions

chapter-editions = What the editions do differently
learn-editions = Five rulebooks describe the game, and they disagree in a few places. Each game follows one of them. The overview below is generated from the game engine itself.

## Glossary

chapter-glossary = Glossary
term-base-card = Base card
term-base-card-means = Any card that is not gold.
term-bid = Bid
term-bid-means = The card that says how many tricks you want to take.
term-bid-exchange = Bid exchange
term-bid-exchange-means = Paying gold before a trick to replace a bid card.
term-burnt = Burnt metal
term-burnt-means = A metal that is already in the trick and may not be played again.
term-collection = Collection
term-collection-means = The gold that lies in front of a player.
term-exposed = Out of play
term-exposed-means = The two cards left over with four players, face up.
term-leader = Leader
term-leader-means = Who plays the first card of a trick.
term-nugget = Nugget
term-nugget-means = The prize of a round.
term-side = Side
term-side-means = A player alone, or a team of two.
term-supply = Supply
term-supply-means = The gold in the middle that nobody has.
term-trick = Trick
term-trick-means = One card from everybody; one of them takes them all.
