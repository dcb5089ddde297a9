review-points = { $one ->
    [yes] { $points } punto
   *[no] { $points } puntos
}
review-cost = alrededor de { review-points } (de { $low } a { $high })
review-cost-least = al menos { review-points }
review-of-contract = Lo que costaron las jugadas tiene en cuenta si la puja se cumple o no.
review-of-match = La partida puede acabar aquí, así que también cuenta la probabilidad de ganarla.

review-mistake = Un error ({ $who }): { $best } valía { $cost } más que { $played }.
review-better = { $best } habría sido mejor que { $played }, por { $cost }.
review-unlucky-card = Mala suerte, pero bien: por lo que { $who } podía saber, nada era mejor que { $played }, pero tal como estaban las cartas costó { points-counted }.
review-unlucky-bid = Mala suerte, pero bien: por lo que { $who } podía saber, { $played } era razonable, pero ni con todas las cartas a la vista se podían ganar más de { points-counted }.
review-unlucky-turn = Mala suerte, pero bien: por lo que { $who } podía saber, nada era mejor que { $played }, pero después los demás ganaron { review-points } más de lo esperado.
review-best = { $played } era lo mejor, por lo que { $who } podía saber.
review-sound = { $played } era razonable: no hay una diferencia clara con { $best }.
review-little = { $played } era razonable: { $best } era mejor, pero por tan poco que no cuenta.
review-gamble = { $played } era arriesgado: rinde de media, pero sale bien muy pocas veces para quien juega con cuidado.
review-not-judged = { $why ->
    [forced] No había elección.
    [no-kernel] No se pudo valorar: aquí falta la búsqueda compilada.
    [untried] Esto no se valora: pedir reparto nulo o aguantar no se prueba.
    [only-hold] No se pudo valorar: primero solo puede cantar quien se llevó las cartas.
   *[no-room] No se pudo valorar: había demasiadas cartas en el centro para la búsqueda.
}

review-seat-clean = { $who } tenía { review-decisions } que tomar, sin ningún error claro.
review-seat = { $who } tenía { review-decisions } que tomar: { $marks }, que costaron alrededor de { review-points }.
review-decisions = { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}
review-mistakes = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
review-betters = { $count ->
    [one] { $count } jugada mejorable
   *[other] { $count } jugadas mejorables
}
review-was-unlucky = { $who } jugó bien, pero con mala suerte, { $times ->
    [1] una vez
   *[other] { $times } veces
}.
review-costliest = Lo más caro fue { $played }.
review-no-choice = { $who } no tuvo elección nunca.

review-deal = Con todas las cartas a la vista, este bando ({ $side }) podía ganar { $worth } de { $stake } puntos desde la primera carta, y ganó { $took }: la puja ({ bid-named }) está { $result ->
    [made] cumplida
   *[set] caída
}.
review-deal-unknown = Este bando ({ $side }) ganó { $took } de { $stake } puntos: la puja ({ bid-named }) está { $result ->
    [made] cumplida
   *[set] caída
}.
review-deal-no-time = No hubo tiempo de averiguar qué era posible con todas las cartas a la vista.
review-bounds = entre { $low } y { $high }
review-could-be-made = Se podía cumplir.
review-could-be-set = Se podía hacer caer.
review-turned = El momento decisivo fue { $card } ({ $who }) en la baza { $trick }: { points-counted } para el otro bando.
review-thrown-in = Se tiraron las cartas.
review-not-open = Lo que era posible con todas las cartas a la vista no se calculó: { $why ->
    [fishing] una mano entera, con su mazo, es demasiado larga de resolver
    [dummy] nadie elige las cartas del muerto
    [nothing] se tiraron las cartas, así que no se jugó ninguna
   *[no-kernel] aquí falta el programa compilado que la resuelve
}.
