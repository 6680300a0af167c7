import { commonLanguages, toSnakeCase } from '@docs/code-samples';
import type { Language } from '@docs/code-samples';
import { printPythonSdk } from './print-python-sdk';
import { isSdkRequest } from './sdk-request';

const pythonSdk: Language = {
  id: 'python-sdk',
  label: 'Python SDK',
  syntax: 'python',
  fileName: ({ name }) => `${toSnakeCase(name)}_sdk.py`,
  print: printPythonSdk,
  supports: isSdkRequest,
};

/** All languages, in the order in which readers see them: the first three as tabs, the others in a menu. */
export const languages = [...commonLanguages.slice(0, 4), pythonSdk, ...commonLanguages.slice(4)];
