### The page of puzzles.

web-puzzles = Zagadki
web-puzzles-about = Pozycje z gier, które rozegrały boty. Każda ma jedną dobrą odpowiedź, dowiedzioną przez wypróbowanie wszystkiego, czego nie możesz wiedzieć; gdzie się nie da, podane jest, jak często się udaje.
web-puzzles-of = Zagadki: { $game }
web-puzzles-solved = rozwiązane: { $solved } z { $total }
web-puzzle-any = Dowolna zagadka
web-puzzle-next = Następna zagadka
web-puzzle-new = Ułóż nową
web-puzzle-making = Boty grają, aż trafi się zagadka …
web-puzzle-answer = Odpowiedz
web-puzzle-question = Twoja odpowiedź
web-puzzle-why = Dlaczego
web-puzzle-steps = Rozwiązanie krok po kroku
web-puzzle-position = Pozycja
web-puzzle-open = Wszystko odkryte
web-puzzle-link = Skopiuj link
web-puzzle-copied = Skopiowano
web-puzzle-missing = Nie ma tu takiej zagadki.
web-puzzle-local = Silnik w tej przeglądarce zna odpowiedź, ale strona dostaje ją dopiero, gdy odpowiesz.
