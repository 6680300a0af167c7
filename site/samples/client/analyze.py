"""Prints the tags of an article. Run: python analyze.py"""

import sys

from client import RequestError, create_media_client
from media_v2_types import Analysis, NlpRequest

article: NlpRequest = {
    "id": "1234",
    "title": "Emmanuel Macron in Germany.",
    "text": "Mr. Macron visits a trade show in Munich.",
    "analyses": ["tags"],
}

try:
    client = create_media_client()
    analysis: Analysis = client.send("POST", "/v2/nlp/analyze", article)
    print(", ".join(tag["stdForm"] for tag in analysis.get("tags", [])))
except RequestError as error:
    sys.exit(f"{error.status} {error}")
