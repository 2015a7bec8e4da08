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
hint-team-need =
    { $count ->
        [one] Your team’s bid needs one more trick.
       *[other] Your team’s bid needs { $count } more tricks.
    }
hint-team-met = Your team’s bid is met exactly.
hint-team-over =
    { $count ->
        [one] Your team has one trick more than it bid.
       *[other] Your team has { $count } tricks more than it bid.
    }
hint-aim-take = Aim: take this trick.
hint-aim-stay-out = Aim: stay out of this trick.
hint-aim-lowest = Aim: be lowest and collect gold.
hint-aim-keep-gold = Aim: keep your gold for a later trick.
hint-aim-keep-bid = Aim: leave the bids as they are.
hint-aim-change-bid = Aim: change a bid.
hint-aim-bid = Aim: bid the number of tricks you are most likely to take exactly.
hint-aim-end = Aim: end the round now.
hint-aim-open = Aim: no need to take or to avoid this trick.

## The choice

hint-choice = Best: { $action }.
hint-numbers = { $action }: wins the match { $win }% ± { $error }, bid exact { $exact }%, takes the trick { $takes }%, lowest { $lowest }%
hint-numbers-bid = { $action }: wins the match { $win }% ± { $error }, bid exact { $exact }%; tricks: { $tricks }
hint-numbers-exchange = { $action }: wins the match { $win }% ± { $error }, bid exact { $exact }%
hint-tricks = { $count } in { $percent }%
hint-close = Just as good: { $actions }.
hint-keep = leave the bids as they are
hint-end = end the round
hint-swap = { $card } as your bid for gold { $gold }
hint-swap-partner = { $card } as your partner’s bid for gold { $gold }

## Certain

certain-takes = Nobody can beat it.
certain-loses = It cannot take this trick.
certain-lowest = Nobody can go lower.
certain-not-lowest = It cannot be lowest.
certain-gold = Nobody can go lower, so it brings gold { $rank }.

## Likely

why-takes = It takes the trick in { $percent }% of the possible deals ({ $other }: { $otherPercent }%).
why-collects = It brings gold in { $percent }% of the possible deals ({ $other }: { $otherPercent }%).
why-exact = The bid is met exactly in { $percent }% of the possible deals ({ $other }: { $otherPercent }%).
why-over = There are too many tricks in { $percent }% of the possible deals ({ $other }: { $otherPercent }%).
why-under = There are too few tricks in { $percent }% of the possible deals ({ $other }: { $otherPercent }%).
why-win = The match is won in { $percent }% of the possible deals ({ $other }: { $otherPercent }%).

## The coach, and what bots thought

coach-first = One thing first. This looks better: { $best }. It wins about { $more } more matches in 100.
coach-first-bid = One thing first. This looks better: { $best }. As long as you keep your bid, it wins about { $more } more matches in 100.
move-forced = There was no other choice.
move-random = This bot plays any card it may, without looking.
move-thumb = This bot plays by rules of thumb and does not count.
move-glance = This bot decides at a glance, and errs as people do.
move-team-lower =
    { $tricks ->
        [one] It lowers the team’s bid from { $old } to { $new }, as the team has one trick so far.
       *[other] It lowers the team’s bid from { $old } to { $new }, as the team has { $tricks } tricks so far.
    }
move-team-higher =
    { $tricks ->
        [one] It raises the team’s bid from { $old } to { $new }, as the team has one trick so far.
       *[other] It raises the team’s bid from { $old } to { $new }, as the team has { $tricks } tricks so far.
    }
move-team-exact = The team then meets its bid exactly in { $percent }% of the possible deals, and otherwise in { $before }%.
move-team-same = The team’s bid stays { $old }: of its two cards the higher one counts.
move-best = The numbers say this was best: { $action }.
move-close = The numbers say nothing was better: { $action }.
move-worse =
    { $more ->
        [one] It chose: { $action }. By the numbers this wins one more match in 100: { $best }.
       *[other] It chose: { $action }. By the numbers this wins { $more } more matches in 100: { $best }.
    }
