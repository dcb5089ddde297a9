### Comment jouer : une page pour chaque jeu, parfois racontée en images. Les mots entre crochets ressortent.

how-to-play-it = Comment jouer : { $game }
how-learn = Apprendre en jouant
how-rules-of = Règles de la maison : { $game }
how-players = { $players }, environ { $minutes } minutes.
how-form-of = C’est une forme de ce jeu : [{ $game }].
how-has-form = Il a une autre forme, [{ $game }] : [{ $differs }]
how-also-called = On le cherche aussi sous ces noms : { $names }.
how-failed = Le jeu n’a pas pu être chargé.
how-try = Essaie
how-try-told = Le mieux, pour apprendre, c’est de jouer une donne ou deux contre des robots. Demande un conseil quand tu veux.
how-others = Autres jeux
how-advice = Bien jouer

## Un jeu sans images

how-goes = Comment ça se joue
how-counts = Ce qui compte
how-ring = L’anneau sur une carte montre ses points.
how-cards = Les cartes
how-pack =
    { $count ->
        [one] { $count } carte : { $ranks } en { $suits }.
       *[other] { $count } cartes : { $ranks } en { $suits }.
    }
how-pack-and =
    { $count ->
        [one] { $count } carte : { $ranks } en { $suits }, plus { $others }.
       *[other] { $count } cartes : { $ranks } en { $suits }, plus { $others }.
    }
how-ranks = { $least } à { $most }
how-suit-down = Une couleur, de la carte la plus haute à la plus basse.
how-trump-down = La couleur d’atout, dont la tour fait partie.
how-house-rules =
    { $count ->
        [one] Chaque famille joue à sa façon : une règle de ce jeu peut changer avant l’ouverture d’une table. [Règles de la maison : { $game }]
       *[other] Chaque famille joue à sa façon : { $count } règles de ce jeu peuvent changer avant l’ouverture d’une table. [Règles de la maison : { $game }]
    }
how-no-house-rules = Ce jeu se joue tel quel : il n’a pas de règles de la maison.
how-source = Source : [{ $source }].
how-worth = { $what } : { $points }
how-total = en tout : { $points }

## Une donne en exemple

how-example = Une donne, jouée par des robots
how-example-worth = Ce que valait la donne
how-side = Camp
how-taken = Points ramassés
how-taken-for = { $what } { $points }
how-taken-none = aucun
how-in-all = En tout
how-score = Marque

## Images de levées et de prises

how-leads = { $who } entame
how-takes-trick = la ramasse
how-takes = prend
how-laid-on = se pose sur
how-and = et

## Ce qui revient souvent

how-idea = L’idée
how-bid = Miser
how-nest-and-trump = Le nid et l’atout
how-a-trick = Une levée
how-scores = Ce que ça rapporte
how-most-tricks = le plus de levées
how-each-trick = chaque levée
how-bid-steps = À tour de rôle, on dit combien des 120 points son camp va ramasser, 70 au moins et par tranches de 5, ou on passe. Qui passe ne mise plus.

how-dixie-idea = Tu joues avec ton partenaire contre les deux autres; les partenaires se font face. À six, on est trois dans chaque camp, une chaise sur deux. Un camp annonce combien de points il va ramasser, puis il doit y arriver.
how-dixie-ring = L’anneau sur une carte montre ses points. Le 14 est la carte la plus haute de sa couleur, mais ne vaut rien en soi.
how-dixie-first-bid = Pour commencer sans risque : mise 70 avec une couleur longue et deux ou trois 14.
how-dixie-nest = Qui a misé le plus ramasse les quatre cartes qui restaient, [le nid], écarte quatre cartes au choix et nomme une couleur [atout] : elle bat toutes les autres. À six, le nid a deux cartes.
how-dixie-green = On entame vert. Qui a du vert doit jouer vert. Le vert le plus haut ramasse la levée, avec les dix points de Cleo.
how-dixie-red = L’atout est rouge. Dan n’a pas de noir et peut jouer n’importe quoi : même un petit atout bat toutes les autres cartes.
how-dixie-last = Qui ramasse une levée entame la suivante. Le camp qui ramasse la dernière gagne aussi le nid : ses points, et il compte pour une levée de plus.
how-dixie-score = Un camp qui ramasse au moins sa mise marque tout ce qu’il a ramassé. S’il ramasse moins, il est [chuté] : il perd le montant de sa mise. L’autre camp garde toujours ce qu’il a ramassé. Si les deux camps ont autant de levées, chaque place tire une carte, et le camp au plus haut total reçoit les 20.
how-dixie-example = [Par exemple :] Ann et Cleo misent 85 et ramassent 75. Leur camp perd 85, et l’autre marque ses 45. Le premier camp à 300 points gagne.

