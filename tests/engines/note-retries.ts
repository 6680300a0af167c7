import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Whether the test failed and was run again. */
    isRetried?: boolean;
  }
}

afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) task.meta.isRetried = true;
});
