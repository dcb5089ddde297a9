contrast-reason = { $why } ; { $better }
contrast-better = mieux que { $other } d’environ { points-counted }
contrast-better-then = { contrast-better } : { $then }

## Ce que fait quelqu’un, dans une phrase.

contrast-move-bid = une mise de { $amount }
contrast-move-sun = jouer le soleil
contrast-move-pass = passer
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
contrast-move-orange = appeler l’orange
contrast-move-hold = laisser passer l’orange

contrast-card-rook = { card-rook }
contrast-card-colour = { card-colour }
contrast-card-poker = { card-poker }

contrast-trick = son camp gagne alors la levée dans { $more } % des donnes imaginées, et non { $less } %
contrast-last-trick = son camp gagne alors la dernière levée dans { $more } % des donnes imaginées, et non { $less } %
contrast-most-tricks = son camp gagne alors la majorité des levées dans { $more } % des donnes imaginées, et non { $less } %
contrast-bid-made = la mise réussit alors dans { $more } % des donnes imaginées, et non { $less } %
contrast-bid-set = la mise échoue alors dans { $more } % des donnes imaginées, et non { $less } %
contrast-bid-risked = cette mise réussit dans { $less } % des donnes imaginées
contrast-bid-after = la mise réussit ensuite dans { $less } % des donnes imaginées
contrast-trumps = la main a alors { $more } atouts, et non { $less }
contrast-points = son camp prend alors { $more } points en moyenne à partir d’ici, et non { $less }
contrast-counter = son camp gagne alors { $card } dans { $more } % des donnes imaginées, et non { $less } %
contrast-pair = { $card } et { $other } gagnent alors { $more } levées en 10 donnes imaginées, et non { $less }
contrast-both = { $one } ; { $other }

contrast-scores = le meilleur coup rapporte { $more } points tout de suite, et non { $less }
contrast-orange = le meilleur coup prend rouge et jaune
contrast-cards = la main peut prendre { $more } cartes d’ici son prochain tour, si personne ne les prend avant, et non { $less }
contrast-leaves-sweep = { $fewer } des cartes non vues peuvent alors vider le tapis, et non { $more }
contrast-leaves-five = { $fewer } des cartes non vues peuvent alors prendre un cinq, et non { $more }
contrast-leaves-orange = { $fewer } des cartes non vues peuvent alors prendre rouge et jaune, et non { $more }
contrast-leaves-cards = { $fewer } des cartes non vues peuvent alors prendre quelque chose, et non { $more }
