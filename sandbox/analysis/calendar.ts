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
  next: string;
  last: string;
  every: string;
  and: string;
  numbers: Record<string, number>;
}

const split = (list: string): string[] => list.split(' ');

export const calendars: Record<string, Calendar> = {
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
    next: 'next',
    last: 'last',
    every: 'every|each',
    and: 'and',
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
    seasons: split('jar[oae] lét[oaě] podzim(?:u|ě)? zim[aeyuě]'),
    units: {
      Y: 'rok[uy]?|let|roků',
      M: 'měsíc[eůi]?',
      W: 'týd(?:en|ny|nů|nu)',
      D: 'd(?:en|ny|ní|nů|ne)',
      h: 'hodin[ayu]?',
      m: 'minut[ayu]?',
      s: 'sekund[ayu]?',
    },
    today: 'dnes',
    tomorrow: 'zítra',
    yesterday: 'včera',
    now: 'nyní|teď',
    tonight: 'dnes večer',
    next: 'příští(?:ho|m)?',
    last: 'minul[ýáéou]+|loňského|loni',
    every: 'každ[ýáéou]+',
    and: 'a',
    numbers: {
      jeden: 1,
      dva: 2,
      dvě: 2,
      tři: 3,
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
    next: 'nächste[nrsm]?',
    last: 'letzte[nrsm]?|vorige[nrsm]?',
    every: 'jede[nrsm]?',
    and: 'und',
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
    next: 'prochaine?',
    last: 'dernière?|dernier',
    every: 'chaque|tous les',
    and: 'et',
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
  pl: {
    months: split(
      'stycznia|styczniu|styczeń lutego|lutym|luty marca|marcu|marzec kwietnia|kwietniu|kwiecień maja|maju|maj czerwca|czerwcu|czerwiec lipca|lipcu|lipiec sierpnia|sierpniu|sierpień września|wrześniu|wrzesień października|październiku|październik listopada|listopadzie|listopad grudnia|grudniu|grudzień',
    ),
    weekdays: split('poniedziałek wtorek środ[aęy] czwartek piątek sobot[aęy] niedziel[aęi]'),
    seasons: split('wiosn[aąęy] lat[aoe]m? jesie(?:ń|ni|nią) zim[aąęy]'),
    units: {
      Y: 'rok[u]?|lata?',
      M: 'miesi(?:ąc[ae]?|ęcy)',
      W: 'tydzie[ń]|tygodni[ae]?',
      D: 'd(?:zień|ni)',
      h: 'godzin[ayę]?',
      m: 'minut[ayę]?',
      s: 'sekund[ayę]?',
    },
    today: 'dziś|dzisiaj',
    tomorrow: 'jutro',
    yesterday: 'wczoraj',
    now: 'teraz',
    tonight: 'dziś wieczorem',
    next: 'przyszł(?:y|a|ym|ą|ego)|następn[yaąe]g?o?',
    last: 'ubiegł(?:y|a|ym|ego)|zeszł(?:y|a|ym|ego)',
    every: 'każd(?:y|a|e|ego|ą)',
    and: 'i',
    numbers: {
      jeden: 1,
      dwa: 2,
      dwie: 2,
      trzy: 3,
      cztery: 4,
      pięć: 5,
      sześć: 6,
      siedem: 7,
      osiem: 8,
      dziewięć: 9,
      dziesięć: 10,
    },
  },
};
