import { visit } from 'jsonc-parser';
import { findField, toFieldUrl } from '@docs/openapi/describe';
import type { FieldMap, FieldPlace } from '@docs/openapi/describe';
import { requireNamed, toSteps } from '@docs/utils';
import type { JsonPath } from '@docs/utils';
import { contractNames } from '@docs/vendor';
import { findCode } from '@docs/vendor/standards';
import { loadFieldMap } from './to-field-map';
import type { MappedField } from './to-field-map';

/** A name or a value in code that is a link. */
export interface CodeLink {
  /** Behind its last character. */
  end: number;
  href: string;
  kind: 'k' | 's';
  /** Only the first link of a block is a tab stop; the arrow keys reach the others. */
  isFirst: boolean;
}

/** By the position of their first character. */
export type CodeLinks = ReadonlyMap<number, CodeLink>;

/**
 * The type or body of JSON, as fences name it: `of="media-v2/Entity"`, `of="media-v2/analyze.response/tags/0"`.
 */
export interface JsonSource {
  map: FieldMap<MappedField>;
  /** A type or a body. */
  start: string;
  path: JsonPath;
}

/** @throws with the nearest name when the contract has no such type or body */
export async function loadJsonSource(of: string, source: string): Promise<JsonSource> {
  const [name = '', start = '', ...steps] = of.split('/');
  const map = await loadFieldMap(
    requireNamed(contractNames, name, `${source} shows JSON of the document`),
  );
  requireNamed(
    [...Object.keys(map.types), ...Object.keys(map.bodies)],
    start,
    `${source} shows JSON of`,
  );
  const path = toSteps(['', ...steps].join('/'));
  return { map, start, path: path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}

/**
 * Links the names of JSON with their fields, and the values that a field explains.
 *
 * @param text JSON, or a command with JSON between apostrophes
 */
export function linkJson(text: string, { map, start, path }: JsonSource): CodeLinks {
  const links = new Map<number, CodeLink>();
  const begin = Math.max(0, text.search(/(?<=^\s*|')[[{]/));
  const add = (offset: number, length: number, kind: CodeLink['kind'], target?: FieldPlace) => {
    if (!target) return;
    const href = toFieldUrl(map, target);
    links.set(begin + offset, {
      end: begin + offset + length,
      href,
      kind,
      isFirst: links.size === 0,
    });
  };
  visit(text.slice(begin), {
    onObjectProperty: (name, offset, length, _line, _character, supplyPath) =>
      add(offset, length, 'k', findField(map, start, [...path, ...supplyPath(), name])),
    onLiteralValue: (value, offset, length, _line, _character, supplyPath) => {
      const target = findField(map, start, [...path, ...supplyPath()]);
      if (typeof value === 'string' && target && isCoded(map, target, value)) {
        add(offset, length, 's', target);
      }
    },
  });
  return links;
}

/** Whether a field or a standard says what a value means. */
function isCoded({ types }: FieldMap<MappedField>, target: FieldPlace, value: string): boolean {
  const { type, field: name, key } = target;
  const field = types[type]?.[name]?.field;
  const isListed =
    key === undefined && field?.values.some((listed) => listed.value === value && listed.meaning);
  return isListed === true || findCode(target, value) !== undefined;
}
