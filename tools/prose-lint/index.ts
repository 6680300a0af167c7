import {
  checkRates,
  checkSentences,
  checkShortSentences,
  checkWords,
  loadRules,
} from './check-prose';
import { readContracts, readPages } from './read-prose';
import { fail } from '../run/steps.mjs';

/** A part of `npm run check`: checks pages and contracts. ESLint checks names, comments and texts in code. */
async function main(): Promise<void> {
  const { words, rates, sentences } = loadRules();
  const pages = await readPages();
  const texts = [...pages, ...(await readContracts())];
  const findings = [
    ...checkWords(texts, words),
    ...checkSentences(texts, sentences),
    ...checkRates(pages, rates),
    ...checkShortSentences(pages, sentences),
  ];
  findings.forEach(({ file, line, excerpt, advice }) =>
    console.error(`${file}:${line}: "${excerpt}": ${advice}.`),
  );
  console.log(`${texts.length} texts read, ${findings.length} findings.`);
  if (findings.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => fail(error.message));
