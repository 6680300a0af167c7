import type { TextsFile } from './index-files';
import { cutSnippet, findMarks } from './snippet';
import { findKind, compareRanks, MOST_HITS, Level } from './hit';
import type { Hit, Rank } from './hit';
import type { Found } from './rank';
import type { Query } from './query';

/** More would push other pages out of the first twelve. */
const MOST_OF_A_PAGE = 3;

/** A hit, and what else of its product is the same: ten pages explain status 429. */
export interface Chosen extends Found {
  others: Found[];
}

/** Sorts the matches, best first: each place once, and equal entries of several pages as one. */
export function chooseBest(matches: Found[]): Chosen[] {
  const places = new Set<string>();
  const chosen = new Map<string, Chosen>();
  // The order of equals is that of the pages.
  [...matches]
    .sort((a, b) => compareRanks(a.rank, b.rank) || compareSources(a, b))
    .forEach((candidate) => {
      const url = toPlace(candidate);
      if (places.has(url)) return;
      places.add(url);
      const entry = toEntry(candidate);
      const earlier = chosen.get(entry);
      if (earlier) earlier.others.push(candidate);
      else chosen.set(entry, { ...candidate, others: [] });
    });
  return [...chosen.values()];
}

/** The order of the sidebar, then of the page. */
function compareSources({ record: { at: a } }: Found, { record: { at: b } }: Found): number {
  return a[0] - b[0] || (a[1] ?? -1) - (b[1] ?? -1);
}

function toPlace({ record: { page, section } }: Found): string {
  return `${page.u}${section?.h ?? ''}`;
}

/** Pages differ, though they have the same title, and so do a field and a parameter of a name. */
function toEntry(match: Found): string {
  const { type, section, text } = match.record;
  if (section === undefined) return toPlace(match);
  const isField = section.h?.startsWith('#field-') ?? false;
  return `${type} ${isField} ${section.t} ${text}`;
}

/** The first twelve hits come from several pages; what that leaves out comes after them. */
export function spreadPages<Candidate extends { page: string }>(ranked: Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const first = ranked
    .filter(({ page }) => {
      const count = (counts.get(page) ?? 0) + 1;
      counts.set(page, count);
      return count <= MOST_OF_A_PAGE;
    })
    .slice(0, MOST_HITS);
  const isFirst = new Set(first);
  return [...first, ...ranked.filter((candidate) => !isFirst.has(candidate))];
}

/** Cuts and marks the texts of a hit, which costs more than to find it: only for what is shown. */
export function toHit(
  { record, rank, match, others }: Chosen,
  query: Query,
  { context, texts }: { context: string; texts: TextsFile | undefined },
): Hit {
  const { type, page, section } = record;
  const words = listMarkedWords(match, query);
  const isName = type === 'Title' || type === 'Heading';
  const t = isName ? record.text : cutSnippet(record.text, words);
  const s = type === 'Heading' ? page.t : (section?.t ?? page.t);
  const isText = type === 'Content' || type === 'Description';
  const about = isText ? t : cutSnippet(findText(record, texts), words);
  return {
    type,
    document: {
      t,
      s,
      u: page.u,
      ...(section?.h && { h: section.h }),
      b: page.b,
    },
    page: { t: page.t, b: page.b },
    kind: findKind(page, section),
    about,
    alsoIn: others.map((other) => ({ t: other.record.page.t, u: toPlace(other) })),
    context,
    words,
    marks: { t: findMarks(t, words), s: findMarks(s, words), about: findMarks(about, words) },
    rank,
  };
}

/**
 * Finds the text at a place. Where there is only a name, a path below the heading of its endpoint,
 * it is the heading; else the page's description.
 */
function findText({ page, section, at }: Found['record'], texts: TextsFile | undefined): string {
  const pageTexts = texts?.pages[at[0]];
  if (pageTexts === undefined) return '';
  const sectionText = at[1] === undefined ? '' : pageTexts.s[at[1]];
  const heading = page.s.find(({ t, h }) => h && section && h === section.h && t !== section.t)?.t;
  return sectionText || heading || pageTexts.d || pageTexts.i;
}

/** The letters that were typed; where other words were found in their place, these. */
function listMarkedWords(match: Found['match'], query: Query): string[] {
  const terms = Object.keys(match);
  const typed = query.words.flatMap(({ joined, parts }) =>
    terms.some((term) => term.startsWith(joined)) ? [joined] : parts,
  );
  const others = terms.filter(
    (term) => !typed.some((word) => term.startsWith(word) || word.includes(term)),
  );
  return [...new Set([...typed, ...others])];
}

/** The bonus of the product that is being read, on the scale of `Rank.score`. */
const OWN_PRODUCT = 3;

/** That of pages for all products. It's smaller: a page of the product itself is more precise. */
const SHARED = 2.5;

/** Places kept for the other products, when they have something. */
const LEAST_OTHERS = 3;

/**
 * Joins the hits of the product that is being read with those of all products: within a level its
 * own come first, and the others stay visible.
 */
export function mergeHits<Candidate extends { rank: Rank; context: string; isShared?: boolean }>(
  current: Candidate[],
  all: Candidate[],
  context: string,
): Candidate[] {
  const others = all.filter((hit) => hit.context !== context);
  const kept = Math.min(LEAST_OTHERS, others.length);
  const room = MOST_HITS - Math.min(current.length, MOST_HITS - kept);
  const merged = [...current.slice(0, MOST_HITS - kept), ...others.slice(0, room)];
  return dropDoubtful(merged).sort((a, b) => compareRanks(toRank(a), toRank(b)));

  function toRank({ rank: { level, score }, ...hit }: Candidate): Rank {
    const bonus = hit.context === context ? OWN_PRODUCT : hit.isShared ? SHARED : 0;
    return { level, score: score + bonus };
  }
}

/** Texts that say much less than the best one are not worth reading. */
const LEAST_SHARE = 0.25;

/** Leaves out what is not worth reading beside better hits. */
export function dropDoubtful<Candidate extends { rank: Rank }>(hits: Candidate[]): Candidate[] {
  const scores = hits.map(({ rank }) => (rank.level === Level.Text ? rank.score : 0));
  const least = LEAST_SHARE * Math.max(...scores);
  return hits.filter(({ rank }) => rank.level !== Level.Text || rank.score >= least);
}
