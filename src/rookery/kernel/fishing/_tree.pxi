# Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012) over turns.

cdef enum:
    PATH = 64           # at most this many turns of one iteration are in the tree


cdef struct Node:
    # A node: a turn that follows the turns of its ancestors, in any world.
    uint64_t cards
    int32_t parent
    int32_t visits
    int32_t available       # the visits of its parent in which the turn was legal
    double total            # the sum of the values for the seat that took the turn
    double reply            # the sum of the values for the next seat
    double points           # the sum of the points of the seat that took the turn
    uint8_t card
    uint8_t kind
    uint8_t value


cdef struct Tree:
    # The nodes, and a hash table to find them.
    Node *node
    int32_t *slot           # the number of a node plus one, or 0 for an empty slot
    uint64_t mask           # the number of slots less one
    int count               # the number of nodes
    int room                # the most nodes


cdef struct Style:
    # The settings of a search.
    int plain               # 1 for random playouts to the end of the deal; 2 if UCB1 also selects
                            # the root turns; else 0
    int depth               # the most turns on a path through the tree
    int extra               # the turns of the next round that an iteration plays
    double explore          # the exploration constant, in points
    double prior            # the weight of the prior value of a turn, in visits
    double noise            # the most points added at random to a turn's value in a playout


cdef struct Look:
    # The working memory of an iteration, too large for the stack.
    Moves moves
    Sums sums
    double score[MOVES]     # the prior value of each turn
    int path[PATH]          # the nodes on the path through the tree
    int mover[PATH]         # the seats that took their turns
    int length              # the length of the path
    uint64_t nodes          # the number of turns played


cdef inline Move move_of(const Node *node) noexcept nogil:
    """The turn of a node."""
    cdef Move move
    move.cards = node.cards
    move.card = node.card
    move.kind = node.kind
    move.value = node.value
    return move


cdef int32_t *slot_of(const Tree *tree, int parent, const Move *move) noexcept nogil:
    """The hash slot of a turn's node, or the free slot for it."""
    cdef uint64_t key = (<uint64_t>(parent + 1) << 24 | <uint64_t>move.value << 16
                         | <uint64_t>move.card << 8 | move.kind)
    cdef uint64_t at = mixed(move.cards ^ mixed(key)) & tree.mask
    cdef const Node *node
    while tree.slot[at]:
        node = &tree.node[tree.slot[at] - 1]
        if (node.parent == parent and node.cards == move.cards and node.card == move.card
                and node.kind == move.kind and node.value == move.value):
            break
        at = at + 1 & tree.mask
    return &tree.slot[at]


cdef int new_node(Tree *tree, int parent, const Move *move) noexcept nogil:
    """Add a node for a turn and return its number, or −1 if there is no room."""
    cdef Node *node
    if tree.count == tree.room:
        return -1
    node = &tree.node[tree.count]
    memset(node, 0, sizeof(Node))
    node.cards = move.cards
    node.card = move.card
    node.kind = move.kind
    node.value = move.value
    node.parent = parent
    node.available = 1
    tree.count += 1
    slot_of(tree, parent, move)[0] = tree.count
    return tree.count - 1


cdef void set_priors(const Rules *rules, const State *state, Look *look) noexcept nogil:
    """Set the prior value of each turn: its heuristic value, relative to the best one."""
    cdef Outlook outlook
    cdef double best = -1e9
    cdef int i
    if look.moves.count == 1:
        look.score[0] = 0
        return
    look_out(rules, state, &outlook)
    for i in range(look.moves.count):
        look.score[i] = weigh(rules, state, &outlook, &look.moves.move[i], &look.sums)
        best = max(best, look.score[i])
    for i in range(look.moves.count):
        look.score[i] -= best


cdef int select(Tree *tree, int parent, const Rules *rules, const State *state, const Style *style,
                Look *look, Rng *rng, int *child) noexcept nogil:
    """Select a turn after a node by UCB1 with prior values, and return its index.

    Sets `child` to the node of the turn, −1 if it has none.
    """
    cdef int i, at, visits
    cdef int available
    cdef int best = 0
    cdef double most = -1e18
    cdef double mean, total, bonus
    cdef Node *node
    cdef double base = 0
    if tree.node[parent].visits:
        base = tree.node[parent].reply / tree.node[parent].visits
    if not style.plain:
        set_priors(rules, state, look)
    child[0] = -1
    for i in range(look.moves.count):
        at = slot_of(tree, parent, &look.moves.move[i])[0] - 1
        visits = 0
        available = 1
        total = 0
        if at >= 0:
            node = &tree.node[at]
            node.available += 1
            visits = node.visits
            available = node.available
            total = node.total
        if style.plain and not visits:
            bonus = 1e9 + (draw_bits(rng) >> 40)
            mean = 0
        elif style.plain:
            mean = total / visits
            bonus = style.explore * sqrt(log(<double>available) / visits)
        else:
            mean = (total + style.prior * (base + look.score[i])) / (visits + style.prior)
            bonus = style.explore * sqrt(log(available + 1.0) / (visits + 1))
        if mean + bonus > most:
            most = mean + bonus
            best = i
            child[0] = at
    return best


