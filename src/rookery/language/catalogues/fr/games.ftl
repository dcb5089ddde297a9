game-tuxedo = Prends des cartes du tapis, vide-le d’un coup, et crie orange avant tout le monde.
game-tuxedo-advice-1 = Les oranges rapportent le plus : à quatre, environ sept points par donne pour chacun, contre cinq pour les 5 pris et quatre pour le plus de cartes.
game-tuxedo-advice-2 = Prends rouge et jaune ensemble chaque fois que tu peux, et crie tout de suite : n’importe qui peut crier ton orange.
game-tuxedo-advice-3 = Rien ne t’oblige à prendre dès que tu peux : dans quatre tours de ce genre sur dix, les robots forts construisent plutôt, pour prendre plus ensuite.
game-tuxedo-advice-4 = Si tu ne peux rien prendre, construis : les robots forts le font dans sept tours de ce genre sur dix.
game-tuxedo-advice-5 = Une construction est le plus à l’abri si tu as vu les autres cartes de son nombre, car qui en a une peut la prendre.
game-tuxedo-advice-6 = Fais une rafle chaque fois que tu peux; les robots forts le font presque toujours.
game-tuxedo-advice-7 = Garde un 5 pour une prise, même comme carte qui prend : si tu le poses, c’est cinq points pour quelqu’un d’autre.
game-tuxedo-advice-8 = Qui pose une carte ne pouvait rien prendre de ce qui était là : jusqu’à ce qu’on redonne des cartes, celles-là sont à l’abri de cette personne.
game-tuxedo-advice-9 = À deux, qui a le plus de cartes gagne 15 points : compte les piles.
game-tuxedo-advice-10 = Une carte seule sur le tapis est une rafle pour qui a son nombre : poses-en une deuxième pour que la somme des deux dépasse 14, et aucune carte ne pourra prendre les deux.

game-dixie = Mise avec ton partenaire pour 120 points; le nid et le plus de levées peuvent tout changer.
game-dixie-advice-1 = Le jeu standard se joue avec la tour; le Dixie, non. Le 14 est la meilleure carte de sa couleur et ne vaut rien, les 13 valent 10, et le plus de levées vaut 20.
game-dixie-advice-2 = Compte les levées autant que les points : les 20 pour le plus de levées font un sixième de la donne, et le nid compte comme une levée pour qui gagne la dernière.
game-dixie-advice-3 = Un 13 vaut 10 mais tombe sous son 14 : joue-le quand ce 14 est parti, ou dans la levée de ton partenaire.
game-dixie-advice-4 = À six, les mains sont plus courtes et les mises plus basses d’une ou deux tranches : une mise gagnante habituelle est 75.

game-three = À trois, chacun pour soi : qui donne ouvre à 50, et chaque levée vaut 2.
game-three-advice-1 = Chaque levée vaut 2 points en plus de ses cartes à points : les petites levées s’additionnent, jusqu’à 26 points sur 126.
game-three-advice-2 = Ce que tu écartes ne compte pour personne, et tu ne peux pas écarter de carte à points : écarte des cartes basses d’une couleur courte.
game-three-advice-3 = En défense, joue avec l’autre comme avec un partenaire : une chute du contrat profite aux deux.

game-five = Avec un jeu de poker : appelle en secret un partenaire par une carte, joue sans atout inversé, joue le soleil.
game-five-advice-1 = À sans atout inversé, les 2 et les 3 gagnent, et la tour bat tout : qui l’a en main gagne une levée à coup sûr.
game-five-advice-2 = Tant que la carte appelée n’est pas tombée, seule la personne qui l’a sait qui est partenaire : si c’est toi, mets des cartes à points dans les levées de qui a le contrat, et gagne aussi des levées.
game-five-advice-3 = Si tu n’as pas le contrat et n’es pas partenaire, regarde qui donne des cartes à points aux levées de qui a le contrat : c’est le partenaire.
game-five-advice-4 = La tour est le plus petit atout et vaut 20 : joue-la dans une levée que ton camp est en train de gagner, ou coupe avec elle quand tu joues en dernier et que personne n’a coupé.

game-kentucky = Rook de tournoi, à 41 cartes : la tour est le plus fort atout et vaut 20 points sur 120.
game-kentucky-advice-1 = La tour est le plus fort atout et vaut 20 : elle gagne toujours sa levée, donc mise plus haut si tu l’as.
game-kentucky-advice-2 = La dernière levée apporte le nid : garde un atout pour elle.

game-kentucky-original = Kentucky Discard sans la tour : 40 cartes, 100 points, et des mises à partir de 50.
game-kentucky-original-differs = La tour reste dans la boîte : le 14 d’atout est la meilleure carte, et il reste 100 points à miser.
game-kentucky-original-advice-1 = Sans la tour, le 14 d’atout est la meilleure carte : il gagne n’importe quelle levée.

