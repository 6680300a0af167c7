import { expect, it } from 'vitest';
import { compareResults, renderOutdated } from '../../tools/results/compare-results';

it('every response of an example is what the sandbox answers', async () => {
  const outdated = await compareResults();
  const report = [
    'Look at the differences; to take them over: npm run results -- --accept',
    ...outdated.map(renderOutdated),
  ].join('\n\n');
  expect(outdated.length, report).toBe(0);
});
