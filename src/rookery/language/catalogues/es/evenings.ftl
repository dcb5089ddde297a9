evening-column = { $column ->
    [place] Lugar
    [name] Nombre
    [boards] Manos
    [field] Grupo
    [stay] Quienes se quedan en su puesto
    [move] Quienes cambian de mesa
    [difference] Diferencia
    [share] Puntos de match %
    [boards-won] Manos ganadas
    [points] Puntos
    [tied] Entre empatados
    [opponents] Rivales
    [net] Puntos netos
    [survived] Rondas superadas
    [round] Ronda
    [deal] Mano
    [table] Mesa
    [club] Club
   *[game] Juego
}
