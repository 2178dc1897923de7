# At a house: playing in one's own browser.
here-meanwhile = Play here meanwhile
here-browser = You play in your own browser.
here-back = Back to the house
here-beginning = Your game begins as soon as the engine is ready …
