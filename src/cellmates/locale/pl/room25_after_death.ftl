# Co się dzieje, gdy wszystkie własne postacie zginęły.
after-death = Odpadasz z gry: co teraz?
after-death-watch = Oglądasz do końca. Gra o nic więcej cię nie zapyta.
after-death-partial = Jeśli wszyscy pozostali się wydostaną, będzie to pół zwycięstwa. Jeszcze jedna śmierć i przegrywają wszyscy.
after-death-prisoners = Więźniowie wciąż mogą wygrać: w ostatniej rundzie Pokój 25 może odjechać bez jednego z nich. Jeszcze jeden martwy więzień i wygrywają strażnicy.
after-death-guards = Strażnicy wciąż mogą wygrać: gdy zginie dwóch więźniów albo gdy skończy się odliczanie.
after-death-role_hidden = Twojej roli nikt jeszcze nie widzi. Wyjdzie na jaw przy następnej śmierci, a najpóźniej na początku ostatniej rundy.
after-death-race = Bez żywej postaci nie możesz już wygrać. Pozostali ścigają się dalej do wyjścia.
after-death-team_last_round = Twoja drużyna wciąż może się wydostać bez ciebie, w ostatniej rundzie.
after-death-team_inside = Gdy skończy się odliczanie, wygrywa drużyna, która ma więcej osób w Pokoju 25. Drużyna, której zginie ostatnia postać, od razu przegrywa.
after-death-revival = Kto wejdzie do Komory regeneracji, sprowadza wszystkich zmarłych z powrotem do Pokoju centralnego.
after-death-talk = Możesz dalej rozmawiać: opowiedz, co wiesz o pomieszczeniach.
