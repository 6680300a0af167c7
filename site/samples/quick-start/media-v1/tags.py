"""Gets the tags of an article, then looks up the item behind the first tag.

Requires the requests library. Run: python tags.py
"""

import json
import os
import sys
from urllib.parse import quote

import requests

BASE_URL = "https://api.geneea.com/media"
HEADERS = {
    "Accept": "application/json",
    "X-Customer-ID": os.environ["MEDIA_V1_CUSTOMER_ID"],
    "Authorization": "user_key " + os.environ["MEDIA_V1_API_KEY"],
}

ARTICLE = {
    "id": "1",
    "date": "2019-02-03T10:15:30",
    "categories": ["science"],
    "domicile": "Prague",
    "title": "Amazing Discovery",
    "perex": "Scientists have found out something new about our planet.",
    "body": "<p>The Earth is <b>not</b> flat.</p>",
}


def send(method, path, body=None):
    """Sends one request and returns its response; exits if the request failed."""
    response = requests.request(
        method, BASE_URL + path, headers=HEADERS, json=body, timeout=60
    )
    if not response.ok:
        sys.exit(f"{path} returned {response.status_code}: {response.text}")
    return response.json()


def show(value):
    print(json.dumps(value, indent=2))


result = send("POST", "/tags", ARTICLE)
show(result)

if result["tags"]:
    tag = result["tags"][0]
    show(send("GET", "/items/" + quote(tag["id"], safe="")))
