"""Settings for all tests."""

from hypothesis import settings

# The same examples on every machine: what is new is looked for by `make soak`.
settings.register_profile("cellmates", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("cellmates")
