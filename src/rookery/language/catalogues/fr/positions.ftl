### Pourquoi un coup est le bon dans une position du recueil, expliqué par qui n’en sait pas plus que la place.
### La dernière phrase n’a pas de point : il vient après.

## dixie

position-dixie-4-strong-hand = Sept noires maîtresses et cinq levées à côté : la dernière levée et le nid sont sûrs, et passer ferait jeter les cartes
position-dixie-4-bust = Pas une carte au-dessus d’un 9, pas de couleur longue, pas de carte à points, et le partenaire passe : une mise de 100 serait perdue
position-dixie-4-partner-has-it = Le partenaire mise 90 et cette main ne peut que fournir : surenchérir sur son propre camp ne rapporte rien
position-dixie-6-strong-hand = Six noires maîtresses, deux 14 et le 13 rouge : presque neuf levées dans une main de neuf cartes, et passer ferait jeter les cartes
position-dixie-6-bust = Les deux partenaires passent et rien ici ne gagne une levée : une mise de 105 serait perdue
position-dixie-4-trump-longest = Sept vertes, dont les six plus fortes, font tomber les atouts; chaque autre couleur a une gagnante
position-dixie-4-bury-lone-ten = Huit noires maîtresses gardent la dernière levée, et le nid avec elle : le 10 jaune, seul, serait perdu à la première entame jaune, dans le nid il est à l’abri
position-dixie-6-trump-longest = Six jaunes maîtresses contre huit réparties entre cinq mains : elles les font presque toutes tomber, et les deux 14 gagnent en plus
position-dixie-6-bury-the-lone-thirteen = Sept vertes maîtresses gardent la dernière levée et le nid : le 13 rouge, seul, tomberait sous le 14, dans le nid ses 10 points sont à l’abri
position-dixie-4-keep-the-ten = Un atout de l’autre camp a gagné la levée : fournis n’importe quelle jaune sauf le 10
position-dixie-4-cover-the-thirteen = Le 14 bat le 13 de l’entame, et ramène ses 10 points; la petite carte les laisse filer
position-dixie-4-win-with-the-counter = En jouant en dernier, le 10 et le 12 gagnent tous les deux : le 10 est à l’abri dans cette levée et nulle part ailleurs
position-dixie-4-smear-on-the-fourteen = Le 14 du partenaire est la plus forte rouge, et c’est la première entame rouge, donc une coupe est peu probable : le 10 va dessus
position-dixie-4-no-higher-than-partner = Entre le 11 du partenaire et le 12, il n’y a aucune carte : jouer le 12 ne gagne rien que le 11 ne gagne pas, et coûte une forte carte
position-dixie-4-beat-the-ten-of-trumps = Qui a le contrat entame d’un 10 sous le plus fort atout : prends-le, le 14 n’attrapera guère mieux
position-dixie-4-win-with-the-thirteen = En jouant en dernier, le 13 suffit pour battre le 12, et vaut 10 lui-même; rien d’autre ne gagne
position-dixie-4-all-trumps-with-one = Le partenaire et un des adversaires n’ont plus de noires, donc l’autre adversaire a le 12, le 9 et le 5 : une entame qui bat le 5 fait tomber le 9 ou le 12, alors qu’un 3 ou un 4 laisse gagner le 5 et abandonne à cet adversaire la dernière levée avec le nid
position-dixie-4-second-hand-high = Seul le 13 est maintenant plus fort que le 12, et le 9 vaut autant : jouer haut en second le fait dépenser à l’autre camp, alors qu’un 3 laisse gagner un 8
position-dixie-4-draw-the-last-trump = Il reste un atout dehors, le 9 : fais-le tomber avec le 11 ou le 10, et le 12 noir ne pourra plus être coupé
position-dixie-4-keep-the-counters = Les noires sont toutes maîtresses, et le 10 et le 13 sont des cartes à points que l’atout entamé emporterait : le 13 est encore gardé par le 12, donc une noire sans points peut partir
position-dixie-4-thirteen-while-it-wins = Le 14 est parti et le 13 est la plus forte noire : le noir est déjà sorti deux fois et ne reviendra guère
position-dixie-4-last-trump-for-the-nest = Il y a vingt points dans le nid, qui va avec la dernière levée : garde le dernier petit atout pour elle, et joue d’abord les noires
position-dixie-4-force-out-the-fourteen = Le 14 est le seul atout encore dehors : le 6 le fait tomber, et le 13 et le 10 gagnent les levées suivantes; les autres lui donneraient 10 points, et une verte le laisse en jeu
position-dixie-4-smear-on-the-ruff = Le partenaire a coupé et personne ne joue après : le 13, qu’une entame jaune pourrait perdre, est à l’abri ici
position-dixie-4-ruff-then-master = Le 7 est le dernier atout et le 9 la dernière rouge : coupe maintenant, et la rouge gagne la dernière levée et le nid
position-dixie-4-all-my-cards-are-high = Tous les autres atouts et toutes les autres rouges sont partis : coupe maintenant, et toutes les cartes qui restent gagnent
position-dixie-4-bidder-is-out-of-green = Qui a le contrat entamera la dernière carte, et n’a plus de vert, on l’a vu : le 14 vert ne peut pas la gagner, le 11 jaune peut-être
position-dixie-6-keep-the-thirteen = L’autre camp entame du 14 : le 13 lui donnerait 10 points, et peut gagner une levée plus tard
position-dixie-6-take-the-thirteen = En jouant en dernier, le 14 prend le 13 d’atout, et toute autre rouge donne la levée
position-dixie-6-small-trump-first = Le 14 et le 11 sont les seuls autres atouts : un petit en fait sortir un, alors que le 13 perdrait 10 points sous le 14
position-dixie-6-partner-has-ruffed = Seuls tes propres atouts peuvent battre le 8 d’atout du partenaire : garde-les tous et défausse-toi de la verte
position-dixie-6-draw-the-last-two = Il reste deux atouts dehors, plus petits tous les deux : fais-les tomber avant qu’on puisse couper le 14 rouge
position-dixie-6-hold-the-last-trump = Le dernier atout gagne la dernière levée et le nid tant qu’on le garde : joue d’abord une petite rouge, et le 13 reste derrière
position-dixie-4-thirteen-on-the-bidders-trump = Aucun atout dehors ne bat le 10 du partenaire, donc le 13 y est à l’abri. Gardé, il ne gagne sa levée que si la défense ne coupe pas et si quelqu’un entame noir

