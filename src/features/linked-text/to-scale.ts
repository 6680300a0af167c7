/** Relevance in the domains for media. */
const MEDIA_SCALE = 100;

/** What the API gives in other domains lies far below; the scale is not documented. */
const MOST_ELSEWHERE = 10;

/** The end of the bars: 100 for media, otherwise the most relevant tag of the answer. */
export function toScale(relevances: number[]): number {
  const most = Math.max(0, ...relevances);
  return most > MOST_ELSEWHERE ? MEDIA_SCALE : most || 1;
}
