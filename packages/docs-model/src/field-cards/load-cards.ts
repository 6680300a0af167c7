import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Child } from 'hastscript';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import type {
  Definitions,
  FieldCard,
  FieldCards,
  NextLink,
  FieldMap,
  LimitLine,
} from '@docs/openapi/describe';
import { listOperations, renderFieldType } from '@docs/openapi';
import { ifMissing, loadContract, findRepository } from '@docs/openapi/node';
import type { ContractName } from '@docs/vendor';
import type { NextRequest, NextRequests } from '@docs/vendor/next-requests';
import type { OpenApiDocument } from '@docs/openapi';
import type { Renderer } from '../facts/draw';
import { drawFieldFacts } from '../facts/type-facts';
import type { FieldFact } from '../facts/type-facts';
import { createSlugger, toHeadingContent, toHeadingId } from '../links/heading-id';
import { toOperationUrl, toTypeUrl } from '../links/link-targets';
import { GLOSSARY } from '../links/load-terms';
import { joinPhrases } from '../mdx/blocks';
import { resolvePage } from '../mdx/resolve-page';
import { printLinkedHtml } from '../openapi/finish-links';
import { renderBlocks, renderContents, renderPhrases } from '../openapi/hast';
import { buildLimitPhrases } from '../pages/field-row';
import { interactiveContract } from '@docs/vendor';
import { glossary } from '@docs/vendor/site';
import { hasConsoles } from '../find-product';
import { loadFieldMap } from '../field-map/to-field-map';
import type { MappedField } from '../field-map/to-field-map';

/** The cards of all fields of a contract. */
export async function loadFieldCards(contract: ContractName): Promise<FieldCards> {
  const document = await loadContract(contract);
  const map = await loadFieldMap(contract);
  const types: FieldCards['types'] = {};
  // Only an API with consoles has them.
  const nextRequests = hasConsoles(contract)
    ? (await import('@docs/vendor/next-requests')).nextRequests
    : [];
  const requests = Object.keys(map.bodies).filter((body) => body.endsWith('.request'));
  for (const [type, fields] of Object.entries(map.types)) {
    types[type] = {};
    const isSent = requests.some((body) => contains(map, body, type));
    for (const [name, mapped] of Object.entries(fields)) {
      const next = listNext({ document, map, nextRequests }, type, name);
      types[type][name] = {
        ...(await buildCard(contract, document, mapped)),
        ...(isSent && listExamples(mapped)),
        ...(next.length > 0 && { next }),
      };
    }
  }
  return { route: map.route, bodies: map.bodies, types };
}

/** Examples that a reader of a request may want to type, which sentences are not. */
function listExamples({ field }: MappedField): Pick<FieldCard, 'examples'> {
  const values = [field.schema.examples ?? []].flat(2);
  const examples = values.filter((value) => /^\S+$/.test(String(value))).map(String);
  return examples.length > 0 ? { examples } : {};
}

interface Drawn {
  html?: Child;
  values?: { value: string; meaning: string }[];
  isClosed?: true;
  appears?: FieldCard['appears'];
}

async function buildCard(
  contract: ContractName,
  document: OpenApiDocument,
  { shape, field }: MappedField,
): Promise<FieldCard> {
  const drawn = drawFieldFacts(field, createRenderer(contract, document));
  const values = drawn.flatMap((fact) => fact.values ?? []);
  const appears = drawn.flatMap((fact) => fact.appears ?? []);
  const meanings = values.map(async ({ value, meaning }): Promise<[string, string]> => [
    value,
    await printLinkedHtml(contract, renderPhrases(meaning)),
  ]);
  return {
    shape,
    type: renderFieldType(field),
    ...(field.required && { required: true }),
    html: await printLinkedHtml(contract, ...drawn.map(({ html }) => html)),
    ...(values.length > 0 && { values: Object.fromEntries(await Promise.all(meanings)) }),
    ...(drawn.some(({ isClosed }) => isClosed) && { isClosed: true }),
    ...(appears.length > 0 && { appears }),
  };
}

