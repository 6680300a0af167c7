/** The budget of an assistant for a task. */
export const MOST_BYTES = 32 * 1024;

/** Something that can be fetched next, as the text that named it describes it. */
export interface Source {
  /** The page or query: `/genja/index.md`, `search(…)`. */
  name: string;
  label: string;
  /** Its size, where a `HEAD` request tells it. */
  bytes?: number;
  /** Its worth beside its words, such as its rank among the results of a search. */
  prior?: number;
  fetch(): Promise<string>;
  /** The sources that a fetched text names. */
  follow?(text: string): Source[];
}

export interface Reading {
  /** Everything that was fetched. */
  text: string;
  bytes: number;
  steps: string[];
}

/**
 * Reads as an assistant without foreknowledge does: of all that the fetched texts name, it fetches next
 * what has the most words of the task, and rare words count more. It stops when it has all that the task
 * needs, or no room for more.
 *
 * @param task its words, from which alone the reader chooses
 * @param isDone whether a text has all that the task needs; the reader learns nothing else of it
 */
export async function readUntil(
  task: string,
  first: Source[],
  isDone: (text: string) => boolean | Promise<boolean>,
): Promise<Reading> {
  const reading: Reading = { text: '', bytes: 0, steps: [] };
  const sources = new Map(first.map((source) => [source.name, source]));
  const waiting = new Set(sources.values());
  while (!(await isDone(reading.text))) {
    const room = MOST_BYTES - reading.bytes;
    const [next] = rank(
      task,
      [...waiting].filter(({ bytes = 0 }) => bytes <= room),
      [...sources.values()],
    );
    if (!next || room <= 0) break;
    waiting.delete(next);
    const text = await next.fetch();
    reading.text += `${text}\n`;
    reading.bytes += Buffer.byteLength(text);
    reading.steps.push(`${next.name} (${Buffer.byteLength(text)})`);
    for (const source of next.follow?.(text) ?? []) {
      const named = sources.get(source.name);
      if (named) {
        named.label += ` ${source.label}`;
        named.prior = Math.max(named.prior ?? 0, source.prior ?? 0);
      } else {
        sources.set(source.name, source);
        waiting.add(source);
      }
    }
  }
  return reading;
}

/** Best first; equal ones in the order in which they were named. */
function rank(task: string, sources: Source[], all: Source[]): Source[] {
  const frequency = new Map<string, number>();
  const stems = new Map(all.map((source) => [source, toStems(source.label)]));
  for (const sourceStems of stems.values()) {
    for (const stem of sourceStems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }
  const taskStems = toStems(task);
  const score = (source: Source) => {
    const sourceStems = stems.get(source) ?? new Set<string>();
    const shared = [...taskStems].filter((stem) => sourceStems.has(stem));
    const weight = shared.map((stem) => Math.log(1 + all.length / (frequency.get(stem) ?? 1)) ** 2);
    // Long labels have more words by chance.
    const overlap = weight.reduce((sum, value) => sum + value, 0) / Math.log(8 + sourceStems.size);
    return overlap + (source.prior ?? 0);
  };
  const scores = new Map(sources.map((source) => [source, score(source)]));
  return [...sources].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** Words without common endings; those of two letters or fewer say little, but for versions. */
function toStems(text: string): Set<string> {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/\p{L}{3,}|\p{L}*\d+/gu);
  return new Set(
    (words ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.replace(/(ies|ing|es|ed|s|y|e)$/, '')),
  );
}

const COMMON = new Set(
  'the and for with from that which this their its are has was but not who what how into one two only all such each should may does mean use uses used'.split(
    ' ',
  ),
);
