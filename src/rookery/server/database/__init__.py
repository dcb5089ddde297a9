"""The durable log of all tables: the database, what is stored in it, and the writer."""
