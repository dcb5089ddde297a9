rule-and-value = { $rule }: { $value }
rules-of = Reglas
rule-of = Regla
option-changed = cambiada
option-usual = habitual
option-usual-is = habitual: { $value }
option-usual-none = habitual: ninguno
option-play-with = Jugar con: { $rule }
option-must-be-whole = Debe ser un número entero de { $low } a { $high }.
option-must-be-multiple = Debe ser un múltiplo de { $step }, de { $low } a { $high }.
yes-value = sí
no-value = no
none-value = ninguno
the-match = La partida
no-such-rule = { $game } no tiene ninguna regla de la casa llamada “{ $name }”.
wrong-value = “{ $rule }” admite { $values }, no “{ $given }”; queda en { $usual }.
usual-rules = Volver a las reglas habituales
how-to-play-game = Cómo se juega a { $game }
rules-of-game-not-loaded = No se pudieron cargar las reglas de este juego.
rules-chosen = { $count ->
    [0] Reglas de la casa (las habituales)
    [one] Reglas de la casa (1 cambiada)
   *[other] Reglas de la casa ({ $count } cambiadas)
}
