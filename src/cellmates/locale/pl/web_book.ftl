### One's own book: finished games and what they come to.

book-title = Moja księga
book-what = Przechowywana w tej przeglądarce, a przez serwer dopóty, dopóki Cię pamięta. Nie ma konta: zabierz ją ze sobą jako plik.
book-what-site = Przechowywana tylko w tej przeglądarce. Nie ma konta: zabierz ją ze sobą jako plik.
book-empty = Nie ma jeszcze zakończonych gier. Zapisze się tu wszystko, co rozegrasz do końca.
book-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[other] { $count } gier
}
book-won-of = wygrane: { $won } z { $played }
book-by-mode = Według trybu
book-by-role = Według roli
book-by-character = Według postaci
book-by-crew = Według bandy
book-places = Miejsca wśród innych
book-place = { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[other] { $place }.
}
book-streak-now = Teraz wygrane z rzędu
book-streak-best = Najwięcej wygranych z rzędu
book-days = Najwięcej dni z rzędu
book-day-best = Najlepszy wynik dnia
book-puzzles = Rozwiązane zagadki
book-by-grade = Według stopnia
book-grade = Stopień { $grade }
book-solved-of = od razu: { $won } z { $played }
book-own-grade = Stopień w zagadkach
book-own-grade-how = Stopień w zagadkach: najtrudniejszy, w którym za pierwszym razem udała się co najmniej połowa z trzech lub więcej.
book-awards-how = Liczone w grach z innymi, w każdej grze raz.
book-history = Zakończone gry
book-all = Wszystkie gry ({ $count })
book-whole = Cała księga
book-yours = Należy do Ciebie
book-export = Zapisz jako plik
book-import = Dodaj plik
book-brought = { $count ->
    [one] W pliku była { $count } gra.
    [few] W pliku były { $count } gry.
   *[other] W pliku było { $count } gier.
}
book-delete = Usuń wszystko
book-delete-really = Usunąć księgę, ustawienia i imię z tej przeglądarki oraz wszystko, co ten serwer o Tobie przechowuje? Gry, w które grasz samotnie, zakończą się.
book-delete-really-site = Usunąć księgę, ustawienia, imię i wszystkie gry z tej przeglądarki?
book-not-kept = Ta przeglądarka niczego nie przechowuje: zapisz księgę jako plik, zanim wyjdziesz.
refusal-bad_book = Ten plik nie jest księgą Cellmates.
