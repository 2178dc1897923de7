### Che cosa dice il comando `cellmates` oltre ad app.ftl.

## Uso sbagliato

error-missing-arguments = Manca: { $known }
error-unknown-arguments = Non capito: { $text }
error-missing-value = { $key } vuole un valore.
error-argument = { $key }: { $problem }

## Controllo

check-unreadable = { $count ->
    [one] { $count } file non è uno scenario.
   *[other] { $count } file non sono scenari.
}
