### Who could have chosen a deal, and what is said while it is dealt.

dealing-now = Rozdawanie: każda przeglądarka dokłada coś od siebie…
dealt-own = Twoja przeglądarka dołożyła do rozdania własną liczbę losową i zapis ją zawiera: nikt nie mógł tego rozdania wybrać, nawet serwer.
dealt-others = { $count ->
    [one] Jeden gracz dołożył do rozdania własną liczbę losową.
    [few] { $count } graczy dołożyło do rozdania własne liczby losowe.
    [many] { $count } graczy dołożyło do rozdania własne liczby losowe.
   *[other] { $count } gracza dołożyło do rozdania własne liczby losowe.
} Kto znajdzie wśród nich swoją, ten wie, że serwer rozdania nie wybrał.
dealt-missing = { $count ->
    [one] Brakuje jednej obiecanej liczby losowej
    [few] Brakuje { $count } obiecanych liczb losowych
    [many] Brakuje { $count } obiecanych liczb losowych
   *[other] Brakuje { $count } obiecanej liczby losowej
}: kto ją zataił, mógł razem z serwerem wybierać spośród { $deals } rozdań.
dealt-house = Ziarno wylosował sam serwer: to dowodzi, że rozdania nie zmieniono w trakcie gry, ale nie tego, że go nie wybrano.
dealt-public = Ziarno tego rozdania było jawne przed grą i jest takie samo dla wszystkich: zapis nie mówi, kto je wybrał.
dealt-left_out = Liczba losowa Twojej przeglądarki dotarła za późno, więc przeglądarka nie może zaręczyć, że nikt rozdania nie wybrał.
dealt-broken = Ziarno powstało inaczej, niż powiedziano Twojej przeglądarce przed grą. Nie ufaj temu rozdaniu.
refusal-bad_nonce = To nie jest liczba losowa, której skrót pokazano.
closed-sealed = Serwer uruchomiono ponownie. Tajemnice trwających gier trzyma tylko w pamięci, więc tę grę zakończono.
refusal-sealed = Ten serwer trzyma tajemnice trwających gier tylko w pamięci i uruchomiono go ponownie w trakcie tej gry: nie da się jej już dokończyć, obejrzeć ani sprawdzić.
