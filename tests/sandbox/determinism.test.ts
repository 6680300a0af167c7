import { expect, it } from 'vitest';
import { toPath } from '#contract/examples/example';
import { loadExamples } from '#contract/examples/load-examples';
import { call, openSandbox } from '../../testing/open-sandbox';

it('two sandboxes with the same clock and numbers give the same responses', async () => {
  const examples = [...(await loadExamples('media-v2')).values()];
  const run = async (): Promise<string[]> => {
    const { sandbox } = await openSandbox();
    const responses: string[] = [];
    for (const example of examples) {
      const line = `${example.operation.method.toUpperCase()} ${toPath(example)}`;
      responses.push((await call(sandbox, line, example.body)).text);
    }
    return responses;
  };
  expect(await run()).toEqual(await run());
});
