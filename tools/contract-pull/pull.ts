import {
  compareDocuments,
  createReport,
  groupChanges,
  mergeDocument,
  renderChange,
} from '@docs/openapi/compare';
import type { Change, MergeOptions, MergeReport } from '@docs/openapi/compare';
import { complete, dropUnknownNotes, findErrors, loadContract } from '@docs/openapi/node';
import { contractNames, products, toDocumentUrl } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import type { OpenApiDocument } from '@docs/openapi';
import { readArguments, readTimeout, toLine } from '../command-line';
import { readSource } from './read-source';
import type { ReadOptions } from './read-source';
import { addContract } from './add-contract';
import { parseDescription } from './parse-description';
import { addSince, findChangedGuides, planFiles, writeContractFiles } from './write-contract';
import { requireNamed } from '@docs/utils';

export interface PullOptions
  extends ReadOptions, Pick<MergeOptions, 'isGenerated' | 'removeErrors' | 'texts'> {
  /** URL or path of the document. */
  source: string;
  /** The contract that it means. */
  name?: ContractName;
  /** A contract that is made from the document. */
  newName?: string;
  /** Take the document over instead of only showing what differs. */
  write?: boolean;
  /** The repository's folder. */
  root?: string;
  /** The day of the entry in the history. */
  today?: Date;
}

/**
 * Compares a published document with our contract and, if asked to, takes it over.
 *
 * @returns the lines to print
 * @throws an error of one line; the contract is untouched then
 */
export async function pull({
  source,
  name = 'media-v2',
  newName,
  write = false,
  root = process.cwd(),
  today = new Date(),
  ...options
}: PullOptions): Promise<string[]> {
  const { theirs, notes } = await parseDocument(await readSource(source, options), source);
  if (newName !== undefined) return [...(await addContract(newName, theirs, root)), ...notes];
  const ours = await loadContract(name, root);
  const { merged, changes, lines: differences } = compareWith(ours, theirs, source, options);
  const lines = [...differences, ...notes];
  if (!write)
    return [...lines, '', 'Nothing was written. To apply the changes, add --write'].map(toLine);
  const day = today.toISOString().slice(0, 10);
  const plan = { name, ours, merged: addSince(merged, changes), changes, day, root };
  const files = await planFiles(plan);
  if (files.length === 0) {
    return [...lines, '', `contracts/${name}/openapi.yaml is already up to date.`].map(toLine);
  }
  const { lines: diff, findingCount } = await writeContractFiles(name, files, root);
  const guides = await findChangedGuides(changes, root);
  return [
    ...lines,
    '',
    ...diff,
    '',
    ...(guides.length === 0 ? [] : ['These guides name what is gone:', ...guides, '']),
    `Written: ${files.map(({ file }) => file).join(', ')}`,
    `Next, run npm run contract:lint, which has ${findingCount} findings: examples, links, and descriptions may need work.`,
  ].map(toLine);
}

/** Holds a document against ours: what ours becomes, and what changes with that. */
export function compareWith(
  ours: OpenApiDocument,
  theirs: OpenApiDocument,
  source: string,
  options: MergeOptions,
) {
  try {
    const report = createReport();
    // Our words beyond theirs are kept, so they are no difference.
    const merged = mergeDocument(ours, theirs, { ...options, report });
    const changes = compareDocuments(ours, merged);
    return {
      merged,
      changes,
      lines: [...renderChanges(ours, theirs, changes), ...renderReport(report, options)],
    };
  } catch (cause) {
    // OpenAPI leaves the keys with x- to each document, and theirs may use ours for something else.
    throw new Error(
      `${source} has a key with x- whose value is of another type than ours (${String(cause)}). ` +
        'Remove it in a local copy and pass the path of the copy.',
      { cause },
    );
  }
}

