import { expect, test } from 'vitest';
import { printRequestBody } from './to-request-body';

const toBody = (data: string) =>
  printRequestBody({ template: 'a "{{ b }}"\n', data, language: 'en', seed: 0 });

test('printRequestBody() keeps the data as it is typed', () => {
  const data = '{"10": 9007199254740993, "9": 1.0, "e": 1e400, "z": -0}';
  const body = toBody(`\uFEFF ${data}\n`)!;
  expect(body).toContain(`\n  "data": ${data}\n}`);
  expect(JSON.parse(body)).toMatchObject({
    templates: [{ id: 't1', name: 'body', body: 'a "{{ b }}"\n' }],
    data: { 9: 1 },
  });
});

test('printRequestBody() sends an empty object for no data, and nothing for data that is not JSON', () => {
  expect(JSON.parse(toBody('')!)).toHaveProperty('data', {});
  expect(toBody('{"x":1,}')).toBeUndefined();
});
