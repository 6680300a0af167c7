import { checkSentences, checkWords, countMarkers, loadRules } from './prose-lint/check-prose';
import { readContracts, readPages } from './prose-lint/read-prose';
import { fail } from './run/steps.mjs';

/** A part of `npm run check`: checks pages and contracts. ESLint checks names, comments and texts in code. */
async function main(): Promise<void> {
  const { words, markers, sentences } = loadRules();
  const pages = await readPages();
  const texts = [...pages, ...(await readContracts())];
  const marked = countMarkers(pages, markers);
  const findings = [
    ...checkWords(texts, words),
    ...checkSentences(texts, sentences),
    ...marked.findings,
  ];
  findings.forEach(({ file, line, found, advice }) =>
    console.error(`${file}:${line}: "${found}": ${advice}.`),
  );
  console.log(
    `${texts.length} texts read, ${findings.length} findings, ` +
      `${marked.perThousand.toFixed(1)} marker words in 1,000.`,
  );
  if (findings.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => fail(error.message));
