"""The eight characters, a file each."""
