import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { breakPath } from './break-path';
import { h } from './hast';

test('breakPath() lets a path break after slashes and before parameters, and keeps its text', () => {
  const html = toHtml(h('code', {}, breakPath('/v2/photos?a=1&b=2')));
  expect(html).toBe('<code>/<wbr>v2/<wbr>photos?<wbr>a=1&#x26;<wbr>b=2</code>');
  expect(html.replaceAll('<wbr>', '')).toContain('/v2/photos?a=1');
});
