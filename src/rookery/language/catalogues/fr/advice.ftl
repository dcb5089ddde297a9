advice-usual-bid = La mise gagnante habituelle est { $usual }; une sur dix dépasse { $high }. La plus haute que des robots forts ont réussie en { $deals } donnes était { $best }.
advice-long-suit = { $tops ->
    [two-of-them] Mise sur une couleur longue : en moyenne, qui a le contrat tient { $dealt } atouts, dont deux des trois plus forts.
   *[one-or-two] Mise sur une couleur longue : en moyenne, qui a le contrat tient { $dealt } atouts, dont un ou deux des trois plus forts.
}
advice-long-suit-grows = { $tops ->
    [two-of-them] Mise sur une couleur longue : en moyenne, qui a le contrat tient { $dealt } atouts à la donne et { $trumps } après l’échange, dont deux des trois plus forts.
   *[one-or-two] Mise sur une couleur longue : en moyenne, qui a le contrat tient { $dealt } atouts à la donne et { $trumps } après l’échange, dont un ou deux des trois plus forts.
}
advice-bid-little = Ne mise pas plus qu’il ne faut : une mise réussie te fait marquer tout ce que tu as fait, et seule la perte grandit avec la mise.
advice-dare = { $one-in ->
    [three] Ose miser quand même : les robots forts chutent une donne sur trois. Si tu ne chutes jamais, tu mises trop peu.
    [four] Ose miser quand même : les robots forts chutent une donne sur quatre. Si tu ne chutes jamais, tu mises trop peu.
    [five] Ose miser quand même : les robots forts chutent une donne sur cinq. Si tu ne chutes jamais, tu mises trop peu.
    [six] Ose miser quand même : les robots forts chutent une donne sur six. Si tu ne chutes jamais, tu mises trop peu.
   *[seven] Ose miser quand même : les robots forts chutent une donne sur sept. Si tu ne chutes jamais, tu mises trop peu.
}
advice-bury-all = Écarte toutes tes cartes d’une couleur autre que l’atout, pour pouvoir la couper.
advice-bury-short = Écarte de façon à raccourcir une couleur autre que l’atout : tu pourras bientôt la couper.
advice-bury-counters-own = Écarte des cartes à points que tu pourrais perdre, car elles comptent tout de suite pour toi; garde celles qui gagnent des levées.
advice-bury-counters-last = Si tu as les atouts pour gagner la dernière levée, écarte des cartes à points que tu pourrais perdre.
advice-bury-no-counter = N’écarte pas de carte à points si tu peux l’éviter : elle compte pour les autres.
advice-lead-trumps = Si tu as le contrat, entame atout dès ta première entame, jusqu’à ce que les autres n’en aient plus.
advice-lead-trumps-two = Si tu as le contrat, entame atout dès ta première entame, jusqu’à ce que ton adversaire n’en ait plus.
advice-lead-trumps-early = Si tu as le contrat, entame atout tôt; au moins une première entame sur deux est un atout.
advice-leave-trumps = En défense, ne touche pas aux atouts : les entamer, c’est faire le travail de qui a le contrat.
advice-sure-card = Entame une carte imbattable tant que les autres ont encore de sa couleur; plus tard, elle risque d’être coupée.
advice-give-counter = Quand une levée va à coup sûr à ton partenaire, mets-y une carte à points.
advice-keep-counters = Ne mets pas de cartes à points dans les levées que les autres gagnent; joue une carte sans valeur.
advice-win-points = Si tu joues en dernier et que les autres sont en train de gagner des points, prends-les, avec un atout s’il le faut.
