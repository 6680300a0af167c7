import type { Gift, Recipe, RecipeCall } from '#samples/recipe';
import type { Exchange, SentRequest } from './send';

interface Options {
  /** Text of the example's own body, when a reader has edited it; it need not be JSON. */
  body?: string;
  send(request: SentRequest): Promise<Exchange>;
}

/**
 * Sends the calls that an example builds on, and then its own. What the example repeats of their
 * answers, such as a reference key, is put into its body as it was received.
 */
export async function runRecipe(recipe: Recipe, { body, send }: Options): Promise<Exchange> {
  const received = new Map<string, string>();
  const before = recipe.calls.slice(0, -1);
  for (const call of before) {
    const { text } = await send(toRequest(call, received));
    call.gives.forEach((gift) => remember(gift, text, received));
  }
  return send(toRequest(toOwnCall(recipe), received, body));
}

/** The body of an example as a reader sees and edits it; undefined when it has none. */
export function toBodyText(recipe: Recipe): string | undefined {
  const { body } = toOwnCall(recipe);
  return body === undefined ? undefined : JSON.stringify(body, null, 2);
}

function toOwnCall({ calls, operationId }: Recipe): RecipeCall {
  const own = calls.at(-1);
  if (!own) throw new Error(`The recipe of ${operationId} has no call. Build the site again.`);
  return own;
}

function toRequest(call: RecipeCall, received: Map<string, string>, edited?: string): SentRequest {
  const { method, url, headers } = call;
  const text = edited ?? (call.body === undefined ? undefined : JSON.stringify(call.body, null, 2));
  return { method, url, headers, ...(text !== undefined && { body: replace(text, received) }) };
}

/** In the text, not in the JSON: what a reader has typed may not be JSON. */
function replace(text: string, received: Map<string, string>): string {
  return [...received].reduce(
    (result, [stored, value]) => result.replaceAll(JSON.stringify(stored), JSON.stringify(value)),
    text,
  );
}

function remember({ pointer, stored }: Gift, text: string, received: Map<string, string>): void {
  const value = readAt(text, pointer);
  if (typeof value === 'string') received.set(stored, value);
}

/** A refusal has no such field, and then nothing is replaced. */
function readAt(text: string, pointer: string): unknown {
  if (text === '') return undefined;
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      JSON.parse(text),
    );
}
