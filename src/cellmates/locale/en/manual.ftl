### Completion of the command line, and its manual.

command-completion = write a script that lets a shell complete commands
    .what = Prints the script for a shell. For bash, type: source <(cellmates completion bash)
command-man = print the manual
    .what = Prints this manual, as the program "man" reads it: cellmates man | man -l -

argument-shell = the shell: bash, zsh or fish
flag-markdown = print Markdown

## Headings of the manual; others are those of the help

manual-name = Name
manual-status = Exit status

## What the exit status of a command says

status-fine = fine
status-does-not-hold = something that was checked does not hold, or the server cannot start
status-wrong-usage = wrong usage, or input that cannot be read
status-interrupted = interrupted by Ctrl-C; what was played is saved
status-pipe-closed = whoever read the output stopped reading
