import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const FOLDER = 'build/assets/js';

/** Data in a script, as the bundler writes it: `JSON.parse('{"id":"guide/photos"}')`. */
const DATA = /JSON\.parse\('(?:[^'\\]|\\.)*'\)/g;

test('the data in every script can be read: no replaced hash is inside it', () => {
  const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  const broken: string[] = [];
  let count = 0;
  for (const name of scripts) {
    for (const [call] of readFileSync(path.join(FOLDER, name), 'utf8').matchAll(DATA)) {
      count += 1;
      try {
        runInNewContext(call);
      } catch (error) {
        broken.push(`${name}: ${(error as Error).message}`);
      }
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});
