"""The command `aurum`."""
