import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagWords } from '../../testing/tag-words';
import type { Token } from '../model';
import { segment } from '../language/segment';
import { toTree } from './syntax';

/** The tree as "label(parent)", one for each word. */
function draw(tokens: Token[]): string {
  return toTree(tokens)
    .map(({ parent, fnc }) => (parent === undefined ? fnc : `${fnc}(${tokens[parent]?.text})`))
    .join(' ');
}

describe('toTree()', () => {
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

  it.each([
    ['Here/ADV !/PUNCT', 'root punct(Here)'],
    ['Cold/ADJ soup/NOUN again/ADV ./PUNCT', 'amod(soup) root advmod(soup) punct(soup)'],
    ['Delicious/ADJ was/AUX the/DET soup/NOUN', 'amod(soup) cop(soup) det(soup) root'],
    [
      'It/PRON is/AUX a/DET trade/NOUN show/NOUN',
      'nsubj(show) cop(show) det(show) compound(show) root',
    ],
    ['Rain/NOUN and/CCONJ snow/NOUN fell/VERB', 'nsubj(fell) cc(snow) conj(Rain) root'],
    ['But/CCONJ she/PRON won/VERB', 'cc(she) nsubj(won) root'],
    [
      'In/ADP the/DET old/ADJ town/NOUN she/PRON won/VERB',
      'case(town) det(town) amod(town) obl(won) nsubj(won) root',
    ],
    [
      'In/ADP Berlin/PROPN ,/PUNCT prices/NOUN rose/VERB',
      'case(Berlin) obl(rose) punct(rose) nsubj(rose) root',
    ],
    [
      'Prices/NOUN in/ADP two/NUM big/ADJ cities/NOUN rose/VERB',
      'nsubj(rose) case(cities) nummod(cities) amod(cities) nmod(Prices) root',
    ],
    ['On/ADP Monday/PROPN she/PRON left/VERB', 'case(Monday) obl(left) nsubj(left) root'],
    [
      'She/PRON has/AUX never/ADV really/ADV complained/VERB',
      'nsubj(complained) aux(complained) advmod(complained) advmod(complained) root',
    ],
    [
      'We/PRON want/VERB to/PART buy/VERB tickets/NOUN',
      'nsubj(want) root mark(buy) xcomp(want) obj(buy)',
    ],
    [
      'They/PRON came/VERB and/CCONJ left/VERB early/ADV',
      'nsubj(came) root cc(left) conj(came) advmod(came)',
    ],
    [
      'He/PRON came/VERB ,/PUNCT saw/VERB everything/PRON',
      'nsubj(came) root punct(came) parataxis(came) obj(saw)',
    ],
    ['We/PRON left/VERB before/SCONJ eating/VERB', 'nsubj(left) root mark(eating) parataxis(left)'],
    ['Wow/INTJ ,/PUNCT it/PRON works/VERB', 'discourse(works) punct(works) nsubj(works) root'],
    [
      'We/PRON sat/VERB outside/ADV ,/PUNCT then/ADV left/VERB',
      'nsubj(sat) root advmod(sat) punct(sat) advmod(left) parataxis(sat)',
    ],
    ['Warm/ADJ ,/PUNCT nice/ADJ people/NOUN', 'dep(people) punct(people) amod(people) root'],
    ['Warm/ADJ and/CCONJ nice/ADJ people/NOUN', 'dep(people) cc(people) amod(people) root'],
    ['The/DET poor/ADJ visit/VERB museums/NOUN', 'dep(visit) dep(visit) root obj(visit)'],
    [
      'Nice/ADJ place/NOUN ,/PUNCT great/ADJ food/NOUN',
      'amod(place) root punct(place) amod(food) dep(place)',
    ],
    [
      'She/PRON left/VERB because/SCONJ of/ADP these/DET two/NUM',
      'nsubj(left) root dep(left) dep(left) dep(left) dep(left)',
    ],
  ])('%s', (sentence, tree) => {
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
        const tree = toTree(tokens);
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
      toTree(tokens);
      return reads;
    };
    expect(countReads(600)).toBeLessThan(countReads(60) * 11);
  });
});
