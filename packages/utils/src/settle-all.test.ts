import { expect, it } from 'vitest';
import { settleAll } from './settle-all';

const fail = async (message: string): Promise<number> => Promise.reject(new Error(message));

it('settleAll() returns all values, or throws all messages, each of them once', async () => {
  expect(await settleAll([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2]);
  const several = settleAll([fail('a'), Promise.resolve(1), fail('b'), fail('a')]);
  await expect(several).rejects.toThrow(/^a\nb$/);
  const error = new TypeError('a');
  await expect(settleAll([Promise.reject(error)])).rejects.toBe(error);
});
