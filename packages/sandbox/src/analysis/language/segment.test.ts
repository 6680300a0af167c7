import { expect, it, vi } from 'vitest';
import { segment } from './segment';

async function listTokens(text: string, language: string): Promise<[string, number][]> {
  const [paragraph] = await segment([{ type: 'BODY', text }], language);
  return (paragraph?.sentences ?? []).flatMap(({ tokens }) =>
    tokens.map(({ text: form, off }): [string, number] => [form, off]),
  );
}

async function listSentences(text: string, language: string): Promise<string[]> {
  const [paragraph] = await segment([{ type: 'BODY', text }], language);
  return (paragraph?.sentences ?? []).map(({ tokens }) =>
    tokens.map(({ text: form }) => form).join(' '),
  );
}

it.each([
  ['cs', 'Dr. Novák přijel.  Odjel v pět.', ['Dr . Novák přijel .', 'Odjel v pět .']],
  ['cs', 'J. Novák (např. Jan) přijel.\nKonec', ['J . Novák ( např . Jan ) přijel .', 'Konec']],
  ['cs', 'Přijel Ing. Novák. Platí Kč. Nové', ['Přijel Ing . Novák .', 'Platí Kč .', 'Nové']],
  ['cs', 'Do 7. 6. 2026 dá 2 mil. Kč.', ['Do 7 . 6 . 2026 dá 2 mil . Kč .']],
  ['de', 'Am 3. Oktober. Der 1. FC.', ['Am 3 . Oktober .', 'Der 1 . FC .']],
  ['de', 'Hr. Müller kam. Er ging.', ['Hr . Müller kam .', 'Er ging .']],
  ['ja', '東京に行く。雨だ。', ['東京 に 行く 。', '雨 だ 。']],
  ['xx', 'Mr. Novák came. He left.', ['Mr . Novák came .', 'He left .']],
  ['en', 'Mr. Smith came. He left!', ['Mr. Smith came .', 'He left !']],
  ['cs', ' ', []],
  ['en', '', []],
])('segment() cuts sentences (%s): %j', async (language, text, sentences) => {
  expect(await listSentences(text, language)).toEqual(sentences);
});

it('segment() counts IDs through all paragraphs', async () => {
  const blocks = [
    { type: 'TITLE', text: 'Rock 🎸 on' },
    { type: 'BODY', text: 'We go.' },
  ];
  expect(await segment(blocks, 'cs')).toEqual([
    {
      id: 'p0',
      index: 0,
      type: 'TITLE',
      text: 'Rock 🎸 on',
      sentences: [
        {
          id: 's0',
          tokens: [
            { id: 'w0', off: 0, text: 'Rock', start: 0, end: 4 },
            { id: 'w1', off: 5, text: '🎸', start: 5, end: 7 },
            { id: 'w2', off: 7, text: 'on', start: 8, end: 10 },
          ],
        },
      ],
    },
    {
      id: 'p1',
      index: 1,
      type: 'BODY',
      text: 'We go.',
      sentences: [
        {
          id: 's1',
          tokens: [
            { id: 'w3', off: 0, text: 'We', start: 0, end: 2 },
            { id: 'w4', off: 3, text: 'go', start: 3, end: 5 },
            { id: 'w5', off: 5, text: '.', start: 5, end: 6 },
          ],
        },
      ],
    },
  ]);
  const [title] = await segment([{ type: 'TITLE', text: 'the ships' }], 'en');
  expect(title?.sentences[0]?.tokens).toEqual([
    { id: 'w0', off: 0, text: 'the', lemma: 'the', pos: 'DET', start: 0, end: 3 },
    { id: 'w1', off: 4, text: 'ships', lemma: 'ship', pos: 'NOUN', start: 4, end: 9 },
  ]);
});

it('segment() leaves the part of speech out where a word is too long for the library', async () => {
  const [short, long] = await segment(
    [
      { type: 'BODY', text: 'x'.repeat(119) },
      { type: 'BODY', text: 'x'.repeat(120) },
    ],
    'en',
  );
  expect(short?.sentences[0]?.tokens[0]).toHaveProperty('pos');
  expect(long?.sentences[0]?.tokens[0]).not.toHaveProperty('pos');
});

it.each([
  ['sentences', 'Vlak stojí! Nejede? Čeká. ', 300],
  ['words', 'vlak ', 1500],
  ['letters', 'x', 2500],
  ['emoji', '🎸', 1500],
  ['a letter and emoji', 'x🎸', 1500],
])('segment() keeps all of a long text of %s', async (_, piece, times) => {
  const text = piece.repeat(times);
  const [paragraph] = await segment([{ type: 'BODY', text }], 'cs');
  const tokens = paragraph?.sentences.flatMap((sentence) => sentence.tokens) ?? [];
  const kept = tokens.map(({ text: form }) => form).join('');
  expect(kept).toBe(text.replaceAll(' ', ''));
  for (const { text: form, start, end } of tokens) expect(text.slice(start, end)).toBe(form);
  expect(tokens.some(({ text: form }) => /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(form))).toBe(
    false,
  );
});

it('segment() does not cut a long text inside of a sentence or word', async () => {
  const sentence = 'Vlak stojí na nádraží celé dopoledne';
  for (const mark of ['.', '!', '?']) {
    const sentences = await listSentences(`${sentence}${mark} `.repeat(60), 'cs');
    expect(new Set(sentences)).toEqual(new Set([`${sentence} ${mark}`]));
    expect(sentences).toHaveLength(60);
  }
  const words = (await listSentences('nádraží '.repeat(300), 'cs')).join(' ').split(' ');
  expect(new Set(words)).toEqual(new Set(['nádraží']));
});

it.each(['en', 'cs'])('segment() makes one token of neighboring emoji (%s)', async (language) => {
  expect(await listTokens('Ok 🐦🎾 👩‍👩‍👧👍🏽 a 🎸.', language)).toEqual([
    ['Ok', 0],
    ['🐦🎾', 3],
    ['👩‍👩‍👧👍🏽', 6],
    ['a', 14],
    ['🎸', 16],
    ['.', 17],
  ]);
});

it('segment() opens the segmenter of words once for many sentences', async () => {
  const spy = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const [paragraph] = await segment([{ type: 'BODY', text: 'Vlak stojí. '.repeat(50) }], 'cs');
  expect(paragraph?.sentences).toHaveLength(50);
  expect(paragraph?.sentences.at(-1)?.tokens.map(({ text }) => text)).toEqual([
    'Vlak',
    'stojí',
    '.',
  ]);
  expect(spy).toHaveBeenCalledTimes(2);
  spy.mockRestore();
});
