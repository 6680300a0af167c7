import { expect, test } from 'vitest';
import { toExecuted } from './to-executed';

const sample = { language: 'perl', name: 'b', fingerprint: '1', toolchain: 'Perl 5.36.0' };

test('toExecuted() groups samples by language and sorts them by name', () => {
  const samples = [sample, { ...sample, name: 'a' }, { ...sample, language: 'r', toolchain: 'R' }];
  const executed = toExecuted(samples, '2026-11-21');
  expect(Object.keys(executed)).toEqual(['perl', 'r']);
  expect(JSON.stringify(executed.perl)).toBe(
    '{"toolchain":"Perl 5.36.0","date":"2026-11-21","samples":{"a":"1","b":"1"}}',
  );
});
