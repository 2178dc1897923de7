### Presets on the command line.

flag-preset = zestaw ustawień według nazwy: { $known }
error-unknown-preset = Dla tej gry i tego trybu nie ma zestawu „{ $text }”. Są: { $known }.
topic-presets = Zestawy ustawień
fact-minutes = minuty (około)
fact-keys = klucze
