/** What an analysis is charged at least (content/api_general/index.mdx, "Limits"). */
export const LEAST_CHARACTERS = 100;

const DAYS_PER_MONTH = 30;

export interface Volume {
  articlesPerDay: number;
  charactersPerArticle: number;
  /** Share of the articles that are analyzed once more, in percent. */
  analyzedAgain: number;
}

export interface Estimate {
  analysesPerDay: number;
  charactersPerDay: number;
  charactersPerMonth: number;
}

/**
 * @example
 * estimate({ articlesPerDay: 100, charactersPerArticle: 3000, analyzedAgain: 50 }).charactersPerDay; // 450_000
 */
export function estimate(volume: Volume): Estimate {
  const { articlesPerDay, charactersPerArticle, analyzedAgain } = volume;
  const analysesPerDay = articlesPerDay * (1 + analyzedAgain / 100);
  const charactersPerDay = analysesPerDay * Math.max(charactersPerArticle, LEAST_CHARACTERS);
  return {
    analysesPerDay,
    charactersPerDay,
    charactersPerMonth: charactersPerDay * DAYS_PER_MONTH,
  };
}

/** @example toCost(13_500_000, 20); // 270 */
export function toCost(characters: number, pricePerMillion: number): number {
  return (characters / 1_000_000) * pricePerMillion;
}
