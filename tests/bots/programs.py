"""Outside bots that misbehave, each in its own way: python programs.py KIND"""

import json
import sys
import time

KIND = sys.argv[1]
ANSWERED = 0


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


if KIND == "mute":
    time.sleep(600)
if KIND == "stillborn":
    sys.exit(3)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        assert message["protocol"] == 1, "what the first programs checked"
        spoken = {"newer": 2, "future": 3, "confused": [1]}.get(KIND, 1)
        say({"type": "hello", "protocol": spoken, "name": KIND})
        continue
    ANSWERED += 1
    good = {"id": message["id"]}
    good["action"] = (message["own"] if KIND == "newer" else message)["legal"][0]
    if KIND in ("good", "newer") or (KIND == "crashes later" and ANSWERED < 5):
        say(good)
    elif KIND == "crashes later":
        sys.exit(7)
    elif KIND == "hangs":
        time.sleep(600)
    elif KIND == "babbles":
        print("I think that ...", flush=True)
    elif KIND == "illegal":
        say({"id": message["id"], "action": "play Au8"})
    elif KIND == "unreadable":
        say({"id": message["id"], "action": "resign"})
    elif KIND == "wrong id":
        say({"id": 10_000, "action": message["legal"][0]})
    elif KIND == "floods":
        sys.stdout.write("x" * (3 << 20) + "\n")
        sys.stdout.flush()
