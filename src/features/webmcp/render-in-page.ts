import type { RenderInput } from '#genja/render';
import type { Rendered } from '#mcp/tools';
import { askEngine } from '@site/src/features/playground/engine/engine';

/** Runs a template in the worker of the playground, which it may not keep busy forever. */
export async function renderInPage({
  template,
  data = {},
  language = 'en',
}: RenderInput): Promise<Rendered> {
  const draft = { template, data: JSON.stringify(data), language, seed: 0 };
  const result = await askEngine((engine) => engine.render(draft));
  if (result.type === 'text') {
    const warnings = result.notes.map((message) => ({ message }));
    return { ok: true, output: result.output, warnings };
  }
  return { ok: false, error: result.type === 'error' ? result.error : {} };
}
