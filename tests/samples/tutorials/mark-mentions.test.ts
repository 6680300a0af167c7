import { expect, test } from 'vitest';
import { execute } from '../run/execute';
import { findPython } from '../run/find-toolchain';

const FOLDER = 'site/samples/tutorials/highlight';

/** The mention has a gap: its tokens are "Germany", "Scholz", and "meet". */
const ANALYSIS = {
  paragraphs: [
    {
      type: 'BODY',
      text: 'Germany and Scholz meet.',
      sentences: [
        {
          tokens: [
            { id: 'w0', off: 0, text: 'Germany' },
            { id: 'w1', off: 8, text: 'and' },
            { id: 'w2', off: 12, text: 'Scholz' },
            { id: 'w3', off: 19, text: 'meet' },
          ],
        },
      ],
    },
  ],
  entities: [{ type: 'person', gkbId: 'G1', mentions: [{ tokenIds: ['w2', 'w0', 'w3'] }] }],
};

const MARK = '<mark class="person" data-gkb-id="G1">';
const HTML = `<p>${MARK}Germany</mark> and ${MARK}Scholz meet</mark>.</p>`;

test('a mention with a gap is marked without the words in the gap, in JavaScript', async () => {
  const file = '../../../site/samples/tutorials/highlight/javascript/mark-mentions.mjs';
  const { markMentions } = (await import(file)) as {
    markMentions: (analysis: object) => string[];
  };
  expect(markMentions(ANALYSIS)).toEqual([HTML]);
});

const { command, missing } = findPython();

test.skipIf(missing !== undefined)('a mention with a gap is marked so in Python, too', async () => {
  const code =
    'import json, sys, mark_mentions as m; print(m.mark_mentions(json.loads(sys.argv[1]))[0])';
  const run = [...command, '-B', '-c', code, JSON.stringify(ANALYSIS)];
  expect((await execute(run, { cwd: `${FOLDER}/python` })).stdout.trim()).toBe(HTML);
});
