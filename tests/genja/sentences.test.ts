import { expect, test } from 'vitest';
import { loadPageFences } from './load-page-fences';
import { readFence } from '@docs/genja/fence';
import { render } from '@docs/genja';

/** What a Czech newsroom writes about a match, an election and the weather. */
const CZECH: [sentence: string, template: string, data?: object][] = [
  [
    'Sparta porazila Slavii 3:1.',
    "{{ home|m('#1') }} {{ 'porazit'|m('r@1') }} {{ guest|m('4') }} {{ score }}.",
    { home: 'Sparta', guest: 'Slavia', score: '3:1' },
  ],
  [
    'Liberec prohrál s Plzní 0:2.',
    "{{ home|m('#1') }} {{ 'prohrát'|m('r@1') }} {{ guest|m('7', prep='s') }} {{ score }}.",
    { home: 'Liberec', guest: 'Plzeň', score: '0:2' },
  ],
  [
    'Útočník Petr Novák vstřelil dva góly ve třetí minutě.',
    "Útočník {{ player|m('#1') }} {{ 'vstřelit'|m('r@1') }} {{ goals|unitNum('gól', '4') }} v# {{ 'třetí minuta'|m('6') }}.",
    { player: 'Petr Novák', goals: 2 },
  ],
  [
    'Jana Nováková získala pět bodů.',
    "{{ player|m('#1') }} {{ 'získat'|m('r@1') }} {{ points|unitNum('bod', '4') }}.",
    { player: 'Jana Nováková', points: 5 },
  ],
  [
    'Hosté nastoupili bez Karla Dvořáka a Evy Svobodové.',
    "{{ 'Host'|m('P#1') }} {{ 'nastoupit'|m('r@1') }} bez {{ 'Karel Dvořák'|m('2') }} a {{ 'Eva Svobodová'|m('2') }}.",
  ],
  [
    'Na zápas přišlo 4521 diváků.',
    "Na zápas {{ 'přijít'|m('r@1') }} {{ visitors|unit('divák', m='#1') }}.",
    { visitors: 4521 },
  ],
  [
    'Na zápas přišli tři diváci.',
    "Na zápas {{ 'přijít'|m('r@1') }} {{ visitors|unitNum('divák', m='#1') }}.",
    { visitors: 3 },
  ],
  [
    'Mužstvo skončilo na druhém místě se 46 body.',
    "{{ team|m('#1')}} {{ 'skončit'|m('r@1') }} na {{ rank|ord_numeral_in_words|m('@2') }} {{ 'místo'|m('6#2') }} se {{ points|unit('bod', '7') }}.",
    { team: 'Mužstvo', rank: 2, points: 46 },
  ],
  [
    'V Hradci Králové se hrálo ve středu v pět hodin.',
    "V# {{ 'Hradec Králové'|m('6') }} se {{ 'hrát'|m('rNS') }} v# {{ 'středa'|m('4') }} v# {{ 5|unitNum('hodina', '4') }}.",
  ],
  [
    'Volby vyhrála koalice s 27,50 procenta hlasů.',
    "Volby {{ 'vyhrát'|m('r@1') }} {{ winner|m('#1') }} s {{ share|ln }} {{ 'procento'|m('2') }} hlasů.",
    { winner: 'koalice', share: 27.5 },
  ],
  [
    'Hnutí získalo šest křesel a porazilo stranu o tři mandáty.',
    "{{ winner|m('#1') }} {{ 'získat'|m('r@1') }} {{ seats|unitNum('křeslo', '4') }} a {{ 'porazit'|m('r@1') }} {{ loser|m('4') }} o {{ lead|unitNum('mandát', '4') }}.",
    { winner: 'Hnutí', seats: 6, loser: 'strana', lead: 3 },
  ],
  [
    'Poslankyně Alena Černá byla zvolena předsedkyní.',
    "{{ 'Poslankyně'|m('#1') }} {{ 'Alena Černá'|m('1') }} {{ 'být'|m('r@1') }} {{ 'zvolit'|m('s@1') }} {{ 'předsedkyně'|m('7') }}.",
  ],
  [
    'Senátorem za Prahu bude Jiří Němec.',
    "{{ 'Senátor'|m('7') }} za {{ 'Praha'|m('4') }} {{ 'být'|morph('Tense=Fut', agr=1) }} {{ 'Jiří Němec'|m('#1') }}.",
  ],
  [
    'Ve dvou krajích zvítězili nezávislí kandidáti.',
    "V# {{ regions|unitNum('kraj', '6') }} {{ 'zvítězit'|m('r@1') }} {{ 'nezávislý'|m('@1') }} {{ 'kandidát'|m('P#1') }}.",
    { regions: 2 },
  ],
  [
    'K volbám přišla většina voličů z Moravy.',
    "K# {{ 'volby'|m('3') }} {{ 'přijít'|m('r@1') }} {{ 'většina'|m('#1') }} {{ 'volič'|m('P2') }} z# {{ 'Morava'|m('2') }}.",
  ],
  [
    'Ve Zlíně a v Brně bude pršet.',
    "{{ 'Zlín'|m('6', prep='V') }} a {{ 'Brno'|m('6', prep='v') }} {{ 'pršet'|morph('Tense=Fut|Person=3') }}.",
  ],
  [
    'Teploty klesly pod bod mrazu, na horách napadlo 15 centimetrů sněhu.',
    "{{ 'Teplota'|m('P#1') }} {{ 'klesnout'|m('r@1') }} pod {{ 'bod'|m('4') }} {{ 'mráz'|m('2') }}, na {{ 'hora'|m('P6') }} napadlo {{ depth }} centimetrů {{ 'sníh'|m('2') }}.",
    { depth: 15 },
  ],
  [
    'Silný vítr poškodil ve Středočeském kraji čtyři střechy.',
    "{{ 'Silný vítr'|m('#1') }} {{ 'poškodit'|m('r@1') }} ve Středočeském {{ 'kraj'|m('6') }} {{ roofs|unitNum('střecha', '4') }}.",
    { roofs: 4 },
  ],
  [
    'V sobotu bude slunečno, odpoledne přijdou bouřky.',
    "{{ day|m('4', prep='V') }} {{ 'být'|morph('Tense=Fut|Number=Sing') }} slunečno, odpoledne {{ 'přijít'|morph('Tense=Fut', agr=1) }} {{ 'bouřka'|m('P#1') }}.",
    { day: 'sobota' },
  ],
  [
    'Od 3. října do 11. listopadu bylo v Čechách sedm dnů sucha.',
    "Od 3. {{ 'říjen'|m('2') }} do 11. {{ 'listopad'|m('2') }} {{ 'být'|m('r@1') }} v# {{ 'Čechy'|m('6') }} {{ days|unitNum('den', m='#1') }} {{ 'sucho'|m('2') }}.",
    { days: 7 },
  ],
];

