### Presets on the command line.

flag-preset = набор настроек по имени: { $known }
error-unknown-preset = Для этой игры и этого режима нет набора «{ $text }». Есть: { $known }.
topic-presets = Наборы настроек
fact-minutes = минут (примерно)
fact-keys = ключи
