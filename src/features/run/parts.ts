/** What is downloaded with the first press of a button. */
import type { Recipe } from '#samples/recipe';
import { runRecipe } from '@site/src/features/sandbox-client/run-recipe';
import type { SentOperation } from './Result';
import type { Run } from '@site/src/features/sandbox-client/run-recipe';
import { memory } from '@site/src/features/sandbox-client/page-memory';
import { send, sendFirst } from '@site/src/features/sandbox-client/send';

export { default as JsonEditor } from '@site/src/features/json/JsonEditor';
export { default as ConsoleLink } from './ConsoleLink';
export { default as Result } from './Result';
export { loadRecipe } from '@site/src/features/sandbox-client/load-recipe';
export { toBodyText } from '@site/src/features/sandbox-client/run-recipe';

/** The response, with the operation that it documents. */
export async function sendRecipe(recipe: Recipe, body?: string): Promise<Run & SentOperation> {
  const run = await runRecipe(recipe, { body, memory, send, sendFirst });
  const { contract, operationId } = recipe;
  return { ...run, of: { contract, operationId } };
}
