// region: spans
/**
 * Lists where the mentions of entities are in each paragraph: `{ start, end, entity }`, in code
 * points. A mention that is derived, such as Germany from Munich, is not a name in the text.
 */
function listSpans({ paragraphs = [], entities = [] }) {
  const places = new Map();
  for (const [index, { sentences = [] }] of paragraphs.entries()) {
    for (const { id, off, text } of sentences.flatMap(({ tokens = [] }) => tokens)) {
      places.set(id, { index, order: places.size, start: off, end: off + [...text].length });
    }
  }
  const spans = paragraphs.map(() => []);
  for (const entity of entities) {
    for (const { tokenIds, derivedFromEntityId } of entity.mentions ?? []) {
      if (derivedFromEntityId !== undefined) continue;
      const tokens = tokenIds.map((id) => places.get(id)).filter(Boolean);
      for (const { index, start, end } of joinNeighbors(tokens)) {
        spans[index].push({ start, end, entity });
      }
    }
  }
  return spans;
}

/** Tokens of a mention can have gaps between them, so each run of neighbors is a span. */
function joinNeighbors(tokens) {
  const runs = [];
  for (const token of tokens.toSorted((a, b) => a.order - b.order)) {
    const last = runs.at(-1);
    if (last?.order === token.order - 1)
      Object.assign(last, { order: token.order, end: token.end });
    else runs.push({ ...token });
  }
  return runs;
}
// endregion

// region: overlap
/** HTML elements cannot overlap: of two spans that do, the longer one stays. */
function dropOverlaps(spans) {
  const kept = [];
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => span.end <= start || end <= span.start)) kept.push(span);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
// endregion

// region: mark
/** Returns the HTML of each paragraph, with the mentions of entities in `mark` elements. */
export function markMentions(analysis) {
  const spans = listSpans(analysis);
  return (analysis.paragraphs ?? []).map(({ type, text }, index) => {
    // Offsets count code points; a JavaScript string counts UTF-16 units, two for 🚆.
    const characters = [...text];
    const cut = (start, end) => escapeHtml(characters.slice(start, end).join(''));
    let html = '';
    let position = 0;
    for (const { start, end, entity } of dropOverlaps(spans[index])) {
      html += cut(position, start) + toMark(entity, cut(start, end));
      position = end;
    }
    const element = type === 'TITLE' ? 'h1' : 'p';
    return `<${element}>${html}${cut(position)}</${element}>`;
  });
}

function toMark({ type, gkbId = '' }, html) {
  return `<mark class="${escapeHtml(type)}" data-gkb-id="${escapeHtml(gkbId)}">${html}</mark>`;
}

function escapeHtml(text) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character]);
}
// endregion
