from html import escape


# region: spans
def list_spans(analysis):
    """Lists where the mentions of entities are in each paragraph: start, end, and the entity.

    A mention that is derived, such as Germany from Munich, is not a name in the text.
    """
    paragraphs = analysis.get("paragraphs", [])
    places = {}
    for index, paragraph in enumerate(paragraphs):
        for sentence in paragraph.get("sentences", []):
            for token in sentence.get("tokens", []):
                start, end = token["off"], token["off"] + len(token["text"])
                places[token["id"]] = (len(places), index, start, end)
    spans = [[] for _ in paragraphs]
    for entity in analysis.get("entities", []):
        for mention in entity.get("mentions", []):
            if "derivedFromEntityId" in mention:
                continue
            tokens = [places[token] for token in mention["tokenIds"] if token in places]
            for _, index, start, end in join_neighbors(tokens):
                spans[index].append((start, end, entity))
    return spans


def join_neighbors(tokens):
    """Tokens of a mention can have gaps between them, so each run of neighbors is a span."""
    runs = []
    for order, index, start, end in sorted(tokens):
        if runs and runs[-1][0] == order - 1:
            start = runs.pop()[2]
        runs.append((order, index, start, end))
    return runs
# endregion


# region: overlap
def drop_overlaps(spans):
    """HTML elements cannot overlap: of two spans that do, the longer one stays."""
    kept = []
    for span in sorted(spans, key=lambda span: span[0] - span[1]):
        if all(span[1] <= start or end <= span[0] for start, end, _ in kept):
            kept.append(span)
    return sorted(kept, key=lambda span: span[0])
# endregion


# region: mark
def mark_mentions(analysis):
    """Returns the HTML of each paragraph, with the mentions of entities in mark elements."""
    spans = list_spans(analysis)
    lines = []
    for index, paragraph in enumerate(analysis.get("paragraphs", [])):
        # Offsets count code points, as Python strings do.
        text = paragraph["text"]
        html, position = "", 0
        for start, end, entity in drop_overlaps(spans[index]):
            html += escape_html(text[position:start]) + to_mark(entity, escape_html(text[start:end]))
            position = end
        element = "h1" if paragraph["type"] == "TITLE" else "p"
        lines.append(f"<{element}>{html}{escape_html(text[position:])}</{element}>")
    return lines


def to_mark(entity, html):
    kind, gkb_id = escape_html(entity["type"]), escape_html(entity.get("gkbId", ""))
    return f'<mark class="{kind}" data-gkb-id="{gkb_id}">{html}</mark>'


def escape_html(text):
    return escape(text).replace("&#x27;", "'")
# endregion
