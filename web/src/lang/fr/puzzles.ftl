puzzles-intro = Une position d’une vraie donne, telle que la voit une place, avec un coup nettement meilleur que tous les autres. Joue-le, et lis pourquoi.
puzzles-today-told = Le même pour tout le monde, un nouveau chaque jour.
puzzles-today-is = Problème du jour : { $title }
puzzles-choose = Choisir des problèmes
puzzles-theme = Thème
puzzles-difficulty = Difficulté
puzzles-any = Peu importe
puzzles-level = { $difficulty ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
puzzles-themes = Thèmes
puzzles-start = Résoudre un problème
puzzles-none = Il n’y a pas de problème de ce genre. Remets un des choix à « Peu importe ».
puzzles-counted = { $count ->
    [one] { $count } problème.
   *[other] { $count } problèmes.
}
puzzles-counted-solved = { $count ->
    [one] { $count } problème, dont { $solved } résolu.
   *[other] { $count } problèmes, dont { $solved } déjà faits.
}
puzzles-all = Tous les problèmes
puzzles-next = Problème suivant
puzzles-show = Montrer la réponse
puzzles-question = Quel est le meilleur coup?
puzzles-right = Bravo!
puzzles-wrong = Pas le meilleur.
puzzles-best = Meilleur
puzzles-your-move = Ton coup : { $move }.
puzzles-worth = Ce que valent les coups
puzzles-loss = Coûte
puzzles-no-values = Des connaisseurs ou le solveur ont vérifié cette position : il n’y a donc pas de chiffres.
puzzles-values-told = Points attendus pour ton camp dans cette donne, moins ceux des autres, sur beaucoup de mains compatibles avec ce que tu sais; ± vaut deux erreurs types.
puzzles-tuxedo-told = Tes points attendus dans cette donne; ± vaut deux erreurs types.
puzzles-so-far = Ce qui a été joué
puzzles-solved-before = Tu as déjà résolu celui-ci.
puzzles-hint = Il s’agit de : { $themes }.
puzzles-no-hint = Pas de conseil pour celui-ci : réfléchis bien.
