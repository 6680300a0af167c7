import { describe, expect, test } from 'vitest';
import { CASES, type Features } from '../../word';
import { findLexemes, openLexicon } from './lexicon';

// The patterns and their endings follow the Czech school grammar as Internetová jazyková příručka
// and Příruční mluvnice češtiny describe it; the tables are typed for this test.

/** The lines of a table, two by two: singular and plural, 1st to 7th case; "-" for no singular. */
function readPairs(table: string): [singular: string, plural: string][] {
  const lines = table.trim().split(/\s*\n\s*/);
  return lines.flatMap((line, index) => (index % 2 === 0 ? [[line, lines[index + 1]!]] : []));
}

const NOUNS = readPairs(`
  pán pána pánovi pána pane pánovi pánem
  páni pánů pánům pány páni pánech pány
  kluk kluka klukovi kluka kluku klukovi klukem
  kluci kluků klukům kluky kluci klucích kluky
  student studenta studentovi studenta studente studentovi studentem
  studenti studentů studentům studenty studenti studentech studenty
  bratr bratra bratrovi bratra bratře bratrovi bratrem
  bratři bratrů bratrům bratry bratři bratrech bratry
  Čech Čecha Čechovi Čecha Čechu Čechovi Čechem
  Češi Čechů Čechům Čechy Češi Češích Čechy
  syn syna synovi syna synu synovi synem
  synové synů synům syny synové synech syny
  občan občana občanovi občana občane občanovi občanem
  občané občanů občanům občany občané občanech občany
  muž muže muži muže muži muži mužem
  muži mužů mužům muže muži mužích muži
  otec otce otci otce otče otci otcem
  otcové otců otcům otce otcové otcích otci
  přítel přítele příteli přítele příteli příteli přítelem
  přátelé přátel přátelům přátele přátelé přátelích přáteli
  vítěz vítěze vítězi vítěze vítězi vítězi vítězem
  vítězové vítězů vítězům vítěze vítězové vítězích vítězi
  předseda předsedy předsedovi předsedu předsedo předsedovi předsedou
  předsedové předsedů předsedům předsedy předsedové předsedech předsedy
  hokejista hokejisty hokejistovi hokejistu hokejisto hokejistovi hokejistou
  hokejisté hokejistů hokejistům hokejisty hokejisté hokejistech hokejisty
  soudce soudce soudci soudce soudce soudci soudcem
  soudci soudců soudcům soudce soudci soudcích soudci
  člověk člověka člověku člověka člověče člověku člověkem
  lidé lidí lidem lidi lidé lidech lidmi
  hrad hradu hradu hrad hrade hradě hradem
  hrady hradů hradům hrady hrady hradech hrady
  stůl stolu stolu stůl stole stole stolem
  stoly stolů stolům stoly stoly stolech stoly
  dům domu domu dům dome domě domem
  domy domů domům domy domy domech domy
  zápas zápasu zápasu zápas zápase zápase zápasem
  zápasy zápasů zápasům zápasy zápasy zápasech zápasy
  rok roku roku rok roku roce rokem
  roky let letům roky roky letech lety
  les lesa lesu les lese lese lesem
  lesy lesů lesům lesy lesy lesích lesy
  svět světa světu svět světe světě světem
  světy světů světům světy světy světech světy
  říjen října říjnu říjen říjne říjnu říjnem
  říjny říjnů říjnům říjny říjny říjnech říjny
  stroj stroje stroji stroj stroji stroji strojem
  stroje strojů strojům stroje stroje strojích stroji
  kraj kraje kraji kraj kraji kraji krajem
  kraje krajů krajům kraje kraje krajích kraji
  stupeň stupně stupni stupeň stupni stupni stupněm
  stupně stupňů stupňům stupně stupně stupních stupni
  den dne dni den dni dni dnem
  dny dnů dnům dny dny dnech dny
  tisíc tisíce tisíci tisíc tisíci tisíci tisícem
  tisíce tisíc tisícům tisíce tisíce tisících tisíci
  žena ženy ženě ženu ženo ženě ženou
  ženy žen ženám ženy ženy ženách ženami
  škola školy škole školu školo škole školou
  školy škol školám školy školy školách školami
  kniha knihy knize knihu kniho knize knihou
  knihy knih knihám knihy knihy knihách knihami
  hra hry hře hru hro hře hrou
  hry her hrám hry hry hrách hrami
  matka matky matce matku matko matce matkou
  matky matek matkám matky matky matkách matkami
  remíza remízy remíze remízu remízo remíze remízou
  remízy remíz remízám remízy remízy remízách remízami
  růže růže růži růži růže růži růží
  růže růží růžím růže růže růžích růžemi
  země země zemi zemi země zemi zemí
  země zemí zemím země země zemích zeměmi
  poslankyně poslankyně poslankyni poslankyni poslankyně poslankyni poslankyní
  poslankyně poslankyň poslankyním poslankyně poslankyně poslankyních poslankyněmi
  koalice koalice koalici koalici koalice koalici koalicí
  koalice koalic koalicím koalice koalice koalicích koalicemi
  Slavia Slavie Slavii Slavii Slavie Slavii Slavií
  Slavie Slavií Slaviím Slavie Slavie Slaviích Slaviemi
  píseň písně písni píseň písni písni písní
  písně písní písním písně písně písních písněmi
  obec obce obci obec obci obci obcí
  obce obcí obcím obce obce obcích obcemi
  Plzeň Plzně Plzni Plzeň Plzni Plzni Plzní
  Plzně Plzní Plzním Plzně Plzně Plzních Plzněmi
  kost kosti kosti kost kosti kosti kostí
  kosti kostí kostem kosti kosti kostech kostmi
  událost události události událost události události událostí
  události událostí událostem události události událostech událostmi
  věc věci věci věc věci věci věcí
  věci věcí věcem věci věci věcech věcmi
  noc noci noci noc noci noci nocí
  noci nocí nocím noci noci nocích nocemi
  město města městu město město městě městem
  města měst městům města města městech městy
  okno okna oknu okno okno okně oknem
  okna oken oknům okna okna oknech okny
  auto auta autu auto auto autě autem
  auta aut autům auta auta autech auty
  středisko střediska středisku středisko středisko středisku střediskem
  střediska středisek střediskům střediska střediska střediscích středisky
  centrum centra centru centrum centrum centru centrem
  centra center centrům centra centra centrech centry
  muzeum muzea muzeu muzeum muzeum muzeu muzeem
  muzea muzeí muzeím muzea muzea muzeích muzei
  moře moře moři moře moře moři mořem
  moře moří mořím moře moře mořích moři
  hřiště hřiště hřišti hřiště hřiště hřišti hřištěm
  hřiště hřišť hřištím hřiště hřiště hřištích hřišti
  kuře kuřete kuřeti kuře kuře kuřeti kuřetem
  kuřata kuřat kuřatům kuřata kuřata kuřatech kuřaty
  kotě kotěte kotěti kotě kotě kotěti kotětem
  koťata koťat koťatům koťata koťata koťatech koťaty
  štěně štěněte štěněti štěně štěně štěněti štěnětem
  štěňata štěňat štěňatům štěňata štěňata štěňatech štěňaty
  práce práce práci práci práce práci prací
  práce prací pracím práce práce pracích pracemi
  jméno jména jménu jméno jméno jméně jménem
  jména jmen jménům jména jména jménech jmény
  síla síly síle sílu sílo síle silou
  síly sil silám síly síly silách silami
  jaro jara jaru jaro jaro jaře jarem
  jara jar jarům jara jara jarech jary
  Ital Itala Italovi Itala Itale Italovi Italem
  Italové Italů Italům Italy Italové Italech Italy
  dítě dítěte dítěti dítě dítě dítěti dítětem
  děti dětí dětem děti děti dětech dětmi
  stavení stavení stavení stavení stavení stavení stavením
  stavení stavení stavením stavení stavení staveních staveními
  Petr Petra Petrovi Petra Petře Petrovi Petrem
  Petrové Petrů Petrům Petry Petrové Petrech Petry
  Pavel Pavla Pavlovi Pavla Pavle Pavlovi Pavlem
  Pavlové Pavlů Pavlům Pavly Pavlové Pavlech Pavly
  Tomáš Tomáše Tomáši Tomáše Tomáši Tomáši Tomášem
  Tomášové Tomášů Tomášům Tomáše Tomášové Tomáších Tomáši
  Novák Nováka Novákovi Nováka Nováku Novákovi Novákem
  Novákové Nováků Novákům Nováky Novákové Novácích Nováky
  Svoboda Svobody Svobodovi Svobodu Svobodo Svobodovi Svobodou
  Svobodové Svobodů Svobodům Svobody Svobodové Svobodech Svobody
  Marie Marie Marii Marii Marie Marii Marií
  Marie Marií Mariím Marie Marie Mariích Mariemi
  -
  Pardubice Pardubic Pardubicím Pardubice Pardubice Pardubicích Pardubicemi
  -
  Čechy Čech Čechám Čechy Čechy Čechách Čechami
  -
  peníze peněz penězům peníze peníze penězích penězi
  ruka ruky ruce ruku ruko ruce rukou
  ruce rukou rukám ruce ruce rukou rukama
  pes psa psovi psa pse psovi psem
  psi psů psům psy psi psech psy
`);