how-kentucky-idea = Le jeu des tournois. Les partenaires se font face, deux contre deux. Un camp annonce combien de points il va ramasser, puis il doit y arriver. Les nombres vont de 5 à 14, et la tour est dans le jeu.
how-kentucky-nest = Qui a misé le plus ramasse les cinq cartes qui restaient, [le nid], écarte cinq cartes au choix et nomme une couleur [atout] : elle bat toutes les autres.
how-kentucky-green = On entame vert. Qui a du vert doit jouer vert. Le 14 de Ben est le plus haut : 25 points en une levée.
how-kentucky-red = L’atout est rouge, et on entame rouge. La tour est un atout aussi, et le plus haut.
how-kentucky-last = Qui ramasse une levée entame la suivante, et qui ramasse la dernière prend aussi les cartes écartées.
how-kentucky-score = Un camp qui ramasse au moins sa mise marque tout ce qu’il a ramassé. S’il ramasse moins, il est [chuté] : il perd le montant de sa mise. L’autre camp garde toujours ce qu’il a ramassé. Le premier camp à 300 points gagne.

## Rook à trois

how-three-idea = On joue à trois, chacun pour soi. Une personne annonce combien de points elle va ramasser, et les deux autres tentent de l’en empêcher. Les nombres vont de 4 à 14.
how-three-bid = Qui donne a d’office misé 50. À tour de rôle, on mise plus, par tranches de 5, ou on passe. Qui passe ne mise plus. Si les deux autres passent tout de suite, la mise reste à 50. Les mises de plus de 80 sont rares.
how-three-trump-first = L’atout, puis le nid
how-three-nest = Qui a misé le plus nomme d’abord l’[atout], sans avoir vu [le nid], les cinq cartes qui restaient, puis les ramasse et écarte cinq cartes. On ne peut pas écarter de cartes à points, et les cartes écartées ne comptent pour personne.
how-three-yellow = On entame jaune. Qui a du jaune doit jouer jaune. Le 14 de Ben est le plus haut : 15 points en cartes et 2 pour la levée.
how-three-black = L’atout est noir. Cleo n’a pas de vert et peut jouer n’importe quoi : même un petit atout bat le 13.
how-three-lead = La place à gauche du contrat entame la première levée; ensuite, qui ramasse une levée entame la suivante.
how-three-score = Qui a le contrat et ramasse au moins sa mise marque tout ce qui est dans ses levées. S’il en manque, le contrat est [chuté] et coûte le montant de la mise. Les deux autres gardent toujours ce qu’ils ont ramassé.
how-three-example = [Par exemple :] Ann mise 60 et fait cinq levées avec 45 en cartes, 55 en tout. Ann perd 60. Ben marque 45 et Cleo 26. La première personne à 200 points gagne.

## Rook à cinq

