import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { toPath } from '#contract/examples/example';
import type { Example } from '#contract/examples/example';
import type { OperationDoc } from '#contract/read/list-operations';
import type { TypeDoc } from '#contract/read/list-types';
import { toContractFile } from '#contract/read/load';
import type { BodyContent } from '#docs-model/facts/body-content';
import { chooseExample, drawOperationFacts } from '#docs-model/facts/operation-facts';
import type { BodyFact, ParameterField } from '#docs-model/facts/operation-facts';
import type { Source } from '#docs-model/facts/source';
import { listUnusedTypes } from '#docs-model/facts/occurrences';
import { drawTypeInPlace } from '#docs-model/facts/type-facts';
import { toRuleId, toTypeUrl } from '#docs-model/links/link-targets';
import {
  code,
  element,
  fence,
  join,
  link,
  list,
  paragraph,
  strong,
  text,
  toBlocks,
  toPhrases,
} from '#docs-model/mdx/blocks';
import { resolveTree } from '#docs-model/mdx/resolve-page';
import { printResult } from '#docs-model/mdx/results';
import { toFieldContent, toFieldElement, toSuccessorPhrases } from '#docs-model/pages/field-row';
import { toErrorLinks, toExampleLinks, toTypePhrases } from '#docs-model/pages/operation-section';
import { languages } from '#samples/languages';
import { toSampleRequest } from '#samples/request';
import { COLUMNS } from './examples';
import { toOptionUrl } from './fields';
import { describeAuthentication, FURTHER_TYPES, ORIGINAL, toGroupId, toHeader } from './reference';
import type { Download } from './reference';

/** The operations of a contract as one tree, from which the Markdown of `/openapi/` is printed. */
export async function toReferenceTree(source: Source, downloads: Download[]): Promise<Root> {
  const { contract, document } = source;
  const root: Root = {
    type: 'root',
    children: [
      ...toBlocks(document.info.description ?? ''),
      paragraph(
        ...join(
          downloads.map(({ label, to }) => [link(to, text(label))]),
          ' ',
        ),
      ),
      ...toBlocks(ORIGINAL),
      toHeading(2, 'authentication', [text('Authentication')]),
      ...describeAuthentication(document).flatMap(toBlocks),
      ...toStart(source),
      ...document.tags.flatMap((tag) => [
        toHeading(2, toGroupId(tag.name), [text(tag.name)]),
        ...toBlocks(tag.description ?? ''),
        ...source.operations
          .filter(({ group }) => group === tag.name)
          .flatMap((operation) => toOperation(source, operation)),
      ]),
      ...toFurtherTypes(source),
    ],
  };
  visit(root, 'link', (node) => {
    node.url = node.url.replace(/^op:(\w+)$/, '#$1');
  });
  await resolveTree({ contract })(root, new VFile({ path: toContractFile(contract) }));
  return root;
}

/** What a first request needs. */
function toStart({ document, operations, examples }: Source): RootContent[] {
  const [operation] = operations;
  const example = operation && chooseExample(operation, examples);
  const curl = languages.find(({ id }) => id === 'curl');
  return [
    ...document.servers.map(({ url }) => fence('text', url, 'title="Server"')),
    ...Object.values(document.components.securitySchemes ?? {}).map((scheme) =>
      fence('text', toHeader(scheme), 'title="Key"'),
    ),
    ...(example && curl
      ? [
          paragraph(
            text('First request '),
            link(`#${operation.id}`, code(toCall(operation))),
            text(':'),
          ),
          fence(curl.syntax, curl.print(toSampleRequest(example, document))),
        ]
      : []),
  ];
}

function toOperation(source: Source, operation: OperationDoc): RootContent[] {
  const { id, method, path, summary } = operation;
  return [
    toHeading(3, id, [text(summary)]),
    paragraph(text(`${method.toUpperCase()} `), code(path), text(` ${id}`)),
    ...drawOperationFacts<RootContent[]>(source, operation, {
      deprecated: () => [paragraph(strong('Deprecated.'))],
      description: (fact) => toBlocks(fact.text),
      rule: ({ rule }) => [toRule(rule, id)],
      parameters: ({ parameters }) => toParameters(source, operation, parameters),
      request: (body) => toBody(source, operation, body),
      response: (body) => toBody(source, operation, body),
      errors: ({ own }) =>
        own.length === 0
          ? []
          : [toHeading(4, '', [text('Errors')]), paragraph(...toErrorLinks(source, own))],
      // It is on this page.
      console: () => [],
      since: ({ version }) => [paragraph(text(`Since ${version}`))],
      successor: ({ successor }) => [paragraph(...toSuccessorPhrases(successor))],
      question: () => [],
      examples: ({ shown, all }) => toExample(shown, all),
    }).flat(),
  ];
}

