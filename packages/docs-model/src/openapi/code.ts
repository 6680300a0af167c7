import type { Raw } from 'mdast-util-to-hast';
import type { Example } from '@docs/openapi';
import { listLanguages, toSampleRequest } from '@docs/code-samples';
import { languages } from '@docs/vendor/samples';
import { chooseExample } from '../facts/operation-facts';
import type { Source } from '../facts/source';
import { linkJson } from '../field-map/link-json';
import { toFieldMap } from '../field-map/to-field-map';
import { toReferenceRoute } from '../links/link-targets';
import { fence } from '../mdx/blocks';
import { highlightCode } from '../mdx/highlight-code';
import { printResult } from '../results';

/** The language that the page comes with. */
export const FIRST_LANGUAGE = 'curl';

/** In which forms a reader can see the request of an operation. */
export const requestLanguages = [
  ...languages.map(({ id, label }) => ({ id, label })),
  { id: 'json', label: 'JSON body' },
];

/** The width of the column of examples. */
const COLUMNS = 44;

/** Code as the page shows it, by operationId. */
export type RequestCode = Record<string, string>;

/** The requests of all operations by language: a page downloads those of the language that is chosen. */
export function buildRequestFiles(source: Source): Record<string, RequestCode> {
  const examples = source.operations.flatMap(
    (operation) => chooseExample(operation, source.examples) ?? [],
  );
  const files = requestLanguages.map(({ id }): [string, RequestCode] => {
    const entries = examples.flatMap((example): [string, string][] => {
      const block = buildRequestBlock(source, example, id);
      return block ? [[example.operation.id, block.data.hChildren[0].value]] : [];
    });
    return [id, Object.fromEntries(entries)];
  });
  return Object.fromEntries(files);
}

type Block = ReturnType<typeof buildBlock>;

/** Undefined when the language cannot express the request, and for the body of one that has none. */
export function buildRequestBlock(source: Source, example: Example, id: string): Block | undefined {
  const { body, operation } = example;
  const shape = `${operation.id}.request`;
  if (id === 'json') return body === undefined ? undefined : buildJsonBlock(source, body, shape);
  const request = toSampleRequest(example, source.document);
  const language = listLanguages(languages, request).find((candidate) => candidate.id === id);
  if (!language) return undefined;
  const code = language.print(request).trimEnd();
  // Of the other languages none contains the body as JSON.
  return buildBlock(language.syntax, code, id === FIRST_LANGUAGE ? { source, shape } : undefined);
}

/** @param shape what it is: `analyze.response` */
export function buildJsonBlock(source: Source, value: unknown, shape: string): Block {
  return buildBlock('json', printResult(value, COLUMNS), { source, shape });
}

/** @param json which JSON it contains: the names in it become links */
export function buildBlock(
  language: string,
  value: string,
  json?: { source: Source; shape: string },
) {
  const links =
    json && linkJson(value, { map: buildMap(json.source), start: json.shape, path: [] });
  const html: Raw = { type: 'raw', value: highlightCode(value, language, links) };
  return { ...fence(language, value), data: { hChildren: [html] satisfies [Raw] } };
}

function buildMap({ contract, document }: Source) {
  return { route: toReferenceRoute(contract), ...toFieldMap(document) };
}
