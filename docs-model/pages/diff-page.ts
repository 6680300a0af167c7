import type { RootContent } from 'mdast';
import type { Change } from '#contract/change';
import { compareDocuments } from '#contract/compare-documents';
import type { Version } from '#contract/load-versions';
import { heading, paragraph, text, toAnchor } from '#docs-model/mdx/blocks';
import { toChangeLists } from './change-items';
import type { Page } from './page';
import type { Source } from '#docs-model/facts/source';

/** After the types, the newest pair first. */
const FIRST_POSITION = 10_000;

/** A page for every pair of documents that the contract had: what a script has to know. */
export function toDiffPages(source: Source): Page[] {
  const { versions = [] } = source;
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
    file: `reference/changes-${toSlug(before.name)}-to-${toSlug(after.name)}`,
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
      ...toChangeLists(source, changes, (name) => heading(2, toAnchor(name), text(name))),
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
function toSlug(version: string): string {
  return version.replace(/[^a-zA-Z\d]+/g, '-');
}
