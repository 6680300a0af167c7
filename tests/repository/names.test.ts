import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '@docs/utils/node';

const packages = readdirSync('packages').filter((name) => !name.includes('.'));
const FOLDERS = [
  ...packages.map((name) => `packages/${name}/src`),
  'site/plugins',
  'site/src',
  'tools',
];

const EXPORTED = /^export (?:async )?(?:function (\w+)|const (\w+) = (?:async )?\()/gm;

it('no two modules export functions of the same name', async () => {
  const modules = new Map<string, string[]>();
  for (const folder of FOLDERS) {
    for (const file of await listFiles(folder)) {
      if (!/(?<!\.test|\.d)\.(tsx?|mjs)$/.test(file)) continue;
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      const names = [...code.matchAll(EXPORTED)].map(([, name, constant = '']) => name ?? constant);
      new Set(names).forEach((name) =>
        modules.set(name, [...(modules.get(name) ?? []), `${folder}/${file}`]),
      );
    }
  }
  expect([...modules].filter(([, files]) => files.length > 1)).toEqual([]);
});
