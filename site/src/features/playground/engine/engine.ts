import { useEffect, useState } from 'react';
import { useLazy } from '../../../ui/use-lazy';
import type { TemplateErrorReport, InflectedWord, Language } from '@docs/genja';
import type { ParadigmTable } from '@docs/genja/explain';
import { connectWorker } from '@docs/utils/worker';

export interface Draft {
  template: string;
  data: string;
  language: Language;
  /** Chooses among wordings; 0 takes the first one of each. */
  seed: number;
}

export type Rendered =
  | { type: 'text'; output: string; words: InflectedWord[]; notes: string[] }
  | { type: 'error'; error: TemplateErrorReport }
  /** The data is not JSON; its editor says where. */
  | { type: 'data' };

export type RenderedText = Extract<Rendered, { type: 'text' }>;

export interface Series {
  /** Where the number is in the data, such as `teams.0.points`. */
  path: string;
  outputs: { value: number; text: string }[];
}

export interface WorkerEngine {
  render(draft: Draft): Rendered;
  /** The outputs for several values of a number of the data; undefined when it has none. */
  series(draft: Draft, path?: string): { paths: string[]; series: Series } | undefined;
  paradigm(lemma: string, language: Language, pattern?: string): ParadigmTable[];
}

const NOT_LOADED = 'The Genja engine did not load. Check your connection and retry.';

/** Milliseconds, with the download. The engine bounds its own work to a few seconds. */
const TIMEOUT = 20_000;

/** Asks the engine of this page, which starts with the first question. */
export const { ask: askEngine } = connectWorker<WorkerEngine>({
  start: () => new Worker(new URL('./worker.ts', import.meta.url)),
  message: NOT_LOADED,
  timeout: TIMEOUT,
  timeoutMessage: `The Genja engine has not responded for ${TIMEOUT / 1000} seconds. Shorten the template or its data, or retry.`,
});

interface Result {
  rendered: Rendered;
  /** The rendered draft; another one may be typed already. */
  draft: Draft;
  origin: number;
}

/**
 * Renders a draft, and keeps the last text that was rendered. While the engine works, further drafts
 * wait; only the last one counts.
 *
 * @param origin changes with each template that is opened: the text of another one is no last text
 */
export function useRendered(draft: Draft, origin = 0) {
  const { value, phase, error, input, load, retry } = useLazy(render);
  const { template, data, language, seed } = draft;
  const request = JSON.stringify({ draft: { template, data, language, seed }, origin });
  const isBusy = phase === 'loading';
  useEffect(() => {
    if (!isBusy && input !== request) void load(request);
  }, [isBusy, input, request, load]);
  const failure =
    error === undefined ? undefined : error instanceof Error ? error.message : NOT_LOADED;
  const last = useLastText(value);
  return {
    // After a failure, what there is was made of another draft.
    rendered: failure === undefined ? value?.rendered : undefined,
    last: last?.origin === origin ? last : undefined,
    failure,
    retry,
  };
}

async function render(text: string): Promise<Result> {
  const input = JSON.parse(text) as Pick<Result, 'draft' | 'origin'>;
  return { rendered: await askEngine((engine) => engine.render(input.draft)), ...input };
}

type TextResult = Result & { rendered: RenderedText };

/** Milliseconds. Half a tag that is being typed may be a template, too. */
const SETTLED_AFTER = 500;

/** The last text that could be rendered, or, while a template has an error, that stayed for a moment. */
function useLastText(result: Result | undefined): TextResult | undefined {
  const [last, setLast] = useState<TextResult>();
  const [settled, setSettled] = useState<TextResult>();
  const rendered = result?.rendered;
  const isText = rendered?.type === 'text';
  useEffect(() => {
    if (!isText) return undefined;
    const timer = setTimeout(() => setSettled(last), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [isText, last]);
  if (result && isText && rendered !== last?.rendered) {
    const next = { ...result, rendered };
    setLast(next);
    return next;
  }
  return !isText && settled?.origin === last?.origin ? settled : last;
}
