setup-cards = Karty
cards-standard = karty z pudełka
cards-bring = własne pliki…
cards-own-name = Moje karty
cards-name = Nazwa zestawu
cards-files = Pliki kart (.toml)
cards-help = Pobierz pliki, które chcesz zmienić, wpisz, co jest na twoich kartach, i wskaż je tutaj. Czego nie podasz, pochodzi z pudełka.
cards-refused = Tymi plikami nie da się grać:
cards-here =
    { $name }: { $count ->
        [one] wczytano { $count } plik. Ten stół gra tymi kartami.
        [few] wczytano { $count } pliki. Ten stół gra tymi kartami.
       *[many] wczytano { $count } plików. Ten stół gra tymi kartami.
    }
wrong-cards = Tych kart tu (już) nie ma. Wybierz inne albo wskaż pliki jeszcze raz.
summary-cards = karty: { $name }

complex-free = Wolne miejsca
    .any = losowane
    .chosen = wybrane przez ciebie
complex-free-total = { $colour }: wybrano { $count } z { $wanted } pomieszczeń.
wrong-any_rooms = Te pomieszczenia nie pasują do tego kompleksu. Wybierz inne albo zdaj się na los.
