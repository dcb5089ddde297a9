### La hoja de puntos, y líneas sobre manos jugadas.

sheet-empty = Todavía no hay ninguna mano puntuada.
sheet-deal = Mano
sheet-dealer = Reparte
sheet-total = Suma
race-line = { $total } de { $target }
ending-boards = { $boards ->
    [one] { $boards } mano, puntuada aparte
   *[other] { $boards } manos, cada una puntuada aparte
}
ending-target = Gana quien llegue a { $target }{ $margin ->
    [0] {""}
   *[other] {" "}o lleve { $margin } de ventaja
}{ $deals ->
    [0] {""}
    [one] , o quien sume más tras { $deals } mano
   *[other] , o quien sume más tras { $deals } manos
}
outcome-thrown-in = todo el mundo pasó; se tiraron las cartas
outcome-alone = { person }: { bid-on-trump }, hechos { $took }: { outcome-result }
outcome-with = { person } y { $partners }: { bid-on-trump }, hechos { $took }: { outcome-result }
outcome-result = { $result ->
    [made] cumplido
   *[set] caído
}
outcome-won = { person }: { $won }
outcome-at-once = { $who ->
    [you] Has llegado a { $target } y ganado en el acto
   *[other] { $who-name } ha llegado a { $target } y ganado en el acto
}
points-of-all = Puntos: { $points }.
