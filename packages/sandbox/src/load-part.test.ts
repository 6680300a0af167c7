import { afterEach, expect, it, vi } from 'vitest';
import { LoadFailure, loadPart, readLoadingTime, watchLoading } from './load-part';

afterEach(() => {
  watchLoading(() => undefined);
  vi.useRealTimers();
});

it.each<[string, () => Promise<string>]>([
  ['rejects', () => Promise.reject(new Error('offline'))],
  [
    'throws',
    () => {
      throw new Error('offline');
    },
  ],
])('loadPart() says that nothing was loaded, and tries again: what loads %s', async (_, fail) => {
  let loads = 0;
  const library = loadPart(() => (loads++ === 0 ? fail() : Promise.resolve('words')));
  const failure = await library.get().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LoadFailure);
  expect(failure).toMatchObject({ cause: { message: 'offline' } });
  expect(await library.get()).toBe('words');
});

it('counts the time that parts took to load, of each part once', async () => {
  vi.useFakeTimers();
  const library = loadPart(() => new Promise((resolve) => setTimeout(resolve, 500, 'words')));
  const missing = loadPart(() => new Promise((_, reject) => setTimeout(reject, 200, 'offline')));
  const before = readLoadingTime();
  const loads = Promise.allSettled([library.get(), missing.get()]);
  await vi.advanceTimersByTimeAsync(1000);
  await loads;
  await library.get();
  expect(readLoadingTime() - before).toBeCloseTo(700);
});

it.each<[string, () => Promise<string>]>([
  ['arrives', () => Promise.resolve('words')],
  ['fails', () => Promise.reject(new Error('offline'))],
])('tells when a part begins to load, and when it %s', async (_, load) => {
  const seen: boolean[] = [];
  watchLoading((isLoading) => seen.push(isLoading));
  const library = loadPart(async () => {
    expect(seen).toEqual([true]);
    return load();
  });
  await library.get().catch(() => undefined);
  expect(seen).toEqual([true, false]);
});

it('tells that something is loading until the last of several parts has arrived', async () => {
  vi.useFakeTimers();
  const seen: boolean[] = [];
  watchLoading((isLoading) => seen.push(isLoading));
  const short = loadPart(() => new Promise((resolve) => setTimeout(resolve, 200, 'words')));
  const long = loadPart(() => new Promise((_, reject) => setTimeout(reject, 500, 'offline')));
  const loads = Promise.allSettled([short.get(), long.get()]);
  await vi.advanceTimersByTimeAsync(300);
  expect(await short.get()).toBe('words');
  expect(seen).toEqual([true]);
  await vi.advanceTimersByTimeAsync(300);
  await loads;
  expect(seen).toEqual([true, false]);
});
