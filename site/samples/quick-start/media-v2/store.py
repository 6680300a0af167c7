# Run: bash analyze.sh | python store.py
import json
import sqlite3
import sys

text = sys.stdin.buffer.read().decode("utf-8-sig", "replace")
try:
    analysis = json.loads(text)
    article_id, tags = analysis["id"], analysis.get("tags", [])
except (ValueError, KeyError, TypeError):
    sys.exit(f"The input is not an analysis with an ID: {text[:200]!r}")
key = analysis.get("metadata", {}).get("referenceKey")
rows = [(article_id, tag.get("gkbId"), tag["stdForm"], tag["relevance"], key) for tag in tags]
storage = sqlite3.connect("tags.db")
storage.execute("CREATE TABLE IF NOT EXISTS tags (articleId, gkbId, name, relevance, referenceKey)")
with storage:
    storage.execute("DELETE FROM tags WHERE articleId = ?", [article_id])
    storage.executemany("INSERT INTO tags VALUES (?, ?, ?, ?, ?)", rows)
storage.close()
print(f"Tags stored in tags.db: {len(rows)}")
