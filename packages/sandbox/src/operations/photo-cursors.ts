import { photos } from '../data/photos';
import type { Violation, Cursor, State } from '../types';
import { measureBytes } from '../state';
import type { Document } from './documents';
import type { PhotoConstraints } from './photo-constraints';

export interface PhotosRequest extends Document {
  recommendationCount?: number;
  altPhotosCount?: number;
  constraints?: PhotoConstraints;
  returnAltPhotos?: boolean;
  returnObjects?: boolean;
  returnObjectFields?: string[];
  cursor?: string;
}

// The first page is asked for with '*' (specification, section 9).
const FIRST_PAGE = '*';

export type Opened = { offset: number } | { violation: Violation };

/** Finds where a page begins, and checks that it belongs to the request. */
export function openCursor(request: PhotosRequest, dataset: string, state: State): Opened {
  const likePhotoId = request.constraints?.likePhotoId;
  if (request.cursor === undefined) return { offset: 0 };
  if (request.cursor === FIRST_PAGE) {
    // The first page is a cursor too; which photos it shows is not compared.
    return isKnown(likePhotoId) ? { offset: 0 } : { violation: NEEDS_RESULTS };
  }
  const cursor = state.cursors.get(request.cursor);
  if (!cursor) return { violation: UNKNOWN };
  if (cursor.parameters !== printParameters(request, dataset)) return { violation: CHANGED };
  if (likePhotoId === cursor.likePhotoId) return { offset: cursor.shown.length };
  if (likePhotoId === undefined) return { violation: CHANGED };
  return cursor.shown.includes(likePhotoId) ? { offset: 0 } : { violation: NEEDS_RESULTS };
}

function isKnown(likePhotoId: string | undefined): boolean {
  return likePhotoId === undefined || photos.some(({ id }) => id === likePhotoId);
}

/** Remembers how far the pages have come. The same place always gets the same cursor. */
export function keepCursor(
  request: PhotosRequest,
  dataset: string,
  shown: string[],
  state: State,
): string {
  const parameters = printParameters(request, dataset);
  const likePhotoId = request.constraints?.likePhotoId;
  const existing = state.cursors
    .values()
    .find(
      (cursor) =>
        cursor.parameters === parameters &&
        cursor.likePhotoId === likePhotoId &&
        cursor.shown.length === shown.length,
    );
  const id = existing?.id ?? `demo-cursor-${state.nextCursor++}`;
  const cursor: Cursor = { id, parameters, shown, ...(likePhotoId && { likePhotoId }) };
  state.cursors.set(id, cursor, measureBytes(cursor));
  return id;
}

/** Everything but the cursor; asking for similar photos is the one change that is allowed. */
function printParameters(request: PhotosRequest, dataset: string): string {
  const constraints = { ...request.constraints, likePhotoId: undefined };
  return JSON.stringify(sortKeys({ dataset, ...request, cursor: undefined, constraints }));
}

/**
 * Remembers the first page of the example photos-paging, so that photos-morelikethis, which goes on
 * from there, works on its own: that is how copied code and the console send it. The sandbox
 * knows no examples, so it repeats this one; tests/sandbox/examples-alone.test.ts compares the two.
 */
export function rememberExample(state: State): void {
  const request: PhotosRequest = {
    id: '1234',
    paraSpecs: [
      { type: 'title', text: 'Emmanuel Macron in Germany.' },
      { type: 'body', text: 'Mr. Macron visits a trade show in Munich.' },
    ],
    recommendationCount: 2,
  };
  keepCursor(request, 'demo', ['demo-0001', 'demo-0002'], state);
}

/** The order of keys means nothing in JSON. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

const UNKNOWN: Violation = {
  pointer: '/cursor',
  expected: '"*" or the nextCursor of an earlier response; the sandbox keeps the latest 1,000',
  rule: 'keep-parameters-while-paging',
  remedy: 'Start again with the cursor "*".',
  field: 'PhotosRequest.cursor',
};

const CHANGED: Violation = {
  pointer: '/cursor',
  expected: 'the same parameters as for the previous pages; only the cursor may change',
  rule: 'keep-parameters-while-paging',
  remedy: 'Send the request of the first page with the new cursor, or start again with "*".',
  field: 'PhotosRequest.cursor',
};

const NEEDS_RESULTS: Violation = {
  pointer: '/constraints/likePhotoId',
  expected: 'a photo in the results of this cursor',
  rule: 'more-like-this-needs-cursor',
  remedy: 'Send the ID of a photo of these results, or the cursor of results with this photo.',
  field: 'PhotoConstraints.likePhotoId',
};
