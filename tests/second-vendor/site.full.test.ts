import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import type { OpenApiDocument } from '@docs/openapi';
import { parseYaml } from '@docs/openapi/node';
import { searchInMemory } from '@docs/search/in-memory';
import type { NamesFile, TextsFile } from '@docs/search/index-files';
import { listFiles } from '@docs/utils/node';
import { DOCUSAURUS } from '../support/build-fixture';
import { copyWithSecondVendor } from '../support/second-vendor';

const root = copyWithSecondVendor();
const build = path.join(root, 'build');
const log = execFileSync(process.execPath, [DOCUSAURUS, 'build', 'site', '--out-dir', build], {
  cwd: root,
  encoding: 'utf8',
});
const files = await listFiles(build);
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');

it('the site of a second vendor builds without a broken link', () => {
  expect(log).not.toContain('[WARNING]');
});

it('no file of the site names the first vendor', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /geneea/i.test(file + read(file)))).toEqual([]);
});

it.each([
  ['index.html', 'Lend books'],
  ['lending/index.html', 'Lending API'],
  ['lending/guide/first-loan/index.html', 'First loan'],
  ['lending/tutorials/reading-week/index.html', 'Reading week'],
  ['lending/reference/Loan.Request/index.html', 'Loan.Request'],
  ['openapi/index.html', 'Interactive API reference'],
])('%s is there', (file, title) => {
  expect(load(read(file))('h1').text()).toBe(title);
});

it('each anchor of a page is there once, and is one that HTML allows', () => {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const $ = load(read(file));
    const ids = $('[id]')
      .map((_, node) => $(node).attr('id'))
      .get();
    expect(
      ids.filter((id, index) => /\s/.test(id) || ids.indexOf(id) !== index),
      file,
    ).toEqual([]);
  }
});

it('every type has its page', () => {
  const contract = 'contracts/lending-v1/openapi.yaml';
  const text = readFileSync(path.join(root, contract), 'utf8');
  const { components } = parseYaml(contract, text) as OpenApiDocument;
  const missing = Object.keys(components.schemas).filter(
    (name) => !files.includes(`lending/reference/${name}/index.html`),
  );
  expect(missing).toEqual([]);
});

it.each([
  ['guardian', '/lending/reference/Member/#field-guardian'],
  ['first published', '/lending/reference/Title/#field-first-published'],
  ['LoanEvent', '/lending/reference/LoanEvent/'],
  ['loans/renew', '/lending/reference/loans/#loansRenew'],
  ['first loan', '/lending/guide/first-loan/'],
])('search finds %s', async (query, url) => {
  const readIndex = <File>(kind: string): File => {
    const name = files.find((file) => /lending-(\w+)\.index.*json$/.exec(file)?.[1] === kind)!;
    return JSON.parse(read(name)) as File;
  };
  const index = { names: readIndex<NamesFile>('names'), texts: readIndex<TextsFile>('texts') };
  const search = searchInMemory({ lending: index });
  await search.loadIndexes('/', '');
  const { hits } = await search.search('/', '', query);
  expect(hits.map(({ document: { u, h = '' } }) => u + h)).toContain(url);
});