game-kentucky-original-breckinridge = Un tournoi de foire : on nomme l’atout avant de voir le nid, à partir de 65.
game-kentucky-original-breckinridge-differs = On nomme l’atout avant de prendre le nid, on n’écarte pas de carte à points, et les mises partent de 65.
game-kentucky-original-breckinridge-advice-1 = { game-kentucky-original-advice-1 }

game-partnership = Le vieux jeu à deux contre deux : on donne les 56 cartes, et le plus de levées vaut 20.
game-partnership-differs = On donne toutes les cartes, aucun nid n’aide, et les 14 valent 10 au lieu des 13.
game-partnership-advice-1 = Il n’y a pas de nid : aucune carte ne vient t’aider après les mises, et on ne peut rien écarter.
game-partnership-advice-2 = Compte les levées autant que les points : le plus de levées vaut 20 points sur 120.

game-thirteens = 40 cartes et neuf levées : les 13 comptent, et cinq levées valent 20 points sur 120.
game-thirteens-differs = Le jeu part des 5, donc il n’y a que neuf levées, et le nid n’en fait pas une de plus.
game-thirteens-advice-1 = Cinq levées rapportent les 20 points pour le plus de levées : quand ton camp en a quatre, la cinquième vaut bien un fort atout.
game-thirteens-advice-2 = { game-dixie-advice-3 }

game-red-one = Le 1 rouge bat même la tour et vaut 30 points sur 150.
game-red-one-differs = Un 1 rouge s’ajoute au jeu : il est atout à chaque donne, bat la tour, et vaut 30.
game-red-one-advice-1 = Le 1 rouge et la tour rapportent 50 points sur 150, et seul le 1 rouge peut prendre la tour : mise plus haut si tu as l’un ou l’autre.
game-red-one-advice-2 = La tour peut se jouer dans n’importe quelle levée : joue-la quand le 1 rouge est parti ou dans ton camp.
game-red-one-advice-3 = Les atouts que tu écartes restent à découvert : les autres voient lesquels sont partis.

game-red-one-western = Les quatre 1 sont hauts, le rouge au-dessus de la tour : 200 points, dont 20 dans la dernière levée.
game-red-one-western-differs = Les autres 1 sont aussi dans le jeu, chaque 1 vaut 15, et la dernière levée vaut 20.
game-red-one-western-advice-1 = Le 1 rouge est le plus fort atout, quelle que soit la couleur d’atout, et la tour le deuxième : mise plus haut si tu as l’un ou l’autre.
game-red-one-western-advice-2 = La dernière levée vaut 20 et apporte le nid : garde un atout pour elle.

game-kentucky-rook = Les 1 sont de retour, comme meilleures cartes de leur couleur : 180 points, et des mises à partir de 100.
game-kentucky-rook-differs = Les 1 reviennent, meilleures cartes de leur couleur et à 15 chacun, et les mises partent de 100.
game-kentucky-rook-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-advice-2 = Les 1 sont les meilleures cartes de leur couleur et valent 15 chacun : mise plus haut si tu en as.

game-kentucky-rook-williams = Quatre donnes de Kentucky Rook, avec des 1 à 20 et une carte du nid à découvert.
game-kentucky-rook-williams-differs = Les 1 valent 20, une carte du nid est à découvert, et la partie a quatre donnes.
game-kentucky-rook-williams-advice-1 = { game-kentucky-advice-1 }
game-kentucky-rook-williams-advice-2 = Les 1 sont les meilleures cartes de leur couleur et valent 20 chacun : mise plus haut si tu en as.

game-kentucky-rook-baby-bird = Kentucky Rook avec le 2 rouge comme deuxième atout, à 20 points : 200 points en tout.
game-kentucky-rook-baby-bird-differs = Le 2 rouge s’ajoute au jeu, atout à chaque donne, juste après la tour, et vaut 20.
game-kentucky-rook-baby-bird-advice-1 = La tour et le 2 rouge sont les deux plus forts atouts à chaque donne et valent 20 chacun : mise plus haut si tu as l’un ou l’autre.

game-one-high = Les 57 cartes, le 1 en haut : la tour est le plus petit atout, et ses 20 points sont durs à garder.
game-one-high-differs = Toutes les cartes sont en jeu, et la tour est le pire atout au lieu du meilleur.
game-one-high-advice-1 = La tour est le plus petit atout et vaut 20 : joue-la dans une levée que ton camp est en train de gagner, ou coupe avec elle quand tu joues en dernier et que personne n’a coupé.
game-one-high-advice-2 = { game-kentucky-rook-advice-2 }

game-house = 200 points, dont 20 pour la dernière levée; la tour est un atout entre le 10 et le 11.
game-house-differs = La dernière levée vaut 20 de plus, et la tour est au milieu des atouts, entre le 10 et le 11.
game-house-advice-1 = La tour est entre le 10 et le 11 d’atout : quand le 11, le 12, le 13, le 14 et le 1 sont partis, elle ne peut plus perdre.
game-house-advice-2 = { game-red-one-western-advice-2 }

