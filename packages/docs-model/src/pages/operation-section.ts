import type { PhrasingContent, RootContent } from 'mdast';
import type { Example, ErrorDoc, OperationDoc, TypeExpression } from '@docs/openapi';
import { toStatusLine, renderContainers } from '@docs/openapi';
import { drawOperationFacts } from '../facts/operation-facts';
import type { BodyFact } from '../facts/operation-facts';
import type { Source } from '../facts/source';
import { bindsOneField } from '../facts/type-facts';
import { toErrorUrl, toExampleUrl, toTypeUrl } from '../links/link-targets';
import {
  code,
  element,
  heading,
  join,
  link,
  list,
  paragraph,
  strong,
  text,
  toBlocks,
} from '../mdx/blocks';
import { findSentFields, toFieldLinks, toFieldRow, toRule, toSuccessorPhrases } from './field-row';

/** One fact is a part of the endpoint line, a block, or an item of the list below the example. */
interface Drawn {
  line?: Record<string, string>;
  block?: RootContent[];
  exchange?: RootContent[];
  items?: PhrasingContent[][];
}

/** An operation under its own URL: method and path, meaning, parameters, bodies, a request with its response. */
export function toOperationSection(source: Source, operation: OperationDoc): RootContent[] {
  const { id, method, path, summary } = operation;
  const drawn = drawOperationFacts<Drawn>(source, operation, {
    deprecated: () => ({ block: [paragraph(strong('Deprecated.'))] }),
    description: (fact) => ({ block: toBlocks(fact.text) }),
    rule: ({ rule }) => (bindsOneField(rule) ? {} : { block: [toRule(rule)] }),
    limit: ({ limit }) => ({ line: { limit } }),
    parameters: ({ parameters }) => {
      const rows = parameters.map(({ id: anchor, location, field }) =>
        toFieldRow(source.contract, field, [], { id: anchor, in: location }),
      );
      return { block: [element('Fields', { of: summary }, rows)] };
    },
    request: (body) => ({ items: [toBodyItem(source, body)] }),
    response: (body) => ({ items: [toBodyItem(source, body)] }),
    errors: ({ errors }) => ({ items: [[text('Errors: '), ...toErrorLinks(source, errors)]] }),
    console: ({ url }) => ({ line: { console: url } }),
    since: ({ version }) => ({ items: [[text(`Since ${version}`)]] }),
    successor: ({ successor }) => ({ items: [toSuccessorPhrases(successor)] }),
    examples: ({ shown, all }) => ({
      exchange: toExchange(shown),
      items: toExampleLinks('Examples: ', all),
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
  ];
}

/** A request and its response, which a page shows beside each other. */
export function toExchange({ name, title, operation, response }: Example): RootContent[] {
  const request = element('Example', { name });
  if (response !== undefined) return [request, element('Result', { name })];
  const isEmpty = operation.response === undefined;
  const words = `The response to “${title}” has no body.`;
  return [request, ...(isEmpty ? [paragraph(text(words))] : [])];
}

/** @example 'list of [Analysis](/api_media2/reference/Analysis/)' */
function toTypePhrases(source: Source, type: TypeExpression): PhrasingContent[] {
  const containers = renderContainers(type);
  const name = code(type.name);
  return [
    ...(containers === '' ? [] : [text(containers)]),
    type.isReference ? link(toTypeUrl(source.contract, type.name), name) : name,
  ];
}

/** The type of a body, with the fields of the example. */
function toBodyItem(source: Source, { label, body, value }: BodyFact): PhrasingContent[] {
  if (!body) return [text(`${label}: empty`)];
  const fields = findSentFields(source, body, value);
  return [
    text(`${label}: `),
    ...toTypePhrases(source, body.type),
    ...(fields && fields.sent.length > 0
      ? [text('; the example has '), ...toFieldLinks(source, fields.type, fields.sent)]
      : []),
  ];
}

/** Each error with a link to its cause and remedy. */
function toErrorLinks({ contract }: Source, errors: ErrorDoc[]): PhrasingContent[] {
  const links = errors.map(({ status, rarity }) => [
    link(toErrorUrl(contract, status), text(toStatusLine(status))),
    ...(rarity ? [text(` (${rarity})`)] : []),
  ]);
  return join(links, ', ');
}

/** Links to the pages of examples below a label; nothing for products without such pages. */
export function toExampleLinks(label: string, examples: Example[]): PhrasingContent[][] {
  const links = examples.flatMap(({ contract, name, title }) => {
    const url = toExampleUrl(contract, name);
    return url === undefined ? [] : [[link(url, text(title))]];
  });
  return links.length === 0 ? [] : [[text(label), ...join(links, ', ')]];
}

/** One line for each operation, for the head of a page. */
export function toEndpointList(
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
