### Completion of the command line, and its manual.

command-completion = stampa lo script con cui la shell completa i comandi
    .what = Stampa lo script per una shell. In bash scrivi: source <(cellmates completion bash)
command-man = stampa il manuale
    .what = Stampa questo manuale come lo legge il programma «man»: cellmates man | man -l -

argument-shell = la shell: bash, zsh o fish
flag-markdown = stampa in Markdown

## Headings of the manual; others are those of the help

manual-name = Nome
manual-status = Codice di uscita

## What the exit status of a command says

status-fine = tutto bene
status-does-not-hold = qualcosa che è stato verificato non torna, oppure il server non può partire
status-wrong-usage = uso errato, oppure dati che non si possono leggere
status-interrupted = interrotto con Ctrl-C; quanto giocato è salvato
status-pipe-closed = chi leggeva l’output ha smesso di leggere
