import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

type Loader = (
  this: { resourcePath: string; getOptions: () => { from: string; to: string } },
  source: string,
) => string;

const load = createRequire(import.meta.url);
const replaceText = load('./replace-text.cjs') as Loader;
const module = { resourcePath: 'router.js', getOptions: () => ({ from: 'false', to: '$&true' }) };

test('replaceText() replaces a text as it is written', () => {
  expect(replaceText.call(module, 'sensitive = false;')).toBe('sensitive = $&true;');
});

test('replaceText() stops the build at a module without the text', () => {
  expect(() => replaceText.call(module, 'export {}')).toThrow(
    'router.js has no “false”: see docusaurus-patches/',
  );
});
