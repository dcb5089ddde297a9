you-about = Sur toi
you-tab = { $tab ->
    [statistics] Statistiques
    [people] Les gens
    [ratings] Cotes
    [profile] Profil
   *[matches] Parties
}
you-failed = Cela n’a pas pu être chargé.
you-privacy = Ce qui est gardé, et combien de temps

portrait-choose = Ton portrait
portrait-told = Les autres le voient aux tables. Il change quand tu reviens à une table.
portrait-of-name = Dessiné d’après ton nom
portrait-numbered = Portrait { $number }

guest-told = Tu joues sans profil, et tu peux continuer ainsi : rien ici n’en demande un. Avec un profil, tes parties, tes statistiques et les gens avec qui tu joues restent ensemble, sur tous tes appareils.
guest-no-password = Il n’y a pas de mot de passe, ni d’adresse à donner : ce navigateur garde un secret.
guest-yours-at-once = Les parties que tu as jouées dans ce navigateur sont aussitôt à toi.
guest-other-device = Un autre appareil reçoit le profil par un lien qui marche une fois, ou par une clé d’accès.
guest-forget = « Oublie-moi » l’efface, ainsi que ton nom aux tables où tu as joué.
guest-make = Créer un profil
guest-have-one = As-tu un profil sur un autre appareil?
guest-have-one-told = Ouvre cette page là-bas, choisis « Profil », puis « Sur un autre appareil ».
guest-use-passkey = Entrer avec une clé d’accès
carry-title = Apporter ton profil sur cet appareil
carry-asks = Ce lien apporte un profil sur cet appareil. Ne t’en sers que s’il vient de toi : dès lors, qui a ce profil voit les parties que tu joues ici.
carry-has = Ce navigateur a déjà un profil ({ $name }); il prendrait le nouveau à la place.
carry-take = Utiliser ce profil ici
carry-not = Pas maintenant

history-none = Pas encore de partie
history-none-told = Les parties apparaissent ici dès qu’elles sont finies. Les tables d’exercice, les leçons et les problèmes ne comptent pas.
history-play = Jouer une partie
history-none-fits = Aucune partie ne correspond à ces choix.
history-show-all = Montrer toutes les parties
history-filters = Choisir des parties
history-person = Avec
history-anybody = Tout le monde
history-outcome = Résultat
history-any-outcome = Tous
history-since = Du
history-until = Au
history-counted = { $name } ({ $count })
history-more = Montrer des parties plus anciennes
matches = Parties
history-replay-of = Reprise : { $title }, { $ago }
history-no-replay = Les donnes ne sont plus gardées.
history-outcome-of = { $outcome ->
    [won] Gagnée
    [lost] Perdue
   *[undecided] Indécise
}
history-kind = { $kind ->
    [day] Donne du jour
    [duplicate] Duplicate
   *[evening] Soirée
}
history-evening = La soirée
history-early = finie avant terme
history-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
history-player = { $player ->
    [bot] robot
   *[program] programme
}

statistics-none = Encore rien à compter
statistics-matches =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $won ->
        [one] { $won } gagnée.
       *[other] { $won } gagnées.
    }
statistics-point-is = { $unit ->
    [day] Chaque point est un jour.
    [week] Chaque point est une semaine.
    [month] Chaque point est un mois.
   *[year] Chaque point est une année.
}
statistics-table = En tableau
statistics-period = { $unit ->
    [day] Jour
    [week] Semaine du
    [month] Mois
   *[year] Année
}
statistics-whole = Tout
statistics-in-all = En tout
statistics-percent = { $percent } %
statistics-plot = { $title }, { $about } : { $number }
measure-title = { $measure ->
    [won] Parties gagnées
    [points] Points par donne
    [made] Contrats réussis
    [bid] Points par contrat
    [stopped] Contrats chutés
    [partner] Réussis en partenaire
    [nest] Points dans le nid
    [kept] Cartes gardées du nid
    [oranges] Oranges par donne
    [own] Tes oranges gardées
    [sweeps] Prises en rafle
   *[builds] Constructions par donne
}
measure-about = { $measure ->
    [won] de celles que quelqu’un a gagnées
    [points] en moyenne
    [made] des donnes où tu avais le contrat
    [bid] en moyenne, contrats chutés compris
    [stopped] de ceux contre qui tu as joué
    [partner] des donnes en partenaire
    [nest] en moyenne
    [kept] en moyenne
    [oranges] en moyenne
    [own] de celles de tes propres prises
    [sweeps] de toutes tes prises
   *[builds] en moyenne
}
fact-name = { $fact ->
    [deals] donnes
    [thrown_in] dont cartes jetées
    [bidder] avec le contrat
    [made] contrats réussis
    [was_set] contrats chutés
    [suns] soleils joués
    [suns_made] soleils réussis
    [moons] lunes misées
    [moons_made] lunes réussies
    [slams] donnes avec toutes les levées
    [no_trump] sans atout
    [lo_no] sans atout inversé
    [partner] en partenaire
    [lone] avec le contrat, sans partenaire
    [nests_won] nids gagnés en défense
    [tricks] levées
    [last_tricks] dernières levées
    [counters] points dans les levées
    [cards] cartes prises
    [fives] cinq
    [most_cards] fois le plus de cartes
    [oranges_caught] oranges
    [big_sweeps] grandes rafles
   *[little_sweeps] petites rafles
}

