### La página de las reglas de la casa de un juego.

house-rules-of-game = Reglas de la casa de { $game }
house-how = Cómo se juega a { $game }
house-told = Juega como en tu familia. Quien abre la mesa fija las reglas.
house-games = Juegos
house-faults = No todo lo de este enlace se pudo usar
house-doing = Qué hacer con estas reglas
house-changed = { $count ->
    [0] Son las reglas habituales.
    [one] Una regla está cambiada.
   *[other] { $count } reglas están cambiadas.
}
house-copy = Copiar un enlace a estas reglas
house-copied = Copiado.
house-copy-address = Copia la dirección de esta página: lleva las reglas.
house-back = Volver a las reglas habituales
house-saved = Guardadas en este navegador
house-usual = las reglas habituales
house-remove = Quitar
house-remove-of = Quitar { $name }
house-none = Nada todavía. Ponles nombre a tus reglas, y la próxima vez estarán aquí.
house-name = Nombre de estas reglas
house-example = Las reglas de la abuela
house-save = Guardar
house-not-loaded = No se pudieron cargar las reglas.
