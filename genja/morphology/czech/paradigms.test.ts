import { describe, expect, test } from 'vitest';
import { CASES, type Features } from '../word';
import { findLexemes, openLexicon } from './lexicon';

// The patterns and their endings follow the Czech school grammar as Internetová jazyková příručka
// and Příruční mluvnice češtiny describe it; the tables are typed for this test.

/** Lemma, singular and plural, 1st to 7th case. */
const NOUNS: [lemma: string, singular: string, plural: string][] = [
  ['pán', 'pán pána pánovi pána pane pánovi pánem', 'páni pánů pánům pány páni pánech pány'],
  [
    'kluk',
    'kluk kluka klukovi kluka kluku klukovi klukem',
    'kluci kluků klukům kluky kluci klucích kluky',
  ],
  [
    'student',
    'student studenta studentovi studenta studente studentovi studentem',
    'studenti studentů studentům studenty studenti studentech studenty',
  ],
  [
    'bratr',
    'bratr bratra bratrovi bratra bratře bratrovi bratrem',
    'bratři bratrů bratrům bratry bratři bratrech bratry',
  ],
  [
    'Čech',
    'Čech Čecha Čechovi Čecha Čechu Čechovi Čechem',
    'Češi Čechů Čechům Čechy Češi Češích Čechy',
  ],
  ['syn', 'syn syna synovi syna syne synovi synem', 'synové synů synům syny synové synech syny'],
  [
    'občan',
    'občan občana občanovi občana občane občanovi občanem',
    'občané občanů občanům občany občané občanech občany',
  ],
  ['muž', 'muž muže muži muže muži muži mužem', 'muži mužů mužům muže muži mužích muži'],
  ['otec', 'otec otce otci otce otče otci otcem', 'otcové otců otcům otce otcové otcích otci'],
  [
    'přítel',
    'přítel přítele příteli přítele příteli příteli přítelem',
    'přátelé přátel přátelům přátele přátelé přátelích přáteli',
  ],
  [
    'vítěz',
    'vítěz vítěze vítězi vítěze vítězi vítězi vítězem',
    'vítězové vítězů vítězům vítěze vítězové vítězích vítězi',
  ],
  [
    'předseda',
    'předseda předsedy předsedovi předsedu předsedo předsedovi předsedou',
    'předsedové předsedů předsedům předsedy předsedové předsedech předsedy',
  ],
  [
    'hokejista',
    'hokejista hokejisty hokejistovi hokejistu hokejisto hokejistovi hokejistou',
    'hokejisté hokejistů hokejistům hokejisty hokejisté hokejistech hokejisty',
  ],
  [
    'soudce',
    'soudce soudce soudci soudce soudce soudci soudcem',
    'soudci soudců soudcům soudce soudci soudcích soudci',
  ],
  [
    'člověk',
    'člověk člověka člověku člověka člověče člověku člověkem',
    'lidé lidí lidem lidi lidé lidech lidmi',
  ],
  [
    'hrad',
    'hrad hradu hradu hrad hrade hradě hradem',
    'hrady hradů hradům hrady hrady hradech hrady',
  ],
  [
    'stůl',
    'stůl stolu stolu stůl stole stole stolem',
    'stoly stolů stolům stoly stoly stolech stoly',
  ],
  ['dům', 'dům domu domu dům dome domě domem', 'domy domů domům domy domy domech domy'],
  [
    'zápas',
    'zápas zápasu zápasu zápas zápase zápase zápasem',
    'zápasy zápasů zápasům zápasy zápasy zápasech zápasy',
  ],
  ['rok', 'rok roku roku rok roku roce rokem', 'roky let letům roky roky letech lety'],
  ['les', 'les lesa lesu les lese lese lesem', 'lesy lesů lesům lesy lesy lesech lesy'],
  [
    'svět',
    'svět světa světu svět světe světě světem',
    'světy světů světům světy světy světech světy',
  ],
  [
    'říjen',
    'říjen října říjnu říjen říjne říjnu říjnem',
    'říjny říjnů říjnům říjny říjny říjnech říjny',
  ],
  [
    'stroj',
    'stroj stroje stroji stroj stroji stroji strojem',
    'stroje strojů strojům stroje stroje strojích stroji',
  ],
  [
    'kraj',
    'kraj kraje kraji kraj kraji kraji krajem',
    'kraje krajů krajům kraje kraje krajích kraji',
  ],
  [
    'stupeň',
    'stupeň stupně stupni stupeň stupni stupni stupněm',
    'stupně stupňů stupňům stupně stupně stupních stupni',
  ],
  ['den', 'den dne dni den dni dni dnem', 'dny dnů dnům dny dny dnech dny'],
  [
    'tisíc',
    'tisíc tisíce tisíci tisíc tisíci tisíci tisícem',
    'tisíce tisíc tisícům tisíce tisíce tisících tisíci',
  ],
  ['žena', 'žena ženy ženě ženu ženo ženě ženou', 'ženy žen ženám ženy ženy ženách ženami'],
  [
    'škola',
    'škola školy škole školu školo škole školou',
    'školy škol školám školy školy školách školami',
  ],
  [
    'kniha',
    'kniha knihy knize knihu kniho knize knihou',
    'knihy knih knihám knihy knihy knihách knihami',
  ],
  ['hra', 'hra hry hře hru hro hře hrou', 'hry her hrám hry hry hrách hrami'],
  [
    'matka',
    'matka matky matce matku matko matce matkou',
    'matky matek matkám matky matky matkách matkami',
  ],
  [
    'remíza',
    'remíza remízy remíze remízu remízo remíze remízou',
    'remízy remíz remízám remízy remízy remízách remízami',
  ],
  ['růže', 'růže růže růži růži růže růži růží', 'růže růží růžím růže růže růžích růžemi'],
  ['země', 'země země zemi zemi země zemi zemí', 'země zemí zemím země země zemích zeměmi'],
  [
    'poslankyně',
    'poslankyně poslankyně poslankyni poslankyni poslankyně poslankyni poslankyní',
    'poslankyně poslankyň poslankyním poslankyně poslankyně poslankyních poslankyněmi',
  ],
  [
    'koalice',
    'koalice koalice koalici koalici koalice koalici koalicí',
    'koalice koalic koalicím koalice koalice koalicích koalicemi',
  ],
  [
    'Slavia',
    'Slavia Slavie Slavii Slavii Slavie Slavii Slavií',
    'Slavie Slavií Slaviím Slavie Slavie Slaviích Slaviemi',
  ],
  [
    'píseň',
    'píseň písně písni píseň písni písni písní',
    'písně písní písním písně písně písních písněmi',
  ],
  ['obec', 'obec obce obci obec obci obci obcí', 'obce obcí obcím obce obce obcích obcemi'],
  [
    'Plzeň',
    'Plzeň Plzně Plzni Plzeň Plzni Plzni Plzní',
    'Plzně Plzní Plzním Plzně Plzně Plzních Plzněmi',
  ],
  [
    'kost',
    'kost kosti kosti kost kosti kosti kostí',
    'kosti kostí kostem kosti kosti kostech kostmi',
  ],
  [
    'událost',
    'událost události události událost události události událostí',
    'události událostí událostem události události událostech událostmi',
  ],
  ['věc', 'věc věci věci věc věci věci věcí', 'věci věcí věcem věci věci věcech věcmi'],
  ['noc', 'noc noci noci noc noci noci nocí', 'noci nocí nocím noci noci nocích nocemi'],
  [
    'město',
    'město města městu město město městě městem',
    'města měst městům města města městech městy',
  ],
  ['okno', 'okno okna oknu okno okno okně oknem', 'okna oken oknům okna okna oknech okny'],
  ['auto', 'auto auta autu auto auto autě autem', 'auta aut autům auta auta autech auty'],
  [
    'středisko',
    'středisko střediska středisku středisko středisko středisku střediskem',
    'střediska středisk střediskům střediska střediska střediscích středisky',
  ],
  [
    'centrum',
    'centrum centra centru centrum centrum centru centrem',
    'centra center centrům centra centra centrech centry',
  ],
  [
    'muzeum',
    'muzeum muzea muzeu muzeum muzeum muzeu muzeem',
    'muzea muzeí muzeím muzea muzea muzeích muzei',
  ],
  ['moře', 'moře moře moři moře moře moři mořem', 'moře moří mořím moře moře mořích moři'],
  [
    'hřiště',
    'hřiště hřiště hřišti hřiště hřiště hřišti hřištěm',
    'hřiště hřišť hřištím hřiště hřiště hřištích hřišti',
  ],
  [
    'kuře',
    'kuře kuřete kuřeti kuře kuře kuřeti kuřetem',
    'kuřata kuřat kuřatům kuřata kuřata kuřatech kuřaty',
  ],
  [
    'kotě',
    'kotě kotěte kotěti kotě kotě kotěti kotětem',
    'koťata koťat koťatům koťata koťata koťatech koťaty',
  ],
  [
    'štěně',
    'štěně štěněte štěněti štěně štěně štěněti štěnětem',
    'štěňata štěňat štěňatům štěňata štěňata štěňatech štěňaty',
  ],
  [
    'práce',
    'práce práce práci práci práce práci prací',
    'práce prací pracím práce práce pracích pracemi',
  ],
  [
    'jméno',
    'jméno jména jménu jméno jméno jméně jménem',
    'jména jmen jménům jména jména jménech jmény',
  ],
  ['síla', 'síla síly síle sílu sílo síle silou', 'síly sil silám síly síly silách silami'],
  ['jaro', 'jaro jara jaru jaro jaro jaře jarem', 'jara jar jarům jara jara jarech jary'],
  [
    'Ital',
    'Ital Itala Italovi Itala Itale Italovi Italem',
    'Italové Italů Italům Italy Italové Italech Italy',
  ],
  ['dítě', 'dítě dítěte dítěti dítě dítě dítěti dítětem', 'děti dětí dětem děti děti dětech dětmi'],
  [
    'stavení',
    'stavení stavení stavení stavení stavení stavení stavením',
    'stavení stavení stavením stavení stavení staveních staveními',
  ],
  [
    'Petr',
    'Petr Petra Petrovi Petra Petře Petrovi Petrem',
    'Petrové Petrů Petrům Petry Petrové Petrech Petry',
  ],
  [
    'Pavel',
    'Pavel Pavla Pavlovi Pavla Pavle Pavlovi Pavlem',
    'Pavlové Pavlů Pavlům Pavly Pavlové Pavlech Pavly',
  ],
  [
    'Tomáš',
    'Tomáš Tomáše Tomáši Tomáše Tomáši Tomáši Tomášem',
    'Tomášové Tomášů Tomášům Tomáše Tomášové Tomáších Tomáši',
  ],
  [
    'Novák',
    'Novák Nováka Novákovi Nováka Nováku Novákovi Novákem',
    'Novákové Nováků Novákům Nováky Novákové Novácích Nováky',
  ],
  [
    'Svoboda',
    'Svoboda Svobody Svobodovi Svobodu Svobodo Svobodovi Svobodou',
    'Svobodové Svobodů Svobodům Svobody Svobodové Svobodech Svobody',
  ],
  [
    'Marie',
    'Marie Marie Marii Marii Marie Marii Marií',
    'Marie Marií Mariím Marie Marie Mariích Mariemi',
  ],
  ['Pardubice', '-', 'Pardubice Pardubic Pardubicím Pardubice Pardubice Pardubicích Pardubicemi'],
  ['Čechy', '-', 'Čechy Čech Čechám Čechy Čechy Čechách Čechami'],
  ['peníze', '-', 'peníze peněz penězům peníze peníze penězích penězi'],
  ['ruka', 'ruka ruky ruce ruku ruko ruce rukou', 'ruce rukou rukám ruce ruce rukou rukama'],
  ['pes', 'pes psa psovi psa pse psovi psem', 'psi psů psům psy psi psech psy'],
];