function createRenderer(
  contract: ContractName,
  document: OpenApiDocument,
): Renderer<FieldFact, Drawn> {
  const types = document.components.schemas;
  return {
    deprecated: () => ({ html: h('p', 'Deprecated') }),
    since: ({ version }) => ({ html: h('p', `Since ${version}`) }),
    description: ({ text }) => ({ html: renderBlocks(text) }),
    values: ({ values, isClosed }) => ({ values, ...(isClosed && { isClosed }) }),
    limits: ({ lines }) => ({ html: renderLine(lines) }),
    'appears-with': ({ options, names }) => ({
      appears: options.map(({ owner, field, label }, index) => ({
        option: names[index] ?? '',
        label,
        ...(owner in types && { href: toTypeUrl(contract, owner, field) }),
      })),
    }),
    // The page of the type explains them.
    rule: () => ({}),
    successor: () => ({}),
  };
}

function renderLine(lines: LimitLine[]): Child {
  // The card is beside a value, which is a better example.
  const shown = lines.filter(({ label }) => label !== 'Example');
  if (shown.length === 0) return undefined;
  return h('p', renderContents(joinPhrases(shown.map((line) => buildLimitPhrases(line)))));
}

/** The requests that take the value of a field, in the responses that contain its type. */
function listNext(
  {
    document,
    map,
    nextRequests,
  }: { document: OpenApiDocument; map: FieldMap; nextRequests: NextRequests[] },
  type: string,
  field: string,
): NextLink[] {
  const calls = nextRequests
    .filter(
      ({ fields, from }) =>
        fields.includes(field) && from.some((id) => contains(map, `${id}.response`, type)),
    )
    .flatMap(({ calls: some }) => some);
  return calls.flatMap((call) => {
    const operation = listOperations(document).find(({ id }) => id === call.operation);
    if (!operation) return [];
    const { label, path, body } = call;
    return [
      {
        operation: call.operation,
        label,
        href: toOperationUrl(interactiveContract, document, operation),
        ...(needsValueOnly(call) && { ...(path && { path }), ...(body !== undefined && { body }) }),
      },
    ];
  });
}

/** Whether a request can be made without the exchange that the value is from. */
function needsValueOnly({ path, body, changes }: NextRequest): boolean {
  const places = JSON.stringify([path, body]).match(/"\$[^"]*"/g) ?? [];
  return changes === undefined && places.every((placeholder) => placeholder === '"$value"');
}

function contains(map: FieldMap, body: string, type: string): boolean {
  const queue = [map.bodies[body] ?? ''];
  const seen = new Set<string>();
  for (let shape = queue.pop(); shape !== undefined; shape = queue.pop()) {
    const name = shape.replace(/^(\[\]|\{\})+/, '');
    if (name === type) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...Object.values(map.types[name] ?? {}).map((field) => field.shape));
  }
  return false;
}

/** The first paragraph of each entry of the glossary, with links that work on every page. */
export async function loadDefinitions(): Promise<Definitions> {
  const file = path.join(findRepository(), GLOSSARY);
  const source = await readFile(file, 'utf8').catch(ifMissing(''));
  const { children } = await resolvePage({ file: GLOSSARY, source });
  const toSlug = createSlugger();
  const definitions: Definitions = {};
  children.forEach((node, index) => {
    if (node.type !== 'heading') return;
    const id = toHeadingId(node, toSlug);
    const next = children[index + 1];
    if (next?.type !== 'paragraph') return;
    const title = toString(toHeadingContent(node)).trim();
    definitions[id] = {
      title,
      html: print(next).replaceAll('href="#', `href="${glossary.route}#`),
    };
  });
  return definitions;
}

function print(paragraph: RootContent): string {
  return toHtml(toHast(paragraph));
}
