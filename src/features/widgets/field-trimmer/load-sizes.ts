import { ask, read } from '../shared/ask';
import { toRequestPart } from './choice';
import type { Choice } from './choice';

export interface Sizes {
  /** Bytes of the answer to the same request without `returnObjectFields`. */
  whole: number;
  trimmed: number;
  /** The first photo of the answer: its data, or its ID alone. */
  photo: unknown;
  /** The header by which the sandbox says what it ignored. */
  warning?: string;
}

interface Recommendation {
  photosIds: string[];
  photos?: object[];
}

/** The sample article of the guides, for as many photos as a page of a picture desk shows. */
const REQUEST = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits a trade show in Munich.',
  recommendationCount: 10,
};

/** Sends the request with the chosen fields and without the list. */
export async function loadSizes(choice: string): Promise<Sizes> {
  const chosen = JSON.parse(choice) as Choice;
  const [whole, trimmed] = await Promise.all(
    [{ ...chosen, fields: undefined }, chosen].map((one) =>
      ask('POST /v2/photos/demo/recommend', { ...REQUEST, ...toRequestPart(one) }),
    ),
  );
  if (!whole || !trimmed) throw new Error('Two requests must have two responses.');
  read(whole);
  const { photos, photosIds } = read<Recommendation>(trimmed);
  const warning = trimmed.headers.find(([name]) => name === 'x-sandbox-warning')?.[1];
  return {
    whole: whole.bytes,
    trimmed: trimmed.bytes,
    photo: photos?.[0] ?? photosIds[0],
    ...(warning && { warning }),
  };
}