function toParameters(
  source: Source,
  operation: OperationDoc,
  parameters: ParameterField[],
): RootContent[] {
  const rows = parameters.map(({ id, location, field }) => {
    const content = toFieldContent(field, toLinks(source, operation, operation.id));
    return toFieldElement(source.contract, field, { id, in: location }, content);
  });
  return [toHeading(4, '', [text('Parameters')]), element('Fields', {}, rows)];
}

function toBody(
  source: Source,
  operation: OperationDoc,
  { title, body, description, prefix }: BodyFact,
): RootContent[] {
  if (!body) return [toHeading(4, '', [text(title)]), ...toBlocks(description)];
  const { content } = body;
  const rows: RootContent[] = [];
  collect(content, prefix, '');
  return [
    toHeading(4, '', [text(`${title} `), ...toTypePhrases(source, body.type)]),
    ...toBlocks(description),
    ...(content.type ? drawType(content.type, prefix).rules.flat() : []),
    ...(rows.length > 0 ? [element('Fields', {}, rows)] : []),
  ];

  /** Fields inside fields follow them under the path that leads to them. */
  function collect({ fields }: BodyContent, at: string, path: string): void {
    for (const { field, content: inside } of fields) {
      const id = `${at}.${field.name}`;
      const own = path === '' ? field.name : `${path}.${field.name}`;
      const facts = toFieldContent(field, toLinks(source, operation, at));
      const about = toAbout(source, inside, id);
      rows.push(toFieldElement(source.contract, field, { id, path: own }, [...facts, ...about]));
      collect(inside, id, own);
    }
  }
}

/** What is said of the type of a field, beside its fields. */
function toAbout({ contract }: Source, content: BodyContent, prefix: string): RootContent[] {
  const { type, isRepeated, fields } = content;
  if (!type || type.fields.length === 0) return [];
  if (isRepeated) {
    const url = toTypeUrl(contract, type.name);
    return [paragraph(link(url, text(`Fields of ${type.name}`)), text(', as above'))];
  }
  if (fields.length === 0) return [];
  const { about, rules } = drawType(type, prefix);
  return [...about, ...rules].flat();
}

function drawType(type: TypeDoc, prefix: string) {
  return drawTypeInPlace<RootContent[]>(type, {
    description: (fact) => toBlocks(fact.text),
    rule: ({ rule }) => [toRule(rule, prefix)],
  });
}

function toLinks(source: Source, operation: OperationDoc, prefix: string) {
  return {
    toRule: (rule: { id: string }) => `#${toRuleId(prefix, rule)}`,
    toOption: (option: Parameters<typeof toOptionUrl>[1]) =>
      toOptionUrl({ source, operation }, option),
  };
}

function toRule(rule: { id: string; title: string; text: string }, prefix: string): RootContent {
  const anchor = toRuleId(prefix, rule);
  return element('Rule', { id: rule.id, anchor, title: rule.title }, toBlocks(rule.text));
}

function toExample(shown: Example, all: Example[]): RootContent[] {
  const { method, status } = shown.operation;
  const request = `${method.toUpperCase()} ${toPath(shown)}`;
  return [
    paragraph(text('Request '), code(request), text(':')),
    ...toJson(shown.body),
    ...(shown.response === undefined
      ? [paragraph(text(`${status} Response: empty.`))]
      : [
          fence('json', printResult(shown.response, COLUMNS), `title="${status} Response" sandbox`),
        ]),
    ...toExampleLinks('Examples in code: ', all).map((phrases) => paragraph(...phrases)),
  ];
}

function toJson(value: unknown): RootContent[] {
  return value === undefined ? [] : [fence('json', printResult(value, COLUMNS))];
}

function toFurtherTypes(source: Source): RootContent[] {
  const types = listUnusedTypes(source);
  if (types.length === 0) return [];
  return [
    toHeading(2, 'further-types', [text('Further types')]),
    paragraph(text(FURTHER_TYPES)),
    list(
      types.map((type) => [
        link(toTypeUrl(source.contract, type.name), code(type.name)),
        text(': '),
        ...drawTypeInPlace<PhrasingContent[]>(type, {
          description: (fact) => toPhrases(fact.text),
          rule: () => [],
        }).about.flat(),
      ]),
    ),
  ];
}

/** @param id the anchor; an empty one for headings that have none */
function toHeading(depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children, data: { id } };
}

function toCall({ method, path }: OperationDoc): string {
  return `${method.toUpperCase()} ${path}`;
}
