### Games on their own pages: how they are played, advice on playing them well, and lessons.
###
### Said in English by the values of the games, by rookery.games.advice, and by the lessons.

## How a game is played, in three paragraphs.

game-tuxedo-how-1 = Quatre cartes sont à découvert sur le tapis, et tout le monde a quatre cartes en main. À ton tour, tu joues une carte. Un 9 prend un 9 du tapis, ou des cartes qui font 9 en tout, comme un 5 et un 4, ou les deux à la fois.
game-tuxedo-how-2 = Tu peux aussi mettre une carte sur une autre du tapis pour construire une somme qu’une autre carte de ta main prendra plus tard, si personne n’est plus rapide. C’est seulement si aucune de tes cartes ne peut prendre que tu peux simplement en mettre une sur le tapis : cela s’appelle poser.
game-tuxedo-how-3 = Vider tout le tapis est une rafle. Quand une carte rouge et une jaune sont prises ensemble, qui appelle « orange » d’abord reçoit 10 points. Les cinq pris, les rafles, les oranges et le plus de cartes comptent, et 100 points gagnent.
game-dixie-how-1 = Deux camps sont assis en alternance autour de la table et jouent pour 120 points. Les 13 et les 10 valent 10 chacun, les 5 valent 5, et le camp qui fait le plus de levées reçoit 20.
game-dixie-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 70 ou plus, ou tu passes. La plus haute mise prend le nid, c’est-à-dire les cartes qui restent, en écarte autant à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs.
game-dixie-how-3 = Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Qui ramasse la dernière levée reçoit aussi le nid. Un camp qui fait moins de points que sa mise perd le montant de sa mise. Le premier camp à 300 points gagne.
game-three-how-1 = On joue à trois, chacun pour soi. Les 14 et les 10 valent 10 points chacun, les 5 valent 5, et chaque levée vaut 2 : 126 en tout.
game-three-how-2 = Qui donne ouvre d’office à 50 points; mise plus, ou passe. La plus haute mise nomme une couleur comme atout, qui bat toutes les autres couleurs, prend ensuite le nid, c’est-à-dire les cinq cartes qui restent, et écarte cinq cartes qui ne valent rien.
game-three-how-3 = Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces trois cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Qui a le contrat et fait moins de points que sa mise en perd le montant, et les autres marquent ce qu’ils ont fait. Le premier total de 200 points gagne.
game-five-how-1 = On joue à cinq, avec des cartes ordinaires et un joker, qu’on appelle la tour. Les as valent 15 points chacun, les rois et les 10 valent 10, les 5 valent 5 et la tour 20 : 180 en tout.
game-five-how-2 = Mise le nombre de points que tu feras avec un partenaire, 75 ou plus, ou passe. La plus haute mise prend les trois cartes qui restent, nomme une couleur d’atout, qui bat les autres couleurs (ou sans atout, ou sans atout inversé, où les cartes basses gagnent), et appelle une carte. Qui a cette carte est partenaire, ce que les autres apprennent quand la carte est jouée. Puis on écarte trois cartes.
game-five-how-3 = Chaque personne à son tour joue une carte, de la couleur entamée si possible : ces cinq cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Si les deux partenaires du contrat font ensemble moins de points que la mise, chacun en perd le montant; sinon, ils marquent ce qu’ils ont fait, comme les autres toujours, et le premier total de 500 points gagne.
game-kentucky-how-1 = Les partenaires se font face et jouent pour 120 points. La tour vaut 20, les 14 et les 10 valent 10 chacun, et les 5 valent 5.
game-kentucky-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 70 ou plus, ou tu passes. La plus haute mise prend le nid, c’est-à-dire les cinq cartes qui restent, écarte cinq cartes à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs. La tour est le plus fort atout, et peut se jouer dans n’importe quelle levée.
game-kentucky-how-3 = Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces quatre cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Qui ramasse la dernière levée reçoit aussi le nid. Un camp qui fait moins de points que sa mise perd le montant de sa mise, et le premier camp à 300 points gagne.
game-kentucky-original-how-1 = Les partenaires se font face et jouent pour 100 points : les 14 et les 10 valent 10 chacun, les 5 valent 5, et il n’y a pas de tour.
game-kentucky-original-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 50 ou plus, ou tu passes. Si tout le monde passe, qui donne doit jouer pour 50. La plus haute mise prend le nid, c’est-à-dire les quatre cartes qui restent, écarte quatre cartes à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs.
game-kentucky-original-breckinridge-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 65 ou plus, ou tu passes. Si tout le monde passe, qui donne doit jouer pour 65. La plus haute mise nomme une couleur comme atout, qui bat toutes les autres couleurs, prend ensuite le nid, c’est-à-dire les quatre cartes qui restent, et écarte quatre cartes qui ne valent rien, les atouts à découvert.
game-partnership-how-1 = Les partenaires se font face, reçoivent quatorze cartes chacun, et jouent pour 120 points. Les 14 et les 10 valent 10 chacun, les 5 valent 5, et le camp qui fait le plus de levées reçoit 20.
game-partnership-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 70 ou plus, ou tu passes. La plus haute mise nomme une couleur comme atout, qui bat toutes les autres couleurs; il n’y a pas de nid pour améliorer la main.
game-partnership-how-3 = Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces quatre cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Un camp qui fait moins de points que sa mise perd le montant de sa mise, et le premier camp à 300 points gagne.
game-thirteens-how-1 = Les partenaires se font face et jouent pour 120 points : les 13 et les 10 valent 10 chacun, les 5 valent 5, et le camp qui fait cinq levées ou plus reçoit 20. Les 14 sont les plus fortes cartes, mais ne valent rien.
game-thirteens-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 65 ou plus, ou tu passes. Si tout le monde passe, qui donne doit jouer pour 65. La plus haute mise prend le nid, c’est-à-dire les quatre cartes qui restent, écarte quatre cartes à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs.
game-thirteens-how-3 = Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces quatre cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Qui ramasse la dernière levée reçoit aussi le nid. Un camp qui fait moins de points que sa mise perd le montant de sa mise, et le premier camp à 500 points gagne.
game-red-one-how-1 = Les partenaires se font face et jouent pour 150 points : le 1 rouge vaut 30, la tour 20, les 14 et les 10 valent 10 chacun, et les 5 valent 5. Quelle que soit la couleur d’atout, le 1 rouge est le plus fort atout, et la tour, qui peut se jouer dans n’importe quelle levée, le deuxième.
game-red-one-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 75 ou plus, ou tu passes. La plus haute mise prend le nid, c’est-à-dire les six cartes qui restent, nomme une couleur comme atout, qui bat toutes les autres couleurs, et écarte six cartes, dont au plus une carte à points, un 5 ou un 10. Les atouts écartés restent à découvert.
game-red-one-western-how-1 = Les partenaires se font face et jouent pour 200 points : la tour et la dernière levée valent 20 chacune, les 1 valent 15, les 14 et les 10 valent 10, et les 5 valent 5. Les 1 sont les plus fortes cartes de leur couleur, mais le 1 rouge est le plus fort atout à chaque donne, et la tour le deuxième.
game-red-one-western-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 100 ou plus, ou tu passes. La plus haute mise prend le nid, c’est-à-dire les cinq cartes qui restent, écarte cinq cartes à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs.
game-kentucky-rook-how-1 = Les partenaires se font face et jouent pour 180 points : la tour vaut 20, les 1 valent 15 chacun, les 14 et les 10 valent 10, et les 5 valent 5. Les 1 sont les plus fortes cartes de leur couleur, et la tour est le plus fort atout, qui peut se jouer dans n’importe quelle levée.
game-kentucky-rook-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 100 ou plus, ou tu passes. Si tout le monde passe, qui donne doit jouer pour 100. La plus haute mise prend le nid, c’est-à-dire les cinq cartes qui restent, écarte cinq cartes à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs.
game-kentucky-rook-williams-how-1 = Les partenaires se font face et jouent pour 200 points : la tour et les 1 valent 20 chacun, les 14 et les 10 valent 10, et les 5 valent 5. Les 1 sont les plus fortes cartes de leur couleur, et la tour est le plus fort atout, qui peut se jouer dans n’importe quelle levée.
game-kentucky-rook-williams-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 100 ou plus, ou tu passes. Une carte du nid est à découvert dès le début. La plus haute mise prend le nid, c’est-à-dire les cinq cartes qui restent, écarte cinq cartes à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs.
game-kentucky-rook-williams-how-3 = Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces quatre cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Qui ramasse la dernière levée reçoit aussi le nid. Un camp qui fait moins de points que sa mise perd le montant de sa mise, et le plus haut total après quatre donnes gagne, ou le premier camp à 500 points.
game-kentucky-rook-baby-bird-how-1 = Les partenaires se font face et jouent pour 200 points : la tour et le 2 rouge valent 20 chacun, les 1 valent 15, les 14 et les 10 valent 10, et les 5 valent 5. La tour est le plus fort atout, et le 2 rouge, son « Baby Bird », le deuxième à chaque donne; à part cela, les 1 sont les plus hauts.
game-kentucky-rook-baby-bird-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 100 ou plus, ou tu passes. Si tout le monde passe, qui donne doit jouer pour 100. La plus haute mise prend le nid, c’est-à-dire les six cartes qui restent, écarte six cartes à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs.
game-one-high-how-1 = Les partenaires se font face et jouent pour 180 points : la tour vaut 20, les 1 valent 15 chacun, les 14 et les 10 valent 10, et les 5 valent 5. Les 1 sont les plus fortes cartes de leur couleur, mais la tour est le plus petit atout.
game-one-high-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 70 ou plus, ou tu passes. La plus haute mise prend le nid, c’est-à-dire les cinq cartes qui restent, écarte cinq cartes à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs.
game-house-how-1 = Les partenaires se font face et jouent pour 200 points : la tour et la dernière levée valent 20 chacune, les 1 valent 15, les 14 et les 10 valent 10, et les 5 valent 5. Les 1 sont les plus fortes cartes de leur couleur, et la tour est un atout entre le 10 et le 11.
game-house-how-3 = Qui a le contrat entame. Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces quatre cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Qui ramasse la dernière levée reçoit aussi le nid. Un camp qui fait moins de points que sa mise perd le montant de sa mise, et le premier camp à 500 points gagne.
game-call-partner-how-1 = On joue à quatre, chacun avec son propre total, pour 200 points : la tour et la dernière levée valent 20 chacune, les 1 valent 15, les 14 et les 10 valent 10, et les 5 valent 5. Les 1 sont les plus fortes cartes de leur couleur, et la tour est un atout entre le 10 et le 11.
game-call-partner-how-2 = En commençant par la personne qui donne, on mise le nombre de points qu’on fera avec un partenaire, ou on passe. La plus haute mise prend le nid, c’est-à-dire les cinq cartes qui restent, écarte cinq cartes à couvert, nomme une couleur comme atout, qui bat toutes les autres couleurs, et appelle une carte. Qui a cette carte est partenaire, ce que les autres apprennent quand elle est jouée.
game-call-partner-how-3 = Chaque personne à son tour joue une carte, de la couleur entamée si possible : ces quatre cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée, et la dernière levée apporte aussi le nid. Si les deux partenaires du contrat font ensemble moins de points que la mise, chacun en perd le montant; sinon, ils marquent ce qu’ils ont fait, comme le font toujours les deux autres, et le premier total de 500 points gagne.
game-call-partner-five-how-1 = On joue à cinq ou six, chacun avec son propre total, pour 200 points : la tour et la dernière levée valent 20 chacune, les 1 valent 15, les 14 et les 10 valent 10, et les 5 valent 5. Les 1 sont les plus fortes cartes de leur couleur, et la tour est un atout entre le 10 et le 11.
game-call-partner-five-how-2 = Mise le nombre de points que tu feras avec un partenaire, 80 ou plus, ou passe. La plus haute mise prend le nid, c’est-à-dire les sept cartes qui restent (trois si on joue à six), écarte autant de cartes à couvert, nomme une couleur comme atout, qui bat toutes les autres couleurs, et appelle une carte. Qui a cette carte est partenaire, ce que les autres apprennent quand elle est jouée. Si on joue à six, la plus haute mise appelle deux cartes, l’une après l’autre; qui a les deux est l’unique partenaire.
game-call-partner-five-how-3 = Chaque personne à son tour joue une carte, de la couleur entamée si possible : une carte de chaque main forme une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée, et la dernière levée apporte aussi le nid. Si les deux partenaires du contrat font ensemble moins de points que la mise, chacun en perd le montant; sinon, ils marquent ce qu’ils ont fait, comme le font toujours les autres, et le premier total de 400 points gagne.
game-princeton-how-1 = Les partenaires se font face et jouent pour 200 points, avec des cartes ordinaires et un joker, qu’on appelle la tour. La tour et la dernière levée valent 20 chacune, les as valent 15, les rois et les 10 valent 10, et les 5 valent 5; la tour est le plus petit atout.
game-princeton-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 70 ou plus, ou tu passes. La plus haute mise prend la carte qui reste, écarte une carte à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs.
game-princeton-how-3 = Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces quatre cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. La dernière levée apporte aussi la carte écartée. Un camp qui fait moins de points que sa mise perd le montant de sa mise, et le premier camp à 500 points gagne.
game-two-hundred-how-1 = Les partenaires se font face et jouent pour 100 points : les as et les 10 valent 10 chacun, et les 5 valent 5.
game-two-hundred-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 50 ou plus, ou tu passes. La plus haute mise nomme une couleur comme atout, qui bat toutes les autres couleurs, et entame.
game-two-hundred-how-3 = Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces quatre cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Un camp qui fait moins de points que sa mise perd le montant de sa mise, et le premier camp à 200 points gagne. Un camp qui a déjà 100 points et n’a pas misé dans une donne n’y marque rien.
game-two-hundred-kitty-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 50 ou plus, ou tu passes. La plus haute mise prend le nid, c’est-à-dire les quatre cartes qui restent, écarte quatre cartes à couvert, et nomme une couleur comme atout, qui bat toutes les autres couleurs. Qui a le contrat entame, et les points des cartes écartées vont à l’autre camp.
game-shelem-how-1 = Les partenaires se font face et jouent pour 165 points avec des cartes ordinaires : les as et les 10 valent 10 chacun, les 5 valent 5, et chaque levée vaut 5.
game-shelem-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 100 ou plus, ou tu passes. La plus haute mise prend les quatre cartes qui restent et écarte quatre cartes, qui comptent comme la première levée de son camp, avec leurs points. Ensuite, qui a le contrat nomme une couleur comme atout, qui bat toutes les autres couleurs, et entame dans cette couleur.
game-shelem-how-3 = Ensuite, chaque personne à son tour joue une carte, de la couleur entamée si possible : ces quatre cartes forment une levée, gagnée par le plus fort atout, ou sinon par la plus forte carte de la couleur entamée. Un camp qui fait moins de points que sa mise perd le montant de sa mise, ou le double si l’autre camp a fait plus de points que lui. Le premier camp à 1165 points gagne.
game-shelem-185-how-1 = Les partenaires se font face et jouent pour 185 points avec des cartes ordinaires : les as valent 15 chacun, les 10 valent 10, les 5 valent 5, et chaque levée vaut 5.
game-shelem-185-how-2 = D’abord, tu mises le nombre de points que ton camp fera, 120 ou plus, ou tu passes. La plus haute mise prend les quatre cartes qui restent et écarte quatre cartes, qui comptent comme la première levée de son camp, avec leurs points. Ensuite, qui a le contrat nomme une couleur comme atout, qui bat toutes les autres couleurs, et entame dans cette couleur.
game-two-how-1 = On joue à deux, chacun pour soi, avec un mort : une troisième main, à couvert dans une pile. Les 14 et les 10 valent 10 points chacun, les 5 valent 5, et chaque levée vaut 2.
game-two-how-2 = Qui donne ouvre d’office à 30 points; mise plus, ou passe. La plus haute mise nomme une couleur comme atout, qui bat toutes les autres couleurs, prend ensuite le nid, c’est-à-dire les cinq cartes qui restent, et y échange deux cartes, ou aucune.
game-two-how-3 = Ensuite, la personne qui donne, son adversaire et le mort jouent chacun une carte, de la couleur entamée si possible; mais le mort ne fait que retourner la carte du dessus de sa pile, et ce qu’il gagne est perdu pour les deux. Le plus fort atout gagne la levée, ou sinon la plus forte carte de la couleur entamée. Qui a le contrat et fait moins de points que sa mise en perd le montant, et le premier total de 150 points gagne.

