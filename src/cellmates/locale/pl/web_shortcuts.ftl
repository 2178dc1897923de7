# The keys of a table on the page: what each does, after its sign.

shortcuts = Klawisze
shortcut-number = wybiera to, co ma ten numer
shortcut-enter = wysyła to, co ułożono, albo naciska zaznaczony przycisk
shortcut-tab = przechodzi do następnego przycisku
shortcut-back = cofa ostatnią odpowiedź, dopóki to możliwe
shortcut-hint = pyta trenera
shortcut-skip = pomija pokazywane kroki
shortcut-sound = wyłącza i włącza dźwięk
shortcut-close = zamyka to, co otwarte
shortcut-what = objaśnia zaznaczony element, a poza tym pokazuje tę listę
