### Puzzles, the deal of the day, the same deal again.

## Puzzles

puzzle-head = Puzzle { $id }, difficulty { $difficulty }.
puzzle-task-exact = Finish the round with exactly the tricks you bid, whatever the others hold and do.
puzzle-task-gold = Collect gold { $rank } in this trick, whatever the others hold and do.
puzzle-task-trick = Take this trick, whatever the others hold and do.
puzzle-task-lead = Be lowest in this trick, whatever the others hold and do.
puzzle-task-round = Win the round outright, whatever the others hold and do.
puzzle-task-best-chance = This round decides the match. Find the play most likely to win it.
puzzle-ask = Your answer?
puzzle-answer = The answer: { $answers }.
puzzle-hand = seat { $seat } holds { $cards }
puzzle-certain-right = Right. It works in all { $worlds } possible deals, against every reply.
puzzle-certain-wrong = Not quite: the others can foil it in { $count } of { $worlds } possible deals.
puzzle-certain-example = For example when { $hands }.
puzzle-chance-right = Right. It wins in { $percent }% of the possible deals.
puzzle-chance-next = The next best choice, { $action }, wins in { $percent }%.
puzzle-chance-wrong =
    { $points ->
        [one] Not quite: it wins in { $percent }%, the answer in { $best }%. It costs one point.
       *[other] Not quite: it wins in { $percent }%, the answer in { $best }%. It costs { $points } points.
    }
puzzle-theme-bid = bidding
puzzle-theme-keep = keeping the bid
puzzle-theme-exchange = changing the bid
puzzle-theme-end = ending the round
puzzle-theme-trump = playing gold
puzzle-theme-gold = collecting gold
puzzle-theme-take = taking the trick
puzzle-theme-lead = getting the lead
puzzle-theme-duck = staying out of a trick
puzzle-theme-plan = planning ahead

## The deal of the day

daily-head = Deal of the day { $day } ({ $date }), deal { $deal } of 3.
daily-stopped = Everything is saved; run the same command again to go on.
daily-deal-result = Deal { $number }: { $word }. { $score } points, par { $par }: better than { $percent }% of the field.
daily-decisions = Your decisions, luck left out: { $points } points, ± { $error }.
daily-far-ahead = far ahead of the field
daily-ahead = ahead of the field
daily-level = level with the field
daily-behind = behind the field
daily-far-behind = far behind the field
daily-share-head = Aurum, deal of the day { $day } ({ $date })
daily-share-line = Better than { $percent }% of the field, { $points } points against par.

## The same deal again

again-head = The same deal, trick by trick: then and now.
again-equal = You played exactly as before.
again-trick = Trick { $number }: { $before } → { $after }
again-card = { $card }, taken by { $name }
again-not-played = not played
again-scores = Points: { $before } then, { $after } now.
again-stopped = The round was not finished, so there is nothing to compare.

## Puzzles on the page

puzzles = Puzzles
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-seat = You are seat { $seat }.
puzzle-what = What do you do?
practice-barred = { $card }, not playable now
puzzle-action-keep = Leave the bids as they are
puzzle-action-end = End the round
puzzle-action-swap = { $card } as your new bid, paid with gold { $gold }
puzzle-action-swap-partner = { $card } as your partner’s new bid, paid with gold { $gold }

## The deal of the day on the page

daily-title = Deal of the day
daily-intro = Everybody here gets the same cards and opponents. Your first attempt counts and is kept.
daily-deal-number = Deal { $number }
daily-ask-bids = Ask me about the bids before every trick
daily-waiting = The others are playing…
daily-copy = Copy the result
daily-copied = Copied
daily-go-on = Next deal
daily-done = All three deals are played. New ones come at 00:00 UTC.
daily-fixed = The year’s deals were fixed in advance: { $commitment }
daily-changed = These deals don’t come from the chain that this server announced. It may have lost its secret or chosen another one.
daily-you = You

## The same deal again, on the page

