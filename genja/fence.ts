import { formatReport } from './error';
import { guessLanguage } from './guess-language';
import type { Language } from './morphology/word';
import { render, type RenderResult } from './render';

/** A template of a page with its data and its printed output. */
export interface Fence {
  template: string;
  data: unknown;
  language: Language;
  /** As written on the page; missing where the page leaves it to the engine. */
  output?: string;
}

/**
 * Reads the content of a `genja` fence: the template, then `--- data` and `--- output`.
 *
 * @param meta the text behind the fence's name; `language=cs` decides the language
 */
export function readFence(content: string, meta = ''): Fence {
  const [template = '', ...sections] = content.split(/^--- /m);
  const parts = new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n');
      return [name.trim(), lines.join('\n').trimEnd()] as const;
    }),
  );
  const data = parts.get('data');
  const output = parts.get('output');
  const language = /\blanguage=(cs|en)\b/.exec(meta)?.[1] as Language | undefined;
  return {
    template: template.trimEnd(),
    data: data === undefined ? {} : JSON.parse(data),
    language: language ?? guessLanguage(content),
    ...(output !== undefined && { output }),
  };
}

/** What the engine prints for a fence; the end of the last line does not count. */
export function runFence({ template, data, language }: Fence): RenderResult {
  return render({ template, data, language, random: () => 0 });
}

/**
 * The output of a fence, computed; the build uses it.
 *
 * @throws when the template fails, or when the page has another output written
 */
export function computeOutput(content: string, meta = ''): string {
  const fence = readFence(content, meta);
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
