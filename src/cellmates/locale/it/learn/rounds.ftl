### Un round di ogni gioco, illustrato: posizioni dell'introduzione.

round-title = Un round per immagini
round-lead = Sono le posizioni dell'introduzione, viste dal suo giocatore. È disegnato ciò che quel giocatore sapeva.
round-play = Gioca questo round

round-room25-claim = Prima del primo round ognuno guarda in segreto una stanza vicina. Ora Jennifer conosce c4: vuota, verde. Lo dice; Kevin dice che b3 è verde.
round-room25-order = Tutti hanno posato due segnalini coperti. Prime azioni, in ordine: Max rivela *Muovi* e va a est. La stanza si scopre: vuota.
round-room25-death = Jennifer va a nord. Sarah ha creduto a Kevin e va a ovest: la *Stanza Mortale*. È morta e fuori dal gioco. Kevin ha solo guardato.
round-room25-slide = Seconde azioni: Max usa *Manovra* e fa scorrere la colonna d verso nord, con sé dentro. Ciò che esce in alto rientra in basso.
round-room25-warn = Jennifer usa *Osserva* verso nord. La Stanza Trabocchetto la vede solo lei; agli altri dice: rossa.
round-room25-countdown = Kevin va a sud, nel buio. Il round è finito: ce n'è uno in meno, e Max, che era primo, ora è ultimo.

round-lockup-tokens = {"*"}Appello.* Dal primo giocatore in poi, a ogni turno una banda manda segnalini in un luogo. I Coboldi mettono un 4 scoperto nelle Fogne, i Bugbear un 5 nella Fucina.
round-lockup-their_bluff = Due turni dopo. Gli Gnoll hanno nascosto nelle Fogne un 5 e la vedetta; li vedono solo loro. Anche i Bugbear hanno lì un segnalino coperto.
round-lockup-lights_out = {"*"}Silenzio*, un luogo dopo l'altro. Nel Cortile il 4 degli Gnoll batte il 3 dei Bugbear: prendono il segnalino di primo giocatore, ed entrambe le bande ricevono potenza.
round-lockup-scrap = Nelle Fogne si scopre tutto: 5, 4, 2. La vedetta tiene lontano il sospetto dagli Gnoll, quindi i due cubi vanno ai Coboldi. Il primo posto prende 3 rottami, gli altri 1.
round-lockup-recruit = La Mensa: gli Gnoll sono soli, pagano 1 ferro e reclutano lo scagnozzo che aspetta alla Fucina.
round-lockup-tie = Il Blocco celle: il picchiatore è forte quanta potenza hanno gli Gnoll, 2. Anche i Coboldi hanno un 2. Il pareggio va alla banda più vicina al primo giocatore: gli Gnoll costruiscono per primi.
round-lockup-patrol = {"*"}Ronda.* Oggetti nuovi, gli scagnozzi avanzano di un covo, ne arrivano altri, e ognuno porta sospetto nel suo luogo. Comincia il round 2.
