offline-title = S’entraîner sans réseau
offline-told = Garde Rookery sur cet appareil et joue contre les robots simples là où il n’y a pas de réseau.
offline-keep = Garder pour jouer hors ligne ({ $megabytes } Mo)
offline-under-way = Chargement : { $percent } %
offline-kept = Gardé sur cet appareil. Sans réseau, ouvre cette page comme d’habitude.
offline-remove = Retirer de cet appareil
offline-failed = Ça n’a pas marché. Y a-t-il un réseau, et assez de place sur cet appareil?
offline-plain = Les navigateurs ne gardent une page que si elle est venue par https.
