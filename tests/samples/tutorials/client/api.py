"""Replaces the api.py of a tutorial, which is tutorial_api.py here: sends with the client to download."""

import json
from pathlib import Path
from threading import Lock

import client
from tutorial_api import *

LOCK = Lock()


def write_log(entry):
    with LOCK, Path("log.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(entry) + "\n")


def opener(create_client):
    def open_api():
        send = create_client(sleep=lambda seconds: None, log=write_log).send

        def send_or_explain(*request):
            try:
                return send(*request)
            except client.RequestError as error:
                raise Problem(str(error), error.status) from None

        return send_or_explain

    return open_api


open_media_api = opener(client.create_media_client)
open_general_api = opener(client.create_general_client)
open_genja_api = opener(client.create_genja_client)
