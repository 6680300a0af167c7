import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeRepeated, readJson } from '@docs/utils';
import { formatReport } from '../error';
import type { Language } from '../word';
import { render } from '../render';
import { normalizeTemplate } from '../syntax/lexer';

const USAGE = 'Usage: npm run genja -- <template file, or -> [--data data.json] [--language cs|en]';

export interface CommandResult {
  stdout: string;
  stderr: string;
  exitCode: number;
}

/** `npm run genja`: renders a template file, or standard input. */
export function runCommand(args: string[], readStandardInput: () => string): CommandResult {
  try {
    const { file, data, language } = readOptions(args);
    const text = file === '-' ? readStandardInput() : readFileSync(file, 'utf8');
    const template = text.replace(/^\uFEFF/, '');
    const { value, warnings: notes } = data ? readData(data) : { value: {}, warnings: [] };
    const result = render({ template, data: value, language });
    if (!result.ok) {
      return fail(formatReport(normalizeTemplate(template), result.error));
    }
    const warnings = [...notes, ...result.warnings.map(({ message }) => message)];
    const stderr = warnings.map((message) => `Warning: ${message}\n`).join('');
    return { stdout: `${result.output}\n`, stderr, exitCode: 0 };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): CommandResult {
  return { stdout: '', stderr: `${message}\n`, exitCode: 1 };
}

function readOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { data: { type: 'string' }, language: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Error(USAGE);
  const { data, language = 'en' } = values;
  if (language !== 'en' && language !== 'cs') throw new Error(`"--language" is cs or en. ${USAGE}`);
  return { file, data, language: language as Language };
}

function readData(file: string): { value: unknown; warnings: string[] } {
  try {
    const { value, repeated } = readJson(readFileSync(file, 'utf8'));
    return { value, warnings: describeRepeated(repeated).map((text) => `${file}: ${text}`) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
