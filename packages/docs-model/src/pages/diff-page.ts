import type { PhrasingContent, RootContent } from 'mdast';
import { groupChanges, compareDocuments } from '@docs/openapi/compare';
import type { Change, ChangeGroup } from '@docs/openapi/compare';
import { listOperations } from '@docs/openapi';
import type { Version } from '@docs/openapi/node';
import { toSlug } from '@docs/utils';
import type { Source } from '../facts/source';
import { toOperationUrl, toTypeUrl } from '../links/link-targets';
import { code, heading, link, list, paragraph, text } from '../mdx/blocks';
import type { Page } from '../page';

/** After the types, the newest pair first. */
const FIRST_POSITION = 10_000;

/** A page for every pair of documents that the contract had: what a script has to know. */
export function toDiffPages(source: Source): Page[] {
  const { versions } = source;
  const pairs = versions.flatMap((after, index) =>
    versions.slice(0, index).map((before) => ({ before, after })),
  );
  return pairs
    .reverse()
    .map(({ before, after }, index) => toDiffPage(source, before, after, FIRST_POSITION + index));
}

function toDiffPage(source: Source, before: Version, after: Version, position: number): Page {
  const changes = compareDocuments(before.document, after.document);
  const breaking = changes.filter((change) => change.breaking).length;
  const { title } = source.document.info;
  return {
    file: `reference/changes-${toFileName(before.name)}-to-${toFileName(after.name)}`,
    frontMatter: {
      title: `Changes from ${before.name} to ${after.name}`,
      sidebar_label: `${before.name} to ${after.name}`,
      description:
        `What changed in the ${title} between version ${before.name} and ${after.name}: ` +
        `${changes.length} changes to endpoints, types, and fields, ${breaking} of them breaking.`,
      keywords: ['changes', 'changelog', 'versions', before.name, after.name],
      eyebrow: title,
      sidebar_group: 'Changes',
      sidebar_position: position,
    },
    content: [
      ...toIntroduction(changes),
      ...toChangeLists(source, changes, (name) => heading(2, toSlug(name), text(name))),
    ],
  };
}

function toIntroduction(changes: Change[]): RootContent[] {
  if (changes.length === 0) {
    return [paragraph(text('The two versions have the same endpoints, types, and fields.'))];
  }
  return [
    paragraph(
      text('A change is breaking if code written for the older version may fail. '),
      text('Changes to descriptions are left out.'),
    ),
  ];
}

/** Dots in the last part of a URL look like the extension of a file. */
function toFileName(version: string): string {
  return version.replace(/[^a-zA-Z\d]+/g, '-');
}

/** Links of changes are made from it. */
export type ChangeSource = Pick<Source, 'contract' | 'document' | 'types'>;

/** The lists of changes, each with its title before it as `toTitle` makes it. */
export function toChangeLists(
  source: ChangeSource,
  changes: Change[],
  toTitle: (title: string) => RootContent,
): RootContent[] {
  return groupChanges(changes).flatMap((group) => [toTitle(group.title), toList(source, group)]);
}

function toList(source: ChangeSource, { title, changes }: ChangeGroup): RootContent {
  return list(changes.map((change) => toItem(source, change, title === 'Breaking changes')));
}

function toItem(source: ChangeSource, change: Change, showKind: boolean): PhrasingContent[] {
  // In the other lists the heading says it.
  const kind = showKind && change.kind !== 'changed' ? [text(` ${change.kind}`)] : [];
  return [
    ...toName(source, change),
    ...kind,
    ...(change.text === undefined ? [] : [text(`: ${change.text}`)]),
  ];
}

/** Links to what the current document still has. */
function toName(source: ChangeSource, { subject, member }: Change): PhrasingContent[] {
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
  const rest = member === undefined ? [] : [text(' '), ...toMember(subject, member)];
  if (!operation) return [code(subject), ...rest];
  return [link(toOperationUrl(contract, document, operation), code(subject)), ...rest];
}

function toMember(subject: string, member: string): PhrasingContent[] {
  // Of an operation: `query parameter name`, `error 409`, `body.id`. Of a type that is gone: a field.
  const isPart = subject.includes(' ') && member.includes(' ');
  const [name = '', ...words] = member.split(' ').reverse();
  return isPart ? [text(`${words.reverse().join(' ')} `), code(name)] : [code(member)];
}
