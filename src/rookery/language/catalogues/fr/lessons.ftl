lesson-first-title = { $game } : ta première donne
lesson-tuxedo-first-summary = Prends, construis, pose, et fais vite quand une orange roule devant toi.
lesson-tuxedo-builds-title = Tuxedo : les constructions
lesson-tuxedo-builds-summary = Prends une construction que quelqu’un d’autre a faite, et fais-en une à toi.
lesson-tuxedo-sweeps-title = Tuxedo : les rafles
lesson-tuxedo-sweeps-summary = Ne laisse rien que les autres puissent rafler, et vide le tapis toi-même.
lesson-tuxedo-orange-title = Tuxedo : l’orange
lesson-tuxedo-orange-summary = Rouge et jaune ensemble : vois l’orange, prends-la, et crie-la avant tout le monde.
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
lesson-draft-summary = Une donne dès la première carte : chaque étape est expliquée quand elle arrive.

## tuxedo/first: Your first deal of Tuxedo

lesson-tuxedo-first-say-1 = Bienvenue! À ton tour, tu joues une carte : elle prend une carte de son nombre, ou des cartes qui font ce nombre en tout. Ton 14 peut prendre le 8 et le 6, et l’un est rouge, l’autre jaune : cela vaut plus que les cartes elles-mêmes.
lesson-tuxedo-first-why-1 = 8 et 6 font 14, et rouge et jaune ensemble font une orange
lesson-tuxedo-first-say-2 = Rouge et jaune pris ensemble font une orange : 10 points à qui la crie d’abord, peu importe qui a fait la prise. Ici, les autres t’attendent; à une vraie table, fais vite.
lesson-tuxedo-first-why-2 = 10 points pour un seul mot
lesson-tuxedo-first-say-3 = Un 10 et un 1 forment maintenant une construction de 11, et seul un 11 les prend. Mais tu peux l’augmenter : ajoute ton 1, car la nouvelle somme est 12, et tu as un 12.
lesson-tuxedo-first-why-3 = 1 de plus, et la construction vaut 12; tu as justement le 12 qui la prend
lesson-tuxedo-first-say-4 = Ta construction est encore là.
lesson-tuxedo-first-why-4 = ton 12 prend toute la construction, trois cartes d’un coup
lesson-tuxedo-first-say-5 = Il te reste une carte en main, et elle ne prend rien sur le tapis. Alors tu la mets sur le tapis : cela s’appelle poser.
lesson-tuxedo-first-why-5 = rien sur le tapis ne fait 3, il n’y a donc pas de choix
lesson-tuxedo-first-say-6 = Toutes les mains étaient vides, donc tout le monde reçoit quatre nouvelles cartes, mais le tapis n’en reçoit pas. Regarde les 3, et ce qui fait 3 en tout.
lesson-tuxedo-first-why-6 = tu prends à la fois le 3 et 2 + 1 : trois cartes, avec du rouge et du jaune
lesson-tuxedo-first-say-7 = Encore rouge et jaune!
lesson-tuxedo-first-why-7 = appelle avant les autres
lesson-tuxedo-first-say-8 = Un 7 est tout seul sur le tapis, et aucune de tes cartes ne le prend. Mais tu as un 12, et 7 + 5 font 12.
lesson-tuxedo-first-why-8 = le 5 sur le 7 fait une construction de 12, et le 12 de ta main la prend au prochain tour, avec le cinq
lesson-tuxedo-first-say-9 = Quelqu’un a augmenté ta construction, et elle n’est plus à ta portée : c’est le risque quand on construit. Pose maintenant une carte, et pense à ce qu’elle offre aux autres.
lesson-tuxedo-first-why-9 = personne ne peut rafler le tapis quand le 12 y est
lesson-tuxedo-first-end = Prendre, construire, poser, crier orange : tu sais maintenant tout faire. Une prise qui vide tout le tapis est une rafle, pour 5 ou 10 points; le reste de la donne est à toi.

## tuxedo/builds: Tuxedo: builds

