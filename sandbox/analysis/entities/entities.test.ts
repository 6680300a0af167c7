import { expect, it } from 'vitest';
import { call, openSandbox } from '../../../testing/open-sandbox';

const { sandbox } = await openSandbox();

it('entities come in groups: dates and numbers, names, concepts, each in the order of the text', async () => {
  const text = 'Football in Prague: Macron saw Brexit, 3 smartphones and Munich on Tuesday.';
  const { body } = await call(sandbox, 'POST /v3/entities', { text, domain: 'media' });
  const { entities } = body as { entities: { id: string; type: string; stdForm: string }[] };
  expect(entities.map(({ id, type, stdForm }) => `${id} ${type} ${stdForm}`)).toEqual([
    'e0 number 3',
    'e1 date XXXX-WXX-2',
    'e2 location Prague',
    'e3 person Emmanuel Macron',
    'e4 location Munich',
    'e5 general association football',
    'e6 event Brexit',
    'e7 general smartphone',
  ]);
});
