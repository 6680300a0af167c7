import type { NamedPage, NamedSection, NamesFile, TextsFile } from './index-files';
import { toSlug } from '@docs/utils';
import { findCallId } from './hit';
import type { Hit } from './hit';
import { joinWordParts, listSearchWords } from './tokens';

/** One thing that can be found: a title, a heading, a description, keywords or a text. */
export interface SearchRecord {
  type: Hit['type'];
  /** The text that is searched. */
  text: string;
  /** A second name: that of a page in the sidebar, or the id of an operation, `recommendPhotos`. */
  also?: string | undefined;
  /** The headings above it: words in these help, but do not make a hit. */
  above: string;
  /** Forms in which the query may be the whole name, without spaces and signs. */
  names: string[];
  page: NamedPage;
  /** Heading and anchor of its section, when it is in one. */
  section?: NamedSection | undefined;
  /** Index of the page and of the section, the same in the names and in the texts. */
  at: [page: number, section?: number];
}

/** A title or a heading. */
export interface NameRecord extends SearchRecord {
  type: 'Title' | 'Heading';
}

/** The names of a product, with all anchors. */
export interface Names {
  pages: NamedPage[];
}

/** Turns the columns of the file into pages, and adds the anchors that follow from names. */
export function readNames({ u, t, l, b, s, h }: NamesFile): Names {
  const readSection = (page: number) => (name: string, index: number) => {
    const anchor = h[page]?.[index] ?? '';
    return { t: name, h: typeof anchor === 'string' ? anchor : toAnchor(name, anchor) };
  };
  return {
    pages: u.map((url, page) => ({
      u: url,
      t: t[page] ?? '',
      l: l[page] || undefined,
      b: b[page] ?? [],
      s: (s[page] ?? []).map(readSection(page)),
    })),
  };
}

function toAnchor(name: string, kind: 0 | 1): string {
  return kind === 0 ? `#field-${name}` : `#${toSlug(name)}`;
}

export function listNameRecords({ pages }: Names): NameRecord[] {
  return pages.flatMap((page, index): NameRecord[] => [
    {
      type: 'Title',
      text: page.t,
      also: page.l,
      above: page.b.join(' '),
      names: [page.t, page.l ?? page.t].map(toName),
      page,
      at: [index],
    },
    ...page.s.map((section, position) => ({
      type: 'Heading' as const,
      text: section.t,
      above: `${page.t} ${page.b.join(' ')}`,
      also: findCallId(section.h ?? ''),
      names: listSectionNames(section, page.t),
      page,
      section,
      at: [index, position] as [number, number],
    })),
  ]);
}

/** A section of a page, or its head, with the names above it. */
export interface Section extends Pick<SearchRecord, 'page' | 'section' | 'at'> {
  title: string;
  heading: string;
  keywords: string;
  description: string;
  text: string;
}

export function listSections({ pages }: Names, texts: TextsFile): Section[] {
  return pages.flatMap((page, index): Section[] => {
    const { d = '', k = [], i = '', s = [] } = texts.pages[index] ?? {};
    const title = page.l === undefined ? page.t : `${page.t} ${page.l}`;
    return [
      { page, at: [index], title, heading: '', keywords: k.join(', '), description: d, text: i },
      ...page.s.map((section, position): Section => ({
        page,
        section,
        at: [index, position],
        title,
        heading: section.t,
        keywords: '',
        description: '',
        text: s[position] ?? '',
      })),
    ];
  });
}

/** A field is also named with its type, an operation also without its method and by its id. */
function listSectionNames({ t, h = '' }: NamedSection, pageTitle: string): string[] {
  const withoutMethod = t.replace(/^[A-Z]+ (?=\/)/, '');
  const names = [t, withoutMethod, `${pageTitle}.${t}`, findCallId(h) ?? t];
  return [...new Set(names.map(toName))];
}

export function toName(text: string): string {
  return joinWordParts(listSearchWords(text).flat());
}
