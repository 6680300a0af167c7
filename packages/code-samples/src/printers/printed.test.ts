import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { commonLanguages } from '../languages';
import type { SampleRequest } from '../request';

const { name, url, headers } = exampleRequest;

const requests: Record<string, SampleRequest> = {
  'a body and a response': exampleRequest,
  'a body, but no response': { ...exampleRequest, response: 'none' },
  'no body': { name, method: 'GET', url, headers },
  'neither a body nor a response': { name, method: 'DELETE', url, headers, response: 'none' },
};

test.each(commonLanguages)(
  'the code in $label is the one in its file',
  async ({ id, print, supports }) => {
    const printed = Object.entries(requests)
      .filter(([, request]) => supports?.(request) ?? true)
      .map(([title, request]) => `=== ${title}\n\n${print(request)}`);
    await expect(printed.join('\n')).toMatchFileSnapshot(`printed/${id}.txt`);
  },
);
