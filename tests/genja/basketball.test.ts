import { expect, test } from 'vitest';
import { render } from '@docs/genja';

/** The result of a match, as somebody writes it who knows only the pages. */
const CZECH = `V zápase {{ winner|m('1#1') }} {{ 'porazit'|m('r@1') }} {{ loser|m('4') }} o {{ lead|unitNum('bod', '4') }}.
Nejvíc bodů {{ 'dát'|m('r@2') }} {{ scorer|m('1#2') }}, {{ 'který'|m('1@2') }} {{ 'trefit'|m('r@2') }} {{ threes|unitNum('trojka', '4') }}.
O výsledku {{ 'rozhodnout'|m('r@3') }} {{ rebounds|unitNum('doskok', m='1#3') }} a zápas s# {{ loser|m('7') }} {{ 'skončit'|m('rIS') }}.`;

const ENGLISH = `{{ winner }} beat {{ loser }} by {{ lead|unitNum('point') }}.
{{ scorer }} scored the most points and made {{ threes|unitNum('three-pointer') }}.
In the last minute {{ rebounds|unitNum('rebound', m='#1') }} {{ 'be'|morph('Tense=Past', agr=1) }} decisive.`;

const czech = (winner: string, loser: string, scorer: string, n: number) =>
  render({
    template: CZECH,
    language: 'cs',
    data: { winner, loser, scorer, lead: n, threes: n, rebounds: n },
  });

test.each([
  [
    'Nymburk',
    'Slavia',
    'Jan Novák',
    1,
    `V zápase Nymburk porazil Slavii o jeden bod.
Nejvíc bodů dal Jan Novák, který trefil jednu trojku.
O výsledku rozhodl jeden doskok a zápas se Slavií skončil.`,
  ],
  [
    'Slavia',
    'Brno',
    'Jana Nováková',
    2,
    `V zápase Slavia porazila Brno o dva body.
Nejvíc bodů dala Jana Nováková, která trefila dvě trojky.
O výsledku rozhodly dva doskoky a zápas s Brnem skončil.`,
  ],
  [
    'Brno',
    'Pardubice',
    'Petr Svoboda',
    5,
    `V zápase Brno porazilo Pardubice o pět bodů.
Nejvíc bodů dal Petr Svoboda, který trefil pět trojek.
O výsledku rozhodlo pět doskoků a zápas s Pardubicemi skončil.`,
  ],
  [
    'Pardubice',
    'Děčín',
    'Eva Černá',
    0,
    `V zápase Pardubice porazily Děčín o 0 bodů.
Nejvíc bodů dala Eva Černá, která trefila 0 trojek.
O výsledku rozhodlo 0 doskoků a zápas s Děčínem skončil.`,
  ],
  [
    'basketbalistky',
    'Nymburk',
    'Tereza Veselá',
    22,
    `V zápase basketbalistky porazily Nymburk o 22 bodů.
Nejvíc bodů dala Tereza Veselá, která trefila 22 trojek.
O výsledku rozhodlo 22 doskoků a zápas s Nymburkem skončil.`,
  ],
  [
    'basketbalisté',
    'Ostrava',
    'Karel Veselý',
    3,
    `V zápase basketbalisté porazili Ostravu o tři body.
Nejvíc bodů dal Karel Veselý, který trefil tři trojky.
O výsledku rozhodly tři doskoky a zápas s Ostravou skončil.`,
  ],
])('%s beats %s in Czech, %s, %i', (winner, loser, scorer, n, want) => {
  expect(czech(winner, loser, scorer, n)).toMatchObject({ ok: true, output: want, warnings: [] });
});

test.each([
  [0, '0 points', '0 three-pointers', '0 rebounds were'],
  [1, 'one point', 'one three-pointer', 'one rebound was'],
  [2, 'two points', 'two three-pointers', 'two rebounds were'],
  [11, '11 points', '11 three-pointers', '11 rebounds were'],
])('in English with %i', (n, points, threes, rebounds) => {
  const data = {
    winner: 'Leeds',
    loser: 'York',
    scorer: 'Ann Lee',
    lead: n,
    threes: n,
    rebounds: n,
  };
  const result = render({ template: ENGLISH, data });
  if (!result.ok) throw new Error(result.error.message);
  for (const phrase of [points, threes, rebounds]) expect(result.output).toContain(phrase);
});
