import { describe, expect, it } from 'vitest';
import { listCalls, toPath } from '@docs/openapi';
import type { Example } from '@docs/openapi';
import { loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { call, openSandbox } from '@docs/sandbox/testing';

const examples = (await Promise.all(contractNames.map((name) => loadExamples(name)))).flatMap(
  (byName) => [...byName.values()],
);

/** Responses to requests to one sandbox that is fresh. */
async function response(calls: Example[]): Promise<{ status: number; text: string } | undefined> {
  const { sandbox } = await openSandbox();
  let last;
  for (const example of calls) {
    const line = `${example.operation.method.toUpperCase()} ${toPath(example)}`;
    const { status, text } = await call(sandbox, line, example.body);
    // A key is new for each response.
    last = { status, text: text.replace(/"referenceKey":"[^"]*"/, '') };
  }
  return last;
}

// Readers who copy the script of an example, or open it in the console, send it alone.
describe('an example that goes on from another one has the same response without it', () => {
  it.each(examples.filter(({ after }) => after.length > 0))('$contract/$name', async (example) => {
    const alone = await response([example]);
    expect(alone?.status).toBe(200);
    expect(alone).toEqual(await response(listCalls(example, examples)));
  });
});
