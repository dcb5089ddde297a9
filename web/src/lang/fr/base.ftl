card-colour = le { $rank } { $colour }
card-poker = { $rank ->
    [as] l’as de { $suit }
    [dame] la dame de { $suit }
   *[other] le { $rank } de { $suit }
}
card-rook = la tour
card-hidden = une carte cachée
court-name = { $rank ->
    [J] valet
    [Q] dame
    [K] roi
   *[A] as
}
suit-name = { $suit ->
    [black] noir
    [green] vert
    [red] rouge
    [yellow] jaune
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
    [clubs] trèfle
    [low] sans atout inversé
    [rook] la tour
   *[none] sans atout
}
cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tricks-counted = { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}
points-counted = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
games-counted = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}

you = Toi
close = Fermer
try-again = Réessayer
page-not-loaded = Cette page n’a pas pu être chargée. [Réessayer]
part-not-loaded = Une partie de cette page n’a pas pu être chargée.
updated = Rookery a été mis à jour.
load-update = Charger la mise à jour
no-answer = Le serveur ne répond pas. As-tu une connexion?
home-offline = Sans le serveur, tu joues sur cet appareil, contre ses robots; il en faut un pour les amis, les clubs et la donne du jour. [Réessayer]
server-cannot = Le serveur ne peut pas faire cela pour le moment.
no-storage = Ce navigateur ne garde rien et ne peut donc pas garder de profil.
device-on = { $browser } sur { $system }
device-browser = Un navigateur
just-now = à l’instant
name-shown-as = Affiché comme « { $name } » : un nom a au plus { $most } caractères.
preferences = Préférences
table-of-lesson = { $title } (leçon)
all-games = Tous les jeux
back-to-evening = Retour à la soirée
cancel = Annuler
dealer = Donne
expected-points = Points attendus
game = Jeu
keyboard-shortcuts = Raccourcis clavier
lessons = Leçons
more-lessons = Plus de leçons
name = Nom
no = Non
loading = Un moment…
points = Points
print = Imprimer
remove-named = Retirer { $name }
remove = Retirer
replay-and-review = Revoir et analyser
replay-title = Reprise
replay = Revoir
save = Enregistrer
show = Montrer
failed = Cela n’a pas marché. Essaie encore une fois.
day-title = La donne du jour
lesson-not-opened = La leçon n’a pas pu être ouverte.
total = Total
undo = Annuler
your-move = Ton coup
your-seat = Ta place
your-turn = À toi
is-host = hôte
nobody = personne
seat-number = place { $number }
you-inside = toi
span = { $low } à { $high }
result-count = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
copied = Copié.
to-the-table = À la table
make-host = Nommer hôte
difference = Différence

home-title = Rookery : jeux de cartes en famille et entre amis
home-intro = Les jeux de cartes de la famille du Rook, entre amis, en famille et avec de bons robots. Sans compte, sans rien payer.
games = Jeux
games-loading = On sort les jeux de l’étagère…
games-not-loaded = Les jeux n’ont pas pu être chargés.
your-name = Ton nom
guest = Visite
bots-to-play-with = Robots pour jouer
levels-differ = Niveaux différents
level-choose = Choisis un niveau pour tous les robots.
home-day = Donne du jour
language = Langue

players-of = { $seats } joueurs
players-from-to = { $least } à { $most } joueurs
minutes-about = Environ { $minutes } min
players = Joueurs
how-to-play = Comment jouer
house-rules = Règles de la maison

play-now = Jouer maintenant
play-now-rules = Jouer maintenant avec ces règles
play-now-name = { $words } : { $game } avec des robots
opening = Ouverture…
invite-friends = Inviter des amis
invite-friends-name = Inviter des amis : { $game }
invite-friends-rules-name = Inviter des amis avec ces règles : { $game }
name-for-friends = Ton nom, pour que tes amis sachent qui tu es
open-table = Ouvrir la table
table-not-opened = La table n’a pas pu être ouverte.

join-table = Rejoindre une table
join-placeholder = Code ou lien
join = Rejoindre
join-wrong = Ce n’est ni un code ni un lien. Demande le code de la table, comme [k3vq9xw2ab], ou colle le lien entier.

more-games = { $count } autres jeux

opening-table = Ouverture de la table…
server-silent = Le serveur ne répond pas. Nouvel essai…
fair-shuffle = Le brassage est scellé avant la première carte; après la partie, chacun peut le vérifier.
doors = Rookery
door-play = Jouer
door-learn = Apprendre
clubs = Clubs
door-meet = Rencontres
puzzle-of-day = Problème du jour
home-puzzle-told = Trouve le seul bon coup
today = Aujourd’hui
home-deal-pause = Arrêter la donne de démonstration
home-deal-play = Reprendre la donne de démonstration