## five

position-five-sun = Huit piques avec tous les plus forts en tête et deux as : en entamant atout d’abord, cette main fait à elle seule les dix levées, donc elle joue le soleil
position-five-bust = Ni as, ni roi, ni couleur longue, ni tour : aucun partenaire et aucun nid n’en tirent 155
position-five-spades-and-aces = Six piques avec as, roi, dame et valet en tête, et deux as et un roi à côté : avec un partenaire, cela rapporte bien plus que 80
position-five-trump-lo-no = Les quatre 2 et les cartes voisines : quand l’ordre est inversé elles gagnent, et seule la tour pourrait les battre, mais on peut l’appeler
position-five-trump-spades = Sept piques avec les cinq plus forts : ils font tomber les autres atouts, et aucune autre couleur n’est longue
position-five-call-missing-king = Le roi de pique est le seul atout qui puisse battre la dame, et vaut 10 : s’il est dans ton camp, aucune levée d’atout n’est perdue
position-five-call-rook-in-no-trump = Sans atout, la tour est la seule carte qui puisse battre les as et les rois de cette main : chez ton partenaire, elle ne le peut plus
position-five-call-rook-in-lo-no = Sans atout inversé, seule la tour bat un 2 : appelée, ses 20 points et la levée sont dans ton camp
position-five-lead-self-for-the-sun = Sept piques maîtres font tomber tous les atouts et toutes les autres cartes gagnent : avec l’entame, le soleil ne peut pas échouer, alors qu’un cœur ou un carreau entamé à ta gauche pourrait être coupé
position-five-sun-draw-trumps-first = Pique d’abord : chaque pique de cette main bat les six atouts qui sont dehors, et un as entamé avant qu’ils soient tombés pourrait être coupé, ce qui perd le soleil
position-five-lo-no-low-card-wins = Les petites cartes gagnent : en jouant en dernier, le 3 prend le roi, l’as et le 10, le 5 le ferait aussi et garde le 3 pour plus tard; la dame laisse 35 points à qui a le contrat
position-five-lead-self-for-the-moon = La lune demande tous les points : huit cœurs maîtres font tomber tous les atouts, puis les as gagnent; un pique ou un trèfle entamé à ta gauche pourrait être coupé
position-five-trump-no-trump = Des gagnantes dans toutes les couleurs et aucune couleur longue : avec un atout elles seraient coupées, sans atout seule la tour peut les battre, et on peut l’appeler
position-five-bury-no-trump = Sept piques maîtres gardent la dernière levée, qui rapporte l’écart : le 10 de carreau y est à l’abri, ou sous l’as appelé; un atout n’a rien à y faire
position-five-moon-draw-trumps-first = La lune demande tous les points : les cœurs battent tous ceux qui sont dehors et les font tomber, alors qu’un as joué avant pourrait être coupé
position-five-sun-one-more-round = Il reste un atout dehors, le 6 : tombé maintenant, il ne peut plus couper, et toutes les cartes de la main gagnent; un as joué avant peut perdre le soleil
position-five-break-the-sun = Une seule levée brise le soleil, et qui joue en dernier la tient : l’as prend le roi
position-five-bank-the-ace = En jouant en dernier, l’as et le roi gagnent tous les deux, mais celui qu’on garde peut être coupé plus tard : encaisse les 15
position-five-lo-no-no-five-for-them = Sans atout inversé, le 4 de qui a le contrat a gagné : le 5 lui donnerait 5 points de plus, le 9 rien
position-five-lo-no-rook-then-low-cards = La tour gagne, puis le 3 de carreau et les petits cœurs sont les plus bas de leur couleur : tout ce qui reste est gagné
position-five-ruff-low = L’as et le roi sont là, et personne ne joue après : n’importe quel atout les prend, le petit ou la tour à moindre coût; un pique ou un carreau les abandonne
position-five-overtrump-the-rook = En jouant en dernier, le valet bat le 9 et ramasse la tour et tout le reste
position-five-draw-with-the-king = Il reste deux atouts dehors, le valet et le 9 : le roi fait tomber l’un ou les deux, alors que le 10 et le 6 peuvent être battus et l’as de carreau coupé
position-five-smear-on-a-fellow-defender = On sait qui est le partenaire de qui a le contrat, donc le roi est à la défense, comme toi, et il a gagné : le 10 va dessus
position-five-ruff-the-ace = Sans pique, avec un seul petit atout : il prend un as et un 5, et ne fera rien de mieux
position-five-ace-takes-the-king = Seul l’as bat le roi de cœur, et il vaut 15 lui-même
position-five-partner-takes-the-king = Cette main a la carte appelée, elle est donc partenaire : l’as prend le roi et 25 points pour le contrat, alors qu’un petit trèfle les laisse au hasard
position-five-the-rook-is-the-last-trump = Tous les cœurs sont joués ou en main, donc la tour est le dernier atout, plus petite que le 6 : entame d’abord le 6. Il gagne 20 points si la tour est chez l’adversaire, qui sinon s’en servirait pour couper l’as de trèfle
position-five-draw-the-last-small-trump = Il reste un atout dehors, le 4. N’importe quel atout le fait tomber, et alors personne ne peut s’en servir pour couper l’as de cœur
position-five-ruff-twenty-points = Le 10 et le roi font 20 points, ils vont à l’adversaire, et personne ne joue après toi : prends-les avec n’importe quel atout
position-five-no-king-while-the-ace-is-out = L’as de trèfle est encore dehors, et un roi ou un 10 entamé dessous peut être perdu. Chacun des deux as rouges gagne probablement sa levée, et une petite carte ne risque pas de points
position-five-no-five-under-the-ace = Un 5 entamé sous son propre as ira probablement à l’adversaire. Encaisse un as, fais tomber les atouts, ou entame une carte qui ne compte pas
position-five-called-partner-leads-trump = Il reste neuf atouts dehors, et un seul pique : un pique serait coupé, et surcoupé plus loin. Un atout en fait tomber un dans chaque main, et qui a le contrat, qui n’en a joué qu’un, peut encore gagner la levée

