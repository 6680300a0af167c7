import type { RootContent } from 'mdast';
import type { Example } from '@docs/openapi';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import { printBlocks } from '../markdown/blocks';
import { code, fence, paragraph, text } from '../mdx/blocks';
import { highlightCode } from '../mdx/highlight-code';
import { describeSample } from '../mdx/examples';
import {
  divideLanguages,
  listLanguages,
  toSampleRequest,
  toRequestSequence,
} from '@docs/code-samples';
import { languages } from '@docs/vendor/samples';
import type { MoreSample, MoreSamples, SampleRequest, RequestSequence } from '@docs/code-samples';

/** The parts of an example that pages download. */
export interface Samples {
  /** The requests that a Run button sends. */
  sequence: RequestSequence;
  /** The code in the languages of the menu. */
  more: MoreSamples;
  /** The example in all languages, for readers without scripts and for AI assistants. */
  markdown: string;
}

/** Loads the samples of all examples, by their names on pages: `media-v2/tagging-basic`. */
export async function loadPageSamples(): Promise<Record<string, Samples>> {
  const lists = await Promise.all(contractNames.map((name) => loadSamples(name)));
  return Object.fromEntries(lists.flat());
}

async function loadSamples(contract: ContractName): Promise<[string, Samples][]> {
  const document = await loadContract(contract);
  const examples = [...(await loadExamples(contract)).values()];
  return Promise.all(
    examples.map(async (example): Promise<[string, Samples]> => {
      const name = `${contract}/${example.name}`;
      const request = toSampleRequest(example, document);
      const more = toMoreSamples(example, request);
      const sequence = toRequestSequence(example, examples, document);
      return [name, { sequence, more, markdown: printMarkdown(example, request) }];
    }),
  );
}

function toMoreSamples(example: Example, request: SampleRequest): MoreSamples {
  const { others } = divideLanguages(languages, request);
  return Object.fromEntries(
    others.map(({ id, syntax, print }): [string, MoreSample] => {
      const html = highlightCode(print(request).replace(/\n$/, ''), syntax);
      const tested = describeSample(example, id);
      return [id, { html, keyed: syntax, ...(tested && { tested }) }];
    }),
  );
}

function printMarkdown({ title, operation }: Example, request: SampleRequest): string {
  const line = code(`${operation.method.toUpperCase()} ${operation.path}`);
  const samples = listLanguages(languages, request).flatMap(({ label, syntax, print }) => [
    heading(2, label),
    fence(syntax, print(request).replace(/\n$/, '')),
  ]);
  const head = [heading(1, title), paragraph(line, text(' in each programming language.'))];
  return printBlocks([...head, ...samples], (url) => url);
}

function heading(depth: 1 | 2, title: string): RootContent {
  return { type: 'heading', depth, children: [text(title)] };
}
