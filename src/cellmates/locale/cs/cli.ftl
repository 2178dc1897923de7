### Co říká příkaz `cellmates` kromě app.ftl.

## Chybné použití

error-missing-arguments = Chybí: { $known }
error-unknown-arguments = Nesrozumitelné: { $text }
error-missing-value = { $key } potřebuje hodnotu.
error-argument = { $key }: { $problem }

## Kontrola

check-unreadable = { $count ->
    [one] { $count } soubor není scénář.
    [few] { $count } soubory nejsou scénáře.
   *[other] { $count } souborů není scénářem.
}