## kentucky

position-kentucky-strong-hand = La tour, cinq rouges maîtresses et les trois autres 14 : chaque carte fait une levée, et passer ferait jeter les cartes
position-kentucky-bust = Aucune carte qui gagne une levée : que l’autre camp essaie de réussir ses 95
position-kentucky-trump-longest = Avec le jaune pour atout, la main a six des sept plus forts atouts, la tour en tête; toute autre couleur y renonce
position-kentucky-bury-the-lone-ten = La tour et six fortes jaunes gardent la dernière levée et le nid avec elle : le 10 rouge y est à l’abri, et serait perdu à la première entame rouge
position-kentucky-lose-the-five = Cette main ne peut pas battre le 12 de qui a le contrat : de deux atouts à points, le 5 coûte le moins
position-kentucky-ruff-low = Le 10 est le seul autre atout : garde le 13 au-dessus, et coupe avec le 6
position-kentucky-the-fourteen-is-partners = Les deux adversaires n’ont plus de rouge, on l’a vu, donc le 14 est chez le partenaire : fais tomber le 11 d’atout, puis entame la rouge
position-kentucky-third-hand-high = Le 10 des adversaires est là : le 12 le bat, le 9 le leur laisse
position-kentucky-win-cheaply = En jouant en dernier, le 12 gagne aussi bien que le 14, et le 14 servira plus tard
position-kentucky-ruff-and-cash = Il n’y a plus d’autre atout dehors, et les noires sont maîtresses : coupe, et toutes les cartes qui restent gagnent
position-kentucky-smear-a-ten = Le 10 du partenaire a gagné la levée et personne ne joue après : un 10 va dessus, de préférence celui qui est seul, alors que le 14 rouge gagne par lui-même
position-kentucky-bidder-is-out-of-green = Qui a le contrat a coupé le vert et entamera la dernière carte : le 14 vert ne peut pas la gagner, le 11 rouge peut-être
position-kentucky-fourteen-while-it-wins = Le 13 est entamé sous le 14 et presque toutes les noires sont parties : le 14 peut gagner cette levée et guère une autre, et le 10 tomberait sous le 13
position-kentucky-ten-under-the-rook = Le partenaire entame de la tour, que rien ne bat : de deux atouts, c’est le 10 qui apporte des points
position-kentucky-ruff-twenty-points = Le 10 et le 14 font 20 points, ils vont à l’adversaire, et personne ne joue après toi : prends-les avec n’importe quel atout

