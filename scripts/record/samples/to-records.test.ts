import { expect, test } from 'vitest';
import { toExecuted, toPassed } from './to-records';

const sample = { language: 'perl', name: 'b', fingerprint: '1', toolchain: 'Perl 5.36.0' };

test('toExecuted() groups samples by language and sorts them by name', () => {
  const samples = [sample, { ...sample, name: 'a' }, { ...sample, language: 'r', toolchain: 'R' }];
  const executed = toExecuted(samples, '2026-11-21');
  expect(Object.keys(executed)).toEqual(['perl', 'r']);
  expect(JSON.stringify(executed.perl)).toBe(
    '{"toolchain":"Perl 5.36.0","date":"2026-11-21","samples":{"a":"1","b":"1"}}',
  );
});

test('toPassed() sorts by language and name', () => {
  const passed = [
    { language: 'r', name: 'b', fingerprint: '2' },
    { language: 'r', name: 'a', fingerprint: '1' },
    { language: 'perl', name: 'a', fingerprint: '3' },
  ];
  expect(JSON.stringify(toPassed(passed))).toBe('{"perl":{"a":"3"},"r":{"a":"1","b":"2"}}');
});
