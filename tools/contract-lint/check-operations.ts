import { toPointer } from '@docs/utils';
import { listOperations } from '@docs/openapi';
import type { OperationDoc } from '@docs/openapi';
import type { Finding, Subject } from './check';
import { verbs } from './rules.json';

/** The errors that the specification documents for every request. */
const ERRORS = ['400', '403', '404', '413', '429', '500'];

const LONGEST_SUMMARY = 8;

/** Every operation has an id, a summary that needs no context, a description, six errors, an example. */
export function checkOperations(subject: Subject): Finding[] {
  const { file, document } = subject;
  return [
    ...listOperations(document).flatMap((operation) => {
      const pointer = toPointer(['paths', operation.path, operation.method]);
      return [
        ...checkNames(operation),
        ...checkErrors(operation),
        ...checkExample(subject, operation),
      ].map((message) => ({ file, pointer, message }));
    }),
    ...checkGroups(subject),
  ];
}

function checkNames({ id, summary, description }: OperationDoc): string[] {
  const words = summary.trim().split(/\s+/);
  return [
    ...(/^[a-z][a-zA-Z\d]+$/.test(id ?? '')
      ? []
      : [`operationId "${id}" is not camelCase; it becomes part of URLs`]),
    ...(verbs.includes(words[0] ?? '')
      ? []
      : [
          `the summary "${summary}" does not start with a known verb ` +
            `(${verbs.join(', ')}); reword it or extend the list in tools/contract-lint/rules.json`,
        ]),
    ...(words.length > LONGEST_SUMMARY
      ? [`the summary has ${words.length} words; the sidebar has room for ${LONGEST_SUMMARY}`]
      : []),
    ...(summary.trim().endsWith('.') ? ['the summary ends with a full stop; remove it'] : []),
    ...(description.trim() === '' ? ['has no description'] : []),
  ];
}

function checkErrors({ errors }: OperationDoc): string[] {
  const missing = ERRORS.filter((status) => !errors.some((error) => error.status === status));
  const silent = errors.filter(({ cause, remedy }) => cause === '' || remedy === '');
  return [
    ...missing.map((status) => `does not document the error ${status}`),
    ...silent.map(({ status }) => `the error ${status} lacks x-cause or x-remedy`),
  ];
}

function checkExample({ contract, examples }: Subject, { id }: OperationDoc): string[] {
  if (examples.some(({ operation }) => operation.id === id)) return [];
  return [`has no example; add a folder with "operation: ${id}" to contracts/${contract}/examples`];
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
