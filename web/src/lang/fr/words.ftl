### Les mots des jeux et leur sens : le mot et ses formes, puis deux points et la phrase.

word-deal = donne, donnes: Un jeu de cartes, donné et joué jusqu’à la dernière carte. Une partie se joue en plusieurs donnes.
word-dealer = qui donne: La personne qui donne les cartes. À chaque donne, c’est le tour de la suivante à gauche.
word-hand = main: Les cartes que tient un joueur.
word-bid = mise, mises, miser: La promesse de faire au moins tant de points dans cette donne, avec ton partenaire si tu en as un.
word-pass = passe, passer: Ne pas miser. Qui passe ne mise plus dans cette donne.
word-bidder = qui a le contrat: Le joueur de la plus haute mise, qui prend le nid et nomme l’atout.
word-nest = nid: Les cartes qui restent quand tout le monde a sa main. La plus haute mise les prend, et en écarte autant.
word-bury = écarter, écarte, écartée, écartées: Mettre de côté une carte de sa main, face cachée, en échange d’une carte du nid.
word-trump = atout, atouts: La couleur qui bat toutes les autres dans cette donne.
word-ruff = couper, coupe: Jouer un atout dans une levée, parce qu’on n’a pas la couleur entamée.
word-void = sans carte: N’avoir aucune carte d’une couleur, de sorte qu’on peut la couper.
word-trick = levée, levées: Une carte de chaque joueur. Le plus fort atout la gagne, sinon la plus forte carte de la couleur entamée.
word-lead = entamer, entame: Jouer la première carte d’une levée. Les autres doivent fournir sa couleur s’ils le peuvent.
word-follow = fournir, fournit: Jouer une carte de la couleur entamée. Qui le peut le doit; seule la tour peut quand même être jouée dans certains jeux.
word-counter = carte à points, cartes à points: Une carte qui rapporte des points à qui la gagne. L’anneau sur la carte dit combien.
word-sure-winner = levée sûre, levées sûres: Une carte qu’aucune carte des autres ne peut plus battre.
word-set = chuté, chute: Un camp chute s’il fait moins de points que sa mise : il perd le montant de la mise.
word-partner = partenaire, partenaires: Qui marque avec toi : le joueur d’en face, ou qui a la carte appelée.
word-side = camp, camps: Ceux qui marquent ensemble dans une donne.
word-call = appeler, appelle, appelée: Nommer une carte dont le porteur devient partenaire; ou, à Tuxedo, dire « orange ».
word-rook = tour: La carte à la tour. Dans les jeux qui l’ont, c’est un atout; les règles de chaque jeu disent sa force.
word-lo-no = sans atout inversé: Une donne sans atout où l’ordre des cartes est renversé : la plus basse de la couleur entamée gagne, si la tour n’est pas jouée.
word-no-trump = sans atout: Une donne sans couleur d’atout : la plus forte carte de la couleur entamée gagne chaque levée, si la tour n’est pas jouée.
word-moon = lune: Jouer la lune, c’est miser sur tous les points de la donne.
word-sun = soleil: Jouer le soleil, c’est miser sur tous les points et toutes les levées.
word-most-tricks = le plus de levées: Dans certains jeux, le camp qui gagne le plus de levées reçoit des points.
word-last-trick = dernière levée: La dernière levée d’une donne. Dans bien des jeux, qui la gagne reçoit aussi les points des cartes écartées.
word-dummy = mort: Une main sans joueur : ses cartes se retournent une à une.
word-centre = tapis: À Tuxedo, les cartes à découvert au milieu, qui peuvent être prises.
word-capture = prendre, prend: Prendre des cartes du tapis avec une carte du même nombre, ou égale à leur somme.
word-build = construction, constructions, construire: Des cartes posées l’une sur l’autre au tapis. Seule une carte égale à leur somme peut les prendre.
word-trail = poser, pose: Laisser une carte au tapis parce qu’il n’y a rien à prendre.
word-sweep = rafle, rafles: Une prise qui vide tout le tapis. Une grande rafle prend quatre cartes ou plus.
word-orange = orange, oranges: Du rouge et du jaune pris ensemble. Qui crie « orange » en premier en a les points.
word-stock = talon: Les cartes qui restent à donner.

## Autour d'eux

words-find = Trouver un mot
words-none = Aucun mot comme celui-là.
words-means = Que veut dire « { $word } »?
