import { expect, it } from 'vitest';
import { parts } from '#plugins/mdx/parts';
import { elements } from './elements';

/** They come into being after the tree is resolved, for the site alone. */
const OF_THE_SITE = ['Admonition', 'CodeBlock', 'Later'];

it('every element that pages may use has a rule for Markdown', () => {
  const missing = Object.keys(parts).filter((name) => !elements[name]);
  expect(missing).toEqual(OF_THE_SITE);
});
