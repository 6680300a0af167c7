import { test } from '@playwright/test';

/**
 * Says which sentences of `tests/specification.yaml` the running test shows. Tests of Vitest say so
 * in their options: `{ meta: { spec: […] } }`.
 */
export function shows(...sentences: string[]): void {
  annotate('spec', sentences);
}

/** Says which success criteria of WCAG 2.2 the running test checks. */
export function wcag(...criteria: string[]): void {
  annotate('wcag', criteria);
}

function annotate(type: string, descriptions: string[]): void {
  const { annotations } = test.info();
  descriptions.forEach((description) => annotations.push({ type, description }));
}
