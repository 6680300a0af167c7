import type { Token } from './model';

/** Tags of the Penn Treebank for the parts of speech that have one only. */
const TAGS: Record<string, string> = {
  PROPN: 'NNP',
  ADV: 'RB',
  DET: 'DT',
  ADP: 'IN',
  SCONJ: 'IN',
  PRON: 'PRP',
  NUM: 'CD',
  CCONJ: 'CC',
  INTJ: 'UH',
  SYM: 'SYM',
  X: 'FW',
};

const MODAL = /^(?:will|would|can|could|may|might|must|shall|should)$/i;

/**
 * The tag of an English word in the tag set of the Penn Treebank.
 *
 * @example
 * toWordTag({ text: 'visits', lemma: 'visit', pos: 'VERB' }); // 'VBZ'
 */
export function toWordTag({
  text,
  lemma,
  pos = 'X',
}: Pick<Token, 'text' | 'lemma' | 'pos'>): string {
  const isBase = text.toLowerCase() === lemma;
  if (pos === 'PUNCT') return text;
  if (pos === 'PART') return lemma === 'to' ? 'TO' : 'RB';
  if (pos === 'NOUN') return isBase ? 'NN' : 'NNS';
  if (pos === 'ADJ') return isBase ? 'JJ' : text.endsWith('est') ? 'JJS' : 'JJR';
  if (pos !== 'VERB' && pos !== 'AUX') return TAGS[pos] ?? 'FW';
  if (MODAL.test(text)) return 'MD';
  if (isBase) return 'VB';
  if (text.endsWith('ing')) return 'VBG';
  return text.endsWith('s') && text !== 'was' ? 'VBZ' : 'VBD';
}
