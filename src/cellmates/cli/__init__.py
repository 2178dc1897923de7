"""The `cellmates` command: one module for each subcommand."""
