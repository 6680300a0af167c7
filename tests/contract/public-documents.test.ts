import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { listOperations, listTypes } from '@docs/openapi';
import type { OpenApiDocument } from '@docs/openapi';
import { toDocument } from '@docs/openapi/testing';
import { complete } from '../../tools/contract-pull/complete';
import { parseDescription } from '../../tools/contract-pull/parse-description';
import { pull } from '../../tools/contract-pull/pull';

/** Documents that others publish. Nothing downloads them: save those that you have in a folder. */
const FOLDER = process.env.PUBLIC_DOCUMENTS ?? '';

const root = mkdtempSync(path.join(tmpdir(), 'public-'));
mkdirSync(path.join(root, 'contracts/shop'), { recursive: true });
writeFileSync(path.join(root, 'contracts/shop/openapi.yaml'), stringify(toDocument()));

const EXAMPLES = 'OAI/learn.openapis.org, examples/';
const README = 'readmeio/oas-examples, 3.0/json/';

type Fact = [file: string, from: string, title: string, version: string, ...rest: Counts];
type Counts = [operations: number, types: number, oddity: string];

const FACTS: Fact[] = [
  ['api-with-examples.yaml', EXAMPLES, 'Simple API overview', '2.0.0', 2, 0, '300 as a response'],
  [
    'callback-example.yaml',
    EXAMPLES,
    'Callback Example',
    '1.0.0',
    1,
    0,
    'a URL with an expression',
  ],
  ['link-example.yaml', EXAMPLES, 'Link Example', '1.0.0', 6, 3, 'links as components'],
  [
    'non-oauth-scopes.yaml',
    EXAMPLES,
    'Non-oAuth Scopes example',
    '1.0.0',
    1,
    0,
    'roles of a token',
  ],
  ['petstore-expanded.yaml', EXAMPLES, 'Swagger Petstore', '1.0.0', 4, 3, 'IDs with spaces'],
  ['tictactoe.yaml', EXAMPLES, 'Tic Tac Toe', '1.0.0', 3, 6, 'OpenID Connect'],
  ['uspto.yaml', EXAMPLES, 'USPTO Data Set API', '1.0.0', 3, 1, 'a template as the server'],
  ['webhook-example.yaml', EXAMPLES, 'Webhook Example', '1.0.0', 0, 1, 'no paths'],
  ['circular.json', README, 'API definition with a circular $ref', '1.0.0', 1, 1, 'a circle'],
  ['discriminators.json', README, 'Discriminator support', '1.0.0', 10, 24, 'mappings'],
  ['file-uploads.json', README, 'File uploading support', '1.0.0', 3, 0, 'forms with files'],
  ['parameters-cookies.json', README, 'Cookie parameters', '1.0.0', 1, 0, 'cookies'],
  ['polymorphism.json', README, 'Polymorphism support', '1.0.0', 13, 7, 'anyOf beside allOf'],
  ['security.json', README, 'Support for different security types', '1.0.0', 15, 0, 'every scheme'],
  ['star-trek.json', README, 'STAPI', '1.0.0', 120, 222, 'types that lead to each other'],
  [
    'museum.yaml',
    'Redocly/museum-openapi-example',
    'Redocly Museum API',
    '1.2.1',
    8,
    22,
    'webhooks',
  ],
  [
    'train-travel.yaml',
    'bump-sh-examples/train-travel-api',
    'Train Travel API',
    '1.2.1',
    7,
    11,
    'x-…',
  ],
  [
    'discord.json',
    'discord/discord-api-spec',
    'Discord HTTP API (Preview)',
    '10',
    242,
    539,
    'size',
  ],
];

const present = FACTS.filter(([file]) => FOLDER !== '' && existsSync(path.join(FOLDER, file)));
if (present.length === 0) it.skip('PUBLIC_DOCUMENTS is no folder with one of these files');

it.each(present)(
  'contract:pull reads %s of %s',
  async (file, _from, title, version, operations, types) => {
    const source = path.join(FOLDER, file);
    const [first] = await pull({ source, name: 'shop', root });
    expect(first).toBe(`${title}: ours 1.0.0, theirs ${version}`);
    const theirs = parseDescription(readFileSync(source, 'utf8'), source);
    const document = complete(theirs as unknown as OpenApiDocument);
    const ids = new Set(listOperations(document).map(({ id }) => id));
    expect([ids.size, listTypes(document).length]).toEqual([operations, types]);
  },
);
