/** The expectations of a person for one text; the README explains the fields. */
export interface Expectations {
  language: string;
  sentiment: string[];
  entities?: string[];
  mayHave?: string[];
  relations?: string[];
  not?: string[];
  tags?: string[];
  /** Tags of the General API only: a common noun alone is no tag of an article. */
  nouns?: string[];
}

/** The part of a response that is judged, the same in both APIs. */
export interface Results {
  language: { detected: string };
  docSentiment: { label: string };
  entities?: { type: string; stdForm: string; feats?: { derivedOnly?: string } }[];
  relations?: { textRepr: string; args: { name: string }[] }[];
  tags?: { stdForm: string }[];
}

export interface Verdict {
  what: string;
  isMet: boolean;
}

/** Compares the results of both APIs with the expectations, one verdict for each. */
export function judge(expected: Expectations, general: Results, media: Results): Verdict[] {
  const { detected } = general.language;
  const sentiment = toClass(general.docSentiment.label);
  return [
    {
      what: `language ${expected.language}, got ${detected}`,
      isMet: detected === expected.language,
    },
    {
      what: `sentiment ${expected.sentiment.join(' or ')}, got ${sentiment}`,
      isMet: expected.sentiment.includes(sentiment),
    },
    ...judgeEntities(expected, general),
    ...judgeRelations(expected, general),
    ...judgeTags(expected.tags, [general, media]),
    ...judgeTags(expected.nouns, [general]),
  ];
}

function judgeTags(expected: string[] = [], results: Results[]): Verdict[] {
  return expected.map((tag) => ({
    what: `tag ${tag}, got ${results.map(({ tags }) => list(tags)).join(' and ')}`,
    isMet: results.every(({ tags }) => tags?.some(({ stdForm }) => isSame(stdForm, tag))),
  }));
}

function toClass(label: string): string {
  return label === 'ambivalent' ? 'mixed' : label.replace('very ', '');
}

function judgeEntities(
  { entities, mayHave = [] }: Expectations,
  { entities: resultEntities = [] }: Results,
) {
  if (!entities) return [];
  const names = resultEntities
    .filter(({ feats }) => feats?.derivedOnly === undefined)
    .map(({ type, stdForm }) => `${type} ${stdForm}`);
  const others = names.filter(
    (name) => ![...entities, ...mayHave].some((allowed) => fits(name, allowed)),
  );
  return [
    ...entities.map((entity) => ({
      what: `entity ${entity}`,
      isMet: names.some((name) => fits(name, entity)),
    })),
    { what: `no other entities, got ${others.join(', ')}`, isMet: others.length === 0 },
  ];
}

/** @example fits('time 2024-10-14T09:00', 'time *T09:00'); // true */
function fits(name: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? name === pattern : name.startsWith(start) && name.endsWith(end);
}

function judgeRelations({ relations = [], not = [] }: Expectations, results: Results): Verdict[] {
  const resultRelations = (results.relations ?? []).map(({ textRepr, args }) => ({
    predicate: textRepr.split('(')[0],
    names: args.map(({ name }) => name),
  }));
  const has = (relation: string): boolean => {
    const [predicate, names = ''] = relation.split(/[()]/);
    return resultRelations.some(
      (candidate) =>
        candidate.predicate === predicate &&
        names.split(',').every((name) => candidate.names.includes(name)),
    );
  };
  const got = results.relations?.map(({ textRepr }) => textRepr).join(', ');
  return [
    ...relations.map((relation) => ({
      what: `relation ${relation}, got ${got}`,
      isMet: has(relation),
    })),
    ...not.map((relation) => ({ what: `no relation ${relation}`, isMet: !has(relation) })),
  ];
}

function list(tags: Results['tags'] = []): string {
  return tags.map(({ stdForm }) => stdForm).join(', ');
}

/** Whether two words are forms of one: all but the last letters are the same. */
function isSame(a: string, b: string): boolean {
  const [first, other] = [a.toLowerCase(), b.toLowerCase()];
  let shared = 0;
  while (shared < first.length && first[shared] === other[shared]) shared += 1;
  const longest = Math.max(first.length, other.length);
  return shared === longest || shared >= Math.max(3, Math.ceil(longest * 0.6));
}
