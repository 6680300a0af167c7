import MiniSearch from 'minisearch';
import type { McpData } from './data';

export interface Hit {
  title: string;
  heading?: string;
  /** URL of the Markdown file. */
  url: string;
  excerpt: string;
}

interface Section {
  id: number;
  path: string;
  title: string;
  heading: string;
  text: string;
}

/** A heading below the title of a page. */
interface Heading {
  depth: number;
  /** Without links and marks. */
  text: string;
  /** Where its line begins in the page. */
  start: number;
}

/** Returns a function that finds sections of pages by their words, best first. */
export function createSectionSearch({
  pages,
  site,
}: McpData): (query: string, limit: number) => Hit[] {
  const sections = Object.entries(pages)
    // The page of the search lists all pages, so it would be found by every word.
    .filter(([path]) => path !== '/search/index.md')
    .flatMap(([path, text]) => listSections(path, text))
    .map((section, id) => ({ ...section, id }));
  const index = new MiniSearch<Section>({
    fields: ['title', 'heading', 'text'],
    searchOptions: {
      boost: { title: 4, heading: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      // Guides explain what pages of examples and types only list.
      boostDocument: (id) =>
        /\/(reference|code)\//.test(sections[Number(id)]?.path ?? '') ? 0.6 : 1,
    },
  });
  index.addAll(sections);
  return (question, limit) => {
    const query = dropCommonWords(question);
    const all = index.search(query, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(query);
    return found.slice(0, limit).map(({ id, terms }) => toHit(sections[Number(id)]!, terms, site));
  };
}

/** Agents ask in sentences, whose small words are on every page. */
function dropCommonWords(question: string): string {
  const words = question.split(/\s+/).filter((word) => !COMMON.has(word.toLowerCase()));
  return words.length > 0 ? words.join(' ') : question;
}

const COMMON = new Set(
  (
    'a an and are as at be but by can could do does for from get has have how i if in into is it its me my ' +
    'not of on one only or our please should so than that the their then they this to use uses want was we ' +
    'what when where which who will with write you your'
  ).split(' '),
);

/** The parts of a page between its headings. */
function listSections(path: string, page: string): Omit<Section, 'id'>[] {
  const [first = ''] = page.split('\n', 1);
  const title = first.replace(/^# /, '');
  const headings = listHeadings(page);
  const toText = (start: number, end?: number) => {
    const lines = page.slice(start, end).split('\n').slice(1);
    return toPlain(lines.join('\n'));
  };
  return [
    { path, title, heading: '', text: toText(0, headings[0]?.start) },
    ...headings.map(({ text: heading, start }, at) => ({
      path,
      title,
      heading,
      text: toText(start, headings[at + 1]?.start),
    })),
  ];
}

const EXCERPT = 240;

function toHit({ path, title, heading, text }: Section, terms: string[], site: string): Hit {
  const flat = text
    .replace(/Page: \S+ · .*/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const lower = flat.toLowerCase();
  const at = Math.max(
    0,
    Math.min(...terms.map((term) => lower.indexOf(term)).filter((i) => i >= 0)),
  );
  const start = Number.isFinite(at) ? Math.max(0, at - 60) : 0;
  return {
    title,
    ...(heading && { heading }),
    url: `${site}${path}`,
    excerpt: `${start > 0 ? '…' : ''}${flat.slice(start, start + EXCERPT)}`,
  };
}

/** The headings of a Markdown page; lines of code that begin with `#` are none. */
export function listHeadings(page: string): Heading[] {
  const headings: Heading[] = [];
  let isCode = false;
  let start = 0;
  for (const line of page.split('\n')) {
    if (/^(`{3,}|~{3,})/.test(line)) isCode = !isCode;
    const [, signs, text] = (isCode ? null : /^(#{2,4}) (.+)/.exec(line)) ?? [];
    if (signs && text) headings.push({ depth: signs.length, text: toPlain(text), start });
    start += line.length + 1;
  }
  return headings;
}

/** A section with those inside it, without the rest of the page. */
export function findSection(page: string, heading: string): string | undefined {
  const headings = listHeadings(page);
  const wanted = toPlain(heading).toLowerCase();
  const at = headings.findIndex(({ text }) => text.toLowerCase() === wanted);
  const own = headings[at];
  if (!own) return undefined;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= own.depth);
  return page.slice(own.start, next?.start).trim();
}

/** Text without links and marks. */
function toPlain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*\\]/g, '');
}
