import { expect, test } from 'vitest';
import { KEY_PLACEHOLDER } from '@docs/code-samples';
import { exampleRequest, hostileValues } from '@docs/code-samples/testing';
import { languages } from '.';
import { printPythonSdk } from './print-python-sdk';

test('the SDK is between what runs in a terminal and the other languages', () => {
  expect(languages.map(({ id }) => id).slice(3, 6)).toEqual(['curl-windows', 'python-sdk', 'java']);
});

test('printPythonSdk() prints the first request of the documentation', async () => {
  await expect(printPythonSdk(exampleRequest)).toMatchFileSnapshot('printed/python-sdk.txt');
});

test.each(hostileValues)('printPythonSdk() names the key once beside a %s', (_reason, value) => {
  const code = printPythonSdk({ ...exampleRequest, body: { text: 'Paris', custom: value } });
  expect(code.split(KEY_PLACEHOLDER)).toHaveLength(2);
  expect(code).toMatch(/\S\n$/);
  expect(code).not.toMatch(/[ \t]\n/);
});

test('printPythonSdk() gives the key of the General API to the client', () => {
  const request = {
    ...exampleRequest,
    url: 'https://api.geneea.com/v3/analysis',
    headers: [['Authorization', `user_key ${KEY_PLACEHOLDER}`] as [string, string]],
    body: { id: '1', text: 'Paris' },
  };
  expect(printPythonSdk(request)).toContain(
    "url='https://api.geneea.com/v3/analysis',\n    userKey='<YOUR_API_KEY>',\n) as client:\n    analysis",
  );
});

test('printPythonSdk() passes on fields which the SDK does not know', async () => {
  const body = {
    id: '1',
    paraSpecs: [{ type: 'title', text: "It's" }],
    presentationLanguage: 'de',
    categories: [{ taxonomy: 'Custom', code: 'sport' }],
  };
  await expect(printPythonSdk({ ...exampleRequest, body })).toMatchFileSnapshot(
    'printed/python-sdk-paragraphs.txt',
  );
});

test('printPythonSdk() sets the headers that the SDK does not know', () => {
  const headers: [string, string][] = [
    ['Authorization', `user_key ${KEY_PLACEHOLDER}`],
    ['Accept', 'application/json'],
    ['X-Customer-ID', '42'],
    ['X-Trace', 'a'],
  ];
  expect(printPythonSdk({ ...exampleRequest, headers })).toContain(`
    userKey='<YOUR_API_KEY>',
) as client:
    client.session.headers['X-Customer-ID'] = '42'
    client.session.headers['X-Trace'] = 'a'
    analysis = client.analyze(request)
`);
});

test('printPythonSdk() sets another kind of authorization as a header', () => {
  const headers: [string, string][] = [
    ['Authorization', `Bearer ${KEY_PLACEHOLDER}`],
    ['X-Trace', 'user_key 1'],
  ];
  const code = printPythonSdk({ ...exampleRequest, headers });
  expect(code).not.toContain('userKey=');
  expect(code).toContain(`
    client.session.headers['Authorization'] = 'Bearer <YOUR_API_KEY>'
    client.session.headers['X-Trace'] = 'user_key 1'
`);
});

test.each([undefined, null, 'Paris'])('printPythonSdk() rejects the body %j', (body) => {
  expect(() => printPythonSdk({ ...exampleRequest, body })).toThrow(
    'The request "analyze" has no document for the SDK to analyze.',
  );
});
