import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('decisions')
  .filter((file) => file !== 'README.md')
  .sort();
const index = readFileSync('decisions/README.md', 'utf8');

test.each(files.map((file, position) => [file, position + 1] as const))(
  '%s has its number, a date, a status and three sections in at most 45 lines',
  (file, number) => {
    const text = readFileSync(`decisions/${file}`, 'utf8');
    expect(file).toMatch(new RegExp(`^${String(number).padStart(4, '0')}-[a-z-]+\\.md$`));
    expect(text).toMatch(
      new RegExp(
        `^# ${number}\\. .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\\\\\nStatus: (Accepted|Superseded by)`,
      ),
    );
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(
      expect.arrayContaining(['Context', 'Decision', 'Consequences']),
    );
    expect(text.split('\n').length).toBeLessThanOrEqual(46);
    expect(index).toContain(`](${file})`);
  },
);