const GENDERS: Features[] = [
  { Gender: 'Masc', Animacy: 'Anim' },
  { Gender: 'Masc', Animacy: 'Inan' },
  { Gender: 'Fem' },
  { Gender: 'Neut' },
];

/** Each adjective in the order of the genders. */
const ADJECTIVES = readPairs(`
  nový nového novému nového nový novém novým
  noví nových novým nové noví nových novými
  nový nového novému nový nový novém novým
  nové nových novým nové nové nových novými
  nová nové nové novou nová nové novou
  nové nových novým nové nové nových novými
  nové nového novému nové nové novém novým
  nová nových novým nová nová nových novými
  český českého českému českého český českém českým
  čeští českých českým české čeští českých českými
  český českého českému český český českém českým
  české českých českým české české českých českými
  česká české české českou česká české českou
  české českých českým české české českých českými
  české českého českému české české českém českým
  česká českých českým česká česká českých českými
  jarní jarního jarnímu jarního jarní jarním jarním
  jarní jarních jarním jarní jarní jarních jarními
  jarní jarního jarnímu jarní jarní jarním jarním
  jarní jarních jarním jarní jarní jarních jarními
  jarní jarní jarní jarní jarní jarní jarní
  jarní jarních jarním jarní jarní jarních jarními
  jarní jarního jarnímu jarní jarní jarním jarním
  jarní jarních jarním jarní jarní jarních jarními
  otcův otcova otcovu otcova otcův otcově otcovým
  otcovi otcových otcovým otcovy otcovi otcových otcovými
  otcův otcova otcovu otcův otcův otcově otcovým
  otcovy otcových otcovým otcovy otcovy otcových otcovými
  otcova otcovy otcově otcovu otcova otcově otcovou
  otcovy otcových otcovým otcovy otcovy otcových otcovými
  otcovo otcova otcovu otcovo otcovo otcově otcovým
  otcova otcových otcovým otcova otcova otcových otcovými
  matčin matčina matčinu matčina matčin matčině matčiným
  matčini matčiných matčiným matčiny matčini matčiných matčinými
  matčin matčina matčinu matčin matčin matčině matčiným
  matčiny matčiných matčiným matčiny matčiny matčiných matčinými
  matčina matčiny matčině matčinu matčina matčině matčinou
  matčiny matčiných matčiným matčiny matčiny matčiných matčinými
  matčino matčina matčinu matčino matčino matčině matčiným
  matčina matčiných matčiným matčina matčina matčiných matčinými
  ten toho tomu toho ten tom tím
  ti těch těm ty ti těch těmi
  ten toho tomu ten ten tom tím
  ty těch těm ty ty těch těmi
  ta té té tu ta té tou
  ty těch těm ty ty těch těmi
  to toho tomu to to tom tím
  ta těch těm ta ta těch těmi
  jeden jednoho jednomu jednoho jeden jednom jedním
  jedni jedněch jedněm jedny jedni jedněch jedněmi
  jeden jednoho jednomu jeden jeden jednom jedním
  jedny jedněch jedněm jedny jedny jedněch jedněmi
  jedna jedné jedné jednu jedna jedné jednou
  jedny jedněch jedněm jedny jedny jedněch jedněmi
  jedno jednoho jednomu jedno jedno jednom jedním
  jedna jedněch jedněm jedna jedna jedněch jedněmi
  -
  dva dvou dvěma dva dva dvou dvěma
  -
  dva dvou dvěma dva dva dvou dvěma
  -
  dvě dvou dvěma dvě dvě dvou dvěma
  -
  dvě dvou dvěma dvě dvě dvou dvěma
  -
  čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi
  -
  čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi
  -
  čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi
  -
  čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi
  náš našeho našemu našeho náš našem naším
  naši našich našim naše naši našich našimi
  náš našeho našemu náš náš našem naším
  naše našich našim naše naše našich našimi
  naše naší naší naši naše naší naší
  naše našich našim naše naše našich našimi
  naše našeho našemu naše naše našem naším
  naše našich našim naše naše našich našimi
`);

