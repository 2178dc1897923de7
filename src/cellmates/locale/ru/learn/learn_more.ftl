### While a lesson is watched, and what a search meant.

tutorial-watch = А теперь смотрите, что будет…
rules-meant = Точно такого слова нет. Показано: { $words }
