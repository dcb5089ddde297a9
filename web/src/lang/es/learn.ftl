### Las lecciones: la página para elegir una.

learn-title = Aprender jugando
learn-title-of = Aprender { $game }
learn-told = Juegas en una mesa de verdad con un entrenador, que te explica cada fase cuando llega. Si tu jugada no es la mejor, te dice por qué.
learn-begin = Empezar
learn-begin-of = Empezar: { $lesson }
learn-again = Jugar otra vez
learn-played = jugada
learn-lessons = Lecciones
learn-first = Para empezar
learn-shared = Lecciones de otros juegos que también ayudan aquí
learn-shared-told = En lo que trata la lección, estos juegos tienen las mismas reglas.
learn-how = Cómo se juega a { $game }
learn-all = Lecciones de todos los juegos
learn-family = El resto de la familia
learn-words = Todas las palabras
learn-not-loaded = No se pudieron cargar las lecciones.
learn-not-opened = No se pudo abrir la lección.
