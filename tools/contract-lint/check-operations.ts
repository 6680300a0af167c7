import { toPointer } from '@docs/utils';
import { listOperations } from '@docs/openapi';
import type { Finding, Subject } from './check';

/** Every operation has an example, and its group a page where other groups have one. */
export function checkOperations(subject: Subject): Finding[] {
  return [...listWithoutExample(subject), ...checkGroups(subject)];
}

function listWithoutExample({ contract, file, document, examples }: Subject): Finding[] {
  return listOperations(document)
    .filter(({ id }) => !examples.some(({ operation }) => operation.id === id))
    .map(({ id, path, method }) => ({
      file,
      pointer: toPointer(['paths', path, method]),
      message: `has no example; add a folder with "operation: ${id}" to contracts/${contract}/examples`,
    }));
}

/** Operations of a group without a page have no URL when other groups have pages. */
function checkGroups({ file, document }: Subject): Finding[] {
  if (!document.tags.some((tag) => tag['x-page'] !== undefined)) return [];
  return document.tags.flatMap((tag, index) =>
    tag['x-page'] === undefined
      ? [
          {
            file,
            pointer: toPointer(['tags', index]),
            message: `the group "${tag.name}" has no page; name one with x-page`,
          },
        ]
      : [],
  );
}
