import type { Features, Lexeme } from '../../word';
import { CASES } from '../../word';
import { soften, softenBeforeI } from './sounds';

/** Nominative to instrumental; of nouns that are masculine, feminine, neuter; then the plural. */
const YOUNG = {
  Masc: 'ý ého ému A ý ém ým',
  Fem: 'á é é ou á é ou',
  Neut: 'é ého ému é é ém ým',
  Plur: 'N ých ým V N ých ými',
};
const SPRING = {
  Masc: 'í ího ímu A í ím ím',
  Fem: 'í í í í í í í',
  Neut: 'í ího ímu í í ím ím',
  Plur: 'N ích ím V N ích ími',
};
const FATHERS = {
  Masc: 'ův ova ovu A ův ově ovým',
  Fem: 'ova ovy ově ovu ova ově ovou',
  Neut: 'ovo ova ovu ovo ovo ově ovým',
  Plur: 'N ových ovým V N ových ovými',
};
const MOTHERS = {
  Masc: 'in ina inu A in ině iným',
  Fem: 'ina iny ině inu ina ině inou',
  Neut: 'ino ina inu ino ino ině iným',
  Plur: 'N iných iným V N iných inými',
};

interface AdjectivePattern {
  name: string;
  ending: string;
  table: typeof YOUNG;
  /** Accusative of a masculine animate; nominative plural: animate, inanimate and feminine, neuter. */
  special: [accusative: string, animate: string, other: string, neuter: string];
}

const PATTERNS: AdjectivePattern[] = [
  { name: 'mladý', ending: 'ý', table: YOUNG, special: ['ého', '!', 'é', 'á'] },
  { name: 'jarní', ending: 'í', table: SPRING, special: ['ího', 'í', 'í', 'í'] },
  { name: 'otcův', ending: 'ův', table: FATHERS, special: ['ova', 'ovi', 'ovy', 'ova'] },
  { name: 'matčin', ending: 'in', table: MOTHERS, special: ['ina', 'ini', 'iny', 'ina'] },
];

/**
 * A word that is declined as an adjective. `gender` is set where it is used as a noun: names such as
 * Novotný or Nováková.
 */
export function createAdjective(
  lemma: string,
  options: Partial<Pick<Lexeme, 'kind' | 'gender' | 'animacy' | 'isName'>> = {},
): Lexeme {
  const isFeminine = options.gender === 'Fem' && lemma.endsWith('á');
  const pattern = PATTERNS.find(({ ending }) => lemma.endsWith(ending)) ?? PATTERNS[0]!;
  const stem = lemma.slice(0, -(isFeminine ? 1 : pattern.ending.length));
  return {
    lemma,
    kind: 'adjective',
    pattern: isFeminine ? 'mladá' : pattern.name,
    ...options,
    inflect(features) {
      const { Degree, Polarity, ...rest } = features;
      if (Degree === 'Cmp' || Degree === 'Sup' || Polarity === 'Neg') {
        const changed = compareAdjective(lemma, Degree, Polarity === 'Neg');
        return changed && createAdjective(changed, options).inflect(rest);
      }
      const merged = { ...features, ...(options.gender && { Gender: options.gender }) };
      return inflectAdjective(stem, pattern, merged);
    },
  };
}

const COMPARATIVES = `dobrý/lepší špatný/horší zlý/horší velký/větší malý/menší mladý/mladší starý/starší
  dlouhý/delší krátký/kratší vysoký/vyšší nízký/nižší drahý/dražší bohatý/bohatší chudý/chudší
  těžký/těžší lehký/lehčí hezký/hezčí měkký/měkčí blízký/bližší široký/širší úzký/užší hluboký/hlubší
  sladký/sladší slabý/slabší tvrdý/tvrdší hrubý/hrubší tenký/tenčí čistý/čistší hustý/hustší řídký/řidší
  prudký/prudší hladký/hladší vlhký/vlhčí křehký/křehčí suchý/sušší tichý/tišší tuhý/tužší
  jednoduchý/jednodušší snadný/snazší tmavý/tmavší bílý/bělejší svatý/světější`;

/** `nemladý`, `mladší`, `nejmladší`; undefined for adjectives whose comparative follows no rule. */
function compareAdjective(
  lemma: string,
  degree: Features['Degree'],
  isNegative: boolean,
): string | undefined {
  const prefix = isNegative ? 'ne' : '';
  if (degree !== 'Cmp' && degree !== 'Sup') return prefix + lemma;
  const listed = new RegExp(`(?:^|\\s)${lemma}/(\\S+)`).exec(COMPARATIVES)?.[1];
  const isRegular = /(?:[^hk]|[sc]k)ý$|ní$/.test(lemma);
  const stem = lemma.slice(0, -1).replace(/sk$/, 'št').replace(/ck$/, 'čt');
  const comparative = listed ?? (isRegular ? `${soften(stem)}jší` : undefined);
  return comparative && (degree === 'Sup' ? 'nej' : '') + prefix + comparative;
}

function inflectAdjective(stem: string, pattern: AdjectivePattern, features: Features): string {
  const { Case: wanted = 'Nom', Gender: gender = 'Masc', Animacy: animacy = 'Anim' } = features;
  const index = CASES.indexOf(wanted);
  const [animateAccusative, animate, other, neuter] = pattern.special;
  const isAnimate = gender === 'Masc' && animacy !== 'Inan';
  if (features.Number === 'Plur' || features.Number === 'Dual') {
    const ending = pattern.table.Plur.split(' ')[index]!;
    const form = gender === 'Neut' ? neuter : ending === 'N' && isAnimate ? animate : other;
    if (ending === 'N' || ending === 'V') {
      return form === '!' ? softenBeforeI(stem, true) : stem + form;
    }
    return stem + ending;
  }
  const ending = pattern.table[gender].split(' ')[index]!;
  if (ending === 'A') return stem + (isAnimate ? animateAccusative : pattern.ending);
  return stem + ending;
}

/** Without those that end in -ý, which are a pattern and no list. */
const ADJECTIVES = `hostující okresní obecní státní národní volební sociální domácí poslední příští procentní další jarní letní
  podzimní zimní hlavní místní lepší nejlepší větší největší menší nejmenší vyšší nejvyšší
  nižší nejnižší horší nejhorší první třetí sportovní rozhodující severní jižní východní
  západní střední denní noční ranní večerní dopolední odpolední silniční dopravní zahraniční
  domovní budoucí nedělní sobotní páteční otcův bratrův matčin sestřin Karlův Petrův Havlíčkův
  Janin Evin`;

/** Surnames and places that have the form of an adjective. */
const NAMES: [text: string, options: Parameters<typeof createAdjective>[1]][] = [
  [
    'Novotný Černý Veselý Pokorný Konečný Jiří Krejčí',
    { kind: 'noun', gender: 'Masc', animacy: 'Anim', isName: true },
  ],
  ['Novotná Černá Veselá Pokorná Konečná', { kind: 'noun', gender: 'Fem', isName: true }],
  ['Karviná', { kind: 'noun', gender: 'Fem' }],
  ['rozhodčí mluvčí vedoucí', { kind: 'noun', gender: 'Masc', animacy: 'Anim' }],
];

export function listAdjectives(): Lexeme[] {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  return [
    ...words(ADJECTIVES).map((lemma) => createAdjective(lemma)),
    ...NAMES.flatMap(([text, options]) =>
      words(text).map((lemma) => createAdjective(lemma, options)),
    ),
  ];
}
