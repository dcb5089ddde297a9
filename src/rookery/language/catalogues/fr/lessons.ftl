### Lessons: what they are called, and what they teach.

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
