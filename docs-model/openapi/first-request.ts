import { languages } from '#samples/languages';
import { toSampleRequest } from '#samples/to-sample-request';
import { linkJson } from '#docs-model/field-cards/link-json';
import { toFieldMap } from '#docs-model/field-cards/to-field-map';
import { toReferenceRoute } from '#docs-model/links/link-targets';
import { highlightCode } from '#docs-model/mdx/highlight-code';
import type { Source } from '#docs-model/facts/source';
import { breakPath } from './break-path';
import { chooseExample } from '#docs-model/facts/choose-example';
import { renderFigure } from './figure';
import { h } from './hast';
import type { Child } from './hast';

/** The first operation of the document as a command, with a link to all about it. */
export function renderFirstRequest({ contract, document, operations, examples }: Source): Child {
  const [operation] = operations;
  const example = operation && chooseExample(operation, examples);
  const curl = languages.find(({ id }) => id === 'curl');
  if (!example || !curl) return undefined;
  const { id, method, path } = operation;
  const code = curl.print(toSampleRequest(example, document));
  const map = { route: toReferenceRoute(contract), ...toFieldMap(document) };
  const links = linkJson(code, { map, start: `${id}.request`, path: [] });
  return renderFigure(
    [
      'First request ',
      h('a', { href: `#${id}` }, h('code', {}, method.toUpperCase(), ' ', breakPath(path))),
    ],
    { type: 'raw', value: highlightCode(code, curl.syntax, '', links) },
  );
}
