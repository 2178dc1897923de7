### The end of a game on the page and in the terminal.

found-head-who = Kto
found-head-where = Gdzie
found-head-why = Dlaczego
found-head-warned = Kto ostrzegał
found-head-misled = Kto mówił, że to nic groźnego
found-head-silent = Kto widział i milczał
found-head-missing = Czego zabrakło
found-head-how = Jak
found-head-stayed = Zostali
found-head-stood = Jak było na koniec
found-head-decided = Co przesądziło
found-head-close = Gdzie rywal był lepszy
to-moment = Pokaż tę chwilę
