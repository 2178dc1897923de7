### Completion of the command line, and its manual.

command-completion = vypiš skript, s nímž shell doplňuje příkazy
    .what = Vypíše skript pro shell. V bashi napište: source <(cellmates completion bash)
command-man = vypiš příručku
    .what = Vypíše tuto příručku v podobě, kterou čte program „man“: cellmates man | man -l -

argument-shell = shell: bash, zsh nebo fish
flag-markdown = vypiš jako Markdown

## Headings of the manual; others are those of the help

manual-name = Název
manual-status = Návratový kód

## What the exit status of a command says

status-fine = v pořádku
status-does-not-hold = něco z toho, co se ověřovalo, neplatí, nebo server nelze spustit
status-wrong-usage = chybné použití nebo vstup, který nejde přečíst
status-interrupted = přerušeno klávesami Ctrl-C; co se odehrálo, je uloženo
status-pipe-closed = příjemce přestal výstup číst
