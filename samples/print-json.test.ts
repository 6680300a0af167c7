import { expect, test } from 'vitest';
import { hostileValues } from './hostile-values';
import { printJson } from './print-json';

test.each(hostileValues)('printJson() prints what reads back the same: %s', (_reason, value) => {
  expect(JSON.parse(printJson(value))).toEqual(value);
});
