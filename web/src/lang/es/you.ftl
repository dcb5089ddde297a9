you-about = Sobre ti
you-tab = { $tab ->
    [statistics] Estadísticas
    [people] Gente
    [ratings] Puntuaciones
    [profile] Perfil
   *[matches] Partidas
}
you-failed = No se pudo cargar.
you-privacy = Qué se guarda, y cuánto tiempo

portrait-choose = Tu retrato
portrait-told = Los demás lo ven en las mesas. Cambia la próxima vez que llegas a una mesa.
portrait-of-name = Dibujado según tu nombre
portrait-numbered = Retrato { $number }

guest-told = Juegas sin perfil, y puedes seguir así: nada aquí lo necesita. Con uno, tus partidas, tus estadísticas y la gente con quien juegas quedan juntas, en todos tus dispositivos.
guest-no-password = No hay contraseña ni dirección que dar: este navegador guarda un secreto.
guest-yours-at-once = Las partidas que has jugado en este navegador son tuyas al instante.
guest-other-device = Otro dispositivo recibe el perfil por un enlace que sirve una vez, o por una llave de acceso.
guest-forget = “Olvídame” lo borra, y también tu nombre en las mesas donde te sentaste.
guest-make = Crear un perfil
guest-have-one = ¿Tienes un perfil en otro dispositivo?
guest-have-one-told = Abre allí esta página, elige “Perfil” y luego “Usar en otro dispositivo”.
guest-use-passkey = Entrar con una llave de acceso
carry-title = Traer tu perfil a este dispositivo
carry-asks = Este enlace trae un perfil a este dispositivo. Úsalo solo si viene de ti: desde entonces, quien tenga ese perfil ve las partidas que juegas aquí.
carry-has = Este navegador ya tiene el perfil de { $name }; tomaría el nuevo en su lugar.
carry-take = Usar este perfil aquí
carry-not = Ahora no

history-none = Aún no hay partidas
history-none-told = Las partidas aparecen aquí en cuanto terminan. Las mesas de práctica, las lecciones y los problemas no cuentan.
history-play = Jugar una partida
history-none-fits = Ninguna partida cumple eso.
history-show-all = Mostrar todas las partidas
history-filters = Elegir partidas
history-person = Con
history-anybody = Cualquiera
history-outcome = Resultado
history-any-outcome = Cualquiera
history-since = Desde
history-until = Hasta
history-counted = { $name } ({ $count })
history-more = Mostrar partidas anteriores
matches = Partidas
history-replay-of = Repetición: { $title }, { $ago }
history-no-replay = Las manos ya no se guardan.
history-outcome-of = { $outcome ->
    [won] Ganada
    [lost] Perdida
   *[undecided] Sin decidir
}
history-kind = { $kind ->
    [day] Mano del día
    [duplicate] Duplicado
   *[evening] Velada
}
history-evening = La velada
history-early = terminada antes
history-deals = { $count ->
    [one] 1 mano
   *[other] { $count } manos
}
history-player = { $player ->
    [bot] bot
   *[program] programa
}

statistics-none = Todavía no hay nada que contar
statistics-matches =
    { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    }, { $won ->
        [one] 1 ganada.
       *[other] { $won } ganadas.
    }
statistics-point-is = { $unit ->
    [day] Cada punto es un día.
    [week] Cada punto es una semana.
    [month] Cada punto es un mes.
   *[year] Cada punto es un año.
}
statistics-table = En una tabla
statistics-period = { $unit ->
    [day] Día
    [week] Semana del
    [month] Mes
   *[year] Año
}
statistics-whole = Todo
statistics-in-all = En total
statistics-percent = { $percent } %
statistics-plot = { $title }, { $about }: { $number }
measure-title = { $measure ->
    [won] Partidas ganadas
    [points] Puntos por mano
    [made] Contratos cumplidos
    [bid] Puntos por contrato
    [stopped] Contratos impedidos
    [partner] Cumplidos de pareja
    [nest] Puntos en el nido
    [kept] Cartas guardadas del nido
    [oranges] Naranjas por mano
    [own] Tus naranjas guardadas
    [sweeps] Capturas con escoba
   *[builds] Construcciones por mano
}
measure-about = { $measure ->
    [won] de las que alguien ganó
    [points] en promedio
    [made] de las manos en que tenías el contrato
    [bid] en promedio, también los caídos
    [stopped] de los que tuviste en contra
    [partner] de las manos como pareja
    [nest] en promedio
    [kept] en promedio
    [oranges] en promedio
    [own] de las de tus propias capturas
    [sweeps] de todas tus capturas
   *[builds] en promedio
}
fact-name = { $fact ->
    [deals] manos
    [thrown_in] de ellas, con las cartas tiradas
    [bidder] con el contrato
    [made] contratos cumplidos
    [was_set] contratos caídos
    [suns] veces al sol
    [suns_made] soles cumplidos
    [moons] lunas pujadas
    [moons_made] lunas cumplidas
    [slams] manos con todas las bazas
    [no_trump] sin triunfo
    [lo_no] sin triunfo al revés
    [partner] como pareja
    [lone] con el contrato, sin pareja
    [nests_won] nidos ganados en defensa
    [tricks] bazas
    [last_tricks] últimas bazas
    [counters] puntos en bazas
    [cards] cartas capturadas
    [fives] cincos
    [most_cards] veces con más cartas
    [oranges_caught] naranjas
    [big_sweeps] escobas grandes
   *[little_sweeps] escobas pequeñas
}

