import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyRepository, probe } from '../support/copy-repository';

const LIST = 'packages/geneea/src/products.data.json';
const root = copyRepository('new-api');
const inCopy = (name: string) => path.join(root, name);

interface Results {
  problems: string[];
  pages: Record<string, string>;
  config: {
    plugins: [unknown, { id?: string; sidebarPath: string }?][];
    themeConfig: { navbar: { items: unknown[] }; footer: { links: { items: unknown[] }[] } };
  };
  cards: { types: object };
  nested: object;
  documents: Record<string, string>;
  downloads: string[];
  index: { apis: { operations: { id: string }[] }[] };
  samples: Record<string, { markdown: string; more: Record<string, { tested?: object }> }>;
  llms: string[];
  mcp: string[];
}

it('says which entry is missing when only the contract is there', () => {
  cpSync('tests/new-api/library-v1', inCopy('contracts/library-v1'), { recursive: true });
  expect(probe(root)).toEqual({
    problems: [expect.stringContaining(`Add an entry with "contract": "library-v1" to ${LIST}`)],
  });
});

it('gives an API everything for a contract and an entry, and no word of a sandbox', () => {
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as object[];
  const entry = JSON.parse(readFileSync('tests/new-api/entry.json', 'utf8')) as object;
  writeFileSync(inCopy(LIST), JSON.stringify([...list, entry]));
  const { config, pages, samples, ...results } = probe<Results>(root);
  expect(results.problems).toEqual([]);

  const [, options] = config.plugins.find(([, given]) => given?.id === 'api_library') ?? [];
  expect(options).toMatchObject({
    ...{ routeBasePath: 'api_library', contract: 'library-v1' },
    sidebarPath: './content/api-sidebar.ts',
  });
  const link = { label: 'Library', to: '/api_library/' };
  expect(config.themeConfig.navbar.items).toContainEqual({ ...link, position: 'left' });
  expect(config.themeConfig.footer.links[0]?.items).toContainEqual({
    ...link,
    label: 'Library API',
  });

  const names = ['overview', 'index', 'fields', 'LoanRequest', 'Loan', 'Reader'];
  expect(Object.keys(pages)).toEqual(names.map((name) => `api_library/reference/${name}.mdx`));
  expect(pages['api_library/reference/overview.mdx']).toContain('Reserve the book.');
  expect(pages['api_library/reference/Loan.mdx']).toContain('The last day of the loan.');
  expect(pages['api_library/reference/index.mdx']).toContain("-H 'X-Member: <YOUR_API_KEY>'");
  expect(Object.keys(results.cards.types)).toEqual(['LoanRequest', 'Loan', 'Reader']);
  expect(Object.keys(results.nested)).toEqual(['Reader']);
  expect(results.documents['library-v1.yaml']).toContain('https://library.example');
  expect(results.downloads).toContain('downloads/library-v1/types.d.ts');
  expect(results.index.apis[0]?.operations.map(({ id }) => id)).toEqual(['borrowBook']);
  expect(results.mcp).toContain('library-v1');
  expect(results.llms[0]).toContain(
    'Library API: https://library.example, key in the header `X-Member`',
  );

  const sample = samples['library-v1/borrow']!;
  expect(sample.markdown).toContain('## Go');
  expect(Object.values(sample.more).filter(({ tested }) => tested)).toEqual([]);
  const texts = [...Object.values(pages), results.documents['library-v1.yaml'], sample.markdown];
  expect(texts.filter((text) => /sandbox/i.test(text ?? ''))).toEqual([]);
});
