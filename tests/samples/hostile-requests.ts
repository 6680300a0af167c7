import { exampleRequest, hostileValues } from '@docs/code-samples/testing';
import { KEY_PLACEHOLDER } from '@docs/code-samples';
import type { SampleRequest } from '@docs/code-samples';

const ANALYSIS = { ...exampleRequest, url: 'https://media-api.geneea.com/v2/nlp/analyze' };

/** So much fits into a command of cmd.exe, even when every letter becomes an escape. */
const LONGEST_BODY = 3500;

/** The fields that the SDK calls by name; they cannot contain U+0000. */
const HOSTILE_TEXT = hostileValues
  .filter(([reason, value]) => typeof value === 'string' && reason !== 'very long line')
  .map(([, value]) => value)
  .join(' ')
  .replaceAll('\0', '')
  .slice(0, LONGEST_BODY);

/**
 * Analyses whose bodies contain all hostile values, each in a field named after its reason, so that a
 * difference says at once what was broken. Several bodies, because commands of cmd.exe are short.
 */
export const hostileRequests: Array<[name: string, request: SampleRequest]> = [
  ...packValues().map((fields, index): [string, SampleRequest] => [
    `hostile values ${index + 1}`,
    { ...ANALYSIS, body: { text: 'Nasty.', ...fields } },
  ]),
  [
    'hostile paragraphs',
    {
      ...ANALYSIS,
      body: {
        id: "it's",
        paraSpecs: [
          { type: 'title', text: HOSTILE_TEXT },
          { type: 'body', text: '' },
        ],
      },
    },
  ],
  [
    'hostile text, all options of the SDK',
    {
      name: 'analysis',
      method: 'POST',
      url: 'https://api.geneea.com/v3/analysis',
      headers: [
        ['Authorization', `user_key ${KEY_PLACEHOLDER}`],
        ['X-Customer-ID', 'c1'],
      ],
      body: {
        id: '1',
        title: '',
        text: HOSTILE_TEXT,
        analyses: ['entities', 'sentiment'],
        domain: 'voc-hospitality',
        langDetectPrior: 'de,en',
        diacritization: 'none',
        referenceDate: '2026-11-20',
        returnMentions: true,
        returnItemSentiment: true,
        metadata: { "it's": '"1"', č: 'x' },
      },
    },
  ],
];

function packValues(): Array<Record<string, unknown>> {
  const bodies: Array<Record<string, unknown>> = [{}];
  for (const [reason, value] of hostileValues) {
    const last = bodies.at(-1) ?? {};
    const isFull = toLength({ ...last, [reason]: value }) > LONGEST_BODY;
    if (isFull) bodies.push({ [reason]: value });
    else last[reason] = value;
  }
  return bodies;
}

/** A letter outside ASCII counts six times: `\\u0159`. */
function toLength(body: unknown): number {
  return JSON.stringify(body).replace(/[^ -~]/g, '\\u0000').length;
}
