import { parseArgs } from 'node:util';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import { suggest } from '#contract/suggest';
import { toDocumentUrl } from '#provider';
import type { PullOptions } from './pull';

const USAGE =
  'Usage: npm run contract:pull -- [URL or file] [--api name] [--as media-v2] [--write] [--timeout seconds]';

/**
 * What `npm run contract:pull` is asked to do. Without a source it is the document that the
 * vendor publishes; `--api` is its name there.
 *
 * @throws with one line that names the argument and how to use the command
 */
export function readOptions(args: string[]): PullOptions {
  const { values, positionals } = parse(args);
  const [source = toDocumentUrl(values.api), ...others] = positionals;
  if (others.length > 0) {
    throw new Error(`Pass one URL or file; ${positionals.length} were given. ${USAGE}`);
  }
  if (values.api !== undefined && positionals.length > 0) {
    throw new Error(
      `--api names a document that Geneea publishes, so leave out ${source}. ${USAGE}`,
    );
  }
  const name = toName(values.as ?? 'media-v2');
  if (name !== 'media-v2' && positionals.length === 0) {
    throw new Error(`${source} describes media-v2: pass the URL or file of ${name}. ${USAGE}`);
  }
  const seconds = Number(values.timeout ?? 30);
  if (!(seconds > 0))
    throw new Error(`--timeout "${values.timeout}" is not a number of seconds. ${USAGE}`);
  return {
    source,
    name,
    write: values.write,
    timeout: seconds * 1000,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        as: { type: 'string' },
        write: { type: 'boolean' },
        timeout: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message} ${USAGE}`, { cause: error });
  }
}

function toName(name: string): ContractName {
  const known = contractNames.find((candidate) => candidate === name);
  if (known) return known;
  throw new Error(`--as "${name}" is not a contract. ${suggest(name, [...contractNames])}`);
}
