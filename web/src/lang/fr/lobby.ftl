watching = Tu regardes. Aucune place n’est libre en ce moment.
watching-sit = Tu regardes. Pour jouer, prends la place d’un robot avec « S’asseoir ici ».
name-at-table = Ton nom à la table
sit-down = S’asseoir
name-taken = Quelqu’un ici s’appelle déjà { $taken } : ton nom est donc { $name }.
name-cut = Ton nom s’affiche comme { $name } : un nom a au plus { $most } caractères visibles.

host = L’hôte
table-locked-told = L’hôte a verrouillé cette table : tu peux regarder.
take-a-seat = Prends une place, ou regarde.
seats-waiting = { $count ->
    [one] Une place attend un ami.
   *[other] { $count } places attendent des amis.
}
seats-taken = Toutes les places sont prises.
stay-here = Rester ici
sits-here = { $name } s’assoit ici
in-seat = à la place { $number }
move = Déplacer
move-whom = { $name } vers une autre place
swap-seats = Échanger les places
swap-with = avec { $name }
move-here = Venir ici
stand-up = Se lever
seconds-for-each-move = { $seconds } secondes par coup. Ensuite un robot le joue, et pendant les mises il passe.
draw-partners = Tirer les partenaires au sort
draw-seats = Tirer les places au sort
yet-to-see-rules = { $count ->
    [one] { $names } doit encore voir les nouvelles règles.
   *[other] { $names } doivent encore voir les nouvelles règles.
}
start-with-bots = Commencer, avec des robots aux places libres
start = Commencer
host-will-start = { $name } va commencer la partie.
starts-by-itself = La partie commence dès que tout le monde est là, ou après une minute.
table-settings = Réglages de la table
game-and-rules = Jeu et règles de la maison
name-and-devices = Ton nom et tes autres appareils
change = Changer
shuffle-checked = Un brassage que tu peux vérifier
shuffle-told = Le serveur a choisi un secret. Avec une contribution de chaque joueur ({ $count } jusqu’ici), il décide de chaque brassage. Voici l’empreinte du secret. Quand la partie est finie, le secret est révélé, et la reprise peut vérifier chaque brassage.

seat-waiting = attend un ami
seat-bot = robot
seat-bot-level = robot, { $level }
seat-guests-bot = le robot d’une visite
seat-stood-in = un robot remplace
seat-must-ready = doit encore voir les nouvelles règles
open-seat = Place libre
seat-you = (toi)
seat-side-a = camp A
seat-side-b = camp B
not-again = { $name } ne peut plus s’asseoir ici
free-seat = Oui, libérer la place : { $name }
give-seat-to-bot = Oui, donner la place à un robot : { $name }
make-host-whom = Nommer hôte : { $name }
release = Libérer
release-whom = la place : { $name }
who-sits-in = Qui occupe la place { $number }
seat-open = Libre
bot-of-level = Robot : { $level }
bots-not-loaded = Les robots n’ont pas pu être chargés.

play-by-rules = Jouer avec ces règles
everybody-told = Tout le monde apprend ce qui change, et doit redire « prêt ».
rules-changed = Les règles ont changé
rules-changed-by-host = L’hôte a changé les règles.
i-am-ready = C’est prêt
rules-not-loaded = Il y a des règles de la maison, mais elles n’ont pas pu être chargées.
by-usual-rules = { $game } avec ses règles habituelles.

locked = Verrouillée : personne d’autre ne peut s’asseoir
listed = Affichée : tout le monde peut trouver cette table
free-text = Texte libre : les gens ici peuvent s’écrire
free-text-not-listed = Texte libre : les gens ici peuvent s’écrire (pas à une table affichée)
level-of-all = Niveau de tous les robots
levels-not-loaded = Les niveaux des robots n’ont pas pu être chargés.
pace-of-bots = Rythme des robots
pace = { $pace ->
    [slow] Lent
    [normal] Normal
    [fast] Rapide
   *[instant] Immédiat
}
calls-of-bots = Les robots crient orange
calls = { $calls ->
    [calmly] Calmement
   *[people] Comme des personnes
    [quickly] Vite
}
calls-rated = Seule une partie où ils crient comme des personnes compte pour la cote.
time-per-move = Temps par coup
no-clock = Sans horloge
seconds-short = { $seconds } s
slow-clock = Un coup en : pour une table lente, où l’on passe quand on a le temps
a-day = Un jour
a-week = Une semaine
days = { $days } jours
one-move = Quand le temps est écoulé, un robot ne joue que ce coup. Sinon il continue jusqu’au retour de la personne.

invite-link = Inviter : lien, code et QR
leave-sure = Partir pour de bon? Un robot prendra ta place.
leave = Quitter la table
leave-ask = Quitter la table…
stay = Rester
people-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
