/** @example toFieldAnchor('first published'); // 'field-first-published' */
export function toFieldAnchor(name: string): string {
  return `field-${toAnchor(name)}`;
}

/** A name as a part of an anchor, which has no space. */
export function toAnchor(name: string): string {
  return name.replace(/\s+/g, '-');
}
