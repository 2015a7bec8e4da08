"""HTTP, WebSocket, storage and identity around the table."""
