import { compareDocuments } from '#contract/compare/compare-documents';
import type { OpenApiDocument } from '#contract/read/openapi';
import { readArguments, readTimeout, toLine } from '../command-line';
import { complete } from '../contract-pull/complete';
import { parseDescription } from '../contract-pull/parse-description';
import { readSource } from '../contract-pull/read-source';
import { ALL, findOperation, inspect, suggestOperation } from './inspect';
import type { Contracts, Finding } from './inspect';
import { readRecordings } from './read-recordings';

/** What to print, and with which code to exit: 0 fits, 1 findings, 2 cannot be checked. */
export interface Outcome {
  code: 0 | 1 | 2;
  text: string;
}

function printHelp(site: string): string {
  return `Checks recorded requests and responses against a contract.

Usage: node contract-watch.mjs [options] <file or folder>...

Recordings are JSON files. A file is a body, or an object with "operation" and "request",
"response", or both; "path" (with the query) and "status" are optional. The operation is its ID or
its method and path, such as analyze or "POST /v2/nlp/analyze". It is named in the file, in
call.json beside the file, by --operation, or by the name of the file: analyze.response.json.

Options:
  --contract <URL or file>  OpenAPI 3.0 or 3.1 document, JSON or YAML
                            (default: ${site}/openapi/media-v2.json)
  --older <URL or file>     the contract that your code was written for: also lists the breaking
                            changes since then that concern what the recordings contain
  --operation <name>        operation of the files that name none
  --requests                files that do not say what they are contain requests, not responses
  --allow-deprecated        do not report what is deprecated
  --json                    print the findings as JSON
  --timeout <seconds>       time for each download (default: 30)
  --help                    print this text

Exit codes: 0 everything fits, 1 findings, 2 wrong usage or nothing to check.
`;
}

/**
 * Runs the check with the arguments of the command line.
 *
 * @param site where the documentation is served, without a slash at the end
 */
export async function watch(args: string[], site: string): Promise<Outcome> {
  try {
    const options = readOptions(args, site);
    if (options.help) return { code: 0, text: printHelp(site) };
    return await check(options);
  } catch (error) {
    return { code: 2, text: `${toLine((error as Error).message)}\n` };
  }
}

type Options = ReturnType<typeof readOptions>;

function readOptions(args: string[], site: string) {
  const { values, positionals } = readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        contract: { type: 'string' },
        older: { type: 'string' },
        operation: { type: 'string' },
        requests: { type: 'boolean' },
        'allow-deprecated': { type: 'boolean' },
        json: { type: 'boolean' },
        timeout: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    `. ${SEE_HELP}`,
  );
  const help = values.help ?? false;
  if (!help && positionals.length === 0) {
    throw new Error(`Pass at least one file or folder with recorded JSON. ${SEE_HELP}`);
  }
  return {
    ...values,
    help,
    sources: positionals,
    contract: values.contract ?? `${site}/openapi/media-v2.json`,
    timeout: readTimeout(values.timeout, SEE_HELP),
  };
}

const SEE_HELP = 'All options: node contract-watch.mjs --help';

async function check(options: Options): Promise<Outcome> {
  const { sources, operation, timeout } = options;
  const contracts = await loadContracts(options, timeout);
  const known = [contracts.current, ...(contracts.older ? [contracts.older] : [])];
  if (operation !== undefined && !known.some((document) => findOperation(document, operation))) {
    throw new Error(
      `--operation "${operation}" is not in the contract. ` +
        suggestOperation(contracts.current, operation),
    );
  }
  const part = options.requests ? 'request' : 'response';
  const recordings = await readRecordings(sources, { part, ...(operation && { operation }) });
  const all = recordings.flatMap((recording) => inspect(recording, contracts));
  const findings = sayOnce(all).filter(
    ({ kind }) => kind !== 'deprecated' || !options['allow-deprecated'],
  );
  const code = findings.length === 0 ? 0 : 1;
  if (options.json) return { code, text: `${JSON.stringify(findings, null, 2)}\n` };
  return { code, text: printFindings(findings, recordings.length, contracts.current) };
}

/** A new server or key concerns every recording: the first one is enough. */
function sayOnce(findings: Finding[]): Finding[] {
  const texts = findings.map(({ field, text }) => (field === ALL ? text : undefined));
  return findings.filter(
    (_, index) => texts[index] === undefined || texts.indexOf(texts[index]) === index,
  );
}

async function loadContracts({ contract, older }: Options, timeout: number): Promise<Contracts> {
  const [current, before] = await Promise.all([
    loadContract(contract, timeout),
    older === undefined ? undefined : loadContract(older, timeout),
  ]);
  if (!before) return { current, breaking: [] };
  const breaking = compareDocuments(before, current).filter((change) => change.breaking);
  return { current, older: before, breaking };
}

async function loadContract(source: string, timeout: number): Promise<OpenApiDocument> {
  const remedy = 'Check the URL, or download the document and pass its path.';
  const text = await readSource(source, { timeout, remedy });
  return complete(parseDescription(text, source) as unknown as OpenApiDocument);
}

function printFindings(findings: Finding[], count: number, { info }: OpenApiDocument): string {
  const contract = `${info.title} ${info.version}`;
  const total = `${count} ${count === 1 ? 'body' : 'bodies'}`;
  if (findings.length === 0)
    return `${toLine(`${total} checked against ${contract}: no findings.`)}\n`;
  const files = [...new Set(findings.map(({ file }) => file))];
  const blocks = files.map((file) => {
    const own = findings.filter((finding) => finding.file === file);
    return [toLine(file), ...own.flatMap(printFinding), ''].join('\n');
  });
  const end = `${total} checked against ${contract}: ${findings.length} ${
    findings.length === 1 ? 'finding' : 'findings'
  } in ${files.length} ${files.length === 1 ? 'file' : 'files'}.`;
  return [...blocks, toLine(end), ''].join('\n');
}

function printFinding({ kind, part, pointer, field, text, remedy, more, operation }: Finding) {
  const place = [part, pointer].filter(Boolean).join(' ');
  const others = more === 0 ? '' : ` (and ${more} more)`;
  return [
    `  ${kind}: ${operation}, ${place}${others}`,
    `    ${field === undefined ? '' : `${field}: `}${text}`,
    `    ${remedy}`,
  ].map(toLine);
}
