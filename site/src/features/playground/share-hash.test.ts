import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEngine } from './engine/create-engine';
import { gallery } from './gallery';
import { readPlaygroundHash, toPlaygroundHash } from './share-hash';

test.each(gallery.map((item) => [item.id, item] as const))('keeps the template %s', (_, item) => {
  const { template, data, language, seed } = item;
  expect(readPlaygroundHash(toPlaygroundHash(item))).toEqual({
    draft: { template, data, language, seed },
  });
});

test('keeps every text', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, fc.nat(), (template, data, seed) => {
      const draft = { template, data, language: 'cs', seed } as const;
      expect(readPlaygroundHash(toPlaygroundHash(draft))).toEqual({ draft });
    }),
  );
});

test('is no template of ours', () => {
  expect(readPlaygroundHash('')).toBeUndefined();
  expect(readPlaygroundHash('#syntax')).toBeUndefined();
});

const pack = (value: unknown) => `#template=${btoa(JSON.stringify(value)).replace(/=+$/, '')}`;

test.each([
  ['#template='],
  ['#template=%%%'],
  ['#template=eyJ0'],
  [pack(null)],
  [pack([])],
  [pack({ t: 1, l: 'cs' })],
  [pack({ t: 'x', l: 'de' })],
  [pack({ t: 'x', l: 'cs', d: {} })],
  [pack({ t: 'x', l: 'cs', s: 1.5 })],
])('says that %s is damaged', (hash) => {
  expect(readPlaygroundHash(hash)).toHaveProperty('problem');
});

/** `npm run test:full` reads 50,000. */
const LINKS = Number(process.env.LINK_FUZZ_RUNS ?? 3000);

test(`of ${LINKS} mutated links none throws, and what is read can be rendered`, () => {
  const engine = createEngine();
  const hash = toPlaygroundHash(gallery[0]!);
  const change = fc.record({
    at: fc.nat(hash.length),
    cut: fc.nat(6),
    text: fc.string({ maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const broken = changes.reduce(
        (text, { at, cut, text: piece }) => text.slice(0, at) + piece + text.slice(at + cut),
        hash,
      );
      const read = readPlaygroundHash(broken);
      if (read && 'draft' in read)
        expect(engine.render(read.draft).type).toMatch(/text|error|data/);
    }),
    { numRuns: LINKS, seed: 1 },
  );
});
