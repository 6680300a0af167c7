import { readFile } from 'node:fs/promises';
import { listFiles } from '@docs/utils/node';
import { listContractQuestions, listPageQuestions } from './list-questions';
import { takeNoOptions } from '../run/port.mjs';
import { fail } from '../run/steps.mjs';

/** `npm run questions`: what contracts and pages leave open, as Markdown for an email to Geneea. */
async function main(): Promise<void> {
  takeNoOptions('Lists the open questions of contracts and pages.');
  const contracts = await listFiles('contracts', 'openapi.yaml');
  const pages = await listFiles('site/content', '.mdx');
  const files = [
    ...contracts.map((name) => `contracts/${name}`),
    ...pages.map((name) => `site/content/${name}`),
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

main().catch((error: Error) => fail(error.message));
