import type { Collection, CollectionRequest } from './collection';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Prints a collection in Postman's format 2.1, which Bruno, Insomnia, Hoppscotch, and others import, too. */
export function printPostman({ title, variables, headers, folders }: Collection): string {
  const collection = {
    info: { name: title, schema: SCHEMA },
    variable: variables.map(({ name, value, description }) => ({ key: name, value, description })),
    item: folders.map(({ name, description, requests }) => ({
      name,
      description,
      item: requests.map((request) => toItem(request, headers)),
    })),
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
}

function toItem(request: CollectionRequest, headers: Collection['headers']) {
  const { title, description, method, body } = request;
  const sent: Collection['headers'] =
    body === undefined ? headers : [...headers, ['Content-Type', 'application/json']];
  return {
    name: title,
    request: {
      method,
      description,
      header: sent.map(([name, value]) => ({ key: toHeaderName(name), value })),
      url: toUrl(request.path),
      ...(body !== undefined && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(body, null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: toScript(request) } }],
  };
}

/** Insomnia's importer drops "Authorization" with a value that is neither Basic nor Bearer. */
function toHeaderName(name: string): string {
  return name === 'Authorization' ? 'authorization' : name;
}

function toUrl(path: string) {
  const { pathname, searchParams } = new URL(path, 'https://host.invalid');
  const query = [...searchParams].map(([key, value]) => ({ key, value }));
  const search = query.map(({ key, value }) => `${key}=${value}`).join('&');
  return {
    // Not encoded: Bruno encodes an imported query once more.
    raw: `{{baseUrl}}${pathname}${search && `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: pathname.slice(1).split('/'),
    ...(query.length > 0 && { query }),
  };
}

function toScript({ status, captures }: CollectionRequest): string[] {
  return [
    `pm.test('Status ${status}', () => pm.response.to.have.status(${status}));`,
    ...captures.map(
      ({ variable, path }) =>
        `pm.collectionVariables.set('${variable}', pm.response.json().${path.join('.')});`,
    ),
  ];
}
