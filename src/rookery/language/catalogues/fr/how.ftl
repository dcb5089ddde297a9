how-players = { $sides ->
    [alternate] Pour { $players } personnes en deux camps : partenaires et adversaires alternent autour de la table.
    [called] Pour { $players } personnes, chacune avec ses propres points : à chaque donne, qui a le contrat se donne un partenaire en appelant une carte.
   *[alone] Pour { $players } personnes, chacune pour soi.
}
how-dummy = Le mort est une main que personne ne joue, à couvert dans une pile à droite de qui donne. À son tour, on joue sa carte du dessus, quelle que soit l’entame, et s’il gagne une levée il entame avec sa carte suivante. Ses levées ne comptent pour personne.
how-pack = { $suit ->
    [suit] Il y a { $cards } cartes ordinaires : dans chacune des couleurs pique, cœur, carreau et trèfle, de la plus forte à la plus faible, { $ranks }.
   *[colour] Il y a { $cards } cartes : dans chacune des couleurs noir, vert, rouge et jaune, de la plus forte à la plus faible, { $ranks }.
}
how-pack-and = { $suit ->
    [suit] Il y a { $cards } cartes : dans chacune des couleurs pique, cœur, carreau et trèfle, de la plus forte à la plus faible, { $ranks }; et un joker, qu’on appelle la tour.
   *[colour] Il y a { $cards } cartes : dans chacune des couleurs noir, vert, rouge et jaune, de la plus forte à la plus faible, { $ranks }; et en plus { $others }.
}
how-run = { $highest } à { $lowest }
how-rank = { $rank ->
    [jack] valet
    [queen] dame
    [king] roi
    [ace] as
   *[other] { $rank }
}
how-points = Voici ce qui rapporte des points : { $worth }; { $points } en tout.
how-worth = { $what } ({ $points })
how-each = { $rank ->
    [jack] chaque valet
    [queen] chaque dame
    [king] chaque roi
    [ace] chaque as
   *[other] chaque { $rank }
}
how-source = { $source ->
    [each-trick] chaque levée
    [last-trick] la dernière levée
   *[most-tricks] le plus de levées
}
how-most-tricks = Si les deux camps font autant de levées, chaque personne tire une carte, et les points pour le plus de levées vont au camp dont les cartes ont la plus grande somme.
how-always-trump = Quel que soit l’atout, les plus forts atouts sont, de haut en bas, { $cards }.
how-rook = { $place ->
    [low] La tour est le plus petit atout.
    [above-10] La tour est un atout entre le 10 et le 11.
    [above-12] La tour est un atout entre le 12 et le 13.
   *[high] La tour est le plus fort atout.
}
how-rook-any-time = La tour peut être jouée à toute levée, même si on peut fournir. À une entame d’atout, il faut la jouer si c’est le seul atout de la main.
how-rook-follows = La tour se fournit comme tout atout : à une autre entame, on ne la joue que si on ne peut pas fournir.
how-rook-alone = Sans couleur d’atout, la tour est une couleur à part et gagne toute levée où elle est jouée.

