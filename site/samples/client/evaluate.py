"""Compares tags or entities with those of editors. Run: python evaluate.py [entities]"""

import json
import sys
from collections import Counter
from pathlib import Path

from client import RequestError, create_media_client

ANALYSIS = "entities" if "entities" in sys.argv else "tags"
THRESHOLD = 40


def to_types(items):
    """From the type and the knowledge base ID, or the standard form where it's missing, to the type."""
    return {f'{item["type"]}: {item.get("gkbId") or item["stdForm"]}': item["type"] for item in items}


def percent(part, whole):
    return f"{100 * part / whole:.0f} %" if whole else "-"


lines = Path(__file__).with_name("expected.jsonl").read_text(encoding="utf-8").splitlines()
articles = [json.loads(line) for line in lines]
expectations = [article.pop("expected")[ANALYSIS] for article in articles]
try:
    client = create_media_client()
    analyses = [
        client.send("POST", "/v2/nlp/analyze", {**article, "analyses": [ANALYSIS]})
        for article in articles
    ]
except RequestError as error:
    sys.exit(str(error))

right, wrong, missing = Counter(), Counter(), Counter()
for article, expectation, analysis in zip(articles, expectations, analyses):
    expected = to_types(expectation)
    # Whether entities have a relevance depends on the account: the threshold is for tags only.
    items = analysis.get(ANALYSIS, [])
    found = to_types(item for item in items if item.get("relevance", THRESHOLD) >= THRESHOLD)
    right.update(found[key] for key in found.keys() & expected.keys())
    for key in sorted(found.keys() - expected.keys()):
        print(f'{article["id"]}: not expected: {key}')
        wrong[found[key]] += 1
    for key in sorted(expected.keys() - found.keys()):
        print(f'{article["id"]}: missing: {key}')
        missing[expected[key]] += 1

for kind in sorted(right + wrong + missing):
    precision = percent(right[kind], right[kind] + wrong[kind])
    recall = percent(right[kind], right[kind] + missing[kind])
    print(f"{kind}: precision {precision}, recall {recall}, {right[kind]} right")
