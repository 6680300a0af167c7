import { defineConfig } from 'vitest/config';

/** Milliseconds: an engine takes a while to start on a loaded machine, and a journey has patience. */
const LIMIT = 600_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'journeys',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
        },
      },
      {
        // All screenshots of an engine are one test.
        test: { name: 'look', include: ['tests/engines/look.ts'], testTimeout: 10 * LIMIT },
      },
    ],
  },
});
