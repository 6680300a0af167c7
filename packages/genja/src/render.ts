import { TemplateError, buildReport, type TemplateErrorReport } from './error';
import type { Filter } from './filters/define';
import { KNOWLEDGE_FILTERS } from './filters/knowledge-base';
import { LIST_FILTERS } from './filters/lists';
import { MORPHOLOGY_FILTERS } from './filters/morphology';
import { NUMBER_FILTERS } from './filters/numbers';
import { TEXT_FILTERS } from './filters/text';
import { addWarning, type Context, type Warning, openScope } from './values/context';
import { createGlobals } from './interpreter/globals';
import { runStatements } from './interpreter/statements';
import { DEFAULT_LIMITS, openBudget, type Budget, type Limits } from './limits';
import { resolvePieces, type OutputSpan } from './morphology/resolve';
import type { InflectedWord, Language, Word } from './word';
import { checkFilter } from './names';
import { normalizeTemplate } from './syntax/lexer';
import { parseTemplate } from './syntax/parser';
import { applyTest } from './is-tests';
import { measure } from './values/iterate';
import { toRich } from './values/print';
import { Dict, Float, ValueError } from './values/types';
import type { CallArguments, Piece, Value } from './values/types';

export interface RenderInput {
  template: string;
  /** The JSON data; its top keys are the variables. */
  data?: unknown;
  /** The domain decides on it. English by default. */
  language?: Language;
  /** From 0 up to 1, for `random`, `choices` and `for_choices`. */
  random?: () => number;
  /** Items of the knowledge base by their id, for `name`, `prop` and `cname`. */
  items?: unknown;
  limits?: Partial<Limits>;
}

export type RenderResult =
  | {
      ok: true;
      output: string;
      /** Where each character of the output comes from, in order and without gaps. */
      spans: OutputSpan[];
      /** The inflected words, with the reasons for their forms. */
      words: InflectedWord[];
      warnings: Warning[];
    }
  | { ok: false; error: TemplateErrorReport };

const MAX_LEVELS = 100;

/**
 * Runs a template. It never throws, whatever the template and the data are.
 *
 * @example
 * const { output } = render({ template: "v# {{ 'škola'|m('6') }}", language: 'cs' }); // 've škole'
 */
export function render(input: RenderInput): RenderResult {
  const template = normalizeTemplate(input.template);
  const context = createContext(input);
  try {
    return { ok: true, ...runTemplate(template, input, context) };
  } catch (error) {
    return { ok: false, error: buildReport(template, toTemplateError(error, context)) };
  }
}

function runTemplate(template: string, input: RenderInput, context: Context) {
  const { budget } = context;
  if (template.length > budget.limits.template) {
    throw new TemplateError(`The template is longer than ${budget.limits.template} characters.`);
  }
  const data = fromData(input.data ?? {}, budget);
  if (!(data instanceof Dict)) throw new ValueError('The data has to be an object.');
  context.items = fromData(input.items ?? {}, budget);
  const body = parseTemplate(template);
  const variables = data
    .entries()
    .map(([key, value]): [string, Value] => [String(key).normalize('NFKC'), value]);
  const globals = openScope(undefined, createGlobals(context));
  const scope = openScope(openScope(globals, variables));
  const pieces: Piece[] = [];
  context.run(body, scope, pieces);
  const { orphans, ...resolved } = resolvePieces(pieces, context.language);
  budget.checkLength(resolved.output.length);
  for (const word of orphans) {
    const message = `No word has #${word.agreement}, so "${word.text}" agrees with nothing.`;
    addWarning(context, message, word.span);
  }
  for (const word of resolved.words) {
    if (word.isUnknown) addWarning(context, `"${word.form}": ${word.rule}`, word.source);
  }
  return { ...resolved, warnings: context.warnings };
}

function createContext({ language = 'en', random = Math.random, limits }: RenderInput): Context {
  const budget = openBudget({ ...DEFAULT_LIMITS, ...limits });
  const context: Context = {
    language,
    random,
    budget,
    items: new Dict(budget),
    warnings: [],
    at: { start: 0, end: 0 },
    expression: { start: 0, end: 0 },
    finish: (pieces) => finish(pieces, context),
    applyFilter: (name, value, call) => applyFilter(name, value, call, context),
    applyTest: (name, value, call) => applyTest(name, value, call, context),
    toRich: (pieces) => toRich(pieces, context.finish),
    run: (body, scope, output) => runStatements(body, scope, context, output),
  };
  return context;
}

const FILTERS: Record<string, Filter> = {
  ...TEXT_FILTERS,
  ...LIST_FILTERS,
  ...NUMBER_FILTERS,
  ...MORPHOLOGY_FILTERS,
  ...KNOWLEDGE_FILTERS,
};

function applyFilter(name: string, value: Value, call: CallArguments, context: Context): Value {
  context.budget.spend(1);
  context.budget.spendReading(measure(value));
  // The parser checks names; this one may be computed: `map('uper')`.
  checkFilter(name, context.at);
  return FILTERS[name]!(value, call, context);
}

/** A filter needs the text of words that are not finished: they take the form known so far. */
function finish(pieces: Piece[], context: Context): string {
  context.budget.spend(pieces.length * 5);
  const { output, orphans } = resolvePieces(pieces, context.language);
  const unresolved = new Set(orphans);
  const words = pieces.flatMap((piece) => (piece.type === 'word' ? [piece.word] : []));
  // A filter around a whole sentence has all words of its agreements.
  const followed = new Set(words.map(({ agreement }) => agreement));
  const isOpen = (word: Word) =>
    unresolved.has(word) || (word.reference !== undefined && !followed.has(word.reference));
  for (const { text, count } of words.filter(isOpen)) {
    addWarning(
      context,
      `"${text}" takes part in an agreement, which is resolved after the template has run. ` +
        'A filter that changes its text comes too early. ' +
        (count
          ? 'Print a sign before the number, or begin the sentence with another word.'
          : 'Write a capital letter in the word itself.'),
    );
  }
  context.budget.checkLength(output.length);
  return output;
}

function toTemplateError(error: unknown, { at }: Context): TemplateError {
  const span = { start: at.start, end: at.end };
  if (error instanceof TemplateError) {
    error.span ??= span;
    return error;
  }
  if (error instanceof ValueError) return new TemplateError(error.message, span);
  const reason = error instanceof Error ? error.message : String(error);
  // The bounds of JavaScript are the last ones; those of the budget are reached before them.
  if (/call stack|recursion/.test(reason)) {
    return new TemplateError('The template is nested too deeply.', span);
  }
  if (error instanceof RangeError) {
    return new TemplateError('A text or a list of the template is too large.', span);
  }
  return new TemplateError(`The engine has failed: ${reason}`, span);
}

/** Takes JSON data into the values of a template. A whole number is one, even if written `2.0`. */
function fromData(data: unknown, budget: Budget, level = 0): Value {
  if (level > MAX_LEVELS) throw new ValueError(`The data has more than ${MAX_LEVELS} levels.`);
  if (data === undefined || data === null) return null;
  if (typeof data === 'string' || typeof data === 'boolean') return data;
  if (typeof data === 'bigint') return data;
  if (typeof data === 'number') return Number.isSafeInteger(data) ? data + 0 : new Float(data);
  if (Array.isArray(data)) return data.map((item) => fromData(item, budget, level + 1));
  if (typeof data === 'object') {
    const entries = Object.entries(data).map(([key, value]): [Value, Value] => [
      key,
      fromData(value, budget, level + 1),
    ]);
    return new Dict(budget, entries);
  }
  throw new ValueError(`The data contains a ${typeof data}, which JSON does not have.`);
}
