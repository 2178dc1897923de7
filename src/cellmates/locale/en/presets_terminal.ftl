### Presets on the command line.

flag-preset = a set of choices by name: { $known }
error-unknown-preset = There is no preset "{ $text }" for this game and mode. There are: { $known }.
topic-presets = Presets
fact-minutes = minutes (about)
fact-keys = keys
