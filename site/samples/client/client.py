"""Sends requests to the Geneea APIs, with a timeout and retries. Needs Python 3.9 or later."""

import json
import os
import random
import re
import socket
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from threading import Lock
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

ADVICE = {
    401: "Check the key and its header.",
    403: "Check the key and its permissions.",
    404: "Check the path, and that the dataset, article, or tag exists.",
    413: "Send a shorter text.",
    429: "Send fewer requests at a time.",
}


class RequestError(Exception):
    """A request that failed; status is None if no response arrived."""

    def __init__(self, message, status=None):
        super().__init__(message)
        self.status = status


# region: clients
def create_media_client(**options):
    url = os.environ.get("MEDIA_API_URL", "https://media-api.geneea.com")
    return Client(url, {"X-API-Key": read_key("MEDIA_API_KEY")}, **options)


def create_general_client(**options):
    url = os.environ.get("GENERAL_API_URL", "https://api.geneea.com")
    return Client(url, {"Authorization": f"user_key {read_key('GENEEA_API_KEY')}"}, **options)


def read_key(name):
    key = os.environ.get(name, "").strip()
    if not key:
        raise RequestError(f"The API key is missing. Set the environment variable {name}.")
    return key
# endregion


def create_genja_client(**options):
    url = os.environ.get("GENJA_API_URL", "https://generator.geneea.com")
    return Client(url, {"Authorization": f"user_key {read_key('GENJA_API_KEY')}"}, **options)


class RefuseRedirects(HTTPRedirectHandler):
    """Another host must not get the key."""

    def redirect_request(self, *args):
        return None


OPENER = build_opener(RefuseRedirects)


def write_log(entry):
    print(json.dumps(entry), file=sys.stderr)


def to_json(body):
    """In UTF-8, where a letter such as č takes two bytes; as an escape it takes six."""
    return json.dumps(body, ensure_ascii=False).encode("utf-8", "backslashreplace")


# region: retry
class Client:
    def __init__(self, base_url, headers, attempts=5, timeout=60, first_pause=1,
                 longest_pause=60, sleep=time.sleep, random=random.random, log=write_log):
        check_settings(base_url, headers)
        self.base_url, self.headers, self.timeout = base_url, headers, timeout
        self.attempts, self.first_pause, self.longest_pause = attempts, first_pause, longest_pause
        self.sleep, self.random, self.log = sleep, random, log

    def send(self, method, path, body=None):
        """Sends one request and returns the data of the response."""
        # Otherwise the path could change the host, which gets the key.
        if not path.startswith("/"):
            raise RequestError(f'The path "{path}" has no slash in front.')
        method, attempt = method.upper(), 1
        while True:
            started = time.monotonic()
            result = self.send_once(method, path, body)
            milliseconds = round(1000 * (time.monotonic() - started))
            entry = to_log_entry({**result, "milliseconds": milliseconds})
            self.log({"method": method, "path": path, "attempt": attempt, **entry})
            # An earlier attempt may have deleted it.
            is_gone = method == "DELETE" and attempt > 1 and result.get("status") == 404
            if "problem" not in result or is_gone:
                return result.get("data")
            pause = self.choose_pause(attempt, result.get("retry_after"))
            is_last = attempt >= self.attempts or pause > self.longest_pause
            if is_last or not can_retry(method, path, result.get("status")):
                raise RequestError(f"{method} {path}: {result['problem']}", result.get("status"))
            # The random part keeps clients that failed together apart.
            self.sleep(pause + self.random() * self.first_pause)
            attempt += 1

    def choose_pause(self, attempt, retry_after):
        """1, 2, 4, 8 seconds, or longer if the server asks for it."""
        backoff = self.first_pause * 2 ** (attempt - 1)
        return max(backoff, read_retry_after(retry_after))

    # endregion

    def send_once(self, method, path, body):
        data = None if body is None else to_json(body)
        headers = self.headers if body is None else {
            "Content-Type": "application/json", **self.headers
        }
        try:
            url = self.base_url + quote(path, safe="/?&=%:@!$'()*+,;~-._")
            request = Request(url, data, headers, method=method)
            with OPENER.open(request, timeout=self.timeout) as response:
                content_type = response.headers.get("Content-Type", "")
                return read_response(response.status, content_type, response.read(), self.base_url)
        except HTTPError as error:
            text = error.read().decode(errors="replace")
            location = error.headers.get("Location")
            if 300 <= error.code < 400 and location:
                problem = f"the server redirects to {location}. Check the base URL {self.base_url}."
                return {"status": error.code, "problem": problem}
            problem = f"status {error.code}. {ADVICE.get(error.code, '')} {text}".strip()
            retry_after = error.headers.get("Retry-After")
            return {"status": error.code, "retry_after": retry_after, "problem": problem}
        except (OSError, HTTPException) as error:
            return {"problem": describe_failure(error, self.base_url)}


def read_response(status, content_type, content, base_url):
    if not content:
        return {"status": status, "data": None}
    if "json" not in content_type:
        problem = f"the response is not JSON. Check the base URL {base_url}."
        return {"status": status, "problem": problem}
    try:
        return {"status": status, "data": json.loads(content)}
    except ValueError:
        return {"problem": "the response is incomplete."}