how-dealer = La première personne qui donne est tirée au sort; ensuite la donne passe à gauche.
how-dealt = { $nest ->
    [0] Toutes les cartes sont données, { $hand } à chaque personne.
    [one] Chaque main reçoit { $hand } cartes, et il en reste une : le nid.
   *[other] Chaque main reçoit { $hand } cartes, et il en reste { $nest } : le nid.
}
how-dealt-with = À { $players } personnes, chaque main reçoit { $hand } cartes, et il en reste { $nest }.
how-misdeal = { $claim ->
    [may] { $misdeal ->
        [no-counters] Qui n’a aucune carte à points peut annoncer maldonne avant les mises; la même personne redonne alors.
       *[low-hand] Qui n’a que des 6 à 9 peut annoncer maldonne avant les mises; la même personne redonne alors.
    }
   *[must] { $misdeal ->
        [no-counters] Si une main n’a aucune carte à points, la même personne redonne.
       *[low-hand] Si une main n’a que des 6 à 9, la même personne redonne.
    }
}
how-misdeal-unless = On ne redonne pas si la carte du nid à découvert rapporte des points.
how-nest-shown = { $shown ->
    [top] Une carte du nid est à découvert dès la donne.
   *[taken] Quand on prend le nid, tout le monde le voit.
}
how-first-bid = { $first ->
    [dealer] Qui donne mise en premier.
   *[left-of-dealer] La personne à gauche de qui donne mise en premier.
}
how-opening = Qui donne a d’office misé { $bid }, et la personne à sa gauche continue.
how-turns = À tour de rôle, on mise ou on passe; qui passe ne peut plus miser dans cette donne.
how-bids = { $jumps ->
    [jump] Une mise promet de faire autant de points, de { $low } à { $high } par tranches de { $step } : plus que la mise précédente, d’autant de tranches qu’on veut.
   *[step] Une mise promet de faire autant de points, de { $low } à { $high } : exactement { $step } de plus que la mise précédente.
}
how-moon = Miser { $bid }, c’est jouer la lune : réussie, elle rapporte { $points }.
how-lost-moon = Une lune qui ne réussit pas coûte { $points }.
how-sun = La plus haute mise est de jouer le soleil : tous les points et toutes les levées, pour { $points }, gagnés ou perdus.
how-stay = Une fois par donne, pendant les mises, on peut rester : on ne mise pas et on ne passe pas, on reste à la mise en cours. Si toutes les autres personnes qui misent encore restent aussi, elle tient.
how-bidding-ends = Les mises finissent quand tout le monde a passé sauf une personne.
how-all-pass = { $then ->
    [redeal] Si tout le monde passe, on jette les mains et la personne suivante donne.
    [dealer-minimum] Si tout le monde passe, qui donne doit jouer pour { $bid }.
   *[opening] Si personne ne mise plus, qui donne joue pour { $bid }.
}

how-steps = Qui a misé le plus fait ceci, dans cet ordre : { $steps }.
how-only-trump = Qui a misé le plus nomme l’atout.
how-step-nest = prendre le nid
how-step-bury = { $cards ->
    [one] écarter une carte
   *[other] écarter { $cards } cartes
}
how-step-trump = nommer l’atout
how-step-call = { $cards ->
    [one] appeler une carte
   *[other] appeler { $cards } cartes
}
how-trump = L’atout est une couleur au choix : chacune de ses cartes bat toutes celles des autres couleurs.
how-no-trump = { $calls ->
    [none] On peut aussi jouer sans atout.
   *[low] On peut aussi jouer sans atout, ou sans atout inversé : l’ordre est renversé, si bien que la plus petite carte est la meilleure.
}
how-bury = { $bury ->
    [any] On peut écarter n’importe quelles cartes, à couvert.
    [no-counters] On ne peut pas écarter de cartes à points, à moins de n’en avoir pas d’autres.
    [spare] On ne peut écarter ni atouts ni cartes à points, à moins de n’en avoir pas d’autres.
   *[one-counter] Parmi les cartes à points, on peut en écarter une au plus, un 5 ou un 10, à moins de n’en avoir pas d’autres.
}
how-exchange = { $cards ->
    [one] On échange exactement une carte contre une du nid, ou aucune.
   *[other] On échange exactement { $cards } cartes contre des cartes du nid, ou aucune.
}
how-buried-trumps = Les atouts écartés restent à découvert.
how-called = { $cards ->
    [one] La carte appelée est une carte qu’on n’a ni en main ni écartée. Qui la tient est partenaire pour cette donne et n’en dit rien : les autres le découvrent quand la carte est jouée.
   *[other] Les cartes appelées sont des cartes qu’on n’a ni en main ni écartées. Qui en tient une est partenaire pour cette donne et n’en dit rien : les autres le découvrent quand la carte est jouée. Qui les tient toutes est le seul partenaire.
}
how-called-with = À { $players } personnes, on appelle { $cards } cartes, l’une après l’autre; qui les tient toutes est le seul partenaire.

