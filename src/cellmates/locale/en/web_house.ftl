### The house: start page, lobby, result, replay, talk and log.

reload = Reload
page-loading = Loading

## Start page

home-what = Two board games about getting out of prison, played in the browser: with friends on their own phones, with bots in the empty seats, or alone.
home-continue = Continue
home-over = Finished games
home-learn = Learn by playing
home-more = Show more

## What a host chooses

by-the-rules = as the rules say
setup-complex = Complex
complex-own = a list of your own
complex-total = { $count } of 25 rooms. Add or remove some until there are exactly 25.
complex-any-colour = any { $colour }
setup-edition = Edition
setup-guards = Guards
setup-characters = Characters
    .any = dealt at random
    .chosen = chosen by seat
setup-crews = Crews
    .any = in their usual order
    .chosen = chosen by seat
all-rules = All rules
wrong-seats = This number of players does not go with the mode or the edition. Change one of them.
wrong-people = More people sit here than that. Somebody has to give up a seat first.
wrong-guards = Only a table of five can choose between one and two guards. Leave it "as the rules say".
wrong-madness = Madness belongs to cooperation and solo with the ultimate rules. Change the mode or the rules.
wrong-complex_preset = This complex does not go with the mode, the edition or the rules. Choose another.
wrong-characters = These characters cannot play together this way. Pairs stay on one side. Choose others.
wrong-other = This does not fit the other choices. Change it, or choose "as the rules say".
clock-kind-none = none
clock-kind-live = live, everybody is here
clock-kind-days = by correspondence: play when you can
clock-decision = Time per decision
clock-bank = Reserve for the whole game
clock-bank-none = nothing
takeover = When somebody is gone
# How long one waits first; $unit is second, minute, hour or day.
after-time = { $unit ->
    [second] { $count ->
        [one] after { $count } second
       *[other] after { $count } seconds
    }
    [minute] { $count ->
        [one] after { $count } minute
       *[other] after { $count } minutes
    }
    [hour] { $count ->
        [one] after { $count } hour
       *[other] after { $count } hours
    }
   *[day] { $count ->
        [one] after { $count } day
       *[other] after { $count } days
    }
}
takeover-after = a bot plays { after-time }
takeover-never = everybody waits
summary-edition = edition: { $edition }
summary-clock-live = { $time } per decision, { $bank } in reserve
summary-clock-days = { $time } per decision
summary-takeover = a bot stands in { after-time }
summary-takeover-never = nobody is replaced by a bot
summary-spectators = others may watch
summary-no-spectators = no spectators
summary-memory = memory aid { $aid }

## Lobby

cancel = Cancel
share = Share
qr-code = { $what }, as a picture to be scanned
invite-local = Only this machine can open this address. Start the server with --lan to let phones in.
invited = Take a seat and play along.
invited-by = { $who } invites you to play. Take a seat.
lobby-full = All seats are taken. When the game starts, you can watch it here.
lobby-full-closed = All seats are taken, and nobody may watch this table.
link-seat = Play on another device
    .what = This link opens your own seat. Keep it to yourself.
link-host = Link that makes somebody host
    .what = Whoever opens it may change the table and start the game.
here = here
put-bot-on = A bot on seat { $number }
no-bot = no bot
kick-really = Free the seat of { $who }?
seat-up = Move seat { $number } up
seat-down = Move seat { $number } down
settings-of-table = Settings
change-settings = Change
change-game = Play { $game } instead
rules-changed = { $count ->
    [one] { $count } rule changed
   *[other] { $count } rules changed
}
start-missing = { $count ->
    [one] { $count } seat is still free
   *[other] { $count } seats are still free
}
start-away = { $count ->
    [one] { $count } person is not here right now
   *[other] { $count } people are not here right now
}
waiting-seats = { $count ->
    [one] Waiting for { $count } more player; then the host can start.
   *[other] Waiting for { $count } more players; then the host can start.
}

## At the table

relieved-you = A bot plays for you right now.
relieved-asked = The bot in your seat is deciding. Take the seat back to decide yourself.
you-watch = You are watching: you see what everybody may see, and after the end all secrets.
missed = { $count ->
    [one] While you were away, { $count } thing happened.
   *[other] While you were away, { $count } things happened.
}
missed-show = Show me
hand-over-really = Let a bot play until you come back?
talk-heard = What was said
claim-hint = Quicker: tap the room on the board.
log-filter = What the log shows
log-all-only = Everything
log-deeds-only = Actions
log-talk-only = Talk
log-moment = Look at this moment
refusal-other_rules = This table was played by older rules and cannot be opened any more. Open a new one.
look-again = Back to the table without a seat
connection-back = Connected again.

## After the end

replay-open-eyes = Replay with all secrets open
replay-own-eyes = Replay through your eyes
replay-copy = Copy link to this moment
awards = Awards
figures = In figures
figure-choices = decisions
figure-thought = thought
figure-longest = longest
who-knew = Who knew what
knew-too = also known to { $who }
knew-nothing = Nothing that the others did not know as well.
fairness-end = The seed was fixed before the first choice, and its SHA-256 has been on this page ever since. Now it is open: check it.
seed = Seed
verify-yourself = You need not trust this server: download the record and run "cellmates verify".
picture = A picture for friends
picture-save = Save or share the picture
award-finder = Nose for the exit
    .why = knew first where Room 25 lies
award-liar = Poker face
    .why = { $count ->
        [one] { $count } false claim
       *[other] { $count } false claims
    }
award-honest = Word of honour
    .why = { $count ->
        [one] { $count } true claim
       *[other] { $count } true claims
    }
award-explorer = Into the dark
    .why = { $count ->
        [one] { $count } unknown room entered
       *[other] { $count } unknown rooms entered
    }
award-pusher = Strong arms
    .why = { $count ->
        [one] { $count } push
       *[other] { $count } pushes
    }
award-pushed = In everybody's way
    .why = { $count ->
        [one] pushed { $count } time
       *[other] pushed { $count } times
    }
award-slider = Hand on the lever
    .why = { $count ->
        [one] { $count } line slid
       *[other] { $count } lines slid
    }
award-scout = Curious eyes
    .why = { $count ->
        [one] { $count } look into a room
       *[other] { $count } looks into rooms
    }
award-haul = Biggest haul
    .why = { $count ->
        [one] { $count } cube gained
       *[other] { $count } cubes gained
    }
award-bluffer = Best bluff
    .why = { $count ->
        [one] { $count } claim that was a lie
       *[other] { $count } claims that were lies
    }
award-boss = Boss of the block
    .why = { $count ->
        [one] { $count } first place
       *[other] { $count } first places
    }
award-crafter = Clever hands
    .why = { $count ->
        [one] { $count } item crafted
       *[other] { $count } items crafted
    }
award-recruiter = Friends everywhere
    .why = { $count ->
        [one] { $count } goon recruited
       *[other] { $count } goons recruited
    }
award-schemer = Well read
    .why = { $count ->
        [one] { $count } tome played
       *[other] { $count } tomes played
    }
award-suspect = Prime suspect
    .why = { $count ->
        [one] { $count } suspicion cube taken
       *[other] { $count } suspicion cubes taken
    }
count-deaths = { $count ->
    [one] { $count } death
   *[other] { $count } deaths
}
count-said = { $count ->
    [one] { $count } remark
   *[other] { $count } remarks
}
figure-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## After the end

won = won
you-won = You won
you-lost = You lost
rematch-hint = { $who } can start a rematch. The way to it will appear here.
rematch-ready = The rematch is open; your seat is kept.
