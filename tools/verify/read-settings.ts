import { contractNames } from '@docs/vendor';
import { requireNamed } from '@docs/utils';
import { readArguments } from '../command-line';

const HELP = `
Usage: npm run verify -- --api media-v2 --key-env MEDIA_API_KEY

Sends the examples of a contract to the API and prints where its responses differ from the contract.

  --api <name>          folder of contracts/
  --key-env <variable>  environment variable that contains the key
  --server <URL>        instead of the contract's, such as http://127.0.0.1:8787
  --only <names>        examples or operations, with commas
  --set <name=value>    value of a parameter, such as dataset=news; can be repeated
  --changes             also sends what changes data, with IDs of its own, and deletes those
  --probes              sends what answers open questions (x-probe), instead of the examples;
                        --only then names questions, as npm run questions prints them
  --record              writes recorded.json beside each example
  --json <file>         writes the findings as JSON
  --yes                 sends without a question

Exit status: 0 nothing breaks the contract, 1 something does, 2 not everything was checked.`;

const TEXT = { type: 'string' } as const;
const TEXTS = { type: 'string', multiple: true, default: [] as string[] } as const;
const FLAG = { type: 'boolean', default: false } as const;
const OPTIONS = {
  ...{ api: TEXT, 'key-env': TEXT, server: TEXT, only: TEXTS, set: TEXTS, json: TEXT },
  ...{ changes: FLAG, probes: FLAG, record: FLAG, yes: FLAG },
};

export type Settings = ReturnType<typeof readVerifySettings>;

/** @throws an error of one line, without the key */
export function readVerifySettings(args: string[], environment: NodeJS.ProcessEnv) {
  const { values } = readArguments({ args, options: OPTIONS }, HELP);
  return {
    ...values,
    api: requireNamed(contractNames, values.api ?? '', '--api names the contract', String),
    key: readKey(environment[values['key-env'] ?? '']),
    server: values.server === undefined ? undefined : readServer(values.server),
    only: values.only.flatMap((names) => names.split(',')),
    set: Object.fromEntries(values.set.map(readPair)),
  };
}

/** The error does not name the variable: somebody may have typed the key itself. */
function readKey(text = ''): string {
  if (/^[\x21-\x7e]{8,}$/.test(text.trim())) return text.trim();
  throw new Error(
    'The environment variable that --key-env names contains no key, which has 8 or more visible ASCII ' +
      'characters. Set it: read -rs MEDIA_API_KEY && export MEDIA_API_KEY',
  );
}

/** Without encryption, only this computer may get the key. */
function readServer(text: string): string {
  const isSafe = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^?#@\s]*$/.test(
    text,
  );
  if (isSafe && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new Error(`--server "${text}" is no URL such as https://media-api.example.com`);
}

function readPair(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (value !== '') return [name, value];
  throw new Error(`--set "${text}" has no value. Write it as dataset=news`);
}