lesson-tuxedo-builds-say-1 = La personne à ta droite a mis un 2 sur un 1 : une construction de 3. Seul un 3 la prend, mais n’importe qui peut la prendre avec le sien.
lesson-tuxedo-builds-why-1 = ton 3 prend toute la construction, rouge et jaune ensemble
lesson-tuxedo-builds-say-2 = Une construction aussi peut faire une orange.
lesson-tuxedo-builds-why-2 = crie-la avant tout le monde
lesson-tuxedo-builds-say-3 = Tu as un 13 et un 11, et il y a un 2 sur le tapis. Aucune de tes cartes ne prend rien, mais deux de tes cartes vont bien avec le 2.
lesson-tuxedo-builds-why-3 = le 11 sur le 2 fait une construction de 13, et ton 13 la prend au prochain tour
lesson-tuxedo-builds-say-4 = Personne n’avait de 13, donc ta construction est encore là.
lesson-tuxedo-builds-why-4 = ton 13 prend toute la construction
lesson-tuxedo-builds-end = Une construction demande deux tours, et quelqu’un d’autre peut aller plus vite : construis un nombre dont les autres cartes sont presque toutes parties. Continue si tu veux.

## tuxedo/sweeps: Tuxedo: sweeps

lesson-tuxedo-sweeps-say-1 = Une prise qui vide tout le tapis est une rafle, et rapporte 5 ou 10 points. Quoi que tu poses, demande-toi donc d’abord : une seule carte pourrait-elle alors tout prendre?
lesson-tuxedo-sweeps-why-1 = il y a là trop de cartes pour qu’une seule prenne tout
lesson-tuxedo-sweeps-say-2 = De nouveau, il n’y a rien à prendre. Un cinq vaut 5 points, mais une rafle que tu ne donnes à personne les vaut aussi.
lesson-tuxedo-sweeps-why-2 = avec le cinq sur le tapis, aucune carte ne peut le vider à elle seule
lesson-tuxedo-sweeps-say-3 = Maintenant, il y a deux cartes, un 11 et un 1. Que font-elles en tout?
lesson-tuxedo-sweeps-why-3 = 11 et 1 font 12, et sans ces deux cartes, le tapis est vide : une petite rafle, 5 points
lesson-tuxedo-sweeps-say-4 = Il y a de nouveau trois cartes.
lesson-tuxedo-sweeps-why-4 = une simple prise est toujours une prise, et le plus de cartes rapporte 15 points
lesson-tuxedo-sweeps-end = Une rafle d’au plus trois cartes rapporte 5 points; de quatre cartes ou plus, 10. Chaque fois que tu poses, regarde ce que tu laisses. Continue si tu veux.

## tuxedo/orange: Tuxedo: the orange

lesson-tuxedo-orange-say-1 = Rouge et jaune pris ensemble font une orange, qui vaut 10 points pour qui la crie d’abord. Regarde le tapis : deux 10, un 1 et un 9. Que peut faire ton 10?
lesson-tuxedo-orange-why-1 = tu prends les deux 10 et 1 + 9, les quatre cartes : une grande rafle, avec rouge et jaune pour une orange
lesson-tuxedo-orange-say-2 = 10 points pour la rafle, et maintenant l’orange.
lesson-tuxedo-orange-why-2 = encore 10 points, si tu le dis avant les autres
lesson-tuxedo-orange-say-3 = Il n’y a rien à prendre maintenant, tu dois donc poser une carte. Ton 13 est une carte à garder : les cartes hautes prennent les constructions des autres.
lesson-tuxedo-orange-why-3 = le 8 est ce qui coûte le moins, et les cartes hautes restent dans ta main
lesson-tuxedo-orange-say-4 = Quelqu’un a mis le 5 rouge sur ton 8 jaune. La construction vaut 13.
lesson-tuxedo-orange-why-4 = ton 13 prend encore rouge et jaune, avec un cinq dans le lot
lesson-tuxedo-orange-say-5 = Et encore une!
lesson-tuxedo-orange-why-5 = qui appelle d’abord reçoit les 10 points
lesson-tuxedo-orange-end = À Tuxedo, ce sont les oranges qui rapportent le plus. Cherche le rouge avec le jaune dans chaque prise, même dans celles des autres : leur orange est à toi si tu la cries d’abord. Continue si tu veux.

