import { mkdirSync, writeFileSync } from 'node:fs';
import { listAnnotatedFiles, readSentences } from '../tests/support/specification';

const FILE = 'reports/specification.md';

/** `npx tsx tools/specification-table.ts`: writes which tests show which sentence of the specification. */
function main(): void {
  const tests = listAnnotatedFiles();
  const sentences = readSentences();
  const sections = [...new Set(sentences.map(({ section }) => section))];
  const blocks = sections.map((section) => {
    const own = sentences.filter((one) => one.section === section);
    const rows = own.flatMap(({ sentence }) =>
      tests
        .filter((test) => test.sentences.includes(sentence))
        .map(({ file, title }) => `| ${sentence} | \`${file}\` | ${title} |`),
    );
    return [`## ${section}`, '', '| Sentence | File | Test |', '| --- | --- | --- |', ...rows];
  });
  mkdirSync('reports', { recursive: true });
  writeFileSync(FILE, `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`);
  console.log(`${FILE}: ${sentences.length} sentences`);
}

main();
