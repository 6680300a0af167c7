import { expect, test } from 'vitest';
import { RejectedRequest } from '../../ui/SandboxFailure/rejected-request';
import { toLiveState } from './live-state';
import type { Live } from './analyze';

const live = {} as Live;

test.each([
  ['nothing', { phase: 'idle' as const }, { phase: 'idle' }],
  ['the first text', { phase: 'loading' as const }, { phase: 'loading' }],
  ['a later text', { phase: 'loading' as const, live }, { phase: 'working', live }],
  ['a response', { phase: 'ready' as const, live }, { phase: 'done', live }],
  [
    'an empty text',
    { phase: 'ready' as const, problem: 'Empty.', live },
    { phase: 'problem', message: 'Empty.', live },
  ],
  [
    'a rejected text',
    { phase: 'failed' as const, error: new RejectedRequest('No text.') },
    { phase: 'failed', message: 'No text.' },
  ],
  [
    'an analysis that takes too long',
    { phase: 'failed' as const, error: new Error('Too late.', { cause: 'timeout' }) },
    { phase: 'failed', message: 'Too late.' },
  ],
  ['a failed download', { phase: 'failed' as const, error: new Error('x') }, { phase: 'failed' }],
])('toLiveState() of %s', (_, given, want) => {
  expect(toLiveState(given)).toEqual(want);
});
