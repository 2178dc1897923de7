### Il solitario al tavolo.

lockup-first-guard = Le guardie stanno coperte nei luoghi. Scegli quale vedere ora: resta lì e di notte si contende le ricompense con la forza della sua carta. Scopri dove vuoi andare.
