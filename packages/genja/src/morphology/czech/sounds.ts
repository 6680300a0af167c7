/** Changes at the end of Czech stems. */

const BEFORE_E: [ending: RegExp, to: string][] = [
  [/ch$/, 'še'],
  [/k$/, 'ce'],
  [/[hg]$/, 'ze'],
  [/r$/, 'ře'],
  [/([dtnbpvmf])$/, '$1ě'],
  [/$/, 'e'],
];

/** `škol` + ě → `škole`, `Prah` → `Praze`, `žen` → `ženě`. */
export function soften(stem: string): string {
  const [ending, to] = BEFORE_E.find(([pattern]) => pattern.test(stem))!;
  return stem.replace(ending, to);
}

const BEFORE_I: [RegExp, string][] = [
  [/sk$/, 'šti'],
  [/ck$/, 'čti'],
  [/ch$/, 'ši'],
  [/k$/, 'ci'],
  [/[hg]$/, 'zi'],
  [/r$/, 'ři'],
  [/$/, 'i'],
];

/** `kluk` + i → `kluci`, `Čech` → `Češi`. Adjectives write a long `í`. */
export function softenBeforeI(stem: string, isAdjective = false): string {
  const rules = isAdjective ? BEFORE_I : BEFORE_I.slice(2);
  const [ending, to] = rules.find(([pattern]) => pattern.test(stem))!;
  const text = stem.replace(ending, to);
  return isAdjective ? text.replace(/i$/, 'í') : text;
}

const SOFT: Record<string, string> = { ď: 'd', ť: 't', ň: 'n' };

/** `písň` + e → `písně`, `Bať` + y → `Bati`: the letters with a hook write it on the vowel. */
export function joinEnding(stem: string, ending: string): string {
  const last = SOFT[stem.at(-1) ?? ''];
  if (!last || !/^[eěiíy]/.test(ending)) return stem + ending;
  return stem.slice(0, -1) + last + ending.replace(/^e/, 'ě').replace(/^y/, 'i');
}