game-house-fast = House Rook sans les 2, les 3 et les 4 : dix levées pour les mêmes 200 points.
game-house-fast-differs = Les 2, les 3 et les 4 restent dans la boîte, donc une donne a dix levées.
game-house-fast-advice-1 = { game-house-advice-1 }
game-house-fast-advice-2 = { game-red-one-western-advice-2 }
game-house-six = House Rook à six, trois contre trois : neuf levées pour les mêmes 200 points.
game-house-six-differs = Trois partenaires de chaque côté, neuf cartes chacun et un nid de trois.
game-house-six-advice-1 = { game-house-advice-1 }

game-call-partner = Pas de partenaires fixes : la plus haute mise nomme une carte, et qui l’a est partenaire.
game-call-partner-differs = Personne n’a de partenaire fixe : qui a le contrat nomme une carte, et qui l’a est partenaire pour cette donne.
game-call-partner-advice-1 = Appelle le plus fort atout qui te manque; s’il ne t’en manque aucun, la meilleure carte d’une autre couleur.
game-call-partner-advice-2 = { game-red-one-western-advice-2 }
game-call-partner-advice-3 = { game-five-advice-3 }

game-call-partner-five = On appelle une carte, ou deux à six : qui l’a est partenaire en secret.
game-call-partner-five-differs = Une plus grande table : on appelle un partenaire, ou deux à six, et 400 points gagnent.
game-call-partner-five-advice-1 = { game-call-partner-advice-1 }
game-call-partner-five-advice-2 = À cinq, le nid a sept cartes : il peut rendre longue une couleur courte.
game-call-partner-five-advice-3 = { game-red-one-western-advice-2 }
game-call-partner-five-short = Call Partner à cinq sans les 2, les 3 et les 4 : huit levées pour 200 points.
game-call-partner-five-short-differs = Les 2, les 3 et les 4 restent dans la boîte : huit cartes chacun et un nid de cinq.
game-call-partner-five-short-advice-1 = { game-call-partner-advice-1 }

game-princeton = Rook avec des cartes ordinaires : les as en haut, un joker comme plus petit atout, et 200 points.
game-princeton-differs = Des cartes ordinaires avec un joker comme tour, 20 points de plus pour la dernière levée, et une seule carte de reste.
game-princeton-advice-1 = Le joker est le plus petit atout et vaut 20 : joue-le dans une levée que ton camp est en train de gagner, ou coupe avec lui quand tu joues en dernier et que personne n’a coupé.
game-princeton-advice-2 = Le nid n’a qu’une carte : mise sur la main que tu as.
game-princeton-advice-3 = Qui gagne la dernière levée reçoit ce que tu écartes : n’écarte une carte à points que si tu comptes gagner cette levée.

game-two-hundred = Le cousin canadien : pas de nid, 100 points, et à partir de 100, il faut miser pour marquer.
game-two-hundred-differs = Un petit jeu de poker sans nid, et un camp près du but ne marque que s’il ose miser.
game-two-hundred-advice-1 = Dès que ton camp a 100 points, mise à chaque donne : si ni toi ni ton partenaire ne misez, vous ne marquez rien.
game-two-hundred-advice-2 = { game-partnership-advice-1 }

game-two-hundred-kitty = Two Hundred avec un nid de quatre cartes, dont les points vont à la défense.
game-two-hundred-kitty-differs = Les 6 sont dans le jeu, et on prend un nid de quatre cartes, dont les points vont à l’autre camp.
game-two-hundred-kitty-advice-1 = { game-two-hundred-advice-1 }

game-shelem = Le Rook d’Iran : chaque levée vaut 5, et une grosse chute coûte double.
game-shelem-differs = Chaque levée vaut 5, les cartes écartées comptent tout de suite, et une grosse chute coûte double.
game-shelem-advice-1 = Qui a le contrat et fait moins de points que les autres, 80 ou moins, perd le double de sa mise : ne mise pas haut sur une seule couleur.

game-shelem-185 = Shelem avec des as à 15 : 185 points par donne, et des mises à partir de 120.
game-shelem-185-differs = Les as valent 15, donc 185 points sont en jeu, et les mises partent de 120.
game-shelem-185-advice-1 = Qui a le contrat et fait moins de points que les autres, 90 ou moins, perd le double de sa mise : ne mise pas haut sur une seule couleur.

game-two = À deux, avec un mort dont les cartes se découvrent une à une et peuvent gagner des levées.
game-two-differs = Un mort tient la troisième place, et ses levées sont perdues pour les deux.
game-two-advice-1 = Les levées du mort sont perdues pour les deux : garde les cartes à points pour les levées où il a déjà joué.
game-two-advice-2 = Le mort retourne les cartes du dessus de sa pile et ne peut pas choisir : ses fortes cartes viennent quand elles viennent.
game-two-advice-3 = Le mort peut gagner même si tu entames atout : il retourne n’importe quelle carte, mais seul un atout plus fort bat le tien.
