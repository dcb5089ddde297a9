puzzles-intro = Una posición de una mano real, tal como la ve un jugador, con una jugada claramente mejor que todas las demás. Hazla, y lee por qué.
puzzles-today-told = El mismo para todos, uno nuevo cada día.
puzzles-today-is = Problema del día: { $title }
puzzles-choose = Elegir problemas
puzzles-theme = Tema
puzzles-difficulty = Dificultad
puzzles-any = Cualquiera
puzzles-level = { $difficulty ->
    [easy] fácil
    [medium] medio
   *[hard] difícil
}
puzzles-themes = Temas
puzzles-start = Resolver un problema
puzzles-none = No hay ningún problema así. Pon alguna de las opciones en “Cualquiera”.
puzzles-counted = { $count ->
    [one] 1 problema.
   *[other] { $count } problemas.
}
puzzles-counted-solved = { $count ->
    [one] 1 problema, { $solved } ya resuelto.
   *[other] { $count } problemas, de los que llevas resueltos { $solved }.
}
puzzles-all = Todos los problemas
puzzles-next = Problema siguiente
puzzles-show = Mostrar la respuesta
puzzles-question = ¿Qué es lo mejor?
puzzles-right = ¡Muy bien!
puzzles-wrong = No es lo mejor.
puzzles-best = Mejor
puzzles-your-move = Tu jugada: { $move }.
puzzles-worth = Lo que valen las jugadas
puzzles-loss = Cuesta
puzzles-no-values = Esta posición la han comprobado expertos o el programa que resuelve, así que no hay cifras.
puzzles-values-told = Puntos que cabe esperar para tu bando en esta mano, menos los de los otros, en muchos repartos que encajan con lo que sabes; ± es el doble del error estándar.
puzzles-tuxedo-told = Los puntos que puedes esperar en esta mano; ± es el doble del error estándar.
puzzles-so-far = Lo que se ha jugado
puzzles-solved-before = Este ya lo has resuelto.
puzzles-hint = Trata de: { $themes }.
puzzles-no-hint = Para este no hay pista: piénsalo bien.
