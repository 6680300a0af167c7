import { groupChanges, renderChange } from '#contract/compare/change';
import type { Change } from '#contract/compare/change';
import type { OpenApiDocument } from '#contract/read/openapi';

/** The comparison as lines for a terminal: breaking changes first, then by kind. */
export function renderChanges(
  ours: OpenApiDocument,
  theirs: OpenApiDocument,
  changes: Change[],
): string[] {
  const head = `${theirs.info.title}: ours ${ours.info.version}, theirs ${theirs.info.version}`;
  if (changes.length === 0) return [head, 'No differences in operations, types, and fields.'];
  return [
    head,
    ...groupChanges(changes).flatMap((group) => [
      '',
      `${group.title} (${group.changes.length})`,
      ...group.changes.map((change) => `  ${change.kind.padEnd(7)}  ${renderChange(change)}`),
    ]),
  ];
}

/** Names in a foreign document may contain line ends and commands for the terminal. */
export function toLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trimEnd();
}
