example-bidding = { $who-name } reparte. { $told }.
example-bids = { $who-name } puja { $amount }
example-passes = { $who-name } pasa
example-bidding-long = { $first }, y al final { $who-name } tiene el contrato por { $amount }
example-contract = { $sides ->
    [alone] { $who-name } tiene estas cartas y ahora debe hacer { $amount } puntos.
   *[side] { $who-name } tiene estas cartas, y su bando debe hacer ahora { $amount } puntos.
}
example-buried = { $who-name } entierra estas cartas.
example-called-one = { $who-name } llama esta carta. { $partners } la tiene y es la pareja, lo que nadie más sabe todavía.
example-called-both = { $who-name } llama estas cartas. { $partners } tiene las dos y es la única pareja, lo que nadie más sabe todavía.
example-called-each = { $who-name } llama estas cartas. { $partners } las tienen y son las parejas, lo que nadie más sabe todavía.
example-trick = Baza { $number } de { $tricks }. La gana { $who-name }, con { $points ->
    [0] 0 puntos
   *[other] { points-counted }
}{ $lost ->
    [both] , que nadie cobra
   *[no] {""}
}.
example-outcome-alone = { $made ->
    [made] { $who-name } pujó { $amount } e hizo { $took }: { $who-name } se apunta { $took }. Los demás se apuntan lo que hicieron.
   *[set] { $who-name } pujó { $amount } e hizo { $took }: { $who-name } pierde { $amount }. Los demás se apuntan lo que hicieron.
}
example-outcome-with = { $made ->
    [made] { $who-name } pujó { $amount } y, con { $partners }, hizo { $took }: su bando se apunta { $took }. Los demás se apuntan lo que hicieron.
   *[set] { $who-name } pujó { $amount } y, con { $partners }, hizo { $took }: su bando pierde { $amount }. Los demás se apuntan lo que hicieron.
}
