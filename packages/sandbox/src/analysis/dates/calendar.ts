import type { ReadLanguage } from '../language/languages';

/** The words of dates in one language, each written as a pattern without groups. */
export interface Calendar {
  /** January to December. */
  months: string[];
  /** Monday to Sunday. */
  weekdays: string[];
  /** Spring, summer, autumn, winter. */
  seasons: string[];
  units: Record<'Y' | 'M' | 'W' | 'D' | 'h' | 'm' | 's', string>;
  today: string;
  tomorrow: string;
  yesterday: string;
  now: string;
  tonight: string;
  lastNight: string;
  next: string;
  last: string;
  this: string;
  thisYear?: string;
  lastYear?: string;
  every: string;
  and: string;
  numbers: Record<string, number>;
  /** Words before a month that means a date: "in May", but not "may". */
  beforeMonth: string;
  /** Around a count and a unit: how long ago. */
  ago: [before: string, after: string];
  /** An hour of the day, from its digit on, with the groups h, min and half. */
  clock: string;
  /** A unit without a count, such as "hodinu". */
  single?: string;
  /** Verbs that tell that a date is past, or to come. */
  past: string;
  future: string;
}

const split = (list: string): string[] => list.split(' ');

export const calendars: Record<ReadLanguage, Calendar> = {
  en: {
    months: split(
      'January|Jan February|Feb March|Mar April|Apr May June|Jun July|Jul August|Aug September|Sept|Sep October|Oct November|Nov December|Dec',
    ),
    weekdays: split('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    seasons: split('spring summer autumn|fall winter'),
    units: {
      Y: 'years?',
      M: 'months?',
      W: 'weeks?',
      D: 'days?',
      h: 'hours?',
      m: 'minutes?',
      s: 'seconds?',
    },
    today: 'today',
    tomorrow: 'tomorrow',
    yesterday: 'yesterday',
    now: 'now',
    tonight: 'tonight|this evening',
    lastNight: 'last night',
    next: 'next',
    last: 'last',
    this: 'this',
    every: 'every|each',
    and: 'and',
    beforeMonth: 'in|by|since|until|till|from|to|than in|of|this|during',
    ago: ['', ' ago'],
    clock:
      "(?<h>1[0-2]|0?[1-9])(?:[:.](?<min>[0-5]\\d))? ?(?:(?<half>[ap])(?:m|\\.m\\.)|o[’']clock)",
    past: 'was|were|had|did|came|went|met|said|won|lost|beat|took|made|rose|fell|got|saw|left|began|gave|told|found|bought|paid|\\p{L}{3,}ed',
    future: "will|shall|going to|would|can|could|should|must|[’']ll",
    numbers: {
      a: 1,
      an: 1,
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
    },
  },
  cs: {
    months: split(
      'ledna|lednu|leden února|únoru|únor března|březnu|březen dubna|dubnu|duben května|květnu|květen června|červnu|červen července|červenci|červenec srpna|srpnu|srpen září října|říjnu|říjen listopadu|listopad prosince|prosinci|prosinec',
    ),
    weekdays: split('pondělí úterý střed[auy] čtvrtek pátek|pátku sobot[aue] neděl[ei]'),
    seasons: split('jar[oau]|jaře|jarem lét[oau]|létě|létem podzim(?:u|ě|em)? zim[aeyuě]|zimou'),
    units: {
      Y: 'rok[uy]?|let|roků|rokem|lety',
      M: 'měsíc[eůi]?|měsícem',
      W: 'týd(?:en|ny|nů|nu|nem)',
      D: 'd(?:en|ny|ní|nů|ne|nem)',
      h: 'hodin[ayu]?|hodinou|hodinami',
      m: 'minut[ayu]?',
      s: 'sekund[ayu]?',
    },
    today: 'dnes',
    tomorrow: 'zítra',
    yesterday: 'včera',
    now: 'nyní|teď',
    tonight: 'dnes večer',
    lastNight: 'včera (?:večer|v noci)',
    next: 'příští(?:ho|m|mu)?',
    last: 'minul(?:ý|á|é|ou|ého|ém)|loňsk(?:ého|ém)',
    this: 'tento|tuto|toto|tohoto|tomto|této',
    thisYear: 'letos',
    lastYear: 'loni|vloni',
    every: 'každ[ýáéou]+',
    and: 'a',
    beforeMonth: 'v|ve|do|od|z|ze|během|koncem|začátkem',
    ago: ['před ', ''],
    clock:
      '(?<=(?<!\\p{L})(?:v|ve|od|do|po|před|na) )(?<h>[01]?\\d|2[0-3])(?:[.:](?<min>[0-5]\\d))? (?:hodin[ayu]?|h)',
    single: 'hodinu|minutu',
    past: '(?!\\p{L}*(?:otel|odel|unel|stival|teriál|mail|itul|ignál|itál|onál))(?:\\p{L}+[aeěiíyuá]l|\\p{L}*(?:[sdkhtc]l|chl))[aoiy]?',
    future: 'bude|budou|budeme|nebude|nebudou',
    numbers: {
      jeden: 1,
      dva: 2,
      dvě: 2,
      dvěma: 2,
      tři: 3,
      třemi: 3,
      čtyři: 4,
      pět: 5,
      šest: 6,
      sedm: 7,
      osm: 8,
      devět: 9,
      deset: 10,
    },
  },
  de: {
    months: split(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    ),
    weekdays: split('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
    seasons: split('Frühling Sommer Herbst Winter'),
    units: {
      Y: 'Jahre?n?',
      M: 'Monate?n?',
      W: 'Wochen?',
      D: 'Tage?n?',
      h: 'Stunden?',
      m: 'Minuten?',
      s: 'Sekunden?',
    },
    today: 'heute',
    tomorrow: 'morgen',
    yesterday: 'gestern',
    now: 'jetzt',
    tonight: 'heute Abend',
    lastNight: 'gestern Abend',
    next: 'nächste[nrsm]?',
    last: 'letzte[nrsm]?|vorige[nrsm]?',
    this: 'diese[nrsm]?',
    every: 'jede[nrsm]?',
    and: 'und',
    beforeMonth: 'im|ab|seit|bis|vom|Ende|Anfang|Mitte',
    ago: ['vor ', ''],
    clock: '(?<h>[01]?\\d|2[0-3])(?:[.:](?<min>[0-5]\\d))? Uhr',
    past: 'war|waren|hatte|hatten|wurde|wurden|kam|kamen|ging|gingen|hat|haben|(?!heute|bitte|Seite|Leute|beste|erste|letzte|Woche|Karte)\\p{Ll}{3,}te(?:n|t)?',
    future: 'wird|werden|soll|sollen|will|wollen|kann|können',
    numbers: {
      ein: 1,
      eine: 1,
      zwei: 2,
      drei: 3,
      vier: 4,
      fünf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
    },
  },
  fr: {
    months: split(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    ),
    weekdays: split('lundi mardi mercredi jeudi vendredi samedi dimanche'),
    seasons: split('printemps été automne hiver'),
    units: {
      Y: 'ans?|années?',
      M: 'mois',
      W: 'semaines?',
      D: 'jours?',
      h: 'heures?',
      m: 'minutes?',
      s: 'secondes?',
    },
    today: "aujourd[’']hui",
    tomorrow: 'demain',
    yesterday: 'hier',
    now: 'maintenant',
    tonight: 'ce soir',
    lastNight: 'hier soir',
    next: 'prochaine?',
    last: 'dernière?|dernier',
    this: 'ce|cet|cette',
    every: 'chaque|tous les',
    and: 'et',
    beforeMonth: 'en|de|dès|depuis|jusqu’en|mi-|fin|début',
    ago: ['il y a ', ''],
    clock: '(?<=(?<!\\p{L})(?:à|dès|vers) )(?<h>[01]?\\d|2[0-3]) ?(?:heures?|h) ?(?<min>[0-5]\\d)?',
    past: 'était|étaient|avait|avaient|(?:a|ont|est|sont) \\p{L}+(?:é|ée|és|ées|i|u|it|is)',
    future: 'va|vont|sera|seront|\\p{L}{3,}(?:era|eront|ira)',
    numbers: {
      un: 1,
      une: 1,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      six: 6,
      sept: 7,
      huit: 8,
      neuf: 9,
      dix: 10,
    },
  },
};
