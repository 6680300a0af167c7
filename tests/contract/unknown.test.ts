import { describe, expect, it, test } from 'vitest';
import { listTypes } from '@docs/openapi';
import type { FieldDoc, TypeDoc } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { contractNames, products } from '@docs/vendor';
import { readContent } from '../content/pages';

// No place asserts what is unknown: neither by the contract, nor by a page about the same field.

/** By what is asked: what the schema must not say, and what no sentence with a link to the field may say. */
const KINDS: {
  asks: RegExp;
  keys: (keyof FieldDoc['schema'])[];
  claim: RegExp;
}[] = [
  {
    asks: /\bdefault\b/,
    keys: ['default'],
    claim: /\bdefaults? (?:is|to|are|of) |\bby default\b/,
  },
  {
    asks: /\bmaximum\b|\bat most\b/,
    keys: ['maximum', 'maxItems'],
    claim: /\b(?:at most|up to) \d/,
  },
  {
    asks: /\brange\b|\bscale\b/,
    keys: ['minimum', 'maximum'],
    claim: /\b(?:from|between) -?\d+ (?:to|and) \d/,
  },
  {
    asks: /\bwhich (?:values|types|languages|codes|tag sets)\b|\bcomplete list\b|\bwhat are the names\b/i,
    keys: ['enum'],
    claim: /\bonly (?:these|the following)\b|\bis one of\b/,
  },
  { asks: /\bformat of this date\b/, keys: ['format'], claim: /\bISO 8601\b|\bYYYY-MM-DD\b/ },
];

const asked: { name: string; question: string; field: FieldDoc }[] = [];
const openTypes: { name: string; type: TypeDoc }[] = [];
for (const contract of contractNames) {
  for (const type of listTypes(await loadContract(contract))) {
    const name = `${contract}/${type.name}`;
    if (/\balways present\b/.test(type.notes['x-unknown'] ?? '')) openTypes.push({ name, type });
    for (const field of type.fields) {
      const question = field.notes['x-unknown'];
      if (question !== undefined) asked.push({ name: `${name}.${field.name}`, question, field });
    }
  }
}

/** Each paragraph or row, by its file, with the fields that it links to. */
const units = readContent().flatMap(({ file, body }) => {
  const home = products.find(({ id }) => file.includes(`/${id}/`))?.contract;
  return body.split(/\n{2,}|\n(?=[|-] ?)/).map((text) => ({
    file,
    text: text.replace(/\s+/g, ' '),
    links: [...text.matchAll(/\(type:([\w-]+\/)?([\w.]+)\)/g)].map(
      ([, contract = `${home}/`, path]) => `${contract}${path}`,
    ),
  }));
});

describe.each(asked)('$name: $question', ({ name, question, field }) => {
  const kinds = KINDS.filter(({ asks }) => asks.test(question));

  it('is not answered by the contract', () => {
    for (const key of kinds.flatMap(({ keys }) => keys)) {
      expect(field.schema[key], key).toBeUndefined();
    }
  });

  it('is answered on no page', () => {
    const assertions = units.filter(
      ({ text, links }) => links.includes(name) && kinds.some(({ claim }) => claim.test(text)),
    );
    expect(assertions.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

test.each(openTypes)('no field of $name is always present', ({ type }) => {
  expect(type.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual([]);
});

test('there are questions', () => {
  expect(asked.length).toBeGreaterThan(50);
});