how-lead = { $lead ->
    [left-of-dealer] La personne à gauche de qui donne entame la première levée, avec n’importe quelle carte.
    [left-of-bidder] La personne à gauche de qui a le contrat entame la première levée, avec n’importe quelle carte.
    [chosen] Qui a le contrat entame la première levée, avec n’importe quelle carte, ou fait entamer la personne à sa gauche.
    [trump] L’atout est une couleur encore en main après l’écart, et qui a le contrat en joue une carte pour entamer la première levée.
    [trump-shown] Qui a le contrat entame la première levée avec une carte de la couleur nommée avant l’écart, ou n’importe quelle carte s’il ne lui en reste plus.
   *[bidder] Qui a le contrat entame la première levée, avec n’importe quelle carte.
}
how-follow = Vers la gauche, chaque personne à son tour joue une carte, de la couleur entamée si possible, sinon n’importe laquelle : ces cartes forment une levée. Personne n’est tenu de monter ni de couper.
how-wins = Le plus fort atout gagne la levée; sans atout, c’est la plus forte carte de la couleur entamée. Qui la gagne entame la suivante.
how-nest-to = { $to ->
    [bidder] Les points des cartes écartées vont au camp du contrat.
    [opponents] Les points des cartes écartées vont aux adversaires du camp du contrat.
    [last-trick] Les points des cartes écartées vont à qui gagne la dernière levée.
   *[nobody] Les points des cartes écartées sont perdus.
}
how-nest-is-a-trick = Les cartes écartées comptent comme une levée de plus pour le camp qui en reçoit les points.

how-score = { $sides ->
    [alternate] Le camp du contrat marque tout ce qu’il a fait, si c’est au moins sa mise. Avec moins, il a chuté : il perd sa mise et ne marque rien d’autre. L’autre camp marque toujours ce qu’il a fait.
    [called] Le camp du contrat additionne ses points. S’ils atteignent la mise, chaque personne du camp les marque tous; sinon, chacune perd la mise et ne marque rien d’autre. Les autres marquent toujours ce qu’elles ont fait ensemble, chacune le tout.
   *[alone] Qui a le contrat marque tous les points faits, s’ils atteignent la mise. Avec moins, c’est une chute : on perd la mise et on ne marque rien d’autre. Les autres marquent toujours leurs points.
}
how-below-zero = Les totaux peuvent descendre sous zéro.
how-never-below = Aucun total ne descend sous zéro : celui qu’un contrat perdu rendrait négatif est zéro.
how-double-set = Un camp qui chute avec moins de points que l’autre perd le double de sa mise.
how-slam = Si le camp du contrat fait toutes les levées, il marque { $points } au lieu de ses points.
how-bonus = Si le camp du contrat fait tous les points, il marque { $points } de plus.
how-gate = Un camp qui a { $points } points ou plus, et pas le contrat, ne marque que si quelqu’un de ce camp a misé dans la donne.
how-target = { $sides ->
    [alternate] Le premier camp à { $points } points ou plus à la fin d’une donne gagne.
   *[alone] La première personne à { $points } points ou plus à la fin d’une donne gagne.
}
how-tie = { $tie ->
    [bidder] Si les deux camps y arrivent dans la même donne, celui du contrat gagne, même avec le plus petit total.
    [higher] Si les deux camps y arrivent dans la même donne, le plus haut total gagne; à égalité, on joue une autre donne.
    [shared] Si plusieurs y arrivent dans la même donne, le plus haut total gagne; à égalité, la victoire est partagée.
   *[alone] Si plusieurs y arrivent dans la même donne, le plus haut total gagne; si les plus hauts sont égaux, on joue une autre donne.
}
how-must-make = { $sides ->
    [alone] Mais seul qui a le contrat peut gagner ainsi, et seulement s’il est réussi dans cette donne; sinon la partie continue, et les totaux restent ce qu’ils sont.
   *[side] Mais seul le camp du contrat peut gagner ainsi, et seulement s’il est réussi dans cette donne; sinon la partie continue, et les totaux restent ce qu’ils sont.
}
how-floor = Un total de { $points } ou moins finit aussi la partie, et le plus haut total gagne.
how-floor-least = Un total de { $points } ou moins perd aussitôt, si l’autre camp a { $least } ou plus.
how-deals = { $deals ->
    [one] La partie finit au plus tard après une donne, sauf égalité en tête; le plus haut total gagne.
   *[other] La partie finit au plus tard après { $deals } donnes, sauf égalité en tête; le plus haut total gagne.
}
how-margin = Une avance de { $points } points gagne aussi.
how-cap = Seul le camp du contrat peut gagner : tout autre total au-dessus de { $points } est ramené à ce nombre.

