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
 * The code of an example in the languages that are no tabs, by language. Highlighted by the build,
 * and downloaded when a reader chooses one of them.
 */
export type MoreSamples = Record<string, MoreSample>;

export interface MoreSample {
  html: string;
  /** By which language's rules a reader's own key has to be quoted. */
  keyed: string;
  /** How it is tested; absent for a language that the tests leave out. */
  tested?: { label: string; details: string };
}

/** The languages for every API, in the order in which readers see them. `@docs/vendor/samples` adds the vendor's. */
export const commonLanguages: Language[] = [
  {
    id: 'curl',
    label: 'cURL',
    syntax: 'bash',
    fileName: ({ name }) => `${toKebabCase(name)}.sh`,
    print: printCurl,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    syntax: 'javascript',
    fileName: ({ name }) => `${toKebabCase(name)}.mjs`,
    print: printJavaScript,
  },
  {
    id: 'python',
    label: 'Python',
    syntax: 'python',
    fileName: ({ name }) => `${toSnakeCase(name)}.py`,
    print: printPython,
  },
  {
    id: 'curl-windows',
    label: 'cURL (cmd.exe)',
    syntax: 'batch',
    // Not .cmd: in a batch file each % would have to be doubled.
    fileName: ({ name }) => `${toKebabCase(name)}-windows.txt`,
    print: printCurlWindows,
    supports: isShortForWindows,
  },
  {
    id: 'java',
    label: 'Java',
    syntax: 'java',
    fileName: ({ name }) => `${toPascalCase(name)}.java`,
    print: printJava,
    supports: isShortForJava,
  },
  {
    id: 'csharp',
    label: 'C#',
    syntax: 'csharp',
    fileName: ({ name }) => `${toPascalCase(name)}.cs`,
    print: printCsharp,
  },
  {
    id: 'php',
    label: 'PHP',
    syntax: 'php',
    fileName: ({ name }) => `${toKebabCase(name)}.php`,
    print: printPhp,
  },
  {
    id: 'go',
    label: 'Go',
    syntax: 'go',
    fileName: ({ name }) => `${toSnakeCase(name)}.go`,
    print: printGo,
  },
  {
    id: 'ruby',
    label: 'Ruby',
    syntax: 'ruby',
    fileName: ({ name }) => `${toSnakeCase(name)}.rb`,
    print: printRuby,
  },
  {
    id: 'perl',
    label: 'Perl',
    syntax: 'perl',
    fileName: ({ name }) => `${toKebabCase(name)}.pl`,
    print: printPerl,
  },
  {
    id: 'r',
    label: 'R',
    syntax: 'r',
    fileName: ({ name }) => `${toKebabCase(name)}.R`,
    print: printR,
  },
];

/** So many languages are tabs of an example; the others are in a menu beside the tabs. */
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
