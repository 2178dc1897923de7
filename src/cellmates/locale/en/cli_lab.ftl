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
lab-run = play many games over several configurations and line-ups of bots, all on the same deals
lab-report = make a report of a run that was kept, as one HTML file, and open it
lab-record = play one game of a run again, and print its record
lab-flag-lineups = who plays: bots that take turns over the seats; given several times, every line-up plays every configuration
lab-flag-vary = a setting and the values that are tried; of several such settings every combination is played
lab-flag-each = one change, beside the game as agreed; may be given several times, each change for itself
lab-flag-switches = every other value of every rule that matters here, one change at a time
lab-flag-talk = beside the game as agreed, the same deals with guards who never lie, and with sides that claim nothing: what claims and lies are worth
lab-flag-information = measure as well what everybody could know of roles and tiles, round by round; it takes longer
lab-nobody-claims = --talk: in this mode nobody tells the table what a room is.
lab-talk-alone = --talk tries ways of speaking in one configuration with one line-up of bots: leave --vary, --each and --switches out.
lab-talk-bot = --talk needs bots that talk and have no temperament of their own; { $bot } is none.
lab-flag-run-games = number of games of each configuration and line-up
lab-flag-folder = the folder that keeps the run
lab-flag-html = the file to write; report.html in the folder of the run if it is left out
lab-flag-no-open = do not open the report in a browser
lab-flag-cell = the number of the configuration, as the report counts them
lab-flag-number = the number of the game, from 0
lab-vary-or-each = --vary cannot be used together with --each or --switches: the first makes all combinations, the others one change at a time
lab-left-out = Left out: { $name }. { $problem }
lab-run-kept = The run is kept. Its report: cellmates lab report { $folder }
lab-no-run = There is no run in { $folder }: it has no plan.json.
lab-other-format = { $folder } was written in format { $there }, and this version reads { $here }. Nothing was changed.
lab-other-experiment = { $folder } keeps a run of “{ $there }”; this command takes: { $wanted }.
lab-not-finished = The run in { $folder } is not finished. Start it again as before: it goes on with what is missing.
lab-broken-plan = The plan in { $folder } cannot be understood.
lab-broken-result = { $file } cannot be understood. Delete it and start the run again: its games are kept, nothing is played twice.
lab-no-matplotlib = Plots need matplotlib, which is not installed: pip install "cellmates[lab]". The numbers are in result.json all the same.
lab-report-written = Written: { $file }
lab-report-not-opened = No browser could be opened here.
lab-flag-ray = play on a Ray cluster: the one at this address, or without one that of this machine
lab-flag-deadline = with --ray: seconds after which games that gave no answer are sent out again
lab-ray-no-ray = --ray needs Ray, which is not installed: pip install "cellmates[ray]"
lab-ray-bad-address = { $about } is no address of a cluster: it is written host:port
lab-ray-no-answer = No Ray cluster answers at { $about }. Nothing was played, and what was kept is as it was.
lab-ray-refused = The cluster at { $about } refuses this machine’s token. Give it the cluster’s (RAY_AUTH_TOKEN, or ~/.ray/auth_token).
lab-ray-other-version = A node of the cluster has another version: { $about }. Other games would come out of it; what is played so far is kept.
lab-ray-gave-up = Part { $about } was sent out again and again, and no node answered. What is played so far is kept: start the run again when the cluster is well.
lab-ladder = let every bot meet every other on the same deals, and rate them
lab-flag-rivals = the bots of the ladder; without them the quick levels
lab-flag-deals = number of deals that every two bots play
lab-two-bots = A ladder needs at least two different bots.
lab-flag-stop = stop as soon as the rule surely makes a difference; --games are then the most
lab-anytime-note = p holds whenever one stops (a bet against chance, uniform over its odds). The intervals are those of a run of fixed length: after an early stop they lie a little too far out.
lab-tune = search for settings with which a side wins as often as you want, and confirm them on fresh deals
lab-flag-search = a setting and the values among which is searched; may be given several times
lab-flag-side = whose share of wins counts; the first side if it is left out
lab-flag-target = the share of wins that is wanted, in per cent
lab-flag-trials = how many settings are tried
lab-flag-confirm = number of fresh games that confirm the best
lab-flag-trial-games = number of games by which settings are judged
lab-no-optuna = The search needs Optuna, which is not installed: pip install "cellmates[lab]"
lab-tune-searched = Searched: { $count } different settings, { $games } games each. The best of many looks better than it is.
lab-tune-confirmed = On deals that the search has never seen ({ $games } games each):
lab-tune-agreed = as agreed
