"""How people treat each other: blocks, reports, and restrictions by the operator."""
