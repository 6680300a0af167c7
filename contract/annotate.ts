/** A piece of an analyzed text; `type` is set where something was found. */
export interface Segment {
  text: string;
  type?: string;
  /** Local ids of the entities or tags that the piece mentions. */
  ids: string[];
}

/** The part of an analysis that says what stands where. */
export interface AnnotatedAnalysis {
  paragraphs?: {
    text: string;
    sentences?: { tokens?: { id: string; off: number; text: string }[] }[];
  }[];
  entities?: Found[];
  tags?: Found[];
}

interface Found {
  id: string;
  type: string;
  feats?: Record<string, string>;
  mentions?: { tokenIds?: string[] }[];
}

/**
 * Cuts the paragraphs of an analysis at the mentions of its entities and tags.
 * Offsets count code points, as the API does, not the UTF-16 units of JavaScript.
 *
 * @example
 * annotate(analysis)[0]; // [{ text: 'Emmanuel Macron', type: 'person', ids: ['t0'] }, …]
 */
export function annotate(analysis: AnnotatedAnalysis): Segment[][] {
  const found = [...(analysis.entities ?? []), ...(analysis.tags ?? [])];
  return (analysis.paragraphs ?? []).map((paragraph) => {
    const tokens = (paragraph.sentences ?? []).flatMap((sentence) => sentence.tokens ?? []);
    const characters = [...paragraph.text];
    const spans = found.flatMap((item) =>
      (item.mentions ?? []).flatMap(({ tokenIds = [] }) => {
        const own = tokens.filter((token) => tokenIds.includes(token.id));
        const [first, last] = [own[0], own.at(-1)];
        if (!first || !last) return [];
        return [{ item, start: first.off, end: last.off + [...last.text].length }];
      }),
    );
    return toSegments(characters, mergeSpans(spans));
  });
}

interface Span {
  start: number;
  end: number;
  item: Found;
}

/** A tag and an entity often mention the same characters: they become one piece. */
function mergeSpans(spans: Span[]): { start: number; end: number; items: Found[] }[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: { start: number; end: number; items: Found[] }[] = [];
  for (const { start, end, item } of sorted) {
    const last = merged.at(-1);
    if (last && last.start === start && last.end === end) last.items.push(item);
    else if (!last || start >= last.end) merged.push({ start, end, items: [item] });
  }
  return merged;
}

function toSegments(
  characters: string[],
  spans: { start: number; end: number; items: Found[] }[],
): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const { start, end, items } of spans) {
    if (start > position) segments.push(plain(characters.slice(position, start)));
    segments.push({
      text: characters.slice(start, end).join(''),
      type: toEntityType(items),
      ids: items.map(({ id }) => id),
    });
    position = end;
  }
  if (position < characters.length) segments.push(plain(characters.slice(position)));
  return segments;
}

/** Tags say the kind of what they stand for in their features. */
function toEntityType(items: Found[]): string {
  const [first] = items;
  return (
    items.find(({ feats }) => feats?.gkbEntityType)?.feats?.gkbEntityType ??
    first?.type ??
    'general'
  );
}

function plain(characters: string[]): Segment {
  return { text: characters.join(''), ids: [] };
}
