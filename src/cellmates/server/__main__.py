"""`python -m cellmates.server`."""

import argparse
import os
import sys

from cellmates.locale import Texts, language_from_locale
from cellmates.server.launch.arguments import add_arguments
from cellmates.server.launch.start import run

if __name__ == "__main__":
    texts = Texts(language_from_locale(os.environ))
    parser = argparse.ArgumentParser(prog="python -m cellmates.server")
    add_arguments(parser, texts)
    sys.exit(run(parser.parse_args(), texts))