## three

position-three-strong-hand = Sept noires maîtresses et cinq levées à côté : bien plus que 55
position-three-bust = Pas une levée nulle part : quel que soit l’atout, les autres prennent tout
position-three-trump-six-to-the-top = Six rouges maîtresses font tomber toutes les autres rouges; toute autre couleur a des perdantes
position-three-bury-no-winner = Les atouts et le 13 derrière son 14 gagnent des levées; les jaunes et les petites vertes ne font qu’en perdre, et il y en a plus de cinq à écarter
position-three-catch-the-five = Il reste un autre atout dehors, le 5 : le 13 le fait tomber et le prend
position-three-bidder-is-out-of-green = Qui a le contrat a coupé le vert et entamera la dernière carte, donc le 14 vert ne peut pas la prendre; le 14 rouge prend n’importe quelle rouge
position-three-no-ten-for-the-bidder = Le 14 de qui a le contrat gagne : le 10 reste, fournis le 9 ou le 12
position-three-fourteen-takes-thirteen = Le 14 prend le 13 de l’entame; laisser passer donne la levée pour rien
position-three-ruff-with-the-last-trumps = Les deux atouts qui restent sont dans cette main : l’un d’eux prend la levée, et chaque rouge jetée est une levée ou une carte à points perdue
position-three-draw-the-last-trump = Il reste un atout dehors, le 11 : le 13 le fait tomber, et les petits atouts gagnent les levées suivantes
position-three-knock-out-the-thirteen = Seul le 13 est au-dessus du 10 rouge : le 9 le fait sortir, le dernier atout reprend la main, et alors le 10 gagne
position-three-give-up-the-thirteen = Des jaunes, il ne reste que le 13 dehors : une petite lui donne sa levée, puis toutes les autres gagnent, et le dernier atout tient tout le reste
position-three-ruff-with-a-small-trump = En jouant en dernier, n’importe quelle noire prend le 14 et le 5 : une petite suffit, et le 14, le 13 et le 12 restent pour faire tomber le 11
position-three-bidder-covers = Le 14 prend le 13 et 10 points pour le contrat; le 12 ne peut pas gagner et abandonne l’entame

## tuxedo

