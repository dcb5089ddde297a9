move-card = { $verb ->
    [bury] enterrar { $cards }
    [call] llamar { $cards }
    [trail] dejar { $cards }
    [cut] sacar { $cards }
   *[play] jugar { $cards }
}
move-bid = pujar { $amount }
move-sun = ir al sol
move-pass = pasar
move-stay = aguantar
move-claim = pedir reparto nulo
move-play-on = jugar la mano
move-trump = declarar triunfo { $suit }
move-no-trump = declarar { $call }
is-trump = triunfo { $suit }
move-lead = salir
move-lead-left = dejar salir a la izquierda
move-take = llevarse { $groups } con { $card }
move-lay = poner { $card } sobre { $groups }
move-orange = cantar naranja
move-hold = dejar pasar la naranja
column-move = Jugada
