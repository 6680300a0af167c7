import { expect, it } from 'vitest';
import * as z from 'zod';
import { readKeys } from './node/serve-stdio';
import { runTool } from './run-tool';
import type { Tool, Toolbox } from './tools';

it.each(['SECRET\nKEY', 'SECRETč', '\0SECRET'])(
  'a key that no header can have stops the server, and no message has it: %j',
  (key) => {
    const read = () => readKeys({ GENEEA_SEND: 'real', GENEEA_API_KEY: key });
    expect(read).toThrow('GENEEA_API_KEY contains a character that no key contains. Set it again.');
  },
);

it('says of a failure that is not its own only the name, since its message may have a key', async () => {
  const tool = {
    name: 'fails',
    input: z.object({}),
    run: () => Promise.reject(new TypeError('Headers.append: "user_key SECRET" is invalid')),
  } as unknown as Tool;
  const { content, isError } = await runTool(tool, {}, {} as Toolbox);
  expect({ content, isError }).toEqual({
    content: [{ type: 'text', text: 'The tool failed: TypeError.' }],
    isError: true,
  });
});
