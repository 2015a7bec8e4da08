"""The engine: one WebAssembly file that thinks, the records it speaks in, and its host."""
