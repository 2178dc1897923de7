"""`cellmates admin`: what operators do to a house while its servers run."""
