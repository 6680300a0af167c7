/** A range of the template, as offsets of its text with `\n` line ends. */
export interface Span {
  start: number;
  end: number;
}

/** The error that stopped a template, in the form that a reader sees. */
export interface TemplateErrorReport {
  message: string;
  /** "Did you mean `unitNum`?" */
  suggestion?: string;
  /** From 1. */
  line: number;
  /** From 1, in characters. */
  column: number;
  span: Span;
}

/** Thrown inside the engine; `render()` turns it into a report and never lets it escape. */
export class TemplateError extends Error {
  constructor(
    message: string,
    public span?: Span,
    public readonly suggestion?: string,
  ) {
    super(message);
  }
}

/** A part of Jinja or Genja that exists, or is named on a page, but that this engine leaves out. */
export function notSupported(what: string, span?: Span): TemplateError {
  return new TemplateError(`${what} is not supported in the playground.`, span);
}

export function buildReport(template: string, error: TemplateError): TemplateErrorReport {
  const { start, end } = error.span ?? { start: 0, end: 0 };
  const before = template.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {
    message: error.message,
    ...(error.suggestion && { suggestion: error.suggestion }),
    line: before.split('\n').length,
    column: [...before.slice(lineStart)].length + 1,
    span: { start, end },
  };
}

/** In characters, as a terminal shows it. */
const LONGEST_LINE = 160;

/**
 * The report as a terminal prints it.
 *
 * @example
 * // line 1, column 6: There is no filter "unitnum".
 * //
 * //   {{ 3|unitnum('box') }}
 * //        ^^^^^^^
 * // Did you mean `unitNum`?
 */
export function formatReport(template: string, report: TemplateErrorReport): string {
  const whole = [...(template.split('\n')[report.line - 1] ?? '')];
  // Of a long line, what is around the mistake.
  const from = whole.length > LONGEST_LINE ? Math.max(0, report.column - LONGEST_LINE / 2) : 0;
  const line = whole.slice(from, from + LONGEST_LINE).join('');
  const width = Math.max(1, Math.min(report.span.end - report.span.start, line.length + 1));
  const room = Math.max(1, line.length - report.column + from + 2);
  return [
    `line ${report.line}, column ${report.column}: ${report.message}`,
    '',
    `  ${line}`,
    `  ${' '.repeat(report.column - from - 1)}${'^'.repeat(Math.min(width, room))}`,
    ...(report.suggestion ? [report.suggestion] : []),
  ].join('\n');
}
