# Cíl a cesta k němu; kroky a co se řekne, když jsou za námi.
goal-name = Cíl
goal-unlock = Aktivovat Odblokovávací místnost
    .done = Východ odblokován
    .what = Nikdo neunikne, dokud někdo nevstoupí do Odblokovávací místnosti.
goal-find = Najít Pokoj 25
    .done = Pokoj 25 nalezen
    .what = Leží zakrytý někde v rozích komplexu.
goal-gather = Sejít se
    .done = Všichni uvnitř
    .count = uvnitř { $have } z { $need }
    .what = Každý, kdo má uniknout, musí stát v Pokoji 25.
goal-slide = Vysunout ho
    .done = Venku
    .count = { $need ->
        [one] { $need } posun
        [few] { $need } posuny
       *[other] { $need } posunů
    }
    .what = Posuny vynesou Pokoj 25 přes nejbližší okraj komplexu i se všemi uvnitř.
goal-kill = Zastavit je
    .done = Zastaveni
    .count = mrtví { $have } z { $need }{ $unknown ->
        [0] { "" }
       *[other] , s neznámou rolí { $unknown }
    }
    .what = Dva mrtví vězni znamenají vítězství strážců.
goal-hold = Nebo vydržet
    .done = Čas vypršel
    .count = { $left ->
        [one] { $left } kolo
        [few] { $left } kola
       *[other] { $left } kol
    }
    .what = Pokud do konce odpočtu nikdo neunikne, vyhrávají strážci.
start-go = Začínáme
start-allies = S vámi: { $who }.

# Strážce se přizná.
unmask-now = Sundat masku
unmask-cost = Všichni se dozvědí, že jste strážce. Od příštího kola nic neprogramujete: každou akci volíte, až na ni přijde řada.
    .lost_next_round = O Adrenalin přijdete od příštího kola.
    .discard_now = O Adrenalin přijdete hned.
    .keep = Adrenalin vám zůstane.
unmask-no = Ještě ne
unmask-next = Sundat masku ve svém tahu
unmask-armed = Maska spadne ve vašem příštím tahu.

rooms-left = zakryté { $left } z { $count }
