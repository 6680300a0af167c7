import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { listFiles } from '@docs/utils/node';
import { readArguments } from '../command-line';
import { listContractQuestions, listMentions, listPageQuestions } from './list-questions';
import type { OpenQuestion } from './list-questions';
import { fail } from '../run/steps.mjs';

const HELP = `
npm run questions                 lists what contracts and pages leave open
npm run questions -- --mentions   lists sentences of pages that link to what is open`;

/** `npm run questions`: what contracts and pages leave open, as Markdown for an email to Geneea. */
async function main(): Promise<void> {
  const options = { mentions: { type: 'boolean' } } as const;
  const { values } = readArguments({ options, args: process.argv.slice(2) }, HELP);
  const contracts = await listFiles('contracts', 'openapi.yaml');
  const pages = await listFiles('site/content', '.mdx');
  const files = [
    ...contracts.map((name) => `contracts/${name}`),
    ...pages.map((name) => `site/content/${name}`),
  ];
  const open: OpenQuestion[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const questions = file.endsWith('.yaml')
      ? listContractQuestions(parse(text))
      : listPageQuestions(text);
    if (file.endsWith('.yaml')) open.push(...questions);
    const lines = values.mentions
      ? (file.endsWith('.mdx') ? listMentions(text, open) : []).map(
          ({ line, sentence, question }) => `${line}: ${sentence}\n  ${question.text}`,
        )
      : questions.map((question) => `${question.location}: ${question.text}`);
    if (lines.length > 0) console.log(`\n## ${file}\n\n- ${[...new Set(lines)].join('\n- ')}`);
  }
}

main().catch((error: Error) => fail(error.message));
