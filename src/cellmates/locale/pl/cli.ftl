### Co mówi polecenie `cellmates` oprócz app.ftl.

## Błędne użycie

error-missing-arguments = Brakuje: { $known }
error-unknown-arguments = Niezrozumiałe: { $text }
error-missing-value = { $key } wymaga wartości.
error-argument = { $key }: { $problem }
error-config = Z tymi ustawieniami nie da się grać: { $problem }
error-too-small = { $key } musi wynosić co najmniej { $least }.
error-no-equals = { $key }: zamiast „{ $text }” powinno być KEY=VALUE.

## Sprawdzanie

check-unreadable = { $count ->
    [one] { $count } plik nie jest scenariuszem.
    [few] { $count } pliki nie są scenariuszami.
   *[other] { $count } plików nie jest scenariuszami.
}

## Co jest w pudełku

argument-topic = co pokazać: { $known }
argument-name = tylko jedna rzecz, według zapisu lub nazwy
error-unknown-name = { $topic }: nie ma „{ $text }”. Są: { $known }.

topic-rooms = Pomieszczenia
topic-characters = Postacie
topic-cards = Karty Z.R.B.
topic-complexes = Budynki
topic-editions = Wydania
topic-switches = Przełączniki zasad

total-rooms = rodzajów: { $kinds }, kafelków w pudełku: { $tiles }

fact-slug = zapis
fact-name = nazwa
fact-colour = kolor
fact-level = zasady
fact-tiles = kafelki
fact-boxes = kafelki w pudełkach
fact-source = źródło
fact-letter = litera
fact-special = specjalna zdolność
fact-duo = partner
fact-box = pudełko
fact-empties = własne puste pomieszczenia
fact-locks = własne zamki
fact-copies = sztuk
fact-set = zestaw
fact-kind = rodzaj
fact-modes = tryby
fact-out = nigdy nie losowane
fact-differences = własne odczytania
fact-default = domyślnie
fact-depends = zależnie od innych ustawień
fact-values = wartości
fact-rule = zasada

values-tiles = lista pomieszczeń
values-complex = budynek albo 25 pomieszczeń
values-seat = numer miejsca

source-rulebook = instrukcja
source-secondary = z drugiej ręki
source-reconstructed = rekonstrukcja
set-base = podstawowy
set-madness = szaleństwo
complex-list = lista
    .what = 25 nazwanych pomieszczeń, znanych wszystkim
complex-table = tabela
    .what = część pomieszczeń losuje się według koloru; znana jest tylko tabela
complex-any = losowo: { $count }

## Symulacja

flag-with-default = { $text } (domyślnie: { $value })
flag-simulate-bots = kto gra: jeden bot na wszystkich miejscach albo kilka, które zmieniają się miejscami ({ $known })
flag-sides = kto gra którą stroną, na przykład guard=careful,prisoner=random
column-side = strona
column-interval = przedział 95 %
column-count = liczba
side-prisoner = więźniowie
side-guard = strażnicy
side-a = Drużyna A
side-b = Drużyna B
side-player = każdy gracz
side-everybody = wszyscy razem

## Odtwarzanie

flag-as = oglądaj grę z tego miejsca (numer lub nazwa), jako spectator albo all: wszystko odkryte, gdy gra jest skończona
