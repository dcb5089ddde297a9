"""Many servers on one PostgreSQL: who owns which table, and how others reach it (docs/pool.md)."""
