### Co mówi polecenie `cellmates` oprócz app.ftl.

## Błędne użycie

error-missing-arguments = Brakuje: { $known }
error-unknown-arguments = Niezrozumiałe: { $text }
error-missing-value = { $key } wymaga wartości.
error-argument = { $key }: { $problem }

## Sprawdzanie

check-unreadable = { $count ->
    [one] { $count } plik nie jest scenariuszem.
    [few] { $count } pliki nie są scenariuszami.
   *[other] { $count } plików nie jest scenariuszami.
}
