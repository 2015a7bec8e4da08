### The rules page: the rules in our own words, clause by clause, and a glossary.
### [word](term) links a word to the glossary's `term-…`.

## How it works, in a minute

learn-goal = Make more points per round than the others: take exactly as many [tricks](trick) as you promised, and keep gold. A [round](round) won brings a [nugget](nugget); nuggets win the [match](round).
learn-five-title = The game in five lines
learn-five-1 = Bid: you lay down a card, and its number is how many tricks you promise. The card is gone from your hand.
learn-five-2 = Nobody may play a metal that is already in the trick. Gold can always be played, but never led.
learn-five-3 = The highest gold takes the trick; without gold, the highest card. In a tie, the card played later counts.
learn-five-4 = The lowest base card earns a gold card of the same number, if one is left, and its player leads next.
learn-five-5 = When somebody can’t play, the round is over. Exactly your bid counts double, more counts the bid, fewer counts nothing; the gold you kept adds points.
learn-five-four = With four players, partners sit opposite: the higher of your two bids counts, and your tricks and gold are added up.
learn-exchange-here = On this page: when the bids have been turned over, you’re asked whether yours stays. Later press “Change bid” at any time and you’ll be asked before the next trick. Otherwise your bid stays.
learn-words-title = Words to know first
learn-symbols-title = The metals on the cards
learn-more = All the rules

## Examples

learn-examples-title = Examples
learn-example-title = A trick
learn-example = { $first } is led. Bismuth is now taken for this trick, so { $second } follows with another metal, and { $third } with a third. { $third } is the highest and takes the trick. { $second } is the lowest: its player collects { $gold }, if one is left, and leads next.
learn-example-gold-title = A trick with gold
learn-example-gold = { $first } is led, then { $second }, then { $third }. Gold takes the trick and then goes back to the supply. { $third } is the lowest base card: its player collects { $gold } and leads next.
learn-example-tie-title = A tie
learn-example-tie = { $first } is led, then { $second }, then { $third }. Two cards are highest and equal: { $third } came later and takes the trick. For the lowest card the rule is the same.
learn-example-score-title = Scoring
learn-example-score = You bid 4 and took 4 tricks: 8 points. You still have { $first } and { $second }: 1 + 2 points. Together 11. With 5 tricks it would have been 4 + 3, with 3 tricks 0 + 3.

## Cards and dealing

chapter-cards = Cards and dealing
rule-r1-1 = There are five base metals (Bismuth, Copper, Phosphorus, Silver, Zinc) with cards from 1 to 10 each.
rule-r1-2 = There are 15 gold cards: four zeros, two each of 1, 2 and 3, and one each of 4 to 8. Gold is [trump](trump).
rule-r2-1 = Four play in two teams, [partners](partner) opposite each other. Everybody gets 12 cards; the two left over lie face up and are [out of play](exposed) for the round.
rule-r2-2 = Three play each for themselves, without Copper, without the tens and without gold 8: 12 cards each, none left over.
rule-r2-3 = With zeros in play, everybody starts every round with one gold 0. The rest of the gold lies in the [supply](supply). All gold is always visible.
rule-r2-4 = The first player is drawn at random for round one; after that the role passes to the left each round.
rule-r2-5 = There are always enough [nuggets](nugget), whatever the box holds.

## Bidding

chapter-bid = The bid
rule-r3-1 = Your [bid](bid) is a [base card](base-card) from your hand: its [rank](rank) is the number of tricks you want. It leaves your hand. Nobody can bid 0, or a rank they do not hold.
rule-r3-2 = Three players choose secretly and turn their bids over together.
rule-r3-3 = Four players lay their bids openly, one after the other, starting with the first player.
rule-r3-4 = A team’s bid is always the higher of its two bid cards.

## Changing bids

chapter-exchange = Changing a bid
rule-r4-1 = Before every trick, the first one too, you may return one of your gold cards, even a 0, to the [supply](supply) and put a card from your hand in place of your bid card, or of your partner’s.
rule-r4-2 = The replaced card goes into your hand.
rule-r4-3 = Before each trick everybody gets one chance, starting with the player who [leads](leader). Players without gold or without cards are skipped.
rule-r4-4 = The new card may have the same rank.
rule-r4-5 = All of this is open: everybody knows that the old bid card is now in that hand.
rule-r4-6 = The gold is in the supply at once and can be won in the trick that is about to start.