people-none = Encore personne
people-none-told = Qui joue à ta table apparaît ici, sauf les robots.
people-told = Comment ça va avec les gens avec qui tu joues : dans le même camp, les parties gagnées sur toutes; l’un contre l’autre, celles que tu as gagnées et celles qu’ils ont gagnées.
people-together = Ensemble
people-together-hint = gagnées / toutes
people-against = Contre
people-against-hint = toi : eux
people-last = Dernière
people-matches-with = { $count ->
    [one] { $count } partie avec { $name }
   *[other] { $count } parties avec { $name }
}

profile-saved = C’est enregistré.
profile-name-hint = Aux tables, c’est le nom que tu donnes en t’asseyant.
profile-devices = Appareils
profile-devices-told = Chaque navigateur qui a ton profil. Retire ceux que tu n’utilises plus.
profile-this-device = celui-ci
profile-seen = dernier usage : { $ago }
profile-today = aujourd’hui
profile-carry = Sur un autre appareil
profile-carry-told = Un lien qui marche une fois, pendant dix minutes. Qui l’ouvre a ton profil, alors ne le montre à personne.
profile-carry-make = Créer un lien
profile-carry-qr = Code QR du lien
profile-carry-link = Lien pour ton autre appareil
profile-carry-left = { $minutes ->
    [0] Il est expiré.
    [one] Il marche encore { $minutes } minute.
   *[other] Il marche encore { $minutes } minutes.
}
profile-passkeys = Clés d’accès
profile-passkeys-told = Une clé d’accès ouvre ton profil sur tes autres appareils, ou sur celui-ci si le navigateur l’a perdu.
profile-passkey-add = Ajouter une clé d’accès
profile-no-passkeys = Les clés d’accès demandent une adresse https avec un nom; ce serveur a été ouvert par une autre. Le lien ci-dessus marche partout.
profile-passkey-failed = Aucune clé d’accès n’a été créée.
profile-passkey-by = { $ago }, ajoutée par { $device }
profile-passkey-by-gone = { $ago }, ajoutée par { $device }, qui a été retiré
profile-passkey-unknown = { $ago }, on ne sait pas par quel appareil
profile-remove-asks = Retirer { $name }?
profile-remove-told = Il n’ouvre plus ton profil et n’en reçoit plus les notifications, et son lien inutilisé prend fin. Les appareils qu’il a ajoutés restent : regarde la liste.
profile-remove-passkeys = Il a ajouté ces clés d’accès :
profile-remove-them-too = Les retirer aussi
profile-remove-them-why = Qui avait l’appareil a pu en ajouter une, et reviendrait avec elle.
profile-remove-no = Garder l’appareil
profile-remove-yes = Retirer l’appareil
profile-removed = L’appareil est retiré.
profile-removed-too = L’appareil est retiré, avec les clés d’accès qu’il avait ajoutées : { $names }.
profile-export = Tout emporter
profile-export-told = Toutes tes parties, et tout ce qui est gardé sur ton profil.
profile-export-records = Toutes mes parties
profile-export-stored = Tout ce qui est gardé
profile-forget = Oublie-moi
profile-forget-told = Efface ton profil avec ses appareils et ses clés d’accès, et retire ton nom des tables où tu as joué : tu y es « Player 1 ». Les donnes elles-mêmes restent, pour les gens qui ont joué avec toi.
profile-forget-asks = T’oublier pour de bon?
profile-forget-warns = On ne peut pas revenir en arrière. Aux tables encore en jeu, tu es « Player 1 » en moins d’une minute; leurs enregistrements changent quand elles finissent.
profile-forget-yes = M’oublier pour de bon
profile-forget-no = Garder mon profil
profile-forgotten = C’est oublié. Ce navigateur n’a plus de profil.
