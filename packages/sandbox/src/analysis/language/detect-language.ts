import { listWords } from '../text/text';
import { UNDETERMINED } from './languages';

/** Frequent short words tell a language better than anything else so small. */
const WORDS: Record<string, string> = {
  en: 'the of and to in a is that for it was on are as with his he at be this from have or by not but they you we our my an were has had will would their which she her been its who no if more so can do mr only at hello hi thanks thank please there what when how your all very one about into up out than then some any just met said says',
  cs: 'a se v na je že s z do o k i ve to by po pro jsem si jako ale jeho jsou za od byl byla bylo už jen tak který která které nebo není jsme při ze až ke dnes však muj můj začala ahoj dobrý den děkuji prosím každý mě mi mně nás vás jsou tu jak co proč kde bude budu není ten ta tento všechno velmi',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an er hat aus bei nach am sie einen wird wie war wir über zum zur ich besucht herr frau hallo danke bitte guten aber oder sind kann haben sie mein wo was',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec ou son à été aux d l cette nous vous elle leur mais bonjour merci je très mon ma mes sa ses ont cet',
  pl: 'w i na z do się nie że to jest o jak po ale za od przez są dla już tylko był była było oraz jego tym także które który która ze przy może być lub jej ich pan cześć dziękuję dzień dobry proszę mi mnie bardzo naprawdę wczoraj',
  sk: 'a sa v na je že s z do o k aj vo to by po pre som si ako ale jeho sú za od bol bola bolo už len tak ktorý ktorá ktoré alebo nie sme pri zo až ku dnes však ahoj dobrý deň ďakujem prosím nám nič nikto opäť veľmi každý',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue era muy hola gracias pero yo mi tu nos sus está están',
  nl: 'de van het een en in is dat op te zijn met voor niet aan er die om ook als bij uit maar naar dan nog door over ze hij worden wordt wat kan heeft werd hebben deze hallo dank bedankt wij ik je niet heel zeer mijn om',
  it: 'di e il la che in un a per è una sono non del le con si da al dei nel come alla i più anche ma gli delle della ha lo su se o questo era nella ciao grazie ci vi alle dalla mi ti ho hai anche il lo',
  sv: 'och att det är som en på för av med den till inte ett har jag vi de om så men var från kan han hon mycket till er tack hej efter också vid eller när sig sin',
  da: 'og at det er som en på for af med den til ikke et har jeg vi de om så men var fra kan han hun meget tak hej efter også ved eller når sig sin blev',
  pt: 'de que o a e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser muito obrigado olá são nos já está eu também',
  fi: 'ja on ei että se hän oli mutta kun myös niin ovat olla tai jos mitä minä sinä kiitos hei nyt vain hyvin ole joka mukaan sekä',
  hu: 'a az és hogy nem is egy ez van meg de csak már vagy mint el volt nagyon köszönöm szia még fel ki ha kell után minden lesz',
  ro: 'și de la în a cu nu pe un o este că din care pentru mai se sunt au fost sau dar mulțumesc bună după foarte acest prin ce am fi',
};

/** Letters which, among the languages above, point at one or two of them. */
const LETTERS: [string, RegExp][] = [
  ['cs', /[čďěňřšťůýž]/gi],
  ['sk', /[čďľĺňôŕšťýž]/gi],
  ['cs', /[ěřů]/gi],
  ['sk', /[ľĺŕôä]/gi],
  ['pl', /[ąęłńśźż]/gi],
  ['de', /[äöüß]/gi],
  ['fr', /[çœèêàù]/gi],
  ['es', /[ñ¿¡]/gi],
  ['sv', /[åäö]/gi],
  ['da', /[åæø]/gi],
  ['pt', /[ãõç]/gi],
  ['fi', /[äö]/gi],
  ['hu', /[őűöü]/gi],
  ['ro', /[ășțâ]/gi],
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

/** The languages of each word: one look per word instead of one per language. */
const owners = new Map<string, string[]>();
for (const [code, list] of Object.entries(WORDS)) {
  for (const word of new Set(list.split(' '))) {
    owners.set(word, [...(owners.get(word) ?? []), code]);
  }
}

/** Whether a word is one of the frequent short words of a language. */
export function isFrequent(word: string, language: string): boolean {
  return owners.get(word)?.includes(language) ?? false;
}

/** The beginning of a text is enough, and keeps the time of a long one in bounds. */
const LENGTH = 4000;

/**
 * Detects the language of a text; languages of the prior count for more.
 *
 * @example
 * detectLanguage('Herr Macron besucht eine Messe in München.'); // 'de'
 */
export function detectLanguage(text: string, prior: string[] = []): string {
  const sample = toSample(text);
  const words = listWords(sample.toLowerCase());
  const letters = countMatches(sample, /\p{L}/gu);
  if (letters === 0) return prior[0] ?? UNDETERMINED;
  const isForeign = /[\u0370-\uffff]/.test(sample);
  const script =
    isForeign && SCRIPTS.find(([, pattern]) => countMatches(sample, pattern) > letters / 3);
  if (script) return script[0];
  const scores = new Map(Object.keys(WORDS).map((code) => [code, 0]));
  const add = (code: string, value: number) => scores.set(code, (scores.get(code) ?? 0) + value);
  for (const { text: word } of words) for (const code of owners.get(word) ?? []) add(code, 1);
  if (/[^\p{ASCII}]/u.test(sample)) {
    for (const [code, pattern] of LETTERS) add(code, 0.7 * countMatches(sample, pattern));
  }
  for (const code of new Set(prior)) {
    const score = scores.get(code);
    if (score !== undefined) scores.set(code, score * 1.5 + 0.5);
  }
  const [best, score] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a));
  return score > 0 ? best : (prior[0] ?? 'en');
}

/** Tags of HTML say nothing, and a word that is cut would be another one. */
function toSample(text: string): string {
  const start = text.slice(0, LENGTH);
  const isCut = start.length < text.length && /[\p{L}\p{N}]/u.test(text.charAt(LENGTH));
  const whole = isCut ? start.replace(/[\p{L}\p{N}\p{M}]{1,40}$/u, '') : start;
  return whole.replace(/<[/!]?[a-z][^<>]{0,500}>/gi, ' ');
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
