import type { RootContent } from 'mdast';
import type { Example } from '#contract/example';
import type { OpenApiDocument } from '#contract/openapi';
import { listLanguages } from '#samples/list-languages';
import { toSampleRequest } from '#samples/to-sample-request';
import { element, fence } from './mdx/elements';

/** The languages of the tabs on pages; the others stand where a reader asks for one of them. */
const ON_PAGES = ['curl', 'curl-windows', 'javascript', 'python', 'python-sdk'];

/** The request of an example as a program in each language that can send it. */
export function toRequestTabs(example: Example, document: OpenApiDocument): RootContent {
  const request = toSampleRequest(example, document);
  const tabs = listLanguages(request)
    .filter((language) => ON_PAGES.includes(language.id))
    .map((language) =>
      element('TabItem', { value: language.id, label: language.label }, [
        fence(language.syntax, language.print(request)),
      ]),
    );
  return element('Tabs', { groupId: 'language' }, tabs);
}
