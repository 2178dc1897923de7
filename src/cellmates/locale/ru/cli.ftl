### Что говорит команда `cellmates` помимо app.ftl.

## Неверный вызов

error-missing-arguments = Не хватает: { $known }
error-unknown-arguments = Непонятно: { $text }
error-missing-value = { $key }: нужно значение.
error-argument = { $key }: { $problem }

## Проверка

check-unreadable = { $count ->
    [one] { $count } файл не является сценарием.
    [few] { $count } файла не являются сценариями.
   *[other] { $count } файлов не являются сценариями.
}
