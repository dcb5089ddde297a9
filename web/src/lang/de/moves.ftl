move-card = { $verb ->
    [bury] { $cards } drücken
    [call] { $cards } rufen
    [trail] { $cards } ablegen
    [cut] { $cards } ziehen
   *[play] { $cards } spielen
}
move-bid = { $amount } bieten
move-sun = die Sonne spielen
move-pass = passen
move-stay = halten
move-claim = Vergeben ansagen
move-play-on = weiterspielen
move-trump = { $suit } als Trumpf ansagen
move-no-trump = { $call } ansagen
is-trump = { $suit } ist Trumpf
move-lead = selbst ausspielen
move-lead-left = links ausspielen lassen
move-take = { $groups } mit { $card } nehmen
move-lay = { $card } auf { $groups } legen
move-orange = Orange rufen
move-hold = die Orange ziehen lassen
column-move = Zug
