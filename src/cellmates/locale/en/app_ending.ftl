### The end of a game on the page and in the terminal.

found-head-who = Who
found-head-where = Where
found-head-why = Why
found-head-warned = Who had warned
found-head-misled = Who had called it harmless
found-head-silent = Who had seen it and kept quiet
found-head-missing = What was missing
found-head-how = How
found-head-stayed = Left behind
found-head-stood = How it stood
found-head-decided = What decided it
found-head-close = Where the other was better
to-moment = Show that moment
