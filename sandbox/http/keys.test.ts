import { expect, it } from 'vitest';
import { limitRate } from './keys';

it('rejects more requests than the limit within any second, also across two seconds of the clock', () => {
  let time = 900;
  const isTooFast = limitRate(2, () => time);
  const send = (): number => isTooFast('key')?.status ?? 200;
  expect([send(), send()]).toEqual([200, 200]);
  time = 1100;
  expect(send()).toBe(429);
  time = 1900;
  expect([send(), send(), send()]).toEqual([200, 200, 429]);
});

it('counts each key for itself', () => {
  const isTooFast = limitRate(1, () => 0);
  expect(isTooFast('a')).toBeUndefined();
  expect(isTooFast('b')).toBeUndefined();
  expect(isTooFast('a')?.headers).toEqual({ 'Retry-After': '1' });
});

it('goes on when the clock is set back', () => {
  let time = 5000;
  const isTooFast = limitRate(1, () => time);
  isTooFast('key');
  time = 0;
  expect(isTooFast('key')).toBeUndefined();
});
