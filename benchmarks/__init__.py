"""How fast the engine is, how much memory it takes, and how that compares with its peers."""
