import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const sections = parse(readFileSync('tests/specification.yaml', 'utf8')) as {
  sentences: string[];
}[];
const sentences = sections.flatMap((section) => section.sentences);

/** The list in `shows()` of Playwright, and in `spec: []` of Vitest. */
const LIST = /\b(?:shows\(|spec: \[)\s*((?:(?:'(?:\\.|[^'\\])*'|"[^"]*"),?\s*)+)/g;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
});
const shown = files
  .split('\n')
  .filter((file) => /\.(spec|test|setup)\.tsx?$/.test(file) && existsSync(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(LIST)])
  .flatMap(([, list = '']) => [...list.matchAll(/'((?:\\.|[^'\\])*)'|"([^"]*)"/g)])
  .map(([, single, double = '']) => single?.replaceAll("\\'", "'") ?? double);

it.each(sentences)('a test shows: %s', (sentence) => {
  expect(shown.includes(sentence), 'No test has shows() or spec with this sentence').toBe(true);
});

it('every annotation is a sentence of tests/specification.yaml', () => {
  expect(shown.filter((sentence) => !sentences.includes(sentence))).toEqual([]);
});
