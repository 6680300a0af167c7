import winkNLP from 'wink-nlp';
import type { Model } from 'wink-nlp';
import core from 'wink-eng-lite-web-model/dist/load-core-model.js';
import featureFn from 'wink-eng-lite-web-model/dist/feature.js';
import lemmatize from 'wink-eng-lite-web-model/dist/lemmatize.js';
import pos from 'wink-eng-lite-web-model/dist/load-pos-model.js';
import sbd from 'wink-eng-lite-web-model/dist/load-sbd-model.js';

const empty = () => ({ machines: ['[]'], transformers: [] });

/** The sandbox finds names and opinions itself: without them the model is an eighth smaller. */
const rest = { ner: empty, negation: empty, sa: empty, metaCER: empty };
const model: unknown = { core, featureFn, pos, sbd, addons: { lemmatize }, ...rest };

/** The part of the library that is used; its own types miss a few signatures. */
export interface Wink {
  readDoc(text: string): { sentences(): Collection<{ tokens(): Collection<WinkToken> }> };
  its: { pos: unknown; lemma: unknown };
}

interface Collection<T> {
  each(visit: (item: T) => void): void;
}

interface WinkToken {
  out(what?: unknown): string;
}

export const createWink = () => winkNLP(model as Model, ['sbd', 'pos']) as unknown as Wink;
