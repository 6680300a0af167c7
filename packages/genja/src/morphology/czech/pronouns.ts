import { CASES, type Features } from '../../word';
import type { Lexeme } from '../../word';

const ALL =
  'všichni/všechny/všechna všech všem všechny/všechny/všechna všichni/všechny/všechna všech všemi';

/**
 * Pronouns and numerals, form by form: masculine, feminine, neuter, plural; each 1st to 7th case.
 * `A/I` is a form for animate and inanimate nouns; in the plural `N` means animate/other/neuter.
 */
const TABLES: Record<string, [kind: 'pronoun' | 'numeral', ...rows: string[]]> = {
  ten: [
    'pronoun',
    'ten toho tomu toho/ten ten tom tím',
    'ta té té tu ta té tou',
    'to toho tomu to to tom tím',
    'ti/ty/ta těch těm ty/ty/ta ti/ty/ta těch těmi',
  ],
  tento: [
    'pronoun',
    'tento tohoto tomuto tohoto/tento tento tomto tímto',
    'tato této této tuto tato této touto',
    'toto tohoto tomuto toto toto tomto tímto',
    'tito/tyto/tato těchto těmto tyto/tyto/tato tito/tyto/tato těchto těmito',
  ],
  můj: [
    'pronoun',
    'můj mého mému mého/můj můj mém mým',
    'má mé mé mou má mé mou',
    'mé mého mému mé mé mém mým',
    'mí/mé/má mých mým mé/mé/má mí/mé/má mých mými',
  ],
  svůj: [
    'pronoun',
    'svůj svého svému svého/svůj svůj svém svým',
    'svá své své svou svá své svou',
    'své svého svému své své svém svým',
    'sví/své/svá svých svým své/své/svá sví/své/svá svých svými',
  ],
  náš: [
    'pronoun',
    'náš našeho našemu našeho/náš náš našem naším',
    'naše naší naší naši naše naší naší',
    'naše našeho našemu naše naše našem naším',
    'naši/naše/naše našich našim naše naši/naše/naše našich našimi',
  ],
  on: [
    'pronoun',
    'on ho mu ho on něm jím',
    'ona jí jí ji ona ní jí',
    'ono ho mu ho ono něm jím',
    'oni/ony/ona jich jim je oni/ony/ona nich jimi',
  ],
  všechen: [
    'pronoun',
    'všechen všeho všemu všechen všechen všem vším',
    'všechna vší vší všechnu všechna vší vší',
    'všechno všeho všemu všechno všechno všem vším',
    ALL,
  ],
  všichni: ['pronoun', '', '', '', ALL],
  sám: [
    'pronoun',
    'sám samého samému samého/sám sám samém samým',
    'sama samé samé samu sama samé samou',
    'samo samého samému samo samo samém samým',
    'sami/samy/sama samých samým samy/samy/sama sami/samy/sama samých samými',
  ],
  její: [
    'pronoun',
    'její jejího jejímu jejího/její její jejím jejím',
    'její její její její její její její',
    'její jejího jejímu její její jejím jejím',
    'její jejích jejím její její jejích jejími',
  ],
  jeden: [
    'numeral',
    'jeden jednoho jednomu jednoho/jeden jeden jednom jedním',
    'jedna jedné jedné jednu jedna jedné jednou',
    'jedno jednoho jednomu jedno jedno jednom jedním',
    'jedni/jedny/jedna jedněch jedněm jedny/jedny/jedna jedni/jedny/jedna jedněch jedněmi',
  ],
  dva: ['numeral', '', '', '', 'dva/dvě/dvě dvou dvěma dva/dvě/dvě dva/dvě/dvě dvou dvěma'],
  oba: ['numeral', '', '', '', 'oba/obě/obě obou oběma oba/obě/obě oba/obě/obě obou oběma'],
  tři: ['numeral', '', '', '', 'tři tří třem tři tři třech třemi'],
  čtyři: ['numeral', '', '', '', 'čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi'],
  pět: ['numeral', '', '', '', 'pět pěti pěti pět pět pěti pěti'],
  šest: ['numeral', '', '', '', 'šest šesti šesti šest šest šesti šesti'],
  sedm: ['numeral', '', '', '', 'sedm sedmi sedmi sedm sedm sedmi sedmi'],
  osm: ['numeral', '', '', '', 'osm osmi osmi osm osm osmi osmi'],
  devět: ['numeral', '', '', '', 'devět devíti devíti devět devět devíti devíti'],
  deset: ['numeral', '', '', '', 'deset deseti deseti deset deset deseti deseti'],
  kdo: ['pronoun', 'kdo koho komu koho kdo kom kým', '', '', ''],
  co: ['pronoun', 'co čeho čemu co co čem čím', '', '', ''],
  jeho: ['pronoun', 'jeho jeho jeho jeho jeho jeho jeho', '', '', ''],
  jejich: ['pronoun', 'jejich jejich jejich jejich jejich jejich jejich', '', '', ''],
};

/** Of "on" behind a preposition: "s ním", "z něho", "na ně". The other forms have the n already. */
const AFTER_PREPOSITION: Record<string, string> = {
  mu: 'němu',
  jím: 'ním',
  jí: 'ní',
  ji: 'ni',
  jich: 'nich',
  jim: 'nim',
  je: 'ně',
  jimi: 'nimi',
};

/** @example toPrepositional('jím', { Case: 'Ins' }); // 'ním' */
export function toPrepositional(form: string, { Case: wanted }: Features): string {
  if (form === 'ho') return wanted === 'Acc' ? 'něj' : 'něho';
  return AFTER_PREPOSITION[form] ?? form;
}

const ROWS = { Masc: 0, Fem: 1, Neut: 2 } as const;

export function listPronouns(): Lexeme[] {
  return Object.entries(TABLES).map(([lemma, [kind, ...rows]]): Lexeme => {
    const tables = rows.map((row) => row.split(' '));
    return {
      lemma,
      kind,
      pattern: lemma,
      inflect: (features) => pickForm(lemma, tables, features),
    };
  });
}

function pickForm(lemma: string, rows: string[][], features: Features): string | undefined {
  const { Case: wanted = 'Nom', Gender: gender = 'Masc', Animacy: animacy = 'Anim' } = features;
  const isPlural = features.Number === 'Plur' || features.Number === 'Dual';
  const isFilled = (row?: string[]) => row !== undefined && row.length > 1;
  const candidates = isPlural ? [rows[3], rows[0]] : [rows[ROWS[gender]], rows[3], rows[0]];
  const row = candidates.find(isFilled);
  const variants = row?.[CASES.indexOf(wanted)]?.split('/') ?? [];
  if (variants.length === 3) {
    // "dva" is masculine of both kinds, "ti" only of the living.
    const isFirst = gender === 'Masc' && (animacy !== 'Inan' || /^(?:dva|oba)$/.test(lemma));
    return variants[isFirst ? 0 : gender === 'Neut' ? 2 : 1];
  }
  return variants.length === 2 ? variants[animacy === 'Inan' ? 1 : 0] : variants[0];
}
