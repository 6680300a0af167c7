import { expect, test } from 'vitest';
import { runPage } from '../testing/run-page';
import { comparisons } from './comparisons';

const step = comparisons({ contract: 'media-v2' });

test('comparisons() lists what two examples send and return differently', async () => {
  const page = await runPage(
    '<Comparison first="tagging-basic" second="tagging-mentions" />',
    step,
  );
  expect(page).toContain(
    '| Request: [`returnMentions`](/api_media2/reference/NlpRequest/#field-returnMentions) | – | `true` |',
  );
  expect(page).toMatch(
    /\| \[`tags\[0\]\.mentions`\]\(\/api_media2\/reference\/Tag\/#field-mentions\) and \d+ more \| – \| `\d+ items: /,
  );
  expect(page).toMatch(/\| Size of the response \| [\d,]+ bytes \| [\d,]+ bytes \(\+[\d,]+\) \|/);
  expect(page).toContain('Both responses are from the [sandbox](/tools/sandbox/).');
  expect(page).not.toContain('referenceKey');
});

test('comparisons() takes examples of another document by their full names', async () => {
  const page = await runPage(
    '<Comparison first="general-v3/basic" second="general-v3/all-analyses" />',
    comparisons(),
  );
  expect(page).toContain('(/api_general/reference/Response/#field-');
});

test('comparisons() sends an example without one of its fields', async () => {
  const page = await runPage('<Comparison name="general-v3/basic" without="domain" />', step);
  expect(page).toContain('#field-domain) | – | `"media"` |');
});

test.each([
  ['name="general-v3/basic" without="domains"', 'Did you mean "domain"'],
  ['name="tagging-basic" without="id"', 'which the sandbox rejects with 400'],
  ['first="tagging-basic" second="tagging-basic"', 'whose responses are equal'],
  ['first="tagging-basic" second="kb-search"', 'which is another operation'],
  ['first="tagging-basic" second="tagging-mention"', 'Did you mean "tagging-mentions"'],
])('comparisons() stops at %s', async (attributes, message) => {
  await expect(runPage(`<Comparison ${attributes} />`, step)).rejects.toThrow(message);
});
