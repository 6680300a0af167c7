export interface Document {
  title?: string;
  text: string;
}

/**
 * Reads what a visitor wrote: of several lines the first one is the title, as in an article.
 *
 * @example
 * buildDocument('Macron in Germany\nHe visits Munich.'); // { title: 'Macron in Germany', text: 'He visits Munich.' }
 */
export function toDocument(written: string): Document {
  const [first = '', ...others] = written.trim().split('\n');
  const rest = others.join('\n').trim();
  return rest === '' ? { text: first } : { title: first.trim(), text: rest };
}
