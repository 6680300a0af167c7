import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { breakPath } from './break-path';
import { h } from './hast';

test('breakPath() lets a path break after slashes, before parameters and before their values, and keeps its text', () => {
  const html = toHtml(h('code', {}, breakPath('/v2/photos?a=1&b=2')));
  expect(html).toBe('<code>/<wbr>v2/<wbr>photos?<wbr>a=<wbr>1&#x26;<wbr>b=<wbr>2</code>');
  expect(html.replaceAll('<wbr>', '')).toContain('/v2/photos?a=1');
});
