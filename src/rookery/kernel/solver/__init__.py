"""The exact solver of card play with open hands.

`solving.solve` solves one position; `compiled_solver.Solver` keeps its transposition table between
positions; `judging.Judge` evaluates all legal cards in many worlds of a view. `python_solver` is a
slow solver in plain Python. The compiled solver is tested against it, and where nothing is
compiled, `python_solver` solves small positions.

The compiled search, `_search.pyx` with its parts in `search/`, is a fail-soft alpha-beta search
with zero windows and a transposition table of card patterns (partition search). Its steps, which
comments and docstrings mark in the source as `Step N.`:

1. Find the value by zero-window searches from the root: `search/root.pxi`.
2. Between tricks: answer at once if the points left decide the question: `search/zero_window.pxi`.
3. Count the node, and stop at the node limit or on request: `search/zero_window.pxi`.
4. Score the last trick directly: `search/zero_window.pxi`.
5. Bound the value by sure tricks, those that a side can cash: `search/sure_tricks.pxi`.
6. Probe the transposition table: `search/patterns.pxi`, on top of `search/table.pxi`.
7. Find the leads, one for each group of equal cards, and order them: `search/leads.pxi`.
8. Skip a move that fails because a similar one failed: `search/moves.pxi`.
9. Play the card and search on: `search/zero_window.pxi`.
10. Within a trick: find the cards that may follow, and order them: `search/followers.pxi`.
11. Give the full trick to its winner, and go to step 2: `search/zero_window.pxi`.
12. Cut off after a success, or collect the cards that a failure depends on: `search/moves.pxi`.
13. Store the bound with the pattern of the relevant cards: `search/patterns.pxi`.

`search/setup.pxi` prepares an encoded position, `search/state.pxi` has the state of the search, and
`search/move_weights.pxi` the weights of the move ordering.
"""
