import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { listPackageExamples } from '../support/package-example';

const FOLDER = path.resolve('site/.docusaurus/readme-examples');

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe.each(listPackageExamples())('the example of packages/$name', ({ name, code, output }) => {
  it('prints what its comments say', async () => {
    expect(output).not.toEqual([]);
    const file = path.join(FOLDER, `${name}.ts`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, code);
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await import(pathToFileURL(file).href);
    expect(log.mock.calls.map((values) => values.join(' '))).toEqual(output);
  });

  it('imports the package', () => {
    const manifest = readFileSync(`packages/${name}/package.json`, 'utf8');
    const { name: module } = JSON.parse(manifest) as { name: string };
    expect(code).toContain(`from '${module}'`);
  });
});