## Advice on trick games. $suit is what the colours of its pack are called.

advice-usual-bid = La mise gagnante habituelle est { $usual }; une sur dix dépasse { $high }. La plus haute que des robots forts ont réussie en { $deals } donnes était { $best }.
# $tops is how many of the three highest trumps the bidder has.
advice-long-suit =
    { $tops ->
        [two] Mise sur une couleur longue : en moyenne, qui a le contrat tient { $dealt } atouts, dont deux des trois plus forts.
       *[one] Mise sur une couleur longue : en moyenne, qui a le contrat tient { $dealt } atouts, dont un ou deux des trois plus forts.
    }
# The same where the bidder has more trumps after taking the nest and burying.
advice-long-suit-grows =
    { $tops ->
        [two] Mise sur une couleur longue : en moyenne, qui a le contrat tient { $dealt } atouts à la donne et { $trumps } après l’échange, dont deux des trois plus forts.
       *[one] Mise sur une couleur longue : en moyenne, qui a le contrat tient { $dealt } atouts à la donne et { $trumps } après l’échange, dont un ou deux des trois plus forts.
    }
advice-bid-little = Ne mise pas plus qu’il ne faut : une mise réussie te fait marquer tout ce que tu as fait, et seule la perte grandit avec la mise.
advice-dare = { $one-in ->
    [three] Ose miser quand même : les robots forts chutent une donne sur trois. Si tu ne chutes jamais, tu mises trop peu.
    [four] Ose miser quand même : les robots forts chutent une donne sur quatre. Si tu ne chutes jamais, tu mises trop peu.
    [five] Ose miser quand même : les robots forts chutent une donne sur cinq. Si tu ne chutes jamais, tu mises trop peu.
    [six] Ose miser quand même : les robots forts chutent une donne sur six. Si tu ne chutes jamais, tu mises trop peu.
   *[seven] Ose miser quand même : les robots forts chutent une donne sur sept. Si tu ne chutes jamais, tu mises trop peu.
}
advice-bury-all = Écarte toutes tes cartes d’une couleur autre que l’atout, pour pouvoir la couper.
advice-bury-short = Écarte de façon à raccourcir une couleur autre que l’atout : tu pourras bientôt la couper.
advice-bury-counters-own = Écarte des cartes à points que tu pourrais perdre, car elles comptent tout de suite pour toi; garde celles qui gagnent des levées.
advice-bury-counters-last = Si tu as les atouts pour gagner la dernière levée, écarte des cartes à points que tu pourrais perdre.
advice-bury-no-counter = N’écarte pas de carte à points si tu peux l’éviter : elle compte pour les autres.
advice-lead-trumps = Si tu as le contrat, entame atout dès ta première entame, jusqu’à ce que les autres n’en aient plus.
advice-lead-trumps-two = Si tu as le contrat, entame atout dès ta première entame, jusqu’à ce que ton adversaire n’en ait plus.
advice-lead-trumps-early = Si tu as le contrat, entame atout tôt; au moins une première entame sur deux est un atout.
advice-leave-trumps = En défense, ne touche pas aux atouts : les entamer, c’est faire le travail de qui a le contrat.
advice-sure-card = Entame une carte imbattable tant que les autres ont encore de sa couleur; plus tard, elle risque d’être coupée.
advice-give-counter = Quand une levée va à coup sûr à ton partenaire, mets-y une carte à points.
advice-keep-counters = Ne mets pas de cartes à points dans les levées que les autres gagnent; joue une carte sans valeur.
advice-win-points = Si tu joues en dernier et que les autres sont en train de gagner des points, prends-les, avec un atout s’il le faut.

