/** What is downloaded with the first press of a button. */
import type { Recipe } from '#samples/recipe';
import { runRecipe } from '@site/src/sandbox/run-recipe';
import type { Run } from '@site/src/sandbox/run-recipe';
import { memory } from '@site/src/sandbox/page-memory';
import { send, sendFirst } from '@site/src/sandbox/send';

export { default as JsonEditor } from '../JsonEditor';
export { default as ConsoleLink } from './ConsoleLink';
export { default as Result } from './Result';
export { loadRecipe } from '@site/src/sandbox/load-recipe';
export { toBodyText } from '@site/src/sandbox/run-recipe';

export function sendRecipe(recipe: Recipe, body?: string): Promise<Run> {
  return runRecipe(recipe, { body, memory, send, sendFirst });
}
