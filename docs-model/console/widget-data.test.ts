import { expect, test } from 'vitest';
import { loadContract } from '#contract/load';
import { toAidData } from './widget-data';

const data = toAidData(await loadContract('media-v2'));

test('toAidData() lists the fields of a photo, its ID first', () => {
  expect(data.photoFields[0]).toBe('id');
  expect(data.photoFields).toContain('description');
});

test('toAidData() knows the meaning of each of the eight statuses', () => {
  expect(Object.keys(data.statuses)).toHaveLength(8);
  expect(Object.values(data.statuses).filter((meaning) => meaning.length < 20)).toEqual([]);
});
