import type { RootContent } from 'mdast';
import type { Example } from '#contract/example';
import type { OpenApiDocument } from '#contract/openapi';
import { divideLanguages } from '#samples/list-languages';
import { toSampleRequest } from '#samples/to-sample-request';
import { toExecutedLine } from './executed-line';
import { element, fence } from './elements';

/**
 * The request of an example as code, in a tab for each of the first languages. The others are named
 * only, as in `java Java|csharp C#`; their code is downloaded when one of them is chosen.
 */
export async function toRequestTabs(
  example: Example,
  document: OpenApiDocument,
): Promise<RootContent> {
  const request = toSampleRequest(example, document);
  const name = `${example.contract}/${example.name}`;
  const of = `of="${example.contract}/${example.operation.id}.request"`;
  const { tabs, others } = divideLanguages(request);
  const items = tabs.map(async ({ id, label, syntax, print }) => {
    const text = print(request);
    const line = await toExecutedLine({ name, language: id, text });
    // Of the first languages only a command contains its body as JSON.
    const meta = id === 'curl' && example.body !== undefined ? `${of} wrap` : 'wrap';
    return element('TabItem', { value: id, label }, [fence(syntax, text, meta), ...line]);
  });
  const more = others.map(({ id, label }) => `${id} ${label}`).join('|');
  return element('Tabs', { groupId: 'language', example: name, more }, await Promise.all(items));
}
