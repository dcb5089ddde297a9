"""The results of matches that are over, made from their events, and what people see of them."""
