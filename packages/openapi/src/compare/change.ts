/** One difference between two documents of the same API. */
export interface Change {
  kind: 'added' | 'changed' | 'deprecated' | 'removed';
  /** Whether a client written for the older document may fail. */
  breaking: boolean;
  /** The operation, the type, or `document` for what concerns every operation. */
  subject: string;
  /** Field or parameter of the subject; inline objects are written with dots. */
  member?: string;
  /** The change in words that follow the name: `is required now`. */
  text?: string;
}

const KINDS: Change['kind'][] = ['removed', 'deprecated', 'changed', 'added'];

/** Breaking changes first, among them what is gone; otherwise the order of the documents. */
export function sortChanges(changes: Change[]): Change[] {
  return [...changes].sort(
    (a, b) =>
      Number(b.breaking) - Number(a.breaking) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );
}

export interface ChangeGroup {
  title: string;
  changes: Change[];
}

/** The lists that readers see: breaking changes of every kind, then the others by kind. */
export function groupChanges(changes: Change[]): ChangeGroup[] {
  const harmless = changes.filter(({ breaking }) => !breaking);
  return [
    { title: 'Breaking changes', changes: changes.filter(({ breaking }) => breaking) },
    { title: 'Deprecated', changes: harmless.filter(({ kind }) => kind === 'deprecated') },
    { title: 'Added', changes: harmless.filter(({ kind }) => kind === 'added') },
    { title: 'Changed', changes: harmless.filter(({ kind }) => kind === 'changed') },
    { title: 'Removed', changes: harmless.filter(({ kind }) => kind === 'removed') },
  ].filter((group) => group.changes.length > 0);
}

/** @example 'NlpRequest.title: is required now' */
export function renderChange({ subject, member, text }: Change): string {
  // A field belongs to its type with a dot, a parameter is next to its call.
  const separator = subject.includes(' ') ? ' ' : '.';
  const name = member === undefined ? subject : `${subject}${separator}${member}`;
  return text === undefined ? name : `${name}: ${text}`;
}
