sheet-empty = Aucune donne n’est encore comptée.
sheet-deal = Donne
sheet-dealer = Qui donne
sheet-total = Total
race-line = { $total } sur { $target }
ending-boards = { $boards ->
    [one] { $boards } donne, comptée à part
   *[other] { $boards } donnes, chacune comptée à part
}
ending-target = On gagne à { $target }{ $made ->
    [yes] {" "}avec un contrat réussi
   *[no] {""}
}{ $margin ->
    [0] {""}
   *[other] {" "}ou avec { $margin } d’avance
}{ $deals ->
    [0] {""}
    [one] , ou avec le plus haut total après { $deals } donne
   *[other] , ou avec le plus haut total après { $deals } donnes
}
outcome-thrown-in = tout le monde a passé; on a jeté les cartes
outcome = { $people } : { bid-on-trump }, { $took } de faits : { outcome-result }
outcome-result = { $result ->
    [made] réussi
    [exactly] réussi tout juste
    [over] réussi, { $by } de mieux
    [under] chuté de { $by }
   *[set] chuté
}
outcome-won = { person } : { $won }
outcome-at-once = { $who ->
    [you] Tu as atteint { $target } et gagné sur-le-champ
   *[other] { $who-name } a atteint { $target } et gagné sur-le-champ
}
points-of-all = Points : { $points }.

moment-lead = Le tournant, à la donne { $deal } : { $people }, de { $behind ->
    [0] l’égalité
   *[other] { $behind } de retard
} à { $ahead } d’avance
moment-bid = La mise la plus hardie réussie, à la donne { $deal } : { $people }, { bid-on-trump }
moment-trick = La levée la plus riche, à la donne { $deal } : { person-inside }, { $points } points
moment-capture = La plus grosse prise, à la donne { $deal } : { person-inside }, { cards-counted }
