### Invitations: links, codes and QR codes.

copy-link = Copy the link
copy-yourself = Please copy the selected link yourself.
share = Share…
share-words = Come and play cards with me.
qr-of-table = QR code of the link to this table
qr-of = QR code: { $label }
link-to-table = Link to this table
or-the-code = or the code [{ $code }]
link-in-network = This link works for anyone on the same network as this computer.
link-local = This address works only on this computer. To play with others in your home, start Rookery with [{ $command }] and open the page at this computer's network address.
personal-told = Continue on another device: anyone with this link can play in [your seat], so do not share it.
personal-copy = Copy my personal link
personal-copied = Copied. Open it on your other device; keep it to yourself.
personal-not-copied = This browser does not allow copying.
