import { languages } from './languages';
import { listLanguages } from './list-languages';
import type { SampleRequest } from './request';

/**
 * Prints the complete code that sends a request, in the language with the given id.
 *
 * @example
 * printSample(request, 'python'); // 'import json\n\nimport requests\n\n…'
 */
export function printSample(request: SampleRequest, id: string): string {
  const language = listLanguages(request).find((candidate) => candidate.id === id);
  if (language) return language.print(request);

  if (languages.some((candidate) => candidate.id === id)) {
    throw new Error(
      `Language "${id}" cannot express the request "${request.name}" (${request.method} ${request.url}). ` +
        `These can: ${listLanguages(request)
          .map((candidate) => candidate.id)
          .join(', ')}`,
    );
  }
  throw new Error(
    `There is no language "${id}" in samples/languages.ts. ` +
      `Known: ${languages.map((candidate) => candidate.id).join(', ')}`,
  );
}
