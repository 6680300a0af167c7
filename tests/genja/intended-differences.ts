import type { RenderResult } from '@docs/genja';

export interface Difference {
  name: string;
  explains(template: string, ours: RenderResult, theirs: object): boolean;
}

const message = (result: RenderResult) => (result.ok ? '' : result.error.message);

/** Where our engine does something else than Jinja2 on purpose. */
export const DIFFERENCES: Difference[] = [
  {
    name: 'whole numbers end at 2^53',
    explains: (_, ours) => /9007199254740991/.test(message(ours)),
  },
  {
    name: 'work and output are bounded',
    explains: (_, ours) => /more than \d+ (?:steps|levels)|longer than/.test(message(ours)),
  },
  {
    name: 'methods and filters that the pages do not describe are named, not run',
    explains: (_, ours) => /not supported in the playground/.test(message(ours)),
  },
  {
    name: 'a stream is printed without its memory location',
    explains: (_, __, theirs) =>
      'output' in theirs && / 0x[\da-f]{6,}>/i.test(String(theirs.output)),
  },
  {
    name: 'cutting a constant that is no list is an error',
    explains: (_, ours) => /cannot be cut/.test(message(ours)),
  },
];

export function findDifference(template: string, ours: RenderResult, theirs: object) {
  return DIFFERENCES.find(({ explains }) => explains(template, ours, theirs))?.name;
}
