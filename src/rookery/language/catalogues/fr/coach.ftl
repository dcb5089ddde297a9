coach-move-pass = passe
coach-move-claim = annonce maldonne
coach-move-play-on = joue la main
coach-move-stay = reste
coach-move-sun = mise le soleil
coach-move-bid = mise { $amount }
coach-move-bury-any = écarte une carte
coach-move-bury-all = écarte { $cards }, dans l’ordre que tu veux
coach-move-bury = écarte { $card }
coach-move-name = { $trump ->
    [none] choisis sans atout
    [low] choisis sans atout inversé
   *[suit] nomme le { trump-call } comme atout
}
coach-move-orange = crie orange
coach-move-call = appelle { $card }
coach-move-left-leads = laisse entamer la personne à ta gauche
coach-move-lead = entame toi-même
coach-move-play = joue { $card }
coach-move-take = prends { $cards } avec { $card }
coach-move-build = construis avec { $card } sur { $cards }
coach-move-trail = pose { $card }
coach-move-hold = laisse passer l’orange

coach-card-rook = { card-rook }
coach-card-colour = { card-colour }
coach-card-poker = { card-poker }
coach-card-further = { card-colour }
coach-trump = { $trump ->
    [none] { trump-call }
    [low] { trump-call }
   *[suit] le { trump-call }
}

coach-answer-then = { $said } { $then }
coach-answer-as-good = C’est à peu près aussi bon. Mais pour suivre la leçon, { $move }, s’il te plaît.
coach-answer-better = Regarde plutôt : { $why }.
coach-answer-costs = Cela coûte environ { points-counted }.
coach-answer-allowed = Les règles le permettent, mais il y a mieux.
coach-answer-not-this-orange = Tout le monde peut crier une orange : à une vraie table, fais vite! Dans cette leçon, laisse celle-ci aux autres, s’il te plaît.
coach-answer-passes = Qui passe ne mise plus dans cette donne. Ta main vaut une mise.
coach-answer-bids = Miser { bid-named }, c’est promettre que ton camp fera tous ces points, et on ne peut pas en attendre autant de cette main.
coach-answer-higher = Miser { bid-named }, c’est promettre plus avec les mêmes cartes. Si { $best } suffit pour avoir la plus haute mise, ne mise pas davantage.
coach-answer-lower = { $amount } est aussi une mise possible, mais ici, la bonne est { $best }.
coach-answer-buries-long = Tu as { $held } { $suit ->
    [black] cartes noires
    [green] cartes vertes
    [red] cartes rouges
    [yellow] cartes jaunes
    [spades] cartes de pique
    [hearts] cartes de cœur
    [diamonds] cartes de carreau
   *[clubs] cartes de trèfle
}, qui pourraient bien être tes atouts : n’y touche pas.
coach-answer-buries-counter = { $card } vaut { $points } points, qui vont alors à qui reçoit les cartes écartées.
coach-answer-buries-trump = { $card } est un atout : garde cette carte, car les atouts gagnent des levées.
coach-answer-buries-top = { $card } est la plus forte carte { $suit ->
    [black] noire
    [green] verte
    [red] rouge
    [yellow] jaune
    [spades] de pique
    [hearts] de cœur
    [diamonds] de carreau
   *[clubs] de trèfle
} : elle gagne une levée, alors garde-la.
coach-answer-names-shorter = Tu as { $most ->
    [one] { $most } atout
   *[other] { $most } atouts
} si tu choisis { $best }, et seulement { $held } si tu choisis { $trump }. Plus tu as d’atouts, plus ils gagnent de levées.
coach-answer-gives = L’autre camp est en train de gagner cette levée, et { $card } lui donnerait { $points } points.
coach-answer-overtakes = Ton partenaire est déjà en train de gagner cette levée : { $card } ne ferait que la prendre à ton propre camp.
coach-answer-keeps = Ton partenaire est en train de gagner cette levée : avec { $best }, { $points } points iraient à ton camp.
coach-answer-loses = { $card } laisse la levée à l’autre camp, et { $best } peut la gagner.
coach-answer-spends = { $card } ne gagne rien de plus que { $best }. Garde la plus forte des deux pour plus tard.
coach-answer-wastes = Aucune des deux cartes ne gagne la levée, alors garde la plus forte pour plus tard.
coach-answer-leads-counter = { $card } vaut { $points } points, et les autres peuvent battre cette carte si tu l’entames.
coach-answer-misses-orange = Maintenant, quelqu’un d’autre peut la crier et recevoir les { $points } points.
coach-answer-misses-sweep = Une prise peut vider tout le tapis : c’est une rafle, qui vaut { $points } points.
coach-answer-misses-red-and-yellow = Une prise peut réunir rouge et jaune : c’est une orange, qui vaut { $points } points pour qui la crie.
coach-answer-takes-less = Tu prends ainsi { $taken ->
    [one] { $taken } carte
   *[other] { $taken } cartes
} du tapis, et tu peux en prendre { $most }.
coach-answer-trails = Si tu poses { $card }, n’importe qui pourra prendre cette carte. Ta main peut faire mieux ici.
coach-answer-trails-five = Un cinq vaut { $points } points pour qui le prend : n’en pose pas si une autre carte fait l’affaire.
coach-answer-builds = Les autres peuvent prendre une construction avant ton prochain tour. Ici, il y a mieux.

