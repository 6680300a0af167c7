import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listContractQuestions, listPageQuestions } from './questions/list-questions';

/** `npm run questions`: what contracts and pages leave open, as Markdown for an email to Geneea. */
async function main(): Promise<void> {
  const files = [
    ...(await listFiles('contracts', 'openapi.yaml')),
    ...(await listFiles('site/content', '.mdx')),
  ];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const questions = file.endsWith('.yaml')
      ? listContractQuestions(text)
      : listPageQuestions(text);
    if (questions.length === 0) continue;
    console.log(`\n## ${file}\n`);
    questions.forEach((question) => console.log(`- ${question.location}: ${question.text}`));
  }
}

async function listFiles(folder: string, ending: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file))
    .sort();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
