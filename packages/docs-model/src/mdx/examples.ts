import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { listCalls, listTypes } from '@docs/openapi';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { isSent } from '@docs/openapi/describe';
import { loadContract, listExampleNames, loadExample, loadExamples } from '@docs/openapi/node';
import { contractNames, provider } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import { isSimulated } from '@docs/sandbox';
import { requireNamed, settleAll } from '@docs/utils';
import { divideLanguages, toSampleRequest } from '@docs/code-samples';
import { languages } from '@docs/vendor/samples';
import { describeTest } from './tested';
import type { TestDoc } from './tested';
import { listBlocks, readAttributes, printLocation } from './mdx-nodes';
import { element, fence } from './blocks';
import { findPart, printResult } from '../results';

/** The width of a response beside its request. */
const COLUMNS = 50;

/**
 * Puts examples of the contract on a page:
 *
 * - `<Example name="tagging-basic" />` the request, a tab for each programming language, with a
 *   button that sends it to the sandbox, if that simulates the API
 * - `<Result name="tagging-basic" pointer="/tags/0" />` the response, or a part of it: see findPart()
 *
 * Examples of another document are named `general-v3/analysis-basic`. Long lines are broken: a URL is
 * read whole.
 *
 * @throws when the example, its response or the pointer does not exist
 */
export function examples({ contract }: { contract?: ContractName } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places = listBlocks(tree, 'mdxJsxFlowElement').filter(({ node }) =>
      /^(Example|Result)$/.test(node.name ?? ''),
    );
    const drawn = new Map<RootContent, 'Example' | 'Result'>();
    const shown = await settleAll(
      places.map(({ node }) => findShown(node, printLocation(file, node), contract)),
    );
    const contents = await settleAll(shown.map((one) => expand(one, shown)));
    for (const [at, { node, index, parent }] of places.entries()) {
      parent.children[index] = contents[at]!;
      drawn.set(contents[at]!, node.name as 'Example' | 'Result');
    }
    for (const parent of new Set(places.map((block) => block.parent))) {
      parent.children = joinExchanges(parent.children, (node) => drawn.get(node));
    }
  };
}

/** A request whose response follows, at most one paragraph below, is shown beside it. */
function joinExchanges(
  nodes: RootContent[],
  kindOf: (node: RootContent) => string | undefined,
): RootContent[] {
  const joined: RootContent[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    const distance = nodes[index + 1]?.type === 'paragraph' ? 2 : 1;
    const response = nodes[index + distance];
    const isExchange = kindOf(node) === 'Example' && response && kindOf(response) === 'Result';
    const group = nodes.slice(index, index + distance + 1);
    joined.push(isExchange ? element('Exchange', {}, group) : node);
    if (isExchange) index += distance;
  }
  return joined;
}

interface Shown {
  node: MdxJsxFlowElement;
  position: string;
  example: Example;
}

async function findShown(
  node: MdxJsxFlowElement,
  position: string,
  home?: ContractName,
): Promise<Shown> {
  const { name = '' } = readAttributes(node);
  return { node, position, example: await findExample(name, position, home) };
}

async function expand({ node, position, example }: Shown, all: Shown[]): Promise<RootContent> {
  const { pointer = '' } = readAttributes(node);
  if (node.name === 'Example') {
    const first = all.find(
      (other) => other.node.name === 'Example' && isSameOperation(other.example, example),
    )!;
    const document = await loadContract(example.contract);
    const tabs = buildRequestTabs(example, document, first.example);
    return isSimulated(example.contract) ? await buildRun(example, tabs) : tabs;
  }
  const excerpt = findPart(example.response, pointer);
  if (excerpt === undefined) {
    throw new Error(
      `${position} shows "${pointer || '/'}" of the response of "${example.name}", which has no such ` +
        'part. The file response.json has the names.',
    );
  }
  const shown = excerpt.pointer.slice(1).replaceAll('/', '.');
  const title = shown === '' ? 'Response' : `Response: ${shown}`;
  const of = `${example.contract}/${example.operation.id}.response${excerpt.pointer}`;
  const options = listSentOptions(await loadContract(example.contract), example);
  const sent = options.length > 0 ? ` sent="${options.join(' ')}"` : '';
  const origin = printOrigin(example.contract);
  return fence(
    'json',
    printResult(excerpt.value, COLUMNS),
    `title="${title}" of="${of}"${sent}${origin} wrap`,
  );
}

/** Says of a fence that its content comes from the sandbox, if the API is simulated. */
export function printOrigin(contract: string): string {
  return isSimulated(contract) ? ' sandbox' : '';
}

