house-told = Juega como en tu familia. Quien abre la mesa fija las reglas.
house-faults = No todo lo de este enlace se pudo usar
house-doing = Qué hacer con estas reglas
house-copy = Copiar un enlace a estas reglas
house-in-words = Estas reglas explicadas
house-copy-address = Copia la dirección de esta página: lleva las reglas.
house-saved = Guardadas en este navegador
house-usual = las reglas habituales
house-none = Nada todavía. Ponles nombre a tus reglas, y la próxima vez estarán aquí.
house-name = Nombre de estas reglas
house-example = Las reglas de la abuela
house-differs = { $count ->
    [0] Son las reglas habituales
    [one] Una diferencia con las reglas habituales
   *[other] { $count } diferencias con las reglas habituales
}
house-yours = Tus reglas
house-keep = Guardar en tu perfil
house-keep-club = Guardar en { $club }
house-kept = Guardadas. [Ver todas]
house-change = Cambiar el nombre o quitar
house-sure-remove = Esta hoja de reglas se borra aquí para siempre.
house-unfit = Ya no se puede jugar con estas reglas
house-no-sheets = Nada todavía. Cambia las reglas de la casa de un juego, elige “Estas reglas explicadas” y guárdalas ahí.
