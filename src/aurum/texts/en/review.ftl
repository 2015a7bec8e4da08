### The review of a match: what was luck, what was play. Points are hundredths of the match.

## In one line

review-match = Match in { $file }, line { $line }
review-unit = Chances and points are hundredths of the match; ± is the standard error.
review-head = { $name }: chance to win from { $start }% to { $result }%.
review-columns = Deal { $deal }, hidden cards { $hidden }, the others’ play { $others }, own play { $own }.
review-points = { $points } ± { $error }
amount-points = { $points } points
amount-matches = { $matches } whole matches
review-large = A sum may exceed one whole match: a chance can be thrown away and won back several times.
review-sentence-deal-plus = The cards that were dealt helped most: { $amount }.
review-sentence-deal-minus = The cards that were dealt cost most: { $amount }.
review-sentence-hidden-plus = Luck with hidden cards helped most: { $amount }.
review-sentence-hidden-minus = Bad luck with hidden cards cost most: { $amount }.
review-sentence-others-plus = The others’ play helped most: { $amount }.
review-sentence-others-minus = The others’ play cost most: { $amount }.
review-sentence-own-plus = Own play helped most: { $amount }.
review-sentence-own-minus = Own play cost most: { $amount }.
review-sentence-even = Nothing stands out: luck and play nearly cancelled out.

## The course of the match

review-course = Course of the match for { $name }: the chance to win by what could be known, then with all cards open.
review-course-line = { $moment }: { $known }%, all cards open { $open }%.
review-course-open = { $moment }: all cards open { $open }%.
review-at-deal = Round { $round }, deal
review-at-bids = Round { $round }, bids
review-at-trick = Round { $round }, trick { $trick }

## Decisions

review-none = No decision was surely a mistake.
review-mark = Round { $round }, { $name }: { $action }. That was { $word } ({ $loss } ± { $error } points). Better: { $best }.
review-turning = Turning point in round { $round }, { $name }: { $action }. For { $side }: { $change } points ({ $cause }).
review-swap = { $card } as the new bid, paid with gold { $gold }
review-swap-partner = { $card } as the partner’s new bid, paid with gold { $gold }
mark-inaccuracy = an inaccuracy
mark-mistake = a mistake
mark-blunder = a blunder

## What is said of decisions: how many of each kind

verdicts = Decisions of { $name }: { $list }.
verdict-sharp = { $count } sharp
verdict-fine = { $count } fine
verdict-close = { $count } close
verdict-depends =
    { $count ->
        [one] 1 that depends on the others
       *[other] { $count } that depend on the others
    }
verdict-inaccuracy =
    { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
verdict-mistake =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
verdict-blunder =
    { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
cause-own = own play
cause-others = the others’ play
cause-hidden = the lie of the cards

## Misfortunes and strokes of luck

fortune-line = Round { $round }, { $name }: { $what } { $often } { $change }.
fortune-deal-minus = A bad deal.
fortune-deal-plus = A good deal.
fortune-taken = { $action } took the trick.
fortune-not-taken = { $action } did not take the trick.
fortune-gold = { $action } brought gold.
fortune-no-gold = { $action } brought no gold.
fortune-under = The bid { $action } was not reached.
fortune-exact = The bid { $action } was met exactly.
fortune-over = The bid { $action } was exceeded.
fortune-often = That happens in { $percent }% of the possible deals.
fortune-often-minus = { $percent }% of all deals are as bad or worse.
fortune-often-plus = { $percent }% of all deals are as good or better.

## Luck over many matches

luck-head = { $name } over several matches
luck-account =
    { $matches ->
        [one] One match: luck was worth { $luck } wins. Up to ± { $band } is normal.
       *[other] { $matches } matches: luck was worth { $luck } wins. Up to ± { $band } is normal.
    }
luck-usual = Nothing unusual.
luck-lucky = Unusually good luck: only { $percent }% of players are this far from the middle.
luck-unlucky = Unusually bad luck: only { $percent }% of players are this far from the middle.
luck-play = Own play: { $points } ± { $error } points per match.
luck-bids =
    { $bids ->
        [one] One bid, and what could be expected of it:
       *[other] { $bids } bids, and what could be expected of them:
    }
luck-bid-under = not reached { $came } (expected { $expected } ± { $band })
luck-bid-exact = met exactly { $came } (expected { $expected } ± { $band })
luck-bid-over = exceeded { $came } (expected { $expected } ± { $band })
