### Completion of the command line, and its manual.

command-completion = wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia
    .what = Wypisuje skrypt dla powłoki. W bashu wpisz: source <(cellmates completion bash)
command-man = wypisz podręcznik
    .what = Wypisuje ten podręcznik w postaci, którą czyta program „man”: cellmates man | man -l -

argument-shell = powłoka: bash, zsh lub fish
flag-markdown = wypisz jako Markdown

## Headings of the manual; others are those of the help

manual-name = Nazwa
manual-status = Kod wyjścia

## What the exit status of a command says

status-fine = wszystko w porządku
status-does-not-hold = coś, co sprawdzano, się nie zgadza, albo serwer nie może ruszyć
status-wrong-usage = błędne użycie albo dane, których nie da się odczytać
status-interrupted = przerwano przez Ctrl-C; rozegrana część gry jest zapisana
status-pipe-closed = odbiorca przestał czytać wyjście