lesson-dixie-first-say-1 = Bienvenue! Avec ton partenaire en face, tu mises combien de 120 points vous ferez : les 13 et les 10 comptent 10, les 5 comptent 5, et le plus de levées 20. Ton partenaire a misé 70 et la personne à ta droite 75; mise donc 80 ou plus, ou passe.
lesson-dixie-first-why-1 = cinq cartes noires, dont le 13, et le 14 jaune valent environ 90 points avec l’aide de ton partenaire
lesson-dixie-first-say-2 = Tu joues pour 80, et les quatre cartes du nid sont maintenant dans ta main. Écarte quatre cartes basses de couleurs dont tu n’as pas besoin, pour pouvoir bientôt couper; elles comptent pour qui gagne la dernière levée.
lesson-dixie-first-why-2 = les petites cartes vertes ne gagnent rien, et le 5 jaune est à l’abri dans le nid si tu gagnes la dernière levée
lesson-dixie-first-say-3 = Nomme maintenant la couleur d’atout. Un atout bat toutes les cartes des autres couleurs : choisis donc la couleur dont tu as le plus.
lesson-dixie-first-why-3 = huit atouts noirs avec le 14 en tête : presque personne ne peut t’arrêter
lesson-dixie-first-say-4 = Joue la couleur entamée si tu en as, sinon n’importe quelle carte : le plus fort atout gagne, ou sinon la plus forte carte de la couleur entamée, et qui gagne entame ensuite. Ton partenaire a entamé avec le 13 rouge, et tu as une carte rouge.
lesson-dixie-first-why-4 = c’est ta seule carte rouge, il n’y a donc pas de choix
lesson-dixie-first-say-5 = Encore du rouge, et maintenant tu n’en as plus : tu peux couper, ou te défausser. Mais regarde qui est en train de gagner : ton partenaire, avec le 14 rouge.
lesson-dixie-first-why-5 = la levée est déjà à ton partenaire, défausse-toi donc de la carte qui vaut le moins
lesson-dixie-first-say-6 = Une fois de plus, ton partenaire est en train de gagner, avec le 12 rouge.
lesson-dixie-first-why-6 = un atout serait gaspillé sur une levée de ton propre camp : défausse-toi d’une carte basse
lesson-dixie-first-say-7 = Cette fois, c’est jaune, et tu as une carte jaune.
lesson-dixie-first-why-7 = tu dois fournir, et le 14 bat le 13, qui vaut 10 points
lesson-dixie-first-say-8 = C’est toi qui entames, et les autres ont encore six atouts noirs : entame atout jusqu’à ce qu’ils n’en aient plus, cela s’appelle faire tomber les atouts. Commence par un autre que le plus fort, et garde les cartes à points : le 13, le 10 et le 5.
lesson-dixie-first-why-8 = cela fait tomber des atouts, sans risquer de carte à points
lesson-dixie-first-end = Bien joué : garde l’entame tant que tes atouts sont les plus forts, et gagne la dernière levée, car elle apporte le nid. La suite est à toi, avec un conseil quand tu veux.

lesson-dixie-bidding-say-1 = Tu parles avant tout le monde. Compte ce que tu as : six cartes vertes avec le 14 en tête pourraient être tes atouts, et chaque atout gagne à peu près une levée. La plus haute mise reçoit aussi les quatre cartes du nid, et ton partenaire gagne aussi quelques levées. Cela fait environ 90 points, et la mise minimale est 70.
lesson-dixie-bidding-why-1 = six atouts verts, dont le plus fort, valent environ 90 points, et une mise de 70 réussit neuf fois sur dix
lesson-dixie-bidding-say-2 = La personne à ta gauche a misé 75, et ton partenaire 80. Vous marquez ensemble, ton partenaire et toi.
lesson-dixie-bidding-why-2 = les 80 de ton partenaire sont aussi les tiens, et le nid va de toute façon à ton camp : une mise plus haute ne fait que promettre plus
lesson-dixie-bidding-end = C’est cela, miser avec un partenaire : dis ce que tu as, et ne mise pas par-dessus ton partenaire sans raison. C’est ton partenaire qui a le contrat de cette donne; continue à la jouer si tu veux, ou passe à la leçon suivante.