test.each(CZECH)('%s', (sentence, template, data = {}) => {
  const result = render({ template, data, language: 'cs' });
  expect(result.ok ? result.output : result.error.message).toBe(sentence);
});

/** Phrases of reports: "oba" and "všichni", the conditional, the passive, persons, and places. */
const PHRASES: [phrase: string, template: string][] = [
  [
    'Oba kandidáti uspěli.',
    "{{ 'Oba'|m('@1') }} {{ 'kandidát'|m('P#1') }} {{ 'uspět'|m('r@1') }}.",
  ],
  [
    'Obě koalice neuspěly.',
    "{{ 'Oba'|m('@1') }} {{ 'koalice'|m('P#1') }} {{ 'uspět'|morph('Tense=Past|Polarity=Neg', agr=1) }}.",
  ],
  ['bez všech', "bez {{ 'všichni'|m('2') }}"],
  [
    'Ve všech třech krajích zvítězilo hnutí.',
    "V# {{ 'všechen'|m('@1') }} {{ 3|unitNum('kraj', '6#1') }} {{ 'zvítězit'|m('r@2') }} {{ 'hnutí'|m('#2') }}.",
  ],
  [
    'Ke čtvrtému místu pomohl třinecký brankář.',
    "{{ 'čtvrté místo'|m('3', prep='K') }} pomohl {{ 'třinecký brankář'|m('1') }}.",
  ],
  ['Se čtyřmi body je Třinec poslední.', "S# {{ 4|unitNum('bod','7') }} je Třinec poslední."],
  [
    'Ze dvou zápasů získala Sparta tři body.',
    "Z# {{ 2|unitNum('zápas','2') }} {{ 'získat'|m('r@1') }} {{ 'Sparta'|m('#1') }} {{ 3|unitNum('bod','4') }}.",
  ],
  [
    'Senát zákon schválil 52 hlasy.',
    "{{ 'Senát'|m('#1') }} zákon {{ 'schválit'|m('r@1') }} {{ 52|unit('hlas','7') }}.",
  ],
  [
    'Pro návrh hlasovalo 101 poslanců.',
    "Pro návrh {{ 'hlasovat'|m('r@1') }} {{ 101|unit('poslanec', m='#1') }}.",
  ],
  [
    'Rozpočet by byl schválen.',
    "{{ 'Rozpočet'|m('#1') }} {{ 'by' }} {{ 'být'|m('r@1') }} {{ 'schválit'|m('s@1') }}.",
  ],
  [
    'Nová pravidla budou schválena příští týden.',
    "{{ 'Nové pravidlo'|m('P1#1') }} {{ 'být'|morph('Tense=Fut', agr=1) }} {{ 'schválit'|m('s@1') }} {{ 'příští týden'|m('4') }}.",
  ],
  [
    'Silnice byly uzavřeny.',
    "{{ 'Silnice'|m('P#1') }} {{ 'být'|m('r@1') }} {{ 'uzavřít'|m('s@1') }}.",
  ],
  [
    'Bylo zraněno pět lidí.',
    "{{ 'Být'|m('r@1') }} {{ 'zranit'|m('s@1') }} {{ 5|unitNum('člověk', m='#1') }}.",
  ],
  [
    'Byli zraněni dva lidé.',
    "{{ 'Být'|m('r@1') }} {{ 'zranit'|m('s@1') }} {{ 2|unitNum('člověk', m='#1') }}.",
  ],
  [
    'Byla zraněna jedna žena.',
    "{{ 'Být'|m('r@1') }} {{ 'zranit'|m('s@1') }} {{ 1|unitNum('žena', m='#1') }}.",
  ],
  ['Strany by měly jednat.', "{{ 'Strana'|m('P#1') }} by {{ 'mít'|m('r@1') }} jednat."],
  [
    'premiérka Jana Nováková oznámila',
    "{{ 'premiérka Jana Nováková'|m('#1') }} {{ 'oznámit'|m('r@1') }}",
  ],
  ['s premiérkou Janou Novákovou', "s {{ 'premiérka Jana Nováková'|m('7') }}"],
  ['předsedou Pirátů', "{{ 'předseda'|m('7') }} Pirátů"],
  [
    'Ministerstvo financí navrhlo změnu.',
    "{{ 'Ministerstvo financí'|m('#1') }} {{ 'navrhnout'|m('r@1') }} {{ 'změna'|m('4') }}.",
  ],
  ['v Poslanecké sněmovně', "{{ 'Poslanecká sněmovna'|m('6', prep='v') }}"],
  ['v druhém kole voleb', "v {{ 'druhé kolo'|m('6') }} {{ 'volby'|m('2') }}"],
  [
    'na jaře, v zimě, v létě',
    "na {{ 'jaro'|m('6') }}, {{ 'zima'|m('6', prep='v') }}, {{ 'léto'|m('6', prep='v') }}",
  ],
  ['o 3,5 procentního bodu', "o {{ 3.5|unit('procentní bod','4') }}"],
  ['o dva procentní body', "o {{ 2|unitNum('procentní bod','4') }}"],
  ['o pět procentních bodů', "o {{ 5|unitNum('procentní bod','4') }}"],
  ['-5 stupňů Celsia', "{{ -5|unit('stupeň Celsia') }}"],
  ['21 stupňů', "{{ 21|unit('stupeň') }}"],
  ['dva miliony korun', "{{ 2|unitNum('milion korun') }}"],
  ['5,5 miliardy korun', "{{ 5.5|unit('miliarda korun') }}"],
  [
    'V Moravskoslezském kraji napadlo až deset centimetrů sněhu.',
    "V# {{ 'Moravskoslezský kraj'|m('6') }} napadlo až {{ 10|unitNum('centimetr','4') }} {{ 'sníh'|m('2') }}.",
  ],
  [
    'Meteorologové varují před silným větrem.',
    "{{ 'Meteorolog'|m('P1#1') }} {{ 'varovat'|morph('Tense=Pres', agr=1) }} před {{ 'silný vítr'|m('7') }}.",
  ],
  [
    'V noci klesnou teploty k bodu mrazu.',
    "V {{ 'noc'|m('6') }} {{ 'klesnout'|morph('Tense=Fut', agr=1) }} {{ 'teplota'|m('P1#1') }} k# {{ 'bod mrazu'|m('3') }}.",
  ],
  ['V úterý bude polojasno.', "{{ 'úterý'|m('4', prep='V') }} bude polojasno."],
  ['Ve čtvrtek 3. prosince', "{{ 'čtvrtek'|m('4', prep='V') }} 3. {{ 'prosinec'|m('2') }}"],
  ['v pondělí', "{{ 'pondělí'|m('4', prep='v') }}"],
  [
    'Slavia hostila Viktorii Plzeň.',
    "{{ 'Slavia'|m('#1') }} hostila {{ 'Viktoria Plzeň'|m('4') }}.",
  ],
  ['Komety Brno', "{{ 'Kometa Brno'|m('2') }}"],
  [
    'Kometa porazila Vítkovice.',
    "{{ 'Kometa'|m('#1') }} {{ 'porazit'|m('r@1') }} {{ 'Vítkovice'|m('4') }}.",
  ],
  [
    'Vítkovice podlehly Spartě.',
    "{{ 'Vítkovice'|m('#1') }} {{ 'podlehnout'|m('r@1') }} {{ 'Sparta'|m('3') }}.",
  ],
  [
    'Teplice remizovaly s Jabloncem.',
    "{{ 'Teplice'|m('#1') }} {{ 'remizovat'|m('r@1') }} {{ 'Jablonec'|m('7', prep='s') }}.",
  ],
  ['dvacátém prvním kole', "{{ 21|ord_numeral_in_words|m('@1') }} {{ 'kolo'|m('6#1') }}"],
  [
    'po dvou letech, po pěti letech, dva roky, pět let',
    "po {{ 2|unitNum('rok','6') }}, po {{ 5|unitNum('rok','6') }}, {{ 2|unitNum('rok') }}, {{ 5|unitNum('rok') }}",
  ],
  ['do pěti dnů', "do {{ 5|unitNum('den','2') }}"],
  ['ve Spojených státech', "{{ 'Spojené státy'|m('6', prep='v') }}"],
  ['v České republice', "{{ 'Česká republika'|m('6', prep='v') }}"],
  ['ve Velké Británii', "{{ 'Velká Británie'|m('6', prep='v') }}"],
  ['s Evropskou unií', "{{ 'Evropská unie'|m('7', prep='s') }}"],
  ['občanských demokratů', "{{ 'občanský demokrat'|m('P2') }}"],
  ['lidovci', "{{ 'lidovec'|m('P1') }}"],
  [
    'Všichni kandidáti uspěli.',
    "{{ 'Všichni'|m('@1') }} {{ 'kandidát'|m('P#1') }} {{ 'uspět'|m('r@1') }}.",
  ],
  ['Přišly dvě děti.', "{{ 'Přijít'|m('r@1') }} {{ 2|unitNum('dítě', m='#1') }}."],
  ['Spojené státy zvýšily clo.', "{{ 'Spojené státy'|m('#1') }} {{ 'zvýšit'|m('r@1') }} clo."],
  [
    'Starostu Jiřího Nového nahradí Eva Malá.',
    "{{ 'Starosta Jiří Nový'|m('4') }} {{ 'nahradit'|morph('Tense=Fut', agr=1) }} {{ 'Eva Malá'|m('#1') }}.",
  ],
  [
    'Ve Znojmě, v Havířově a v Uherském Hradišti.',
    "V# {{ 'Znojmo'|m('6') }}, {{ 'Havířov'|m('6', prep='v') }} a {{ 'Uherské Hradiště'|m('6', prep='v') }}.",
  ],
  [
    'V Kyjevě, ve Washingtonu a na Vysočině.',
    "V# {{ 'Kyjev'|m('6') }}, {{ 'Washington'|m('6', prep='v') }} a na {{ 'Vysočina'|m('6') }}.",
  ],
  ['ANO vyhrálo.', "{{ 'ANO'|m('#1') }} {{ 'vyhrát'|m('r@1') }}."],
  ['ODS porazila SPD.', "{{ 'ODS'|m('#1') }} {{ 'porazit'|m('r@1') }} {{ 'SPD'|m('4') }}."],
  ['s KSČM a s ČSSD', "{{ 'KSČM'|m('7', prep='s') }} a {{ 'ČSSD'|m('7', prep='s') }}"],
  [
    'KDU-ČSL získala pět mandátů.',
    "{{ 'KDU-ČSL'|m('#1') }} {{ 'získat'|m('r@1') }} {{ 5|unitNum('mandát', '4') }}.",
  ],
  [
    'TOP 09 ztratila dva mandáty.',
    "{{ 'TOP 09'|m('#1') }} {{ 'ztratit'|m('r@1') }} {{ 2|unitNum('mandát', '4') }}.",
  ],
  [
    'Eva Malá byla zvolena hejtmankou.',
    "{{ 'Eva Malá'|m('#1') }} {{ 'být'|m('r@1') }} {{ 'zvolit'|m('s@1') }} {{ 'hejtmanka'|m('7') }}.",
  ],
  ['Odešly dvě členky.', "{{ 'Odejít'|m('r@1') }} {{ 2|unitNum('členka', m='#1') }}."],
];

