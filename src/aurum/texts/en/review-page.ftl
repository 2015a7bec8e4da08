### The screen that reviews a match.

review-offer = What decided it?
review-failed = The review could not be worked out. Try again later.
review-title = What decided this match
review-intro = A point is one hundredth of the match. Everything was counted in deals that were possible at that moment.
review-waiting = Working it out. The first numbers will be here in a few seconds.
review-progress = Working on round { $round } of { $count }; what you see is not final yet.
review-busy = Other matches come first. This page will go on by itself.
review-for = Seen from
review-waterfall = From start to result
review-part = Cause
review-amount = Points
review-start = Chance at the start
review-hand = Own cards
review-lie = Lie of the other cards
review-others = The others’ play
review-hidden = Luck with hidden cards
review-own = Own play
review-result = Result
review-so-far = After round { $round }
review-graph = Course of the match
review-graph-text = { $name }’s chance to win, from { $start }% at the start to { $result }% at the end. The table below has the same numbers.
review-known = what could be known
review-open = all cards open
review-table = The same as a table
review-moment = Moment
review-percent = { $number }%
review-turning-title = Turning points
review-turning-line = { $side }: { $change } points ({ $cause })
review-show = Show in the replay
review-look-title = Decisions to look at
review-look = Round { $round }: what would you do here?
review-what = What would you play?
review-right = Yes, the best choice or as good as the best: { $action }.
review-wrong = About { $points } points worse: { $action }. Best: { $best }.
review-was = In the match: { $action }, { $word } ({ $loss } ± { $error } points).
review-came = What came of it, as the cards lay: { $change } points.
review-again = Try again
review-matrix = Who gave whom what
review-by = Decisions of
review-method = Judge { $version }, seed { $seed }, { $playouts } playouts for a position, { $worlds } possible deals for a decision.

## On the sheet of a round

review-short = Luck and play in this round
review-short-line = Luck { $luck }, the others’ play { $others }, your play { $own }: from { $start }% to { $result }%.

## Misfortunes

review-bad-luck = Bad luck
review-good-luck = Good luck
review-fortunes-help = What went against the odds after the deal, or after a decision that was no mistake, and how often that really happens.
review-no-fortune = Nothing of that kind.

## My games

luck-title = Luck and play
luck-help = Luck means the deals and where the hidden cards lay. A match counts once its review is complete, unless its deal was played again.
luck-came = happened
luck-expected = expected
luck-row-under = not reached
luck-row-exact = met exactly
luck-row-over = exceeded
luck-bids-title = Your bids, and what could be expected of them
luck-game = luck { $luck }, play { $own }
luck-missing =
    { $count ->
        [one] One match has not been reviewed yet.
       *[other] { $count } matches have not been reviewed yet.
    }
luck-count = Review them
luck-counting = Reviewing. This takes about a minute per match.
