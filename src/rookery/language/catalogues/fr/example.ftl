example-bidding = { $who-name } donne. { $told }.
example-bids = { $who-name } mise { $amount }
example-passes = { $who-name } passe
example-bidding-long = { $first }, et à la fin { $who-name } a le contrat à { $amount }
example-contract = { $sides ->
    [alone] { $who-name } a ces cartes, et doit maintenant faire { $amount } points.
   *[side] { $who-name } a ces cartes, et son camp doit maintenant faire { $amount } points.
}
example-buried = { $who-name } écarte ces cartes.
example-called-one = { $who-name } appelle cette carte. { $partners } l’a, et devient partenaire, ce que personne d’autre ne sait encore.
example-called-both = { $who-name } appelle ces cartes. { $partners } a les deux et devient seul partenaire, ce que personne d’autre ne sait encore.
example-called-each = { $who-name } appelle ces cartes. { $partners } les ont et deviennent partenaires, ce que personne d’autre ne sait encore.
example-trick = Levée { $number } sur { $tricks }. { $who-name } la ramasse, avec { $points ->
    [0] zéro point
   *[other] { points-counted }
}{ $lost ->
    [both] , perdus pour les deux
   *[no] {""}
}.
example-outcome-alone = { $made ->
    [made] { $who-name } a misé { $amount } et a fait { $took } : { $who-name } marque { $took }. Les autres marquent ce qu’ils ont fait.
   *[set] { $who-name } a misé { $amount } et a fait { $took } : { $who-name } perd { $amount }. Les autres marquent ce qu’ils ont fait.
}
example-outcome-with = { $made ->
    [made] { $who-name } a misé { $amount } et, avec { $partners }, a fait { $took } : leur camp marque { $took }. Les autres marquent ce qu’ils ont fait.
   *[set] { $who-name } a misé { $amount } et, avec { $partners }, a fait { $took } : leur camp perd { $amount }. Les autres marquent ce qu’ils ont fait.
}
