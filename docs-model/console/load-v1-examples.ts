import { loadExample } from '#contract/load-examples';

/** Texts of version 1 to try the converter with, by their labels. */
export type V1Examples = Record<'Request' | 'Response' | 'Stored tag' | 'Item', unknown>;

/** The examples of the Media API v1, from its contract. */
export async function loadV1Examples(): Promise<V1Examples> {
  const [tags, item] = await Promise.all([
    loadExample('media-v1', 'tags'),
    loadExample('media-v1', 'item'),
  ]);
  const response = tags.response as { tags: unknown[] };
  return {
    Request: tags.body,
    Response: response,
    'Stored tag': response.tags[0],
    Item: item.response,
  };
}
