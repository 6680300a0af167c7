import { describe, expect, it } from 'vitest';
import { runPage } from '../testing/run-page';
import { analysis } from '@docs/vendor/testing';
import { annotatedTexts, listPieces } from './annotated-texts';

describe('annotatedTexts()', () => {
  it('marks what an analysis found and ranks its tags', async () => {
    const page = await runPage(
      '<AnnotatedText name="tagging-mentions" />',
      annotatedTexts({ contract: 'media-v2' }),
    );
    expect(page).toContain('<Mark type="person">Emmanuel Macron</Mark>');
    expect(page).toContain('<Mark type="location">Munich</Mark>');
    expect(page.indexOf('of="Emmanuel Macron"')).toBeLessThan(page.indexOf('of="Munich"'));
  });

  it('gives the text itself to a page on which readers may change it', async () => {
    const toPage = (attributes: string) =>
      runPage(
        `<AnnotatedText name="tagging-mentions" ${attributes} />`,
        annotatedTexts({ contract: 'media-v2' }),
      );
    expect(await toPage('live')).toContain('text="Emmanuel Macron in Germany.\nMr. Macron visits');
    expect(await toPage('')).not.toContain('text="');
  });
});

describe('listPieces()', () => {
  it('marks a mention inside of another, and one with a gap, as the live view does', () => {
    const [pieces = []] = listPieces(analysis);
    expect(pieces.map(({ text, items }) => [text, items[0]?.type])).toEqual([
      ['🎸 The ', undefined],
      ['Bank of ', 'organization'],
      ['England', 'location'],
      [' ', undefined],
      ['met', 'event'],
      [' Jiří ', undefined],
      ['in', 'event'],
      [' ', undefined],
      ['Řím', 'location'],
    ]);
  });
});
