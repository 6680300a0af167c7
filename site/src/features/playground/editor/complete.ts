import { FEATURE_VALUES } from '@docs/genja';
import { codes, FEATURE_MEANINGS, filters, statements, tests } from '@docs/genja/describe';
import type { Completion, Completions } from '../../../ui/CompletionArea/assistant';

const listOptions = (entries: { name: string; summary: string }[]): Completion[] =>
  entries.map(({ name, summary }) => ({ label: name, summary: summary.replaceAll('`', '') }));
const CODES = codes.map(([label, summary]) => ({ label, summary }));
const FEATURES = Object.entries(FEATURE_VALUES).map(([name, values]) => ({
  label: `${name}=`,
  summary: values.join(', '),
}));

/** Where a name is expected, what names there are; the last group is what was typed of it. */
const CONTEXTS: [RegExp, (match: RegExpExecArray) => Completion[], isList?: true][] = [
  [/\b(?:m|unit|unitNum)\s*\((?:[^()]*[\s,=(])?'[^'\s]*?()$/, () => CODES, true],
  [/\bm\s*=\s*'[^']*?()$/, () => CODES, true],
  [/\bmorph\s*[(=]\s*'(?:[^']*\|)?(\w*)$/, () => FEATURES],
  [
    /\bmorph\s*[(=]\s*'(?:[^']*\|)?(\w+)=(\w*)$/,
    ([, name = '']) =>
      (Object.hasOwn(FEATURE_VALUES, name)
        ? FEATURE_VALUES[name as keyof typeof FEATURE_VALUES]
        : []
      ).map((label) => ({ label, summary: FEATURE_MEANINGS[label] ?? '' })),
  ],
  [/\|\s*(\w*)$/, () => listOptions(filters)],
  [/\bis\s+(?:not\s+)?(\w*)$/, () => listOptions(tests)],
  [/^\{%[-+]?\s*(\w*)$/, () => listOptions(statements)],
];

/** How far back to look for the start of a tag: nobody types a longer one. */
const LOOK_BACK = 300;

/**
 * The names that may come at the caret, with what they mean.
 *
 * @example findCompletions("{{ 3|unit", 9)?.options.map(({ label }) => label); // ['unit', 'unitNum']
 */
export function findCompletions(template: string, caret: number): Completions | undefined {
  const before = template.slice(Math.max(0, caret - LOOK_BACK), caret);
  const open = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'));
  if (open < 0 || /[}%]\}/.test(before.slice(open))) return undefined;
  const tag = before.slice(open);
  for (const [pattern, list, isList] of CONTEXTS) {
    const match = pattern.exec(tag);
    if (!match) continue;
    const typed = match.at(-1)!.toLowerCase();
    const all = list(match);
    const options = isList ? all : all.filter(({ label }) => label.toLowerCase().startsWith(typed));
    if (options.length === 0 || (options.length === 1 && options[0]!.label === match.at(-1))) {
      return undefined;
    }
    return { start: caret - typed.length, end: caret, options };
  }
  return undefined;
}
