import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { computeOutput, readFence } from '#genja/fence';
import { diagrams } from './diagrams';
import { tagsByRelevance, toShare } from './diagrams/tags';
import { findBox, toHeight, toLine, WIDTH } from './shapes';
import type { Box, Diagram } from './shapes';

const all: [string, Diagram][] = Object.entries(diagrams);

/** At most this wide, in units: measured for the system fonts of Windows, macOS, and Linux. */
const LETTER = 6.9;

describe.each(all)('the diagram %s', (_, diagram) => {
  const { boxes = [], arrows = [], bars = [], cells = [], height } = diagram;

  it('has all of its boxes inside, with room for their text', () => {
    for (const box of boxes) {
      expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
      expect(box.y + toHeight(box)).toBeLessThanOrEqual(height);
      const longest = Math.max(...[box.title, ...(box.lines ?? [])].map((line) => line.length));
      expect(longest * LETTER, `text of ${box.id}`).toBeLessThanOrEqual(box.width - 8);
    }
  });

  it('has no boxes that overlap', () => {
    const pairs = boxes.flatMap((a, index) => boxes.slice(index + 1).map((b) => [a, b] as const));
    const overlapping = pairs.filter(([a, b]) => overlap(a, b));
    expect(overlapping.map(([a, b]) => `${a.id} and ${b.id}`)).toEqual([]);
  });

  it('has arrows that lead from box to box and through no other', () => {
    for (const { from, to, label = '' } of arrows) {
      const { x1, y1, x2, y2 } = toLine(findBox(diagram, from), findBox(diagram, to));
      if (x1 === x2) expect(x1 + 8 + label.length * LETTER, label).toBeLessThanOrEqual(WIDTH);
      expect(x1 === x2 || y1 === y2, `${from} to ${to} is straight`).toBe(true);
      const crossed = boxes.filter(
        (box) =>
          box.id !== from &&
          box.id !== to &&
          Math.max(x1, x2) >= box.x &&
          Math.min(x1, x2) <= box.x + box.width &&
          Math.max(y1, y2) >= box.y &&
          Math.min(y1, y2) <= box.y + toHeight(box),
      );
      expect(
        crossed.map(({ id }) => id),
        `${from} to ${to}`,
      ).toEqual([]);
    }
  });

  it('has bars and cells inside', () => {
    for (const { y } of bars) expect(y + 30).toBeLessThanOrEqual(height);
    for (const { y } of cells) expect(y + 64).toBeLessThanOrEqual(height);
  });
});

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + toHeight(b) && b.y < a.y + toHeight(a)
  );
}

describe('the diagrams', () => {
  const load = async (name: string) =>
    JSON.parse(await readFile(`contract/media-v2/examples/${name}/response.json`, 'utf8'));

  it('show the tags of the example', async () => {
    const { tags } = await load('tagging-basic');
    expect(tagsByRelevance).toEqual(
      tags.map(({ stdForm, relevance }: { stdForm: string; relevance: number }) => ({
        name: stdForm,
        value: relevance,
      })),
    );
  });

  it('show the IDs of the example', async () => {
    const { paragraphs, entities, tags, relations } = await load('tagging-mentions');
    const [sentence] = paragraphs[1].sentences;
    expect(paragraphs[1]).toMatchObject({ id: 'p1' });
    expect(sentence.id).toBe('s1');
    expect(sentence.tokens.slice(0, 3)).toMatchObject([
      { id: 'w5', text: 'Mr.' },
      { id: 'w6', text: 'Macron' },
      { id: 'w7', text: 'visits' },
    ]);
    expect(entities[0]).toMatchObject({ id: 'e0', gkbId: 'G3052772' });
    expect(entities[0].mentions[1]).toMatchObject({ id: 'm2', tokenIds: ['w5', 'w6'] });
    expect(tags[0]).toMatchObject({
      id: 't1',
      relevance: 96,
      mentions: [{ id: 'm5' }, { id: 'm6' }],
    });
    expect(relations[0]).toMatchObject({
      id: 'r0',
      name: 'visit',
      support: [{ tokenIds: ['w7'] }],
    });
  });

  it('show the forms that the template prints', () => {
    const template = (word: string) => `{{ '${word}'|m('#1') }} {{ 'vyhrát'|m('r@1') }}`;
    expect(computeOutput(readFence(template('koalice')))).toBe('koalice vyhrála');
    expect(computeOutput(readFence(template('hnutí')))).toBe('hnutí vyhrálo');
  });

  it('show the numbers of the table beside them', async () => {
    const page = await readFile('content/api_media2/concepts/relevance.mdx', 'utf8');
    const rows = [...page.matchAll(/^\| (\d+) +\| (\d+) of 10 +\| (\d+) +\|$/gm)];
    expect(rows.map(([, threshold, , share]) => [Number(threshold), Number(share)])).toEqual(
      [80, 60, 40, 20].map((threshold) => [threshold, toShare(threshold)]),
    );
    const labels = (diagrams.threshold as Diagram).bars?.map(({ label }) => label);
    rows.forEach(([, , shown], index) => expect(labels?.[index]).toContain(`${shown} of 10 tags`));
  });

  it('name a box that an arrow does not find', () => {
    expect(() => findBox({ height: 1 }, 'x')).toThrow('an arrow to "x"');
  });
});
