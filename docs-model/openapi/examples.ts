import type { Element } from 'hast';
import { toPath } from '#contract/examples/example';
import type { Example } from '#contract/examples/example';
import type { OperationDoc } from '#contract/read/list-operations';
import { chooseExample } from '#docs-model/facts/operation-facts';
import type { Source } from '#docs-model/facts/source';
import { linkJson } from '#docs-model/field-cards/link-json';
import type { JsonSource } from '#docs-model/field-cards/link-json';
import { toFieldMap } from '#docs-model/field-cards/to-field-map';
import { toReferenceRoute } from '#docs-model/links/link-targets';
import { highlightCode } from '#docs-model/mdx/highlight-code';
import { printResult } from '#docs-model/mdx/results';
import { languages } from '#samples/languages';
import { toSampleRequest } from '#samples/request';
import { toExampleLinks } from '#docs-model/pages/operation-section';
import { breakPath, h, renderContents, renderFigure } from './hast';
import type { Child } from './hast';

/** The width of the column of examples. */
export const COLUMNS = 44;

/**
 * A request with its response. The console of the operation has its place between them: it finds the
 * element by `data-console`, the operationId.
 */
export function renderExamplePair(source: Source, shown: Example, all: Example[]): Element {
  const map = toMap(source);
  return h(
    'div',
    { class: 'pair' },
    renderRequest(shown, map),
    h('div', { dataConsole: shown.operation.id }),
    renderResponse(shown, map),
    renderMore(all),
  );
}

function toMap({ contract, document }: Source): JsonSource['map'] {
  return { route: toReferenceRoute(contract), ...toFieldMap(document) };
}

function renderRequest(example: Example, map: JsonSource['map']): Element {
  const method = example.operation.method.toUpperCase();
  return renderFigure(
    [
      'Request ',
      h('code', {}, method, ' ', breakPath(toPath(example))),
      renderTry(example.operation),
    ],
    renderJson(example.body, { map, start: `${example.operation.id}.request`, path: [] }),
  );
}

/** Opens the console of the operation; src/features/console/Host.tsx listens. */
function renderTry({ id, summary }: OperationDoc): Element {
  const label = `Try it: ${summary}`;
  return h('button', { type: 'button', class: 'try', dataTry: id, ariaLabel: label }, 'Try it');
}

function renderResponse({ response, operation }: Example, map: JsonSource['map']): Element {
  const isEmpty = response === undefined ? ' Empty' : undefined;
  return renderFigure(
    [h('span', { class: 'status' }, operation.status), ' Response', isEmpty, ' · ', renderOrigin()],
    renderJson(response, { map, start: `${operation.id}.response`, path: [] }),
  );
}

function renderOrigin(): Element {
  return h('a', { href: '/api_media2/guide/sandbox/' }, 'from the sandbox');
}

function renderJson(value: unknown, source: JsonSource): Child {
  if (value === undefined) return undefined;
  const text = printResult(value, COLUMNS);
  return { type: 'raw', value: highlightCode(text, 'json', '', linkJson(text, source)) };
}

function renderMore(examples: Example[]): Child {
  const [links] = toExampleLinks('Examples in code: ', examples);
  return links && h('p', { class: 'small' }, renderContents(links));
}

/** The first operation of the document as a command, with a link to all about it. */
export function renderFirstRequest(source: Source): Child {
  const { document, operations, examples } = source;
  const [operation] = operations;
  const example = operation && chooseExample(operation, examples);
  const curl = languages.find(({ id }) => id === 'curl');
  if (!example || !curl) return undefined;
  const { id, method, path } = operation;
  const code = curl.print(toSampleRequest(example, document));
  const links = linkJson(code, { map: toMap(source), start: `${id}.request`, path: [] });
  return renderFigure(
    [
      'First request ',
      h('a', { href: `#${id}` }, h('code', {}, method.toUpperCase(), ' ', breakPath(path))),
    ],
    { type: 'raw', value: highlightCode(code, curl.syntax, '', links) },
  );
}
