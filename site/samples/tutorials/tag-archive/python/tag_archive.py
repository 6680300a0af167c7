"""Tags an archive and continues after an interruption. Run: python tag_archive.py --sandbox"""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from client import RequestError, create_media_client
from command_line import Problem, check_texts, connect, read_text, run

BATCH_SIZE = 4
AT_ONCE = 2
RESULTS = Path("tags.jsonl")


# region: main
def main():
    articles, invalid = read_archive()
    done = read_done()
    send = connect(create_media_client)
    to_do = [article for article in articles if article["id"] not in done]
    print(f"Archive: {len(articles)} articles, {len(articles) - len(to_do)} done before")
    for message in invalid:
        print(f"Left out: {message}")
    failed = tag_all(send, to_do)
    for article_id, message in failed:
        print(f"Failed: {article_id}, {message}")
    print_summary()
    if failed:
        raise Problem("Run the script again to repeat what failed.")
# endregion


# region: read
def read_archive():
    """One article per line, as JSON. A line that is not valid does not stop the others."""
    articles, invalid = [], []
    for number, line in enumerate(read_text("archive.jsonl").split("\n"), 1):
        if not line.strip():
            continue
        try:
            article = json.loads(line)
            check_texts(article, ["id", "title"], f"Line {number}")
            articles.append(article)
        except ValueError:
            invalid.append(f"Line {number} is not JSON.")
        except Problem as error:
            invalid.append(str(error))
    return articles, invalid
# endregion


# region: resume
def read_done():
    """The IDs that have a result. A line that was cut off by an interruption does not count."""
    done = {}
    lines = RESULTS.read_text(encoding="utf-8").split("\n") if RESULTS.exists() else []
    for line in lines:
        try:
            result = json.loads(line)
            done[result["id"]] = result["tags"]
        except (ValueError, TypeError, KeyError):
            continue
    return done
# endregion


# region: batch
def analyze_batch(send, articles):
    """Returns one analysis for each article."""
    requests = [{**article, "analyses": ["tags"]} for article in articles]
    return send("POST", "/v2/nlp/analyze/batch", requests)


def tag_batch(send, articles):
    """A batch with one invalid article is rejected as a whole; then each article is sent alone."""
    try:
        store(articles, analyze_batch(send, articles))
        return []
    except RequestError as error:
        if error.status not in (400, 413) or len(articles) == 1:
            return [(article["id"], str(error)) for article in articles]
    return [failure for article in articles for failure in tag_batch(send, [article])]


LOCK = Lock()


def store(articles, analyses):
    """Writes each result at once: an interruption loses at most the batches in progress."""
    by_id = {analysis.get("id"): analysis for analysis in analyses}
    lines = []
    for article in articles:
        if article["id"] not in by_id:
            raise RequestError(f'The response contains no analysis of "{article["id"]}".')
        tags = [
            {name: tag.get(name) for name in ("gkbId", "stdForm", "relevance")}
            for tag in by_id[article["id"]].get("tags", [])
        ]
        lines.append(json.dumps({"id": article["id"], "tags": tags}, ensure_ascii=False))
    # The line break in front ends a line that an interruption has cut off.
    with LOCK, RESULTS.open("a", encoding="utf-8") as file:
        file.write("\n" + "\n".join(lines) + "\n")
# endregion


# region: concurrency
def tag_all(send, articles):
    """Sends a few batches at the same time, and returns what failed."""
    batches = [articles[start:start + BATCH_SIZE] for start in range(0, len(articles), BATCH_SIZE)]
    with ThreadPoolExecutor(max_workers=AT_ONCE) as pool:
        results = pool.map(lambda batch: tag_batch(send, batch), batches)
        return [failure for result in results for failure in result]
# endregion


def print_summary():
    done = read_done()
    numbers = Counter(tag["stdForm"] for tags in done.values() for tag in tags)
    print(f"{RESULTS}: {len(done)} articles with tags, most often")
    for tag, number in sorted(numbers.items(), key=lambda pair: (-pair[1], pair[0]))[:5]:
        print(f"  {number} {tag}")


run(main)
