import { describe, expect, it } from 'vitest';
import type { Example } from '@docs/openapi';
import { loadExamples } from '@docs/openapi/node';
import { createSendExample } from './send-example';

const examples = [...(await loadExamples('media-v2')).values()];
const sendExample = await createSendExample(examples);

function find(name: string): Example {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`There is no example "${name}".`);
  return example;
}

describe('sendExample()', () => {
  it('returns the same response each time, with its own reference key', async () => {
    const [basic, again] = [
      await sendExample(find('tagging-basic')),
      await sendExample(find('tagging-basic')),
    ];
    expect(again).toEqual(basic);
    const other = await sendExample(find('tagging-mentions'));
    expect(other).toHaveProperty('metadata.referenceKey', expect.stringMatching(/^241014-164726-/));
    expect(other).not.toHaveProperty('metadata', (basic as { metadata: object }).metadata);
  });

  it('sends what an example waits for before it: feedback needs the key of its analysis', async () => {
    expect(await sendExample(find('feedback-tags'))).toBeUndefined();
    await expect(sendExample({ ...find('feedback-tags'), after: [] })).rejects.toThrow(
      'contracts/media-v2/examples/feedback-tags with 200: sandbox-reference-key',
    );
  });

  it('names example, status and violations when the sandbox rejects a request', async () => {
    const body = { title: 1 };
    await expect(sendExample({ ...find('tagging-basic'), body })).rejects.toThrow(
      /examples\/tagging-basic with 400: .*\/id must be .*\/title must be /s,
    );
  });
});
