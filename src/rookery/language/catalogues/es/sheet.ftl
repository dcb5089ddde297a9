sheet-empty = Todavía no hay ninguna mano puntuada.
sheet-deal = Mano
sheet-dealer = Reparte
sheet-total = Suma
race-line = { $total } de { $target }
ending-boards = { $boards ->
    [one] { $boards } mano, puntuada aparte
   *[other] { $boards } manos, cada una puntuada aparte
}
ending-target = Gana quien llegue a { $target }{ $made ->
    [yes] {" "}con un contrato cumplido
   *[no] {""}
}{ $margin ->
    [0] {""}
   *[other] {" "}o lleve { $margin } de ventaja
}{ $deals ->
    [0] {""}
    [one] , o quien sume más tras { $deals } mano
   *[other] , o quien sume más tras { $deals } manos
}
outcome-thrown-in = todo el mundo pasó; se tiraron las cartas
outcome = { $people }: { bid-on-trump }, hechos { $took }: { outcome-result }
outcome-result = { $result ->
    [made] cumplido
    [exactly] cumplido justo
    [over] cumplido, { $by } de más
    [under] caído por { $by }
   *[set] caído
}
outcome-won = { person }: { $won }
outcome-at-once = { $who ->
    [you] Has llegado a { $target } y ganado en el acto
   *[other] { $who-name } ha llegado a { $target } y ganado en el acto
}
points-of-all = Puntos: { $points }.

moment-lead = El vuelco, en la mano { $deal }: { $people }, { $behind ->
    [0] del empate
   *[other] de { $behind } por detrás
} a { $ahead } por delante
moment-bid = La puja más atrevida que se cumplió, en la mano { $deal }: { $people }, { bid-on-trump }
moment-trick = La baza más rica, en la mano { $deal }: { person-inside }, { $points } puntos
moment-capture = La mayor captura, en la mano { $deal }: { person-inside }, { cards-counted }
