import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runners } from './runners';

const compiled = Object.entries(runners).filter(([, { compile }]) => compile !== undefined);

test('some languages compile all samples at once', () => {
  expect(compiled.map(([id]) => id)).toContain('csharp');
});

test.each(compiled)(
  '%s compiles nothing, and writes nothing, without samples',
  async (_, runner) => {
    const before = readdirSync('.');
    await runner.compile?.([]);
    expect(readdirSync('.')).toEqual(before);
  },
);
