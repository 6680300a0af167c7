import { describe, expect, test } from 'vitest';
import { call, openSandbox } from '../testing/open-sandbox';
import { badRequest } from '../replies';
import type { Violation } from '../types';
import { printWarnings } from '../warnings';

const { sandbox } = await openSandbox();

const toWarning = (language: string) =>
  `sandbox-genja-language: the language of this simulation is ${language} ({# language=cs #} or {# language=en #} in a template sets it)`;
const [ENGLISH, CZECH] = ['English', 'Czech'].map(toWarning);
const SEPARATE = 'sandbox-genja-templates: each template is on its own line';

async function generate(body: unknown) {
  const { status, headers, body: text } = await call(sandbox, 'POST /generate', body);
  return { status, body: text, warnings: printWarnings(headers) };
}

const toTemplates = (...bodies: string[]) => bodies.map((body) => ({ body }));

describe('POST /generate', () => {
  test('returns the text of a template', async () => {
    const templates = [{ id: 't1', name: 'Visit', body: '{{ name }} visits Munich.' }];
    const data = { name: 'Emmanuel Macron', source: { agency: 'ČTK' } };
    expect(await generate({ templates, data })).toEqual({
      status: 200,
      body: { article: 'Emmanuel Macron visits Munich.' },
      warnings: ENGLISH,
    });
  });

  test('puts each text on a separate line', async () => {
    expect(await generate({ templates: toTemplates('Headline', 'Text.') })).toEqual({
      status: 200,
      body: { article: 'Headline\nText.' },
      warnings: `${ENGLISH}; ${SEPARATE}`,
    });
  });

  test('looks for Czech words in all templates, around their tags, and in the data', async () => {
    const byTemplate = { templates: toTemplates('Headline', "v# {{ 'škola'|m('6') }}") };
    expect(await generate(byTemplate)).toEqual({
      status: 200,
      body: { article: 'Headline\nve škole' },
      warnings: `${CZECH}; ${SEPARATE}`,
    });
    const byText = { templates: toTemplates('Zítra nebude pršet, {{ 2.5|ln }} °C') };
    expect(await generate(byText)).toMatchObject({
      body: { article: 'Zítra nebude pršet, 2,50 °C' },
      warnings: CZECH,
    });
    const byName = { templates: toTemplates('Škoda sold {{ 2.5|ln }} million cars.') };
    expect(await generate(byName)).toMatchObject({ warnings: ENGLISH });
    const byData = { templates: toTemplates("{{ word|m('6') }}"), data: { word: 'škola' } };
    expect(await generate(byData)).toEqual({
      status: 200,
      body: { article: 'škole' },
      warnings: CZECH,
    });
  });

  test('passes on the warnings of the engine, each once', async () => {
    const words = ['Xaq', 'Xaq', 'Xbq', 'Xcq', 'Xdq', 'Xeq', 'Xfq'];
    const template = words.map((word) => `{{ '${word}'|m('2') }}`).join(' ');
    const { body, warnings } = await generate({
      templates: toTemplates(`${template} {{ 'škola'|m }}`),
    });
    expect(body).toEqual({ article: `${words.join(' ')} škola` });
    expect(warnings?.split('; ').map((warning) => /"(X.q)"/.exec(warning)?.[1])).toEqual([
      undefined,
      'Xaq',
      'Xbq',
      'Xcq',
      'Xdq',
      'Xeq',
      'Xfq',
    ]);
    expect(warnings).toContain('; sandbox-genja: "Xaq"');
  });

  test('says of each template that fails where and why, with a remedy', async () => {
    const templates = toTemplates('{{ 1 / 0 }}', 'Text.', "Now\n{{ 3|unitnum('box') }}");
    const { status, body, warnings } = await generate({ templates });
    const violations: Violation[] = [
      {
        pointer: '/templates/0/body',
        expected: 'a template that runs (line 1, column 4: A number cannot be divided by zero.)',
        rule: 'sandbox-genja-template',
        remedy: 'Correct the template at line 1, column 4.',
      },
      {
        pointer: '/templates/2/body',
        expected: 'a template that runs (line 2, column 6: There is no filter "unitnum".)',
        rule: 'sandbox-genja-template',
        remedy: 'Did you mean `unitNum`?',
      },
    ];
    expect({ status, body, warnings }).toEqual({ ...badRequest(violations), warnings: null });
  });

  test('takes as many steps for many templates as for one', async () => {
    const loop = '{% for i in range(9999) %}{% set x = i %}{% endfor %}';
    expect((await generate({ templates: toTemplates(loop) })).status).toBe(200);
    const { body } = await generate({ templates: toTemplates(...Array<string>(100).fill(loop)) });
    expect(body).toMatchObject({ violations: { length: 100 } });
    expect(body).toMatchObject({ message: expect.stringContaining('more than 2000 steps') });
  });

  test('keeps the order of the data, and all digits', async () => {
    const template = '{"body": "{% for k, v in d.items() %}{{ k }}={{ v }};{% endfor %}"}';
    const text = `{"templates": [${template}], "data": {"d": {"10": 9007199254740993, "9": 1}}}`;
    expect((await generate(text)).body).toEqual({ article: '10=9007199254740993;9=1;' });
  });

  test.each<[unknown, string, string]>([
    [{}, '/templates', 'required-field'],
    [{ templates: [] }, '/templates', 'list-length'],
    [{ templates: [{ id: 't1', name: 'Visit' }] }, '/templates/0/body', 'required-field'],
    [{ templates: [{ id: 1.5, body: true }] }, '/templates/0/body', 'field-type'],
    [{ templates: [{ name: 4, body: 'Text.' }] }, '/templates/0/name', 'field-type'],
    [{ templates: toTemplates('Text.'), data: [] }, '/data', 'field-type'],
    [[], '', 'field-type'],
  ])('rejects %j', async (body, pointer, rule) => {
    const { body: rejected } = await generate(body);
    expect(rejected).toMatchObject({ status: 400, violations: [{ pointer, rule }] });
  });
});
