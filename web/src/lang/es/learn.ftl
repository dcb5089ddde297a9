### Las lecciones: la página para elegir una.

learn-told = Juegas en una mesa de verdad con un entrenador, que te explica cada fase cuando llega. Si tu jugada no es la mejor, te dice por qué.
learn-begin = Empezar
learn-begin-of = Empezar: { $lesson }
learn-again = Jugar otra vez
learn-played = jugada
learn-shared = Lecciones de otros juegos que también ayudan aquí
learn-shared-told = En lo que trata la lección, estos juegos tienen las mismas reglas.
learn-words = Todas las palabras
learn-not-loaded = No se pudieron cargar las lecciones.
puzzles-title = Problemas
analysis-title = Tablero de análisis
learn-more = Las lecciones de los demás juegos están en sus páginas: [todos los juegos].
learn-puzzles-told = Una posición con una jugada claramente buena. Una nueva cada día.
learn-analysis-told = Arma o pega una posición, y pregunta cuánto vale cada jugada.
learn-review = Tu última partida
learn-review-told = Vuelve a verla mano a mano, y cuánto valía cada jugada.
