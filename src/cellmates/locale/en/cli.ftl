### What the `cellmates` command says besides app.ftl.

## Wrong usage

error-missing-arguments = Missing: { $known }
error-unknown-arguments = Not understood: { $text }
error-missing-value = { $key } needs a value.
error-argument = { $key }: { $problem }

## Checking

check-unreadable = { $count ->
    [one] { $count } file is not a scenario.
   *[other] { $count } files are not scenarios.
}
