# Strona, która gra bez serwera.
site-here = W tej przeglądarce
site-what = Grasz tu bez serwera: zasady, boty i stoły działają w tej przeglądarce, także bez sieci, gdy wszystko zostało już pobrane.
site-secrets = Tajemnice tych gier leżą więc w Twojej przeglądarce. Nikt inny ich nie zobaczy; pokażą je tylko narzędzia deweloperskie przeglądarki.
site-starting = Silnik się uruchamia. Możesz tymczasem czytać i uczyć się; gra zacznie się, gdy będzie gotowy.
site-ready = Silnik jest gotowy. Twoje gry są zapisywane w tej przeglądarce.
site-failed = Nie udało się uruchomić silnika w tej przeglądarce. Odśwież stronę albo użyj nowszej przeglądarki.
site-elsewhere = Twoje gry są otwarte w innej karcie. Zamknij ją, a otworzą się tutaj.
site-storage-full = W przeglądarce zabrakło miejsca: to, w co teraz grasz, zniknie po zamknięciu strony. Zapisz gry do plików albo usuń zakończone.
site-storage-forbidden = Przeglądarka nie pozwala tej stronie niczego zapisywać: to, w co teraz grasz, zniknie po zamknięciu strony. Zapisz gry do plików.
site-unread =
    { $count ->
        [one] Jednej zapisanej gry nie dało się odczytać; pozostała nietknięta.
        [few] { $count } zapisanych gier nie dało się odczytać; pozostały nietknięte.
        [many] { $count } zapisanych gier nie dało się odczytać; pozostały nietknięte.
       *[other] { $count } zapisanych gier nie dało się odczytać; pozostały nietknięte.
    }
site-newer = Pobrano nowszą wersję. Twoje gry zostają.
site-take-newer = Przejdź na nią
site-bring = Otwórz grę z pliku
site-save = Zapisz do pliku: { $game }
site-set-up = Przygotuj stół
refusal-bad_record = Ten plik nie jest zapisem gry, w którą można tu zagrać.
