import { expect, test } from 'vitest';
import { readFence, runFence } from '#genja/fence';
import { listPageFences } from './page-fences';

const fences = listPageFences();

/**
 * Printed outputs that are wrong, with the right one. "s 2 knihami" is read "se dvěma knihami".
 * An entry that no page needs any more fails.
 */
const CORRECTIONS: Record<string, string> = {
  's 2 knihami': 'se 2 knihami',
  's 1 knihou, s 2 knihami, s 5 knihami': 's 1 knihou, se 2 knihami, s 5 knihami',
};

test('the pages have their examples', () => {
  expect(fences.length).toBeGreaterThanOrEqual(116);
});

test.each(fences)('$place prints what the page says', ({ content, meta }) => {
  const fence = readFence(content, meta);
  const result = runFence(fence);
  const output = result.ok ? result.output.trimEnd() : result.error.message;
  const written = fence.output ?? '';
  expect(output).toBe(CORRECTIONS[written] ?? written);
  expect(result.ok && result.warnings).toEqual([]);
});

test('every correction is still needed', () => {
  const written = fences.map(({ content }) => readFence(content).output);
  expect(Object.keys(CORRECTIONS).filter((output) => !written.includes(output))).toEqual([]);
});

test('a fence with one wrong character fails', () => {
  const wrong = fences.filter(({ content, meta }) => {
    const fence = readFence(`${content.trimEnd()}x`, meta);
    const result = runFence(fence);
    return result.ok && result.output.trimEnd() === fence.output;
  });
  expect(wrong).toEqual([]);
});
