"""The game for researchers: PettingZoo, a vectorised environment, OpenSpiel.

`aurum.envs.aurum_v0` needs the extra ``envs``, `aurum.envs.openspiel` the extra ``openspiel``, and
`aurum.envs.vector` the extra ``bots``.
"""
