import { expect, test } from 'vitest';
import { createState } from '../state';
import { keepCursor, openCursor, rememberExample } from './photo-cursors';
import type { PhotosRequest } from './photo-cursors';

const REQUEST: PhotosRequest = {
  id: '1',
  text: 'Trains in France.',
  recommendationCount: 2,
  categories: [
    { taxonomy: 'Custom', code: 'travel' },
    { taxonomy: 'Custom', code: 'economy' },
  ],
  constraints: { orientation: { anyOf: ['landscape', 'square'] } },
};
const SHOWN = ['demo-0017', 'demo-0016'];

const like = (likePhotoId: string) => ({ constraints: { ...REQUEST.constraints, likePhotoId } });

/** Opens a page of a request, after the first page of `REQUEST` was shown. */
function open(fields: Partial<PhotosRequest>, dataset = 'demo') {
  const state = createState();
  const cursor = keepCursor(REQUEST, 'demo', SHOWN, state);
  const similar = keepCursor({ ...REQUEST, ...like('demo-0016') }, 'demo', ['demo-0014'], state);
  const names: Record<string, string> = { next: cursor, 'next similar': similar };
  const sent = fields.cursor && (names[fields.cursor] ?? fields.cursor);
  const opened = openCursor({ ...REQUEST, ...fields, cursor: sent }, dataset, state);
  return 'offset' in opened ? opened.offset : opened.violation.remedy;
}

const UNKNOWN = 'Start again with the cursor "*".';
const CHANGED = 'Send the request of the first page with the new cursor, or start again with "*".';
const NEEDS_RESULTS =
  'Send the ID of a photo of these results, or the cursor of results with this photo.';

const CASES: [string, Partial<PhotosRequest>, number | string][] = [
  ['no cursor', {}, 0],
  ['the first page', { cursor: '*' }, 0],
  ['the first page, like a photo of the bank', { cursor: '*', ...like('demo-0001') }, 0],
  ['the first page, like an unknown photo', { cursor: '*', ...like('demo-0065') }, NEEDS_RESULTS],
  ['an unknown cursor', { cursor: 'next week' }, UNKNOWN],
  ['the next page', { cursor: 'next' }, 2],
  ['the next page of another text', { cursor: 'next', text: 'Trains.' }, CHANGED],
  ['the next page, without a field', { cursor: 'next', categories: undefined }, CHANGED],
  ['the next page, with a further field', { cursor: 'next', title: 'Trains' }, CHANGED],
  [
    'the next page, with a list in another order',
    { cursor: 'next', constraints: { orientation: { anyOf: ['square', 'landscape'] } } },
    CHANGED,
  ],
  [
    'the next page, with keys in another order',
    {
      cursor: 'next',
      categories: [
        { code: 'travel', taxonomy: 'Custom' },
        { code: 'economy', taxonomy: 'Custom' },
      ],
    },
    2,
  ],
  ['similar photos to one that was shown', { cursor: 'next', ...like('demo-0016') }, 0],
  ['similar photos to another one', { cursor: 'next', ...like('demo-0001') }, NEEDS_RESULTS],
  ['more similar photos', { cursor: 'next similar', ...like('demo-0016') }, 1],
  ['similar photos to a similar one', { cursor: 'next similar', ...like('demo-0014') }, 0],
  ['no similar photos any more', { cursor: 'next similar' }, CHANGED],
];

test.each(CASES)('openCursor() opens, or rejects: %s', (_, fields, want) => {
  expect(open(fields)).toBe(want);
});

test('openCursor() rejects a cursor of another bank', () => {
  expect(open({ cursor: 'next' }, 'ctk')).toBe(CHANGED);
});

test('openCursor() says what it expects, and where', () => {
  expect(openCursor({ id: '1', cursor: 'x' }, 'demo', createState())).toEqual({
    violation: {
      pointer: '/cursor',
      expected: '"*" or the nextCursor of an earlier response; the sandbox keeps the latest 1,000',
      rule: 'keep-parameters-while-paging',
      remedy: UNKNOWN,
      field: 'PhotosRequest.cursor',
    },
  });
});

test('keepCursor() returns the same cursor for the same place, and a new one for any other', () => {
  const state = createState();
  const cursors = [
    keepCursor(REQUEST, 'demo', SHOWN, state),
    keepCursor({ ...REQUEST, cursor: '*' }, 'demo', SHOWN, state),
    keepCursor(REQUEST, 'demo', [...SHOWN, 'demo-0001'], state),
    keepCursor(REQUEST, 'ctk', SHOWN, state),
    keepCursor({ ...REQUEST, ...like('demo-0016') }, 'demo', SHOWN, state),
    keepCursor({ ...REQUEST, text: 'Trains.' }, 'demo', SHOWN, state),
    keepCursor(REQUEST, 'demo', SHOWN, state),
  ];
  const numbers = [1, 1, 2, 3, 4, 5, 1];
  expect(cursors).toEqual(numbers.map((number) => `demo-cursor-${number}`));
});

test('rememberExample() lets the example photos-morelikethis go on', () => {
  const state = createState();
  rememberExample(state);
  expect(state.cursors.get('demo-cursor-1')?.shown).toEqual(['demo-0001', 'demo-0002']);
});