cdef inline int is_far_enough(const State *state, const Match *match, const Style *style,
                              int beyond) noexcept nogil:
    """Whether an iteration may end here: `beyond` turns of the next round have been played."""
    return state.rounds > 0 and beyond >= style.extra and not match.is_close and not style.plain


cdef void run_iteration(Tree *tree, int first, State *state, const Rules *rules, const Match *match,
                     const Style *style, Look *look, Rng *rng) noexcept nogil:
    """Run one iteration from a state with node `first`: selection, playout, backpropagation."""
    cdef double points[SEATS]
    cdef double worth[SEATS]
    cdef int at = first
    cdef int beyond = 0
    cdef int pick, child
    cdef int in_tree = 1
    while not is_over(state, rules, match) and not is_far_enough(state, match, style, beyond):
        list_moves(rules, state, &look.sums, LOOKED_AT, &look.moves)
        in_tree = in_tree and state.rounds == 0 and look.length < style.depth
        if in_tree:
            pick = select(tree, at, rules, state, style, look, rng, &child)
            if child < 0:
                child = new_node(tree, at, &look.moves.move[pick])
                in_tree = 0
            if child >= 0:
                look.path[look.length] = child
                look.mover[look.length] = state.turn
                look.length += 1
                at = child
        elif style.plain:
            pick = draw_below(rng, look.moves.count)
        else:
            pick = quick(rules, state, &look.moves, rng, style.noise)
        beyond += state.rounds > 0
        play(state, rules, &look.moves.move[pick])
        draw_call(state, rules, match, rng)
        look.nodes += 1
    find_worth(state, rules, match, points, worth)
    backpropagate(tree, rules, look, points, worth)


cdef void backpropagate(Tree *tree, const Rules *rules, const Look *look, const double *points,
               const double *worth) noexcept nogil:
    """Add the result of an iteration to the nodes on its path."""
    cdef int i, next_seat
    cdef Node *node
    for i in range(look.length):
        node = &tree.node[look.path[i]]
        next_seat = look.mover[i] + 1
        if next_seat == rules.seats:
            next_seat = 0
        node.visits += 1
        node.total += worth[look.mover[i]]
        node.reply += worth[next_seat]
        node.points += points[look.mover[i]]


cdef int solve(const State *state, const Rules *rules, const Match *match, uint64_t limit,
               uint64_t *nodes, double *points, double *worth) noexcept nogil:
    """Solve a deal with open hands exactly, each seat maximizing its own value (max-n search).

    Sets the points and the values of all seats. Returns 0 if it takes more nodes than `limit`.
    """
    cdef Look look
    cdef State after
    cdef double found[SEATS]
    cdef double gained[SEATS]
    cdef int i, seat
    cdef int is_first = 1
    nodes[0] += 1
    if nodes[0] > limit:
        return 0
    if is_over(state, rules, match):
        find_worth(state, rules, match, points, worth)
        return 1
    list_moves(rules, state, &look.sums, UNIONS, &look.moves)
    for i in range(look.moves.count):
        after = state[0]
        play(&after, rules, &look.moves.move[i])
        if not solve_race(&after, rules, match, limit, nodes, gained, found):
            return 0
        if is_first or found[state.turn] > worth[state.turn] + 1e-9:
            is_first = 0
            for seat in range(rules.seats):
                worth[seat] = found[seat]
                points[seat] = gained[seat]
    return 1


cdef int solve_race(const State *state, const Rules *rules, const Match *match, uint64_t limit,
                    uint64_t *nodes, double *points, double *worth) noexcept nogil:
    """Solve a deal after a turn: the mean over who calls an orange, weighted by their chances.

    The same as `solve` unless the caller is drawn at random.
    """
    cdef State after
    cdef double found[SEATS]
    cdef double gained[SEATS]
    cdef double chance
    cdef double nobody = 1
    cdef int caller, seat
    if not is_raced_for(state, rules, match):
        return solve(state, rules, match, limit, nodes, points, worth)
    for seat in range(rules.seats):
        worth[seat] = 0
        points[seat] = 0
    for caller in range(rules.seats + 1):
        after = state[0]
        chance = nobody
        if caller < rules.seats:
            chance = rules.share[state.orange][caller] / rules.orange_points
            after.points[caller] += rules.orange_points
        nobody -= chance
        if chance < 1e-9:
            continue
        if not solve(&after, rules, match, limit, nodes, gained, found):
            return 0
        for seat in range(rules.seats):
            worth[seat] += chance * found[seat]
            points[seat] += chance * gained[seat]
    return 1
