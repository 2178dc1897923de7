### What bots are like: named after a level, as in `mastermind:liar`.

error-unknown-temperament = No bot is "{ $text }". After a colon: { $known }.
flag-temperament = { $text }; after a colon a temperament ({ $known }), else that of its character
flag-bot-limit = the best level of bots that may play here
