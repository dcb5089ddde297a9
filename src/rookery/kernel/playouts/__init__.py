"""Deals played out in worlds: at random, by a policy that sees all hands, by habits, in a tree."""
