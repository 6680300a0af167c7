import type { PhrasingContent, RootContent } from 'mdast';
import type { Example, ErrorDoc, OperationDoc, TypeExpression } from '@docs/openapi';
import { printStatusLine, renderContainers } from '@docs/openapi';
import { drawOperationFacts } from '../facts/operation-facts';
import type { BodyFact } from '../facts/operation-facts';
import type { Source } from '../facts/source';
import { bindsOneField } from '../facts/type-facts';
import { toErrorUrl, findExampleUrl, toTypeUrl } from '../links/link-targets';
import {
  code,
  element,
  heading,
  joinPhrases,
  link,
  list,
  paragraph,
  strong,
  text,
  buildDescription,
} from '../mdx/blocks';
import {
  findSentFields,
  buildFieldLinks,
  buildFieldRow,
  toRule,
  buildSuccessorPhrases,
} from './field-row';

/** One fact is a part of the endpoint line, a block, or an item of the list below the example. */
interface Drawn {
  line?: Record<string, string>;
  block?: RootContent[];
  exchange?: RootContent[];
  items?: PhrasingContent[][];
  below?: RootContent[];
}

/** An operation under its own URL: method and path, meaning, parameters, bodies, a request with its response. */
export function buildOperationSection(source: Source, operation: OperationDoc): RootContent[] {
  const { id, method, path, summary } = operation;
  const drawn = drawOperationFacts<Drawn>(source, operation, {
    deprecated: () => ({ block: [paragraph(strong('Deprecated.'))] }),
    description: (fact) => ({ block: buildDescription(fact.text) }),
    key: ({ headers }) => ({ items: [buildKeyPhrases(headers)] }),
    rule: ({ rule }) => (bindsOneField(rule) ? {} : { block: [toRule(rule)] }),
    limit: ({ limit }) => ({ line: { limit } }),
    parameters: ({ parameters }) => {
      const rows = parameters.map(({ id: anchor, location, field }) =>
        buildFieldRow(source.contract, field, [], { id: anchor, in: location }),
      );
      return { block: [element('Fields', { of: summary }, rows)] };
    },
    request: (fact) => ({
      items: [buildBodyItem(source, fact)],
      below: buildUnnamedFields(source, fact),
    }),
    response: (fact) => ({
      items: [buildBodyItem(source, fact)],
      below: buildUnnamedFields(source, fact),
    }),
    errors: ({ errors }) => ({ items: [[text('Errors: '), ...buildErrorLinks(source, errors)]] }),
    console: ({ url }) => ({ line: { console: url } }),
    since: ({ version }) => ({ items: [[text(`Since ${version}`)]] }),
    successor: ({ successor }) => ({ items: [buildSuccessorPhrases(successor)] }),
    examples: ({ shown, all }) => ({
      exchange: buildExchange(shown),
      items: buildExampleLinks('Examples: ', all),
    }),
  });
  const url = `${source.document.servers[0]?.url ?? ''}${path}`;
  const line = Object.assign({ method, path, url }, ...drawn.map((fact) => fact.line));
  const exchange = drawn.flatMap((fact) => fact.exchange ?? []);
  const items = drawn.flatMap((fact) => fact.items ?? []);
  return [
    heading(2, id, text(summary)),
    element('Endpoint', line as Record<string, string>),
    ...drawn.flatMap(({ block = [] }) => block),
    ...exchange,
    list(items),
    ...drawn.flatMap(({ below = [] }) => below),
  ];
}

/** The key of an operation that differs from the others. */
export function buildKeyPhrases(headers: string[]): PhrasingContent[] {
  if (headers.length === 0) return [text('No key needed')];
  return [
    text('Key in the header '),
    ...joinPhrases(
      headers.map((name) => [code(name)]),
      ' and ',
    ),
  ];
}

/** The fields of a body whose type has no name, and so no page. */
function buildUnnamedFields(
  { contract }: Source,
  { label, body, prefix }: BodyFact,
): RootContent[] {
  if (!body || body.content.type || body.content.fields.length === 0) return [];
  const rows = body.content.fields.map(({ field }) =>
    buildFieldRow(contract, field, [], { id: `${prefix}.${field.name}` }),
  );
  return [paragraph(strong(label)), element('Fields', { of: label }, rows)];
}

/** A request and its response, which a page shows beside each other. */
export function buildExchange({ name, title, operation, response }: Example): RootContent[] {
  const request = element('Example', { name });
  if (response !== undefined) return [request, element('Result', { name })];
  const isEmpty = operation.response === undefined;
  const words = operation.isResponseUnknown
    ? `The body of the response to “${title}” isn't documented.`
    : `The response to “${title}” has no body.`;
  return [request, ...(isEmpty ? [paragraph(text(words))] : [])];
}

/** @example 'list of [Analysis](/api_media2/reference/Analysis/)' */
function buildTypePhrases(source: Source, type: TypeExpression): PhrasingContent[] {
  const containers = renderContainers(type);
  const name = code(type.name);
  return [
    ...(containers === '' ? [] : [text(containers)]),
    type.isReference ? link(toTypeUrl(source.contract, type.name), name) : name,
  ];
}

/** The type of a body, with the fields of the example. */
function buildBodyItem(
  source: Source,
  { label, body, isUnknown, value }: BodyFact,
): PhrasingContent[] {
  if (!body) return [text(`${label}: ${isUnknown ? 'not documented' : 'empty'}`)];
  const fields = findSentFields(source, body, value);
  return [
    text(`${label}: `),
    ...buildTypePhrases(source, body.type),
    ...(fields && fields.sent.length > 0
      ? [text('. The example has '), ...buildFieldLinks(source, fields.type, fields.sent)]
      : []),
  ];
}

/** Each error with a link to its cause and remedy. */
function buildErrorLinks({ contract }: Source, errors: ErrorDoc[]): PhrasingContent[] {
  const links = errors.map(({ status, rarity }) => [
    link(toErrorUrl(contract, status), text(printStatusLine(status))),
    ...(rarity ? [text(` (${rarity})`)] : []),
  ]);
  return joinPhrases(links, ', ');
}

/** Links to the pages of examples below a label; nothing for products without such pages. */
export function buildExampleLinks(label: string, examples: Example[]): PhrasingContent[][] {
  const links = examples.flatMap(({ contract, name, title }) => {
    const url = findExampleUrl(contract, name);
    return url === undefined ? [] : [[link(url, text(title))]];
  });
  return links.length === 0 ? [] : [[text(label), ...joinPhrases(links, ', ')]];
}

/** One line for each operation, for the head of a page. */
export function buildEndpointList(
  operations: { operation: OperationDoc; url: string }[],
): RootContent {
  return element(
    'Endpoints',
    {},
    operations.map(({ operation, url }) =>
      element('Endpoint', { method: operation.method, path: operation.path, href: url }, [
        paragraph(text(operation.summary)),
      ]),
    ),
  );
}
