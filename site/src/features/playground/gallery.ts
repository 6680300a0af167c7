import type { Draft } from './engine/engine';
import items from './gallery.data.json';

export interface GalleryItem extends Draft {
  id: string;
  title: string;
}

/** From one word to a report. The words of the Czech ones are in the demo dictionary. */
export const gallery = items.map(({ template, data, language, ...item }): GalleryItem => ({
  ...item,
  template: template.join('\n'),
  data: JSON.stringify(data, null, 2),
  language: language as Draft['language'],
  seed: 0,
}));

/** The output of the first template, which the page shows before the engine is there. */
export const FIRST_OUTPUT = 'koalice vyhrála volby v Brně\na získala dva mandáty.';
