dealt-each = { $who ->
    [you] Tu donnes { cards-counted } par personne.
   *[other] { $who-name } donne { cards-counted } par personne.
}

taken = { $who ->
    [you] Tu prends { $cards } avec { $card }.
   *[other] { $who-name } prend { $cards } avec { $card }.
}
built = { $who ->
    [you] Tu mets { $card } sur { $cards } pour construire { $value }.
   *[other] { $who-name } met { $card } sur { $cards } pour construire { $value }.
}
trailed = { $who ->
    [you] Tu poses { $card }.
   *[other] { $who-name } pose { $card }.
}
orange-called = { $who ->
    [you] Tu cries « orange »! Dix points.
   *[other] { $who-name } crie « orange »! Dix points.
}
orange-let-go = { $who ->
    [you] Tu laisses passer l’orange.
   *[other] { $who-name } laisse passer l’orange.
}
swept-big = Une grande rafle : { $points } points.
swept-little = Une petite rafle : { $points } points.
orange-given = Rouge et jaune ensemble : une orange, { $points } points.
orange-open = Rouge et jaune ensemble : une orange est à prendre!
won-at-once = { $who ->
    [you] Tu as maintenant { points-counted } et gagnes la partie sur-le-champ.
   *[other] { $who-name } a maintenant { points-counted } et gagne la partie sur-le-champ.
}
dealt-round = Tout le monde reçoit { cards-counted }{ $extra ->
    [0] {""}
   *[other] , plus { $extra } pour le tapis
}. { $stock ->
    [0] Le talon est vide.
    [one] Il reste { $stock } carte au talon.
   *[other] Il reste { $stock } cartes au talon.
}

centre-cards = Sur le tapis : { $cards }
centre-empty = Le tapis est vide.
build-named = la construction ({ $cards })
build-valued = une construction de { $value } ({ $cards })
captured-none-yet = Personne n’a encore rien pris.
dealer-and-stock = { $who ->
    [you] C’est toi qui donnes, et il reste { cards-counted } au talon.
   *[other] C’est { $who-name } qui donne, et il reste { cards-counted } au talon.
}
won-so-far = { $who ->
    [you] Tu as { cards-counted } en main et as gagné : { $won }.
   *[other] { $who-name } a { cards-counted } en main et a gagné : { $won }.
}
won-so-far-points = { $who ->
    [you] Tu as { cards-counted } en main et as gagné : { $won }; { points-counted } dans la partie jusqu’ici.
   *[other] { $who-name } a { cards-counted } en main et a gagné : { $won }; { points-counted } dans la partie jusqu’ici.
}
build-owed = À prendre ou à augmenter au prochain tour, si possible : { $cards } ({ $people }).
build-due = Tu as construit au dernier tour : prends { $cards }, ou augmente-la si c’est possible.

won-cards-most = { cards-counted } (le plus)
won-fives = { $number } cinq
won-big-sweeps = { $number ->
    [one] { $number } grande rafle
   *[other] { $number } grandes rafles
}
won-little-sweeps = { $number ->
    [one] { $number } petite rafle
   *[other] { $number } petites rafles
}
won-oranges = { $number ->
    [one] { $number } orange
   *[other] { $number } oranges
}
brings-big-sweep = une grande rafle
brings-little-sweep = une petite rafle
brings-orange = une orange
brings-match = la partie

moves-more = et encore { $number } : tape le coup que tu veux.
note-build = (une construction de { $value })
note-orange = (crie-la!)
note-hold = (laisse passer l’orange)
