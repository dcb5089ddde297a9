### La página de las reglas de la casa de un juego.

house-told = Juega como en tu familia. Quien abre la mesa fija las reglas.
house-faults = No todo lo de este enlace se pudo usar
house-doing = Qué hacer con estas reglas
house-copy = Copiar un enlace a estas reglas
house-copy-address = Copia la dirección de esta página: lleva las reglas.
house-saved = Guardadas en este navegador
house-usual = las reglas habituales
house-none = Nada todavía. Ponles nombre a tus reglas, y la próxima vez estarán aquí.
house-name = Nombre de estas reglas
house-example = Las reglas de la abuela
