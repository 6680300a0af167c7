/**
 * The anchor of a heading that is written in Latin letters without diacritics, and that no other
 * heading of its page has. The index of the search leaves these anchors out, and the search adds
 * them.
 *
 * @example
 * toSlug('Dates – and times'); // 'dates--and-times'
 */
export function toSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
