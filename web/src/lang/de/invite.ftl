### Einladungen: Links, Codes und QR-Codes.

copy-link = Link kopieren
copy-yourself = Bitte kopiere den markierten Link selbst.
share = Teilen …
share-words = Komm, spiel mit mir Karten.
qr-of-table = QR-Code des Links zu diesem Tisch
qr-of = QR-Code: { $label }
link-to-table = Link zu diesem Tisch
or-the-code = oder der Code [{ $code }]
link-in-network = Dieser Link gilt für alle im selben Netz wie dieser Computer.
link-local = Diese Adresse gilt nur auf diesem Computer. Um zu Hause mit anderen zu spielen, starte Rookery mit [{ $command }] und öffne die Seite unter der Netzadresse dieses Computers.
personal-told = Auf einem anderen Gerät weiterspielen: Wer diesen Link hat, kann auf [deinem Platz] spielen, gib ihn also nicht weiter.
personal-copy = Meinen persönlichen Link kopieren
personal-copied = Kopiert. Öffne ihn auf deinem anderen Gerät, und behalte ihn für dich.
personal-not-copied = Dieser Browser erlaubt das Kopieren nicht.
