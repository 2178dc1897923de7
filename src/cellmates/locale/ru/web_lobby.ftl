### The lobby: modes, presets, switches, what differs from the book, seats.

lobby-host = Стол ведет { $who }
seats-taken = занято { $taken } из { $all }
seat-free-what = друг по ссылке или бот
seat-here = за столом
seat-change = Изменить
bot-in = Позвать бота
bot-out = Убрать бота
bot-strength = сила { $rank } из { $all }
setup-difficulty = Сложность
presets = Правила
    .what = выберите набор и поменяйте что хотите
books = Книги правил, как напечатано
preset-first = Первая игра
preset-short = Короткая
preset-families = Для семьи
preset-experts = Для опытных
preset-tournament = Турнир
edition-book = По книге правил
room25-preset-first = простые правила, поле помнит, что вы видели
room25-preset-short = четыре игрока, простые правила, быстрые боты
room25-preset-families = достаточно дойти всем, одного можно потерять
room25-preset-experts = сложнее некуда, запоминать надо самим
room25-preset-tournament = полные правила с часами
room25-preset-ultimate = оба сезона в одной коробке, как напечатано
room25-preset-polish = польская книга, как напечатано
room25-preset-russian = русская книга, как напечатано
room25-preset-season2 = вторая коробка, как напечатано
room25-preset-italian = итальянская книга, как напечатано
room25-preset-season1 = первая коробка, как напечатано
lockup-preset-first = по правилам, без спешки
lockup-preset-short = две банды, быстрые боты
lockup-preset-families = три банды, свободный разговор, без спешки
lockup-preset-experts = стража во всей силе
lockup-preset-tournament = с часами, только готовые фразы
lockup-preset-book = как напечатано
differs = Отличается от книги правил
as-printed = Как напечатано
book-says = в книге: { $value }
book-decides = по остальным настройкам
value-on = да
value-off = нет
value-own-list = собственный список
switches = Все переключатели
switches-search = { $count ->
    [one] Искать среди { $count } переключателя
    [few] Искать среди { $count } переключателей
   *[other] Искать среди { $count } переключателей
}
switches-none = Для этого режима такого переключателя нет.
switches-elsewhere = Здесь это ничего не меняет, но важно в другом режиме или по другим правилам: { $names }.
group-house = За столом
group-all = Все
lobby-complete = Все на месте
lobby-about = около { $count } минут
lobby-by-the-book = Все по книге правил.
