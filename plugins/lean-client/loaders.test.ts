import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

type Loader = (
  this: { resourcePath: string; resourceQuery?: string } | void,
  source: string,
) => string;

const load = createRequire(__filename);
const slimConfig = load('./slim-config.cjs') as Loader;
const slimRegistry = load('./slim-registry.cjs') as Loader;
const plainOrder = load('./plain-order.cjs') as Loader;
const startInSteps = load('./start-in-steps.cjs') as Loader;

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

test('plainOrder() compares by characters, and stops where nothing is compared', () => {
  expect(plainOrder('list.sort((a, b) => b[1].path.localeCompare(a[1].path));')).toBe(
    'list.sort((a, b) => (b[1].path < a[1].path ? -1 : 1));',
  );
  expect(() => plainOrder.call({ resourcePath: 'utils.js' }, 'list.sort();')).toThrow(
    'utils.js has no localeCompare()',
  );
});

test('startInSteps() runs React, the program and the first page in three tasks', () => {
  const start = 'preload(window.location.pathname).then(() => render());';
  expect(startInSteps.call({ resourcePath: '/entry.js', resourceQuery: '' }, start)).toBe(
    "import 'react-dom/client';\nwindow.docusaurus = {};\n" +
      'setTimeout(() => import(/* webpackMode: "eager" */ "/entry.js?program"));',
  );
  const program = { resourcePath: '/entry.js', resourceQuery: '?program' };
  expect(startInSteps.call(program, start)).toBe(
    'new Promise((go) => setTimeout(go)).then(() => preload(window.location.pathname))' +
      '.then(() => render());',
  );
  expect(() => startInSteps.call(program, 'render();')).toThrow(
    '/entry.js has no preload(window.location.pathname)',
  );
});
