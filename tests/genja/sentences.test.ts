import { expect, test } from 'vitest';
import { render } from '#genja/render';

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
  [1, 'There was one goal in the first half.'],
  [2, 'There were two goals in the first half.'],
  [12, 'There were 12 goals in the first half.'],
])('English counts %d', (goals, sentence) => {
  const template =
    "There {{ 'be'|m('r@1') }} {{ goals|unitNum('goal', m='#1') }} in the {{ 1|ord_numeral_in_words }} half.";
  const result = render({ template, data: { goals } });
  expect(result.ok && result.output).toBe(sentence);
});
