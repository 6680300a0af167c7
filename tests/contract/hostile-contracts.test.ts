import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { load } from 'cheerio';
import { toHtml } from 'hast-util-to-html';
import type { Nodes } from 'mdast';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { parseMdx } from '@docs/docs-model/mdx';
import { renderReference, buildReferenceTree } from '@docs/docs-model/openapi-page';
import { writePages } from '@docs/docs-model/pages';
import { buildSource } from '@docs/docs-model/testing';
import { createRandom } from '@docs/genja';
import { loadContract, toContractFile } from '@docs/openapi/node';
import { isSafeUrl } from '@docs/utils';
import { listFiles } from '@docs/utils/node';
import { contractNames } from '@docs/vendor';
import { toLine } from '../../tools/command-line';
import { renderFinding } from '../../tools/contract-lint/check';
import { lintContract } from '../../tools/contract-lint/lint';
import { pull } from '../../tools/contract-pull/pull';
import { listPlaces, pick, renameKey } from '../support/random-places';

/** The weekly tests pull 5,000. */
const HOSTILE_COUNT = Number(process.env.HOSTILE_CONTRACTS ?? 20);
const BROKEN_COUNT = Number(process.env.CONTRACT_MUTATIONS ?? 20);
const TIME = 600_000 + 2000 * Math.max(HOSTILE_COUNT, BROKEN_COUNT);

/** The contract whose pages are checked. */
const NAME = 'media-v1';
const texts = Object.fromEntries(
  contractNames.map((name) => [name, readFileSync(toContractFile(name), 'utf8')]),
);

const CODE = 'globalThis.hostile=1';

const HOSTILE = [
  `x */ (${CODE}) /* `,
  `*/} {${CODE}} {/*`,
  `{${CODE}}`,
  `\`\`\`\n{${CODE}}\n\`\`\``,
  `\`\${${CODE}}\``,
  `\n\nexport const hostile = (${CODE});\n\n`,
  `\n\nimport './hostile'\n\n`,
  `"><script>${CODE}</script>`,
  `' onclick='${CODE}`,
  `</code></pre><img src=x onerror=${CODE}>`,
  `[l](javascript:${CODE})`,
  `[l][r]\n\n[r]: <java&#x0a;script:${CODE}>`,
  `<javascript:${CODE}>`,
  `javascript:${CODE}`,
  `![x](https://hostile.example/x.png)`,
  '../../../../hostile',
  '..',
  'a/../../hostile',
  'hostile\\..\\..',
  'a\u0000b\u001b[31m',
  'a\u202eb\u2066',
  '\n---\nslug: /hostile\n---\n',
  ':::danger\nhostile\n:::',
  '__proto__',
  `'; ${CODE}; //`,
  '"""\nimport os\n"""',
  '$(touch hostile) `touch hostile`',
  '=cmd|hostile',
];

const VALUES: unknown[] = [
  ...[null, true, 0, -1, 1e308, '', ' ', '*', 'a'.repeat(5000), '🎸\u0000', '__proto__'],
  ...['#/components/schemas/Missing', 'https://example.com/x.yaml#/y', '(a+)+$', 'string'],
  ...[[], {}, [null], [[]], { $ref: '#' }, { $ref: 1 }, { type: 'nothing' }, { type: ['null'] }],
  { allOf: [{ $ref: '#/components/schemas/Tag' }] },
  { enum: [] },
];
const NAMES = ['', '__proto__', 'constructor', '$ref', 'type', 'a/b~c', 'x-unknown', 'default'];

type Random = () => number;

/** Texts whose place takes any characters; all others have rules. */
const WORDS = /^(description|summary|title|x-(unknown|inferred|cause|remedy|group|since))$/;

/** Puts hostile strings into one to three places, or into all that contain words. */
function poison(document: unknown, random: Random): void {
  const places = listPlaces(document);
  const words = places.filter(
    ([holder, key]) => WORDS.test(key) && typeof holder[key] === 'string',
  );
  const texts = places.filter(([holder, key]) => typeof holder[key] === 'string');
  if (random() < 0.4) words.forEach(([holder, key]) => (holder[key] += pick(HOSTILE, random)));
  for (let count = Math.ceil(random() * 2); count > 0; count -= 1) {
    const hostile = pick(HOSTILE, random);
    if (random() < 0.6) {
      const [holder, key] = pick(texts, random);
      holder[key] = random() < 0.5 ? hostile : `${String(holder[key])}${hostile}`;
    } else {
      const [holder, key] = pick(
        places.filter(([owner]) => !Array.isArray(owner)),
        random,
      );
      renameKey(holder, key, random() < 0.5 ? hostile : `${key}${hostile}`);
    }
  }
}

/** One value anywhere is replaced, removed, renamed or moved; deep places are as likely as others. */
function mutate(document: unknown, random: Random): void {
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
  const document = parse(text) as unknown;
  for (let changes = Math.ceil(random() * 3); changes > 0; changes -= 1) mutate(document, random);
  return stringify(document, { aliasDuplicateObjects: false });
}

