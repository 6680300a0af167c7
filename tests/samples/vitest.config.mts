import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'samples',
    include: ['tests/samples/**/*.test.ts'],
    exclude: ['**/*.site.test.ts'],
    // The work is done by the samples, as many at a time as there are cores.
    maxConcurrency: availableParallelism(),
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
