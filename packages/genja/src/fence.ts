import { readJson, toLineFeeds, suggest } from '@docs/utils';
import { formatReport } from './error';
import { guessLanguage } from './morphology/czech/lexicon';
import type { Language } from './word';
import { render, type RenderResult } from './render';

/** A template of a page with its data and its printed output. */
export interface Fence {
  template: string;
  data: unknown;
  /** The data as written; missing where the template needs none. */
  json?: string;
  language: Language;
  /** As written on the page; missing where the page leaves it to the engine. */
  output?: string;
}

const SECTIONS = ['data', 'output'];

/**
 * Reads the content of a `genja` fence: the template, then `--- data` and `--- output`.
 *
 * @param meta the text behind the fence's name; `language=cs` decides the language
 * @throws when a section has another name
 */
export function readFence(content: string, meta = ''): Fence {
  const [template = '', ...rest] = toLineFeeds(content).split(/^--- /m);
  const sections = new Map(rest.map(parseSection));
  const unknown = [...sections.keys()].find((name) => !SECTIONS.includes(name));
  if (unknown !== undefined) {
    throw new Error(`has a line "--- ${unknown}" in a template. ${suggest(unknown, SECTIONS)}`);
  }
  const json = sections.get('data');
  const output = sections.get('output');
  const language = /\blanguage=(cs|en)\b/.exec(meta)?.[1] as Language | undefined;
  const data: unknown = json === undefined ? {} : readJson(json).value;
  return {
    template: template.trimEnd(),
    data,
    language: language ?? guessLanguage(template, data),
    ...(json !== undefined && { json }),
    ...(output !== undefined && { output }),
  };
}

function parseSection(text: string): [name: string, value: string] {
  const [name = '', ...lines] = text.split('\n');
  return [name.trim(), lines.join('\n').trimEnd()];
}

/** The output of the engine for a fence; the end of the last line does not count. */
export function runFence({ template, data, language }: Fence): RenderResult {
  return render({ template, data, language, random: () => 0 });
}

/**
 * The output of a fence, computed; the build uses it.
 *
 * @throws when the template fails, or when the page has another output written
 */
export function computeOutput(fence: Fence): string {
  const result = runFence(fence);
  if (!result.ok) {
    throw new Error(`has a template that fails: ${formatReport(fence.template, result.error)}`);
  }
  const output = result.output.trimEnd();
  if (fence.output !== undefined && fence.output !== output) {
    throw new Error(
      `says that a template prints\n${fence.output}\nbut it prints\n${output}\n` +
        'Correct the output, or leave out "--- output" to have it computed.',
    );
  }
  return output;
}