lesson-dixie-points-say-1 = Ton partenaire joue pour 85, et l’atout est vert. On a entamé jaune : le 14 de ton partenaire est en train de gagner, tu joues en dernier, et tu n’as pas de carte jaune.
lesson-dixie-points-why-1 = personne ne peut plus prendre cette levée à ton partenaire, donc les 5 points du 5 noir y sont à l’abri
lesson-dixie-points-say-2 = Ton partenaire entame atout avec le 13. Tu dois fournir, et tu pourrais donner le 5 vert. Mais quelqu’un qui joue après toi a peut-être encore le 14.
lesson-dixie-points-why-2 = le 14 pourrait battre le 13, garde donc le cinq pour une levée plus sûre
lesson-dixie-points-say-3 = C’est ton partenaire qui avait le 14, et le voici.
lesson-dixie-points-why-3 = aucune carte ne bat le plus fort atout : maintenant, le cinq est à l’abri
lesson-dixie-points-say-4 = Ton partenaire entame un petit atout et te laisse cette levée. Tu joues en dernier.
lesson-dixie-points-why-4 = une carte juste assez forte la gagne, et le 12, le 11 et le 9 restent pour plus tard
lesson-dixie-points-end = Donne des cartes à points aux levées que ton partenaire gagne à coup sûr, garde-les tant qu’une levée peut encore se perdre, et quand tu joues en dernier, prends ce que tu peux. Continue si tu veux.

lesson-dixie-counting-say-1 = Tu joues pour 85, l’atout est rouge, et tu en as six : le 14, le 13, le 11, le 9, le 8 et le 5. Aucun n’est encore tombé, il y en a donc huit dehors. Chacun d’eux pourrait te prendre une levée. Entame atout, et les autres doivent donner les leurs; mais n’offre pas de carte à points tant que le 12 est dehors.
lesson-dixie-counting-why-1 = cette carte fait sortir les atouts des autres, et ne vaut pas de points
lesson-dixie-counting-say-2 = Le 12 a gagné, mais quatre atouts sont tombés. Des huit qui étaient dehors, trois sont partis. Maintenant, on a entamé noir, et tu n’en as pas. Un petit atout suffit si personne ne peut le battre.
lesson-dixie-counting-why-2 = tu n’as pas de carte noire, donc un atout prend la levée
lesson-dixie-counting-say-3 = Il en reste cinq dehors : le 10, le 6, le 4, le 3 et le 2. Le 12 est parti, donc ton 14 et ton 13 sont les deux plus forts.
lesson-dixie-counting-why-3 = rien d’autre que ton propre 14 ne le bat, donc ses 10 points sont à l’abri
lesson-dixie-counting-say-4 = Trois de plus sont tombés. Combien en reste-t-il dehors, et quelque chose peut-il battre ton 14?
lesson-dixie-counting-why-4 = il en reste deux dehors, et le 14 bat les deux : il les fait tomber
lesson-dixie-counting-end = Les deux derniers sont tombés : il n’y a plus d’atouts que dans ta main, et personne ne peut plus couper tes bonnes cartes. Continue.

