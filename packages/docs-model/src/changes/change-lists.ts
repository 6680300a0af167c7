import type { PhrasingContent, RootContent } from 'mdast';
import { groupChanges } from '@docs/openapi/compare';
import type { Change, ChangeGroup } from '@docs/openapi/compare';
import { listOperations } from '@docs/openapi';
import type { Source } from '../facts/source';
import { toOperationUrl, toTypeUrl } from '../links/link-targets';
import { code, link, list, text } from '../mdx/blocks';

/** Links of changes are made from it. */
export type ChangeSource = Pick<Source, 'contract' | 'document' | 'types'>;

/** The lists of changes, each with its title before it as `toTitle` makes it. */
export function buildChangeLists(
  source: ChangeSource,
  changes: Change[],
  toTitle: (title: string) => RootContent,
): RootContent[] {
  return groupChanges(changes).flatMap((group) => [toTitle(group.title), buildList(source, group)]);
}

function buildList(source: ChangeSource, { title, changes }: ChangeGroup): RootContent {
  return list(changes.map((change) => buildItem(source, change, title === 'Breaking changes')));
}

function buildItem(source: ChangeSource, change: Change, showKind: boolean): PhrasingContent[] {
  // In the other lists the heading says it.
  const kind = showKind && change.kind !== 'changed' ? [text(` ${change.kind}`)] : [];
  return [
    ...buildName(source, change),
    ...kind,
    ...(change.text === undefined ? [] : [text(`: ${change.text}`)]),
  ];
}

/** Links to what the current document still has. */
function buildName(source: ChangeSource, { subject, member }: Change): PhrasingContent[] {
  const { contract, document } = source;
  const type = source.types.find(({ name }) => name === subject);
  if (type) {
    // Parts of inline objects, `metadata.referenceKey`, are with their field.
    const field = type.fields.find(({ name }) => name === member?.split('.')[0]);
    const name = code(member === undefined ? subject : `${subject}.${member}`);
    const isGone = member !== undefined && field === undefined;
    return [isGone ? name : link(toTypeUrl(contract, subject, field?.name), name)];
  }
  const operation = listOperations(document).find(
    ({ method, path }) => `${method.toUpperCase()} ${path}` === subject,
  );
  if (subject === 'document') return [text('All endpoints')];
  const rest = member === undefined ? [] : [text(' '), ...buildMember(subject, member)];
  if (!operation) return [code(subject), ...rest];
  return [link(toOperationUrl(contract, document, operation), code(subject)), ...rest];
}

function buildMember(subject: string, member: string): PhrasingContent[] {
  // Of an operation: `query parameter name`, `error 409`, `body.id`. Of a type that is gone: a field.
  const isPart = subject.includes(' ') && member.includes(' ');
  const [name = '', ...words] = member.split(' ').reverse();
  return isPart ? [text(`${words.reverse().join(' ')} `), code(name)] : [code(member)];
}
