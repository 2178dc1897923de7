# Cel i droga do niego; kroki i to, co się mówi, gdy są za nami.
goal-name = Cel
goal-unlock = Uruchomić Pokój z kluczem
    .done = Wyjście odblokowane
    .what = Nikt nie ucieknie, dopóki ktoś nie wejdzie do Pokoju z kluczem.
goal-find = Znaleźć Pokój 25
    .done = Pokój 25 odnaleziony
    .what = Leży zakryty gdzieś w narożnikach budynku.
goal-gather = Zebrać się
    .done = Wszyscy w środku
    .count = w środku { $have } z { $need }
    .what = Każdy, kto ma uciec, musi stać w Pokoju 25.
goal-slide = Wysunąć go
    .done = Na wolności
    .count = { $need ->
        [one] { $need } przesunięcie
        [few] { $need } przesunięcia
       *[other] { $need } przesunięć
    }
    .what = Przesunięcia wynoszą Pokój 25 za najbliższą krawędź budynku razem z tymi, którzy są w środku.
goal-kill = Zatrzymać ich
    .done = Zatrzymani
    .count = martwi: { $have } z { $need }{ $unknown ->
        [0] { "" }
       *[other] , nie wiadomo kto: { $unknown }
    }
    .what = Dwóch martwych więźniów to zwycięstwo strażników.
goal-hold = Albo przetrwać
    .done = Czas minął
    .count = { $left ->
        [one] { $left } runda
        [few] { $left } rundy
       *[other] { $left } rund
    }
    .what = Jeśli do końca odliczania nikt nie uciekł, wygrywają strażnicy.
start-go = Zaczynamy
start-allies = Razem z tobą: { $who }.

# Strażnik się ujawnia.
unmask-now = Zdejmij maskę
unmask-cost = Wszyscy dowiedzą się, że jesteś strażnikiem. Od następnej rundy niczego nie programujesz, a każdą akcję wybierasz, gdy przyjdzie na nią kolej.
    .lost_next_round = Adrenalinę tracisz od następnej rundy.
    .discard_now = Adrenalinę tracisz od razu.
    .keep = Adrenalina zostaje.
unmask-no = Jeszcze nie
unmask-next = Zdejmij maskę w mojej turze
unmask-armed = Maska spadnie w twojej najbliższej turze.

rooms-left = zakryte: { $left } z { $count }
