"""The experiments of `cellmates lab`, a module for each."""
