import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Sentences of `tests/specification.yaml` that the test shows. */
    spec?: string[];
  }
}
