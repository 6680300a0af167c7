/**
 * Reads the JSON documents that a sample printed one after the other.
 *
 * @example
 * readDocuments('{"a": 1}\n{"b": 2}\n'); // [{ a: 1 }, { b: 2 }]
 * @throws when the text is something else
 */
export function readDocuments(text: string): unknown[] {
  const documents: unknown[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const [document, length] = readFirst(rest);
    documents.push(document);
    rest = rest.slice(length).trim();
  }
  return documents;
}

/** A document of several lines ends where a line closes what its first line opened. */
function readFirst(text: string): [document: unknown, length: number] {
  const whole = parse(text);
  if (whole !== undefined) return [whole.value, text.length];
  for (const { index } of text.matchAll(/[\]}]\s*\n(?=[[{])/g)) {
    const document = parse(text.slice(0, index + 1));
    if (document !== undefined) return [document.value, index + 1];
  }
  throw new Error('no JSON');
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