coach-auction-sides = D’abord, on mise. Ton partenaire est en face de toi, et vous marquez ensemble. Une mise dit combien des { $stake } points de la donne ton camp fera; la première est de { $minimum } ou plus, et chacune doit dépasser la précédente. Qui passe ne mise plus.
coach-auction-alone = D’abord, on mise. Une mise dit combien des { $stake } points de la donne tu feras, sans partenaire, contre tous les autres; la prochaine est de { $minimum } ou plus, et chacune doit dépasser la précédente. Qui passe ne mise plus.
coach-auction-called = D’abord, on mise. Une mise dit combien des { $stake } points on fera avec un partenaire, que personne ne connaît encore; la première est de { $minimum } ou plus, et chacune doit dépasser la précédente. Qui passe ne mise plus.
coach-auction-opening = Qui donne doit ouvrir à { $opening }.
coach-counters-5-13 = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, et les 10 et les 13 valent 10 chacun.
coach-counters-5-14 = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, et les 10 et les 14 valent 10 chacun.
coach-counters-5-k-a-rook = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, les 10 et les rois valent 10 chacun, les as valent 15 et la tour vaut 20.
coach-counters-5-14-rook = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, les 10 et les 14 valent 10 chacun et la tour vaut 20.
coach-counters-5-14-rook-red-1 = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, les 10 et les 14 valent 10 chacun, la tour vaut 20 et le 1 rouge vaut 30.
coach-counters-5-14-1-rook = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, les 10 et les 14 valent 10 chacun, les 1 valent 15 et la tour vaut 20.
coach-counters-5-14-rook-1 = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, les 10 et les 14 valent 10 chacun, et la tour et les 1 valent 20 chacun.
coach-counters-5-14-1-rook-red-2 = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, les 10 et les 14 valent 10 chacun, les 1 valent 15, et la tour et le 2 rouge valent 20 chacun.
coach-counters-5-a = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, et les 10 et les as valent 10 chacun.
coach-counters-5-10-a = Les cartes qui comptent s’appellent des cartes à points : les 5 valent 5, les 10 valent 10 et les as valent 15.
coach-auction-each-trick = Il y a aussi { points-counted } pour chaque levée.
coach-auction-last-trick = Il y a aussi { points-counted } pour la dernière levée.
coach-auction-more-tricks = Il y a aussi { points-counted } pour le camp qui fait le plus de levées.
coach-trump-usual = Tu as la plus haute mise, donc c’est toi qui nommes la couleur d’atout. Un atout bat toute carte qui n’est pas un atout. Nomme la couleur dont tu as le plus de cartes, si possible avec des cartes hautes.
coach-bury-usual = Le nid, c’est-à-dire { $nest ->
    [one] la carte qui reste de la donne
   *[other] les { $nest } cartes qui restent de la donne
}, est maintenant à toi. Écarte, à couvert, autant de cartes que tu en as pris.
coach-bury-last-trick = Leurs points vont à qui gagne la dernière levée.
coach-bury-bidder = Leurs points sont à toi.
coach-bury-opponents = Leurs points vont à l’autre camp.
coach-bury-nobody = Elles sont hors jeu, et ne comptent pour personne.
coach-bury-low = Écarte des cartes basses, si possible toutes celles d’une couleur courte : tu pourras alors couper cette couleur.
coach-bury-no-counters = Ici, on ne peut pas écarter de carte à points.
coach-bury-spare = Ici, on ne peut écarter ni cartes à points ni atouts.
coach-bury-one-counter = Ici, on peut écarter au plus une carte à points, un 5 ou un 10.
coach-bury-exchange = Les { $nest } cartes du nid sont maintenant dans ta main, et tu en écartes autant : soit tout le nid, soit tout le nid sauf { $exchange } cartes, avec { $exchange } des tiennes à la place.
coach-call-usual = Appelle maintenant une carte que tu n’as pas : qui l’a est ton partenaire, et n’en dit rien avant de la jouer. Appelle une carte qui gagnera une levée.
coach-lead-usual = Tu peux entamer la première levée toi-même, ou laisser entamer la personne à ta gauche.
coach-play-lead = Maintenant, les levées. C’est toi qui entames : tu peux jouer n’importe quelle carte. Les autres doivent jouer la couleur que tu entames, si possible.
coach-play-follow = Maintenant, les levées. Joue une carte de la couleur entamée si tu en as une; sinon, tu peux jouer n’importe quelle carte, même un atout. Le plus fort atout gagne la levée, ou sinon la plus forte carte de la couleur entamée; qui la gagne entame la suivante.
coach-play-rook = La tour est un atout : { $rook ->
    [lowest] le plus petit
    [below-11] entre le 10 et le 11
    [below-13] entre le 12 et le 13
   *[highest] le plus fort de tous
}.
coach-play-rook-any-time = Elle peut se jouer dans n’importe quelle levée, même quand tu pourrais fournir.
coach-play-dummy = La troisième main est un mort : il retourne chaque fois la carte du dessus de sa pile, et ce qu’il gagne est perdu pour vous deux.
coach-play-last = Qui gagne la dernière levée reçoit aussi les points des cartes écartées : garde une forte carte pour elle.
coach-play-most = Le camp qui fait le plus de levées reçoit { $most } points.
coach-play-bidder = { $bidder-name } joue { bid-on-trump }.
coach-turn-usual = À ton tour, tu joues une carte. Elle prend une carte de son nombre, ou des cartes qui font ce nombre en tout, ou les deux à la fois.
coach-turn-build = Ou mets-la sur une carte du tapis, pour que la somme soit une carte qui reste dans ta main : c’est une construction, et seule une carte de ce nombre la prend.
coach-turn-trail = Si rien dans ta main ne peut prendre, mets une carte sur le tapis : cela s’appelle poser.
coach-turn-score = Le plus de cartes rapporte { $most } points, chaque cinq { $five }, une rafle (tu vides le tapis) { $little } ou { $big }, et une orange { $orange }.
coach-orange-usual = Rouge et jaune ont été pris ensemble : une orange! Qui la crie d’abord reçoit { $orange } points, peu importe qui a fait la prise.
coach-ask-move = Que joues-tu?
coach-ask-bid = Que dis-tu?
coach-free-left = La donne s’éloigne de la leçon, et c’est très bien ainsi. Continue sans guide, et demande un conseil si tu veux.
coach-free-over = C’est la fin de cette donne.

coach-build = la construction ({ $cards })
coach-group = { $cards }

coach-ask-named = { $move } : { $why }.
