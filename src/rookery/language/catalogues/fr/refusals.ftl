### Refus.

refusal-deal-over-already = la donne est finie
refusal-no-such-move = ce jeu n’a pas ce coup
refusal-not-now = ce n’est pas le moment
refusal-not-in-this-game = ce jeu n’a pas cela
refusal-turn-of-seat = ce n’est pas ton tour
refusal-not-held = tu n’as pas cette carte
refusal-rules-forbid = les règles ne le permettent pas
refusal-rules-forbid-lead = les règles ne permettent pas cette entame
refusal-lead-trump = il faut entamer à l’atout
refusal-follow-rook = il faut fournir à la tour
refusal-follow-suit = il faut fournir à { $suit ->
    [black] noir
    [green] vert
    [red] rouge
    [yellow] jaune
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}
refusal-sun-already = le soleil est déjà misé
refusal-sun-not-here = ce jeu n’a pas de soleil
refusal-sun-not-outbid = rien ne dépasse le soleil
refusal-bid-multiple = une mise est un multiple de { $step }
refusal-bid-highest-allowed = la plus haute mise est { $amount }
refusal-bid-lowest-allowed = la plus petite mise est { $amount }
refusal-bid-higher = il faut miser plus que { $amount }
refusal-bid-next = on ne saute pas de mise ici : la suivante est { $amount }
refusal-call-buried = tu ne peux pas appeler une carte que tu as écartée
refusal-call-again = tu as déjà appelé cette carte
refusal-call-held = tu ne peux pas appeler une carte que tu as
refusal-not-in-pack = cette carte n’est pas dans le jeu
refusal-bury-no-counter = tu ne peux pas écarter une carte à points
refusal-bury-spare = tu ne peux écarter ni carte à points ni atout tant que tu as une autre carte
refusal-bury-one-counter = tu ne peux écarter qu’une carte à points, un 5 ou un 10
refusal-exchange-size = tu peux échanger exactement { $cards } cartes avec le nid, ou aucune
refusal-turn-is-one-of = à ton tour, il faut prendre, construire ou poser
refusal-trail-only-if = on ne pose une carte que si aucune des siennes ne peut prendre
refusal-build-on-one = on construit sur une seule carte ou une seule construction
refusal-build-value-most = une construction vaut au plus { $most }, pas { $value }
refusal-build-needs = pour construire { $value }, il faut garder un { $needed } en main
refusal-moved-on = la table a continué entre-temps
refusal-watching = tu regardes; prends place pour jouer
refusal-table-locked = l’hôte a verrouillé cette table
refusal-host-only = seule cette personne peut le faire : { $host }
refusal-not-certain-claim = il n’est pas certain que tu gagnes toutes les levées : joue
refusal-nothing-to-claim = il n’y a pas de levées à réclamer maintenant
refusal-undo-shown = une carte a été montrée depuis
refusal-undo-over = une donne finie reste comme elle est
refusal-undo-none = tu n’as pas encore joué dans cette donne
refusal-undo-not-here = à cette table, un coup reste joué
refusal-match-is-over = cette partie est finie
refusal-too-many-at-once = c’est beaucoup d’un coup; attends quelques secondes
refusal-no-table = il n’y a pas de table avec ce code
refusal-seat-gone = quelqu’un d’autre a maintenant cette place
refusal-nothing-to-decide = tu n’as rien à décider maintenant
refusal-no-hint-now = pas de conseil pour l’instant; redemande
refusal-nobody-offline = sans réseau, personne d’autre ne peut venir à une table
