### The page of puzzles.

web-puzzles = Hádanky
web-puzzles-about = Pozice z her, které sehráli boti. Každá má jedinou správnou odpověď, dokázanou vyzkoušením všeho, co nemůžete vědět; kde to nejde, je řečeno, jak často vyjde.
web-puzzles-of = Hádanky: { $game }
web-puzzles-solved = vyřešeno { $solved } z { $total }
web-puzzle-any = Libovolná hádanka
web-puzzle-next = Další hádanka
web-puzzle-new = Sestavit novou
web-puzzle-making = Boti hrají, dokud se hádanka neobjeví …
web-puzzle-answer = Odpovědět
web-puzzle-question = Vaše odpověď
web-puzzle-why = Proč
web-puzzle-steps = Řešení krok za krokem
web-puzzle-position = Pozice
web-puzzle-open = Všechno odkryté
web-puzzle-link = Zkopírovat odkaz
web-puzzle-copied = Zkopírováno
web-puzzle-missing = Taková hádanka tu není.
web-puzzle-local = Engine v tomto prohlížeči odpověď zná, ale stránka se ji dozví, až když odpovíte.
