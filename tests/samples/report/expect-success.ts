/**
 * Throws what a sample did wrong, in a form that names language, sample and difference.
 *
 * @example
 * expectSuccess('cURL', 'media-v2/tagging-basic', ['sent body /text\n  want …\n  got  …']);
 */
export function expectSuccess(language: string, sample: string, problems: string[]): void {
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `- ${problem.replaceAll('\n', '\n  ')}`);
  throw new Error(`The ${language} sample of ${sample}:\n${lines.join('\n')}`);
}