how-table = Pour { $least } à { $most } personnes, chacune pour soi.
how-centre = Chaque personne reçoit { $cards } cartes, et { $cards } sont à découvert sur le tapis. La personne à gauche de qui donne commence, et le tour passe à gauche.
how-again = Quand toutes les mains sont vides, on redonne { $cards } cartes à chaque personne, aucune au tapis. S’il n’y en a plus assez, on partage ce qui reste à parts égales, et les dernières cartes, s’il n’y en a pas pour tout le monde, vont sur le tapis.
how-turn = À ton tour, tu joues exactement une carte, d’une de ces trois façons : tu prends, tu construis, ou tu poses, c’est-à-dire que tu mets la carte à découvert sur le tapis.
how-capture = Une carte prend une carte de son nombre, ou deux cartes ou plus dont la somme est son nombre, ou plusieurs de ces groupes à la fois.
how-takes = { $capture ->
    [maximal] Tu choisis la carte et les groupes, mais tu dois prendre tout autre groupe que la même carte peut prendre.
    [most] Avec la carte que tu choisis, tu dois prendre le plus de cartes possible.
   *[any] Tu choisis la carte et les groupes, sans devoir prendre tout ce que tu peux.
}
how-build = Tu peux aussi mettre une carte sur une carte seule du tapis, si une autre carte de ta main vaut leur somme. Les deux sont alors une construction : une pile que seule une carte de ce nombre prend, et que tout le monde peut prendre. De même, tout le monde peut augmenter une construction avec une autre carte. Aucune construction ne dépasse { $highest }.
how-build-many = On peut aussi mettre une carte sur plusieurs cartes seules à la fois.
how-build-doubled = Qui garde une carte du nombre d’une construction peut la doubler : il y ajoute une autre carte de ce nombre, ou une carte mise sur des cartes seules qui le font ensemble. Une construction de plusieurs groupes ne peut plus qu’être prise.
how-build-joined = Quand on pose une carte pour construire, toutes les autres cartes seules du tapis qui font son nombre vont aussi dans la pile.
how-must-take = Qui a construit doit prendre la construction ou l’augmenter au tour suivant, si sa main le peut encore.
how-trail = { $trail ->
    [free] Tu peux poser à n’importe quel tour.
   *[forced] Tu ne peux poser que si aucune carte de ta main ne peut rien prendre; même alors, tu peux construire.
}
how-sweep = Une prise qui vide le tapis est une rafle : une grande rafle, de { $cards } cartes ou plus du tapis, rapporte { $big } points; sinon c’est une petite rafle, qui en rapporte { $little }.
how-orange = { $orange ->
    [race] Une prise qui contient une carte rouge et une jaune est une orange : qui la crie en premier reçoit { $points } points, jusqu’au coup de la personne suivante.
    [owner-first] Une prise qui contient une carte rouge et une jaune est une orange : elle rapporte { $points } points à qui a pris ou, si cette personne la laisse passer, à qui la crie en premier, jusqu’au coup de la personne suivante.
   *[auto] Une prise qui contient une carte rouge et une jaune est une orange : elle rapporte { $points } points.
}
how-orange-played = La carte qui prend compte aussi pour une orange.
how-most-cards = Le plus de cartes prises rapporte { $most } points ou, en cas d’égalité, { $tied } à chaque personne à égalité; chaque 5 pris en rapporte { $five }. La carte qui prend compte parmi les cartes prises.
how-deal-ends = La donne finit quand toutes les cartes sont jouées.
how-leftovers = { $to ->
    [last-capturer] Les cartes qui restent sur le tapis vont à la dernière personne qui a pris.
   *[nobody] Les cartes qui restent sur le tapis ne comptent pour personne.
}
how-at-once = { $points } points gagnent aussitôt, même au milieu d’une donne.
