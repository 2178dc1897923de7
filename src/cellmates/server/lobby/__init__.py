"""Before and after a game: seats, tokens, what is agreed on, what people bring to play with."""
