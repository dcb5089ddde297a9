offline-title = Practicar sin red
offline-told = Guarda Rookery en este dispositivo y juega contra los bots sencillos donde no haya red.
offline-keep = Guardar para practicar sin red ({ $megabytes } MB)
offline-under-way = Guardando: { $percent } %
offline-kept = Guardado en este dispositivo. Sin red, abre esta página como siempre.
offline-remove = Quitar de este dispositivo
offline-failed = No se pudo guardar. ¿Hay red y espacio suficiente en este dispositivo?
offline-plain = Los navegadores solo guardan una página si llegó por https.
