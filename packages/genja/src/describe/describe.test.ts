import { describe, expect, it, test } from 'vitest';
import { createGlobals } from '../interpreter/globals';
import type { Context } from '../values/context';
import { guessLanguage } from '../morphology/czech/lexicon';
import { FEATURE_VALUES } from '../word';
import { FILTER_NAMES, TEST_NAMES } from '../names';
import { render } from '../render';
import { OPENERS } from '../syntax/keywords';
import { FEATURE_MEANINGS, filters, functions, statements, tests } from './index';

/** Older names: the singular of the two statements with wordings. */
const STATEMENT_ALIASES = ['choice', 'for_choice'];

/** Other names of tests. */
const TEST_ALIASES = 'equalto == != lessthan < <= greaterthan > >='.split(' ');

const names = (entries: { name: string }[]) => entries.map(({ name }) => name).sort();

test('every filter of the engine is described, and no other', () => {
  expect(names(filters)).toEqual([...FILTER_NAMES].sort());
});

test('every test of the engine is described, and no other', () => {
  expect([...names(tests), ...TEST_ALIASES].sort()).toEqual([...TEST_NAMES].sort());
});

test('every statement of the parser is described, and no other', () => {
  const described = [...names(statements), ...STATEMENT_ALIASES].filter((name) => name !== 'raw');
  expect(described.sort()).toEqual(OPENERS.split(' ').sort());
});

test('every function of the engine is described', () => {
  const globalNames = createGlobals({} as Context).map(([name]) => name);
  // These are named and not run.
  const leftOut = ['cycler', 'joiner', 'lipsum'];
  const expectedNames = globalNames.filter((name) => !leftOut.includes(name));
  expect(names(functions).filter((name) => name !== 'loop')).toEqual(expectedNames.sort());
});

describe.each([
  ['filters', filters],
  ['tests', tests],
  ['statements', statements],
  ['functions', functions],
])('the examples of %s', (kind, entries) => {
  it.each(entries.map((entry) => [entry.name, entry] as const))('%s', (name, entry) => {
    const { example: template, data } = entry;
    expect(template).toContain(name === 'loop' ? 'loop.' : name);
    const result = render({
      template,
      data,
      language: guessLanguage(template, data),
      random: () => 0,
    });
    expect(result).toMatchObject({ ok: true });
    if (kind === 'tests') expect(result).toMatchObject({ output: 'True' });
  });
});

test('the parameters of filters are those of the engine', () => {
  for (const { name, parameters } of filters) {
    const result = render({ template: `{{ 1|${name}(zzz=1) }}` });
    const parameterNames = result.ok
      ? undefined
      : /Arguments: (.*)\.$/.exec(result.error.message)?.[1];
    if (parameterNames === undefined) continue;
    const described = parameters.split(', ').map((parameter) => parameter.split('=')[0]);
    expect(described.join(', '), name).toBe(parameterNames);
  }
});

test('every value of a feature has a meaning', () => {
  const values = Object.values(FEATURE_VALUES).flat();
  expect(Object.keys(FEATURE_MEANINGS).sort()).toEqual([...new Set(values)].sort());
});
