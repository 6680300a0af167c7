import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  describeSite,
  listInlineScriptHashes,
  listPages,
  printContentSecurityPolicy,
} from '../../site/deploy/site';
import { printFiles } from '../../site/deploy/print-files';
import { BUILD } from './server';

test('the built site brings its headers for hosts of static files', () => {
  const { _headers: want } = printFiles(describeSite(BUILD));
  expect(readFileSync(path.join(BUILD, '_headers'), 'utf8')).toBe(want);
});

test('every page has the policy of the headers, with the hashes of the scripts as they are', () => {
  const want = printContentSecurityPolicy(listInlineScriptHashes(BUILD));
  const pages = listPages(BUILD);
  expect(pages.length).toBeGreaterThan(200);
  const wrong = pages.filter((file) => readPolicy(file) !== want);
  expect(wrong).toEqual([]);
});

/** Before all that it governs. */
function readPolicy(file: string): string | undefined {
  const [head = ''] = readFileSync(file, 'utf8').split(/<(?:script|link|style|title)\b/);
  return /<meta http-equiv=Content-Security-Policy content="([^"]*)">/.exec(head)?.[1];
}
