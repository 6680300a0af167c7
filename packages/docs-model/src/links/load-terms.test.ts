import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '@docs/utils/testing';
import { listTerms, resolveTerm } from './load-terms';

const toRoot = (text: string) => createFolder({ 'site/content/gkb/glossary.mdx': text });

describe('listTerms()', () => {
  it('gives the URLs of the headings, or those that they set', async () => {
    const root = await toRoot(
      '# Glossary\n\n## Names\n\n### GKB ID\n\n### Old name {/* #kept */}\n\n### ISO 639-1 (code)\n',
    );
    expect(await listTerms(root)).toEqual(['names', 'gkb-id', 'kept', 'iso-639-1-code']);
  });

  it('gives none where there is no glossary, and fails where it cannot be read', async () => {
    const root = await toRoot('');
    await rm(path.join(root, 'site/content/gkb/glossary.mdx'));
    expect(await listTerms(root)).toEqual([]);
    await mkdir(path.join(root, 'site/content/gkb/glossary.mdx'));
    await expect(listTerms(root)).rejects.toThrow('EISDIR');
  });
});

describe('resolveTerm()', () => {
  it('leads to the entry of the glossary', async () => {
    expect(await resolveTerm('standard-form')).toBe('/gkb/glossary/#standard-form');
  });

  it('names the glossary and the nearest entry when there is none of that name', async () => {
    await expect(resolveTerm('standrd-form')).rejects.toThrow(
      'site/content/gkb/glossary.mdx has no entry "standrd-form". Did you mean "standard-form"?',
    );
  });
});
