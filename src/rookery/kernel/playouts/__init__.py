"""Deals played out in sampled worlds, many at a time.

* `random_playouts` plays random legal cards.
* `open_hand_policy` plays sensible cards by a heuristic that sees all hands.
* `habits` plays cards as a player who sees one hand would, and gives likelihoods of cards.
* `ismcts` is a tree search over worlds, with random playouts.

The compiled modules share `trick_play.pxd`: how cards rank, and tricks of random cards.
"""
