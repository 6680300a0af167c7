"""Sends requests to the Geneea APIs, with a timeout and retries. Needs Python 3.9 or later."""

import json
import os
import random
import re
import socket
import sys
import time
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

SANDBOX = os.environ.get("SANDBOX_URL", "http://127.0.0.1:8787")
ATTEMPTS = 3
TIMEOUT = 60  # seconds
LONGEST_PAUSE = 60


class Problem(Exception):
    """An error that the person who runs the script can correct; its message is a sentence."""

    def __init__(self, message, status=None):
        super().__init__(message)
        self.status = status


# region: connect
def open_media_api():
    return connect("MEDIA_API", "https://media-api.geneea.com", "X-API-Key", "")


def open_general_api():
    return connect("GENEEA_API", "https://api.geneea.com", "Authorization", "user_key ")


def open_genja_api():
    return connect("GENJA_API", "https://generator.geneea.com", "Authorization", "user_key ")


def connect(name, default_url, header, prefix):
    """Returns a function that sends one request and returns the data of the response."""
    is_sandbox = "--sandbox" in sys.argv
    url = SANDBOX if is_sandbox else os.environ.get(f"{name}_URL", default_url)
    key = "sandbox" if is_sandbox else os.environ.get(f"{name}_KEY", "").strip()
    if not re.fullmatch(r"https?://[^/\s]+", url):
        raise Problem(f'"{url}" is not a base URL such as {default_url}. Correct {name}_URL.')
    if not key:
        raise Problem(f"The API key is missing. Set {name}_KEY, "
                      "or add --sandbox to try the script without a key.")
    if not re.fullmatch(r"[\x21-\x7e]+", key):
        raise Problem(f"{name}_KEY contains a character that no key contains.")
    headers = {"Content-Type": "application/json", header: prefix + key}
    return lambda method, path, body=None: send(url, headers, method, path, body)
# endregion


class RefuseRedirects(HTTPRedirectHandler):
    """Another host must not get the key."""

    def redirect_request(self, *args):
        return None


OPENER = build_opener(RefuseRedirects)


def send(url, headers, method, path, body):
    attempt = 1
    while True:
        result = send_once(url, headers, method, path, body)
        if "data" in result:
            return result["data"]
        pause = choose_pause(attempt, result.get("retry_after"))
        is_last = attempt == ATTEMPTS or pause > LONGEST_PAUSE
        if is_last or not can_retry(method, path, result):
            raise Problem(f"{method} {path}: {result['problem']}", result.get("status"))
        time.sleep(pause + random.random())
        attempt += 1


def can_retry(method, path, result):
    """Other errors stay until the request is corrected."""
    status = result.get("status")
    if status == 429:
        return True
    if result.get("is_final") or (status is not None and status < 500):
        return False
    # The server may have stored the feedback before the failure.
    return not (method == "POST" and path.endswith("/feedback"))


def choose_pause(attempt, retry_after):
    """1, then 2 seconds, or longer if the server asks for it. A random part is added."""
    return max(2 ** (attempt - 1), read_retry_after(retry_after))


def to_json(body):
    """In UTF-8, where a letter such as č takes two bytes; as an escape it takes six."""
    return json.dumps(body, ensure_ascii=False).encode("utf-8", "backslashreplace")


def send_once(url, headers, method, path, body):
    data = None if body is None else to_json(body)
    host = urlsplit(url).netloc
    try:
        request = Request(url + path, data=data, headers=headers, method=method)
        with OPENER.open(request, timeout=TIMEOUT) as response:
            text = response.read()
            content_type = response.headers.get("Content-Type", "")
    except HTTPError as error:
        problem = describe_status(error.code, error.read().decode(errors="replace"))
        retry_after = error.headers.get("Retry-After")
        return {"status": error.code, "retry_after": retry_after, "problem": problem}
    except (OSError, HTTPException, ValueError) as error:
        return describe_failure(error, host)
    if not text:
        return {"data": None}
    if "json" not in content_type:
        return {"is_final": True, "problem": f"{url} is not the API. Check the host."}
    try:
        return {"data": json.loads(text)}
    except ValueError:
        return {"problem": f"the connection to {host} broke."}


def read_retry_after(value):
    """The header contains seconds or a date."""
    if not value or value.isdecimal():
        return int(value or 0)
    try:
        return parsedate_to_datetime(value).timestamp() - time.time()
    except (TypeError, ValueError):
        return 0


def describe_status(status, text):
    advice = {
        400: f"The request is not valid: {text[:300]}",
        401: "Check the API key.",
        403: "Check the API key and its permissions.",
        404: "Check the path, and that the dataset exists.",
        413: "Send a shorter text.",
        429: "Send fewer requests at a time.",
    }
    default = "Check the host." if status < 400 else "Try again later."
    return f"status {status}. {advice.get(status, default)}"


def describe_failure(error, host):
    reason = error.reason if isinstance(error, URLError) else error
    if isinstance(reason, ConnectionRefusedError):
        remedy = 'Start the sandbox with "node sandbox.mjs", or check the host.'
        problem = f"no server listens at {host}. {remedy}"
        return {"is_final": True, "problem": problem}
    if isinstance(reason, socket.gaierror):
        return {"is_final": True, "problem": f"the host {host} is unknown. Check it."}
    if isinstance(reason, TimeoutError):
        return {"problem": f"no response within {TIMEOUT} s."}
    return {"problem": f"the connection to {host} broke."}


def read_json(default_name):
    """Reads a JSON file beside the script, or another one that is named in the command."""
    name = read_argument() or default_name
    path = Path(name) if read_argument() else Path(__file__).with_name(default_name)
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise Problem(f"The file {name} cannot be read.") from None
    except ValueError as error:
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
    except Problem as error:
        sys.exit(str(error))
