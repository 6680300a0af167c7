"""Takes an article from the draft to its publication. Run: python newsroom.py --sandbox"""

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timezone
from pathlib import Path
from urllib.parse import quote

from client import create_media_client
from command_line import check_texts, connect, read_json, run

PHOTO_BANK = "demo"
DATASET = "demo"
AUTHOR = "editor-1"


# region: main
def main():
    draft = read_json("draft.json")
    check_texts(draft, ["id", "title", "text"], "The draft")
    editor = json.loads(Path(__file__).with_name("editor.json").read_text(encoding="utf-8"))
    send = connect(create_media_client)

    suggested = suggest(send, draft)
    print_suggestions(suggested)
    chosen = choose(send, suggested, editor)
    print_choice(chosen)
    send_feedback(send, draft, suggested, chosen)
    publish(send, draft, chosen)
    print_related(send, draft)
# endregion


# region: suggest
def suggest(send, draft):
    """Asks for tags and photos at the same time: they do not depend on each other."""
    photos_request = {**draft, "recommendationCount": 3, "cursor": "*"}
    with ThreadPoolExecutor() as pool:
        tags = pool.submit(send, "POST", "/v2/nlp/analyze", {**draft, "analyses": ["tags"]})
        photos = pool.submit(send, "POST", f"/v2/photos/{PHOTO_BANK}/recommend", photos_request)
    analysis, photos = tags.result(), photos.result()
    return {
        "tags": analysis.get("tags", []),
        "photosIds": photos["photosIds"],
        # Feedback needs the key of the response whose results the editor has seen.
        "tagsKey": analysis["metadata"]["referenceKey"],
        "photosKey": photos["referenceKey"],
    }
# endregion


# region: choose
def choose(send, suggested, editor):
    """In your CMS an editor does this: removes tags, adds one that is missing, picks a photo."""
    tags, photos_ids = suggested["tags"], suggested["photosIds"]
    position = editor["photo"] - 1
    added = [find_item(send, name) for name in editor["addedTags"]]

    def to_key(tag):
        # Names stand for tags without an ID.
        return tag.get("gkbId", tag["stdForm"])

    suggested_keys = {to_key(tag) for tag in tags}
    return {
        "kept": [tag for tag in tags if to_key(tag) not in editor["removedTags"]],
        "removed": [tag for tag in tags if to_key(tag) in editor["removedTags"]],
        # A tag that was suggested is none to add.
        "added": [item for item in added if to_key(item) not in suggested_keys],
        "photoId": photos_ids[position] if 0 <= position < len(photos_ids) else None,
    }


def find_item(send, query):
    """Finds the item for a name that the editor has typed. Without a hit, the name has to do."""
    request = {"query": query, "language": "en", "fallbackLanguages": ["de"]}
    found = send("POST", "/v2/knowledgebase/search", request)["itemDetails"]
    if not found:
        return {"stdForm": query}
    return {"gkbId": found[0]["gkbId"], "stdForm": found[0]["stdForm"]["value"]}
# endregion


# region: feedback
def send_feedback(send, draft, suggested, chosen):
    def to_items(tags, status):
        names = ("gkbId", "stdForm")
        return [{**{name: tag[name] for name in names if name in tag},
                 "status": status, "author": AUTHOR} for tag in tags]

    send("POST", "/v2/nlp/analyze/feedback", {
        "docId": draft["id"],
        "referenceKey": suggested["tagsKey"],
        "tags": [
            # The editor left these tags: nobody clicked on them.
            *to_items(chosen["kept"], "accepted-passively"),
            *to_items(chosen["removed"], "rejected-actively"),
            *to_items(chosen["added"], "expected"),
        ],
    })
    send("POST", f"/v2/photos/{PHOTO_BANK}/recommend/feedback", {
        "docId": draft["id"],
        "referenceKey": suggested["photosKey"],
        "photos": [
            {
                "id": photo,
                "status": "accepted-actively" if photo == chosen["photoId"]
                          else "rejected-passively",
                "author": AUTHOR,
            }
            for photo in suggested["photosIds"]
        ],
    })
    print("\nFeedback: sent for tags and photos")
# endregion


# region: publish
def publish(send, draft, chosen):
    """Stores the article, so that it can be recommended; PUT can be repeated after a failure."""
    publish_date = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    tags = [tag["gkbId"] for tag in chosen["kept"] + chosen["added"] if "gkbId" in tag]
    send("PUT", f"/v2/articles/{DATASET}/{quote(draft['id'], safe='')}", {
        **draft,
        "publishDate": publish_date,
        "recommendation": {"published": True, "status": "ALWAYS", "publishDate": publish_date},
        # Your own strings, which come back with each recommendation.
        "metadata": {"photo": chosen["photoId"] or "", "tags": " ".join(tags)},
    })
    print(f"\nPublished: {draft['id']}")
# endregion


# region: related
def print_related(send, draft):
    response = send("POST", f"/v2/articles/{DATASET}/recommend", {
        **draft,
        # One more than you show, because the article itself can be among them.
        "recommendationCount": 4,
        "returnObjects": True,
        "returnObjectFields": ["title"],
    })
    print("\nRelated articles")
    others = [article for article in response["articles"] if article["id"] != draft["id"]]
    for article in others[:3]:
        print(f"  {article['id']}  {article['title']}")
# endregion


def print_suggestions(suggested):
    print("Suggested tags")
    for tag in suggested["tags"]:
        print(f"  {tag['relevance']!s:>5}  {tag.get('gkbId', ''):13}  {tag['stdForm']}")
    print("\nSuggested photos:", ", ".join(suggested["photosIds"]))


def print_choice(chosen):
    def join(tags):
        return ", ".join(tag["stdForm"] for tag in tags) or "none"

    print("\nChoice of the editor")
    for name in ("kept", "removed", "added"):
        print(f"  {name}: {join(chosen[name])}")
    print(f"  photo: {chosen['photoId'] or 'none'}")


run(main)
