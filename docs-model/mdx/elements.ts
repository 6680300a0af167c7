import type { Code, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An element of a page, as MDX has it: `<Name attribute="value">children</Name>`. */
export function element(
  name: string,
  attributes: Record<string, string | boolean | undefined>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) => {
      if (value === undefined || value === false) return [];
      return [
        { type: 'mdxJsxAttribute' as const, name: key, value: value === true ? null : value },
      ];
    }),
    children: children as MdxJsxFlowElement['children'],
  };
}

export function fence(language: string, value: string, meta?: string): Code {
  return { type: 'code', lang: language, meta: meta ?? null, value };
}

/** The text attributes of an element that a writer put on a page. */
export function readAttributes(
  node: Pick<MdxJsxFlowElement, 'attributes'>,
): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
