import { expect, it } from 'vitest';
import { LoadFailure, loadOnce } from './load-once';

const responses = (...list: (() => Promise<string>)[]) => {
  let calls = 0;
  return () => list[calls++]?.() ?? Promise.reject(new Error('loaded too often'));
};

it('loadOnce() loads when asked first, and never again', async () => {
  const library = loadOnce(responses(() => Promise.resolve('words')));
  expect(await Promise.all([library.get(), library.get()])).toEqual(['words', 'words']);
  expect(await library.get()).toBe('words');
});

it.each<[string, () => Promise<string>]>([
  ['rejects', () => Promise.reject(new Error('offline'))],
  [
    'throws',
    () => {
      throw new Error('offline');
    },
  ],
])('loadOnce() says that nothing was loaded, and tries again: what loads %s', async (_, fail) => {
  const library = loadOnce(responses(fail, () => Promise.resolve('words')));
  const failure = await library.get().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LoadFailure);
  expect(failure).toMatchObject({ cause: { message: 'offline' } });
  expect(await library.get()).toBe('words');
});

it('loadOnce() loads again what it was told to forget', async () => {
  const library = loadOnce(
    responses(
      () => Promise.resolve('old'),
      () => Promise.resolve('new'),
    ),
  );
  expect(await library.get()).toBe('old');
  library.forget();
  expect(await library.get()).toBe('new');
});
