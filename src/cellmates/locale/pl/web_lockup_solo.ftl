### Gra solo przy stole.

lockup-first-guard = Strażnicy leżą zakryci w lokacjach. Wybierasz, którego teraz zobaczysz: zostaje na miejscu i nocą walczy o nagrody siłą ze swojej karty. Odkryj tam, dokąd chcesz iść.
