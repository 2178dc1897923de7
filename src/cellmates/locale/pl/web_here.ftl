# At a house: playing in one's own browser.
here-meanwhile = Graj tymczasem tutaj
here-browser = Grasz we własnej przeglądarce.
here-back = Wróć na serwer
here-beginning = Gra zacznie się, gdy tylko silnik będzie gotowy…
