import { describe, expect, test } from 'vitest';
import { CASES, type Features } from '../../word';
import { findLexemes, openLexicon } from './lexicon';
import cases from './paradigms.cases.json';

// The patterns and their endings follow the Czech school grammar as Internetová jazyková příručka
// and Příruční mluvnice češtiny describe it; the tables are typed for this test.

const GENDERS: Features[] = [
  { Gender: 'Masc', Animacy: 'Anim' },
  { Gender: 'Masc', Animacy: 'Inan' },
  { Gender: 'Fem' },
  { Gender: 'Neut' },
];

/** Forms from the 1st to the 7th case: singular | plural, or plural alone. */
function expectForms(lemma: string, features: Features, forms: string): void {
  const decline = (number: 'Sing' | 'Plur'): string => {
    const { inflect } = findLexemes(lemma)[0]!;
    return CASES.map((name) => inflect({ ...features, Case: name, Number: number })).join(' ');
  };
  const numbers = forms.includes('|') ? (['Sing', 'Plur'] as const) : (['Plur'] as const);
  expect(numbers.map(decline).join(' | ')).toBe(forms);
}

test.each(cases.nouns)('the noun %s', (forms) => {
  expectForms(forms.split(' ')[0]!, {}, forms);
});

test.each(Object.entries(cases.adjectives))(
  'the adjective, pronoun, or numeral "%s" in each gender',
  (lemma, forms) => {
    expect(forms).toHaveLength(GENDERS.length);
    forms.forEach((text, index) => expectForms(lemma, GENDERS[index]!, text));
  },
);

test('an adjective that ends in -ý needs no entry', () => {
  const [lexeme] = findLexemes('poslanecký');
  const forms = (features: Features) => lexeme!.inflect(features);
  expect(forms({ Gender: 'Masc', Animacy: 'Anim', Number: 'Plur' })).toBe('poslanečtí');
  expect(forms({ Gender: 'Fem', Number: 'Sing', Case: 'Loc' })).toBe('poslanecké');
});

describe('verbs', () => {
  test.each([
    ['být', { Tense: 'Pres' }, 'jsem jsi je jsme jste jsou'],
    ['být', { Tense: 'Fut' }, 'budu budeš bude budeme budete budou'],
    ['mít', { Tense: 'Pres' }, 'mám máš má máme máte mají'],
    ['jít', { Tense: 'Fut' }, 'půjdu půjdeš půjde půjdeme půjdete půjdou'],
    ['vyhrát', { Tense: 'Fut' }, 'vyhraji vyhraješ vyhraje vyhrajeme vyhrajete vyhrají'],
    ['porazit', { Tense: 'Pres' }, 'porazím porazíš porazí porazíme porazíte porazí'],
    ['uspět', { Tense: 'Fut' }, 'uspěji uspěješ uspěje uspějeme uspějete uspějí'],
    ['přijmout', { Tense: 'Fut' }, 'přijmu přijmeš přijme přijmeme přijmete přijmou'],
    ['dokázat', { Tense: 'Fut' }, 'dokážu dokážeš dokáže dokážeme dokážete dokážou'],
    [
      'schvalovat',
      { Tense: 'Pres' },
      'schvaluji schvaluješ schvaluje schvalujeme schvalujete schvalují',
    ],
    ['chtít', { Tense: 'Pres' }, 'chci chceš chce chceme chcete chtějí'],
  ] as [string, Features, string][])('%s, %o', (lemma, features, forms) => {
    const lexeme = findLexemes(lemma)[0]!;
    const persons = (['Sing', 'Plur'] as const).flatMap((number) =>
      (['1', '2', '3'] as const).map((Person) =>
        lexeme.inflect({ ...features, Number: number, Person }),
      ),
    );
    expect(persons.join(' ')).toBe(forms);
  });

  test.each([
    ['vyhrát', { Tense: 'Past' }, 'vyhrál vyhrála vyhrálo vyhráli vyhrály vyhrála'],
    ['přijít', { Tense: 'Past' }, 'přišel přišla přišlo přišli přišly přišla'],
    ['slyšet', { Tense: 'Past' }, 'slyšel slyšela slyšelo slyšeli slyšely slyšela'],
    ['podlehnout', { Tense: 'Past' }, 'podlehl podlehla podlehlo podlehli podlehly podlehla'],
    ['přijmout', { Voice: 'Pass' }, 'přijat přijata přijato přijati přijaty přijata'],
    ['jmenovat', { Voice: 'Pass' }, 'jmenován jmenována jmenováno jmenováni jmenovány jmenována'],
    ['odsoudit', { Voice: 'Pass' }, 'odsouzen odsouzena odsouzeno odsouzeni odsouzeny odsouzena'],
    ['opustit', { Voice: 'Pass' }, 'opuštěn opuštěna opuštěno opuštěni opuštěny opuštěna'],
    ['otevřít', { Voice: 'Pass' }, 'otevřen otevřena otevřeno otevřeni otevřeny otevřena'],
    [
      'zvolit',
      { Voice: 'Pass', Tense: 'Past' },
      'byl zvolen|byla zvolena|bylo zvoleno|byli zvoleni|byly zvoleny|byla zvolena',
    ],
    ['hrát', { Mood: 'Cnd' }, 'hrál by|hrála by|hrálo by|hráli by|hrály by|hrála by'],
    ['mít', { Tense: 'Past', Polarity: 'Neg' }, 'neměl neměla nemělo neměli neměly neměla'],
  ] as [string, Features, string][])('%s, %o', (lemma, features, forms) => {
    const lexeme = findLexemes(lemma)[0]!;
    const genders: Features[] = [
      { Gender: 'Masc', Number: 'Sing' },
      { Gender: 'Fem', Number: 'Sing' },
      { Gender: 'Neut', Number: 'Sing' },
      { Gender: 'Masc', Animacy: 'Anim', Number: 'Plur' },
      { Gender: 'Fem', Number: 'Plur' },
      { Gender: 'Neut', Number: 'Plur' },
    ];
    const inflected = genders.map((gender) => lexeme.inflect({ ...features, ...gender }));
    expect(inflected.join(forms.includes('|') ? '|' : ' ')).toBe(forms);
  });

  test('in the first person have an auxiliary', () => {
    const features: Features = { Tense: 'Past', Person: '1', Number: 'Plur' };
    expect(findLexemes('vyhrát')[0]!.inflect(features)).toBe('vyhráli jsme');
  });
});

describe('the dictionary', () => {
  test('has at least 300 lemmas, each with a form in every case', () => {
    const lexemes = [...openLexicon().values()].flat();
    expect(lexemes.length).toBeGreaterThanOrEqual(300);
    const broken = lexemes.filter(({ kind, number, inflect }) => {
      if (kind !== 'noun') return false;
      return CASES.some((name) => !inflect({ Case: name, ...(number && { Number: number }) }));
    });
    expect(broken.map(({ lemma }) => lemma)).toEqual([]);
  });

  test('has no lemma twice with the same kind', () => {
    const twice = [...openLexicon()].filter(
      ([, lexemes]) => new Set(lexemes.map(({ kind }) => kind)).size < lexemes.length,
    );
    expect(twice.map(([lemma]) => lemma)).toEqual([]);
  });
});