how-five-idea = On joue à cinq avec un jeu de cartes ordinaire et un joker, qu’on appelle la tour. À chaque donne, qui a le contrat a [un partenaire secret] : la personne qui tient la carte appelée. Les trois autres jouent contre ces deux-là.
how-five-bid = À tour de rôle, on dit combien de points on va ramasser avec un partenaire, 75 au moins et par tranches de 5, ou on passe. Qui passe ne mise plus. Miser 180, c’est [jouer la lune]. Plus haut encore, on peut [jouer le soleil] : tous les points et toutes les levées, pour 360, gagnés ou perdus.
how-five-then = Nid, atout, partenaire
how-five-nest = Qui a misé le plus ramasse les trois cartes qui restaient, le nid, puis
how-five-trump = nomme l’[atout] : une couleur qui bat les autres; ou [sans atout]; ou [sans atout inversé], où l’ordre est renversé, si bien que le 2 est la meilleure carte;
how-five-call = [appelle une carte] absente de sa main. Qui la tient est partenaire et n’en dit rien : les autres le découvrent quand la carte est jouée;
how-five-bury = écarte trois cartes, dont les points vont à qui ramasse la dernière levée, puis entame la première levée ou laisse entamer à gauche.
how-five-good-call = Une bonne carte à appeler : l’as qui te manque.
how-five-hearts = On entame cœur, et qui a du cœur doit en jouer. Ann a appelé l’as de cœur : Cleo est donc partenaire!
how-five-rook = [La tour] est le plus petit atout, et vaut 20. À sans atout, inversé ou non, c’est le seul atout : elle gagne toute levée où elle est jouée, mais tu ne peux la jouer que si tu ne peux pas fournir, ou pour entamer.
how-five-score = Qui a le contrat et son partenaire additionnent leurs points. Si le contrat est réussi, chacun des deux marque tout ce qu’ils ont ramassé ensemble; sinon, chacun perd le montant de la mise. Chacun des trois autres marque ce que les trois ont ramassé ensemble.
how-five-example = [Par exemple :] Ann a misé 120 et ramasse 130 avec Cleo : 130 pour Ann et pour Cleo, 50 pour chacun des autres. La première personne à 500 points gagne.

## Tuxedo

how-tuxedo-idea = Quatre cartes sont à découvert sur le tapis, et tu en as quatre en main. À ton tour, tu joues une carte : pour [prendre] des cartes du tapis, pour [construire] ou, si tu ne peux faire ni l’un ni l’autre, pour la [poser]. Une carte vaut son nombre; les couleurs ne comptent que pour les oranges.
how-tuxedo-centre = Le tapis, en exemple.
how-tuxedo-capture = Prendre
how-tuxedo-match = Une paire : un 9 prend un 9.
how-tuxedo-sum = Une somme : un 9 prend des cartes qui font 9 ensemble. Il peut y en avoir plus de deux.
how-tuxedo-both = Les deux à la fois : une carte prend tout ce qu’elle peut. La page te montre toutes les façons, la plus grosse d’abord.
how-tuxedo-pile = La carte jouée va sur ta pile avec ce qu’elle a pris.
how-tuxedo-build = Construire
how-tuxedo-laid = Tu as aussi un 9 : tu peux donc poser le 5 sur le 4 et dire « neuf ». Les deux cartes n’en font plus qu’une.
how-tuxedo-taken = À ton prochain tour, ton 9 prend la construction, à moins que quelqu’un d’autre ne l’ait prise avant avec un 9. Seul un 9 peut la prendre.
how-tuxedo-raise = Tout le monde peut augmenter une construction en y posant une autre carte, à condition d’avoir une carte de la nouvelle somme. Aucune construction ne dépasse 14.
how-tuxedo-trail = Poser
how-tuxedo-trailed = Si aucune de tes cartes ne peut prendre, tu peux simplement en poser une sur le tapis. Si le tapis est vide, il le faut. Essaie de ne pas laisser une somme facile à qui joue après toi!
how-tuxedo-sweep = Rafle
how-tuxedo-swept = Une prise qui vide le tapis est une rafle : [une grande rafle] de quatre cartes ou plus rapporte 10, [une petite rafle] de trois ou moins rapporte 5.
how-tuxedo-orange = Orange!
how-tuxedo-oranges = Rouge et jaune font orange. Quand une prise contient une carte rouge et une jaune, la première personne qui appuie sur Orange reçoit 10 points, peu importe qui a pris.
how-tuxedo-called = Tu peux crier jusqu’au coup suivant. Si tu appuies quand il n’y a rien à crier, ton bouton est bloqué deux secondes : regarde donc le tapis, pas le bouton.
how-tuxedo-for = Pour
how-tuxedo-points = Points
how-tuxedo-for-cards = le plus de cartes (5 chacun en cas d’égalité)
how-tuxedo-for-orange = chaque orange criée
how-tuxedo-for-big = chaque grande rafle
how-tuxedo-for-little = chaque petite rafle
how-tuxedo-for-five = chaque 5 pris
how-tuxedo-end = Quand toutes les mains sont vides, on redonne quatre cartes à tout le monde, jusqu’à épuisement du jeu. Puis on compte la donne. La première personne à 100 points ou plus gagne.
