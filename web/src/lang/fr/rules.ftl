rule-and-value = { $rule } : { $value }
rules-of = Règles
rule-of = Règle
option-changed = changé
option-usual = habituel
option-usual-is = habituel : { $value }
option-usual-none = habituel : aucun
option-play-with = Jouer avec : { $rule }
option-must-be-whole = Il faut un nombre entier de { $low } à { $high }.
option-must-be-multiple = Il faut un multiple de { $step }, de { $low } à { $high }.
yes-value = oui
no-value = non
none-value = aucun
the-match = La partie
no-such-rule = { $game } n’a pas de règle de la maison nommée « { $name } ».
wrong-value = « { $rule } » accepte { $values }, pas « { $given } »; cela reste { $usual }.
usual-rules = Revenir aux règles habituelles
how-to-play-game = Comment jouer : { $game }
rules-of-game-not-loaded = Les règles de ce jeu n’ont pas pu être chargées.
rules-chosen = { $count ->
    [0] Règles de la maison (les habituelles)
    [one] Règles de la maison ({ $count } changée)
   *[other] Règles de la maison ({ $count } changées)
}
