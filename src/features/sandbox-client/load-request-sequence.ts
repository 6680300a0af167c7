import type { RequestSequence } from '#samples/request-sequence';

/**
 * Downloads what is sent for an example.
 *
 * @param name such as `media-v2/tagging-basic`
 * @throws when it does not arrive; the next call tries again
 */
export async function loadRequestSequence(name: string): Promise<RequestSequence> {
  const { default: url } = (await import(
    // The URLs of all examples are part of this chunk; their contents are not.
    /* webpackMode: "eager" */
    `@generated/sandbox/default/requests/${name}.json`
  )) as { default: string };
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The request for the example returned status ${response.status}.`);
  return (await response.json()) as RequestSequence;
}
