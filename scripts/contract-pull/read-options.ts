import { parseArgs } from 'node:util';
import { contractNames } from '#contract/names';
import type { ContractName } from '#contract/names';
import { suggest } from '#contract/suggest';
import type { PullOptions } from './pull';

const USAGE =
  'Usage: npm run contract:pull -- <address or file> [--as media-v2] [--write] [--timeout seconds]';

/**
 * What `npm run contract:pull` is asked to do.
 *
 * @throws with one line that names the argument and how to use the command
 */
export function readOptions(args: string[]): PullOptions {
  const { values, positionals } = parse(args);
  const [source, ...others] = positionals;
  if (source === undefined || others.length > 0) {
    throw new Error(`One address or file is needed, ${positionals.length} were given. ${USAGE}`);
  }
  const seconds = Number(values.timeout ?? 30);
  if (!(seconds > 0)) throw new Error(`--timeout "${values.timeout}" is no number. ${USAGE}`);
  return {
    source,
    name: toName(values.as ?? 'media-v2'),
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
  throw new Error(`--as "${name}" is no contract. ${suggest(name, [...contractNames])}`);
}
