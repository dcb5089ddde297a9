sheet-empty = Pas encore de points : la première donne est en cours. { $ending }.
sheet-heading = Rookery · feuille de marque
sheet-deals = Toutes les donnes
sheet-bidder = Contrat
sheet-bid = Mise
sheet-took = Ramassé
sheet-made = réussi
sheet-set = chuté
sheet-wins = gagne
sheet-csv = Enregistrer en CSV
sheet-json = Enregistrer en JSON
sheet-first-to = à qui atteint { $target }
sheet-chart = { $deals ->
    [one] La course à { $target } après { $deals } donne : { $totals }.
   *[other] La course à { $target } après { $deals } donnes : { $totals }.
}
