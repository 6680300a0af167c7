import type { PhrasingContent, RootContent } from 'mdast';
import { toTypeExpression } from '#contract/type-expression';
import type { TypeExpression } from '#contract/type-expression';
import type { Example } from '#contract/example';
import type { BodyDoc, OperationDoc } from '#contract/list-operations';
import type { Parameter } from '#contract/openapi';
import { listOwnErrors } from '#contract/own-errors';
import { toStatusLine } from '#contract/status-names';
import { toErrorUrl, toTypeUrl, toExampleUrl } from '#docs-model/links/link-targets';
import { element } from '#docs-model/mdx/elements';
import { interactiveReference, products } from '#products';
import { toSuccessor } from './field-row';
import { findSentFields, toFieldLinks } from './sent-fields';
import {
  code,
  heading,
  join,
  link,
  list,
  paragraph,
  text,
  toBlocks,
  toPhrases,
} from '#docs-model/mdx/blocks';
import { chooseExample } from '#docs-model/facts/choose-example';
import type { Source } from '#docs-model/facts/source';
import { toRule } from './type-page';

/** An operation under its own URL: method and path, meaning, parameters, bodies, a request with its response. */
export function toOperationSection(source: Source, operation: OperationDoc): RootContent[] {
  const example = chooseExample(operation, source.examples);
  const { parameters, request, response } = operation;
  const bodies = [
    ...toParameters(parameters),
    ...(request ? [toBodyItem(source, 'Body: ', request, example?.body)] : []),
    response
      ? toBodyItem(source, 'Response: ', response, example?.response)
      : [text('Response: empty')],
  ];
  const more = [
    ...toErrorItem(source, operation),
    ...toConsoleItem(source, operation),
    ...toSuccessor(operation.notes),
    ...toExamples(source, operation),
  ];
  return [
    heading(2, operation.id, text(operation.summary)),
    element('Endpoint', { method: operation.method, path: operation.path }),
    ...toBlocks(operation.description),
    ...operation.rules.map(toRule),
    ...(example === undefined
      ? [list([...bodies, ...more])]
      : [list(bodies), ...toExchange(example), list(more)]),
  ];
}

/** A request and its response, which a page shows beside each other. */
export function toExchange({ name, response }: Example): RootContent[] {
  const shown =
    response === undefined
      ? paragraph(text('The response body is empty.'))
      : element('Result', { name });
  return [element('Example', { name }), shown];
}

/** @example 'list of [Analysis](/api_media2/reference/Analysis/)' */
export function toTypePhrases(source: Source, type: TypeExpression): PhrasingContent[] {
  const containers = type.containers.map((container) => `${container} of `).join('');
  const name = code(type.name);
  return [
    ...(containers === '' ? [] : [text(containers)]),
    type.isReference ? link(toTypeUrl(source.contract, type.name), name) : name,
  ];
}

/** The type of a body, with the fields of the example below. */
function toBodyItem(
  source: Source,
  label: string,
  body: BodyDoc,
  value: unknown,
): PhrasingContent[] {
  const fields = findSentFields(source, body, value);
  return [
    text(label),
    ...toTypePhrases(source, body.type),
    ...(fields && fields.sent.length > 0
      ? [text('; the example has '), ...toFieldLinks(source, fields.type, fields.sent)]
      : []),
  ];
}

/** The errors that this operation can cause, each with a link to its cause and remedy. */
export function toErrorLinks({ contract }: Source, operation: OperationDoc): PhrasingContent[] {
  const links = listOwnErrors(operation).map(({ status }) => [
    link(toErrorUrl(contract, status), text(toStatusLine(status))),
  ]);
  return join(links, ', ');
}

function toErrorItem(source: Source, operation: OperationDoc): PhrasingContent[][] {
  const links = toErrorLinks(source, operation);
  return links.length === 0 ? [] : [[text('Errors: '), ...links]];
}

/** Where the operation can be filled in and sent, for the API that has a console. */
function toConsoleItem({ contract }: Source, { id }: OperationDoc): PhrasingContent[][] {
  const product = products.find((candidate) => candidate.contract === contract);
  if (!product?.isInteractive) return [];
  return [[text('Try it: '), link(`${interactiveReference.to}#${id}`, text('send a request'))]];
}

function toParameters(parameters: Parameter[]): PhrasingContent[][] {
  return parameters.map((parameter) => {
    const type = toTypeExpression(parameter.schema);
    const facts = [
      `${parameter.in} parameter`,
      type.name,
      ...(parameter.required ? ['required'] : []),
      ...(parameter.schema.default === undefined
        ? []
        : [`default ${JSON.stringify(parameter.schema.default)}`]),
    ];
    return [
      code(parameter.name),
      text(` (${facts.join(', ')}): `),
      ...toPhrases(parameter.description ?? ''),
    ];
  });
}

function toExamples(source: Source, operation: OperationDoc): PhrasingContent[][] {
  const links = source.examples
    .filter((example) => example.operation.id === operation.id)
    .flatMap((example) => {
      const url = toExampleUrl(source.contract, example.name);
      return url === undefined ? [] : [[link(url, text(example.title))]];
    });
  return links.length === 0 ? [] : [[text('Examples: '), ...join(links, ', ')]];
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
