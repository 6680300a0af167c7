import { listWords } from './text';

/** Frequent short words tell a language better than anything else so small. */
const WORDS: Record<string, string> = {
  en: 'the of and to in a is that for it was on are as with his he at be this from have or by not but they you we our my an were has had will would their which she her been its who no if more so can do mr only',
  cs: 'a se v na je že s z do o k i ve to by po pro jsem si jako ale jeho jsou za od byl byla bylo už jen tak který která které nebo není jsme při ze až ke dnes však muj můj začala',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an er hat aus bei nach am sie einen wird wie war wir über zum zur ich besucht herr frau',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec ou son à été aux d l cette nous vous elle leur mais',
  pl: 'w i na z do się nie że to jest o jak po ale za od przez są dla już tylko był była było oraz jego tym także które który która ze przy może być lub jej ich pan',
  sk: 'a sa v na je že s z do o k aj vo to by po pre som si ako ale jeho sú za od bol bola bolo už len tak ktorý ktorá ktoré alebo nie sme pri zo až ku dnes však',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue era muy',
  nl: 'de van het een en in is dat op te zijn met voor niet aan er die om ook als bij uit maar naar dan nog door over ze hij worden wordt wat kan heeft werd hebben deze',
  it: 'di e il la che in un a per è una sono non del le con si da al dei nel come alla i più anche ma gli delle della ha lo su se o questo era nella',
};

/** Letters which, among the languages above, point at one or two of them. */
const LETTERS: [string, RegExp][] = [
  ['cs', /[ěřů]/gi],
  ['sk', /[ľĺŕôä]/gi],
  ['pl', /[ąęłńśźż]/gi],
  ['de', /[äöüß]/gi],
  ['fr', /[çœèêàù]/gi],
  ['es', /[ñ¿¡]/gi],
];

const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];

const sets = Object.entries(WORDS).map(([code, list]) => [code, new Set(list.split(' '))] as const);

/** The beginning of a text is enough, and keeps the time of a long one in bounds. */
const LENGTH = 4000;

/**
 * Detects the language of a text; languages of the prior count for more.
 *
 * @example
 * detectLanguage('Herr Macron besucht eine Messe in München.'); // 'de'
 */
export function detectLanguage(text: string, prior: string[] = []): string {
  const sample = text.slice(0, LENGTH);
  const words = listWords(sample.toLowerCase());
  const letters = countMatches(sample, /\p{L}/gu);
  if (letters === 0) return prior[0] ?? 'und';
  const isForeign = /[\u0370-\uffff]/.test(sample);
  const script =
    isForeign && SCRIPTS.find(([, pattern]) => countMatches(sample, pattern) > letters / 3);
  if (script) return script[0];
  const scores = sets.map(([code, set]) => {
    const known = words.filter((word) => set.has(word.text)).length;
    const marks = LETTERS.filter(([owner]) => owner === code).reduce(
      (sum, [, pattern]) => sum + countMatches(sample, pattern),
      0,
    );
    const score = known + marks * 0.7;
    return { code, score: prior.includes(code) ? score * 1.5 + 0.5 : score };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.code : (prior[0] ?? 'en');
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
