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
  expect(page).toContain('Both responses are from the [sandbox](/api_media2/guide/sandbox/).');
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
  const page = await runPage(
    '<Comparison name="general-v3/basic" without="domain" />',
    comparisons(),
  );
  expect(page).toContain('#field-domain) | – | `"media"` |');
  await expect(
    runPage('<Comparison name="general-v3/basic" without="domains" />', comparisons()),
  ).rejects.toThrow('Did you mean "domain"');
  await expect(runPage('<Comparison name="tagging-basic" without="id" />', step)).rejects.toThrow(
    'which the sandbox rejects with 400',
  );
});

test('comparisons() sends an article without its paragraphs in the other form', async () => {
  const page = await runPage('<Comparison name="tagging-paras" without="paraSpecs" />', step);
  expect(page).toContain('#field-text) | `"Trade show\\n\\nMr. Macron visits');
  expect(page).toContain('#field-paraSpecs) | – | `5 items: ');
});

test('comparisons() sends an example as an intention changes it', async () => {
  const page = await runPage('<Comparison name="tagging-basic" intention="only-tags" />', step);
  expect(page).toMatch(/\| Request: .*#field-analyses\) \| – \| `\["tags"\]` \|/);
  expect(page).toMatch(/#field-entities\) \| `.*` \| – \|/);
  await expect(
    runPage('<Comparison name="tagging-basic" intention="only-tag" />', step),
  ).rejects.toThrow('Did you mean "only-tags"');
});

test('comparisons() stops at equal responses, other operations, and unknown examples', async () => {
  await expect(
    runPage('<Comparison first="tagging-basic" second="tagging-basic" />', step),
  ).rejects.toThrow('whose responses are equal');
  await expect(
    runPage('<Comparison first="tagging-basic" second="kb-search" />', step),
  ).rejects.toThrow('which is another operation');
  await expect(
    runPage('<Comparison first="tagging-basic" second="tagging-mention" />', step),
  ).rejects.toThrow('Did you mean "tagging-mentions"');
});
