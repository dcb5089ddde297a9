### Trouver le jeu le plus proche de celui de sa famille.

find-title = Trouve ton jeu
find-all = Tous les jeux
find-told = Chaque famille a son Rook. Réponds à ce que tu sais : le jeu le plus proche vient en premier, déjà réglé sur tes réponses.
find-players = Vous êtes combien?
find-ones = Où se placent les 1 ou les as?
find-ones-high = tout en haut
find-ones-low = tout en bas
find-out = pas dans le jeu
find-rook = Où se place la tour?
find-rook-high = le plus haut atout
find-rook-upper = entre le 12 et le 13
find-rook-middle = entre le 10 et le 11
find-rook-low = le plus bas atout
find-calls = Appelle-t-on un partenaire?
find-calls-yes = oui, en nommant une carte
find-calls-no = non
find-target = Vous jouez jusqu’à combien?
find-unknown = je ne sais pas
find-nearest = Les jeux les plus proches
find-decide = Tes réponses décident
find-begin = Commence par n’importe quelle question; une réponse suffit pour une première liste.
find-differs = Ici, c’est différent : { $differences }.
find-differs-and = { $one }; { $other }
find-fits = Il correspond à toutes tes réponses.
find-set = Réglé pour toi : { $options }.
find-set-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
find-set-target = { $count ->
    [one] { $count } point pour gagner
   *[other] { $count } points pour gagner
}
find-set-rook = { $place ->
    [high] la tour est le plus haut atout
    [upper] la tour est entre le 12 et le 13
    [middle] la tour est entre le 10 et le 11
   *[low] la tour est le plus bas atout
}
find-rules-of = Règles de la maison : { $game }
find-how = Comment jouer : { $game }
find-copy = Copier un lien pour la famille
find-copied = Le lien est copié.
find-copy-this = Copie ce lien : { $link }
find-failed = Les jeux les plus proches n’ont pas pu être trouvés.
