import type { MoreSamples } from '@docs/code-samples';

/** Downloads the code of an example (`media-v2/tagging-basic`) in the languages of the menu. */
export async function download(name: string): Promise<MoreSamples> {
  const { default: url } = (await import(
    // The URLs of all examples are part of this chunk; their contents are not.
    /* webpackMode: "eager" */
    `@generated/sandbox/default/samples/${name}.json`
  )) as { default: string };
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The code of the example returned status ${response.status}.`);
  return (await response.json()) as MoreSamples;
}
