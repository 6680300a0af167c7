import type { Draft } from './engine/engine';

export interface GalleryItem extends Draft {
  id: string;
  title: string;
}

function item(
  id: string,
  title: string,
  language: Draft['language'],
  template: string,
  data: unknown,
): GalleryItem {
  return { id, title, language, template, data: JSON.stringify(data, null, 2), seed: 0 };
}

/** From one word to a report. The words of the Czech ones are in the demo dictionary. */
export const gallery: GalleryItem[] = [
  item(
    'agreement',
    'A verb that agrees with its subject',
    'cs',
    `{{ winner|m('#1') }} {{ 'vyhrát'|m('r@1') }} volby v# {{ town|m('6') }}
a {{ 'získat'|m('r@1') }} {{ seats|unitNum('mandát', '4') }}.`,
    { winner: 'koalice', town: 'Brno', seats: 2 },
  ),
  item('one-word', 'One word in a case', 'cs', "Nejsem z# {{ town|m('2') }}.", { town: 'Ostrava' }),
  item(
    'counting',
    'Counting in Czech',
    'cs',
    `{{ n|unitNum('kniha') }}
s# {{ n|unitNum('kniha', '7') }}
{{ n|unitNum('kniha', m='#1') }} {{ 'být'|m('r@1') }} na stole`,
    { n: 2 },
  ),
  item(
    'counting-en',
    'Counting in English',
    'en',
    `There {{ 'be'|m('@1') }} {{ n|unitNum('vote', m='#1') }} left to count.`,
    { n: 1 },
  ),
  item(
    'prepositions',
    'Prepositions before towns',
    'cs',
    `{% for town in towns %}v# {{ town|m('6') }}, z# {{ town|m('2') }}, k# {{ town|m('3') }}
{% endfor %}`,
    { towns: ['Praha', 'Zlín', 'Olomouc', 'Kladno'] },
  ),
  item(
    'list',
    'A list with commas and “and”',
    'en',
    `Open today: {% for town in towns %}{{ town }}{% if loop.revindex > 2 %}, {% elif loop.revindex == 2 %} and {% endif %}{% endfor %}.`,
    { towns: ['Leeds', 'York', 'Hull'] },
  ),
  item(
    'weather',
    'A weather report',
    'cs',
    `{% set rain = 'deštivý' if millimeters > 0 else 'slunečný' -%}
V# {{ town|m('6') }} bude {{ rain }} den.
{% if millimeters > 0 %}Naprší {{ millimeters|unit('milimetr', '4') }}.{% else %}Pršet nebude.{% endif %}
Teplota vystoupí na {{ temperature|unit('stupeň', '4') }}.`,
    { town: 'Plzeň', millimeters: 3, temperature: 21 },
  ),
  item(
    'match-cs',
    'A match report in Czech',
    'cs',
    `{% set lead = home.points - away.points -%}
{% if lead > 0 %}{% set winner = home %}{% set loser = away %}{% else %}{% set winner = away %}{% set loser = home %}{% endif -%}
{{ winner.name|m('#1') }} {{ 'porazit'|m('r@1') }} {{ loser.name|m('4') }} o {{ (lead|abs)|unitNum('bod', '4') }}.
{{ scorer|m('1#2') }}, {{ 'který'|m('1@2') }} {{ 'dát'|m('r@2') }} {{ baskets|unitNum('koš', '4') }}, {{ 'být'|m('r@2') }} {{ 'nejlepší'|m('1@2') }} v zápase.`,
    {
      home: { name: 'Sparta', points: 82 },
      away: { name: 'Slavia', points: 80 },
      scorer: 'Jana Nováková',
      baskets: 9,
    },
  ),
  item(
    'match-en',
    'A match report in English',
    'en',
    `{% set lead = home.points - away.points -%}
{% if lead > 0 %}{% set winner = home %}{% set loser = away %}{% else %}{% set winner = away %}{% set loser = home %}{% endif -%}
{{ winner.name }} beat {{ loser.name }} by {{ (lead|abs)|unitNum('point') }}, {{ [home.points, away.points]|max }}–{{ [home.points, away.points]|min }}.
{{ scorer }} scored {{ baskets|unitNum('basket') }}; {{ fouls|unitNum('player', m='#1') }} {{ 'be'|morph('Tense=Past', agr=1) }} sent off.`,
    {
      home: { name: 'Leeds', points: 82 },
      away: { name: 'York', points: 80 },
      scorer: 'Jane Smith',
      baskets: 9,
      fouls: 1,
    },
  ),
  item(
    'election',
    'An election report',
    'cs',
    `{% set first = parties|sort(attribute='votes', reverse=true)|first -%}
{% set total = parties|sum(attribute='votes') -%}
Volby v# {{ region|m('6') }} {{ 'vyhrát'|m('r@1') }} {{ first.name|m('1#1') }}. {{ 'Získat'|m('r@1') }} {{ (first.votes / total * 100)|round|int }} % hlasů.
{% for party in parties|sort(attribute='votes', reverse=true) %}- {{ party.name }}: {{ party.votes|unit('hlas') }}, {{ party.seats|unitNum('mandát') }}
{% endfor %}`,
    {
      region: 'Liberecký kraj',
      parties: [
        { name: 'hnutí', votes: 24310, seats: 12 },
        { name: 'koalice', votes: 31052, seats: 15 },
        { name: 'strana zelených', votes: 4002, seats: 1 },
      ],
    },
  ),
];

/** What the first template prints: the page shows it before the engine is there. */
export const FIRST_OUTPUT = 'koalice vyhrála volby v Brně\na získala dva mandáty.';
