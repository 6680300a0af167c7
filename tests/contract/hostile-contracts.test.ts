import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { parseMdx } from '@docs/docs-model/mdx';
import { renderReference, buildReferenceTree } from '@docs/docs-model/openapi-page';
import { writePages } from '@docs/docs-model/pages';
import { buildSource } from '@docs/docs-model/testing';
import { createRandom } from '@docs/genja';
import { loadContract, toContractFile } from '@docs/openapi/node';
import { isSafeUrl } from '@docs/utils';
import { listFiles } from '@docs/utils/node';
import { toLine } from '../../tools/command-line';
import { pull } from '../../tools/contract-pull/pull';
import { listPlaces, pick, renameKey } from '../support/random-places';

/** The weekly tests pull 5,000. */
const DOCUMENTS = Number(process.env.HOSTILE_CONTRACTS ?? 20);
const BATCHES = 5;
const TIME = 600_000 + 1000 * DOCUMENTS;

const NAME = 'media-v1';
const text = readFileSync(toContractFile(NAME), 'utf8');

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

type Json = Record<string, unknown>;
type Random = () => number;

/** Texts whose place takes any characters; all others have rules. */
const WORDS = /^(description|summary|title|x-(unknown|inferred|cause|remedy|group|since))$/;

/** Puts hostile strings into one to three places, or into all that contain words. */
function poison(document: Json, random: Random): void {
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

const parts = Array.from({ length: BATCHES }, (_, index) => index + 1);

it.each(parts)(
  `of ${DOCUMENTS} hostile contracts nothing becomes code, a path, or a link (part %i of ${BATCHES})`,
  async (batch) => {
    const random = createRandom(200 + batch);
    const root = await mkdtemp(path.join(tmpdir(), 'hostile-'));
    const taken = { count: 0 };
    for (let count = 0; count < DOCUMENTS / BATCHES; count += 1) {
      await rm(root, { recursive: true });
      await mkdir(path.join(root, 'contracts', NAME), { recursive: true });
      await writeFile(path.join(root, toContractFile(NAME)), text);
      const theirs = parse(text) as Json;
      poison(theirs, random);
      const file = path.join(root, 'theirs.yaml');
      await writeFile(file, stringify(theirs, { aliasDuplicateObjects: false }));
      const problem = await pull({ source: file, name: NAME, write: true, root }).then(
        () => undefined,
        (error: Error) => toLine(error.message),
      );
      if (problem !== undefined) {
        expect(problem).toContain(file);
        continue;
      }
      taken.count += 1;
      await checkPages(root);
    }
    expect(taken.count).toBeGreaterThan(0);
    expect(globalThis).not.toHaveProperty('hostile');
    await rm(root, { recursive: true });
  },
  TIME,
);
