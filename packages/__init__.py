"""Building what is installed and proving that it works: wheels, sdist, lock, notices."""
