import { expect, test } from 'vitest';
import { createEngine, VALUES } from './engine/create-engine';
import { FIRST_OUTPUT, gallery } from './gallery';

const engine = createEngine();

test.each(gallery.map((item) => [item.id, item] as const))('%s prints a text', (_, item) => {
  expect(engine.render(item)).toMatchObject({ type: 'text', notes: [] });
});

test('has ten templates with distinct IDs', () => {
  expect(new Set(gallery.map(({ id }) => id)).size).toBe(10);
});

test('the output of the first one is the one that the page shows at first', () => {
  expect(engine.render(gallery[0]!)).toMatchObject({ output: FIRST_OUTPUT });
});

test('every template has a text for each number of the series', () => {
  for (const item of gallery) {
    const texts = engine.series(item)?.series.outputs ?? [];
    expect(texts.map(({ text }) => text)).not.toContain('Error');
    if (texts.length > 0) expect(texts.map(({ value }) => value)).toEqual(VALUES);
  }
});
