move-card = { $verb ->
    [bury] écarter { $cards }
    [call] appeler { $cards }
    [trail] poser { $cards }
    [cut] tirer { $cards }
   *[play] jouer { $cards }
}
move-bid = miser { $amount }
move-sun = jouer le soleil
move-pass = passer
move-stay = rester
move-claim = annoncer maldonne
move-play-on = jouer la main
move-trump = nommer { $suit } atout
move-no-trump = annoncer { $call }
is-trump = atout { $suit }
move-lead = entamer
move-lead-left = laisser entamer à gauche
move-take = prendre { $groups } avec { $card }
move-lay = mettre { $card } sur { $groups }
move-orange = crier orange
move-hold = laisser passer l’orange
column-move = Coup
