export interface Sample {
  label: string;
  language: 'en' | 'cs';
  title: string;
  text: string;
}

/** Short, and each shows something else: names, a tag without all names, another language. */
export const SAMPLES: readonly [Sample, ...Sample[]] = [
  {
    label: 'An English article',
    language: 'en',
    title: 'Emmanuel Macron in Germany.',
    text: 'Mr. Macron visits a trade show in Munich.',
  },
  {
    label: 'With an editorial tag and a date',
    language: 'en',
    title: 'Trade shows return to Brno.',
    text: 'Two of them open on 5 October 2024, says the European Commission.',
  },
  {
    label: 'A Czech article',
    language: 'cs',
    title: 'Angela Merkelová v Praze.',
    text: 'Bývalá kancléřka se sešla se zástupci Evropské unie. Mluvili o dani z příjmů.',
  },
];
