/**
 * Classes of places of the JSON, by pointer. What lies around a place is in the map too, so that a
 * folded object can show that it contains one.
 *
 * @example
 * toMarks([['/tags/0', 'lit']], 'around'); // '' and '/tags' have the class 'around'
 */
export function toMarks(
  places: [pointer: string, name: string][],
  contains: string,
): Map<string, string> {
  const marks = new Map<string, string>();
  for (const [pointer] of places) {
    for (let at = pointer.lastIndexOf('/'); at >= 0; at = pointer.lastIndexOf('/', at - 1)) {
      marks.set(pointer.slice(0, at), contains);
      if (at === 0) break;
    }
  }
  for (const [pointer, name] of places) marks.set(pointer, name);
  return marks;
}
