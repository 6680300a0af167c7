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
export function runCommand(args: string[], readStandardInput: () => Uint8Array): CommandResult {
  try {
    const { file, data, language } = readOptions(args);
    const template = toText(file, file === '-' ? readStandardInput() : readFileSync(file));
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
  const text = toText(file, readFileSync(file));
  try {
    const { value, repeated } = readJson(text);
    return { value, warnings: describeRepeated(repeated).map((note) => `${file}: ${note}`) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Without `fatal`, letters of other encodings would become question marks. */
function toText(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file} is not in UTF-8. Save it in UTF-8.`);
  }
}