/** The comparison as lines for a terminal: breaking changes first, then by kind. */
export function renderChanges(
  ours: OpenApiDocument,
  theirs: OpenApiDocument,
  changes: Change[],
): string[] {
  const title = theirs.info.title || ours.info.title;
  const head = `${title}: ours ${ours.info.version}, theirs ${theirs.info.version}`;
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

/** Prints other names of theirs, what ours keeps, and texts that differ. */
function renderReport({ renamed, kept, texts }: MergeReport, options: MergeOptions): string[] {
  const names = renamed.slice(0, MOST_NAMES).map(([from, to]) => `${from} is ${to}`);
  if (renamed.length > MOST_NAMES) names.push(`and ${renamed.length - MOST_NAMES} more`);
  const kinds = [...kept].map(([kind, count]) => `${kind} (${count})`);
  const isTaken = options.texts === 'theirs';
  const head = `Other descriptions (${texts.length}): ours stay. To see and take theirs: --texts theirs`;
  const list = texts.map(({ place, theirs }) => `  ${place}: ${theirs}`);
  return [
    ...(names.length > 0 ? ['', `Only renamed, so our names stay: ${names.join(', ')}.`] : []),
    ...(kinds.length > 0 ? ['', `Not in theirs, so ours stay: ${kinds.join(', ')}.`] : []),
    ...(texts.length > 0 ? ['', ...(isTaken ? [`Texts (${texts.length})`, ...list] : [head])] : []),
  ];
}

const MOST_NAMES = 5;

/**
 * Turns the text of a response into a document that our pages can be made from.
 *
 * @throws an error of one line that names the source and the remedy
 */
async function parseDocument(text: string, source: string) {
  try {
    const { document: given, limitCount } = parseDescription(text, source);
    const document = dropUnknownNotes(given);
    const errors = await findErrors(document);
    if (errors.length > 0) throw new Error(describeErrors(errors, source));
    const note = `Ignored limits that their formats imply: ${limitCount}.`;
    const notes = limitCount > 0 ? ['', note] : [];
    return { theirs: complete(document as unknown as OpenApiDocument), notes };
  } catch (error) {
    if (!(error instanceof RangeError || /circular pointer/.test(String(error)))) throw error;
    throw new Error(
      `${source} is nested too deeply to be an API description, or a $ref or alias leads back to itself. ` +
        'Check that the URL is that of the document itself.',
      { cause: error },
    );
  }
}

function describeErrors(errors: string[], source: string): string {
  const places = errors.map((error) => toLine(error).replace(/\.$/, ''));
  const list = places.length === 1 ? ` ${places.join('')}.` : `\n  ${places.join('\n  ')}\n`;
  return (
    `${source} is not a valid OpenAPI document:${list}${places.length === 1 ? ' ' : ''}` +
    'Correct it in a local copy and pass the path of the copy, or report it to its publisher.'
  );
}

const USAGE = 'Usage: npm run contract:pull -- [URL or file] [options]; --help lists them.';

export const HELP = `npm run contract:pull -- [URL or file] [options]

Compares a published OpenAPI document with ours. Without a URL or file: the one that Geneea publishes.

  --api NAME           its name there
  --as CONTRACT        the contract that it means: ${contractNames.join(', ')}
  --new NAME           write it as a new contract; OpenAPI 3.0 becomes 3.1
  --generated          a back end has printed it: what it does not say (limits, defaults, required
                       flags, servers, keys) is no change
  --texts theirs       list and take their texts where both have one
  --remove-errors      errors that it does not document are gone
  --write              apply the changes, and add them to /changes/
  --timeout SECONDS    wait longer than 30 seconds for the response`;

/**
 * Reads what `npm run contract:pull` is asked to do. Without a source it is the document that the
 * vendor publishes; `--api` is its name there.
 *
 * @throws with one line that names the argument and how to use the command
 */
export function readPullOptions(args: string[]): PullOptions {
  const { values, positionals } = readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        as: { type: 'string' },
        new: { type: 'string' },
        generated: { type: 'boolean' },
        texts: { type: 'string' },
        'remove-errors': { type: 'boolean' },
        write: { type: 'boolean' },
        timeout: { type: 'string' },
      },
    },
    ` ${USAGE}`,
  );
  const [source = toDocumentUrl(values.api), ...others] = positionals;
  if (others.length > 0) {
    throw new Error(`Pass one URL or file; ${positionals.length} were given. ${USAGE}`);
  }
  if (values.api !== undefined && positionals.length > 0) {
    throw new Error(
      `--api names a document that Geneea publishes, so leave out ${source}. ${USAGE}`,
    );
  }
  const name = requireNamed(contractNames, values.as ?? 'media-v2', '--as names the contract');
  if (name !== 'media-v2' && positionals.length === 0) {
    throw new Error(`${source} describes media-v2: pass the URL or file of ${name}. ${USAGE}`);
  }
  const { generated, texts = 'ours' } = values;
  if (texts !== 'ours' && texts !== 'theirs') {
    throw new Error(`--texts is "ours" or "theirs", not "${texts}". ${USAGE}`);
  }
  const product = products.find(({ contract }) => contract === name);
  return {
    ...{ source, name, texts, write: values.write, removeErrors: values['remove-errors'] },
    newName: values.new,
    isGenerated: generated ?? product?.isGenerated,
    timeout: readTimeout(values.timeout, USAGE),
  };
}
