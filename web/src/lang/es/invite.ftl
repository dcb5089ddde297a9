### Invitaciones: enlaces, códigos y códigos QR.

copy-link = Copiar el enlace
copy-yourself = Copia tú el enlace seleccionado.
share = Compartir…
share-words = Ven a jugar a las cartas conmigo.
qr-of-table = Código QR del enlace a esta mesa
qr-of = Código QR: { $label }
link-to-table = Enlace a esta mesa
or-the-code = o el código [{ $code }]
link-in-network = Este enlace sirve a cualquiera en la misma red que este equipo.
link-local = Esta dirección solo sirve en este equipo. Para jugar con otros en casa, inicia Rookery con [{ $command }] y abre la página en la dirección de red de este equipo.
personal-told = Seguir en otro dispositivo: quien tenga este enlace puede jugar en [tu puesto], así que no lo compartas.
personal-copy = Copiar mi enlace personal
personal-copied = Copiado. Ábrelo en tu otro dispositivo y guárdalo para ti.
personal-not-copied = Este navegador no permite copiar.
