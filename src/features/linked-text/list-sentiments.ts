import type { Analysis, Sentiment } from '#contract/annotations/analysis';

export interface NamedSentiment extends Sentiment {
  /** Of the item; undefined for the document. */
  id?: string;
  name: string;
}

/** The document first, then what has a name: entities, tags, relations, sentences. */
export function listSentiments(analysis: Analysis): NamedSentiment[] {
  const { docSentiment, itemSentiments = {} } = analysis;
  return [
    ...(docSentiment ? [{ ...docSentiment, name: 'Document' }] : []),
    ...listNames(analysis).flatMap(([id, name]) => {
      const sentiment = Object.hasOwn(itemSentiments, id) ? itemSentiments[id] : undefined;
      return sentiment ? [{ ...sentiment, id, name }] : [];
    }),
  ];
}

function listNames({
  entities = [],
  tags = [],
  relations = [],
  paragraphs,
}: Analysis): [id: string, name: string][] {
  const sentences = paragraphs.flatMap(({ text, sentences = [] }) => {
    const characters = [...text];
    return sentences.flatMap(({ id, tokens = [] }): [string, string][] => {
      const [first, last] = [tokens[0], tokens.at(-1)];
      if (id === undefined || !first || !last) return [];
      const end = last.off + [...last.text].length;
      return [[id, `“${characters.slice(first.off, end).join('')}”`]];
    });
  });
  return [
    ...[...entities, ...tags].map(({ id, stdForm }): [string, string] => [id, stdForm]),
    ...relations.map(({ id, textRepr }): [string, string] => [id, textRepr]),
    ...sentences,
  ];
}
