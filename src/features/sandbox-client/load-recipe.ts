import type { Recipe } from '#samples/recipe';

/**
 * Downloads what is sent for an example.
 *
 * @param name such as `media-v2/tagging-basic`
 * @throws when it does not arrive; the next call tries again
 */
export async function loadRecipe(name: string): Promise<Recipe> {
  const { default: address } = (await import(
    // The URLs of all examples are part of this chunk; their contents are not.
    /* webpackMode: "eager" */
    `@generated/sandbox/default/recipes/${name}.json`
  )) as { default: string };
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The request for the example returned status ${response.status}.`);
  return (await response.json()) as Recipe;
}
