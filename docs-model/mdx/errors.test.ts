import { describe, expect, it } from 'vitest';
import { runPage } from '../../testing/run-page';
import { errors } from './errors';

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
      /<ErrorItem status="413" name="Payload Too Large" anchor="error-413">\s+The request is too large\./,
    );
  });

  it('stops at an API that does not exist', async () => {
    await expect(runPage('<Errors contract="media" />', errors(), 'content/a.mdx')).rejects.toThrow(
      /content\/a\.mdx:1 shows the errors of "media"/,
    );
  });
});
