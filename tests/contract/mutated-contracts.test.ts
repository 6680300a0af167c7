import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { toContractFile } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { createRandom } from '@docs/genja';
import { renderFinding } from '../../tools/contract-lint/check';
import { lintContract } from '../../tools/contract-lint/lint';
import { pull } from '../../tools/contract-pull/pull';
import { listPlaces, pick, renameKey } from '../support/random-places';

/** `npm run test:full` breaks 1,000. */
const MUTATIONS = Number(process.env.CONTRACT_MUTATIONS ?? 20);
const BATCHES = 5;
const TIME = 600_000 + 2000 * MUTATIONS;

type Random = () => number;
type Json = unknown;

const VALUES: Json[] = [
  ...[null, true, 0, -1, 1e308, '', ' ', '*', 'a'.repeat(5000), '🎸\u0000', '__proto__'],
  ...['#/components/schemas/Missing', 'https://example.com/x.yaml#/y', '(a+)+$', 'string'],
  ...[[], {}, [null], [[]], { $ref: '#' }, { $ref: 1 }, { type: 'nothing' }, { type: ['null'] }],
  { allOf: [{ $ref: '#/components/schemas/Tag' }] },
  { enum: [] },
];
const NAMES = ['', '__proto__', 'constructor', '$ref', 'type', 'a/b~c', 'x-unknown', 'default'];

/** One value anywhere is replaced, removed, renamed or moved; deep places are as likely as others. */
function mutate(document: Json, random: Random): void {
  const places = listPlaces(document);
  const [holder, key] = pick(places, random);
  const way = random();
  if (way < 0.4) holder[key] = structuredClone(pick(VALUES, random));
  else if (way < 0.6) delete holder[key];
  else if (way < 0.8 && !Array.isArray(holder)) {
    renameKey(holder, key, pick(NAMES, random));
  } else {
    const [other, name] = pick(places, random);
    holder[key] = structuredClone(other[name]);
  }
}

/** A text that is no longer YAML, or other YAML. */
function mutateText(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  const way = random();
  if (way < 0.3) return text.slice(0, at);
  if (way < 0.6) return text.slice(0, at) + text.slice(at + Math.ceil(random() * 400));
  return (
    text.slice(0, at) +
    pick(['\t', '- ', '&a *a ', '{', '"', '\u0000', '<'], random) +
    text.slice(at)
  );
}

/** No message of the language itself, unless it follows what is wrong in parentheses. */
function expectClear(message: string): void {
  expect(message).toMatch(/\S/);
  expect(message.replace(/\(\w*Error: .*\)/s, '')).not.toMatch(
    /undefined \(|Cannot read prop|is not (?:a function|iterable|a valid regular)|Maximum call stack|Invalid regular|reading '/,
  );
}

/** A contract with one to three changes, or with another text. */
function breakContract(text: string, random: Random): string {
  if (random() < 0.2) return mutateText(text, random);
  const document = parse(text) as Json;
  for (let changes = Math.ceil(random() * 3); changes > 0; changes -= 1) mutate(document, random);
  return stringify(document, { aliasDuplicateObjects: false });
}

const parts = Array.from({ length: BATCHES }, (_, index) => index + 1);
const texts = Object.fromEntries(
  contractNames.map((name) => [name, readFileSync(toContractFile(name), 'utf8')]),
);

describe(`of ${MUTATIONS} broken contracts`, () => {
  it.each(parts)(
    `contract:pull takes or rejects each with its reason (part %i of ${BATCHES})`,
    async (batch) => {
      const random = createRandom(batch);
      const root = await mkdtemp(path.join(tmpdir(), 'pull-'));
      let rejected = 0;
      for (let count = 0; count < MUTATIONS / BATCHES; count += 1) {
        const name = pick(contractNames, random);
        const source = path.join(root, 'theirs.yaml');
        await writeFile(source, breakContract(texts[name]!, random));
        const lines = await pull({ source, name }).catch((error: Error) => {
          rejected += 1;
          expect(error.message).toContain(source);
          return [error.message];
        });
        lines.filter((line) => line !== '').forEach(expectClear);
      }
      expect(rejected).toBeGreaterThan(0);
      await rm(root, { recursive: true });
    },
    TIME,
  );

  it.each(parts)(
    `contract:lint says what is wrong with each (part %i of ${BATCHES})`,
    async (batch) => {
      const random = createRandom(100 + batch);
      const root = await mkdtemp(path.join(tmpdir(), 'lint-'));
      await cp('contracts', path.join(root, 'contracts'), { recursive: true });
      let findingCount = 0;
      for (let count = 0; count < MUTATIONS / BATCHES; count += 1) {
        const name = pick(contractNames, random);
        const file = path.join(root, toContractFile(name));
        await writeFile(file, breakContract(texts[name]!, random));
        const lines = await lintContract(name, root).then(
          ({ findings }) => findings.map(renderFinding),
          (error: Error) => [error.message],
        );
        lines.forEach(expectClear);
        lines.forEach((line) => expect(line).toContain(`contracts/${name}/`));
        findingCount += lines.length;
        await writeFile(file, texts[name]!);
      }
      expect(findingCount).toBeGreaterThan(0);
      await rm(root, { recursive: true });
    },
    TIME,
  );
});
