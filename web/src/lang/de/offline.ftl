offline-title = Üben ohne Netz
offline-told = Behalte Rookery auf diesem Gerät und spiel gegen die einfachen Bots, wo es kein Netz gibt.
offline-keep = Zum Üben ohne Netz behalten ({ $megabytes } MB)
offline-under-way = Wird geladen: { $percent } %
offline-kept = Auf diesem Gerät behalten. Ohne Netz öffnest du die Seite wie immer.
offline-remove = Von diesem Gerät entfernen
offline-failed = Das hat nicht geklappt. Gibt es ein Netz und genug Platz auf diesem Gerät?
offline-plain = Browser können eine Seite nur behalten, wenn sie über https kam.
