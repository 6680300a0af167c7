import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { printFiles } from '../../deploy/print-files';
import { describeSite } from '../../deploy/site';
import { BUILD } from './server';

test.each(Object.entries(printFiles(describeSite(BUILD))))(
  'deploy/generated/%s is what the built site needs; else run: npm run deploy:config',
  (name, text) => {
    expect(readFileSync(path.join('deploy/generated', name), 'utf8')).toBe(text);
  },
);

test('the built site brings its headers for hosts of static files', () => {
  const { _headers: want } = printFiles(describeSite(BUILD));
  expect(readFileSync(path.join(BUILD, '_headers'), 'utf8')).toBe(want);
});
