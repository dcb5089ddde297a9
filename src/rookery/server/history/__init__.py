"""The results of finished matches, made from their events, and what people see of them."""
