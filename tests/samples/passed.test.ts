import { expect, test } from 'vitest';
import { listChanged, loadPassed, toCaseFingerprint } from './passed';

const CASES = ['a', 'b', 'c', 'd'].map((name) => ({ name, fingerprint: `${name}1` }));

test('listChanged() leaves out what has passed as it is, but the first one', () => {
  const passed = { a: 'a1', b: 'b1', c: 'c0' };
  expect(listChanged(CASES, passed).map(({ name }) => name)).toEqual(['a', 'c', 'd']);
});

test('listChanged() leaves out nothing when nothing has passed yet', () => {
  expect(listChanged(CASES, loadPassed('/nowhere.json').perl)).toEqual(CASES);
});

test('toCaseFingerprint() changes with the text, the toolchain and the response', async () => {
  const toWant = (documents: unknown[]) => () => Promise.resolve({ received: [], documents });
  const fingerprints = await Promise.all([
    toCaseFingerprint({ text: 'print(1)', toWant: toWant([1]) }, 'Perl 5.36.0'),
    toCaseFingerprint({ text: 'print(2)', toWant: toWant([1]) }, 'Perl 5.36.0'),
    toCaseFingerprint({ text: 'print(1)', toWant: toWant([1]) }, 'Perl 5.38.0'),
    toCaseFingerprint({ text: 'print(1)', toWant: toWant([2]) }, 'Perl 5.36.0'),
  ]);
  expect(new Set(fingerprints).size).toBe(4);
});

test('toCaseFingerprint() takes patch releases for the same toolchain', async () => {
  const toWant = () => Promise.resolve({ received: [], documents: [] });
  const fingerprints = await Promise.all(
    ['PHP 8.2.32, curl 7.88.1', 'PHP 8.2.36, curl 7.88.3', 'PHP 8.3.1, curl 7.88.1'].map(
      (toolchain) => toCaseFingerprint({ text: 'echo 1;', toWant }, toolchain),
    ),
  );
  expect(fingerprints[0]).toBe(fingerprints[1]);
  expect(fingerprints[0]).not.toBe(fingerprints[2]);
});
