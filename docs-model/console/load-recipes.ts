import { loadContract } from '#contract/load';
import { loadExamples } from '#contract/load-examples';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import type { Recipe } from '#samples/recipe';
import { toRecipe } from '#samples/to-recipe';

/** What a Run button sends, by the name that it has on pages: `media-v2/tagging-basic`. */
export type Recipes = Record<string, Recipe>;

/** Makes the recipe of every example of every contract. */
export async function loadRecipes(siteDir: string): Promise<Recipes> {
  const lists = await Promise.all(contractNames.map((contract) => loadList(contract, siteDir)));
  return Object.fromEntries(lists.flat());
}

async function loadList(contract: ContractName, siteDir: string): Promise<[string, Recipe][]> {
  const [document, byName] = await Promise.all([
    loadContract(contract, siteDir),
    loadExamples(contract, siteDir),
  ]);
  const examples = [...byName.values()];
  return examples.map((example) => [
    `${contract}/${example.name}`,
    toRecipe(example, examples, document),
  ]);
}
