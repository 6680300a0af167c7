import { expect, test } from 'vitest';
import { exampleRequest } from './example-request';
import { KEY_PLACEHOLDER, type SampleRequest } from './request';
import { sentHeaders } from './sent-headers';

const key: [string, string] = ['X-API-Key', KEY_PLACEHOLDER];
const { name, url } = exampleRequest;

const requests: Array<[name: string, request: SampleRequest, want: string[]]> = [
  ['keeps the content type', exampleRequest, ['X-API-Key', 'Content-Type']],
  [
    'adds a content type to a body',
    { ...exampleRequest, headers: [key] },
    ['X-API-Key', 'Content-Type'],
  ],
  [
    'drops the content type without a body',
    { name, url, method: 'GET', headers: [key, ['content-type', 'application/json']] },
    ['X-API-Key'],
  ],
];

test.each(requests)('sentHeaders() %s', (_name, request, want) => {
  expect(sentHeaders(request).map(([header]) => header)).toEqual(want);
});
