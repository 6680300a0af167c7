import json
import os
import sys

import requests

response = requests.post(
    "https://media-api.geneea.com/v2/nlp/analyze",
    headers={"X-API-Key": os.environ["MEDIA_API_KEY"]},
    json={
        "id": "1234",
        "title": "Emmanuel Macron in Germany.",
        "text": "Mr. Macron visits a trade show in Munich.",
    },
    timeout=60,
)

if not response.ok:
    sys.exit(f"HTTP {response.status_code}: {response.text}")

print(json.dumps(response.json(), indent=2))