lesson-three-first-say-1 = Bienvenue! Chacun joue pour soi, et la plus haute mise joue contre les deux autres : les 14 et les 10 comptent 10, les 5 comptent 5, chaque levée 2, soit 126 en tout. Qui donne devait ouvrir à 50 : mise plus, de 5 en 5, ou passe.
lesson-three-first-why-1 = six cartes rouges, dont le 14 et le 13, et le 14 noir valent environ 95 points
lesson-three-first-say-2 = La personne à ta gauche dit 60. Ta main vaut bien plus.
lesson-three-first-why-2 = tes cartes sont bonnes pour environ 95 points, donc un degré de plus est sans danger
lesson-three-first-say-3 = Tu joues pour 65. Dans ce jeu, tu nommes la couleur d’atout avant de voir le nid.
lesson-three-first-why-3 = six cartes rouges avec les deux plus hautes sont les meilleurs atouts que tu aies
lesson-three-first-say-4 = Les cinq cartes du nid sont maintenant dans ta main. Écarte cinq cartes, mais pas de carte à points : ici, les cartes écartées sont hors jeu.
lesson-three-first-why-4 = sans vert, et avec peu de jaune, tu pourras bientôt couper ces couleurs
lesson-three-first-say-5 = La première levée vient de la gauche, et tu joues en dernier. Joue la couleur entamée si tu en as; la plus forte carte gagne, si personne ne coupe.
lesson-three-first-why-5 = personne ne joue après toi, donc le 14 gagne à coup sûr, et il vaut 10
lesson-three-first-say-6 = C’est toi qui entames, et les deux autres ont cinq atouts en tout, dont chacun pourrait prendre une de tes bonnes cartes. Entame atout, pour leur faire donner les leurs.
lesson-three-first-why-6 = le plus fort atout est imbattable, et il fait tomber les leurs
lesson-three-first-say-7 = Une seule des deux mains avait un atout à donner. Compte : il en reste quatre dehors.
lesson-three-first-why-7 = c’est maintenant le plus fort atout, et il en fait tomber un autre
lesson-three-first-say-8 = Il reste trois atouts dehors, mais rien ne presse pour les faire tomber. Laquelle de tes cartes à points est la plus forte carte qui reste dans sa couleur?
lesson-three-first-why-8 = le 14 jaune est la plus forte carte jaune, et gagne une levée avec ses 10 points
lesson-three-first-say-9 = Le 14 jaune a gagné, et tu entames de nouveau.
lesson-three-first-why-9 = un petit atout leur en fait dépenser un gros, et tu gardes tes cartes à points
lesson-three-first-end = La suite est à toi. Il reste deux atouts dehors, alors continue à compter.

lesson-three-bidding-say-1 = Cinq cartes vertes, dont le 14 et le 13, pourraient être tes atouts. Ici, tu joues sans partenaire, avec l’aide du nid. Combien cela vaut-il?
lesson-three-bidding-why-1 = cinq atouts verts, dont les plus forts, valent environ 70 points, et une mise de 55 réussit plus de quatre fois sur cinq
lesson-three-bidding-say-2 = Quelqu’un a misé plus. Demande-toi combien de fois la mise suivante réussirait : plus d’une fois sur deux suffit.
lesson-three-bidding-why-2 = une mise de 65 réussit environ deux fois sur trois
lesson-three-bidding-say-3 = Et encore une fois. Cette main fait environ 70 points en moyenne, et une mise de 75 chuterait dans plus de la moitié des donnes. Et maintenant?
lesson-three-bidding-why-3 = 75, c’est plus que ce que cette main fera sans doute
lesson-three-bidding-end = Tu t’arrêtes à temps : maintenant, vous êtes deux à essayer de faire chuter le contrat. Une mise perdue coûte son montant, la limite est donc importante. Continue si tu veux.

lesson-three-points-say-1 = La personne à ta gauche joue pour 70, à l’atout noir, contre toi et quelqu’un d’autre. On a entamé un petit atout, et le 10 noir est tombé dessus. Tu joues en dernier.
lesson-three-points-why-1 = il y a 10 points dans la levée, et personne ne peut plus battre ton 12
lesson-three-points-say-2 = La levée est à toi, et c’est toi qui entames. Laquelle de tes cartes est la plus forte de sa couleur?
lesson-three-points-why-2 = le 14 rouge vaut lui-même 10 points, et aucune carte rouge ne le bat
lesson-three-points-say-3 = Qui a le contrat n’avait pas de rouge, et a coupé ton 14. C’était de la malchance, pas une erreur : ton entame est la bonne bien plus souvent qu’autrement.
lesson-three-points-why-3 = tu dois fournir, et il te reste un seul atout
lesson-three-points-say-4 = On a entamé jaune, l’autre personne en défense y a mis le 5 vert, et tu joues en dernier.
lesson-three-points-why-4 = ton 11 prend la levée, qui contient 5 points, et le 13 reste pour plus tard
lesson-three-points-end = Les points gagnés contre le contrat sont à toi pour de bon, qu’il réussisse ou non. Continue si tu veux.

