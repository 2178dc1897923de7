### Jací boti jsou: za úrovní, například `mastermind:liar`.

error-unknown-temperament = Povaha „{ $text }“ u botů není. Za dvojtečkou: { $known }.
flag-temperament = { $text }; za dvojtečkou povaha ({ $known }), jinak taková, jakou má postava
flag-bot-limit = nejvyšší úroveň botů, kteří tu smějí hrát
