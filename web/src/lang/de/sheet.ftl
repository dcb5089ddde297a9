sheet-empty = Noch keine Punkte: Die erste Runde läuft. { $ending }.
sheet-heading = Rookery · Zettel
sheet-deals = Alle Runden
sheet-bidder = Spielt
sheet-bid = Gebot
sheet-took = Gemacht
sheet-made = erfüllt
sheet-set = gefallen
sheet-wins = gewinnt
sheet-csv = Als CSV speichern
sheet-json = Als JSON speichern
sheet-first-to = wer zuerst { $target } hat
sheet-chart = { $deals ->
    [one] Das Rennen bis { $target } nach 1 Runde: { $totals }.
   *[other] Das Rennen bis { $target } nach { $deals } Runden: { $totals }.
}
