"""Playing in a terminal: full screen or line by line, and how each game is drawn there."""