/** Lemma, gender, singular and plural, 1st to 7th case. */
const ADJECTIVES: [lemma: string, gender: string, singular: string, plural: string][] = [
  [
    'nový',
    'Masc Anim',
    'nový nového novému nového nový novém novým',
    'noví nových novým nové noví nových novými',
  ],
  [
    'nový',
    'Masc Inan',
    'nový nového novému nový nový novém novým',
    'nové nových novým nové nové nových novými',
  ],
  [
    'nový',
    'Fem',
    'nová nové nové novou nová nové novou',
    'nové nových novým nové nové nových novými',
  ],
  [
    'nový',
    'Neut',
    'nové nového novému nové nové novém novým',
    'nová nových novým nová nová nových novými',
  ],
  [
    'český',
    'Masc Anim',
    'český českého českému českého český českém českým',
    'čeští českých českým české čeští českých českými',
  ],
  [
    'český',
    'Masc Inan',
    'český českého českému český český českém českým',
    'české českých českým české české českých českými',
  ],
  [
    'český',
    'Fem',
    'česká české české českou česká české českou',
    'české českých českým české české českých českými',
  ],
  [
    'český',
    'Neut',
    'české českého českému české české českém českým',
    'česká českých českým česká česká českých českými',
  ],
  [
    'jarní',
    'Masc Anim',
    'jarní jarního jarnímu jarního jarní jarním jarním',
    'jarní jarních jarním jarní jarní jarních jarními',
  ],
  [
    'jarní',
    'Masc Inan',
    'jarní jarního jarnímu jarní jarní jarním jarním',
    'jarní jarních jarním jarní jarní jarních jarními',
  ],
  [
    'jarní',
    'Fem',
    'jarní jarní jarní jarní jarní jarní jarní',
    'jarní jarních jarním jarní jarní jarních jarními',
  ],
  [
    'jarní',
    'Neut',
    'jarní jarního jarnímu jarní jarní jarním jarním',
    'jarní jarních jarním jarní jarní jarních jarními',
  ],
  [
    'otcův',
    'Masc Anim',
    'otcův otcova otcovu otcova otcův otcově otcovým',
    'otcovi otcových otcovým otcovy otcovi otcových otcovými',
  ],
  [
    'otcův',
    'Masc Inan',
    'otcův otcova otcovu otcův otcův otcově otcovým',
    'otcovy otcových otcovým otcovy otcovy otcových otcovými',
  ],
  [
    'otcův',
    'Fem',
    'otcova otcovy otcově otcovu otcova otcově otcovou',
    'otcovy otcových otcovým otcovy otcovy otcových otcovými',
  ],
  [
    'otcův',
    'Neut',
    'otcovo otcova otcovu otcovo otcovo otcově otcovým',
    'otcova otcových otcovým otcova otcova otcových otcovými',
  ],
  [
    'matčin',
    'Masc Anim',
    'matčin matčina matčinu matčina matčin matčině matčiným',
    'matčini matčiných matčiným matčiny matčini matčiných matčinými',
  ],
  [
    'matčin',
    'Masc Inan',
    'matčin matčina matčinu matčin matčin matčině matčiným',
    'matčiny matčiných matčiným matčiny matčiny matčiných matčinými',
  ],
  [
    'matčin',
    'Fem',
    'matčina matčiny matčině matčinu matčina matčině matčinou',
    'matčiny matčiných matčiným matčiny matčiny matčiných matčinými',
  ],
  [
    'matčin',
    'Neut',
    'matčino matčina matčinu matčino matčino matčině matčiným',
    'matčina matčiných matčiným matčina matčina matčiných matčinými',
  ],
  ['ten', 'Masc Anim', 'ten toho tomu toho ten tom tím', 'ti těch těm ty ti těch těmi'],
  ['ten', 'Masc Inan', 'ten toho tomu ten ten tom tím', 'ty těch těm ty ty těch těmi'],
  ['ten', 'Fem', 'ta té té tu ta té tou', 'ty těch těm ty ty těch těmi'],
  ['ten', 'Neut', 'to toho tomu to to tom tím', 'ta těch těm ta ta těch těmi'],
  [
    'jeden',
    'Masc Anim',
    'jeden jednoho jednomu jednoho jeden jednom jedním',
    'jedni jedněch jedněm jedny jedni jedněch jedněmi',
  ],
  [
    'jeden',
    'Masc Inan',
    'jeden jednoho jednomu jeden jeden jednom jedním',
    'jedny jedněch jedněm jedny jedny jedněch jedněmi',
  ],
  [
    'jeden',
    'Fem',
    'jedna jedné jedné jednu jedna jedné jednou',
    'jedny jedněch jedněm jedny jedny jedněch jedněmi',
  ],
  [
    'jeden',
    'Neut',
    'jedno jednoho jednomu jedno jedno jednom jedním',
    'jedna jedněch jedněm jedna jedna jedněch jedněmi',
  ],
  ['dva', 'Masc Anim', 'dva dvou dvěma dva dva dvou dvěma', 'dva dvou dvěma dva dva dvou dvěma'],
  ['dva', 'Masc Inan', 'dva dvou dvěma dva dva dvou dvěma', 'dva dvou dvěma dva dva dvou dvěma'],
  ['dva', 'Fem', 'dvě dvou dvěma dvě dvě dvou dvěma', 'dvě dvou dvěma dvě dvě dvou dvěma'],
  ['dva', 'Neut', 'dvě dvou dvěma dvě dvě dvou dvěma', 'dvě dvou dvěma dvě dvě dvou dvěma'],
  [
    'čtyři',
    'Masc Anim',
    'čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi',
    'čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi',
  ],
  [
    'čtyři',
    'Masc Inan',
    'čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi',
    'čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi',
  ],
  [
    'čtyři',
    'Fem',
    'čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi',
    'čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi',
  ],
  [
    'čtyři',
    'Neut',
    'čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi',
    'čtyři čtyř čtyřem čtyři čtyři čtyřech čtyřmi',
  ],
  [
    'náš',
    'Masc Anim',
    'náš našeho našemu našeho náš našem naším',
    'naši našich našim naše naši našich našimi',
  ],
  [
    'náš',
    'Masc Inan',
    'náš našeho našemu náš náš našem naším',
    'naše našich našim naše naše našich našimi',
  ],
  ['náš', 'Fem', 'naše naší naší naši naše naší naší', 'naše našich našim naše naše našich našimi'],
  [
    'náš',
    'Neut',
    'naše našeho našemu naše naše našem naším',
    'naše našich našim naše naše našich našimi',
  ],
];

const SINGULAR: Features = { Number: 'Sing' };
const PLURAL: Features = { Number: 'Plur' };

function decline(lemma: string, features: Features): string {
  const lexeme = findLexemes(lemma)[0]!;
  return CASES.map((name) => lexeme.inflect({ ...features, Case: name })).join(' ');
}

describe('nouns', () => {
  test.each(NOUNS)('%s', (lemma, singular, plural) => {
    if (singular !== '-') expect(decline(lemma, SINGULAR)).toBe(singular);
    expect(decline(lemma, PLURAL)).toBe(plural);
  });
});

describe('adjectives, pronouns and numerals', () => {
  test.each(ADJECTIVES)('%s, %s', (lemma, gender, singular, plural) => {
    const [Gender, Animacy] = gender.split(' ');
    const features = { Gender, ...(Animacy && { Animacy }) } as Features;
    if (lemma !== 'dva' && lemma !== 'čtyři') {
      expect(decline(lemma, { ...features, ...SINGULAR })).toBe(singular);
    }
    expect(decline(lemma, { ...features, ...PLURAL })).toBe(plural);
  });
});

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
