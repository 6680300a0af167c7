/** @example toPascalCase('kbInfoBoxes'); // 'KbInfoBoxes' */
export function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** @example toSnakeCase('kbInfoBoxes'); // 'kb_info_boxes' */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** @example toKebabCase('kbInfoBoxes'); // 'kb-info-boxes' */
export function toKebabCase(name: string): string {
  return toSnakeCase(name).replaceAll('_', '-');
}
