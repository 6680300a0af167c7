import type { TemplateErrorReport } from '#genja/error';
import type { OutputSpan } from '#genja/morphology/resolve';
import type { InflectedWord, Language } from '#genja/morphology/word';
import type { ParadigmTable } from '#genja/explain/paradigm';
import { connectWorker } from '#sandbox/connect-worker';

/** What a reader has typed and chosen. */
export interface Draft {
  template: string;
  /** JSON, as text. */
  data: string;
  language: Language;
  /** Chooses among wordings; 0 takes the first one of each. */
  seed: number;
}

/** What the engine makes of a draft. */
export type Rendered =
  | { type: 'text'; output: string; spans: OutputSpan[]; words: InflectedWord[]; notes: string[] }
  | { type: 'error'; error: TemplateErrorReport }
  /** The data is not JSON; its editor says where. */
  | { type: 'data' };

export interface Series {
  /** Where the number is in the data, such as `teams.0.points`. */
  path: string;
  outputs: { value: number; text: string }[];
}

/** What the worker offers to the page. */
export interface WorkerEngine {
  render(draft: Draft): Rendered;
  /** The outputs for several values of a number of the data; undefined when it has none. */
  series(draft: Draft, path?: string): { paths: string[]; series: Series } | undefined;
  paradigm(lemma: string, language: Language, pattern?: string): ParadigmTable[];
}

export const NOT_LOADED = 'The Genja engine did not load. Check your connection and retry.';

/** Asks the engine of this page, which starts with the first question. */
export const { ask: askEngine } = connectWorker<WorkerEngine>({
  start: () => new Worker(new URL('./worker.ts', import.meta.url)),
  message: NOT_LOADED,
  // The download included. The engine bounds its own work to less than a second.
  timeout: 20_000,
});
