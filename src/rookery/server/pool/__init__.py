"""Many servers on one PostgreSQL: who owns which table, and how the others reach it (docs/pool)."""
