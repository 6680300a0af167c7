import { toKebabCase, toPascalCase, toSnakeCase } from './request';
import type { SampleRequest } from './request';
import { printCsharp } from './printers/print-csharp';
import { printCurl } from './printers/print-curl';
import { isShortForWindows, printCurlWindows } from './printers/print-curl-windows';
import { isShortForJava, printJava } from './printers/print-java';
import { printGo } from './printers/print-go';
import { printJavaScript } from './printers/print-javascript';
import { printPerl } from './printers/print-perl';
import { printPhp } from './printers/print-php';
import { printPython } from './printers/print-python';
import { printR } from './printers/print-r';
import { printRuby } from './printers/print-ruby';

/** A programming language in which the documentation shows requests. */
export type Language = {
  id: string;
  /** The name in tabs and menus. */
  label: string;
  /** The name by which Prism highlights it: https://prismjs.com/#supported-languages */
  syntax: string;
  /** Under this name the script can be saved and run. */
  fileName(request: SampleRequest): string;
  print(request: SampleRequest): string;
  /** Says whether the language can express this request; absent when it can express all. */
  supports?(request: SampleRequest): boolean;
};

/**
 * The code of an example in the languages of the menu, by language. Highlighted by the build, and
 * downloaded when a reader chooses one of them.
 */
export type MoreSamples = Record<string, MoreSample>;

export interface MoreSample {
  html: string;
  /** By which language's rules a reader's own key has to be quoted. */
  keyed: string;
  /** How it is tested; absent for a language that the tests leave out. */
  tested?: { label: string; details: string };
}

type ToFileName = Language['fileName'];

/** @example nameFile(toSnakeCase, '.py')({ name: 'kbSearch' }); // 'kb_search.py' */
const nameFile =
  (toCase: (name: string) => string, end: string): ToFileName =>
  ({ name }) =>
    toCase(name) + end;

/** Most languages are highlighted by the name that is their id. */
function describeLanguage(
  id: string,
  label: string,
  fileName: ToFileName,
  print: Language['print'],
  others: Partial<Language> = {},
): Language {
  return { id, label, syntax: id, fileName, print, ...others };
}

/** The languages for every API, in the order in which readers see them. `@docs/vendor/samples` adds the vendor's. */
export const commonLanguages: Language[] = [
  describeLanguage('curl', 'cURL', nameFile(toKebabCase, '.sh'), printCurl, { syntax: 'bash' }),
  describeLanguage('javascript', 'JavaScript', nameFile(toKebabCase, '.mjs'), printJavaScript),
  describeLanguage('python', 'Python', nameFile(toSnakeCase, '.py'), printPython),
  // Not .cmd: in a batch file each % would have to be doubled.
  describeLanguage(
    'curl-windows',
    'cURL (cmd.exe)',
    nameFile(toKebabCase, '-windows.txt'),
    printCurlWindows,
    { syntax: 'batch', supports: isShortForWindows },
  ),
  describeLanguage('java', 'Java', nameFile(toPascalCase, '.java'), printJava, {
    supports: isShortForJava,
  }),
  describeLanguage('csharp', 'C#', nameFile(toPascalCase, '.cs'), printCsharp),
  describeLanguage('php', 'PHP', nameFile(toKebabCase, '.php'), printPhp),
  describeLanguage('go', 'Go', nameFile(toSnakeCase, '.go'), printGo),
  describeLanguage('ruby', 'Ruby', nameFile(toSnakeCase, '.rb'), printRuby),
  describeLanguage('perl', 'Perl', nameFile(toKebabCase, '.pl'), printPerl),
  describeLanguage('r', 'R', nameFile(toKebabCase, '.R'), printR),
];

/** How many languages are tabs of an example. The rest are in the menu beside them. */
const TABS = 3;

/** Lists the given languages that can express a request. */
export function listLanguages(languages: Language[], request: SampleRequest): Language[] {
  return languages.filter(({ supports }) => supports?.(request) ?? true);
}

/** Divides the given languages that can express a request into tabs and the others. */
export function divideLanguages(
  languages: Language[],
  request: SampleRequest,
): { tabs: Language[]; others: Language[] } {
  const all = listLanguages(languages, request);
  return { tabs: all.slice(0, TABS), others: all.slice(TABS) };
}
