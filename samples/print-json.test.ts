import { expect, test } from 'vitest';
import { nastyValues } from './nasty-values';
import { printJson } from './print-json';

test.each(nastyValues)('printJson() prints what reads back the same: %s', (_reason, value) => {
  expect(JSON.parse(printJson(value))).toEqual(value);
});
