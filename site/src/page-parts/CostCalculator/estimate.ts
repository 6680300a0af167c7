import { MOST_BYTES } from '@docs/vendor';

/** The least that an analysis is charged: `usedChars` in contracts/media-v2 and contracts/general-v3. */
export const LEAST_CHARACTERS = 100;

/** A character of a text has one byte or more. */
export const MOST_CHARACTERS = MOST_BYTES;

const DAYS_PER_MONTH = 30;

interface Text {
  charactersPerArticle: number;
  /** Requests that are sent once more, in percent. */
  retries: number;
}

interface Volume extends Text {
  articlesPerDay: number;
  /** Share of the articles that are analyzed once more, in percent. */
  analyzedAgain: number;
}

/**
 * The most that is charged: a retry may be charged as the first attempt is.
 *
 * @example
 * estimate({ articlesPerDay: 100, charactersPerArticle: 3000, analyzedAgain: 50, retries: 2 })
 *   .charactersPerDay; // 459_000
 */
export function estimate(volume: Volume) {
  const { articlesPerDay, analyzedAgain } = volume;
  const analysesPerDay = countRequests(articlesPerDay * (1 + analyzedAgain / 100), volume);
  const charactersPerDay = countCharacters(analysesPerDay, volume);
  return {
    analysesPerDay,
    charactersPerDay,
    charactersPerMonth: charactersPerDay * DAYS_PER_MONTH,
  };
}

interface Archive extends Text {
  articles: number;
  parallel: number;
  secondsPerRequest: number;
}

/**
 * Each article of an archive once, as many at a time as the account allows.
 *
 * @example
 * estimateArchive({ articles: 36_000, charactersPerArticle: 3000, retries: 0, parallel: 4, secondsPerRequest: 2 })
 *   .hours; // 5
 */
export function estimateArchive(archive: Archive) {
  const analyses = countRequests(archive.articles, archive);
  return {
    analyses,
    characters: countCharacters(analyses, archive),
    hours: (analyses * archive.secondsPerRequest) / archive.parallel / 3600,
  };
}

/** @example estimateCost(13_500_000, 20); // 270 */
export function estimateCost(characters: number, pricePerMillion: number): number {
  return (characters / 1_000_000) * pricePerMillion;
}

/** A part of a request is none, and 200 × 1.01 is not exact in binary. */
function countRequests(articles: number, { retries }: Text): number {
  return Math.ceil(Number((articles * (1 + retries / 100)).toPrecision(12)));
}

function countCharacters(requests: number, { charactersPerArticle }: Text): number {
  return requests * Math.max(charactersPerArticle, LEAST_CHARACTERS);
}
