import { expect, it } from 'vitest';
import { call, openSandbox } from '../../../testing/open-sandbox';

const { sandbox } = await openSandbox();

it.each(['2024-10-14', 'C++ (1)', 'a.b', '[x]', 'AC/DC', 'a\\d', '100 % {y}', 'Who?', '$5^|*'])(
  'an editorial tag is found by its name, whatever signs that has: %s',
  async (name) => {
    const body = {
      gkbId: 'MY-1',
      name,
      stdForms: { en: name },
      categories: ['economy'],
      forbidden: false,
    };
    const created = await call(sandbox, 'POST /v2/customize/editorial_tag/create', body);
    expect(created.status, created.text).toBe(200);
    const found = await call(sandbox, 'POST /v2/nlp/analyze', {
      id: '1',
      text: `About ${name} x.`,
    });
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject({ tags: [{ gkbId: 'MY-1' }] });
    sandbox.reset();
  },
);
