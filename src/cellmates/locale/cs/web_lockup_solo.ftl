### Sólová hra u stolu.

lockup-first-guard = Strážní leží na lokacích lícem dolů. Vybíráte, kterého teď uvidíte: zůstane na místě a v noci bude soupeřit o odměny silou ze své karty. Otočte tam, kam chcete jít.
