import { expect, test } from 'vitest';
import { openLexicon } from '../morphology/czech/lexicon';
import { render } from '../render';
import { printExpression, toShort, listParadigm } from './paradigm';

test('a noun has a row for each case and a column for each number', () => {
  const [table] = listParadigm('žena', 'cs');
  expect(table!.columns).toEqual(['singular', 'plural']);
  expect(table!.rows[6]).toMatchObject({
    label: '7 instrumental',
    cells: [
      { form: 'ženou', short: 'S7' },
      { form: 'ženami', short: 'P7' },
    ],
  });
});

test('of two words with one lemma the pattern decides', () => {
  expect(listParadigm('stát', 'cs', 'hrad')[0]!.title).toBe('stát');
  expect(listParadigm('vyhrát', 'cs').map(({ title }) => title)).toContain('Past');
});

test('a perfective verb has a future and no present', () => {
  const titles = (lemma: string) => listParadigm(lemma, 'cs').map(({ title }) => title);
  expect(titles('hrát')).toEqual(['Present', 'Past', 'Passive', 'Future', 'Conditional']);
  expect(titles('vyhrát')).toEqual(['Future', 'Past', 'Passive', 'Conditional']);
  const [future] = listParadigm('vyhrát', 'cs');
  expect(future!.rows[2]!.cells.map((cell) => cell?.form)).toEqual(['vyhraje', 'vyhrají']);
});

test('an English verb has its forms', () => {
  const forms = listParadigm('win', 'en').flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.map((cell) => cell?.form)),
  );
  expect(forms).toEqual(expect.arrayContaining(['wins', 'win', 'won', 'will win', 'winning']));
});

test('a word that is in no dictionary has no forms', () => {
  expect(listParadigm('xqz', 'cs')).toEqual([]);
});

test('the template of every cell prints the form of the cell', () => {
  for (const [lemma, lexemes] of openLexicon()) {
    // The first word is the one that a template without a tense means.
    const lexeme = lexemes[0]!;
    for (const { rows } of listParadigm(lemma, 'cs', lexeme.pattern)) {
      for (const cell of rows.flatMap(({ cells }) => cells)) {
        if (!cell) continue;
        const template = printExpression(lemma, cell.features);
        const result = render({ template, language: 'cs' });
        expect(result.ok && result.output.toLowerCase(), template).toBe(cell.form.toLowerCase());
      }
    }
  }
});

test.each([
  [{ Case: 'Loc' }, '6'],
  [{ Number: 'Plur', Case: 'Ins' }, 'P7'],
  [{ Tense: 'Past', Gender: 'Neut', Number: 'Sing' }, 'rNS'],
  [{ Gender: 'Masc', Animacy: 'Inan', Number: 'Plur' }, 'IP'],
  [{ Tense: 'Fut' }, undefined],
] as const)('toShort(%j) is %j', (features, want) => {
  expect(toShort(features)).toBe(want);
});