const SINGULAR: Features = { Number: 'Sing' };
const PLURAL: Features = { Number: 'Plur' };

function decline(lemma: string, features: Features): string {
  const lexeme = findLexemes(lemma)[0]!;
  return CASES.map((name) => lexeme.inflect({ ...features, Case: name })).join(' ');
}

const toLemma = (singular: string, plural: string): string =>
  (singular === '-' ? plural : singular).split(' ')[0]!;

function expectForms(lemma: string, features: Features, singular: string, plural: string): void {
  if (singular !== '-') expect(decline(lemma, { ...features, ...SINGULAR })).toBe(singular);
  expect(decline(lemma, { ...features, ...PLURAL })).toBe(plural);
}

test.each(NOUNS)('the noun %s', (singular, plural) => {
  expectForms(toLemma(singular, plural), {}, singular, plural);
});

test.each(ADJECTIVES.map((forms, index) => [...forms, index] as const))(
  'the adjective, pronoun, or numeral %s, %s',
  (singular, plural, index) => {
    const lemma = toLemma(...ADJECTIVES[index - (index % GENDERS.length)]!);
    expectForms(lemma, GENDERS[index % GENDERS.length]!, singular, plural);
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
    ['klesnout', { Tense: 'Pres' }, 'klesnu klesneš klesne klesneme klesnete klesnou'],
    ['chtít', { Tense: 'Pres' }, 'chci chceš chce chceme chcete chtějí'],
    [
      'kandidovat',
      { Tense: 'Pres' },
      'kandiduji kandiduješ kandiduje kandidujeme kandidujete kandidují',
    ],
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
    ['vyjít', { Tense: 'Past' }, 'vyšel vyšla vyšlo vyšli vyšly vyšla'],
    ['slyšet', { Tense: 'Past' }, 'slyšel slyšela slyšelo slyšeli slyšely slyšela'],
    ['podlehnout', { Tense: 'Past' }, 'podlehl podlehla podlehlo podlehli podlehly podlehla'],
    ['zahynout', { Tense: 'Past' }, 'zahynul zahynula zahynulo zahynuli zahynuly zahynula'],
    ['přijmout', { Voice: 'Pass' }, 'přijat přijata přijato přijati přijaty přijata'],
    ['jmenovat', { Voice: 'Pass' }, 'jmenován jmenována jmenováno jmenováni jmenovány jmenována'],
    ['odsoudit', { Voice: 'Pass' }, 'odsouzen odsouzena odsouzeno odsouzeni odsouzeny odsouzena'],
    ['opustit', { Voice: 'Pass' }, 'opuštěn opuštěna opuštěno opuštěni opuštěny opuštěna'],
    ['pršet', { Tense: 'Past' }, 'pršel pršela pršelo pršeli pršely pršela'],
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
    const found = genders.map((gender) => lexeme.inflect({ ...features, ...gender }));
    expect(found.join(forms.includes('|') ? '|' : ' ')).toBe(forms);
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
