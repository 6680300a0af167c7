import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listTypes } from '@docs/openapi';
import type { FieldDoc, TypeDoc, OpenApiDocument } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { contractNames, MOST_BYTES } from '@docs/vendor';
import {
  MOST_DEPTH,
  MOST_VALUES,
  MOST_DOCUMENTS,
  DEFAULT_ARTICLES,
  DEFAULT_ALTERNATIVES,
  DEFAULT_PHOTOS,
  MOST_KEPT,
  MOST_PARAGRAPHS,
} from '@docs/sandbox/testing';
import { listStatements } from './list-statements';
import { readContent } from './pages';

interface Statement {
  page: string;
  phrase: string;
  required?: string[];
  optional?: string[];
  only?: Record<string, string[]>;
  unknown?: string[];
  default?: Record<string, unknown>;
  says?: Record<string, string>;
  sandbox?: (keyof typeof SANDBOX)[];
  'no claim'?: string;
}

const SANDBOX = {
  kilobytes: MOST_BYTES / 1024,
  levels: MOST_DEPTH,
  values: MOST_VALUES,
  keptArticles: MOST_KEPT,
  keptTags: MOST_KEPT,
  photos: DEFAULT_PHOTOS,
  alternatives: DEFAULT_ALTERNATIVES,
  articles: DEFAULT_ARTICLES,
  batch: MOST_DOCUMENTS,
  paragraphs: MOST_PARAGRAPHS,
};

const statements = parse(readFileSync('tests/content/statements.yaml', 'utf8')) as Statement[];
/** Genja has no contract. */
const pages = readContent().filter(({ file }) => !file.startsWith('site/content/genja/'));
const contracts = new Map<string, OpenApiDocument>(
  await Promise.all(
    contractNames.map(async (name) => [name as string, await loadContract(name)] as const),
  ),
);

function findType(name: string): TypeDoc {
  const [contract = '', type = ''] = name.split('/');
  const document = contracts.get(contract);
  const doc = document && listTypes(document).find((candidate) => candidate.name === type);
  if (!doc) throw new Error(`statements.yaml names ${name}, which no contract declares.`);
  return doc;
}

function findField(name: string): FieldDoc {
  const [type = '', field = ''] = name.split('.');
  const doc = findType(type).fields.find((candidate) => candidate.name === field);
  if (!doc) throw new Error(`statements.yaml names ${name}, which no contract declares.`);
  return doc;
}

/** The text of a field, as contract/Type.field, or of a rule, as contract/Type#rule. */
function findText(name: string): string {
  const [type = '', id = ''] = name.split('#');
  if (id === '') return findField(name).description;
  return findType(type).rules.find((rule) => rule.id === id)?.text ?? '';
}

describe.each(pages.map(({ file, body }) => ({ file, sentences: listStatements(body) })))(
  '$file',
  ({ file, sentences }) => {
    it('has no statement on a default, a limit or a required field that the list lacks', () => {
      const listed = statements.filter(({ page }) => page === file);
      const missing = sentences.filter(
        (text) => !listed.some(({ phrase }) => text.includes(phrase)),
      );
      expect(missing, 'Add them to tests/content/statements.yaml.').toEqual([]);
    });
  },
);

describe.each(statements)('$page: $phrase', (statement) => {
  const { page, phrase, sandbox } = statement;

  it('is still on the page', () => {
    const body = pages.find(({ file }) => file === page)?.body ?? '';
    const sentences = listStatements(body).filter((text) => text.includes(phrase));
    expect(sentences, 'Change or remove its row in tests/content/statements.yaml.').not.toEqual([]);
  });

  it('agrees with contract and sandbox', () => {
    for (const name of statement.required ?? []) expect(findField(name).required, name).toBe(true);
    for (const name of statement.optional ?? []) expect(findField(name).required, name).toBe(false);
    for (const [name, fields] of Object.entries(statement.only ?? {})) {
      const required = findType(name).fields.filter((field) => field.required);
      expect(required.map((field) => field.name).sort()).toEqual([...fields].sort());
    }
    for (const name of statement.unknown ?? []) {
      expect(findField(name).default, name).toBeUndefined();
      expect(findField(name).notes['x-unknown'], name).toContain('default');
    }
    for (const [name, value] of Object.entries(statement.default ?? {})) {
      expect(findField(name).default, name).toEqual(value);
    }
    for (const [name, words] of Object.entries(statement.says ?? {})) {
      expect(findText(name), name).toContain(words);
    }
    if (sandbox) {
      const numbers = [...phrase.matchAll(/\d[\d,]*/g)].map(([n]) => Number(n.replace(',', '')));
      expect(numbers).toEqual(sandbox.map((name) => SANDBOX[name]));
    }
    const claims = Object.keys(statement).filter((key) => key !== 'page' && key !== 'phrase');
    expect(claims).toHaveLength(1);
  });
});

describe('listStatements()', () => {
  it.each([
    ['A body above 500 KB is rejected.'],
    ['Send [`count`](type:A.count); its default is 5.'],
    ['| `id` | required |'],
    ['At most 100 items.'],
    ['[Categories](type:A.categories) are optional.'],
    ['Each item needs a `status`.'],
    ['If you leave it out, every analysis runs.'],
  ])('finds %s', (text) => {
    expect(listStatements(text)).toHaveLength(1);
  });

  it('leaves code, front matter and other sentences alone', () => {
    const page =
      '---\ndescription: at most 5\n---\n\nThis is short.\n\n```js\nexport default 500;\n```\n';
    expect(listStatements(page)).toEqual([]);
  });
});
