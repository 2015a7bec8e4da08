### Lessons: the guided first round and three short ones, for the page and the terminal.
### `lesson-<lesson>-<step>` is what a step says, `…-after` what it says when it is done, and
### `…-other` what helps after something that is allowed (or answered) but not what the step is about.

lesson-names = Maria, Jabir, Flamel
lesson-title-first = Your first round
lesson-title-exchange = Changing a bid
lesson-title-gold = What gold is good for
lesson-title-team = Two teams
lesson-place = Step { $step } of { $steps }
lesson-go-on = Go on
lesson-label = Lesson
lesson-show = Show me
lesson-leave = Leave
lesson-over = That’s it. Now use it in a match.
lesson-play = Play a match
lesson-back = Back to your match
lesson-answers = Your answer
lesson-heading = Learn by playing
lesson-short = Short lessons
lesson-about-first = Everything that can happen, once, at a real table. About five minutes.
lesson-start = Start
lesson-resume = Go on
lesson-offer-first = New to Aurum? A guided round shows you the game in five minutes.
lesson-offer-exchange = More tricks than you bid? A short lesson shows how to change a bid.
lesson-offer-gold = Your first gold. A short lesson shows what it’s good for.
lesson-offer-team = First time in a team? A short lesson shows how two bid together.
lesson-offer-yes = Show me
lesson-offer-no = Not now

## The guided first round

lesson-first-metal = Everybody plays one card. No metal twice: { $first } and { $second } are there, so play any other.
lesson-first-metal-after = The three cards are a trick, and it’s yours: your card is the highest. { $first } is the lowest: { $left } earns gold 2 for it and begins the next trick.
lesson-first-highest = The highest card takes the trick. Take this one too.
lesson-first-highest-other = Allowed, but too low for this trick. Play a 7 or higher.
lesson-first-lowest = Now be lowest on purpose: the lowest card earns gold with the same number, if any is left, and its player begins the next trick.
lesson-first-lowest-other = Allowed, but not the lowest. Play { $card }.
lesson-first-lead = Gold 3 is yours, and you lead: begin the trick with any metal. Gold can never be led.
lesson-first-tie = Later in a round: { $card } is the highest so far. In a tie the later card wins: play a 5 too.
lesson-first-tie-other = Allowed, but not a tie. Play a 5.
lesson-first-gold = Yours! Now try gold: it beats every metal and may always follow. Play { $gold }.
lesson-first-gold-other = Allowed. But try your gold here: { $gold }.
lesson-first-gold-after = Even a 9 loses to gold. Your gold has gone back to the supply, where it can be earned again.
lesson-first-bid = A round begins with your bid: you lay down a card, and its number is how many tricks you promise. It’s gone from your hand. Five of your cards are 8 or 9: bid { $card }.
lesson-first-bid-other = Allowed. But with this hand promise 5 tricks: { $card }.
lesson-first-double = Exactly as many tricks as you bid count double. More count just the bid, fewer nothing. You bid 5 and take 6: how many points?
lesson-first-double-other = More tricks than promised count just the bid.
lesson-first-change = Nine tricks later you have 4: one too few, and your last cards are low. Before each trick you may pay gold and lay another card as your bid. Change it: { $gold } for { $card }.
lesson-first-change-other = Allowed. But { $gold } for { $card } makes your bid 4, and costs least.
lesson-first-count = Your 4 tricks are exactly your bid now. The gold you keep counts too: { $gold } is worth 2. How many points in all?
lesson-first-count-other = Twice 4, and 2 for the gold.
lesson-first-end = You can’t play either card: both metals lie there. You may play gold, or end the round for everybody. Your bid is exact, so end it.
lesson-first-end-other = Allowed. But a fifth trick would spoil your bid. End the round.
lesson-first-rest = 10 points, more than the others: the round is yours. The rest is practice. In your next match everybody also starts with a gold 0. Good luck!

## Changing a bid

lesson-exchange-lower = You bid 6, the others 5 and 4: that’s 15, and a round has about 12 tricks. Change your bid: gold 0 costs no points. Lay a low card.
lesson-exchange-lower-other = Allowed. But lay a 4: fewer tricks are easier now.
lesson-exchange-back = The old bid card is in your hand again, and everybody knows it. Lead { $card }.
lesson-exchange-back-other = Allowed. But play { $card }, the card that came back.
lesson-exchange-worth = You can change once before every trick. With 4 tricks, you lay a 4 in place of a 3. What does your bid score now?
lesson-exchange-worth-other = Exactly the bid counts double: twice 4.

## What gold is good for

lesson-gold-trump = Gold takes tricks, and { $gold } is worth no points at the end: it’s the cheapest. Take this trick with it.
lesson-gold-trump-other = Allowed. But take the trick with { $gold }.
lesson-gold-catch = High gold is worth more, and { $gold } is still in the supply. Play a 7 and be the lowest.
lesson-gold-catch-other = Allowed. But only a 7 can earn { $gold }.
lesson-gold-worth = At the end gold 1 to 3 is worth 1 point, gold 4 to 6 is worth 2, gold 7 and 8 is worth 3. You keep { $small }, { $middle } and { $large }: how many points?
lesson-gold-worth-other = One, two and three points.

## Two teams

lesson-team-bid = { $partner } and you are a team: the higher of your two bids counts. { $theirs } is there, and your hand is strong. Bid { $mine }.
lesson-team-bid-other = Allowed. But your hand is good for 5 tricks: { $mine }.
lesson-team-higher = { $partner } bid 3, and you bid 5. How many tricks has your team promised?
lesson-team-higher-other = The higher bid counts. They aren’t added up.
lesson-team-leave = Your tricks are added up. { $partner } is about to take this one with { $card }, so save your high cards: play a 4 or lower.
lesson-team-leave-other = Allowed. But save that card, and play a 4 or lower.
lesson-team-together = Your team bid 5. You took 3 tricks, { $partner } took 2. How many points does that make?
lesson-team-together-other = 3 + 2 is exactly your bid, so it counts double.

## Why something is not done in a lesson

reason-no-lesson = No lesson is going on at this table.
reason-no-such-lesson = There is no lesson { $name }; there are { $known }.
reason-lesson-on = In a lesson no move is taken back. Go on, or start it again.
reason-lesson-waits = First press “Go on” in the lesson.
reason-lesson-other = That’s allowed, but this step is about something else.
reason-lesson-wrong = Not quite. Try another answer.
