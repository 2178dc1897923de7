## The lab: experiments

command-lab = find out what a rule is worth
    .what = Experiments with bots: the same deals with a rule and without it, and how many games a question takes.
lab-compare = play the same deals with a rule and without it, and say what it changes
lab-power = say how many games are needed to be sure, and how long they take here
lab-flag-bots = who plays: one bot for all seats, or several, which then take turns over the seats
lab-flag-with = the rule that is tried, as key=value; may be given several times
lab-flag-games = number of pairs of games
lab-flag-keep = a folder that keeps the run; started again, it goes on from there
lab-flag-margin = how exactly a share of wins is to be known: plus or minus so many per cent
lab-flag-share = the share of wins that is expected, in per cent
lab-flag-difference = the difference of shares that is to be found, in per cent
lab-flag-differing = how many pairs of games are expected to end differently, in per cent
lab-compare-title = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 } played twice, the second time with { $changed }
lab-column-without = without
lab-column-with = with
lab-column-difference = difference
lab-column-only = won only without / only with
lab-compare-note = p: how likely so uneven a split is if the rule changes nothing (McNemar’s exact test).
lab-seat = player { $number }
lab-other-run = { $file } keeps another run: { $key } is { $there } there and { $here } here. Take another folder, or the same settings.
lab-broken-file = { $file } cannot be read. Delete it, and what it held is played again.
lab-too-much-gained = --difference cannot be more than --differing: only what ends differently can be gained
lab-power-margin = A share of wins to ±{ $margin } % takes { $count ->
    [one] { $count } game
   *[other] { $count } games
 }: { $time } on one core.
lab-power-pairs = To find a difference of { $difference } % where { $differing } % of pairs end differently takes { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
 } of games: { $time } on one core.
lab-seconds = about { $count ->
    [one] a second
   *[other] { $count } seconds
 }
lab-minutes = about { $count ->
    [one] a minute
   *[other] { $count } minutes
 }
lab-hours = about { $count ->
    [one] an hour
   *[other] { $count } hours
 }
