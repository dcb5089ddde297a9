connection-lost = La connexion à la table est perdue. Reconnexion…
shuffling = On brasse les cartes…
dealing = On donne les cartes…
table-not-loaded = La table n’a pas pu être chargée. [Réessayer]
tab-your-turn = ● À toi · { $title }
table-of-practice = { $title } (exercice)
written = { $name } : { $text }

table-bar = Table
chat = Clavardage
score-sheet = Feuille de marque
log = Journal
words-meaning = Le sens des mots
the-table = La table
take-back = Reprendre mon dernier coup
something-new = { $button } : du nouveau

deal-so-far = La donne jusqu’ici
won-so-far = Gagné jusqu’ici
player = Joueur
column-cards = Cartes
column-fives = Cinq
column-sweeps = Rafles
column-oranges = Oranges
the-bidding = Les mises
the-last-trick = La dernière levée
took-trick = { $you ->
    [true] Elle est à toi.
   *[false] { $name } la ramasse.
}
took-points = { $you ->
    [true] Elle est à toi : { $points } points.
   *[false] { $name } la ramasse : { $points } points.
}
took-lost = { $name } la ramasse : { $points } points perdus.
lately = Récemment

your-hand = Ta main
card-points = { $count ->
    [one] , { $count } point
   *[other] , { $count } points
}
card-from-nest = , du nid
card-chosen = , choisie
card-not-allowed = , pas permise maintenant
one-counter-only = On ne peut écarter qu’une seule carte à points.
card-allowed = Cette carte est permise.

hint = Conseil
hint-asks = Que ferait quelqu’un de fort?

dealer-letter = D
guests-bot = , le robot d’une visite
the-dealer = , donne les cartes
side-a = , camp A
side-b = , camp B
score = Marque
score-before = marque
away = absence
away-bot-plays = absence, un robot joue
away-bot-in = absence, robot dans [0:42]
no-answer-bot-in = pas de réponse, robot dans [0:42]
bot-plays = un robot joue
bot-plays-for-you = un robot joue pour toi
seat-your-turn = à toi
seat-thinking = réfléchit…
led = entame []
role-bid = mise { $bid }
role-partner = partenaire
sit-here = S’asseoir ici
sit-in-place-of = à la place : { $name }
dummy-plate = Le mort

action-bid = mise { $amount }
action-sun = joue le soleil
action-pass = passe
action-stay = reste
action-claim = annonce maldonne
action-play-on = joue la main
action-trump = nomme { $suit }
action-call = appelle { $card }
action-call-card = appelle une carte
action-bury = écarte
action-lead = entame
action-lead-left = laisse entamer à gauche
action-play = joue { $card }
action-play-card = joue
action-take = { $count ->
    [one] prend { $count } carte
   *[other] prend { $count } cartes
}
action-build = construit
action-trail = pose { $card }
action-trail-card = pose
action-orange = crie orange

sum-of = { $sum } plus { $card }
build-of = la construction : { $cards }

the-sun = le soleil
no-bid-yet = Pas encore de mise
has-the-bid = { $you ->
    [true] Tu tiens la mise à { $bid }
   *[false] { $name } tient la mise à { $bid }
}
has-bid = { $you ->
    [true] Ton contrat : { $bid }
   *[false] Contrat : { $name }, { $bid }
}

dummy = Le mort
your-side = Ton camp
their-side = L’autre camp
this-deal = Cette donne
deal = Donne
deal-number = Donne { $number }
contract = Contrat
trump = Atout
called = Appelée
partner = Partenaire
partners = Partenaires
taken = Ramassé
stock = Talon
seats = Places

your-turn-to-claim = À toi : maldonne?
your-turn-to-bid = À toi de miser
your-turn-to-trump = Nomme l’atout
your-turn-to-call = Appelle un partenaire
your-turn-to-bury = Écarte des cartes
your-turn-to-choose = Choisis qui entame
your-turn-to-lead = À toi d’entamer
player-moves = { $phase ->
    [claim] { $name } peut annoncer maldonne
    [bid] { $name } mise
    [trump] { $name } nomme l’atout
    [call] { $name } appelle un partenaire
    [bury] { $name } écarte
    [lead] { $name } choisit qui entame
   *[play] { $name } réfléchit
}
passed = passe
stayed = resté
