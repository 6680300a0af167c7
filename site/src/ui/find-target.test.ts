// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTarget } from './find-target';

test.each([
  ['#café', 'café'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['#100%25', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#FORMAT', 'format'],
  ['#field-gkbid', 'field-gkbId'],
  ['#format?utm_source=x', 'format'],
  ['#format%20', 'format'],
  ['#analyze/', 'analyze'],
  ['#/analyze', 'analyze'],
  ['#/Articles/analyze', 'analyze'],
  ['#format&utm_source=x', 'format'],
  ['#format).', 'format'],
  ['#analyzeBatch.paraSpecs.type', 'analyzeBatch'],
])('findTarget(%j) finds the element %j', (hash, id) => {
  document.body.replaceChildren(Object.assign(document.createElement('p'), { id }));
  expect(findTarget(hash)?.id).toBe(id);
});

/** `npm run test:full` reads 50,000. */
const LINKS = Number(process.env.LINK_FUZZ_RUNS ?? 500);

test(`findTarget() throws on none of ${LINKS} anchors, and finds each id as URLs write it`, () => {
  // Half a surrogate pair cannot be encoded.
  const text = fc.string({ unit: 'grapheme' });
  const escaped = fc.stringMatching(/^(%[0-9A-Fa-f]{0,2}|[a-z"<>#.]){1,12}$/);
  const element = document.createElement('p');
  document.body.replaceChildren(element);
  fc.assert(
    fc.property(fc.oneof(text, escaped), (anchor) => {
      element.id = 'known';
      expect([null, element]).toContain(findTarget(`#${anchor}`));
      if (anchor === '') return;
      element.id = anchor;
      expect(findTarget(`#${encodeURIComponent(anchor)}`)).toBe(element);
    }),
    { numRuns: LINKS, seed: 1 },
  );
});
