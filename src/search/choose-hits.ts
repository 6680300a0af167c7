import { cutSnippet } from './cut-snippet';
import { findMarks } from './find-marks';
import type { Found } from './find';
import { compareRanks, MOST_HITS } from './hit';
import type { Hit } from './hit';
import type { Query } from './query';

/** More would push other pages out of the list. */
const MOST_OF_A_PAGE = 3;

/** The best of what was found, best first: each place once, few of one page, at most twelve. */
export function chooseBest(found: Found[]): Found[] {
  const best = new Map<string, Found>();
  // The order of equals is that of the pages.
  [...found]
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .forEach((candidate) => {
      const place = toPlace(candidate);
      if (!best.has(place)) best.set(place, candidate);
    });
  const counts = new Map<string, number>();
  return [...best.values()]
    .filter(({ record: { page } }) => {
      const count = (counts.get(page.u) ?? 0) + 1;
      counts.set(page.u, count);
      return count <= MOST_OF_A_PAGE;
    })
    .slice(0, MOST_HITS);
}

function toPlace({ record: { page, section } }: Found): string {
  return `${page.u}${section?.h ?? ''}`;
}

/** Cuts and marks the texts of a hit, which costs more than to find it: only for what is shown. */
export function toHit({ record, rank, match }: Found, query: Query, context: string): Hit {
  const { type, page, section } = record;
  const words = listMarkedWords(match, query);
  const isName = type === 'Title' || type === 'Heading';
  const t = isName ? record.own : cutSnippet(record.own, words);
  const s = type === 'Heading' ? page.t : (section?.t ?? page.t);
  return {
    type,
    document: {
      t,
      s,
      u: page.u,
      ...(section !== undefined && section.h !== '' && { h: section.h }),
      b: page.b,
    },
    page: { t: page.t, b: page.b },
    context,
    words,
    marks: { t: findMarks(t, words), s: findMarks(s, words) },
    rank,
  };
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