test.each(PHRASES)('%s', (phrase, template) => {
  const result = render({ template, language: 'cs' });
  expect(result.ok && result.warnings).toEqual([]);
  expect(result.ok && result.output).toBe(phrase);
});

test.each([
  [1, 'Přišel jeden hráč.'],
  [2, 'Přišli dva hráči.'],
  [5, 'Přišlo pět hráčů.'],
  [0, 'Přišlo 0 hráčů.'],
  [15, 'Přišlo 15 hráčů.'],
  [100, 'Přišlo 100 hráčů.'],
  [1.5, 'Přišlo 1,5 hráče.'],
])('the verb fits %d', (count, sentence) => {
  const template = "{{ 'Přijít'|m('r@1') }} {{ count|unitNum('hráč', m='#1') }}.";
  const result = render({ template, data: { count }, language: 'cs' });
  expect(result.ok && result.output).toBe(sentence);
});

test.each([
  [1, 'Další jeden zápas odehrál jeden hráč, který skončil.'],
  [2, 'Další dva zápasy odehráli dva hráči, kteří skončili.'],
  [5, 'Dalších pět zápasů odehrálo pět hráčů, kteří skončili.'],
  [21, 'Dalších 21 zápasů odehrálo 21 hráčů, kteří skončili.'],
])('adjectives and relative pronouns fit %d', (n, sentence) => {
  const template =
    "{{ 'Další'|m('@1') }} {{ n|unitNum('zápas', '4#1') }} {{ 'odehrát'|m('r@2') }} {{ n|unitNum('hráč', m='#2') }}, {{ 'který'|m('@2') }} {{ 'skončit'|m('r') if n == 1 else 'skončit'|m('rMP') }}.";
  const result = render({ template, data: { n }, language: 'cs' });
  expect(result.ok && result.output).toBe(sentence);
});

