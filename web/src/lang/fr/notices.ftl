notices = Avis
notices-wanted = Préviens-moi quand c’est à moi
notices-what = Tu reçois un avis sur cet appareil, pour toutes tes tables lentes, même quand cette page est fermée. Il dit qui a joué, et ne montre jamais de carte.
notices-plain = Les avis demandent https, et cette page est venue par http; le titre de cet onglet dit tout de même quand c’est à toi.
notices-no-push = Ce navigateur ne peut pas recevoir d’avis.
notices-home-screen = Sur un iPhone ou un iPad, les avis arrivent une fois Rookery sur l’écran d’accueil : choisis « Partager », puis « Sur l’écran d’accueil », et ouvre-le de là.
notices-denied = Ce navigateur ne permet pas les avis de cette page. Tu peux les permettre dans ses réglages pour ce site.
notices-dismissed = Tu n’as pas donné la permission au navigateur, donc aucun avis ne viendra.
notices-no-service = Le service d’avis de ce navigateur ne répond pas. Il est peut-être désactivé dans ses réglages.
slow-table = Une table lente : tu as { $time } pour chaque coup, et personne n’a besoin d’être là tout le temps.
slow-one-day = un jour
slow-one-week = une semaine
slow-days = { $days } jours
slow-one-move = Quand le temps est écoulé, un robot joue le coup.
slow-plays-on = Quand le temps est écoulé, un robot joue jusqu’à ton retour.
slow-orange = Qui prend une orange l’a tout de suite, puisque personne ne pourrait la crier à temps.
slow-next-deal = La prochaine donne vient d’ici une minute.
slow-thinking = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
slow-turn = À toi.
slow-others-turn = À { $names }.
slow-turn-up = À toi. Le temps est écoulé, et un robot joue pour toi.
slow-others-up = { $names } : le temps pour le coup est écoulé.
slow-turn-until = À toi jusqu’à { $time }.
slow-others-until = { $count ->
    [one] { $names } a jusqu’à { $time }.
   *[other] { $names } ont jusqu’à { $time }.
}
