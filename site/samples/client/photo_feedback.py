"""Reports what an editor chose from several pages of photos. Run: python photo_feedback.py"""

from client import create_media_client, list_photo_pages

ARTICLE = {"id": "1234", "title": "Emmanuel Macron in Germany.", "recommendationCount": 20}


# region: report
def report(send, doc_id, pages, chosen):
    """Sends feedback on each page that the editor has seen, with the page's own key."""
    for page in pages:
        photos = [
            {"id": photo, "status": "accepted-actively" if photo in chosen else "rejected-passively"}
            for photo in page["photosIds"]
        ]
        feedback = {"docId": doc_id, "referenceKey": page["referenceKey"], "photos": photos}
        send("POST", "/v2/photos/demo/recommend/feedback", feedback)
        print(f"{len(photos)} photos reported")
# endregion


client = create_media_client()
seen = list(list_photo_pages(client.send, "demo", ARTICLE))
report(client.send, ARTICLE["id"], seen, [seen[0]["photosIds"][0]])
