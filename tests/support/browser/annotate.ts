import { test } from '@playwright/test';

/**
 * Says which sentences of `tests/specification.yaml` the running test shows. Tests of Vitest say so
 * in their options: `{ meta: { spec: […] } }`.
 */
export function shows(...sentences: string[]): void {
  const { annotations } = test.info();
  sentences.forEach((description) => annotations.push({ type: 'spec', description }));
}
