import { expect, test } from 'vitest';
import { exampleRequest } from './example-request';
import { KEY_PLACEHOLDER, type SampleRequest, sentHeaders, sentUrl } from './request';

const urls: Array<[name: string, given: string, want: string]> = [
  ['what is allowed', '/v2/photos?a=b&c=$(d)', '/v2/photos?a=b&c=$(d)'],
  ['what is escaped already', '/v2/a%2Fb%20c', '/v2/a%2Fb%20c'],
  ['a percent sign that escapes nothing', '/v2/x?y=50%&z=%4', '/v2/x?y=50%25&z=%254'],
  ['letters', '/v2/kůň', '/v2/k%C5%AF%C5%88'],
  ['emoji', '/v2/x?y=😀', '/v2/x?y=%F0%9F%98%80'],
  ['what only browsers accept', "/v2/x?y=[1]{2}|3'4!", '/v2/x?y=%5B1%5D%7B2%7D%7C3%274%21'],
];

test.each(urls)('sentUrl() prints %s', (_name, given, want) => {
  expect(sentUrl(`https://media-api.geneea.com${given}`)).toBe(
    `https://media-api.geneea.com${want}`,
  );
});

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