## Play

chapter-play = Playing cards
rule-r5-1 = Any [base card](base-card) may be [led](leader), gold never.
rule-r5-2 = Then, clockwise, everybody adds one card: a metal that is not in the trick yet, or gold they own. You may always play gold instead, even if gold has already been played. ([Following suit](follow) is forbidden.)
rule-r5-3 = If you have no playable base card but do have gold, you may play it or decline. Declining ends the round.

## The trick

chapter-trick = When all have played
rule-r6-1 = The lowest base card earns its player a gold card of that rank, if the [supply](supply) has one. There is no gold above 8 (with three players, above 7), so a lowest card of 9 or 10 (with three players, 8 or 9) only earns the lead. A gold 0 once spent is gone: no base card has rank 0.
rule-r6-2 = The same player leads next, with or without gold to take. If all the others play gold, that is the player who led.
rule-r6-3 = Gold is [trump](trump): the highest gold takes the trick; without gold, the highest base card.
rule-r6-4 = Every tie, for highest or for lowest, goes to the card played later.
rule-r6-5 = Gold played to the trick returns to the supply afterwards; it cannot be won in the same trick.

## The end of a round

chapter-end = The end of a round
rule-r7-1 = The round ends at once when the player whose turn it is has nothing to play. A leader without base cards ends it too.
rule-r7-2 = It also ends when a player could only play gold and declines.
rule-r7-3 = That player shows their hand.
rule-r7-4 = The unfinished trick counts for nobody, and gold in it is lost for scoring.

## Scoring

chapter-score = Scoring and winning
rule-r8-1 = [Partners](partner) count their tricks and gold together. Fewer tricks than bid: no points. More: as many points as the bid. Exactly the bid: twice as many.
rule-r8-2 = Points for gold that you still have: 0 for rank 0, 1 each for ranks 1 to 3, 2 for 4 to 6, 3 for 7 and 8.
rule-r9 = The [side](side) with the most points takes a [nugget](nugget). A tie is broken step by step, as the edition says: “exact bid” keeps those who met their bid exactly, if any did; “highest gold” keeps those whose best gold card at the end is highest (no gold at all is less than a 0). All who are still level take a nugget each.
rule-r10-1 = First to two: the match ends as soon as a side has two [nuggets](nugget). Sides that get there in the same round win together.
rule-r10-2 = Best of three: the match ends before the third round only if a side has two nuggets and more than every other side. After the third round, most nuggets win. With three players, those who are level compare the bid cards that lie before them at the end of that round, and the highest wins. Those who are still level win together.
rule-r11-1 = Variant: play with or without gold zeros.
rule-r11-2 = Variant: play exactly three rounds and add up the points, instead of playing for nuggets. Equal sums win together.

## Editions

chapter-editions = What the editions do differently
learn-editions = Five rulebooks describe the game, and they disagree in a few places. Each game follows one of them. Both tables are generated from the game engine itself.

## Glossary

chapter-glossary = Glossary
term-base-card = Base card
term-base-card-means = Any card that is not gold.
term-bid = Bid
term-bid-means = The card that says how many tricks you want to take.
term-bid-exchange = Changing a bid
term-bid-exchange-means = Paying gold before a trick to replace a bid card.
term-collection = Collection
term-collection-means = The gold that lies in front of a player.
term-exposed = Out of play
term-exposed-means = The two cards left over with four players, face up.
term-follow = Following suit
term-follow-means = Playing a metal that is already in the trick. Forbidden here.
term-leader = Leading
term-leader-means = Opening a trick by playing its first card.
term-nugget = Nugget
term-nugget-means = The prize for winning a round.
term-partner = Partner
term-partner-means = With four players, the one sitting opposite you; the two of you are a team.
term-rank = Rank
term-rank-means = The number on a card.
term-round = Round, match
term-round-means = A round is all the tricks from one deal. A match is the rounds until somebody has won.
term-side = Side
term-side-means = A player alone, or a team of two.
term-supply = Supply
term-supply-means = The gold in the middle that nobody owns.
term-trick = Trick
term-trick-means = One card from each player; the best of them wins the lot.
term-trump = Trump
term-trump-means = Gold: it beats every base card.
