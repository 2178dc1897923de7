### Talk at the table on the page: the moment for it, the feed, the notebook on people.

moment = Time to talk before bots choose
moment-usual = until all are ready, where all play together
moment-none = none
moment-at-most = { $seconds } seconds at most
plans-open = Open plans
plan-yes = Yes
plan-no = No …
plan-tally = { $yes } yes · { $no } no
say-defend = Defend
say-warn = Warn
say-deal = Offer a deal
