import { vi } from 'vitest';

/** Repeats an assertion until it passes. Vitest would give up after a second, too soon for a busy machine. */
export function waitFor<Value>(assertion: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(assertion, { timeout: 300_000 });
}
