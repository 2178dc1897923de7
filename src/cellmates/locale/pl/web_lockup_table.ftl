# Stół Lockup: cele, gwiazdki, gdyby gra skończyła się teraz, własna kryjówka.

lockup-goal-per = { $count ->
    [1] za sztukę
   *[other] za każde { $count }
}
lockup-if-ended = { $count ->
    [one] { $count } gwiazdka, gdyby teraz był koniec
    [few] { $count } gwiazdki, gdyby teraz był koniec
   *[other] { $count } gwiazdek, gdyby teraz był koniec
}
    .what = Tyle byłoby po ostatnim nalocie i podliczeniu tego, co teraz leży odkryte.
lockup-label-sets = Ile są teraz warte twoje zbiry

lockup-play-next = Zagraj przy okazji
    .why = Zostanie zagrana sama, gdy tylko przyjdzie chwila, w której działa.
lockup-tomes-declined-phase = W tej fazie nie będzie już pytania o: { $tomes }.
lockup-tomes-declined-round = W tej rundzie nie będzie już pytania o: { $tomes }.
lockup-window-idle = Żadnej z Twoich ksiąg nie można teraz zagrać. Pytamy, żeby nikt nie mógł tego poznać.
lockup-tomes-once = O księgę, która może poczekać, pytamy raz na fazę i najwyżej dwa razy na rundę; później zagrasz ją ze swojego panelu.
lockup-tomes-every-chance = Pytaj mnie przy każdej okazji

# Karta na początku.
lockup-start = Sześć nocy w twierdzy. Po ostatniej wygrywa banda z największą liczbą gwiazdek: za zmajstrowane fanty, dobrane zbiry i cele. Nalot zabiera gwiazdki temu, kto ma najwięcej podejrzeń.
lockup-start-solo = Ty przeciw strażnikom, przez sześć nocy. Na koniec musisz mieć więcej gwiazdek niż oni: za zmajstrowane fanty, dobrane zbiry i cele. Nalot zabiera gwiazdki temu, kto ma więcej podejrzeń.
lockup-start-advanced = Najpierw wybierz jedną z dwóch cech: jej premie dostajesz od razu.
lockup-start-send = Wysyłaj żetony do lokacji
lockup-start-win = Najsilniejsi biorą najwięcej
lockup-start-count = Majstruj, werbuj, zbieraj gwiazdki
