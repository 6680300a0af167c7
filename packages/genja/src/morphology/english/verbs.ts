import { addS } from './plural';

/** base/past/participle; a participle is left out where it is the past. */
const IRREGULAR = `arise/arose/arisen awake/awoke/awoken bear/bore/borne beat/beat/beaten
  become/became/become befall/befell/befallen beget/begot/begotten begin/began/begun behold/beheld belie/belied beset/beset bend/bent bet/bet bid/bid bind/bound bite/bit/bitten
  bleed/bled blow/blew/blown break/broke/broken breed/bred bring/brought build/built burst/burst buy/bought
  cast/cast catch/caught choose/chose/chosen cling/clung come/came/come cost/cost creep/crept cut/cut
  deal/dealt dig/dug do/did/done draw/drew/drawn drink/drank/drunk dwell/dwelt drive/drove/driven eat/ate/eaten
  fall/fell/fallen feed/fed feel/felt fight/fought find/found flee/fled fling/flung fly/flew/flown
  forbid/forbade/forbidden forget/forgot/forgotten forgive/forgave/forgiven forsake/forsook/forsaken freeze/froze/frozen get/got
  give/gave/given go/went/gone grind/ground grow/grew/grown hang/hung have/had hear/heard hew/hewed/hewn hide/hid/hidden
  hit/hit hold/held hurt/hurt keep/kept kneel/knelt know/knew/known lay/laid lead/led leave/left lend/lent
  let/let lie/lay/lain light/lit lose/lost make/made mean/meant meet/met mow/mowed/mown partake/partook/partaken pay/paid prove/proved/proven put/put quit/quit read/read
  relay/relayed rid/rid ride/rode/ridden ring/rang/rung rise/rose/risen run/ran/run saw/sawed/sawn say/said see/saw/seen
  seek/sought sell/sold send/sent set/set sew/sewed/sewn shake/shook/shaken shear/sheared/shorn shed/shed shine/shone shoot/shot
  show/showed/shown shrink/shrank/shrunk shut/shut sing/sang/sung sink/sank/sunk sit/sat slay/slew/slain sleep/slept
  slide/slid sling/slung slit/slit sow/sowed/sown speak/spoke/spoken speed/sped spend/spent spin/spun spit/spat split/split spread/spread
  spring/sprang/sprung stand/stood steal/stole/stolen stick/stuck sting/stung stink/stank/stunk
  stride/strode/stridden strike/struck string/strung strive/strove/striven swear/swore/sworn sweep/swept
  swell/swelled/swollen swim/swam/swum swing/swung take/took/taken teach/taught tear/tore/torn tell/told
  think/thought throw/threw/thrown thrust/thrust tread/trod/trodden wake/woke/woken wear/wore/worn weave/wove/woven wed/wed weep/wept wet/wet
  win/won wind/wound wring/wrung write/wrote/written`;

/** `overtake` is `take` with one of these. */
const PREFIX =
  /^(?:over|under|with|mis|out|off|re|un|fore|up|pre|broad|inter|in|for|back|proof|baby|type|sub)(?=.{2})/;

/** The last syllable is stressed, so its consonant is doubled: `admitted`. */
const STRESSED = `admit commit permit submit omit emit transmit remit acquit outwit refer prefer transfer
  confer defer infer deter inter occur incur recur concur control patrol enrol extol rebel compel propel expel
  dispel repel impel excel regret abet rebut allot equip begin forget upset reset embed unplug overlap
  kidnap entrap handicap format program zigzag debug befit refit outfit gas distil`;

/** It is not: `visited`. */
const UNSTRESSED = `visit limit edit benefit credit exhibit inhibit prohibit profit audit exit inherit merit
  deposit orbit spirit target budget market carpet blanket bracket trumpet rocket pocket ticket interpret
  develop envelop gallop gossip worship scallop travel cancel label model level fuel channel tunnel
  signal total equal pedal rival signal trial visit pilot pivot ballot bigot rivet comfort`;

/** Verbs with regular forms that are no nouns at the same time, so that a template needs no tense. */
const REGULAR = `score play elect defeat vote receive report remain increase decrease expect reach finish start
  open close stop drop plan injure confirm call want need use live work move change happen improve predict
  rain`;

let forms: Map<string, string[]> | undefined;

/** Base, past, and participle of a verb in the lists. */
function findVerb(lemma: string): string[] | undefined {
  forms ??= new Map(
    IRREGULAR.split(/\s+/).map((entry) => [entry.split('/')[0]!, entry.split('/')] as const),
  );
  const exact = forms.get(lemma);
  if (exact) return exact;
  const prefix = PREFIX.exec(lemma)?.[0];
  const simple = prefix === undefined ? undefined : findVerb(lemma.slice(prefix.length));
  return simple?.map((form) => prefix + form);
}

const isIn = (list: string, verb: string) => list.split(/\s+/).includes(verb);

export function isKnownVerb(lemma: string): boolean {
  return findVerb(lemma) !== undefined || isIn(REGULAR, lemma);
}

export interface VerbForms {
  past: string;
  participle: string;
  gerund: string;
  third: string;
  isRegular: boolean;
  /** Whether the last consonant is doubled is not known. */
  isGuess: boolean;
}

export function listVerbForms(lemma: string): VerbForms {
  const listed = findVerb(lemma);
  const stem = double(lemma);
  const [, past = toPast(stem), participle = past] = listed ?? [];
  return {
    past,
    participle,
    gerund: `${dropE(stem)}ing`,
    third: lemma === 'have' ? 'has' : /o$/.test(lemma) ? `${lemma}es` : addS(lemma),
    isRegular: past === toPast(stem),
    isGuess: !listed && isUncertain(lemma) && !isIn(UNSTRESSED, lemma) && !isIn(STRESSED, lemma),
  };
}

function toPast(stem: string): string {
  if (/[^aeiou]y$/.test(stem)) return stem.replace(/y$/, 'ied');
  return stem.endsWith('e') ? `${stem}d` : `${stem}ed`;
}

const ONE_SYLLABLE = /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$/;

/** Two syllables that end in one vowel and one consonant: "visited", but "admitted". */
function isUncertain(verb: string): boolean {
  return /[aeiouy].*[^aeiou][aeiou][bdfgmptvzl]$/.test(verb);
}

function double(verb: string): string {
  // "panicked"
  if (/[aeiou]c$/.test(verb)) return `${verb}k`;
  const prefix = PREFIX.exec(verb)?.[0] ?? '';
  const isCompound = findVerb(verb) !== undefined && ONE_SYLLABLE.test(verb.slice(prefix.length));
  const isStressed = [verb, verb.slice(prefix.length)].some((one) => isIn(STRESSED, one));
  return ONE_SYLLABLE.test(verb) || isCompound || isStressed ? verb + verb.at(-1)! : verb;
}

function dropE(stem: string): string {
  if (stem.endsWith('ie')) return stem.replace(/ie$/, 'y');
  return /[^eoy]e$/.test(stem) && stem !== 'be' ? stem.slice(0, -1) : stem;
}
