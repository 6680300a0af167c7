import type { Heading, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { link, paragraph, text } from '../mdx/blocks';

/** A file of the Markdown version: the beginning of a page, or one of its sections. */
export interface Piece {
  /** Beside the page: `index.md`, or named as the anchor of the section, `analyze.md`. */
  file: string;
  /** Absent for the beginning. */
  heading?: Heading;
  content: RootContent[];
}

/** Sections above this have their own files once a page is too long; below groups, each operation. */
const toLongest = (depth: number) => (depth === 2 ? 5_000 : 800);

/** A page with hundreds of short sections gives shorter ones their own files, too, in the end all. */
const SHARES = [1, 0.5, 0.2, 0];

/**
 * Divides a page that is too long by its sections: what is long becomes a file, what is short stays
 * with the introduction. A section that is too long for one file has several.
 *
 * @param measure the length of blocks when they are printed, with the empty line after each
 */
export function splitPage(
  blocks: RootContent[],
  longest: number,
  measure: (blocks: RootContent[]) => number,
): Piece[] {
  if (measure(blocks) <= longest) return [{ file: 'index.md', content: blocks }];
  let pieces: Piece[] = [];
  let content = blocks;
  for (const share of SHARES) {
    pieces = [];
    content = shorten(blocks, 2, share);
    if (measure(content) <= longest) break;
  }
  return [{ file: 'index.md', content }, ...pieces];

  /** Replaces each long section by its heading and a link; of a group its calls are replaced. */
  function shorten(content: RootContent[], depth: number, share: number): RootContent[] {
    return listSections(content, depth).flatMap(({ heading, content: section }) => {
      if (!heading || measure(section) <= toLongest(depth) * share) {
        return heading ? [heading, ...section] : section;
      }
      if (depth === 2 && section.some((block) => hasAnchor(block, 3))) {
        return [heading, ...shorten(section, 3, share)];
      }
      const { file } = addPiece(heading, section);
      return [heading, buildReference(`#${heading.data?.id}`, file)];
    });
  }

  function addPiece(heading: Heading, content: RootContent[]): Piece {
    const id = heading.data?.id ?? '';
    const contents = cut(raise(content, heading.depth - 1), longest, measure);
    const files = listPieceNames(id, 'md', contents.length);
    const sectionPieces = contents.map((piece, index): Piece => {
      const next = files[index + 1];
      return {
        file: files[index] ?? '',
        // The anchor of the section is that of its first file.
        heading: index === 0 ? heading : { ...heading, data: {} },
        content: next === undefined ? piece : [...piece, buildReference(next, next)],
      };
    });
    pieces.push(...sectionPieces);
    return sectionPieces[0]!;
  }
}

/** Blocks in groups that are short enough each; a long list or table is divided between its items. */
function cut(
  blocks: RootContent[],
  longest: number,
  measure: (blocks: RootContent[]) => number,
): RootContent[][] {
  if (measure(blocks) <= longest) return [blocks];
  const small = blocks.flatMap((block): RootContent[] => {
    if (block.type === 'list')
      return block.children.map((item) => ({ ...block, children: [item] }));
    if (block.type !== 'table' || measure([block]) <= longest) return [block];
    const [head, ...rows] = block.children;
    return rows.map((row) => ({ ...block, children: [head!, row] }));
  });
  const groups = groupByLength(small, longest, (block) => measure([block]));
  return groups.map(joinParts);
}

/** Makes one list or table of what was divided; a part of a table begins with the table's own head. */
function joinParts(blocks: RootContent[]): RootContent[] {
  return blocks.reduce<RootContent[]>((joined, block) => {
    const last = joined.at(-1);
    if (block.type === 'list' && last?.type === 'list') {
      return [...joined.slice(0, -1), { ...last, children: [...last.children, ...block.children] }];
    }
    if (
      block.type === 'table' &&
      last?.type === 'table' &&
      last.children[0] === block.children[0]
    ) {
      const [, ...rows] = block.children;
      return [...joined.slice(0, -1), { ...last, children: [...last.children, ...rows] }];
    }
    return [...joined, block];
  }, []);
}

/** The heading of a piece is the title of its file, so those below it rise with it. */
function raise(content: RootContent[], levels: number): RootContent[] {
  return content.map((block) =>
    block.type === 'heading'
      ? { ...block, depth: (block.depth - levels) as Heading['depth'] }
      : block,
  );
}

function hasAnchor(block: RootContent, depth: number): boolean {
  return block.type === 'heading' && block.depth === depth && Boolean(block.data?.id);
}

function buildReference(url: string, file: string): RootContent {
  return paragraph(link(url, text(`Continue with ${file}`)));
}

interface Section {
  heading?: Heading;
  content: RootContent[];
}

/** A section before the first heading of the level has no heading. */
function listSections(blocks: RootContent[], depth: number): Section[] {
  return blocks.reduce<Section[]>((sections, block) => {
    if (block.type === 'heading' && block.depth === depth) {
      return [...sections, { heading: block, content: [] }];
    }
    const last = sections.at(-1) ?? { content: [] };
    return [...sections.slice(0, -1), { ...last, content: [...last.content, block] }];
  }, []);
}

/** The anchors that a piece has: those of its headings, fields and rules. */
export function listAnchors({ heading, content }: Piece): string[] {
  const ids: string[] = [];
  const root: Root = { type: 'root', children: heading ? [heading, ...content] : content };
  visit(root, (node) => {
    if (node.data?.id) ids.push(node.data.id);
  });
  return ids;
}

/**
 * Items in groups that are short enough each, in their order. An item that is too long alone is
 * in a group alone.
 */
export function groupByLength<Item>(
  items: Item[],
  longest: number,
  measure: (item: Item) => number,
): Item[][] {
  const groups: Item[][] = [];
  let length = Infinity;
  for (const item of items) {
    const itemLength = measure(item);
    if (length + itemLength > longest) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(item);
    length += itemLength;
  }
  return groups;
}

/**
 * Names of the files that contain the pieces of one text; the first keeps the plain name.
 *
 * @example
 * listPieceNames('call', 'md', 3); // ['call.md', 'call-2.md', 'call-3.md']
 */
export function listPieceNames(name: string, extension: string, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${name}${index === 0 ? '' : `-${index + 1}`}.${extension}`,
  );
}
