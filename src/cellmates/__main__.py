"""`python -m cellmates` is the `cellmates` command."""

import sys

from cellmates.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