same-deal = The same deal again
same-deal-title = Play this deal
same-deal-send = Send this deal
same-deal-sent = Link copied
same-deal-link = Link to this deal
same-deal-compare = Compare both
same-deal-help = The same cards once more, against bots that always answer the same play in the same way. The difference is yours alone, and afterwards you can compare trick by trick.
same-deal-from = Where to begin
same-deal-start = From the start
same-deal-moment = From this moment
same-deal-chair = Whose seat
same-deal-play = Play
same-deal-of = A deal played by { $names } ({ $edition }).
same-deal-yours = You play in { $name }’s seat.
same-deal-later = It begins in round { $number }.
compare-title = The same deal, compared
compare-help = What was played in this seat. Rows that differ stand out.
compare-before = First time
compare-after = Second time
compare-trick = Trick
compare-bid = Bid
compare-points = Points
compare-yours = won this trick
compare-taken = taken by { $name }
compare-lowest = lowest card
compare-gold = gold { $rank } collected
compare-same = The same play both times, { $points } points.
compare-replay-before = Replay of the first match
compare-replay-after = Replay of the second match

## My games

games-none = No match is finished yet. Matches you play to the end will appear here; no account needed.
games-edition = Edition
games-any = all
games-opponent = Opponent
games-export = Download all records
games-sum =
    { $count ->
        [one] One match, { $won } won.
       *[other] { $count } matches, { $won } won.
    }
games-gold = Gold brought { $points } points per round.
games-bids = Your side’s bids: how many tricks they turned into
games-under = fewer
games-exact = exactly
games-over = more
games-won = Won
games-shared = Shared win
games-lost = Lost
games-hints = with hints
games-more = Older matches

## Days of the daily deal

daily-second = You have played this deal before. Only the first attempt counts.
daily-past = A past day: this result doesn’t count.
daily-done-past = All three deals of this day are played.
daily-calendar = Days
daily-played =
    { $count ->
        [one] One day played.
       *[other] { $count } days played.
    }
daily-archive = You can play past days too; they don’t count.
daily-played-day = { $date }, played
puzzle-all = All puzzles
puzzle-line = { $id } · difficulty { $difficulty }
puzzle-theme = Theme
puzzle-any = Any
puzzle-kind = Kind
puzzle-kind-certain = certain
puzzle-kind-best-chance = best chance
puzzle-found =
    { $count ->
        [one] One puzzle, { $solved } solved.
       *[other] { $count } puzzles, { $solved } solved.
    }
puzzle-solved = solved
puzzle-due =
    { $count ->
        [one] One puzzle you missed is back today.
       *[other] { $count } puzzles you missed are back today.
    }
puzzle-due-next = Try it again
puzzle-report = Report this puzzle
puzzle-report-how = If you think something is wrong, send these lines to whoever runs this server.

## A match guessed

guess-title = What would you play?
guess-offer = Guess the moves
guess-help = The match as { $name } saw it. Before each decision you say what you would play; what follows stays hidden until then.
guess-since = What has happened since
guess-same = { $action }: that is what { $name } did.
guess-other = You: { $guess }. { $name }: { $action }.
guess-score = Guesses that agreed: { $right } of { $count }.
guess-over = The match is over.
guess-replay = The whole replay
guess-anew = From the start

## Circles of friends

circles = Circles of friends
circles-help = Compare your daily deals with friends. You see the others’ results only for deals you have finished yourself.
circles-name = Name of the new circle
circles-make = Make a circle
circles-link = Link to join
circles-copy = Copy the link
circles-copied = Link copied
circles-rename = Rename
circles-save = Save
circles-leave = Leave
circles-leave-sure = Really leave?
circles-remove = Remove { $name }
circles-remove-sure = Really remove { $name }? The link changes.
circles-invited =
    { $count ->
        [one] “{ $name }” is a circle of friends with one member. If you join, members who have finished the same deal see your name and your result, for past days too.
       *[other] “{ $name }” is a circle of friends with { $count } members. If you join, members who have finished the same deal see your name and your result, for past days too.
    }
circles-join = Join
circles-hidden = Finish a deal of this day to see how the others did.
circles-never = You did not finish a deal of this day while it counted, so its results stay hidden.
circles-member = Member
circles-deals = Deals
circles-percent = Better than
circles-par = Against par
circles-decisions = Decisions

## A mistake of yours

puzzle-mistake = A mistake of yours
puzzle-mistake-help = From your match with { $names }. What would you play now?
puzzle-mistake-gone = The review no longer calls this decision a mistake, so it won’t come back.
puzzle-comes-back = This decision will come back among the puzzles on { $date }.
