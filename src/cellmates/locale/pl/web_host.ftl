# What a host may do to people and seats, and games that end before their end.

host-powers = Miejsca i gracze
mute = Wycisz
unmute = Pozwól pisać
muted = wyciszenie
make-host = Zrób gospodarzem
make-host-really = Czy gospodarzem ma być odtąd { $who }?
kick-game-really = Wyprosić gracza { $who }? Do czasu, gdy ktoś zajmie to miejsce, gra bot.
seat-clear = Zwolnij dla człowieka
pardon = Wpuść wyproszonych
pardon-what = Kogo wyprosisz, ten nie usiądzie tu ponownie.
close-game = Zakończ grę
close-game-really = Zakończyć grę dla wszystkich, bez zwycięzcy?
table-closed = zakończona przed czasem
table-gone = Ten stół został zamknięty.
closed-host = Gospodarz zakończył tę grę.
closed-house = Tę grę zakończyli prowadzący serwer.
closed-rules = Tę grę zaczęto według starszych zasad, których ten serwer już nie obsługuje, dlatego została zakończona.
closed-abandoned = Nikt tu długo nie grał, dlatego gra została zakończona.
line-relieved-sent_away = { $who }: gospodarz wyprosił gracza; dalej gra bot.
line-relieved-vacant = { $who }: miejsce jest wolne; gra bot, dopóki ktoś nie usiądzie.
line-returned-new = { $who } przejmuje to miejsce.
refusal-shut_out = Gospodarz wyprosił cię od tego stołu. Możesz oglądać albo otworzyć własny stół.
refusal-muted = Gospodarz odebrał ci głos. Gotowe zdania nadal działają.
refusal-own_seat = Najpierw przekaż komuś rolę gospodarza.
