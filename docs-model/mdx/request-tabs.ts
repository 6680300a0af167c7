import type { RootContent } from 'mdast';
import type { Example } from '#contract/example';
import type { OpenApiDocument } from '#contract/openapi';
import { listLanguages } from '#samples/list-languages';
import { toSampleRequest } from '#samples/to-sample-request';
import { toExecutedLine } from './executed-line';
import { element, fence } from './elements';

/** The languages of the tabs on pages; the others stand where a reader asks for one of them. */
const ON_PAGES = ['curl', 'curl-windows', 'javascript', 'python', 'python-sdk'];

/** The request of an example as a script in each language that can send it. */
export async function toRequestTabs(
  example: Example,
  document: OpenApiDocument,
): Promise<RootContent> {
  const request = toSampleRequest(example, document);
  const name = `${example.contract}/${example.name}`;
  const tabs = listLanguages(request)
    .filter((language) => ON_PAGES.includes(language.id))
    .map(async ({ id, label, syntax, print }) => {
      const text = print(request);
      const line = await toExecutedLine({ name, language: id, text });
      return element('TabItem', { value: id, label }, [fence(syntax, text), ...line]);
    });
  return element('Tabs', { groupId: 'language' }, await Promise.all(tabs));
}
