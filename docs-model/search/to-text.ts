import type { Nodes } from 'mdast';
import 'mdast-util-directive';
import 'mdast-util-mdx';

/** Longer code is read on its page; in the index it would bury the words. */
const LONGEST_CODE = 400;

/** Answers repeat the names of fields, which the reference explains. */
const UNREAD_LANGUAGES = ['json'];

/**
 * The words of a part of a page, without marks.
 *
 * @example
 * toText(parseMdx('See [`cursor`](#x).')); // 'See cursor.'
 */
export function toText(node: Nodes): string {
  return collect(node).replace(/\s+/g, ' ').trim();
}

function collect(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'code':
      return isRead(node) ? ` ${node.value} ` : ' ';
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    case 'textDirective':
      // `T:demo` is no directive here, only a colon before a letter.
      return `:${node.name}${node.children.map(collect).join('')}`;
    default:
      return 'children' in node ? node.children.map(collect).join(toSeparator(node)) : '';
  }
}

function toSeparator(node: Nodes): string {
  const isPhrase = [
    'paragraph',
    'heading',
    'emphasis',
    'strong',
    'delete',
    'link',
    'mdxJsxTextElement',
  ];
  return isPhrase.includes(node.type) ? '' : ' ';
}

function isRead({ lang, value }: { lang?: string | null | undefined; value: string }): boolean {
  return value.length <= LONGEST_CODE && !UNREAD_LANGUAGES.includes(lang ?? '');
}