lesson-three-counting-say-1 = L’atout est noir, et cette couleur a onze cartes ici. Tu en as sept et en as joué une : il en reste donc trois dehors. Tant qu’elles y sont, chacune peut prendre une de tes bonnes cartes.
lesson-three-counting-why-1 = cela fait tomber des atouts : il y en a trois dehors
lesson-three-counting-say-2 = Un est tombé. Il en reste deux dehors.
lesson-three-counting-why-2 = cela fait tomber des atouts : il y en a deux dehors
lesson-three-counting-say-3 = Cette fois encore, une seule des deux mains avait un atout. Il en reste un dehors.
lesson-three-counting-why-3 = cela fait tomber le dernier atout
lesson-three-counting-say-4 = Maintenant, il est tombé lui aussi : les autres n’ont plus d’atout. N’importe lequel des tiens gagne. Lequel entames-tu, si tu veux garder les plus forts?
lesson-three-counting-why-4 = un petit atout gagne maintenant aussi sûrement qu’un gros
lesson-three-counting-end = Il n’y a plus d’atouts que dans ta main : les petits gagnent aussi sûrement que les gros. Continue.

lesson-five-first-say-1 = Bienvenue! Les as comptent 15, les rois et les 10 comptent 10, les 5 comptent 5 et la tour 20, soit 180 en tout. La plus haute mise appelle une carte, et qui a cette carte devient partenaire, en secret : tu peux donc compter sur plus que ta propre main.
lesson-five-first-why-1 = quatre cœurs, deux cartes hautes et la tour valent environ 130 points avec l’aide d’un partenaire
lesson-five-first-say-2 = Les autres misent aussi, car tout le monde compte sur un partenaire.
lesson-five-first-why-2 = 90 réussit bien plus souvent qu’autrement
lesson-five-first-say-3 = On continue à miser.
lesson-five-first-why-3 = 105 réussit encore neuf fois sur dix
lesson-five-first-say-4 = Quelqu’un mise encore. Ta main a une limite, mais tu n’y es pas encore.
lesson-five-first-why-4 = 115 réussit quatre fois sur cinq
lesson-five-first-say-5 = Tu joues pour 115, et les trois cartes du nid sont dans ta main. Nomme la couleur d’atout; tu pourrais aussi choisir sans atout, ou sans atout inversé, où les cartes basses sont les meilleures.
lesson-five-first-why-5 = cinq cœurs et la tour, qui compte toujours comme un atout, sont tes meilleurs atouts
lesson-five-first-say-6 = Appelle maintenant une carte que tu n’as pas. Qui l’a est ton partenaire, et se tait jusqu’à ce que la carte soit jouée.
lesson-five-first-why-6 = l’as de cœur est le plus fort atout, juste la carte qui te manque
lesson-five-first-say-7 = Écarte trois cartes. Leurs points vont à qui gagne la dernière levée.
lesson-five-first-why-7 = sans trèfle, tu peux couper cette couleur, et le 10 te revient si tu gagnes la dernière levée
lesson-five-first-say-8 = Tu peux entamer la première levée, ou laisser entamer la personne à ta gauche. Qui joue en dernier en sait le plus.
lesson-five-first-why-8 = ainsi, tu joues en dernier dans la première levée
lesson-five-first-say-9 = On a entamé carreau, tu dois donc jouer carreau. Personne ne joue après toi.
lesson-five-first-why-9 = le roi gagne à coup sûr, et ses 10 points sont à toi
lesson-five-first-say-10 = C’est toi qui entames, et neuf atouts sont dehors.
lesson-five-first-why-10 = un petit atout demande l’as à ton partenaire
lesson-five-first-say-11 = L’as de cœur est sorti à ta gauche : tout le monde sait maintenant que ton partenaire est là, et c’est lui qui entame atout à son tour. Le roi est déjà dessus, et tu ne peux pas le battre.
lesson-five-first-why-11 = tu ne peux pas gagner cette levée, joue donc le plus petit
lesson-five-first-say-12 = On a entamé trèfle, et tu n’en as pas. Les atouts sont alors permis, et la tour en est un : le plus petit, mais un atout.
lesson-five-first-why-12 = elle prend la levée, et ses 20 points sont à l’abri chez toi
lesson-five-first-say-13 = C’est encore toi qui entames.
lesson-five-first-why-13 = cela donne peu, et peut trouver une forte carte de carreau chez ton partenaire
lesson-five-first-end = La suite est à toi : il vous faut 115 points ensemble, à ton partenaire et à toi. Demande un conseil quand tu veux.

