// Data instead of a library: of the first 249 plurals in english.test.ts, pluralize 8.0.0 has 186,
// compromise 14.17.0 (138 KB compressed) 181, and inflection 3.0.2 has 162.

/** singular/plural; one in the list decides for words that end with it, where `-` is before it. */
const IRREGULAR = `person/people ox/oxen goose/geese louse/lice calf/calves self/selves elf/elves
  scarf/scarves sheaf/sheaves -man/men -child/children -foot/feet -tooth/teeth -mouse/mice -wife/wives
  -knife/knives -life/lives -leaf/leaves -half/halves -shelf/shelves -thief/thieves -wolf/wolves
  -loaf/loaves cactus/cacti fungus/fungi nucleus/nuclei stimulus/stimuli alumnus/alumni radius/radii
  bacterium/bacteria stratum/strata datum/data curriculum/curricula medium/media erratum/errata
  criterion/criteria phenomenon/phenomena alga/algae larva/larvae vertebra/vertebrae alumna/alumnae
  -corpus/corpora genus/genera spectrum/spectra millennium/millennia nebula/nebulae
  hoof/hooves wharf/wharves appendix/appendices matrix/matrices vertex/vertices axis/axes chassis/chassis penny/pence`;

const UNCHANGED = `sheep fish deer moose salmon trout bison shrimp squid swine series species offspring headquarters crossroads
  barracks means corps gallows tongs swiss yen yuan beef news information luggage furniture equipment police scissors trousers percent
  data advice homework software hardware money traffic research jeans pants cattle mathematics physics
  politics economics gymnastics athletics`;

/** Words that end as an irregular one, or as words that often are, and take -s or -es. */
const REGULAR = `german roman norman human talisman shaman ottoman caiman lowlife photo piano casino memo
  kilo euro logo disco solo taco avocado dynamo turbo demo promo condo tempo macho index annex complex reflex
  duplex suffix prefix remix mix fix crucifix phoenix roof chief belief proof reef brief grief gulf safe turf
  surf relief serif motif virus campus bonus status census chorus genius circus focus syllabus octopus
  minus plus bus surplus consensus iris pelvis trellis tennis stadium museum album forum referendum
  memorandum premium aquarium podium column item system problem team program`;

const WITH_ES =
  'potato tomato hero superhero echo veto torpedo embargo cargo mosquito tornado volcano mango buffalo domino desperado';

/** -ch is said as k. */
const WITH_S = 'stomach monarch patriarch matriarch oligarch epoch czech eunuch loch tech';

/** Nouns in -y that names begin with a capital, as in "City"; other capitals are names: "Kennedys". */
const COMMON = `city party country county company university agency ministry academy library embassy
  factory gallery army navy body study story lady baby family enemy century category property penalty
  deputy secretary victory community authority society industry economy policy`;

const words = (text: string) => text.split(/\s+/);
const sets = new Map<string, Set<string>>();

function has(list: string, word: string): boolean {
  const set = sets.get(list) ?? new Set(words(list));
  sets.set(list, set);
  return set.has(word);
}

const irregular = new Map<string, string>();

function findIrregular(word: string): string | undefined {
  if (irregular.size === 0) {
    for (const entry of words(IRREGULAR)) irregular.set(...(entry.split('/') as [string, string]));
  }
  if (has(REGULAR, word)) return undefined;
  const exact = irregular.get(word);
  if (exact) return exact;
  // None of the endings is longer.
  for (let start = Math.max(0, word.length - 8); start < word.length; start++) {
    const ending = irregular.get(`-${word.slice(start)}`);
    if (ending) return word.slice(0, start) + ending;
  }
  return undefined;
}

export interface Plural {
  form: string;
  /** The ending has several plurals, and the word is in no list. */
  isGuess: boolean;
}

/** Compounds whose first noun has the plural. */
const HEAD_FIRST = [
  /^(.+?)([- ](?:of|in|at|to)[- ].+)$/,
  /^(.*(?<!cov)er)([- ](?:by|on|up|in|out))$/,
  /^((?:attorney|secretary|governor|solicitor|surgeon|director|consul|paymaster|court|notary|poet|heir|.+(?=-elect))(?=[- ]))([- ](?:general|martial|public|apparent|laureate|elect))$/i,
];

