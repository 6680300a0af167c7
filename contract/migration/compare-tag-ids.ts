import { isObject } from '../is-object';

/**
 * Compares the tags of one article in both versions by their IDs in the knowledge base: names and
 * numbers differ anyway.
 *
 * @param before response of version 1
 * @param after response of version 2
 * @example compareTagIds({ tags: [{ id: 'G2' }] }, { tags: [{ gkbId: 'G2' }] }); // 'Tags of both: G2.'
 */
export function compareTagIds(before: unknown, after: unknown): string {
  const old = listIds(before, 'id');
  const recent = listIds(after, 'gkbId');
  const groups: [label: string, ids: string[]][] = [
    ['Tags of both', old.ids.filter((id) => recent.ids.includes(id))],
    ['Only in version 1', old.ids.filter((id) => !recent.ids.includes(id))],
    ['Only in version 2', recent.ids.filter((id) => !old.ids.includes(id))],
  ];
  const sentences = groups.flatMap(([label, ids]) =>
    ids.length === 0 ? [] : [`${label}: ${ids.join(', ')}.`],
  );
  if (recent.without > 0) {
    const tags = recent.without === 1 ? 'tag' : 'tags';
    sentences.push(`Version 2 also has ${recent.without} ${tags} without an ID.`);
  }
  return sentences.length === 0 ? 'Neither version found a tag.' : sentences.join(' ');
}

function listIds(response: unknown, name: 'id' | 'gkbId'): { ids: string[]; without: number } {
  const tags = isObject(response) && Array.isArray(response.tags) ? response.tags : [];
  const ids = tags.flatMap((tag: unknown) =>
    isObject(tag) && typeof tag[name] === 'string' ? tag[name] : [],
  );
  return { ids: [...new Set(ids)], without: tags.length - ids.length };
}
