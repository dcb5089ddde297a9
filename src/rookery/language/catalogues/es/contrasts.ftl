contrast-reason = { $why }; { $better }
contrast-better = mejor que { $other } por alrededor de { points-counted }
contrast-better-then = { contrast-better }: { $then }
contrast-as-good = más o menos igual: { $moves }
contrast-none-worse = ninguna otra jugada es claramente peor

contrast-move-bid = una puja de { $amount }
contrast-move-sun = ir al sol
contrast-move-pass = pasar
contrast-move-claim = pedir reparto nulo
contrast-move-play-on = jugar la mano
contrast-move-stay = aguantar
contrast-move-trump = declarar triunfo ({ trump-call })
contrast-move-call = llamar { $card }
contrast-move-bury = enterrar { $cards }
contrast-move-bury-instead = enterrar { $cards } en vez de { $kept }
contrast-move-keep-lead = quedarse la salida
contrast-move-give-lead = hacer salir al puesto de la izquierda
contrast-move-card = { $card }
contrast-move-take = llevarse { $cards } con { $card }
contrast-move-build = poner { $card } sobre { $cards }
contrast-move-trail = dejar { $card }
contrast-move-orange = cantar naranja
contrast-move-hold = dejar pasar la naranja

contrast-card-rook = { card-rook }
contrast-card-colour = { card-colour }
contrast-card-poker = { card-poker }

contrast-trick = el propio bando gana así la baza en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-last-trick = el propio bando gana así la última baza en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-last-with = { $card } gana así la última baza en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-most-tricks = el propio bando gana así la mayoría de las bazas en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-bid-made = así se cumple el contrato en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-bid-set = así cae el contrato en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-bid-risked = esa puja se cumple en el { $less } % de los repartos imaginados
contrast-bid-brings = si nadie puja más, la puja { $won } si se cumple y { $lost } si cae
contrast-gains = gana unos { $points } puntos a los demás
contrast-loses = pierde unos { $points } puntos ante los demás
contrast-outbid = otros pujan más en el { $outbid } % de los repartos imaginados
contrast-bid-goes-on = { contrast-outbid }, y entonces conviene seguir pujando hasta { $upto }
contrast-passed = pasar { $lead } de media: los rivales juegan entonces en el { $played } % de los repartos imaginados
contrast-passed-made = { $passed } y cumplen su puja en el { $made } % de estos
contrast-bid-after = con la otra jugada, la puja se cumple en el { $less } % de los repartos imaginados
contrast-trumps = así se tienen { $more } triunfos, no { $less }
contrast-other-suits = con cualquier otro palo de triunfo se tienen como mucho { $most ->
    [one] { $most } triunfo
   *[other] { $most } triunfos
}
contrast-points = el propio bando se lleva así { $more } puntos de media desde aquí, no { $less }
contrast-counter = el propio bando gana así { $card } en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-wins = { $card } gana así su baza en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-at-once = { $card } gana su baza en el { $more } % de los repartos imaginados si se juega ahora, en el { $less } % si se guarda
contrast-kept = { $card } gana su baza en el { $more } % de los repartos imaginados si se guarda, en el { $less } % si se juega ahora
contrast-kept-beaten = { contrast-kept } (lo supera entonces { $beater } en el { $lost } %)
contrast-highest = { $card } es la carta más alta en { reason-suit }
contrast-trick-and-kept = el propio bando gana la baza, y { $card }, si se guarda, otra más tarde en el { $more } % de los repartos imaginados; con las dos cartas cambiadas, en el { $less } %
contrast-kept-instead = { $card }, que se guarda, gana su baza en el { $more } % de los repartos imaginados; { $other }, en su lugar, en el { $less } %
contrast-called = { $card } gana su baza en el { $more } % de los repartos imaginados, { $other } en el { $less } %
contrast-tricks = bazas del propio bando desde aquí en 10 repartos imaginados: { $more }, no { $less }
contrast-ruffs = bazas que así se ganan fallando en 10 repartos imaginados: { $more }, no { $less }
contrast-void = así no queda { reason-suit }: { $then }
contrast-ruffed = bazas que los rivales ganan así fallando en 10 repartos imaginados: { $fewer }, no { $more }
contrast-both = { $one }; { $other }

contrast-scores = la mejor jugada da { $more } puntos en el acto, no { $less }
contrast-orange = la mejor jugada se lleva rojo y amarillo
contrast-cards = hasta el próximo turno se pueden llevar { $more } cartas, si nadie se las lleva antes, no { $less }
contrast-takes = la mejor jugada se lleva { $more } cartas, no { $less }
contrast-own-five = así se puede llevar un cinco en el próximo turno, si nadie se lo lleva antes
contrast-own-orange = así se pueden llevar rojo y amarillo en el próximo turno, si nadie se los lleva antes
contrast-leaves-sweep = el puesto siguiente puede así limpiar el centro en el { $fewer } % de los repartos imaginados, no en el { $more } %
contrast-leaves-five = el puesto siguiente puede así llevarse un cinco en el { $fewer } % de los repartos imaginados, no en el { $more } %
contrast-leaves-orange = el puesto siguiente puede así llevarse rojo y amarillo en el { $fewer } % de los repartos imaginados, no en el { $more } %
contrast-leaves-cards = el puesto siguiente puede así llevarse algo en el { $fewer } % de los repartos imaginados, no en el { $more } %
