### Presets on the command line.

flag-preset = un insieme di scelte per nome: { $known }
error-unknown-preset = Per questo gioco e questa modalità non c'è l'insieme «{ $text }». Ci sono: { $known }.
topic-presets = Insiemi di scelte
fact-minutes = minuti (circa)
fact-keys = chiavi
