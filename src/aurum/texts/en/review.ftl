### The review of a match: what was luck, what was play. Points are hundredths of the match.

## In one line

review-match = Match in { $file }, line { $line }
review-unit = Chances and points are hundredths of the match; ± is the standard error.
review-head = { $name }: chance to win from { $start }% to { $result }%.
review-columns = Deal { $deal }, hidden cards { $hidden }, the others’ play { $others }, own play { $own }.
review-points = { $points } ± { $error }
review-sentence-deal-plus = The cards that were dealt helped most: { $points } points.
review-sentence-deal-minus = The cards that were dealt cost most: { $points } points.
review-sentence-hidden-plus = Luck with hidden cards helped most: { $points } points.
review-sentence-hidden-minus = Bad luck with hidden cards cost most: { $points } points.
review-sentence-others-plus = The others’ play helped most: { $points } points.
review-sentence-others-minus = The others’ play cost most: { $points } points.
review-sentence-own-plus = Own play helped most: { $points } points.
review-sentence-own-minus = Own play cost most: { $points } points.
review-sentence-even = Nothing stands out: luck and play nearly cancelled out.

## Decisions

review-none = No decision was surely a mistake.
review-mark = Round { $round }, { $name }: { $action }. That was { $word } ({ $loss } ± { $error } points). Better: { $best }.
review-turning = Turning point in round { $round }, { $name }: { $action }. For { $side }: { $change } points ({ $cause }).
review-swap = { $card } as the new bid, paid with gold { $gold }
review-swap-partner = { $card } as the partner’s new bid, paid with gold { $gold }
mark-inaccuracy = an inaccuracy
mark-mistake = a mistake
mark-blunder = a blunder
cause-own = own play
cause-others = the others’ play
cause-hidden = the lie of the cards
