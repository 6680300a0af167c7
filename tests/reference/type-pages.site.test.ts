import { describe, expect, it } from 'vitest';
import { listTypes, listOperations } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { toOperationUrl, toReferenceRoute } from '@docs/docs-model';
import { toFieldAnchor } from '@docs/utils';
import { listPages, readAttributes, readPage, readTexts } from '../support/pages';

const pages = listPages();

describe.each(contractNames)('reference of %s', async (contract) => {
  const document = await loadContract(contract);
  const types = listTypes(document);
  const route = toReferenceRoute(contract);
  const typePages = pages.filter(
    (page) => page.startsWith(route) && /^[A-Z]/.test(page.slice(route.length)),
  );

  it('has exactly one page for every type and no page without a type', () => {
    expect(typePages).toEqual(types.map(({ name }) => `${route}${name}/`).sort());
  });

  it.each(types)('shows the fields and rules of $name under their URLs', ({ name, ...type }) => {
    const { fields, rules } = type;
    const page = readPage(`${route}${name}/`);
    const names = fields.map((field) => field.name);
    expect(readAttributes(page, 'tr[id]', 'id')).toEqual(names.map(toFieldAnchor));
    expect(readTexts(page, 'tr[id] > th > code')).toEqual(names);
    expect(readTexts(page, 'tr[id] > td')).not.toContain('');
    const heads = readTexts(page, 'tr[id] > th');
    const required = fields.map((field) => field.required);
    expect(heads.map((head) => head.includes('required'))).toEqual(required);
    rules.forEach((rule) => expect(page(`#rule-${rule.id}`).text()).toContain(rule.title));
  });

  it.each(listOperations(document))('describes $method $path under its URL', (operation) => {
    const [url = '', id = ''] = toOperationUrl(contract, document, operation).split('#');
    const page = readPage(url);
    expect(page(`[id="${id}"]`).text()).toContain(operation.summary);
    expect(page('main').text()).toContain(operation.path);
  });

  it('indexes every field with a link to each of its owners', () => {
    const links = readAttributes(readPage(`${route}fields/`), 'main td a', 'href');
    const expected = types.flatMap(({ name, fields }) =>
      fields.map((field) => `${route}${name}/#${toFieldAnchor(field.name)}`),
    );
    expect(new Set(links)).toEqual(new Set(expected));
  });
});
