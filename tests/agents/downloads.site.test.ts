import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { listOperations } from '@docs/openapi';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames, provider } from '@docs/vendor';
import { loadTutorialFiles, toArchiveName } from '@docs/docs-model/downloads';
import { tutorials } from '@docs/vendor/site';
import { index } from './api-index';
import { readAttributes, readPage } from '../support/pages';

describe('the JSON index', () => {
  it.each(contractNames)('contains every request and every example of %s', async (contract) => {
    const api = index.apis.find(({ name }) => name === contract);
    const calls = listOperations(await loadContract(contract));
    expect(api?.operations.map(({ id }) => id).sort()).toEqual(calls.map(({ id }) => id).sort());
    const examples = api?.operations.flatMap((operation) => operation.examples) ?? [];
    expect(examples.map(({ name }) => name).sort()).toEqual([
      ...(await loadExamples(contract)).keys(),
    ]);
  });

  it('names only pages and places that exist', () => {
    const urls = new Set(
      index.apis
        .flatMap(({ operations }) => operations)
        .flatMap(({ request, response, ...operation }) => [
          operation,
          ...operation.rules,
          ...operation.examples,
          ...(request?.fields ?? []),
          ...(response?.fields ?? []),
        ])
        .flatMap(({ url }) => url ?? []),
    );
    expect(urls.size).toBeGreaterThan(400);
    const dead = [...urls].filter((url) => !isPlace(new URL(url)));
    expect(dead).toEqual([]);
  });
});

describe('the archive', () => {
  const archive = readFileSync('build/api-archive.zip');
  const files = unzipSync(archive);

  it('has the checksum that is beside it', () => {
    const hash = createHash('sha256').update(archive).digest('hex');
    expect(readFileSync('build/api-archive.zip.sha256', 'utf8')).toBe(`${hash}  api-archive.zip\n`);
  });

  it.each(['api-index.json', ...contractNames.flatMap((name) => [`openapi/${name}.yaml`])])(
    'contains %s as the site serves it',
    (name) => {
      expect(strFromU8(files[name] ?? new Uint8Array())).toBe(
        readFileSync(`build/${name}`, 'utf8'),
      );
    },
  );

  it.each(contractNames)('contains every example of %s with its response', async (contract) => {
    const examples = [...(await loadExamples(contract)).values()];
    const read = (name: string, folder: string) => {
      const file = files[`examples/${contract}/${name}/${folder}.json`];
      return file && (JSON.parse(strFromU8(file)) as unknown);
    };
    expect(examples.map(({ name }) => [read(name, 'request'), read(name, 'response')])).toEqual(
      examples.map(({ body, response }) => [body, response]),
    );
  });
});

test('the page of the offline copy says how large it is', () => {
  const size = statSync('build/downloads/docs-offline.zip').size / 1_000_000;
  const text = readPage('/tools/ai-assistants/')('main').text();
  const written = Number(/docs-offline\.zip \((\d+) MB\)/.exec(text)?.[1]);
  expect(Math.abs(written - size)).toBeLessThan(1);
});

describe.each(tutorials)('the downloads of the tutorial $name', (tutorial) => {
  it.each(['javascript', 'python'] as const)(
    'contain what the tests run in %s',
    async (language) => {
      const file = `build/downloads/tutorials/${toArchiveName(tutorial.name, language)}`;
      const files = Object.entries(unzipSync(readFileSync(file)));
      const texts = Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
      expect(texts).toEqual(await loadTutorialFiles(tutorial, language, provider.site));
    },
  );

  it('are linked from its page', () => {
    const page = readPage(tutorial.page);
    const links = readAttributes(page, 'a[href^="/downloads/"]', 'href');
    expect(links).toEqual(
      (['javascript', 'python'] as const).map(
        (language) => `/downloads/tutorials/${toArchiveName(tutorial.name, language)}`,
      ),
    );
  });
});

const ids = new Map<string, Set<string>>();

function isPlace({ origin, pathname, hash }: URL): boolean {
  if (origin !== provider.site || !existsSync(`build${pathname}index.html`)) return false;
  const pageIds = ids.get(pathname) ?? new Set(readAttributes(readPage(pathname), '[id]', 'id'));
  ids.set(pathname, pageIds);
  return hash === '' || pageIds.has(decodeURIComponent(hash.slice(1)));
}
