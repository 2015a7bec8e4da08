### What hints and reviews say. Every number was counted in possible deals.

## The aim

hint-need =
    { $count ->
        [one] Your bid needs one more trick.
       *[other] Your bid needs { $count } more tricks.
    }
hint-met = Your bid is met exactly.
hint-over =
    { $count ->
        [one] You have one trick more than you bid.
       *[other] You have { $count } tricks more than you bid.
    }
hint-aim-take = Aim: take this trick.
hint-aim-stay-out = Aim: stay out of this trick.
hint-aim-lowest = Aim: be lowest and collect gold.
hint-aim-keep-bid = Aim: leave the bids as they are.
hint-aim-change-bid = Aim: change a bid.
hint-aim-bid = Aim: bid the number of tricks you are most likely to take exactly.
hint-aim-end = Aim: end the round now.
hint-aim-open = Aim: play a card that keeps your choices open.

## The choice

hint-choice = Best: { $action }.
hint-numbers = { $action }: wins the match { $win }% ± { $error }, bid exact { $exact }%, takes the trick { $takes }%, lowest { $lowest }%
hint-close = Just as good: { $actions }.
hint-keep = leave the bids as they are
hint-end = end the round
hint-swap = { $card } as your new bid, paid with gold { $gold }
hint-swap-partner = { $card } as your partner’s new bid, paid with gold { $gold }

## Certain

certain-takes = Nobody can beat it.
certain-loses = It cannot take this trick.
certain-lowest = Nobody can go lower.
certain-not-lowest = It cannot be lowest.
certain-gold = Nobody can go lower, so gold { $rank } is yours.

## Likely

why-takes = It takes the trick in { $percent }% of the possible deals; { $other } in { $otherPercent }%.
why-collects = It brings gold in { $percent }% of the possible deals; { $other } in { $otherPercent }%.
why-exact = You meet your bid exactly in { $percent }% of the possible deals; with { $other } in { $otherPercent }%.
why-over = You end above your bid in { $percent }% of the possible deals; with { $other } in { $otherPercent }%.
why-under = You end below your bid in { $percent }% of the possible deals; with { $other } in { $otherPercent }%.

## The review

review-head = { $name }: from { $start }% to { $result }%.
review-columns = Deal { $deal }, hidden cards { $hidden }, the others’ play { $others }, own play { $own }.
review-none = No decision was surely a mistake.
review-mark = Round { $round }, { $name }: { $action } was { $word } ({ $loss } points, ± { $error }). Better: { $best }.
review-turning = Turning point in round { $round }, { $name }: { $action }. { $side } { $change } points ({ $cause }).
review-swap = { $card } as the new bid, paid with gold { $gold }
review-swap-partner = { $card } as the partner’s new bid, paid with gold { $gold }
mark-inaccuracy = an inaccuracy
mark-mistake = a mistake
mark-blunder = a blunder
cause-own = own play
cause-others = the others’ play
cause-hidden = the lie of the cards
