import { findOpinionWords } from '../data/opinion-words';
import type { OpinionWords } from '../data/opinion-words';
import { round } from './entities';
import type { Paragraph, Sentence } from './model';

export interface Sentiment {
  mean: number;
  label: string;
  positive: number;
  negative: number;
}

const list = (words: string): Set<string> => new Set(words.split(' '));

const STRONGER = list(
  'absolutely very really extremely totally naprosto velmi opravdu sehr wirklich très vraiment bardzo naprawdę',
);
const WEAKER = list('bit slightly somewhat trochu poněkud etwas leicht peu trochę');
const NEGATION = list(
  "not n't never no ne není nebyl nebyla nebylo nicht kein keine pas jamais nie",
);

/** The opinion in one sentence, from a small list of words. */
function toSentenceSentiment({ tokens }: Sentence, opinions: OpinionWords): Sentiment {
  const words = tokens.map(({ text }) => text.toLowerCase());
  let [positive, negative] = [0, 0];
  words.forEach((word, at) => {
    const sign = opinions.positive.has(word) ? 1 : opinions.negative.has(word) ? -1 : 0;
    if (sign === 0) return;
    const before = words.slice(Math.max(0, at - 3), at);
    const strength = before.some((w) => STRONGER.has(w))
      ? 0.7
      : before.some((w) => WEAKER.has(w))
        ? 0.2
        : 0.5;
    const value = before.some((w) => NEGATION.has(w)) ? -sign * strength : sign * strength;
    if (value > 0) positive = Math.max(positive, value);
    else negative = Math.min(negative, value);
  });
  return toSentiment(positive, negative);
}

/** The mean of the sentences that hold an opinion. */
export function combine(sentiments: Sentiment[]): Sentiment {
  const opinions = sentiments.filter(({ positive, negative }) => positive !== 0 || negative !== 0);
  if (opinions.length === 0) return toSentiment(0, 0);
  const mean = (part: 'positive' | 'negative'): number =>
    opinions.reduce((sum, one) => sum + one[part], 0) / opinions.length;
  return toSentiment(mean('positive'), mean('negative'));
}

/** Sentiment of every sentence of a document, by its ID. */
export function toSentenceSentiments(
  paragraphs: Paragraph[],
  language: string,
): Map<string, Sentiment> {
  const opinions = findOpinionWords(language);
  return new Map(
    paragraphs.flatMap(({ sentences }) =>
      sentences.map((sentence) => [sentence.id, toSentenceSentiment(sentence, opinions)] as const),
    ),
  );
}

function toSentiment(positive: number, negative: number): Sentiment {
  const mean = round(positive + negative, 2);
  return {
    mean,
    label: toLabel(mean, positive, negative),
    positive: round(positive, 2),
    negative: round(negative, 2),
  };
}

function toLabel(mean: number, positive: number, negative: number): string {
  if (positive === 0 && negative === 0) return 'neutral';
  if (Math.abs(mean) < 0.1) return 'ambivalent';
  const word = mean > 0 ? 'positive' : 'negative';
  return Math.abs(mean) >= 0.6 ? `very ${word}` : word;
}