position-tuxedo-3-call-orange = Du rouge et du jaune ont été pris ensemble : 10 points pour un mot, et laisser passer l’orange les donne
position-tuxedo-4-call-their-orange = Quelqu’un d’autre a pris du rouge et du jaune sans appeler : qui appelle d’abord reçoit les 10 points, et un coup mettrait fin à la course
position-tuxedo-5-owner-held = Qui l’a prise la laisse passer : l’orange est ouverte à tout le monde, et vaut 10
position-tuxedo-6-all-four = 4 et 5, 2 et 7 : le 9 prend les quatre cartes, une grande rafle avec une orange et un cinq
position-tuxedo-2-build-out-of-reach = Il reste en face le 11 noir et le 8 jaune, les seules cartes qu’on n’a pas vues : porté à 14, le 11 rouge est hors d’atteinte, et à 25 cartes chacun, ce sont elles qui décident qui en a le plus
position-tuxedo-2-five-for-the-last-card = Le 11 et le 7 sont dehors : que le 5 soit sur le 9 ou à côté, le 14 prend les deux avec la dernière carte
position-tuxedo-2-no-five-for-them = Il reste en face le 3 et le 5 : un 4 rouge à côté du 1 rouge serait pris par le 5, pour 5 points
position-tuxedo-2-orange-and-five = Le 8 prend l’autre 8, et le 3 jaune avec le 5 rouge : une orange, un cinq et une carte de plus que n’en prend le 7
position-tuxedo-2-the-sum-with-the-five = On peut avoir les deux sommes de 12, mais pas ensemble : trois cartes avec un cinq valent mieux que deux
position-tuxedo-2-orange-next-turn = Le 11 est la seule carte dehors : le 12 jaune et le 1 rouge sont à l’abri jusqu’à ce que le 13 prenne les deux, une orange
position-tuxedo-2-no-orange-for-them = Il y a un 8 en face : un 7 jaune à côté du 1 rouge donne une orange, le 6 rouge non
position-tuxedo-2-no-build-to-raise = Il reste en face le 12 et le 4 : une construction de 8 serait augmentée à 12 et perdue avec le cinq; le 8 prend l’autre 8
position-tuxedo-2-raise-their-build = La construction de 8 serait prise en face : augmentée à 12, elle est hors d’atteinte, et le dernier 12 la prend avec le cinq
position-tuxedo-2-sweep-the-rest = Le 13 prend le 4 et le 9 et vide le tapis : une petite rafle
position-tuxedo-2-the-five-before-them = Il reste en face le 10 et un 5, qui prendrait le 5 vert : prends-le avant, 10 points pour deux cinq, et le 12 prend encore le 4 et le 8
position-tuxedo-2-raise-to-fourteen = Augmentée par le 2, la construction vaut 14 : au prochain tour, un 14 la prend avec l’autre 14, cinq compris, alors qu’un 14 dépensé maintenant laisse en face la construction de 12
position-tuxedo-3-match-and-build = Le 11 prend d’un coup le 11 jaune et la construction avec le 9 rouge : trois cartes, et une orange
position-tuxedo-3-big-sweep = 7 et 2, 1 et 8 : le 9 prend les quatre cartes, une grande rafle
position-tuxedo-3-fourteen-twice = Le 14 prend le 14 et les deux 7 : trois cartes, et jaune avec rouge fait une orange
position-tuxedo-4-four-elevens = Quatre groupes de 11, le 11 lui-même, 6 et 5, 9 et 2, 7 et 4 : sept cartes, le cinq, et une orange
position-tuxedo-4-raise-what-nobody-holds = On a vu que personne d’autre n’a de 13, et qui joue ensuite a besoin d’un 11 : augmentée par le 2, la construction est à l’abri, et un 13 la prend avec l’autre 13
position-tuxedo-4-last-card-best-group = Il reste une carte à chacun : 5, 1 et 8 en font une de plus que 5 et 9, et réunissent rouge et jaune
position-tuxedo-4-only-seven-left = Tous les autres 7 sont partis : une construction de 7 attend celui de cette main
position-tuxedo-4-which-thirteen = Avec la construction partent 7, 5 et 1 plutôt que 12 et 1 : une carte de plus, un cinq, et la même orange
position-tuxedo-5-keep-the-nine = Les 8, le 4 et le 13 sont dehors : qui a le 4 ne peut que le poser, et alors le 9 le prend avec le 5
position-tuxedo-5-two-fives-in-one = 6, 5 et 1, puis 7 et 5 : les deux cinq, cinq cartes et une orange pour un seul 12
position-tuxedo-5-six-six-and-one = 13, c’est 6, 6 et 1 : une carte de plus que 12 et 1, et le 6 rouge avec le jaune fait une orange
position-tuxedo-5-three-nines = 9, 7 et 2, 6 et 3 : cinq cartes avec du rouge et du jaune parmi elles
position-tuxedo-2-level-the-cards = On arrive à 105 des deux côtés si l’autre a le plus de cartes, et personne ne gagne; mais sa dernière carte est le 2 rouge, que le 2 prend : 26 cartes chacun, et cela gagne la partie
position-tuxedo-2-just-out = 85 points sont là. Il reste en face le 3 et le 4, donc une construction de 8 est hors d’atteinte, et rapporte un cinq et une orange : 100, et la partie