lesson-five-bidding-say-1 = Qui a le contrat appelle une carte, et qui a cette carte devient partenaire. Tu peux donc compter sur une carte haute de plus que celles de ta main, et sur les trois cartes du nid. Tu as deux as.
lesson-five-bidding-why-1 = trois piques comme atouts et deux as valent environ 125 points, donc une mise de 80 est assez sûre
lesson-five-bidding-say-2 = D’autres misent aussi : tout le monde compte sur un partenaire. Ta main est encore bonne pour plus de 100.
lesson-five-bidding-why-2 = une mise de 95 réussit plus de quatre fois sur cinq
lesson-five-bidding-say-3 = On continue à miser. 105 réussit quatre fois sur cinq.
lesson-five-bidding-why-3 = avec environ 125 points à attendre, 105 vaut encore le risque
lesson-five-bidding-say-4 = 115 ne réussirait que deux fois sur trois, et qui chute perd toute sa mise.
lesson-five-bidding-end = Tu t’arrêtes là où le risque devient trop grand. Qui a le contrat ici appelle un partenaire par une carte : c’est peut-être une des tiennes. Continue si tu veux.

lesson-five-points-say-1 = Vous êtes trois en défense contre le camp du contrat, que tout le monde connaît ici : l’as de pique, qui était appelé, est déjà tombé. Qui a le contrat a entamé avec la dame de trèfle, et quelqu’un de la défense, donc de ton camp, y a mis l’as.
lesson-five-points-why-1 = l’as gagne cette levée pour ton propre camp, donc les cinq points y sont bienvenus
lesson-five-points-say-2 = Quelqu’un de ton camp a entamé cœur, mais le partenaire du contrat y a mis le roi. Tu n’as ni cœur ni atout, tu ne peux donc pas gagner : pense seulement aux points.
lesson-five-points-why-2 = tu ne peux pas gagner, donne donc une carte qui ne compte rien
lesson-five-points-say-3 = Le partenaire du contrat entame un petit trèfle, et tu dois fournir.
lesson-five-points-why-3 = le 9 oblige les autres à dépenser une carte plus forte
lesson-five-points-say-4 = Qui a le contrat entame avec l’as de cœur, mais quelqu’un de ton camp l’a coupé, et tu n’as pas de cœur.
lesson-five-points-why-4 = la levée est à ton camp, et 10 points de plus y sont à leur place
lesson-five-points-end = Donne des cartes à points aux levées sûres de ton propre camp, et à aucune autre. Continue si tu veux.

