import { expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request';
import { printCsharp } from './print-csharp';

const values: Array<[name: string, given: unknown, want: string]> = [
  ['a quote', '"', String.raw`""v"": ""\""""`],
  ['a backslash', '\\', String.raw`""v"": ""\\""`],
  ['a line break', 'one\ntwo', String.raw`""v"": ""one\ntwo""`],
  ['braces', '{0}', '""v"": ""{0}""'],
];

test.each(values)('printCsharp() keeps %s', (_name, given, want) => {
  expect(printCsharp({ ...exampleRequest, body: { v: given } })).toContain(want);
});

test('printCsharp() names a method which old versions of .NET do not know', () => {
  const code = printCsharp({ ...exampleRequest, method: 'PATCH' });
  expect(code).toContain('new HttpMethod("PATCH")');
});
