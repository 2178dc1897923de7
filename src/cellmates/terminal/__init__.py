"""The games in a terminal: the `cellmates` command and all that it shows."""
