# The keys of a table on the page: what each does, after its sign.

shortcuts = Tasti
shortcut-number = sceglie ciò che porta quel numero
shortcut-enter = invia ciò che è composto, o preme il pulsante evidenziato
shortcut-tab = passa al pulsante successivo
shortcut-back = annulla l'ultima risposta, finché è possibile
shortcut-hint = chiede all'allenatore
shortcut-skip = salta i passi mostrati
shortcut-sound = disattiva e riattiva l'audio
shortcut-close = chiude ciò che è aperto
shortcut-what = spiega l'elemento evidenziato, altrimenti mostra questo elenco
