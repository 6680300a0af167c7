import { expect, test } from 'vitest';
import { toWordList } from '@docs/utils';
import { render } from '../../render';
import table from './forms.cases.json';

// Forms as Internetová jazyková příručka has them, typed for this test: P2 as after "pět", 6 as after
// "v", "na" and "o". All forms of other words are in paradigms.cases.json.
test('forms of Czech words', () => {
  const cases = Object.entries(table).flatMap(([codes, pairs]) =>
    toWordList(pairs).map((pair) => [codes, ...pair.split('/')] as [string, string, string]),
  );
  expect(cases.length).toBeGreaterThanOrEqual(240);
  const wrong = cases.flatMap(([codes, lemma, want]) => {
    const result = render({ template: `{{ '${lemma}'|m('${codes}') }}`, language: 'cs' });
    const form = result.ok ? result.output : result.error.message;
    return form === want ? [] : [`${lemma} ${codes}: ${form}, expected ${want}`];
  });
  expect(wrong).toEqual([]);
});
