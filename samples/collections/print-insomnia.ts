import { stringify } from 'yaml';
import { printBody, SANDBOX_URL, toExpression } from './collection';
import type { Collection, CollectionRequest } from './collection';

/** Prints a collection in Insomnia's format 5. */
export function printInsomnia({
  contract,
  title,
  variables,
  headers,
  folders,
}: Collection): string {
  const id = contract.replaceAll('-', '_');
  const data = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
  const demo = Object.fromEntries(variables.map(({ name }) => [name, 'sandbox']));
  const collection = {
    type: 'collection.insomnia.rest/5.0',
    name: title,
    meta: { id: `wrk_${id}` },
    collection: folders.map(({ name, description, requests }, index) => ({
      name,
      meta: { id: `fld_${id}_${index + 1}`, description, sortKey: index },
      children: requests.map((request, position) => ({
        ...toInsomniaRequest(request, headers),
        meta: {
          id: `req_${id}_${request.name.replaceAll('-', '_')}`,
          description: request.description,
          sortKey: position,
        },
      })),
    })),
    environments: {
      name: 'Base environment',
      meta: { id: `env_${id}` },
      data,
      subEnvironments: [
        {
          name: 'Sandbox',
          meta: { id: `env_${id}_sandbox` },
          data: { ...demo, baseUrl: SANDBOX_URL },
        },
      ],
    },
  };
  return stringify(collection, { lineWidth: 0 });
}

function toInsomniaRequest(request: CollectionRequest, headers: Collection['headers']) {
  const { title, method, path, body } = request;
  const sent: Collection['headers'] =
    body === undefined ? headers : [...headers, ['Content-Type', 'application/json']];
  return {
    name: title,
    url: toTemplate(`{{baseUrl}}${path}`),
    method,
    headers: sent.map(([name, value]) => ({ name, value: toTemplate(value) })),
    ...(body !== undefined && {
      body: { mimeType: 'application/json', text: toTemplate(printBody(body)) },
    }),
    scripts: { afterResponse: toScript(request) },
    // The paths are encoded already.
    settings: {
      renderRequestBody: true,
      encodeUrl: false,
      rebuildPath: true,
      cookies: { send: false, store: false },
    },
  };
}

function toTemplate(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, '{{ _.$1 }}');
}

function toScript({ status, captures }: CollectionRequest): string {
  return [
    `insomnia.test('Status ${status}', () => insomnia.expect(insomnia.response.code).to.eql(${status}));`,
    ...captures.map(
      ({ variable, path }) =>
        `insomnia.baseEnvironment.set('${variable}', insomnia.response.json().${toExpression(path)});`,
    ),
  ].join('\n');
}
