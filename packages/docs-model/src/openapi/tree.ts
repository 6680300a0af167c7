import type { Properties } from 'hast';
import type { Code, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { listKeyHeaders, printStatusLine, renderContainers } from '@docs/openapi';
import type { Example, ErrorDoc, OperationDoc, TypeDoc, TypeExpression } from '@docs/openapi';
import { toContractFile } from '@docs/openapi/node';
import { toAnchor, toSlug } from '@docs/utils';
import type { BodyContent, ContentField } from '../facts/body-content';
import { when } from '../facts/draw';
import { listUnusedTypes } from '../facts/occurrences';
import { chooseExample, drawOperationFacts } from '../facts/operation-facts';
import type { BodyFact, ParameterField } from '../facts/operation-facts';
import type { Source } from '../facts/source';
import { bindsOneField, drawTypeInPlace } from '../facts/type-facts';
import { toErrorUrl, toRuleId, toTypeUrl } from '../links/link-targets';
import { fromSandbox } from '../markdown/code';
import {
  code,
  element,
  inline,
  joinPhrases,
  link,
  paragraph,
  strong,
  text,
  parseBlocks,
  buildDescription,
  parsePhrases,
} from '../mdx/blocks';
import { resolveTree } from '../mdx/resolve-page';
import { buildFieldContent, buildFieldElement, buildSuccessorPhrases } from '../pages/field-row';
import type { FieldLinks } from '../pages/field-row';
import { describeAuthentication, describeServers } from '../pages/authentication';
import { buildExampleLinks, buildKeyPhrases } from '../pages/operation-section';
import { provider } from '@docs/vendor';
import { isSimulated } from '@docs/sandbox';
import { FIRST_LANGUAGE, buildBlock, buildJsonBlock, buildRequestBlock } from './code';
import { breakPath } from './hast';

/** A file of the document. */
export interface Download {
  label: string;
  to: string;
}

/** The contract that a fact comes from, and the operation that it belongs to. */
interface Location {
  source: Source;
  operation: OperationDoc;
}

/**
 * The page below its heading as one tree for HTML and Markdown alike: key, operations by group, and
 * the types that no operation names.
 *
 * @throws when a link names something that the contract does not declare
 */
export async function buildReferenceTree(source: Source, downloads: Download[]): Promise<Root> {
  const { contract, document } = source;
  const root: Root = {
    type: 'root',
    children: [
      element('div', { class: 'split first' }, [
        element('div', {}, [
          element('div', { class: 'intro' }, [
            ...parseBlocks(document.info.description ?? ''),
            withProperties(paragraph(...joinPhrases(downloads.map(buildDownload), ' ')), {
              className: ['downloads'],
            }),
            ...ORIGINAL.map((words) => buildSmallPrint(parsePhrases(words))),
          ]),
          buildSection('authentication', 'Authentication', [
            ...describeAuthentication(document),
            ...describeServers(document),
          ]),
        ]),
        element('div', { class: 'pair' }, buildStart(source)),
      ]),
      ...document.tags.map(({ name, description = '' }) => {
        const operations = source.operations.filter(({ group }) => group === name);
        return buildSection(
          `group-${toSlug(name)}`,
          name,
          parseBlocks(description),
          operations.map((operation) => buildOperation({ source, operation })),
        );
      }),
      ...buildFurtherTypes(source),
    ],
  };
  visit(root, 'link', (node) => {
    node.url = node.url.replace(/^op:(\w+)$/, '#$1');
  });
  await resolveTree({ contract })(root, new VFile({ path: toContractFile(contract) }));
  return root;
}

function buildDownload({ label, to }: Download): PhrasingContent[] {
  return [withProperties(link(to, text(label)), { className: ['button'], download: true })];
}

function buildSection(
  id: string,
  title: string,
  words: RootContent[],
  operations: RootContent[] = [],
): RootContent {
  const heading = buildHeading(2, id, [text(title)]);
  return element('section', { id }, [
    element('div', { class: 'words' }, [heading, ...words]),
    ...operations,
  ]);
}

/** Everything for a first request: the first operation of the document as a command. */
function buildStart(source: Source): RootContent[] {
  const { document, operations, examples } = source;
  const { servers } = document;
  const [operation] = operations;
  const example = operation && chooseExample(operation, examples);
  const figures = [
    ...servers.map(({ url }) => buildFigure([text('Server')], buildBlock('text', url), 'server')),
    ...listKeyHeaders(document).map((header) =>
      buildFigure([text('Key')], buildBlock('text', header.join(': ')), 'key'),
    ),
  ];
  if (!example) return figures;
  const { id, method, path } = operation;
  const call = link(`#${id}`, buildBreakableCode(`${method.toUpperCase()} ${path}`));
  const command = buildRequestBlock(source, example, FIRST_LANGUAGE);
  return [...figures, buildFigure([text('First request '), call], command)];
}

/** A fact becomes a part of the endpoint line, or blocks above or below the example. */
interface Drawn {
  line?: Record<string, string>;
  above?: RootContent[];
  beside?: RootContent;
  below?: RootContent[];
}

function buildOperation(location: Location): RootContent {
  const { source, operation } = location;
  const { id, method, path, summary } = operation;
  const drawn = drawOperationFacts<Drawn>(source, operation, {
    deprecated: () => ({ above: [paragraph(strong('Deprecated.'))] }),
    description: (fact) => ({ above: buildDescription(fact.text) }),
    key: ({ headers }) => ({ below: [buildSmallPrint(buildKeyPhrases(headers))] }),
    rule: ({ rule }) => (bindsOneField(rule) ? {} : { below: [buildRule(rule, id)] }),
    limit: ({ limit }) => ({ line: { limit } }),
    parameters: ({ parameters }) => ({ below: buildParameters(location, parameters) }),
    request: (body) => ({ below: buildBody(location, body) }),
    response: (body) => ({ below: buildBody(location, body) }),
    errors: ({ errors }) => ({ below: buildErrors(location, errors) }),
    console: () => ({ line: { console: id } }),
    since: ({ version }) => ({ below: [buildSmallPrint([text(`Since ${version}`)])] }),
    successor: (fact) => ({ below: [buildSmallPrint(buildSuccessorPhrases(fact.successor))] }),
    examples: ({ shown, all }) => ({ beside: buildExamplePair(source, shown, all) }),
  });
  const line = Object.assign({ method, path, summary }, ...drawn.map((fact) => fact.line));
  return element('section', { id, class: 'split operation' }, [
    element('div', { class: 'words' }, [
      buildHeading(3, id, [text(summary)]),
      element('Endpoint', line as Record<string, string>),
      ...drawn.flatMap(({ above = [] }) => above),
    ]),
    // Before the fields: narrow screens show it there.
    ...drawn.flatMap(({ beside = [] }) => beside),
    element(
      'div',
      { class: 'words' },
      drawn.flatMap(({ below = [] }) => below),
    ),
  ]);
}

function buildParameters(location: Location, parameters: ParameterField[]): RootContent[] {
  const { source, operation } = location;
  const rows = parameters.map(({ id, location: position, field }) => {
    const content = buildFieldContent(field, createLinks(location, operation.id));
    return buildFieldElement(source.contract, field, { id, in: position }, content);
  });
  return [
    buildHeading(4, `${operation.id}.parameters`, [text('Parameters')]),
    element('Fields', {}, rows),
  ];
}

function buildBody(location: Location, fact: BodyFact): RootContent[] {
  const { title, label, body, description, prefix } = fact;
  const anchor = `${location.operation.id}.${title.toLowerCase()}`;
  if (!body) return [buildHeading(4, anchor, [text(label)]), ...parseBlocks(description)];
  const { type, fields } = body.content;
  const name = inline('span', { class: 'type' }, buildTypeName(location, body.type));
  const single = findSingle(location, title, body.type);
  const head = [
    buildHeading(4, anchor, [text(label), text(' '), name]),
    ...parseBlocks(description),
  ];
  if (single) {
    const to = link(`#${single.id}`, text(single.summary));
    return [...head, paragraph(text(`Each item is a ${title.toLowerCase()} of `), to, text('.'))];
  }
  return [
    ...head,
    ...(type ? drawType(type, prefix).rules.flat() : []),
    ...(fields.length > 0 ? [element('Fields', {}, buildFields(location, fields, prefix))] : []),
  ];
}

/** The operation that takes, or returns, one item of such a list. */
function findSingle(
  { source }: Location,
  title: BodyFact['title'],
  { containers, name }: TypeExpression,
) {
  if (containers.join() !== 'list') return undefined;
  return source.operations.find(({ request, response }) => {
    const type = (title === 'Body' ? request : response)?.type;
    return type?.isReference === true && type.name === name && type.containers.length === 0;
  });
}

/** @example list of [Category](/api_media2/reference/Category/) */
function buildTypeName({ source }: Location, type: TypeExpression): PhrasingContent[] {
  const name = text(type.name);
  return [
    text(renderContainers(type)),
    type.isReference ? link(toTypeUrl(source.contract, type.name), name) : name,
  ];
}

/**
 * @param prefix anchor of their object: `recommendPhotos.constraints`
 * @param path names of the fields that lead to it, with a dot at the end
 */
function buildFields(
  location: Location,
  fields: ContentField[],
  prefix: string,
  path = '',
): RootContent[] {
  return fields.map(({ field, content }) => {
    const attributes = { id: `${prefix}.${toAnchor(field.name)}`, path: path + field.name };
    return buildFieldElement(location.source.contract, field, attributes, [
      ...buildFieldContent(field, createLinks(location, prefix)),
      ...buildInside(location, content, attributes),
    ]);
  });
}

/** The description of the type of a field, with its fields. */
function buildInside(
  location: Location,
  { type, isRepeated, fields }: BodyContent,
  { id, path }: { id: string; path: string },
): RootContent[] {
  if (type && isRepeated && type.fields.length > 0) {
    const url = toTypeUrl(location.source.contract, type.name);
    const words = [link(url, text(`Fields of ${type.name}`)), text(', as above')];
    return [element('Inside', {}, [buildSmallPrint(words)])];
  }
  if (fields.length === 0) return [];
  const { about, rules } = type ? drawType(type, id) : { about: [], rules: [] };
  const count = `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`;
  return [
    element('Inside', { type: type?.name, count }, [
      ...(type ? [element('div', { class: 'about' }, about.flat())] : []),
      ...rules.flat(),
      element('InnerFields', {}, buildFields(location, fields, id, `${path}.`)),
    ]),
  ];
}

function drawType(type: TypeDoc, prefix: string) {
  return drawTypeInPlace<RootContent[]>(type, {
    description: (fact) => parseBlocks(fact.text),
    rule: ({ rule }) => (bindsOneField(rule) ? [] : [buildRule(rule, prefix)]),
  });
}

/** The option of this operation when it is one, or else the page of the type that has it. */
function createLinks({ source, operation }: Location, prefix: string): FieldLinks {
  return {
    toRuleUrl: (rule) => `#${toRuleId(prefix, rule)}`,
    toRule: (rule) => buildRule(rule, prefix),
    toOption({ owner, field }) {
      if (owner === operation.id || owner === operation.request?.type.name) {
        return `#${operation.id}.${field}`;
      }
      const isType = source.types.some((type) => type.name === owner);
      return isType ? toTypeUrl(source.contract, owner, field) : undefined;
    },
  };
}

/** A rule, above the fields that it binds, or at the only one. */
function buildRule(rule: { id: string; title: string; text: string }, prefix: string): RootContent {
  const anchor = toRuleId(prefix, rule);
  return element('Rule', { id: rule.id, anchor, title: rule.title }, parseBlocks(rule.text));
}

/** The overview of the API has cause and remedy of each error. */
function buildErrors({ source, operation }: Location, errors: ErrorDoc[]): RootContent[] {
  const items = errors.map(({ status, rarity }) => {
    const words = link(toErrorUrl(source.contract, status), code(printStatusLine(status)));
    const more = rarity ? [text(`, ${rarity}`)] : [];
    return element('li', { id: `${operation.id}.error-${status}` }, [words, ...more]);
  });
  return [
    buildHeading(4, `${operation.id}.errors`, [text('Errors')]),
    element('ul', { class: 'errors' }, items),
  ];
}

/**
 * A request with its response. The console of the operation has its place between them: it finds the
 * element by `data-console`, the operationId.
 */
function buildExamplePair(source: Source, shown: Example, all: Example[]): RootContent {
  const { id, status, summary } = shown.operation;
  const simulated = isSimulated(source.contract);
  const caption = shown.operation.response ? ' Response ' : ' Response Empty ';
  return element('div', { class: 'pair' }, [
    buildFigure(
      [text('Request')],
      buildRequestBlock(source, shown, FIRST_LANGUAGE),
      `request: ${summary}`,
    ),
    ...(simulated ? [element('div', { 'data-console': id })] : []),
    buildFigure(
      [
        inline('span', { class: 'badge badge--good' }, [text(status)]),
        text(caption),
        ...(simulated ? [inline('span', { class: 'badge' }, [fromSandbox()])] : []),
      ],
      shown.response === undefined
        ? undefined
        : buildJsonBlock(source, shown.response, `${id}.response`),
      `response: ${summary}`,
    ),
    ...buildExampleLinks('Examples in code: ', all).map(buildSmallPrint),
  ]);
}

function buildFurtherTypes(source: Source): RootContent[] {
  const types = listUnusedTypes(source);
  if (types.length === 0) return [];
  const rows = types.flatMap((type) => {
    const name = link(toTypeUrl(source.contract, type.name), code(type.name));
    return element('div', {}, [
      { ...paragraph(name), data: { hName: 'dt' } },
      element('dd', {}, drawType(type, type.name).about.flat()),
    ]);
  });
  const words = [...parseBlocks(FURTHER_TYPES), element('dl', { class: 'fields' }, rows)];
  return [buildSection('further-types', 'Further types', words)];
}

/** Code with its name, or the name alone when there is nothing to show. */
function buildFigure(caption: PhrasingContent[], block?: Code, name?: string): RootContent {
  return element('CodeFigure', { name }, [paragraph(...caption), ...(block ? [block] : [])]);
}

/** The first of the children becomes a link to the anchor. */
function buildHeading(depth: 2 | 3 | 4, id: string, children: PhrasingContent[]): RootContent {
  return { type: 'heading', depth, children, data: { id } };
}

function buildSmallPrint(phrases: PhrasingContent[]): RootContent {
  return element('SmallPrint', {}, [paragraph(...phrases)]);
}

function buildBreakableCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value, data: { hChildren: breakPath(value) } };
}

/** @param hProperties attributes in HTML */
function withProperties<Node extends Nodes>(node: Node, hProperties: Properties): Node {
  return { ...node, data: { hProperties } };
}

/** The document that the API itself publishes. */
const ORIGINAL = when(
  provider.document,
  ({ title, path }) =>
    `The API also publishes its OpenAPI document, ${title}, at a path of the form ` +
    `\`${path}\`. Its operation IDs differ from those on this page. For its URL, write to ` +
    `[${provider.contact}](mailto:${provider.contact}).`,
);

const FURTHER_TYPES = 'The contract declares these types, but no endpoint above uses them.';
