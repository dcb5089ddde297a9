"""How people treat each other: blocks, reports, and what the operator keeps from somebody."""
