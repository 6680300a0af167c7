import { expect, it } from 'vitest';
import { toPassed } from './to-passed';

it('toPassed() sorts by language and name', () => {
  const passed = [
    { language: 'r', name: 'b', fingerprint: '2' },
    { language: 'r', name: 'a', fingerprint: '1' },
    { language: 'perl', name: 'a', fingerprint: '3' },
  ];
  expect(JSON.stringify(toPassed(passed))).toBe('{"perl":{"a":"3"},"r":{"a":"1","b":"2"}}');
});