/** Nothing in the source of a page runs, but comments with anchors. */
function checkMdx(source: string): void {
  visit(parseMdx(source), (node: Nodes) => {
    if (node.type === 'mdxTextExpression') {
      expect(node.value).toMatch(/^\/\* #[\w.:-]+ \*\/$/);
    }
    expect(node.type).not.toMatch(/^(mdxjsEsm|mdxFlowExpression|image|containerDirective)$/);
    if ('url' in node) expect(node.url).toSatisfy(isOurs);
    if ('attributes' in node && Array.isArray(node.attributes)) {
      node.attributes.forEach(({ type, value }) => {
        expect(type).toBe('mdxJsxAttribute');
        expect(typeof value === 'string' || value === null).toBe(true);
      });
    }
  });
}

function isOurs(url: string): boolean {
  return isSafeUrl(url) || /^(type|op|term):/.test(url);
}

function checkHtml(html: string): void {
  const $ = load(html);
  expect($('script, img, iframe, object, embed, base, style, form').length).toBe(0);
  $('*').each((_, node) => {
    const attribs = $(node).attr() ?? {};
    expect(Object.keys(attribs).filter((name) => name.startsWith('on'))).toEqual([]);
    expect(isOurs(attribs.href ?? '')).toBe(true);
  });
}

async function renderPage(source: string): Promise<string> {
  const { default: Content } = await evaluate(source.replace(/^---\n.*?\n---\n/s, ''), {
    ...(runtime as never as object),
  } as never);
  const Show = ({ href, children }: { href?: string; children?: ReactNode }) =>
    createElement('div', null, href && createElement('a', { href }), children);
  const names = [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => [name, Show]);
  const components = Object.fromEntries(names) as object;
  return renderToStaticMarkup(createElement(Content as never, { components } as never));
}

/** Everything that is made from the pulled contract. */
async function checkPages(root: string): Promise<void> {
  const source = buildSource(await loadContract(NAME, root), { contract: NAME });
  const before = await listFiles(root);
  await rm(path.join(root, 'content'), { recursive: true, force: true });
  await writePages(NAME, path.join(root, 'site/content/api_media'), source);
  const written = (await listFiles(root)).filter((file) => !before.includes(file));
  for (const file of written) {
    expect(file).toMatch(/^site\/content\/api_media\/reference\/[\w.-]+\.mdx$/);
    const page = await readFile(path.join(root, file), 'utf8');
    checkMdx(page);
    checkHtml(await renderPage(page));
  }
  const tree = await buildReferenceTree(source, []).catch((error: Error) => {
    // An undeclared name stops the build, with its place.
    expect(error.message).toMatch(/^contracts\/media-v1\/openapi.yaml links to (type|op|term):/);
  });
  if (tree) checkHtml(toHtml(renderReference(tree)));
}

type Make = (random: Random) => [name: string, text: string];

const makeHostile: Make = (random) => {
  const document = parse(texts[NAME]!) as unknown;
  poison(document, random);
  return [NAME, stringify(document, { aliasDuplicateObjects: false })];
};

const makeBroken: Make = (random) => {
  const name = pick(contractNames, random);
  return [name, breakContract(texts[name]!, random)];
};

async function pullEach(
  make: Make,
  count: number,
  check?: (root: string) => Promise<void>,
): Promise<{ taken: number; rejected: number }> {
  const random = createRandom(200);
  const counts = { taken: 0, rejected: 0 };
  for (let left = count; left > 0; left -= 1) {
    const [name, text] = make(random);
    const root = await mkdtemp(path.join(tmpdir(), 'pull-'));
    await cp(toContractFile(name), path.join(root, toContractFile(name)));
    const source = path.join(root, 'theirs.yaml');
    await writeFile(source, text);
    const lines = await pull({ source, name, write: true, root }).catch((error: Error) => {
      expect(toLine(error.message)).toContain(source);
      expectClear(error.message);
    });
    counts[lines ? 'taken' : 'rejected'] += 1;
    lines?.filter((line) => line !== '').forEach(expectClear);
    if (lines) await check?.(root);
    await rm(root, { recursive: true });
  }
  return counts;
}

describe('hostile and broken contracts', { timeout: TIME }, () => {
  it(`of ${HOSTILE_COUNT} hostile ones, nothing becomes code, a path, or a link`, async () => {
    expect((await pullEach(makeHostile, HOSTILE_COUNT, checkPages)).taken).toBeGreaterThan(0);
    expect(globalThis).not.toHaveProperty('hostile');
  });

  it(`contract:pull takes or rejects each of ${BROKEN_COUNT} with its reason`, async () => {
    expect((await pullEach(makeBroken, BROKEN_COUNT)).rejected).toBeGreaterThan(0);
  });

  it(`contract:lint says what is wrong with each of ${BROKEN_COUNT}`, async () => {
    const random = createRandom(100);
    const root = await mkdtemp(path.join(tmpdir(), 'lint-'));
    await cp('contracts', path.join(root, 'contracts'), { recursive: true });
    let findingCount = 0;
    for (let left = BROKEN_COUNT; left > 0; left -= 1) {
      const [name, text] = makeBroken(random);
      const file = path.join(root, toContractFile(name));
      await writeFile(file, text);
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
  });
});
