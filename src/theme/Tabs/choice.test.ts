import { expect, test } from 'vitest';
import { readItems } from './choice';

test('readItems() reads ids and labels, also those with spaces', () => {
  expect(readItems('csharp C#|objective-c Objective C')).toEqual([
    { value: 'csharp', label: 'C#' },
    { value: 'objective-c', label: 'Objective C' },
  ]);
  expect(readItems()).toEqual([]);
});
