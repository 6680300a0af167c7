import type { Analysis } from '@docs/vendor/annotations';

export interface PhotoTag {
  type: string;
  description: string;
}

/**
 * Whether recommended photos show anything of the text. The sandbox ranks all of its few photos, so it
 * returns some for a text about something else too.
 *
 * @example isAboutText([{ type: 'Wikidata', description: 'Munich' }], analysis); // true if Munich is a tag
 */
export function isAboutText(photoTags: PhotoTag[], analysis: Analysis): boolean {
  const { tags = [], entities = [], paragraphs } = analysis;
  const names = new Set([...tags, ...entities].map(({ stdForm }) => stdForm.toLowerCase()));
  const text = toWords(paragraphs.map((paragraph) => paragraph.text).join(' '));
  return photoTags.some(({ type, description }) => {
    const name = description.toLowerCase();
    return names.has(name) || (type === 'text' && text.includes(toWords(name)));
  });
}

/** Whole words only: a sport is no port. */
function toWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
}
