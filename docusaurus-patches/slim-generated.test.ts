import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

type Loader = (this: { resourcePath: string }, source: string) => string;

const load = createRequire(import.meta.url);
const slimGenerated = load('./slim-generated.cjs') as Loader;
const registry = { resourcePath: '/site/.docusaurus/registry.js' };
const config = { resourcePath: '/site/.docusaurus/docusaurus.config.mjs' };

test('the registry keeps what loads a page, and drops its path', () => {
  const source =
    'export default {\n"01ff": [() => import("@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],\n};\n';
  expect(slimGenerated.call(registry, source)).toBe(
    'export default {\n"01ff": [() => import("@site/a.mdx"), "", require.resolveWeak("@site/a.mdx")],\n};\n',
  );
});

test('the configuration keeps what it does not know', () => {
  const given = {
    title: 'Docs',
    new: 1,
    clientModules: [],
    plugins: [],
    ssrTemplate: '',
    themes: [],
  };
  expect(slimGenerated.call(config, `export default ${JSON.stringify(given, null, 2)};\n`)).toBe(
    'export default {"title":"Docs","new":1};\n',
  );
});

test.each([
  ['registry', registry, 'export default { "01ff": [load] };'],
  ['configuration without plugins', config, 'export default {"title": "Docs"};'],
  ['configuration of another form', config, 'module.exports = {};'],
])('a %s that is written in another way stops the build', (_, file, source) => {
  expect(() => slimGenerated.call(file, source)).toThrow(
    /slim-generated\.ts changes .*which is another one now.*adapt the patch or delete it/,
  );
});
