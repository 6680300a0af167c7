from urllib.parse import quote

from client import RequestError


def list_photo_pages(send, dataset, request, most_pages=20):
    """Yields the pages of a photo recommendation with photosIds and referenceKey, each photo once.

    A cursor that is no longer valid makes it begin again and skip the photos that it has yielded.
    """
    path = f"/v2/photos/{quote(dataset, safe='')}/recommend"
    seen = set()
    cursor = "*"
    has_restarted = False
    for _ in range(most_pages):
        try:
            page = send("POST", path, {**request, "cursor": cursor})
        except RequestError as error:
            if error.status != 400 or cursor == "*" or has_restarted:
                raise
            has_restarted = True
            cursor = "*"
            continue
        if not page["photosIds"]:
            return
        photos_ids = [photo_id for photo_id in page["photosIds"] if photo_id not in seen]
        seen.update(photos_ids)
        if photos_ids:
            yield {"photosIds": photos_ids, "referenceKey": page["referenceKey"]}
        cursor = page.get("nextCursor")
        if not cursor:
            return
