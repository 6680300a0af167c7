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

it.each([
  ['Trade shows', 'trade shows', 'We like trade shows here.', ['trade shows']],
  ['Trade', 'trade shows', 'We like trade shows here.', ['trade shows']],
  ['Fairs', 'trade shows', 'Trade shows or fairs?', ['Trade shows', 'fairs']],
])('an editorial tag named %s and %s has one mention per place', async (name, form, text, want) => {
  const body = {
    gkbId: 'MY-1',
    name,
    stdForms: { en: form },
    categories: ['economy'],
    forbidden: false,
  };
  await call(sandbox, 'POST /v2/customize/editorial_tag/create', body);
  const found = await call(sandbox, 'POST /v2/nlp/analyze', {
    id: '1',
    text,
    returnMentions: true,
  });
  const { tags } = found.body as { tags: { gkbId: string; mentions: { text: string }[] }[] };
  const mentions = tags.find(({ gkbId }) => gkbId === 'MY-1')?.mentions;
  expect(mentions?.map((mention) => mention.text)).toEqual(want);
  sandbox.reset();
});
