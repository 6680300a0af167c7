import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagWords } from '../../testing/tag-words';
import type { Token } from '../model';
import { segment } from '../language/segment';
import { buildTree } from './syntax';
import cases from './syntax.cases.json';

/** The tree as "label(parent)", one for each word. */
function draw(tokens: Token[]): string {
  return buildTree(tokens)
    .map(({ parent, fnc }) => (parent === undefined ? fnc : `${fnc}(${tokens[parent]?.text})`))
    .join(' ');
}

describe('buildTree()', () => {
  it.each([
    [
      'Angela Merkel leaves Germany.',
      'compound(Merkel) nsubj(leaves) root obj(leaves) punct(leaves)',
    ],
    ['Angela Merkel in Germany', 'compound(Merkel) root case(Germany) nmod(Merkel)'],
    [
      'The old train did not stop in Berlin.',
      'det(train) amod(train) nsubj(stop) aux(stop) advmod(stop) root case(Berlin) obl(stop) punct(stop)',
    ],
    ['The pizza was terrible.', 'det(pizza) nsubj(terrible) cop(terrible) root punct(terrible)'],
    ['Hello!', 'root punct(Hello)'],
  ])('%s', async (text, tree) => {
    const [paragraph] = await segment([{ type: 'BODY', text }], 'en');
    expect(draw(paragraph?.sentences[0]?.tokens ?? [])).toBe(tree);
  });

  it.each(cases)('%s', (sentence, tree) => {
    expect(draw(tagWords(sentence))).toBe(tree);
  });

  it('leads from every word to the one root, whatever the order of the words', () => {
    const pos = fc.constantFrom(
      ...['ADJ', 'ADP', 'ADV', 'AUX', 'CCONJ', 'DET', 'INTJ', 'NOUN', 'NUM', 'PART', 'PRON'],
      ...['PROPN', 'PUNCT', 'SCONJ', 'SYM', 'VERB', 'X'],
    );
    fc.assert(
      fc.property(fc.array(pos, { minLength: 1, maxLength: 25 }), (sentence) => {
        const tokens = sentence.map((name, at) => ({
          ...{ id: `w${at}`, off: at, text: 'x', lemma: 'x', pos: name, start: at, end: at + 1 },
        }));
        const tree = buildTree(tokens);
        expect(tree.filter(({ fnc }) => fnc === 'root')).toEqual([{ fnc: 'root' }]);
        for (const at of tree.keys()) {
          let steps = 0;
          for (let node = tree[at]; node?.parent !== undefined; node = tree[node.parent]) {
            expect((steps += 1)).toBeLessThanOrEqual(tree.length);
          }
        }
      }),
      { seed: 20241014, numRuns: 2000 },
    );
  });

  it('reads each word a bounded number of times, however long the sentence is', () => {
    const countReads = (length: number): number => {
      let reads = 0;
      const tokens = Array.from({ length }, (_, at) => ({
        id: '',
        off: at,
        start: at,
        end: at + 1,
        text: '5',
        lemma: '5',
        get pos() {
          reads += 1;
          return at % 2 ? 'NUM' : 'SYM';
        },
      }));
      buildTree(tokens);
      return reads;
    };
    expect(countReads(600)).toBeLessThan(countReads(60) * 11);
  });
});
