import { toLine } from '../command-line';

/** These break the contract. */
const BREAKING = {
  'required-field': 'required, but missing',
  'field-type': 'another type',
  'allowed-values': 'a value outside the list',
  limit: 'another form',
  status: 'a status that is not documented',
  'media type': 'a media type that is not documented',
  'error body': 'an error body that is not as documented',
  header: 'a required header is missing',
};

const KINDS = {
  ...BREAKING,
  undeclared: 'not in the contract',
  body: 'a body that is not documented',
  'never seen': 'documented, but never seen',
  sandbox: 'other than in the sandbox',
  unchecked: 'not checked',
};

export interface Finding {
  kind: keyof typeof KINDS;
  /** `Type.field`, or the ID of an operation. */
  subject: string;
  detail: string;
  /** Name of the example, with a JSON pointer into its response. */
  at?: string;
}

export function breaks({ kind }: Pick<Finding, 'kind'>): boolean {
  return kind in BREAKING;
}

/** Puts the findings of a kind about the same field or operation together, by subject. */
export function groupFindings(findings: Finding[]) {
  const keys = new Set(findings.map(({ subject, kind }) => `${subject} ${kind}`));
  return [...keys].sort().map((key) => {
    const same = findings.filter(({ subject, kind }) => `${subject} ${kind}` === key);
    const { kind, subject } = same[0]!;
    const details = new Set(same.map(({ detail }) => detail).filter(Boolean));
    const at = new Set(same.flatMap((finding) => finding.at ?? []));
    return { kind, subject, breaks: breaks({ kind }), details: [...details], at: [...at] };
  });
}

export function printGroup({ kind, subject, details, at }: ReturnType<typeof groupFindings>[0]) {
  const detail = shorten(details, kind === 'never seen' ? Infinity : 5).replace(/.+/, ' ($&)');
  return toLine(`  ${subject}: ${KINDS[kind]}${detail}${shorten(at, 3).replace(/.+/, ' at $&')}`);
}

export function shorten(texts: string[], most: number): string {
  const more = texts.length - most;
  return texts.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
