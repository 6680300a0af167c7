"""Reads a script's command and data, and prints its errors. Needs Python 3.9 or later."""

import json
import os
import sys
from pathlib import Path

from client import Client, RequestError


class Problem(Exception):
    """An error in the data of a script; its message is a sentence."""


# region: connect
OPTIONS = {"attempts": 3, "log": lambda entry: None}


def connect(create_api_client):
    """Returns a function that sends requests, with --sandbox to the sandbox and without a key."""
    if "--sandbox" not in sys.argv:
        return create_api_client(**OPTIONS).send
    url = os.environ.get("SANDBOX_URL", "http://127.0.0.1:8787")
    headers = {"X-API-Key": "sandbox", "Authorization": "user_key sandbox"}
    return Client(url, headers, **OPTIONS).send
# endregion


def read_text(default_name):
    """Reads a file beside the script, or another one that is named in the command."""
    name = read_argument()
    path = Path(name) if name else Path(__file__).with_name(default_name)
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        raise Problem(f"The file {name or default_name} cannot be read.") from None


def read_json(default_name):
    try:
        return json.loads(read_text(default_name))
    except ValueError as error:
        name = read_argument() or default_name
        raise Problem(f"{name} is not a valid JSON file: {error}.") from None


def check_texts(data, names, what):
    """Data from a CMS can lack a field; the message says which one."""
    for name in names:
        value = data.get(name) if isinstance(data, dict) else None
        if not isinstance(value, str) or not value.strip():
            raise Problem(f'{what} needs text in the field "{name}".')


def read_argument():
    """What follows the script in the command, without options: python x.py Prague --sandbox"""
    return next((text for text in sys.argv[1:] if not text.startswith("--")), None)


def run(main):
    """Runs a script; what goes wrong is printed as one sentence, and the exit code is 1."""
    # Windows writes to a pipe in another encoding.
    sys.stdout.reconfigure(encoding="utf-8")
    try:
        main()
    except (Problem, RequestError) as error:
        sys.exit(str(error))
