"""Writes an article as HTML, with its entities highlighted. Run: python highlight.py --sandbox"""

from pathlib import Path

from client import create_media_client
from command_line import check_texts, connect, read_json, run
from mark_mentions import mark_mentions

# region: page
STYLE = """
  body { max-width: 40rem; margin: 2rem auto; font: 1.1rem/1.5 sans-serif }
  .person { background: #ffe9a8 } .organization { background: #cfe8ff } .location { background: #d5f2d0 }
"""


def to_page(title, lines):
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return "\n".join(["<!doctype html>", f'<html lang="en">{head}', *lines, "</html>", ""])
# endregion


# region: analyze
def main():
    article = read_json("article.json")
    check_texts(article, ["id", "title", "text"], "The article")
    send = connect(create_media_client)
    request = {**article, "analyses": ["entities"], "returnMentions": True}
    lines = mark_mentions(send("POST", "/v2/nlp/analyze", request))
    html = to_page("Highlighted entities", lines)
    Path("article.html").write_text(html, encoding="utf-8")
    print("\n".join(lines))
    print("\nWritten: article.html")
# endregion


run(main)
