### Czego serwer odmawia jako całość.

refusal-busy = W tej chwili gra tu zbyt wiele osób. Spróbuj ponownie za minutę.
refusal-foreign_host = Serwer nie występuje pod tą nazwą. Zapytaj właściciela o właściwy adres.
