contrast-reason = { $why }; { $better }
contrast-better = mejor que { $other } por unos { points-counted }
contrast-better-then = { contrast-better }: { $then }

## Lo que hace alguien, dentro de una frase.

contrast-move-bid = una puja de { $amount }
contrast-move-sun = ir al sol
contrast-move-pass = pasar
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

contrast-trick = el propio bando gana así la baza en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-last-trick = el propio bando gana así la última baza en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-most-tricks = el propio bando gana así la mayoría de las bazas en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-bid-made = así se cumple la puja en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-bid-set = así falla la puja en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-bid-risked = esa puja se cumple en el { $less } % de los repartos imaginados
contrast-bid-after = después, la puja se cumple en el { $less } % de los repartos imaginados
contrast-trumps = la mano tiene así { $more } triunfos, no { $less }
contrast-points = el propio bando se lleva así { $more } puntos de media desde aquí, no { $less }
contrast-counter = el propio bando gana así { $card } en el { $more } % de los repartos imaginados, no en el { $less } %
contrast-pair = { $card } y { $other } ganan así { $more } bazas en 10 repartos imaginados, no { $less }
contrast-both = { $one }; { $other }

contrast-scores = la mejor jugada da { $more } puntos en el acto, no { $less }
contrast-orange = la mejor jugada se lleva rojo y amarillo
contrast-cards = la mano puede llevarse { $more } cartas hasta su próximo turno, si nadie se las lleva antes, no { $less }
contrast-leaves-sweep = después, { $fewer } de las cartas no vistas pueden limpiar el centro, no { $more }
contrast-leaves-five = después, { $fewer } de las cartas no vistas pueden llevarse un cinco, no { $more }
contrast-leaves-orange = después, { $fewer } de las cartas no vistas pueden llevarse rojo y amarillo, no { $more }
contrast-leaves-cards = después, { $fewer } de las cartas no vistas pueden llevarse algo, no { $more }
