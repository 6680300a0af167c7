"""Runs the client with pauses that are recorded instead of waited for."""

import json
import sys

given = json.loads(sys.argv[1])
sys.path.insert(0, given["folder"])

from client import (
    Client,
    RequestError,
    create_general_client,
    create_media_client,
    create_tag,
    list_photo_pages,
    map_limited,
)

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
    return Client(given["url"], {"X-API-Key": given.get("key", "any")}, **options)


def analyze_many():
    send = connect().send
    results = map_limited(
        given["bodies"], given["limit"], lambda body: send("POST", "/v2/nlp/analyze", body)
    )
    return [one["value"]["id"] if "value" in one else one["error"].status for one in results]


TASKS = {
    "send": lambda: connect().send(given["method"], given["path"], given.get("body")),
    "create": lambda: create_tag(connect().send, given["tag"]),
    "media": lambda: create_media_client(**options).send(given["method"], given["path"]),
    "general": lambda: create_general_client(**options).send(
        given["method"], given["path"], given.get("body")
    ),
    "pages": lambda: list(
        list_photo_pages(connect().send, "demo", given["request"], given.get("mostPages", 20))
    ),
    "many": analyze_many,
}

try:
    output["value"] = TASKS[given["task"]]()
except RequestError as error:
    output["error"] = str(error)
print(json.dumps(output))
