import json
import os
import sys

import requests

response = requests.post(
    "https://api.geneea.com/v3/analysis",
    headers={"Authorization": "user_key " + os.environ["GENEEA_API_KEY"]},
    json={
        "id": "1",
        "text": "Our trip to London was amazing, only the pizza was a bit cold.",
        "analyses": ["entities", "sentiment"],
    },
    timeout=60,
)

if not response.ok:
    sys.exit(f"HTTP {response.status_code}: {response.text}")

print(json.dumps(response.json(), indent=2))
