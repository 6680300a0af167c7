import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeRepeated, readJson } from '@docs/utils';
import { formatReport } from '../error';
import type { Language } from '../word';
import { render } from '../render';
import { normalizeTemplate } from '../syntax/lexer';

const USAGE = 'Usage: npm run genja -- <template file, or -> [--data data.json] [--language cs|en]';

const HELP = `Prints the output of a Genja template.

${USAGE}

  --data <file>       JSON whose top keys are the variables of the template
  --language <cs|en>  how words are inflected (default: en)
  --help              print this text

With - instead of a file, the template is read from standard input.
`;

export interface CommandResult {
  stdout: string;
  stderr: string;
  exitCode: number;
}

/** `npm run genja`: renders a template file, or standard input. */
export function runCommand(args: string[], readStandardInput: () => Uint8Array): CommandResult {
  try {
    const options = readOptions(args);
    if (options === 'help') return { stdout: HELP, stderr: '', exitCode: 0 };
    const { file, data, language } = options;
    const template = decodeText(file, read(file, readStandardInput));
    const { value, warnings: notes } = readData(data);
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
    options: {
      data: { type: 'string' },
      language: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Error(USAGE);
  const { data, language = 'en' } = values;
  if (language !== 'en' && language !== 'cs') throw new Error(`"--language" is cs or en. ${USAGE}`);
  return { file, data, language: language as Language };
}

function readData(file?: string): { value: unknown; warnings: string[] } {
  if (file === undefined) return { value: {}, warnings: [] };
  const text = decodeText(file, read(file));
  try {
    const { value, repeated } = readJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error('The data has to be an object whose keys are the variables.');
    }
    return { value, warnings: describeRepeated(repeated).map((note) => `${file}: ${note}`) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function read(file: string, readStandardInput?: () => Uint8Array): Uint8Array {
  try {
    return file === '-' && readStandardInput ? readStandardInput() : readFileSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      ENOENT: `There is no file ${file}. Check its name and folder.`,
      EISDIR: `${file === '-' ? 'The standard input' : file} is a folder. Name a file in it.`,
      ENOTDIR: `${file} is inside a file, not a folder. Check its path.`,
    };
    throw new Error(reasons[code ?? ''] ?? message, { cause: error });
  }
}

/** Without `fatal`, letters of other encodings would become question marks. */
function decodeText(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file} is not in UTF-8. Save it in UTF-8.`);
  }
}
