contrast-reason = { $why }; { $better }
contrast-better = mieux que { $other } d’environ { points-counted }
contrast-better-then = { contrast-better } : { $then }
contrast-as-good = à peu près aussi bien : { $moves }
contrast-none-worse = aucun autre coup n’est nettement moins bon

contrast-move-bid = une mise de { $amount }
contrast-move-sun = jouer le soleil
contrast-move-pass = passer
contrast-move-claim = annoncer maldonne
contrast-move-play-on = jouer la main
contrast-move-stay = rester
contrast-move-trump = nommer l’atout ({ trump-call })
contrast-move-call = appeler { $card }
contrast-move-bury = écarter { $cards }
contrast-move-bury-instead = écarter { $cards } au lieu de { $kept }
contrast-move-keep-lead = garder l’entame
contrast-move-give-lead = laisser entamer la place à gauche
contrast-move-card = { $card }
contrast-move-take = prendre { $cards } avec { $card }
contrast-move-build = mettre { $card } sur { $cards }
contrast-move-trail = poser { $card }
contrast-move-orange = crier l’orange
contrast-move-hold = laisser passer l’orange

contrast-card-rook = { card-rook }
contrast-card-colour = { card-colour }
contrast-card-poker = { card-poker }

contrast-trick = son camp gagne alors la levée dans { $more } % des donnes imaginées, et non { $less } %
contrast-last-trick = son camp gagne alors la dernière levée dans { $more } % des donnes imaginées, et non { $less } %
contrast-last-with = { $card } gagne alors la dernière levée dans { $more } % des donnes imaginées, et non { $less } %
contrast-most-tricks = son camp gagne alors la majorité des levées dans { $more } % des donnes imaginées, et non { $less } %
contrast-bid-made = le contrat réussit alors dans { $more } % des donnes imaginées, et non { $less } %
contrast-bid-set = le contrat chute alors dans { $more } % des donnes imaginées, et non { $less } %
contrast-bid-risked = cette mise réussit dans { $less } % des donnes imaginées
contrast-bid-brings = si personne ne surenchérit, la mise { $won } si le contrat réussit et { $lost } s’il chute
contrast-gains = gagne environ { $points } points sur les autres
contrast-loses = perd environ { $points } points sur les autres
contrast-outbid = les autres surenchérissent dans { $outbid } % des donnes imaginées
contrast-bid-goes-on = { contrast-outbid }, et il vaut alors la peine de monter jusqu’à { $upto }
contrast-passed = passer { $lead } en moyenne : les adversaires jouent alors dans { $played } % des donnes imaginées
contrast-passed-made = { $passed } et réussissent leur mise dans { $made } % de celles-ci
contrast-bid-after = avec l’autre coup, la mise réussit dans { $less } % des donnes imaginées
contrast-trumps = la main a alors { $more } atouts, et non { $less }
contrast-other-suits = avec toute autre couleur d’atout, la main a au plus { $most ->
    [one] { $most } atout
   *[other] { $most } atouts
}
contrast-points = son camp prend alors { $more } points en moyenne à partir d’ici, et non { $less }
contrast-counter = son camp gagne alors { $card } dans { $more } % des donnes imaginées, et non { $less } %
contrast-wins = { $card } gagne alors sa levée dans { $more } % des donnes imaginées, et non { $less } %
contrast-at-once = { $card } gagne sa levée dans { $more } % des donnes imaginées si l’on joue cette carte maintenant, dans { $less } % si on la garde
contrast-kept = { $card } gagne sa levée dans { $more } % des donnes imaginées si l’on garde cette carte, dans { $less } % si on la joue maintenant
contrast-kept-beaten = { contrast-kept } ({ $beater } la bat alors dans { $lost } %)
contrast-highest = { $card } est la carte la plus forte en { reason-suit }
contrast-trick-and-kept = son camp gagne la levée, et { $card }, si l’on garde cette carte, une autre plus tard dans { $more } % des donnes imaginées; en échangeant les deux cartes dans { $less } %
contrast-kept-instead = { $card }, que l’on garde, gagne sa levée dans { $more } % des donnes imaginées; { $other }, à sa place, dans { $less } %
contrast-called = { $card } gagne sa levée dans { $more } % des donnes imaginées, { $other } dans { $less } %
contrast-tricks = levées de son camp à partir d’ici en 10 donnes imaginées : { $more }, et non { $less }
contrast-ruffs = levées que la main gagne alors en coupant, en 10 donnes imaginées : { $more }, et non { $less }
contrast-void = la main n’a alors plus de { reason-suit } : { $then }
contrast-ruffed = levées que les adversaires gagnent alors en coupant, en 10 donnes imaginées : { $fewer }, et non { $more }
contrast-both = { $one }; { $other }

contrast-scores = le meilleur coup rapporte { $more } points tout de suite, et non { $less }
contrast-orange = le meilleur coup prend rouge et jaune
contrast-cards = la main peut prendre { $more } cartes d’ici son prochain tour, si personne ne les prend avant, et non { $less }
contrast-takes = le meilleur coup prend { $more } cartes, et non { $less }
contrast-own-five = la main peut alors prendre un cinq à son prochain tour, si personne ne le prend avant
contrast-own-orange = la main peut alors prendre rouge et jaune à son prochain tour, si personne ne les prend avant
contrast-leaves-sweep = la place suivante peut alors vider le tapis dans { $fewer } % des donnes imaginées, et non { $more } %
contrast-leaves-five = la place suivante peut alors prendre un cinq dans { $fewer } % des donnes imaginées, et non { $more } %
contrast-leaves-orange = la place suivante peut alors prendre rouge et jaune dans { $fewer } % des donnes imaginées, et non { $more } %
contrast-leaves-cards = la place suivante peut alors prendre quelque chose dans { $fewer } % des donnes imaginées, et non { $more } %
