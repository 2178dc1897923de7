### Presets on the command line.

flag-preset = sada voleb podle jména: { $known }
error-unknown-preset = Pro tuto hru a tento režim není sada „{ $text }“. Jsou: { $known }.
topic-presets = Sady voleb
fact-minutes = minut (asi)
fact-keys = klíče
