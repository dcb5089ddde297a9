sheet-empty = Aún sin puntos: se está jugando la primera mano. { $ending }.
sheet-heading = Rookery · hoja de puntos
sheet-deals = Todas las manos
sheet-bidder = Contrato
sheet-bid = Puja
sheet-took = Ganado
sheet-made = cumplido
sheet-set = caído
sheet-wins = gana
sheet-csv = Guardar como CSV
sheet-json = Guardar como JSON
sheet-first-to = quien llegue a { $target }
sheet-chart = { $deals ->
    [one] La carrera a { $target } tras 1 mano: { $totals }.
   *[other] La carrera a { $target } tras { $deals } manos: { $totals }.
}
