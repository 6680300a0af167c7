/** Bodies near the limit of 500 KB that keep the analysis busy longest; each has to end within 2 s. */
export const slowBodies: { name: string; path: string; body: unknown }[] = [
  { name: 'amounts', path: '/v3/analysis', body: toBody('€5 ') },
  { name: 'percentages', path: '/v3/analysis', body: toBody('5% ') },
  { name: 'numbers', path: '/v3/analysis', body: toBody('1 ') },
  {
    name: 'a hundred Czech texts full of abbreviations',
    path: '/v2/nlp/analyze/batch',
    body: Array.from({ length: 100 }, (_, at) => ({
      id: String(at),
      text: 'Dr. '.repeat(1175),
      language: 'cs',
      returnMentions: true,
      returnItemSentiment: true,
      returnGkbProperties: true,
    })),
  },
];

function toBody(piece: string): object {
  return {
    id: '1',
    text: piece.repeat(Math.floor(480_000 / new TextEncoder().encode(piece).length)),
    language: 'en',
    domain: 'media',
    analyses: ['all'],
    returnMentions: true,
    returnItemSentiment: true,
    returnGkbProperties: true,
    htmlExtractor: 'article',
  };
}
