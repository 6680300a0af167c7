import { groupChanges, renderChange, compareDocuments, mergeDocument } from '@docs/openapi/compare';
import type { Change } from '@docs/openapi/compare';
import { dropUnknownNotes, findErrors, loadContract } from '@docs/openapi/node';
import { simplifySchemas } from '@docs/docs-model/downloads';
import { contractNames, toDocumentUrl } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import type { OpenApiDocument } from '@docs/openapi';
import { readArguments, readTimeout, toLine } from '../command-line';
import { readSource } from './read-source';
import type { ReadOptions } from './read-source';
import { complete } from './complete';
import { parseDescription } from './parse-description';
import { addSince, writeContract, writeHistory } from './write-contract';
import { requireNamed } from '@docs/utils';

export interface PullOptions extends ReadOptions {
  /** URL or path of the document. */
  source: string;
  /** The contract that it means. */
  name?: ContractName;
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
  write = false,
  root = process.cwd(),
  today = new Date(),
  ...options
}: PullOptions): Promise<string[]> {
  const ours = await loadContract(name, root);
  const theirs = await parseDocument(await readSource(source, options), source);
  const { merged, changes, lines } = compare(ours, theirs, source);
  if (!write)
    return [...lines, '', 'Nothing was written. To apply the changes, add --write'].map(toLine);
  const written = await writeContract({ name, ours, merged: addSince(merged, changes), root });
  const day = today.toISOString().slice(0, 10);
  const history = { name, document: merged, changes, day, root };
  const files = written.length === 0 ? [] : [...written, ...(await writeHistory(history))];
  const outcome =
    files.length === 0
      ? [`contracts/${name}/openapi.yaml is already up to date.`]
      : [
          `Written: ${files.join(', ')}`,
          'Next, run npm run contract:lint: examples, links, and descriptions may need work.',
        ];
  return [...lines, '', ...outcome].map(toLine);
}

function compare(ours: OpenApiDocument, theirs: OpenApiDocument, source: string) {
  try {
    // Our words beyond theirs are kept, so they are no difference.
    const merged = mergeDocument(ours, theirs);
    // In the words of the documents that we publish, which then have no difference themselves.
    const changes = compareDocuments(simplifySchemas(ours), simplifySchemas(merged));
    return { merged, changes, lines: renderChanges(ours, merged, changes) };
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

/**
 * Turns the text of a response into a document that our pages can be made from.
 *
 * @throws an error of one line that names the source and the remedy
 */
async function parseDocument(text: string, source: string): Promise<OpenApiDocument> {
  try {
    const document = dropUnknownNotes(parseDescription(text, source));
    const errors = await findErrors(document);
    if (errors.length > 0) throw new Error(toMessage(errors, source));
    return complete(document as unknown as OpenApiDocument);
  } catch (error) {
    if (!(error instanceof RangeError || /circular pointer/.test(String(error)))) throw error;
    throw new Error(
      `${source} is nested too deeply to be an API description, or a $ref leads back to itself. ` +
        'Check that the URL is that of the document itself.',
      { cause: error },
    );
  }
}

function toMessage([first, ...others]: string[], source: string): string {
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return (
    `${source} is not a valid OpenAPI document: ${first?.replace(/\.$/, '')}${more}. ` +
    'Correct it in a local copy and pass the path of the copy, or report the error to its publisher.'
  );
}

const USAGE =
  'Usage: npm run contract:pull -- [URL or file] [--api name] [--as media-v2] [--write] [--timeout seconds]';

/**
 * Reads what `npm run contract:pull` is asked to do. Without a source it is the document that the
 * vendor publishes; `--api` is its name there.
 *
 * @throws with one line that names the argument and how to use the command
 */
export function readOptions(args: string[]): PullOptions {
  const { values, positionals } = readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        as: { type: 'string' },
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
  return { source, name, write: values.write, timeout: readTimeout(values.timeout, USAGE) };
}
