import { checkSentences, checkWords, countMarkers, loadRules } from './prose-lint/check-prose';
import { readCode, readStrings } from './prose-lint/read-code';
import { readContracts, readPages } from './prose-lint/read-prose';
import type { WordRule } from './prose-lint/check-prose';

/** `npm run prose`: checks every text that a reader meets, and every name and comment in code. */
async function main(): Promise<void> {
  const { words, names, markers, sentences } = loadRules();
  const pages = await readPages();
  const prose = [...pages, ...(await readContracts())];
  const texts = [...prose, ...(await readStrings())];
  const code = await readCode();
  const marked = countMarkers(pages, markers);
  const findings = [
    ...checkWords([...texts, ...code.comments], words.filter(isForCode)),
    ...checkWords(
      texts,
      words.filter((rule) => !isForCode(rule)),
    ),
    ...checkWords(code.names, names),
    ...checkSentences(prose, sentences),
    ...marked.findings,
  ];
  findings.forEach(({ file, line, found, advice }) =>
    console.error(`${file}:${line}: "${found}": ${advice}.`),
  );
  console.log(
    `${texts.length} texts, ${code.comments.length} comments and ${code.names.length} names read, ` +
      `${findings.length} findings, ` +
      `${marked.perThousand.toFixed(1)} marker words in 1,000.`,
  );
  if (findings.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

function isForCode({ code = false }: WordRule): boolean {
  return code;
}
