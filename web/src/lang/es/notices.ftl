notices = Avisos
notices-wanted = Avísame cuando me toque
notices-what = Recibes un aviso en este dispositivo, para todas tus mesas lentas, incluso con esta página cerrada. Dice quién ha jugado, y nunca muestra una carta.
notices-plain = Los avisos necesitan https, y esta página llegó por http; el título de esta pestaña te dice igualmente cuándo te toca.
notices-no-push = Este navegador no puede recibir avisos.
notices-home-screen = En un iPhone o iPad, los avisos llegan cuando Rookery está en la pantalla de inicio: elige “Compartir”, luego “Añadir a pantalla de inicio”, y ábrelo desde allí.
notices-denied = Este navegador no permite avisos de esta página. Puedes permitirlos en sus ajustes para este sitio.
notices-dismissed = No diste permiso al navegador, así que no llegarán avisos.
notices-no-service = El servicio de avisos de este navegador no responde. Quizá esté desactivado en sus ajustes.
slow-table = Una mesa lenta: tienes { $time } para cada jugada, y nadie tiene que estar aquí todo el tiempo.
slow-one-day = un día
slow-one-week = una semana
slow-days = { $days } días
slow-one-move = Cuando se acaba el tiempo, un bot hace la jugada.
slow-plays-on = Cuando se acaba el tiempo, un bot juega hasta que vuelvas.
slow-orange = Quien se lleva una naranja la tiene enseguida, porque nadie podría cantarla a tiempo.
slow-next-deal = La siguiente mano llega en menos de un minuto.
slow-thinking = { $count ->
    [one] { $names } piensa.
   *[other] { $names } piensan.
}
slow-turn = Te toca.
slow-others-turn =
    Le toca a { $names }.
slow-turn-up = Te toca. Se acabó el tiempo, y un bot juega por ti.
slow-others-up = { $names }: se acabó el tiempo de la jugada.
slow-turn-until = Te toca hasta el { $time }.
slow-others-until = { $count ->
    [one] { $names } tiene hasta el { $time }.
   *[other] { $names } tienen hasta el { $time }.
}