people-none = Todavía nadie
people-none-told = Quien se sienta contigo a una mesa aparece aquí, salvo los bots.
people-told = Cómo te va con la gente con quien juegas: en el mismo bando, las partidas ganadas de todas; en contra, las que ganaste tú y las que ganaron ellos.
people-together = Juntos
people-together-hint = ganadas / todas
people-against = En contra
people-against-hint = tú : ellos
people-last = Última
people-matches-with = { $count ->
    [one] 1 partida con { $name }
   *[other] { $count } partidas con { $name }
}

profile-saved = Guardado.
profile-name-hint = En las mesas vale el nombre con que te sientas.
profile-devices = Dispositivos
profile-devices-told = Cada navegador con tu perfil. Quita los que ya no uses.
profile-this-device = este
profile-seen = último uso: { $ago }
profile-today = hoy
profile-carry = Usar en otro dispositivo
profile-carry-told = Un enlace que sirve una vez, durante diez minutos. Quien lo abra tiene tu perfil, así que no lo enseñes a nadie.
profile-carry-make = Crear un enlace
profile-carry-qr = Código QR del enlace
profile-carry-link = Enlace para tu otro dispositivo
profile-carry-left = { $minutes ->
    [0] Ha caducado.
    [one] Sirve 1 minuto más.
   *[other] Sirve { $minutes } minutos más.
}
profile-passkeys = Llaves de acceso
profile-passkeys-told = Una llave de acceso abre tu perfil en tus otros dispositivos, o en este si el navegador lo ha perdido.
profile-passkey-add = Añadir una llave de acceso
profile-no-passkeys = Las llaves de acceso necesitan una dirección https con nombre; este servidor se abrió por otra. El enlace de arriba sirve en todas partes.
profile-passkey-failed = No se creó ninguna llave de acceso.
profile-passkey-by = { $ago }, añadida por { $device }
profile-passkey-by-gone = { $ago }, añadida por { $device }, que se ha quitado
profile-passkey-unknown = { $ago }, no se sabe por qué dispositivo
profile-remove-asks = ¿Quitar { $name }?
profile-remove-told = Ya no abre tu perfil ni recibe sus avisos, y su enlace sin usar termina. Los dispositivos que añadió se quedan: mira la lista.
profile-remove-passkeys = Añadió estas llaves de acceso:
profile-remove-them-too = Quitarlas también
profile-remove-them-why = Quien tuvo el dispositivo pudo añadir una, y volvería con ella.
profile-remove-no = Conservar el dispositivo
profile-remove-yes = Quitar el dispositivo
profile-removed = El dispositivo se ha quitado.
profile-removed-too = El dispositivo se ha quitado, con las llaves de acceso que había añadido: { $names }.
profile-export = Llévate todo
profile-export-told = Todas tus partidas, y todo lo que se guarda sobre tu perfil.
profile-export-records = Todas mis partidas
profile-export-stored = Todo lo guardado
profile-forget = Olvídame
profile-forget-told = Borra tu perfil con sus dispositivos y llaves de acceso, y quita tu nombre de las mesas donde te sentaste: allí eres “Player 1”. Las manos mismas se quedan, para quienes jugaron contigo.
profile-forget-asks = ¿Olvidarte para siempre?
profile-forget-warns = No se puede deshacer. En las mesas que aún están en juego serás “Player 1” en menos de un minuto; sus registros cambian cuando terminan.
profile-forget-yes = Olvidarme para siempre
profile-forget-no = Conservar mi perfil
profile-forgotten = Olvidado. Este navegador ya no tiene perfil.
