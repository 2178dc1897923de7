"""`python -m cellmates.server`."""

import argparse
import sys

from cellmates.server.cli import add_arguments, run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m cellmates.server")
    add_arguments(parser)
    sys.exit(run(parser.parse_args()))
