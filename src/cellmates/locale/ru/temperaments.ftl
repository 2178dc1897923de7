### Какими бывают боты: после уровня, например `mastermind:liar`.

error-unknown-temperament = Нрава «{ $text }» у ботов нет. После двоеточия: { $known }.
flag-temperament = { $text }; после двоеточия — нрав ({ $known }), без него бот ведет себя как его персонаж
