import { expect, it } from 'vitest';
import { loadOnce } from './load-once';

const inTurn = (...list: (() => Promise<string>)[]) => {
  let calls = 0;
  return () => list[calls++]?.() ?? Promise.reject(new Error('loaded too often'));
};

it('loadOnce() loads when asked first, and never again', async () => {
  const library = loadOnce(inTurn(() => Promise.resolve('words')));
  expect(await Promise.all([library.get(), library.get()])).toEqual(['words', 'words']);
  expect(await library.get()).toBe('words');
});

it('loadOnce() loads again what it was told to forget', async () => {
  const library = loadOnce(
    inTurn(
      () => Promise.resolve('old'),
      () => Promise.resolve('new'),
    ),
  );
  expect(await library.get()).toBe('old');
  library.forget();
  expect(await library.get()).toBe('new');
});

it('loadOnce() says how often it has failed', async () => {
  const seen: number[] = [];
  const library = loadOnce(async (failures) => {
    seen.push(failures);
    if (failures < 2) throw new Error('offline');
  });
  await expect(library.get()).rejects.toThrow('offline');
  await expect(library.get()).rejects.toThrow('offline');
  await library.get();
  expect(seen).toEqual([0, 1, 2]);
});
