### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Time to talk before bots choose
moment-usual = together: until all are ready
moment-none = none
moment-at-most = { $seconds } seconds at most
plans-open = Open plans
plan-yes = Yes
plan-no = No …
plan-tally = { $yes } yes · { $no } no
say-defend = Defend
say-warn = Warn
say-deal = Offer a deal
say-ask = Ask
say-praise = Praise
say-blame = Blame

here-look = I look here
here-avoid = Do not enter
here-meet = Meet here

notebook = Notebook on people
notebook-hold = Your mark
hold-trust = Trust
hold-watch = Watch
hold-liar = Liar?
hold-guard = Guard
notebook-said = What they said
notebook-did = What they did
notebook-others = What others say
notebook-note = Your note
notebook-now = now { $cell }
fate-right = right: { $room }
fate-wrong = wrong: { $room }
fate-open = open
fate-disputed = disputed by { $others }
