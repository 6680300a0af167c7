"""Prints each page of the recommended photos. Run: python list_photos.py"""

import sys

from client import RequestError, create_media_client, list_photo_pages

REQUEST = {
    "id": "1234",
    "title": "Emmanuel Macron in Germany.",
    "text": "Mr. Macron visits a trade show in Munich.",
    "recommendationCount": 20,
}

try:
    client = create_media_client()
    for page in list_photo_pages(client.send, "demo", REQUEST):
        photos_ids = page["photosIds"]
        print(f"{len(photos_ids)} photos, starting with {photos_ids[0]}")
except RequestError as error:
    sys.exit(str(error))
