import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { computeOutput, readFence } from '@docs/genja/fence';

/** At most this wide, in units: measured for the system fonts of Windows, macOS, and Linux. */
const LETTER = 6.9;

/** With this width, text is 13 px high on the smallest phones. */
const WIDTH = 340;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function readFigure(name: string) {
  const $ = load(readFileSync(`site/static/figures/${name}`, 'utf8'), { xml: true });
  const list = <Item>(selector: string, read: (get: (key: string) => string) => Item): Item[] =>
    $(selector)
      .toArray()
      .map((element) => read((key) => $(element).attr(key) ?? ''));
  const [, , width, height] = ($('svg').attr('viewBox') ?? '').split(' ').map(Number);
  const toBox = (get: (key: string) => string): Box => ({
    x: Number(get('x')),
    y: Number(get('y')),
    width: Number(get('width')),
    height: Number(get('height')),
  });
  return {
    width,
    height: height ?? 0,
    shapes: list('rect', toBox),
    boxes: list('rect[rx]', toBox),
    arrows: list('.arrow', (get) => (get('d').match(/[\d.]+/g) ?? []).map(Number)),
    texts: $('text')
      .toArray()
      .map((element) => ({
        text: $(element).text(),
        x: Number($(element).attr('x')),
        y: Number($(element).attr('y')),
        isCentered: $(element).attr('text-anchor') === 'middle',
        isNote: $(element).is('.note'),
      })),
  };
}

function isInside({ x, y, width, height }: Box, left: number, top: number): boolean {
  return left >= x && left <= x + width && top >= y && top <= y + height;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe.each(readdirSync('site/static/figures'))('the figure %s', (name) => {
  const { width, height, shapes, boxes, arrows, texts } = readFigure(name);

  it('has all of its shapes inside', () => {
    expect(width).toBe(WIDTH);
    expect(shapes).not.toEqual([]);
    for (const shape of shapes) {
      expect(shape.x + shape.width).toBeLessThanOrEqual(WIDTH);
      expect(shape.y + shape.height).toBeLessThanOrEqual(height);
    }
  });

  it('has room for text in boxes, and for notes beside arrows', () => {
    for (const { text, x, y, isCentered, isNote } of texts) {
      expect(y, text).toBeLessThanOrEqual(height);
      const box = boxes.find((candidate) => isInside(candidate, x, y));
      if (!box && !isNote) continue;
      const room = (box ? box.x + box.width : WIDTH) - x;
      const length = (text.length * LETTER) / (isCentered ? 2 : 1);
      expect(length, text).toBeLessThanOrEqual(room);
    }
  });

  it('has no boxes that overlap', () => {
    const overlapping = boxes.filter((a, index) =>
      boxes.slice(index + 1).some((b) => overlap(a, b)),
    );
    expect(overlapping).toEqual([]);
  });

  it('has straight arrows that lead from box to box and through no other', () => {
    for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of arrows) {
      const arrow = `${x1} ${y1} to ${x2} ${y2}`;
      expect(x1 === x2 || y1 === y2, arrow).toBe(true);
      const isAt = (x: number, y: number) => (box: Box) => isInside(box, x, y);
      expect(boxes.filter(isAt(x1, y1)), `where ${arrow} begins`).toHaveLength(1);
      expect(boxes.filter(isAt(x2, y2)), `where ${arrow} ends`).toHaveLength(1);
      const way: Box = {
        x: Math.min(x1, x2),
        y: Math.min(y1, y2),
        width: Math.abs(x1 - x2),
        height: Math.abs(y1 - y2),
      };
      expect(
        boxes.filter((box) => overlap(box, way)),
        `boxes on the way of ${arrow}`,
      ).toEqual([]);
    }
  });
});

describe('the figures', () => {
  const loadResponse = (name: string) =>
    JSON.parse(readFileSync(`contracts/media-v2/examples/${name}/response.json`, 'utf8'));
  const listTexts = (name: string) => readFigure(`${name}.svg`).texts.map(({ text }) => text);

  it('show the tags of the example, above the threshold or below it', () => {
    const { tags } = loadResponse('tagging-basic');
    expect(listTexts('relevance')).toEqual([
      ...tags.flatMap(({ stdForm, relevance }: { stdForm: string; relevance: number }) => [
        stdForm,
        String(relevance),
      ]),
      'threshold 85',
    ]);
  });

  it('show the IDs of the example', () => {
    const { paragraphs, entities, tags, relations } = loadResponse('tagging-mentions');
    const [sentence] = paragraphs[1].sentences;
    const tokens = sentence.tokens.slice(0, 3) as { id: string; text: string }[];
    const [, mention] = entities[0].mentions;
    const [, ofTag] = tags[0].mentions;
    expect(ofTag.tokenIds).toEqual(mention.tokenIds);
    const texts = listTexts('analysis');
    expect(texts).toEqual(
      expect.arrayContaining([
        `Paragraph ${paragraphs[1].id}`,
        `Sentence ${sentence.id}`,
        ...tokens.flatMap(({ id, text }) => [`Token ${id}`, text]),
        `Mentions ${mention.id} of ${entities[0].id}, ${ofTag.id} of ${tags[0].id}`,
        `tokenIds: ${mention.tokenIds.join(', ')}`,
        `Entity ${entities[0].id}`,
        entities[0].gkbId,
        `Tag ${tags[0].id}`,
        `relevance ${tags[0].relevance}`,
        `Relation ${relations[0].id}`,
        relations[0].name,
        `tokenIds: ${relations[0].support[0].tokenIds.join(', ')}`,
      ]),
    );
    expect(texts.join(' ')).toContain(
      `mentions: ${tags[0].mentions.map(({ id }: { id: string }) => id).join(', ')}`,
    );
  });

  it('show the forms that the template prints', () => {
    const template = (word: string) => `{{ '${word}'|m('#1') }} {{ 'vyhrát'|m('r@1') }}`;
    const [koalice, hnuti] = ['koalice', 'hnutí'].map((word) =>
      computeOutput(readFence(template(word))),
    );
    expect(listTexts('agreement').slice(-2)).toEqual([koalice, `for hnutí, neuter: ${hnuti}`]);
  });
});
