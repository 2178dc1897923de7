"""`python -m cellmates` is the `cellmates` command."""

import sys

from cellmates.terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())
