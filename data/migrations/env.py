"""How Alembic runs a migration here: on the connection it is handed, and never otherwise."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
