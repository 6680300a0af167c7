"""Runs the client with pauses that are recorded instead of waited for."""

import json
import sys
import time
from threading import Barrier

given = json.loads(sys.argv[1])
sys.path.insert(0, given["folder"])

import client

output = {"pauses": [], "log": []}
options = {
    "timeout": given.get("seconds", 20),
    "random": lambda: 0.5,
    "sleep": output["pauses"].append,
    "log": lambda entry: output["log"].append(
        {name: value for name, value in entry.items() if value is not None}
    ),
}


def connect():
    return client.Client(given["url"], {"X-API-Key": given.get("key", "any")}, **options)


def analyze_many():
    send = connect().send
    results = client.map_limited(
        given["bodies"], given["limit"], lambda body: send("POST", "/v2/nlp/analyze", body)
    )
    return [one["value"]["id"] if "value" in one else one["error"].status for one in results]


def pace():
    """All threads sleep at the same time, which shows that none of them keeps the lock meanwhile."""
    barrier = Barrier(3)
    sleep = lambda seconds: pauses.append(seconds) or barrier.wait()
    wait_for_turn = client.create_pace(given["perMinute"], sleep=sleep)
    for moment in given["moments"]:
        pauses = []
        # Without the lock, another thread takes the same turn while this one reads the clock.
        time.monotonic = lambda: time.sleep(0.01) or moment
        client.map_limited(range(3), 3, lambda _: wait_for_turn())
        output["pauses"] += sorted(pauses)


TASKS = {
    "send": lambda: connect().send(given["method"], given["path"], given.get("body")),
    "create": lambda: client.create_tag(connect().send, given["tag"]),
    "general": lambda: client.create_general_client(**options).send(
        given["method"], given["path"], given.get("body")
    ),
    "pages": lambda: list(
        client.list_photo_pages(connect().send, "demo", given["request"], given.get("mostPages", 20))
    ),
    "many": analyze_many,
    "pace": pace,
}

try:
    output["value"] = TASKS[given["task"]]()
except client.RequestError as error:
    output["error"] = str(error)
print(json.dumps(output))
