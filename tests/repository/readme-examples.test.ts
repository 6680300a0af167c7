import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

const FOLDER = path.resolve('.docusaurus/readme-examples');

const EXAMPLES = readdirSync('packages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const text = readFileSync(`packages/${name}/README.md`, 'utf8');
    return { name, code: /^```ts\n([\s\S]*?)^```/m.exec(text)?.[1] ?? '' };
  });

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe.each(EXAMPLES)('the example in packages/$name/README.md', ({ name, code }) => {
  it('prints what its comments say', async () => {
    const expected = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
    expect(expected).not.toEqual([]);
    const file = path.join(FOLDER, `${name}.ts`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, code);
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await import(pathToFileURL(file).href);
    expect(log.mock.calls.map((values) => values.join(' '))).toEqual(expected);
  });

  it('imports its own package', () => {
    expect(code).toContain(`from '@docs/${name}'`);
  });
});