## Advice on one game or some games.

advice-tuxedo-1 = Les oranges rapportent le plus : à quatre, environ sept points par donne pour chacun, contre cinq pour les 5 pris et quatre pour le plus de cartes.
advice-tuxedo-2 = Prends rouge et jaune ensemble chaque fois que tu peux, et appelle tout de suite : n’importe qui peut appeler ton orange.
advice-tuxedo-3 = Rien ne t’oblige à prendre dès que tu peux : dans quatre tours de ce genre sur dix, les robots forts construisent plutôt, pour prendre plus ensuite.
advice-tuxedo-4 = Si tu ne peux rien prendre, construis : les robots forts le font dans sept tours de ce genre sur dix.
advice-tuxedo-5 = Une construction est le plus à l’abri si tu as vu les autres cartes de son nombre, car qui en a une peut la prendre.
advice-tuxedo-6 = Fais une rafle chaque fois que tu peux; les robots forts le font presque toujours.
advice-tuxedo-7 = Garde un 5 pour une prise, même comme carte qui prend : si tu le poses, c’est cinq points pour quelqu’un d’autre.
advice-tuxedo-8 = Qui pose une carte ne pouvait rien prendre de ce qui était là : jusqu’à ce qu’on redonne des cartes, celles-là sont à l’abri de cette personne.
advice-tuxedo-9 = À deux, qui a le plus de cartes gagne 15 points : compte les piles.
advice-tuxedo-10 = Une carte seule sur le tapis est une rafle pour qui a son nombre : poses-en une deuxième pour que la somme des deux dépasse 14, et aucune carte ne pourra prendre les deux.
advice-dixie-1 = Le jeu standard se joue avec la tour; le Dixie, non. Le 14 est la meilleure carte de sa couleur et ne vaut rien, les 13 valent 10, et le plus de levées vaut 20.
advice-dixie-2 = Compte les levées autant que les points : les 20 pour le plus de levées font un sixième de la donne, et le nid compte comme une levée pour qui gagne la dernière.
advice-dixie-3 = Un 13 vaut 10 mais tombe sous son 14 : joue-le quand ce 14 est parti, ou dans la levée de ton partenaire.
advice-dixie-4 = À six, les mains sont plus courtes et les mises plus basses d’un ou deux degrés : une mise gagnante habituelle est 75.
advice-three-1 = Chaque levée vaut 2 points en plus de ses cartes à points : les petites levées s’additionnent, jusqu’à 26 points sur 126.
advice-three-2 = Personne ne reçoit le nid, et tu ne peux pas écarter de carte à points : écarte des cartes basses d’une couleur courte.
advice-three-3 = En défense, joue avec l’autre comme avec un partenaire : une chute du contrat profite aux deux.
advice-five-1 = À sans atout inversé, les 2 et les 3 gagnent, et la tour bat tout : qui l’a en main gagne une levée à coup sûr.
advice-five-2 = Tant que la carte appelée n’est pas tombée, seule la personne qui l’a sait qui est partenaire : si c’est toi, mets des cartes à points dans les levées de qui a le contrat, et gagne aussi des levées.
advice-five-3 = Si tu n’as pas le contrat et n’es pas partenaire, regarde qui donne des cartes à points aux levées de qui a le contrat : c’est le partenaire.
advice-five-4 = La tour est le plus petit atout et vaut 20 : joue-la dans une levée que ton camp est en train de gagner, ou coupe avec elle quand tu joues en dernier et que personne n’a coupé.
advice-kentucky-1 = La tour est le plus fort atout et vaut 20 : elle gagne toujours sa levée, donc mise plus haut si tu l’as.
advice-kentucky-2 = La dernière levée apporte le nid : garde un atout pour elle.
advice-kentucky-original-1 = Sans la tour, le 14 d’atout est la meilleure carte : il gagne n’importe quelle levée.
advice-partnership-1 = Il n’y a pas de nid : aucune carte ne vient t’aider après les mises, et on ne peut rien écarter.
advice-partnership-2 = Compte les levées autant que les points : le plus de levées vaut 20 points sur 120.
advice-thirteens-1 = Cinq levées rapportent les 20 points pour le plus de levées : quand ton camp en a quatre, la cinquième vaut bien un fort atout.
advice-red-one-1 = Le 1 rouge et la tour rapportent 50 points sur 150, et seul le 1 rouge peut prendre la tour : mise plus haut si tu as l’un ou l’autre.
advice-red-one-2 = La tour peut se jouer dans n’importe quelle levée : joue-la quand le 1 rouge est parti ou dans ton camp.
advice-red-one-3 = Les atouts que tu écartes restent à découvert : les autres voient lesquels sont partis.
advice-red-one-western-1 = Le 1 rouge est le plus fort atout, quelle que soit la couleur d’atout, et la tour le deuxième : mise plus haut si tu as l’un ou l’autre.
advice-red-one-western-2 = La dernière levée vaut 20 et apporte le nid : garde un atout pour elle.
advice-kentucky-rook-2 = Les 1 sont les meilleures cartes de leur couleur et valent 15 chacun : mise plus haut si tu en as.
advice-kentucky-rook-williams-2 = Les 1 sont les meilleures cartes de leur couleur et valent 20 chacun : mise plus haut si tu en as.
advice-kentucky-rook-baby-bird-1 = La tour et le 2 rouge sont les deux plus forts atouts à chaque donne et valent 20 chacun : mise plus haut si tu as l’un ou l’autre.
advice-one-high-1 = La tour est le plus petit atout et vaut 20 : joue-la dans une levée que ton camp est en train de gagner, ou coupe avec elle quand tu joues en dernier et que personne n’a coupé.
advice-house-1 = La tour est entre le 10 et le 11 d’atout : quand le 11, le 12, le 13, le 14 et le 1 sont partis, elle ne peut plus perdre.
advice-call-partner-1 = Appelle le plus fort atout qui te manque; s’il ne t’en manque aucun, la meilleure carte d’une autre couleur.
advice-call-partner-five-2 = À cinq, le nid a sept cartes : il peut rendre longue une couleur courte.
advice-princeton-1 = Le joker est le plus petit atout et vaut 20 : joue-le dans une levée que ton camp est en train de gagner, ou coupe avec lui quand tu joues en dernier et que personne n’a coupé.
advice-princeton-2 = Le nid n’a qu’une carte : mise sur la main que tu as.
advice-princeton-3 = Qui gagne la dernière levée reçoit ce que tu écartes : n’écarte une carte à points que si tu comptes gagner cette levée.
advice-two-hundred-1 = Dès que ton camp a 100 points, mise à chaque donne : si ni toi ni ton partenaire ne misez, vous ne marquez rien.
advice-shelem-1 = Qui a le contrat et fait moins de points que les autres, 80 ou moins, perd le double de sa mise : ne mise pas haut sur une seule couleur.
advice-shelem-185-1 = Qui a le contrat et fait moins de points que les autres, 90 ou moins, perd le double de sa mise : ne mise pas haut sur une seule couleur.
advice-two-1 = Les levées du mort sont perdues pour les deux : garde les cartes à points pour les levées où il a déjà joué.
advice-two-2 = Le mort retourne les cartes du dessus de sa pile et ne peut pas choisir : ses fortes cartes viennent quand elles viennent.
advice-two-3 = Le mort peut gagner même si tu entames atout : il retourne n’importe quelle carte, mais seul un atout plus fort bat le tien.

