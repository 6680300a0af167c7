import type { Element, ElementContent } from 'hast';

export type Child = ElementContent | string | undefined | Child[];

/**
 * Makes an element of HTML. Texts stay texts: the printer escapes what would be markup.
 *
 * @example
 * h('p', {}, 'Not together with ', h('code', {}, 'paraSpecs'), '.');
 */
export function h(
  tagName: string,
  properties: Record<string, string | boolean | undefined> = {},
  ...children: Child[]
): Element {
  return {
    type: 'element',
    tagName,
    properties: toProperties(properties),
    children: flat(children),
  };
}

/** Puts a separator between groups of phrases: `Default x · Format y`. */
export function join(groups: Child[], separator: string): Child[] {
  return groups.map((group, index) => (index === 0 ? group : [separator, group]));
}

function toProperties(properties: Record<string, string | boolean | undefined>) {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) =>
      value === undefined ? [] : [[key === 'class' ? 'className' : key, value]],
    ),
  );
}

function flat(children: Child[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child === undefined) return [];
    if (typeof child === 'string') return [{ type: 'text', value: child }];
    return Array.isArray(child) ? flat(child) : [child];
  });
}
