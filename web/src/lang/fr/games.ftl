find-title = Trouver d’après votre façon de jouer
find-told = Chaque famille a son Rook. Réponds à ce que tu sais : le jeu le plus proche vient en premier, déjà réglé sur tes réponses.
find-players = Vous êtes combien?
find-ones = Où se placent les 1 ou les as?
find-ones-high = Tout en haut
find-ones-low = Tout en bas
find-out = Pas dans le jeu
find-rook = Où se place la tour?
find-rook-high = Le plus haut atout
find-rook-upper = Entre le 12 et le 13
find-rook-middle = Entre le 10 et le 11
find-rook-low = Le plus bas atout
find-calls = Appelle-t-on un partenaire?
find-calls-yes = Oui, en nommant une carte
find-minimum = Quelle est la plus petite mise?
find-target = Vous jouez jusqu’à combien?
find-unknown = Je ne sais pas
find-differs = Ici, c’est différent : { $differences }.
find-differs-and = { $one }; { $other }
find-fits = Il correspond à toutes tes réponses.
find-set = Réglé pour toi : { $options }.
find-set-minimum = mises à partir de { $count }
find-set-target = { $count } points pour gagner
find-set-rook = { $place ->
    [high] la tour est le plus haut atout
    [upper] la tour est entre le 12 et le 13
    [middle] la tour est entre le 10 et le 11
   *[low] la tour est le plus bas atout
}
any-number = Peu importe
cards = Cartes
how-form-of = C’est une forme de ce jeu : [{ $game }].
how-has-form = Il a une autre forme, [{ $game }] : [{ $differs }]
how-also-called = On le cherche aussi sous ces noms : [{ $names }].
how-source = Source : [{ $source }].
how-no-house-rules = Ce jeu se joue tel quel : il n’a pas de règles de la maison.
players-and-minutes = { $players }, environ { $minutes } minutes
house-rules-of-game = Règles de la maison : { $game }
house-changed = { $count ->
    [0] Ce sont les règles habituelles.
    [one] Une règle est changée.
   *[other] { $count } règles sont changées.
}
learn-title-of = Apprendre { $game }
games-rules = Chaque règle a un numéro dans le [livre des règles].
no-game-of-name = Aucun jeu comme cela n’est encore ici. Essaie un nom plus court, ou réponds aux questions.
game-about = Le jeu
game-match = Une partie
game-target = Points pour gagner
game-points = Points d’une donne
