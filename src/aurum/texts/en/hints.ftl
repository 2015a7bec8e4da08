### The hint panel, the coach and the bots’ reasons.

panel-thinking = Thinking…
panel-failed = No answer this time. Ask again, or simply play on.
panel-good = Good now: { $cards }.
panel-more-1 = Which cards?
panel-more-2 = Why?
panel-more-3 = All numbers
panel-numbers = All choices in numbers
panel-choice = choice
panel-win = wins the match
panel-exact = bid exact
panel-takes = takes the trick
panel-lowest = is lowest
panel-bars = Tricks at the end, for each bid card
panel-coach = Your coach
panel-coach-off = You can switch the coach off in the settings.
panel-looking = The coach is looking at your move…
panel-do-not-wait = Don’t wait
panel-play-on = Play on
panel-take-back = Take back
panel-why-title = Why did the bot do that?
panel-why-how = Counted again from what the bot could see then.
percent = { $number }%
