### The solo game at the table.

lockup-first-guard = Guards lie face down at locations. You choose which one you see now: it stays there and competes for the rewards tonight, with the strength on its card. Turn up where you want to go.
