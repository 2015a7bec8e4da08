"""A complete outside bot; try: aurum arena "cmd:python3 examples/bots/thrifty.py" random .

It bids low, keeps its bid, and plays low cards once it has its tricks. Standard library only.
"""

import json
import sys


def rank(action: str) -> int:
    """The rank of a card, or of the last card in an action such as 'play Bi7'."""
    return int("".join(filter(str.isdigit, action.rsplit(maxsplit=1)[-1])))


def choose(view: dict, own: dict) -> str:
    legal = own["legal"]
    if view["phase"] == "bid":
        return min(legal, key=lambda action: abs(rank(action) - 3))
    if view["phase"] == "exchange":
        return "keep"
    cards = [action for action in legal if not action.startswith(("end", "play Au"))]
    if not cards:  # gold, or the end of the round
        return legal[0]
    mine = view["seats"][own["seat"]]
    wants_tricks = mine["taken"] < rank(mine["bid"])
    return max(cards, key=rank) if wants_tricks else min(cards, key=rank)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"type": "hello", "protocol": 2, "name": "thrifty"}
    else:
        reply = {"id": message["id"], "action": choose(message["view"], message["own"])}
    print(json.dumps(reply), flush=True)
