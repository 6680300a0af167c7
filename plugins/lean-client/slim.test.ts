import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

type Loader = (source: string) => string;

const load = createRequire(__filename);
const slimConfig = load('./slim-config.cjs') as Loader;
const slimRegistry = load('./slim-registry.cjs') as Loader;

test('slimConfig() keeps what pages ask for and drops what only the build reads', () => {
  const source = 'export default {\n  "title": "Docs",\n  "plugins": [["a", {}]]\n};\n';
  expect(slimConfig(source)).toBe('export default {"title":"Docs"};\n');
});

test('slimConfig() leaves alone what it does not understand', () => {
  expect(slimConfig('module.exports = {}')).toBe('module.exports = {}');
});

test('slimRegistry() drops the paths and keeps what loads a chunk', () => {
  const source =
    '"01ff": [() => import(/* webpackChunkName: "01ff" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],';
  expect(slimRegistry(source)).toBe(
    '"01ff": [() => import(/* webpackChunkName: "01ff" */ "@site/a.mdx"), "", require.resolveWeak("@site/a.mdx")],',
  );
});
