import { expect, test } from 'vitest';
import { printChecksum } from './load-downloads';

test('printChecksum() has the form that sha256sum reads', () => {
  // printf abc | sha256sum
  expect(printChecksum(new TextEncoder().encode('abc'), 'a.zip')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.zip\n',
  );
});
