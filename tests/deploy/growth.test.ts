import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prefersMarkdown } from '../../site/deploy/site';

const PIECES = [
  ...[' ', '\t', ';', ',', ' ;a', ';q=1', 'q=0.', '0', '1', '.', '=', 'a', '*/*'],
  ...['text/markdown', 'text/html', 'Text/Markdown;q=1.0'],
];
const units = fc.sample(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }), {
  numRuns: 400,
  seed: 20261128,
});

/** Node.js reads headers up to this length. */
const MOST = 16_384;

it.each(['', 'text/markdown', 'text/html, text/markdown;'])(
  'a header Accept that begins with "%s" and repeats anything is read in a moment',
  (start) => {
    for (const unit of units.map((pieces) => pieces.join(''))) {
      // In small steps: where time doubles with each repetition, twice as many would never end.
      for (let size = 16; size < MOST; size = Math.ceil(size * 1.2)) {
        const header = start + unit.repeat(Math.ceil(size / unit.length));
        const begin = process.cpuUsage();
        prefersMarkdown(header);
        const { user } = process.cpuUsage(begin);
        expect(user, `microseconds for ${size} characters of ${JSON.stringify(unit)}`).toBeLessThan(
          250_000,
        );
      }
    }
  },
);
