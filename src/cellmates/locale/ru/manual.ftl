### Completion of the command line, and its manual.

command-completion = вывести скрипт, с которым оболочка дополняет команды
    .what = Выводит скрипт для оболочки. В bash наберите: source <(cellmates completion bash)
command-man = вывести руководство
    .what = Выводит это руководство в том виде, в каком его читает программа «man»: cellmates man | man -l -

argument-shell = оболочка: bash, zsh или fish
flag-markdown = вывести в формате Markdown

## Headings of the manual; others are those of the help

manual-name = Название
manual-status = Код завершения

## What the exit status of a command says

status-fine = все в порядке
status-does-not-hold = проверка не сошлась, или сервер не может запуститься
status-wrong-usage = неверный вызов или данные, которые нельзя прочесть
status-interrupted = прервано по Ctrl-C; сыгранное сохранено
status-pipe-closed = получатель перестал читать вывод
