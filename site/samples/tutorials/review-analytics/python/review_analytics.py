"""Counts what reviews say about each subject. Run: python review_analytics.py --sandbox"""

from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from math import floor

from client import create_general_client
from command_line import check_texts, connect, read_json, run

AT_ONCE = 3
TIMES = ("date", "time", "duration")


# region: main
def main():
    reviews = read_reviews()
    send = connect(create_general_client)
    analyses = analyze_all(send, reviews)
    print_sentiment(analyses)
    print_statements(analyses)
    print_entities(analyses)
# endregion


def read_reviews():
    reviews = read_json("reviews.json")
    reviews = reviews if isinstance(reviews, list) else [reviews]
    for number, review in enumerate(reviews, 1):
        check_texts(review, ["id", "text"], f"Review {number}")
    return reviews


# region: analyze
def analyze_all(send, reviews):
    """Analyzes the reviews, a few at the same time; the results keep the order of the reviews."""

    def analyze(review):
        return send("POST", "/v3/analysis", {
            "id": review["id"],
            "text": review["text"],
            "language": "en",
            "domain": "voc-hospitality",
            "analyses": ["entities", "relations", "sentiment"],
            "returnItemSentiment": True,
        })

    with ThreadPoolExecutor(max_workers=AT_ONCE) as pool:
        return list(pool.map(analyze, reviews))
# endregion


# region: sentiment
def print_sentiment(analyses):
    sentiments = [analysis.get("docSentiment", {}) for analysis in analyses]
    labels = count(sentiment.get("label", "unknown") for sentiment in sentiments)
    print(f"Reviews: {len(analyses)}")
    for label, number in labels:
        print(f"  {number} {label}")
    print(f"  mean sentiment {average([sentiment.get('mean', 0) for sentiment in sentiments])}")
# endregion


# region: relations
def list_statements(analysis):
    """One statement for each relation: "waiter: not friendly"."""
    for relation in analysis.get("relations", []):
        names = {argument["type"]: argument["name"] for argument in relation["args"]}
        # Without the negation, "not friendly" would count as praise.
        negated = relation.get("feats", {}).get("negated") == "true"
        text = ("not " if negated else "") + relation["name"]
        if relation["type"] == "ATTR":
            yield f"{names.get('SUBJECT')}: {text}"
        elif "OBJECT" in names:
            yield f"{names['OBJECT']}: {text}"


def print_statements(analyses):
    print("\nWhat is said, and in how many reviews")
    statements = [text for analysis in analyses for text in set(list_statements(analysis))]
    for statement, number in count(statements):
        print(f"  {number} {statement}")
# endregion


# region: entities
def print_entities(analyses):
    """The mean sentiment of each entity, over the reviews that mention it."""
    means = defaultdict(list)
    for analysis in analyses:
        sentiments = analysis.get("itemSentiments", {})
        for entity in analysis.get("entities", []):
            # Dates and times are entities, too, and "beer" also returns the wider term "drink".
            is_derived = entity.get("feats", {}).get("derivedOnly") == "true"
            is_rated = entity["id"] in sentiments
            if is_rated and not is_derived and entity["type"] not in TIMES:
                means[entity["stdForm"]].append(sentiments[entity["id"]]["mean"])
    print("\nMean sentiment of what is mentioned")
    for name, numbers in sorted(means.items()):
        print(f"  {average(numbers):>5} {name} ({len(numbers)})")
# endregion


def count(texts):
    """Pairs of text and number, the most frequent first."""
    return sorted(Counter(texts).items(), key=lambda pair: (-pair[1], pair[0]))


def average(numbers):
    rounded = floor(sum(numbers) / max(len(numbers), 1) * 100 + 0.5) / 100
    return f"{rounded:.2f}".replace("-0.00", "0.00")


run(main)