lesson-five-counting-say-1 = Tu joues pour 115, et l’atout est trèfle. Il y a quatorze atouts avec la tour, qui est le plus petit. Six sont dans ta main, et tu as joué le 5 : il en reste donc sept dehors. Tu as les trois plus forts.
lesson-five-counting-why-1 = l’as est le plus fort atout, et il fait tomber des atouts chez les autres
lesson-five-counting-say-2 = Quatre sont tombés d’un coup : le 2, le 4, le valet et le 8. Il en reste trois dehors.
lesson-five-counting-why-2 = ton plus fort atout est imbattable, et en fait tomber d’autres
lesson-five-counting-say-3 = Le 6 et la tour sont tombés, et la tour te rapporte 20 points. Il reste un atout dehors, le 10, qui est une carte à points.
lesson-five-counting-why-3 = cela fait tomber le dernier atout, et gagne ses 10 points
lesson-five-counting-say-4 = Le 10 est tombé, et il n’y a plus d’atout dehors. Qu’as-tu d’autre d’imbattable?
lesson-five-counting-why-4 = l’as de carreau est parti, donc le roi est le plus fort, et personne ne peut le couper
lesson-five-counting-end = Il n’y a plus d’atouts que dans ta main, et ton roi de carreau a gagné : voilà à quoi sert de faire tomber les atouts. Continue.

lesson-kentucky-first-say-1 = Bienvenue! Avec ton partenaire d’en face, tu joues contre les deux autres pour 120 points : la tour vaut 20, les 14 et les 10 valent 10 chacun, et les 5 valent 5. D’abord, on mise. La personne à ta droite a misé 70.
lesson-kentucky-first-why-1 = la tour, le plus fort atout, et quatre cartes noires valent environ 100 points avec l’aide de ton partenaire
lesson-kentucky-first-say-2 = La personne à ta gauche monte à 80.
lesson-kentucky-first-why-2 = avec la tour en main, 85 a encore de bonnes chances de réussir
lesson-kentucky-first-say-3 = Tu joues pour 85, et les cinq cartes du nid sont dans ta main. Écartes-en cinq. Elles comptent pour qui gagne la dernière levée : ce sera toi si tu gardes une forte carte pour elle.
lesson-kentucky-first-why-3 = sans vert, tu peux couper cette couleur, et 15 points attendent dans le nid pour la dernière levée
lesson-kentucky-first-say-4 = Nomme la couleur d’atout. La tour est un atout, quelle que soit la couleur nommée.
lesson-kentucky-first-why-4 = quatre cartes noires et la tour sont tes meilleurs atouts
lesson-kentucky-first-say-5 = Maintenant, les levées. Joue une carte de la couleur entamée si tu en as une. Le plus fort atout gagne, ou sinon la plus forte carte de la couleur entamée. Seule la tour peut se jouer dans n’importe quelle levée, mais elle est trop bonne pour celle-ci.
lesson-kentucky-first-why-5 = les autres doivent jouer une carte rouge plus haute pour la battre
lesson-kentucky-first-say-6 = Elle a tenu, et c’est toi qui entames. Il reste six atouts dehors.
lesson-kentucky-first-why-6 = un petit atout fait sortir les leurs, et te coûte peu
lesson-kentucky-first-say-7 = On a entamé vert, et tu n’en as pas : c’est pour cela que tu as écarté tes cartes vertes. Tu pourrais couper, mais regarde qui est en train de gagner.
lesson-kentucky-first-why-7 = la levée est à ton partenaire : laisse-la-lui, et donne une carte dont tu n’as pas besoin
lesson-kentucky-first-say-8 = Ton partenaire entame avec le 14 vert, mais la personne à ta droite le coupe avec le 8 noir. Toi non plus, tu n’as pas de vert.
lesson-kentucky-first-why-8 = ton 10 bat le 8, et ramène le 14 dans ton camp
lesson-kentucky-first-say-9 = C’est encore toi qui entames. Il reste deux atouts dehors.
lesson-kentucky-first-why-9 = les autres doivent dépenser le 13 pour gagner, et la tour reste dans ta main
lesson-kentucky-first-end = La suite est à toi. La tour est encore dans ta main : elle gagne n’importe quelle levée, alors pense au moment où elle rapportera le plus. Demande un conseil quand tu veux.

lesson-draft-end = La suite est à toi : tu joues sans guide. S’il te faut de l’aide, demande un conseil.
