"""The wire format: every message between a server and a client, as strict msgspec structs."""