/**
 * @example
 * toPlural('penalty area').form; // 'penalty areas'
 * toPlural('son-in-law').form; // 'sons-in-law'
 */
export function toPlural(noun: string): Plural {
  const compound = HEAD_FIRST.map((pattern) => pattern.exec(noun)).find(Boolean);
  if (compound) {
    const { form, isGuess } = toPlural(compound[1]!);
    return { form: form + compound[2]!, isGuess };
  }
  const [, before = '', last = noun] = /^(.*[\s-])?(\S+)$/.exec(noun) ?? [];
  const { form, isGuess } = toWordPlural(last);
  return { form: before + form, isGuess };
}

function toWordPlural(word: string): Plural {
  const lower = word.toLowerCase();
  const isName = /^\p{Lu}\p{Ll}/u.test(word);
  if (
    has(UNCHANGED, lower) ||
    /(?:craft|fish|deer)$/.test(lower) ||
    (isName && /ese$/.test(lower))
  ) {
    return { form: word, isGuess: false };
  }
  // Letters and digits: "MPs", "1990s".
  if (/[\p{Lu}\d]$/u.test(word)) return { form: `${word}s`, isGuess: /S$/.test(word) };
  const listed = findIrregular(lower);
  if (listed) return { form: word[0]! + listed.slice(1), isGuess: false };
  if (/sis$/.test(lower)) return { form: word.replace(/is$/, 'es'), isGuess: false };
  if (isName && /[^aeiou]y$/.test(word) && !has(COMMON, lower)) {
    return { form: `${word}s`, isGuess: true };
  }
  const isUncertain = /(?:[^aeiou]o|[^f]f|fe|us|[^aeiou]um|ium|[ei]x|[^s]is)$/.test(lower);
  const isKnown = [REGULAR, WITH_ES].some((list) => has(list, lower));
  const isGuess = isUncertain && !isKnown;
  if (has(WITH_S, lower)) return { form: `${word}s`, isGuess };
  return { form: has(WITH_ES, lower) ? `${word}es` : addS(word), isGuess };
}

/** -s or -es, as nouns and verbs add it: `boxes`, `parties`, `quizzes`. */
export function addS(word: string): string {
  if (/(?:[^aeiou]|qu)y$/.test(word) && word !== 'by') return word.replace(/y$/, 'ies');
  if (/^[^aeiou]*u?[aeiou]z$/.test(word)) return `${word}zes`;
  return word + (/(?:s|x|z|ch|sh)$/.test(word) ? 'es' : 's');
}

let plurals: Set<string> | undefined;

/** What ends in -s and is one. */
const SINGULAR_S = `gas lens bias atlas canvas alias christmas texas kansas dallas vegas arkansas united_states
  los_angeles new_orleans netherlands philippines wales brussels athens naples james charles thomas
  jones williams evans adams roberts peters edwards collins jenkins simmons hopkins hughes rogers stevens
  andrews matthews lucas nicholas marcos santos juventus`;

const SINGULARS = `${SINGULAR_S} series species news mathematics physics politics economics gymnastics
  athletics headquarters`;

/** Whether a noun or pronoun is followed by "are". */
export function isPluralSubject(text: string): boolean {
  const lower = text.toLowerCase().replace(/^the /, '');
  if (/\band\b/.test(lower)) return true;
  if (/^(?:they|we|you|these|those|both|few|many|several)$/.test(lower)) return true;
  if (has(SINGULARS, lower.replaceAll(' ', '_'))) return false;
  const [head = ''] = lower.split(/ (?:of|in|from|for) /);
  const last = head.split(/[\s-]/).at(-1)!;
  plurals ??= new Set(words(IRREGULAR).map((entry) => entry.split('/')[1]!));
  const isIrregular = [...plurals].some((form) => last === form || /men$|children$/.test(last));
  if (isIrregular || /^(?:police|cattle|people|trousers|scissors|jeans|pants)$/.test(last)) {
    return last !== 'data' && last !== 'media' && last !== 'chassis';
  }
  return /[^su]s$/.test(last) && !/[^s]is$|sis$/.test(last) && !has(SINGULARS, last);
}
