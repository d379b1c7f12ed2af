-- Ships with PostgreSQL; whoever may create in the database may have it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
