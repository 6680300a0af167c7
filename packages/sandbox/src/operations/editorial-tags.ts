import { badRequest, notFound, ok } from '../replies';
import { measureBytes } from '../state';
import type { EditorialTag, Operations, Reply } from '../types';
import { warn } from '../warnings';

/** Ends of paths that would be those of a tag. */
const ENDPOINTS = ['list', 'search'];

/** Editorial tags. The documentation leaves several cases open; each choice of ours is named. */
export const editorialTags: Operations = {
  createEditorialTag: ({ body }, { state }) => {
    const tag = body as EditorialTag;
    const exists = state.editorialTags.get(tag.gkbId) !== undefined;
    state.editorialTags.set(tag.gkbId, tag, measureBytes(tag));
    return ok(tag, [
      ...(exists
        ? [warn('sandbox-replaced', 'a tag with this gkbId existed and was replaced')]
        : []),
      ...(ENDPOINTS.includes(tag.gkbId)
        ? [
            warn(
              'sandbox-reserved-id',
              `GET /v2/customize/editorial_tag/${tag.gkbId} is another endpoint, not this tag`,
            ),
          ]
        : []),
    ]);
  },

  getEditorialTag: ({ path: { gkbId = '' } }, { state }) => {
    const tag = state.editorialTags.get(gkbId);
    return tag ? ok(tag) : rejectUnknown();
  },

  putEditorialTag: ({ path: { gkbId = '' }, body }, { state }) => {
    const tag = body as EditorialTag;
    if (tag.gkbId !== gkbId) return rejectOther('/gkbId');
    if (!state.editorialTags.get(gkbId)) return rejectUnknown();
    state.editorialTags.set(gkbId, tag, measureBytes(tag));
    return ok(tag);
  },

  deleteEditorialTag: ({ path: { gkbId = '' } }, { state }) =>
    state.editorialTags.delete(gkbId) ? ok() : rejectUnknown(),

  searchEditorialTags: ({ query: { name, externalId } }, { state }) => {
    const hasQuery = name !== undefined || externalId !== undefined;
    const foundTags = state.editorialTags
      .values()
      .filter(
        (tag) =>
          hasQuery &&
          (name === undefined || tag.name.toLowerCase() === name.toLowerCase()) &&
          (externalId === undefined || tag.externalId === externalId),
      );
    return ok(
      {
        ...(name !== undefined && { name }),
        ...(externalId !== undefined && { externalId }),
        foundTags,
      },
      hasQuery
        ? []
        : [warn('sandbox-empty-search', 'without name or externalId, the search finds no tag')],
    );
  },

  listEditorialTags: ({ query: { returnObjects } }, { state }) => {
    const tags = state.editorialTags.values();
    const gkbIds = tags.map(({ gkbId }) => gkbId);
    return ok(returnObjects === 'true' ? { gkbIds, tags } : { gkbIds });
  },
};

function rejectUnknown(): Reply {
  return notFound(
    'There is no editorial tag with this ID. GET /v2/customize/editorial_tag/list lists the tags.',
  );
}

/** The sandbox rejects IDs that differ; nothing documents what the service does. */
export function rejectOther(pointer: string): Reply {
  const expected = 'the ID in the path';
  const remedy = 'Send the same ID in the path and in the body.';
  return badRequest([{ pointer, expected, rule: 'sandbox-same-id', remedy }]);
}
