say-something = Dire quelque chose
phrases = Phrases
phrases-not-loaded = Les phrases n’ont pas pu être chargées.
phrases-seat = Prends une place pour dire quelque chose.
phrases-hide = Cacher ce que disent les autres
no-scores = Pas encore de points.
words = Mots
log-told = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
texts-told = Ce qui a été écrit
texts-empty = Rien à lire pour l’instant.
texts-label = Écrire à toute la table
texts-placeholder = Écrire à tout le monde
send = Envoyer
texts-too-many = { $count } de trop
texts-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
texts-kept = Tout le monde ici peut lire ceci, spectateurs compris. Gardé seulement dans la mémoire du serveur, jusqu’à la fin de la partie et au départ de tout le monde.
no-trick-yet = Aucune levée n’a encore été jouée.
took-it = ramasse
took-it-points = { $count ->
    [one] ramasse, { $count } point
   *[other] ramasse, { $count } points
}
took-it-lost = { $count ->
    [one] ramasse, { $count } point perdu
   *[other] ramasse, { $count } points perdus
}
keys-off = Les lettres et les chiffres se désactivent dans les préférences.
key-arrows = parcourir ta main (Début, Fin : première et dernière carte)
key-enter = jouer ou choisir la carte, ou activer le bouton
key-name-enter = Entrée, Espace
key-name-escape = Échap
key-up = aller de ta main aux boutons au-dessus
key-escape = remettre la carte choisie, ou fermer une fenêtre
key-g = aller à ta main
key-digits = aller à ce bouton, ou à cette carte parmi celles permises
key-p = passer
key-r = prêt pour la prochaine donne
key-w = montrer pourquoi cette carte n’est pas permise
key-i = conseil : ce que ferait quelqu’un de fort
key-t = la dernière levée
key-l = le journal
key-s = la feuille de marque
key-c = clavardage
key-d = les mots des jeux et leur sens
key-o = crier orange (à Tuxedo)
key-h = laisser passer une orange (à Tuxedo)
key-u = reprendre ton dernier coup, si les autres sont d’accord
key-question = cette liste

a-question = Une question
agree = D’accord
withdraw = Retirer
asked-for = { $what ->
    [undo] { $name } demande à reprendre le dernier coup.
    [claim] { $name } réclame le reste des levées.
    [end] { $name } demande à finir la partie.
   *[restart] { $name } demande à commencer une nouvelle partie.
}
you-ask-for = { $what ->
    [undo] Tu demandes à reprendre le dernier coup.
    [claim] Tu réclames le reste des levées.
    [end] Tu demandes à finir la partie.
   *[restart] Tu demandes à commencer une nouvelle partie.
}
asked-swap = { $name } propose un échange de places avec { $other }.
asked-swap-you = { $name } te propose un échange de places.
you-ask-swap = Tu proposes un échange de places avec { $other }.
waiting-for = On attend { $names }.
claim-hand = Les cartes de { $name }
claim-rest = Réclamer le reste des levées
start-over-ask = Recommencer…
end-match-ask = Finir la partie…
end-match-sure = Finir la partie ici, sans gagnant? { $asked }
start-over-sure = Finir cette partie et en commencer une nouvelle? { $asked }
everybody-asked = On demande à tout le monde.
bots-agree = Les robots n’ont rien contre.
end-match = Finir la partie
start-over = Recommencer
play-on = Continuer

bot-plays-told = Un robot joue pour toi.
seat-back = Reprendre ma place
still-there = Es-tu toujours là?
still-there-told = Les autres t’attendent. Un robot joue pour toi dans [0:42].
i-am-here = Je suis là
watch = Regarder
home = Accueil
bye-replaced = Ta place est ouverte ailleurs
bye-replaced-told = Une autre fenêtre ou un autre appareil utilise ta place. Une place ne peut être ouverte qu’à un seul endroit.
play-here = Jouer ici
bye-released = Ta place a été donnée
bye-released-told = L’hôte a donné ta place à un robot. Tu peux encore regarder.
bye-left = Tu as quitté la table
bye-left-told = Un robot continue à ta place. Regarde la table pour te rasseoir tant que le robot y est.
bye-expired = Cette table est fermée
bye-expired-told = Personne n’est venu ici depuis longtemps. Tu peux la rouvrir et continuer, ou revoir la partie.
open-again = La rouvrir
bye-no-table = Cette table n’existe pas
bye-no-table-told = Le code est peut-être mal tapé, ou la table a été fermée il y a longtemps.
bye-closed = Cette table a été fermée
bye-closed-told = La personne qui tient ce serveur l’a fermée. Plus personne ne peut y jouer.
bye-barred = Tu ne peux pas jouer sur ce serveur
bye-barred-told = La personne qui le tient n’accepte pas de connexion depuis ton adresse.
bye-unreadable = Cette table ne s’ouvre pas
bye-unreadable-told = Le serveur ne peut pas lire ce qu’il a gardé de cette table. Préviens la personne qui tient le serveur. Les autres tables ne sont pas touchées.
bye-full = La table est pleine
bye-full-told = Trop de monde regarde en ce moment.
bye-bad-secret-told = Quelqu’un d’autre a ta place maintenant.
bye-bad-hello = La table ne te reconnaît pas
bye-bad-hello-told = Ta place a peut-être été donnée, ou cette page est plus ancienne que le serveur.
bye-other = La connexion a été fermée

lesson = Leçon
coach-step = étape { $step } de { $steps }
hide = Cacher
coach-says = Ce que dit la leçon
coach-watch = Regarde ce que font les autres.

hint-told = Quelqu’un de fort choisirait de [{ $move }] : { $reason }
hint-why = Pourquoi?
expected-points-told = Points attendus : { $moves }.
close-message = Fermer ce message
