rule-and-value = { $rule }: { $value }
rules-of = Regeln
rule-of = Regel
option-changed = geändert
option-usual = üblich
option-usual-is = üblich: { $value }
option-usual-none = üblich: keine
option-play-with = Spielen mit: { $rule }
option-must-be-whole = Möglich ist eine ganze Zahl von { $low } bis { $high }.
option-must-be-multiple = Möglich ist ein Vielfaches von { $step }, von { $low } bis { $high }.
yes-value = ja
no-value = nein
none-value = keine
the-match = Die Partie
no-such-rule = { $game } hat keine Hausregel namens „{ $name }“.
wrong-value = „{ $rule }“ kann { $values } sein, nicht „{ $given }“; es bleibt bei { $usual }.
usual-rules = Zurück zu den üblichen Regeln
how-to-play-game = So wird { $game } gespielt
rules-of-game-not-loaded = Die Regeln dieses Spiels konnten nicht geladen werden.
rules-chosen = { $count ->
    [0] Hausregeln (die üblichen)
   *[other] Hausregeln ({ $count } geändert)
}
