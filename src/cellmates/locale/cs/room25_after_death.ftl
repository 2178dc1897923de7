# Co se děje, když zemřely všechny vlastní postavy.
after-death = Jste ze hry venku: co teď?
after-death-watch = Díváte se až do konce. Na nic dalšího se vás nikdo nezeptá.
after-death-partial = Pokud se všichni ostatní dostanou ven, je to poloviční vítězství. Ještě jedna smrt a prohrají všichni.
after-death-prisoners = Vězni mohou stále vyhrát: v posledním kole smí Pokoj 25 odjet bez jednoho z nich. Ještě jeden mrtvý vězeň a vyhrají strážci.
after-death-guards = Strážci mohou stále vyhrát: když zemřou dva vězni, nebo když skončí odpočet.
after-death-role_hidden = Vaši roli zatím nikdo nevidí. Odhalí ji příští smrt, nejpozději začátek posledního kola.
after-death-race = Bez živé postavy už vyhrát nemůžete. Ostatní závodí o cestu ven dál.
after-death-team_last_round = Váš tým se může dostat ven i bez vás, v posledním kole.
after-death-team_inside = Až skončí odpočet, vyhraje tým, který má v Pokoji 25 víc lidí. Tým, kterému zemře poslední postava, hned prohrává.
after-death-revival = Kdo vstoupí do Oživovací místnosti, přivede všechny mrtvé zpět do Centrální místnosti.
after-death-talk = Mluvit můžete dál: řekněte, co jste viděli.
