import { describe, expect, it, test } from 'vitest';
import { runPage } from '../testing/run-page';
import { downloads, errors } from './list-elements';

describe('errors()', () => {
  it('lists the errors of an API by status, and says where a retry helps', async () => {
    const page = await runPage('<Errors />', errors({ contract: 'media-v2' }));
    const statuses = [...page.matchAll(/status="(\d+)"/g)].map((match) => match[1]);
    expect(statuses).toEqual(['400', '403', '404', '413', '429', '500']);
    expect(page).toMatch(/status="429"[^>]* retry/);
    expect(page).not.toMatch(/status="400"[^>]* retry/);
  });

  it('names each status, under an anchor that operations link to', async () => {
    const page = await runPage('<Errors />', errors({ contract: 'media-v2' }));
    expect(page).toMatch(
      /<ErrorItem status="413" name="Payload Too Large" anchor="error-413">\s+The request is too large\.\n\n\s+Requests above 500 KB are rejected\.\n\n\s+\*\*Fix:\*\* Shorten the article/,
    );
  });

  it('stops on a page of no API', async () => {
    await expect(runPage('<Errors />', errors(), 'site/content/a.mdx')).rejects.toThrow(
      /content\/a\.mdx:1 shows the errors of ""/,
    );
  });
});

test.each([
  ['collections', '/downloads/media-v1/postman.json', 3],
  ['types', '/downloads/general-v3/types.d.ts', 9],
  ['clients', '/downloads/client.py', 3],
])('downloads() links every file of %s', async (of, url, count) => {
  const page = await runPage(`<Downloads of="${of}" />`, downloads());
  const links = page.match(/pathname:\/\/\/[\w./-]+/g) ?? [];
  expect(links).toContain(`pathname://${url}`);
  expect(new Set(links).size).toBe(count);
  expect(page).toMatch(/ \(\d+\u00a0KB\)/);
});

test('downloads() rejects a table that does not exist', async () => {
  await expect(runPage('<Downloads of="clinets" />', downloads())).rejects.toThrow(
    'Did you mean "clients"?',
  );
});
