"""Settings for all tests."""

import signal

from hypothesis import settings

# A shell's background jobs ignore Ctrl-C, and so would every process that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every machine: what is new is looked for by `make soak`.
settings.register_profile("cellmates", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("cellmates")
