### Invitations : liens, codes et codes QR.

copy-link = Copier le lien
copy-yourself = Copie toi-même le lien sélectionné.
share = Partager…
share-words = Viens jouer aux cartes avec moi.
qr-of-table = Code QR du lien vers cette table
qr-of = Code QR : { $label }
link-to-table = Lien vers cette table
or-the-code = ou le code [{ $code }]
link-in-network = Ce lien fonctionne pour tous ceux du même réseau que cet ordinateur.
link-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour jouer avec d’autres chez toi, démarre Rookery avec [{ $command }] et ouvre la page à l’adresse réseau de cet ordinateur.
personal-told = Continuer sur un autre appareil : qui a ce lien peut jouer à [ta place], alors ne le partage pas.
personal-copy = Copier mon lien personnel
personal-copied = Copié. Ouvre-le sur ton autre appareil, et garde-le pour toi.
personal-not-copied = Ce navigateur ne permet pas de copier.
