# What those who run the server say and refuse.

notice-draining = Ten serwer zatrzyma się, gdy stoły opustoszeją. Nowych stołów nie można otwierać; wasza gra jest zapisana.
notice-draining-until = Ten serwer zatrzyma się najpóźniej o { $time }. Nowych stołów nie można otwierać; wasza gra jest zapisana.
refusal-draining = Serwer wkrótce się zatrzyma, więc nowych stołów nie można otwierać. Spróbuj później.
refusal-banned = Prowadzący ten serwer nie wpuszczają cię.
