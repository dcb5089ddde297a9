rulebook-title = El libro de reglas
rulebook-told = Cada regla de Rookery tiene un número. “text” es lo que dice la fuente, “ruling” lo que decidimos donde ella calla. Para aprender un juego, [empieza aquí].
rulebook-english = Las reglas mismas están en inglés.
