"""How Alembic runs here: on the connection it is given, inside the caller's transaction."""

from __future__ import annotations

from alembic import context

from aurum.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,
)
context.run_migrations()