test.each([
  ['kandidát', 2, 'všichni dva kandidáti'],
  ['kandidát', 5, 'všech pět kandidátů'],
  ['strana', 3, 'všechny tři strany'],
  ['strana', 100, 'všech 100 stran'],
  ['město', 4, 'všechna čtyři města'],
])('"všichni" fits %s, %d', (unit, n, phrase) => {
  const template = "{{ 'všechen'|m('@1') }} {{ n|unitNum(unit, m='#1') }}";
  const result = render({ template, data: { n, unit }, language: 'cs' });
  expect(result.ok && result.output).toBe(phrase);
});

test.each([
  [0, '0 Čechů uspělo.'],
  [1, 'Jeden Čech uspěl.'],
  [2, 'Dva Češi uspěli.'],
  [5, 'Pět Čechů uspělo.'],
  [21, '21 Čechů uspělo.'],
  [100, '100 Čechů uspělo.'],
])('a count at the start of a sentence, as the page writes it, fits %d', (number, sentence) => {
  const fence = loadPageFences().find(({ content }) => content.includes('count[0]|upper'))!;
  const { template } = readFence(fence.content, fence.meta);
  const result = render({ template, data: { counts: [number] }, language: 'cs' });
  expect(result.ok && result.warnings).toEqual([]);
  expect(result.ok && result.output.trim()).toBe(sentence);
});

test.each([
  [1, 'There was one goal in the first half.'],
  [2, 'There were two goals in the first half.'],
  [12, 'There were 12 goals in the first half.'],
])('English counts %d', (goals, sentence) => {
  const template =
    "There {{ 'be'|m('r@1') }} {{ goals|unitNum('goal', m='#1') }} in the {{ 1|ord_numeral_in_words }} half.";
  const result = render({ template, data: { goals } });
  expect(result.ok && result.output).toBe(sentence);
});