## Lessons: what they are called, and what they teach.

# $game is the title of a game.
lesson-first-title = { $game } : ta première donne
lesson-tuxedo-first-summary = Prends, construis, pose, et fais vite quand une orange roule devant toi.
lesson-tuxedo-builds-title = Tuxedo : les constructions
lesson-tuxedo-builds-summary = Prends une construction que quelqu’un d’autre a faite, et fais-en une à toi.
lesson-tuxedo-sweeps-title = Tuxedo : les rafles
lesson-tuxedo-sweeps-summary = Ne laisse rien que les autres puissent rafler, et vide le tapis toi-même.
lesson-tuxedo-orange-title = Tuxedo : l’orange
lesson-tuxedo-orange-summary = Rouge et jaune ensemble : vois l’orange, prends-la, et appelle-la avant tout le monde.
lesson-dixie-first-summary = Mise, prends le nid, nomme l’atout et gagne des levées avec ton partenaire : une donne entière, pas à pas.
lesson-dixie-bidding-title = Dixie Rook : combien miser
lesson-dixie-bidding-summary = Quand une main vaut une mise, et quand il vaut mieux laisser la mise à ton partenaire.
lesson-dixie-points-title = Dixie Rook : donner et prendre des points
lesson-dixie-points-summary = Quand donner une carte à points à la levée de ton partenaire, et quand la garder.
lesson-dixie-counting-title = Dixie Rook : faire tomber les atouts et les compter
lesson-dixie-counting-summary = Il y a quatorze atouts. Combien sont dehors? Fais-les tomber, et tes autres cartes sont à l’abri.
lesson-three-first-summary = Toi contre deux : mise, nomme l’atout, échange avec le nid et fais tomber les atouts.
lesson-three-bidding-title = Rook for Three : jusqu’où miser
lesson-three-bidding-summary = Une main a une limite : mise jusque-là, et arrête-toi.
lesson-three-points-title = Rook for Three : donner et prendre des points
lesson-three-points-summary = Tu défends avec une autre personne contre qui a le contrat : ramasse les levées qui comptent.
lesson-three-counting-title = Rook for Three : faire tomber les atouts et les compter
lesson-three-counting-summary = Onze atouts dans le jeu : compte-les jusqu’à ce que les autres n’en aient plus.
lesson-five-first-summary = Mise, nomme l’atout, appelle un partenaire que personne ne connaît, et joue à deux contre trois.
lesson-five-bidding-title = Rook for five : miser avec un partenaire inconnu
lesson-five-bidding-summary = Tu appelleras un partenaire, donc les as et les rois de n’importe quelle couleur comptent : jusqu’où peux-tu aller?
lesson-five-points-title = Rook for five : donner et prendre des points
lesson-five-points-summary = Deux contre trois : où mettre tes cartes à points?
lesson-five-counting-title = Rook for five : faire tomber les atouts et les compter
lesson-five-counting-summary = Quatorze atouts avec la tour : fais-les tomber tant que tu as le plus fort.
lesson-kentucky-first-summary = Rook de tournoi, où la tour est le plus fort atout : une donne entière, pas à pas.
lesson-kentucky-original-first-summary = Une donne dès la première carte : chaque étape est expliquée quand elle arrive.
