"""The director: runs evenings at a server, from the first round to the ranking."""
