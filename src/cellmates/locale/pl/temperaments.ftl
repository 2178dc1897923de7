### Jakie są boty: po poziomie, na przykład `mastermind:liar`.

error-unknown-temperament = Żaden bot nie ma usposobienia „{ $text }”. Po dwukropku: { $known }.
flag-temperament = { $text }; po dwukropku usposobienie ({ $known }), a bez niego takie, jakie ma postać
flag-bot-limit = najwyższy poziom botów, jakie mogą tu grać