async function buildRun(example: Example, tabs: RootContent): Promise<RootContent> {
  const { contract, name, title, body } = example;
  const keyed = JSON.stringify(tabs).includes(provider.key.placeholder);
  const attributes = {
    editable: body !== undefined,
    keyed,
    title,
    before: await nameBefore(example),
  };
  return element('Run', { example: `${contract}/${name}`, ...attributes }, [tabs]);
}

/** Names the examples that may be sent before. Readers are told so before they press Run. */
async function nameBefore(example: Example): Promise<string | undefined> {
  if (example.after.length === 0) return undefined;
  const siblings = await loadExamples(example.contract);
  const before = listCalls(example, [...siblings.values()]).slice(0, -1);
  return before.map(({ title }) => `“${title}”`).join(', ');
}

export async function findExample(
  name: string,
  position: string,
  home?: ContractName,
): Promise<Example> {
  const named = contractNames.find((contract) => name.startsWith(`${contract}/`));
  const contract = named ?? home;
  if (contract === undefined) {
    throw new Error(
      `${position} shows the example "${name}" without its document: "${contractNames[0]}/${name}".`,
    );
  }
  const shortName = named === undefined ? name : name.slice(named.length + 1);
  const problem = `${position} shows an example that is not in contracts/${contract}/examples:`;
  return loadExample(contract, requireNamed(await listExampleNames(contract), shortName, problem));
}

/**
 * The request of an example as code, in a tab for each of the first languages. The others are named
 * only, as in `java Java|csharp C#`; their code is downloaded when one of them is chosen.
 *
 * @param first the first request of the same operation on the page
 */
function buildRequestTabs(
  example: Example,
  document: OpenApiDocument,
  first: Example,
): RootContent {
  const request = toSampleRequest(example, document);
  const name = `${example.contract}/${example.name}`;
  const of = `of="${example.contract}/${example.operation.id}.request"`;
  const { tabs, others } = divideLanguages(languages, request);
  const items = tabs.map(({ id, label, syntax, print }) => {
    // Of the first languages only a command contains its body as JSON.
    const meta = id === 'curl' && example.body !== undefined ? of : undefined;
    const text = print(request);
    const changed = listChangedLines(print(toSampleRequest(first, document)), text);
    const marked = changed.length > 0 && `changed="${changed.join(' ')}"`;
    const code = fence(syntax, text, [meta, marked].filter(Boolean).join(' '));
    return element('TabItem', { value: id, label }, [
      code,
      ...buildBadge(describeSample(example, id)),
    ]);
  });
  const more = others.map(({ id, label }) => `${id} ${label}`).join('|');
  return element('Tabs', { groupId: 'language', example: name, more }, items);
}

function isSameOperation(a: Example, b: Example): boolean {
  return a.contract === b.contract && a.operation.id === b.operation.id;
}

/** A request that is mostly another one has nothing to point out. */
const MOST_CHANGED = 1 / 3;

/** The numbers of the lines that the first code doesn't have; a comma at the end is no difference. */
function listChangedLines(first: string, code: string): number[] {
  const readLines = (text: string) => text.split('\n').map((line) => line.trim().replace(/,$/, ''));
  const firstLines = new Set(readLines(first));
  const lines = readLines(code);
  const changed = lines.flatMap((line, at) => (firstLines.has(line) ? [] : [at + 1]));
  return changed.length > MOST_CHANGED * lines.length ? [] : changed;
}

/**
 * The options of a request that make fields of its response appear, as the fields name them.
 *
 * @example
 * listSentOptions(mediaV2, taggingMentions); // ['NlpRequest.returnMentions=true']
 */
function listSentOptions(document: OpenApiDocument, example: Example): string[] {
  const options = listTypes(document).flatMap(({ fields }) =>
    fields.flatMap(({ appearsWith }) => appearsWith),
  );
  const { operation, parameters, body } = example;
  const type = operation.request?.type.name;
  const request = { operation: operation.id, body, query: parameters.query, ...(type && { type }) };
  return [...new Set(options)].filter((option) => isSent(option, request));
}

/** How a sample is tested: those of an API without a simulation are printed only. */
export function describeSample({ contract }: Example, language: string): TestDoc | undefined {
  return isSimulated(contract) ? describeTest(language) : undefined;
}

/** The badge below a code sample that says how it is tested. */
export function buildBadge(tested: TestDoc | undefined): RootContent[] {
  return tested ? [element('Executed', { ...tested })] : [];
}
