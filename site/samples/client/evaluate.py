"""Compares the API's tags with those of editors. Run: python evaluate.py"""

import json
import sys
from collections import Counter
from pathlib import Path

from client import RequestError, create_media_client

THRESHOLD = 40


def to_key(tag):
    """The knowledge base ID, or type and standard form of a tag that has none."""
    return tag.get("gkbId") or f'{tag["type"]}: {tag["stdForm"]}'


def percent(part, whole):
    return f"{100 * part / whole:.0f} %" if whole else "-"


lines = Path(__file__).with_name("expected.jsonl").read_text(encoding="utf-8").splitlines()
articles = [json.loads(line) for line in lines]
expectations = [article.pop("expected") for article in articles]
try:
    client = create_media_client()
    analyses = [
        client.send("POST", "/v2/nlp/analyze", {**article, "analyses": ["tags"]})
        for article in articles
    ]
except RequestError as error:
    sys.exit(str(error))

right, wrong, missing = Counter(), Counter(), Counter()
for article, expectation, analysis in zip(articles, expectations, analyses):
    expected = {to_key(tag): tag["type"] for tag in expectation}
    tags = [tag for tag in analysis.get("tags", []) if tag["relevance"] >= THRESHOLD]
    found = {to_key(tag): tag["type"] for tag in tags}
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
    print(f"{kind}: precision {precision}, recall {recall}, {right[kind]} tags right")
