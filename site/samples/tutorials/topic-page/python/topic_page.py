"""Writes a topic page in HTML for a name or for stored IDs. Run: python topic_page.py --sandbox"""

import re
from html import escape
from pathlib import Path

from client import create_media_client
from command_line import Problem, connect, read_argument, read_json, run

DATASET = "demo"
LANGUAGE = "en"
FALLBACKS = ["en", "de"]


# region: main
def main():
    send = connect(create_media_client)
    name = read_argument()
    ids = [find_id(send, name)] if name else read_stored_ids()
    for gkb_id in replace_old(send, ids):
        write_topic_page(send, gkb_id)
# endregion


# region: search
def find_id(send, query):
    """Finds the ID of a topic by its name, and takes the first hit."""
    request = {"query": query, "language": LANGUAGE, "fallbackLanguages": FALLBACKS}
    found = send("POST", "/v2/knowledgebase/search", request)["itemDetails"]
    if not found:
        raise Problem(f'The knowledge base has no item with the name "{query}".')
    best = found[0]
    print(f"Found: {best['gkbId']}, {best['stdForm']['value']}")
    return best["gkbId"]
# endregion


# region: redirects
def replace_old(send, ids):
    """Replaces IDs that are no longer valid, as a script should do for all stored IDs every month."""
    current = ids
    # A new ID can have been replaced, too; the limit stops two that replace each other.
    for _ in range(5):
        redirects = send("POST", "/v2/knowledgebase/redirects", {"gkbIds": current})
        new = [redirects.get(gkb_id, {}).get("replacedBy", gkb_id) for gkb_id in current]
        for old_id, new_id in zip(current, new):
            if new_id != old_id:
                print(f"Replaced: {old_id} is now {new_id}")
        if new == current:
            break
        current = new
    return list(dict.fromkeys(current))
# endregion


# region: page
def write_topic_page(send, gkb_id):
    box = get_info_box(send, gkb_id)
    articles = find_articles(send, gkb_id, box)
    Path(f"{gkb_id}.html").write_text(to_page(box, articles), encoding="utf-8")
    print(f"\n{box['title']}: {box['header']}")
    for article in articles:
        print(f"  {article['title']}")
    print(f"  Written: {gkb_id}.html")


def get_info_box(send, gkb_id):
    request = {"ids": [gkb_id], "language": LANGUAGE, "fallbackLanguages": FALLBACKS}
    boxes = send("POST", "/v2/knowledgebase/infoboxes", request)
    if gkb_id not in boxes:
        raise Problem(f"The knowledge base has no info box for {gkb_id}.")
    return boxes[gkb_id]["value"]
# endregion


# region: articles
def find_articles(send, gkb_id, box):
    """Finds articles that are related to the text of the info box.

    If you store the tags of each article, select the articles with this ID from your own database
    instead.
    """
    response = send("POST", f"/v2/articles/{DATASET}/recommend", {
        "id": f"topic-{gkb_id}",
        "title": box["title"],
        "text": box["header"],
        "language": LANGUAGE,
        "recommendationCount": 3,
        "returnObjects": True,
        "returnObjectFields": ["title"],
    })
    return response["articles"]
# endregion


# region: html
def to_page(box, articles):
    links = [(name, url) for name, url in box.get("footer", {}).items()
             if re.match(r"https?://", url)]
    return "\n".join([
        f'<!doctype html>\n<html lang="{LANGUAGE}"><meta charset="utf-8">',
        f"<title>{escape(box['title'])}</title>",
        f"<h1>{escape(box['title'])}</h1>\n<p>{escape(box['header'])}</p>",
        "<ul>",
        *(f"  <li>{escape(article['title'])}</li>" for article in articles),
        "</ul>\n<ul>",
        *(f'  <li><a href="{escape(url)}">{escape(name)}</a></li>' for name, url in links),
        "</ul>\n</html>\n",
    ])
# endregion


def read_stored_ids():
    data = read_json("topic.json")
    ids = data.get("storedIds") if isinstance(data, dict) else None
    if isinstance(ids, list) and ids:
        return ids
    raise Problem('topic.json needs the list "storedIds".')


run(main)
