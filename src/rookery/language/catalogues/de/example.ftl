example-bidding = { $who-name } gibt. { $told }.
example-bids = { $who-name } bietet { $amount }
example-passes = { $who-name } passt
example-bidding-long = { $first }, und am Ende hat { $who-name } das Spiel für { $amount }
example-contract = { $sides ->
    [alone] { $who-name } hat diese Karten und muss damit { $amount } Punkte machen.
   *[side] { $who-name } hat diese Karten, und diese Seite muss jetzt { $amount } Punkte machen.
}
example-buried = { $who-name } drückt diese Karten.
example-called-one = { $who-name } ruft diese Karte. { $partners } hat sie und spielt mit, was sonst noch niemand weiß.
example-called-both = { $who-name } ruft diese Karten. { $partners } hat beide und spielt allein mit, was sonst noch niemand weiß.
example-called-each = { $who-name } ruft diese Karten. { $partners } haben sie und spielen mit, was sonst noch niemand weiß.
example-trick = Stich { $number } von { $tricks }. { $who-name } macht ihn, { $points ->
    [0] ohne Punkte
   *[other] mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
}{ $lost ->
    [both] , die für beide verloren sind
   *[no] {""}
}.
example-outcome-alone = { $made ->
    [made] { $who-name } hat { $amount } geboten und { $took } gemacht: { $who-name } schreibt { $took } gut. Die anderen schreiben, was sie gemacht haben.
   *[set] { $who-name } hat { $amount } geboten und { $took } gemacht: { $who-name } verliert { $amount }. Die anderen schreiben, was sie gemacht haben.
}
example-outcome-with = { $made ->
    [made] { $who-name } hat { $amount } geboten und mit { $partners } { $took } gemacht: Sie schreiben { $took } gut. Die anderen schreiben, was sie gemacht haben.
   *[set] { $who-name } hat { $amount } geboten und mit { $partners } { $took } gemacht: Sie verlieren { $amount }. Die anderen schreiben, was sie gemacht haben.
}