# region: can-retry
def can_retry(method, path, status):
    """429, 5xx, and broken connections pass; any other error stays until the request is fixed."""
    if status == 429:
        return True
    if status is not None and status < 500:
        return False
    # The server may have done its work before the failure. Check before you create again.
    return not (method == "POST" and re.search(r"/(create|feedback)/?($|\?)", path))


def read_retry_after(value):
    """The header contains seconds or a date."""
    if not value:
        return 0
    if re.fullmatch(r"\d+", value):
        return float(value)
    try:
        date = parsedate_to_datetime(value)
    except (TypeError, ValueError):
        return 0
    if date.tzinfo is None:
        date = date.replace(tzinfo=timezone.utc)
    return max((date - datetime.now(timezone.utc)).total_seconds(), 0)
# endregion


def describe_failure(error, base_url):
    netloc, host = urlsplit(base_url).netloc, urlsplit(base_url).hostname
    reason = error.reason if isinstance(error, URLError) else error
    # In Python 3.9, this is not yet a TimeoutError.
    if isinstance(reason, socket.timeout):
        return "no response before the timeout."
    if isinstance(reason, socket.gaierror):
        return f"the host {host} is unknown. Check the base URL."
    if isinstance(reason, ConnectionRefusedError):
        return f"no server listens at {netloc}. Check the base URL, and that the server is running."
    return f"the connection to {host} broke ({type(reason).__name__})."


def check_settings(base_url, headers):
    host = r"([^/\s:@?#\[\]]+|\[[\da-fA-F:.]+\])"
    if not re.fullmatch(rf"https?://{host}(:\d{{1,5}})?", base_url, re.IGNORECASE):
        raise RequestError(f'"{base_url}" is not a base URL such as https://api.geneea.com.')
    local = r"https:|http://(localhost|127\.0\.0\.1|\[::1\])(:|$)"
    if not re.match(local, base_url, re.IGNORECASE):
        raise RequestError(f"{base_url} would get the API key without encryption. Use https.")
    # Checks the key before the first request; the message of the error would contain it.
    if not all(re.fullmatch(r"[\x20-\x7e]+", value) for value in headers.values()):
        raise RequestError("The API key contains a character that no key contains.")


# region: log
def to_log_entry(result):
    """What to log of each attempt: neither the request nor the key."""
    data = result.get("data")
    data = data if isinstance(data, dict) else {}
    metadata = data.get("metadata")
    metadata = metadata if isinstance(metadata, dict) else {}
    return {
        "status": result.get("status"),
        "milliseconds": result["milliseconds"],
        "problem": result.get("problem"),
        "usedChars": data.get("usedChars"),
        "referenceKey": data.get("referenceKey") or metadata.get("referenceKey"),
    }
# endregion


# region: pages
def list_photo_pages(send, dataset, request, most_pages=20):
    """Yields the pages of a photo recommendation, each photo once.

    A cursor that is no longer valid makes it begin again and skip the photos that it has yielded.
    Raises a RequestError if more than most_pages pages have photos.
    """
    path = f"/v2/photos/{quote(dataset, safe='')}/recommend"
    seen = set()
    cursor = "*"
    has_restarted = False
    count = 0
    while cursor:
        try:
            page = send("POST", path, {**request, "cursor": cursor})
        except RequestError as error:
            if error.status != 400 or cursor == "*" or has_restarted:
                raise
            has_restarted = True
            cursor = "*"
            count = 0
            continue
        if not page["photosIds"]:
            return
        count += 1
        if count > most_pages:
            raise RequestError(
                f"The limit of {most_pages} pages is reached, but more pages remain. "
                "Pass a larger most_pages."
            )
        photos_ids = [photo_id for photo_id in page["photosIds"] if photo_id not in seen]
        photos = [photo for photo in page.get("photos") or [] if photo["id"] not in seen]
        seen.update(photos_ids)
        if photos_ids:
            yield {**page, "photosIds": photos_ids, "photos": photos}
        cursor = page.get("nextCursor")
# endregion


# region: create
def create_tag(send, tag):
    """Creates an editorial tag. After a failure that hides whether it was created, it looks first."""
    for is_repeated in (False, True):
        try:
            return send("POST", "/v2/customize/editorial_tag/create", tag)
        except RequestError as error:
            if is_repeated or error.status is not None and error.status < 500:
                raise
        try:
            existing = send("GET", f"/v2/customize/editorial_tag/{quote(tag['gkbId'], safe='')}")
            if existing["name"] == tag["name"]:
                return existing
            raise RequestError(f"The ID {tag['gkbId']} belongs to another tag: {existing['name']}")
        except RequestError as error:
            if error.status != 404:
                raise
# endregion


# region: concurrency
def map_limited(items, limit, work):
    """Runs work for each item, at most limit at a time; a failure does not stop the others."""

    def run(item):
        try:
            return {"value": work(item)}
        except Exception as error:
            return {"error": error}

    with ThreadPoolExecutor(max_workers=limit) as pool:
        return list(pool.map(run, items))
# endregion


# region: pace
def create_pace(per_minute, sleep=time.sleep):
    """Returns a function to call before each request, from any thread.

    It lets at most per_minute requests start in a minute, evenly spaced.
    """
    lock = Lock()
    next_turn = 0

    def wait_for_turn():
        nonlocal next_turn
        with lock:
            turn = max(next_turn, time.monotonic())
            next_turn = turn + 60 / per_minute
        sleep(max(turn - time.monotonic(), 0))

    return wait_for_turn
# endregion
